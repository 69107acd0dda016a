//! Clubs: names, roles, ways to join, chat, events, and the end of a club.

use serde_json::{Value, json};
use wire::{ClientMessage, ErrorCode, ServerMessage};

use crate::support::{Client, Database, PASSWORD, Reply, Socket, TestApp};

async fn found(client: &mut Client, name: &str, joining: &str) -> Reply {
    client
        .post("/api/v1/clubs", &json!({ "name": name, "about": "We play on Mondays.", "joining": joining }))
        .await
}

async fn new_club(client: &mut Client, name: &str, joining: &str) -> String {
    let reply = found(client, name, joining).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    reply.json()["card"]["id"].as_str().unwrap().to_owned()
}

async fn act(client: &mut Client, club: &str, act: Value) -> Reply {
    client.post(&format!("/api/v1/clubs/{club}/acts"), &act).await
}

async fn done(client: &mut Client, club: &str, wanted: Value) -> Value {
    let reply = act(client, club, wanted).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    reply.json()
}

/// Returns the members with their roles.
fn members(view: &Value) -> Vec<(&str, &str)> {
    let all = view["members"].as_array().unwrap().iter();
    all.map(|one| (one["name"].as_str().unwrap(), one["role"].as_str().unwrap())).collect()
}

#[tokio::test]
async fn a_club_has_a_name_of_its_own() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let id = new_club(&mut anna, "Lviv Gammons", "open").await;
        for like in ["lviv gammons", "LVIV-GAMMONS", "Lviv  Gammons", "Lvlv Garnmons"] {
            found(&mut berta, like, "open").await.assert_error(409, "name_taken");
        }
        for wrong in ["ab", "Lviv Gаmmons", "<Club>", &"x".repeat(41)] {
            found(&mut berta, wrong, "open").await.assert_error(422, "invalid");
        }
        let long = json!({ "name": "Long", "about": "x".repeat(1_001), "joining": "open" });
        berta.post("/api/v1/clubs", &long).await.assert_error(422, "invalid");
        found(&mut app.guest().await, "Guests", "open").await.assert_error(403, "account_needed");
        let list = app.client().get("/api/v1/clubs?start=lviv").await.json();
        assert_eq!(list["found"][0]["name"], "Lviv Gammons");
        assert_eq!(app.client().get("/api/v1/clubs?start=kyiv").await.json()["found"], json!([]));
        // The name stays taken after the end of the club.
        done(&mut anna, &id, json!({ "act": "dissolve" })).await;
        found(&mut berta, "Lviv Gammons", "open").await.assert_error(409, "name_taken");
        assert_eq!(app.client().get("/api/v1/clubs").await.json()["found"], json!([]));
        app.stop().await;
    }
}

#[tokio::test]
async fn people_join_as_the_club_says() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let mut carl = app.sign_up("carl").await;
        let open = new_club(&mut anna, "Open House", "open").await;
        let view = done(&mut berta, &open, json!({ "act": "join" })).await;
        assert_eq!(members(&view), [("anna", "owner"), ("berta", "member")]);
        act(&mut berta, &open, json!({ "act": "join" })).await.assert_error(409, "conflict");

        let asked = new_club(&mut anna, "By Request", "request").await;
        let view = done(&mut berta, &asked, json!({ "act": "join" })).await;
        assert_eq!((&view["your_role"], &view["your_standing"]), (&Value::Null, &json!("asks")));
        act(&mut carl, &asked, json!({ "act": "accept", "name": "berta" }))
            .await
            .assert_error(403, "forbidden");
        let view = done(&mut anna, &asked, json!({ "act": "accept", "name": "berta" })).await;
        assert_eq!(members(&view).len(), 2);
        act(&mut anna, &asked, json!({ "act": "accept", "name": "carl" }))
            .await
            .assert_error(409, "conflict");

        let invited = new_club(&mut anna, "By Invitation", "invitation").await;
        act(&mut berta, &invited, json!({ "act": "join" })).await.assert_error(403, "forbidden");
        let view = done(&mut anna, &invited, json!({ "act": "invite", "name": "berta" })).await;
        assert_eq!(view["outsiders"][0]["standing"], "invited");
        assert_eq!(berta.get("/api/v1/clubs").await.json()["invitations"][0]["name"], "By Invitation");
        let view = done(&mut berta, &invited, json!({ "act": "join" })).await;
        assert_eq!(view["your_role"], "member");
        // Only officers see requests and invitations.
        assert_eq!(berta.get(&format!("/api/v1/clubs/{asked}")).await.json()["outsiders"], json!([]));
        found(&mut anna, "A fourth", "open").await.assert_error(409, "conflict");
        app.stop().await;
    }
}

