//! Web push: notices for absent players, in the browsers that have subscribed.
//!
//! A notice is a row of the queue in the database, like a mail, with a name that makes it unique for its browser. A
//! task finds news for absent players, claims the due notices, and sends each encrypted for its browser. The address of
//! a push service comes from a browser, so it is checked before each push (`address.rs`).

mod address;
mod encryption;
mod sender;
mod settings;
mod words;

use std::sync::Arc;

use serde_json::json;
use store::{
    AnyConn, DbError,
    account::{Account, AccountKind},
    direct_messages,
    id::{UserId, random_id},
    mail::{Notices, queue::Kind as MailKind},
    matches::current::{self, Current},
    people,
    push::{self, Kind, Notice, Queued, Subscription},
};
use thiserror::Error;
use tokio_rustls::rustls::ClientConfig;
use wire::{CompetitionKind, Millis, PushDevice, PushView, SetPush};

use crate::{
    error::AppError,
    limits::Limit,
    match_state::dice::SeedVault,
    messages::{ToStored, ToWire},
    node::Node,
    origin::PublicOrigin,
    presence::{Presence, notices},
};
use address::Endpoint;
use encryption::{Receiver, Signer};
use sender::{Message, Outcome, Sender};
pub use settings::PushSettings;
use texts::refusals;

/// The maximum number of browsers of an account. A further one replaces the oldest.
const BROWSERS_MAX: usize = 10;
/// The maximum number of notices for a browser within an hour; the rest are dropped.
const AN_HOUR_MAX: i64 = 30;
const HOUR_MS: i64 = 60 * 60 * 1_000;
/// The interval for checking the queue and looking for new notices.
const LOOK_EVERY_MS: i64 = 10_000;
/// The time after which a claim expires, because its node is assumed dead.
const CLAIM_MS: i64 = 60_000;
/// The minutes until the next attempt, by the number of attempts so far. After the last one the notice is dropped.
const PAUSES_MIN: [i64; 4] = [1, 5, 15, 60];
/// The time for which ended notices are kept, so that no notice is sent twice.
const KEPT_MS: i64 = 14 * 24 * HOUR_MS;
/// The number of browsers that are checked in one batch.
const PORTION: i64 = 200;
/// The number of pushes that are sent at the same time.
const AT_ONCE: usize = 8;
/// The seconds for which push services keep a short-lived notice, and any other notice.
const SOON_S: u32 = 15 * 60;
const LATER_S: u32 = 24 * 60 * 60;

