//! Rate limits for expensive operations: token buckets. A trait allows several nodes to count together.

mod shared;

use std::{
    collections::HashMap,
    fmt,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use futures_util::future::{BoxFuture, FutureExt as _, ready};
use serde::Deserialize;
use wire::Millis;

pub use shared::SharedLimiter;

/// The limited operations. Each has its own buckets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Limit {
    /// Sign-in attempts, by network address.
    SignInByAddress,
    /// Sign-in attempts from browsers unknown to the account, by account name.
    SignInByAccount,
    /// Sign-in attempts to one account from a browser that has signed in to it before.
    SignInByDevice,
    /// Sign-in attempts of one address to one account from other browsers.
    SignInByAccountAndAddress,
    /// Sign-in attempts of one network to one account while `sign_in_by_account` is empty: a /24 of IPv4, a /48 of
    /// IPv6.
    SignInUnderAttack,
    /// Two-factor codes after the right password of one account, from unknown browsers.
    CodeByAccount,
    /// Sign-in attempts with a passkey, by network address.
    PasskeyByAddress,
    /// Requests for a password reset, and resets by a link, by network address.
    ResetByAddress,
    /// Password reset mails to one account.
    ResetByAccount,
    /// New accounts with a name, by network address.
    SignUpByAddress,
    /// New guests, by network address.
    GuestByAddress,
    /// Changes of a password, by account.
    PasswordByAccount,
    /// New tables, by account.
    TableByAccount,
    /// Requests for an opponent, by account.
    PairingByAccount,
    /// Reports to the moderators, by account.
    ReportByAccount,
    /// Reports to the moderators, by network address.
    ReportByAddress,
    /// Lines of chat, by account.
    ChatByAccount,
    /// Uploads of match files, by account.
    UploadByAccount,
    /// Parts of imports, by account.
    ImportByAccount,
    /// Searches and profiles over all matches of a player, by account.
    ArchiveByAccount,
    /// Zips of all matches of a player, by account.
    ZipByAccount,
    /// Requests of the analysis board, by account.
    PositionByAccount,
    /// Mails requested by a user, by account.
    MailByAccount,
    /// New bots and tokens, by account.
    ProgramByAccount,
    /// Requests to the engine in the practice room, by account.
    PracticeByAccount,
    /// Answers to puzzles and in the lesson, by account, or by address without one.
    PuzzleByVisitor,
    /// Browsers added for web push, by account.
    PushByAccount,
    /// Changes of a profile, by account.
    ProfileByAccount,
    /// Stored settings of a browser, by account.
    SettingsByAccount,
    /// Private messages, by account.
    MessageByAccount,
    /// New conversations, by account.
    ConversationByAccount,
    /// Acts in clubs, by account.
    ClubByAccount,
    /// Pictures of link previews, by network address.
    PreviewByAddress,
    /// Requests of a program, by token.
    RequestByToken,
    /// Attempts with an unknown enrolment code or board, by network address.
    BoardByAddress,
    /// Wrong signatures for a board, by board.
    BoardByDevice,
}

impl Limit {
    pub(crate) const ALL: [Limit; 36] = [
        Limit::SignInByAddress,
        Limit::SignInByAccount,
        Limit::SignInByDevice,
        Limit::SignInByAccountAndAddress,
        Limit::SignInUnderAttack,
        Limit::CodeByAccount,
        Limit::PasskeyByAddress,
        Limit::ResetByAddress,
        Limit::ResetByAccount,
        Limit::SignUpByAddress,
        Limit::GuestByAddress,
        Limit::PasswordByAccount,
        Limit::TableByAccount,
        Limit::PairingByAccount,
        Limit::ReportByAccount,
        Limit::ReportByAddress,
        Limit::ChatByAccount,
        Limit::UploadByAccount,
        Limit::ImportByAccount,
        Limit::ArchiveByAccount,
        Limit::ZipByAccount,
        Limit::PositionByAccount,
        Limit::MailByAccount,
        Limit::ProgramByAccount,
        Limit::PracticeByAccount,
        Limit::PuzzleByVisitor,
        Limit::PushByAccount,
        Limit::ProfileByAccount,
        Limit::SettingsByAccount,
        Limit::MessageByAccount,
        Limit::ConversationByAccount,
        Limit::ClubByAccount,
        Limit::PreviewByAddress,
        Limit::RequestByToken,
        Limit::BoardByAddress,
        Limit::BoardByDevice,
    ];

