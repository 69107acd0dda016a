//! Helpers of tests, benchmark and example: repeatable numbers, games, and hands that move checkers.
#![allow(dead_code, reason = "each program uses a part")]

use boards::{Bar, Look, Reading, SensedPlace, Sensors, Settler};
use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng as _};
use rules::{LegalPlay, Place, Point, Position, Role, Roll, legal_plays};

/// A small generator of repeatable numbers (`SplitMix64`).
#[derive(Clone, Debug)]
pub(crate) struct Numbers(SplitMix64);

impl Numbers {
    pub(crate) fn new(seed: u64) -> Self {
        Self(SplitMix64::seed_from_u64(seed))
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        // `random_range` would give other numbers, and `docs/boards.md` has figures from games with these numbers.
        let bound = u64::try_from(bound).expect("a usize has 64 bits at most");
        usize::try_from(self.0.next_u64() % bound).expect("it is below a usize")
    }

    pub(crate) fn roll(&mut self) -> Roll {
        let mut die = || rules::Die::ALL[self.below(6)];
        Roll::new(die(), die())
    }
}

/// A turn as it was played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Played {
    pub(crate) before: Position,
    pub(crate) roll: Roll,
    pub(crate) legal: LegalPlay,
}

impl Played {
    /// The position after the play, still numbered by the side that made it.
    pub(crate) fn after(&self) -> Position {
        self.legal.position.flip()
    }
}

/// Plays a game in which `pick` chooses each play. It always gets at least one play to choose from.
pub(crate) fn game(
    numbers: &mut Numbers,
    mut pick: impl FnMut(&Position, Roll, &[LegalPlay], &mut Numbers) -> usize,
) -> Vec<Played> {
    let mut turns = Vec::new();
    let mut before = Position::STARTING;
    while before.winner().is_none() {
        let roll = numbers.roll();
        let plays = legal_plays(&before, roll);
        let legal = plays[pick(&before, roll, &plays, numbers)];
        turns.push(Played { before, roll, legal });
        before = legal.position;
    }
    turns
}

/// Plays a game of random plays.
pub(crate) fn random_game(numbers: &mut Numbers) -> Vec<Played> {
    game(numbers, |_, _, plays, numbers| numbers.below(plays.len()))
}

/// Simulates a hand that moves checkers one by one over sensors that flicker.
pub(crate) struct HandOnBoard {
    /// The mover's checkers by place: 0 is off, 25 the bar.
    own: [u8; 26],
    /// The opponent's, in the **mover's** numbering, the bar at 0.
    opponent: [u8; 26],
    sensors: Sensors,
    settler: Settler<Look>,
    now_ms: i64,
    /// The last report.
    pub(crate) reported: Option<Look>,
}

impl HandOnBoard {
    pub(crate) fn new(position: &Position, sensors: Sensors) -> Self {
        let mut board = Self {
            own: [0; 26],
            opponent: [0; 26],
            sensors,
            settler: Settler::default(),
            now_ms: 0,
            reported: None,
        };
        for point in Point::all() {
            board.own[usize::from(point.number())] = position.own(Place::Point(point));
            board.opponent[usize::from(point.opposite().number())] = position.opponent(Place::Point(point));
        }
        board.own[25] = position.own(Place::Bar);
        board.opponent[0] = position.opponent(Place::Bar);
        board.rest();
        board
    }

    /// Returns the current readings. Checkers of both sides may be on one point during a movement.
    pub(crate) fn reading(&self) -> Look {
        let Sensors { know_colour, per_point, on_bar } = self.sensors;
        let mut points = [Reading::Unknown; 24];
        for (at, reading) in points.iter_mut().enumerate() {
            let [own, opponent] = [self.own[at + 1], self.opponent[at + 1]];
            let count = (own + opponent).min(per_point);
            let whose = match (own, opponent) {
                (1.., 0) => Some(Role::Mover),
                (0, 1..) => Some(Role::Opponent),
                _ => None,
            };
            *reading = Reading::Checkers { count, whose: if know_colour { whose } else { None } };
        }
        let of = |count: u8, role| Reading::Checkers {
            count: count.min(on_bar),
            whose: (count > 0).then_some(role),
        };
        let bar = if know_colour {
            Bar::Apart { own: of(self.own[25], Role::Mover), opponent: of(self.opponent[0], Role::Opponent) }
        } else {
            Bar::Together(Reading::colourless((self.own[25] + self.opponent[0]).min(on_bar)))
        };
        Look::new(points, bar)
    }

    /// Lets time pass without a touch.
    pub(crate) fn rest(&mut self) {
        for _ in 0..4 {
            self.pass_ms(60, self.reading());
        }
    }

    fn pass_ms(&mut self, ms: i64, reading: Look) {
        self.now_ms += ms;
        if let Some(report) = self.settler.see(self.now_ms, reading) {
            self.reported = Some(report);
        }
    }

    /// Makes some places flicker for a moment.
    fn bounce(&mut self, numbers: &mut Numbers) {
        for _ in 0..numbers.below(4) {
            let mut points = *self.reading().points();
            points[numbers.below(24)] = Reading::colourless(u8::try_from(numbers.below(6)).expect("small"));
            let pause = i64::try_from(1 + numbers.below(100)).expect("small");
            self.pass_ms(pause, Look::new(points, self.reading().bar()));
            let pause = i64::try_from(1 + numbers.below(400)).expect("small");
            self.pass_ms(pause, self.reading());
        }
    }

    /// Removes and adds a checker, by side and index of the place.
    pub(crate) fn shift(&mut self, role: Role, place: usize, up: bool) {
        let pile = match role {
            Role::Mover => &mut self.own[place],
            Role::Opponent => &mut self.opponent[place],
        };
        *pile = if up { *pile - 1 } else { *pile + 1 };
    }

    /// Brings the board to `after`, lifting and putting down in any order, and sometimes picking up another
    /// checker and putting it back.
    pub(crate) fn play(&mut self, after: &Position, numbers: &mut Numbers) {
        let target = Self::new(after, self.sensors);
        let mut lifts = Vec::new();
        let mut drops = Vec::new();
        for role in [Role::Mover, Role::Opponent] {
            for place in 0..26 {
                let (now, then) = match role {
                    Role::Mover => (self.own[place], target.own[place]),
                    Role::Opponent => (self.opponent[place], target.opponent[place]),
                };
                lifts.extend((then..now).map(|_| (role, place)));
                drops.extend((now..then).map(|_| (role, place)));
                if now > 0 && numbers.below(30) == 0 {
                    lifts.push((role, place));
                    drops.push((role, place));
                    if lifts.iter().filter(|&&lift| lift == (role, place)).count() > usize::from(now) {
                        lifts.pop();
                        drops.pop();
                    }
                }
            }
        }
        let mut steps: Vec<_> = lifts.iter().map(|&(role, place)| (role, place, true)).collect();
        steps.extend(drops.iter().map(|&(role, place)| (role, place, false)));
        for at in (1..steps.len()).rev() {
            steps.swap(at, numbers.below(at + 1));
        }
        for (role, place, up) in steps {
            self.shift(role, place, up);
            self.bounce(numbers);
        }
        self.rest();
    }
}

/// Returns the index of a place in [`HandOnBoard`].
pub(crate) fn point(number: u8) -> SensedPlace {
    SensedPlace::Point(Point::new(number).expect("a point"))
}
