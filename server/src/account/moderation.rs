//! Reports, mutes, and the moderators' desk. Whatever a moderator does is written down in the same transaction.

use std::collections::HashMap;

use wire::{
    Millis, ModerationDesk, ModeratorAction, ModeratorActionView, ModeratorDeed, ReportView, SendReport,
};

use super::{Account, AccountKind, UserName};
use crate::{
    db::{
        AnyConn, DbError, matches,
        moderation::{self, Action, Report},
        people, users,
    },
    error::AppError,
    id::{self, UserId},
    live::MatchId,
    state::AppState,
};

/// Characters of a report and of a moderator's reason.
const TEXT_MAX: usize = 1_000;
/// Lines of the desk.
const LINES_MAX: i64 = 100;
/// A year.
const HOURS: std::ops::RangeInclusive<u16> = 1..=8_760;
const HOUR_MS: i64 = 3_600_000;

const NO_MODERATOR: AppError = AppError::Forbidden("only moderators may do that");

/// Refuses whoever is none.
pub(crate) fn check_moderator(connection: &mut AnyConn, user: UserId) -> Result<(), AppError> {
    if moderation::is_moderator(connection, user)? { Ok(()) } else { Err(NO_MODERATOR) }
}

/// Tells the moderators of a player.
///
/// # Errors
/// If nobody has the name, it is one's own or a bot's, the text is not allowed, or the player was reported already.
pub(crate) async fn report(
    state: &AppState,
    reporter: &Account,
    name: &str,
    sent: SendReport,
) -> Result<(), AppError> {
    let text = checked_text(&sent.text, "text")?;
    let match_id = match &sent.match_id {
        Some(id) => Some(id.0.parse::<MatchId>().map_err(|_no_id| AppError::NotFound("match"))?),
        None => None,
    };
    let name = UserName::parse_any(name).map_err(|_no_name| AppError::NotFound("player"))?;
    let (reporter, now) = (reporter.id, state.clock.now());
    let written = state.store.write(move |connection| {
        let player = users::by_name(connection, &name)?.ok_or(AppError::NotFound("player"))?;
        if player.id == reporter {
            return Err(AppError::Invalid("name: that is yourself".to_owned()));
        }
        if player.kind == AccountKind::Bot {
            return Err(AppError::Invalid("name: bots only do what they are made for".to_owned()));
        }
        if let Some(id) = match_id
            && matches::by_id(connection, id)?.is_none()
        {
            return Err(AppError::NotFound("match"));
        }
        let report = Report {
            id: id::random_id(),
            reporter,
            player: player.id,
            match_id,
            reason: sent.reason,
            text,
            at: now,
        };
        Ok(moderation::report(connection, &report)?)
    });
    match written.await {
        Err(AppError::Database(DbError::Conflict(_))) => {
            Err(AppError::Conflict("you have reported this player; the moderators will look".to_owned()))
        }
        other => other,
    }
}

/// Whether an account is a moderator's.
///
/// # Errors
/// If the database fails.
pub(crate) async fn is_moderator(state: &AppState, account: &Account) -> Result<bool, AppError> {
    let user = account.id;
    Ok(state.store.read(move |connection| moderation::is_moderator(connection, user)).await?)
}

/// What waits, and what was done.
///
/// # Errors
/// If the account is no moderator's, or the database fails.
pub(crate) async fn desk(state: &AppState, account: &Account) -> Result<ModerationDesk, AppError> {
    let (user, now) = (account.id, state.clock.now());
    let read = state.store.read(move |connection| {
        check_moderator(connection, user)?;
        let reports = moderation::waiting(connection, LINES_MAX)?;
        let actions = moderation::actions(connection, LINES_MAX)?;
        let ids = reports.iter().flat_map(|report| [report.reporter, report.player]);
        let ids = ids.chain(actions.iter().flat_map(|action| [action.moderator, action.player]));
        let people = people::by_ids(connection, ids.collect::<Vec<_>>())?;
        let name =
            |user: UserId| people.get(&user).map(|account| account.name.to_string()).unwrap_or_default();
        let mut muted: HashMap<UserId, Option<Millis>> = HashMap::new();
        for report in &reports {
            muted.insert(report.player, moderation::muted_until(connection, report.player, now)?);
        }
        let reports = reports.into_iter().map(|report| ReportView {
            id: id::show(report.id),
            player: name(report.player),
            reporter: name(report.reporter),
            reason: report.reason,
            text: report.text,
            match_id: report.match_id.map(MatchId::to_wire),
            at: report.at,
            muted_until: muted.get(&report.player).copied().flatten(),
        });
        let actions = actions.into_iter().map(|action| ModeratorActionView {
            at: action.at,
            moderator: name(action.moderator),
            player: name(action.player),
            deed: action.deed,
            until: action.until,
            why: action.why,
        });
        Ok(ModerationDesk { reports: reports.collect(), actions: actions.collect() })
    });
    read.await
}

/// Does something about a player or a report.
///
/// # Errors
/// If the account is no moderator's, there is no such player or report, or the action is not allowed.
pub(crate) async fn act(
    state: &AppState,
    account: &Account,
    wanted: ModeratorAction,
) -> Result<(), AppError> {
    let why = checked_text(&wanted.why, "why")?;
    let now = state.clock.now();
    let until = match (wanted.deed, wanted.hours) {
        (ModeratorDeed::Mute, Some(hours)) if HOURS.contains(&hours) => {
            Some(Millis(now.0 + i64::from(hours) * HOUR_MS))
        }
        (ModeratorDeed::Mute, _) => return Err(AppError::Invalid("hours: 1 to 8760".to_owned())),
        (ModeratorDeed::Unmute | ModeratorDeed::Dismiss, _) => None,
    };
    let report = match &wanted.report {
        Some(id) => Some(id::parse(id).ok_or(AppError::NotFound("report"))?),
        None if wanted.deed == ModeratorDeed::Dismiss => {
            return Err(AppError::Invalid("report: which one is dismissed".to_owned()));
        }
        None => None,
    };
    let name = UserName::parse_any(&wanted.player).map_err(|_no_name| AppError::NotFound("player"))?;
    let (moderator, deed) = (account.id, wanted.deed);
    let written = state.store.write(move |connection| {
        check_moderator(connection, moderator)?;
        let player = users::by_name(connection, &name)?.ok_or(AppError::NotFound("player"))?;
        if let Some(report) = report {
            match moderation::close(connection, report, now)? {
                Some(reported) if reported == player.id => {}
                Some(_) => return Err(AppError::Invalid("player: the report is about another".to_owned())),
                None => return Err(AppError::Conflict("the report is closed already".to_owned())),
            }
        }
        let action =
            Action { id: id::random_id(), at: now, moderator, player: player.id, report, deed, until, why };
        Ok(moderation::act(connection, &action)?)
    });
    written.await
}

fn checked_text(text: &str, field: &str) -> Result<String, AppError> {
    let text = text.trim();
    let is_text = (1..=TEXT_MAX).contains(&text.chars().count())
        && !text.chars().any(|character| character.is_control() && character != '\n');
    if is_text {
        Ok(text.to_owned())
    } else {
        Err(AppError::Invalid(format!("{field}: 1 to {TEXT_MAX} characters of text")))
    }
}
