//! The archive: imports of many files, the profile over all matches, questions from imports, the position library.

use std::{
    collections::BTreeSet,
    io::{Cursor, Write as _},
};

use records::{
    ForeignAnalysis, Judgement, Transcript,
    judgement::{EquityUnit, JudgedChances, JudgedDecision, JudgedPlay, LevelName},
    match_record::Seat,
};
use serde_json::{Value, json};
use wire::{
    ArchiveNames, ArchiveProfile, FoundPositions, ImportFilePage, ImportView, MatchFormat, SharedPosition,
    TrainerView,
};
use zip::{ZipWriter, write::SimpleFileOptions};

use super::{
    against_bot,
    library::{self, MATCH},
    settings,
};
use crate::support::{Client, Database, Patience, TestApp};

/// The club match between Anna and others.
fn against(name: &str) -> String {
    MATCH.replace("Bert", name)
}

fn zip_of<T: AsRef<[u8]>>(files: &[(&str, T)]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, text) in files {
        zip.start_file(*name, SimpleFileOptions::default()).unwrap();
        zip.write_all(text.as_ref()).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

async fn begin(client: &mut Client, files: u32) -> ImportView {
    let reply = client.post("/api/v1/imports", &json!({ "name": "club", "files": files })).await;
    assert_eq!(reply.status, 201, "{}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

async fn send<T: AsRef<[u8]>>(client: &mut Client, import: &ImportView, files: &[(&str, T)]) -> ImportView {
    let path = format!("/api/v1/imports/{}/files", import.id.0);
    let reply = client.post_raw(&path, "application/octet-stream", zip_of(files)).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

async fn get<T: serde::de::DeserializeOwned>(client: &mut Client, path: &str) -> T {
    let reply = client.get(&format!("/api/v1{path}")).await;
    assert_eq!(reply.status, 200, "{path}: {}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

async fn search(client: &mut Client, search: Value) -> FoundPositions {
    let reply = client.post("/api/v1/archive/search", &search).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

#[tokio::test]
async fn an_import_goes_on_after_a_restart_and_stores_each_match_once() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut anna = app.sign_up("anna").await;
        let sgf = Transcript::from_mat(MATCH).unwrap().to_sgf().unwrap();
        let import = begin(&mut anna, 6).await;
        // A match with an illegal play, whose file ends within the next row.
        let cut = against("Carl")[..100].replace("6/5", "6/4");
        let first = [
            ("2019/a.mat", MATCH),
            ("2019/the same.sgf", sgf.as_str()),
            ("2019/cut.mat", cut.as_str()),
            ("2020/photo.mat", "not a match"),
        ];
        for _ in 0..2 {
            // The same part again changes nothing. Clients send it again after a lost answer.
            let view = send(&mut anna, &import, &first).await;
            assert_eq!((view.read, view.partly, view.duplicate, view.refused), (1, 1, 1, 1), "{view:?}");
            assert_eq!(view.matches, 2);
        }
        let app = app.restart().await;
        let mut anna = app.moved(&anna);
        let open: Vec<ImportView> = get(&mut anna, "/imports").await;
        assert_eq!((open.len(), open[0].files, open[0].read), (1, 6, 1));
        let files = format!("/imports/{}/files", import.id.0);
        let page: ImportFilePage = get(&mut anna, &files).await;
        let paths: Vec<&str> = page.files.iter().map(|file| file.path.as_str()).collect();
        assert_eq!(paths, ["2019/a.mat", "2019/cut.mat", "2019/the same.sgf", "2020/photo.mat"]);
        assert_eq!(page.files[0].id, page.files[2].id, "the duplicate names the match that was there");
        assert!(page.files[1].detail.as_ref().unwrap().starts_with("line 5"), "{:?}", page.files[1]);
        assert_eq!(page.files[1].notes.len(), 2, "{:?}", page.files[1]);
        assert!(page.files[1].notes[1].contains("the file ends in the middle of this row"));
        let earlier = page.files[2].earlier.as_ref().unwrap();
        assert_eq!((earlier.white.as_str(), earlier.path.as_str()), ("Anna", "2019/a.mat"));
        assert_eq!(page.files[0].earlier, None);
        let refused: ImportFilePage = get(&mut anna, &format!("{files}?outcome=refused")).await;
        assert_eq!(refused.files.len(), 1);
        assert!(refused.files[0].detail.is_some() && refused.files[0].id.is_none());
        let rest: ImportFilePage = get(&mut anna, &format!("{files}?after=2019%2Fthe%20same.sgf")).await;
        assert_eq!(rest.files.len(), 1);

        let view = send(&mut anna, &import, &[("b.mat", &against("Dora")), ("c.mat", &against("Eva"))]).await;
        assert_eq!((view.read, view.matches), (3, 4));
        // A part with more files than were announced is refused as a whole.
        let path = format!("/api/v1{files}");
        let more = zip_of(&[("d.mat", &against("Finn"))]);
        anna.post_raw(&path, "application/octet-stream", more).await.assert_error(409, "conflict");
        let empty = anna.post_raw(&path, "application/octet-stream", b"no zip".to_vec()).await;
        empty.assert_error(422, "invalid");

        // Other users do not see the import.
        let mut bert = app.sign_up("bert").await;
        bert.get(&format!("/api/v1/imports/{}", import.id.0)).await.assert_error(404, "not_found");
        bert.get(&path).await.assert_error(404, "not_found");
        bert.post_raw(&path, "application/octet-stream", zip_of(&first)).await.assert_error(404, "not_found");
        bert.delete(&format!("/api/v1/imports/{}", import.id.0)).await.assert_error(404, "not_found");
        // The report goes, the matches stay.
        assert_eq!(anna.delete(&format!("/api/v1/imports/{}", import.id.0)).await.status, 204);
        let library: wire::LibraryView = get(&mut anna, "/library").await;
        assert_eq!(library.matches.len(), 4);
        // The folders stay with the matches, in the list and in the zip of all.
        let mut paths: Vec<_> = library.matches.iter().map(|entry| entry.path.clone().unwrap()).collect();
        paths.sort();
        assert_eq!(paths, ["2019/a.mat", "2019/cut.mat", "b.mat", "c.mat"]);
        let zip = anna.get("/api/v1/account/matches.zip").await;
        let names = super::downloads::unzipped_raw(&zip).into_iter().map(|(name, _)| name);
        let expected = paths.iter().map(|path| format!("library/{path}"));
        assert_eq!(names.collect::<BTreeSet<_>>(), expected.collect());
        for (name, files) in [("", 1), ("x", 0), ("x", 10_001)] {
            let wanted = json!({ "name": name, "files": files });
            anna.post("/api/v1/imports", &wanted).await.assert_error(422, "invalid");
        }
        app.stop().await;
    }
}

#[tokio::test]
async fn a_doubtful_code_page_is_shown_before_the_import_and_one_choice_corrects_the_folder() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut anna = app.sign_up("anna").await;
    let guess = json!({ "samples": ["Dvo\u{e8}", "\u{cf}\u{e5}\u{f2}\u{f0}\u{e5}\u{ed}\u{ea}\u{ee}"] });
    let reply = anna.post("/api/v1/imports/code-pages", &guess).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    let guesses: Vec<wire::CodePageGuess> = serde_json::from_slice(&reply.body).unwrap();
    assert!(!guesses[0].certain);
    assert_eq!((guesses[1].code_page, guesses[1].certain), (wire::CodePage::Cyrillic, true));
    for samples in [vec![""], vec!["\u{100}"], vec!["x"; 101]] {
        let refused = anna.post("/api/v1/imports/code-pages", &json!({ "samples": samples })).await;
        refused.assert_error(422, "invalid");
    }

    let old = |name: &str| -> Vec<u8> {
        against(name).chars().map(|letter| u8::try_from(u32::from(letter)).unwrap()).collect()
    };
    let files = [("a.mat", old("Dvo\u{e8}")), ("b.mat", old("Vl\u{e8}ek"))];
    let import = begin(&mut anna, 2).await;
    let path = format!("/api/v1/imports/{}/files?code_page=central_european", import.id.0);
    let reply = anna.post_raw(&path, "application/octet-stream", zip_of(&files)).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    let library: wire::LibraryView = get(&mut anna, "/library").await;
    let names: BTreeSet<_> = library.matches.iter().map(|entry| entry.black.as_str()).collect();
    assert_eq!(names, ["Dvo\u{10d}", "Vl\u{10d}ek"].into_iter().collect());
    app.stop().await;
}

#[tokio::test]
async fn a_second_file_of_a_match_brings_its_analysis() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| settings.live.analyse_matches = true).await;
        let mut anna = app.sign_up("anna").await;
        let play = JudgedPlay {
            moves: "8/5 6/5".to_owned(),
            level: LevelName::of_plies(2),
            chances: Some(JudgedChances { win: 0.55, ..JudgedChances::default() }),
            equity: 0.2,
        };
        let judgement = Judgement {
            game: 1,
            after: 0,
            seat: Seat::White,
            unit: EquityUnit::Cube,
            of: JudgedDecision::Play { dice: [3, 1], plays: vec![play] },
        };
        let analysis = ForeignAnalysis { program: "Other".to_owned(), judgements: vec![judgement] };
        let sgf = Transcript::from_mat(MATCH).unwrap().to_analysed_sgf(&[analysis]).unwrap();
        let import = begin(&mut anna, 3).await;
        let view = send(&mut anna, &import, &[("a.mat", MATCH), ("b.sgf", &*sgf), ("c.sgf", &*sgf)]).await;
        assert_eq!((view.read, view.duplicate), (1, 2), "{view:?}");
        let page: ImportFilePage =
            get(&mut anna, &format!("/imports/{}/files?outcome=duplicate", import.id.0)).await;
        let details: Vec<Option<&str>> = page.files.iter().map(|file| file.detail.as_deref()).collect();
        // The same file is kept once.
        assert_eq!(details, [Some("the analyses and comments of this file were added to the match"), None]);

        let view: wire::LibraryView = get(&mut anna, "/library").await;
        let bytes = u64::try_from(MATCH.len() + sgf.len()).unwrap();
        assert_eq!((view.matches.len(), view.bytes), (1, bytes));
        let path = format!("/api/v1/library/{}", view.matches[0].id.0);
        let ready = |view: &Value| view["report"]["plies"] == 2 && view["progress"].is_null();
        let analysed = anna.get_until(&format!("{path}/analysis"), ready).await;
        let others = &analysed["report"]["others"];
        assert_eq!((&others[0]["program"], &others[0]["file"]), (&json!("Other"), &json!("b.sgf")));
        assert_eq!(others[0]["games"][0][0]["play"]["best"], "8/5 6/5");
        let exported = anna.get(&format!("{path}/record.json")).await;
        assert!(exported.text().contains("\"Other\""), "{}", exported.text());
        assert_eq!(anna.delete(&path).await.status, 204);
        let empty: wire::LibraryView = get(&mut anna, "/library").await;
        assert_eq!(empty.bytes, 0);
        app.stop().await;
    }
}

#[tokio::test]
async fn a_match_that_was_played_here_is_recognised_in_every_format() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| settings.live.analyse_matches = true).await;
        let mut anna = app.sign_up("anna").await;
        let mut played = Vec::new();
        for _ in 0..2 {
            let wanted = settings(MatchFormat::Points { length: 1 }, false);
            let (id, mut socket) = against_bot(&mut anna, "pip", wanted).await;
            socket.play_to_the_end().await;
            let analysis = format!("/api/v1/matches/{}/analysis", id.0);
            anna.get_until(&analysis, |view| view["report"]["plies"] == 2 && view["progress"].is_null())
                .await;
            played.push(id);
        }
        let mut files = Vec::new();
        for format in ["json", "mat", "ogxm", "sgf", "xg"] {
            let reply = anna.get(&format!("/api/v1/matches/{}/record.{format}", played[1].0)).await;
            assert_eq!(reply.status, 200, "{format}");
            files.push((format, reply.body.to_vec()));
        }
        let import = begin(&mut anna, 5).await;
        let view = send(&mut anna, &import, &files).await;
        assert_eq!((view.played_here, view.read, view.duplicate, view.refused), (5, 0, 0, 0), "{view:?}");
        assert_eq!(view.matches, 0);
        let of = format!("/imports/{}/files?outcome=played_here", import.id.0);
        let page: ImportFilePage = get(&mut anna, &of).await;
        for file in &page.files {
            assert_eq!((&file.played_here, &file.id, &file.detail), (&Some(played[1].clone()), &None, &None));
        }
        assert_eq!(page.files.len(), 5);
        let mat = &files[1].1;
        let report = library::upload(&mut anna, "again.mat", mat).await;
        assert_eq!(report.files[0].played_here, Some(played[1].clone()));
        assert!(
            report.files[0].id.is_none() && report.files[0].error.is_none() && !report.files[0].duplicate
        );
        let library: wire::LibraryView = get(&mut anna, "/library").await;
        assert_eq!(library.matches, []);

        // A file that names the players and the site holds another match.
        let text = String::from_utf8(mat.clone()).unwrap();
        let (head, _) = text.split_once(" Game 1").unwrap();
        let claims = format!(
            "{head}{}",
            MATCH.split_once("\n\n").unwrap().1.replace("Anna", "anna").replace("Bert", "Pip")
        );
        let report = library::upload(&mut anna, "claims.mat", claims.as_bytes()).await;
        assert!(report.files[0].played_here.is_none() && report.files[0].id.is_some(), "{report:?}");
        // For a user who did not play the match, the file is like any other.
        let mut bert = app.sign_up("bert").await;
        let report = library::upload(&mut bert, "found.mat", mat).await;
        assert!(report.files[0].played_here.is_none() && report.files[0].id.is_some(), "{report:?}");
        app.stop().await;
    }
}

