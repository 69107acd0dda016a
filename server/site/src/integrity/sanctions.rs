//! Sanctions as players, moderators and the public see them, and appeals.

use std::collections::BTreeMap;

use store::{
    AnyConn, DbError,
    account::{Account, Author, UserName},
    id::{self, UserId},
    moderation as rows,
    moderation::{ModerationAct, ModeratorDeed},
    people,
    sanctions::{self, Decided, Sanction, SanctionKind},
    users, voids,
};
use texts::refusals;
use wire::{
    AppealView, Correction, Credits, DecideAppeal, KindCount, Millis, ModerationCounts, MonthCounts,
    OwnSanctions, PlayerSanctions, SanctionRecord, SanctionView,
};

use crate::{
    accounts::credits::utc,
    error::AppError,
    integrity::{
        Integrity, check_no_opponent,
        checks::{author_name, checked_text},
    },
    match_state::convert::rating_list as wire_list,
    messages::ToWire,
    moderator::Moderator,
};

/// The maximum number of lines that a player or a moderator sees.
const LINES_MAX: i64 = 200;
/// The number of months on the public page.
const MONTHS_MAX: usize = 24;
const MONTHS_MS: i64 = 24 * 31 * 86_400_000;

fn view(sanction: &Sanction, now: Millis) -> SanctionView {
    let in_force = sanction.is_in_force(now);
    SanctionView {
        id: id::show(sanction.id),
        kind: sanction.kind.to_wire(),
        reason: sanction.reason.clone(),
        at: sanction.at,
        until: sanction.until,
        lifted_at: sanction.lifted_at,
        in_force,
        may_appeal: in_force && sanction.appeal.is_none(),
        appeal: sanction.appeal.as_ref().map(|appeal| AppealView {
            text: appeal.text.clone(),
            at: appeal.at,
            granted: appeal.decided.as_ref().map(|decided| decided.granted),
            answer: appeal.decided.as_ref().map(|decided| decided.answer.clone()),
            decided_at: appeal.decided.as_ref().map(|decided| decided.at),
        }),
    }
}

/// Returns a sanction as a moderator sees it.
pub(crate) fn record(
    sanction: &Sanction,
    viewer: UserId,
    now: Millis,
    name: impl Fn(UserId) -> String,
) -> SanctionRecord {
    let waits = sanction.appeal.as_ref().is_some_and(|appeal| appeal.decided.is_none());
    SanctionRecord {
        player: name(sanction.user),
        author: author_name(&sanction.author, name),
        evidence: sanction.evidence.clone(),
        sanction: view(sanction, now),
        may_decide: waits && sanction.author.moderator() != Some(viewer) && sanction.user != viewer,
    }
}

/// Returns the account's own sanctions, and the changes that voided matches made to it.
///
/// # Errors
/// If the database fails.
pub async fn own(integrity: &Integrity, account: &Account) -> Result<OwnSanctions, AppError> {
    let (user, now) = (account.id, integrity.node.clock.now());
    let read = integrity.node.store.read(move |connection| {
        let sanctions = sanctions::all_of(connection, user, LINES_MAX)?;
        let mut corrections = Vec::new();
        for told in voids::effects_on(connection, user, LINES_MAX)? {
            let at = if told.is_undoing { told.void.undone_at } else { Some(told.void.at) };
            corrections.push(Correction {
                at: Millis(at.unwrap_or(told.void.at)),
                reason: told.void.reason.clone(),
                undone: told.is_undoing,
                list: wire_list(told.list),
                before: told.before,
                after: told.after,
                credits: Credits(voids::moved_for(connection, told.void.id, user)?),
            });
        }
        let sanctions = sanctions.iter().map(|sanction| view(sanction, now)).collect();
        Ok::<_, DbError>(OwnSanctions { sanctions, corrections })
    });
    Ok(read.await?)
}

/// Appeals against a sanction in force. Each sanction allows one appeal.
///
/// # Errors
/// If the account has no such sanction, it is over, or an appeal was made.
pub async fn appeal(
    integrity: &Integrity,
    account: &Account,
    sanction: &str,
    text: &str,
) -> Result<(), AppError> {
    let id = id::parse(sanction).ok_or_else(|| AppError::NotFound(refusals::no_such_sanction()))?;
    let text = checked_text(text, "text")?;
    let (user, now) = (account.id, integrity.node.clock.now());
    let written = integrity.node.store.write(move |connection| {
        match sanctions::by_id(connection, id)?.filter(|sanction| sanction.user == user) {
            None => Err(AppError::NotFound(refusals::no_such_sanction())),
            Some(_) if sanctions::appeal(connection, id, user, &text, now)? => Ok(()),
            Some(_) => Err(AppError::Conflict(refusals::one_appeal())),
        }
    });
    written.await
}

