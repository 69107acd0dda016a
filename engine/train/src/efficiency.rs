//! Fits the cube's efficiency to games: the fraction of a live cube's theoretical gain that is realised in play.
//!
//! Each game of self-play is evaluated twice: without a cube, as it was played, and with a cube that the model's own
//! 0-ply decisions turn. The plays are chosen without regard to the cube, so they are the same in both. The difference
//! of the two results is measured for each position. The model predicts this difference as `x (live - dead)`, where `x`
//! is a sum of hat functions between the take point and the cash point. Least squares gives their heights. The luck of
//! the dice is in both games and cancels.

pub(crate) mod matches;

use crate::games::{TrainingPlayer, throw};
use crate::random::Random;
use crate::tools::report;
use eval::{
    Context, CubeAction, CubeState, Efficiencies, Efficiency, Engine, Evaluator as _, MoneyRules,
    NativeEvaluator, Sides,
};
use rules::{CubeValue, Position, Role};

/// The possible owners of the cube, seen from the side on roll.
const OWNERS: [Option<Role>; 3] = [None, Some(Role::Mover), Some(Role::Opponent)];
const CENTRED: usize = 0;
const OWN: usize = 1;
const OPPONENTS: usize = 2;
/// The number of heights fitted for an owner.
const HEIGHTS: usize = Efficiency::KNOTS;
/// The names of the kinds of position of [`Efficiency::kind`].
const KINDS: [&str; Efficiency::KINDS] = [
    "bear-off",
    "race up to 60 pips",
    "race up to 90 pips",
    "longer race",
    "crashed",
    "loose v loose",
    "loose v anchor",
    "anchor v loose",
    "anchor v anchor",
    "gone v behind",
    "behind v gone",
    "two anchors",
    "v two anchors",
];
/// The weight that pulls a kind of position towards the fit of all races, or of all contact positions. The unit is the
/// squared gain from a live cube: the pull is as strong as positions whose squared gains add up to this value.
const KINDRED: f64 = 300.0;
/// The weight that pulls neighbouring heights towards each other, in the same unit.
const SMOOTH: f64 = 100.0;

/// The number of parts of a run. Their spread gives the standard error.
const BLOCKS: usize = 32;

/// The data of a position before its roll.
struct SampledTurn {
    kind: usize,
    /// The heights that make up the fraction, see [`Efficiency::weights`].
    weights: [(usize, f32); 2],
    /// The gain from a live cube, for each of [`OWNERS`].
    live: [f64; 3],
    /// The model's fraction of that gain.
    promised: [f64; 3],
    /// The action of the side on roll with a cube of each of the first two owners.
    actions: [CubeAction; 2],
    /// The exact values if the side on roll rolls, without a cube and for each of [`OWNERS`]; none if the model
    /// estimates them.
    exact: Option<(f64, [f64; 3])>,
}

/// The sums for one kind and owner.
#[derive(Clone, Copy, Default)]
struct KindSums {
    /// The sums of the regression on the heights.
    squares: [[f64; HEIGHTS]; HEIGHTS],
    products: [f64; HEIGHTS],
    /// The sums of the regression on the current model's prediction.
    promised_squared: f64,
    realised: f64,
}

impl KindSums {
    fn add(&mut self, other: &Self) {
        self.squares
            .as_flattened_mut()
            .iter_mut()
            .zip(other.squares.as_flattened())
            .for_each(|(a, b)| *a += b);
        self.products.iter_mut().zip(&other.products).for_each(|(a, b)| *a += b);
        self.promised_squared += other.promised_squared;
        self.realised += other.realised;
    }

    /// Returns the heights that fit best. They are pulled slightly towards each other, and towards `like` if it is
    /// given.
    fn heights(&self, like: Option<[f64; HEIGHTS]>) -> [f64; HEIGHTS] {
        let (mut matrix, mut right) = (self.squares, self.products);
        for at in 0..HEIGHTS {
            if at + 1 < HEIGHTS {
                let apart = like.map_or(0.0, |like| like[at + 1] - like[at]);
                for (one, other, apart) in [(at, at + 1, -apart), (at + 1, at, apart)] {
                    matrix[one][one] += SMOOTH;
                    matrix[one][other] -= SMOOTH;
                    right[one] += SMOOTH * apart;
                }
            }
            if let Some(like) = like {
                matrix[at][at] += KINDRED;
                right[at] += KINDRED * like[at];
            }
        }
        solve(matrix, right).map(|height| height.clamp(0.0, 1.0))
    }
}