#[tokio::test]
async fn matches_that_do_not_fit_are_refused_one_by_one_and_duplicates_take_no_room() {
    let app = TestApp::start_with(Database::sqlite(), |settings| settings.live.library.files_max = 2).await;
    let mut anna = app.sign_up("anna").await;
    let import = begin(&mut anna, 9).await;
    let (carl, dora) = (against("Carl"), against("Dora"));
    let view = send(&mut anna, &import, &[("a", MATCH), ("b", &carl), ("c", &dora), ("d", MATCH)]).await;
    assert_eq!((view.read, view.duplicate, view.refused), (2, 1, 1));
    let refused: ImportFilePage =
        get(&mut anna, &format!("/imports/{}/files?outcome=refused", import.id.0)).await;
    assert_eq!(refused.files[0].path, "c");
    assert!(refused.files[0].detail.as_ref().unwrap().contains("2 matches"), "{refused:?}");
    app.stop().await;
}

#[tokio::test]
async fn two_imports_at_once_store_a_match_once() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut anna = app.sign_up("anna").await;
        let (one, two) = (begin(&mut anna, 40).await, begin(&mut anna, 40).await);
        let texts: Vec<(String, String)> =
            (0..40).map(|number| (format!("{number}.mat"), against(&format!("P{number}")))).collect();
        let files: Vec<(&str, &str)> =
            texts.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        let mut again = anna.clone();
        let paths = [&one, &two].map(|import| format!("/api/v1/imports/{}/files", import.id.0));
        let (first, second) = tokio::join!(
            anna.post_raw(&paths[0], "application/octet-stream", zip_of(&files)),
            again.post_raw(&paths[1], "application/octet-stream", zip_of(&files)),
        );
        // An account sends one file at a time: a second one that arrives meanwhile is refused.
        for reply in [&first, &second] {
            assert!(matches!(reply.status, 200 | 409), "{}", reply.text());
        }
        let views = (send(&mut anna, &one, &files).await, send(&mut anna, &two, &files).await);
        assert_eq!(views.0.read + views.1.read, 40);
        assert_eq!(views.0.duplicate + views.1.duplicate, 40);
        app.stop().await;
    }
}

