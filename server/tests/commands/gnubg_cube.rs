//! Compares `engine cube` with GNU Backgammon itself at several scores, when both use the same match equity table.
//!
//! The nets differ, so the equities do too. But another table must change the equities of both programs alike.
//!
//! Without GNU Backgammon this test cannot check anything. It prints this and passes.

use std::path::Path;

use crate::command_line::{ask, ask_gnubg, gnubg};
use serde_json::{Value, json};

/// The folder of GNU Backgammon's tables on Debian.
const TABLES: &str = "/usr/share/gnubg/met";

/// Positions from games of this program against itself, with the side on roll ahead, but not by far.
const POSITIONS: [&str; 10] = [
    "-a--BBBC----eDa--b-bbbA-A-",
    "-B-BABBcB---bC---b-db---bA",
    "---b--E-D---cE-A-cae-a----",
    "-a-a-bE-D--BcB--Bb-ca-b---",
    "-aB-BaB-B--BcCa--d-e----B-",
    "-a----ECEa-Ad----c-cb--Aa-",
    "-aBBC-BBB-B-a-a-a-bccab---",
    "-a---BE-B---dDa--d-e---AA-",
    "-aCDB-D------a-----bbcbbb-",
    "--abBCC-B---BabA---dBc-b--",
];
/// The points of both sides in a match to 7: far, ahead, behind, 2-away both ways, and after the Crawford game.
const SCORES: [(u8, u8); 6] = [(0, 0), (3, 1), (1, 4), (5, 5), (5, 3), (2, 6)];

/// The equities of a decision, and whether it is a double.
#[derive(Debug, Clone, Copy)]
struct Decision {
    double_take: f64,
    doubles: bool,
}

fn theirs(program: &Path, table: &str, xgids: &[String]) -> Vec<Decision> {
    let settings = format!(
        "set automatic game off\nset automatic roll off\nset player 0 human\nset player 1 human\nset confirm new off\n\
         set output mwc off\nset evaluation cubedecision evaluation plies 0\nset met {table}\n"
    );
    let questions: Vec<String> = xgids.iter().map(|xgid| format!("set xgid {xgid}\nhint\n")).collect();
    ask_gnubg(program, &settings, &questions).iter().map(|answer| decision(answer)).collect()
}

/// Reads an answer: a line for each equity, and one that begins with "Proper cube action:".
fn decision(answer: &str) -> Decision {
    let after = |label: &str| answer.split_once(label).unwrap_or_else(|| panic!("{label}: {answer}")).1;
    let double_take = after("ouble, take").split_whitespace().next().unwrap().parse().unwrap();
    let doubles = ["Double", "Redouble"].iter().any(|word| after("Proper cube action: ").starts_with(word));
    Decision { double_take, doubles }
}

fn ours(table: &str, xgids: &[String]) -> Vec<Decision> {
    let questions: Vec<Value> = xgids.iter().map(|xgid| json!({ "xgid": xgid })).collect();
    let answers = ask(&["engine", "cube", "--met", table], &questions);
    let decision = |answer: &Value| Decision {
        double_take: answer["double_take"].as_f64().unwrap(),
        doubles: answer["action"].as_str().unwrap().starts_with("double"),
    };
    answers.iter().map(decision).collect()
}

#[test]
fn a_match_equity_table_changes_the_equities_of_both_programs_alike() {
    let Some(program) = gnubg("doubles") else { return };
    let xgids: Vec<String> = POSITIONS
        .iter()
        .flat_map(|position| {
            SCORES.iter().map(move |(own, other)| format!("XGID={position}:0:0:1:00:{own}:{other}:0:7:10"))
        })
        .collect();
    let both = |name: &str| {
        let table = format!("{TABLES}/{name}.xml");
        (theirs(program, &table, &xgids), ours(&table, &xgids))
    };
    let (theirs_first, ours_first) = both("Kazaross-XG2");
    let agree = theirs_first.iter().zip(&ours_first).filter(|(theirs, ours)| theirs.doubles == ours.doubles);
    assert!(agree.count() * 4 >= xgids.len() * 3, "{theirs_first:?}\n{ours_first:?}");

    for name in ["woolsey", "mec26", "g11"] {
        let (theirs, ours) = both(name);
        let (mut step, mut distance) = (0.0, 0.0);
        for at in 0..xgids.len() {
            let their_step = theirs[at].double_take - theirs_first[at].double_take;
            let our_step = ours[at].double_take - ours_first[at].double_take;
            step += their_step.powi(2);
            distance += (their_step - our_step).powi(2);
        }
        // GNU Backgammon prints three decimals, and a table changes equities by 0.02 to 0.06.
        assert!(distance < step / 16.0 && step > 0.0, "{name}: {} of {}", distance.sqrt(), step.sqrt());
    }
}

/// Bear-offs of up to six checkers, for which GNU Backgammon has exact tables for money: board, cube and owner.
const BEAR_OFFS: [&str; 8] = [
    "-----BB--------------bb---:0:0",
    "-----BB--------------bb---:1:1",
    "-AAA---------------aa-a---:0:0",
    "--B-AB-------------a-bc---:0:0",
    "--B-AB-------------a-bc---:1:1",
    "-BBB-----------------bbb--:0:0",
    "--AABAA------------aa-b-b-:0:0",
    "------F------------f------:1:1",
];

#[test]
fn bear_offs_for_money_are_exact_in_both_programs() {
    let Some(program) = gnubg("bear-offs") else { return };
    let xgids: Vec<String> = BEAR_OFFS.iter().map(|board| format!("XGID={board}:1:00:0:0:0:0:10")).collect();
    let questions: Vec<Value> = xgids.iter().map(|xgid| json!({ "xgid": xgid })).collect();
    let ours = ask(&["engine", "cube"], &questions);
    let settings = "set automatic game off\nset automatic roll off\nset player 0 human\nset player 1 human\n\
                    set confirm new off\nset jacoby off\nset beavers 0\n";
    let questions: Vec<String> = xgids.iter().map(|xgid| format!("set xgid {xgid}\nhint\n")).collect();
    for ((xgid, ours), theirs) in xgids.iter().zip(&ours).zip(ask_gnubg(program, settings, &questions)) {
        for (label, field) in [("o double", "no_double"), ("ouble, take", "double_take")] {
            let after = theirs.split_once(label).unwrap_or_else(|| panic!("{xgid} {label}: {theirs}")).1;
            let equity: f64 = after.split_whitespace().next().unwrap().parse().unwrap();
            let found = ours[field].as_f64().unwrap();
            // GNU Backgammon prints three decimals.
            assert!((found - equity).abs() < 0.0011, "{xgid} {field}: {found} and {equity}");
        }
    }
}
