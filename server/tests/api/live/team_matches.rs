//! Duplicate team matches over the API: line-ups, boards at real tables, automatic results, the director.

use serde_json::{Value, json};
use wire::{
    DuplicateRoom, DuplicateTeam, MatchId, TeamDeed, TeamEventView, TeamLine, TeamMatchPhase, TeamMatchView,
};

use crate::support::{Client, Database, Socket, TestApp};

pub(super) fn wanted(boards: u8, a: [&str; 3], b: [&str; 3]) -> Value {
    let team = |name: &str, [captain, one, two]: [&str; 3]| json!({ "name": name, "captain": captain, "players": [one, two] });
    json!({
        "name": "Club final", "boards": boards, "barometer": true, "exchange": true,
        "play": { "kind": "here", "time": { "kind": "live", "delay_s": 12, "reserve_s": 600 } },
        "a": team("Turm", a), "b": team("Laufer", b),
    })
}

pub(super) async fn create(director: &mut Client, wanted: &Value) -> TeamMatchView {
    let reply = director.post("/api/v1/team-matches", wanted).await;
    assert_eq!(reply.status, 201, "{}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

pub(super) fn path(view: &TeamMatchView, rest: &str) -> String {
    format!("/api/v1/team-matches/{}{rest}", view.card.id.0)
}

pub(super) async fn look(client: &mut Client, view: &TeamMatchView) -> TeamMatchView {
    let reply = client.get(&path(view, "")).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

/// Repeats a request until the result is as expected. Asynchronous effects arrive soon.
pub(super) async fn until(
    client: &mut Client,
    view: &TeamMatchView,
    is_so: impl Fn(&TeamMatchView) -> bool,
) -> TeamMatchView {
    let parse = |view: &Value| serde_json::from_value::<TeamMatchView>(view.clone()).unwrap();
    parse(&client.get_until(&path(view, ""), |view| is_so(&parse(view))).await)
}

pub(super) async fn post(client: &mut Client, path: &str, body: &Value) -> TeamMatchView {
    let reply = client.post(path, body).await;
    assert_eq!(reply.status, 200, "{body}: {}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

pub(super) async fn sit(client: &mut Client, id: &MatchId) {
    let reply = client.post(&format!("/api/v1/matches/{}/seat", id.0), &json!({})).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
}

/// Accepts the invitation to a match, if this person has one.
pub(super) async fn accept_if_invited(client: &mut Client, made: &TeamMatchView, name: &str) {
    let invited = [&made.teams.0, &made.teams.1].map(|team| team.invited.iter().any(|one| one == name));
    if invited.contains(&true) {
        let reply = client.post_empty(&path(made, "/acceptance")).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
    }
}

/// Ends the game of a table: Black leaves it.
pub(super) async fn leave(client: &Client, id: &MatchId) {
    let mut socket = Socket::open(client).await;
    socket.watch(id, 0).await;
    socket.act(wire::Command::Leave).await.unwrap();
}

pub(super) fn line(view: &TeamMatchView, board: u8, room: DuplicateRoom) -> &TeamLine {
    view.lines.iter().find(|line| line.board == board && line.room == room).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_play_twelve_boards_by_themselves_on_the_same_rolls() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut director = app.sign_up("dirk").await;
    let wanted = wanted(12, ["Pip", "Pip", "Wilma"], ["Jago", "Jago", "Marlow"]);
    let made = create(&mut director, &wanted).await;
    assert_eq!(made.card.phase, TeamMatchPhase::Playing);
    // One board after the other, so that a slow machine has time for each.
    for board in 1..=12 {
        until(&mut director, &made, |view| view.card.revealed >= board).await;
    }
    let over = look(&mut director, &made).await;
    assert_eq!(over.card.phase, TeamMatchPhase::Over);

    let imp = |team| -> u32 {
        let results = over.lines.iter().filter_map(|line| line.result.as_ref());
        results.filter(|result| result.winner == team).map(|result| result.imp).sum()
    };
    assert_eq!(over.card.imp, (imp(DuplicateTeam::A), imp(DuplicateTeam::B)));
    assert_eq!(over.difference, over.card.imp.0.abs_diff(over.card.imp.1));
    let (a, b) = over.card.vp.unwrap();
    assert_eq!((a + b, over.lines.len()), (30, 24));

    // A side's k-th roll is the same in both rooms, and both agree with the key that is disclosed now.
    for board in 1..=12 {
        let mut rolls = Vec::new();
        for room in [DuplicateRoom::Open, DuplicateRoom::Closed] {
            let id = &line(&over, board, room).match_id.as_ref().unwrap().0;
            let disclosed = director.get(&format!("/api/v1/matches/{id}/dice")).await.json();
            assert_eq!(disclosed["finished"], true, "{disclosed}");
            let record = director.get(&format!("/api/v1/matches/{id}/record")).await;
            let record = records::MatchRecord::from_json(record.text()).unwrap();
            assert!(record.verify_dice().unwrap().agrees());
            rolls.push(disclosed["games"][0].clone());
        }
        assert_eq!(rolls[0]["opening"], rolls[1]["opening"]);
        assert_eq!(rolls[0]["key"], rolls[1]["key"]);
        for throw in rolls[0]["throws"].as_array().unwrap() {
            let same = |other: &&Value| other["seat"] == throw["seat"] && other["turn"] == throw["turn"];
            let other = rolls[1]["throws"].as_array().unwrap().iter().find(same);
            assert!(other.is_none_or(|other| other["dice"] == throw["dice"]), "board {board}");
        }
    }
    app.stop().await;
}

/// A correction after the end is in the protocol and in the victory points. The lists count the games as they were
/// played.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_is_corrected_after_its_end() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut director = app.sign_up("dirk").await;
        let wanted = wanted(4, ["Pip", "Pip", "Wilma"], ["Jago", "Jago", "Marlow"]);
        let made = create(&mut director, &wanted).await;
        let is_over = |view: &TeamMatchView| view.card.phase == TeamMatchPhase::Over;
        let over = until(&mut director, &made, is_over).await;
        let vp = over.card.vp.unwrap();
        let are_listed_as_played = async || {
            let lists: wire::DuplicateLists =
                serde_json::from_value(app.client().get("/api/v1/duplicate/lists").await.json()).unwrap();
            let team = |captain| lists.teams.iter().find(|team| team.captain == captain).unwrap();
            assert_eq!([team("Pip").matches, team("Jago").matches], [1, 1]);
            assert_eq!([team("Pip").won, team("Jago").won], [u32::from(vp.0 > vp.1), u32::from(vp.1 > vp.0)]);
        };
        are_listed_as_played().await;

        // The director assigns the most points for half of the games to the team that has lost, so that it has won.
        let (a, b) = vp;
        let to = if a > b { "B" } else { "A" };
        for board in 1..=2 {
            for room in [DuplicateRoom::Open, DuplicateRoom::Closed] {
                let seen = line(&over, board, room).step.unwrap();
                let act = json!({ "act": "assign", "board": board, "room": room, "to": to, "award": { "kind": "imp", "points": 24 }, "replaces": seen, "reason": "the wrong team was written down" });
                post(&mut director, &path(&made, "/director"), &act).await;
            }
        }
        let corrected = look(&mut app.client(), &made).await;
        // The boards that were played may give the other team a few points.
        let (to_a, to_b) = corrected.card.vp.unwrap();
        assert_eq!((corrected.card.phase, to_a + to_b), (TeamMatchPhase::Over, 30));
        assert_eq!(to_b > to_a, a > b, "{a} : {b} became {to_a} : {to_b}");
        are_listed_as_played().await;

        // A board that is cancelled after the end is played again, and the match ends again.
        let act = json!({ "act": "cancel_board", "board": 4, "reason": "played with the wrong dice" });
        let again = post(&mut director, &path(&made, "/director"), &act).await;
        assert_eq!(again.card.phase, TeamMatchPhase::Playing);
        are_listed_as_played().await;
        until(&mut director, &made, is_over).await;
        are_listed_as_played().await;
        app.stop().await;
    }
}

#[tokio::test]
async fn the_final_of_2008_gives_its_published_points() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut director = app.sign_up("dirk").await;
        let mut wanted = wanted(6, ["Kapitän A", "Anna", "Alf"], ["Bodo", "Berta", "Bodo"]);
        wanted["play"] = json!({ "kind": "by_hand" });
        let made = create(&mut director, &wanted).await;

        // The winners of the single games were not published. These winners give the published totals and nothing
        // more.
        let games = [
            ("B", "single", 2, 9, Some(2)),
            ("A", "gammon", 2, 15, Some(2)),
            ("B", "pass", 2, 15, Some(4)),
            ("B", "pass", 1, 15, Some(2)),
            ("B", "pass", 1, 15, Some(2)),
            ("B", "pass", 1, 15, Some(2)),
            ("A", "gammon", 1, 15, None),
            ("A", "pass", 1, 15, Some(2)),
            ("B", "pass", 1, 14, Some(2)),
            ("B", "pass", 1, 15, Some(2)),
            ("B", "pass", 1, 14, Some(2)),
            ("A", "gammon", 2, 15, Some(2)),
        ];
        let openings = [[4, 3], [2, 6], [6, 2], [3, 1], [1, 3], [3, 1]];
        let act = |at: usize| {
            let (winner, end, cube, left, proposed) = games[at];
            json!({
                "act": "enter",
                "game": { "board": at / 2 + 1, "room": if at.is_multiple_of(2) { "open" } else { "closed" }, "winner": winner, "end": end, "cube": cube, "checkers_left": left },
                "proposed": proposed.map(|cube| json!({ "cube": cube, "by": winner })),
                "opening": openings[at / 2],
            })
        };
        let desk = path(&made, "/director");
        director.post(&desk, &act(2)).await.assert_error(409, "refused");
        for at in 0..12 {
            post(&mut director, &desk, &act(at)).await;
        }
        director.post(&desk, &act(11)).await.assert_error(409, "refused");
        let mut stranger = app.sign_up("sten").await;
        stranger.post(&desk, &act(0)).await.assert_error(403, "forbidden");

        let over = look(&mut app.client(), &made).await;
        let results: Vec<_> = over.lines.iter().map(|line| line.result.as_ref().unwrap()).collect();
        let smp: Vec<_> = results.iter().map(|result| result.smp.unwrap()).collect();
        assert_eq!(smp, [330, 600, 300, 150, 150, 150, 300, 150, 240, 150, 240, 600]);
        assert_eq!(results.iter().map(|result| result.imp).sum::<u32>(), 78);
        assert_eq!((over.card.imp, over.difference, over.card.vp), ((35, 43), 8, Some((13, 17))));
        assert_eq!(over.card.phase, TeamMatchPhase::Over);

        let mut anybody = app.client();
        let csv = anybody.get(&path(&made, "/protocol.csv")).await;
        assert_eq!(csv.text().lines().count(), 15);
        assert!(csv.text().ends_with("IMP,,,,,,,,,35,43\r\nVP,,,,,,,,,13,17\r\n"), "{}", csv.text());
        assert!(
            csv.text().contains("2,open,Anna,Berta,2:6,\"4 proposed by B, passed\",15,pass,300,,7"),
            "{}",
            csv.text()
        );
        let html = anybody.get(&path(&made, "/protocol.html")).await;
        let sums = "\u{2068}Laufer\u{2069} won the match by 17 to 13 victory points. IMP: \u{2068}Turm\u{2069} 35, \u{2068}Laufer\u{2069} 43, a difference of 8.";
        for sentence in [
            sums,
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
            "White threw 2 and Black 6 to begin. \u{2068}Laufer\u{2069} doubled to 4, and \u{2068}Turm\u{2069} passed.",
            "\u{2068}Laufer\u{2069} won with 9 checkers left to \u{2068}Turm\u{2069}; the cube stood at 2.",
            "\u{2068}Turm\u{2069} won a gammon; the cube was not turned.",
        ] {
            assert!(html.text().contains(sentence), "{sentence}: {}", html.text());
        }
        let pdf = anybody.get(&path(&made, "/protocol.pdf")).await;
        assert!(pdf.body.starts_with(b"%PDF-1.4"));
        let json = anybody.get(&path(&made, "/protocol.json")).await.json();
        assert_eq!(json["card"]["vp"], json!([13, 17]));

        // A wrong result is noticed only after the last result was entered.
        let cancel = json!({ "act": "cancel_board", "board": 6, "reason": "the sheet was misread" });
        assert_eq!(post(&mut director, &desk, &cancel).await.card.phase, TeamMatchPhase::Playing);
        post(&mut director, &desk, &act(10)).await;
        let again = post(&mut director, &desk, &act(11)).await;
        assert_eq!((again.card.phase, again.card.vp), (TeamMatchPhase::Over, Some((13, 17))));
        let html = anybody.get(&path(&made, "/protocol.html")).await;
        let act = "UTC: Board 6 was replaced and is played with roll set 7. Reason: the sheet was misread";
        assert!(html.text().contains(act), "{}", html.text());
        let german = anybody.get(&path(&made, "/protocol.html?language=de")).await;
        for part in
            ["<html lang=\"de\" dir=\"ltr\">", "Brett 2, offener Raum", "Grund: the sheet was misread"]
        {
            assert!(german.text().contains(part), "{part}: {}", german.text());
        }
        let hebrew = anybody.get(&path(&made, "/protocol.pdf?language=he")).await;
        assert!(hebrew.body.starts_with(b"%PDF-1.4"));
        anybody.get(&path(&made, "/protocol.pdf?language=xx")).await.assert_error(400, "malformed");
        app.stop().await;
    }
}

/// Four people, two of them captains, one who may lead a team and does not play, and a director.
pub(super) struct Hall {
    pub(super) app: TestApp,
    pub(super) director: Client,
    pub(super) people: [Client; 5],
    pub(super) made: TeamMatchView,
}

impl Hall {
    /// Sets up Anna and Alf against Berta and Bodo. Anna and Berta sit in the open room, the others in the closed one.
    pub(super) async fn open(database: Database, change: impl FnOnce(&mut Value)) -> Hall {
        let app = Hall::new_app(database).await;
        let director = app.sign_up("dirk").await;
        Hall::open_with_director(app, director, change).await
    }

    /// Starts a server with room for many accounts.
    pub(super) async fn new_app(database: Database) -> TestApp {
        TestApp::start_with(database, |settings| {
            settings.limits.sign_up_by_address.burst = 1_000;
            settings.limits.request_by_token.burst = 100_000;
            settings.limits.chat_by_account.burst = 100_000;
            // Every account of a test is new, and would be in no list.
            settings.live.established_days = 0;
        })
        .await
    }

    /// Opens the same match with an existing director.
    pub(super) async fn open_with_director(
        app: TestApp,
        mut director: Client,
        change: impl FnOnce(&mut Value),
    ) -> Hall {
        let names = ["anna", "alf", "berta", "bodo", "cora"];
        let mut people = Vec::new();
        for name in names {
            people.push(app.sign_up(name).await);
        }
        let mut settings = wanted(4, ["anna", "anna", "alf"], ["berta", "berta", "bodo"]);
        change(&mut settings);
        let made = create(&mut director, &settings).await;
        for (name, person) in names.into_iter().zip(&mut people) {
            accept_if_invited(person, &made, name).await;
        }
        let made = look(&mut director, &made).await;
        Hall { app, director, people: people.try_into().ok().unwrap(), made }
    }

    /// Opens the only match of an event with the same people.
    pub(super) async fn open_in_event(database: Database) -> (Hall, TeamEventView) {
        let hall = Hall::open(database, |_| ()).await;
        hall.into_event("cora", &["anna", "alf"]).await
    }

    /// Cancels the match, and opens the only match of an event with the same people. `captain` leads the second team,
    /// and the first has these players.
    pub(super) async fn into_event(self, captain: &str, players: &[&str]) -> (Hall, TeamEventView) {
        use super::team_events::{self, team};
        let mut hall = self;
        let cancel = json!({ "act": "cancel", "reason": "it is played in an event" });
        hall.direct(cancel).await;
        let mut settings = team_events::wanted(4, None);
        settings["twice"] = json!(true);
        let mut second = team("Laufer", &["berta", "bodo"]);
        second["captain"] = json!(captain);
        settings["teams"] = json!([team("Turm", players), second]);
        let event = team_events::create(&mut hall.director, &settings).await;
        let last = if players.contains(&"cora") { 1 } else { 2 };
        for (person, team) in hall.people.iter_mut().zip([1, 1, 2, 2, last]) {
            team_events::accept(person, &event, team).await;
        }
        let event = team_events::start(&mut hall.director, &event).await;
        // A draw decided which team is A in the first of the two matches. In the second it is the reverse.
        let wanted = if event.rounds[0].ties[0].a == 1 { 0 } else { 1 };
        if wanted == 1 {
            let award = json!({ "act": "award", "tie": 1, "vp_a": 15, "reason": "the other one is played" });
            team_events::post(&mut hall.director, &team_events::path(&event, "/director"), &award).await;
        }
        let begun = team_events::until(&mut hall.director, &event, |view| {
            view.rounds[wanted].ties[0].team_match.is_some()
        })
        .await;
        let id = begun.rounds[wanted].ties[0].team_match.clone().unwrap();
        let reply = hall.director.get(&format!("/api/v1/team-matches/{}", id.0)).await;
        hall.made = serde_json::from_slice(&reply.body).unwrap();
        (hall, begun)
    }

    /// Names the players of both teams in a match of [`Hall::open_in_event`], where cora is the captain of the second.
    pub(super) async fn line_up_in_event(&mut self) {
        let address = path(&self.made, "/lineup");
        let a = json!({ "team": "A", "open": "anna", "closed": "alf" });
        post(&mut self.people[0], &address, &a).await;
        let b = json!({ "team": "B", "open": "berta", "closed": "bodo" });
        post(&mut self.people[4], &address, &b).await;
    }

    pub(super) async fn line_up(&mut self) {
        let address = path(&self.made, "/lineup");
        let a = json!({ "team": "A", "open": "anna", "closed": "alf" });
        let b = json!({ "team": "B", "open": "berta", "closed": "bodo" });
        post(&mut self.people[0], &address, &a).await;
        post(&mut self.people[2], &address, &b).await;
    }

    /// Seats all players at the tables of `board`: the open one and the closed one.
    pub(super) async fn seat(&mut self, board: u8) -> [MatchId; 2] {
        let mut tables = Vec::new();
        for (white, black, room) in [(0, 2, DuplicateRoom::Open), (3, 1, DuplicateRoom::Closed)] {
            let made = self.made.clone();
            let view = until(&mut self.people[white], &made, |view| {
                view.you.table.is_some() && line(view, board, room).match_id == view.you.table
            })
            .await;
            let id = view.you.table.unwrap();
            sit(&mut self.people[white], &id).await;
            sit(&mut self.people[black], &id).await;
            tables.push(id);
        }
        tables.try_into().ok().unwrap()
    }

    pub(super) async fn direct(&mut self, act: Value) -> TeamMatchView {
        post(&mut self.director, &path(&self.made, "/director"), &act).await
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_are_lined_up_and_play_and_the_director_acts() {
    for database in Database::each() {
        let mut hall = Hall::open(database, |_| ()).await;
        assert_eq!(hall.made.card.phase, TeamMatchPhase::LineUps);
        let address = path(&hall.made, "/lineup");
        let refused = [
            (json!({ "team": "A", "open": "anna", "closed": "anna" }), 409),
            (json!({ "team": "A", "open": "anna", "closed": "bodo" }), 422),
            (json!({ "team": "B", "open": "berta", "closed": "bodo" }), 403),
        ];
        for (line_up, status) in refused {
            assert_eq!(hall.people[0].post(&address, &line_up).await.status, status, "{line_up}");
        }
        let stranger =
            json!({ "act": "substitute", "room": "closed", "team": "A", "player": "bodo", "reason": "ill" });
        let desk = path(&hall.made, "/director");
        hall.director.post(&desk, &stranger).await.assert_error(422, "invalid");
        hall.line_up().await;
        let [open, closed] = hall.seat(1).await;
        assert_ne!(open, closed);

        // Black of each room leaves: Berta in the open one, Alf in the closed one. The two points go to different
        // teams.
        leave(&hall.people[2], &open).await;
        let made = hall.made.clone();
        let half =
            until(&mut hall.people[0], &made, |view| line(view, 1, DuplicateRoom::Open).result.is_some())
                .await;
        assert_eq!(half.card.imp, (0, 0), "a board counts when it is over in both rooms");
        leave(&hall.people[1], &closed).await;
        let done = until(&mut hall.director, &made, |view| view.card.revealed == 1).await;
        let winners = [DuplicateRoom::Open, DuplicateRoom::Closed]
            .map(|room| line(&done, 1, room).result.as_ref().unwrap().winner);
        assert_eq!(winners, [DuplicateTeam::A, DuplicateTeam::B]);
        assert!(done.lines[..2].iter().all(|line| line.opening.is_some()));

        // Board 2 is cancelled in the middle and replayed with other rolls. Its tables are gone.
        let [open, _] = hall.seat(2).await;
        let before = done.rolls[1].clone();
        let act = json!({ "act": "cancel_board", "board": 2, "reason": "a checker too many" });
        let view = hall.direct(act).await;
        assert_ne!(view.rolls[1].commitment, before.commitment);
        assert!(matches!(
            view.notes.last().unwrap().deed,
            TeamDeed::BoardCancelled { board: 2, before: 2, set: 5 }
        ));
        // Nobody has left: the game that was broken off has no result.
        let gone = hall.people[0].get(&format!("/api/v1/matches/{}", open.0)).await.json();
        let outcome = &gone["phase"]["outcome"];
        assert_eq!((&outcome["winner"], &outcome["reason"]), (&Value::Null, &json!("aborted")), "{gone}");
        let [again, _] = hall.seat(2).await;
        assert_ne!(again, open);

        // A result set by the director ends the game at the table, and the reason is recorded.
        for room in ["open", "closed"] {
            let act = json!({ "act": "assign", "board": 2, "room": room, "to": "A", "award": { "kind": "imp", "points": 5 }, "reason": "nobody came" });
            hall.direct(act).await;
        }
        let view = look(&mut hall.people[1], &made).await;
        assert!(line(&view, 2, DuplicateRoom::Closed).result.as_ref().unwrap().assigned);
        assert_eq!(view.card.revealed, 2);

        // A held room begins no board, and invalid acts change nothing.
        hall.direct(json!({ "act": "hold", "room": "closed", "reason": "lunch" })).await;
        let desk = path(&made, "/director");
        for (act, status) in [
            (json!({ "act": "hold", "room": "closed", "reason": "again" }), 409),
            (json!({ "act": "hold", "room": "open", "reason": " " }), 422),
            (json!({ "act": "release", "room": "open", "reason": "not held" }), 409),
            (json!({ "act": "cancel_board", "board": 5, "reason": "wrong board" }), 422),
            (
                json!({ "act": "assign", "board": 3, "room": "open", "to": "A", "award": { "kind": "smp", "points": 15 }, "reason": "odd" }),
                422,
            ),
            (
                json!({ "act": "substitute", "room": "open", "team": "A", "player": "alf", "reason": "in mid-game" }),
                409,
            ),
            (
                json!({ "act": "enter", "game": { "board": 3, "room": "open", "winner": "A", "end": "single", "cube": 1, "checkers_left": 3 } }),
                409,
            ),
        ] {
            let reply = hall.director.post(&desk, &act).await;
            assert_eq!(reply.status, status, "{act}: {}", reply.text());
        }
        hall.people[0]
            .post(&desk, &json!({ "act": "cancel", "reason": "mine" }))
            .await
            .assert_error(403, "forbidden");
        let view = hall.direct(json!({ "act": "cancel", "reason": "the hall closes" })).await;
        assert_eq!(view.card.phase, TeamMatchPhase::Cancelled);
        assert!(matches!(view.notes.last().unwrap().deed, TeamDeed::Cancelled));
        hall.app.stop().await;
    }
}

/// The fault: an award in a match that was called off read "not finished" for the players of its board.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_match_is_called_off_everybody_reads_the_same() {
    for barometer in [true, false] {
        for database in Database::each() {
            let mut hall = Hall::open(database, |wanted| wanted["barometer"] = json!(barometer)).await;
            hall.line_up().await;
            hall.seat(1).await;
            let act = json!({
                "act": "assign", "board": 1, "room": "closed", "to": "A",
                "award": { "kind": "imp", "points": 4 }, "reason": "a wrong set-up",
            });
            hall.direct(act).await;
            let made = hall.made.clone();
            let before = look(&mut hall.people[0], &made).await;
            assert_eq!(
                line(&before, 1, DuplicateRoom::Closed).result,
                None,
                "it is in play in the open room"
            );
            let off = hall.direct(json!({ "act": "cancel", "reason": "the hall closes" })).await;

            let result = line(&off, 1, DuplicateRoom::Closed).result.clone().unwrap();
            // The board counts in the sums when it is over in both rooms.
            assert_eq!((result.assigned, result.imp, off.card.imp), (true, 4, (0, 0)));
            let csv = hall.director.get(&path(&made, "/protocol.csv")).await.text().to_owned();
            let mut others = hall.people.each_ref().map(Clone::clone).to_vec();
            others.push(hall.app.client());
            for other in &mut others {
                let view = look(other, &made).await;
                // The number of the log line is for directors alone.
                let told: Vec<TeamLine> =
                    off.lines.iter().map(|line| TeamLine { step: None, ..line.clone() }).collect();
                assert_eq!((&view.lines, view.card.imp, view.card.revealed), (&told, (0, 0), 0));
                assert_eq!(view.notes, off.notes);
                assert_eq!(view.rolls, off.rolls);
                assert_eq!(other.get(&path(&made, "/protocol.csv")).await.text(), csv);
            }
            let html = hall.app.client().get(&path(&made, "/protocol.html")).await;
            for sentence in
                ["The director gave this game to \u{2068}Turm\u{2069}", "This game was not finished."]
            {
                assert!(html.text().contains(sentence), "{sentence}: {}", html.text());
            }
            hall.app.stop().await;
        }
    }
}

/// Returns the code of the rules' refusal of a director's act.
async fn refusal(hall: &mut Hall, act: Value) -> String {
    let reply = hall.director.post(&path(&hall.made, "/director"), &act).await;
    assert_eq!(reply.status, 409, "{act}: {}", reply.text());
    reply.json()["reason"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_substitute_takes_a_seat_before_its_game_begins() {
    for database in Database::each() {
        let three = |settings: &mut Value| settings["a"]["players"] = json!(["anna", "alf", "cora"]);
        let mut hall = Hall::open(database, three).await;
        hall.line_up().await;
        let made = hall.made.clone();
        let waiting = until(&mut hall.people[0], &made, |view| view.you.table.is_some()).await;
        let open = waiting.you.table.unwrap();
        sit(&mut hall.people[0], &open).await;

        let substitute = |room: &str, player: &str| json!({ "act": "substitute", "room": room, "team": "A", "player": player, "reason": "ill" });
        let stranger = hall.director.post(&path(&made, "/director"), &substitute("open", "bodo")).await;
        stranger.assert_error(422, "invalid");
        assert_eq!(stranger.json()["message"], "player: There is no player named \"bodo\" here.");
        assert_eq!(refusal(&mut hall, substitute("open", "alf")).await, "in_both_rooms");
        assert_eq!(refusal(&mut hall, substitute("open", "anna")).await, "sits_already");

        // Anna sat there and has not begun. The seat is Cora's now. Anna has seen no roll, so she may play in the other
        // room.
        let view = hall.direct(substitute("open", "cora")).await;
        assert_eq!(view.teams.0.open.as_deref(), Some("cora"));
        assert_eq!(view.notes.last().unwrap().reason, "ill");
        let address = format!("/api/v1/matches/{}/seat", open.0);
        hall.people[0].post(&address, &json!({})).await.assert_error(403, "forbidden");
        assert_eq!(look(&mut hall.people[0], &made).await.you.table, None);
        let view = hall.direct(substitute("closed", "anna")).await;
        assert_eq!(view.teams.0.closed.as_deref(), Some("anna"));
        sit(&mut hall.people[4], &open).await;
        sit(&mut hall.people[2], &open).await;
        let view = look(&mut hall.people[4], &made).await;
        assert_eq!(view.you.table.as_ref(), Some(&open));
        let players = line(&view, 1, DuplicateRoom::Open).players.clone();
        assert_eq!(players, Some(("cora".to_owned(), "berta".to_owned())));
        let mut cora = Socket::open(&hall.people[4]).await;
        cora.watch(&open, 0).await;
        assert_eq!(cora.view.as_ref().unwrap().you, Some(wire::Seat::White));

        hall.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crash_in_the_middle_of_a_board_loses_nothing_and_imported_rolls_are_rolled() {
    for database in Database::each() {
        let mut hall = Hall::open(database, |_| ()).await;
        let rolls = |sets: u32| {
            let mut csv = "set,turn,white,black\n".to_owned();
            for set in 1..=sets {
                csv += &format!("{set},0,2,2\n{set},0,4,3\n");
                (1..=100).for_each(|turn| csv += &format!("{set},{turn},6{set},52\n"));
            }
            csv.into_bytes()
        };
        let address = path(&hall.made, "/roll-sets");
        let binary = "application/octet-stream";
        hall.director.post_raw(&address, binary, rolls(3)).await.assert_error(422, "invalid");
        hall.people[0].post_raw(&address, binary, rolls(4)).await.assert_error(403, "forbidden");
        let reply = hall.director.post_raw(&address, binary, rolls(5)).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        hall.line_up().await;
        hall.director.post_raw(&address, binary, rolls(4)).await.assert_error(409, "conflict");
        let [open, closed] = hall.seat(1).await;

        let mut socket = Socket::open(&hall.people[0]).await;
        let view = socket.watch(&open, 0).await;
        assert!(matches!(view.phase, wire::Phase::ToPlay { dice: (4, 3) | (3, 4), .. }), "{:?}", view.phase);
        socket.play_plainly().await;
        let seq = socket.view.as_ref().unwrap().seq;
        drop(socket);

        let app = hall.app.restart().await;
        let mut people = hall.people.each_ref().map(|client| app.moved(client));
        let seen = look(&mut people[0], &hall.made).await;
        assert_eq!(seen.you.table, Some(open.clone()));
        let mut socket = Socket::open(&people[0]).await;
        assert!(socket.watch(&open, 0).await.seq >= seq);
        for (client, id) in [(&people[2], &open), (&people[1], &closed)] {
            leave(client, id).await;
        }
        until(&mut people[3], &hall.made, |view| view.card.revealed == 1).await;
        // The rolls of the board that is over can be taken elsewhere, with the number of the file.
        let taken = path(&hall.made, "/roll-sets.csv");
        let csv = app.client().get(&taken).await.text().to_owned();
        assert!(csv.starts_with("set,turn,white,black\r\n1,0,2,2\r\n1,0,4,3\r\n1,1,61,52\r\n"), "{csv}");
        assert_eq!(csv.lines().count(), 1 + 2 + 100, "no board that is still to be played");
        let told = people[3].get(&format!("/api/v1/matches/{}/dice", open.0)).await.json();
        assert_eq!(
            (&told["imported"], &told["games"], &told["seed"]),
            (&json!(true), &json!([]), &Value::Null)
        );
        app.stop().await;
    }
}

/// Regression: the seat was refused permanently, with `seat_taken`.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_sits_down_at_a_table_at_which_a_bot_waits_already() {
    let app = TestApp::start(Database::sqlite()).await;
    let (mut director, mut anna) = (app.sign_up("dirk").await, app.sign_up("anna").await);
    let made = create(&mut director, &wanted(4, ["anna", "anna", "Wilma"], ["Jago", "Jago", "Marlow"])).await;
    accept_if_invited(&mut anna, &made, "anna").await;
    let a = json!({ "team": "A", "open": "anna", "closed": "Wilma" });
    post(&mut anna, &path(&made, "/lineup"), &a).await;
    let view = until(&mut anna, &made, |view| view.you.table.is_some()).await;
    // The director sees the absent players: only Anna.
    until(&mut director, &made, |view| {
        view.you.desk.iter().any(|room| room.room == DuplicateRoom::Open && room.missing == ["anna"])
    })
    .await;
    let id = view.you.table.unwrap();
    sit(&mut anna, &id).await;
    let mut socket = Socket::open(&anna).await;
    assert!(!matches!(socket.watch(&id, 0).await.phase, wire::Phase::Waiting));
    app.stop().await;
}