#[tokio::test]
async fn an_import_gives_questions_a_profile_and_positions_once_the_own_name_is_confirmed() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| settings.live.analyse_matches = true).await;
        let mut anna = app.sign_up("anna").await;
        let import = begin(&mut anna, 3).await;
        // Bert passes a double that he should take, at the start of each match.
        let dated = format!("; [EventDate \"2021.05.03\"]\n\n{}", MATCH.replace("Anna", "Carl"));
        let other = MATCH.replace("Anna", "Dora");
        send(&mut anna, &import, &[("a.mat", MATCH), ("b.mat", &dated), ("c.mat", &other)]).await;
        let patience = Patience::new();
        loop {
            let view: ImportView = get(&mut anna, &format!("/imports/{}", import.id.0)).await;
            assert_eq!(view.matches, 3);
            if view.analysed == 3 {
                break;
            }
            patience.pause(view).await;
        }
        // The account's name is proposed. Until it is confirmed, no match counts as Anna's.
        let names: ArchiveNames = get(&mut anna, "/archive/names").await;
        assert!(!names.confirmed);
        assert_eq!((names.names[0].name.as_str(), names.names[0].matches), ("Bert", 3));
        assert!(names.names.iter().any(|name| name.name == "Anna" && name.own));
        assert!(names.names[0].likely && !names.names[0].own);
        let library: wire::LibraryView = get(&mut anna, "/library").await;
        assert!(library.matches.iter().all(|entry| entry.own.is_none()));
        let days: BTreeSet<_> = library.matches.iter().filter_map(|entry| entry.played_at).collect();
        assert_eq!(days, [wire::Millis(1_620_000_000_000)].into());
        let profile: ArchiveProfile = get(&mut anna, "/archive/profile").await;
        assert_eq!((profile.matches, profile.unknown_side), (0, 3));
        let trainer: TrainerView = get(&mut anna, "/account/trainer").await;
        assert_eq!((trainer.due, trainer.question), (0, None));
        assert_eq!(search(&mut anna, json!({})).await.total, 0);

        let reply = anna.put("/api/v1/archive/names", &json!({ "names": [" BERT "] })).await;
        let names: ArchiveNames = serde_json::from_slice(&reply.body).unwrap();
        assert!(
            names.confirmed
                && names.names[0].own
                && !names.names.iter().any(|one| one.name == "Anna" && one.own)
        );
        let library: wire::LibraryView = get(&mut anna, "/library").await;
        assert!(library.matches.iter().all(|entry| entry.own == Some(wire::Seat::Black)));
        let question = loop {
            let trainer: TrainerView = get(&mut anna, "/account/trainer").await;
            if trainer.due >= 3 {
                break trainer.question.unwrap();
            }
        };
        assert!(question.imported);
        let mut answer = json!({ "match_id": question.match_id, "stop": question.stop, "choice": "take" });
        let verdict = anna.post("/api/v1/account/trainer", &answer).await;
        assert_eq!((verdict.status, &verdict.json()["right"]), (200, &json!(true)), "{}", verdict.text());
        // FSRS schedules the question more than a day ahead after a first right answer.
        let due_at = verdict.json()["due_at"].as_i64().unwrap();
        assert!(due_at - app.now_ms() > 24 * 60 * 60 * 1_000, "{due_at}");
        answer["choice"] = "24/1".into();
        anna.post("/api/v1/account/trainer", &answer).await.assert_error(422, "invalid");

        let profile: ArchiveProfile = get(&mut anna, "/archive/profile").await;
        assert_eq!((profile.matches, profile.unknown_side, profile.undated), (3, 0, 2));
        assert_eq!((profile.opponents.len(), profile.periods.len()), (3, 1));
        assert_eq!(profile.themes[0].theme, wire::MistakeTheme::WrongPass);
        assert_eq!(profile.themes[0].count, 3);
        assert_eq!((profile.field.players, profile.field.quartiles), (0, None));
        let all = &profile.parts[0].own;
        assert!(all.performance_rating.unwrap() > 20.0 && all.interval.is_none(), "{all:?}");
        let one: ArchiveProfile = get(&mut anna, "/archive/profile?opponent=carl&source=imported").await;
        assert_eq!((one.matches, one.undated), (1, 0));
        let none: ArchiveProfile = get(&mut anna, "/archive/profile?source=played").await;
        assert_eq!(none.matches, 0);

        let found = search(&mut anna, json!({ "theme": "wrong_pass", "own_away": 3, "cube": 1 })).await;
        assert_eq!((found.total, found.positions.len()), (3, 3));
        let first = &found.positions[0];
        assert!(first.error > 0.1 && first.dice.is_none() && first.white != "Bert" && first.black == "Bert");
        // The other side has five checkers on its 6 point, so a search for six finds nothing.
        assert_eq!(search(&mut anna, json!({ "theirs": [{ "place": 6, "least": 6 }] })).await.total, 0);
        assert!(search(&mut anna, json!({ "by": "opponents" })).await.total >= 3);

        // Another user who claims the name gains nothing from it.
        let mut bert = app.sign_up("bert").await;
        assert_eq!(bert.put("/api/v1/archive/names", &json!({ "names": ["Bert"] })).await.status, 200);
        let theirs: ArchiveProfile = get(&mut bert, "/archive/profile").await;
        assert_eq!((theirs.matches, theirs.unknown_side), (0, 0));
        assert_eq!(search(&mut bert, json!({ "by": "everybody" })).await.searched, 0);
        let place = json!({ "place": first.place, "text": "mine" });
        bert.put("/api/v1/archive/notes", &place).await.assert_error(404, "not_found");
        let wanted = serde_json::to_value(&first.place).unwrap();
        bert.post("/api/v1/archive/shares", &wanted).await.assert_error(404, "not_found");

        // Another choice of names replaces the questions that were not asked.
        assert_eq!(anna.put("/api/v1/archive/names", &json!({ "names": [] })).await.status, 200);
        let trainer: TrainerView = get(&mut anna, "/account/trainer").await;
        assert_eq!((trainer.due, trainer.waiting), (0, 1));
        for names in [json!([""]), json!(vec!["x"; 21]), json!(["x".repeat(101)])] {
            anna.put("/api/v1/archive/names", &json!({ "names": names })).await.assert_error(422, "invalid");
        }
        app.stop().await;
    }
}

