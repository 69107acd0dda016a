//! Offers to resign: what may be offered, what needs no answer, and what an answer does.

use rules::{CubeOwner, GameResult};

use super::{BLACK, Table, WHITE, boards, config, cube, match_to, with_options};
use crate::{Acceptance, Command, CommandKind, Event, Format, GameEnding, GameOptions, MatchConfig, Phase};

const SINGLE: GameResult = GameResult::Single;
const GAMMON: GameResult = GameResult::Gammon;
const BACKGAMMON: GameResult = GameResult::Backgammon;
const CENTRED: CubeOwner = CubeOwner::Centred;

/// Contact, and nobody's last checkers are far back: a gammon now, a backgammon still possible.
const CONTACT: &str = "18:2 13:5 8:3 6:5 / 18:2 13:5 8:3 6:5";

/// What is agreed, the score, White's board, the cube and its owner, and what White may offer.
type Row<'a> = (MatchConfig, (u32, u32), &'a str, u16, CubeOwner, &'a [GameResult]);

#[test]
fn what_may_be_offered() {
    let normal = config(Format::Normal);
    let jacoby = with_options(Format::Normal, GameOptions { jacoby: true, ..GameOptions::default() });
    let none: &[GameResult] = &[];
    let rows: [Row<'_>; 9] = [
        (normal, (0, 0), boards::START, 1, CENTRED, &[BACKGAMMON]),
        (normal, (0, 0), CONTACT, 1, CENTRED, &[GAMMON, BACKGAMMON]),
        (normal, (0, 0), boards::RACE, 1, CENTRED, &[GAMMON]),
        (normal, (0, 0), boards::BOTH_OFF, 1, CENTRED, &[SINGLE]),
        // While the cube has not been turned, Jacoby makes all results the same.
        (jacoby, (0, 0), boards::START, 1, CENTRED, &[SINGLE]),
        (jacoby, (0, 0), CONTACT, 2, CubeOwner::Side(BLACK), &[GAMMON, BACKGAMMON]),
        // Black needs one point, or two with the cube on two: any result is the match.
        (match_to(5), (0, 4), boards::START, 1, CENTRED, &[SINGLE]),
        (match_to(5), (0, 3), CONTACT, 2, CubeOwner::Side(BLACK), &[SINGLE]),
        (match_to(5), (0, 3), CONTACT, 1, CENTRED, &[GAMMON]),
    ];
    for (config, (white, black), board, value, owner, expected) in rows {
        let mut table = Table::start(config);
        table.set_score(white, black);
        table.set(WHITE, board, cube(value, owner));
        assert_eq!(table.state.resignations(WHITE), expected, "{board}, cube {value} {owner:?}");
        for result in GameResult::ALL {
            let mut trial = Table {
                state: table.state.clone(),
                dice: table.dice.clone(),
                now: table.now,
                log: Vec::new(),
            };
            let offered = trial.try_say(WHITE, Command::OfferResignation(result)).is_ok();
            assert_eq!(offered, expected.contains(&result), "{result} of {board}");
        }
    }
    assert_eq!(Table::start(normal).state.resignations(BLACK), [BACKGAMMON]);
    assert_eq!(crate::MatchState::new(normal).resignations(BLACK), none);
}

#[test]
fn an_offer_below_the_floor_is_refused_and_says_what_is_enough() {
    let mut table = Table::start(config(Format::Normal));
    table.set(WHITE, CONTACT, cube(1, CENTRED));
    let refused = table.try_say(WHITE, Command::OfferResignation(SINGLE)).unwrap_err();
    assert_eq!(refused.to_string(), "you cannot resign for less than a gammon");
    table.set(WHITE, boards::RACE, cube(1, CENTRED));
    let refused = table.try_say(WHITE, Command::OfferResignation(BACKGAMMON)).unwrap_err();
    assert_eq!(refused.to_string(), "you can lose no more than a gammon here");
}

