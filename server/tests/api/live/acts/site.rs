//! A site with one competition, known only from outside, and what an episode has found out about it.

use reqwest::Method;
use serde_json::{Value, json};
use server::Settings;
use simulator::Numbers;
use tokio::sync::oneshot;

use super::{
    books::Accounts,
    episode::{Episode, Kind},
    rolls::Rolls,
    tally::Tally,
};
use crate::{
    live::stakes::admin,
    support::{Client, Database, Node, Reply, TestApp},
};

/// The full name of the ignored test in whose process the server runs.
const SERVER: &str = "live::acts::serve_the_search";

/// The accounts. The first [`PLAYERS`] of them play.
pub(super) const PLAYERS: usize = 8;
pub(super) const DIRECTOR: usize = PLAYERS;
pub(super) const SECOND: usize = PLAYERS + 1;
pub(super) const STRANGER: usize = PLAYERS + 2;
pub(super) const JUDGE: usize = PLAYERS + 3;
/// A browser without an account.
pub(super) const ANYBODY: usize = PLAYERS + 4;

const NAMES: [&str; ANYBODY] =
    ["anna", "berta", "alf", "bodo", "cora", "carl", "dora", "emil", "dirk", "dina", "sten", "judge"];

/// The number of times that an asynchronous effect is looked for. It is far more than needed.
const LOOKS: u32 = 600;

/// A broken rule.
#[derive(Debug, Clone)]
pub(super) struct Finding {
    /// The rule, by which findings are compared.
    pub(super) rule: &'static str,
    pub(super) text: String,
    /// The number of steps before it was found.
    pub(super) after: usize,
}

pub(super) struct Person {
    pub(super) name: &'static str,
    pub(super) client: Client,
    pub(super) is_deleted: bool,
}

pub(super) struct Site {
    app: TestApp,
    /// The second node, on PostgreSQL. Half of the people use it.
    node: Option<Node>,
    pub(super) people: Vec<Person>,
    pub(super) kind: Kind,
    /// The competition's id.
    pub(super) id: String,
    /// The seed of the set-up.
    pub(super) seed: u64,
    /// Random numbers of the players at the tables.
    pub(super) numbers: Numbers,
    pub(super) rolls: Rolls,
    pub(super) accounts: Accounts,
    pub(super) tally: Tally,
    finding: Option<Finding>,
}

pub(super) fn settings(settings: &mut Settings) {
    let limits = &mut settings.limits;
    for bucket in [
        &mut limits.sign_up_by_address,
        &mut limits.table_by_account,
        &mut limits.request_by_token,
        &mut limits.chat_by_account,
        &mut limits.archive_by_account,
        &mut limits.zip_by_account,
        &mut limits.position_by_account,
        &mut limits.practice_by_account,
        &mut limits.report_by_account,
    ] {
        bucket.burst = 100_000;
    }
    settings.live.prize_directors = vec!["dirk".to_owned()];
}

impl Site {
    /// Starts a server in a process of its own, with all accounts and the competition that the episode's seed chooses.
    pub(super) async fn open(episode: &Episode, database: Database) -> Site {
        let mut app = TestApp::start_with(database, settings).await;
        let mut people = Vec::new();
        for name in NAMES {
            people.push(Person { name, client: app.sign_up(name).await, is_deleted: false });
        }
        people.push(Person { name: "", client: app.client(), is_deleted: false });
        let named = admin(&app.database().url(), &["moderator", "add", NAMES[JUDGE]]);
        assert!(named.status.success(), "{named:?}");
        app.move_apart(SERVER).await;
        let node = if app.database().is_sqlite() { None } else { Some(app.another_node().await) };
        let mut site = Site {
            app,
            node,
            people,
            kind: episode.kind,
            id: String::new(),
            seed: episode.seed,
            numbers: Numbers::new(episode.seed),
            rolls: Rolls::default(),
            accounts: Accounts::default(),
            tally: Tally::default(),
            finding: None,
        };
        site.reconnect();
        site.create().await;
        // In the other set-ups the steps of the episode begin the competition, or nobody does.
        if !episode.seed.is_multiple_of(3) {
            site.begin().await;
        }
        site
    }

    /// Notes that a rule is broken. The first finding counts.
    pub(super) fn found(&mut self, rule: &'static str, text: String) {
        self.finding.get_or_insert(Finding { rule, text, after: usize::MAX });
    }

    pub(super) fn finding(&mut self) -> Option<&mut Finding> {
        self.finding.as_mut()
    }

    pub(super) fn now_ms(&self) -> i64 {
        self.app.now_ms()
    }

    pub(super) fn app(&self) -> &TestApp {
        &self.app
    }

    pub(super) fn advance_s(&self, seconds: u64) {
        self.app.advance_s(seconds);
    }

    /// Sends a request. No answer may be an error of the server.
    pub(super) async fn ask(&mut self, who: usize, method: Method, path: &str, body: Option<Value>) -> Reply {
        let sent = body.clone().map(|body| ("application/json".to_owned(), body.to_string().into_bytes()));
        let reply = self.people[who].client.send(method.clone(), path, sent).await;
        if reply.status >= 500 {
            let body = body.map(|body| body.to_string()).unwrap_or_default();
            let told = String::from_utf8_lossy(&reply.body).into_owned();
            self.found("no error of the server", format!("{method} {path} {body}: {} {told}", reply.status));
        }
        reply
    }

