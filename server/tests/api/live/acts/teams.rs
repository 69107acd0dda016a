//! Team matches, alone and in team events.

use reqwest::Method;
use serde_json::{Value, json};
use simulator::Numbers;

use super::{
    desk::{nth, pick},
    episode::{EpisodeAct, EpisodeStep, Kind},
    site::{DIRECTOR, PLAYERS, Site},
};

const REASON: &str = "as the search wants it";
const ROOMS: [&str; 2] = ["open", "closed"];
const TEAMS: [&str; 2] = ["A", "B"];
/// The most rounds of acts that end a team event of four teams.
const ROUNDS_MAX: usize = 30;

fn play() -> Value {
    json!({ "kind": "here", "time": { "kind": "live", "delay_s": 12, "reserve_s": 600 } })
}

fn team(name: &str, players: &[&str]) -> Value {
    json!({ "name": name, "captain": players[0], "players": players })
}

fn address(id: &str, rest: &str) -> String {
    format!("/api/v1/team-matches/{id}{rest}")
}

fn names(of: &Value) -> Vec<String> {
    let players = of["players"].as_array().into_iter().flatten();
    players.filter_map(|player| player["name"].as_str().map(str::to_owned)).collect()
}

/// Returns the teams of a view of a team match. They are a pair, or null if there is no such match.
fn sides(view: &Value) -> Vec<Value> {
    view["teams"].as_array().cloned().unwrap_or_default()
}

impl Site {
    pub(super) async fn create_team_match(&mut self) {
        let mut numbers = Numbers::new(self.numbers.below(usize::MAX) as u64);
        let settings = json!({
            "name": "Club final", "boards": 4, "barometer": numbers.once_in(2), "exchange": numbers.once_in(2),
            "lock_step": numbers.once_in(3), "play": play(),
            "a": team("Turm", &["anna", "alf", "cora"]), "b": team("Laufer", &["berta", "bodo", "carl"]),
        });
        self.created(settings).await;
        let accept = self.path("/acceptance");
        for who in 0..PLAYERS {
            self.ask(who, Method::POST, &accept, None).await;
        }
        if numbers.below(5) > 0 {
            let id = self.id.clone();
            for team in 0..2 {
                self.line_up(&id, team, 0).await;
            }
        }
    }

    pub(super) async fn create_team_event(&mut self) {
        let mut numbers = Numbers::new(self.numbers.below(usize::MAX) as u64);
        let mut teams = vec![team("Turm", &["anna", "alf"]), team("Laufer", &["berta", "bodo"])];
        if numbers.once_in(2) {
            teams.push(team("Springer", &["cora", "carl"]));
        }
        let mut settings = json!({
            "name": "Club cup", "boards": 4, "final_boards": ([Value::Null, 4.into()][numbers.below(2)]),
            "twice": numbers.once_in(4), "barometer": true, "exchange": numbers.once_in(2), "places": 4,
            "play": play(), "teams": teams,
        });
        if numbers.once_in(4) {
            settings["starts"] = json!([self.now_ms() + 3_600_000]);
        }
        self.created(settings).await;
        for (who, number) in [(0, 1), (2, 1), (1, 2), (3, 2), (4, 3), (5, 3)] {
            let accept = self.path(&format!("/teams/{number}/acceptance"));
            self.ask(who, Method::POST, &accept, None).await;
        }
        if numbers.below(5) > 0 {
            self.direct(json!({ "act": "start", "fill": true })).await;
        }
    }

    /// Returns the ids of the team matches of this site.
    pub(super) async fn team_matches(&mut self) -> Vec<String> {
        if self.kind == Kind::TeamMatch {
            return vec![self.id.clone()];
        }
        let view = self.look(DIRECTOR).await;
        let rounds = view["rounds"].as_array().cloned().unwrap_or_default();
        let ties = rounds.iter().flat_map(|round| round["ties"].as_array().cloned().unwrap_or_default());
        let ties: Vec<Value> = ties.chain([view["final_tie"].clone()]).collect();
        ties.iter().filter_map(|tie| tie["team_match"].as_str().map(str::to_owned)).collect()
    }

