//! Tests of the procedure of a team match, its secrecy and its files.

use proptest::prelude::*;
use ratings::duplicate::{CheckersLeft, DuplicateCube, DuplicateResult, Imp, Smp};
use rules::Side;

use super::*;
use crate::team_event::{Individual, individuals};
use crate::{BoardNumber, NoReason, PlayerId, Reason, Sight, TeamId, Viewer};

const A1: PlayerId = PlayerId::new(1);
const A2: PlayerId = PlayerId::new(2);
const A3: PlayerId = PlayerId::new(3);
const B1: PlayerId = PlayerId::new(11);
const B2: PlayerId = PlayerId::new(12);
const STRANGER: PlayerId = PlayerId::new(99);

fn game(winner: Team, result: DuplicateResult, cube: u32, left: u8) -> PlayedGame {
    let cube = DuplicateCube::new(cube).unwrap();
    PlayedGame::new(winner, result, cube, CheckersLeft::new(left).unwrap(), None).unwrap()
}

fn a_pass() -> PlayedGame {
    game(Team::A, DuplicateResult::Pass, 1, 15)
}

pub(super) fn reason() -> Reason {
    Reason::new("the clock stopped").unwrap()
}

pub(super) fn new_match(barometer: bool) -> TeamMatch {
    let boards = Boards::new(4).unwrap();
    let terms = Terms {
        boards,
        roll_sets: vec![1, 2, 3, 4],
        exchange_between_boards: true,
        barometer,
        gated: true,
        lock_step: false,
        by_hand: false,
        invites: false,
    };
    let sheet = |id, players: &[PlayerId]| TeamSheet {
        id: TeamId::new(id),
        captain: players[0],
        players: players.to_vec(),
    };
    let teams = ByTeam { a: sheet(1, &[A1, A2, A3]), b: sheet(2, &[B1, B2]) };
    let mut new = TeamMatch::new(terms, teams).unwrap();
    new.take(Step::Lineup { team: Team::A, seats: ByRoom { open: A1, closed: A2 } }).unwrap();
    new.take(Step::Lineup { team: Team::B, seats: ByRoom { open: B1, closed: B2 } }).unwrap();
    new
}

fn board(number: u32) -> BoardNumber {
    Boards::new(4).unwrap().board(number).unwrap()
}

fn play(on: &mut TeamMatch, room: Room, result: PlayedGame) {
    on.take(Step::BoardBegun { room }).unwrap();
    on.take(Step::GameEnded { room, game: result }).unwrap();
}

#[test]
fn colours_change_with_the_room() {
    for (room, team, side) in [
        (Room::Open, Team::A, Side::White),
        (Room::Open, Team::B, Side::Black),
        (Room::Closed, Team::A, Side::Black),
        (Room::Closed, Team::B, Side::White),
    ] {
        assert_eq!(room.side_of(team), side);
        assert_eq!(room.team_of(side), team);
    }
}

#[test]
fn commentators_belong_to_neither_team_and_see_what_spectators_see() {
    let mut on = new_match(true);
    let name = |players: &[PlayerId]| Step::CommentatorsNamed { players: players.to_vec() };
    let many: Vec<PlayerId> = (200..).take(COMMENTATORS_MAX + 1).map(PlayerId::new).collect();
    let before = on.clone();
    for (step, why) in [
        (name(&[STRANGER, A3]), Refused::CommentatorPlays(A3)),
        (name(&[STRANGER, STRANGER]), Refused::CommentatorTwice(STRANGER)),
        (name(&many), Refused::TooManyCommentators),
    ] {
        assert_eq!(on.take(step), Err(why));
        assert_eq!(on, before);
    }
    on.take(name(&[STRANGER])).unwrap();
    assert_eq!(on.commentators(), [STRANGER]);
    on.take(Step::BoardBegun { room: Room::Closed }).unwrap();
    for viewer in [Viewer::Player(STRANGER), Viewer::Anonymous] {
        assert_eq!(Room::ALL.map(|room| on.sight(viewer, room, board(1))), [Sight::Nothing; 2]);
    }
    on.take(name(&many[1..])).unwrap();
    assert!(!on.commentators().contains(&STRANGER), "the new list takes the place of the old one");
    on.take(name(&[])).unwrap();
    assert!(on.commentators().is_empty());
}

#[test]
fn a_match_is_played_to_its_victory_points() {
    let mut on = new_match(true);
    for number in 1..=4 {
        play(&mut on, Room::Open, game(Team::A, DuplicateResult::Gammon, 2, 15));
        assert!(!on.is_finished(board(number)));
        play(&mut on, Room::Closed, a_pass());
        assert!(on.is_finished(board(number)));
    }
    assert!(on.is_over());
    assert_eq!(on.room(Room::Open), RoomState::Finished);
    // The score comes from four gammons with the cube at 2 (12 IMP each) and four passes (4 IMP each).
    let score = on.score();
    assert_eq!((score.imp, score.difference()), (ByTeam { a: 64, b: 0 }, 64));
    assert_eq!(score.vp.map(|vp| (vp.a, vp.b)), Some((30, 0)));
    assert_eq!(on.take(Step::BoardBegun { room: Room::Open }), Err(Refused::NoBoardLeft(Room::Open)));
}

