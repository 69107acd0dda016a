//! Tournaments: knock-outs with and without fees and a consolation, Swiss, lives and round robin with and without a
//! final; odd fields, prizes, live timetables, check-in, late entries.

use reqwest::Method;
use serde_json::{Value, json};
use simulator::Numbers;

use super::{
    desk::nth,
    episode::{EpisodeAct, EpisodeStep, Kind},
    site::{DIRECTOR, PLAYERS, Site},
};

const REASON: &str = "as the search wants it";
/// The most rounds of acts that end a tournament: six players who meet twice, and a final.
const ROUNDS_MAX: usize = 60;
/// The maximum number of players who enter before the first step. Formats in which nobody is out have more matches.
const KNOCK_OUT_MAX: usize = PLAYERS;
const FORMAT_MAX: usize = 6;

/// A pairing with the place that acts name.
struct Pairing {
    place: Value,
    players: Vec<String>,
    is_open: bool,
}

fn pairings(view: &Value) -> Vec<Pairing> {
    let mut all = Vec::new();
    for bracket in view["brackets"].as_array().into_iter().flatten() {
        for round in bracket["rounds"].as_array().into_iter().flatten() {
            for pairing in round["pairings"].as_array().into_iter().flatten() {
                let name = |seat: &str| pairing[seat].as_str().map(str::to_owned);
                let players: Vec<String> = ["first", "second"].into_iter().filter_map(name).collect();
                all.push(Pairing {
                    place: json!({
                        "branch": bracket["branch"], "round": round["number"], "number": pairing["number"],
                    }),
                    is_open: pairing["how"].is_null() && players.len() == 2,
                    players,
                });
            }
        }
    }
    all
}

/// Returns the format of a kind, and the number of players who go on to a final.
fn chosen_format(kind: Kind, numbers: &mut Numbers) -> (Value, Value) {
    let has_final = numbers.once_in(2);
    let format = match kind {
        Kind::Swiss => {
            json!({ "kind": "swiss", "rounds": ([Value::Null, 2.into(), 3.into()][numbers.below(3)]) })
        }
        Kind::Lives => json!({ "kind": "lives", "lives": 1 + numbers.below(3) }),
        Kind::RoundRobin => {
            let groups = 1 + numbers.below(2);
            json!({ "kind": "round_robin", "groups": groups, "twice": numbers.once_in(4) })
        }
        _ => return (json!({ "kind": "knock_out" }), Value::Null),
    };
    (format, if has_final { 2.into() } else { Value::Null })
}

impl Site {
    /// Adds the prizes: in three of four set-ups a pool or, where there is none, prizes from the mint.
    fn add_prizes(&self, settings: &mut Value, numbers: &mut Numbers) {
        match self.seed % 4 {
            0 => {}
            1 | 2 if self.kind == Kind::KnockOut => {
                settings["fee"] = [100, 500, 333, 10_000][numbers.below(4)].into();
                settings["shares"] =
                    [json!([100]), json!([60, 40]), json!([50, 30, 20])][numbers.below(3)].clone();
            }
            _ => settings["prizes"] = json!([1_000, 500]),
        }
    }

    pub(super) async fn create_tournament(&mut self) {
        let mut numbers = Numbers::new(self.numbers.below(usize::MAX) as u64);
        let now = self.now_ms();
        let (format, final_of) = chosen_format(self.kind, &mut numbers);
        let mut settings = json!({
            "name": "Autumn cup", "length": ([1, 1, 1, 3][numbers.below(4)]), "places": ([4, 8, 16][numbers.below(3)]),
            "check_in": numbers.once_in(6), "by_rating": numbers.once_in(2), "format": format, "final_of": final_of,
            "time": { "kind": "correspondence", "days_per_turn": 14 },
        });
        if numbers.once_in(3) {
            settings["time"] = json!({ "kind": "live", "delay_s": 12, "reserve_s": 120 });
            settings["starts"] = json!([now + 3_600_000]);
            if numbers.once_in(2) {
                settings["late_until"] = json!(now + 3 * 3_600_000);
                settings["grace_minutes"] = json!(240);
            }
        }
        self.add_prizes(&mut settings, &mut numbers);
        self.created(settings).await;
        let entry = self.path("/entry");
        let most = if self.kind == Kind::KnockOut { KNOCK_OUT_MAX } else { FORMAT_MAX };
        for who in 0..2 + numbers.below(most - 1) {
            self.ask(who, Method::POST, &entry, None).await;
        }
        self.open_books().await;
    }

