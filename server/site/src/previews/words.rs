//! The texts of previews in five languages. Pure functions.

use store::mail::Language;
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
    let tags =
        header.split(',').map(|part| part.split(';').next().unwrap_or_default().trim().to_ascii_lowercase());
    let known = |tag: String| match tag.split('-').next() {
        Some("en") => Some(Language::English),
        Some("de") => Some(Language::German),
        Some("uk") => Some(Language::Ukrainian),
        // Old browsers write `iw` for Hebrew.
        Some("he" | "iw") => Some(Language::Hebrew),
        Some("es") => Some(Language::Spanish),
        Some(_) | None => None,
    };
    tags.filter_map(known).next().unwrap_or(Language::English)
}

/// Returns the preview of pages without a subject.
pub fn site_words(language: Language) -> Preview {
    let (title, description) = match language {
        Language::English => (
            "Fullprime: backgammon online",
            "Play rated backgammon with dice that you can check. Every match is analysed, and it is free.",
        ),
        Language::German => (
            "Fullprime: Backgammon online",
            "Gewertetes Backgammon mit Würfeln, die du nachprüfen kannst. Jedes Match wird analysiert, kostenlos.",
        ),
        Language::Ukrainian => (
            "Fullprime: бекгемон онлайн",
            "Рейтинговий бекгемон з кубиками, які можна перевірити. Кожен матч аналізується, безкоштовно.",
        ),
        Language::Hebrew => (
            "\u{200F}Fullprime: שש־בש ברשת",
            "שש־בש מדורג עם קוביות שאפשר לבדוק. כל מאץ׳ מנותח, והכול בחינם.",
        ),
        Language::Spanish => (
            "Fullprime: backgammon en línea",
            "Backgammon con rating y dados que puedes comprobar. Cada match se analiza, y es gratis.",
        ),
    };
    Preview { title: title.to_owned(), description: description.to_owned(), version: 0 }
}

pub(super) fn of_match(view: &MatchView, language: Language) -> Preview {
    let game = format(view.settings.format, language);
    let (Some(white), Some(black)) = (&view.white.name, &view.black.name) else {
        return of_table(view, &game, language);
    };
    let score = format!("{}:{}", view.score.white, view.score.black);
    let title = match &view.phase {
        Phase::Over { outcome } => match outcome.winner {
            Some(winner) => {
                let (won, lost) = if winner == Seat::White { (white, black) } else { (black, white) };
                let (most, least) = if winner == Seat::White {
                    (view.score.white, view.score.black)
                } else {
                    (view.score.black, view.score.white)
                };
                // A player who left may have been ahead; then the score is left out.
                let score = if most > least { format!(" {most}:{least}") } else { String::new() };
                match language {
                    Language::English => format!("{won} beat {lost}{score}"),
                    Language::German => format!("{won} gewinnt{score} gegen {lost}"),
                    Language::Ukrainian => format!("{won} виграє{score} проти {lost}"),
                    Language::Hebrew => format!("\u{200F}{won} ניצח{score} את {lost}"),
                    Language::Spanish => format!("{won} gana{score} a {lost}"),
                }
            }
            None => format!("{white} – {black}, {score}"),
        },
        _ => format!("{white} – {black}, {score}"),
    };
    let is_over = matches!(view.phase, Phase::Over { .. });
    let description = match (is_over, language) {
        (true, Language::English) => format!("{game}. Replay the match, and see its analysis and its dice."),
        (true, Language::German) => format!("{game}. Sieh das Match noch einmal, mit Analyse und Würfeln."),
        (true, Language::Ukrainian) => format!("{game}. Перегляньте матч, його аналіз і кубики."),
        (true, Language::Hebrew) => format!("{game}. אפשר לצפות שוב במאץ׳, ולראות את הניתוח ואת הקוביות."),
        (true, Language::Spanish) => format!("{game}. Repasa el match, su análisis y sus dados."),
        (false, Language::English) => format!("{game}. Watch it live."),
        (false, Language::German) => format!("{game}. Sieh live zu."),
        (false, Language::Ukrainian) => format!("{game}. Дивіться наживо."),
        (false, Language::Hebrew) => format!("{game}. אפשר לצפות בזמן אמת."),
        (false, Language::Spanish) => format!("{game}. Míralo en vivo."),
    };
    Preview { title, description, version: view.seq.0 }
}

