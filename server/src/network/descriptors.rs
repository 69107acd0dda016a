//! File descriptors: each connection takes one, and a process has a limited number.

use std::fs;

use rlimit::Resource;

/// The reserve for short-lived files: of the database, of uploads, of connections that are being refused.
const SLACK: u64 = 128;
/// The assumed number of open files if the system does not report it.
const OPEN_UNKNOWN: u64 = 64;

/// The number of connections that fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Room {
    /// The limit of open files.
    pub(super) descriptors: u64,
    /// The connections open to all clients.
    pub(super) anybody: usize,
    /// All connections. Those beyond `anybody` are for signed-in players.
    pub(super) all: usize,
}

/// Raises the limit of open files for `max` connections, as far as the system allows. Returns the number of
/// connections that fit. `own` is the number of files that the server itself has yet to open.
pub(super) fn make_room(max: u32, own: u64) -> Room {
    let own = open_now().saturating_add(own).saturating_add(SLACK);
    let wanted = u64::from(max).saturating_mul(10).div_ceil(9).saturating_add(own);
    // If the system reports no limit, the minimum of every system is assumed.
    let (mut limit, hard) = Resource::NOFILE.get().unwrap_or((256, 256));
    if limit < wanted.min(hard) {
        let raised = wanted.min(hard);
        match Resource::NOFILE.set(raised, hard) {
            Ok(()) => limit = raised,
            Err(cause) => tracing::warn!(%cause, limit, "the limit of open files cannot be raised"),
        }
    }
    room(max, limit, own)
}

fn room(max: u32, limit: u64, own: u64) -> Room {
    let free = limit.saturating_sub(own).max(1);
    let anybody = u64::from(max).min(limit / 10 * 9).min(free).max(1);
    let all = anybody.saturating_mul(10).div_ceil(9).min(free).max(anybody);
    let count = |count: u64| usize::try_from(count).unwrap_or(usize::MAX);
    Room { descriptors: limit, anybody: count(anybody), all: count(all) }
}

fn open_now() -> u64 {
    fs::read_dir("/proc/self/fd").map_or(OPEN_UNKNOWN, |open| open.count() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tenth_of_the_files_is_for_those_who_are_signed_in() {
        let rows = [
            // max, limit, own: anybody, all
            (10_000, 65_536, 200, 10_000, 11_112),
            (100_000, 65_536, 200, 58_977, 65_336),
            (10_000, 1_024, 60, 918, 964),
            (10_000, 1_024, 200, 824, 824),
            (10_000, 100, 200, 1, 1),
            (10_000, u64::MAX, 200, 10_000, 11_112),
        ];
        for (max, limit, own, anybody, all) in rows {
            let room = room(max, limit, own);
            assert_eq!((room.anybody, room.all), (anybody, all), "{max} {limit} {own}");
            assert!(limit < own || room.all as u64 + own <= limit);
        }
    }
}
