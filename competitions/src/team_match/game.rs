//! The points of a game in a duplicate match.

use play::{GameEnd, GameEnding};
use ratings::duplicate::{
    CheckersLeft, DuplicateCube, DuplicateResult, Imp, NoSuchCheckerCount, NoSuchCube, Smp, SmpRefused, smp,
};
use rules::GameResult;
use thiserror::Error;

use super::table::{ByTeam, Room, Team};
use crate::PlayerId;

/// A game that was played, resigned or passed, with its points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlayedGame {
    winner: Team,
    result: DuplicateResult,
    cube: DuplicateCube,
    left: CheckersLeft,
    proposal: Option<Proposal>,
    smp: Smp,
    is_unplayed: bool,
}

/// The last double of a game, for the protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Proposal {
    /// The value that was offered.
    pub cube: DuplicateCube,
    /// The side that offered it.
    pub by: Team,
}

/// An award by a director in place of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Award {
    /// Small match points, which become IMP by the table.
    Smp(Smp),
    /// IMP, taken directly.
    Imp(Imp),
}

/// An award and the team that gets it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Assignment {
    /// The team that gets it.
    pub to: Team,
    /// The award.
    pub award: Award,
}

/// A line of the protocol: one room's game of one board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameLine {
    /// The game as it ended.
    Played(PlayedGame),
    /// The game as the director assigned it.
    Assigned(Assigned),
}

/// An assigned game, with the result that it replaces if there was one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Assigned {
    /// The award that counts.
    pub assignment: Assignment,
    /// The result before the award.
    pub instead_of: Option<PlayedGame>,
}

/// A game that its players have ended, whatever a director has decided about it later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AsPlayed {
    /// The result.
    pub game: PlayedGame,
    /// The players of each team at the table: the one who began the game, then the substitutes who took it over.
    pub players: ByTeam<Vec<PlayerId>>,
}

/// A game that cannot be counted in a duplicate match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotADuplicateGame {
    /// The cube value is impossible.
    #[error(transparent)]
    Cube(#[from] NoSuchCube),
    /// The checkers left are impossible.
    #[error(transparent)]
    Checkers(#[from] NoSuchCheckerCount),
    /// The result and the checkers contradict each other.
    #[error(transparent)]
    Smp(#[from] SmpRefused),
}

impl PlayedGame {
    /// Returns a game counted at `cube`; for a passed double, the value before the offer. `left` are the
    /// loser's checkers.
    ///
    /// # Errors
    /// Returns an error if the result contradicts the checkers left.
    pub fn new(
        winner: Team,
        result: DuplicateResult,
        cube: DuplicateCube,
        left: CheckersLeft,
        proposal: Option<Proposal>,
    ) -> Result<Self, SmpRefused> {
        let smp = smp(result, cube, left)?;
        Ok(Self { winner, result, cube, left, proposal, smp, is_unplayed: false })
    }

    /// Returns the game that ended in `room` with `end`. The loser had `left` checkers on the board and the bar.
    ///
    /// # Errors
    /// Returns an error if the game is impossible: a cube beyond 64, or a result that contradicts the checkers left.
    pub fn from_end(
        room: Room,
        end: &GameEnd,
        left: u8,
        proposal: Option<Proposal>,
    ) -> Result<Self, NotADuplicateGame> {
        let result = match (end.how, end.result) {
            (GameEnding::Passed, _) => DuplicateResult::Pass,
            (_, GameResult::Single) => DuplicateResult::Single,
            (_, GameResult::Gammon) => DuplicateResult::Gammon,
            (_, GameResult::Backgammon) => DuplicateResult::Backgammon,
        };
        let cube = DuplicateCube::new(end.cube.get().into())?;
        Ok(Self::new(room.team_of(end.winner), result, cube, CheckersLeft::new(left)?, proposal)?)
    }

    /// Returns this game as one in which a side never completed a turn.
    #[must_use]
    pub fn unplayed(self) -> Self {
        Self { is_unplayed: true, ..self }
    }

    /// Returns true if a side never completed a turn. Such a game scores as usual, but counts in no
    /// player's sums.
    #[must_use]
    pub fn is_unplayed(&self) -> bool {
        self.is_unplayed
    }

    /// Returns the winner.
    #[must_use]
    pub const fn winner(&self) -> Team {
        self.winner
    }

    /// Returns the result.
    #[must_use]
    pub const fn result(&self) -> DuplicateResult {
        self.result
    }

    /// Returns the cube value at which the game is counted.
    #[must_use]
    pub const fn cube(&self) -> DuplicateCube {
        self.cube
    }

    /// Returns the loser's checkers.
    #[must_use]
    pub const fn left(&self) -> CheckersLeft {
        self.left
    }

    /// Returns the last double that was offered.
    #[must_use]
    pub const fn proposal(&self) -> Option<Proposal> {
        self.proposal
    }

    /// Returns the winner's small match points.
    #[must_use]
    pub const fn smp(&self) -> Smp {
        self.smp
    }

    /// Returns the winner's international match points.
    #[must_use]
    pub fn imp(&self) -> Imp {
        self.smp.imp()
    }
}

impl AsPlayed {
    /// Returns the player of `team` in whose sums the game counts. The result of a game with a substitute says nothing
    /// about either player. If it is lost, it counts nevertheless for the player who began it: otherwise a director
    /// could save a player from each loss by a substitution shortly before it.
    #[must_use]
    pub fn counts_for(&self, team: Team) -> Option<PlayerId> {
        let players = &self.players[team];
        let counts = players.len() == 1 || self.game.winner() != team;
        players.first().copied().filter(|_| counts && !self.game.is_unplayed())
    }
}

impl GameLine {
    /// Returns the game if its players have ended it, also if a director has given it another result.
    #[must_use]
    pub const fn played(&self) -> Option<PlayedGame> {
        match self {
            Self::Played(game) => Some(*game),
            Self::Assigned(assigned) => assigned.instead_of,
        }
    }

    /// Returns the team that gets points from this line.
    #[must_use]
    pub const fn winner(&self) -> Team {
        match self {
            Self::Played(game) => game.winner,
            Self::Assigned(assigned) => assigned.assignment.to,
        }
    }

    /// Returns the number of IMP.
    #[must_use]
    pub fn imp(&self) -> Imp {
        match self {
            Self::Played(game) => game.imp(),
            Self::Assigned(assigned) => match assigned.assignment.award {
                Award::Smp(smp) => smp.imp(),
                Award::Imp(imp) => imp,
            },
        }
    }

    /// Returns the small match points of the line; an award in IMP has none.
    #[must_use]
    pub const fn smp(&self) -> Option<Smp> {
        match self {
            Self::Played(game) => Some(game.smp),
            Self::Assigned(assigned) => match assigned.assignment.award {
                Award::Smp(smp) => Some(smp),
                Award::Imp(_) => None,
            },
        }
    }
}
