//! The acts that are the same in every kind of competition: the site, the desk, moderators, strangers.

use reqwest::Method;
use serde_json::{Value, json};
use wire::MatchId;

use super::{
    episode::{EpisodeAct, EpisodeStep, Kind},
    site::{DIRECTOR, JUDGE, PLAYERS, SECOND, STRANGER, Site},
};
use crate::{
    live::secrecy::{Places, routes, walk},
    support::PASSWORD,
};

/// The lengths of time by which a step moves the clock: some seconds, a grace time, hours, the limits of days.
const SPANS_S: [u64; 7] = [61, 660, 3_700, 4 * 3_600, 86_500, 8 * 86_400, 15 * 86_400];

const REASON: &str = "as the search wants it";

/// Returns the element with this number, counted modulo the length.
pub(super) fn nth<T>(of: &[T], number: usize) -> Option<&T> {
    of.get(number.checked_rem(of.len())?)
}

/// Returns one of the elements of a JSON array that are as wanted, or of all if none is.
pub(super) fn pick(of: &Value, number: usize, is_so: impl Fn(&Value) -> bool) -> Option<Value> {
    let all = of.as_array()?;
    let wanted: Vec<&Value> = all.iter().filter(|one| is_so(one)).collect();
    if wanted.is_empty() { nth(all, number).cloned() } else { nth(&wanted, number).map(|one| (*one).clone()) }
}

impl Site {
    /// Carries out a step. Most steps may be refused. Returns true if it was carried out.
    pub(super) async fn step(&mut self, step: EpisodeStep) -> bool {
        let EpisodeStep { act, a, b } = step;
        match act {
            EpisodeAct::Advance | EpisodeAct::Kill | EpisodeAct::KillDuring => self.happen(act, a).await,
            EpisodeAct::Sit => self.sit(a, b).await,
            EpisodeAct::Play => self.play(a, b).await,
            EpisodeAct::Leave => self.leave(a, b).await,
            EpisodeAct::Undo => match self.undo_of(a).await {
                Some(undo) => self.send_correction(undo).await,
                None => false,
            },
            EpisodeAct::UndoTwice => self.undo_twice(a).await,
            EpisodeAct::Correct => self.correct(a, b).await,
            EpisodeAct::Hold | EpisodeAct::Release | EpisodeAct::GiveTime => self.hold(act, a, b).await,
            EpisodeAct::HandOver => {
                let (from, to) = if a.is_multiple_of(2) { (DIRECTOR, SECOND) } else { (SECOND, DIRECTOR) };
                let name = self.people[to].name;
                self.desk_act(from, json!({ "act": "hand_over", "name": name })).await
            }
            EpisodeAct::Delete => self.delete(a).await,
            EpisodeAct::Meddle => self.meddle(a, b).await,
            EpisodeAct::Suspend | EpisodeAct::Lift => self.judge(act, a).await,
            EpisodeAct::Void => self.void(a).await,
            EpisodeAct::Spy => self.spy(a).await,
            EpisodeAct::Cancel => self.direct(json!({ "act": "cancel", "reason": REASON })).await,
            _ => match self.kind {
                Kind::KnockOut | Kind::Swiss | Kind::Lives | Kind::RoundRobin => self.tournament(step).await,
                Kind::TeamMatch => self.team_match(step).await,
                Kind::TeamEvent => self.team_event(step).await,
                Kind::Comparative => self.comparative(step).await,
            },
        }
    }

    /// Time passes, or the server is killed, sometimes while a director undoes a step.
    async fn happen(&mut self, act: EpisodeAct, a: usize) -> bool {
        match act {
            EpisodeAct::Advance => self.advance_s(SPANS_S[a % SPANS_S.len()]),
            EpisodeAct::KillDuring => {
                let undo = self.undo_of(a).await;
                let before = match &undo {
                    Some(undo) => self.before_correction(undo).await,
                    None => None,
                };
                let during = undo.map(|undo| (self.desk("/acts"), undo));
                self.kill(during).await;
                self.check_after_correction(before).await;
            }
            _ => self.kill(None).await,
        }
        true
    }

    /// Sends an act of the director. Returns true if it was carried out.
    pub(super) async fn direct(&mut self, act: Value) -> bool {
        let path = self.path("/director");
        self.post(DIRECTOR, &path, act).await.status == 200
    }

    pub(super) async fn desk_act(&mut self, who: usize, act: Value) -> bool {
        let path = self.desk("/acts");
        self.post(who, &path, act).await.status == 200
    }

