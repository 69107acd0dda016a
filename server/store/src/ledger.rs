//! The ledger: accounts, transfers, stakes. The database itself writes both entries of a transfer and updates both
//! balances. It refuses writes that would unbalance the books (`migrations/*/*_initial`, section "Credits"). This
//! module has the operations that the program may use.

pub mod books;

use diesel::prelude::*;
use moment::Millis;
use play::{Credits, Settlement};
use rules::{BySide, Side};
use thiserror::Error;

use super::{
    AnyConn, DbError,
    schema::{entry_fee_returns as returns, entry_fees as fees, pool_settlements as paid_out},
    schema::{ledger_accounts as accounts, ledger_entries as entries, ledger_transfers as transfers},
    schema::{matches, pending_grants, settlements, spent_grants, stakes, users},
};
use crate::id::{MatchId, UserId};

/// The starting balance of a new account: 1000.
pub const STARTING_GRANT: Credits = Credits::from_hundredths(100_000);
/// The balance, including stakes in escrow, up to which a poorer player may be topped up once a day (UTC): 20, the
/// highest stake.
pub const DAILY_TOP_UP_TO: Credits = play::Stake::EACH_MAX;
const DAY_MS: i64 = 86_400_000;

/// The reasons why the mint issues credits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Grant {
    /// The starting grant of a new account.
    Starting,
    /// The daily top-up for players with a low balance.
    DailyTopUp,
    /// The automatic top-up of bots in older versions. It is no longer issued.
    BotTopUp,
    /// A grant by an operator.
    Admin,
    /// A prize in a tournament without entry fees.
    Prize,
}

/// The kind of a transfer, as its column stores it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    Granted(Grant),
    Stake,
    Settlement,
    HouseShare,
    EntryFee,
    EntryFeeBack,
    /// A prize from the pool of a tournament.
    PoolPrize,
    /// Winnings from voided matches, returned by the winner.
    VoidReturn,
    /// Losses from voided matches, refunded.
    VoidRefund,
}

impl Reason {
    const ALL: [Reason; 13] = [
        Reason::Granted(Grant::Starting),
        Reason::Granted(Grant::DailyTopUp),
        Reason::Granted(Grant::BotTopUp),
        Reason::Granted(Grant::Admin),
        Reason::Granted(Grant::Prize),
        Reason::Stake,
        Reason::Settlement,
        Reason::HouseShare,
        Reason::EntryFee,
        Reason::EntryFeeBack,
        Reason::PoolPrize,
        Reason::VoidReturn,
        Reason::VoidRefund,
    ];

    const fn name(self) -> &'static str {
        match self {
            Reason::Granted(Grant::Starting) => "starting_grant",
            Reason::Granted(Grant::DailyTopUp) => "daily_top_up",
            Reason::Granted(Grant::BotTopUp) => "bot_top_up",
            Reason::Granted(Grant::Admin) => "admin_grant",
            // The account that pays tells the two kinds of prizes apart.
            Reason::Granted(Grant::Prize) | Reason::PoolPrize => "prize",
            Reason::Stake => "stake",
            Reason::Settlement => "settlement",
            Reason::HouseShare => "house_share",
            Reason::EntryFee => "entry_fee",
            Reason::EntryFeeBack => "entry_fee_back",
            Reason::VoidReturn => "void_return",
            Reason::VoidRefund => "void_refund",
        }
    }

    /// Returns the reason for a transfer in the account of a player.
    fn of_transfer(from_kind: &str, name: &str, once: Option<&str>) -> Option<Reason> {
        // Version 1 wrote prizes of the mint as an operator's grants.
        let is_prize = name == "prize" || once.is_some_and(|once| once.starts_with(PRIZE_KEY));
        match (from_kind, is_prize) {
            (MINT, true) => Some(Reason::Granted(Grant::Prize)),
            (POOL, true) => Some(Reason::PoolPrize),
            _ => Reason::ALL.into_iter().find(|known| known.name() == name),
        }
    }
}

