//! The procedure: who is in it, which board comes next, when it is over, and what a viewer may know.

use std::collections::BTreeMap;

use rules::Side;

use super::{
    refused::Refused,
    score::{BoardResult, SignedSmp},
};
use crate::{
    duplicate::{PlayedGame, Reason, Room, Sight, Viewer},
    id::PlayerId,
};

/// The most boards of an event.
pub const BOARDS_MAX: u32 = 24;

/// Which side of a board the players have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sides {
    /// All the same: White on odd boards, Black on even ones.
    Same,
    /// Half of the field has each, by the order of entries, and is compared within itself: nobody plays rolls twice.
    Both,
}

/// What is set when an event is made. Times are milliseconds of the caller's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// How many boards everybody plays.
    pub boards: u32,
    /// On which sides.
    pub sides: Sides,
    /// From when on players may enter and play.
    pub opens_at: i64,
    /// Until when.
    pub closes_at: i64,
}

/// A line of an event's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Somebody enters.
    Entered(PlayerId),
    /// A player begins a board.
    Begun {
        /// Who.
        player: PlayerId,
        /// Which, from 1.
        board: u32,
    },
    /// The game of a player's board has ended. White is the side that team A has in an open room.
    Ended {
        /// Who.
        player: PlayerId,
        /// Which.
        board: u32,
        /// How.
        game: PlayedGame,
    },
    /// The time is over and nobody plays any more.
    Closed,
    /// The director has called it off.
    Cancelled(Reason),
}

/// Where an event stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// It has not opened.
    Announced,
    /// Players enter and play.
    Open,
    /// The time is over; what is being played is ended.
    Closing,
    /// Everybody may know everything.
    Over,
    /// The director has called it off.
    Cancelled,
}

/// What a player has played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// Who.
    pub player: PlayerId,
    /// The games of the boards that are over, from board 1 on.
    pub games: Vec<PlayedGame>,
    /// The board in play.
    pub playing: Option<u32>,
    has_odd_entry: bool,
}

/// An event as its steps have made it.
#[derive(Clone, Debug)]
pub struct ComparativeEvent {
    rules: Rules,
    cards: Vec<Card>,
    places: BTreeMap<PlayerId, usize>,
    end: Option<End>,
}

#[derive(Clone, Debug)]
enum End {
    Closed,
    Cancelled(Reason),
}

impl Card {
    /// How many boards are over.
    #[must_use]
    pub fn finished(&self) -> u32 {
        u32::try_from(self.games.len()).unwrap_or(u32::MAX)
    }

    /// The board that comes next, whether or not the event has it.
    #[must_use]
    pub fn next(&self) -> u32 {
        self.finished() + 1
    }

    /// Whether the game of a board is over.
    #[must_use]
    pub fn has_finished(&self, board: u32) -> bool {
        (1..=self.finished()).contains(&board)
    }
}

impl ComparativeEvent {
    /// An event before its first step.
    ///
    /// # Errors
    /// If its number of boards or its times are impossible.
    pub fn new(rules: Rules) -> Result<Self, Refused> {
        if !(1..=BOARDS_MAX).contains(&rules.boards) {
            return Err(Refused::Boards(rules.boards));
        }
        if rules.closes_at <= rules.opens_at {
            return Err(Refused::Times);
        }
        Ok(Self { rules, cards: Vec::new(), places: BTreeMap::new(), end: None })
    }

