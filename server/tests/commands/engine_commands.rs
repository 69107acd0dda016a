//! `fullprime engine` as a program: its answers to good and bad input.

use std::collections::BTreeSet;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};

use crate::command_line::{FULLPRIME, ask, run, turns};
use records::PositionId;
use rules::{Position, Roll};
use serde_json::{Value, json};

const START: &str = "4HPwATDgc/ABMA";

fn id(position: Position) -> String {
    PositionId::from(position).to_string()
}

fn dice(roll: Roll) -> [u8; 2] {
    roll.dice().map(|die| die.pips())
}

fn number(value: &Value, field: &str) -> f64 {
    value[field].as_f64().unwrap_or_else(|| panic!("no number {field} in {value}"))
}

/// Checks the output lines and the status for some input lines.
fn transcript(arguments: &[&str], input: &str, expected: &str, status: i32) {
    let ran = run(arguments, input.as_bytes());
    assert_eq!(ran.output, expected, "{arguments:?}");
    assert_eq!((ran.status, ran.errors.as_str()), (Some(status), ""), "{arguments:?}");
}

/// The ids were computed independently, from the plays that GNU Backgammon lists for these rolls.
#[test]
fn plays_are_the_distinct_positions_sorted_with_the_opponent_on_roll() {
    transcript(
        &["engine", "plays"],
        "{\"position\":\"4HPwATDgc/ABMA\",\"dice\":[6,5],\"id\":\"65\"}\n\
         {\"position\":\"4HPwATDgc/ABMA\",\"dice\":[6,6]}\n",
        "{\"id\":\"65\",\"positions\":[\"4HPwAyDgc/ABMA\",\"4OvBATDgc/ABMA\",\"4PPgQSDgc/ABMA\",\"ik/wATDgc/ABMA\",\
         \"wufgATDgc/ABMA\",\"xGfwQSDgc/ABMA\",\"xNfgATDgc/ABMA\"]}\n\
         {\"positions\":[\"4HsHATDgc/ABMA\",\"4LuDQSDgc/ABMA\",\"4NvBwQDgc/ABMA\",\"Dh/wQSDgc/ABMA\",\
         \"Dl/gATDgc/ABMA\",\"hk/wwQDgc/ABMA\",\"hm/BATDgc/ABMA\",\"hq/gQSDgc/ABMA\",\
         \"wneDATDgc/ABMA\",\"wrfBQSDgc/ABMA\",\"wtfgwQDgc/ABMA\"]}\n",
        0,
    );
}

#[test]
fn without_a_legal_play_the_position_stays_and_the_turn_passes() {
    // The side on roll is on the bar against a closed board.
    let shut_out: Position = "bar:1 13:5 8:3 6:6 / 6:2 5:2 4:2 3:2 2:2 1:2 13:3".parse().unwrap();
    let answers = ask(&["engine", "plays"], &[json!({ "position": id(shut_out), "dice": [6, 6] })]);
    assert_eq!(answers[0], json!({ "positions": [id(shut_out.flip())] }));
    let answers = ask(&["engine", "best"], &[json!({ "position": id(shut_out), "dice": [6, 6] })]);
    assert_eq!(answers[0]["plays"][0]["play"], "no play");
    assert_eq!(answers[0]["plays"][0]["position"], id(shut_out.flip()));
}

#[test]
fn plays_and_best_agree_with_the_rules_on_hundreds_of_positions() {
    let turns = turns(300);
    let questions: Vec<Value> = turns
        .iter()
        .map(|(position, roll)| json!({ "position": id(*position), "dice": dice(*roll) }))
        .collect();
    let plays = ask(&["engine", "plays"], &questions);
    let best = ask(&["engine", "best"], &questions);
    for (((position, roll), plays), best) in turns.iter().zip(plays).zip(best) {
        let legal: BTreeSet<String> =
            rules::legal_plays(position, *roll).iter().map(|legal| id(legal.position)).collect();
        let found: Vec<&str> =
            plays["positions"].as_array().unwrap().iter().map(|id| id.as_str().unwrap()).collect();
        assert_eq!(found, legal.iter().map(String::as_str).collect::<Vec<_>>(), "{position} {roll}");

        let rows = best["plays"].as_array().unwrap();
        let ranked: BTreeSet<String> =
            rows.iter().map(|row| row["position"].as_str().unwrap().to_owned()).collect();
        assert_eq!((&ranked, ranked.len()), (&legal, rows.len()), "{position} {roll}");
        assert!(rows.windows(2).all(|pair| number(&pair[0], "equity") >= number(&pair[1], "equity")));
        for row in rows {
            let play = rules::parse_play(position, *roll, row["play"].as_str().unwrap()).unwrap();
            assert_eq!(id(play.position), row["position"]);
            assert_eq!(row["plies"], 0);
        }
    }
}

