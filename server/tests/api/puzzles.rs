//! Puzzles: questions without their solution, answers that count once, streaks, and missed ones in the trainer.
#![expect(clippy::unwrap_used, reason = "a test panics on anything unexpected")]

use futures_util::future::join;
use puzzles::{Choice, Puzzle, Set};
use serde_json::json;
use server::{Bucket, Settings};
use wire::{Command, PuzzleQuestion, PuzzleVerdict, PuzzlesView, SingleMove, TrainerView};

use crate::support::{Client, Database, TestApp};

const DAY_S: u64 = 24 * 60 * 60;

/// Raises the rate limit, because a test answers faster than people.
fn wide(settings: &mut Settings) {
    settings.limits.puzzle_by_account = Bucket { burst: 10_000, refill_s: 0.01 };
    settings.limits.puzzle_by_address = Bucket { burst: 10_000, refill_s: 0.01 };
}

async fn next(client: &mut Client, theme: &str) -> PuzzleQuestion {
    let query = if theme.is_empty() { String::new() } else { format!("?theme={theme}") };
    let reply = client.get(&format!("/api/v1/puzzles/next{query}")).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

async fn question(client: &mut Client, id: &str) -> PuzzleQuestion {
    serde_json::from_slice(&client.get(&format!("/api/v1/puzzles/{id}")).await.body).unwrap()
}

async fn overview(client: &mut Client) -> PuzzlesView {
    serde_json::from_slice(&client.get("/api/v1/puzzles").await.body).unwrap()
}

async fn trainer(client: &mut Client) -> TrainerView {
    serde_json::from_slice(&client.get("/api/v1/account/trainer").await.body).unwrap()
}

fn known(id: &str) -> &'static Puzzle {
    Set::built_in().get(id.parse().unwrap()).unwrap()
}

/// Returns the command for the best answer, or for the worst.
fn command(id: &str, right: bool) -> Command {
    let puzzle = known(id);
    let answer = if right { puzzle.best() } else { puzzle.answers.last().unwrap() };
    match answer.choice {
        Choice::Play(play) => {
            let one = |step: &rules::PlayedMove| SingleMove { from: step.from.pips(), to: step.to.pips() };
            Command::Play { moves: play.play.moves().iter().map(one).collect() }
        }
        Choice::NoDouble => Command::Roll,
        Choice::Double => Command::Double,
        Choice::Take => Command::Take,
        Choice::Pass => Command::Pass,
    }
}

async fn answer(client: &mut Client, id: &str, right: bool) -> PuzzleVerdict {
    let body = json!({ "command": command(id, right) });
    let reply = client.post(&format!("/api/v1/puzzles/{id}"), &body).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

/// Returns a puzzle that is neither that of the day nor the given one.
fn another(than: &str, view: &PuzzlesView) -> String {
    let mut ids = Set::built_in().all().iter().map(|puzzle| puzzle.id.to_string());
    ids.rfind(|id| id != than && *id != view.daily.id).unwrap()
}

#[tokio::test]
async fn a_question_tells_nothing_of_its_solution() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut anna = app.sign_up("anna").await;
    let daily = overview(&mut anna).await.daily.id;
    for path in ["/api/v1/puzzles/next".to_owned(), format!("/api/v1/puzzles/{daily}")] {
        for client in [&mut anna, &mut app.client()] {
            let reply = client.get(&path).await;
            let text = reply.text();
            for word in ["cost", "equity", "theme", "evidence", "chosen", "solved"] {
                assert!(!text.contains(&format!("\"{word}")), "{word} in {text}");
            }
        }
    }
    // The order of the legal plays reveals nothing either: the graph is that of the rules.
    let asked = next(&mut anna, "blitz").await;
    let puzzle = known(&asked.id);
    let records::XgidStage::Rolled(roll) = puzzle.question.stage else { panic!("a blitz has dice") };
    let graph = rules::PlayGraph::new(&puzzle.question.position, roll);
    assert_eq!(asked.view.plays.unwrap().len(), graph.nodes().len());
}

