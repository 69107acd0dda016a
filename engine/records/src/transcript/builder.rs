//! Builds a foreign game action by action and checks each against the rules.

use play::{CubeAction, GameAction, GameEnding};
use rules::{
    BySide, Cube, CubeOwner, CubeValue, GameResult, LegalPlay, MatchLength, ParsePlayError, Play, Position,
    Role, Roll, Side, legal_plays, parse_play,
};
use thiserror::Error;

use super::{TranscriptEnd, TranscriptGame, UnplayedRoll};

/// The reason why a game cannot continue.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TranscriptProblem {
    /// It is the other side's turn.
    #[error("it is not {0:?}'s turn")]
    NotTheirTurn(Side),
    /// The game is already over.
    #[error("the game is already over")]
    GameIsOver,
    /// The moves cannot be read or are not legal.
    #[error("not a legal play of {roll}: {problem}")]
    Play {
        /// The roll.
        roll: Roll,
        /// The problem with the moves.
        problem: ParsePlayError,
    },
    /// A roll was not played, although a legal play exists.
    #[error("the roll {0} is not played although it can be")]
    NotPlayed(Roll),
    /// A double has to be answered first.
    #[error("the double to {0} has not been answered")]
    NotAnswered(CubeValue),
    /// There is no double to answer.
    #[error("there is no double to answer")]
    NothingToAnswer,
    /// The side may not turn the cube now.
    #[error("{0:?} may not turn the cube now")]
    MayNotDouble(Side),
    /// The stated value of the cube does not follow from the value before.
    #[error("expected the cube to be turned to {expected}, got {found}")]
    CubeValue {
        /// The value that follows: twice the value before.
        expected: CubeValue,
        /// The stated value.
        found: u32,
    },
    /// The game cannot have ended like this.
    #[error("the game cannot have been won by {winner:?} for {points} points: {reason}")]
    End {
        /// The stated winner.
        winner: Side,
        /// The stated points.
        points: u32,
        /// The reason why the end is impossible.
        reason: &'static str,
    },
}

/// A game under construction.
#[derive(Clone, Debug)]
pub(crate) struct GameBuilder {
    pub(super) game: TranscriptGame,
    /// The position as `on_roll` sees it.
    pub(super) position: Position,
    /// The side to act, or `None` before the first action.
    pub(super) on_roll: Option<Side>,
    pub(super) cube: Cube,
    pub(super) offer: Option<Offer>,
    pub(super) passed_by: Option<Side>,
    /// The length of the match, if a file may cap the points of the last game at it.
    pub(super) length: Option<MatchLength>,
}

/// A double, beaver or raccoon that has not been answered.
#[derive(Clone, Copy, Debug)]
pub(super) struct Offer {
    pub(super) by: Side,
    pub(super) value: CubeValue,
    kind: OfferKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum OfferKind {
    Double,
    Beaver,
    /// A raccoon takes effect at once, but other programs write a take after it.
    Raccoon,
}

impl GameBuilder {
    pub(crate) fn new(score: BySide<u32>, crawford: bool, cube: CubeValue) -> GameBuilder {
        GameBuilder {
            game: TranscriptGame {
                score,
                crawford,
                cube,
                actions: Vec::new(),
                unplayed: None,
                end: None,
                comments: Vec::new(),
                cut: None,
            },
            position: Position::STARTING,
            on_roll: None,
            cube: Cube { value: cube, owner: CubeOwner::Centred },
            offer: None,
            passed_by: None,
            length: None,
        }
    }

    /// Sets the length of the match. The last game of a match with a length may state only the points that its winner
    /// needed.
    pub(crate) fn of_match(self, length: Option<MatchLength>) -> GameBuilder {
        GameBuilder { length, ..self }
    }

