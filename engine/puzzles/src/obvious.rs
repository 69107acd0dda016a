//! The obvious play: what a rule of thumb for beginners chooses.

use eval::RankedPlay;
use rules::{Place, Point, Position};

/// The values of a hit and of a made point, and the cost of a blot. Only their order matters.
const HIT: i32 = 4;
const POINT: i32 = 3;
const BLOT: i32 = 2;

/// Returns the index of the play that hits, makes points and leaves few blots; in a race, the one that bears off the
/// most. Equal plays go to the first. `plays` must not be empty.
pub(crate) fn obvious(before: &Position, plays: &[RankedPlay]) -> usize {
    let worth = |play: &RankedPlay| if before.is_race() { off(&play.position) } else { shape(play) };
    let mut best = 0;
    for (at, play) in plays.iter().enumerate().skip(1) {
        if worth(play) > worth(&plays[best]) {
            best = at;
        }
    }
    best
}

/// Returns the number of checkers that the mover has borne off after the play, when the opponent is on roll.
fn off(after: &Position) -> i32 {
    i32::from(after.opponent_off())
}

fn shape(play: &RankedPlay) -> i32 {
    let hits = play.play.moves().iter().filter(|step| step.hit).count();
    let counts = Point::all().map(|point| play.position.opponent(Place::Point(point)));
    let (mut points, mut blots) = (0, 0);
    for count in counts {
        points += i32::from(count >= 2);
        blots += i32::from(count == 1);
    }
    HIT * i32::try_from(hits).unwrap_or(0) + POINT * points - BLOT * blots
}
