//! The operations of owners on their boards.

use ::boards::Sitting;
use rules::Side;
use store::{
    DbError,
    account::{Account, AccountKind},
    account_locks, boards as rows,
    boards::{Board, Code, SeatHeld, budget},
    facts::Status,
    id::{BoardId, MatchId},
    random,
};
use texts::refusals;
use wire::{
    BarReading, BoardBody, BoardFault, BoardLook, BoardMirror, BoardPlace, BoardSeat, BoardStatus, BoardTold,
    BoardUnlike, BoardView, Console, ENROLMENT_CODE_VALID_MS, EnrolmentCode, Millis, PointReading, Seat,
    SensedPlace,
};

use super::bridge::{self, Place};
use crate::{
    bounds::Bound,
    error::AppError,
    match_state::{convert, snapshot::Snapshot},
    may::{self, Deed},
    messages::ToWire,
    presence::bus::News,
    sensor_boards::SensorBoards,
};

/// The maximum length of a board's name in characters.
const NAME_MAX: usize = 40;
/// The digits of a code. `I`, `L`, `O` and `U` are left out, because they are easily confused with others.
const CODE_DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const CODE_LENGTH: usize = 10;
/// The silence after which a board counts as disconnected, even if its row says otherwise. Boards report every ten
/// seconds.
const SILENT_MS: i64 = 60_000;

impl SensorBoards {
    /// Issues a code with which one board joins this account.
    ///
    /// # Errors
    /// If the name is invalid, or the account has too many codes or boards.
    pub async fn issue_board_code(&self, owner: &Account, name: &str) -> Result<EnrolmentCode, AppError> {
        if owner.kind != AccountKind::Person {
            return Err(AppError::Forbidden(refusals::guests_have_no_boards()));
        }
        let now = self.node.clock.now();
        let made = Code { owner: owner.id, name: checked_name(name)?, issued_at: now, used_by: None };
        let code = new_code();
        let issued = code.clone();
        let since = Millis(now.0 - ENROLMENT_CODE_VALID_MS);
        let bounds = self.node.bounds.clone();
        let written = self.node.store.write(move |connection| {
            let owner = account_locks::lock_account(connection, made.owner)?;
            let codes = rows::codes_since(connection, &owner, since)?;
            bounds.check(Bound::BoardCodes, codes, |_| refusals::too_many_boards())?;
            let boards = rows::count_boards(connection, &owner, since)?;
            bounds.check(Bound::SensorBoards, boards, |_| refusals::too_many_boards())?;
            Ok::<_, AppError>(rows::issue_code(connection, &issued, &made)?)
        });
        written.await?;
        Ok(EnrolmentCode { code, expires_at: Millis(now.0 + ENROLMENT_CODE_VALID_MS) })
    }

    /// Returns an account's boards.
    pub async fn boards(&self, owner: &Account) -> Result<Vec<BoardView>, AppError> {
        let user = owner.id;
        let read = self.node.store.read(move |connection| {
            let boards = rows::of_owner(connection, user)?;
            let seats = boards.iter().map(|board| rows::match_of(connection, board.id));
            let seats: Vec<Option<MatchId>> = seats.collect::<Result<_, DbError>>()?;
            Ok::<_, DbError>(boards.into_iter().zip(seats).collect::<Vec<_>>())
        });
        let mut views = Vec::new();
        for (board, id) in read.await? {
            let at = self.at_match(&board, id).await?;
            views.push(self.board_view(&board, at.as_deref()));
        }
        Ok(views)
    }

    async fn at_match(
        &self,
        board: &Board,
        id: Option<MatchId>,
    ) -> Result<Option<std::sync::Arc<Snapshot>>, AppError> {
        let Some(id) = id else { return Ok(None) };
        let snapshot = self.matches.load(id).await?;
        Ok(Some(snapshot).filter(|snapshot| bridge::place(snapshot, board.id).is_some()))
    }

    pub(super) async fn own_board(
        &self,
        owner: &Account,
        id: BoardId,
    ) -> Result<(Board, Option<MatchId>), AppError> {
        let read = self.node.store.read(move |connection| {
            Ok::<_, DbError>((rows::by_id(connection, id)?, rows::match_of(connection, id)?))
        });
        let (board, at) = read.await?;
        let board = board.filter(|board| board.owner == owner.id && !board.is_revoked);
        Ok((board.ok_or_else(|| AppError::NotFound(refusals::no_such_board()))?, at))
    }

