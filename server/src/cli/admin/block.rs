//! `fullprime admin block`: ranges of network addresses from which requests are refused.

use clap::Subcommand;
use serde_json::json;
use site::{
    error::AppError,
    integrity::blocks::{self, Width},
};
use store::{AnyConn, DbError, Store, address_blocks, clock::Clock as _, id};
use wire::Millis;

use super::operator::{act, noted, say};
use crate::SystemClock;

/// The commands about blocked ranges.
#[derive(Debug, Subcommand)]
pub(super) enum BlockTask {
    /// Refuse requests from a range, and close its open sockets, on all nodes within seconds.
    Add {
        /// The range, for example 192.0.2.0/24, 2001:db8::/32 or a single address.
        range: String,
        /// The reason, shown to moderators.
        #[arg(long, value_name = "TEXT")]
        reason: String,
        /// The duration in hours; without this the block lasts until it is removed.
        #[arg(long, value_name = "N")]
        hours: Option<u32>,
        /// Allow ranges wider than /8 of IPv4 or /16 of IPv6.
        #[arg(long)]
        wide: bool,
    },
    /// List the blocks in force, one JSON object per line.
    List {
        /// Include the blocks that have ended.
        #[arg(long)]
        all: bool,
    },
    /// End the blocks of a range.
    Remove {
        /// The range, or the id from `list`.
        range: String,
    },
}

/// The maximum number of blocks that a list with ended blocks shows.
const LISTED_MAX: i64 = 1_000;

pub(super) async fn block(store: &Store, task: BlockTask) -> anyhow::Result<()> {
    let now = SystemClock.now();
    match task {
        BlockTask::Add { range, reason, hours, wide } => {
            let width = if wide { Width::Any } else { Width::Operator };
            let block = blocks::new_block(&range, &reason, hours, None, width, now)?;
            let network = block.network;
            let act = act("block add", None, &format!("{network}: {}", block.reason));
            let add = move |connection: &mut AnyConn| match blocks::add(connection, &block) {
                Ok(()) => Ok(()),
                Err(AppError::Database(error)) => Err(error),
                Err(refused) => Err(DbError::Conflict(refused.to_string())),
            };
            noted(store, act, add, |()| true).await?;
            say(&format!("requests from {network} are refused"))
        }
        BlockTask::List { all } => {
            let read = store.read(move |connection| {
                if all {
                    address_blocks::newest(connection, LISTED_MAX)
                } else {
                    address_blocks::in_force(connection, now)
                }
            });
            for block in read.await? {
                let in_force = block.lifted_at.is_none() && block.until.is_none_or(|until| now < until);
                let line = json!({
                    "id": id::show(block.id), "range": block.network.to_string(), "reason": block.reason,
                    "at": block.at.0, "by": block.author.as_deref().unwrap_or("an operator"),
                    "until": block.until.map(|until| until.0), "in_force": in_force,
                });
                say(&line.to_string())?;
            }
            Ok(())
        }
        BlockTask::Remove { range } => remove(store, &range, now).await,
    }
}

async fn remove(store: &Store, range: &str, now: Millis) -> anyhow::Result<()> {
    let in_force = store.read(move |connection| address_blocks::in_force(connection, now)).await?;
    let network: Option<crate::AddressRange> = range.parse().ok();
    let wanted =
        in_force.iter().filter(|block| Some(block.network) == network || id::show(block.id) == range);
    let ids: Vec<i64> = wanted.map(|block| block.id).collect();
    let act = act("block remove", None, range);
    let lift = move |connection: &mut AnyConn| address_blocks::lift(connection, &ids, None, now);
    match noted(store, act, lift, |lifted| *lifted > 0).await? {
        0 => anyhow::bail!(
            "no block of {range} is in force; `fullprime admin block list` shows those that are"
        ),
        _ => say(&format!(
            "requests from {range} are answered again, unless another blocked range contains them"
        )),
    }
}
