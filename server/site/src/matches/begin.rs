//! The start of a match: its players take their seats, the stakes go into escrow, and the first events are written.

use play::ClockSetting;
use ratings::RatingList;
use rules::{BySide, Side};
use store::{
    AnyConn, DbError,
    account::Account,
    events::{self, Cause, NewEvents},
    facts::{Facts, SeatBytes, Seated},
    id::{MatchId, UserId},
    ledger::{self, StakeError, Staked},
    matches, people, progress, ratings as rating_rows, seeds,
};
use texts::refusals;
use wire::Millis;

use crate::{
    error::AppError,
    match_state::{
        convert,
        dice::SeedVault,
        snapshot::{self, Snapshot},
        terms::Agreed,
    },
    matches::{act, beginnings, vacation},
    presence::maintenance,
};

/// Takes a seat at a table.
pub(crate) fn seat(
    connection: &mut AnyConn,
    facts: &Facts,
    side: Side,
    user: UserId,
    bytes: SeatBytes,
) -> Result<(), AppError> {
    let list = facts.list.unwrap_or(RatingList::Casual);
    let standing = rating_rows::standing(connection, user, list)?;
    let seated = Seated::with(user, standing, bytes.get());
    if matches::take_seat(connection, facts.id, side, &seated)? { Ok(()) } else { Err(AppError::SeatTaken) }
}

pub(crate) fn loaded(connection: &mut AnyConn, vault: &SeedVault, id: MatchId) -> Result<Snapshot, AppError> {
    Snapshot::load(connection, vault, id)?.ok_or_else(|| AppError::NotFound(refusals::no_such_match()))
}

/// Seats two players at a new table and begins the match. Neither seat adds bytes, since no client is asked.
pub(crate) fn begin_at_once(
    connection: &mut AnyConn,
    vault: &SeedVault,
    facts: &Facts,
    [white, black]: [UserId; 2],
    now: Millis,
) -> Result<Snapshot, AppError> {
    for (side, user) in [(Side::White, white), (Side::Black, black)] {
        seat(connection, facts, side, user, SeatBytes::NONE)?;
    }
    let facts =
        matches::by_id(connection, facts.id)?.ok_or_else(|| AppError::NotFound(refusals::no_such_match()))?;
    begin(connection, vault, &facts, now)?.ok_or(AppError::SeatTaken)
}

/// Moves both stakes into the match's escrow.
fn put_in_stakes(
    connection: &mut AnyConn,
    facts: &Facts,
    agreed: &Agreed,
    now: Millis,
) -> Result<(), AppError> {
    let Some(stake) = agreed.stake else { return Ok(()) };
    let BySide { white: Some(white), black: Some(black) } = facts.seats else {
        return Err(DbError::Broken(format!("matches: a seat of {} is empty", facts.id)).into());
    };
    let people = people::by_ids(connection, [white.user, black.user])?;
    let players = BySide { white: white.user, black: black.user };
    let staked = Staked { id: facts.id, players, each: stake.each(), at: now };
    ledger::put_in(connection, &staked).map_err(|error| match error {
        StakeError::Db(error) => error.into(),
        StakeError::Short { side } => AppError::CreditsShort {
            name: people.get(&players[side]).map(|account| account.name.to_string()).unwrap_or_default(),
            each: stake.each(),
        },
    })
}

/// Returns true if no house bot at the table has added bytes to the dice. On a node of an older version, bots did.
fn house_bots_are_zero(connection: &mut AnyConn, facts: &Facts) -> Result<bool, DbError> {
    let seated: Vec<Seated> = facts.seats.iter().filter_map(|(_, seat)| *seat).collect();
    let people = people::by_ids(connection, seated.iter().map(|seat| seat.user))?;
    let is_house_bot = |seat: &Seated| people.get(&seat.user).is_some_and(Account::is_house_bot);
    Ok(!seated.iter().any(|seat| seat.contribution.is_some() && is_house_bot(seat)))
}

/// Begins the match of a table with two players. Returns `None` if another writer has begun it.
pub(crate) fn begin(
    connection: &mut AnyConn,
    vault: &SeedVault,
    facts: &Facts,
    now: Millis,
) -> Result<Option<Snapshot>, AppError> {
    maintenance::check_none(connection)?;
    let agreed = Agreed::of_match(facts)?;
    // The procedure of an event decides what becomes of a player who may not play.
    if !facts.is_of_event() {
        for seated in facts.seats.iter().filter_map(|(_, seated)| *seated) {
            beginnings::check(connection, seated.user, &agreed, now)?;
        }
    }
    let dice = snapshot::load_dice(connection, vault, facts, &agreed)?;
    if !matches::start(connection, facts.id, dice.g0(), now)? {
        return Ok(None);
    }
    if house_bots_are_zero(connection, facts)? {
        seeds::begin_with_house_bots_zero(connection, facts.id)?;
    }
    put_in_stakes(connection, facts, &agreed, now)?;
    let waiting = loaded(connection, vault, facts.id)?;
    let mut events = play::decide_start(&waiting.state, convert::to_play_time(now), &dice)
        .map_err(|reason| act::refused(&reason))?;
    if let (ClockSetting::Correspondence(_), BySide { white: Some(white), black: Some(black) }) =
        (agreed.config.clock(), facts.seats)
    {
        let players = [(Side::White, white.user), (Side::Black, black.user)];
        events.extend(vacation::away(connection, players, now)?);
    }
    let snapshot = waiting
        .with_events(now, &events)
        .map_err(|error| AppError::internal("the start of a match does not fit it", error))?;
    let entry = NewEvents { id: facts.id, after: 0, at: now, cause: Cause::Nobody, events };
    events::append(connection, &entry)?;
    progress::advance(connection, &entry, &snapshot.progress(now))?;
    Ok(Some(snapshot))
}
