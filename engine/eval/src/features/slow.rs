//! The original implementation of the features, count by count in `f32`. The fast implementation must
//! give the same values to the last bit, because nets were trained on these.

use super::{Dense, SIDE_FEATURES};
use crate::board::{BAR, Sides, mirror};
use std::sync::LazyLock;

/// The movement of a lone checker against the 12 points in front of it, for each pattern of blocked points.
struct Escapes {
    /// `[pattern] -> [half the pips moved over all 36 rolls, rolls past the last block within 6 pips, rolls past the
    /// last block within 12 pips, 0]`. Halved, the pips fit into a byte: an unblocked checker moves 294. Bit `d - 1`
    /// of the pattern is set if the point `d` pips ahead is blocked.
    by_pattern: Vec<[u8; 4]>,
}

static ESCAPES: LazyLock<Escapes> = LazyLock::new(Escapes::new);

impl Escapes {
    fn new() -> Self {
        let by_pattern = (0..1u32 << 12).map(Self::row).collect();
        Self { by_pattern }
    }

    fn row(pattern: u32) -> [u8; 4] {
        let near = 32 - (pattern & 0x3f).leading_zeros();
        let far = 32 - pattern.leading_zeros();
        let (mut pips, mut past_near, mut past_far) = (0, 0, 0u8);
        for a in 1..=6u32 {
            for b in 1..=6u32 {
                let reach = farthest(pattern, a, b);
                pips += reach;
                past_near += u8::from(reach > near);
                past_far += u8::from(reach > far);
            }
        }
        [u8::try_from(pips / 2).unwrap_or(u8::MAX), past_near, past_far, 0]
    }
}

/// Returns the greatest distance that a lone checker can travel with the dice `a` and `b` against `pattern`.
fn farthest(pattern: u32, a: u32, b: u32) -> u32 {
    let open = |distance: u32| distance > 12 || pattern >> (distance - 1) & 1 == 0;
    if a == b {
        return (1..=4).take_while(|&steps| open(steps * a)).last().map_or(0, |steps| steps * a);
    }
    if (open(a) || open(b)) && open(a + b) {
        return a + b;
    }
    [a.max(b), a.min(b)].into_iter().find(|&die| open(die)).unwrap_or(0)
}

/// The occupied places of one side, as bit sets over its own points; bit 25 is the bar.
#[derive(Clone, Copy)]
struct Masks {
    any: u32,
    made: u32,
    blots: u32,
}

impl Masks {
    fn new(counts: &[u8; 32]) -> Self {
        let (mut any, mut blots) = (0u32, 0u32);
        for (place, &count) in counts.iter().enumerate() {
            any |= u32::from(count != 0) << place;
            blots |= u32::from(count == 1) << place;
        }
        let board = 0x01ff_fffe;
        let all = 0x03ff_fffe;
        Self { any: any & all, made: any & !blots & board, blots: blots & board }
    }
}

/// Computes the dense inputs of a position.
pub(super) fn dense(sides: &Sides, out: &mut Dense) {
    let escapes = &*ESCAPES.by_pattern;
    let own = Masks::new(&sides.own);
    let opp = Masks::new(&sides.opp);
    let (first, rest) = out.split_at_mut(SIDE_FEATURES);
    let (second, both) = rest.split_at_mut(SIDE_FEATURES);
    let own_pips = side(&sides.own, own, opp, escapes, first);
    let opp_pips = side(&sides.opp, opp, own, escapes, second);
    let lead = (opp_pips - own_pips) as f32;
    both[0] = (lead / 60.0).clamp(-1.0, 1.0);
    both[1] = (lead / 15.0).clamp(-1.0, 1.0);
    both[2] = lead / (own_pips + opp_pips).max(1) as f32;
    // A strong home board counts for more if the other side already has checkers on the bar.
    both[3] = first[18] * f32::from(sides.opp[BAR]).min(3.0) / 3.0;
    both[4] = second[18] * f32::from(sides.own[BAR]).min(3.0) / 3.0;
    // Shots have more weight against a strong board.
    both[5] = first[26] * second[18];
    both[6] = second[26] * first[18];
    // 1 in a race; `super::counts` explains the number.
    both[7] = if own.any.leading_zeros() + opp.any.leading_zeros() >= 38 { 1.0 } else { 0.0 };
}

