//! The throws of all finished matches, each counted once.

use serde_json::json;
use wire::{DiceStatistics, MatchFormat, Phase, ThrowerKind};

use super::{WatchedTable, against_bot, casual, dice::disclosure as disclosure_of, settings};
use crate::support::{Client, Database, Patience, TestApp};

async fn statistics(client: &mut Client) -> DiceStatistics {
    let reply = client.get("/api/v1/dice/statistics").await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

fn rolls(statistics: &DiceStatistics, who: ThrowerKind) -> u64 {
    statistics.throwers.iter().find(|thrower| thrower.who == who).unwrap().rolls
}

/// Waits until the housekeeping has counted this many rolls, and more than this many dice of opening throws.
async fn until_counted(app: &TestApp, client: &mut Client, wanted: u64, opening_dice: u64) -> DiceStatistics {
    let patience = Patience::new();
    loop {
        let found = statistics(client).await;
        let counted = rolls(&found, ThrowerKind::All);
        assert!(counted <= wanted, "{counted} rolls are counted, but only {wanted} were thrown");
        // A match may end after its opening throw alone, which is no roll.
        if counted == wanted && found.throwers[0].opening_dice > opening_dice {
            return found;
        }
        patience.pause(found).await;
        app.advance_s(10);
    }
}

#[tokio::test]
async fn a_match_counts_once_and_only_when_it_is_over() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut client = app.client();
        let mut table = WatchedTable::begin(&app, settings(MatchFormat::Single, true)).await;
        let mut anna = app.sign_up("carla").await;
        // Time moves until everything is counted, so no clock may end this match.
        let mut untimed = casual();
        untimed["time"] = json!({ "kind": "none" });
        let (id, mut socket) = against_bot(&mut anna, "Pip", untimed).await;
        for _ in 0..4 {
            table.play_action().await;
        }
        app.advance_s(30);
        assert_eq!(
            rolls(&statistics(&mut client).await, ThrowerKind::All),
            0,
            "nothing of a match in play is told"
        );

        while !table.is_over() {
            table.play_action().await;
        }
        let thrown =
            |told: &wire::DiceDisclosure| told.games.iter().map(|game| game.throws.len() as u64).sum::<u64>();
        let people = thrown(&disclosure_of(&mut client, &table.id).await);
        let counted = until_counted(&app, &mut client, people, 0).await;
        assert_eq!(rolls(&counted, ThrowerKind::People), people);
        assert_eq!(rolls(&counted, ThrowerKind::HouseBots), 0);

        socket.act(wire::Command::Leave).await.unwrap();
        socket.until(|view| matches!(view.phase, Phase::Over { .. })).await;
        let told = disclosure_of(&mut client, &id).await;
        let before = counted.throwers[0].opening_dice;
        let counted = until_counted(&app, &mut client, people + thrown(&told), before).await;
        let by_bot = told.games[0].throws.iter().filter(|throw| throw.seat == wire::Seat::Black).count();
        assert_eq!(rolls(&counted, ThrowerKind::HouseBots), by_bot as u64);

        // A second run finds the same: nothing is counted twice.
        app.advance_s(60);
        assert_eq!(statistics(&mut client).await, counted);
        let all = &counted.throwers[0];
        assert_eq!(all.numbers.iter().sum::<u64>(), 2 * all.rolls + all.opening_dice);
        assert!(all.tests.numbers.unwrap().p > 0.0 && all.tests.numbers.unwrap().p <= 1.0);
        app.stop().await;
    }
}
