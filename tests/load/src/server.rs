//! The server under load: a separate process with limits raised for many clients from one address.

use std::{
    net::SocketAddr,
    path::{Path, PathBuf},
    process::Stdio,
    time::Duration,
};

use serde_json::{Value, json};
use tokio::{
    io::{AsyncBufReadExt as _, BufReader, Lines},
    process::{Child, ChildStdout, Command},
};

use super::{LoadError, processes};

/// The server's folder and databases.
#[derive(Debug, Clone)]
pub struct Site {
    /// The folder of the configuration, the dice key and a SQLite file; it exists.
    pub folder: PathBuf,
    /// The PostgreSQL database; `None`: SQLite in the folder.
    pub database: Option<String>,
    /// The Redis, used with PostgreSQL.
    pub redis: Option<String>,
}

impl Site {
    /// Returns the URL of the database.
    pub fn database_url(&self) -> String {
        let file = || format!("sqlite:{}", self.sqlite_file().display());
        self.database.clone().unwrap_or_else(file)
    }

    /// Returns the path of the SQLite file, if there is one.
    pub(crate) fn sqlite_file(&self) -> PathBuf {
        self.folder.join("load.db")
    }

    fn configuration(&self) -> String {
        let redis = self.redis.as_ref().map(|url| format!("[redis]\nurl = '{url}'\n")).unwrap_or_default();
        // Password hashing is not measured, and rate limits are not meant for a crowd from one address.
        format!(
            "listen = '127.0.0.1:0'\nmetrics_listen = '127.0.0.1:0'\n[database]\nurl = '{}'\n{redis}\
             [accounts]\nhash_cost = {{ memory_kib = 8, passes = 1 }}\n\
             [limits]\nsign_up_by_address = {{ burst = 1000000, refill_s = 0.001 }}\n\
             table_by_account = {{ burst = 1000000, refill_s = 0.001 }}\n\
             write_by_account = {{ burst = 1000000, refill_s = 0.001 }}\n\
             competition_by_account = {{ burst = 1000000, refill_s = 0.001 }}\n\
             competitions_created_by_account = {{ burst = 1000000, refill_s = 0.001 }}\n\
             [live.boards]\nboard_frames_hour = 4000000000\nboard_kib_hour = 4000000000\n\
             board_frames_day = 4000000000\nboard_kib_day = 4000000000\naccount_frames_hour = 4000000000\n\
             account_kib_hour = 4000000000\naccount_frames_day = 4000000000\naccount_kib_day = 4000000000\n\
             [live]\ndice_key_file = '{}'\nsocket_burst = 1000000\nsocket_per_s = 1000000\n\
             analyse_matches = false\n[connections]\nmax = 100000\nper_address = 100000\n\
             [[connections.halls]]\nrange = \"127.0.0.1/32\"\nconnections = 100000\n",
            self.database_url(),
            self.folder.join("dice.key").display(),
        )
    }
}

/// A running server. It is killed when it is dropped.
#[derive(Debug)]
pub struct Server {
    child: Child,
    /// Kept open: a program ends when its output is closed.
    _output: Lines<BufReader<ChildStdout>>,
    door: Door,
}

/// The access data that clients need, cheap to copy.
#[derive(Debug, Clone)]
pub(crate) struct Door {
    pub(crate) address: SocketAddr,
    /// The URL of the server's metrics.
    metrics: String,
    http: reqwest::Client,
    /// The format of matches.
    format: Value,
}

/// A signed-in account.
#[derive(Debug, Clone)]
pub(crate) struct Account {
    pub(crate) cookie: String,
    csrf_token: String,
}

impl Server {
    /// Starts the program and waits until it listens.
    ///
    /// # Errors
    /// Returns an error if it does not start.
    pub async fn start(program: &Path, site: &Site) -> Result<Server, LoadError> {
        let format = json!({ "kind": "points", "length": 5 });
        Server::start_with(program, &site.folder, &site.configuration(), format, Stdio::null()).await
    }

