//! Mail: the parts of a mail, and the task that sends the queued mails outside all requests.
//!
//! The queue is in the database, so a restart loses nothing. A claimed mail that is not marked as sent is sent
//! again after a while. A node that dies between sending and marking causes a duplicate with the same `Message-ID`.
//! Links are created when a mail is sent, so the database never holds a plain one. Nothing here runs without
//! `mail.server`.

mod letter;
pub(crate) mod resets;
mod settings;

use std::{sync::Arc, time::Duration};

use lettre::{
    Address as Mailbox, AsyncSmtpTransport, AsyncTransport as _, Message, Tokio1Executor,
    message::header::{ContentType, HeaderName, HeaderValue},
    transport::smtp::{authentication::Credentials, client::Tls, extension::ClientId},
};
use tokio::sync::Notify;
use wire::Millis;

pub use settings::{MailEncryption, MailSettings, MailSettingsError};

use crate::{error::AppError, node::Node, origin::PublicOrigin, presence::Presence};
use letter::{About, Letter, News};
use store::{
    DbError,
    account::SessionToken,
    id::{SessionId, UserId},
    known_devices,
    mail::{
        self, Address,
        links::{self, Purpose},
        queue::{self, Kind, Queued},
    },
    matches, people,
};

/// The interval for checking the queue and looking for new notices.
const LOOK_EVERY_MS: i64 = 30_000;
/// The time after which a claim expires, because its node is assumed dead.
const CLAIM_MS: i64 = 5 * 60_000;
/// The minutes until the next try, by the number of tries so far. After the last one the mail is given up.
const PAUSES_MIN: [i64; 6] = [1, 5, 30, 2 * 60, 8 * 60, 24 * 60];
/// The time limit for one exchange with the mail server.
const SEND_MAX: Duration = Duration::from_secs(30);
/// The time for which confirmation links are valid.
const CONFIRM_MS: i64 = 3 * 24 * 60 * 60 * 1_000;
const RESET_MS: i64 = 60 * 60 * 1_000;
const END_SIGN_IN_MS: i64 = 7 * 24 * 60 * 60 * 1_000;
/// The time for which ended mails are kept, so that no notice is sent twice.
const KEPT_MS: i64 = 60 * 24 * 60 * 60 * 1_000;
/// The number of accounts that are checked together.
const PORTION: i64 = 200;

/// The connection settings for sending mail.
pub struct Post {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: lettre::message::Mailbox,
    /// The base of links, without a slash at its end.
    base: String,
    domain: String,
    wake: Notify,
}

impl std::fmt::Debug for Post {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Post(..)")
    }
}

impl Post {
    /// Creates the sender from the settings; `None` if the site sends no mail.
    ///
    /// # Errors
    /// If a required setting is missing or invalid.
    pub fn open(
        settings: &MailSettings,
        origin: Option<&PublicOrigin>,
    ) -> Result<Option<Arc<Post>>, MailSettingsError> {
        let Some(server) = &settings.server else { return Ok(None) };
        let invalid = |text: String| MailSettingsError::Invalid(text);
        let origin = origin.ok_or_else(|| {
            invalid("mail.server: set public_url too, which links in mails need".to_owned())
        })?;
        let from = settings.from.as_deref().unwrap_or_default();
        let from: lettre::message::Mailbox =
            from.parse().map_err(|error| invalid(format!("mail.from: {error}")))?;
        let builder = match settings.encryption {
            MailEncryption::Starttls => AsyncSmtpTransport::<Tokio1Executor>::starttls_relay(server),
            MailEncryption::Tls => AsyncSmtpTransport::<Tokio1Executor>::relay(server),
            MailEncryption::None => {
                Ok(AsyncSmtpTransport::<Tokio1Executor>::builder_dangerous(server).tls(Tls::None))
            }
        };
        let mut builder = builder.map_err(|error| invalid(format!("mail.server: {error}")))?;
        if let Some(port) = settings.port {
            builder = builder.port(port);
        }
        let domain = origin.host().to_owned();
        builder = builder.timeout(Some(SEND_MAX)).hello_name(ClientId::Domain(domain.clone()));
        if let Some(user) = &settings.user {
            builder = builder.credentials(Credentials::new(user.clone(), settings.password()?));
        }
        if let Some(operator) = &settings.operator {
            let _: Mailbox = operator.parse().map_err(|error| invalid(format!("mail.operator: {error}")))?;
        }
        Ok(Some(Arc::new(Post {
            transport: builder.build(),
            from,
            base: origin.ascii.clone(),
            domain,
            wake: Notify::new(),
        })))
    }

