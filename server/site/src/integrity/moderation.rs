//! Reports, sanctions, and the moderators' desk. Every action of a moderator or an operator is logged in the same
//! transaction.

use std::collections::HashMap;

use store::{
    AnyConn, DbError,
    account::{Account, AccountKind, Author, UserName},
    boards, direct_messages,
    id::{self, BoardId, MatchId, SessionId, UserId},
    matches,
    moderation::{self, Evidence, MessageInReport, ModerationAct, ModeratorDeed, StoredPlayerReport},
    own_data, people,
    sanctions::{self, NewSanction, SanctionKind},
    sessions, users,
    voids::{self, CountedVoid},
};
use texts::{Refusal, refusals};
use wire::{
    CaseView, Millis, ModerationDesk, ModeratorAction, ModeratorActionView, ReportView, ReportedMessage,
    SendReport, VoidView,
};

pub use super::checks::{author_name, checked_text};
use crate::{
    error::AppError,
    integrity::{Integrity, check_no_opponent, sanctions as views},
    messages::{ToStored, ToWire},
    moderator::Moderator,
};

/// The maximum number of private messages that a report contains.
const MESSAGES_REPORTED_MAX: i64 = 50;
/// The maximum number of lines of the desk.
const LINES_MAX: i64 = 100;
/// The valid hours of a sanction, up to ten years.
const HOURS: std::ops::RangeInclusive<u32> = 1..=87_600;
const HOUR_MS: i64 = 3_600_000;

/// Reports a player to the moderators.
///
/// # Errors
/// If no account has the name, it is the reporter's own or a bot's, the text is not allowed, or the player was
/// reported already.
pub async fn report(
    integrity: &Integrity,
    reporter: &Account,
    name: &str,
    sent: SendReport,
) -> Result<(), AppError> {
    let text = checked_text(&sent.text, "text")?;
    let match_id = match &sent.match_id {
        Some(id) => {
            Some(id.0.parse::<MatchId>().map_err(|_no_id| AppError::NotFound(refusals::no_such_match()))?)
        }
        None => None,
    };
    let name =
        UserName::parse_any(name).map_err(|_no_name| AppError::NotFound(refusals::no_such_player()))?;
    let (reporter, now) = (reporter.id, integrity.node.clock.now());
    let written = integrity.node.store.write(move |connection| {
        let player = users::by_name(connection, &name)?
            .ok_or_else(|| AppError::NotFound(refusals::no_such_player()))?;
        if player.id == reporter {
            return Err(AppError::invalid("name", refusals::own_name()));
        }
        if player.kind == AccountKind::Bot {
            return Err(AppError::invalid("name", refusals::bots_not_reported()));
        }
        if let Some(id) = match_id
            && matches::by_id(connection, id)?.is_none()
        {
            return Err(AppError::NotFound(refusals::no_such_match()));
        }
        let report = StoredPlayerReport {
            id: id::random_id(),
            reporter,
            player: player.id,
            match_id,
            reason: sent.reason.to_stored(),
            text,
            at: now,
            evidence: Evidence {
                words: users::words_of(connection, player.id)?,
                messages: if sent.messages {
                    messages_between(connection, reporter, player.id)?
                } else {
                    Vec::new()
                },
            },
        };
        Ok(moderation::report(connection, &report)?)
    });
    match written.await {
        Err(AppError::Database(DbError::Conflict(_))) => {
            Err(AppError::Conflict(refusals::reported_already()))
        }
        Err(error) => Err(error),
        Ok(()) => {
            integrity.competitions.duty_board().reports_changed();
            Ok(())
        }
    }
}

/// Returns the latest private messages between a reporter and a player.
fn messages_between(
    connection: &mut AnyConn,
    reporter: UserId,
    player: UserId,
) -> Result<Vec<MessageInReport>, DbError> {
    let messages = direct_messages::page(connection, reporter, player, None, MESSAGES_REPORTED_MAX)?;
    let written = messages.into_iter().map(|one| MessageInReport {
        by_reporter: one.own,
        at: one.at.0,
        text: one.text,
    });
    Ok(written.collect())
}

/// Returns true if an account is that of a moderator who may act.
///
/// # Errors
/// If the database fails.
pub async fn is_moderator(integrity: &Integrity, account: &Account) -> Result<bool, AppError> {
    let (user, now) = (account.id, integrity.node.clock.now());
    Ok(integrity.node.store.read(move |connection| moderation::is_moderator(connection, user, now)).await?)
}

/// Returns the open reports and cases, and the log.
///
/// # Errors
/// If the account is not a moderator's, or the database fails.
pub async fn desk(integrity: &Integrity, account: &Account) -> Result<ModerationDesk, AppError> {
    let (user, now) = (account.id, integrity.node.clock.now());
    integrity.node.store.read(move |connection| read_desk(connection, user, now)).await
}

