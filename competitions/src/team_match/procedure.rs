//! The procedure of a team match: line-ups, boards in two rooms, and the director's powers.
//!
//! A match is its terms and its steps. Only [`TeamMatch::take`] changes it. It refuses steps that the rules do
//! not allow, and the same steps always lead to the same match.

use super::game::{AsPlayed, Assigned, Assignment, Award, GameLine, PlayedGame};
use super::refused::{COMMENTATORS_MAX, PLAYERS, Refused};
use super::remark::{Remark, RemarkKind};
use super::table::{Boards, ByRoom, ByTeam, Room, Team};
use crate::desk::Hold;
use crate::{BoardNumber, PlayerId, Reason, TeamId};
use ratings::duplicate::Imp;
use std::collections::BTreeSet;

/// A team as it was entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamSheet {
    /// The team of the event.
    pub id: TeamId,
    /// The captain, who names the line-up. A captain who plays is also among the players.
    pub captain: PlayerId,
    /// The players, two to six.
    pub players: Vec<PlayerId>,
}

/// The settings of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "independent settings, each with its own name")]
pub struct Terms {
    /// The number of boards.
    pub boards: Boards,
    /// The number of each board's roll set, board 1 first.
    pub roll_sets: Vec<u32>,
    /// True if captains may exchange players between boards.
    pub exchange_between_boards: bool,
    /// True if the running score is shown after each board instead of only at the end.
    pub barometer: bool,
    /// True if spectators see the open room only as far as the closed room has played the same board.
    pub gated: bool,
    /// True if both rooms play in lock-step: a side's k-th roll comes in either room only when that side's k-th cube
    /// decision has been made in both.
    pub lock_step: bool,
    /// True if the games are played elsewhere, so that this match has no rolls.
    pub by_hand: bool,
    /// True if the people of a team are invited: they belong to it once they have accepted.
    pub invites: bool,
}

/// One step of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A person accepts the invitation to a team.
    Accepted {
        /// The person.
        player: PlayerId,
    },
    /// A person declines the invitation, or leaves the team before the first board.
    Declined {
        /// The person.
        player: PlayerId,
    },
    /// A team gets other people before the first board.
    TeamChanged {
        /// The team.
        team: Team,
        /// The captain.
        captain: PlayerId,
        /// The players, two to six.
        players: Vec<PlayerId>,
        /// The reason of a director; `None` for a captain.
        reason: Option<Reason>,
    },
    /// A captain names the line-up.
    Lineup {
        /// The team.
        team: Team,
        /// The player in each room.
        seats: ByRoom<PlayerId>,
    },
    /// A room begins its next board.
    BoardBegun {
        /// The room.
        room: Room,
    },
    /// The game in a room has ended.
    GameEnded {
        /// The room.
        room: Room,
        /// The result.
        game: PlayedGame,
    },
    /// The director gives a game a result.
    Assigned {
        /// The room.
        room: Room,
        /// The board.
        board: BoardNumber,
        /// The award.
        assignment: Assignment,
        /// The reason.
        reason: Reason,
    },
    /// The director replaces a board in both rooms: it is played again with another roll set.
    BoardCancelled {
        /// The board.
        board: BoardNumber,
        /// The number of the new roll set.
        roll_set: u32,
        /// The reason.
        reason: Reason,
    },
    /// The director holds a room: the clocks of its game stand still, and no board begins there.
    Held {
        /// The room.
        room: Room,
        /// The hold.
        hold: Hold,
    },
    /// The director releases the room.
    Released {
        /// The room.
        room: Room,
        /// The reason.
        reason: Reason,
    },
    /// The director substitutes a player of the team.
    Substituted {
        /// The room.
        room: Room,
        /// The team.
        team: Team,
        /// The substitute.
        player: PlayerId,
        /// The board in play, if the substitute takes over its game; `None` between two boards and before the game
        /// begins.
        board: Option<BoardNumber>,
        /// The reason.
        reason: Reason,
    },
    /// The other team did not come: every game that is left goes to the team that came.
    WalkedOver {
        /// The team that came.
        to: Team,
        /// The reason.
        reason: Reason,
    },
    /// The director names the commentators, in place of those before.
    CommentatorsNamed {
        /// The commentators; empty for no commentary.
        players: Vec<PlayerId>,
    },
}

