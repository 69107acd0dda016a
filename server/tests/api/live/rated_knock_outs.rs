//! A knock-out never changes what a match is worth: a match that began rated is decided, rated and counted only by its
//! players and its clock.

use serde_json::{Value, json};
use wire::{Command, DecidedHow, MatchId, PairingView, StepKind, TournamentPhase};

use super::{
    WatchedTable,
    corrections::{act, assert_refused, award, check, log, newest, try_act, undo},
    late_and_gone::are_set_up,
    tournaments::{DAY_S, Field, last_round, path, wanted},
    unplayed::await_three,
};
use crate::support::{Client, Database, Socket};

/// Seats both players of a pairing and plays until the match counts. Returns its table.
pub(super) async fn play_first_turns(field: &mut Field, pairing: &PairingView) -> MatchId {
    let (id, second) = (pairing.match_id.clone().unwrap(), pairing.second.clone().unwrap());
    field.sit(&second, &id).await;
    field.sit(&pairing.first, &id).await;
    let (white, black) = (field.client(&pairing.first).clone(), field.client(&second).clone());
    WatchedTable::watch(id.clone(), white, black).await.play_actions(8).await;
    id
}

/// Draws round one and plays its first match until it counts.
async fn under_way(field: &mut Field) -> (PairingView, MatchId) {
    field.direct(json!({ "act": "draw" })).await;
    let pairing = last_round(&field.until(are_set_up).await)[0].clone();
    let table = play_first_turns(field, &pairing).await;
    (pairing, table)
}

async fn shown(client: &mut Client, table: &MatchId) -> Value {
    client.get(&format!("/api/v1/matches/{}", table.0)).await.json()
}

/// Checks that a match is in play and rated.
pub(super) async fn assert_goes_on(client: &mut Client, table: &MatchId) {
    let view = shown(client, table).await;
    assert_ne!(view["phase"]["kind"], "over", "{view}");
    assert_eq!(view["list"], "casual", "{view}");
}

/// Waits for the end of a match, and checks that it is rated. Returns the winner's seat and the reason.
pub(super) async fn rated_end(client: &mut Client, table: &MatchId) -> (String, String) {
    let address = format!("/api/v1/matches/{}", table.0);
    let over = client.get_until(&address, |view| view["phase"]["kind"] == "over").await;
    assert_eq!(over["list"], "casual", "{over}");
    assert_eq!(over["rating_changes"].as_array().map(Vec::len), Some(2), "{over}");
    let outcome = &over["phase"]["outcome"];
    (outcome["winner"].as_str().unwrap().to_owned(), outcome["reason"].as_str().unwrap().to_owned())
}

pub(super) async fn leave(client: &Client, table: &MatchId) {
    let mut socket = Socket::open(client).await;
    socket.watch(table, 0).await;
    socket.act(Command::Leave).await.unwrap();
}

/// Regression: the match ended unrated and was no departure, so a player discarded any rated loss.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_withdrawal_from_a_match_under_way_is_a_rated_departure() {
    for database in Database::each() {
        let mut field = Field::enter(database, 4, &wanted(5, 4)).await;
        let (pairing, table) = under_way(&mut field).await;
        let desk = format!("tournament/{}", field.id);
        // A hold of the table delays nothing.
        let hold = json!({ "act": "hold", "table": table.0, "reason": "A ruling" });
        act(&mut field.director, &desk, &hold).await;
        let entry = path(&field.id, "/entry");
        assert_eq!(field.client(&pairing.first).delete(&entry).await.status, 200);
        let (winner, reason) = rated_end(&mut field.director, &table).await;
        assert_eq!((winner.as_str(), reason.as_str()), ("black", "left"));
        let address = format!("/api/v1/players/{}", pairing.first);
        let profile = field.director.get(&address).await.json();
        let counted = ["played", "lost", "forsaken"].map(|part| profile[part].clone());
        assert_eq!(counted, [json!(1), json!(1), json!(1)]);
        let view = field.until(|view| last_round(view)[0].how.is_some()).await;
        assert_eq!(last_round(&view)[0].how, Some(DecidedHow::Withdrew));
        assert_eq!(last_round(&view)[0].winner, pairing.second);
        check(&field.app);
        field.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_who_does_not_move_loses_a_rated_match() {
    let mut field = Field::enter(Database::sqlite(), 2, &wanted(5, 2)).await;
    let (_, table) = under_way(&mut field).await;
    field.app.advance_s(14 * DAY_S + 60);
    rated_end(&mut field.director, &table).await;
    let view = field.until(|view| view.card.phase == TournamentPhase::Over).await;
    assert_eq!(last_round(&view)[0].how, Some(DecidedHow::Idle));
    check(&field.app);
    field.app.stop().await;
}

/// Regression: a friendly director ended a match that a player was losing, and it was unrated.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_director_decides_the_bracket_and_not_the_match() {
    for database in Database::each() {
        let mut field = Field::enter(database, 2, &wanted(5, 2)).await;
        for decision in ["to the first", "to the second", "removal"] {
            if decision != "to the first" {
                field.another(&wanted(5, 2)).await;
            }
            let (pairing, table) = under_way(&mut field).await;
            let (first, second) = (pairing.first.clone(), pairing.second.clone().unwrap());
            let (decided, advances) = match decision {
                "to the first" => (award(1, 1, &first), &first),
                "to the second" => (award(1, 1, &second), &second),
                _ => (json!({ "act": "remove", "name": second, "reason": "ill" }), &first),
            };
            field.direct(decided).await;
            let view = field.until(|view| view.card.phase == TournamentPhase::Over).await;
            assert_eq!(view.card.winner.as_ref(), Some(advances), "{decision}");
            assert_goes_on(&mut field.director, &table).await;
            leave(field.client(&second), &table).await;
            let (winner, _) = rated_end(&mut field.director, &table).await;
            assert_eq!(winner, "white", "{decision}");
            assert_eq!(field.look().await.card.winner.as_ref(), Some(advances), "{decision}");
        }
        check(&field.app);
        field.app.stop().await;
    }
}