    /// Returns the undo of a step of the log, preferably of one whose undo the desk offers.
    async fn undo_of(&mut self, number: usize) -> Option<Value> {
        let path = self.desk("/log");
        let log = self.get(DIRECTOR, &path).await;
        let step = pick(&log["steps"], number, |step| step["may_undo"] == true)?;
        Some(json!({ "act": "undo", "step": step["step"], "reason": REASON }))
    }

    /// Two directors undo the same step at once.
    async fn undo_twice(&mut self, number: usize) -> bool {
        let Some(undo) = self.undo_of(number).await else { return false };
        let before = self.before_correction(&undo).await;
        let path = self.desk("/acts");
        let [mut one, mut other] = [DIRECTOR, SECOND].map(|who| self.people[who].client.clone());
        let (one, other) = tokio::join!(one.post(&path, &undo), other.post(&path, &undo));
        if one.status == 200 && other.status == 200 {
            self.found("one step is undone once", format!("{undo}: {} and {}", one.text(), other.text()));
        }
        let is_carried_out = [&one, &other].into_iter().any(|reply| reply.status == 200);
        for reply in [one, other] {
            if reply.status >= 500 {
                self.found("no error of the server", format!("{undo} twice at once: {}", reply.text()));
            }
        }
        self.check_after_correction(before).await;
        is_carried_out
    }

    async fn correct(&mut self, a: usize, b: usize) -> bool {
        let path = self.desk("/log");
        let log = self.get(DIRECTOR, &path).await;
        let Some(step) = pick(&log["steps"], a, |step| !step["may_correct"].is_null()) else { return false };
        let form = &step["may_correct"];
        let game = || json!({ "board": 1, "room": "open", "winner": "A", "end": "single", "cube": 1, "checkers_left": b % 15 + 1 });
        let instead = match form["form"].as_str() {
            Some("winner") => json!({ "form": "winner", "name": form["names"][b % 2] }),
            Some("victory_points") => json!({ "form": "victory_points", "vp_a": b % 31 }),
            Some("award") => {
                json!({ "form": "award", "to": (["A", "B"][b % 2]), "award": { "kind": "imp", "points": b % 25 } })
            }
            Some("game") => json!({ "form": "game", "game": game() }),
            _ => json!({ "form": "winner", "name": self.people[b % PLAYERS].name }),
        };
        let preview = self.desk("/preview");
        let told = self.post(DIRECTOR, &preview, json!({ "step": step["step"], "instead": instead })).await;
        let mut correct =
            json!({ "act": "correct", "step": step["step"], "instead": instead, "reason": REASON });
        if told.status == 200 && told.json()["calls_off"] == true {
            correct["call_off"] = json!(true);
        }
        if step["fate"] == "corrected" {
            correct["replaces"] = step["fate_by"].clone();
        }
        self.send_correction(correct).await
    }

    async fn hold(&mut self, act: EpisodeAct, a: usize, b: usize) -> bool {
        let tables = self.desk_tables().await;
        let table = nth(&tables, a).filter(|_| !b.is_multiple_of(3));
        let mut sent = match act {
            EpisodeAct::Hold => json!({ "act": "hold", "reason": REASON, "minutes": b + 1 }),
            EpisodeAct::Release => json!({ "act": "release", "reason": REASON }),
            _ => json!({ "act": "give_time", "minutes": b + 1, "reason": REASON }),
        };
        if let Some(table) = table {
            sent["table"] = table["table"].clone();
        }
        self.desk_act(DIRECTOR, sent).await
    }

    async fn delete(&mut self, a: usize) -> bool {
        let who = a % PLAYERS;
        if self.people[who].is_deleted {
            return false;
        }
        let reply = self.post(who, "/api/v1/account/deletion", json!({ "password": PASSWORD })).await;
        if reply.status != 204 {
            return false;
        }
        self.people[who].is_deleted = true;
        self.accounts.any_deleted = true;
        true
    }

    /// A player or a stranger tries an act of the director. Returns false: it must be refused.
    async fn meddle(&mut self, a: usize, b: usize) -> bool {
        let who = if a.is_multiple_of(3) { STRANGER } else { a % PLAYERS };
        let (path, act) = match b % 3 {
            0 => (self.path("/director"), json!({ "act": "cancel", "reason": REASON })),
            1 => (self.desk("/acts"), json!({ "act": "hold", "reason": REASON })),
            _ => {
                let Some(undo) = self.undo_of(a).await else { return false };
                (self.desk("/acts"), undo)
            }
        };
        let reply = self.post(who, &path, act.clone()).await;
        if reply.status < 300 {
            self.found("only directors direct", format!("{} did {act}", self.people[who].name));
        }
        false
    }