/// Two commands that share only the engine: the value of a play is the opponent's value of the position after it.
#[test]
fn a_play_is_worth_what_it_leaves_to_the_opponent() {
    let questions: Vec<Value> = turns(60)
        .into_iter()
        .map(|(position, roll)| json!({ "position": id(position), "dice": dice(roll) }))
        .collect();
    let best = ask(&["engine", "best", "--top", "3"], &questions);
    let rows: Vec<&Value> = best.iter().flat_map(|answer| answer["plays"].as_array().unwrap()).collect();
    assert!(best.iter().all(|answer| (1..=3).contains(&answer["plays"].as_array().unwrap().len())));
    let going_on: Vec<&&Value> = rows
        .iter()
        .filter(|row| {
            let id: PositionId = row["position"].as_str().unwrap().parse().unwrap();
            id.position().winner().is_none()
        })
        .collect();
    let questions: Vec<Value> = going_on.iter().map(|row| json!({ "position": row["position"] })).collect();
    for (row, left) in going_on.iter().zip(ask(&["engine", "eval"], &questions)) {
        assert!((number(row, "equity") + number(&left, "equity")).abs() < 1e-5, "{row} leaves {left}");
    }
}

#[test]
fn chances_nest_and_add_up_to_the_equity() {
    let questions: Vec<Value> =
        turns(200).into_iter().map(|(position, _)| json!({ "position": id(position) })).collect();
    for answer in ask(&["engine", "eval"], &questions) {
        let of = |field| number(&answer, field);
        let nested = [
            (of("win_gammon"), of("win")),
            (of("win_backgammon"), of("win_gammon")),
            (of("lose_gammon"), 1.0 - of("win")),
            (of("lose_backgammon"), of("lose_gammon")),
        ];
        assert!((0.0..=1.0).contains(&of("win")), "{answer}");
        assert!(nested.iter().all(|&(part, whole)| (0.0..=whole + 1e-5).contains(&part)), "{answer}");
        let equity = 2.0 * of("win") - 1.0 + of("win_gammon") + of("win_backgammon")
            - of("lose_gammon")
            - of("lose_backgammon");
        assert!((equity - of("equity")).abs() < 1e-5, "{answer}");
    }
}

/// Black and White see the same game from opposite sides of the board, so both notations have one answer.
#[test]
fn an_xgid_means_the_same_with_either_side_at_the_bottom() {
    let black = "XGID=-a-B--E-B-a-dDB--b-bcb----:1:1:1:63:2:1:0:5:10";
    let board: String = black[5..31].chars().rev().map(other_side).collect();
    let white = format!("XGID={board}:1:-1:-1:63:1:2:0:5:10");
    let both = |xgid: &str| {
        let before_roll = xgid.replace(":63:", ":00:");
        (
            ask(&["engine", "best", "--plies", "1", "--top", "4"], &[json!({ "xgid": xgid })]),
            ask(&["engine", "eval", "--plies", "1"], &[json!({ "xgid": xgid })]),
            ask(&["engine", "cube"], &[json!({ "xgid": before_roll })]),
        )
    };
    let (best, eval, cube) = both(black);
    assert_eq!(both(&white), (best.clone(), eval, cube));
    assert_eq!(best[0]["plays"][0]["plies"], 1);
}

fn other_side(checkers: char) -> char {
    if checkers.is_ascii_lowercase() { checkers.to_ascii_uppercase() } else { checkers.to_ascii_lowercase() }
}

#[test]
fn deeper_rows_come_first_and_every_row_says_its_depth() {
    let answers = ask(&["engine", "best", "--plies", "1"], &[json!({ "position": START, "dice": [4, 3] })]);
    let plies: Vec<u64> =
        answers[0]["plays"].as_array().unwrap().iter().map(|row| row["plies"].as_u64().unwrap()).collect();
    assert!(plies.is_sorted_by(|a, b| a >= b), "{plies:?}");
    assert_eq!((plies.first(), plies.last()), (Some(&1), Some(&0)));
}

