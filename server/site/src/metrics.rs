//! Metrics for operators, in Prometheus's text format. Names are `bg_<area>_<what>_<unit>`. Labels have few and fixed
//! values, never a user or a match.

mod live;
pub mod parts;

use prometheus::{Encoder as _, IntCounterVec, IntGauge, Registry, TextEncoder};
use store::{mail::queue::Kind, metrics::StoreMetrics};

pub use live::LiveMetrics;
use parts::{counters, counters_from_zero, gauge};

/// The metrics of the site. Each field has the metrics of one subject.
#[derive(Debug, Clone)]
pub struct Metrics {
    registry: Registry,
    /// Accounts.
    pub accounts: AccountMetrics,
    /// Mails.
    pub mail: MailMetrics,
    /// The database.
    pub store: StoreMetrics,
    /// The nightly self-check.
    pub self_check: SelfCheckMetrics,
    /// Blocked address ranges.
    pub blocks: BlockMetrics,
    /// The site's time.
    pub clock: ClockMetrics,
    /// The disk of the database.
    pub disk: DiskMetrics,
    /// Live matches.
    pub live: LiveMetrics,
}

/// The metrics of sign-ups and sign-ins.
#[derive(Debug, Clone)]
pub struct AccountMetrics {
    sign_ins: IntCounterVec,
    sign_ups: IntCounterVec,
    guests_deleted: IntCounterVec,
}

/// The metrics of the site's time.
#[derive(Debug, Clone)]
pub struct ClockMetrics {
    ahead: IntGauge,
}

/// The metrics of mails.
#[derive(Debug, Clone)]
pub struct MailMetrics {
    mails: IntCounterVec,
}

/// The metrics of the nightly self-check.
#[derive(Debug, Clone)]
pub struct SelfCheckMetrics {
    finished: IntGauge,
    failed: IntGauge,
}

/// The metrics of blocked address ranges.
#[derive(Debug, Clone)]
pub struct BlockMetrics {
    in_force: IntGauge,
    refused: IntCounterVec,
}

/// The metrics of the disk of the database.
#[derive(Debug, Clone)]
pub struct DiskMetrics {
    free: IntGauge,
    low: IntGauge,
    level: IntGauge,
    shed: IntCounterVec,
}

impl Metrics {
    /// Creates all metrics, at zero.
    pub fn new() -> Metrics {
        let registry = Registry::new();
        let metrics = Metrics {
            accounts: AccountMetrics {
                sign_ins: counters_from_zero(
                    &registry,
                    "bg_account_sign_ins_total",
                    "Attempts to sign in",
                    "result",
                    &["ok", "wrong", "limited"],
                ),
                sign_ups: counters_from_zero(
                    &registry,
                    "bg_account_sign_ups_total",
                    "Accounts made",
                    "kind",
                    &["person", "guest", "guest_refused", "kept"],
                ),
                guests_deleted: counters_from_zero(
                    &registry,
                    "bg_account_guests_deleted_total",
                    "Guests deleted because they had expired",
                    "kind",
                    &["unplayed", "played", "unused"],
                ),
            },
            mail: MailMetrics {
                mails: counters(
                    &registry,
                    "bg_mail_mails_total",
                    "Attempts to send a mail, by result",
                    &["kind", "result"],
                ),
            },
            store: StoreMetrics::new(&registry),
            self_check: SelfCheckMetrics {
                finished: gauge(
                    &registry,
                    "bg_self_check_finished_timestamp_seconds",
                    "When the site's last nightly self-check ended, in Unix seconds; 0: there was none yet",
                ),
                failed: gauge(&registry, "bg_self_check_failed", "1 if the last nightly self-check failed"),
            },
            blocks: BlockMetrics {
                in_force: gauge(&registry, "bg_block_ranges", "Address ranges that are blocked"),
                refused: counters_from_zero(
                    &registry,
                    "bg_block_refusals_total",
                    "Requests and sockets refused because their address is blocked",
                    "result",
                    &["refused"],
                ),
            },
            clock: ClockMetrics {
                ahead: gauge(
                    &registry,
                    "bg_clock_reference_ahead_milliseconds",
                    "How far the reference is ahead of the site's time",
                ),
            },
            disk: DiskMetrics {
                free: gauge(
                    &registry,
                    "bg_disk_free_bytes",
                    "The free space on the disk of a SQLite file; 0 with PostgreSQL, whose free space is unknown",
                ),
                low: gauge(
                    &registry,
                    "bg_disk_low_bytes",
                    "The free space below which only matches in play go on",
                ),
                level: gauge(
                    &registry,
                    "bg_disk_level",
                    "The disk of the database: 0 has room, 1 has little, 2 is nearly full: only matches in play go on",
                ),
                shed: counters(
                    &registry,
                    "bg_disk_shed_total",
                    "Operations refused because the disk is nearly full, by path or kind of message",
                    &["what"],
                ),
            },
            live: LiveMetrics::new(&registry),
            registry,
        };
        for kind in Kind::ALL {
            for result in ["sent", "failed", "given_up", "dropped"] {
                metrics.mail.mails.with_label_values(&[kind.as_str(), result]);
            }
        }
        metrics
    }

