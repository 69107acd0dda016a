//! The texts of notices in three languages. Pure functions.

use store::{mail::Language, push::Kind};

/// Returns the title and the text of a notice. `opponent` is the other player, if one is known.
pub(super) fn words(kind: Kind, language: Language, opponent: Option<&str>) -> (String, String) {
    let (title, text) = match (kind, language) {
        (Kind::YourTurn, Language::English) => ("Your turn", "It is your turn against {}."),
        (Kind::YourTurn, Language::German) => ("Du bist am Zug", "Du bist gegen {} am Zug."),
        (Kind::YourTurn, Language::Ukrainian) => ("Ваш хід", "Ваш хід у матчі: {}."),
        (Kind::Challenge, Language::English) => ("Challenge", "{} wants to play you."),
        (Kind::Challenge, Language::German) => ("Herausforderung", "{} will gegen dich spielen."),
        (Kind::Challenge, Language::Ukrainian) => ("Виклик", "{} хоче зіграти з вами."),
        (Kind::MatchFound, Language::English) => ("Your match has begun", "{} is at the board."),
        (Kind::MatchFound, Language::German) => ("Dein Match hat begonnen", "{} sitzt am Brett."),
        (Kind::MatchFound, Language::Ukrainian) => ("Ваш матч почався", "{} за дошкою."),
        (Kind::Round, Language::English) => ("Your table is ready", "You play {}."),
        (Kind::Round, Language::German) => ("Dein Tisch ist bereit", "Du spielst gegen {}."),
        (Kind::Round, Language::Ukrainian) => ("Ваш стіл готовий", "Ваш суперник: {}."),
        (Kind::Calls, Language::English) => {
            ("You are being called", "A player at a table of your event is calling the director.")
        }
        (Kind::Calls, Language::German) => {
            ("Du wirst gerufen", "An einem Tisch deines Turniers ruft jemand die Leitung.")
        }
        (Kind::Calls, Language::Ukrainian) => ("Вас кличуть", "За столом вашого турніру кличуть директора."),
        (Kind::Message, Language::English) => ("New message", "{} has written to you."),
        (Kind::Message, Language::German) => ("Neue Nachricht", "{} hat dir geschrieben."),
        (Kind::Message, Language::Ukrainian) => ("Нове повідомлення", "Вам пише {}."),
    };
    let text = match opponent {
        Some(name) => text.replace("{}", name),
        None if text.contains("{}") => String::new(),
        None => text.to_owned(),
    };
    (title.to_owned(), text)
}
