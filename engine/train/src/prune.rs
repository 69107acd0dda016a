//! Fits the pruning net, which chooses the plays that a search evaluates. It learns to order the plays of a roll as the
//! big net does, whatever gammons are worth.

use crate::games::{TrainingPlayer, throw};
use crate::random::Random;
use crate::starts::Starts;
use crate::tools::report;
use eval::prune::{
    self, COUNTS, HEADS, LINEAR, OUT_SCALE, PLACES, Prices, PruneNet, PruneWeights, SUM_SCALE, WIDTH,
};
use eval::{Bucket, NativeEvaluator, Sides};
use rules::Position;

const ROWS: usize = PLACES * COUNTS;
/// The number of parameters of a class: rows, bias, outputs.
const PARAMETERS: usize = ROWS * WIDTH + WIDTH + HEADS * WIDTH;
const BIAS: usize = ROWS * WIDTH;
const OUT: usize = BIAS + WIDTH;
/// The distance from the best play at which a play counts a third as much.
const CARE: f32 = 0.15;
/// The number of decisions in a step of Adam.
const BATCH: usize = 48;
/// The part of each weight that a step takes away, times the rate. Only differences between plays are fitted, so
/// without it weights could grow together until whole numbers overflow.
const DECAY: f32 = 0.02;
/// The share of the games that train one net for all classes. It then gives the initial weights of each class.
const SHARED: f32 = 0.3;
const STARTS: Starts = Starts { scrambled: 0.3, constructed: 0.2 };

/// The plays of one decision with the big net's results for the side that plays: equity of wins, gammons won and
/// gammons lost.
struct Decision {
    root: Position,
    plays: Vec<Position>,
    targets: Vec<[f32; HEADS]>,
}

/// The settings of a run.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Pruning {
    /// The number of games whose decisions are learnt, each once.
    pub(crate) games: usize,
    /// Adam's initial rate; it falls to a fiftieth.
    pub(crate) rate: f32,
    /// The seed of dice and exploration.
    pub(crate) seed: u64,
}

/// The number of games between two reports.
const CHUNK: usize = 100;

/// Plays games with the big net and fits the pruning net to all their decisions.
pub(crate) fn fit(evaluator: &NativeEvaluator, settings: Pruning) -> PruneNet {
    let mut random = Random::new(settings.seed);
    let mut fitters = vec![Fitter::new(&mut random)];
    // The held-out games have a seed of their own, so that all runs are compared on the same games.
    let held = play(evaluator, &mut Random::new(777), 200);
    report(&format!("the built-in pruning net: {}", quality(&prune::embedded(), &held)));
    let mut waiting: Vec<Vec<Decision>> = (0..Bucket::COUNT).map(|_| Vec::new()).collect();
    let chunks = settings.games.div_ceil(CHUNK);
    for chunk in 0..chunks {
        let mut decisions = play(evaluator, &mut random, CHUNK);
        crate::tools::shuffle(&mut decisions, &mut random);
        let along = chunk as f32 / chunks as f32;
        // The rate falls along half a cosine, to 2 % at the end.
        let rate = settings.rate * (0.02 + 0.98 * 0.5 * (1.0 + (std::f32::consts::PI * along).cos()));
        if fitters.len() == 1 && along >= SHARED {
            fitters = vec![fitters.swap_remove(0); Bucket::COUNT];
            waiting[0].clear();
        }
        for decision in decisions {
            let class = if fitters.len() == 1 {
                0
            } else {
                Bucket::classify_sides(&Sides::from(&decision.root)).index()
            };
            waiting[class].push(decision);
            if waiting[class].len() == BATCH {
                fitters[class].step(&waiting[class], rate, &mut random);
                waiting[class].clear();
            }
        }
        if chunk % 50 == 49 || chunk + 1 == chunks {
            report(&format!("{} games: {}", (chunk + 1) * CHUNK, quality(&quantised(&fitters), &held)));
        }
    }
    quantised(&fitters)
}

/// Returns the net with these classes, or with one for all.
fn quantised(fitters: &[Fitter]) -> PruneNet {
    PruneNet {
        classes: (0..Bucket::COUNT).map(|class| fitters[class.min(fitters.len() - 1)].quantised()).collect(),
    }
}