/// The state of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoomState {
    /// The room waits to begin this board.
    Before(BoardNumber),
    /// The room plays this board.
    Playing(BoardNumber),
    /// The room has played all boards.
    Finished,
}

/// The knowledge that people have of roll sets.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Known {
    /// The sets whose rolls were public at any time.
    pub(super) public: BTreeSet<u32>,
    /// The players who may have seen rolls of a set at their table: the player, the room and the set.
    seen: BTreeSet<(PlayerId, Room, u32)>,
}

/// A match between two teams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamMatch {
    pub(super) terms: Terms,
    pub(super) teams: ByTeam<TeamSheet>,
    /// The people who have accepted their invitation.
    pub(super) accepted: BTreeSet<PlayerId>,
    /// The people who have declined it, or have left their team.
    pub(super) declined: BTreeSet<PlayerId>,
    pub(super) seats: ByTeam<Option<ByRoom<PlayerId>>>,
    pub(super) lines: Vec<ByRoom<Option<GameLine>>>,
    /// The first games of replaced boards, as far as their players have ended them.
    pub(super) first_games: Vec<ByRoom<Option<AsPlayed>>>,
    /// The boards that were replaced before both rooms had played them to the end.
    pub(super) broken_off: BTreeSet<BoardNumber>,
    pub(super) roll_sets: Vec<u32>,
    /// The sets that boards have or had. Corrections do not take one out.
    used_roll_sets: BTreeSet<u32>,
    playing: ByRoom<Option<BoardNumber>>,
    held: ByRoom<Option<Hold>>,
    /// The players who have played each board in each room. They must not play it in the other one.
    played: Vec<(PlayerId, Room, BoardNumber)>,
    pub(super) remarks: Vec<Remark>,
    pub(super) called_off: bool,
    /// The knowledge that people have of roll sets. Corrections do not take it back.
    pub(super) known: Known,
    pub(super) commentators: Vec<PlayerId>,
}

impl TeamMatch {
    /// Returns a match before its first step.
    ///
    /// # Errors
    /// Returns an error if a team does not have 2 to 6 players, a player is in both teams, or the boards do not
    /// each have a roll set of their own.
    pub fn new(terms: Terms, teams: ByTeam<TeamSheet>) -> Result<Self, Refused> {
        check_teams(&teams)?;
        let mut used_roll_sets = BTreeSet::new();
        if let Some(twice) = terms.roll_sets.iter().find(|set| !used_roll_sets.insert(**set)) {
            return Err(Refused::RollSetUsed(*twice));
        }
        let boards = terms.boards.numbers().count();
        let roll_sets = terms.roll_sets.clone();
        if roll_sets.len() != boards {
            return Err(Refused::RollSets { boards, got: roll_sets.len() });
        }
        Ok(Self {
            lines: vec![ByRoom::default(); boards],
            first_games: vec![ByRoom::default(); boards],
            broken_off: BTreeSet::new(),
            roll_sets,
            used_roll_sets,
            accepted: BTreeSet::new(),
            declined: BTreeSet::new(),
            seats: ByTeam::default(),
            playing: ByRoom::default(),
            held: ByRoom::default(),
            played: Vec::new(),
            remarks: Vec::new(),
            called_off: false,
            known: Known::default(),
            commentators: Vec::new(),
            terms,
            teams,
        })
    }

