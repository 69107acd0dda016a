//! Limits on the resources that strangers can use: each limit meets a client that wants more.
use serde_json::{Value, json};
use server::{Bucket, Settings};

use crate::support::{Client, Database, PASSWORD, Patience, Socket, SocketEvent, TestApp};

const GUESTS: &str = "/api/v1/accounts/guest";
const HOUR_S: u64 = 60 * 60;
const DAY_S: u64 = 24 * HOUR_S;

async fn guest_from(mut client: Client, address: &str) -> u16 {
    client.extra_headers = vec![("x-forwarded-for", address.to_owned())];
    client.post_empty(GUESTS).await.status
}

#[tokio::test]
async fn an_address_has_twenty_guests_an_hour_and_its_sign_ups_beside_them() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| settings.behind_proxy = true).await;
        for _ in 0..20 {
            assert_eq!(guest_from(app.client(), "192.0.2.1").await, 201);
        }
        let mut refused = app.client();
        refused.extra_headers = vec![("x-forwarded-for", "192.0.2.1".to_owned())];
        let refused = refused.post_empty(GUESTS).await;
        refused.assert_error(429, "too_many_requests");
        // A neighbouring address is unaffected, and a person can still sign up.
        assert_eq!(guest_from(app.client(), "192.0.2.2").await, 201);
        let mut anna = app.client();
        anna.extra_headers = vec![("x-forwarded-for", "192.0.2.1".to_owned())];
        let anna = anna.post("/api/v1/accounts", &json!({ "name": "anna", "password": PASSWORD })).await;
        assert_eq!(anna.status, 201);
        // All addresses of an IPv6 /64 count as one.
        for number in 0..20 {
            assert_eq!(guest_from(app.client(), &format!("2001:db8:1:2::{number:x}")).await, 201);
        }
        assert_eq!(guest_from(app.client(), "2001:db8:1:2:ffff::").await, 429);
        assert_eq!(guest_from(app.client(), "2001:db8:1:3::1").await, 201);
        let metrics = app.client().get("/metrics").await;
        assert!(metrics.text().contains("bg_account_sign_ups_total{kind=\"guest_refused\"} 2"));
        app.stop().await;
    }
}

#[tokio::test]
async fn nodes_count_the_guests_of_an_address_together() {
    let Some(database) = Database::for_nodes() else { return };
    let app = TestApp::start_with(database, |settings| {
        settings.limits.guest_by_address = Bucket { burst: 4, refill_s: 900.0 };
    })
    .await;
    let node = app.another_node().await;
    let mut codes = Vec::new();
    for _ in 0..3 {
        codes.push(app.client().post_empty(GUESTS).await.status);
        codes.push(node.moved(&app.client()).post_empty(GUESTS).await.status);
    }
    assert_eq!(codes, [201, 201, 201, 201, 429, 429]);
    node.stop().await;
    app.stop().await;
}

/// Waits until no account has this name.
async fn until_gone(app: &TestApp, name: &str) {
    let path = format!("/api/v1/players/{name}");
    let patience = Patience::new();
    while app.client().get(&path).await.status != 404 {
        patience.pause(name).await;
        // If the hourly deletion looked just before the clock was moved, its next turn is an hour later.
        app.advance_s(60);
    }
}

fn count(app: &TestApp, what: &str) -> String {
    app.database().texts(&format!("SELECT CAST(COUNT(*) AS TEXT) AS text FROM {what}")).remove(0)
}