    /// Wakes the task after a mail was queued.
    pub(crate) fn wake(&self) {
        self.wake.notify_one();
    }

    fn message(&self, mail: &Queued, to: &Address, letter: Letter, now: Millis) -> Option<Message> {
        let at = Duration::from_millis(u64::try_from(now.0).unwrap_or(0));
        let to_box: Mailbox = to.address.parse().ok()?;
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(lettre::message::Mailbox::new(None, to_box))
            .subject(letter.subject)
            .date(std::time::UNIX_EPOCH + at)
            .message_id(Some(format!("<{}@{}>", store::id::show(mail.id), self.domain)))
            .header(ContentType::TEXT_PLAIN)
            .body(letter.text)
            .ok()?;
        let mut add = |name: &'static str, value: String| {
            message.headers_mut().insert_raw(HeaderValue::new(HeaderName::new_from_ascii_str(name), value));
        };
        add("Auto-Submitted", "auto-generated".to_owned());
        if mail.kind.is_notice() {
            let way_out = format!("<{}/api/v1/mail/unsubscribe/{}>", self.base, to.unsubscribe);
            add("List-Unsubscribe", way_out);
            add("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned());
        }
        Some(message)
    }
}

/// Sends a mail to the operator at once. `name` is part of its `Message-ID`, so that a duplicate is recognisable.
///
/// # Errors
/// The error of the mail server or of the connection, without addresses.
pub async fn send_to_operator(
    post: &Post,
    to: &str,
    subject: &str,
    text: &str,
    name: &str,
    now: Millis,
) -> Result<(), String> {
    let at = Duration::from_millis(u64::try_from(now.0).unwrap_or(0));
    let to: Mailbox = to.parse().map_err(|_no_address| "mail.operator is not a mail address".to_owned())?;
    let mut message = Message::builder()
        .from(post.from.clone())
        .to(lettre::message::Mailbox::new(None, to))
        .subject(format!("{}: {subject}", post.domain))
        .date(std::time::UNIX_EPOCH + at)
        .message_id(Some(format!("<{name}@{}>", post.domain)))
        .header(ContentType::TEXT_PLAIN)
        .body(text.to_owned())
        .map_err(|error| error.to_string())?;
    let automatic = HeaderName::new_from_ascii_str("Auto-Submitted");
    message.headers_mut().insert_raw(HeaderValue::new(automatic, "auto-generated".to_owned()));
    match post.transport.send(message).await {
        Ok(_accepted) => Ok(()),
        Err(error) => Err(match error.status() {
            Some(code) => format!("the mail server answers {code}"),
            None => "the mail server cannot be reached".to_owned(),
        }),
    }
}

/// Sends queued mails and looks for new notices until the server stops.
pub async fn keep(presence: Presence, post: Arc<Post>) {
    let node = Arc::clone(&presence.node);
    loop {
        let now = node.clock.now();
        if let Err(cause) = look_for_notices(&presence, now).await {
            tracing::warn!(%cause, "notices were not put into the queue of mails");
        }
        if let Err(cause) = resets::answer_resets(&node).await {
            tracing::warn!(%cause, "requests for a new password were not answered");
        }
        if let Err(cause) = send_due(&node, &post).await {
            tracing::warn!(%cause, "the queue of mails cannot be read");
        }
        tokio::select! {
            () = node.clock.sleep_until(Millis(now.0.saturating_add(LOOK_EVERY_MS))) => {}
            () = post.wake.notified() => {}
            () = node.lifecycle.stopped() => return,
        }
    }
}

