//! Events of teams over the API: entries, a schedule that runs automatically, the final, the director.

use serde_json::{Value, json};
use wire::{TeamEventDeed, TeamEventPhase, TeamEventView, TeamMatchPhase, TeamMatchView, TieState};

use crate::support::{Client, Database, TestApp};

pub(super) fn wanted(boards: u8, final_boards: Option<u8>) -> Value {
    json!({
        "name": "Club cup", "boards": boards, "final_boards": final_boards, "twice": false,
        "barometer": true, "exchange": false, "places": 3, "lock_step": "off",
        "play": { "kind": "here", "time": { "kind": "live", "delay_s": 12, "reserve_s": 600 } },
    })
}

pub(super) fn team(name: &str, players: &[&str]) -> Value {
    json!({ "name": name, "captain": players[0], "players": players })
}

fn parse(view: &Value) -> TeamEventView {
    serde_json::from_value(view.clone()).unwrap()
}

pub(super) async fn create(director: &mut Client, wanted: &Value) -> TeamEventView {
    let reply = director.post("/api/v1/team-events", wanted).await;
    assert_eq!(reply.status, 201, "{}", reply.text());
    parse(&reply.json())
}

pub(super) fn path(view: &TeamEventView, rest: &str) -> String {
    format!("/api/v1/team-events/{}{rest}", view.card.id.0)
}

pub(super) async fn post(client: &mut Client, path: &str, body: &Value) -> TeamEventView {
    let reply = client.post(path, body).await;
    assert_eq!(reply.status, 200, "{body}: {}", reply.text());
    parse(&reply.json())
}

/// A person accepts the invitation to a team.
pub(super) async fn accept(client: &mut Client, event: &TeamEventView, team: u32) -> TeamEventView {
    let reply = client.post_empty(&path(event, &format!("/teams/{team}/acceptance"))).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    parse(&reply.json())
}

/// The director begins an event.
pub(super) async fn start(director: &mut Client, event: &TeamEventView) -> TeamEventView {
    post(director, &path(event, "/director"), &json!({ "act": "start", "fill": false })).await
}

async fn look(client: &mut Client, view: &TeamEventView) -> TeamEventView {
    let reply = client.get(&path(view, "")).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    parse(&reply.json())
}

