//! From what a board looks like to the play that was made on it.

mod naturalness;
mod unruly;

use rules::{LegalPlay, Place, PlayGraph, Position, Role, Roll, legal_plays};

use crate::{Difference, Look, Reading, SensedPlace, Sensors};
use naturalness::effort;
pub use unruly::illegal_position;

/// So many legal plays are named beside an illegal one.
pub const NEAREST_MAX: usize = 3;

/// What is known before a play is looked for.
#[derive(Clone, Copy, Debug)]
pub struct Turn<'a> {
    /// The position before the play, the mover on roll. The game must not be over.
    pub before: &'a Position,
    /// The roll that is played.
    pub roll: Roll,
    /// What the board can sense.
    pub sensors: Sensors,
}

/// What a look at the board says about the turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Inference {
    /// Exactly one legal play leaves the board looking like this.
    Played(LegalPlay),
    /// Several do, at least two: the player must say which. The most natural one comes first.
    Choose(Vec<LegalPlay>),
    /// None does.
    Illegal(Illegal),
    /// None does, and what is seen cannot be right whatever was played.
    Faulty(Fault),
}

/// A board that looks like no legal play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Illegal {
    /// What is wrong, as far as it can be told.
    pub what: WhatIsWrong,
    /// Where the board has changed since before the turn.
    pub changed: Vec<Difference>,
    /// The legal plays that it is least far away from, the nearest first; at most [`NEAREST_MAX`].
    pub nearest: Vec<CandidateDistance>,
}

/// A legal play that a board does not look like, and where it does not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CandidateDistance {
    /// The play.
    pub legal: LegalPlay,
    /// What would have to be moved.
    pub differences: Vec<Difference>,
}

/// Why a board looks like no legal play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhatIsWrong {
    /// The board looks as before the turn, and the roll can be played.
    NothingMoved,
    /// What was moved can begin a legal play, and more must be moved.
    Unfinished,
    /// More checkers are gone than the roll can bear off.
    TooManyBorneOff,
    /// Checkers of the opponent stand elsewhere, beyond the ones that were hit. Seen only with colour.
    OpponentMoved,
    /// The dice do not move the checkers like this.
    NotThisRoll,
}

/// Readings that cannot be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// How one can tell.
    pub kind: FaultKind,
    /// The places one of which, if its reading is wrong, leaves at least one legal play: a dead or a covered sensor, or
    /// a checker that fell off there.
    pub suspects: Vec<SensedPlace>,
    /// The legal play that the board is least far away from.
    pub nearest: CandidateDistance,
}

/// How readings show that they cannot be right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// More checkers are seen than there are.
    TooMany {
        /// Whose; none where the board cannot tell.
        whose: Option<Role>,
        /// How many are seen.
        seen: u8,
        /// How many there can be.
        at_most: u8,
    },
    /// Fewer are seen than there must be, even if tall stacks hide some.
    TooFew {
        /// Whose; none where the board cannot tell.
        whose: Option<Role>,
        /// How many there can be at most with what stacks may hide.
        seen: u8,
        /// How many there must be.
        at_least: u8,
    },
}

/// Finds the play that leaves the board looking like `look`.
///
/// Only where checkers ended counts, not how they were lifted and put down.
#[must_use]
pub fn infer(turn: &Turn<'_>, look: &Look) -> Inference {
    let mut plays = legal_plays(turn.before, turn.roll);
    let fitting = |legal: &LegalPlay| look.fits(&legal.position.flip(), turn.sensors);
    let mut candidates: Vec<LegalPlay> = plays.iter().copied().filter(fitting).collect();
    match candidates.len() {
        0 => {}
        1 => return Inference::Played(candidates.remove(0)),
        _ => {
            candidates.sort_by_key(|legal| effort(&legal.play));
            return Inference::Choose(candidates);
        }
    }
    plays.sort_by_cached_key(|legal| {
        (look.distance(&legal.position.flip(), turn.sensors), effort(&legal.play))
    });
    match impossible_count(turn, look, &plays) {
        Some(kind) => {
            let suspects = suspects(turn, look, &plays);
            Inference::Faulty(Fault { kind, suspects, nearest: candidate(turn, look, plays[0]) })
        }
        None => Inference::Illegal(Illegal {
            what: what_is_wrong(turn, look, &plays),
            changed: look.differences(turn.before, turn.sensors),
            nearest: plays.iter().take(NEAREST_MAX).map(|&legal| candidate(turn, look, legal)).collect(),
        }),
    }
}

fn candidate(turn: &Turn<'_>, look: &Look, legal: LegalPlay) -> CandidateDistance {
    CandidateDistance { legal, differences: look.differences(&legal.position.flip(), turn.sensors) }
}

/// The places one of which explains everything if its reading is not trusted.
fn suspects(turn: &Turn<'_>, look: &Look, plays: &[LegalPlay]) -> Vec<SensedPlace> {
    let mut found = Vec::new();
    for legal in plays {
        let differences = look.differences(&legal.position.flip(), turn.sensors);
        let [first, rest @ ..] = differences.as_slice() else { continue };
        if rest.iter().all(|other| other.place == first.place) && !found.contains(&first.place) {
            found.push(first.place);
        }
    }
    found
}

/// How many checkers a look can stand for, from what is surely seen to what stacks may hide.
#[derive(Clone, Copy, Debug, Default)]
struct Count {
    seen: u16,
    at_most: u16,
}

