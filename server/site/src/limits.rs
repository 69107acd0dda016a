//! Rate limits for expensive operations: token buckets. A trait allows several nodes to count together.
//!
//! A limit by address counts in three buckets for IPv6: the /64, the /56 and the /48 around the address. The key of an
//! [`AddressLimit`] is an address, and its only way into the limiter is [`AddressLimit::count_address`], which takes
//! all three.

mod shared;

use std::{
    collections::HashMap,
    fmt,
    net::IpAddr,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use futures_util::future::{BoxFuture, FutureExt as _, ready};
use serde::Deserialize;
use store::address::AddressBlock;
use wire::Millis;

pub use shared::SharedLimiter;

/// A token bucket: `burst` tokens at once, then one more every `refill_s` seconds.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bucket {
    /// The maximum number of tokens at once.
    pub burst: u32,
    /// The seconds until one more token is added.
    pub refill_s: f64,
}

impl Bucket {
    /// Returns the bucket that `factor` clients share.
    fn times(self, factor: u32) -> Bucket {
        Bucket {
            burst: self.burst.saturating_mul(factor),
            refill_s: self.refill_s.max(1e-6) / f64::from(factor),
        }
    }
}

/// Declares limits: a variant, its setting in `[limits]`, the burst, and the seconds until one more token is added.
macro_rules! limits {
    ($($(#[$about:meta])* $kind:ident {
        $($(#[doc = $doc:literal])+ $variant:ident $name:ident: $burst:literal, $refill_s:literal;)*
    })*) => {
        $(
            $(#[$about])*
            #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
            pub enum $kind {
                $($(#[doc = $doc])+ $variant,)*
            }

            impl $kind {
                /// Returns the name in keys and metrics, which is the name in the configuration.
                pub fn name(self) -> &'static str {
                    match self { $($kind::$variant => stringify!($name),)* }
                }
            }
        )*

        /// The settings in `[limits]`.
        #[derive(Debug, Clone, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct LimitSettings {
            $($($(#[doc = $doc])+ pub $name: Bucket,)*)*
        }

        impl Default for LimitSettings {
            fn default() -> LimitSettings {
                LimitSettings { $($($name: Bucket { burst: $burst, refill_s: $refill_s },)*)* }
            }
        }

        /// The names of all limits.
        pub(crate) const NAMES: &[&str] = &[$($(stringify!($name),)*)*];

        impl LimitSettings {
            /// Returns the bucket of a limit.
            fn bucket(&self, name: &str) -> Bucket {
                match name {
                    $($(stringify!($name) => self.$name,)*)*
                    // A name is made by `name`, so this is not reached.
                    _ => Bucket { burst: 0, refill_s: f64::MAX },
                }
            }
        }
    };
}

limits! {
    /// The limits by account, token or board. Each has its own buckets.
    Limit {
        /// Sign-in attempts to one account from browsers unknown to it. An empty bucket tightens the limit.
        SignInByAccount sign_in_by_account: 100, 10.0;
        /// Sign-in attempts to one account from a browser that has signed in to it before.
        SignInByDevice sign_in_by_device: 10, 30.0;
        /// Sign-in attempts of one network to one account while `sign_in_by_account` is empty: a /24 of IPv4, a /48 of
        /// IPv6.
        SignInUnderAttack sign_in_under_attack: 3, 600.0;
        /// Two-factor codes after the right password of one account, from unknown browsers.
        CodeByAccount code_by_account: 20, 900.0;
        /// Password reset mails to one account.
        ResetByAccount reset_by_account: 5, 900.0;
        /// Changes of one account's password.
        PasswordByAccount password_by_account: 5, 60.0;
        /// Tables opened by one account.
        TableByAccount table_by_account: 20, 3.0;
        /// Challenges of one account to one player that led to no match.
        ChallengeByPair challenge_by_pair: 5, 720.0;
        /// Challenges of one account to one player after that player has declined one.
        ChallengeAfterDecline challenge_after_decline: 1, 600.0;
        /// Requests for an opponent by one account.
        PairingByAccount pairing_by_account: 20, 1.0;
        /// Reports sent by one account.
        ReportByAccount report_by_account: 10, 600.0;
        /// Chat lines of one account.
        ChatByAccount chat_by_account: 10, 2.0;
        /// Uploads of match files by one account.
        UploadByAccount upload_by_account: 20, 10.0;
        /// Parts of imports by one account.
        ImportByAccount import_by_account: 60, 2.0;
        /// Searches and profiles over all matches of one account.
        ArchiveByAccount archive_by_account: 30, 2.0;
        /// Zips of all matches of one account.
        ZipByAccount zip_by_account: 10, 300.0;
        /// Requests of the analysis board by one account.
        PositionByAccount position_by_account: 60, 0.25;
        /// Mails requested for one account: to confirm an address, or for a new password.
        MailByAccount mail_by_account: 5, 900.0;
        /// Bots and tokens made by one account.
        ProgramByAccount program_by_account: 10, 60.0;
        /// Actions and hints in one account's practice games.
        PracticeByAccount practice_by_account: 60, 0.5;
        /// Answers to puzzles and in the lesson of one account.
        PuzzleByAccount puzzle_by_account: 60, 1.0;
        /// Browsers that one account adds for web push, and changes of their notices.
        PushByAccount push_by_account: 20, 60.0;
        /// Changes of one account's profile.
        ProfileByAccount profile_by_account: 20, 60.0;
        /// Settings stored for one account.
        SettingsByAccount settings_by_account: 60, 5.0;
        /// Private messages of one account.
        MessageByAccount message_by_account: 20, 3.0;
        /// Conversations that one account begins.
        ConversationByAccount conversation_by_account: 10, 3_600.0;
        /// Acts of one account in clubs.
        ClubByAccount club_by_account: 60, 10.0;
        /// Invitations to clubs by one account.
        InvitationByAccount invitation_by_account: 10, 1800.0;
        /// Requests of one account that change something. Routes with a limit of their own in their declaration do not
        /// count here.
        WriteByAccount write_by_account: 120, 1.0;
        /// Acts of one account in matches by requests. Each socket has an allowance of its own.
        ActByAccount act_by_account: 120, 0.1;
        /// Acts and entries of one account in competitions.
        CompetitionByAccount competition_by_account: 60, 3.0;
        /// Competitions of all kinds that one account creates: 20 a day, because those called off stay too.
        CompetitionsCreatedByAccount competitions_created_by_account: 20, 4_320.0;
        /// Requests by one token; opening a socket or a stream is one.
        RequestByToken request_by_token: 100, 0.1;
        /// Wrong signatures for one board.
        BoardByDevice board_by_device: 5, 12.0;
    }
    /// The limits by network address. Each has its own buckets.
    AddressLimit {
        /// Sign-in attempts from one address.
        SignInByAddress sign_in_by_address: 30, 6.0;
        /// Sign-in attempts of one address to one account from other browsers.
        SignInByAccountAndAddress sign_in_by_account_and_address: 10, 30.0;
        /// Sign-in attempts with a passkey, by network address.
        PasskeyByAddress passkey_by_address: 30, 6.0;
        /// Requests for a password reset, and resets by a link, by network address.
        ResetByAddress reset_by_address: 30, 6.0;
        /// New accounts with a name from one address.
        SignUpByAddress sign_up_by_address: 20, 60.0;
        /// New guests from one address.
        GuestByAddress guest_by_address: 20, 180.0;
        /// Reports sent from one address.
        ReportByAddress report_by_address: 20, 300.0;
        /// Answers to puzzles and in the lesson from one address without an account.
        PuzzleByAddress puzzle_by_address: 60, 1.0;
        /// Pictures of link previews for one address.
        PreviewByAddress preview_by_address: 60, 0.5;
        /// Attempts from one address with unknown enrolment codes or boards.
        BoardByAddress board_by_address: 5, 12.0;
    }
}

impl LimitSettings {
    /// Iterates over the buckets with their names in the configuration.
    pub fn named(&self) -> impl Iterator<Item = (&'static str, Bucket)> {
        NAMES.iter().map(|name| (*name, self.bucket(name)))
    }
}

/// An operation that is counted: the buckets from each of which it takes a token.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CountedOperation {
    name: &'static str,
    /// The key of each bucket, and the number of clients who share it.
    keys: Vec<(String, u32)>,
}

impl CountedOperation {
    /// Returns the name of the limit.
    pub fn name(&self) -> &'static str {
        self.name
    }
}

impl Limit {
    /// Returns an operation of the account, token or board `key`.
    pub fn count_key(self, key: impl Into<String>) -> CountedOperation {
        CountedOperation { name: self.name(), keys: vec![(key.into(), 1)] }
    }
}

impl AddressLimit {
    /// Returns an operation of an address.
    pub fn count_address(self, address: IpAddr) -> CountedOperation {
        self.of_both("", address)
    }

    /// Returns an operation on an account by an address.
    pub fn of_both(self, account: &str, address: IpAddr) -> CountedOperation {
        let keys =
            AddressBlock::around(address).map(|(block, clients)| (format!("{account} {block}"), clients));
        CountedOperation { name: self.name(), keys: keys.collect() }
    }
}

/// The error for an exceeded limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limited {
    /// The time until a token is available.
    pub retry_after: Duration,
}

/// Counts operations, in this process or for several nodes together.
pub trait RateLimiter: fmt::Debug + Send + Sync {
    /// Takes a token from each bucket of an operation, or none and returns the time to wait.
    fn take_tokens<'a>(
        &'a self,
        counted: &'a CountedOperation,
        now: Millis,
    ) -> BoxFuture<'a, Result<(), Limited>>;

    /// Returns the tokens, because the counted operation was harmless.
    fn put_back<'a>(&'a self, counted: &'a CountedOperation, now: Millis) -> BoxFuture<'a, ()>;

    /// Notes the name of an action for 15 minutes. Returns false if it is noted already, because the action has
    /// arrived before.
    fn remember_action<'a>(&'a self, action: &'a str, now: Millis) -> BoxFuture<'a, bool>;

    /// Forgets the name of an action that was not carried out.
    fn forget<'a>(&'a self, action: &'a str) -> BoxFuture<'a, ()>;
}

/// The time for which the name of an action is noted, in milliseconds: longer than clients try again.
const NOTED_MS: i64 = 15 * 60 * 1_000;

/// Token buckets in this process's memory.
#[derive(Debug)]
pub struct LocalLimiter {
    settings: LimitSettings,
    /// An ordinary mutex, held for a look-up and never across an await.
    levels: Mutex<HashMap<(&'static str, String), Level>>,
    /// The names of actions, and when they arrived.
    actions: Mutex<HashMap<String, Millis>>,
}

/// The level of a bucket when it was last used.
#[derive(Debug, Clone, Copy)]
struct Level {
    bucket: Bucket,
    tokens: f64,
    at: Millis,
}

/// The maximum number of stored buckets. Beyond it, full buckets are dropped; if all are in use, the oldest are
/// dropped.
const BUCKETS_MAX: usize = 100_000;
/// The maximum number of noted actions. Beyond it, all are forgotten: an action that is sent again at that moment may
/// be carried out twice.
const ACTIONS_MAX: usize = 50_000;

impl LocalLimiter {
    /// Creates a limiter whose buckets are full.
    pub fn new(settings: LimitSettings) -> LocalLimiter {
        LocalLimiter { settings, levels: Mutex::default(), actions: Mutex::default() }
    }

    fn note_action(&self, action: &str, now: Millis) -> bool {
        let mut actions = self.actions.lock().unwrap_or_else(PoisonError::into_inner);
        let is_recent = |at: &Millis| now.0 - at.0 < NOTED_MS;
        if actions.get(action).is_some_and(is_recent) {
            return false;
        }
        if actions.len() >= ACTIONS_MAX {
            actions.retain(|_, at| is_recent(at));
            if actions.len() >= ACTIONS_MAX {
                actions.clear();
            }
        }
        actions.insert(action.to_owned(), now);
        true
    }

    fn change(&self, counted: &CountedOperation, now: Millis, by: f64) -> Result<(), Limited> {
        let bucket = self.settings.bucket(counted.name);
        let mut levels = self.levels.lock().unwrap_or_else(PoisonError::into_inner);
        if levels.len() >= BUCKETS_MAX {
            forget_some(&mut levels, now);
        }
        let mut changed = Vec::with_capacity(counted.keys.len());
        for (key, clients) in &counted.keys {
            let bucket = bucket.times(*clients);
            let key = (counted.name, key.clone());
            let full = Level { bucket, tokens: f64::from(bucket.burst), at: now };
            let level = levels.get(&key).copied().unwrap_or(full);
            let tokens = refilled(level, now) + by;
            if tokens < 0.0 {
                let wait = Duration::try_from_secs_f64(-tokens * bucket.refill_s);
                return Err(Limited { retry_after: wait.unwrap_or(Duration::MAX) });
            }
            let tokens = tokens.min(f64::from(bucket.burst));
            changed.push((key, Level { bucket, tokens, at: now.max(level.at) }));
        }
        levels.extend(changed);
        Ok(())
    }
}

/// Drops full buckets, and if all are in use, the oldest half.
fn forget_some(levels: &mut HashMap<(&'static str, String), Level>, now: Millis) {
    levels.retain(|_, level| refilled(*level, now) < f64::from(level.bucket.burst));
    if levels.len() >= BUCKETS_MAX {
        let mut times: Vec<_> = levels.values().map(|level| level.at).collect();
        let (_, median, _) = times.select_nth_unstable(levels.len() / 2);
        let median = *median;
        levels.retain(|_, level| level.at > median);
    }
}

#[expect(
    clippy::cast_precision_loss,
    reason = "milliseconds between two touches of a bucket, far below 2^52"
)]
fn refilled(level: Level, now: Millis) -> f64 {
    let passed_s = (now.0 - level.at.0).max(0) as f64 / 1_000.0;
    (level.tokens + passed_s / level.bucket.refill_s).min(f64::from(level.bucket.burst))
}

impl RateLimiter for LocalLimiter {
    fn take_tokens<'a>(
        &'a self,
        counted: &'a CountedOperation,
        now: Millis,
    ) -> BoxFuture<'a, Result<(), Limited>> {
        ready(self.change(counted, now, -1.0)).boxed()
    }

    fn put_back<'a>(&'a self, counted: &'a CountedOperation, now: Millis) -> BoxFuture<'a, ()> {
        let put = self.change(counted, now, 1.0);
        debug_assert!(put.is_ok(), "raising a level is never refused");
        ready(()).boxed()
    }

    fn remember_action<'a>(&'a self, action: &'a str, now: Millis) -> BoxFuture<'a, bool> {
        ready(self.note_action(action, now)).boxed()
    }

    fn forget<'a>(&'a self, action: &'a str) -> BoxFuture<'a, ()> {
        self.actions.lock().unwrap_or_else(PoisonError::into_inner).remove(action);
        ready(()).boxed()
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv6Addr;

    use proptest::prelude::*;

    use super::*;

    fn limiter() -> LocalLimiter {
        let bucket = Bucket { burst: 2, refill_s: 10.0 };
        LocalLimiter::new(LimitSettings { chat_by_account: bucket, ..LimitSettings::default() })
    }

    #[tokio::test]
    async fn a_burst_then_one_by_one() {
        let limiter = limiter();
        let take =
            |key: &'static str, at| limiter.change(&Limit::ChatByAccount.count_key(key), Millis(at), -1.0);
        assert_eq!(take("anna", 0), Ok(()));
        assert_eq!(take("anna", 0), Ok(()));
        assert_eq!(take("anna", 0), Err(Limited { retry_after: Duration::from_secs(10) }));
        assert_eq!(take("bert", 0), Ok(()));
        assert!(take("anna", 9_999).is_err());
        assert_eq!(take("anna", 10_000), Ok(()));
        assert!(take("anna", 10_001).is_err());
        // A clock that is set back takes no tokens and adds none.
        assert!(take("anna", 0).is_err());
    }

    #[tokio::test]
    async fn returned_tries_can_be_taken_again() {
        let limiter = limiter();
        let chat = Limit::ChatByAccount.count_key("anna");
        for _ in 0..5 {
            assert_eq!(limiter.take_tokens(&chat, Millis(0)).await, Ok(()));
            limiter.put_back(&chat, Millis(0)).await;
        }
    }

    #[tokio::test]
    async fn the_number_of_buckets_is_bounded() {
        let limiter = limiter();
        for key in 0..i64::try_from(BUCKETS_MAX + 10).unwrap() {
            let chat = Limit::ChatByAccount.count_key(key.to_string());
            limiter.take_tokens(&chat, Millis(key / 1_000)).await.unwrap();
        }
        assert!(limiter.levels.lock().unwrap().len() <= BUCKETS_MAX);
    }

    #[tokio::test]
    async fn an_action_is_new_once_until_it_is_forgotten() {
        let limiter = limiter();
        assert!(limiter.remember_action("one", Millis(0)).await);
        assert!(limiter.remember_action("two", Millis(0)).await);
        assert!(!limiter.remember_action("one", Millis(NOTED_MS - 1)).await);
        assert!(limiter.remember_action("one", Millis(NOTED_MS)).await, "it has been noted for long enough");
        limiter.forget("two").await;
        assert!(limiter.remember_action("two", Millis(1)).await);
    }

    #[tokio::test]
    async fn the_number_of_noted_actions_is_bounded() {
        let limiter = limiter();
        for action in 0..ACTIONS_MAX + 10 {
            assert!(limiter.remember_action(&action.to_string(), Millis(0)).await);
        }
        assert_eq!(limiter.actions.lock().unwrap().len(), 10);
    }

    #[test]
    fn limits_by_account_have_no_addresses_in_their_names() {
        let by_address = NAMES.iter().filter(|name| name.contains("address")).count();
        let named = NAMES.iter().filter(|name| name.ends_with("_address")).count();
        assert_eq!(by_address, named);
    }

    proptest! {
        /// Attackers who choose any addresses of any number of /64 get no more than the bound of each network around
        /// them: once for a /64, 4 times for a /56, 16 times for a /48.
        #[test]
        fn no_choice_of_addresses_gives_more_than_its_networks_allow(
            hosts in proptest::collection::vec((0_u16..2, 0_u16..3, 0_u16..6, any::<u16>()), 1..400),
            burst in 1_u32..4,
        ) {
            let bucket = Bucket { burst, refill_s: 3_600.0 };
            let settings = LimitSettings { sign_up_by_address: bucket, ..LimitSettings::default() };
            let limiter = LocalLimiter::new(settings);
            let mut passed: HashMap<(u8, u128), u32> = HashMap::new();
            for (site, area, net, host) in hosts {
                let address = Ipv6Addr::new(0x2001, 0xdb8, site, area << 8 | net, 0, 0, 0, host);
                let counted = AddressLimit::SignUpByAddress.count_address(address.into());
                let taken = limiter.change(&counted, Millis(0), -1.0);
                let networks = [(64, 1), (56, 4), (48, 16)].map(|(prefix, clients)| {
                    ((prefix, u128::from(address) >> (128 - u32::from(prefix))), clients)
                });
                let has_room = networks
                    .iter()
                    .all(|(network, clients)| passed.get(network).copied().unwrap_or_default() < burst * clients);
                prop_assert_eq!(taken.is_ok(), has_room);
                if taken.is_ok() {
                    for (network, _) in networks {
                        *passed.entry(network).or_default() += 1;
                    }
                }
            }
        }
    }
}
