//! Perfect play of both sides at the end of a bear-off, with the cube, for money and at every match score.
//!
//! While few positions can follow, all of them are solved by going backwards from the last checkers: in each one both
//! sides choose, for each cube, the play and the use of the cube that are best for them. Gammons cannot happen,
//! because both sides have borne off checkers. A solution ([`Solved`]) holds every position that can follow from the
//! one in the question, so it serves the rest of the game.
//!
//! **Covered** positions are a property of the position alone ([`is_covered`]), so that answers do not depend on
//! earlier questions. All positions of six checkers on each side are covered, and larger ones on low points.
//!
//! **Cost.** `NETWORKS.md` lists it. Nothing is stored in files: solutions are computed when they are first needed
//! and kept until the memory for them is full; the least recently used are then dropped.

use super::endings::{Homes, reach};
use super::home::{CHECKERS, Home, POINTS, count};
use crate::context::{Context, CubeState, Stake};
use crate::cube::{CUBES_MAX, Values};
use crate::cubes::{CubeGame, QuestionSide};
use crate::efficiency::Efficiency;
use crate::probabilities::Probabilities;
use crate::score::MatchEquities;
use rules::CubeValue;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// The maximum number of pairs of homes that may follow: those of six checkers on each side's six-point.
/// Solving them takes about a second at most (`NETWORKS.md`).
const PAIRS_MAX: usize = 924 * 924;
/// The maximum number of homes that may follow on one side: those of eight checkers.
const HOMES_MAX: usize = 3003;
/// The maximum number of checkers of a side in the table of [`small`].
const SMALL: usize = 6;
/// The memory that solutions may keep while they are not in use, in bytes. The largest one, with 8 bytes for each of
/// [`PAIRS_MAX`] pairs and 16 columns, takes 104 MiB.
const KEPT_BYTES: usize = 128 << 20;

/// Returns true if positions with these homes are solved.
pub(crate) fn is_covered(own: &Home, opponent: &Home) -> bool {
    let bears_off = |home: &Home| (1..CHECKERS).contains(&count(home));
    if !bears_off(own) || !bears_off(opponent) {
        return false;
    }
    let (own, opponent) = (reach(own), reach(opponent));
    own.max(opponent) <= HOMES_MAX && own * opponent <= PAIRS_MAX
}

/// The solution of a covered position for the stakes of a question, and of every position that can follow.
#[derive(Debug)]
pub(crate) struct Solved {
    table: Arc<PerfectTable>,
    /// The table's side that corresponds to the question's asker. The table may have been made for a question of the
    /// other side.
    asker: QuestionSide,
    /// The column of each cube of the question's game, or `None` for a dead cube.
    columns: [Option<usize>; CUBES_MAX],
}

impl Solved {
    /// Returns the solution of a position with these homes, the side on roll first, or `None` if it is not covered.
    ///
    /// `game` is the game of a question in which `context` holds for the side on roll.
    pub(crate) fn look_up_homes(
        own: &Home,
        opponent: &Home,
        context: &Context,
        game: &CubeGame<'_>,
        solutions: &Solutions,
        equities: &MatchEquities,
    ) -> Option<Self> {
        if !is_covered(own, opponent) {
            return None;
        }
        let stakes = stakes(context);
        // A cube that cannot occur, such as an owned one at 1, has no column either.
        let (columns, is_whole) = game.columns_in(&CubeGame::new(&stakes, equities));
        is_whole.then(|| {
            let (table, asker) = solutions.table(own, opponent, &stakes, equities);
            Self { table, asker, columns }
        })
    }

    /// Returns the chances without a cube, and the values at the game's cubes, of a position in which `turn` is on
    /// roll. It must follow from the solved one, and neither side may be done.
    pub(crate) fn look(
        &self,
        own: &Home,
        opponent: &Home,
        turn: QuestionSide,
        game: &CubeGame<'_>,
    ) -> (Probabilities, Values) {
        let side = if turn == QuestionSide::Asker { self.asker } else { self.asker.other() };
        let row = self.table.look(own, opponent, side);
        let win = row[self.table.win()];
        let p = Probabilities { win, ..Probabilities::LOST };
        let values = std::array::from_fn(|at| match self.columns[at] {
            Some(column) => row[column],
            None => game.dead(turn, &p, at),
        });
        (p, values)
    }
}

/// Facts about the cube in a position, besides the chance to win.
#[derive(Debug)]
pub(crate) enum CubeFacts {
    /// The values at the game's cubes.
    Values(Values),
    /// The cube's efficiency in this position, if the game were for money.
    Efficiency(Efficiency),
}

