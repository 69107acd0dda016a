//! Headers such as `; [Event "Club night"]` and other lines that begin with a semicolon, the length of the match, and
//! the lines that begin a game.

use rules::{BySide, MatchLength};

use crate::transcript::{About, Transcript};

/// The headers that have a field in the transcript, as this crate writes them.
pub(super) const EVENT: &str = "Event";
pub(super) const ROUND: &str = "Round";
pub(super) const DATE: &str = "EventDate";
pub(super) const TIME: &str = "EventTime";
pub(super) const PLACE: &str = "Site";
pub(super) const ANNOTATOR: &str = "Transcriber";
pub(super) const WHITE_RATING: &str = "Player 1 Elo";
pub(super) const BLACK_RATING: &str = "Player 2 Elo";
pub(super) const CRAWFORD: &str = "Crawford";
pub(super) const JACOBY: &str = "Jacoby";
/// The value of `Site` in the files of Backgammon Galaxy.
pub(super) const GALAXY: &str = "BackgammonGalaxy";
/// The prefix of a comment on an action, as in `after action 7: `.
pub(super) const AFTER_ACTION: &str = "after action ";

/// Returns the name and value of a header such as `; [Event "Club night"]`.
pub(super) fn header(line: &str) -> Option<(&str, &str)> {
    let inside = line.trim_start_matches(';').trim().strip_prefix('[')?.strip_suffix(']')?;
    let (name, value) = inside.split_once('"')?;
    Some((name.trim(), value.strip_suffix('"').unwrap_or(value).trim()))
}

/// Returns the text of a comment line, without its marks and the spaces around it.
pub(super) fn comment_text(line: &str) -> &str {
    line.trim_start_matches(|first: char| matches!(first, ';' | '#') || first.is_whitespace()).trim_end()
}

/// Returns true if a header names another game than backgammon.
fn is_other_variant(name: &str, value: &str) -> bool {
    name.trim() == "Variation"
        && !matches!(value.trim().to_ascii_lowercase().as_str(), "backgammon" | "standard" | "")
}

/// Returns true if the value of a header means `On`.
fn is_on(value: &str) -> bool {
    matches!(value.to_ascii_lowercase().as_str(), "on" | "yes" | "true" | "1")
}

/// Reads a line that begins with a semicolon and comes before the first game.
///
/// # Errors
/// Returns the variant if the match is not backgammon.
pub(super) fn read_header(
    transcript: &mut Transcript,
    first_player: &mut String,
    line: &str,
) -> Result<(), String> {
    let Some((name, value)) = header(line) else {
        let said = comment_text(line);
        if !said.is_empty() {
            transcript.about.add_comment(said);
        }
        return Ok(());
    };
    let About { event, round, date, time, place, annotator, white_rating, black_rating, other, .. } =
        &mut transcript.about;
    let field = match name {
        EVENT => event,
        ROUND => round,
        DATE => date,
        TIME => time,
        PLACE => place,
        ANNOTATOR | "Annotator" => annotator,
        WHITE_RATING => white_rating,
        BLACK_RATING => black_rating,
        CRAWFORD => {
            transcript.crawford = is_on(value);
            return Ok(());
        }
        JACOBY => {
            transcript.jacoby = is_on(value);
            return Ok(());
        }
        _ if is_other_variant(name, value) => return Err(value.to_owned()),
        // The name shows which player has which rating. It is not needed otherwise, because the names are also
        // above each game.
        "Player 1" => {
            value.clone_into(first_player);
            return Ok(());
        }
        "Player 2" => return Ok(()),
        _ => {
            other.push((name.to_owned(), value.to_owned()));
            return Ok(());
        }
    };
    value.clone_into(field);
    if name == DATE {
        *field = hyphenated(value);
    }
    Ok(())
}

