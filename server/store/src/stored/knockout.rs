//! The stored form of the settings and steps of knock-outs: JSON that stays readable forever, however the types of
//! `competitions` change.
//!
//! A released field is never renamed and never changes its meaning. A field added later has a default.

use ::competitions::{
    PlayerId, Seed, Time,
    knockout::{BracketStep, Branch, Entry, Grounds, How, Pairing, PairingId, Place, Step, Warning},
};
use play::Credits;
use ratings::Rating;
use serde::{Deserialize, Serialize};

pub use crate::settings::KnockoutSettings as Settings;

use super::{
    Unreadable,
    player::{player, user},
};
use crate::id::UserId;

super::key::key!(TournamentId, Knockout);

/// A line of a tournament's log.
#[derive(Debug, Clone, PartialEq)]
pub enum Act {
    /// A step that the rules in `competitions` apply.
    Step {
        step: Step,
        /// The reason, if a person decided.
        reason: Option<String>,
        /// The thinking times of both players in milliseconds, if they decided the match.
        used: Option<[u64; 2]>,
    },
    /// An announcement of the director.
    Announced { text: String },
    /// The payout of the prizes, and of the fees that go back with it.
    Paid { prizes: Vec<(UserId, Credits)>, back: Vec<UserId> },
}

impl From<Step> for Act {
    fn from(step: Step) -> Act {
        Act::Step { step, reason: None, used: None }
    }
}

/// Encodes an act for the log.
pub fn encode(act: &Act) -> String {
    serde_json::to_string(&StoredAct::from(act)).expect("acts have no maps and no infinite numbers")
}

