//! The rolls that hit, computed for all 36 at once: sets of rolls as bits, looked up by the checkers and gaps
//! behind a blot.

use super::masks::Masks;
use crate::board::{BAR, mirror};

/// The rolls with which `o`, to move next, hits blots of `p`.
pub(super) struct Shots {
    /// The number of rolls of 36 that hit.
    pub(super) hits: u32,
    /// The number of rolls of 36 that hit more than one of the blots, each counted separately.
    pub(super) double_hits: u32,
    /// The pips lost, summed over the 36 rolls and the blots.
    pub(super) pips: u32,
}

/// A set of rolls: bits `0..15` are the pairs of two numbers, bits `16..22` the doublets.
type Rolls = u32;
/// A set of numbers of a die: bit `n - 1` for `n`.
type Dice = u32;

/// The 15 pairs of two numbers, in the order of their bits.
const PAIRS: [(u32, u32); 15] = {
    let mut pairs = [(0, 0); 15];
    let (mut at, mut a) = (0, 1);
    while a <= 6 {
        let mut b = a + 1;
        while b <= 6 {
            pairs[at] = (a, b);
            at += 1;
            b += 1;
        }
        a += 1;
    }
    pairs
};
const DOUBLETS_AT: u32 = 16;
/// The number of distances that one look-up covers.
const CHUNK: u32 = 6;

/// The rolls that shooters, or gaps, at some distances allow.
#[derive(Debug, Clone, Copy)]
struct Reach {
    /// For shooters: rolls with one number that hits. For gaps: pairs with a number that lands on a gap.
    one: Rolls,
    /// For shooters: pairs whose sum hits.
    sum: Rolls,
    /// The numbers whose double, triple and fourfold distance is in the set, in three fields of eight bits.
    multiples: u32,
}

impl Reach {
    const NONE: Self = Self { one: 0, sum: 0, multiples: 0 };

    /// Returns the reach for the distances `6 * chunk + 1..=6 * chunk + 6`, the nearest in the lowest bit of `set`.
    const fn new(set: u32, chunk: u32) -> Self {
        let mut reach = Self::NONE;
        let mut bit = 0;
        while bit < CHUNK {
            let distance = chunk * CHUNK + bit + 1;
            if set >> bit & 1 == 1 {
                reach.add(distance);
            }
            bit += 1;
        }
        reach
    }

    const fn add(&mut self, distance: u32) {
        let mut pair = 0;
        while pair < PAIRS.len() {
            let (a, b) = PAIRS[pair];
            self.one |= ((a == distance || b == distance) as u32) << pair;
            self.sum |= ((a + b == distance) as u32) << pair;
            pair += 1;
        }
        let mut die = 1;
        while die <= 6 {
            self.one |= ((die == distance) as u32) << (DOUBLETS_AT + die - 1);
            let mut times = 2;
            while times <= 4 {
                self.multiples |= ((die * times == distance) as u32) << (8 * (times - 2) + die - 1);
                times += 1;
            }
            die += 1;
        }
    }

    #[inline(always)]
    const fn and(self, other: Self) -> Self {
        Self {
            one: self.one | other.one,
            sum: self.sum | other.sum,
            multiples: self.multiples | other.multiples,
        }
    }
}

/// `[chunk][set of six distances]`.
static REACH: [[Reach; 64]; 4] = {
    let mut table = [[Reach::NONE; 64]; 4];
    let mut chunk = 0;
    while chunk < 4 {
        let mut set = 0;
        while set < 64 {
            table[chunk as usize][set as usize] = Reach::new(set, chunk);
            set += 1;
        }
        chunk += 1;
    }
    table
};

/// Returns the reach of a set of distances (bit `d` for `d` pips) within `CHUNKS` times six pips.
#[inline(always)]
fn reach<const CHUNKS: usize>(distances: u32) -> Reach {
    let mut all = Reach::NONE;
    for (chunk, table) in REACH[..CHUNKS].iter().enumerate() {
        all = all.and(table[(distances >> (6 * chunk + 1) & 0x3f) as usize]);
    }
    all
}

