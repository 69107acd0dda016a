//! The division of a match into independent questions.

use eval::{Context, Ply};
use play::{CubeAction, GameAction, illegal_notation};
use records::transcript::TranscriptGame;
use rules::{Cube, CubeOwner, IllegalPlay, Position, Roll, Side, apply_play};
use thiserror::Error;

use crate::cube::CubeChoice;
use crate::luck::MatchLuck;
use crate::subject::Subject;

/// The thoroughness of an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Level {
    /// The depth of every decision, as `eval` counts plies.
    pub ply: Ply,
    /// The maximum number of games in the rollout of a decision that look-ahead does not settle; 0 turns rollouts off.
    /// A multiple of 36 gives each roll equal weight.
    pub rollout_games: u32,
}

impl Level {
    /// 0-ply: a fraction of a second for a match.
    pub const QUICK: Self = Self::at(Ply::ZERO);
    /// 2-ply for plays and cube decisions that are close at 0-ply.
    pub const STANDARD: Self = Self::at(Ply::TWO);
    /// The standard level with rollouts of errors of [`DOUBTFUL`](crate::DOUBTFUL) or more, of close decisions, and
    /// of decisions on which two depths disagree. It takes several minutes for a match.
    pub const DEEP: Self = Self { rollout_games: 648, ..Self::STANDARD };

    /// Returns a level with this depth and without rollouts.
    #[must_use]
    pub const fn at(ply: Ply) -> Self {
        Self { ply, rollout_games: 0 }
    }
}

/// The phase of the game to which a decision belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Phase {
    /// The first three plays of each side, while there is contact.
    Opening,
    /// Contact: a checker can still be hit.
    Contact,
    /// A race: the sides have passed each other.
    Race,
    /// A race with all checkers of the side on roll in its home board.
    BearOff,
}

impl Phase {
    /// All phases, in the order of a game.
    pub const ALL: [Self; 4] = [Self::Opening, Self::Contact, Self::Race, Self::BearOff];

    /// Returns the phase of a position after `plays_made` plays of both sides.
    fn classify_position(position: &Position, plays_made: usize) -> Self {
        let outside = rules::Point::all().filter(|point| !point.is_home()).map(rules::Place::Point);
        match (position.is_race(), plays_made) {
            (true, _) if outside.chain([rules::Place::Bar]).all(|place| position.own(place) == 0) => {
                Self::BearOff
            }
            (true, _) => Self::Race,
            (false, ..=5) => Self::Opening,
            (false, _) => Self::Contact,
        }
    }
}

/// One action of a game, as a question.
#[derive(Clone, Debug)]
pub(crate) struct PlannedQuestion {
    /// The side that rolled, or that turned the cube first.
    pub(crate) side: Side,
    /// The position before the roll or the double, seen by that side.
    pub(crate) position: Position,
    /// The context for that side, with the cube before the action.
    pub(crate) context: Context,
    pub(crate) cube: Cube,
    pub(crate) phase: Phase,
    pub(crate) act: PlannedAct,
}

#[derive(Clone, Debug)]
pub(crate) enum PlannedAct {
    /// A roll, and the play if one was made.
    Roll {
        roll: Roll,
        played: Option<(rules::Play, Position)>,
        /// The text of an illegal play that the opponent accepted.
        illegal: Option<String>,
        /// True for the opening throw, before which neither side could double.
        opening: bool,
        /// True if the side could have doubled instead.
        might_double: bool,
    },
    /// A double and the answers to it.
    Double { answers: Vec<(Side, CubeChoice)> },
}

/// The error for a subject that is not a possible match. The readers of `records` accept possible matches only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("game {game}, action {action}: {problem}")]
pub struct Impossible {
    /// The number of the game, from 1.
    pub game: usize,
    /// The number of the action, from 1.
    pub action: usize,
    /// The problem.
    pub problem: Problem,
}

/// A problem with an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Problem {
    /// The play is not legal.
    #[error("{0}")]
    Play(IllegalPlay),
    /// The other side is on roll, or no such action is possible now.
    #[error("this action is not possible here")]
    OutOfTurn,
}

