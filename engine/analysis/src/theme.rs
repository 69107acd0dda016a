//! What kind of mistake a mistake is, in the few words in which players speak of their weaknesses.

use rules::{Place, Point};

use crate::answer::{Candidate, PlayStudy};
use crate::cube::{CubeChoice, CubeStudy};
use crate::plan::Phase;
use crate::report::{Done, Step};

/// A kind of mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Theme {
    /// Not doubled where doubling was right.
    MissedDouble,
    /// Doubled where rolling was right.
    WrongDouble,
    /// Cashed where playing on for a gammon was right.
    TooGood,
    /// Taken where passing was right.
    WrongTake,
    /// Passed where taking was right.
    WrongPass,
    /// Not hit where the best play hits, or hit less often.
    MissedHit,
    /// Hit where the best play does not.
    WrongHit,
    /// Fewer points held than after the best play.
    PointNotMade,
    /// Stayed behind where the best play runs.
    StayedBack,
    /// Ran where the best play stays.
    RanTooSoon,
    /// More blots left than by the best play.
    TooLoose,
    /// Fewer blots left than by the best play, at some other price.
    TooSafe,
    /// A race that was not led home well.
    Race,
    /// A bear-off.
    BearOff,
    /// None of these.
    Other,
}

impl Theme {
    /// All of them.
    pub const ALL: [Self; 15] = [
        Self::MissedDouble,
        Self::WrongDouble,
        Self::TooGood,
        Self::WrongTake,
        Self::WrongPass,
        Self::MissedHit,
        Self::WrongHit,
        Self::PointNotMade,
        Self::StayedBack,
        Self::RanTooSoon,
        Self::TooLoose,
        Self::TooSafe,
        Self::Race,
        Self::BearOff,
        Self::Other,
    ];

    /// Of the dearer of a step's mistakes; none if nothing was lost.
    #[must_use]
    pub fn of(step: &Step) -> Option<Self> {
        match &step.done {
            Done::Cube(study) => of_cube(study),
            Done::Roll { cube, play, .. } => {
                let cube_cost = cube.as_ref().map_or(0.0, |study| study.error.equity);
                let play_cost = play.as_ref().map_or(0.0, |study| study.error.equity);
                if cube_cost > play_cost {
                    cube.as_ref().and_then(of_cube)
                } else {
                    play.as_ref().and_then(|study| of_play(study, step.phase))
                }
            }
        }
    }
}

fn of_cube(study: &CubeStudy) -> Option<Theme> {
    (study.error.equity > 0.0).then_some(match study.choice {
        CubeChoice::NoDouble => Theme::MissedDouble,
        CubeChoice::Double if study.too_good => Theme::TooGood,
        CubeChoice::Double => Theme::WrongDouble,
        CubeChoice::Take | CubeChoice::Beaver | CubeChoice::Raccoon => Theme::WrongTake,
        CubeChoice::Pass => Theme::WrongPass,
    })
}

fn of_play(study: &PlayStudy, phase: Phase) -> Option<Theme> {
    if study.error.equity <= 0.0 {
        return None;
    }
    match phase {
        Phase::BearOff => return Some(Theme::BearOff),
        Phase::Race => return Some(Theme::Race),
        Phase::Opening | Phase::Contact => {}
    }
    let [made, best] = [study.made(), study.best()].map(Shape::after);
    Some(match () {
        () if best.hits > made.hits => Theme::MissedHit,
        () if best.hits < made.hits => Theme::WrongHit,
        () if best.points > made.points => Theme::PointNotMade,
        () if best.back < made.back => Theme::StayedBack,
        () if best.back > made.back => Theme::RanTooSoon,
        () if best.blots < made.blots => Theme::TooLoose,
        () if best.blots > made.blots => Theme::TooSafe,
        () => Theme::Other,
    })
}

/// What is looked at in the position after a play, of the side that played.
struct Shape {
    hits: usize,
    /// Points with two checkers or more.
    points: usize,
    blots: usize,
    /// Checkers in the opponent's home board or on the bar.
    back: u8,
}

impl Shape {
    fn after(candidate: &Candidate) -> Self {
        // The opponent is on roll by now.
        let own = |place: Place| candidate.position.opponent(place);
        let counts: Vec<u8> = Point::all().map(|point| own(Place::Point(point))).collect();
        Self {
            hits: candidate.play.moves().iter().filter(|step| step.hit).count(),
            points: counts.iter().filter(|&&count| count >= 2).count(),
            blots: counts.iter().filter(|&&count| count == 1).count(),
            back: counts[18..].iter().sum::<u8>() + own(Place::Bar),
        }
    }
}
