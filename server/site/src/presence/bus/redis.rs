//! The bus over Redis: one channel on which every node publishes and to which every node subscribes.
//!
//! Broken connections are reopened with growing pauses. A node that was disconnected reloads everything. A node
//! also receives its own news, which shows that the path works in both directions. A node that receives nothing for
//! a while reconnects.

use std::{
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::Duration,
};

use futures_util::StreamExt as _;
use store::clock::SharedClock;
use tokio::sync::{broadcast, mpsc};
use wire::Millis;

use super::{BACKLOG_MAX, Bus, BusNews, News};
use crate::{exchange::Exchange, lifecycle::Lifecycle};

/// The maximum number of items of news that wait to be sent. Further items are lost.
const OUTBOX_MAX: usize = 16_384;
/// The maximum number of items of news sent in one batch.
const BATCH_MAX: usize = 128;
/// The longest pause between two attempts to connect.
const PAUSE_MAX: Duration = Duration::from_secs(2);
/// The silence after which a connection counts as dead: not even the node's own news arrives. Every node publishes more
/// often than this; see `presence/nodes.rs`.
const SILENCE_MAX: Duration = Duration::from_secs(8);
/// The time without news after which a stopping node stops sending.
const LAST_WORDS: Duration = Duration::from_millis(300);
/// The value of `in_touch` while the bus is not connected.
const NOT_IN_TOUCH: i64 = i64::MIN;

/// The bus; see the module.
#[derive(Debug)]
pub(crate) struct RedisBus {
    outbox: mpsc::Sender<News>,
    heard: broadcast::Sender<BusNews>,
    in_touch: Arc<AtomicI64>,
}

impl RedisBus {
    /// Starts the bus. It connects in the background.
    pub(crate) fn start(exchange: &Exchange, clock: &SharedClock, lifecycle: &Lifecycle) -> RedisBus {
        let (outbox, sent) = mpsc::channel(OUTBOX_MAX);
        let heard = broadcast::channel(BACKLOG_MAX).0;
        let in_touch = Arc::new(AtomicI64::new(NOT_IN_TOUCH));
        let sender = Sender { exchange: exchange.clone(), outbox: sent, lifecycle: lifecycle.clone() };
        lifecycle.spawn(sender.run());
        let listener = Listener {
            exchange: exchange.clone(),
            clock: Arc::clone(clock),
            heard: heard.clone(),
            in_touch: Arc::clone(&in_touch),
        };
        lifecycle.spawn(until_stopped(lifecycle.clone(), listener.run()));
        RedisBus { outbox, heard, in_touch }
    }
}

impl Bus for RedisBus {
    fn publish(&self, news: News) {
        // Never waits, because a request should not depend on Redis. Other nodes then see the change at their next
        // regular check.
        if let Err(lost) = self.outbox.try_send(news) {
            tracing::debug!(%lost, "a notification to the other nodes was dropped");
        }
    }

    fn listen(&self) -> broadcast::Receiver<BusNews> {
        self.heard.subscribe()
    }

    fn in_touch_since(&self) -> Option<Millis> {
        let since = self.in_touch.load(Ordering::SeqCst);
        (since != NOT_IN_TOUCH).then_some(Millis(since))
    }
}

async fn until_stopped(lifecycle: Lifecycle, work: impl Future<Output = ()>) {
    tokio::select! {
        () = work => {}
        () = lifecycle.stopped() => {}
    }
}

fn channel(exchange: &Exchange) -> String {
    exchange.key("news")
}

struct Sender {
    exchange: Exchange,
    outbox: mpsc::Receiver<News>,
    lifecycle: Lifecycle,
}

impl Sender {
    async fn run(mut self) {
        let mut commands = self.exchange.commands();
        let channel = channel(&self.exchange);
        let mut has_lost = false;
        let mut batch = Vec::with_capacity(BATCH_MAX);
        while self.next(&mut batch).await {
            let lost = std::mem::take(&mut has_lost).then_some(News::LookAgain);
            let mut pipeline = ::redis::pipe();
            for news in lost.into_iter().chain(batch.drain(..)) {
                let heard = BusNews { from: self.exchange.node(), news };
                let text = serde_json::to_string(&heard).expect("news has no maps and no infinite numbers");
                pipeline.publish(&channel, text).ignore();
            }
            let sent: Result<(), _> = pipeline.query_async(&mut commands).await;
            if let Err(cause) = sent {
                // Other nodes find the changes in the database. When Redis is back, they get a request to reload.
                has_lost = true;
                tracing::debug!(%cause, "notifications to the other nodes were lost");
            }
        }
    }

    /// Fills `batch` with the next news. Returns false when the node stops and all news is sent.
    async fn next(&mut self, batch: &mut Vec<News>) -> bool {
        tokio::select! {
            received = self.outbox.recv_many(batch, BATCH_MAX) => received > 0,
            () = self.lifecycle.stopped() => {
                // Work in hand is still being finished, and other nodes need its news.
                let last = tokio::time::timeout(LAST_WORDS, self.outbox.recv_many(batch, BATCH_MAX));
                last.await.is_ok_and(|received| received > 0)
            }
        }
    }
}

struct Listener {
    exchange: Exchange,
    clock: SharedClock,
    heard: broadcast::Sender<BusNews>,
    in_touch: Arc<AtomicI64>,
}

impl Listener {
    async fn run(self) {
        let mut pause = Duration::from_millis(50);
        loop {
            match self.listen(&mut pause).await {
                Ok(()) => tracing::warn!("the connection to Redis has ended; this node goes on without it"),
                Err(cause) => tracing::debug!(%cause, "no connection to Redis"),
            }
            self.in_touch.store(NOT_IN_TOUCH, Ordering::SeqCst);
            tokio::time::sleep(pause).await;
            // Growing pauses, so that many nodes do not flood a Redis that is starting.
            pause = (pause * 2).min(PAUSE_MAX);
        }
    }

    /// Receives news until the connection ends or is dead.
    async fn listen(&self, pause: &mut Duration) -> Result<(), ::redis::RedisError> {
        let mut connection = self.exchange.listener().await?;
        connection.subscribe(channel(&self.exchange)).await?;
        tracing::info!("this node is connected to the other nodes through Redis");
        // The connection works, so the pauses after the next failure begin short again.
        *pause = Duration::from_millis(50);
        self.in_touch.store(self.clock.now().0, Ordering::SeqCst);
        // News published while no subscription existed is lost.
        self.hand_on(BusNews { from: self.exchange.node(), news: News::LookAgain });
        let mut messages = connection.on_message();
        while let Ok(Some(message)) = tokio::time::timeout(SILENCE_MAX, messages.next()).await {
            match serde_json::from_slice::<BusNews>(message.get_payload_bytes()) {
                Ok(heard) if heard.from == self.exchange.node() => {}
                Ok(heard) => self.hand_on(heard),
                Err(cause) => {
                    tracing::debug!(%cause, "news cannot be parsed");
                    self.hand_on(BusNews { from: self.exchange.node(), news: News::LookAgain });
                }
            }
        }
        Ok(())
    }

    fn hand_on(&self, heard: BusNews) {
        if self.heard.send(heard).is_err() {
            // There is no listener while the server starts or stops. Listeners read the database when they start.
            tracing::trace!("no listener on the bus");
        }
    }
}
