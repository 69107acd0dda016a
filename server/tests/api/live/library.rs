//! Matches of other programs: uploaded, stored, analysed, printed, and visible to their owner only.

use serde_json::json;
use wire::{AnalysisView, ImportReport, LibraryId, LibraryView, SheetIndex};

use crate::support::{Client, Database, Patience, TestApp, execute, until_warned};

pub(super) const MATCH: &str = " 3 point match\n\n Game 1\n Anna : 0                 Bert : 0\n  \
    1) 31: 8/5 6/5                 52: 13/8 24/22\n  2)  Doubles => 2                Drops\n      Wins 1 point\n";

pub(super) async fn upload(client: &mut Client, name: &str, bytes: &[u8]) -> ImportReport {
    let path = format!("/api/v1/library?name={name}");
    let reply = client.post_raw(&path, "application/octet-stream", bytes.to_vec()).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

async fn library(client: &mut Client) -> LibraryView {
    let reply = client.get("/api/v1/library").await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

#[tokio::test]
async fn a_file_becomes_a_match_with_an_analysis_and_a_record_sheet_that_its_owner_alone_sees() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| settings.live.analyse_matches = true).await;
        let mut anna = app.sign_up("anna").await;
        app.client().get("/api/v1/library").await.assert_error(401, "sign_in_required");
        let report = upload(&mut anna, "club.mat", MATCH.as_bytes()).await;
        assert_eq!(report.files[0].error, None);
        let id = report.files[0].id.clone().unwrap();
        // The quick analysis and the deeper one follow automatically.
        let patience = Patience::new();
        let entry = loop {
            let view = library(&mut anna).await;
            assert_eq!(view.matches.len(), 1);
            if view.matches[0].plies == Some(2) {
                break view.matches[0].clone();
            }
            patience.pause(view).await;
        };
        assert_eq!(
            (entry.id.clone(), entry.length, entry.games, entry.score.white),
            (id.clone(), Some(3), 1, 1)
        );
        assert!(entry.white_pr.is_some());
        let of = |what: &str| format!("/api/v1/library/{}{what}", id.0);
        let view: AnalysisView = serde_json::from_slice(&anna.get(&of("/analysis")).await.body).unwrap();
        let report = view.report.unwrap();
        assert_eq!((report.plies, report.white.as_str()), (2, "Anna"));
        for (summed, totals) in
            [(entry.white_error, &report.white_totals), (entry.black_error, &report.black_totals)]
        {
            let lost = totals.all.error.equity;
            assert!(summed.is_some_and(|summed| (summed - lost).abs() < 1e-4), "{summed:?} {lost}");
        }
        let index: SheetIndex = serde_json::from_slice(&anna.get(&of("/sheet")).await.body).unwrap();
        assert_eq!((index.games[0].turns, index.games[0].pages), (3, 1));
        assert!(anna.get(&of("/sheet.svg?game=1&page=1")).await.text().starts_with("<svg"));
        anna.get(&of("/sheet.svg?page=2")).await.assert_error(404, "not_found");
        assert!(anna.get(&of("/sheet.pdf?paper=letter")).await.body.starts_with(b"%PDF"));
        let sheet = anna.get(&of("/sheet.json")).await;
        assert!(records::KatoSheet::from_json(sheet.text()).unwrap().replay().is_ok());
        assert_eq!(anna.get(&of("/file")).await.body, MATCH.as_bytes());

        let mut bert = app.sign_up("bert").await;
        assert_eq!(library(&mut bert).await.matches.len(), 0);
        for what in ["/analysis", "/sheet", "/sheet.json", "/sheet.svg", "/sheet.pdf", "/file"] {
            bert.get(&of(what)).await.assert_error(404, "not_found");
        }
        bert.delete(&of("")).await.assert_error(404, "not_found");
        assert_eq!(anna.delete(&of("")).await.status, 204);
        assert_eq!(library(&mut anna).await.matches.len(), 0);
        app.stop().await;
    }
}

