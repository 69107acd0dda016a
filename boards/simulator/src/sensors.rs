//! The readings of the model's sensors, and the times of reports.

use wire::{BarReading, BoardBody, BoardCapabilities, Console, PointReading};

use crate::{Checkers, Numbers};

/// The time for which a new reading must last before it is reported, in milliseconds.
const REST_MS: i64 = 150;
/// The interval of full reports, in milliseconds.
const FULL_EVERY_MS: i64 = 10_000;

/// A reading of all sensors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Reading {
    points: Vec<PointReading>,
    bar: BarReading,
}

impl Reading {
    /// Returns the readings without flicker.
    pub(crate) fn sense_checkers(checkers: &Checkers, can: BoardCapabilities) -> Self {
        let point = |at| {
            let [one, two] = [Console::One, Console::Two].map(|console| checkers.count(console, at));
            let whose = match (one, two) {
                (1.., 0) => Some(Console::One),
                (0, 1..) => Some(Console::Two),
                _ => None,
            };
            PointReading {
                count: (one + two).min(can.point_depth),
                whose: if can.colour { whose } else { None },
            }
        };
        let (one, two) = (checkers.count(Console::One, 25), checkers.count(Console::Two, 0));
        let bar = if can.colour {
            BarReading::Apart { one: one.min(can.bar_depth), two: two.min(can.bar_depth) }
        } else {
            BarReading::Together((one + two).min(can.bar_depth))
        };
        Self { points: (1..=24).map(point).collect(), bar }
    }

    /// Returns the same readings with one flickering point.
    pub(crate) fn flickering(mut self, can: BoardCapabilities, numbers: &mut Numbers) -> Self {
        let at = numbers.below(self.points.len());
        if let Some(point) = self.points.get_mut(at) {
            let count = u8::try_from(numbers.below(usize::from(can.point_depth) + 1)).unwrap_or_default();
            *point = PointReading { count, whose: None };
        }
        self
    }

    pub(crate) fn to_body(&self) -> BoardBody {
        BoardBody::Occupancy { points: self.points.clone(), bar: self.bar }
    }
}

/// The last reading and the last report.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rest {
    seen: Option<(Reading, i64)>,
    reported: Option<(Reading, i64)>,
}

impl Rest {
    /// Takes a reading and returns it if it must be reported now.
    pub(crate) fn see(&mut self, now_ms: i64, reading: Reading) -> Option<Reading> {
        let since = match &self.seen {
            Some((seen, since)) if *seen == reading => *since,
            Some(_) | None => now_ms,
        };
        self.seen = Some((reading.clone(), since));
        let is_due = match &self.reported {
            Some((reported, at)) => *reported != reading || now_ms - at >= FULL_EVERY_MS,
            None => true,
        };
        if now_ms - since < REST_MS || !is_due {
            return None;
        }
        self.flush(now_ms, reading)
    }

    /// Returns true if the last reading has been reported.
    pub(crate) fn is_reported(&self) -> bool {
        match (&self.seen, &self.reported) {
            (Some((seen, _)), Some((reported, _))) => seen == reported,
            (Some(_) | None, _) => false,
        }
    }

    /// Returns the reading unless it is the last one reported. It does not wait for a rest, because the board reports
    /// its readings before each key.
    pub(crate) fn flush(&mut self, now_ms: i64, reading: Reading) -> Option<Reading> {
        let is_old = self
            .reported
            .as_ref()
            .is_some_and(|(reported, at)| *reported == reading && now_ms - at < FULL_EVERY_MS);
        if is_old {
            return None;
        }
        self.reported = Some((reading.clone(), now_ms));
        Some(reading)
    }
}