#[tokio::test]
async fn a_first_answer_moves_both_ratings_and_a_second_one_nothing() {
    for database in Database::each() {
        let app = TestApp::start_with(database, wide).await;
        let mut anna = app.sign_up("anna").await;
        let asked = next(&mut anna, "").await;
        assert!(asked.rated && !asked.answered);
        // Asking again brings the same puzzle, so nobody skips a hard one.
        assert_eq!(next(&mut anna, "").await.id, asked.id);
        let verdict = answer(&mut anna, &asked.id, true).await;
        let change = verdict.change.unwrap();
        assert!(verdict.solved && change.after.rating > change.before, "{change:?}");
        assert!(verdict.options[0].cost.abs() < f64::EPSILON);
        // The puzzle has become easier.
        let mut berta = app.sign_up("berta").await;
        let seen = answer(&mut berta, &asked.id, false).await;
        assert!(seen.rating < verdict.rating && seen.change.is_none(), "nobody asked berta");

        for right in [true, false, true] {
            let again = answer(&mut anna, &asked.id, right).await;
            assert_eq!((again.solved, again.change), (right, None));
        }
        assert!(question(&mut anna, &asked.id).await.answered);
        let standing = overview(&mut anna).await.standing.unwrap();
        assert_eq!((standing.rating, standing.answered, standing.solved), (change.after.rating, 1, 1));
        assert_ne!(next(&mut anna, "").await.id, asked.id);
        app.stop().await;
    }
}

#[tokio::test]
async fn answers_to_puzzles_that_were_never_asked_never_count() {
    let app = TestApp::start_with(Database::sqlite(), wide).await;
    let mut anna = app.sign_up("anna").await;
    let asked = next(&mut anna, "").await;
    let view = overview(&mut anna).await;
    let other = another(&asked.id, &view);
    assert!(!question(&mut anna, &other).await.rated);
    let verdict = answer(&mut anna, &other, true).await;
    assert!(verdict.solved && verdict.change.is_none());
    let standing = overview(&mut anna).await.standing.unwrap();
    assert_eq!((standing.rating, standing.streak, standing.answered), (1500.0, 0, 1));
    // An answered puzzle is not asked again either, because its solution is known.
    let rows = app.database().texts("SELECT puzzle FROM puzzle_ratings");
    assert!(rows.is_empty(), "{rows:?}");
    anna.get("/api/v1/puzzles/zzzzzzzz").await.assert_error(404, "not_found");
    anna.get("/api/v1/puzzles/%27%3B--").await.assert_error(404, "not_found");
    anna.get("/api/v1/puzzles/next?theme=luck").await.assert_error(422, "invalid");
    let path = format!("/api/v1/puzzles/{}", asked.id);
    for body in [json!({ "command": { "do": "leave" } }), json!({ "command": { "do": "play", "moves": [] } })]
    {
        anna.post(&path, &body).await.assert_error(422, "invalid");
    }
    assert!(next(&mut anna, "").await.rated, "a refused answer does not count");
}

#[tokio::test]
async fn of_two_windows_that_answer_at_once_one_counts() {
    for database in Database::each() {
        let app = TestApp::start_with(database, wide).await;
        let mut anna = app.sign_up("anna").await;
        let mut window = app.moved(&anna);
        let [one, other] = [next(&mut anna, "").await.id, next(&mut anna, "race").await.id];
        let (first, second) = join(answer(&mut anna, &one, true), answer(&mut window, &one, true)).await;
        assert_eq!([first.change, second.change].into_iter().flatten().count(), 1);
        if other != one {
            let daily = overview(&mut anna).await.daily.id;
            let (a, b) = join(answer(&mut anna, &other, true), answer(&mut window, &daily, true)).await;
            let counted = 1 + [a.change, b.change].into_iter().flatten().count();
            let standing = overview(&mut anna).await.standing.unwrap();
            assert_eq!((standing.answered, standing.streak), (u32::try_from(counted).unwrap(), 1));
        }
        app.stop().await;
    }
}

