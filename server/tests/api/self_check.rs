//! The nightly self-check from outside: its public status, its mail to the operator, and its files.

use serde_json::{Value, json};

use crate::support::{Database, SmtpServer, TestApp};

/// The seconds from the start of the tests' clock, 08:00 UTC, to the hour of the next night's check.
const TO_THE_NIGHT_S: u64 = 19 * 3_600 + 60;
const DAY_S: u64 = 24 * 3_600;

async fn start(database: Database, smtp: &SmtpServer) -> TestApp {
    let port = smtp.address.port();
    TestApp::start_with(database, |settings| {
        settings.self_check.enabled = true;
        settings.self_check.backups_kept = 1;
        settings.public_url = Some("http://play.test".parse().expect("a URL"));
        settings.mail.server = Some("127.0.0.1".to_owned());
        settings.mail.port = Some(port);
        settings.mail.encryption = server::MailEncryption::None;
        settings.mail.from = Some("Fullprime <play@play.test>".to_owned());
        settings.mail.operator = Some("ops@play.test".to_owned());
    })
    .await
}

fn results(status: &Value) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().expect("text").to_owned();
    let steps = status["steps"].as_array().expect("steps").iter();
    steps.map(|step| (text(&step["name"]), text(&step["result"]))).collect()
}

#[tokio::test]
async fn each_night_everything_is_checked_and_a_backup_is_restored() {
    for database in Database::each() {
        let is_sqlite = matches!(database, Database::Sqlite { .. });
        let mut smtp = SmtpServer::start().await;
        let app = start(database, &smtp).await;
        let mut anna = app.sign_up("anna").await;
        let settings = json!({ "format": { "kind": "normal" }, "rated": false, "time": { "kind": "none" } });
        let table = anna.post("/api/v1/matches", &json!({ "settings": settings, "invite": "Wilma" })).await;
        assert_eq!(table.status, 201, "{table:?}");
        let seat = format!("/api/v1/matches/{}/seat", table.json()["id"].as_str().unwrap());
        assert_eq!(anna.post(&seat, &json!({})).await.status, 200);
        let before = anna.get("/api/v1/status").await.json();
        assert_eq!(before, json!({ "checked_at": null, "passed": null, "steps": [], "disk_low": false }));

        app.advance_s(TO_THE_NIGHT_S);
        let status = anna.get_until("/api/v1/status", |status| !status["checked_at"].is_null()).await;
        assert_eq!(status["passed"], json!(true), "{status}");
        let of_backups = if is_sqlite { "passed" } else { "skipped" };
        let expected = [
            ("pages", "passed"),
            ("logs", "passed"),
            ("ratings", "passed"),
            ("books", "passed"),
            ("backup", of_backups),
            ("restore", of_backups),
        ];
        assert_eq!(results(&status), expected.map(|(name, result)| (name.to_owned(), result.to_owned())));
        let backups = || {
            let folder = std::fs::read_dir(app.folder().join("backups")).unwrap();
            let mut names: Vec<_> =
                folder.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
            names.sort();
            names
        };
        if is_sqlite {
            assert_eq!(backups(), ["nightly-2027-01-16"]);
        }

        // The next night's check finds lost data.
        app.database().change("DELETE FROM dice_seeds");
        app.advance_s(DAY_S);
        let status = anna.get_until("/api/v1/status", |status| status["passed"] == json!(false)).await;
        assert_eq!(results(&status)[1], ("logs".to_owned(), "failed".to_owned()), "{status}");
        assert!(!status.to_string().contains("match"), "the public status has no details: {status}");
        let mail = smtp.next().await;
        assert_eq!(mail.to, "ops@play.test");
        assert!(mail.text.contains("dice_seeds: none for"), "{mail:?}");
        let metrics = anna.get("/metrics").await;
        assert!(metrics.text().contains("bg_self_check_failed 1\n"), "{}", metrics.text());
        if is_sqlite {
            // The restored copy has the same fault, so the older backup stays.
            assert_eq!(results(&status)[5].1, "failed", "{status}");
            assert_eq!(backups(), ["nightly-2027-01-16", "nightly-2027-01-17"]);
        }
    }
}
