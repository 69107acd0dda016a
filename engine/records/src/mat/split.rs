//! Finds the matches of a text that holds several, one after the other. Some programs append each match to one file.

use std::borrow::Cow;

use rules::BySide;

use super::head::{game_number, header, read_length, read_names};

/// The lines of a text, with the offset of each.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    text.split_inclusive('\n').map(move |line| {
        let from = at;
        at += line.len();
        (from, line.trim_start_matches('\u{feff}').trim())
    })
}

/// The place at which another match begins.
struct Start<'a> {
    at: usize,
    /// The line with the length of the match before, if the new match has no such line itself.
    length: Option<&'a str>,
}

/// Returns the text of each match, or the whole text if it holds at most one. A match begins with its length, or with
/// `Game 1` and other names; its headers belong to it.
pub fn matches(text: &str) -> Vec<Cow<'_, str>> {
    let starts = starts(text);
    if starts.is_empty() {
        return vec![Cow::Borrowed(text)];
    }
    let ends = starts.iter().map(|start| start.at).chain([text.len()]);
    let begins =
        [Start { at: 0, length: None }].into_iter().chain(starts.iter().map(|start| Start { ..*start }));
    let part = |(Start { at, length }, end): (Start<'_>, usize)| match length {
        Some(length) => Cow::Owned(format!(" {length}\n\n{}", &text[at..end])),
        None => Cow::Borrowed(&text[at..end]),
    };
    begins.zip(ends).map(part).collect()
}

fn starts(text: &str) -> Vec<Start<'_>> {
    let mut starts = Vec::new();
    let mut players: Option<[String; 2]> = None;
    let mut length = None;
    // The first header since the last row, and a length after the first game with the place where its headers begin.
    let (mut headers, mut later) = (None, None);
    let mut title = None;
    for (at, line) in lines(text) {
        if let Some((title_at, number)) = title {
            if line.is_empty() {
                continue;
            }
            title = None;
            let names = read_names(line).map(|(names, _)| without_ratings(&names));
            if let Some((from, stated)) = later.take() {
                if number == 1 || length.and_then(read_length) != read_length(stated) {
                    starts.push(Start { at: from, length: None });
                    length = Some(stated);
                }
            } else if let (Some(before), Some(now), 1) = (&players, &names, number)
                && now.iter().any(|name| !before.contains(name))
            {
                starts.push(Start { at: headers.unwrap_or(title_at), length });
            }
            players = names.or(players);
            headers = None;
        } else if line.starts_with([';', '#']) {
            if header(line).is_some() {
                headers.get_or_insert(at);
            }
        } else if read_length(line).is_some() {
            match players {
                Some(_) => later = Some((headers.unwrap_or(at), line)),
                None => length = Some(line),
            }
        } else if let Some(number) = game_number(line) {
            title = Some((at, number));
        } else if !line.is_empty() {
            headers = None;
        }
    }
    starts
}

/// Returns the names without ratings after a comma, which change from game to game.
fn without_ratings(names: &BySide<String>) -> [String; 2] {
    [&names.white, &names.black]
        .map(|name| name.rsplit_once(',').map_or(name.as_str(), |(name, _)| name).trim().to_owned())
}
