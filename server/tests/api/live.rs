//! Live matches over real sockets.
#![expect(clippy::unwrap_used, reason = "a test panics on anything unexpected")]

mod acts;
mod agenda;
mod analysis;
mod archive;
mod at_once;
mod boards;
mod challenges;
mod charts;
mod chat;
mod claims;
mod clocks;
mod clubs;
mod company;
mod comparatives;
mod competition_news;
mod consent;
mod corrections;
mod desks;
mod dice;
mod dice_statistics;
mod dice_verifiers;
mod downloads;
mod duties;
mod economy;
mod event_books;
mod event_fields;
mod event_places;
mod failed_payouts;
mod fair_play;
mod formats;
mod gate;
mod holding;
mod impartial;
mod late_and_gone;
mod leaderboards;
mod library;
mod link_previews;
mod listed;
mod lists_as_played;
mod lobby;
mod lock_step;
mod lost_steps;
mod mail;
mod maintenance;
mod matches;
mod messages;
mod moderated_events;
pub(crate) mod moderation;
mod modes;
mod more_time;
mod newcomers;
mod next_round;
mod nodes;
mod outages;
mod own_advantage;
mod own_data;
mod packed_logs;
mod pausing;
mod people;
mod playing_directors;
mod position_ids;
mod presence;
mod previews;
mod profiles;
mod protocol;
mod push;
mod rated_knock_outs;
mod ratings;
mod rematch;
mod restart;
mod sanctions;
mod seat_proof;
mod secrecy;
mod session;
mod stakes;
mod streams;
mod substitutes;
mod tables;
mod taking_back;
mod team_events;
mod team_invitations;
mod team_matches;
mod team_starts;
mod timetables;
mod tournament_fees;
mod tournament_rules;
mod tournaments;
mod trust;
mod two_directors;
mod undo_flags;
mod unplayed;
mod unplayed_boards;
mod versions;
mod voids;
mod vugraph;
mod weekend;

use serde_json::{Value, json};
use wire::{MatchFormat, MatchId, MatchView, Phase, TableView};

use crate::support::{Client, Socket, TestApp};

/// Returns the settings of a table.
fn settings(format: MatchFormat, rated: bool) -> Value {
    json!({ "format": format, "rated": rated, "time": { "kind": "live", "delay_s": 12, "reserve_s": 600 } })
}

/// Returns the settings of an unrated game.
fn casual() -> Value {
    settings(MatchFormat::Normal, false)
}

async fn open_table(client: &mut Client, settings: Value, invite: Option<&str>) -> TableView {
    let mut wanted = json!({ "settings": settings });
    if let Some(name) = invite {
        wanted["invite"] = name.into();
    }
    let reply = client.post("/api/v1/matches", &wanted).await;
    assert_eq!(reply.status, 201, "{}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

async fn sit(client: &mut Client, id: &MatchId) -> MatchView {
    let reply = client.post(&format!("/api/v1/matches/{}/seat", id.0), &json!({})).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

/// A match that has just begun between two people, with sockets that watch it.
struct WatchedTable {
    id: MatchId,
    white: Socket,
    black: Socket,
    white_client: Client,
}

impl WatchedTable {
    async fn begin(app: &TestApp, settings: Value) -> WatchedTable {
        WatchedTable::begin_between(app.sign_up("anna").await, app.sign_up("berta").await, settings).await
    }

    async fn begin_between(
        mut white_client: Client,
        mut black_client: Client,
        settings: Value,
    ) -> WatchedTable {
        let id = open_table(&mut white_client, settings, None).await.id;
        sit(&mut white_client, &id).await;
        sit(&mut black_client, &id).await;
        WatchedTable::watch(id, white_client, black_client).await
    }

    /// Watches a match that has begun.
    async fn watch(id: MatchId, white_client: Client, black_client: Client) -> WatchedTable {
        let mut white = Socket::open(&white_client).await;
        let mut black = Socket::open(&black_client).await;
        white.watch(&id, 0).await;
        black.watch(&id, 0).await;
        WatchedTable { id, white, black, white_client }
    }

    /// Returns the socket of the player on turn, then the other.
    async fn by_turn(&mut self) -> (&mut Socket, &mut Socket) {
        // Both sockets wait until they have seen the same events.
        let seq = self.white.view.as_ref().unwrap().seq.max(self.black.view.as_ref().unwrap().seq);
        self.white.until(|view| view.seq >= seq).await;
        self.black.until(|view| view.seq >= seq).await;
        if crate::support::is_my_turn(self.white.view.as_ref().unwrap()) {
            (&mut self.white, &mut self.black)
        } else {
            (&mut self.black, &mut self.white)
        }
    }

    /// Plays plainly until each side has completed a turn. From then on the match counts.
    async fn first_turns(&mut self) {
        while self.white.view.as_ref().unwrap().allowed.contains(&wire::CommandKind::Abort) {
            self.play_action().await;
        }
    }

    /// Plays a number of actions plainly.
    async fn play_actions(&mut self, actions: usize) {
        for _ in 0..actions {
            self.play_action().await;
        }
    }

    /// Lets the player on turn act, and waits until both have seen it.
    async fn play_action(&mut self) {
        let (player, _) = self.by_turn().await;
        let seq = player.view.as_ref().unwrap().seq;
        player.play_plainly().await;
        self.white.until(|view| view.seq > seq).await;
        self.black.until(|view| view.seq > seq).await;
    }

    /// Lets the player on turn give a command, chosen by what the player sees, and waits until both have seen it.
    async fn act_on_turn(&mut self, choose: impl Fn(&MatchView) -> wire::Command) {
        let (player, _) = self.by_turn().await;
        let view = player.view.clone().unwrap();
        let command = choose(&view);
        let done = player.act(command.clone()).await;
        let seq = done.unwrap_or_else(|error| panic!("{command:?}: {error:?} in {:?}", view.phase));
        self.white.until(|view| view.seq >= seq).await;
        self.black.until(|view| view.seq >= seq).await;
    }

    fn is_over(&self) -> bool {
        matches!(self.white.view.as_ref().unwrap().phase, Phase::Over { .. })
    }
}

/// Begins a match against a bot, watched by its player's socket.
async fn against_bot(client: &mut Client, bot: &str, settings: Value) -> (MatchId, Socket) {
    let id = open_table(client, settings, Some(bot)).await.id;
    let view = sit(client, &id).await;
    assert!(view.seq.0 > 0, "the bot sits down at once: {view:?}");
    let mut socket = Socket::open(client).await;
    socket.watch(&id, 0).await;
    (id, socket)
}