#[test]
fn score_and_cube_count_in_an_xgid() {
    // One roll from winning at 2-away 2-away with the cube at 2: gammons no longer count, so only the race does.
    let best = |xgid: &str| ask(&["engine", "best"], &[json!({ "xgid": xgid })]).remove(0);
    let money = best("XGID=-b----E-C---eE---c-e----B-:0:0:1:64:0:0:0:0:10");
    let double_match_point = best("XGID=-b----E-C---eE---c-e----B-:0:0:1:64:0:0:0:1:10");
    assert_ne!(money["plays"][0]["equity"], double_match_point["plays"][0]["equity"]);
}

/// The side on roll has one or two checkers left; the opponent has one on the ace point and will certainly bear it
/// off.
#[test]
fn cube_actions_that_every_player_knows() {
    let rows = [
        // From the six point 27 of 36 rolls win, which is still a take. From the four point 34 win, which is a pass.
        ("------A-----------------a-:0:0:1:00:0:0:0:0:10", "double/take"),
        ("------A-----------------a-:0:0:1:D:0:0:0:0:10", "take"),
        ("----A-------------------a-:0:0:1:00:0:0:0:0:10", "double/pass"),
        ("----A-------------------a-:0:0:1:D:0:0:0:0:10", "pass"),
        // Two checkers on the six point win with 4 rolls. A double is a gift, with beavers a larger one.
        ("------B-----------------a-:0:0:1:00:0:0:2:0:10", "no double"),
        ("------B-----------------a-:0:0:1:D:0:0:0:0:10", "take"),
        ("------B-----------------a-:0:0:1:D:0:0:2:0:10", "beaver"),
        // The doubler passes that beaver for the 2 of the double, because playing on loses 3.1. With 27 winning rolls
        // a beaver is a gift.
        ("------B-----------------a-:0:0:1:B:0:0:2:0:10", "pass"),
        ("------A-----------------a-:0:0:1:B:0:0:2:0:10", "take"),
        // In the Crawford game, or with the opponent's cube, there is no decision.
        ("----A-------------------a-:0:0:1:00:4:2:1:5:10", "no double"),
        ("----A-------------------a-:1:-1:1:00:0:0:0:0:10", "no double"),
    ];
    let questions: Vec<Value> =
        rows.iter().map(|(xgid, _)| json!({ "xgid": format!("XGID={xgid}") })).collect();
    let answers = ask(&["engine", "cube", "--plies", "1"], &questions);
    for ((xgid, action), answer) in rows.iter().zip(&answers) {
        assert_eq!(
            (&answer["action"], &answer["double_pass"]),
            (&json!(action), &json!(1.0)),
            "{xgid}: {answer}"
        );
    }
    let [no_double, double_take] = ["no_double", "double_take"].map(|field| number(&answers[0], field));
    assert!((no_double - 0.5).abs() < 1e-5 && (double_take - 1.0).abs() < 1e-5, "{}", answers[0]);
    assert!(answers[0].get("beaver").is_none());
    for (answer, take) in [(&answers[7], -28.0 / 9.0), (&answers[8], 2.0)] {
        let beaver = ["take", "pass", "raccoon"].map(|field| number(&answer["beaver"], field));
        let expected = [take, -2.0, 2.0 * take];
        let is_near = beaver.iter().zip(expected).all(|(found, wanted)| (found - wanted).abs() < 1e-4);
        assert!(is_near, "{answer}: {expected:?}");
    }
}

