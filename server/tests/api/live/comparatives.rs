//! Comparative events: entering, playing boards against the same bot, closing, results, the event of the week.

use std::time::Duration;

use serde_json::{Value, json};
use wire::{
    Command, ComparativeCard, ComparativeField, ComparativePhase, ComparativeView, MatchId, Phase, Seat,
    StepKind,
};

use super::corrections::{act, assert_refused, log, newest, try_act};
use crate::support::{Client, Database, Socket, TestApp};

const HOUR_MS: i64 = 3_600_000;
const WEEK_S: u64 = 7 * 24 * 3_600;

/// Returns the settings of an event that closes in an hour.
pub(super) fn wanted(app: &TestApp, boards: u8) -> Value {
    json!({
        "name": "Same rolls for all", "bot": "Pip", "boards": boards, "time": { "kind": "none" },
        "closes_at": app.now_ms() + HOUR_MS,
    })
}

fn parse(view: &Value) -> ComparativeView {
    serde_json::from_value(view.clone()).unwrap()
}

pub(super) async fn create(director: &mut Client, wanted: &Value) -> ComparativeView {
    let reply = director.post("/api/v1/comparatives", wanted).await;
    assert_eq!(reply.status, 201, "{}", reply.text());
    parse(&reply.json())
}

pub(super) fn path(view: &ComparativeView, rest: &str) -> String {
    format!("/api/v1/comparatives/{}{rest}", view.card.id.0)
}

pub(super) async fn look(client: &mut Client, made: &ComparativeView) -> ComparativeView {
    parse(&client.get(&path(made, "")).await.json())
}

async fn until(
    client: &mut Client,
    made: &ComparativeView,
    is_so: impl Fn(&ComparativeView) -> bool,
) -> ComparativeView {
    parse(&client.get_until(&path(made, ""), |view| is_so(&parse(view))).await)
}

async fn field(client: &mut Client, made: &ComparativeView, board: u8) -> ComparativeField {
    let reply = client.get(&path(made, &format!("/boards/{board}"))).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    serde_json::from_value(reply.json()).unwrap()
}

pub(super) async fn enter(client: &mut Client, made: &ComparativeView) {
    let reply = client.post_empty(&path(made, "/entry")).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
}

/// Begins a board and returns its table.
pub(super) async fn begin(client: &mut Client, made: &ComparativeView, board: u8) -> MatchId {
    let reply = client.post_empty(&path(made, &format!("/boards/{board}"))).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    let view = parse(&reply.json());
    assert_eq!(view.card.you.playing, Some(board));
    view.card.you.table.unwrap()
}

async fn watch(client: &Client, table: &MatchId) -> Socket {
    let mut socket = Socket::open(client).await;
    socket.watch(table, 0).await;
    socket
}

/// Returns the rolls of a side after the opening throw.
fn rolls(events: &[wire::LoggedEvent], of: Seat) -> Vec<(u8, u8)> {
    let roll = |logged: &wire::LoggedEvent| match &logged.event {
        wire::Event::Rolled { seat, dice, .. } if *seat == of => Some(*dice),
        _ => None,
    };
    events.iter().filter_map(roll).collect()
}

