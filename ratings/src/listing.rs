//! The rule of the leaderboards: whether a rating is supported by results that one person could not have arranged.
//!
//! Results against house bots cannot be arranged, so everything is measured by matches with them. Nothing that others
//! do in games that they lose hides a player or costs the place. Therefore the rule has no share of points that others
//! could dilute, and everything in it only grows by other people's matches. For a player P:
//!
//! - An account is *established independently* of P if it is a house bot, or if it is aged, has played on three days,
//!   and has played [`ESTABLISHED`] points with others than P.
//! - **Backing** ([`surroundings`]). A match of weight n with a person needs [`BACKING`] * n points of play with house
//!   bots behind the opponent: the opponent's own, or what reaches the opponent from the bots along the rated points of
//!   other accounts. A tie of two accounts carries as many points as they have played with each other, P's own accounts
//!   carry nothing, and no point backs two matches of P. So it is a flow through a network. It is assigned in the order
//!   of the matches, and a match counts as far as it is backed. Matches with accounts that are not aged, or have played
//!   on fewer than three days, do not count; those with house bots count in full.
//! - **Luck**. The best players beat beginners about nine times in ten, and stronger people less often. A running
//!   likelihood ratio compares a tenth of the losses that the best would have with all of them. A win against a person
//!   that would make it a hundred does not count, and does not change it.
//! - **Supported rating** ([`assess`]). The rating formula applied to the results that count, with the experience from
//!   them. Matches that do not count leave it as it is, to the last bit.
//!
//! A player is listed with the rating, but at most [`DEBT_MAX`] points above the supported rating.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::{Experience, Outcome, Rating, Weight, loser_win_probability};

/// The experience from which a rating is no longer provisional. As many points of play with house bots are behind the
/// matches of a listed player.
pub const ESTABLISHED: u64 = 20;
/// The number of different days with rated matches that a listed player has.
pub const DAYS: u32 = 3;
/// The number of independently established people whom a listed player has played.
pub const OPPONENTS: usize = 5;
/// The rating points above the supported rating that a listed rating may contain.
pub const DEBT_MAX: f64 = 100.0;
/// The points of play with house bots that have to be behind each point played with a person.
pub const BACKING: u32 = 24;
/// The number of a player's latest matches that are examined.
pub const RESULTS_MAX: usize = 5_000;
/// The maximum number of accounts whose opponents are read for one player.
pub const READ_MAX: usize = 300;

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
    /// Listed. `rating` decides the place: the player's rating, at most [`DEBT_MAX`] above the supported rating.
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
    /// So many points of the rating stem from matches that do not count. Earlier versions of the rule hid such players;
    /// now [`assess`] never returns it.
    Debt(u32),
}

/// The opponents of a player, as far as they support the player's rating.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Surroundings {
    /// The number of people who are established independently, and of house bots.
    people: usize,
    /// The points of play with house bots that are behind the matches.
    backed: i64,
    /// The player's matches, in their order.
    matches: Vec<CountedMatch>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct CountedMatch {
    /// The part of the match that counts, 0 to 1.
    share: f64,
    is_with_bot: bool,
}

/// Returns the surroundings of a player with the accounts `own`, one of which is `player`. `played` are the latest
/// rated matches, at most [`RESULTS_MAX`], oldest first. `links` returns the opponents of an account; it is called
/// once for each account, for at most [`READ_MAX`] accounts beside the player's own.
///
/// # Errors
/// Returns the first error of `links`.
pub fn surroundings<I: Copy + Ord, E>(
    player: I,
    own: &BTreeSet<I>,
    played: &[Played<I>],
    mut links: impl FnMut(I) -> Result<Vec<Link<I>>, E>,
) -> Result<Surroundings, E> {
    let of_player = links(player)?;
    // The points of everybody with the player's accounts.
    let mut inside: BTreeMap<I, u64> = BTreeMap::new();
    for &account in own.iter().filter(|account| **account != player) {
        for link in links(account)? {
            *inside.entry(link.opponent).or_default() += link.points;
        }
    }
    for link in &of_player {
        *inside.entry(link.opponent).or_default() += link.points;
    }
    let opponents: BTreeMap<I, Account<I>> = of_player
        .iter()
        .filter(|link| !own.contains(&link.opponent))
        .map(|link| (link.opponent, link.account))
        .collect();
    let outside = |id: &I| {
        let all = opponents.get(id).map_or(0, |account| account.points);
        all.saturating_sub(inside.get(id).copied().unwrap_or(0))
    };
    let is_independent =
        |id: &I, account: &Account<I>| account.is_old() && outside(id) >= ESTABLISHED || account.is_house_bot;
    let people: BTreeSet<I> = opponents
        .iter()
        .filter(|(id, account)| is_independent(id, account))
        .map(|(_, account)| account.person)
        .collect();
    let mut network =
        Network { own, links, ties: BTreeMap::new(), flows: BTreeMap::new(), dry: BTreeSet::new() };
    let mut surroundings =
        Surroundings { people: people.len(), backed: 0, matches: Vec::with_capacity(played.len()) };
    for one in played {
        let n = i64::from(one.n.value());
        let wanted = n.saturating_mul(i64::from(BACKING));
        let account = opponents.get(&one.opponent);
        let is_with_bot = account.is_some_and(|account| account.is_house_bot);
        let (drawn, share) = match account {
            _ if is_with_bot => (n, 1.0),
            Some(account) if account.is_old() => {
                let drawn = network.draw(one.opponent, outside(&one.opponent), wanted)?;
                (drawn, ratio(drawn, wanted))
            }
            _ => (0, 0.0),
        };
        surroundings.backed = surroundings.backed.saturating_add(drawn);
        surroundings.matches.push(CountedMatch { share, is_with_bot });
    }
    Ok(surroundings)
}

