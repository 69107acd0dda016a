//! Grace times of players who have paid a fee: whatever directors do, nobody loses a fee by absence at a time that was
//! not announced.

use std::collections::{BTreeMap, BTreeSet};

use ratings::Rating;
use rules::{MatchLength, MatchPoints};

use super::*;
use crate::desk::{Act, Desk, Hold, Scope};
use crate::log::{Correction, Line, Log, Logged, replay};
use crate::{Draw, PlayerId, Reason, Seating, Seed, Time};

const SECOND: i64 = 1_000;
const MINUTE: i64 = 60 * SECOND;
/// The announced starts of the rounds.
const STARTS: [i64; 3] = [100 * MINUTE, 130 * MINUTE, 160 * MINUTE];
/// The grace time after an announced start.
const GRACE: i64 = MINUTE;
/// The grace time of any other table.
const UNANNOUNCED: i64 = 15 * MINUTE;

const EVEN: OpenMatch = OpenMatch {
    first: MatchPoints::new(0),
    second: MatchPoints::new(0),
    last_finished_game: None,
    current_game: TimeUsed { first: 0, second: 0 },
};

fn ms(millis: i64) -> u64 {
    u64::try_from(millis).unwrap()
}

fn waiting(opened: i64, start: Option<i64>, acted: Option<i64>) -> Waiting {
    let fee = FeeGrace {
        unannounced_ms: ms(UNANNOUNCED),
        start: start.map(Time::new),
        acted: acted.map(Time::new),
    };
    Waiting { fee: Some(fee), ..Waiting::new(Awaited::Both, Time::new(opened)) }
}

#[test]
fn a_table_has_the_short_grace_time_only_at_the_announced_start() {
    let start = STARTS[0];
    let late = start + UNANNOUNCED;
    // Each row: the opening of the table, the last act of a person before it, and the deadline.
    let rows = [
        (start, None, start + GRACE),
        (start + 5 * SECOND, Some(start - 1), start + 5 * SECOND + GRACE),
        (start + MINUTE, None, start + MINUTE + GRACE),
        // The site was late, or the round before took longer.
        (start + MINUTE + 1, None, late + MINUTE + 1),
        // The players were exchanged before a minute was over, or the draw was undone.
        (start + 55 * SECOND, Some(start + 55 * SECOND), late + 55 * SECOND),
        (start + SECOND, Some(start), late + SECOND),
        // The director drew before the start, long before it or just before it.
        (start - 60 * MINUTE, Some(start - 60 * MINUTE), start + GRACE),
        (start - SECOND, Some(start - SECOND), late - SECOND),
    ];
    for (opened, acted, deadline) in rows {
        let waiting = waiting(opened, Some(start), acted);
        assert_eq!(waiting.deadline(Seating::ALWAYS, ms(GRACE)), Some(Time::new(deadline)), "{waiting:?}");
    }
    let seated = waiting(start, Some(start), None);
    assert_eq!(seated.deadline(Seating::CLOSED, ms(GRACE)), None);
    let released = Seating::open(Time::new(start + SECOND));
    assert_eq!(seated.deadline(released, ms(GRACE)), Some(Time::new(late + SECOND)));
    // A round without an announced start, and a director who gives more time.
    let deadline = waiting(7, None, None).deadline(Seating::ALWAYS, ms(GRACE));
    assert_eq!(deadline, Some(Time::new(7 + UNANNOUNCED)));
    let patient = waiting(7, None, None).deadline(Seating::ALWAYS, ms(2 * UNANNOUNCED));
    assert_eq!(patient, Some(Time::new(7 + 2 * UNANNOUNCED)));
}

/// A table as its players know it, apart from what the rules say.
#[derive(Clone, Copy, Debug)]
struct Table {
    /// The time since which players can sit down.
    opened: i64,
    /// True if it is the first table of its match since the announced start, and opened right after it.
    is_announced: bool,
    seated: [bool; 2],
}

/// An event with its log, as a site keeps it.
struct Hall {
    new: Knockout,
    on: Knockout,
    log: Log<Step>,
    desk: Desk,
    now: i64,
    tables: BTreeMap<u64, Table>,
    /// The rounds with tables that were opened after the announced start.
    opened: BTreeSet<u32>,
    /// The numbers of players who lost a match by absence after the short grace time, and after the long one.
    absent: [u32; 2],
}