#[tokio::test]
async fn guests_go_after_a_day_without_a_match_and_after_ninety_in_any_case() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut idle, mut player) = (app.guest().await, app.guest().await);
        let (idle_name, player_name) = (idle.who_am_i().await.unwrap(), player.who_am_i().await.unwrap());
        let mut anna = app.sign_up("anna").await;
        // The first guest has a practice game and a waiting table, the second a match.
        let fresh = json!({ "bot": "Pip", "seed": "one",
            "start": { "from": "fresh", "format": { "kind": "points", "length": 1 } } });
        assert_eq!(idle.post("/api/v1/practices", &fresh).await.status, 201);
        let settings = json!({ "format": { "kind": "normal" }, "rated": false,
            "time": { "kind": "correspondence", "days_per_turn": 7 } });
        let open = |invite: Option<&str>| json!({ "settings": settings, "invite": invite });
        let seat = |reply: &Value| format!("/api/v1/matches/{}/seat", reply["id"].as_str().unwrap());
        let table = idle.post("/api/v1/matches", &open(None)).await.json();
        assert_eq!(idle.post(&seat(&table), &json!({})).await.status, 200);
        let played = anna.post("/api/v1/matches", &open(None)).await.json();
        for client in [&mut anna, &mut player] {
            assert_eq!(client.post(&seat(&played), &json!({})).await.status, 200);
        }
        let mut socket = Socket::open(&player).await;
        socket.watch(&serde_json::from_value(played["id"].clone()).unwrap(), 0).await;
        socket.act(wire::Command::Leave).await.unwrap();
        drop(socket);

        app.advance_s(23 * HOUR_S);
        assert_eq!(app.client().get(&format!("/api/v1/players/{idle_name}")).await.status, 200);
        app.advance_s(2 * HOUR_S);
        until_gone(&app, &idle_name).await;
        assert_eq!(idle.who_am_i().await, None, "its session went with it");
        assert_eq!(count(&app, "users WHERE kind = 'guest'"), "1", "nothing of it stays");
        assert_eq!(count(&app, "matches WHERE status = 'open'"), "0");
        assert_eq!(count(&app, "practices"), "0");
        assert_eq!(player.who_am_i().await, Some(player_name.clone()));
        assert_eq!(anna.who_am_i().await.as_deref(), Some("anna"));

        app.advance_s(90 * DAY_S);
        until_gone(&app, &player_name).await;
        let path = format!("/api/v1/matches/{}", played["id"].as_str().unwrap());
        let view = app.client().get(&path).await.json();
        let names =
            [&view["white"]["name"], &view["black"]["name"]].map(|name| name.as_str().unwrap().to_owned());
        assert!(names.contains(&"anna".to_owned()), "{names:?}");
        assert!(names.iter().any(|name| name.starts_with("Deleted-")), "{names:?}");
        let metrics = app.client().get("/metrics").await.text().to_owned();
        for kind in ["unplayed", "played"] {
            let counted = format!("bg_account_guests_deleted_total{{kind=\"{kind}\"}} 1");
            assert!(metrics.contains(&counted), "{counted} in {metrics}");
        }
        app.stop().await;
    }
}

#[tokio::test]
async fn two_nodes_delete_each_guest_once() {
    let Some(database) = Database::for_nodes() else { return };
    let app = TestApp::start_with(database, many_guests).await;
    for _ in 0..40 {
        app.guest().await;
    }
    let node = app.another_node().await;
    app.advance_s(25 * HOUR_S);
    let patience = Patience::new();
    while count(&app, "users WHERE kind = 'guest'") != "0" {
        patience.pause("guests").await;
    }
    let mut clients = [app.client(), node.moved(&app.client())];
    let mut deleted = 0.0;
    // A node counts what it has deleted just after the rows are gone.
    while deleted < 39.5 {
        patience.pause(deleted).await;
        deleted = 0.0;
        for client in &mut clients {
            let text = client.get("/metrics").await.text().to_owned();
            let line =
                text.lines().find(|line| line.contains("guests_deleted_total{kind=\"unplayed\"}")).unwrap();
            deleted += line.rsplit(' ').next().unwrap().parse::<f64>().unwrap();
        }
    }
    assert!((deleted - 40.0).abs() < 0.5, "{deleted}");
    node.stop().await;
    app.stop().await;
}

fn many_guests(settings: &mut Settings) {
    settings.limits.guest_by_address = Bucket { burst: 10_000, refill_s: 0.01 };
}

#[tokio::test]
async fn a_guest_opens_fewer_tables_than_a_person() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let table = json!({ "settings": { "format": { "kind": "normal" }, "rated": false, "time": { "kind": "none" } } });
        for (mut client, most) in [(app.guest().await, 2), (app.sign_up("anna").await, 5)] {
            for _ in 0..most {
                assert_eq!(client.post("/api/v1/matches", &table).await.status, 201);
            }
            client.post("/api/v1/matches", &table).await.assert_error(409, "conflict");
        }
        app.stop().await;
    }
}

async fn signed_in(mut browser: Client) -> Client {
    let reply = browser.post("/api/v1/session", &json!({ "name": "anna", "password": PASSWORD })).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    browser
}

fn three_sessions(settings: &mut Settings) {
    settings.accounts.sessions_max = 3;
    settings.accounts.devices_max = 4;
}

