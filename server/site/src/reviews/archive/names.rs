//! The player's own names in imported files.

use std::collections::{BTreeSet, HashMap};

use rules::Side;
use store::{
    DbError,
    account::Account,
    decisions::DecidedMatch,
    own_names::{self, folded},
};
use texts::refusals;
use wire::{ArchiveName, ArchiveNames, SetArchiveNames};

use crate::{error::AppError, reviews::Reviews};

/// The maximum number of names of one player.
const OWN_MAX: usize = 20;
/// The maximum number of names in the list.
const LISTED_MAX: usize = 200;
/// The maximum length of a name in characters. Names in files are shorter.
const CHARACTERS_MAX: usize = 100;

impl Reviews {
    /// Returns the names in a player's library, and which of them are the player's.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn archive_names(&self, owner: &Account) -> Result<ArchiveNames, AppError> {
        let id = owner.id;
        let read = self.node.store.read(move |connection| {
            Ok::<_, DbError>((
                own_names::list_own_names(connection, id)?,
                own_names::in_library(connection, id)?,
            ))
        });
        let (own, matches) = read.await?;
        Ok(listed(&own, &matches, &folded(owner.name.as_str())))
    }

    /// Stores the names under which a player appears in imported files. They have an effect in the player's own
    /// archive only.
    ///
    /// # Errors
    /// If there are too many names, or one is empty or too long.
    pub async fn set_archive_names(
        &self,
        owner: &Account,
        set: &SetArchiveNames,
    ) -> Result<ArchiveNames, AppError> {
        if set.names.len() > OWN_MAX {
            return Err(AppError::invalid("names", refusals::at_most(OWN_MAX)));
        }
        let names: BTreeSet<String> = set.names.iter().map(|name| folded(name)).collect();
        if names.iter().any(|name| name.is_empty() || name.chars().count() > CHARACTERS_MAX) {
            return Err(AppError::invalid("names", refusals::each_has_characters(1, CHARACTERS_MAX)));
        }
        let id = owner.id;
        let written = self.node.store.write(move |connection| {
            if own_names::list_own_names(connection, id)? == names {
                return Ok(());
            }
            own_names::replace(connection, id, &names)
        });
        written.await?;
        self.archive.expect_lessons(id);
        self.archive_names(owner).await
    }
}

/// Returns the side of a player in a match; `None` if none or both of the names are the player's.
pub(super) fn own_side(found: &DecidedMatch, own: &BTreeSet<String>) -> Option<Side> {
    found.own.or_else(|| side_of(&found.white, &found.black, own))
}

/// Returns the side whose name is among these, if it is exactly one.
pub(crate) fn side_of(white: &str, black: &str, own: &BTreeSet<String>) -> Option<Side> {
    match (own.contains(&folded(white)), own.contains(&folded(black))) {
        (true, false) => Some(Side::White),
        (false, true) => Some(Side::Black),
        (true, true) | (false, false) => None,
    }
}

fn listed(own: &BTreeSet<String>, matches: &[(String, String)], account: &str) -> ArchiveNames {
    let mut counts: HashMap<String, HashMap<&str, u32>> = HashMap::new();
    for name in matches.iter().flat_map(|(white, black)| [white, black]) {
        let key = folded(name);
        if !key.is_empty() {
            *counts.entry(key).or_default().entry(name.as_str()).or_default() += 1;
        }
    }
    let mut names: Vec<(String, ArchiveName)> = counts
        .into_iter()
        .map(|(key, spellings)| {
            let matches = spellings.values().sum();
            let name = spellings.into_iter().max_by(|a, b| a.1.cmp(&b.1).then(b.0.cmp(a.0)));
            let name = name.map(|(name, _)| name.trim().to_owned()).unwrap_or_default();
            (key, ArchiveName { name, matches, own: false, likely: false })
        })
        .collect();
    names.sort_by(|a, b| b.1.matches.cmp(&a.1.matches).then(a.0.cmp(&b.0)));
    let confirmed = !own.is_empty();
    let total = u32::try_from(matches.len()).unwrap_or(u32::MAX);
    for (key, name) in &mut names {
        // The files may be those of a friend or of a professional, so a frequent name is only proposed.
        name.own = if confirmed { own.contains(key) } else { key == account };
        name.likely = !confirmed && name.matches > 1 && name.matches > total / 2;
    }
    let mut rank = 0;
    names.retain(|(_, name)| {
        rank += 1;
        rank <= LISTED_MAX || name.own
    });
    ArchiveNames { names: names.into_iter().map(|(_, name)| name).collect(), confirmed }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairs(names: &[(&str, &str)]) -> Vec<(String, String)> {
        names.iter().map(|(white, black)| ((*white).to_owned(), (*black).to_owned())).collect()
    }

    #[test]
    fn the_name_of_the_account_is_ticked_and_a_frequent_one_is_proposed() {
        let matches = pairs(&[("Lasse", "Bo"), ("carl", "lasse "), ("LASSE", "Dora")]);
        let view = listed(&BTreeSet::new(), &matches, "someone");
        assert!(!view.confirmed);
        assert_eq!((view.names[0].matches, view.names[0].likely, view.names[0].own), (3, true, false));
        assert!(view.names.iter().all(|name| !name.own));
        assert_eq!(view.names.iter().filter(|name| name.likely).count(), 1);
        // The name of the account is ticked, even if it is rare.
        let view = listed(&BTreeSet::new(), &matches, "bo");
        assert_eq!(view.names.iter().find(|name| name.own).unwrap().name, "Bo");
        let view = listed(&["carl".to_owned()].into(), &matches, "bo");
        assert!(view.confirmed && view.names.iter().all(|name| !name.likely));
        assert_eq!(view.names.iter().find(|name| name.own).unwrap().name, "carl");
    }

    #[test]
    fn a_match_against_oneself_has_no_own_side() {
        let own: BTreeSet<String> = ["anna".to_owned(), "anna2".to_owned()].into();
        assert_eq!(side_of("ANNA", "Bert", &own), Some(Side::White));
        assert_eq!(side_of("Bert", "anna2", &own), Some(Side::Black));
        assert_eq!(side_of("Anna", "Anna2", &own), None);
        assert_eq!(side_of("Bert", "Clara", &own), None);
    }
}
