//! Saved searches, private notes on positions, and positions shared by a link.

use store::{
    DbError,
    account::Account,
    analyses,
    id::{self, LibraryMatchId, MatchId},
    library, people, position_library as rows,
    stored::analysis::Shared,
};
use texts::refusals;
use wire::{
    MatchAnalysis, OwnPositionNote, PositionPlace, PositionSource, SaveSearch, SavedSearch, SetPositionNote,
    SharedPosition, SharedPositionLink,
};

use super::search::{Wanted, source_id};
use crate::{
    bounds::Bound,
    error::AppError,
    messages::{ToStored, ToWire},
    reviews::{Reviews, analyses::reports::unpack},
};

/// The maximum length of a search's name in characters.
const NAME_CHARACTERS_MAX: usize = 60;
/// The maximum length of a note in characters.
const NOTE_CHARACTERS_MAX: usize = 1_000;

impl Reviews {
    /// Returns a player's saved searches.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn saved_searches(&self, owner: &Account) -> Result<Vec<SavedSearch>, AppError> {
        let owner = owner.id;
        let read = self.node.store.read(move |connection| rows::searches(connection, owner));
        let saved = |row: rows::SavedSearch| SavedSearch {
            id: id::show(row.id),
            name: row.name,
            search: row.search.to_wire(),
        };
        Ok(read.await?.into_iter().map(saved).collect())
    }

    /// Saves a search.
    ///
    /// # Errors
    /// If a field is out of range, or the player has the maximum number of saved searches.
    pub async fn save_search(&self, owner: &Account, save: SaveSearch) -> Result<Vec<SavedSearch>, AppError> {
        Wanted::check_search(&save.search)?;
        let name = save.name.trim().to_owned();
        if !(1..=NAME_CHARACTERS_MAX).contains(&name.chars().count()) {
            return Err(AppError::invalid("name", refusals::characters(1, NAME_CHARACTERS_MAX)));
        }
        // A saved search begins at its first page.
        let search = wire::PositionSearch { skip: 0, ..save.search }.to_stored();
        let (id, now) = (owner.id, self.node.clock.now());
        let most = self.node.bounds.most(Bound::SavedSearches);
        let fits = self
            .node
            .store
            .write(move |connection| rows::save_search(connection, id, &name, &search, now, most))
            .await?;
        if !fits {
            return Err(self.node.bounds.full(Bound::SavedSearches, refusals::saved_searches_full));
        }
        self.saved_searches(owner).await
    }

    /// Deletes a saved search.
    ///
    /// # Errors
    /// If this player has no such search.
    pub async fn forget_search(&self, owner: &Account, search: &str) -> Result<(), AppError> {
        let row = id::parse(search).ok_or_else(|| AppError::NotFound(refusals::no_such_search()))?;
        let owner = owner.id;
        let gone =
            self.node.store.write(move |connection| rows::forget_search(connection, owner, row)).await?;
        if gone { Ok(()) } else { Err(AppError::NotFound(refusals::no_such_search())) }
    }

    /// Sets or deletes the player's note on a position.
    ///
    /// # Errors
    /// If the position is not in a match of this player, the text is too long, or the player has the maximum number of
    /// notes.
    pub async fn set_position_note(&self, owner: &Account, set: &SetPositionNote) -> Result<(), AppError> {
        let text = set.text.trim().to_owned();
        if text.chars().count() > NOTE_CHARACTERS_MAX {
            return Err(AppError::invalid("text", refusals::at_most_characters(NOTE_CHARACTERS_MAX)));
        }
        let source =
            source_id(&set.place.source).ok_or_else(|| AppError::NotFound(refusals::no_such_match()))?;
        self.own_position(owner, &set.place, Some(owner)).await?;
        let note = rows::Note { source, stop: set.place.stop, text, at: self.node.clock.now() };
        let (owner, most) = (owner.id, self.node.bounds.most(Bound::PositionNotes));
        let fits = self.node.store.write(move |connection| rows::set_note(connection, owner, &note, most));
        if fits.await? {
            Ok(())
        } else {
            Err(self.node.bounds.full(Bound::PositionNotes, refusals::position_notes_full))
        }
    }

    /// Returns all notes of a player.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn position_notes(&self, owner: &Account) -> Result<Vec<OwnPositionNote>, AppError> {
        let owner = owner.id;
        let notes = self.node.store.read(move |connection| rows::notes(connection, owner)).await?;
        let note = |note: rows::Note| OwnPositionNote {
            match_id: wire::MatchId(id::show(note.source)),
            stop: note.stop,
            text: note.text,
            at: note.at,
        };
        Ok(notes.into_iter().map(note).collect())
    }

    /// Shares a position from one of the player's matches. The link shows the decision and its analysis, but no
    /// opponent.
    ///
    /// # Errors
    /// If the position is not in a match of this player, or too many are shared.
    pub async fn share_position(
        &self,
        owner: &Account,
        place: &PositionPlace,
    ) -> Result<SharedPositionLink, AppError> {
        let source = source_id(&place.source).ok_or_else(|| AppError::NotFound(refusals::no_such_match()))?;
        let shared = self.own_position(owner, place, None).await?;
        let (owner, now, place) = (owner.id, self.node.clock.now(), (source, place.stop));
        let most = self.node.bounds.most(Bound::SharedPositions);
        let id = self
            .node
            .store
            .write(move |connection| rows::share(connection, owner, place, now, &shared, most))
            .await?;
        let full = || self.node.bounds.full(Bound::SharedPositions, refusals::shared_positions_full);
        Ok(SharedPositionLink { id: id.map(id::show).ok_or_else(full)? })
    }

    /// Returns a shared position.
    ///
    /// # Errors
    /// If there is no such link.
    pub async fn shared_position(
        &self,
        link: &str,
        viewer: Option<&Account>,
    ) -> Result<SharedPosition, AppError> {
        let missing = || AppError::NotFound(refusals::no_such_shared_position());
        let row = id::parse(link).ok_or_else(missing)?;
        let read = self.node.store.read(move |connection| {
            let Some((owner, at, shared)) = rows::shared(connection, row)? else { return Ok(None) };
            let owner = people::by_ids(connection, [owner])?.get(&owner).cloned();
            Ok::<_, DbError>(owner.map(|owner| (owner, at, shared)))
        });
        let (owner, shared_at, shared) = read.await?.ok_or_else(missing)?;
        Ok(SharedPosition {
            by: owner.name.to_string(),
            shared_at,
            own: viewer.is_some_and(|viewer| viewer.id == owner.id),
            plies: shared.plies,
            stakes: shared.stakes.to_wire(),
            score: shared.score.to_wire(),
            crawford: shared.crawford,
            step: shared.step.to_wire(),
        })
    }

    /// Stops sharing a position.
    ///
    /// # Errors
    /// If this player shares no position by this link.
    pub async fn unshare_position(&self, owner: &Account, link: &str) -> Result<(), AppError> {
        let row = id::parse(link).ok_or_else(|| AppError::NotFound(refusals::no_such_shared_position()))?;
        let owner = owner.id;
        let gone = self.node.store.write(move |connection| rows::unshare(connection, owner, row)).await?;
        if gone { Ok(()) } else { Err(AppError::NotFound(refusals::no_such_shared_position())) }
    }

    /// Returns the analysed decision at a place in a match of this player, if `reader` may see the match. `None` stands
    /// for the public, who must not see a board of an event that others still have to play.
    async fn own_position(
        &self,
        owner: &Account,
        place: &PositionPlace,
        reader: Option<&Account>,
    ) -> Result<Shared, AppError> {
        let missing = || AppError::NotFound(refusals::no_such_position());
        let report = match &place.source {
            PositionSource::Imported { id } => {
                let id: LibraryMatchId = id.0.parse().map_err(|_no_id| missing())?;
                self.library_file(id, owner).await?;
                self.node.store.read(move |connection| library::deepest(connection, id)).await?
            }
            PositionSource::Played { id } => {
                let id: MatchId = id.0.parse().map_err(|_no_id| missing())?;
                let snapshot = self.matches.load(id).await?;
                self.matches.check_may_tell(&snapshot, reader).await?;
                if !self.played(id, owner).await? {
                    return Err(missing());
                }
                self.node.store.read(move |connection| analyses::deepest(connection, id)).await?
            }
        };
        let report = unpack(&report.ok_or_else(missing)?)?;
        step_at(report, place.stop).ok_or_else(missing)
    }
}

fn step_at(report: MatchAnalysis, stop: u32) -> Option<Shared> {
    let mut left = usize::try_from(stop).ok()?.checked_sub(1)?;
    for game in report.games {
        if left < game.steps.len() {
            return Some(Shared {
                plies: report.plies,
                stakes: report.stakes.to_stored(),
                score: game.score.to_stored(),
                crawford: game.crawford,
                step: game.steps.get(left)?.to_stored(),
            });
        }
        left -= game.steps.len();
    }
    None
}
