//! Offers to resign: which may be made, which need no answer, and the effect of an answer or of playing on.

use rules::{CubeOwner, GameResult};

use super::{BLACK, Table, WHITE, boards, config, cube, match_to, with_options};
use crate::{
    Acceptance, Beavers, Command, CommandKind, Event, Format, GameEnding, GameOptions, MatchConfig,
    OFFERS_DECLINED_MAX, Phase, Refused, Resigning,
};

const SINGLE: GameResult = GameResult::Single;
const GAMMON: GameResult = GameResult::Gammon;
const BACKGAMMON: GameResult = GameResult::Backgammon;
const CENTRED: CubeOwner = CubeOwner::Centred;
const ALL: &[GameResult] = &[SINGLE, GAMMON, BACKGAMMON];

/// A position with contact and no checkers far back: a gammon now, a backgammon still possible.
const CONTACT: &str = "18:2 13:5 8:3 6:5 / 18:2 13:5 8:3 6:5";

fn knock_out(points: u16) -> MatchConfig {
    match_to(points).with_resigning(Resigning::AtTheFloor)
}

fn copy(table: &Table) -> Table {
    Table { state: table.state.clone(), dice: table.dice.clone(), now: table.now, log: Vec::new() }
}

/// The terms, the score, White's board, the cube and its owner, and the results that White may offer.
type ResignCase<'a> = (MatchConfig, (u32, u32), &'a str, u16, CubeOwner, &'a [GameResult]);

#[test]
fn the_results_that_may_be_offered() {
    let normal = config(Format::Normal);
    let jacoby = with_options(Format::Normal, GameOptions { jacoby: true, ..GameOptions::default() });
    let none: &[GameResult] = &[];
    let rows: [ResignCase<'_>; 16] = [
        // The opponent may accept any value up to the most that can still be lost.
        (normal, (0, 0), boards::START, 1, CENTRED, ALL),
        (normal, (0, 0), CONTACT, 1, CENTRED, ALL),
        (normal, (0, 0), boards::RACE, 1, CENTRED, &[SINGLE, GAMMON]),
        (normal, (0, 0), boards::BOTH_OFF, 1, CENTRED, &[SINGLE]),
        // While the cube has not been turned, all results count the same under Jacoby.
        (jacoby, (0, 0), boards::START, 1, CENTRED, &[SINGLE]),
        (jacoby, (0, 0), CONTACT, 2, CubeOwner::Side(BLACK), ALL),
        // Black needs one point, or two with the cube at 2, so any result ends the match.
        (match_to(5), (0, 4), boards::START, 1, CENTRED, &[SINGLE]),
        (match_to(5), (0, 3), CONTACT, 2, CubeOwner::Side(BLACK), &[SINGLE]),
        (match_to(5), (0, 3), CONTACT, 1, CENTRED, &[SINGLE, GAMMON]),
        // Knock-outs have a floor for resignations.
        (knock_out(5), (0, 0), boards::START, 1, CENTRED, &[BACKGAMMON]),
        (knock_out(5), (0, 0), CONTACT, 1, CENTRED, &[GAMMON, BACKGAMMON]),
        (knock_out(5), (0, 0), boards::RACE, 1, CENTRED, &[GAMMON]),
        (knock_out(5), (0, 0), boards::BOTH_OFF, 1, CENTRED, &[SINGLE]),
        (knock_out(5), (0, 4), boards::START, 1, CENTRED, &[SINGLE]),
        (knock_out(5), (0, 3), boards::START, 1, CENTRED, &[GAMMON]),
        (knock_out(5), (0, 3), CONTACT, 2, CubeOwner::Side(BLACK), &[SINGLE]),
    ];
    for (config, (white, black), board, value, owner, expected) in rows {
        let mut table = Table::start(config);
        table.set_score(white, black);
        table.set(WHITE, board, cube(value, owner));
        assert_eq!(table.state.resignations(WHITE), expected, "{board}, cube {value} {owner:?}");
        let priced: Vec<GameResult> =
            table.state.resignation_costs(WHITE).iter().map(|cost| cost.result).collect();
        assert_eq!(priced, expected, "what is priced is what may be offered");
        for result in GameResult::ALL {
            let offered = copy(&table).try_say(WHITE, Command::OfferResignation(result)).is_ok();
            assert_eq!(offered, expected.contains(&result), "{result} of {board}");
        }
    }
    assert_eq!(Table::start(normal).state.resignations(BLACK), ALL);
    assert_eq!(crate::MatchState::new(normal).resignations(BLACK), none);
}