fn read_desk(connection: &mut AnyConn, viewer: UserId, now: Millis) -> Result<ModerationDesk, AppError> {
    Moderator::check(connection, viewer, now)?;
    let reports = moderation::waiting(connection, LINES_MAX)?;
    let actions = moderation::log(connection, LINES_MAX)?;
    let appeals = sanctions::appealed(connection, LINES_MAX)?;
    let cases = sanctions::open_cases(connection, LINES_MAX)?;
    let voids = voids::newest(connection, LINES_MAX)?;
    let mut ids: Vec<UserId> = reports.iter().flat_map(|report| [report.reporter, report.player]).collect();
    ids.extend(actions.iter().flat_map(|action| [action.author.moderator(), action.player]).flatten());
    ids.extend(appeals.iter().flat_map(|one| [Some(one.user), one.author.moderator()]).flatten());
    ids.extend(cases.iter().map(|case| case.user));
    ids.extend(voids.iter().filter_map(|one| one.void.author_id.map(UserId::from_row)));
    let fed = cases.iter().flat_map(|case| &case.evidence.matches);
    ids.extend(fed.filter_map(|fed| id::parse(&fed.loser)).map(UserId::from_row));
    let people = people::by_ids(connection, ids)?;
    let name = |user: UserId| people.get(&user).map(|account| account.name.to_string()).unwrap_or_default();
    let mut muted: HashMap<UserId, Option<Millis>> = HashMap::new();
    for report in &reports {
        let term = sanctions::in_force(connection, report.player, now)?.muted;
        muted.insert(report.player, term.map(|term| term.until().unwrap_or(Millis(i64::MAX))));
    }
    let reports = reports.into_iter().map(|report| ReportView {
        id: id::show(report.id),
        player: name(report.player),
        reporter: name(report.reporter),
        reason: report.reason.to_wire(),
        text: report.text,
        match_id: report.match_id.to_wire(),
        words: report.evidence.words,
        messages: report
            .evidence
            .messages
            .into_iter()
            .map(|one| ReportedMessage { by_reporter: one.by_reporter, at: Millis(one.at), text: one.text })
            .collect(),
        at: report.at,
        muted_until: muted.get(&report.player).copied().flatten(),
    });
    let cases = cases.iter().map(|case| {
        let mut evidence = case.evidence.to_wire();
        for fed in &mut evidence.matches {
            fed.loser = id::parse(&fed.loser).map(|user| name(UserId::from_row(user))).unwrap_or_default();
        }
        CaseView { id: id::show(case.id), player: name(case.user), found_at: case.found_at, evidence }
    });
    let voids = voids.into_iter().map(|CountedVoid { void, matches, team_matches }| VoidView {
        id: id::show(void.id),
        at: Millis(void.at),
        author: author_name(&Author::from_columns(void.author_id, void.operator.clone()), name),
        reason: void.reason,
        evidence: void.evidence,
        matches,
        team_matches,
        undone_at: void.undone_at.map(Millis),
        undone_why: void.undone_why,
    });
    let actions = actions.into_iter().map(|action| ModeratorActionView {
        at: action.at,
        moderator: author_name(&action.author, name),
        player: action.player.map(name),
        deed: action.act.to_wire(),
        until: action.until,
        why: action.why,
    });
    Ok(ModerationDesk {
        reports: reports.collect(),
        cases: cases.collect(),
        appeals: appeals.iter().map(|one| views::record(one, viewer, now, name)).collect(),
        voids: voids.collect(),
        actions: actions.collect(),
    })
}

/// An action on a player, by a moderator or at the command line.
#[derive(Debug, Clone)]
pub struct Order {
    pub author: Author,
    pub deed: ModeratorDeed,
    pub player: UserName,
    pub report: Option<i64>,
    pub sanction: Option<i64>,
    pub until: Option<Millis>,
    pub reason: String,
    pub why: String,
}

/// The changes to announce after the transaction.
#[derive(Debug)]
pub struct ModerationOutcome {
    pub player: Account,
    /// The new name of a player whose old name was closed.
    pub renamed: Option<UserName>,
    /// The ended sessions, and the accounts whose sockets must close.
    pub(crate) ended: Vec<(UserId, Option<SessionId>)>,
    /// The sensor boards that were dismissed, and the matches that they left.
    pub(crate) boards: Vec<(BoardId, Vec<MatchId>)>,
}

