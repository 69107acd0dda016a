//! Team matches: duplicate boards played at ordinary tables, in two rooms with the same rolls.
//!
//! A team match is its log of [`Act`]s, replayed through `competitions::team_match`, like a tournament. No node owns
//! it. This file has the state that follows from the log. Continue with `desk.rs`, the actions of people, and
//! `keep.rs`, the automatic steps: results of games, the next board, bots that sit down. `sight.rs` and `view.rs`
//! decide what a viewer may see; both ask only the crate `competitions`. `people.rs` and `seats.rs` have the people
//! of both teams.

mod corrections;
mod desk;
pub(crate) mod export;
pub(super) mod forms;
mod held_messages;
pub(super) mod invitations;
mod keep;
mod links;
pub(crate) mod lists;
mod people;
mod rolls;
mod run;
mod seats;
mod sight;
pub(crate) mod view;
mod vugraph;

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    sync::Arc,
};

use ::competitions::{
    BoardNumber, Competition as _, Named, Params, PlayerId, Reason, Refusal, TeamId, Time,
    duty::Owed,
    log::{Line, Procedure as _},
    team_match::{
        Boards, ByTeam, GameLine, Hold, Refused, RemarkKind, Room, RoomState, Step, Team, TeamMatch,
        TeamSheet, Terms,
    },
};
use store::{
    AnyConn, DbError,
    competitions::{
        Competition, Status, player,
        roll_sets::{self, RollSetRow},
        user,
    },
    id::{MatchId, RollSetId, TeamMatchId, UserId},
    people::People,
    settings::{TeamPlay, TimeControl},
    stored::team_match::{Act, Ended, Settings, TeamSettings},
};
use texts::refusals;
use wire::{DuplicateRoom, DuplicateTeam, Millis};

pub use export::ProtocolFile;
pub use rolls::RollsFile;

use crate::{
    competitions::{
        Chronicle, Kind, Person,
        numbers::{number_of, small},
        refused,
        reminders::{reminded_from, reminders},
        title::Win,
    },
    error::AppError,
    match_state::convert,
    matches::events::Event,
};

type Row = Competition<TeamMatchId>;

/// A team match with the state derived from its log.
#[derive(Debug, Clone)]
pub(crate) struct Loaded {
    pub(crate) row: Row,
    pub(crate) state: TeamMatch,
    pub(crate) chronicle: Chronicle<Act>,
    /// All accounts in the match.
    pub(crate) people: People,
    /// The roll sets by number.
    pub(crate) sets: BTreeMap<u32, RollSetRow>,
    /// Every table that the match has had.
    pub(crate) tables: HashMap<MatchId, (Room, BoardNumber)>,
    /// The number of the roll set of each of these tables.
    set_of: HashMap<MatchId, u32>,
    /// The table of each game that counts or is in play, by room and board.
    pub(crate) table_of: HashMap<(Room, BoardNumber), MatchId>,
    /// The table of the other room with the same roll set, for the tables of both rooms.
    other_tables: HashMap<MatchId, MatchId>,
    /// The opening roll of each finished game.
    pub(crate) openings: HashMap<(Room, BoardNumber), (u8, u8)>,
    /// The time of each act of the director.
    pub(crate) remarked_at: Vec<Millis>,
    /// The time at which the first table was set up.
    set_up_at: Option<Millis>,
    /// The number of the step since which no decision of a director changes the result in the lists.
    played_out: Option<u32>,
    /// The pairs of people of whom a director has said that they are two, the smaller id first.
    two_people: BTreeSet<[UserId; 2]>,
    /// The reason for the cancellation, and its time.
    pub(crate) cancelled: Option<(Reason, Millis)>,
}

/// The part of a team match that a step of its log changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Subject {
    /// The match as a whole; every viewer may know that the step exists.
    Match,
    /// A game that has begun.
    Begun(Room, u32),
    /// A game with its result.
    Ended(Room, u32),
}

impl Subject {
    fn of(act: &Act) -> Subject {
        match act {
            Act::Begun { room, board, .. } => Subject::Begun(*room, *board),
            Act::Ended(Ended { room, board, .. }) | Act::Entered(Ended { room, board, .. }) => {
                Subject::Ended(*room, *board)
            }
            Act::Step(Step::Assigned { room, board, .. }) => Subject::Ended(*room, board.get()),
            Act::Step(_) | Act::Imported | Act::TwoPeople { .. } | Act::Cancelled { .. } => Subject::Match,
        }
    }
}