/// Decodes an act that [`encode`] wrote.
///
/// # Errors
/// If [`encode`] cannot have written the text.
pub fn decode(text: &str) -> Result<Act, Unreadable> {
    serde_json::from_str::<StoredAct>(text)?.into_act()
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum StoredBranch {
    Main,
    Consolation,
    Final,
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum StoredHow {
    Played,
    Idle,
    Director,
    Unplayed,
    Stopped,
    Points,
    LastGameTime,
    CurrentGameTime,
    Lot,
    Ruling,
    Absent,
    NeitherCame,
    Withdrew,
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
struct StoredPlace {
    branch: StoredBranch,
    round: u32,
    number: u32,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "step")]
enum StoredStep {
    Entered {
        player: i64,
        rating: f64,
    },
    Withdrawn {
        player: i64,
    },
    CheckInOpened,
    CheckedIn {
        player: i64,
    },
    /// The seed is sixteen hexadecimal digits.
    Drawn {
        branch: StoredBranch,
        seed: String,
        /// True if the field was drawn in the order of its numbers.
        #[serde(default, skip_serializing_if = "super::team_match::is_false")]
        sorted: bool,
    },
    /// The seed is sixteen hexadecimal digits. A pairing without a second player is a bye.
    Paired {
        branch: StoredBranch,
        seed: String,
        #[serde(default, skip_serializing_if = "super::team_match::is_false")]
        sorted: bool,
        pairings: Vec<(i64, Option<i64>)>,
    },
    Begun {
        place: StoredPlace,
        match_id: i64,
    },
    Decided {
        place: StoredPlace,
        winner: i64,
        how: StoredHow,
    },
    BothAbsent {
        place: StoredPlace,
    },
    Swapped {
        branch: StoredBranch,
        first: i64,
        second: i64,
    },
    LateEntries {
        until: i64,
    },
    Paused {
        until: i64,
    },
    EnteredLate {
        player: i64,
        rating: f64,
    },
    Retired {
        player: i64,
    },
    Removed {
        player: i64,
    },
    FeeReturned {
        player: i64,
    },
    FinalWeek {
        branch: StoredBranch,
        at: i64,
    },
    Warned {
        place: StoredPlace,
        player: i64,
        last_day: bool,
    },
    Protested {
        place: StoredPlace,
        player: i64,
    },
    Ruled {
        place: StoredPlace,
        winner: i64,
    },
    Cancelled,
    Announced {
        text: String,
    },
    /// The user, and hundredths of credits; the users whose fees go back.
    Paid {
        prizes: Vec<(i64, i64)>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        back: Vec<i64>,
    },
}

#[derive(Debug, Clone, Serialize, Deserialize)]
struct StoredAct {
    #[serde(flatten)]
    step: StoredStep,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    used: Option<[u64; 2]>,
}

impl From<Branch> for StoredBranch {
    fn from(branch: Branch) -> StoredBranch {
        match branch {
            Branch::Main => StoredBranch::Main,
            Branch::Consolation => StoredBranch::Consolation,
            Branch::Final => StoredBranch::Final,
        }
    }
}

impl From<StoredBranch> for Branch {
    fn from(branch: StoredBranch) -> Branch {
        match branch {
            StoredBranch::Main => Branch::Main,
            StoredBranch::Consolation => Branch::Consolation,
            StoredBranch::Final => Branch::Final,
        }
    }
}

impl From<Place> for StoredPlace {
    fn from((branch, pairing): Place) -> StoredPlace {
        StoredPlace { branch: branch.into(), round: pairing.round, number: pairing.number }
    }
}

impl From<StoredPlace> for Place {
    fn from(place: StoredPlace) -> Place {
        (place.branch.into(), PairingId { round: place.round, number: place.number })
    }
}

impl From<How> for StoredHow {
    fn from(how: How) -> StoredHow {
        match how {
            How::Played => StoredHow::Played,
            How::Idle => StoredHow::Idle,
            How::Director => StoredHow::Director,
            How::Unplayed => StoredHow::Unplayed,
            How::Stopped => StoredHow::Stopped,
            How::OpenAtTheEnd(Grounds::Points) => StoredHow::Points,
            How::OpenAtTheEnd(Grounds::LastGameTime) => StoredHow::LastGameTime,
            How::OpenAtTheEnd(Grounds::CurrentGameTime) => StoredHow::CurrentGameTime,
            How::OpenAtTheEnd(Grounds::Lot) => StoredHow::Lot,
            // The step of a ruling stores no way; the bracket finds out which of the two it is.
            How::Ruling | How::Overruled => StoredHow::Ruling,
            How::Absent => StoredHow::Absent,
            How::NeitherCame => StoredHow::NeitherCame,
            How::Withdrew => StoredHow::Withdrew,
        }
    }
}

impl From<StoredHow> for How {
    fn from(how: StoredHow) -> How {
        match how {
            StoredHow::Played => How::Played,
            StoredHow::Idle => How::Idle,
            StoredHow::Director => How::Director,
            StoredHow::Unplayed => How::Unplayed,
            StoredHow::Stopped => How::Stopped,
            StoredHow::Points => How::OpenAtTheEnd(Grounds::Points),
            StoredHow::LastGameTime => How::OpenAtTheEnd(Grounds::LastGameTime),
            StoredHow::CurrentGameTime => How::OpenAtTheEnd(Grounds::CurrentGameTime),
            StoredHow::Lot => How::OpenAtTheEnd(Grounds::Lot),
            StoredHow::Ruling => How::Ruling,
            StoredHow::Absent => How::Absent,
            StoredHow::NeitherCame => How::NeitherCame,
            StoredHow::Withdrew => How::Withdrew,
        }
    }
}

impl From<&Act> for StoredAct {
    fn from(act: &Act) -> StoredAct {
        let plain = |step| StoredAct { step, reason: None, used: None };
        match act {
            Act::Step { step, reason, used } => {
                StoredAct { step: stored_step(step), reason: reason.clone(), used: *used }
            }
            Act::Announced { text } => plain(StoredStep::Announced { text: text.clone() }),
            Act::Paid { prizes, back } => plain(StoredStep::Paid {
                prizes: prizes.iter().map(|(user, won)| (user.to_row(), won.hundredths())).collect(),
                back: back.iter().map(|user| user.to_row()).collect(),
            }),
        }
    }
}

fn stored_step(step: &Step) -> StoredStep {
    let number = |player: &PlayerId| user(*player).to_row();
    let entered =
        |entry: &Entry| StoredStep::Entered { player: number(&entry.player), rating: entry.rating.value() };
    let place = |branch: &Branch, pairing: &PairingId| StoredPlace::from((*branch, *pairing));
    match step {
        Step::Entered(entry) | Step::Bracket(_, BracketStep::Entered(entry)) => entered(entry),
        Step::Withdrawn(player) | Step::Bracket(_, BracketStep::Withdrawn(player)) => {
            StoredStep::Withdrawn { player: number(player) }
        }
        Step::CheckInOpened => StoredStep::CheckInOpened,
        Step::CheckedIn(player) => StoredStep::CheckedIn { player: number(player) },
        Step::Bracket(branch, BracketStep::Drawn { seed }) => {
            StoredStep::Drawn { branch: (*branch).into(), seed: shown(*seed), sorted: seed.is_of_sorted() }
        }
        Step::Bracket(branch, BracketStep::Paired { seed, pairings }) => StoredStep::Paired {
            branch: (*branch).into(),
            seed: shown(*seed),
            sorted: seed.is_of_sorted(),
            pairings: pairings
                .iter()
                .map(|pairing| match pairing {
                    Pairing::Match(first, second) => (number(first), Some(number(second))),
                    Pairing::Bye(player) => (number(player), None),
                })
                .collect(),
        },
        Step::Bracket(branch, BracketStep::Decided { pairing, winner, how }) => {
            StoredStep::Decided { place: place(branch, pairing), winner: number(winner), how: (*how).into() }
        }
        Step::Bracket(branch, BracketStep::BothAbsent { pairing }) => {
            StoredStep::BothAbsent { place: place(branch, pairing) }
        }
        Step::Bracket(branch, BracketStep::Swapped { first, second }) => {
            StoredStep::Swapped { branch: (*branch).into(), first: number(first), second: number(second) }
        }
        Step::LateEntries { until } => StoredStep::LateEntries { until: until.get() },
        Step::Paused { until } => StoredStep::Paused { until: until.get() },
        Step::EnteredLate(entry) => {
            StoredStep::EnteredLate { player: number(&entry.player), rating: entry.rating.value() }
        }
        Step::Retired(player) => StoredStep::Retired { player: number(player) },
        Step::Removed(player) => StoredStep::Removed { player: number(player) },
        Step::FeeReturned(player) => StoredStep::FeeReturned { player: number(player) },
        Step::Bracket(branch, BracketStep::FinalWeek { at }) => {
            StoredStep::FinalWeek { branch: (*branch).into(), at: at.get() }
        }
        Step::Bracket(branch, BracketStep::Protested { pairing, player }) => {
            StoredStep::Protested { place: place(branch, pairing), player: number(player) }
        }
        Step::Bracket(branch, BracketStep::Ruled { pairing, winner }) => {
            StoredStep::Ruled { place: place(branch, pairing), winner: number(winner) }
        }
        Step::Begun { place, number } => {
            StoredStep::Begun { place: (*place).into(), match_id: i64::try_from(*number).unwrap_or(i64::MAX) }
        }
        Step::Warned { place, player, warning } => StoredStep::Warned {
            place: (*place).into(),
            player: number(player),
            last_day: *warning == Warning::LastDay,
        },
        Step::Cancelled => StoredStep::Cancelled,
    }
}

fn shown(seed: Seed) -> String {
    format!("{:016x}", seed.get())
}

fn read_seed(text: &str, is_sorted: bool) -> Result<Seed, Unreadable> {
    let seed = u64::from_str_radix(text, 16).map_err(|_no_digits| Unreadable::Value("seed"))?;
    Ok(if is_sorted { Seed::of_sorted(seed) } else { Seed::new(seed) })
}

impl StoredAct {
    fn into_act(self) -> Result<Act, Unreadable> {
        let id = |number: i64| player(UserId::from_row(number));
        let entry = |number: i64, rating: f64| {
            let rating = Rating::new(rating).map_err(|_no_rating| Unreadable::Value("rating"))?;
            Ok::<Entry, Unreadable>(Entry { player: id(number), rating })
        };
        let in_bracket = |place: StoredPlace, make: &dyn Fn(PairingId) -> BracketStep| {
            let (branch, pairing) = Place::from(place);
            Step::Bracket(branch, make(pairing))
        };
        let step = match self.step {
            StoredStep::Announced { text } => return Ok(Act::Announced { text }),
            StoredStep::Paid { prizes, back } => {
                let prizes = prizes.into_iter();
                let prizes =
                    prizes.map(|(user, won)| (UserId::from_row(user), Credits::from_hundredths(won)));
                let back = back.into_iter().map(UserId::from_row);
                return Ok(Act::Paid { prizes: prizes.collect(), back: back.collect() });
            }
            StoredStep::Entered { player, rating } => Step::Entered(entry(player, rating)?),
            StoredStep::EnteredLate { player, rating } => Step::EnteredLate(entry(player, rating)?),
            StoredStep::LateEntries { until } => Step::LateEntries { until: Time::new(until) },
            StoredStep::Paused { until } => Step::Paused { until: Time::new(until) },
            StoredStep::Retired { player } => Step::Retired(id(player)),
            StoredStep::Removed { player } => Step::Removed(id(player)),
            StoredStep::FeeReturned { player } => Step::FeeReturned(id(player)),
            StoredStep::Swapped { branch, first, second } => {
                let step = BracketStep::Swapped { first: id(first), second: id(second) };
                Step::Bracket(branch.into(), step)
            }
            StoredStep::Withdrawn { player } => Step::Withdrawn(id(player)),
            StoredStep::CheckInOpened => Step::CheckInOpened,
            StoredStep::CheckedIn { player } => Step::CheckedIn(id(player)),
            StoredStep::Drawn { branch, seed, sorted } => {
                Step::Bracket(branch.into(), BracketStep::Drawn { seed: read_seed(&seed, sorted)? })
            }
            StoredStep::Paired { branch, seed, sorted, pairings } => {
                let seed = read_seed(&seed, sorted)?;
                let pairing = |(first, second): (i64, Option<i64>)| match second {
                    Some(second) => Pairing::Match(id(first), id(second)),
                    None => Pairing::Bye(id(first)),
                };
                let pairings = pairings.into_iter().map(pairing).collect();
                Step::Bracket(branch.into(), BracketStep::Paired { seed, pairings })
            }
            StoredStep::Begun { place, match_id } => {
                Step::Begun { place: place.into(), number: match_id.unsigned_abs() }
            }
            StoredStep::Decided { place, winner, how } => in_bracket(place, &|pairing| {
                BracketStep::Decided { pairing, winner: id(winner), how: how.into() }
            }),
            StoredStep::BothAbsent { place } => {
                in_bracket(place, &|pairing| BracketStep::BothAbsent { pairing })
            }
            StoredStep::FinalWeek { branch, at } => {
                Step::Bracket(branch.into(), BracketStep::FinalWeek { at: Time::new(at) })
            }
            StoredStep::Warned { place, player, last_day } => {
                let warning = if last_day { Warning::LastDay } else { Warning::Half };
                Step::Warned { place: place.into(), player: id(player), warning }
            }
            StoredStep::Protested { place, player } => {
                in_bracket(place, &|pairing| BracketStep::Protested { pairing, player: id(player) })
            }
            StoredStep::Ruled { place, winner } => {
                in_bracket(place, &|pairing| BracketStep::Ruled { pairing, winner: id(winner) })
            }
            StoredStep::Cancelled => Step::Cancelled,
        };
        Ok(Act::Step { step, reason: self.reason, used: self.used })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lines of released versions must stay readable forever, so no line here may change.
    #[test]
    fn the_log_of_old_versions_is_read() {
        let lines = [
            r#"{"step":"entered","player":7,"rating":1512.25}"#,
            r#"{"step":"withdrawn","player":7,"reason":"ill"}"#,
            r#"{"step":"check_in_opened"}"#,
            r#"{"step":"checked_in","player":7}"#,
            r#"{"step":"drawn","branch":"main","seed":"00000000000000ff"}"#,
            r#"{"step":"drawn","branch":"main","seed":"00000000000000ff","sorted":true}"#,
            r#"{"step":"begun","place":{"branch":"main","round":1,"number":2},"match_id":99}"#,
            r#"{"step":"decided","place":{"branch":"consolation","round":1,"number":2},"winner":7,"how":"points","used":[5,9]}"#,
            r#"{"step":"decided","place":{"branch":"main","round":1,"number":2},"winner":7,"how":"absent"}"#,
            r#"{"step":"decided","place":{"branch":"main","round":1,"number":2},"winner":7,"how":"neither_came"}"#,
            r#"{"step":"both_absent","place":{"branch":"main","round":1,"number":2}}"#,
            r#"{"step":"final_week","branch":"main","at":1000}"#,
            r#"{"step":"warned","place":{"branch":"main","round":1,"number":2},"player":7,"last_day":true}"#,
            r#"{"step":"protested","place":{"branch":"main","round":1,"number":2},"player":7}"#,
            r#"{"step":"ruled","place":{"branch":"main","round":1,"number":2},"winner":7,"reason":"stalled"}"#,
            r#"{"step":"decided","place":{"branch":"main","round":1,"number":2},"winner":7,"how":"withdrew"}"#,
            r#"{"step":"swapped","branch":"main","first":7,"second":8,"reason":"from one club"}"#,
            r#"{"step":"late_entries","until":1000,"reason":"a train is late"}"#,
            r#"{"step":"paused","until":1000,"reason":"a result is doubtful"}"#,
            r#"{"step":"entered_late","player":7,"rating":1512.25}"#,
            r#"{"step":"retired","player":7,"reason":"ill"}"#,
            r#"{"step":"cancelled"}"#,
            r#"{"step":"announced","text":"Good luck"}"#,
            r#"{"step":"paid","prizes":[[7,5000]]}"#,
            r#"{"step":"paid","prizes":[[7,5000]],"back":[9]}"#,
            r#"{"step":"decided","place":{"branch":"main","round":1,"number":2},"winner":7,"how":"unplayed","reason":"ill"}"#,
            r#"{"step":"decided","place":{"branch":"main","round":1,"number":2},"winner":7,"how":"stopped","reason":"ill"}"#,
            r#"{"step":"removed","player":7,"reason":"ill"}"#,
            r#"{"step":"fee_returned","player":7}"#,
            r#"{"step":"paired","branch":"main","seed":"00000000000000ff","sorted":true,"pairings":[[7,8],[9,null]]}"#,
            r#"{"step":"decided","place":{"branch":"final","round":1,"number":1},"winner":7,"how":"played"}"#,
        ];
        for line in lines {
            assert_eq!(encode(&decode(line).unwrap()), line);
        }
        assert!(decode(r#"{"step":"drawn","branch":"main","seed":"x"}"#).is_err());
        assert!(decode(r#"{"step":"flown"}"#).is_err());
    }

    /// As above: no line may change.
    #[test]
    fn the_settings_of_old_versions_are_read() {
        let lines = [
            r#"{"name":"Spring Cup","about":"","length":5,"places":16,"check_in":true,"by_rating":false,"time":{"kind":"live","delay_s":12,"reserve_s":120},"prizes":[500,250]}"#,
            r#"{"name":"Fee Cup","about":"Winner takes most","length":25,"places":1024,"check_in":false,"by_rating":true,"time":{"kind":"correspondence","days_per_turn":3},"prizes":[],"fee":250,"shares":[60,40]}"#,
            r#"{"name":"Late Cup","about":"","length":5,"places":16,"check_in":false,"by_rating":false,"time":{"kind":"live","delay_s":12,"reserve_s":120},"prizes":[],"starts":[1000],"late_until":1500}"#,
            r#"{"name":"Live Cup","about":"","length":5,"places":16,"check_in":true,"by_rating":false,"time":{"kind":"live","delay_s":12,"reserve_s":120},"prizes":[],"starts":[1000,2000],"grace_minutes":10,"pause_seconds":60}"#,
            r#"{"name":"Swiss","about":"","length":5,"places":16,"check_in":false,"by_rating":false,"time":{"kind":"live","delay_s":12,"reserve_s":120},"prizes":[],"format":{"kind":"swiss","rounds":5},"final_of":4}"#,
            r#"{"name":"Open end","about":"","length":5,"places":16,"check_in":false,"by_rating":false,"time":{"kind":"live","delay_s":12,"reserve_s":120},"prizes":[],"format":{"kind":"swiss"}}"#,
            r#"{"name":"Lives","about":"","length":5,"places":16,"check_in":false,"by_rating":false,"time":{"kind":"live","delay_s":12,"reserve_s":120},"prizes":[],"format":{"kind":"lives","lives":2}}"#,
            r#"{"name":"Groups","about":"","length":5,"places":16,"check_in":false,"by_rating":false,"time":{"kind":"live","delay_s":12,"reserve_s":120},"prizes":[],"format":{"kind":"round_robin","groups":4,"twice":false},"final_of":2}"#,
        ];
        for line in lines {
            let settings: Settings = serde_json::from_str(line).unwrap();
            assert_eq!(serde_json::to_string(&settings).unwrap(), line);
        }
    }
}