    /// Returns a board with its sensed and expected position. Both are left out while they belong to a match that
    /// the user may not see.
    ///
    /// # Errors
    /// If the board is neither the user's own nor at a table of an event that the user directs.
    pub async fn board_mirror(&self, viewer: &Account, id: BoardId) -> Result<BoardMirror, AppError> {
        let read = self.node.store.read(move |connection| {
            let board = rows::by_id(connection, id)?.filter(|board| !board.is_revoked);
            Ok::<_, DbError>((board, rows::match_of(connection, id)?))
        });
        let (board, at) = read.await?;
        let board = board.ok_or_else(|| AppError::NotFound(refusals::no_such_board()))?;
        let snapshot = self.at_match(&board, at).await?;
        let is_directed = match &snapshot {
            Some(snapshot) => self.directs(viewer, snapshot).await?,
            None => false,
        };
        if board.owner != viewer.id && !is_directed {
            return Err(AppError::NotFound(refusals::no_such_board()));
        }
        let view = self.board_view(&board, snapshot.as_deref());
        // The checkers left on a board are still those of the last game played there.
        for seen in [at, board.last_match].into_iter().flatten() {
            let seen = self.matches.load(seen).await?;
            if self.matches.check_sees_live(&seen, Some(viewer)).await.is_err() {
                return Ok(BoardMirror { board: view, sensed: None, expected: None, unlike: Vec::new() });
            }
        }
        let now = self.node.clock.now();
        let place = snapshot.as_deref().and_then(|snapshot| Some((snapshot, bridge::place(snapshot, id)?)));
        let seat_of = |console: Console| place.map(|(_, place)| convert::seat(place.seating.side(console)));
        let sensed = match said(board.occupancy.as_deref()) {
            Some(BoardBody::Occupancy { points, bar }) => Some(look(&points, bar, seat_of)),
            Some(_) | None => None,
        };
        let mut mirror = BoardMirror { board: view, sensed, expected: None, unlike: Vec::new() };
        if let Some((snapshot, Place { seating, dice })) = place {
            let (mut sitting, _told) = Sitting::begin(seating, dice, bridge::situation(snapshot), now);
            for body in
                [&board.hello, &board.health, &board.occupancy].into_iter().filter_map(Option::as_deref)
            {
                if let Some(body) = said(Some(body)) {
                    sitting.sense(&body);
                }
            }
            mirror.unlike = sitting.differences().into_iter().map(unlike).collect();
            mirror.expected = sitting.say_again().into_iter().find_map(|told| match told {
                BoardTold::Position { position, .. } => Some(look(&position.points, position.bar, seat_of)),
                _ => None,
            });
        }
        Ok(mirror)
    }

    /// Renames a board.
    ///
    /// # Errors
    /// If the user has no such board, or the name is invalid.
    pub async fn rename_board(&self, owner: &Account, id: BoardId, name: &str) -> Result<(), AppError> {
        let name = checked_name(name)?;
        self.own_board(owner, id).await?;
        Ok(self.node.store.write(move |connection| rows::rename(connection, id, &name)).await?)
    }

    /// Makes a board blink.
    ///
    /// # Errors
    /// If the user has no such board, or it is not connected.
    pub async fn find_board(&self, owner: &Account, id: BoardId) -> Result<(), AppError> {
        let (board, _) = self.own_board(owner, id).await?;
        let now = self.node.clock.now();
        if status(&board, now) != BoardStatus::Connected {
            return Err(AppError::Conflict(refusals::board_not_connected()));
        }
        self.node.store.write(move |connection| rows::ask_to_find(connection, id, now)).await?;
        self.board_changed(id);
        Ok(())
    }

    /// Revokes a board at once.
    ///
    /// # Errors
    /// If the user has no such board.
    pub async fn revoke_board(&self, owner: &Account, id: BoardId) -> Result<(), AppError> {
        let (_, at) = self.own_board(owner, id).await?;
        let now = self.node.clock.now();
        self.node.store.write(move |connection| rows::revoke(connection, id, now)).await?;
        self.board_changed(id);
        self.seats_changed(at).await
    }