/// A match divided into questions. Each is answered independently ([`Plan::answer`]), in any order and on any
/// thread.
#[derive(Clone, Debug)]
pub struct Plan {
    pub(crate) subject: Subject,
    pub(crate) level: Level,
    pub(crate) questions: Vec<PlannedQuestion>,
    /// The number of questions of each game.
    pub(crate) by_game: Vec<usize>,
    /// The luck of the rolls, if it is known already.
    pub(crate) luck: Option<MatchLuck>,
}

impl Plan {
    /// Divides a match into questions.
    ///
    /// # Errors
    /// Returns [`Impossible`] if the match cannot have happened.
    pub fn new(subject: Subject, level: Level) -> Result<Self, Impossible> {
        let (mut questions, mut by_game) = (Vec::new(), Vec::new());
        for (number, game) in (1..).zip(&subject.games) {
            let before = questions.len();
            let walk = Walk::new(&subject, game, &mut questions);
            walk.run().map_err(|(action, problem)| Impossible { game: number, action, problem })?;
            by_game.push(questions.len() - before);
        }
        Ok(Self { subject, level, questions, by_game, luck: None })
    }

    /// Returns the match to analyse.
    #[must_use]
    pub fn subject(&self) -> &Subject {
        &self.subject
    }

    /// Returns the thoroughness.
    #[must_use]
    pub fn level(&self) -> Level {
        self.level
    }

    /// Returns the number of questions.
    #[must_use]
    pub fn len(&self) -> usize {
        self.questions.len()
    }

    /// Returns true if the match has no action.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.questions.is_empty()
    }
}

/// The way in which a roll was played.
enum Made {
    Play(rules::Play, Position),
    /// An illegal play that was accepted. It is not a decision to judge.
    Illegal(String),
    Nothing,
}

/// The state of a game while its actions are read.
struct Walk<'a> {
    subject: &'a Subject,
    game: &'a TranscriptGame,
    found: &'a mut Vec<PlannedQuestion>,
    /// The position as seen by `side`.
    position: Position,
    side: Option<Side>,
    cube: Cube,
    plays_made: usize,
    /// True if the side on roll has doubled and must roll now.
    has_doubled: bool,
}

impl<'a> Walk<'a> {
    fn new(subject: &'a Subject, game: &'a TranscriptGame, found: &'a mut Vec<PlannedQuestion>) -> Self {
        Walk {
            subject,
            game,
            found,
            position: Position::STARTING,
            side: None,
            cube: Cube { value: game.cube, owner: CubeOwner::Centred },
            plays_made: 0,
            has_doubled: false,
        }
    }

    fn run(mut self) -> Result<(), (usize, Problem)> {
        let mut actions = (1..).zip(&self.game.actions).peekable();
        while let Some((number, action)) = actions.next() {
            let wrong = |problem| (number, problem);
            match *action {
                GameAction::Play { side, roll, play } => {
                    self.check_turn(side).map_err(wrong)?;
                    let moves = play.to_moves();
                    let next = apply_play(&self.position, roll, &moves)
                        .map_err(|illegal| wrong(Problem::Play(illegal)))?;
                    self.ask_roll(side, roll, Made::Play(play, next));
                    self.go_on(side, next);
                }
                GameAction::IllegalPlay { side, roll, before, after } => {
                    self.check_turn(side).map_err(wrong)?;
                    self.ask_roll(side, roll, Made::Illegal(illegal_notation(&before, &after)));
                    self.go_on(side, after.flip());
                }
                GameAction::Cube { side, action: CubeAction::Double, .. } => {
                    self.check_turn(side).map_err(wrong)?;
                    let mut answers = Vec::new();
                    while let Some((number, &GameAction::Cube { side: by, action, .. })) =
                        actions.peek().copied()
                    {
                        let expected = if answers.len() % 2 == 0 { side.opponent() } else { side };
                        if by != expected {
                            return Err((number, Problem::OutOfTurn));
                        }
                        answers.push((by, choice(action)));
                        actions.next();
                    }
                    self.ask_double(side, answers).map_err(wrong)?;
                }
                GameAction::Cube { .. } => return Err(wrong(Problem::OutOfTurn)),
            }
        }
        if let Some(left) = self.game.unplayed
            && self.check_turn(left.side).is_ok()
            && self.position.winner().is_none()
        {
            self.ask_roll(left.side, left.roll, Made::Nothing);
        }
        Ok(())
    }