/// Returns decisions with a choice, from games with some random starts and plays.
fn play(evaluator: &NativeEvaluator, random: &mut Random, games: usize) -> Vec<Decision> {
    let mut player = TrainingPlayer::new(evaluator);
    let mut decisions = Vec::new();
    for _ in 0..games {
        let mut position = STARTS.draw(random);
        while position.winner().is_none() {
            let roll = throw(random);
            let best = player.choose(&position, roll);
            // Shorter lists are never pruned.
            if player.options.len() >= 5 {
                let target = |p: &eval::Probabilities| {
                    let p = p.flipped();
                    [2.0 * p.win - 1.0, p.win_gammon + p.win_backgammon, p.lose_gammon + p.lose_backgammon]
                };
                decisions.push(Decision {
                    root: position,
                    plays: player.options.clone(),
                    targets: player.answers.iter().map(target).collect(),
                });
            }
            let next = if random.unit() < 0.1 { random.below(player.options.len()) } else { best };
            position = player.options[next];
        }
    }
    decisions
}

fn combined(heads: [f32; HEADS], prices: Prices) -> f32 {
    prices.win * heads[0] + prices.gammon_won * heads[1] - prices.gammon_lost * heads[2]
}

const MONEY: Prices = Prices { win: 1.0, gammon_won: 1.0, gammon_lost: 1.0 };

/// The limits by which a net is judged: the number of plays that are kept, and the margin in points.
const LIMITS: [(usize, f32); 6] = [(1, 9.0), (5, 9.0), (5, 0.16), (5, 0.08), (5, 0.05), (16, 0.3)];

/// Returns, as text, the mean loss of a decision for money and the mean number of plays that are evaluated, by
/// [`LIMITS`].
fn quality(net: &PruneNet, held: &[Decision]) -> String {
    let mut text = String::new();
    for (plays_max, margin) in LIMITS {
        let (mut loss, mut asked) = (0.0, 0);
        for decision in held {
            let mut worths = Vec::new();
            net.rank(&net.root(&decision.root), &decision.plays, MONEY, &mut worths);
            let mut order: Vec<usize> = (0..worths.len()).collect();
            order.sort_by(|&a, &b| worths[b].total_cmp(&worths[a]));
            let value = |&at: &usize| combined(decision.targets[at], MONEY);
            let best = order.iter().map(value).fold(f32::MIN, f32::max);
            let least = worths[order[0]] - margin * prune::SCALE;
            let kept = order.iter().take(plays_max).filter(|&&at| worths[at] >= least);
            asked += kept.clone().count();
            loss += f64::from(best - kept.map(value).fold(f32::MIN, f32::max));
        }
        let n = held.len() as f64;
        text += &format!(" {plays_max} within {margin}: {:.5} ({:.2});", loss / n, asked as f64 / n);
    }
    text
}

/// The weights of a class during fitting, with Adam's moments.
#[derive(Clone)]
struct Fitter {
    weights: Vec<f32>,
    gradient: Vec<f32>,
    first: Vec<f32>,
    second: Vec<f32>,
    steps: i32,
}

impl Fitter {
    fn new(random: &mut Random) -> Self {
        let mut weights = vec![0.0; PARAMETERS];
        for weight in &mut weights[..BIAS] {
            *weight = (random.unit() - 0.5) * 0.1;
        }
        weights[BIAS..OUT].fill(0.4);
        for weight in &mut weights[OUT..] {
            *weight = (random.unit() - 0.5) * 0.2;
        }
        Self {
            weights,
            gradient: vec![0.0; PARAMETERS],
            first: vec![0.0; PARAMETERS],
            second: vec![0.0; PARAMETERS],
            steps: 0,
        }
    }

    fn step(&mut self, batch: &[Decision], rate: f32, random: &mut Random) {
        self.gradient.fill(0.0);
        for decision in batch {
            // Half of the decisions are for money, the others at a score where gammons have another value.
            let prices = if random.unit() < 0.5 {
                MONEY
            } else {
                Prices { win: 1.0, gammon_won: 1.6 * random.unit(), gammon_lost: 1.6 * random.unit() }
            };
            self.learn(decision, prices, 1.0 / batch.len() as f32);
        }
        self.steps += 1;
        // Adam, with the decay rates that its authors recommend.
        let [slow, slower] = [0.9f32, 0.999].map(|decay| 1.0 - decay.powi(self.steps));
        for at in 0..PARAMETERS {
            let g = self.gradient[at];
            self.first[at] = 0.9 * self.first[at] + 0.1 * g;
            self.second[at] = 0.999 * self.second[at] + 0.001 * g * g;
            self.weights[at] -= rate * (self.first[at] / slow) / ((self.second[at] / slower).sqrt() + 1e-8);
            self.weights[at] -= rate * DECAY * self.weights[at];
        }
    }

