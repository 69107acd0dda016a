//! A full disk, simulated by a limit on file sizes: answered actions are saved, others are refused with "try again",
//! and play continues once there is room. And a small disk that is nearly full: what stores much is refused, and play
//! continues.

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

#[tokio::test]
async fn a_disk_that_is_nearly_full_is_left_to_the_matches_in_play() {
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("node.toml");
    let disk = folder.path().join("disk");
    std::fs::create_dir(&disk).unwrap();
    let text = format!(
        "listen = '127.0.0.1:0'\nmetrics_listen = 'off'\n[database]\nurl = 'sqlite:{}'\n\
         [accounts]\nhash_cost = {{ memory_kib = 8, passes = 1 }}\n[live]\nsocket_burst = 100000\n\
         analyse_matches = false\n",
        disk.join("site.db").display()
    );
    std::fs::write(&config, text).unwrap();
    let Some(node) = Node::start_on_small_disk(&config, &disk, 80) else {
        println!("left out: this machine lets no file system be mounted");
        return;
    };
    let clients = [node.sign_up("anna").await, node.sign_up("berta").await];
    let time = json!({ "kind": "live", "delay_s": 60, "reserve_s": 7200 });
    let mut two = TwoPeople::begin(clients, time).await;
    two.act(Socket::request()).await.unwrap();

    // With default settings a tenth of a small disk is kept for matches. Here 6 MiB are left of 80.
    let free = rustix::fs::statvfs(node.seen(&disk)).unwrap();
    let rest = 6 << 20;
    let ballast = vec![0; usize::try_from(free.f_bavail * free.f_frsize - rest).unwrap()];
    std::fs::write(node.seen(&disk).join("ballast"), ballast).unwrap();
    low_until(&mut two.clients[0], true).await;
    let wanted = json!({ "name": "clara", "password": "correct horse" });
    let refused = node.client().post("/api/v1/accounts", &wanted).await;
    assert_eq!(refused.status, 503, "{refused:?}");
    assert_eq!(node.client().post_empty("/api/v1/accounts/guest").await.status, 503);
    for _ in 0..ACTIONS {
        two.act(Socket::request()).await.unwrap();
    }
    assert_eq!(two.clients[1].get("/readyz").await.status, 200);

    std::fs::remove_file(node.seen(&disk).join("ballast")).unwrap();
    low_until(&mut two.clients[0], false).await;
    assert_eq!(node.client().post("/api/v1/accounts", &wanted).await.status, 201);
    two.act(Socket::request()).await.unwrap();
    drop(two);
    node.end();
}

async fn low_until(client: &mut Client, is_low: bool) {
    let began = std::time::Instant::now();
    while client.get("/api/v1/status").await.json()["disk_low"] != is_low {
        assert!(began.elapsed() < PATIENCE, "the disk was never {is_low}");
        tokio::task::yield_now().await;
    }
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
