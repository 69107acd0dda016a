//! Writes mails. Pure functions.

use texts::{Language, mails};
use wire::Millis;

/// A mail as its reader sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Letter {
    pub(super) subject: String,
    pub(super) text: String,
}

/// The subject matter of a mail.
#[derive(Debug, Clone)]
pub(super) enum About {
    /// The token of the link that confirms an address.
    Confirm(String),
    /// The token of the link to a new password.
    Reset(String),
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
        news: News,
    },
}

/// The news about a match, with the deadline of the reader's answer if there is one.
#[derive(Debug, Clone, Copy)]
pub(super) enum News {
    YourTurn(Option<Millis>),
    Challenge,
    Rematch(Option<Millis>),
    MatchFound,
}

/// Writes a mail. `base` is the site's base URL.
pub(super) fn write(language: Language, name: &str, about: &About, base: &str, unsubscribe: &str) -> Letter {
    let mut deadline = None;
    let (subject, text) = match about {
        About::Confirm(token) => {
            let link = format!("{base}/confirm-mail?token={token}");
            (mails::confirm::subject(), mails::confirm::text(name, link))
        }
        About::Reset(token) => {
            let link = format!("{base}/reset-password?token={token}");
            (mails::reset::subject(), mails::reset::text(name, link))
        }
        About::SignIn { token, browser, network, at } => {
            let (link, password) =
                (format!("{base}/end-sign-in?token={token}"), format!("{base}/forgot-password"));
            let text = mails::sign_in::text(name, at.0, network, plain(browser), link, password);
            (mails::sign_in::subject(), text)
        }
        About::Match { id, opponent, news } => {
            let who = opponent.clone().unwrap_or_else(|| mails::opponent().in_language(language));
            let link = format!("{base}/match/{id}");
            match news {
                News::YourTurn(until) => {
                    deadline = until.map(|at| mails::your_turn::deadline(at.0));
                    (mails::your_turn::subject(&who), mails::your_turn::text(name, &who, link))
                }
                News::Challenge => {
                    (mails::challenge::subject(&who), mails::challenge::text(name, &who, link))
                }
                News::Rematch(until) => {
                    deadline = until.map(|at| mails::rematch::deadline(at.0));
                    (mails::rematch::subject(&who), mails::rematch::text(name, &who, link))
                }
                News::MatchFound => {
                    (mails::match_found::subject(&who), mails::match_found::text(name, &who, link))
                }
            }
        }
    };
    let mut text = text.in_language(language) + "\n";
    if let Some(deadline) = deadline {
        text.push_str(&format!("\n{}\n", deadline.in_language(language)));
    }
    if matches!(about, About::Match { .. }) {
        let way_out = mails::unsubscribe(format!("{base}/unsubscribe?token={unsubscribe}"));
        text.push_str(&format!("\n-- \n{}\n", way_out.in_language(language)));
    }
    Letter { subject: subject.in_language(language), text }
}

/// Returns the browser's description of itself as one short line of printable ASCII.
fn plain(browser: &str) -> String {
    let text: String = browser.chars().filter(|c| c.is_ascii_graphic() || *c == ' ').take(120).collect();
    if text.trim().is_empty() { "?".to_owned() } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notices_show_the_way_out_and_links_lead_to_pages() {
        let about = About::Match {
            id: "abc".to_owned(),
            opponent: Some("berta".to_owned()),
            news: News::YourTurn(Some(Millis(0))),
        };
        for language in Language::all() {
            let notice = write(*language, "anna", &about, "https://play.test", "out");
            for part in
                ["anna", "berta", "https://play.test/match/abc\n", "/unsubscribe?token=out\n", "1970-01-01"]
            {
                assert!(notice.text.contains(part), "{part}: {}", notice.text);
            }
            assert!(!notice.subject.contains('\n'));
            for (about, page) in [
                (About::Confirm("t0".to_owned()), "confirm-mail"),
                (About::Reset("t0".to_owned()), "reset-password"),
            ] {
                let letter = write(*language, "anna", &about, "https://play.test", "out");
                assert!(
                    letter.text.contains(&format!("https://play.test/{page}?token=t0\n")),
                    "{}",
                    letter.text
                );
                assert!(!letter.text.contains("unsubscribe"), "{}", letter.text);
            }
        }
    }

    #[test]
    fn the_parts_of_a_mail_are_separate_paragraphs() {
        let about = About::Match {
            id: "abc".to_owned(),
            opponent: None,
            news: News::Rematch(Some(Millis(1_800_000_000_000))),
        };
        let letter = write(Language::ENGLISH, "anna", &about, "https://play.test", "out");
        assert_eq!(letter.subject, "Fullprime: your opponent offers you a rematch");
        assert_eq!(
            letter.text,
            "Hello anna,\n\n\
             Your match is over, and your opponent offers you a rematch.\n\n\
             See the offer:\nhttps://play.test/match/abc\n\n\
             The offer ends on 2027-01-15 08:00 UTC.\n\n\
             -- \nNo more mails of this kind:\nhttps://play.test/unsubscribe?token=out\n"
        );
    }
}
