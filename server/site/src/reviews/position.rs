//! Positions that people set up or paste, and the engine's evaluation of them. The functions are pure; the caller
//! provides the thread and the permit.

use eval::{
    Context, CubeAction, CubeDecision, CubeReply, CubeState, Engine, FirstTurn, MatchScore, MoneyRules, Ply,
    Rollout,
};
use records::{GnuMatchId, PositionId, Xgid, XgidGame, XgidStage};
use rules::{
    BySide, Checkers, Cube, CubeOwner, CubeValue, MatchLength, Position, Role, Roll, Side, parse_play,
};
use wire::{
    PositionCube, PositionCubeAction, PositionQuestion, PositionSetup, PositionStudy, RolloutPart,
    RolloutQuestion, Score, Seat,
};

use crate::{
    match_state::convert::checkers,
    matches::in_play::Question,
    reviews::analysis::{candidate, chances, rounded, seat},
};

/// The maximum number of plays in an answer.
const PLAYS_MAX: usize = 8;
/// The number of games in a part of a rollout: one for each first roll.
const PART_GAMES: u32 = 36;
/// The highest cube in XGIDs that are written here, as a logarithm to base two.
pub(crate) const CUBE_MAX_TURNS: u8 = 10;
/// The maximum search depth.
pub(crate) const PLIES_MAX: u8 = 2;

/// Parses a question and answers it.
///
/// # Errors
/// Returns a sentence that says what is wrong with the question.
pub(crate) fn study(engine: &Engine, question: &PositionQuestion) -> Result<PositionStudy, String> {
    let xgid = wanted(question.id.as_deref(), question.setup.as_ref())?;
    let ply = Ply::new(question.plies)
        .filter(|ply| ply.get() <= PLIES_MAX)
        .ok_or_else(|| format!("plies: 0 to {PLIES_MAX}"))?;
    going_on(&xgid.position)?;
    let context = context(&xgid)?;
    let decision = engine.cube_decision(&xgid.position, &context, ply);
    let rolled = match xgid.stage {
        XgidStage::Rolled(roll) => Some(roll),
        XgidStage::ToRoll | XgidStage::Doubled | XgidStage::Beavered | XgidStage::Raccooned => None,
    };
    let plays = rolled
        .map_or_else(Vec::new, |roll| engine.best_plays(&xgid.position, roll, &context, ply, PLAYS_MAX));
    let cube = (rolled.is_none() && decision.may_double).then(|| position_cube(&decision));
    let equity = if cube.is_some() {
        decision.no_double.max(decision.double_take.min(decision.double_pass))
    } else {
        decision.no_double
    };
    Ok(PositionStudy {
        setup: setup_of(&xgid),
        xgid: xgid.to_string(),
        gnu_id: gnu_id(&xgid),
        plies: ply.get(),
        exact: engine.is_exact(&xgid.position, &context),
        chances: chances(&decision.probabilities),
        equity: rounded(equity),
        cube,
        plays: plays.into_iter().map(|ranked| candidate(&ranked.into())).collect(),
    })
}

/// Returns the position of a question, which has either its id or its set-up.
pub(crate) fn wanted(id: Option<&str>, setup: Option<&PositionSetup>) -> Result<Xgid, String> {
    match (id, setup) {
        (Some(id), None) => by_id(id),
        (None, Some(setup)) => by_setup(setup),
        (Some(_), Some(_)) => Err("give either id or setup, not both".to_owned()),
        (None, None) => Err("id or setup is missing".to_owned()),
    }
}

/// Returns the positions about which the answer to a question tells something.
///
/// # Errors
/// Returns a sentence that says what is wrong with the position.
pub(crate) fn question(id: Option<&str>, setup: Option<&PositionSetup>) -> Result<Question, String> {
    Ok(Question::of(&wanted(id, setup)?))
}

pub(crate) fn position_cube(decision: &CubeDecision) -> PositionCube {
    PositionCube {
        no_double: rounded(decision.no_double),
        double_take: rounded(decision.double_take),
        double_pass: rounded(decision.double_pass),
        action: match decision.action {
            CubeAction::NoDouble => PositionCubeAction::NoDouble,
            CubeAction::DoubleTake => PositionCubeAction::DoubleTake,
            CubeAction::DoublePass => PositionCubeAction::DoublePass,
            CubeAction::TooGood => PositionCubeAction::TooGood,
        },
        beaver: decision.reply == CubeReply::Beaver,
    }
}

