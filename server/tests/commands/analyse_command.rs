//! `fullprime analyse` as its users run it.

use crate::command_line::run;
use serde_json::Value;

const MATCH: &str = " 5 point match\n\n Game 1\n Anna : 0                       Bob : 0\n\
   1) 31: 24/23 13/10              64: 24/14\n\
   2)  Doubles => 2               Takes\n\
   3) 62: 24/16                   11: 8/7(2) 6/5(2)\n";

fn file(name: &str, text: &[u8]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join(name), text).unwrap();
    folder
}

#[test]
fn a_table_for_people_and_json_for_programs() {
    let folder = file("match.mat", MATCH.as_bytes());
    let path = folder.path().join("match.mat");
    let path = path.to_str().unwrap();
    let table = run(&["analyse", "--plies", "0", path], b"");
    assert_eq!((table.status, table.errors.as_str()), (Some(0), ""), "no progress bar without a terminal");
    let line = table.output.lines().find(|line| line.contains("24/23 13/10")).unwrap();
    assert!(line.contains("???") && line.ends_with("8/5 6/5"), "{line}");
    assert!(table.output.contains("\nPR "), "{}", table.output);

    let json = run(&["analyse", "--plies", "0", "--json", path], b"");
    let report: Value = serde_json::from_str(&json.output).unwrap();
    let steps = report["games"][0]["steps"].as_array().unwrap();
    assert_eq!((steps.len(), &report["plies"], &steps[0]["phase"]), (6, &0.into(), &"opening".into()));
    assert_eq!(steps[2]["decision"]["choice"], "double");
    let best = &steps[0]["play"]["candidates"][0];
    assert_eq!((&best["notation"], &best["moves"][0]["from"]), (&"8/5 6/5".into(), &8.into()));
    assert_eq!(best["plies"], 0);
    // Unsettled decisions are rolled out and marked.
    let deep = run(&["analyse", "--plies", "0", "--deep", "--games", "36", path], b"");
    assert!(deep.output.starts_with(
        "Anna and Bob: a match to 5 points, analysed at 0-ply, unsettled decisions rolled out by up to 36 games\n"
    ));
    let line = deep.output.lines().find(|line| line.contains("24/23 13/10")).unwrap();
    assert!(line.contains("8/5 6/5 (R 36: by 0."), "{line}");
    assert_eq!(run(&["analyse", "--games", "36", path], b"").status, Some(2), "--games needs --deep");
    // The analysis is the same on another number of threads.
    let again = run(&["analyse", "--threads", "3", "--plies", "0", "--json", path], b"");
    assert_eq!(again.output, json.output);
}

#[test]
fn a_match_goes_from_format_to_format_and_comes_back() {
    let folder = file("match.mat", MATCH.as_bytes());
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let ways = [
        ("match.mat", "a.sgf"),
        ("a.sgf", "b.json"),
        ("b.json", "c.mat"),
        ("c.mat", "e.xg"),
        ("e.xg", "f.ogxm"),
        ("f.ogxm", "d.sgf"),
    ];
    for (from, to) in ways {
        let ran = run(&["convert", &path(from), &path(to)], b"");
        // The match is not over, and only an SGF would state the result of its last game.
        let noted = if from == "a.sgf" { "noted: the result is not written" } else { "" };
        assert_eq!(
            (ran.status, ran.errors.lines().count()),
            (Some(0), usize::from(!noted.is_empty())),
            "{ran:?}"
        );
        assert!(ran.errors.contains(noted), "{from} to {to}: {ran:?}");
    }
    let text = |name: &str| std::fs::read_to_string(path(name)).unwrap();
    assert_eq!(text("a.sgf"), text("d.sgf"));
    assert!(text("b.json").contains("\"kind\": \"unknown\""), "its dice cannot be verified");
    // A file with an error produces no output.
    std::fs::write(path("bad.mat"), " 5 point match\n").unwrap();
    assert_eq!(run(&["convert", &path("bad.mat"), &path("bad.sgf")], b"").status, Some(1));
    assert!(!folder.path().join("bad.sgf").exists());
    assert_eq!(run(&["convert", &path("match.mat"), &path("match.docx")], b"").status, Some(2));
    // The output never replaces the input.
    let before = text("match.mat");
    let onto_itself = run(&["convert", &path("match.mat"), &path("match.mat")], b"");
    assert_eq!(onto_itself.status, Some(2), "{}", onto_itself.errors);
    assert!(onto_itself.errors.contains("is the input"), "{}", onto_itself.errors);
    assert_eq!(text("match.mat"), before);
}

