//! `fullprime serve` and `fullprime admin` as processes: their output, their exit status, and the data after a kill.

use std::{
    io::{BufRead as _, BufReader, Write as _},
    path::Path,
    process::{Child, Command, Output, Stdio},
};

use diesel::{Connection as _, SqliteConnection, connection::SimpleConnection as _};
use reqwest::StatusCode;
use serde_json::{Value, json};

const PASSWORD: &str = "correct horse";

fn fullprime(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fullprime"));
    command.current_dir(folder).env_remove("FULLPRIME_CONFIG").env_remove("FULLPRIME_DATABASE");
    command
}

fn run(command: &mut Command) -> (i32, String, String) {
    let Output { status, stdout, stderr } = command.output().expect("the program runs");
    let text = |bytes| String::from_utf8(bytes).expect("output is text");
    (status.code().expect("it ended by itself"), text(stdout), text(stderr))
}

/// `fullprime serve` on a free port.
struct Served {
    process: Child,
    url: String,
}

impl Served {
    fn start(folder: &Path) -> Served {
        Served::start_by(fullprime(folder).args(["serve", "--listen", "127.0.0.1:0"]).stderr(Stdio::null()))
    }

    fn start_by(command: &mut Command) -> Served {
        let mut process = command.stdout(Stdio::piped()).spawn().expect("the program starts");
        let stdout = process.stdout.take().expect("standard output is piped");
        let mut lines = BufReader::new(stdout).lines();
        let greeting = lines.next().expect("it greets").expect("in text");
        let url = greeting.split_whitespace().find(|word| word.starts_with("http://"));
        let url = url.unwrap_or_else(|| panic!("no address in {greeting:?}")).to_owned();
        assert!(lines.next().expect("it goes on").expect("in text").contains("play as a guest"));
        Served { process, url }
    }

    /// Sends a signal by name. Returns the exit status, or `None` if the signal itself ended the process.
    fn end_by(mut self, signal: &str) -> Option<i32> {
        let sent =
            Command::new("kill").args([&format!("-{signal}"), &self.process.id().to_string()]).status();
        assert!(sent.expect("kill runs").success());
        self.process.wait().expect("it ends").code()
    }

    async fn sign_in(&self, password: &str) -> StatusCode {
        let http = reqwest::Client::builder().no_proxy().build().expect("a client can be built");
        let body = json!({ "name": "anna", "password": password });
        let reply = http.post(format!("{}/api/v1/session", self.url)).json(&body).send().await;
        reply.expect("the server answers").status()
    }

    /// Begins a match of a guest against a bot and returns its id.
    async fn begin_match(&self) -> String {
        let http = reqwest::Client::builder().no_proxy().build().expect("a client can be built");
        let guest = http.post(format!("{}/api/v1/accounts/guest", self.url)).send().await;
        let guest = guest.expect("the server answers");
        let cookie =
            guest.headers()["set-cookie"].to_str().expect("text").split(';').next().unwrap_or_default();
        let cookie = cookie.to_owned();
        let token =
            guest.json::<Value>().await.expect("JSON")["csrf_token"].as_str().expect("text").to_owned();
        let post = async |path: String, body: Value| {
            let request = http.post(format!("{}/api/v1/{path}", self.url)).json(&body);
            let reply = request.header("cookie", &cookie).header("x-csrf-token", &token).send().await;
            let reply = reply.expect("the server answers");
            assert!(reply.status().is_success(), "{path}: {}", reply.status());
            reply.json::<Value>().await.expect("JSON")
        };
        let settings = json!({ "format": { "kind": "normal" }, "rated": false, "time": { "kind": "none" } });
        let table = post("matches".to_owned(), json!({ "settings": settings, "invite": "Wilma" })).await;
        let id = table["id"].as_str().expect("an id").to_owned();
        post(format!("matches/{id}/seat"), json!({})).await;
        id
    }

    async fn status_of_match(&self, id: &str) -> StatusCode {
        let http = reqwest::Client::builder().no_proxy().build().expect("a client can be built");
        let reply = http.get(format!("{}/api/v1/matches/{id}", self.url)).send().await;
        reply.expect("the server answers").status()
    }

