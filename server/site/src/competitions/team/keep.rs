//! The automatic steps of team matches. Every node checks; the log's key makes each step happen once.

use std::collections::HashMap;

use ::competitions::{
    BoardNumber, Reason,
    desk::{self, Desk},
    log::Line,
    team_match::{Coming, Missed, NotADuplicateGame, Proposal, Room, RoomState, Step, Team},
};
use ratings::duplicate::DuplicateCube;
use rules::Side;
use store::{
    AnyConn, DbError,
    account::AccountKind,
    competitions::{
        self, NewSteps,
        roll_sets::{self, RollSetRow},
    },
    facts::{Facts, Status as MatchStatus},
    id::{MatchId, RollSetId, TeamMatchId, UserId},
    matches,
    seeds::{self, SealedSeed},
    settings::{MatchSettings, TeamPlay},
    stands::{self, Stand},
    stored::team_match::{Act, Ended},
    team_results::{self, TeamResult},
};
use wire::Millis;

use super::{Loaded, lists, user};
use crate::{
    competitions::{
        Batch, Due,
        boards::{drawn_set, played_game, table_of_board, table_settings},
        numbers::number_of,
        parts::TeamMatches,
    },
    error::AppError,
    match_state::{convert, snapshot::Snapshot},
    matches::substitute::Substitution,
};

/// The reason in the protocol for the replacement of a board whose rolls are public.
const ROLLS_KNOWN: &str = "its rolls are known, so the board gets new ones";

/// The reason in the protocol for the release of a room whose match has been held as long as possible.
const HELD_LONG_ENOUGH: &str = "a game under way is held for 24 hours in total at most";

/// Data that is written together with acts.
#[derive(Debug, Default)]
pub(crate) struct Extras {
    pub(super) tables: Vec<Facts>,
    pub(super) sets: Vec<(RollSetRow, SealedSeed)>,
    /// The rolls of a file, for existing sets.
    pub(super) imported: Vec<(RollSetId, String)>,
    pub(super) reseated: Vec<Reseated>,
    /// Players who take over a seat in the middle of a game.
    pub(super) substituted: Vec<Substitution>,
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
    /// A finished match is resumed, so it has no result.
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

/// The data that is written with steps.
#[derive(Debug)]
pub(crate) struct Effects {
    /// The roll sets of the boards that these acts make public.
    revealed: Vec<RollSetId>,
    extras: Extras,
    outcome: Outcome,
}

impl Effects {
    pub(super) fn new(
        before: &Loaded,
        after: &Loaded,
        entry: &NewSteps<TeamMatchId>,
        extras: Extras,
    ) -> Effects {
        let outcome = Outcome::of(before, after, entry.at);
        Effects { revealed: before.revealed_by(after), extras, outcome }
    }

    /// Writes the entry, its tables and roll sets, the sets that it reveals, and its effect on the lists of results.
    pub(super) fn write(
        &self,
        entry: &NewSteps<TeamMatchId>,
        connection: &mut AnyConn,
    ) -> Result<(), DbError> {
        let Extras { tables, sets, imported, reseated, substituted } = &self.extras;
        competitions::append(connection, entry)?;
        roll_sets::reveal(connection, &self.revealed)?;
        for (set, sealed) in sets {
            roll_sets::insert(connection, set)?;
            seeds::insert(connection, set.id.as_dice_id(), sealed, entry.at)?;
        }
        for (set, lines) in imported {
            roll_sets::import(connection, *set, lines)?;
        }
        for facts in tables {
            matches::insert(connection, facts)?;
        }
        for Reseated { table, side, user } in reseated {
            if !matches::keep_seat_for(connection, *table, *side, *user)? {
                return Err(DbError::Conflict("matches.status".to_owned()));
            }
        }
        for substitution in substituted {
            substitution.write(connection)?;
        }
        match &self.outcome {
            Outcome::Unchanged => Ok(()),
            Outcome::Result(result) => team_results::put(connection, result),
            Outcome::GoesOn => team_results::remove(connection, entry.id),
        }
    }
}

/// The status of the tables in play.
pub(super) type Stands = HashMap<MatchId, Stand>;

impl TeamMatches<'_> {
    /// Seats bots, ends games that no longer count, holds and releases games, and returns the steps that are due.
    pub(super) async fn due_in_team_match(&self, loaded: &Loaded) -> Result<Due<Loaded>, AppError> {
        let stands = self.table_stands(loaded).await?;
        // During maintenance games in play go on, and new ones wait.
        if self.presence.maintenance().is_none() {
            self.seat_bots(loaded, &stands).await?;
        }
        let mut batch = self.due_steps_of_match(loaded, &stands).await?;
        if batch.is_empty() {
            batch = self.outlasted_holds(loaded).await?;
        }
        if batch.is_empty() {
            self.clear_tables(loaded).await?;
            self.keep_holds(loaded).await?;
            self.keep_in_step(loaded).await?;
            return Ok(Due::Nothing);
        }
        Ok(Due::Steps(batch))
    }