/// The terms, the score, White's board, cube and owner; then the points of each offer, which of them decide the
/// match, and how many need the opponent's consent.
type Prices<'a> = (MatchConfig, (u32, u32), &'a str, u16, CubeOwner, &'a [u32], &'a [bool], usize);

#[test]
fn offers_cost_what_the_options_say() {
    let single = config(Format::Single);
    let jacoby = with_options(Format::Single, GameOptions { jacoby: true, ..GameOptions::default() });
    let black = CubeOwner::Side(BLACK);
    let rows: [Prices<'_>; 9] = [
        (single, (0, 0), boards::START, 1, CENTRED, &[1, 2, 3], &[false; 3], 2),
        (single, (0, 0), CONTACT, 4, black, &[4, 8, 12], &[false; 3], 2),
        (single, (0, 0), boards::RACE, 2, black, &[2, 4], &[false; 2], 1),
        // Under Jacoby a centred cube makes it one point on any board; after automatic doubles, the cube's value.
        (jacoby, (0, 0), boards::START, 1, CENTRED, &[1], &[false], 0),
        (jacoby, (0, 0), boards::START, 2, CENTRED, &[2], &[false], 0),
        (jacoby, (0, 0), boards::START, 2, black, &[2, 4, 6], &[false; 3], 2),
        (match_to(5), (0, 2), boards::START, 1, CENTRED, &[1, 2, 3], &[false, false, true], 2),
        (match_to(5), (0, 3), boards::START, 2, black, &[2], &[true], 0),
        (knock_out(5), (0, 0), CONTACT, 1, CENTRED, &[2, 3], &[false; 2], 0),
    ];
    for (config, (white, black), board, value, owner, points, decide, asked) in rows {
        let mut table = Table::start(config);
        table.set_score(white, black);
        table.set(WHITE, board, cube(value, owner));
        let costs = table.state.resignation_costs(WHITE);
        let told: Vec<u32> = costs.iter().map(|cost| cost.points.get()).collect();
        assert_eq!(told, points, "{board}, cube {value} {owner:?}");
        let deciding: Vec<bool> = costs.iter().map(|cost| cost.ends_match).collect();
        assert_eq!(deciding, decide, "{board}, cube {value} {owner:?}");
        assert_eq!(costs.iter().filter(|cost| cost.needs_consent).count(), asked, "{board}, cube {value}");
        // The same points are counted when the offer is accepted.
        for cost in costs {
            let mut trial = copy(&table);
            trial.say(WHITE, Command::OfferResignation(cost.result));
            if cost.needs_consent {
                assert_eq!(trial.state.offered_points(), Some(cost.points));
                trial.say(BLACK, Command::AcceptResignation);
            }
            let end = trial.state.finished().last().unwrap().end;
            assert_eq!(u32::from(end.value().points()), cost.points.get());
            assert_eq!((end.winner, end.how), (BLACK, GameEnding::Resigned));
        }
    }
}

#[test]
fn a_refused_offer_names_the_limit() {
    let mut table = Table::start(knock_out(7));
    table.set(WHITE, CONTACT, cube(1, CENTRED));
    let refused = table.try_say(WHITE, Command::OfferResignation(SINGLE)).unwrap_err();
    assert_eq!(refused, Refused::ResignationTooLow { least: GAMMON });
    table.set(WHITE, boards::RACE, cube(1, CENTRED));
    let refused = table.try_say(WHITE, Command::OfferResignation(BACKGAMMON)).unwrap_err();
    assert_eq!(refused, Refused::ResignationTooHigh { most: GAMMON });
}