    /// Returns true if the step was carried out.
    pub(super) async fn tournament(&mut self, step: EpisodeStep) -> bool {
        let EpisodeStep { act, a, b } = step;
        let who = a % PLAYERS;
        let name = self.people[who].name;
        let view = self.look(DIRECTOR).await;
        let all = pairings(&view);
        let (entry, check_in, protests) =
            (self.path("/entry"), self.path("/check-in"), self.path("/protests"));
        let sent = match act {
            EpisodeAct::Enter => return self.request(who, Method::POST, &entry).await,
            EpisodeAct::Withdraw => return self.request(who, Method::DELETE, &entry).await,
            EpisodeAct::CheckIn => return self.request(who, Method::POST, &check_in).await,
            EpisodeAct::Protest => {
                let Some(pairing) = nth(&all, b) else { return false };
                return self.post(who, &protests, pairing.place.clone()).await.status < 300;
            }
            EpisodeAct::OpenCheckIn => json!({ "act": "open_check_in" }),
            EpisodeAct::EnterBot => {
                json!({ "act": "enter_bot", "name": (["Pip", "Wilma", "Marlow"][a % 3]) })
            }
            EpisodeAct::Remove => json!({ "act": "remove", "name": name, "reason": REASON }),
            EpisodeAct::LateEntries => {
                let until = self.now_ms() + i64::try_from(b).unwrap_or_default() * 600_000;
                json!({ "act": "late_entries", "until": until, "reason": REASON })
            }
            EpisodeAct::Swap => {
                let names: Vec<&String> = all.iter().flat_map(|one| &one.players).collect();
                let (Some(first), Some(second)) = (nth(&names, a), nth(&names, b)) else { return false };
                json!({ "act": "swap", "branch": "main", "first": first, "second": second, "reason": REASON })
            }
            EpisodeAct::Console => json!({ "act": "console" }),
            EpisodeAct::Pause => json!({ "act": "pause", "minutes": b + 1, "reason": REASON }),
            EpisodeAct::Settle => json!({ "act": "settle" }),
            EpisodeAct::Award | EpisodeAct::Rule => {
                let open: Vec<&Pairing> = all.iter().filter(|one| one.is_open).collect();
                let found = if open.is_empty() { nth(&all, a) } else { nth(&open, a).copied() };
                let Some(pairing) = found else { return false };
                let winner = nth(&pairing.players, b);
                let word = if act == EpisodeAct::Award { "award" } else { "rule" };
                json!({ "act": word, "place": pairing.place, "winner": winner, "reason": REASON })
            }
            _ => json!({ "act": "draw" }),
        };
        let is_carried_out = self.direct(sent).await;
        self.accounts.any_bots |= is_carried_out && act == EpisodeAct::EnterBot;
        is_carried_out
    }

    /// The director awards every open match and draws every round, until the tournament is over.
    pub(super) async fn decide_tournament(&mut self) {
        for round in 0..ROUNDS_MAX {
            let view = self.look(DIRECTOR).await;
            match view["card"]["phase"]["kind"].as_str() {
                Some("over" | "cancelled") => return,
                Some("entries" | "check_in") if round > 2 => {
                    // Too few players have entered.
                    self.direct(json!({ "act": "cancel", "reason": REASON })).await;
                }
                _ => {}
            }
            let open: Vec<Pairing> = pairings(&view).into_iter().filter(|one| one.is_open).collect();
            if open.is_empty() {
                self.direct(json!({ "act": "draw" })).await;
                // Late entries, protests and pauses before a round end.
                self.advance_s(8 * 3_600);
            }
            for pairing in open {
                let winner = &pairing.players[self.numbers.below(2)];
                let award =
                    json!({ "act": "award", "place": pairing.place, "winner": winner, "reason": REASON });
                self.direct(award).await;
            }
        }
    }

    /// Waits for the prizes and checks the money.
    pub(super) async fn check_end_of_tournament(&mut self, view: &Value) {
        let path = self.path("");
        let is_settled = |view: &Value| view["card"]["fee"].is_null() || view["pool"] == 0;
        let has = |list: &str| view[list].as_array().is_some_and(|all| !all.is_empty());
        // Without a winner there are no places, and nobody is paid.
        let prizes_due = has("prizes") && has("places") && view["card"]["phase"]["kind"] == "over";
        let is_paid = move |view: &Value| {
            let mut places = view["places"].as_array().into_iter().flatten();
            !prizes_due || places.any(|place| place["prize"].is_i64())
        };
        match self.until(DIRECTOR, &path, |view| is_settled(view) && is_paid(view)).await {
            Some(settled) => self.check_paid(&settled).await,
            None => {
                let view = self.look(DIRECTOR).await;
                self.found("a finished event leaves nothing in escrow", view.to_string());
            }
        }
    }
}