#[tokio::test]
async fn roles_rank_and_the_club_outlives_its_owner() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let (mut carl, mut dora) = (app.sign_up("carl").await, app.sign_up("dora").await);
        let id = new_club(&mut anna, "Prime Time", "open").await;
        for client in [&mut berta, &mut carl, &mut dora] {
            app.advance_s(1);
            done(client, &id, json!({ "act": "join" })).await;
        }
        let officer = |name: &str| json!({ "act": "set_officer", "name": name, "officer": true });
        act(&mut berta, &id, officer("carl")).await.assert_error(403, "forbidden");
        done(&mut anna, &id, officer("carl")).await;
        done(&mut anna, &id, officer("dora")).await;
        // Officers remove members, but not each other nor the owner.
        for (name, status) in [("dora", 403), ("anna", 403)] {
            let reply = act(&mut carl, &id, json!({ "act": "remove", "name": name })).await;
            assert_eq!(reply.status, status, "{name}: {}", reply.text());
        }
        done(&mut carl, &id, json!({ "act": "bar", "name": "berta" })).await;
        act(&mut berta, &id, json!({ "act": "join" })).await.assert_error(403, "forbidden");
        act(&mut carl, &id, json!({ "act": "dissolve" })).await.assert_error(403, "forbidden");
        act(&mut carl, &id, json!({ "act": "change", "about": "", "joining": "open" }))
            .await
            .assert_error(403, "forbidden");

        // Without an owner the club goes on, also when the owner's account is deleted.
        assert_eq!(anna.post("/api/v1/account/deletion", &json!({ "password": PASSWORD })).await.status, 204);
        let view = dora.get(&format!("/api/v1/clubs/{id}")).await.json();
        assert_eq!(members(&view), [("carl", "officer"), ("dora", "officer")]);
        let view = done(&mut dora, &id, json!({ "act": "take_over" })).await;
        assert_eq!(members(&view), [("dora", "owner"), ("carl", "officer")]);
        act(&mut carl, &id, json!({ "act": "take_over" })).await.assert_error(403, "forbidden");
        done(&mut dora, &id, json!({ "act": "leave" })).await;
        done(&mut carl, &id, json!({ "act": "leave" })).await;
        carl.get(&format!("/api/v1/clubs/{id}/chat")).await.assert_error(404, "not_found");
        act(&mut carl, &id, json!({ "act": "join" })).await.assert_error(404, "not_found");
        app.stop().await;
    }
}

/// Returns the name of the owner of a club, if it has one.
fn owner(view: &Value) -> Option<&str> {
    members(view).into_iter().find(|(_, role)| *role == "owner").map(|(name, _)| name)
}

/// Otherwise the clubs of others would use up the clubs that a person can own.
#[tokio::test]
async fn nobody_owns_a_club_without_an_act_of_their_own() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut anna, mut vera) = (app.sign_up("anna").await, app.sign_up("vera").await);
        let mut carl = app.sign_up("carl").await;
        let take = json!({ "act": "take_over" });
        let offer = |name: &str| json!({ "act": "hand_over", "name": name });
        let mut given = Vec::new();
        for name in ["Gift One", "Gift Two"] {
            let club = new_club(&mut anna, name, "open").await;
            for client in [&mut vera, &mut carl] {
                app.advance_s(1);
                done(client, &club, json!({ "act": "join" })).await;
            }
            act(&mut vera, &club, offer("carl")).await.assert_error(403, "forbidden");
            act(&mut vera, &club, take.clone()).await.assert_error(403, "forbidden");
            act(&mut anna, &club, offer("anna")).await.assert_error(403, "forbidden");
            let view = done(&mut anna, &club, offer("vera")).await;
            assert_eq!((owner(&view), &view["members"][1]["offered"]), (Some("anna"), &json!(true)));
            assert_eq!(view["may_take_over"], false);
            given.push(club);
        }
        // Only the owner and the member learn of an offer, and one offer replaces another.
        let address = format!("/api/v1/clubs/{}", given[0]);
        let view = carl.get(&address).await.json();
        assert_eq!((&view["members"][1]["offered"], &view["may_take_over"]), (&json!(false), &json!(false)));
        assert_eq!(vera.get(&address).await.json()["may_take_over"], true);
        done(&mut anna, &given[0], offer("carl")).await;
        act(&mut vera, &given[0], take.clone()).await.assert_error(403, "forbidden");
        done(&mut anna, &given[0], json!({ "act": "keep" })).await;
        act(&mut carl, &given[0], take.clone()).await.assert_error(403, "forbidden");
        act(&mut carl, &given[0], json!({ "act": "keep" })).await.assert_error(403, "forbidden");

        // Nobody becomes the owner because the owner leaves, whether the club was offered or not.
        for club in &given {
            done(&mut anna, club, json!({ "act": "leave" })).await;
            let view = vera.get(&format!("/api/v1/clubs/{club}")).await.json();
            assert_eq!((owner(&view), &view["may_take_over"]), (None, &json!(true)));
        }
        for name in ["Own One", "Own Two"] {
            new_club(&mut vera, name, "open").await;
        }
        done(&mut vera, &given[1], take.clone()).await;
        // The maximum holds for clubs that are taken over, too.
        let full = act(&mut vera, &given[0], take.clone()).await;
        full.assert_error(409, "conflict");
        full.assert_says("3 clubs");
        found(&mut vera, "Own Three", "open").await.assert_error(409, "conflict");
        let view = done(&mut carl, &given[0], take.clone()).await;
        assert_eq!(members(&view), [("carl", "owner"), ("vera", "member")]);
        act(&mut vera, &given[0], take.clone()).await.assert_error(403, "forbidden");

        // An offer that is taken makes the former owner an officer.
        done(&mut vera, &given[1], offer("carl")).await;
        let view = done(&mut carl, &given[1], take.clone()).await;
        assert_eq!(members(&view), [("carl", "owner"), ("vera", "officer")]);
        assert_eq!(view["members"][0]["offered"], false);
        // The last member who leaves a club without an owner dissolves it.
        for client in [&mut carl, &mut vera] {
            done(client, &given[1], json!({ "act": "leave" })).await;
        }
        act(&mut vera, &given[1], take).await.assert_error(404, "not_found");
        app.stop().await;
    }
}