impl Hall {
    /// Returns an event of `count` players, three minutes before its first round.
    fn new(count: u64) -> Self {
        let bracket = BracketSettings {
            length: MatchLength::new(5).unwrap(),
            players_max: 8,
            idle_days: 14,
            by_rating: false,
            grace_ms: Some(ms(GRACE)),
            format: Format::KnockOut,
            go_on: None,
        };
        let new = Knockout::new(Settings {
            places: 8,
            check_in: false,
            timetable: Timetable::new(STARTS.map(Time::new).to_vec()).unwrap(),
            late_until: Some(Time::new(STARTS[0] + 20 * MINUTE)),
            pause_ms: None,
            bracket,
        });
        let mut hall = Self {
            on: new.clone(),
            new,
            log: Log::default(),
            desk: Desk::new(Some(director())),
            now: STARTS[0] - 3 * MINUTE,
            tables: BTreeMap::new(),
            opened: BTreeSet::new(),
            absent: [0; 2],
        };
        for number in 1..=count {
            hall.write(Some(PlayerId::new(number)), Line::Step(Step::Entered(entry(number))));
        }
        hall
    }

    /// Writes a line if the rules allow it.
    fn write(&mut self, by: Option<PlayerId>, line: Line<Step>) {
        let at = Time::new(self.now);
        if let Line::Desk(act) = &line
            && self.desk.take(act, by, at).is_err()
        {
            return;
        }
        let mut log = self.log.clone();
        log.push(Logged { at, by, line });
        if let Ok(on) = replay(&log, self.new.clone()) {
            (self.log, self.on) = (log, on);
        }
    }

    fn step(&mut self, by: Option<PlayerId>, step: Step) {
        self.write(by, Line::Step(step));
    }

    /// Undoes a step, and takes back `table` and what the site has done since.
    fn undo(&mut self, of: u32, table: Option<u32>) {
        let later = self.log.in_force().into_iter().map(|(seq, ..)| seq).filter(|seq| *seq > of);
        let of_site = later.filter(|seq| self.log.line(*seq).is_some_and(|logged| logged.by.is_none()));
        let taken_back = of_site.chain(table).collect();
        let reason = Reason::new("a mistake").unwrap();
        let undo = Correction { of, instead: None, taken_back, called_off: Vec::new(), reason };
        self.write(Some(director()), Line::Correction(undo));
    }

    /// Returns the number and the line of the last step in force for which `is_so` is true.
    fn last(&self, is_so: impl Fn(&Step) -> bool) -> Option<(u32, Step)> {
        let found = self.log.in_force().into_iter().rev().find(|(_, _, step)| is_so(step));
        found.map(|(seq, _, step)| (seq, step.clone()))
    }

    /// Holds a part of the event, or releases it.
    fn turn(&mut self, scope: Scope) {
        let reason = Reason::new("a ruling").unwrap();
        let act = match self.desk.hold(scope) {
            None => Act::Held { scope, hold: Hold { reason, minutes: None } },
            Some(_) => {
                for (number, table) in &mut self.tables {
                    if scope == Scope::All || scope == Scope::Table(*number) {
                        (table.opened, table.is_announced) = (self.now, false);
                    }
                }
                Act::Released { scope, reason }
            }
        };
        self.write(Some(director()), Line::Desk(act));
    }

    /// One act of the director or of a player.
    fn act(&mut self, chance: &mut Draw) {
        let mut player = || PlayerId::new(1 + chance.below(6) as u64);
        let (first, second) = (player(), player());
        let open = self.on.open_matches();
        let some = (!open.is_empty()).then(|| open[chance.below(open.len())]);
        let by = Some(director());
        let is_award =
            |step: &Step| matches!(step, Step::Bracket(_, BracketStep::Decided { how: How::Director, .. }));
        match chance.below(9) {
            0 | 1 => self.step(by, Step::Bracket(Branch::Main, BracketStep::Swapped { first, second })),
            2 => {
                let drawn = self.last(|step| matches!(step, Step::Bracket(_, BracketStep::Drawn { .. })));
                if let Some((of, _)) = drawn {
                    self.undo(of, None);
                }
            }
            3 => self.turn(Scope::All),
            4 => {
                if let Some((_, number)) = some {
                    self.turn(Scope::Table(number));
                }
            }
            5 => {
                let seed = Seed::new(chance.below(100) as u64);
                self.step(by, Step::Bracket(Branch::Main, BracketStep::Drawn { seed }));
            }
            6 => {
                if let Some(((branch, pairing), _)) = some {
                    let players = self.on.bracket(branch).unwrap().pairing(pairing).unwrap();
                    let winner = players.player(Seat::First).unwrap();
                    let step = BracketStep::Decided { pairing, winner, how: How::Director };
                    self.step(by, Step::Bracket(branch, step));
                }
            }
            7 => {
                if let Some((of, Step::Bracket(branch, BracketStep::Decided { pairing, .. }))) =
                    self.last(is_award)
                {
                    let of_match = (branch, pairing);
                    let table =
                        self.last(|step| matches!(step, Step::Begun { place, .. } if *place == of_match));
                    self.undo(of, table.map(|(seq, _)| seq).filter(|seq| *seq < of));
                }
            }
            _ => self.step(Some(PlayerId::new(7)), Step::EnteredLate(entry(7))),
        }
    }

