//! TLS to PostgreSQL and to Redis, against private instances with certificates made for the test. The tests run if
//! `FULLPRIME_TEST_POSTGRES` shows that PostgreSQL and Redis are installed.

use std::{
    fs,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
};

use crate::command_line::{FULLPRIME, Ran, run};
use crate::ports::lasting_address;
use diesel::{Connection as _, PgConnection, QueryableByName, RunQueryDsl as _, sql_types};
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};

const SERVICES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../ops/dev/services.sh");

/// PostgreSQL and Redis on loopback with TLS, and a certificate for `localhost` alone.
struct Services {
    folder: PathBuf,
    postgres: u16,
    redis: u16,
}

impl Services {
    fn start() -> Option<Services> {
        std::env::var_os("FULLPRIME_TEST_POSTGRES")?;
        let folder = tempfile::Builder::new().prefix("fp-tls.").tempdir_in("/tmp").unwrap().keep();
        let services =
            Services { folder, postgres: lasting_address().port(), redis: lasting_address().port() };
        services.script(&["start"]);
        let authority = authority();
        let own = CertificateParams::new(["localhost".to_owned()]).unwrap();
        let key = KeyPair::generate().unwrap();
        let certificate = own.signed_by(&key, &authority).unwrap();
        services.write("ca.pem", &authority.pem());
        services.write("other-ca.pem", &self::authority().pem());
        services.write("server.pem", &certificate.pem());
        services.write("server.key", &key.serialize_pem());
        services.script(&["restart-with-tls", &services.postgres.to_string(), &services.redis.to_string()]);
        Some(services)
    }

    fn script(&self, words: &[&str]) {
        let (what, rest) = words.split_first().unwrap();
        let mut command = Command::new(SERVICES);
        command.arg(what).arg(&self.folder).args(rest).stdin(Stdio::null());
        assert!(command.status().unwrap().success(), "services.sh {words:?}");
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.folder.join(name), text).unwrap();
    }

    /// Returns a URL of PostgreSQL. `{ca}` and `{other}` stand for files with authorities.
    fn database(&self, host: &str, tls: &str) -> String {
        let file = |name| self.folder.join(name).display().to_string();
        let tls = tls.replace("{ca}", &file("ca.pem")).replace("{other}", &file("other-ca.pem"));
        format!("postgres://fullprime@{host}:{}/fullprime?{tls}", self.postgres)
    }

    fn sessions(&self) -> Vec<Session> {
        let url = format!(
            "postgres://fullprime@/fullprime?host={}/pg&port={}",
            self.folder.display(),
            self.postgres
        );
        let query = "SELECT ssl, coalesce(version, '') AS version FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) \
                     WHERE client_addr IS NOT NULL";
        diesel::sql_query(query).load(&mut PgConnection::establish(&url).unwrap()).unwrap()
    }
}

impl Drop for Services {
    fn drop(&mut self) {
        self.script(&["stop"]);
    }
}

/// A TCP connection, as PostgreSQL sees it.
#[derive(Debug, QueryableByName)]
struct Session {
    #[diesel(sql_type = sql_types::Bool)]
    ssl: bool,
    #[diesel(sql_type = sql_types::Text)]
    version: String,
}

fn authority() -> CertifiedIssuer<'static, KeyPair> {
    let mut params = CertificateParams::new([]).unwrap();
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap()
}

fn list_users(database: &str) -> Ran {
    run(&["admin", "--database", database, "list-users"], b"")
}

#[test]
fn postgresql_is_reached_over_tls_as_the_url_asks() {
    let Some(services) = Services::start() else { return };
    let rows = [
        ("localhost", "sslmode=verify-full&sslrootcert={ca}", None),
        ("127.0.0.1", "sslmode=verify-ca&sslrootcert={ca}", None),
        ("127.0.0.1", "sslmode=require&sslrootcert={ca}", None),
        ("127.0.0.1", "sslmode=require", None),
        ("127.0.0.1", "sslmode=verify-full&sslrootcert={ca}", Some("not valid for name")),
        ("localhost", "sslmode=verify-full&sslrootcert={other}", Some("invalid peer certificate")),
        ("127.0.0.1", "sslmode=verify-ca&sslrootcert={other}", Some("invalid peer certificate")),
        // The public authorities do not know this certificate.
        ("localhost", "sslmode=verify-full", Some("UnknownIssuer")),
        (
            "localhost",
            "sslmode=verify-full&sslrootcert=/none.pem",
            Some("cannot read the certificates in /none.pem"),
        ),
        (
            "localhost",
            "sslmode=prefer",
            Some("sslmode is one of disable, require, verify-ca and verify-full"),
        ),
    ];
    for (host, tls, refused) in rows {
        let ran = list_users(&services.database(host, tls));
        match refused {
            None => assert_eq!(ran.status, Some(0), "{host} {tls}: {ran:?}"),
            Some(why) => {
                assert_eq!(ran.status, Some(2), "{host} {tls}: {ran:?}");
                assert!(ran.errors.contains(why), "{host} {tls}: {ran:?}");
            }
        }
    }
}

