//! The dice of a match: committed to before the players sit down, disclosed when allowed, and in agreement with the
//! commitment.

use ::dice::{
    Bytes32, Contribution, DiceRecord, GamesMax, OpeningThrow, RecordedGame, RecordedRoll, SeatCheck,
    SeatRule, ServedGame, verify,
};
use records::MatchRecord;
use rules::{BySide, Die, Roll, Side};
use serde_json::json;
use wire::{DiceDisclosure, MatchFormat, Seat};

use super::{WatchedTable, open_table, settings};
use crate::support::{Client, Database, TestApp};

pub(super) async fn disclosure(client: &mut Client, id: &wire::MatchId) -> DiceDisclosure {
    let reply = client.get(&format!("/api/v1/matches/{}/dice", id.0)).await;
    serde_json::from_slice(&reply.body).unwrap()
}

/// Returns the data that a stranger can verify with the crate alone.
fn record(disclosed: &DiceDisclosure) -> DiceRecord {
    let bytes = |text: &str| text.parse::<Bytes32>().unwrap();
    let given = |text: &Option<String>| {
        text.as_deref().map_or(Contribution::Absent, |text| Contribution::Given(bytes(text)))
    };
    let side = |seat: Seat| if seat == Seat::White { Side::White } else { Side::Black };
    let die = |pips: u8| Die::new(pips).unwrap();
    DiceRecord {
        match_id: disclosed.id.0.parse().unwrap(),
        commitment: bytes(&disclosed.commitment),
        seed: bytes(disclosed.seed.as_deref().unwrap()),
        seats: BySide {
            white: given(&disclosed.white_contribution),
            black: given(&disclosed.black_contribution),
        },
        seat_rule: match disclosed.seat_bytes {
            wire::SeatBytes::HouseBotsDrawn => SeatRule::HouseBotsDrawn,
            wire::SeatBytes::HouseBotsZero => SeatRule::HouseBotsZero,
        },
        house_bots: BySide {
            white: disclosed.house_bots.contains(&Seat::White),
            black: disclosed.house_bots.contains(&Seat::Black),
        },
        games_max: GamesMax::new(disclosed.games_max.try_into().unwrap()),
        g0: bytes(disclosed.g0.as_deref().unwrap()),
        games: disclosed
            .games
            .iter()
            .map(|game| {
                RecordedGame::Served(ServedGame {
                    key: bytes(&game.key),
                    opening: game.opening.map(|(white, black)| OpeningThrow {
                        ties: game.ties.iter().map(|&tie| die(tie)).collect(),
                        white: die(white),
                        black: die(black),
                    }),
                    rolls: game
                        .throws
                        .iter()
                        .map(|throw| RecordedRoll {
                            side: side(throw.seat),
                            turn: throw.turn,
                            roll: Roll::new(die(throw.dice.0), die(throw.dice.1)),
                        })
                        .collect(),
                })
            })
            .collect(),
    }
}

/// Checks an answer with `fullprime dice verify`.
fn verify_by_command(disclosed: &DiceDisclosure) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("dice.json");
    std::fs::write(&file, serde_json::to_string(disclosed).unwrap()).unwrap();
    let ran = std::process::Command::new(env!("CARGO_BIN_EXE_fullprime"))
        .args(["dice", "verify"])
        .arg(&file)
        .output()
        .unwrap();
    assert!(ran.status.success(), "{ran:?}");
}