#[test]
fn a_walk_over_gives_every_game_that_is_left_to_the_team_that_came() {
    let mut on = new_match(true);
    play(&mut on, Room::Open, game(Team::B, DuplicateResult::Pass, 1, 15));
    on.take(Step::BoardBegun { room: Room::Closed }).unwrap();
    on.take(Step::WalkedOver { to: Team::A, reason: reason() }).unwrap();
    assert!(on.is_over());
    assert_eq!(Room::ALL.map(|room| on.room(room)), [RoomState::Finished; 2]);
    // The game that was played stays as it was: a pass is worth 4 IMP.
    let score = on.score();
    assert_eq!(score.imp, ByTeam { a: 7 * 24, b: 4 });
    assert_eq!(score.vp.map(|vp| (vp.a, vp.b)), Some((30, 0)));
    let kinds: Vec<RemarkKind> = on.remarks().map(|remark| remark.kind).collect();
    assert_eq!(kinds, [RemarkKind::WalkedOver { to: Team::A }]);
    let before = on.clone();
    assert_eq!(on.take(Step::WalkedOver { to: Team::B, reason: reason() }), Err(Refused::Over));
    assert_eq!(on, before);
}

#[test]
fn what_does_not_fit_is_refused_and_changes_nothing() {
    let mut on = new_match(true);
    on.take(Step::BoardBegun { room: Room::Open }).unwrap();
    let seats = |open, closed| ByRoom { open, closed };
    let lineup = |team, open, closed| Step::Lineup { team, seats: seats(open, closed) };
    let cancel = |number, roll_set| Step::BoardCancelled { board: board(number), roll_set, reason: reason() };
    let substitute =
        |room, player| Step::Substituted { room, team: Team::A, player, board: None, reason: reason() };
    let (open, closed) = (Room::Open, Room::Closed);
    let cases = [
        (Step::BoardBegun { room: open }, Refused::AlreadyPlaying { room: open, board: board(1) }),
        (Step::GameEnded { room: closed, game: a_pass() }, Refused::NotPlaying(closed)),
        (lineup(Team::A, A1, A1), Refused::InBothRooms(A1)),
        (lineup(Team::A, A1, B1), Refused::NotInTeam { player: B1, team: Team::A }),
        (substitute(open, A1), Refused::SitsAlready(A1)),
        (substitute(open, A2), Refused::InBothRooms(A2)),
        (substitute(open, B2), Refused::NotInTeam { player: B2, team: Team::A }),
        (cancel(1, 2), Refused::RollSetUsed(2)),
        (cancel(3, 9), Refused::NothingToCancel(board(3))),
        (Step::Released { room: open, reason: reason() }, Refused::NotHeld(open)),
    ];
    for (step, refused) in cases {
        let before = on.clone();
        assert_eq!(on.take(step.clone()), Err(refused), "{step:?}");
        assert_eq!(on, before, "{step:?}");
    }
    assert!(Boards::new(9).is_err());
    assert_eq!(Reason::new("  "), Err(NoReason::Empty));
}

#[test]
fn teams_must_be_two_to_six_players_and_share_none() {
    let terms = new_match(true).terms().clone();
    let teams = |a: &[PlayerId], b: &[PlayerId]| {
        let sheet = |id, players: &[PlayerId]| TeamSheet {
            id: TeamId::new(id),
            captain: STRANGER,
            players: players.to_vec(),
        };
        ByTeam { a: sheet(1, a), b: sheet(2, b) }
    };
    let new = |a, b| TeamMatch::new(terms.clone(), teams(a, b)).map(|_| ());
    assert_eq!(new(&[A1], &[B1, B2]), Err(Refused::TeamSize(1)));
    assert_eq!(new(&[A1, B2], &[B1, B2]), Err(Refused::InBothTeams(B2)));
    let few = Terms { roll_sets: vec![1, 2, 3], ..terms.clone() };
    let refused = TeamMatch::new(few, teams(&[A1, A2], &[B1, B2])).map(|_| ());
    assert_eq!(refused, Err(Refused::RollSets { boards: 4, got: 3 }));
    let twice = Terms { roll_sets: vec![1, 2, 3, 2], ..terms.clone() };
    assert_eq!(TeamMatch::new(twice, teams(&[A1, A2], &[B1, B2])).map(|_| ()), Err(Refused::RollSetUsed(2)));
}

#[test]
fn a_player_who_knows_a_board_does_not_sit_down_to_it_in_the_other_room() {
    let mut on = new_match(true);
    play(&mut on, Room::Open, a_pass());
    let exchanged = Step::Lineup { team: Team::A, seats: ByRoom { open: A2, closed: A1 } };
    let knows = |player, room| Refused::KnowsTheBoard { player, room, board: board(1) };
    assert_eq!(on.take(exchanged.clone()), Err(knows(A1, Room::Closed)));

    // Leaving the open room for the bench first makes no difference.
    let substitute =
        |room, player| Step::Substituted { room, team: Team::A, player, board: None, reason: reason() };
    on.take(substitute(Room::Open, A3)).unwrap();
    assert_eq!(on.take(substitute(Room::Closed, A1)), Err(knows(A1, Room::Closed)));

    play(&mut on, Room::Closed, a_pass());
    on.take(exchanged).unwrap();
    assert_eq!(on.seated(Room::Closed, Team::A), Some(A1));
}

