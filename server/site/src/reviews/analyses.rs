//! The analysis of finished matches: quick first, then standard. Each result is stored permanently.
//!
//! Jobs follow from the database: a finished match without an analysis row is a job. A job for a match that ends here
//! is queued at once. Jobs of dead processes, and jobs that did not fit in the queue, are looked up from time to time.
//! [`queue`] chooses the next question. Every question takes one permit from the pool of the bots, and is chosen after
//! the permit is granted. So a bot, or a match that has just ended, waits for at most one question of an upload. After
//! a crash another process starts the jobs again.

mod queue;
pub(crate) mod reports;
mod work;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError, atomic::AtomicBool},
    time::Duration,
};

use analysis::{Answer, Level, MatchLuck, Plan};
use queue::{Class, FairQueue, Person, QueueBounds};
use rules::Side;
use store::{
    id::{LibraryMatchId, MatchId, UserId},
    mends::Mend,
};
use tokio::sync::{Notify, watch};
use wire::AnalysisProgress;

use crate::{
    match_state::snapshot::Snapshot, matches::follow::Follower, messages::ToWire, reviews::shifts::Shift,
};

/// The bounds of the queue: waiting jobs, two for each match, and jobs of each class whose questions are in memory.
/// The rest is picked up from the database.
const BOUNDS: QueueBounds = QueueBounds { waiting: 4_096, open: 64 };
/// The maximum number of matches whose luck is kept between their two levels. A match takes about 3 KB.
const LUCK_MAX: usize = 4_096;
/// The maximum number of matches whose progress is kept.
const PROGRESS_MAX: usize = 1_024;
/// The time after which a job that the database refused is tried again.
pub(super) const AGAIN_AFTER: Duration = Duration::from_secs(20);
/// The two depths, in the order of the analyses.
const LEVELS: [Level; 2] = [Level::QUICK, Level::STANDARD];
/// The look-ahead of the last level, in plies.
pub(crate) const DEEPEST: u8 = Level::STANDARD.ply.get();
/// The look-ahead of the first level.
pub(crate) const QUICKEST: u8 = Level::QUICK.ply.get();

/// The work queue of one node.
#[derive(Debug)]
pub(crate) struct AnalysisJobs {
    /// Held for look-ups only.
    queue: Mutex<FairQueue<Job, Arc<Work>>>,
    /// Signals that there may be work. A worker that finds some wakes the next one.
    more: Notify,
    /// Signals that the queue is empty.
    drained: Notify,
    /// The progress of the jobs, for clients that wait. Held for look-ups only.
    progress: Mutex<HashMap<Job, AnalysisProgress>>,
    /// The luck that the quick analyses found, for the standard ones. Held for look-ups only.
    luck: Mutex<HashMap<Job, MatchLuck>>,
    /// Signals that a user on this node requested rollouts of a match.
    pub(crate) wanted: Notify,
    /// The number of matches being analysed here. Rollouts wait for them.
    at_work: Arc<watch::Sender<usize>>,
}

impl Default for AnalysisJobs {
    fn default() -> AnalysisJobs {
        AnalysisJobs {
            queue: Mutex::new(FairQueue::new(BOUNDS)),
            more: Notify::new(),
            drained: Notify::new(),
            progress: Mutex::default(),
            luck: Mutex::default(),
            wanted: Notify::new(),
            at_work: Arc::new(watch::Sender::new(0)),
        }
    }
}

/// One match at one depth, with its owner.
type Unit = queue::Unit<Job>;

/// A unit whose questions are being answered.
#[derive(Debug)]
struct Work {
    plan: Plan,
    /// The players of a match; none for a file of a library.
    shifts: Vec<Shift>,
    /// The mended rows of a file of a library; none for a match.
    mends: Vec<Mend>,
    /// Each answer with the number of its question.
    answers: Mutex<Vec<(usize, Answer)>>,
    has_failed: AtomicBool,
    _at_work: AtWork,
}

/// A guard that counts as one running job while it exists.
#[derive(Debug)]
struct AtWork(Arc<watch::Sender<usize>>);

impl Drop for AtWork {
    fn drop(&mut self) {
        self.0.send_modify(|jobs| *jobs -= 1);
    }
}

