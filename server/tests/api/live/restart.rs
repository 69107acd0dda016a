//! The program is killed in the middle of matches and restarted on the same database.

use std::{
    io::{BufRead as _, BufReader, Lines},
    process::{Child, ChildStdout, Command as Process, Stdio},
};

use serde_json::json;
use wire::{ClientMessage, Command, MatchFormat, Phase};

use super::{against_bot, settings};
use crate::support::{Client, PASSWORD, Socket, first_moves};

/// The real program in a separate process.
struct Program {
    child: Child,
    /// Kept open: a program with a closed output ends.
    #[expect(dead_code, reason = "kept open, see above")]
    output: Lines<BufReader<ChildStdout>>,
    address: std::net::SocketAddr,
}

impl Program {
    fn start(folder: &std::path::Path) -> Program {
        let config = folder.join("fullprime.toml");
        let text = format!(
            "listen = '127.0.0.1:0'\n[database]\nurl = 'sqlite:{}'\n[live]\nsocket_burst = 100000\n[live.bots]\nthink_ms = 0\n",
            folder.join("fullprime.db").display()
        );
        std::fs::write(&config, text).unwrap();
        let mut child = Process::new(env!("CARGO_BIN_EXE_fullprime"))
            .args(["serve", "--config"])
            .arg(&config)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap()).lines();
        let port = output
            .by_ref()
            .map_while(Result::ok)
            .find_map(|line| {
                let address = line.split("http://localhost:").nth(1)?;
                address.split(|c: char| !c.is_ascii_digit()).next()?.parse::<u16>().ok()
            })
            .expect("the program says where it listens");
        Program { child, output, address: ([127, 0, 0, 1], port).into() }
    }

    /// Kills the program without warning, as a loss of power would.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // The test may already have killed the program.
        self.child.kill().unwrap_or_default();
    }
}

#[tokio::test]
async fn a_killed_server_goes_on_where_the_last_answered_action_left_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = Program::start(folder.path());
    let mut anna = Client::for_address(program.address);
    let credentials = json!({ "name": "anna", "password": PASSWORD });
    assert_eq!(anna.post("/api/v1/accounts", &credentials).await.status, 201);
    let (id, mut socket) =
        against_bot(&mut anna, "Wilma", settings(MatchFormat::Points { length: 3 }, false)).await;
    let mut killed = 0;
    let mut answered = Vec::new();
    while socket.my_turn().await {
        let view = socket.view.clone().unwrap();
        let is_play = matches!(view.phase, Phase::ToPlay { .. });
        if killed == 3 || !is_play || answered.len() < 3 * (killed + 1) {
            socket.play_plainly().await;
            answered.push(());
            continue;
        }
        // The answer to this action may be lost with the program, without the client's knowledge.
        let command = Command::Play { moves: first_moves(&view) };
        let request = wire::RequestId(format!("lost{killed}"));
        let act = ClientMessage::Act { id: id.clone(), request: request.clone(), seen: view.seq, command };
        socket.say(&act).await;
        let before = if killed == 1 { Some(socket.answer_to(&request).await.unwrap()) } else { None };
        let events = socket.events.clone();
        program.kill();
        killed += 1;

        program = Program::start(folder.path());
        let mut client = Client::for_address(program.address);
        (client.cookie, client.csrf_token) = (anna.cookie.clone(), anna.csrf_token.clone());
        socket = Socket::open(&client).await;
        socket.events = events;
        let since = socket.events.last().unwrap().seq;
        let now = socket.watch(&id, since.0).await;
        assert!(before.is_none_or(|before| now.seq >= before), "answered actions are not lost");
        // The unanswered action is resent with its request id, and is in the log once.
        socket.say(&act).await;
        let seq = socket.answer_to(&request).await.unwrap();
        assert!(before.is_none_or(|before| seq == before));
        socket.until(|view| view.seq >= seq).await;
    }
    assert_eq!(killed, 3, "the match was long enough");
    assert!(matches!(socket.view.as_ref().unwrap().phase, Phase::Over { .. }));
    program.kill();
}
