//! The places in which people's questions to the engine are answered. A question that has to wait for one waits in the
//! order of [`Questions`].

use std::{
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Instant,
};

use store::id::UserId;
use tokio::sync::oneshot;

use super::questions::{Questions, TooMany};

/// The maximum number of waiting questions of one person.
const WAITING_EACH: usize = 4;

/// The person who asks.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) enum Asker {
    /// An account with a name; for a bot its owner.
    Account(UserId),
    /// The stored address of a guest. All guests at an address are one person.
    Address(String),
}

/// A number of places.
#[derive(Debug)]
pub(super) struct Places {
    // Held for look-ups and never across an await.
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    free: usize,
    questions: Questions<Asker, oneshot::Sender<HeldPlace>>,
}

/// The place of a question that is being answered. It is free again when this is dropped.
#[derive(Debug)]
pub(super) struct HeldPlace {
    places: Arc<Places>,
    asker: Asker,
    began: Instant,
}

impl Places {
    /// Returns this many free places.
    pub(super) fn new(free: usize) -> Arc<Places> {
        Arc::new(Places { state: Mutex::new(State { free, questions: Questions::new(WAITING_EACH) }) })
    }

    /// Waits for a place. A caller who stops waiting leaves the queue.
    ///
    /// # Errors
    /// If too many questions of this person wait.
    pub(super) async fn place(self: &Arc<Self>, asker: Asker) -> Result<HeldPlace, TooMany> {
        let (sender, place) = oneshot::channel();
        self.state().questions.push(asker, sender, oneshot::Sender::is_closed)?;
        self.hand_out();
        Ok(place.await.expect("a question stays in the queue while its caller waits"))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives the free places to the next questions.
    fn hand_out(self: &Arc<Self>) {
        loop {
            let next = self.state().next();
            let Some((asker, sender)) = next else { return };
            let place = HeldPlace { places: Arc::clone(self), asker, began: Instant::now() };
            // If the caller has just gone, the place comes back and is free again.
            drop(sender.send(place));
        }
    }
}

impl State {
    fn next(&mut self) -> Option<(Asker, oneshot::Sender<HeldPlace>)> {
        if self.free == 0 {
            return None;
        }
        let next = self.questions.next(oneshot::Sender::is_closed)?;
        self.free -= 1;
        Some(next)
    }
}

impl Drop for HeldPlace {
    fn drop(&mut self) {
        let mut state = self.places.state();
        state.free += 1;
        state.questions.finish(&self.asker, self.began.elapsed());
        drop(state);
        self.places.hand_out();
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt as _;

    use super::*;

    fn person(id: i64) -> Asker {
        Asker::Account(UserId::from_row(id))
    }

    #[tokio::test]
    async fn a_place_goes_to_the_next_person_who_still_waits() {
        let places = Places::new(1);
        let first = places.place(person(1)).await.unwrap();
        let mut own = Box::pin(places.place(person(1)));
        let mut gone = Box::pin(places.place(person(2)));
        let mut other = Box::pin(places.place(person(3)));
        for waiting in [&mut own, &mut gone, &mut other] {
            assert!(waiting.now_or_never().is_none());
        }
        drop(gone);
        drop(first);
        assert!((&mut own).now_or_never().is_none(), "the person has used more than the other");
        let second = (&mut other).now_or_never().unwrap().unwrap();
        drop(second);
        assert!(own.now_or_never().unwrap().is_ok());
        // Nobody waits, and the place is free.
        assert!(places.place(person(4)).now_or_never().unwrap().is_ok());
    }

    #[tokio::test]
    async fn a_place_that_was_handed_to_a_caller_who_goes_is_free_again() {
        let places = Places::new(1);
        let first = places.place(person(1)).await.unwrap();
        let mut gone = Box::pin(places.place(person(2)));
        assert!((&mut gone).now_or_never().is_none());
        drop(first);
        drop(gone);
        assert!(places.place(person(3)).now_or_never().unwrap().is_ok());
    }

    #[tokio::test]
    async fn a_person_with_too_many_waiting_questions_is_refused_and_others_are_not() {
        let places = Places::new(1);
        let _first = places.place(person(1)).await.unwrap();
        let mut waiting: Vec<_> = (0..WAITING_EACH).map(|_| Box::pin(places.place(person(1)))).collect();
        for one in &mut waiting {
            assert!(one.now_or_never().is_none());
        }
        assert!(matches!(places.place(person(1)).await, Err(TooMany)));
        assert!(places.place(person(2)).now_or_never().is_none());
        // A caller who goes makes room.
        waiting.pop();
        assert!(places.place(person(1)).now_or_never().is_none());
    }
}
