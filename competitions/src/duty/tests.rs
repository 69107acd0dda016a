//! Tests of the duties in each kind of competition: they appear, and go when they are done.

use ratings::Rating;
use ratings::duplicate::{CheckersLeft, DuplicateCube, DuplicateResult, Imp};
use rules::MatchLength;

use super::*;
use crate::comparative::{ComparativeEvent, Sides};
use crate::knockout::{
    BracketSettings, BracketStep, Branch, Entry, Format, Grounds, How, Knockout, Pairing, Settings, Spot,
    Step, Timetable,
};
use crate::team_event::{Meetings, TeamEvent};
use crate::team_match::{
    Assignment, Award, Boards, ByRoom, ByTeam, PlayedGame, Room, Team, TeamMatch, TeamSheet, Terms,
};
use crate::{Competition as _, Reason, Seed, TeamId};

fn id(number: u64) -> PlayerId {
    PlayerId::new(number)
}

fn at(time: i64) -> Time {
    Time::new(time)
}

fn duties(owed: &[Owed]) -> Vec<(Holder, Duty)> {
    owed.iter().map(|owed| (owed.holder, owed.duty)).collect()
}

fn of(player: u64, duty: Duty) -> (Holder, Duty) {
    (Holder::Player(id(player)), duty)
}

const START: (Holder, Duty) = (Holder::Director, Duty::Start);

fn knockout(places: usize, check_in: bool) -> Knockout {
    let bracket = BracketSettings {
        length: MatchLength::new(10).unwrap(),
        players_max: places,
        idle_days: 14,
        by_rating: false,
        grace_ms: None,
        format: Format::KnockOut,
        go_on: None,
    };
    Knockout::new(Settings {
        places,
        check_in,
        timetable: Timetable::default(),
        late_until: None,
        pause_ms: None,
        bracket,
    })
}

fn enter(on: &mut Knockout, player: u64, time: i64) {
    let entry = Entry { player: id(player), rating: Rating::new(1500.0).unwrap() };
    on.take(Step::Entered(entry), at(time)).unwrap();
}

fn bracket(on: &mut Knockout, step: BracketStep, time: i64) {
    on.take(Step::Bracket(Branch::Main, step), at(time)).unwrap();
}

#[test]
fn everybody_who_has_entered_owes_the_check_in_until_the_draw() {
    let mut on = knockout(2, true);
    for player in 1..=3 {
        enter(&mut on, player, 10);
    }
    assert_eq!(duties(&on.owed(at(50))), [START], "all places are taken, and check-in can open");
    on.take(Step::CheckInOpened, at(20)).unwrap();
    let owed = on.owed(at(50));
    // The third player is on the waiting list and gets a place by checking in.
    assert_eq!(duties(&owed), [1, 2, 3].map(|player| of(player, Duty::CheckIn)));
    assert!(owed.iter().all(|owed| owed.since == Some(at(20)) && owed.until.is_none()));

    on.take(Step::CheckedIn(id(3)), at(30)).unwrap();
    assert_eq!(duties(&on.owed(at(50))), [1, 2].map(|player| of(player, Duty::CheckIn)));
    on.take(Step::CheckedIn(id(1)), at(40)).unwrap();
    let owed = on.owed(at(50));
    assert_eq!(duties(&owed), [START, of(2, Duty::CheckIn)]);
    assert_eq!(owed[0].since, Some(at(40)));
    on.take(Step::Withdrawn(id(2)), at(50)).unwrap();
    assert_eq!(duties(&on.owed(at(50))), [START]);
    bracket(&mut on, BracketStep::Drawn { seed: Seed::new(1) }, 60);
    assert_eq!(on.owed(at(50)), []);
}

#[test]
fn a_knock_out_without_check_in_can_start_when_it_is_full() {
    let mut on = knockout(3, false);
    enter(&mut on, 1, 1);
    enter(&mut on, 2, 2);
    assert_eq!(on.owed(at(50)), [], "more may enter");
    enter(&mut on, 3, 3);
    assert_eq!(duties(&on.owed(at(50))), [START]);
    on.take(Step::Cancelled, at(4)).unwrap();
    assert_eq!(on.owed(at(50)), []);
}

