//! The fingerprint of a match, which is equal in files of any format: the rolls, the plays, the cube and the final
//! score. Pure.
//!
//! Names are left out, because programs write them differently, and so is the order of the sides. A short match could
//! equal another one by chance, so for short ones the names and the day count too.

use play::{CubeAction, GameAction};
use records::Transcript;
use rules::Side;
use sha2::{Digest as _, Sha256};
use store::own_names::folded;
use wire::Millis;

/// The number of plays from which two different matches are practically never equal by chance.
const ENOUGH_PLAYS: usize = 12;
const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

/// The fingerprint of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Fingerprint {
    /// Equal for the same plays, cube and score, 32 hexadecimal digits.
    pub(crate) content: String,
    /// Equal for the same match. For a short match the names and the day count too.
    pub(crate) of_match: String,
    /// The number of checker plays.
    plays: usize,
}

impl Fingerprint {
    /// Returns true if two different matches practically never have this content by chance.
    pub(crate) fn is_long(&self) -> bool {
        self.plays >= ENOUGH_PLAYS
    }

    /// Returns the content, unless nothing was played.
    pub(crate) fn content(&self) -> Option<&str> {
        (self.plays > 0).then_some(self.content.as_str())
    }
}

/// Returns the fingerprint of a match.
pub(crate) fn fingerprint_match(transcript: &Transcript) -> Fingerprint {
    let mut hash = Sha256::new();
    hash.update(transcript.length.map_or(0, rules::MatchLength::points).to_le_bytes());
    let mut plays = 0;
    // The side that acts first is "the first side" in all games, however the file names it.
    let first = transcript.games.iter().flat_map(|game| &game.actions).map(side).next();
    for game in &transcript.games {
        hash.update(b"game");
        for action in &game.actions_to_result() {
            plays += usize::from(!matches!(action, GameAction::Cube { .. }));
            put_action(&mut hash, action, first);
        }
    }
    // A file without the result of its last game must not count as the complete match. Some programs write what the
    // winner needed, others all points of the last game.
    let most = transcript.length.map_or(u32::MAX, |length| length.points().into());
    let score = transcript.score().map(|points| points.min(most));
    let (one, other) =
        if first == Some(Side::Black) { (score.black, score.white) } else { (score.white, score.black) };
    hash.update(one.to_le_bytes());
    hash.update(other.to_le_bytes());
    let content = hexadecimal(hash.clone());
    if plays < ENOUGH_PLAYS {
        let mut names = [folded(&transcript.players.white), folded(&transcript.players.black)];
        names.sort();
        hash.update(names.join("\n"));
        // Formats write the same day in different ways.
        match day(transcript) {
            Some(day) => hash.update(day.0.to_string()),
            None => hash.update(transcript.about.date.trim()),
        }
    }
    Fingerprint { content, of_match: hexadecimal(hash), plays }
}

fn put_action(hash: &mut Sha256, action: &GameAction, first: Option<Side>) {
    hash.update([u8::from(Some(side(action)) == first)]);
    match action {
        GameAction::Cube { action, .. } => hash.update([match action {
            CubeAction::Double => b'd',
            CubeAction::Take => b't',
            CubeAction::Pass => b'p',
            CubeAction::Beaver => b'b',
            CubeAction::Raccoon => b'r',
        }]),
        GameAction::Play { roll, play, .. } => {
            let [one, two] = roll.dice();
            hash.update([b'm', one.pips().max(two.pips()), one.pips().min(two.pips())]);
            // The net change is the same, however a program splits the moves.
            let mut change = [0_i8; 26];
            let mut hits = 0_u8;
            for step in play.moves() {
                change[usize::from(step.from.pips())] -= 1;
                change[usize::from(step.to.pips())] += 1;
                hits += u8::from(step.hit);
            }
            hash.update(change.map(i8::to_le_bytes).concat());
            hash.update([hits]);
        }
        GameAction::IllegalPlay { roll, after, .. } => {
            let [one, two] = roll.dice();
            // Formats keep the dice of a play in different orders.
            hash.update([b'i', one.pips().max(two.pips()), one.pips().min(two.pips())]);
            hash.update(after.to_checkers().own);
            hash.update(after.to_checkers().opponent);
        }
    }
}

fn hexadecimal(hash: Sha256) -> String {
    hash.finalize().iter().take(16).map(|byte| format!("{byte:02x}")).collect()
}

/// Returns the side that acts.
pub(crate) fn side(action: &GameAction) -> Side {
    match action {
        GameAction::Cube { side, .. }
        | GameAction::Play { side, .. }
        | GameAction::IllegalPlay { side, .. } => *side,
    }
}

/// Returns the day of a match as its file states it, at 00:00 UTC. Returns `None` if there is no day, or if it could be
/// read in two ways.
pub(crate) fn day(transcript: &Transcript) -> Option<Millis> {
    let text = transcript.about.date.trim();
    let text = text.split([' ', 'T']).next()?;
    let parts: Vec<&str> = text.split(['.', '-', '/']).collect();
    let [first, second, third] = parts[..] else { return None };
    let number = |text: &str| text.parse::<i64>().ok();
    let (year, month, day) = if first.len() == 4 {
        (number(first)?, number(second)?, number(third)?)
    } else if third.len() == 4 && text.contains('.') {
        (number(third)?, number(second)?, number(first)?)
    } else {
        return None;
    };
    let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let last = match month {
        2 => 28 + i64::from(is_leap),
        4 | 6 | 9 | 11 => 30,
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        _ => return None,
    };
    if !(1900..=2200).contains(&year) || !(1..=last).contains(&day) {
        return None;
    }
    Some(Millis(days(year, month, day) * DAY_MS))
}

