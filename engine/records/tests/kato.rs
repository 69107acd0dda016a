//! Record sheets are written, read back, and replayed to the end of the match.
#![expect(clippy::unwrap_used, reason = "a test panics on anything unexpected, and prints why")]

mod common;

use common::transcripts::transcripts;
use play::GameAction;
use records::kato::{KatoArrow, KatoSheet, NotASheet, SheetProblem};
use records::{Transcript, transcript::TranscriptGame};
use rules::{Position, apply_play};

/// Returns the position after the last play, as the next side to play sees it.
fn final_position(game: &TranscriptGame) -> Position {
    game.actions.iter().fold(Position::STARTING, |position, action| match action {
        GameAction::Play { roll, play, .. } => apply_play(&position, *roll, &play.to_moves()).unwrap(),
        GameAction::IllegalPlay { .. } | GameAction::Cube { .. } => position,
    })
}

#[test]
fn a_sheet_read_back_replays_to_the_same_final_positions_scores_and_cubes() {
    let mut boards = 0;
    for transcript in transcripts() {
        let sheet = KatoSheet::of_transcript(&transcript);
        let read = KatoSheet::from_json(&sheet.to_json()).unwrap();
        assert_eq!(read, sheet);
        let replayed = read.replay().unwrap_or_else(|error| panic!("{error} in\n{}", sheet.to_json()));
        assert_eq!(replayed.score(), transcript.score());
        assert_eq!(replayed.games.len(), transcript.games.len());
        for (now, then) in replayed.games.iter().zip(&transcript.games) {
            assert_eq!(final_position(now), final_position(then));
            assert_eq!(now.unplayed, then.unplayed);
            assert_eq!(
                now.end.map(|end| (end.winner, end.points)),
                then.end.map(|end| (end.winner, end.points))
            );
        }
        assert_eq!(KatoSheet::of_transcript(&replayed).games.len(), sheet.games.len());
        boards += sheet.games.iter().map(|game| game.turns.len()).sum::<usize>();
    }
    assert!(boards > 2_000, "{boards} boards are few");
}

/// A game with known turns: an opening, a hit, a checker that uses both dice, a dance, a double.
const GAME: &str = " 5 point match\n\n Game 1\n Anna & Co : 0                 Bert <b>: 0\n  \
    1) 31: 8/5 6/5                 52: 13/8 24/22\n  \
    2) 64: 24/18 18/14             55: 8/3 8/3 6/1 6/1\n  \
    3)  Doubles => 2                Takes\n  \
    4) 11:                         \n";

fn known() -> (Transcript, KatoSheet) {
    let transcript = Transcript::from_mat(GAME).unwrap();
    let sheet = KatoSheet::of_transcript(&transcript);
    (transcript, sheet)
}

#[test]
fn each_turn_leaves_its_numbers_where_checkers_landed() {
    let (_, sheet) = known();
    let told: Vec<String> = sheet.games[0]
        .turns
        .iter()
        .map(|turn| {
            let numbers: Vec<String> =
                turn.landed.iter().map(|landed| format!("{}@{}", landed.die, landed.point)).collect();
            format!(
                "{:?} {} crossed {:?} cube {}",
                turn.side,
                numbers.join(" "),
                turn.crossed,
                turn.cube.len()
            )
        })
        .collect();
    assert_eq!(
        told,
        [
            "White 3@5 1@5 crossed [] cube 0",
            "Black 5@8 2@22 crossed [] cube 0",
            "White 6@18 4@14 crossed [] cube 0",
            "Black 5@3 5@3 5@1 5@1 crossed [] cube 0",
            // White cannot move, because Black's turn hit a checker. The sheet does not mark hits, so only the replay
            // shows it.
            "White  crossed [1, 1, 1, 1] cube 2",
        ]
    );
}

#[test]
fn an_impossible_sheet_is_refused_with_its_board() {
    let (_, sheet) = known();
    let mut wrong = sheet.clone();
    wrong.games[0].turns[1].landed[0].point = 9;
    let error = wrong.replay().unwrap_err();
    assert_eq!((error.game, error.board), (1, 2));
    assert!(matches!(error.problem, SheetProblem::NoPlay(_)), "{error}");

    let mut wooden = sheet.clone();
    wooden.games[0].turns[2].illegal.push(KatoArrow { from: 24, to: 3 });
    assert_eq!(wooden.replay().unwrap_err().problem, SheetProblem::Illegal);

    let other = sheet.to_json().replace("fullprime-kato-sheet", "fullprime-match");
    assert!(matches!(KatoSheet::from_json(&other), Err(NotASheet::Format { .. })));
    assert!(matches!(KatoSheet::from_json("[]"), Err(NotASheet::Json(_))));
}

#[test]
fn the_published_schema_is_the_one_of_the_code() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/schema/kato-sheet-v1.json");
    if std::env::var_os("UPDATE_GENERATED").is_some() {
        std::fs::write(path, KatoSheet::json_schema()).unwrap();
    }
    assert!(
        std::fs::read_to_string(path).unwrap() == KatoSheet::json_schema(),
        "{path} is stale: run UPDATE_GENERATED=1 cargo test -p fullprime-records"
    );
}
