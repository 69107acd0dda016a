//! Memory for uploaded files. An account sends one file at a time. All files that a node receives at the same time
//! share one limit, which is checked before a byte is stored.

use std::{
    collections::HashSet,
    sync::{Arc, Mutex, PoisonError},
};

use store::id::UserId;
use texts::refusals;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, TryAcquireError};

use crate::error::AppError;

const KIB: usize = 1_024;

/// The files that one node receives at the same time.
#[derive(Debug, Clone)]
pub struct Uploads {
    /// The free memory in KiB.
    memory: Arc<Semaphore>,
    /// The accounts that are sending. An ordinary mutex, held for a look-up only.
    senders: Arc<Mutex<HashSet<UserId>>>,
}

/// A file that is being received. Dropping it releases its memory.
#[derive(Debug)]
pub struct Upload {
    bytes: Vec<u8>,
    memory: Option<OwnedSemaphorePermit>,
    uploads: Uploads,
    sender: UserId,
}

impl Uploads {
    /// Creates the limit with this many MiB.
    pub fn new(mib: u32) -> Uploads {
        let kib = usize::try_from(mib).unwrap_or(usize::MAX).saturating_mul(KIB);
        Uploads { memory: Arc::new(Semaphore::new(kib.min(Semaphore::MAX_PERMITS))), senders: Arc::default() }
    }

    /// Begins to receive a file.
    ///
    /// # Errors
    /// Returns a conflict while this sender uploads another file.
    pub fn begin(&self, sender: UserId) -> Result<Upload, AppError> {
        let is_first = self.senders.lock().unwrap_or_else(PoisonError::into_inner).insert(sender);
        if !is_first {
            return Err(AppError::Conflict(refusals::one_upload_at_a_time()));
        }
        Ok(Upload { bytes: Vec::new(), memory: None, uploads: self.clone(), sender })
    }
}

impl Upload {
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Takes the next part of the file, of at most `limit_bytes` in all.
    ///
    /// # Errors
    /// Returns [`AppError::TooLarge`], or an error if the node has no room.
    pub fn append_part(&mut self, part: &[u8], limit_bytes: usize) -> Result<(), AppError> {
        let length = self.bytes.len() + part.len();
        if length > limit_bytes {
            return Err(AppError::TooLarge { limit_bytes });
        }
        let held = self.memory.as_ref().map_or(0, OwnedSemaphorePermit::num_permits);
        // Memory is counted as bytes arrive. The announced length may be false.
        let more = u32::try_from(length.div_ceil(KIB).saturating_sub(held)).unwrap_or(u32::MAX);
        if more > 0 {
            // Does not wait: two uploads that both hold memory and wait for more could block each other for ever.
            let permit = Arc::clone(&self.uploads.memory).try_acquire_many_owned(more);
            let permit = permit.map_err(|refused| match refused {
                TryAcquireError::NoPermits | TryAcquireError::Closed => {
                    AppError::Unavailable(refusals::uploads_busy())
                }
            })?;
            match &mut self.memory {
                Some(memory) => memory.merge(permit),
                None => self.memory = Some(permit),
            }
            // Reserves exactly the counted size; doubling would take more.
            self.bytes.reserve_exact(part.len());
        }
        self.bytes.extend_from_slice(part);
        Ok(())
    }
}

impl Drop for Upload {
    fn drop(&mut self) {
        self.uploads.senders.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.sender);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_keeps_no_more_than_its_room_and_gives_it_back() {
        let uploads = Uploads::new(1);
        let users: Vec<UserId> = (1..=3).map(UserId::from_row).collect();
        let mut one = uploads.begin(users[0]).unwrap();
        assert!(matches!(uploads.begin(users[0]), Err(AppError::Conflict(_))));
        for _ in 0..600 {
            one.append_part(&[0; KIB], 8 * KIB * KIB).unwrap();
        }
        let mut two = uploads.begin(users[1]).unwrap();
        two.append_part(&[0; 424 * KIB], 8 * KIB * KIB).unwrap();
        assert!(matches!(two.append_part(&[0], 8 * KIB * KIB), Err(AppError::Unavailable(_))));
        assert!(matches!(one.append_part(&[0; 10], 600 * KIB), Err(AppError::TooLarge { .. })));
        assert_eq!((one.bytes().len(), two.bytes().len()), (600 * KIB, 424 * KIB));
        drop(one);
        two.append_part(&[0], 8 * KIB * KIB).unwrap();
        uploads.begin(users[0]).unwrap().append_part(&[0; 599 * KIB], 8 * KIB * KIB).unwrap();
        drop(two);
        assert_eq!(uploads.memory.available_permits(), KIB);
        assert!(uploads.senders.lock().unwrap().is_empty());
    }
}
