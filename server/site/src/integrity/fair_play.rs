//! Hints for moderators: credits that flow one way, and play that is too good. They are only numbers; the server takes
//! no action because of them.

use std::collections::{HashMap, HashSet};

use store::{
    AnyConn, DbError,
    account::{Account, AccountKind},
    address_accounts, analyses, devices, events,
    fair_play::{self, Flow, Style},
    id::{MatchId, UserId},
    people, ratings as rating_rows,
};
use wire::{
    DebtSuspicion, EngineSuspicion, FlowSuspicion, Giver, Millis, SharedAddress, SharedBrowser,
    StarSuspicion, Suspicions,
};

use crate::{
    accounts::players::count,
    error::AppError,
    integrity::{Integrity, engine_help, gifts},
    match_state::convert::{rating_list, seat as wire_seat},
    messages::ToWire,
    moderator::Moderator,
    reviews::analyses::reports::unpack as unpack_analysis,
};

/// The period that is examined.
const WINDOW_MS: i64 = 90 * 24 * 60 * 60 * 1_000;
/// The minimum number of paid matches between two players before the flow of their credits is examined.
const FLOW_MATCHES_MIN: u32 = 6;
/// The share of the turnover, in per cent, that went the same way. Even players come near half. A much stronger
/// player wins six out of six matches about one time in three, so the list also shows who left matches.
const FLOW_ONE_WAY_PER_CENT: u64 = 90;
/// The rating points moved between two players that are enough for a flow of rating alone.
const FLOW_RATING_MIN: f64 = 50.0;
/// The number of matches left at once by one of two players that is enough for a hint by itself.
const FED_MIN: u32 = 3;
/// The maximum number of pairs that are read, those with the most unplayed matches first.
const PAIRS_MAX: i64 = 5_000;
/// The minimum number of players of a star, who all lose to the same player on purpose.
const STAR_MIN: usize = 3;
/// The minimum number of decisions before a player's play is examined: about ten matches to 5 points.
const DECISIONS_MIN: u32 = 500;
/// The rating difference within which other players count as peers.
const PEERS_WITHIN: f64 = 100.0;
/// The minimum number of peers for a comparison.
const PEERS_MIN: usize = 5;
/// The number of matches whose thinking times are read.
const TIMED_MATCHES: usize = 5;
/// The maximum number of pairs of accounts in one browser that are read.
const BROWSERS_MAX: i64 = 1_000;
/// The maximum number of addresses with several accounts that are read.
const ADDRESSES_MAX: i64 = 500;
/// The maximum number of accounts at one address that are named.
const PLAYERS_SHOWN: i64 = 30;
/// The maximum number of accounts of a star that are named.
const FEEDERS_SHOWN: usize = 30;
/// The points of a rating from accounts that are not established independently, from which a player is shown.
const DEBT_MIN: f64 = 50.0;
/// The maximum number of people from whom such points came that are named.
const GIVERS_SHOWN: u32 = 30;
/// The maximum number of lines of each kind.
const LINES_MAX: usize = 50;

/// Returns the index of the player who has won more.
fn gains(flow: &Flow) -> usize {
    usize::from(flow.won[1] > flow.won[0])
}

/// Returns a score for matches lost on purpose, 0 for none. Each match won counts 1, plus 2 if it was short and 2 if
/// the other player gave up. Wins of the other player lower the score.
fn score(flow: &Flow) -> u32 {
    let gains = gains(flow);
    let weight = |index: usize| flow.won[index] + 2 * flow.won_short[index] + 2 * flow.given_up[1 - index];
    let share_per_cent = u64::from(flow.won[gains]) * 100 / u64::from(flow.matches.max(1));
    let is_one_way = flow.matches >= FLOW_MATCHES_MIN && share_per_cent >= FLOW_ONE_WAY_PER_CENT;
    let is_unplayed = flow.given_up[1 - gains] + flow.won_short[gains] > 0;
    let pays = flow.turnover > 0
        && flow.net.unsigned_abs() * 100 >= flow.turnover.unsigned_abs() * FLOW_ONE_WAY_PER_CENT;
    let lifts = if gains == 0 { flow.rating } else { -flow.rating } >= FLOW_RATING_MIN;
    if (is_one_way && (is_unplayed || pays || lifts)) || flow.fed[gains] >= FED_MIN {
        weight(gains).saturating_sub(weight(1 - gains))
    } else {
        0
    }
}