/// Returns the numbers of a die with which a doublet hits in two to `2 + further` steps, landing on gaps on the
/// way.
#[inline(always)]
fn in_steps(shooters: Reach, gaps: Reach, further: u32) -> Dice {
    let once = gaps.one >> DOUBLETS_AT;
    let (two, three) = (shooters.multiples, shooters.multiples >> 8);
    let four = if further == 2 { shooters.multiples >> 16 } else { 0 };
    once & (two | gaps.multiples & (three | gaps.multiples >> 8 & four)) & 0x3f
}

/// `[set of numbers] -> pairs whose lower, and whose higher number is in it`.
static HALVES: [[Rolls; 2]; 64] = {
    let mut table = [[0; 2]; 64];
    let mut set = 0;
    while set < 64 {
        let mut pair = 0;
        while pair < PAIRS.len() {
            let (a, b) = PAIRS[pair];
            table[set as usize][0] |= (set >> (a - 1) & 1) << pair;
            table[set as usize][1] |= (set >> (b - 1) & 1) << pair;
            pair += 1;
        }
        set += 1;
    }
    table
};

impl Shots {
    #[inline(always)]
    pub(super) fn new(p: Masks, o: Masks) -> Self {
        let blocked = mirror(p.made);
        let on_bar = o.any >> BAR & 1 == 1;
        let mut shots = Self { hits: 0, double_hits: 0, pips: 0 };
        let (mut once, mut twice) = (0, 0);
        // Targets and shooters are counted on the shooter's points: a shooter on `s` reaches `t` with `s - t` pips.
        let mut targets = mirror(p.blots);
        while targets != 0 {
            let target = targets.trailing_zeros();
            targets &= targets - 1;
            let shooters = o.any >> target & !1;
            if shooters == 0 {
                continue;
            }
            let open = !(blocked >> target);
            let rolls = if on_bar {
                hitting_rolls_from_bar(shooters, open, BAR as u32 - target)
            } else {
                hitting_rolls(shooters, open)
            };
            twice |= once & rolls;
            once |= rolls;
            shots.pips += weigh(rolls) * target;
        }
        shots.hits = weigh(once);
        shots.double_hits = weigh(twice);
        shots
    }
}

/// Returns the number of rolls of 36 in a set: pairs count twice, doublets once.
#[inline(always)]
fn weigh(rolls: Rolls) -> u32 {
    2 * (rolls & 0x7fff).count_ones() + (rolls >> DOUBLETS_AT).count_ones()
}

/// Returns the rolls that hit. `shooters` and `open` landing places are bit sets by distance from the target.
#[inline(always)]
fn hitting_rolls(shooters: u32, open: u32) -> Rolls {
    let (from, gaps) = (reach::<4>(shooters), reach::<3>(open));
    from.one | from.sum & gaps.one | in_steps(from, gaps, 2) << DOUBLETS_AT
}

/// Like [`hitting_rolls`] for a shooter on the bar, `bar` pips away, who must enter before anything else. Several
/// checkers on the bar count as one.
fn hitting_rolls_from_bar(shooters: u32, open: u32, bar: u32) -> Rolls {
    let board = shooters & !(1 << bar);
    // Entering with `die` lands `bar - die` pips short of the target, or past it. Points past the target are not
    // examined and count as open; the nets were trained on this count.
    let enters = (1..=6).fold(0, |set, die| {
        let lands = if bar >= die { open >> (bar - die) & 1 } else { 1 };
        set | lands << (die - 1)
    });
    let (entering, others, gaps) = (reach::<4>(1 << bar), reach::<4>(board), reach::<3>(open));
    let halves = |set: Dice| HALVES[(set & 0x3f) as usize];
    let ([first_enters, second_enters], [first_hits, second_hits]) = (halves(enters), halves(board >> 1));
    let [first_is_direct, second_is_direct] = halves(1 << bar >> 1);
    let by_first = first_enters & (first_is_direct | second_hits | entering.sum);
    let by_second = second_enters & (second_is_direct | first_hits | entering.sum);
    let through = entering.one >> DOUBLETS_AT | in_steps(entering, gaps, 2);
    let then = others.one >> DOUBLETS_AT | in_steps(others, gaps, 1);
    by_first | by_second | (enters & (through | then)) << DOUBLETS_AT
}
