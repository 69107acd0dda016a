//! A push service on loopback, with TLS, and a subscribed browser that decrypts the pushes.

use std::{
    collections::{HashMap, VecDeque},
    net::SocketAddr,
    sync::{Arc, Mutex},
    time::Duration,
};

use aes_gcm::{Aes128Gcm, KeyInit as _, Nonce, aead::Aead as _};
use data_encoding::BASE64URL_NOPAD;
use hkdf::Hkdf;
use p256::{PublicKey, SecretKey};
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};
use serde_json::{Value, json};
use sha2::Sha256;
use tokio::{
    io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader},
    net::{TcpListener, TcpStream},
    sync::mpsc,
};
use tokio_rustls::{
    TlsAcceptor,
    rustls::{ServerConfig, pki_types::PrivateKeyDer},
};

/// Far longer than any push takes; only a failing test waits for it.
const PATIENCE: Duration = Duration::from_secs(60);

/// A push as it arrived.
#[derive(Debug, Clone)]
pub(crate) struct Pushed {
    pub(crate) path: String,
    pub(crate) headers: HashMap<String, String>,
    pub(crate) body: Vec<u8>,
}

/// The service. It ends with its runtime.
pub(crate) struct PushService {
    pub(crate) address: SocketAddr,
    /// The authority of its certificate, in PEM form.
    pub(crate) authority: String,
    pushes: mpsc::UnboundedReceiver<Pushed>,
    /// The answers to the next pushes; after them, all are accepted.
    answers: Arc<Mutex<VecDeque<&'static str>>>,
}

impl PushService {
    pub(crate) async fn start() -> PushService {
        let mut params = CertificateParams::new(Vec::<String>::new()).expect("the push service of the tests");
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let authority =
            CertifiedIssuer::self_signed(params, KeyPair::generate().expect("the push service of the tests"))
                .expect("the push service of the tests");
        let key = KeyPair::generate().expect("the push service of the tests");
        let own = CertificateParams::new(["127.0.0.1".to_owned()])
            .expect("the push service of the tests")
            .signed_by(&key, &authority)
            .expect("the push service of the tests");
        let config = ServerConfig::builder_with_provider(store::tls::provider())
            .with_safe_default_protocol_versions()
            .expect("the push service of the tests")
            .with_no_client_auth()
            .with_single_cert(vec![own.der().clone()], PrivateKeyDer::Pkcs8(key.serialize_der().into()))
            .expect("the push service of the tests");
        let acceptor = TlsAcceptor::from(Arc::new(config));
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("it has an address");
        let (sender, pushes) = mpsc::unbounded_channel();
        let answers = Arc::new(Mutex::new(VecDeque::new()));
        let fate = Arc::clone(&answers);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(converse(acceptor.clone(), stream, sender.clone(), Arc::clone(&fate)));
            }
        });
        PushService { address, authority: authority.pem(), pushes, answers }
    }

    /// Answers the next push with this status line, and perhaps headers.
    pub(crate) fn answer(&self, head: &'static str) {
        self.answers.lock().expect("nobody panics with it").push_back(head);
    }

    /// Waits for the next push.
    pub(crate) async fn next(&mut self) -> Pushed {
        let next = tokio::time::timeout(PATIENCE, self.pushes.recv()).await;
        next.expect("a push comes").expect("the service runs")
    }
}

async fn converse(
    acceptor: TlsAcceptor,
    stream: TcpStream,
    pushes: mpsc::UnboundedSender<Pushed>,
    answers: Arc<Mutex<VecDeque<&'static str>>>,
) -> Option<()> {
    let mut stream = BufReader::new(acceptor.accept(stream).await.ok()?);
    let mut line = String::new();
    stream.read_line(&mut line).await.ok()?;
    let path = line.split(' ').nth(1)?.to_owned();
    let mut headers = HashMap::new();
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).await.ok()?;
        let Some((name, value)) = line.trim().split_once(": ") else { break };
        headers.insert(name.to_lowercase(), value.to_owned());
    }
    let mut body = vec![0; headers.get("content-length")?.parse().ok()?];
    stream.read_exact(&mut body).await.ok()?;
    let head = answers.lock().expect("nobody panics with it").pop_front().unwrap_or("201 Created");
    let answer = format!("HTTP/1.1 {head}\r\ncontent-length: 0\r\n\r\n");
    stream.write_all(answer.as_bytes()).await.ok()?;
    stream.flush().await.ok()?;
    pushes.send(Pushed { path, headers, body }).ok()
}

/// A browser with its keys.
pub(crate) struct Subscriber {
    secret: SecretKey,
    auth: [u8; 16],
    pub(crate) endpoint: String,
}

impl Subscriber {
    pub(crate) fn at(endpoint: &str) -> Subscriber {
        let bytes = store::random::bytes::<32>();
        let secret = SecretKey::from_slice(&bytes).expect("nearly every number is a key");
        Subscriber { secret, auth: store::random::bytes(), endpoint: endpoint.to_owned() }
    }

    /// Returns the body of the request that subscribes this browser to these kinds.
    pub(crate) fn wanted(&self, kinds: &[&str]) -> Value {
        let wants = |kind| kinds.contains(&kind);
        json!({
            "endpoint": self.endpoint,
            "p256dh": BASE64URL_NOPAD.encode(&self.secret.public_key().to_sec1_bytes()),
            "auth": BASE64URL_NOPAD.encode(&self.auth),
            "kinds": {
                "your_turn": wants("your_turn"), "challenge": wants("challenge"),
                "match_found": wants("match_found"), "round": wants("round"), "calls": wants("calls"),
            },
            "language": "en",
        })
    }

    /// Decrypts a push as RFC 8291 says, from the receiver's side.
    pub(crate) fn read(&self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        let (record, rest) = rest.split_at(4);
        assert_eq!(record, 4_096_u32.to_be_bytes());
        let (length, rest) = rest.split_at(1);
        let (point, sealed) = rest.split_at(usize::from(length[0]));
        let sender = PublicKey::from_sec1_bytes(point).expect("the push service of the tests");
        let shared = p256::ecdh::diffie_hellman(self.secret.to_nonzero_scalar(), sender.as_affine());
        let info = [b"WebPush: info\0", &*self.secret.public_key().to_sec1_bytes(), point].concat();
        let mut input = [0; 32];
        Hkdf::<Sha256>::new(Some(&self.auth), shared.raw_secret_bytes())
            .expand(&info, &mut input)
            .expect("the push service of the tests");
        let keys = Hkdf::<Sha256>::new(Some(salt), &input);
        let (mut key, mut nonce) = ([0; 16], [0; 12]);
        keys.expand(b"Content-Encoding: aes128gcm\0", &mut key).expect("the push service of the tests");
        keys.expand(b"Content-Encoding: nonce\0", &mut nonce).expect("the push service of the tests");
        let plain = Aes128Gcm::new(&key.into())
            .decrypt(&Nonce::from(nonce), sealed)
            .expect("the push service of the tests");
        let (mark, message) = plain.split_last().expect("the push service of the tests");
        assert_eq!(*mark, 2, "it is the last record");
        serde_json::from_slice(message).expect("the push service of the tests")
    }
}
