//! The stored form of settings and acts: JSON that stays readable forever, however the types of `competitions` change.
//!
//! A released field is never renamed and never changes its meaning. A field added later has a default.

use ::competitions::{
    Reason, Seed, TeamId,
    team_event::{Step, TieNumber},
};
use moment::Millis;
use ratings::duplicate::VictoryPoints;
use serde::{Deserialize, Serialize};

use super::{
    Unreadable,
    player::{player, user},
    team_match::TeamSettings,
};
use crate::{
    id::{TeamMatchId, UserId},
    settings::{EventMatches, TeamPlay},
};

super::key::key!(TeamEventId, TeamEvent);

/// The settings of an event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "independent switches of the form")]
pub struct Settings {
    pub name: String,
    pub about: String,
    pub boards: u8,
    pub final_boards: Option<u8>,
    pub twice: bool,
    pub barometer: bool,
    pub exchange: bool,
    #[serde(default, skip_serializing_if = "super::team_match::is_false")]
    pub ungated: bool,
    #[serde(default, skip_serializing_if = "EventMatches::is_off")]
    pub lock_step: EventMatches,
    /// The matches whose players take their seats with a passkey.
    #[serde(default, skip_serializing_if = "EventMatches::is_off")]
    pub seat_proof: EventMatches,
    pub play: TeamPlay,
    pub places: u8,
    /// True if the people of its teams are invited and have to accept.
    #[serde(default, skip_serializing_if = "super::team_match::is_false")]
    pub invites: bool,
    /// The times at which its rounds begin, from the first; empty: its director starts it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub starts: Vec<Millis>,
}

