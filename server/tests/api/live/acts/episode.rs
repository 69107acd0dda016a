//! An episode as data: a kind of competition, a seed for its set-up, and a list of steps. Every part of the list is an
//! episode too, because a step names its objects by numbers that are taken modulo what exists.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use simulator::Numbers;

/// The kinds of competitions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Kind {
    KnockOut,
    TeamMatch,
    TeamEvent,
    Comparative,
}

impl Kind {
    pub(super) const ALL: [Kind; 4] = [Kind::KnockOut, Kind::TeamMatch, Kind::TeamEvent, Kind::Comparative];
}

/// The acts of directors, players, moderators and strangers, and what happens to the site.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Act {
    // The site.
    Advance,
    Kill,
    KillDuring,
    // At the tables.
    Sit,
    Play,
    Leave,
    // The desk of every kind of competition.
    Undo,
    UndoTwice,
    Correct,
    Hold,
    Release,
    GiveTime,
    HandOver,
    // Players of every kind of competition.
    Enter,
    Withdraw,
    Delete,
    // A director's acts sent by somebody else.
    Meddle,
    // Moderators.
    Suspend,
    Lift,
    Void,
    // Somebody requests every route.
    Spy,
    // Knock-outs.
    OpenCheckIn,
    CheckIn,
    Remove,
    LateEntries,
    Swap,
    Draw,
    Console,
    Pause,
    Settle,
    Award,
    Rule,
    Protest,
    EnterBot,
    // Team matches.
    Accept,
    Decline,
    LineUp,
    Change,
    Assign,
    CancelBoard,
    HoldRoom,
    ReleaseRoom,
    Substitute,
    // Team events.
    Start,
    AwardTie,
    Replay,
    // Comparative events.
    Begin,
    // The director calls the competition off.
    Cancel,
}

/// The acts that are possible in every kind of competition, and how often each is chosen.
const COMMON: &[(Act, u32)] = &[
    (Act::Advance, 8),
    (Act::Kill, 2),
    (Act::KillDuring, 2),
    (Act::Sit, 3),
    (Act::Play, 14),
    (Act::Leave, 4),
    (Act::Undo, 12),
    (Act::UndoTwice, 2),
    (Act::Correct, 5),
    (Act::Hold, 2),
    (Act::Release, 3),
    (Act::GiveTime, 1),
    (Act::HandOver, 1),
    (Act::Enter, 3),
    (Act::Withdraw, 3),
    (Act::Delete, 1),
    (Act::Meddle, 2),
    (Act::Suspend, 1),
    (Act::Lift, 1),
    (Act::Void, 1),
    (Act::Spy, 1),
    (Act::Cancel, 1),
];

const KNOCK_OUT: &[(Act, u32)] = &[
    (Act::OpenCheckIn, 1),
    (Act::CheckIn, 3),
    (Act::Remove, 3),
    (Act::LateEntries, 1),
    (Act::Swap, 2),
    (Act::Draw, 8),
    (Act::Console, 2),
    (Act::Pause, 1),
    (Act::Settle, 1),
    (Act::Award, 14),
    (Act::Rule, 2),
    (Act::Protest, 2),
    (Act::EnterBot, 2),
];

const TEAM_MATCH: &[(Act, u32)] = &[
    (Act::Accept, 3),
    (Act::Decline, 1),
    (Act::LineUp, 6),
    (Act::Change, 1),
    (Act::Assign, 14),
    (Act::CancelBoard, 3),
    (Act::HoldRoom, 2),
    (Act::ReleaseRoom, 2),
    (Act::Substitute, 3),
];

const TEAM_EVENT: &[(Act, u32)] = &[(Act::Start, 6), (Act::AwardTie, 6), (Act::Replay, 4)];

const COMPARATIVE: &[(Act, u32)] = &[(Act::Begin, 14)];

/// A step. The meaning of its numbers depends on the act.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Step {
    pub(super) act: Act,
    pub(super) a: usize,
    pub(super) b: usize,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Episode {
    pub(super) kind: Kind,
    pub(super) seed: u64,
    pub(super) steps: Vec<Step>,
}

impl Episode {
    /// Returns the episode with this seed.
    pub(super) fn random(kind: Kind, seed: u64, steps: usize) -> Episode {
        let parts: &[&[(Act, u32)]] = match kind {
            Kind::KnockOut => &[COMMON, KNOCK_OUT],
            Kind::TeamMatch => &[COMMON, TEAM_MATCH],
            Kind::TeamEvent => &[COMMON, TEAM_MATCH, TEAM_EVENT],
            Kind::Comparative => &[COMMON, COMPARATIVE],
        };
        let bag: Vec<Act> = parts
            .iter()
            .flat_map(|part| part.iter())
            .flat_map(|&(act, times)| (0..times).map(move |_| act))
            .collect();
        // The set-up uses the seed itself.
        let mut numbers = Numbers::new(!seed);
        let mut step =
            || Step { act: bag[numbers.below(bag.len())], a: numbers.below(100), b: numbers.below(100) };
        let steps = (0..steps).map(|_| step()).collect();
        Episode { kind, seed, steps }
    }

    /// Returns the same episode with other steps.
    pub(super) fn with(&self, steps: Vec<Step>) -> Episode {
        Episode { steps, ..*self }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", word(&self.act), self.a, self.b)
    }
}

impl fmt::Display for Episode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let steps: Vec<String> = self.steps.iter().map(Step::to_string).collect();
        write!(f, "{} {}: {}", word(&self.kind), self.seed, steps.join(", "))
    }
}

/// Reads an episode as it is printed.
impl FromStr for Episode {
    type Err = String;

    fn from_str(text: &str) -> Result<Episode, String> {
        let (head, steps) = text.split_once(':').ok_or("no colon after kind and seed")?;
        let (kind, seed) = head.trim().split_once(' ').ok_or("no space between kind and seed")?;
        let kind: Kind = parsed(kind)?;
        let seed = seed.trim().parse().map_err(|error| format!("{seed}: {error}"))?;
        let words = steps.split(',').map(str::trim).filter(|step| !step.is_empty());
        let steps = words.map(|step| {
            let parts: Vec<&str> = step.split_whitespace().collect();
            let [act, a, b] = parts.as_slice() else {
                return Err(format!("{step}: not an act and two numbers"));
            };
            let number = |text: &str| text.parse().map_err(|error| format!("{text}: {error}"));
            Ok(Step { act: parsed(act)?, a: number(a)?, b: number(b)? })
        });
        Ok(Episode { kind, seed, steps: steps.collect::<Result<_, String>>()? })
    }
}

fn word(of: &impl Serialize) -> String {
    let word = serde_json::to_value(of).unwrap_or_default();
    word.as_str().unwrap_or_default().to_owned()
}

fn parsed<T: for<'de> Deserialize<'de>>(word: &str) -> Result<T, String> {
    let value: Value = json!(word);
    serde_json::from_value(value).map_err(|error| error.to_string())
}

#[test]
fn an_episode_is_read_as_it_is_printed() {
    for kind in Kind::ALL {
        let episode = Episode::random(kind, 7, 30);
        assert_eq!(episode.to_string().parse(), Ok(episode));
    }
}
