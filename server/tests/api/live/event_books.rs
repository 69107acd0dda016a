//! The books of knock-outs with entry fees: byes, awards, corrections, and random orders of acts.

use serde_json::{Value, json};
use wire::{EventStep, PairingView, StepFate, StepKind, TournamentPhase, TournamentView};

use super::{
    corrections::{act, assert_refused, award, check, log, newest, try_act, undo},
    moderation::set_moderator,
    tournament_fees::for_a_fee,
    tournaments::{Field, last_round, path},
    trust::{balances, names, play_all, play_round, undo_void, void, winner_takes_all},
};
use crate::support::{Client, Database};

fn desk(field: &Field) -> String {
    format!("tournament/{}", field.id)
}

pub(super) async fn until_paid(field: &mut Field) -> TournamentView {
    field.until(|view| view.card.phase == TournamentPhase::Over && view.pool.0 == 0).await
}

pub(super) fn bye_of(view: &TournamentView) -> String {
    last_round(view).iter().find(|pairing| pairing.second.is_none()).unwrap().first.clone()
}

/// Waits until every match of the last round has a table.
pub(super) async fn set_up(field: &mut Field, round: usize) -> TournamentView {
    field
        .until(|view| {
            let pairings = last_round(view);
            view.brackets[0].rounds.len() == round
                && pairings
                    .iter()
                    .all(|one| one.winner.is_some() || one.second.is_none() || one.match_id.is_some())
        })
        .await
}

/// Regression: the draw returned the fee of the player with the bye, and the pool was divided by all places.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_knock_out_with_a_bye_pays_its_prizes() {
    for database in Database::each() {
        let mut field = Field::enter(database, 3, &for_a_fee(1, 8, 1_000)).await;
        let order = names(&field);
        for leaves in [None, Some("withdraws"), Some("is removed")] {
            if leaves.is_some() {
                field.another(&for_a_fee(1, 8, 1_000)).await;
            }
            let before: i64 = balances(&mut field).await.iter().sum();
            let drawn = field.direct(json!({ "act": "draw" })).await;
            assert_eq!(drawn.pool.0, 3_000, "the bye pays like everybody");
            let bye = bye_of(&drawn);
            let entry = path(&field.id, "/entry");
            match leaves {
                None => {}
                Some("withdraws") => assert_eq!(field.client(&bye).delete(&entry).await.status, 200),
                Some(_) => {
                    field.direct(json!({ "act": "remove", "name": bye, "reason": "ill" })).await;
                }
            }
            assert_eq!(field.look().await.pool.0, 3_000, "a fee stays after the draw");
            play_round(&mut field, &order).await;
            let view = field.until(|view| {
                let is_over = view.card.phase == TournamentPhase::Over;
                is_over || view.brackets[0].rounds.len() == 2 && last_round(view)[0].match_id.is_some()
            });
            if view.await.card.phase != TournamentPhase::Over {
                play_round(&mut field, &order).await;
            }
            until_paid(&mut field).await;
            let after: i64 = balances(&mut field).await.iter().sum();
            // The house has a tenth of three fees, or of two if one went back to the player who was removed.
            let house = if leaves == Some("is removed") { 200 } else { 300 };
            assert_eq!(after - before, 3_000 - house, "{leaves:?}");
            check(&field.app);
        }
        field.app.stop().await;
    }
}

