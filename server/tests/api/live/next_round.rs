//! The next round of a knock-out: the pause before it, a wrong winner in it, and players who do not come.

use serde_json::{Value, json};
use wire::{
    Command, CommandKind, CorrectionPreview, OutcomeReason, PairingView, Phase, StepKind, TournamentView,
};

use super::{
    WatchedTable,
    corrections::{act, assert_refused, award, log, newest, preview, try_act, undo},
    rated_knock_outs::{assert_goes_on, leave, play_first_turns, rated_end},
    tournaments::{Field, last_round, wanted},
};
use crate::support::{Database, is_my_turn};

fn live_cup(places: u16) -> Value {
    let mut cup = wanted(3, places);
    cup["time"] = json!({ "kind": "live", "delay_s": 12, "reserve_s": 600 });
    cup
}

/// Draws round one and decides all its matches for the players listed first.
async fn decided_round(field: &mut Field) -> TournamentView {
    let drawn = field.direct(json!({ "act": "draw" })).await;
    let round = last_round(&drawn).to_vec();
    for pairing in round {
        field.direct(award(pairing.number, 1, &pairing.first)).await;
    }
    field.look().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_live_round_is_drawn_after_a_pause_that_the_director_ends_or_lengthens() {
    for database in Database::each() {
        let mut field = Field::enter(database, 8, &live_cup(8)).await;
        let paused = decided_round(&mut field).await;
        assert_eq!((paused.pause_seconds, paused.brackets[0].rounds.len()), (Some(60), 1));
        assert!(paused.next_at.is_some() && paused.you.may_draw && paused.you.may_pause);
        // Players see the time and decide nothing.
        let page = super::tournaments::path(&field.id, "");
        let seen = field.client("player01").get(&page).await.json();
        assert_eq!(seen["next_at"], json!(paused.next_at));
        let longer = json!({ "act": "pause", "minutes": 5, "reason": "a result is doubtful" });
        let of_players = field.id.clone();
        let desk = super::tournaments::path(&of_players, "/director");
        field.client("player01").post(&desk, &longer).await.assert_error(403, "forbidden");
        let longer_view = field.direct(longer).await;
        assert_eq!(longer_view.next_at.unwrap().0 - paused.next_at.unwrap().0, 4 * 60_000);
        let shorter = json!({ "act": "pause", "minutes": 1, "reason": "no" });
        assert_refused(&field.director.post(&desk, &shorter).await, "pause_not_longer");
        field.app.advance_s(120);
        assert_eq!(field.look().await.brackets[0].rounds.len(), 1);
        field.app.advance_s(181);
        field.until(|view| view.brackets[0].rounds.len() == 2).await;

        // The director ends the pause before the final.
        for pairing in last_round(&field.look().await).to_vec() {
            field.direct(award(pairing.number, 2, &pairing.first)).await;
        }
        assert_eq!(field.look().await.brackets[0].rounds.len(), 2);
        let last = field.direct(json!({ "act": "draw" })).await;
        assert_eq!((last.brackets[0].rounds.len(), last.next_at, last.you.may_pause), (3, None, false));
        field.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_start_by_the_director_has_the_usual_grace_time() {
    let mut field = Field::enter(Database::sqlite(), 4, &live_cup(4)).await;
    let drawn = field.direct(json!({ "act": "draw" })).await;
    assert_eq!(drawn.grace_minutes, Some(10));
    let open = field.until(|view| last_round(view).iter().all(|pairing| pairing.match_id.is_some())).await;
    let [one, other] = last_round(&open) else { panic!("two matches") };
    // One player of the first match comes, and nobody of the second.
    field.sit(&one.first, one.match_id.as_ref().unwrap()).await;
    field.app.advance_s(599);
    assert!(last_round(&field.look().await).iter().all(|pairing| pairing.winner.is_none()));
    field.app.advance_s(2);
    let over = field.until(|view| view.card.winner.is_some()).await;
    assert_eq!(over.card.winner, Some(one.first.clone()));
    let second = over.brackets[0].rounds[0].pairings.iter().find(|pairing| pairing.first == other.first);
    assert_eq!(second.unwrap().winner, None, "both have lost");
    field.app.stop().await;
}

/// Plays a cup of eight up to the second round. Returns its matches, with tables.
async fn second_round(field: &mut Field) -> Vec<PairingView> {
    decided_round(field).await;
    let is_set_up = |view: &TournamentView| {
        view.brackets[0].rounds.len() == 2
            && last_round(view).iter().all(|pairing| pairing.match_id.is_some())
    };
    last_round(&field.until(is_set_up).await).to_vec()
}

/// Returns the request that makes the loser of a first-round match its winner, and the name of the loser.
async fn correction(field: &mut Field, wrong: &str) -> (u32, String) {
    let first = field.look().await.brackets[0].rounds[0].pairings.clone();
    let lost = first.iter().find(|pairing| pairing.first == wrong).unwrap().second.clone().unwrap();
    let desk = format!("tournament/{}", field.id);
    let steps = log(&mut field.director, &desk).await.steps;
    let is_it = |step: &&wire::EventStep| step.kind == StepKind::Awarded && step.detail == wrong;
    (steps.iter().find(is_it).unwrap().step, lost)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wrong_winner_is_replaced_while_other_matches_of_the_next_round_are_played() {
    for (by_rating, database) in [(false, Database::each()), (true, vec![Database::sqlite()])]
        .into_iter()
        .flat_map(|(by_rating, databases)| databases.into_iter().map(move |database| (by_rating, database)))
    {
        let mut cup = wanted(1, 8);
        cup["by_rating"] = json!(by_rating);
        let mut field = Field::enter(database, 8, &cup).await;
        let desk = format!("tournament/{}", field.id);
        let [begun, waiting] = second_round(&mut field).await.try_into().unwrap();
        for name in [&begun.first, begun.second.as_ref().unwrap()] {
            field.sit(name, begun.match_id.as_ref().unwrap()).await;
        }
        field.until(|view| last_round(view).iter().any(|pairing| pairing.begun)).await;

        let (step, right) = correction(&mut field, &waiting.first).await;
        let instead = json!({ "form": "winner", "name": right });
        let told = preview(&mut field.director, &desk, &json!({ "step": step, "instead": instead })).await;
        let kinds: Vec<StepKind> = told.taken_back.iter().map(|taken| taken.kind).collect();
        assert_eq!((kinds, told.calls_off), (vec![StepKind::Begun], false));
        let correct = json!({ "act": "correct", "step": step, "instead": instead, "reason": "misread" });
        act(&mut field.director, &desk, &correct).await;
        let is_new = |view: &TournamentView| {
            let table = &last_round(view)[usize::try_from(waiting.number).unwrap() - 1].match_id;
            table.is_some() && *table != waiting.match_id
        };
        let view = field.until(is_new).await;
        let [one, other] = [begun.number, waiting.number]
            .map(|number| last_round(&view)[usize::try_from(number).unwrap() - 1].clone());
        assert_eq!((&one.match_id, &one.first, &one.second), (&begun.match_id, &begun.first, &begun.second));
        assert_eq!((&other.first, &other.second), (&right, &waiting.second));
        super::corrections::check(&field.app);
        field.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_that_began_with_the_wrong_player_goes_on_outside_and_is_played_again() {
    for database in Database::each() {
        let mut field = Field::enter(database, 8, &wanted(1, 8)).await;
        let desk = format!("tournament/{}", field.id);
        let [begun, other] = second_round(&mut field).await.try_into().unwrap();
        let table = begun.match_id.clone().unwrap();
        for name in [&begun.first, begun.second.as_ref().unwrap()] {
            field.sit(name, &table).await;
        }
        field.until(|view| last_round(view).iter().any(|pairing| pairing.begun)).await;

        let (step, right) = correction(&mut field, &begun.first).await;
        let instead = json!({ "form": "winner", "name": right });
        let mut correct = json!({ "act": "correct", "step": step, "instead": instead, "reason": "misread" });
        let refused = try_act(&mut field.director, &desk, &correct).await;
        assert_refused(&refused, "step_depends");
        assert!(refused.text().contains("call_off"), "{}", refused.text());
        let told: CorrectionPreview =
            preview(&mut field.director, &desk, &json!({ "step": step, "instead": instead })).await;
        assert!(told.calls_off, "the preview says so before it is done");
        correct["call_off"] = json!(true);
        act(&mut field.director, &desk, &correct).await;
        let is_new = |view: &TournamentView| {
            let again = &last_round(view)[usize::try_from(begun.number).unwrap() - 1];
            again.match_id.is_some() && again.match_id != begun.match_id && !again.begun
        };
        let view = field.until(is_new).await;
        let again = &last_round(&view)[usize::try_from(begun.number).unwrap() - 1];
        assert_eq!((&again.first, &again.second), (&right, &begun.second));
        assert_eq!(last_round(&view)[usize::try_from(other.number).unwrap() - 1].match_id, other.match_id);
        // The match with the wrong player goes on, unless its two players abort it together.
        assert_goes_on(&mut field.director, &table).await;
        let (white, black) =
            (field.client(&begun.first).clone(), field.client(begun.second.as_ref().unwrap()).clone());
        let mut outside = WatchedTable::watch(table, white, black).await;
        outside.white.until(|view| view.allowed.contains(&CommandKind::Abort)).await;
        outside.white.act(Command::Abort).await.unwrap();
        outside.black.until(|view| view.allowed.contains(&CommandKind::DeclineAbort)).await;
        outside.black.act(Command::Abort).await.unwrap();
        let end = outside.white.until(|view| matches!(view.phase, Phase::Over { .. })).await;
        assert!(matches!(end.phase, Phase::Over { outcome } if outcome.reason == OutcomeReason::Aborted));
        super::corrections::check(&field.app);
        field.app.stop().await;
    }
}

/// Regression: a director called a match off that a friend was losing, by a correction of the match before it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_under_way_with_the_wrong_player_goes_on_outside_and_is_rated() {
    for database in Database::each() {
        let mut field = Field::enter(database, 8, &wanted(3, 8)).await;
        let desk = format!("tournament/{}", field.id);
        let [begun, _] = <[PairingView; 2]>::try_from(second_round(&mut field).await).unwrap();
        let table = play_first_turns(&mut field, &begun).await;
        let (step, right) = correction(&mut field, &begun.first).await;
        let instead = json!({ "form": "winner", "name": right });
        let correct = json!({
            "act": "correct", "step": step, "instead": instead, "call_off": true, "reason": "misread",
        });
        act(&mut field.director, &desk, &correct).await;
        let is_new = |view: &TournamentView| {
            let again = &last_round(view)[usize::try_from(begun.number).unwrap() - 1];
            again.match_id.is_some() && again.match_id != begun.match_id
        };
        let view = field.until(is_new).await;
        assert_goes_on(&mut field.director, &table).await;
        // The winner by mistake goes on with it, and the other player plays both matches.
        field.decide(&last_round(&view)[usize::try_from(begun.number).unwrap() - 1].clone()).await;
        leave(field.client(&begun.first), &table).await;
        assert_eq!(rated_end(&mut field.director, &table).await.0, "black");
        super::corrections::check(&field.app);
        field.app.stop().await;
    }
}

/// Regression: a director called off each match of a friend that began badly, by corrections of the matches before, as
/// often as the director liked. The friend then began another rated match.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn six_corrections_leave_six_matches_in_play_and_the_seventh_is_unrated() {
    for database in Database::each() {
        let friend = "player01";
        let mut field = Field::enter(database, 4, &wanted(1, 4)).await;
        let mut left = Vec::new();
        for number in 0..7 {
            if number > 0 {
                field.another(&wanted(1, 4)).await;
            }
            let last = final_of(&mut field, friend).await;
            let (table, second) = (last.match_id.clone().unwrap(), last.second.clone().unwrap());
            field.sit(&second, &table).await;
            field.sit(&last.first, &table).await;
            let (white, black) = (field.client(&last.first).clone(), field.client(&second).clone());
            let mut begun = WatchedTable::watch(table.clone(), white, black).await;
            let is_rated = begun.white.view.as_ref().unwrap().list.is_some();
            assert_eq!(is_rated, number < 3, "three first turns are owed from the fourth match on");
            if number == 6 {
                break;
            }
            // The friend sees the roll and does not play it.
            let of_friend = if last.first == friend { &begun.white } else { &begun.black };
            if !is_my_turn(of_friend.view.as_ref().unwrap()) {
                begun.play_action().await;
            }
            let opponent = if last.first == friend { &second } else { &last.first };
            let (step, right) = correction(&mut field, opponent).await;
            let desk = format!("tournament/{}", field.id);
            let correct = json!({
                "act": "correct", "step": step, "instead": { "form": "winner", "name": right },
                "call_off": true, "reason": "misread",
            });
            act(&mut field.director, &desk, &correct).await;
            let is_new = |view: &TournamentView| {
                let again = &last_round(view)[0].match_id;
                again.is_some() && *again != Some(table.clone())
            };
            field.until(is_new).await;
            field.direct(json!({ "act": "cancel", "reason": "the club is closed" })).await;
            left.push((table, is_rated));
        }
        for (table, is_rated) in &left {
            let shown = field.director.get(&format!("/api/v1/matches/{}", table.0)).await.json();
            assert_ne!(shown["phase"]["kind"], "over", "{shown}");
            assert_eq!(!shown["list"].is_null(), *is_rated, "{shown}");
        }
        super::corrections::check(&field.app);
        field.app.stop().await;
    }
}

/// Decides the semi-finals of a cup of four by awards, so that this player reaches the final. Returns the final, with
/// its table.
async fn final_of(field: &mut Field, player: &str) -> PairingView {
    let drawn = field.direct(json!({ "act": "draw" })).await;
    for pairing in last_round(&drawn).to_vec() {
        let second = pairing.second.as_ref().filter(|second| *second == player);
        let winner = second.unwrap_or(&pairing.first);
        field.direct(award(pairing.number, 1, winner)).await;
    }
    let is_set_up =
        |view: &TournamentView| view.brackets[0].rounds.len() == 2 && last_round(view)[0].match_id.is_some();
    last_round(&field.until(is_set_up).await)[0].clone()
}

/// Regression: while a friend was losing the final, a director called it off by a correction of the semi-final and took
/// the correction back. So the final began again, as often as the director liked.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_that_was_called_off_never_begins_again() {
    for database in Database::each() {
        let mut field = Field::enter(database, 8, &wanted(1, 8)).await;
        let desk = format!("tournament/{}", field.id);
        let [begun, _] = <[PairingView; 2]>::try_from(second_round(&mut field).await).unwrap();
        let table = begun.match_id.clone().unwrap();
        for name in [&begun.first, begun.second.as_ref().unwrap()] {
            field.sit(name, &table).await;
        }
        field.until(|view| last_round(view).iter().any(|pairing| pairing.begun)).await;

        let (step, right) = correction(&mut field, &begun.first).await;
        let correct = |name: &str| {
            let instead = json!({ "form": "winner", "name": name });
            json!({
                "act": "correct", "step": step, "instead": instead, "call_off": true, "reason": "misread",
            })
        };
        let done = act(&mut field.director, &desk, &correct(&right)).await;
        let taken = newest(&done, StepKind::Corrected).step;
        let mut back = correct(&begun.first);
        back["replaces"] = json!(taken);
        for again in [undo(taken), back] {
            let refused = try_act(&mut field.director, &desk, &again).await;
            assert_refused(&refused, "begins_again");
            assert!(refused.text().contains(&begun.first), "it names the match: {}", refused.text());
        }
        let shown = log(&mut field.director, &desk).await.steps;
        assert!(!shown.iter().find(|one| one.step == taken).unwrap().may_undo);

        // The match of the corrected winner is played. Another server reads the log in the same way.
        let is_new = |view: &TournamentView| {
            let again = &last_round(view)[usize::try_from(begun.number).unwrap() - 1];
            again.match_id.is_some() && again.match_id != begun.match_id
        };
        let view = field.until(is_new).await;
        field.decide(&last_round(&view)[usize::try_from(begun.number).unwrap() - 1].clone()).await;
        super::corrections::check(&field.app);
        field.app.stop().await;
    }
}

/// An award of a match in play can be undone. If the match has ended in the meantime, it is played again. This could
/// be repeated until a friend won.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_undone_award_begins_a_match_again_only_once() {
    for database in Database::each() {
        let mut field = Field::enter(database, 4, &wanted(1, 4)).await;
        let desk = format!("tournament/{}", field.id);
        field.direct(json!({ "act": "draw" })).await;
        let mut before = None;
        for is_first in [true, false] {
            let is_set_up = |view: &TournamentView| {
                let table = &last_round(view)[0].match_id;
                table.is_some() && *table != before
            };
            let pairing = last_round(&field.until(is_set_up).await)[0].clone();
            let table = pairing.match_id.clone().unwrap();
            for name in [&pairing.first, pairing.second.as_ref().unwrap()] {
                field.sit(name, &table).await;
            }
            field.until(|view| last_round(view)[0].begun).await;
            field.direct(award(1, 1, &pairing.first)).await;
            leave(field.client(&pairing.first), &table).await;
            let address = format!("/api/v1/matches/{}", table.0);
            field.app.client().get_until(&address, |view| !view["phase"]["outcome"].is_null()).await;
            let step = newest(&log(&mut field.director, &desk).await, StepKind::Awarded).step;
            let undone = try_act(&mut field.director, &desk, &undo(step)).await;
            if is_first {
                assert_eq!(undone.status, 200, "{}", undone.text());
            } else {
                assert_refused(&undone, "begins_again");
            }
            before = Some(table);
        }
        field.app.stop().await;
    }
}
