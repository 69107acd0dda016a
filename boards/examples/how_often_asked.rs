//! Counts the turns in which a board must ask its player for the play: `cargo run --release -p fullprime-boards
//! --example how_often_asked`.
//!
//! Two players make the net's best play without lookahead. Boards of several kinds infer every turn that has a
//! legal play.
#![expect(clippy::print_stdout, reason = "the result is printed")]

#[path = "../tests/common/mod.rs"]
mod common;

use boards::{Inference, Look, Sensors, TurnFacts, infer};
use common::{Numbers, game};
use eval::{Context, Engine, Ply};

const GAMES_DEFAULT: u64 = 1000;

fn main() {
    let games = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(GAMES_DEFAULT);
    let engine = Engine::default();
    let kinds = [
        ("no colour, 5 deep (BEZMA)", Sensors::BEZMA),
        ("no colour, 6 deep", Sensors { per_point: 6, on_bar: 6, ..Sensors::BEZMA }),
        ("no colour, all counted", Sensors { know_colour: false, ..Sensors::FULL }),
        ("colour, 5 deep", Sensors { know_colour: true, ..Sensors::BEZMA }),
        ("colour, all counted", Sensors::FULL),
    ];
    let mut turns_count = 0_u32;
    let mut asked = [0_u32; 5];
    let mut first_was_right = [0_u32; 5];
    for seed in 0..games {
        let turns = game(&mut Numbers::new(seed), |before, roll, plays, _| {
            let best = engine.best_plays(before, roll, &Context::CUBELESS, Ply::ZERO, 1);
            let is_best = |legal: &rules::LegalPlay| legal.position == best[0].position;
            plays.iter().position(is_best).expect("the best play is legal")
        });
        for played in turns.iter().filter(|played| !played.legal.play.is_no_play()) {
            turns_count += 1;
            for (kind, (_, sensors)) in kinds.iter().enumerate() {
                let turn = TurnFacts { before: &played.before, roll: played.roll, sensors: *sensors };
                match infer(&turn, &Look::from_position(&played.after(), *sensors)) {
                    Inference::Played(legal) => assert_eq!(legal.position, played.legal.position),
                    Inference::Choose(plays) => {
                        asked[kind] += 1;
                        first_was_right[kind] += u32::from(plays[0].position == played.legal.position);
                    }
                    wrong @ (Inference::Illegal(_) | Inference::Faulty(_)) => panic!("{played:?}: {wrong:?}"),
                }
            }
        }
    }
    println!("{games} games, {turns_count} turns with a play");
    for (((name, _), asked), first) in kinds.iter().zip(asked).zip(first_was_right) {
        let percent = 100.0 * f64::from(asked) / f64::from(turns_count);
        println!("{name}: {asked} turns ask ({percent:.2} %), the first choice is right in {first}");
    }
}
