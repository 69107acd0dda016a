//! The look of an account: what it shows beside its name.

use std::fmt;

/// The codes of countries and territories in ISO 3166-1, and Kosovo's `XK`.
const COUNTRIES: &str = "ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICK\
    CLCMCNCOCRCUCVCWCXCYCZDEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUIDIE\
    ILIMINIOIQIRISITJEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZ\
    NANCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTF\
    TGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVIVNVUWFWSXKYEYTZAZMZW";

/// The names of the drawn pictures. The web client has a drawing for each.
pub const PICTURES: [&str; 28] = [
    "anchor",
    "bear",
    "bell",
    "bird",
    "boat",
    "book",
    "cat",
    "checkers",
    "crown",
    "cube",
    "cup",
    "dice",
    "fish",
    "fox",
    "key",
    "kite",
    "leaf",
    "lighthouse",
    "moon",
    "mountain",
    "mushroom",
    "owl",
    "rocket",
    "star",
    "sun",
    "tree",
    "tulip",
    "turtle",
];

/// A picture of the drawn set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Picture(&'static str);

/// The flag of a country or territory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Flag([u8; 2]);

/// The reasons why a look is impossible.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum InvalidLook {
    /// No drawing has this name.
    Picture,
    /// The flag is not the code of a country.
    Flag,
}

impl Picture {
    /// Parses the name of a drawing.
    ///
    /// # Errors
    /// Returns an error if no drawing has this name.
    pub fn parse(name: &str) -> Result<Picture, InvalidLook> {
        PICTURES.into_iter().find(|known| *known == name).map(Picture).ok_or(InvalidLook::Picture)
    }

    /// Returns the name.
    pub fn as_str(self) -> &'static str {
        self.0
    }
}

impl Flag {
    /// Parses the code of a country.
    ///
    /// # Errors
    /// Returns an error if no country has this code.
    pub fn parse(code: &str) -> Result<Flag, InvalidLook> {
        let letters: [u8; 2] = code.as_bytes().try_into().map_err(|_length| InvalidLook::Flag)?;
        let is_known = COUNTRIES.as_bytes().chunks(2).any(|known| known == letters);
        if is_known { Ok(Flag(letters)) } else { Err(InvalidLook::Flag) }
    }
}

impl fmt::Display for Flag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(std::str::from_utf8(&self.0).unwrap_or_default())
    }
}

/// A title that the latest performances earn; see `titles`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Title {
    Expert,
    Master,
    Grandmaster,
}

impl Title {
    pub const ALL: [Title; 3] = [Title::Expert, Title::Master, Title::Grandmaster];

    /// Returns the word in the database.
    pub fn as_str(self) -> &'static str {
        match self {
            Title::Expert => "expert",
            Title::Master => "master",
            Title::Grandmaster => "grandmaster",
        }
    }

    /// Returns the title of a word in the database.
    pub fn from_row(word: &str) -> Option<Title> {
        Title::ALL.into_iter().find(|title| title.as_str() == word)
    }
}

/// The picture, flag and title beside the name of an account.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Look {
    pub picture: Option<Picture>,
    pub flag: Option<Flag>,
    pub title: Option<Title>,
}

impl Look {
    /// Returns the look in a row. A word that this version does not know is left out.
    pub fn from_row(picture: Option<&str>, flag: Option<&str>, title: Option<&str>) -> Look {
        Look {
            picture: picture.and_then(|name| Picture::parse(name).ok()),
            flag: flag.and_then(|code| Flag::parse(code).ok()),
            title: title.and_then(Title::from_row),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_are_countries_and_pictures_are_drawn() {
        assert_eq!(Flag::parse("UA").unwrap().to_string(), "UA");
        assert_eq!(COUNTRIES.len(), 2 * 250);
        // The end of one code and the beginning of the next are no code.
        for wrong in ["", "U", "ua", "UAE", "ZZ", "DA", "\u{fc}"] {
            assert_eq!(Flag::parse(wrong), Err(InvalidLook::Flag), "{wrong}");
        }
        assert!(PICTURES.is_sorted() && Picture::parse("owl").is_ok());
        assert_eq!(Picture::parse("Owl"), Err(InvalidLook::Picture));
        let kept = Look::from_row(Some("owl"), Some("UA"), Some("master"));
        assert_eq!(kept.title, Some(Title::Master));
        assert_eq!(Look::from_row(Some("dragon"), Some("??"), Some("king")), Look::default());
    }

    #[test]
    fn the_client_draws_every_picture_and_names_every_country() {
        let drawn = include_str!("../../../../web/src/ui/people/pictures.ts");
        for name in PICTURES {
            assert!(drawn.contains(&format!("\n  {name}: {{")), "{name} has no drawing");
        }
        let named = include_str!("../../../../web/src/model/people/countries.ts");
        let codes: String = named
            .lines()
            .filter(|line| line.trim_start().starts_with('"'))
            .flat_map(|line| line.chars().filter(char::is_ascii_uppercase))
            .collect();
        assert_eq!(codes, COUNTRIES);
    }
}
