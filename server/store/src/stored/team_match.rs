//! The stored form of settings and acts: JSON that stays readable forever, however the types of `competitions` change.
//!
//! A released field is never renamed and never changes its meaning. A field added later has a default.

use ::competitions::{
    BoardNumber, PlayerId, Reason,
    team_match::{Assignment, Award, Boards, ByRoom, Hold, PlayedGame, Proposal, Room, Step, Team},
};
use moment::Millis;
use ratings::duplicate::{CheckersLeft, DuplicateCube, DuplicateResult, Imp, Smp};
use serde::{Deserialize, Serialize};

use super::Unreadable;
use crate::{
    id::MatchId,
    settings::{DiceRule, TeamPlay},
};

super::key::key!(TeamMatchId, TeamMatch);

/// The settings of a team match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "independent switches of the form")]
pub struct Settings {
    pub name: String,
    pub boards: u8,
    pub barometer: bool,
    pub exchange: bool,
    /// True if spectators watch the open room as it plays: the director has switched the gate off.
    #[serde(default, skip_serializing_if = "is_false")]
    pub ungated: bool,
    /// True if both rooms play in lock-step.
    #[serde(default, skip_serializing_if = "is_false")]
    pub lock_step: bool,
    /// True if its players take their seats with a passkey.
    #[serde(default, skip_serializing_if = "is_false")]
    pub seat_proof: bool,
    /// True if the people of the teams are invited, and belong to them once they have accepted.
    #[serde(default, skip_serializing_if = "is_false")]
    pub invites: bool,
    /// The time before which no board begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starts_at: Option<Millis>,
    /// The minutes after the start in which a team has to come.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grace_minutes: Option<u16>,
    pub play: TeamPlay,
    pub a: TeamSettings,
    pub b: TeamSettings,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
pub(super) const fn is_false(value: &bool) -> bool {
    !*value
}

/// A team as it is stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TeamSettings {
    pub name: String,
    /// The captain's account if the games are played on this site; otherwise a number explained by `names`.
    pub captain: i64,
    pub players: Vec<i64>,
    /// The names of people without an account, by the same numbers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<(i64, String)>,
}

impl Settings {
    /// Returns the name of a person without an account.
    pub fn name(&self, player: PlayerId) -> Option<&str> {
        let mut names = self.a.names.iter().chain(&self.b.names);
        names.find(|(number, _)| number.unsigned_abs() == player.get()).map(|(_, name)| name.as_str())
    }

    /// Returns true if the games are played elsewhere and their results typed in.
    pub const fn is_by_hand(&self) -> bool {
        match self.play {
            TeamPlay::ByHand => true,
            TeamPlay::Here { .. } => false,
        }
    }

    /// Returns true if real dice are used: the room that reaches a roll first throws it for both.
    pub const fn is_thrown(&self) -> bool {
        match self.play {
            TeamPlay::ByHand | TeamPlay::Here { dice: DiceRule::Thrown, .. } => true,
            TeamPlay::Here { dice: DiceRule::Served, .. } => false,
        }
    }
}

/// A line of a team match's log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    /// A step of the rules.
    Step(Step),
    /// A room begins a board at this table.
    Begun { room: Room, board: u32, table: MatchId },
    /// The game at a table has ended.
    Ended(Ended),
    /// The director enters a game that was played elsewhere.
    Entered(Ended),
    /// The director has imported the rolls of the boards from a file.
    Imported,
    /// A director says that two people whose accounts share a browser or an address are two. The smaller id is first.
    TwoPeople { players: [PlayerId; 2], reason: Reason },
    /// The director has cancelled the match.
    Cancelled { reason: Reason },
}