/// A director awards a friend's matches and removes the friend's opponents, while others play.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_friend_of_the_director_wins_nothing_without_playing() {
    for database in Database::each() {
        let mut field = Field::enter(database, 4, &winner_takes_all(4, 10_000)).await;
        for is_removed in [false, true] {
            if is_removed {
                field.another(&winner_takes_all(4, 10_000)).await;
            }
            let before = balances(&mut field).await;
            field.direct(json!({ "act": "draw" })).await;
            let view = set_up(&mut field, 1).await;
            let [semi, other] = last_round(&view).to_vec().try_into().unwrap();
            let friend = semi.first.clone();
            let out = async |field: &mut Field, number: u32, round: u32, opponent: &str| {
                let remove = json!({ "act": "remove", "name": opponent, "reason": "ill" });
                field.direct(if is_removed { remove } else { award(number, round, &friend) }).await
            };
            field.decide(&other).await;
            out(&mut field, semi.number, 1, semi.second.as_ref().unwrap()).await;
            let view = set_up(&mut field, 2).await;
            let last = last_round(&view)[0].clone();
            let opponent =
                if last.first == friend { last.second.clone().unwrap() } else { last.first.clone() };
            out(&mut field, 1, 2, &opponent).await;
            let view = until_paid(&mut field).await;
            assert_eq!(view.card.winner.as_ref(), Some(&friend));
            let after = balances(&mut field).await;
            // The balances before include the paid fee.
            let gain = |name: &str| {
                let index = field.players.iter().position(|(known, _)| known == name).unwrap();
                after[index] - before[index] - 10_000
            };
            assert!(gain(&friend) <= 0, "{}", gain(&friend));
            assert_eq!(
                gain(semi.second.as_ref().unwrap()),
                0,
                "the loser of an unplayed match has the fee back"
            );
            assert_eq!(gain(&opponent), 0);
            check(&field.app);
        }
        // A match that has begun and is awarded to the friend wins no credits either.
        field.another(&winner_takes_all(4, 1_000)).await;
        let out = names(&field)[2..].to_vec();
        let entry = path(&field.id, "/entry");
        for name in &out {
            assert_eq!(field.client(name).delete(&entry).await.status, 200);
        }
        let before = balances(&mut field).await;
        field.direct(json!({ "act": "draw" })).await;
        let view = set_up(&mut field, 1).await;
        let pairing = last_round(&view)[0].clone();
        let id = pairing.match_id.clone().unwrap();
        field.sit(&pairing.first, &id).await;
        field.sit(pairing.second.as_ref().unwrap(), &id).await;
        field.until(|view| last_round(view)[0].begun).await;
        field.direct(award(1, 1, &pairing.first)).await;
        until_paid(&mut field).await;
        let after = balances(&mut field).await;
        assert!(
            before.iter().zip(&after).all(|(before, after)| after - before <= 1_000),
            "{before:?} {after:?}"
        );
        check(&field.app);
        field.app.stop().await;
    }
}

/// Regression: a hold kept back the prizes of an event that was over, and the check called its books wrong.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn prizes_are_paid_while_the_event_is_held() {
    for database in Database::each() {
        let mut field = Field::enter(database, 2, &winner_takes_all(4, 1_000)).await;
        field.direct(json!({ "act": "draw" })).await;
        let view = set_up(&mut field, 1).await;
        let [friend, other] = players_of(&last_round(&view)[0]);
        let desk = desk(&field);
        act(&mut field.director, &desk, &json!({ "act": "hold", "reason": "A ruling" })).await;
        let held = field.look().await;
        assert_eq!((held.pool.0, held.card.phase), (2_000, TournamentPhase::Round { number: 1 }));
        field.direct(award(1, 1, &friend)).await;
        until_paid(&mut field).await;
        let index = names(&field).iter().position(|name| *name == other).unwrap();
        assert_eq!(balances(&mut field).await[index], 100_000, "the match was not played");
        check(&field.app);
        act(&mut field.director, &desk, &json!({ "act": "release", "reason": "We go on" })).await;
        check(&field.app);
        field.app.stop().await;
    }
}

fn correct(step: u32, winner: &str) -> Value {
    let instead = json!({ "form": "winner", "name": winner });
    json!({ "act": "correct", "step": step, "instead": instead, "reason": "misread" })
}

/// Gives the final to `winner`, in place of the result that counts now.
pub(super) async fn correct_final(field: &mut Field, winner: &str) {
    let desk = desk(field);
    let log = log(&mut field.director, &desk).await;
    let is_result = |step: &&EventStep| {
        step.about.starts_with("2.") && [StepKind::Result, StepKind::Awarded].contains(&step.kind)
    };
    let result = log.steps.iter().find(is_result).unwrap();
    let mut wanted = correct(result.step, winner);
    wanted["replaces"] = json!(result.fate_by);
    act(&mut field.director, &desk, &wanted).await;
}

pub(super) fn players_of(pairing: &PairingView) -> [String; 2] {
    [pairing.first.clone(), pairing.second.clone().unwrap()]
}

