//! Tests of a whole tournament of sixteen and of its errors.

use play::Credits;
use ratings::Rating;
use rules::{MatchLength, MatchPoints};

use super::*;
use crate::{PlayerId, Seed, Time, desk::Desk};

const DAY: i64 = 24 * 60 * 60 * 1000;

fn at(days: i64) -> Time {
    Time::new(days * DAY)
}

fn player(number: u64) -> PlayerId {
    PlayerId::new(number)
}

fn settings(places: usize, check_in: bool) -> Settings {
    let bracket = BracketSettings {
        length: MatchLength::new(10).unwrap(),
        players_max: places,
        idle_days: 14,
        by_rating: false,
        grace_ms: None,
        format: Format::KnockOut,
        go_on: None,
    };
    let timetable = Timetable::default();
    Settings { places, check_in, timetable, late_until: None, pause_ms: None, bracket }
}

fn entered(count: u64, places: usize, check_in: bool) -> Knockout {
    let mut new = Knockout::new(settings(places, check_in));
    for number in 1..=count {
        let entry = Entry { player: player(number), rating: Rating::new(1500.0).unwrap() };
        new.take(Step::Entered(entry), at(0)).unwrap();
    }
    new
}

fn draw(on: &mut Knockout, branch: Branch, seed: u64) -> Result<(), Refused> {
    on.take(Step::Bracket(branch, BracketStep::Drawn { seed: Seed::new(seed) }), at(0))
}

fn even() -> OpenMatch {
    OpenMatch {
        first: MatchPoints::new(0),
        second: MatchPoints::new(0),
        last_finished_game: None,
        current_game: TimeUsed { first: 5, second: 9 },
    }
}

fn set_up(on: &mut Knockout) {
    for (index, (place, _)) in on.to_set_up().into_iter().enumerate() {
        on.take(Step::Begun { place, number: index as u64 }, at(0)).unwrap();
    }
}

/// Lets the player listed first win all but the last `open` matches that are set up.
fn play(on: &mut Knockout, open: usize) {
    let matches = on.open_matches();
    for ((branch, pairing), _) in &matches[..matches.len() - open] {
        let spot = on.bracket(*branch).unwrap().round(pairing.round)[pairing.number as usize - 1];
        let winner = spot.pairing.player(Seat::First).unwrap();
        let step = BracketStep::Decided { pairing: *pairing, winner, how: How::Played };
        on.take(Step::Bracket(*branch, step), at(1)).unwrap();
    }
}

#[test]
fn checked_in_players_take_the_places_in_the_draw() {
    let mut on = entered(5, 3, true);
    let states = |on: &Knockout| on.entries().map(|(_, state)| state).collect::<Vec<_>>();
    use EntryState::{CheckedIn, Placed, Waiting};
    assert_eq!(states(&on), [Placed, Placed, Placed, Waiting, Waiting]);
    assert_eq!(on.take(Step::CheckedIn(player(1)), at(0)), Err(Refused::CheckInClosed));
    on.take(Step::CheckInOpened, at(0)).unwrap();
    assert_eq!(on.take(Step::CheckInOpened, at(0)), Err(Refused::NoCheckIn));
    for number in [5, 2, 4] {
        on.take(Step::CheckedIn(player(number)), at(0)).unwrap();
    }
    assert_eq!(states(&on), [Placed, CheckedIn, Placed, CheckedIn, CheckedIn]);
    draw(&mut on, Branch::Main, 1).unwrap();
    let field: Vec<_> =
        on.bracket(Branch::Main).unwrap().entries().iter().map(|entry| entry.player.get()).collect();
    assert_eq!(field, [2, 4, 5]);
    assert_eq!(on.take(Step::Withdrawn(player(2)), at(0)), Err(BracketRefused::EntriesClosed.into()));
}

#[test]
fn a_match_is_set_up_once_and_nothing_follows_a_cancellation() {
    let mut on = entered(4, 16, false);
    assert_eq!(on.to_set_up(), []);
    draw(&mut on, Branch::Main, 1).unwrap();
    let (place, _) = on.to_set_up()[0];
    on.take(Step::Begun { place, number: 7 }, at(0)).unwrap();
    assert_eq!(on.number_of(place), Some(7));
    let again = on.take(Step::Begun { place, number: 8 }, at(0));
    assert_eq!(again, Err(Refused::BegunAlready(place.1)));
    on.take(Step::Cancelled, at(0)).unwrap();
    assert_eq!(on.take(Step::Begun { place, number: 8 }, at(0)), Err(Refused::Cancelled));
    assert_eq!((on.to_set_up(), on.open_matches()), (Vec::new(), Vec::new()));
}