#[test]
fn invalid_files_are_refused_with_the_line() {
    for (name, text, said) in [
        ("a.mat", " 5 point match\n\n Game 1\n Anna : 0        Bob : 0\n  1) 31: 8/2\n".as_bytes(), "line 5"),
        ("a.sgf", b"(;FF[4]GM[1])", "line 1"),
        ("a.json", b"{\"format\":\"something\"}", "fullprime-match"),
        ("a.json", &[b'['; 100_000], "line 1"),
        ("a.mat", &[b'x'; 1_000_000], "expected a length"),
        ("a.mat", &[0xff, 0xfe, 0x31, 0x00], "expected a length such as `5 point match`, got \"1\""),
        ("a.mat", b" \n\n", "the file is empty"),
        ("a.txt", b"", "the file is empty"),
        ("a.xg", b"RGMH and no more", "eXtreme Gammon"),
    ] {
        let folder = file(name, text);
        let ran = run(&["analyse", "--strict", folder.path().join(name).to_str().unwrap()], b"");
        assert_eq!(ran.status, Some(1), "{name}: {}", ran.errors);
        assert!(ran.errors.contains(said), "{}", ran.errors);
        assert!(ran.errors.len() < 1_000, "the error message is short for every file");
    }
    assert_eq!(run(&["analyse", "nowhere.mat"], b"").status, Some(2));
}

/// The second game has an illegal play, then a meaningless row. The third is correct.
const DAMAGED: &str = "; [Event \"Club night\"]\n 5 point match\n\n\
    Game 1\n Anna : 0                       Bob : 0\n\
   1) 31: 8/5 6/5                  Losses 1 point\n      Wins 1 point\n\
    Game 2\n Anna : 1                       Bob : 0\n\
   1) 64: 24/14                    31: 8/4 6/5\n\
   2) 21: 13/10                    Thunderstorm\n\
   3) 21: 13/10                    31: 8/5\n      Wins 2 points\n\
    Game 3\n Anna : 3                       Bob : 0\n\
   1) 31: 8/5 6/5                  64: ????\n      Wins 2 points\n";

#[test]
fn a_damaged_match_is_read_up_to_the_damage_with_a_report() {
    let folder = file("damaged.doc", DAMAGED.as_bytes());
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let ran = run(&["convert", &path("damaged.doc"), &path("a.json")], b"");
    assert_eq!(ran.status, Some(0), "{}", ran.errors);
    let told: Vec<&str> = ran.errors.lines().collect();
    assert_eq!(told.len(), 2, "{told:#?}");
    assert!(told[0].contains("line 10, game 2: changed `31: 8/4 6/5`"), "{}", told[0]);
    assert!(told[1].contains("line 11, game 2: skipped") && told[1].contains("Thunderstorm"), "{}", told[1]);
    // The notes are included, and the JSON can be read back.
    let json: Value = serde_json::from_str(&std::fs::read_to_string(path("a.json")).unwrap()).unwrap();
    assert_eq!(json["format"], "fullprime-transcript");
    assert_eq!(
        (&json["source"]["about"]["event"], &json["games"][1]["cut"]["line"]),
        (&"Club night".into(), &11.into())
    );
    let notes = json["source"]["notes"].as_array().unwrap();
    assert_eq!((&notes[0]["kind"], &notes[1]["kind"]), (&"changed".into(), &"skipped".into()));
    let again = run(&["convert", &path("a.json"), &path("b.json")], b"");
    assert_eq!(again.status, Some(0), "{}", again.errors);
    assert_eq!(
        std::fs::read_to_string(path("a.json")).unwrap(),
        std::fs::read_to_string(path("b.json")).unwrap()
    );
    let analysed = run(&["analyse", "--plies", "0", &path("damaged.doc")], b"");
    assert_eq!(analysed.status, Some(0), "{}", analysed.errors);
    assert!(analysed.output.contains("Game 3"), "{}", analysed.output);

    let strict = run(&["convert", "--strict", &path("damaged.doc"), &path("c.json")], b"");
    assert_eq!(strict.status, Some(1));
    assert!(strict.errors.contains("line 10: not a legal play of 31"), "{}", strict.errors);
    assert!(!folder.path().join("c.json").exists());
}

#[test]
fn a_reader_that_has_enough_ends_the_table_quietly() {
    let folder = file("match.mat", MATCH.as_bytes());
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_fullprime"))
        .env("XDG_CACHE_HOME", env!("CARGO_TARGET_TMPDIR"))
        .args(["analyse", "--plies", "0", folder.path().join("match.mat").to_str().unwrap()])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let ended = child.wait_with_output().unwrap();
    assert_eq!((ended.status.code(), String::from_utf8(ended.stderr).unwrap()), (Some(0), String::new()));
}
