//! Comparative events: players enter, begin boards against the same bot, and the event closes.

use reqwest::Method;
use serde_json::json;
use simulator::Numbers;

use super::{
    episode::{EpisodeAct, EpisodeStep},
    site::{PLAYERS, Site},
};

impl Site {
    pub(super) async fn create_comparative(&mut self) {
        let mut numbers = Numbers::new(self.numbers.below(usize::MAX) as u64);
        let settings = json!({
            "name": "Same rolls for all", "bot": "Pip", "boards": 2, "both_sides": numbers.once_in(2),
            "time": { "kind": "none" }, "closes_at": self.now_ms() + 5 * 86_400_000,
        });
        self.created(settings).await;
        let entry = self.path("/entry");
        for who in 0..numbers.below(4) {
            self.ask(who, Method::POST, &entry, None).await;
        }
    }

    /// Returns true if the step was carried out.
    pub(super) async fn comparative(&mut self, step: EpisodeStep) -> bool {
        let who = step.a % PLAYERS;
        let entry = self.path("/entry");
        match step.act {
            EpisodeAct::Enter => self.request(who, Method::POST, &entry).await,
            EpisodeAct::Begin => {
                // A player who has not entered enters first.
                self.ask(who, Method::POST, &entry, None).await;
                let view = self.look(who).await;
                let next = view["card"]["you"]["next"].as_u64().unwrap_or(step.b as u64 % 3);
                let board = self.path(&format!("/boards/{next}"));
                self.request(who, Method::POST, &board).await
            }
            _ => false,
        }
    }
}
