//! `fullprime dice`: checks that the dice of a match are those that the server committed to.

use std::fs;
use std::io::{self, Write as _};
use std::path::PathBuf;

use anyhow::Context as _;
use clap::{Args, Subcommand};
use dice::{
    Bytes32, Contribution, DiceRecord, GamesMax, MatchId, OpeningThrow, RecordedGame, RecordedRoll, SeatRule,
    ServedGame,
};
use records::MatchRecord;
use rules::{BySide, Die, Roll, Side};
use serde::Deserialize;
use wire::{DiceDisclosure, DiceGame, Seat, SeatBytes};

use super::process::Outcome;

/// `fullprime dice`.
#[derive(Debug, Args)]
pub struct DiceTasks {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Recompute every throw of a finished match from the data that the server disclosed.
    ///
    /// The exit status is 0 only if all throws agree with the commitment made before the match.
    Verify {
        /// A match record (JSON), or the answer of /api/v1/matches/ID/dice.
        file: PathBuf,
    },
}

impl DiceTasks {
    /// Prints the result in words, the verdict last.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read, or if output fails.
    pub fn run(self) -> anyhow::Result<Outcome> {
        let Task::Verify { file } = self.task;
        let text = fs::read_to_string(&file).with_context(|| format!("{} cannot be read", file.display()))?;
        let mut output = io::stdout().lock();
        let outcome = match verify(&text) {
            Ok(Checked { words, agrees }) => {
                writeln!(output, "{words}").context("standard output is closed")?;
                if agrees { Outcome::AllWell } else { Outcome::SomeInputWasBad }
            }
            Err(problem) => {
                writeln!(io::stderr(), "fullprime: {}: {problem}", file.display())
                    .context("standard error is closed")?;
                Outcome::SomeInputWasBad
            }
        };
        Ok(outcome)
    }
}

/// The result of a file whose throws could be recomputed.
#[derive(Debug)]
struct Checked {
    words: String,
    agrees: bool,
}

/// The fields that are read first, to tell the two kinds of file apart.
#[derive(Deserialize)]
struct Header {
    format: Option<serde::de::IgnoredAny>,
}

fn verify(text: &str) -> Result<Checked, String> {
    let header: Header = serde_json::from_str(text).map_err(|error| format!("not a JSON object: {error}"))?;
    if header.format.is_some() {
        return verify_record(text);
    }
    let disclosure: DiceDisclosure = serde_json::from_str(text)
        .map_err(|error| format!("neither a match record nor the dice of a match: {error}"))?;
    let verification = dice::verify(&record(&disclosure)?);
    Ok(Checked { words: verification.to_string(), agrees: verification.agrees() })
}

/// Verifies a record. It is also replayed through the rules; otherwise a missing throw would go unnoticed.
fn verify_record(text: &str) -> Result<Checked, String> {
    let record = MatchRecord::from_json(text).map_err(|error| error.to_string())?;
    record.replay().map_err(|error| format!("the record cannot be replayed: {error}"))?;
    let verification = record.verify_dice().map_err(|error| error.to_string())?;
    Ok(Checked { words: verification.to_string(), agrees: verification.agrees() })
}