#[tokio::test]
async fn everything_is_disclosed_in_its_time_and_agrees() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut anna = app.sign_up("anna").await;
        let mut berta = app.sign_up("berta").await;
        let table = open_table(&mut anna, settings(MatchFormat::ThreeGames, true), None).await;
        let promised = table.dice_commitment.clone();
        let id = table.id;
        let before = disclosure(&mut anna, &id).await;
        assert_eq!((&before.commitment, &before.g0, &before.seed), (&promised, &None, &None));
        let path = format!("/api/v1/matches/{}/seat", id.0);
        let bytes = "0123456789abcdef".repeat(4);
        assert_eq!(anna.post(&path, &json!({ "contribution": bytes })).await.status, 200);
        assert_eq!(berta.post(&path, &json!({})).await.status, 200);

        let mut table = WatchedTable::watch(id.clone(), anna.clone(), berta).await;
        let mut told = Vec::new();
        while !table.is_over() {
            table.play_action().await;
            if told.is_empty() && !table.is_over() && !table.white.view.as_ref().unwrap().games.is_empty() {
                let during = disclosure(&mut anna, &id).await;
                assert_eq!((during.seed.as_ref(), during.white_contribution.as_ref()), (None, None));
                assert!(during.g0.is_some() && !during.finished);
                assert_eq!(during.games.len(), table.white.view.as_ref().unwrap().games.len());
                told = during.games;
                anna.get(&format!("/api/v1/matches/{}/record", id.0)).await.assert_error(409, "conflict");
            }
        }

        let after = disclosure(&mut app.client(), &id).await;
        assert!(after.finished);
        assert_eq!((&after.commitment, after.white_contribution.as_ref()), (&promised, Some(&bytes)));
        assert_eq!(after.black_contribution, None, "a missing contribution counts as zeros and is marked");
        assert_eq!(after.games[..told.len()], told, "what was disclosed before is unchanged");
        let verified = verify(&record(&after));
        assert!(verified.agrees(), "{verified}");
        assert!(verified.throws() > 20);
        verify_by_command(&after);
        let mut wrong = record(&after);
        wrong.commitment = Bytes32([7; 32]);
        assert!(!verify(&wrong).agrees());

        // The record has the same values.
        let reply = anna.get(&format!("/api/v1/matches/{}/record", id.0)).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        let record = MatchRecord::from_json(reply.text()).unwrap();
        record.replay().unwrap();
        assert!(record.verify_dice().unwrap().agrees());

        // No earlier message contained the values disclosed at the end.
        let secrets: Vec<&String> =
            after.seed.iter().chain(after.games.iter().skip(told.len()).map(|game| &game.key)).collect();
        for text in table.white.texts.iter().chain(&table.black.texts) {
            assert!(secrets.iter().all(|secret| !text.contains(secret.as_str())), "{text}");
        }
        app.stop().await;
    }
}

/// The server knows the seed and sees the person's bytes first. It could otherwise try bytes for its bot until it
/// liked the dice.
#[tokio::test]
async fn a_bot_of_the_house_counts_as_zeros_in_the_match_and_in_its_rematch() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut anna = app.sign_up("anna").await;
        let (id, mut socket) = super::against_bot(&mut anna, "Pip", super::casual()).await;
        socket.act(wire::Command::Leave).await.unwrap();
        socket.until(|view| view.rematch_terms.is_some()).await;
        super::rematch::ask(&mut socket, "again").await.unwrap();
        let rematch = socket.until(|view| view.rematch.is_some()).await.rematch.unwrap();
        socket.events.clear();
        socket.watch(&rematch, 0).await;
        socket.act(wire::Command::Leave).await.unwrap();
        for (id, bot) in [(id, Seat::Black), (rematch, Seat::White)] {
            let disclosed = disclosure(&mut anna, &id).await;
            assert_eq!(disclosed.seat_bytes, wire::SeatBytes::HouseBotsZero);
            assert_eq!(disclosed.house_bots, [bot]);
            let contributions = [&disclosed.white_contribution, &disclosed.black_contribution];
            assert_eq!(contributions[usize::from(bot == Seat::Black)], &None);
            let verified = verify(&record(&disclosed));
            assert!(verified.agrees(), "{verified}");
            let side = if bot == Seat::White { Side::White } else { Side::Black };
            assert_eq!(verified.seats[side], SeatCheck::HouseBotZero);
            verify_by_command(&disclosed);
        }
        app.stop().await;
    }
}

#[tokio::test]
async fn the_seed_is_sealed_in_the_database() {
    let database = Database::sqlite();
    let url = database.url();
    let app = TestApp::start(database).await;
    let mut anna = app.sign_up("anna").await;
    let (id, mut socket) = super::against_bot(&mut anna, "Pip", super::casual()).await;
    socket.act(wire::Command::Leave).await.unwrap();
    let disclosed = disclosure(&mut anna, &id).await;
    let file = url.trim_start_matches("sqlite:").to_owned();
    let sealed =
        crate::support::query_text(&file, "SELECT sealed_seed FROM dice_seeds ORDER BY created_at LIMIT 1");
    assert_eq!(sealed.len(), 64);
    assert_ne!(Some(sealed), disclosed.seed);
    app.stop().await;
}