    async fn sign_up(&self) -> StatusCode {
        let http = reqwest::Client::builder().no_proxy().build().expect("a client can be built");
        let body = json!({ "name": "anna", "password": PASSWORD });
        let reply = http.post(format!("{}/api/v1/accounts", self.url)).json(&body).send().await;
        reply.expect("the server answers").status()
    }
}

#[tokio::test]
async fn an_account_that_was_answered_survives_a_kill() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::start(folder.path());
    assert_eq!(served.sign_up().await, StatusCode::CREATED);
    assert_eq!(served.end_by("KILL"), None);

    let served = Served::start(folder.path());
    assert_eq!(served.sign_in(PASSWORD).await, StatusCode::OK);
    assert_eq!(served.end_by("TERM"), Some(0));
    assert!(folder.path().join("data/fullprime.db").exists());
}

#[tokio::test]
async fn ctrl_c_is_a_graceful_end() {
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(Served::start(folder.path()).end_by("INT"), Some(0));
}

/// A server raises its limit of open files to what its connections need, as far as the system lets it.
#[cfg(target_os = "linux")]
#[test]
fn a_server_raises_its_limit_of_open_files_at_the_start() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new("sh");
    command.current_dir(folder.path()).env_remove("FULLPRIME_CONFIG").env_remove("FULLPRIME_DATABASE");
    let program = env!("CARGO_BIN_EXE_fullprime");
    command.args([
        "-c",
        "ulimit -S -n 300; exec \"$0\" serve --listen 127.0.0.1:0 --metrics-listen off",
        program,
    ]);
    let served = Served::start_by(command.stderr(Stdio::null()));
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", served.process.id())).unwrap();
    let files =
        limits.lines().find_map(|line| line.strip_prefix("Max open files")).expect("a limit of open files");
    let mut files = files.split_whitespace().map(|limit| limit.parse::<u64>().unwrap_or(u64::MAX));
    let (soft, hard) = (files.next().unwrap(), files.next().unwrap());
    // 10,000 connections, and a tenth more for signed-in players.
    assert!(soft >= hard.min(11_112), "{soft} of {hard}");
    assert!(soft > 300, "the system allows {hard}");
    assert_eq!(served.end_by("TERM"), Some(0));
}

/// A missing proxy setting causes one warning.
#[tokio::test]
async fn a_proxy_that_the_settings_do_not_know_is_warned_of_once() {
    let rows = [
        ("false", "[]", 1, "set behind_proxy"),
        ("true", "['127.0.0.0/8']", 0, ""),
        ("true", "['192.0.2.1']", 1, "name it in trusted_proxies"),
    ];
    for (behind_proxy, trusted, warnings, remedy) in rows {
        let folder = tempfile::tempdir().unwrap();
        let log = folder.path().join("log");
        let mut command = fullprime(folder.path());
        command.args(["serve", "--listen", "127.0.0.1:0", "--metrics-listen", "off"]);
        command.env("FULLPRIME_BEHIND_PROXY", behind_proxy).env("FULLPRIME_TRUSTED_PROXIES", trusted);
        command.stderr(std::fs::File::create(&log).unwrap());
        let served = Served::start_by(&mut command);
        let http = reqwest::Client::builder().no_proxy().build().expect("a client can be built");
        for _ in 0..3 {
            let request =
                http.get(format!("{}/api/v1/status", served.url)).header("x-forwarded-for", "203.0.113.77");
            assert_eq!(request.send().await.expect("the server answers").status(), StatusCode::OK);
        }
        assert_eq!(served.end_by("TERM"), Some(0));
        let told = std::fs::read_to_string(&log).unwrap();
        assert_eq!(told.matches("a request has x-forwarded-for").count(), warnings, "{behind_proxy}: {told}");
        assert!(told.contains(remedy), "{behind_proxy} {trusted}: {told}");
    }
}

