//! Claims of a match whose opponent has gone: the match, or no result, after two minutes of the opponent's turn.

use serde_json::json;
use wire::{
    Claim, Command, CommandKind, ErrorCode, Event, GameResult, MatchFormat, OutcomeReason, Phase, Seat,
};

use super::{WatchedTable, against_bot, settings, team_matches::Hall};
use crate::support::{Client, Database, Socket, TestApp};

/// A rated match between two people of whom one has gone during their own turn.
struct Deserted {
    id: wire::MatchId,
    here: Socket,
    seat: Seat,
    /// The clients of White and Black.
    clients: [Client; 2],
}

impl Deserted {
    async fn begin(app: &TestApp) -> Deserted {
        let clients = [app.sign_up("anna").await, app.sign_up("berta").await];
        let [anna, berta] = clients.clone();
        let settings = settings(MatchFormat::Points { length: 5 }, true);
        let mut table = WatchedTable::begin_between(anna, berta, settings).await;
        table.first_turns().await;
        let (player, _) = table.by_turn().await;
        let absent = player.view.as_ref().unwrap().you.unwrap();
        let WatchedTable { id, white, black, .. } = table;
        let (seat, here) = match absent {
            Seat::White => (Seat::Black, black),
            Seat::Black => (Seat::White, white),
        };
        Deserted { id, here, seat, clients }
    }

    fn absent_client(&self) -> &Client {
        &self.clients[usize::from(self.seat == Seat::White)]
    }

    async fn refusal(&mut self, command: Command) -> String {
        let error = self.here.act(command).await.expect_err("the claim is refused");
        error.reason
    }
}

#[tokio::test]
async fn a_match_is_claimed_two_minutes_after_the_opponent_has_gone() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut game = Deserted::begin(&app).await;
        let view = game.here.until(|view| view.claim_from.is_some()).await;
        assert_eq!(view.claim_from.unwrap().0, app.now_ms() + 120_000);
        app.advance_s(119);
        assert_eq!(game.refusal(Command::ClaimMatch).await, "opponent_not_gone");
        app.advance_s(1);
        game.here.act(Command::ClaimMatch).await.unwrap();
        let end = game.here.until(|view| matches!(view.phase, Phase::Over { .. })).await;
        let Phase::Over { outcome } = end.phase else { unreachable!("as waited for") };
        assert_eq!((outcome.winner, outcome.reason), (Some(game.seat), OutcomeReason::Left));
        assert_eq!(end.rating_changes.len(), 2, "the rules of leaving hold");
        assert_eq!(end.claim_from, None);
        let claimed = Event::Claimed { seat: game.seat, claim: Claim::Match };
        assert!(game.here.events.iter().any(|logged| logged.event == claimed));
        let record = app.client().get(&format!("/api/v1/matches/{}/record", game.id.0)).await;
        let record = record.text();
        assert!(record.contains("\"claim\""), "{record}");
        super::corrections::check(&app);
        app.stop().await;
    }
}

#[tokio::test]
async fn the_match_may_end_without_a_result_instead() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut game = Deserted::begin(&app).await;
    game.here.until(|view| view.claim_from.is_some()).await;
    app.advance_s(120);
    game.here.act(Command::ClaimNoResult).await.unwrap();
    let end = game.here.until(|view| matches!(view.phase, Phase::Over { .. })).await;
    let Phase::Over { outcome } = end.phase else { unreachable!("as waited for") };
    assert_eq!((outcome.winner, outcome.reason), (None, OutcomeReason::Aborted));
    assert!(end.rating_changes.is_empty());
    app.stop().await;
}

#[tokio::test]
async fn a_player_who_comes_back_or_is_to_move_cannot_be_claimed_from() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut game = Deserted::begin(&app).await;
    game.here.until(|view| view.claim_from.is_some()).await;
    app.advance_s(119);
    let mut back = Socket::open(game.absent_client()).await;
    back.watch(&game.id, 0).await;
    game.here.until(|view| view.claim_from.is_none()).await;
    app.advance_s(60);
    assert_eq!(game.refusal(Command::ClaimMatch).await, "opponent_not_gone");
    // The player who is to move has no claim, no matter who has gone.
    drop(game.here);
    back.until(|view| !view.white.connected || !view.black.connected).await;
    assert_eq!(back.view.as_ref().unwrap().claim_from, None);
    app.advance_s(240);
    let error = back.act(Command::ClaimMatch).await.unwrap_err();
    assert_eq!(error.reason, "opponent_not_gone");
    app.stop().await;
}

/// Regression: a player offered to resign to an absent opponent and claimed the match while the offer waited.
#[tokio::test]
async fn an_offer_to_an_absent_opponent_gives_no_claim() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut game = Deserted::begin(&app).await;
    game.here.until(|view| view.claim_from.is_some()).await;
    game.here.act(Command::OfferResignation { result: GameResult::Single }).await.unwrap();
    let view = game.here.until(|view| view.resignation.is_some()).await;
    assert_eq!(view.claim_from, None);
    app.advance_s(120);
    for claim in [Command::ClaimMatch, Command::ClaimNoResult] {
        assert_eq!(game.refusal(claim).await, "wait_for_answer");
    }
    app.stop().await;
}

