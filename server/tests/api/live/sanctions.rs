//! The effects of each sanction, and appeals.

use serde_json::{Value, json};
use wire::{ErrorCode, MatchFormat, ModerationDesk, OwnSanctions, PlayerSanctions, SanctionKind};

use super::{
    casual,
    moderation::set_moderator,
    open_table, settings, sit,
    tournament_fees::for_a_fee,
    tournaments::{create, path, wanted},
};
use crate::support::{Client, Database, PASSWORD, Socket, SocketEvent, TestApp};

async fn act(client: &mut Client, action: Value) -> u16 {
    client.post("/api/v1/moderation/actions", &action).await.status
}

async fn own(client: &mut Client) -> OwnSanctions {
    let reply = client.get("/api/v1/account/sanctions").await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

async fn refused(client: &mut Client, path: &str, body: &Value) -> Option<ErrorCode> {
    let reply = client.post(path, body).await;
    if reply.status < 300 {
        return None;
    }
    let body: wire::ErrorBody = serde_json::from_slice(&reply.body).unwrap();
    Some(body.code)
}

fn sanction(deed: &str, hours: Option<u32>) -> Value {
    let mut action =
        json!({ "deed": deed, "player": "anna", "reason": "You know why.", "why": "Seen by all." });
    if let Some(hours) = hours {
        action["hours"] = hours.into();
    }
    action
}

#[tokio::test]
async fn each_sanction_closes_its_doors_and_ends_by_itself_or_when_it_is_lifted() {
    for database in Database::each() {
        let url = database.url();
        let app = TestApp::start(database).await;
        let mut judge = app.sign_up("judge").await;
        assert!(set_moderator(&url, "add", "judge"));
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let (rated, casual) =
            (json!({ "settings": settings(MatchFormat::Normal, true) }), json!({ "settings": casual() }));
        for wrong in [
            sanction("suspension", None),
            sanction("ban", Some(3)),
            sanction("mute", Some(100_000)),
            json!({ "deed": "warning", "player": "anna", "why": "x" }),
            json!({ "deed": "warning", "player": "judge", "reason": "x", "why": "x" }),
            json!({ "deed": "void", "player": "anna", "why": "x" }),
        ] {
            assert_eq!(act(&mut judge, wrong.clone()).await, 422, "{wrong}");
        }
        assert!(own(&mut anna).await.sanctions.is_empty(), "what is refused changes nothing");

        // A warning restricts nothing.
        assert_eq!(act(&mut judge, sanction("warning", None)).await, 204);
        assert_eq!(refused(&mut anna, "/api/v1/matches", &rated).await, None);

        // Only unrated play is possible: at her own tables, at others' tables, and in quick pairing.
        assert_eq!(act(&mut judge, sanction("restriction", Some(2))).await, 204);
        assert_eq!(refused(&mut anna, "/api/v1/matches", &rated).await, Some(ErrorCode::Forbidden));
        assert_eq!(refused(&mut anna, "/api/v1/pairing", &rated).await, Some(ErrorCode::Forbidden));
        let table = open_table(&mut berta, rated["settings"].clone(), None).await.id;
        sit(&mut berta, &table).await;
        let seat = format!("/api/v1/matches/{}/seat", table.0);
        assert_eq!(refused(&mut anna, &seat, &json!({})).await, Some(ErrorCode::Forbidden));
        assert_eq!(refused(&mut anna, "/api/v1/matches", &casual).await, None);
        app.advance_s(2 * 3_600);
        assert_eq!(refused(&mut anna, "/api/v1/matches", &rated).await, None, "it ends by itself");

        // A suspended player can view and not act. The socket is closed, and the sessions end.
        let mut socket = Socket::open(&anna).await;
        assert_eq!(act(&mut judge, sanction("suspension", Some(24))).await, 204);
        while !matches!(socket.hear().await, SocketEvent::Closed(_)) {}
        assert_eq!(anna.get("/api/v1/account/sanctions").await.status, 401);
        let mut anna = app.client();
        let credentials = json!({ "name": "anna", "password": PASSWORD });
        assert_eq!(anna.post("/api/v1/session", &credentials).await.status, 200);
        let told = own(&mut anna).await;
        let now = &told.sanctions[0];
        assert_eq!(
            (now.kind, now.reason.as_str(), now.in_force),
            (SanctionKind::Suspension, "You know why.", true)
        );
        for (path, body) in
            [("/api/v1/matches", &casual), ("/api/v1/pairing", &casual), (seat.as_str(), &json!({}))]
        {
            assert_eq!(refused(&mut anna, path, body).await, Some(ErrorCode::Suspended), "{path}");
        }
        assert_eq!(anna.get("/ws").await.status, 403);

        // The sanction is lifted by its id and the player's name. A second try is too late.
        let lift = json!({ "deed": "lift", "player": "anna", "sanction": now.id, "why": "Enough." });
        assert_eq!(act(&mut judge, lift.clone()).await, 204);
        assert_eq!(act(&mut judge, lift).await, 409);
        assert_eq!(refused(&mut anna, "/api/v1/matches", &casual).await, None);

        // The account goes on under another name, and nobody can take the closed one.
        assert_eq!(act(&mut judge, sanction("closed_name", None)).await, 204);
        assert_eq!(anna.get("/api/v1/players/anna").await.status, 404);
        let session: Value = anna.get("/api/v1/session").await.json();
        let name = session["user"]["name"].as_str().unwrap().to_owned();
        assert!(name.starts_with("Player-"), "{session}");
        let wanted = json!({ "name": "anna", "password": PASSWORD });
        assert_eq!(app.client().post("/api/v1/accounts", &wanted).await.status, 409);
        let all: PlayerSanctions =
            serde_json::from_slice(&judge.get(&format!("/api/v1/moderation/players/{name}")).await.body)
                .unwrap();
        // The clock of the test stands still, so the order of the sanctions is random.
        let mut kinds: Vec<_> = all.sanctions.iter().map(|one| one.sanction.kind).collect();
        kinds.sort_by_key(|kind| format!("{kind:?}"));
        assert_eq!(
            kinds,
            [
                SanctionKind::ClosedName,
                SanctionKind::Restriction,
                SanctionKind::Suspension,
                SanctionKind::Warning
            ]
        );
        app.stop().await;
    }
}

#[tokio::test]
async fn a_restricted_player_pays_no_entry_fee_and_is_invited_to_nothing_that_counts() {
    for database in Database::each() {
        let url = database.url();
        let app = TestApp::start(database).await;
        let mut judge = app.sign_up("judge").await;
        assert!(set_moderator(&url, "add", "judge"));
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        assert_eq!(act(&mut judge, sanction("restriction", None)).await, 204);
        let cup = create(&mut berta, &for_a_fee(5, 4, 500)).await;
        anna.post_empty(&path(&cup, "/entry")).await.assert_error(403, "forbidden");
        assert_eq!(anna.get("/api/v1/account/credits").await.json()["balance"], 100_000);
        let free = create(&mut berta, &wanted(5, 4)).await;
        assert_eq!(anna.post_empty(&path(&free, "/entry")).await.status, 200);

        let invitation = |settings: Value| json!({ "settings": settings, "invite": "anna" });
        let rated = settings(MatchFormat::Normal, true);
        let mut staked = settings(MatchFormat::Points { length: 5 }, true);
        staked["stake"] = 500.into();
        for counts in [rated, staked] {
            berta.post("/api/v1/matches", &invitation(counts)).await.assert_error(403, "forbidden");
        }
        assert_eq!(berta.post("/api/v1/matches", &invitation(casual())).await.status, 201);
        app.stop().await;
    }
}

#[tokio::test]
async fn a_sanctioned_player_appeals_once_and_another_moderator_decides() {
    for database in Database::each() {
        let url = database.url();
        let app = TestApp::start(database).await;
        let (mut judge, mut second) = (app.sign_up("judge").await, app.sign_up("second").await);
        assert!(set_moderator(&url, "add", "judge") && set_moderator(&url, "add", "second"));
        let mut anna = app.sign_up("anna").await;
        let mut berta = app.sign_up("berta").await;
        assert_eq!(act(&mut judge, sanction("ban", None)).await, 204);
        let mut anna = {
            anna.post("/api/v1/session", &json!({ "name": "anna", "password": PASSWORD })).await;
            anna
        };
        let id = own(&mut anna).await.sanctions[0].id.clone();
        let appeal = format!("/api/v1/account/sanctions/{id}/appeal");
        let text = json!({ "text": "It was my brother." });
        assert_eq!(berta.post(&appeal, &text).await.status, 404, "it is not hers");
        assert_eq!(anna.post(&appeal, &json!({ "text": "" })).await.status, 422);
        assert_eq!(anna.post(&appeal, &text).await.status, 204);
        assert_eq!(anna.post(&appeal, &text).await.status, 409, "once");

        let decide = format!("/api/v1/moderation/appeals/{id}");
        let answer = json!({ "grant": true, "answer": "Welcome back." });
        assert_eq!(
            judge.post(&decide, &answer).await.status,
            403,
            "the moderator who imposed it does not decide"
        );
        assert_eq!(anna.post(&decide, &answer).await.status, 403);
        let desk: ModerationDesk =
            serde_json::from_slice(&second.get("/api/v1/moderation").await.body).unwrap();
        assert!(
            matches!(&desk.appeals[..], [one] if one.may_decide && one.author == "judge"),
            "{:?}",
            desk.appeals
        );
        assert_eq!(second.post(&decide, &answer).await.status, 204);
        assert_eq!(second.post(&decide, &answer).await.status, 409, "another was faster");
        let told = own(&mut anna).await;
        let decided = told.sanctions[0].appeal.as_ref().unwrap();
        assert_eq!((decided.granted, decided.answer.as_deref()), (Some(true), Some("Welcome back.")));
        assert!(!told.sanctions[0].in_force);
        let casual = json!({ "settings": casual() });
        assert_eq!(refused(&mut anna, "/api/v1/matches", &casual).await, None);

        let reply = app.client().get("/api/v1/moderation/public").await;
        let counts: wire::ModerationCounts = serde_json::from_slice(&reply.body).unwrap();
        let [month] = &counts.months[..] else { panic!("{counts:?}") };
        assert_eq!((month.appeals, month.granted, month.rejected), (1, 1, 0));
        assert!(matches!(&month.sanctions[..], [one] if one.kind == SanctionKind::Ban && one.count == 1));
        app.stop().await;
    }
}
