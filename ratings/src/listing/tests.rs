//! The rule of the leaderboards: made-up crowds, rings and honest players.

use std::convert::Infallible;

use proptest::prelude::*;

use super::*;

const BOT: u32 = 1_000;
/// The player of the tests.
const P: u32 = 0;

/// The points of pairs of accounts. Accounts from [`BOT`] on are house bots.
#[derive(Clone)]
struct Points(BTreeMap<(u32, u32), u64>);

impl Points {
    fn from_pairs(pairs: &[(u32, u32, u64)]) -> Points {
        let mut all = Points(BTreeMap::new());
        pairs.iter().for_each(|&(one, other, points)| all.add(one, other, points));
        all
    }

    fn add(&mut self, one: u32, other: u32, points: u64) {
        for pair in [(one, other), (other, one)] {
            *self.0.entry(pair).or_default() += points;
        }
    }

    fn account(&self, id: u32) -> Account<u32> {
        let own = self.0.iter().filter(|((one, _), _)| *one == id);
        Account {
            person: id,
            is_house_bot: id >= BOT,
            is_aged: true,
            days: DAYS,
            points: own.map(|(_, points)| points).sum(),
        }
    }

    fn links(&self, id: u32) -> Vec<Link<u32>> {
        let own = self.0.iter().filter(|((one, _), _)| *one == id);
        own.map(|(&(_, opponent), &points)| Link { opponent, points, account: self.account(opponent) })
            .collect()
    }

    fn around(&self, own: &[u32], played: &[Played<u32>]) -> Surroundings {
        let own = own.iter().copied().collect();
        let Ok(around) = surroundings(P, &own, played, |id| Ok::<_, Infallible>(self.links(id)));
        around
    }

    /// Returns the shares of one match with each of these opponents, in this order.
    fn shares(&self, opponents: &[u32]) -> Vec<f64> {
        let played: Vec<_> = opponents.iter().map(|&one| played(one, Outcome::Won, 1.0)).collect();
        self.around(&[P], &played).matches.iter().map(|counted| counted.share).collect()
    }
}

fn played(opponent: u32, outcome: Outcome, gain: f64) -> Played<u32> {
    Played { opponent, outcome, n: Weight::FIVE_POINTS, opponent_rating: 1_300.0, gain, k: 1.0, p: 0.5 }
}

/// The points of play with bots that a match to five points needs.
fn needed() -> u64 {
    u64::from(BACKING) * 5
}

fn assert_near(actual: f64, expected: f64, within: f64) {
    assert!((actual - expected).abs() <= within, "{actual} is not {expected}");
}

fn assert_shares(points: &Points, opponents: &[u32], expected: &[f64]) {
    let shares = points.shares(opponents);
    assert_eq!(shares.len(), expected.len());
    shares.iter().zip(expected).for_each(|(share, expected)| assert_near(*share, *expected, 1e-9));
}

#[test]
fn a_match_counts_as_far_as_the_opponent_has_played_bots() {
    let points = Points::from_pairs(&[
        (P, BOT, 5),
        (P, 1, 20),
        (1, BOT, needed() * 3 / 2),
        (P, 2, 5),
        (2, 3, 500),
        (P, 3, 5),
    ]);
    // The first matches use up what is there. 2 and 3 have played nobody but each other and P.
    assert_shares(&points, &[1, 1, 1, 2, 3, BOT], &[1.0, 0.5, 0.0, 0.0, 0.0, 1.0]);
    // An account that P has not played, as far as the links say.
    assert_shares(&points, &[7], &[0.0]);
}

