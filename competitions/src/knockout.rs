//! Tournaments of matches: knock-outs at the players' own speed, and Swiss, lives or round robin ([`Format`]), with a
//! final in a knock-out if the director wants one.
//!
//! The rules of a knock-out, by their numbers:
//! 1. Single elimination; the winner of a match advances. Matches to 10 points unless the director says otherwise.
//! 2. Pairings of every round are random (or, as an option, by rating: the strongest meets the weakest). With an odd
//!    number of entries one player, drawn at random, has a bye in round one.
//! 3. Round two is filled up to the next power of two with **lucky losers**, drawn from those who lost a finished match
//!    of round one before the 75 % rule was invoked. No two of them meet. Where there are too few, byes fill the rest.
//! 4. Points count as in every match, and a resignation has a minimum value: `play` implements both.
//! 5. A player who does not move for too long forfeits, after warnings at half the time and a day before its end. The
//!    same time runs for players who have not sat down. If neither comes, both are warned, and in the end a lot
//!    decides. A live event has a grace time instead: an absent player loses the match, and if both are absent, both
//!    lose. A match that a director holds uses up none of this time. When the hold is released, the whole time begins
//!    again.
//! 6. Once 75 % of a round's pairings have a winner, the others have a week. Then an open match goes to the player
//!    with more points; then to the one who used less time in the last finished game, or in the current game if none is
//!    finished; then to a lot. The week is longer by the time in which the match was held.
//! 7. A player can protest against such a decision. The director rules on it, and the ruling is final.
//! 8. Results come from the matches as they end. No one reports them by hand.
//!
//! The other formats are paired as [`crate::stage`] says. Rules 4 to 8 hold in them too.
//!
//! [`Knockout`] is the state of the whole event after its steps: entries, waiting list and check-in, the main bracket,
//! the consolation bracket of early losers, warnings, prizes and entry fees. A [`Bracket`] is one tree of single
//! elimination. [`Knockout::due`] returns the steps that the passing of time demands and changes nothing.

mod adjudication;
mod bracket;
mod competition;
mod facts;
mod format;
mod pairing;
mod pool;
mod procedure;
mod refused;
mod timetable;
mod waiting;

pub use adjudication::{Grounds, OpenMatch, TimeUsed, Verdict, adjudicate};
pub use bracket::Bracket;
pub use facts::{Awaited, BracketSettings, BracketStep, Entry, Format, How, Outcome, Phase, Spot, Warning};
pub use format::Standings;
pub use pairing::{Pairing, PairingId, Seat};
pub use pool::{Divided, FEE, SHARES_MAX, are_shares};
pub use procedure::{Branch, EntryState, Knockout, PLACES, PROTEST_MS, Place, Settings, Step};
pub use refused::{BracketRefused, Refused};
pub use timetable::{CHECK_IN_LEAST_MS, CHECK_IN_MS, REMINDER_MS, ROUNDS_MAX, Timetable};
pub use waiting::{FeeGrace, Waiting};

#[cfg(test)]
mod bracket_tests;
#[cfg(test)]
mod format_tests;
#[cfg(test)]
mod held_tests;
#[cfg(test)]
mod procedure_tests;
#[cfg(test)]
mod timetable_tests;
#[cfg(test)]
mod waiting_tests;
