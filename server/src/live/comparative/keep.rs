//! The automatic steps of comparative events: results of games, the close, the next weekly event. Every node
//! checks. The key of the log makes each step happen once, and the key of the week each event.

use std::time::Duration;

use ::events::{
    comparative::{Phase, Step},
    duplicate::{NotADuplicateGame, PlayedGame, Room},
};
use rules::Place;
use store::{
    DbError,
    account::Account,
    comparatives::{self, Facts, Settings},
    event_log::user,
    id::{ComparativeId, MatchId, RequestId},
    settings::TimeControl,
    stored::comparative::Act,
    tournaments,
};

use super::{
    super::{
        Live,
        act::{ActedAt, Action},
        snapshot::Snapshot,
    },
    Loaded, week,
};
use crate::error::AppError;

/// The interval between checks of the running events. They are needed because games end on other nodes and
/// deadlines pass.
const LOOK_AGAIN_AFTER: Duration = Duration::from_secs(5);
/// The most steps of one check. The next check continues.
const STEPS_MAX: usize = 64;

impl Live {
    /// Checks the running events regularly, and opens the weekly event.
    pub(in crate::live) async fn keep_comparatives(self) {
        // The last week whose event is known to exist.
        let mut week_seen = None;
        loop {
            if let Err(error) = self.open_week(&mut week_seen).await {
                error.log();
            }
            match self.inner.store.read(comparatives::running).await {
                Ok(running) => {
                    for id in running {
                        if let Err(error) = self.advance_comparative(id).await {
                            // One broken event must not stop the others.
                            error.log();
                        }
                    }
                }
                Err(cause) => tracing::warn!(%cause, "the comparative events cannot be looked up"),
            }
            tokio::select! {
                () = self.inner.comparatives.news.notified() => {}
                () = tokio::time::sleep(LOOK_AGAIN_AFTER) => {}
                () = self.inner.lifecycle.stopped() => return,
            }
        }
    }

    /// Opens the event of this week if it does not exist.
    async fn open_week(&self, seen: &mut Option<i64>) -> Result<(), AppError> {
        let settings = &self.inner.settings.weekly;
        let now = self.inner.clock.now();
        let number = week::of(now);
        if !settings.enabled || *seen == Some(number) || self.maintenance().is_some() {
            return Ok(());
        }
        let known = self.inner.store.read(move |connection| comparatives::of_week(connection, number));
        if known.await?.is_none() {
            let bots = self.bot_accounts();
            let named = |bot: &&Account| bot.name.as_str().eq_ignore_ascii_case(&settings.bot);
            let bot = bots.iter().find(named).ok_or(AppError::NotFound("bot of live.weekly"))?;
            let opens_at = week::begins_at(number);
            let facts = Facts {
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
                },
                director: None,
                week: Some(number),
                created_at: now,
            };
            match self.open_comparative(facts).await {
                // Another node was faster.
                Ok(()) | Err(AppError::Database(DbError::Conflict(_))) => {}
                Err(error) => return Err(error),
            }
        }
        *seen = Some(number);
        Ok(())
    }

    /// Takes the steps that are due in an event.
    ///
    /// # Errors
    /// If it cannot be read or written. The next check tries again.
    pub(super) async fn advance_comparative(&self, id: ComparativeId) -> Result<(), AppError> {
        for _ in 0..STEPS_MAX {
            let loaded = self.comparative(id).await?;
            let mut acts = self.ended_boards(&loaded).await?;
            let phase = loaded.state.phase(self.inner.clock.now().0);
            let is_ending = match phase {
                Phase::Closing | Phase::Cancelled => true,
                Phase::Announced | Phase::Open | Phase::Over => false,
            };
            if acts.is_empty() {
                let in_play = loaded.in_play();
                if !is_ending || phase == Phase::Cancelled && in_play.is_empty() {
                    return Ok(());
                }
                if in_play.is_empty() {
                    acts.push(Act::Step(Step::Closed));
                } else {
                    for (player, _, table) in in_play {
                        self.end_board(user(player), table).await?;
                    }
                    if phase == Phase::Cancelled {
                        return Ok(());
                    }
                    continue;
                }
            }
            match self.append_comparative_acts(&loaded, None, acts).await {
                Ok(()) | Err(AppError::Database(DbError::Conflict(_))) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Returns the results of boards whose games are over.
    async fn ended_boards(&self, loaded: &Loaded) -> Result<Vec<Act>, AppError> {
        if loaded.state.is_over() {
            return Ok(Vec::new());
        }
        let in_play = loaded.in_play();
        let ids: Vec<MatchId> = in_play.iter().map(|(_, _, id)| *id).collect();
        let stands = self.inner.store.read(move |connection| tournaments::stands(connection, &ids)).await?;
        let mut acts = Vec::new();
        for (player, board, id) in in_play {
            if stands.get(&id).is_none_or(|stand| stand.finished.is_none()) {
                continue;
            }
            match ended(&*self.reload(id).await?) {
                Ok(Some(game)) => acts.push(Act::Step(Step::Ended { player, board, game })),
                Ok(None) => {}
                Err(cause) => {
                    tracing::error!(match.id = %id.shown(), %cause, "a game that cannot be counted");
                }
            }
        }
        Ok(acts)
    }

    /// Ends a game that is still in play when the event closes. It is lost as if the player had left.
    async fn end_board(&self, player: store::id::UserId, id: MatchId) -> Result<(), AppError> {
        let snapshot = self.reload(id).await?;
        let Some(side) = snapshot.facts.side_of(player) else { return Ok(()) };
        let Some(account) = snapshot.player(side) else { return Ok(()) };
        let action = Action {
            id,
            request: RequestId("event-closed".to_owned()),
            seen: snapshot.last_seq,
            command: play::Command::Leave,
            acted_at: ActedAt::Screen,
        };
        match self.act(account, &action).await {
            // It has just ended by itself.
            Ok(_) | Err(AppError::Refused { .. } | AppError::Conflict(_)) => Ok(()),
            Err(error) => Err(error),
        }
    }
}

/// Returns the finished game of a table, or `None` if it is not finished.
fn ended(snapshot: &Snapshot) -> Result<Option<PlayedGame>, NotADuplicateGame> {
    let (Some(finished), Some(game)) = (snapshot.state.finished().last(), snapshot.state.game()) else {
        return Ok(None);
    };
    let loser = game.position_of(finished.end.winner.opponent());
    let left = 15_u8.saturating_sub(loser.own(Place::Off));
    // White has the seat of team A in an open room.
    PlayedGame::from_end(Room::Open, &finished.end, left, None).map(Some)
}