fn performance_rating(style: &Style) -> Option<f64> {
    (style.decisions >= DECISIONS_MIN).then(|| 500.0 * style.error / f64::from(style.decisions))
}

/// Returns the mean of the times in milliseconds, and their standard deviation divided by it. People think longer
/// about some plays than about others.
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

/// Returns the hints for moderators.
///
/// # Errors
/// If the account is not a moderator.
pub async fn suspicions(integrity: &Integrity, account: &Account) -> Result<Suspicions, AppError> {
    let (user, now) = (account.id, integrity.node.clock.now());
    integrity
        .node
        .store
        .read(move |connection| {
            Moderator::check(connection, user, now)?;
            let since = Millis(now.0 - WINDOW_MS);
            let (flows, stars) = flows(connection, since)?;
            let styles = fair_play::styles(connection, since)?;
            Ok(Suspicions {
                flows,
                stars,
                debts: debts(connection)?,
                gifts: gifts::found(connection, &styles)?,
                engines: engines(connection, &styles)?,
                browsers: browsers(connection)?,
                addresses: addresses(connection)?,
            })
        })
        .await
}

fn flows(
    connection: &mut AnyConn,
    since: Millis,
) -> Result<(Vec<FlowSuspicion>, Vec<StarSuspicion>), DbError> {
    let all = fair_play::flows(connection, since, PAIRS_MAX)?;
    let mut stars: HashMap<UserId, (Vec<UserId>, u32, f64)> = HashMap::new();
    for flow in &all {
        for index in [0, 1].into_iter().filter(|&index| flow.fed[index] > 0) {
            let star = stars.entry(flow.players[index]).or_default();
            star.0.push(flow.players[1 - index]);
            star.1 += flow.fed[index];
            star.2 += if index == 0 { flow.rating } else { -flow.rating };
        }
    }
    stars.retain(|_, (feeders, ..)| feeders.len() >= STAR_MIN);
    let mut stars: Vec<_> = stars.into_iter().collect();
    stars.sort_by_key(|(user, (feeders, fed, _))| (std::cmp::Reverse((*fed, feeders.len())), *user));
    stars.truncate(LINES_MAX);
    let mut found: Vec<(u32, Flow)> =
        all.into_iter().map(|flow| (score(&flow), flow)).filter(|(score, _)| *score > 0).collect();
    found.sort_by_key(|(score, flow)| (std::cmp::Reverse(*score), flow.players));
    found.truncate(LINES_MAX);
    let users = found.iter().flat_map(|(_, flow)| flow.players);
    let users = users.chain(
        stars
            .iter()
            .flat_map(|(user, (feeders, ..))| feeders.iter().copied().take(FEEDERS_SHOWN).chain([*user])),
    );
    let people = people::by_ids(connection, users.collect::<Vec<_>>())?;
    let name = |user: UserId| people.get(&user).map(|account| account.name.to_string()).unwrap_or_default();
    let flows = found.iter().map(|(score, flow)| {
        let winner = gains(flow);
        let sign = if winner == 0 { 1 } else { -1 };
        FlowSuspicion {
            winner: name(flow.players[winner]),
            loser: name(flow.players[1 - winner]),
            score: *score,
            matches: flow.matches,
            won: flow.won[winner],
            staked: flow.staked,
            net: wire::Credits(sign * flow.net),
            moved: wire::Credits(flow.turnover),
            given_up: flow.given_up[1 - winner],
            short: flow.won_short[winner],
            seconds_a_match: u32::try_from(flow.lasted_ms / 1_000 / i64::from(flow.matches.max(1)))
                .unwrap_or(u32::MAX),
            events_a_match: flow.events / flow.matches.max(1),
            rating_moved: if winner == 0 { flow.rating } else { -flow.rating },
        }
    });
    let stars = stars.iter().map(|(user, (feeders, fed, rating))| StarSuspicion {
        player: name(*user),
        feeders: u32::try_from(feeders.len()).unwrap_or(u32::MAX),
        first_feeders: feeders.iter().take(FEEDERS_SHOWN).map(|user| name(*user)).collect(),
        fed: *fed,
        rating_moved: *rating,
    });
    Ok((flows.collect(), stars.collect()))
}

