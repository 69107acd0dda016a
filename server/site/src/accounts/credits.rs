//! A player's credits: statement, CSV, daily top-up. Guests have no credit account.

use play::Credits;
use store::{
    AnyConn, DbError,
    account::Account,
    ledger::{self, Grant, Movement, Reason},
    people,
};
use texts::refusals;
use wire::{Millis, MovementKind, Statement};

use crate::{accounts::Accounts, csv::Csv, error::AppError, messages::ToWire};

/// The number of movements that one query of a download reads.
const CSV_PORTION: i64 = 1_000;
/// The maximum number of movements in a download, newest first: some ten megabytes.
const CSV_ROWS_MAX: usize = 100_000;

/// Returns the balance of the account and a page of its movements.
///
/// # Errors
/// If it is a guest's account, or the database fails.
pub async fn statement(
    accounts: &Accounts,
    account: &Account,
    before: Option<u32>,
    limit: u32,
) -> Result<Statement, AppError> {
    let (user, now) = (account.id, accounts.node.clock.now());
    accounts
        .node
        .store
        .read(move |connection| {
            let balance = ledger::balance_of(connection, user)?
                .ok_or_else(|| AppError::Forbidden(refusals::guests_have_no_credits()))?;
            // One row more than requested shows whether there is a next page.
            let mut movements = ledger::movements(connection, user, before, i64::from(limit) + 1)?;
            let has_more = movements.len() > usize::try_from(limit).unwrap_or(usize::MAX);
            if has_more {
                movements.pop();
            }
            Ok(Statement {
                balance: to_wire(balance),
                staked: to_wire(ledger::staked_of(connection, user)?),
                promised: to_wire(ledger::promised_to(connection, user)?),
                top_up: to_wire(ledger::top_up_due(connection, user, now)?),
                next: movements.last().filter(|_| has_more).map(|movement| movement.number),
                movements: shown(connection, movements)?,
            })
        })
        .await
}

/// Returns the movements as a CSV file, newest first.
///
/// # Errors
/// If it is a guest's account, or the database fails.
pub async fn csv(accounts: &Accounts, account: &Account) -> Result<String, AppError> {
    let user = account.id;
    let mut csv = Csv::new(["number", "time", "kind", "amount", "balance", "match", "opponent"]);
    let (mut before, mut rows) = (None, 0);
    while rows < CSV_ROWS_MAX {
        let movements = accounts.node.store.read(move |connection| {
            ledger::balance_of(connection, user)?
                .ok_or_else(|| AppError::Forbidden(refusals::guests_have_no_credits()))?;
            let movements = ledger::movements(connection, user, before, CSV_PORTION)?;
            Ok::<_, AppError>(shown(connection, movements)?)
        });
        let movements = movements.await?;
        let Some(last) = movements.last() else { break };
        before = Some(last.number);
        rows += movements.len();
        for movement in &movements {
            write_row(&mut csv, movement);
        }
    }
    Ok(csv.into_text())
}

/// Pays the daily top-up.
///
/// # Errors
/// If it is a guest's account, or nothing is due.
pub async fn top_up(accounts: &Accounts, account: &Account) -> Result<(), AppError> {
    let (user, now) = (account.id, accounts.node.clock.now());
    let written = accounts.node.store.write(move |connection| {
        ledger::balance_of(connection, user)?
            .ok_or_else(|| AppError::Forbidden(refusals::guests_have_no_credits()))?;
        Ok::<_, AppError>(ledger::top_up(connection, user, now)?)
    });
    match written.await {
        Ok(Credits::ZERO) | Err(AppError::Database(DbError::Conflict(_))) => {
            Err(AppError::Conflict(refusals::no_top_up(ledger::DAILY_TOP_UP_TO.to_string())))
        }
        Ok(_added) => Ok(()),
        Err(error) => Err(error),
    }
}

