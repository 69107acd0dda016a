//! The kinds of mistakes, by the names that players use.

use rules::{Place, Point};

use crate::cube::{CubeChoice, CubeStudy};
use crate::game_report::{GameStep, StepAction};
use crate::plan::Phase;
use crate::play_study::{Candidate, PlayStudy};

/// A kind of mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Theme {
    /// No double where doubling was right.
    MissedDouble,
    /// A double where rolling was right.
    WrongDouble,
    /// A double that the opponent passed, where playing on for a gammon was right.
    TooGood,
    /// A take where passing was right.
    WrongTake,
    /// A pass where taking was right.
    WrongPass,
    /// The play hits less often than the best play, or not at all.
    MissedHit,
    /// A hit where the best play does not hit.
    WrongHit,
    /// The play makes fewer points than the best play.
    PointNotMade,
    /// A back checker stays where the best play runs.
    StayedBack,
    /// A back checker runs where the best play stays.
    RanTooSoon,
    /// The play leaves more blots than the best play.
    TooLoose,
    /// The play leaves fewer blots than the best play, which gains more in another way.
    TooSafe,
    /// An inefficient play in a race.
    Race,
    /// A mistake in the bear-off.
    BearOff,
    /// None of the other kinds.
    Other,
}

impl Theme {
    /// All kinds.
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

    /// Returns the theme of a step's larger mistake, or `None` if the step lost nothing.
    #[must_use]
    pub fn classify_mistake(step: &GameStep) -> Option<Self> {
        match &step.done {
            StepAction::Cube(study) => of_cube(study),
            StepAction::Roll { cube, play, .. } => {
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

/// The features of the position after a play, for the side that played.
struct Shape {
    hits: usize,
    /// The number of points with two checkers or more.
    points: usize,
    blots: usize,
    /// The number of checkers in the opponent's home board or on the bar.
    back: u8,
}

impl Shape {
    fn after(candidate: &Candidate) -> Self {
        // The opponent is on roll after the play.
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