/// The reasons why a stake cannot be paid.
#[derive(Debug, Error)]
pub enum StakeError {
    /// A player has too little credit.
    #[error("an account holds less than the stake")]
    Short {
        /// The side of the player.
        side: Side,
    },
    /// A database error.
    #[error(transparent)]
    Db(#[from] DbError),
}

const PLAYER: &str = "player";
const ESCROW: &str = "escrow";
const POOL: &str = "pool";
const HOUSE: &str = "house";
const MINT: &str = "mint";
/// The prefix of the keys that let each prize be paid only once.
const PRIZE_KEY: &str = "prize:";

/// The starting balance of an account.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Start {
    /// The starting grant.
    Grant,
    /// Nothing yet.
    Nothing,
}

/// Promises the starting grant to an account made in this browser. It is paid with the first match, unless the browser
/// has had a grant by then.
pub fn promise_grant(connection: &mut AnyConn, user: UserId, grant_hash: &str) -> Result<(), DbError> {
    diesel::insert_into(pending_grants::table)
        .values((pending_grants::user_id.eq(user.to_row()), pending_grants::device_hash.eq(grant_hash)))
        .execute(connection)?;
    Ok(())
}

/// Pays the starting grants that these players were promised, when a match between them has been played.
pub fn pay_promised(
    connection: &mut AnyConn,
    players: impl IntoIterator<Item = UserId>,
    at: Millis,
) -> Result<(), DbError> {
    let rows: Vec<i64> = players.into_iter().map(UserId::to_row).collect();
    let mut promised: Vec<(i64, String)> = pending_grants::table
        .filter(pending_grants::user_id.eq_any(rows))
        .select((pending_grants::user_id, pending_grants::device_hash))
        .load(connection)?;
    promised.sort_unstable();
    let users: Vec<UserId> = promised.iter().map(|(user, _)| UserId::from_row(*user)).collect();
    lock(connection, &users)?;
    for (user, grant_hash) in promised {
        // Another match of the same player may have ended at this moment on another node.
        if diesel::delete(pending_grants::table.find(user)).execute(connection)? == 1
            && spend_grant_of(connection, &grant_hash, at)?
        {
            begin_with(connection, UserId::from_row(user), STARTING_GRANT, at)?;
        }
    }
    Ok(())
}

/// Stores that a browser has had its grant. Returns false if it had one already.
fn spend_grant_of(connection: &mut AnyConn, grant_hash: &str, at: Millis) -> Result<bool, DbError> {
    let row = (spent_grants::device_hash.eq(grant_hash), spent_grants::at.eq(at.0));
    let insert = diesel::insert_into(spent_grants::table).values(row).on_conflict_do_nothing();
    let inserted = match connection {
        AnyConn::Sqlite(sqlite) => insert.execute(sqlite)?,
        AnyConn::Postgres(postgres) => insert.execute(postgres)?,
    };
    Ok(inserted == 1)
}

/// Returns the starting grant that a player gets with the first match; zero if the player has played, or the browser
/// has had its grant.
pub fn promised_to(connection: &mut AnyConn, user: UserId) -> Result<Credits, DbError> {
    let hash: Option<String> = pending_grants::table
        .find(user.to_row())
        .select(pending_grants::device_hash)
        .first(connection)
        .optional()?;
    let Some(hash) = hash else { return Ok(Credits::ZERO) };
    let spent: i64 = spent_grants::table.find(hash).count().get_result(connection)?;
    Ok(if spent > 0 { Credits::ZERO } else { STARTING_GRANT })
}

/// Returns true if a person has not played a match yet. Such a person gets no credits.
fn awaits_first_match(connection: &mut AnyConn, person: i64) -> Result<bool, DbError> {
    Ok(pending_grants::table.find(person).count().get_result::<i64>(connection)? > 0)
}

/// Forgets the promise to an account that is deleted.
pub(super) fn forget_promise(connection: &mut AnyConn, user: UserId) -> Result<(), DbError> {
    diesel::delete(pending_grants::table.find(user.to_row())).execute(connection)?;
    Ok(())
}

