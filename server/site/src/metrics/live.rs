//! Metrics of live matches for operators.

use std::time::Duration;

use prometheus::{Histogram, IntCounterVec, IntGauge, Registry};

use crate::{
    bounds, limits,
    metrics::parts::{counters, counters_from_zero, gauge, histogram},
};

/// The bounds on stored data whose refusals are counted, besides the buckets of `[limits]`.
const BOUNDS: [&str; 10] = [
    "sessions",
    "library",
    "tables",
    "chat_lines",
    "practices",
    "match_events",
    "board_events",
    "board_frames",
    "fresh_gain",
    "engine_questions",
];

/// The metrics of sockets, actions, matches and bots.
#[derive(Debug, Clone)]
pub struct LiveMetrics {
    sockets: IntGauge,
    messages: IntCounterVec,
    actions: IntCounterVec,
    action_duration: Histogram,
    matches: IntCounterVec,
    bot_turns: IntCounterVec,
    bot_turn_duration: Histogram,
    other_nodes: IntGauge,
    library_uploads: IntCounterVec,
    analysis_questions: IntCounterVec,
    bounds_reached: IntCounterVec,
    unsettled_pools: IntGauge,
    board_connections: IntGauge,
    board_refusals: IntCounterVec,
    board_frame_duration: Histogram,
}

impl LiveMetrics {
    /// Registers the metrics, all zero.
    pub(crate) fn new(registry: &Registry) -> LiveMetrics {
        let durations = &[0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5];
        LiveMetrics {
            sockets: gauge(registry, "bg_live_sockets", "Open WebSockets and streams"),
            messages: counters_from_zero(
                registry,
                "bg_live_messages_total",
                "Messages of clients, by whether they could be read",
                "result",
                &["read", "malformed", "too_many"],
            ),
            actions: counters_from_zero(
                registry,
                "bg_live_actions_total",
                "Actions in matches: done, repeated (answered again), refused, failed, overtaken (decided again)",
                "result",
                &["done", "repeated", "refused", "failed", "overtaken"],
            ),
            action_duration: histogram(
                registry,
                "bg_live_action_duration_seconds",
                "From the decision on an action to its commit",
                durations,
            ),
            matches: counters_from_zero(
                registry,
                "bg_live_matches_total",
                "Matches that began or ended, ends by their reason",
                "what",
                &["begun", "completed", "agreed", "left", "timed_out"],
            ),
            library_uploads: counters_from_zero(
                registry,
                "bg_library_uploads_total",
                "Uploads to libraries: read, or refused because the library is full",
                "result",
                &["read", "full"],
            ),
            analysis_questions: counters_from_zero(
                registry,
                "bg_analysis_questions_total",
                "Questions of the analysis that were begun: of a match, of an upload, and of an upload while questions of \
                 a match that has ended waited",
                "of",
                &["match", "upload", "upload_before_match"],
            ),
            bounds_reached: bounds_reached(registry),
            board_connections: gauge(registry, "bg_board_connections", "Open connections of sensor boards"),
            board_refusals: counters(
                registry,
                "bg_board_refusals_total",
                "Messages of sensor boards that were refused, by the code of the refusal",
                &["code"],
            ),
            board_frame_duration: histogram(
                registry,
                "bg_board_frame_duration_seconds",
                "From the arrival of a board's frame to its acknowledgement; its count is the number of stored frames",
                durations,
            ),
            bot_turns: counters_from_zero(
                registry,
                "bg_bot_turns_total",
                "Turns of bots",
                "result",
                &["found", "received", "none", "failed"],
            ),
            other_nodes: gauge(registry, "bg_live_other_nodes", "Other nodes that this one hears of"),
            unsettled_pools: gauge(
                registry,
                "bg_events_unsettled",
                "Events whose prizes could not be paid in two attempts or more",
            ),
            bot_turn_duration: histogram(
                registry,
                "bg_bot_turn_duration_seconds",
                "Time in which a bot chose its command, including the wait for a free core or thinker",
                durations,
            ),
        }
    }

    pub fn sockets(&self, open: usize) {
        self.sockets.set(i64::try_from(open).unwrap_or(i64::MAX));
    }

    pub(crate) fn library_upload(&self, result: &'static str) {
        self.library_uploads.with_label_values(&[result]).inc();
    }

    pub(crate) fn analysis_question(&self, of: &'static str) {
        self.analysis_questions.with_label_values(&[of]).inc();
    }

    /// Counts a refusal, or a removal of the oldest item, because of a bound. `what` is one of [`BOUNDS`] or the
    /// name of a bucket in `[limits]`.
    pub fn bound_reached(&self, what: &'static str) {
        self.bounds_reached.with_label_values(&[what]).inc();
    }

    pub fn board_connections(&self, more: i64) {
        self.board_connections.add(more);
    }

    pub fn board_refused(&self, code: wire::BoardRefusal) {
        self.board_refusals.with_label_values(&[code.name()]).inc();
    }

    pub fn board_frame_took(&self, duration: Duration) {
        self.board_frame_duration.observe(duration.as_secs_f64());
    }

    pub(crate) fn set_unsettled_pools(&self, count: i64) {
        self.unsettled_pools.set(count);
    }

    pub(crate) fn other_nodes(&self, heard_of: usize) {
        self.other_nodes.set(i64::try_from(heard_of).unwrap_or(i64::MAX));
    }

    pub fn message(&self, result: &'static str) {
        self.messages.with_label_values(&[result]).inc();
    }

    pub(crate) fn action(&self, result: &'static str) {
        self.actions.with_label_values(&[result]).inc();
    }

    pub(crate) fn action_took(&self, duration: Duration) {
        self.action_duration.observe(duration.as_secs_f64());
    }

    pub(crate) fn matches(&self, what: &'static str) {
        self.matches.with_label_values(&[what]).inc();
    }

    pub(crate) fn bot_turn(&self, result: &'static str, thought: Duration) {
        self.bot_turns.with_label_values(&[result]).inc();
        self.bot_turn_duration.observe(thought.as_secs_f64());
    }
}

fn bounds_reached(registry: &Registry) -> IntCounterVec {
    let values: Vec<&str> = limits::NAMES.iter().chain(bounds::NAMES).copied().chain(BOUNDS).collect();
    counters_from_zero(
        registry,
        "bg_bounds_reached_total",
        "Refusals, and removals of the oldest item, because an account, an address or a match reached a bound",
        "what",
        &values,
    )
}
