//! `fullprime engine ubgi`: UBGI, the line protocol between backgammon engines and controllers, as UCI is in chess.
//!
//! The program speaks version 0.2, as the library bkgm does. It also takes the commands of version 0.1, which
//! controllers still send: `setoption`, `go role`, `newsession`, `setscore`, `setcube`, `setturn`. The project bgci
//! describes version 0.1 in `docs/`; the first draft is by Øystein Schønning-Johansen
//! (`Universal-Backgammon-Interface`).
//!
//! Neither version has a command for the Crawford game. It is derived from the score: in a match with the Crawford rule
//! it is the first game in which exactly one side needs a single point.

use std::io::{BufReader, Read, Write};

use eval::{CubeAction, Engine, Ply};
use records::{GnuMatchId, Xgid, XgidGame, XgidStage};
use rules::{BySide, Cube, CubeOwner, CubeValue, MatchLength, Play, Position, Roll, Side};

use super::{
    super::{json_lines::next_line, process::Outcome},
    moment,
};

const PLY: &str = "engine.ply";
const VARIANT: &str = "game.variant";
const BACKGAMMON: &str = "backgammon";
/// The highest cube, as a logarithm to base two, until an XGID names another.
const CUBE_MAX_TURNS: u8 = 10;
/// The maximum length of a refusal in characters.
const REFUSAL_MAX: usize = 200;

/// Answers every line until `quit` or the end of the input.
///
/// # Errors
/// Returns an error if input or output fails.
pub(super) fn run(
    engine: Engine,
    ply: Ply,
    input: impl Read,
    mut output: impl Write,
) -> anyhow::Result<Outcome> {
    let mut session = Session::new(engine, ply);
    let mut input = BufReader::new(input);
    let mut line = Vec::new();
    while let Some(complete) = next_line(&mut input, &mut line)? {
        let answer = if complete {
            match session.answer(&String::from_utf8_lossy(&line)) {
                Some(answer) => answer,
                None => break,
            }
        } else {
            vec![Refusal::command("the line is too long").to_string()]
        };
        for told in answer {
            writeln!(output, "{told}")?;
        }
        output.flush()?;
    }
    Ok(Outcome::AllWell)
}

/// A refusal: one of the four codes of the protocol, and a detail for people. It is written on one line of at most
/// [`REFUSAL_MAX`] characters, although the detail may quote the input.
#[derive(Debug)]
struct Refusal {
    code: &'static str,
    detail: String,
}

impl Refusal {
    fn command(detail: impl Into<String>) -> Refusal {
        Refusal { code: "bad_command", detail: detail.into() }
    }

    fn value(detail: impl Into<String>) -> Refusal {
        Refusal { code: "bad_value", detail: detail.into() }
    }

    fn state(detail: impl Into<String>) -> Refusal {
        Refusal { code: "bad_state", detail: detail.into() }
    }

    fn unsupported(detail: impl Into<String>) -> Refusal {
        Refusal { code: "unsupported", detail: detail.into() }
    }
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let line = format!("error {} {}", self.code, self.detail);
        let safe: String = line.chars().filter(|c| !c.is_control()).take(REFUSAL_MAX).collect();
        f.write_str(&safe)
    }
}

type UbgiAnswer = Result<Vec<String>, Refusal>;

/// The state that the controller has set.
struct Session {
    engine: Engine,
    ply: Ply,
    /// The position as the side on roll sees it; `None` until the controller sets one.
    position: Option<Position>,
    dice: Option<Roll>,
    /// The side on roll; the protocol's p0 is White.
    turn: Side,
    score: BySide<u16>,
    cube: Cube,
    game: XgidGame,
    cube_max_turns: u8,
    crawford_rule: bool,
    /// True if the Crawford game of this match has been played.
    crawford_is_over: bool,
}

impl Session {
    fn new(engine: Engine, ply: Ply) -> Session {
        Session {
            engine,
            ply,
            position: None,
            dice: None,
            turn: Side::White,
            score: BySide { white: 0, black: 0 },
            cube: Cube::START,
            game: XgidGame::Money { jacoby: false, beavers: false },
            cube_max_turns: CUBE_MAX_TURNS,
            crawford_rule: true,
            crawford_is_over: false,
        }
    }

