//! The automatic steps of team matches. Every node checks; the log's key makes each step happen once.

use std::{collections::HashMap, time::Duration};

use ::events::duplicate::{
    BoardNumber, NotADuplicateGame, PlayedGame, Proposal, Room, RoomState, Step, Team,
};
use play::GameEnd;
use ratings::duplicate::DuplicateCube;
use rules::{BySide, Place, Side};
use store::{
    AnyConn, DbError,
    account::AccountKind,
    facts::{Admission, Facts as MatchFacts, Status as MatchStatus},
    id::{MatchId, RollSetId, TeamMatchId, UserId},
    matches,
    seeds::{self, SealedSeed},
    settings::{
        DiceRule, IllegalPlays, MatchFormat, MatchSettings, Options, StartRule, TeamPlay, TimeControl,
    },
    stored::team::{Act, Ended},
    team_matches::{self, Entry, RollSetFacts},
    team_results::{self, TeamResult},
    tournaments::{self, Stand},
};
use wire::Millis;

use super::{
    super::{Live, snapshot::Snapshot},
    Loaded, desk, lists, user,
};
use crate::error::AppError;

/// The interval between checks of the running team matches. They are needed because games end on other nodes.
const LOOK_AGAIN_AFTER: Duration = Duration::from_secs(5);
/// The most steps of one check. The next check continues.
const STEPS_MAX: usize = 64;

/// Acts that are written together, with their data.
#[derive(Debug, Default)]
pub(in crate::live) struct Batch {
    pub(super) acts: Vec<Act>,
    pub(super) tables: Vec<MatchFacts>,
    pub(super) sets: Vec<(RollSetFacts, SealedSeed)>,
    /// The rolls of a file, for existing sets.
    pub(super) imported: Vec<(RollSetId, String)>,
    pub(super) reseated: Vec<Reseated>,
}

/// A new player for a reserved seat at a waiting table.
#[derive(Debug, Clone, Copy)]
pub(super) struct Reseated {
    pub(super) table: MatchId,
    pub(super) side: Side,
    pub(super) user: UserId,
}

/// The effect of acts on the lists of results.
#[derive(Debug, Clone)]
enum Outcome {
    Unchanged,
    /// The match ends, or its result is corrected.
    Result(TeamResult),
    /// A match that was over goes on.
    GoesOn,
}

impl Outcome {
    fn of(before: &Loaded, after: &Loaded, at: Millis) -> Outcome {
        match (lists::result(before, at), lists::result(after, at)) {
            (was, is) if was == is => Outcome::Unchanged,
            (_, Some(result)) => Outcome::Result(result),
            (_, None) => Outcome::GoesOn,
        }
    }
}

impl From<Vec<Act>> for Batch {
    fn from(acts: Vec<Act>) -> Batch {
        Batch { acts, ..Batch::default() }
    }
}

/// Acts that the rules allow, ready to be written.
#[derive(Debug, Clone)]
pub(in crate::live) struct Prepared {
    entry: Entry,
    /// The roll sets of the boards that these acts make public.
    revealed: Vec<RollSetId>,
    tables: Vec<MatchFacts>,
    sets: Vec<(RollSetFacts, SealedSeed)>,
    imported: Vec<(RollSetId, String)>,
    reseated: Vec<Reseated>,
    outcome: Outcome,
}

impl Prepared {
    /// Applies acts. Returns the match after them, and the data to write.
    ///
    /// # Errors
    /// If the rules do not allow them.
    pub(in crate::live) fn new(
        loaded: &Loaded,
        by: Option<UserId>,
        at: Millis,
        batch: Batch,
    ) -> Result<(Loaded, Prepared), AppError> {
        let mut next = loaded.clone();
        for (set, _) in &batch.sets {
            next.sets.insert(set.number, set.clone());
        }
        for act in &batch.acts {
            next.take(act).map_err(|misfit| desk::refused(&misfit))?;
            if matches!(act, Act::Step(Step::Lineup { .. } | Step::Substituted { .. })) {
                next.check_one_seat()?;
            }
        }
        let Batch { acts, tables, sets, imported, reseated } = batch;
        let revealed = loaded.revealed_by(&next);
        let (id, after) = (loaded.facts.id, loaded.last_seq);
        let entry = Entry { id, after, at, by, acts, status: next.status() };
        let outcome = Outcome::of(loaded, &next, at);
        Ok((next, Prepared { entry, revealed, tables, sets, imported, reseated, outcome }))
    }

