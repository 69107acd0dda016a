//! Graceful shutdown: notifies tasks and waits for them.

use tokio_util::{sync::CancellationToken, task::TaskTracker};

/// The lifecycle of the server, shared by all long-running tasks.
#[derive(Debug, Clone, Default)]
pub struct Lifecycle {
    /// Cancelled when load balancers should send no more requests.
    leaving: CancellationToken,
    stopping: CancellationToken,
    tasks: TaskTracker,
}

impl Lifecycle {
    /// Announces that the server will stop soon: `/readyz` fails, so that a load balancer sends new connections
    /// elsewhere. Everything else continues.
    pub fn announce_stop(&self) {
        self.leaving.cancel();
    }

    /// Returns true if the server stops or will soon.
    pub fn is_leaving(&self) -> bool {
        self.leaving.is_cancelled() || self.is_stopping()
    }

    /// Notifies all tasks that the server is stopping. From now on `/readyz` fails and sockets are closed.
    pub fn stop(&self) {
        self.stopping.cancel();
    }

    /// Returns true if [`Lifecycle::stop`] was called.
    pub fn is_stopping(&self) -> bool {
        self.stopping.is_cancelled()
    }

    /// Waits until the server is stopping. Sockets and loops wait for this beside their work.
    pub async fn stopped(&self) {
        self.stopping.cancelled().await;
    }

    /// Spawns a task that must end before the store is closed. It must end soon after [`Lifecycle::stopped`].
    pub fn spawn<F>(&self, task: F)
    where
        F: Future<Output = ()> + Send + 'static,
    {
        self.tasks.spawn(task);
    }

    /// Returns the tracker for tasks that cannot move between threads, such as a socket's. Spawn them on the worker's
    /// own thread with this tracker.
    pub fn tasks(&self) -> &TaskTracker {
        &self.tasks
    }

    /// Waits until all tasks have ended.
    pub async fn tasks_ended(&self) {
        self.tasks.close();
        self.tasks.wait().await;
    }
}