/// The reason why no push can be sent with these settings.
#[derive(Debug, Error)]
pub enum PushError {
    /// The file with the certificate authorities cannot be read.
    #[error("push.certificates: {0}")]
    Certificates(#[from] store::tls::CertificateError),
    /// TLS cannot be set up.
    #[error("push: {0}")]
    Tls(#[from] tokio_rustls::rustls::Error),
    /// The contact is not an address of the allowed kinds.
    #[error("push.contact: an address that begins with mailto: or https:")]
    Contact,
}

/// The parts with which a node sends pushes.
#[derive(Debug)]
pub struct Pushes {
    signer: Signer,
    sender: Sender,
    trusted: Vec<String>,
}

impl Pushes {
    /// Returns the sender, or `None` if web push is off.
    ///
    /// # Errors
    /// If a setting is invalid.
    pub fn open(
        settings: &PushSettings,
        origin: Option<&PublicOrigin>,
        vault: &SeedVault,
    ) -> Result<Option<Arc<Pushes>>, PushError> {
        let Some(origin) = origin.filter(|_| settings.enabled) else { return Ok(None) };
        let contact = match &settings.contact {
            Some(contact) if contact.starts_with("mailto:") || contact.starts_with("https:") => {
                contact.clone()
            }
            Some(_) => return Err(PushError::Contact),
            None => origin.ascii.clone(),
        };
        let tls = ClientConfig::builder_with_provider(store::tls::provider())
            .with_safe_default_protocol_versions()?
            .with_root_certificates(store::tls::roots(settings.certificates.as_deref())?)
            .with_no_client_auth();
        Ok(Some(Arc::new(Pushes {
            signer: Signer::new(vault, contact),
            sender: Sender::new(Arc::new(tls)),
            trusted: settings.trusted.clone(),
        })))
    }
}

/// Web push at one node. A handle that is cheap to clone.
#[derive(Debug, Clone)]
pub struct Push {
    node: Arc<Node>,
    presence: Presence,
    /// `None` if web push is off.
    pushes: Option<Arc<Pushes>>,
}

impl Push {
    /// Returns the handle.
    pub(crate) fn new(presence: Presence, pushes: Option<Arc<Pushes>>) -> Push {
        Push { node: Arc::clone(&presence.node), presence, pushes }
    }

    /// Starts the task that finds and sends notices.
    pub(crate) fn start(&self) {
        if let Some(pushes) = &self.pushes {
            self.node.lifecycle.spawn(self.clone().keep(Arc::clone(pushes)));
        }
    }

    /// Returns the subscribed browsers of an account.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn view(&self, account: &Account) -> Result<PushView, AppError> {
        let user = account.id;
        let devices = self.node.store.read(move |connection| push::of_user(connection, user)).await?;
        let device = |one: Subscription| PushDevice {
            endpoint: one.endpoint,
            kinds: one.kinds.to_wire(),
            language: one.language,
            since: one.made_at,
        };
        Ok(PushView {
            key: self.pushes.as_ref().map(|pushes| pushes.signer.public().to_owned()),
            devices: devices.into_iter().map(device).collect(),
        })
    }

    /// Subscribes a browser to notices, or changes its selection.
    ///
    /// # Errors
    /// If web push is off, the account is a guest or a bot, or the address or a key is invalid.
    pub async fn subscribe(&self, account: &Account, wanted: SetPush) -> Result<PushView, AppError> {
        let pushes =
            self.pushes.as_deref().ok_or_else(|| AppError::NotFound(refusals::no_web_push_here()))?;
        if account.kind != AccountKind::Person {
            return Err(AppError::Forbidden(refusals::guests_get_no_notifications()));
        }
        let endpoint = Endpoint::parse(&wanted.endpoint, &pushes.trusted);
        endpoint.map_err(|refusal| AppError::invalid("endpoint", refusal))?;
        Receiver::parse(&wanted.p256dh, &wanted.auth)?;
        self.node.limit(Limit::PushByAccount, &account.id.to_string()).await?;
        let subscription = Subscription {
            id: random_id(),
            user: account.id,
            endpoint: wanted.endpoint,
            public_key: wanted.p256dh,
            auth: wanted.auth,
            language: wanted.language,
            kinds: wanted.kinds.to_stored(),
            made_at: self.node.clock.now(),
        };
        self.node.store.write(move |connection| push::put(connection, &subscription, BROWSERS_MAX)).await?;
        self.view(account).await
    }

    /// Forgets a browser.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn unsubscribe(&self, account: &Account, endpoint: String) -> Result<PushView, AppError> {
        let user = account.id;
        self.node.store.write(move |connection| push::remove_own(connection, user, &endpoint)).await?;
        self.view(account).await
    }

    /// Looks for news and sends due notices until the server stops.
    async fn keep(self, pushes: Arc<Pushes>) {
        loop {
            let now = self.node.clock.now();
            if let Err(cause) = self.look_for_notices(now).await {
                tracing::warn!(%cause, "notices were not put into the queue of pushes");
            }
            if let Err(cause) = self.send_due(&pushes).await {
                tracing::warn!(%cause, "the queue of pushes cannot be read");
            }
            tokio::select! {
                () = self.node.clock.sleep_until(Millis(now.0.saturating_add(LOOK_EVERY_MS))) => {}
                () = self.node.lifecycle.stopped() => return,
            }
        }
    }

    /// Queues notices for subscribed users who have not seen the news on the site.
    async fn look_for_notices(&self, now: Millis) -> Result<(), DbError> {
        let mut after = i64::MIN;
        loop {
            let some =
                self.node.store.read(move |connection| push::portion(connection, after, PORTION)).await?;
            let Some(last) = some.last() else { break };
            after = last.id;
            let due = self.due(&some, now).await?;
            if !due.is_empty() {
                let since = Millis(now.0 - HOUR_MS);
                let put = self.node.store.write(move |connection| {
                    for notice in &due {
                        push::enqueue(connection, notice, since, AN_HOUR_MAX, now)?;
                    }
                    Ok::<_, DbError>(())
                });
                put.await?;
            }
        }
        let before = Millis(now.0 - KEPT_MS);
        self.node.store.write(move |connection| push::forget_before(connection, before)).await?;
        Ok(())
    }