/// The reason why an act is refused.
#[derive(Debug)]
pub(crate) enum Misfit {
    /// The rules refuse it.
    Refused(Refused),
    /// The match has been cancelled.
    Cancelled,
    /// A result entered out of turn, or twice.
    NotNext(Room, BoardNumber),
    /// A board that the match does not have.
    NoBoard,
}

impl From<Refused> for Misfit {
    fn from(why: Refused) -> Misfit {
        Misfit::Refused(why)
    }
}

impl Refusal for Misfit {
    fn coded(&self) -> (&'static str, Params) {
        match self {
            Misfit::Refused(why) => why.coded(),
            Misfit::Cancelled => ("cancelled", vec![]),
            Misfit::NotNext(room, board) => {
                ("not_at_board", vec![("room", (*room).into()), ("board", (*board).into())])
            }
            Misfit::NoBoard => ("no_such_board", vec![]),
        }
    }
}

impl Kind for Loaded {
    type Id = TeamMatchId;
    type Rules = TeamMatch;
    type Refused = Misfit;

    super::kind::fields_of_loaded!();

    fn everybody(&self) -> Vec<UserId> {
        let mut everybody: Vec<UserId> = self.chronicle.people().map(user).collect();
        everybody.extend(self.all_members());
        everybody.extend(self.all_commentators());
        everybody
    }

    fn involves(&self, user: UserId) -> bool {
        self.directs(user) || self.members().any(|member| member == user)
    }

    fn enters(act: &Act) -> Option<PlayerId> {
        match act {
            Act::Step(Step::Accepted { player }) => Some(*player),
            Act::Step(_)
            | Act::Begun { .. }
            | Act::Ended(_)
            | Act::Entered(_)
            | Act::Imported
            | Act::TwoPeople { .. }
            | Act::Cancelled { .. } => None,
        }
    }

    fn is_of_director(act: &Act) -> bool {
        match act {
            Act::Step(step) => match step {
                Step::Assigned { .. }
                | Step::BoardCancelled { .. }
                | Step::Held { .. }
                | Step::Substituted { .. }
                | Step::CommentatorsNamed { .. } => true,
                Step::TeamChanged { reason, .. } => reason.is_some(),
                Step::Accepted { .. }
                | Step::Declined { .. }
                | Step::Lineup { .. }
                | Step::BoardBegun { .. }
                | Step::GameEnded { .. }
                | Step::Released { .. }
                | Step::WalkedOver { .. } => false,
            },
            Act::Entered(_) | Act::Imported | Act::TwoPeople { .. } => true,
            Act::Begun { .. } | Act::Ended(_) | Act::Cancelled { .. } => false,
        }
    }

    fn holds(&self, user: UserId) -> bool {
        self.has_agreed(user) || self.is_member_of(user) && !self.may_leave(user)
    }

    fn status(&self) -> Status {
        self.status()
    }

    fn owed(&self, now: Millis) -> Vec<Owed> {
        // In a match that is played elsewhere, the numbers of players are not ids of accounts.
        if self.row.settings.is_by_hand() || self.cancelled.is_some() {
            return Vec::new();
        }
        let mut owed = self.state.owed(convert::to_time(now));
        if let Some(start) = self.row.settings.starts_at {
            owed.extend(reminders(self.members(), start, now));
        }
        owed
    }

    fn owes_more_at(&self) -> Option<Millis> {
        self.row.settings.starts_at.map(reminded_from)
    }

    fn has_desk(&self, director: &Person) -> bool {
        self.is_neutral_director(director)
    }

    /// A match between two teams has no field of players, so it gives no title.
    fn win_of(&self, _user: UserId) -> Option<Win> {
        None
    }

    fn live_start(&self) -> Option<Millis> {
        let is_live = matches!(self.row.settings.play, TeamPlay::Here { time: TimeControl::Live { .. }, .. });
        self.row.settings.starts_at.filter(|_| is_live)
    }

    fn has_player(&self, user: UserId) -> bool {
        self.cancelled.is_none() && self.is_member_of(user)
    }

    fn leave(&self, user: UserId) -> Result<Vec<Act>, AppError> {
        Ok(self.may_leave(user).then(|| declined_by(user)).into_iter().collect())
    }

