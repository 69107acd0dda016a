//! Moderation: moderators, reports, and the moderation log.

use std::collections::BTreeSet;

use diesel::{dsl, prelude::*};
use moment::Millis;
use serde::{Deserialize, Serialize};

use super::{
    AnyConn, DbError,
    columns::PORTION,
    matches,
    moderation_schema::moderation_log,
    sanctions,
    schema::{moderators, reports, users},
};
use crate::{
    account::Author,
    id::{MatchId, UserId, random_id},
    stored::{from_json, to_json},
};

/// The reason for a report.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ReportReason {
    /// A chat line.
    Chat,
    /// The player's name.
    Name,
    /// Help by a program, or matches lost on purpose.
    Cheating,
    /// Playing slowly to annoy, or staying away.
    Stalling,
    /// Another reason, given in the text.
    Other,
}

/// The kinds of acts in the moderators' log.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ModeratorDeed {
    /// The player was warned.
    Warning,
    /// The player was muted.
    Mute,
    /// The player's mute was lifted.
    Unmute,
    /// The player was restricted to unrated play without stakes.
    Restriction,
    /// The player was suspended.
    Suspension,
    /// The player was banned.
    Ban,
    /// The player's name was closed.
    ClosedName,
    /// The player was hidden from lists.
    Hidden,
    /// A sanction was lifted.
    Lift,
    /// A report was closed without a finding.
    Dismiss,
    /// A case opened by the server was closed.
    CloseCase,
    /// Matches were voided.
    Void,
    /// A void was undone.
    UndoVoid,
    /// An appeal was granted, which lifts the sanction.
    GrantAppeal,
    /// An appeal was rejected.
    RejectAppeal,
    /// A hold of a competition was released.
    ReleaseEvent,
    /// A competition was called off.
    CallOffEvent,
}

impl ModeratorDeed {
    /// Returns true for a decision about a player with an effect, also one that ends or confirms an earlier effect.
    const fn has_effect(self) -> bool {
        match self {
            ModeratorDeed::Mute
            | ModeratorDeed::Unmute
            | ModeratorDeed::Restriction
            | ModeratorDeed::Suspension
            | ModeratorDeed::Ban
            | ModeratorDeed::ClosedName
            | ModeratorDeed::Hidden
            | ModeratorDeed::Lift
            | ModeratorDeed::CloseCase
            | ModeratorDeed::Void
            | ModeratorDeed::UndoVoid
            | ModeratorDeed::GrantAppeal
            | ModeratorDeed::RejectAppeal => true,
            // The last two are about a competition, and name no player.
            ModeratorDeed::Warning
            | ModeratorDeed::Dismiss
            | ModeratorDeed::ReleaseEvent
            | ModeratorDeed::CallOffEvent => false,
        }
    }
}

/// The words and messages of a reported player, as they were at the time of the report.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Evidence {
    /// The words on the profile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub words: Option<String>,
    /// The latest private messages between the reporter and the player, oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub messages: Vec<MessageInReport>,
}

/// A private message in a report.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct MessageInReport {
    /// True if the reporter wrote it, false if the player did.
    pub by_reporter: bool,
    /// Milliseconds since 1970.
    pub at: i64,
    pub text: String,
}

/// A report.
#[derive(Debug, Clone)]
pub struct StoredPlayerReport {
    pub id: i64,
    pub reporter: UserId,
    pub player: UserId,
    pub match_id: Option<MatchId>,
    pub reason: ReportReason,
    pub text: String,
    pub at: Millis,
    pub evidence: Evidence,
}

/// An action to store in the moderation log.
#[derive(Debug, Clone, Copy)]
pub struct ModerationAct<'a> {
    pub at: Millis,
    pub author: &'a Author,
    /// The player concerned; `None` if there are several.
    pub player: Option<UserId>,
    pub act: ModeratorDeed,
    /// The end of a sanction.
    pub until: Option<Millis>,
    pub why: &'a str,
}

