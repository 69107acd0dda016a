//! Tournaments that are no knock-outs: Swiss, lives and groups with a final, over the API.

use serde_json::{Value, json};
use wire::{Branch, StandingColumn, StepKind, TournamentFormat, TournamentPhase, TournamentView};

use super::{
    corrections::{act, assert_refused, award, check, log, newest},
    tournaments::{Field, create, last_round, path, wanted},
};
use crate::support::Database;

fn of_format(places: u16, format: &Value) -> Value {
    let mut settings = wanted(1, places);
    settings["format"] = format.clone();
    settings
}

/// Awards all open matches of a bracket's last round to the players listed first. Returns the round's number.
async fn award_round(field: &mut Field, branch: Branch) -> u32 {
    let has_tables = |view: &TournamentView| {
        let bracket = view.brackets.iter().find(|bracket| bracket.branch == branch);
        bracket.and_then(|bracket| bracket.rounds.last()).is_some_and(|round| {
            round
                .pairings
                .iter()
                .all(|one| one.second.is_none() || one.match_id.is_some() || one.winner.is_some())
        })
    };
    let view = field.until(has_tables).await;
    let bracket = view.brackets.iter().find(|bracket| bracket.branch == branch).unwrap();
    let round = bracket.rounds.last().unwrap();
    for pairing in round.pairings.iter().filter(|one| one.second.is_some() && one.winner.is_none()) {
        let mut decision = award(pairing.number, round.number, &pairing.first);
        decision["place"]["branch"] = json!(branch);
        field.direct(decision).await;
    }
    round.number
}

