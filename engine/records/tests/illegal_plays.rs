//! A match in which an illegal play was accepted, in each format.
#![expect(clippy::unwrap_used, reason = "a test panics on anything unexpected")]

mod common;

use common::ServedDice;
use play::{
    Command, Event, Format, GameAction, IllegalPlayRule, MatchConfig, MatchState, Millis, Phase, Terms,
    decide, decide_start,
};
use records::kato::KatoArrow;
use records::match_record::{Action, DiceOrigin, MatchHead, Player, PlayerKind, ReplayProblem, Seats};
use records::{Import, KatoSheet, MatchRecord, PositionId, Reading, Transcript};
use rules::{GameResult, Position, Roll, Side};

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
fn files_of_other_programs_have_its_moves_and_a_comment() {
    let transcript = record().0.to_transcript().unwrap();
    assert!(transcript.has_illegal_plays());
    let (mat, sgf) = (transcript.to_mat().unwrap(), transcript.to_sgf().unwrap());
    for text in [&mat, &sgf] {
        let read = Import::read(text.as_bytes(), Reading::Tolerant).unwrap().transcript;
        assert_eq!(read.games[0].actions, transcript.games[0].actions, "{text}");
        assert_eq!(read.games[0].end, transcript.games[0].end);
        let comments: Vec<(usize, bool)> = read.games[0]
            .comments
            .iter()
            .map(|comment| (comment.after, comment.text.contains("not a legal play")))
            .collect();
        assert_eq!(comments, [(1, true)], "{text}");
        // Written again, it has no second comment.
        let again = if text == &mat { read.to_mat().unwrap() } else { read.to_sgf().unwrap() };
        assert_eq!(&again, text);
    }
}

/// Returns a match in which White plays from a position to another one, with 64.
fn played(before: &str, after: &str) -> Transcript {
    let position = |id: &str| id.parse::<PositionId>().unwrap().position();
    let text = " 3 point match\n\n Game 1\n Anna : 0                 Bob : 0\n  1) 64: 24/14\n";
    let mut transcript = Transcript::from_mat(text).unwrap();
    transcript.games[0].actions[0] = GameAction::IllegalPlay {
        side: Side::White,
        roll: Roll::from_pips([6, 4]).unwrap(),
        before: position(before),
        after: position(after),
    };
    transcript
}

#[test]
fn an_illegal_play_names_its_hits_on_the_way() {
    let start = Position::STARTING;
    let id = |position: Position| PositionId::from(position).to_string();
    let changed = |own: &[(usize, i8)], theirs: &[(usize, i8)]| {
        let mut checkers = start.to_checkers();
        for &(at, change) in own {
            checkers.own[at - 1] = checkers.own[at - 1].checked_add_signed(change).unwrap();
        }
        for &(at, change) in theirs {
            checkers.opponent[at - 1] = checkers.opponent[at - 1].checked_add_signed(change).unwrap();
        }
        Position::from_checkers(checkers).unwrap()
    };
    let written = |before: Position, after: Position| {
        let text = played(&id(before), &id(after)).to_mat().unwrap();
        text.lines().find_map(|line| Some(line.split_once("1) 64:")?.1.trim().to_owned())).unwrap()
    };
    assert_eq!(written(start, start), "");
    assert_eq!(written(start, changed(&[(13, -1), (8, -1), (2, 2)], &[])), "13/2 8/2");
    // A blot of the opponent's on the mover's 10-point is hit on the way, or at the end.
    let blot = changed(&[], &[(24, -1), (15, 1)]);
    let hit = |own| {
        let mut checkers = blot.to_checkers();
        checkers.opponent[15 - 1] = 0;
        checkers.opponent[25 - 1] = 1;
        for &(at, change) in own {
            let at: usize = at;
            checkers.own[at - 1] = checkers.own[at - 1].checked_add_signed(change).unwrap();
        }
        Position::from_checkers(checkers).unwrap()
    };
    assert_eq!(written(blot, hit(&[(13, -1), (2, 1)])), "13/10/2");
    assert_eq!(written(blot, hit(&[(13, -1), (10, 1)])), "13/10");
    // Checkers of the opponent's that moved, and five moves, are not a play of any program.
    let other = changed(&[], &[(24, -1), (23, 1)]);
    let five = changed(&[(13, -5), (7, 5)], &[]);
    for after in [other, five] {
        let transcript = played(&id(start), &id(after));
        assert!(transcript.to_mat().unwrap_err().to_string().contains("illegal play"));
        assert!(transcript.to_sgf().unwrap_err().to_string().contains("illegal play"));
    }
}

#[test]
fn a_transcript_becomes_a_record_again() {
    let transcript = record().0.to_transcript().unwrap();
    let again = transcript.to_record("again").unwrap().to_transcript().unwrap();
    assert_eq!(again.games[0].actions, transcript.games[0].actions);
    assert_eq!(again.players[Side::White], "Anna");
}
