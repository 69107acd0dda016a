//! Voiding matches. Everything computed from the voided matches changes to what it would be without them.
//!
//! A void is a step that another step can undo. It changes no row of a match, its log or its settlement. It has three
//! parts, so that play continues meanwhile:
//!
//! 1. Outside of the writer, the standings are recomputed from the first affected match on, in portions
//!    ([`Replay`]), and the effects on each player are stored.
//! 2. One short transaction rates the matches that have ended since, sets the new standings, moves credits and
//!    recounts records. This is the moment of the void.
//! 3. The rows of the history are rewritten in small transactions ([`rewrite`]), which resume after a crash of the
//!    server.
//!
//! Two concurrent voids conflict at `rating_revision`, and the later one starts again.

mod replay;
mod rewrite;

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use ratings::{RatingList, Standing};
use sha2::{Digest as _, Sha256};
use store::{
    AnyConn, DbError, Store,
    account::Author,
    id::{self, MatchId, TeamMatchId, UserId},
    listing, moderation,
    player_records::{self, Taken},
    ratings as rating_rows,
    stored::integrity::VoidScope,
    titles,
    voids::{self, Effect, Moved, NewVoid, Selected, Voidable, history::Revision},
};
use wire::Millis;

use replay::PORTION;
pub(crate) use replay::Replay;
pub use rewrite::{finish_rewriting, keep_rewriting};
use texts::refusals;

use crate::{background, error::AppError};

/// The maximum number of matches of one void. Larger voids are split, so that no transaction is long.
pub(crate) const MATCHES_MAX: usize = 1_000;
/// The maximum number of matches that are read for a void: one more than it may have.
pub(super) const SELECTED_MAX: i64 = 1_001;
/// The number of effects that one transaction stores.
const EFFECTS_AT_ONCE: usize = 250;
/// The maximum number of tries of a void while others change the history.
const TRIES_MAX: usize = 5;
/// The matches whose players' titles are computed again in one transaction.
const TITLES_PORTION: usize = 50;
/// The maximum number of matches that the transaction of the void may still have to rate.
const REST_MAX: i64 = 200;

/// A change of the history.
#[derive(Debug, Clone)]
pub enum HistoryChange {
    /// Voids matches.
    Void {
        /// The matches to void.
        selected: Selected,
        /// The digest of the matches that the author has seen in a preview; `None` accepts any selection.
        seen: Option<String>,
        /// The request.
        scope: VoidScope,
        /// The reason that players read.
        reason: String,
        /// The evidence for moderators.
        evidence: String,
    },
    /// Undoes a void.
    Undo {
        /// The id of the void.
        void: i64,
        /// The reason.
        why: String,
    },
}

/// A check that the transaction of a step makes before it changes anything.
pub type Guard = Arc<dyn Fn(&mut AnyConn) -> Result<(), AppError> + Send + Sync>;

/// Returns a guard that checks nothing, for operators.
pub fn no_guard() -> Guard {
    Arc::new(|_connection: &mut AnyConn| Ok(()))
}

/// The changes that a void has made, or would make.
#[derive(Debug, Clone)]
pub struct Changes {
    /// The void; zero in a preview.
    pub void: i64,
    pub(crate) matches: Vec<Voidable>,
    pub(crate) team_match: Option<TeamMatchId>,
    pub(crate) digest: String,
    pub(crate) effects: Vec<Effect>,
    /// The number of rated matches that were recomputed.
    pub(crate) recomputed: usize,
    pub(crate) moved: Moved,
}

/// The results computed outside of the writer.
struct Prepared {
    revision: Revision,
    matches: Vec<Voidable>,
    team_match: Option<TeamMatchId>,
    /// The place from which history changes; `None` if none of the matches was rated.
    from: Option<i64>,
    replay: Replay,
    /// The last place that `replay` has reached.
    last: i64,
    effects: Vec<Effect>,
}

impl Prepared {
    fn ids(&self) -> Vec<MatchId> {
        self.matches.iter().map(|one| one.id).collect()
    }

    /// Returns the players whom the log names, each in a line of its own: those of a match or a pair, or the account.
    /// If no player is in all of the matches, there is one line without a name.
    fn subjects(&self) -> Vec<Option<UserId>> {
        let in_all = |player: &UserId| self.matches.iter().all(|one| one.players.contains(player));
        let first = self.matches.first().map(|one| one.players);
        let named: Vec<_> = first.into_iter().flatten().filter(in_all).map(Some).collect();
        if named.is_empty() { vec![None] } else { named }
    }

