//! The copy of all data stored about a user, and the deletion of an account.

use std::{
    collections::BTreeSet,
    fmt::Write as _,
    io::{Read as _, Write as _},
};

use flate2::{Compression, read::GzDecoder, write::GzEncoder};
use serde_json::{Value, json};
use wire::{ClientMessage, Command, MatchId, Millis, Phase, Seq, ServerMessage};

use super::{WatchedTable, casual, open_table, sit};
use crate::support::{Client, Database, PASSWORD, Socket, TestApp};

const DELETION: &str = "/api/v1/account/deletion";

/// Columns that may refer to an account after its deletion: others' matches, ratings, books and logs need them. They
/// refer to a row of `users` without personal data. **A new column that refers to an account** is added here, with
/// the reason, or its rows are deleted in `server/store/src/own_data.rs`.
const KEPT: &[&str] = &[
    // The row without name and password, to which other rows refer, and the owners of bots.
    "users.id",
    "users.owner_id",
    // Matches belong to both players.
    "matches.opener_id",
    "matches.invited_id",
    "matches.white_id",
    "matches.black_id",
    // Ratings depend on each other.
    "ratings.user_id",
    "rating_opponents.user_id",
    "rating_opponents.opponent_id",
    "rating_starts.user_id",
    "rating_history.user_id",
    // The performance belongs to the other player.
    "performances.opponent_id",
    // The findings in a match belong to both players.
    "deep_analyses.user_id",
    // The actions of operators are kept.
    "operator_log.user_id",
    // The actions of moderators are kept.
    "address_blocks.author_id",
    "address_blocks.lifted_by_id",
    // The books are append-only.
    "ledger_accounts.user_id",
    "ledger_accounts.owner",
    "ledger_entries.owner",
    "ledger_transfers.from_owner",
    "ledger_transfers.to_owner",
    "ledger_transfers.once",
    "stakes.white_id",
    "stakes.black_id",
    "entry_fees.user_id",
    "pool_prizes.user_id",
    "prize_corrections.user_id",
    // Calls and their answers belong to the event.
    "director_calls.user_id",
    "director_calls.answered_by",
    // Competitions are logs in which numbers represent players.
    "competitions.director_id",
    "competitions.settings",
    "competition_steps.by_id",
    "competition_steps.step",
    // The list of teams is rated from its first match on.
    "team_results.a_captain_id",
    "team_results.b_captain_id",
    // A result counts if the people who made it were established, whatever became of their accounts.
    "team_results.people",
    // The moderators' log never changes.
    "moderation_log.moderator_id",
    "moderation_log.player_id",
    // Sanctions are counted publicly, and a deleted account's texts in appeals are blank.
    "sanctions.user_id",
    "sanctions.author_id",
    "sanctions.decided_by",
    "fair_play_cases.user_id",
    // Voids are steps in the history of ratings and in the books.
    "voids.author_id",
    "voids.undone_by",
    "void_effects.user_id",
    "void_payments.user_id",
];
/// Columns that refer to an account and have no rows left.
const DELETED: &[&str] = &[
    // The skeleton of the name stays, so that the name is never reused. Its link to the account does not.
    "taken_names.user_id",
    "known_devices.user_id",
    "sign_ins.user_id",
    "second_factors.user_id",
    "recovery_codes.user_id",
    "address_accounts.user_id",
    "account_settings.user_id",
    "api_tokens.user_id",
    "board_codes.owner_id",
    "boards.owner_id",
    "chat_lines.user_id",
    "club_lines.user_id",
    "club_members.user_id",
    "club_outsiders.user_id",
    "commentary_lines.user_id",
    "conversations.high_id",
    "conversations.low_id",
    "contacts.other_id",
    "contacts.user_id",
    "direct_messages.high_id",
    "direct_messages.low_id",
    "device_accounts.user_id",
    "club_outsiders.by_id",
    "pending_grants.user_id",
    "duplicate_results.user_id",
    "held_messages.by_id",
    "held_messages.to_id",
    "imports.owner_id",
    "library_cards.owner_id",
    "library_matches.owner_id",
    "listing_checks.user_id",
    "lobby_lines.user_id",
    "mail_addresses.user_id",
    "mail_links.user_id",
    "mail_queue.user_id",
    "moderators.user_id",
    "own_names.owner_id",
    "passkey_challenges.user_id",
    "passkeys.user_id",
    "performances.user_id",
    "player_records.user_id",
    "position_notes.owner_id",
    "practices.user_id",
    "puzzle_answers.user_id",
    "puzzle_cards.user_id",
    "puzzle_players.user_id",
    "puzzle_questions.user_id",
    "push_subscriptions.user_id",
    "reports.player_id",
    "reports.reporter_id",
    "review_comments.author_id",
    "saved_searches.owner_id",
    "sessions.user_id",
    "shared_positions.owner_id",
    "trainer_cards.owner_id",
    "vacations.user_id",
];