/// An entry of the log.
#[derive(Debug, Clone)]
pub struct Noted {
    pub at: Millis,
    pub author: Author,
    pub player: Option<UserId>,
    pub act: ModeratorDeed,
    pub until: Option<Millis>,
    pub why: String,
}

const REASONS: [(ReportReason, &str); 5] = [
    (ReportReason::Chat, "chat"),
    (ReportReason::Name, "name"),
    (ReportReason::Cheating, "cheating"),
    (ReportReason::Stalling, "stalling"),
    (ReportReason::Other, "other"),
];
const DEEDS: [(ModeratorDeed, &str); 17] = [
    (ModeratorDeed::Warning, "warning"),
    (ModeratorDeed::Mute, "mute"),
    (ModeratorDeed::Unmute, "unmute"),
    (ModeratorDeed::Restriction, "restriction"),
    (ModeratorDeed::Suspension, "suspension"),
    (ModeratorDeed::Ban, "ban"),
    (ModeratorDeed::ClosedName, "closed_name"),
    (ModeratorDeed::Hidden, "hidden"),
    (ModeratorDeed::Lift, "lift"),
    (ModeratorDeed::Dismiss, "dismiss"),
    (ModeratorDeed::CloseCase, "close_case"),
    (ModeratorDeed::Void, "void"),
    (ModeratorDeed::UndoVoid, "undo_void"),
    (ModeratorDeed::GrantAppeal, "grant_appeal"),
    (ModeratorDeed::RejectAppeal, "reject_appeal"),
    (ModeratorDeed::ReleaseEvent, "release_event"),
    (ModeratorDeed::CallOffEvent, "call_off_event"),
];