    /// Binds a board to the user's seat in a match. It is the user's own board, or the opponent's if it is shared
    /// in this match.
    ///
    /// # Errors
    /// If the board or match does not exist, or this user may not bind it.
    pub async fn bind_board(
        &self,
        user: &Account,
        id: BoardId,
        at: MatchId,
        share: bool,
    ) -> Result<(), AppError> {
        let snapshot = self.matches.reload(at).await?;
        let side =
            snapshot.facts.side_of(user.id).ok_or_else(|| AppError::NotFound(refusals::no_such_match()))?;
        check_takes_boards(&snapshot)?;
        if !matches!(snapshot.facts.status, Status::Playing { .. }) {
            return Err(AppError::Conflict(refusals::board_only_in_play()));
        }
        let is_offered =
            snapshot.boards[side.opponent()].is_some_and(|held| held.board == id && held.is_shared);
        let left =
            if is_offered { None } else { self.own_board(user, id).await?.1.filter(|left| *left != at) };
        let console = if is_offered { rows::Console::Two } else { rows::Console::One };
        self.seat_board(at, side, SeatHeld { board: id, console, is_shared: share || is_offered }, left).await
    }

    /// Moves a board to a seat, and off its other match.
    pub(super) async fn seat_board(
        &self,
        at: MatchId,
        side: Side,
        held: SeatHeld,
        left: Option<MatchId>,
    ) -> Result<(), AppError> {
        let (now, budgets) = (self.node.clock.now(), self.node.settings.boards.budgets());
        let written = self.node.store.write(move |connection| {
            let board = rows::by_id(connection, held.board)?
                .ok_or_else(|| AppError::NotFound(refusals::no_such_board()))?;
            may::check(connection, board.owner, Deed::Act, now)?;
            if budget::spent_until(connection, board.id, board.owner, &budgets, now)?.is_some() {
                return Err(AppError::Refused(refusals::board_budget()));
            }
            Ok(rows::seat(connection, at, side, &held, now)?)
        });
        written.await?;
        self.seats_changed(left).await?;
        self.seats_changed(Some(at)).await?;
        self.board_changed(held.board);
        self.matches.note_at_board(at, side, play::AtBoard::Awaited).await
    }

    /// Takes a board off its seats.
    ///
    /// # Errors
    /// If the user has no such board.
    pub async fn unbind_board(&self, owner: &Account, id: BoardId) -> Result<(), AppError> {
        let (_, at) = self.own_board(owner, id).await?;
        self.unseat_board(id, at).await
    }

    /// Takes a board off its seats and updates the match.
    pub async fn unseat_board(&self, id: BoardId, at: Option<MatchId>) -> Result<(), AppError> {
        self.node.store.write(move |connection| rows::unseat(connection, id)).await?;
        self.seats_changed(at).await?;
        self.board_changed(id);
        Ok(())
    }

    /// Announces that boards of an account were dismissed, with the matches that they left. Called after the commit.
    ///
    /// # Errors
    /// If a match cannot be read.
    pub(crate) async fn dismissed(&self, boards: Vec<(BoardId, Vec<MatchId>)>) -> Result<(), AppError> {
        for (id, left) in boards {
            self.board_changed(id);
            for at in left {
                self.seats_changed(Some(at)).await?;
            }
        }
        Ok(())
    }

    /// Makes the connection of a board read its row again, on every node. Called after the commit.
    pub fn board_changed(&self, id: BoardId) {
        self.presence.hub.board_changed(id);
        self.presence.bus.publish(News::Board { id });
    }

    /// Updates the views of a match after its boards changed. Called after the commit.
    async fn seats_changed(&self, at: Option<MatchId>) -> Result<(), AppError> {
        let Some(id) = at else { return Ok(()) };
        self.presence.hub.forget(id);
        let snapshot = self.matches.reload(id).await?;
        self.matches.look_at(&snapshot).await;
        self.presence.bus.publish(News::Table { id });
        Ok(())
    }