/// The effect of an account's deletion on a column of its row in `users`.
#[derive(Debug, PartialEq)]
enum Deletion {
    Erases,
    Keeps,
}

/// Every column of `users`. **A new column** is added here; `rename` in `server/store/src/own_data.rs` erases it unless
/// it is kept.
const OF_USERS: &[(&str, Deletion)] = &[
    // Matches, ratings and books refer to the row.
    ("id", Deletion::Keeps),
    ("name", Deletion::Erases),
    ("name_folded", Deletion::Erases),
    // A person becomes a guest, who cannot sign in.
    ("kind", Deletion::Erases),
    ("password_hash", Deletion::Erases),
    // The day on which the account was made; old matches and ratings show it too.
    ("created_at", Deletion::Keeps),
    // The owner of a bot, whose row is itself without a name.
    ("owner_id", Deletion::Keeps),
    // The words and the title of a person.
    ("picture", Deletion::Erases),
    ("flag", Deletion::Erases),
    ("words", Deletion::Erases),
    ("title", Deletion::Erases),
];

const FILE: &str = " 3 point match\n\n Game 1\n Anna : 0                 Bert : 0\n  \
    1) 31: 8/5 6/5                 52: 13/8 24/22\n  2)  Doubles => 2                Drops\n      Wins 1 point\n";

async fn ask(client: &mut Client, path: &str, body: Value) -> Value {
    let reply = client.post(path, &body).await;
    assert!((200..300).contains(&reply.status), "{path}: {}", reply.text());
    if reply.body.is_empty() { Value::Null } else { reply.json() }
}

