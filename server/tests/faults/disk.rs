//! A full disk, simulated by a limit on file sizes. Answered actions are saved, others are refused with "try again",
//! and play continues once there is room.

use serde_json::json;
use wire::ErrorCode;

use super::{
    PATIENCE,
    client::Client,
    node::{Node, TwoPeople, check},
    socket::Socket,
};

/// The number of actions before the disk is full, and after there is room again.
const ACTIONS: usize = 12;

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
    let clients = [node.sign_up("anna").await, node.sign_up("berta").await];
    let time = json!({ "kind": "live", "delay_s": 60, "reserve_s": 7200 });
    let mut two = TwoPeople::begin(clients, time).await;
    let path = format!("/api/v1/matches/{}", two.id.0);
    let mut answered = Vec::new();
    for _ in 0..ACTIONS {
        answered.push(two.act(Socket::request()).await.unwrap().0);
    }

    // No file may grow beyond the current write-ahead log.
    let log = std::fs::metadata(folder.path().join("site.db-wal")).unwrap().len();
    node.limit_files(&log.to_string());
    let (refused, name) = loop {
        let name = Socket::request();
        match two.act(name.clone()).await {
            Ok(seq) => answered.push(seq.0),
            Err(error) => break (error, name),
        }
    };
    assert_eq!(refused.code, ErrorCode::Unavailable, "{refused:?}");
    // The node reports that it is not ready, so that a load balancer sends clients elsewhere.
    ready_until(&mut two.clients[1], 503).await;
    // Reads still work.
    assert_eq!(two.clients[1].get(&path).await.status, 200);

    node.limit_files("unlimited");
    ready_until(&mut two.clients[1], 200).await;
    answered.push(two.act(name).await.unwrap().0);
    for _ in 0..ACTIONS {
        answered.push(two.act(Socket::request()).await.unwrap().0);
    }
    let log = two.clients[1].get(&path).await.json();
    assert_eq!(log["seq"], json!(answered.last().unwrap()));
    assert!(answered.is_sorted_by(|a, b| a < b), "each action came after the one before: {answered:?}");
    drop(two);
    node.end();
    check(&config);
}

async fn ready_until(client: &mut Client, status: u16) {
    let began = std::time::Instant::now();
    loop {
        let reply = client.get("/readyz").await;
        if reply.status == status {
            return;
        }
        assert!(began.elapsed() < PATIENCE, "{reply:?}");
        tokio::task::yield_now().await;
    }
}
