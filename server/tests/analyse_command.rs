//! `fullprime analyse` as its users run it.
#![expect(clippy::unwrap_used, reason = "a test ends at whatever is not as it says")]

mod command_line;

use command_line::run;
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
    assert_eq!((table.status, table.errors.as_str()), (Some(0), ""), "no bar where nobody looks");
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
    // Mistakes alone are rolled out, and say so.
    let deep = run(&["analyse", "--plies", "0", "--deep", "--games", "36", path], b"");
    assert!(deep.output.starts_with(
        "Anna and Bob: a match to 5 points, looked at 0-ply, mistakes rolled out by 36 games\n"
    ));
    let line = deep.output.lines().find(|line| line.contains("24/23 13/10")).unwrap();
    assert!(line.contains("8/5 6/5 (R, ±0."), "{line}");
    assert_eq!(run(&["analyse", "--games", "36", path], b"").status, Some(2), "games of nothing");
    // The other way round on the other number of threads.
    let again = run(&["analyse", "--threads", "3", "--plies", "0", "--json", path], b"");
    assert_eq!(again.output, json.output);
}

#[test]
fn a_match_goes_from_format_to_format_and_comes_back() {
    let folder = file("match.mat", MATCH.as_bytes());
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    for (from, to) in [("match.mat", "a.sgf"), ("a.sgf", "b.json"), ("b.json", "c.mat"), ("c.mat", "d.sgf")] {
        let ran = run(&["convert", &path(from), &path(to)], b"");
        assert_eq!((ran.status, ran.errors.as_str()), (Some(0), ""), "{from} to {to}");
    }
    let text = |name: &str| std::fs::read_to_string(path(name)).unwrap();
    assert_eq!(text("a.sgf"), text("d.sgf"));
    assert!(text("b.json").contains("\"kind\": \"unknown\""), "its dice prove nothing");
    // Nothing is written where something is wrong.
    std::fs::write(path("bad.mat"), " 5 point match\n").unwrap();
    assert_eq!(run(&["convert", &path("bad.mat"), &path("bad.sgf")], b"").status, Some(1));
    assert!(!folder.path().join("bad.sgf").exists());
    assert_eq!(run(&["convert", &path("match.mat"), &path("match.docx")], b"").status, Some(2));
}

#[test]
fn what_is_no_match_is_refused_with_its_line() {
    for (name, text, said) in [
        ("a.mat", " 5 point match\n\n Game 1\n Anna : 0        Bob : 0\n  1) 31: 8/2\n".as_bytes(), "line 5"),
        ("a.sgf", b"(;FF[4]GM[1])", "line 1"),
        ("a.json", b"{\"format\":\"something\"}", "fullprime-match"),
        ("a.json", &[b'['; 100_000], "line 1"),
        ("a.mat", &[b'x'; 1_000_000], "expected a length"),
        ("a.mat", &[0xff, 0xfe, 0x00, 0x31], "line 1: expected UTF-8, got UTF-16"),
    ] {
        let folder = file(name, text);
        let ran = run(&["analyse", folder.path().join(name).to_str().unwrap()], b"");
        assert_eq!(ran.status, Some(1), "{name}: {}", ran.errors);
        assert!(ran.errors.contains(said), "{}", ran.errors);
        assert!(ran.errors.len() < 1_000, "a problem is told in few words, whatever the file holds");
    }
    assert_eq!(run(&["analyse", "nowhere.mat"], b"").status, Some(2));
    assert_eq!(run(&["analyse", "match.docx"], b"").status, Some(2));
}
