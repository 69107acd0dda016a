//! Ratings: settled once, by the formula, and recomputed bit for bit.

use std::process::{Command as Process, Output};

use wire::{Command, MatchFormat, Phase};

use super::{WatchedTable, settings};
use crate::support::{Database, TestApp, execute};

fn verify(url: &str) -> Output {
    Process::new(env!("CARGO_BIN_EXE_fullprime"))
        .args(["admin", "--database", url, "ratings", "verify"])
        .output()
        .expect("the program runs")
}

#[tokio::test]
async fn the_worked_example_of_an_upset_is_settled_to_its_digits() {
    let database = Database::sqlite();
    let file = database.url().trim_start_matches("sqlite:").to_owned();
    let app = TestApp::start(database).await;
    let (anna, berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
    execute(
        &file,
        "INSERT INTO ratings (user_id, list, rating, experience)
         SELECT id, 'casual', CASE name WHEN 'anna' THEN 1700.0 ELSE 1500.0 END,
         CASE name WHEN 'anna' THEN 500 ELSE 40 END FROM users WHERE name IN ('anna', 'berta')",
    );
    let mut table = WatchedTable::begin_between(anna, berta, settings(MatchFormat::Normal, true)).await;
    assert_eq!(table.white.view.as_ref().unwrap().white.rating.to_bits(), 1700.0_f64.to_bits());
    table.first_turns().await;
    table.white.act(Command::Leave).await.unwrap();
    let end = table.black.until(|view| matches!(view.phase, Phase::Over { .. })).await;
    let [won, lost] = end.rating_changes.as_slice() else { panic!("{end:?}") };
    assert_eq!(format!("{:.4}", won.after - won.before), "10.2545");
    assert_eq!(format!("{:.4}", lost.before - lost.after), "2.2292");
    assert_eq!(format!("{:.6}", won.p), "0.557312");
    assert_eq!((won.k, lost.k), (4.6, 1.0));
    assert_eq!((won.experience_before, lost.experience_before, won.n), (40, 500, 1));
    app.stop().await;
}

#[tokio::test]
async fn recomputing_finds_every_rating_bit_for_bit_and_every_change_of_one() {
    let database = Database::sqlite();
    let url = database.url();
    let file = url.trim_start_matches("sqlite:").to_owned();
    let app = TestApp::start(database).await;
    let clients = [app.sign_up("anna").await, app.sign_up("berta").await, app.sign_up("carl").await];
    for (round, (white, black)) in [(0, 1), (1, 2), (2, 0), (0, 1), (1, 0), (2, 1)].into_iter().enumerate() {
        let format =
            [MatchFormat::Normal, MatchFormat::Points { length: 5 }, MatchFormat::ThreeGames][round % 3];
        let (white, black) = (clients[white].clone(), clients[black].clone());
        let mut table = WatchedTable::begin_between(white, black, settings(format, true)).await;
        table.first_turns().await;
        let leaver = if round % 2 == 0 { &mut table.white } else { &mut table.black };
        leaver.act(Command::Leave).await.unwrap();
        table.white.until(|view| matches!(view.phase, Phase::Over { .. })).await;
    }
    let app_url = url.clone();
    let check = move || verify(&app_url);
    let output = check();
    assert!(output.status.success(), "{output:?}");
    assert!(String::from_utf8_lossy(&output.stdout).contains("all agree: 6 rated matches"), "{output:?}");

    // Changes the last bit of one rating.
    execute(
        &file,
        "UPDATE ratings SET rating = rating + 2.3e-13 WHERE list = 'casual' AND rating > 1500 AND is_bot = FALSE",
    );
    let output = check();
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    execute(
        &file,
        "UPDATE ratings SET rating = (SELECT rating_after FROM rating_history h WHERE h.user_id = ratings.user_id AND h.list = ratings.list ORDER BY place DESC LIMIT 1) WHERE is_bot = FALSE",
    );
    let output = check();
    assert!(output.status.success(), "{output:?}");
    execute(&file, "DELETE FROM rating_history WHERE place = 3");
    assert_eq!(check().status.code(), Some(1));
    app.stop().await;
}