    fn board_of(&self, table: MatchId) -> Option<u8> {
        self.place_of(table).map(|(_, board)| small(board.get()))
    }

    fn hides(self: Arc<Loaded>) -> Option<Arc<dyn Event>> {
        Some(self)
    }

    fn directs_boards(&self, director: &Person) -> bool {
        self.is_neutral_director(director)
    }

    fn is_held(&self, table: MatchId) -> bool {
        let in_play = self.tables_in_play().into_iter().find(|(_, _, id)| *id == table);
        let Some((room, ..)) = in_play else { return false };
        self.state.held(room).is_some() || self.chronicle.desk.seating(Some(number_of(table))).is_closed()
    }

    fn prepare(&mut self, connection: &mut AnyConn) -> Result<(), DbError> {
        let sets = roll_sets::list_roll_sets(connection, self.row.id)?;
        self.sets = sets.into_iter().map(|set| (set.number, set)).collect();
        Ok(())
    }

    fn wakes_at(&self) -> Option<Millis> {
        self.row.settings.starts_at
    }

    fn name_of(&self, named: Named) -> String {
        match named {
            Named::Player(player) => self.name(player),
            Named::Side(team) => self.team_name(team),
            Named::Team(_) => String::new(),
        }
    }

    fn step(&mut self, act: &Act, at: Millis, seq: u32) -> Result<(), Misfit> {
        self.take(act, at)?;
        if self.played_out.is_none() && self.state.score_as_played().is_some() {
            self.played_out = Some(seq);
        }
        Ok(())
    }

    fn reason_of(act: &Act) -> Option<Reason> {
        match act {
            Act::Step(
                Step::Assigned { reason, .. }
                | Step::BoardCancelled { reason, .. }
                | Step::Released { reason, .. }
                | Step::Substituted { reason, .. }
                | Step::WalkedOver { reason, .. },
            )
            | Act::TwoPeople { reason, .. }
            | Act::Cancelled { reason } => Some(reason.clone()),
            Act::Step(Step::Held { hold, .. }) => Some(hold.reason.clone()),
            // A captain gives none.
            Act::Step(Step::TeamChanged { reason, .. }) => reason.clone(),
            // Results that are entered by hand have none.
            Act::Step(
                Step::Accepted { .. }
                | Step::Declined { .. }
                | Step::Lineup { .. }
                | Step::BoardBegun { .. }
                | Step::GameEnded { .. }
                | Step::CommentatorsNamed { .. },
            )
            | Act::Begun { .. }
            | Act::Ended(_)
            | Act::Entered(_)
            | Act::Imported => None,
        }
    }

    fn fresh(&self) -> Loaded {
        let before = Loaded::before(self.row.clone()).expect("settings that were valid once stay so");
        Loaded {
            people: self.people.clone(),
            sets: self.sets.clone(),
            chronicle: self.chronicle.clone(),
            ..before
        }
    }

    fn always_fits(&self, act: &Act) -> bool {
        match act {
            Act::Cancelled { .. } | Act::Entered(_) => true,
            Act::Step(Step::Declined { .. } | Step::Released { .. } | Step::WalkedOver { .. }) => true,
            // A later line-up or award replaces the first one, as often as its author likes.
            Act::Step(Step::Lineup { team, .. }) => self.state.seated(Room::Open, *team).is_none(),
            Act::Step(Step::Assigned { room, board, .. }) => self.state.line(*room, *board).is_none(),
            _ => false,
        }
    }

    fn goes_on(act: &Act) -> bool {
        matches!(act, Act::Step(Step::Accepted { .. }))
    }

    fn meaning(&self, act: &Act) -> Option<String> {
        match act {
            Act::Begun { room, .. } => self.state.meaning(&Step::BoardBegun { room: *room }),
            Act::Step(step) => self.state.meaning(step),
            // A result also stands for the people who played the game, so a correction must not give it to others.
            Act::Ended(Ended { room, board, .. }) => {
                let board = self.board(*board).ok()?;
                let players = Team::ALL.map(|team| self.state.played_by(*room, team, board));
                Some(format!("{board} {players:?}"))
            }
            Act::Entered(_) | Act::Imported | Act::TwoPeople { .. } | Act::Cancelled { .. } => None,
        }
    }

