//! The numbered rules of knock-outs, a test each.

use std::collections::BTreeSet;

use proptest::prelude::*;
use ratings::Rating;
use rules::{MatchLength, MatchPoints};

use super::bracket::Due;
use super::*;
use crate::{PlayerId, Seed, Time, desk::Desk};

const DAY: i64 = 24 * 60 * 60 * 1000;

fn settings(by_rating: bool) -> BracketSettings {
    BracketSettings {
        length: MatchLength::new(10).unwrap(),
        players_max: 64,
        idle_days: 14,
        by_rating,
        grace_ms: None,
        format: Format::KnockOut,
        go_on: None,
    }
}

fn entered(count: u64, by_rating: bool) -> Bracket {
    let mut new = Bracket::new(settings(by_rating));
    for number in 1..=count {
        #[expect(clippy::cast_precision_loss, clippy::float_arithmetic, reason = "a rating for a test")]
        let rating = Rating::new(2000.0 - number as f64).unwrap();
        new.take(BracketStep::Entered(Entry { player: PlayerId::new(number), rating })).unwrap();
    }
    new
}

fn drawn(count: u64, seed: u64) -> Bracket {
    let mut new = entered(count, false);
    new.take(BracketStep::Drawn { seed: Seed::new(seed) }).unwrap();
    new
}

fn matches(on: &Bracket) -> Vec<(PairingId, PlayerId, PlayerId)> {
    let round = on.round(on.round_number());
    let players = |place: &Spot| match place.pairing {
        Pairing::Match(first, second) => Some((place.id, first, second)),
        Pairing::Bye(_) => None,
    };
    round.iter().filter_map(players).collect()
}

fn byes(on: &Bracket) -> usize {
    on.round(on.round_number()).iter().filter(|place| matches!(place.pairing, Pairing::Bye(_))).count()
}

/// Decides the first `count` open matches for the player listed first.
fn decide(on: &mut Bracket, count: usize) {
    for (pairing, winner, _) in matches(on).into_iter().take(count) {
        on.take(BracketStep::Decided { pairing, winner, how: How::Played }).unwrap();
    }
}

/// Returns the number of a match at the desk.
fn number(pairing: PairingId) -> Option<u64> {
    Some(u64::from(pairing.number))
}

/// Returns what is due in a bracket that was never held.
fn due(on: &Bracket, now: Time, open: impl FnMut(PairingId) -> (OpenMatch, Option<Waiting>)) -> Vec<Due> {
    on.due(now, Seed::new(0), &Desk::new(None), number, open)
}

fn stands(first: u32, second: u32, last: Option<(u64, u64)>, now: (u64, u64)) -> OpenMatch {
    let used = |(first, second)| TimeUsed { first, second };
    OpenMatch {
        first: MatchPoints::new(first),
        second: MatchPoints::new(second),
        last_finished_game: last.map(used),
        current_game: used(now),
    }
}

#[test]
fn rule_1_the_winner_of_a_match_advances() {
    let mut on = drawn(8, 1);
    let mut left = 8;
    for round in 1..=3 {
        assert_eq!((on.phase(), matches(&on).len()), (Phase::Round(round), left / 2));
        let winners: BTreeSet<_> = matches(&on).iter().map(|(_, first, _)| *first).collect();
        decide(&mut on, left / 2);
        left /= 2;
        if round < 3 {
            on.take(BracketStep::Drawn { seed: Seed::new(u64::from(round)) }).unwrap();
            let next: BTreeSet<_> = matches(&on).iter().flat_map(|(_, a, b)| [*a, *b]).collect();
            assert_eq!(next, winners);
        }
    }
    assert!(matches!(on.phase(), Phase::Won(_)));
    assert_eq!(on.take(BracketStep::Drawn { seed: Seed::new(0) }), Err(BracketRefused::Over));
}

#[test]
fn rule_2_pairings_follow_from_the_seed_and_an_odd_one_has_a_bye() {
    assert_eq!(drawn(9, 7), drawn(9, 7));
    assert_ne!(matches(&drawn(9, 7)), matches(&drawn(9, 8)));
    let mut with_bye = BTreeSet::new();
    for seed in 0..200 {
        let on = drawn(9, seed);
        assert_eq!((matches(&on).len(), byes(&on)), (4, 1));
        for place in on.round(1) {
            if let Pairing::Bye(player) = place.pairing {
                with_bye.insert(player);
            }
        }
    }
    assert_eq!(with_bye.len(), 9, "everybody may be drawn");
}