/// A match that stood still forever would be a loss discarded too.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_held_match_goes_on_when_the_event_no_longer_counts_it() {
    for database in Database::each() {
        let mut field = Field::enter(database, 2, &wanted(5, 2)).await;
        for is_awarded in [true, false] {
            if !is_awarded {
                field.another(&wanted(5, 2)).await;
            }
            let (pairing, table) = under_way(&mut field).await;
            let desk = format!("tournament/{}", field.id);
            let mut hold = json!({ "act": "hold", "reason": "A ruling" });
            if is_awarded {
                hold["table"] = json!(table.0);
            }
            act(&mut field.director, &desk, &hold).await;
            let address = format!("/api/v1/matches/{}", table.0);
            field.director.get_until(&address, |view| !view["held"].is_null()).await;
            let cancel = json!({ "act": "cancel", "reason": "the club is closed" });
            field.direct(if is_awarded { award(1, 1, &pairing.first) } else { cancel }).await;
            field.director.get_until(&address, |view| view["held"].is_null()).await;
            assert_goes_on(&mut field.director, &table).await;
            leave(field.client(&pairing.first), &table).await;
            rated_end(&mut field.director, &table).await;
        }
        check(&field.app);
        field.app.stop().await;
    }
}

/// Regression: a director held the match of a friend who was losing it, for ever, and the opponent could do nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_under_way_is_held_for_24_hours_in_total_and_then_goes_on() {
    for database in Database::each() {
        let mut field = Field::enter(database, 2, &wanted(5, 2)).await;
        let announce = json!({ "act": "announce", "text": "A ruling takes long" });
        for is_of_table in [true, false] {
            if !is_of_table {
                field.another(&wanted(5, 2)).await;
            }
            let (pairing, table) = under_way(&mut field).await;
            let (desk, address) =
                (format!("tournament/{}", field.id), format!("/api/v1/matches/{}", table.0));
            let all = json!({ "act": "hold", "reason": "A ruling" });
            let mut alone = all.clone();
            alone["table"] = json!(table.0);
            let hold = if is_of_table { &alone } else { &all };
            let mut release = hold.clone();
            release["act"] = json!("release");
            act(&mut field.director, &desk, hold).await;
            field.director.get_until(&address, |view| !view["held"].is_null()).await;
            let seen = field.director.get(&format!("/api/v1/desks/{desk}")).await.json();
            let until = seen["tables"][0]["held_until"].as_i64().unwrap();
            assert_eq!(until - seen["now"].as_i64().unwrap(), 24 * 3_600_000);
            field.app.advance_s(20 * 3_600);
            act(&mut field.director, &desk, &release).await;
            field.director.get_until(&address, |view| view["held"].is_null()).await;
            // Both holds count together.
            act(&mut field.director, &desk, hold).await;
            field.director.get_until(&address, |view| !view["held"].is_null()).await;
            field.app.advance_s(4 * 3_600 - 60);
            field.direct(announce.clone()).await;
            assert!(!shown(&mut field.director, &table).await["held"].is_null());
            field.app.advance_s(120);
            field.director.get_until(&address, |view| view["held"].is_null()).await;
            let step = newest(&log(&mut field.director, &desk).await, StepKind::HoldEnded);
            assert_eq!((step.by, step.detail.as_str()), (None, "24 h"));

            assert_refused(&try_act(&mut field.director, &desk, &alone).await, "held_long_enough");
            if is_of_table {
                act(&mut field.director, &desk, &all).await;
            }
            field.direct(announce.clone()).await;
            assert!(shown(&mut field.director, &table).await["held"].is_null());
            assert_goes_on(&mut field.director, &table).await;
            leave(field.client(&pairing.first), &table).await;
            rated_end(&mut field.director, &table).await;
        }
        check(&field.app);
        field.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_award_that_is_undone_while_the_match_goes_on_gives_it_back_to_the_bracket() {
    let mut field = Field::enter(Database::sqlite(), 2, &wanted(5, 2)).await;
    let (pairing, table) = under_way(&mut field).await;
    let desk = format!("tournament/{}", field.id);
    field.direct(award(1, 1, &pairing.first)).await;
    field.until(|view| view.card.phase == TournamentPhase::Over).await;
    let step = newest(&log(&mut field.director, &desk).await, StepKind::Awarded).step;
    act(&mut field.director, &desk, &undo(step)).await;
    let view = field.until(|view| last_round(view)[0].winner.is_none()).await;
    assert_eq!(last_round(&view)[0].match_id.as_ref(), Some(&table));
    leave(field.client(&pairing.first), &table).await;
    rated_end(&mut field.director, &table).await;
    let view = field.until(|view| view.card.phase == TournamentPhase::Over).await;
    assert_eq!(view.card.winner, pairing.second);
    check(&field.app);
    field.app.stop().await;
}

/// Regression: with three opponents by correspondence who did not move, a match of a knock-out was unrated.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn opponents_who_do_not_move_leave_a_match_of_a_knock_out_rated() {
    let mut field = Field::enter(Database::sqlite(), 2, &wanted(5, 2)).await;
    let (begun, _) = await_three(&field.app, &field.players[0].1).await;
    assert_eq!(begun.len(), 3);
    field.direct(json!({ "act": "draw" })).await;
    let pairing = last_round(&field.until(are_set_up).await)[0].clone();
    let table = play_first_turns(&mut field, &pairing).await;
    assert_goes_on(&mut field.director, &table).await;
    field.app.stop().await;
}
