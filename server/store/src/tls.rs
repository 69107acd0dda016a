//! The TLS settings common to PostgreSQL and Redis: the cryptography provider and the trusted certificates.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use thiserror::Error;
use tokio_rustls::rustls::{
    RootCertStore,
    crypto::{CryptoProvider, ring},
    pki_types::{CertificateDer, pem::PemObject as _},
};

/// The reason why trusted certificates cannot be read.
#[derive(Debug, Error)]
pub enum CertificateError {
    /// The file cannot be read.
    #[error("cannot read the certificates in {file}: {cause}")]
    File {
        /// The path.
        file: PathBuf,
        /// The cause.
        #[source]
        cause: std::io::Error,
    },
    /// The file has no certificate.
    #[error("{file} holds no certificate in PEM form")]
    NoCertificate {
        /// The path.
        file: PathBuf,
    },
}

/// Returns the cryptography provider, and installs it for libraries that use the process-wide one.
pub fn provider() -> Arc<CryptoProvider> {
    if let Some(installed) = CryptoProvider::get_default() {
        return Arc::clone(installed);
    }
    // If another thread was faster, its provider stays; it is the same one.
    ring::default_provider().install_default().unwrap_or_default();
    CryptoProvider::get_default().map_or_else(|| Arc::new(ring::default_provider()), Arc::clone)
}

/// Returns the PEM file's bytes after checking that it holds at least one certificate.
///
/// # Errors
/// Returns an error if the file cannot be read or has no certificate.
pub fn certificates(file: &Path) -> Result<Vec<u8>, CertificateError> {
    let bytes = fs::read(file).map_err(|cause| CertificateError::File { file: file.to_owned(), cause })?;
    let mut read = CertificateDer::pem_slice_iter(&bytes);
    match read.next() {
        Some(Ok(_)) if read.all(|certificate| certificate.is_ok()) => Ok(bytes),
        Some(_) | None => Err(CertificateError::NoCertificate { file: file.to_owned() }),
    }
}

/// Returns the trusted authorities: those in `file`, or the public ones that browsers trust.
///
/// # Errors
/// Returns an error if the file cannot be read or has no certificate.
pub fn roots(file: Option<&Path>) -> Result<RootCertStore, CertificateError> {
    let mut roots = RootCertStore::empty();
    match file {
        None => roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned()),
        Some(file) => {
            let unusable = || CertificateError::NoCertificate { file: file.to_owned() };
            for certificate in CertificateDer::pem_slice_iter(&certificates(file)?) {
                let certificate = certificate.map_err(|_unreadable| unusable())?;
                roots.add(certificate).map_err(|_not_x509| unusable())?;
            }
        }
    }
    Ok(roots)
}
