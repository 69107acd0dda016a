//! Moderation: moderators, mutes, reports, and what was done about them.

use diesel::prelude::*;
use wire::{Millis, ModeratorDeed, ReportReason};

use super::{
    AnyConn, DbError,
    schema::{moderator_actions, moderators, mutes, reports},
};
use crate::{id::UserId, live::MatchId};

/// A report.
#[derive(Debug, Clone)]
pub(crate) struct Report {
    pub(crate) id: i64,
    pub(crate) reporter: UserId,
    pub(crate) player: UserId,
    pub(crate) match_id: Option<MatchId>,
    pub(crate) reason: ReportReason,
    pub(crate) text: String,
    pub(crate) at: Millis,
}

/// What a moderator did.
#[derive(Debug, Clone)]
pub(crate) struct Action {
    pub(crate) id: i64,
    pub(crate) at: Millis,
    pub(crate) moderator: UserId,
    pub(crate) player: UserId,
    pub(crate) report: Option<i64>,
    pub(crate) deed: ModeratorDeed,
    /// The end of a mute.
    pub(crate) until: Option<Millis>,
    pub(crate) why: String,
}

const REASONS: [(ReportReason, &str); 5] = [
    (ReportReason::Chat, "chat"),
    (ReportReason::Name, "name"),
    (ReportReason::Cheating, "cheating"),
    (ReportReason::Stalling, "stalling"),
    (ReportReason::Other, "other"),
];
const DEEDS: [(ModeratorDeed, &str); 3] =
    [(ModeratorDeed::Mute, "mute"), (ModeratorDeed::Unmute, "unmute"), (ModeratorDeed::Dismiss, "dismiss")];