#[test]
fn play_with_bots_backs_others_along_the_points_between_them() {
    // 1 has played only 2, who has played bots and 3.
    let points = Points::from_pairs(&[
        (P, 1, 5),
        (1, 2, needed() / 2),
        (2, BOT, needed()),
        (P, 2, 5),
        (P, 3, 5),
        (2, 3, 1_000),
    ]);
    assert_shares(&points, &[1, 2, 3], &[0.5, 0.5, 0.0]);
    assert_shares(&points, &[3, 2, 1], &[1.0, 0.0, 0.0]);
    // What flows through an account can be led another way.
    let mut other = points.clone();
    other.add(3, 4, 1_000);
    other.add(4, BOT + 1, needed());
    assert_shares(&other, &[3, 2, 1], &[1.0, 1.0, 0.0]);
    assert_shares(&other, &[1, 2, 3], &[0.5, 1.0, 0.5]);
}

#[test]
fn a_ring_of_puppets_shares_what_it_has_played_with_bots() {
    let mut pairs = Vec::new();
    for puppet in 10..28 {
        pairs.extend([P, 1, 2].map(|target| (target, puppet, 30)));
        pairs.push((puppet, if puppet == 27 { 10 } else { puppet + 1 }, 450));
    }
    let puppets: Vec<u32> = (10..28).collect();
    assert!(Points::from_pairs(&pairs).shares(&puppets).iter().all(|share| *share <= 0.0));
    pairs.push((17, BOT, needed() * 2));
    assert_near(Points::from_pairs(&pairs).shares(&puppets).iter().sum(), 2.0, 1e-9);
}

#[test]
fn accounts_of_the_player_carry_nothing() {
    // 2 is another account of the player, and has played bots.
    let points = Points::from_pairs(&[(P, 1, 5), (1, 2, 1_000), (2, BOT, 5_000), (P, 2, 5)]);
    let matches = [played(1, Outcome::Won, 1.0), played(2, Outcome::Won, 1.0)];
    let shares = |own: &[u32]| points.around(own, &matches).matches.iter().map(|one| one.share).sum::<f64>();
    assert_near(shares(&[P]), 2.0, 1e-9);
    assert_near(shares(&[P, 2]), 0.0, 1e-9);
    assert_eq!(points.around(&[P], &[]).people, 2);
    // Nor does 1 play anybody else.
    assert_eq!(points.around(&[P, 2], &[]).people, 0);
}

#[test]
fn people_are_established_by_what_they_play_with_others() {
    let points = Points::from_pairs(&[
        (P, 1, 1_000),
        (1, BOT, ESTABLISHED),
        (P, 2, 5),
        (2, 3, ESTABLISHED - 1),
        (P, BOT, 1),
        (P, 4, 5),
    ]);
    assert_eq!(points.around(&[P], &[]).people, 2);
    // Not those who are new.
    let new = |id: u32| {
        let links = points.links(id).into_iter();
        let new = links.map(|link| Link { account: Account { days: DAYS - 1, ..link.account }, ..link });
        Ok::<_, Infallible>(new.collect())
    };
    let Ok(around) = surroundings(P, &BTreeSet::from([P]), &[played(1, Outcome::Won, 1.0)], new);
    assert_eq!((around.people, around.backed), (1, 0));
}

#[test]
fn no_more_accounts_are_read_than_the_bound() {
    let pairs: Vec<_> =
        (1..=900).flat_map(|puppet| [(P, puppet, 5), (puppet, puppet % 900 + 1, 3)]).collect();
    let points = Points::from_pairs(&pairs);
    let accounts: BTreeMap<u32, Vec<Link<u32>>> = (0..=900).map(|id| (id, points.links(id))).collect();
    let mut read = 0;
    let matches: Vec<_> = (1..=900).map(|puppet| played(puppet, Outcome::Won, 1.0)).collect();
    let Ok(around) = surroundings(P, &BTreeSet::from([P]), &matches, |id| {
        read += 1;
        Ok::<_, Infallible>(accounts[&id].clone())
    });
    assert_eq!(read, READ_MAX + 1);
    // Beyond the bound the points with others count as they are: six of the 120 that a match needs.
    let most = 6.0 / (f64::from(BACKING) * 5.0);
    assert!(around.matches.iter().all(|one| one.share <= most + 1e-9));
}

fn assess_at(rating: f64, days: u32, played: &[Played<u32>], around: &Surroundings) -> Assessment {
    assess(Rating::new(rating).unwrap(), Experience::new(100), days, played, around)
}