/// Converts a disclosure of the server to the terms of the derivation.
fn record(disclosed: &DiceDisclosure) -> Result<DiceRecord, String> {
    if disclosed.imported {
        return Err(
            "these rolls came from an imported set and cannot be checked against a commitment".to_owned()
        );
    }
    let Some(seed) = &disclosed.seed else {
        return Err("the seed is not revealed before the match is over".to_owned());
    };
    let Some(g0) = &disclosed.g0 else {
        return Err("g0 is missing; the server publishes it when a match begins".to_owned());
    };
    let match_id: MatchId = disclosed.id.0.parse().map_err(|error| format!("id: {error}"))?;
    let games_max =
        disclosed.games_max.try_into().map_err(|_zero| "games_max: expected at least 1, got 0".to_owned())?;
    let mut games = Vec::with_capacity(disclosed.games.len());
    for (number, game) in (1..).zip(&disclosed.games) {
        if game.game != number {
            return Err(format!("games: expected game {number}, got game {}", game.game));
        }
        games.push(served(game).map_err(|error| format!("game {number}: {error}"))?);
    }
    Ok(DiceRecord {
        match_id,
        commitment: bytes("commitment", &disclosed.commitment)?,
        seed: bytes("seed", seed)?,
        seats: BySide {
            white: contribution("white_contribution", disclosed.white_contribution.as_deref())?,
            black: contribution("black_contribution", disclosed.black_contribution.as_deref())?,
        },
        seat_rule: match disclosed.seat_bytes {
            SeatBytes::HouseBotsDrawn => SeatRule::HouseBotsDrawn,
            SeatBytes::HouseBotsZero => SeatRule::HouseBotsZero,
        },
        house_bots: BySide {
            white: disclosed.house_bots.contains(&Seat::White),
            black: disclosed.house_bots.contains(&Seat::Black),
        },
        games_max: GamesMax::new(games_max),
        g0: bytes("g0", g0)?,
        games,
    })
}

fn served(game: &DiceGame) -> Result<RecordedGame, String> {
    let opening = match game.opening {
        None => None,
        Some((white, black)) => Some(OpeningThrow {
            ties: game.ties.iter().map(|&pips| die(pips)).collect::<Result<_, _>>()?,
            white: die(white)?,
            black: die(black)?,
        }),
    };
    let mut rolls = Vec::with_capacity(game.throws.len());
    for throw in &game.throws {
        let side = match throw.seat {
            Seat::White => Side::White,
            Seat::Black => Side::Black,
        };
        let roll = Roll::new(die(throw.dice.0)?, die(throw.dice.1)?);
        rolls.push(RecordedRoll { side, turn: throw.turn, roll });
    }
    Ok(RecordedGame::Served(ServedGame { key: bytes("key", &game.key)?, opening, rolls }))
}

fn die(pips: u8) -> Result<Die, String> {
    Die::new(pips).ok_or_else(|| format!("a die shows 1 to 6, got {pips}"))
}

fn bytes(field: &str, text: &str) -> Result<Bytes32, String> {
    text.parse().map_err(|error| format!("{field}: {error}"))
}