async fn analysis(client: &mut Client, id: &LibraryId) -> AnalysisView {
    let reply = client.get(&format!("/api/v1/library/{}/analysis", id.0)).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

/// Waits until the analysis is complete.
async fn finished_analysis(client: &mut Client, id: &LibraryId) -> AnalysisView {
    let patience = Patience::new();
    loop {
        let view = analysis(client, id).await;
        if view.progress.is_none() {
            return view;
        }
        patience.pause(view.progress).await;
    }
}

#[tokio::test]
async fn the_mistakes_of_a_match_are_rolled_out_for_its_owner_one_match_at_a_time_and_so_many_a_day() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| {
            settings.live.analyse_matches = true;
            settings.live.deep_analyses_a_day = 2;
            settings.live.deep_analysis_games = 4;
        })
        .await;
        let mut anna = app.sign_up("anna").await;
        let mut ids = Vec::new();
        for name in ["a.mat", "b.mat", "c.mat"] {
            // The names differ, because the same match would be stored only once.
            let text = MATCH.replace("Bert", name);
            ids.push(upload(&mut anna, name, text.as_bytes()).await.files[0].id.clone().unwrap());
        }
        let path = |id: &LibraryId| format!("/api/v1/library/{}/analysis", id.0);
        for id in &ids {
            let view = finished_analysis(&mut anna, id).await;
            assert!(view.can_deepen);
            assert_eq!(view.report.map(|report| report.rollout_games), Some(0));
        }
        let mut bert = app.sign_up("bert").await;
        bert.post(&path(&ids[0]), &json!({})).await.assert_error(404, "not_found");
        app.client().post(&path(&ids[0]), &json!({})).await.assert_error(401, "sign_in_required");

        for id in &ids[..2] {
            // A repeated request has no effect.
            for _ in 0..2 {
                let reply = anna.post(&path(id), &json!({})).await;
                assert_eq!((reply.status, &reply.json()["can_deepen"]), (200, &json!(false)));
            }
            let view = finished_analysis(&mut anna, id).await;
            let report = view.report.unwrap();
            assert_eq!((report.plies, report.rollout_games, view.can_deepen), (2, 4, false));
            // A pass at the start of a match is a mistake, and now has a standard error.
            let decisions = report.games[0].steps.iter().filter_map(|step| step.decision.as_ref());
            let mut choices = decisions.flat_map(|decision| &decision.choices);
            assert!(choices.any(|choice| choice.standard_error.is_some()), "{:?}", report.games[0]);
        }
        // A deleted match still counts.
        assert_eq!(anna.delete(&format!("/api/v1/library/{}", ids[0].0)).await.status, 204);
        anna.post(&path(&ids[2]), &json!({})).await.assert_error(429, "too_many_requests");
        app.advance_s(24 * 60 * 60);
        assert_eq!(anna.post(&path(&ids[2]), &json!({})).await.status, 200);
        assert_eq!(finished_analysis(&mut anna, &ids[2]).await.report.unwrap().rollout_games, 4);
        app.stop().await;
    }
}

#[tokio::test]
async fn work_that_failed_is_tried_again_soon() {
    let app = TestApp::start_with(Database::sqlite(), |settings| {
        settings.live.analyse_matches = true;
        settings.live.deep_analysis_games = 4;
    })
    .await;
    let file = app.folder().join("test.db").display().to_string();
    let fails = |name: &str, when: &str| {
        execute(&file, &format!("CREATE TRIGGER {name} BEFORE {when} BEGIN SELECT RAISE(ABORT, 'no'); END"));
    };
    let mut anna = app.sign_up("anna").await;
    fails("no_analysis", "INSERT ON library_analyses");
    let id = upload(&mut anna, "a.mat", MATCH.as_bytes()).await.files[0].id.clone().unwrap();
    until_warned(&["a match could not be analysed", &id.0]).await;
    assert!(analysis(&mut anna, &id).await.report.is_none());
    execute(&file, "DROP TRIGGER no_analysis");
    assert!(finished_analysis(&mut anna, &id).await.can_deepen);

    fails("no_rollout", "UPDATE OF report ON deep_analyses");
    assert_eq!(anna.post(&format!("/api/v1/library/{}/analysis", id.0), &json!({})).await.status, 200);
    until_warned(&["a match could not be rolled out"]).await;
    assert_eq!(analysis(&mut anna, &id).await.report.unwrap().rollout_games, 0);
    execute(&file, "DROP TRIGGER no_rollout");
    assert_eq!(finished_analysis(&mut anna, &id).await.report.unwrap().rollout_games, 4);
    app.stop().await;
}

