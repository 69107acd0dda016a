//! Threads for long computations: password hashes, questions to the engine, and files that are sent. Their priority is
//! lower than that of the threads that answer requests, so many requests for such work do not delay players.

use std::sync::LazyLock;

use tokio::{
    runtime::{Builder, Runtime},
    task::JoinHandle,
};

/// The number that is added to the "nice" value of these threads. With 5, a thread that answers requests gets three
/// times the processor time of a background thread while both compete for a core (`sched_prio_to_weight` in Linux).
#[cfg(target_os = "linux")]
const GIVES_WAY: i32 = 5;

/// The threads end with the process. No shutdown waits for them.
static THREADS: LazyLock<Runtime> = LazyLock::new(|| {
    Builder::new_multi_thread()
        .worker_threads(1)
        .thread_name("background")
        .on_thread_start(lower_priority)
        .build()
        .expect("the system can start threads when the server starts")
});

/// Starts a computation on one of these threads.
pub fn spawn<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> JoinHandle<T> {
    THREADS.spawn_blocking(work)
}

/// Lowers the priority of the calling thread. On Linux each thread has its own; elsewhere the value belongs to the
/// process, so it stays as it is.
fn lower_priority() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(GIVES_WAY) {
        tracing::debug!(%error, "a background thread keeps its priority");
    }
}
