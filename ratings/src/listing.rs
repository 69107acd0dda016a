//! The rule of the leaderboards: whether a rating is supported by results that one person could not have arranged.
//!
//! Results against house bots cannot be arranged, so everything is measured by its links to them. For a player P:
//!
//! - **Dependence** ([`surroundings`]). Take a walk from an account along its rated points: each step goes to an
//!   opponent, in proportion to the points played with it. The dependence on P is the chance that the walk reaches P,
//!   or an account that belongs to P, before a house bot. Accounts that play only P have 1; accounts that several
//!   players share, or that play each other, come close to it. In a crowd that plays everybody it is close to 0.
//! - **Circle**. The smallest set such that an account is a member if it has played more than half of its points with P
//!   and members. An account is *established independently* of P if it is a house bot, or if it is aged, has played on
//!   three days, and is not in the circle.
//! - **Share that does not count** ([`Opponent::doubt`]). 0 for house bots, twice the dependence for established
//!   accounts, and 1 for accounts that are too new, or depend on P by half or more.
//! - **Debt** ([`assess`]). The part of P's present rating that stems from gains that do not count. A match of weight n
//!   at K moves the rating towards P's strength, and so forgets the share `K * n * p * (1 - p) * ln(10) / 500` of every
//!   earlier gain; this is the derivative of the rating formula. So the debt shrinks as P plays opponents who count.
//! - **Luck**. The best players beat beginners about nine times in ten, and stronger people less often. If P's results
//!   against people are a hundred times more likely with a tenth of the losses that the best would have, no win against
//!   people counts.
//!
//! A player is listed with at most [`DEBT_MAX`] points of debt: the rest is taken off the place in the list. A player
//! with more debt, who has played less than a tenth of its points with accounts that count, is not listed at all.

use std::collections::{BTreeMap, BTreeSet};

use crate::{Experience, Outcome, Rating, Weight, loser_win_probability};

/// The experience from which a rating is no longer provisional.
pub const ESTABLISHED: u64 = 20;
/// The number of different days with rated matches that a listed player has.
pub const DAYS: u32 = 3;
/// The number of independently established people whom a listed player has played.
pub const OPPONENTS: usize = 5;
/// The debt that a listed rating may contain, in rating points.
pub const DEBT_MAX: f64 = 100.0;
/// The share of its points that a player with more debt must have played with accounts that count.
const OWN_SHARE: f64 = 0.1;
/// The number of a player's latest matches that are examined. What remains of older gains is below 1 %.
pub const RESULTS_MAX: usize = 1_000;

/// The dependence from which an account does not count at all.
const COUNTS_NOT: f64 = 0.5;
/// The smallest part of a walk that is followed. Smaller parts are lost in the crowd.
const FOLLOWED: f64 = 0.02;
/// The maximum number of accounts whose opponents are read for one player.
pub const READ_MAX: usize = 300;
/// The maximum number of steps of the walk.
const ROUNDS_MAX: usize = 64;
/// The rating of the best players. The strongest house bot has 2070.
const BEST: f64 = 2_150.0;
/// The rating difference that the best players have to beginners.
const BEST_AHEAD: f64 = 850.0;
/// The share of the losses of the best that luck beyond skill is tested for.
const LUCKY_LOSSES: f64 = 0.1;
/// The likelihood ratio from which luck is not believed. At most one in as many players who are as strong as the best
/// ever reaches it, and practically nobody else.
const LUCK_MAX: f64 = 100.0;

/// An account, as the rule sees it in one list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Account<I> {
    /// The person behind the account: its owner, or the account itself.
    pub person: I,
    /// True for a bot of the house.
    pub is_house_bot: bool,
    /// True if the account is at least a week old.
    pub is_aged: bool,
    /// The number of different days with rated matches.
    pub days: u32,
    /// All rated points that the account has played in the list.
    pub points: u64,
}

/// An opponent of an account, and the points of their rated matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link<I> {
    /// The opponent.
    pub opponent: I,
    /// The sum of the weights of their matches.
    pub points: u64,
    /// The opponent's account.
    pub account: Account<I>,
}

/// The opponent of a player, as far as its results support the player's rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Opponent<I> {
    /// The person behind the opponent.
    pub person: I,
    /// True for a bot of the house.
    pub is_house_bot: bool,
    /// True if the opponent is established independently of the player.
    pub is_independent: bool,
    /// The share of gains from this opponent that does not count, 0 to 1.
    pub doubt: f64,
}

/// A rated match of a player, from the player's history row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Played<I> {
    /// The opponent.
    pub opponent: I,
    /// The result for the player.
    pub outcome: Outcome,
    /// The weight.
    pub n: Weight,
    /// The opponent's rating before the match.
    pub opponent_rating: f64,
    /// The points that the rating changed by, negative for a loss.
    pub gain: f64,
    /// The player's K.
    pub k: f64,
    /// The probability that the loser would win.
    pub p: f64,
}