fn debts(connection: &mut AnyConn) -> Result<Vec<DebtSuspicion>, DbError> {
    let debts =
        fair_play::debts(connection, DEBT_MIN, LINES_MAX.try_into().unwrap_or(i64::MAX), GIVERS_SHOWN)?;
    let users = debts.iter().flat_map(|debt| debt.givers.iter().map(|giver| giver.0).chain([debt.player]));
    let people = people::by_ids(connection, users.collect::<Vec<_>>())?;
    let name = |user: UserId| people.get(&user).map(|account| account.name.to_string()).unwrap_or_default();
    let told = debts.into_iter().map(|debt| DebtSuspicion {
        player: name(debt.player),
        list: rating_list(debt.list),
        rating: debt.rating,
        points: debt.points,
        listed_rating: debt.listed_rating,
        givers: debt
            .givers
            .into_iter()
            .map(|(giver, matches, points)| Giver { name: name(giver), matches: count(matches), points })
            .collect(),
    });
    Ok(told.collect())
}

fn browsers(connection: &mut AnyConn) -> Result<Vec<SharedBrowser>, DbError> {
    let mut pairs = devices::sharing(connection, BROWSERS_MAX)?;
    // Two accounts may share several browsers.
    let mut seen = HashSet::new();
    pairs.retain(|(players, _)| seen.insert(*players));
    let people = people::by_ids(connection, pairs.iter().flat_map(|(players, _)| *players))?;
    let told = pairs.into_iter().filter_map(|(players, at)| {
        let [one, other] = players.map(|player| people.get(&player));
        // A guest who signs up has two accounts, which is legitimate.
        let [one, other] = [one?, other?];
        let are_people = [one, other].iter().all(|account| account.kind == AccountKind::Person);
        are_people
            .then(|| SharedBrowser { players: [one, other].map(|account| account.name.to_string()), at })
    });
    Ok(told.take(LINES_MAX).collect())
}

fn addresses(connection: &mut AnyConn) -> Result<Vec<SharedAddress>, DbError> {
    let mut shared = address_accounts::shared(connection, ADDRESSES_MAX, PLAYERS_SHOWN)?;
    // The hash of an address changes every day, so the same accounts may appear once for each day.
    let mut seen = HashSet::new();
    shared.retain(|one| {
        let mut players = one.first.clone();
        players.sort_unstable();
        seen.insert(players)
    });
    shared.truncate(LINES_MAX);
    let people = people::by_ids(connection, shared.iter().flat_map(|one| one.first.iter().copied()))?;
    let name = |user: &UserId| people.get(user).map(|account| account.name.to_string());
    let told = shared.into_iter().map(|one| SharedAddress {
        first_players: one.first.iter().filter_map(name).collect(),
        address: one.hash,
        accounts: u32::try_from(one.accounts).unwrap_or(u32::MAX),
        at: one.at,
    });
    Ok(told.collect())
}

fn engines(connection: &mut AnyConn, styles: &[Style]) -> Result<Vec<EngineSuspicion>, DbError> {
    let mut known: Vec<(&Style, f64, f64)> = Vec::new();
    for style in styles {
        if let Some(performance) = performance_rating(style) {
            let rating = rating_rows::standing(connection, style.player, ratings::RatingList::Casual)?.rating;
            known.push((style, performance, rating.value()));
        }
    }
    let mut found: Vec<_> = known
        .iter()
        .filter_map(|line| {
            let evidence = engine_help::weigh(line.0.samples.iter().rev().copied())?;
            evidence.is_enough().then_some((line, evidence))
        })
        .collect();
    found.sort_by(|one, other| other.1.strength.total_cmp(&one.1.strength));
    found.truncate(LINES_MAX);
    let people = people::by_ids(connection, found.iter().map(|((style, ..), _)| style.player))?;
    let mut told = Vec::new();
    for &(&(style, performance, rating), evidence) in &found {
        let Some(account) = people.get(&style.player) else { continue };
        let tempo = tempo(&times(connection, style)?);
        let hard = hard_decisions(connection, style)?;
        told.push(EngineSuspicion {
            player: account.name.to_string(),
            rating,
            matches: u32::try_from(style.matches.len()).unwrap_or(u32::MAX),
            decisions: style.decisions,
            performance_rating: performance,
            evidence: evidence.strength,
            weighed: u32::try_from(evidence.matches).unwrap_or(u32::MAX),
            hard: hard.1,
            hard_found: hard.0,
            peers_performance_rating: of_peers(&known, style.player, rating),
            seconds_a_play: tempo.map(|(mean, _)| mean / 1_000.0),
            spread: tempo.map(|(_, spread)| spread),
            last_matches: style.matches.iter().take(TIMED_MATCHES).map(|id| id.to_wire()).collect(),
        });
    }
    Ok(told)
}

