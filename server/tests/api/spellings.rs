//! The rights of a request follow from the route that it reaches, and never from the way in which its path is spelt.
//!
//! Every route is requested in some 30 spellings, which visitors with different rights share among them. Each spelling
//! is answered as the canonical one (same status, same headers, same body), or it is refused, or it is an unknown
//! address. A visitor to whom the route is closed reaches nothing behind the check of rights: not even the refusal of a
//! body or an id, which only a handler can give.
#![expect(clippy::unwrap_used, reason = "a test panics on anything unexpected")]

use std::{collections::BTreeMap, net::SocketAddr};

use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

use crate::{
    live::moderation::set_moderator,
    support::{Client, Database, PASSWORD, TestApp},
};

/// The headers that protect a page, and those that say who may store it.
const HEADERS: [&str; 11] = [
    "allow",
    "cache-control",
    "content-security-policy",
    "content-type",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "referrer-policy",
    "vary",
    "www-authenticate",
    "x-content-type-options",
    "x-frame-options",
];

/// An answer, as far as it shows rights.
#[derive(Debug, Clone, PartialEq)]
struct RightsAnswer {
    status: u16,
    code: Option<String>,
    reason: Option<String>,
    headers: BTreeMap<String, String>,
    body: String,
}

impl RightsAnswer {
    /// Returns the answer without its body, which may contain the time.
    fn outside(&self) -> (u16, &Option<String>, &BTreeMap<String, String>) {
        (self.status, &self.code, &self.headers)
    }

    /// Returns true for a visitor without the right.
    fn is_forbidden(&self) -> bool {
        matches!(self.status, 401 | 403) && self.code.is_some()
    }

    /// Returns true if no handler of a route was reached. A handler refuses bodies and ids with other reasons.
    fn is_of_no_route(&self) -> bool {
        match self.status {
            // The parser's refusals have no reason, and paths with a NUL character are refused before the router.
            400 => matches!(self.reason.as_deref(), None | Some("visible_characters_only")),
            404 => self.reason.as_deref() == Some("no_such_address"),
            405 => true,
            _ => false,
        }
    }
}

/// A visitor: the headers that it sends.
#[derive(Debug, Clone)]
struct Visitor {
    name: String,
    head: String,
}

impl Visitor {
    fn from_client(name: &str, client: &Client) -> Visitor {
        let mut head = String::new();
        if let Some(cookie) = &client.cookie {
            head.push_str(&format!("cookie: {cookie}\r\n"));
        }
        if let Some(token) = &client.csrf_token {
            head.push_str(&format!("x-csrf-token: {token}\r\n"));
        }
        for (header, value) in &client.extra_headers {
            head.push_str(&format!("{header}: {value}\r\n"));
        }
        Visitor { name: name.to_owned(), head }
    }
}

/// Returns true if all of an answer with a stated length has come. After a request whose body the server has not read,
/// it waits for the client to close.
fn is_whole(answer: &[u8]) -> bool {
    let Some(end) = answer.windows(4).position(|bytes| bytes == b"\r\n\r\n") else { return false };
    let head = String::from_utf8_lossy(&answer[..end]).to_lowercase();
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")?.parse().ok());
    length.is_some_and(|length: usize| answer.len() >= end + 4 + length)
}