    fn rows(position: &Position) -> impl Iterator<Item = usize> + '_ {
        let cells = &position.as_raw()[..PLACES];
        cells
            .iter()
            .enumerate()
            .map(|(place, &count)| (place * COUNTS + usize::from((count + 16).cast_unsigned() & 31)) * WIDTH)
    }

    /// Adds the gradient of one decision: the squared errors of its plays' values, after their mean error is
    /// subtracted, because only the order of plays matters. Good plays have more weight.
    fn learn(&mut self, decision: &Decision, prices: Prices, scale: f32) {
        let plays = decision.plays.len();
        let mut sums = vec![[0.0f32; WIDTH]; plays];
        let mut errors = Vec::with_capacity(plays);
        let mut cares = Vec::with_capacity(plays);
        let worth = |at: usize| combined(decision.targets[at], prices);
        let best = (0..plays).map(worth).fold(f32::MIN, f32::max);
        for (at, position) in decision.plays.iter().enumerate() {
            let sum = &mut sums[at];
            sum.copy_from_slice(&self.weights[BIAS..OUT]);
            for row in Self::rows(position) {
                for (sum, weight) in sum.iter_mut().zip(&self.weights[row..row + WIDTH]) {
                    *sum += weight;
                }
            }
            let mut heads = [0.0; HEADS];
            for (head, weights) in heads.iter_mut().zip(self.weights[OUT..].chunks_exact(WIDTH)) {
                *head = (0..WIDTH).map(|unit| clipped(sum[unit], unit) * weights[unit]).sum();
            }
            errors.push(combined(heads, prices) - worth(at));
            cares.push(0.03 + (-(best - worth(at)) / CARE).exp());
        }
        let total: f32 = cares.iter().sum();
        let mean = errors.iter().zip(&cares).map(|(error, care)| error * care).sum::<f32>() / total;
        for (at, position) in decision.plays.iter().enumerate() {
            // A ranking depends on differences only, so an error that all plays share is left alone.
            let slope = 2.0 * scale * cares[at] * (errors[at] - mean);
            let mut back = [0.0f32; WIDTH];
            for (head, price) in [prices.win, prices.gammon_won, -prices.gammon_lost].into_iter().enumerate()
            {
                for unit in 0..WIDTH {
                    let place = OUT + head * WIDTH + unit;
                    self.gradient[place] += slope * price * clipped(sums[at][unit], unit);
                    back[unit] += slope * price * self.weights[place];
                }
            }
            for (unit, back) in back.iter_mut().enumerate() {
                // A clipped unit lets a small part of the gradient through, so that it can recover.
                let inside = unit >= WIDTH - LINEAR || (0.0..=1.0).contains(&sums[at][unit]);
                *back *= if inside { 1.0 } else { 0.01 };
                self.gradient[BIAS + unit] += *back;
            }
            for row in Self::rows(position) {
                for (gradient, back) in self.gradient[row..row + WIDTH].iter_mut().zip(&back) {
                    *gradient += back;
                }
            }
        }
    }

    fn quantised(&self) -> PruneWeights {
        let whole = |weights: &[f32], scale: f32| -> [i16; WIDTH] {
            std::array::from_fn(|unit| (weights[unit] * scale).round().clamp(-16_000.0, 16_000.0) as i16)
        };
        PruneWeights {
            rows: self.weights[..BIAS].chunks_exact(WIDTH).map(|row| whole(row, SUM_SCALE)).collect(),
            bias: whole(&self.weights[BIAS..OUT], SUM_SCALE),
            out: std::array::from_fn(|head| whole(&self.weights[OUT + head * WIDTH..], OUT_SCALE)),
        }
    }
}

fn clipped(sum: f32, unit: usize) -> f32 {
    if unit >= WIDTH - LINEAR { sum } else { sum.clamp(0.0, 1.0) }
}