/// The state of a player in a leaderboard.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Listing {
    /// Listed. `rating` decides the place: the player's rating without debt above [`DEBT_MAX`].
    Listed {
        /// The rating that the list shows.
        rating: f64,
    },
    /// Not listed, with the first condition that is missing.
    Missing(Missing),
}

/// The condition that a player has to meet next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// So many points of experience until the rating is no longer provisional.
    Experience(u64),
    /// Rated matches on so many more days.
    Days(u32),
    /// Matches with so many more people who are established independently.
    Opponents(u32),
    /// So many points of the rating stem from accounts that are not established independently.
    Debt(u32),
}

/// The accounts around a player.
#[derive(Clone, Debug, PartialEq)]
pub struct Surroundings<I> {
    /// The dependence on the player of every account that depends on it noticeably.
    dependence: BTreeMap<I, f64>,
    /// The player's circle, with the player's own accounts.
    circle: BTreeSet<I>,
}

/// Returns the surroundings of a player with the accounts `own`. `links` returns the opponents of an account; it is
/// called once for each account, for at most [`READ_MAX`] accounts.
///
/// # Errors
/// Returns the first error of `links`.
pub fn surroundings<I: Copy + Ord, E>(
    own: &BTreeSet<I>,
    links: impl FnMut(I) -> Result<Vec<Link<I>>, E>,
) -> Result<Surroundings<I>, E> {
    let mut read = Read { links, known: BTreeMap::new() };
    Ok(Surroundings { dependence: read.dependence(own)?, circle: read.circle(own)? })
}

/// The opponents of accounts, each read once.
struct Read<I, F> {
    links: F,
    known: BTreeMap<I, Vec<Link<I>>>,
}

impl<I: Copy + Ord, E, F: FnMut(I) -> Result<Vec<Link<I>>, E>> Read<I, F> {
    /// Returns the opponents of an account; `None` beyond the bound.
    fn of(&mut self, account: I) -> Result<Option<&[Link<I>]>, E> {
        if !self.known.contains_key(&account) {
            if self.known.len() >= READ_MAX {
                return Ok(None);
            }
            self.known.insert(account, (self.links)(account)?);
        }
        Ok(self.known.get(&account).map(Vec::as_slice))
    }

    fn dependence(&mut self, own: &BTreeSet<I>) -> Result<BTreeMap<I, f64>, E> {
        let mut reached: BTreeMap<I, f64> = BTreeMap::new();
        // The walk is followed backwards: what arrives at an account came from its opponents.
        let mut waiting: BTreeMap<I, f64> = own.iter().map(|account| (*account, 1.0)).collect();
        for _ in 0..ROUNDS_MAX {
            let mut rest = BTreeMap::new();
            let mut is_done = true;
            for (account, part) in std::mem::take(&mut waiting) {
                let links = if part < FOLLOWED { None } else { self.of(account)? };
                let Some(links) = links else {
                    *rest.entry(account).or_insert(0.0) += part;
                    continue;
                };
                is_done = false;
                *reached.entry(account).or_insert(0.0) += part;
                for link in links {
                    if !link.account.is_house_bot && !own.contains(&link.opponent) {
                        let share = ratio(link.points, link.account.points.max(link.points));
                        *rest.entry(link.opponent).or_insert(0.0) += part * share;
                    }
                }
            }
            waiting = rest;
            if is_done {
                break;
            }
        }
        for (account, part) in waiting {
            *reached.entry(account).or_insert(0.0) += part;
        }
        Ok(reached)
    }

    fn circle(&mut self, own: &BTreeSet<I>) -> Result<BTreeSet<I>, E> {
        let mut circle = own.clone();
        let mut inside: BTreeMap<I, u64> = BTreeMap::new();
        let mut next: Vec<I> = own.iter().copied().collect();
        while let Some(member) = next.pop() {
            for link in self.of(member)?.unwrap_or_default() {
                let points = inside.entry(link.opponent).or_default();
                *points += link.points;
                let is_member = *points * 2 > link.account.points && !link.account.is_house_bot;
                if is_member && circle.insert(link.opponent) {
                    next.push(link.opponent);
                }
            }
        }
        Ok(circle)
    }
}

impl<I: Copy + Ord> Surroundings<I> {
    /// Returns an opponent of the player as the rule sees it.
    pub fn opponent(&self, id: I, account: &Account<I>) -> Opponent<I> {
        let is_old = account.is_aged && account.days >= DAYS;
        let depends = self.dependence.get(&id).copied().unwrap_or(0.0);
        let doubt = match account {
            Account { is_house_bot: true, .. } => 0.0,
            _ if is_old => (depends / COUNTS_NOT).clamp(0.0, 1.0),
            _ => 1.0,
        };
        Opponent {
            person: account.person,
            is_house_bot: account.is_house_bot,
            is_independent: account.is_house_bot || (is_old && !self.circle.contains(&id)),
            doubt,
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "points of matches stay far below 2^53")]
fn ratio(part: u64, whole: u64) -> f64 {
    part as f64 / whole.max(1) as f64
}

/// The result of the rule.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Assessment {
    /// The state of the player in the leaderboard.
    pub listing: Listing,
    /// The points of the present rating that stem from gains that do not count; 0 for a provisional player.
    pub debt: f64,
}