    /// A captain or the director names the players of a team. Returns true if one of them could.
    pub(super) async fn line_up(&mut self, id: &str, team: usize, order: usize) -> bool {
        let view = self.get(DIRECTOR, &address(id, "")).await;
        let Some(side) = sides(&view).get(team).cloned() else { return false };
        let players = names(&side);
        let (Some(open), Some(closed)) = (nth(&players, order), nth(&players, order + 1)) else {
            return false;
        };
        let line_up = json!({ "team": TEAMS[team], "open": open, "closed": closed });
        let captain = side["captain"].as_str().and_then(|name| self.person(name)).unwrap_or(DIRECTOR);
        for who in [captain, DIRECTOR] {
            if self.post(who, &address(id, "/lineup"), line_up.clone()).await.status == 200 {
                return true;
            }
        }
        false
    }

    /// A step of a team match, or of one of the matches of a team event. Returns true if it was carried out.
    pub(super) async fn team_match(&mut self, step: EpisodeStep) -> bool {
        let all = self.team_matches().await;
        match nth(&all, step.b / 2) {
            Some(id) => self.in_team_match(id, step).await,
            None => false,
        }
    }

    async fn in_team_match(&mut self, id: &str, step: EpisodeStep) -> bool {
        let EpisodeStep { act, a, b } = step;
        let who = a % PLAYERS;
        let name = self.people[who].name;
        let (room, team) = (ROOMS[a % 2], TEAMS[b % 2]);
        let view = self.get(DIRECTOR, &address(id, "")).await;
        let sent = match act {
            EpisodeAct::Enter | EpisodeAct::Accept => {
                return self.request(who, Method::POST, &address(id, "/acceptance")).await;
            }
            EpisodeAct::Withdraw | EpisodeAct::Decline => {
                return self.request(who, Method::DELETE, &address(id, "/acceptance")).await;
            }
            EpisodeAct::LineUp => return self.line_up(id, b % 2, a).await,
            EpisodeAct::Change => {
                let Some(side) = sides(&view).get(b % 2).cloned() else { return false };
                let mut players = names(&side);
                // Somebody else takes the place of the first player.
                players.drain(..1.min(names(&side).len()));
                players.push(name.to_owned());
                let people = json!({ "captain": side["captain"], "players": players, "reason": REASON });
                let path = address(id, &format!("/teams/{team}"));
                return self.ask(DIRECTOR, Method::PUT, &path, Some(people)).await.status < 300;
            }
            EpisodeAct::Assign => {
                let line = pick(&view["lines"], a, |line| line["result"].is_null()).unwrap_or_default();
                let (board, room) = if line["room"].is_string() {
                    (line["board"].clone(), line["room"].clone())
                } else {
                    (json!(a / 2 % 4 + 1), json!(room))
                };
                let mut assign = json!({
                    "act": "assign", "board": board, "room": room, "to": team,
                    "award": { "kind": "imp", "points": b % 25 }, "reason": REASON,
                });
                if !line["step"].is_null() {
                    assign["replaces"] = line["step"].clone();
                }
                assign
            }
            EpisodeAct::CancelBoard => json!({ "act": "cancel_board", "board": a % 4 + 1, "reason": REASON }),
            EpisodeAct::HoldRoom => json!({ "act": "hold", "room": room, "reason": REASON }),
            EpisodeAct::ReleaseRoom => json!({ "act": "release", "room": room, "reason": REASON }),
            EpisodeAct::Substitute => {
                let players = sides(&view).get(b % 2).map(names).unwrap_or_default();
                let player = nth(&players, a / 2);
                json!({ "act": "substitute", "room": room, "team": team, "player": player, "reason": REASON })
            }
            _ => return false,
        };
        self.post(DIRECTOR, &address(id, "/director"), sent).await.status == 200
    }