    /// Starts the program with this configuration, which is written into `folder`. Matches have the given format, and
    /// the program logs to `log`.
    ///
    /// # Errors
    /// Returns an error if it does not start.
    pub(crate) async fn start_with(
        program: &Path,
        folder: &Path,
        configuration: &str,
        format: Value,
        log: Stdio,
    ) -> Result<Server, LoadError> {
        let file = folder.join("load.toml");
        std::fs::write(&file, configuration).map_err(|error| LoadError::Io("configuration", error))?;
        let mut child = Command::new(program)
            .args(["serve", "--config"])
            .arg(&file)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .kill_on_drop(true)
            .spawn()
            .map_err(|error| LoadError::Io("fullprime", error))?;
        let silent = || LoadError::Unexpected("the server did not say where it listens".to_owned());
        let mut output = BufReader::new(child.stdout.take().ok_or_else(silent)?).lines();
        let port = loop {
            let line = output.next_line().await.map_err(|error| LoadError::Io("fullprime", error))?;
            let line = line.ok_or_else(silent)?;
            let digits = line.split("http://localhost:").nth(1);
            let port = digits.and_then(|rest| rest.split(|c: char| !c.is_ascii_digit()).next());
            if let Some(port) = port.and_then(|port| port.parse::<u16>().ok()) {
                break port;
            }
        };
        let metrics = loop {
            let line = output.next_line().await.map_err(|error| LoadError::Io("fullprime", error))?;
            let line = line.ok_or_else(silent)?;
            if let Some(url) = line.strip_prefix("Metrics for Prometheus: ") {
                break url.to_owned();
            }
        };
        let http = reqwest::Client::builder().no_proxy().timeout(Duration::from_secs(60)).build()?;
        let door = Door { address: ([127, 0, 0, 1], port).into(), metrics, http, format };
        Ok(Server { child, _output: output, door })
    }

    pub(crate) fn door(&self) -> &Door {
        &self.door
    }

    /// Returns true if the process has not ended.
    pub(crate) fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    pub(crate) fn pid(&self) -> u32 {
        self.child.id().unwrap_or(0)
    }

    /// Returns the resident memory in bytes.
    pub(crate) fn resident(&self) -> u64 {
        processes::resident(self.pid())
    }

    /// Stops the server with SIGTERM.
    pub(crate) async fn stop(mut self) -> Result<(), LoadError> {
        let failed = |error| LoadError::Io("stopping the server", error);
        let told = Command::new("kill").args(["-TERM", &self.pid().to_string()]).status().await;
        told.map_err(failed)?;
        let status = self.child.wait().await.map_err(failed)?;
        if status.success() {
            Ok(())
        } else {
            Err(LoadError::Unexpected(format!("the server ended with {status}")))
        }
    }

    /// Returns the number of commits of SQLite's writer and of their writes; zero on PostgreSQL.
    pub(crate) async fn commits(&self) -> Result<[f64; 2], LoadError> {
        let text = self.metrics().await?;
        Ok(["bg_store_commit_writes_count ", "bg_store_commit_writes_sum "]
            .map(|name| value(&text, name).unwrap_or(0.0)))
    }

    /// Returns the number of the server's read transactions so far.
    pub(crate) async fn reads(&self) -> Result<u64, LoadError> {
        let text = self.metrics().await?;
        let line = text.lines().find_map(|line| line.strip_prefix("bg_store_reads_total "));
        let number = line.and_then(|number| number.trim().parse().ok());
        number.ok_or_else(|| LoadError::Unexpected("the metrics have no bg_store_reads_total".to_owned()))
    }

    pub(crate) async fn open_sockets(&self) -> Result<usize, LoadError> {
        let text = self.metrics().await?;
        let line = text.lines().find_map(|line| line.strip_prefix("bg_live_sockets "));
        Ok(line.and_then(|number| number.trim().parse().ok()).unwrap_or(0))
    }

    /// Returns the metrics as text for Prometheus.
    pub(crate) async fn metrics(&self) -> Result<String, LoadError> {
        Ok(self.door.http.get(&self.door.metrics).send().await?.text().await?)
    }
}

