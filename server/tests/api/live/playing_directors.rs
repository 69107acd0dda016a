//! Directors who play in their own team match: what they may not do, and how another director decides instead.

use serde_json::json;
use wire::{DuplicateTeam, TeamDeed, TeamMatchPhase};

use super::{
    corrections::{assert_refused, try_act},
    own_advantage::use_in_the_browser_of,
    team_events,
    team_matches::{Hall, create, leave, look, path, post, until, wanted},
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
        let team = json!({ "captain": "anna", "players": ["anna", "alf", "dirk"], "reason": "ill" });
        let reply = hall.director.put(&path(&made, "/teams/A"), &team).await;
        assert_refused(&reply, "imported_the_rolls");
        reply.assert_says("dirk");
        hall.app.stop().await;
    }
}

/// Regression: with a second account in a team, a director read the desk, held rooms, replaced boards, assigned results
/// and imported rolls, and named a second account after an import.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_account_of_the_director_counts_as_the_director() {
    for database in Database::each() {
        let mut hall = Hall::open(database, |_| ()).await;
        let made = hall.made.clone();
        let desk = format!("team_match/{}", made.card.id.0);
        assert!(!look(&mut hall.director, &made).await.you.desk.is_empty());
        use_in_the_browser_of("bodo", &hall.director, &hall.app).await;
        assert!(
            look(&mut hall.director, &made).await.you.desk.is_empty(),
            "a player's director sees no desk"
        );
        for page in ["", "/log"] {
            let reply = hall.director.get(&format!("/api/v1/desks/{desk}{page}")).await;
            reply.assert_error(403, "forbidden");
        }
        let award = json!({ "kind": "imp", "points": 24 });
        for act in [
            json!({ "act": "hold", "room": "open", "reason": "x" }),
            json!({ "act": "release", "room": "open", "reason": "x" }),
            json!({ "act": "cancel_board", "board": 1, "reason": "x" }),
            json!({ "act": "assign", "board": 1, "room": "open", "to": "B", "award": award, "reason": "x" }),
            json!({ "act": "substitute", "room": "open", "team": "A", "player": "alf", "reason": "x" }),
            json!({ "act": "commentators", "names": ["cora"] }),
            json!({ "act": "two_people", "players": ["bodo", "anna"], "reason": "x" }),
            json!({ "act": "two_people", "players": ["dirk", "bodo"], "reason": "x" }),
        ] {
            let reply = hall.director.post(&path(&made, "/director"), &act).await;
            assert_refused(&reply, "own_match");
        }
        assert_refused(&import(&mut hall.director, &path(&made, "/roll-sets")).await, "own_match");
        for act in [
            json!({ "act": "hold", "reason": "x" }),
            json!({ "act": "give_time", "minutes": 5, "reason": "x" }),
            json!({ "act": "undo", "step": 1, "reason": "x" }),
        ] {
            try_act(&mut hall.director, &desk, &act).await.assert_error(403, "forbidden");
        }

        // Another director sees the pair, and says that they are two people.
        let helper = json!({ "act": "add_director", "name": "cora" });
        assert_eq!(try_act(&mut hall.director, &desk, &helper).await.status, 200);
        let mut cora = hall.people[4].clone();
        let linked = look(&mut cora, &made).await.you.linked;
        let mut names = linked.iter().map(|pair| [pair.players.0.as_str(), pair.players.1.as_str()]);
        assert!(names.any(|pair| pair.contains(&"dirk") && pair.contains(&"bodo")), "{linked:?}");
        let two = json!({ "act": "two_people", "players": ["dirk", "bodo"], "reason": "a family" });
        post(&mut cora, &path(&made, "/director"), &two).await;
        let view = look(&mut hall.director, &made).await;
        assert!(!view.you.desk.is_empty());
        let note = view.notes.last().unwrap();
        assert_eq!(note.reason, "a family");
        assert!(matches!(note.deed, TeamDeed::TwoPeople { .. }), "{note:?}");
        let protocol = hall.app.client().get(&path(&made, "/protocol.html")).await;
        assert!(protocol.text().contains("a family"), "{}", protocol.text());
        hall.app.stop().await;
    }
}