    async fn judge(&mut self, act: EpisodeAct, a: usize) -> bool {
        let player = self.people[a % PLAYERS].name;
        let path = format!("/api/v1/moderation/players/{player}");
        let deed = if act == EpisodeAct::Suspend {
            json!({ "deed": "suspension", "player": player, "hours": 24, "reason": REASON, "why": REASON })
        } else {
            let sanctions = self.get(JUDGE, &path).await;
            let is_in_force = |one: &Value| one["sanction"]["in_force"] == true;
            let Some(sanction) = pick(&sanctions["sanctions"], 0, is_in_force) else { return false };
            json!({ "deed": "lift", "player": player, "sanction": sanction["sanction"]["id"], "why": REASON })
        };
        self.post(JUDGE, "/api/v1/moderation/actions", deed).await.status < 300
    }

    async fn void(&mut self, a: usize) -> bool {
        let tables = self.rolls.in_order();
        let Some(table) = nth(&tables, a) else { return false };
        let scope = json!({ "kind": "match", "id": table });
        let preview = self.post(JUDGE, "/api/v1/moderation/voids/preview", json!({ "scope": scope })).await;
        if preview.status != 200 {
            return false;
        }
        let digest = preview.json()["digest"].clone();
        let void = json!({ "scope": scope, "digest": digest, "reason": REASON, "evidence": REASON });
        self.accounts.any_voided = true;
        self.post(JUDGE, "/api/v1/moderation/voids", void).await.status < 300
    }

    /// Somebody requests every route of the API and listens to every topic of the socket.
    async fn spy(&mut self, a: usize) -> bool {
        const NONE: &str = "00000000000";
        let tables = self.rolls.in_order();
        let table = MatchId(nth(&tables, a).cloned().unwrap_or_else(|| NONE.to_owned()));
        let of = |kind: Kind| if self.kind == kind { self.id.clone() } else { NONE.to_owned() };
        let [team_match, team_event, comparative] =
            [Kind::TeamMatch, Kind::TeamEvent, Kind::Comparative].map(of);
        let at = Places {
            team_match: &team_match,
            team_event: &team_event,
            comparative: &comparative,
            table: &table,
        };
        let mut client = self.people[STRANGER].client.clone();
        let routes = routes(&mut client).await;
        for (asked, told) in walk(&mut client, &routes, &at).await {
            if told.starts_with('5') {
                self.found("no error of the server", format!("{asked}: {told}"));
            }
        }
        true
    }

    /// The director ends the competition in one way or the other. It must succeed.
    pub(super) async fn end(&mut self, ends_by_play: bool) -> Value {
        self.desk_act(DIRECTOR, json!({ "act": "release", "reason": REASON })).await;
        if ends_by_play {
            match self.kind {
                Kind::KnockOut | Kind::Swiss | Kind::Lives | Kind::RoundRobin => {
                    self.decide_tournament().await;
                }
                Kind::TeamMatch => {
                    let id = self.id.clone();
                    self.decide_team_match(&id).await;
                }
                Kind::TeamEvent => self.decide_team_event().await,
                Kind::Comparative => self.advance_s(40 * 86_400),
            }
        } else {
            self.call_off().await;
        }
        let path = self.path("");
        let has_ended = |view: &Value| {
            let phase = &view["card"]["phase"];
            let phase = phase["kind"].as_str().or(phase.as_str());
            matches!(phase, Some("over" | "cancelled"))
        };
        if let Some(view) = self.until(DIRECTOR, &path, has_ended).await {
            return view;
        }
        let view = self.look(DIRECTOR).await;
        self.found("a director can end every competition", format!("by play: {ends_by_play}; {view}"));
        view
    }

    async fn call_off(&mut self) {
        let path = self.path("/director");
        let cancel = json!({ "act": "cancel", "reason": REASON });
        let mut last = String::new();
        for who in [DIRECTOR, SECOND, DIRECTOR] {
            let reply = self.ask(who, Method::POST, &path, Some(cancel.clone())).await;
            if reply.status == 200 {
                return;
            }
            last = reply.text().to_owned();
        }
        // A final under way for fees is awarded instead.
        if last.contains("final_under_way") {
            return self.decide_tournament().await;
        }
        let view = self.look(DIRECTOR).await;
        let phase = &view["card"]["phase"];
        let phase = phase["kind"].as_str().or(phase.as_str()).unwrap_or_default();
        if !["over", "cancelled"].contains(&phase) {
            self.found(
                "a director can end every competition",
                format!("cannot be called off in {phase}: {last}"),
            );
        }
    }
}