impl Count {
    /// Counts a place. `limit` is where its sensors end, `held` what surely stood there before the turn, `more` what a
    /// play may have added.
    fn add(&mut self, reading: Reading, limit: u8, held: u8, more: u16) {
        match reading {
            Reading::Unknown => self.at_most += u16::from(Position::CHECKERS),
            Reading::Checkers { count, .. } => {
                self.seen += u16::from(count);
                let hidden_too = u16::from(held) + more;
                self.at_most +=
                    if count >= limit { hidden_too.max(u16::from(count)) } else { u16::from(count) };
            }
        }
    }
}

/// Whether the number of checkers cannot be right, whatever was played.
fn impossible_count(turn: &Turn<'_>, look: &Look, plays: &[LegalPlay]) -> Option<FaultKind> {
    let borne_off = |legal: &LegalPlay| legal.position.opponent_off() - turn.before.own_off();
    let borne_off_max = plays.iter().map(borne_off).max().unwrap_or(0);
    let sides: &[Option<Role>] =
        if tells_colours(look) { &[Some(Role::Mover), Some(Role::Opponent)] } else { &[None] };
    sides.iter().find_map(|&whose| {
        let on_board = |role| Position::CHECKERS - turn.before.count(role, Place::Off);
        let at_most = match whose {
            Some(role) => on_board(role),
            None => on_board(Role::Mover) + on_board(Role::Opponent),
        };
        let count = count(turn, look, whose);
        if count.seen > u16::from(at_most) {
            return Some(FaultKind::TooMany { whose, seen: capped(count.seen), at_most });
        }
        // Who bears off may take off too many, which is an illegal play; otherwise no checker may be missing.
        let may_be_gone = whose != Some(Role::Opponent) && borne_off_max > 0;
        let is_short = count.at_most < u16::from(at_most) && !may_be_gone;
        is_short.then(|| FaultKind::TooFew { whose, seen: capped(count.at_most), at_least: at_most })
    })
}

fn capped(count: u16) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}

/// Whether every place that shows checkers shows whose they are.
fn tells_colours(look: &Look) -> bool {
    let is_told = |reading: &Reading| match reading {
        Reading::Unknown | Reading::Checkers { count: 0, .. } => true,
        Reading::Checkers { whose, .. } => whose.is_some(),
    };
    let bar_is_told = match look.bar() {
        crate::Bar::Apart { .. } | crate::Bar::Together(Reading::Unknown) => true,
        crate::Bar::Together(reading) => reading.count() == 0,
    };
    bar_is_told && look.points().iter().all(is_told)
}

/// The checkers of a side, or of both, that a look can stand for.
fn count(turn: &Turn<'_>, look: &Look, whose: Option<Role>) -> Count {
    let Sensors { per_point, on_bar, .. } = turn.sensors;
    let added = u16::try_from(turn.roll.moves_max()).expect("a roll gives four moves at most");
    let mut count = Count::default();
    for (point, &reading) in rules::Point::all().zip(look.points()) {
        let own = turn.before.own(Place::Point(point));
        let opponent = turn.before.opponent(Place::Point(point.opposite()));
        match (reading, whose) {
            (Reading::Checkers { whose: Some(role), .. }, Some(wanted)) if role != wanted => {}
            // Only the mover's stacks grow, so an opponent's stack hides what it held before.
            _ if opponent > 1 => count.add(reading, per_point, opponent, 0),
            _ => count.add(reading, per_point, own, added),
        }
    }
    let [own, opponent] = [turn.before.own(Place::Bar), turn.before.opponent(Place::Bar)];
    match (look.bar(), whose) {
        (crate::Bar::Apart { own: reading, .. }, Some(Role::Mover)) => count.add(reading, on_bar, own, 0),
        (crate::Bar::Apart { opponent: reading, .. }, Some(Role::Opponent)) => {
            count.add(reading, on_bar, opponent, added);
        }
        (bar, _) => count.add(bar.total(), on_bar, own + opponent, added),
    }
    count
}

fn what_is_wrong(turn: &Turn<'_>, look: &Look, plays: &[LegalPlay]) -> WhatIsWrong {
    if look.fits(turn.before, turn.sensors) {
        return WhatIsWrong::NothingMoved;
    }
    if opponent_moved(turn, look) {
        return WhatIsWrong::OpponentMoved;
    }
    if begins_a_play(turn, look) {
        return WhatIsWrong::Unfinished;
    }
    let seen = count(turn, look, None).at_most;
    let fewest =
        plays.iter().map(|legal| 30 - legal.position.own_off() - legal.position.opponent_off()).min();
    if fewest.is_some_and(|fewest| seen < u16::from(fewest)) {
        return WhatIsWrong::TooManyBorneOff;
    }
    WhatIsWrong::NotThisRoll
}

/// Whether the board shows the opponent's checkers where a play cannot have left them: on a point that they did not
/// hold, or fewer on a point that cannot be hit.
fn opponent_moved(turn: &Turn<'_>, look: &Look) -> bool {
    rules::Point::all().zip(look.points()).any(|(point, &reading)| {
        let held = turn.before.opponent(Place::Point(point.opposite()));
        match reading {
            Reading::Checkers { count, whose: Some(Role::Opponent) } => {
                count != held.min(turn.sensors.per_point)
            }
            Reading::Checkers { whose: Some(Role::Mover), .. } => held > 1,
            Reading::Checkers { count, whose: None } => turn.sensors.know_colour && count == 0 && held > 1,
            Reading::Unknown => false,
        }
    })
}

/// Whether some of the moves of a legal play leave the board looking like this.
fn begins_a_play(turn: &Turn<'_>, look: &Look) -> bool {
    let graph = PlayGraph::new(turn.before, turn.roll);
    graph.nodes().iter().any(|node| !node.is_complete && look.fits(&node.position, turn.sensors))
}
