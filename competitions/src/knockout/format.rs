//! Formats whose rounds are no single elimination: Swiss, lives and round robin.
//!
//! The rules are those of the [stages](crate::stage). A bracket of such a format is read as the course of a stage, and
//! the stage then says who meets next, who stands where, and whether there is a further round.

use std::collections::BTreeMap;

use ratings::Rating;

use super::facts::{BracketSettings, Entry as Player, Format, How, Outcome, Spot};
use super::pairing::{Pairing, Seat};
use crate::entrant::{Entrant, EntrantId};
use crate::id::PlayerId;
use crate::stage::{
    Column, Course, Encounter, Entry, LIVES_COLUMNS, Lives, Next, Outcome as Decided, Pairing as Pair,
    ROUNDS_MAX, RoundRobin, Rounds, Row, SWISS_COLUMNS, Score, Stage, Swiss, Within,
};
use crate::{Draw, Seed};

/// The columns of a round robin. Brackets do not know the points that were scored in play.
const ROBIN_COLUMNS: [Column; 4] =
    [Column::Points, Column::HeadToHead, Column::SonnebornBerger, Column::Wins];

/// The standings of a bracket: of each group, or of the whole field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// The columns, in the order in which they decide the places.
    pub columns: Vec<Column>,
    /// The lines of each group, the best first, with their players.
    pub groups: Vec<Vec<(PlayerId, Row)>>,
}

/// The facts of a bracket that a stage needs.
#[derive(Clone, Debug)]
pub(super) struct Facts<'a> {
    pub(super) settings: &'a BracketSettings,
    /// The entered players, in the order in which they were drawn.
    pub(super) players: &'a [Player],
    pub(super) rounds: Vec<Vec<Spot>>,
    /// The seed of the lots, which order equally strong players.
    pub(super) lots: Option<Seed>,
    /// The number of rounds that had been drawn when a late player entered.
    pub(super) joined: &'a BTreeMap<PlayerId, u32>,
    /// The number of rounds that had been drawn when a player withdrew.
    pub(super) left: &'a BTreeMap<PlayerId, u32>,
}

/// A bracket as the course of a stage.
#[derive(Clone, Debug)]
pub(super) struct Played<'a> {
    players: &'a [Player],
    go_on: Option<u32>,
    stage: Stage,
    course: Course,
}

impl Format {
    /// Returns the stage for a number of players. Settings that would need more players are fitted to them, because a
    /// start by the timetable cannot ask anybody.
    fn stage(self, players: usize, is_seeded: bool, go_on: Option<u32>) -> Option<Stage> {
        let count = u32::try_from(players).unwrap_or(u32::MAX).max(2);
        let within = if is_seeded { Within::Strength } else { Within::Lots };
        let late_until = ROUNDS_MAX;
        Some(match self {
            Self::KnockOut => return None,
            Self::Swiss(rounds) => {
                let rounds = match rounds {
                    Rounds::Number(rounds) => Rounds::Number(rounds.clamp(1, count - 1 + count % 2)),
                    Rounds::UntilOneUnbeaten => rounds,
                };
                Stage::Swiss(Swiss { rounds, within, late_until, columns: SWISS_COLUMNS.to_vec() })
            }
            Self::Lives(lives) => {
                let last = go_on.unwrap_or(1).clamp(1, count - 1);
                Stage::Lives(Lives { lives, last, within, late_until, columns: LIVES_COLUMNS.to_vec() })
            }
            Self::RoundRobin(groups, meetings) => {
                let groups = groups.clamp(1, count / 2);
                let go_on = go_on.unwrap_or(1).clamp(1, count / groups);
                Stage::RoundRobin(RoundRobin { meetings, groups, go_on, columns: ROBIN_COLUMNS.to_vec() })
            }
        })
    }
}

impl<'a> Played<'a> {
    /// Reads a bracket; `None` if it is a knock-out.
    pub(super) fn new(facts: &Facts<'a>) -> Option<Self> {
        let settings = facts.settings;
        let stage = settings.format.stage(facts.drawn(), settings.by_rating, settings.go_on)?;
        Some(Self { players: facts.players, go_on: settings.go_on, stage, course: facts.course() })
    }