/// Queues notices for users who want mail and have not seen the news on the node.
async fn look_for_notices(presence: &Presence, now: Millis) -> Result<(), AppError> {
    let node = &presence.node;
    let mut after = UserId::from_row(0);
    loop {
        let read = move |connection: &mut _| mail::who_want_notices(connection, after, PORTION);
        let some: Vec<Address> = node.store.read(read).await?;
        let Some(last) = some.last() else { break };
        after = last.user;
        let due = presence.notices_due(&some).await?;
        if !due.is_empty() {
            let put = node.store.write(move |connection| {
                for notice in &due {
                    queue::enqueue(
                        connection,
                        notice.user,
                        notice.kind,
                        Some(notice.about),
                        &notice.once,
                        now,
                    )?;
                }
                Ok::<_, DbError>(())
            });
            put.await?;
        }
    }
    let before = Millis(now.0 - KEPT_MS);
    node.store.write(move |connection| mail::forget_before(connection, before, now)).await?;
    Ok(())
}

async fn send_due(node: &Node, post: &Post) -> Result<(), DbError> {
    while !node.lifecycle.is_stopping() {
        let now = node.clock.now();
        let until = Millis(now.0 + CLAIM_MS);
        let taken = node.store.write(move |connection| queue::claim(connection, now, until)).await?;
        let Some(taken) = taken else { return Ok(()) };
        send_one(node, post, &taken, now).await?;
    }
    Ok(())
}

async fn send_one(node: &Node, post: &Post, taken: &Queued, now: Millis) -> Result<(), DbError> {
    let (id, kind) = (taken.id, taken.kind.as_str());
    let Some(message) = compose(node, post, taken, now).await? else {
        // The mail is no longer wanted, or there is no longer a reason for it.
        node.metrics.mail.count(kind, "dropped");
        return node.store.write(move |connection| queue::done(connection, id)).await;
    };
    let sent = tokio::select! {
        sent = post.transport.send(message) => sent,
        // The mail is tried again after the restart.
        () = node.lifecycle.stopped() => return Ok(()),
    };
    let Err(error) = sent else {
        node.metrics.mail.count(kind, "sent");
        return node.store.write(move |connection| queue::done(connection, id)).await;
    };
    let status = error.status().map(u16::from);
    // Only 550 to 559 reject the mail itself. A failed sign-in to the mail server is not the mail's fault.
    let is_refused = status.is_some_and(|code| (550..=559).contains(&code));
    let pause = usize::try_from(taken.tries).ok().and_then(|tries| PAUSES_MIN.get(tries.saturating_sub(1)));
    match pause.filter(|_| !is_refused) {
        Some(minutes) => {
            node.metrics.mail.count(kind, "failed");
            tracing::warn!(
                mail.id = id,
                mail.kind = kind,
                tries = taken.tries,
                status,
                "cannot send a mail; will try again"
            );
            let at = Millis(now.0 + minutes * 60_000);
            node.store.write(move |connection| queue::retry(connection, id, at)).await
        }
        None => {
            node.metrics.mail.count(kind, "given_up");
            tracing::error!(
                mail.id = id,
                mail.kind = kind,
                tries = taken.tries,
                status,
                "gave up sending a mail"
            );
            node.store.write(move |connection| queue::give_up(connection, id)).await
        }
    }
}

