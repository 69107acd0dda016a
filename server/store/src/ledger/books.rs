//! The books as a whole, for the audit.

use std::collections::BTreeMap;

use diesel::prelude::*;
use play::Credits;
use rules::BySide;

use super::{ESCROW, HOUSE, MINT, PLAYER, POOL};
use crate::{
    AnyConn, DbError,
    id::{MatchId, UserId},
    moderation_schema::void_payments,
    pools::{self, FeeRow, Pools},
    schema::prize_corrections as corrections,
    schema::{ledger_accounts as accounts, ledger_entries as entries, ledger_transfers as transfers},
    schema::{settlements, stakes},
};

/// A stored account, for the audit.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct AccountRow {
    pub kind: String,
    pub owner: i64,
    pub balance: i64,
    pub entries: i64,
}

impl AccountRow {
    /// Returns true if this is the pool of a tournament.
    pub fn is_pool(&self) -> bool {
        self.kind == POOL
    }

    /// Returns true if this is the escrow of a match.
    pub fn is_escrow(&self) -> bool {
        self.kind == ESCROW
    }
}

/// A transfer, for the audit.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct TransferRow {
    pub id: i64,
    pub from: (String, i64),
    pub to: (String, i64),
    pub amount: i64,
    pub reason: String,
    /// The key of a transfer that may happen only once.
    pub once: Option<String>,
}

/// An entry, for the audit.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct EntryRow {
    pub account: (String, i64),
    pub number: i64,
    pub transfer_id: i64,
    pub amount: i64,
    pub balance: i64,
}

/// A stake with its settlement, for the audit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StakeRow {
    pub id: MatchId,
    pub players: BySide<UserId>,
    pub each: Credits,
    pub paid: Option<Paid>,
}

/// The amounts of a settlement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Paid {
    pub players: BySide<Credits>,
    pub house: Credits,
}

/// All of the books, in the order in which they were written.
#[derive(Debug)]
pub struct Books {
    pub accounts: Vec<AccountRow>,
    pub transfers: Vec<TransferRow>,
    pub entries: Vec<EntryRow>,
    pub stakes: Vec<StakeRow>,
}

/// Reads the books.
pub fn books(connection: &mut AnyConn) -> Result<Books, DbError> {
    type StakeColumns = (i64, i64, i64, i64, Option<i64>, Option<i64>, Option<i64>);
    let rows: Vec<StakeColumns> = stakes::table
        .left_join(settlements::table.on(settlements::match_id.eq(stakes::match_id)))
        .order(stakes::match_id.asc())
        .select((
            stakes::match_id,
            stakes::white_id,
            stakes::black_id,
            stakes::each_amount,
            settlements::white_paid.nullable(),
            settlements::black_paid.nullable(),
            settlements::house_share.nullable(),
        ))
        .load(connection)?;
    let stakes = rows.into_iter().map(|(id, white, black, each, white_paid, black_paid, house)| StakeRow {
        id: MatchId::from_row(id),
        players: BySide { white: UserId::from_row(white), black: UserId::from_row(black) },
        each: Credits::from_hundredths(each),
        paid: white_paid.zip(black_paid).zip(house).map(|((white, black), house)| Paid {
            players: BySide {
                white: Credits::from_hundredths(white),
                black: Credits::from_hundredths(black),
            },
            house: Credits::from_hundredths(house),
        }),
    });
    Ok(Books {
        stakes: stakes.collect(),
        accounts: accounts::table
            .select((accounts::kind, accounts::owner, accounts::balance, accounts::entries))
            .load(connection)?,
        transfers: transfers::table
            .order(transfers::id.asc())
            .select((
                transfers::id,
                (transfers::from_kind, transfers::from_owner),
                (transfers::to_kind, transfers::to_owner),
                transfers::amount,
                transfers::reason,
                transfers::once,
            ))
            .load(connection)?,
        entries: entries::table
            .order((entries::kind.asc(), entries::owner.asc(), entries::number.asc()))
            .select((
                (entries::kind, entries::owner),
                entries::number,
                entries::transfer_id,
                entries::amount,
                entries::balance,
            ))
            .load(connection)?,
    })
}

/// A transfer that a row of another table causes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Caused {
    pub from: (String, i64),
    pub to: (String, i64),
    pub amount: i64,
}

/// Returns the transfers that entry fees, pools, corrections of prizes and voids have caused, by their keys.
pub fn caused(connection: &mut AnyConn) -> Result<BTreeMap<String, Caused>, DbError> {
    let player = |user: i64| (PLAYER.to_owned(), user);
    let pool = |tournament: i64| (POOL.to_owned(), tournament);
    let house = || (HOUSE.to_owned(), 0);
    let Pools { fees, prizes, settled, .. } = pools::all(connection)?;
    let mut caused = BTreeMap::new();
    for fee in fees {
        let FeeRow { tournament, seq, user, amount, is_back } = fee;
        let paid = Caused { from: player(user), to: pool(tournament), amount };
        if is_back {
            let back = Caused { from: pool(tournament), to: player(user), amount };
            caused.insert(format!("fee_back:{tournament}:{seq}"), back);
        }
        caused.insert(format!("fee:{tournament}:{seq}"), paid);
    }
    for (tournament, user, amount) in prizes {
        let prize = Caused { from: pool(tournament), to: player(user), amount };
        caused.insert(format!("pool:{tournament}:{user}"), prize);
    }
    for (tournament, amount) in settled.into_iter().filter(|(_, amount)| *amount > 0) {
        caused.insert(format!("pool:{tournament}"), Caused { from: pool(tournament), to: house(), amount });
    }
    let with_house = |user: Option<i64>, amount: i64| match user {
        None => Caused { from: (MINT.to_owned(), 0), to: house(), amount },
        Some(user) if amount < 0 => Caused { from: player(user), to: house(), amount: -amount },
        Some(user) => Caused { from: house(), to: player(user), amount },
    };
    let corrected: Vec<(i64, i32, i32, Option<i64>, i64)> = corrections::table
        .select((
            corrections::tournament_id,
            corrections::seq,
            corrections::number,
            corrections::user_id,
            corrections::amount,
        ))
        .load(connection)?;
    for (tournament, seq, number, user, amount) in corrected {
        let key = format!("prize_correction:{tournament}:{seq}:{number}");
        caused.insert(key, with_house(user, amount));
    }
    let voided: Vec<(i64, i32, Option<i64>, i64)> = void_payments::table
        .select((
            void_payments::void_id,
            void_payments::number,
            void_payments::user_id,
            void_payments::amount,
        ))
        .load(connection)?;
    for (void, number, user, amount) in voided {
        caused.insert(format!("void:{void}:{number}"), with_house(user, amount));
    }
    Ok(caused)
}