#[tokio::test]
async fn without_redis_nobody_is_gone_while_another_node_runs() {
    for database in Database::each().into_iter().filter(|database| !database.is_sqlite()) {
        let alone = |settings: &mut server::Settings| settings.redis = server::RedisSettings::default();
        let app = TestApp::start_with(database, alone).await;
        let node = app.another_node().await;
        let mut game = Deserted::begin(&app).await;
        let mut away = Socket::open(&node.moved(game.absent_client())).await;
        away.watch(&game.id, 0).await;
        app.advance_s(121);
        assert_eq!(game.refusal(Command::ClaimMatch).await, "opponent_not_gone");
        assert_eq!(game.here.view.as_ref().unwrap().claim_from, None);
        node.stop().await;
        app.stop().await;
    }
}

/// Regression: a player resumed alone, while the opponent was away as agreed, and claimed the match two minutes later.
#[tokio::test]
async fn nobody_resumes_while_the_opponent_is_away() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut table = WatchedTable::begin(&app, settings(MatchFormat::Points { length: 5 }, true)).await;
        table.first_turns().await;
        table.white.act(Command::Pause).await.unwrap();
        table.black.until(|view| view.pause_asked_by.is_some()).await;
        table.black.act(Command::Pause).await.unwrap();
        for socket in [&mut table.white, &mut table.black] {
            socket.until(|view| view.paused_until.is_some()).await;
        }
        let (player, _) = table.by_turn().await;
        let to_move = player.view.as_ref().unwrap().you.unwrap();
        let WatchedTable { white, black, .. } = table;
        let (away, mut here) = match to_move {
            Seat::White => (white, black),
            Seat::Black => (black, white),
        };
        let agreed_end = here.view.as_ref().unwrap().paused_until.unwrap().0;
        drop(away);
        here.until(|view| !view.allowed.contains(&CommandKind::Resume)).await;
        app.advance_s(300);
        let refused = here.act(Command::Resume).await.unwrap_err();
        assert_eq!(refused.reason, "paused_while_away");
        app.advance_s(599);
        assert_eq!(here.act(Command::ClaimMatch).await.unwrap_err().reason, "paused");
        app.advance_s(1);
        let view = here.until(|view| view.paused_until.is_none() && view.claim_from.is_some()).await;
        assert!(view.claim_from.unwrap().0 >= agreed_end + 120_000);
        app.stop().await;
    }
}

#[tokio::test]
async fn an_outage_of_the_site_is_no_absence() {
    for database in Database::each() {
        let mut app = TestApp::start(database).await;
        let mut game = Deserted::begin(&app).await;
        game.here.until(|view| view.claim_from.is_some()).await;
        app.advance_s(100);
        app = app.restart_after_s(3_600).await;
        let client = app.moved(&game.clients[usize::from(game.seat == Seat::Black)]);
        game.here = Socket::open(&client).await;
        game.here.watch(&game.id, 0).await;
        let told = |logged: &wire::LoggedEvent| matches!(logged.event, Event::Outage { .. });
        while !game.here.events.iter().any(told) {
            game.here.next().await;
        }
        app.advance_s(119);
        assert_eq!(game.refusal(Command::ClaimMatch).await, "opponent_not_gone");
        app.advance_s(1);
        game.here.act(Command::ClaimMatch).await.unwrap();
        app.stop().await;
    }
}

#[tokio::test]
async fn a_match_against_a_bot_and_one_by_correspondence_cannot_be_claimed() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut anna = app.sign_up("anna").await;
    let (_, mut socket) = against_bot(&mut anna, "Wilma", settings(MatchFormat::Normal, false)).await;
    app.advance_s(300);
    let error = socket.act(Command::ClaimMatch).await.unwrap_err();
    assert_eq!(error.reason, "opponent_not_gone");
    let mut by_post = settings(MatchFormat::Normal, true);
    by_post["time"] = json!({ "kind": "correspondence", "days_per_turn": 3 });
    let mut table = WatchedTable::begin_between(anna, app.sign_up("berta").await, by_post).await;
    let (_, waiting) = table.by_turn().await;
    app.advance_s(86_400);
    let error = waiting.act(Command::ClaimMatch).await.unwrap_err();
    assert_eq!(error.reason, "no_claim_by_post");
    assert_eq!(waiting.view.as_ref().unwrap().claim_from, None);
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_of_an_event_is_left_to_its_director() {
    let mut hall = Hall::open(Database::sqlite(), |_| ()).await;
    hall.line_up().await;
    let [open, _] = hall.seat(1).await;
    for person in [0, 2] {
        let mut player = Socket::open(&hall.people[person]).await;
        player.watch(&open, 0).await;
        hall.app.advance_s(150);
        let error = player.act(Command::ClaimMatch).await.unwrap_err();
        assert_eq!(error.code, ErrorCode::Conflict);
        assert!(error.message.contains("director"), "{error:?}");
        assert_eq!(player.view.as_ref().unwrap().claim_from, None);
    }
    hall.app.stop().await;
}