/// Returns the chance to win and what is known about the cube, if each side has at most six checkers. Both come from
/// one table for money, which is computed once, so a search may ask for each of its leaves. The table has no values for
/// matches, but it shows how much a cube in this very position is worth for money.
pub(crate) fn small(
    own: &Home,
    opponent: &Home,
    turn: QuestionSide,
    game: &CubeGame<'_>,
    solutions: &Solutions,
) -> Option<(f32, CubeFacts)> {
    if ![own, opponent].iter().all(|home| (1..=SMALL).contains(&count(home))) {
        return None;
    }
    let Money { game: money, table } = solutions.money.get_or_init(Money::new);
    let row = table.look(own, opponent, QuestionSide::Asker);
    let win = row[table.win()];
    let p = Probabilities { win, ..Probabilities::LOST };
    if game.is_match() {
        return Some((win, CubeFacts::Efficiency(money.efficiency(&p, &row))));
    }
    let (columns, _) = game.columns_in(money);
    let live = game.is_live_money();
    let values = std::array::from_fn(|at| match columns[at] {
        Some(column) if live => row[column],
        _ => game.dead(turn, &p, at),
    });
    Some((win, CubeFacts::Values(values)))
}

/// Returns the stakes for which a table is made: those of the question with the cube as it is at the start of a
/// game, so that all questions of a game share a table.
fn stakes(context: &Context) -> Context {
    let value = context.cube.value;
    match context.stake {
        // Gammons cannot happen, so Jacoby and beavers change nothing for players who do not err.
        Stake::Money(_) if value < CubeValue::MAX => Context::money(crate::MoneyRules::default()),
        Stake::Cubeless | Stake::Money(_) => Context::CUBELESS,
        Stake::Match(score) => {
            let start = if context.cube.owner.is_none() { value } else { CubeValue::ONE };
            Context::match_play(score).with_cube(CubeState { value: start, owner: None })
        }
    }
}

/// The solved bear-offs of an engine.
#[derive(Debug, Default)]
pub(crate) struct Solutions {
    /// The most recently used tables, the last one first.
    kept: Mutex<Vec<Arc<LazyTable>>>,
    money: OnceLock<Money>,
}

/// The table of [`small`], with the game for which it was made.
#[derive(Debug)]
struct Money {
    game: CubeGame<'static>,
    table: PerfectTable,
}

impl Money {
    fn new() -> Self {
        let mut top = [0; POINTS];
        top[POINTS - 1] = u8::try_from(SMALL).unwrap_or(0);
        let game = CubeGame::for_money();
        let table = PerfectTable::new(&top, &top, &game);
        Self { game, table }
    }
}

/// A table that is made by the first thread that needs it.
#[derive(Debug)]
struct LazyTable {
    stakes: Context,
    tops: [Home; 2],
    bytes: usize,
    table: OnceLock<Arc<PerfectTable>>,
}

impl LazyTable {
    /// Returns the table's side that is on roll in this position, or `None` if the table does not hold the position.
    fn holds(&self, own: &Home, opponent: &Home, stakes: &Context) -> Option<QuestionSide> {
        let [asker, other] = &self.tops;
        if self.stakes == *stakes && is_below(own, asker) && is_below(opponent, other) {
            Some(QuestionSide::Asker)
        } else if self.stakes == stakes.flipped() && is_below(own, other) && is_below(opponent, asker) {
            Some(QuestionSide::Other)
        } else {
            None
        }
    }
}

/// Returns true if no checker of `home` is further back than in `top`, checker by checker.
fn is_below(home: &Home, top: &Home) -> bool {
    let (mut left, mut right) = (0, 0);
    home.iter().zip(top).rev().all(|(a, b)| {
        (left, right) = (left + a, right + b);
        left <= right
    })
}

