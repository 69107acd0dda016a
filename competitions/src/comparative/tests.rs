//! Tests of the procedure, step by step, and of what a viewer may see.

use ratings::duplicate::{CheckersLeft, DuplicateCube, DuplicateResult};
use rules::Side;

use super::*;
use crate::{
    BoardNumber, PlayerId, Reason, Sight, Time, Viewer,
    team_match::{PlayedGame, Room},
};

const OPENS: Time = Time::new(1_000);
const CLOSES: Time = Time::new(9_000);
const NOW: Time = Time::new(5_000);

fn event(boards: u32, sides: Sides) -> ComparativeEvent {
    ComparativeEvent::new(Rules { boards, sides, opens_at: OPENS, closes_at: CLOSES }).unwrap()
}

fn id(number: u64) -> PlayerId {
    PlayerId::new(number)
}

/// Returns a single game for one point with one checker left, which is worth 110.
fn won_by(side: Side) -> PlayedGame {
    PlayedGame::new(
        Room::Open.team_of(side),
        DuplicateResult::Single,
        DuplicateCube::new(1).unwrap(),
        CheckersLeft::new(1).unwrap(),
        None,
    )
    .unwrap()
}

fn board(number: u32) -> BoardNumber {
    BoardNumber::new(number).unwrap()
}

/// Returns the time `millis` milliseconds before another.
fn before(time: Time, millis: i64) -> Time {
    Time::new(time.get() - millis)
}

fn begun(player: u64, number: u32) -> Step {
    Step::Begun { player: id(player), board: board(number) }
}

fn ended(player: u64, number: u32, winner: Side) -> Step {
    Step::Ended { player: id(player), board: board(number), game: won_by(winner) }
}

fn take(event: &mut ComparativeEvent, steps: &[Step]) {
    for step in steps {
        event.take(step, NOW).unwrap();
    }
}

#[test]
fn an_event_has_some_boards_and_some_time() {
    let rules = |boards, closes_at| Rules { boards, sides: Sides::Same, opens_at: OPENS, closes_at };
    let check = |rules, why| assert_eq!(ComparativeEvent::new(rules).err(), Some(why));
    check(rules(0, CLOSES), Refused::Boards(0));
    check(rules(BOARDS_MAX + 1, CLOSES), Refused::Boards(BOARDS_MAX + 1));
    check(rules(4, OPENS), Refused::Times);
}

#[test]
fn boards_are_played_once_each_in_their_order_while_it_is_open() {
    let mut event = event(3, Sides::Same);
    let check = |event: &mut ComparativeEvent, step: Step, at, why| {
        assert_eq!(event.take(&step, at), Err(why), "{step:?} at {at}");
    };
    check(&mut event, Step::Entered(id(1)), before(OPENS, 1), Refused::NotOpen);
    check(&mut event, Step::Entered(id(1)), CLOSES, Refused::Closed);
    check(&mut event, begun(1, 1), NOW, Refused::NotEntered);
    take(&mut event, &[Step::Entered(id(1)), Step::Entered(id(2))]);
    check(&mut event, Step::Entered(id(1)), NOW, Refused::EnteredAlready(id(1)));
    check(&mut event, begun(1, 4), NOW, Refused::NoSuchBoard(board(4)));
    check(&mut event, begun(1, 2), NOW, Refused::NotNext { next: board(1) });
    check(&mut event, ended(1, 1, Side::White), NOW, Refused::NotPlaying(board(1)));
    take(&mut event, &[begun(1, 1)]);
    check(&mut event, begun(1, 1), NOW, Refused::PlayedAlready(board(1)));
    check(&mut event, begun(1, 2), NOW, Refused::BoardInPlay(board(1)));
    take(&mut event, &[ended(1, 1, Side::White)]);
    check(&mut event, begun(1, 1), NOW, Refused::PlayedAlready(board(1)));
    take(&mut event, &[begun(1, 2)]);
    check(&mut event, begun(2, 1), CLOSES, Refused::Closed);
}

