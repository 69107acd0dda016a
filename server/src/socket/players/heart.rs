//! The heartbeat of a seated player's socket: pings once a second, whose answers show the quality of the connection.
//! Pure: the time is an argument.

use std::time::Duration;

use site::presence::hub::Contact;
use tokio::time::Instant;

/// The time between two pings. Together with `SILENT` it bounds the time until a cut network is noticed: 2.3 s.
const BEAT: Duration = Duration::from_secs(1);
/// The age of an unanswered ping, or the round trip, at which a connection counts as slow.
const SLOW: Duration = Duration::from_millis(500);
/// The age of a ping after which a client that has said nothing since is silent.
const SILENT: Duration = Duration::from_millis(1_300);

#[derive(Debug)]
pub(super) struct Heart {
    /// The number of the last ping.
    number: u32,
    pinged_at: Instant,
    is_answered: bool,
    heard_at: Instant,
    round_trip: Duration,
}

impl Heart {
    pub(super) fn new(now: Instant) -> Heart {
        Heart { number: 0, pinged_at: now, is_answered: true, heard_at: now, round_trip: Duration::ZERO }
    }

    /// Records that the client has sent something, of any kind.
    pub(super) fn heard(&mut self, now: Instant) {
        self.heard_at = now;
    }

    /// Records a pong. Returns true if it answers the last ping.
    pub(super) fn answered(&mut self, bytes: &[u8], now: Instant) -> bool {
        if self.is_answered || bytes != self.number.to_be_bytes() {
            return false;
        }
        self.is_answered = true;
        self.round_trip = now - self.pinged_at;
        true
    }

    /// Returns the ping that is due. There is never more than one without an answer.
    pub(super) fn beat(&mut self, now: Instant) -> Option<[u8; 4]> {
        if !self.is_answered || now < self.pinged_at + BEAT {
            return None;
        }
        self.number = self.number.wrapping_add(1);
        self.pinged_at = now;
        self.is_answered = false;
        Some(self.number.to_be_bytes())
    }

    pub(super) fn contact(&self, now: Instant) -> Contact {
        if self.is_answered {
            return if self.round_trip >= SLOW { Contact::Slow } else { Contact::Good };
        }
        if now >= self.pinged_at + SILENT && now >= self.heard_at + SILENT {
            Contact::Silent
        } else if now >= self.pinged_at + SLOW || self.round_trip >= SLOW {
            Contact::Slow
        } else {
            Contact::Good
        }
    }

    /// Returns the time of the next change if nothing comes from the client.
    pub(super) fn wakes_at(&self) -> Instant {
        if self.is_answered {
            return self.pinged_at + BEAT;
        }
        let now = Instant::now();
        let times = [self.pinged_at + SLOW, self.pinged_at.max(self.heard_at) + SILENT];
        times.into_iter().find(|&time| time > now).unwrap_or(now + BEAT)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_silent_client_is_noticed_within_three_seconds_and_its_return_at_once() {
        let start = Instant::now();
        let after = |ms: u64| start + Duration::from_millis(ms);
        let mut heart = Heart::new(start);
        assert_eq!(heart.beat(after(999)), None);
        let ping = heart.beat(after(1_000)).unwrap();
        assert!(!heart.answered(b"what", after(1_010)), "it answers no ping");
        assert!(heart.answered(&ping, after(1_040)));
        assert!(!heart.answered(&ping, after(1_050)), "a ping is answered once");
        assert_eq!(heart.contact(after(1_900)), Contact::Good);
        // The network freezes right after an answer.
        let ping = heart.beat(after(2_000)).unwrap();
        assert_eq!(heart.contact(after(2_499)), Contact::Good);
        assert_eq!(heart.contact(after(2_500)), Contact::Slow);
        assert_eq!(heart.contact(after(3_299)), Contact::Slow);
        assert_eq!(heart.contact(after(3_300)), Contact::Silent);
        assert_eq!(heart.beat(after(3_500)), None, "one ping waits at a time");
        heart.heard(after(9_000));
        assert_eq!(heart.contact(after(9_000)), Contact::Slow);
        assert!(heart.answered(&ping, after(9_010)));
        assert_eq!(heart.contact(after(9_010)), Contact::Slow, "its last answer was late");
        let ping = heart.beat(after(9_020)).unwrap();
        assert!(heart.answered(&ping, after(9_060)));
        assert_eq!(heart.contact(after(9_060)), Contact::Good);
    }
}