#[test]
fn a_server_that_cannot_start_ends_with_2_and_a_reason() {
    let folder = tempfile::tempdir().unwrap();
    let rows: [(&[&str], &str); 6] = [
        (&["serve", "--database", "mysql://x"], "database.url: a database URL begins with"),
        (&["serve", "--listen", "nowhere"], "cannot listen on nowhere"),
        (&["serve", "--config", "none.toml"], "cannot read none.toml"),
        (&["serve", "--redis", "redis://x"], "a SQLite file has one node, which needs no Redis"),
        (
            &["serve", "--redis", "localhost"],
            "redis.url: a Redis URL begins with redis://, rediss:// or unix://",
        ),
        (&["serve", "--redis", "rediss://x#insecure"], "redis.url: certificates are always verified"),
    ];
    for (arguments, reason) in rows {
        let (status, stdout, stderr) = run(fullprime(folder.path()).args(arguments));
        assert_eq!((status, stdout.as_str()), (2, ""), "{arguments:?}");
        assert!(stderr.contains(reason), "{stderr}");
    }
    std::fs::write(folder.path().join("bad.toml"), "lisen = 'x'\n").unwrap();
    let (status, _, stderr) = run(fullprime(folder.path()).args(["serve", "--config", "bad.toml"]));
    assert!(status == 2 && stderr.contains("lisen"), "{stderr}");
}

#[tokio::test]
async fn admins_look_after_accounts_beside_a_running_server() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::start(folder.path());
    let admin = |arguments: &[&str], stdin: &str| {
        let mut child = fullprime(folder.path())
            .arg("admin")
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        child.stdin.take().unwrap().write_all(stdin.as_bytes()).unwrap();
        let output = child.wait_with_output().unwrap();
        let text = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
        (output.status.code().unwrap(), text)
    };

    let (status, told) = admin(&["create-user", "Anna", "--password-stdin"], "correct horse\n");
    assert_eq!((status, told.as_str()), (0, "Anna can sign in\n"));
    assert_eq!(served.sign_in(PASSWORD).await, StatusCode::OK);

    let (status, told) = admin(&["create-user", "ANNA"], "");
    assert!(status == 2 && told.contains("the name ANNA is taken"), "{told}");
    let (status, told) = admin(&["create-user", "berta", "--password-stdin"], "short\n");
    assert!(status == 2 && told.contains("8 to 128 characters"), "{told}");

    for arguments in
        [["create-user", "berta", "--password-stdin"], ["set-password", "anna", "--password-stdin"]]
    {
        let (status, told) = admin(&arguments, "password\n");
        assert!(status == 2 && told.contains("too common"), "{told}");
    }
    let (status, told) = admin(&["create-user", "Arna"], "");
    assert_eq!(status, 0, "{told}");
    let (status, told) = admin(&["create-user", "ama"], "");
    assert!(status == 2 && told.contains("the name ama is taken"), "{told}");

    let (status, told) = admin(&["set-password", "anna"], "");
    assert_eq!(status, 0, "{told}");
    let made = told.trim_end().rsplit(' ').next().unwrap();
    assert_eq!(served.sign_in(PASSWORD).await, StatusCode::UNAUTHORIZED);
    assert_eq!(served.sign_in(made).await, StatusCode::OK);

    let (status, told) = admin(&["end-sessions", "anna"], "");
    assert_eq!((status, told.as_str()), (0, "1 sessions of Anna are ended\n"));
    let (status, told) = admin(&["end-sessions", "nobody"], "");
    assert!(status == 2 && told.contains("there is no account nobody"), "{told}");

    let (status, listed) = admin(&["list-users"], "");
    assert_eq!(status, 0);
    let users: Vec<Value> = listed.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let anna = users.iter().find(|user| user["name"] == "Anna").unwrap();
    assert_eq!(anna["kind"], "person");
    assert_eq!(served.end_by("TERM"), Some(0));
}

#[test]
fn acts_of_operators_are_logged_and_failed_ones_are_not() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let admin = |arguments: &[&str]| {
        let mut command = fullprime(folder.path());
        run(command.env_remove("SUDO_USER").env("USER", "olga").arg("admin").args(arguments))
    };
    assert_eq!(admin(&["create-user", "Anna"]).0, 0);
    assert_ne!(admin(&["create-user", "anna"]).0, 0, "the name is taken");
    assert_eq!(admin(&["ledger", "grant", "anna", "2.50"]).0, 0);
    assert_ne!(admin(&["remove-second-factor", "anna"]).0, 0, "there is none");
    assert_ne!(admin(&["remove-passkeys", "anna"]).0, 0, "there are none");
    assert_eq!(admin(&["moderator", "add", "anna"]).0, 0);
    assert_eq!(admin(&["moderator", "add", "anna"]).0, 0);
    assert_eq!(admin(&["maintenance", "begin", "--message", "New disks"]).0, 0);
    let (status, log, _) = admin(&["log", "--last", "3"]);
    assert_eq!(status, 0);
    let told: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let told: Vec<Value> =
        told.iter().map(|act| json!([act["operator"], act["act"], act["name"], act["detail"]])).collect();
    assert_eq!(
        told,
        [
            json!(["olga", "maintenance begin", null, "New disks"]),
            json!(["olga", "moderator add", "Anna", ""]),
            json!(["olga", "ledger grant", "Anna", "2.50"]),
        ]
    );
}

