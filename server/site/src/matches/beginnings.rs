//! Prevents players from choosing among rated beginnings.
//!
//! A match that a side loses before each side has completed a turn is not rated. Without a limit, a player could begin
//! matches, look at the first rolls, and leave all but the good ones. So a person, bots included, has at most
//! [`UNPLAYED_MAX`] rated matches that were lost in this way within a day, or are in play while the person owes the
//! first turn. A person with as many begins only unrated and unstaked matches. House bots choose nothing.
//!
//! An opponent who does not move closes nothing, with two exceptions, without which a person could begin many matches
//! side by side and leave all of them. A live match counts until the person has completed a turn, because its clock
//! ends it. Other matches in which the opponent owes the first turn count for a day, but only where the person begins
//! another match without a live clock.
//!
//! In the same way a person, bots included, has at most [`AT_OPEN_TABLES_MAX`] matches that began at open tables of
//! others and are not played, rated or not. Otherwise one person could take every opponent away from those who open
//! tables. A person with as many sits down at no open table of others ([`check_open_seat`]).
//!
//! [`check`] is asked at every door (tables, invitations, quick pairing) and once more where a match begins, and
//! [`check_pair`] in the transaction that takes the second seat. The terms of a rematch say that it is unrated. In a
//! knock-out the draw chooses the opponent, so the match is played, unrated.

use play::ClockSetting;
use store::{
    AnyConn, DbError,
    account::Account,
    account_locks::PersonLocks,
    id::UserId,
    matches::{self, Beginnings, WithoutTurn},
    people,
};
use texts::refusals;
use wire::Millis;

use crate::{
    error::{AppError, RatedClosed},
    match_state::terms::Agreed,
    may,
};

/// The number of rated matches of a person that are not played: left within a day, or in play without a turn.
const UNPLAYED_MAX: usize = 3;
/// The number of matches that a person has begun at open tables of others and that are not played, in the same sense.
const AT_OPEN_TABLES_MAX: usize = 5;
/// The period in which matches that were left, or whose opponents are slow, count: a sliding window.
const WITHIN_MS: i64 = 24 * 60 * 60 * 1_000;

/// The side that chooses the opponents of a match: its players, or a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ChosenBy {
    Players,
    /// The draw of a knock-out.
    Draw,
}

/// The matches in play of a person without a completed turn, as they count for another beginning.
#[derive(Debug)]
struct Unplayed {
    /// The number of matches that count until the person has completed a turn.
    owed: usize,
    /// The times at which matches began that count for a day, because an opponent owes the first turn.
    awaited: Vec<Millis>,
}

impl Unplayed {
    /// Counts these matches for a beginning with an opponent whom `chosen` chose. `awaited_since` is the time after
    /// which a match without a live clock must have begun to count while the opponent owes the first turn; with `None`
    /// no such match counts.
    fn new(
        open: &[WithoutTurn],
        is_house_bot: impl Fn(UserId) -> bool,
        chosen: ChosenBy,
        awaited_since: Option<Millis>,
    ) -> Unplayed {
        let waits = |one: &&WithoutTurn| {
            // A house bot moves within seconds, and a clock ends a live match. Until then a player could otherwise
            // begin any number of matches.
            let is_short =
                one.opponent.is_some_and(&is_house_bot) || one.is_live && chosen == ChosenBy::Players;
            one.opponent_acts && !is_short
        };
        let (waiting, owed): (Vec<_>, Vec<_>) = open.iter().partition(waits);
        let counts = |one: &&WithoutTurn| {
            !one.is_live && awaited_since.is_some_and(|since| one.started_at.0 > since.0)
        };
        let awaited = waiting.into_iter().filter(counts).map(|one| one.started_at).collect();
        Unplayed { owed: owed.len(), awaited }
    }

    /// Returns why a person who has at most `max` such matches begins no other one, or `None`. `left` has the times
    /// within the last day at which such matches were left, newest first.
    fn closed(&self, left: &[Millis], max: usize) -> Option<RatedClosed> {
        let end = |at: &Millis| Millis(at.0 + WITHIN_MS);
        if let Some(at) = left.get(max - 1) {
            return Some(RatedClosed::Left { until: end(at) });
        }
        if left.len() + self.owed >= max {
            return Some(RatedClosed::FirstTurnsOwed);
        }
        let mut times = [left, self.awaited.as_slice()].concat();
        times.sort_by_key(|at| std::cmp::Reverse(at.0));
        times.get(max - 1 - self.owed).map(|at| RatedClosed::FirstTurnsAwaited { until: end(at) })
    }
}

