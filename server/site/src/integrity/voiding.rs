//! Voids as moderators request and see them. [`crate::integrity::voids`] describes the effect of a void.

use std::{collections::BTreeSet, sync::Arc};

use store::{
    AnyConn, DbError,
    account::{Account, Author, UserName},
    id::{self, MatchId, TeamMatchId},
    people, users,
    voids::{Selected, people_in},
};
use texts::refusals;
use wire::{Credits, Millis, SendVoid, VoidChange, VoidChanges, VoidScope};

use crate::{
    competitions::Competitions,
    error::AppError,
    integrity::{
        Integrity, check_no_opponent,
        checks::checked_text,
        voids::{self, Changes, Guard, HistoryChange},
    },
    match_state::convert::rating_list as wire_list,
    messages::{ToStored, ToWire},
    moderator::Moderator,
};

/// The maximum number of changes that are shown, largest first.
const SHOWN_MAX: usize = 50;
/// The maximum number of matches that are shown.
const MATCHES_SHOWN_MAX: usize = 100;

/// Returns the selected matches.
///
/// # Errors
/// If there is no such match or player, or the period is empty.
pub fn selected(connection: &mut AnyConn, scope: &VoidScope) -> Result<Selected, AppError> {
    let mut player = |name: &str| {
        let name =
            UserName::parse_any(name).map_err(|_no_name| AppError::NotFound(refusals::no_such_player()))?;
        users::by_name(connection, &name)?
            .map(|account| account.id)
            .ok_or_else(|| AppError::NotFound(refusals::no_such_player()))
    };
    match scope {
        VoidScope::Match { id } => Ok(Selected::Match(
            id.0.parse::<MatchId>().map_err(|_no_id| AppError::NotFound(refusals::no_such_match()))?,
        )),
        VoidScope::Account { player: name, from, until } => {
            if from.0 >= until.0 {
                return Err(AppError::invalid("until", refusals::until_before_from()));
            }
            Ok(Selected::Account(player(name)?, *from, *until))
        }
        VoidScope::Pair { players: (one, other) } => {
            let pair = [player(one)?, player(other)?];
            if pair[0] == pair[1] {
                return Err(AppError::invalid("players", refusals::two_players_needed()));
            }
            Ok(Selected::Pair(pair))
        }
        VoidScope::TeamMatch { id } => Ok(Selected::TeamMatch(
            TeamMatchId::parse(&id.0).ok_or_else(|| AppError::NotFound(refusals::no_such_team_match()))?,
        )),
    }
}

/// Returns the selected matches, after a check that the moderator took no part in them or in their events.
async fn checked(integrity: &Integrity, account: &Account, scope: VoidScope) -> Result<Selected, AppError> {
    let (viewer, now) = (account.id, integrity.node.clock.now());
    let read = integrity.node.store.read(move |connection| {
        let moderator = Moderator::check(connection, viewer, now)?;
        Ok::<_, AppError>((moderator, selected(connection, &scope)?))
    });
    let (moderator, selected) = read.await?;
    check_apart(integrity, moderator, selected).await?;
    Ok(selected)
}

/// Checks in the caller's transaction that a moderator decides about no match of an opponent.
fn check_no_opponent_in(
    connection: &mut AnyConn,
    competitions: &Competitions,
    moderator: &Moderator,
    selected: Selected,
    now: Millis,
) -> Result<(), AppError> {
    let players = match selected {
        Selected::Account(user, ..) => BTreeSet::from([user]),
        Selected::Pair(pair) => BTreeSet::from(pair),
        Selected::Match(_) | Selected::TeamMatch(_) | Selected::Void(_) => {
            people_in(connection, selected, voids::SELECTED_MAX)?.0
        }
    };
    check_no_opponent(connection, competitions, moderator, &players, now)
}

async fn check_apart(
    integrity: &Integrity,
    moderator: Moderator,
    selected: Selected,
) -> Result<(), AppError> {
    let (competitions, now) = (integrity.competitions.clone(), integrity.node.clock.now());
    // A write, because the check takes locks.
    let checked = integrity.node.store.write(move |connection| {
        check_no_opponent_in(connection, &competitions, &moderator, selected, now)?;
        let (players, team_match) = people_in(connection, selected, voids::SELECTED_MAX)?;
        moderator.check_apart(connection, players)?;
        Ok::<_, AppError>((moderator, team_match))
    });
    let (moderator, Some(team_match)) = checked.await? else { return Ok(()) };
    let everybody = integrity.competitions.everybody_in(team_match.into()).await?;
    let read = integrity.node.store.read(move |connection| moderator.check_apart(connection, everybody));
    read.await
}