impl Door {
    pub(crate) async fn sign_up(&self, name: &str) -> Result<Account, LoadError> {
        let body = json!({ "name": name, "password": "correct horse" });
        let reply = self.http.post(self.url("/accounts")).json(&body).send().await?;
        let cookie = reply.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).unwrap_or_default().to_owned();
        let body = answer(reply).await?;
        Ok(Account { cookie, csrf_token: body["csrf_token"].as_str().unwrap_or_default().to_owned() })
    }

    /// Opens a table for a rated match, sits down, and returns its id.
    pub(crate) async fn open_table(&self, opener: &Account) -> Result<String, LoadError> {
        let id = self.prepare_table(opener).await?;
        self.sit(opener, &id).await?;
        Ok(id)
    }

    /// Opens a table, which is hidden until its opener sits down, and returns its id.
    pub(crate) async fn prepare_table(&self, opener: &Account) -> Result<String, LoadError> {
        let settings = json!({
            "format": self.format,
            "rated": true,
            "time": { "kind": "live", "delay_s": 60, "reserve_s": 7200 },
        });
        let table = self.post(opener, "/matches", &json!({ "settings": settings })).await?;
        Ok(table["id"].as_str().unwrap_or_default().to_owned())
    }

    /// Closes a table that has one player.
    pub(crate) async fn close_table(&self, opener: &Account, id: &str) -> Result<(), LoadError> {
        let request = self.http.delete(self.url(&format!("/matches/{id}/seat")));
        let request = request.header("cookie", &opener.cookie).header("x-csrf-token", &opener.csrf_token);
        let reply = request.send().await?;
        if reply.status().is_success() {
            Ok(())
        } else {
            Err(LoadError::Unexpected(format!("a table is not closed: {}", reply.status())))
        }
    }

    pub(crate) async fn sit(&self, player: &Account, id: &str) -> Result<(), LoadError> {
        self.post(player, &format!("/matches/{id}/seat"), &json!({})).await.map(|_view| ())
    }

    /// Returns a code for the enrolment of a board.
    pub(crate) async fn board_code(&self, owner: &Account) -> Result<String, LoadError> {
        let code = self.post(owner, "/boards/codes", &json!({ "name": "Club" })).await?;
        Ok(code["code"].as_str().unwrap_or_default().to_owned())
    }

    /// Seats a board in a match of its owner.
    pub(crate) async fn seat_board(&self, owner: &Account, board: &str, id: &str) -> Result<(), LoadError> {
        let wanted = json!({ "match_id": id });
        self.post(owner, &format!("/boards/{board}/seat"), &wanted).await.map(|_nothing| ())
    }

    /// Returns the answer of a path of the API.
    pub(crate) async fn get(&self, who: &Account, path: &str) -> Result<Value, LoadError> {
        answer(self.http.get(self.url(path)).header("cookie", &who.cookie).send().await?).await
    }

    /// Loads a path of the API, for callers that only wait for the end of the answer.
    pub(crate) async fn look(&self, who: &Account, path: &str) -> Result<(), LoadError> {
        let reply = self.http.get(self.url(path)).header("cookie", &who.cookie).send().await?;
        reply.error_for_status()?.bytes().await?;
        Ok(())
    }

    /// Returns the answer of a path of the API for a visitor without an account.
    pub(crate) async fn get_as_anybody(&self, path: &str) -> Result<Value, LoadError> {
        answer(self.http.get(self.url(path)).send().await?).await
    }

    pub(crate) async fn post(&self, who: &Account, path: &str, body: &Value) -> Result<Value, LoadError> {
        let request = self.http.post(self.url(path)).json(body);
        let request = request.header("cookie", &who.cookie).header("x-csrf-token", &who.csrf_token);
        answer(request.send().await?).await
    }

    fn url(&self, path: &str) -> String {
        format!("http://{}/api/v1{path}", self.address)
    }
}

async fn answer(reply: reqwest::Response) -> Result<Value, LoadError> {
    let (status, path) = (reply.status(), reply.url().path().to_owned());
    let text = reply.text().await?;
    let body: Value = serde_json::from_str(&text).unwrap_or_default();
    if status.is_success() {
        Ok(body)
    } else {
        Err(LoadError::Unexpected(format!("{path}: {status}: {body}")))
    }
}

fn value(metrics: &str, name: &str) -> Option<f64> {
    metrics.lines().find_map(|line| line.strip_prefix(name))?.trim().parse().ok()
}