#[tokio::test]
async fn sessions_and_browsers_of_an_account_are_limited_and_the_least_recently_used_ones_go() {
    for database in Database::each() {
        let app = TestApp::start_with(database, three_sessions).await;
        let mut first = app.sign_up("anna").await;
        let mut socket = Socket::open(&first).await;
        let mut others = Vec::new();
        for _ in 0..5 {
            app.advance_s(1);
            others.push(signed_in(app.client()).await);
        }
        assert_eq!((count(&app, "sessions").as_str(), count(&app, "device_accounts").as_str()), ("3", "4"));
        assert_eq!(first.who_am_i().await, None);
        assert!(matches!(socket.hear().await, SocketEvent::Closed(_)), "its socket ends with the session");
        let mut names = Vec::new();
        for client in &mut others {
            names.push(client.who_am_i().await.is_some());
        }
        assert_eq!(names, [false, false, true, true, true]);
        // Another account has its own limit.
        let mut berta = app.sign_up("berta").await;
        assert!(berta.who_am_i().await.is_some() && others[2].who_am_i().await.is_some());
        let metrics = app.client().get("/metrics").await;
        assert!(
            metrics.text().contains("bg_bounds_reached_total{what=\"sessions\"} 3"),
            "{}",
            metrics.text()
        );
        app.stop().await;
    }
}

#[tokio::test]
async fn nodes_count_the_sessions_of_an_account_together() {
    let Some(database) = Database::for_nodes() else { return };
    let app = TestApp::start_with(database, three_sessions).await;
    let node = app.another_node().await;
    let mut first = app.sign_up("anna").await;
    let mut socket = Socket::open(&first).await;
    for _ in 0..2 {
        app.advance_s(1);
        signed_in(app.client()).await;
        app.advance_s(1);
        signed_in(node.moved(&app.client())).await;
    }
    assert_eq!(count(&app, "sessions"), "3");
    assert_eq!(first.who_am_i().await, None);
    assert!(matches!(socket.hear().await, SocketEvent::Closed(_)));
    node.stop().await;
    app.stop().await;
}

#[tokio::test]
async fn a_guest_keeps_fewer_practice_games_than_an_account() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| {
            settings.live.practices_max = 3;
            settings.live.guest_practices_max = 2;
        })
        .await;
        for (mut client, kept) in [(app.guest().await, 2), (app.sign_up("anna").await, 3)] {
            let mut made = Vec::new();
            for _ in 0..4 {
                app.advance_s(1);
                let fresh = json!({ "from": "fresh", "format": { "kind": "points", "length": 1 } });
                let reply = client.post("/api/v1/practices", &json!({ "bot": "Pip", "start": fresh })).await;
                assert_eq!(reply.status, 201, "{}", reply.text());
                made.push(reply.json()["view"]["id"].as_str().unwrap().to_owned());
            }
            let all = client.get("/api/v1/practices").await.json();
            let ids: Vec<&str> =
                all.as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap()).collect();
            made.reverse();
            assert_eq!(ids, made[..kept], "the least recently changed ones are deleted");
        }
        let metrics = app.client().get("/metrics").await;
        assert!(
            metrics.text().contains("bg_bounds_reached_total{what=\"practices\"} 3"),
            "{}",
            metrics.text()
        );
        app.stop().await;
    }
}

#[tokio::test]
async fn refusals_are_counted_by_bound() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| {
            settings.limits.guest_by_address = Bucket { burst: 1, refill_s: 900.0 };
            settings.limits.upload_by_account = Bucket { burst: 1, refill_s: 900.0 };
            settings.live.library.files_max = 0;
            settings.live.tables_open_max = 1;
        })
        .await;
        let mut anna = app.sign_up("anna").await;
        app.guest().await;
        app.client().post_empty(GUESTS).await.assert_error(429, "too_many_requests");
        for (status, code) in [(409, "library_full"), (429, "too_many_requests")] {
            let upload =
                anna.post_raw("/api/v1/library?name=a.mat", "application/octet-stream", vec![1]).await;
            upload.assert_error(status, code);
        }
        let wanted = json!({ "settings": { "format": { "kind": "normal" }, "rated": false,
            "time": { "kind": "live", "delay_s": 12, "reserve_s": 600 } } });
        assert_eq!(anna.post("/api/v1/matches", &wanted).await.status, 201);
        anna.post("/api/v1/matches", &wanted).await.assert_error(409, "conflict");
        let metrics = app.client().get("/metrics").await.text().to_owned();
        for what in ["guest_by_address", "upload_by_account", "library", "tables"] {
            let line = format!("bg_bounds_reached_total{{what=\"{what}\"}} 1\n");
            assert!(metrics.contains(&line), "{what}: {metrics}");
        }
        assert!(metrics.contains("bg_bounds_reached_total{what=\"board_by_address\"} 0\n"), "{metrics}");
        app.stop().await;
    }
}