    /// Ends the turn of `side`, which leaves `position` to its opponent.
    fn go_on(&mut self, side: Side, position: Position) {
        self.position = position;
        self.side = Some(side.opponent());
        self.plays_made += 1;
        self.has_doubled = false;
    }

    fn check_turn(&mut self, side: Side) -> Result<(), Problem> {
        if *self.side.get_or_insert(side) == side && self.position.winner().is_none() {
            Ok(())
        } else {
            Err(Problem::OutOfTurn)
        }
    }

    fn question(&self, side: Side, act: PlannedAct) -> PlannedQuestion {
        PlannedQuestion {
            side,
            position: self.position,
            context: self.subject.context(self.game, side, self.cube),
            cube: self.cube,
            phase: Phase::classify_position(&self.position, self.plays_made),
            act,
        }
    }

    fn ask_roll(&mut self, side: Side, roll: Roll, made: Made) {
        let opening =
            self.plays_made == 0 && !self.has_doubled && self.subject.opening_throws && !roll.is_doublet();
        let context = self.subject.context(self.game, side, self.cube);
        // A dead cube and the Crawford game leave no decision; `may_double` covers both.
        let might_double =
            !opening && !self.has_doubled && self.cube.may_be_turned_by(side) && context.may_double();
        let (played, illegal) = match made {
            Made::Play(play, next) => (Some((play, next)), None),
            Made::Illegal(notation) => (None, Some(notation)),
            Made::Nothing => (None, None),
        };
        let act = PlannedAct::Roll { roll, played, illegal, opening, might_double };
        let question = self.question(side, act);
        self.found.push(question);
    }

    fn ask_double(&mut self, side: Side, answers: Vec<(Side, CubeChoice)>) -> Result<(), Problem> {
        if self.has_doubled {
            return Err(Problem::OutOfTurn);
        }
        let mut cube = self.cube;
        let turns = |cube: Cube| cube.value.doubled().ok_or(Problem::OutOfTurn);
        for (at, &(_, choice)) in answers.iter().enumerate() {
            let fits = match (at, choice) {
                (0, CubeChoice::Take | CubeChoice::Beaver) => {
                    cube = Cube { value: turns(cube)?, owner: CubeOwner::Side(side.opponent()) };
                    true
                }
                (0, CubeChoice::Pass) => true,
                (1, CubeChoice::Take | CubeChoice::Raccoon | CubeChoice::Pass) => {
                    answers[0].1 == CubeChoice::Beaver
                }
                _ => false,
            };
            if !fits {
                return Err(Problem::OutOfTurn);
            }
            // After a beaver that is not passed, the cube is at twice the double; after a raccoon, at four times.
            cube.value = match (at, choice) {
                (1, CubeChoice::Take) => turns(cube)?,
                (1, CubeChoice::Raccoon) => turns(Cube { value: turns(cube)?, ..cube })?,
                _ => cube.value,
            };
        }
        // A file may omit the take of a beaver, because the next roll implies it.
        if answers.len() == 1 && answers[0].1 == CubeChoice::Beaver {
            cube.value = turns(cube)?;
        }
        let question = self.question(side, PlannedAct::Double { answers });
        self.found.push(question);
        self.cube = cube;
        self.has_doubled = true;
        Ok(())
    }
}

fn choice(action: CubeAction) -> CubeChoice {
    match action {
        CubeAction::Double => CubeChoice::Double,
        CubeAction::Take => CubeChoice::Take,
        CubeAction::Pass => CubeChoice::Pass,
        CubeAction::Beaver => CubeChoice::Beaver,
        CubeAction::Raccoon => CubeChoice::Raccoon,
    }
}
