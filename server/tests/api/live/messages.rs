//! Private messages: sending and reading, blocks, limits, reports, the agenda, and the end of an account.

use serde_json::{Value, json};
use wire::{ClientMessage, ServerMessage};

use crate::support::{Client, Database, PASSWORD, Patience, Socket, TestApp};

async fn say(client: &mut Client, to: &str, request: &str, text: &str) -> crate::support::Reply {
    client.post(&format!("/api/v1/messages/{to}"), &json!({ "request": request, "text": text })).await
}

async fn texts(client: &mut Client, with: &str) -> Vec<(String, bool)> {
    let view = client.get(&format!("/api/v1/messages/{with}")).await.json();
    let messages = view["messages"].as_array().unwrap().iter();
    messages.map(|one| (one["text"].as_str().unwrap().to_owned(), one["own"].as_bool().unwrap())).collect()
}

/// Waits for an agenda with so many unread messages.
async fn unread(socket: &mut Socket, count: u32) -> wire::AgendaMessages {
    loop {
        if let ServerMessage::Agenda { agenda } = socket.next().await
            && agenda.messages.unread == count
        {
            return agenda.messages;
        }
    }
}

#[tokio::test]
async fn two_people_write_to_each_other_and_see_it_at_once() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let mut socket = Socket::open(&berta).await;
        socket.say(&ClientMessage::WatchAgenda).await;
        let reply = say(&mut anna, "BERTA", "r1", "  shall we \n play? ").await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        assert_eq!(reply.json()["text"], "shall we  play?");
        // A repeated request stores the message once.
        assert_eq!(say(&mut anna, "berta", "r1", "shall we play?").await.json()["number"], 1);
        let waiting = unread(&mut socket, 1).await;
        assert_eq!(waiting.from, ["anna"]);
        assert_eq!(texts(&mut berta, "anna").await, [("shall we  play?".to_owned(), false)]);
        let list = berta.get("/api/v1/messages").await.json();
        assert_eq!(list["conversations"][0]["name"], "anna");
        assert_eq!(list["conversations"][0]["unread"], 1);

        let read = berta.post("/api/v1/messages/anna/read", &json!({ "up_to": 1 })).await;
        assert_eq!(read.status, 204, "{}", read.text());
        unread(&mut socket, 0).await;
        say(&mut berta, "anna", "r1", "yes").await;
        let said = texts(&mut anna, "berta").await;
        assert_eq!(said.iter().map(|(_, own)| *own).collect::<Vec<_>>(), [true, false]);
        assert_eq!(anna.get("/api/v1/messages").await.json()["conversations"][0]["unread"], 1);
        app.stop().await;
    }
}

#[tokio::test]
async fn a_conversation_is_read_page_by_page() {
    for database in Database::each() {
        let app =
            TestApp::start_with(database, |settings| settings.limits.message_by_account.burst = 1_000).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        for n in 1..=60 {
            assert_eq!(say(&mut anna, "berta", &format!("r{n}"), &format!("line {n}")).await.status, 200);
        }
        let last = berta.get("/api/v1/messages/anna").await.json();
        assert_eq!((last["messages"].as_array().unwrap().len(), &last["more"]), (50, &json!(true)));
        assert_eq!(last["messages"][0]["number"], 11);
        let first = berta.get("/api/v1/messages/anna?before=11").await.json();
        assert_eq!((first["messages"].as_array().unwrap().len(), &first["more"]), (10, &json!(false)));
        // Only the newest messages are kept.
        app.database().change("UPDATE conversations SET last_number = 2059");
        assert_eq!(say(&mut anna, "berta", "late", "line 2060").await.status, 200);
        let left = app.database().texts("SELECT CAST(count(*) AS TEXT) AS text FROM direct_messages");
        assert_eq!(left, ["1"], "2,000 numbers are kept");
        app.stop().await;
    }
}

#[tokio::test]
async fn no_message_passes_a_block_and_the_refusal_does_not_tell_who_blocked() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        assert_eq!(say(&mut anna, "berta", "r1", "hello").await.status, 200);
        let block = |blocked: bool| json!({ "friend": false, "blocked": blocked, "note": "" });
        assert_eq!(berta.put("/api/v1/account/contacts/anna", &block(true)).await.status, 204);
        let to_berta = say(&mut anna, "berta", "r2", "please").await;
        let to_anna = say(&mut berta, "anna", "r2", "no").await;
        to_berta.assert_error(403, "forbidden");
        to_anna.assert_error(403, "forbidden");
        assert_eq!(to_berta.text(), to_anna.text(), "both get the same message");
        assert_eq!(anna.get("/api/v1/messages/berta").await.json()["closed"], json!(true));
        assert_eq!(texts(&mut berta, "anna").await.len(), 1, "nothing was stored");
        assert_eq!(berta.put("/api/v1/account/contacts/anna", &block(false)).await.status, 204);
        assert_eq!(say(&mut anna, "berta", "r2", "please").await.status, 200);
        app.stop().await;
    }
}