/// The match to analyse.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Job {
    /// A match played on this site.
    Match(MatchId),
    /// A match of a user's library.
    Library(LibraryMatchId),
}

impl Job {
    /// Returns the id for progress messages.
    pub(crate) fn to_wire(self) -> wire::MatchId {
        match self {
            Job::Match(id) => id.to_wire(),
            Job::Library(id) => wire::MatchId(id.shown()),
        }
    }
}

impl AnalysisJobs {
    fn queue(&self) -> MutexGuard<'_, FairQueue<Job, Arc<Work>>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Queues a match that ended on this node. Returns `false` if it is already queued at every depth.
    pub(crate) fn expect_match(&self, snapshot: &Snapshot) -> bool {
        let players = Side::ALL.into_iter().filter_map(|side| snapshot.player(side));
        let persons = players
            .filter(|account| !account.is_house_bot())
            .map(|account| Person::User(account.answerable()));
        // The match counts for the player with fewer waiting jobs, so that an opponent's queue does not delay it.
        let person = {
            let queue = self.queue();
            persons.min_by_key(|person| queue.waiting_of(Class::Played, *person)).unwrap_or(Person::House)
        };
        self.expect(Class::Played, person, Job::Match(snapshot.facts.id))
    }

    /// Queues an uploaded match. Returns `false` if it is already queued at every depth.
    pub(crate) fn expect_upload(&self, owner: UserId, id: LibraryMatchId) -> bool {
        self.expect(Class::Upload, Person::User(owner), Job::Library(id))
    }

    /// Queues an uploaded match that its owner looks at, before the owner's other uploads.
    pub(crate) fn prefer_upload(&self, owner: UserId, id: LibraryMatchId) {
        self.expect_upload(owner, id);
        self.queue().prefer(Class::Upload, Person::User(owner), Job::Library(id));
    }

    fn expect(&self, class: Class, person: Person, job: Job) -> bool {
        let mut is_new = false;
        for level in 0..LEVELS.len() {
            is_new |= self.queue().push(Unit { class, person, job, level });
        }
        self.more.notify_one();
        is_new
    }

    fn open(&self, unit: Unit, plan: Plan, shifts: Vec<Shift>, mends: Vec<Mend>) {
        let questions = plan.len();
        self.at_work.send_modify(|jobs| *jobs += 1);
        let at_work = AtWork(Arc::clone(&self.at_work));
        let work = Work {
            plan,
            shifts,
            mends,
            answers: Mutex::default(),
            has_failed: AtomicBool::new(false),
            _at_work: at_work,
        };
        self.queue().open(unit, Arc::new(work), questions);
        self.more.notify_one();
    }

    fn skip(&self, unit: Unit) {
        self.queue().skip(unit);
        self.more.notify_one();
    }

    /// Waits until no match is being analysed here.
    pub(crate) async fn no_other_work(&self) {
        let mut at_work = self.at_work.subscribe();
        at_work.wait_for(|jobs| *jobs == 0).await.expect("the queue holds the sender");
    }

    /// Returns the progress of a job.
    pub(crate) fn progress(&self, id: Job) -> Option<AnalysisProgress> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner).get(&id).cloned()
    }

    fn keep_luck(&self, job: Job, luck: MatchLuck) {
        let mut all = self.luck.lock().unwrap_or_else(PoisonError::into_inner);
        // If another node stores the analysis first, its luck is never taken. Without this, such entries would pile up.
        if all.len() >= LUCK_MAX {
            all.clear();
        }
        all.insert(job, luck);
    }

    fn take_luck(&self, job: Job) -> Option<MatchLuck> {
        self.luck.lock().unwrap_or_else(PoisonError::into_inner).remove(&job)
    }

    fn set_progress(&self, id: Job, progress: AnalysisProgress) {
        let mut all = self.progress.lock().unwrap_or_else(PoisonError::into_inner);
        // Finished entries stay for a while, so that notified clients still find them.
        if all.len() >= PROGRESS_MAX {
            all.retain(|_, progress| progress.done < progress.total);
        }
        all.insert(id, progress);
    }

    fn forget_progress(&self, id: Job) {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner).remove(&id);
    }
}

impl Follower for AnalysisJobs {
    fn became_public(&self, snapshot: &Arc<Snapshot>) {
        self.expect_match(snapshot);
    }
}