/// The next board is set up as soon as the one before is over. If that ruled out exchanges, captains could never make
/// one.
#[test]
fn players_are_exchanged_while_they_are_expected_at_a_board() {
    let mut on = new_match(true);
    play(&mut on, Room::Open, a_pass());
    play(&mut on, Room::Closed, a_pass());
    for room in Room::ALL {
        on.take(Step::BoardBegun { room }).unwrap();
    }
    let lineup = |open, closed| Step::Lineup { team: Team::A, seats: ByRoom { open, closed } };
    on.take(lineup(A2, A1)).unwrap();
    assert_eq!(on.played_by(Room::Open, Team::A, board(2)), Some(A2));
    assert_eq!(on.played_by(Room::Closed, Team::A, board(2)), Some(A1));
    assert_eq!(on.played_by(Room::Open, Team::A, board(1)), Some(A1));
    // A player who goes to the bench before the first roll may come back, to either room.
    on.take(lineup(A3, A1)).unwrap();
    on.take(lineup(A1, A2)).unwrap();
    on.take(lineup(A3, A2)).unwrap();
    // A player who has played the board in one room does not play it in the other.
    on.take(Step::GameEnded { room: Room::Open, game: a_pass() }).unwrap();
    let knows = Refused::KnowsTheBoard { player: A3, room: Room::Closed, board: board(2) };
    assert_eq!(on.take(lineup(A1, A3)), Err(knows));
}

#[test]
fn a_substitute_takes_over_a_board_in_play() {
    let mut on = new_match(true);
    on.take(Step::BoardBegun { room: Room::Open }).unwrap();
    let substitute = |room, player, number| Step::Substituted {
        room,
        team: Team::A,
        player,
        board: Some(board(number)),
        reason: reason(),
    };
    assert_eq!(on.take(substitute(Room::Open, A3, 2)), Err(Refused::NotPlaying(Room::Open)));
    assert_eq!(on.take(substitute(Room::Closed, A3, 1)), Err(Refused::NotPlaying(Room::Closed)));
    on.take(substitute(Room::Open, A3, 1)).unwrap();
    assert_eq!(on.seated(Room::Open, Team::A), Some(A3));
    assert_eq!(on.played_by(Room::Open, Team::A, board(1)), Some(A3));
    let kinds: Vec<RemarkKind> = on.remarks().map(|remark| remark.kind).collect();
    let told = RemarkKind::Substituted {
        room: Room::Open,
        team: Team::A,
        before: A1,
        player: A3,
        board: Some(board(1)),
    };
    assert_eq!(kinds, [told]);
    // The player who left no longer sees the game, and cannot play the board in the other room.
    assert_eq!(on.sight(Viewer::Player(A1), Room::Open, board(1)), Sight::Nothing);
    assert_eq!(on.sight(Viewer::Player(A3), Room::Open, board(1)), Sight::Game);
    on.take(Step::BoardBegun { room: Room::Closed }).unwrap();
    let knows = Refused::KnowsTheBoard { player: A1, room: Room::Closed, board: board(1) };
    assert_eq!(on.take(substitute(Room::Closed, A1, 1)), Err(knows));
    // The result counts for the team, but in the list of single players for neither of the two who won the game.
    on.take(Step::GameEnded { room: Room::Open, game: a_pass() }).unwrap();
    let listed: Vec<PlayerId> = individuals([&on]).into_keys().collect();
    assert_eq!(listed, [B1]);
    assert_eq!(on.score().imp, ByTeam { a: 0, b: 0 }, "the board is not over in both rooms");
    on.take(Step::GameEnded { room: Room::Closed, game: a_pass() }).unwrap();
    assert!(on.score().imp.a > 0);
}

fn sums(boards: u32, imp_won: u32, imp_lost: u32) -> Individual {
    Individual { boards, imp_won, imp_lost }
}

/// Regression: a director gave the seat to a substitute shortly before each lost game was over, so a player was listed
/// with wins alone.
#[test]
fn a_substitution_saves_nobody_from_a_loss() {
    // The players who take the seat of the open room one after the other, and the result of a game worth 4 IMP.
    for (substitutes, winner, of_first) in [
        (vec![], Team::A, Some(sums(1, 4, 0))),
        (vec![], Team::B, Some(sums(1, 0, 4))),
        (vec![A3], Team::A, None),
        (vec![A3], Team::B, Some(sums(1, 0, 4))),
        (vec![A3, A1], Team::A, None),
        (vec![A3, A1], Team::B, Some(sums(1, 0, 4))),
    ] {
        let mut on = new_match(true);
        on.take(Step::BoardBegun { room: Room::Open }).unwrap();
        for player in &substitutes {
            let (room, team, player, board) = (Room::Open, Team::A, *player, Some(board(1)));
            on.take(Step::Substituted { room, team, player, board, reason: reason() }).unwrap();
        }
        let game = game(winner, DuplicateResult::Pass, 1, 15);
        on.take(Step::GameEnded { room: Room::Open, game }).unwrap();
        let counted = individuals([&on]);
        let of_opponent = if winner == Team::A { sums(1, 0, 4) } else { sums(1, 4, 0) };
        assert_eq!(counted.get(&A1).copied(), of_first, "{substitutes:?}, {winner:?} wins");
        assert_eq!(counted.get(&A3), None, "the record of the substitute stays as it was");
        assert_eq!(counted.get(&B1).copied(), Some(of_opponent), "the opponent keeps the own result");
    }
    let mut unplayed = new_match(true);
    play(&mut unplayed, Room::Open, a_pass().unplayed());
    assert!(individuals([&unplayed]).is_empty(), "a side has not completed a turn");
}