    /// Writes the acts in the caller's transaction.
    ///
    /// # Errors
    /// If another writer has appended to the log first, or the database fails.
    pub(in crate::live) fn write(&self, connection: &mut AnyConn) -> Result<(), DbError> {
        team_matches::append(connection, &self.entry)?;
        team_matches::reveal(connection, &self.revealed)?;
        for (set, sealed) in &self.sets {
            team_matches::insert_set(connection, self.entry.id, set)?;
            seeds::insert(connection, set.id.as_dice_id(), sealed, self.entry.at)?;
        }
        for (set, lines) in &self.imported {
            team_matches::import_set(connection, *set, lines)?;
        }
        for facts in &self.tables {
            matches::insert(connection, facts)?;
        }
        for Reseated { table, side, user } in &self.reseated {
            if !matches::keep_seat_for(connection, *table, *side, *user)? {
                return Err(DbError::Conflict("matches.status".to_owned()));
            }
        }
        match &self.outcome {
            Outcome::Unchanged => Ok(()),
            Outcome::Result(result) => team_results::put(connection, result),
            Outcome::GoesOn => team_results::remove(connection, self.entry.id),
        }
    }
}

/// The status of the tables in play.
pub(super) type Stands = HashMap<MatchId, Stand>;

impl Live {
    /// Checks the running team matches regularly, and those with changes at once.
    pub(in crate::live) async fn keep_team_matches(self) {
        let mut look_at_all = tokio::time::interval(LOOK_AGAIN_AFTER);
        look_at_all.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            let wanted = tokio::select! {
                asked = self.inner.teams.asked() => asked,
                _ = look_at_all.tick() => match self.inner.store.read(team_matches::running).await {
                    Ok(running) => running,
                    Err(cause) => {
                        tracing::warn!(%cause, "the team matches cannot be looked up");
                        Vec::new()
                    }
                },
                () = self.inner.lifecycle.stopped() => return,
            };
            for id in wanted {
                // One broken match must not stop the others.
                self.look_soon(id).await;
            }
        }
    }

    /// Takes the steps that are due in a team match.
    ///
    /// # Errors
    /// If it cannot be read or written. The next check tries again.
    pub(in crate::live) async fn advance_team_match(&self, id: TeamMatchId) -> Result<(), AppError> {
        for _ in 0..STEPS_MAX {
            let loaded = self.team_match(id).await?;
            let stands = self.table_stands(&loaded).await?;
            // During maintenance games in play go on, and new ones wait.
            if self.maintenance().is_none() {
                self.seat_bots(&loaded, &stands).await?;
            }
            let batch = self.due_in_team_match(&loaded, &stands).await?;
            if batch.acts.is_empty() {
                return self.clear_tables(&loaded).await;
            }
            match self.append_team_acts(&loaded, None, batch).await {
                Ok(()) | Err(AppError::Database(DbError::Conflict(_))) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Writes the steps, their tables and roll sets, and the sets that they reveal, in one transaction.
    pub(in crate::live) async fn append_team_acts(
        &self,
        loaded: &Loaded,
        by: Option<UserId>,
        batch: Batch,
    ) -> Result<(), AppError> {
        let (next, prepared) = Prepared::new(loaded, by, self.inner.clock.now(), batch)?;
        let set_up: Vec<MatchId> = prepared.tables.iter().map(|facts| facts.id).collect();
        let reseated: Vec<MatchId> = prepared.reseated.iter().map(|reseated| reseated.table).collect();
        self.inner.store.write(move |connection| prepared.write(connection)).await?;
        for table in reseated {
            self.tell_of_other_seat(table);
        }
        for table in set_up {
            self.tell_of_set_up(table);
        }
        self.inner.hub.sight_changed(next.tables.keys().copied());
        self.expect_analyses(loaded, &next).await;
        if next.facts.event.is_some() && next.status() != loaded.status() {
            self.inner.team_events.news.notify_one();
        }
        Ok(())
    }

    /// Queues the analyses of games that have become public.
    async fn expect_analyses(&self, before: &Loaded, after: &Loaded) {
        let is_fresh = |board| after.state.is_revealed(board) && !before.state.is_revealed(board);
        for (id, _) in after.tables.iter().filter(|(_, (_, board))| is_fresh(*board)) {
            // A table that cannot be read now, or still has to be broken off, is found in the database later.
            if let Ok(snapshot) = self.load(*id).await
                && matches!(snapshot.facts.status, MatchStatus::Finished(_))
            {
                self.inner.analyses.expect_match(&snapshot);
            }
        }
    }

    /// Returns the status of the tables in play.
    pub(in crate::live) async fn table_stands(&self, loaded: &Loaded) -> Result<Stands, AppError> {
        let ids: Vec<MatchId> = tables_in_play(loaded).into_iter().map(|(_, _, id)| id).collect();
        Ok(self.inner.store.read(move |connection| tournaments::stands(connection, &ids)).await?)
    }

    async fn seat_bots(&self, loaded: &Loaded, stands: &Stands) -> Result<(), AppError> {
        for (room, board, id) in tables_in_play(loaded) {
            let Some(stand) = stands.get(&id).filter(|stand| !stand.begun) else { continue };
            let Some([white, black]) = loaded.sides(room, board) else { continue };
            for (side, player) in [(Side::White, white), (Side::Black, black)] {
                let bot = loaded.account(player).filter(|account| account.kind == AccountKind::Bot);
                if let Some(bot) = bot.filter(|bot| bot.is_house_bot() && !stand.seated[side]) {
                    match self.sit(bot, id, None).await {
                        // Another check, here or on another node, has just seated it, or the game has begun.
                        Ok(_) | Err(AppError::SeatTaken) => {}
                        Err(error) => return Err(error),
                    }
                }
            }
        }
        Ok(())
    }

    async fn due_in_team_match(&self, loaded: &Loaded, stands: &Stands) -> Result<Batch, AppError> {
        let mut batch = Batch::default();
        if loaded.cancelled.is_some() || loaded.facts.settings.is_by_hand() {
            return Ok(batch);
        }
        for (room, board, id) in tables_in_play(loaded) {
            if stands.get(&id).is_some_and(|stand| stand.finished.is_some()) {
                let snapshot = self.reload(id).await?;
                match ended(&snapshot, room, board) {
                    Ok(ended) => batch.acts.extend(ended.map(Act::Ended)),
                    // The director has to enter its result; until then the room waits.
                    Err(cause) => {
                        tracing::error!(match.id = %id.shown(), %cause, "a game that cannot be counted");
                    }
                }
            }
        }
        if !batch.acts.is_empty() || self.maintenance().is_some() {
            return Ok(batch);
        }
        for room in Room::ALL {
            if let (RoomState::Before(board), false) = (loaded.state.room(room), loaded.state.is_held(room)) {
                self.begin_board(loaded, room, board, &mut batch);
            }
        }
        Ok(batch)
    }

    /// Sets up a table for the next board of a room, once both line-ups are named. White is its opener.
    fn begin_board(&self, loaded: &Loaded, room: Room, board: BoardNumber, batch: &mut Batch) {
        let TeamPlay::Here { time, dice } = loaded.facts.settings.play else { return };
        let seated = |side| loaded.state.seated(room, room.team_of(side)).map(user);
        let named = Team::ALL.iter().all(|team| loaded.state.seated(room, *team).is_some());
        let (Some(white), Some(black), true) = (seated(Side::White), seated(Side::Black), named) else {
            return;
        };
        let Some(set) = loaded.sets.get(&loaded.state.roll_set(board)) else { return };
        let id = MatchId::random();
        batch.acts.push(Act::Begun { room, board: board.get(), table: id });
        batch.tables.push(MatchFacts {
            id,
            status: MatchStatus::Open,
            settings: table_settings(time, dice),
            list: None,
            opener: white,
            invited: Some(black),
            seats: BySide { white: None, black: None },
            commitment: set.commitment,
            g0: None,
            last_seq: 0,
            points: BySide { white: 0, black: 0 },
            opened_at: self.inner.clock.now(),
            rematch_of: None,
            admission: Admission::default(),
            tournament: None,
            roll_set: Some(set.id),
            is_limited: false,
            is_unstaked: false,
        });
    }

    /// Ends games at tables of boards that were cancelled or decided by the director.
    async fn clear_tables(&self, loaded: &Loaded) -> Result<(), AppError> {
        let id = loaded.facts.id;
        if loaded.facts.settings.is_by_hand() {
            return Ok(());
        }
        let open = self.inner.store.read(move |connection| team_matches::open_tables(connection, id)).await?;
        let in_play = tables_in_play(loaded);
        for table in open {
            if in_play.iter().any(|(_, _, id)| *id == table) && loaded.cancelled.is_none() {
                continue;
            }
            // A table that another node has just set up is not known here yet.
            if !loaded.tables.contains_key(&table) || self.close_table(table).await? {
                continue;
            }
            self.break_off(table).await?;
        }
        Ok(())
    }

    /// Ends a game that does not count any more. It has no result.
    async fn break_off(&self, id: MatchId) -> Result<(), AppError> {
        let decide = |snapshot: &Snapshot, now| {
            // Without events, it has just ended by itself.
            Some(play::decide_called_off(&snapshot.state, now)).filter(|events| !events.is_empty())
        };
        self.note(id, decide).await
    }
}

/// Returns the settings of a table: a single game with the cube and without options.
pub(in crate::live) fn table_settings(time: TimeControl, dice: DiceRule) -> MatchSettings {
    MatchSettings {
        format: MatchFormat::Single,
        rated: false,
        stake: None,
        time,
        options: Options::default(),
        start: StartRule::OpeningThrow,
        dice,
        illegal_plays: IllegalPlays::Corrected,
    }
}

/// Returns the tables at which rooms play their boards.
pub(in crate::live) fn tables_in_play(loaded: &Loaded) -> Vec<(Room, BoardNumber, MatchId)> {
    let playing = Room::ALL.into_iter().filter_map(|room| match loaded.state.room(room) {
        RoomState::Playing(board) => Some((room, board)),
        RoomState::Before(_) | RoomState::Finished => None,
    });
    playing.filter_map(|(room, board)| Some((room, board, *loaded.table_of.get(&(room, board))?))).collect()
}

/// Returns the finished game of a table, or `None` if it is not finished.
fn ended(snapshot: &Snapshot, room: Room, board: BoardNumber) -> Result<Option<Ended>, NotADuplicateGame> {
    let (Some(finished), Some(game)) = (snapshot.state.finished().last(), snapshot.state.game()) else {
        return Ok(None);
    };
    let end: GameEnd = finished.end;
    let loser = game.position_of(end.winner.opponent());
    let left = 15_u8.saturating_sub(loser.own(Place::Off));
    let mut opening = None;
    let mut proposal = None;
    for logged in snapshot.log.iter() {
        if let wire::Event::GameStarted { opening: thrown, .. } = &logged.event {
            opening = *thrown;
        }
        if let wire::Event::Doubled { seat, value } = &logged.event {
            let side = match seat {
                wire::Seat::White => Side::White,
                wire::Seat::Black => Side::Black,
            };
            proposal =
                Some(Proposal { cube: DuplicateCube::new(u32::from(*value))?, by: room.team_of(side) });
        }
    }
    let game = PlayedGame::from_end(room, &end, left, proposal)?;
    Ok(Some(Ended { room, board: board.get(), game, opening }))
}
