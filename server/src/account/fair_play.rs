//! What moderators are pointed to: credits that flow one way, play that is too good. Numbers only; nothing is done to
//! anybody because of them.

use std::collections::{HashMap, HashSet};

use wire::{EngineSuspicion, FlowSuspicion, Millis, SharedBrowser, Suspicions};

use super::{Account, AccountKind, moderation};
use crate::{
    db::{AnyConn, DbError, devices, events, fair_play, people, ratings as rating_rows},
    error::AppError,
    id::UserId,
    live::MatchId,
    state::AppState,
};

/// How far back is looked.
const WINDOW_MS: i64 = 90 * 24 * 60 * 60 * 1_000;
/// Paid matches between two players before the flow of their credits is looked at.
const FLOW_MATCHES_MIN: u32 = 6;
/// Of all that changed hands, per cent that went the same way. Even players come near half, and of six matches a much
/// stronger player wins all about once in three times, so the numbers stand beside who left.
const FLOW_ONE_WAY_PER_CENT: i64 = 90;
/// Decisions before somebody's play is looked at: about ten matches to 5 points.
const DECISIONS_MIN: u32 = 500;
/// The best people play at about 2.5 to 3 (500 times the mean error).
const PERFORMANCE_RATING_MAX: f64 = 2.5;
/// Others of about the same rating are within so many points.
const PEERS_WITHIN: f64 = 100.0;
/// Fewer tell nothing.
const PEERS_MIN: usize = 5;
/// Matches whose times are read.
const TIMED_MATCHES: usize = 5;
/// Pairs of accounts in one browser that are read.
const BROWSERS_MAX: i64 = 1_000;
/// Lines of each kind.
const LINES_MAX: usize = 50;

/// Paid matches between two players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Flow {
    /// The one with the smaller id first.
    pub(crate) players: [UserId; 2],
    pub(crate) matches: u32,
    /// What the first has won in all, in hundredths; below zero: lost.
    pub(crate) net: i64,
    /// What changed hands, whichever way.
    pub(crate) moved: i64,
    /// Matches that the first, and the second, left or let run out of time.
    pub(crate) given_up: [u32; 2],
}

impl Flow {
    fn is_one_way(&self) -> bool {
        self.matches >= FLOW_MATCHES_MIN
            && self.moved > 0
            && self.net.abs() * 100 >= self.moved * FLOW_ONE_WAY_PER_CENT
    }
}

/// How somebody plays.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Style {
    pub(crate) player: UserId,
    /// The newest first.
    pub(crate) matches: Vec<MatchId>,
    pub(crate) decisions: u32,
    /// The sum of the errors of all decisions.
    pub(crate) error: f64,
}

impl Style {
    fn performance_rating(&self) -> Option<f64> {
        (self.decisions >= DECISIONS_MIN).then(|| 500.0 * self.error / f64::from(self.decisions))
    }
}

/// Mean of the times in milliseconds, and their standard deviation divided by it: people think long about some plays and
/// not about others.
fn tempo(times_ms: &[u32]) -> Option<(f64, f64)> {
    if times_ms.len() < 2 {
        return None;
    }
    let mean = mean(times_ms.iter().map(|&time| f64::from(time)))?;
    let variance = self::mean(times_ms.iter().map(|&time| (f64::from(time) - mean).powi(2)))?;
    (mean > 0.0).then(|| (mean, variance.sqrt() / mean))
}

fn mean(values: impl Iterator<Item = f64>) -> Option<f64> {
    let (sum, count) = values.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
    (count > 0.0).then(|| sum / count)
}

/// What should be looked at.
///
/// # Errors
/// If the account is no moderator's.
pub(crate) async fn suspicions(state: &AppState, account: &Account) -> Result<Suspicions, AppError> {
    let (user, now) = (account.id, state.clock.now());
    state
        .store
        .read(move |connection| {
            moderation::check_moderator(connection, user)?;
            let since = Millis(now.0 - WINDOW_MS);
            Ok(Suspicions {
                flows: flows(connection, since)?,
                engines: engines(connection, since)?,
                browsers: browsers(connection)?,
            })
        })
        .await
}

fn flows(connection: &mut AnyConn, since: Millis) -> Result<Vec<FlowSuspicion>, DbError> {
    let mut found: Vec<Flow> =
        fair_play::flows(connection, since, FLOW_MATCHES_MIN)?.into_iter().filter(Flow::is_one_way).collect();
    found.sort_by_key(|flow| std::cmp::Reverse(flow.net.abs()));
    found.truncate(LINES_MAX);
    let people = people::by_ids(connection, found.iter().flat_map(|flow| flow.players))?;
    let name = |user: UserId| people.get(&user).map(|account| account.name.to_string()).unwrap_or_default();
    let told = found.iter().map(|flow| {
        let [winner, loser] = if flow.net > 0 { [0, 1] } else { [1, 0] };
        FlowSuspicion {
            winner: name(flow.players[winner]),
            loser: name(flow.players[loser]),
            matches: flow.matches,
            net: wire::Credits(flow.net.abs()),
            moved: wire::Credits(flow.moved),
            given_up: flow.given_up[loser],
        }
    });
    Ok(told.collect())
}