/// Returns why an account begins no match on these terms that `counted` counts, or `None`.
fn closed_for(
    connection: &mut AnyConn,
    account: &Account,
    counted: Beginnings,
    (agreed, chosen): (&Agreed, ChosenBy),
    now: Millis,
) -> Result<Option<RatedClosed>, DbError> {
    if account.is_house_bot() {
        return Ok(None);
    }
    let (person, since) = (account.answerable(), Millis(now.0 - WITHIN_MS));
    let left = matches::lost_unplayed(connection, person, counted, since)?;
    let open = matches::without_turn(connection, person, counted)?;
    let opponents = people::by_ids(connection, open.iter().filter_map(|one| one.opponent))?;
    let is_house_bot = |user: UserId| opponents.get(&user).is_some_and(Account::is_house_bot);
    let is_live = matches!(agreed.config.clock(), ClockSetting::Live(_));
    let awaited_since = (!is_live && chosen == ChosenBy::Players).then_some(since);
    let max = match counted {
        Beginnings::Rated => UNPLAYED_MAX,
        Beginnings::AtOpenTables => AT_OPEN_TABLES_MAX,
    };
    Ok(Unplayed::new(&open, is_house_bot, chosen, awaited_since).closed(&left, max))
}

/// Checks that an account may begin a match on these terms: its sanctions, and its unplayed rated matches.
///
/// # Errors
/// As [`may::check`]; [`AppError::RatedClosed`]; or if the database fails.
pub(crate) fn check(
    connection: &mut AnyConn,
    user: UserId,
    agreed: &Agreed,
    now: Millis,
) -> Result<(), AppError> {
    check_one(connection, user, agreed, ChosenBy::Players, now)
}

fn check_one(
    connection: &mut AnyConn,
    user: UserId,
    agreed: &Agreed,
    chosen: ChosenBy,
    now: Millis,
) -> Result<(), AppError> {
    may::check(connection, user, agreed.deed(), now)?;
    if !agreed.counts() {
        return Ok(());
    }
    let people = people::by_ids(connection, [user])?;
    let Some(account) = people.get(&user) else { return Ok(()) };
    match closed_for(connection, account, Beginnings::Rated, (agreed, chosen), now)? {
        None => Ok(()),
        Some(closed) => Err(AppError::RatedClosed { name: account.name.to_string(), closed }),
    }
}

/// Checks both players in the transaction that begins their match. It has locked both, so matches that begin on two
/// nodes at the same moment count one after the other.
///
/// # Errors
/// As [`check`].
pub(crate) fn check_pair(
    connection: &mut AnyConn,
    _locked: &PersonLocks,
    pair: [UserId; 2],
    agreed: &Agreed,
    chosen: ChosenBy,
    now: Millis,
) -> Result<(), AppError> {
    for user in pair {
        check_one(connection, user, agreed, chosen, now)?;
    }
    Ok(())
}

/// Checks that a player may sit down at open tables of others with these terms.
///
/// # Errors
/// If the player has left too many of their matches before they were under way, or has completed no turn in too many;
/// or if the database fails.
pub(crate) fn check_open_tables(
    connection: &mut AnyConn,
    player: &Account,
    agreed: &Agreed,
    now: Millis,
) -> Result<(), AppError> {
    let terms = (agreed, ChosenBy::Players);
    let refusal = match closed_for(connection, player, Beginnings::AtOpenTables, terms, now)? {
        None => return Ok(()),
        Some(RatedClosed::Left { until }) => refusals::open_tables_left(until.0),
        Some(RatedClosed::FirstTurnsOwed | RatedClosed::FirstTurnsAwaited { .. }) => {
            refusals::open_tables_unplayed()
        }
    };
    Err(AppError::Conflict(refusal))
}

/// Checks that a player may sit down at the open table of somebody else, in the transaction that takes the seat. It has
/// locked the player, so seats that the person takes on two nodes at the same moment count one after the other.
///
/// # Errors
/// As [`check_open_tables`].
pub(crate) fn check_open_seat(
    connection: &mut AnyConn,
    _locked: &PersonLocks,
    player: &Account,
    agreed: &Agreed,
    now: Millis,
) -> Result<(), AppError> {
    check_open_tables(connection, player, agreed, now)
}

