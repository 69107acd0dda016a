//! Mail through a real SMTP conversation: addresses, password resets, notices, and a server that refuses.

use serde_json::{Value, json};
use wire::TimeControl;

use super::{open_table, settings, sit};
use crate::support::{Client, Database, PASSWORD, Patience, SmtpServer, Socket, TestApp};

const MAIL: &str = "/api/v1/account/mail";
const RESETS: &str = "/api/v1/password-resets";

async fn start(database: Database, smtp: &SmtpServer) -> TestApp {
    let password = database.folder().join("mail.password");
    std::fs::write(&password, "secret\n").unwrap();
    let port = smtp.address.port();
    TestApp::start_with(database, |settings| {
        settings.public_url = Some("http://play.test".parse().unwrap());
        settings.mail.server = Some("127.0.0.1".to_owned());
        settings.mail.port = Some(port);
        settings.mail.encryption = server::MailEncryption::None;
        settings.mail.from = Some("Fullprime <play@play.test>".to_owned());
        settings.mail.user = Some("post".to_owned());
        settings.mail.password_file = Some(password);
    })
    .await
}

/// Creates an account with a confirmed address.
async fn with_address(app: &TestApp, smtp: &mut SmtpServer, name: &str) -> Client {
    let mut client = app.sign_up(name).await;
    let address = format!("{name}@example.test");
    let wanted = json!({ "address": address, "password": PASSWORD, "language": "en" });
    assert_eq!(client.put(&format!("{MAIL}/address"), &wanted).await.status, 200);
    let mail = smtp.next().await;
    assert_eq!(mail.to, address);
    let token = mail.after("http://play.test/confirm-mail?token=");
    assert_eq!(app.client().post("/api/v1/mail/confirm", &json!({ "token": token })).await.status, 204);
    client
}

async fn ask_for_reset(app: &TestApp, account: &str) {
    assert_eq!(app.client().post(RESETS, &json!({ "account": account })).await.status, 204);
}

#[tokio::test]
async fn an_address_is_its_owners_and_brings_a_forgotten_password_back() {
    for database in Database::each() {
        let mut smtp = SmtpServer::start().await;
        let app = start(database, &smtp).await;
        let mut anna = app.sign_up("anna").await;
        assert_eq!(anna.get("/api/v1/session").await.json()["mail"], true);
        let path = format!("{MAIL}/address");
        let mut wanted =
            json!({ "address": "Anna@example.test", "password": "somebody else", "language": "de" });
        anna.put(&path, &wanted).await.assert_error(401, "wrong_credentials");
        wanted["password"] = PASSWORD.into();
        for bad in ["", "anna", "anna@", "a b@example.test", "anna@example.test\r\nBcc: x@example.test"] {
            let mut bad_one = wanted.clone();
            bad_one["address"] = bad.into();
            anna.put(&path, &bad_one).await.assert_error(422, "invalid");
        }
        let view = anna.put(&path, &wanted).await.json();
        assert_eq!((&view["address"], &view["confirmed"]), (&json!("Anna@example.test"), &json!(false)));
        let asked = smtp.next().await;
        assert_eq!(asked.to, "Anna@example.test");
        // The address is not confirmed yet, so no other mail goes there.
        ask_for_reset(&app, "anna").await;
        ask_for_reset(&app, "anna@example.test").await;
        let patience = Patience::new();
        while !app.database().texts("SELECT asked AS text FROM reset_requests").is_empty() {
            patience.pause("a request").await;
        }
        let link = json!({ "token": asked.after("http://play.test/confirm-mail?token=") });
        assert_eq!(app.client().post("/api/v1/mail/confirm", &link).await.status, 204);
        app.client().post("/api/v1/mail/confirm", &link).await.assert_error(404, "not_found");
        assert_eq!(anna.get(MAIL).await.json()["confirmed"], true);

        // By name, by address, and for unknown accounts: the answer is the same.
        for account in ["nobody", "nobody@example.test", "ANNA", "anna@EXAMPLE.test"] {
            ask_for_reset(&app, account).await;
        }
        let (first, second) = (smtp.next().await, smtp.next().await);
        let token = |mail: &crate::support::Mail| mail.after("http://play.test/reset-password?token=");
        let (first, second) = (token(&first), token(&second));
        assert_ne!(first, second);
        let new = json!({ "token": first, "password": "a new pass phrase" });
        let weak = json!({ "token": first, "password": "short" });
        app.client().put(RESETS, &weak).await.assert_error(422, "invalid");
        let common = json!({ "token": first, "password": "password" });
        app.client().put(RESETS, &common).await.assert_error(422, "common_password");
        let mut browser = app.client();
        assert_eq!(browser.put(RESETS, &new).await.status, 204);
        assert_eq!(browser.who_am_i().await, None, "a link alone signs nobody in");
        let changed = json!({ "name": "anna", "password": "a new pass phrase" });
        assert_eq!(browser.post("/api/v1/session", &changed).await.status, 200);
        assert_eq!(anna.who_am_i().await, None, "every other session has ended");
        for token in [&first, &second] {
            let again = json!({ "token": token, "password": "another pass phrase" });
            app.client().put(RESETS, &again).await.assert_error(404, "not_found");
        }
        let old = json!({ "name": "anna", "password": PASSWORD });
        app.client().post("/api/v1/session", &old).await.assert_error(401, "wrong_credentials");

        // A link is valid for an hour.
        ask_for_reset(&app, "anna").await;
        let token = token(&smtp.next().await);
        app.advance_s(3_600);
        let late = json!({ "token": token, "password": "another pass phrase" });
        app.client().put(RESETS, &late).await.assert_error(404, "not_found");

        let export = browser.get("/api/v1/account/export").await.json();
        assert_eq!(export["mail"]["settings"]["address"], "Anna@example.test");
        assert_eq!(export["mail"]["mails"].as_array().map(Vec::len), Some(4), "{}", export["mail"]);
        assert_eq!(browser.delete(&path).await.json()["address"], Value::Null);
        let again =
            json!({ "address": "anna@example.test", "password": "a new pass phrase", "language": "tr" });
        assert_eq!(browser.put(&path, &again).await.status, 200);
        smtp.next().await;
        let gone = json!({ "password": "a new pass phrase" });
        assert_eq!(browser.post("/api/v1/account/deletion", &gone).await.status, 204);
        assert!(app.database().columns_with("example.test").is_empty());
        app.stop().await;
    }
}

