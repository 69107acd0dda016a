//! A full disk, as far as a process can tell: its files may not grow any more. What is answered is saved, what is not is
//! refused with "try again", and when there is room again play goes on.

use std::{
    io::{BufRead as _, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
};

use serde_json::json;
use wire::{ErrorCode, Phase};

use super::{
    client::Client,
    socket::{Socket, is_my_turn, plain_command},
};

/// Actions before the disk is full, and after there is room again.
const ACTIONS: usize = 12;

struct Node {
    child: Child,
    client: Client,
}

impl Drop for Node {
    fn drop(&mut self) {
        // It has ended by itself in a test that succeeds.
        self.child.kill().unwrap_or_default();
        self.child.wait().unwrap();
    }
}

impl Node {
    fn start(config: &Path) -> Node {
        // A process whose file grows beyond its limit gets a signal; without it, the write fails as on a full disk.
        let mut child = Command::new("bash")
            .args(["-c", "trap '' XFSZ; exec \"$0\" serve --config \"$1\""])
            .arg(env!("CARGO_BIN_EXE_fullprime"))
            .arg(config)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let port = lines.map_while(Result::ok).find_map(|line| {
            line.split("http://localhost:").nth(1)?.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
        });
        let port: u16 = port.unwrap();
        Node { child, client: Client::of(([127, 0, 0, 1], port).into()) }
    }

    /// How large a file of the process may become.
    fn limit_files(&self, limit: &str) {
        let pid = self.child.id().to_string();
        let limited =
            Command::new("prlimit").args(["--pid", &pid, &format!("--fsize={limit}:unlimited")]).status();
        assert!(limited.unwrap().success());
    }

    fn end(mut self) {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        assert_eq!(self.child.wait().unwrap().code(), Some(0));
    }
}

async fn sign_up(node: &Node, name: &str) -> Client {
    let mut client = node.client.clone();
    let reply = client.post("/api/v1/accounts", &json!({ "name": name, "password": "correct horse" })).await;
    assert_eq!(reply.status, 201, "{reply:?}");
    client
}

#[tokio::test]
async fn a_full_disk_refuses_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("node.toml");
    let database = folder.path().join("site.db");
    let text = format!(
        "listen = '127.0.0.1:0'\n[database]\nurl = 'sqlite:{}'\n\
         [accounts]\nhash_cost = {{ memory_kib = 8, passes = 1 }}\n[live]\nsocket_burst = 100000\n\
         analyse_matches = false\n",
        database.display()
    );
    std::fs::write(&config, text).unwrap();
    let node = Node::start(&config);
    let (mut anna, mut berta) = (sign_up(&node, "anna").await, sign_up(&node, "berta").await);
    let settings = json!({
        "format": { "kind": "points", "length": 25 }, "rated": false,
        "time": { "kind": "live", "delay_s": 60, "reserve_s": 7200 },
    });
    let table = anna.post("/api/v1/matches", &json!({ "settings": settings })).await.json();
    let id = wire::MatchId(table["id"].as_str().unwrap().to_owned());
    for player in [&mut anna, &mut berta] {
        assert_eq!(player.post(&format!("/api/v1/matches/{}/seat", id.0), &json!({})).await.status, 200);
    }
    let mut sockets = [Socket::open(&anna).await, Socket::open(&berta).await];
    for socket in &mut sockets {
        socket.watch(&id, 0).await;
    }
    let mut answered = Vec::new();
    for _ in 0..ACTIONS {
        answered.push(act(&mut sockets, Socket::request()).await.unwrap().0);
    }

    // No file may grow beyond what the log of changes is now.
    let log = std::fs::metadata(folder.path().join("site.db-wal")).unwrap().len();
    node.limit_files(&log.to_string());
    let (refused, name) = loop {
        let name = Socket::request();
        match act(&mut sockets, name.clone()).await {
            Ok(seq) => answered.push(seq.0),
            Err(error) => break (error, name),
        }
    };
    assert_eq!(refused.code, ErrorCode::Unavailable, "{refused:?}");
    // Whoever reads still may.
    assert_eq!(berta.get(&format!("/api/v1/matches/{}", id.0)).await.status, 200);

    node.limit_files("unlimited");
    answered.push(act(&mut sockets, name).await.unwrap().0);
    for _ in 0..ACTIONS {
        answered.push(act(&mut sockets, Socket::request()).await.unwrap().0);
    }
    let log = berta.get(&format!("/api/v1/matches/{}", id.0)).await.json();
    assert_eq!(log["seq"], json!(answered.last().unwrap()));
    assert!(answered.is_sorted_by(|a, b| a < b), "each action came after the one before: {answered:?}");
    drop(sockets);
    node.end();
    let check = Command::new(env!("CARGO_BIN_EXE_fullprime"))
        .args(["admin", "--config"])
        .arg(&config)
        .arg("check")
        .output()
        .unwrap();
    assert!(check.status.success(), "{}", String::from_utf8_lossy(&check.stdout));
}

/// Whoever's turn it is acts plainly, and both have seen it.
async fn act(sockets: &mut [Socket; 2], name: wire::RequestId) -> Result<wire::Seq, wire::ErrorBody> {
    let newest = sockets.iter().map(|socket| socket.view.as_ref().unwrap().seq).max().unwrap();
    let mut turn = 0;
    for (number, socket) in sockets.iter_mut().enumerate() {
        let view = socket.until(|view| view.seq >= newest).await;
        assert!(!matches!(view.phase, Phase::Over { .. }), "a match to 25 points is not over so soon");
        if is_my_turn(&view) {
            turn = number;
        }
    }
    let command = plain_command(sockets[turn].view.as_ref().unwrap());
    let seq = sockets[turn].act_as(name, command).await?;
    for socket in sockets.iter_mut() {
        socket.until(|view| view.seq >= seq).await;
    }
    Ok(seq)
}
