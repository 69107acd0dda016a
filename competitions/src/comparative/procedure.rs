//! The procedure: entries, the order of boards, the end, and what a viewer may see.

use std::collections::BTreeMap;

use rules::Side;

use super::{
    refused::{BOARDS_MAX, Refused},
    score::{BoardResult, SignedSmp},
};
use crate::{
    BoardNumber, PlayerId, Reason, Sight, Time, Viewer,
    team_match::{PlayedGame, Room},
};

/// The sides that the players have on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sides {
    /// All players have White on odd boards and Black on even ones.
    Same,
    /// The players are divided into two halves in the order of their entries. On each board one half has White and
    /// the other Black, and results are compared within a half. So both sides of a board are played, and nobody plays
    /// the same rolls twice.
    Both,
}

/// The settings of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The number of boards that each player plays.
    pub boards: u32,
    /// The players' sides.
    pub sides: Sides,
    /// The time from which players may enter and play.
    pub opens_at: Time,
    /// The time at which the event closes.
    pub closes_at: Time,
}

/// A step of an event's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A player enters.
    Entered(PlayerId),
    /// A player begins a board.
    Begun {
        /// The player.
        player: PlayerId,
        /// The board.
        board: BoardNumber,
    },
    /// The game of a player's board has ended. In its result, White counts as team A and Black as team B, as in an
    /// open room.
    Ended {
        /// The player.
        player: PlayerId,
        /// The board.
        board: BoardNumber,
        /// The result.
        game: PlayedGame,
    },
    /// The event has closed and no board is in play.
    Closed,
    /// The director has called the event off.
    Cancelled(Reason),
}

/// The phase of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// It has not opened.
    Announced,
    /// Players enter and play.
    Open,
    /// The closing time has passed; the server is ending the boards still in play.
    Closing,
    /// The event is over and everything is public.
    Over,
    /// The director has called it off.
    Cancelled,
}

/// A player's card: the boards that the player has played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The player.
    pub player: PlayerId,
    /// The finished games, from board 1 on.
    pub games: Vec<PlayedGame>,
    /// The board in play.
    pub playing: Option<BoardNumber>,
    has_odd_entry: bool,
}

/// The state of an event after its steps.
#[derive(Clone, Debug, PartialEq)]
pub struct ComparativeEvent {
    rules: Rules,
    cards: Vec<Card>,
    places: BTreeMap<PlayerId, usize>,
    end: Option<End>,
}

#[derive(Clone, Debug, PartialEq)]
enum End {
    Closed,
    Cancelled(Reason),
}

impl Card {
    /// Returns the number of finished boards.
    #[must_use]
    pub fn finished(&self) -> u32 {
        u32::try_from(self.games.len()).unwrap_or(u32::MAX)
    }

    /// Returns the next board, even if it is beyond the last one of the event.
    #[must_use]
    pub fn next(&self) -> BoardNumber {
        BoardNumber::FIRST.plus(self.finished())
    }

    /// Returns the game of a finished board.
    #[must_use]
    pub fn game(&self, board: BoardNumber) -> Option<&PlayedGame> {
        self.games.get(board.index())
    }

    /// Returns true if the game of this board is over.
    #[must_use]
    pub fn has_finished(&self, board: BoardNumber) -> bool {
        board.get() <= self.finished()
    }
}

impl ComparativeEvent {
    /// Returns an event before its first step.
    ///
    /// # Errors
    /// Returns an error if its number of boards or its times are impossible.
    pub fn new(rules: Rules) -> Result<Self, Refused> {
        if !(1..=BOARDS_MAX).contains(&rules.boards) {
            return Err(Refused::Boards(rules.boards));
        }
        if rules.closes_at <= rules.opens_at {
            return Err(Refused::Times);
        }
        Ok(Self { rules, cards: Vec::new(), places: BTreeMap::new(), end: None })
    }

    /// Applies the next step, made at `at`. A refused step changes nothing.
    ///
    /// # Errors
    /// Returns an error if the rules do not allow it.
    pub fn take(&mut self, step: &Step, at: Time) -> Result<(), Refused> {
        if self.end.is_some() {
            return Err(Refused::Over);
        }
        match step {
            Step::Entered(player) => self.enter(*player, at),
            Step::Begun { player, board } => self.begin(*player, *board, at),
            Step::Ended { player, board, game } => {
                let card = self.card_mut(*player)?;
                // The time is not checked: a board begun in time may end after the event closes.
                if card.playing != Some(*board) {
                    return Err(Refused::NotPlaying(*board));
                }
                card.playing = None;
                card.games.push(*game);
                Ok(())
            }
            Step::Closed => {
                if at < self.rules.closes_at {
                    return Err(Refused::StillOpen);
                }
                if self.cards.iter().any(|card| card.playing.is_some()) {
                    return Err(Refused::BoardsInPlay);
                }
                self.end = Some(End::Closed);
                Ok(())
            }
            Step::Cancelled(reason) => {
                self.end = Some(End::Cancelled(reason.clone()));
                Ok(())
            }
        }
    }

    fn check_open(&self, at: Time) -> Result<(), Refused> {
        if at < self.rules.opens_at {
            Err(Refused::NotOpen)
        } else if at >= self.rules.closes_at {
            Err(Refused::Closed)
        } else {
            Ok(())
        }
    }