/// Returns the mail as it is sent now; `None` if it is no longer useful.
async fn compose(node: &Node, post: &Post, taken: &Queued, now: Millis) -> Result<Option<Message>, DbError> {
    let queued = taken.clone();
    let found = node.store.write(move |connection| {
        let Some(to) = mail::address_of(connection, queued.user)? else { return Ok(None) };
        let mut people = people::by_ids(connection, [queued.user])?;
        let Some(name) = people.remove(&queued.user).map(|account| account.name.to_string()) else {
            return Ok(None);
        };
        let about = match queued.kind {
            Kind::Confirm if to.confirmed => return Ok(None),
            Kind::Confirm => {
                About::Confirm(link(connection, &to, Purpose::Confirm, None, Millis(now.0 + CONFIRM_MS))?)
            }
            Kind::Reset if !to.confirmed => return Ok(None),
            Kind::Reset => {
                About::Reset(link(connection, &to, Purpose::Reset, None, Millis(now.0 + RESET_MS))?)
            }
            Kind::NewDevice => {
                let Some(about) = what_came(connection, &queued, &to, now)? else { return Ok(None) };
                about
            }
            Kind::YourTurn | Kind::Challenge | Kind::Rematch | Kind::MatchFound => {
                let Some(about) = what_waits(connection, &queued, &to, now)? else { return Ok(None) };
                about
            }
        };
        Ok::<_, DbError>(Some((to, name, about)))
    });
    let Some((to, name, about)) = found.await? else { return Ok(None) };
    let letter = letter::write(to.language, &name, &about, &post.base, &to.unsubscribe);
    let message = post.message(taken, &to, letter, now);
    if message.is_none() {
        tracing::error!(mail.id = taken.id, "a mail cannot be written");
    }
    Ok(message)
}

/// Stores a new link, and returns its token.
fn link(
    connection: &mut store::AnyConn,
    to: &Address,
    purpose: Purpose,
    sign_in: Option<SessionId>,
    until: Millis,
) -> Result<String, DbError> {
    let token = SessionToken::random();
    links::insert_link(connection, &token.link_hash(), to, purpose, sign_in, until)?;
    Ok(token.expose().to_owned())
}

/// Returns the sign-in that a mail is about; `None` if its owner has answered it, or gets no mail.
fn what_came(
    connection: &mut store::AnyConn,
    queued: &Queued,
    to: &Address,
    now: Millis,
) -> Result<Option<About>, DbError> {
    let (true, Some(id)) = (to.confirmed, queued.sign_in) else { return Ok(None) };
    let Some(sign_in) = known_devices::find_sign_in(connection, queued.user, id)? else { return Ok(None) };
    let until = Millis(now.0 + END_SIGN_IN_MS);
    Ok(Some(About::SignIn {
        token: link(connection, to, Purpose::EndSignIn, Some(id), until)?,
        browser: sign_in.user_agent,
        network: sign_in.network,
        at: sign_in.at,
    }))
}

/// Returns the subject of a notice, if it is still true and still wanted.
fn what_waits(
    connection: &mut store::AnyConn,
    queued: &Queued,
    to: &Address,
    now: Millis,
) -> Result<Option<About>, DbError> {
    let (wanted, news): (bool, fn(Option<Millis>) -> News) = match queued.kind {
        Kind::YourTurn => (to.notices.your_turn, News::YourTurn),
        Kind::Challenge => (to.notices.challenge, |_| News::Challenge),
        Kind::Rematch => (to.notices.challenge, News::Rematch),
        Kind::MatchFound => (to.notices.match_found, |_| News::MatchFound),
        Kind::Confirm | Kind::Reset | Kind::NewDevice => return Ok(None),
    };
    let (true, true, Some(id)) = (wanted, to.confirmed, queued.about) else { return Ok(None) };
    let current = matches::current::current_among(connection, &[queued.user], now)?;
    let Some(current) = current.into_iter().find(|current| current.facts.id == id) else { return Ok(None) };
    let other = crate::presence::notices::other_of(&current, queued.user);
    let mut people = people::by_ids(connection, other)?;
    let opponent = other.and_then(|other| people.remove(&other)).map(|account| account.name.to_string());
    let is_due = crate::presence::notices::is_still_so(&current, queued.user, queued.kind);
    let deadline = current.deadline.or(current.offer.map(|offer| offer.until));
    Ok(is_due.then(|| About::Match { id: id.shown(), opponent, news: news(deadline) }))
}