fn contribution(field: &str, text: Option<&str>) -> Result<Contribution, String> {
    match text {
        Some(text) => Ok(Contribution::Given(bytes(field, text)?)),
        None => Ok(Contribution::Absent),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    /// Returns two games as the server would disclose them.
    fn disclosure() -> Value {
        let id: MatchId = "0123456789a".parse().unwrap();
        let seed = dice::MatchSeed::new([9; 32]);
        let seats = BySide { white: Contribution::Given(Bytes32([4; 32])), black: Contribution::Absent };
        let keys = seed.keys(&id, seats, GamesMax::THREE);
        let pips = |roll: Roll| roll.dice().map(|die| die.pips());
        let games = [1_u16, 2].map(|number| {
            let dice = keys.game(number.into()).unwrap();
            let opening = dice.opening();
            let throw =
                |side, seat, turn| json!({ "seat": seat, "turn": turn, "dice": pips(dice.roll(side, turn)) });
            let throws: Vec<Value> = (1..=9)
                .flat_map(|turn| [throw(Side::White, "white", turn), throw(Side::Black, "black", turn)])
                .collect();
            json!({
                "game": number,
                "key": dice.reveal().to_string(),
                "ties": opening.ties.iter().map(|die| die.pips()).collect::<Vec<_>>(),
                "opening": [opening.white.pips(), opening.black.pips()],
                "thrown_by_hand": 0,
                "throws": throws,
            })
        });
        json!({
            "id": id.to_string(),
            "commitment": seed.commitment(&id).to_string(),
            "white_contribution": Bytes32([4; 32]).to_string(),
            "black_contribution": null,
            "seat_bytes": "house_bots_zero",
            "house_bots": ["black"],
            "g0": keys.g0().to_string(),
            "games_max": 3,
            "games": games,
            "seed": Bytes32(seed.expose()).to_string(),
            "finished": true,
            "imported": false,
        })
    }

    fn checked(change: impl FnOnce(&mut Value)) -> Result<Checked, String> {
        let mut changed = disclosure();
        change(&mut changed);
        verify(&changed.to_string())
    }

    fn list<'a>(value: &'a mut Value, path: &str) -> &'a mut Vec<Value> {
        value.pointer_mut(path).unwrap().as_array_mut().unwrap()
    }

    #[test]
    fn honest_dice_agree() {
        let Checked { words, agrees } = checked(|_| {}).unwrap();
        assert!(agrees, "{words}");
        assert!(words.ends_with("all agree, throws computed again: 38"), "{words}");
    }

    #[test]
    fn a_changed_throw_or_contribution_is_found() {
        type Change = fn(&mut Value);
        let changes: [(Change, &str); 5] = [
            (|d| list(d, "/house_bots").push(json!("white")), "White is a house bot and must NOT have bytes"),
            (
                |d| {
                    let die = &mut d["games"][1]["throws"][5]["dice"][0];
                    *die = json!(die.as_u64().unwrap() % 6 + 1);
                },
                "Black's roll of turn 3",
            ),
            (|d| list(d, "/games/0/throws").swap(2, 4), "turn 2 was due"),
            (|d| d["white_contribution"] = Value::Null, "g0, does NOT agree"),
            (|d| list(d, "/games").clear(), "all agree, throws computed again: 0"),
        ];
        for (change, expected) in changes {
            let Checked { words, agrees } = checked(change).unwrap();
            assert!(words.contains(expected), "{expected}: {words}");
            assert_eq!(agrees, expected.starts_with("all agree"), "{words}");
        }
    }

    #[test]
    fn results_that_cannot_be_computed_have_a_reason() {
        type Change = fn(&mut Value);
        let changes: [(Change, &str); 7] = [
            (
                |d| d["imported"] = json!(true),
                "these rolls came from an imported set and cannot be checked against a commitment",
            ),
            (|d| d["seed"] = Value::Null, "the seed is not revealed before the match is over"),
            (|d| d["g0"] = Value::Null, "g0 is missing; the server publishes it when a match begins"),
            (|d| d["games_max"] = json!(0), "games_max: expected at least 1, got 0"),
            (|d| list(d, "/games").swap(0, 1), "games: expected game 1, got game 2"),
            (|d| d["games"][1]["throws"][0]["dice"][1] = json!(7), "game 2: a die shows 1 to 6, got 7"),
            (
                |d| d["commitment"] = json!("x"),
                "commitment: expected 64 hexadecimal digits, got 1 characters",
            ),
        ];
        for (change, expected) in changes {
            assert_eq!(checked(change).unwrap_err(), expected);
        }
        assert!(verify("[]").unwrap_err().starts_with("not a JSON object"));
        assert!(verify("{}").unwrap_err().starts_with("neither a match record nor the dice of a match"));
        assert!(verify("{\"format\":\"other\"}").unwrap_err().starts_with("not a match record"));
    }

    #[test]
    fn a_match_record_is_replayed_and_its_dice_computed() {
        let golden = include_str!("../../records/tests/golden/match-v1.json");
        let Checked { words, agrees } = verify(golden).unwrap();
        assert!(agrees, "{words}");
        // Without one roll a play has no dice.
        let mut record: serde_json::Value = serde_json::from_str(golden).unwrap();
        let actions = record["games"][0]["actions"].as_array_mut().unwrap();
        let roll = actions.iter().position(|action| action["action"]["do"] == "roll").unwrap();
        actions.remove(roll);
        let problem = verify(&record.to_string()).unwrap_err();
        assert!(problem.starts_with("the record cannot be replayed"), "{problem}");
    }
}