/// Returns the preview of a table that waits for its second player.
fn of_table(view: &MatchView, game: &str, language: Language) -> Preview {
    let host = view.white.name.as_deref().or(view.black.name.as_deref());
    let title = match (host, language) {
        (Some(host), Language::English) => format!("{host} is waiting for an opponent"),
        (Some(host), Language::German) => format!("{host} sucht einen Gegner"),
        (Some(host), Language::Ukrainian) => format!("{host} чекає на суперника"),
        (Some(host), Language::Hebrew) => format!("\u{200F}{host} מחכה ליריב"),
        (Some(host), Language::Spanish) => format!("{host} espera a un rival"),
        (None, Language::English) => "An open backgammon table".to_owned(),
        (None, Language::German) => "Ein offener Backgammon-Tisch".to_owned(),
        (None, Language::Ukrainian) => "Відкритий стіл для гри в бекгемон".to_owned(),
        (None, Language::Hebrew) => "שולחן שש־בש פתוח".to_owned(),
        (None, Language::Spanish) => "Una mesa de backgammon abierta".to_owned(),
    };
    let description = match language {
        Language::English => format!("{game}. Take the seat and play."),
        Language::German => format!("{game}. Setz dich und spiel."),
        Language::Ukrainian => format!("{game}. Сідайте за стіл і грайте."),
        Language::Hebrew => format!("{game}. אפשר להתיישב ולשחק."),
        Language::Spanish => format!("{game}. Siéntate y juega."),
    };
    Preview { title, description, version: view.seq.0 }
}

pub(super) fn of_review(view: &MatchView, language: Language) -> Preview {
    let name = |seat: &Option<String>| seat.clone().unwrap_or_default();
    let (white, black) = (name(&view.white.name), name(&view.black.name));
    let game = format(view.settings.format, language);
    let (title, description) = match language {
        Language::English => (
            format!("{white} – {black}: the analysis"),
            format!("{game}, move by move: every mistake, what was best, and the luck of the dice."),
        ),
        Language::German => (
            format!("{white} – {black}: die Analyse"),
            format!("{game}, Zug für Zug: jeder Fehler, der beste Zug und das Würfelglück."),
        ),
        Language::Ukrainian => (
            format!("{white} – {black}: аналіз"),
            format!("{game}, хід за ходом: кожна помилка, найкращий хід і везіння."),
        ),
        Language::Hebrew => (
            format!("{white} – {black}: הניתוח"),
            format!("{game}, מהלך אחר מהלך: כל טעות, המהלך הטוב ביותר והמזל בקוביות."),
        ),
        Language::Spanish => (
            format!("{white} – {black}: el análisis"),
            format!("{game}, jugada a jugada: cada error, la mejor jugada y la suerte de los dados."),
        ),
    };
    Preview { title, description, version: 0 }
}

pub(super) fn of_position(dice: Option<(u8, u8)>, language: Language) -> Preview {
    let title = match (dice, language) {
        (Some((a, b)), Language::English) => format!("How would you play {a}-{b}?"),
        (Some((a, b)), Language::German) => format!("Wie spielst du {a}-{b}?"),
        (Some((a, b)), Language::Ukrainian) => format!("Як би ви зіграли {a}-{b}?"),
        (Some((a, b)), Language::Hebrew) => format!("איך הייתם משחקים {a}-{b}?"),
        (Some((a, b)), Language::Spanish) => format!("¿Cómo jugarías {a}-{b}?"),
        (None, Language::English) => "Double or not?".to_owned(),
        (None, Language::German) => "Doppeln oder nicht?".to_owned(),
        (None, Language::Ukrainian) => "Подвоювати чи ні?".to_owned(),
        (None, Language::Hebrew) => "להכפיל או לא?".to_owned(),
        (None, Language::Spanish) => "¿Doblar o no?".to_owned(),
    };
    let description = match language {
        Language::English => "A backgammon position, with its analysis.",
        Language::German => "Eine Backgammon-Stellung mit Analyse.",
        Language::Ukrainian => "Позиція в бекгемоні з аналізом.",
        Language::Hebrew => "עמדת שש־בש עם ניתוח.",
        Language::Spanish => "Una posición de backgammon con su análisis.",
    };
    Preview { title, description: description.to_owned(), version: 0 }
}

