//! The texts of mails in five languages. Pure functions.

use store::mail::{Language, queue::Kind};
use wire::Millis;

use crate::dates::day_and_time;

/// A mail as its reader sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Letter {
    pub(super) subject: String,
    pub(super) text: String,
}

/// The subject matter of a mail.
#[derive(Debug, Clone)]
pub(super) enum About {
    /// The token of a link.
    Link(String),
    /// A sign-in from an unknown browser.
    SignIn {
        /// The token of the link that ends it.
        token: String,
        /// The browser's description of itself.
        browser: String,
        /// The coarse network address.
        network: String,
        at: Millis,
    },
    /// A match or a table.
    Match {
        id: String,
        /// The opponent, seated or invited, if known.
        opponent: Option<String>,
        /// The deadline of the next move.
        deadline: Option<Millis>,
    },
}

/// The parts of one mail's text.
struct Words {
    subject: String,
    /// The news.
    news: String,
    /// The text before the link.
    lead: &'static str,
    /// The text after the link.
    after: String,
}

/// Writes a mail. `base` is the site's base URL.
pub(super) fn write(
    kind: Kind,
    language: Language,
    name: &str,
    about: &About,
    base: &str,
    unsubscribe: &str,
) -> Letter {
    let (link, opponent, deadline) = match about {
        About::SignIn { token, .. } => (format!("{base}/end-sign-in?token={token}"), None, None),
        About::Link(token) => {
            let page = if kind == Kind::Reset { "reset-password" } else { "confirm-mail" };
            (format!("{base}/{page}?token={token}"), None, None)
        }
        About::Match { id, opponent, deadline } => {
            (format!("{base}/match/{id}"), opponent.as_deref(), *deadline)
        }
    };
    // A sign-in has its own words for every kind.
    let words = match (about, language) {
        (About::SignIn { browser, network, at, .. }, language) => {
            sign_in(language, &plain(browser), network, *at, base)
        }
        (_, Language::English) => english(kind, opponent, deadline),
        (_, Language::German) => german(kind, opponent, deadline),
        (_, Language::Ukrainian) => ukrainian(kind, opponent, deadline),
        (_, Language::Hebrew) => hebrew(kind, opponent, deadline),
        (_, Language::Spanish) => spanish(kind, opponent, deadline),
    };
    let (hello, way_out) = match language {
        Language::English => (format!("Hello {name},"), "No more mails of this kind:"),
        Language::German => (format!("Hallo {name},"), "Keine solchen Mails mehr:"),
        Language::Ukrainian => (format!("Вітаємо, {name}!"), "Більше не надсилати таких листів:"),
        Language::Hebrew => (format!("שלום {name},"), "לביטול התראות מהסוג הזה:"),
        Language::Spanish => (format!("Hola, {name}:"), "No recibir más correos de este tipo:"),
    };
    let Words { subject, news, lead, after } = words;
    let mut text = format!("{hello}\n\n{news}\n\n{lead}\n{link}\n");
    if !after.is_empty() {
        text.push_str(&format!("\n{after}\n"));
    }
    if kind.is_notice() {
        text.push_str(&format!("\n-- \n{way_out}\n{base}/unsubscribe?token={unsubscribe}\n"));
    }
    Letter { subject, text }
}

/// Returns the browser's description of itself as one short line of printable ASCII.
fn plain(browser: &str) -> String {
    let text: String = browser.chars().filter(|c| c.is_ascii_graphic() || *c == ' ').take(120).collect();
    if text.trim().is_empty() { "?".to_owned() } else { text }
}

