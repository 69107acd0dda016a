//! GNU Backgammon's external-player protocol: one line in, one line out.
//!
//! [`BoardLineBot::answer`] is a pure function of the line. GNU Backgammon 1.07 sends a board line for every decision
//! of an external player (`set player 1 external HOST:PORT`). It accepts `roll`, `double`, `take`, `drop`, `beaver` or
//! a play as the answer. Other programs may send the same lines, and may ask for evaluations in the form that GNU
//! Backgammon's own server understands. A line that cannot be understood gets an answer that begins with `Error:`.

mod board;
mod session_rules;

use crate::{CHARACTERS, Character, Mind, checkers, cube, table::OwnTable};
use board::{BoardLine, Dice};
use eval::{CubeReply, Engine, Ply, Stake};
use session_rules::{on_or_off, read_rules, shortened};
use std::fmt::Write as _;

/// The longest line in bytes. A board line has about 150, and a long evaluation request less than 300.
pub const LINE_MAX: usize = 2048;

/// The maximum number of plies that an evaluation may ask for. Deeper searches would block the connection for
/// seconds.
const PLIES_MAX: u8 = 2;

/// The reply to a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reply {
    /// A line of text; the caller appends a line feed.
    Line(String),
    /// No reply, because the line was empty.
    Nothing,
    /// The connection is to be closed.
    Close,
}

/// A bot that answers board lines.
#[derive(Debug, Clone)]
pub struct BoardLineBot {
    character: &'static Character,
    engine: Engine,
}

impl BoardLineBot {
    /// Returns a player of this level, or `None` if there is no such level.
    #[must_use]
    pub fn of_level(level: u8, engine: Engine) -> Option<Self> {
        let character = CHARACTERS.iter().find(|character| character.level.number() == level)?;
        Some(Self { character, engine })
    }