    pub(super) async fn tell_of_team_match(&self, before: &Loaded, after: &Loaded, effects: &Effects) {
        for reseated in &effects.extras.reseated {
            self.matches.tell_of_other_seat(reseated.table);
        }
        for facts in &effects.extras.tables {
            self.matches.tell_of_set_up(facts.id);
        }
        for substitution in &effects.extras.substituted {
            self.matches.tell_of_substitution(substitution.table).await;
        }
        self.presence.hub.sight_changed(after.tables.keys().copied());
        self.expect_analyses(before, after).await;
        if before.has_board_in_play()
            && let Err(error) = self.deliver_messages(after).await
        {
            // The next search for held messages delivers them.
            error.log();
        }
        if let Some(event) = after.row.part_of.filter(|_| after.status() != before.status()) {
            self.memory.logs.team_events.ask(event);
        }
    }

    /// Queues the analyses of games that have become public.
    async fn expect_analyses(&self, before: &Loaded, after: &Loaded) {
        let is_fresh = |board| after.state.has_public_rolls(board) && !before.state.has_public_rolls(board);
        for (id, _) in after.tables.iter().filter(|(_, (_, board))| is_fresh(*board)) {
            // A table that cannot be read now, or still has to be broken off, is found in the database later.
            if let Ok(snapshot) = self.matches.load(*id).await
                && matches!(snapshot.facts.status, MatchStatus::Finished(_))
            {
                self.matches.tell_followers_of_public(&snapshot);
            }
        }
    }

    /// Returns the status of the tables in play.
    pub(crate) async fn table_stands(&self, loaded: &Loaded) -> Result<Stands, AppError> {
        let ids: Vec<MatchId> = loaded.tables_in_play().into_iter().map(|(_, _, id)| id).collect();
        Ok(self.node.store.read(move |connection| stands::stands(connection, &ids)).await?)
    }

    async fn seat_bots(&self, loaded: &Loaded, stands: &Stands) -> Result<(), AppError> {
        for (room, board, id) in loaded.tables_in_play() {
            let Some(stand) = stands.get(&id).filter(|stand| !stand.begun) else { continue };
            if loaded.state.held(room).is_some() || self.memory.hold_of(loaded, id).await?.is_some() {
                continue;
            }
            let Some([white, black]) = loaded.sides(room, board) else { continue };
            for (side, player) in [(Side::White, white), (Side::Black, black)] {
                let bot = loaded.account(player).filter(|account| account.kind == AccountKind::Bot);
                if let Some(bot) = bot.filter(|bot| bot.is_house_bot() && !stand.seated[side]) {
                    match self.matches.sit(bot, id, None, None).await {
                        // Another check, here or on another node, has just seated it, or the game has begun.
                        Ok(_) | Err(AppError::SeatTaken) => {}
                        Err(error) => return Err(error),
                    }
                }
            }
        }
        Ok(())
    }

    async fn due_steps_of_match(&self, loaded: &Loaded, stands: &Stands) -> Result<Batch<Loaded>, AppError> {
        let mut batch = Batch::<Loaded>::default();
        if loaded.cancelled.is_some() || loaded.row.settings.is_by_hand() {
            return Ok(batch);
        }
        for (room, board, id) in loaded.tables_in_play() {
            if stands.get(&id).is_some_and(|stand| stand.finished.is_some()) {
                let snapshot = self.matches.reload(id).await?;
                match ended(&snapshot, room, board) {
                    Ok(ended) => batch.acts.extend(ended.map(Act::Ended)),
                    // The director has to enter its result; until then the room waits.
                    Err(cause) => {
                        tracing::error!(match.id = %id.shown(), %cause, "a game cannot be counted");
                    }
                }
            }
        }
        if !batch.acts.is_empty() {
            return Ok(batch);
        }
        let replaced = self.replaced_boards(loaded);
        if !replaced.is_empty() {
            return Ok(replaced);
        }
        if self.presence.maintenance().is_some() || self.directors().is_event_held(loaded).await? {
            return Ok(batch);
        }
        if loaded.row.settings.invites && !loaded.state.has_begun() {
            // A bot can name the line-up of its team once the players have accepted.
            match loaded.first_line_ups(&self.house_bots.bot_accounts()) {
                Ok(line_ups) if !line_ups.is_empty() => return Ok(Batch::from_acts(line_ups)),
                // A bot's team has no two free players: the director has to name other people.
                Ok(_) | Err(AppError::Refused(_)) => {}
                Err(error) => return Err(error),
            }
        }
        let now = self.node.clock.now();
        if loaded.row.settings.starts_at.is_some_and(|start| now < start) {
            return Ok(batch);
        }
        let begins = |room| matches!(loaded.state.room(room), RoomState::Before(_));
        if Room::ALL.into_iter().any(begins) && self.is_barred(loaded).await? {
            // The desk shows the pair. Until a director has said that they are two people, no board begins.
            return Ok(batch);
        }
        if let Some(missed) = self.missed(loaded, stands, now).await? {
            return Ok(Batch::from_acts([missed]));
        }
        for room in Room::ALL {
            if let (RoomState::Before(board), None) = (loaded.state.room(room), loaded.state.held(room)) {
                self.begin_board(loaded, room, board, &mut batch);
            }
        }
        Ok(batch)
    }

