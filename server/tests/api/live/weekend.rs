//! A weekend with 64 players in a knock-out and eight teams, and with everything that goes wrong on one.

use serde_json::{Value, json};
use server::Settings;
use wire::{
    ChangeKind, CorrectionPreview, DecidedHow, DuplicateTeam, PairingView, StepKind, TeamEventPhase,
    TeamEventView, TeamMatchId, TeamMatchPhase, TeamMatchView, TournamentPhase,
};

use super::{
    corrections::{act, award, check, log, newest, undo},
    team_events,
    team_matches::{self, sit},
    timetables::{enter, in_hours, live},
    tournaments::{Field, create, last_round, path},
};
use crate::support::{Client, Database, Socket, TestApp, apart};

const HOUR_S: u64 = 3_600;
const TEAMS: usize = 8;

/// Returns the name of the player with this number, from 1.
fn name(number: usize) -> String {
    format!("player{number:02}")
}

/// Returns the names of a team's three players: its captain, another player and a substitute.
fn team(number: usize) -> [String; 3] {
    [1, 2, 3].map(|player| name((number - 1) * 3 + player))
}

/// Returns the matches of the current round that are set up and not decided.
fn open(view: &wire::TournamentView) -> Vec<PairingView> {
    let open = last_round(view).iter().filter(|one| one.second.is_some() && one.how.is_none());
    open.cloned().collect()
}

fn are_set_up(view: &wire::TournamentView) -> bool {
    !view.brackets.is_empty() && open(view).iter().all(|one| one.match_id.is_some())
}

/// Sets up the cup on Saturday: 63 entries, and a late one.
async fn cup(app: TestApp) -> Field {
    let mut director = app.sign_up("dirk").await;
    let mut settings = live(&app, 2);
    settings["length"] = json!(1);
    settings["places"] = json!(64);
    settings["name"] = json!("Weekend cup");
    settings["prizes"] = json!([10_000, 5_000, 2_500, 2_500]);
    settings["late_until"] = json!(in_hours(&app, 2) + 30 * 60_000);
    // The director wants no time between the rounds.
    settings["pause_seconds"] = json!(0);
    let id = create(&mut director, &settings).await;
    let mut players = Vec::new();
    for number in 1..=64 {
        let mut client = app.sign_up(&name(number)).await;
        if number < 64 {
            enter(&mut client, &id).await;
        }
        players.push((name(number), client));
    }
    Field { app, director, players, id }
}

/// Plays round one, in which much goes wrong. Returns the number of matches that were played at their tables.
async fn first_round(field: &mut Field) -> usize {
    field.app.advance_s(2 * HOUR_S + 1);
    field.until(are_set_up).await;
    // A player who stood in the queue at the door enters late.
    let id = field.id.clone();
    enter(field.client(&name(64)), &id).await;
    let view = field.until(|view| open(view).len() == 32 && are_set_up(view)).await;
    let round = open(&view);
    let [lone, nobody, gone, slow] = [0, 1, 2, 3].map(|index| round[index].clone());
    // The director exchanges two players of one club before they sit down.
    let swap = json!({
        "act": "swap", "branch": "main", "first": round[30].first, "second": round[31].first,
        "reason": "two players of one club",
    });
    field.direct(swap).await;
    field.until(|view| are_set_up(view) && last_round(view)[30].first == round[31].first).await;
    // At one table a single player sits, and at another one nobody does.
    field.sit(&lone.first, lone.match_id.as_ref().unwrap()).await;
    // A player falls ill in the middle of a match.
    let (first, second) = (gone.first.clone(), gone.second.clone().unwrap());
    for player in [&first, &second] {
        field.sit(player, gone.match_id.as_ref().unwrap()).await;
    }
    let entry = path(&id, "/entry");
    assert_eq!(field.client(&second).delete(&entry).await.status, 200);
    // A board breaks, and the table gets more time.
    for player in [&slow.first, slow.second.as_ref().unwrap()] {
        field.sit(player, slow.match_id.as_ref().unwrap()).await;
    }
    let desk = format!("tournament/{id}");
    let table = slow.match_id.clone().unwrap();
    let more = json!({ "act": "give_time", "table": table.0, "minutes": 15, "reason": "a broken board" });
    act(&mut field.director, &desk, &more).await;

    let mut played = 0;
    for pairing in open(&field.look().await) {
        let apart = [&lone, &nobody, &gone, &slow];
        if !apart.iter().any(|other| other.number == pairing.number) {
            field.decide(&pairing).await;
            played += 1;
        }
    }
    // After the grace time the absent ones have lost. The table with more time is still in play.
    field.app.advance_s(601);
    let view = field.until(|view| open(view).len() == 1).await;
    let how = |number: u32| last_round(&view)[usize::try_from(number).unwrap() - 1].clone();
    assert_eq!(how(lone.number).how, Some(DecidedHow::Absent));
    assert_eq!(how(lone.number).winner.as_ref(), Some(&lone.first));
    assert_eq!(how(nobody.number).how, Some(DecidedHow::BothAbsent));
    assert_eq!(how(gone.number).how, Some(DecidedHow::Withdrew));
    assert_eq!(how(gone.number).winner.as_ref(), Some(&first));
    assert_eq!(open(&view)[0].number, slow.number, "without more time a clock would have run out");
    let second = slow.second.clone().unwrap();
    field.leave_after_first_turns(&table, &slow.first, &second).await;
    played + 2
}