#[tokio::test]
async fn rollouts_that_were_left_behind_are_made_by_the_next_server() {
    let app = TestApp::start_with(Database::sqlite(), |settings| {
        settings.live.analyse_matches = true;
        settings.live.deep_analysis_games = 36;
    })
    .await;
    let mut anna = app.sign_up("anna").await;
    let mut ids = Vec::new();
    for name in ["a.mat", "b.mat"] {
        let text = MATCH.replace("Bert", name);
        ids.push(upload(&mut anna, name, text.as_bytes()).await.files[0].id.clone().unwrap());
    }
    for id in &ids {
        assert!(finished_analysis(&mut anna, id).await.can_deepen);
    }
    let path = |id: &LibraryId| format!("/api/v1/library/{}/analysis", id.0);
    assert_eq!(anna.post(&path(&ids[0]), &json!({})).await.status, 200);
    finished_analysis(&mut anna, &ids[0]).await;

    // Sets the state in which another node works on the rollouts.
    let file = app.folder().join("test.db").display().to_string();
    let left = "UPDATE deep_analyses SET made_at = NULL, report = NULL, worked_at = ";
    execute(&file, &format!("{left} 9000000000000000"));
    let view = analysis(&mut anna, &ids[0]).await;
    assert_eq!(view.report.map(|report| report.rollout_games), Some(0));
    assert_eq!(view.progress.map(|progress| progress.rollout_games), Some(36));
    anna.post(&path(&ids[1]), &json!({})).await.assert_error(409, "conflict");
    // Sets the state long after that node was killed.
    let app = app.restart_with(|_| execute(&file, &format!("{left} 1"))).await;
    let mut anna = app.moved(&anna);
    assert_eq!(finished_analysis(&mut anna, &ids[0]).await.report.unwrap().rollout_games, 36);

    // The server is stopped at an arbitrary moment after the request.
    assert_eq!(anna.post(&path(&ids[1]), &json!({})).await.status, 200);
    let app = app.restart().await;
    let mut anna = app.moved(&anna);
    assert_eq!(finished_analysis(&mut anna, &ids[1]).await.report.unwrap().rollout_games, 36);
    app.stop().await;
}

#[tokio::test]
async fn invalid_files_are_refused_with_the_line_and_nothing_is_stored() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut anna = app.sign_up("anna").await;
    let told =
        |report: ImportReport| report.files.into_iter().map(|file| file.error.unwrap()).collect::<Vec<_>>();
    let cut = told(upload(&mut anna, "cut.mat", &MATCH.as_bytes()[..20]).await);
    assert!(cut[0].starts_with("line "), "{cut:?}");
    let mut line = MATCH.as_bytes().to_vec();
    line.extend(vec![b'9'; 7_000_000]);
    assert!(told(upload(&mut anna, "long.mat", &line).await)[0].contains("1024 KiB"));
    assert!(told(upload(&mut anna, "deep.sgf", &vec![b'('; 1_000_000]).await)[0].starts_with("line 1: "));
    assert_eq!(
        told(upload(&mut anna, "a.zip", b"PK\x03\x04 and no more").await),
        ["not a complete zip file"]
    );
    let path = "/api/v1/library?name=huge.zip";
    let huge = anna.post_raw(path, "application/octet-stream", vec![b'x'; 9_000_000]).await;
    huge.assert_error(413, "too_large");
    assert_eq!(library(&mut anna).await.matches, []);
    // The part that can be replayed is kept, and the report names the rest.
    let partly = upload(&mut anna, "partly.mat", &MATCH.as_bytes()[..100]).await.files.remove(0);
    assert!(partly.id.is_some() && partly.error.is_none());
    assert!(partly.notes[0].starts_with("line 5, game 1: "), "{:?}", partly.notes);
    assert_eq!(library(&mut anna).await.matches.len(), 1);
    app.stop().await;
}

#[tokio::test]
async fn a_library_is_full_at_its_bound_and_says_what_helps() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| settings.live.library.files_max = 12).await;
        let path = "/api/v1/library?name=a.mat";
        // The names differ, because the same match would be stored only once. All have the same length.
        let number = std::cell::Cell::new(10);
        let upload_one = async |client: &mut Client| {
            number.set(number.get() + 1);
            let text = MATCH.replace("Bert", &format!("Be{}", number.get()));
            client.post_raw(path, "application/octet-stream", text.into_bytes()).await
        };
        for (mut client, most, remedy) in
            [(app.guest().await, 10, "sign up"), (app.sign_up("anna").await, 12, "remove matches")]
        {
            for _ in 0..most {
                assert_eq!(upload_one(&mut client).await.status, 200);
            }
            let refused = upload_one(&mut client).await;
            refused.assert_error(409, "library_full");
            refused.assert_says(remedy);
            let view = library(&mut client).await;
            assert_eq!((view.matches.len(), view.matches_max), (most, u32::try_from(most).unwrap()));
            assert_eq!(view.bytes, u64::try_from(most * MATCH.len()).unwrap());
            // Removing a match makes room for another.
            let gone = format!("/api/v1/library/{}", view.matches[0].id.0);
            assert_eq!(client.delete(&gone).await.status, 204);
            assert_eq!(upload_one(&mut client).await.status, 200);
        }
        let metrics = app.client().get("/metrics").await;
        assert!(metrics.text().contains("bg_library_uploads_total{result=\"full\"} 2"));
        app.stop().await;
    }
}

