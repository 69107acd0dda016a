//! The lists of team matches count the games as they were played. No decision that a director makes after having seen a
//! game improves a place in them.

use serde_json::{Value, json};
use wire::{DuplicateLists, DuplicateRoom, DuplicateTeam, StepKind, TeamMatchPhase};

use super::{
    corrections::{act, check, log, newest, undo},
    gate::Room,
    team_matches::{Hall, leave, line, look, until},
};
use crate::support::{Database, TestApp};

const ROOMS: [DuplicateRoom; 2] = [DuplicateRoom::Open, DuplicateRoom::Closed];

async fn lists(app: &TestApp) -> DuplicateLists {
    serde_json::from_value(app.client().get("/api/v1/duplicate/lists").await.json()).unwrap()
}

/// Opens a match of eight boards, so that its players are listed after it. Cora is on Anna's bench.
async fn hall(database: Database) -> Hall {
    let mut hall = Hall::open(database, |settings| {
        settings["boards"] = json!(8);
        settings["a"]["players"] = json!(["anna", "alf", "cora"]);
    })
    .await;
    hall.line_up().await;
    hall
}

impl Hall {
    /// Plays the first turns of a board in both rooms. Then the players of a team leave.
    async fn lose(&mut self, board: u8, loser: DuplicateTeam) {
        let [open, closed] = self.seat(board).await;
        let [anna, alf, berta, bodo, _] = self.people.each_ref().map(Clone::clone);
        Room::open(&open, &anna, &berta).await.play_until(2).await;
        Room::open(&closed, &bodo, &alf).await.play_until(2).await;
        let (in_open, in_closed) = match loser {
            DuplicateTeam::A => (anna, alf),
            DuplicateTeam::B => (berta, bodo),
        };
        leave(&in_open, &open).await;
        leave(&in_closed, &closed).await;
        self.until_over(board).await;
    }

    async fn until_over(&mut self, board: u8) {
        let made = self.made.clone();
        for room in ROOMS {
            until(&mut self.director, &made, |view| line(view, board, room).result.is_some()).await;
        }
    }

    async fn award(&mut self, board: u8, room: DuplicateRoom, to: &str) {
        let made = self.made.clone();
        let seen = line(&look(&mut self.director, &made).await, board, room).step;
        let award = json!({ "kind": "imp", "points": 24 });
        let act = json!({
            "act": "assign", "board": board, "room": room, "to": to, "award": award, "replaces": seen,
            "reason": "for a friend",
        });
        self.direct(act).await;
    }
}

fn replace(board: u8) -> Value {
    json!({ "act": "cancel_board", "board": board, "reason": "a wrong position" })
}

fn substitute(player: &str) -> Value {
    json!({ "act": "substitute", "room": "open", "team": "A", "player": player, "reason": "taken ill" })
}

/// Regression: a director replaced boards until the team of a friend had won, and took lost games out of the list of
/// players by awards.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_decision_about_a_board_that_is_over_changes_a_list() {
    for database in Database::each() {
        let mut hall = hall(database).await;
        for board in 1..=8 {
            hall.lose(board, DuplicateTeam::A).await;
        }
        let made = hall.made.clone();
        until(&mut hall.director, &made, |view| view.card.phase == TeamMatchPhase::Over).await;
        let as_played = lists(&hall.app).await;
        let teams: Vec<_> = as_played.teams.iter().map(|team| (team.captain.as_str(), team.won)).collect();
        assert_eq!(teams, [("berta", 1), ("anna", 0)]);
        let anna = as_played.players.iter().find(|player| player.name == "anna").unwrap();
        assert_eq!((anna.boards, anna.imp_won, anna.imp_lost > 0), (8, 0, true));

        for room in ROOMS {
            hall.award(1, room, "A").await;
            assert_eq!(lists(&hall.app).await, as_played);
        }
        let desk = format!("team_match/{}", made.card.id.0);
        let award = newest(&log(&mut hall.director, &desk).await, StepKind::Awarded);
        act(&mut hall.director, &desk, &undo(award.step)).await;
        assert_eq!(lists(&hall.app).await, as_played);

        // The match goes on with other rolls, and now the friend's team wins this board.
        hall.direct(replace(8)).await;
        assert_eq!(lists(&hall.app).await, as_played);
        hall.lose(8, DuplicateTeam::B).await;
        until(&mut hall.director, &made, |view| view.card.phase == TeamMatchPhase::Over).await;
        assert_eq!(lists(&hall.app).await, as_played);
        check(&hall.app);

        // A match that goes on can be called off, but not the games that were played.
        hall.direct(replace(7)).await;
        let view = hall.direct(json!({ "act": "cancel", "reason": "the hall closes" })).await;
        assert_eq!(view.card.phase, TeamMatchPhase::Cancelled);
        assert_eq!(lists(&hall.app).await, as_played);
        check(&hall.app);
        let app = hall.app.restart().await;
        assert_eq!(lists(&app).await, as_played);
        app.stop().await;
    }
}

