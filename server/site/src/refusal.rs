//! The texts of refusals by the pure crates, which give a code and arguments.

use records::XgidError;
use report::Unanswerable;
use rules::{Param, Params};
use texts::{Refusal, refusals};

use crate::error::AppError;

/// Returns the text with the code and the arguments that a pure crate gives.
pub(crate) fn told(code: &'static str, params: Params) -> Refusal {
    let params = params.into_iter().map(|(name, param)| {
        let param = match param {
            Param::Number(number) => texts::Param::Number(number),
            Param::Text(text) => texts::Param::Text(text),
        };
        (name, param)
    });
    Refusal { code, params: params.collect() }
}

impl From<Unanswerable> for AppError {
    fn from(reason: Unanswerable) -> AppError {
        let refusal = told(reason.code, reason.params);
        AppError::Invalid { field: reason.field.map(str::to_owned), refusal }
    }
}

/// Returns the refusal of a text that is not an XGID.
pub(crate) fn xgid_refusal(error: &XgidError) -> Refusal {
    match error {
        XgidError::Position(error) => told(error.code(), error.params()),
        other => refusals::unreadable(other.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use analysis::NoMoment;
    use play::{CannotSetUp, ConfigError, GameOption, Refused};
    use rules::{
        CubeValue, Die, GameResult, IllegalPlay, Move, ParsePlayError, Place, Point, PositionError, Role,
    };
    use texts::refusals;

    #[test]
    fn each_refusal_of_the_rules_has_a_text_with_its_arguments() {
        let point = Point::new(6).unwrap();
        let (least, most) = (GameResult::Gammon, GameResult::Single);
        let moved = Move { from: Place::Bar, to: Place::Point(point) };
        let illegal = [
            IllegalPlay::GameOver,
            IllegalPlay::TooManyMoves { allowed: 2, made: 3 },
            IllegalPlay::NoSuchChecker(moved),
            IllegalPlay::MustEnterFirst(moved),
            IllegalPlay::NoSuchNumber(moved),
            IllegalPlay::Blocked(point),
            IllegalPlay::CannotBearOffYet(moved),
            IllegalPlay::RearmostFirst { attempt: moved, rearmost: point },
            IllegalPlay::MustPlayBoth,
            IllegalPlay::MustPlayLarger(Die::ALL[5]),
            IllegalPlay::MustPlayMore { possible: 1, made: 0 },
            IllegalPlay::MustPlayMore { possible: 3, made: 2 },
        ];
        let refused = [
            Refused::NotStarted,
            Refused::Started,
            Refused::MatchOver,
            Refused::Held,
            Refused::WaitsForOtherRoom,
            Refused::NoGame,
            Refused::GameNotOver,
            Refused::NotYourTurn,
            Refused::AlreadyRolled,
            Refused::DiceAreServed,
            Refused::NotRolled,
            Refused::AnswerCubeFirst,
            Refused::AnswerResignationFirst,
            Refused::WaitForAnswer,
            Refused::NothingToAnswer,
            Refused::NoCube,
            Refused::CrawfordGame,
            Refused::FirstTurn,
            Refused::CubeNotYours,
            Refused::CubeDead,
            Refused::CubeAtLimit { limit: CubeValue::MAX },
            Refused::NoBeavers,
            Refused::NoRaccoons,
            Refused::IllegalPlaysAreCorrected,
            Refused::NoIllegalPlay,
            Refused::AnswerIllegalPlayFirst,
            Refused::ResignationTooLow { least },
            Refused::ResignationTooHigh { most },
            Refused::ResignationDeclined,
            Refused::NotDecided,
            Refused::CannotStop,
            Refused::NoNextGame,
            Refused::TooLateToAbort,
            Refused::AbortDeclined,
            Refused::Paused,
            Refused::NoPause,
            Refused::PauseDeclined,
            Refused::NoTakeBack,
            Refused::TakeBackDeclined,
            Refused::OpponentNotGone,
            Refused::NoClaimByPost,
            Refused::AlreadySaid,
            Refused::TimeIsUp,
        ];
        let parsed = [
            ParsePlayError::Part("x".to_owned()),
            ParsePlayError::OtherRoll("31".to_owned()),
            ParsePlayError::Backwards("6/8".to_owned()),
            ParsePlayError::TooManyMoves,
            ParsePlayError::NoHit(Place::Bar),
            ParsePlayError::Ambiguous,
            ParsePlayError::Unplayable,
        ];
        let positions = [
            PositionError::TooManyCheckers { role: Role::Mover, count: 16 },
            PositionError::TooManyCheckers { role: Role::Opponent, count: 16 },
            PositionError::PointHeldByBoth(point),
            PositionError::BothBorneOff,
            PositionError::BothShutOut,
        ];
        let none = play::Millis::ZERO;
        let terms = [
            ConfigError::MatchTooLong(26),
            ConfigError::AutomaticDoublesLimit(7),
            ConfigError::DelayTooLong(none),
            ConfigError::ReserveTooLong(none),
            ConfigError::ClockTooShort(none),
            ConfigError::DaysPerTurn(0),
            ConfigError::OptionNotInMode(GameOption::Jacoby),
            ConfigError::AutomaticDoublesWithoutThrow,
        ];
        let set_up = [
            CannotSetUp::GameOver,
            CannotSetUp::MatchOver,
            CannotSetUp::NoScore,
            CannotSetUp::NoCrawford,
            CannotSetUp::TurnedCube,
        ];
        let moments = [
            NoMoment::OverOnRoll,
            NoMoment::OverNotOnRoll,
            NoMoment::NoCrawford,
            NoMoment::CubeTurnedInCrawford,
        ];
        let illegal = illegal.iter().map(|why| (why.code(), why.params()));
        let refused = refused.iter().map(|why| (why.code(), why.params()));
        let parsed = parsed.iter().map(|why| (why.code(), why.params()));
        let positions = positions.iter().map(|why| (why.code(), why.params()));
        let terms = terms.iter().map(|why| (why.code(), why.params()));
        let set_up = set_up.iter().map(|why| (why.code(), Vec::new()));
        let moments = moments.iter().map(|why| (why.code(), Vec::new()));
        let rules = illegal.chain(refused).chain(parsed).chain(positions);
        for (code, params) in rules.chain(terms).chain(set_up).chain(moments) {
            let names: Vec<&str> = params.iter().map(|(name, _)| *name).collect();
            let declared = refusals::ALL.iter().find(|(known, _)| *known == code);
            let declared: Option<Vec<&str>> =
                declared.map(|(_, declared)| declared.iter().map(|(name, _)| *name).collect());
            assert_eq!(declared, Some(names), "{code}");
        }
    }
}
