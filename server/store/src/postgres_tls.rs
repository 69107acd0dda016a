//! TLS to PostgreSQL.
//!
//! libpq is built without OpenSSL, so that the server compiles on a plain machine. rustls does the encryption
//! instead. libpq connects to a Unix socket in a folder that only this account may enter, and each such connection
//! is forwarded to the server over TLS. The bytes that libpq sends and receives are unchanged.
//!
//! The protocol is that of "Message Flow", section "SSL Session Encryption", of PostgreSQL's manual.

use std::{
    fmt, io, os::unix::net::UnixListener as StdListener, path::PathBuf, sync::Arc, thread, time::Duration,
};

use tempfile::TempDir;
use thiserror::Error;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _, copy_bidirectional},
    net::{TcpSocket, TcpStream, UnixListener, UnixStream, lookup_host},
    sync::oneshot,
    time::timeout,
};
use tokio_rustls::{
    TlsConnector,
    client::TlsStream,
    rustls::{
        CertificateError as Distrust, ClientConfig, DigitallySignedStruct, Error as RustlsError,
        SignatureScheme,
        client::{
            WebPkiServerVerifier,
            danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier},
        },
        crypto::{CryptoProvider, verify_tls12_signature, verify_tls13_signature},
        pki_types::{CertificateDer, ServerName, UnixTime},
    },
};

use crate::tls::{self, CertificateError};

/// The time limit for a connection with its handshake.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);
/// PostgreSQL's own limit for a startup packet (`MAX_STARTUP_PACKET_LENGTH`), in bytes.
const STARTUP_MAX_BYTES: u32 = 10_000;
/// The request that asks the server for TLS: the length 8, and the code 80877103.
const SSL_REQUEST: [u8; 8] = [0, 0, 0, 8, 4, 210, 22, 47];
/// The port in the name of the socket, which is `.s.PGSQL.` followed by the port.
const SOCKET_PORT: u16 = 5432;

/// The checks of the server's certificate, as libpq's `sslmode` names them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mode {
    /// `require`: encrypted, with any certificate, unless authorities are named.
    Require,
    /// `verify-ca`: the certificate comes from a trusted authority.
    VerifyCa,
    /// `verify-full`: in addition, the certificate is issued to the host in the URL.
    VerifyFull,
}

/// The TLS settings of a URL.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct TlsWish {
    host: String,
    port: u16,
    mode: Mode,
    roots: Option<PathBuf>,
}

/// The invalid TLS settings of a database URL.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum InvalidTls {
    /// An unknown `sslmode`, or one that allows a connection without TLS.
    #[error("sslmode is one of disable, require, verify-ca and verify-full, not {0:?}")]
    Mode(String),
    /// A parameter that only OpenSSL supports.
    #[error("{0} is not supported; sslmode and sslrootcert are")]
    Parameter(String),
    /// `sslrootcert` without TLS.
    #[error("sslrootcert needs sslmode=verify-full (or verify-ca)")]
    RootsWithoutTls,
    /// TLS without a host, or with several.
    #[error(
        "TLS needs exactly one host in the URL, as in postgres://user@db.example/name?sslmode=verify-full"
    )]
    Host,
}

/// Splits the TLS settings off a URL. Returns the rest of the URL, and the TLS settings if it asks for TLS.
///
/// # Errors
/// If the settings cannot be met.
pub(super) fn split(url: &str) -> Result<(String, Option<TlsWish>), InvalidTls> {
    let (place, query) = url.split_once('?').unwrap_or((url, ""));
    let (mut mode, mut roots, mut kept) = (None, None, Vec::new());
    for parameter in query.split('&').filter(|parameter| !parameter.is_empty()) {
        let (name, value) = parameter.split_once('=').unwrap_or((parameter, ""));
        match name {
            "sslmode" => {
                mode = match value {
                    "disable" => None,
                    "require" => Some(Mode::Require),
                    "verify-ca" => Some(Mode::VerifyCa),
                    "verify-full" => Some(Mode::VerifyFull),
                    other => return Err(InvalidTls::Mode(other.to_owned())),
                };
            }
            "sslrootcert" => roots = Some(PathBuf::from(decoded(value))),
            other if other.starts_with("ssl") || other == "requiressl" => {
                return Err(InvalidTls::Parameter(other.to_owned()));
            }
            _ => kept.push(parameter),
        }
    }
    let rest = if kept.is_empty() { place.to_owned() } else { format!("{place}?{}", kept.join("&")) };
    let Some(mode) = mode else {
        return if roots.is_some() { Err(InvalidTls::RootsWithoutTls) } else { Ok((rest, None)) };
    };
    if kept.iter().any(|parameter| parameter.starts_with("host") || parameter.starts_with("port=")) {
        return Err(InvalidTls::Host);
    }
    // libpq treats `require` with a root certificate the same way.
    let mode = if mode == Mode::Require && roots.is_some() { Mode::VerifyCa } else { mode };
    let (host, port) = host_of(place).ok_or(InvalidTls::Host)?;
    Ok((rest, Some(TlsWish { host, port, mode, roots })))
}

