//! Buckets in Redis, so that all nodes count together. While Redis is unreachable, each node counts for itself:
//! no request has to wait, but a client that reaches all nodes can use the limit of each.

use ::redis::Script;
use futures_util::future::{BoxFuture, FutureExt as _};
use wire::Millis;

use super::{Limit, LimitSettings, Limited, LocalLimiter, RateLimiter};
use crate::exchange::Exchange;

/// The script that changes a bucket. `KEYS[1]` is the bucket; `ARGV` is the burst, the seconds to refill one token, and
/// the change. It returns the milliseconds to wait, or 0 after the change. The script uses Redis's own clock, because
/// the clocks of nodes differ. A full bucket has no key, so unused buckets take no memory.
const CHANGE: &str = r"
local burst, refill_s, by = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local time = redis.call('TIME')
local now = tonumber(time[1]) + tonumber(time[2]) / 1000000
local level = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local tokens, at = tonumber(level[1]) or burst, tonumber(level[2]) or now
tokens = math.min(burst, tokens + math.max(0, now - at) / refill_s) + by
if tokens < 0 then return math.ceil(-tokens * refill_s * 1000) end
tokens = math.min(burst, tokens)
redis.call('HSET', KEYS[1], 'tokens', string.format('%.9f', tokens), 'at', string.format('%.6f', math.max(now, at)))
redis.call('PEXPIRE', KEYS[1], math.ceil((burst - tokens) * refill_s * 1000) + 1000)
return 0
";

/// A limiter whose buckets all nodes share.
#[derive(Debug)]
pub struct SharedLimiter {
    exchange: Exchange,
    change: Script,
    settings: LimitSettings,
    /// The limiter of this node alone, used while Redis is unreachable.
    local: LocalLimiter,
}

impl SharedLimiter {
    pub fn new(exchange: Exchange, settings: LimitSettings) -> SharedLimiter {
        SharedLimiter {
            exchange,
            change: Script::new(CHANGE),
            local: LocalLimiter::new(settings.clone()),
            settings,
        }
    }

    /// Changes a bucket. Returns `None` if Redis is unreachable.
    async fn change(&self, limit: Limit, key: &str, by: i32) -> Option<Result<(), Limited>> {
        let bucket = self.settings.bucket(limit);
        let mut call = self.change.prepare_invoke();
        call.key(self.exchange.key(&format!("limit:{}:{key}", limit.name())));
        call.arg(bucket.burst).arg(bucket.refill_s.max(1e-6)).arg(by);
        let waited: Result<u64, _> = call.invoke_async(&mut self.exchange.commands()).await;
        match waited {
            Ok(0) => Some(Ok(())),
            Ok(wait_ms) => Some(Err(Limited { retry_after: std::time::Duration::from_millis(wait_ms) })),
            Err(cause) => {
                tracing::debug!(%cause, "a shared limit cannot be used; this node counts alone");
                None
            }
        }
    }
}

impl RateLimiter for SharedLimiter {
    fn take<'a>(&'a self, limit: Limit, key: &'a str, now: Millis) -> BoxFuture<'a, Result<(), Limited>> {
        async move {
            match self.change(limit, key, -1).await {
                Some(answer) => answer,
                None => self.local.take(limit, key, now).await,
            }
        }
        .boxed()
    }

    fn put_back<'a>(&'a self, limit: Limit, key: &'a str, now: Millis) -> BoxFuture<'a, ()> {
        async move {
            if self.change(limit, key, 1).await.is_none() {
                self.local.put_back(limit, key, now).await;
            }
        }
        .boxed()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::{exchange::RedisPrefix, limits::Bucket};
    use store::random;

    fn limiter(url: &str, prefix: &str) -> SharedLimiter {
        // A token comes back only after an hour, so that the speed of the test does not matter.
        let bucket = Bucket { burst: 3, refill_s: 3_600.0 };
        let settings = LimitSettings { chat_by_account: bucket, ..LimitSettings::default() };
        let exchange = Exchange::new(url.parse().unwrap(), &RedisPrefix(prefix.to_owned()), None).unwrap();
        SharedLimiter::new(exchange, settings)
    }

    #[tokio::test]
    async fn two_nodes_count_together() {
        let Ok(url) = std::env::var("FULLPRIME_TEST_REDIS") else { return };
        let prefix = random::hex(&random::bytes::<8>());
        let (one, two) = (limiter(&url, &prefix), limiter(&url, &prefix));
        let limit = Limit::ChatByAccount;
        for node in [&one, &two, &one] {
            assert_eq!(node.take(limit, "anna", Millis(0)).await, Ok(()));
        }
        let refused = two.take(limit, "anna", Millis(0)).await.unwrap_err();
        assert!(refused.retry_after > Duration::from_secs(3_000) && refused.retry_after.as_secs() <= 3_600);
        assert_eq!(two.take(limit, "bert", Millis(0)).await, Ok(()));
        one.put_back(limit, "anna", Millis(0)).await;
        assert_eq!(two.take(limit, "anna", Millis(0)).await, Ok(()));
        assert!(one.take(limit, "anna", Millis(0)).await.is_err());
    }

    #[tokio::test]
    async fn without_redis_each_node_counts_for_itself() {
        let node = limiter("unix:///nonexistent/redis.sock", "none");
        for _ in 0..3 {
            assert_eq!(node.take(Limit::ChatByAccount, "anna", Millis(0)).await, Ok(()));
        }
        assert!(node.take(Limit::ChatByAccount, "anna", Millis(0)).await.is_err());
    }
}