/// Surroundings in which matches with bots count, and those with people have this share.
fn shared(played: &[Played<u32>], share: f64) -> Surroundings {
    let matches = played.iter().map(|one| one.opponent >= BOT);
    let matches =
        matches.map(|is_with_bot| CountedMatch { share: if is_with_bot { 1.0 } else { share }, is_with_bot });
    Surroundings { people: OPPONENTS, backed: 20, matches: matches.collect() }
}

#[test]
fn the_first_missing_condition_is_named() {
    let full = shared(&[], 1.0);
    let new = assess::<u32>(Rating::START, Experience::new(15), 3, &[], &Surroundings::default());
    assert_eq!(new.listing, Listing::Missing(Missing::Experience(5)));
    assert_eq!(assess_at(1_500.0, 1, &[], &full).listing, Listing::Missing(Missing::Days(2)));
    let three = Surroundings { people: 3, ..full.clone() };
    assert_eq!(assess_at(1_500.0, 3, &[], &three).listing, Listing::Missing(Missing::Opponents(2)));
    let unbacked = Surroundings { backed: 19, ..full.clone() };
    assert_eq!(assess_at(1_500.0, 3, &[], &unbacked).listing, Listing::Missing(Missing::Opponents(1)));
    assert_eq!(assess_at(1_500.0, 3, &[], &full).listing, Listing::Listed { rating: 1_500.0 });
}

#[test]
fn gains_that_do_not_count_lift_by_at_most_the_allowance() {
    let gifts = |number| vec![played(1, Outcome::Won, 20.0); number];
    for (number, listed) in [(100, 1_600.0), (9, 1_600.0), (5, 1_600.0), (4, 1_580.0)] {
        let gifts = gifts(number);
        let rating = 1_500.0 + gifts.iter().map(|one| one.gain).sum::<f64>();
        let made = assess_at(rating, 3, &gifts, &shared(&gifts, 0.0));
        assert_eq!(made.listing, Listing::Listed { rating: listed });
        assert_near(made.debt, rating - 1_500.0, 1e-9);
    }
}

#[test]
fn the_supported_rating_is_the_formula_for_the_results_that_count() {
    let new = crate::Standing::NEW_PLAYER;
    let (mut own, mut counted) = (new, new);
    let mut all = Vec::new();
    for number in 0..200_u32 {
        let opponent_rating = 1_300.0 + 2.0 * f64::from(number);
        let other = crate::Standing {
            rating: Rating::new(opponent_rating).unwrap(),
            experience: Experience::new(50),
        };
        let (opponent, outcome) = match number % 6 {
            0 => (1, Outcome::Won),
            1 => (1, Outcome::Lost),
            2 | 3 => (BOT, Outcome::Won),
            _ => (BOT, Outcome::Lost),
        };
        let rated = |own| match outcome {
            Outcome::Won => {
                let rated = crate::rate(Weight::FIVE_POINTS, own, other);
                (rated.winner, rated.k_winner, rated.p)
            }
            Outcome::Lost => {
                let rated = crate::rate(Weight::FIVE_POINTS, other, own);
                (rated.loser, rated.k_loser, rated.p)
            }
        };
        let (after, k, p) = rated(own);
        let gain = after.rating.value() - own.rating.value();
        all.push(Played { opponent, outcome, n: Weight::FIVE_POINTS, opponent_rating, gain, k, p });
        own = after;
        if opponent == BOT {
            counted = rated(counted).0;
        }
    }
    let supported = |share| supported(own.rating, &all, &shared(&all, share));
    assert_near(supported(0.0).rating, counted.rating.value(), 1e-6);
    assert_near(supported(1.0).rating, own.rating.value(), 1e-6);
    assert_near(supported(0.5).experience, 1_000.0 * 5.0 / 6.0, 10.0);
}