/// The loss of the second best play in a hard decision. At this loss people often choose wrongly.
const HARD: std::ops::RangeInclusive<f64> = 0.02..=0.08;
/// The maximum loss of a play that counts as correct.
const RIGHT_WITHIN: f64 = 0.001;

/// Returns how many hard decisions of the last matches were right, and how many there were, from the stored
/// analyses.
fn hard_decisions(connection: &mut AnyConn, style: &Style) -> Result<(u32, u32), DbError> {
    let last = &style.matches[..style.matches.len().min(TIMED_MATCHES)];
    let sides = fair_play::sides_of(connection, style.player, last)?;
    let (mut found, mut all) = (0, 0);
    for (id, side) in sides {
        let Some(report) = analyses::deepest(connection, id)? else { continue };
        let report = unpack_analysis(&report)?;
        let steps = report.games.iter().flat_map(|game| &game.steps);
        for step in steps.filter(|step| step.seat == wire_seat(side)) {
            let Some(play) = step.play.as_ref().filter(|play| !play.forced) else { continue };
            let [best, second, ..] = &play.candidates[..] else { continue };
            if HARD.contains(&(best.equity - second.equity)) {
                all += 1;
                found += u32::from(play.error.equity.abs() <= RIGHT_WITHIN);
            }
        }
    }
    Ok((found, all))
}

/// Returns the mean performance of other players with about the same rating, if there are enough.
fn of_peers(known: &[(&Style, f64, f64)], player: UserId, rating: f64) -> Option<f64> {
    let peers: Vec<f64> = known
        .iter()
        .filter(|(style, _, other)| style.player != player && (other - rating).abs() <= PEERS_WITHIN)
        .map(|(_, performance, _)| *performance)
        .collect();
    if peers.len() < PEERS_MIN { None } else { mean(peers.into_iter()) }
}

/// Returns the milliseconds between a player's rolls and plays in the last matches.
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

    /// Returns a flow in which the first player won all credits.
    fn flow(won: [u32; 2], short: u32, given_up: u32, net: i64) -> Flow {
        Flow {
            players: [UserId::from_row(1), UserId::from_row(2)],
            matches: won[0] + won[1],
            won,
            given_up: [0, given_up],
            won_short: [short, 0],
            fed: [short.min(given_up), 0],
            events: 100,
            lasted_ms: 1_000,
            staked: 0,
            net,
            turnover: net.abs(),
            rating: 10.0,
        }
    }

    #[test]
    fn matches_that_are_lost_unplayed_weigh_most() {
        for (flow, score) in [
            // Six matches lost by leaving at once: six times five.
            (flow([6, 0], 6, 6, 0), 30),
            // Three are enough if none was played.
            (flow([3, 0], 3, 3, 0), 15),
            (flow([2, 0], 2, 2, 0), 0),
            // One player won all, and all were played: a much stronger player.
            (flow([20, 0], 0, 0, 0), 0),
            // The same with credits is reported.
            (flow([20, 0], 0, 0, 3_000), 20),
            (flow([17, 3], 1, 1, 3_000), 0),
            (flow([5, 0], 0, 0, 3_000), 0),
            // The same with rating is reported too.
            (Flow { rating: 60.0, ..flow([6, 0], 0, 0, 0) }, 6),
            (Flow { rating: -60.0, ..flow([0, 6], 0, 0, 0) }, 6),
            (Flow { rating: 49.0, ..flow([6, 0], 0, 0, 0) }, 0),
            (Flow { rating: 60.0, ..flow([5, 1], 0, 0, 0) }, 0),
        ] {
            assert_eq!(super::score(&flow), score, "{flow:?}");
        }
    }

    #[test]
    fn play_is_judged_when_there_is_enough_of_it() {
        let style = |decisions, error| Style {
            player: UserId::from_row(1),
            matches: Vec::new(),
            samples: Vec::new(),
            against: Vec::new(),
            decisions,
            error,
        };
        assert_eq!(performance_rating(&style(499, 1.0)), None);
        assert_eq!(performance_rating(&style(500, 2.0)), Some(2.0));
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
            .map(|id| Style {
                player: UserId::from_row(id),
                matches: Vec::new(),
                samples: Vec::new(),
                against: Vec::new(),
                decisions: 500,
                error: 0.0,
            })
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