/// Repeats a request until the result is as expected. Asynchronous effects arrive soon.
pub(super) async fn until(
    client: &mut Client,
    made: &TeamEventView,
    is_so: impl Fn(&TeamEventView) -> bool,
) -> TeamEventView {
    parse(&client.get_until(&path(made, ""), |view| is_so(&parse(view))).await)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_teams_of_bots_play_from_their_entries_to_the_final() {
    let database = Database::sqlite();
    let url = database.url();
    let app = TestApp::start(database).await;
    let mut director = app.sign_up("dirk").await;
    let made = create(&mut director, &wanted(4, Some(5))).await;
    let desk = path(&made, "/director");
    for name in ["Turm", "Läufer", "Springer"] {
        post(&mut director, &desk, &json!({ "act": "add_bots", "name": name })).await;
    }
    let full = json!({ "act": "add_bots", "name": "Bauern" });
    director.post(&desk, &full).await.assert_error(409, "conflict");
    let begun = post(&mut director, &desk, &json!({ "act": "start", "fill": false })).await;
    assert_eq!((begun.rounds.len(), begun.card.phase), (3, TeamEventPhase::RoundRobin));
    assert!(begun.rounds.iter().all(|round| round.bye.is_some() && round.ties.len() == 1));

    // One board after the other, so that a slow machine has time for each.
    for round in 0..3 {
        for board in 1..=4 {
            let has = |view: &TeamEventView| {
                let tie = &view.rounds[round].ties[0];
                tie.vp.is_some() || tie.revealed >= board
            };
            until(&mut director, &made, has).await;
        }
        until(&mut director, &made, |view| view.rounds[round].ties[0].vp.is_some()).await;
    }
    for board in 1..=5 {
        let has = |view: &TeamEventView| {
            view.final_tie.as_ref().is_some_and(|tie| tie.vp.is_some() || tie.revealed >= board)
        };
        until(&mut director, &made, has).await;
    }
    let over = until(&mut app.client(), &made, |view| view.card.phase == TeamEventPhase::Over).await;
    check_whole_event(&over);

    // The final's own page agrees and names its event.
    let last = over.final_tie.as_ref().unwrap();
    let address = format!("/api/v1/team-matches/{}", last.team_match.as_ref().unwrap().0);
    let played: TeamMatchView = serde_json::from_value(director.get(&address).await.json()).unwrap();
    assert_eq!((played.card.vp, Some(played.card.imp)), (last.vp, last.imp));
    assert_eq!((played.card.boards, played.lines.len()), (5, 10));
    assert_eq!(played.event.map(|event| event.id), Some(over.card.id.clone()));
    let alone = director.get("/api/v1/team-matches").await.json();
    assert_eq!(alone, json!([]), "matches of an event are listed with it");

    let html = director.get(&path(&over, "/crosstable.html")).await;
    let winner = over.card.winner.clone().unwrap();
    assert!(html.text().contains(&format!("{winner} won")), "{}", html.text());
    let csv = director.get(&path(&over, "/crosstable.csv")).await;
    assert_eq!(csv.text().lines().count(), 5, "{}", csv.text());
    assert!(csv.text().lines().last().unwrap().starts_with("final,4,"));
    assert!(director.get(&path(&over, "/crosstable.pdf")).await.body.starts_with(b"%PDF-1.4"));
    assert_eq!(director.get(&path(&over, "/crosstable.json")).await.json()["card"]["winner"], json!(winner));
    check_lists(&app.client().get("/api/v1/duplicate/lists").await.json(), &over);
    let is_drawn = last.vp.unwrap() == (15, 15);
    void_and_undo(&app, &url, &last.team_match.as_ref().unwrap().0, is_drawn).await;
    app.stop().await;
}

/// Voids a team match at the desk and undoes the void. The lists change as if it had not been played, and back.
async fn void_and_undo(app: &TestApp, url: &str, team_match: &str, is_drawn: bool) {
    let lists = async || -> wire::DuplicateLists {
        serde_json::from_value(app.client().get("/api/v1/duplicate/lists").await.json()).unwrap()
    };
    let before = lists().await;
    let mut judge = app.sign_up("judge").await;
    assert!(super::moderation::set_moderator(url, "add", "judge"));
    let scope = json!({ "kind": "team_match", "id": team_match });
    let preview = judge.post("/api/v1/moderation/voids/preview", &json!({ "scope": scope })).await.json();
    assert_eq!((&preview["team_matches"], &preview["matches"]), (&json!(1), &json!(0)));
    let sent =
        json!({ "scope": scope, "digest": preview["digest"], "reason": "arranged", "evidence": "seen" });
    let voided = judge.post("/api/v1/moderation/voids", &sent).await;
    assert_eq!(voided.status, 200, "{}", voided.text());
    judge.post("/api/v1/moderation/voids", &sent).await.assert_error(404, "not_found");

    let without = lists().await;
    let sum = |lists: &wire::DuplicateLists| {
        (
            lists.teams.iter().map(|team| team.matches).sum::<u32>(),
            lists.players.iter().map(|player| player.boards).sum::<u32>(),
        )
    };
    // The final has two teams, and four players with five boards each.
    let (matches, boards) = sum(&before);
    assert_eq!(sum(&without), (matches - 2, boards - 20));
    // The first of the list may not have played the final.
    let ratings = |lists: &wire::DuplicateLists| {
        let mut ratings: Vec<u64> = lists.teams.iter().map(|team| team.rating.to_bits()).collect();
        ratings.sort_unstable();
        ratings
    };
    assert_eq!(ratings(&without) == ratings(&before), is_drawn, "a drawn match changes no rating");
    let desk = judge.get("/api/v1/moderation").await.json();
    assert_eq!(desk["voids"][0]["team_matches"], json!(1));

    let undo = format!("/api/v1/moderation/voids/{}/undo", voided.json()["id"].as_str().unwrap());
    assert_eq!(judge.post(&undo, &json!({ "why": "a mistake" })).await.status, 200);
    assert_eq!(lists().await, before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn dice_thrown_by_hand_hold_for_every_match_of_an_event() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut director = app.sign_up("dirk").await;
    let mut people = Vec::new();
    for name in ["anna", "alf", "berta", "bodo"] {
        people.push(app.sign_up(name).await);
    }
    let mut settings = wanted(4, None);
    settings["play"]["dice"] = json!("thrown");
    settings["teams"] = json!([team("Turm", &["anna", "alf"]), team("Laufer", &["berta", "bodo"])]);
    let made = create(&mut director, &settings).await;
    for (client, team) in people.iter_mut().zip([1, 1, 2, 2]) {
        accept(client, &made, team).await;
    }
    start(&mut director, &made).await;
    let begun = until(&mut director, &made, |view| view.rounds[0].ties[0].team_match.is_some()).await;
    let id = begun.rounds[0].ties[0].team_match.clone().unwrap();
    let address = format!("/api/v1/team-matches/{}", id.0);
    let played: TeamMatchView = serde_json::from_value(director.get(&address).await.json()).unwrap();
    for play in [begun.play, played.play] {
        assert!(matches!(play, wire::TeamPlay::Here { dice: wire::DiceRule::Thrown, .. }), "{play:?}");
    }
    app.stop().await;
}

/// Checks that the site's lists have the results of its only event.
fn check_lists(lists: &Value, over: &TeamEventView) {
    let lists: wire::DuplicateLists = serde_json::from_value(lists.clone()).unwrap();
    assert_eq!(lists.teams.len(), 3);
    assert_eq!(lists.teams.iter().map(|team| team.matches).sum::<u32>(), 8);
    assert!(lists.teams.windows(2).all(|pair| pair[0].rating >= pair[1].rating));
    let sums = |name: &str| over.individuals.iter().find(|sums| sums.name == name).unwrap();
    assert_eq!(lists.players.len(), 6);
    for row in &lists.players {
        let known = sums(&row.name);
        assert_eq!((row.boards, row.imp_won, row.imp_lost), (known.boards, known.imp_won, known.imp_lost));
    }
}

/// Checks the facts that hold for three teams that met once, whichever won.
fn check_whole_event(over: &TeamEventView) {
    assert_eq!(over.standings.iter().map(|row| row.vp).sum::<u32>(), 90);
    assert!(over.standings.iter().all(|row| row.played == 2));
    assert!(over.standings.windows(2).all(|pair| pair[0].vp >= pair[1].vp));
    let last = over.final_tie.as_ref().unwrap();
    // The finalists are the first two. A lot may have decided between teams with equal points.
    let place = |team| over.standings.iter().find(|row| row.team == team).unwrap().place;
    let mut others = over.standings.iter().filter(|row| row.team != last.a && row.team != last.b);
    assert!(others.all(|row| row.place >= place(last.a).max(place(last.b))));
    let (a, b) = last.vp.unwrap();
    assert_eq!(a + b, 30);
    let winner = over.teams.iter().find(|team| Some(&team.name) == over.card.winner.as_ref()).unwrap();
    assert!(winner.number == last.a || winner.number == last.b);
    // Everyone sat in every match of the team: two ties of four boards, and five more for finalists.
    for sums in &over.individuals {
        let expected = if sums.team == last.a || sums.team == last.b { 13 } else { 8 };
        assert_eq!(sums.boards, expected, "{}", sums.name);
    }
    assert_eq!(over.individuals.len(), 6);
    let total: i64 =
        over.individuals.iter().map(|sums| i64::from(sums.imp_won) - i64::from(sums.imp_lost)).sum();
    assert_eq!(total, 0, "what one wins another loses");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn captains_enter_teams_and_the_director_runs_the_event() {
    for database in Database::each() {
        let app =
            TestApp::start_with(database, |settings| settings.limits.sign_up_by_address.burst = 1_000).await;
        let mut director = app.sign_up("dirk").await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let mut alf = app.sign_up("alf").await;
        let mut guest = app.guest().await;
        let impossible =
            [("boards", json!(9)), ("places", json!(17)), ("final_boards", json!(3)), ("name", json!(" "))];
        for (field, value) in impossible {
            let mut odd = wanted(4, None);
            odd[field] = value;
            assert_eq!(director.post("/api/v1/team-events", &odd).await.status, 422, "{field}");
        }
        guest.post("/api/v1/team-events", &wanted(4, None)).await.assert_error(403, "forbidden");
        let made = create(&mut director, &wanted(4, None)).await;
        let (teams, desk) = (path(&made, "/teams"), path(&made, "/director"));

        // Only the captain or the director can enter a team.
        berta.post(&teams, &team("Turm", &["anna", "alf"])).await.assert_error(403, "forbidden");
        let entered = post(&mut anna, &teams, &team("Turm", &["anna", "alf"])).await;
        assert!(entered.you.captain && entered.you.team == Some(1) && !entered.you.may_enter);
        // A player whom a captain has named is invited, and belongs to the team after accepting.
        assert_eq!(entered.teams[0].invited, ["alf"]);
        berta.post_empty(&path(&made, "/teams/1/acceptance")).await.assert_error(409, "refused");
        let joined = accept(&mut alf, &made, 1).await;
        assert_eq!((joined.you.team, joined.teams[0].invited.len()), (Some(1), 0));
        accept(&mut alf, &made, 1).await;
        berta.post(&teams, &team("Berg", &["berta", "alf"])).await.assert_error(409, "refused");
        let nobody = berta.post(&teams, &team("Berg", &["berta", "nobody"])).await;
        nobody.assert_error(422, "invalid");
        assert_eq!(nobody.json()["message"], "team.players[1]: There is no player named \"nobody\".");
        post(&mut berta, &teams, &team("Berg", &["berta"])).await;
        let first = path(&made, "/teams/1");
        let change = team("Turm", &["anna", "Pip"]);
        assert_eq!(berta.put(&first, &change).await.status, 403);
        // A player named by a captain may leave.
        assert_eq!(berta.delete(&first).await.status, 403);
        let left = alf.delete(&first).await;
        assert_eq!(parse(&left.json()).teams[0].players.len(), 1);
        assert_eq!(anna.put(&first, &change).await.status, 200);

        // The event begins when every team has two players, with bots in the empty seats.
        let starting = |fill: bool| json!({ "act": "start", "fill": fill });
        anna.post(&desk, &starting(true)).await.assert_error(403, "forbidden");
        director.post(&desk, &starting(false)).await.assert_error(409, "refused");
        let begun = post(&mut director, &desk, &starting(true)).await;
        assert!(begun.teams[1].players[1].bot);
        assert_ne!(begun.teams[1].players[1].name, "Pip", "a bot is in one team only");
        assert_eq!(anna.put(&first, &change).await.status, 409);
        anna.delete(&first).await.assert_error(409, "refused");
        let tie = |view: &TeamEventView| view.rounds[0].ties[0].clone();
        let playing = until(&mut anna, &made, |view| view.you.team_match.is_some()).await;
        assert_eq!(tie(&playing).state, TieState::LineUps);
        assert!(
            until(&mut director, &made, |view| view.you.desk.len() == 1).await.you.desk[0].rooms.len() == 2
        );

        // A replay from the beginning: the first match is cancelled, with the reason.
        for wrong in [
            json!({ "act": "replay", "tie": 2, "reason": "wrong match" }),
            json!({ "act": "award", "tie": 1, "vp_a": 31, "reason": "too much" }),
        ] {
            director.post(&desk, &wrong).await.assert_error(422, "invalid");
        }
        director
            .post(&desk, &json!({ "act": "award", "tie": 1, "vp_a": 15, "reason": "" }))
            .await
            .assert_error(422, "invalid");
        let before = tie(&playing).team_match.unwrap();
        post(&mut director, &desk, &json!({ "act": "replay", "tie": 1, "reason": "wrong hall" })).await;
        let again =
            until(&mut anna, &made, |view| view.you.team_match.as_ref().is_some_and(|id| *id != before))
                .await;
        let address = |id: &wire::TeamMatchId| format!("/api/v1/team-matches/{}", id.0);
        let phase =
            |view: &Value| serde_json::from_value::<TeamMatchPhase>(view["card"]["phase"].clone()).unwrap();
        let off = anna.get_until(&address(&before), |view| phase(view) == TeamMatchPhase::Cancelled).await;
        assert_eq!(off["notes"][0]["reason"], json!("wrong hall"));

        // A match cancelled at its own desk waits for the director's decision, which ends the event.
        let second = again.you.team_match.clone().unwrap();
        let own_desk = format!("{}/director", address(&second));
        let reply = director.post(&own_desk, &json!({ "act": "cancel", "reason": "fire" })).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        let off = until(&mut anna, &made, |view| tie(view).state == TieState::CalledOff).await;
        assert_eq!(off.card.phase, TeamEventPhase::RoundRobin);
        let act = json!({ "act": "award", "tie": 1, "vp_a": 18, "reason": "Berg went home" });
        let over = post(&mut director, &desk, &act).await;
        assert_eq!(
            (over.card.phase, tie(&over).vp, tie(&over).awarded),
            (TeamEventPhase::Over, Some((18, 12)), true)
        );
        let name = |number| over.teams.iter().find(|team| team.number == number).unwrap().name.clone();
        assert_eq!(over.card.winner, Some(name(tie(&over).a)));
        assert!(matches!(over.notes.last().unwrap().deed, TeamEventDeed::Awarded { tie: 1, vp: (18, 12) }));
        director.post(&desk, &act).await.assert_error(409, "refused");

        // Cancelling an event cancels its matches.
        let mut at_once = wanted(4, None);
        at_once["teams"] = json!([team("Turm", &["anna", "alf"]), team("Berg", &["berta", "Pip"])]);
        let second = create(&mut director, &at_once).await;
        accept(&mut anna, &second, 1).await;
        accept(&mut alf, &second, 1).await;
        accept(&mut berta, &second, 2).await;
        start(&mut director, &second).await;
        let running = until(&mut anna, &second, |view| view.you.team_match.is_some()).await;
        post(&mut director, &path(&second, "/director"), &json!({ "act": "cancel", "reason": "snow" })).await;
        let id = running.you.team_match.unwrap();
        anna.get_until(&address(&id), |view| phase(view) == TeamMatchPhase::Cancelled).await;
        let listed = app.client().get("/api/v1/team-events").await.json();
        assert_eq!(listed.as_array().unwrap().len(), 2);
        app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn late_teams_join_before_the_first_round_is_over() {
    for database in Database::each() {
        let app = super::team_matches::Hall::new_app(database).await;
        let mut director = app.sign_up("dirk").await;
        let mut people = Vec::new();
        for name in ["anna", "alf", "berta", "bodo", "cora"] {
            people.push(app.sign_up(name).await);
        }
        let mut settings = wanted(4, None);
        settings["places"] = json!(4);
        settings["teams"] = json!([team("Turm", &["anna", "alf"]), team("Laufer", &["berta", "bodo"])]);
        let event = create(&mut director, &settings).await;
        for (person, number) in people.iter_mut().zip([1, 1, 2, 2]) {
            accept(person, &event, number).await;
        }
        let begun = start(&mut director, &event).await;
        assert_eq!(begun.rounds.len(), 1);
        let has_match = |view: &TeamEventView| view.rounds[0].ties[0].team_match.is_some();
        let first = until(&mut director, &event, has_match).await.rounds[0].ties[0].clone();

        // A team of bots is complete, and has a bye in the round that is in play.
        let bots = json!({ "act": "add_bots", "name": "Bots" });
        let three = post(&mut director, &path(&event, "/director"), &bots).await;
        assert_eq!((three.rounds.len(), three.rounds[0].bye, three.standings.len()), (3, Some(3), 3));
        assert_eq!(three.rounds[0].ties, vec![first.clone()]);

        // A team of people joins when they have accepted. Only the director enters it.
        let late = team("Springer", &["cora", "Pip"]);
        let entry = path(&event, "/teams");
        people[4].post(&entry, &late).await.assert_error(403, "forbidden");
        let view = post(&mut director, &entry, &late).await;
        assert_eq!((view.teams.len(), view.standings.len(), view.rounds.len()), (4, 3, 3));
        let id = event.card.id.0.clone();
        super::duties::until_owed(
            &mut super::agenda::elsewhere(&people[4]).await,
            &[(wire::DutyKind::Invitation, &id, 1)],
        )
        .await;
        accept(&mut people[4], &event, 4).await;
        let four = until(&mut director, &event, |view| view.standings.len() == 4).await;
        assert_eq!((four.rounds.len(), four.rounds[0].bye), (3, None));
        let [one, two] = four.rounds[0].ties.as_slice() else { panic!("{:?}", four.rounds[0]) };
        assert_eq!((one, [two.a, two.b]), (&first, [3, 4]));
        let mut pairs: Vec<_> = four.rounds.iter().flat_map(|round| &round.ties).collect();
        pairs.sort_by_key(|tie| (tie.a.min(tie.b), tie.a.max(tie.b)));
        pairs.dedup_by_key(|tie| (tie.a.min(tie.b), tie.a.max(tie.b)));
        assert_eq!(pairs.len(), 6, "each pair meets once");
        let full = director.post(&entry, &team("Dame", &["Wilma", "Jago"])).await;
        full.assert_error(409, "refused");

        // After the first round nobody comes late.
        let desk = path(&event, "/director");
        for tie in [1, 2] {
            let award = json!({ "act": "award", "tie": tie, "vp_a": 15, "reason": "the hall closes" });
            post(&mut director, &desk, &award).await;
        }
        until(&mut director, &event, |view| view.rounds[1].ties[0].team_match.is_some()).await;
        assert!(!look(&mut director, &event).await.you.may_enter);
        let before = look(&mut app.client(), &event).await;
        let app = app.restart().await;
        assert_eq!(look(&mut app.client(), &event).await.standings, before.standings);
        super::corrections::check(&app);
        app.stop().await;
    }
}

/// Regression: captains entered and withdrew their teams until the log was full.
#[tokio::test]
async fn a_captain_enters_an_event_a_few_times_and_members_leave_while_the_log_is_full() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut director = app.sign_up("dirk").await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let mut alf = app.sign_up("alf").await;
        let made = create(&mut director, &wanted(4, None)).await;
        let teams = path(&made, "/teams");
        post(&mut anna, &teams, &team("Turm", &["anna", "alf"])).await;
        accept(&mut alf, &made, 1).await;
        for _ in 0..5 {
            post(&mut berta, &teams, &team("Berg", &["berta"])).await;
            assert_eq!(berta.delete(&path(&made, "/teams/2")).await.status, 200);
        }
        let refused = berta.post(&teams, &team("Berg", &["berta"])).await;
        refused.assert_error(409, "refused");
        assert_eq!(refused.json()["reason"], "entered_often");

        let app = app.restart_with(|settings| settings.live.bounds.competition_steps = 1).await;
        let (mut anna, mut alf) = (app.moved(&anna), app.moved(&alf));
        let change = anna.put(&path(&made, "/teams/1"), &team("Turm", &["anna", "Pip"])).await;
        assert_eq!((change.status, &change.json()["reason"]), (409, &json!("log_full")));
        let left = alf.delete(&path(&made, "/teams/1")).await;
        assert_eq!(left.status, 200, "{}", left.text());
        app.stop().await;
    }
}
