//! Matches of other programs: uploaded, kept, analysed, printed, and seen by their owner alone.

use wire::{AnalysisView, ImportReport, LibraryView, SheetIndex};

use crate::support::{Client, Database, TestApp};

const MATCH: &str = " 3 point match\n\n Game 1\n Anna : 0                 Bert : 0\n  \
    1) 31: 8/5 6/5                 52: 13/8 24/22\n  2)  Doubles => 2                Drops\n      Wins 1 point\n";

async fn upload(client: &mut Client, name: &str, bytes: &[u8]) -> ImportReport {
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
        // The quick look and the deeper one come by themselves.
        let entry = loop {
            let view = library(&mut anna).await;
            assert_eq!(view.matches.len(), 1);
            if view.matches[0].plies == Some(2) {
                break view.matches[0].clone();
            }
        };
        assert_eq!(
            (entry.id.clone(), entry.length, entry.games, entry.score.white),
            (id.clone(), Some(3), 1, 1)
        );
        assert!(entry.white_pr.is_some());
        let of = |what: &str| format!("/api/v1/library/{}{what}", id.0);
        let view: AnalysisView = serde_json::from_slice(&anna.get(&of("/analysis")).await.body).unwrap();
        assert_eq!(view.report.map(|report| (report.plies, report.white)), Some((2, "Anna".to_owned())));
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

#[tokio::test]
async fn what_is_no_match_is_refused_with_its_line_and_nothing_of_it_is_kept() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut anna = app.sign_up("anna").await;
    let told =
        |report: ImportReport| report.files.into_iter().map(|file| file.error.unwrap()).collect::<Vec<_>>();
    let cut = told(upload(&mut anna, "cut.mat", &MATCH.as_bytes()[..100]).await);
    assert!(cut[0].starts_with("line 5: "), "{cut:?}");
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
    app.stop().await;
}
