//! Stopping without losing anything: who must know, and who is waited for.

use tokio_util::{sync::CancellationToken, task::TaskTracker};

/// Shared by everything that runs for long.
#[derive(Debug, Clone, Default)]
pub struct Lifecycle {
    /// Nobody should send more here.
    leaving: CancellationToken,
    stopping: CancellationToken,
    tasks: TaskTracker,
}

impl Lifecycle {
    /// The server will stop soon: `/readyz` says no, so that a load balancer sends new connections elsewhere. Everything
    /// else goes on.
    pub fn announce_stop(&self) {
        self.leaving.cancel();
    }

    /// Whether the server stops or will soon.
    pub fn is_leaving(&self) -> bool {
        self.leaving.is_cancelled() || self.is_stopping()
    }

    /// Tells everybody that the server is stopping. From now on `/readyz` says no and sockets are closed.
    pub fn stop(&self) {
        self.stopping.cancel();
    }

    /// Whether [`Lifecycle::stop`] was called.
    pub fn is_stopping(&self) -> bool {
        self.stopping.is_cancelled()
    }

    /// Returns when the server is stopping. Sockets and loops wait for this beside their work.
    pub async fn stopped(&self) {
        self.stopping.cancelled().await;
    }

    /// Starts a task that is waited for before the store is closed. It must end soon after [`Lifecycle::stopped`].
    pub fn spawn<F>(&self, task: F)
    where
        F: Future<Output = ()> + Send + 'static,
    {
        self.tasks.spawn(task);
    }

    /// For tasks that cannot move between threads, such as a socket's: spawn them on the worker's own thread under
    /// this tracker.
    pub fn tasks(&self) -> &TaskTracker {
        &self.tasks
    }

    /// Returns when all tasks have ended.
    pub(crate) async fn tasks_ended(&self) {
        self.tasks.close();
        self.tasks.wait().await;
    }
}