/// Returns the position that one of the usual ids means, without evaluating it.
///
/// # Errors
/// Returns a sentence that says what is wrong with the id.
pub(crate) fn setup(id: &str) -> Result<PositionSetup, String> {
    by_id(id).map(|xgid| setup_of(&xgid))
}

/// Plays one part of the games of a rollout.
///
/// # Errors
/// Returns a sentence that says what is wrong with the question.
pub(crate) fn rollout(engine: &Engine, question: &RolloutQuestion) -> Result<RolloutPart, String> {
    let xgid = by_setup(&question.setup)?;
    going_on(&xgid.position)?;
    let context = context(&xgid)?;
    let settings = Rollout { games_max: PART_GAMES, seed: question.seed.into(), ..Rollout::default() };
    let games = |result: &eval::RolloutResult| result.games;
    let is_rolled = matches!(xgid.stage, XgidStage::Rolled(_));
    match (xgid.stage, &question.play) {
        (XgidStage::Rolled(roll), Some(play)) => {
            let played = parse_play(&xgid.position, roll, play).map_err(|error| format!("play: {error}"))?;
            if played.position.winner().is_some() {
                return Err("play: it ends the game, so there is nothing to roll out".to_owned());
            }
            let settings = Rollout { first_turn: FirstTurn::MayDouble, ..settings };
            let result = engine.rollout(&played.position, &context.flipped(), &settings);
            Ok(RolloutPart {
                games: games(&result),
                equity: -result.equity.mean,
                error: result.equity.standard_error,
                chances: chances(&result.probabilities.flipped()),
            })
        }
        _ if is_rolled => Err("play: with dice, give the play to roll out".to_owned()),
        (_, Some(_)) => Err("dice: a play needs its dice".to_owned()),
        (_, None) if question.doubled => {
            let taken = context.taken().filter(|_| context.may_double());
            let taken = taken.ok_or("doubled: the cube cannot be turned")?;
            let result = engine.rollout(&xgid.position, &taken, &settings);
            let equity = context.rescaled(taken.cube.value, result.equity);
            let (games, chances) = (games(&result), chances(&result.probabilities));
            Ok(RolloutPart { games, equity: equity.mean, error: equity.standard_error, chances })
        }
        (_, None) => {
            let result = engine.rollout(&xgid.position, &context, &settings);
            let (games, chances) = (games(&result), chances(&result.probabilities));
            Ok(RolloutPart {
                games,
                equity: result.equity.mean,
                error: result.equity.standard_error,
                chances,
            })
        }
    }
}

/// Returns the stakes, score and cube of an XGID, as the side on turn sees them.
///
/// # Errors
/// Returns an error if the score or the cube is impossible.
pub fn context(xgid: &Xgid) -> Result<Context, String> {
    let stakes = match xgid.game {
        XgidGame::Money { jacoby, beavers } => Context::money(MoneyRules { jacoby, beavers }),
        XgidGame::Match { length, crawford } => Context::match_play(match_score(xgid, length, crawford)?),
    };
    let owner = match xgid.cube.owner {
        CubeOwner::Centred => None,
        CubeOwner::Side(side) if side == xgid.turn => Some(Role::Mover),
        CubeOwner::Side(_) => Some(Role::Opponent),
    };
    Ok(stakes.with_cube(CubeState { value: xgid.cube.value, owner }))
}

fn match_score(xgid: &Xgid, length: MatchLength, crawford: bool) -> Result<MatchScore, String> {
    let away = |side: Side| length.points().saturating_sub(xgid.score[side]);
    let BySide { white, black } = BySide { white: away(Side::White), black: away(Side::Black) };
    if crawford && white != 1 && black != 1 {
        return Err("xgid: the Crawford game is the one after a side has come within a point of winning, \
                    which neither has"
            .to_owned());
    }
    if crawford && (xgid.cube.value != CubeValue::ONE || xgid.cube.owner != CubeOwner::Centred) {
        return Err("xgid: in the Crawford game nobody can have turned the cube".to_owned());
    }
    let (own_away, opponent_away) = match xgid.turn {
        Side::White => (white, black),
        Side::Black => (black, white),
    };
    Ok(MatchScore { own_away, opponent_away, crawford })
}