/// Fills one side's features and returns its pip count. `p` is the side, `o` its opponent.
fn side(counts: &[u8; 32], p: Masks, o: Masks, escapes: &[[u8; 4]], out: &mut [f32]) -> i32 {
    let blocks = mirror(o.made);
    let rear = 31 - (p.any | 1).leading_zeros() as usize;
    let their_rear = 31 - (o.any | 1).leading_zeros() as usize;
    let passed = 25 - their_rear.min(25);
    let sums = CheckerSums::new(counts, passed);

    let off = 15.0 - sums.checkers as f32;
    out[0] = off / 15.0;
    out[1] = (off / 5.0).min(1.0);
    out[2] = ((off - 5.0) / 5.0).clamp(0.0, 1.0);
    out[3] = ((off - 10.0) / 5.0).clamp(0.0, 1.0);
    out[4] = sums.pips as f32 / 200.0;
    out[5] = sums.contact_pips as f32 / 120.0;
    out[6] = sums.free as f32 / 15.0;
    out[7] = sums.free_pips as f32 / 60.0;

    let ahead = |from: usize| -> [u8; 4] {
        // The point `d` pips ahead of `from` is point `from - d`. Reversing puts the nearest point in the lowest
        // bit.
        let window = ((u64::from(blocks) << 12) >> from) & 0xfff;
        escapes[(window as u32).reverse_bits() as usize >> 20]
    };
    let rear_escape = ahead(rear);
    out[8] = f32::from(rear_escape[0]) / 147.0;
    out[9] = f32::from(rear_escape[1]) / 36.0;
    out[10] = f32::from(rear_escape[2]) / 36.0;
    out[11] = sums.back as f32 / 6.0;
    let (mut trapped, mut mobility) = (0u32, 0u32);
    let mut outside = p.any >> 7 << 7;
    while outside != 0 {
        let place = outside.trailing_zeros() as usize;
        outside &= outside - 1;
        let row = ahead(place);
        let count = u32::from(counts[place]);
        mobility += count * (place as u32 - 6) * u32::from(row[0]);
        if place > 12 {
            trapped += count * u32::from(36 - row[2]);
        }
    }
    out[12] = trapped as f32 / 216.0;
    out[13] = mobility as f32 / 12_000.0;
    out[14] = rear as f32 / 25.0;

    let anchors = p.made >> 19;
    let forward = p.made >> 13;
    out[15] = if forward == 0 { 0.0 } else { (12 - forward.trailing_zeros()) as f32 / 12.0 };
    out[16] = anchors.count_ones() as f32 / 3.0;
    out[17] = if anchors == 0 { 0.0 } else { (anchors.leading_zeros() - 25) as f32 / 6.0 };
    let closed = (p.made >> 1 & 0x3f).count_ones();
    out[18] = closed as f32 / 6.0;
    let (window, run) = prime(p.made);
    out[19] = window as f32 / 6.0;
    out[20] = run as f32 / 6.0;

    let (tightest, total) = containment(p.made, escapes);
    out[21] = tightest as f32 / 36.0;
    out[22] = total as f32 / 252.0;
    out[23] = out[21] * out[21];
    let danced = blocks >> 19 & 0x3f;
    let stay_out = danced.count_ones() * danced.count_ones();
    out[24] = (closed * closed) as f32 / 36.0;
    out[25] = if counts[BAR] > 0 { stay_out as f32 / 36.0 } else { 0.0 };

    let shots = Shots::new(p, o);
    out[26] = shots.hits as f32 / 36.0;
    out[27] = shots.double_hits as f32 / 36.0;
    out[28] = shots.pips as f32 / 720.0;
    out[29] = p.blots.count_ones() as f32 / 6.0;
    out[30] = (p.blots & 0x7e).count_ones() as f32 / 4.0;
    let n = sums.checkers.max(1) as f32;
    let mean = sums.pips as f32 / n;
    out[31] = (sums.squares as f32 / n - mean * mean) / 100.0;
    out[32] = sums.deep as f32 / 9.0;
    out[33] = sums.spare_pips as f32 / 60.0;
    out[34] = sums.builders as f32 / 8.0;
    out[35] = sums.crossovers as f32 / 30.0;
    sums.pips
}