/// Sends a request whose target has exactly these bytes. Returns `None` if the server closes without an answer.
async fn ask(
    to: SocketAddr,
    method: &str,
    target: &str,
    visitor: &Visitor,
    opens: bool,
) -> Option<RightsAnswer> {
    let mut request = format!("{method} {target} HTTP/1.1\r\nhost: {to}\r\n{}", visitor.head);
    if opens {
        request.push_str("connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n");
        request.push_str("sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
    } else if method == "GET" {
        request.push_str("connection: close\r\n\r\n");
    } else {
        // No message of the API is a list, so nothing with a body is carried out.
        request
            .push_str("connection: close\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n[]");
    }
    let mut stream = TcpStream::connect(to).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let (mut told, mut part) = (Vec::new(), vec![0; 16_384]);
    while let Ok(read @ 1..) = stream.read(&mut part).await {
        told.extend_from_slice(&part[..read]);
        if told.starts_with(b"HTTP/1.1 101") || is_whole(&told) {
            break;
        }
    }
    let text = String::from_utf8_lossy(&told).into_owned();
    let (head, body) = text.split_once("\r\n\r\n")?;
    let mut lines = head.lines();
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let headers = lines
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
        .filter(|(name, _)| HEADERS.contains(&name.as_str()))
        .collect();
    let parsed: Option<Value> = body.find('{').and_then(|at| {
        serde_json::Deserializer::from_str(&body[at..]).into_iter().next().and_then(Result::ok)
    });
    let [code, reason] = ["code", "reason"]
        .map(|key| parsed.as_ref().and_then(|parsed| Some(parsed[key].as_str()?.to_owned())));
    // The first message of a socket may come with the head.
    let body = if status == 101 { String::new() } else { body.to_owned() };
    Some(RightsAnswer { status, code, reason, headers, body })
}

/// Returns the path in other spellings, with a word for each.
fn spellings(to: SocketAddr, path: &str) -> Vec<(&'static str, String)> {
    let encoded = |letter: char, form: fn(u8) -> String| {
        if letter == '/' { "/".to_owned() } else { form(u8::try_from(letter).unwrap()) }
    };
    let lower: fn(u8) -> String = |byte| format!("%{byte:02x}");
    let upper: fn(u8) -> String = |byte| format!("%{byte:02X}");
    let twice: fn(u8) -> String = |byte| format!("%25{byte:02x}");
    let (front, last) = path.rsplit_once('/').unwrap();
    let letter = last.chars().next().unwrap_or('/');
    let rest: String = last.chars().skip(1).collect();
    vec![
        ("first letter encoded", format!("{front}/{}{rest}", encoded(letter, lower))),
        ("first letter encoded in capitals", format!("{front}/{}{rest}", encoded(letter, upper))),
        ("every letter encoded", path.chars().map(|letter| encoded(letter, lower)).collect()),
        ("encoded twice", format!("{front}/{}{rest}", encoded(letter, twice))),
        ("encoded beyond need", format!("{front}/%c1%{:02x}{rest}", 0x80 | (u32::from(letter) & 0x3f))),
        ("two slashes at the start", format!("/{path}")),
        ("two slashes at the end", format!("{front}//{last}")),
        ("a dot at the start", format!("/.{path}")),
        ("a dot at the end", format!("{path}/.")),
        ("up and down at the start", format!("/x/..{path}")),
        ("up and down at the end", format!("{path}/x/..")),
        ("up beyond the root", format!("/..{path}")),
        ("encoded dots", format!("/x/%2e%2e{path}")),
        ("a slash at the end", format!("{path}/")),
        ("a parameter", format!("{path};x")),
        ("a parameter with a value", format!("{path};v=1.1")),
        ("capitals", path.to_uppercase()),
        ("one capital", format!("{front}/{}{rest}", letter.to_uppercase())),
        ("an encoded slash", format!("{front}%2f{last}")),
        ("an encoded first slash", format!("%2f{}", &path[1..])),
        ("a backslash", format!("{front}\\{last}")),
        ("an encoded backslash", format!("{front}%5c{last}")),
        ("a zero byte", format!("{path}%00")),
        ("a line end", format!("{path}%0d%0a")),
        ("an encoded space", format!("{path}%20")),
        ("an encoded question mark", format!("{path}%3fx=1")),
        ("an empty query", format!("{path}?")),
        ("a query with a path", format!("{path}?/ws&%2fws")),
        ("a fragment", format!("{path}#x")),
        ("absolute", format!("http://{to}{path}")),
        ("absolute at another host", format!("http://example.org{path}")),
        ("absolute and encoded", format!("http://{to}{front}/{}{rest}", encoded(letter, lower))),
    ]
}

/// Spellings that name the same route to every reader of the standard, so they must be answered in the same way.
const SAME: [&str; 6] = [
    "first letter encoded",
    "first letter encoded in capitals",
    "every letter encoded",
    "an empty query",
    "absolute",
    "absolute and encoded",
];

/// Spellings that make one part of the last two. With these, the route may be that of the part before, if it takes any
/// id: `/clubs/1%2fchat` is a club that does not exist.
const MERGED: [&str; 3] = ["a backslash", "an encoded slash", "an encoded backslash"];

/// Returns every route: its method, and its path with plausible values.
fn routes() -> Vec<(String, String)> {
    let document: Value = serde_json::from_str(&server::openapi_document()).unwrap();
    let part = |part: &str| match part {
        "{name}" | "{other}" => "anna".to_owned(),
        "{list}" => "casual".to_owned(),
        "{kind}" => "tournament".to_owned(),
        _ if part.starts_with('{') => "0000000002d".to_owned(),
        plain => plain.to_owned(),
    };
    let mut routes = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        let path: Vec<String> = path.split('/').map(part).collect();
        for method in methods.as_object().unwrap().keys() {
            routes.push((method.to_uppercase(), path.join("/")));
        }
    }
    let others = [
        "/ws",
        "/boards/v1",
        "/healthz",
        "/readyz",
        "/metrics",
        "/dice.md",
        "/preview.png",
        "/embed/1",
        "/events",
        "/player/anna",
    ];
    routes.extend(others.map(|path| ("GET".to_owned(), path.to_owned())));
    routes
}