/// Returns the names of a round as pairs.
fn pairs(view: &TournamentView, round: usize) -> Vec<(String, Option<String>)> {
    let pairings = view.brackets[0].rounds[round].pairings.iter();
    pairings.map(|one| (one.first.clone(), one.second.clone())).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_swiss_is_played_to_its_standings() {
    for database in Database::each() {
        let mut field =
            Field::enter(database, 5, &of_format(8, &json!({ "kind": "swiss", "rounds": 3 }))).await;
        let drawn = field.direct(json!({ "act": "draw" })).await;
        assert_eq!(drawn.card.format, TournamentFormat::Swiss { rounds: Some(3) });
        // One match is really played, the others are awarded.
        let open = field
            .until(|view| last_round(view).iter().all(|one| one.second.is_none() || one.match_id.is_some()))
            .await;
        let first = last_round(&open).iter().find(|one| one.second.is_some()).unwrap().clone();
        field.decide(&first).await;
        field
            .until(|view| last_round(view).iter().any(|one| one.second.is_some() && one.winner.is_some()))
            .await;
        for round in 1..=3 {
            assert_eq!(award_round(&mut field, Branch::Main).await, round);
            let next = usize::try_from(round).unwrap() + 1;
            if round < 3 {
                field.until(|view| view.brackets[0].rounds.len() == next).await;
            }
        }
        let over = field.until(|view| view.card.phase == TournamentPhase::Over).await;
        let standings = over.brackets[0].standings.as_ref().unwrap();
        assert_eq!(standings.columns[0], StandingColumn::Points);
        let rows = &standings.groups[0];
        assert_eq!((rows.len(), over.places.len()), (5, 5));
        assert!(rows.iter().all(|row| row.values.len() == standings.columns.len()));
        assert_eq!(rows[0].name, over.places[0].name);
        // Nobody meets the same opponent twice, and each bye goes to another player.
        let met: Vec<_> = (0..3).flat_map(|round| pairs(&over, round)).collect();
        for (at, (one, other)) in met.iter().enumerate() {
            let again = met[at + 1..].iter().any(|(a, b)| {
                (a == one && b == other) || (Some(a) == other.as_ref() && b.as_ref() == Some(one))
            });
            assert!(!again, "{met:?}");
        }
        assert!(field.director.get(&path(&field.id, "/matches.csv")).await.text().lines().count() == 1 + 9);
        check(&field.app);
        field.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_corrected_winner_changes_the_standings_and_no_round_that_is_drawn() {
    for database in Database::each() {
        let mut field =
            Field::enter(database, 6, &of_format(8, &json!({ "kind": "swiss", "rounds": 3 }))).await;
        field.direct(json!({ "act": "draw" })).await;
        award_round(&mut field, Branch::Main).await;
        let before = field.until(|view| view.brackets[0].rounds.len() == 2).await;
        let desk = format!("tournament/{}", field.id);
        let step = newest(&log(&mut field.director, &desk).await, StepKind::Awarded);
        let wrong =
            before.brackets[0].rounds[0].pairings.iter().find(|one| step.about.contains(&one.first)).unwrap();
        let right = wrong.second.clone().unwrap();
        let correct = json!({
            "act": "correct", "step": step.step, "instead": { "form": "winner", "name": right }, "reason": "misread",
        });
        act(&mut field.director, &desk, &correct).await;
        let after = field.look().await;
        assert_eq!(pairs(&after, 1), pairs(&before, 1));
        let points = |view: &TournamentView, name: &str| {
            let rows = &view.brackets[0].standings.as_ref().unwrap().groups[0];
            rows.iter().find(|row| row.name == name).unwrap().values[0].clone()
        };
        assert_eq!(points(&before, &right).as_deref(), Some("0"));
        assert_eq!(points(&after, &right).as_deref(), Some("1"));
        field.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn groups_lead_to_a_final_with_its_own_bracket() {
    for database in Database::each() {
        let mut settings = of_format(8, &json!({ "kind": "round_robin", "groups": 2, "twice": false }));
        settings["final_of"] = json!(1);
        let mut field = Field::enter(database, 6, &settings).await;
        field.direct(json!({ "act": "draw" })).await;
        for round in 1..=3_usize {
            award_round(&mut field, Branch::Main).await;
            field.until(|view| view.brackets[0].rounds.len() == round + 1 || view.brackets.len() == 2).await;
        }
        let view = field.look().await;
        assert_eq!(view.card.final_of, Some(1));
        let groups = &view.brackets[0].standings.as_ref().unwrap().groups;
        assert_eq!(groups.iter().map(Vec::len).collect::<Vec<_>>(), [3, 3]);
        let first: Vec<&str> = groups.iter().map(|rows| rows[0].name.as_str()).collect();
        assert!(groups.iter().all(|rows| rows[0].goes_on && !rows[1].goes_on));
        let last = view.brackets.iter().find(|bracket| bracket.branch == Branch::Final).unwrap();
        assert!(first.contains(&last.rounds[0].pairings[0].first.as_str()));
        // Nobody is exchanged in a group, because its table decides who meets.
        let swap = json!({
            "act": "swap", "branch": "main", "first": groups[0][0].name, "second": groups[1][0].name, "reason": "wish",
        });
        let reply = field.director.post(&path(&field.id, "/director"), &swap).await;
        assert_refused(&reply, "paired_by_table");
        award_round(&mut field, Branch::Final).await;
        let over = field.until(|view| view.card.phase == TournamentPhase::Over).await;
        assert_eq!(over.card.winner.as_ref(), over.places.first().map(|place| &place.name));
        assert_eq!(over.places.len(), 6);
        field.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_one_life_the_last_player_wins_and_late_players_join_the_next_round() {
    let mut settings = of_format(8, &json!({ "kind": "lives", "lives": 2 }));
    settings["by_rating"] = true.into();
    let mut field = Field::enter(Database::sqlite(), 4, &settings).await;
    field.direct(json!({ "act": "draw" })).await;
    let until = field.app.now_ms() + 86_400_000;
    field.direct(json!({ "act": "late_entries", "until": until, "reason": "a train is late" })).await;
    let mut late = field.app.sign_up("latecomer").await;
    assert_eq!(late.post_empty(&path(&field.id, "/entry")).await.status, 200);
    award_round(&mut field, Branch::Main).await;
    let next = field.until(|view| view.brackets[0].rounds.len() == 2).await;
    assert!(
        pairs(&next, 1)
            .iter()
            .any(|(one, other)| one == "latecomer" || other.as_deref() == Some("latecomer"))
    );
    for _ in 0..12 {
        if field.look().await.card.phase == TournamentPhase::Over {
            break;
        }
        let round = usize::try_from(award_round(&mut field, Branch::Main).await).unwrap();
        field
            .until(|view| view.card.phase == TournamentPhase::Over || view.brackets[0].rounds.len() > round)
            .await;
    }
    let over = field.look().await;
    assert_eq!(over.card.phase, TournamentPhase::Over);
    assert_eq!(over.places.len(), 5);
    let rows = &over.brackets[0].standings.as_ref().unwrap().groups[0];
    assert_ne!(rows[0].values[0].as_deref(), Some("0"), "the winner has a life left");
    assert!(rows[1..].iter().all(|row| row.values[0].as_deref() == Some("0")));
    field.app.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn settings_that_cannot_be_played_are_refused_in_the_form() {
    let field = Field::enter(Database::sqlite(), 0, &wanted(1, 4)).await;
    let mut director = field.director.clone();
    let swiss = json!({ "kind": "swiss", "rounds": 3 });
    let with = |format: &Value, key: &str, value: Value| {
        let mut settings = of_format(8, format);
        settings[key] = value;
        settings
    };
    let refused = [
        (of_format(8, &json!({ "kind": "swiss", "rounds": 20 })), "format.rounds"),
        (of_format(8, &json!({ "kind": "swiss", "rounds": 0 })), "format.rounds"),
        (of_format(8, &json!({ "kind": "lives", "lives": 4 })), "format.lives"),
        (of_format(8, &json!({ "kind": "round_robin", "groups": 5, "twice": false })), "format.groups"),
        (of_format(1024, &json!({ "kind": "round_robin", "groups": 1, "twice": false })), "format.groups"),
        (with(&swiss, "final_of", json!(8)), "final_of"),
        (with(&swiss, "final_of", json!(1)), "final_of"),
        (with(&json!({ "kind": "knock_out" }), "final_of", json!(2)), "final_of"),
        (with(&swiss, "fee", json!(100)), "fee"),
    ];
    for (mut settings, at) in refused {
        if at == "fee" {
            settings["shares"] = json!([100]);
        }
        let reply = director.post("/api/v1/tournaments", &settings).await;
        reply.assert_error(422, "invalid");
        assert_eq!(reply.json()["field"], at, "{}", reply.text());
    }
    create(&mut director, &with(&swiss, "final_of", json!(4))).await;
    field.app.stop().await;
}
