//! Challenges: what others can put before one person is bounded.

use serde_json::{Value, json};

use super::{
    agenda::{elsewhere, until},
    open_table, sit,
};
use crate::support::{Client, Database, Reply, TestApp};

fn contact(is_friend: bool, is_blocked: bool) -> Value {
    json!({ "friend": is_friend, "blocked": is_blocked, "note": "" })
}

/// The settings of a table that is not closed while its opener is away.
fn by_correspondence() -> Value {
    json!({ "format": { "kind": "points", "length": 3 }, "rated": false, "time": { "kind": "correspondence", "days_per_turn": 3 } })
}

/// Returns the openers of the tables that wait for this player, by name.
async fn challengers(client: &mut Client) -> Vec<String> {
    let current = client.get("/api/v1/account/matches/current").await.json();
    let tables = current["tables"].as_array().unwrap().iter();
    let mut names: Vec<String> = tables.map(|table| table["opener"].as_str().unwrap().to_owned()).collect();
    names.sort_unstable();
    names
}

async fn challenge(client: &mut Client, name: &str) -> Reply {
    client.post("/api/v1/matches", &json!({ "settings": by_correspondence(), "invite": name })).await
}

async fn decline(client: &mut Client, id: &wire::MatchId) {
    let reply = client.delete(&format!("/api/v1/matches/{}/seat", id.0)).await;
    assert_eq!(reply.status, 204, "{}", reply.text());
}

#[tokio::test]
async fn a_declined_challenger_waits_ten_minutes_or_for_a_challenge_back() {
    let app = TestApp::start(Database::sqlite()).await;
    let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
    app.sign_up("carl").await;
    let table = open_table(&mut anna, by_correspondence(), Some("berta")).await;
    sit(&mut anna, &table.id).await;
    decline(&mut berta, &table.id).await;
    let refused = challenge(&mut anna, "BERTA").await;
    refused.assert_error(409, "conflict");
    let body = refused.json();
    assert_eq!(body["reason"], "challenge_declined");
    assert_eq!(body["params"]["until"], app.now_ms() + 600_000);
    assert_eq!(challenge(&mut anna, "carl").await.status, 201, "others can be challenged");
    app.advance_s(599);
    challenge(&mut anna, "berta").await.assert_error(409, "conflict");
    app.advance_s(1);
    let again = open_table(&mut anna, by_correspondence(), Some("berta")).await;
    sit(&mut anna, &again.id).await;
    decline(&mut berta, &again.id).await;
    challenge(&mut anna, "berta").await.assert_error(409, "conflict");
    // The one who declined wants to play after all.
    open_table(&mut berta, by_correspondence(), Some("anna")).await;
    assert_eq!(challenge(&mut anna, "berta").await.status, 201);
    app.stop().await;
}

#[tokio::test]
async fn who_takes_back_a_challenge_may_challenge_again() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut anna = app.sign_up("anna").await;
    app.sign_up("berta").await;
    let table = open_table(&mut anna, by_correspondence(), Some("berta")).await;
    sit(&mut anna, &table.id).await;
    decline(&mut anna, &table.id).await;
    assert_eq!(challenge(&mut anna, "berta").await.status, 201);
    app.stop().await;
}

/// Challenges a player and takes it back, until one is refused. Returns the number of challenges and the refusal.
async fn challenge_and_withdraw(client: &mut Client, name: &str) -> (usize, Value) {
    for made in 0..100 {
        let reply = challenge(client, name).await;
        if reply.status != 201 {
            reply.assert_error(409, "conflict");
            return (made, reply.json());
        }
        let id: wire::MatchId = serde_json::from_value(reply.json()["id"].clone()).unwrap();
        sit(client, &id).await;
        decline(client, &id).await;
    }
    panic!("no challenge is refused");
}

/// Regression: one player was challenged 26 times in 27 seconds, each time withdrawn.
#[tokio::test]
async fn challenges_that_lead_to_no_match_are_few() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        app.sign_up("carl").await;
        let (made, refusal) = challenge_and_withdraw(&mut anna, "berta").await;
        assert_eq!((made, &refusal["reason"]), (5, &json!("challenged_often")));
        assert_eq!(refusal["params"]["name"], "berta");
        // Redis has a clock of its own, which goes on during the test.
        let wait_ms = refusal["params"]["until"].as_i64().unwrap() - app.now_ms();
        assert!((600_000..=720_000).contains(&wait_ms), "{wait_ms}");
        assert_eq!(challenge(&mut anna, "carl").await.status, 201, "others can be challenged");
        // Berta wants to play after all.
        open_table(&mut berta, by_correspondence(), Some("anna")).await;
        assert_eq!(challenge_and_withdraw(&mut anna, "berta").await.0, 1);
        app.stop().await;
    }
}

