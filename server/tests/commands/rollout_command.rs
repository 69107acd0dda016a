//! `fullprime engine rollout`: its input, its output, and results that depend on the seed alone.

use crate::command_line::{ask, run};
use serde_json::{Value, json};

const START: &str = "4HPwATDgc/ABMA";
const SHORT: [&str; 6] = ["engine", "rollout", "--games", "36", "--truncate", "3"];

fn number(value: &Value, field: &str) -> f64 {
    value[field].as_f64().unwrap_or_else(|| panic!("{field} of {value}"))
}

#[test]
fn the_seed_and_nothing_else_decides() {
    let question = [json!({ "position": START }), json!({ "position": START, "dice": [3, 1] })];
    let first = ask(&SHORT, &question);
    assert_eq!(ask(&SHORT, &question), first);
    let mut other = SHORT.to_vec();
    other.extend(["--seed", "2"]);
    assert_ne!(ask(&other, &question), first);
    assert_eq!(first[0]["games"], 36);
    assert!(number(&first[0], "equity").abs() < 0.3 && number(&first[0], "equity_error") > 0.0);
    assert!(first[0].get("no_double").is_none());
    assert_eq!(first[1]["plays"].as_array().unwrap().len(), 3);
    assert_eq!(first[1]["plays"][0]["play"], "8/5 6/5");
}

#[test]
fn cube_and_score_of_an_xgid_count() {
    // With one checker each, the side on roll wins with any of 27 throws. This is exact for money, and at 2-away,
    // 2-away a double wins or loses the match.
    for (game, no_double, double_take) in [("0:0:0:0:10", 0.5, 1.0), ("0:0:0:2:10", 0.5, 1.0)] {
        let xgid = format!("XGID=------A-----------------a-:0:0:1:00:{game}");
        let answer = &ask(&["engine", "rollout", "--games", "36"], &[json!({ "xgid": xgid })])[0];
        assert!((number(answer, "win") - 0.75).abs() < 1e-6, "{answer}");
        assert!((number(answer, "no_double") - no_double).abs() < 1e-3, "{answer}");
        assert!(number(answer, "double_take") >= double_take - 1e-3, "{answer}");
    }
    // Nobody may double in the Crawford game.
    let crawford = "XGID=------A-----------------a-:0:0:1:00:2:0:1:3:10";
    let answer = &ask(&["engine", "rollout", "--games", "36"], &[json!({ "xgid": crawford })])[0];
    assert!(answer.get("double_take").is_none(), "{answer}");
}

#[test]
fn a_question_that_makes_no_sense_is_told_so() {
    for (question, words) in [
        (json!({}), "position or xgid is missing"),
        (json!({ "position": START, "dice": [0, 1] }), "a die shows 1 to 6"),
        (json!({ "position": START, "xgid": "XGID=" }), "not both"),
        (json!({ "xgid": "XGID=nonsense" }), "xgid: "),
        (json!({ "position": "AAAAAAAAAAAAAA" }), "position: "),
    ] {
        let ran = run(&SHORT, format!("{question}\n").as_bytes());
        let answers = ran.answers();
        assert_eq!(ran.status, Some(1), "{question}");
        assert!(answers[0]["error"].as_str().unwrap().contains(words), "{question}: {}", answers[0]);
    }
    let ran = run(&["engine", "rollout", "--games", "0"], b"");
    assert_eq!(ran.status, Some(2));
}
