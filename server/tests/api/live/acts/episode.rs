//! An episode as data: a kind of competition, a seed for its set-up, and a list of steps. Every part of the list is an
//! episode too, because a step names its objects by numbers that are taken modulo what exists, in an order that is the
//! same in every run (`places.rs`).

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use simulator::Numbers;

/// The kinds of competitions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Kind {
    KnockOut,
    Swiss,
    Lives,
    RoundRobin,
    TeamMatch,
    TeamEvent,
    Comparative,
}

impl Kind {
    pub(super) const ALL: [Kind; 7] = [
        Kind::KnockOut,
        Kind::Swiss,
        Kind::Lives,
        Kind::RoundRobin,
        Kind::TeamMatch,
        Kind::TeamEvent,
        Kind::Comparative,
    ];

    /// Returns true for the formats of tournaments.
    pub(super) const fn is_tournament(self) -> bool {
        matches!(self, Kind::KnockOut | Kind::Swiss | Kind::Lives | Kind::RoundRobin)
    }
}

/// The acts of directors, players, moderators and strangers, and what happens to the site.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum EpisodeAct {
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
    // Tournaments.
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

impl EpisodeAct {
    /// Returns true for what people do that may succeed. Strangers who meddle never do.
    pub(super) const fn is_of_people(self) -> bool {
        !matches!(
            self,
            EpisodeAct::Advance
                | EpisodeAct::Kill
                | EpisodeAct::KillDuring
                | EpisodeAct::Meddle
                | EpisodeAct::Spy
        )
    }
}

/// The acts that are possible in every kind of competition, and how often each is chosen.
const COMMON: &[(EpisodeAct, u32)] = &[
    (EpisodeAct::Advance, 8),
    (EpisodeAct::Kill, 2),
    (EpisodeAct::KillDuring, 2),
    (EpisodeAct::Sit, 3),
    (EpisodeAct::Play, 14),
    (EpisodeAct::Leave, 4),
    (EpisodeAct::Undo, 12),
    (EpisodeAct::UndoTwice, 2),
    (EpisodeAct::Correct, 5),
    (EpisodeAct::Hold, 2),
    (EpisodeAct::Release, 3),
    (EpisodeAct::GiveTime, 1),
    (EpisodeAct::HandOver, 1),
    (EpisodeAct::Enter, 3),
    (EpisodeAct::Withdraw, 3),
    (EpisodeAct::Delete, 1),
    (EpisodeAct::Meddle, 2),
    (EpisodeAct::Suspend, 1),
    (EpisodeAct::Lift, 1),
    (EpisodeAct::Void, 1),
    (EpisodeAct::Spy, 1),
    (EpisodeAct::Cancel, 1),
];

const TOURNAMENT: &[(EpisodeAct, u32)] = &[
    (EpisodeAct::OpenCheckIn, 1),
    (EpisodeAct::CheckIn, 3),
    (EpisodeAct::Remove, 3),
    (EpisodeAct::LateEntries, 1),
    (EpisodeAct::Swap, 2),
    (EpisodeAct::Draw, 8),
    (EpisodeAct::Console, 2),
    (EpisodeAct::Pause, 1),
    (EpisodeAct::Settle, 1),
    (EpisodeAct::Award, 14),
    (EpisodeAct::Rule, 2),
    (EpisodeAct::Protest, 2),
    (EpisodeAct::EnterBot, 2),
];

const TEAM_MATCH: &[(EpisodeAct, u32)] = &[
    (EpisodeAct::Accept, 3),
    (EpisodeAct::Decline, 1),
    (EpisodeAct::LineUp, 6),
    (EpisodeAct::Change, 1),
    (EpisodeAct::Assign, 14),
    (EpisodeAct::CancelBoard, 3),
    (EpisodeAct::HoldRoom, 2),
    (EpisodeAct::ReleaseRoom, 2),
    (EpisodeAct::Substitute, 3),
];

const TEAM_EVENT: &[(EpisodeAct, u32)] =
    &[(EpisodeAct::Start, 6), (EpisodeAct::AwardTie, 6), (EpisodeAct::Replay, 4)];

const COMPARATIVE: &[(EpisodeAct, u32)] = &[(EpisodeAct::Begin, 14)];

/// A step. The meaning of its numbers depends on the act.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct EpisodeStep {
    pub(super) act: EpisodeAct,
    pub(super) a: usize,
    pub(super) b: usize,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Episode {
    pub(super) kind: Kind,
    pub(super) seed: u64,
    pub(super) steps: Vec<EpisodeStep>,
}

impl Episode {
    /// Returns the episode with this seed.
    pub(super) fn random(kind: Kind, seed: u64, steps: usize) -> Episode {
        let parts: &[&[(EpisodeAct, u32)]] = match kind {
            Kind::KnockOut | Kind::Swiss | Kind::Lives | Kind::RoundRobin => &[COMMON, TOURNAMENT],
            Kind::TeamMatch => &[COMMON, TEAM_MATCH],
            Kind::TeamEvent => &[COMMON, TEAM_MATCH, TEAM_EVENT],
            Kind::Comparative => &[COMMON, COMPARATIVE],
        };
        let bag: Vec<EpisodeAct> = parts
            .iter()
            .flat_map(|part| part.iter())
            .flat_map(|&(act, times)| (0..times).map(move |_| act))
            .filter(|act| *act != EpisodeAct::Cancel || !is_played_out(seed))
            .collect();
        // The set-up uses the seed itself.
        let mut numbers = Numbers::new(!seed);
        let mut step = || EpisodeStep {
            act: bag[numbers.below(bag.len())],
            a: numbers.below(100),
            b: numbers.below(100),
        };
        let steps = (0..steps).map(|_| step()).collect();
        Episode { kind, seed, steps }
    }

    /// Returns true if the director plays the competition to its end. Otherwise it is called off, if no step has done
    /// so.
    pub(super) fn is_played_out(&self) -> bool {
        is_played_out(self.seed)
    }

    /// Returns the same episode with other steps.
    pub(super) fn with(&self, steps: Vec<EpisodeStep>) -> Episode {
        Episode { steps, ..*self }
    }
}

fn is_played_out(seed: u64) -> bool {
    seed.is_multiple_of(2)
}

impl fmt::Display for EpisodeStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", word(&self.act), self.a, self.b)
    }
}

impl fmt::Display for Episode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let steps: Vec<String> = self.steps.iter().map(EpisodeStep::to_string).collect();
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
            Ok(EpisodeStep { act: parsed(act)?, a: number(a)?, b: number(b)? })
        });
        Ok(Episode { kind, seed, steps: steps.collect::<Result<_, String>>()? })
    }
}

pub(super) fn word(of: &impl Serialize) -> String {
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
