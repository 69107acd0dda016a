//! Argon2id hashing outside the async threads, a few hashes at a time.

use std::sync::Arc;

use argon2::{
    Algorithm, Argon2, Params, Version,
    password_hash::{PasswordHasher as _, PasswordVerifier as _, phc},
};
use serde::Deserialize;
use store::{account::PasswordHash, random};
use thiserror::Error;
use tokio::sync::Semaphore;

use super::Password;
use crate::background;

/// The maximum number of requests that may wait. At about 50 ms a hash, the last one waits a few seconds.
const WAITING_MAX: usize = 64;
/// Additional places for people who are signed in, or who sign in with a known browser, when others have taken all
/// regular places.
const WAITING_KNOWN_MAX: usize = 16;

/// The queue of a password check.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Queue {
    /// For clients that are signed in, or that sign in with a browser known to the account.
    Known,
    /// For all other clients.
    Strangers,
}

/// The cost of one hash.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cost {
    /// The memory in KiB.
    pub memory_kib: u32,
    /// The number of passes over the memory.
    pub passes: u32,
}

impl Cost {
    /// The lowest cost, for tests only: it protects nothing.
    pub const LOWEST: Cost = Cost { memory_kib: 8, passes: 1 };
}

impl Default for Cost {
    /// Returns 19 MiB and two passes, as OWASP's Password Storage Cheat Sheet recommends.
    fn default() -> Cost {
        Cost { memory_kib: 19 * 1_024, passes: 2 }
    }
}

/// The reasons why a password was not hashed or checked.
#[derive(Debug, Error)]
pub enum HashError {
    /// The queue is full.
    #[error("too many passwords wait to be checked")]
    Busy,
    /// The parameters, the memory or a stored hash is bad.
    #[error("argon2: {0}")]
    Argon2(String),
}

/// Hashes and checks passwords. A handle that is cheap to clone.
#[derive(Debug, Clone)]
pub struct PasswordHasher {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    params: Params,
    turns: Arc<Semaphore>,
    admission: Semaphore,
    admission_known: Semaphore,
    /// Checked if the account does not exist, so that the answer takes as long as for a wrong password.
    dummy: PasswordHash,
}

impl PasswordHasher {
    /// Creates a hasher that runs at most `at_once` hashes at the same time; 0 means one on each core.
    ///
    /// # Errors
    /// If argon2 rejects the cost.
    pub fn new(cost: Cost, at_once: usize) -> Result<PasswordHasher, HashError> {
        let params = Params::new(cost.memory_kib, cost.passes, 1, None).map_err(argon2_error)?;
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let at_once = if at_once == 0 { cores } else { at_once };
        // At the same cost as real hashes; a cheaper one would answer sooner and show that the account does not exist.
        let dummy = hash(&params, &random::bytes::<16>())?;
        let inner = Inner {
            params,
            turns: Arc::new(Semaphore::new(at_once)),
            admission: Semaphore::new(at_once + WAITING_MAX),
            admission_known: Semaphore::new(WAITING_KNOWN_MAX),
            dummy,
        };
        Ok(PasswordHasher { inner: Arc::new(inner) })
    }

    /// Returns the hash of a new password, with its own salt.
    ///
    /// # Errors
    /// If the queue is full.
    pub async fn hash(&self, password: Password) -> Result<PasswordHash, HashError> {
        let params = self.inner.params.clone();
        self.in_turn(Queue::Strangers, move || hash(&params, password.as_bytes())).await
    }

    /// Returns true if the password matches the hash. Without a hash, returns false after the same time.
    ///
    /// # Errors
    /// If the queue is full, or the stored hash is invalid.
    pub(crate) async fn verify(
        &self,
        password: Password,
        stored: Option<PasswordHash>,
        queue: Queue,
    ) -> Result<bool, HashError> {
        let known = stored.is_some();
        let against = stored.unwrap_or_else(|| self.inner.dummy.clone());
        let matches = self
            .in_turn(queue, move || {
                let parsed = phc::PasswordHash::new(against.as_str()).map_err(argon2_error)?;
                // The cost and the salt come from the stored hash, not from the defaults.
                Ok(Argon2::default().verify_password(password.as_bytes(), &parsed).is_ok())
            })
            .await?;
        Ok(matches && known)
    }

    async fn in_turn<T, F>(&self, queue: Queue, work: F) -> Result<T, HashError>
    where
        F: FnOnce() -> Result<T, HashError> + Send + 'static,
        T: Send + 'static,
    {
        let admission = match queue {
            Queue::Known => &self.inner.admission_known,
            Queue::Strangers => &self.inner.admission,
        };
        let _admitted = admission.try_acquire().map_err(|_full| HashError::Busy)?;
        let turn = Arc::clone(&self.inner.turns)
            .acquire_owned()
            .await
            .expect("the semaphore of turns is never closed");
        let joined = background::spawn(move || {
            let result = work();
            // Dropped inside the task, because the work continues even after the caller is gone.
            drop(turn);
            result
        });
        joined.await.map_err(|error| HashError::Argon2(error.to_string()))?
    }
}

fn hash(params: &Params, password: &[u8]) -> Result<PasswordHash, HashError> {
    let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params.clone());
    Ok(PasswordHash::from_row(argon2.hash_password(password).map_err(argon2_error)?.to_string()))
}

fn argon2_error(error: impl std::fmt::Display) -> HashError {
    HashError::Argon2(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn password(text: &str) -> Password {
        Password::given(text.to_owned()).unwrap()
    }

    #[tokio::test]
    async fn only_the_password_itself_fits_its_hash() {
        let hasher = PasswordHasher::new(Cost::LOWEST, 2).unwrap();
        let hash = hasher.hash(password("correct horse")).await.unwrap();
        assert!(hash.as_str().starts_with("$argon2id$v=19$m=8,t=1,p=1$"));
        assert!(
            hasher.verify(password("correct horse"), Some(hash.clone()), Queue::Strangers).await.unwrap()
        );
        assert!(
            !hasher.verify(password("correct horsf"), Some(hash.clone()), Queue::Strangers).await.unwrap()
        );
        assert!(!hasher.verify(password("correct horse"), None, Queue::Strangers).await.unwrap());
        let again = hasher.hash(password("correct horse")).await.unwrap();
        assert_ne!(hash.as_str(), again.as_str());
    }

    #[tokio::test]
    async fn waiting_strangers_leave_room_for_owners() {
        let hasher = PasswordHasher::new(Cost::LOWEST, 1).unwrap();
        let hash = hasher.hash(password("correct horse")).await.unwrap();
        let places = u32::try_from(hasher.inner.admission.available_permits()).unwrap();
        let _crowd = hasher.inner.admission.acquire_many(places).await.unwrap();
        let verify = |queue| hasher.verify(password("correct horse"), Some(hash.clone()), queue);
        assert!(matches!(verify(Queue::Strangers).await, Err(HashError::Busy)));
        assert!(verify(Queue::Known).await.unwrap());
    }

    #[tokio::test]
    async fn a_broken_hash_is_an_error_and_no_answer() {
        let hasher = PasswordHasher::new(Cost::LOWEST, 2).unwrap();
        let broken = PasswordHash::from_row("$argon2id$nonsense".to_owned());
        assert!(matches!(
            hasher.verify(password("x"), Some(broken), Queue::Strangers).await,
            Err(HashError::Argon2(_))
        ));
    }
}