    /// Returns the act that ends a match because a team has not come in time.
    async fn missed(&self, loaded: &Loaded, stands: &Stands, now: Millis) -> Result<Option<Act>, AppError> {
        let event = match loaded.row.part_of {
            Some(event) => Some(self.team_event(event).await?),
            None => None,
        };
        let own = &loaded.chronicle.desk;
        let desks: Vec<&Desk> =
            [own].into_iter().chain(event.as_ref().map(|event| &event.chronicle.desk)).collect();
        Ok(loaded.missed(stands, &desks, self.open_since(), now))
    }

    /// Returns the replacement of each board that a room still has to play though its rolls are public.
    pub(super) fn replaced_boards(&self, loaded: &Loaded) -> Batch<Loaded> {
        let mut batch = Batch::<Loaded>::default();
        let last = loaded.sets.keys().last().copied().unwrap_or_default();
        for (board, number) in loaded.state.spoilt_boards().into_iter().zip(last + 1..) {
            let reason = Reason::new(ROLLS_KNOWN).expect("the reason is a short sentence");
            batch.acts.push(Act::Step(Step::BoardCancelled { board, roll_set: number, reason }));
            batch.extras.sets.push(drawn_set(&self.node.vault, loaded.row.id.into(), number));
        }
        batch
    }

    /// Sets up a table for the next board of a room, once both line-ups are named. White is its opener.
    fn begin_board(&self, loaded: &Loaded, room: Room, board: BoardNumber, batch: &mut Batch<Loaded>) {
        let TeamPlay::Here { time, dice } = loaded.row.settings.play else { return };
        let seated = |side| loaded.state.seated(room, room.team_of(side)).map(user);
        let named = Team::ALL.iter().all(|team| loaded.state.seated(room, *team).is_some());
        let (Some(white), Some(black), true) = (seated(Side::White), seated(Side::Black), named) else {
            return;
        };
        let Some(set) = loaded.sets.get(&loaded.state.roll_set(board)) else { return };
        let id = MatchId::random();
        batch.acts.push(Act::Begun { room, board: board.get(), table: id });
        let settings = MatchSettings {
            seat_proof: loaded.row.settings.seat_proof,
            ..table_settings(time, dice, loaded.state.terms().lock_step)
        };
        batch.extras.tables.push(table_of_board(id, settings, set, [white, black], self.node.clock.now()));
    }

    /// Ends games at tables of boards that were replaced or decided by the director.
    async fn clear_tables(&self, loaded: &Loaded) -> Result<(), AppError> {
        let id = loaded.row.id;
        if loaded.row.settings.is_by_hand() {
            return Ok(());
        }
        let open = self.node.store.read(move |connection| roll_sets::open_tables(connection, id)).await?;
        let in_play = loaded.tables_in_play();
        for table in open {
            if in_play.iter().any(|(_, _, id)| *id == table) && loaded.cancelled.is_none() {
                continue;
            }
            // A table that another node has just set up is not known here yet.
            if !loaded.tables.contains_key(&table) || self.matches.close_table(table).await? {
                continue;
            }
            self.break_off(table).await?;
        }
        Ok(())
    }

    /// Returns the lines that release games under way which have been held as long as possible, and their rooms.
    async fn outlasted_holds(&self, loaded: &Loaded) -> Result<Batch<Loaded>, AppError> {
        let in_play = loaded.tables_in_play();
        let tables = in_play.iter().map(|(_, _, id)| *id).collect();
        let ended = self.directors().outlasted(loaded, tables).await?;
        let is_ended = |id: MatchId| ended.contains(&desk::Act::Outlasted { table: number_of(id) });
        let rooms =
            in_play.iter().filter(|(room, _, id)| is_ended(*id) && loaded.state.held(*room).is_some());
        let released = rooms.filter_map(|(room, ..)| {
            let reason = Reason::new(HELD_LONG_ENOUGH).ok()?;
            Some(Act::Step(Step::Released { room: *room, reason }))
        });
        let acts = released.collect();
        Ok(Batch { first: ended.into_iter().map(Line::Desk).collect(), acts, ..Batch::default() })
    }

