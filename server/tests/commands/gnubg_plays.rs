//! Compares legal plays with GNU Backgammon itself, which runs as a program: both must find the same plays.
//!
//! Without GNU Backgammon this test cannot check anything. It prints this and passes.

use std::collections::BTreeSet;
use std::path::Path;

use crate::command_line::{ask, ask_gnubg, gnubg, turns};
use records::PositionId;
use rules::{Position, Roll};
use serde_json::{Value, json};

/// The settings that keep GNU Backgammon from acting by itself, and limit it to the rules and the bare net.
const MANUAL: &str = "set automatic game off\nset automatic roll off\nset automatic move off\n\
                      set automatic bearoff off\nset player 0 human\nset player 1 human\nset confirm new off\n\
                      set evaluation chequerplay evaluation plies 0\n\
                      set evaluation chequerplay evaluation cubeful off\nnew session\nset turn 1\n";

/// Returns GNU Backgammon's answer to a request for all plays of each turn.
fn hints(program: &Path, turns: &[(Position, Roll)]) -> Vec<String> {
    let question = |(position, roll): &(Position, Roll)| {
        let [first, second] = roll.dice();
        format!(
            "set board {}\nset turn 1\nset dice {first} {second}\nhint 5000\n",
            PositionId::from(*position)
        )
    };
    ask_gnubg(program, MANUAL, &turns.iter().map(question).collect::<Vec<_>>())
}

/// Returns the plays of an answer: the text between the evaluation's name and `Eq.:`.
fn plays(answer: &str) -> Vec<&str> {
    answer
        .lines()
        .filter_map(|line| {
            let (before, _) = line.split_once("Eq.:")?;
            let (_, play) = before.split_once("-ply")?;
            Some(play.trim())
        })
        .collect()
}

#[test]
fn both_programs_find_the_same_plays() {
    let Some(program) = gnubg("plays") else { return };
    let turns = turns(300);
    let questions: Vec<Value> = turns
        .iter()
        .map(|(position, roll)| {
            let dice = roll.dice().map(|die| die.pips());
            json!({ "position": PositionId::from(*position).to_string(), "dice": dice })
        })
        .collect();
    let ours = ask(&["engine", "plays"], &questions);
    let mut without_a_play = 0;
    for (((position, roll), answer), ours) in turns.iter().zip(hints(program, &turns)).zip(ours) {
        let mut theirs: BTreeSet<String> = plays(&answer)
            .into_iter()
            .map(|play| {
                let legal = rules::parse_play(position, *roll, play)
                    .unwrap_or_else(|error| panic!("{position} {roll} {play:?}: {error}"));
                PositionId::from(legal.position).to_string()
            })
            .collect();
        if theirs.is_empty() {
            assert!(answer.contains("no legal moves"), "{position} {roll}: {answer}");
            theirs.insert(PositionId::from(position.flip()).to_string());
            without_a_play += 1;
        }
        let ours: BTreeSet<String> =
            ours["positions"].as_array().unwrap().iter().map(|id| id.as_str().unwrap().to_owned()).collect();
        assert_eq!(ours, theirs, "{position} {roll}");
    }
    assert!(without_a_play < turns.len() / 4, "GNU Backgammon understood too few questions");
}