#[test]
fn nobody_can_start_a_knock_out_of_one() {
    let mut on = knockout(4, true);
    enter(&mut on, 1, 1);
    on.take(Step::CheckInOpened, at(2)).unwrap();
    on.take(Step::CheckedIn(id(1)), at(3)).unwrap();
    assert_eq!(on.owed(at(50)), []);
}

#[test]
fn a_protest_waits_for_the_director_until_the_ruling() {
    let mut on = knockout(8, false);
    for player in 1..=8 {
        enter(&mut on, player, 1);
    }
    bracket(&mut on, BracketStep::Drawn { seed: Seed::new(1) }, 2);
    let round = on.bracket(Branch::Main).unwrap().round(1);
    let players = |spot: &Spot| match spot.pairing {
        Pairing::Match(first, second) => (first, second),
        Pairing::Bye(player) => panic!("{player:?} has a bye"),
    };
    let decided = |spot: &Spot, how| BracketStep::Decided { pairing: spot.id, winner: players(spot).0, how };
    for spot in &round[..3] {
        bracket(&mut on, decided(spot, How::Played), 3);
    }
    bracket(&mut on, BracketStep::FinalWeek { at: at(3) }, 3);
    let last = &round[3];
    bracket(&mut on, decided(last, How::OpenAtTheEnd(Grounds::Points)), 4);
    assert_eq!(on.owed(at(50)), []);
    let (_, loser) = players(last);
    bracket(&mut on, BracketStep::Protested { pairing: last.id, player: loser }, 5);
    let owed = on.owed(at(50));
    assert_eq!(duties(&owed), [(Holder::Director, Duty::Protests(1))]);
    assert_eq!(owed[0].since, Some(at(5)));
    bracket(&mut on, BracketStep::Ruled { pairing: last.id, winner: loser }, 6);
    assert_eq!(on.owed(at(50)), []);
}

fn game() -> PlayedGame {
    let (cube, left) = (DuplicateCube::new(1).unwrap(), CheckersLeft::new(1).unwrap());
    PlayedGame::new(Team::A, DuplicateResult::Single, cube, left, None).unwrap()
}

fn sheet(team: u64, captain: u64, players: &[u64]) -> TeamSheet {
    let players = players.iter().copied().map(id).collect();
    TeamSheet { id: TeamId::new(team), captain: id(captain), players }
}

#[test]
fn each_captain_owes_a_line_up_once() {
    let boards = Boards::new(4).unwrap();
    let terms = Terms {
        boards,
        roll_sets: vec![1, 2, 3, 4],
        exchange_between_boards: true,
        barometer: true,
        gated: true,
        lock_step: false,
        by_hand: false,
        invites: false,
    };
    let teams = ByTeam { a: sheet(1, 9, &[1, 2, 3]), b: sheet(2, 11, &[11, 12]) };
    let mut on = TeamMatch::new(terms, teams).unwrap();
    let seats = |open, closed| ByRoom { open: id(open), closed: id(closed) };
    let take = |on: &mut TeamMatch, step| on.take(step).unwrap();
    use crate::team_match::Step;

    assert_eq!(duties(&on.owed(at(0))), [of(9, Duty::Lineup), of(11, Duty::Lineup)]);
    take(&mut on, Step::Lineup { team: Team::B, seats: seats(11, 12) });
    assert_eq!(duties(&on.owed(at(0))), [of(9, Duty::Lineup)]);
    take(&mut on, Step::Lineup { team: Team::A, seats: seats(1, 2) });
    assert_eq!(on.owed(at(0)), []);
    for room in Room::ALL {
        take(&mut on, Step::BoardBegun { room });
        take(&mut on, Step::GameEnded { room, game: game() });
    }
    assert_eq!(on.owed(at(0)), [], "the line-up stands for the next boards");
}

#[test]
fn a_match_that_the_director_has_decided_waits_for_no_line_up() {
    let boards = Boards::new(4).unwrap();
    let terms = Terms {
        boards,
        roll_sets: vec![1, 2, 3, 4],
        exchange_between_boards: false,
        barometer: false,
        gated: true,
        lock_step: false,
        by_hand: false,
        invites: false,
    };
    let teams = ByTeam { a: sheet(1, 1, &[1, 2]), b: sheet(2, 11, &[11, 12]) };
    let mut on = TeamMatch::new(terms, teams).unwrap();
    for board in boards.numbers() {
        for room in Room::ALL {
            let assignment = Assignment { to: Team::A, award: Award::Imp(Imp::new(24).unwrap()) };
            let reason = Reason::new("they did not come").unwrap();
            on.take(crate::team_match::Step::Assigned { room, board, assignment, reason }).unwrap();
        }
    }
    assert_eq!(on.owed(at(0)), []);
}