    /// Applies a step.
    ///
    /// # Errors
    /// Returns an error if the match does not allow it. The state is then unchanged.
    pub fn take(&mut self, step: Step) -> Result<(), Refused> {
        self.apply_step(step)?;
        self.note_finished_sets();
        Ok(())
    }

    fn apply_step(&mut self, step: Step) -> Result<(), Refused> {
        match step {
            Step::Accepted { player } => self.accept(player),
            Step::Declined { player } => self.decline(player),
            Step::TeamChanged { team, captain, players, reason } => {
                self.change_team(team, captain, players)?;
                if let Some(reason) = reason {
                    self.remark(RemarkKind::TeamChanged { team }, reason);
                }
                Ok(())
            }
            Step::Lineup { team, seats } => self.line_up(team, seats),
            Step::BoardBegun { room } => self.begin(room),
            Step::GameEnded { room, game } => self.end_game(room, game),
            Step::Assigned { room, board, assignment, reason } => {
                self.assign(room, board, assignment, reason);
                Ok(())
            }
            Step::BoardCancelled { board, roll_set, reason } => self.cancel(board, roll_set, reason),
            Step::Held { room, hold } => self.hold(room, hold),
            Step::Released { room, reason } => self.release(room, reason),
            Step::Substituted { room, team, player, board, reason } => {
                self.substitute(room, (team, player), board, reason)
            }
            Step::WalkedOver { to, reason } => self.walk_over(to, reason),
            Step::CommentatorsNamed { players } => self.name_commentators(players),
        }
    }

    /// Returns the settings.
    #[must_use]
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Returns the teams.
    #[must_use]
    pub const fn teams(&self) -> &ByTeam<TeamSheet> {
        &self.teams
    }

