//! Downloads: single matches in the formats of other programs, and all matches of a player in a zip.

use std::io::{Cursor, Read as _};

use records::{FileFormat, Import, Reading, Transcript};
use serde_json::json;
use wire::MatchFormat;

use super::{
    against_bot, library, settings,
    tournaments::{self, Field},
};
use crate::support::{Client, Database, Reply, TestApp};

fn header(reply: &Reply, name: &str) -> String {
    reply.headers.get(name).map(|value| value.to_str().unwrap().to_owned()).unwrap_or_default()
}

/// Returns the names and contents of the files in a zip.
fn unzipped(reply: &Reply) -> Vec<(String, String)> {
    let texts = unzipped_raw(reply).into_iter();
    texts.map(|(name, bytes)| (name, String::from_utf8(bytes).unwrap())).collect()
}

pub(super) fn unzipped_raw(reply: &Reply) -> Vec<(String, Vec<u8>)> {
    assert_eq!((reply.status, header(reply, "content-type").as_str()), (200, "application/zip"));
    let mut zip = zip::ZipArchive::new(Cursor::new(&reply.body)).unwrap();
    (0..zip.len())
        .map(|at| {
            let mut file = zip.by_index(at).unwrap();
            let mut bytes = Vec::new();
            file.read_to_end(&mut bytes).unwrap();
            (file.name().unwrap().into_owned(), bytes)
        })
        .collect()
}

/// Waits until the analysis with two plies is there.
async fn wait_for_analysis(client: &mut Client, path: &str) {
    client.get_until(path, |view| view["report"]["plies"] == 2 && view["progress"].is_null()).await;
}

#[tokio::test]
async fn a_finished_match_is_had_in_every_format() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| settings.live.analyse_matches = true).await;
        let mut anna = app.sign_up("anna").await;
        let wanted = settings(MatchFormat::Points { length: 1 }, false);
        let (id, mut socket) = against_bot(&mut anna, "pip", wanted).await;
        let of = |what: &str| format!("/api/v1/matches/{}{what}", id.0);
        for format in ["json", "mat", "sgf", "xg", "ogxm", "txt", "html"] {
            let early = anna.get(&of(&format!("/record.{format}"))).await;
            early.assert_error(409, "conflict");
        }
        let end = socket.play_to_the_end().await;
        wait_for_analysis(&mut anna, &of("/analysis")).await;

        let mut visitor = app.client();
        let mat = visitor.get(&of("/record.mat")).await;
        assert!(header(&mat, "content-disposition").starts_with("attachment; filename=\"fullprime-"));
        assert!(header(&mat, "content-disposition").ends_with(".mat\""));
        let read = Transcript::from_mat(mat.text()).unwrap();
        assert_eq!((read.players.white.as_str(), read.players.black.as_str()), ("anna", "Pip"));
        assert_eq!(read.about.place, "Fullprime");
        assert_eq!(
            (read.score().white > 0, read.score().black > 0),
            (end.score.white > 0, end.score.black > 0)
        );

        let sgf = visitor.get(&of("/record.sgf")).await;
        let annotated = Transcript::from_sgf(sgf.text()).unwrap();
        assert_eq!(annotated.games[0].actions.len(), read.games[0].actions.len());
        assert!(annotated.about.comment.contains("PR: anna"), "{}", annotated.about.comment);
        let mistakes = annotated.games[0].comments.iter().filter(|comment| comment.text.contains("Best:"));
        assert!(mistakes.count() > 0, "a player who takes the first legal play makes mistakes");

        for (ending, format) in [("xg", FileFormat::Xg), ("ogxm", FileFormat::Ogxm)] {
            let file = visitor.get(&of(&format!("/record.{ending}"))).await;
            let import = Import::read(&file.body, Reading::Strict).unwrap();
            assert_eq!((import.format, &import.transcript.about.place), (format, &read.about.place));
            assert_eq!(import.transcript.games[0].actions.len(), read.games[0].actions.len());
        }

        let text = visitor.get(&of("/record.txt")).await;
        assert!(
            text.text().starts_with("anna and Pip: a match to 1 point, analysed at 2-ply"),
            "{}",
            text.text()
        );
        let page = visitor.get(&of("/record.html")).await;
        assert!(page.text().contains("<svg class=\"board\"") && page.text().contains("?</td>"));
        assert!(header(&page, "content-security-policy").contains("default-src 'none'"));
        assert!(header(&page, "content-disposition").starts_with("inline"));
        let json = visitor.get(&of("/record.json")).await;
        assert_eq!(json.text(), visitor.get(&of("/record")).await.text());
        visitor.get(&of("/record.doc")).await.assert_error(404, "not_found");
        visitor.get("/api/v1/matches/00000000000/record.mat").await.assert_error(404, "not_found");
        app.stop().await;
    }
}

