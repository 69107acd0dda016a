//! `fullprime engine bearoff`: the database is made, answers perfectly, and is refused if it is damaged.
#![expect(clippy::unwrap_used, reason = "a test ends at whatever is not as it says")]

mod command_line;

use command_line::{ask, run};
use serde_json::{Value, json};

/// Two checkers on the six-point against the same. The owner of the cube is better off.
const TWO_EACH: &str = "XGID=------B------------b------";

fn cube(arguments: &[&str], owner: &str) -> Value {
    let xgid = format!("{TWO_EACH}:{owner}:1:00:0:0:0:0:10");
    ask(arguments, &[json!({ "xgid": xgid })]).remove(0)
}

#[test]
fn a_database_is_made_and_answers_at_once_what_deep_looks_find() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("two.bin");
    let file = path.to_str().unwrap();
    let made = run(&["engine", "bearoff", "--out", file, "--checkers", "2"], b"");
    assert_eq!((made.status, made.errors.as_str()), (Some(0), ""));
    for owner in ["0:0", "1:1", "1:-1"] {
        let exact = cube(&["engine", "cube", "--bearoff", file], owner);
        let deep = cube(&["engine", "cube", "--plies", "3"], owner);
        for equity in ["no_double", "double_take"] {
            let [exact, deep] = [&exact, &deep].map(|answer| answer[equity].as_f64().unwrap());
            assert!((exact - deep).abs() < 0.02, "{owner} {equity}: {exact} {deep}");
        }
        assert_eq!(exact["action"], deep["action"], "{owner}");
    }

    let mut bytes = std::fs::read(&path).unwrap();
    bytes.pop();
    std::fs::write(&path, bytes).unwrap();
    let ran = run(&["engine", "eval", "--bearoff", file], b"");
    assert_eq!((ran.status, ran.output.as_str()), (Some(2), ""));
    assert!(ran.errors.contains("two.bin") && ran.errors.contains("bytes instead of"), "{}", ran.errors);
    assert_eq!(run(&["engine", "bearoff", "--out", file, "--checkers", "11"], b"").status, Some(2));
    assert_eq!(run(&["engine", "bearoff", "--out", "/no/such/folder/file"], b"").status, Some(2));
}