    /// Returns true if the operation stores so much that it is refused while the disk is nearly full. What a match in
    /// play needs, signing in, reporting and everything that an owner does to protect an account is never refused.
    pub(crate) fn stores_much(self) -> bool {
        match self {
            Limit::SignUpByAddress
            | Limit::GuestByAddress
            | Limit::UploadByAccount
            | Limit::ImportByAccount
            | Limit::ProgramByAccount
            | Limit::PracticeByAccount
            | Limit::PuzzleByVisitor
            | Limit::PushByAccount
            | Limit::ProfileByAccount
            | Limit::SettingsByAccount
            | Limit::MessageByAccount
            | Limit::ConversationByAccount
            | Limit::ClubByAccount => true,
            Limit::SignInByAddress
            | Limit::SignInByAccount
            | Limit::SignInByDevice
            | Limit::SignInByAccountAndAddress
            | Limit::SignInUnderAttack
            | Limit::CodeByAccount
            | Limit::PasskeyByAddress
            | Limit::ResetByAddress
            | Limit::ResetByAccount
            | Limit::PasswordByAccount
            | Limit::TableByAccount
            | Limit::PairingByAccount
            | Limit::ReportByAccount
            | Limit::ReportByAddress
            | Limit::ChatByAccount
            | Limit::ArchiveByAccount
            | Limit::ZipByAccount
            | Limit::PositionByAccount
            | Limit::MailByAccount
            | Limit::PreviewByAddress
            | Limit::RequestByToken
            | Limit::BoardByAddress
            | Limit::BoardByDevice => false,
        }
    }

    /// Returns the name in keys and metrics, which is the name in the configuration.
    pub fn name(self) -> &'static str {
        match self {
            Limit::SignInByAddress => "sign_in_by_address",
            Limit::SignInByAccount => "sign_in_by_account",
            Limit::SignInByDevice => "sign_in_by_device",
            Limit::SignInByAccountAndAddress => "sign_in_by_account_and_address",
            Limit::SignInUnderAttack => "sign_in_under_attack",
            Limit::CodeByAccount => "code_by_account",
            Limit::PasskeyByAddress => "passkey_by_address",
            Limit::ResetByAddress => "reset_by_address",
            Limit::ResetByAccount => "reset_by_account",
            Limit::SignUpByAddress => "sign_up_by_address",
            Limit::GuestByAddress => "guest_by_address",
            Limit::PasswordByAccount => "password_by_account",
            Limit::TableByAccount => "table_by_account",
            Limit::PairingByAccount => "pairing_by_account",
            Limit::ReportByAccount => "report_by_account",
            Limit::ReportByAddress => "report_by_address",
            Limit::ChatByAccount => "chat_by_account",
            Limit::UploadByAccount => "upload_by_account",
            Limit::ImportByAccount => "import_by_account",
            Limit::ArchiveByAccount => "archive_by_account",
            Limit::ZipByAccount => "zip_by_account",
            Limit::PositionByAccount => "position_by_account",
            Limit::MailByAccount => "mail_by_account",
            Limit::ProgramByAccount => "program_by_account",
            Limit::PracticeByAccount => "practice_by_account",
            Limit::PuzzleByVisitor => "puzzle_by_visitor",
            Limit::PushByAccount => "push_by_account",
            Limit::ProfileByAccount => "profile_by_account",
            Limit::SettingsByAccount => "settings_by_account",
            Limit::MessageByAccount => "message_by_account",
            Limit::ConversationByAccount => "conversation_by_account",
            Limit::ClubByAccount => "club_by_account",
            Limit::PreviewByAddress => "preview_by_address",
            Limit::RequestByToken => "request_by_token",
            Limit::BoardByAddress => "board_by_address",
            Limit::BoardByDevice => "board_by_device",
        }
    }
}

/// A token bucket: `burst` tokens at once, then one more every `refill_s` seconds.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bucket {
    /// The maximum number of tokens at once.
    pub burst: u32,
    /// The seconds until one more token is added.
    pub refill_s: f64,
}

