//! Converts a transcript to a record, if that is possible.
//!
//! Such a record holds less than one of a match that was played here. All its times are 0, it has no clock, and its
//! dice are of unknown origin, so they cannot be verified. Its actions have been replayed through the rules like any
//! other.

use play::{
    Acceptance, AutomaticDoubles, AutomaticLimit, Beavers, ClockSetting, ConfigError, CorruptLog, CubeAction,
    DiceRule, Event, Format, GameAction, GameEnding, GameNumber, GameOptions, GameStart, IllegalPlayRule,
    MatchConfig, MatchEnding, MatchState, Millis, Misfit, Opening, OpeningThrow, Outcome, Phase, Starter,
    Terms, Verdict,
};
use rules::{BySide, GameResult, MatchPoints, Roll, Side};
use thiserror::Error;

use super::{Transcript, TranscriptEnd, TranscriptGame};
use crate::match_record::{DiceOrigin, MatchHead, MatchRecord, Player, PlayerKind, Seats};
use crate::source::Source;

/// The reason why a transcript cannot become a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotInRecord {
    /// The length or the options are not offered here.
    #[error("{0}")]
    Terms(#[from] ConfigError),
    /// An event cannot happen under the rules used here.
    #[error("game {game}, action {action}: {misfit}")]
    Misfit {
        /// The game, counted from 1.
        game: usize,
        /// The action, counted from 1. The end of the game counts as one more action.
        action: usize,
        /// The problem with the event.
        misfit: Misfit,
    },
    /// A game has no rolls, or begins with a doublet.
    #[error("game {0} does not begin with an opening throw")]
    NoOpening(usize),
    /// A game was not read to its end.
    #[error("game {0} was not read to its end")]
    Cut(usize),
    /// The points before a game differ from those after the previous games.
    #[error("game {0} does not begin with the points of the games before")]
    Score(usize),
    /// A game is played with the cube although it is the Crawford game, or without it although it is not.
    #[error("game {0} does not follow the Crawford rule")]
    Crawford(usize),
    /// The points of a game differ from those that the rules give.
    #[error("game {game} counts {found} in the file and {counted} by the rules")]
    Points {
        /// The game, counted from 1.
        game: usize,
        /// The points in the file.
        found: u32,
        /// The points that the rules give.
        counted: u32,
    },
}

impl Transcript {
    /// Converts the match to a record with the given id.
    ///
    /// # Errors
    /// Returns [`NotInRecord`] if the match could not have been played here.
    pub fn to_record(&self, id: &str) -> Result<MatchRecord, NotInRecord> {
        if let Some(index) = self.games.iter().position(|game| game.cut.is_some()) {
            return Err(NotInRecord::Cut(index + 1));
        }
        let config = self.config()?;
        let mut writing = Writing { state: MatchState::new(config), log: Vec::new() };
        for (number, game) in (1..).zip(&self.games) {
            if number > 1 && self.length.is_none() {
                for side in Side::ALL {
                    writing.push(Event::NextGameAsked { side }, number, 0)?;
                }
            }
            if writing.state.score().map(MatchPoints::get) != game.score {
                return Err(NotInRecord::Score(number));
            }
            writing.game(number, game)?;
        }
        let player =
            |name: &str| Player { name: name.to_owned(), kind: PlayerKind::Human, before: None, after: None };
        let head = MatchHead {
            names: Vec::new(),
            id: id.to_owned(),
            players: Seats { white: player(&self.players.white), black: player(&self.players.black) },
            rating_list: None,
            dice: DiceOrigin::Unknown,
        };
        // The events have just been applied without error, so this should not fail.
        let record = MatchRecord::of_log(head, config, &writing.log);
        let mut record = record.map_err(|CorruptLog { misfit, .. }| NotInRecord::Misfit {
            game: self.games.len(),
            action: 0,
            misfit,
        })?;
        record.source = Some(Source::of_transcript(self)).filter(|source| !source.is_empty());
        Ok(record)
    }

    /// Returns the terms of the match, as far as the file shows them.
    fn config(&self) -> Result<MatchConfig, NotInRecord> {
        let cube = |wanted: CubeAction| {
            self.games
                .iter()
                .flat_map(|game| &game.actions)
                .any(|action| matches!(action, GameAction::Cube { action, .. } if *action == wanted))
        };
        let turns = self.games.iter().map(|game| game.cube.turns()).max().unwrap_or(0);
        let options = GameOptions {
            jacoby: self.length.is_none() && self.jacoby,
            automatic_doubles: match u8::try_from(turns) {
                Ok(0) => AutomaticDoubles::Off,
                Ok(turns) => AutomaticDoubles::UpTo(AutomaticLimit::new(turns)?),
                Err(_too_many) => return Err(ConfigError::AutomaticDoublesLimit(u8::MAX).into()),
            },
            beavers: if cube(CubeAction::Raccoon) {
                Beavers::BeaversAndRaccoons
            } else if cube(CubeAction::Beaver) {
                Beavers::Beavers
            } else {
                Beavers::Off
            },
        };
        let format = self.length.map_or(Format::Normal, Format::Match);
        Ok(MatchConfig::new(
            format,
            Terms {
                options,
                starter: Starter::OpeningThrow,
                clock: ClockSetting::None,
                dice: DiceRule::Served,
                illegal_plays: if self.has_illegal_plays() {
                    IllegalPlayRule::MayBeAccepted
                } else {
                    IllegalPlayRule::Corrected
                },
            },
        )?)
    }
}

struct Writing {
    state: MatchState,
    log: Vec<(Event, Millis)>,
}