#[tokio::test]
async fn searches_are_saved_and_positions_are_noted_and_shared_without_the_opponent() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| {
            settings.live.analyse_matches = true;
            // On a busy machine the test asks many times before the analysis ends.
            settings.limits.archive_by_account = server::Bucket { burst: 100_000, refill_s: 1.0 };
        })
        .await;
        let mut anna = app.sign_up("anna").await;
        let id =
            super::library::upload(&mut anna, "a.mat", MATCH.as_bytes()).await.files[0].id.clone().unwrap();
        let patience = Patience::new();
        while search(&mut anna, json!({ "by": "everybody" })).await.total == 0 {
            patience.pause("no decision").await;
        }
        let wanted =
            json!({ "name": "cubes", "search": { "part": "answers", "by": "everybody", "skip": 40 } });
        let saved = anna.post("/api/v1/archive/searches", &wanted).await.json();
        assert_eq!((&saved[0]["name"], &saved[0]["search"]["skip"]), (&json!("cubes"), &json!(0)));
        let found = search(&mut anna, saved[0]["search"].clone()).await;
        assert_eq!(found.total, 1);
        let place = serde_json::to_value(&found.positions[0].place).unwrap();

        let note = |text: &str| json!({ "place": place, "text": text });
        assert_eq!(anna.put("/api/v1/archive/notes", &note(" look at the race ")).await.status, 204);
        let again = search(&mut anna, saved[0]["search"].clone()).await;
        assert_eq!(again.positions[0].note.as_deref(), Some("look at the race"));
        assert_eq!(anna.put("/api/v1/archive/notes", &note("")).await.status, 204);
        assert_eq!(search(&mut anna, saved[0]["search"].clone()).await.positions[0].note, None);
        anna.put("/api/v1/archive/notes", &note(&"x".repeat(1_001))).await.assert_error(422, "invalid");

        let link =
            anna.post("/api/v1/archive/shares", &place).await.json()["id"].as_str().unwrap().to_owned();
        let twice = anna.post("/api/v1/archive/shares", &place).await.json();
        assert_eq!(twice["id"].as_str(), Some(link.as_str()), "a position has one link");
        let path = format!("/api/v1/shared-positions/{link}");
        let reply = app.client().get(&path).await;
        assert!(!reply.text().contains("Bert"), "{}", reply.text());
        let shared: SharedPosition = serde_json::from_slice(&reply.body).unwrap();
        assert_eq!((shared.by.as_str(), shared.own), ("anna", false));
        assert!(shared.step.decision.is_some());
        let mut bert = app.sign_up("bert").await;
        bert.delete(&path).await.assert_error(404, "not_found");
        // The link outlives the match, and ends when its owner ends it.
        assert_eq!(anna.delete(&format!("/api/v1/library/{}", id.0)).await.status, 204);
        assert_eq!(app.client().get(&path).await.status, 200);
        assert_eq!(anna.delete(&path).await.status, 204);
        app.client().get(&path).await.assert_error(404, "not_found");

        let search_path = format!("/api/v1/archive/searches/{}", saved[0]["id"].as_str().unwrap());
        bert.delete(&search_path).await.assert_error(404, "not_found");
        assert_eq!(anna.delete(&search_path).await.status, 204);
        app.stop().await;
    }
}