#[tokio::test]
async fn all_own_matches_go_home_in_a_zip() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| settings.live.analyse_matches = true).await;
        let mut anna = app.sign_up("anna").await;
        app.client().get("/api/v1/account/matches.zip").await.assert_error(401, "sign_in_required");
        let mut ids = Vec::new();
        for _ in 0..2 {
            let one_point = settings(MatchFormat::Points { length: 1 }, false);
            let (id, mut socket) = against_bot(&mut anna, "pip", one_point).await;
            socket.play_to_the_end().await;
            ids.push(id);
        }
        let kept = library::upload(&mut anna, "..%2Fclub%3F.mat", library::MATCH.as_bytes()).await;
        let kept = kept.files[0].id.clone().unwrap();

        let mut files = unzipped(&anna.get("/api/v1/account/matches.zip").await);
        files.sort();
        let names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names.len(), 3, "{names:?}");
        assert_eq!((names[0], files[0].1.as_str()), ("library/club_.mat", library::MATCH));
        for (name, text) in &files[1..] {
            assert!(
                name.starts_with("played/2") && ids.iter().any(|id| name.ends_with(&format!("{}.mat", id.0)))
            );
            assert_eq!(Transcript::from_mat(text).unwrap().players.black, "Pip");
        }

        // Matches of the library can be downloaded in other formats too.
        let of = |what: &str| format!("/api/v1/library/{}{what}", kept.0);
        wait_for_analysis(&mut anna, &of("/analysis")).await;
        let all = unzipped_raw(&anna.get("/api/v1/account/matches.zip?format=xg").await);
        let of_name =
            |wanted: &str| all.iter().find(|(name, _)| name == wanted).map(|(_, bytes)| bytes).unwrap();
        assert_eq!(of_name("originals/club_.mat"), library::MATCH.as_bytes());
        let xg = Import::read(of_name("library/club_.xg"), Reading::Strict).unwrap();
        assert_eq!(
            xg.transcript.games[0].actions,
            Transcript::from_mat(library::MATCH).unwrap().games[0].actions
        );
        // The analysis was made here, so it is not eXtreme Gammon's.
        assert_eq!(xg.analyses[0].program, "Fullprime");
        let sgf = anna.get(&of("/record.sgf")).await;
        let read = Transcript::from_sgf(sgf.text()).unwrap();
        assert_eq!(read.games[0].actions, Transcript::from_mat(library::MATCH).unwrap().games[0].actions);
        assert!(anna.get(&of("/record.html")).await.text().contains("<h1>Anna and Bert</h1>"));
        assert!(anna.get(&of("/record.txt")).await.text().contains("doubles"));
        assert!(anna.get(&of("/record.json")).await.text().contains("Bert"));
        let mut bert = app.sign_up("bert").await;
        bert.get(&of("/record.mat")).await.assert_error(404, "not_found");
        assert_eq!(unzipped(&bert.get("/api/v1/account/matches.zip?format=sgf").await), []);
        bert.get("/api/v1/account/matches.zip?format=doc").await.assert_error(400, "malformed");
        // Every format can be tried, one after the other, and some once more. Two were downloaded above.
        for format in ["json", "mat", "sgf", "xg", "ogxm", "txt", "html", "mat"] {
            let zip = anna.get(&format!("/api/v1/account/matches.zip?format={format}")).await;
            assert_eq!(zip.status, 200, "{format}");
        }
        anna.get("/api/v1/account/matches.zip").await.assert_error(429, "too_many_requests");
        app.stop().await;
    }
}

#[tokio::test]
async fn the_matches_of_an_event_go_along_in_a_zip() {
    for database in Database::each() {
        let mut field = Field::enter(database, 2, &tournaments::wanted(3, 4)).await;
        let path = format!("/api/v1/competitions/tournament/{}/matches.zip", field.id);
        field.app.client().get(&path).await.assert_error(401, "sign_in_required");
        let drawn = field.direct(json!({ "act": "draw" })).await;
        assert_eq!(unzipped(&field.director.get(&path).await), [], "nothing is over");
        let pairing = tournaments::last_round(&drawn)[0].clone();
        let table = pairing.match_id.clone().unwrap();
        field.decide(&pairing).await;
        field.until(|view| tournaments::last_round(view)[0].winner.is_some()).await;
        let files = unzipped(&field.director.get(&path).await);
        let [(name, text)] = files.as_slice() else { panic!("{files:?}") };
        assert!(name.starts_with("played/2") && name.ends_with(&format!("{}.mat", table.0)), "{name}");
        let read = Transcript::from_mat(text).unwrap();
        assert!(!read.about.event.is_empty() && !read.games[0].actions.is_empty());
        let other_kind = path.replace("tournament", "team_match");
        field.director.get(&other_kind).await.assert_error(404, "not_found");
        field.app.stop().await;
    }
}
