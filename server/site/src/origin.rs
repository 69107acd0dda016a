//! The public origin of the site.

/// The public origin of the server.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublicOrigin {
    /// The origin in the form that browsers send in the header `origin`.
    pub ascii: String,
    pub https: bool,
}

impl PublicOrigin {
    /// Returns the name of the host.
    pub fn host(&self) -> &str {
        let rest = self.ascii.split_once("://").map_or(self.ascii.as_str(), |(_, rest)| rest);
        rest.rsplit_once(':').map_or(rest, |(host, _port)| host)
    }
}