/// Plays a match between anna, who wished good luck, wrote in the lobby and left, and berta.
async fn a_finished_match(app: &TestApp) -> (Client, Client, MatchId) {
    let (anna, berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
    let mut table = WatchedTable::begin_between(anna.clone(), berta.clone(), rated()).await;
    let (id, request) = (table.id.clone(), Socket::request());
    let chat = ClientMessage::Chat { id: id.clone(), request: request.clone(), text: "good luck".into() };
    table.white.say(&chat).await;
    table.white.answer_to(&request).await.unwrap();
    let request = Socket::request();
    let text = "anna greets the lobby".into();
    table.white.say(&ClientMessage::LobbyChat { request: request.clone(), text }).await;
    table.white.answer_to(&request).await.unwrap();
    table.first_turns().await;
    table.white.act(Command::Leave).await.unwrap();
    table.black.until(|view| matches!(view.phase, Phase::Over { .. })).await;
    (anna, berta, id)
}

fn rated() -> Value {
    let mut settings = super::settings(wire::MatchFormat::Points { length: 5 }, true);
    settings["stake"] = json!(500);
    settings
}

/// Creates all kinds of data that a user can leave behind.
async fn live_a_little(anna: &mut Client, berta: &mut Client, id: &MatchId) {
    ask(anna, "/api/v1/account/bots", json!({ "name": "annabot" })).await;
    for bot in [Value::Null, json!("annabot")] {
        let mut wanted = json!({ "name": "script", "scopes": ["read"] });
        if !bot.is_null() {
            wanted["bot"] = bot;
        }
        ask(anna, "/api/v1/account/tokens", wanted).await;
    }
    for (client, other) in [(&mut *anna, "berta"), (&mut *berta, "anna")] {
        let contact = json!({ "friend": true, "blocked": false, "note": "plays anna's opening" });
        let reply = client.put(&format!("/api/v1/account/contacts/{other}"), &contact).await;
        assert_eq!(reply.status, 204, "{}", reply.text());
    }
    for (client, other) in [(&mut *anna, "berta"), (&mut *berta, "anna")] {
        let report = json!({ "reason": "chat", "text": "anna was there", "match_id": id.0 });
        ask(client, &format!("/api/v1/players/{other}/reports"), report).await;
    }
    ask(anna, &format!("/api/v1/matches/{}/comments", id.0), json!({ "stop": 1, "text": "anna thinks so" }))
        .await;
    ask(
        anna,
        "/api/v1/practices",
        json!({ "bot": "Pip", "start": { "from": "fresh", "format": { "kind": "normal" } } }),
    )
    .await;
    ask(anna, "/api/v1/account/vacation", json!({ "days": 2 })).await;
    let club = json!({ "name": "The prime house", "about": "", "joining": "open" });
    let club = ask(anna, "/api/v1/clubs", club).await["card"]["id"].as_str().unwrap().to_owned();
    ask(berta, &format!("/api/v1/clubs/{club}/acts"), json!({ "act": "join" })).await;
    let line = json!({ "request": "c1", "text": "anna greets the club" });
    ask(anna, &format!("/api/v1/clubs/{club}/chat"), line).await;
    let message = json!({ "request": "m1", "text": "anna writes to berta" });
    ask(anna, "/api/v1/messages/berta", message).await;
    for (path, body) in [
        ("profile", json!({ "picture": "owl", "flag": "UA", "words": "anna plays for fun" })),
        ("settings", json!({ "version": 1, "changed_at": 1, "document": "{\"name\":\"anna\"}" })),
    ] {
        let reply = anna.put(&format!("/api/v1/account/{path}"), &body).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
    }
    ask(anna, "/api/v1/boards/codes", json!({ "name": "anna's board" })).await;
    let reply = anna
        .post_raw("/api/v1/library?name=anna.mat", "application/octet-stream", FILE.as_bytes().to_vec())
        .await;
    assert_eq!(reply.status, 200, "{}", reply.text());
}

#[tokio::test]
async fn users_can_export_their_own_data() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut anna, mut berta, id) = a_finished_match(&app).await;
        live_a_little(&mut anna, &mut berta, &id).await;
        let reply = anna.get("/api/v1/account/export").await;
        assert_eq!(reply.status, 200, "{reply:?}");
        assert!(reply.header("content-disposition").unwrap().starts_with("attachment"));
        let export = reply.json();
        assert_eq!(export["profile"]["name"], "anna");
        assert_eq!(export["profile"]["words"], "anna plays for fun");
        assert_eq!(export["profile"]["look"], json!({ "picture": "owl", "flag": "UA", "title": null }));
        assert_eq!(export["messages"][0]["text"], "anna writes to berta");
        assert_eq!(export["messages"][0]["with"], "berta");
        assert_eq!(export["clubs"][0]["role"], "owner");
        assert_eq!(export["club_lines"][0]["text"], "anna greets the club");
        assert_eq!(export["settings"]["document"], "{\"name\":\"anna\"}");
        assert_eq!(export["matches"][0]["id"], json!(id.0));
        assert_eq!(export["said"][0]["text"], "good luck");
        assert_eq!(export["said"][1]["text"], "anna greets the lobby");
        let away = &export["vacations"][0];
        assert_eq!(away["until"].as_i64().unwrap() - away["from"].as_i64().unwrap(), 2 * 86_400_000);
        assert_eq!(export["comments"][0]["text"], "anna thinks so");
        assert_eq!(export["reports"][0]["player"], "berta");
        assert_eq!(export["programs"]["bots"][0]["name"], "annabot");
        for (list, count) in [("devices", 1), ("contacts", 1), ("practices", 1)] {
            assert_eq!(export[list].as_array().map(Vec::len), Some(count), "{list}");
        }
        assert_eq!(export["programs"]["tokens"].as_array().map(Vec::len), Some(2));
        let kinds: Vec<&str> =
            export["movements"].as_array().unwrap().iter().map(|one| one["kind"].as_str().unwrap()).collect();
        assert!(kinds.contains(&"starting_grant"), "{kinds:?}");
        app.client().get("/api/v1/account/export").await.assert_error(401, "sign_in_required");
        app.stop().await;
    }
}