    fn remember(&mut self, before: &Loaded) {
        self.state.remember(&before.state);
    }

    fn check(&self, act: &Act) -> Result<(), AppError> {
        if matches!(act, Act::Step(Step::Lineup { .. } | Step::Substituted { .. })) {
            self.check_one_seat()?;
        }
        Ok(())
    }
}

pub(crate) const fn wire_room(room: Room) -> DuplicateRoom {
    match room {
        Room::Open => DuplicateRoom::Open,
        Room::Closed => DuplicateRoom::Closed,
    }
}

const fn room(room: DuplicateRoom) -> Room {
    match room {
        DuplicateRoom::Open => Room::Open,
        DuplicateRoom::Closed => Room::Closed,
    }
}

const fn wire_team(team: Team) -> DuplicateTeam {
    match team {
        Team::A => DuplicateTeam::A,
        Team::B => DuplicateTeam::B,
    }
}

const fn team(team: DuplicateTeam) -> Team {
    match team {
        DuplicateTeam::A => Team::A,
        DuplicateTeam::B => Team::B,
    }
}

/// Returns the act of a person who declines the invitation to a match or leaves it.
fn declined_by(user: UserId) -> Act {
    Act::Step(Step::Declined { player: player(user) })
}

/// Returns a match before its first step.
///
/// # Errors
/// If the settings are impossible.
fn start(settings: &Settings) -> Result<TeamMatch, AppError> {
    let boards = Boards::new(u32::from(settings.boards))
        .map_err(|_no_column| AppError::invalid("boards", refusals::duplicate_boards()))?;
    let sheet = |id: u64, team: &TeamSettings| TeamSheet {
        id: TeamId::new(id),
        captain: PlayerId::new(team.captain.unsigned_abs()),
        players: team.players.iter().map(|player| PlayerId::new(player.unsigned_abs())).collect(),
    };
    let terms = Terms {
        boards,
        // Board k begins with set k.
        roll_sets: (1..=boards.count()).collect(),
        exchange_between_boards: settings.exchange,
        barometer: settings.barometer,
        gated: !settings.ungated,
        lock_step: settings.lock_step,
        by_hand: settings.is_by_hand(),
        invites: settings.invites,
    };
    TeamMatch::new(terms, ByTeam { a: sheet(1, &settings.a), b: sheet(2, &settings.b) })
        .map_err(|why| refused(&why))
}

impl Loaded {
    fn before(row: Row) -> Result<Loaded, AppError> {
        Ok(Loaded {
            state: start(&row.settings)?,
            chronicle: Chronicle::new(row.director),
            row,
            people: People::new(),
            sets: BTreeMap::new(),
            tables: HashMap::new(),
            set_of: HashMap::new(),
            table_of: HashMap::new(),
            other_tables: HashMap::new(),
            openings: HashMap::new(),
            remarked_at: Vec::new(),
            set_up_at: None,
            played_out: None,
            two_people: BTreeSet::new(),
            cancelled: None,
        })
    }

    /// Applies an act with its time.
    fn take(&mut self, act: &Act, at: Millis) -> Result<(), Misfit> {
        if self.cancelled.is_some() {
            return Err(Misfit::Cancelled);
        }
        match act {
            Act::Step(step) => {
                self.state.take(step.clone())?;
                if let Step::BoardCancelled { board, .. } = step {
                    self.table_of.retain(|(_, at), _| at != board);
                    self.openings.retain(|(_, at), _| at != board);
                }
            }
            Act::Begun { room, board, table } => {
                let board = self.board(*board)?;
                self.state.take(Step::BoardBegun { room: *room })?;
                if let Some(other) = self.table_of.get(&(room.other(), board)) {
                    self.other_tables.extend([(*table, *other), (*other, *table)]);
                }
                self.set_up_at.get_or_insert(at);
                self.tables.insert(*table, (*room, board));
                self.set_of.insert(*table, self.state.roll_set(board));
                self.table_of.insert((*room, board), *table);
            }
            Act::Ended(Ended { room, board, game, opening }) => {
                let board = self.board(*board)?;
                self.state.take(Step::GameEnded { room: *room, game: *game })?;
                self.openings.extend(opening.map(|opening| ((*room, board), opening)));
            }
            Act::Entered(Ended { room, board, game, opening }) => {
                let board = self.board(*board)?;
                if self.state.room(*room) != RoomState::Before(board) {
                    return Err(Misfit::NotNext(*room, board));
                }
                self.state.take(Step::BoardBegun { room: *room })?;
                self.state.take(Step::GameEnded { room: *room, game: *game })?;
                self.openings.extend(opening.map(|opening| ((*room, board), opening)));
            }
            Act::Imported => {}
            Act::TwoPeople { players, .. } => {
                self.two_people.insert(players.map(user));
            }
            Act::Cancelled { reason } => {
                self.state.call_off();
                self.cancelled = Some((reason.clone(), at));
            }
        }
        self.remarked_at.resize(self.state.remarks().count(), at);
        Ok(())
    }