/// Plain sums over one side's checkers.
#[derive(Default)]
struct CheckerSums {
    checkers: i32,
    pips: i32,
    squares: i32,
    /// The pips that bring every checker past the opponent's rearmost one.
    contact_pips: i32,
    /// The checkers already past it, and their pips.
    free: i32,
    free_pips: i32,
    /// The checkers in the opponent's home board or on the bar.
    back: i32,
    /// The checkers beyond the second on the three deepest points.
    deep: i32,
    /// The pips that checkers between the home boards can still play before the home board must break.
    spare_pips: i32,
    builders: i32,
    crossovers: i32,
}

/// For each place, the weights of the sums that do not depend on the other side.
const PIP: [i32; 32] = weights(0);
const SQUARE: [i32; 32] = weights(1);
const BACK: [i32; 32] = weights(2);
const SPARE: [i32; 32] = weights(3);
const BUILDER: [i32; 32] = weights(4);
const CROSSOVER: [i32; 32] = weights(5);
const CHECKER: [i32; 32] = weights(6);

const fn weights(kind: u32) -> [i32; 32] {
    let mut table = [0; 32];
    let mut place = 1;
    while place <= 25 {
        let pip = place as i32;
        table[place] = match kind {
            0 => pip,
            1 => pip * pip,
            2 => (place >= 19) as i32,
            3 => {
                if place >= 7 && place <= 18 {
                    pip - 6
                } else {
                    0
                }
            }
            4 => (place >= 7 && place <= 12) as i32,
            5 => (pip - 1) / 6,
            _ => 1,
        };
        place += 1;
    }
    table
}

impl CheckerSums {
    fn new(counts: &[u8; 32], passed: usize) -> Self {
        let mut s = Self::default();
        let passed = passed as i32;
        for place in 0..32 {
            let n = i32::from(counts[place]);
            s.checkers += n * CHECKER[place];
            s.pips += n * PIP[place];
            s.squares += n * SQUARE[place];
            s.back += n * BACK[place];
            s.spare_pips += n * SPARE[place];
            s.builders += n * BUILDER[place];
            s.crossovers += n * CROSSOVER[place];
            s.contact_pips += n * (PIP[place] - passed).max(0);
            let free = n * i32::from(PIP[place] < passed) * CHECKER[place];
            s.free += free;
            s.free_pips += free * PIP[place];
        }
        s.deep = (1..=3).map(|place| (i32::from(counts[place]) - 2).max(0)).sum();
        s
    }
}

/// Returns the highest number of made points among six consecutive points up to the 18-point, and the length of the
/// longest run of made points there, at most 6.
fn prime(made: u32) -> (u32, u32) {
    let made = made >> 1 & 0x3_ffff;
    let mut best = 0;
    for start in 0..13 {
        best = best.max((made >> start & 0x3f).count_ones());
    }
    let (mut run, mut rest) = (0, made);
    while rest != 0 {
        rest &= rest >> 1;
        run += 1;
    }
    (best, run.min(6))
}

