//! Recognises matches that were played here when their player imports them as a file. The content decides: the rolls,
//! the plays, the cube and the score. A short match could equal another one by chance, so the names and the day in its
//! file must fit too.

use store::{
    AnyConn, DbError,
    account::Account,
    id::{MatchId, UserId},
    library::FoundMatch,
    own_names::folded,
    played_marks::{self, MarkedMatch},
};
use wire::Millis;

use super::fingerprint;
use crate::{error::AppError, reviews::Reviews};

/// The number of matches that are marked in one step.
const MARKED_AT_ONCE: i64 = 50;
const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

impl Reviews {
    /// Stores the fingerprint of each match of a player that has none yet. A match whose record is still hidden from
    /// the player is left out.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn mark_played_matches(&self, player: &Account) -> Result<(), AppError> {
        let user = player.id;
        let mut last = None;
        loop {
            let read = self
                .node
                .store
                .read(move |connection| played_marks::unmarked(connection, user, last, MARKED_AT_ONCE));
            let unmarked = read.await?;
            let Some(&newest) = unmarked.last() else { return Ok(()) };
            last = Some(newest);
            let mut marks = Vec::new();
            for id in unmarked {
                // A match that cannot be read, or not yet, is tried again before the next import.
                let Ok(transcript) = self.matches.transcript(id, Some(player)).await else { continue };
                let print = fingerprint::fingerprint_match(&transcript);
                // A match without a play gets a mark that no file has.
                marks.push((id, print.content().unwrap_or("nothing played").to_owned()));
            }
            let written = self.node.store.write(move |connection| {
                for (id, content) in &marks {
                    played_marks::mark(connection, *id, content)?;
                }
                Ok::<_, DbError>(())
            });
            written.await?;
        }
    }
}

/// Returns the match of this player that a file contains, if it was played here.
pub(crate) fn find(
    connection: &mut AnyConn,
    player: UserId,
    found: &FoundMatch,
) -> Result<Option<MatchId>, DbError> {
    let Some(content) = &found.content else { return Ok(None) };
    let same = played_marks::with_content(connection, player, content)?;
    // Among matches with the same content, one whose names and day fit is preferred.
    let likely = same.iter().find(|one| is_likely(found, one));
    Ok(likely.or(same.first().filter(|_| found.is_long)).map(|one| one.id))
}

/// Returns true if the names and the day in a file are those of a match. A file without a day fits any day.
fn is_likely(found: &FoundMatch, of: &MarkedMatch) -> bool {
    let sorted = |mut names: Vec<String>| {
        names.sort();
        names
    };
    let stated = sorted(vec![folded(&found.white), folded(&found.black)]);
    let names = sorted(of.names.iter().map(|name| folded(name)).collect());
    // A match may begin a day before it ends.
    let is_day = |day: Millis| of.ended_at.is_some_and(|ended| (ended.0 - day.0).abs() <= 2 * DAY_MS);
    stated == names && found.played_at.is_none_or(is_day)
}