/// Leaves the game at once, and waits until the board has its result.
pub(super) async fn lose(client: &mut Client, made: &ComparativeView, board: u8) -> MatchId {
    let table = begin(client, made, board).await;
    watch(client, &table).await.act(Command::Leave).await.unwrap();
    until(client, made, |view| view.card.you.finished == board).await;
    table
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_plays_the_same_boards_and_is_compared_with_the_field() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut director = app.sign_up("dirk").await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let made = create(&mut director, &wanted(&app, 2)).await;
        assert_eq!((made.card.phase, made.boards.len()), (ComparativePhase::Open, 2));
        for client in [&mut anna, &mut berta] {
            enter(client, &made).await;
        }

        // Anna plays both boards to their ends, White and then Black. Berta leaves the first after some plays.
        let first = begin(&mut anna, &made, 1).await;
        let mut socket = watch(&anna, &first).await;
        let seen = socket.view.clone().unwrap();
        assert_eq!((seen.you, seen.comparative.map(|table| table.board)), (Some(Seat::White), Some(1)));
        socket.play_to_the_end().await;
        until(&mut anna, &made, |view| view.card.you.finished == 1).await;
        let second = begin(&mut anna, &made, 2).await;
        let mut socket = watch(&anna, &second).await;
        assert_eq!(socket.view.as_ref().unwrap().you, Some(Seat::Black));
        socket.play_to_the_end().await;
        let whole = until(&mut anna, &made, |view| view.card.you.finished == 2).await;
        assert!(whole.ranked && whole.card.you.next.is_none());
        assert_eq!(
            (whole.rows[0].name.as_str(), whole.rows[0].place, whole.rows[0].imp),
            ("anna", Some(1), Some(0))
        );
        let other = begin(&mut berta, &made, 1).await;
        let mut hers = watch(&berta, &other).await;
        // Berta makes the same plays for some turns and then leaves, so that the field diverges there.
        for _ in 0..10 {
            assert!(hers.my_turn().await);
            hers.play_plainly().await;
        }
        assert!(hers.my_turn().await);
        hers.act(Command::Leave).await.unwrap();
        hers.until(|view| matches!(view.phase, Phase::Over { .. })).await;
        until(&mut berta, &made, |view| view.card.you.finished == 1).await;

        // A side's k-th roll is the same. The bot may vary between plays that are equally good.
        let again = watch(&anna, &first).await;
        let (mine, theirs) = (again.events.clone(), hers.events.clone());
        for seat in [Seat::White, Seat::Black] {
            let (mine, theirs) = (rolls(&mine, seat), rolls(&theirs, seat));
            let both = mine.len().min(theirs.len());
            assert!(both >= 4 && mine[..both] == theirs[..both], "{mine:?} {theirs:?}");
        }
        let left = theirs.iter().position(|logged| matches!(logged.event, wire::Event::Left { .. })).unwrap();
        let is_same = mine.iter().zip(&theirs[..left]).all(|(mine, theirs)| mine.event == theirs.event);
        let compared = field(&mut berta, &made, 1).await;
        assert_eq!((compared.results.len(), compared.told), (2, false));
        assert!(compared.partings.len() <= 1, "{:?}", compared.partings);
        if is_same {
            let parting = &compared.partings[0];
            assert_eq!((parting.players, parting.choices.len()), (2, 2));
            assert!(parting.choices.iter().any(|choice| choice.cube.contains(&wire::FieldCube::Leave)));
        }
        // The datum is between the two results.
        assert!(compared.results[0].imp >= 0 && compared.results[1].imp <= 0, "{:?}", compared.results);
        assert_eq!(field(&mut berta, &made, 2).await.results, [], "she has still to play it");

        // The event closes. She has played one board of two and is not ranked.
        app.advance_s(3_601);
        let over = until(&mut app.client(), &made, |view| view.card.phase == ComparativePhase::Over).await;
        assert_eq!(over.rows.iter().map(|row| row.place).collect::<Vec<_>>(), [Some(1), None]);
        assert_eq!(over.card.winners, ["anna"]);
        check_over(&app, &over, &first, &other).await;
        app.stop().await;
    }
}