    /// Returns the registry, to which the server adds metrics of its own.
    pub fn registry(&self) -> &Registry {
        &self.registry
    }

    /// Returns all metrics as text.
    pub fn to_text(&self) -> String {
        let mut text = Vec::new();
        TextEncoder::new()
            .encode(&self.registry.gather(), &mut text)
            .expect("metrics can be written to memory");
        String::from_utf8(text).expect("metric names and labels are text")
    }
}

impl Default for Metrics {
    fn default() -> Metrics {
        Metrics::new()
    }
}

impl AccountMetrics {
    /// Counts a sign-in attempt; `result` is `ok`, `wrong` or `limited`.
    pub(crate) fn sign_in(&self, result: &'static str) {
        self.sign_ins.with_label_values(&[result]).inc();
    }

    /// Counts a new account; `kind` is `person`, `guest`, `guest_refused` (too many from one address) or `kept`.
    pub(crate) fn sign_up(&self, kind: &'static str) {
        self.sign_ups.with_label_values(&[kind]).inc();
    }

    /// Counts an expired account; `kind` is `unplayed` (a guest of whom nothing is left), `played` (a guest whose
    /// matches stay) or `unused` (an account with a name).
    pub(crate) fn guest_deleted(&self, kind: &'static str) {
        self.guests_deleted.with_label_values(&[kind]).inc();
    }
}

impl ClockMetrics {
    /// Sets how far the reference was ahead, in milliseconds.
    pub fn ahead(&self, ms: i64) {
        self.ahead.set(ms);
    }
}

impl MailMetrics {
    /// Counts a try; `result` is `sent`, `failed` (to be retried), `given_up` or `dropped` (pointless by now).
    pub(crate) fn count(&self, kind: &'static str, result: &'static str) {
        self.mails.with_label_values(&[kind, result]).inc();
    }
}

impl SelfCheckMetrics {
    /// Sets the result and the time of the last check, in Unix milliseconds.
    pub fn finished(&self, at_ms: i64, passed: bool) {
        self.finished.set(at_ms / 1_000);
        self.failed.set(i64::from(!passed));
    }
}

impl DiskMetrics {
    /// Sets the free bytes and the threshold.
    pub(crate) fn looked(&self, free: u64, low: u64) {
        self.free.set(i64::try_from(free).unwrap_or(i64::MAX));
        self.low.set(i64::try_from(low).unwrap_or(i64::MAX));
    }

    /// Sets the level.
    pub(crate) fn level(&self, level: u8) {
        self.level.set(level.into());
    }

    /// Counts an operation that was refused.
    pub(crate) fn shed(&self, what: &str) {
        self.shed.with_label_values(&[what]).inc();
    }
}

impl BlockMetrics {
    /// Sets the number of blocked ranges.
    pub(crate) fn in_force(&self, ranges: usize) {
        self.in_force.set(i64::try_from(ranges).unwrap_or(i64::MAX));
    }

    /// Counts a refusal.
    pub(crate) fn refused(&self) {
        self.refused.with_label_values(&["refused"]).inc();
    }
}