#[test]
fn rule_2_by_rating_the_strongest_meets_the_weakest() {
    let mut on = entered(5, true);
    on.take(BracketStep::Drawn { seed: Seed::new(0) }).unwrap();
    let player = PlayerId::new;
    let pairings: Vec<_> = on.round(1).into_iter().map(|place| place.pairing).collect();
    let expected =
        [Pairing::Bye(player(1)), Pairing::Match(player(2), player(5)), Pairing::Match(player(3), player(4))];
    assert_eq!(pairings, expected);
}

#[test]
fn rule_3_lucky_losers_fill_round_two_and_do_not_meet() {
    for count in 3..=40 {
        for seed in 0..5 {
            let mut on = drawn(count, seed);
            let (losers, all) = {
                let matches = matches(&on);
                (matches.iter().map(|(_, _, loser)| *loser).collect::<BTreeSet<_>>(), matches.len())
            };
            decide(&mut on, all);
            on.take(BracketStep::Drawn { seed: Seed::new(seed + 100) }).unwrap();
            let field = usize::try_from(count).unwrap().div_ceil(2);
            let lucky: BTreeSet<_> = on.lucky_losers().iter().copied().collect();
            assert_eq!(lucky.len(), field.next_power_of_two() - field, "{count} players");
            assert!(lucky.is_subset(&losers));
            assert_eq!(byes(&on), 0);
            for (id, first, second) in matches(&on) {
                assert!(!(lucky.contains(&first) && lucky.contains(&second)), "{count} players, {id}");
            }
            let back: Vec<_> = on.for_consolation();
            assert_eq!(back.len(), losers.len() - lucky.len());
        }
    }
}

#[test]
fn rule_3_only_finished_matches_before_the_final_week_bring_luck() {
    // Nine players have four matches and a bye in round one. Five advance, so round two has three free places.
    let mut on = drawn(9, 3);
    let all = matches(&on);
    for (pairing, winner, _) in &all[..2] {
        on.take(BracketStep::Decided { pairing: *pairing, winner: *winner, how: How::Played }).unwrap();
    }
    on.take(BracketStep::Decided { pairing: all[2].0, winner: all[2].1, how: How::Idle }).unwrap();
    on.take(BracketStep::FinalWeek { at: Time::new(0) }).unwrap();
    on.take(BracketStep::Decided { pairing: all[3].0, winner: all[3].1, how: How::Played }).unwrap();
    on.take(BracketStep::Drawn { seed: Seed::new(1) }).unwrap();
    let lucky: BTreeSet<_> = on.lucky_losers().iter().copied().collect();
    assert_eq!(lucky, [all[0].2, all[1].2].into());
    assert_eq!(byes(&on), 1, "a bye fills the third place");
}

#[test]
fn rule_4_matches_are_to_the_length_that_the_director_set() {
    assert_eq!(entered(2, false).settings().length.points(), 10);
}

#[test]
fn rule_5_who_does_not_move_is_warned_and_then_forfeits() {
    let mut on = drawn(4, 1);
    let (pairing, first, second) = matches(&on)[0];
    let due = |on: &Bracket, days: i64| -> Vec<Due> {
        let open = stands(3, 0, None, (0, 0));
        on.due(Time::new(days * DAY), Seed::new(0), &Desk::new(None), number, |asked| {
            (open, (asked == pairing).then_some(Waiting::new(Awaited::Move(Seat::First), Time::new(0))))
        })
    };
    let warn = |warning| vec![Due::Warn { pairing, player: first, warning }];
    assert_eq!(due(&on, 6), []);
    assert_eq!(due(&on, 7), warn(Warning::Half));
    assert_eq!(due(&on, 13), warn(Warning::LastDay));
    let forfeit = BracketStep::Decided { pairing, winner: second, how: How::Idle };
    assert_eq!(due(&on, 14), [Due::Take(forfeit.clone())]);
    on.take(forfeit).unwrap();
    assert_eq!(due(&on, 15), []);
}