fn word<T: PartialEq>(words: &[(T, &'static str)], wanted: &T) -> &'static str {
    words.iter().find(|(value, _)| value == wanted).map_or("", |(_, word)| word)
}

fn value<T: Copy>(words: &[(T, &str)], word: &str) -> Result<T, DbError> {
    let found = words.iter().find(|(_, known)| *known == word).map(|(value, _)| *value);
    found.ok_or_else(|| DbError::Broken(format!("moderation: {word}")))
}

/// Returns the reason that a word stands for.
pub fn reason(word: &str) -> Result<ReportReason, DbError> {
    value(&REASONS, word)
}

/// Returns true if a user is a moderator who may act. A suspended or banned one may not.
pub fn is_moderator(connection: &mut AnyConn, user: UserId, now: Millis) -> Result<bool, DbError> {
    Ok(is_appointed(connection, user)? && sanctions::in_force(connection, user, now)?.shut_out.is_none())
}

/// Returns true if an operator has made the user a moderator.
fn is_appointed(connection: &mut AnyConn, user: UserId) -> Result<bool, DbError> {
    let rows: i64 =
        moderators::table.filter(moderators::user_id.eq(user.to_row())).count().get_result(connection)?;
    Ok(rows == 1)
}

/// Returns the people of a report: the reporter, the player, and the players of the match.
pub fn people_of_report(connection: &mut AnyConn, id: i64) -> Result<Vec<UserId>, DbError> {
    let row: Option<(i64, i64, Option<i64>)> = reports::table
        .find(id)
        .select((reports::reporter_id, reports::player_id, reports::match_id))
        .first(connection)
        .optional()?;
    let Some((reporter, player, match_id)) = row else { return Ok(Vec::new()) };
    let mut people = vec![UserId::from_row(reporter), UserId::from_row(player)];
    if let Some(facts) = match_id.map(|id| matches::by_id(connection, MatchId::from_row(id))).transpose()? {
        people.extend(
            facts
                .iter()
                .flat_map(|facts| [facts.seats.white, facts.seats.black])
                .flatten()
                .map(|seat| seat.user),
        );
    }
    Ok(people)
}

/// Makes a user a moderator, or removes the role. Returns false if nothing changed.
pub fn set_moderator(
    connection: &mut AnyConn,
    user: UserId,
    is_one: bool,
    now: Millis,
) -> Result<bool, DbError> {
    if is_appointed(connection, user)? == is_one {
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

/// Stores a report. Fails with a conflict if an earlier report of the same player by this reporter is still open.
pub fn report(connection: &mut AnyConn, report: &StoredPlayerReport) -> Result<(), DbError> {
    diesel::insert_into(reports::table)
        .values((
            reports::id.eq(report.id),
            reports::reporter_id.eq(report.reporter.to_row()),
            reports::player_id.eq(report.player.to_row()),
            reports::match_id.eq(report.match_id.map(MatchId::to_row)),
            reports::reason.eq(word(&REASONS, &report.reason)),
            reports::text.eq(&report.text),
            reports::at.eq(report.at.0),
            reports::evidence.eq((report.evidence != Evidence::default()).then(|| to_json(&report.evidence))),
        ))
        .execute(connection)?;
    Ok(())
}

type ReportRow = (i64, i64, i64, Option<i64>, String, String, i64, Option<String>);

/// Returns open reports: first those by players with an account, then those by guests, each oldest first. Guest
/// accounts cost nothing to make, so reports by guests must not hide others.
pub fn waiting(connection: &mut AnyConn, limit: i64) -> Result<Vec<StoredPlayerReport>, DbError> {
    let rows: Vec<ReportRow> = reports::table
        .inner_join(users::table.on(users::id.eq(reports::reporter_id)))
        .filter(reports::closed_at.is_null())
        .order((users::kind.eq("guest").asc(), reports::at.asc(), reports::id.asc()))
        .limit(limit)
        .select((
            reports::id,
            reports::reporter_id,
            reports::player_id,
            reports::match_id,
            reports::reason,
            reports::text,
            reports::at,
            reports::evidence,
        ))
        .load(connection)?;
    rows.into_iter()
        .map(|(id, reporter, player, match_id, reason, text, at, evidence)| {
            let evidence = evidence.map(|text| from_json(format_args!("reports: evidence of {id}"), &text));
            Ok(StoredPlayerReport {
                evidence: evidence.transpose()?.unwrap_or_default(),
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

/// The open reports for a moderator.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Waiting {
    pub moderator: UserId,
    /// The number of open reports, without those about the moderator.
    pub count: u32,
    /// The time of the oldest.
    pub since: Millis,
}

/// Returns the open reports for each moderator who may act. A report about a moderator waits only for the others.
pub fn waiting_for_moderators(connection: &mut AnyConn, now: Millis) -> Result<Vec<Waiting>, DbError> {
    let all: Vec<i64> = moderators::table.select(moderators::user_id).load(connection)?;
    let mut waiting = Vec::new();
    for moderator in all {
        if !is_moderator(connection, UserId::from_row(moderator), now)? {
            continue;
        }
        let (count, since): (i64, Option<i64>) = reports::table
            .filter(reports::closed_at.is_null())
            .filter(reports::player_id.ne(moderator))
            .select((dsl::count_star(), dsl::min(reports::at)))
            .first(connection)?;
        if let Some(since) = since {
            let count = u32::try_from(count).unwrap_or(u32::MAX);
            waiting.push(Waiting { moderator: UserId::from_row(moderator), count, since: Millis(since) });
        }
    }
    Ok(waiting)
}

/// Closes an open report. Returns its player; `None` if there is no such report or another moderator was first.
pub fn close(connection: &mut AnyConn, id: i64, now: Millis) -> Result<Option<UserId>, DbError> {
    let waits = reports::table.filter(reports::id.eq(id)).filter(reports::closed_at.is_null());
    if diesel::update(waits).set(reports::closed_at.eq(now.0)).execute(connection)? == 0 {
        return Ok(None);
    }
    let player: i64 = reports::table.find(id).select(reports::player_id).first(connection)?;
    Ok(Some(UserId::from_row(player)))
}

/// Stores an action in the log. Runs in the transaction that carries it out.
pub fn store_moderation_act(connection: &mut AnyConn, act: &ModerationAct<'_>) -> Result<(), DbError> {
    diesel::insert_into(moderation_log::table)
        .values((
            moderation_log::id.eq(random_id()),
            moderation_log::at.eq(act.at.0),
            moderation_log::moderator_id.eq(act.author.moderator().map(UserId::to_row)),
            moderation_log::operator.eq(act.author.operator()),
            moderation_log::player_id.eq(act.player.map(UserId::to_row)),
            moderation_log::act.eq(word(&DEEDS, &act.act)),
            moderation_log::until_at.eq(act.until.map(|until| until.0)),
            moderation_log::why.eq(act.why),
        ))
        .execute(connection)?;
    Ok(())
}

/// Returns the words of the decisions with an effect.
fn words_with_effect() -> Vec<&'static str> {
    DEEDS.iter().filter(|(deed, _)| deed.has_effect()).map(|(_, word)| *word).collect()
}

/// Returns the players about whom one of these moderators has made a decision with an effect after `since`. A decision
/// that was taken back later is one too. The index by time bounds the search to the log since then.
pub fn decided_by(
    connection: &mut AnyConn,
    moderators: &BTreeSet<UserId>,
    since: Millis,
) -> Result<BTreeSet<UserId>, DbError> {
    let moderators: Vec<i64> = moderators.iter().map(|user| user.to_row()).collect();
    let mut players = BTreeSet::new();
    for portion in moderators.chunks(PORTION) {
        let found: Vec<Option<i64>> = moderation_log::table
            .filter(moderation_log::at.gt(since.0))
            .filter(moderation_log::moderator_id.eq_any(portion))
            .filter(moderation_log::act.eq_any(words_with_effect()))
            .select(moderation_log::player_id)
            .distinct()
            .load(connection)?;
        players.extend(found.into_iter().flatten().map(UserId::from_row));
    }
    Ok(players)
}

/// Returns the moderators who have made a decision with an effect about one of these players after `since`, like
/// [`decided_by`].
pub fn deciders_about(
    connection: &mut AnyConn,
    players: &BTreeSet<UserId>,
    since: Millis,
) -> Result<BTreeSet<UserId>, DbError> {
    let players: Vec<i64> = players.iter().map(|user| user.to_row()).collect();
    let mut moderators = BTreeSet::new();
    for portion in players.chunks(PORTION) {
        let found: Vec<Option<i64>> = moderation_log::table
            .filter(moderation_log::at.gt(since.0))
            .filter(moderation_log::player_id.eq_any(portion))
            .filter(moderation_log::act.eq_any(words_with_effect()))
            .select(moderation_log::moderator_id)
            .distinct()
            .load(connection)?;
        moderators.extend(found.into_iter().flatten().map(UserId::from_row));
    }
    Ok(moderators)
}

type NotedRow = (i64, Option<i64>, String, Option<i64>, String, Option<i64>, String);

/// Returns the newest entries of the log, newest first.
pub fn log(connection: &mut AnyConn, limit: i64) -> Result<Vec<Noted>, DbError> {
    let rows: Vec<NotedRow> = moderation_log::table
        .order((moderation_log::at.desc(), moderation_log::id.desc()))
        .limit(limit)
        .select((
            moderation_log::at,
            moderation_log::moderator_id,
            moderation_log::operator,
            moderation_log::player_id,
            moderation_log::act,
            moderation_log::until_at,
            moderation_log::why,
        ))
        .load(connection)?;
    rows.into_iter()
        .map(|(at, moderator, operator, player, act, until, why)| {
            Ok(Noted {
                at: Millis(at),
                author: Author::from_columns(moderator, operator),
                player: player.map(UserId::from_row),
                act: value(&DEEDS, &act)?,
                until: until.map(Millis),
                why,
            })
        })
        .collect()
}