/// Checks that the game is not over.
///
/// # Errors
/// Returns an error if a side has borne off all checkers.
pub fn going_on(position: &Position) -> Result<(), &'static str> {
    match position.winner() {
        None => Ok(()),
        Some(Role::Mover) => Err("the game is over, the side on roll has borne off all its checkers"),
        Some(Role::Opponent) => Err("the game is over, the side not on roll has borne off all its checkers"),
    }
}

/// Parses a position from one of the usual ids.
fn by_id(text: &str) -> Result<Xgid, String> {
    let text = text.trim();
    let plain = text.strip_prefix("XGID=").unwrap_or(text);
    if plain.matches(':').count() > 1 {
        return format!("XGID={plain}").parse().map_err(|error: records::XgidError| format!("id: {error}"));
    }
    let mut words = text.split([':', ' ']).filter(|word| !word.is_empty());
    let position = words.next().unwrap_or_default();
    let position = position.parse::<PositionId>().map_err(|error| format!("id: {error}"))?.position();
    let Some(game) = words.next() else {
        return Ok(Xgid {
            position,
            turn: Side::White,
            stage: XgidStage::ToRoll,
            cube: Cube { value: CubeValue::ONE, owner: CubeOwner::Centred },
            score: BySide::default(),
            game: XgidGame::Money { jacoby: false, beavers: false },
            cube_max_turns: CUBE_MAX_TURNS,
        });
    };
    let game = game.parse::<GnuMatchId>().map_err(|error| format!("id: {error}"))?;
    Xgid::from_gnu(position, &game).map_err(|error| format!("id: {error}"))
}

fn by_setup(setup: &PositionSetup) -> Result<Xgid, String> {
    let turn = side(setup.on_roll);
    let whites = whites(&setup.board)?;
    let game = match MatchLength::new(setup.length) {
        None => XgidGame::Money { jacoby: setup.jacoby, beavers: setup.beavers },
        Some(length) => XgidGame::Match { length, crawford: setup.crawford },
    };
    let points = |points: u32| u16::try_from(points).unwrap_or(u16::MAX);
    let score = match setup.length {
        0 => BySide::default(),
        length => {
            let score = BySide { white: points(setup.score.white), black: points(setup.score.black) };
            if score.white >= length || score.black >= length {
                return Err(format!("score: the match is over at {length} points"));
            }
            score
        }
    };
    let value = CubeValue::new(setup.cube).ok_or("cube: expected 1, 2, 4 and so on")?;
    let owner = setup.cube_owner.map_or(CubeOwner::Centred, |owner| CubeOwner::Side(side(owner)));
    if value == CubeValue::ONE && owner != CubeOwner::Centred {
        return Err("cube: nobody owns a cube at 1".to_owned());
    }
    let stage = match setup.dice {
        None => XgidStage::ToRoll,
        Some((first, second)) => {
            XgidStage::Rolled(Roll::from_pips([first, second]).ok_or("dice: a die shows 1 to 6")?)
        }
    };
    let position = if turn == Side::White { whites } else { whites.flip() };
    let cube = Cube { value, owner };
    Ok(Xgid { position, turn, stage, cube, score, game, cube_max_turns: CUBE_MAX_TURNS })
}

fn whites(board: &wire::Checkers) -> Result<Position, String> {
    if board.points.len() != 24 {
        return Err(format!("board: 24 points, not {}", board.points.len()));
    }
    let mut checkers = Checkers { own: [0; 25], opponent: [0; 25] };
    for (at, count) in board.points.iter().enumerate() {
        if *count > 0 {
            checkers.own[at] = count.unsigned_abs();
        } else {
            checkers.opponent[23 - at] = count.unsigned_abs();
        }
    }
    (checkers.own[24], checkers.opponent[24]) = board.bar;
    Position::from_checkers(checkers).map_err(|error| format!("board: {error}"))
}

fn setup_of(xgid: &Xgid) -> PositionSetup {
    let (length, crawford, jacoby, beavers) = match xgid.game {
        XgidGame::Match { length, crawford } => (length.points(), crawford, false, false),
        XgidGame::Money { jacoby, beavers } => (0, false, jacoby, beavers),
    };
    PositionSetup {
        board: checkers(&xgid.position, xgid.turn),
        on_roll: seat(xgid.turn),
        dice: match xgid.stage {
            XgidStage::Rolled(roll) => {
                let [first, second] = roll.dice();
                Some((first.pips(), second.pips()))
            }
            XgidStage::ToRoll | XgidStage::Doubled | XgidStage::Beavered | XgidStage::Raccooned => None,
        },
        cube: xgid.cube.value.get(),
        cube_owner: match xgid.cube.owner {
            CubeOwner::Centred => None,
            CubeOwner::Side(side) => Some(seat(side)),
        },
        length,
        score: Score { white: xgid.score.white.into(), black: xgid.score.black.into() },
        crawford,
        jacoby,
        beavers,
    }
}