/// Returns the number of days from 1970-01-01 to a day of the Gregorian calendar.
pub(crate) fn days(year: i64, month: i64, day: i64) -> i64 {
    // Years begin with March, so that a leap day is the last day of a year. 400 years have 146,097 days.
    let year = if month <= 2 { year - 1 } else { year };
    let month_from_march = (month + 9) % 12;
    let day_of_year = (153 * month_from_march + 2) / 5 + day - 1;
    let (era, year_of_era) = (year.div_euclid(400), year.rem_euclid(400));
    era * 146_097 + year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year - 719_468
}

#[cfg(test)]
mod tests {
    use records::transcript::About;

    use super::*;

    const ROWS: &str = "  1) 31: 8/5 6/5                 52: 13/8 24/22\n  2) 64: 24/14                   66: 24/18 22/16 13/7 13/7\n\
        \u{20} 3) 21: 13/11 6/5               33: 8/5(2) 6/3(2)\n";

    fn transcript(white: &str, rows: &str) -> Transcript {
        let text = format!(" 5 point match\n\n Game 1\n {white} : 0                 Bert : 0\n{rows}");
        records::mat::MatMatch::read(&text, records::Reading::Tolerant).unwrap().transcript
    }

    #[test]
    fn the_same_match_has_one_fingerprint_in_every_format() {
        let mat = transcript("Anna", ROWS);
        let sgf = Transcript::from_sgf(&mat.to_sgf().unwrap()).unwrap();
        assert_eq!(fingerprint_match(&mat), fingerprint_match(&sgf));
        let split = transcript("anna ", &ROWS.replace("24/14", "24/18 18/14"));
        assert_eq!(fingerprint_match(&mat), fingerprint_match(&split));
    }

    #[test]
    fn points_beyond_the_length_and_an_unanswered_double_make_no_other_match() {
        let of_end = |rows: &str| {
            let text = format!(" 1 point match\n\n Game 1\n Anna : 0                 Bert : 0\n{ROWS}{rows}");
            fingerprint_match(&Transcript::from_mat(&text).unwrap()).content
        };
        // A gammon that was resigned counts 2, of which the winner needed 1.
        assert_eq!(of_end("      Wins 2 points\n"), of_end("      Wins 1 point\n"));
        let rows = format!("{ROWS}  4)  Doubles => 2\n");
        let mut left = transcript("Anna", &rows);
        let end = records::transcript::TranscriptEnd {
            winner: Side::White,
            points: 1,
            how: play::GameEnding::Left,
        };
        left.games[0].end = Some(end);
        assert!(matches!(left.games[0].actions.last(), Some(GameAction::Cube { .. })));
        let written = Transcript::from_mat(&left.to_mat().unwrap()).unwrap();
        assert_eq!(written.games[0].actions.len() + 1, left.games[0].actions.len());
        assert_eq!(fingerprint_match(&written).content, fingerprint_match(&left).content);
    }

    #[test]
    fn a_match_with_an_illegal_play_has_one_fingerprint_in_every_format() {
        // The file has the dice of the illegal play with the smaller one first.
        for illegal in ["16: 13/5", "61: 13/5", "25: 13/8 6/5"] {
            let rows = format!("{ROWS}  4) {illegal}                  52: 13/11 13/8\n");
            let mat = transcript("Anna", &rows);
            assert!(mat.has_illegal_plays(), "{illegal}");
            for file in [mat.to_xg(&[]), mat.to_ogxm(&[])] {
                let read = records::Import::read(&file, records::Reading::Tolerant).unwrap();
                assert!(read.transcript.has_illegal_plays(), "{illegal}");
                assert_eq!(
                    fingerprint_match(&read.transcript),
                    fingerprint_match(&mat),
                    "{illegal} {:?}",
                    read.format
                );
            }
        }
    }

    #[test]
    fn the_day_of_a_short_match_counts_however_it_is_written() {
        let on = |date: &str| {
            let mut one = transcript("Anna", "  1) 31: 8/5 6/5                 52: 13/8 24/22\n");
            one.about = About { date: date.to_owned(), ..About::default() };
            fingerprint_match(&one).of_match
        };
        assert_eq!(on("2024.08.05"), on("2024-08-05"));
        assert_ne!(on("2024.08.05"), on("2024-08-06"));
    }

    #[test]
    fn another_roll_play_or_player_makes_another_match() {
        let mat = transcript("Anna", ROWS);
        for other in [
            transcript("Clara", ROWS),
            transcript("Anna", &ROWS.replace("13/11 6/5", "13/10")),
            transcript("Anna", &ROWS.replace("21: 13/11 6/5", "11: 24/22 6/5(2)")),
        ] {
            assert_ne!(fingerprint_match(&mat).of_match, fingerprint_match(&other).of_match);
        }
    }

    #[test]
    fn a_day_is_read_only_where_it_can_be_read_in_one_way() {
        let day_of = |date: &str| {
            let mut one = transcript("Anna", ROWS);
            one.about = About { date: date.to_owned(), ..About::default() };
            day(&one).map(|at| at.0 / DAY_MS)
        };
        assert_eq!(day_of("1970.01.02"), Some(1));
        assert_eq!(day_of("2000-02-29"), Some(11_016));
        assert_eq!(day_of("05.08.2024"), day_of("2024-08-05"));
        for none in ["", "2023-02-29", "05/08/2024", "2024.13.01", "2024", "yesterday", "0000-00-00"] {
            assert_eq!(day_of(none), None, "{none}");
        }
    }
}