    /// Adds a roll and its play in any notation that `rules` reads. The text is empty if no move is possible.
    pub(crate) fn play(&mut self, side: Side, roll: Roll, moves: &str) -> Result<(), TranscriptProblem> {
        self.check_turn(side)?;
        match self.offer {
            // A roll after a beaver accepts it, and a raccoon needs no answer.
            Some(Offer { kind: OfferKind::Beaver, by, .. }) if by != side => self.take(side)?,
            Some(Offer { kind: OfferKind::Raccoon, .. }) => self.offer = None,
            Some(Offer { value, .. }) => return Err(TranscriptProblem::NotAnswered(value)),
            None => {}
        }
        self.on_roll = Some(side);
        let moves = moves.trim();
        if moves.is_empty() {
            let can_play = legal_plays(&self.position, roll).iter().any(|legal| !legal.play.is_no_play());
            if can_play {
                self.game.unplayed = Some(UnplayedRoll { side, roll });
                return Ok(());
            }
            self.push_play(side, roll, Play::NONE, self.position.flip());
            return Ok(());
        }
        let LegalPlay { play, position } = parse_play(&self.position, roll, moves)
            .map_err(|problem| TranscriptProblem::Play { roll, problem })?;
        self.push_play(side, roll, play, position);
        Ok(())
    }

    /// Adds a roll that was not played before the game or the file ended.
    pub(crate) fn leave_unplayed(&mut self, side: Side, roll: Roll) -> Result<(), TranscriptProblem> {
        self.check_turn(side)?;
        self.game.unplayed = Some(UnplayedRoll { side, roll });
        Ok(())
    }

    pub(super) fn push_play(&mut self, side: Side, roll: Roll, play: Play, position: Position) {
        self.game.actions.push(GameAction::Play { side, roll, play });
        self.position = position;
        self.on_roll = Some(side.opponent());
    }

    /// Adds a double, beaver or raccoon, with the new cube value if the file states it.
    pub(crate) fn double(&mut self, side: Side, stated: Option<u32>) -> Result<(), TranscriptProblem> {
        self.check_going_on()?;
        let refused = TranscriptProblem::MayNotDouble(side);
        let (before, kind) = match self.offer {
            Some(Offer { by, value, kind: OfferKind::Double }) if by != side => (value, OfferKind::Beaver),
            Some(Offer { by, value, kind: OfferKind::Beaver }) if by != side => (value, OfferKind::Raccoon),
            Some(_) => return Err(refused),
            None => {
                self.check_turn(side)?;
                if self.game.crawford || !self.cube.may_be_turned_by(side) {
                    return Err(refused);
                }
                (self.cube.value, OfferKind::Double)
            }
        };
        let value = before.doubled().ok_or(refused)?;
        if let Some(found) = stated.filter(|&found| found != u32::from(value.get())) {
            return Err(TranscriptProblem::CubeValue { expected: value, found });
        }
        let action = match kind {
            OfferKind::Double => CubeAction::Double,
            OfferKind::Beaver => CubeAction::Beaver,
            OfferKind::Raccoon => CubeAction::Raccoon,
        };
        self.on_roll.get_or_insert(side);
        match kind {
            OfferKind::Double => {}
            // A beaver takes the double, and a raccoon takes the beaver.
            OfferKind::Beaver => self.cube = Cube { value: before, owner: CubeOwner::Side(side) },
            OfferKind::Raccoon => self.cube.value = value,
        }
        self.game.actions.push(GameAction::Cube { side, action, value });
        self.offer = Some(Offer { by: side, value, kind });
        Ok(())
    }

    /// Adds a take of a double, of a beaver or, if a file has it, of a raccoon.
    pub(crate) fn take(&mut self, side: Side) -> Result<(), TranscriptProblem> {
        let offer = self.offer_to(side)?;
        self.offer = None;
        match offer.kind {
            OfferKind::Double => self.cube = Cube { value: offer.value, owner: CubeOwner::Side(side) },
            OfferKind::Beaver => self.cube.value = offer.value,
            OfferKind::Raccoon => return Ok(()),
        }
        self.game.actions.push(GameAction::Cube { side, action: CubeAction::Take, value: self.cube.value });
        Ok(())
    }