/// Returns the text about a sign-in from an unknown browser.
fn sign_in(language: Language, browser: &str, network: &str, at: Millis, base: &str) -> Words {
    let at = day_and_time(at);
    match language {
        Language::English => Words {
            subject: "Fullprime: new sign-in to your account".to_owned(),
            news: format!(
                "Someone has signed in to this account with a browser that was not used for it before.\n\n\
                 When: {at}\nNetwork: {network}\nBrowser: {browser}\n\nIf that was you, there is nothing to do."
            ),
            lead: "If that was not you, end that sign-in here:",
            after: format!(
                "Then choose a new password, because someone knows yours:\n{base}/forgot-password"
            ),
        },
        Language::German => Words {
            subject: "Fullprime: neue Anmeldung an deinem Konto".to_owned(),
            news: format!(
                "Jemand hat sich mit einem Browser angemeldet, mit dem dieses Konto bisher nicht benutzt wurde.\n\n\
                 Wann: {at}\nNetz: {network}\nBrowser: {browser}\n\nWarst du das, brauchst du nichts zu tun."
            ),
            lead: "Warst du das nicht, dann beende diese Anmeldung hier:",
            after: format!(
                "Wähle danach ein neues Passwort, denn jemand kennt deines:\n{base}/forgot-password"
            ),
        },
        Language::Ukrainian => Words {
            subject: "Fullprime: новий вхід до вашого облікового запису".to_owned(),
            news: format!(
                "Хтось увійшов із браузера, у якому цим обліковим записом досі не користувалися.\n\n\
                 Коли: {at}\nМережа: {network}\nБраузер: {browser}\n\nЯкщо це були ви, нічого робити не треба."
            ),
            lead: "Якщо це були не ви, завершіть цей сеанс тут:",
            after: format!("Потім оберіть новий пароль, бо ваш комусь відомий:\n{base}/forgot-password"),
        },
        Language::Hebrew => Words {
            subject: "\u{200F}Fullprime: כניסה חדשה לחשבון שלכם".to_owned(),
            news: format!(
                "מישהו נכנס לחשבון הזה מדפדפן שלא נכנסו ממנו קודם.\n\n\
                 מתי: {at}\nרשת: {network}\nדפדפן: {browser}\n\nאם אלה הייתם אתם, אין צורך לעשות דבר."
            ),
            lead: "אם לא, נתקו את המכשיר כאן:",
            after: format!("אחר כך בחרו סיסמה חדשה, כי מישהו יודע את שלכם:\n{base}/forgot-password"),
        },
        Language::Spanish => Words {
            subject: "Fullprime: nuevo inicio de sesión en tu cuenta".to_owned(),
            news: format!(
                "Alguien ha iniciado sesión con un navegador que no se había usado con esta cuenta.\n\n\
                 Cuándo: {at}\nRed: {network}\nNavegador: {browser}\n\nSi has sido tú, no hay nada que hacer."
            ),
            lead: "Si no has sido tú, cierra esa sesión aquí:",
            after: format!(
                "Después elige una contraseña nueva, porque alguien conoce la tuya:\n{base}/forgot-password"
            ),
        },
    }
}

fn english(kind: Kind, opponent: Option<&str>, deadline: Option<Millis>) -> Words {
    let who = opponent.unwrap_or("your opponent");
    match kind {
        Kind::Confirm | Kind::NewDevice => Words {
            subject: "Fullprime: is this your address?".to_owned(),
            news: "Someone, hopefully you, wants to get mail about this account at this address.".to_owned(),
            lead: "Confirm it within three days:",
            after: "If that was not you, ignore this mail; nothing more will be sent here.".to_owned(),
        },
        Kind::Reset => Words {
            subject: "Fullprime: a new password".to_owned(),
            news: "Someone, hopefully you, has forgotten the password of this account.".to_owned(),
            lead: "Choose a new one within an hour:",
            after: "If that was not you, ignore this mail; the password stays the same.".to_owned(),
        },
        Kind::YourTurn => Words {
            subject: format!("Fullprime: your turn against {who}"),
            news: format!("It is your turn against {who}."),
            lead: "To the board:",
            after: deadline.map_or_else(String::new, |at| format!("Your time ends on {}.", day_and_time(at))),
        },
        Kind::Challenge => Words {
            subject: format!("Fullprime: {who} is waiting for you"),
            news: format!("A seat is reserved for you at a table against {who}."),
            lead: "See the table and take your seat:",
            after: String::new(),
        },
        Kind::Rematch => Words {
            subject: format!("Fullprime: {who} offers you a rematch"),
            news: format!("Your match is over, and {who} offers you a rematch."),
            lead: "See the offer:",
            after: deadline.map_or_else(String::new, |at| format!("The offer ends on {}.", day_and_time(at))),
        },
        Kind::MatchFound => Words {
            subject: format!("Fullprime: your match against {who} has begun"),
            news: format!("{who} has sat down at your table, and the match has begun."),
            lead: "To the board:",
            after: String::new(),
        },
    }
}