    /// Returns a digest that identifies the matches.
    fn digest(&self) -> String {
        let mut hash = Sha256::new();
        let matches: BTreeSet<i64> = self.matches.iter().map(|one| one.id.to_row()).collect();
        for id in matches.into_iter().chain(self.team_match.map(TeamMatchId::to_row)) {
            hash.update(id.to_be_bytes());
        }
        store::random::hex(&hash.finalize()[..8])
    }
}

/// Returns the changes that a void of these matches would make. Writes nothing.
///
/// # Errors
/// If no such match counts, or there are too many.
pub async fn preview(store: &Store, selected: Selected) -> Result<Changes, AppError> {
    let prepared = prepare(store, selected, true).await?;
    let ids = prepared.ids();
    let moved = store.read(move |connection| estimate(connection, &ids)).await?;
    Ok(Changes {
        void: 0,
        digest: prepared.digest(),
        recomputed: prepared.replay.rated(),
        effects: prepared.effects,
        team_match: prepared.team_match,
        matches: prepared.matches,
        moved,
    })
}

fn estimate(connection: &mut AnyConn, ids: &[MatchId]) -> Result<Moved, DbError> {
    let gains = voids::gains_of_preview(connection, ids)?;
    let (mut returned, mut refunded, mut short) = (0, 0, 0);
    for (user, gain) in gains {
        if gain <= 0 {
            refunded -= gain;
            continue;
        }
        let has = store::ledger::balance_of(connection, user)?.unwrap_or_default().hundredths();
        returned += has.min(gain);
        short += (gain - has).max(0);
    }
    let credits = play::Credits::from_hundredths;
    Ok(Moved { returned: credits(returned), refunded: credits(refunded), house_loss: credits(short) })
}

/// Carries out a step, and rewrites the history before it returns.
///
/// # Errors
/// If the guard refuses it, there is nothing to void or to undo, the matches have changed since they were shown, or
/// others keep changing the past.
pub async fn carry_out(
    store: &Store,
    author: Author,
    guard: Guard,
    step: HistoryChange,
    now: Millis,
) -> Result<Changes, AppError> {
    let changes = switch(store, author, guard, step, now).await?;
    finish_rewriting(store).await?;
    let ids: Vec<MatchId> = changes.matches.iter().map(|one| one.id).collect();
    for portion in ids.chunks(TITLES_PORTION) {
        let portion = portion.to_vec();
        store.write(move |connection| titles::refresh_of_matches(connection, &portion)).await?;
    }
    Ok(changes)
}

/// Carries out a step, except for rewriting the history.
///
/// # Errors
/// As [`carry_out`].
pub async fn switch(
    store: &Store,
    author: Author,
    guard: Guard,
    step: HistoryChange,
    now: Millis,
) -> Result<Changes, AppError> {
    for _ in 0..TRIES_MAX {
        let (selected, void_id, voids) = match &step {
            HistoryChange::Void { selected, .. } => (*selected, id::random_id(), true),
            HistoryChange::Undo { void, .. } => (Selected::Void(*void), *void, false),
        };
        if let HistoryChange::Undo { void, .. } = step {
            check_can_be_undone(store, void).await?;
        }
        let prepared = prepare(store, selected, voids).await?;
        let digest = prepared.digest();
        if let HistoryChange::Void { seen: Some(seen), .. } = &step
            && *seen != digest
        {
            return Err(AppError::Conflict(refusals::void_changed()));
        }
        let step_id = if voids { void_id } else { -void_id };
        keep_effects(store, step_id, &prepared.effects).await?;
        let recomputed = prepared.replay.rated();
        let effects = prepared.effects.clone();
        let (matches, team_match) = (prepared.matches.clone(), prepared.team_match);
        let (author, guard, step) = (author.clone(), Arc::clone(&guard), step.clone());
        let carried = Switching { author, guard, step, void_id, step_id, now, prepared };
        match store.write(move |connection| carried.write(connection)).await {
            Ok(moved) => {
                return Ok(Changes {
                    void: void_id,
                    matches,
                    team_match,
                    digest,
                    effects,
                    recomputed,
                    moved,
                });
            }
            Err(AppError::Database(error)) if error.is_race() => {
                store.write(move |connection| voids::forget_effects(connection, step_id)).await?;
            }
            Err(error) => {
                store.write(move |connection| voids::forget_effects(connection, step_id)).await?;
                return Err(error);
            }
        }
    }
    Err(AppError::Unavailable(refusals::voids_busy()))
}