#[test]
fn a_single_game_by_consent_is_single_in_any_position() {
    let mut table = Table::start(match_to(9));
    table.set(WHITE, boards::START, cube(2, CubeOwner::Side(BLACK)));
    table.say(WHITE, Command::OfferResignation(SINGLE));
    table.say(BLACK, Command::AcceptResignation);
    let end = table.state.finished()[0].end;
    assert_eq!((end.result, end.how, table.score()), (SINGLE, GameEnding::Resigned, (0, 2)));
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
fn in_a_knock_out_nobody_is_asked_above_the_floor() {
    let mut table = Table::start(knock_out(9));
    table.set(WHITE, CONTACT, cube(1, CENTRED));
    let events = table.say(WHITE, Command::OfferResignation(GAMMON));
    let accepted =
        Event::ResignationAccepted { resigner: WHITE, result: GAMMON, accepted: Acceptance::ByRule };
    assert_eq!((&events[1], table.score()), (&accepted, (0, 2)));
}

/// The opponent was once asked in knock-outs too, before they had their own rule.
#[test]
fn older_logs_of_knock_outs_still_replay() {
    let mut old = Table::start(match_to(9));
    old.set(WHITE, CONTACT, cube(1, CENTRED));
    let mut table = Table::start(knock_out(9));
    table.set(WHITE, CONTACT, cube(1, CENTRED));
    for (side, command) in [
        (WHITE, Command::OfferResignation(GAMMON)),
        (BLACK, Command::DeclineResignation),
        (WHITE, Command::Roll),
        (BLACK, Command::OfferResignation(GAMMON)),
        (WHITE, Command::AcceptResignation),
    ] {
        let events = old.say(side, command);
        table.record(&events);
    }
    assert_eq!(table.score(), (2, 0));
}

/// The answerer once lost on time, before an open offer counted as accepted.
#[test]
fn older_logs_of_answers_that_came_too_late_still_replay() {
    let mut table = Table::start(match_to(9));
    table.set(WHITE, CONTACT, cube(1, CENTRED));
    table.say(WHITE, Command::OfferResignation(SINGLE));
    table.now = table.state.next_deadline().unwrap();
    table.record(&[Event::TimedOut { side: BLACK }]);
    assert_eq!(table.state.game().unwrap().resignation(), None);
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
        (BLACK, Command::Roll, "not_your_turn"),
        (BLACK, Command::OfferResignation(GAMMON), "answer_resignation_first"),
    ] {
        assert_eq!(table.refusal(side, command.clone()), code, "{side:?} {command:?}");
    }
    assert_eq!(
        table.state.allowed(BLACK),
        [
            CommandKind::AcceptResignation,
            CommandKind::DeclineResignation,
            CommandKind::Abort,
            CommandKind::Leave,
            CommandKind::Pause
        ]
    );
    table.say(BLACK, Command::DeclineResignation);
    assert_eq!((table.phase(), table.state.to_act()), (Phase::ToRoll, Some(WHITE)));
    table.say(WHITE, Command::OfferResignation(BACKGAMMON));
    assert_eq!(table.score(), (0, 3));
}