fn german(kind: Kind, opponent: Option<&str>, deadline: Option<Millis>) -> Words {
    let who = opponent.unwrap_or("deinen Gegner");
    match kind {
        Kind::Confirm | Kind::NewDevice => Words {
            subject: "Fullprime: Ist das deine Adresse?".to_owned(),
            news: "Jemand, hoffentlich du, möchte Mails zu diesem Konto an diese Adresse bekommen."
                .to_owned(),
            lead: "Bestätige sie innerhalb von drei Tagen:",
            after: "Warst du das nicht, dann ignoriere diese Mail; wir schicken nichts weiter hierher."
                .to_owned(),
        },
        Kind::Reset => Words {
            subject: "Fullprime: ein neues Passwort".to_owned(),
            news: "Jemand, hoffentlich du, hat das Passwort dieses Kontos vergessen.".to_owned(),
            lead: "Wähle innerhalb einer Stunde ein neues:",
            after: "Warst du das nicht, dann ignoriere diese Mail; das Passwort bleibt, wie es ist."
                .to_owned(),
        },
        Kind::YourTurn => Words {
            subject: format!("Fullprime: du bist am Zug gegen {who}"),
            news: format!("Du bist am Zug gegen {who}."),
            lead: "Zum Brett:",
            after: deadline
                .map_or_else(String::new, |at| format!("Deine Zeit endet am {}.", day_and_time(at))),
        },
        Kind::Challenge => Words {
            subject: format!("Fullprime: ein Platz gegen {who} ist für dich reserviert"),
            news: format!("An einem Tisch gegen {who} ist ein Platz für dich reserviert."),
            lead: "Sieh dir den Tisch an und setz dich:",
            after: String::new(),
        },
        Kind::Rematch => Words {
            subject: format!("Fullprime: {who} bietet dir eine Revanche an"),
            news: format!("Euer Match ist zu Ende, und {who} bietet dir eine Revanche an."),
            lead: "Zum Angebot:",
            after: deadline
                .map_or_else(String::new, |at| format!("Das Angebot gilt bis {}.", day_and_time(at))),
        },
        Kind::MatchFound => Words {
            subject: format!("Fullprime: dein Match gegen {who} hat begonnen"),
            news: format!(
                "An deinem Tisch hat sich jemand gesetzt: du spielst gegen {who}, und das Match hat begonnen."
            ),
            lead: "Zum Brett:",
            after: String::new(),
        },
    }
}

fn ukrainian(kind: Kind, opponent: Option<&str>, deadline: Option<Millis>) -> Words {
    let who = opponent.unwrap_or("суперник");
    match kind {
        Kind::Confirm | Kind::NewDevice => Words {
            subject: "Fullprime: це ваша адреса?".to_owned(),
            news: "Хтось, сподіваємося, ви, хоче отримувати на цю адресу листи про цей обліковий запис."
                .to_owned(),
            lead: "Підтвердьте її протягом трьох днів:",
            after: "Якщо це були не ви, нічого не робіть: сюди більше нічого не надійде.".to_owned(),
        },
        Kind::Reset => Words {
            subject: "Fullprime: новий пароль".to_owned(),
            news: "Хтось, сподіваємося, ви, не пам’ятає пароля цього облікового запису.".to_owned(),
            lead: "Оберіть новий протягом години:",
            after: "Якщо це були не ви, нічого не робіть: пароль лишиться таким, як є.".to_owned(),
        },
        Kind::YourTurn => Words {
            subject: format!("Fullprime: ваш хід, суперник: {who}"),
            news: format!("Зараз ваш хід у матчі, де ваш суперник: {who}."),
            lead: "До дошки:",
            after: deadline.map_or_else(String::new, |at| format!("Ваш час спливає {}.", day_and_time(at))),
        },
        Kind::Challenge => Words {
            subject: format!("Fullprime: для вас тримають місце, суперник: {who}"),
            news: format!("За столом для вас тримають місце; суперник: {who}."),
            lead: "Погляньте й сідайте:",
            after: String::new(),
        },
        Kind::Rematch => Words {
            subject: format!("Fullprime: {who} пропонує вам реванш"),
            news: format!("Ваш матч закінчено, і {who} пропонує вам реванш."),
            lead: "До пропозиції:",
            after: deadline.map_or_else(String::new, |at| format!("Пропозиція діє до {}.", day_and_time(at))),
        },
        Kind::MatchFound => Words {
            subject: format!("Fullprime: ваш матч почався, суперник: {who}"),
            news: format!("За ваш стіл сіли, і матч почався; ваш суперник: {who}."),
            lead: "До дошки:",
            after: String::new(),
        },
    }
}

