//! What is analysed: the games of a match and what was played for.

use eval::{Context, CubeState, MatchScore, MoneyRules, Stake};
use play::{Beavers, CorruptLog, Event, Format, MatchConfig, Millis, Starter};
use records::Transcript;
use records::transcript::TranscriptGame;
use rules::{BySide, Cube, CubeOwner, MatchLength, MatchPoints, Role, Side};

/// What was played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stakes {
    /// The chance of winning a match to so many points.
    Match(MatchLength),
    /// Points with the cube.
    Money(MoneyRules),
    /// Points without a cube, as in three games.
    Cubeless,
}

/// A match, or what there is of it, as the analysis takes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subject {
    /// The names.
    pub players: BySide<String>,
    /// What was played for.
    pub stakes: Stakes,
    /// Whether the first roll of a game is an opening throw: no doublets, and it decides who begins.
    pub opening_throws: bool,
    /// The games in their order.
    pub games: Vec<TranscriptGame>,
}

impl Subject {
    /// From the file of another program. Such a file does not say whether beavers were allowed; `beavers` does. A game
    /// in which one happened was surely played with them.
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

    /// From a match of our own, finished or not.
    ///
    /// # Errors
    /// If an event does not fit the ones before it.
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

    /// The stakes of a game for `side`, on roll with the cube as it lies.
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

/// Points still needed; a score beyond the length, which a damaged file may state, counts as one away.
fn away(length: MatchLength, score: u32) -> u16 {
    u16::try_from(length.away(MatchPoints::new(score)).get()).unwrap_or(u16::MAX).max(1)
}
