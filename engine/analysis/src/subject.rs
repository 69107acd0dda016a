//! The subject of an analysis: the games of a match and its stakes.

use eval::{Context, CubeState, MatchScore, MoneyRules, Stake};
use play::{Beavers, CorruptLog, Event, Format, MatchConfig, Millis, Starter};
use records::Transcript;
use records::transcript::TranscriptGame;
use rules::{BySide, Cube, CubeOwner, MatchLength, MatchPoints, Role, Side};

/// The stakes of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stakes {
    /// A match to this many points; the stake is the chance of winning it.
    Match(MatchLength),
    /// Points with the cube.
    Money(MoneyRules),
    /// Points without a cube, as in three games.
    Cubeless,
}

/// A match, or a part of one, in the form that the analysis takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subject {
    /// The names of the players.
    pub players: BySide<String>,
    /// The stakes.
    pub stakes: Stakes,
    /// True if the first roll of a game is an opening throw, which cannot be a doublet and decides which side
    /// begins.
    pub opening_throws: bool,
    /// The games, in order.
    pub games: Vec<TranscriptGame>,
}

impl Subject {
    /// Returns the subject from another program's file. Such a file does not state whether beavers were allowed, so
    /// `beavers` states it. They also count as allowed in a game that contains one.
    #[must_use]
    pub fn of_transcript(transcript: &Transcript, beavers: bool) -> Self {
        let beavered = |game: &TranscriptGame| {
            game.actions.iter().any(|action| {
                matches!(action, play::GameAction::Cube { action: play::CubeAction::Beaver, .. })
            })
        };
        let stakes = match transcript.length {
            Some(length) => Stakes::Match(length),
            None => Stakes::Money(MoneyRules {
                jacoby: transcript.jacoby,
                beavers: beavers || transcript.games.iter().any(beavered),
            }),
        };
        Self {
            players: transcript.players.clone(),
            stakes,
            opening_throws: true,
            games: transcript.games.clone(),
        }
    }

    /// Returns the subject from a match of this project, finished or not.
    ///
    /// # Errors
    /// Returns an error if an event does not fit the events before it.
    pub fn of_log(
        players: BySide<String>,
        config: MatchConfig,
        log: &[(Event, Millis)],
    ) -> Result<Self, CorruptLog> {
        let transcript = Transcript::of_log(players, config, log)?;
        let options = config.options();
        let stakes = match config.format() {
            Format::Match(length) => Stakes::Match(length),
            Format::ThreeGames => Stakes::Cubeless,
            Format::Normal | Format::Single => {
                Stakes::Money(MoneyRules { jacoby: options.jacoby, beavers: options.beavers != Beavers::Off })
            }
        };
        let opening_throws = config.starter() == Starter::OpeningThrow;
        Ok(Self { players: transcript.players, stakes, opening_throws, games: transcript.games })
    }

    /// Returns the stakes of a game for `side`, which is on roll, with the current cube.
    pub(crate) fn context(&self, game: &TranscriptGame, side: Side, cube: Cube) -> Context {
        let owner = match cube.owner {
            CubeOwner::Centred => None,
            CubeOwner::Side(owner) if owner == side => Some(Role::Mover),
            CubeOwner::Side(_) => Some(Role::Opponent),
        };
        let stake = match self.stakes {
            Stakes::Cubeless => Stake::Cubeless,
            Stakes::Money(rules) => Stake::Money(rules),
            Stakes::Match(length) => Stake::Match(MatchScore {
                own_away: away(length, game.score[side]),
                opponent_away: away(length, game.score[side.opponent()]),
                crawford: game.crawford,
            }),
        };
        Context { stake, cube: CubeState { value: cube.value, owner } }
    }
}

/// Returns the points still needed. A score beyond the length, as in a damaged file, counts as one away.
fn away(length: MatchLength, score: u32) -> u16 {
    u16::try_from(length.away(MatchPoints::new(score)).get()).unwrap_or(u16::MAX).max(1)
}
