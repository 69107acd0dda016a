//! Buckets and the names of actions in Redis, so that all nodes count together. While Redis is unreachable, each node
//! counts for itself: no request has to wait, but a client that reaches all nodes can use the limit of each.

use ::redis::{RedisError, Script};
use futures_util::future::{BoxFuture, FutureExt as _};
use wire::Millis;

use super::{CountedOperation, LimitSettings, Limited, LocalLimiter, NOTED_MS, RateLimiter};
use crate::exchange::Exchange;

/// The script that changes the buckets `KEYS`, all or none. `ARGV[1]` is the change, followed by the burst of each
/// bucket and the seconds to refill one token. It returns the milliseconds to wait, or 0 after the change. The script
/// uses Redis's own clock, because the clocks of nodes differ. A full bucket has no key, so unused buckets take no
/// memory.
const CHANGE: &str = r"
local by = tonumber(ARGV[1])
local time = redis.call('TIME')
local now = tonumber(time[1]) + tonumber(time[2]) / 1000000
local changed, wait = {}, 0
for i, key in ipairs(KEYS) do
  local burst, refill_s = tonumber(ARGV[2 * i]), tonumber(ARGV[2 * i + 1])
  local level = redis.call('HMGET', key, 'tokens', 'at')
  local tokens, at = tonumber(level[1]) or burst, tonumber(level[2]) or now
  tokens = math.min(burst, tokens + math.max(0, now - at) / refill_s) + by
  if tokens < 0 then wait = math.max(wait, math.ceil(-tokens * refill_s * 1000)) end
  tokens = math.min(burst, tokens)
  changed[i] = { tokens, math.max(now, at), math.ceil((burst - tokens) * refill_s * 1000) + 1000 }
end
if wait > 0 then return wait end
for i, key in ipairs(KEYS) do
  local tokens, at, kept_ms = unpack(changed[i])
  redis.call('HSET', key, 'tokens', string.format('%.9f', tokens), 'at', string.format('%.6f', at))
  redis.call('PEXPIRE', key, kept_ms)
