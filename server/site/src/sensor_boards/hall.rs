//! The boards of an event, as its director sees and seats them.
//!
//! A director sees the state and the seat of each board. The position appears only where the director may watch the
//! game. The names of tables in a closed room do not lead to their matches.

use std::collections::HashSet;

use rules::Side;
use store::{
    account::Account,
    boards as rows,
    boards::{Board, Console, SeatHeld},
    competitions::CompetitionId,
    facts::Status,
    id::BoardId,
};
use texts::refusals;
use wire::{BoardPlan, BoardView, EventBoards, EventSeat, EventSeatName, EventTable, Seat};

use super::{bridge, owner::check_takes_boards};
use crate::{
    competitions::{HallTable as Table, Kind as _, by_kind},
    error::AppError,
    match_state::snapshot::Snapshot,
    sensor_boards::SensorBoards,
};

impl SensorBoards {
    /// Returns true if a match belongs to an event that this user directs without playing in it.
    pub(super) async fn directs(&self, user: &Account, snapshot: &Snapshot) -> Result<bool, AppError> {
        let Some(id) = snapshot.competition() else { return Ok(false) };
        match self.check_directs(user, id).await {
            Ok(()) => Ok(true),
            Err(AppError::Forbidden(_)) => Ok(false),
            Err(error) => Err(error),
        }
    }

    async fn check_directs(&self, user: &Account, competition: CompetitionId) -> Result<(), AppError> {
        let person = self.competitions.person(user.id).await?;
        let directs = by_kind!(competition, K => {
            self.competitions.competition::<K>(competition).await?.directs_boards(&person)
        });
        if directs { Ok(()) } else { Err(AppError::Forbidden(refusals::only_neutral_director())) }
    }

    /// Returns the tables of an event with their boards, for its director.
    ///
    /// # Errors
    /// If the event does not exist, or this user does not direct it.
    pub async fn hall(&self, director: &Account, id: CompetitionId) -> Result<EventBoards, AppError> {
        self.check_directs(director, id).await?;
        let mut tables = Vec::new();
        let mut taken = HashSet::new();
        for table in self.hall_tables(id).await? {
            taken.extend(table.snapshot.boards.iter().filter_map(|(_, held)| held.map(|held| held.board)));
            tables.push(EventTable {
                seen: self.matches.check_sees_live(&table.snapshot, Some(director)).await.is_ok(),
                white: self.hall_seat(&table, Side::White).await?,
                black: self.hall_seat(&table, Side::Black).await?,
                table: table.name,
                place: table.place,
            });
        }
        let owner = director.id;
        let own = self.node.store.read(move |connection| rows::of_owner(connection, owner)).await?;
        let free = own.iter().filter(|board| !taken.contains(&board.id));
        Ok(EventBoards { tables, free: free.map(|board| self.board_view(board, None)).collect() })
    }

    async fn hall_seat(&self, table: &Table, side: Side) -> Result<EventSeat, AppError> {
        let snapshot = &table.snapshot;
        Ok(EventSeat {
            player: snapshot.player(side).map(|account| account.name.to_string()).unwrap_or_default(),
            bot: snapshot.is_bot(side),
            held: self.board_at(snapshot, side).await?,
        })
    }

    /// Returns the sensor board that holds a seat.
    pub(crate) async fn board_at(
        &self,
        snapshot: &Snapshot,
        side: Side,
    ) -> Result<Option<BoardView>, AppError> {
        let held = match snapshot.boards[side] {
            Some(SeatHeld { board, .. }) => {
                self.node.store.read(move |connection| rows::by_id(connection, board)).await?
            }
            None => None,
        };
        let held: Option<Board> = held.filter(|board| !board.is_revoked);
        Ok(held.map(|board| self.board_view(&board, None)))
    }

    /// Returns the tables with games in play.
    async fn hall_tables(&self, id: CompetitionId) -> Result<Vec<Table>, AppError> {
        let mut tables = self.competitions.open_hall_tables(id).await?;
        tables.retain(|table| matches!(table.snapshot.facts.status, Status::Playing { .. }));
        Ok(tables)
    }

    /// Puts a board of the director at a seat, or takes one off the event's seats.
    ///
    /// # Errors
    /// If this user does not direct the event, or the board or seat does not exist.
    pub async fn plan_board(
        &self,
        director: &Account,
        competition: CompetitionId,
        plan: &BoardPlan,
    ) -> Result<EventBoards, AppError> {
        self.check_directs(director, competition).await?;
        let id = BoardId::parse_device(&plan.board.0)
            .ok_or_else(|| AppError::NotFound(refusals::no_such_board()))?;
        let tables = self.hall_tables(competition).await?;
        match &plan.at {
            Some(seat) => self.put_at_seat(director, id, &tables, seat).await?,
            None => {
                let sits = |table: &&Table| bridge::place(&table.snapshot, id).is_some();
                let table =
                    tables.iter().find(sits).ok_or_else(|| AppError::NotFound(refusals::no_such_board()))?;
                self.unseat_board(id, Some(table.snapshot.facts.id)).await?;
            }
        }
        self.hall(director, competition).await
    }

    async fn put_at_seat(
        &self,
        director: &Account,
        id: BoardId,
        tables: &[Table],
        seat: &EventSeatName,
    ) -> Result<(), AppError> {
        let (_, left) = self.own_board(director, id).await?;
        let table = tables.iter().find(|table| table.name == seat.table);
        let table = table.ok_or_else(|| AppError::NotFound(refusals::no_such_table()))?;
        let (at, side) = (table.snapshot.facts.id, side_of(seat.seat));
        check_takes_boards(&table.snapshot)?;
        if table.snapshot.is_bot(side) {
            return Err(AppError::Conflict(refusals::bot_needs_no_board()));
        }
        let opposite = table.snapshot.boards[side.opponent()].filter(|held| held.board == id);
        let console = match opposite {
            Some(SeatHeld { console: Console::One, .. }) => Console::Two,
            Some(SeatHeld { console: Console::Two, .. }) | None => Console::One,
        };
        let held = SeatHeld { board: id, console, is_shared: opposite.is_some() };
        self.seat_board(at, side, held, left.filter(|left| *left != at)).await
    }
}

const fn side_of(seat: Seat) -> Side {
    match seat {
        Seat::White => Side::White,
        Seat::Black => Side::Black,
    }
}