/// Returns how well a side's points hold an opposing checker on the bar or on one of the points 1 to 9. This is the
/// number of rolls, of 36, that do not bring the checker past the last block within 12 pips: the highest number of
/// all ten places, and the sum over the bar and the points 1 to 6.
fn containment(made: u32, escapes: &[[u8; 4]]) -> (u32, u32) {
    let (mut tightest, mut total) = (0, 0);
    for start in 0..10 {
        let window = made >> (start + 1) & 0xfff;
        let held = 36 - u32::from(escapes[window as usize][2]);
        tightest = tightest.max(held);
        total += if start < 7 { held } else { 0 };
    }
    (tightest, total)
}

/// The rolls with which `o`, to move next, hits blots of `p`.
struct Shots {
    hits: u32,
    double_hits: u32,
    /// The pips lost, summed over the 36 rolls and the blots.
    pips: u32,
}

/// The two dice of the 15 rolls that are not doublets; the last lane is empty.
const FIRST: [u32; 16] = [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5, 31];
const SECOND: [u32; 16] = [2, 3, 4, 5, 6, 3, 4, 5, 6, 4, 5, 6, 5, 6, 6, 31];

impl Shots {
    fn new(p: Masks, o: Masks) -> Self {
        let blocked = mirror(p.made);
        let on_bar = o.any >> BAR & 1 == 1;
        let mut shots = Self { hits: 0, double_hits: 0, pips: 0 };
        let (mut once, mut twice) = (0u32, 0u32);
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
                hitting_rolls_from_bar(shooters, open, target)
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

/// Returns the number of rolls of 36 in a set: the 15 rolls in the low bits count twice, the six doublets from bit
/// 16 once.
fn weigh(rolls: u32) -> u32 {
    2 * (rolls & 0x7fff).count_ones() + (rolls >> 16).count_ones()
}

/// Returns the rolls that hit. `shooters` and `open` landing places are bit sets by distance from the target.
fn hitting_rolls(shooters: u32, open: u32) -> u32 {
    let mut lanes = [0u32; 16];
    for lane in 0..16 {
        let (a, b) = (FIRST[lane], SECOND[lane]);
        let direct = shooters >> a | shooters >> b;
        let combined = (shooters >> ((a + b) & 31)) & (open >> a | open >> b);
        lanes[lane] = ((direct | combined) & 1) << lane;
    }
    let mut rolls = lanes.iter().fold(0, |all, lane| all | lane) & 0x7fff;
    for a in 1..=6 {
        rolls |= doublet_hits(shooters, open, a, 4) << (15 + a);
    }
    rolls
}

fn doublet_hits(shooters: u32, open: u32, die: u32, steps: u32) -> u32 {
    let mut path = 1;
    let mut hit = 0;
    for step in 1..=steps {
        hit |= path & shooters >> (die * step).min(31);
        path &= open >> (die * step).min(31);
    }
    hit & 1
}

/// Like [`hitting_rolls`] for a shooter on the bar, who must enter before anything else. Several checkers on the bar
/// count as one.
fn hitting_rolls_from_bar(shooters: u32, open: u32, target: u32) -> u32 {
    let bar = BAR as u32 - target;
    let board = shooters & !(1 << bar);
    // Entering with `die` lands `bar - die` pips short of the target, or past it. Points past the target are not
    // examined and count as open; the nets were trained on this count.
    let enters = |die: u32| if bar >= die { open >> (bar - die) & 1 } else { 1 };
    let mut rolls = 0;
    for lane in 0..15 {
        let (a, b) = (FIRST[lane], SECOND[lane]);
        let by = |first: u32, second: u32| {
            let then = u32::from(bar == first) | board >> second & 1 | u32::from(bar == first + second);
            enters(first) & then
        };
        rolls |= (by(a, b) | by(b, a)) << lane;
    }
    for die in 1..=6 {
        let through = doublet_hits(1 << bar, open, die, 4);
        let then = doublet_hits(board, open, die, 3);
        rolls |= (enters(die) & (through | then)) << (15 + die);
    }
    rolls
}