impl Solutions {
    /// Returns a table with these homes and stakes, and the side of it that is on roll.
    fn table(
        &self,
        own: &Home,
        opponent: &Home,
        stakes: &Context,
        equities: &MatchEquities,
    ) -> (Arc<PerfectTable>, QuestionSide) {
        let (kept, turn) = {
            // No thread can panic in the middle of a change, so a poisoned list is still complete.
            let mut all = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
            let found =
                all.iter().enumerate().find_map(|(at, kept)| Some((at, kept.holds(own, opponent, stakes)?)));
            let (kept, turn) = match found {
                Some((at, turn)) => (all.remove(at), turn),
                None => {
                    let bytes = PerfectTable::bytes(own, opponent, &CubeGame::new(stakes, equities));
                    let tops = [*own, *opponent];
                    (
                        Arc::new(LazyTable { stakes: *stakes, tops, bytes, table: OnceLock::new() }),
                        QuestionSide::Asker,
                    )
                }
            };
            // The last used table comes first, so that the oldest ones go when the memory is full.
            all.insert(0, Arc::clone(&kept));
            let mut sum = 0;
            all.retain(|kept| {
                // A thread that uses a table holds its own reference, so a table that is dropped here lives until that
                // thread is done.
                sum += kept.bytes;
                sum <= KEPT_BYTES
            });
            (kept, turn)
        };
        // The table is made outside the lock, so that other questions go on. A question about the same table waits
        // here.
        let made = kept.table.get_or_init(|| {
            let [own, opponent] = &kept.tops;
            Arc::new(PerfectTable::new(own, opponent, &CubeGame::new(&kept.stakes, equities)))
        });
        (Arc::clone(made), turn)
    }
}

/// A row of values, one for each column.
type ValueRow<const WIDTH: usize> = [f32; WIDTH];

/// All positions that can follow from one, solved.
#[derive(Debug)]
struct PerfectTable {
    /// The number of cubes of the game for which the table was made.
    cubes: usize,
    /// The homes of the asker and of the other side.
    homes: [Homes; 2],
    rows: Rows,
}

/// The values after a play, in rows as wide as the stakes need.
#[derive(Debug)]
enum Rows {
    Four(Grid<4>),
    Eight(Grid<8>),
    Sixteen(Grid<16>),
}

impl PerfectTable {
    fn new(own: &Home, opponent: &Home, game: &CubeGame<'_>) -> Self {
        let homes = [Homes::below(own), Homes::below(opponent)];
        let rows = match game.used() + 1 {
            0..=4 => Rows::Four(Grid::solve(game, &homes)),
            5..=8 => Rows::Eight(Grid::solve(game, &homes)),
            _ => Rows::Sixteen(Grid::solve(game, &homes)),
        };
        Self { cubes: game.used(), homes, rows }
    }

    /// Returns the memory that a table takes, in bytes.
    fn bytes(own: &Home, opponent: &Home, game: &CubeGame<'_>) -> usize {
        let columns = (game.used() + 1).next_power_of_two().max(4);
        2 * reach(own) * reach(opponent) * columns * size_of::<f32>()
    }

    /// Returns the column with the chance to win without a cube. The columns before it are the cubes of the game.
    fn win(&self) -> usize {
        self.cubes
    }

    /// Returns the values of the side on roll, `turn`.
    fn look(&self, own: &Home, opponent: &Home, turn: QuestionSide) -> ValueRow<16> {
        let [mine, theirs] = if turn == QuestionSide::Asker { [0, 1] } else { [1, 0] };
        let (own, opponent) = (self.homes[mine].number(own), self.homes[theirs].number(opponent));
        let homes = &self.homes[mine];
        match &self.rows {
            Rows::Four(grid) => widened(&grid.on_roll(homes, turn, own, opponent)),
            Rows::Eight(grid) => widened(&grid.on_roll(homes, turn, own, opponent)),
            Rows::Sixteen(grid) => grid.on_roll(homes, turn, own, opponent),
        }
    }
}

fn widened<const WIDTH: usize>(row: &ValueRow<WIDTH>) -> ValueRow<16> {
    let mut wide = [0.0; 16];
    wide[..WIDTH].copy_from_slice(row);
    wide
}

/// The values of each pair of homes after a play, for the side that has played.
#[derive(Debug)]
struct Grid<const WIDTH: usize> {
    /// `[side that has played][home of the asker][home of the other side]`, with all homes of a side in one row.
    played: [Vec<ValueRow<WIDTH>>; 2],
    /// The number of homes of the other side.
    len: usize,
}

/// The number of homes of the other side that are solved together. Their rows are adjacent, and the rows of a few plays
/// fit into the processor's L1 cache.
const TOGETHER: usize = 32;