async fn check_can_be_undone(store: &Store, void: i64) -> Result<(), AppError> {
    let row = store.read(move |connection| voids::by_id(connection, void)).await?;
    match row {
        None => Err(AppError::NotFound(refusals::no_such_void())),
        Some(row) if row.undone_at.is_some() => Err(AppError::Conflict(refusals::void_undone())),
        Some(_) => Ok(()),
    }
}

/// Computes everything that can be computed before the transaction.
async fn prepare(store: &Store, selected: Selected, voids: bool) -> Result<Prepared, AppError> {
    let read = store.read(move |connection| {
        let team_match = match selected {
            Selected::TeamMatch(id) if voids::team_matches::counts(connection, id)? => Some(id),
            Selected::TeamMatch(_) => {
                return Err(AppError::NotFound(refusals::no_such_team_match_that_counts()));
            }
            Selected::Void(id) => voids::team_matches::of_void(connection, id)?,
            Selected::Match(_) | Selected::Account(..) | Selected::Pair(_) => None,
        };
        Ok((
            voids::history::revision(connection)?,
            voids::select(connection, selected, SELECTED_MAX)?,
            team_match,
        ))
    });
    let (revision, matches, team_match) = read.await?;
    if matches.is_empty() && team_match.is_none() {
        return Err(AppError::NotFound(refusals::no_such_match_that_counts()));
    }
    if matches.len() > MATCHES_MAX {
        return Err(AppError::invalid_form(refusals::too_many_matches_to_void(MATCHES_MAX)));
    }
    let first = matches.iter().filter_map(|one| one.place).min();
    let changed = matches.iter().filter(|one| one.place.is_some()).map(|one| one.id).collect();
    let mut replay = Replay::new(changed, voids);
    // While a rewrite is pending, the standings in the history after its start are out of date.
    let from = first.map(|first| revision.rewrite_from.map_or(first, |waits| waits.min(first)));
    let mut last = 0;
    if let Some(from) = from {
        last = from - 1;
        loop {
            let places =
                store.read(move |connection| voids::history::places(connection, last + 1, PORTION)).await?;
            let Some(end) = places.last().map(|place| place.place) else { break };
            let is_short = places.len() < usize::try_from(PORTION).unwrap_or(usize::MAX);
            replay = spawn(move || {
                for place in &places {
                    replay.rate(place);
                }
                replay
            })
            .await?;
            last = end;
            if is_short {
                break;
            }
        }
    }
    let effects = effects(store, &replay).await?;
    Ok(Prepared { revision, matches, team_match, from, replay, last, effects })
}

async fn spawn<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, AppError> {
    background::spawn(work).await.map_err(|error| AppError::internal("computing ratings again", error))
}

/// Returns the players whose stored standing differs from the computed one.
async fn effects(store: &Store, replay: &Replay) -> Result<Vec<Effect>, AppError> {
    let users: Vec<UserId> =
        replay.standings().map(|((_, user), _)| user).collect::<BTreeSet<_>>().into_iter().collect();
    let mut effects = Vec::new();
    for portion in users.chunks(500) {
        let users = portion.to_vec();
        let stored = store.read(move |connection| rating_rows::standings_of(connection, &users)).await?;
        for user in portion {
            for list in RatingList::ALL {
                let Some(after) = replay.standing((list, *user)) else { continue };
                let before = stored.get(&(list, *user)).copied().unwrap_or(Standing::NEW_PLAYER);
                if !before.is_bit_for_bit(after) {
                    effects.push(Effect { user: *user, list, before, after });
                }
            }
        }
    }
    Ok(effects)
}

async fn keep_effects(store: &Store, step: i64, effects: &[Effect]) -> Result<(), AppError> {
    for portion in effects.chunks(EFFECTS_AT_ONCE) {
        let portion = portion.to_vec();
        store.write(move |connection| voids::insert_effects(connection, step, &portion)).await?;
    }
    Ok(())
}

/// The state of a step's transaction.
struct Switching {
    author: Author,
    guard: Guard,
    step: HistoryChange,
    void_id: i64,
    step_id: i64,
    now: Millis,
    prepared: Prepared,
}