/// Deletes the account in the ledger of a player who never had a credit, so that the player can be deleted.
pub(super) fn close_unused(connection: &mut AnyConn, user: UserId) -> QueryResult<()> {
    let unused = accounts::table.find((PLAYER, user.to_row())).filter(accounts::entries.eq(0));
    diesel::delete(unused).execute(connection)?;
    Ok(())
}

/// Forgets the browsers whose starting grant was given before `before`.
pub fn forget_grants_before(connection: &mut AnyConn, before: Millis) -> Result<(), DbError> {
    diesel::delete(spent_grants::table.filter(spent_grants::at.lt(before.0))).execute(connection)?;
    Ok(())
}

/// Opens an empty account for a person or bot. Fails with a conflict if it is open already.
pub fn open_player(connection: &mut AnyConn, user: UserId) -> Result<(), DbError> {
    diesel::insert_into(accounts::table)
        .values((
            accounts::kind.eq(PLAYER),
            accounts::owner.eq(user.to_row()),
            accounts::user_id.eq(user.to_row()),
        ))
        .execute(connection)?;
    Ok(())
}

/// Credits the starting balance: the grant of a person, or the budget of a house bot. Idempotent: a second call
/// changes nothing.
pub fn begin_with(
    connection: &mut AnyConn,
    user: UserId,
    amount: Credits,
    at: Millis,
) -> Result<(), DbError> {
    let once = format!("start:{}", user.to_row());
    let had: i64 = transfers::table.filter(transfers::once.eq(&once)).count().get_result(connection)?;
    if had > 0 || amount <= Credits::ZERO {
        return Ok(());
    }
    issue(connection, user, amount, Grant::Starting, Some(once), at)
}

/// Returns the total issued by the mint, and the balance of the house.
pub fn mint_and_house(connection: &mut AnyConn) -> Result<[Credits; 2], DbError> {
    let mut balance = |kind: &str| -> Result<i64, DbError> {
        let found: Option<i64> =
            accounts::table.find((kind, 0_i64)).select(accounts::balance).first(connection).optional()?;
        Ok(found.unwrap_or_default())
    };
    Ok([Credits::from_hundredths(-balance(MINT)?), Credits::from_hundredths(balance(HOUSE)?)])
}

/// Returns a player's available balance; `None` for a guest, who has no account.
pub fn balance_of(connection: &mut AnyConn, user: UserId) -> Result<Option<Credits>, DbError> {
    let balance: Option<i64> = accounts::table
        .find((PLAYER, user.to_row()))
        .select(accounts::balance)
        .first(connection)
        .optional()?;
    Ok(balance.map(Credits::from_hundredths))
}

/// Returns the balance of the house.
pub fn house_balance(connection: &mut AnyConn) -> Result<Credits, DbError> {
    let balance: i64 = accounts::table.find((HOUSE, 0_i64)).select(accounts::balance).first(connection)?;
    Ok(Credits::from_hundredths(balance))
}

/// Returns a player's stakes and fees in matches and tournaments that are not over.
pub fn staked_of(connection: &mut AnyConn, user: UserId) -> Result<Credits, DbError> {
    let user = user.to_row();
    let staked: Vec<i64> = matches::table
        .inner_join(stakes::table.on(stakes::match_id.eq(matches::id)))
        .filter(matches::white_id.eq(user).or(matches::black_id.eq(user)))
        .filter(matches::ended_at.is_null())
        .select(stakes::each_amount)
        .load(connection)?;
    let fees = fees_held_of(connection, user)?;
    Ok(staked.into_iter().chain(fees).map(Credits::from_hundredths).sum())
}