/// A director who replaces a board after one room has lost it can take the match out of the lists, and no more.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_with_a_board_that_a_director_broke_off_counts_in_no_list() {
    for database in Database::each() {
        let mut hall = hall(database).await;
        let made = hall.made.clone();
        for board in 1..=7 {
            hall.lose(board, DuplicateTeam::B).await;
        }
        let [open, closed] = hall.seat(8).await;
        let [anna, alf, berta, bodo, _] = hall.people.each_ref().map(Clone::clone);
        Room::open(&closed, &bodo, &alf).await.play_until(2).await;
        Room::open(&open, &anna, &berta).await.play_until(2).await;
        leave(&anna, &open).await;
        let is_lost = |view: &wire::TeamMatchView| line(view, 8, DuplicateRoom::Open).result.is_some();
        until(&mut hall.people[0], &made, is_lost).await;
        hall.direct(replace(8)).await;
        hall.lose(8, DuplicateTeam::B).await;
        let over = until(&mut hall.director, &made, |view| view.card.phase == TeamMatchPhase::Over).await;
        let (a, b) = over.card.vp.unwrap();
        assert!(a > b, "the match itself has a result: {a} : {b}");
        let shown = lists(&hall.app).await;
        assert!(shown.teams.is_empty() && shown.players.is_empty(), "{shown:?}");
        check(&hall.app);
        hall.app.stop().await;
    }
}

/// Regression: a director seated a substitute shortly before the end of each game that a friend lost, so the friend was
/// listed with wins alone.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_who_leaves_a_game_to_a_substitute_has_lost_it_if_it_is_lost() {
    for database in Database::each() {
        let mut hall = hall(database).await;
        let made = hall.made.clone();
        for board in 1..=8 {
            let [open, closed] = hall.seat(board).await;
            let [anna, alf, berta, bodo, cora] = hall.people.each_ref().map(Clone::clone);
            Room::open(&open, &anna, &berta).await.play_until(2).await;
            Room::open(&closed, &bodo, &alf).await.play_until(2).await;
            hall.direct(substitute("cora")).await;
            leave(&cora, &open).await;
            leave(&bodo, &closed).await;
            hall.until_over(board).await;
            if board < 8 {
                hall.direct(substitute("anna")).await;
            }
        }
        until(&mut hall.director, &made, |view| view.card.phase == TeamMatchPhase::Over).await;
        let shown = lists(&hall.app).await;
        let row = |name: &str| shown.players.iter().find(|player| player.name == name);
        let (anna, berta) = (row("anna").unwrap(), row("berta").unwrap());
        assert_eq!((anna.boards, anna.imp_won, anna.imp_lost), (8, 0, berta.imp_won));
        assert_eq!((berta.boards, berta.imp_lost), (8, 0));
        assert!(berta.imp_won > 0 && row("cora").is_none());
        check(&hall.app);
        hall.app.stop().await;
    }
}