/// Regression: a director replaced lost boards until a team had won, and the match counted in the list of teams.
#[test]
fn the_lists_count_the_games_as_they_were_played() {
    let mut on = new_match(true);
    for number in 1..=4 {
        assert_eq!(on.score_as_played(), None);
        play(&mut on, Room::Open, game(Team::B, DuplicateResult::Gammon, 2, 15));
        if number == 2 {
            // An award before the other room has played the board changes nothing either.
            let assignment = Assignment { to: Team::A, award: Award::Imp(Imp::MAX) };
            let (room, board) = (Room::Open, board(number));
            on.take(Step::Assigned { room, board, assignment, reason: reason() }).unwrap();
        }
        play(&mut on, Room::Closed, game(Team::B, DuplicateResult::Pass, 1, 15));
    }
    let (score, players) = (on.score_as_played(), individuals([&on]));
    let vp = score.and_then(|score| score.vp).unwrap();
    assert_eq!((vp.a, vp.b), (0, 30));
    assert_eq!(players[&A1], sums(4, 0, 48));
    assert_eq!(players[&B2], sums(4, 16, 0));

    for number in 1..=4 {
        for roll_set in [10 + number, 20 + number] {
            let board = board(number);
            on.take(Step::BoardCancelled { board, roll_set, reason: reason() }).unwrap();
            assert_eq!((on.score_as_played(), individuals([&on])), (score, players.clone()));
            play(&mut on, Room::Open, game(Team::A, DuplicateResult::Gammon, 2, 15));
            play(&mut on, Room::Closed, a_pass());
        }
    }
    assert_eq!(on.score().vp.map(|vp| (vp.a, vp.b)), Some((30, 0)), "the match itself has another winner");
    on.take(Step::BoardCancelled { board: board(4), roll_set: 30, reason: reason() }).unwrap();
    on.take(Step::WalkedOver { to: Team::A, reason: reason() }).unwrap();
    assert_eq!((on.score_as_played(), individuals([&on])), (score, players));
}

#[test]
fn a_match_with_a_board_that_a_director_broke_off_is_in_no_list() {
    let assign = |room| Step::Assigned {
        room,
        board: board(1),
        assignment: Assignment { to: Team::A, award: Award::Imp(Imp::MAX) },
        reason: reason(),
    };
    let cancel = || Step::BoardCancelled { board: board(1), roll_set: 9, reason: reason() };
    // The acts come when the closed room plays board 1 and the open one has lost it.
    for acts in [vec![cancel()], vec![assign(Room::Closed)], vec![assign(Room::Closed), cancel()]] {
        let mut on = new_match(true);
        play(&mut on, Room::Open, game(Team::B, DuplicateResult::Gammon, 2, 15));
        on.take(Step::BoardBegun { room: Room::Closed }).unwrap();
        for act in acts {
            on.take(act).unwrap();
        }
        while !on.is_over() {
            for room in Room::ALL {
                if matches!(on.room(room), RoomState::Before(_)) {
                    play(&mut on, room, a_pass());
                }
            }
        }
        assert_eq!(on.score_as_played(), None);
        assert_eq!(individuals([&on])[&A1].imp_lost, 12, "the game that was over stays lost in an event");
    }
}

#[test]
fn a_player_who_takes_a_seat_later_does_not_see_the_boards_that_others_played_there() {
    let mut on = new_match(true);
    play(&mut on, Room::Open, a_pass());
    let seated =
        Step::Substituted { room: Room::Open, team: Team::A, player: A3, board: None, reason: reason() };
    on.take(seated).unwrap();
    // The closed room has not played board 1 yet, and A3 may still have to play it there.
    assert_eq!(on.sight(Viewer::Player(A3), Room::Open, board(1)), Sight::Nothing);
    assert_eq!(on.sight(Viewer::Player(B1), Room::Open, board(1)), Sight::Game);
    on.take(Step::BoardBegun { room: Room::Open }).unwrap();
    assert_eq!(on.sight(Viewer::Player(A3), Room::Open, board(2)), Sight::Game);
}

#[test]
fn the_director_assigns_cancels_and_holds() {
    let mut on = new_match(true);
    play(&mut on, Room::Open, a_pass());
    let assign = |award| Step::Assigned {
        room: Room::Open,
        board: board(1),
        assignment: Assignment { to: Team::B, award },
        reason: reason(),
    };
    on.take(assign(Award::Imp(Imp::new(3).unwrap()))).unwrap();
    on.take(assign(Award::Smp(Smp::new(600).unwrap()))).unwrap();
    let line = on.line(Room::Open, board(1)).unwrap();
    assert_eq!((line.winner(), line.imp().value(), line.smp().map(Smp::value)), (Team::B, 12, Some(600)));
    let GameLine::Assigned(assigned) = line else { panic!("{line:?}") };
    assert_eq!(assigned.instead_of, Some(a_pass()));

    on.take(Step::BoardBegun { room: Room::Closed }).unwrap();
    on.take(Step::BoardCancelled { board: board(1), roll_set: 7, reason: reason() }).unwrap();
    assert_eq!(on.roll_set(board(1)), 7);
    for room in Room::ALL {
        assert_eq!(on.room(room), RoomState::Before(board(1)));
    }
    on.take(Step::Held { room: Room::Closed, hold: Hold { reason: reason(), minutes: Some(10) } }).unwrap();
    assert_eq!(on.take(Step::BoardBegun { room: Room::Closed }), Err(Refused::Held(Room::Closed)));
    on.take(Step::Released { room: Room::Closed, reason: reason() }).unwrap();
    let remarks = |on: &TeamMatch| on.protocol(Viewer::Anonymous).remarks.len();
    assert_eq!(remarks(&on), 3, "the assignments wait for their board");
    play(&mut on, Room::Closed, a_pass());
    play(&mut on, Room::Open, a_pass());
    assert_eq!(remarks(&on), 5);
}