    /// Returns the notices that are due for these browsers.
    async fn due(&self, some: &[Subscription], now: Millis) -> Result<Vec<Notice>, DbError> {
        let away: Vec<&Subscription> = some.iter().filter(|one| self.presence.is_away(one.user)).collect();
        let users: Vec<UserId> = away.iter().map(|one| one.user).collect();
        if users.is_empty() {
            return Ok(Vec::new());
        }
        let current =
            self.node.store.read(move |connection| current::current_among(connection, &users, now)).await?;
        let mut due = Vec::new();
        for one in away {
            let (subscription, kinds) = (one.id, one.kinds);
            let wanted = Notices {
                your_turn: kinds.your_turn,
                challenge: kinds.challenge || kinds.round,
                match_found: kinds.match_found,
            };
            for match_ in &current {
                let Some(found) = notices::notice(match_, one.user, wanted, now) else { continue };
                let kind = kind_of(match_, found.kind);
                if kind.is_some_and(|kind| kinds.has(kind)) {
                    let (about, once) = (Some(found.about), found.once);
                    due.extend(kind.map(|kind| Notice { subscription, kind, about, path: None, once }));
                }
            }
            if kinds.messages {
                due.extend(self.unread(subscription, one.user).await?);
            }
            if kinds.calls {
                due.extend(self.presence.hub().calls_for(one.user).into_iter().map(|(event, since)| {
                    let path = Some(format!("/{}/{}", page_of(event.kind), event.id));
                    let once = format!("calls {} {}", event.id, since.0);
                    Notice { subscription, kind: Kind::Calls, about: None, path, once }
                }));
            }
        }
        Ok(due)
    }

    /// Returns the notices of unread messages: one for each player whose messages wait, until they are read.
    async fn unread(&self, subscription: i64, user: UserId) -> Result<Vec<Notice>, DbError> {
        let read = self.node.store.read(move |connection| {
            let waiting = direct_messages::unread_conversations(connection, user)?;
            let people = people::by_ids(connection, waiting.iter().map(|one| one.other))?;
            Ok::<_, DbError>((waiting, people))
        });
        let (waiting, people) = read.await?;
        let notices = waiting.into_iter().filter_map(|one| {
            let name = &people.get(&one.other)?.name;
            let once = format!("message {} {}", one.other, one.read);
            Some(Notice {
                subscription,
                kind: Kind::Message,
                about: None,
                path: Some(format!("/messages/{name}")),
                once,
            })
        });
        Ok(notices.collect())
    }

    async fn send_due(&self, pushes: &Pushes) -> Result<(), DbError> {
        while !self.node.lifecycle.is_stopping() {
            let now = self.node.clock.now();
            let mut taken = Vec::new();
            while taken.len() < AT_ONCE {
                let until = Millis(now.0 + CLAIM_MS);
                let Some(one) =
                    self.node.store.write(move |connection| push::claim(connection, now, until)).await?
                else {
                    break;
                };
                taken.push(one);
            }
            if taken.is_empty() {
                return Ok(());
            }
            // A push service that does not answer delays only the others of this round.
            let sent = taken.iter().map(|one| self.send_one(pushes, one, now));
            for result in futures_util::future::join_all(sent).await {
                result?;
            }
        }
        Ok(())
    }

    async fn send_one(&self, pushes: &Pushes, taken: &Queued, now: Millis) -> Result<(), DbError> {
        let (id, browser) = (taken.id, taken.subscription.id);
        let Some(message) = self.compose(taken).await? else {
            return self.node.store.write(move |connection| push::end(connection, id)).await;
        };
        let keys = Receiver::parse(&taken.subscription.public_key, &taken.subscription.auth);
        let endpoint = Endpoint::parse(&taken.subscription.endpoint, &pushes.trusted);
        let body = keys.ok().and_then(|keys| encryption::encrypt(message.to_string().as_bytes(), &keys));
        let outcome = match (endpoint, body) {
            (Ok(endpoint), Some(body)) => {
                let is_urgent = matches!(taken.kind, Kind::MatchFound | Kind::Round | Kind::Calls);
                let authorization = pushes.signer.authorization(&endpoint.origin(), now);
                let ttl_s = if is_urgent { SOON_S } else { LATER_S };
                let message = Message { body, authorization, ttl_s, is_urgent };
                tokio::select! {
                    outcome = pushes.sender.send(&endpoint, message) => outcome,
                    // It will be sent after the restart.
                    () = self.node.lifecycle.stopped() => return Ok(()),
                }
            }
            // The operator no longer trusts the service, or the row is damaged.
            _ => Outcome::Gone,
        };
        match outcome {
            Outcome::Sent => self.node.store.write(move |connection| push::end(connection, id)).await,
            Outcome::Gone => self.node.store.write(move |connection| push::remove(connection, browser)).await,
            Outcome::Refused(status) => {
                tracing::warn!(status, kind = taken.kind.as_str(), "a push service refuses a notice");
                self.node.store.write(move |connection| push::end(connection, id)).await
            }
            Outcome::Later => {
                let pause = usize::try_from(taken.tries)
                    .ok()
                    .and_then(|tries| PAUSES_MIN.get(tries.saturating_sub(1)));
                match pause {
                    Some(minutes) => {
                        let at = Millis(now.0 + minutes * 60_000);
                        self.node.store.write(move |connection| push::retry(connection, id, at)).await
                    }
                    None => self.node.store.write(move |connection| push::end(connection, id)).await,
                }
            }
        }
    }