fn browsers(connection: &mut AnyConn) -> Result<Vec<SharedBrowser>, DbError> {
    let mut pairs = devices::sharing(connection, BROWSERS_MAX)?;
    // Two accounts may meet in several browsers.
    let mut seen = HashSet::new();
    pairs.retain(|(players, _)| seen.insert(*players));
    let people = people::by_ids(connection, pairs.iter().flat_map(|(players, _)| *players))?;
    let told = pairs.into_iter().filter_map(|(players, at)| {
        let [one, other] = players.map(|player| people.get(&player));
        // Whoever begins as a guest and signs up has two accounts, and that is as it should be.
        let [one, other] = [one?, other?];
        let are_people = [one, other].iter().all(|account| account.kind == AccountKind::Person);
        are_people
            .then(|| SharedBrowser { players: [one, other].map(|account| account.name.to_string()), at })
    });
    Ok(told.take(LINES_MAX).collect())
}

fn engines(connection: &mut AnyConn, since: Millis) -> Result<Vec<EngineSuspicion>, DbError> {
    let styles = fair_play::styles(connection, since)?;
    let mut known: Vec<(&Style, f64, f64)> = Vec::new();
    for style in &styles {
        if let Some(performance) = style.performance_rating() {
            let rating = rating_rows::standing(connection, style.player, ratings::RatingList::Normal)?.rating;
            known.push((style, performance, rating.value()));
        }
    }
    let mut found: Vec<_> =
        known.iter().filter(|(_, performance, _)| *performance <= PERFORMANCE_RATING_MAX).collect();
    found.sort_by(|one, other| one.1.total_cmp(&other.1));
    found.truncate(LINES_MAX);
    let people = people::by_ids(connection, found.iter().map(|(style, ..)| style.player))?;
    let mut told = Vec::new();
    for &&(style, performance, rating) in &found {
        let Some(account) = people.get(&style.player) else { continue };
        let tempo = tempo(&times(connection, style)?);
        told.push(EngineSuspicion {
            player: account.name.to_string(),
            rating,
            matches: u32::try_from(style.matches.len()).unwrap_or(u32::MAX),
            decisions: style.decisions,
            performance_rating: performance,
            peers_performance_rating: of_peers(&known, style.player, rating),
            seconds_a_play: tempo.map(|(mean, _)| mean / 1_000.0),
            spread: tempo.map(|(_, spread)| spread),
            last_matches: style.matches.iter().take(TIMED_MATCHES).map(|id| id.to_wire()).collect(),
        });
    }
    Ok(told)
}

/// How others of about the same rating play.
fn of_peers(known: &[(&Style, f64, f64)], player: UserId, rating: f64) -> Option<f64> {
    let peers: Vec<f64> = known
        .iter()
        .filter(|(style, _, other)| style.player != player && (other - rating).abs() <= PEERS_WITHIN)
        .map(|(_, performance, _)| *performance)
        .collect();
    if peers.len() < PEERS_MIN { None } else { mean(peers.into_iter()) }
}

/// Milliseconds between the rolls of a player and what was played, in the last matches.
fn times(connection: &mut AnyConn, style: &Style) -> Result<Vec<u32>, DbError> {
    let mut times = Vec::new();
    let sides: HashMap<MatchId, rules::Side> = fair_play::sides_of(
        connection,
        style.player,
        &style.matches[..style.matches.len().min(TIMED_MATCHES)],
    )?;
    for (id, player) in sides {
        let log = events::of_match(connection, id)?;
        for pair in log.windows(2) {
            if let (play::Event::Rolled { side: rolled, .. }, play::Event::Played { side, .. }) =
                (&pair[0].event, &pair[1].event)
                && *side == player
                && rolled == side
            {
                times.push(u32::try_from(pair[1].at.0 - pair[0].at.0).unwrap_or(u32::MAX));
            }
        }
    }
    Ok(times)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flow(matches: u32, net: i64, moved: i64) -> Flow {
        Flow { players: [UserId::from_row(1), UserId::from_row(2)], matches, net, moved, given_up: [0, 0] }
    }

    #[test]
    fn credits_that_flow_one_way_are_seen() {
        for (flow, seen) in [
            (flow(6, 3_000, 3_000), true),
            (flow(6, -3_000, 3_000), true),
            (flow(20, 1_800, 2_000), true),
            (flow(20, 1_799, 2_000), false),
            (flow(5, 2_500, 2_500), false),
            (flow(9, 0, 0), false),
        ] {
            assert_eq!(flow.is_one_way(), seen, "{flow:?}");
        }
    }

    #[test]
    fn play_is_judged_when_there_is_enough_of_it() {
        let style =
            |decisions, error| Style { player: UserId::from_row(1), matches: Vec::new(), decisions, error };
        assert_eq!(style(499, 1.0).performance_rating(), None);
        assert_eq!(style(500, 2.0).performance_rating(), Some(2.0));
    }

    #[test]
    fn the_tempo_of_a_clock_has_no_spread() {
        assert_eq!(tempo(&[2_000; 9]), Some((2_000.0, 0.0)));
        assert_eq!(tempo(&[1_000, 3_000]), Some((2_000.0, 0.5)));
        assert_eq!(tempo(&[5_000]), None);
        assert_eq!(tempo(&[]), None);
    }

    #[test]
    fn peers_are_others_of_about_the_same_rating() {
        let styles: Vec<Style> = (1..=7)
            .map(|id| Style { player: UserId::from_row(id), matches: Vec::new(), decisions: 500, error: 0.0 })
            .collect();
        let known: Vec<_> = styles
            .iter()
            .zip([8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0])
            .map(|(style, pr)| (style, pr, 1_500.0))
            .collect();
        assert_eq!(of_peers(&known, UserId::from_row(1), 1_500.0), Some(11.5));
        assert_eq!(of_peers(&known[..5], UserId::from_row(1), 1_500.0), None);
        assert_eq!(of_peers(&known, UserId::from_row(1), 1_601.0), None);
    }
}