#[test]
fn rule_6_three_quarters_leave_a_week_and_then_points_time_and_lot_decide() {
    let mut on = drawn(8, 1);
    let open = |first, second, last, now| move |_| (stands(first, second, last, now), None);
    let desk = Desk::new(None);
    decide(&mut on, 2);
    assert_eq!(due(&on, Time::new(0), open(1, 0, None, (0, 0))), []);
    assert_eq!(on.take(BracketStep::FinalWeek { at: Time::new(0) }), Err(BracketRefused::NoFinalWeek));
    let (third, winner, _) = matches(&on)[2];
    on.take(BracketStep::Decided { pairing: third, winner, how: How::Played }).unwrap();
    let now = Time::new(5 * DAY);
    let week = BracketStep::FinalWeek { at: now };
    assert_eq!(due(&on, now, open(1, 0, None, (0, 0))), [Due::Take(week.clone())]);
    let (last, first, second) = matches(&on)[3];
    let early =
        BracketStep::Decided { pairing: last, winner: first, how: How::OpenAtTheEnd(Grounds::Points) };
    assert_eq!(on.take(early), Err(BracketRefused::WeekNotOver));
    on.take(week).unwrap();
    assert_eq!(on.ends_at(&desk, None, now), Some(Time::new(12 * DAY)));
    assert_eq!(due(&on, Time::new(12 * DAY - 1), open(1, 0, None, (0, 0))), []);

    let decided = |due: Vec<Due>| match due.as_slice() {
        [Due::Take(BracketStep::Decided { winner, how: How::OpenAtTheEnd(grounds), .. })] => {
            (*winner, *grounds)
        }
        other => panic!("{other:?}"),
    };
    let end = Time::new(12 * DAY);
    let ask = |points: (u32, u32), game, now, lot| {
        decided(on.due(end, Seed::new(lot), &desk, number, open(points.0, points.1, game, now)))
    };
    assert_eq!(ask((4, 5), Some((1, 9)), (1, 9), 0), (second, Grounds::Points));
    assert_eq!(ask((5, 5), Some((1, 9)), (9, 1), 0), (first, Grounds::LastGameTime));
    assert_eq!(ask((0, 0), None, (9, 1), 0), (second, Grounds::CurrentGameTime));
    let lots: BTreeSet<_> = (0..32).map(|lot| ask((2, 2), Some((3, 3)), (9, 1), lot)).collect();
    assert_eq!(lots, [(first, Grounds::Lot), (second, Grounds::Lot)].into());
}

#[test]
fn rule_7_a_protest_waits_for_a_ruling_which_is_final() {
    let mut on = drawn(8, 1);
    decide(&mut on, 3);
    on.take(BracketStep::FinalWeek { at: Time::new(0) }).unwrap();
    let (pairing, first, second) = matches(&on)[3];
    let protest = |player| BracketStep::Protested { pairing, player };
    assert_eq!(on.take(protest(second)), Err(BracketRefused::NotDecided(pairing)));
    on.take(BracketStep::Decided { pairing, winner: first, how: How::OpenAtTheEnd(Grounds::Points) })
        .unwrap();
    assert_eq!(
        on.take(BracketStep::Ruled { pairing, winner: second }),
        Err(BracketRefused::NoProtest(pairing))
    );
    let stranger = PlayerId::new(77);
    assert_eq!(on.take(protest(stranger)), Err(BracketRefused::NotInMatch { player: stranger, pairing }));
    let played = matches(&on)[0];
    let other = BracketStep::Protested { pairing: played.0, player: played.2 };
    assert_eq!(on.take(other), Err(BracketRefused::NothingToProtest));

    on.take(protest(second)).unwrap();
    assert_eq!(on.take(protest(first)), Err(BracketRefused::ProtestedAlready(pairing)));
    assert_eq!(on.take(BracketStep::Drawn { seed: Seed::new(1) }), Err(BracketRefused::ProtestOpen(pairing)));
    on.take(BracketStep::Ruled { pairing, winner: second }).unwrap();
    assert_eq!(
        on.take(BracketStep::Ruled { pairing, winner: first }),
        Err(BracketRefused::DecidedAlready(pairing))
    );
    on.take(BracketStep::Drawn { seed: Seed::new(1) }).unwrap();
    assert!(matches(&on).iter().any(|(_, a, b)| [*a, *b].contains(&second)));
}