    /// Returns the notice as the service worker reads it, or `None` if it is no longer useful.
    async fn compose(&self, taken: &Queued) -> Result<Option<serde_json::Value>, DbError> {
        let user = taken.subscription.user;
        if !self.presence.is_away(user) {
            return Ok(None);
        }
        let (kind, about, now) = (taken.kind, taken.about, self.node.clock.now());
        let (path, opponent) = match (about, &taken.path) {
            (Some(id), _) => {
                let found = self
                    .node
                    .store
                    .read(move |connection| what_waits(connection, user, id, kind, now))
                    .await?;
                let Some(opponent) = found else { return Ok(None) };
                (format!("/match/{}", id.shown()), opponent)
            }
            (None, Some(path)) if kind == Kind::Message => {
                // Read on another device, or deleted.
                let unread = self.unread(taken.subscription.id, user).await?;
                if !unread.iter().any(|notice| notice.path.as_deref() == Some(path.as_str())) {
                    return Ok(None);
                }
                (path.clone(), path.rsplit('/').next().map(str::to_owned))
            }
            (None, Some(path)) => (path.clone(), None),
            (None, None) => return Ok(None),
        };
        let language = taken.subscription.language;
        let (title, text) = words::words(kind, opponent.as_deref());
        let title = title.in_language(language);
        let body = text.map(|text| text.in_language(language)).unwrap_or_default();
        let tag = format!("{} {path}", kind.as_str());
        Ok(Some(json!({ "title": title, "body": body, "path": path, "tag": tag })))
    }
}

/// Returns the kind of a notice about a match. A seat that is kept at a table of an event is not a challenge.
fn kind_of(current: &Current, kind: MailKind) -> Option<Kind> {
    match kind {
        MailKind::YourTurn => Some(Kind::YourTurn),
        MailKind::Challenge if current.facts.is_of_event() => Some(Kind::Round),
        MailKind::Challenge => Some(Kind::Challenge),
        MailKind::MatchFound => Some(Kind::MatchFound),
        MailKind::Rematch => Some(Kind::Rematch),
        MailKind::Confirm | MailKind::Reset | MailKind::NewDevice => None,
    }
}

/// Returns the first part of the address of an event's page: the name of its kind in messages, with hyphens.
fn page_of(kind: CompetitionKind) -> String {
    let name = json!(kind);
    name.as_str().unwrap_or_default().replace('_', "-")
}

/// Returns the other player of a match about which a notice is still true.
fn what_waits(
    connection: &mut AnyConn,
    user: UserId,
    id: store::id::MatchId,
    kind: Kind,
    now: Millis,
) -> Result<Option<Option<String>>, DbError> {
    let current = current::current_among(connection, &[user], now)?;
    let Some(current) = current.into_iter().find(|current| current.facts.id == id) else { return Ok(None) };
    let kind = match kind {
        Kind::YourTurn => MailKind::YourTurn,
        Kind::Challenge | Kind::Round => MailKind::Challenge,
        Kind::MatchFound => MailKind::MatchFound,
        Kind::Rematch => MailKind::Rematch,
        Kind::Calls | Kind::Message => return Ok(None),
    };
    if !notices::is_still_so(&current, user, kind) {
        return Ok(None);
    }
    let other = notices::other_of(&current, user);
    let mut people = people::by_ids(connection, other)?;
    Ok(Some(other.and_then(|other| people.remove(&other)).map(|account| account.name.to_string())))
}