/// A finished game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ended {
    pub room: Room,
    pub board: u32,
    pub game: PlayedGame,
    /// White's die and Black's.
    pub opening: Option<(u8, u8)>,
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
enum StoredRoom {
    Open,
    Closed,
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
enum StoredTeam {
    A,
    B,
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
    winner: StoredTeam,
    end: StoredEnd,
    cube: u32,
    left: u8,
    /// The value of the last double and the team that offered it.
    proposed: Option<(u32, StoredTeam)>,
    opening: Option<(u8, u8)>,
    /// True if a side never completed a turn.
    #[serde(default, skip_serializing_if = "is_false")]
    unplayed: bool,
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum StoredAward {
    Smp(u32),
    Imp(u32),
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "step")]
enum StoredAct {
    Accepted {
        player: u64,
    },
    Declined {
        player: u64,
    },
    TeamChanged {
        team: StoredTeam,
        captain: u64,
        players: Vec<u64>,
        /// The reason of a director.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    LineUp {
        team: StoredTeam,
        open: u64,
        closed: u64,
    },
    Begun {
        room: StoredRoom,
        board: u32,
        match_id: i64,
    },
    Ended {
        room: StoredRoom,
        board: u32,
        game: StoredGame,
    },
    Entered {
        room: StoredRoom,
        board: u32,
        game: StoredGame,
    },
    Assigned {
        room: StoredRoom,
        board: u32,
        to: StoredTeam,
        award: StoredAward,
        reason: String,
    },
    BoardCancelled {
        board: u32,
        roll_set: u32,
        reason: String,
    },
    Held {
        room: StoredRoom,
        reason: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        minutes: Option<u16>,
    },
    Released {
        room: StoredRoom,
        reason: String,
    },
    Substituted {
        room: StoredRoom,
        team: StoredTeam,
        player: u64,
        reason: String,
        /// The board in play, if the substitute took over its game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        board: Option<u32>,
    },
    WalkedOver {
        to: StoredTeam,
        reason: String,
    },
    Commentators {
        players: Vec<u64>,
    },
    Imported,
    TwoPeople {
        players: [u64; 2],
        reason: String,
    },
    Cancelled {
        reason: String,
    },
}

/// Implements both conversions between two enums with the same variants.
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
same_variants!(Room, StoredRoom: Open, Closed);
same_variants!(Team, StoredTeam: A, B);
same_variants!(DuplicateResult, StoredEnd: Pass, Single, Gammon, Backgammon);

impl From<&Ended> for StoredGame {
    fn from(ended: &Ended) -> StoredGame {
        let game = &ended.game;
        StoredGame {
            winner: game.winner().into(),
            end: game.result().into(),
            cube: game.cube().value(),
            left: game.left().count(),
            proposed: game.proposal().map(|proposal| (proposal.cube.value(), proposal.by.into())),
            opening: ended.opening,
            unplayed: game.is_unplayed(),
        }
    }
}

impl StoredGame {
    fn ended(self, room: StoredRoom, board: u32) -> Result<Ended, Unreadable> {
        let cube = |value| DuplicateCube::new(value).map_err(|_no_cube| Unreadable::Value("cube"));
        let proposal = match self.proposed {
            Some((value, by)) => Some(Proposal { cube: cube(value)?, by: by.into() }),
            None => None,
        };
        let left =
            CheckersLeft::new(self.left).map_err(|_no_count| Unreadable::Value("number of checkers"))?;
        let game = PlayedGame::new(self.winner.into(), self.end.into(), cube(self.cube)?, left, proposal)
            .map_err(|_contradiction| Unreadable::Value("result"))?;
        let game = if self.unplayed { game.unplayed() } else { game };
        Ok(Ended { room: room.into(), board, game, opening: self.opening })
    }
}

impl From<&Act> for StoredAct {
    fn from(act: &Act) -> StoredAct {
        match act {
            Act::Begun { room, board, table } => {
                StoredAct::Begun { room: (*room).into(), board: *board, match_id: table.to_row() }
            }
            Act::Ended(ended) => StoredAct::Ended {
                room: ended.room.into(),
                board: ended.board,
                game: StoredGame::from(ended),
            },
            Act::Entered(ended) => StoredAct::Entered {
                room: ended.room.into(),
                board: ended.board,
                game: StoredGame::from(ended),
            },
            Act::Imported => StoredAct::Imported,
            Act::TwoPeople { players, reason } => StoredAct::TwoPeople {
                players: players.map(PlayerId::get),
                reason: reason.as_str().to_owned(),
            },
            Act::Cancelled { reason } => StoredAct::Cancelled { reason: reason.as_str().to_owned() },
            Act::Step(step) => stored_step(step),
        }
    }
}

fn stored_step(step: &Step) -> StoredAct {
    let text = |reason: &Reason| reason.as_str().to_owned();
    match step {
        Step::Accepted { player } => StoredAct::Accepted { player: player.get() },
        Step::Declined { player } => StoredAct::Declined { player: player.get() },
        Step::TeamChanged { team, captain, players, reason } => StoredAct::TeamChanged {
            team: (*team).into(),
            captain: captain.get(),
            players: players.iter().map(|player| player.get()).collect(),
            reason: reason.as_ref().map(text),
        },
        Step::Lineup { team, seats } => {
            StoredAct::LineUp { team: (*team).into(), open: seats.open.get(), closed: seats.closed.get() }
        }
        Step::Assigned { room, board, assignment, reason } => StoredAct::Assigned {
            room: (*room).into(),
            board: board.get(),
            to: assignment.to.into(),
            award: match assignment.award {
                Award::Smp(smp) => StoredAward::Smp(smp.value()),
                Award::Imp(imp) => StoredAward::Imp(imp.value()),
            },
            reason: text(reason),
        },
        Step::BoardCancelled { board, roll_set, reason } => {
            StoredAct::BoardCancelled { board: board.get(), roll_set: *roll_set, reason: text(reason) }
        }
        Step::Held { room, hold } => {
            StoredAct::Held { room: (*room).into(), reason: text(&hold.reason), minutes: hold.minutes }
        }
        Step::Released { room, reason } => StoredAct::Released { room: (*room).into(), reason: text(reason) },
        Step::Substituted { room, team, player, board, reason } => StoredAct::Substituted {
            room: (*room).into(),
            team: (*team).into(),
            player: player.get(),
            reason: text(reason),
            board: board.map(BoardNumber::get),
        },
        Step::WalkedOver { to, reason } => StoredAct::WalkedOver { to: (*to).into(), reason: text(reason) },
        Step::CommentatorsNamed { players } => {
            StoredAct::Commentators { players: players.iter().map(|player| player.get()).collect() }
        }
        Step::BoardBegun { .. } | Step::GameEnded { .. } => {
            unreachable!("a board begins and ends with its table, or is entered")
        }
    }
}

impl StoredAct {
    fn into_act(self) -> Result<Act, Unreadable> {
        let reason = |text: &str| Reason::new(text).map_err(|_no_reason| Unreadable::Value("reason"));
        Ok(Act::Step(match self {
            StoredAct::Begun { room, board, match_id } => {
                return Ok(Act::Begun { room: room.into(), board, table: MatchId::from_row(match_id) });
            }
            StoredAct::Ended { room, board, game } => return Ok(Act::Ended(game.ended(room, board)?)),
            StoredAct::Entered { room, board, game } => return Ok(Act::Entered(game.ended(room, board)?)),
            StoredAct::Imported => return Ok(Act::Imported),
            StoredAct::TwoPeople { players, reason: text } => {
                let players = players.map(PlayerId::new);
                return Ok(Act::TwoPeople { players, reason: reason(&text)? });
            }
            StoredAct::Cancelled { reason: text } => {
                return Ok(Act::Cancelled { reason: reason(&text)? });
            }
            StoredAct::Accepted { player } => Step::Accepted { player: PlayerId::new(player) },
            StoredAct::Declined { player } => Step::Declined { player: PlayerId::new(player) },
            StoredAct::TeamChanged { team, captain, players, reason: text } => Step::TeamChanged {
                team: team.into(),
                captain: PlayerId::new(captain),
                players: players.into_iter().map(PlayerId::new).collect(),
                reason: text.as_deref().map(reason).transpose()?,
            },
            StoredAct::LineUp { team, open, closed } => Step::Lineup {
                team: team.into(),
                seats: ByRoom { open: PlayerId::new(open), closed: PlayerId::new(closed) },
            },
            StoredAct::Assigned { room, board, to, award, reason: text } => Step::Assigned {
                room: room.into(),
                board: board_number(board)?,
                assignment: Assignment {
                    to: to.into(),
                    award: match award {
                        StoredAward::Smp(smp) => {
                            Award::Smp(Smp::new(smp).map_err(|_no_smp| Unreadable::Value("award"))?)
                        }
                        StoredAward::Imp(imp) => {
                            Award::Imp(Imp::new(imp).map_err(|_no_imp| Unreadable::Value("award"))?)
                        }
                    },
                },
                reason: reason(&text)?,
            },
            StoredAct::BoardCancelled { board, roll_set, reason: text } => {
                Step::BoardCancelled { board: board_number(board)?, roll_set, reason: reason(&text)? }
            }
            StoredAct::Held { room, reason: text, minutes } => {
                Step::Held { room: room.into(), hold: Hold { reason: reason(&text)?, minutes } }
            }
            StoredAct::Released { room, reason: text } => {
                Step::Released { room: room.into(), reason: reason(&text)? }
            }
            StoredAct::Substituted { room, team, player, reason: text, board } => Step::Substituted {
                room: room.into(),
                team: team.into(),
                player: PlayerId::new(player),
                board: board.map(board_number).transpose()?,
                reason: reason(&text)?,
            },
            StoredAct::WalkedOver { to, reason: text } => {
                Step::WalkedOver { to: to.into(), reason: reason(&text)? }
            }
            StoredAct::Commentators { players } => {
                Step::CommentatorsNamed { players: players.into_iter().map(PlayerId::new).collect() }
            }
        }))
    }
}

/// Returns a board number of the longest match. The match itself checks that it has the board.
fn board_number(number: u32) -> Result<BoardNumber, Unreadable> {
    let longest = Boards::new(12).map_err(|_no_column| Unreadable::Value("board"))?;
    longest.board(number).ok_or(Unreadable::Value("board"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lines of released versions must stay readable forever, so no line here may change.
    #[test]
    fn the_log_of_old_versions_is_read() {
        let lines = [
            r#"{"step":"accepted","player":7}"#,
            r#"{"step":"declined","player":8}"#,
            r#"{"step":"team_changed","team":"B","captain":9,"players":[9,10]}"#,
            r#"{"step":"team_changed","team":"A","captain":9,"players":[9,10],"reason":"ill"}"#,
            r#"{"step":"line_up","team":"A","open":7,"closed":8}"#,
            r#"{"step":"begun","room":"open","board":1,"match_id":99}"#,
            r#"{"step":"ended","room":"closed","board":12,"game":{"winner":"B","end":"gammon","cube":2,"left":15,"proposed":null,"opening":[3,1]}}"#,
            r#"{"step":"ended","room":"open","board":4,"game":{"winner":"A","end":"backgammon","cube":1,"left":15,"proposed":null,"opening":[6,1],"unplayed":true}}"#,
            r#"{"step":"ended","room":"open","board":2,"game":{"winner":"A","end":"pass","cube":1,"left":14,"proposed":[2,"A"],"opening":null}}"#,
            r#"{"step":"entered","room":"open","board":2,"game":{"winner":"A","end":"single","cube":4,"left":9,"proposed":null,"opening":null}}"#,
            r#"{"step":"assigned","room":"open","board":2,"to":"B","award":{"smp":150},"reason":"late"}"#,
            r#"{"step":"assigned","room":"open","board":2,"to":"B","award":{"imp":3},"reason":"late"}"#,
            r#"{"step":"board_cancelled","board":3,"roll_set":7,"reason":"wrong rolls"}"#,
            r#"{"step":"held","room":"closed","reason":"lunch"}"#,
            r#"{"step":"held","room":"open","reason":"a ruling","minutes":10}"#,
            r#"{"step":"released","room":"closed","reason":"back"}"#,
            r#"{"step":"substituted","room":"closed","team":"B","player":9,"reason":"ill"}"#,
            r#"{"step":"substituted","room":"open","team":"A","player":9,"reason":"ill","board":3}"#,
            r#"{"step":"commentators","players":[9,10]}"#,
            r#"{"step":"imported"}"#,
            r#"{"step":"walked_over","to":"B","reason":"nobody came"}"#,
            r#"{"step":"cancelled","reason":"power cut"}"#,
        ];
        for line in lines {
            assert_eq!(encode(&decode(line).unwrap()), line);
        }
        assert!(decode(r#"{"step":"begun","room":"third","board":1,"match_id":99}"#).is_err());
        assert!(decode(r#"{"step":"held","room":"open","reason":""}"#).is_err());
    }

    /// As above: no line may change.
    #[test]
    fn the_settings_of_old_versions_are_read() {
        let lines = [
            r#"{"name":"Turm - Lviv","boards":4,"barometer":true,"exchange":false,"play":{"kind":"here","time":{"kind":"live","delay_s":12,"reserve_s":120}},"a":{"name":"Turm","captain":7,"players":[7,8]},"b":{"name":"Turm","captain":7,"players":[7,8]}}"#,
            r#"{"name":"Turm - Lviv","boards":12,"barometer":false,"exchange":true,"ungated":true,"play":{"kind":"here","time":{"kind":"live","delay_s":12,"reserve_s":120},"dice":"thrown"},"a":{"name":"Turm","captain":7,"players":[7,8]},"b":{"name":"Turm","captain":7,"players":[7,8]}}"#,
            r#"{"name":"Turm - Lviv","boards":8,"barometer":false,"exchange":true,"play":{"kind":"by_hand"},"a":{"name":"Lviv","captain":201,"players":[201,202],"names":[[201,"Anna"],[202,"Alf"]]},"b":{"name":"Lviv","captain":201,"players":[201,202],"names":[[201,"Anna"],[202,"Alf"]]}}"#,
            r#"{"name":"Turm - Lviv","boards":4,"barometer":true,"exchange":false,"lock_step":true,"seat_proof":true,"invites":true,"starts_at":5000,"grace_minutes":10,"play":{"kind":"here","time":{"kind":"live","delay_s":12,"reserve_s":120}},"a":{"name":"Turm","captain":7,"players":[7,8]},"b":{"name":"Turm","captain":7,"players":[7,8]}}"#,
        ];
        for line in lines {
            let settings: Settings = serde_json::from_str(line).unwrap();
            assert_eq!(serde_json::to_string(&settings).unwrap(), line);
        }
    }
}