/// The settings in `[limits]`.
#[derive(Debug, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LimitSettings {
    /// Sign-in attempts from one address.
    pub sign_in_by_address: Bucket,
    /// Sign-in attempts to one account from browsers unknown to it. An empty bucket tightens the limit.
    pub sign_in_by_account: Bucket,
    /// Sign-in attempts to one account from a browser that has signed in to it before.
    pub sign_in_by_device: Bucket,
    /// Sign-in attempts of one address to one account from other browsers.
    pub sign_in_by_account_and_address: Bucket,
    /// Sign-in attempts of one network to one account while `sign_in_by_account` is empty: a /24 of IPv4, a /48 of
    /// IPv6.
    pub sign_in_under_attack: Bucket,
    /// Two-factor codes after the right password of one account, from unknown browsers.
    pub code_by_account: Bucket,
    /// Sign-in attempts with a passkey, by network address.
    pub passkey_by_address: Bucket,
    /// Requests for a password reset, and resets by a link, by network address.
    pub reset_by_address: Bucket,
    /// Password reset mails to one account.
    pub reset_by_account: Bucket,
    /// New accounts with a name from one address.
    pub sign_up_by_address: Bucket,
    /// New guests from one address.
    pub guest_by_address: Bucket,
    /// Changes of one account's password.
    pub password_by_account: Bucket,
    /// Tables opened by one account.
    pub table_by_account: Bucket,
    /// Requests for an opponent by one account.
    pub pairing_by_account: Bucket,
    /// Reports sent by one account.
    pub report_by_account: Bucket,
    /// Reports sent from one address.
    pub report_by_address: Bucket,
    /// Chat lines of one account.
    pub chat_by_account: Bucket,
    /// Uploads of match files by one account.
    pub upload_by_account: Bucket,
    /// Parts of imports by one account.
    pub import_by_account: Bucket,
    /// Searches and profiles over all matches of one account.
    pub archive_by_account: Bucket,
    /// Zips of all matches of one account.
    pub zip_by_account: Bucket,
    /// Requests of the analysis board by one account.
    pub position_by_account: Bucket,
    /// Mails requested for one account: to confirm an address, or for a new password.
    pub mail_by_account: Bucket,
    /// Bots and tokens made by one account.
    pub program_by_account: Bucket,
    /// Actions and hints in one account's practice games.
    pub practice_by_account: Bucket,
    /// Answers to puzzles and in the lesson of one account, or from one address without an account.
    pub puzzle_by_visitor: Bucket,
    /// Browsers that one account adds for web push, and changes of their notices.
    pub push_by_account: Bucket,
    /// Changes of one account's profile.
    pub profile_by_account: Bucket,
    /// Settings stored for one account.
    pub settings_by_account: Bucket,
    /// Private messages of one account.
    pub message_by_account: Bucket,
    /// Conversations that one account begins.
    pub conversation_by_account: Bucket,
    /// Acts of one account in clubs.
    pub club_by_account: Bucket,
    /// Pictures of link previews for one address.
    pub preview_by_address: Bucket,
    /// Requests by one token; opening a socket is one.
    pub request_by_token: Bucket,
    /// Attempts from one address with unknown enrolment codes or boards.
    pub board_by_address: Bucket,
    /// Wrong signatures for one board.
    pub board_by_device: Bucket,
}

impl Default for LimitSettings {
    fn default() -> LimitSettings {
        LimitSettings {
            sign_in_by_address: Bucket { burst: 30, refill_s: 6.0 },
            sign_in_by_account: Bucket { burst: 100, refill_s: 10.0 },
            sign_in_by_device: Bucket { burst: 10, refill_s: 30.0 },
            sign_in_by_account_and_address: Bucket { burst: 10, refill_s: 30.0 },
            sign_in_under_attack: Bucket { burst: 3, refill_s: 600.0 },
            code_by_account: Bucket { burst: 20, refill_s: 900.0 },
            passkey_by_address: Bucket { burst: 30, refill_s: 6.0 },
            reset_by_address: Bucket { burst: 30, refill_s: 6.0 },
            reset_by_account: Bucket { burst: 5, refill_s: 900.0 },
            sign_up_by_address: Bucket { burst: 20, refill_s: 60.0 },
            // 20 per hour.
            guest_by_address: Bucket { burst: 20, refill_s: 180.0 },
            password_by_account: Bucket { burst: 5, refill_s: 60.0 },
            table_by_account: Bucket { burst: 20, refill_s: 3.0 },
            pairing_by_account: Bucket { burst: 20, refill_s: 1.0 },
            report_by_account: Bucket { burst: 10, refill_s: 600.0 },
            report_by_address: Bucket { burst: 20, refill_s: 300.0 },
            chat_by_account: Bucket { burst: 10, refill_s: 2.0 },
            upload_by_account: Bucket { burst: 20, refill_s: 10.0 },
            import_by_account: Bucket { burst: 60, refill_s: 2.0 },
            archive_by_account: Bucket { burst: 30, refill_s: 2.0 },
            // Each of the seven formats, and some of them again.
            zip_by_account: Bucket { burst: 10, refill_s: 300.0 },
            position_by_account: Bucket { burst: 60, refill_s: 0.25 },
            mail_by_account: Bucket { burst: 5, refill_s: 900.0 },
            program_by_account: Bucket { burst: 10, refill_s: 60.0 },
            practice_by_account: Bucket { burst: 60, refill_s: 0.5 },
            puzzle_by_visitor: Bucket { burst: 60, refill_s: 1.0 },
            push_by_account: Bucket { burst: 20, refill_s: 60.0 },
            profile_by_account: Bucket { burst: 20, refill_s: 60.0 },
            settings_by_account: Bucket { burst: 60, refill_s: 5.0 },
            message_by_account: Bucket { burst: 20, refill_s: 3.0 },
            conversation_by_account: Bucket { burst: 10, refill_s: 3_600.0 },
            club_by_account: Bucket { burst: 60, refill_s: 10.0 },
            preview_by_address: Bucket { burst: 60, refill_s: 0.5 },
            request_by_token: Bucket { burst: 100, refill_s: 0.1 },
            board_by_address: Bucket { burst: 5, refill_s: 12.0 },
            board_by_device: Bucket { burst: 5, refill_s: 12.0 },
        }
    }
}