/// Returns a date such as `2024.08.05` as `2024-08-05`, the form that SGF uses, and other texts unchanged.
fn hyphenated(date: &str) -> String {
    let is_date = matches!(date.as_bytes(), [_, _, _, _, b'.', _, _, b'.', _, _])
        && date.bytes().all(|byte| byte == b'.' || byte.is_ascii_digit());
    if is_date { date.replace('.', "-") } else { date.to_owned() }
}

/// Returns a date such as `2024-08-05` as `2024.08.05`, and other texts unchanged.
fn dotted(date: &str) -> String {
    let is_date = matches!(date.as_bytes(), [_, _, _, _, b'-', _, _, b'-', _, _]);
    if is_date { date.replace('-', ".") } else { date.to_owned() }
}

/// Returns the headers of a match, one on each line.
pub(super) fn write(transcript: &Transcript) -> String {
    let about = &transcript.about;
    let mut text = String::new();
    let plain = |text: &str| -> String {
        text.chars().map(|one| if one.is_control() || one == '"' { '\'' } else { one }).collect()
    };
    let mut put = |name: &str, value: &str| {
        if !value.is_empty() {
            text.push_str(&format!("; [{} \"{}\"]\n", plain(name), plain(value)));
        }
    };
    for (name, value) in [
        (PLACE, &about.place),
        (EVENT, &about.event),
        (ROUND, &about.round),
        (WHITE_RATING, &about.white_rating),
        (BLACK_RATING, &about.black_rating),
        (DATE, &dotted(&about.date)),
        (TIME, &about.time),
        (ANNOTATOR, &about.annotator),
    ] {
        put(name, value);
    }
    // The match is backgammon, even if a header of its source says otherwise.
    for (name, value) in about.other.iter().filter(|(name, value)| !is_other_variant(name, value)) {
        put(name, value);
    }
    if transcript.length.is_some() && !transcript.crawford {
        put(CRAWFORD, "Off");
    }
    if transcript.length.is_none() && transcript.jacoby {
        put(JACOBY, "On");
    }
    for line in about.comment.lines().map(comment_text).filter(|line| !line.is_empty()) {
        // A comment in square brackets would be read as a header, so it gets round ones.
        let line =
            if header(line).is_some() { line.replace('[', "(").replace(']', ")") } else { line.to_owned() };
        text.push_str(&format!("; {line}\n"));
    }
    if !text.is_empty() {
        text.push('\n');
    }
    text
}

/// Returns the length of `5 point match`, or `Some(None)` for `0 point match`.
pub(super) fn read_length(line: &str) -> Option<Option<MatchLength>> {
    let words: Vec<&str> = line.split_whitespace().take(4).collect();
    match words.as_slice() {
        [points, point, game, ..] => {
            let is_match = matches!(point.to_ascii_lowercase().as_str(), "point" | "points")
                && game.to_ascii_lowercase().starts_with("match");
            is_match.then(|| points.parse().ok().map(MatchLength::new))?
        }
        _ => None,
    }
}

/// Returns the number of a line such as `Game 3`.
pub(super) fn game_number(line: &str) -> Option<usize> {
    line.trim().strip_prefix("Game ")?.trim().parse().ok()
}

/// Returns both names and their points from a line such as `Anna : 0   Bob : 0`.
pub(super) fn read_names(line: &str) -> Option<(BySide<String>, BySide<u32>)> {
    let named = |text: &str| {
        let (name, points) = text.rsplit_once(':')?;
        Some((name.trim().to_owned(), points.trim().parse::<u32>().ok()?))
    };
    // The left part ends with its points. The right part begins after two or more spaces; in some files after one
    // space or a tab.
    ["  ", " ", "\t"].into_iter().find_map(|gap| {
        line.match_indices(gap).take(NAME_GAPS_MAX).find_map(|(at, _)| {
            let (left, right) = line.split_at(at);
            let ((white, white_points), (black, black_points)) = (named(left)?, named(right)?);
            Some((BySide { white, black }, BySide { white: white_points, black: black_points }))
        })
    })
}

/// The maximum number of gaps that are tried in a line of names. Each try scans the line.
const NAME_GAPS_MAX: usize = 400;
