//! The log of refused requests, with keyed hashes of addresses. An attacker cannot fill the disk: the log has a few
//! lines per second, and once a minute a summary of the clients with the most refusals. The same lines are for requests
//! that fail because the database is away.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use site::{
    address_hash::AddressHasher,
    error::{AppError, Gravity},
};
use store::address::AddressBlock;

/// The maximum number of lines about single refusals and requests that the database cannot serve, per second. The
/// others are only counted.
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
    pub(crate) fn log_refusal(
        &self,
        addresses: &AddressHasher,
        client: IpAddr,
        method: &str,
        route: &str,
        status: u16,
    ) {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let noted = counts.count_refusal(AddressBlock::from_address(client), Instant::now());
        drop(counts);
        if noted.has_line {
            tracing::info!(method, route, status, client = %addresses.in_log(client), "refused");
        }
        let Some(summary) = noted.summary else { return };
        Self::log_summary(addresses, summary);
    }

    /// Returns true if an error that a client has met gets a line.
    pub(crate) fn has_line_for(&self, error: &AppError) -> bool {
        match error.gravity() {
            Gravity::Fault => true,
            Gravity::Outage => {
                let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
                counts.has_line(Instant::now())
            }
            Gravity::Refusal => false,
        }
    }

    /// Logs an error that a client has met outside of an HTTP request.
    pub(crate) fn log(&self, error: &AppError) {
        if self.has_line_for(error) {
            error.log();
        }
    }

    fn log_summary(addresses: &AddressHasher, summary: Summary) {
        if summary.left_out > 0 {
            tracing::warn!(
                lines = summary.left_out,
                "refusals and failures in the last minute that were not logged one by one"
            );
        }
        for (block, refusals) in summary.worst {
            tracing::warn!(refusals, client = %addresses.in_log(block.address()), "refused often in the last minute");
        }
    }
}

impl Counts {
    fn count_refusal(&mut self, visitor: AddressBlock, now: Instant) -> Noted {
        let mut noted = Noted::default();
        if is_over(self.minute, MINUTE, now) {
            noted.summary = self.minute.is_some().then(|| self.summary());
            self.minute = Some(now);
        }
        if self.visitors.len() < VISITORS_MAX || self.visitors.contains_key(&visitor) {
            *self.visitors.entry(visitor).or_default() += 1;
        } else {
            self.others += 1;
        }
        noted.has_line = self.has_line(now);
        noted
    }

    /// Takes a line of the current second.
    fn has_line(&mut self, now: Instant) -> bool {
        if is_over(self.second, Duration::from_secs(1), now) {
            (self.second, self.lines) = (Some(now), 0);
        }
        let has_line = self.lines < LINES_PER_S;
        if has_line {
            self.lines += 1;
        } else {
            self.left_out += 1;
        }
        has_line
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

fn is_over(began: Option<Instant>, lasts: Duration, now: Instant) -> bool {
    began.is_none_or(|began| now.duration_since(began) >= lasts)
}

#[cfg(test)]
mod tests {
    use store::DbError;
    use texts::refusals;

    use super::*;

    #[test]
    fn a_flood_while_the_server_is_full_or_the_database_away_gives_no_more_lines_than_one_of_refusals() {
        let log = RefusalLog::default();
        let full = AppError::Unavailable(refusals::disk_nearly_full());
        assert!(!log.has_line_for(&full) && !log.has_line_for(&AppError::Maintenance));
        let away = AppError::Database(DbError::Unreachable("refused".to_owned()));
        let began = Instant::now();
        let lines = (0..500).filter(|_| log.has_line_for(&away)).count();
        let seconds = usize::try_from(began.elapsed().as_secs()).unwrap() + 1;
        assert!((1..=10 * seconds).contains(&lines), "{lines}");
        assert!(log.has_line_for(&AppError::internal("a fault", "of the program")));
    }

    fn visitor(number: u32) -> AddressBlock {
        AddressBlock::from_address(IpAddr::V4(number.into()))
    }

    #[test]
    fn a_flood_of_refusals_gives_some_lines_and_one_summary() {
        let (mut counts, began) = (Counts::default(), Instant::now());
        let mut lines = 0;
        for number in 0..500_u32 {
            let noted = counts.count_refusal(visitor(u32::from(number % 5 == 0)), began);
            assert_eq!(noted.summary, None);
            lines += u32::from(noted.has_line);
        }
        assert_eq!(lines, LINES_PER_S);
        assert!(counts.count_refusal(visitor(2), began + Duration::from_secs(1)).has_line);
        let noted = counts.count_refusal(visitor(2), began + MINUTE);
        let worst = vec![(visitor(0), 400), (visitor(1), 100)];
        assert_eq!(noted.summary, Some(Summary { worst, left_out: 490 }));
        // A summary is written only once.
        assert_eq!(
            counts.count_refusal(visitor(2), began + 2 * MINUTE).summary,
            Some(Summary { worst: vec![], left_out: 0 })
        );
    }

    #[test]
    fn the_number_of_visitors_is_bounded() {
        let (mut counts, now) = (Counts::default(), Instant::now());
        for number in 0..u32::try_from(VISITORS_MAX).unwrap() + 100 {
            counts.count_refusal(visitor(number), now);
        }
        assert_eq!((counts.visitors.len(), counts.others), (VISITORS_MAX, 100));
    }
}
