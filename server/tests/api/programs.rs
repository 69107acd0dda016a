//! Programs: players' bots, tokens, and the access that a token gives.
#![expect(clippy::unwrap_used, reason = "a test panics on anything unexpected")]

#[path = "../../../examples/play.rs"]
mod rust_example;

use std::{
    io::{BufRead as _, BufReader},
    process::{Command, Output, Stdio},
};

use reqwest::Method;
use serde_json::{Value, json};
use server::Bucket;
use wire::{ClientMessage, MatchId, RequestId};

use crate::support::{Client, Database, PASSWORD, Socket, SocketEvent, TestApp};

/// Creates a token. Returns the program that holds it, and the token's id.
async fn program(app: &TestApp, owner: &mut Client, scopes: &[&str], bot: Option<&str>) -> (Client, String) {
    let mut wanted = json!({ "name": "my program", "scopes": scopes });
    if let Some(bot) = bot {
        wanted["bot"] = bot.into();
    }
    let reply = owner.post("/api/v1/account/tokens", &wanted).await;
    assert_eq!(reply.status, 201, "{}", reply.text());
    let made = reply.json();
    let mut client = app.client();
    client.extra_headers = vec![("authorization", format!("Bearer {}", made["secret"].as_str().unwrap()))];
    (client, made["token"]["id"].as_str().unwrap().to_owned())
}

fn table(rated: bool, invite: Option<&str>) -> Value {
    let time = json!({ "kind": "live", "delay_s": 12, "reserve_s": 600 });
    let mut wanted = json!({ "settings": { "format": { "kind": "normal" }, "rated": rated, "time": time } });
    if let Some(name) = invite {
        wanted["invite"] = name.into();
    }
    wanted
}

#[tokio::test]
async fn a_token_is_shown_once_listed_and_revoked() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut anna = app.sign_up("anna").await;
        let (mut program, id) = program(&app, &mut anna, &["play", "read"], None).await;
        assert_eq!(program.who_am_i().await.as_deref(), Some("anna"));
        assert_eq!(program.get("/api/v1/account/credits").await.status, 200);
        let socket = Socket::open(&program).await;

        let listed = anna.get("/api/v1/account/programs").await;
        let secret = program.extra_headers[0].1.strip_prefix("Bearer ").unwrap().to_owned();
        assert!(!listed.text().contains(&secret), "a secret is shown only once");
        let tokens = listed.json()["tokens"].clone();
        assert_eq!(tokens[0]["id"], id.as_str());
        assert_eq!(tokens[0]["scopes"], json!(["read", "play"]));
        assert!(tokens[0]["last_used_at"].is_number(), "{tokens}");

        let mut berta = app.sign_up("berta").await;
        let path = format!("/api/v1/account/tokens/{id}");
        berta.delete(&path).await.assert_error(404, "not_found");
        assert_eq!(anna.delete(&path).await.status, 204);
        program.get("/api/v1/session").await.assert_error(401, "bad_token");
        let mut socket = socket;
        assert!(matches!(socket.hear().await, SocketEvent::Closed(_)), "its sockets end with a token");
        anna.delete(&path).await.assert_error(404, "not_found");
    }
}

#[tokio::test]
async fn invalid_tokens_are_refused_and_never_fall_back_to_a_cookie() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut anna = app.sign_up("anna").await;
    let (program, _) = program(&app, &mut anna, &["read"], None).await;
    let good = program.extra_headers[0].1.clone();
    let unknown = format!("Bearer fp_{}", "0".repeat(64));
    for header in ["Bearer", "Bearer ", "bearer x", &good.to_uppercase(), &format!("{good}0"), &unknown] {
        anna.extra_headers = vec![("authorization", header.to_owned())];
        let reply = anna.get("/api/v1/session").await;
        reply.assert_error(401, "bad_token");
        assert_eq!(reply.header("www-authenticate"), Some("Bearer"));
        assert_eq!(Socket::try_open(&anna, None).await.err(), Some(401), "{header}");
    }
    // Another scheme may belong to a proxy.
    anna.extra_headers = vec![("authorization", "Basic YTpi".to_owned())];
    assert_eq!(anna.who_am_i().await.as_deref(), Some("anna"));
}