async fn sanctioned(app: &TestApp, judge: &mut Client, name: &str, deed: &str) -> Client {
    let mut client = app.sign_up(name).await;
    let mut action = json!({ "deed": deed, "player": name, "reason": "You know why.", "why": "Seen." });
    if deed == "suspension" {
        action["hours"] = json!(24);
    }
    assert_eq!(judge.post("/api/v1/moderation/actions", &action).await.status, 204);
    let credentials = json!({ "name": name, "password": PASSWORD });
    assert_eq!(client.post("/api/v1/session", &credentials).await.status, 200);
    client
}

/// The result of a comparison.
#[derive(Debug, Default)]
struct Compared {
    /// The differences.
    wrong: Vec<String>,
    /// The number of spellings in which a visitor without the right heard so.
    forbidden: usize,
}

/// Compares some spellings of a route with the canonical one: of each `step` the one with the number `first`, modulo
/// `step`. The route is closed to a visitor if it refuses the visitor, and a player who is signed in not for the same
/// reason. What only moderators may do is refused to both, by a handler.
async fn compare(
    to: SocketAddr,
    route: &(String, String),
    (visitor, signed_in): (&Visitor, &Visitor),
    first: usize,
    step: usize,
    compared: &mut Compared,
) {
    let (method, path) = route;
    let opens = matches!(path.as_str(), "/ws" | "/boards/v1");
    let canonical = ask(to, method, path, visitor, opens).await.unwrap();
    let is_closed = canonical.is_forbidden() && {
        let with_rights = ask(to, method, path, signed_in, opens).await.unwrap();
        (canonical.status, canonical.reason.clone()) != (with_rights.status, with_rights.reason)
    };
    let unknown = ask(to, method, "/no-such-page", visitor, opens).await.unwrap();
    let is_by_chance = method != "GET" || path == "/api/v1/puzzles/next";
    for (word, target) in spellings(to, path).into_iter().skip(first % step).step_by(step) {
        let Some(found) = ask(to, method, &target, visitor, opens).await else { continue };
        let is_same = found.outside() == canonical.outside()
            && (is_by_chance
                || found.body == canonical.body
                // Other visitors may change the answer in the meantime, such as the sessions in an account's own data.
                || ask(to, method, path, visitor, opens).await.unwrap().body != canonical.body);
        compared.forbidden += usize::from(is_closed && found.is_forbidden() && !SAME.contains(&word));
        // A proxy-like request for another host may be refused or answered, but not answered otherwise.
        let is_other = found.outside() == unknown.outside()
            || if is_closed {
                found.is_forbidden()
                    || found.is_of_no_route()
                    || MERGED.contains(&word) && is_neighbour(to, route, visitor, &found).await
            } else {
                matches!(found.status, 400 | 404 | 405)
            };
        if !(is_same || is_other && !SAME.contains(&word)) {
            compared.wrong.push(format!(
                "{} {method} {target} ({word}): {:?} {:?}, but {path}: {:?}",
                visitor.name,
                found.outside(),
                found.reason,
                canonical.outside()
            ));
        }
    }
}

/// Returns true if an answer is that of the route above, which the visitor gets for any id that does not exist.
async fn is_neighbour(
    to: SocketAddr,
    (method, path): &(String, String),
    visitor: &Visitor,
    found: &RightsAnswer,
) -> bool {
    let Some((above, _)) = path.rsplit_once('/').and_then(|(front, _)| front.rsplit_once('/')) else {
        return false;
    };
    let neighbour = ask(to, method, &format!("{above}/nothing"), visitor, false).await.unwrap();
    (found.outside(), &found.reason) == (neighbour.outside(), &neighbour.reason)
}

/// The number of groups of visitors.
const GROUPS: usize = 5;

