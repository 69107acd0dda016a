//! `fullprime analyse` with folders, as its users run it.

use std::fs;
use std::path::{Path, PathBuf};

use crate::command_line::{Ran, run};
use serde_json::Value;

fn mat(white: &str, black: &str, first: &str) -> String {
    format!(
        " 5 point match\n\n Game 1\n {white} : 0                       {black} : 0\n\
   1) 31: {first}              64: 24/14\n  2)  Doubles => 2               Takes\n\
   3) 62: 24/16                   11: 8/7(2) 6/5(2)\n"
    )
}

/// The beginning of a match as GNU Backgammon analysed and saved it.
const SGF: &str = "(;FF[4]GM[6]AP[GNU Backgammon:1.07.001]MI[length:5][game:0][ws:0][bs:0]PW[Anna]PB[Cleo]RU[Crawford]\n\
    ;W[31xwmj]A[1][hefe E ver 3 0.55 0.17 0.01 0.12 0.005 0.222 2C 0 1 0.0 1][mjxw E ver 3 0.49 0.14 0.006 0.143 \
    0.006 -0.023 2C 0 1 0.0 1]\n\
    ;B[64aggk]DA[E ver 3 2C 1 0.0 1 0.506 0.143 0.006 0.14 0.006 0.016 0.5018 0.506 0.143 0.006 0.14 0.006 0.016 0.4767]\
    A[1][qwsw E ver 3 0.507 0.159 0.007 0.131 0.006 0.056 1C 0 1 0.0 1][aggk E ver 3 0.479 0.107 0.004 0.152 0.005 \
    -0.114 1C 0 1 0.0 1])\n";

/// Three matches in two folders, one of them twice, a text that is no match, and a hidden file.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
    fs::create_dir(folder.path().join("league")).unwrap();
    let good = mat("Anna", "Bob", "8/5 6/5");
    write("a.mat", &good);
    write("b.txt", &mat("Bob", "Anna", "24/23 13/10"));
    write("league/c.sgf", SGF);
    write("league/copy of a.mat", &good);
    write("notes.md", "# No match\n");
    write(".hidden", "no match either");
    // A pipe without a writer. Reading it would never end.
    #[cfg(target_os = "linux")]
    {
        use rustix::fs::{CWD, FileType, Mode, mknodat};
        mknodat(CWD, folder.path().join("pipe.mat"), FileType::Fifo, Mode::RUSR, 0).unwrap();
    }
    folder
}