/// Regression: a director said that an account and the own second account were two people.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_director_tells_only_other_people_apart() {
    for database in Database::each() {
        let mut hall = Hall::open(database, |_| ()).await;
        let two = json!({ "act": "two_people", "players": ["dirk", "bodo"], "reason": "before it is seen" });
        let refused = hall.director.post(&path(&hall.made, "/director"), &two).await;
        assert_refused(&refused, "own_pair");
        hall.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_account_of_an_importer_plays_nowhere() {
    for database in Database::each() {
        let mut hall = Hall::open(database, |_| ()).await;
        let made = hall.made.clone();
        let reply = import(&mut hall.director, &path(&made, "/roll-sets")).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        use_in_the_browser_of("cora", &hall.director, &hall.app).await;
        let team = json!({ "captain": "anna", "players": ["anna", "alf", "cora"] });
        let reply = hall.people[0].put(&path(&made, "/teams/A"), &team).await;
        assert_refused(&reply, "imported_the_rolls");
        reply.assert_says("cora");
        // A member who is seen together with the importer later begins no board.
        use_in_the_browser_of("alf", &hall.director, &hall.app).await;
        let line_up = json!({ "team": "A", "open": "anna", "closed": "alf" });
        let reply = hall.people[0].post(&path(&made, "/lineup"), &line_up).await;
        assert_refused(&reply, "imported_the_rolls");
        hall.app.stop().await;
    }
}

/// Regression: a second account of a director played a match of an event, and the director awarded it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_director_awards_no_match_of_a_second_account() {
    for database in Database::each() {
        let (mut hall, event) = Hall::open_in_event(database).await;
        use_in_the_browser_of("alf", &hall.director, &hall.app).await;
        let desk = team_events::path(&event, "/director");
        for act in [
            json!({ "act": "award", "tie": 1, "vp_a": 30, "reason": "x" }),
            json!({ "act": "replay", "tie": 1, "reason": "x" }),
        ] {
            assert_refused(&hall.director.post(&desk, &act).await, "own_match");
        }
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

/// Regression: a director who played made himself captain of the other team, named its line-up and exchanged its seats.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_director_who_plays_changes_no_other_team() {
    for database in Database::each() {
        let mut hall = Hall::open(database, |_| ()).await;
        let own = wanted(4, ["anna", "anna", "alf"], ["berta", "berta", "bodo"]);
        let made = create(&mut hall.people[0], &own).await;
        let b = |captain: &str| json!({ "captain": captain, "players": ["berta", "bodo"], "reason": "x" });
        let other = path(&made, "/teams/B");
        for captain in ["anna", "bodo"] {
            assert_refused(&hall.people[0].put(&other, &b(captain)).await, "own_match");
        }
        assert_eq!(look(&mut hall.people[0], &made).await.you.change, [DuplicateTeam::A]);
        let a = json!({ "captain": "anna", "players": ["anna", "alf", "cora"] });
        let reply = hall.people[0].put(&path(&made, "/teams/A"), &a).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        // No captain leads both teams, in a new match or by a change.
        let both = wanted(4, ["anna", "anna", "alf"], ["anna", "berta", "bodo"]);
        assert_refused(&hall.people[0].post("/api/v1/team-matches", &both).await, "in_both_teams");
        let made = hall.made.clone();
        assert_refused(&hall.director.put(&path(&made, "/teams/B"), &b("anna")).await, "in_both_teams");
        // A second account of a director plays for the director.
        use_in_the_browser_of("bodo", &hall.director, &hall.app).await;
        let a = json!({ "captain": "alf", "players": ["anna", "alf"], "reason": "x" });
        assert_refused(&hall.director.put(&path(&made, "/teams/A"), &a).await, "own_match");
        assert!(look(&mut hall.director, &made).await.you.change.is_empty());
        hall.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_account_of_a_player_is_named_in_no_other_team() {
    for database in Database::each() {
        let mut hall = Hall::open(database, |_| ()).await;
        let made = hall.made.clone();
        let anna = hall.people[0].clone();
        use_in_the_browser_of("cora", &anna, &hall.app).await;
        let b = json!({ "captain": "cora", "players": ["berta", "bodo"], "reason": "x" });
        let team = path(&made, "/teams/B");
        assert_refused(&hall.people[2].put(&team, &b).await, "one_person");
        assert_refused(&hall.director.put(&team, &b).await, "one_person");
        // In her own team she may have it.
        let a = json!({ "captain": "cora", "players": ["anna", "alf"], "reason": "x" });
        let reply = hall.people[0].put(&path(&made, "/teams/A"), &a).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        hall.app.stop().await;
    }
}

/// Regression: before the start of a team event a director who played in it named other people for another team.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_director_who_plays_in_an_event_changes_no_other_team() {
    for database in Database::each() {
        let mut hall = Hall::open(database, |_| ()).await;
        let event = team_events::create(&mut hall.director, &team_events::wanted(4, None)).await;
        let teams = team_events::path(&event, "/teams");
        team_events::post(&mut hall.people[0], &teams, &team_events::team("Turm", &["anna", "alf"])).await;
        team_events::post(&mut hall.people[2], &teams, &team_events::team("Berg", &["berta", "bodo"])).await;
        let second = team_events::path(&event, "/teams/2");
        let mut change = team_events::team("Berg", &["bodo", "berta"]);
        // Berta has accepted by entering her team, so the director says why.
        let refused = hall.director.put(&second, &change).await;
        refused.assert_error(422, "invalid");
        assert_eq!(refused.json()["field"], "reason");
        change["reason"] = json!("Berta is ill");
        let changed = hall.director.put(&second, &change).await;
        assert_eq!(changed.status, 200, "{}", changed.text());
        let changed = changed.json();
        let note = &changed["notes"][0];
        assert_eq!((&note["deed"]["team"], &note["reason"]), (&json!("Berg"), &json!("Berta is ill")));
        // With a second account of the director in the first team, another director has to do it.
        use_in_the_browser_of("anna", &hall.director, &hall.app).await;
        assert_refused(&hall.director.put(&second, &change).await, "own_event");
        hall.app.stop().await;
    }
}