    /// Returns the answer to a request, or null if it was refused.
    pub(super) async fn get(&mut self, who: usize, path: &str) -> Value {
        let reply = self.ask(who, Method::GET, path, None).await;
        if reply.status == 200 {
            serde_json::from_slice(&reply.body).unwrap_or_default()
        } else {
            Value::Null
        }
    }

    pub(super) async fn post(&mut self, who: usize, path: &str, body: Value) -> Reply {
        self.ask(who, Method::POST, path, Some(body)).await
    }

    /// Sends a request without a body. Returns true if it was carried out.
    pub(super) async fn request(&mut self, who: usize, method: Method, path: &str) -> bool {
        self.ask(who, method, path, None).await.status < 300
    }

    /// Repeats a request until the answer is as expected. Returns `None` if it never is.
    pub(super) async fn until(
        &mut self,
        who: usize,
        path: &str,
        is_so: impl Fn(&Value) -> bool,
    ) -> Option<Value> {
        for _ in 0..LOOKS {
            let seen = self.get(who, path).await;
            if is_so(&seen) {
                return Some(seen);
            }
            // The effect is asynchronous, and no signal says that it is there.
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        None
    }

    /// Returns the address of the competition.
    pub(super) fn path(&self, rest: &str) -> String {
        let kind = match self.kind {
            Kind::KnockOut | Kind::Swiss | Kind::Lives | Kind::RoundRobin => "tournaments",
            Kind::TeamMatch => "team-matches",
            Kind::TeamEvent => "team-events",
            Kind::Comparative => "comparatives",
        };
        format!("/api/v1/{kind}/{}{rest}", self.id)
    }

    /// Returns the address of the director's desk.
    pub(super) fn desk(&self, rest: &str) -> String {
        let kind = match self.kind {
            Kind::KnockOut | Kind::Swiss | Kind::Lives | Kind::RoundRobin => "tournament",
            Kind::TeamMatch => "team_match",
            Kind::TeamEvent => "team_event",
            Kind::Comparative => "comparative",
        };
        format!("/api/v1/desks/{kind}/{}{rest}", self.id)
    }

    /// Returns the competition as this account sees it.
    pub(super) async fn look(&mut self, who: usize) -> Value {
        let path = self.path("");
        self.get(who, &path).await
    }

    /// Returns the number of the account with this name.
    pub(super) fn person(&self, name: &str) -> Option<usize> {
        self.people.iter().position(|person| person.name == name && !person.is_deleted)
    }

    /// Creates the competition of this site.
    async fn create(&mut self) {
        match self.kind {
            Kind::KnockOut | Kind::Swiss | Kind::Lives | Kind::RoundRobin => self.create_tournament().await,
            Kind::TeamMatch => self.create_team_match().await,
            Kind::TeamEvent => self.create_team_event().await,
            Kind::Comparative => self.create_comparative().await,
        }
    }

    /// Sends the settings of the competition and keeps its id.
    pub(super) async fn created(&mut self, settings: Value) {
        let path = self.path("");
        let reply = self.post(DIRECTOR, path.trim_end_matches('/'), settings.clone()).await;
        assert_eq!(reply.status, 201, "{settings}: {}", reply.text());
        self.id = reply.json()["card"]["id"].as_str().unwrap().to_owned();
        let second = json!({ "act": "add_director", "name": self.people[SECOND].name });
        let desk = self.desk("/acts");
        // The second director accepts, so that the lead can go to and fro.
        for who in [DIRECTOR, SECOND] {
            let reply = self.post(who, &desk, second.clone()).await;
            assert_eq!(reply.status, 200, "{}", reply.text());
        }
    }

    /// Kills the server, and starts it twice: once to stop it gracefully, and once to go on. If `during` is set, a
    /// director is acting at the moment of the kill.
    pub(super) async fn kill(&mut self, during: Option<(String, Value)>) {
        let acting = during.map(|(path, act)| {
            let mut client = self.people[DIRECTOR].client.clone();
            let (has_begun, begun) = oneshot::channel();
            let acting = tokio::spawn(async move {
                has_begun.send(()).unwrap_or_default();
                // Ends with a panic if the server dies before its answer.
                client.post(&path, &act).await.status
            });
            (acting, begun)
        });
        if let Some((acting, begun)) = acting {
            begun.await.unwrap_or_default();
            tokio::task::yield_now().await;
            self.app.kill().await;
            acting.await.map(drop).unwrap_or_default();
        } else {
            self.app.kill().await;
        }
        self.app.move_apart(SERVER).await;
        self.reconnect();
    }

    fn reconnect(&mut self) {
        for (number, person) in self.people.iter_mut().enumerate() {
            person.client = match &self.node {
                Some(node) if number % 2 == 1 => node.moved(&person.client),
                Some(_) | None => self.app.moved(&person.client),
            };
        }
    }

    /// Stops the server. The database is removed after that. Returns the first broken rule, and what was carried out.
    pub(super) async fn stop(mut self) -> (Option<Finding>, Tally) {
        if let Some(node) = self.node {
            node.stop().await;
        }
        self.app.stop().await;
        (self.tally.tables, self.tally.rolls) = (self.rolls.tables.len(), self.rolls.thrown);
        (self.finding, self.tally)
    }
}