#[test]
fn wins_beyond_skill_do_not_count_and_the_others_do() {
    let won = |opponent, number| vec![played(opponent, Outcome::Won, 1.0); number];
    let lost = |number| vec![played(1, Outcome::Lost, -4.0); number];
    let of = |all: &[Played<u32>], share| supported(Rating::START, all, &shared(all, share));
    // The 50th win in a row is one too many, and those after it.
    let counted = |all: &[Played<u32>]| (of(all, 1.0).experience - 400.0) / 5.0;
    let most = counted(&won(1, 500));
    assert!((45.0..60.0).contains(&most), "{most}");
    assert_near(counted(&won(1, 45)), 45.0, 1e-9);
    assert_near(counted(&won(BOT, 500)), 500.0, 1e-9);
    assert!(of(&won(1, 500), 1.0).luck < LUCK_MAX);
    // A loss makes more wins plausible.
    let after = counted(&[won(1, 500), lost(1), won(1, 500)].concat());
    assert!((most + 20.0..most + 35.0).contains(&after), "{after}");
    // Nine in ten is what the best reach.
    let best = [&won(1, 9)[..], &lost(1)].concat().repeat(50);
    assert_near(counted(&best), 500.0, 1e-9);
    // What does not count does not matter for the others.
    assert_near(of(&won(1, 500), 0.0).luck, 1.0, 1e-9);
    assert_near(of(&lost(50), 0.0).luck, 1.0, 1e-9);
}

/// A person or a bot in a history of random matches: 1 to 8 are people, 9 is a bot.
fn account(number: u32) -> u32 {
    if number == 9 { BOT } else { number }
}

proptest! {
    /// The heart of the promise: matches of others, with anybody, take nothing from what backs a player's matches.
    #[test]
    fn matches_of_others_take_no_backing_away(
        ties in prop::collection::vec((0_u32..9, 0_u32..10, 1_u64..400), 1..30),
        more in prop::collection::vec((1_u32..20, 0_u32..20, 1_u64..2_000), 0..30),
        opponents in prop::collection::vec(1_u32..10, 1..60),
    ) {
        let mut before = Points::from_pairs(&[]);
        for &(one, other, points) in ties.iter().filter(|(one, other, _)| one != other) {
            before.add(one, account(other), points);
        }
        for &one in &opponents {
            before.add(P, account(one), 5);
        }
        let mut after = before.clone();
        for &(one, other, points) in more.iter().filter(|(one, other, _)| one != other) {
            after.add(account(one), account(other), points);
        }
        let matches: Vec<_> =
            opponents.iter().map(|&one| played(account(one), Outcome::Won, 1.0)).collect();
        let (before, after) = (before.around(&[P], &matches), after.around(&[P], &matches));
        prop_assert!(after.people >= before.people && after.backed >= before.backed);
        // At each moment as much counts as before: what an earlier match gains is all that a later one can lose.
        let (mut counted, mut now) = (0.0, 0.0);
        for (before, after) in before.matches.iter().zip(&after.matches) {
            counted += before.share;
            now += after.share;
            prop_assert!(now >= counted - 1e-9, "{} {}", now, counted);
        }
    }

    /// However the matches that do not count lie among the others, the supported rating is the same.
    #[test]
    fn matches_that_do_not_count_change_nothing(
        results in prop::collection::vec((any::<bool>(), any::<bool>(), 900.0_f64..2_100.0), 1..200),
    ) {
        let all: Vec<_> = results.iter().map(|&(is_gift, is_won, opponent_rating)| {
            let outcome = if is_won || is_gift { Outcome::Won } else { Outcome::Lost };
            Played { opponent_rating, gain: 0.0, k: 5.0, ..played(if is_gift { 1 } else { BOT }, outcome, 0.0) }
        }).collect();
        let honest: Vec<_> = all.iter().copied().filter(|one| one.opponent == BOT).collect();
        let of = |played: &[Played<u32>]| supported(Rating::START, played, &shared(played, 0.0));
        let (with, without) = (of(&all), of(&honest));
        prop_assert_eq!(with.rating.to_bits(), without.rating.to_bits());
    }
}