/// Solves a positive definite system by elimination.
fn solve(mut matrix: [[f64; HEIGHTS]; HEIGHTS], mut right: [f64; HEIGHTS]) -> [f64; HEIGHTS] {
    for at in 0..HEIGHTS {
        let row = matrix[at];
        for below in at + 1..HEIGHTS {
            let factor = matrix[below][at] / row[at];
            matrix[below].iter_mut().zip(row).for_each(|(value, above)| *value -= factor * above);
            right[below] -= factor * right[at];
        }
    }
    for at in (0..HEIGHTS).rev() {
        let known: f64 = (at + 1..HEIGHTS).map(|later| matrix[at][later] * right[later]).sum();
        right[at] = (right[at] - known) / matrix[at][at];
    }
    right
}

/// `[kinds][owners]`.
type EfficiencyTable = [[KindSums; 3]; Efficiency::KINDS];

/// Plays `games` games, prints the realised fraction of the current model's predictions, and returns the table that
/// fits the games.
pub(crate) fn fit(evaluator: &NativeEvaluator, games: usize, seed: u64, threads: u64) -> String {
    let blocks: Vec<EfficiencyTable> =
        blocks_of(threads, |at| block(evaluator, games.div_ceil(BLOCKS), seed + at as u64));
    report("realised fraction of the predicted gain, with standard errors: cube centred, own, opponent's");
    let together = |kinds: std::ops::Range<usize>, owner: usize| {
        let mut sums = KindSums::default();
        blocks.iter().flat_map(|table| &table[kinds.clone()]).for_each(|owners| sums.add(&owners[owner]));
        sums
    };
    let mut text =
        String::from("# The cube's efficiency; made by `train efficiency`, see src/efficiency.rs.\n");
    for (kind, name) in KINDS.iter().enumerate() {
        let of = |owner: usize| {
            move |table: &EfficiencyTable| (table[kind][owner].promised_squared, table[kind][owner].realised)
        };
        let slopes: String = (0..3).map(|owner| slope(blocks.iter().map(of(owner)))).collect();
        report(&format!("{name:20}{slopes}"));
        text.push_str(&format!("# {name}\n"));
        let kin = if kind < Efficiency::RACES {
            0..Efficiency::RACES
        } else {
            Efficiency::RACES..Efficiency::KINDS
        };
        for owner in 0..OWNERS.len() {
            let like = together(kin.clone(), owner).heights(None);
            let heights = together(kind..kind + 1, owner).heights(Some(like));
            text.push_str(&heights.map(|height| format!("{height:.3}")).join(" "));
            text.push('\n');
        }
    }
    text
}

/// Makes the parts of a run on several threads. `block` takes the number of a part.
fn blocks_of<T: Send>(threads: u64, block: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let block = &block;
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads as usize)
            .map(|thread| {
                let of_thread = (thread..BLOCKS).step_by(threads as usize);
                scope.spawn(move || of_thread.map(block).collect::<Vec<_>>())
            })
            .collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a playing thread panicked")).collect()
    })
}

/// Returns the realised fraction of a prediction, with its standard error, as text. `sums` has, for each part of a run,
/// the sums of the squared predictions and of the products of prediction and gain.
fn slope(sums: impl Iterator<Item = (f64, f64)> + Clone) -> String {
    let squares: f64 = sums.clone().map(|(squares, _)| squares).sum();
    let slope = sums.clone().map(|(_, realised)| realised).sum::<f64>() / squares;
    let spread: f64 = sums.map(|(squares, realised)| (realised - slope * squares).powi(2)).sum();
    format!("  {slope:.3} +- {:.3}", spread.sqrt() / squares)
}