fn quick(arguments: &[&str]) -> Ran {
    run(&[&["analyse", "--plies", "0"], arguments].concat(), b"")
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn a_folder_gets_a_line_for_each_match_and_a_summary() {
    let folder = folder();
    let ran = quick(&[text(folder.path())]);
    assert_eq!(ran.status, Some(1), "one file is no match: {}", ran.errors);
    let lines: Vec<&str> = ran.output.lines().collect();
    assert!(lines[0].contains("a.mat: to 5; Anna PR ") && lines[0].contains("; Bob PR "), "{}", lines[0]);
    assert!(
        lines[1].contains("b.txt: to 5; Bob PR ") && lines[2].contains("c.sgf: to 5; Anna PR "),
        "{lines:#?}"
    );
    assert!(lines[4].starts_with("3 matches, 1 file could not be read"), "{lines:#?}");
    let anna = lines.iter().find(|line| line.starts_with("Anna ")).unwrap();
    let cells: Vec<&str> = anna.split_whitespace().collect();
    assert_eq!((cells[1], cells.len()), ("3", 6), "name, matches, decisions, PR, interval, luck: {anna}");
    assert!(ran.output.contains("\nchecker plays"), "{}", ran.output);
    let told: Vec<&str> = ran.errors.lines().collect();
    assert_eq!(told.len(), 2, "{told:#?}");
    assert!(told[0].contains("copy of a.mat: the same file as") && told[0].ends_with("a.mat, counted once"));
    assert!(told[1].contains("notes.md: line 1: expected a length"), "{}", told[1]);
    // The order and the numbers do not depend on the threads.
    assert_eq!(quick(&["--threads", "3", text(folder.path())]).output, ran.output);
    // A match alone has the same PR as among others.
    let alone = quick(&[text(&folder.path().join("a.mat"))]);
    let rating = alone.output.lines().find(|line| line.starts_with("PR ")).unwrap();
    let rating = rating.split_whitespace().nth(1).unwrap();
    assert!(lines[0].contains(&format!("Anna PR {rating},")), "{rating} in {}", lines[0]);
    assert_eq!(quick(&["--html", text(folder.path())]).status, Some(2));
    assert_eq!(run(&["analyse"], b"").status, Some(2), "no path");
}

#[test]
fn a_folder_without_a_match_file_is_named_and_fails() {
    let (empty, full) = (tempfile::tempdir().unwrap(), folder());
    // Hidden files and the file with the results do not count as match files.
    fs::write(empty.path().join(".hidden"), "x").unwrap();
    let results = empty.path().join("results.jsonl");
    let said = format!("fullprime: {}: no match file in this folder\n", empty.path().display());
    for extra in [&[][..], &["--json"], &["--compare"], &["--results", text(&results)]] {
        let ran = quick(&[extra, &[text(empty.path())]].concat());
        assert_eq!((ran.status, &*ran.errors, &*ran.output), (Some(1), &*said, ""), "{extra:?}");
    }
    fs::remove_file(&results).unwrap();
    let league = full.path().join("league");
    let both = quick(&[text(empty.path()), text(&league)]);
    assert_eq!(both.status, Some(1));
    assert!(
        both.errors.contains(&said) && both.output.contains("2 matches"),
        "{}{}",
        both.errors,
        both.output
    );
}

fn lines_of(path: &Path) -> Vec<Value> {
    fs::read_to_string(path).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn a_stopped_run_goes_on_where_it_stopped() {
    let folder = folder();
    let results: PathBuf = folder.path().join("results.jsonl");
    let arguments = ["--results", text(&results), "--json", text(folder.path())];
    let first = quick(&arguments);
    assert_eq!(lines_of(&results).len(), 3);
    // The second match was being written when the run was stopped. The first is marked, to show that it is not made
    // again.
    let whole = fs::read_to_string(&results).unwrap();
    let (one, rest) = whole.split_once('\n').unwrap();
    let marked = one.replace("\"white\":\"Anna\"", "\"white\":\"Annabel\"");
    fs::write(&results, format!("{marked}\n{}", &rest[..40])).unwrap();
    let second = quick(&arguments);
    let kept = lines_of(&results);
    assert_eq!((kept.len(), &kept[0]["white"]), (3, &"Annabel".into()));
    let answers = second.answers();
    assert_eq!(
        (&answers[0]["white"], answers.len()),
        (&"Annabel".into(), 5),
        "three matches, a failure, a summary"
    );
    assert_eq!(answers[1..4], first.answers()[1..4]);
    assert_eq!((&answers[4]["summary"]["matches"], &answers[4]["summary"]["failed"]), (&3.into(), &1.into()));
    // A changed file and another depth are analysed again.
    fs::write(folder.path().join("a.mat"), mat("Dora", "Bob", "8/5 6/5")).unwrap();
    assert_eq!(quick(&arguments).answers()[0]["white"], "Dora");
    let deeper = run(&["analyse", "--plies", "1", "--results", text(&results), text(folder.path())], b"");
    assert_eq!((deeper.status, lines_of(&results).len()), (Some(1), 9), "{}", deeper.errors);
    // A file of another kind is left alone.
    let other = folder.path().join("notes.md");
    let refused = quick(&["--results", text(&other), text(folder.path())]);
    assert_eq!(refused.status, Some(2), "{}", refused.errors);
    assert!(refused.errors.contains("line 1 is not a result of this command"), "{}", refused.errors);
    assert_eq!(fs::read_to_string(&other).unwrap(), "# No match\n");
}

#[test]
fn analyses_of_other_programs_are_compared_and_shown() {
    let folder = folder();
    let sgf = folder.path().join("league/c.sgf");
    let ran = quick(&["--compare", text(&sgf)]);
    assert_eq!((ran.status, ran.errors.as_str()), (Some(0), ""));
    let lines: Vec<&str> = ran.output.lines().collect();
    assert_eq!(lines[0], "Compared with GNU Backgammon");
    let anna: Vec<&str> = lines[3].split_whitespace().collect();
    // 500 times the loss of 0.245 in the one play that counts.
    assert_eq!((anna[0], anna[1], anna[3]), ("Anna", "1", "122.50"), "{}", lines[3]);
    assert!(lines[6].starts_with("PR, by player and match: correlation "), "{lines:#?}");
    assert!(lines[7].starts_with("errors of "), "{lines:#?}");
    let json = quick(&["--compare", "--json", text(folder.path())]).answers();
    let program = &json.last().unwrap()["comparison"][0];
    assert_eq!(
        (&program["program"], &program["players"][0]["there"]),
        (&"GNU Backgammon".into(), &122.5.into())
    );
    // This file has no analysis to compare with.
    let none = quick(&["--compare", text(&folder.path().join("a.mat"))]);
    assert!(none.output.contains("No file contains an analysis"), "{}", none.output);

    // The table of one match shows the other program's analysis beside this program's.
    let table = quick(&[text(&sgf)]).output;
    let line = table.lines().find(|line| line.contains("GNU Backgamm 2-ply")).unwrap();
    assert!(line.contains(" 0.245") && line.ends_with("8/5 6/5"), "{line}");
    assert!(table.lines().any(|line| line.starts_with("PR by GNU Backgammon ")), "{table}");
    let page = quick(&["--html", text(&sgf)]).output;
    assert!(page.contains("<td>GNU Backgammon</td><td>2-ply</td>"));
    let report: Value = serde_json::from_str(&quick(&["--json", text(&sgf)]).output).unwrap();
    let other = &report["others"][0];
    assert_eq!(other["games"][0][0]["play"]["best"], "8/5 6/5");
    // Not doubling is right with 0.5018 against 0.4767; the difference is the cost of a double.
    assert_eq!(other["games"][0][1]["cube"]["best"], "no_double");
    // A record of this program keeps the analysis of the other one.
    let own = folder.path().join("own.json");
    assert_eq!(run(&["convert", text(&sgf), text(&own)], b"").status, Some(0));
    let again: Value = serde_json::from_str(&quick(&["--json", text(&own)]).output).unwrap();
    assert_eq!(&again["others"][0]["program"], "GNU Backgammon");
    assert_eq!(again["others"][0]["games"], other["games"]);
}

#[test]
fn a_reader_that_has_enough_ends_the_list_quietly() {
    let folder = folder();
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_fullprime"))
        .env("XDG_CACHE_HOME", env!("CARGO_TARGET_TMPDIR"))
        .args(["analyse", "--plies", "0", text(&folder.path().join("league"))])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let ended = child.wait_with_output().unwrap();
    assert_eq!((ended.status.code(), String::from_utf8(ended.stderr).unwrap()), (Some(0), String::new()));
}