#[tokio::test]
async fn an_absent_user_is_notified_once_and_can_unsubscribe() {
    for database in Database::each() {
        let mut smtp = SmtpServer::start().await;
        let app = start(database, &smtp).await;
        let mut anna = with_address(&app, &mut smtp, "anna").await;
        let mut berta = with_address(&app, &mut smtp, "berta").await;
        let mut by_post = settings(wire::MatchFormat::Normal, false);
        by_post["time"] = serde_json::to_value(TimeControl::Correspondence { days_per_turn: 3 }).unwrap();
        let table = open_table(&mut berta, by_post, Some("anna")).await;
        sit(&mut berta, &table.id).await;
        app.advance_s(30);
        let challenge = smtp.next().await;
        assert_eq!(challenge.to, "anna@example.test");
        assert_eq!(challenge.after("http://play.test/match/"), table.id.0);
        assert!(challenge.text.contains("berta"), "{}", challenge.text);

        sit(&mut anna, &table.id).await;
        app.advance_s(30);
        // One player is on turn, and the other's match has begun.
        let mut told = [smtp.next().await, smtp.next().await];
        told.sort_by_key(|mail| !mail.text.contains("Subject: Fullprime: your turn"));
        assert_ne!(told[0].to, told[1].to);
        assert!(told[0].text.contains("Your time ends on 2027-01-"), "{}", told[0].text);
        assert!(told[1].text.contains("has begun"), "{}", told[1].text);

        // One of them unsubscribes the way a mail program does.
        let out = told[0].after("List-Unsubscribe: <http://play.test");
        let out = out.trim_end_matches('>');
        assert!(told[0].text.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"));
        let form = b"List-Unsubscribe=One-Click".to_vec();
        let reply = app.client().post_raw(out, "application/x-www-form-urlencoded", form).await;
        assert_eq!(reply.status, 204, "{}", reply.text());
        let whose = if told[0].to.starts_with("anna") { &mut anna } else { &mut berta };
        let none = json!({ "your_turn": false, "challenge": false, "match_found": false });
        assert_eq!(whose.get(MAIL).await.json()["notices"], none);
        app.client().post_empty("/api/v1/mail/unsubscribe/nobodys").await.assert_error(404, "not_found");

        // Repeated checks send no notice again: the next mail is the one that was requested.
        for _ in 0..3 {
            app.advance_s(30);
            ask_for_reset(&app, "anna").await;
            let next = smtp.next().await;
            assert!(next.text.contains("reset-password"), "{}", next.text);
        }
        app.stop().await;
    }
}

#[tokio::test]
async fn a_mail_waits_for_a_server_that_is_busy_and_not_for_one_that_refuses() {
    for database in Database::each() {
        let mut smtp = SmtpServer::start().await;
        let app = start(database, &smtp).await;
        let mut anna = with_address(&app, &mut smtp, "anna").await;
        smtp.refuse("451 later");
        ask_for_reset(&app, "anna").await;
        failed(&app, "failed").await;
        let app = app.restart().await;
        anna = app.moved(&anna);
        app.advance_s(60);
        assert!(smtp.next().await.text.contains("reset-password"), "a restart loses nothing");
        smtp.refuse("550 nobody lives here");
        ask_for_reset(&app, "anna").await;
        failed(&app, "given_up").await;
        app.advance_s(86_400);
        ask_for_reset(&app, "anna").await;
        smtp.next().await;
        let mails = anna.get_until("/api/v1/account/export", |export| count(export, "waiting") == 0).await;
        assert_eq!((count(&mails, "sent"), count(&mails, "given_up")), (3, 1));
        app.stop().await;
    }
}

#[tokio::test]
async fn a_sign_in_from_a_new_browser_is_mailed_with_a_way_to_end_it() {
    for database in Database::each() {
        let mut smtp = SmtpServer::start().await;
        let app = start(database, &smtp).await;
        let mut anna = with_address(&app, &mut smtp, "anna").await;
        let sign_in = json!({ "name": "anna", "password": PASSWORD });
        let mut stranger = app.client();
        stranger.extra_headers =
            vec![("user-agent", "Mozilla/5.0 (Windows NT 10.0) Firefox/140.0".to_owned())];
        assert_eq!(stranger.post("/api/v1/session", &sign_in).await.status, 200);
        let mail = smtp.next().await;
        assert_eq!(mail.to, "anna@example.test");
        for part in ["new sign-in", "127.0.x.x", "Firefox/140.0", "2027-01-15", "/forgot-password"] {
            assert!(mail.text.contains(part), "{part}: {}", mail.text);
        }
        assert!(!mail.text.contains("List-Unsubscribe"), "{}", mail.text);
        let link = json!({ "token": mail.after("http://play.test/end-sign-in?token=") });
        let end = "/api/v1/mail/end-sign-in";
        app.client().post(end, &json!({ "token": "0".repeat(64) })).await.assert_error(404, "not_found");
        assert_eq!(stranger.who_am_i().await.as_deref(), Some("anna"));
        assert_eq!(app.client().post(end, &link).await.status, 204);
        assert_eq!(stranger.who_am_i().await, None);
        assert_eq!(anna.who_am_i().await.as_deref(), Some("anna"), "only that session has ended");
        app.client().post(end, &link).await.assert_error(404, "not_found");

        // The owner's browser is known, so its sign-in sends no mail: the next mail is the one that was requested.
        assert_eq!(anna.post("/api/v1/session", &sign_in).await.status, 200);
        ask_for_reset(&app, "anna").await;
        let reset = smtp.next().await;
        assert!(reset.text.contains("reset-password"), "{}", reset.text);
        // The browser in which the link sets a new password becomes known too.
        let mut new = app.client();
        let token = reset.after("http://play.test/reset-password?token=");
        let body = json!({ "token": token, "password": "a new pass phrase" });
        assert_eq!(new.put(RESETS, &body).await.status, 204);
        let sign_in = json!({ "name": "anna", "password": "a new pass phrase" });
        assert_eq!(new.post("/api/v1/session", &sign_in).await.status, 200);
        // All other browsers become unknown.
        assert_eq!(anna.post("/api/v1/session", &sign_in).await.status, 200);
        assert!(smtp.next().await.text.contains("new sign-in"));
        app.stop().await;
    }
}

#[tokio::test]
async fn a_question_for_a_new_password_does_the_same_for_accounts_that_are_not_there() {
    for database in Database::each() {
        // A mail server that accepts connections and never answers.
        let silent = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = silent.local_addr().unwrap().port();
        let app = TestApp::start_with(database, |settings| {
            settings.public_url = Some("http://play.test".parse().unwrap());
            settings.mail.server = Some("127.0.0.1".to_owned());
            settings.mail.port = Some(port);
            settings.mail.encryption = server::MailEncryption::None;
            settings.mail.from = Some("Fullprime <play@play.test>".to_owned());
        })
        .await;
        let mut anna = app.sign_up("anna").await;
        let wanted = json!({ "address": "anna@example.test", "password": PASSWORD, "language": "en" });
        assert_eq!(anna.put(&format!("{MAIL}/address"), &wanted).await.status, 200);
        // While this first mail is being sent, no password request is processed, so the direct effects of a request
        // are visible.
        let _sending = silent.accept().await.unwrap();
        app.database().change("UPDATE mail_addresses SET confirmed = TRUE");
        let kept = || app.database().texts("SELECT asked AS text FROM reset_requests ORDER BY asked");
        let queued = || app.database().texts("SELECT CAST(count(*) AS TEXT) AS text FROM mail_queue");
        let before = queued();
        for account in ["anna", "nobody", "anna@example.test", "nobody@example.test", "not a name", ""] {
            ask_for_reset(&app, account).await;
        }
        let all = ["", "anna", "anna@example.test", "nobody", "nobody@example.test", "not a name"];
        assert_eq!((kept(), queued()), (all.map(str::to_owned).to_vec(), before));
        drop(silent);
    }
}

fn count(export: &Value, state: &str) -> usize {
    export["mail"]["mails"].as_array().unwrap().iter().filter(|mail| mail["state"] == state).count()
}

async fn failed(app: &TestApp, result: &str) {
    let line = format!("bg_mail_mails_total{{kind=\"reset\",result=\"{result}\"}} 1");
    let mut client = app.client();
    let patience = Patience::new();
    while !client.get("/metrics").await.text().contains(&line) {
        patience.pause(&line).await;
    }
}

#[tokio::test]
async fn a_site_without_a_server_for_mail_says_so() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut anna = app.sign_up("anna").await;
    assert_eq!(anna.get("/api/v1/session").await.json()["mail"], false);
    let wanted = json!({ "address": "anna@example.test", "password": PASSWORD, "language": "en" });
    anna.put(&format!("{MAIL}/address"), &wanted).await.assert_error(404, "not_found");
    app.client().post(RESETS, &json!({ "account": "anna" })).await.assert_error(404, "not_found");
    app.stop().await;
}