/// Checks that everything is public and verifiable.
async fn check_over(app: &TestApp, over: &ComparativeView, first: &MatchId, other: &MatchId) {
    let mut anybody = app.client();
    let compared = field(&mut anybody, over, 1).await;
    assert!(compared.told && compared.results.len() == 2);
    let mut keys = Vec::new();
    for table in [first, other] {
        let disclosed = anybody.get(&format!("/api/v1/matches/{}/dice", table.0)).await.json();
        assert_eq!(disclosed["commitment"], json!(over.boards[0].commitment));
        let record = anybody.get(&format!("/api/v1/matches/{}/record", table.0)).await;
        let record = records::MatchRecord::from_json(record.text()).unwrap();
        assert!(record.verify_dice().unwrap().agrees());
        keys.push(disclosed["games"][0]["key"].clone());
    }
    assert!(keys[0].is_string() && keys[0] == keys[1]);
    let csv = anybody.get(&path(over, "/results.csv")).await;
    assert_eq!(csv.text().lines().count(), 4, "{}", csv.text());
    assert!(csv.text().contains(&format!("1,berta,white,{},no,", other.0)), "{}", csv.text());
    let json = anybody.get(&path(over, "/results.json")).await.json();
    assert_eq!(json["event"]["card"]["winners"], json!(["anna"]));
    assert_eq!(json["boards"][0]["results"].as_array().unwrap().len(), 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn impossible_actions_are_refused_and_change_nothing() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut director = app.sign_up("dirk").await;
        let (mut anna, mut guest) = (app.sign_up("anna").await, app.guest().await);
        let now = app.now_ms();
        let impossible = [
            ("boards", json!(0), 422),
            ("boards", json!(25), 422),
            ("name", json!(" "), 422),
            ("closes_at", json!(now), 422),
            ("closes_at", json!(now + 36 * 24 * HOUR_MS), 422),
            ("opens_at", json!(now + 91 * 24 * HOUR_MS), 422),
            ("time", json!({ "kind": "correspondence", "days_per_turn": 3 }), 422),
            ("bot", json!("anna"), 422),
        ];
        for (field, value, status) in impossible {
            let mut odd = wanted(&app, 2);
            odd[field] = value.clone();
            assert_eq!(director.post("/api/v1/comparatives", &odd).await.status, status, "{field}: {value}");
        }
        guest.post("/api/v1/comparatives", &wanted(&app, 2)).await.assert_error(403, "forbidden");
        let mut later = wanted(&app, 2);
        later["opens_at"] = json!(now + HOUR_MS / 2);
        let made = create(&mut director, &later).await;
        let entry = path(&made, "/entry");
        let board = |number: i64| path(&made, &format!("/boards/{number}"));

        assert_eq!(made.card.phase, ComparativePhase::Announced);
        anna.post_empty(&entry).await.assert_error(409, "refused");
        app.advance_s(1_801);
        app.client().post_empty(&entry).await.assert_error(401, "sign_in_required");
        guest.post_empty(&entry).await.assert_error(403, "forbidden");
        anna.post_empty(&board(1)).await.assert_error(409, "refused");
        enter(&mut anna, &made).await;
        anna.post_empty(&entry).await.assert_error(409, "refused");
        anna.post_empty(&board(2)).await.assert_error(409, "refused");
        for odd in [0, 3] {
            anna.post_empty(&board(odd)).await.assert_error(422, "invalid");
        }
        anna.post_empty(&board(-1)).await.assert_error(404, "not_found");
        assert_eq!(anna.get(&board(3)).await.status, 404);
        lose(&mut anna, &made, 1).await;
        anna.post_empty(&board(1)).await.assert_error(409, "refused");
        let table = begin(&mut anna, &made, 2).await;
        anna.post_empty(&board(2)).await.assert_error(409, "refused");

        // Anna's bot counts as Anna herself.
        let bot = anna.post("/api/v1/account/bots", &json!({ "name": "annabot" })).await;
        assert!((200..300).contains(&bot.status), "{}", bot.text());
        let wanted_token = json!({ "name": "t", "bot": "annabot", "scopes": ["read", "play"] });
        let token = anna.post("/api/v1/account/tokens", &wanted_token).await;
        assert_eq!(token.status, 201, "{}", token.text());
        let mut program = app.client();
        let secret = token.json()["secret"].as_str().unwrap().to_owned();
        program.extra_headers.push(("authorization", format!("Bearer {secret}")));
        program.post_empty(&entry).await.assert_error(409, "refused");

        // Games in progress at the close are lost, as if she had left.
        app.advance_s(1_800);
        let over = until(&mut anna, &made, |view| view.card.phase == ComparativePhase::Over).await;
        assert_eq!(over.rows[0].finished, 2);
        assert!(over.boards[1].yours.as_ref().is_some_and(|yours| !yours.won && yours.match_id == table));
        for (path, status) in [(&entry, 409), (&board(1), 409)] {
            assert_eq!(director.post_empty(path).await.status, status);
        }

        // Only the director can cancel an event, with a reason. Then everything is public.
        let second = create(&mut director, &wanted(&app, 3)).await;
        enter(&mut anna, &second).await;
        let table = begin(&mut anna, &second, 1).await;
        let desk = path(&second, "/director");
        let cancel = json!({ "act": "cancel", "reason": "power cut" });
        anna.post(&desk, &cancel).await.assert_error(403, "forbidden");
        director.post(&desk, &json!({ "act": "cancel", "reason": " " })).await.assert_error(422, "invalid");
        assert_eq!(director.post(&desk, &cancel).await.status, 200);
        director.post(&desk, &cancel).await.assert_error(409, "refused");
        let off = look(&mut app.client(), &second).await;
        assert_eq!(
            (off.card.phase, off.cancelled.as_deref()),
            (ComparativePhase::Cancelled, Some("power cut"))
        );
        let seen = app.client().get(&format!("/api/v1/matches/{}", table.0)).await.json();
        assert_eq!(seen["phase"]["kind"], json!("over"), "{seen}");
        app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_of_half_the_field_are_compared_within_that_half() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut director = app.sign_up("dirk").await;
    let mut both = wanted(&app, 1);
    both["both_sides"] = json!(true);
    let made = create(&mut director, &both).await;
    let mut tables = Vec::new();
    for name in ["anna", "berta"] {
        let mut client = app.sign_up(name).await;
        enter(&mut client, &made).await;
        tables.push(lose(&mut client, &made, 1).await);
        let own = field(&mut client, &made, 1).await;
        assert_eq!(own.results.len(), tables.len(), "both sides are compared");
    }
    app.advance_s(3_601);
    let over = until(&mut director, &made, |view| view.card.phase == ComparativePhase::Over).await;
    let compared = field(&mut director, &over, 1).await;
    let seats: Vec<_> = compared.results.iter().map(|result| (result.name.as_str(), result.seat)).collect();
    assert_eq!(seats, [("anna", Seat::White), ("berta", Seat::Black)]);
    assert!(
        compared.results.iter().all(|result| result.imp == 0),
        "each player is the only one on that side"
    );
    assert!(compared.board.datum.0.is_some() && compared.board.datum.1.is_some());
    assert_eq!(over.card.winners.len(), 2, "they share the first place");
    app.stop().await;
}

fn weekly(cards: &Value) -> Vec<ComparativeCard> {
    let cards: Vec<ComparativeCard> = serde_json::from_value(cards.clone()).unwrap();
    cards.into_iter().filter(|card| card.week.is_some()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_week_has_its_event_whatever_the_number_of_nodes() {
    for database in Database::each() {
        let is_shared = !database.url().starts_with("sqlite");
        let app = TestApp::start_with(database, |settings| settings.live.weekly.enabled = true).await;
        let node = if is_shared { Some(app.another_node().await) } else { None };
        let mut client = app.client();
        let there = |count: usize| move |cards: &Value| weekly(cards).len() == count;
        let cards = weekly(&client.get_until("/api/v1/comparatives", there(1)).await);
        let (card, now) = (&cards[0], app.now_ms());
        // 11 January 2027 was a Monday.
        assert_eq!((card.name.as_str(), card.opens_at.0), ("Week of 2027-01-11", 1_799_625_600_000));
        assert_eq!((card.phase, card.director.as_ref()), (ComparativePhase::Open, None));
        assert!(card.opens_at.0 < now && card.closes_at.0 == card.opens_at.0 + 7 * 24 * HOUR_MS);
        if let Some(node) = &node {
            let mut there_too = node.moved(&client);
            let seen = weekly(&there_too.get_until("/api/v1/comparatives", there(1)).await);
            assert_eq!(seen[0].id, card.id);
        }
        // The next event opens automatically when this one closes.
        app.clock.advance(Duration::from_secs(WEEK_S));
        let ended = |cards: &Value| {
            let cards = weekly(cards);
            cards.len() == 2 && cards[1].phase == ComparativePhase::Over
        };
        let cards = weekly(&client.get_until("/api/v1/comparatives", ended).await);
        assert_eq!((cards[0].phase, cards[0].opens_at), (ComparativePhase::Open, cards[1].closes_at));
        if let Some(node) = node {
            node.stop().await;
        }
        app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_in_the_middle_of_a_board_loses_nothing() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut director = app.sign_up("dirk").await;
    let mut anna = app.sign_up("anna").await;
    let made = create(&mut director, &wanted(&app, 2)).await;
    enter(&mut anna, &made).await;
    let table = begin(&mut anna, &made, 1).await;
    let mut socket = watch(&anna, &table).await;
    assert!(socket.my_turn().await);
    socket.play_plainly().await;
    drop(socket);
    let app = app.restart().await;
    let mut anna = app.moved(&anna);
    let view = look(&mut anna, &made).await;
    assert_eq!((view.card.you.playing, view.card.you.table.as_ref()), (Some(1), Some(&table)));
    let end = watch(&anna, &table).await.play_to_the_end().await;
    assert!(matches!(end.phase, Phase::Over { .. }));
    until(&mut anna, &made, |view| view.card.you.next == Some(2)).await;
    app.stop().await;
}

/// Begins the only board of a new event, and holds its table or the whole event. Returns the event, the table and the
/// hold.
async fn hold_board(
    app: &TestApp,
    director: &mut Client,
    anna: &mut Client,
    is_of_table: bool,
) -> (ComparativeView, MatchId, Value) {
    let made = create(director, &wanted(app, 1)).await;
    enter(anna, &made).await;
    let table = begin(anna, &made, 1).await;
    let mut hold = json!({ "act": "hold", "reason": "A ruling" });
    if is_of_table {
        hold["table"] = json!("1 anna");
    }
    act(director, &format!("comparative/{}", made.card.id.0), &hold).await;
    anna.get_until(&format!("/api/v1/matches/{}", table.0), |view| !view["held"].is_null()).await;
    (made, table, hold)
}

/// Regression: an event that was held for ever had no end and no results.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_is_held_for_24_hours_in_total_and_the_event_ends() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut director, mut anna) = (app.sign_up("dirk").await, app.sign_up("anna").await);
        for is_of_table in [true, false] {
            let (made, table, hold) = hold_board(&app, &mut director, &mut anna, is_of_table).await;
            let (desk, address) =
                (format!("comparative/{}", made.card.id.0), format!("/api/v1/matches/{}", table.0));
            // Nobody has completed a turn, but both players are seated.
            let seen = director.get(&format!("/api/v1/desks/{desk}")).await.json();
            let held_until = seen["tables"][0]["held_until"].as_i64().unwrap();
            assert_eq!(held_until - seen["now"].as_i64().unwrap(), 24 * HOUR_MS);
            app.advance_s(23 * 3_600);
            assert_eq!(look(&mut anna, &made).await.card.phase, ComparativePhase::Closing);
            assert!(!anna.get(&address).await.json()["held"].is_null());
            app.advance_s(3_660);
            let goes_on = anna.get_until(&address, |view| view["held"].is_null()).await;
            assert_ne!(goes_on["phase"]["kind"], "over", "{goes_on}");
            let step = newest(&log(&mut director, &desk).await, StepKind::HoldEnded);
            assert_eq!((step.by, step.detail.as_str()), (None, "24 h"));
            if is_of_table {
                assert_refused(&try_act(&mut director, &desk, &hold).await, "held_long_enough");
            }
            // The board has the hour that it had left when the hold began.
            app.advance_s(3_000);
            assert_eq!(look(&mut anna, &made).await.card.phase, ComparativePhase::Closing);
            app.advance_s(660);
            let over = until(&mut anna, &made, |view| view.card.phase == ComparativePhase::Over).await;
            assert!(over.boards[0].yours.as_ref().is_some_and(|yours| !yours.won), "{over:?}");
        }
        // A board that is held ends with an event that is called off.
        let (made, table, _) = hold_board(&app, &mut director, &mut anna, false).await;
        let cancel = json!({ "act": "cancel", "reason": "power cut" });
        assert_eq!(director.post(&path(&made, "/director"), &cancel).await.status, 200);
        let is_over = |view: &Value| view["phase"]["kind"] == "over";
        anna.get_until(&format!("/api/v1/matches/{}", table.0), is_over).await;
        app.stop().await;
    }
}

/// Regression: events that were called off hid those that had been held.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn events_that_were_called_off_push_no_other_out_of_the_list() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut anna = app.sign_up("anna").await;
        let held = create(&mut anna, &wanted(&app, 1)).await;
        app.advance_s(3_601);
        until(&mut anna, &held, |view| view.card.phase == ComparativePhase::Over).await;
        for name in ["carl", "dora"] {
            let mut crowd = app.sign_up(name).await;
            for _ in 0..16 {
                app.advance_s(1);
                let made = create(&mut crowd, &wanted(&app, 1)).await;
                let cancel = json!({ "act": "cancel", "reason": "a mistake" });
                assert_eq!(crowd.post(&path(&made, "/director"), &cancel).await.status, 200);
            }
        }
        for list in ["comparatives", "events"] {
            let listed = app.client().get(&format!("/api/v1/{list}")).await.json();
            let listed = if list == "events" { listed["comparatives"].clone() } else { listed };
            let listed: Vec<ComparativeCard> = serde_json::from_value(listed).unwrap();
            assert_eq!((listed.len(), &listed[0].id), (30, &held.card.id));
            assert!(listed[1..].iter().all(|card| card.phase == ComparativePhase::Cancelled));
        }
        app.stop().await;
    }
}