#[tokio::test]
async fn a_deleted_account_leaves_its_matches_and_no_name() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut anna, mut berta, id) = a_finished_match(&app).await;
        live_a_little(&mut anna, &mut berta, &id).await;
        // This test makes no analyses, so it stores a mistake of the kind that an analysis finds, which names the
        // opponent.
        app.database().change(
            "INSERT INTO trainer_cards (owner_id, match_id, stop, question, box, due_at, asked) \
             SELECT u.id, m.id, 1, '{\"opponent\":\"anna\"}', 0, 0, 0 FROM users u, matches m WHERE u.name = 'berta'",
        );
        // A waiting challenge does not block the deletion.
        let table = open_table(&mut berta, casual(), Some("anna")).await;
        sit(&mut berta, &table.id).await;
        let numbers =
            app.database().texts("SELECT CAST(id AS TEXT) AS text FROM users WHERE name LIKE 'anna%'");
        assert_eq!(numbers.len(), 2, "a person and a bot");
        let named = app.database().columns_with("anna");
        for column in ["users.name", "contacts.note", "review_comments.text", "trainer_cards.question"] {
            assert!(named.contains(column), "{column}: {named:?}");
        }
        anna.post(DELETION, &json!({})).await.assert_error(401, "wrong_credentials");
        anna.post(DELETION, &json!({ "password": "somebody else" }))
            .await
            .assert_error(401, "wrong_credentials");
        assert_eq!(anna.who_am_i().await.as_deref(), Some("anna"));

        app.database().change("UPDATE ratings SET listed_rating = rating WHERE is_bot = FALSE");
        let reply = anna.post(DELETION, &json!({ "password": PASSWORD })).await;
        assert_eq!(reply.status, 204, "{reply:?}");
        assert_eq!(anna.who_am_i().await, None);
        for needle in ["anna", "good luck"] {
            let found = app.database().columns_with(needle);
            assert_eq!(found, BTreeSet::new(), "{needle} is left behind");
        }
        for number in &numbers {
            let found = app.database().columns_with(number);
            let more: Vec<&String> = found.iter().filter(|column| !KEPT.contains(&column.as_str())).collect();
            assert_eq!(more, Vec::<&String>::new(), "the account is named in columns that are not kept");
        }
        let again =
            app.client().post("/api/v1/session", &json!({ "name": "anna", "password": PASSWORD })).await;
        again.assert_error(401, "wrong_credentials");
        app.client().get("/api/v1/players/anna").await.assert_error(404, "not_found");
        let leaders = app.client().get("/api/v1/leaderboards/stakes").await.text().to_owned();
        assert!(leaders.contains("berta") && !leaders.contains("Deleted-"), "{leaders}");

        // The opponent's history has the same length as before, with a deleted player in it.
        let history = berta.get("/api/v1/players/berta/matches").await.json();
        assert_eq!(history["matches"][0]["id"], json!(id.0));
        let shown = berta.get(&format!("/api/v1/matches/{}", id.0)).await;
        for text in [history.to_string(), shown.text().to_owned()] {
            assert!(text.contains("Deleted-") && !text.contains("anna"), "{text}");
        }
        let mut socket = Socket::open(&berta).await;
        socket.say(&ClientMessage::WatchLobby).await;
        socket.say(&ClientMessage::WatchMatch { id: id.clone(), since: Seq(0) }).await;
        socket.say(&ClientMessage::Ping { at: Millis(0), quiet_s: None }).await;
        while !matches!(socket.next().await, ServerMessage::Pong { .. }) {}
        for said in ["good luck", "greets the lobby"] {
            assert!(socket.texts.iter().all(|text| !text.contains(said)), "her line is gone: {said}");
        }

        // The name is never free again, nor is a similar one.
        for name in ["anna", "ANNA", "anna_"] {
            let wanted = json!({ "name": name, "password": PASSWORD });
            app.client().post("/api/v1/accounts", &wanted).await.assert_error(409, "name_taken");
        }
        app.stop().await;
    }
}