fn word<T: PartialEq>(words: &[(T, &'static str)], wanted: &T) -> &'static str {
    words.iter().find(|(value, _)| value == wanted).map_or("", |(_, word)| word)
}

fn value<T: Copy>(words: &[(T, &str)], word: &str) -> Result<T, DbError> {
    let found = words.iter().find(|(_, known)| *known == word).map(|(value, _)| *value);
    found.ok_or_else(|| DbError::Broken(format!("moderation: {word}")))
}

/// The reason that a word stands for.
pub(crate) fn reason(word: &str) -> Result<ReportReason, DbError> {
    value(&REASONS, word)
}

/// Whether a user is a moderator.
pub(crate) fn is_moderator(connection: &mut AnyConn, user: UserId) -> Result<bool, DbError> {
    let rows: i64 =
        moderators::table.filter(moderators::user_id.eq(user.to_row())).count().get_result(connection)?;
    Ok(rows == 1)
}

/// Makes a user a moderator, or none any more. False: it was so already.
pub(crate) fn set_moderator(
    connection: &mut AnyConn,
    user: UserId,
    is_one: bool,
    now: Millis,
) -> Result<bool, DbError> {
    if is_moderator(connection, user)? == is_one {
        return Ok(false);
    }
    if is_one {
        diesel::insert_into(moderators::table)
            .values((moderators::user_id.eq(user.to_row()), moderators::since.eq(now.0)))
            .execute(connection)?;
    } else {
        diesel::delete(moderators::table.find(user.to_row())).execute(connection)?;
    }
    Ok(true)
}

/// Until when a user is muted; none: not at `now`.
pub(crate) fn muted_until(
    connection: &mut AnyConn,
    user: UserId,
    now: Millis,
) -> Result<Option<Millis>, DbError> {
    let until: Option<i64> = mutes::table
        .find(user.to_row())
        .filter(mutes::until.gt(now.0))
        .select(mutes::until)
        .first(connection)
        .optional()?;
    Ok(until.map(Millis))
}

/// Keeps a report. Conflicts when this player has reported the other already and that still waits.
pub(crate) fn report(connection: &mut AnyConn, report: &Report) -> Result<(), DbError> {
    diesel::insert_into(reports::table)
        .values((
            reports::id.eq(report.id),
            reports::reporter_id.eq(report.reporter.to_row()),
            reports::player_id.eq(report.player.to_row()),
            reports::match_id.eq(report.match_id.map(MatchId::to_row)),
            reports::reason.eq(word(&REASONS, &report.reason)),
            reports::text.eq(&report.text),
            reports::at.eq(report.at.0),
        ))
        .execute(connection)?;
    Ok(())
}

type ReportRow = (i64, i64, i64, Option<i64>, String, String, i64);

/// Reports that wait, the oldest first.
pub(crate) fn waiting(connection: &mut AnyConn, limit: i64) -> Result<Vec<Report>, DbError> {
    let rows: Vec<ReportRow> = reports::table
        .filter(reports::closed_at.is_null())
        .order((reports::at.asc(), reports::id.asc()))
        .limit(limit)
        .select((
            reports::id,
            reports::reporter_id,
            reports::player_id,
            reports::match_id,
            reports::reason,
            reports::text,
            reports::at,
        ))
        .load(connection)?;
    rows.into_iter()
        .map(|(id, reporter, player, match_id, reason, text, at)| {
            Ok(Report {
                id,
                reporter: UserId::from_row(reporter),
                player: UserId::from_row(player),
                match_id: match_id.map(MatchId::from_row),
                reason: value(&REASONS, &reason)?,
                text,
                at: Millis(at),
            })
        })
        .collect()
}

/// Closes a report that waits; its player. None: there is none, or another moderator was faster.
pub(crate) fn close(connection: &mut AnyConn, id: i64, now: Millis) -> Result<Option<UserId>, DbError> {
    let waits = reports::table.filter(reports::id.eq(id)).filter(reports::closed_at.is_null());
    if diesel::update(waits).set(reports::closed_at.eq(now.0)).execute(connection)? == 0 {
        return Ok(None);
    }
    let player: i64 = reports::table.find(id).select(reports::player_id).first(connection)?;
    Ok(Some(UserId::from_row(player)))
}

/// Carries out an action and writes it down.
pub(crate) fn act(connection: &mut AnyConn, action: &Action) -> Result<(), DbError> {
    let mute = mutes::table.find(action.player.to_row());
    match (action.deed, action.until) {
        (ModeratorDeed::Mute, Some(until)) => {
            if diesel::update(mute).set(mutes::until.eq(until.0)).execute(connection)? == 0 {
                diesel::insert_into(mutes::table)
                    .values((mutes::user_id.eq(action.player.to_row()), mutes::until.eq(until.0)))
                    .execute(connection)?;
            }
        }
        (ModeratorDeed::Unmute, _) => {
            diesel::delete(mute).execute(connection)?;
        }
        (ModeratorDeed::Mute, None) | (ModeratorDeed::Dismiss, _) => {}
    }
    diesel::insert_into(moderator_actions::table)
        .values((
            moderator_actions::id.eq(action.id),
            moderator_actions::at.eq(action.at.0),
            moderator_actions::moderator_id.eq(action.moderator.to_row()),
            moderator_actions::player_id.eq(action.player.to_row()),
            moderator_actions::report_id.eq(action.report),
            moderator_actions::action.eq(word(&DEEDS, &action.deed)),
            moderator_actions::until.eq(action.until.map(|until| until.0)),
            moderator_actions::why.eq(&action.why),
        ))
        .execute(connection)?;
    Ok(())
}

type ActionRow = (i64, i64, i64, i64, Option<i64>, String, Option<i64>, String);

/// What moderators did, the newest first.
pub(crate) fn actions(connection: &mut AnyConn, limit: i64) -> Result<Vec<Action>, DbError> {
    let rows: Vec<ActionRow> = moderator_actions::table
        .order((moderator_actions::at.desc(), moderator_actions::id.desc()))
        .limit(limit)
        .select((
            moderator_actions::id,
            moderator_actions::at,
            moderator_actions::moderator_id,
            moderator_actions::player_id,
            moderator_actions::report_id,
            moderator_actions::action,
            moderator_actions::until,
            moderator_actions::why,
        ))
        .load(connection)?;
    rows.into_iter()
        .map(|(id, at, moderator, player, report, action, until, why)| {
            Ok(Action {
                id,
                at: Millis(at),
                moderator: UserId::from_row(moderator),
                player: UserId::from_row(player),
                report,
                deed: value(&DEEDS, &action)?,
                until: until.map(Millis),
                why,
            })
        })
        .collect()
}
