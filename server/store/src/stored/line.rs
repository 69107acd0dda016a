//! The stored form of the lines that the logs of all kinds of competitions share: JSON that stays readable forever.
//!
//! A step is stored in the form of its kind of competition, with a field `step`. Corrections and acts at the desk have
//! a field `desk` instead.

use ::competitions::{
    PlayerId, Reason,
    desk::{self, Hold, Scope},
    log::{Correction, Line, Meeting},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Unreadable, key::Key};

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "desk")]
enum StoredLine {
    Undone {
        of: u32,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        with: Vec<u32>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        called_off: Vec<StoredMeeting>,
        reason: String,
    },
    Replaced {
        of: u32,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        with: Vec<u32>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        called_off: Vec<StoredMeeting>,
        reason: String,
        /// The new step, in the form of its kind of competition.
        instead: Value,
    },
    Held {
        /// The id of the table; everything is held if it is missing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<u64>,
        reason: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        minutes: Option<u16>,
    },
    Released {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<u64>,
        reason: String,
    },
    Outlasted {
        table: u64,
    },
    TimeGiven {
        tables: Vec<u64>,
        minutes: u16,
        reason: String,
    },
    DirectorAdded {
        player: u64,
    },
    DirectorRemoved {
        player: u64,
    },
    HandedOver {
        player: u64,
    },
    DirectorsSet {
        players: Vec<u64>,
    },
}

/// A match that a correction called off after it had begun: the stage and the two sides.
type StoredMeeting = (String, u64, u64);

/// Encodes a line of a log.
pub fn encode<Id: Key>(line: &Line<Id::Act>) -> String {
    let stored = match line {
        Line::Step(act) => return Id::encode(act),
        Line::Correction(correction) => of_correction::<Id>(correction),
        Line::Desk(act) => of_act(act),
    };
    serde_json::to_string(&stored)
        .expect("lines have no maps with keys other than texts and no infinite numbers")
}

/// Decodes a line that [`encode`] wrote.
///
/// # Errors
/// If [`encode`] cannot have written the text.
pub fn decode<Id: Key>(text: &str) -> Result<Line<Id::Act>, Unreadable> {
    let value: Value = serde_json::from_str(text)?;
    if value.get("desk").is_none() {
        return Id::decode(text).map(Line::Step);
    }
    into_line::<Id>(serde_json::from_value(value)?)
}

fn of_correction<Id: Key>(correction: &Correction<Id::Act>) -> StoredLine {
    let Correction { of, instead, taken_back, called_off, reason } = correction;
    let (of, with, reason) = (*of, taken_back.clone(), reason.as_str().to_owned());
    let stored = |Meeting { stage, sides: [one, other] }: &Meeting| (stage.clone(), *one, *other);
    let called_off = called_off.iter().map(stored).collect();
    match instead {
        None => StoredLine::Undone { of, with, called_off, reason },
        Some(act) => {
            let instead = serde_json::from_str(&Id::encode(act)).expect("an encoded act is JSON");
            StoredLine::Replaced { of, with, called_off, reason, instead }
        }
    }
}

fn of_act(act: &desk::Act) -> StoredLine {
    let table = |scope: Scope| match scope {
        Scope::All => None,
        Scope::Table(number) => Some(number),
    };
    match act {
        desk::Act::Held { scope, hold } => StoredLine::Held {
            table: table(*scope),
            reason: hold.reason.as_str().to_owned(),
            minutes: hold.minutes,
        },
        desk::Act::Released { scope, reason } => {
            StoredLine::Released { table: table(*scope), reason: reason.as_str().to_owned() }
        }
        desk::Act::Outlasted { table } => StoredLine::Outlasted { table: *table },
        desk::Act::TimeGiven { tables, minutes, reason } => StoredLine::TimeGiven {
            tables: tables.clone(),
            minutes: *minutes,
            reason: reason.as_str().to_owned(),
        },
        desk::Act::DirectorAdded(player) => StoredLine::DirectorAdded { player: player.get() },
        desk::Act::DirectorRemoved(player) => StoredLine::DirectorRemoved { player: player.get() },
        desk::Act::HandedOver(player) => StoredLine::HandedOver { player: player.get() },
        desk::Act::DirectorsSet(players) => {
            StoredLine::DirectorsSet { players: players.iter().map(|player| player.get()).collect() }
        }
    }
}