    /// Holds and releases the games in play as the director has decided for their rooms.
    async fn keep_holds(&self, loaded: &Loaded) -> Result<(), AppError> {
        for (room, _, id) in loaded.tables_in_play() {
            let wide = self.memory.hold_of(loaded, id).await?;
            let of_room = loaded.state.held(room).filter(|_| !loaded.is_outlasted(id));
            self.directors().keep_hold(id, of_room.or(wide.as_ref())).await?;
        }
        let mut given = loaded.chronicle.log.minutes_given();
        if let Some(event) = loaded.row.part_of {
            for (table, minutes) in self.team_event(event).await?.chronicle.log.minutes_given() {
                *given.entry(table).or_default() += minutes;
            }
        }
        self.directors().keep_times(loaded.tables_in_play().into_iter().map(|(_, _, id)| id), &given).await
    }

    /// Opens the turns of a lock-step match that both rooms may take.
    async fn keep_in_step(&self, loaded: &Loaded) -> Result<(), AppError> {
        if !loaded.state.terms().lock_step {
            return Ok(());
        }
        for (_, _, id) in loaded.tables_in_play() {
            self.matches.open_turn(id).await?;
        }
        Ok(())
    }

    /// Ends a game that no longer counts. It has no result.
    async fn break_off(&self, id: MatchId) -> Result<(), AppError> {
        let decide = |snapshot: &Snapshot, now| {
            // There are no events if the players have just ended the game themselves.
            Some(play::decide_called_off(&snapshot.state, now)).filter(|events| !events.is_empty())
        };
        self.matches.append_outside_events(id, decide).await
    }
}

impl Loaded {
    /// Returns the act that ends a match because a team has not come in time. `desks` are those whose holds concern
    /// the match, and `open_since` is the time since when the site has let players sit down.
    fn missed(&self, stands: &Stands, desks: &[&Desk], open_since: Millis, now: Millis) -> Option<Act> {
        let (start, grace) = (self.row.settings.starts_at?, self.row.settings.grace_minutes?);
        // Nobody can take a seat before there is a table. After an act of the director, such as the release of a room
        // or the undoing of a walk-over, the teams have the whole time again. The rules add the holds of the desks.
        let since = [self.set_up_at, self.remarked_at.last().copied(), self.corrected_at()];
        let since = since.into_iter().flatten().fold(start.max(open_since), Millis::max);
        let tables: Vec<u64> = self.tables_in_play().into_iter().map(|(_, _, id)| number_of(id)).collect();
        let coming = Coming {
            since: convert::to_time(since),
            grace_ms: u64::from(grace) * 60_000,
            desks,
            tables: &tables,
        };
        let has_come = |team| self.has_come(stands, team);
        Some(match self.state.missed(&coming, convert::to_time(now), has_come)? {
            Missed::By(team) => Act::Step(Step::WalkedOver {
                to: team.other(),
                reason: Reason::new("the other team did not come in time").ok()?,
            }),
            Missed::ByBoth => Act::Cancelled { reason: Reason::new("neither team came in time").ok()? },
        })
    }

    /// Returns the time of the last correction.
    fn corrected_at(&self) -> Option<Millis> {
        let mut lines = self.chronicle.log.lines().rev();
        let last = lines.find(|(_, logged)| matches!(logged.line, Line::Correction(_)))?;
        Some(convert::of_time(last.1.at))
    }

    /// Returns true if one of a team's people has taken a seat. Before there is a table, a named line-up is enough. A
    /// team of bots is always there.
    fn has_come(&self, stands: &Stands, team: Team) -> bool {
        let tables = self.tables_in_play();
        if tables.is_empty() {
            return self.state.has_lineup(team);
        }
        let mut people = tables.into_iter().filter_map(|(room, board, table)| {
            let side = room.side_of(team);
            let is_bot = self.is_bot(self.player_of(room, team, board)?);
            (!is_bot).then(|| stands.get(&table).is_some_and(|stand| stand.seated[side]))
        });
        let first = people.next();
        first.is_none_or(|came| came || people.any(|came| came))
    }
}

/// Returns the finished game of a table, or `None` if it is not finished.
fn ended(snapshot: &Snapshot, room: Room, board: BoardNumber) -> Result<Option<Ended>, NotADuplicateGame> {
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
    let Some(game) = played_game(snapshot, room, proposal)? else { return Ok(None) };
    let game = if snapshot.state.is_played() { game } else { game.unplayed() };
    Ok(Some(Ended { room, board: board.get(), game, opening }))
}
