//! Parsing plays as this project and other programs print them.

use std::error::Error;
use std::fmt;

use super::NO_PLAY;
use crate::board::{Board, DiceLeft};
use crate::{IllegalPlay, LegalPlay, Move, Param, Params, Place, Position, Roll, apply_play, legal_plays};

/// Other texts for a play in which no checker moves.
const OTHER_NO_PLAY: [&str; 4] = ["0", "fan", "cannot move", "-"];

/// The reason why a text is not a legal play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParsePlayError {
    /// A part of the text is not the path of a checker.
    Part(String),
    /// The text begins with another roll.
    OtherRoll(String),
    /// A part moves backwards or not at all.
    Backwards(String),
    /// The play needs more moves than the roll allows.
    TooManyMoves,
    /// The text marks a hit where there is none.
    NoHit(Place),
    /// The play can be made in ways that hit different checkers, and the text does not say which.
    Ambiguous,
    /// The moves are not legal.
    Illegal(IllegalPlay),
    /// The dice do not allow these moves.
    Unplayable,
}

impl fmt::Display for ParsePlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Part(part) => write!(f, "`{part}` is not a move such as `13/8`, `bar/20*` or `6/off(2)`"),
            Self::OtherRoll(text) => write!(f, "`{text}` is not the roll"),
            Self::Backwards(part) => write!(f, "`{part}` does not move towards home"),
            Self::TooManyMoves => f.write_str("the play needs more moves than the roll allows"),
            Self::NoHit(place) => write!(f, "there is nothing to hit at {place}"),
            Self::Ambiguous => {
                f.write_str("the play can hit different checkers; name the points where it hits")
            }
            Self::Illegal(illegal) => illegal.fmt(f),
            Self::Unplayable => f.write_str("the dice do not move the checkers like this"),
        }
    }
}

impl ParsePlayError {
    /// Returns the code, which is the id of the text for people.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Part(_) => "not_a_move",
            Self::OtherRoll(_) => "not_the_roll",
            Self::Backwards(_) => "moves_backwards",
            Self::TooManyMoves => "more_moves_than_roll",
            Self::NoHit(_) => "nothing_to_hit",
            Self::Ambiguous => "ambiguous_play",
            Self::Illegal(illegal) => illegal.code(),
            Self::Unplayable => "unplayable",
        }
    }

    /// Returns the arguments of the text.
    #[must_use]
    pub fn params(&self) -> Params {
        match self {
            Self::Part(part) | Self::OtherRoll(part) | Self::Backwards(part) => {
                vec![("part", Param::text(part))]
            }
            Self::NoHit(place) => vec![("place", Param::text(place))],
            Self::Illegal(illegal) => illegal.params(),
            Self::TooManyMoves | Self::Ambiguous | Self::Unplayable => Vec::new(),
        }
    }
}

impl Error for ParsePlayError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Illegal(illegal) => Some(illegal),
            Self::Part(_)
            | Self::OtherRoll(_)
            | Self::Backwards(_)
            | Self::TooManyMoves
            | Self::NoHit(_)
            | Self::Ambiguous
            | Self::Unplayable => None,
        }
    }
}

/// Parses a play and returns the one of [`legal_plays`] that it names. The moves of the returned play may be in
/// another order than in the text.
///
/// The parts may come in any order and name more stops than needed (`bar/24/20`). The roll may come first. The
/// bar may be `bar` or `25`, and the tray `off` or `0`, in upper or lower case. The mark of a hit may be missing at
/// a stop that the text names. It may also be missing at a stop that the text does not name, if only one play fits.
///
/// # Errors
/// Returns a [`ParsePlayError`] if the text cannot be parsed or the play cannot be made.
pub fn parse_play(position: &Position, roll: Roll, text: &str) -> Result<LegalPlay, ParsePlayError> {
    if position.winner().is_some() {
        return Err(ParsePlayError::Illegal(IllegalPlay::GameOver));
    }
    let text = text.trim().to_ascii_lowercase();
    let text = without_roll(&text, roll)?;
    let plays = legal_plays(position, roll);
    if text.is_empty() || text == NO_PLAY || OTHER_NO_PLAY.contains(&text) {
        return resolve(position, roll, &plays, &[]);
    }
    let mut ways = Vec::new();
    for part in text.split([' ', ',', '\t']).filter(|part| !part.is_empty()) {
        let (way, times) = parse_part(part).ok_or_else(|| ParsePlayError::Part(part.to_owned()))?;
        if way.windows(2).any(|pair| pair[0].place <= pair[1].place) {
            return Err(ParsePlayError::Backwards(part.to_owned()));
        }
        if ways.len() + times > roll.moves_max() {
            return Err(ParsePlayError::TooManyMoves);
        }
        ways.extend(std::iter::repeat_n(way, times));
    }
    resolve(position, roll, &plays, &ways)
}

/// A stop that the text names on a checker's path.
#[derive(Clone, Copy)]
struct Stop {
    place: Place,
    is_marked_as_hit: bool,
}

/// Strips a leading roll and its colon from the text.
fn without_roll(text: &str, roll: Roll) -> Result<&str, ParsePlayError> {
    let Some((front, rest)) = text.split_once(':') else {
        return Ok(text);
    };
    let [first, second] = roll.dice();
    let names = [format!("{first}{second}"), format!("{second}{first}")];
    if names.iter().any(|name| name == front.trim()) {
        Ok(rest.trim())
    } else {
        Err(ParsePlayError::OtherRoll(front.to_owned()))
    }
}

