//! The font of the system for letters that the fonts of the sheets lack, above all Chinese, Japanese and Korean ones.
//! Such a font is larger than the whole program, so it is taken from the system.

use std::fs;

use sheets::FontFile;

/// The paths of fonts with TrueType outlines and such letters; the first that exists is used. In Debian they come from
/// the packages fonts-droid-fallback and fonts-wqy-microhei.
const PLACES: [&str; 2] = [
    "/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf",
    "/usr/share/fonts/truetype/wqy/wqy-microhei.ttc",
];
/// The maximum size of a font in bytes.
const BYTES_MAX: u64 = 32 * 1024 * 1024;

/// Reads the font of the system, if one is installed. A program that prints reads it once and passes it on.
#[must_use]
pub fn system_font() -> Option<FontFile> {
    PLACES.into_iter().find_map(read)
}

fn read(place: &str) -> Option<FontFile> {
    let is_small = fs::metadata(place).is_ok_and(|data| data.len() <= BYTES_MAX);
    if !is_small {
        return None;
    }
    FontFile::new(fs::read(place).ok()?).ok()
}
