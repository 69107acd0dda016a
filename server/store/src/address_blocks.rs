//! Blocked address ranges, each with its author, reason and end. A lifted block is marked as lifted and kept as a
//! record.

use diesel::prelude::*;
use moment::Millis;

use super::{
    AnyConn, DbError,
    schema::{address_blocks, users},
};
use crate::{address::AddressRange, id::UserId};

/// A block to store.
#[derive(Debug, Clone)]
pub struct NewBlock {
    pub id: i64,
    pub network: AddressRange,
    pub reason: String,
    pub at: Millis,
    /// The moderator; `None` for an operator, whose action is in the operator log.
    pub author: Option<UserId>,
    pub until: Option<Millis>,
}

/// A block as lists show it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Block {
    pub id: i64,
    pub network: AddressRange,
    pub reason: String,
    pub at: Millis,
    /// The moderator's name; `None` for an operator.
    pub author: Option<String>,
    pub until: Option<Millis>,
    pub lifted_at: Option<Millis>,
}

type BlockRow = (i64, String, String, i64, Option<String>, Option<i64>, Option<i64>);

fn read(row: BlockRow) -> Result<Block, DbError> {
    let (id, network, reason, at, author, until, lifted_at) = row;
    let network =
        network.parse().map_err(|error| DbError::Broken(format!("address_blocks: {id}: {error}")))?;
    let (at, until, lifted_at) = (Millis(at), until.map(Millis), lifted_at.map(Millis));
    Ok(Block { id, network, reason, at, author, until, lifted_at })
}

/// Stores a block.
pub fn insert(connection: &mut AnyConn, block: &NewBlock) -> Result<(), DbError> {
    diesel::insert_into(address_blocks::table)
        .values((
            address_blocks::id.eq(block.id),
            address_blocks::network.eq(block.network.to_string()),
            address_blocks::reason.eq(&block.reason),
            address_blocks::at.eq(block.at.0),
            address_blocks::author_id.eq(block.author.map(UserId::to_row)),
            address_blocks::until.eq(block.until.map(|until| until.0)),
        ))
        .execute(connection)?;
    Ok(())
}

/// Returns the blocks in force at `now`, newest first.
pub fn in_force(connection: &mut AnyConn, now: Millis) -> Result<Vec<Block>, DbError> {
    let rows = address_blocks::table
        .left_join(users::table.on(users::id.nullable().eq(address_blocks::author_id)))
        .filter(address_blocks::lifted_at.is_null())
        .filter(address_blocks::until.is_null().or(address_blocks::until.gt(now.0)))
        .order((address_blocks::at.desc(), address_blocks::id))
        .select((
            address_blocks::id,
            address_blocks::network,
            address_blocks::reason,
            address_blocks::at,
            users::name.nullable(),
            address_blocks::until,
            address_blocks::lifted_at,
        ));
    rows.load::<BlockRow>(connection)?.into_iter().map(read).collect()
}

/// Returns the newest blocks, in force or not.
pub fn newest(connection: &mut AnyConn, limit: i64) -> Result<Vec<Block>, DbError> {
    let rows = address_blocks::table
        .left_join(users::table.on(users::id.nullable().eq(address_blocks::author_id)))
        .order((address_blocks::at.desc(), address_blocks::id))
        .limit(limit)
        .select((
            address_blocks::id,
            address_blocks::network,
            address_blocks::reason,
            address_blocks::at,
            users::name.nullable(),
            address_blocks::until,
            address_blocks::lifted_at,
        ));
    rows.load::<BlockRow>(connection)?.into_iter().map(read).collect()
}

/// Lifts the blocks among `ids` that are in force. Returns how many were lifted.
pub fn lift(
    connection: &mut AnyConn,
    ids: &[i64],
    by: Option<UserId>,
    now: Millis,
) -> Result<usize, DbError> {
    let blocks = address_blocks::table
        .filter(address_blocks::id.eq_any(ids))
        .filter(address_blocks::lifted_at.is_null())
        .filter(address_blocks::until.is_null().or(address_blocks::until.gt(now.0)));
    let lifted = diesel::update(blocks).set((
        address_blocks::lifted_at.eq(Some(now.0)),
        address_blocks::lifted_by_id.eq(by.map(UserId::to_row)),
    ));
    Ok(lifted.execute(connection)?)
}