#[test]
fn rule_8_a_result_counts_once_and_only_for_its_match() {
    let mut on = drawn(4, 1);
    let (pairing, first, second) = matches(&on)[0];
    let decided = |pairing, winner| BracketStep::Decided { pairing, winner, how: How::Played };
    let stranger = matches(&on)[1].1;
    let before = on.clone();
    let nowhere = PairingId { round: 1, number: 9 };
    assert_eq!(on.take(decided(nowhere, first)), Err(BracketRefused::NoSuchMatch(nowhere)));
    let next = PairingId { round: 2, number: 1 };
    assert_eq!(on.take(decided(next, first)), Err(BracketRefused::NoSuchMatch(next)));
    assert_eq!(
        on.take(decided(pairing, stranger)),
        Err(BracketRefused::NotInMatch { player: stranger, pairing })
    );
    assert_eq!(on, before);
    on.take(decided(pairing, first)).unwrap();
    assert_eq!(on.take(decided(pairing, second)), Err(BracketRefused::DecidedAlready(pairing)));
    assert_eq!(
        on.take(BracketStep::Drawn { seed: Seed::new(2) }),
        Err(BracketRefused::RoundOpen { round: 1, open: 1 })
    );
}

#[test]
fn entries_are_open_until_the_first_draw() {
    let mut on = entered(2, false);
    let entry = |number| Entry { player: PlayerId::new(number), rating: Rating::new(1500.0).unwrap() };
    assert_eq!(
        on.take(BracketStep::Entered(entry(2))),
        Err(BracketRefused::EnteredAlready(PlayerId::new(2)))
    );
    on.take(BracketStep::Withdrawn(PlayerId::new(2))).unwrap();
    assert_eq!(
        on.take(BracketStep::Withdrawn(PlayerId::new(2))),
        Err(BracketRefused::NotEntered(PlayerId::new(2)))
    );
    assert_eq!(on.take(BracketStep::Drawn { seed: Seed::new(1) }), Err(BracketRefused::TooFew(1)));
    for number in 2..=64 {
        on.take(BracketStep::Entered(entry(number))).unwrap();
    }
    assert_eq!(on.take(BracketStep::Entered(entry(65))), Err(BracketRefused::Full(64)));
    on.take(BracketStep::Drawn { seed: Seed::new(1) }).unwrap();
    assert_eq!(on.take(BracketStep::Entered(entry(65))), Err(BracketRefused::EntriesClosed));
    assert_eq!(on.take(BracketStep::Withdrawn(PlayerId::new(3))), Err(BracketRefused::EntriesClosed));
}

proptest! {
    /// However often players withdraw and enter again: the same players with the same seed get the same pairings.
    #[test]
    fn a_sorted_draw_follows_from_the_players_and_the_seed(
        count in 2u64..=20,
        again in prop::collection::vec(0u64..20, 0..30),
        seed: u64,
        by_rating: bool,
    ) {
        let enter = |on: &mut Bracket, number: u64| {
            let entry = Entry { player: PlayerId::new(number), rating: Rating::new(1500.0).unwrap() };
            on.take(BracketStep::Entered(entry)).unwrap();
        };
        let mut first = Bracket::new(settings(by_rating));
        (0..count).for_each(|number| enter(&mut first, number));
        let mut other = first.clone();
        for number in again.into_iter().map(|number| number % count) {
            other.take(BracketStep::Withdrawn(PlayerId::new(number))).unwrap();
            enter(&mut other, number);
        }
        for on in [&mut first, &mut other] {
            on.take(BracketStep::Drawn { seed: Seed::of_sorted(seed) }).unwrap();
        }
        prop_assert_eq!(first.round(1), other.round(1));
        prop_assert_eq!(first.entries(), other.entries());
    }

    /// For any number of players and any results, a tournament ends with one winner, and no player plays twice in a
    /// round.
    #[test]
    fn every_tournament_ends(count in 2u64..=64, seeds in prop::collection::vec(any::<u64>(), 8), by_rating: bool) {
        let mut on = entered(count, by_rating);
        for seed in seeds {
            on.take(BracketStep::Drawn { seed: Seed::new(seed) }).unwrap();
            let round = on.round(on.round_number());
            let mut here = BTreeSet::new();
            for Spot { id, pairing, .. } in round {
                for seat in Seat::ALL {
                    if let Some(player) = pairing.player(seat) {
                        prop_assert!(here.insert(player));
                    }
                }
                let seat = if (seed >> (id.number % 64)) & 1 == 0 { Seat::First } else { Seat::Second };
                if let Some(winner) = pairing.player(seat) {
                    on.take(BracketStep::Decided { pairing: id, winner, how: How::Played }).unwrap();
                }
            }
            if let Phase::Won(_) = on.phase() {
                break;
            }
        }
        prop_assert!(matches!(on.phase(), Phase::Won(_)));
    }
}
