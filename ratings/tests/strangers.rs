//! Nothing that others do in games that they lose hides a player or costs the place: honest sites, and any number of
//! matches that any accounts lose on purpose, in any order.

#![expect(dead_code, reason = "the example uses more of the simulation than the tests do")]

#[path = "../examples/forgers/people.rs"]
mod people;
#[path = "../examples/forgers/site.rs"]
mod site;

use std::collections::BTreeSet;

use people::{honest_site, index};
use proptest::{prelude::*, test_runner::Config};
use rand::SeedableRng as _;
use rand_xoshiro::SplitMix64;
use ratings::listing::{DAYS, Listing};
use site::{BOTS, Site};

/// The most that the place of a listed player can lose, in rating points. Matches of others can back a loss of the
/// player that did not count before; the player's rating contains it already.
const COST_MAX: f64 = 50.0;

/// An account that loses on purpose.
#[derive(Clone, Copy, Debug)]
enum Loser {
    /// Made on the day.
    New,
    /// Made long ago, with no match.
    Asleep,
    /// Made long ago, and loses so many matches to house bots too.
    Established(u32),
    /// One of the honest players.
    Regular,
}

fn loser() -> impl Strategy<Value = Loser> {
    prop_oneof![
        Just(Loser::New),
        Just(Loser::Asleep),
        (1_u32..80).prop_map(Loser::Established),
        Just(Loser::Regular)
    ]
}

/// An attack: who loses, how many matches to the player, and how many to each of the player's opponents.
#[derive(Clone, Debug)]
struct Attack {
    losers: Vec<(Loser, u32, u32)>,
    days: u32,
    seed: u64,
}

fn attack() -> impl Strategy<Value = Attack> {
    let losers = prop::collection::vec((loser(), 0_u32..60, 0_u32..4), 1..30);
    (losers, 1_u32..10, any::<u64>()).prop_map(|(losers, days, seed)| Attack { losers, days, seed })
}

fn listed(site: &Site, player: usize) -> Option<f64> {
    match site.listing(player) {
        Listing::Listed { rating } => Some(rating),
        Listing::Missing(_) => None,
    }
}

/// Returns true if results against an account count. When an account that has beaten somebody becomes established, that
/// win begins to count; so here everybody who plays is established already, or has not played.
fn is_established(site: &Site, account: usize) -> bool {
    account < BOTS.len() || (site.age(account) >= 7 && site.days_played(account) >= DAYS as usize)
}

fn some<T: Copy>(site: &mut Site, from: &[T]) -> T {
    from[index(site, from.len())]
}

/// Returns the matches of an attack in a random order, as winners and losers. The attackers join the site.
fn prepare(site: &mut Site, attack: &Attack, target: usize, regulars: &[usize]) -> Vec<(usize, usize)> {
    let victims: Vec<usize> = site.met(target).into_iter().filter(|&one| is_established(site, one)).collect();
    let mut matches = Vec::new();
    for &(loser_kind, to_target, to_others) in &attack.losers {
        let loser = match loser_kind {
            Loser::New => site.join_on(1_500.0, site.day),
            Loser::Asleep | Loser::Established(_) => site.join_on(1_500.0, 0),
            Loser::Regular => {
                let one = some(site, regulars);
                if is_established(site, one) { one } else { continue }
            }
        };
        if let Loser::Established(bots) = loser_kind {
            matches.extend((0..bots as usize).map(|number| (number % BOTS.len(), loser)));
        }
        matches.extend((0..to_target).map(|_| (target, loser)));
        for &victim in &victims {
            matches.extend((0..to_others).map(|_| (victim, loser)));
        }
    }
    for last in (1..matches.len()).rev() {
        let other = index(site, last + 1);
        matches.swap(last, other);
    }
    matches
}

/// The honest sites of the tests; the last number is a seed.
fn honest() -> impl Strategy<Value = (usize, u32, u64)> {
    (30_usize..150, 10_u32..25, any::<u64>())
}