    /// Returns the lines that answer a line, or `None` after `quit`.
    fn answer(&mut self, line: &str) -> Option<Vec<String>> {
        let words: Vec<&str> = line.split_whitespace().collect();
        if words == ["quit"] {
            return None;
        }
        Some(self.obey(&words).unwrap_or_else(|refusal| vec![refusal.to_string()]))
    }

    fn obey(&mut self, words: &[&str]) -> UbgiAnswer {
        match words {
            // No search runs between two lines, so there is nothing to stop.
            [] | ["stop"] => Ok(Vec::new()),
            ["ubgi"] => Ok(greeting()),
            ["isready"] => Ok(vec!["readyok".to_owned()]),
            ["newgame"] => {
                if let XgidGame::Match { crawford, .. } = &mut self.game {
                    // Some controllers send the score before `newgame`, so a game counts as begun only once it has a
                    // position.
                    self.crawford_is_over |= *crawford && self.position.is_some();
                    *crawford &= !self.crawford_is_over;
                }
                (self.position, self.dice, self.cube) = (None, None, Cube::START);
                Ok(Vec::new())
            }
            ["keys"] => Ok(vec![
                format!(
                    "key {PLY} int 0..{} {} look-ahead in plies, 0 is the bare net",
                    Ply::MAX.get(),
                    self.ply.get()
                ),
                format!("key {VARIANT} enum {BACKGAMMON} {BACKGAMMON} the rules"),
            ]),
            ["get", key] => Ok(vec![format!("value {key} {}", self.value_of(key)?)]),
            ["set", key, value] => self.set(key, value),
            ["setoption", "name", name, "value", value] => match *name {
                "Ply" => self.set(PLY, value),
                "Variant" => self.set(VARIANT, value),
                name => Err(Refusal::unsupported(format!("option {name}"))),
            },
            ["newsession", settings @ ..] => self.new_session(settings),
            ["setscore", p0, p1] => {
                self.set_score(BySide { white: number(p0, "score")?, black: number(p1, "score")? })
            }
            ["setcube", "value", value, "owner", owner] => self.set_cube(value, owner),
            ["setturn", player] => {
                self.turn = side(player)?;
                Ok(Vec::new())
            }
            ["position", "gnubgid", id] => self.set_gnu_position(id),
            ["position", "xgid", id] => self.set_xgid(id),
            ["position"] | ["position", "gnubgid" | "xgid", ..] => {
                Err(Refusal::command("expected: position gnubgid ID, or position xgid ID"))
            }
            ["position", form, ..] => Err(Refusal::unsupported(format!("position {form}"))),
            ["dice", dice @ ..] => {
                let pips = dice.iter().map(|die| die.parse().ok()).collect::<Option<Vec<u8>>>();
                let roll = pips.and_then(|pips| Roll::from_pips(pips.try_into().ok()?));
                self.dice =
                    Some(roll.ok_or_else(|| Refusal::value("dice: expected two numbers from 1 to 6"))?);
                Ok(Vec::new())
            }
            ["go", "role", role, limits @ ..] => self.go(role, limits),
            ["go", role @ ("chequer" | "cube" | "turn"), limits @ ..] => self.go(role, limits),
            ["go", limits @ ..] => self.go("chequer", limits),
            [first, ..] => Err(Refusal::command(format!("unknown command, or wrong arguments: {first}"))),
        }
    }

    fn value_of(&self, key: &str) -> Result<String, Refusal> {
        match key {
            PLY => Ok(self.ply.get().to_string()),
            VARIANT => Ok(BACKGAMMON.to_owned()),
            key => Err(Refusal::unsupported(format!("key {key}"))),
        }
    }

    fn set(&mut self, key: &str, value: &str) -> UbgiAnswer {
        match key {
            PLY => self.ply = ply(value)?,
            VARIANT if value == BACKGAMMON => {}
            VARIANT => return Err(Refusal::unsupported(format!("{VARIANT} {value}"))),
            key => return Err(Refusal::unsupported(format!("key {key}"))),
        }
        Ok(Vec::new())
    }