/// Applies the rule to a player. `played` are the latest rated matches, at most [`RESULTS_MAX`], oldest first, and
/// `opponents` has every opponent in them; an unknown opponent does not count.
pub fn assess<I: Copy + Ord>(
    rating: Rating,
    experience: Experience,
    days: u32,
    played: &[Played<I>],
    opponents: &BTreeMap<I, Opponent<I>>,
) -> Assessment {
    if experience.value() < ESTABLISHED {
        let missing = Missing::Experience(ESTABLISHED - experience.value());
        return Assessment { listing: Listing::Missing(missing), debt: 0.0 };
    }
    let support = support(played, opponents);
    let excess = (support.debt - DEBT_MAX).max(0.0);
    let listing = match missing(days, excess, &support, opponents) {
        Some(missing) => Listing::Missing(missing),
        None => Listing::Listed { rating: rating.value() - excess },
    };
    Assessment { listing, debt: support.debt.max(0.0) }
}

/// Returns the first condition that a player who is not provisional does not meet.
fn missing<I: Copy + Ord>(
    days: u32,
    excess: f64,
    support: &Support,
    opponents: &BTreeMap<I, Opponent<I>>,
) -> Option<Missing> {
    if days < DAYS {
        return Some(Missing::Days(DAYS - days));
    }
    let met: BTreeSet<I> = opponents
        .values()
        .filter(|opponent| opponent.is_independent)
        .map(|opponent| opponent.person)
        .collect();
    if met.len() < OPPONENTS {
        return Some(Missing::Opponents(u32::try_from(OPPONENTS - met.len()).unwrap_or(u32::MAX)));
    }
    let is_arranged = excess > 0.0 && support.counted < support.points * OWN_SHARE;
    is_arranged.then(|| Missing::Debt(whole(support.debt)))
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to the range first")]
fn whole(points: f64) -> u32 {
    points.clamp(0.0, f64::from(u32::MAX)) as u32
}

/// The support of a rating.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Support {
    /// The points of the present rating that stem from gains that do not count.
    debt: f64,
    /// The points of all matches.
    points: f64,
    /// Those points as far as the opponents count.
    counted: f64,
}

fn support<I: Copy + Ord>(played: &[Played<I>], opponents: &BTreeMap<I, Opponent<I>>) -> Support {
    let is_lucky = is_beyond_skill(played, opponents);
    let mut support = Support { debt: 0.0, points: 0.0, counted: 0.0 };
    for one in played {
        let doubt = match opponents.get(&one.opponent) {
            Some(opponent) if is_lucky && !opponent.is_house_bot => 1.0,
            Some(opponent) => opponent.doubt,
            None => 1.0,
        };
        let n = f64::from(one.n.value());
        let forgotten = one.k * n * one.p * (1.0 - one.p) * std::f64::consts::LN_10 / 500.0;
        support.debt = support.debt * (1.0 - (forgotten * (1.0 - doubt)).clamp(0.0, 1.0)) + doubt * one.gain;
        support.points += n;
        support.counted += n * (1.0 - doubt);
    }
    support
}

/// Returns true if the results against people are better than skill can make them: Wald's test of the loss rate of the
/// best players against a tenth of it.
fn is_beyond_skill<I: Copy + Ord>(played: &[Played<I>], opponents: &BTreeMap<I, Opponent<I>>) -> bool {
    let is_bot = |id: &I| opponents.get(id).is_some_and(|opponent| opponent.is_house_bot);
    let mut ratio = 1.0;
    for one in played.iter().filter(|one| !is_bot(&one.opponent)) {
        let loses = best_loses(one);
        ratio *= match one.outcome {
            Outcome::Won => (1.0 - LUCKY_LOSSES * loses) / (1.0 - loses),
            Outcome::Lost => LUCKY_LOSSES,
        };
        // A long record must not become zero.
        ratio = f64::max(ratio, 1e-300);
    }
    ratio >= LUCK_MAX
}

/// Returns how often the best players lose such a match.
fn best_loses<I>(one: &Played<I>) -> f64 {
    let ahead = (BEST - one.opponent_rating).clamp(0.0, BEST_AHEAD);
    match (Rating::new(Rating::START.value() + ahead), Rating::new(Rating::START.value())) {
        (Ok(best), Ok(other)) => loser_win_probability(one.n, best, other),
        _ => 0.5,
    }
}

#[cfg(test)]
mod tests;