impl<I> Account<I> {
    fn is_old(&self) -> bool {
        self.is_aged && self.days >= DAYS
    }
}

#[expect(clippy::cast_precision_loss, reason = "points of matches stay far below 2^53")]
fn ratio(part: i64, whole: i64) -> f64 {
    part as f64 / whole.max(1) as f64
}

/// A tie of an account: the points that it has played with another.
#[derive(Clone, Copy, Debug)]
struct Tie<I> {
    to: I,
    points: i64,
    is_with_bot: bool,
}

/// The flow from the house bots to a player's opponents. Accounts are read when the search for a path reaches them.
struct Network<'a, I, F> {
    own: &'a BTreeSet<I>,
    links: F,
    ties: BTreeMap<I, Vec<Tie<I>>>,
    /// The points that flow from the second account to the first, negative in the other direction. An account that is
    /// not read has a flow from itself.
    flows: BTreeMap<(I, I), i64>,
    /// The accounts that nothing more can reach. What is drawn later does not change that.
    dry: BTreeSet<I>,
}

impl<I: Copy + Ord, E, F: FnMut(I) -> Result<Vec<Link<I>>, E>> Network<'_, I, F> {
    /// Draws up to `wanted` points to an account, and returns how many there were. `outside` are its points with others
    /// than the player.
    fn draw(&mut self, to: I, outside: u64, wanted: i64) -> Result<i64, E> {
        let mut drawn = 0;
        while drawn < wanted {
            let Some((path, room)) = self.path(to, whole(outside))? else { break };
            let more = room.min(wanted - drawn);
            for (one, other) in path {
                *self.flows.entry((one.min(other), one.max(other))).or_default() +=
                    if one <= other { more } else { -more };
            }
            drawn += more;
        }
        Ok(drawn)
    }

    /// Returns a shortest path on which more can flow to an account, and how much.
    #[expect(clippy::type_complexity, reason = "the steps of the path, and the room on it")]
    fn path(&mut self, to: I, outside: i64) -> Result<Option<(Vec<(I, I)>, i64)>, E> {
        if self.dry.contains(&to) {
            return Ok(None);
        }
        // The step towards `to` of each account that was reached, with the room up to there.
        let mut reached: BTreeMap<I, (I, i64)> = BTreeMap::from([(to, (to, i64::MAX))]);
        let mut waiting = VecDeque::from([to]);
        while let Some(account) = waiting.pop_front() {
            let room = reached.get(&account).map_or(0, |(_, room)| *room);
            if !self.read(account)? {
                // Too far to look behind: its points count as they are.
                if account != to {
                    return Ok(Some((steps(&reached, account), room)));
                }
                let rest = outside.saturating_sub(self.flow(to, to));
                return Ok((rest > 0).then(|| (vec![(to, to)], rest)));
            }
            for tie in self.ties.get(&account).into_iter().flatten() {
                let room = room.min(tie.points.saturating_sub(self.flow(account, tie.to)));
                if room <= 0 || reached.contains_key(&tie.to) || self.dry.contains(&tie.to) {
                    continue;
                }
                reached.insert(tie.to, (account, room));
                if tie.is_with_bot {
                    return Ok(Some((steps(&reached, tie.to), room)));
                }
                waiting.push_back(tie.to);
            }
        }
        self.dry.extend(reached.into_keys());
        Ok(None)
    }

    /// Reads the ties of an account. Returns false beyond the bound.
    fn read(&mut self, account: I) -> Result<bool, E> {
        if self.ties.contains_key(&account) {
            return Ok(true);
        }
        if self.ties.len() >= READ_MAX {
            return Ok(false);
        }
        let others = (self.links)(account)?.into_iter().filter(|link| !self.own.contains(&link.opponent));
        let ties = others.map(|link| Tie {
            to: link.opponent,
            points: whole(link.points),
            is_with_bot: link.account.is_house_bot,
        });
        self.ties.insert(account, ties.collect());
        Ok(true)
    }

    /// Returns the points that flow to an account from another.
    fn flow(&self, to: I, from: I) -> i64 {
        let flow = self.flows.get(&(to.min(from), to.max(from))).copied().unwrap_or(0);
        if to <= from { flow } else { -flow }
    }
}