#[tokio::test]
async fn a_bad_row_is_mended_by_its_owner_and_the_match_is_analysed_again() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| settings.live.analyse_matches = true).await;
        let mut anna = app.sign_up("anna").await;
        let bad = MATCH.replace("24/22", "99/22");
        let id =
            super::library::upload(&mut anna, "a.mat", bad.as_bytes()).await.files[0].id.clone().unwrap();
        let path = format!("/library/{}/repairs", id.0);
        let analysed = async |client: &mut Client, plies: Option<u8>| {
            let patience = Patience::new();
            loop {
                let library: wire::LibraryView = get(client, "/library").await;
                if library.matches[0].plies == plies {
                    return library.matches[0].clone();
                }
                patience.pause(library).await;
            }
        };
        assert_eq!(analysed(&mut anna, Some(2)).await.score.white, 1, "as the file says");
        let everything = json!({ "by": "everybody" });
        let before = search(&mut anna, everything.clone()).await.searched;
        let found: wire::MatchRepairs = get(&mut anna, &path).await;
        assert_eq!((found.faults.len(), found.faults[0].line, found.can_edit), (1, 5, true));
        let api = format!("/api/v1{path}");
        for (line, text) in [(4, "x"), (5, " "), (5, "a\nb"), (5, "nonsense")] {
            let wanted = json!({ "line": line, "text": text });
            anna.post(&api, &wanted).await.assert_error(422, "invalid");
        }
        // Another illegal play is refused at the field, with those that are legal.
        let other = found.faults[0].row.replace("99/22", "24/21");
        let refused = anna.post(&api, &json!({ "line": 5, "text": other })).await;
        refused.assert_error(422, "invalid");
        let body: wire::ErrorBody = serde_json::from_slice(&refused.body).unwrap();
        assert_eq!(body.field.as_deref(), Some("text"));
        assert!(body.message.contains("24/22 13/8"), "{}", body.message);
        let row = found.faults[0].row.replace("99/22", "24/22");
        let mut bert = app.sign_up("bert").await;
        bert.post(&api, &json!({ "line": 5, "text": row })).await.assert_error(404, "not_found");
        bert.get(&api).await.assert_error(404, "not_found");

        let reply = anna.post(&api, &json!({ "line": 5, "text": row })).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        let mended: wire::MatchRepairs = serde_json::from_slice(&reply.body).unwrap();
        assert_eq!(mended.faults, []);
        assert!(mended.repairs[0].before.contains("99/22"));
        assert_eq!(mended.repairs[0].after.as_deref(), Some(row.as_str()));
        analysed(&mut anna, Some(2)).await;
        let view: wire::AnalysisView = get(&mut anna, &format!("/library/{}/analysis", id.0)).await;
        // Three decisions more than before: Bert's play, the double and the pass.
        assert_eq!(view.report.unwrap().games[0].steps.len(), 4);
        let mended = search(&mut anna, everything.clone()).await.searched;
        assert!(mended > before, "{mended} decisions, {before} before");
        // The file is unchanged, and the repair can be undone.
        assert_eq!(anna.get(&format!("/api/v1/library/{}/file", id.0)).await.body, bad.as_bytes());
        assert_eq!(anna.delete(&format!("{api}/5")).await.status, 200);
        analysed(&mut anna, Some(2)).await;
        assert_eq!(search(&mut anna, everything.clone()).await.searched, before);
        anna.delete(&format!("{api}/5")).await.assert_error(404, "not_found");
        // A repair that leaves the rest of the game out is stored, and adds no decisions.
        let skipped: wire::MatchRepairs =
            serde_json::from_slice(&anna.post(&api, &json!({ "line": 5, "text": null })).await.body).unwrap();
        assert_eq!((skipped.faults.len(), skipped.repairs[0].after.as_deref()), (0, None));
        assert_eq!(anna.delete(&format!("/api/v1/library/{}", id.0)).await.status, 204);
        assert_eq!(search(&mut anna, everything).await.searched, 0);
        app.stop().await;
    }
}

