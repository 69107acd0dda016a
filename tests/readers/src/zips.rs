//! The server's reader of uploaded zips.

#[path = "../../../server/site/src/reviews/files/zip.rs"]
mod reader;

/// The maximum unpacked size of one file, in bytes.
const FILE_BYTES_MAX: usize = 4096;

/// Unpacks a zip. No file unpacks to more than allowed, no matter what sizes the zip claims. Returns true if at least
/// one file was unpacked.
pub fn zip(zip: &[u8]) -> bool {
    let Ok(mut zip) = reader::Zip::open(zip, FILE_BYTES_MAX) else { return false };
    let mut unpacked = 0;
    for (name, file) in zip.files() {
        if let Ok(bytes) = file {
            assert!(bytes.len() <= FILE_BYTES_MAX, "{name} unpacks to {} bytes", bytes.len());
            unpacked += 1;
        }
    }
    unpacked > 0
}
