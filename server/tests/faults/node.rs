//! One node as a real process, and two people who play at one of its tables.

use std::{
    io::{BufRead as _, BufReader},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use serde_json::{Value, json};
use wire::Phase;

use super::{
    client::Client,
    socket::{Socket, is_my_turn, plain_command},
};

/// A server process.
pub(crate) struct Node {
    child: Child,
    address: SocketAddr,
    client: Client,
}

impl Drop for Node {
    fn drop(&mut self) {
        // In a test that succeeds, the process has ended by itself.
        self.child.kill().unwrap_or_default();
        self.child.wait().unwrap();
    }
}

impl Node {
    pub(crate) fn start(config: &Path) -> Node {
        Node::start_with(config, &[])
    }

    /// Starts a node with these environment variables.
    pub(crate) fn start_with(config: &Path, variables: &[(&str, &str)]) -> Node {
        // A process whose file exceeds the limit gets a signal. With the signal ignored, the write fails as on a full
        // disk.
        let mut command = Command::new("bash");
        command
            .args(["-c", "trap '' XFSZ; exec \"$0\" serve --config \"$1\""])
            .arg(env!("CARGO_BIN_EXE_fullprime"))
            .arg(config)
            .envs(variables.iter().copied());
        Node::spawn(&mut command)
    }

    /// Starts a node that finds a disk of so many MiB at `folder`: a file system in memory, in a namespace of its own.
    /// Returns `None` if this machine lets no such file system be mounted.
    pub(crate) fn start_on_small_disk(config: &Path, folder: &Path, mib: u32) -> Option<Node> {
        let in_namespace = ["--user", "--map-root-user", "--mount", "bash", "-c"];
        let mount = "mount -t tmpfs -o size=${1}m tmpfs \"$0\"";
        let may_mount = Command::new("unshare").args(in_namespace).arg(mount).arg(folder).arg("1").status();
        if !may_mount.is_ok_and(|status| status.success()) {
            return None;
        }
        let mut command = Command::new("unshare");
        command
            .args(in_namespace)
            .arg(format!("{mount} && exec \"$2\" serve --config \"$3\""))
            .arg(folder)
            .arg(mib.to_string())
            .arg(env!("CARGO_BIN_EXE_fullprime"))
            .arg(config);
        Some(Node::spawn(&mut command))
    }

    /// Returns a path as the process sees it.
    pub(crate) fn seen(&self, path: &Path) -> PathBuf {
        let root = PathBuf::from(format!("/proc/{}/root", self.child.id()));
        root.join(path.strip_prefix("/").unwrap())
    }

    /// Returns a client without an account.
    pub(crate) fn client(&self) -> Client {
        self.client.clone()
    }

    fn spawn(command: &mut Command) -> Node {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let port = lines.map_while(Result::ok).find_map(|line| {
            line.split("http://localhost:").nth(1)?.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
        });
        let port: u16 = port.unwrap();
        let address = ([127, 0, 0, 1], port).into();
        Node { child, address, client: Client::for_address(address) }
    }

    /// Limits the size of the process's files.
    pub(crate) fn limit_files(&self, limit: &str) {
        let pid = self.child.id().to_string();
        let limited =
            Command::new("prlimit").args(["--pid", &pid, &format!("--fsize={limit}:unlimited")]).status();
        assert!(limited.unwrap().success());
    }

    pub(crate) fn end(mut self) {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        assert_eq!(self.child.wait().unwrap().code(), Some(0));
    }

    pub(crate) async fn sign_up(&self, name: &str) -> Client {
        sign_up(&self.client, name).await
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }
}

/// Returns a client like this one with a new account.
pub(crate) async fn sign_up(client: &Client, name: &str) -> Client {
    let mut client = client.clone();
    let reply = client.post("/api/v1/accounts", &json!({ "name": name, "password": "correct horse" })).await;
    assert_eq!(reply.status, 201, "{reply:?}");
    client
}

/// Checks everything with the program's own checker, which must find nothing.
pub(crate) fn check(config: &Path) {
    let check = Command::new(env!("CARGO_BIN_EXE_fullprime"))
        .args(["admin", "--config"])
        .arg(config)
        .arg("check")
        .output();
    let check = check.unwrap();
    assert!(check.status.success(), "{}", String::from_utf8_lossy(&check.stdout));
}

/// Two people at a table, each with a signed-in client.
pub(crate) struct TwoPeople {
    pub(crate) id: wire::MatchId,
    pub(crate) clients: [Client; 2],
    pub(crate) sockets: [Socket; 2],
}

impl TwoPeople {
    /// Begins a match to 25 points.
    pub(crate) async fn begin(mut clients: [Client; 2], time: Value) -> TwoPeople {
        let settings = json!({ "format": { "kind": "points", "length": 25 }, "rated": false, "time": time });
        let table = clients[0].post("/api/v1/matches", &json!({ "settings": settings })).await.json();
        let id = wire::MatchId(table["id"].as_str().unwrap().to_owned());
        for player in &mut clients {
            assert_eq!(player.post(&format!("/api/v1/matches/{}/seat", id.0), &json!({})).await.status, 200);
        }
        let mut sockets = [Socket::open(&clients[0]).await, Socket::open(&clients[1]).await];
        for socket in &mut sockets {
            socket.watch(&id, 0).await;
        }
        TwoPeople { id, clients, sockets }
    }

    /// Connects both players again, to a node at this address.
    pub(crate) async fn come_back(&mut self, address: SocketAddr) {
        for client in &mut self.clients {
            let mut moved = Client::for_address(address);
            (moved.cookie, moved.csrf_token) = (client.cookie.clone(), client.csrf_token.clone());
            *client = moved;
        }
        self.sockets = [Socket::open(&self.clients[0]).await, Socket::open(&self.clients[1]).await];
        for socket in &mut self.sockets {
            socket.watch(&self.id, 0).await;
        }
    }

    /// Lets the player on turn act plainly, and waits until both have seen it.
    pub(crate) async fn act(&mut self, name: wire::RequestId) -> Result<wire::Seq, wire::ErrorBody> {
        let newest = self.sockets.iter().map(|socket| socket.view.as_ref().unwrap().seq).max().unwrap();
        let mut turn = 0;
        for (number, socket) in self.sockets.iter_mut().enumerate() {
            let view = socket.until(|view| view.seq >= newest).await;
            assert!(!matches!(view.phase, Phase::Over { .. }), "a match to 25 points is not over so soon");
            if is_my_turn(&view) {
                turn = number;
            }
        }
        let command = plain_command(self.sockets[turn].view.as_ref().unwrap());
        let seq = self.sockets[turn].act_as(name, command).await?;
        for socket in &mut self.sockets {
            socket.until(|view| view.seq >= seq).await;
        }
        Ok(seq)
    }
}
