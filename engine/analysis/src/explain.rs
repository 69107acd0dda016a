//! Facts that explain a decision: the differences between two plays of a roll, and the numbers behind a double.
//!
//! Every number is counted from the positions, not estimated from the chances. Only the market losers and the gammons
//! of a cube decision come from an evaluation. The facts are data; their sentences are in the catalogues of texts.

mod doubling;
mod fact;
mod shape;

use rules::{Point, Position};

pub use doubling::explain_cube;
pub use fact::{Compared, CubeFact, PlayChoice, PlayFact, PointKind};

use shape::Shape;

/// The maximum number of facts about one decision.
pub const FACTS_MAX: usize = 5;
/// The maximum number of facts for the better play, so that there is room for what it gives up.
const FOR_BETTER_MAX: usize = 4;
/// The shortest prime that is worth a word.
const PRIME_MIN: u8 = 4;

/// Returns what the better play does and the played one does not, and what it gives up for it: at most
/// [`FACTS_MAX`] facts. The facts for the better play come first; within both groups the most important comes first.
///
/// `before` has the player on roll. `better` and `played` are the positions after the plays, with the opponent on
/// roll, as [`rules::LegalPlay::position`] has them. The list is empty if they are equal.
#[must_use]
pub fn explain_play(before: &Position, better: &Position, played: &Position) -> Vec<PlayFact> {
    if better == played {
        return Vec::new();
    }
    let [before_shape, better_shape, played_shape] =
        [Shape::before(before), Shape::after(before, better), Shape::after(before, played)];
    let mut found = if better.is_race() && played.is_race() {
        racing(&better_shape, &played_shape)
    } else {
        let mut found = points(&before_shape, &better_shape, &played_shape);
        found.extend(contact(&better_shape, &played_shape));
        found
    };
    found.sort_by(|a, b| b.gain.abs().total_cmp(&a.gain.abs()));
    let (better_ones, played_ones): (Vec<_>, Vec<_>) = found.into_iter().partition(|found| found.gain > 0.0);
    let ordered = better_ones.into_iter().take(FOR_BETTER_MAX).chain(played_ones).map(|found| found.fact);
    let race = PlayFact::Race(Compared { better: better_shape.lead, played: played_shape.lead });
    ordered.chain([race]).take(FACTS_MAX).collect()
}

/// A fact with its usual weight.
struct WeightedFact {
    fact: PlayFact,
    /// A rough gain of the better play in equity, by which facts are ordered; negative if the fact speaks for the
    /// played one. These weights choose and order facts. They are in no fact.
    gain: f32,
}

/// Returns a fact about two counts if they differ. `each` is the gain per unit that the better play has more.
fn differing<T: Into<f32> + Copy>(
    better: T,
    played: T,
    each: f32,
    fact: impl Fn(Compared<T>) -> PlayFact,
) -> Option<WeightedFact> {
    let gain = (better.into() - played.into()) * each;
    (gain.abs() > 0.0).then(|| WeightedFact { fact: fact(Compared { better, played }), gain })
}

/// The facts of plays after which checkers can still be hit.
fn contact(better: &Shape, played: &Shape) -> Vec<WeightedFact> {
    let has_prime = better.prime.max(played.prime) >= PRIME_MIN;
    let hits = differing(better.hits, played.hits, 0.2, |hits| PlayFact::Hits {
        better: hits.better,
        played: hits.played,
        better_pips: better.sent_back_pips,
        played_pips: played.sent_back_pips,
    });
    [
        hits,
        differing(better.shots, played.shots, -0.6 / 36.0, PlayFact::Shots),
        differing(better.blots, played.blots, -0.03, PlayFact::Blots),
        differing(better.dances, played.dances, 0.4 / 36.0, PlayFact::Dances),
        differing(better.back, played.back, -0.12, PlayFact::Back),
        differing(better.prime, played.prime, 0.1, PlayFact::Prime).filter(|_| has_prime),
        differing(better.builders, played.builders, 0.025, PlayFact::Builders),
        differing(better.off, played.off, 0.1, PlayFact::BorneOff),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// The facts of plays after which no checker can be hit.
fn racing(better: &Shape, played: &Shape) -> Vec<WeightedFact> {
    let full_rolls = better.full_rolls.zip(played.full_rolls);
    [
        differing(better.off, played.off, 0.2, PlayFact::BorneOff),
        differing(better.outside, played.outside, -0.08, PlayFact::Outside),
        differing(better.gaps, played.gaps, -0.03, PlayFact::Gaps),
        full_rolls.and_then(|(better, played)| differing(better, played, 0.6 / 36.0, PlayFact::FullRolls)),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// The points that one of the plays makes or keeps and the other does not.
fn points(before: &Shape, better: &Shape, played: &Shape) -> Vec<WeightedFact> {
    let of_point = |point: Point| {
        let (play, sign) = match (better.holds(point), played.holds(point)) {
            (true, false) => (PlayChoice::Better, 1.0),
            (false, true) => (PlayChoice::Played, -1.0),
            (true, true) | (false, false) => return None,
        };
        let (number, kind) = (point.number(), PointKind::classify_point(point));
        let fact = if before.holds(point) {
            PlayFact::Keeps { play, point: number, kind }
        } else {
            PlayFact::Makes { play, point: number, kind }
        };
        Some(WeightedFact { fact, gain: sign * worth(point) })
    };
    Point::all().filter_map(of_point).collect()
}

/// The usual worth of a point, for the order of facts.
fn worth(point: Point) -> f32 {
    match point.number() {
        4 | 5 => 0.22,
        20 => 0.2,
        21 => 0.18,
        6 | 7 => 0.16,
        3 | 18 | 22 => 0.12,
        2 | 13 | 19 | 23 | 24 => 0.07,
        _ => 0.05,
    }
}