/// A line of an event's log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    /// A team enters, with an unused number or the one that it had before it was withdrawn.
    Entered { team: u64, sheet: TeamSettings },
    /// The name or the players of a team change; a director may give a reason.
    Changed { team: u64, sheet: TeamSettings, reason: Option<Reason> },
    /// A tie begins as this team match.
    Begun { tie: TieNumber, team_match: TeamMatchId },
    /// Any other step of the rules.
    Step(Step),
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

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "step")]
enum StoredAct {
    Entered {
        team: u64,
        sheet: TeamSettings,
    },
    Changed {
        team: u64,
        sheet: TeamSettings,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    Accepted {
        team: u64,
        player: i64,
    },
    Withdrawn {
        team: u64,
    },
    // Seeds are sixteen hexadecimal digits.
    Started {
        seed: String,
        /// True if the teams were drawn in the order of their numbers.
        #[serde(default, skip_serializing_if = "super::team_match::is_false")]
        sorted: bool,
    },
    Joined {
        team: u64,
    },
    Begun {
        tie: u32,
        team_match: i64,
    },
    Ended {
        tie: u32,
        imp: (u32, u32),
        vp: (u32, u32),
    },
    Awarded {
        tie: u32,
        vp_a: u32,
        reason: String,
    },
    Replayed {
        tie: u32,
        reason: String,
    },
    LotDrawn {
        seed: String,
    },
    Cancelled {
        reason: String,
    },
}

/// Returns a seed as text.
pub fn shown(seed: Seed) -> String {
    format!("{:016x}", seed.get())
}

impl From<&Act> for StoredAct {
    fn from(act: &Act) -> StoredAct {
        let text = |reason: &Reason| reason.as_str().to_owned();
        match act {
            Act::Entered { team, sheet } => StoredAct::Entered { team: *team, sheet: sheet.clone() },
            Act::Changed { team, sheet, reason } => {
                StoredAct::Changed { team: *team, sheet: sheet.clone(), reason: reason.as_ref().map(text) }
            }
            Act::Begun { tie, team_match } => {
                StoredAct::Begun { tie: tie.get(), team_match: team_match.to_row() }
            }
            Act::Step(step) => match step {
                Step::Accepted { team, player } => {
                    StoredAct::Accepted { team: team.get(), player: user(*player).to_row() }
                }
                Step::Withdrawn(team) => StoredAct::Withdrawn { team: team.get() },
                Step::Started(seed) => StoredAct::Started { seed: shown(*seed), sorted: seed.is_of_sorted() },
                Step::Joined(team) => StoredAct::Joined { team: team.get() },
                Step::TieEnded { tie, imp_a, imp_b, vp } => {
                    StoredAct::Ended { tie: tie.get(), imp: (*imp_a, *imp_b), vp: (vp.a, vp.b) }
                }
                Step::TieAwarded { tie, vp_a, reason } => {
                    StoredAct::Awarded { tie: tie.get(), vp_a: *vp_a, reason: text(reason) }
                }
                Step::TieReplayed { tie, reason } => {
                    StoredAct::Replayed { tie: tie.get(), reason: text(reason) }
                }
                Step::LotDrawn(seed) => StoredAct::LotDrawn { seed: shown(*seed) },
                Step::Cancelled(reason) => StoredAct::Cancelled { reason: text(reason) },
                Step::Entered(_) | Step::Changed(_) | Step::TieBegun(_) => {
                    unreachable!("these have separate acts, with data that the rules do not have")
                }
            },
        }
    }
}

impl StoredAct {
    fn into_act(self) -> Result<Act, Unreadable> {
        let reason = |text: &str| Reason::new(text).map_err(|_no_reason| Unreadable::Value("reason"));
        let seed = |text: &str| {
            u64::from_str_radix(text, 16).map(Seed::new).map_err(|_no_number| Unreadable::Value("seed"))
        };
        let tie = TieNumber::new;
        Ok(Act::Step(match self {
            StoredAct::Entered { team, sheet } => return Ok(Act::Entered { team, sheet }),
            StoredAct::Changed { team, sheet, reason: text } => {
                return Ok(Act::Changed { team, sheet, reason: text.as_deref().map(reason).transpose()? });
            }
            StoredAct::Begun { tie: number, team_match } => {
                return Ok(Act::Begun { tie: tie(number), team_match: TeamMatchId::from_row(team_match) });
            }
            StoredAct::Accepted { team, player: number } => {
                Step::Accepted { team: TeamId::new(team), player: player(UserId::from_row(number)) }
            }
            StoredAct::Joined { team } => Step::Joined(TeamId::new(team)),
            StoredAct::Withdrawn { team } => Step::Withdrawn(TeamId::new(team)),
            StoredAct::Started { seed: text, sorted: true } => {
                Step::Started(Seed::of_sorted(seed(&text)?.get()))
            }
            StoredAct::Started { seed: text, sorted: false } => Step::Started(seed(&text)?),
            StoredAct::Ended { tie: number, imp: (imp_a, imp_b), vp: (a, b) } => {
                Step::TieEnded { tie: tie(number), imp_a, imp_b, vp: VictoryPoints { a, b } }
            }
            StoredAct::Awarded { tie: number, vp_a, reason: text } => {
                Step::TieAwarded { tie: tie(number), vp_a, reason: reason(&text)? }
            }
            StoredAct::Replayed { tie: number, reason: text } => {
                Step::TieReplayed { tie: tie(number), reason: reason(&text)? }
            }
            StoredAct::LotDrawn { seed: text } => Step::LotDrawn(seed(&text)?),
            StoredAct::Cancelled { reason: text } => Step::Cancelled(reason(&text)?),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lines of released versions must stay readable forever, so no line here may change.
    #[test]
    fn the_log_of_old_versions_is_read() {
        let lines = [
            r#"{"step":"entered","team":3,"sheet":{"name":"Turm","captain":7,"players":[7,8]}}"#,
            r#"{"step":"changed","team":3,"sheet":{"name":"Turm","captain":201,"players":[201,202],"names":[[201,"Anna"],[202,"Alf"]]}}"#,
            r#"{"step":"changed","team":3,"sheet":{"name":"Turm","captain":7,"players":[7,8]},"reason":"ill"}"#,
            r#"{"step":"accepted","team":3,"player":8}"#,
            r#"{"step":"joined","team":4}"#,
            r#"{"step":"withdrawn","team":3}"#,
            r#"{"step":"started","seed":"00000000000000ff"}"#,
            r#"{"step":"started","seed":"00000000000000ff","sorted":true}"#,
            r#"{"step":"begun","tie":1,"team_match":99}"#,
            r#"{"step":"ended","tie":1,"imp":[35,43],"vp":[13,17]}"#,
            r#"{"step":"awarded","tie":2,"vp_a":18,"reason":"nobody came"}"#,
            r#"{"step":"replayed","tie":2,"reason":"wrong rolls"}"#,
            r#"{"step":"lot_drawn","seed":"ffffffffffffffff"}"#,
            r#"{"step":"cancelled","reason":"power cut"}"#,
        ];
        for line in lines {
            assert_eq!(encode(&decode(line).unwrap()), line);
        }
        assert!(decode(r#"{"step":"started","seed":"seed"}"#).is_err());
        assert!(decode(r#"{"step":"cancelled","reason":" "}"#).is_err());
    }

    /// As above: no line may change.
    #[test]
    fn the_settings_of_old_versions_are_read() {
        let lines = [
            r#"{"name":"League","about":"","boards":4,"final_boards":null,"twice":false,"barometer":true,"exchange":false,"play":{"kind":"here","time":{"kind":"live","delay_s":12,"reserve_s":120}},"places":8}"#,
            r#"{"name":"League","about":"At home","boards":4,"final_boards":6,"twice":true,"barometer":false,"exchange":true,"ungated":true,"play":{"kind":"by_hand"},"places":16}"#,
            r#"{"name":"League","about":"","boards":4,"final_boards":null,"twice":false,"barometer":true,"exchange":false,"play":{"kind":"here","time":{"kind":"live","delay_s":12,"reserve_s":120}},"places":8,"invites":true}"#,
            r#"{"name":"League","about":"","boards":4,"final_boards":null,"twice":false,"barometer":true,"exchange":false,"play":{"kind":"here","time":{"kind":"live","delay_s":12,"reserve_s":120}},"places":8,"invites":true,"starts":[1000,2000]}"#,
            r#"{"name":"League","about":"","boards":4,"final_boards":4,"twice":false,"barometer":true,"exchange":false,"lock_step":"final","seat_proof":"all","play":{"kind":"here","time":{"kind":"live","delay_s":12,"reserve_s":120}},"places":8}"#,
        ];
        for line in lines {
            let settings: Settings = serde_json::from_str(line).unwrap();
            assert_eq!(serde_json::to_string(&settings).unwrap(), line);
        }
    }
}