#[tokio::test]
async fn accounts_that_were_never_used_go_after_thirty_days_without_a_visit() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let unused = app.sign_up_new("unused").await;
        let (mut known, mut friend) = (app.sign_up_new("known").await, app.sign_up_new("friend").await);
        let (mut visitor, mut mailed) = (app.sign_up_new("visitor").await, app.sign_up_new("mailed").await);
        app.database().change(
            "INSERT INTO mail_addresses (user_id, address, folded, confirmed, language, your_turn, challenge, match_found, \
             unsubscribe) SELECT id, 'a@example.org', 'a@example.org', TRUE, 'en', TRUE, TRUE, TRUE, 'x' FROM users \
             WHERE name = 'mailed'",
        );
        let (anna, berta) = (app.sign_up_new("anna").await, app.sign_up_new("berta").await);
        let terms = json!({ "settings": { "format": { "kind": "normal" }, "rated": false, "time": { "kind": "none" } } });
        let played = anna.clone().post("/api/v1/matches", &terms).await.json();
        let seat = format!("/api/v1/matches/{}/seat", played["id"].as_str().unwrap());
        for client in [&anna, &berta] {
            assert_eq!(client.clone().post(&seat, &json!({})).await.status, 200);
        }
        let mut socket = Socket::open(&anna).await;
        socket.watch(&serde_json::from_value(played["id"].clone()).unwrap(), 0).await;
        socket.act(wire::Command::Leave).await.unwrap();
        drop(socket);
        let note = json!({ "friend": true, "blocked": false, "note": "" });
        assert_eq!(friend.put("/api/v1/account/contacts/known", &note).await.status, 204);

        app.advance_s(29 * DAY_S);
        for client in [&mut visitor, &mut friend] {
            assert!(client.who_am_i().await.is_some());
        }
        for name in ["unused", "known"] {
            assert_eq!(app.client().get(&format!("/api/v1/players/{name}")).await.status, 200, "{name}");
        }
        app.advance_s(2 * DAY_S);
        for name in ["unused", "known"] {
            until_gone(&app, name).await;
        }
        assert_eq!(count(&app, "users WHERE kind = 'person'"), "5");
        for name in ["visitor", "friend", "mailed", "anna", "berta"] {
            assert_eq!(app.client().get(&format!("/api/v1/players/{name}")).await.status, 200, "{name}");
        }
        assert_eq!((unused.clone().who_am_i().await, known.who_am_i().await), (None, None));
        // Nobody knew the first name, so it is free again. Somebody knew the second one.
        let again = |name: &str| json!({ "name": name, "password": crate::support::PASSWORD });
        assert_eq!(app.client().post("/api/v1/accounts", &again("unused")).await.status, 201);
        app.client().post("/api/v1/accounts", &again("known")).await.assert_error(409, "name_taken");
        let metrics = app.client().get("/metrics").await.text().to_owned();
        assert!(metrics.contains("bg_account_guests_deleted_total{kind=\"unused\"} 2\n"), "{metrics}");
        assert_eq!(mailed.who_am_i().await.as_deref(), Some("mailed"));
        app.stop().await;
    }
}

/// A provider gives one customer up to 65,536 networks of the size that counts as an address.
#[tokio::test]
async fn a_network_of_ipv6_makes_no_more_accounts_than_sixteen_addresses() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| {
            settings.behind_proxy = true;
            settings.limits.sign_up_by_address = Bucket { burst: 1, refill_s: 3_600.0 };
            settings.limits.guest_by_address = Bucket { burst: 1, refill_s: 3_600.0 };
        })
        .await;
        for (path, prefix) in [("/api/v1/accounts", "a"), ("/api/v1/accounts/guest", "b")] {
            let mut made = 0;
            for net in 0..40_u16 {
                let mut client = app.client();
                let address = format!("2001:db8:1:{:x}::7", net << 8);
                client.extra_headers.push(("x-forwarded-for", address));
                let reply = if path.ends_with("guest") {
                    client.post_empty(path).await
                } else {
                    let name = format!("{prefix}ccount{net}z");
                    client.post(path, &json!({ "name": name, "password": crate::support::PASSWORD })).await
                };
                made += u32::from(reply.status == 201);
            }
            assert_eq!(made, 16, "{path}");
        }
        app.stop().await;
    }
}