#[test]
fn the_most_that_can_be_lost_is_accepted_by_rule() {
    let mut table = Table::start(match_to(9));
    table.set(WHITE, boards::RACE, cube(2, CubeOwner::Side(WHITE)));
    let events = table.say(WHITE, Command::OfferResignation(GAMMON));
    let accepted =
        Event::ResignationAccepted { resigner: WHITE, result: GAMMON, accepted: Acceptance::ByRule };
    assert_eq!(events[..2], [Event::ResignationOffered { side: WHITE, result: GAMMON }, accepted]);
    let end = table.state.finished()[0].end;
    assert_eq!((end.winner, end.how, table.score()), (BLACK, GameEnding::Resigned, (0, 4)));
}

#[test]
fn the_opponent_accepts_or_declines_anything_less() {
    let mut table = Table::start(match_to(9));
    table.set(WHITE, CONTACT, cube(1, CENTRED));
    table.say(WHITE, Command::OfferResignation(GAMMON));
    for (side, command, code) in [
        (WHITE, Command::Roll, "wait_for_answer"),
        (WHITE, Command::OfferResignation(BACKGAMMON), "wait_for_answer"),
        (WHITE, Command::AcceptResignation, "nothing_to_answer"),
        (BLACK, Command::Roll, "answer_resignation_first"),
        (BLACK, Command::OfferResignation(GAMMON), "answer_resignation_first"),
    ] {
        assert_eq!(table.refusal(side, command.clone()), code, "{side:?} {command:?}");
    }
    assert_eq!(
        table.state.allowed(BLACK),
        [CommandKind::AcceptResignation, CommandKind::DeclineResignation, CommandKind::Leave]
    );
    table.say(BLACK, Command::DeclineResignation);
    assert_eq!((table.phase(), table.state.to_act()), (Phase::ToRoll, Some(WHITE)));
    table.say(WHITE, Command::OfferResignation(BACKGAMMON));
    assert_eq!(table.score(), (0, 3));
}

#[test]
fn an_accepted_offer_ends_the_game_at_what_was_offered() {
    let mut table = Table::start(match_to(9));
    table.set(WHITE, CONTACT, cube(2, CubeOwner::Side(BLACK)));
    table.say(WHITE, Command::OfferResignation(GAMMON));
    table.say(BLACK, Command::AcceptResignation);
    let end = table.state.finished()[0].end;
    assert_eq!((end.result, end.how, table.score()), (GAMMON, GameEnding::Resigned, (0, 4)));
}

#[test]
fn what_was_declined_may_be_offered_again_only_when_the_turn_has_passed() {
    let mut table = Table::start(config(Format::Normal));
    table.set(WHITE, CONTACT, cube(1, CENTRED));
    let offer = || Command::OfferResignation(GAMMON);
    table.say(WHITE, offer());
    table.say(BLACK, Command::DeclineResignation);
    assert_eq!(table.refusal(WHITE, offer()), "resignation_declined");
    assert_eq!(table.state.resignations(WHITE), [BACKGAMMON]);
    table.say(WHITE, Command::Roll);
    assert_eq!(table.refusal(WHITE, offer()), "resignation_declined");
    table.play();
    table.say(WHITE, offer());
}

#[test]
fn what_was_declined_may_be_offered_again_when_the_cube_has_changed() {
    let mut table = Table::start(config(Format::Normal));
    table.set(WHITE, CONTACT, cube(1, CENTRED));
    table.say(WHITE, Command::OfferResignation(GAMMON));
    table.say(BLACK, Command::DeclineResignation);
    table.say(WHITE, Command::Double);
    table.say(BLACK, Command::Take);
    table.say(WHITE, Command::OfferResignation(GAMMON));
}

#[test]
fn a_side_may_resign_in_the_opponents_turn() {
    let mut table = Table::start(match_to(9));
    table.set(WHITE, CONTACT, cube(1, CENTRED));
    table.say(WHITE, Command::Roll);
    table.say(BLACK, Command::OfferResignation(GAMMON));
    assert_eq!(table.state.to_act(), Some(WHITE));
    assert_eq!(table.refusal(WHITE, Command::Play(Vec::new())), "answer_resignation_first");
    table.say(WHITE, Command::DeclineResignation);
    assert_eq!(table.state.to_act(), Some(WHITE));
    table.play();
}