/// Stops and restarts the server in the middle of a round. All browsers reconnect.
async fn restart(field: Field) -> Field {
    let Field { app, director, players, id } = field;
    let app = app.restart().await;
    let players = players.iter().map(|(name, client)| (name.clone(), app.moved(client))).collect();
    Field { director: app.moved(&director), players, id, app }
}

/// Connects all browsers to the server's new address.
fn reconnect(field: &mut Field) {
    field.director = field.app.moved(&field.director);
    for (_, client) in &mut field.players {
        *client = field.app.moved(client);
    }
}

/// Plays the match of two teams: three boards at the tables, and one for which nobody comes.
async fn tie(field: &mut Field, id: &TeamMatchId, absent: bool) -> TeamMatchView {
    let address = format!("/api/v1/team-matches/{}", id.0);
    let seen: TeamMatchView = serde_json::from_value(field.director.get(&address).await.json()).unwrap();
    let sides = [&seen.teams.0, &seen.teams.1]
        .map(|team| team.players.iter().map(|player| player.name.clone()).collect::<Vec<String>>());
    for (side, players) in ["A", "B"].into_iter().zip(&sides) {
        let seats = json!({ "team": side, "open": players[0], "closed": players[1] });
        team_matches::post(field.client(&players[0]), &format!("{address}/lineup"), &seats).await;
    }
    let mut rooms = [[sides[0][0].clone(), sides[1][0].clone()], [sides[1][1].clone(), sides[0][1].clone()]];
    for board in 1..=4_u8 {
        if board == 2 && absent {
            // Black of the closed room does not come back from lunch: the substitute sits down.
            let act = json!({
                "act": "substitute", "room": "closed", "team": "A", "player": sides[0][2], "reason": "absent",
            });
            let white = rooms[1][0].clone();
            team_matches::until(field.client(&white), &seen, |view| {
                view.you.table.is_some() && view.card.revealed == 1
            })
            .await;
            team_matches::post(&mut field.director, &format!("{address}/director"), &act).await;
            rooms[1][1] = sides[0][2].clone();
        }
        for [white, black] in &rooms {
            let expected = |view: &TeamMatchView| view.you.table.is_some() && view.card.revealed == board - 1;
            let table = team_matches::until(field.client(white), &seen, expected).await.you.table.unwrap();
            sit(field.client(white), &table).await;
            sit(field.client(black), &table).await;
            if board == 3 && absent && white == &rooms[1][0] {
                // The power fails in the middle of a board that one room has finished.
                field.app.kill().await;
                reconnect(field);
            }
            let mut socket = Socket::open(field.client(black)).await;
            socket.watch(&table, 0).await;
            socket.act(wire::Command::Leave).await.unwrap();
        }
        team_matches::until(&mut field.director, &seen, |view| view.card.revealed == board).await;
    }
    team_matches::until(&mut field.director, &seen, |view| view.card.phase == TeamMatchPhase::Over).await
}

/// Sets up the team event on Sunday: eight teams, each with a substitute.
async fn teams(field: &mut Field) -> TeamEventView {
    let mut settings = team_events::wanted(4, None);
    settings["places"] = json!(TEAMS);
    settings["starts"] = json!([in_hours(&field.app, 2)]);
    settings["teams"] = (1..=TEAMS)
        .map(|number| {
            let players = team(number);
            json!({ "name": format!("Team {number}"), "captain": players[0], "players": players })
        })
        .collect();
    let made = team_events::create(&mut field.director, &settings).await;
    for number in 1..=TEAMS {
        for player in team(number) {
            let client = field.client(&player);
            team_events::accept(client, &made, u32::try_from(number).unwrap()).await;
        }
    }
    field.app.advance_s(2 * HOUR_S + 1);
    let all_begun = |view: &TeamEventView| {
        view.rounds.first().is_some_and(|round| round.ties.iter().all(|tie| tie.team_match.is_some()))
    };
    team_events::until(&mut field.director, &made, all_begun).await
}

