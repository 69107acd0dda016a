//! Tables over 12 neighbouring points: how a lone checker moves against them, and how well they hold one.

use std::sync::LazyLock;

/// The number of points that a pattern covers.
const WINDOW: u32 = 12;
/// The number of patterns.
const PATTERNS: u32 = 1 << WINDOW;
/// The mask that keeps an index inside the tables.
pub(super) const MASK: u32 = PATTERNS - 1;

/// The movement of a lone checker against the 12 points ahead of it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Escape {
    /// Half the pips moved, summed over all 36 rolls.
    pub(super) half_pips: u8,
    /// The number of the 36 rolls that take it past the blocks within six points.
    pub(super) past_near: u8,
    /// The number of the 36 rolls that take it past all blocks within twelve points.
    pub(super) past_far: u8,
}

/// All tables, computed once.
#[derive(Debug)]
pub(crate) struct Tables {
    /// By the blocks ahead, the **farthest** in the lowest bit: the moving checker's view of a board that is
    /// numbered from its home.
    ahead: Vec<Escape>,
    /// By the blocks ahead, the nearest in the lowest bit: the number of the 36 rolls that do not take a checker past
    /// all of them.
    held: Vec<u8>,
    /// By made points: the most within six neighbours in the high four bits, and the longest run (at most six) in the
    /// low four.
    primes: Vec<u8>,
}

static TABLES: LazyLock<Tables> = LazyLock::new(Tables::new);

impl Tables {
    /// Returns the tables, which are computed on first use in about a millisecond.
    pub(crate) fn get() -> &'static Self {
        &TABLES
    }

    fn new() -> Self {
        let reversed = |pattern: u32| pattern.reverse_bits() >> (u32::BITS - WINDOW);
        Self {
            ahead: (0..PATTERNS).map(|pattern| Escape::against(reversed(pattern))).collect(),
            held: (0..PATTERNS).map(|pattern| 36 - Escape::against(pattern).past_far).collect(),
            primes: (0..PATTERNS).map(prime).collect(),
        }
    }

    /// Returns the movement of a checker against `blocks` ahead of it, the farthest of 12 in the lowest bit.
    #[inline(always)]
    pub(super) fn ahead(&self, blocks: u32) -> Escape {
        self.ahead[(blocks & MASK) as usize]
    }

    /// Returns the number of the 36 rolls that leave a checker behind `blocks`, the nearest in the lowest bit.
    #[inline(always)]
    pub(super) fn held(&self, blocks: u32) -> i32 {
        i32::from(self.held[(blocks & MASK) as usize])
    }

    /// Returns the most made points within any six neighbouring points up to the 18-point, and the longest run of
    /// made points.
    #[inline(always)]
    pub(super) fn prime(&self, made: u32) -> (i32, i32) {
        // Any six neighbours of the 18 points are among the first twelve or the last twelve.
        let near = self.primes[(made >> 1 & MASK) as usize];
        let far = self.primes[(made >> 7 & MASK) as usize];
        (i32::from((near >> 4).max(far >> 4)), i32::from((near & 15).max(far & 15)))
    }
}

impl Escape {
    /// Returns the movement against a pattern whose bit `d - 1` is set if the point `d` pips ahead is blocked.
    fn against(pattern: u32) -> Self {
        let near = 32 - (pattern & 0x3f).leading_zeros();
        let far = 32 - pattern.leading_zeros();
        let (mut pips, mut past_near, mut past_far) = (0, 0, 0);
        for a in 1..=6 {
            for b in 1..=6 {
                let reach = farthest(pattern, a, b);
                pips += reach;
                past_near += u8::from(reach > near);
                past_far += u8::from(reach > far);
            }
        }
        Self { half_pips: u8::try_from(pips / 2).unwrap_or(u8::MAX), past_near, past_far }
    }
}

/// Returns the greatest distance that a lone checker can travel with the dice `a` and `b` against `pattern`.
fn farthest(pattern: u32, a: u32, b: u32) -> u32 {
    let open = |distance: u32| distance > WINDOW || pattern >> (distance - 1) & 1 == 0;
    if a == b {
        return (1..=4).take_while(|&steps| open(steps * a)).last().map_or(0, |steps| steps * a);
    }
    if (open(a) || open(b)) && open(a + b) {
        return a + b;
    }
    [a.max(b), a.min(b)].into_iter().find(|&die| open(die)).unwrap_or(0)
}

/// Returns, for twelve points, sixteen times the most made ones within six neighbours plus the longest run within
/// six.
fn prime(made: u32) -> u8 {
    let six = (0..=6).map(|start| made >> start & 0x3f);
    let most = six.clone().map(u32::count_ones).max().unwrap_or(0);
    let run = |mut points: u32| {
        let mut length = 0;
        while points != 0 {
            points &= points >> 1;
            length += 1;
        }
        length
    };
    let longest = six.map(run).max().unwrap_or(0);
    u8::try_from(16 * most + longest).unwrap_or(u8::MAX)
}