#[test]
fn a_team_that_lacks_players_waits_for_its_captain_and_a_full_event_for_its_director() {
    use crate::team_event::{Rules, Step};
    let rules = Rules { meetings: Meetings::Once, final_match: false, places: 3, invites: false };
    let mut on = TeamEvent::new(rules).unwrap();
    on.take(&Step::Entered(sheet(1, 1, &[1]))).unwrap();
    on.take(&Step::Entered(sheet(2, 11, &[11, 12]))).unwrap();
    assert_eq!(duties(&on.owed(at(0))), [of(1, Duty::Players(1))]);
    on.take(&Step::Entered(sheet(3, 21, &[21, 22]))).unwrap();
    assert_eq!(duties(&on.owed(at(0))), [of(1, Duty::Players(1)), START]);
    on.take(&Step::Changed(sheet(1, 1, &[1, 2]))).unwrap();
    assert_eq!(duties(&on.owed(at(0))), [START]);
    on.take(&Step::Started(Seed::new(1))).unwrap();
    assert_eq!(on.owed(at(0)), []);
}

#[test]
fn boards_of_a_comparative_event_wait_from_the_entry_to_the_close() {
    use crate::BoardNumber;
    use crate::comparative::{Rules, Step};
    let (opens_at, closes_at) = (at(100), at(900));
    let mut on = ComparativeEvent::new(Rules { boards: 2, sides: Sides::Same, opens_at, closes_at }).unwrap();
    on.take(&Step::Entered(id(1)), at(200)).unwrap();
    let owed = on.owed(at(200));
    assert_eq!(duties(&owed), [of(1, Duty::Boards(2))]);
    assert_eq!((owed[0].since, owed[0].until), (Some(opens_at), Some(closes_at)));
    assert_eq!(on.owed(closes_at), [], "no board can begin any more");
    for (number, left) in [(1, 1), (2, 0)] {
        let board = BoardNumber::new(number).unwrap();
        on.take(&Step::Begun { player: id(1), board }, at(300)).unwrap();
        assert_eq!(duties(&on.owed(at(300))), [of(1, Duty::Boards(left + 1))]);
        on.take(&Step::Ended { player: id(1), board, game: game() }, at(400)).unwrap();
        let left = (left > 0).then(|| of(1, Duty::Boards(left)));
        assert_eq!(duties(&on.owed(at(400))), Vec::from_iter(left));
    }
}

#[test]
fn players_are_reminded_of_a_start_within_an_hour_and_the_director_owes_none() {
    const HOUR: i64 = 3_600_000;
    let bracket = BracketSettings {
        length: MatchLength::new(5).unwrap(),
        players_max: 2,
        idle_days: 14,
        by_rating: false,
        grace_ms: None,
        format: Format::KnockOut,
        go_on: None,
    };
    let timetable = Timetable::new(vec![at(10 * HOUR)]).unwrap();
    let mut on = Knockout::new(Settings {
        places: 2,
        check_in: false,
        timetable,
        late_until: None,
        pause_ms: None,
        bracket,
    });
    for player in 1..=3 {
        enter(&mut on, player, 10);
    }
    assert_eq!(on.owes_more_at(), Some(at(9 * HOUR)));
    assert_eq!(on.owed(at(9 * HOUR - 1)), [], "it is full, and begins by itself");
    let owed = on.owed(at(9 * HOUR));
    assert_eq!(duties(&owed), [of(1, Duty::Begins), of(2, Duty::Begins)], "the third waits for a place");
    assert_eq!(owed[0].until, Some(at(10 * HOUR)));
    assert_eq!(on.owed(at(10 * HOUR)), []);
    bracket_drawn(&mut on);
    assert_eq!(on.owes_more_at(), None);
}

fn bracket_drawn(on: &mut Knockout) {
    bracket(on, BracketStep::Drawn { seed: Seed::new(1) }, 36_000_000);
}