    /// Returns true if the step was carried out.
    pub(super) async fn team_event(&mut self, step: EpisodeStep) -> bool {
        let EpisodeStep { act, a, b } = step;
        let who = a % PLAYERS;
        let view = self.look(DIRECTOR).await;
        let rounds = view["rounds"].as_array().cloned().unwrap_or_default();
        let ties = rounds.iter().flat_map(|round| round["ties"].as_array().cloned().unwrap_or_default());
        let ties: Vec<Value> = ties.chain([view["final_tie"].clone()]).filter(Value::is_object).collect();
        let tie = nth(&ties, a).map_or(json!(a % 4 + 1), |tie| tie["number"].clone());
        match act {
            EpisodeAct::Enter => {
                let path = self.path("/teams");
                let name = self.people[who].name;
                let other = self.people[(who + 1) % PLAYERS].name;
                self.post(who, &path, team(&format!("Team {name}"), &[name, other])).await.status < 300
            }
            EpisodeAct::Withdraw | EpisodeAct::Decline => {
                let path = self.path(&format!("/teams/{}", b % 4 + 1));
                self.request(who, Method::DELETE, &path).await
            }
            EpisodeAct::Accept => {
                let path = self.path(&format!("/teams/{}/acceptance", b % 4 + 1));
                self.request(who, Method::POST, &path).await
            }
            EpisodeAct::Start => {
                let start = json!({ "act": "start", "fill": b.is_multiple_of(2) });
                self.direct(start).await
            }
            EpisodeAct::AwardTie => {
                let award = json!({ "act": "award", "tie": tie, "vp_a": b % 31, "reason": REASON });
                self.direct(award).await
            }
            EpisodeAct::Replay => {
                let replay = json!({ "act": "replay", "tie": tie, "reason": REASON });
                self.direct(replay).await
            }
            _ => self.team_match(step).await,
        }
    }

    /// The director awards every result that is missing. A match without line-ups is called off.
    pub(super) async fn decide_team_match(&mut self, id: &str) {
        let path = address(id, "/director");
        for (number, room) in (1..=4).flat_map(|board| ROOMS.map(|room| (board, room))) {
            self.post(DIRECTOR, &path, json!({ "act": "release", "room": room, "reason": REASON })).await;
            let view = self.get(DIRECTOR, &address(id, "")).await;
            if view["card"]["phase"] == "line_ups" {
                self.post(DIRECTOR, &path, json!({ "act": "cancel", "reason": REASON })).await;
                return;
            }
            let lines = view["lines"].as_array().into_iter().flatten();
            let line = lines.clone().find(|line| line["board"] == number && line["room"] == room);
            if line.is_some_and(|line| !line["result"].is_null()) {
                continue;
            }
            let assign = json!({
                "act": "assign", "board": number, "room": room, "to": "A",
                "award": { "kind": "imp", "points": 3 }, "reason": REASON,
            });
            self.post(DIRECTOR, &path, assign).await;
        }
    }

    /// The director awards every match, and waits for the final.
    pub(super) async fn decide_team_event(&mut self) {
        for round in 0..ROUNDS_MAX {
            let view = self.look(DIRECTOR).await;
            match view["card"]["phase"].as_str() {
                Some("over" | "cancelled") => return,
                Some("entries") if round > 2 => {
                    self.direct(json!({ "act": "cancel", "reason": REASON })).await;
                }
                Some("entries") => {
                    self.advance_s(2 * 3_600);
                    self.direct(json!({ "act": "start", "fill": true })).await;
                }
                _ => {}
            }
            let rounds = view["rounds"].as_array().cloned().unwrap_or_default();
            let ties = rounds.iter().flat_map(|round| round["ties"].as_array().cloned().unwrap_or_default());
            let ties: Vec<Value> = ties.chain([view["final_tie"].clone()]).collect();
            for tie in ties.iter().filter(|tie| tie.is_object() && tie["vp"].is_null()) {
                let award = json!({ "act": "award", "tie": tie["number"], "vp_a": 16, "reason": REASON });
                self.direct(award).await;
            }
        }
    }
}
