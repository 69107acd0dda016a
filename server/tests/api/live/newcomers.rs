//! New accounts raise nobody in the lists of team matches, and win nobody a title.

use serde_json::{Value, json};
use wire::{
    Command, DuplicateLists, DuplicateRoom, MatchFormat, MatchId, StepKind, TeamMatchPhase, TeamMatchView,
    TournamentPhase,
};

use super::{
    WatchedTable,
    corrections::{act, check, log, newest},
    moderation::set_moderator,
    settings,
    team_matches::{Hall, accept_if_invited, create, line, look, path, until, wanted},
    tournaments::{self, DAY_S, Field, last_round},
    voids,
};
use crate::support::{Client, Database, TestApp};

/// Returns the lists once they have this number of teams.
async fn lists_with(app: &TestApp, teams: usize) -> DuplicateLists {
    let has = |lists: &Value| lists["teams"].as_array().unwrap().len() == teams;
    serde_json::from_value(app.client().get_until("/api/v1/duplicate/lists", has).await).unwrap()
}

/// Plays all boards. Berta and Bodo leave each game after its first turns.
async fn win_all_boards(hall: &mut Hall) {
    hall.line_up().await;
    let made = hall.made.clone();
    for board in 1..=4 {
        let [open, closed] = hall.seat(board).await;
        let mut table = WatchedTable::watch(open, hall.people[0].clone(), hall.people[2].clone()).await;
        table.play_actions(8).await;
        table.black.act(Command::Leave).await.unwrap();
        let mut table = WatchedTable::watch(closed, hall.people[3].clone(), hall.people[1].clone()).await;
        table.play_actions(8).await;
        table.white.act(Command::Leave).await.unwrap();
        until(&mut hall.director, &made, |view| view.card.revealed == board).await;
    }
    until(&mut hall.director, &made, |view| view.card.phase == TeamMatchPhase::Over).await;
}

/// Lets all players accept the invitation to a match, which is then the match of the hall.
async fn accept_and_look(hall: &mut Hall, made: &TeamMatchView) {
    for (name, person) in ["anna", "alf", "berta", "bodo"].into_iter().zip(&mut hall.people) {
        accept_if_invited(person, made, name).await;
    }
    hall.made = look(&mut hall.director, made).await;
}

/// Plays rated matches on three days, and waits until the four players are a week old. Returns a match of anna's.
async fn establish(hall: &Hall) -> MatchId {
    let rated = || settings(MatchFormat::Normal, true);
    let mut last = None;
    for _ in 0..3 {
        last = Some(voids::lose(&hall.people[0], &hall.people[2], rated()).await);
        voids::lose(&hall.people[1], &hall.people[3], rated()).await;
        hall.app.advance_s(DAY_S);
    }
    hall.app.advance_s(5 * DAY_S);
    last.unwrap()
}

/// Voids a match, and returns the path that undoes it.
async fn void(judge: &mut Client, id: &MatchId) -> String {
    let scope = json!({ "kind": "match", "id": id });
    let preview = judge.post("/api/v1/moderation/voids/preview", &json!({ "scope": scope })).await.json();
    let sent =
        json!({ "scope": scope, "digest": preview["digest"], "reason": "arranged", "evidence": "seen" });
    let voided = judge.post("/api/v1/moderation/voids", &sent).await;
    assert_eq!(voided.status, 200, "{}", voided.text());
    format!("/api/v1/moderation/voids/{}/undo", voided.json()["id"].as_str().unwrap())
}

