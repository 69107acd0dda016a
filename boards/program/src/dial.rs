//! The connection to the server: plain, or with TLS if the address begins with `https://`.

use std::{path::Path, sync::Arc};

use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::TcpStream,
};
use tokio_rustls::{
    TlsConnector,
    rustls::{
        ClientConfig, RootCertStore, crypto,
        pki_types::{CertificateDer, ServerName, pem::PemObject as _},
    },
};
use tokio_tungstenite::{WebSocketStream, client_async, tungstenite::client::IntoClientRequest as _};
use url::{Host, Url};

use crate::Problem;

/// The transport of a connection.
pub(crate) trait Wire: AsyncRead + AsyncWrite + Unpin + Send + std::fmt::Debug {}

impl<T: AsyncRead + AsyncWrite + Unpin + Send + std::fmt::Debug> Wire for T {}

/// An open connection.
pub(crate) type Socket = WebSocketStream<Box<dyn Wire>>;

/// The address of the server and the trusted certificates.
pub(crate) struct Dialer {
    server: Url,
    tls: Option<TlsConnector>,
}

impl std::fmt::Debug for Dialer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Dialer").field("server", &self.server.as_str()).finish_non_exhaustive()
    }
}

impl Dialer {
    /// Returns the dialler for this server. The certificates in `ca`, a PEM file, replace those of the public
    /// authorities.
    ///
    /// # Errors
    /// Returns an error if the scheme of the address is unknown, or the file contains no certificates.
    pub(crate) fn new(server: &Url, ca: Option<&Path>) -> Result<Self, Problem> {
        let tls = match server.scheme() {
            "http" | "ws" => None,
            "https" | "wss" => Some(TlsConnector::from(Arc::new(config(ca)?))),
            other => return Err(Problem::Scheme(other.to_owned())),
        };
        Ok(Self { server: server.clone(), tls })
    }

    /// Opens a new connection.
    ///
    /// # Errors
    /// Returns an error if the connection fails.
    pub(crate) async fn open(&self) -> Result<Socket, Box<dyn std::error::Error + Send + Sync>> {
        let host = self.server.host_str().ok_or("the address names no server")?;
        let usual = if self.tls.is_some() { 443 } else { 80 };
        let port = self.server.port_or_known_default().unwrap_or(usual);
        // In an address an IPv6 host has brackets, which the resolver does not know.
        let stream = TcpStream::connect((host.trim_matches(['[', ']']), port)).await?;
        // Messages are small, and a player waits for each answer.
        stream.set_nodelay(true)?;
        let (scheme, stream): (_, Box<dyn Wire>) = match &self.tls {
            Some(tls) => ("wss", Box::new(tls.connect(self.name()?, stream).await?)),
            None => ("ws", Box::new(stream)),
        };
        let request = format!("{scheme}://{host}:{port}/boards/v1").into_client_request()?;
        let (socket, _) = client_async(request, stream).await?;
        Ok(socket)
    }

    /// Returns the name that the server's certificate must have.
    fn name(&self) -> Result<ServerName<'static>, Box<dyn std::error::Error + Send + Sync>> {
        Ok(match self.server.host().ok_or("the address names no server")? {
            Host::Domain(name) => ServerName::try_from(name.to_owned())?,
            Host::Ipv4(address) => ServerName::from(std::net::IpAddr::from(address)),
            Host::Ipv6(address) => ServerName::from(std::net::IpAddr::from(address)),
        })
    }
}

fn config(ca: Option<&Path>) -> Result<ClientConfig, Problem> {
    let mut roots = RootCertStore::empty();
    match ca {
        None => roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned()),
        Some(path) => {
            let not_one = |_| Problem::NotCertificates(path.to_path_buf());
            for certificate in CertificateDer::pem_file_iter(path).map_err(not_one)? {
                let added = roots.add(certificate.map_err(not_one)?);
                added.map_err(|_unusable| Problem::NotCertificates(path.to_path_buf()))?;
            }
            if roots.is_empty() {
                return Err(Problem::NotCertificates(path.to_path_buf()));
            }
        }
    }
    let provider = Arc::new(crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(Problem::Tls)?;
    Ok(config.with_root_certificates(roots).with_no_client_auth())
}
