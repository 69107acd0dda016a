//! The texts of previews. Pure functions.

use texts::{Language, Text, game, previews};
use wire::{MatchFormat, MatchView, Phase, Seat};

/// The text of a preview, and the version of its picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preview {
    /// Plain text, not escaped.
    pub title: String,
    /// Plain text, not escaped.
    pub description: String,
    /// Changes with the picture, so that sites with a cached picture fetch the new one.
    pub version: u32,
}

/// Returns the first language of an `accept-language` header that the site speaks; English if there is none.
pub fn language_of(header: &str) -> Language {
    let mut tags =
        header.split(',').map(|part| part.split(';').next().unwrap_or_default().trim().to_ascii_lowercase());
    let known = |tag: String| match tag.split('-').next() {
        // Old browsers write `iw` for Hebrew.
        Some("iw") => Language::from_code("he"),
        code => code.and_then(Language::from_code),
    };
    tags.find_map(known).unwrap_or(Language::ENGLISH)
}

/// Returns the preview of pages without a subject.
pub fn site_words(language: Language) -> Preview {
    shown(&previews::site::title(), &previews::site::text(), language)
}

fn shown(title: &Text, description: &Text, language: Language) -> Preview {
    let [title, description] = [title, description].map(|text| text.in_language(language));
    Preview { title, description, version: 0 }
}

pub(super) fn of_match(view: &MatchView, language: Language) -> Preview {
    let game = format(view.settings.format, language);
    let (Some(white), Some(black)) = (&view.white.name, &view.black.name) else {
        return of_table(view, game, language);
    };
    let score = &view.score;
    let description = match view.phase {
        Phase::Over { .. } => previews::over::text(game),
        _ => previews::live::text(game),
    };
    let winner = if let Phase::Over { outcome } = &view.phase { outcome.winner } else { None };
    let title = match winner {
        Some(winner) => {
            let (won, lost, most, least) = if winner == Seat::White {
                (white, black, score.white, score.black)
            } else {
                (black, white, score.black, score.white)
            };
            // A player who left may have been ahead; then the score is left out.
            let title = if most > least {
                previews::over::won_by(won, lost, most, least)
            } else {
                previews::over::won(won, lost)
            };
            title.in_language(language)
        }
        None => format!("{white} – {black}, {}:{}", score.white, score.black),
    };
    Preview { title, description: description.in_language(language), version: view.seq.0 }
}

/// Returns the preview of a table that waits for its second player.
fn of_table(view: &MatchView, game: String, language: Language) -> Preview {
    let host = view.white.name.as_deref().or(view.black.name.as_deref());
    let title = host.map_or_else(previews::table::open, previews::table::of);
    Preview { version: view.seq.0, ..shown(&title, &previews::table::text(game), language) }
}

pub(super) fn of_review(view: &MatchView, language: Language) -> Preview {
    let name = |seat: &Option<String>| seat.clone().unwrap_or_default();
    let title = previews::review::title(name(&view.white.name), name(&view.black.name));
    shown(&title, &previews::review::text(format(view.settings.format, language)), language)
}

pub(super) fn of_position(dice: Option<(u8, u8)>, language: Language) -> Preview {
    let title = match dice {
        Some((a, b)) => previews::position::play(format!("{a}-{b}")),
        None => previews::position::double(),
    };
    shown(&title, &previews::position::text(), language)
}

fn format(format: MatchFormat, language: Language) -> String {
    let text = match format {
        MatchFormat::Points { length } => game::format::points(length),
        MatchFormat::ThreeGames => game::format::three_games(),
        MatchFormat::Normal => game::format::normal(),
        MatchFormat::Single => game::format::single(),
    };
    text.in_language(language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_known_language_of_a_reader_counts() {
        for (header, expected) in [
            ("", "en"),
            ("pt-BR, de-AT;q=0.8, en;q=0.5", "de"),
            ("UK", "uk"),
            ("he-IL,en;q=0.5", "he"),
            ("iw", "he"),
            ("es-AR", "es"),
            ("fr-CA,fr;q=0.9", "fr"),
            ("en-US,uk;q=0.9", "en"),
            (";;,,", "en"),
        ] {
            assert_eq!(language_of(header).code(), expected, "{header}");
        }
    }
}