#[tokio::test]
async fn members_talk_among_themselves() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let id = new_club(&mut anna, "Talkers", "open").await;
        let chat = format!("/api/v1/clubs/{id}/chat");
        let say = |request: &str, text: &str| json!({ "request": request, "text": text });
        berta.post(&chat, &say("r1", "hello")).await.assert_error(403, "forbidden");
        berta.get(&chat).await.assert_error(403, "forbidden");
        done(&mut berta, &id, json!({ "act": "join" })).await;
        for _ in 0..2 {
            assert_eq!(
                berta.post(&chat, &say("r1", "hello")).await.status,
                204,
                "a repeated request is answered as before"
            );
        }
        berta.post(&chat, &say("r2", &"x".repeat(501))).await.assert_error(422, "invalid");
        let lines = anna.get(&chat).await.json()["lines"].clone();
        assert_eq!((lines.as_array().unwrap().len(), &lines[0]["text"]), (1, &json!("hello")));
        assert_eq!(anna.get(&format!("{chat}?after=1")).await.json()["lines"], json!([]));
        let block = json!({ "friend": false, "blocked": true, "note": "" });
        assert_eq!(anna.put("/api/v1/account/contacts/berta", &block).await.status, 204);
        assert_eq!(
            anna.get(&chat).await.json()["lines"],
            json!([]),
            "a blocked player's lines are not shown"
        );
        app.stop().await;
    }
}

#[tokio::test]
async fn an_event_of_a_club_may_be_for_its_members_only() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let id = new_club(&mut anna, "Cup Holders", "open").await;
        let cup = json!({
            "name": "Club Cup", "length": 5, "places": 8, "check_in": false, "by_rating": false,
            "time": { "kind": "correspondence", "days_per_turn": 3 },
        });
        let cup = anna.post("/api/v1/tournaments", &cup).await.json();
        let event = cup["card"]["id"].as_str().unwrap().to_owned();
        let add = json!({ "act": "add_event", "kind": "tournament", "id": event, "members_only": true });
        act(&mut berta, &id, add.clone()).await.assert_error(403, "forbidden");
        let view = done(&mut anna, &id, add.clone()).await;
        assert_eq!(view["events"][0]["event"]["name"], "Club Cup");
        act(&mut anna, &id, add).await.assert_error(409, "conflict");
        let entry = format!("/api/v1/tournaments/{event}/entry");
        let refused = berta.post_empty(&entry).await;
        refused.assert_error(409, "refused");
        refused.assert_says("members of a club");
        done(&mut berta, &id, json!({ "act": "join" })).await;
        assert_eq!(berta.post_empty(&entry).await.status, 200);
        let gone = json!({ "act": "remove_event", "kind": "tournament", "id": event });
        assert_eq!(done(&mut anna, &id, gone).await["events"], json!([]));
        app.stop().await;
    }
}

async fn club_lines(socket: &mut Socket) -> Vec<(u32, String)> {
    loop {
        if let ServerMessage::ClubChat { lines, .. } = socket.next().await {
            return lines.into_iter().map(|line| (line.number, line.text)).collect();
        }
    }
}