#[test]
fn nobody_sees_the_closed_room_or_the_other_room_before_the_board_is_over() {
    let everybody = [A1, A2, A3, B1, B2, STRANGER]
        .map(Viewer::Player)
        .into_iter()
        .chain([Viewer::Member, Viewer::Anonymous]);
    for barometer in [true, false] {
        let mut on = new_match(barometer);
        let seen = |on: &TeamMatch, room, sight| -> Vec<Viewer> {
            everybody.clone().filter(|viewer| on.sight(*viewer, room, board(1)) == sight).collect()
        };
        let seated = [A1, B1].map(Viewer::Player);
        let spectators = [Viewer::Player(STRANGER), Viewer::Anonymous];
        assert_eq!(seen(&on, Room::Open, Sight::Nothing).len(), 8, "a board that has not begun");
        on.take(Step::BoardBegun { room: Room::Open }).unwrap();
        assert_eq!(seen(&on, Room::Open, Sight::Game), seated);
        assert_eq!(seen(&on, Room::Open, Sight::Gated), [], "the closed room has not begun");
        on.take(Step::BoardBegun { room: Room::Closed }).unwrap();
        let closed = [A2, B2].map(Viewer::Player);
        assert_eq!(seen(&on, Room::Open, Sight::Game), seated);
        assert_eq!(seen(&on, Room::Open, Sight::Gated), spectators);
        assert_eq!(seen(&on, Room::Closed, Sight::Game), closed);
        assert_eq!(seen(&on, Room::Closed, Sight::Nothing).len(), 6);

        let mut open_first = on.clone();
        open_first.take(Step::GameEnded { room: Room::Open, game: a_pass() }).unwrap();
        for viewer in everybody.clone() {
            let tells = open_first.protocol(viewer).lines.iter().any(|line| line.line.is_some());
            assert_eq!(tells, seated.contains(&viewer), "{viewer:?}");
        }

        on.take(Step::GameEnded { room: Room::Closed, game: a_pass() }).unwrap();
        assert_eq!(seen(&on, Room::Closed, Sight::Game), closed);
        assert_eq!(seen(&on, Room::Open, Sight::Game).len(), 4, "nothing is left to carry over");
        for viewer in everybody.clone() {
            let protocol = on.protocol(viewer);
            assert_eq!(protocol.score.imp, ByTeam { a: 0, b: 0 });
            let tells = protocol.lines.iter().any(|line| line.line.is_some());
            assert_eq!(tells, closed.contains(&viewer), "{viewer:?}");
        }

        on.take(Step::GameEnded { room: Room::Open, game: a_pass() }).unwrap();
        let all = everybody.clone().all(|viewer| on.sight(viewer, Room::Closed, board(1)) == Sight::All);
        assert_eq!(all, barometer);
        assert_eq!(on.protocol(Viewer::Anonymous).score.imp.a, if barometer { 8 } else { 0 });
    }
}

#[test]
fn without_the_gate_spectators_watch_the_open_room_as_it_plays() {
    let mut on = new_match(true);
    on.terms.gated = false;
    on.take(Step::BoardBegun { room: Room::Open }).unwrap();
    for viewer in [Viewer::Player(STRANGER), Viewer::Anonymous] {
        assert_eq!(on.sight(viewer, Room::Open, board(1)), Sight::Game);
    }
    for viewer in [Viewer::Player(A2), Viewer::Player(A3), Viewer::Member] {
        assert_eq!(on.sight(viewer, Room::Open, board(1)), Sight::Nothing);
    }
}