/// Parses `24/18*/14(2)*` into its stops, at least two, and the number of checkers that take this path.
fn parse_part(part: &str) -> Option<(Vec<Stop>, usize)> {
    let (part, is_marked_last) = strip_star(part);
    let (part, times) = match part.strip_suffix(')') {
        Some(rest) => {
            let (rest, times) = rest.split_once('(')?;
            (rest, times.parse().ok().filter(|times| matches!(times, 1..=4))?)
        }
        None => (part, 1),
    };
    let mut way = part.split('/').map(parse_stop).collect::<Option<Vec<Stop>>>()?;
    way.last_mut()?.is_marked_as_hit |= is_marked_last;
    (way.len() >= 2 && !way[0].is_marked_as_hit).then_some((way, times))
}

fn parse_stop(text: &str) -> Option<Stop> {
    let (name, is_marked_as_hit) = strip_star(text);
    let place = match name {
        "bar" => Place::Bar,
        "off" => Place::Off,
        number => Place::from_pips(number.parse().ok()?)?,
    };
    Some(Stop { place, is_marked_as_hit })
}

fn strip_star(text: &str) -> (&str, bool) {
    match text.strip_suffix('*') {
        Some(rest) => (rest, true),
        None => (text, false),
    }
}

/// Finds the legal play whose checkers take these paths.
fn resolve(
    position: &Position,
    roll: Roll,
    plays: &[LegalPlay],
    ways: &[Vec<Stop>],
) -> Result<LegalPlay, ParsePlayError> {
    let travellers = ways.iter().map(|way| Traveller { at: way[0].place, ahead: &way[1..] }).collect();
    let mut search = Search { plays, found: Vec::new() };
    search.go_on(Board::new(position), DiceLeft::new(roll), travellers, &Hits::default());
    let Some(silent_least) = search.found.iter().map(|(_, hits)| hits.silent).min() else {
        return Err(why_not(position, roll, ways));
    };
    search.found.retain(|(_, hits)| hits.silent == silent_least);
    let (play, hits) = &search.found[0];
    if search.found.iter().any(|(other, _)| other.position != play.position) {
        return Err(ParsePlayError::Ambiguous);
    }
    let marked = ways.iter().flatten().filter(|stop| stop.is_marked_as_hit);
    match marked.map(|stop| stop.place).find(|place| !hits.places.contains(place)) {
        Some(place) => Err(ParsePlayError::NoHit(place)),
        None => Ok(*play),
    }
}

/// A checker on the path that the text gives it.
#[derive(Clone)]
struct Traveller<'a> {
    at: Place,
    ahead: &'a [Stop],
}

/// The hits of one way of making the play.
#[derive(Clone, Default)]
struct Hits {
    places: Vec<Place>,
    /// The number of hits at stops that the text does not name.
    silent: usize,
}

/// The search for ways of making the play with the dice.
struct Search<'a> {
    plays: &'a [LegalPlay],
    found: Vec<(LegalPlay, Hits)>,
}

impl Search<'_> {
    fn go_on(&mut self, board: Board, left: DiceLeft, travellers: Vec<Traveller<'_>>, hits: &Hits) {
        if travellers.iter().all(|traveller| traveller.ahead.is_empty()) {
            let legal = self.plays.iter().find(|legal| legal.position == *board.passed());
            if let Some(legal) = legal.filter(|_| left.are_stuck(&board)) {
                self.found.push((*legal, hits.clone()));
            }
            return;
        }
        for (index, traveller) in travellers.iter().enumerate() {
            let Some((stop, further)) = traveller.ahead.split_first() else {
                continue;
            };
            for die in left.numbers().filter(|&die| board.can_move(traveller.at, die)) {
                let (after, step) = board.step(traveller.at.pips(), die);
                let played = step.to_played();
                // A checker may touch down before its next stop, but may not pass it.
                if played.to < stop.place {
                    continue;
                }
                let is_stop = played.to == stop.place;
                let mut hits = hits.clone();
                if played.hit {
                    hits.places.push(played.to);
                    hits.silent += usize::from(!is_stop);
                }
                let mut travellers = travellers.clone();
                travellers[index] =
                    Traveller { at: played.to, ahead: if is_stop { further } else { traveller.ahead } };
                self.go_on(after, left.without(die), travellers, &hits);
            }
        }
    }
}

/// Returns the reason in the player's terms if the text gives the moves one by one.
fn why_not(position: &Position, roll: Roll, ways: &[Vec<Stop>]) -> ParsePlayError {
    let mut moves: Vec<Move> = ways
        .iter()
        .flat_map(|way| way.windows(2))
        .map(|pair| Move { from: pair[0].place, to: pair[1].place })
        .collect();
    // From the back, because checkers on the bar must enter first.
    moves.sort_by(|a, b| b.cmp(a));
    match apply_play(position, roll, &moves) {
        Err(IllegalPlay::NoSuchNumber(_)) | Ok(_) => ParsePlayError::Unplayable,
        Err(illegal) => ParsePlayError::Illegal(illegal),
    }
}
