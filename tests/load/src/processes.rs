//! Processor time and resident memory from Linux's `/proc`.

use std::{fs, time::Duration};

/// Linux reports processor time in hundredths of a second, whatever its own clock is (`USER_HZ`).
const TICK: Duration = Duration::from_millis(10);

/// Used processor time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cpu(pub Duration);

impl Cpu {
    /// Returns the time of a process with all its threads; zero where there is no `/proc`.
    pub fn measure_process(pid: u32) -> Cpu {
        let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        // The name, in brackets, may contain anything; fields 14 and 15 are user and system time.
        let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
        Cpu(ticks(fields.skip(11).take(2)))
    }

    /// Returns the time of everything on the machine.
    pub fn of_machine() -> Cpu {
        let stat = fs::read_to_string("/proc/stat").unwrap_or_default();
        let fields: Vec<&str> = stat.lines().next().unwrap_or_default().split_whitespace().skip(1).collect();
        // user, nice, system, (idle, iowait,) irq, softirq
        let busy = [0, 1, 2, 5, 6].into_iter().filter_map(|field| fields.get(field).copied());
        Cpu(ticks(busy))
    }
}

fn ticks<'a>(fields: impl Iterator<Item = &'a str>) -> Duration {
    let ticks: u64 = fields.filter_map(|field| field.parse::<u64>().ok()).sum();
    TICK * u32::try_from(ticks).unwrap_or(u32::MAX)
}

/// Returns the resident memory of a process in bytes.
pub(crate) fn resident(pid: u32) -> u64 {
    memory(pid, "VmRSS:")
}

/// Returns the peak of a process's resident memory in bytes.
pub(crate) fn peak_resident(pid: u32) -> u64 {
    memory(pid, "VmHWM:")
}

/// Returns a line of the process's status in bytes, or 0 if there is none.
fn memory(pid: u32, name: &str) -> u64 {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default();
    line.split_whitespace().next().and_then(|kib| kib.parse::<u64>().ok()).unwrap_or(0) * 1_024
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_process_uses_memory_and_no_more_time_than_the_machine() {
        let pid = std::process::id();
        assert!(resident(pid) > 100_000);
        assert!(peak_resident(pid) >= resident(pid) / 2);
        let until = std::time::Instant::now() + TICK * 3;
        while std::time::Instant::now() < until {
            std::hint::spin_loop();
        }
        assert!(Cpu::measure_process(pid).0 <= Cpu::of_machine().0);
        assert!(Cpu::of_machine().0 > Duration::ZERO);
    }
}