#[tokio::test]
async fn a_backup_of_a_running_server_is_restored_elsewhere() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::start(folder.path());
    assert_eq!(served.sign_up().await, StatusCode::CREATED);
    let begun = served.begin_match().await;
    let backup = |from: &Path, arguments: &[&str]| {
        run(fullprime(from).env_remove("SUDO_USER").env("USER", "olga").arg("admin").args(arguments))
    };
    let (status, told, stderr) = backup(folder.path(), &["backup", "safe/monday"]);
    assert!(status == 0 && told.contains("checked"), "{told}{stderr}");
    let (status, _, stderr) = backup(folder.path(), &["backup", "safe/monday"]);
    assert!(status == 2 && stderr.contains("exists already"), "{stderr}");
    let (status, _, stderr) = backup(folder.path(), &["restore", "safe/monday"]);
    assert!(status == 2 && stderr.contains("move it away first"), "{stderr}");
    assert_eq!(served.end_by("KILL"), None);

    let acts = |of: &Path| -> Vec<Value> {
        let (status, log, stderr) = backup(of, &["log"]);
        assert_eq!(status, 0, "{stderr}");
        let told = log.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
        told.map(|act| json!([act["operator"], act["act"], act["detail"]])).collect()
    };
    // A refused command is not logged as an act.
    assert_eq!(acts(folder.path()), [json!(["olga", "backup", "to safe/monday"])]);

    let elsewhere = tempfile::tempdir().unwrap();
    let safe = folder.path().join("safe/monday");
    // SQLite would take files that an earlier database has left for a part of the restored one.
    let data = elsewhere.path().join("data");
    std::fs::create_dir(&data).unwrap();
    for end in ["-wal", "-shm", "-journal"] {
        let left = data.join(format!("fullprime.db{end}"));
        std::fs::write(&left, "of an earlier database").unwrap();
        let (status, told, stderr) = backup(elsewhere.path(), &["restore", safe.to_str().unwrap()]);
        assert!(status == 2 && stderr.contains(&format!("data/fullprime.db{end}; move")), "{told}{stderr}");
        assert!(!data.join("fullprime.db").exists() && !data.join("dice.key").exists(), "{stderr}");
        std::fs::remove_file(left).unwrap();
    }
    let (status, told, stderr) = backup(elsewhere.path(), &["restore", safe.to_str().unwrap()]);
    assert!(status == 0, "{told}{stderr}");
    let from = format!("from {}", safe.display());
    assert_eq!(acts(elsewhere.path()), [json!(["olga", "restore", from])]);
    let served = Served::start(elsewhere.path());
    assert_eq!(served.sign_in(PASSWORD).await, StatusCode::OK);
    assert_eq!(served.status_of_match(&begun).await, StatusCode::OK);
    assert_eq!(served.end_by("TERM"), Some(0));
    let (status, told, stderr) = backup(elsewhere.path(), &["check"]);
    assert!(status == 0 && told.contains("all fit"), "{told}{stderr}");
    let replayed = told.split_once("all fit: ").and_then(|(_, rest)| rest.split_once(" matches"));
    assert!(replayed.is_some_and(|(count, _)| count != "0"), "{told}");
}

/// Returns the message of a `fullprime serve` that does not start.
fn refused_start(folder: &Path) -> String {
    let (status, stdout, stderr) = run(fullprime(folder).args(["serve", "--listen", "127.0.0.1:0"]));
    assert_eq!((status, stdout.as_str()), (2, ""), "{stderr}");
    stderr
}

