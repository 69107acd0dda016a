//! The beginning of play in most set-ups, so that the steps of an episode meet tables at which rolls were thrown.

use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};

use super::{
    episode::{EpisodeAct, EpisodeStep, Kind},
    site::{DIRECTOR, PLAYERS, Site},
};

/// The number of times that an open table is looked for. It is far more than needed.
const TABLE_LOOKS: usize = 300;
/// A time after the announced start of every event.
const AFTER_START_S: u64 = 3_700;
/// The style in which the first moves are made: eleven of them, without resignations.
const FIRST_MOVES: usize = 9;

impl Site {
    /// Begins the competition, and plays some turns.
    pub(super) async fn begin(&mut self) {
        match self.kind {
            Kind::KnockOut | Kind::Swiss | Kind::Lives | Kind::RoundRobin => self.begin_tournament().await,
            Kind::TeamMatch => {
                let id = self.id.clone();
                self.name_line_ups(&id).await;
            }
            Kind::TeamEvent => self.begin_team_event().await,
            Kind::Comparative => {
                self.comparative(EpisodeStep { act: EpisodeAct::Begin, a: 0, b: 0 }).await;
            }
        }
        for _ in 0..TABLE_LOOKS {
            self.find_tables().await;
            if self.rolls.tables.values().any(|table| table.is_listed) {
                self.play(0, FIRST_MOVES).await;
                return;
            }
            // The site sets tables up by itself, and no signal says that one is there.
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    async fn begin_tournament(&mut self) {
        let view = self.look(DIRECTOR).await;
        if view["check_in"] == true {
            self.direct(json!({ "act": "open_check_in" })).await;
            let check_in = self.path("/check-in");
            for who in 0..PLAYERS {
                self.request(who, Method::POST, &check_in).await;
            }
        }
        self.direct(json!({ "act": "draw" })).await;
    }

    async fn begin_team_event(&mut self) {
        let view = self.look(DIRECTOR).await;
        if view["starts"].as_array().is_some_and(|starts| !starts.is_empty()) {
            self.advance_s(AFTER_START_S);
        }
        self.direct(json!({ "act": "start", "fill": true })).await;
        let path = self.path("");
        let has_match = |view: &Value| view["rounds"][0]["ties"][0]["team_match"].is_string();
        self.until(DIRECTOR, &path, has_match).await;
        for id in self.team_matches().await {
            self.name_line_ups(&id).await;
        }
    }

    async fn name_line_ups(&mut self, id: &str) {
        for team in 0..2 {
            self.line_up(id, team, 0).await;
        }
    }
}
