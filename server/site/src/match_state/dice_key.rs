//! Checks that the dice key belongs to the database. With another key a server could not open the stored seeds, so it
//! does not start. Typical causes are a new node without a copy of the key, and a database that was restored without
//! its key.

use std::path::Path;

use store::{DbError, Store, dice_key};
use wire::Millis;

use crate::match_state::dice::{DiceKeyError, SeedVault};

/// Returns the key in the file. Creates the file if the database knows no key yet.
///
/// # Errors
/// If the file holds no key, or not the key of this database, or is missing.
pub async fn open(store: &Store, path: &Path, now: Millis) -> Result<SeedVault, DiceKeyError> {
    let (vault, is_known) = tried(store, path).await?;
    if is_known {
        return Ok(vault);
    }
    let fingerprint = vault.fingerprint();
    match store.write(move |connection| dice_key::tell(connection, &fingerprint, now)).await {
        Ok(()) => Ok(vault),
        // Another node starts at the same moment.
        Err(DbError::Conflict(_)) => Ok(tried(store, path).await?.0),
        Err(error) => Err(error.into()),
    }
}

/// Returns the key in the file, for a tool that changes nothing.
///
/// # Errors
/// If the file is missing, or the database knows another key.
pub async fn look(store: &Store, path: &Path) -> Result<SeedVault, DiceKeyError> {
    if !path.exists() {
        return Err(DiceKeyError::Gone(path.to_owned()));
    }
    Ok(tried(store, path).await?.0)
}

/// Returns a key that fits the database, and true if the database knows its fingerprint. A database from before
/// fingerprints is checked by opening the seeds sealed in it.
async fn tried(store: &Store, path: &Path) -> Result<(SeedVault, bool), DiceKeyError> {
    let read = store.read(|connection| {
        Ok::<_, DbError>(match dice_key::known(connection)? {
            Some(known) => (Some(known), Vec::new()),
            None => (None, dice_key::sealed(connection)?),
        })
    });
    let (known, sealed) = read.await?;
    if !path.exists() && (known.is_some() || !sealed.is_empty()) {
        return Err(DiceKeyError::Gone(path.to_owned()));
    }
    let vault = SeedVault::open(path)?;
    let opens = |(id, seed, commitment): &(_, _, _)| vault.unseal(*id, seed, *commitment).is_some();
    let fits = match &known {
        Some(known) => *known == vault.fingerprint(),
        None => sealed.is_empty() || sealed.iter().any(opens),
    };
    if fits { Ok((vault, known.is_some())) } else { Err(DiceKeyError::Foreign(path.to_owned())) }
}