#[tokio::test]
async fn a_key_of_the_dice_that_is_not_the_databases_own_is_refused_until_it_is_accepted() {
    let folder = tempfile::tempdir().unwrap();
    let (key, own) = (folder.path().join("data/dice.key"), folder.path().join("data/own.key"));
    let admin = |arguments: &[&str]| {
        run(fullprime(folder.path()).env_remove("SUDO_USER").env("USER", "olga").arg("admin").args(arguments))
    };
    let served = Served::start(folder.path());
    assert_eq!(served.sign_up().await, StatusCode::CREATED);
    served.begin_match().await;
    assert_eq!(served.end_by("TERM"), Some(0));

    // The key is gone, and no new one is made in its place.
    std::fs::rename(&key, &own).unwrap();
    let told = refused_start(folder.path());
    assert!(told.contains("there is no dice key at") && told.contains("put back"), "{told}");
    assert!(!key.exists());

    let foreign = "5a".repeat(32);
    let refused_everywhere = || {
        std::fs::write(&key, &foreign).unwrap();
        let told = refused_start(folder.path());
        assert!(told.contains("is not the dice key with which this database was created"), "{told}");
        assert!(told.contains("accept-dice-key") && !told.contains(&foreign), "{told}");
        let (status, _, told) = admin(&["check"]);
        assert!(status == 2 && told.contains("is not the dice key"), "{told}");
    };
    refused_everywhere();
    let (status, _, told) = admin(&["backup", "safe"]);
    assert!(status == 2 && told.contains("is not the dice key"), "{told}");
    // In a database without a stored key fingerprint, the sealed data shows the right key.
    let database = SqliteConnection::establish(folder.path().join("data/fullprime.db").to_str().unwrap());
    database.unwrap().batch_execute("DELETE FROM dice_key").unwrap();
    refused_everywhere();

    std::fs::copy(&own, &key).unwrap();
    assert_eq!(Served::start(folder.path()).end_by("TERM"), Some(0));
    refused_everywhere();
    let (status, told, _) = admin(&["accept-dice-key"]);
    assert!(status == 0 && told.contains("from now on"), "{told}");
    assert!(admin(&["log", "--last", "1"]).1.contains("accept-dice-key"));
    let (status, told, _) = admin(&["accept-dice-key"]);
    assert!(status == 0 && told.contains("already"), "{told}");
    assert_eq!(Served::start(folder.path()).end_by("TERM"), Some(0));
}

#[test]
fn a_folder_that_is_no_backup_is_not_restored() {
    let folder = tempfile::tempdir().unwrap();
    let restore = |name: &str| run(fullprime(folder.path()).args(["admin", "restore", name]));
    let (status, _, stderr) = restore("nowhere");
    assert!(status == 2 && stderr.contains("there is no such file"), "{stderr}");

    let broken = folder.path().join("broken");
    std::fs::create_dir(&broken).unwrap();
    std::fs::write(broken.join("fullprime.db"), [b"SQLite format 3\0".as_slice(), &[7; 9000]].concat())
        .unwrap();
    let (status, _, stderr) = restore("broken");
    assert!(status == 2 && stderr.contains("is damaged"), "{stderr}");
    assert!(!folder.path().join("data").exists(), "nothing was restored");

    let (status, _, stderr) =
        run(fullprime(folder.path()).args(["admin", "--database", "postgres://x@y/z", "backup", "b"]));
    assert!(status == 2 && stderr.contains("pg_dump"), "{stderr}");
}

#[test]
fn help_and_completions_are_there() {
    let folder = tempfile::tempdir().unwrap();
    let (status, help, _) = run(fullprime(folder.path()).arg("--help"));
    assert!(status == 0 && help.contains("serve") && help.contains("admin"), "{help}");
    for shell in ["bash", "zsh", "fish"] {
        let (status, script, _) = run(fullprime(folder.path()).args(["completions", shell]));
        assert!(status == 0 && script.contains("fullprime"), "{shell}");
    }
    let (status, _, stderr) = run(fullprime(folder.path()).arg("fly"));
    assert!(status == 2 && stderr.contains("fly"), "{stderr}");
}