/// A bucket that is not filled again during a test.
fn few(burst: u32) -> Bucket {
    Bucket { burst, refill_s: 3_600.0 }
}

/// Creates a tournament. Returns its address.
async fn cup(director: &mut Client) -> String {
    let wanted = json!({
        "name": "Autumn cup", "length": 5, "places": 8, "check_in": false, "by_rating": false,
        "time": { "kind": "correspondence", "days_per_turn": 14 },
    });
    let made = director.post("/api/v1/tournaments", &wanted).await;
    assert_eq!(made.status, 201, "{}", made.text());
    format!("/api/v1/tournaments/{}", made.json()["card"]["id"].as_str().expect("an id"))
}

#[tokio::test]
async fn requests_that_change_something_and_acts_in_competitions_are_counted_by_account() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| {
            settings.limits.write_by_account = few(3);
            settings.limits.competition_by_account = few(2);
        })
        .await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let note = json!({ "friend": true, "blocked": false, "note": "" });
        for _ in 0..3 {
            assert_eq!(anna.put("/api/v1/account/contacts/berta", &note).await.status, 204);
        }
        anna.put("/api/v1/account/contacts/berta", &note).await.assert_error(429, "too_many_requests");
        anna.delete("/api/v1/archive/searches/1").await.assert_error(429, "too_many_requests");
        assert_eq!(anna.get("/api/v1/account/contacts").await.status, 200, "only changes count");
        assert_eq!(berta.put("/api/v1/account/contacts/anna", &note).await.status, 204);

        let cup = cup(&mut berta).await;
        let announce = json!({ "act": "announce", "text": "We begin at eight" });
        for _ in 0..2 {
            assert_eq!(berta.post(&format!("{cup}/director"), &announce).await.status, 200);
        }
        berta.post(&format!("{cup}/director"), &announce).await.assert_error(429, "too_many_requests");
        // A stranger comes and goes as often.
        let entry = format!("{cup}/entry");
        assert_eq!(anna.post_empty(&entry).await.status, 200);
        assert_eq!(anna.delete(&entry).await.status, 200);
        anna.post_empty(&entry).await.assert_error(429, "too_many_requests");
        let metrics = app.client().get("/metrics").await.text().to_owned();
        for what in ["write_by_account", "competition_by_account"] {
            let line = format!("bg_bounds_reached_total{{what=\"{what}\"}} 2\n");
            assert!(metrics.contains(&line), "{what}: {metrics}");
        }
        app.stop().await;
    }
}

/// Regression: an account created and called off competitions without end, and each stays in the database for ever.
#[tokio::test]
async fn competitions_of_all_kinds_that_an_account_creates_are_counted_together() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| {
            settings.limits.competitions_created_by_account = few(2);
        })
        .await;
        let (mut dirk, mut berta) = (app.sign_up("dirk").await, app.sign_up("berta").await);
        let made = cup(&mut dirk).await;
        let off = json!({ "act": "cancel", "reason": "too few" });
        assert_eq!(dirk.post(&format!("{made}/director"), &off).await.status, 200);
        let team = |name: &str, players: [&str; 2]| json!({ "name": name, "captain": players[0], "players": players });
        let mut teams = json!({
            "name": "Club final", "boards": 4, "barometer": true, "exchange": true,
            "play": { "kind": "by_hand" },
            "a": team("Turm", ["Anna", "Alf"]), "b": team("Laufer", ["Berta", "Bodo"]),
        });
        // An invalid form takes nothing from the bound.
        teams["boards"] = json!(3);
        assert_eq!(dirk.post("/api/v1/team-matches", &teams).await.status, 422);
        teams["boards"] = json!(4);
        assert_eq!(dirk.post("/api/v1/team-matches", &teams).await.status, 201);
        let refused = dirk.post("/api/v1/team-matches", &teams).await;
        refused.assert_error(429, "too_many_requests");
        cup(&mut berta).await;
        app.stop().await;
    }
}