fn host_of(place: &str) -> Option<(String, u16)> {
    let authority = place.split_once("://")?.1.split('/').next()?;
    let host = authority.rsplit_once('@').map_or(authority, |(_user, host)| host);
    let (host, port) = match host.strip_prefix('[') {
        Some(six) => {
            let (host, port) = six.split_once(']')?;
            (host, port.strip_prefix(':'))
        }
        None => host.split_once(':').map_or((host, None), |(host, port)| (host, Some(port))),
    };
    if host.is_empty() || host.contains(',') {
        return None;
    }
    let port = port.map_or(Some(5432), |port| port.parse().ok())?;
    Some((host.to_owned(), port))
}

/// Decodes `%2F` and similar escapes.
fn decoded(text: &str) -> String {
    url::form_urlencoded::parse(format!("x={}", text.replace('+', "%2B")).as_bytes())
        .next()
        .map_or_else(String::new, |(_, value)| value.into_owned())
}

/// The reasons why no tunnel to PostgreSQL can be opened.
#[derive(Debug, Error)]
pub enum TunnelError {
    /// The trusted certificates cannot be read.
    #[error("sslrootcert: {0}")]
    Roots(#[from] CertificateError),
    /// rustls refuses the settings.
    #[error("TLS cannot be set up: {0}")]
    Setup(String),
    /// The socket or the thread cannot be created.
    #[error("cannot open the local end of the TLS connection: {0}")]
    Local(#[from] io::Error),
}

/// The local end: a Unix socket for libpq, and the thread that forwards its connections. It ends when it is
/// dropped.
pub(super) struct Tunnel {
    folder: TempDir,
    /// Dropped with the tunnel, which ends the thread.
    _stop: oneshot::Sender<()>,
}

impl fmt::Debug for Tunnel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tunnel").field("folder", &self.folder.path()).finish_non_exhaustive()
    }
}

impl Tunnel {
    /// Opens the local end. Sends nothing to the server yet.
    ///
    /// # Errors
    /// If the certificates cannot be read, or the socket or the thread cannot be created.
    pub(super) fn open(wish: &TlsWish) -> Result<Tunnel, TunnelError> {
        let connector = TlsConnector::from(Arc::new(config(wish)?));
        let name = ServerName::try_from(wish.host.clone())
            .map_err(|_invalid| TunnelError::Setup(format!("{} is not a host name", wish.host)))?;
        // Created with mode 0700: no other account may connect through it.
        let folder = tempfile::Builder::new().prefix("fullprime-tls.").tempdir()?;
        let listener = StdListener::bind(folder.path().join(format!(".s.PGSQL.{SOCKET_PORT}")))?;
        listener.set_nonblocking(true)?;
        let far = Arc::new(Far { host: wish.host.clone(), port: wish.port, name, connector });
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let (stop, stopped) = oneshot::channel::<()>();
        thread::Builder::new().name("postgres-tls".to_owned()).spawn(move || {
            runtime.block_on(async move {
                tokio::select! {
                    _ = stopped => {}
                    () = serve(listener, far) => {}
                }
            });
        })?;
        Ok(Tunnel { folder, _stop: stop })
    }

    /// Returns the URL that leads libpq through the tunnel. libpq uses the last value of a parameter, so the host and
    /// port added here replace those in the URL.
    pub(super) fn lead(&self, url: &str) -> String {
        let folder: String =
            url::form_urlencoded::byte_serialize(self.folder.path().as_os_str().as_encoded_bytes()).collect();
        let sign = if url.contains('?') { '&' } else { '?' };
        format!("{url}{sign}host={folder}&port={SOCKET_PORT}")
    }
}

/// The server at the far end.
struct Far {
    host: String,
    port: u16,
    name: ServerName<'static>,
    connector: TlsConnector,
}