/// An attacker in the middle who strips the encryption gets no password: nothing is sent unencrypted.
#[test]
fn a_server_that_declines_tls_is_not_talked_to() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let server = thread::spawn(move || {
        let (mut connection, _) = listener.accept().unwrap();
        let mut asked = [0; 8];
        connection.read_exact(&mut asked).unwrap();
        connection.write_all(b"N").unwrap();
        let mut rest = Vec::new();
        connection.read_to_end(&mut rest).unwrap();
        (asked, rest)
    });
    let ran = list_users(&format!("postgres://anna:secret@127.0.0.1:{port}/d?sslmode=require"));
    assert!(ran.status == Some(2) && ran.errors.contains("does not speak TLS"), "{ran:?}");
    assert!(!ran.errors.contains("secret"), "{ran:?}");
    assert_eq!(server.join().unwrap(), ([0, 0, 0, 8, 4, 210, 22, 47], Vec::new()));
}

/// A node that runs until it is dropped.
struct Node {
    child: std::process::Child,
    url: String,
    log: PathBuf,
}

impl Node {
    fn start(services: &Services, name: &str, redis_ca: &Path) -> Node {
        let log = services.folder.join(format!("{name}.log"));
        let config = services.folder.join(format!("{name}.toml"));
        let text = format!(
            "listen = '127.0.0.1:0'\n[database]\nurl = '{}'\n\
             [redis]\nurl = 'rediss://localhost:{}'\nca_file = '{}'\n\
             [live]\ndice_key_file = '{}'\n",
            services.database("localhost", "sslmode=verify-full&sslrootcert={ca}"),
            services.redis,
            redis_ca.display(),
            services.folder.join("dice.key").display(),
        );
        fs::write(&config, text).unwrap();
        let mut child = Command::new(FULLPRIME)
            .args(["serve", "--config"])
            .arg(config)
            .stdout(Stdio::piped())
            .stderr(fs::File::create(&log).unwrap())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let greeting =
            lines.next().unwrap_or_else(|| panic!("{}", fs::read_to_string(&log).unwrap())).unwrap();
        let url = greeting.split_whitespace().find(|word| word.starts_with("http://")).unwrap().to_owned();
        Node { child, url, log }
    }

    fn said(&self) -> String {
        fs::read_to_string(&self.log).unwrap()
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.child.kill().unwrap_or_default();
        self.child.wait().unwrap();
    }
}

#[tokio::test]
async fn a_node_serves_over_tls_to_both() {
    let Some(services) = Services::start() else { return };
    let node = Node::start(&services, "good", &services.folder.join("ca.pem"));
    let http = reqwest::Client::builder().no_proxy().build().unwrap();
    let guest = http.post(format!("{}/api/v1/accounts/guest", node.url)).send().await.unwrap();
    assert_eq!(guest.status(), 201);
    let sessions = services.sessions();
    assert!(!sessions.is_empty() && sessions.iter().all(|session| session.ssl), "{sessions:?}");
    assert!(sessions.iter().all(|session| session.version == "TLSv1.3"), "{sessions:?}");
    assert!(!node.said().contains("Redis cannot be reached"), "{}", node.said());

    // Redis can be lost at any time, so a node keeps running. The log tells the operator why.
    let distrustful = Node::start(&services, "distrustful", &services.folder.join("other-ca.pem"));
    let said = distrustful.said();
    assert!(said.contains("Redis cannot be reached") && said.contains("invalid peer certificate"), "{said}");
}
