//! The texts of notices in five languages. Pure functions.

use store::{mail::Language, push::Kind};

/// Returns the title and the text of a notice. `opponent` is the other player, if one is known.
pub(super) fn words(kind: Kind, language: Language, opponent: Option<&str>) -> (String, String) {
    let (title, text) = match (kind, language) {
        (Kind::YourTurn, Language::English) => ("Your turn", "It is your turn against {}."),
        (Kind::YourTurn, Language::German) => ("Du bist am Zug", "Du bist gegen {} am Zug."),
        (Kind::YourTurn, Language::Ukrainian) => ("Ваш хід", "Ваш хід у матчі: {}."),
        (Kind::YourTurn, Language::Hebrew) => ("התור שלכם", "התור שלכם נגד {}."),
        (Kind::YourTurn, Language::Spanish) => ("Te toca", "Te toca jugar contra {}."),
        (Kind::Challenge, Language::English) => ("Challenge", "{} wants to play you."),
        (Kind::Challenge, Language::German) => ("Herausforderung", "{} will gegen dich spielen."),
        (Kind::Challenge, Language::Ukrainian) => ("Виклик", "{} хоче зіграти з вами."),
        (Kind::Challenge, Language::Hebrew) => ("הזמנה למשחק", "\u{200F}{} רוצה לשחק נגדכם."),
        (Kind::Challenge, Language::Spanish) => ("Reto", "{} quiere jugar contra ti."),
        (Kind::Rematch, Language::English) => ("Rematch?", "{} offers you a rematch."),
        (Kind::Rematch, Language::German) => ("Revanche?", "{} bietet dir eine Revanche an."),
        (Kind::Rematch, Language::Ukrainian) => ("Реванш?", "{} пропонує вам реванш."),
        (Kind::Rematch, Language::Hebrew) => ("משחק גומלין?", "\u{200F}{} מציע לכם משחק גומלין."),
        (Kind::Rematch, Language::Spanish) => ("¿Revancha?", "{} te ofrece la revancha."),
        (Kind::MatchFound, Language::English) => ("Your match has begun", "{} is at the board."),
        (Kind::MatchFound, Language::German) => ("Dein Match hat begonnen", "{} sitzt am Brett."),
        (Kind::MatchFound, Language::Ukrainian) => ("Ваш матч почався", "{} за дошкою."),
        (Kind::MatchFound, Language::Hebrew) => ("המאץ׳ שלכם התחיל", "\u{200F}{} כבר ליד השולחן."),
        (Kind::MatchFound, Language::Spanish) => ("Tu match ha empezado", "{} ya está en la mesa."),
        (Kind::Round, Language::English) => ("Your table is ready", "You play {}."),
        (Kind::Round, Language::German) => ("Dein Tisch ist bereit", "Du spielst gegen {}."),
        (Kind::Round, Language::Ukrainian) => ("Ваш стіл готовий", "Ваш суперник: {}."),
        (Kind::Round, Language::Hebrew) => ("השולחן שלכם מוכן", "היריב שלכם: {}."),
        (Kind::Round, Language::Spanish) => ("Tu mesa está lista", "Juegas contra {}."),
        (Kind::Calls, Language::English) => {
            ("You are being called", "A player at a table of your event is calling the director.")
        }
        (Kind::Calls, Language::German) => {
            ("Du wirst gerufen", "An einem Tisch deines Turniers ruft jemand die Leitung.")
        }
        (Kind::Calls, Language::Ukrainian) => ("Вас кличуть", "За столом вашого турніру кличуть суддю."),
        (Kind::Calls, Language::Hebrew) => ("קוראים לכם", "קוראים לכם כמנהל באחד השולחנות באירוע שלכם."),
        (Kind::Calls, Language::Spanish) => ("Te llaman", "En una mesa de tu evento llaman al director."),
        (Kind::Message, Language::English) => ("New message", "{} has written to you."),
        (Kind::Message, Language::German) => ("Neue Nachricht", "{} hat dir geschrieben."),
        (Kind::Message, Language::Ukrainian) => ("Нове повідомлення", "Вам пише {}."),
        (Kind::Message, Language::Hebrew) => ("הודעה חדשה", "הודעה מאת {}."),
        (Kind::Message, Language::Spanish) => ("Mensaje nuevo", "{} te ha escrito."),
    };
    let text = match opponent {
        Some(name) => text.replace("{}", name),
        None if text.contains("{}") => String::new(),
        None => text.to_owned(),
    };
    (title.to_owned(), text)
}