/// Regression: five accounts seconds old reached the first place of the lists with one match.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_team_match_counts_once_all_who_made_it_were_established_when_it_began() {
    for database in Database::each() {
        let app =
            Hall::new_app(database).await.restart_with(|settings| settings.live.established_days = 7).await;
        let director = app.sign_up("dirk").await;
        let mut hall = Hall::open_with_director(app, director, |_| ()).await;
        win_all_boards(&mut hall).await;
        lists_with(&hall.app, 0).await;

        // The match stays out when its players are established later; their next one counts.
        let rated = establish(&hall).await;
        lists_with(&hall.app, 0).await;
        let again = wanted(4, ["anna", "anna", "alf"], ["berta", "berta", "bodo"]);
        let made = create(&mut hall.director, &again).await;
        accept_and_look(&mut hall, &made).await;
        win_all_boards(&mut hall).await;
        let lists = lists_with(&hall.app, 2).await;
        assert_eq!((lists.teams[0].captain.as_str(), lists.teams[0].matches), ("anna", 1));

        // With one of her days voided, anna was not established.
        let mut judge = hall.app.sign_up("judge").await;
        assert!(set_moderator(&hall.app.database().url(), "add", "judge"));
        let undo = void(&mut judge, &rated).await;
        lists_with(&hall.app, 0).await;
        assert_eq!(judge.post(&undo, &json!({ "why": "a mistake" })).await.status, 200);
        lists_with(&hall.app, 2).await;

        // The director has played nothing. After the end a decision of his changes no list, so he cannot take a lost
        // match out of them.
        let made = hall.made.clone();
        let seen = line(&look(&mut hall.director, &made).await, 1, DuplicateRoom::Open).step.unwrap();
        let award = json!({
            "act": "assign", "board": 1, "room": "open", "to": "A", "award": { "kind": "imp", "points": 24 },
            "replaces": seen, "reason": "for a friend",
        });
        hall.direct(award).await;
        assert_eq!(lists_with(&hall.app, 2).await, lists);

        // A match in which he has decided something before the end does not count.
        let made = create(&mut hall.director, &again).await;
        let change = json!({ "captain": "berta", "players": ["berta", "bodo"], "reason": "as they asked" });
        let reply = hall.director.put(&path(&made, "/teams/B"), &change).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        accept_and_look(&mut hall, &made).await;
        win_all_boards(&mut hall).await;
        assert_eq!(lists_with(&hall.app, 2).await, lists);
        check(&hall.app);

        // Where no account has to be established, all three matches count.
        let app = hall.app.restart_with(|settings| settings.live.established_days = 0).await;
        let are_three = |lists: &Value| {
            let teams = lists["teams"].as_array().unwrap();
            teams.len() == 2 && teams.iter().all(|team| team["matches"] == 3)
        };
        app.client().get_until("/api/v1/duplicate/lists", are_three).await;
        app.stop().await;
    }
}

/// Regression: ten knock-outs of eight new accounts, whose players left after two turns, made a grand champion.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_knock_out_of_new_accounts_and_a_corrected_one_win_no_title() {
    for database in Database::each() {
        let mut field = Field::enter(database, 8, &tournaments::wanted(1, 8)).await;
        field.direct(json!({ "act": "draw" })).await;
        for round in 1..=3 {
            let is_drawn = |view: &wire::TournamentView| {
                view.brackets[0].rounds.len() == round
                    && last_round(view).iter().all(|one| one.match_id.is_some())
            };
            let view = field.until(is_drawn).await;
            for pairing in last_round(&view) {
                field.decide(pairing).await;
            }
        }
        let over = field.until(|view| view.card.phase == TournamentPhase::Over).await;
        let winner = over.card.winner.clone().unwrap();
        let last = last_round(&over)[0].clone();
        let path = |name: &str| format!("/api/v1/players/{name}/titles");
        let titles = field.director.get(&path(&winner)).await.json();
        assert_eq!((&titles["won"], &titles["event_title"]), (&json!([]), &Value::Null));

        // Where no account has to be established, the win counts until the director corrects it.
        let app = field.app.restart_with(|settings| settings.live.established_days = 0).await;
        let won = app.client().get_until(&path(&winner), |titles| titles["event_title"] == "winner").await;
        assert_eq!((won["won"].as_array().unwrap().len(), &won["won"][0]["field"]), (1, &json!(8)));
        let mut director = app.moved(&field.director);
        let desk = format!("tournament/{}", field.id);
        let step = newest(&log(&mut director, &desk).await, StepKind::Result).step;
        let other =
            [Some(last.first), last.second].into_iter().flatten().find(|name| *name != winner).unwrap();
        let instead = json!({ "form": "winner", "name": other });
        let correct = json!({ "act": "correct", "step": step, "instead": instead, "reason": "misread" });
        act(&mut director, &desk, &correct).await;
        for name in [&winner, &other] {
            assert_eq!(director.get(&path(name)).await.json()["won"], json!([]), "{name}");
        }
        app.stop().await;
    }
}