    /// Adds a pass of a double or beaver.
    pub(crate) fn pass(&mut self, side: Side) -> Result<(), TranscriptProblem> {
        let offer = self.offer_to(side)?;
        if offer.kind == OfferKind::Raccoon {
            return Err(TranscriptProblem::NothingToAnswer);
        }
        self.offer = None;
        self.passed_by = Some(side);
        self.game.actions.push(GameAction::Cube { side, action: CubeAction::Pass, value: self.cube.value });
        Ok(())
    }

    /// Ends the game. If there was no pass and the winner has not borne off all checkers, the loser resigned.
    pub(crate) fn end(&mut self, winner: Side, points: u32) -> Result<(), TranscriptProblem> {
        let impossible = |reason| TranscriptProblem::End { winner, points, reason };
        if self.game.end.is_some() {
            return Err(TranscriptProblem::GameIsOver);
        }
        let single = u32::from(self.cube.value.get());
        // Some programs cap the points at the length of the match, or at what the winner needed.
        let needed = self.needed_by(winner);
        let whole = self.length.map(|length| u32::from(length.points()));
        let gives_the_match = needed == Some(points) || whole == Some(points);
        let is_capped =
            |full: u32| gives_the_match && points < full && needed.is_some_and(|needed| full >= needed);
        let (how, points) = if let Some(passer) = self.passed_by {
            if passer == winner || (points != single && !is_capped(single)) {
                return Err(impossible("a double was passed"));
            }
            (GameEnding::Passed, single)
        } else if let Some((side, result)) = self.borne_off() {
            let full = single * u32::from(result.multiplier());
            // Under the Jacoby rule the game counts as a single game. Not every file states that rule.
            let jacoby = self.cube.owner == CubeOwner::Centred && points == single;
            if side != winner || (points != full && !jacoby && !is_capped(full)) {
                return Err(impossible("the bear-off gives another winner or other points"));
            }
            (GameEnding::BorneOff, if points == single && !is_capped(full) { single } else { full })
        } else {
            let counts = || GameResult::ALL.iter().map(|result| single * u32::from(result.multiplier()));
            // A capped resignation is the smallest one that gives the winner the points. A player who gives up the
            // whole match loses what the winner needed, whatever the cube says.
            let full = counts()
                .find(|&full| full == points)
                .or_else(|| counts().find(|&full| is_capped(full)))
                .or_else(|| Some(points).filter(|_| gives_the_match));
            let full =
                full.ok_or_else(|| impossible("a resignation counts the cube once, twice or three times"))?;
            (GameEnding::Resigned, full)
        };
        self.game.end = Some(TranscriptEnd { winner, points, how });
        Ok(())
    }

    /// Returns the points that a side needed before this game.
    pub(super) fn needed_by(&self, side: Side) -> Option<u32> {
        self.length.map(|length| u32::from(length.points()).saturating_sub(self.game.score[side]))
    }

    /// Returns the position as the side on roll sees it.
    pub(crate) fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the game so far.
    pub(crate) fn finish(self) -> TranscriptGame {
        self.game
    }

    pub(super) fn borne_off(&self) -> Option<(Side, GameResult)> {
        let on_roll = self.on_roll?;
        let side = match self.position.winner()? {
            Role::Mover => on_roll,
            Role::Opponent => on_roll.opponent(),
        };
        Some((side, self.position.game_result()?))
    }

    fn check_going_on(&self) -> Result<(), TranscriptProblem> {
        if let Some(UnplayedRoll { roll, .. }) = self.game.unplayed {
            return Err(TranscriptProblem::NotPlayed(roll));
        }
        let is_over = self.game.end.is_some() || self.passed_by.is_some() || self.position.winner().is_some();
        if is_over { Err(TranscriptProblem::GameIsOver) } else { Ok(()) }
    }

    fn check_turn(&self, side: Side) -> Result<(), TranscriptProblem> {
        self.check_going_on()?;
        match self.on_roll {
            Some(on_roll) if on_roll != side => Err(TranscriptProblem::NotTheirTurn(side)),
            Some(_) | None => Ok(()),
        }
    }

    fn offer_to(&self, side: Side) -> Result<Offer, TranscriptProblem> {
        self.check_going_on()?;
        self.offer.filter(|offer| offer.by != side).ok_or(TranscriptProblem::NothingToAnswer)
    }
}