fn into_line<Id: Key>(stored: StoredLine) -> Result<Line<Id::Act>, Unreadable> {
    let reason = |text: &str| Reason::new(text).map_err(|_no_reason| Unreadable::Value("reason"));
    let scope = |table: Option<u64>| table.map_or(Scope::All, Scope::Table);
    let meetings = |stored: Vec<StoredMeeting>| {
        stored.into_iter().map(|(stage, one, other)| Meeting::new(stage, one, other)).collect()
    };
    Ok(match stored {
        StoredLine::Undone { of, with, called_off, reason: text } => Line::Correction(Correction {
            of,
            instead: None,
            taken_back: with,
            called_off: meetings(called_off),
            reason: reason(&text)?,
        }),
        StoredLine::Replaced { of, with, called_off, reason: text, instead } => {
            Line::Correction(Correction {
                of,
                instead: Some(Id::decode(&instead.to_string())?),
                taken_back: with,
                called_off: meetings(called_off),
                reason: reason(&text)?,
            })
        }
        StoredLine::Held { table, reason: text, minutes } => Line::Desk(desk::Act::Held {
            scope: scope(table),
            hold: Hold { reason: reason(&text)?, minutes },
        }),
        StoredLine::Released { table, reason: text } => {
            Line::Desk(desk::Act::Released { scope: scope(table), reason: reason(&text)? })
        }
        StoredLine::Outlasted { table } => Line::Desk(desk::Act::Outlasted { table }),
        StoredLine::TimeGiven { tables, minutes, reason: text } => {
            Line::Desk(desk::Act::TimeGiven { tables, minutes, reason: reason(&text)? })
        }
        StoredLine::DirectorAdded { player } => Line::Desk(desk::Act::DirectorAdded(PlayerId::new(player))),
        StoredLine::DirectorRemoved { player } => {
            Line::Desk(desk::Act::DirectorRemoved(PlayerId::new(player)))
        }
        StoredLine::HandedOver { player } => Line::Desk(desk::Act::HandedOver(PlayerId::new(player))),
        StoredLine::DirectorsSet { players } => {
            Line::Desk(desk::Act::DirectorsSet(players.into_iter().map(PlayerId::new).collect()))
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::id::{ComparativeId, TeamEventId, TeamMatchId, TournamentId};

    fn check<Id: Key>(line: &str) {
        assert_eq!(encode::<Id>(&decode::<Id>(line).unwrap()), line);
    }

    /// Lines of released versions must stay readable forever, so no line here may change.
    #[test]
    fn the_lines_of_old_versions_are_read() {
        let lines = [
            r#"{"desk":"undone","of":3,"reason":"wrong table"}"#,
            r#"{"desk":"undone","of":3,"with":[4,5],"reason":"wrong table"}"#,
            r#"{"desk":"undone","of":3,"with":[4],"called_off":[["main 2",7,8]],"reason":"wrong table"}"#,
            r#"{"desk":"held","reason":"power cut","minutes":20}"#,
            r#"{"desk":"held","table":99,"reason":"power cut"}"#,
            r#"{"desk":"released","reason":"light again"}"#,
            r#"{"desk":"released","table":99,"reason":"light again"}"#,
            r#"{"desk":"outlasted","table":99}"#,
            r#"{"desk":"time_given","tables":[99],"minutes":5,"reason":"a ruling took long"}"#,
            r#"{"desk":"director_added","player":7}"#,
            r#"{"desk":"director_removed","player":7}"#,
            r#"{"desk":"handed_over","player":7}"#,
            r#"{"desk":"directors_set","players":[7,8]}"#,
        ];
        for line in lines {
            check::<TournamentId>(line);
            check::<TeamMatchId>(line);
            check::<TeamEventId>(line);
            check::<ComparativeId>(line);
        }
        check::<TournamentId>(r#"{"step":"check_in_opened"}"#);
        for odd in [
            r#"{"desk":"undone","of":3,"reason":" "}"#,
            r#"{"desk":"flown"}"#,
            r#"{"desk":"replaced","of":3,"reason":"x","instead":{"step":"flown"}}"#,
        ] {
            assert!(decode::<TournamentId>(odd).is_err(), "{odd}");
        }
    }

    /// As above, for each kind.
    #[test]
    fn replaced_steps_of_old_versions_are_read() {
        check::<TournamentId>(
            r#"{"desk":"replaced","of":3,"reason":"typed wrong","instead":{"how":"director","place":{"branch":"main","number":2,"round":1},"step":"decided","winner":7}}"#,
        );
        check::<TournamentId>(
            r#"{"desk":"replaced","of":3,"with":[9],"called_off":[["main 2",7,9]],"reason":"typed wrong","instead":{"how":"director","place":{"branch":"main","number":2,"round":1},"step":"decided","winner":7}}"#,
        );
        check::<TeamMatchId>(
            r#"{"desk":"replaced","of":3,"with":[9],"reason":"typed wrong","instead":{"award":{"imp":4},"board":1,"reason":"late","room":"open","step":"assigned","to":"A"}}"#,
        );
        check::<TeamEventId>(
            r#"{"desk":"replaced","of":3,"reason":"typed wrong","instead":{"imp":[35,43],"step":"ended","tie":1,"vp":[13,17]}}"#,
        );
        check::<ComparativeId>(
            r#"{"desk":"replaced","of":3,"reason":"typed wrong","instead":{"board":1,"game":{"cube":2,"end":"gammon","left":15,"winner":"white"},"player":7,"step":"ended"}}"#,
        );
    }
}
