//! The rate limit for messages of a client: a token bucket for each socket.

use std::time::Duration;

use tokio::time::Instant;

/// The token bucket of a socket. A message takes one token.
#[derive(Debug)]
pub(crate) struct Allowance {
    left: f64,
    burst: f64,
    per_s: f64,
    at: Instant,
    /// The number of messages in a row that were refused.
    excess: u32,
}

/// The number of refused messages in a row after which a client is disconnected.
const EXCESS_MAX: u32 = 200;

impl Allowance {
    /// Returns a full bucket: `burst` messages at once, then `per_s` each second.
    pub(crate) fn new(burst: u32, per_s: u32) -> Allowance {
        let burst = f64::from(burst.max(1));
        Allowance { left: burst, burst, per_s: f64::from(per_s.max(1)), at: Instant::now(), excess: 0 }
    }

    /// Takes a token, or returns the time to wait for one.
    pub(crate) fn take_token(&mut self) -> Result<(), Duration> {
        self.take_at(Instant::now())
    }

    fn take_at(&mut self, now: Instant) -> Result<(), Duration> {
        let refill = now.duration_since(self.at).as_secs_f64() * self.per_s;
        self.at = now;
        self.left = (self.left + refill).min(self.burst);
        if self.left >= 1.0 {
            self.left -= 1.0;
            self.excess = 0;
            Ok(())
        } else {
            self.excess += 1;
            Err(Duration::from_secs_f64((1.0 - self.left) / self.per_s))
        }
    }

    /// Returns true if too many messages in a row were refused, so that the client is to be disconnected.
    pub(crate) fn is_exhausted(&self) -> bool {
        self.excess > EXCESS_MAX
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_client_without_pauses_is_limited_and_one_that_waits_is_not() {
        let mut allowance = Allowance::new(3, 2);
        let half = Duration::from_millis(500);
        let began = allowance.at;
        for _ in 0..3 {
            assert_eq!(allowance.take_at(began), Ok(()));
        }
        assert_eq!(allowance.take_at(began), Err(half));
        assert_eq!(allowance.take_at(began + half), Ok(()));
        for _ in 0..EXCESS_MAX {
            assert!(allowance.take_at(began + half).is_err() && !allowance.is_exhausted());
        }
        assert!(allowance.take_at(began + half).is_err() && allowance.is_exhausted());
    }
}