#[tokio::test]
async fn impossible_messages_are_refused_with_their_reasons() {
    for database in Database::each() {
        let app =
            TestApp::start_with(database, |settings| settings.limits.message_by_account.burst = 12).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        for (to, text, status, code) in [
            ("berta", " \u{200b} ".to_owned(), 422, "invalid"),
            ("berta", "x".repeat(1_001), 422, "invalid"),
            ("anna", "me".to_owned(), 422, "invalid"),
            ("Pip", "robot".to_owned(), 422, "invalid"),
            ("nobody-there", "you".to_owned(), 404, "not_found"),
        ] {
            say(&mut anna, to, "r", &text).await.assert_error(status, code);
        }
        say(&mut anna, "berta", &"r".repeat(65), "long name").await.assert_error(422, "invalid");
        let mut guest = app.guest().await;
        say(&mut guest, "anna", "r", "hello").await.assert_error(403, "account_needed");
        guest.get("/api/v1/messages").await.assert_error(403, "account_needed");
        let name = guest.who_am_i().await.unwrap();
        say(&mut berta, &name, "r", "hello").await.assert_error(422, "invalid");
        say(&mut app.client(), "anna", "r", "hello").await.assert_error(401, "sign_in_required");
        let mut refused = 0;
        for n in 0..30 {
            refused += u32::from(say(&mut anna, "berta", &format!("m{n}"), "again").await.status == 429);
        }
        assert!(refused >= 15, "{refused} of 30 were refused");
        app.stop().await;
    }
}

#[tokio::test]
async fn one_account_begins_only_so_many_conversations() {
    for database in Database::each() {
        let app =
            TestApp::start_with(database, |settings| settings.limits.conversation_by_account.burst = 2).await;
        let mut anna = app.sign_up("anna").await;
        for name in ["berta", "carl", "dora"] {
            app.sign_up(name).await;
        }
        assert_eq!(say(&mut anna, "berta", "r1", "hello").await.status, 200);
        assert_eq!(say(&mut anna, "carl", "r2", "hello").await.status, 200);
        say(&mut anna, "dora", "r3", "hello").await.assert_error(429, "too_many_requests");
        assert_eq!(say(&mut anna, "berta", "r4", "an old conversation goes on").await.status, 200);
        app.stop().await;
    }
}

#[tokio::test]
async fn a_report_takes_the_messages_to_the_moderators() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let mut carl = app.sign_up("carl").await;
        app.database()
            .change("INSERT INTO moderators (user_id, since) SELECT id, 0 FROM users WHERE name = 'carl'");
        say(&mut anna, "berta", "r1", "you played like a fool").await;
        say(&mut berta, "anna", "r1", "stop that").await;
        let report = json!({ "reason": "chat", "text": "rude messages", "messages": true });
        assert_eq!(berta.post("/api/v1/players/anna/reports", &report).await.status, 204);
        let desk = carl.get("/api/v1/moderation").await.json();
        let messages = &desk["reports"][0]["messages"];
        assert_eq!(messages[0]["text"], "you played like a fool", "{desk}");
        assert_eq!((&messages[0]["by_reporter"], &messages[1]["by_reporter"]), (&json!(false), &json!(true)));
        // Moderators read the messages only if the reporter allows it.
        let plain = json!({ "reason": "other", "text": "something else" });
        assert_eq!(anna.post("/api/v1/players/berta/reports", &plain).await.status, 204);
        let desk = carl.get("/api/v1/moderation").await.json();
        let reports = desk["reports"].as_array().unwrap();
        let of_anna = reports.iter().find(|report| report["player"] == "berta").unwrap();
        assert_eq!(of_anna["messages"], json!([]));
        app.stop().await;
    }
}

#[tokio::test]
async fn messages_end_with_either_account_and_after_a_year() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let mut carl = app.sign_up("carl").await;
        say(&mut anna, "berta", "r1", "a secret").await;
        say(&mut carl, "berta", "r1", "an old one").await;
        let deletion = json!({ "password": PASSWORD });
        assert_eq!(anna.post("/api/v1/account/deletion", &deletion).await.status, 204);
        assert!(app.database().columns_with("a secret").is_empty());
        let list: Value = berta.get("/api/v1/messages").await.json();
        assert_eq!(list["conversations"].as_array().unwrap().len(), 1);
        app.database().change("UPDATE direct_messages SET at = 1");
        app.database().change("UPDATE conversations SET last_at = 1");
        app.advance_s(60 * 60);
        let patience = Patience::new();
        while !app.database().texts("SELECT text FROM direct_messages").is_empty() {
            patience.pause("a message").await;
        }
        assert_eq!(berta.get("/api/v1/messages").await.json()["conversations"], json!([]));
        app.stop().await;
    }
}

