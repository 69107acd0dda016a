//! The events of a match. Every state of a match holds its log, and shares all but the newest events with the
//! previous state.

use std::sync::Arc;

use wire::LoggedEvent;

/// The number of events in a chunk. At most this many references are copied when a log grows while others hold the
/// old one.
const CHUNK: usize = 32;

type Chunk<E> = Vec<Arc<E>>;

/// Events in the order of their numbers, by default as clients receive them.
#[derive(Debug, Clone)]
pub struct Log<E = LoggedEvent> {
    /// The chunks in order. All but the last are full.
    chunks: Vec<Arc<Chunk<E>>>,
}

impl<E> Default for Log<E> {
    fn default() -> Log<E> {
        Log { chunks: Vec::new() }
    }
}

impl<E> Log<E> {
    pub(crate) fn push(&mut self, event: E) {
        match self.chunks.last_mut().filter(|chunk| chunk.len() < CHUNK) {
            Some(chunk) => Arc::make_mut(chunk).push(Arc::new(event)),
            None => self.chunks.push(Arc::new(vec![Arc::new(event)])),
        }
    }

    /// Returns an iterator over all events.
    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = &E> {
        self.chunks.iter().flat_map(|chunk| chunk.iter()).map(|event| &**event)
    }

    /// Returns the newest event.
    pub fn last(&self) -> Option<&E> {
        self.iter().next_back()
    }

    /// Returns the number of events.
    pub(crate) fn len(&self) -> usize {
        self.chunks.iter().map(|chunk| chunk.len()).sum()
    }
}

impl Log {
    /// Returns the events after number `since`. There are usually few, so the search starts at the end.
    pub(crate) fn after(&self, since: u32) -> Vec<LoggedEvent> {
        let mut events: Vec<_> =
            self.iter().rev().take_while(|logged| logged.seq.0 > since).cloned().collect();
        events.reverse();
        events
    }
}

#[cfg(test)]
mod tests {
    use wire::{Event, Millis, Seat, Seq};

    use super::*;

    fn seqs(events: &[LoggedEvent]) -> Vec<u32> {
        events.iter().map(|logged| logged.seq.0).collect()
    }

    /// The numbers have gaps, because some events are not sent to clients.
    #[test]
    fn a_log_that_grows_leaves_the_one_before_as_it_was() {
        let mut states = vec![Log::default()];
        let numbers: Vec<u32> = (1..=3 * 32 + 1).map(|number| 2 * number).collect();
        for &number in &numbers {
            let mut next = states[states.len() - 1].clone();
            next.push(LoggedEvent {
                seq: Seq(number),
                at: Millis(0),
                event: Event::Left { seat: Seat::White },
            });
            states.push(next);
        }
        for (count, log) in states.iter().enumerate() {
            assert_eq!(seqs(&log.after(0)), numbers[..count]);
            assert_eq!(log.last().map(|logged| logged.seq.0), numbers[..count].last().copied());
            for since in [1, 2, 63, 64, 65] {
                let wanted: Vec<u32> = numbers[..count].iter().copied().filter(|&seq| seq > since).collect();
                assert_eq!(seqs(&log.after(since)), wanted, "{count} events after {since}");
            }
        }
    }
}