/// Returns true if one of these accounts can begin no rated match on these terms before some time has passed.
///
/// # Errors
/// If the database fails.
pub(crate) fn is_closed(
    connection: &mut AnyConn,
    pair: [&Account; 2],
    agreed: &Agreed,
    now: Millis,
) -> Result<bool, DbError> {
    if !agreed.counts() {
        return Ok(false);
    }
    for account in pair {
        match closed_for(connection, account, Beginnings::Rated, (agreed, ChosenBy::Players), now)? {
            Some(RatedClosed::Left { .. } | RatedClosed::FirstTurnsAwaited { .. }) => return Ok(true),
            None | Some(RatedClosed::FirstTurnsOwed) => {}
        }
    }
    Ok(false)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const HOUR_MS: i64 = 60 * 60 * 1_000;
    const PERSON: i64 = 1;
    const HOUSE_BOT: i64 = 2;

    fn hour(hour: i64) -> Millis {
        Millis(hour * HOUR_MS)
    }

    #[test]
    fn the_newest_that_count_say_until_when() {
        let at = |hours: &[i64]| hours.iter().copied().map(hour).collect::<Vec<_>>();
        let left_until = |at: i64| Some(RatedClosed::Left { until: hour(at) });
        let awaited_until = |at: i64| Some(RatedClosed::FirstTurnsAwaited { until: hour(at) });
        for (left, owed, awaited, expected) in [
            (&[][..], 0, &[][..], None),
            (&[], 2, &[], None),
            (&[], 3, &[], Some(RatedClosed::FirstTurnsOwed)),
            (&[9, 8], 0, &[], None),
            (&[9, 8], 1, &[], Some(RatedClosed::FirstTurnsOwed)),
            (&[9, 8, 1], 0, &[], left_until(25)),
            (&[9, 8, 7, 1], 2, &[], left_until(31)),
            (&[], 0, &[4, 5], None),
            (&[], 0, &[4, 5, 6], awaited_until(28)),
            (&[], 2, &[4, 6], awaited_until(30)),
            (&[9, 3], 0, &[4], awaited_until(27)),
            (&[9], 1, &[4, 2], awaited_until(28)),
        ] {
            let unplayed = Unplayed { owed, awaited: at(awaited) };
            assert_eq!(unplayed.closed(&at(left), UNPLAYED_MAX), expected, "{left:?} {owed} {awaited:?}");
        }
    }

    /// An act of a player who knows the rule.
    #[derive(Debug, Clone, Copy)]
    enum Act {
        Begins { opponent_opens: bool },
        CompletesATurn,
        Leaves(usize),
        Waits(i64),
    }

    fn act() -> impl Strategy<Value = Act> {
        prop_oneof![
            4 => any::<bool>().prop_map(|opponent_opens| Act::Begins { opponent_opens }),
            1 => Just(Act::CompletesATurn),
            3 => (0..100_usize).prop_map(Act::Leaves),
            2 => (1..30_i64).prop_map(Act::Waits),
        ]
    }

    /// A beginning, or an act of an opponent, or time that passes.
    #[derive(Debug, Clone, Copy)]
    enum Course {
        Begins { against: i64, by_correspondence: bool, opponent_opens: bool },
        OpponentMoves(usize),
        Moves(usize),
        Leaves(usize),
        Passes(i64),
    }

    fn turn() -> impl Strategy<Value = Course> {
        prop_oneof![
            5 => (prop_oneof![Just(PERSON), Just(HOUSE_BOT)], any::<bool>(), any::<bool>()).prop_map(
                |(against, by_correspondence, opponent_opens)| Course::Begins {
                    against,
                    by_correspondence,
                    opponent_opens,
                }
            ),
            2 => (0..100_usize).prop_map(Course::OpponentMoves),
            2 => (0..100_usize).prop_map(Course::Moves),
            1 => (0..100_usize).prop_map(Course::Leaves),
            2 => (1..30_i64).prop_map(Course::Passes),
        ]
    }

    fn is_house_bot(user: UserId) -> bool {
        user == UserId::from_row(HOUSE_BOT)
    }

    proptest! {
        /// However live matches are begun side by side, and no matter who has the first turn: in any 24 hours at most
        /// three are left without a turn, or five of open tables.
        #[test]
        fn nobody_leaves_more_beginnings_a_day_than_the_maximum(
            acts in prop::collection::vec(act(), 1..200),
            max in prop_oneof![Just(UNPLAYED_MAX), Just(AT_OPEN_TABLES_MAX)],
        ) {
            let (mut now, mut in_play, mut left) = (0_i64, Vec::<WithoutTurn>::new(), Vec::<Millis>::new());
            for act in acts {
                let within: Vec<Millis> =
                    left.iter().rev().copied().filter(|at| at.0 > now - WITHIN_MS).collect();
                prop_assert!(within.len() + in_play.len() <= max);
                let unplayed = Unplayed::new(&in_play, is_house_bot, ChosenBy::Players, None);
                match act {
                    Act::Begins { opponent_opens } => {
                        if unplayed.closed(&within, max).is_none() {
                            in_play.push(WithoutTurn {
                                opponent: Some(UserId::from_row(PERSON)),
                                opponent_acts: opponent_opens,
                                is_live: true,
                                started_at: Millis(now),
                            });
                        }
                    }
                    Act::CompletesATurn => {
                        in_play.pop();
                    }
                    Act::Leaves(at) => {
                        if let Some(at) = at.checked_rem(in_play.len()) {
                            in_play.remove(at);
                            left.push(Millis(now));
                        }
                    }
                    Act::Waits(hours) => now += hours * HOUR_MS,
                }
            }
        }

        /// Whatever opponents do or do not do: only live matches in play without a turn, first turns that the person
        /// owes, and departures keep a person from a live rated match. A draw does not count opponents who do not move,
        /// and a match by correspondence begins after a day at most.
        #[test]
        fn no_opponent_keeps_a_person_from_rated_matches(turns in prop::collection::vec(turn(), 1..200)) {
            let (mut now, mut open, mut left) = (0_i64, Vec::<WithoutTurn>::new(), Vec::<Millis>::new());
            for turn in turns {
                let since = Millis(now - WITHIN_MS);
                let within: Vec<Millis> = left.iter().rev().copied().filter(|at| at.0 > since.0).collect();
                let closed = |chosen, awaited_since| {
                    let unplayed = Unplayed::new(&open, is_house_bot, chosen, awaited_since);
                    unplayed.closed(&within, UNPLAYED_MAX)
                };
                let live = closed(ChosenBy::Players, None);
                let by_post = closed(ChosenBy::Players, Some(since));
                let drawn = closed(ChosenBy::Draw, None);
                let owes = |one: &&WithoutTurn| !one.opponent_acts || one.opponent.is_some_and(is_house_bot);
                let owed = within.len() + open.iter().filter(owes).count();
                let counted = within.len() + open.iter().filter(|one| one.is_live || owes(one)).count();
                prop_assert_eq!(drawn.is_none(), owed < UNPLAYED_MAX);
                prop_assert_eq!(live.is_none(), counted < UNPLAYED_MAX);
                if let Some(RatedClosed::FirstTurnsAwaited { until }) = by_post {
                    prop_assert!(now < until.0 && until.0 <= now + WITHIN_MS);
                    let then = Some(Millis(until.0 - WITHIN_MS));
                    let later: Vec<Millis> =
                        within.iter().copied().filter(|at| at.0 > until.0 - WITHIN_MS).collect();
                    let unplayed = Unplayed::new(&open, is_house_bot, ChosenBy::Players, then);
                    prop_assert_eq!(unplayed.closed(&later, UNPLAYED_MAX), None);
                }
                match turn {
                    Course::Begins { against, by_correspondence, opponent_opens } => {
                        let closed = if by_correspondence { by_post } else { live };
                        if closed.is_none() {
                            open.push(WithoutTurn {
                                opponent: Some(UserId::from_row(against)),
                                opponent_acts: opponent_opens,
                                is_live: !by_correspondence,
                                started_at: Millis(now),
                            });
                        }
                    }
                    Course::OpponentMoves(at) => {
                        let at = at.checked_rem(open.len());
                        if let Some(one) = at.and_then(|at| open.get_mut(at)) {
                            one.opponent_acts = false;
                        }
                    }
                    Course::Moves(at) => {
                        let at = at.checked_rem(open.len());
                        if let Some(at) = at.filter(|at| !open[*at].opponent_acts) {
                            open.remove(at);
                        }
                    }
                    Course::Leaves(at) => {
                        if let Some(at) = at.checked_rem(open.len()) {
                            open.remove(at);
                            left.push(Millis(now));
                        }
                    }
                    Course::Passes(hours) => now += hours * HOUR_MS,
                }
            }
        }
    }
}
