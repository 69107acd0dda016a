//! The automatic steps of comparative events: results of games, the close, the next weekly event. Every node
//! checks. The key of the log makes each step happen once, and the key of the week makes each weekly event open once.

use std::sync::atomic::Ordering;

use ::competitions::{
    Time,
    comparative::{Phase, Step},
    desk::HELD_MS_MAX,
    log::Line,
    team_match::Room,
};
use store::{
    DbError,
    account::Account,
    competitions::{self, Competition, user},
    id::{ComparativeId, MatchId, RequestId},
    settings::TimeControl,
    stands,
    stored::comparative::{Act, Settings},
};
use texts::refusals;

use super::{Loaded, week};
use crate::{
    competitions::{Batch, Due, boards::played_game, numbers::number_of, parts::Comparatives},
    error::AppError,
    match_state::convert,
    matches::act::{ActedAt, Action},
};

impl Comparatives<'_> {
    /// Opens the event of this week if it does not exist.
    pub(super) async fn open_week(&self) -> Result<(), AppError> {
        let settings = &self.node.settings.weekly;
        let now = self.node.clock.now();
        let number = week::of(now);
        if !settings.enabled
            // Remembered, because this runs with every check but needs the database only once a week.
            || self.week_opened.load(Ordering::Relaxed) == number
            || self.presence.maintenance().is_some()
        {
            return Ok(());
        }
        let known = self.node.store.read(move |connection| competitions::of_week(connection, number));
        if known.await?.is_none() {
            let bots = self.house_bots.bot_accounts();
            let named = |bot: &&Account| bot.name.as_str().eq_ignore_ascii_case(&settings.bot);
            let bot = bots.iter().find(named).ok_or_else(|| AppError::NotFound(refusals::no_such_bot()))?;
            let opens_at = week::begins_at(number);
            let row = Competition {
                id: ComparativeId::random(),
                settings: Settings {
                    name: format!("Week of {}", week::day(opens_at)),
                    about: String::new(),
                    bot: bot.id.to_row(),
                    boards: settings.boards,
                    both_sides: false,
                    time: TimeControl::None,
                    opens_at,
                    closes_at: week::begins_at(number + 1),
                    newcomers: self.node.settings.comparatives.newcomers,
                },
                director: None,
                created_at: now,
                part_of: None,
                week: Some(number),
            };
            match self.create::<Loaded>(row, |loaded| Ok(self.first_sets(loaded))).await {
                // Another node was faster.
                Ok(()) | Err(AppError::Database(DbError::Conflict(_))) => {}
                Err(error) => return Err(error),
            }
        }
        self.week_opened.store(number, Ordering::Relaxed);
        Ok(())
    }

    /// Ends games when the event is over, and returns the steps that are due.
    pub(super) async fn due_in_comparative(&self, loaded: &Loaded) -> Result<Due<Loaded>, AppError> {
        let acts = self.ended_boards(loaded).await?;
        if !acts.is_empty() {
            return Ok(Due::Steps(Batch::from_acts(acts)));
        }
        let now = convert::to_time(self.node.clock.now());
        let phase = loaded.state.phase(now);
        let mut in_play = loaded.in_play();
        if phase == Phase::Cancelled {
            for (player, _, table) in in_play {
                // Nobody leaves a game that is held.
                self.directors().keep_hold(table, None).await?;
                self.end_board(user(player), table).await?;
            }
            return Ok(Due::Nothing);
        }
        let tables: Vec<MatchId> = in_play.iter().map(|(_, _, table)| *table).collect();
        let outlasted = self.directors().outlasted_holds(loaded, tables.iter().copied()).await?;
        if !outlasted.is_empty() {
            return Ok(Due::Steps(outlasted));
        }
        self.directors().keep_holds_of(loaded, tables.iter().copied()).await?;
        let given = loaded.chronicle.log.minutes_given();
        self.directors().keep_times(tables.into_iter(), &given).await?;
        match phase {
            Phase::Announced | Phase::Open | Phase::Over | Phase::Cancelled => Ok(Due::Nothing),
            Phase::Closing if in_play.is_empty() => {
                Ok(Due::Steps(Batch::from_acts([Act::Step(Step::Closed)])))
            }
            Phase::Closing => {
                in_play.retain(|(_, _, table)| loaded.ends_with_the_event(*table, now));
                let is_waiting = !in_play.is_empty();
                for (player, _, table) in in_play {
                    self.end_board(user(player), table).await?;
                }
                Ok(if is_waiting { Due::Again } else { Due::Nothing })
            }
        }
    }

    /// Returns the results of boards whose games are over.
    async fn ended_boards(&self, loaded: &Loaded) -> Result<Vec<Act>, AppError> {
        if loaded.state.is_over() {
            return Ok(Vec::new());
        }
        let in_play = loaded.in_play();
        let ids: Vec<MatchId> = in_play.iter().map(|(_, _, id)| *id).collect();
        let stands = self.node.store.read(move |connection| stands::stands(connection, &ids)).await?;
        let mut acts = Vec::new();
        for (player, board, id) in in_play {
            if stands.get(&id).is_none_or(|stand| stand.finished.is_none()) {
                continue;
            }
            // White has the seat of team A in an open room.
            match played_game(&*self.matches.reload(id).await?, Room::Open, None) {
                Ok(Some(game)) => acts.push(Act::Step(Step::Ended { player, board, game })),
                Ok(None) => {}
                Err(cause) => {
                    tracing::error!(match.id = %id.shown(), %cause, "a game cannot be counted");
                }
            }
        }
        Ok(acts)
    }

    /// Ends a game that is still in play when the event closes. It is lost as if the player had left.
    async fn end_board(&self, player: store::id::UserId, id: MatchId) -> Result<(), AppError> {
        let snapshot = self.matches.reload(id).await?;
        let Some(side) = snapshot.facts.side_of(player) else { return Ok(()) };
        let Some(account) = snapshot.player(side) else { return Ok(()) };
        let action = Action {
            id,
            request: RequestId("event-closed".to_owned()),
            seen: snapshot.last_seq,
            command: play::Command::Leave,
            acted_at: ActedAt::Screen,
        };
        match self.matches.act(account, &action).await {
            // The players have just ended the game themselves.
            Ok(_) | Err(AppError::Refused(_) | AppError::Conflict(_)) => Ok(()),
            Err(error) => Err(error),
        }
    }
}

impl Loaded {
    /// Returns true if a board in play ends because the event has closed. A board that was held is played on, for as
    /// long as it was held since it began, which is a day at most.
    fn ends_with_the_event(&self, table: MatchId, now: Time) -> bool {
        let is_held = self.chronicle.desk.seating(Some(number_of(table))).is_closed();
        let closes_at = convert::to_time(self.row.settings.closes_at);
        // After an outage a hold may have ended late.
        !is_held && now >= closes_at.after(self.held_since_begun(table, now).min(HELD_MS_MAX))
    }

    /// Returns the milliseconds for which a board has been held since it began.
    pub(super) fn held_since_begun(&self, table: MatchId, now: Time) -> u64 {
        let begun = self.chronicle.log.lines().find_map(|(_, logged)| match &logged.line {
            Line::Step(Act::Begun { table: of, .. }) if *of == table => Some(logged.at),
            Line::Step(_) | Line::Correction(_) | Line::Desk(_) => None,
        });
        begun.map_or(0, |begun| self.chronicle.desk.held_ms(Some(number_of(table)), begun, now))
    }
}
