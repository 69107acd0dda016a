//! Plays in the notation of move lists: `8/5 6/5`, `bar/20`, `6/off`, `8/3(2) 6/1(2)*`, `24/18*/14`, `no play`.
//!
//! Points are numbered from the mover's side. A checker moved by several dice is one part of the text, with the
//! stops at which it hits. The roll goes in front: `format!("{roll}: {play}")` gives `31: 8/5 6/5`.

mod parse;

use std::cmp::Reverse;
use std::fmt;

use crate::{Place, Play};

pub use parse::{ParsePlayError, parse_play};

/// The text of a play in which no checker moves.
const NO_PLAY: &str = "no play";

/// The path of one checker in a play.
struct Way {
    from: Place,
    /// The places on the way where it hits, without the end.
    hits: Vec<Place>,
    to: Place,
    /// True if it hits at the end.
    hits_at_end: bool,
}

/// Writes standard notation, with the parts in order from the rear.
impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_no_play() {
            return f.write_str(NO_PLAY);
        }
        let mut ways = ways(self);
        ways.sort_by_key(|way| Reverse((way.from, way.to, way.hits.clone())));
        let alike = |a: &Way, b: &Way| (a.from, a.to, &a.hits) == (b.from, b.to, &b.hits);
        for (at, group) in ways.chunk_by(alike).enumerate() {
            let Way { from, hits, to, .. } = &group[0];
            write!(f, "{}{from}", if at > 0 { " " } else { "" })?;
            for stop in hits {
                write!(f, "/{stop}*")?;
            }
            write!(f, "/{to}")?;
            if group.len() > 1 {
                write!(f, "({})", group.len())?;
            }
            if group.iter().any(|way| way.hits_at_end) {
                f.write_str("*")?;
            }
        }
        Ok(())
    }
}

/// Returns the moves of a play joined into the paths of its checkers. A move continues the path that ends where it
/// begins. If two paths end there, it continues the one that does not hit there, which saves a stop in the text.
fn ways(play: &Play) -> Vec<Way> {
    let mut ways: Vec<Way> = Vec::new();
    for played in play.moves() {
        let ends_here = |way: &&mut Way| way.to == played.from;
        match ways.iter_mut().filter(ends_here).min_by_key(|way| way.hits_at_end) {
            Some(way) => {
                if way.hits_at_end {
                    way.hits.push(way.to);
                }
                way.to = played.to;
                way.hits_at_end = played.hit;
            }
            None => {
                ways.push(Way { from: played.from, hits: Vec::new(), to: played.to, hits_at_end: played.hit })
            }
        }
    }
    ways
}