/// Returns a player's fees in pools that are not paid out.
fn fees_held_of(connection: &mut AnyConn, user: i64) -> Result<Vec<i64>, DbError> {
    Ok(fees::table
        .left_join(
            returns::table.on(returns::tournament_id.eq(fees::tournament_id).and(returns::seq.eq(fees::seq))),
        )
        .left_join(paid_out::table.on(paid_out::tournament_id.eq(fees::tournament_id)))
        .filter(fees::user_id.eq(user))
        .filter(returns::at.nullable().is_null())
        .filter(paid_out::at.nullable().is_null())
        .select(fees::amount)
        .load(connection)?)
}

/// Issues `amount`, which is above zero, from the mint. Fails with a conflict if a transfer with the key `once` exists.
fn issue(
    connection: &mut AnyConn,
    user: UserId,
    amount: Credits,
    grant: Grant,
    once: Option<String>,
    at: Millis,
) -> Result<(), DbError> {
    diesel::insert_into(transfers::table)
        .values((
            transfers::from_kind.eq(MINT),
            transfers::from_owner.eq(0_i64),
            transfers::to_kind.eq(PLAYER),
            transfers::to_owner.eq(user.to_row()),
            transfers::amount.eq(amount.hundredths()),
            transfers::reason.eq(Reason::Granted(grant).name()),
            transfers::at.eq(at.0),
            transfers::once.eq(once),
        ))
        .execute(connection)?;
    Ok(())
}

/// Grants credits for an operator. Returns `None` if there is no account, because the user is a guest.
pub fn grant_by_admin(
    connection: &mut AnyConn,
    user: UserId,
    amount: Credits,
    at: Millis,
) -> Result<Option<Credits>, DbError> {
    if balance_of(connection, user)?.is_none() {
        return Ok(None);
    }
    issue(connection, user, amount, Grant::Admin, None, at)?;
    balance_of(connection, user)
}

/// Pays the prizes of a tournament from the mint, each once. Guests have no account and receive none.
pub fn award_prizes(
    connection: &mut AnyConn,
    tournament: i64,
    prizes: &[(UserId, Credits)],
    at: Millis,
) -> Result<(), DbError> {
    let users: Vec<UserId> = prizes.iter().map(|(user, _)| *user).collect();
    lock(connection, &users)?;
    for (user, amount) in prizes {
        if balance_of(connection, *user)?.is_some() {
            let once = format!("{PRIZE_KEY}{tournament}:{}", user.to_row());
            issue(connection, *user, *amount, Grant::Prize, Some(once), at)?;
        }
    }
    Ok(())
}

/// Returns the prizes of a tournament that the mint has paid to these players, in hundredths of a credit.
///
/// # Errors
/// If the database fails.
pub(super) fn prizes_of(
    connection: &mut AnyConn,
    tournament: i64,
    players: &[i64],
) -> Result<Vec<(UserId, i64)>, DbError> {
    let keys = players.iter().map(|user| format!("{PRIZE_KEY}{tournament}:{user}"));
    let rows: Vec<(i64, i64)> = transfers::table
        .filter(transfers::once.eq_any(keys.collect::<Vec<_>>()))
        .select((transfers::to_owner, transfers::amount))
        .load(connection)?;
    Ok(rows.into_iter().map(|(user, amount)| (UserId::from_row(user), amount)).collect())
}

/// Returns the daily top-up that is due now: zero if the person and the person's bots together have enough, had it
/// today, or have not played yet, or if the player has no account.
pub fn top_up_due(connection: &mut AnyConn, user: UserId, now: Millis) -> Result<Credits, DbError> {
    if balance_of(connection, user)?.is_none() {
        return Ok(Credits::ZERO);
    }
    let person = person_of(connection, user)?;
    let mut has = Credits::ZERO;
    for account in accounts_of(connection, person)? {
        let balance = balance_of(connection, account)?.unwrap_or_default();
        for part in [balance, staked_of(connection, account)?] {
            has = has.plus(part).map_err(|error| broken(&error))?;
        }
    }
    if has >= DAILY_TOP_UP_TO {
        return Ok(Credits::ZERO);
    }
    if awaits_first_match(connection, person)? {
        return Ok(Credits::ZERO);
    }
    let key = day_key(person, now);
    let had_today: i64 = transfers::table.filter(transfers::once.eq(key)).count().get_result(connection)?;
    if had_today > 0 {
        return Ok(Credits::ZERO);
    }
    DAILY_TOP_UP_TO.minus(has).map_err(|error| broken(&error))
}