impl Writing {
    fn push(&mut self, event: Event, game: usize, action: usize) -> Result<(), NotInRecord> {
        let at = Millis::new(0);
        self.state.apply(&event, at).map_err(|CorruptLog { misfit, .. }| NotInRecord::Misfit {
            game,
            action,
            misfit,
        })?;
        self.log.push((event, at));
        Ok(())
    }

    fn game(&mut self, number: usize, game: &TranscriptGame) -> Result<(), NotInRecord> {
        let opening = opening(game).ok_or(NotInRecord::NoOpening(number))?;
        let count = u32::try_from(number).ok().and_then(GameNumber::new);
        let start = GameStart {
            number: count.ok_or(NotInRecord::NoOpening(number))?,
            opening: Opening::Thrown(opening),
            cube: game.cube,
        };
        self.push(Event::GameStarted(start), number, 0)?;
        if self.state.is_crawford() != game.crawford {
            return Err(NotInRecord::Crawford(number));
        }
        for (at, action) in (1..).zip(&game.actions) {
            self.action(action, number, at)?;
        }
        let after = game.actions.len() + 1;
        if let Some(left) = game.unplayed {
            self.roll(left.side, left.roll, number, after)?;
        }
        match game.end {
            Some(end) => self.end(end, number, after),
            None => Ok(()),
        }
    }

    fn roll(&mut self, side: Side, roll: Roll, game: usize, action: usize) -> Result<(), NotInRecord> {
        // The opening throw already gave these dice.
        if self.state.game().is_some_and(|game| matches!(game.phase(), Phase::ToPlay { .. })) {
            return Ok(());
        }
        self.push(Event::Rolled { side, roll }, game, action)
    }

    fn action(&mut self, action: &GameAction, game: usize, at: usize) -> Result<(), NotInRecord> {
        let event = match *action {
            GameAction::Play { side, roll, play } => {
                self.roll(side, roll, game, at)?;
                Event::Played { side, moves: play.to_moves() }
            }
            GameAction::IllegalPlay { side, roll, after, .. } => {
                self.roll(side, roll, game, at)?;
                self.push(Event::IllegalPlayOffered { side, position: after }, game, at)?;
                Event::IllegalPlayAccepted { side: side.opponent() }
            }
            GameAction::Cube { side, action, value } => match action {
                CubeAction::Double => Event::Doubled { side, value },
                CubeAction::Take => Event::Taken { side },
                CubeAction::Pass => Event::Passed { side },
                CubeAction::Beaver => Event::Beavered { side, value },
                CubeAction::Raccoon => Event::Raccooned { side, value },
            },
        };
        self.push(event, game, at)
    }

    fn end(&mut self, end: TranscriptEnd, number: usize, at: usize) -> Result<(), NotInRecord> {
        // Files show every way of giving up a game as a resignation.
        if matches!(end.how, GameEnding::Resigned | GameEnding::Left | GameEnding::TimedOut) {
            self.resign(end, number, at)?;
        }
        let decided = self.state.game().map(play::Game::phase);
        let Some(Phase::Decided(counted)) = decided else {
            return Err(NotInRecord::Misfit { game: number, action: at, misfit: Misfit::NotDue });
        };
        let points = u32::from(counted.value().points());
        if points != end.points || counted.winner != end.winner {
            return Err(NotInRecord::Points { game: number, found: end.points, counted: points });
        }
        self.push(Event::GameEnded(counted), number, at)?;
        let score = self.state.score();
        let has_won = |side: &Side| self.state.away(*side).is_some_and(|away| away.get() == 0);
        if let Some(winner) = Side::ALL.into_iter().find(has_won) {
            let outcome = Outcome { verdict: Verdict::Won(winner), ending: MatchEnding::Completed, score };
            self.push(Event::MatchEnded(outcome), number, at)?;
        }
        Ok(())
    }

    fn resign(&mut self, end: TranscriptEnd, game: usize, at: usize) -> Result<(), NotInRecord> {
        let resigner = end.winner.opponent();
        let cube = self.state.game().map_or(1, |game| u32::from(game.cube().value.get()));
        let result =
            GameResult::ALL.into_iter().find(|result| u32::from(result.multiplier()) * cube == end.points);
        let result = result.ok_or(NotInRecord::Points { game, found: end.points, counted: cube })?;
        self.push(Event::ResignationOffered { side: resigner, result }, game, at)?;
        // A resignation at the highest possible value is accepted by rule, others by the opponent. Only one of the
        // two events fits the state, so both are tried.
        let accepted = |accepted| Event::ResignationAccepted { resigner, result, accepted };
        self.push(accepted(Acceptance::ByOpponent), game, at)
            .or_else(|_by_rule| self.push(accepted(Acceptance::ByRule), game, at))
    }
}

/// Returns the opening throw of the first roll, with a tie for each automatic double.
fn opening(game: &TranscriptGame) -> Option<OpeningThrow> {
    let played = game.actions.first().and_then(|action| match *action {
        GameAction::Play { side, roll, .. } | GameAction::IllegalPlay { side, roll, .. } => {
            Some((side, roll))
        }
        GameAction::Cube { .. } => None,
    });
    let (side, roll) = played.or(game.unplayed.map(|left| (left.side, left.roll)))?;
    let dice = match side {
        Side::White => BySide { white: roll.high(), black: roll.low() },
        Side::Black => BySide { white: roll.low(), black: roll.high() },
    };
    let ties = (0..game.cube.turns()).map(|_| rules::Die::ALL[0]).collect();
    OpeningThrow::new(ties, dice)
}