#[test]
fn each_bad_line_says_what_is_wrong_and_the_rest_go_on() {
    let good = format!("{{\"position\":\"{START}\",\"dice\":[3,1],\"id\":99}}");
    let over = id("off:15 / 6:3".parse().unwrap());
    let lost = id("6:3 / off:15".parse().unwrap());
    let ranked = "engine best";
    let rows: &[(&str, Value, &str)] = &[
        (ranked, json!({}), "position and dice, or xgid, are missing"),
        (ranked, json!({ "position": START }), "dice are missing"),
        (ranked, json!({ "position": START, "dice": [0, 1] }), "dice: a die shows 1 to 6, got [0,1]"),
        (ranked, json!({ "position": START, "dice": [3, 700] }), "dice: a die shows 1 to 6, got [3,700]"),
        (
            ranked,
            json!({ "position": START, "dice": [3] }),
            "invalid length 1, expected an array of length 2",
        ),
        (
            ranked,
            json!({ "position": "4HPw", "dice": [3, 1] }),
            "position: not a position id: expected 14 characters of base 64, got 4",
        ),
        (
            ranked,
            json!({ "position": "AAAAAAAAAAAAAA", "dice": [3, 1] }),
            "position: not a possible position: both sides have borne off all their checkers",
        ),
        (
            ranked,
            json!({ "position": over, "dice": [3, 1] }),
            "position: The game is over: the side on roll has borne off all its checkers.",
        ),
        (
            "engine plays",
            json!({ "position": lost, "dice": [3, 1] }),
            "position: The game is over: the side not on roll has borne off all its checkers.",
        ),
        (
            "engine eval",
            json!({ "position": lost }),
            "position: The game is over: the side not on roll has borne off all its checkers.",
        ),
        (
            ranked,
            json!({ "position": START, "dices": [3, 1] }),
            "unknown field `dices`, expected one of `position`, `dice`, `xgid`",
        ),
        (
            ranked,
            json!({ "xgid": "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10" }),
            "xgid: it has no dice to play",
        ),
        (
            ranked,
            json!({ "xgid": "XGID=-b----E-C---eE---c-e----B-:0:0:1:D:0:0:0:7:10" }),
            "xgid: it has no dice to play, a double waits for its answer",
        ),
        (
            ranked,
            json!({ "xgid": "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10", "dice": [3, 1] }),
            "dice: an xgid carries its own",
        ),
        ("engine eval", json!({ "position": START, "xgid": "x" }), "either position or xgid, not both"),
        ("engine eval", json!({}), "position or xgid is missing"),
        (
            "engine eval",
            json!({ "xgid": "x" }),
            "xgid: not an XGID: expected 10 fields with colons between them, got 1",
        ),
        (
            "engine cube",
            json!({ "xgid": "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10" }),
            "xgid: 31 is thrown, so the cube can no longer be turned",
        ),
        (
            "engine cube",
            json!({ "xgid": "XGID=-b----E-C---eE---c-e----B-:0:0:1:B:0:0:0:0:10" }),
            "xgid: field 8 does not allow beavers",
        ),
        (
            "engine cube",
            json!({ "xgid": "XGID=-b----E-C---eE---c-e----B-:0:0:1:R:0:0:2:0:10" }),
            "xgid: a raccoon takes effect at once, so there is nothing to decide",
        ),
        (
            "engine cube",
            json!({ "xgid": "XGID=-b----E-C---eE---c-e----B-:1:-1:1:D:0:0:0:7:10" }),
            "xgid: the cube is owned by the side that is to answer the double",
        ),
        (
            "engine cube",
            json!({ "xgid": "XGID=-b----E-C---eE---c-e----B-:0:0:1:D:4:2:1:5:10" }),
            "xgid: nobody may double in the Crawford game",
        ),
        (
            "engine cube",
            json!({ "xgid": "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:3:2:1:5:10" }),
            "xgid: The Crawford game is the first game in which a side needs one point, in a match to more than one.",
        ),
        (
            "engine cube",
            json!({ "xgid": "XGID=-b----E-C---eE---c-e----B-:1:1:1:00:4:2:1:5:10" }),
            "xgid: In the Crawford game nobody can have turned the cube.",
        ),
        (
            "engine cube",
            json!({ "xgid": "XGID=-b----E-C---eE---c-e----B-:10:1:1:00:0:0:0:0:10" }),
            "xgid: the cube is at 1024, its limit in field 10",
        ),
        ("engine cube", json!({ "position": START }), "unknown field `position`, expected `xgid`"),
    ];
    for (command, question, error) in rows {
        let words: Vec<&str> = command.split(' ').collect();
        let mut named = question.clone();
        named["id"] = json!([1, "two"]);
        let ran = run(&words, format!("{question}\n{named}\n").as_bytes());
        let expected = [json!({ "id": null, "error": error }), json!({ "id": [1, "two"], "error": error })];
        assert_eq!((ran.answers().as_slice(), ran.status), (&expected[..], Some(1)), "{command} {question}");
    }
    let mixed = format!("not json\n{good}\n[1]\n\n{good}");
    let ran = run(&["engine", "plays"], mixed.as_bytes());
    let answers = ran.answers();
    assert_eq!((answers.len(), ran.status), (5, Some(1)));
    for (line, answer) in answers.iter().enumerate() {
        assert_eq!(answer["id"], if [1, 4].contains(&line) { json!(99) } else { Value::Null }, "line {line}");
        assert_eq!(answer["positions"].is_array(), answer["error"].is_null(), "line {line}");
    }
}

