//! The log of refused requests, with keyed hashes of addresses. An attacker cannot fill the disk: the log has a few
//! lines per second, and once a minute a summary of the clients with the most refusals.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use site::address_hash::AddressHasher;
use store::address::AddressBlock;

/// The maximum number of lines about single refusals per second; the others are only counted.
const LINES_PER_S: u32 = 10;
/// The maximum number of clients that are counted between two summaries; the others are counted together.
const VISITORS_MAX: usize = 10_000;
/// The number of refusals per minute from which a client is named in the summary.
const MANY: u64 = 60;
/// The maximum number of clients named in one summary.
const NAMED_MAX: usize = 5;
const MINUTE: Duration = Duration::from_secs(60);

/// Counts refusals and decides which are logged. Cheap to clone.
#[derive(Debug, Clone, Default)]
pub(crate) struct RefusalLog(Arc<Mutex<Counts>>);

#[derive(Debug, Default)]
struct Counts {
    /// The start of the current second.
    second: Option<Instant>,
    minute: Option<Instant>,
    lines: u32,
    left_out: u64,
    visitors: HashMap<AddressBlock, u64>,
    /// The refusals of clients beyond [`VISITORS_MAX`].
    others: u64,
}

/// The lines that follow from a refusal.
#[derive(Debug, Default, PartialEq, Eq)]
struct Noted {
    /// True if the refusal gets a line.
    has_line: bool,
    /// The summary at the end of a minute.
    summary: Option<Summary>,
}

#[derive(Debug, PartialEq, Eq)]
struct Summary {
    /// The clients with the most refusals and their counts, the highest first.
    worst: Vec<(AddressBlock, u64)>,
    /// The number of refusals without a line.
    left_out: u64,
}

impl RefusalLog {
    /// Records a refused request. `route` is the pattern and not the path, which may hold names.
    pub(crate) fn note(
        &self,
        addresses: &AddressHasher,
        client: IpAddr,
        method: &str,
        route: &str,
        status: u16,
    ) {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let noted = counts.note(AddressBlock::of(client), Instant::now());
        drop(counts);
        if noted.has_line {
            tracing::info!(method, route, status, client = %addresses.in_log(client), "refused");
        }
        let Some(summary) = noted.summary else { return };
        if summary.left_out > 0 {
            tracing::warn!(
                lines = summary.left_out,
                "refusals in the last minute that were not logged one by one"
            );
        }
        for (block, refusals) in summary.worst {
            tracing::warn!(refusals, client = %addresses.in_log(block.address()), "refused often in the last minute");
        }
    }
}

impl Counts {
    fn note(&mut self, visitor: AddressBlock, now: Instant) -> Noted {
        let is_over =
            |began: Option<Instant>, lasts| began.is_none_or(|began| now.duration_since(began) >= lasts);
        let mut noted = Noted::default();
        if is_over(self.minute, MINUTE) {
            noted.summary = self.minute.is_some().then(|| self.summary());
            self.minute = Some(now);
        }
        if is_over(self.second, Duration::from_secs(1)) {
            (self.second, self.lines) = (Some(now), 0);
        }
        if self.visitors.len() < VISITORS_MAX || self.visitors.contains_key(&visitor) {
            *self.visitors.entry(visitor).or_default() += 1;
        } else {
            self.others += 1;
        }
        if self.lines < LINES_PER_S {
            self.lines += 1;
            noted.has_line = true;
        } else {
            self.left_out += 1;
        }
        noted
    }

    fn summary(&mut self) -> Summary {
        let mut worst: Vec<_> = std::mem::take(&mut self.visitors)
            .into_iter()
            .filter(|(_, refusals)| *refusals >= MANY)
            .collect();
        worst.sort_by_key(|&(visitor, refusals)| (std::cmp::Reverse(refusals), visitor));
        worst.truncate(NAMED_MAX);
        self.others = 0;
        Summary { worst, left_out: std::mem::take(&mut self.left_out) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn visitor(number: u32) -> AddressBlock {
        AddressBlock::of(IpAddr::V4(number.into()))
    }

    #[test]
    fn a_flood_of_refusals_gives_some_lines_and_one_summary() {
        let (mut counts, began) = (Counts::default(), Instant::now());
        let mut lines = 0;
        for number in 0..500_u32 {
            let noted = counts.note(visitor(u32::from(number % 5 == 0)), began);
            assert_eq!(noted.summary, None);
            lines += u32::from(noted.has_line);
        }
        assert_eq!(lines, LINES_PER_S);
        assert!(counts.note(visitor(2), began + Duration::from_secs(1)).has_line);
        let noted = counts.note(visitor(2), began + MINUTE);
        let worst = vec![(visitor(0), 400), (visitor(1), 100)];
        assert_eq!(noted.summary, Some(Summary { worst, left_out: 490 }));
        // A summary is written only once.
        assert_eq!(
            counts.note(visitor(2), began + 2 * MINUTE).summary,
            Some(Summary { worst: vec![], left_out: 0 })
        );
    }

    #[test]
    fn the_number_of_visitors_is_bounded() {
        let (mut counts, now) = (Counts::default(), Instant::now());
        for number in 0..u32::try_from(VISITORS_MAX).unwrap() + 100 {
            counts.note(visitor(number), now);
        }
        assert_eq!((counts.visitors.len(), counts.others), (VISITORS_MAX, 100));
    }
}