proptest! {
    #![proptest_config(Config { cases: 24, failure_persistence: None, ..Config::default() })]

    #[test]
    fn losses_after_a_history_hide_nobody_and_cost_no_place(
        (people, days, seed) in honest(), attack in attack()
    ) {
        let (mut site, regulars) = honest_site(seed, people, days);
        site.chance = SplitMix64::seed_from_u64(attack.seed);
        // Age alone makes some of the accounts established; that is not what is tested.
        (0..8).for_each(|_| site.next_day());
        let regulars: Vec<usize> = regulars.into_iter().map(|one| one.0).collect();
        let found: Vec<usize> = regulars.iter().copied().filter(|&one| listed(&site, one).is_some()).collect();
        prop_assume!(!found.is_empty());
        let target = some(&mut site, &found);
        let matches = prepare(&mut site, &attack, target, &regulars);
        let losers: BTreeSet<usize> = matches.iter().map(|one| one.1).collect();
        let before: Vec<(usize, Option<f64>)> = regulars.iter().map(|&one| (one, listed(&site, one))).collect();
        let a_day = matches.len() / attack.days as usize + 1;
        for (number, (winner, loser)) in matches.into_iter().enumerate() {
            if winner != loser {
                site.end(winner, loser);
            }
            if number % a_day == a_day - 1 {
                site.next_day();
            }
        }
        for (player, before) in before.into_iter().filter(|(player, _)| !losers.contains(player)) {
            let Some(before) = before else { continue };
            let after = listed(&site, player);
            prop_assert!(after.is_some(), "{} of {:?} is hidden: {:?}", player, target, site.listing(player));
            let cost = before - after.unwrap_or(0.0);
            prop_assert!(cost <= COST_MAX, "{} (of {}) loses {}", player, target, cost);
        }
    }

    #[test]
    fn losses_within_a_history_hide_nobody_and_cost_no_place(
        (people, days, seed) in honest(), attack in attack()
    ) {
        let (honest, regulars) = honest_site(seed, people, days);
        let regulars: Vec<usize> = regulars.into_iter().map(|one| one.0).collect();
        let found: Vec<(usize, f64)> =
            regulars.iter().filter_map(|&one| Some((one, listed(&honest, one)?))).collect();
        prop_assume!(!found.is_empty());
        let mut site = Site::new(SplitMix64::seed_from_u64(attack.seed));
        let (target, before) = some(&mut site, &found);
        for one in BOTS.len()..honest.accounts() {
            site.join_on(honest.skill(one), honest.born(one));
        }
        // The opponents are known from the honest history.
        let mut known = honest.clone();
        known.chance = SplitMix64::seed_from_u64(attack.seed);
        let matches = prepare(&mut known, &attack, target, &regulars);
        for one in honest.accounts()..known.accounts() {
            site.join_on(1_500.0, known.born(one));
        }
        let lost: BTreeSet<usize> = matches.iter().map(|one| one.1).collect();
        prop_assume!(!lost.contains(&target));
        let (all, mut done) = (matches.len(), 0);
        let mut matches = matches.into_iter().filter(|one| one.0 != one.1);
        for (number, &(day, winner, loser)) in honest.log.iter().enumerate() {
            while site.day < day {
                site.next_day();
            }
            while done * honest.log.len() < all * number {
                done += 1;
                if let Some((winner, loser)) = matches.next() {
                    site.end(winner, loser);
                }
            }
            prop_assert!(site.end(winner, loser) || lost.contains(&loser) || lost.contains(&winner));
        }
        let after = listed(&site, target);
        prop_assert!(after.is_some(), "hidden: {:?}", site.listing(target));
        let cost = before.min(site.rating(target)) - after.unwrap_or(0.0);
        prop_assert!(cost <= COST_MAX, "{} of {} and {}", cost, before, site.rating(target));
    }
}

/// A new site, and a player who has won and lost so many matches against people who play bots, and has played six bots.
fn honest_player(won: usize, lost: usize) -> (Site, usize) {
    let mut site = Site::new(SplitMix64::seed_from_u64(3));
    let hero = site.join(1_600.0);
    let peers: Vec<usize> = (0..15).map(|_| site.join(1_500.0)).collect();
    for day in 0..14 {
        site.next_day();
        for &peer in &peers {
            for bot in 0..2 {
                site.play(peer, (day + bot) % BOTS.len());
            }
        }
        if day < 6 {
            site.play(hero, day);
        }
    }
    for number in 0..won + lost {
        if number % 5 == 0 {
            site.next_day();
        }
        let peer = peers[number % peers.len()];
        if number % 5 == 2 && number / 5 < lost {
            site.end(peer, hero)
        } else {
            site.end(hero, peer)
        };
    }
    (site, hero)
}

#[test]
fn new_accounts_that_leave_on_purpose_hide_no_good_player() {
    for (won, lost) in [(14, 1), (14, 3), (14, 6)] {
        let (site, hero) = honest_player(won, lost);
        let before = listed(&site, hero).expect("an honest player is listed");
        // Eight accounts made today that lose ten each, and five of nine days that lose eight each on three days.
        for (accounts, matches, waits) in [(8, 10, 0), (5, 8, 9)] {
            let mut site = site.clone();
            let losers: Vec<usize> = (0..accounts).map(|_| site.join(1_500.0)).collect();
            (0..waits).for_each(|_| site.next_day());
            for number in 0..matches {
                for &loser in &losers {
                    site.end(hero, loser);
                }
                if number % 3 == 2 {
                    site.next_day();
                }
            }
            let after = listed(&site, hero).expect("losses of others hide nobody");
            assert!(after >= before, "{won}-{lost}: {after} instead of {before}");
            assert!(after <= site.rating(hero) && after <= before + 150.0, "{after} after {before}");
        }
    }
}
