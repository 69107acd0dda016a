//! The stored form of the events in the log of a match.

use play::{
    Acceptance, AtBoard, Claim, Event, GameEnd, GameEnding, GameNumber, GameStart, Hold, MatchEnding,
    Opening, OpeningThrow, Outage, Outcome, Verdict,
};
use rules::{BySide, CubeValue, Die, GameResult, MatchPoints, Move, Place, Roll, Side};
use serde::{Deserialize, Serialize};

use super::json::Unreadable;

/// Encodes an event for the log.
pub fn encode(event: &Event) -> String {
    serde_json::to_string(&StoredEvent::from(event))
        .expect("events have no maps with keys other than texts and no infinite numbers")
}

/// Decodes an event that [`encode`] wrote.
///
/// # Errors
/// If [`encode`] cannot have written the text.
pub fn decode(text: &str) -> Result<Event, Unreadable> {
    serde_json::from_str::<StoredEvent>(text)?.into_event()
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum StoredSide {
    White,
    Black,
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum StoredResult {
    Single,
    Gammon,
    Backgammon,
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum StoredGameEnding {
    BorneOff,
    Passed,
    Resigned,
    Left,
    TimedOut,
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum StoredClaim {
    Match,
    NoResult,
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum StoredAtBoard {
    Awaited,
    Ready,
    IllegalPlay,
    SensorFault,
    RolledEarly,
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "ending", content = "side")]
enum StoredMatchEnding {
    Completed,
    Agreed,
    Stopped(StoredSide),
    Lapsed,
    Left(StoredSide),
    TimedOut(StoredSide),
    Aborted,
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "verdict", content = "winner")]
enum StoredVerdict {
    Won(StoredSide),
    Drawn,
    ByGame,
    NoResult,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event", deny_unknown_fields)]
enum StoredEvent {
    GameStarted {
        game: u32,
        /// White's die and Black's, or `None` if the start alternates.
        opening: Option<[u8; 2]>,
        ties: Vec<u8>,
        starter: StoredSide,
        cube: u16,
    },
    Rolled {
        side: StoredSide,
        dice: [u8; 2],
    },
    /// Thrown by hand, on a sensor board.
    Thrown {
        side: StoredSide,
        dice: [u8; 2],
    },
    AtBoard {
        side: StoredSide,
        what: StoredAtBoard,
    },
    Vacation {
        side: StoredSide,
        /// The end of the vacation in Unix milliseconds.
        until: u64,
    },
    Played {
        side: StoredSide,
        /// From and to in pips to go: 25 is the bar, 0 is off.
        moves: Vec<[u8; 2]>,
    },
    IllegalPlayOffered {
        side: StoredSide,
        /// The resulting position in the notation of `rules`; `side` is the mover.
        position: String,
    },
    IllegalPlayAccepted {
        /// The side that accepts.
        side: StoredSide,
    },
    IllegalPlayDeclined {
        /// The side that declines.
        side: StoredSide,
    },
    Doubled {
        side: StoredSide,
        value: u16,
    },
    Taken {
        side: StoredSide,
    },
    Passed {
        side: StoredSide,
    },
    Beavered {
        side: StoredSide,
        value: u16,
    },
    Raccooned {
        side: StoredSide,
        value: u16,
    },
    ResignationOffered {
        side: StoredSide,
        result: StoredResult,
    },
    ResignationAccepted {
        resigner: StoredSide,
        result: StoredResult,
        by_rule: bool,
        /// True if the time for the answer ran out; `by_rule` is then false.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        by_time: bool,
    },
    ResignationDeclined {
        side: StoredSide,
    },
    NextGameAsked {
        side: StoredSide,
    },
    StopAsked {
        side: StoredSide,
    },
    AbortAsked {
        side: StoredSide,
    },
    AbortDeclined {
        side: StoredSide,
    },
    PauseAsked {
        side: StoredSide,
    },
    PauseDeclined {
        side: StoredSide,
    },
    Resumed {
        side: StoredSide,
    },
    PauseEnded,
    TakeBackAsked {
        side: StoredSide,
    },
    TakeBackDeclined {
        side: StoredSide,
    },
    TookBack {
        side: StoredSide,
    },
    Abandoned,
    CalledOff,
    Held {
        reason: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<u64>,
    },
    Released,
    RollAsked {
        side: StoredSide,
    },
    TurnOpened,
    ExtraTime {
        total: u64,
    },
    Substituted {
        side: StoredSide,
        /// The account of the player who left the seat.
        left: u64,
        came: u64,
    },
    SessionLapsed,
    Outage {
        /// The last moment before it at which the site could act, and the first after it, in Unix milliseconds.
        from: u64,
        to: u64,
    },
    Left {
        side: StoredSide,
    },
    Claimed {
        side: StoredSide,
        claim: StoredClaim,
        /// The moment since which the opponent was gone, in Unix milliseconds.
        absent_since: u64,
    },
    TimedOut {
        side: StoredSide,
    },
    GameEnded {
        winner: StoredSide,
        result: StoredResult,
        /// The result as it counts. The Jacoby rule may change it.
        counted: StoredResult,
        cube: u16,
        how: StoredGameEnding,
    },
    MatchEnded {
        verdict: StoredVerdict,
        ending: StoredMatchEnding,
        /// White's points and Black's.
        score: [u32; 2],
    },
}

impl From<&Event> for StoredEvent {
    fn from(event: &Event) -> StoredEvent {
        match event {
            Event::GameStarted(start) => game_started(start),
            Event::Thrown { side, roll } => {
                StoredEvent::Thrown { side: (*side).into(), dice: roll.dice().map(Die::pips) }
            }
            Event::AtBoard { side, what } => {
                StoredEvent::AtBoard { side: (*side).into(), what: (*what).into() }
            }
            Event::Vacation { side, until } => {
                StoredEvent::Vacation { side: (*side).into(), until: until.get() }
            }
            Event::Rolled { side, roll } => {
                StoredEvent::Rolled { side: (*side).into(), dice: roll.dice().map(Die::pips) }
            }
            Event::Played { side, moves } => StoredEvent::Played {
                side: (*side).into(),
                moves: moves.iter().map(|step| [step.from.pips(), step.to.pips()]).collect(),
            },
            Event::IllegalPlayOffered { side, position } => {
                StoredEvent::IllegalPlayOffered { side: (*side).into(), position: position.to_string() }
            }
            Event::IllegalPlayAccepted { side } => StoredEvent::IllegalPlayAccepted { side: (*side).into() },
            Event::IllegalPlayDeclined { side } => StoredEvent::IllegalPlayDeclined { side: (*side).into() },
            Event::Doubled { side, value } => {
                StoredEvent::Doubled { side: (*side).into(), value: value.get() }
            }
            Event::Taken { side } => StoredEvent::Taken { side: (*side).into() },
            Event::Passed { side } => StoredEvent::Passed { side: (*side).into() },
            Event::Beavered { side, value } => {
                StoredEvent::Beavered { side: (*side).into(), value: value.get() }
            }
            Event::Raccooned { side, value } => {
                StoredEvent::Raccooned { side: (*side).into(), value: value.get() }
            }
            Event::ResignationOffered { side, result } => {
                StoredEvent::ResignationOffered { side: (*side).into(), result: (*result).into() }
            }
            Event::ResignationAccepted { resigner, result, accepted } => StoredEvent::ResignationAccepted {
                resigner: (*resigner).into(),
                result: (*result).into(),
                by_rule: *accepted == Acceptance::ByRule,
                by_time: *accepted == Acceptance::ByTimeOut,
            },
            Event::ResignationDeclined { side } => StoredEvent::ResignationDeclined { side: (*side).into() },
            Event::NextGameAsked { side } => StoredEvent::NextGameAsked { side: (*side).into() },
            Event::StopAsked { side } => StoredEvent::StopAsked { side: (*side).into() },
            Event::AbortAsked { side } => StoredEvent::AbortAsked { side: (*side).into() },
            Event::AbortDeclined { side } => StoredEvent::AbortDeclined { side: (*side).into() },
            Event::PauseAsked { side } => StoredEvent::PauseAsked { side: (*side).into() },
            Event::PauseDeclined { side } => StoredEvent::PauseDeclined { side: (*side).into() },
            Event::Resumed { side } => StoredEvent::Resumed { side: (*side).into() },
            Event::PauseEnded => StoredEvent::PauseEnded,
            Event::TakeBackAsked { side } => StoredEvent::TakeBackAsked { side: (*side).into() },
            Event::TakeBackDeclined { side } => StoredEvent::TakeBackDeclined { side: (*side).into() },
            Event::TookBack { side } => StoredEvent::TookBack { side: (*side).into() },
            Event::Abandoned => StoredEvent::Abandoned,
            Event::CalledOff => StoredEvent::CalledOff,
            Event::Held(Hold { reason, until }) => {
                StoredEvent::Held { reason: reason.clone(), until: until.map(play::Millis::get) }
            }
            Event::Released => StoredEvent::Released,
            Event::RollAsked { side } => StoredEvent::RollAsked { side: (*side).into() },
            Event::TurnOpened => StoredEvent::TurnOpened,
            Event::ExtraTime { total } => StoredEvent::ExtraTime { total: total.get() },
            Event::Substituted { side, left, came } => {
                StoredEvent::Substituted { side: (*side).into(), left: *left, came: *came }
            }
            Event::SessionLapsed => StoredEvent::SessionLapsed,
            Event::Outage(Outage { from, to }) => StoredEvent::Outage { from: from.get(), to: to.get() },
            Event::Left { side } => StoredEvent::Left { side: (*side).into() },
            Event::Claimed { side, claim, absent_since } => StoredEvent::Claimed {
                side: (*side).into(),
                claim: (*claim).into(),
                absent_since: absent_since.get(),
            },
            Event::TimedOut { side } => StoredEvent::TimedOut { side: (*side).into() },
            Event::GameEnded(end) => StoredEvent::GameEnded {
                winner: end.winner.into(),
                result: end.result.into(),
                counted: end.counted.into(),
                cube: end.cube.get(),
                how: end.how.into(),
            },
            Event::MatchEnded(outcome) => StoredEvent::MatchEnded {
                verdict: outcome.verdict.into(),
                ending: outcome.ending.into(),
                score: [outcome.score.white.get(), outcome.score.black.get()],
            },
        }
    }
}

fn game_started(start: &GameStart) -> StoredEvent {
    let (opening, ties) = match &start.opening {
        Opening::Thrown(throw) => {
            let dice = throw.dice();
            (
                Some([dice.white.pips(), dice.black.pips()]),
                throw.ties().iter().map(|tie| tie.pips()).collect(),
            )
        }
        Opening::Alternating { .. } => (None, Vec::new()),
    };
    StoredEvent::GameStarted {
        game: start.number.get(),
        opening,
        ties,
        starter: start.opening.starter().into(),
        cube: start.cube.get(),
    }
}

impl StoredEvent {
    fn into_event(self) -> Result<Event, Unreadable> {
        Ok(match self {
            StoredEvent::GameStarted { game, opening, ties, starter, cube } => {
                Event::GameStarted(GameStart {
                    number: GameNumber::new(game).ok_or(Unreadable::Value("game number"))?,
                    opening: stored_opening(opening, &ties, starter)?,
                    cube: cube_value(cube)?,
                })
            }
            StoredEvent::Rolled { side, dice } => Event::Rolled {
                side: side.into(),
                roll: Roll::from_pips(dice).ok_or(Unreadable::Value("roll"))?,
            },
            StoredEvent::Thrown { side, dice } => Event::Thrown {
                side: side.into(),
                roll: Roll::from_pips(dice).ok_or(Unreadable::Value("roll"))?,
            },
            StoredEvent::AtBoard { side, what } => Event::AtBoard { side: side.into(), what: what.into() },
            StoredEvent::Vacation { side, until } => {
                Event::Vacation { side: side.into(), until: play::Millis::new(until) }
            }
            StoredEvent::Played { side, moves } => Event::Played {
                side: side.into(),
                moves: moves
                    .into_iter()
                    .map(|[from, to]| Ok(Move { from: place(from)?, to: place(to)? }))
                    .collect::<Result<_, Unreadable>>()?,
            },
            StoredEvent::IllegalPlayOffered { side, position } => Event::IllegalPlayOffered {
                side: side.into(),
                position: position.parse().map_err(|_unreadable| Unreadable::Value("position"))?,
            },
            StoredEvent::IllegalPlayAccepted { side } => Event::IllegalPlayAccepted { side: side.into() },
            StoredEvent::IllegalPlayDeclined { side } => Event::IllegalPlayDeclined { side: side.into() },
            StoredEvent::Doubled { side, value } => {
                Event::Doubled { side: side.into(), value: cube_value(value)? }
            }
            StoredEvent::Taken { side } => Event::Taken { side: side.into() },
            StoredEvent::Passed { side } => Event::Passed { side: side.into() },
            StoredEvent::Beavered { side, value } => {
                Event::Beavered { side: side.into(), value: cube_value(value)? }
            }
            StoredEvent::Raccooned { side, value } => {
                Event::Raccooned { side: side.into(), value: cube_value(value)? }
            }
            StoredEvent::ResignationOffered { side, result } => {
                Event::ResignationOffered { side: side.into(), result: result.into() }
            }
            StoredEvent::ResignationAccepted { resigner, result, by_rule, by_time } => {
                Event::ResignationAccepted {
                    resigner: resigner.into(),
                    result: result.into(),
                    accepted: match (by_rule, by_time) {
                        (_, true) => Acceptance::ByTimeOut,
                        (true, false) => Acceptance::ByRule,
                        (false, false) => Acceptance::ByOpponent,
                    },
                }
            }
            StoredEvent::ResignationDeclined { side } => Event::ResignationDeclined { side: side.into() },
            StoredEvent::NextGameAsked { side } => Event::NextGameAsked { side: side.into() },
            StoredEvent::StopAsked { side } => Event::StopAsked { side: side.into() },
            StoredEvent::AbortAsked { side } => Event::AbortAsked { side: side.into() },
            StoredEvent::AbortDeclined { side } => Event::AbortDeclined { side: side.into() },
            StoredEvent::PauseAsked { side } => Event::PauseAsked { side: side.into() },
            StoredEvent::PauseDeclined { side } => Event::PauseDeclined { side: side.into() },
            StoredEvent::Resumed { side } => Event::Resumed { side: side.into() },
            StoredEvent::PauseEnded => Event::PauseEnded,
            StoredEvent::TakeBackAsked { side } => Event::TakeBackAsked { side: side.into() },
            StoredEvent::TakeBackDeclined { side } => Event::TakeBackDeclined { side: side.into() },
            StoredEvent::TookBack { side } => Event::TookBack { side: side.into() },
            StoredEvent::Abandoned => Event::Abandoned,
            StoredEvent::CalledOff => Event::CalledOff,
            StoredEvent::Held { reason, until } => {
                Event::Held(Hold { reason, until: until.map(play::Millis::new) })
            }
            StoredEvent::Released => Event::Released,
            StoredEvent::RollAsked { side } => Event::RollAsked { side: side.into() },
            StoredEvent::TurnOpened => Event::TurnOpened,
            StoredEvent::ExtraTime { total } => Event::ExtraTime { total: play::Millis::new(total) },
            StoredEvent::Substituted { side, left, came } => {
                Event::Substituted { side: side.into(), left, came }
            }
            StoredEvent::SessionLapsed => Event::SessionLapsed,
            StoredEvent::Outage { from, to } => {
                Event::Outage(Outage { from: play::Millis::new(from), to: play::Millis::new(to) })
            }
            StoredEvent::Left { side } => Event::Left { side: side.into() },
            StoredEvent::Claimed { side, claim, absent_since } => Event::Claimed {
                side: side.into(),
                claim: claim.into(),
                absent_since: play::Millis::new(absent_since),
            },
            StoredEvent::TimedOut { side } => Event::TimedOut { side: side.into() },
            StoredEvent::GameEnded { winner, result, counted, cube, how } => Event::GameEnded(GameEnd {
                winner: winner.into(),
                result: result.into(),
                counted: counted.into(),
                cube: cube_value(cube)?,
                how: how.into(),
            }),
            StoredEvent::MatchEnded { verdict, ending, score: [white, black] } => {
                Event::MatchEnded(Outcome {
                    verdict: verdict.into(),
                    ending: ending.into(),
                    score: BySide { white: MatchPoints::new(white), black: MatchPoints::new(black) },
                })
            }
        })
    }
}

fn stored_opening(opening: Option<[u8; 2]>, ties: &[u8], starter: StoredSide) -> Result<Opening, Unreadable> {
    let Some([white, black]) = opening else {
        return Ok(Opening::Alternating { starter: starter.into() });
    };
    let die = |pips| Die::new(pips).ok_or(Unreadable::Value("die"));
    let ties = ties.iter().map(|&tie| die(tie)).collect::<Result<_, _>>()?;
    let dice = BySide { white: die(white)?, black: die(black)? };
    OpeningThrow::new(ties, dice).map(Opening::Thrown).ok_or(Unreadable::Value("opening throw"))
}

fn cube_value(value: u16) -> Result<CubeValue, Unreadable> {
    CubeValue::new(value).ok_or(Unreadable::Value("cube"))
}

fn place(pips: u8) -> Result<Place, Unreadable> {
    Place::from_pips(pips).ok_or(Unreadable::Value("place"))
}

/// Implements both conversions between two enums with the same variants: one of `play` or `rules`, and one of the
/// log.
macro_rules! same_variants {
    ($outside:ident, $stored:ident: $($variant:ident),*) => {
        impl From<$outside> for $stored {
            fn from(value: $outside) -> $stored {
                match value { $($outside::$variant => $stored::$variant),* }
            }
        }

        impl From<$stored> for $outside {
            fn from(value: $stored) -> $outside {
                match value { $($stored::$variant => $outside::$variant),* }
            }
        }
    };
}
same_variants!(Side, StoredSide: White, Black);
same_variants!(Claim, StoredClaim: Match, NoResult);
same_variants!(AtBoard, StoredAtBoard: Awaited, Ready, IllegalPlay, SensorFault, RolledEarly);
same_variants!(GameResult, StoredResult: Single, Gammon, Backgammon);
same_variants!(GameEnding, StoredGameEnding: BorneOff, Passed, Resigned, Left, TimedOut);

impl From<MatchEnding> for StoredMatchEnding {
    fn from(ending: MatchEnding) -> StoredMatchEnding {
        match ending {
            MatchEnding::Completed => StoredMatchEnding::Completed,
            MatchEnding::Agreed => StoredMatchEnding::Agreed,
            MatchEnding::Stopped(side) => StoredMatchEnding::Stopped(side.into()),
            MatchEnding::Lapsed => StoredMatchEnding::Lapsed,
            MatchEnding::Left(side) => StoredMatchEnding::Left(side.into()),
            MatchEnding::TimedOut(side) => StoredMatchEnding::TimedOut(side.into()),
            MatchEnding::Aborted => StoredMatchEnding::Aborted,
        }
    }
}

impl From<StoredMatchEnding> for MatchEnding {
    fn from(ending: StoredMatchEnding) -> MatchEnding {
        match ending {
            StoredMatchEnding::Completed => MatchEnding::Completed,
            StoredMatchEnding::Agreed => MatchEnding::Agreed,
            StoredMatchEnding::Stopped(side) => MatchEnding::Stopped(side.into()),
            StoredMatchEnding::Lapsed => MatchEnding::Lapsed,
            StoredMatchEnding::Left(side) => MatchEnding::Left(side.into()),
            StoredMatchEnding::TimedOut(side) => MatchEnding::TimedOut(side.into()),
            StoredMatchEnding::Aborted => MatchEnding::Aborted,
        }
    }
}

impl From<Verdict> for StoredVerdict {
    fn from(verdict: Verdict) -> StoredVerdict {
        match verdict {
            Verdict::Won(side) => StoredVerdict::Won(side.into()),
            Verdict::Drawn => StoredVerdict::Drawn,
            Verdict::ByGame => StoredVerdict::ByGame,
            Verdict::NoResult => StoredVerdict::NoResult,
        }
    }
}

impl From<StoredVerdict> for Verdict {
    fn from(verdict: StoredVerdict) -> Verdict {
        match verdict {
            StoredVerdict::Won(side) => Verdict::Won(side.into()),
            StoredVerdict::Drawn => Verdict::Drawn,
            StoredVerdict::ByGame => Verdict::ByGame,
            StoredVerdict::NoResult => Verdict::NoResult,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lines of released versions must stay readable forever, so no line here may change.
    #[test]
    fn the_log_of_old_versions_is_read() {
        let lines = [
            r#"{"event":"game_started","game":1,"opening":[3,1],"ties":[2,2],"starter":"white","cube":1}"#,
            r#"{"event":"game_started","game":2,"opening":null,"ties":[],"starter":"black","cube":2}"#,
            r#"{"event":"rolled","side":"black","dice":[6,1]}"#,
            r#"{"event":"thrown","side":"black","dice":[6,1]}"#,
            r#"{"event":"at_board","side":"white","what":"awaited"}"#,
            r#"{"event":"at_board","side":"black","what":"illegal_play"}"#,
            r#"{"event":"vacation","side":"black","until":1800000000000}"#,
            r#"{"event":"played","side":"black","moves":[[25,20],[13,7],[1,0]]}"#,
            r#"{"event":"played","side":"white","moves":[]}"#,
            r#"{"event":"doubled","side":"white","value":2}"#,
            r#"{"event":"taken","side":"black"}"#,
            r#"{"event":"passed","side":"black"}"#,
            r#"{"event":"beavered","side":"black","value":4}"#,
            r#"{"event":"raccooned","side":"white","value":8}"#,
            r#"{"event":"resignation_offered","side":"white","result":"gammon"}"#,
            r#"{"event":"resignation_accepted","resigner":"white","result":"gammon","by_rule":false}"#,
            r#"{"event":"resignation_accepted","resigner":"black","result":"single","by_rule":false,"by_time":true}"#,
            r#"{"event":"resignation_declined","side":"black"}"#,
            r#"{"event":"next_game_asked","side":"white"}"#,
            r#"{"event":"stop_asked","side":"white"}"#,
            r#"{"event":"abort_asked","side":"white"}"#,
            r#"{"event":"abort_declined","side":"black"}"#,
            r#"{"event":"pause_asked","side":"white"}"#,
            r#"{"event":"pause_declined","side":"black"}"#,
            r#"{"event":"resumed","side":"black"}"#,
            r#"{"event":"pause_ended"}"#,
            r#"{"event":"take_back_asked","side":"white"}"#,
            r#"{"event":"take_back_declined","side":"black"}"#,
            r#"{"event":"took_back","side":"white"}"#,
            r#"{"event":"abandoned"}"#,
            r#"{"event":"called_off"}"#,
            r#"{"event":"held","reason":"A power cut","until":1800000000000}"#,
            r#"{"event":"held","reason":"A ruling"}"#,
            r#"{"event":"released"}"#,
            r#"{"event":"roll_asked","side":"black"}"#,
            r#"{"event":"turn_opened"}"#,
            r#"{"event":"extra_time","total":300000}"#,
            r#"{"event":"substituted","side":"black","left":7,"came":9}"#,
            r#"{"event":"match_ended","verdict":{"verdict":"no_result"},"ending":{"ending":"aborted"},"score":[0,0]}"#,
            r#"{"event":"session_lapsed"}"#,
            r#"{"event":"outage","from":1800000000000,"to":1800000045000}"#,
            r#"{"event":"left","side":"white"}"#,
            r#"{"event":"claimed","side":"black","claim":"match","absent_since":1800000000000}"#,
            r#"{"event":"claimed","side":"white","claim":"no_result","absent_since":1800000000000}"#,
            r#"{"event":"timed_out","side":"black"}"#,
            r#"{"event":"game_ended","winner":"white","result":"gammon","counted":"single","cube":4,"how":"borne_off"}"#,
            r#"{"event":"match_ended","verdict":{"verdict":"won","winner":"white"},"ending":{"ending":"timed_out","side":"black"},"score":[5,2]}"#,
            r#"{"event":"match_ended","verdict":{"verdict":"drawn"},"ending":{"ending":"completed"},"score":[3,3]}"#,
        ];
        for line in lines {
            let event = decode(line).unwrap_or_else(|error| panic!("{line}: {error}"));
            assert_eq!(encode(&event), line);
        }
    }

    #[test]
    fn impossible_values_are_noticed() {
        for line in [
            r#"{"event":"rolled","side":"black","dice":[7,1]}"#,
            r#"{"event":"rolled","side":"red","dice":[6,1]}"#,
            r#"{"event":"rolled","side":"black","dice":[6,1],"more":1}"#,
            r#"{"event":"doubled","side":"white","value":3}"#,
            r#"{"event":"game_started","game":0,"opening":null,"ties":[],"starter":"black","cube":2}"#,
            r#"{"event":"game_started","game":1,"opening":[4,4],"ties":[],"starter":"black","cube":1}"#,
            r#"{"event":"game_ended","winner":"white","result":"gammon","counted":"gammon","cube":5,"how":"passed"}"#,
            "{}",
        ] {
            assert!(decode(line).is_err(), "{line}");
        }
    }
}