#[test]
fn warnings_are_given_once() {
    let mut on = entered(2, 2, false);
    draw(&mut on, Branch::Main, 1).unwrap();
    set_up(&mut on);
    let due = |on: &Knockout, days| {
        on.due(at(days), Seed::new(0), &Desk::new(None), |_| {
            (even(), Some(Waiting::new(Awaited::Move(Seat::First), at(0))))
        })
    };
    let warned = due(&on, 8);
    assert!(matches!(warned.as_slice(), [Step::Warned { warning: Warning::Half, .. }]), "{warned:?}");
    on.take(warned[0].clone(), at(8)).unwrap();
    assert_eq!(due(&on, 9), []);
    assert!(matches!(due(&on, 13).as_slice(), [Step::Warned { warning: Warning::LastDay, .. }]));
}

#[test]
fn after_a_verdict_of_the_75_percent_rule_the_draw_waits_for_protests() {
    let mut on = entered(8, 8, false);
    draw(&mut on, Branch::Main, 1).unwrap();
    set_up(&mut on);
    play(&mut on, 1);
    let due = |on: &Knockout, days| on.due(at(days), Seed::new(3), &Desk::new(None), |_| (even(), None));
    let week = due(&on, 2);
    on.take(week[0].clone(), at(2)).unwrap();
    assert_eq!(due(&on, 8), []);
    let verdict = due(&on, 9);
    assert!(matches!(
        verdict.as_slice(),
        [Step::Bracket(_, BracketStep::Decided { how: How::OpenAtTheEnd(Grounds::CurrentGameTime), .. })]
    ));
    on.take(verdict[0].clone(), at(9)).unwrap();
    assert_eq!(on.protests_until(Branch::Main), Some(at(11)));
    assert_eq!(due(&on, 10), []);
    assert!(matches!(due(&on, 11).as_slice(), [Step::Bracket(Branch::Main, BracketStep::Drawn { .. })]));
}

#[test]
fn twelve_players_a_consolation_and_prizes() {
    let mut on = entered(12, 16, false);
    assert_eq!(draw(&mut on, Branch::Consolation, 1), Err(Refused::NoConsolation));
    draw(&mut on, Branch::Main, 1).unwrap();
    let mut rounds = 0;
    while !on.is_over() {
        set_up(&mut on);
        play(&mut on, 0);
        for step in on.due(at(1), Seed::new(rounds), &Desk::new(None), |_| (even(), None)) {
            on.take(step, at(1)).unwrap();
        }
        if rounds == 0 {
            // Six players lost in round one; two of them return as lucky losers.
            draw(&mut on, Branch::Consolation, 9).unwrap();
            assert_eq!(on.bracket(Branch::Consolation).unwrap().entries().len(), 4);
        }
        rounds += 1;
        assert!(rounds < 10);
    }
    let places = on.places();
    assert_eq!(places.len(), 12);
    let firsts: Vec<_> = places.iter().map(|(place, _)| *place).collect();
    assert_eq!(firsts[..5], [1, 2, 3, 3, 5]);
    let prizes = [10_000, 5_000, 2_501].map(Credits::from_hundredths);
    let won: Vec<_> = on.prizes(&prizes).iter().map(|(_, won)| won.hundredths()).collect();
    assert_eq!(won, [10_000, 5_000, 1_250, 1_250]);
    assert_eq!(on.take(Step::Cancelled, at(1)), Err(Refused::Over));
}

#[test]
fn sixteen_who_all_play_need_no_luck_and_every_round_may_end_by_the_75_percent_rule() {
    let mut on = entered(16, 16, false);
    draw(&mut on, Branch::Main, 1).unwrap();
    let mut now = 0;
    for (round, open) in [(1, 2), (2, 1), (3, 0), (4, 0)] {
        set_up(&mut on);
        play(&mut on, open);
        let mut take = |days| {
            now += days;
            let due = on.due(at(now), Seed::new(round), &Desk::new(None), |_| (even(), None));
            due.iter().for_each(|step| on.take(step.clone(), at(now)).unwrap());
            due.len()
        };
        if open > 0 {
            assert_eq!((take(0), take(6), take(1), take(1)), (1, 0, open, 0), "round {round}");
            assert_eq!(take(1), 1, "the draw, two days after the verdict");
        } else {
            take(0);
        }
        assert!(on.bracket(Branch::Main).unwrap().lucky_losers().is_empty());
    }
    let places: Vec<_> = on.places().iter().map(|(place, _)| *place).collect();
    assert_eq!(places, [1, 2, 3, 3, 5, 5, 5, 5, 9, 9, 9, 9, 9, 9, 9, 9]);
}

