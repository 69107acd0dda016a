//! Directors who play in their own team match: what they may not do, and how another director decides instead.

use serde_json::json;
use wire::TeamMatchPhase;

use super::{
    corrections::{assert_refused, try_act},
    team_matches::{Hall, create, leave, path, until, wanted},
};
use crate::support::{Client, Database, Reply};

fn rolls(sets: u32) -> Vec<u8> {
    let mut csv = "set,turn,white,black\n".to_owned();
    for set in 1..=sets {
        csv += &format!("{set},0,4,3\n");
        (1..=100).for_each(|turn| csv += &format!("{set},{turn},6{set},52\n"));
    }
    csv.into_bytes()
}

async fn import(client: &mut Client, path: &str) -> Reply {
    client.post_raw(path, "application/octet-stream", rolls(4)).await
}

/// Regression: a director could import the rolls of a match and play in it, in either order.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_director_who_plays_imports_no_rolls_and_an_importer_plays_nowhere() {
    for database in Database::each() {
        let mut hall = Hall::open(database, |_| ()).await;
        // Anna sets up a match in which she plays.
        let own = wanted(4, ["anna", "anna", "alf"], ["berta", "berta", "bodo"]);
        let made = create(&mut hall.people[0], &own).await;
        assert_refused(&import(&mut hall.people[0], &path(&made, "/roll-sets")).await, "own_match");

        // Dirk imports the rolls of a match, and then names himself.
        let made = hall.made.clone();
        let reply = import(&mut hall.director, &path(&made, "/roll-sets")).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        let team = json!({ "captain": "anna", "players": ["anna", "alf", "dirk"] });
        let reply = hall.director.put(&path(&made, "/teams/A"), &team).await;
        assert_refused(&reply, "imported_the_rolls");
        assert!(reply.text().contains("dirk"), "{}", reply.text());
        hall.app.stop().await;
    }
}

/// Regression: a director who played was referred to another director, but could not name one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_director_who_plays_names_another_director() {
    for database in Database::each() {
        let mut hall = Hall::open(database, |_| ()).await;
        let own = wanted(4, ["anna", "anna", "alf"], ["berta", "berta", "bodo"]);
        let made = create(&mut hall.people[0], &own).await;
        let desk = format!("team_match/{}", made.card.id.0);
        let hold = json!({ "act": "hold", "room": "open", "reason": "no opponent" });
        assert_refused(&hall.people[0].post(&path(&made, "/director"), &hold).await, "own_match");
        let helper = json!({ "act": "add_director", "name": "cora" });
        let stranger = try_act(&mut hall.people[2], &desk, &helper).await;
        stranger.assert_error(403, "forbidden");
        let reply = try_act(&mut hall.people[0], &desk, &helper).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        assert_eq!(reply.json()["steps"], json!([]), "a player sees no desk");
        let reply = hall.people[4].post(&path(&made, "/director"), &hold).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        hall.app.stop().await;
    }
}

/// The author of a file of rolls may have told them to a team, so such a match counts in no list.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_with_imported_rolls_is_in_no_list() {
    for database in Database::each() {
        let mut hall = Hall::open(database, |_| ()).await;
        let made = hall.made.clone();
        let reply = import(&mut hall.director, &path(&made, "/roll-sets")).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        hall.line_up().await;
        for board in 1..=4 {
            let [open, closed] = hall.seat(board).await;
            leave(&hall.people[2], &open).await;
            leave(&hall.people[1], &closed).await;
            until(&mut hall.director, &made, |view| view.card.revealed == board).await;
        }
        until(&mut hall.director, &made, |view| view.card.phase == TeamMatchPhase::Over).await;
        let lists = hall.app.client().get("/api/v1/duplicate/lists").await.json();
        assert_eq!((&lists["teams"], &lists["players"]), (&json!([]), &json!([])));
        hall.app.stop().await;
    }
}