#[tokio::test]
async fn a_thousand_answers_a_minute_are_too_many() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut visitor = app.client();
    let id = overview(&mut visitor).await.daily.id;
    let body = json!({ "command": command(&id, true) });
    let mut refused = 0;
    for _ in 0..1_000 {
        let reply = visitor.post(&format!("/api/v1/puzzles/{id}"), &body).await;
        if reply.status == 429 {
            refused += 1;
        }
    }
    assert_eq!(refused, 1_000 - 60);
}

#[tokio::test]
async fn a_streak_is_days_in_a_row_and_the_daily_puzzle_is_the_same_for_everybody() {
    let app = TestApp::start_with(Database::sqlite(), wide).await;
    let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
    let mut seen = Vec::new();
    for day in 1..=3 {
        let view = overview(&mut anna).await;
        assert_eq!(view.daily, overview(&mut berta).await.daily);
        assert_eq!(view.daily.solved, None);
        assert!(question(&mut anna, &view.daily.id).await.rated);
        let verdict = answer(&mut anna, &view.daily.id, true).await;
        assert_eq!(verdict.change.unwrap().after.streak, day);
        // A second puzzle on the same day is not a second day.
        let more = next(&mut anna, "").await;
        assert_eq!(answer(&mut anna, &more.id, true).await.change.unwrap().after.streak, day);
        assert_eq!(overview(&mut anna).await.daily.solved, Some(true));
        seen.push(view.daily);
        app.advance_s(DAY_S);
    }
    assert!(seen[0].id != seen[1].id && seen[0].day < seen[1].day, "{seen:?}");
    assert_eq!(overview(&mut anna).await.standing.unwrap().streak, 3);
    app.advance_s(DAY_S);
    let standing = overview(&mut anna).await.standing.unwrap();
    assert_eq!((standing.streak, standing.best_streak, standing.solved_today), (0, 3, false));
}

#[tokio::test]
async fn guests_and_visitors_solve_without_a_rating_and_leave_no_rows() {
    let app = TestApp::start_with(Database::sqlite(), wide).await;
    for mut client in [app.client(), app.guest().await] {
        let asked = next(&mut client, "double").await;
        assert!(!asked.rated);
        for right in [false, true] {
            let verdict = answer(&mut client, &asked.id, right).await;
            assert_eq!((verdict.solved, verdict.change, verdict.returns_at), (right, None, None));
        }
        assert_eq!(overview(&mut client).await.standing, None);
    }
    for table in ["puzzle_players", "puzzle_answers", "puzzle_questions", "puzzle_cards", "puzzle_ratings"] {
        assert_eq!(app.database().texts(&format!("SELECT 'row' FROM {table}")), [""; 0], "{table}");
    }
}

#[tokio::test]
async fn a_missed_puzzle_comes_back_tomorrow_and_then_later_each_time() {
    for database in Database::each() {
        let app = TestApp::start_with(database, wide).await;
        let mut anna = app.sign_up("anna").await;
        let asked = next(&mut anna, "").await;
        let missed = answer(&mut anna, &asked.id, false).await;
        let mut due = missed.returns_at.unwrap();
        let mut wait_s = u64::try_from((due.0 - app.now_ms()) / 1_000).unwrap();
        assert_eq!(wait_s, DAY_S);
        let view = trainer(&mut anna).await;
        assert_eq!((view.due, view.waiting, view.next_due_at), (0, 1, Some(due)));
        // Solving the puzzle before it is due changes nothing.
        assert_eq!(answer(&mut anna, &asked.id, true).await.returns_at, Some(due));
        for _ in 0..3 {
            app.advance_s(wait_s);
            let view = trainer(&mut anna).await;
            assert_eq!(view.puzzle.unwrap().id, asked.id);
            let verdict = answer(&mut anna, &asked.id, true).await;
            assert!(verdict.change.is_none());
            due = verdict.returns_at.unwrap();
            let next_wait_s = u64::try_from((due.0 - app.now_ms()) / 1_000).unwrap();
            assert!(next_wait_s > wait_s, "{next_wait_s} after {wait_s}");
            wait_s = next_wait_s;
            assert_eq!(trainer(&mut anna).await.puzzle, None);
        }
        app.stop().await;
    }
}
