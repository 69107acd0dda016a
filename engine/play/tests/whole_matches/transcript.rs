//! One whole match in full: the commands with their times, and all events.
//!
//! In `match_to_five.txt`, an unindented line is a command with its time in milliseconds and its side. The indented
//! lines below it are the events that it must cause. The test reads only the commands, writes the whole text again
//! and compares it. A change of any rule therefore shows as a difference in a readable match.

use std::fmt::Write;

use play::{
    Acceptance, Command, Event, Format, GameEnding, MatchConfig, MatchEnding, Millis, Opening, Phase, Terms,
    Verdict,
};
use rules::{Die, GameResult, MatchLength, Side, parse_play};

use crate::driver::{Course, SeededDice};

const TRANSCRIPT: &str = include_str!("match_to_five.txt");
const SEED: u64 = 2008;

#[test]
fn a_match_to_five_points_word_for_word() {
    let format = Format::Match(MatchLength::new(5).unwrap());
    let mut course = Course::start(MatchConfig::new(format, Terms::usual(format)).unwrap(), SeededDice(SEED));
    let mut written = String::from("1000 start\n");
    write_events(&mut written, &course, 0);
    let commands = TRANSCRIPT.lines().filter(|line| !line.starts_with(' ')).skip(1);
    for line in commands {
        let (at, said) = line.split_once(' ').unwrap();
        let (side, words) = said.split_once(": ").unwrap();
        course.now = Millis::new(at.parse().unwrap());
        let side = if side == "White" { Side::White } else { Side::Black };
        let command = read_command(&course, words);
        let known = course.log.len();
        course.say(side, &command);
        writeln!(written, "{line}").unwrap();
        write_events(&mut written, &course, known);
    }
    assert_eq!(written, TRANSCRIPT);
    assert_eq!(course.replayed(), course.state);
    assert_eq!(course.state.outcome().unwrap().verdict, Verdict::Won(Side::White));
}

fn read_command(course: &Course, words: &str) -> Command {
    match words {
        "roll" => Command::Roll,
        "double" => Command::Double,
        "take" => Command::Take,
        "pass" => Command::Pass,
        "resign a single" => Command::OfferResignation(GameResult::Single),
        "resign a gammon" => Command::OfferResignation(GameResult::Gammon),
        "resign a backgammon" => Command::OfferResignation(GameResult::Backgammon),
        "accept" => Command::AcceptResignation,
        "decline" => Command::DeclineResignation,
        play => {
            let Phase::ToPlay { roll } = course.game().phase() else { panic!("no roll to play with {play}") };
            Command::Play(parse_play(course.game().position(), roll, play).unwrap().play.to_moves())
        }
    }
}

fn write_events(written: &mut String, course: &Course, known: usize) {
    for (event, at) in &course.log[known..] {
        assert_eq!(*at, course.now);
        writeln!(written, "    {}", describe(event)).unwrap();
    }
    if course.log[known..].iter().any(|(event, _)| matches!(event, Event::Played { .. })) {
        let (white, black) = (course.game().pips(Side::White), course.game().pips(Side::Black));
        writeln!(written, "    [pips {white} and {black}]").unwrap();
    }
}

fn numbers(dice: &[Die]) -> String {
    dice.iter().map(ToString::to_string).collect::<Vec<_>>().join("-")
}