/// Plays a rated match a day against berta, on as many days.
async fn play_rated(app: &TestApp, anna: &Client, berta: &Client, days: usize) {
    for _ in 0..days {
        let rated = super::settings(wire::MatchFormat::Normal, true);
        let mut table = super::WatchedTable::begin_between(anna.clone(), berta.clone(), rated).await;
        table.first_turns().await;
        table.white.act(Command::Leave).await.unwrap();
        table.black.until(|view| matches!(view.phase, Phase::Over { .. })).await;
        app.advance_s(24 * 3_600);
    }
}

/// Regression: an event was rehearsed with throw-away accounts.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_event_is_for_established_accounts_unless_it_says_that_it_is_open_to_newcomers() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| {
            settings.live.comparatives.newcomers = false;
            settings.behind_proxy = true;
        })
        .await;
        let (mut anna, berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let mut wanted = wanted(&app, 2);
        wanted["closes_at"] = json!(app.now_ms() + 30 * 24 * HOUR_MS);
        let made = create(&mut anna, &wanted).await;
        assert!(!made.card.newcomers);
        let entry = path(&made, "/entry");
        let refused = anna.post_empty(&entry).await;
        assert_eq!(refused.json()["reason"], "not_established", "{}", refused.text());
        // Three days of rated play are not enough in the first week, and a week without them is not enough either.
        play_rated(&app, &anna, &berta, 3).await;
        assert_eq!(anna.post_empty(&entry).await.json()["reason"], "not_established");
        app.advance_s(5 * 24 * 3_600);
        let mut clara = app.sign_up("clara").await;
        enter(&mut anna, &made).await;
        app.advance_s(8 * 24 * 3_600);
        assert_eq!(clara.post_empty(&entry).await.json()["reason"], "not_established");
        // Another account at the same address is the same person.
        let mut berta = berta;
        for name in ["anna", "berta"] {
            let mut browser = app.client();
            browser.extra_headers.push(("x-forwarded-for", "203.0.113.7".to_owned()));
            let credentials = json!({ "name": name, "password": crate::support::PASSWORD });
            assert_eq!(browser.post("/api/v1/session", &credentials).await.status, 200);
        }
        assert_eq!(berta.post_empty(&entry).await.json()["reason"], "one_person");

        // The setting is a fact of the event, which its page shows.
        let app = app.restart_with(|settings| settings.live.comparatives.newcomers = true).await;
        let mut dora = app.sign_up("dora").await;
        assert_eq!(dora.post_empty(&entry).await.json()["reason"], "not_established");
        wanted["closes_at"] = json!(app.now_ms() + HOUR_MS);
        let open = create(&mut dora, &wanted).await;
        assert!(open.card.newcomers);
        enter(&mut dora, &open).await;
        app.stop().await;
    }
}

/// Regression: the bot repeated itself in 20 of 20 games, so a line could be tried with one account and repeated with
/// another.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_bot_does_not_repeat_a_line_for_another_entrant() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut director = app.sign_up("dirk").await;
    let mut wanted = wanted(&app, 1);
    wanted["bot"] = json!("Marlow");
    let made = create(&mut director, &wanted).await;
    let mut games = std::collections::BTreeSet::new();
    for name in ["anna", "berta", "clara", "dora"] {
        let mut client = app.sign_up(name).await;
        enter(&mut client, &made).await;
        let table = begin(&mut client, &made, 1).await;
        let mut socket = watch(&client, &table).await;
        socket.play_to_the_end().await;
        let played = socket.events.iter().filter_map(|logged| match &logged.event {
            wire::Event::Played { notation, .. } => Some(notation.as_str()),
            _ => None,
        });
        games.insert(played.collect::<Vec<_>>().join(", "));
    }
    assert!(games.len() > 1, "four people who play alike meet the same plays: {games:?}");
    app.stop().await;
}
