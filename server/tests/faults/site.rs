//! A site of real processes: nodes, a worker, a PostgreSQL and a Redis in a private folder.

use std::{
    io::{BufRead as _, BufReader, Lines},
    net::SocketAddr,
    path::PathBuf,
    process::{Child, ChildStdout, Command, Stdio},
    sync::Mutex,
};

use diesel::{Connection as _, PgConnection, QueryableByName, RunQueryDsl as _, sql_types};

use super::player::ActionAnswer;

const SERVICES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../ops/dev/services.sh");

/// All processes of the site. Dropping it kills the running ones.
pub(crate) struct Site {
    folder: PathBuf,
    nodes: Vec<Mutex<Option<Process>>>,
    worker: Mutex<Option<Process>>,
}

struct Process {
    child: Child,
    /// Kept open: a program with a closed output ends.
    output: Lines<BufReader<ChildStdout>>,
    address: Option<SocketAddr>,
}

impl Drop for Process {
    fn drop(&mut self) {
        // The test may already have killed the process.
        self.child.kill().unwrap_or_default();
        self.child.wait().unwrap();
    }
}

impl Site {
    /// Starts everything. All processes run when this returns.
    pub(crate) fn start(nodes: usize) -> Site {
        let folder = tempfile::Builder::new().prefix("fp-faults.").tempdir_in("/tmp").unwrap().keep();
        let site =
            Site { folder, nodes: (0..nodes).map(|_| Mutex::new(None)).collect(), worker: Mutex::new(None) };
        site.service("start");
        for node in 0..nodes {
            // One node computes turns beside the worker; the others leave them to these two.
            let config = format!(
                "listen = '127.0.0.1:0'\nstop_timeout_s = 2\n\
                 [database]\nurl = '{}'\nconnections_max = 8\n\
                 [redis]\nurl = 'unix://{1}/redis.sock'\n\
                 [accounts]\nhash_cost = {{ memory_kib = 8, passes = 1 }}\n\
                 [limits]\nsign_up_by_address = {{ burst = 1000, refill_s = 1.0 }}\n\
                 table_by_account = {{ burst = 1000, refill_s = 1.0 }}\n\
                 write_by_account = {{ burst = 1000, refill_s = 0.1 }}\n\
                 [live]\ndice_key_file = '{1}/dice.key'\nsocket_burst = 100000\ntables_open_max = 1000\n\
                 [live.bots]\nthink_ms = 0\nrated_a_day = 0\nclaim_s = 2\nthinks_here = {2}\n",
                site.database(),
                site.folder.display(),
                node == 0
            );
            std::fs::write(site.folder.join(format!("node{node}.toml")), config).unwrap();
            site.start_node(node);
        }
        site.replace_worker();
        site
    }

    fn database(&self) -> String {
        format!("postgres://fullprime@/fullprime?host={}/pg", self.folder.display())
    }

    /// Runs a part of `ops/dev/services.sh`.
    pub(crate) fn service(&self, what: &str) {
        let status =
            Command::new(SERVICES).arg(what).arg(&self.folder).stdin(Stdio::null()).status().unwrap();
        assert!(status.success(), "services.sh {what}");
    }

    fn fullprime(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_fullprime"));
        let log =
            std::fs::OpenOptions::new().create(true).append(true).open(self.folder.join("log")).unwrap();
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log);
        command
    }

    pub(crate) fn start_node(&self, node: usize) {
        let mut command = self.fullprime();
        command.arg("serve").arg("--config").arg(self.folder.join(format!("node{node}.toml")));
        let mut process = Process::start(command);
        let port = process.output.by_ref().map_while(Result::ok).find_map(|line| {
            let address = line.split("http://localhost:").nth(1)?;
            address.split(|c: char| !c.is_ascii_digit()).next()?.parse::<u16>().ok()
        });
        let port = port.unwrap_or_else(|| panic!("a node does not start; see {}", self.folder.display()));
        process.address = Some(([127, 0, 0, 1], port).into());
        *self.nodes[node].lock().unwrap() = Some(process);
    }

    /// Kills a node. For the program this is like a loss of power.
    pub(crate) fn kill_node(&self, node: usize) {
        drop(self.nodes[node].lock().unwrap().take());
    }

    /// Stops a node gracefully. It must end by itself with success.
    pub(crate) fn drain_node(&self, node: usize) {
        let process = self.nodes[node].lock().unwrap().take();
        let Some(mut process) = process else { return };
        let pid = process.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        assert_eq!(process.child.wait().unwrap().code(), Some(0), "a stopped node exits with success");
    }

    pub(crate) fn drain_all(&self) {
        for node in 0..self.nodes.len() {
            self.drain_node(node);
        }
    }

    /// Kills the worker and starts another.
    pub(crate) fn replace_worker(&self) {
        let mut worker = self.worker.lock().unwrap();
        *worker = None;
        let mut command = self.fullprime();
        command.args(["worker", "--config"]).arg(self.folder.join("node0.toml"));
        *worker = Some(Process::start(command));
    }

    /// Returns the address of a running node, chosen by `number`.
    pub(crate) fn address(&self, number: usize) -> Option<SocketAddr> {
        let addresses: Vec<SocketAddr> = self
            .nodes
            .iter()
            .filter_map(|node| node.lock().unwrap().as_ref().and_then(|process| process.address))
            .collect();
        (!addresses.is_empty()).then(|| addresses[number % addresses.len()])
    }

    /// Checks everything with the program's own checker and returns its output.
    pub(crate) fn check(&self) -> String {
        let mut command = self.fullprime();
        let output =
            command.args(["admin", "--config"]).arg(self.folder.join("node0.toml")).arg("check").output();
        let output = output.unwrap();
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success(), "{said}; see {}", self.folder.display());
        said
    }

    /// Returns the answered actions that are not in the log exactly once, at the event that the answer named.
    pub(crate) fn faults_of_answers(&self, answers: &[ActionAnswer]) -> Vec<String> {
        #[derive(QueryableByName)]
        struct SeqRow {
            #[diesel(sql_type = sql_types::Integer)]
            seq: i32,
        }
        let mut connection = PgConnection::establish(&self.database()).unwrap();
        let mut faults = Vec::new();
        for answer in answers {
            let rows: Vec<SeqRow> = diesel::sql_query("SELECT seq FROM match_events WHERE request = $1")
                .bind::<sql_types::Text, _>(&answer.request)
                .load(&mut connection)
                .unwrap();
            let found: Vec<i32> = rows.iter().map(|row| row.seq).collect();
            if found != [i32::try_from(answer.seq).unwrap()] {
                faults.push(format!("{answer:?} is in the log at {found:?}"));
            }
        }
        faults
    }
}

impl Process {
    fn start(mut command: Command) -> Process {
        let mut child = command.spawn().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap()).lines();
        Process { child, output, address: None }
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        for node in &self.nodes {
            node.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take();
        }
        self.worker.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take();
        if std::thread::panicking() {
            println!("what the processes said is in {}/log", self.folder.display());
            for what in ["kill-redis", "stop-postgres"] {
                // Ends the services that still run.
                let ended = Command::new(SERVICES).arg(what).arg(&self.folder).status();
                println!("{what}: {ended:?}");
            }
        } else {
            self.service("stop");
        }
    }
}