#[tokio::test]
async fn a_token_does_what_its_scopes_say_and_nothing_else() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut anna = app.sign_up("anna").await;
        let (mut reader, _) = program(&app, &mut anna, &["read"], None).await;
        let (mut player, _) = program(&app, &mut anna, &["play"], None).await;
        let refused = reader.post("/api/v1/matches", &table(false, None)).await;
        refused.assert_error(403, "scope_missing");
        assert_eq!(refused.json()["message"], "The token lacks the scope play.");
        player.get("/api/v1/account/credits").await.assert_error(403, "scope_missing");
        // A program is not a browser: it needs no CSRF token, whatever origin it sends.
        player.extra_headers.push(("origin", "https://elsewhere.example".to_owned()));
        let opened = player.post("/api/v1/matches", &table(false, None)).await;
        assert_eq!(opened.status, 201, "{}", opened.text());
        for (method, path) in [
            (Method::GET, "/api/v1/account/programs"),
            (Method::GET, "/api/v1/account/devices"),
            (Method::POST, "/api/v1/account/tokens"),
            (Method::POST, "/api/v1/account/bots"),
            (Method::PUT, "/api/v1/account/password"),
            (Method::DELETE, "/api/v1/session"),
        ] {
            player.send(method, path, None).await.assert_error(403, "forbidden");
        }
        let mut socket = Socket::open(&player).await;
        let id = MatchId(opened.json()["id"].as_str().unwrap().to_owned());
        let request = RequestId("hello".to_owned());
        socket.say(&ClientMessage::Chat { id, request: request.clone(), text: "hello".into() }).await;
        let error = socket.answer_to(&request).await.unwrap_err();
        assert_eq!(serde_json::to_value(error.code).unwrap(), "scope_missing");
    }
}

#[tokio::test]
async fn bots_of_people_are_bots_for_ever_and_play_by_themselves() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut anna = app.sign_up("anna").await;
        let reply = anna.post("/api/v1/account/bots", &json!({ "name": "annabot" })).await;
        assert_eq!(reply.status, 201, "{}", reply.text());
        anna.post("/api/v1/account/bots", &json!({ "name": "ANNA" })).await.assert_error(409, "name_taken");
        let profile = app.client().get("/api/v1/players/annabot").await.json();
        assert_eq!((&profile["bot"], &profile["run_by"]), (&json!(true), &json!("anna")));
        assert_eq!(profile["online"], false, "only the server's own bots are always here");
        let sign_in = json!({ "name": "annabot", "password": PASSWORD });
        app.client().post("/api/v1/session", &sign_in).await.assert_error(401, "wrong_credentials");

        // Owners cannot win rating points from their own bots.
        let (mut bot, _) = program(&app, &mut anna, &["play"], Some("annabot")).await;
        anna.post("/api/v1/matches", &table(true, Some("annabot"))).await.assert_error(403, "forbidden");
        let opened = bot.post("/api/v1/matches", &table(true, None)).await.json();
        let path = format!("/api/v1/matches/{}/seat", opened["id"].as_str().unwrap());
        assert_eq!(bot.post(&path, &json!({})).await.status, 200);
        anna.post(&path, &json!({})).await.assert_error(403, "forbidden");

        // Other players can, and the bot must take the seat itself.
        let mut berta = app.sign_up("berta").await;
        let reply = berta.post(&path, &json!({})).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        let view = reply.json();
        assert_eq!((&view["white"]["name"], &view["white"]["bot"]), (&json!("annabot"), &json!(true)));
        let opened = berta.post("/api/v1/matches", &table(false, Some("annabot"))).await.json();
        let path = format!("/api/v1/matches/{}/seat", opened["id"].as_str().unwrap());
        let waiting = berta.post(&path, &json!({})).await.json();
        assert_eq!(waiting["phase"]["kind"], "waiting", "the server does not sit down for a user's bot");
        assert_eq!(bot.post(&path, &json!({})).await.json()["phase"]["kind"], "to_play");
    }
}

