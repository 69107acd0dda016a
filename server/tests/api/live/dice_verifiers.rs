//! Verifiers that share no code with the server agree with it.

use std::process::Output;

use serde_json::Value;
use tokio::process::Command;
use wire::MatchFormat;

use super::{WatchedTable, settings};
use crate::support::{Database, TestApp};

async fn python(arguments: &[&str]) -> Output {
    let system = std::path::Path::new("/usr/bin/python3");
    let mut command = Command::new(if system.exists() { system } else { "python3".as_ref() });
    command.arg(concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/verify_dice.py")).args(arguments);
    command.output().await.unwrap()
}

#[tokio::test]
async fn the_one_written_from_the_document_agrees_with_the_vectors() {
    for (arguments, said) in [
        (
            vec!["--vectors", concat!(env!("CARGO_MANIFEST_DIR"), "/../engine/dice/vectors/vectors.json")],
            "everything agrees",
        ),
        (
            vec![concat!(env!("CARGO_MANIFEST_DIR"), "/../engine/records/tests/golden/match-v1.json")],
            "everything agrees",
        ),
        (
            vec![concat!(env!("CARGO_MANIFEST_DIR"), "/../engine/records/tests/golden/match-v2.json")],
            "everything agrees",
        ),
    ] {
        let output = python(&arguments).await;
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(
            output.status.success() && text.trim().ends_with(said),
            "{text}{}",
            String::from_utf8_lossy(&output.stderr)
        );
    }
}

#[tokio::test]
async fn the_one_written_from_the_document_checks_a_match_that_was_just_played() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut table = WatchedTable::begin(&app, settings(MatchFormat::ThreeGames, true)).await;
    while !table.is_over() {
        table.play_action().await;
    }
    let mut client = app.client();
    for what in ["dice", "record"] {
        let reply = client.get(&format!("/api/v1/matches/{}/{what}", table.id.0)).await;
        let honest: Value = serde_json::from_slice(&reply.body).unwrap();
        let path = app.folder().join(format!("{what}.json"));
        let file = path.to_str().unwrap();
        std::fs::write(&path, honest.to_string()).unwrap();
        let output = python(&[file]).await;
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));

        // White sat without bytes. A bot of the house with bytes, or a changed die, is detected.
        let mut forged = honest.clone();
        let die = match what {
            "dice" => &mut forged["games"][0]["throws"][0]["dice"][0],
            _ => {
                let actions = forged["games"][0]["actions"].as_array_mut().unwrap();
                let roll = actions.iter_mut().find(|entry| entry["action"]["do"] == "roll").unwrap();
                &mut roll["action"]["dice"][0]
            }
        };
        *die = (die.as_u64().unwrap() % 6 + 1).into();
        std::fs::write(&path, forged.to_string()).unwrap();
        let output = python(&[file]).await;
        assert_eq!(output.status.code(), Some(1), "{}", String::from_utf8_lossy(&output.stdout));

        let mut forged = honest;
        match what {
            "dice" => {
                forged["house_bots"] = serde_json::json!(["white"]);
                forged["white_contribution"] = "ab".repeat(32).into();
            }
            _ => {
                forged["players"]["white"]["kind"] = "house_bot".into();
                forged["dice"]["chains"][0]["contributions"]["white"] = "ab".repeat(32).into();
            }
        }
        std::fs::write(&path, forged.to_string()).unwrap();
        let said = String::from_utf8_lossy(&python(&[file]).await.stdout).into_owned();
        assert!(said.contains("white is a house bot, but has bytes"), "{said}");
    }
    app.stop().await;
}

#[tokio::test]
async fn the_recipe_is_served_to_everyone() {
    let app = TestApp::start(Database::sqlite()).await;
    let reply = app.client().get("/dice.md").await;
    assert_eq!((reply.status, reply.text()), (200, include_str!("../../../../docs/dice.md")));
    let reply = app.client().get("/boards-protocol.md").await;
    assert_eq!((reply.status, reply.text()), (200, include_str!("../../../../docs/boards-protocol.md")));
    app.stop().await;
}
