//! Positions that people set up or paste, and the engine's evaluation of them. The server and the module that runs in a
//! browser answer with the same functions. They are pure; the caller provides the thread and the permit.

use eval::{Context, CubeAction, CubeDecision, CubeReply, Engine, FirstTurn, Ply, Rollout};
use records::{GnuMatchId, PositionId, Xgid, XgidGame, XgidStage};
use rules::{
    BySide, Checkers, Cube, CubeOwner, CubeValue, MatchLength, Param, Params, ParsePlayError, Position, Roll,
    Side, parse_play,
};
use wire::{
    PositionCube, PositionCubeAction, PositionQuestion, PositionSetup, PositionStudy, RolloutPart,
    RolloutQuestion, Score, Seat,
};

use crate::message::{candidate, chances, checkers, rounded, seat};

/// The maximum number of plays in an answer.
const PLAYS_MAX: usize = 8;
/// The number of games in a part of a rollout: one for each first roll.
const PART_GAMES: u32 = 36;
/// The highest cube in XGIDs that are written here, as a logarithm to base two.
const CUBE_MAX_TURNS: u8 = 10;
/// The maximum search depth.
const PLIES_MAX: u8 = 2;

/// The reason why a question about a position has no answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unanswerable {
    /// The field of the question that is wrong, or `None` if its fields are not allowed together.
    pub field: Option<&'static str>,
    /// The code, which is the id of the text for people.
    pub code: &'static str,
    /// The arguments of the text.
    pub params: Params,
}

impl Unanswerable {
    pub(crate) fn field(field: &'static str, code: &'static str, params: Params) -> Self {
        Self { field: Some(field), code, params }
    }

    pub(crate) fn form(code: &'static str) -> Self {
        Self { field: None, code, params: Vec::new() }
    }

    /// Returns the reason for a number outside `min..=max`.
    fn from_to(field: &'static str, min: u8, max: u8) -> Self {
        Self::field(field, "from_to", vec![("min", Param::number(min)), ("max", Param::number(max))])
    }

    /// Returns the reason for a play that is not legal.
    #[must_use]
    pub fn play(error: &ParsePlayError) -> Self {
        Self::field("play", error.code(), error.params())
    }
}