/// Regression: `admin ledger verify` did not read corrections of prizes, and voids took back the first payment.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn prizes_are_corrected_again_and_again_and_then_voided() {
    for database in Database::each() {
        let url = database.url();
        let mut field = Field::enter(database, 4, &winner_takes_all(4, 1_000)).await;
        let mut judge = field.app.sign_up("judge").await;
        assert!(set_moderator(&url, "add", "judge"));
        let order = names(&field);
        let view = play_all(&mut field, &order).await;
        let (desk, last) = (desk(&field), last_round(&view)[0].clone());
        let winner = view.card.winner.clone().unwrap();
        let [one, two] = players_of(&last);
        let loser = if one == winner { two } else { one };
        let paid = |winner: &String| {
            let of = |name: &String| if name == winner { 102_600 } else { 99_000 };
            order.iter().map(of).collect::<Vec<i64>>()
        };
        assert_eq!(balances(&mut field).await, paid(&winner));
        for to in [&loser, &winner, &loser] {
            correct_final(&mut field, to).await;
            assert_eq!(balances(&mut field).await, paid(to));
            check(&field.app);
        }
        let correction = newest(&log(&mut field.director, &desk).await, StepKind::Corrected);
        act(&mut field.director, &desk, &undo(correction.step)).await;
        check(&field.app);
        let now = field.look().await.card.winner.unwrap();
        assert_eq!(balances(&mut field).await, paid(&now));
        if now != loser {
            correct_final(&mut field, &loser).await;
        }

        // The semi-final of the corrected winner is voided: the event is called off, with the corrected amounts.
        let semi = view.brackets[0].rounds[0].pairings.iter();
        let semi = semi.clone().find(|one| players_of(one).contains(&loser)).unwrap();
        let scope = json!({ "kind": "match", "id": semi.match_id.as_ref().unwrap().0 });
        let done = void(&mut judge, &field.app, scope).await;
        assert_eq!(balances(&mut field).await, [100_000; 4]);
        check(&field.app);
        // A correction after the void changes which void owns the event, and an undo of the void brings the prizes.
        correct_final(&mut field, &winner).await;
        check(&field.app);
        undo_void(&mut judge, &done).await;
        assert_eq!(balances(&mut field).await, paid(&winner));
        check(&field.app);
        field.app.stop().await;
    }
}

/// Two directors correct the same final at the same moment: its prizes move once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_directors_undo_at_once() {
    for database in Database::each() {
        let mut field = Field::enter(database, 2, &winner_takes_all(4, 1_000)).await;
        let desk = desk(&field);
        let mut dora = field.app.sign_up("dora").await;
        act(&mut field.director, &desk, &json!({ "act": "add_director", "name": "dora" })).await;
        let order = names(&field);
        let view = play_all(&mut field, &order).await;
        let winner = view.card.winner.clone().unwrap();
        let players = players_of(&last_round(&view)[0]);
        let loser = players.iter().find(|name| **name != winner).unwrap();
        let result = log(&mut dora, &desk).await;
        let step = result.steps.iter().find(|step| step.kind == StepKind::Result).unwrap().step;
        act(&mut dora, &desk, &correct(step, loser)).await;
        let correction = newest(&log(&mut dora, &desk).await, StepKind::Corrected).step;
        let wanted = undo(correction);
        let (one, two) =
            tokio::join!(try_act(&mut dora, &desk, &wanted), try_act(&mut field.director, &desk, &wanted));
        let late = if one.status == 200 { &two } else { &one };
        assert_refused(late, "undone_already");
        let of = |name: &String| if *name == winner { 100_800 } else { 99_000 };
        assert_eq!(balances(&mut field).await, order.iter().map(of).collect::<Vec<i64>>());
        check(&field.app);
        field.app.stop().await;
    }
}

/// Random numbers that follow from a seed.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((self.0 >> 33) % u64::try_from(bound).unwrap()).unwrap()
    }
}

/// Sends an act that may be refused, and checks that it is not a fault of the server.
async fn attempt(client: &mut Client, address: &str, body: &Value) {
    let reply = client.post(address, body).await;
    assert!(reply.status < 500, "{body}: {}", reply.text());
}

