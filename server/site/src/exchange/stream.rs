//! Jobs in a Redis stream. Each job goes to one worker. It goes to another if the first has not marked it as done
//! within some time. A job may therefore be done twice, so jobs must be idempotent.

use std::time::{Duration, Instant};

use ::redis::{
    ErrorKind, RedisError,
    aio::MultiplexedConnection,
    streams::{StreamAutoClaimReply, StreamId, StreamReadReply},
};

use super::Exchange;

/// The field of an entry that holds the job.
const FIELD: &str = "job";
/// The approximate maximum length of a stream. The oldest jobs beyond it are dropped, and their creators add them
/// again later.
const LENGTH_MAX: usize = 4_096;
/// The time that one request waits for a job.
const WAIT: Duration = Duration::from_secs(1);

/// A stream of jobs, as a worker sees it.
#[derive(Debug)]
pub(crate) struct Jobs {
    exchange: Exchange,
    key: String,
    group: &'static str,
    /// The time after which an unfinished job can be claimed by another worker.
    claim_after: Duration,
    /// The blocking connection. It is opened on demand, and again after a failure.
    waiting: Option<Waiting>,
    claimed_at: Option<Instant>,
}

struct Waiting(MultiplexedConnection);

impl std::fmt::Debug for Waiting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Waiting")
    }
}

/// A job that this process has received.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Job {
    id: String,
    pub(crate) text: String,
}

impl Jobs {
    /// Returns the stream called `name`.
    pub(crate) fn new(exchange: &Exchange, name: &str, group: &'static str, claim_after: Duration) -> Jobs {
        let key = exchange.key(name);
        Jobs { exchange: exchange.clone(), key, group, claim_after, waiting: None, claimed_at: None }
    }

    /// Waits a moment for a job. Returns `None` if there was none.
    ///
    /// # Errors
    /// Returns an error if Redis is unreachable.
    pub(crate) async fn next(&mut self) -> Result<Option<Job>, RedisError> {
        let taken = self.take_job().await;
        if taken.is_err() {
            self.waiting = None;
        }
        match taken {
            // Redis was restarted and is empty.
            Err(error) if error.code() == Some("NOGROUP") => Ok(None),
            taken => taken,
        }
    }

    async fn take_job(&mut self) -> Result<Option<Job>, RedisError> {
        if self.waiting.is_none() {
            let mut connection = self.exchange.waiting_connection(WAIT).await?;
            make_group(&mut connection, &self.key, self.group).await?;
            self.waiting = Some(Waiting(connection));
        }
        let Some(Waiting(connection)) = &mut self.waiting else {
            return Err((ErrorKind::Client, "no connection").into());
        };
        let consumer = self.exchange.node().to_string();
        // Rare enough to cost nothing, and frequent enough that jobs wait little longer than `claim_after`.
        if self.claimed_at.is_none_or(|at| at.elapsed() >= self.claim_after / 4) {
            let claimed: StreamAutoClaimReply = ::redis::cmd("XAUTOCLAIM")
                .arg(&self.key)
                .arg(self.group)
                .arg(&consumer)
                .arg(u64::try_from(self.claim_after.as_millis()).unwrap_or(u64::MAX))
                .arg("0-0")
                .arg("COUNT")
                .arg(1)
                .query_async(connection)
                .await?;
            if let Some(entry) = claimed.claimed.into_iter().next() {
                return Ok(job(entry));
            }
            self.claimed_at = Some(Instant::now());
        }
        let read: Option<StreamReadReply> = ::redis::cmd("XREADGROUP")
            .arg("GROUP")
            .arg(self.group)
            .arg(&consumer)
            .arg("COUNT")
            .arg(1)
            .arg("BLOCK")
            .arg(u64::try_from(WAIT.as_millis()).unwrap_or(u64::MAX))
            .arg("STREAMS")
            .arg(&self.key)
            .arg(">")
            .query_async(connection)
            .await?;
        let entries = read.into_iter().flat_map(|read| read.keys).flat_map(|key| key.ids);
        Ok(entries.into_iter().next().and_then(job))
    }
}

fn job(entry: StreamId) -> Option<Job> {
    Some(Job { text: entry.get(FIELD)?, id: entry.id })
}

async fn make_group(
    connection: &mut MultiplexedConnection,
    key: &str,
    group: &str,
) -> Result<(), RedisError> {
    let made: Result<(), RedisError> = ::redis::cmd("XGROUP")
        .arg("CREATE")
        .arg(key)
        .arg(group)
        .arg("0")
        .arg("MKSTREAM")
        .query_async(connection)
        .await;
    match made {
        Err(error) if error.code() == Some("BUSYGROUP") => Ok(()),
        made => made,
    }
}

/// Creates jobs and marks them as done.
#[derive(Debug, Clone)]
pub(crate) struct JobQueue {
    exchange: Exchange,
    key: String,
    group: &'static str,
}