#[tokio::test]
async fn a_token_reads_messages_only_with_its_own_scope() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        say(&mut berta, "anna", "r1", "hello").await;
        for (scopes, may) in
            [(json!(["read", "play", "chat", "social"]), false), (json!(["messages", "read"]), true)]
        {
            let wanted = json!({ "name": "mine", "scopes": scopes });
            let made = anna.post("/api/v1/account/tokens", &wanted).await.json();
            let mut program = app.client();
            program.extra_headers =
                vec![("authorization", format!("Bearer {}", made["secret"].as_str().unwrap()))];
            let reply = program.get("/api/v1/messages").await;
            assert_eq!(reply.status == 200, may, "{}", reply.text());
            let mut socket = Socket::open(&program).await;
            socket.say(&ClientMessage::WatchAgenda).await;
            loop {
                if let ServerMessage::Agenda { agenda } = socket.next().await {
                    assert_eq!(agenda.messages.unread > 0, may);
                    break;
                }
            }
        }
        app.stop().await;
    }
}

/// An attacker with many accounts must not close an inbox: neither unanswered nor blocked conversations count.
#[tokio::test]
async fn no_crowd_of_strangers_closes_an_inbox() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| {
            settings.live.bounds.conversations = 2;
            settings.live.bounds.unanswered_conversations = 3;
            settings.limits.sign_up_by_address.burst = 100;
        })
        .await;
        let mut berta = app.sign_up("berta").await;
        let friend = app.sign_up("friend").await;
        let note = |friend: bool, blocked: bool| json!({ "friend": friend, "blocked": blocked, "note": "" });
        assert_eq!(berta.put("/api/v1/account/contacts/friend", &note(true, false)).await.status, 204);
        let mut clients = vec![friend];
        for n in 0..6 {
            clients.push(app.sign_up(&format!("stranger{n}")).await);
        }
        for client in &mut clients {
            app.advance_s(1);
            assert_eq!(say(client, "berta", "r", "hello").await.status, 200);
        }
        let names = |list: &Value| -> Vec<String> {
            let all = list["conversations"].as_array().unwrap().iter();
            all.map(|one| one["name"].as_str().unwrap().to_owned()).collect()
        };
        let list = berta.get("/api/v1/messages").await.json();
        // The oldest strangers made room; a friend's message stays.
        assert_eq!(names(&list), ["stranger5", "stranger4", "friend"]);
        let metrics = app.client().get("/metrics").await.text().to_owned();
        assert!(
            metrics.contains("bg_bounds_reached_total{what=\"unanswered_conversations\"} 4\n"),
            "{metrics}"
        );
        // The person's own conversations have a bound; a conversation with a blocked player does not count.
        assert_eq!(say(&mut berta, "friend", "a", "hi").await.status, 200);
        assert_eq!(say(&mut berta, "stranger5", "a", "hi").await.status, 200);
        let full = say(&mut berta, "stranger4", "a", "hi").await;
        full.assert_error(409, "conflict");
        full.assert_says("delete some first");
        assert_eq!(berta.put("/api/v1/account/contacts/stranger5", &note(false, true)).await.status, 204);
        assert_eq!(say(&mut berta, "stranger4", "a", "hi").await.status, 200);
        let newcomer = &mut clients[1];
        assert_eq!(say(newcomer, "berta", "again", "still there?").await.status, 200, "the inbox is open");
        app.stop().await;
    }
}

#[tokio::test]
async fn a_person_deletes_a_conversation_and_the_other_keeps_it() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        anna.delete("/api/v1/messages/berta").await.assert_error(404, "not_found");
        assert_eq!(say(&mut anna, "berta", "r1", "first").await.status, 200);
        assert_eq!(say(&mut berta, "anna", "r1", "second").await.status, 200);
        let mut socket = Socket::open(&berta).await;
        socket.say(&ClientMessage::WatchAgenda).await;
        assert_eq!(say(&mut anna, "berta", "r2", "third").await.status, 200);
        unread(&mut socket, 1).await;
        assert_eq!(berta.delete("/api/v1/messages/anna").await.status, 204);
        unread(&mut socket, 0).await;
        berta.delete("/api/v1/messages/anna").await.assert_error(404, "not_found");
        assert_eq!(berta.get("/api/v1/messages").await.json()["conversations"], json!([]));
        assert!(texts(&mut berta, "anna").await.is_empty());
        assert_eq!(texts(&mut anna, "berta").await.len(), 3, "the other person keeps it");
        // It goes on with what is written later.
        assert_eq!(say(&mut anna, "berta", "r3", "fourth").await.status, 200);
        assert_eq!(texts(&mut berta, "anna").await, [("fourth".to_owned(), false)]);
        assert_eq!(berta.get("/api/v1/messages").await.json()["conversations"][0]["unread"], 1);
        // When both have deleted it, nothing is left.
        for (client, with) in [(&mut anna, "berta"), (&mut berta, "anna")] {
            assert_eq!(client.delete(&format!("/api/v1/messages/{with}")).await.status, 204);
        }
        let left = app.database().texts("SELECT CAST(count(*) AS TEXT) AS text FROM direct_messages");
        assert_eq!(left, ["0"]);
        app.stop().await;
    }
}
