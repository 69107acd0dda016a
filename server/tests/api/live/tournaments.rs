//! Knock-outs over the API: entries, draws, matches at real tables, automatic results. `tournament_rules.rs` tests
//! their numbered rules.

use futures_util::future::join_all;
use serde_json::{Value, json};
use wire::{Branch, DecidedHow, MatchId, PairingView, TournamentPhase, TournamentView};

use crate::support::{Client, Database, TestApp};

pub(super) const DAY_S: u64 = 86_400;

pub(super) fn wanted(length: u8, places: u16) -> Value {
    json!({
        "name": "Autumn cup", "length": length, "places": places, "check_in": false, "by_rating": false,
        "time": { "kind": "correspondence", "days_per_turn": 14 },
    })
}

pub(super) async fn create(director: &mut Client, wanted: &Value) -> String {
    let reply = director.post("/api/v1/tournaments", wanted).await;
    assert_eq!(reply.status, 201, "{}", reply.text());
    reply.json()["card"]["id"].as_str().unwrap().to_owned()
}

pub(super) fn path(id: &str, rest: &str) -> String {
    format!("/api/v1/tournaments/{id}{rest}")
}

pub(super) async fn look(client: &mut Client, id: &str) -> TournamentView {
    let reply = client.get(&path(id, "")).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

/// Repeats a request until the result is as expected. Asynchronous effects arrive soon.
async fn until(client: &mut Client, id: &str, is_so: impl Fn(&TournamentView) -> bool) -> TournamentView {
    let parse = |view: &Value| serde_json::from_value::<TournamentView>(view.clone()).unwrap();
    parse(&client.get_until(&path(id, ""), |view| is_so(&parse(view))).await)
}

pub(super) async fn direct(client: &mut Client, id: &str, act: &Value) -> TournamentView {
    let reply = client.post(&path(id, "/director"), act).await;
    assert_eq!(reply.status, 200, "{act}: {}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

pub(super) fn last_round(view: &TournamentView) -> &[PairingView] {
    view.brackets[0].rounds.last().map_or(&[], |round| round.pairings.as_slice())
}

/// A tournament with its director and the players who have entered, by name.
pub(super) struct Field {
    pub(super) app: TestApp,
    pub(super) director: Client,
    pub(super) players: Vec<(String, Client)>,
    pub(super) id: String,
}

impl Field {
    pub(super) async fn enter(database: Database, count: usize, wanted: &Value) -> Field {
        let app = TestApp::start_with(database, |settings| {
            settings.limits.sign_up_by_address.burst = 1_000;
            settings.live.prize_directors = vec!["Dirk".to_owned()];
        })
        .await;
        let mut director = app.sign_up("dirk").await;
        let id = create(&mut director, wanted).await;
        let mut players = Vec::new();
        for number in 1..=count {
            let name = format!("player{number:02}");
            let mut client = app.sign_up(&name).await;
            let reply = client.post_empty(&path(&id, "/entry")).await;
            assert_eq!(reply.status, 200, "{}", reply.text());
            players.push((name, client));
        }
        Field { app, director, players, id }
    }

    pub(super) fn client(&mut self, name: &str) -> &mut Client {
        &mut self.players.iter_mut().find(|(known, _)| known == name).unwrap().1
    }

    pub(super) async fn sit(&mut self, name: &str, id: &MatchId) {
        let address = format!("/api/v1/matches/{}/seat", id.0);
        let reply = self.client(name).post(&address, &json!({})).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
    }

    /// Creates one more tournament that all of them enter, and switches to it.
    pub(super) async fn another(&mut self, wanted: &Value) {
        self.another_of(self.players.len(), wanted).await;
    }

    /// Creates one more tournament that the first so many of them enter, and switches to it.
    pub(super) async fn another_of(&mut self, players: usize, wanted: &Value) {
        self.id = create(&mut self.director, wanted).await;
        for (_, client) in self.players.iter_mut().take(players) {
            assert_eq!(client.post_empty(&path(&self.id, "/entry")).await.status, 200);
        }
    }

    /// Seats both players. The one listed second leaves, so the first wins the match.
    pub(super) async fn decide(&mut self, pairing: &PairingView) {
        let id = pairing.match_id.clone().unwrap();
        let second = pairing.second.clone().unwrap();
        self.sit(&second, &id).await;
        self.sit(&pairing.first, &id).await;
        self.leave_after_first_turns(&id, &pairing.first, &second).await;
    }

    /// Plays until the match counts. Then the second player leaves it.
    pub(super) async fn leave_after_first_turns(&mut self, id: &MatchId, first: &str, second: &str) {
        let (first, second) = (self.client(first).clone(), self.client(second).clone());
        let mut table = super::WatchedTable::watch(id.clone(), first, second).await;
        // A knock-out match cannot be called off, and only that option would show when it counts.
        table.play_actions(8).await;
        table.black.act(wire::Command::Leave).await.unwrap();
    }

    pub(super) async fn look(&mut self) -> TournamentView {
        look(&mut self.director, &self.id.clone()).await
    }

    pub(super) async fn until(&mut self, is_so: impl Fn(&TournamentView) -> bool) -> TournamentView {
        until(&mut self.director, &self.id.clone(), is_so).await
    }

    pub(super) async fn direct(&mut self, act: Value) -> TournamentView {
        direct(&mut self.director, &self.id.clone(), &act).await
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_knock_out_of_sixteen_with_lucky_losers_a_75_percent_finish_and_prizes() {
    for database in Database::each() {
        // Sixteen players are a power of two and need no lucky losers. Here five are missing at the check-in.
        let mut settings = wanted(10, 16);
        settings["prizes"] = json!([10_000, 5_000, 2_500, 2_500]);
        settings["check_in"] = true.into();
        let mut field = Field::enter(database, 16, &settings).await;
        field.direct(json!({ "act": "open_check_in" })).await;
        let id = field.id.clone();
        for (_, client) in field.players.iter_mut().take(11) {
            assert_eq!(client.post_empty(&path(&id, "/check-in")).await.status, 200);
        }
        let view = field.direct(json!({ "act": "draw" })).await;
        assert_eq!(view.card.phase, TournamentPhase::Round { number: 1 });
        let round = last_round(&view).to_vec();
        assert_eq!((round.len(), round.iter().filter(|one| one.second.is_none()).count()), (6, 1));

        // Four of five matches are played. The fifth has begun when the last week ends.
        let played: Vec<_> = round.iter().filter(|one| one.second.is_some()).cloned().collect();
        for pairing in &played[..4] {
            field.decide(pairing).await;
        }
        let open = &played[4];
        let (first, second) = (open.first.clone(), open.second.clone().unwrap());
        field.sit(&first, open.match_id.as_ref().unwrap()).await;
        field.sit(&second, open.match_id.as_ref().unwrap()).await;
        let view = field.until(|view| view.brackets[0].rounds[0].ends_at.is_some()).await;
        assert_eq!(last_round(&view).iter().filter(|one| one.winner.is_some()).count(), 4);
        // The director's view of sensor boards has the only table in play, without a board.
        let address = path(&field.id, "/boards");
        let boards = field.director.get(&address).await.json();
        assert_eq!(boards["tables"].as_array().unwrap().len(), 1, "{boards}");
        assert_eq!(boards["tables"][0]["white"]["held"], Value::Null);
        field.client(&first).get(&address).await.assert_error(403, "forbidden");
        field.app.advance_s(7 * DAY_S + 60);
        let view = field
            .until(|view| last_round(view).iter().all(|one| one.second.is_none() || one.winner.is_some()))
            .await;
        let verdict = last_round(&view).iter().find(|one| one.first == first).unwrap();
        assert_eq!(verdict.how, Some(DecidedHow::CurrentGameTime), "{verdict:?}");
        assert!(verdict.thought.is_some());
        // The rule decides the bracket alone, and the two may finish their match.
        super::rated_knock_outs::assert_goes_on(&mut field.director, open.match_id.as_ref().unwrap()).await;
        assert!(view.brackets[0].protests_until.is_some());

        // The loser protests, and the director reverses the decision.
        let loser = if verdict.winner.as_deref() == Some(first.as_str()) { &second } else { &first };
        let place = json!({ "branch": "main", "round": 1, "number": verdict.number });
        let id = field.id.clone();
        let reply = field.client(loser).post(&path(&id, "/protests"), &place).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        let ruling =
            json!({ "act": "rule", "place": place, "winner": loser, "reason": "the opponent stalled" });
        field.client(loser).post(&path(&id, "/director"), &ruling).await.assert_error(403, "forbidden");
        let view = field.direct(ruling).await;
        assert_eq!(view.notes[0].text, "the opponent stalled");

        // After the days for protests, round two is drawn automatically: the six who advance, and two of the four whose
        // lost matches had ended in time.
        field.app.advance_s(2 * DAY_S + 60);
        let view = field.until(|view| view.brackets[0].rounds.len() == 2).await;
        let lucky = &view.brackets[0].lucky_losers;
        let may_be: Vec<_> = played[..4].iter().filter_map(|one| one.second.as_ref()).collect();
        assert_eq!(lucky.len(), 2);
        assert!(lucky.iter().all(|name| may_be.contains(&name)), "{lucky:?} of {may_be:?}");
        let pairs: Vec<_> =
            last_round(&view).iter().map(|one| [&one.first, one.second.as_ref().unwrap()]).collect();
        assert_eq!(pairs.len(), 4);
        assert!(pairs.iter().all(|pair| pair.iter().filter(|name| lucky.contains(name)).count() < 2));
        assert!(pairs.iter().any(|pair| pair.contains(&loser)));
        let mut round = 2;
        loop {
            let view = field.until(|view| last_round(view).iter().all(|one| one.match_id.is_some())).await;
            let pairings = last_round(&view).to_vec();
            for pairing in &pairings {
                field.decide(pairing).await;
            }
            if pairings.len() == 1 {
                break;
            }
            round += 1;
            field.until(|view| view.brackets[0].rounds.len() == round).await;
        }
        let view = field.until(|view| view.places.iter().any(|place| place.prize.is_some())).await;
        assert_eq!(view.card.phase, TournamentPhase::Over);
        assert_eq!(view.places.len(), 11);
        let prizes: Vec<_> =
            view.places.iter().filter_map(|place| place.prize.map(|prize| prize.0)).collect();
        assert_eq!(prizes, [10_000, 5_000, 2_500, 2_500]);
        let winner = view.card.winner.clone().unwrap();
        let statement = field.client(&winner).get("/api/v1/account/credits").await.json();
        assert_eq!(statement["balance"], 110_000);
        assert_eq!(statement["movements"][0]["kind"], "prize");
        let csv = field.director.get(&path(&id, "/matches.csv")).await;
        assert_eq!(csv.text().lines().count(), 1 + 6 + 4 + 2 + 1, "{}", csv.text());
        field.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_play_a_knock_out_to_its_end() {
    for database in Database::each() {
        let mut settings = wanted(1, 4);
        settings["check_in"] = true.into();
        let app = TestApp::start(database).await;
        let mut director = app.sign_up("dirk").await;
        let id = create(&mut director, &settings).await;
        let bots: Vec<Value> = serde_json::from_slice(&director.get("/api/v1/bots").await.body).unwrap();
        for bot in &bots[..2] {
            direct(&mut director, &id, &json!({ "act": "enter_bot", "name": bot["name"] })).await;
        }
        direct(&mut director, &id, &json!({ "act": "open_check_in" })).await;
        direct(&mut director, &id, &json!({ "act": "enter_bot", "name": bots[2]["name"] })).await;
        direct(&mut director, &id, &json!({ "act": "draw" })).await;
        let view = until(&mut director, &id, |view| view.card.phase == TournamentPhase::Over).await;
        assert!(view.card.winner.is_some() && view.places.len() == 3);
        app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn impossible_requests_are_refused_and_change_nothing() {
    let mut field = Field::enter(Database::sqlite(), 3, &wanted(3, 2)).await;
    let id = field.id.clone();
    let before = field.look().await;
    let states: Vec<_> = before.entries.iter().map(|entry| entry.state).collect();
    assert_eq!(states[2], wire::EntryState::Waiting);
    let (_, client) = &mut field.players[0];
    client.post_empty(&path(&id, "/entry")).await.assert_error(409, "refused");
    client.post_empty(&path(&id, "/check-in")).await.assert_error(409, "refused");
    client.post(&path(&id, "/director"), &json!({ "act": "draw" })).await.assert_error(403, "forbidden");
    let mut guest = field.app.guest().await;
    guest.post_empty(&path(&id, "/entry")).await.assert_error(403, "forbidden");
    guest.post("/api/v1/tournaments", &wanted(3, 4)).await.assert_error(403, "forbidden");
    let mut anyone = field.app.client();
    anyone.post_empty(&path(&id, "/entry")).await.assert_error(401, "sign_in_required");
    anyone.get("/api/v1/tournaments/00000000001").await.assert_error(404, "not_found");
    anyone.get("/api/v1/tournaments/nonsense").await.assert_error(404, "not_found");

    let mut somebody = field.app.sign_up("somebody").await;
    for (field_name, value) in [
        ("name", json!("ab")),
        ("length", json!(26)),
        ("places", json!(1)),
        ("places", json!(1025)),
        ("time", json!({ "kind": "none" })),
        ("time", json!({ "kind": "correspondence", "days_per_turn": 15 })),
        ("prizes", json!([0])),
    ] {
        let mut bad = wanted(5, 8);
        bad[field_name] = value.clone();
        let reply = somebody.post("/api/v1/tournaments", &bad).await;
        assert_eq!(reply.status, 422, "{field_name} {value}: {}", reply.text());
    }
    let mut rich = wanted(5, 8);
    rich["prizes"] = json!([100]);
    somebody.post("/api/v1/tournaments", &rich).await.assert_error(403, "forbidden");

    let place = json!({ "branch": "main", "round": 1, "number": 1 });
    for act in [
        json!({ "act": "open_check_in" }),
        json!({ "act": "console" }),
        json!({ "act": "award", "place": place, "winner": "player01", "reason": "why not" }),
        json!({ "act": "rule", "place": place, "winner": "player01", "reason": "why not" }),
    ] {
        field.director.post(&path(&id, "/director"), &act).await.assert_error(409, "refused");
    }
    let silent = json!({ "act": "cancel", "reason": " " });
    field.director.post(&path(&id, "/director"), &silent).await.assert_error(422, "invalid");
    let nobody = json!({ "act": "remove", "name": "nobody", "reason": "x" });
    field.director.post(&path(&id, "/director"), &nobody).await.assert_error(422, "invalid");
    assert_eq!(field.look().await, before);

    // Players cannot leave a table of a tournament. When the director decides the match, the table is closed.
    let view = field.direct(json!({ "act": "draw" })).await;
    let pairing = last_round(&view)[0].clone();
    let seat = format!("/api/v1/matches/{}/seat", pairing.match_id.as_ref().unwrap().0);
    field.client(&pairing.first).delete(&seat).await.assert_error(409, "conflict");
    let award =
        json!({ "act": "award", "place": place, "winner": pairing.first, "reason": "the opponent is ill" });
    field.direct(award.clone()).await;
    let view = field.until(|view| view.card.phase == TournamentPhase::Over).await;
    assert_eq!(last_round(&view)[0].reason.as_deref(), Some("the opponent is ill"));
    assert_eq!(view.brackets[0].branch, Branch::Main);
    field.director.post(&path(&id, "/director"), &award).await.assert_error(409, "refused");
    field.client(&pairing.first).get(&seat.replace("/seat", "")).await.assert_error(404, "not_found");
    field.app.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_tournament_goes_on_after_a_restart_and_a_cancelled_one_does_not() {
    let mut field = Field::enter(Database::sqlite(), 2, &wanted(3, 2)).await;
    let id = field.id.clone();
    let before = field.direct(json!({ "act": "draw" })).await;
    field.app = field.app.restart().await;
    field.director = field.app.moved(&field.director);
    for (_, client) in &mut field.players {
        *client = field.app.moved(client);
    }
    assert_eq!(field.look().await, before);
    let view = field.direct(json!({ "act": "cancel", "reason": "the club is closed" })).await;
    assert_eq!(view.card.phase, TournamentPhase::Cancelled);
    assert_eq!(last_round(&view)[0].match_id, None, "the table is closed");
    field
        .director
        .post(&path(&id, "/director"), &json!({ "act": "draw" }))
        .await
        .assert_error(409, "refused");
    let list: Vec<Value> =
        serde_json::from_slice(&field.director.get("/api/v1/tournaments").await.body).unwrap();
    assert_eq!(list[0]["phase"]["kind"], "cancelled");
    field.app.stop().await;
}

/// All players enter at the same moment, some through another node.
async fn a_crowd_enters(app: &TestApp, other: Option<&crate::support::Node>) {
    const CROWD: usize = 24;
    let mut director = app.sign_up("dirk").await;
    let id = create(&mut director, &wanted(5, 32)).await;
    let mut crowd = Vec::new();
    for number in 0..CROWD {
        let client = app.sign_up(&format!("player{number:02}")).await;
        crowd.push(other.filter(|_| number % 2 == 1).map_or(client.clone(), |node| node.moved(&client)));
    }
    let entry = path(&id, "/entry");
    let replies = join_all(crowd.iter_mut().map(|client| client.post_empty(&entry))).await;
    for reply in replies {
        assert_eq!(reply.status, 200, "{}", reply.text());
    }
    assert_eq!(look(&mut director, &id).await.entries.len(), CROWD);
    // A second entry gets its own error, not that of a rate limit.
    let replies = join_all(crowd.iter_mut().map(|client| client.post_empty(&entry))).await;
    assert!(replies.iter().all(|reply| reply.status == 409), "{replies:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crowd_that_enters_at_once_gets_in() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| {
            settings.limits.sign_up_by_address.burst = 1_000;
        })
        .await;
        a_crowd_enters(&app, None).await;
        app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crowd_that_enters_at_once_by_two_nodes_gets_in() {
    let Some(database) = Database::for_nodes() else { return };
    let app = TestApp::start_with(database, |settings| {
        settings.limits.sign_up_by_address.burst = 1_000;
    })
    .await;
    let node = app.another_node().await;
    a_crowd_enters(&app, Some(&node)).await;
    node.stop().await;
    app.stop().await;
}

/// Regression: six new accounts with five tournaments each hid all others.
#[tokio::test]
async fn a_crowd_with_many_tournaments_leaves_room_for_one_of_everybody() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut anna = app.sign_up("anna").await;
        let honest = create(&mut anna, &wanted(1, 8)).await;
        for number in 0..7 {
            let mut crowd = app.sign_up(&format!("crowd{number}")).await;
            for _ in 0..5 {
                app.advance_s(1);
                create(&mut crowd, &wanted(1, 8)).await;
            }
        }
        let mut stranger = app.client();
        let listed = stranger.get("/api/v1/tournaments").await.json();
        let listed = listed.as_array().unwrap();
        assert_eq!(listed.len(), 30);
        assert!(listed.iter().any(|card| card["id"] == honest.as_str()), "{listed:?}");
        let made: Vec<i64> = listed.iter().map(|card| card["created_at"].as_i64().unwrap()).collect();
        assert!(made.is_sorted_by(|later, earlier| later >= earlier), "the newest first: {made:?}");
        let events = stranger.get("/api/v1/events").await.json();
        let tournaments = events["tournaments"].as_array().unwrap();
        assert!(tournaments.iter().any(|card| card["id"] == honest.as_str()), "{tournaments:?}");
        app.stop().await;
    }
}
