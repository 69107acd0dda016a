//! A browser as the server sees it: it stores its cookie and sends its CSRF token.

use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

use reqwest::{Method, header::HeaderMap};
use serde::Serialize;
use serde_json::Value;

/// Far longer than any answer takes on the slowest machine.
const ANSWERED_WITHIN: Duration = Duration::from_secs(180);

/// Far less than the idle time of the server, so that no connection is reused at the moment when the server closes
/// it.
const IDLE: Duration = Duration::from_secs(1);

/// A browser. Tests can read and change its state, as an attacker could.
#[derive(Clone)]
pub(crate) struct Client {
    http: reqwest::Client,
    base: String,
    /// The address of the metrics, which are not on the public port.
    pub(crate) metrics: Option<SocketAddr>,
    /// The session's cookie, `name=value`.
    pub(crate) cookie: Option<String>,
    /// The device cookie, which outlives sessions.
    pub(crate) device: Option<String>,
    pub(crate) csrf_token: Option<String>,
    /// Sent with every request.
    pub(crate) extra_headers: Vec<(&'static str, String)>,
}

/// An answer.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Vec<u8>,
}

impl Client {
    pub(crate) fn for_address(address: SocketAddr) -> Client {
        Client {
            http: reqwest::Client::builder()
                .no_proxy()
                .pool_idle_timeout(IDLE)
                .timeout(ANSWERED_WITHIN)
                .build()
                .expect("a client can be built"),
            base: format!("http://{address}"),
            metrics: None,
            cookie: None,
            device: None,
            csrf_token: None,
            extra_headers: Vec::new(),
        }
    }

    /// Returns the address that the server listens on.
    pub(crate) fn address(&self) -> &str {
        self.base.strip_prefix("http://").expect("tests speak plain HTTP")
    }

    pub(crate) async fn get(&mut self, path: &str) -> Reply {
        self.send(Method::GET, path, None).await
    }

    /// Repeats a request until the answer is as expected. Effects that are asynchronous, or come from another node,
    /// arrive soon, but nothing announces them.
    pub(crate) async fn get_until(&mut self, path: &str, is_so: impl Fn(&Value) -> bool) -> Value {
        let began = Instant::now();
        loop {
            let reply = self.get(path).await;
            if reply.status == 200 && is_so(&reply.json()) {
                return reply.json();
            }
            let waited = began.elapsed();
            assert!(waited < ANSWERED_WITHIN, "{path} never became as expected: {}", reply.text());
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    pub(crate) async fn post(&mut self, path: &str, body: &impl Serialize) -> Reply {
        self.send(Method::POST, path, Some(json(body))).await
    }

    pub(crate) async fn post_empty(&mut self, path: &str) -> Reply {
        self.send(Method::POST, path, None).await
    }

    pub(crate) async fn put(&mut self, path: &str, body: &impl Serialize) -> Reply {
        self.send(Method::PUT, path, Some(json(body))).await
    }

    pub(crate) async fn delete(&mut self, path: &str) -> Reply {
        self.send(Method::DELETE, path, None).await
    }

    /// Sends raw bytes under any content type.
    pub(crate) async fn post_raw(&mut self, path: &str, content_type: &str, body: Vec<u8>) -> Reply {
        self.send(Method::POST, path, Some((content_type.to_owned(), body))).await
    }

    pub(crate) async fn send(
        &mut self,
        method: Method,
        path: &str,
        body: Option<(String, Vec<u8>)>,
    ) -> Reply {
        let reply = Reply::from_response(self.request(method, path, body).await).await;
        self.keep_session(&reply);
        reply
    }

    /// Sends a request, and returns once the head of the answer is there.
    pub(super) async fn request(
        &self,
        method: Method,
        path: &str,
        body: Option<(String, Vec<u8>)>,
    ) -> reqwest::Response {
        let base = match self.metrics {
            Some(metrics) if path == "/metrics" => format!("http://{metrics}"),
            Some(_) | None => self.base.clone(),
        };
        let mut request = self.http.request(method, format!("{base}{path}"));
        let cookies: Vec<&str> =
            [&self.cookie, &self.device].into_iter().flatten().map(String::as_str).collect();
        if !cookies.is_empty() {
            request = request.header("cookie", cookies.join("; "));
        }
        if let Some(token) = &self.csrf_token {
            request = request.header("x-csrf-token", token);
        }
        for (name, value) in &self.extra_headers {
            request = request.header(*name, value);
        }
        if let Some((content_type, body)) = body {
            request = request.header("content-type", content_type).body(body);
        }
        request.send().await.expect("the server answers")
    }

    /// Returns the name of the signed-in account as the server sees it, or `None`.
    pub(crate) async fn who_am_i(&mut self) -> Option<String> {
        let reply = self.get("/api/v1/session").await;
        assert_eq!(reply.status, 200, "{reply:?}");
        reply.json()["user"]["name"].as_str().map(str::to_owned)
    }

    fn keep_session(&mut self, reply: &Reply) {
        for cookie in reply.headers.get_all("set-cookie") {
            let cookie = cookie.to_str().expect("a header is text");
            let pair = cookie.split(';').next().unwrap_or_default();
            if pair.contains("fullprime-device=") {
                self.device = Some(pair.to_owned());
                continue;
            }
            let is_removal = pair.ends_with('=');
            self.cookie = (!is_removal).then(|| pair.to_owned());
            if is_removal {
                self.csrf_token = None;
            }
        }
        if let Ok(body) = serde_json::from_slice::<Value>(&reply.body)
            && let Some(token) = body["csrf_token"].as_str()
        {
            self.csrf_token = Some(token.to_owned());
        }
    }
}

impl Reply {
    /// Reads an answer to its end.
    pub(super) async fn from_response(response: reqwest::Response) -> Reply {
        Reply {
            status: response.status().as_u16(),
            headers: response.headers().clone(),
            body: response.bytes().await.expect("the answer comes whole").to_vec(),
        }
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.body).expect("the body is text")
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(|value| value.to_str().expect("a header is text"))
    }

    /// Asserts that this is an error with this status and code, and a text.
    #[track_caller]
    pub(crate) fn assert_error(&self, status: u16, code: &str) {
        assert_eq!(self.status, status, "{}", String::from_utf8_lossy(&self.body));
        let body = self.json();
        assert_eq!(body["code"], code, "{body}");
        assert!(body["reason"].is_string() && body["params"].is_object(), "{body}");
        let message = body["message"].as_str().unwrap_or_default();
        // The words of a parser or a person come last, as they are.
        let is_last = |value: &Value| value.as_str().is_some_and(|words| message.ends_with(words));
        let mut params = body["params"].as_object().into_iter().flat_map(|params| params.values());
        assert!(message.ends_with(['.', '?']) || params.any(is_last), "{body}");
    }

    /// Asserts that this body, for example of an error, has these words, with small or capital letters.
    #[track_caller]
    pub(crate) fn assert_says(&self, words: &str) {
        let text = self.text().to_lowercase();
        assert!(text.contains(&words.to_lowercase()), "{words:?} is missing: {text}");
    }
}

fn json(body: &impl Serialize) -> (String, Vec<u8>) {
    ("application/json".to_owned(), serde_json::to_vec(body).expect("a body is JSON"))
}