#[tokio::test]
async fn bots_and_tokens_have_their_limits_and_guests_have_none() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| {
            settings.accounts.bots_max = 1;
            settings.accounts.tokens_max = 2;
            settings.limits.request_by_token = Bucket { burst: 3, refill_s: 3_600.0 };
        })
        .await;
        let mut anna = app.sign_up("anna").await;
        let bot = |name: &str| json!({ "name": name });
        assert_eq!(anna.post("/api/v1/account/bots", &bot("bot1")).await.status, 201);
        anna.post("/api/v1/account/bots", &bot("bot2")).await.assert_error(409, "conflict");
        anna.post("/api/v1/account/bots", &bot("admin")).await.assert_error(422, "invalid");
        let (mut one, _) = program(&app, &mut anna, &["read"], None).await;
        let (mut other, _) = program(&app, &mut anna, &["read"], Some("bot1")).await;
        let wanted = |scopes: Value| json!({ "name": "one more", "scopes": scopes });
        let path = "/api/v1/account/tokens";
        anna.post(path, &wanted(json!(["read"]))).await.assert_error(409, "conflict");
        anna.post(path, &wanted(json!([]))).await.assert_error(422, "invalid");
        anna.post(path, &wanted(json!(["everything"]))).await.assert_error(400, "malformed");
        let mut of_another = wanted(json!(["read"]));
        of_another["bot"] = "berta".into();
        app.sign_up("berta").await.post(path, &of_another).await.assert_error(404, "not_found");
        let guest = app.guest().await.post(path, &wanted(json!(["read"]))).await;
        guest.assert_error(403, "forbidden");

        for _ in 0..3 {
            assert_eq!(one.get("/api/v1/lobby").await.status, 200);
        }
        one.get("/api/v1/lobby").await.assert_error(429, "too_many_requests");
        assert_eq!(other.get("/api/v1/lobby").await.status, 200, "each token has its own limit");
    }
}

async fn run(mut command: Command) -> Output {
    tokio::task::spawn_blocking(move || command.stdin(Stdio::null()).output().unwrap()).await.unwrap()
}

/// Runs an example to its end and returns its output.
async fn run_example(app: &TestApp, owner: &mut Client, command: Command) -> String {
    let (program, _) = program(app, owner, &["play"], None).await;
    let token = program.extra_headers[0].1.strip_prefix("Bearer ").unwrap().to_owned();
    let site = format!("http://{}", app.address());
    let mut command = command;
    command.args([&site, &token, "Pip"]);
    let ran = run(command).await;
    let said = String::from_utf8(ran.stdout).unwrap();
    assert!(ran.status.success(), "{said}{}", String::from_utf8_lossy(&ran.stderr));
    said
}

#[tokio::test]
async fn the_examples_play_a_bot_to_the_end() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut anna = app.sign_up("anna").await;
    let examples = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples");
    // The system's own Python, if present, has the packages of `ops/dev/packages.sh`.
    let system = std::path::Path::new("/usr/bin/python3");
    let mut python = Command::new(if system.exists() { system } else { "python3".as_ref() });
    python.arg(format!("{examples}/play.py"));

    // The web client's own compiler checks it as strictly as the web client and compiles it to JavaScript.
    let tsc = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/node_modules/.bin/tsc");
    let mut compile = Command::new(tsc);
    compile
        .args(["--strict", "--target", "es2022", "--module", "es2022", "--lib", "es2022"])
        .args(["--noUncheckedIndexedAccess", "--outDir"])
        .arg(app.folder())
        .arg(format!("{examples}/play.ts"));
    let compiled = run(compile).await;
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stdout));
    std::fs::write(app.folder().join("package.json"), r#"{ "type": "module" }"#).unwrap();
    let mut typescript = Command::new("node");
    typescript.arg("--experimental-websocket").arg(app.folder().join("play.js"));

    for command in [python, typescript] {
        let said = run_example(&app, &mut anna, command).await;
        assert!(["won against Pip\n", "lost against Pip\n"].contains(&said.as_str()), "{said}");
    }
    let (program, _) = program(&app, &mut anna, &["play"], None).await;
    let token = program.extra_headers[0].1.strip_prefix("Bearer ").unwrap();
    rust_example::play(&format!("http://{}", app.address()), token, "Pip").await.unwrap();
    let profile = anna.get("/api/v1/players/anna").await.json();
    assert_eq!(profile["played"], 3);
}