impl Switching {
    fn write(mut self, connection: &mut AnyConn) -> Result<Moved, AppError> {
        // Its locks come before all others.
        (self.guard)(connection)?;
        let ids = self.prepared.ids();
        let voids = self.step_id > 0;
        let owners = voids::owners(connection, &ids)?;
        match &self.step {
            HistoryChange::Void { scope, reason, evidence, .. } => {
                let (id, at, author) = (self.void_id, self.now, &self.author);
                let team_match = self.prepared.team_match;
                voids::insert(
                    connection,
                    &NewVoid { id, at, author, reason, evidence, scope, matches: &ids, team_match },
                )?;
            }
            HistoryChange::Undo { void, why } => {
                if !voids::undo(connection, *void, &self.author, why, self.now)? {
                    return Err(AppError::Conflict(refusals::void_undone()));
                }
            }
        }
        // Accounts are locked before the history, in the same order as at the end of a match.
        let moved = voids::move_all(connection, self.void_id, &owners, self.now)?;
        rating_rows::wait_for_settlements(connection)?;
        voids::history::next_revision(connection, self.prepared.revision, self.prepared.from)?;
        self.set_standings(connection, &ids, voids)?;
        self.recount(connection, voids)?;
        let (act, why) = match &self.step {
            HistoryChange::Void { reason, evidence, .. } => {
                (store::moderation::ModeratorDeed::Void, format!("{reason}\n{evidence}"))
            }
            HistoryChange::Undo { why, .. } => (store::moderation::ModeratorDeed::UndoVoid, why.clone()),
        };
        let matches = ids.len() + usize::from(self.prepared.team_match.is_some());
        let why = format!("{} ({matches} matches): {why}", id::show(self.void_id));
        let (at, author, until) = (self.now, &self.author, None);
        for player in self.prepared.subjects() {
            let line = moderation::ModerationAct { at, author, player, act, until, why: &why };
            moderation::store_moderation_act(connection, &line)?;
        }
        Ok(moved)
    }

    fn set_standings(
        &mut self,
        connection: &mut AnyConn,
        ids: &[MatchId],
        voids: bool,
    ) -> Result<(), AppError> {
        let Some(_from) = self.prepared.from else { return Ok(()) };
        voids::history::mark(connection, ids, voids)?;
        let rest = voids::history::places(connection, self.prepared.last + 1, REST_MAX + 1)?;
        if rest.len() > usize::try_from(REST_MAX).unwrap_or(usize::MAX) {
            return Err(DbError::Conflict("rating_history.place".to_owned()).into());
        }
        let mut again: BTreeSet<(RatingList, UserId)> = BTreeSet::new();
        for place in &rest {
            self.prepared.replay.rate(place);
            again.extend([(place.winner.list, place.winner.player), (place.loser.list, place.loser.player)]);
        }
        for place in again {
            let stored = rating_rows::standing(connection, place.1, place.0)?;
            if let Some(after) = self.prepared.replay.standing(place) {
                let effect = Effect { user: place.1, list: place.0, before: stored, after };
                voids::replace_effect(connection, self.step_id, &effect)?;
            }
        }
        voids::apply_effects(connection, self.step_id)?;
        // The players of these matches also get the time of their last rated match that counts. Without one they may
        // have no rating left.
        for (list, user) in self.prepared.replay.directly() {
            let place = (list, user);
            let Some(standing) = self.prepared.replay.standing(place) else { continue };
            if rating_rows::is_of_deleted(connection, place)? {
                continue;
            }
            match voids::history::last_rated(connection, user, list)? {
                Some(at) => rating_rows::set_standing(connection, place, standing, at)?,
                None if standing.is_bit_for_bit(Standing::NEW_PLAYER) => {
                    rating_rows::leave_list(connection, place)?;
                    voids::no_rating_after(connection, self.step_id, user, list)?;
                }
                None => rating_rows::set_standing(connection, place, standing, Millis(0))?,
            }
        }
        let changed: BTreeSet<_> = self.prepared.replay.directly().collect();
        listing::after_void(connection, &changed, self.step_id)?;
        Ok(())
    }

    fn recount(&self, connection: &mut AnyConn, voids: bool) -> Result<(), DbError> {
        let sign = if voids { 1 } else { -1 };
        let mut taken: BTreeMap<UserId, Taken> = BTreeMap::new();
        for one in self.prepared.matches.iter().filter(|one| one.counts) {
            for (index, user) in one.players.into_iter().enumerate() {
                let counts = taken.entry(user).or_default();
                let is_lost = one.winner.is_some_and(|winner| winner != index);
                counts.played += sign;
                counts.won += if one.winner == Some(index) { sign } else { 0 };
                counts.lost += if is_lost { sign } else { 0 };
                counts.forsaken += if is_lost && one.is_forsaken { sign } else { 0 };
            }
        }
        // In the order of ids, because a match that ends locks these rows in that order.
        for (user, counts) in taken {
            player_records::recount(connection, user, counts)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
