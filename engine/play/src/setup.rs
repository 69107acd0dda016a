//! A match that begins in the middle of a game, from a position that a player has set up.

use rules::{BySide, Crawford, Cube, CubeOwner, CubeValue, MatchPoints, Position, Roll, Side};

use crate::config::MatchConfig;
use crate::dice::GameNumber;
use crate::format::Format;
use crate::game::{Game, Phase};
use crate::state::{MatchState, Stage};

/// The moment at which play begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SetUp {
    /// The side whose turn it is.
    pub on_roll: Side,
    /// The board as that side sees it.
    pub position: Position,
    /// The cube.
    pub cube: Cube,
    /// The roll, if the dice have been thrown.
    pub roll: Option<Roll>,
    /// The points scored so far.
    pub score: BySide<MatchPoints>,
    /// True if this is the Crawford game.
    pub crawford: bool,
}

/// The reason why play cannot begin at some moment. Its text for people is in the catalogue, under
/// [`CannotSetUp::code`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum CannotSetUp {
    /// A side has borne off all its checkers.
    GameOver,
    /// One side already has the points of the match.
    MatchOver,
    /// The format does not count points over several games.
    NoScore,
    /// There can be no Crawford game here.
    NoCrawford,
    /// The cube is turned in a game without a cube.
    TurnedCube,
}

impl CannotSetUp {
    /// Returns the code, which is the id of the text. The text has no arguments.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.into()
    }
}

impl MatchState {
    /// Returns a match at that moment. Its events continue from there.
    ///
    /// # Errors
    /// Returns [`CannotSetUp`] if the moment cannot occur in such a match, or if no event can follow it.
    pub fn set_up(config: MatchConfig, moment: &SetUp) -> Result<Self, CannotSetUp> {
        if moment.position.winner().is_some() {
            return Err(CannotSetUp::GameOver);
        }
        let mut state = Self::new(config);
        state.crawford = crawford(config.format(), moment)?;
        state.score = moment.score;
        // Both sides count as having completed a turn, because play begins in the middle of a game.
        state.has_played = BySide { white: true, black: true };
        let is_turned = moment.cube.value != CubeValue::ONE || moment.cube.owner != CubeOwner::Centred;
        if is_turned && !state.is_cube_in_use() {
            return Err(CannotSetUp::TurnedCube);
        }
        let phase = moment.roll.map_or(Phase::ToRoll, |roll| Phase::ToPlay { roll });
        state.stage = Stage::Playing(Game {
            number: GameNumber::FIRST,
            starter: moment.on_roll,
            on_roll: moment.on_roll,
            position: moment.position,
            cube: moment.cube,
            phase,
            offer: None,
            illegal_play: None,
            illegal_plays_declined: 0,
            waits: false,
            roll_asked: false,
            declined: BySide::default(),
            offers_declined: BySide::default(),
            rolls_thrown: BySide::default(),
            thrown_by_hand: BySide::default(),
            record: Vec::new(),
        });
        Ok(state)
    }
}

fn crawford(format: Format, moment: &SetUp) -> Result<Crawford, CannotSetUp> {
    let Format::Match(length) = format else {
        let is_bare = moment.score == BySide::default();
        return match (is_bare, moment.crawford) {
            (true, false) => Ok(Crawford::Before),
            (true, true) => Err(CannotSetUp::NoCrawford),
            (false, _) => Err(CannotSetUp::NoScore),
        };
    };
    let points = u32::from(length.points());
    if Side::ALL.into_iter().any(|side| moment.score[side].get() >= points) {
        return Err(CannotSetUp::MatchOver);
    }
    let needs_one = |side: Side| moment.score[side].get() + 1 == points;
    let anybody_does = Side::ALL.into_iter().any(needs_one);
    match (points, anybody_does, moment.crawford) {
        (1, _, _) => Ok(Crawford::at_start(length)),
        (_, true, true) => Ok(Crawford::Now),
        (_, true, false) => Ok(Crawford::After),
        (_, false, false) => Ok(Crawford::Before),
        (_, false, true) => Err(CannotSetUp::NoCrawford),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::{Command, CommandKind};
    use crate::config::Terms;
    use crate::dice::{DiceSource, OpeningThrow};
    use crate::time::Millis;
    use rules::{Die, MatchLength};

    struct Sixes;

    impl DiceSource for Sixes {
        fn opening(&self, _game: GameNumber) -> OpeningThrow {
            OpeningThrow::new(Vec::new(), BySide { white: Die::ALL[5], black: Die::ALL[0] }).unwrap()
        }

        fn roll(&self, _game: GameNumber, _side: Side, _turn: u32) -> Roll {
            Roll::new(Die::ALL[5], Die::ALL[5])
        }
    }

    fn config(points: u16) -> MatchConfig {
        let format = Format::Match(MatchLength::new(points).unwrap());
        MatchConfig::new(format, Terms::usual(format)).unwrap()
    }

    fn moment() -> SetUp {
        SetUp {
            on_roll: Side::Black,
            position: Position::STARTING,
            cube: Cube::START,
            roll: None,
            score: BySide::default(),
            crawford: false,
        }
    }

    #[test]
    fn play_goes_on_from_a_position_with_its_score_and_cube() {
        let cube = Cube { value: CubeValue::new(2).unwrap(), owner: CubeOwner::Side(Side::Black) };
        let score = BySide { white: MatchPoints::new(3), black: MatchPoints::new(1) };
        let mut state = MatchState::set_up(config(7), &SetUp { cube, score, ..moment() }).unwrap();
        assert!(state.allowed(Side::Black).contains(&CommandKind::Double));
        assert!(state.allowed(Side::White).iter().all(|kind| *kind != CommandKind::Roll));
        for event in crate::decide(&state, Side::Black, &Command::Double, Millis::new(1), &Sixes).unwrap() {
            state.apply(&event, Millis::new(1)).unwrap();
        }
        for event in crate::decide(&state, Side::White, &Command::Pass, Millis::new(2), &Sixes).unwrap() {
            state.apply(&event, Millis::new(2)).unwrap();
        }
        assert_eq!(state.score(), BySide { white: MatchPoints::new(3), black: MatchPoints::new(3) });
        assert_eq!(state.game().unwrap().number(), GameNumber::FIRST.next(), "the next game has begun");
    }

    #[test]
    fn the_crawford_game_follows_from_the_score() {
        let at = |white, crawford| {
            let score = BySide { white: MatchPoints::new(white), black: MatchPoints::ZERO };
            MatchState::set_up(config(5), &SetUp { score, crawford, ..moment() })
        };
        assert!(at(4, true).unwrap().is_crawford());
        assert!(!at(4, false).unwrap().is_crawford());
        assert_eq!(at(3, true), Err(CannotSetUp::NoCrawford));
        assert_eq!(at(5, false), Err(CannotSetUp::MatchOver));
    }

    #[test]
    fn impossible_set_ups_are_refused() {
        let three = MatchConfig::new(Format::ThreeGames, Terms::usual(Format::ThreeGames)).unwrap();
        let cube = Cube { value: CubeValue::new(2).unwrap(), owner: CubeOwner::Centred };
        assert_eq!(MatchState::set_up(three, &SetUp { cube, ..moment() }), Err(CannotSetUp::TurnedCube));
        let score = BySide { white: MatchPoints::new(1), black: MatchPoints::ZERO };
        assert_eq!(MatchState::set_up(three, &SetUp { score, ..moment() }), Err(CannotSetUp::NoScore));
    }
}
