//! Charts of one decision at all scores, and the opening reference. The functions are pure.

use analysis::{OPENINGS_TRUNCATED_AFTER, OpeningEntry, OpeningQuestion, Openings};
use eval::{Engine, Ply};
use records::{Xgid, XgidGame, XgidStage};
use rules::{BySide, Cube, Position, Roll, Side, parse_play};
use wire::{
    OpeningReferencePlay, OpeningRoll, OpeningTable, ScoreCell, ScoreChart, ScorePlay, ScoresQuestion,
};

use crate::{
    match_state::convert::checkers,
    reviews::{
        analysis::rounded,
        position::{CUBE_MAX_TURNS, context, going_on, position_cube, wanted},
    },
};

/// The maximum search depth in plies. It is low, because there is a search at each of 97 scores.
const PLIES_MAX: u8 = 1;

/// Returns the decision of a position at all scores.
///
/// # Errors
/// Returns a sentence that says what is wrong with the question.
pub(crate) fn scores(engine: &Engine, question: &ScoresQuestion) -> Result<ScoreChart, String> {
    let xgid = wanted(question.id.as_deref(), question.setup.as_ref())?;
    let ply = Ply::new(question.plies)
        .filter(|ply| ply.get() <= PLIES_MAX)
        .ok_or_else(|| format!("plies: 0 to {PLIES_MAX}"))?;
    going_on(&xgid.position)?;
    let context = context(&xgid)?;
    let cell = |score: eval::MatchScore| ScoreCell {
        own_away: score.own_away,
        opponent_away: score.opponent_away,
        crawford: score.crawford,
        cube: None,
        play: None,
    };
    let XgidStage::Rolled(roll) = xgid.stage else {
        if question.play.is_some() {
            return Err("dice: a play needs its dice".to_owned());
        }
        let cells = engine.cube_by_score(&xgid.position, context.cube, ply);
        let cells = cells.iter().map(|scored| ScoreCell {
            cube: scored.decision.may_double.then(|| position_cube(&scored.decision)),
            ..cell(scored.score)
        });
        return Ok(ScoreChart { plies: ply.get(), play: None, cells: cells.collect() });
    };
    let (play, reference) = match &question.play {
        Some(play) => {
            let legal = parse_play(&xgid.position, roll, play).map_err(|error| format!("play: {error}"))?;
            (legal.play, legal.position)
        }
        None => {
            let best = engine.best_plays(&xgid.position, roll, &context, ply, 1);
            let best = best.first().ok_or("the game is over")?;
            (best.play, best.position)
        }
    };
    let cells = engine.plays_by_score(&xgid.position, roll, context.cube, ply, &reference);
    let cells = cells.unwrap_or_default();
    let cells = cells.iter().map(|scored| ScoreCell {
        play: Some(ScorePlay {
            best: scored.best.play.to_string(),
            best_equity: rounded(scored.best.equity),
            cost: rounded(scored.best.equity - scored.reference.equity),
        }),
        ..cell(scored.score)
    });
    Ok(ScoreChart { plies: ply.get(), play: Some(play.to_string()), cells: cells.collect() })
}

/// Returns the 15 opening rolls of the reference, or the replies to an opening roll and its play.
///
/// # Errors
/// Returns a sentence if the roll cannot open a game, or if the play is not legal.
pub(crate) fn openings(dice: Option<&str>, play: Option<&str>) -> Result<OpeningTable, String> {
    let opening = match (dice, play) {
        (None, None) => None,
        (Some(dice), Some(play)) => {
            let roll = opening_roll(dice)?;
            let legal =
                parse_play(&Position::STARTING, roll, play).map_err(|error| format!("play: {error}"))?;
            Some((roll, legal.play))
        }
        _ => return Err("dice, play: give both or neither".to_owned()),
    };
    let book = Openings::built_in();
    let rolls: Vec<Roll> = match opening {
        None => analysis::opening_rolls().collect(),
        Some(_) => analysis::all_rolls().collect(),
    };
    let entries = rolls.iter().filter_map(|&roll| book.entry(&OpeningQuestion { opening, roll }));
    let position = opening
        .map_or(Position::STARTING, |(_, play)| rules::apply_play_unchecked(&Position::STARTING, &play));
    Ok(OpeningTable {
        truncated_after: OPENINGS_TRUNCATED_AFTER,
        board: checkers(&position, Side::White),
        rolls: entries.map(|entry| roll_of(book, entry)).collect(),
    })
}

/// Parses an opening roll, written as two different digits.
fn opening_roll(dice: &str) -> Result<Roll, String> {
    let no_roll = || "dice: two different numbers from 1 to 6, such as 31".to_owned();
    let pips: Vec<u8> = dice.bytes().take(3).map(|digit| digit.wrapping_sub(b'0')).collect();
    let [first, second] = pips[..] else { return Err(no_roll()) };
    Roll::from_pips([first, second]).filter(|roll| !roll.is_doublet()).ok_or_else(no_roll)
}

fn roll_of(book: &Openings, entry: &OpeningEntry) -> OpeningRoll {
    let OpeningQuestion { opening, roll } = entry.question;
    let [high, low] = roll.dice();
    let has_replies = |play: rules::Play| {
        let answered = OpeningQuestion { opening: Some((roll, play)), roll: analysis::all_rolls().next()? };
        book.entry(&answered)
    };
    let xgid = Xgid {
        position: entry.question.position(),
        turn: Side::White,
        stage: XgidStage::Rolled(roll),
        cube: Cube::START,
        score: BySide::default(),
        game: XgidGame::Money { jacoby: false, beavers: false },
        cube_max_turns: CUBE_MAX_TURNS,
    };
    OpeningRoll {
        dice: (high.pips(), low.pips()),
        xgid: xgid.to_string(),
        games: entry.games,
        plays: entry
            .plays
            .iter()
            .map(|play| OpeningReferencePlay {
                notation: play.play.to_string(),
                equity: play.equity.mean,
                error: play.equity.standard_error,
                behind: play.behind.mean,
                behind_error: play.behind.standard_error,
                win: play.win,
                win_gammon: play.win_gammon,
                lose_gammon: play.lose_gammon,
                replies: opening.is_none() && has_replies(play.play).is_some(),
            })
            .collect(),
    }
}