#[tokio::test]
async fn after_twelve_minutes_one_more_challenge_is_possible() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut anna = app.sign_up("anna").await;
    app.sign_up("berta").await;
    assert_eq!(challenge_and_withdraw(&mut anna, "berta").await.0, 5);
    app.advance_s(719);
    challenge(&mut anna, "berta").await.assert_error(409, "conflict");
    app.advance_s(1);
    assert_eq!(challenge_and_withdraw(&mut anna, "berta").await.0, 1);
    app.stop().await;
}

#[tokio::test]
async fn challenges_that_lead_to_matches_and_refused_ones_do_not_count() {
    let app = TestApp::start_with(Database::sqlite(), |settings| {
        settings.limits.challenge_by_pair = server::Bucket { burst: 2, refill_s: 1_000_000.0 };
        settings.live.tables_open_max = 1;
    })
    .await;
    let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
    let mut played = Vec::new();
    for _ in 0..4 {
        let table = open_table(&mut anna, by_correspondence(), Some("berta")).await;
        let too_many = challenge(&mut anna, "berta").await;
        assert_eq!(too_many.json()["reason"], "too_many_tables");
        sit(&mut anna, &table.id).await;
        sit(&mut berta, &table.id).await;
        played.push(table.id);
    }
    assert_eq!(challenge_and_withdraw(&mut anna, "berta").await.0, 2);
    // To ask for the seat in a match in play gives nothing back.
    for id in &played {
        sit(&mut anna, id).await;
    }
    challenge(&mut anna, "berta").await.assert_error(409, "conflict");
    app.stop().await;
}

#[tokio::test]
async fn to_block_a_player_closes_that_players_challenges() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let mut carl = app.sign_up("carl").await;
        for client in [&mut anna, &mut carl] {
            for invited in ["berta", "berta"] {
                let table = open_table(client, by_correspondence(), Some(invited)).await;
                sit(client, &table.id).await;
            }
        }
        // A table for everyone stays.
        let table = open_table(&mut anna, by_correspondence(), None).await;
        sit(&mut anna, &table.id).await;
        assert_eq!(berta.put("/api/v1/account/contacts/anna", &contact(false, true)).await.status, 204);
        assert_eq!(challengers(&mut berta).await, ["carl", "carl"]);
        assert_eq!(challengers(&mut anna).await, ["anna"]);
        app.stop().await;
    }
}

/// Regression: 18 new accounts put 90 tables before one person.
#[tokio::test]
async fn the_oldest_challenges_of_strangers_make_room_and_those_of_friends_stay() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| {
            settings.live.bounds.challenges_received = 3;
            settings.limits.sign_up_by_address.burst = 100;
        })
        .await;
        let mut berta = app.sign_up("berta").await;
        let mut friend = app.sign_up("friend").await;
        assert_eq!(berta.put("/api/v1/account/contacts/friend", &contact(true, false)).await.status, 204);
        for _ in 0..4 {
            let table = open_table(&mut friend, by_correspondence(), Some("berta")).await;
            sit(&mut friend, &table.id).await;
        }
        for n in 0..5 {
            app.advance_s(1);
            let mut stranger = app.sign_up(&format!("stranger{n}")).await;
            let table = open_table(&mut stranger, by_correspondence(), Some("berta")).await;
            sit(&mut stranger, &table.id).await;
        }
        let waiting = challengers(&mut berta).await;
        let expected = ["friend", "friend", "friend", "friend", "stranger2", "stranger3", "stranger4"];
        assert_eq!(waiting, expected);
        let metrics = app.client().get("/metrics").await.text().to_owned();
        assert!(metrics.contains("bg_bounds_reached_total{what=\"challenges_received\"} 2\n"), "{metrics}");
        app.stop().await;
    }
}

#[tokio::test]
async fn an_agenda_has_twenty_challenges_those_of_friends_first_and_counts_the_rest() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut berta = app.sign_up("berta").await;
        for n in 0..6 {
            app.advance_s(1);
            let mut opener = app.sign_up(&format!("opener{n}")).await;
            for _ in 0..4 {
                let table = open_table(&mut opener, by_correspondence(), Some("berta")).await;
                sit(&mut opener, &table.id).await;
            }
        }
        let mut socket = elsewhere(&berta).await;
        let of_first =
            |agenda: &wire::Agenda| agenda.tables.iter().filter(|table| table.opener == "opener0").count();
        let told = until(&mut socket, |agenda| agenda.more_tables == 4).await;
        assert_eq!((told.tables.len(), of_first(&told)), (20, 0), "the oldest are left out");
        assert_eq!(berta.put("/api/v1/account/contacts/opener0", &contact(true, false)).await.status, 204);
        let told = until(&mut socket, |agenda| of_first(agenda) == 4).await;
        assert_eq!((told.tables.len(), told.more_tables), (20, 4));
        // One that is declined makes room for the next one.
        decline(&mut berta, &told.tables[0].id).await;
        let told = until(&mut socket, |agenda| agenda.more_tables == 3).await;
        assert_eq!(told.tables.len(), 20);
        app.stop().await;
    }
}
