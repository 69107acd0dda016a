//! The names under which a player appears in imported files.

use std::collections::BTreeSet;

use diesel::prelude::*;

use super::{
    AnyConn, DbError,
    schema::{library_matches, own_names},
};
use crate::id::UserId;

/// Returns the form in which names are compared: lower case, with single spaces.
pub fn folded(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

/// Returns the confirmed names of a player, folded.
pub fn list_own_names(connection: &mut AnyConn, owner: UserId) -> Result<BTreeSet<String>, DbError> {
    let names: Vec<String> = own_names::table
        .filter(own_names::owner_id.eq(owner.to_row()))
        .select(own_names::folded)
        .load(connection)?;
    Ok(names.into_iter().collect())
}

/// Replaces the confirmed names of a player, and forgets the questions and marks that followed from the old names.
pub fn replace(connection: &mut AnyConn, owner: UserId, names: &BTreeSet<String>) -> Result<(), DbError> {
    diesel::delete(own_names::table.filter(own_names::owner_id.eq(owner.to_row()))).execute(connection)?;
    for name in names {
        diesel::insert_into(own_names::table)
            .values((own_names::owner_id.eq(owner.to_row()), own_names::folded.eq(name)))
            .execute(connection)?;
    }
    super::library_cards::forget_unasked(connection, owner)?;
    diesel::update(library_matches::table.filter(library_matches::owner_id.eq(owner.to_row())))
        .set(library_matches::learned_plies.eq(None::<i32>))
        .execute(connection)?;
    Ok(())
}

/// Returns the names of both players of each match in a library.
pub fn in_library(connection: &mut AnyConn, owner: UserId) -> Result<Vec<(String, String)>, DbError> {
    Ok(library_matches::table
        .filter(library_matches::owner_id.eq(owner.to_row()))
        .select((library_matches::white, library_matches::black))
        .load(connection)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_compared_without_case_and_spacing() {
        assert_eq!(folded("  Anna\t MARIA  Öz "), "anna maria öz");
        assert_ne!(folded("anna"), folded("anna1"));
    }
}