fn block(evaluator: &NativeEvaluator, games: usize, seed: u64) -> EfficiencyTable {
    // Seeding twice gives consecutive seeds independent streams.
    let mut random = Random::new(Random::new(seed).next());
    let (engine, efficiencies) = (Engine::new(evaluator.clone()), Efficiencies::embedded());
    let mut player = TrainingPlayer::new(evaluator);
    let mut table: EfficiencyTable = [[KindSums::default(); 3]; Efficiency::KINDS];
    for _ in 0..games {
        let (mut turns, mut position) = (Vec::with_capacity(100), Position::STARTING);
        // A game ends where the rest is solved.
        while position.winner().is_none()
            && turns.last().is_none_or(|turn: &SampledTurn| turn.exact.is_none())
        {
            turns.push(turn(&engine, &efficiencies, &position));
            position = player.play(&position, throw(&mut random));
        }
        // The value of the game for the side on roll: without a cube, and for each owner of a cube before that side
        // decides whether to double.
        let mut dead = f64::from(evaluator.evaluate_one(&position).equity());
        let mut with = [dead; 3];
        for turn in turns.iter().rev() {
            // The values if it rolls now, in units of the current cube.
            let rolls = if let Some((equity, rolls)) = turn.exact {
                dead = equity;
                rolls
            } else {
                dead = -dead;
                let rolls = [-with[CENTRED], -with[OPPONENTS], -with[OWN]];
                for owner in 0..OWNERS.len() {
                    turn.book(owner, rolls[owner] - dead, &mut table[turn.kind][owner]);
                }
                rolls
            };
            let turned = |owner: usize| match turn.actions[owner] {
                CubeAction::NoDouble | CubeAction::TooGood => rolls[owner],
                CubeAction::DoubleTake => 2.0 * rolls[OPPONENTS],
                CubeAction::DoublePass => 1.0,
            };
            with = [turned(CENTRED), turned(OWN), rolls[OPPONENTS]];
        }
    }
    table
}

impl SampledTurn {
    fn book(&self, owner: usize, gain: f64, sums: &mut KindSums) {
        let (live, promised) = (self.live[owner], self.promised[owner]);
        for (at, weight) in self.weights {
            let one = live * f64::from(weight);
            sums.products[at] += one * gain;
            for (other, weight) in self.weights {
                sums.squares[at][other] += one * live * f64::from(weight);
            }
        }
        sums.promised_squared += promised * promised;
        sums.realised += promised * gain;
    }
}

fn turn(engine: &Engine, efficiencies: &Efficiencies, position: &Position) -> SampledTurn {
    let money = Context::money(MoneyRules::default());
    let [(centred, is_exact), (own, _)] = [None, Some(Role::Mover)].map(|owner| {
        let cube = CubeState { value: CubeValue::ONE, owner };
        engine.cube_at_leaf(position, &money.with_cube(cube))
    });
    let chances = centred.probabilities;
    let along = money.window(&chances, engine.equities()).map_or(0.5, |window| window.along(chances.win));
    let sides = Sides::from(position);
    // The floor keeps the division by these shares below finite.
    let shares =
        OWNERS.map(|owner| f64::from(efficiencies.look_up_efficiency(&sides).share(owner, along)).max(0.01));
    let values = [centred.no_double, own.no_double, centred.double_take / 2.0];
    let promised = values.map(|value| f64::from(value - chances.equity()));
    let exact = is_exact.then(|| (f64::from(chances.equity()), values.map(f64::from)));
    SampledTurn {
        kind: Efficiency::kind(&sides),
        live: std::array::from_fn(|owner| promised[owner] / shares[owner]),
        weights: Efficiency::weights(along),
        promised,
        actions: [centred.action, own.action],
        exact,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fit_recovers_the_heights() {
        let wanted: [f64; HEIGHTS] = std::array::from_fn(|at| 0.3 + 0.05 * at as f64);
        let mut sums = KindSums::default();
        let mut random = Random::new(3);
        for _ in 0..200_000 {
            let along = 2.4 * random.unit() - 0.7;
            let live = f64::from(random.unit()) - 0.5;
            let weights = Efficiency::weights(along);
            let share: f64 = weights.iter().map(|&(at, weight)| f64::from(weight) * wanted[at]).sum();
            let turn = SampledTurn {
                kind: 0,
                live: [live; 3],
                weights,
                promised: [live * share; 3],
                actions: [CubeAction::NoDouble; 2],
                exact: None,
            };
            turn.book(0, live * share, &mut sums);
        }
        for like in [None, Some(wanted)] {
            let found = sums.heights(like);
            assert!(found.iter().zip(wanted).all(|(a, b)| (a - b).abs() < 0.01), "{found:?}");
        }
        assert!((sums.realised / sums.promised_squared - 1.0).abs() < 1e-9);
    }
}