#[test]
fn the_final_of_2008_adds_up() {
    use DuplicateResult::{Gammon, Pass, Single};
    // The source does not say which side won which game; these winners give the published totals.
    let (a, b) = (Team::A, Team::B);
    let games = [
        (2, 9, Single, b),
        (2, 15, Gammon, a),
        (2, 15, Pass, b),
        (1, 15, Pass, b),
        (1, 15, Pass, b),
        (1, 15, Pass, b),
        (1, 15, Gammon, a),
        (1, 15, Pass, a),
        (1, 14, Pass, b),
        (1, 15, Pass, b),
        (1, 14, Pass, b),
        (2, 15, Gammon, a),
    ];
    let sheet: Vec<SheetGame> = games
        .iter()
        .enumerate()
        .map(|(at, &(cube, left, result, winner))| SheetGame {
            board: u32::try_from(at / 2 + 1).unwrap(),
            room: Room::ALL[at % 2],
            winner,
            result,
            cube: DuplicateCube::new(cube).unwrap(),
            left: CheckersLeft::new(left).unwrap(),
        })
        .collect();
    let boards = Boards::new(6).unwrap();
    let (points, score) = score_sheet(boards, &sheet).unwrap();
    assert_eq!(points.iter().map(|(_, imp)| imp.value()).sum::<u32>(), 78);
    assert_eq!((score.imp, score.difference()), (ByTeam { a: 35, b: 43 }, 8));
    assert_eq!(score.vp.map(|vp| (vp.a, vp.b)), Some((13, 17)));

    let missing = score_sheet(boards, &sheet[..11]);
    let last = boards.board(6).unwrap();
    assert_eq!(missing, Err(ScoreRefused::Missing { board: last, room: Room::Closed }));
    let mut twice = sheet.clone();
    twice[1] = twice[0];
    let first = boards.board(1).unwrap();
    assert_eq!(score_sheet(boards, &twice), Err(ScoreRefused::Twice { board: first, room: Room::Open }));
}

fn csv(turns: usize) -> String {
    let mut text = "set,turn,white,black\r\n5,0,2,2\r\n5,0,4,3\r\n".to_owned();
    for turn in 1..=turns {
        text += &format!("5,{turn},31,{}\r\n", if turn % 2 == 0 { "66" } else { "14" });
    }
    text
}

#[test]
fn roll_sets_come_back_from_their_file() {
    let sets = roll_sets_from_csv(&csv(ROLLS_MIN)).unwrap();
    let [set] = sets.as_slice() else { panic!("{sets:?}") };
    assert_eq!((set.number(), set.turns(), set.opening().ties().len()), (5, ROLLS_MIN, 1));
    assert_eq!(set.opening().starter(), Side::White);
    assert_eq!(set.roll(Side::Black, 2).unwrap().to_string(), "66");
    assert_eq!(set.roll(Side::Black, 0), None);
    assert_eq!(set.roll(Side::White, 101), None);
    assert_eq!(roll_sets_to_csv(&sets), csv(ROLLS_MIN));
}

#[test]
fn bad_roll_files_say_what_is_wrong() {
    let header = "set,turn,white,black\n";
    let cases = [
        (String::new(), "line 1: the header must be \"set,turn,white,black\""),
        (header.to_owned(), "the file has no roll sets"),
        (format!("{header}1,0,3"), "line 2: expected set,turn,white,black in whole numbers"),
        (format!("{header}1,0,3,4,5"), "line 2: expected set,turn,white,black in whole numbers"),
        (format!("{header}1,0,3,7"), "line 2: \"7\" is not a die from 1 to 6"),
        (format!("{header}1,0,3,3"), "set 1: the opening throw must end with two different dice"),
        (format!("{header}1,0,3,3\n1,1,31,42"), "set 1: the opening throw must end with two different dice"),
        (format!("{header}1,0,3,4\n1,0,3,5"), "line 3: the opening throw of set 1 was decided before"),
        (format!("{header}1,0,3,4\n1,2,31,42"), "line 3: expected turn 1 of set 1, got 2"),
        (format!("{header}1,0,3,4\n1,1,3,42"), "line 3: \"3\" is not a roll of two dice, such as 31"),
        (csv(ROLLS_MIN - 1), "set 5 has rolls for 99 turns; at least 100 are needed"),
        (csv(ROLLS_MIN) + &csv(ROLLS_MIN)[header.len() + 1..], "line 104: expected turn 101 of set 5, got 0"),
    ];
    for (text, expected) in cases {
        assert_eq!(roll_sets_from_csv(&text).unwrap_err().to_string(), expected, "{text}");
    }
}

#[test]
fn two_boards_do_not_get_the_same_rolls() {
    let (one, header) = (csv(ROLLS_MIN), "set,turn,white,black\r\n".len());
    let renumbered = |turns: usize| {
        let rows = csv(turns);
        rows[header..].lines().map(|row| row.replacen('5', "6", 1) + "\r\n").collect::<String>()
    };
    // The ties before the opening throw are not played, and a longer set begins with the same rolls.
    for other in [
        renumbered(ROLLS_MIN),
        renumbered(ROLLS_MIN + 1),
        renumbered(ROLLS_MIN).replacen("6,0,2,2\r\n", "", 1),
    ] {
        let why = roll_sets_from_csv(&(one.clone() + &other)).unwrap_err();
        let said = "line 104: set 6 has the same rolls as set 5 in line 2; each board needs rolls of its own";
        assert_eq!(why.to_string(), said);
    }
    for other in [
        renumbered(ROLLS_MIN).replace("6,0,4,3", "6,0,3,4"),
        renumbered(ROLLS_MIN).replace("6,100,31,66", "6,100,32,66"),
    ] {
        assert_eq!(roll_sets_from_csv(&(one.clone() + &other)).unwrap().len(), 2);
    }
}