    /// Returns the pairings of the next round; empty while a round is open, and after the last one.
    pub(super) fn next(&self, seed: Seed) -> Vec<Pairing> {
        let Next::Round(pairs) = self.stage.next(&self.course, seed) else { return Vec::new() };
        let pairing = |pair| {
            Some(match pair {
                Pair::Match(one, other) => Pairing::Match(self.player(one)?, self.player(other)?),
                Pair::Bye(one) => Pairing::Bye(self.player(one)?),
            })
        };
        pairs.into_iter().filter_map(pairing).collect()
    }

    /// Returns true if there is no further round.
    pub(super) fn is_over(&self) -> bool {
        self.stage.is_over(&self.course)
    }

    /// Returns true if players can still enter.
    pub(super) fn takes_late(&self) -> bool {
        match &self.stage {
            Stage::RoundRobin(_) => false,
            Stage::Swiss(_) | Stage::Lives(_) => !self.is_over(),
        }
    }

    /// Returns true if a table decides who meets.
    pub(super) const fn is_by_table(&self) -> bool {
        matches!(self.stage, Stage::RoundRobin(_))
    }

    /// Returns the players who can still be paired.
    pub(super) fn contenders(&self) -> Vec<PlayerId> {
        let in_play = match &self.stage {
            Stage::Lives(_) => self.stage.going_on(&self.course),
            Stage::Swiss(_) | Stage::RoundRobin(_) => {
                let entries = self.course.entries().iter();
                entries.filter(|entry| entry.withdrawn.is_none()).map(|entry| entry.entrant.id).collect()
            }
        };
        in_play.into_iter().filter_map(|id| self.player(id)).collect()
    }

    /// Returns the players who go on to a final as things stand, the best first.
    pub(super) fn going_on(&self) -> Vec<PlayerId> {
        let Some(go_on) = self.go_on else { return Vec::new() };
        let all = self.stage.going_on(&self.course).into_iter().filter_map(|id| self.player(id));
        match &self.stage {
            Stage::RoundRobin(_) => self.across_groups(all.collect()),
            Stage::Swiss(_) | Stage::Lives(_) => {
                all.take(usize::try_from(go_on).unwrap_or(usize::MAX)).collect()
            }
        }
    }

    /// Sorts players by their places in their groups: all winners of groups come before all second ones.
    fn across_groups(&self, mut players: Vec<PlayerId>) -> Vec<PlayerId> {
        let by_player = self.places().into_iter().map(|(place, player)| (player, place));
        let places: BTreeMap<PlayerId, usize> = by_player.collect();
        players.sort_by_key(|player| places.get(player).copied());
        players
    }

    /// Returns the only player in the first place; `None` if there are several, or if a final follows.
    pub(super) fn winner(&self) -> Option<PlayerId> {
        match self.places().as_slice() {
            [(_, winner), (second, _), ..] if *second > 1 && self.go_on.is_none() => Some(*winner),
            _ => None,
        }
    }

    /// Returns the standings.
    pub(super) fn standings(&self) -> Standings {
        let groups = self.stage.standings(&self.course).into_iter().map(|rows| {
            let with_player = rows.into_iter().filter_map(|row| Some((self.player(row.entrant)?, row)));
            with_player.collect()
        });
        Standings { columns: self.stage.columns().to_vec(), groups: groups.collect() }
    }

    /// Returns the places of all players, the best first. Players with the same place in different groups share one.
    pub(super) fn places(&self) -> Vec<(usize, PlayerId)> {
        let rows = self.standings().groups.into_iter().flatten();
        let mut sorted: Vec<(usize, PlayerId)> = rows.map(|(player, row)| (row.place, player)).collect();
        sorted.sort_by_key(|(place, _)| *place);
        let mut places: Vec<(usize, PlayerId)> = Vec::with_capacity(sorted.len());
        for group in sorted.chunk_by(|a, b| a.0 == b.0) {
            let place = places.len() + 1;
            places.extend(group.iter().map(|(_, player)| (place, *player)));
        }
        places
    }