#[tokio::test(flavor = "multi_thread")]
async fn every_route_grants_the_same_in_every_spelling_or_refuses() {
    let database = Database::sqlite();
    let url = database.url();
    let app = TestApp::start_with(database, |settings| {
        let much = server::Bucket { burst: 1_000_000, refill_s: 0.001 };
        settings.limits.request_by_token = much;
        settings.limits.program_by_account = much;
        settings.limits.guest_by_address = much;
        settings.limits.practice_by_account = much;
        settings.limits.position_by_account = much;
        settings.limits.preview_by_address = much;
        settings.limits.archive_by_account = much;
        settings.limits.zip_by_account = much;
        settings.limits.pairing_by_account = much;
        settings.limits.table_by_account = much;
        settings.limits.passkey_by_address = much;
        settings.limits.club_by_account = much;
    })
    .await;
    let mut judge = app.sign_up("judge").await;
    assert!(set_moderator(&url, "add", "judge"));
    let mut anna = app.sign_up("anna").await;
    let mut visitors = vec![
        vec![Visitor::from_client("anonymous", &app.client())],
        vec![Visitor::from_client("suspended", &sanctioned(&app, &mut judge, "sid", "suspension").await)],
        vec![Visitor::from_client("banned", &sanctioned(&app, &mut judge, "ben", "ban").await)],
        Vec::new(),
    ];
    for scope in ["read", "play", "chat", "social", "messages"] {
        let wanted = json!({ "name": scope, "scopes": [scope] });
        let made = anna.post("/api/v1/account/tokens", &wanted).await.json();
        let mut client = app.client();
        client.extra_headers =
            vec![("authorization", format!("Bearer {}", made["secret"].as_str().unwrap()))];
        visitors[3].push(Visitor::from_client(&format!("token that may {scope}"), &client));
    }
    // Signing out would make a stranger of each visitor.
    let ends_sessions = |(method, path): &(String, String)| method == "DELETE" && path == "/api/v1/session";
    let routes: Vec<_> = routes().into_iter().filter(|route| !ends_sessions(route)).collect();
    let to = app.address();
    visitors.push(vec![Visitor::from_client("signed in", &anna)]);
    assert_eq!(visitors.len(), GROUPS);
    // Not anna, whose requests are limited.
    let signed_in = Visitor::from_client("also signed in", &app.sign_up("vera").await);
    let tasks: Vec<_> = visitors
        .into_iter()
        .enumerate()
        .map(|(group, some)| {
            let (routes, signed_in) = (routes.clone(), signed_in.clone());
            tokio::spawn(async move {
                let mut compared = Compared::default();
                for (turn, route) in routes.iter().enumerate() {
                    for (number, visitor) in some.iter().enumerate() {
                        // The groups of visitors share the spellings of a route among them, and so do the tokens.
                        let first = turn + group + GROUPS * number;
                        let step = GROUPS * some.len();
                        compare(to, route, (visitor, &signed_in), first, step, &mut compared).await;
                    }
                }
                compared
            })
        })
        .collect();
    let (mut wrong, mut forbidden) = (Vec::new(), 0);
    for task in tasks {
        let compared = task.await.unwrap();
        wrong.extend(compared.wrong);
        forbidden += compared.forbidden;
    }
    assert!(forbidden > 200, "{forbidden} refusals in other spellings");
    assert!(
        wrong.is_empty(),
        "{} differ, among them:\n{}",
        wrong.len(),
        wrong[..wrong.len().min(20)].join("\n")
    );
    assert_eq!(anna.who_am_i().await.as_deref(), Some("anna"), "the visitor was signed in until the end");
    app.stop().await;
}

#[tokio::test]
async fn a_suspended_player_opens_the_socket_in_no_spelling() {
    let database = Database::sqlite();
    let url = database.url();
    let app = TestApp::start(database).await;
    let mut judge = app.sign_up("judge").await;
    assert!(set_moderator(&url, "add", "judge"));
    let sid = Visitor::from_client("suspended", &sanctioned(&app, &mut judge, "sid", "suspension").await);
    for (word, target) in spellings(app.address(), "/ws").into_iter().chain([("canonical", "/ws".to_owned())])
    {
        let told = ask(app.address(), "GET", &target, &sid, true).await;
        assert_ne!(told.map(|told| told.status), Some(101), "{word}: {target}");
    }
    app.stop().await;
}

#[tokio::test]
async fn a_token_has_the_rights_of_the_route_that_it_reaches() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut anna = app.sign_up("anna").await;
    let wanted = json!({ "name": "reader", "scopes": ["read"] });
    let made = anna.post("/api/v1/account/tokens", &wanted).await.json();
    let mut client = app.client();
    client.extra_headers = vec![("authorization", format!("Bearer {}", made["secret"].as_str().unwrap()))];
    let reader = Visitor::from_client("reader", &client);
    // `/boards/{id}` and `/boards/codes` have different rights. The router decodes the path before it matches.
    for target in ["/api/v1/boards/codes", "/api/v1/boards/%63odes", "/api/v1/%62oards/%63%6fdes"] {
        let told = ask(app.address(), "POST", target, &reader, false).await.unwrap();
        assert_eq!((told.status, told.code.as_deref()), (403, Some("forbidden")), "{target}");
    }
    app.stop().await;
}