impl<const WIDTH: usize> Grid<WIDTH> {
    fn solve(game: &CubeGame<'_>, homes: &[Homes; 2]) -> Self {
        let [asker, other] = [homes[0].len(), homes[1].len()];
        let empty = vec![[0.0; WIDTH]; asker * other];
        let [mut by_asker, mut by_other] = [empty.clone(), empty];
        let won = [QuestionSide::Asker, QuestionSide::Other].map(|turn| won(game, turn));
        by_asker[..other].fill(won[0]);
        // A play leads only to homes with lower numbers, so the homes before `mine` must be solved first.
        for mine in 1..asker {
            let (solved, rest) = by_asker.split_at_mut(mine * other);
            let after_asker = &mut rest[..other];
            let after_other = &mut by_other[mine * other..][..other];
            for (part, handed) in after_other.chunks_mut(TOGETHER).enumerate() {
                let mut rolled = [[0.0; WIDTH]; TOGETHER];
                for (weight, reached) in homes[0].rolls(mine) {
                    let mut best = [[f32::NEG_INFINITY; WIDTH]; TOGETHER];
                    for &next in reached {
                        let worths = &solved[usize::from(next) * other + part * TOGETHER..][..handed.len()];
                        raise(best.as_flattened_mut(), worths.as_flattened());
                    }
                    add(rolled.as_flattened_mut(), weight, best.as_flattened());
                }
                for (to, rolled) in handed.iter_mut().zip(&rolled) {
                    *to = handed_over(game, QuestionSide::Asker, rolled);
                }
            }
            // The other side has no checkers left in its home 0.
            after_other[0] = won[1];
            for (theirs, handed) in after_asker.iter_mut().enumerate().skip(1) {
                let rolled = on_roll(&homes[1], theirs, |next| &after_other[next]);
                *handed = handed_over(game, QuestionSide::Other, &rolled);
            }
        }
        Self { played: [by_asker, by_other], len: other }
    }

    /// Returns the values of `turn`, which is on roll: for each roll the best play at each cube.
    fn on_roll(&self, homes: &Homes, turn: QuestionSide, own: usize, opponent: usize) -> ValueRow<WIDTH> {
        let [by_asker, by_other] = &self.played;
        match turn {
            QuestionSide::Asker => on_roll(homes, own, |next| &by_asker[next * self.len + opponent]),
            QuestionSide::Other => on_roll(homes, own, |next| &by_other[opponent * self.len + next]),
        }
    }
}

/// Returns the values of the side on roll in its home `own`. `played` gives the values after a play to a home.
fn on_roll<'a, const WIDTH: usize>(
    homes: &Homes,
    own: usize,
    played: impl Fn(usize) -> &'a ValueRow<WIDTH>,
) -> ValueRow<WIDTH> {
    let mut sum = [0.0; WIDTH];
    for (weight, reached) in homes.rolls(own) {
        let mut best = [f32::NEG_INFINITY; WIDTH];
        for &next in reached {
            raise(&mut best, played(usize::from(next)));
        }
        add(&mut sum, weight, &best);
    }
    sum
}

/// Raises each value to the one in `worth` where that is higher.
#[inline(always)]
fn raise(best: &mut [f32], worth: &[f32]) {
    for (best, worth) in best.iter_mut().zip(worth) {
        *best = if *worth > *best { *worth } else { *best };
    }
}

/// Adds `weight` times the values of a roll.
#[inline(always)]
fn add(sum: &mut [f32], weight: f32, best: &[f32]) {
    for (sum, best) in sum.iter_mut().zip(best) {
        *sum += weight * best;
    }
}

/// Returns the values of having borne off the last checker.
fn won<const WIDTH: usize>(game: &CubeGame<'_>, turn: QuestionSide) -> ValueRow<WIDTH> {
    let p = Probabilities { win: 1.0, ..Probabilities::LOST };
    let mut row = [0.0; WIDTH];
    for (cube, value) in row.iter_mut().enumerate().take(game.used()) {
        *value = game.dead(turn, &p, cube);
    }
    row[game.used()] = 1.0;
    row
}

/// Returns the values for the side that has just played from those of `turn`, which is on roll and may double.
fn handed_over<const WIDTH: usize>(
    game: &CubeGame<'_>,
    turn: QuestionSide,
    rolled: &ValueRow<WIDTH>,
) -> ValueRow<WIDTH> {
    let mut values = [0.0; CUBES_MAX];
    values[..game.used()].copy_from_slice(&rolled[..game.used()]);
    let mut row = [0.0; WIDTH];
    for (cube, value) in row.iter_mut().enumerate().take(game.used()) {
        *value = game.value_of_next(turn.other(), &values, cube);
    }
    row[game.used()] = 1.0 - rolled[game.used()];
    row
}

#[cfg(test)]
#[path = "perfect/tests.rs"]
mod tests;
