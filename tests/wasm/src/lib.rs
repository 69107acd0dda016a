//! The engine's crates as one WebAssembly module, for a test.
//!
//! [`answers`] lets each crate do a piece of its work and returns the results as text, with floats as their bits. The
//! test compares the text from Node with the text from this machine. The module exports three functions over single
//! bytes, so it needs no pointers: `write` appends a byte to the question, `answer` computes and returns the length of
//! the answer, and `read` returns a byte of it.
#![cfg_attr(target_arch = "wasm32", expect(unsafe_code, reason = "exported names are `no_mangle`"))]

use std::fmt::Write as _;

use analysis::{Plan, Subject, analyse};
use dice::{Contribution, GamesMax, MatchSeed};
use eval::{Context, Engine, MoneyRules, Ply, Probabilities, bench};
use ratings::{Experience, Rating, Standing, Weight, rate};
use records::{Import, PositionId, Reading, Xgid, XgidStage};
use rules::{BySide, Side, legal_plays};

/// Returns the results for a question: an XGID with a roll on the first line, and a match file after it.
///
/// # Errors
/// Returns the problem of a part of the question.
pub fn answers(question: &str) -> Result<String, Box<dyn std::error::Error>> {
    let (xgid, file) = question.split_once('\n').ok_or("expected an XGID and a match file")?;
    let xgid: Xgid = xgid.parse()?;
    let XgidStage::Rolled(roll) = xgid.stage else { return Err("expected an XGID with a roll".into()) };
    let position = xgid.position;
    let import = Import::read(file.as_bytes(), Reading::Strict)?;
    let mut text = String::new();

    writeln!(text, "rules: {} plays", legal_plays(&position, roll).len())?;
    writeln!(text, "records: {} {}", PositionId::from(position), import.transcript.to_sgf()?.len())?;

    let seats = BySide { white: Contribution::Absent, black: Contribution::Absent };
    let game = MatchSeed::new([7; 32]).keys(&"wasm".parse()?, seats, GamesMax::ONE).game(1)?;
    let rolls: Vec<String> = (1..=5).map(|turn| game.roll(Side::White, turn).to_string()).collect();
    writeln!(text, "dice: {}", rolls.join(" "))?;

    let newcomer = Standing { rating: Rating::START, experience: Experience::NONE };
    let expert = Standing { rating: Rating::new(1800.0)?, experience: Experience::new(1000) };
    let rated = rate(Weight::FIVE_POINTS, newcomer, expert);
    writeln!(text, "ratings: {:x} {:x}", rated.gain.to_bits(), rated.loss.to_bits())?;

    let engine = Engine::default();
    let evaluated = evaluations(&engine);
    let digest = evaluated
        .iter()
        .flat_map(|answer| answer.to_array())
        .fold(0, |digest: u64, chance| (digest ^ u64::from(chance.to_bits())).wrapping_mul(0x0100_0000_01b3));
    writeln!(text, "evaluations: {} {digest:x}", evaluated.len())?;
    let money = Context::money(MoneyRules::default());
    for ply in [Ply::ZERO, Ply::ONE] {
        let chances = engine.evaluate(&position, ply).to_array().map(f32::to_bits);
        let cube = engine.cube_decision(&position, &money, ply);
        writeln!(text, "eval, {} plies: {chances:x?} {:?}", ply.get(), cube.action)?;
        for best in engine.best_plays(&position, roll, &money, ply, 3) {
            writeln!(text, "  {} {:x}", best.play, best.equity.to_bits())?;
        }
    }

    let plan = Plan::new(Subject::of_transcript(&import.transcript, false), analysis::Level::QUICK)?;
    let report = analyse(&plan, &engine, 1, &|_| {}, &false.into())?;
    for side in [Side::White, Side::Black] {
        let rating = report.totals[side].all().performance_rating();
        writeln!(text, "analysis: {} {:x?}", report.players[side], rating.map(f64::to_bits))?;
    }
    Ok(text)
}

/// Returns the net's answers about all plays of the decisions of some games, in the batches of a search.
fn evaluations(engine: &Engine) -> Vec<Probabilities> {
    let (mut positions, mut answers) = (Vec::new(), Vec::new());
    for (position, roll) in bench::real_decisions(engine, bench::GAMES) {
        positions.clear();
        rules::legal_positions(&position, roll, &mut positions);
        engine.evaluator().evaluate(&positions, &mut answers);
    }
    answers
}

#[cfg(target_arch = "wasm32")]
mod exports {
    use std::cell::RefCell;
    use std::time::Duration;

    use eval::{Engine, Ply, bench};

    thread_local! {
        static QUESTION: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
        static ANSWER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    }

    /// Appends a byte to the question.
    #[unsafe(no_mangle)]
    extern "C" fn write(byte: u8) {
        QUESTION.with_borrow_mut(|question| question.push(byte));
    }

    /// Answers the question and returns the length of the answer in bytes.
    #[unsafe(no_mangle)]
    extern "C" fn answer() -> usize {
        let question = QUESTION.take();
        let text = super::answers(&String::from_utf8_lossy(&question));
        let text = text.unwrap_or_else(|problem| format!("problem: {problem}\n"));
        let length = text.len();
        ANSWER.set(text.into_bytes());
        length
    }

    /// Evaluates the positions of the benchmark so many times, and returns the number of evaluations. The clock is in
    /// Node.
    #[unsafe(no_mangle)]
    extern "C" fn evaluate(passes: u64) -> f64 {
        let mut passed = 0;
        let clock = || {
            passed += 1;
            Duration::from_secs(passed)
        };
        bench::static_evaluations(&Engine::default(), Duration::from_secs(passes), clock).count as f64
    }

    /// Evaluates some contact positions at a depth, and returns their number.
    #[unsafe(no_mangle)]
    extern "C" fn look_ahead(plies: u8, count: usize) -> usize {
        let Some(ply) = Ply::new(plies) else { return 0 };
        bench::look_ahead_times(&Engine::default(), ply, count, || Duration::ZERO).len()
    }

    /// Returns a byte of the answer, or 0 after its end.
    #[unsafe(no_mangle)]
    extern "C" fn read(at: usize) -> u8 {
        ANSWER.with_borrow(|answer| answer.get(at).copied().unwrap_or(0))
    }
}
