//! Checks the settings before the start: refuses values that have the right type but with which no server can run.

use std::ops::RangeInclusive;

use site::limits::Bucket;

use super::{ConfigError, Settings};

const HOUR_S: u64 = 60 * 60;
const DAY_S: u64 = 24 * HOUR_S;
/// The maximum number of threads, hashes or connections at once; far beyond any machine.
const AT_ONCE_MAX: u64 = 10_000;
/// The longest time in seconds until a token bucket gains one token.
const REFILL_S_MAX: f64 = 365.0 * 86_400.0;

impl Settings {
    /// Checks that a server can run with these settings.
    ///
    /// # Errors
    /// Returns the first impossible value, with its allowed range.
    pub(crate) fn check(&self) -> Result<(), ConfigError> {
        let count = |count: usize| u64::try_from(count).unwrap_or(u64::MAX);
        let (live, accounts, connections) = (&self.live, &self.accounts, &self.connections);
        let board = count(wire::BOARD_FRAME_BYTES_MAX);
        let hall_connections =
            connections.halls.iter().map(|hall| u64::from(hall.connections)).min().unwrap_or(1);
        let numbers: [(&str, u64, RangeInclusive<u64>); 42] = [
            ("stop_notice_s", self.stop_notice_s, 0..=HOUR_S),
            ("stop_timeout_s", self.stop_timeout_s, 0..=HOUR_S),
            ("database.connections_max", self.database.connections_max.into(), 1..=AT_ONCE_MAX),
            ("accounts.session_idle_days", accounts.session_idle_days.into(), 1..=u64::from(u16::MAX)),
            ("accounts.session_days_max", accounts.session_days_max.into(), 1..=u64::from(u16::MAX)),
            ("accounts.sessions_max", accounts.sessions_max.into(), 1..=u64::from(u16::MAX)),
            ("accounts.devices_max", accounts.devices_max.into(), 1..=u64::from(u16::MAX)),
            ("accounts.guest_unplayed_hours", accounts.guest_unplayed_hours.into(), 1..=u64::from(u16::MAX)),
            ("accounts.guest_days", accounts.guest_days.into(), 1..=u64::from(u16::MAX)),
            ("accounts.hashes_at_once", count(accounts.hashes_at_once), 0..=AT_ONCE_MAX),
            // 1 GiB. More would keep the machine busy with a single password.
            ("accounts.hash_cost.memory_kib", accounts.hash_cost.memory_kib.into(), 8..=1_024 * 1_024),
            ("accounts.hash_cost.passes", accounts.hash_cost.passes.into(), 1..=100),
            ("connections.max", connections.max.into(), 1..=1_000_000),
            ("connections.per_address", connections.per_address.into(), 1..=1_000_000),
            ("connections.head_bytes", connections.head_bytes.into(), 1_024..=128 * 1_024),
            ("connections.head_s", connections.head_s, 1..=HOUR_S),
            ("connections.idle_s", connections.idle_s, 1..=HOUR_S),
            ("connections.slow_s", connections.slow_s, 1..=HOUR_S),
            ("connections.slow_bytes_per_s", connections.slow_bytes_per_s.into(), 1..=1_000_000),
            ("connections.message_bytes", connections.message_bytes.into(), 1_024..=1_024 * 1_024),
            (
                "connections.board_message_bytes",
                connections.board_message_bytes.into(),
                board..=1_024 * 1_024,
            ),
            ("connections.halls", hall_connections, 1..=1_000_000),
            ("live.socket_silence_s", live.socket_silence_s, 1..=DAY_S),
            ("live.socket_slow_s", live.socket_slow_s, 1..=DAY_S),
            ("live.socket_burst", live.socket_burst.into(), 1..=u64::from(u32::MAX)),
            ("live.socket_per_s", live.socket_per_s.into(), 1..=u64::from(u32::MAX)),
            ("live.spectator_pause_ms", live.spectator_pause_ms.into(), 0..=10_000),
            // A shorter gap could be a slow disk.
            ("live.outage_s", live.outage_s.into(), 3..=HOUR_S),
            ("live.vacation_days", live.vacation_days.into(), 0..=365),
            ("live.lobby_players_max", live.lobby_players_max.into(), 1..=100_000),
            ("live.match_events_max", live.match_events_max.into(), 1..=1_000_000),
            ("live.practices_max", live.practices_max.into(), 1..=1_000),
            ("live.guest_practices_max", live.guest_practices_max.into(), 1..=1_000),
            ("live.library.mib_max", live.library.mib_max.into(), 1..=1_000_000),
            ("live.library.guest_mib_max", live.library.guest_mib_max.into(), 1..=1_000_000),
            // One upload must fit.
            ("live.library.memory_mib", live.library.memory_mib.into(), 8..=1_000_000),
            ("live.deep_analysis_games", live.deep_analysis_games.into(), 1..=1_000_000),
            ("live.bots.turns_at_once", count(live.bots.turns_at_once), 0..=AT_ONCE_MAX),
            ("live.weekly.boards", live.weekly.boards.into(), 1..=24),
            ("self_check.hour_utc", self.self_check.hour_utc.into(), 0..=23),
            ("self_check.backups_kept", self.self_check.backups_kept.into(), 1..=366),
            ("log.address_days", self.log.address_days.into(), 1..=90),
        ];
        for (name, value, possible) in numbers {
            if !possible.contains(&value) {
                let (from, to) = possible.into_inner();
                return Err(ConfigError::Invalid(format!("{name}: {value} is not between {from} and {to}")));
            }
        }
        if let Some((name, _)) = live.bounds.named().find(|(_, most)| *most == 0) {
            return Err(ConfigError::Invalid(format!("live.bounds.{name}: 0 would allow nothing")));
        }
        for (name, Bucket { burst, refill_s }) in self.limits.named() {
            if burst == 0 {
                return Err(ConfigError::Invalid(format!("limits.{name}.burst: 0 would allow nothing")));
            }
            // Every comparison with NaN is false, so this form refuses it too.
            if !(refill_s > 0.0 && refill_s <= REFILL_S_MAX) {
                return Err(ConfigError::Invalid(format!(
                    "limits.{name}.refill_s: {refill_s} is not between 0 and {REFILL_S_MAX} seconds"
                )));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn impossible_settings_are_refused_by_name() {
        assert!(Settings::default().check().is_ok());
        let rows = [
            ("stop_timeout_s = 9223372036854775807", "stop_timeout_s: 9223372036854775807 is not between 0"),
            ("database.connections_max = 0", "database.connections_max: 0 is not between 1"),
            ("accounts.hashes_at_once = 9223372036854775807", "accounts.hashes_at_once"),
            ("live.socket_silence_s = 0", "live.socket_silence_s: 0"),
            ("live.outage_s = 1", "live.outage_s: 1 is not between 3 and 3600"),
            (
                "accounts.hash_cost = { memory_kib = 4000000000, passes = 1 }",
                "accounts.hash_cost.memory_kib: 4000000000 is not between 8 and 1048576",
            ),
            ("accounts.hash_cost = { memory_kib = 8, passes = 0 }", "accounts.hash_cost.passes: 0"),
            ("live.bots.turns_at_once = 4611686018427387904", "live.bots.turns_at_once"),
            ("live.weekly.boards = 25", "live.weekly.boards: 25 is not between 1 and 24"),
            ("limits.chat_by_account = { burst = 0, refill_s = 1.0 }", "limits.chat_by_account.burst"),
            (
                "limits.sign_in_by_address = { burst = 1, refill_s = nan }",
                "limits.sign_in_by_address.refill_s: NaN",
            ),
            (
                "limits.board_by_device = { burst = 1, refill_s = -1.0 }",
                "limits.board_by_device.refill_s: -1",
            ),
            (
                "limits.upload_by_account = { burst = 1, refill_s = inf }",
                "limits.upload_by_account.refill_s: inf",
            ),
        ];
        for (text, told) in rows {
            let settings: Settings = toml::from_str(text).unwrap();
            let refused = settings.check().unwrap_err().to_string();
            assert!(refused.starts_with(told), "{text}: {refused}");
        }
    }
}