fn shown(connection: &mut AnyConn, movements: Vec<Movement>) -> Result<Vec<wire::Movement>, DbError> {
    let people = people::by_ids(connection, movements.iter().filter_map(|movement| movement.opponent))?;
    let shown = movements.into_iter().map(|movement| wire::Movement {
        number: movement.number,
        at: movement.at,
        kind: kind(movement.reason),
        amount: to_wire(movement.amount),
        balance: to_wire(movement.balance),
        match_id: movement.match_id.map(|id| id.to_wire()),
        opponent: movement
            .opponent
            .and_then(|opponent| people.get(&opponent))
            .map(|account| account.name.as_str().to_owned()),
    });
    Ok(shown.collect())
}

const fn kind(reason: Reason) -> MovementKind {
    match reason {
        Reason::Granted(Grant::Starting) => MovementKind::StartingGrant,
        Reason::Granted(Grant::DailyTopUp) => MovementKind::DailyTopUp,
        Reason::Granted(Grant::BotTopUp) => MovementKind::BotTopUp,
        Reason::Granted(Grant::Admin) => MovementKind::AdminGrant,
        Reason::Granted(Grant::Prize) => MovementKind::Prize,
        Reason::Stake => MovementKind::Stake,
        Reason::EntryFee => MovementKind::EntryFee,
        Reason::EntryFeeBack => MovementKind::EntryFeeBack,
        Reason::PoolPrize => MovementKind::Prize,
        Reason::VoidReturn => MovementKind::VoidReturn,
        Reason::VoidRefund => MovementKind::VoidRefund,
        // The house's share never reaches a player's account.
        Reason::Settlement | Reason::HouseShare => MovementKind::Settlement,
    }
}

const fn to_wire(credits: Credits) -> wire::Credits {
    wire::Credits(credits.hundredths())
}

fn write_row(csv: &mut Csv, movement: &wire::Movement) {
    let wire::Movement { number, at, kind, amount, balance, match_id, opponent } = movement;
    let kind = match kind {
        MovementKind::StartingGrant => "starting_grant",
        MovementKind::DailyTopUp => "daily_top_up",
        MovementKind::BotTopUp => "bot_top_up",
        MovementKind::AdminGrant => "admin_grant",
        MovementKind::Prize => "prize",
        MovementKind::Stake => "stake",
        MovementKind::Settlement => "settlement",
        MovementKind::EntryFee => "entry_fee",
        MovementKind::EntryFeeBack => "entry_fee_back",
        MovementKind::VoidReturn => "void_return",
        MovementKind::VoidRefund => "void_refund",
    };
    let (amount, balance) = (Credits::from_hundredths(amount.0), Credits::from_hundredths(balance.0));
    let match_id = match_id.as_ref().map_or("", |id| id.0.as_str());
    let opponent = opponent.as_deref().unwrap_or_default();
    csv.row([number, &utc(*at), &kind, &amount, &balance, &match_id, &opponent]);
}

/// Formats a time as ISO 8601, to the second, in UTC. Dates are computed in eras of 400 years that begin in March, so
/// that the leap day is the last day of its year.
pub(crate) fn utc(at: Millis) -> String {
    let seconds = at.0.div_euclid(1_000);
    let (days, of_day) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
    // 1970-01-01 is 719 468 days after 0000-03-01.
    let days = days + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let march_month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * march_month + 2) / 5 + 1;
    let month = if march_month < 10 { march_month + 3 } else { march_month - 9 };
    let year = era * 400 + year_of_era + i64::from(month <= 2);
    let (hour, minute, second) = (of_day / 3_600, of_day / 60 % 60, of_day % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_in_utc() {
        for (at, text) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_400_000, "2000-02-29T00:00:00Z"),
            (1_709_251_199_999, "2024-02-29T23:59:59Z"),
            (1_709_251_200_000, "2024-03-01T00:00:00Z"),
            (1_800_000_000_000, "2027-01-15T08:00:00Z"),
            (4_102_444_799_000, "2099-12-31T23:59:59Z"),
        ] {
            assert_eq!(utc(Millis(at)), text);
        }
    }
}