fn format(format: MatchFormat, language: Language) -> String {
    match (format, language) {
        (MatchFormat::Points { length: 1 }, Language::English) => "Match to 1 point".to_owned(),
        (MatchFormat::Points { length }, Language::English) => format!("Match to {length} points"),
        (MatchFormat::Points { length: 1 }, Language::German) => "Match bis 1 Punkt".to_owned(),
        (MatchFormat::Points { length }, Language::German) => format!("Match bis {length} Punkte"),
        (MatchFormat::Points { length }, Language::Ukrainian) => {
            let ends_with_one = length % 10 == 1 && length % 100 != 11;
            format!("Матч до {length} {}", if ends_with_one { "очка" } else { "очок" })
        }
        (MatchFormat::Points { length: 1 }, Language::Hebrew) => "מאץ׳ לנקודה אחת".to_owned(),
        (MatchFormat::Points { length: 2 }, Language::Hebrew) => "מאץ׳ לשתי נקודות".to_owned(),
        (MatchFormat::Points { length }, Language::Hebrew) => format!("מאץ׳ ל־{length} נקודות"),
        (MatchFormat::Points { length: 1 }, Language::Spanish) => "Match a 1 punto".to_owned(),
        (MatchFormat::Points { length }, Language::Spanish) => format!("Match a {length} puntos"),
        (MatchFormat::ThreeGames, Language::English) => "Three games, no cube".to_owned(),
        (MatchFormat::ThreeGames, Language::German) => "Drei Spiele ohne Doppler".to_owned(),
        (MatchFormat::ThreeGames, Language::Ukrainian) => "Три партії без куба".to_owned(),
        (MatchFormat::ThreeGames, Language::Hebrew) => "שלושה משחקים, בלי קוביית הכפלה".to_owned(),
        (MatchFormat::ThreeGames, Language::Spanish) => "Tres partidas sin cubo".to_owned(),
        (MatchFormat::Normal, Language::English) => "Game by game".to_owned(),
        (MatchFormat::Normal, Language::German) => "Spiel für Spiel".to_owned(),
        (MatchFormat::Normal, Language::Ukrainian) => "Партія за партією".to_owned(),
        (MatchFormat::Normal, Language::Hebrew) => "משחק אחר משחק".to_owned(),
        (MatchFormat::Normal, Language::Spanish) => "Partida a partida".to_owned(),
        (MatchFormat::Single, Language::English) => "Single game by the point".to_owned(),
        (MatchFormat::Single, Language::German) => "Einzelspiel nach Punkten".to_owned(),
        (MatchFormat::Single, Language::Ukrainian) => "Одна партія на очки".to_owned(),
        (MatchFormat::Single, Language::Hebrew) => "משחק יחיד לפי נקודות".to_owned(),
        (MatchFormat::Single, Language::Spanish) => "Una partida por puntos".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_known_language_of_a_reader_counts() {
        for (header, expected) in [
            ("", Language::English),
            ("fr-FR, de-AT;q=0.8, en;q=0.5", Language::German),
            ("UK", Language::Ukrainian),
            ("he-IL,en;q=0.5", Language::Hebrew),
            ("iw", Language::Hebrew),
            ("es-AR", Language::Spanish),
            ("en-US,uk;q=0.9", Language::English),
            (";;,,", Language::English),
        ] {
            assert_eq!(language_of(header), expected, "{header}");
        }
    }
}