    fn new_session(&mut self, settings: &[&str]) -> UbgiAnswer {
        let (mut is_match, mut length, mut jacoby, mut crawford) = (false, None, false, true);
        for pair in settings.chunks(2) {
            match pair {
                ["type", "money"] => is_match = false,
                ["type", "match"] => is_match = true,
                ["length", points] => length = Some(number(points, "length")?),
                ["jacoby", value] => jacoby = on(value)?,
                ["crawford", value] => crawford = on(value)?,
                other => return Err(Refusal::value(format!("newsession {}", other.join(" ")))),
            }
        }
        let game = match (is_match, length) {
            (false, _) => XgidGame::Money { jacoby, beavers: false },
            (true, None) => return Err(Refusal::value("newsession: a match needs a length")),
            (true, Some(points)) => {
                let length = MatchLength::new(points);
                let length = length.ok_or_else(|| Refusal::value("the length must be at least 1"))?;
                XgidGame::Match { length, crawford: false }
            }
        };
        let fresh = Session::new(self.engine.clone(), self.ply);
        *self = Session { game, crawford_rule: crawford, ..fresh };
        Ok(Vec::new())
    }

    fn set_score(&mut self, score: BySide<u16>) -> UbgiAnswer {
        if let XgidGame::Match { length, crawford } = &mut self.game {
            let points = length.points();
            if score.white >= points || score.black >= points {
                return Err(Refusal::value(format!(
                    "the score must be below the length of the match, {points}"
                )));
            }
            *crawford = self.crawford_rule && !self.crawford_is_over && one_side_is_close(*length, score);
        }
        self.score = score;
        Ok(Vec::new())
    }

    fn set_cube(&mut self, value: &str, owner: &str) -> UbgiAnswer {
        let value = CubeValue::new(number(value, "cube value")?);
        let value =
            value.ok_or_else(|| Refusal::value("the cube value must be a power of two up to 4096"))?;
        let owner = match owner {
            "center" => CubeOwner::Centred,
            player => CubeOwner::Side(side(player)?),
        };
        self.cube = Cube { value, owner };
        Ok(Vec::new())
    }

    /// Sets a position id, or a position id and a match id with a colon between them.
    fn set_gnu_position(&mut self, text: &str) -> UbgiAnswer {
        let (position, game) = match text.split_once(':') {
            Some((position, game)) => (position, Some(game)),
            None => (text, None),
        };
        let position = moment::position(position).map_err(Refusal::value)?;
        if let Some(game) = game {
            let id: GnuMatchId =
                game.parse().map_err(|error| Refusal::value(format!("match id: {error}")))?;
            let xgid = Xgid::from_gnu(position, &id).map_err(|error| Refusal::value(error.to_string()))?;
            return self.set_state(&xgid);
        }
        self.position = Some(position);
        Ok(Vec::new())
    }

    fn set_xgid(&mut self, text: &str) -> UbgiAnswer {
        let text = if text.starts_with("XGID=") { text.to_owned() } else { format!("XGID={text}") };
        self.set_state(&moment::xgid(&text).map_err(Refusal::value)?)
    }

    fn set_state(&mut self, xgid: &Xgid) -> UbgiAnswer {
        self.dice = match xgid.stage {
            XgidStage::Rolled(roll) => Some(roll),
            XgidStage::ToRoll => None,
            XgidStage::Doubled | XgidStage::Beavered | XgidStage::Raccooned => {
                return Err(Refusal::unsupported("a position in which a double waits for its answer"));
            }
        };
        self.position = Some(xgid.position);
        (self.turn, self.score, self.cube, self.game) = (xgid.turn, xgid.score, xgid.cube, xgid.game);
        self.cube_max_turns = xgid.cube_max_turns;
        if let XgidGame::Match { length, crawford } = xgid.game {
            self.crawford_is_over = !crawford && one_side_is_close(length, xgid.score);
        }
        Ok(Vec::new())
    }