/// Parses a question and answers it.
///
/// # Errors
/// If something is wrong with the question.
pub fn study(engine: &Engine, question: &PositionQuestion) -> Result<PositionStudy, Unanswerable> {
    let xgid = wanted(question.id.as_deref(), question.setup.as_ref())?;
    let ply = depth(question.plies, PLIES_MAX)?;
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
///
/// # Errors
/// If something is wrong with it.
pub fn wanted(id: Option<&str>, setup: Option<&PositionSetup>) -> Result<Xgid, Unanswerable> {
    match (id, setup) {
        (Some(id), None) => by_id(id),
        (None, Some(setup)) => by_setup(setup),
        (Some(_), Some(_)) => Err(Unanswerable::form("id_or_setup")),
        (None, None) => Err(Unanswerable::form("id_or_setup")),
    }
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
/// If something is wrong with the id.
pub fn position_setup(id: &str) -> Result<PositionSetup, Unanswerable> {
    by_id(id).map(|xgid| setup_of(&xgid))
}

/// Plays one part of the games of a rollout. Returns `None` if the part is no longer wanted.
///
/// # Errors
/// If something is wrong with the question.
pub fn roll_out(
    engine: &Engine,
    question: &RolloutQuestion,
    is_wanted: impl Fn() -> bool,
) -> Result<Option<RolloutPart>, Unanswerable> {
    let xgid = by_setup(&question.setup)?;
    going_on(&xgid.position)?;
    let context = context(&xgid)?;
    let settings = Rollout { games_max: PART_GAMES, seed: question.seed.into(), ..Rollout::default() };
    let play_on = |position: &Position, context: &Context, settings: &Rollout| {
        engine.rollout_while(position, context, settings, &is_wanted)
    };
    let is_rolled = matches!(xgid.stage, XgidStage::Rolled(_));
    Ok(match (xgid.stage, &question.play) {
        (XgidStage::Rolled(roll), Some(play)) => {
            let played =
                parse_play(&xgid.position, roll, play).map_err(|error| Unanswerable::play(&error))?;
            if played.position.winner().is_some() {
                return Err(Unanswerable::field("play", "play_ends_game", Vec::new()));
            }
            let settings = Rollout { first_turn: FirstTurn::MayDouble, ..settings };
            play_on(&played.position, &context.flipped(), &settings).map(|result| RolloutPart {
                games: result.games,
                equity: -result.equity.mean,
                error: result.equity.standard_error,
                chances: chances(&result.probabilities.flipped()),
            })
        }
        _ if is_rolled => return Err(Unanswerable::field("play", "dice_need_play", Vec::new())),
        (_, Some(_)) => return Err(Unanswerable::field("dice", "play_needs_dice", Vec::new())),
        (_, None) if question.doubled => {
            let taken = context.taken().filter(|_| context.may_double());
            let refused = || Unanswerable::field("doubled", "cube_cannot_be_turned", Vec::new());
            let taken = taken.ok_or_else(refused)?;
            play_on(&xgid.position, &taken, &settings).map(|result| {
                let equity = context.rescaled(taken.cube.value, result.equity, engine.equities());
                RolloutPart {
                    games: result.games,
                    equity: equity.mean,
                    error: equity.standard_error,
                    chances: chances(&result.probabilities),
                }
            })
        }
        (_, None) => play_on(&xgid.position, &context, &settings).map(|result| RolloutPart {
            games: result.games,
            equity: result.equity.mean,
            error: result.equity.standard_error,
            chances: chances(&result.probabilities),
        }),
    })
}

/// Returns the stakes, score and cube of an XGID, as the side on turn sees them.
///
/// # Errors
/// Returns an error if the score or the cube is impossible.
pub(crate) fn context(xgid: &Xgid) -> Result<Context, Unanswerable> {
    analysis::context(xgid).map_err(|error| Unanswerable::field("xgid", error.code(), Vec::new()))
}

/// Checks that the game is not over.
///
/// # Errors
/// Returns an error if a side has borne off all checkers.
pub(crate) fn going_on(position: &Position) -> Result<(), Unanswerable> {
    analysis::going_on(position).map_err(|error| Unanswerable::form(error.code()))
}

/// Returns the depth of a search of so many plies, of which at most `max` are allowed.
pub(crate) fn depth(plies: u8, max: u8) -> Result<Ply, Unanswerable> {
    let ply = Ply::new(plies).filter(|ply| ply.get() <= max);
    ply.ok_or_else(|| Unanswerable::from_to("plies", 0, max))
}

/// Parses a position from one of the usual ids.
fn by_id(text: &str) -> Result<Xgid, Unanswerable> {
    let text = text.trim();
    let plain = text.strip_prefix("XGID=").unwrap_or(text);
    let wrong = |code, params| Unanswerable::field("id", code, params);
    if plain.matches(':').count() > 1 {
        let xgid = format!("XGID={plain}").parse::<Xgid>();
        return xgid.map_err(|error| wrong(error.code(), error.params()));
    }
    let mut words = text.split([':', ' ']).filter(|word| !word.is_empty());
    let position = words.next().unwrap_or_default().parse::<PositionId>();
    let position = position.map_err(|error| wrong(error.code(), error.params()))?.position();
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
    let game = game.parse::<GnuMatchId>().map_err(|error| wrong(error.code(), error.params()))?;
    Xgid::from_gnu(position, &game).map_err(|error| wrong(error.code(), Vec::new()))
}

fn by_setup(setup: &PositionSetup) -> Result<Xgid, Unanswerable> {
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
                let params = vec![("points", Param::number(length))];
                return Err(Unanswerable::field("score", "over_at_points", params));
            }
            score
        }
    };
    let value = CubeValue::new(setup.cube);
    let largest = || vec![("max", Param::number(CubeValue::MAX.get()))];
    let value = value.ok_or_else(|| Unanswerable::field("cube", "cube_up_to", largest()))?;
    let owner = setup.cube_owner.map_or(CubeOwner::Centred, |owner| CubeOwner::Side(side(owner)));
    if value == CubeValue::ONE && owner != CubeOwner::Centred {
        return Err(Unanswerable::field("cube", "cube_at_one", Vec::new()));
    }
    let stage = match setup.dice {
        None => XgidStage::ToRoll,
        Some((first, second)) => {
            let roll = Roll::from_pips([first, second]);
            XgidStage::Rolled(roll.ok_or_else(|| Unanswerable::from_to("dice", 1, 6))?)
        }
    };
    let position = if turn == Side::White { whites } else { whites.flip() };
    let cube = Cube { value, owner };
    Ok(Xgid { position, turn, stage, cube, score, game, cube_max_turns: CUBE_MAX_TURNS })
}