/// Pays the daily top-up. Returns the amount.
pub fn top_up(connection: &mut AnyConn, user: UserId, now: Millis) -> Result<Credits, DbError> {
    // Two requests at once would otherwise both find the top-up due. The key `once` would refuse the second, but as an
    // error.
    let person = person_of(connection, user)?;
    let accounts = accounts_of(connection, person)?;
    lock(connection, &accounts)?;
    let due = top_up_due(connection, user, now)?;
    if due > Credits::ZERO {
        let key = day_key(person, now);
        issue(connection, user, due, Grant::DailyTopUp, Some(key), now)?;
    }
    Ok(due)
}

/// Returns the person to whom an account belongs.
fn person_of(connection: &mut AnyConn, user: UserId) -> Result<i64, DbError> {
    let owner: Option<Option<i64>> =
        users::table.find(user.to_row()).select(users::owner_id).first(connection).optional()?;
    Ok(owner.flatten().unwrap_or(user.to_row()))
}

/// Returns the accounts of a person: the person's own, and those of the bots that the person owns.
fn accounts_of(connection: &mut AnyConn, person: i64) -> Result<Vec<UserId>, DbError> {
    let rows: Vec<i64> = users::table
        .filter(users::id.eq(person).or(users::owner_id.eq(person)))
        .select(users::id)
        .load(connection)?;
    Ok(rows.into_iter().map(UserId::from_row).collect())
}

/// Returns the key of a person's daily top-up: one for the person and all bots that the person owns.
fn day_key(person: i64, now: Millis) -> String {
    format!("day:{person}:{}", now.0.div_euclid(DAY_MS))
}

/// The stakes of a match that begins.
#[derive(Debug, Clone, Copy)]
pub struct Staked {
    pub id: MatchId,
    pub players: BySide<UserId>,
    pub each: Credits,
    pub at: Millis,
}

/// Moves both stakes into the match's escrow. The match must be in play.
pub fn put_in(connection: &mut AnyConn, staked: &Staked) -> Result<(), StakeError> {
    let BySide { white, black } = staked.players;
    lock(connection, &[white, black])?;
    for side in Side::ALL {
        let player = staked.players[side];
        let has = balance_of(connection, player)?.unwrap_or_default();
        if has >= staked.each {
            continue;
        }
        return Err(StakeError::Short { side });
    }
    diesel::insert_into(stakes::table)
        .values((
            stakes::match_id.eq(staked.id.to_row()),
            stakes::white_id.eq(white.to_row()),
            stakes::black_id.eq(black.to_row()),
            stakes::each_amount.eq(staked.each.hundredths()),
            stakes::at.eq(staked.at.0),
        ))
        .execute(connection)
        .map_err(DbError::from)?;
    Ok(())
}

/// Pays out the escrow of a match in play that ends now. Fails with a conflict if the match is settled already.
pub fn settle(
    connection: &mut AnyConn,
    id: MatchId,
    players: BySide<UserId>,
    settlement: &Settlement,
    at: Millis,
) -> Result<(), DbError> {
    lock(connection, &[players.white, players.black])?;
    let paid = settlement.paid();
    diesel::insert_into(settlements::table)
        .values((
            settlements::match_id.eq(id.to_row()),
            settlements::white_paid.eq(paid.white.hundredths()),
            settlements::black_paid.eq(paid.black.hundredths()),
            settlements::house_share.eq(settlement.house().hundredths()),
            settlements::at.eq(at.0),
        ))
        .execute(connection)?;
    Ok(())
}

