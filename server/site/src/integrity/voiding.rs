//! Voids as moderators request and see them. [`crate::integrity::voids`] describes the effect of a void.

use store::{
    AnyConn, DbError,
    account::{Account, Author, UserName},
    id::{self, MatchId, TeamMatchId},
    people, users,
    voids::Selected,
};
use wire::{Credits, SendVoid, VoidChange, VoidChanges, VoidScope};

use crate::{
    Site,
    error::AppError,
    integrity::{
        moderation::{check_moderator, checked_text},
        voids::{self, Changes, Step},
    },
    match_state::convert::rating_list as wire_list,
    messages::ToWire,
};

/// The most changes that are shown, largest first.
const SHOWN_MAX: usize = 50;
/// The most matches that are shown.
const MATCHES_SHOWN_MAX: usize = 100;

/// Returns the selected matches.
///
/// # Errors
/// If there is no such match or player, or the window is empty.
pub fn selected(connection: &mut AnyConn, scope: &VoidScope) -> Result<Selected, AppError> {
    let mut player = |name: &str| {
        let name = UserName::parse_any(name).map_err(|_no_name| AppError::NotFound("player"))?;
        users::by_name(connection, &name)?.map(|account| account.id).ok_or(AppError::NotFound("player"))
    };
    match scope {
        VoidScope::Match { id } => {
            Ok(Selected::Match(id.0.parse::<MatchId>().map_err(|_no_id| AppError::NotFound("match"))?))
        }
        VoidScope::Account { player: name, from, until } => {
            if from.0 >= until.0 {
                return Err(AppError::Invalid("until: it must be after from".to_owned()));
            }
            Ok(Selected::Account(player(name)?, *from, *until))
        }
        VoidScope::Pair { players: [one, other] } => {
            let pair = [player(one)?, player(other)?];
            if pair[0] == pair[1] {
                return Err(AppError::Invalid("players: name two".to_owned()));
            }
            Ok(Selected::Pair(pair))
        }
        VoidScope::TeamMatch { id } => {
            Ok(Selected::TeamMatch(TeamMatchId::parse(&id.0).ok_or(AppError::NotFound("team match"))?))
        }
    }
}

async fn checked(site: &Site, account: &Account, scope: VoidScope) -> Result<Selected, AppError> {
    let viewer = account.id;
    let read = site.store.read(move |connection| {
        check_moderator(connection, viewer)?;
        selected(connection, &scope)
    });
    read.await
}

/// Returns the changes that a void would make.
///
/// # Errors
/// If the account is not a moderator's, or there is nothing to void.
pub async fn preview(site: &Site, account: &Account, scope: VoidScope) -> Result<VoidChanges, AppError> {
    let selected = checked(site, account, scope).await?;
    let changes = voids::preview(&site.store, selected).await?;
    shown(site, changes).await
}

/// Voids the matches of a preview.
///
/// # Errors
/// If the account is not a moderator's, a text is missing, there is nothing to void, or the matches differ from the
/// preview.
pub async fn void(site: &Site, account: &Account, sent: SendVoid) -> Result<VoidChanges, AppError> {
    let reason = checked_text(&sent.reason, "reason")?;
    let evidence = checked_text(&sent.evidence, "evidence")?;
    let scope = serde_json::to_string(&sent.scope)
        .map_err(|error| AppError::internal("the scope of a void", error))?;
    let selected = checked(site, account, sent.scope).await?;
    let step = Step::Void { selected, seen: Some(sent.digest), scope, reason, evidence };
    carry_out(site, account, step).await
}

/// Undoes a void.
///
/// # Errors
/// If the account is not a moderator's, or the void is undone already.
pub async fn undo(site: &Site, account: &Account, void: &str, why: &str) -> Result<VoidChanges, AppError> {
    let void = id::parse(void).ok_or(AppError::NotFound("void"))?;
    let why = checked_text(why, "why")?;
    let viewer = account.id;
    site.store.read(move |connection| check_moderator(connection, viewer)).await?;
    carry_out(site, account, Step::Undo { void, why }).await
}

/// Carries out a void. It continues when the moderator's connection ends, so that a started void is finished.
async fn carry_out(site: &Site, account: &Account, step: Step) -> Result<VoidChanges, AppError> {
    let (store, author, now) = (site.store.clone(), Author::Moderator(account.id), site.clock.now());
    let tasks = site.lifecycle.tasks().clone();
    let work = tasks.spawn(async move { voids::carry_out(&store, author, step, now).await });
    let changes = work.await.map_err(|error| AppError::internal("voiding matches", error))??;
    site.live.voided(changes.matches.iter().map(|voided| voided.id));
    shown(site, changes).await
}

async fn shown(site: &Site, changes: Changes) -> Result<VoidChanges, AppError> {
    Ok(site.store.read(move |connection| view(connection, &changes)).await?)
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