/// Returns the changes that a void would make.
///
/// # Errors
/// If the account is not a moderator's, or there is nothing to void.
pub async fn preview(
    integrity: &Integrity,
    account: &Account,
    scope: VoidScope,
) -> Result<VoidChanges, AppError> {
    let selected = checked(integrity, account, scope).await?;
    let changes = voids::preview(&integrity.node.store, selected).await?;
    shown(integrity, changes).await
}

/// Voids the matches of a preview.
///
/// # Errors
/// If the account is not a moderator's, a text is missing, there is nothing to void, or the matches differ from the
/// preview.
pub async fn void(integrity: &Integrity, account: &Account, sent: SendVoid) -> Result<VoidChanges, AppError> {
    let reason = checked_text(&sent.reason, "reason")?;
    let evidence = checked_text(&sent.evidence, "evidence")?;
    let scope = sent.scope.to_stored();
    let selected = checked(integrity, account, sent.scope).await?;
    let step = HistoryChange::Void { selected, seen: Some(sent.digest), scope, reason, evidence };
    carry_out(integrity, account, selected, step).await
}

/// Undoes a void.
///
/// # Errors
/// If the account is not a moderator's, or the void is undone already.
pub async fn undo(
    integrity: &Integrity,
    account: &Account,
    void: &str,
    why: &str,
) -> Result<VoidChanges, AppError> {
    let void = id::parse(void).ok_or_else(|| AppError::NotFound(refusals::no_such_void()))?;
    let why = checked_text(why, "why")?;
    let (viewer, now) = (account.id, integrity.node.clock.now());
    let read = integrity.node.store.read(move |connection| Moderator::check(connection, viewer, now));
    let selected = Selected::Void(void);
    check_apart(integrity, read.await?, selected).await?;
    carry_out(integrity, account, selected, HistoryChange::Undo { void, why }).await
}

/// Carries out a void. It continues when the moderator's connection ends, so that a started void is finished.
async fn carry_out(
    integrity: &Integrity,
    account: &Account,
    selected: Selected,
    step: HistoryChange,
) -> Result<VoidChanges, AppError> {
    let (store, now) = (integrity.node.store.clone(), integrity.node.clock.now());
    let (user, competitions) = (account.id, integrity.competitions.clone());
    let guard: Guard = Arc::new(move |connection: &mut AnyConn| {
        let moderator = Moderator::check(connection, user, now)?;
        check_no_opponent_in(connection, &competitions, &moderator, selected, now)
    });
    let tasks = integrity.node.lifecycle.tasks().clone();
    let author = Author::Moderator(user);
    let work = tasks.spawn(async move { voids::carry_out(&store, author, guard, step, now).await });
    let changes = work.await.map_err(|error| AppError::internal("voiding matches", error))??;
    integrity.matches.voided(changes.matches.iter().map(|voided| voided.id));
    shown(integrity, changes).await
}

async fn shown(integrity: &Integrity, changes: Changes) -> Result<VoidChanges, AppError> {
    Ok(integrity.node.store.read(move |connection| view(connection, &changes)).await?)
}

/// Returns the changes as moderators see them.
///
/// # Errors
/// If the database fails.
pub fn view(connection: &mut AnyConn, changes: &Changes) -> Result<VoidChanges, DbError> {
    let mut largest: Vec<_> = changes.effects.iter().collect();
    largest.sort_by(|one, other| {
        let by = |effect: &store::voids::Effect| {
            (effect.after.rating.value() - effect.before.rating.value()).abs()
        };
        by(other).total_cmp(&by(one))
    });
    largest.truncate(SHOWN_MAX);
    let people = people::by_ids(connection, largest.iter().map(|effect| effect.user).collect::<Vec<_>>())?;
    let count = |length: usize| u32::try_from(length).unwrap_or(u32::MAX);
    let largest = largest.into_iter().map(|effect| VoidChange {
        player: people.get(&effect.user).map(|account| account.name.to_string()).unwrap_or_default(),
        list: wire_list(effect.list),
        before: effect.before.rating.value(),
        after: effect.after.rating.value(),
    });
    let credits = |amount: play::Credits| Credits(amount.hundredths());
    Ok(VoidChanges {
        id: (changes.void != 0).then(|| id::show(changes.void)),
        digest: changes.digest.clone(),
        matches: count(changes.matches.len()),
        team_matches: changes.team_match.is_some().into(),
        first_matches: changes.matches.iter().take(MATCHES_SHOWN_MAX).map(|one| one.id.to_wire()).collect(),
        recomputed: count(changes.recomputed),
        players: count(changes.effects.len()),
        largest: largest.collect(),
        returned: credits(changes.moved.returned),
        refunded: credits(changes.moved.refunded),
        house_loss: credits(changes.moved.house_loss),
    })
}