/// Returns the steps from the account at which a path begins, each with its end first.
fn steps<I: Copy + Ord>(reached: &BTreeMap<I, (I, i64)>, start: I) -> Vec<(I, I)> {
    let mut steps = Vec::new();
    let mut from = start;
    while let Some(&(to, _)) = reached.get(&from).filter(|(to, _)| *to != from) {
        steps.push((to, from));
        from = to;
    }
    steps
}

fn whole(points: u64) -> i64 {
    i64::try_from(points).unwrap_or(i64::MAX)
}

/// The result of the rule.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Assessment {
    /// The state of the player in the leaderboard.
    pub listing: Listing,
    /// The points by which the rating exceeds the supported rating; 0 for a provisional player.
    pub debt: f64,
}

/// Applies the rule to a player. `played` are the matches for which the surroundings were made; for a provisional
/// player both may be empty.
pub fn assess<I>(
    rating: Rating,
    experience: Experience,
    days: u32,
    played: &[Played<I>],
    surroundings: &Surroundings,
) -> Assessment {
    if experience.value() < ESTABLISHED {
        let missing = Missing::Experience(ESTABLISHED - experience.value());
        return Assessment { listing: Listing::Missing(missing), debt: 0.0 };
    }
    let supported = supported(rating, played, surroundings);
    let listing = match missing(days, played, surroundings) {
        Some(missing) => Listing::Missing(missing),
        None => Listing::Listed { rating: rating.value().min(supported.rating + DEBT_MAX) },
    };
    Assessment { listing, debt: (rating.value() - supported.rating).max(0.0) }
}

/// Returns the first condition that a player who is not provisional does not meet.
fn missing<I>(days: u32, played: &[Played<I>], surroundings: &Surroundings) -> Option<Missing> {
    if days < DAYS {
        return Some(Missing::Days(DAYS - days));
    }
    if surroundings.people < OPPONENTS {
        let people = u32::try_from(OPPONENTS - surroundings.people);
        return Some(Missing::Opponents(people.unwrap_or(u32::MAX)));
    }
    // Those with more matches than are examined have experience enough.
    let is_backed = surroundings.backed >= whole(ESTABLISHED) || played.len() >= RESULTS_MAX;
    // A match with one more of them adds what is missing.
    (!is_backed).then_some(Missing::Opponents(1))
}

/// The rating and the experience by the results that count.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Supported {
    rating: f64,
    experience: f64,
    /// How many times more likely the results against people are with a tenth of the losses that the best would have.
    luck: f64,
}

fn supported<I>(rating: Rating, played: &[Played<I>], surroundings: &Surroundings) -> Supported {
    // The rating and K before the first examined match are all that is known of earlier matches. The experience is
    // worked out from K. Once K is 1, more experience does not change it.
    let gained: f64 = played.iter().map(|one| one.gain).sum();
    let experience = played.first().map_or(0.0, |one| (5.0 - one.k).max(0.0) * 100.0);
    let mut supported = Supported { rating: rating.value() - gained, experience, luck: 1.0 };
    for (one, counted) in played.iter().zip(&surroundings.matches) {
        supported.add(one, *counted);
    }
    supported
}

impl Supported {
    fn add<I>(&mut self, one: &Played<I>, CountedMatch { share, is_with_bot }: CountedMatch) {
        if !is_with_bot {
            let loses = best_loses(one);
            let times = match one.outcome {
                Outcome::Won => (1.0 - LUCKY_LOSSES * loses) / (1.0 - loses),
                Outcome::Lost => LUCKY_LOSSES,
            };
            let luck = self.luck * (1.0 + share * (times - 1.0));
            if luck >= LUCK_MAX {
                return;
            }
            // A long record must not become zero.
            self.luck = f64::max(luck, 1e-300);
        }
        let n = f64::from(one.n.value());
        let k = (5.0 - self.experience / 100.0).max(1.0);
        let (Ok(own), Ok(other)) = (Rating::new(self.rating), Rating::new(one.opponent_rating)) else {
            return;
        };
        let change = match one.outcome {
            Outcome::Won => loser_win_probability(one.n, own, other),
            Outcome::Lost => -loser_win_probability(one.n, other, own),
        };
        self.rating += share * 4.0 * k * n.sqrt() * change;
        self.experience += share * n;
    }
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