#[test]
fn a_declined_offer_may_be_repeated_only_when_the_turn_has_passed() {
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
fn a_declined_offer_may_be_repeated_when_the_cube_has_changed() {
    let mut table = Table::start(config(Format::Normal));
    table.set(WHITE, CONTACT, cube(1, CENTRED));
    table.say(WHITE, Command::OfferResignation(GAMMON));
    table.say(BLACK, Command::DeclineResignation);
    table.say(WHITE, Command::Double);
    table.say(BLACK, Command::Take);
    table.say(WHITE, Command::OfferResignation(GAMMON));
}

#[test]
fn an_offer_in_the_opponents_turn_blocks_nothing_and_is_declined_by_playing_on() {
    let options = GameOptions { beavers: Beavers::Beavers, ..GameOptions::default() };
    let declined = Event::ResignationDeclined { side: WHITE };
    let mut table = Table::start(with_options(Format::Single, options));
    table.set(WHITE, CONTACT, cube(1, CENTRED));

    // Before the roll, the side may roll and double as if there were no offer.
    let free = table.state.allowed(WHITE);
    table.say(BLACK, Command::OfferResignation(SINGLE));
    let mut answers = table.state.allowed(WHITE);
    answers.retain(|kind| !matches!(kind, CommandKind::AcceptResignation | CommandKind::DeclineResignation));
    let without_own_offer: Vec<_> =
        free.into_iter().filter(|kind| *kind != CommandKind::OfferResignation).collect();
    assert_eq!(answers, without_own_offer);
    let mut doubled = copy(&table);
    assert_eq!(doubled.say(WHITE, Command::Double)[0], declined);
    doubled.say(BLACK, Command::Take);

    // After the roll, making the play declines a new offer.
    let events = table.say(WHITE, Command::Roll);
    assert_eq!(events[0], declined);
    assert!(matches!(events[1], Event::Rolled { side: WHITE, .. }));
    assert_eq!(table.refusal(BLACK, Command::OfferResignation(SINGLE)), "resignation_declined");
    table.say(BLACK, Command::OfferResignation(GAMMON));
    let events = table.play();
    assert_eq!(events[0], declined);
    assert!(matches!(events[1], Event::Played { side: WHITE, .. }));
    // The declined offer is no longer open.
    assert_eq!(table.state.game().unwrap().resignation(), None);
}

#[test]
fn a_refused_play_leaves_the_offer_open() {
    let mut table = Table::start(match_to(9));
    table.set(WHITE, CONTACT, cube(1, CENTRED));
    table.say(WHITE, Command::Roll);
    table.say(BLACK, Command::OfferResignation(SINGLE));
    let refused = table.try_say(WHITE, Command::Play(Vec::new()));
    assert!(matches!(refused, Err(Refused::IllegalPlay(_))), "{refused:?}");
    table.say(WHITE, Command::AcceptResignation);
    assert_eq!(table.score(), (1, 0));
}

#[test]
fn an_answer_that_does_not_come_in_time_counts_as_accepting() {
    // The offer comes in the turn of the side that resigns, and then in the turn of the side that is to answer.
    for rolls_first in [false, true] {
        let mut table = Table::start(match_to(9));
        table.set(WHITE, CONTACT, cube(1, CENTRED));
        let (resigner, answerer) = if rolls_first { (BLACK, WHITE) } else { (WHITE, BLACK) };
        if rolls_first {
            table.say(WHITE, Command::Roll);
        }
        table.wait(1_000);
        let reserve = table.state.clock().time_left(answerer, table.now).unwrap().reserve;
        table.say(resigner, Command::OfferResignation(SINGLE));
        let deadline = table.state.next_deadline().unwrap();
        assert!(table.wait(deadline.since(table.now).get() - 1).is_empty());
        let events = table.wait(1);
        let accepted =
            Event::ResignationAccepted { resigner, result: SINGLE, accepted: Acceptance::ByTimeOut };
        assert_eq!(events[0], accepted);
        assert_eq!(table.state.finished()[0].end.winner, answerer);
        // The match goes on, and the time spent on the answer is returned.
        assert!(table.state.outcome().is_none() && table.state.game().unwrap().number().get() == 2);
        assert_eq!(table.state.clock().time_left(answerer, table.now).unwrap().reserve, reserve);
    }
}

#[test]
fn only_so_many_offers_are_declined_in_a_game() {
    let mut table = Table::start(match_to(5));
    for _ in 0..OFFERS_DECLINED_MAX / 2 {
        for result in [SINGLE, GAMMON] {
            table.say(WHITE, Command::OfferResignation(result));
            table.say(BLACK, Command::DeclineResignation);
        }
        table.play();
        let next = table.state.to_act().unwrap();
        if table.allows(next, CommandKind::Roll) {
            table.say(next, Command::Roll);
        }
    }
    for result in [SINGLE, GAMMON] {
        assert_eq!(table.refusal(WHITE, Command::OfferResignation(result)), "too_many_offers");
    }
    assert_eq!(table.state.resignations(BLACK), ALL, "only the side that has offered so often");
    // All that can be lost can always be given up, and the next game has its own offers.
    assert_eq!(table.state.resignations(WHITE), [BACKGAMMON]);
    table.say(WHITE, Command::OfferResignation(BACKGAMMON));
    assert_eq!((table.score(), table.state.resignations(WHITE)), ((0, 3), vec![SINGLE, GAMMON]));
}
