//! The games of a match as its players ended them. The lists of teams and players count these games, so no decision
//! that a director makes after the end of a game changes a place in them.

use super::game::AsPlayed;
use super::procedure::TeamMatch;
use super::table::{ByRoom, ByTeam, Room};
use crate::BoardNumber;

impl TeamMatch {
    /// Returns the first game of `board` in `room` that its players have ended. Neither an award in its place nor a
    /// replacement of the board takes it back.
    #[must_use]
    pub fn game_as_played(&self, room: Room, board: BoardNumber) -> Option<AsPlayed> {
        let first = self.first_games[board.index()][room].clone();
        first.or_else(|| self.present_game(room, board))
    }

    /// Returns all games of [`Self::game_as_played`].
    pub fn games_as_played(&self) -> impl Iterator<Item = AsPlayed> {
        let boards = self.terms.boards.numbers();
        let games = boards.flat_map(|board| Room::ALL.map(|room| (room, board)));
        games.filter_map(|(room, board)| self.game_as_played(room, board))
    }

    /// Returns true if both rooms have played `board` to the end with its first rolls.
    pub(super) fn is_played_as_drawn(&self, board: BoardNumber) -> bool {
        let is_over = |room: &Room| self.game_as_played(*room, board).is_some();
        !self.broken_off.contains(&board) && Room::ALL.iter().all(is_over)
    }

    /// Keeps the games of a board that a director is about to replace. Results that were entered by hand can be wrong,
    /// so they are not kept.
    pub(super) fn keep_games(&mut self, board: BoardNumber) {
        if self.terms.by_hand {
            return;
        }
        if !self.is_played_as_drawn(board) {
            self.broken_off.insert(board);
        }
        self.first_games[board.index()] = ByRoom::new_with(|room| self.game_as_played(room, board));
    }

    fn present_game(&self, room: Room, board: BoardNumber) -> Option<AsPlayed> {
        let game = self.line(room, board)?.played()?;
        let here = self.players_of(room, board);
        let players = ByTeam::new_with(|team| {
            let members = &self.teams[team].players;
            here.iter().copied().filter(|player| members.contains(player)).collect()
        });
        Some(AsPlayed { game, players })
    }
}