/// Returns a report in the old format with names, compressed, in hexadecimal digits.
fn report_with_names(white: &str, black: &str) -> String {
    let nothing = json!({ "equity": 0.0, "stake": 0.0 });
    let tally = json!({
        "decisions": 0, "error": nothing, "performance_rating": null, "doubtful": 0, "bad": 0, "very_bad": 0,
    });
    let mut totals = json!({ "rolls": 0, "luck": nothing, "snowie_error_rate": null });
    for kind in ["all", "plays", "doubles", "answers", "opening", "contact", "race", "bear_off"] {
        totals[kind] = tally.clone();
    }
    let report = json!({
        "plies": 2, "white": white, "black": black, "stakes": { "kind": "match", "length": 5 }, "games": [],
        "white_totals": totals, "black_totals": totals, "result": 0.0, "without_luck": 0.0,
    });
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    packed.write_all(report.to_string().as_bytes()).unwrap();
    packed.finish().unwrap().iter().fold(String::new(), |mut digits, byte| {
        write!(digits, "{byte:02x}").unwrap();
        digits
    })
}

#[tokio::test]
async fn analyses_of_former_days_lose_the_names() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut anna, mut berta, id) = a_finished_match(&app).await;
        let digits = report_with_names("anna", "berta");
        let (bytes, as_digits) = match app.database() {
            Database::Sqlite { .. } => (format!("X'{digits}'"), "hex(report)"),
            Database::Postgres { .. } => (format!("decode('{digits}', 'hex')"), "encode(report, 'hex')"),
        };
        app.database().change(&format!(
            "INSERT INTO match_analyses (match_id, plies, made_at, report) SELECT id, 2, 0, {bytes} FROM matches"
        ));
        assert_eq!(anna.post(DELETION, &json!({ "password": PASSWORD })).await.status, 204);
        let kept = app.database().texts(&format!("SELECT {as_digits} AS text FROM match_analyses"));
        let kept: Vec<u8> = (0..kept[0].len())
            .step_by(2)
            .map(|at| u8::from_str_radix(&kept[0][at..at + 2], 16).unwrap())
            .collect();
        let mut text = String::new();
        GzDecoder::new(&kept[..]).read_to_string(&mut text).unwrap();
        assert!(text.contains("white_totals") && !text.contains("anna"), "{text}");
        let shown = berta.get(&format!("/api/v1/matches/{}/analysis", id.0)).await;
        assert!(shown.text().contains("Deleted-") && shown.text().contains("berta"), "{}", shown.text());
        app.stop().await;
    }
}

#[tokio::test]
async fn every_column_that_names_an_account_stays_or_goes_by_decision() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let known: BTreeSet<String> = KEPT.iter().chain(DELETED).map(|&column| column.to_owned()).collect();
        let undecided: Vec<String> = app.database().account_columns().difference(&known).cloned().collect();
        assert_eq!(
            undecided,
            Vec::<String>::new(),
            "these columns are neither kept nor deleted with an account"
        );
        app.stop().await;
    }
}