    pub(super) fn board_view(&self, board: &Board, at: Option<&Snapshot>) -> BoardView {
        let (mut model, mut firmware, mut colour, mut point_depth) = (None, None, None, None);
        if let Some(BoardBody::Hello { model: name, firmware: version, capabilities }) =
            said(board.hello.as_deref())
        {
            (model, firmware) = (Some(name), Some(version));
            (colour, point_depth) = (Some(capabilities.colour), Some(capabilities.point_depth));
        }
        let (mut battery_percent, mut faults) = (None, Vec::new());
        if let Some(BoardBody::Health { battery_percent: battery, faults: bad, firmware: version }) =
            said(board.health.as_deref())
        {
            (battery_percent, firmware) = (battery, Some(version));
            faults = bad
                .iter()
                .map(|fault| BoardFault { point: point_of(fault.place), sensor: fault.sensor })
                .collect();
        }
        BoardView {
            id: wire::BoardId(board.id.to_device()),
            name: board.name.clone(),
            status: status(board, self.node.clock.now()),
            model,
            firmware,
            colour,
            point_depth,
            battery_percent,
            faults,
            enrolled_at: board.enrolled_at,
            last_heard_at: board.last_heard_at,
            frames: board.last_seq,
            clock_ahead: board.clock_ahead_ms,
            seat: at.and_then(|snapshot| seat_view(snapshot, board.id)),
        }
    }
}

/// Refuses a board in a match that asks for a passkey.
pub(super) fn check_takes_boards(snapshot: &Snapshot) -> Result<(), AppError> {
    if snapshot.facts.settings.seat_proof {
        return Err(AppError::Refused(refusals::passkey_board()));
    }
    Ok(())
}

fn status(board: &Board, now: Millis) -> BoardStatus {
    let is_heard = board.last_heard_at.is_some_and(|at| now.0 - at.0 < SILENT_MS);
    match (&board.frozen, &board.session) {
        (Some(_), _) => BoardStatus::Frozen,
        (None, Some(_)) if is_heard => BoardStatus::Connected,
        (None, _) => BoardStatus::Away,
    }
}

fn seat_view(snapshot: &Snapshot, board: BoardId) -> Option<BoardSeat> {
    let Place { seating, .. } = bridge::place(snapshot, board)?;
    let name = |side| snapshot.player(side).map(|account| account.name.to_string()).unwrap_or_default();
    let here: Vec<Seat> =
        Side::ALL.into_iter().filter(|side| seating.here[*side]).map(convert::seat).collect();
    let shared = snapshot.boards.iter().any(|(_, held)| held.is_some_and(|held| held.is_shared));
    Some(BoardSeat {
        match_id: snapshot.facts.id.to_wire(),
        one: convert::seat(seating.one),
        here,
        shared,
        players: (name(Side::White), name(Side::Black)),
    })
}

/// Decodes a stored body. It was decoded once before it was stored.
fn said(body: Option<&str>) -> Option<BoardBody> {
    body.and_then(|body| serde_json::from_str(body).ok())
}

const fn point_of(place: SensedPlace) -> Option<u8> {
    match place {
        SensedPlace::Point(point) => Some(point),
        SensedPlace::Bar => None,
    }
}

fn look(points: &[PointReading], bar: BarReading, seat_of: impl Fn(Console) -> Option<Seat>) -> BoardLook {
    let place =
        |point: &PointReading| BoardPlace { count: point.count, seat: point.whose.and_then(&seat_of) };
    BoardLook {
        points: points.iter().map(place).collect(),
        bar: match bar {
            BarReading::Together(count) => vec![BoardPlace { count, seat: None }],
            BarReading::Apart { one, two } => vec![
                BoardPlace { count: one, seat: seat_of(Console::One) },
                BoardPlace { count: two, seat: seat_of(Console::Two) },
            ],
        },
    }
}

fn unlike(difference: wire::BoardDifference) -> BoardUnlike {
    BoardUnlike { point: point_of(difference.place), seen: difference.seen, expected: difference.expected }
}

fn checked_name(name: &str) -> Result<String, AppError> {
    let name = name.trim();
    let is_name = (1..=NAME_MAX).contains(&name.chars().count()) && !name.chars().any(char::is_control);
    if is_name {
        Ok(name.to_owned())
    } else {
        Err(AppError::invalid("name", refusals::characters(1, NAME_MAX)))
    }
}

fn new_code() -> String {
    random::bytes::<CODE_LENGTH>()
        .iter()
        .map(|byte| char::from(CODE_DIGITS[usize::from(byte & 31)]))
        .collect()
}
