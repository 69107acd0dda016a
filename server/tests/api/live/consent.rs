//! Roles that somebody else has given: they bind nobody, and count for nothing until the person acts.

use serde_json::{Value, json};

use super::{
    corrections::{act, assert_refused, check, log, try_act},
    moderation::set_moderator,
    team_matches::{self, Hall},
    tournaments::{create, wanted},
};
use crate::support::{Client, Database, PASSWORD, Reply};

fn named(act: &str, name: &str) -> Value {
    json!({ "act": act, "name": name })
}

/// Makes a person a director of an event, and accepts for them.
async fn add_agreed(leader: &mut Client, desk: &str, name: &str, person: &mut Client) {
    act(leader, desk, &named("add_director", name)).await;
    act(person, desk, &named("add_director", name)).await;
}

async fn warn(judge: &mut Client, player: &str) -> Reply {
    let warning = json!({ "deed": "warning", "player": player, "reason": "x", "why": "x" });
    judge.post("/api/v1/moderation/actions", &warning).await
}

async fn assert_decides(judge: &mut Client, player: &str) {
    let reply = warn(judge, player).await;
    assert_eq!(reply.status, 204, "{player}: {}", reply.text());
}

async fn assert_apart(judge: &mut Client, player: &str) {
    let reply = warn(judge, player).await;
    reply.assert_error(403, "forbidden");
    reply.assert_says("Autumn cup");
    reply.assert_says("another moderator has to decide");
}

/// Regression: players made all moderators directors of their event or invited them to a match, and no moderator could
/// decide about them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_moderator_whom_others_have_named_goes_on_deciding() {
    for database in Database::each() {
        let url = database.url();
        let app = Hall::new_app(database).await;
        let (mut judge, mut rolf) = (app.sign_up("judge").await, app.sign_up("rolf").await);
        let mut anna = app.sign_up("anna").await;
        app.sign_up("alf").await;
        assert!(set_moderator(&url, "add", "judge"));
        let bot = judge.post("/api/v1/account/bots", &json!({ "name": "judgebot" })).await;
        assert_eq!(bot.status, 201, "{}", bot.text());

        let desk = format!("tournament/{}", create(&mut rolf, &wanted(5, 8)).await);
        act(&mut rolf, &desk, &named("add_director", "judge")).await;
        let teams = team_matches::wanted(4, ["judge", "judge", "judgebot"], ["anna", "anna", "alf"]);
        team_matches::create(&mut rolf, &teams).await;
        for player in ["rolf", "anna"] {
            assert_decides(&mut judge, player).await;
        }

        // The moderator acts in the event as a moderator, and goes on deciding.
        act(&mut rolf, &desk, &json!({ "act": "hold", "reason": "No end" })).await;
        act(&mut judge, &desk, &json!({ "act": "release", "reason": "It goes on" })).await;
        let page = judge.get("/api/v1/moderation").await.json();
        let is_release = |action: &Value| action["deed"] == "release_event";
        assert!(page["actions"].as_array().unwrap().iter().any(is_release), "{page}");
        assert_decides(&mut judge, "rolf").await;

        // A rival of the moderator is not protected either by the names that somebody else has entered.
        let own = format!("tournament/{}", create(&mut judge, &wanted(5, 8)).await);
        act(&mut judge, &own, &named("add_director", "anna")).await;
        assert_decides(&mut judge, "anna").await;
        act(&mut anna, &own, &named("add_director", "anna")).await;
        assert_apart(&mut judge, "anna").await;

        // With an act of their own the moderator takes part, and may leave.
        act(&mut judge, &desk, &named("add_director", "judge")).await;
        assert_apart(&mut judge, "rolf").await;
        act(&mut judge, &desk, &named("remove_director", "judge")).await;
        assert_decides(&mut judge, "rolf").await;
        check(&app);
        app.stop().await;
    }
}