proptest! {
    /// Broken roll files are read or refused, and a file that is read survives a round trip.
    #[test]
    fn broken_roll_files_do_no_harm(
        changes in prop::collection::vec((any::<prop::sample::Index>(), 0usize..12, "[0-9,\n a-z-]{0,9}"), 1..5)
    ) {
        let mut text = csv(ROLLS_MIN + 1);
        for (at, length, word) in changes {
            let from = at.index(text.len());
            let to = (from + length).min(text.len());
            text.replace_range(from..to, &word);
        }
        if let Ok(sets) = roll_sets_from_csv(&text) {
            prop_assert_eq!(roll_sets_from_csv(&roll_sets_to_csv(&sets)).unwrap(), sets);
        }
    }

    /// Random steps in random order: a refused step changes nothing, and a viewer who is in a team but not
    /// seated never sees an unfinished board.
    #[test]
    fn no_order_of_steps_shows_too_much(steps in prop::collection::vec((0u8..7, any::<bool>(), 1u32..=4), 0..60)) {
        let mut on = new_match(true);
        let mut fresh = 100;
        for (what, open, number) in steps {
            let room = if open { Room::Open } else { Room::Closed };
            let step = match what {
                0 | 1 => Step::BoardBegun { room },
                2 | 3 => Step::GameEnded { room, game: a_pass() },
                4 => {
                    let board = match on.room(room) {
                        RoomState::Playing(board) => Some(board),
                        RoomState::Before(_) | RoomState::Finished => None,
                    };
                    Step::Substituted { room, team: Team::A, player: A3, board, reason: reason() }
                }
                5 => Step::Lineup { team: Team::A, seats: ByRoom { open: A2, closed: A1 } },
                _ => {
                    fresh += 1;
                    Step::BoardCancelled { board: board(number), roll_set: fresh, reason: reason() }
                }
            };
            let before = on.clone();
            if on.take(step).is_err() {
                prop_assert_eq!(&on, &before);
            }
            for number in on.terms().boards.numbers().filter(|number| !on.is_finished(*number)) {
                for player in [A1, A2, A3, B1, B2] {
                    let seen = Room::ALL.map(|room| on.sight(Viewer::Player(player), room, number) > Sight::Nothing);
                    prop_assert!(seen != [true, true], "{:?} sees both rooms of board {}", player, number);
                }
                prop_assert_eq!(on.sight(Viewer::Anonymous, Room::Closed, number), Sight::Nothing);
            }
        }
    }
}

fn invited_match() -> TeamMatch {
    let terms = Terms { invites: true, ..new_match(true).terms().clone() };
    let teams = new_match(true).teams().clone();
    TeamMatch::new(terms, teams).unwrap()
}

#[test]
fn only_people_who_have_accepted_are_lined_up() {
    let mut on = invited_match();
    let line_up = |open, closed| Step::Lineup { team: Team::A, seats: ByRoom { open, closed } };
    assert_eq!(on.invited(Team::A), [A1, A2, A3]);
    assert_eq!(on.take(line_up(A1, A2)), Err(Refused::NotAccepted(A1)));
    on.take(Step::Accepted { player: A1 }).unwrap();
    assert_eq!(on.take(Step::Accepted { player: A1 }), Err(Refused::AcceptedAlready(A1)));
    assert_eq!(on.take(line_up(A1, A2)), Err(Refused::NotAccepted(A2)));
    on.take(Step::Accepted { player: A2 }).unwrap();
    on.take(line_up(A1, A2)).unwrap();
    assert_eq!((on.invited(Team::A), on.is_member(Team::A, A2)), (vec![A3], true));
    // When a player leaves, the line-up lapses. The player may come back before the first board.
    on.take(Step::Declined { player: A2 }).unwrap();
    assert!(!on.has_lineup(Team::A) && on.has_declined(A2) && on.may_accept(A2));
    assert_eq!(on.take(Step::Declined { player: A2 }), Err(Refused::NotInvited(A2)));
    on.take(Step::Accepted { player: A2 }).unwrap();
    on.take(line_up(A1, A2)).unwrap();
    for player in [B1, B2] {
        on.take(Step::Accepted { player }).unwrap();
    }
    on.take(Step::Lineup { team: Team::B, seats: ByRoom { open: B1, closed: B2 } }).unwrap();
    on.take(Step::BoardBegun { room: Room::Open }).unwrap();
    // After the start, invited people may still answer, but players who have accepted cannot leave.
    assert_eq!(on.take(Step::Declined { player: A1 }), Err(Refused::Begun));
    on.take(Step::Declined { player: A3 }).unwrap();
    assert_eq!(on.take(Step::Accepted { player: A3 }), Err(Refused::Begun), "A3 may have watched");
}

#[test]
fn a_team_gets_other_people_before_the_first_board() {
    let mut on = invited_match();
    for player in [A1, A2, B1] {
        on.take(Step::Accepted { player }).unwrap();
    }
    on.take(Step::Lineup { team: Team::A, seats: ByRoom { open: A1, closed: A2 } }).unwrap();
    let change = |players: &[PlayerId]| Step::TeamChanged {
        team: Team::A,
        captain: A1,
        players: players.to_vec(),
        reason: None,
    };
    let new = PlayerId::new(77);
    assert_eq!(on.take(change(&[A1])), Err(Refused::TeamSize(1)));
    assert_eq!(on.take(change(&[A1, B2])), Err(Refused::InBothTeams(B2)));
    on.take(Step::CommentatorsNamed { players: vec![new] }).unwrap();
    assert_eq!(on.take(change(&[A1, new])), Err(Refused::CommentatorPlays(new)));
    on.take(Step::CommentatorsNamed { players: Vec::new() }).unwrap();
    on.take(change(&[A1, A2, new])).unwrap();
    assert_eq!((on.invited(Team::A), on.has_lineup(Team::A)), (vec![new], true));
    on.take(change(&[A1, new])).unwrap();
    assert!(!on.has_lineup(Team::A), "A2 was lined up");
    on.take(change(&[A1, A2])).unwrap();
    assert_eq!(on.invited(Team::A), [A2], "named again, A2 accepts again");
    // A match without invitations has no such changes.
    assert_eq!(new_match(true).take(change(&[A1, A2])), Err(Refused::Begun));
}