#[tokio::test]
async fn the_log_names_nobody_by_address_password_or_token_until_an_operator_asks_for_addresses() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    std::fs::write(folder.path().join("site.toml"), "behind_proxy = true\n").unwrap();
    let mut process = fullprime(folder.path())
        .args(["serve", "--listen", "127.0.0.1:0", "--metrics-listen", "off", "--config", "site.toml"])
        .env("FULLPRIME_LOG", "info,server=trace")
        .stdout(Stdio::piped())
        .stderr(std::fs::File::create(&log).unwrap())
        .spawn()
        .expect("the program starts");
    let mut lines = BufReader::new(process.stdout.take().expect("standard output is piped")).lines();
    let greeting = lines.next().expect("it greets").expect("in text");
    let url =
        greeting.split_whitespace().find(|word| word.starts_with("http://")).expect("an address").to_owned();
    let served = Served { process, url };

    let address = "203.0.113.77";
    let http = reqwest::Client::builder().no_proxy().build().expect("a client can be built");
    let post = async |path: &str, body: Value, headers: &[(&str, &str)]| {
        let mut request = http.post(format!("{}/api/v1/{path}", served.url)).json(&body);
        request = request.header("x-forwarded-for", address);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        request.send().await.expect("the server answers")
    };
    let wrong = "a wrong password";
    let signed_up = post("accounts", json!({ "name": "anna", "password": PASSWORD }), &[]).await;
    let cookies = signed_up.headers().get_all("set-cookie").iter();
    let cookies: Vec<String> = cookies
        .map(|cookie| cookie.to_str().expect("text").split(';').next().unwrap_or_default().to_owned())
        .collect();
    let csrf =
        signed_up.json::<Value>().await.expect("JSON")["csrf_token"].as_str().expect("text").to_owned();
    let cookie = cookies.join("; ");
    let headers = [("cookie", cookie.as_str()), ("x-csrf-token", csrf.as_str())];
    let token = json!({ "name": "mine", "scopes": ["play"] });
    let token = post("account/tokens", token, &headers).await.text().await.expect("text");
    let bearer = format!("Bearer {}x", "a".repeat(60));
    post("account/tokens", json!({}), &[("authorization", &bearer)]).await;
    let refuse = async || post("session", json!({ "name": "anna", "password": wrong }), &[]).await.status();
    assert_eq!(refuse().await, StatusCode::UNAUTHORIZED);

    let read = || std::fs::read_to_string(&log).expect("the log can be read");
    let refused = read().lines().filter(|line| line.contains("refused") && line.contains("client=")).count();
    assert!(refused > 0, "{}", read());
    let secrets = cookies
        .iter()
        .map(|cookie| cookie.split_once('=').expect("a value").1)
        .filter(|value| !value.is_empty());
    let token: Value = serde_json::from_str(&token).expect("JSON");
    let token = token["secret"].as_str().map(str::to_owned);
    assert!(token.is_some(), "a token was made");
    for secret in
        secrets.chain([address, PASSWORD, wrong, &csrf, "a".repeat(60).as_str()]).chain(token.as_deref())
    {
        assert!(!read().contains(secret), "{secret} is in the log: {}", read());
    }

    // The hash in the log is that of the address, and the address itself is shown once an operator asks for it.
    let (status, hashes, stderr) = run(fullprime(folder.path()).args(["admin", "address-hash", address]));
    assert_eq!(status, 0, "{stderr}");
    let today = hashes
        .lines()
        .rev()
        .nth(1)
        .and_then(|line| line.split_whitespace().last())
        .expect("a hash")
        .to_owned();
    assert!(read().contains(&format!("client={today}")), "{hashes}{}", read());
    let (status, _, stderr) =
        run(fullprime(folder.path()).args(["admin", "plain-addresses", "begin", "--hours", "1"]));
    assert_eq!(status, 0, "{stderr}");
    let began = std::time::Instant::now();
    while !read().contains(&format!("client={today} ({address})")) {
        assert!(began.elapsed() < std::time::Duration::from_secs(60), "{}", read());
        let refused = refuse().await;
        assert!(matches!(refused, StatusCode::UNAUTHORIZED | StatusCode::TOO_MANY_REQUESTS), "{refused}");
    }
    assert_eq!(served.end_by("TERM"), Some(0));
}