/// Regression: a player gave an event to somebody else and left. The new director could neither leave nor delete the
/// account.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_event_is_pushed_on_nobody() {
    for database in Database::each() {
        let app = Hall::new_app(database).await;
        let (mut rolf, mut vera) = (app.sign_up("rolf").await, app.sign_up("vera").await);
        let (mut wanda, mut zoe) = (app.sign_up("wanda").await, app.sign_up("zoe").await);
        let desk = format!("tournament/{}", create(&mut rolf, &wanted(5, 8)).await);
        let block = json!({ "friend": false, "blocked": true, "note": "" });
        assert_eq!(zoe.put("/api/v1/account/contacts/rolf", &block).await.status, 204);
        try_act(&mut rolf, &desk, &named("add_director", "zoe")).await.assert_error(422, "invalid");

        for name in ["vera", "wanda"] {
            act(&mut rolf, &desk, &named("add_director", name)).await;
        }
        for name in ["vera", "zoe"] {
            assert_refused(&try_act(&mut rolf, &desk, &named("hand_over", name)).await, "heir_is_asked");
        }
        assert_eq!(log(&mut rolf, &desk).await.asked, ["vera", "wanda"]);
        let deletion = json!({ "password": PASSWORD });
        let gone = wanda.post("/api/v1/account/deletion", &deletion).await;
        assert_eq!(gone.status, 204, "{}", gone.text());
        let accepted = act(&mut vera, &desk, &named("add_director", "vera")).await;
        assert_eq!((accepted.directors.len(), accepted.asked.len()), (2, 0), "{accepted:?}");
        vera.post("/api/v1/account/deletion", &deletion).await.assert_error(409, "conflict");

        // The new leader may decline, and until the answer the former one stays.
        act(&mut rolf, &desk, &named("hand_over", "vera")).await;
        let leave = named("remove_director", "rolf");
        assert_refused(&try_act(&mut rolf, &desk, &leave).await, "leader_stays");
        act(&mut vera, &desk, &named("remove_director", "vera")).await;
        let back = log(&mut rolf, &desk).await;
        assert_eq!((back.directors.as_slice(), back.leads), (&["rolf".to_owned()][..], true));

        add_agreed(&mut rolf, &desk, "vera", &mut vera).await;
        act(&mut rolf, &desk, &named("hand_over", "vera")).await;
        act(&mut vera, &desk, &json!({ "act": "hold", "reason": "I lead now" })).await;
        act(&mut rolf, &desk, &leave).await;
        let stay = try_act(&mut vera, &desk, &named("remove_director", "vera")).await;
        assert_refused(&stay, "leader_stays");
        check(&app);
        app.stop().await;
    }
}

/// Regression: a player who had given events away could create no others, and the limit counted them for ever.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_limit_of_open_events_counts_those_that_one_leads() {
    for database in Database::each() {
        let app = Hall::new_app(database).await;
        let (mut rolf, mut cora) = (app.sign_up("rolf").await, app.sign_up("cora").await);
        let mut desks = Vec::new();
        for client in [&mut rolf, &mut cora] {
            for _ in 0..5 {
                desks.push(format!("tournament/{}", create(client, &wanted(5, 8)).await));
            }
        }
        let full = rolf.post("/api/v1/tournaments", &wanted(5, 8)).await;
        full.assert_error(409, "conflict");
        assert_eq!(full.json()["reason"], "too_many_directed");

        // Nobody gets a sixth one from somebody else.
        let (mine, theirs) = (desks[0].clone(), desks[5].clone());
        add_agreed(&mut rolf, &mine, "cora", &mut cora).await;
        let refused = try_act(&mut rolf, &mine, &named("hand_over", "cora")).await;
        assert_eq!(refused.json()["reason"], "heir_leads_enough", "{}", refused.text());

        let mut dora = app.sign_up("dora").await;
        add_agreed(&mut cora, &theirs, "dora", &mut dora).await;
        act(&mut cora, &theirs, &named("hand_over", "dora")).await;
        let full = cora.post("/api/v1/tournaments", &wanted(5, 8)).await;
        assert_eq!(full.status, 409, "it is not taken yet: {}", full.text());
        act(&mut dora, &theirs, &named("add_director", "dora")).await;
        create(&mut cora, &wanted(5, 8)).await;
        app.stop().await;
    }
}
