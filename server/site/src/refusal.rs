//! The texts of refusals by the pure crates, which give a code and arguments.

use report::Unanswerable;
use rules::{Param, Params};
use texts::Refusal;

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

#[cfg(test)]
mod tests {
    use analysis::NoMoment;
    use play::{CannotSetUp, ConfigError, GameOption, Refused};
    use records::{GnuMatchId, MatchIdError, NotInXgid, PositionId, Xgid, mat::NotInMat, sgf::NotInSgf};
    use rules::{
        CubeValue, Die, GameResult, IllegalPlay, MatchLength, Move, ParsePlayError, Place, Point,
        PositionError, Role,
    };
    use texts::refusals;

    use super::Param;

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
            Refused::IllegalPlaysDeclined,
            Refused::AnswerIllegalPlayFirst,
            Refused::ResignationTooLow { least },
            Refused::ResignationTooHigh { most },
            Refused::ResignationDeclined,
            Refused::TooManyOffers,
            Refused::NotDecided,
            Refused::CannotStop,
            Refused::NoNextGame,
            Refused::TooLateToAbort,
            Refused::AbortDeclined,
            Refused::Paused,
            Refused::NoPause,
            Refused::PauseDeclined,
            Refused::TooManyPauses,
            Refused::NoTakeBack,
            Refused::TakeBackDeclined,
            Refused::TooManyTakeBacks,
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
            check(code, &params);
        }
    }

    #[test]
    fn each_refusal_of_an_id_or_a_format_has_a_text_with_its_arguments() {
        const XGID: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10";
        // Each field of an XGID with a value that it cannot have.
        let mut xgids: Vec<String> = (1..10)
            .map(|field| {
                let mut fields: Vec<&str> = XGID.split(':').collect();
                fields[field] = "x";
                fields.join(":")
            })
            .collect();
        xgids.push("XGID=-b:0".to_owned());
        xgids.push(XGID.replacen('E', "EE", 1));
        xgids.push(XGID.replacen('E', "?", 1));
        xgids.push(XGID.replace(":0:0:0:7:", ":7:0:0:7:"));
        xgids.push(XGID.replacen('E', "O", 1));
        for xgid in xgids {
            let error = xgid.parse::<Xgid>().unwrap_err();
            check(error.code(), &error.params());
        }
        for id in ["4HPw", "/////////////w", "AAAAAAAAAAAAAg", "AAAAAAAAAAAAAA"] {
            let error = id.parse::<PositionId>().unwrap_err();
            check(error.code(), &error.params());
        }
        let won = MatchIdError::MatchIsWon { length: MatchLength::new(5).unwrap() };
        for error in ["nonsense".parse::<GnuMatchId>().unwrap_err(), won] {
            check(error.code(), &error.params());
        }
        for error in [NotInXgid::NoGame, NotInXgid::Resignation(GameResult::Gammon), NotInXgid::Beaver] {
            check(error.code(), &[]);
        }
        let (game, cube) = (1, CubeValue::MAX);
        for error in [
            NotInMat::AutomaticDouble { game, cube },
            NotInMat::IllegalPlay { game },
            NotInMat::NothingRolled { game },
        ] {
            check(error.code(), &error.params());
        }
        let error = NotInSgf::IllegalPlay { game };
        check(error.code(), &error.params());
    }

    /// Checks that a code has a text, and that the arguments are those of the text in their order.
    fn check(code: &str, params: &[(&str, Param)]) {
        let text = refusals::ALL.iter().find(|(known, _)| *known == code);
        let (_, declared) = text.unwrap_or_else(|| panic!("{code} has no text"));
        let given: Vec<(&str, &str)> = params
            .iter()
            .map(|(name, param)| (*name, if matches!(param, Param::Number(_)) { "number" } else { "string" }))
            .collect();
        assert_eq!(given, *declared, "{code}");
    }
}