/// Returns the sanction that an action imposes.
pub(crate) fn sanction_of(deed: ModeratorDeed) -> Option<SanctionKind> {
    match deed {
        ModeratorDeed::Warning => Some(SanctionKind::Warning),
        ModeratorDeed::Mute => Some(SanctionKind::Mute),
        ModeratorDeed::Restriction => Some(SanctionKind::Restriction),
        ModeratorDeed::Suspension => Some(SanctionKind::Suspension),
        ModeratorDeed::Ban => Some(SanctionKind::Ban),
        ModeratorDeed::ClosedName => Some(SanctionKind::ClosedName),
        ModeratorDeed::Hidden => Some(SanctionKind::Hidden),
        ModeratorDeed::Unmute
        | ModeratorDeed::Lift
        | ModeratorDeed::Dismiss
        | ModeratorDeed::CloseCase
        | ModeratorDeed::Void
        | ModeratorDeed::UndoVoid
        | ModeratorDeed::GrantAppeal
        | ModeratorDeed::RejectAppeal
        | ModeratorDeed::ReleaseEvent
        | ModeratorDeed::CallOffEvent => None,
    }
}

/// Returns the end of a sanction of that kind.
///
/// # Errors
/// If the sanction needs an end but gets none, cannot have an end, or would last too long.
pub fn end_of(deed: ModeratorDeed, hours: Option<u32>, now: Millis) -> Result<Option<Millis>, AppError> {
    let (must_end, may_end) = match sanction_of(deed) {
        Some(SanctionKind::Mute | SanctionKind::Suspension) => (true, true),
        Some(SanctionKind::Restriction | SanctionKind::Hidden) => (false, true),
        Some(SanctionKind::Warning | SanctionKind::Ban | SanctionKind::ClosedName) | None => (false, false),
    };
    match hours {
        Some(hours) if may_end && HOURS.contains(&hours) => {
            Ok(Some(Millis(now.0 + i64::from(hours) * HOUR_MS)))
        }
        Some(_) if may_end => Err(AppError::invalid("hours", refusals::from_to(1, 87_600))),
        Some(_) => Err(AppError::invalid("hours", refusals::has_no_end())),
        None if must_end => Err(AppError::invalid("hours", refusals::needs_hours())),
        None => Ok(None),
    }
}

/// Carries out an order and logs it.
///
/// # Errors
/// If there is no such player, report or sanction, or another moderator was first.
pub fn carry_out(
    connection: &mut AnyConn,
    order: &Order,
    now: Millis,
) -> Result<ModerationOutcome, AppError> {
    let player = users::by_name(connection, &order.player)?
        .ok_or_else(|| AppError::NotFound(refusals::no_such_player()))?;
    if order.author.moderator() == Some(player.id) {
        return Err(AppError::invalid("player", refusals::decides_about_self()));
    }
    if player.is_house_bot() {
        return Err(AppError::invalid("player", refusals::house_bot_not_sanctioned()));
    }
    if let Some(report) = order.report {
        match moderation::close(connection, report, now)? {
            Some(reported) if reported == player.id => {}
            Some(_) => {
                return Err(AppError::invalid("player", refusals::report_of_other()));
            }
            None => return Err(AppError::Conflict(refusals::report_closed())),
        }
    }
    let mut done =
        ModerationOutcome { player: player.clone(), renamed: None, ended: Vec::new(), boards: Vec::new() };
    if let Some(kind) = sanction_of(order.deed) {
        impose(connection, order, kind, &mut done, now)?;
    } else {
        undo(connection, order, &player, now)?;
    }
    let (at, act, until) = (now, order.deed, order.until);
    let why =
        if order.reason.is_empty() { order.why.clone() } else { format!("{}\n{}", order.reason, order.why) };
    let act = ModerationAct { at, author: &order.author, player: Some(player.id), act, until, why: &why };
    moderation::store_moderation_act(connection, &act)?;
    Ok(done)
}

/// Returns the people whom an order is about: the player, those of the report, and those who fed the player of a case.
fn involved_in(connection: &mut AnyConn, order: &Order) -> Result<Vec<UserId>, DbError> {
    let Some(player) = users::by_name(connection, &order.player)? else { return Ok(Vec::new()) };
    let mut involved = vec![player.id];
    if let Some(report) = order.report {
        involved.extend(moderation::people_of_report(connection, report)?);
    }
    if order.deed == ModeratorDeed::CloseCase {
        let case = sanctions::open_case_of(connection, player.id)?;
        let fed = case.iter().flat_map(|case| &case.evidence.matches);
        involved.extend(fed.filter_map(|fed| id::parse(&fed.loser)).map(UserId::from_row));
    }
    Ok(involved)
}