    fn board(&self, number: u32) -> Result<BoardNumber, Misfit> {
        self.state.terms().boards.board(number).ok_or(Misfit::NoBoard)
    }

    pub(crate) fn status(&self) -> Status {
        if self.cancelled.is_some() {
            Status::Cancelled
        } else if self.state.is_over() {
            Status::Over
        } else {
            Status::Running
        }
    }

    /// Returns true if no board has begun.
    fn is_before_play(&self) -> bool {
        let is_untouched = |room: &Room| self.state.room(*room) == RoomState::Before(self.first_board());
        Room::ALL.iter().all(is_untouched) && self.tables.is_empty()
    }

    fn first_board(&self) -> BoardNumber {
        let mut boards = self.state.terms().boards.numbers();
        boards.next().expect("a match has at least four boards")
    }

    /// Returns the room and board of a table.
    pub(crate) fn place_of(&self, table: MatchId) -> Option<(Room, BoardNumber)> {
        self.tables.get(&table).copied()
    }

    /// Returns the tables at which rooms play their boards.
    pub(crate) fn tables_in_play(&self) -> Vec<(Room, BoardNumber, MatchId)> {
        let playing = Room::ALL.into_iter().filter_map(|room| match self.state.room(room) {
            RoomState::Playing(board) => Some((room, board)),
            RoomState::Before(_) | RoomState::Finished => None,
        });
        playing.filter_map(|(room, board)| Some((room, board, *self.table_of.get(&(room, board))?))).collect()
    }

    /// Returns true if the game at a table has been held as long as possible, so that no hold concerns it any more.
    pub(crate) fn is_outlasted(&self, table: MatchId) -> bool {
        self.chronicle.desk.is_outlasted(number_of(table))
    }

    /// Returns the hold on the room of a table, and the time at which it began.
    pub(crate) fn hold_of_room(&self, table: MatchId) -> Option<(Hold, Time)> {
        let (room, _) = self.place_of(table)?;
        let hold = self.state.held(room)?;
        let holds = self.state.remarks().filter(|remark| remark.kind == RemarkKind::Held { room });
        let at = self.remarked_at.get(holds.last()?.number)?;
        Some((hold.clone(), convert::to_time(*at)))
    }

    /// Returns the table at which the other room plays with the roll set of this table.
    pub(crate) fn other_table(&self, table: MatchId) -> Option<MatchId> {
        self.other_tables.get(&table).copied()
    }

    /// Returns the roll sets that are public in `next` and were not public here.
    fn revealed_by(&self, next: &Loaded) -> Vec<RollSetId> {
        let fresh = next.state.public_sets().filter(|set| !self.state.is_public_set(*set));
        fresh.filter_map(|number| next.sets.get(&number)).map(|set| set.id).collect()
    }

    /// Returns the subject of each line of the log, oldest first.
    fn subjects(&self) -> impl Iterator<Item = Subject> {
        self.chronicle.log.lines().map(move |(_, logged)| self.subject_of(&logged.line))
    }

    /// Returns the subject of a line. A correction has the subject of the line that it corrects.
    fn subject_of(&self, line: &Line<Act>) -> Subject {
        match line {
            Line::Step(act) => Subject::of(act),
            Line::Desk(_) => Subject::Match,
            // A correction is later than the line that it corrects, so the recursion ends.
            Line::Correction(correction) => {
                let of = self.chronicle.log.line(correction.of);
                of.map_or(Subject::Match, |logged| self.subject_of(&logged.line))
            }
        }
    }

    /// Returns true if a director awarded a game's result.
    fn is_assigned(line: &GameLine) -> bool {
        matches!(line, GameLine::Assigned(_))
    }
}