fn director_in(teams: &[Team]) -> ChangedBy {
    ChangedBy::Director { plays_in: ByTeam { a: teams.contains(&Team::A), b: teams.contains(&Team::B) } }
}

#[test]
fn a_director_who_plays_changes_no_team_but_the_own_one() {
    let on = invited_match();
    let own = Err(Refused::OwnMatch);
    for (by, a, b) in [
        (ChangedBy::Captain, Ok(()), Ok(())),
        (director_in(&[]), Ok(()), Ok(())),
        (director_in(&[Team::A]), Ok(()), own.clone()),
        (director_in(&[Team::B]), own.clone(), Ok(())),
        (director_in(&Team::ALL), own.clone(), own.clone()),
    ] {
        assert_eq!((on.check_change(Team::A, by), on.check_change(Team::B, by)), (a, b), "{by:?}");
    }
}

#[test]
fn a_director_needs_a_reason_once_a_team_has_answered_and_changes_none_once_both_line_ups_are_named() {
    let mut on = invited_match();
    let director = director_in(&[]);
    assert!(!on.needs_reason(Team::A, director) && !on.needs_reason(Team::B, director));
    for player in [A1, A2, B1, B2] {
        on.take(Step::Accepted { player }).unwrap();
        assert!(on.needs_reason(Team::A, director));
    }
    assert!(on.needs_reason(Team::B, director) && !on.needs_reason(Team::B, ChangedBy::Captain));
    on.take(Step::Lineup { team: Team::A, seats: ByRoom { open: A1, closed: A2 } }).unwrap();
    assert_eq!(on.check_change(Team::A, director), Ok(()));
    on.take(Step::Lineup { team: Team::B, seats: ByRoom { open: B1, closed: B2 } }).unwrap();
    for team in Team::ALL {
        assert_eq!(on.check_change(team, director), Err(Refused::LineupsNamed));
        assert_eq!(on.check_change(team, ChangedBy::Captain), Ok(()));
    }
    // When a player leaves, the line-up lapses, and the director may name another one. Everybody reads why.
    on.take(Step::Declined { player: A2 }).unwrap();
    assert_eq!(on.check_change(Team::A, director), Ok(()));
    let new = PlayerId::new(77);
    let change = |reason| Step::TeamChanged { team: Team::A, captain: A1, players: vec![A1, new], reason };
    on.take(change(None)).unwrap();
    assert_eq!(on.remarks().count(), 0, "a captain's change is no act of the desk");
    on.take(change(Some(reason()))).unwrap();
    let noted = on.protocol(Viewer::Anonymous).remarks;
    assert_eq!(noted.len(), 1);
    assert_eq!((noted[0].kind, &noted[0].reason), (RemarkKind::TeamChanged { team: Team::A }, &reason()));
    // After the first board has begun, nobody changes a team.
    on.take(Step::Accepted { player: new }).unwrap();
    on.take(Step::Lineup { team: Team::A, seats: ByRoom { open: A1, closed: new } }).unwrap();
    on.take(Step::BoardBegun { room: Room::Open }).unwrap();
    for by in [director, ChangedBy::Captain] {
        assert_eq!(on.check_change(Team::A, by), Err(Refused::Begun));
    }
}

#[test]
fn nobody_is_named_in_both_teams_with_whatever_account() {
    let on = invited_match();
    let second = PlayerId::new(101);
    let is_same = |one: PlayerId, other: PlayerId| one.get() % 100 == other.get() % 100;
    let named = |players: &[PlayerId]| on.check_apart(Team::B, players.to_vec(), is_same);
    for (players, expected) in [
        (&[B1, B2][..], Ok(())),
        (&[B1, B2, STRANGER][..], Ok(())),
        (&[B1, A1][..], Err(Refused::InBothTeams(A1))),
        (&[B1, second][..], Err(Refused::OnePerson)),
    ] {
        assert_eq!(named(players), expected, "{players:?}");
    }
    assert_eq!(on.check_captains(), Ok(()));
    let mut teams = on.teams().clone();
    teams.b.captain = A1;
    let of_both = TeamMatch::new(on.terms().clone(), teams).unwrap();
    assert_eq!(of_both.check_captains(), Err(Refused::InBothTeams(A1)));
}

#[test]
fn the_rolls_of_a_walk_over_stay_secret() {
    let mut on = new_match(true);
    play(&mut on, Room::Open, a_pass());
    on.take(Step::WalkedOver { to: Team::B, reason: reason() }).unwrap();
    let [first, second] = [1, 2].map(board);
    assert!(on.is_revealed(first) && on.is_revealed(second));
    assert!(!on.has_public_rolls(first), "the closed room may still play it, if the walk-over is undone");
    assert!(!on.has_public_rolls(second));
}
