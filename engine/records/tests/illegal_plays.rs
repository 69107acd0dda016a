//! A match in which an illegal play was accepted, in each format.
#![expect(clippy::unwrap_used, reason = "a test panics on anything unexpected")]

mod common;

use common::ServedDice;
use play::{
    Command, Event, Format, IllegalPlayRule, MatchConfig, MatchState, Millis, Phase, Terms, decide,
    decide_start,
};
use records::kato::KatoArrow;
use records::match_record::{Action, DiceOrigin, MatchHead, Player, PlayerKind, ReplayProblem, Seats};
use records::{KatoSheet, MatchRecord};
use rules::{GameResult, Position, Side};

/// Returns the position after 13/8, whatever was rolled, as the side that plays sees it. The first such play is
/// illegal.
fn five_pips(before: &Position) -> Position {
    let mut checkers = before.to_checkers();
    checkers.own[12] -= 1;
    checkers.own[7] += 1;
    Position::from_checkers(checkers).unwrap()
}

/// Returns a log in which the first illegal play is declined and the second accepted; then the opponent resigns.
fn log() -> (MatchConfig, Vec<(Event, Millis)>) {
    let terms = Terms { illegal_plays: IllegalPlayRule::MayBeAccepted, ..Terms::usual(Format::Single) };
    let config = MatchConfig::new(Format::Single, terms).unwrap();
    let dice = ServedDice::new(&config, 7);
    let mut state = MatchState::new(config);
    let (mut log, mut now) = (Vec::new(), Millis::new(1_760_000_000_000));
    let mut keep = |state: &mut MatchState, events: Vec<Event>, now: Millis| {
        for event in events {
            state.apply(&event, now).unwrap();
            log.push((event, now));
        }
    };
    let begun = decide_start(&state, now, &dice).unwrap();
    keep(&mut state, begun, now);
    let game = state.game().unwrap();
    assert!(matches!(game.phase(), Phase::ToPlay { .. }));
    let (side, after) = (game.on_roll(), five_pips(game.position()));
    for (by, command) in [
        (side, Command::OfferIllegalPlay(after)),
        (side.opponent(), Command::DeclineIllegalPlay),
        (side, Command::OfferIllegalPlay(after)),
        (side.opponent(), Command::AcceptIllegalPlay),
        (side.opponent(), Command::OfferResignation(GameResult::Backgammon)),
    ] {
        now = now.plus(Millis::new(1_000));
        let events = decide(&state, by, &command, now, &dice).unwrap();
        keep(&mut state, events, now);
    }
    assert!(state.outcome().is_some());
    (config, log)
}

fn record() -> (MatchRecord, Vec<(Event, Millis)>) {
    let (config, log) = log();
    let player =
        |name: &str| Player { name: name.to_owned(), kind: PlayerKind::Human, before: None, after: None };
    let head = MatchHead {
        names: Vec::new(),
        id: "illegal".to_owned(),
        players: Seats { white: player("Anna"), black: player("Boris") },
        rating_list: None,
        dice: DiceOrigin::Unknown,
    };
    (MatchRecord::of_log(head, config, &log).unwrap(), log)
}

#[test]
fn the_own_format_keeps_the_position_and_who_accepted_it() {
    let (record, log) = record();
    let read = MatchRecord::from_json(&record.to_json()).unwrap();
    assert_eq!(read, record);
    let replay = read.replay().unwrap();
    assert_eq!(replay.log, log);
    assert_eq!(replay.config.illegal_plays(), IllegalPlayRule::MayBeAccepted);
    let actions = &read.games[0].actions;
    assert!(actions.iter().any(|one| matches!(one.action, Action::AcceptIllegalPlay { .. })));
    assert!(actions.iter().any(|one| matches!(one.action, Action::DeclineIllegalPlay { .. })));
}

#[test]
fn a_position_that_cannot_be_is_noticed() {
    let (mut record, _) = record();
    for action in &mut record.games[0].actions {
        if let Action::OfferIllegalPlay { position, .. } = &mut action.action {
            *position = "26:1 / 1:1".to_owned();
        }
    }
    let error = record.replay().unwrap_err();
    assert!(matches!(error.problem, ReplayProblem::Meaningless { .. }), "{error}");
}

#[test]
fn a_record_sheet_draws_its_arrow() {
    let transcript = record().0.to_transcript().unwrap();
    let sheet = KatoSheet::of_transcript(&transcript);
    let turn = &sheet.games[0].turns[0];
    assert_eq!(turn.illegal, [KatoArrow { from: 13, to: 8 }]);
    assert!(turn.landed.is_empty() && turn.roll.is_some());
}

#[test]
fn formats_of_other_programs_say_that_they_cannot() {
    let transcript = record().0.to_transcript().unwrap();
    assert!(transcript.has_illegal_plays());
    let (mat, sgf) = (transcript.to_mat().unwrap_err(), transcript.to_sgf().unwrap_err());
    assert!(mat.to_string().contains("illegal play") && sgf.to_string().contains("illegal play"));
}

#[test]
fn a_transcript_becomes_a_record_again() {
    let transcript = record().0.to_transcript().unwrap();
    let again = transcript.to_record("again").unwrap().to_transcript().unwrap();
    assert_eq!(again.games[0].actions, transcript.games[0].actions);
    assert_eq!(again.players[Side::White], "Anna");
}