/// On PostgreSQL, locks the players' accounts in the order of their ids, before any other row of the ledger, so
/// that transactions cannot deadlock. SQLite has one writer.
pub(super) fn lock(connection: &mut AnyConn, users: &[UserId]) -> Result<(), DbError> {
    let AnyConn::Postgres(postgres) = connection else { return Ok(()) };
    let owners: Vec<i64> = users.iter().map(|user| user.to_row()).collect();
    accounts::table
        .filter(accounts::kind.eq(PLAYER))
        .filter(accounts::owner.eq_any(owners))
        .order(accounts::owner.asc())
        .select(accounts::owner)
        // Not FOR UPDATE: the foreign keys of transfers hold these rows FOR KEY SHARE.
        .for_no_key_update()
        .load::<i64>(postgres)?;
    Ok(())
}

/// A row of a player's statement.
#[derive(Debug, Clone)]
pub struct Movement {
    pub number: u32,
    pub at: Millis,
    pub reason: Reason,
    pub amount: Credits,
    pub balance: Credits,
    pub match_id: Option<MatchId>,
    /// The other player of that match.
    pub opponent: Option<UserId>,
}

/// Returns the movements of a player's account with a number below `before`, newest first.
pub fn movements(
    connection: &mut AnyConn,
    user: UserId,
    before: Option<u32>,
    limit: i64,
) -> Result<Vec<Movement>, DbError> {
    type StatementRow =
        (i64, i64, String, String, Option<String>, i64, i64, Option<i64>, Option<i64>, Option<i64>);
    let rows: Vec<StatementRow> = entries::table
        .inner_join(transfers::table)
        .left_join(matches::table.on(transfers::match_id.eq(matches::id.nullable())))
        .filter(entries::kind.eq(PLAYER))
        .filter(entries::owner.eq(user.to_row()))
        .filter(entries::number.lt(before.map_or(i64::MAX, i64::from)))
        .order(entries::number.desc())
        .limit(limit)
        .select((
            entries::number,
            transfers::at,
            transfers::from_kind,
            transfers::reason,
            transfers::once,
            entries::amount,
            entries::balance,
            transfers::match_id,
            matches::white_id.nullable(),
            matches::black_id.nullable(),
        ))
        .load(connection)?;
    rows.into_iter()
        .map(|(number, at, from, reason, once, amount, balance, match_id, white, black)| {
            let named = Reason::of_transfer(&from, &reason, once.as_deref());
            let opponent = [white, black].into_iter().flatten().find(|&id| id != user.to_row());
            Ok(Movement {
                number: u32::try_from(number)
                    .map_err(|_too_many| DbError::Broken(format!("ledger_entries: number {number}")))?,
                at: Millis(at),
                reason: named.ok_or_else(|| DbError::Broken(format!("ledger_transfers: {reason}")))?,
                amount: Credits::from_hundredths(amount),
                balance: Credits::from_hundredths(balance),
                match_id: match_id.map(MatchId::from_row),
                opponent: opponent.map(UserId::from_row),
            })
        })
        .collect()
}

fn broken(error: &play::TooManyCredits) -> DbError {
    DbError::Broken(format!("ledger_accounts: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_prize_is_known_by_its_payer_and_in_old_rows_by_its_name() {
        let prize = Some(Reason::Granted(Grant::Prize));
        assert_eq!(Reason::of_transfer(MINT, "prize", Some("prize:7:9")), prize);
        assert_eq!(Reason::of_transfer(MINT, "admin_grant", Some("prize:7:9")), prize);
        let admin = Some(Reason::Granted(Grant::Admin));
        assert_eq!(Reason::of_transfer(MINT, "admin_grant", None), admin);
        assert_eq!(Reason::of_transfer(POOL, "prize", Some("pool:7:9")), Some(Reason::PoolPrize));
        let back = Reason::of_transfer(POOL, "entry_fee_back", Some("fee_back:7:1"));
        assert_eq!(back, Some(Reason::EntryFeeBack));
        assert_eq!(Reason::of_transfer(PLAYER, "stake", None), Some(Reason::Stake));
        assert_eq!(Reason::of_transfer(MINT, "gift", None), None);
    }
}