/// Returns the commands of `docs/bots.md`.
fn documented() -> Vec<&'static str> {
    include_str!("../../../docs/bots.md").lines().filter_map(|line| line.strip_prefix("$ ")).collect()
}

/// Returns a command of the document, to be run in the folder of the source code.
fn shell(command: &str, variables: &[(&str, String)]) -> Command {
    let mut shell = Command::new("sh");
    // With `exec`, the shell becomes the program, so that it can be stopped.
    shell.args(["-c", &format!("exec {command}")]).current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    shell.env("no_proxy", "*").envs(variables.iter().map(|(name, value)| (*name, value)));
    shell
}

/// Runs a command and returns its output.
async fn output_of(command: Command) -> String {
    let ran = run(command).await;
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    String::from_utf8(ran.stdout).unwrap()
}

async fn answer_of(command: Command) -> Value {
    serde_json::from_str(&output_of(command).await).unwrap()
}

/// Runs a command that prints a stream until the player may roll or play. Returns the view.
async fn view_in_stream(mut command: Command) -> Value {
    let read = move || {
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
        let mut messages = lines.filter(|line| !line.is_empty()).map(|line| -> Value {
            serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line}"))
        });
        assert_eq!(messages.next().unwrap()["type"], "welcome");
        let view = messages
            .map(|message| message["view"].clone())
            .find(|view| may(view, "roll") || may(view, "play"));
        child.kill().unwrap();
        child.wait().unwrap();
        view.unwrap()
    };
    tokio::task::spawn_blocking(read).await.unwrap()
}

fn may(view: &Value, command: &str) -> bool {
    view["allowed"].as_array().is_some_and(|allowed| allowed.iter().any(|kind| kind == command))
}

#[tokio::test]
async fn the_commands_of_the_document_begin_a_match_and_play_a_game() {
    let page = include_str!("../../../web/src/ui/pages/ProgramsPage.svelte");
    let commands = documented();
    let &[open, sit, stream, act, play, ask] = commands.as_slice() else { panic!("{commands:#?}") };
    for command in [open, sit, stream, act] {
        assert!(page.contains(command), "the page has another command than {command}");
    }
    // The clock of a test stands still, and with it the bucket of a token.
    let app =
        TestApp::start_with(Database::sqlite(), |settings| settings.limits.request_by_token.burst = 100_000)
            .await;
    let mut anna = app.sign_up("anna").await;
    let (program, _) = program(&app, &mut anna, &["play"], None).await;
    let token = program.extra_headers[0].1.strip_prefix("Bearer ").unwrap().to_owned();
    let mut variables = vec![("SITE", format!("http://{}", app.address())), ("TOKEN", token)];

    let table = answer_of(shell(open, &variables)).await;
    variables.push(("ID", table["id"].as_str().unwrap().to_owned()));
    let seated = answer_of(shell(sit, &variables)).await;
    assert_eq!((&seated["id"], &seated["you"]), (&table["id"], &json!("white")));
    let view = view_in_stream(shell(stream, &variables)).await;
    variables.push(("SEEN", view["seq"].to_string()));
    let answer = answer_of(shell(act, &variables)).await;
    if may(&view, "roll") {
        assert!(answer["seq"].as_u64() > view["seq"].as_u64(), "{answer}");
    } else {
        assert_eq!((&answer["code"], &answer["reason"]), (&json!("refused"), &json!("already_rolled")));
    }

    let said = output_of(shell(play, &variables)).await;
    assert!(["won against Pip\n", "lost against Pip\n"].contains(&said.as_str()), "{said}");
    let permitted = output_of(shell(ask, &variables)).await.to_lowercase();
    assert!(permitted.contains("access-control-allow-origin: *"), "{permitted}");
    app.stop().await;
}