#[tokio::test]
async fn every_column_of_users_is_erased_or_kept_by_decision() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let declared: BTreeSet<String> = OF_USERS.iter().map(|(column, _)| (*column).to_owned()).collect();
        let columns = app.database().columns_of("users");
        assert_eq!(columns, declared, "OF_USERS says what the deletion of an account does to each column");

        let (mut anna, _berta, _match) = a_finished_match(&app).await;
        let id = &app.database().texts("SELECT CAST(id AS TEXT) AS text FROM users WHERE name = 'anna'")[0];
        let value = |column: &str| {
            app.database().texts(&format!(
                "SELECT COALESCE(CAST({column} AS TEXT), 'none') AS text FROM users WHERE id = {id}"
            ))
        };
        let shown = json!({ "picture": "owl", "flag": "UA", "words": "anna plays for fun" });
        assert_eq!(anna.put("/api/v1/account/profile", &shown).await.status, 200);
        app.database().change(&format!("UPDATE users SET title = 'master' WHERE id = {id}"));
        let row = || OF_USERS.iter().map(|(column, _)| value(column)).collect::<Vec<_>>();
        let before = row();
        assert_eq!(anna.post(DELETION, &json!({ "password": PASSWORD })).await.status, 204);
        for (((column, deletion), before), after) in OF_USERS.iter().zip(before).zip(row()) {
            assert_eq!(before == after, *deletion == Deletion::Keeps, "{column}: {before:?}, then {after:?}");
        }
        app.stop().await;
    }
}

#[tokio::test]
async fn nobody_disappears_from_a_match_in_play_or_a_tournament() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut anna, mut dirk) = (app.sign_up("anna").await, app.sign_up("dirk").await);
        let mut table = WatchedTable::begin_between(anna.clone(), app.sign_up("berta").await, casual()).await;
        let password = json!({ "password": PASSWORD });
        anna.post(DELETION, &password).await.assert_error(409, "conflict");
        table.white.act(Command::Leave).await.unwrap();

        let cup = json!({
            "name": "Cup", "length": 5, "places": 8, "check_in": false, "by_rating": false,
            "time": { "kind": "correspondence", "days_per_turn": 3 },
        });
        let id = ask(&mut dirk, "/api/v1/tournaments", cup).await["card"]["id"].as_str().unwrap().to_owned();
        let entry = format!("/api/v1/tournaments/{id}/entry");
        assert_eq!(anna.post_empty(&entry).await.status, 200);
        let league = json!({
            "name": "League", "boards": 4, "final_boards": null, "twice": false, "barometer": true,
            "exchange": false, "places": 3,
            "play": { "kind": "here", "time": { "kind": "live", "delay_s": 12, "reserve_s": 600 } },
            "teams": [{ "name": "Turm", "captain": "dirk", "players": ["dirk", "anna"] }],
        });
        let league =
            ask(&mut dirk, "/api/v1/team-events", league).await["card"]["id"].as_str().unwrap().to_owned();
        dirk.post(DELETION, &password).await.assert_error(409, "conflict");
        assert_eq!(anna.post(DELETION, &password).await.status, 204, "she is in no event that has begun");
        let view = dirk.get(&format!("/api/v1/tournaments/{id}")).await.json();
        assert_eq!(view["entries"], json!([]));
        let view = dirk.get(&format!("/api/v1/team-events/{league}")).await.json();
        assert_eq!(view["teams"][0]["players"].as_array().unwrap().len(), 1, "{view}");
        let cancel = json!({ "act": "cancel", "reason": "the hall closes" });
        ask(&mut dirk, &format!("/api/v1/team-events/{league}/director"), cancel).await;

        let cancel = json!({ "act": "cancel", "reason": "the hall closes" });
        let view = ask(&mut dirk, &format!("/api/v1/tournaments/{id}/director"), cancel).await;
        assert_eq!(view["card"]["director"], "dirk");
        assert_eq!(dirk.post(DELETION, &password).await.status, 204);
        let view = app.client().get(&format!("/api/v1/tournaments/{id}")).await.json();
        assert!(view["card"]["director"].as_str().unwrap().starts_with("Deleted-"), "{view}");
        app.stop().await;
    }
}

#[tokio::test]
async fn a_guest_goes_without_a_password_and_names_of_the_deleted_cannot_be_chosen() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut guest = app.guest().await;
        assert_eq!(guest.post(DELETION, &json!({})).await.status, 204);
        assert_eq!(guest.who_am_i().await, None);
        let wanted = json!({ "name": "Deleted-7", "password": PASSWORD });
        app.client().post("/api/v1/accounts", &wanted).await.assert_error(422, "invalid");
        app.stop().await;
    }
}