#[tokio::test]
async fn matches_from_before_the_archive_get_their_decisions_and_are_known_as_duplicates() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| settings.live.analyse_matches = true).await;
        let mut anna = app.sign_up("anna").await;
        super::library::upload(&mut anna, "a.mat", MATCH.as_bytes()).await;
        let everything = json!({ "by": "everybody" });
        let patience = Patience::new();
        loop {
            let library: wire::LibraryView = get(&mut anna, "/library").await;
            if library.matches[0].plies == Some(2) {
                break;
            }
            patience.pause(library).await;
        }
        let before = search(&mut anna, everything.clone()).await;
        app.database().change("DELETE FROM library_decisions");
        app.database().change("UPDATE library_matches SET fingerprint = NULL");
        let app = app.restart().await;
        let mut anna = app.moved(&anna);
        let patience = Patience::new();
        while app.database().texts("SELECT CAST(COUNT(*) AS TEXT) AS text FROM library_decisions") == ["0"] {
            patience.pause("no decision").await;
        }
        let found = search(&mut anna, everything).await;
        assert_eq!((found.total, found.searched), (before.total, before.searched));
        let again = super::library::upload(&mut anna, "again.mat", MATCH.as_bytes()).await;
        assert!(again.files[0].duplicate && again.files[0].id.is_some());
        app.stop().await;
    }
}