#[test]
fn a_line_of_many_megabytes_is_refused_and_skipped() {
    let mut input = vec![b' '; 5 << 20];
    input.extend_from_slice(format!("\n{{\"position\":\"{START}\"}}\n").as_bytes());
    let ran = run(&["engine", "eval"], &input);
    let answers = ran.answers();
    assert_eq!((answers.len(), ran.status), (2, Some(1)));
    assert!(answers[0]["error"].as_str().unwrap().contains("longer than 1048576 bytes"), "{}", answers[0]);
    assert!(answers[1]["equity"].is_number());
}

/// A program at the other end of the pipes may wait for each answer before its next question.
#[test]
fn every_answer_is_out_before_the_next_question() {
    for plies in ["0", "1"] {
        let mut child = Command::new(FULLPRIME)
            .args(["engine", "eval", "--plies", plies])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut questions = child.stdin.take().unwrap();
        let mut answers = BufReader::new(child.stdout.take().unwrap());
        for number in 0..3 {
            writeln!(questions, "{}", json!({ "position": START, "id": number })).unwrap();
            let mut line = String::new();
            answers.read_line(&mut line).unwrap();
            assert_eq!(serde_json::from_str::<Value>(&line).unwrap()["id"], number);
        }
        drop(questions);
        assert!(child.wait().unwrap().success());
    }
}

/// A closed output ends the program, without waiting for more questions.
#[test]
fn the_program_ends_when_nobody_reads_its_answers() {
    for plies in ["0", "1"] {
        let mut child = Command::new(FULLPRIME)
            .args(["engine", "eval", "--plies", plies])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let mut questions = child.stdin.take().unwrap();
        writeln!(questions, "{}", json!({ "position": START })).unwrap();
        // The input of the program stays open.
        assert_eq!(child.wait().unwrap().code(), Some(2));
        drop(questions);
    }
}

/// Lines of different durations, some of them invalid, asked together and one by one.
#[test]
fn answers_on_many_threads_are_those_of_one() {
    let mut input = String::new();
    for (number, (position, roll)) in turns(40).into_iter().enumerate() {
        let dice = if number % 9 == 4 { [0, 0] } else { dice(roll) };
        input += &format!("{}\n", json!({ "position": id(position), "dice": dice, "id": number }));
    }
    let best = ["engine", "best", "--plies", "1", "--top", "2"];
    let together = run(&best, input.as_bytes());
    let ids: Vec<u64> = together.answers().iter().map(|answer| answer["id"].as_u64().unwrap()).collect();
    assert_eq!((ids, together.status), ((0..40).collect(), Some(1)));
    for (question, answer) in input.lines().zip(together.output.lines()).step_by(8) {
        assert_eq!(run(&best, question.as_bytes()).output, format!("{answer}\n"));
    }
}