/// A file that exceeds the free space is refused by its declared length. This test sends no byte of it.
#[tokio::test]
async fn a_file_that_cannot_fit_is_not_even_received() {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    let app = TestApp::start(Database::sqlite()).await;
    let guest = app.guest().await;
    let (cookie, token) = (guest.cookie.clone().unwrap(), guest.csrf_token.clone().unwrap());
    let address = app.address();
    for (length, code) in [(3 * 1024 * 1024, "library_full"), (9 * 1024 * 1024 * 1024_u64, "library_full")] {
        let head = format!(
            "POST /api/v1/library?name=a.zip HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\n\
             x-csrf-token: {token}\r\ncontent-type: application/octet-stream\r\ncontent-length: {length}\r\n\r\n"
        );
        let mut stream = tokio::net::TcpStream::connect(address).await.unwrap();
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        while !String::from_utf8_lossy(&answer).contains("\"code\"") {
            assert!(stream.read_buf(&mut answer).await.unwrap() > 0, "{}", String::from_utf8_lossy(&answer));
        }
        assert!(String::from_utf8_lossy(&answer).contains(code), "{}", String::from_utf8_lossy(&answer));
    }
    app.stop().await;
}

#[tokio::test]
async fn two_uploads_at_once_do_not_pass_together() {
    let Some(database) = Database::for_nodes() else { return };
    let app = TestApp::start_with(database, |settings| settings.live.library.files_max = 1).await;
    let node = app.another_node().await;
    for round in 0..8 {
        let mut here = app.sign_up(&format!("anna{round}")).await;
        let mut there = node.moved(&here);
        let path = "/api/v1/library?name=a.mat";
        let other = MATCH.replace("Bert", "Carl").into_bytes();
        let (one, two) = tokio::join!(
            here.post_raw(path, "application/octet-stream", MATCH.as_bytes().to_vec()),
            there.post_raw(path, "application/octet-stream", other)
        );
        let mut codes = [one.status, two.status];
        codes.sort_unstable();
        assert_eq!(codes, [200, 409], "{} {}", one.text(), two.text());
        assert_eq!(library(&mut here).await.matches.len(), 1);
    }
    node.stop().await;
    app.stop().await;
}

/// The beginning of a match as GNU Backgammon analysed and saved it.
const ANALYSED: &str = "(;FF[4]GM[6]AP[GNU Backgammon:1.07.001]MI[length:5][game:0][ws:0][bs:0]PW[Anna]PB[Bert]RU[Crawford]\n\
    ;W[31xwmj]A[1][hefe E ver 3 0.55 0.17 0.01 0.12 0.005 0.222 2C 0 1 0.0 1][mjxw E ver 3 0.49 0.14 0.006 0.143 \
    0.006 -0.023 2C 0 1 0.0 1])\n";

#[tokio::test]
async fn the_analysis_in_a_file_is_shown_beside_that_of_the_site() {
    let app = TestApp::start_with(Database::sqlite(), |settings| settings.live.analyse_matches = true).await;
    let mut anna = app.sign_up("anna").await;
    let report = upload(&mut anna, "a.sgf", ANALYSED.as_bytes()).await;
    let view = finished_analysis(&mut anna, &report.files[0].id.clone().unwrap()).await;
    let found = view.report.unwrap();
    let [other] = found.others.as_deref().unwrap() else { panic!("one program") };
    let play = other.games[0][0].play.as_ref().unwrap();
    assert_eq!((other.program.as_str(), play.best.as_str()), ("GNU Backgammon", "8/5 6/5"));
    assert_eq!((play.error, other.white.other_rating), (Some(0.245), Some(122.5)));
    // A file without an analysis adds none.
    let report = upload(&mut anna, "b.mat", MATCH.as_bytes()).await;
    let view = finished_analysis(&mut anna, &report.files[0].id.clone().unwrap()).await;
    assert_eq!(view.report.unwrap().others, None);
    app.stop().await;
}
