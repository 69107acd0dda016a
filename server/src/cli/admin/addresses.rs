//! `fullprime admin address-hash` and `plain-addresses`: network addresses in the log.

use std::net::IpAddr;

use clap::Subcommand;
use site::{address_hash, dates::day_and_time, match_state::dice_key};
use store::{AnyConn, Store, address_keys, clock::Clock as _};
use wire::Millis;

use super::operator::{act, noted, say};
use crate::{SystemClock, config::Settings};

const HOUR_MS: i64 = 60 * 60 * 1_000;

/// The commands about plain addresses in the log.
#[derive(Debug, Subcommand)]
pub(super) enum PlainTask {
    /// Show plain addresses next to their hashes in the log, on all nodes.
    Begin {
        /// The duration in hours, 1 to 168. After that the log shows only hashes again.
        #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=168))]
        hours: u8,
    },
    /// Show only hashes again.
    End,
    /// Print whether plain addresses are shown, and until when.
    Status,
}

/// Prints `2026-11-22  0123456789abcdef` for each day, oldest first.
pub(super) async fn print_hashes(store: &Store, settings: &Settings, address: IpAddr) -> anyhow::Result<()> {
    let vault = dice_key::look(store, &settings.dice_key_file()?).await?;
    for (day, hash) in address_hash::on_each_day(store, &vault, address).await? {
        let day = day_and_time(day);
        let date = day.split_once(' ').map_or(day.as_str(), |(date, _time)| date);
        say(&format!("{date}  {hash}"))?;
    }
    Ok(())
}

pub(super) async fn show_plainly(store: &Store, task: PlainTask) -> anyhow::Result<()> {
    let now = SystemClock.now();
    match task {
        PlainTask::Begin { hours } => {
            let until = Millis(now.0 + i64::from(hours) * HOUR_MS);
            let act = act("plain-addresses begin", None, &format!("for {hours} h"));
            let begin =
                move |connection: &mut AnyConn| address_keys::set_plain_until(connection, Some(until));
            noted(store, act, begin, |_changed| true).await?;
            say(&format!("log lines show plain addresses for {hours} h"))
        }
        PlainTask::End => {
            let end = |connection: &mut AnyConn| address_keys::set_plain_until(connection, None);
            let was_on = noted(store, act("plain-addresses end", None, ""), end, |was_on| *was_on).await?;
            say(if was_on {
                "log lines show only hashes"
            } else {
                "nothing changes: log lines show only hashes"
            })
        }
        PlainTask::Status => match store.read(address_keys::plain_until).await? {
            Some(until) if until > now => {
                let minutes = (until.0 - now.0).div_euclid(60_000) + 1;
                say(&format!("log lines show plain addresses for {minutes} min more"))
            }
            Some(_) | None => say("log lines show only hashes"),
        },
    }
}