async fn serve(listener: StdListener, far: Arc<Far>) {
    let listener = match UnixListener::from_std(listener) {
        Ok(listener) => listener,
        Err(cause) => return tracing::error!(%cause, "the local end of TLS to PostgreSQL cannot be served"),
    };
    loop {
        match listener.accept().await {
            Ok((near, _)) => {
                tokio::spawn(carry(near, Arc::clone(&far)));
            }
            Err(cause) => {
                tracing::warn!(%cause, "the local end of TLS to PostgreSQL takes no connection at the moment");
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
        }
    }
}

/// Forwards one connection until either end closes it.
async fn carry(mut near: UnixStream, far: Arc<Far>) {
    // The packet is read first, because a socket that is closed with unread data loses what was written to it.
    let Some(startup) = startup_packet(&mut near).await else { return };
    let connected = match timeout(CONNECT_TIMEOUT, far.connect()).await {
        Ok(connected) => connected,
        Err(_too_slow) => Err(format!("no answer from {}:{} in time", far.host, far.port)),
    };
    let mut secret = match connected {
        Ok(secret) => secret,
        Err(why) => {
            // libpq reports this like the server's own refusals. If the write fails, libpq is gone.
            near.write_all(&refusal(&why)).await.unwrap_or_default();
            near.shutdown().await.unwrap_or_default();
            return;
        }
    };
    if secret.write_all(&startup).await.is_err() {
        return;
    }
    if let Err(cause) = copy_bidirectional(&mut near, &mut secret).await {
        // libpq notices the broken connection by itself.
        tracing::debug!(%cause, "a TLS connection to PostgreSQL broke");
    }
}

/// Reads the first packet of a connection: a length in four bytes that includes itself, then the rest.
async fn startup_packet(near: &mut UnixStream) -> Option<Vec<u8>> {
    let length = near.read_u32().await.ok()?;
    if !(8..=STARTUP_MAX_BYTES).contains(&length) {
        return None;
    }
    let mut packet = vec![0; usize::try_from(length).ok()?];
    packet[..4].copy_from_slice(&length.to_be_bytes());
    near.read_exact(&mut packet[4..]).await.ok()?;
    Some(packet)
}

impl Far {
    /// Connects to the server and completes the TLS handshake.
    ///
    /// # Errors
    /// A message for the operator.
    async fn connect(&self) -> Result<TlsStream<TcpStream>, String> {
        let place = format!("{}:{}", self.host, self.port);
        let addresses = lookup_host((self.host.as_str(), self.port))
            .await
            .map_err(|cause| format!("cannot resolve the host {}: {cause}", self.host))?;
        let mut failure = format!("the host {} has no address", self.host);
        let mut plain = None;
        for address in addresses {
            match connect(address).await {
                Ok(stream) => {
                    plain = Some(stream);
                    break;
                }
                Err(cause) => failure = format!("cannot connect to {place}: {cause}"),
            }
        }
        let mut plain = plain.ok_or(failure)?;
        let asked = async {
            plain.write_all(&SSL_REQUEST).await?;
            plain.read_u8().await
        };
        match asked.await {
            // Exactly one byte is read before the handshake, so no plaintext can be injected behind it.
            Ok(b'S') => {}
            Ok(_) => return Err(format!("{place} does not speak TLS; set ssl = on in its configuration")),
            Err(cause) => return Err(format!("{place} closed the connection: {cause}")),
        }
        self.connector
            .connect(self.name.clone(), plain)
            .await
            .map_err(|cause| format!("TLS to {place} failed: {cause}"))
    }
}

async fn connect(address: std::net::SocketAddr) -> io::Result<TcpStream> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // As libpq does: keepalive detects a server that vanished.
    socket.set_keepalive(true)?;
    let stream = socket.connect(address).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// Returns PostgreSQL's ErrorResponse: severity, SQLSTATE 08006 (connection failure) and the message.
fn refusal(why: &str) -> Vec<u8> {
    let mut fields = Vec::new();
    for (field, text) in [(b'S', "FATAL"), (b'C', "08006"), (b'M', why)] {
        fields.push(field);
        fields.extend(text.bytes().filter(|&byte| byte != 0));
        fields.push(0);
    }
    fields.push(0);
    let length = u32::try_from(fields.len() + 4).unwrap_or(u32::MAX);
    let mut message = vec![b'E'];
    message.extend(length.to_be_bytes());
    message.extend(fields);
    message
}

fn config(wish: &TlsWish) -> Result<ClientConfig, TunnelError> {
    let setup = |error: &dyn fmt::Display| TunnelError::Setup(error.to_string());
    let provider = tls::provider();
    let builder = ClientConfig::builder_with_provider(Arc::clone(&provider))
        .with_safe_default_protocol_versions()
        .map_err(|error| setup(&error))?;
    if wish.mode == Mode::Require {
        return Ok(builder
            .dangerous()
            .with_custom_certificate_verifier(Arc::new(AnyCertificate(provider)))
            .with_no_client_auth());
    }
    let roots = Arc::new(tls::roots(wish.roots.as_deref())?);
    let verifier = WebPkiServerVerifier::builder_with_provider(roots, provider)
        .build()
        .map_err(|error| setup(&error))?;
    let verifier: Arc<dyn ServerCertVerifier> = match wish.mode {
        Mode::VerifyFull => verifier,
        Mode::VerifyCa | Mode::Require => Arc::new(AnyName(verifier)),
    };
    Ok(builder.dangerous().with_custom_certificate_verifier(verifier).with_no_client_auth())
}

/// The check of `require` without authorities: it protects against eavesdroppers, but not against a man in the
/// middle.
#[derive(Debug)]
struct AnyCertificate(Arc<CryptoProvider>);

impl ServerCertVerifier for AnyCertificate {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, RustlsError> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, RustlsError> {
        verify_tls12_signature(message, certificate, signed, &self.0.signature_verification_algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, RustlsError> {
        verify_tls13_signature(message, certificate, signed, &self.0.signature_verification_algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.signature_verification_algorithms.supported_schemes()
    }
}

/// The check of `verify-ca`: everything but the name is verified.
#[derive(Debug)]
struct AnyName(Arc<WebPkiServerVerifier>);

impl ServerCertVerifier for AnyName {
    fn verify_server_cert(
        &self,
        certificate: &CertificateDer<'_>,
        between: &[CertificateDer<'_>],
        name: &ServerName<'_>,
        ocsp: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, RustlsError> {
        match self.0.verify_server_cert(certificate, between, name, ocsp, now) {
            // The name is checked last, after everything else has passed.
            Err(RustlsError::InvalidCertificate(
                Distrust::NotValidForName | Distrust::NotValidForNameContext { .. },
            )) => Ok(ServerCertVerified::assertion()),
            verdict => verdict,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, RustlsError> {
        self.0.verify_tls12_signature(message, certificate, signed)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, RustlsError> {
        self.0.verify_tls13_signature(message, certificate, signed)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.supported_verify_schemes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wish(host: &str, port: u16, mode: Mode, roots: Option<&str>) -> Option<TlsWish> {
        Some(TlsWish { host: host.to_owned(), port, mode, roots: roots.map(PathBuf::from) })
    }

    #[test]
    fn the_url_says_what_is_asked_for() {
        let rows = [
            ("postgres://a:b@h/d", "postgres://a:b@h/d", None),
            ("postgres://a@h/d?sslmode=disable", "postgres://a@h/d", None),
            ("postgres://a@/d?host=/run/pg", "postgres://a@/d?host=/run/pg", None),
            (
                "postgres://a:b@db.example/d?sslmode=verify-full",
                "postgres://a:b@db.example/d",
                wish("db.example", 5432, Mode::VerifyFull, None),
            ),
            (
                "postgres://a@h:6000/d?options=-cx%3D1&sslmode=verify-ca&sslrootcert=%2Fetc%2Fca.pem",
                "postgres://a@h:6000/d?options=-cx%3D1",
                wish("h", 6000, Mode::VerifyCa, Some("/etc/ca.pem")),
            ),
            (
                "postgres://a@[::1]:7/d?sslmode=require",
                "postgres://a@[::1]:7/d",
                wish("::1", 7, Mode::Require, None),
            ),
            // A given root certificate is always used.
            (
                "postgres://h/d?sslmode=require&sslrootcert=ca.pem",
                "postgres://h/d",
                wish("h", 5432, Mode::VerifyCa, Some("ca.pem")),
            ),
        ];
        for (url, rest, expected) in rows {
            assert_eq!(split(url), Ok((rest.to_owned(), expected)), "{url}");
        }
    }

    #[test]
    fn unsupported_tls_settings_are_refused() {
        let rows = [
            ("postgres://h/d?sslmode=prefer", InvalidTls::Mode("prefer".to_owned())),
            ("postgres://h/d?sslmode=", InvalidTls::Mode(String::new())),
            ("postgres://h/d?sslmode=require&sslkey=k", InvalidTls::Parameter("sslkey".to_owned())),
            ("postgres://h/d?sslrootcert=ca.pem", InvalidTls::RootsWithoutTls),
            ("postgres://a@/d?sslmode=require&host=/run/pg", InvalidTls::Host),
            ("postgres://a@/d?sslmode=require", InvalidTls::Host),
            ("postgres://a,b/d?sslmode=require", InvalidTls::Host),
            ("postgres://h:x/d?sslmode=require", InvalidTls::Host),
        ];
        for (url, expected) in rows {
            assert_eq!(split(url), Err(expected), "{url}");
        }
    }

    #[test]
    fn a_refusal_is_a_message_of_postgresql() {
        let message = refusal("no\0 way");
        let length = u32::from_be_bytes(message[1..5].try_into().unwrap());
        assert_eq!((message[0], usize::try_from(length).unwrap()), (b'E', message.len() - 1));
        assert_eq!(&message[5..], b"SFATAL\0C08006\0Mno way\0\0");
    }
}