fn settings(settings: &mut Settings) {
    settings.limits.sign_up_by_address.burst = 1_000;
    settings.limits.request_by_token.burst = 100_000;
    settings.live.prize_directors = vec!["Dirk".to_owned()];
}

/// The server of the weekend in a process of its own.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "the weekend starts and kills it"]
async fn serve_the_weekend() {
    apart::serve(settings).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_weekend_on_which_everything_goes_wrong() {
    for database in Database::each() {
        Box::pin(weekend(database)).await;
    }
}

async fn weekend(database: Database) {
    let app = TestApp::start_with(database, settings).await;
    let mut dora = app.sign_up("dora").await;
    let mut field = cup(app).await;
    let desk = format!("tournament/{}", field.id);
    assert_eq!(first_round(&mut field).await, 30);

    // Round two, in the middle of which the server goes down.
    let view = field.until(|view| view.brackets[0].rounds.len() == 2 && are_set_up(view)).await;
    assert_eq!(last_round(&view).len(), 16, "31 winners and a lucky loser");
    let round = open(&view);
    for pairing in &round[..8] {
        field.decide(pairing).await;
    }
    let (white, black) = (round[8].first.clone(), round[8].second.clone().unwrap());
    for player in [&white, &black] {
        field.sit(player, round[8].match_id.as_ref().unwrap()).await;
    }
    let mut field = restart(field).await;
    dora = field.app.moved(&dora);
    field.leave_after_first_turns(round[8].match_id.as_ref().unwrap(), &white, &black).await;
    for pairing in open(&field.until(|view| open(view).len() == 7).await) {
        field.decide(&pairing).await;
    }

    // The director goes home and hands over. The new one accepts each role.
    let accept = json!({ "act": "add_director", "name": "dora" });
    for give in [accept.clone(), json!({ "act": "hand_over", "name": "dora" })] {
        act(&mut field.director, &desk, &give).await;
        act(&mut dora, &desk, &accept).await;
    }
    act(&mut field.director, &desk, &json!({ "act": "remove_director", "name": "dirk" })).await;
    let act_of = json!({ "act": "announce", "text": "Good night" });
    let late = field.director.post(&path(&field.id, "/director"), &act_of).await;
    late.assert_error(403, "forbidden");
    std::mem::swap(&mut field.director, &mut dora);
    for matches in [8, 4] {
        let is_drawn = |view: &wire::TournamentView| last_round(view).len() == matches && are_set_up(view);
        for pairing in open(&field.until(is_drawn).await) {
            field.decide(&pairing).await;
        }
    }
    // In the semi-finals the new director writes the wrong winner down.
    let view = field.until(|view| last_round(view).len() == 2 && are_set_up(view)).await;
    let semi = open(&view);
    let (wrong, right) = (semi[0].first.clone(), semi[0].second.clone().unwrap());
    field.direct(award(1, view.brackets[0].rounds.last().unwrap().number, &wrong)).await;
    field.decide(&semi[1]).await;
    let view = field.until(|view| last_round(view).len() == 1 && are_set_up(view)).await;
    let last = &last_round(&view)[0];
    assert!(last.first == wrong || last.second.as_ref() == Some(&wrong));

    // The error is found on Sunday, before the final.
    field.app.advance_s(1);
    let step = newest(&log(&mut field.director, &desk).await, StepKind::Awarded);
    let instead = json!({ "form": "winner", "name": right });
    let asked = json!({ "step": step.step, "instead": instead });
    let reply = field.director.post(&format!("/api/v1/desks/{desk}/preview"), &asked).await;
    let told: CorrectionPreview = serde_json::from_slice(&reply.body).unwrap();
    assert!(told.changes.iter().any(|change| change.kind == ChangeKind::Pairing), "{told:?}");
    let correct = json!({ "act": "correct", "step": step.step, "instead": instead, "reason": "wrong name" });
    act(&mut field.director, &desk, &correct).await;
    let has_right = |view: &wire::TournamentView| {
        let last = last_round(view);
        are_set_up(view)
            && last.len() == 1
            && (last[0].first == right || last[0].second.as_ref() == Some(&right))
    };
    let view = field.until(has_right).await;
    let last = open(&view)[0].clone();
    field.decide(&last).await;
    let is_paid = |view: &wire::TournamentView| view.places.iter().any(|place| place.prize.is_some());
    let over = field.until(is_paid).await;
    assert_eq!(over.card.phase, TournamentPhase::Over);
    assert_eq!(over.card.winner.as_ref(), Some(&last.first));
    let prizes: i64 = over.places.iter().filter_map(|place| place.prize).map(|prize| prize.0).sum();
    assert_eq!(prizes, 20_000);

    // The teams. One match has a substitute; a result is wrong, and found after the end of the match.
    let event = teams(&mut field).await;
    field.app.move_apart("live::weekend::serve_the_weekend").await;
    reconnect(&mut field);
    let desk = team_events::path(&event, "/director");
    for (index, fixture) in event.rounds[0].ties.iter().enumerate() {
        let played = tie(&mut field, fixture.team_match.as_ref().unwrap(), index == 0).await;
        if index > 0 {
            continue;
        }
        let seats: Vec<_> = played.lines.iter().filter_map(|line| line.players.clone()).collect();
        let (first, second) = (&seats[1].1, &seats[3].1);
        assert_ne!(first, second, "the record keeps who sat where: {seats:?}");
        let assign = json!({
            "act": "assign", "board": 1, "room": "open", "to": "B", "award": { "kind": "imp", "points": 12 },
            "replaces": team_matches::line(&played, 1, wire::DuplicateRoom::Open).step, "reason": "a checker was moved twice",
        });
        let address = format!("/api/v1/team-matches/{}/director", played.card.id.0);
        let after = team_matches::post(&mut field.director, &address, &assign).await;
        assert_ne!(after.card.imp, played.card.imp);
        let line = team_matches::line(&after, 1, wire::DuplicateRoom::Open);
        assert_eq!(line.result.as_ref().unwrap().winner, DuplicateTeam::B);
        let file = format!("/api/v1/team-matches/{}/protocol.csv", played.card.id.0);
        let csv = field.app.client().get(&file).await;
        let (a, b) = after.card.imp;
        assert!(csv.text().contains(&format!("IMP,,,,,,,,,{a},{b}\r\n")), "{}", csv.text());
    }
    // It rains through the roof, so the director awards all remaining matches 15-15.
    let mut view = team_events::until(&mut field.director, &event, |view| {
        view.rounds[0].ties.iter().all(|tie| tie.vp.is_some())
    })
    .await;
    let rest: Vec<u32> =
        view.rounds[1..].iter().flat_map(|round| &round.ties).map(|tie| tie.number).collect();
    assert_eq!(rest.len(), 24);
    for number in rest {
        let divided = json!({ "act": "award", "tie": number, "vp_a": 15, "reason": "water in the hall" });
        view = team_events::post(&mut field.director, &desk, &divided).await;
    }
    assert_eq!(view.card.phase, TeamEventPhase::Over);
    // One award was wrong. It is taken back, made again, and the standings follow.
    let desk = format!("team_event/{}", event.card.id.0);
    let step = newest(&log(&mut field.director, &desk).await, StepKind::Awarded);
    let other = json!({ "form": "victory_points", "vp_a": 20 });
    let correct = json!({ "act": "correct", "step": step.step, "instead": other, "reason": "they did play" });
    let corrected = newest(&act(&mut field.director, &desk, &correct).await, StepKind::Corrected);
    let points = |view: &TeamEventView| view.standings.iter().map(|row| row.vp).collect::<Vec<_>>();
    let with = team_events::until(&mut field.director, &event, |now| points(now) != points(&view)).await;
    act(&mut field.director, &desk, &undo(corrected.step)).await;
    team_events::until(&mut field.director, &event, |now| points(now) == points(&view)).await;
    assert_eq!(points(&with).iter().sum::<u32>(), 28 * 30);

    // A new server reads all of it from the logs alone, and `admin check` recomputes results, standings and prizes.
    let shown = async |client: &mut Client, event: &TeamEventView, cup: &str| -> [Value; 3] {
        let part = event.rounds[0].ties[0].team_match.as_ref().unwrap();
        [
            client.get(&path(cup, "")).await.json(),
            client.get(&team_events::path(event, "/crosstable.json")).await.json(),
            client.get(&format!("/api/v1/team-matches/{}/protocol.json", part.0)).await.json(),
        ]
    };
    let id = field.id.clone();
    let before = shown(&mut field.app.client(), &event, &id).await;
    let field = restart(field).await;
    assert_eq!(shown(&mut field.app.client(), &event, &id).await, before);
    check(&field.app);
    field.app.stop().await;
}
