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

/// Returns the fingerprint of a match, 32 hexadecimal digits.
pub(crate) fn of(transcript: &Transcript) -> String {
    let mut hash = Sha256::new();
    hash.update(transcript.length.map_or(0, rules::MatchLength::points).to_le_bytes());
    let mut plays = 0;
    // The side that acts first is "the first side" in all games, however the file names it.
    let first = transcript.games.iter().flat_map(|game| &game.actions).map(side).next();
    for game in &transcript.games {
        hash.update(b"game");
        for action in &game.actions {
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
                    plays += 1;
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
                    plays += 1;
                    let [one, two] = roll.dice();
                    hash.update([b'i', one.pips(), two.pips()]);
                    hash.update(after.to_checkers().own);
                    hash.update(after.to_checkers().opponent);
                }
            }
        }
    }
    // A file without the result of its last game must not count as the complete match.
    let score = transcript.score();
    let (one, other) =
        if first == Some(Side::Black) { (score.black, score.white) } else { (score.white, score.black) };
    hash.update(one.to_le_bytes());
    hash.update(other.to_le_bytes());
    if plays < ENOUGH_PLAYS {
        let mut names = [folded(&transcript.players.white), folded(&transcript.players.black)];
        names.sort();
        hash.update(names.join("\n"));
        hash.update(transcript.about.date.trim());
    }
    hash.finalize().iter().take(16).map(|byte| format!("{byte:02x}")).collect()
}

fn side(action: &GameAction) -> Side {
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
        Transcript::from_mat(&text).unwrap()
    }

    #[test]
    fn the_same_match_has_one_fingerprint_in_every_format() {
        let mat = transcript("Anna", ROWS);
        let sgf = Transcript::from_sgf(&mat.to_sgf().unwrap()).unwrap();
        assert_eq!(of(&mat), of(&sgf));
        let split = transcript("anna ", &ROWS.replace("24/14", "24/18 18/14"));
        assert_eq!(of(&mat), of(&split));
    }

    #[test]
    fn another_roll_play_or_player_makes_another_match() {
        let mat = transcript("Anna", ROWS);
        for other in [
            transcript("Clara", ROWS),
            transcript("Anna", &ROWS.replace("13/11 6/5", "13/10")),
            transcript("Anna", &ROWS.replace("21: 13/11 6/5", "11: 24/22 6/5(2)")),
        ] {
            assert_ne!(of(&mat), of(&other));
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