    /// Takes the steps of the site: new tables, and everything that is due.
    fn keep(&mut self) {
        loop {
            let mut opened = BTreeSet::new();
            for (place, _) in self.on.to_set_up() {
                let number = self.tables.len() as u64 + 1;
                self.step(None, Step::Begun { place, number });
                let start = start_of(place.1);
                let is_after_start = (start..=start + MINUTE).contains(&self.now);
                let is_announced = is_after_start && !self.opened.contains(&place.1.round);
                self.tables.insert(number, Table { opened: self.now, is_announced, seated: [false; 2] });
                opened.extend((self.now >= start).then_some(place.1.round));
            }
            self.opened.extend(opened);
            let now = Time::new(self.now);
            let due = self.on.due(now, Seed::new(7), &self.desk, |place| (EVEN, self.waiting(place)));
            if due.is_empty() {
                break;
            }
            for step in due {
                self.check(&step);
                self.step(None, step);
            }
        }
    }

    /// Returns what a match waits for, as a site says it.
    fn waiting(&self, place: Place) -> Option<Waiting> {
        let number = self.on.number_of(place)?;
        let is_begun = |step: &Step| matches!(step, Step::Begun { number: begun, .. } if *begun == number);
        let (_, since, _) = self.log.in_force().into_iter().find(|(_, _, step)| is_begun(step))?;
        let awaited = match self.tables[&number].seated {
            [true, true] => return None,
            [true, false] => Awaited::Player(Seat::Second),
            [false, true] => Awaited::Player(Seat::First),
            [false, false] => Awaited::Both,
        };
        let fee = FeeGrace {
            unannounced_ms: ms(UNANNOUNCED),
            start: self.on.settings().timetable.start_of(place.1.round),
            acted: self.log.last_act(since),
        };
        Some(Waiting { fee: Some(fee), ..Waiting::new(awaited, since) })
    }

    /// Checks that an absence is decided only after a time that was announced.
    fn check(&mut self, step: &Step) {
        let Step::Bracket(
            branch,
            BracketStep::Decided { pairing, how: How::Absent, .. } | BracketStep::BothAbsent { pairing },
        ) = step
        else {
            return;
        };
        let number = self.on.number_of((*branch, *pairing)).unwrap();
        let table = self.tables[&number];
        let start = start_of(*pairing);
        assert!(self.desk.hold_at(number).is_none(), "{table:?} is held");
        assert!(self.now >= start + GRACE, "{table:?} at {}", self.now);
        let least = if table.is_announced { GRACE } else { UNANNOUNCED };
        assert!(self.now >= table.opened + least, "{table:?} at {}", self.now);
        self.absent[usize::from(!table.is_announced)] += 1;
    }
}

/// Returns the announced start of a match.
fn start_of(pairing: PairingId) -> i64 {
    STARTS[usize::try_from(pairing.round).unwrap() - 1]
}

fn director() -> PlayerId {
    PlayerId::new(99)
}

fn entry(number: u64) -> Entry {
    Entry { player: PlayerId::new(number), rating: Rating::START }
}

/// Random acts of a director and of players, at random times around the announced starts.
#[test]
fn nobody_loses_a_fee_by_absence_at_a_time_that_was_not_announced() {
    let mut absent = [0; 2];
    for seed in 0..400 {
        let mut chance = Draw::new(Seed::new(seed));
        let mut hall = Hall::new(3 + seed % 4);
        // Some directors act often, some rarely.
        let pace = 2 + chance.below(20);
        while hall.now < STARTS[2] + 40 * MINUTE && !hall.on.is_over() {
            hall.keep();
            if chance.below(pace) == 0 {
                hall.act(&mut chance);
            }
            hall.keep();
            for (_, number) in hall.on.open_matches() {
                let is_held = hall.desk.hold_at(number).is_some();
                if let Some(table) = hall.tables.get_mut(&number)
                    && !is_held
                    && chance.below(8) == 0
                {
                    table.seated[chance.below(2)] = true;
                }
            }
            hall.now += SECOND * (1 + i64::try_from(chance.below(30)).unwrap());
        }
        for (sum, more) in absent.iter_mut().zip(hall.absent) {
            *sum += more;
        }
    }
    assert!(absent.iter().all(|count| *count > 5), "{absent:?}");
}