    /// Returns the bot's name.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.character.name
    }

    /// Returns the reply to a line. The same line always gets the same reply.
    #[must_use]
    pub fn answer(&self, line: &[u8]) -> Reply {
        // GNU Backgammon ends each line with a line feed and a zero byte. The zero byte then begins the next line.
        let Ok(line) = std::str::from_utf8(line) else {
            return error("the line is not text");
        };
        let line = line.trim_matches(|c: char| c == '\0' || c.is_whitespace());
        let mut words = line.split_whitespace();
        let Some(first) = words.next() else { return Reply::Nothing };
        let rest: Vec<&str> = words.collect();
        if first.get(..6).is_some_and(|start| start.eq_ignore_ascii_case("board:")) {
            return self.decide(first, &rest).map_or_else(|cause| error(&cause), Reply::Line);
        }
        match (first.to_ascii_lowercase().as_str(), rest.as_slice()) {
            ("evaluation", [kind, board, options @ ..]) if kind.eq_ignore_ascii_case("fibsboard") => {
                self.evaluate(board, options).map_or_else(|cause| error(&cause), Reply::Line)
            }
            ("version", []) => Reply::Line(format!(
                "Interface: 2\nRFBF: 0\nEngine: Fullprime\nSoftware: {}",
                env!("CARGO_PKG_VERSION")
            )),
            ("set", [what, switch]) if what.eq_ignore_ascii_case("debug") => match on_or_off(switch) {
                Ok(on) => Reply::Line(format!("Debug output {}", if on { "ON" } else { "OFF" })),
                Err(cause) => error(&cause),
            },
            ("help", []) => Reply::Line(
                "board:... | evaluation fibsboard board:... | version | set debug on|off | exit".to_owned(),
            ),
            ("exit" | "quit", []) => Reply::Close,
            (word, _) => error(&format!("`{}` is not understood", shortened(word))),
        }
    }

    /// Plays, doubles or answers a double.
    fn decide(&self, board: &str, options: &[&str]) -> Result<String, String> {
        let mut line: BoardLine = board.parse()?;
        let mut rules = line.session_rules();
        read_rules(options, &mut rules, |option| Err(format!("`{}` is not understood", shortened(option))))?;
        line.crawford_is_off |= !rules.crawford;
        // The seed is a hash (FNV-1a) of the line, so that the same line always gets the same reply.
        let seed = board.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        let mind = Mind { character: self.character, seeds: seed.into(), engine: &self.engine };
        let table = OwnTable { position: line.position()?, context: line.context(rules) };
        if table.position.winner().is_some() {
            return Err("the game is over".to_owned());
        }
        if line.was_doubled {
            // The doubler is on roll.
            let theirs = OwnTable { position: table.position.flip(), context: table.context.flipped() };
            let may_beaver = rules.beavers && matches!(table.context.stake, Stake::Money(_));
            return Ok(match cube::reply(&theirs, may_beaver, &mind).0 {
                CubeReply::Take => "take",
                CubeReply::Pass => "drop",
                CubeReply::Beaver => "beaver",
            }
            .to_owned());
        }
        match line.dice {
            Dice::NotRolled => {
                let doubles = line.may_double && table.context.may_double() && cube::doubles(&table, &mind).0;
                Ok(if doubles { "double" } else { "roll" }.to_owned())
            }
            Dice::Rolled(roll) => {
                let ranked = self.engine.best_plays(
                    &table.position,
                    roll,
                    &table.context,
                    self.character.ply,
                    usize::MAX,
                );
                let chosen = checkers::pick(&table.position, &ranked, &mind).ok_or("there is no play")?;
                let mut text = String::new();
                for step in chosen.play.moves() {
                    // The bar is 25 and off the board is 0. Each checker's move is written separately.
                    let hit = if step.hit { "*" } else { "" };
                    write!(text, "{}/{}{hit} ", step.from.pips(), step.to.pips()).unwrap_or_default();
                }
                Ok(text)
            }
        }
    }

    /// Returns five probabilities and an equity. The equity is cubeless, unless `cubeful` or `cube on` asks for a
    /// cubeful one.
    fn evaluate(&self, board: &str, options: &[&str]) -> Result<String, String> {
        let mut line: BoardLine = board.parse()?;
        let mut rules = line.session_rules();
        let (mut plies, mut cubeful) = (0, false);
        let mut options = options.iter().copied();
        let mut plain = Vec::new();
        while let Some(option) = options.next() {
            let mut value = || options.next().ok_or_else(|| format!("`{option}` needs a value"));
            match option.to_ascii_lowercase().as_str() {
                "plies" => {
                    let text = value()?;
                    plies = text
                        .parse()
                        .map_err(|_not| format!("plies: `{}` is not a number", shortened(text)))?;
                }
                "cube" => cubeful = on_or_off(value()?)?,
                "cubeful" => cubeful = true,
                "cubeless" => cubeful = false,
                // Accepted without effect: this engine always prunes, and its evaluations have no noise.
                "prune" => {}
                "noise" => {
                    value()?;
                }
                _ => plain.push(option),
            }
        }
        read_rules(&plain, &mut rules, |option| Err(format!("`{}` is not understood", shortened(option))))?;
        line.crawford_is_off |= !rules.crawford;
        let ply = Ply::new(plies).filter(|_| plies <= PLIES_MAX);
        let ply = ply.ok_or_else(|| format!("plies: 0 to {PLIES_MAX}"))?;
        let position = line.position()?;
        let p = self.engine.evaluate(&position, ply);
        let equity =
            if cubeful { self.engine.equity(&position, &line.context(rules), ply) } else { p.equity() };
        Ok(format!(
            "{:.6} {:.6} {:.6} {:.6} {:.6} {equity:.6}",
            p.win, p.win_gammon, p.win_backgammon, p.lose_gammon, p.lose_backgammon
        ))
    }
}

fn error(cause: &str) -> Reply {
    Reply::Line(format!("Error: {cause}"))
}

#[cfg(test)]
mod tests;