impl LimitSettings {
    /// Iterates over the buckets with their names in the configuration.
    pub fn named(&self) -> impl Iterator<Item = (&'static str, Bucket)> {
        Limit::ALL.into_iter().map(|limit| (limit.name(), self.bucket(limit)))
    }

    fn bucket(&self, limit: Limit) -> Bucket {
        match limit {
            Limit::SignInByAddress => self.sign_in_by_address,
            Limit::SignInByAccount => self.sign_in_by_account,
            Limit::SignInByDevice => self.sign_in_by_device,
            Limit::SignInByAccountAndAddress => self.sign_in_by_account_and_address,
            Limit::SignInUnderAttack => self.sign_in_under_attack,
            Limit::CodeByAccount => self.code_by_account,
            Limit::PasskeyByAddress => self.passkey_by_address,
            Limit::ResetByAddress => self.reset_by_address,
            Limit::ResetByAccount => self.reset_by_account,
            Limit::SignUpByAddress => self.sign_up_by_address,
            Limit::GuestByAddress => self.guest_by_address,
            Limit::PasswordByAccount => self.password_by_account,
            Limit::TableByAccount => self.table_by_account,
            Limit::PairingByAccount => self.pairing_by_account,
            Limit::ReportByAccount => self.report_by_account,
            Limit::ReportByAddress => self.report_by_address,
            Limit::ChatByAccount => self.chat_by_account,
            Limit::UploadByAccount => self.upload_by_account,
            Limit::ImportByAccount => self.import_by_account,
            Limit::ArchiveByAccount => self.archive_by_account,
            Limit::ZipByAccount => self.zip_by_account,
            Limit::PositionByAccount => self.position_by_account,
            Limit::MailByAccount => self.mail_by_account,
            Limit::ProgramByAccount => self.program_by_account,
            Limit::PracticeByAccount => self.practice_by_account,
            Limit::PuzzleByVisitor => self.puzzle_by_visitor,
            Limit::PushByAccount => self.push_by_account,
            Limit::ProfileByAccount => self.profile_by_account,
            Limit::SettingsByAccount => self.settings_by_account,
            Limit::MessageByAccount => self.message_by_account,
            Limit::ConversationByAccount => self.conversation_by_account,
            Limit::ClubByAccount => self.club_by_account,
            Limit::PreviewByAddress => self.preview_by_address,
            Limit::RequestByToken => self.request_by_token,
            Limit::BoardByAddress => self.board_by_address,
            Limit::BoardByDevice => self.board_by_device,
        }
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
    /// Takes one token from the bucket of `key`, or returns the time to wait.
    fn take<'a>(&'a self, limit: Limit, key: &'a str, now: Millis) -> BoxFuture<'a, Result<(), Limited>>;

    /// Returns one token, because the counted operation was harmless.
    fn put_back<'a>(&'a self, limit: Limit, key: &'a str, now: Millis) -> BoxFuture<'a, ()>;
}

/// Token buckets in this process's memory.
#[derive(Debug)]
pub struct LocalLimiter {
    settings: LimitSettings,
    /// An ordinary mutex, held for a look-up and never across an await.
    levels: Mutex<HashMap<(Limit, String), Level>>,
}

/// The level of a bucket when it was last used.
#[derive(Debug, Clone, Copy)]
struct Level {
    tokens: f64,
    at: Millis,
}

/// The maximum number of stored buckets. Beyond it, full buckets are dropped; if all are in use, the oldest are
/// dropped.
const BUCKETS_MAX: usize = 100_000;

impl LocalLimiter {
    /// Creates a limiter whose buckets are full.
    pub fn new(settings: LimitSettings) -> LocalLimiter {
        LocalLimiter { settings, levels: Mutex::new(HashMap::new()) }
    }

