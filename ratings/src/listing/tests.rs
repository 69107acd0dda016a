//! The rule of the leaderboards: made-up crowds, rings and honest players.

use std::convert::Infallible;

use super::*;

const BOT: u32 = 1_000;

/// The points of pairs of accounts. Accounts from [`BOT`] on are house bots.
struct Points(BTreeMap<(u32, u32), u64>);

impl Points {
    fn of(pairs: &[(u32, u32, u64)]) -> Points {
        let both =
            pairs.iter().flat_map(|&(one, other, points)| [((one, other), points), ((other, one), points)]);
        Points(both.collect())
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

    fn dependence(&self, own: &[u32], on: u32) -> f64 {
        let own = own.iter().copied().collect();
        let Ok(all) = surroundings(&own, |id| Ok::<_, Infallible>(self.links(id)));
        all.dependence.get(&on).copied().unwrap_or(0.0)
    }
}

fn assert_near(actual: f64, expected: f64, within: f64) {
    assert!((actual - expected).abs() <= within, "{actual} is not {expected}");
}

#[test]
fn an_account_depends_on_a_player_by_its_share_of_points() {
    let points = Points::of(&[(1, 2, 30), (2, BOT, 10), (1, 3, 10), (3, BOT, 30)]);
    assert_near(points.dependence(&[1], 2), 0.75, 1e-9);
    assert_near(points.dependence(&[1], 3), 0.25, 1e-9);
    // From 3 to 1, and from there to 2 or back to 3.
    assert_near(points.dependence(&[2], 3), 0.2, 0.01);
}

#[test]
fn puppets_that_several_players_share_depend_on_each_of_them() {
    let mut pairs = Vec::new();
    for puppet in 10..28 {
        pairs.extend([1, 2, 3].map(|target| (target, puppet, 30)));
    }
    let shared = Points::of(&pairs);
    for target in [1, 2, 3] {
        assert!(shared.dependence(&[target], 10) > 0.85);
    }
    // Puppets that play each other as much do not stand alone either.
    for puppet in 10..28 {
        pairs.push((puppet, if puppet == 27 { 10 } else { puppet + 1 }, 45));
    }
    assert!(Points::of(&pairs).dependence(&[1], 10) > 0.6);
}

#[test]
fn a_crowd_depends_on_nobody() {
    let pairs: Vec<_> = (0..60).flat_map(|one| (one + 1..60).map(move |other| (one, other, 5))).collect();
    assert!(Points::of(&pairs).dependence(&[0], 7) < 0.05);
}

#[test]
fn accounts_of_one_person_count_as_the_player() {
    let points = Points::of(&[(1, 5, 10), (2, 5, 10), (5, BOT, 10)]);
    // 2 plays nobody but 5.
    assert_near(points.dependence(&[1], 5), 0.5, 0.01);
    assert_near(points.dependence(&[1, 2], 5), 2.0 / 3.0, 1e-9);
}

#[test]
fn the_circle_has_those_who_play_mostly_the_player_and_members() {
    // 2 plays mostly 1, 3 mostly 1 and 2, 4 mostly a bot.
    let points = Points::of(&[
        (1, 2, 35),
        (2, BOT, 20),
        (3, 1, 10),
        (3, 2, 10),
        (3, BOT, 15),
        (4, 1, 10),
        (4, BOT, 10),
    ]);
    let own = BTreeSet::from([1]);
    let Ok(around) = surroundings(&own, |id| Ok::<_, Infallible>(points.links(id)));
    assert_eq!(around.circle, BTreeSet::from([1, 2, 3]));
    let independent = |id| around.opponent(id, &points.account(id)).is_independent;
    assert_eq!([2, 3, 4, BOT].map(independent), [false, false, true, true]);
    let new = Account { is_aged: false, ..points.account(4) };
    assert!(!around.opponent(4, &new).is_independent);
    assert!((around.opponent(4, &new).doubt - 1.0).abs() < 1e-9);
}

#[test]
fn no_more_accounts_are_read_than_the_bound() {
    let pairs: Vec<_> = (1..=2_000).map(|puppet| (0, puppet, 5)).collect();
    let points = Points::of(&pairs[..900]);
    let mut read = 0;
    let own = BTreeSet::from([0]);
    let Ok(all) = surroundings(&own, |id| {
        read += 1;
        Ok::<_, Infallible>(points.links(id))
    });
    assert!(read <= READ_MAX);
    assert!((1..=900).all(|puppet| all.dependence[&puppet] > 0.99 && all.circle.contains(&puppet)));
}

fn played(opponent: u32, outcome: Outcome, gain: f64) -> Played<u32> {
    Played { opponent, outcome, n: Weight::FIVE_POINTS, opponent_rating: 1_300.0, gain, k: 1.0, p: 0.5 }
}

fn opponent(person: u32, doubt: f64) -> (u32, Opponent<u32>) {
    (person, Opponent { person, is_house_bot: person >= BOT, is_independent: doubt < 1.0, doubt })
}

fn assess_at(
    rating: f64,
    days: u32,
    played: &[Played<u32>],
    opponents: &[(u32, Opponent<u32>)],
) -> Assessment {
    let opponents = opponents.iter().copied().collect();
    assess(Rating::new(rating).unwrap(), Experience::new(100), days, played, &opponents)
}

#[test]
fn the_first_missing_condition_is_named() {
    let bots: Vec<_> = (BOT..BOT + 5).map(|bot| opponent(bot, 0.0)).collect();
    let none = BTreeMap::<u32, Opponent<u32>>::new();
    let new = assess(Rating::START, Experience::new(15), 3, &[], &none);
    assert_eq!(new.listing, Listing::Missing(Missing::Experience(5)));
    assert_eq!(assess_at(1_500.0, 1, &[], &bots).listing, Listing::Missing(Missing::Days(2)));
    assert_eq!(assess_at(1_500.0, 3, &[], &bots[..3]).listing, Listing::Missing(Missing::Opponents(2)));
    assert_eq!(assess_at(1_500.0, 3, &[], &bots).listing, Listing::Listed { rating: 1_500.0 });
}

#[test]
fn gains_from_dependent_accounts_lift_by_at_most_the_allowance() {
    let mut opponents: Vec<_> = (BOT..BOT + 5).map(|bot| opponent(bot, 0.0)).collect();
    opponents.push(opponent(1, 1.0));
    let bots = [played(BOT, Outcome::Won, 0.0); 10];
    let gifts = |number| vec![played(1, Outcome::Won, 20.0); number];
    // Mostly gifts: not listed. Mostly play with others: listed without the excess, so gifts can hide nobody.
    let made = assess_at(3_500.0, 3, &[&bots[..], &gifts(100)].concat(), &opponents);
    assert_eq!((made.listing, made.debt), (Listing::Missing(Missing::Debt(2_000)), 2_000.0));
    let given = assess_at(1_680.0, 3, &[&bots[..], &gifts(9)].concat(), &opponents);
    assert_eq!(given.listing, Listing::Listed { rating: 1_600.0 });
    let few = assess_at(1_600.0, 3, &[&bots[..], &gifts(5)].concat(), &opponents);
    assert_eq!(few.listing, Listing::Listed { rating: 1_600.0 });
}

#[test]
fn debt_shrinks_with_matches_that_count_and_not_with_others() {
    let opponents = [opponent(BOT, 0.0), opponent(1, 1.0)].into_iter().collect();
    let gifts = [played(1, Outcome::Won, 20.0); 10];
    let debt = |after: &[Played<u32>]| support(&[&gifts[..], after].concat(), &opponents).debt;
    assert_near(debt(&[]), 200.0, 1e-9);
    assert_near(debt(&[played(1, Outcome::Won, 0.0); 200]), 200.0, 1e-9);
    // One match moves a rating by 4 * sqrt(5) * P; a point more of rating makes that 0.00576 points less.
    assert_near(debt(&[played(BOT, Outcome::Lost, -5.0)]), 200.0 * (1.0 - 0.005_756), 0.01);
    assert_near(debt(&[played(BOT, Outcome::Lost, 0.0); 120]), 100.0, 0.5);
}

#[test]
fn results_beyond_skill_do_not_count() {
    let opponents: BTreeMap<_, _> = [opponent(BOT, 0.0), opponent(1, 0.0)].into_iter().collect();
    let won = |opponent, number| vec![played(opponent, Outcome::Won, 1.0); number];
    assert!(is_beyond_skill(&won(1, 90), &opponents));
    assert!(!is_beyond_skill(&won(1, 45), &opponents));
    assert!(!is_beyond_skill(&won(BOT, 300), &opponents));
    // Nine in ten is what the best reach.
    let best = [&won(1, 9)[..], &[played(1, Outcome::Lost, -9.0)]].concat().repeat(50);
    assert!(!is_beyond_skill(&best, &opponents));
    assert_near(support(&won(1, 90), &opponents).debt, 90.0, 1e-9);
    // Wins that others gave away are undone by ordinary losses.
    let honest = [won(1, 100), vec![played(1, Outcome::Lost, -4.0); 20]].concat();
    assert!(!is_beyond_skill(&honest, &opponents));
}