/// Decides an appeal. Granting it lifts the sanction.
///
/// # Errors
/// If there is no such appeal, the author of the sanction decides, or another moderator was first.
pub fn decide(
    connection: &mut AnyConn,
    by: &Author,
    sanction: i64,
    (grant, answer): (bool, &str),
    now: Millis,
) -> Result<(), AppError> {
    let found = sanctions::by_id(connection, sanction)?
        .ok_or_else(|| AppError::NotFound(refusals::no_such_sanction()))?;
    if found.appeal.is_none() {
        return Err(AppError::NotFound(refusals::no_such_appeal()));
    }
    if by.moderator().is_some()
        && (found.author.moderator() == by.moderator() || Some(found.user) == by.moderator())
    {
        return Err(AppError::Forbidden(refusals::appeal_of_own_sanction()));
    }
    let decided = Decided { at: now, by: by.moderator(), granted: grant, answer: answer.to_owned() };
    if !sanctions::decide(connection, sanction, &decided)? {
        return Err(AppError::Conflict(refusals::appeal_decided()));
    }
    if grant {
        sanctions::lift(connection, sanction, now)?;
    }
    let act = if grant { ModeratorDeed::GrantAppeal } else { ModeratorDeed::RejectAppeal };
    let act = ModerationAct { at: now, author: by, player: Some(found.user), act, until: None, why: answer };
    Ok(rows::store_moderation_act(connection, &act)?)
}

/// Decides an appeal for a moderator.
///
/// # Errors
/// As [`decide`], and if the account is not a moderator's.
pub async fn decide_as(
    integrity: &Integrity,
    account: &Account,
    sanction: &str,
    wanted: DecideAppeal,
) -> Result<(), AppError> {
    let id = id::parse(sanction).ok_or_else(|| AppError::NotFound(refusals::no_such_sanction()))?;
    let answer = checked_text(&wanted.answer, "answer")?;
    let (user, now) = (account.id, integrity.node.clock.now());
    let competitions = integrity.competitions.clone();
    let written = integrity.node.store.write(move |connection| {
        let moderator = Moderator::check(connection, user, now)?;
        let about = sanctions::by_id(connection, id)?.map(|one| one.user).into_iter().collect();
        check_no_opponent(connection, &competitions, &moderator, &about, now)?;
        decide(connection, &moderator.author(), id, (wanted.grant, &answer), now)?;
        let decided = sanctions::by_id(connection, id)?;
        let involved = decided.iter().flat_map(|one| [Some(one.user), one.author.moderator()]).flatten();
        // Last, because the refusals of the decision itself say more. A refusal undoes the decision.
        moderator.check_apart(connection, involved.collect::<Vec<_>>())
    });
    written.await
}

/// Returns every sanction of a player, for moderators.
///
/// # Errors
/// If the account is not a moderator's, or no account has the name.
pub async fn of_player(
    integrity: &Integrity,
    account: &Account,
    name: &str,
) -> Result<PlayerSanctions, AppError> {
    let name =
        UserName::parse_any(name).map_err(|_no_name| AppError::NotFound(refusals::no_such_player()))?;
    let (viewer, now) = (account.id, integrity.node.clock.now());
    let read = integrity.node.store.read(move |connection| {
        Moderator::check(connection, viewer, now)?;
        let player = users::by_name(connection, &name)?
            .ok_or_else(|| AppError::NotFound(refusals::no_such_player()))?;
        let all = sanctions::all_of(connection, player.id, LINES_MAX)?;
        let authors = all.iter().filter_map(|one| one.author.moderator()).chain([player.id]);
        let people = people::by_ids(connection, authors.collect::<Vec<_>>())?;
        let name =
            |user: UserId| people.get(&user).map(|account| account.name.to_string()).unwrap_or_default();
        let sanctions = all.iter().map(|one| record(one, viewer, now, name)).collect();
        Ok(PlayerSanctions { player: player.name.to_string(), sanctions })
    });
    read.await
}

/// Returns the public statistics of moderation for each month, without names.
///
/// # Errors
/// If the database fails.
pub async fn counts(integrity: &Integrity) -> Result<ModerationCounts, AppError> {
    let since = Millis(integrity.node.clock.now().0 - MONTHS_MS);
    let read = integrity.node.store.read(move |connection| {
        Ok::<_, DbError>((sanctions::since(connection, since)?, voids::times_since(connection, since)?))
    });
    let (sanctions, voids) = read.await?;
    let mut months: BTreeMap<String, (BTreeMap<SanctionKind, u32>, MonthCounts)> = BTreeMap::new();
    let empty = |month: &str| MonthCounts {
        month: month.to_owned(),
        sanctions: Vec::new(),
        appeals: 0,
        granted: 0,
        rejected: 0,
        voids: 0,
    };
    let mut at = |at: Millis, count: &mut dyn FnMut(&mut BTreeMap<SanctionKind, u32>, &mut MonthCounts)| {
        // The form is `2026-11`, in UTC.
        let month: String = utc(at).chars().take(7).collect();
        let (kinds, counts) = months.entry(month.clone()).or_insert_with(|| (BTreeMap::new(), empty(&month)));
        count(kinds, counts);
    };
    for (kind, made_at, appeal) in sanctions {
        at(made_at, &mut |kinds, _| *kinds.entry(kind).or_default() += 1);
        if let Some((appealed_at, granted)) = appeal {
            at(appealed_at, &mut |_, counts| {
                counts.appeals += 1;
                counts.granted += u32::from(granted == Some(true));
                counts.rejected += u32::from(granted == Some(false));
            });
        }
    }
    for voided_at in voids {
        at(voided_at, &mut |_, counts| counts.voids += 1);
    }
    let months = months.into_values().rev().take(MONTHS_MAX).map(|(kinds, counts)| MonthCounts {
        sanctions: kinds.into_iter().map(|(kind, count)| KindCount { kind: kind.to_wire(), count }).collect(),
        ..counts
    });
    Ok(ModerationCounts { months: months.collect() })
}