end
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

    fn key_of(&self, action: &str) -> String {
        self.exchange.key(&format!("action:{action}"))
    }

    /// Changes the buckets of an operation. Returns `None` if Redis is unreachable.
    async fn change(&self, counted: &CountedOperation, by: i32) -> Option<Result<(), Limited>> {
        let bucket = self.settings.bucket(counted.name);
        let mut call = self.change.prepare_invoke();
        call.arg(by);
        for (key, clients) in &counted.keys {
            let bucket = bucket.times(*clients);
            call.key(self.exchange.key(&format!("limit:{}:{key}", counted.name)));
            call.arg(bucket.burst).arg(bucket.refill_s);
        }
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
    fn take_tokens<'a>(
        &'a self,
        counted: &'a CountedOperation,
        now: Millis,
    ) -> BoxFuture<'a, Result<(), Limited>> {
        async move {
            match self.change(counted, -1).await {
                Some(answer) => answer,
                None => self.local.take_tokens(counted, now).await,
            }
        }
        .boxed()
    }

    fn put_back<'a>(&'a self, counted: &'a CountedOperation, now: Millis) -> BoxFuture<'a, ()> {
        async move {
            if self.change(counted, 1).await.is_none() {
                self.local.put_back(counted, now).await;
            }
        }
        .boxed()
    }

    fn remember_action<'a>(&'a self, action: &'a str, now: Millis) -> BoxFuture<'a, bool> {
        async move {
            // Redis answers with nil if the key is there already.
            let set: Result<Option<String>, RedisError> = ::redis::cmd("SET")
                .arg(self.key_of(action))
                .arg("1")
                .arg("NX")
                .arg("PX")
                .arg(NOTED_MS)
                .query_async(&mut self.exchange.commands())
                .await;
            match set {
                Ok(answer) => answer.is_some(),
                Err(cause) => {
                    tracing::debug!(%cause, "an action cannot be noted for all nodes; this node notes it alone");
                    self.local.remember_action(action, now).await
                }
            }
        }
        .boxed()
    }

    fn forget<'a>(&'a self, action: &'a str) -> BoxFuture<'a, ()> {
        async move {
            let deleted: Result<(), RedisError> =
                ::redis::cmd("DEL").arg(self.key_of(action)).query_async(&mut self.exchange.commands()).await;
            if let Err(cause) = deleted {
                tracing::debug!(%cause, "an action stays noted for all nodes, though it was not carried out");
            }
            self.local.forget(action).await;
        }
        .boxed()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::{
        exchange::RedisPrefix,
        limits::{AddressLimit, Bucket, Limit},
    };
    use store::random;

    fn limiter(url: &str, prefix: &str) -> SharedLimiter {
        // A token comes back only after an hour, so that the speed of the test does not matter.
        let bucket = Bucket { burst: 3, refill_s: 3_600.0 };
        let settings =
            LimitSettings { chat_by_account: bucket, guest_by_address: bucket, ..LimitSettings::default() };
        let exchange = Exchange::new(url.parse().unwrap(), &RedisPrefix(prefix.to_owned()), None).unwrap();
        SharedLimiter::new(exchange, settings)
    }

    #[tokio::test]
    async fn two_nodes_count_together() {
        let Ok(url) = std::env::var("FULLPRIME_TEST_REDIS") else { return };
        let prefix = random::hex(&random::bytes::<8>());
        let (one, two) = (limiter(&url, &prefix), limiter(&url, &prefix));
        let (anna, bert) = (Limit::ChatByAccount.count_key("anna"), Limit::ChatByAccount.count_key("bert"));
        for node in [&one, &two, &one] {
            assert_eq!(node.take_tokens(&anna, Millis(0)).await, Ok(()));
        }
        let refused = two.take_tokens(&anna, Millis(0)).await.unwrap_err();
        assert!(refused.retry_after > Duration::from_secs(3_000) && refused.retry_after.as_secs() <= 3_600);
        assert_eq!(two.take_tokens(&bert, Millis(0)).await, Ok(()));
        one.put_back(&anna, Millis(0)).await;
        assert_eq!(two.take_tokens(&anna, Millis(0)).await, Ok(()));
        assert!(one.take_tokens(&anna, Millis(0)).await.is_err());
    }

    #[tokio::test]
    async fn two_nodes_count_the_networks_around_an_address_together() {
        let Ok(url) = std::env::var("FULLPRIME_TEST_REDIS") else { return };
        let prefix = random::hex(&random::bytes::<8>());
        let nodes = [limiter(&url, &prefix), limiter(&url, &prefix)];
        let mut passed = 0;
        for net in 0..100_u16 {
            let address = std::net::Ipv6Addr::new(0x2001, 0xdb8, 1, net << 8, 0, 0, 0, 1);
            let counted = AddressLimit::GuestByAddress.count_address(address.into());
            let taken = nodes[usize::from(net % 2)].take_tokens(&counted, Millis(0)).await;
            passed += usize::from(taken.is_ok());
        }
        assert_eq!(passed, 3 * 16, "a /48 has 16 times the bound of an address");
    }

    #[tokio::test]
    async fn two_nodes_note_actions_together() {
        let Ok(url) = std::env::var("FULLPRIME_TEST_REDIS") else { return };
        let prefix = random::hex(&random::bytes::<8>());
        let (one, two) = (limiter(&url, &prefix), limiter(&url, &prefix));
        assert!(one.remember_action("a", Millis(0)).await);
        assert!(!two.remember_action("a", Millis(0)).await);
        two.forget("a").await;
        assert!(one.remember_action("a", Millis(0)).await);
    }

    #[tokio::test]
    async fn without_redis_each_node_counts_for_itself() {
        let node = limiter("unix:///nonexistent/redis.sock", "none");
        assert!(node.remember_action("a", Millis(0)).await && !node.remember_action("a", Millis(0)).await);
        let anna = Limit::ChatByAccount.count_key("anna");
        for _ in 0..3 {
            assert_eq!(node.take_tokens(&anna, Millis(0)).await, Ok(()));
        }
        assert!(node.take_tokens(&anna, Millis(0)).await.is_err());
    }
}
