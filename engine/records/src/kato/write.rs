//! Converts a transcript to the numbers in the squares.

use play::{CubeAction, GameAction};
use rules::{Place, Play, Roll, Side};

use super::{
    FORMAT, KatoArrow, KatoCube, KatoCubeAction, KatoEnd, KatoGame, KatoSheet, KatoTurn, Landed, VERSION,
};
use crate::match_record::Seat;
use crate::transcript::{Transcript, TranscriptGame};

impl KatoSheet {
    /// Returns the sheets of a match, finished or not.
    #[must_use]
    pub fn of_transcript(transcript: &Transcript) -> KatoSheet {
        KatoSheet {
            format: FORMAT.to_owned(),
            version: VERSION,
            white: transcript.players.white.clone(),
            black: transcript.players.black.clone(),
            length: transcript.length.map(rules::MatchLength::points),
            jacoby: transcript.jacoby,
            games: transcript.games.iter().map(KatoGame::of_game).collect(),
        }
    }
}

impl KatoGame {
    fn of_game(game: &TranscriptGame) -> KatoGame {
        // A sheet shows no more than other formats do, so a last double without an answer is left out here too.
        let actions = if game.end.is_some() { game.answered_actions() } else { game.actions.clone() };
        let mut turns: Vec<KatoTurn> = Vec::new();
        for action in &actions {
            match action {
                GameAction::Cube { side, action, .. } => {
                    let mark = KatoCube { by: seat(*side), action: cube_action(*action) };
                    match turns.last_mut().filter(|turn| turn.roll.is_none()) {
                        Some(turn) => turn.cube.push(mark),
                        None => turns.push(KatoTurn { cube: vec![mark], ..turn(*side) }),
                    }
                }
                GameAction::Play { side, roll, play } => rolled(&mut turns, *side, *roll).play(*roll, play),
                GameAction::IllegalPlay { side, roll, before, after } => {
                    let ways = play::illegal_moves(before, after).into_iter();
                    let arrow = |way: rules::Move| KatoArrow { from: way.from.pips(), to: way.to.pips() };
                    rolled(&mut turns, *side, *roll).illegal = ways.map(arrow).collect();
                }
            }
        }
        if let Some(unplayed) = game.unplayed {
            rolled(&mut turns, unplayed.side, unplayed.roll);
        }
        KatoGame {
            white_points: game.score.white,
            black_points: game.score.black,
            crawford: game.crawford,
            cube: game.cube.get(),
            turns,
            end: game.end.map(|end| KatoEnd { winner: seat(end.winner), points: end.points }),
        }
    }
}

impl KatoTurn {
    fn play(&mut self, roll: Roll, play: &Play) {
        let mut left: Vec<u8> = if roll.is_doublet() {
            vec![roll.high().pips(); 4]
        } else {
            vec![roll.high().pips(), roll.low().pips()]
        };
        for step in play.moves() {
            let die = step.die.pips();
            if let Some(used) = left.iter().position(|&one| one == die) {
                left.remove(used);
            }
            let point = match step.to {
                Place::Point(point) => point.number(),
                Place::Off | Place::Bar => 0,
            };
            self.landed.push(Landed { point, die });
        }
        self.crossed = left;
    }
}

/// Returns the turn to which a roll belongs: the turn with the double before it, or else a new one.
fn rolled(turns: &mut Vec<KatoTurn>, side: Side, roll: Roll) -> &mut KatoTurn {
    let goes_on = turns.last().is_some_and(|turn| turn.roll.is_none() && turn.side == seat(side));
    if !goes_on {
        turns.push(turn(side));
    }
    let at = turns.len() - 1;
    let [first, second] = roll.dice();
    turns[at].roll = Some([first.pips(), second.pips()]);
    &mut turns[at]
}

fn turn(side: Side) -> KatoTurn {
    KatoTurn {
        side: seat(side),
        cube: Vec::new(),
        roll: None,
        landed: Vec::new(),
        crossed: Vec::new(),
        illegal: Vec::new(),
    }
}

fn seat(side: Side) -> Seat {
    match side {
        Side::White => Seat::White,
        Side::Black => Seat::Black,
    }
}

fn cube_action(action: CubeAction) -> KatoCubeAction {
    match action {
        CubeAction::Double => KatoCubeAction::Double,
        CubeAction::Take => KatoCubeAction::Take,
        CubeAction::Pass => KatoCubeAction::Pass,
        CubeAction::Beaver => KatoCubeAction::Beaver,
        CubeAction::Raccoon => KatoCubeAction::Raccoon,
    }
}
