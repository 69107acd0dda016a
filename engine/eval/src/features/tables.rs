//! Tables over 12 neighbouring points: how a lone checker moves against them, and how well they hold one.

/// The number of points that a pattern covers.
const WINDOW: u32 = 12;
/// The number of patterns.
const PATTERNS: usize = 1 << WINDOW;
/// The mask that keeps an index inside the tables.
pub(super) const MASK: u32 = (1 << WINDOW) - 1;

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

/// All tables, computed by the compiler.
#[derive(Debug)]
pub(crate) struct Tables {
    /// By the blocks ahead, the **farthest** in the lowest bit: the moving checker's view of a board that is
    /// numbered from its home.
    ahead: [Escape; PATTERNS],
    /// By the blocks ahead, the nearest in the lowest bit: the number of the 36 rolls that do not take a checker past
    /// all of them.
    held: [u8; PATTERNS],
    /// By made points: the most within six neighbours in the high four bits, and the longest run (at most six) in the
    /// low four.
    primes: [u8; PATTERNS],
}

static TABLES: Tables = Tables::new();

impl Tables {
    /// Returns the tables.
    pub(crate) const fn get() -> &'static Self {
        &TABLES
    }

    const fn new() -> Self {
        let mut tables = Self {
            ahead: [Escape { half_pips: 0, past_near: 0, past_far: 0 }; PATTERNS],
            held: [0; PATTERNS],
            primes: [0; PATTERNS],
        };
        let mut pattern = 0;
        while pattern <= MASK {
            let escape = Escape::against(pattern);
            let reversed = pattern.reverse_bits() >> (u32::BITS - WINDOW);
            tables.ahead[reversed as usize] = escape;
            tables.held[pattern as usize] = 36 - escape.past_far;
            tables.primes[pattern as usize] = prime(pattern);
            pattern += 1;
        }
        tables
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
    const fn against(pattern: u32) -> Self {
        let near = 32 - (pattern & 0x3f).leading_zeros();
        let far = 32 - pattern.leading_zeros();
        let (mut pips, mut past_near, mut past_far) = (0, 0, 0);
        let mut high = 1;
        while high <= 6 {
            let mut low = 1;
            while low <= high {
                let reach = farthest(pattern, high, low);
                // A roll of two different numbers can be thrown in two ways.
                let ways = if high == low { 1 } else { 2 };
                pips += ways * reach;
                past_near += ways * (reach > near) as u32;
                past_far += ways * (reach > far) as u32;
                low += 1;
            }
            high += 1;
        }
        Self { half_pips: byte(pips / 2), past_near: byte(past_near), past_far: byte(past_far) }
    }
}

/// Returns a number of at most 255 as a byte.
#[expect(clippy::cast_possible_truncation, reason = "checked in the line above")]
const fn byte(number: u32) -> u8 {
    assert!(number <= 255);
    number as u8
}

/// Returns the greatest distance that a lone checker can travel with the numbers `high` and `low` against `pattern`.
const fn farthest(pattern: u32, high: u32, low: u32) -> u32 {
    if high == low {
        let mut steps = 0;
        while steps < 4 && is_open(pattern, (steps + 1) * high) {
            steps += 1;
        }
        return steps * high;
    }
    let (by_high, by_low) = (is_open(pattern, high), is_open(pattern, low));
    if (by_high || by_low) && is_open(pattern, high + low) {
        high + low
    } else if by_high {
        high
    } else if by_low {
        low
    } else {
        0
    }
}

/// Returns true if the point this many pips ahead is not blocked.
const fn is_open(pattern: u32, distance: u32) -> bool {
    distance > WINDOW || pattern >> (distance - 1) & 1 == 0
}

/// Returns, for twelve points, sixteen times the most made ones within six neighbours plus the longest run within
/// six.
const fn prime(made: u32) -> u8 {
    let (mut most, mut longest) = (0, 0);
    let mut start = 0;
    while start <= 6 {
        let six = made >> start & 0x3f;
        if six.count_ones() > most {
            most = six.count_ones();
        }
        let mut run = 0;
        let mut points = six;
        while points != 0 {
            points &= points >> 1;
            run += 1;
        }
        if run > longest {
            longest = run;
        }
        start += 1;
    }
    byte(16 * most + longest)
}
