//! The counts of a position that facts compare.

use rules::{Place, Point, Position, Role, Roll};

/// The points on which spare checkers are builders.
const BUILDER_POINTS: std::ops::RangeInclusive<u8> = 6..=11;

/// Counts about the player who has played.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Shape {
    /// The player's checkers on points 1 to 24.
    counts: [u8; 24],
    /// The opponent's checkers that the play hit.
    pub(super) hits: u8,
    /// The pips that these hits cost the opponent.
    pub(super) sent_back_pips: u16,
    /// The opponent's rolls that hit, out of 36.
    pub(super) shots: u8,
    /// The blots that an opponent's checker can still meet.
    pub(super) blots: u8,
    /// The opponent's rolls that enter no checker from the bar, out of 36.
    pub(super) dances: u8,
    /// The checkers in the opponent's home board and on the bar.
    pub(super) back: u8,
    /// The most held points in a row with a checker of the opponent behind them.
    pub(super) prime: u8,
    /// The spare checkers on [`BUILDER_POINTS`].
    pub(super) builders: u8,
    /// The checkers that the play bore off.
    pub(super) off: u8,
    /// The checkers outside the home board.
    pub(super) outside: u8,
    /// The empty points of the home board.
    pub(super) gaps: u8,
    /// The player's next rolls that bear off two checkers or more, out of 36. `None` unless all checkers are home and
    /// two are left.
    pub(super) full_rolls: Option<u8>,
    /// The lead in pips.
    pub(super) lead: i16,
}

impl Shape {
    /// Returns the shape of the player on roll, as if it had already passed the turn.
    pub(super) fn before(position: &Position) -> Self {
        Self::after(position, &position.flip())
    }

    /// Returns the shape after a play that leads from `before` to `after`, with the opponent on roll.
    pub(super) fn after(before: &Position, after: &Position) -> Self {
        let counts = Point::all().map(|point| after.opponent(Place::Point(point)));
        let mut own = [0; 24];
        own.iter_mut().zip(counts).for_each(|(own, count)| *own = count);
        let bar = after.opponent(Place::Bar);
        let back = own[18..].iter().sum::<u8>() + bar;
        let outside = own[6..].iter().sum::<u8>() + bar;
        Self {
            counts: own,
            hits: after.own(Place::Bar).saturating_sub(before.opponent(Place::Bar)),
            sent_back_pips: after.own_pips().count().saturating_sub(before.opponent_pips().count()),
            shots: shots(after),
            blots: blots(&own, after),
            dances: dances(&own, after),
            back,
            prime: prime(&own, after),
            builders: builders(&own),
            off: after.opponent_off().saturating_sub(before.own_off()),
            outside,
            gaps: tally(own[..6].iter().filter(|&&count| count == 0)),
            full_rolls: (outside == 0 && after.opponent_off() + 2 <= Position::CHECKERS)
                .then(|| full_rolls(&after.flip())),
            lead: after.own_pips().count().cast_signed() - after.opponent_pips().count().cast_signed(),
        }
    }

    /// Returns true if the player holds a point.
    pub(super) fn holds(&self, point: Point) -> bool {
        self.counts[usize::from(point.number()) - 1] >= 2
    }
}

/// Counts at most 255 things.
fn tally<T>(things: impl Iterator<Item = T>) -> u8 {
    things.fold(0, |count: u8, _| count.saturating_add(1))
}

/// Counts the throws, out of 36, of which some legal play passes `test`. The test sees the position that the play
/// reaches, with the other side on roll.
fn rolls(position: &Position, test: impl Fn(&Position) -> bool) -> u8 {
    if position.winner().is_some() {
        return 0;
    }
    let mut reached = Vec::new();
    let mut count = 0;
    for (roll, _) in Roll::ALL_21 {
        reached.clear();
        rules::legal_positions(position, roll, &mut reached);
        if reached.iter().any(&test) {
            count += if roll.is_doublet() { 1 } else { 2 };
        }
    }
    count
}

/// Counts the rolls of the side on roll that hit. All rules hold: a number that must be played elsewhere does not hit.
fn shots(after: &Position) -> u8 {
    if after.is_race() {
        return 0;
    }
    let on_bar = after.opponent(Place::Bar);
    rolls(after, |reached| reached.own(Place::Bar) > on_bar)
}

/// Counts the rolls of the side on roll that bear off at least two checkers.
fn full_rolls(position: &Position) -> u8 {
    let off = position.own_off();
    rolls(position, |reached| reached.opponent_off() >= off + 2)
}

/// Returns the point of the opponent's rearmost checker in the player's numbering, 0 for the bar. `None` if the
/// opponent has no checker left.
fn rearmost_of_opponent(after: &Position) -> Option<u8> {
    let places = [Place::Bar].into_iter().chain(Point::all().rev().map(Place::Point));
    places.into_iter().find(|&place| after.count(Role::Mover, place) > 0).map(|place| 25 - place.pips())
}

fn blots(own: &[u8; 24], after: &Position) -> u8 {
    let Some(rearmost) = rearmost_of_opponent(after) else { return 0 };
    tally((1..).zip(own).filter(|&(point, &count)| count == 1 && point > rearmost))
}

/// Counts the rolls that enter none of the opponent's checkers. Both dice must show a held point.
fn dances(own: &[u8; 24], after: &Position) -> u8 {
    if after.own(Place::Bar) == 0 {
        return 0;
    }
    let held = tally(own[..6].iter().filter(|&&count| count >= 2));
    held * held
}

fn prime(own: &[u8; 24], after: &Position) -> u8 {
    let Some(rearmost) = rearmost_of_opponent(after) else { return 0 };
    let (mut row, mut longest) = (0, 0);
    // A row of points that begins in front of the rearmost checker does not contain it.
    for (_, &count) in (1_u8..).zip(own).filter(|&(point, _)| point > rearmost) {
        row = if count >= 2 { row + 1 } else { 0 };
        longest = row.max(longest);
    }
    longest
}

fn builders(own: &[u8; 24]) -> u8 {
    let spare = |&count: &u8| if count == 1 { 1 } else { count.saturating_sub(2) };
    BUILDER_POINTS.map(|point| spare(&own[usize::from(point) - 1])).sum()
}