    /// Returns true if a board has begun or has a result.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        let touched = |room: &Room| {
            self.playing[*room].is_some() || self.lines.iter().any(|board| board[*room].is_some())
        };
        Room::ALL.iter().any(touched)
    }

    /// Returns the player in `room` for `team`, once its line-up is named.
    #[must_use]
    pub fn seated(&self, room: Room, team: Team) -> Option<PlayerId> {
        self.seats[team].as_ref().map(|seats| seats[room])
    }

    /// Returns true if the line-up of `team` is named.
    #[must_use]
    pub fn has_lineup(&self, team: Team) -> bool {
        self.seats[team].is_some()
    }

    /// Returns the player of `board` in `room` for `team`; after a substitution, the last one.
    #[must_use]
    pub fn played_by(&self, room: Room, team: Team, board: BoardNumber) -> Option<PlayerId> {
        let members = &self.teams[team].players;
        let here = |played: &&(PlayerId, Room, BoardNumber)| {
            played.1 == room && played.2 == board && members.contains(&played.0)
        };
        self.played.iter().rev().find(here).map(|played| played.0)
    }

    /// Returns the players of `board` in `room`, substitutes included.
    pub(super) fn players_of(&self, room: Room, board: BoardNumber) -> Vec<PlayerId> {
        let here = self.played.iter().filter(|(_, at, of)| (*at, *of) == (room, board));
        here.map(|(player, ..)| *player).collect()
    }

    /// Returns the players of each board in each room, without replaced boards.
    #[must_use]
    pub fn played(&self) -> &[(PlayerId, Room, BoardNumber)] {
        &self.played
    }

    /// Returns the state of `room`.
    #[must_use]
    pub fn room(&self, room: Room) -> RoomState {
        if let Some(board) = self.playing[room] {
            return RoomState::Playing(board);
        }
        let next = self.terms.boards.numbers().find(|board| self.line(room, *board).is_none());
        next.map_or(RoomState::Finished, RoomState::Before)
    }

    /// Returns the director's message while `room` is held, or `None` if it is not held.
    #[must_use]
    pub fn held(&self, room: Room) -> Option<&Hold> {
        self.held[room].as_ref()
    }

    /// Returns the number of the roll set of `board`.
    #[must_use]
    pub fn roll_set(&self, board: BoardNumber) -> u32 {
        self.roll_sets[board.index()]
    }

    /// Returns the director's actions, oldest first. The protocol decides who may read each of them.
    pub fn remarks(&self) -> impl Iterator<Item = &Remark> {
        self.remarks.iter()
    }

    /// Returns the commentators.
    #[must_use]
    pub fn commentators(&self) -> &[PlayerId] {
        &self.commentators
    }

    /// Returns the result of `board` in `room`.
    #[must_use]
    pub fn line(&self, room: Room, board: BoardNumber) -> Option<GameLine> {
        self.lines[board.index()][room]
    }

    /// Returns true if `board` is finished in both rooms.
    #[must_use]
    pub fn is_finished(&self, board: BoardNumber) -> bool {
        Room::ALL.iter().all(|room| self.line(*room, board).is_some())
    }

    /// Returns true if every board is finished in both rooms.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.terms.boards.numbers().all(|board| self.is_finished(board))
    }

    /// Names or changes a line-up. The caller allows a change at a table only before its game has begun.
    fn line_up(&mut self, team: Team, seats: ByRoom<PlayerId>) -> Result<(), Refused> {
        if self.is_over() {
            return Err(Refused::Over);
        }
        if seats.open == seats.closed {
            return Err(Refused::InBothRooms(seats.open));
        }
        let mut played = self.played.clone();
        if self.has_begun()
            && let Some(before) = self.seats[team]
        {
            if !self.terms.exchange_between_boards {
                return Err(Refused::LineupStands);
            }
            for room in Room::ALL.into_iter().filter(|room| before[*room] != seats[*room]) {
                if let Some(board) = self.playing[room] {
                    played.retain(|entry| *entry != (before[room], room, board));
                    played.push((seats[room], room, board));
                }
            }
        }
        let mut next = Self { played, ..self.clone() };
        next.seats[team] = Some(seats);
        for room in Room::ALL {
            next.check_member(team, seats[room])?;
            next.check_fresh(room, seats[room])?;
        }
        *self = next;
        Ok(())
    }

    fn begin(&mut self, room: Room) -> Result<(), Refused> {
        if self.held[room].is_some() {
            return Err(Refused::Held(room));
        }
        if let Some(team) = Team::ALL.into_iter().find(|team| self.seats[*team].is_none()) {
            return Err(Refused::NoLineup(team));
        }
        match self.room(room) {
            RoomState::Before(board) if self.known.public.contains(&self.roll_set(board)) => {
                Err(Refused::RollsArePublic(board))
            }
            RoomState::Before(board) => {
                self.playing[room] = Some(board);
                let players = Team::ALL.into_iter().filter_map(|team| self.seated(room, team));
                let players: Vec<_> = players.map(|player| (player, room, board)).collect();
                self.played.extend(players);
                Ok(())
            }
            RoomState::Playing(board) => Err(Refused::AlreadyPlaying { room, board }),
            RoomState::Finished => Err(Refused::NoBoardLeft(room)),
        }
    }

    fn end_game(&mut self, room: Room, game: PlayedGame) -> Result<(), Refused> {
        self.note_players(room);
        let board = self.playing[room].take().ok_or(Refused::NotPlaying(room))?;
        self.lines[board.index()][room] = Some(GameLine::Played(game));
        Ok(())
    }

    fn assign(&mut self, room: Room, board: BoardNumber, assignment: Assignment, reason: Reason) {
        if self.playing[room] == Some(board) {
            self.note_players(room);
            self.playing[room] = None;
        }
        let line = &mut self.lines[board.index()][room];
        // A second award keeps the played game: the protocol still shows it, and the lists count it.
        let instead_of = line.as_ref().and_then(GameLine::played);
        *line = Some(GameLine::Assigned(Assigned { assignment, instead_of }));
        self.remark(RemarkKind::Assigned { room, board }, reason);
    }

    /// Gives every game without a result to a team, with the maximum points for each.
    fn walk_over(&mut self, to: Team, reason: Reason) -> Result<(), Refused> {
        if self.is_over() {
            return Err(Refused::Over);
        }
        let assignment = Assignment { to, award: Award::Imp(Imp::MAX) };
        let won = GameLine::Assigned(Assigned { assignment, instead_of: None });
        for lines in &mut self.lines {
            for room in Room::ALL {
                lines[room].get_or_insert(won);
            }
        }
        for room in Room::ALL {
            self.note_players(room);
        }
        self.playing = ByRoom::default();
        self.remark(RemarkKind::WalkedOver { to }, reason);
        Ok(())
    }

    fn cancel(&mut self, board: BoardNumber, roll_set: u32, reason: Reason) -> Result<(), Refused> {
        let touched = |room: &Room| self.line(*room, board).is_some() || self.playing[*room] == Some(board);
        if !Room::ALL.iter().any(touched) {
            return Err(Refused::NothingToCancel(board));
        }
        // A player may know a used set, even if its board was replaced.
        if self.used_roll_sets.contains(&roll_set) {
            return Err(Refused::RollSetUsed(roll_set));
        }
        let playing = self.playing;
        for room in Room::ALL.into_iter().filter(|room| playing[*room] == Some(board)) {
            self.note_players(room);
        }
        self.keep_games(board);
        self.used_roll_sets.insert(roll_set);
        let index = board.index();
        let before = std::mem::replace(&mut self.roll_sets[index], roll_set);
        self.lines[index] = ByRoom::default();
        // The new board has other rolls, so everyone who played the replaced one may play it.
        self.played.retain(|(_, _, played)| *played != board);
        for room in Room::ALL {
            if self.playing[room] == Some(board) {
                self.playing[room] = None;
            }
        }
        self.remark(RemarkKind::BoardCancelled { board, before, roll_set }, reason);
        Ok(())
    }

    fn hold(&mut self, room: Room, hold: Hold) -> Result<(), Refused> {
        if self.held[room].is_some() {
            return Err(Refused::Held(room));
        }
        let reason = hold.reason.clone();
        self.held[room] = Some(hold);
        self.remark(RemarkKind::Held { room }, reason);
        Ok(())
    }

    fn release(&mut self, room: Room, reason: Reason) -> Result<(), Refused> {
        if self.held[room].take().is_none() {
            return Err(Refused::NotHeld(room));
        }
        self.remark(RemarkKind::Released { room }, reason);
        Ok(())
    }

    fn substitute(
        &mut self,
        room: Room,
        (team, player): (Team, PlayerId),
        board: Option<BoardNumber>,
        reason: Reason,
    ) -> Result<(), Refused> {
        self.check_member(team, player)?;
        if board.is_some() && self.playing[room] != board {
            return Err(Refused::NotPlaying(room));
        }
        let mut seats = self.seats[team].ok_or(Refused::NoLineup(team))?;
        let before = seats[room];
        if before == player {
            return Err(Refused::SitsAlready(player));
        }
        if seats[room.other()] == player {
            return Err(Refused::InBothRooms(player));
        }
        self.check_fresh(room, player)?;
        seats[room] = player;
        self.seats[team] = Some(seats);
        if let Some(playing) = self.playing[room] {
            if board.is_none() {
                // The game has not begun, so the player who leaves has seen no roll of it.
                self.played.retain(|entry| *entry != (before, room, playing));
            }
            self.played.push((player, room, playing));
            if board.is_some() {
                self.known.seen.insert((player, room, self.roll_set(playing)));
            }
        }
        self.remark(RemarkKind::Substituted { room, team, before, player, board }, reason);
        Ok(())
    }

    fn name_commentators(&mut self, players: Vec<PlayerId>) -> Result<(), Refused> {
        if players.len() > COMMENTATORS_MAX {
            return Err(Refused::TooManyCommentators);
        }
        for (index, player) in players.iter().enumerate() {
            if players[..index].contains(player) {
                return Err(Refused::CommentatorTwice(*player));
            }
            if self.is_of_a_team(*player) {
                return Err(Refused::CommentatorPlays(*player));
            }
        }
        self.commentators = players;
        Ok(())
    }

    fn check_member(&self, team: Team, player: PlayerId) -> Result<(), Refused> {
        if !self.teams[team].players.contains(&player) {
            return Err(Refused::NotInTeam { player, team });
        }
        if self.is_member(team, player) { Ok(()) } else { Err(Refused::NotAccepted(player)) }
    }

    /// Checks that a player does not know the rolls of a board that `room` still has to play, from having played the
    /// board in the other room.
    fn check_fresh(&self, room: Room, player: PlayerId) -> Result<(), Refused> {
        let mut open = self.terms.boards.numbers().filter(|board| self.line(room, *board).is_none());
        let known = open.find(|board| self.has_seen(player, room.other(), *board));
        known.map_or(Ok(()), |board| Err(Refused::KnowsTheBoard { player, room, board }))
    }

    /// Checks that no player sits in a room that still has to play a board of which the player has seen rolls. A replay
    /// knows only what its own steps say, so a correction needs this check.
    ///
    /// # Errors
    /// Returns an error that names the player and the board.
    pub fn check_seats(&self) -> Result<(), Refused> {
        let seats = Team::ALL.into_iter().flat_map(|team| Room::ALL.map(|room| (room, team)));
        for (room, player) in seats.filter_map(|(room, team)| Some((room, self.seated(room, team)?))) {
            self.check_fresh(room, player)?;
        }
        Ok(())
    }

    /// Returns true if a player has seen rolls of `board` in `room`. Undone substitutions count too.
    #[must_use]
    pub fn has_seen(&self, player: PlayerId, room: Room, board: BoardNumber) -> bool {
        self.played.contains(&(player, room, board))
            || self.known.seen.contains(&(player, room, self.roll_set(board)))
    }

    /// Takes over what stays true after a correction: what people know of roll sets, and which sets were in use.
    /// `before` is the match before the correction.
    pub(super) fn take_over(&mut self, before: &Self) {
        self.used_roll_sets.extend(&before.used_roll_sets);
        self.known.public.extend(&before.known.public);
        self.known.seen.extend(&before.known.seen);
    }

    /// Calls the match off. No board is played after it.
    pub fn call_off(&mut self) {
        self.called_off = true;
        self.note_finished_sets();
    }

    /// Records that the players of the game in a room may have seen its rolls, when the game is over or no longer
    /// counts.
    fn note_players(&mut self, room: Room) {
        let Some(board) = self.playing[room] else { return };
        let set = self.roll_set(board);
        let here = self.players_of(room, board).into_iter();
        self.known.seen.extend(here.map(|player| (player, room, set)));
    }

    /// Records the sets that are public from now on.
    fn note_finished_sets(&mut self) {
        let public: Vec<u32> = self.finished_sets().collect();
        self.known.public.extend(public);
    }

    fn remark(&mut self, kind: RemarkKind, reason: Reason) {
        self.remarks.push(Remark { number: self.remarks.len(), kind, reason });
    }
}

/// Checks that each team has 2 to 6 players, and that nobody plays in both.
pub(super) fn check_teams(teams: &ByTeam<TeamSheet>) -> Result<(), Refused> {
    for team in Team::ALL {
        let players = &teams[team].players;
        if !PLAYERS.contains(&players.len()) {
            return Err(Refused::TeamSize(players.len()));
        }
    }
    let both = |player: &&PlayerId| teams.b.players.contains(player);
    match teams.a.players.iter().find(both) {
        Some(player) => Err(Refused::InBothTeams(*player)),
        None => Ok(()),
    }
}