fn hebrew(kind: Kind, opponent: Option<&str>, deadline: Option<Millis>) -> Words {
    let who = opponent.unwrap_or("היריב שלכם");
    match kind {
        Kind::Confirm | Kind::NewDevice => Words {
            subject: "\u{200F}Fullprime: האם זאת הכתובת שלכם?".to_owned(),
            news: "מישהו, אנחנו מקווים שאתם, רוצה לקבל לכתובת הזאת התראות על החשבון.".to_owned(),
            lead: "אשרו אותה בתוך שלושה ימים:",
            after: "אם לא אתם ביקשתם, אין צורך לעשות דבר; לא נשלח לכאן שום דבר נוסף.".to_owned(),
        },
        Kind::Reset => Words {
            subject: "\u{200F}Fullprime: סיסמה חדשה".to_owned(),
            news: "מישהו, אנחנו מקווים שאתם, שכח את הסיסמה של החשבון הזה.".to_owned(),
            lead: "בחרו סיסמה חדשה בתוך שעה:",
            after: "אם לא אתם ביקשתם, אין צורך לעשות דבר; הסיסמה לא תשתנה.".to_owned(),
        },
        Kind::YourTurn => Words {
            subject: format!("\u{200F}Fullprime: התור שלכם נגד {who}"),
            news: format!("עכשיו התור שלכם נגד {who}."),
            lead: "ללוח:",
            after: deadline.map_or_else(String::new, |at| format!("הזמן שלכם נגמר ב־{}.", day_and_time(at))),
        },
        Kind::Challenge => Words {
            subject: format!("\u{200F}Fullprime: {who} מחכה לכם"),
            news: format!("שמור לכם מקום ליד השולחן של {who}."),
            lead: "לשולחן:",
            after: String::new(),
        },
        Kind::Rematch => Words {
            subject: format!("\u{200F}Fullprime: {who} מציע לכם משחק גומלין"),
            news: format!("המאץ׳ שלכם הסתיים, ו{who} מציע לכם משחק גומלין."),
            lead: "להצעה:",
            after: deadline.map_or_else(String::new, |at| format!("ההצעה בתוקף עד {}.", day_and_time(at))),
        },
        Kind::MatchFound => Words {
            subject: format!("\u{200F}Fullprime: המאץ׳ שלכם נגד {who} התחיל"),
            news: format!("מישהו התיישב ליד השולחן שלכם: אתם משחקים נגד {who}, והמאץ׳ התחיל."),
            lead: "ללוח:",
            after: String::new(),
        },
    }
}

fn spanish(kind: Kind, opponent: Option<&str>, deadline: Option<Millis>) -> Words {
    let who = opponent.unwrap_or("tu rival");
    match kind {
        Kind::Confirm | Kind::NewDevice => Words {
            subject: "Fullprime: ¿es esta tu dirección?".to_owned(),
            news: "Alguien, esperamos que tú, quiere recibir en esta dirección los correos de esta cuenta."
                .to_owned(),
            lead: "Confírmala en un plazo de tres días:",
            after: "Si no has sido tú, no hagas nada; no enviaremos nada más aquí.".to_owned(),
        },
        Kind::Reset => Words {
            subject: "Fullprime: una contraseña nueva".to_owned(),
            news: "Alguien, esperamos que tú, ha olvidado la contraseña de esta cuenta.".to_owned(),
            lead: "Elige una nueva en el plazo de una hora:",
            after: "Si no has sido tú, no hagas nada; la contraseña no cambia.".to_owned(),
        },
        Kind::YourTurn => Words {
            subject: format!("Fullprime: te toca jugar contra {who}"),
            news: format!("Te toca jugar contra {who}."),
            lead: "Ir al tablero:",
            after: deadline
                .map_or_else(String::new, |at| format!("Tu tiempo acaba el {}.", day_and_time(at))),
        },
        Kind::Challenge => Words {
            subject: format!("Fullprime: {who} te espera"),
            news: format!("Tienes un sitio reservado en una mesa de {who}."),
            lead: "Míralo y siéntate:",
            after: String::new(),
        },
        Kind::Rematch => Words {
            subject: format!("Fullprime: {who} te ofrece la revancha"),
            news: format!("Vuestro match ha terminado y {who} te ofrece la revancha."),
            lead: "Ver la oferta:",
            after: deadline
                .map_or_else(String::new, |at| format!("La oferta acaba el {}.", day_and_time(at))),
        },
        Kind::MatchFound => Words {
            subject: format!("Fullprime: tu match contra {who} ha empezado"),
            news: format!("Alguien se ha sentado a tu mesa: juegas contra {who}, y el match ha empezado."),
            lead: "Ir al tablero:",
            after: String::new(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notices_show_the_way_out_and_links_lead_to_pages() {
        let about = About::Match {
            id: "abc".to_owned(),
            opponent: Some("berta".to_owned()),
            deadline: Some(Millis(0)),
        };
        for language in Language::ALL {
            let notice = write(Kind::YourTurn, language, "anna", &about, "https://play.test", "out");
            for part in
                ["anna", "berta", "https://play.test/match/abc\n", "/unsubscribe?token=out\n", "1970-01-01"]
            {
                assert!(notice.text.contains(part), "{part}: {}", notice.text);
            }
            assert!(!notice.subject.contains('\n'));
            let link = About::Link("t0".to_owned());
            for (kind, page) in [(Kind::Confirm, "confirm-mail"), (Kind::Reset, "reset-password")] {
                let letter = write(kind, language, "anna", &link, "https://play.test", "out");
                assert!(
                    letter.text.contains(&format!("https://play.test/{page}?token=t0\n")),
                    "{}",
                    letter.text
                );
                assert!(!letter.text.contains("unsubscribe"), "{}", letter.text);
            }
        }
    }
}