/// One random act of a director or a player.
async fn random_act(field: &mut Field, chance: &mut Chance) {
    let (view, desk) = (field.look().await, desk(field));
    let (director, entry) = (path(&field.id, "/director"), path(&field.id, "/entry"));
    let all = names(field);
    let name = all[chance.below(all.len())].clone();
    let open: Vec<PairingView> = view.brackets.first().map_or(Vec::new(), |bracket| {
        let last = bracket.rounds.last().into_iter().flat_map(|round| round.pairings.clone());
        last.filter(|pairing| pairing.winner.is_none() && pairing.second.is_some()).collect()
    });
    match chance.below(10) {
        0 => attempt(field.client(&name), &entry, &json!({})).await,
        1 => drop(field.client(&name).delete(&entry).await),
        2 => {
            let remove = json!({ "act": "remove", "name": name, "reason": "ill" });
            attempt(&mut field.director, &director, &remove).await;
        }
        3 => {
            let until = field.app.now_ms() + 3_600_000;
            let late = json!({ "act": "late_entries", "until": until, "reason": "a train is late" });
            attempt(&mut field.director, &director, &late).await;
            attempt(field.client(&name), &entry, &json!({})).await;
        }
        4 | 5 => {
            let steps = log(&mut field.director, &desk).await.steps;
            let step = &steps[chance.below(steps.len())];
            let is_corrected = step.fate == StepFate::Counts && chance.below(2) == 0;
            let wanted = if is_corrected { correct(step.step, &name) } else { undo(step.step) };
            let reply = try_act(&mut field.director, &desk, &wanted).await;
            assert!(reply.status < 500, "{wanted}: {}", reply.text());
        }
        _ if open.is_empty() => attempt(&mut field.director, &director, &json!({ "act": "draw" })).await,
        6 if open[0].match_id.is_some() => {
            // A game begins, and the director or the clock may still decide the match.
            let id = open[0].match_id.clone().unwrap();
            let seat = format!("/api/v1/matches/{}/seat", id.0);
            for player in players_of(&open[0]) {
                attempt(field.client(&player), &seat, &json!({})).await;
            }
        }
        _ => {
            let pairing = &open[chance.below(open.len())];
            let winner = &players_of(pairing)[chance.below(2)];
            let round = u32::try_from(view.brackets[0].rounds.len()).unwrap();
            attempt(&mut field.director, &director, &award(pairing.number, round, winner)).await;
        }
    }
}

/// The numbers of players of four events with eight places: one with a waiting list, an even and an odd field, and the
/// smallest one with a bye.
const FIELDS: [usize; 4] = [9, 6, 7, 3];

/// Random acts of directors and players in small fields. After each event the books are right and the pool is empty.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_books_are_right_after_any_order_of_acts() {
    for database in Database::each() {
        let mut field = Field::enter(database, FIELDS[0], &for_a_fee(1, 8, 1_000)).await;
        for (seed, players) in (1_u64..).zip(FIELDS) {
            if seed > 1 {
                // Those who are left out may still enter by a random act, and a field of three then grows.
                field.another_of(players, &for_a_fee(1, 8, 1_000)).await;
            }
            let mut chance = Chance(seed);
            for _ in 0..60 {
                random_act(&mut field, &mut chance).await;
            }
            // The event ends in any case: its director awards what is open, or calls it off.
            for _ in 0..200 {
                let view = field.look().await;
                if [TournamentPhase::Over, TournamentPhase::Cancelled].contains(&view.card.phase) {
                    break;
                }
                let cancel = json!({ "act": "cancel", "reason": "the club closes" });
                let director = path(&field.id, "/director");
                match last_round_of(&view) {
                    Some((number, round, winner)) => {
                        if seed % 2 == 1 {
                            attempt(&mut field.director, &director, &cancel).await;
                        }
                        // A final under way is not called off.
                        attempt(&mut field.director, &director, &award(number, round, &winner)).await;
                    }
                    None if view.brackets.is_empty() => {
                        attempt(&mut field.director, &director, &cancel).await;
                    }
                    None => tokio::task::yield_now().await,
                }
            }
            field.until(|view| view.pool.0 == 0).await;
            check(&field.app);
        }
        field.app.stop().await;
    }
}

/// Returns an open match of the last round: its number, the round and the first player.
fn last_round_of(view: &TournamentView) -> Option<(u32, u32, String)> {
    let rounds = &view.brackets.first()?.rounds;
    let round = rounds.last()?;
    let open = round.pairings.iter().find(|one| one.winner.is_none() && one.second.is_some())?;
    Some((open.number, round.number, open.first.clone()))
}