#[tokio::test]
async fn members_hear_the_chat_over_the_socket_and_others_do_not() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let id = new_club(&mut anna, "Talkers", "open").await;
        done(&mut berta, &id, json!({ "act": "join" })).await;
        let path = format!("/api/v1/clubs/{id}/chat");
        let say = |request: &str, text: &str| json!({ "request": request, "text": text });
        assert_eq!(anna.post(&path, &say("a", "hello")).await.status, 204);

        let mut socket = Socket::open(&berta).await;
        socket.say(&ClientMessage::WatchClub { id: id.clone() }).await;
        assert_eq!(club_lines(&mut socket).await, [(1, "hello".to_owned())]);
        assert_eq!(anna.post(&path, &say("b", "are you there?")).await.status, 204);
        assert_eq!(club_lines(&mut socket).await, [(2, "are you there?".to_owned())]);

        // A stranger hears nothing, and a member who leaves hears nothing more.
        let mut stranger = Socket::open(&app.sign_up("carl").await).await;
        stranger.say(&ClientMessage::WatchClub { id: id.clone() }).await;
        assert_eq!(stranger.error().await.code, ErrorCode::Forbidden);
        let mut visitor = Socket::open(&app.client()).await;
        visitor.say(&ClientMessage::WatchClub { id: id.clone() }).await;
        assert_eq!(visitor.error().await.code, ErrorCode::SignInRequired);
        visitor.say(&ClientMessage::WatchClub { id: "nonsense".to_owned() }).await;
        assert_eq!(visitor.error().await.code, ErrorCode::SignInRequired);
        done(&mut berta, &id, json!({ "act": "leave" })).await;
        assert_eq!(anna.post(&path, &say("c", "a secret")).await.status, 204);
        assert_eq!(socket.error().await.code, ErrorCode::Forbidden);
        assert!(!socket.texts.iter().any(|text| text.contains("a secret")));
        app.stop().await;
    }
}

/// The name of a club is an advertisement that its invitations carry to strangers.
#[tokio::test]
async fn one_account_sends_few_invitations_and_nobody_gets_many() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| {
            settings.live.bounds.club_invitations = 4;
            settings.live.bounds.club_invitations_received = 2;
            settings.limits.invitation_by_account.burst = 6;
            settings.limits.sign_up_by_address.burst = 100;
        })
        .await;
        let (mut anna, mut zoe) = (app.sign_up("anna").await, app.sign_up("zoe").await);
        let one = new_club(&mut anna, "Cheap Watches", "open").await;
        let two = new_club(&mut anna, "Cheaper Watches", "open").await;
        let invite = |name: &str| json!({ "act": "invite", "name": name });
        done(&mut anna, &one, invite("zoe")).await;
        // One open invitation from one account, whatever its clubs are called.
        act(&mut anna, &two, invite("zoe")).await.assert_error(409, "conflict");
        for n in 0..3 {
            let name = format!("stranger-{n}");
            app.sign_up(&name).await;
            done(&mut anna, &two, invite(&name)).await;
        }
        app.sign_up("last").await;
        let full = act(&mut anna, &two, invite("last")).await;
        full.assert_error(409, "conflict");
        full.assert_says("withdraw some first");
        act(&mut anna, &two, invite("last")).await.assert_error(429, "too_many_requests");
        // A person keeps the newest invitations, and none of players whom the person blocks.
        for n in 0..3 {
            app.advance_s(1);
            let mut owner = app.sign_up(&format!("owner-{n}")).await;
            let club = new_club(&mut owner, &format!("Club Number {}", ["A", "B", "C"][n]), "open").await;
            done(&mut owner, &club, invite("zoe")).await;
        }
        let names = |clubs: &Value| -> Vec<String> {
            let all = clubs["invitations"].as_array().unwrap().iter();
            all.map(|club| club["name"].as_str().unwrap().to_owned()).collect()
        };
        let clubs = zoe.get("/api/v1/clubs").await.json();
        assert_eq!(names(&clubs), ["Club Number C", "Club Number B"]);
        let block = json!({ "friend": false, "blocked": true, "note": "" });
        assert_eq!(zoe.put("/api/v1/account/contacts/owner-2", &block).await.status, 204);
        let clubs = zoe.get("/api/v1/clubs").await.json();
        assert_eq!(names(&clubs), ["Club Number B"]);
        let metrics = app.client().get("/metrics").await.text().to_owned();
        for bound in ["club_invitations", "club_invitations_received", "invitation_by_account"] {
            assert!(metrics.contains(&format!("bg_bounds_reached_total{{what=\"{bound}\"}} ")), "{bound}");
            assert!(
                !metrics.contains(&format!("bg_bounds_reached_total{{what=\"{bound}\"}} 0\n")),
                "{bound}"
            );
        }
        app.stop().await;
    }
}
