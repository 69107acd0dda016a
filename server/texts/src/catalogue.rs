//! The embedded catalogues, and how a message becomes a sentence.

use std::{borrow::Cow, sync::OnceLock};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle, types::FluentNumber};
use languages::Language;
use moment::Millis;

use crate::{Param, dates};

/// One file of a language.
struct Room {
    language: &'static str,
    /// The first word of the ids in it.
    name: &'static str,
    source: &'static str,
    /// The parsed file. It is made when its first message is rendered.
    parsed: OnceLock<FluentBundle<FluentResource>>,
}

impl Room {
    const fn new(language: &'static str, name: &'static str, source: &'static str) -> Room {
        Room { language, name, source, parsed: OnceLock::new() }
    }
}

include!(concat!(env!("OUT_DIR"), "/catalogues.rs"));

/// Renders a message, such as `refusals-club_full`. Times are in UTC.
///
/// A message that the language lacks is rendered in English. An id that is unknown in English too is returned itself.
pub(crate) fn render(language: Language, id: &str, params: &[(&str, Param)]) -> String {
    let room = id.split('-').next().unwrap_or_default();
    let mut args = FluentArgs::with_capacity(params.len());
    for (name, value) in params {
        match value {
            Param::Number(number) => args.set(*name, *number),
            Param::Text(text) => args.set(*name, text.as_str()),
        }
    }
    [language, Language::ENGLISH]
        .into_iter()
        .find_map(|language| rendered(language, room, id, &args))
        .unwrap_or_else(|| id.to_owned())
}

fn rendered(language: Language, room: &str, id: &str, args: &FluentArgs<'_>) -> Option<String> {
    let room = ROOMS.iter().find(|one| one.language == language.code() && one.name == room)?;
    let bundle = room.parsed.get_or_init(|| parse(room));
    let pattern = bundle.get_message(id)?.value()?;
    Some(bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
}

/// Parses a room. What is wrong with a text, a test says; here it is left out.
fn parse(room: &Room) -> FluentBundle<FluentResource> {
    let locales = room.language.parse().into_iter().collect();
    let mut bundle = FluentBundle::new_concurrent(locales);
    // Names of players stand between Latin words in most languages; texts that need it say ISOLATE.
    bundle.set_use_isolating(false);
    let resource = FluentResource::try_new(room.source.to_owned()).unwrap_or_else(|(resource, _)| resource);
    bundle.add_resource_overriding(resource);
    let added = [
        bundle.add_function("NUMBER", |values, _| values.first().cloned().unwrap_or(FluentValue::Error)),
        bundle.add_function("DATETIME", datetime),
        bundle.add_function("ISOLATE", isolate),
    ];
    debug_assert!(added.iter().all(Result::is_ok));
    bundle
}

/// Writes a time in UTC, as a day alone if the text asks for no `timeStyle`.
fn datetime<'a>(values: &[FluentValue<'a>], options: &FluentArgs<'_>) -> FluentValue<'a> {
    let Some(FluentValue::Number(FluentNumber { value, .. })) = values.first() else {
        return FluentValue::Error;
    };
    #[expect(clippy::cast_possible_truncation, reason = "a time in milliseconds is far below 2^53")]
    let at = Millis(*value as i64);
    let written = if options.get("timeStyle").is_some() { dates::day_and_time(at) } else { dates::day(at) };
    FluentValue::String(written.into())
}

/// Keeps the order of a name in a language that is written from right to left.
fn isolate<'a>(values: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    let inner: Cow<'_, str> = match values.first() {
        Some(FluentValue::String(text)) => text.clone(),
        Some(FluentValue::Number(number)) => number.as_string(),
        _ => return FluentValue::Error,
    };
    FluentValue::String(format!("\u{2068}{inner}\u{2069}").into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{USED, game, refusals};

    #[test]
    fn every_file_is_valid() {
        for room in &ROOMS {
            if let Err((_, errors)) = FluentResource::try_new(room.source.to_owned()) {
                panic!("texts/{}: {}: {errors:?}", room.language, room.name);
            }
        }
    }

    #[test]
    fn every_text_can_be_shown_in_every_language() {
        for (room, texts) in USED {
            for (code, arguments) in *texts {
                let id = format!("{room}-{code}");
                let args: FluentArgs<'_> = arguments
                    .iter()
                    .map(|(name, kind)| {
                        let value = if *kind == "string" { "Anna".into() } else { FluentValue::from(3) };
                        (*name, value)
                    })
                    .collect();
                for language in Language::all() {
                    let Some(room) =
                        ROOMS.iter().find(|one| one.language == language.code() && one.name == *room)
                    else {
                        continue;
                    };
                    let bundle = room.parsed.get_or_init(|| parse(room));
                    let Some(message) = bundle.get_message(&id) else {
                        assert_ne!(*language, Language::ENGLISH, "{id} is missing");
                        continue;
                    };
                    let mut errors = Vec::new();
                    let text = bundle.format_pattern(message.value().unwrap(), Some(&args), &mut errors);
                    assert!(errors.is_empty() && !text.is_empty(), "{language:?}: {id}: {errors:?}");
                }
            }
        }
    }

    #[test]
    fn a_refusal_is_a_sentence() {
        for (code, _) in refusals::ALL {
            let english = render(Language::ENGLISH, &format!("refusals-{code}"), &[]);
            assert!(english.ends_with(['.', '?', '}']), "{code}: {english}");
        }
    }

    #[test]
    fn each_language_has_a_folder() {
        let mut folders: Vec<_> = ROOMS.iter().map(|room| room.language).collect();
        folders.dedup();
        let codes: Vec<_> = Language::all().iter().map(|language| language.code()).collect();
        assert_eq!(folders, codes);
    }

    #[test]
    fn numbers_names_and_times_are_rendered() {
        assert_eq!(refusals::from_to(1_000, 25_000_u64).to_string(), "From 1000 to 25000.");
        let blocked = refusals::address_blocked_until(1_800_000_000_000).to_string();
        assert!(blocked.contains("until 2027-01-15 08:00 UTC"), "{blocked}");
        let wait = refusals::too_many_requests(1_u8);
        assert_eq!(wait.to_string(), "Too many attempts. Try again in 1 second.");
        assert_eq!(render(Language::ENGLISH, "refusals-nothing", &[]), "refusals-nothing");
        let [de, uk, he] = ["de", "uk", "he"].map(|code| Language::from_code(code).unwrap());
        assert_eq!(game::format::points(7).in_language(de), "Match bis 7 Punkte");
        assert_eq!(game::format::points(21).in_language(uk), "Матч до 21 очка");
        assert_eq!(game::format::points(2).in_language(he), "מאץ׳ לשתי נקודות");
    }
}