fn describe(event: &Event) -> String {
    match event {
        Event::GameStarted(start) => {
            let why = match &start.opening {
                Opening::Thrown(throw) => {
                    let dice = throw.dice();
                    format!("ties [{}], throw {}", numbers(throw.ties()), numbers(&[dice.white, dice.black]))
                }
                Opening::Alternating { .. } => String::from("in turn"),
            };
            format!(
                "game {}: {:?} begins ({why}), cube {}",
                start.number,
                start.opening.starter(),
                start.cube
            )
        }
        Event::Thrown { side, roll } => format!("{side:?} throws {}", numbers(&roll.dice())),
        Event::Rolled { side, roll } => format!("{side:?} rolls {}", numbers(&roll.dice())),
        Event::Played { side, moves } => {
            let moves: Vec<String> = moves.iter().map(|one| format!("{}/{}", one.from, one.to)).collect();
            format!(
                "{side:?} plays {}",
                if moves.is_empty() { String::from("nothing") } else { moves.join(" ") }
            )
        }
        Event::IllegalPlayOffered { side, position } => format!("{side:?} would leave {position}"),
        Event::IllegalPlayAccepted { side } => format!("{side:?} accepts that"),
        Event::IllegalPlayDeclined { side } => format!("{side:?} insists on a legal play"),
        Event::Doubled { side, value } => format!("{side:?} doubles to {value}"),
        Event::Taken { side } => format!("{side:?} takes"),
        Event::Passed { side } => format!("{side:?} passes"),
        Event::Beavered { side, value } => format!("{side:?} beavers to {value}"),
        Event::Raccooned { side, value } => format!("{side:?} raccoons to {value}"),
        Event::ResignationOffered { side, result } => format!("{side:?} offers to resign a {result}"),
        Event::ResignationAccepted { resigner, result, accepted } => {
            let by = match accepted {
                Acceptance::ByOpponent => "the opponent",
                Acceptance::ByRule => "rule",
                Acceptance::ByTimeOut => "running out of time",
            };
            format!("{resigner:?} has resigned a {result}, accepted by {by}")
        }
        Event::ResignationDeclined { side } => format!("{side:?} declines"),
        Event::NextGameAsked { side } => format!("{side:?} wants another game"),
        Event::AtBoard { side, what } => format!("at {side:?}'s board: {what:?}"),
        Event::Vacation { side, until } => format!("{side:?} is on vacation until {}", until.get()),
        Event::Outage(outage) => {
            format!("the site was away from {} to {}", outage.from.get(), outage.to.get())
        }
        Event::StopAsked { side } => format!("{side:?} wants to stop"),
        Event::AbortAsked { side } => format!("{side:?} wants to abort"),
        Event::AbortDeclined { side } => format!("{side:?} wants to play"),
        Event::Abandoned => String::from("both have gone away"),
        Event::CalledOff => String::from("the match is called off"),
        Event::Held(hold) => format!("the director holds the match: {}", hold.reason),
        Event::ExtraTime { total } => format!("the director has given each side {} ms", total.get()),
        Event::Released => String::from("the director releases the match"),
        Event::RollAsked { side } => format!("{side:?} does not double"),
        Event::TurnOpened => String::from("both rooms have decided about the cube"),
        Event::Substituted { side, left, came } => format!("{side:?} is now player {came} instead of {left}"),
        Event::SessionLapsed => String::from("nobody went on"),
        Event::Left { side } => format!("{side:?} leaves"),
        Event::TakeBackAsked { side } => format!("{side:?} wants to take the play back"),
        Event::TakeBackDeclined { side } => format!("{side:?} lets the play stand"),
        Event::TookBack { side } => format!("{side:?} takes the play back"),
        Event::PauseAsked { side } => format!("{side:?} wants to pause"),
        Event::PauseDeclined { side } => format!("{side:?} does not want to pause"),
        Event::Resumed { side } => format!("{side:?} resumes"),
        Event::PauseEnded => String::from("the pause is over"),
        Event::Claimed { side, claim, .. } => {
            format!("{side:?} claims {claim:?}, because the opponent has gone")
        }
        Event::TimedOut { side } => format!("{side:?} is out of time"),
        Event::GameEnded(end) => {
            let how = match end.how {
                GameEnding::BorneOff => "borne off",
                GameEnding::Passed => "passed",
                GameEnding::Resigned => "resigned",
                GameEnding::Left => "left",
                GameEnding::TimedOut => "timed out",
            };
            format!("{:?} wins a {} on a {} cube: {} ({how})", end.winner, end.result, end.cube, end.value())
        }
        Event::MatchEnded(outcome) => {
            let how = match outcome.ending {
                MatchEnding::Completed => "completed",
                MatchEnding::Agreed => "agreed",
                MatchEnding::Stopped(_) => "stopped",
                MatchEnding::Lapsed => "lapsed",
                MatchEnding::Left(_) => "left",
                MatchEnding::TimedOut(_) => "timed out",
                MatchEnding::Aborted => "aborted",
            };
            let (white, black) = (outcome.score.white, outcome.score.black);
            format!("the match is over at {white}-{black}: {:?} ({how})", outcome.verdict)
        }
    }
}