#[test]
fn a_late_player_takes_the_bye_and_nothing_else() {
    let late =
        |number: u64| Step::EnteredLate(Entry { player: PlayerId::new(number), rating: Rating::START });
    let at = Time::new;
    let mut open = entered(3, 4, false);
    assert_eq!(open.take(late(9), at(0)), Err(Refused::NoLateEntries), "before the draw");
    open.take(Step::LateEntries { until: at(100) }, at(0)).unwrap();
    draw(&mut open, Branch::Main, 1).unwrap();
    let before = open.clone();
    for (step, time, why) in [
        (late(9), 101, Refused::NoLateEntries),
        (late(1), 50, BracketRefused::EnteredAlready(PlayerId::new(1)).into()),
    ] {
        assert_eq!(open.take(step, at(time)), Err(why));
        assert_eq!(open, before);
    }
    open.take(late(9), at(100)).unwrap();
    assert_eq!(open.to_set_up().len(), 2);
    assert_eq!(open.take(late(10), at(100)), Err(BracketRefused::Full(4).into()));
    let mut even = entered(4, 8, false);
    draw(&mut even, Branch::Main, 1).unwrap();
    even.take(Step::LateEntries { until: at(100) }, at(1)).unwrap();
    assert_eq!(even.take(late(10), at(100)), Err(BracketRefused::NoBye.into()));
}

#[test]
fn matches_of_those_who_have_withdrawn_are_walk_overs() {
    let mut open = entered(4, 4, false);
    assert_eq!(
        open.take(Step::Retired(PlayerId::new(1)), Time::new(0)),
        Err(BracketRefused::NotEntered(PlayerId::new(1)).into())
    );
    draw(&mut open, Branch::Main, 1).unwrap();
    let [(first, _), (second, _)] = open.to_set_up().try_into().unwrap();
    let players = |open: &Knockout, place: Place| {
        let spot = open.bracket(Branch::Main).unwrap().round(place.1.round)
            [usize::try_from(place.1.number).unwrap() - 1];
        Seat::ALL.map(|seat| spot.pairing.player(seat).unwrap())
    };
    let [a, b] = players(&open, first);
    open.take(Step::Retired(a), Time::new(1)).unwrap();
    assert_eq!(open.take(Step::Retired(a), Time::new(1)), Err(Refused::WithdrawnAlready(a)));
    assert_eq!(open.to_set_up().len(), 1, "no table for a match that is decided");
    let desk = Desk::new(None);
    let due =
        |open: &Knockout| open.due(Time::new(2), Seed::new(1), &desk, |_| panic!("no match is asked about"));
    let won =
        Step::Bracket(Branch::Main, BracketStep::Decided { pairing: first.1, winner: b, how: How::Withdrew });
    assert_eq!(due(&open), std::slice::from_ref(&won));
    open.take(won, Time::new(2)).unwrap();
    // If both players of a match withdraw, both lose it.
    for player in players(&open, second) {
        open.take(Step::Retired(player), Time::new(2)).unwrap();
    }
    let lost = Step::Bracket(Branch::Main, BracketStep::BothAbsent { pairing: second.1 });
    assert_eq!(due(&open), std::slice::from_ref(&lost));
    open.take(lost, Time::new(3)).unwrap();
    assert_eq!(open.bracket(Branch::Main).unwrap().phase(), Phase::Won(b));
}

#[test]
fn an_exchange_keeps_the_other_matches() {
    let mut open = entered(5, 8, false);
    draw(&mut open, Branch::Main, 1).unwrap();
    let round = |open: &Knockout| open.bracket(Branch::Main).unwrap().round(1);
    let before = round(&open);
    let player = |spot: &Spot, seat| spot.pairing.player(seat).unwrap();
    let [one, other] = [0, 1].map(|index| player(&before[index], Seat::First));
    let swap = |first, second| Step::Bracket(Branch::Main, BracketStep::Swapped { first, second });
    let partner = player(&before[0], Seat::Second);
    assert_eq!(open.take(swap(one, partner), Time::new(0)), Err(BracketRefused::PairedAlready.into()));
    let stranger = PlayerId::new(99);
    assert_eq!(
        open.take(swap(one, stranger), Time::new(0)),
        Err(BracketRefused::NotInRound(stranger).into())
    );
    open.take(swap(one, other), Time::new(0)).unwrap();
    let after = round(&open);
    assert_eq!(player(&after[0], Seat::First), other);
    assert_eq!(player(&after[1], Seat::First), one);
    assert_eq!(after[2], before[2]);
    let decided = BracketStep::Decided { pairing: after[0].id, winner: other, how: How::Played };
    open.take(Step::Bracket(Branch::Main, decided), Time::new(1)).unwrap();
    assert_eq!(
        open.take(swap(one, other), Time::new(1)),
        Err(BracketRefused::DecidedAlready(after[0].id).into())
    );
}