    /// Takes the next step, done at `at`. One that is refused changes nothing.
    ///
    /// # Errors
    /// If the rules do not allow it.
    pub fn take(&mut self, step: &Step, at: i64) -> Result<(), Refused> {
        if self.end.is_some() {
            return Err(Refused::Over);
        }
        match step {
            Step::Entered(player) => self.enter(*player, at),
            Step::Begun { player, board } => self.begin(*player, *board, at),
            Step::Ended { player, board, game } => {
                let card = self.card_mut(*player)?;
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

    fn check_open(&self, at: i64) -> Result<(), Refused> {
        if at < self.rules.opens_at {
            Err(Refused::NotOpen)
        } else if at >= self.rules.closes_at {
            Err(Refused::Closed)
        } else {
            Ok(())
        }
    }

    fn enter(&mut self, player: PlayerId, at: i64) -> Result<(), Refused> {
        self.check_open(at)?;
        if self.places.contains_key(&player) {
            return Err(Refused::EnteredAlready);
        }
        let place = self.cards.len();
        self.places.insert(player, place);
        self.cards.push(Card {
            player,
            games: Vec::new(),
            playing: None,
            has_odd_entry: place.is_multiple_of(2),
        });
        Ok(())
    }

    fn begin(&mut self, player: PlayerId, board: u32, at: i64) -> Result<(), Refused> {
        self.check_open(at)?;
        let boards = self.rules.boards;
        let card = self.card_mut(player)?;
        if !(1..=boards).contains(&board) {
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

    /// What is set.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Everybody's card, in the order of entries.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// A player's card.
    #[must_use]
    pub fn card(&self, player: PlayerId) -> Option<&Card> {
        self.places.get(&player).map(|place| &self.cards[*place])
    }

    /// Where it stands at `at`.
    #[must_use]
    pub fn phase(&self, at: i64) -> Phase {
        match &self.end {
            Some(End::Closed) => Phase::Over,
            Some(End::Cancelled(_)) => Phase::Cancelled,
            None if at < self.rules.opens_at => Phase::Announced,
            None if at < self.rules.closes_at => Phase::Open,
            None => Phase::Closing,
        }
    }

    /// Whether nobody can play in it any more.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.end.is_some()
    }

    /// Why it was called off.
    #[must_use]
    pub const fn cancelled(&self) -> Option<&Reason> {
        match &self.end {
            Some(End::Cancelled(reason)) => Some(reason),
            Some(End::Closed) | None => None,
        }
    }

    /// The side that somebody's card has on a board.
    #[must_use]
    pub const fn side_of(&self, card: &Card, board: u32) -> Side {
        let is_white = match self.rules.sides {
            Sides::Same => board % 2 == 1,
            Sides::Both => (board % 2 == 1) == card.has_odd_entry,
        };
        if is_white { Side::White } else { Side::Black }
    }

    /// What `viewer` may see of `player`'s game on a board: a player sees the own game, and whoever has finished the same
    /// board those that are over, for the board can teach them nothing any more. Whoever may still play it sees nothing.
    /// Records, dice and analyses are for everybody once the event is over.
    #[must_use]
    pub fn sight(&self, viewer: Viewer, player: PlayerId, board: u32) -> Sight {
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

    /// Whether `viewer` may know the results of a board.
    #[must_use]
    pub fn may_know(&self, viewer: Viewer, board: u32) -> bool {
        match viewer {
            _ if self.is_over() => true,
            Viewer::Player(viewer) => self.card(viewer).is_some_and(|card| card.has_finished(board)),
            Viewer::Anonymous => false,
        }
    }

    /// The results that `viewer` may know, in the order of entries and boards.
    #[must_use]
    pub fn results(&self, viewer: Viewer) -> Vec<BoardResult> {
        let known: Vec<u32> = (1..=self.rules.boards).filter(|board| self.may_know(viewer, *board)).collect();
        let of_card = |card| known.iter().filter_map(move |board| self.result(card, *board));
        self.cards.iter().flat_map(of_card).collect()
    }

    /// What a board has brought to somebody.
    fn result(&self, card: &Card, board: u32) -> Option<BoardResult> {
        let game = card.games.get(usize::try_from(board.checked_sub(1)?).ok()?)?;
        let side = self.side_of(card, board);
        let has_won = game.winner() == Room::Open.team_of(side);
        let smp = if has_won { SignedSmp::won(game.smp()) } else { SignedSmp::lost(game.smp()) };
        Some(BoardResult { board, side, player: card.player, smp })
    }
}