#[test]
fn it_is_over_when_its_time_is_and_nobody_plays() {
    let mut event = event(3, Sides::Same);
    take(&mut event, &[Step::Entered(id(1)), begun(1, 1)]);
    let phases = [before(OPENS, 1), OPENS, before(CLOSES, 1), CLOSES].map(|at| event.phase(at));
    assert_eq!(phases, [Phase::Announced, Phase::Open, Phase::Open, Phase::Closing]);
    assert_eq!(event.take(&Step::Closed, before(CLOSES, 1)), Err(Refused::StillOpen));
    assert_eq!(event.take(&Step::Closed, CLOSES), Err(Refused::BoardsInPlay));
    // A game counts even if it ended because the time of the event was over.
    event.take(&ended(1, 1, Side::Black), CLOSES.after(1)).unwrap();
    event.take(&Step::Closed, CLOSES.after(2)).unwrap();
    assert_eq!((event.phase(CLOSES), event.is_over()), (Phase::Over, true));
    assert_eq!(event.take(&Step::Entered(id(2)), NOW), Err(Refused::Over));
}

#[test]
fn a_director_calls_it_off_with_a_reason() {
    let mut event = event(3, Sides::Same);
    take(&mut event, &[Step::Entered(id(1)), begun(1, 1)]);
    take(&mut event, &[Step::Cancelled(Reason::new("power cut").unwrap())]);
    assert_eq!(event.phase(NOW), Phase::Cancelled);
    assert_eq!(event.cancelled().map(Reason::as_str), Some("power cut"));
    assert_eq!(event.sight(Viewer::Anonymous, id(1), board(1)), Sight::All);
}

#[test]
fn sides_alternate_and_are_shared_by_the_field_or_halved() {
    let sides = |sides| {
        let mut event = event(2, sides);
        take(&mut event, &[Step::Entered(id(1)), Step::Entered(id(2))]);
        let of = |player, number| event.side_of(event.card(id(player)).unwrap(), board(number));
        [of(1, 1), of(1, 2), of(2, 1), of(2, 2)]
    };
    assert_eq!(sides(Sides::Same), [Side::White, Side::Black, Side::White, Side::Black]);
    assert_eq!(sides(Sides::Both), [Side::White, Side::Black, Side::Black, Side::White]);
}

#[test]
fn a_player_who_may_still_play_a_board_sees_nothing_of_it() {
    let mut event = event(2, Sides::Same);
    let enter = [1, 2, 3].map(|player| Step::Entered(id(player)));
    take(&mut event, &enter);
    take(&mut event, &[begun(1, 1), ended(1, 1, Side::White), begun(2, 1)]);
    let viewers = [Viewer::Anonymous, Viewer::Player(id(9)), Viewer::Player(id(3)), Viewer::Player(id(2))];
    for viewer in viewers {
        assert_eq!(event.sight(viewer, id(1), board(1)), Sight::Nothing, "{viewer:?}");
        assert_eq!(event.results(viewer), []);
        assert!(!event.may_know(viewer, board(1)));
    }
    let (one, two) = (Viewer::Player(id(1)), Viewer::Player(id(2)));
    assert_eq!(event.sight(one, id(1), board(1)), Sight::Game);
    assert_eq!(event.sight(two, id(2), board(1)), Sight::Game);
    // A game in play is visible only to its player: a player who has finished the board could help.
    assert_eq!(event.sight(one, id(2), board(1)), Sight::Nothing);
    take(&mut event, &[ended(2, 1, Side::Black), begun(1, 2), ended(1, 2, Side::White)]);
    assert_eq!(event.sight(one, id(2), board(1)), Sight::Game);
    assert_eq!(event.sight(two, id(1), board(1)), Sight::Game);
    assert_eq!(event.sight(two, id(1), board(2)), Sight::Nothing, "the second board is still to be played");
    let values = |event: &ComparativeEvent, viewer| -> Vec<(u32, i64)> {
        event.results(viewer).iter().map(|result| (result.board.get(), result.smp.value())).collect()
    };
    assert_eq!(values(&event, two), [(1, 110), (1, -110)]);
    // White won board 2, where all players have Black.
    assert_eq!(values(&event, one), [(1, 110), (2, -110), (1, -110)]);
    event.take(&Step::Closed, CLOSES).unwrap();
    assert_eq!(event.sight(Viewer::Anonymous, id(1), board(2)), Sight::All);
    assert_eq!(values(&event, Viewer::Anonymous), values(&event, one));
}
