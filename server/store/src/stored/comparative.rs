//! The stored form of settings and acts: JSON that stays readable forever, however the types of `competitions` change.
//!
//! A released field is never renamed and never changes its meaning. A field added later has a default.

use ::competitions::{
    BoardNumber, PlayerId, Reason,
    comparative::Step,
    team_match::{PlayedGame, Room},
};
use ratings::duplicate::{CheckersLeft, DuplicateCube, DuplicateResult};
use rules::Side;
use serde::{Deserialize, Serialize};

use moment::Millis;

use super::Unreadable;
use crate::{id::MatchId, settings::TimeControl};

super::key::key!(ComparativeId, Comparative);

/// The settings of an event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    pub name: String,
    pub about: String,
    /// The account of the bot.
    pub bot: i64,
    pub boards: u8,
    pub both_sides: bool,
    pub time: TimeControl,
    pub opens_at: Millis,
    pub closes_at: Millis,
    /// True if accounts that are not established may enter.
    #[serde(default, skip_serializing_if = "super::team_match::is_false")]
    pub newcomers: bool,
}

/// A line of an event's log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    /// A player begins a board at this table.
    Begun { player: PlayerId, board: BoardNumber, table: MatchId },
    /// Any other step of the rules.
    Step(Step),
}

impl Act {
    /// Returns the step for the rules.
    pub fn step(&self) -> Step {
        match self {
            Act::Begun { player, board, .. } => Step::Begun { player: *player, board: *board },
            Act::Step(step) => step.clone(),
        }
    }
}

/// Encodes an act for the log.
pub fn encode(act: &Act) -> String {
    serde_json::to_string(&StoredAct::from(act)).expect("acts have no maps and no infinite numbers")
}

/// Decodes an act that [`encode`] wrote.
///
/// # Errors
/// If [`encode`] cannot have written the text.
pub fn decode(text: &str) -> Result<Act, Unreadable> {
    serde_json::from_str::<StoredAct>(text)?.into_act()
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum StoredSide {
    White,
    Black,
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum StoredEnd {
    Pass,
    Single,
    Gammon,
    Backgammon,
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
struct StoredGame {
    winner: StoredSide,
    end: StoredEnd,
    cube: u32,
    left: u8,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "step")]
enum StoredAct {
    Entered { player: u64 },
    Begun { player: u64, board: u32, match_id: i64 },
    Ended { player: u64, board: u32, game: StoredGame },
    Closed,
    Cancelled { reason: String },
}

impl From<&PlayedGame> for StoredGame {
    fn from(game: &PlayedGame) -> StoredGame {
        let is_white = game.winner() == Room::Open.team_of(Side::White);
        StoredGame {
            winner: if is_white { StoredSide::White } else { StoredSide::Black },
            end: match game.result() {
                DuplicateResult::Pass => StoredEnd::Pass,
                DuplicateResult::Single => StoredEnd::Single,
                DuplicateResult::Gammon => StoredEnd::Gammon,
                DuplicateResult::Backgammon => StoredEnd::Backgammon,
            },
            cube: game.cube().value(),
            left: game.left().count(),
        }
    }
}

impl StoredGame {
    fn played(self) -> Result<PlayedGame, Unreadable> {
        let winner = match self.winner {
            StoredSide::White => Side::White,
            StoredSide::Black => Side::Black,
        };
        let end = match self.end {
            StoredEnd::Pass => DuplicateResult::Pass,
            StoredEnd::Single => DuplicateResult::Single,
            StoredEnd::Gammon => DuplicateResult::Gammon,
            StoredEnd::Backgammon => DuplicateResult::Backgammon,
        };
        let cube = DuplicateCube::new(self.cube).map_err(|_no_cube| Unreadable::Value("cube"))?;
        let left =
            CheckersLeft::new(self.left).map_err(|_no_count| Unreadable::Value("number of checkers"))?;
        PlayedGame::new(Room::Open.team_of(winner), end, cube, left, None)
            .map_err(|_contradiction| Unreadable::Value("result"))
    }
}

impl From<&Act> for StoredAct {
    fn from(act: &Act) -> StoredAct {
        match act {
            Act::Begun { player, board, table } => {
                StoredAct::Begun { player: player.get(), board: board.get(), match_id: table.to_row() }
            }
            Act::Step(step) => match step {
                Step::Entered(player) => StoredAct::Entered { player: player.get() },
                Step::Ended { player, board, game } => StoredAct::Ended {
                    player: player.get(),
                    board: board.get(),
                    game: StoredGame::from(game),
                },
                Step::Closed => StoredAct::Closed,
                Step::Cancelled(reason) => StoredAct::Cancelled { reason: reason.as_str().to_owned() },
                Step::Begun { .. } => unreachable!("a board begins with its table"),
            },
        }
    }
}

impl StoredAct {
    fn into_act(self) -> Result<Act, Unreadable> {
        Ok(Act::Step(match self {
            StoredAct::Entered { player } => Step::Entered(PlayerId::new(player)),
            StoredAct::Begun { player, board, match_id } => {
                let (player, table) = (PlayerId::new(player), MatchId::from_row(match_id));
                return Ok(Act::Begun { player, board: board_number(board)?, table });
            }
            StoredAct::Ended { player, board, game } => Step::Ended {
                player: PlayerId::new(player),
                board: board_number(board)?,
                game: game.played()?,
            },
            StoredAct::Closed => Step::Closed,
            StoredAct::Cancelled { reason } => {
                Step::Cancelled(Reason::new(&reason).map_err(|_no_reason| Unreadable::Value("reason"))?)
            }
        }))
    }
}

fn board_number(number: u32) -> Result<BoardNumber, Unreadable> {
    BoardNumber::new(number).ok_or(Unreadable::Value("board"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lines of released versions must stay readable forever, so no line here may change.
    #[test]
    fn the_log_of_old_versions_is_read() {
        let lines = [
            r#"{"step":"entered","player":7}"#,
            r#"{"step":"begun","player":7,"board":1,"match_id":99}"#,
            r#"{"step":"ended","player":7,"board":1,"game":{"winner":"white","end":"gammon","cube":2,"left":15}}"#,
            r#"{"step":"ended","player":7,"board":2,"game":{"winner":"black","end":"pass","cube":1,"left":14}}"#,
            r#"{"step":"closed"}"#,
            r#"{"step":"cancelled","reason":"power cut"}"#,
        ];
        for line in lines {
            assert_eq!(encode(&decode(line).unwrap()), line);
        }
        let odd = r#"{"step":"ended","player":7,"board":1,"game":{"winner":"white","end":"single","cube":3,"left":9}}"#;
        assert!(decode(odd).is_err());
        assert!(decode(r#"{"step":"cancelled","reason":" "}"#).is_err());
    }

    /// As above: no line may change.
    #[test]
    fn the_settings_of_old_versions_are_read() {
        let lines = [
            r#"{"name":"Week of 2027-01-11","about":"","bot":77,"boards":8,"both_sides":false,"time":{"kind":"none"},"opens_at":1000,"closes_at":2000}"#,
            r#"{"name":"Open","about":"All levels","bot":77,"boards":24,"both_sides":true,"time":{"kind":"live","delay_s":12,"reserve_s":120},"opens_at":1000,"closes_at":2000}"#,
        ];
        for line in lines {
            let settings: Settings = serde_json::from_str(line).unwrap();
            assert_eq!(serde_json::to_string(&settings).unwrap(), line);
        }
    }
}