    fn enter(&mut self, player: PlayerId, at: Time) -> Result<(), Refused> {
        self.check_open(at)?;
        if self.places.contains_key(&player) {
            return Err(Refused::EnteredAlready(player));
        }
        let place = self.cards.len();
        self.places.insert(player, place);
        self.cards.push(Card {
            player,
            games: Vec::new(),
            playing: None,
            // Places count from 0, so the first, third and fifth entries have even places.
            has_odd_entry: place.is_multiple_of(2),
        });
        Ok(())
    }

    fn begin(&mut self, player: PlayerId, board: BoardNumber, at: Time) -> Result<(), Refused> {
        self.check_open(at)?;
        let boards = self.rules.boards;
        let card = self.card_mut(player)?;
        if board.get() > boards {
            return Err(Refused::NoSuchBoard(board));
        }
        if card.playing == Some(board) || card.has_finished(board) {
            return Err(Refused::PlayedAlready(board));
        }
        if let Some(playing) = card.playing {
            return Err(Refused::BoardInPlay(playing));
        }
        if card.next() != board {
            return Err(Refused::NotNext { next: card.next() });
        }
        card.playing = Some(board);
        Ok(())
    }

    fn card_mut(&mut self, player: PlayerId) -> Result<&mut Card, Refused> {
        let place = self.places.get(&player).ok_or(Refused::NotEntered)?;
        Ok(&mut self.cards[*place])
    }

    /// Returns the settings.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns the boards in ascending order.
    pub fn boards(&self) -> impl Iterator<Item = BoardNumber> + use<> {
        BoardNumber::first(self.rules.boards)
    }

    /// Returns all cards, in the order of entries.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// Returns a player's card.
    #[must_use]
    pub fn card(&self, player: PlayerId) -> Option<&Card> {
        self.places.get(&player).map(|place| &self.cards[*place])
    }

    /// Returns the phase at `at`.
    #[must_use]
    pub fn phase(&self, at: Time) -> Phase {
        match &self.end {
            Some(End::Closed) => Phase::Over,
            Some(End::Cancelled(_)) => Phase::Cancelled,
            None if at < self.rules.opens_at => Phase::Announced,
            None if at < self.rules.closes_at => Phase::Open,
            None => Phase::Closing,
        }
    }

    /// Returns true if the event has closed or was called off, so that no player can play in it.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.end.is_some()
    }

    /// Returns the reason of the cancellation.
    #[must_use]
    pub const fn cancelled(&self) -> Option<&Reason> {
        match &self.end {
            Some(End::Cancelled(reason)) => Some(reason),
            Some(End::Closed) | None => None,
        }
    }

    /// Returns the side that a player has on a board.
    #[must_use]
    pub const fn side_of(&self, card: &Card, board: BoardNumber) -> Side {
        let is_white = match self.rules.sides {
            Sides::Same => board.get() % 2 == 1,
            Sides::Both => (board.get() % 2 == 1) == card.has_odd_entry,
        };
        if is_white { Side::White } else { Side::Black }
    }

    /// Returns what `viewer` may see of `player`'s game on a board. Players see their own games. A player who
    /// has finished the same board also sees the finished games on it, which no longer give an advantage. A
    /// player who may still play the board sees nothing. When the event is over, records, dice and analyses are
    /// public.
    #[must_use]
    pub fn sight(&self, viewer: Viewer, player: PlayerId, board: BoardNumber) -> Sight {
        if self.is_over() {
            return Sight::All;
        }
        let Viewer::Player(viewer) = viewer else { return Sight::Nothing };
        let is_over_for = |player| self.card(player).is_some_and(|card| card.has_finished(board));
        if viewer == player || is_over_for(viewer) && is_over_for(player) {
            Sight::Game
        } else {
            Sight::Nothing
        }
    }

    /// Returns true if `viewer` may see the results of a board.
    #[must_use]
    pub fn may_know(&self, viewer: Viewer, board: BoardNumber) -> bool {
        match viewer {
            _ if self.is_over() => true,
            Viewer::Player(viewer) => self.card(viewer).is_some_and(|card| card.has_finished(board)),
            Viewer::Member | Viewer::Anonymous => false,
        }
    }

    /// Returns the results that `viewer` may see, in the order of entries and boards.
    #[must_use]
    pub fn results(&self, viewer: Viewer) -> Vec<BoardResult> {
        let known: Vec<BoardNumber> = self.boards().filter(|board| self.may_know(viewer, *board)).collect();
        // Incomplete cards count in the datum too, because their boards were played.
        let of_card = |card| known.iter().filter_map(move |board| self.result(card, *board));
        self.cards.iter().flat_map(of_card).collect()
    }

    /// Returns a player's result on a board.
    fn result(&self, card: &Card, board: BoardNumber) -> Option<BoardResult> {
        let game = card.game(board)?;
        let side = self.side_of(card, board);
        // Games are stored as those of the open room of a team match.
        let has_won = game.winner() == Room::Open.team_of(side);
        let smp = if has_won { SignedSmp::won(game.smp()) } else { SignedSmp::lost(game.smp()) };
        Some(BoardResult { board, side, player: card.player, smp })
    }
}