impl JobQueue {
    /// Returns the queue of the stream called `name`.
    pub(crate) fn new(exchange: &Exchange, name: &str, group: &'static str) -> JobQueue {
        JobQueue { exchange: exchange.clone(), key: exchange.key(name), group }
    }

    /// Adds a job to the stream.
    ///
    /// # Errors
    /// Returns an error if Redis is unreachable. The job is not in the stream then, unless only the answer was lost.
    pub(crate) async fn offer(&self, text: &str) -> Result<(), RedisError> {
        let mut pipeline = ::redis::pipe();
        self.add(&mut pipeline, text);
        pipeline.query_async(&mut self.exchange.commands()).await
    }

    /// Marks a job as done, so that no worker receives it again.
    ///
    /// # Errors
    /// Returns an error if Redis is unreachable. The job may then go to another worker.
    pub(crate) async fn done(&self, job: &Job) -> Result<(), RedisError> {
        let mut pipeline = ::redis::pipe();
        pipeline.atomic();
        self.remove(&mut pipeline, job);
        pipeline.query_async(&mut self.exchange.commands()).await
    }

    /// Marks a job as done and adds the next job in the same transaction.
    ///
    /// # Errors
    /// Returns an error if Redis is unreachable. The job may then go to another worker.
    pub(crate) async fn done_with(&self, job: &Job, next: &JobQueue, text: &str) -> Result<(), RedisError> {
        let mut pipeline = ::redis::pipe();
        pipeline.atomic();
        next.add(&mut pipeline, text);
        self.remove(&mut pipeline, job);
        pipeline.query_async(&mut self.exchange.commands()).await
    }

    fn add(&self, pipeline: &mut ::redis::Pipeline, text: &str) {
        let add = pipeline.cmd("XADD").arg(&self.key).arg("MAXLEN").arg("~").arg(LENGTH_MAX);
        add.arg("*").arg(FIELD).arg(text).ignore();
    }

    fn remove(&self, pipeline: &mut ::redis::Pipeline, job: &Job) {
        pipeline.cmd("XACK").arg(&self.key).arg(self.group).arg(&job.id).ignore();
        pipeline.cmd("XDEL").arg(&self.key).arg(&job.id).ignore();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exchange::RedisPrefix;
    use store::random;

    const GROUP: &str = "workers";

    fn exchange(url: &str, prefix: &str) -> Exchange {
        Exchange::new(url.parse().unwrap(), &RedisPrefix(prefix.to_owned()), None).unwrap()
    }

    #[tokio::test]
    async fn a_job_is_given_to_one_and_to_another_if_the_first_dies() {
        let Ok(url) = std::env::var("FULLPRIME_TEST_REDIS") else { return };
        let prefix = random::hex(&random::bytes::<8>());
        let (one, two) = (exchange(&url, &prefix), exchange(&url, &prefix));
        let queue = JobQueue::new(&one, "jobs", GROUP);
        queue.offer("a").await.unwrap();
        queue.offer("b").await.unwrap();
        let long = Duration::from_secs(3_600);
        let mut first = Jobs::new(&one, "jobs", GROUP, long);
        let a = first.next().await.unwrap().unwrap();
        let mut second = Jobs::new(&two, "jobs", GROUP, long);
        let b = second.next().await.unwrap().unwrap();
        assert_eq!((a.text.as_str(), b.text.as_str()), ("a", "b"));
        queue.done(&b).await.unwrap();
        assert_eq!(second.next().await.unwrap(), None, "the first consumer still holds a");
        let mut heir = Jobs::new(&two, "jobs", GROUP, Duration::ZERO);
        assert_eq!(heir.next().await.unwrap(), Some(a.clone()), "the first has not said anything");
        let next = JobQueue::new(&one, "answers", GROUP);
        queue.done_with(&a, &next, "c").await.unwrap();
        assert_eq!(heir.next().await.unwrap(), None);
        let mut answers = Jobs::new(&two, "answers", GROUP, long);
        assert_eq!(answers.next().await.unwrap().unwrap().text, "c");
    }

    #[tokio::test]
    async fn a_redis_that_restarts_is_made_ready_again() {
        let Ok(url) = std::env::var("FULLPRIME_TEST_REDIS") else { return };
        let exchange = exchange(&url, &random::hex(&random::bytes::<8>()));
        let mut jobs = Jobs::new(&exchange, "jobs", GROUP, Duration::from_secs(3_600));
        let queue = JobQueue::new(&exchange, "jobs", GROUP);
        queue.offer("a").await.unwrap();
        assert!(jobs.next().await.unwrap().is_some());
        let emptied: Result<(), _> =
            ::redis::cmd("DEL").arg(exchange.key("jobs")).query_async(&mut exchange.commands()).await;
        emptied.unwrap();
        assert_eq!(jobs.next().await.unwrap(), None);
        queue.offer("b").await.unwrap();
        assert_eq!(jobs.next().await.unwrap().unwrap().text, "b");
    }
}