    fn go(&self, role: &str, limits: &[&str]) -> UbgiAnswer {
        let mut ply_wanted = self.ply;
        for limit in limits.chunks(2) {
            match limit {
                ["depth", depth] => ply_wanted = ply(depth)?,
                // These limits are ignored: the depth alone decides how long a search takes.
                ["movetime" | "nodes" | "trials", _] | ["infinite"] => {}
                other => return Err(Refusal::command(format!("go {}", other.join(" ")))),
            }
        }
        match role {
            "chequer" => {
                let (play, equity) = self.play(ply_wanted)?;
                Ok(vec![info(ply_wanted, equity), format!("bestmove {play}")])
            }
            "cube" => Ok(vec![format!("bestcube {}", self.cube_word(ply_wanted)?)]),
            "turn" => {
                let cube = self.cube_word(ply_wanted)?;
                let (play, equity) = self.play(ply_wanted)?;
                Ok(vec![info(ply_wanted, equity), format!("bestturn cube={cube} move={play}")])
            }
            role => Err(Refusal::command(format!("go role {role}"))),
        }
    }

    fn play(&self, ply: Ply) -> Result<(String, f32), Refusal> {
        let (position, context) = self.situation()?;
        let dice = self.dice.ok_or_else(|| Refusal::state("missing dice"))?;
        let plays = self.engine.best_plays(&position, dice, &context, ply, 1);
        let best = plays.first().ok_or_else(|| Refusal::state("there is no play"))?;
        Ok((payload(&best.play), best.equity))
    }

    fn cube_word(&self, ply: Ply) -> Result<&'static str, Refusal> {
        let (position, context) = self.situation()?;
        if self.cube.value.turns() >= u32::from(self.cube_max_turns) {
            return Ok("nodouble");
        }
        let decision = self.engine.cube_decision(&position, &context, ply);
        Ok(match decision.action {
            CubeAction::DoubleTake | CubeAction::DoublePass => "double",
            CubeAction::NoDouble | CubeAction::TooGood => "nodouble",
        })
    }

    fn situation(&self) -> Result<(Position, eval::Context), Refusal> {
        let position = self.position.ok_or_else(|| Refusal::state("missing position"))?;
        let xgid = Xgid {
            position,
            turn: self.turn,
            stage: XgidStage::ToRoll,
            cube: self.cube,
            score: self.score,
            game: self.game,
            cube_max_turns: self.cube_max_turns,
        };
        Ok((position, moment::context(&xgid).map_err(Refusal::state)?))
    }
}

fn greeting() -> Vec<String> {
    vec![
        format!("id name Fullprime {}", env!("CARGO_PKG_VERSION")),
        "id author the authors of Fullprime".to_owned(),
        "proto 0.2".to_owned(),
        format!("option name Ply type spin default 0 min 0 max {}", Ply::MAX.get()),
        format!("option name Variant type combo default {BACKGAMMON} var {BACKGAMMON}"),
        "ubgiok".to_owned(),
    ]
}

/// Returns a play as the protocol writes it: each move of a checker by one die.
fn payload(play: &Play) -> String {
    if play.is_no_play() {
        return "pass".to_owned();
    }
    let moves = play.to_moves().into_iter().map(|step| format!("{}/{}", step.from, step.to));
    moves.collect::<Vec<_>>().join(" ")
}

fn info(ply: Ply, equity: f32) -> String {
    format!("info depth {} eq {}", ply.get(), moment::rounded(equity))
}

/// Returns true if exactly one side needs a single point.
fn one_side_is_close(length: MatchLength, score: BySide<u16>) -> bool {
    let [white, black] =
        [score.white, score.black].map(|points| u32::from(points) + 1 == u32::from(length.points()));
    white != black
}

fn number(text: &str, what: &str) -> Result<u16, Refusal> {
    text.parse()
        .map_err(|_not| Refusal::value(format!("{what} must be a number from 0 to {}, not {text}", u16::MAX)))
}

fn ply(text: &str) -> Result<Ply, Refusal> {
    let plies = text.parse().ok().and_then(Ply::new);
    plies.ok_or_else(|| Refusal::value(format!("{PLY} must be 0..{}, not {text}", Ply::MAX.get())))
}

fn on(text: &str) -> Result<bool, Refusal> {
    match text {
        "on" => Ok(true),
        "off" => Ok(false),
        other => Err(Refusal::value(format!("expected on or off, not {other}"))),
    }
}

fn side(player: &str) -> Result<Side, Refusal> {
    match player {
        "p0" => Ok(Side::White),
        "p1" => Ok(Side::Black),
        other => Err(Refusal::value(format!("expected p0 or p1, not {other}"))),
    }
}