fn whites(board: &wire::Checkers) -> Result<Position, Unanswerable> {
    if board.points.len() != 24 {
        return Err(Unanswerable::field("board", "board_has_points", Vec::new()));
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
    Position::from_checkers(checkers)
        .map_err(|error| Unanswerable::field("board", error.code(), error.params()))
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

    fn ask(id: &str, plies: u8) -> Result<PositionStudy, Unanswerable> {
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
    fn each_play_states_its_depth_and_the_deepest_come_first() {
        let plays = ask("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10", 1).unwrap().plays;
        // The point is so far ahead that the worst plays shown are not searched.
        let ends = [plays.first(), plays.last()].map(|play| play.and_then(|play| play.plies));
        assert_eq!(ends, [Some(1), Some(0)]);
        let rank = |play: &wire::AnalysedCandidate| (play.plies, play.equity);
        assert!(plays.windows(2).all(|pair| rank(&pair[0]) >= rank(&pair[1])), "{plays:?}");
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
        let roll_out = |question: &RolloutQuestion| roll_out(&engine, question, || true);
        let point = roll_out(&question("8/5 6/5", 1)).unwrap().unwrap();
        assert_eq!(point.games, 36);
        assert_ne!(roll_out(&question("8/5 6/5", 2)).unwrap().unwrap(), point);
        let silly = roll_out(&question("24/23 6/3", 1)).unwrap().unwrap();
        assert!(point.equity > silly.equity, "{} {}", point.equity, silly.equity);
        assert_eq!(roll_out(&question("24/18", 1)).unwrap_err().field, Some("play"));
        let bare = RolloutQuestion { play: None, ..question("", 1) };
        assert_eq!(roll_out(&bare).unwrap_err().field, Some("play"));
        assert_eq!(super::roll_out(&engine, &question("8/5 6/5", 1), || false), Ok(None));
    }

    #[test]
    fn impossible_positions_are_refused_by_the_field() {
        let good = ask("4HPwATDgc/ABMA", 0).unwrap().setup;
        let check = |expected: &'static str, change: fn(&mut PositionSetup)| {
            let mut setup = good.clone();
            change(&mut setup);
            let question = PositionQuestion { id: None, setup: Some(setup), plies: 0 };
            assert_eq!(study(&Engine::default(), &question).unwrap_err().field, Some(expected));
        };
        check("board", |setup| setup.board.points[0] = 9);
        check("board", |setup| setup.board.points.truncate(23));
        check("cube", |setup| setup.cube = 3);
        check("cube", |setup| setup.cube_owner = Some(Seat::White));
        check("dice", |setup| setup.dice = Some((0, 7)));
        check("score", |setup| (setup.length, setup.score.white) = (5, 5));
        for (id, code) in [
            ("nonsense", "not_a_position_id"),
            ("4HPwATDgc/ABMA:nonsense", "not_a_match_id"),
            ("XGID=nonsense:0:0", "xgid_fields"),
            ("XGID=-b----E-C---eE---c-e----B-:0:0:1:71:0:0:0:7:10", "xgid_field"),
        ] {
            let refused = ask(id, 0).unwrap_err();
            assert_eq!((refused.field, refused.code), (Some("id"), code));
        }
        assert_eq!(ask("4HPwATDgc/ABMA", 3).unwrap_err().field, Some("plies"));
    }
}