    fn change(&self, limit: Limit, key: &str, now: Millis, by: f64) -> Result<(), Limited> {
        let bucket = self.settings.bucket(limit);
        let mut levels = self.levels.lock().unwrap_or_else(PoisonError::into_inner);
        if levels.len() >= BUCKETS_MAX {
            self.forget_some(&mut levels, now);
        }
        let level = levels
            .entry((limit, key.to_owned()))
            .or_insert(Level { tokens: f64::from(bucket.burst), at: now });
        let tokens = refilled(*level, bucket, now) + by;
        if tokens < 0.0 {
            let seconds = -tokens * bucket.refill_s;
            return Err(Limited {
                retry_after: Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX),
            });
        }
        *level = Level { tokens: tokens.min(f64::from(bucket.burst)), at: now.max(level.at) };
        Ok(())
    }

    fn forget_some(&self, levels: &mut HashMap<(Limit, String), Level>, now: Millis) {
        levels.retain(|(limit, _), level| {
            let bucket = self.settings.bucket(*limit);
            refilled(*level, bucket, now) < f64::from(bucket.burst)
        });
        if levels.len() >= BUCKETS_MAX {
            let mut times: Vec<_> = levels.values().map(|level| level.at).collect();
            let (_, median, _) = times.select_nth_unstable(levels.len() / 2);
            let median = *median;
            levels.retain(|_, level| level.at > median);
        }
    }
}

#[expect(
    clippy::cast_precision_loss,
    reason = "milliseconds between two touches of a bucket, far below 2^52"
)]
fn refilled(level: Level, bucket: Bucket, now: Millis) -> f64 {
    let passed_s = (now.0 - level.at.0).max(0) as f64 / 1_000.0;
    (level.tokens + passed_s / bucket.refill_s.max(1e-6)).min(f64::from(bucket.burst))
}

impl RateLimiter for LocalLimiter {
    fn take<'a>(&'a self, limit: Limit, key: &'a str, now: Millis) -> BoxFuture<'a, Result<(), Limited>> {
        ready(self.change(limit, key, now, -1.0)).boxed()
    }

    fn put_back<'a>(&'a self, limit: Limit, key: &'a str, now: Millis) -> BoxFuture<'a, ()> {
        let put = self.change(limit, key, now, 1.0);
        debug_assert!(put.is_ok(), "raising a level is never refused");
        ready(()).boxed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limiter() -> LocalLimiter {
        let bucket = Bucket { burst: 2, refill_s: 10.0 };
        LocalLimiter::new(LimitSettings { chat_by_account: bucket, ..LimitSettings::default() })
    }

    #[tokio::test]
    async fn a_burst_then_one_by_one() {
        let limiter = limiter();
        let take = |key: &'static str, at| limiter.take(Limit::ChatByAccount, key, Millis(at));
        assert_eq!(take("anna", 0).await, Ok(()));
        assert_eq!(take("anna", 0).await, Ok(()));
        assert_eq!(take("anna", 0).await, Err(Limited { retry_after: Duration::from_secs(10) }));
        assert_eq!(take("bert", 0).await, Ok(()));
        assert!(take("anna", 9_999).await.is_err());
        assert_eq!(take("anna", 10_000).await, Ok(()));
        assert!(take("anna", 10_001).await.is_err());
        // A clock that is set back takes no tokens and adds none.
        assert!(take("anna", 0).await.is_err());
    }

    #[tokio::test]
    async fn returned_tries_can_be_taken_again() {
        let limiter = limiter();
        for _ in 0..5 {
            assert_eq!(limiter.take(Limit::ChatByAccount, "anna", Millis(0)).await, Ok(()));
            limiter.put_back(Limit::ChatByAccount, "anna", Millis(0)).await;
        }
    }

    #[tokio::test]
    async fn the_number_of_buckets_is_bounded() {
        let limiter = limiter();
        for key in 0..i64::try_from(BUCKETS_MAX + 10).unwrap() {
            limiter.take(Limit::ChatByAccount, &key.to_string(), Millis(key / 1_000)).await.unwrap();
        }
        assert!(limiter.levels.lock().unwrap().len() <= BUCKETS_MAX);
    }
}