/// Regression: nobody told an absent player of a correspondence match that the opponent offers a rematch.
#[tokio::test]
async fn an_absent_player_is_told_of_an_offered_rematch_once() {
    for database in Database::each() {
        let mut smtp = SmtpServer::start().await;
        let app = start(database, &smtp).await;
        let mut berta = with_address(&app, &mut smtp, "berta").await;
        let mut anna = app.sign_up("anna").await;
        let mut slow = settings(wire::MatchFormat::Normal, false);
        slow["time"] = json!({ "kind": "correspondence", "days_per_turn": 3 });
        let id = open_table(&mut anna, slow, None).await.id;
        sit(&mut anna, &id).await;
        sit(&mut berta, &id).await;
        // Berta never opens the site's socket, so she is away.
        let mut socket = Socket::open(&anna).await;
        socket.watch(&id, 0).await;
        socket.act(wire::Command::Leave).await.unwrap();
        socket.until(|view| view.rematch_terms.is_some()).await;
        super::rematch::ask(&mut socket, "again").await.unwrap();
        app.advance_s(30);
        let mail = smtp.next().await;
        assert_eq!(mail.to, "berta@example.test");
        assert_eq!(mail.after("http://play.test/match/"), id.0);
        assert!(mail.text.contains("anna") && mail.text.contains("rematch"), "{}", mail.text);
        app.stop().await;
    }
}