#[tokio::test]
async fn the_log_of_a_competition_is_bounded_and_its_end_always_fits() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| {
            settings.live.bounds.competition_steps = 4;
            settings.live.bounds.competition_steps_each = 2;
        })
        .await;
        let (mut dirk, mut berta) = (app.sign_up("dirk").await, app.sign_up("berta").await);
        let cup = cup(&mut dirk).await;
        let (entry, director) = (format!("{cup}/entry"), format!("{cup}/director"));
        for _ in 0..2 {
            assert_eq!(berta.post_empty(&entry).await.status, 200);
            assert_eq!(berta.delete(&entry).await.status, 200);
        }
        let refused = berta.post_empty(&entry).await;
        refused.assert_error(409, "refused");
        assert_eq!(refused.json()["reason"], "log_full", "nobody but a director fills the log alone");
        let announce = json!({ "act": "announce", "text": "We begin at eight" });
        for _ in 0..2 {
            assert_eq!(dirk.post(&director, &announce).await.status, 200);
        }
        let refused = dirk.post(&director, &announce).await;
        assert_eq!((refused.status, &refused.json()["reason"]), (409, &json!("log_full")));
        let cancel = dirk.post(&director, &json!({ "act": "cancel", "reason": "enough" })).await;
        assert_eq!(cancel.status, 200, "{}", cancel.text());
        app.stop().await;
    }
}

/// Regression: fifty accounts entered and withdrew until the log was full. Then nobody could enter, and the director
/// could not draw.
#[tokio::test]
async fn strangers_leave_the_room_in_a_log_to_its_directors() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| {
            settings.live.bounds.competition_steps = 12;
            settings.limits.sign_up_by_address.burst = 1_000;
        })
        .await;
        let (mut dirk, mut anna) = (app.sign_up("dirk").await, app.sign_up("anna").await);
        let (mut berta, mut carl) = (app.sign_up("berta").await, app.sign_up("carl").await);
        let (mut dora, mut emil) = (app.sign_up("dora").await, app.sign_up("emil").await);
        let cup = cup(&mut dirk).await;
        let (entry, director) = (format!("{cup}/entry"), format!("{cup}/director"));
        let desk = format!("{}/acts", cup.replace("tournaments", "desks/tournament"));
        let reason = |reply: &crate::support::Reply| {
            assert_eq!(reply.status, 409, "{}", reply.text());
            reply.json()["reason"].as_str().unwrap_or_default().to_owned()
        };
        for client in [&mut anna, &mut carl] {
            assert_eq!(client.post_empty(&entry).await.status, 200);
        }
        for _ in 0..5 {
            assert_eq!(berta.post_empty(&entry).await.status, 200);
            assert_eq!(berta.delete(&entry).await.status, 200);
        }
        assert_eq!(reason(&berta.post_empty(&entry).await), "entered_often");
        assert_eq!(dora.post_empty(&entry).await.status, 200);
        // Eight of the twelve lines are written, more than strangers can fill.
        assert_eq!(reason(&emil.post_empty(&entry).await), "log_full");

        // The others have room, the leader most of it.
        let announce = json!({ "act": "announce", "text": "We begin at eight" });
        for act in [json!({ "act": "add_director", "name": "emil" }), announce.clone()] {
            let to = if act["act"] == "announce" { &director } else { &desk };
            assert_eq!(dirk.post(to, &act).await.status, 200, "{act}");
        }
        assert_eq!(emil.post(&director, &announce).await.status, 200);
        assert_eq!(reason(&emil.post(&director, &announce).await), "log_full");
        assert_eq!(dirk.post(&director, &announce).await.status, 200);
        assert_eq!(reason(&dirk.post(&director, &announce).await), "log_full");

        // Another director still takes back what the leader has done, as often as each of them may correct.
        let log = dirk.get(&desk.replace("/acts", "/log")).await.json();
        let mut steps = log["steps"].as_array().unwrap().iter();
        let announced = steps.find(|step| step["kind"] == "announced").unwrap();
        let undo = json!({ "act": "undo", "step": announced["step"], "reason": "not so" });
        let undone = emil.post(&desk, &undo).await;
        assert_eq!(undone.status, 200, "{}", undone.text());

        // A full log takes what the event needs.
        let drawn = dirk.post(&director, &json!({ "act": "draw" })).await;
        assert_eq!(drawn.status, 200, "{}", drawn.text());
        assert_eq!(anna.delete(&entry).await.status, 200);
        app.stop().await;
    }
}

#[tokio::test]
async fn the_log_of_a_competition_has_a_size() {
    let app =
        TestApp::start_with(Database::sqlite(), |settings| settings.live.bounds.competition_kib = 1).await;
    let mut dirk = app.sign_up("dirk").await;
    let director = format!("{}/director", cup(&mut dirk).await);
    let announce = json!({ "act": "announce", "text": "x".repeat(500) });
    for _ in 0..2 {
        assert_eq!(dirk.post(&director, &announce).await.status, 200);
    }
    assert_eq!(dirk.post(&director, &announce).await.json()["reason"], "log_full");
    app.stop().await;
}
