//! The bots' strength, measured in games that depend only on seeds.

mod table;

use bots::{CHARACTERS, Character, Seeds, choose};
use eval::{Context, Engine, Ply};
use rules::{Move, Place, Position, Roll, apply_play};
use table::{BotGame, Dice};
use wire::{Command, Seat};

/// Returns the mean loss of a character's plays in games against itself, in points of cubeless equity for each
/// decision that is not forced. The net at 0-ply is the judge.
fn mean_loss(character: &Character, engine: &Engine, games: u64) -> f64 {
    let (mut lost, mut decisions) = (0.0, 0.0);
    for seed in 0..games {
        let mut game = BotGame::start(Dice::seeded(seed));
        while game.winner().is_none() {
            let (before, roll) = (game.position(), game.roll());
            let ranked = engine.best_plays(&before, roll, &Context::CUBELESS, Ply::ZERO, usize::MAX);
            game.play(character, engine);
            if ranked.len() > 1 {
                let chosen = ranked.iter().find(|play| play.position == game.position());
                let chosen = chosen.expect("a bot's play is legal");
                lost += f64::from(ranked[0].equity - chosen.equity);
                decisions += 1.0;
            }
        }
    }
    lost / decisions
}

#[test]
fn levels_differ_clearly_and_no_bot_is_absurd() {
    let engine = Engine::default();
    // The games of a character depend only on their seeds, so the characters play at the same time.
    let losses: Vec<(u8, f64)> = std::thread::scope(|scope| {
        let measured: Vec<_> = CHARACTERS
            .iter()
            .filter(|character| character.level.number() <= 5)
            .map(|character| {
                let engine = &engine;
                let loss = scope.spawn(move || mean_loss(character, engine, 300));
                (character.level.number(), loss)
            })
            .collect();
        measured.into_iter().map(|(level, loss)| (level, loss.join().expect("the games end"))).collect()
    });
    let of_level = |level: u8| losses.iter().filter(move |(of, _)| *of == level).map(|(_, loss)| *loss);
    for (weaker, stronger) in [(1, 2), (2, 3), (3, 4), (4, 5)] {
        for (weak, strong) in
            of_level(weaker).flat_map(|weak| of_level(stronger).map(move |strong| (weak, strong)))
        {
            assert!(
                weak > 1.6 * strong + 0.003,
                "level {weaker} loses {weak}, level {stronger} {strong}: {losses:?}"
            );
        }
    }
    for (level, loss) in &losses {
        assert!(*loss < 0.12, "level {level} loses {loss} a decision");
    }
}

#[test]
fn a_stronger_bot_wins_more_games() {
    let engine = Engine::default();
    let (weak, strong) = (&CHARACTERS[0], &CHARACTERS[4]);
    let mut wins = 0;
    for seed in 0..60 {
        let mut game = BotGame::start(Dice::seeded(1_000 + seed));
        let strong_seat = if seed % 2 == 0 { Seat::White } else { Seat::Black };
        while game.winner().is_none() {
            let character = if game.on_roll() == strong_seat { strong } else { weak };
            game.play(character, &engine);
        }
        wins += u32::from(game.winner() == Some(strong_seat));
    }
    assert!(wins >= 40, "{} wins {wins} of 60 against {}", strong.name, weak.name);
}

#[test]
fn the_same_seed_gives_the_same_choice() {
    let engine = Engine::default();
    let game = BotGame::start(Dice::seeded(3));
    let view = game.view();
    for character in CHARACTERS.iter().filter(|character| character.level.number() < 6) {
        let choices: Vec<_> = (0..2).map(|_| choose(&view, character, 7, &engine)).collect();
        assert_eq!(choices[0], choices[1]);
    }
    let weak = &CHARACTERS[0];
    let different = (0..30).map(|seed| choose(&view, weak, seed, &engine).expect("its turn").command);
    assert!(different.collect::<std::collections::HashSet<Command>>().len() > 1, "a beginner wavers");
}

#[test]
fn strong_bots_know_the_book() {
    let engine = Engine::default();
    let sable = &CHARACTERS[4];
    for (dice, expected) in
        [([3, 1], "8/5 6/5"), ([4, 2], "8/4 6/4"), ([6, 1], "13/7 8/7"), ([5, 3], "8/3 6/3")]
    {
        let roll = Roll::from_pips(dice).expect("a roll");
        let game = BotGame::at(Position::STARTING, roll);
        let choice = choose(&game.view(), sable, 1, &engine).expect("its turn");
        let Command::Play { moves } = choice.command else { panic!("{choice:?}") };
        let mut shown: Vec<String> = moves.iter().map(|step| format!("{}/{}", step.from, step.to)).collect();
        shown
            .sort_by_key(|part| std::cmp::Reverse(part.split('/').next().and_then(|n| n.parse::<u8>().ok())));
        assert_eq!(shown.join(" "), expected, "{dice:?}");
    }
}

/// Choosing between equally good plays costs a bot little, and is repeated with the same seed alone. The net at 0-ply
/// is the judge.
#[test]
#[expect(clippy::print_stdout, reason = "shows the measured cost")]
fn variety_costs_little_and_follows_its_seed() {
    let engine = Engine::default();
    for (name, most) in [("Pip", 0.002), ("Marlow", 0.004), ("Sable", 0.004)] {
        let character = Character::named(name).expect("the character exists");
        let (mut lost, mut decisions, mut varied) = (0.0, 0_u32, 0_u32);
        for seed in 0..20 {
            let mut game = BotGame::start(Dice::seeded(seed));
            while game.winner().is_none() {
                let (before, roll) = (game.position(), game.roll());
                let ranked = engine.best_plays(&before, roll, &Context::CUBELESS, Ply::ZERO, usize::MAX);
                if ranked.len() > 1 {
                    let view = game.view();
                    let chosen = |variety: Option<u64>| {
                        let seeds = Seeds { attention: seed, variety };
                        let command = choose(&view, character, seeds, &engine).expect("its turn").command;
                        let Command::Play { moves } = command else { panic!("a roll is to be played") };
                        let place = |pips| Place::from_pips(pips).expect("a place");
                        let moves =
                            moves.iter().map(|step| Move { from: place(step.from), to: place(step.to) });
                        let after =
                            apply_play(&before, roll, &moves.collect::<Vec<_>>()).expect("it is legal");
                        let play = ranked.iter().find(|play| play.position == after);
                        (after, f64::from(play.expect("it is ranked").equity))
                    };
                    let (own, other) = (chosen(None), chosen(Some(seed ^ 0x5eed)));
                    assert_eq!(other.0, chosen(Some(seed ^ 0x5eed)).0, "the same seeds, the same choice");
                    lost += own.1 - other.1;
                    decisions += 1;
                    varied += u32::from(own.0 != other.0);
                }
                game.play(character, &engine);
            }
        }
        let (mean, share) = (lost / f64::from(decisions), f64::from(varied) / f64::from(decisions));
        println!("{name}: {mean:.5} a decision, {:.1} % of {decisions} decisions differ", 100.0 * share);
        assert!(mean < most, "{name}: variety costs {mean} a decision");
        assert!(share > 0.03, "{name}: only {share} of the decisions vary");
    }
}