/// Returns position id and match id as GNU Backgammon accepts them, or the position id alone if the match id cannot
/// express the rest.
fn gnu_id(xgid: &Xgid) -> String {
    let position = PositionId::from(xgid.position).to_string();
    let game = xgid.to_gnu().ok().and_then(|(_, id)| id.to_text().ok());
    game.map_or(position.clone(), |game| format!("{position}:{game}"))
}

fn side(seat: Seat) -> Side {
    match seat {
        Seat::White => Side::White,
        Seat::Black => Side::Black,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(id: &str, plies: u8) -> Result<PositionStudy, String> {
        study(&Engine::default(), &PositionQuestion { id: Some(id.to_owned()), setup: None, plies })
    }

    #[test]
    fn an_id_and_the_setup_that_it_means_have_one_answer() {
        let by_id = ask("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10", 0).unwrap();
        assert_eq!(by_id.plays[0].notation, "8/5 6/5");
        assert_eq!((by_id.setup.on_roll, by_id.setup.length), (Seat::Black, 7));
        let question = PositionQuestion { id: None, setup: Some(by_id.setup.clone()), plies: 0 };
        assert_eq!(study(&Engine::default(), &question).unwrap(), by_id);
        assert_eq!(ask(&by_id.gnu_id, 0).unwrap().plays, by_id.plays);
        // A position id alone means money play before the roll.
        let alone = ask("4HPwATDgc/ABMA", 0).unwrap();
        assert!(alone.plays.is_empty() && alone.cube.is_some());
        assert!(alone.equity > 0.0 && alone.equity < 0.2, "{}", alone.equity);
    }

    #[test]
    fn parts_of_a_rollout_differ_by_their_seeds_and_agree_with_the_net() {
        let mut setup = ask("4HPwATDgc/ABMA", 0).unwrap().setup;
        setup.dice = Some((3, 1));
        let engine = Engine::default();
        let question = |play: &str, seed| RolloutQuestion {
            setup: setup.clone(),
            play: Some(play.to_owned()),
            doubled: false,
            seed,
        };
        let point = rollout(&engine, &question("8/5 6/5", 1)).unwrap();
        assert_eq!(point.games, 36);
        assert_ne!(rollout(&engine, &question("8/5 6/5", 2)).unwrap(), point);
        let silly = rollout(&engine, &question("24/23 6/3", 1)).unwrap();
        assert!(point.equity > silly.equity, "{} {}", point.equity, silly.equity);
        assert!(rollout(&engine, &question("24/18", 1)).unwrap_err().starts_with("play: "));
        let bare = RolloutQuestion { play: None, ..question("", 1) };
        assert!(rollout(&engine, &bare).unwrap_err().starts_with("play: "));
    }

    #[test]
    fn impossible_positions_are_refused_by_the_field() {
        let good = ask("4HPwATDgc/ABMA", 0).unwrap().setup;
        let check = |expected: &str, change: fn(&mut PositionSetup)| {
            let mut setup = good.clone();
            change(&mut setup);
            let question = PositionQuestion { id: None, setup: Some(setup), plies: 0 };
            let told = study(&Engine::default(), &question).unwrap_err();
            assert!(told.starts_with(expected), "{told}");
        };
        check("board: ", |setup| setup.board.points[0] = 9);
        check("board: ", |setup| setup.board.points.truncate(23));
        check("cube: ", |setup| setup.cube = 3);
        check("cube: ", |setup| setup.cube_owner = Some(Seat::White));
        check("dice: ", |setup| setup.dice = Some((0, 7)));
        check("score: ", |setup| (setup.length, setup.score.white) = (5, 5));
        assert!(ask("nonsense", 0).unwrap_err().starts_with("id: "));
        assert!(ask("4HPwATDgc/ABMA", 3).unwrap_err().starts_with("plies: "));
    }
}