    fn player(&self, id: EntrantId) -> Option<PlayerId> {
        self.players.get(usize::try_from(id.get()).ok()?).map(|entry| entry.player)
    }
}

impl Facts<'_> {
    /// Returns the number of players of the first draw. Late players have the last places in the list.
    fn drawn(&self) -> usize {
        self.players.iter().filter(|entry| !self.joined.contains_key(&entry.player)).count()
    }

    /// Returns the rounds as the course of a stage. Entrants have their places in the list of players as numbers.
    fn course(&self) -> Course {
        let players = self.players.iter().map(|entry| entry.player);
        let ids: BTreeMap<PlayerId, EntrantId> = players.zip((0..).map(EntrantId::new)).collect();
        let id = |player: PlayerId| ids.get(&player).copied();
        let encounter = |spot: &Spot| {
            let pairing = match spot.pairing {
                Pairing::Match(one, other) => Pair::Match(id(one)?, id(other)?),
                Pairing::Bye(one) => Pair::Bye(id(one)?),
            };
            let score = spot.decided.and_then(|outcome| score(spot.pairing, outcome));
            Some(Encounter { pairing, score })
        };
        let rounds = self.rounds.iter().map(|spots| spots.iter().filter_map(encounter).collect());
        Course::of_rounds(self.entries(), rounds.collect())
    }

    /// Returns the lives that a late player lacks: one for each round missed, but the last one is left. With all lives,
    /// a player could come when two are left and win.
    fn lives_missed(&self, player: PlayerId) -> u32 {
        let Format::Lives(lives) = self.settings.format else { return 0 };
        let missed = self.joined.get(&player).copied().unwrap_or_default();
        missed.min(lives.saturating_sub(1))
    }

    /// Returns the entrants.
    fn entries(&self) -> Vec<Entry> {
        let mut ratings: Vec<Rating> = self.players.iter().map(|entry| entry.rating).collect();
        ratings.sort_by(|a, b| a.value().total_cmp(&b.value()));
        // The number of weaker players orders the players as their ratings do.
        let weaker = |rating: Rating| ratings.partition_point(|other| other.value() < rating.value());
        let strength = |rating| if self.settings.by_rating { weaker(rating) } else { 0 };
        let mut lots: Vec<usize> = (0..self.players.len()).collect();
        if let Some(seed) = self.lots {
            Draw::new(seed).shuffle(&mut lots[..self.drawn()]);
        }
        let entries = self.players.iter().zip(lots).zip(0..);
        entries
            .map(|((entry, lot), number)| Entry {
                entrant: Entrant {
                    lives_lost: self.lives_missed(entry.player),
                    ..Entrant::new(
                        EntrantId::new(number),
                        u32::try_from(strength(entry.rating)).unwrap_or(u32::MAX),
                    )
                },
                joined: self.joined.get(&entry.player).copied().unwrap_or_default(),
                withdrawn: self.left.get(&entry.player).copied(),
                lot,
            })
            .collect()
    }
}

/// Returns the result of a match; `None` for a bye.
fn score(pairing: Pairing, outcome: Outcome) -> Option<Score> {
    let Pairing::Match(..) = pairing else { return None };
    Some(match outcome {
        Outcome::BothLost => Score::forfeit(Decided::BothLost),
        Outcome::Won(winner, how) => {
            let won = Decided::Won(pairing.seat_of(winner).unwrap_or(Seat::First));
            match how {
                How::Unplayed | How::Absent | How::NeitherCame | How::Withdrew => Score::forfeit(won),
                How::Played
                | How::Idle
                | How::Director
                | How::Stopped
                | How::OpenAtTheEnd(_)
                | How::Ruling
                | How::Overruled => Score::played(won, [0, 0]),
            }
        }
    })
}
