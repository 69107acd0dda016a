//! Words for the server's messages, for the person who tries the board.

use wire::{
    BoardDifference, BoardOffer, BoardTold, Console, GameResult, OfferedPlay, SensedPlace, SingleMove,
    WrongPlay,
};

/// Returns a line for a message, or `None` for routine messages.
pub(crate) fn describe_message(told: &BoardTold) -> Option<String> {
    let line = match told {
        BoardTold::Challenge { .. } | BoardTold::Ack { .. } | BoardTold::Clock { .. } => return None,
        BoardTold::Enrolled { device } => format!("enrolled as board {device}"),
        BoardTold::Welcome { stored, .. } => format!("connected, {stored} frames are stored"),
        BoardTold::Refused { code, message, .. } => format!("refused ({}): {message}", code.name()),
        BoardTold::Position { step, moves, on_turn, .. } => {
            let made =
                if moves.is_empty() { String::new() } else { format!(": carry out {}", notation(moves)) };
            let turn = on_turn.map_or("nobody", name);
            format!("event {step}{made}; {turn} to move")
        }
        BoardTold::Roll { console, dice } => format!("{} has {}-{}", name(*console), dice.0, dice.1),
        BoardTold::Throw { console } => {
            format!("{}: this roll has not been thrown yet, throw the dice", name(*console))
        }
        BoardTold::Offer { to, offer } => format!("{}: {}", name(*to), offered(offer)),
        BoardTold::Choose { console, plays, .. } => {
            format!("{}: which play was it? {}", name(*console), choices(plays))
        }
        BoardTold::Illegal { console, wrong, asked: true, .. } => {
            format!("{}: {}; the opponent is asked to accept it", name(*console), what_is_wrong(*wrong))
        }
        BoardTold::Illegal { console, wrong, nearest, .. } => {
            let near = nearest.iter().map(|play| &*play.notation).collect::<Vec<_>>().join(" or ");
            let near = if near.is_empty() { String::new() } else { format!("; nearest legal play: {near}") };
            format!("{}: {}{near}", name(*console), what_is_wrong(*wrong))
        }
        BoardTold::Correct { differences } => format!("correct the board: {}", to_put_right(differences)),
        BoardTold::Ignored { console } => format!("{}: that key has no effect now", name(*console)),
        BoardTold::Find {} => "the owner is looking for this board".to_owned(),
        BoardTold::End { winner: Some(winner) } => format!("the match is over: {} has won", name(*winner)),
        BoardTold::End { winner: None } => "the match is over for this board".to_owned(),
    };
    Some(line)
}

/// Returns the name of a player here.
pub(crate) const fn name(console: Console) -> &'static str {
    match console {
        Console::One => "console one",
        Console::Two => "console two",
    }
}

/// Returns the words for an offer.
pub(crate) fn offered(offer: &BoardOffer) -> String {
    match offer {
        BoardOffer::Cube(value) => format!("a double to {value} is offered"),
        BoardOffer::IllegalPlay(play) => {
            format!("the opponent's play {play} is not legal: accept it?")
        }
        BoardOffer::Resignation(result) => {
            let result = match result {
                GameResult::Single => "a single game",
                GameResult::Gammon => "a gammon",
                GameResult::Backgammon => "a backgammon",
            };
            format!("the opponent resigns {result}")
        }
    }
}

/// Returns the plays of a question, numbered from 1.
pub(crate) fn choices(plays: &[OfferedPlay]) -> String {
    let play = |(number, play): (usize, &OfferedPlay)| format!("{number}) {}", play.notation);
    (1..).zip(plays).map(play).collect::<Vec<_>>().join("  ")
}

fn notation(moves: &[SingleMove]) -> String {
    let place = |number: u8| match number {
        25 => "bar".to_owned(),
        0 => "off".to_owned(),
        point => point.to_string(),
    };
    let one = |one: &SingleMove| format!("{}/{}", place(one.from), place(one.to));
    moves.iter().map(one).collect::<Vec<_>>().join(" ")
}

const fn what_is_wrong(wrong: WrongPlay) -> &'static str {
    match wrong {
        WrongPlay::NothingMoved => "nothing has been moved",
        WrongPlay::Unfinished => "more must be moved",
        WrongPlay::TooManyBorneOff => "too many are borne off",
        WrongPlay::OpponentMoved => "the opponent's checkers have been moved",
        WrongPlay::NotThisRoll => "the dice do not allow this",
        WrongPlay::TooManyCheckers => "more checkers are seen than there are",
        WrongPlay::CheckerMissing => "a checker is missing",
    }
}

fn to_put_right(differences: &[BoardDifference]) -> String {
    let place = |place| match place {
        SensedPlace::Point(point) => format!("point {point}"),
        SensedPlace::Bar => "the bar".to_owned(),
    };
    let one = |one: &BoardDifference| {
        format!("{} has {}, should have {}", place(one.place), one.seen, one.expected)
    };
    if differences.is_empty() {
        return "the board has not reported its readings".to_owned();
    }
    differences.iter().map(one).collect::<Vec<_>>().join("; ")
}