fn impose(
    connection: &mut AnyConn,
    order: &Order,
    kind: SanctionKind,
    done: &mut ModerationOutcome,
    now: Millis,
) -> Result<(), AppError> {
    let player = done.player.clone();
    let sanction = NewSanction {
        id: id::random_id(),
        user: player.id,
        kind,
        reason: &order.reason,
        evidence: &order.why,
        author: &order.author,
        at: now,
        until: order.until,
    };
    sanctions::insert(connection, &sanction)?;
    match kind {
        SanctionKind::ClosedName => {
            let name = UserName::of_closed(id::random_id());
            own_data::give_name(connection, &player, &name, now)?;
            done.renamed = Some(name);
        }
        SanctionKind::Suspension | SanctionKind::Ban => {
            let bots = users::bots_of(connection, player.id)?;
            for session in sessions::all_of(connection, player.id, now)? {
                done.ended.push((player.id, Some(session.id())));
            }
            sessions::delete_all_of(connection, player.id)?;
            // The other players at these boards go on at their screens.
            done.boards = boards::dismiss_all_of(connection, player.id)?;
            done.ended.extend(bots.iter().chain([&player]).map(|account| (account.id, None)));
        }
        SanctionKind::Warning | SanctionKind::Mute | SanctionKind::Restriction | SanctionKind::Hidden => {}
    }
    Ok(())
}

fn undo(connection: &mut AnyConn, order: &Order, player: &Account, now: Millis) -> Result<(), AppError> {
    let over = || AppError::Conflict(refusals::sanction_over());
    match order.deed {
        ModeratorDeed::Lift => {
            let id =
                order.sanction.ok_or_else(|| AppError::invalid("sanction", refusals::sanction_needed()))?;
            let sanction = sanctions::by_id(connection, id)?
                .ok_or_else(|| AppError::NotFound(refusals::no_such_sanction()))?;
            if sanction.user != player.id {
                return Err(AppError::invalid("player", refusals::sanction_of_other()));
            }
            if !sanctions::lift(connection, id, now)? {
                return Err(over());
            }
        }
        ModeratorDeed::Unmute => {
            for sanction in sanctions::all_of(connection, player.id, LINES_MAX)? {
                if sanction.kind == SanctionKind::Mute {
                    sanctions::lift(connection, sanction.id, now)?;
                }
            }
        }
        ModeratorDeed::CloseCase => {
            if !sanctions::close_case(connection, player.id, now)? {
                return Err(AppError::Conflict(refusals::no_open_case()));
            }
        }
        ModeratorDeed::Dismiss if order.report.is_some() => {}
        _ => return Err(AppError::invalid("deed", refusals::deed_impossible())),
    }
    Ok(())
}

/// Carries out a moderator's action on a player or a report.
///
/// # Errors
/// If the account is not a moderator's, there is no such player or report, or the action is not allowed.
pub async fn act(integrity: &Integrity, account: &Account, wanted: ModeratorAction) -> Result<(), AppError> {
    let now = integrity.node.clock.now();
    let why = checked_text(&wanted.why, "why")?;
    let deed = wanted.deed.to_stored();
    let until = end_of(deed, wanted.hours, now)?;
    let reason = match (&wanted.reason, sanction_of(deed)) {
        (Some(reason), Some(_)) => checked_text(reason, "reason")?,
        (None, Some(_)) => {
            return Err(AppError::invalid("reason", refusals::reason_needed()));
        }
        (_, None) => String::new(),
    };
    let parsed = |text: &Option<String>, missing: fn() -> Refusal| match text {
        Some(text) => id::parse(text).map(Some).ok_or_else(|| AppError::NotFound(missing())),
        None => Ok(None),
    };
    let report = parsed(&wanted.report, refusals::no_such_report)?;
    if deed == ModeratorDeed::Dismiss && report.is_none() {
        return Err(AppError::invalid("report", refusals::report_needed()));
    }
    let order = Order {
        author: Author::Moderator(account.id),
        deed,
        player: UserName::parse_any(&wanted.player)
            .map_err(|_no_name| AppError::NotFound(refusals::no_such_player()))?,
        report,
        sanction: parsed(&wanted.sanction, refusals::no_such_sanction)?,
        until,
        reason,
        why,
    };
    let (moderator, competitions) = (account.id, integrity.competitions.clone());
    let written = integrity.node.store.write(move |connection| {
        let moderator = Moderator::check(connection, moderator, now)?;
        let about = users::by_name(connection, &order.player)?.map(|player| player.id);
        let about = about.into_iter().collect();
        check_no_opponent(connection, &competitions, &moderator, &about, now)?;
        let involved = involved_in(connection, &order)?;
        let done = carry_out(connection, &order, now)?;
        // Last, because the refusals of the act itself say more. A refusal undoes the act.
        moderator.check_apart(connection, involved)?;
        Ok::<_, AppError>(done)
    });
    let done = written.await?;
    integrity.competitions.duty_board().reports_changed();
    if done.renamed.is_some() {
        integrity.matches.renamed(done.player.id, done.player.name.as_str());
    }
    for (user, session) in done.ended {
        integrity.presence.signed_out(user, session);
    }
    integrity.sensor_boards.dismissed(done.boards).await?;
    Ok(())
}