#[test]
fn wrong_flags_end_with_status_2_and_no_answer() {
    for (arguments, words) in [
        (vec!["engine", "eval", "--plies", "4"], "4 is not in 0..=3"),
        (vec!["engine", "eval", "--plies", "-1"], "'-1'"),
        (vec!["engine", "best", "--top", "0"], "--top"),
        (vec!["engine", "plays", "--plies", "1"], "--plies"),
        (vec!["engine", "rank"], "rank"),
        (vec!["engine"], "Usage"),
        (vec!["bench", "engine", "--rounds", "0"], "--rounds"),
        (vec!["dice", "verify"], "FILE"),
    ] {
        let ran = run(&arguments, b"{}\n");
        assert_eq!((ran.status, ran.output.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(ran.errors.contains(words), "{arguments:?}: {}", ran.errors);
    }
}

#[test]
fn the_cost_of_passwords_is_printed_as_one_document() {
    let ran = run(&["bench", "passwords", "--hashes", "3", "--memory-kib", "64", "--passes", "1"], b"");
    let document: serde_json::Value = serde_json::from_str(&ran.output).unwrap();
    assert_eq!((document["algorithm"].as_str(), document["hashes"].as_u64()), (Some("argon2id"), Some(3)));
    assert!(document["fastest_ms"].as_f64() <= document["median_ms"].as_f64(), "{document}");
    let refused = run(&["bench", "passwords", "--memory-kib", "1"], b"");
    assert!(refused.status == Some(2) && refused.errors.contains("memory"), "{refused:?}");
}

#[test]
fn the_benchmark_prints_one_document() {
    let ran = run(&["bench", "engine", "--rounds", "1", "--round-ms", "1"], b"");
    assert_eq!((ran.status, ran.errors.as_str()), (Some(0), ""));
    let report: Value = serde_json::from_str(&ran.output).unwrap();
    assert!(number(&report, "static_evaluations_per_s") > 0.0);
    assert_eq!(report["measured"]["threads"], 1);
}

#[test]
fn dice_of_a_record_are_verified_with_a_status_and_a_text() {
    let golden = concat!(env!("CARGO_MANIFEST_DIR"), "/../engine/records/tests/golden/match-v1.json");
    let ran = run(&["dice", "verify", golden], b"");
    assert_eq!(ran.status, Some(0), "{ran:?}");
    assert!(ran.output.contains("all agree, throws computed again:"), "{}", ran.output);

    // One digit of the commitment is changed.
    let text = std::fs::read_to_string(golden).unwrap();
    let mut record: Value = serde_json::from_str(&text).unwrap();
    let commitment = &mut record["dice"]["chains"][0]["commitment"];
    let other = if commitment.as_str().unwrap().starts_with('0') { "1" } else { "0" };
    *commitment = json!(format!("{other}{}", &commitment.as_str().unwrap()[1..]));
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("changed.json");
    std::fs::write(&file, record.to_string()).unwrap();
    let ran = run(&["dice", "verify", file.to_str().unwrap()], b"");
    assert_eq!(ran.status, Some(1), "{ran:?}");
    assert!(ran.output.contains("the commitment does NOT agree"), "{}", ran.output);

    let missing = folder.path().join("missing.json");
    let ran = run(&["dice", "verify", missing.to_str().unwrap()], b"");
    assert_eq!((ran.status, ran.output.as_str()), (Some(2), ""));
    assert!(ran.errors.contains("missing.json cannot be read"), "{}", ran.errors);
}

#[test]
fn levels_say_what_each_row_is() {
    let opening = json!({ "position": START, "dice": [4, 3] });
    let searched = ask(&["engine", "best", "--level", "1ply"], std::slice::from_ref(&opening));
    assert_eq!(searched, ask(&["engine", "best", "--plies", "1"], std::slice::from_ref(&opening)));
    let rolled = ask(&["engine", "best", "--level", "rollout"], &[opening]);
    let rows = rolled[0]["plays"].as_array().unwrap();
    let is_rolled = |row: &Value| row.get("games").is_some();
    let count = rows.iter().filter(|row| is_rolled(row)).count();
    assert!((2..=5).contains(&count) && rows.len() > count, "{rows:?}");
    for (at, row) in rows.iter().enumerate() {
        // A play was rolled out, or it has the depth at which it was searched, and the former come first.
        assert_eq!((is_rolled(row), row.get("plies").is_some()), (at < count, at >= count), "{row}");
        if at < count {
            let behind = number(&rows[0], "equity") - number(row, "equity");
            assert!(
                (number(row, "behind") - behind).abs() < 1e-5 && number(row, "equity_error") > 0.0,
                "{row}"
            );
        }
    }
    let race = json!({ "xgid": "XGID=-BBBBBB------------bbbbbb-:0:0:1:00:0:0:0:0:10" });
    let cube = ask(&["engine", "cube", "--level", "rollout"], &[race]);
    assert!(number(&cube[0], "games") >= 144.0 && number(&cube[0], "difference_error") > 0.0, "{cube:?}");
    for bad in ["4ply", "rollouts", ""] {
        assert_eq!(run(&["engine", "best", "--level", bad], b"").status, Some(2), "{bad}");
    }
    assert_eq!(run(&["engine", "best", "--level", "1ply", "--plies", "1"], b"").status, Some(2));
}

#[test]
fn exact_answers_say_so_and_are_the_same_at_every_level() {
    let ending = "XGID=-DD------------------aada-:1:1:1:00:2:1:0:7:10";
    let cube = |arguments: &[&str]| ask(arguments, &[json!({ "xgid": ending })]).remove(0);
    let answer = cube(&["engine", "cube"]);
    assert_eq!((&answer["exact"], &answer["action"]), (&true.into(), &"double/pass".into()), "{answer}");
    assert!((1.15..1.162).contains(&number(&answer, "double_take")), "{answer}");
    for level in ["2ply", "3ply", "rollout"] {
        assert_eq!(cube(&["engine", "cube", "--level", level]), answer);
    }
    let rolled = ending.replace(":00:", ":21:");
    let plays = ask(&["engine", "best", "--level", "rollout"], &[json!({ "xgid": rolled })]);
    assert!(plays[0]["plays"].as_array().unwrap().iter().all(|row| row["exact"] == true), "{plays:?}");
}

/// With dice a chart names the best play of each score, without dice the cube action.
#[test]
fn scores_are_charted_for_plays_and_for_the_cube() {
    let opening = "XGID=-b----E-C---eE---c-e----B-:0:0:1:64:0:0:0:7:10";
    let plays = run(&["engine", "scores", opening, "--play", "24/14", "--plies", "0", "--json"], b"");
    assert_eq!((plays.status, plays.errors.as_str()), (Some(0), ""));
    let chart = &plays.answers()[0];
    assert_eq!((chart["play"].as_str(), chart["plies"].as_u64()), (Some("24/14"), Some(0)));
    let cells = chart["scores"].as_array().unwrap();
    assert_eq!(cells.len(), 97);
    assert!(cells.iter().all(|cell| number(cell, "cost") >= 0.0));
    // The cost is that of `engine best` at the same score.
    let even = "XGID=-b----E-C---eE---c-e----B-:0:0:1:64:5:5:0:7:10";
    let ranked = &ask(&["engine", "best"], &[json!({ "xgid": even })])[0]["plays"];
    let run_equity = ranked
        .as_array()
        .unwrap()
        .iter()
        .find(|play| play["play"] == "24/14")
        .map(|play| number(play, "equity"));
    let cell =
        cells.iter().find(|cell| (&cell["own_away"], &cell["opponent_away"]) == (&json!(2), &json!(2)));
    let cell = cell.unwrap();
    let cost = number(&ranked[0], "equity") - run_equity.unwrap();
    assert!((number(cell, "cost") - cost).abs() < 2e-6, "{cell} {cost}");
    assert_eq!(cell["best"], ranked[0]["play"]);

    let cube = run(&["engine", "scores", &opening.replace(":64:", ":00:"), "--plies", "0"], b"");
    assert_eq!((cube.status, cube.errors.as_str()), (Some(0), ""));
    let rows: Vec<&str> = cube.output.lines().collect();
    assert!(
        rows[3].split_whitespace().eq(["1c", "1p", "2", "3", "4", "5", "6", "7", "8", "9"]),
        "{}",
        cube.output
    );
    // There is no cube in the Crawford game.
    assert!(rows[4].split_whitespace().skip(1).all(|cell| cell == "-"), "{}", cube.output);
    assert!(rows[13].split_whitespace().last().is_some_and(|cell| cell == "ND"), "{}", cube.output);

    // Where the win is certain, rolling is worth as much as a double that the opponent passes.
    let won = "XGID=-A----------------------b-:0:0:1:00:0:0:0:7:10";
    let cube = run(&["engine", "scores", won, "--plies", "0"], b"");
    let last = cube.output.lines().nth(13).and_then(|row| row.split_whitespace().last());
    assert_eq!(last, Some("OD"), "{}", cube.output);

    for (arguments, problem) in [
        (&["engine", "scores", "nonsense"][..], "xgid: "),
        (&["engine", "scores", opening, "--play", "8/7"], "--play: "),
        (&["engine", "scores", &opening.replace(":64:", ":00:"), "--play", "8/7"], "xgid: it has no dice"),
    ] {
        let ran = run(arguments, b"");
        assert_eq!((ran.status, ran.output.as_str()), (Some(1), ""), "{arguments:?}");
        assert!(ran.errors.starts_with(&format!("fullprime: {problem}")), "{}", ran.errors);
    }
}

#[test]
fn openings_are_shown_by_roll_and_with_their_replies() {
    let all = run(&["engine", "openings", "--json"], b"").answers().remove(0);
    // The command and the API have the same fields.
    let of_the_api: wire::OpeningTable = serde_json::from_value(all.clone()).unwrap();
    assert_eq!(json!(of_the_api), all);
    let all = &all["rolls"];
    assert_eq!(all.as_array().unwrap().len(), 15);
    for dice in ["31", "13"] {
        let one = run(&["engine", "openings", dice], b"");
        assert!(one.output.starts_with("31  8/5 6/5 "), "{}", one.output);
    }
    // Each answered opening has its own list.
    let answered = all.as_array().unwrap().iter().find_map(|roll| {
        let play = roll["plays"].as_array().unwrap().iter().find(|play| play["replies"] == true)?;
        Some((
            format!("{}{}", roll["dice"][0], roll["dice"][1]),
            play["notation"].as_str().unwrap().to_owned(),
        ))
    });
    let (dice, play) = answered.unwrap();
    let replies = run(&["engine", "openings", &dice, &play, "--json"], b"");
    let replies = &replies.answers()[0]["rolls"][0];
    assert_eq!(replies["dice"], json!([1, 1]));
    assert!(!replies["plays"].as_array().unwrap().is_empty());
    for bad in [&["engine", "openings", "11"][..], &["engine", "openings", "31", "8/7"]] {
        let ran = run(bad, b"");
        assert_eq!((ran.status, ran.output.as_str()), (Some(1), ""), "{bad:?}");
        assert!(ran.errors.starts_with("fullprime: "), "{}", ran.errors);
    }
}

/// The file is the same however often its making was stopped.
#[test]
fn a_reference_that_is_being_made_goes_on_where_it_was_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("openings.txt");
    let made = || std::fs::read_to_string(&path).unwrap_or_default();
    let begin = |entries: usize| {
        let mut child = Command::new(FULLPRIME)
            .args(["engine", "openings", "--games", "1", "--reply-games", "1", "--make"])
            .arg(&path)
            .spawn()
            .unwrap();
        while made().lines().filter(|line| line.contains('=') && line.contains(';')).count() < entries {
            assert!(child.try_wait().unwrap().is_none(), "it ended early");
            std::thread::yield_now();
        }
        child.kill().unwrap();
        child.wait().unwrap();
    };
    begin(2);
    let whole: String = made().lines().take(5).fold(String::new(), |text, line| text + line + "\n");
    // A killed run has left a part of a line.
    std::fs::write(&path, format!("{whole};32;1;24/2")).unwrap();
    begin(3);
    assert!(made().starts_with(&whole));
    assert_eq!(made().lines().filter(|line| line.starts_with(";32;1;")).count(), 1);
    assert!(!made().contains(";32;1;24/2\n"));
}

#[test]
fn depths_stand_beside_each_other() {
    let opening = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10";
    let ran = run(&["engine", "compare", opening, "--up-to", "1ply", "--no-gnubg", "--json"], b"");
    assert_eq!((ran.status, ran.errors.as_str()), (Some(0), ""));
    let judgements = ran.answers().remove(0)["judgements"].as_array().unwrap().clone();
    let engines: Vec<&str> = judgements.iter().map(|one| one["engine"].as_str().unwrap()).collect();
    assert_eq!(engines, ["fullprime 0ply", "fullprime 1ply"]);
    let best =
        &ask(&["engine", "best", "--top", "1", "--plies", "1"], &[json!({ "xgid": opening })])[0]["plays"][0];
    assert_eq!(judgements[1]["choices"][0]["choice"], best["play"]);
    assert_eq!(judgements[1]["choices"][0]["equity"], best["equity"]);
    let exact = "XGID=------A-----------------a-:0:0:1:00:0:0:0:0:10";
    let ran = run(&["engine", "compare", exact, "--no-gnubg"], b"");
    assert!(ran.output.lines().next().unwrap().trim() == "exact", "{}", ran.output);
    assert_eq!(run(&["engine", "compare", "nonsense", "--no-gnubg"], b"").status, Some(1));
}

/// Without GNU Backgammon this test cannot check anything. It prints this and passes.
#[test]
fn gnu_backgammon_stands_beside_the_depths() {
    if crate::command_line::gnubg("comparisons").is_none() {
        return;
    }
    let opening = "XGID=-b----E-C---eE---c-e----B-:0:0:1:64:0:0:0:7:10";
    let path = format!("/usr/games:{}", std::env::var("PATH").unwrap_or_default());
    for (xgid, choices) in [(opening.to_owned(), 2), (opening.replace(":64:", ":00:"), 3)] {
        let ran = Command::new(FULLPRIME)
            .args(["engine", "compare", &xgid, "--up-to", "0ply", "--json"])
            .env("PATH", &path)
            .output()
            .unwrap();
        let answer: Value = serde_json::from_slice(&ran.stdout).unwrap();
        let judgements = answer["judgements"].as_array().unwrap();
        let engines: Vec<&str> = judgements.iter().map(|one| one["engine"].as_str().unwrap()).collect();
        assert_eq!(engines, ["fullprime 0ply", "gnubg 0ply", "gnubg 2ply"]);
        for one in judgements {
            assert!(one["choices"].as_array().unwrap().len() >= choices, "{answer}");
        }
        // Both programs agree on the size of the best equity.
        let best = |at: usize| number(&judgements[at]["choices"][0], "equity");
        assert!((best(0) - best(2)).abs() < 0.1, "{answer}");
    }
}
