//! Illegal plays as the files of other programs write them: as moves like any other, with a comment.

use std::collections::BTreeMap;

use play::GameAction;
use rules::{Place, Position};

use super::mend::moved;
use super::{Comment, TranscriptGame};

/// A play has at most this many moves.
const MOVES_MAX: usize = 4;
const BAR: usize = 25;

/// Returns the way of each checker that an illegal play moved, in the mover's numbering from the bar (25) to off (0).
/// A way names its stops where a checker was hit. Returns `None` if no four moves lead from one position to the other.
pub(crate) fn ways(before: &Position, after: &Position) -> Option<Vec<Vec<u8>>> {
    let [old, new] = [before, after].map(Position::to_checkers);
    let mut from = Vec::new();
    let mut to = Vec::new();
    for pips in (1..=BAR).rev() {
        let [old, new] = [old.own[pips - 1], new.own[pips - 1]].map(usize::from);
        let pips = u8::try_from(pips).ok()?;
        from.extend(std::iter::repeat_n(pips, old.saturating_sub(new)));
        to.extend(std::iter::repeat_n(pips, new.saturating_sub(old)));
    }
    to.extend(std::iter::repeat_n(0, from.len().checked_sub(to.len())?));
    let mut ways: Vec<Vec<u8>> = from.into_iter().zip(to).map(|(from, to)| vec![from, to]).collect();
    for pips in (1..BAR).rev() {
        let is_hit = old.opponent[BAR - 1 - pips] == 1 && new.opponent[BAR - 1 - pips] == 0;
        let pips = u8::try_from(pips).ok()?;
        if is_hit && ways.iter().all(|way| way.last() != Some(&pips)) {
            // The checker was hit on the way.
            let way = ways.iter_mut().find(|way| way[way.len() - 2] > pips && way[way.len() - 1] < pips)?;
            way.insert(way.len() - 1, pips);
        }
    }
    let is_short = ways.iter().map(|way| way.len() - 1).sum::<usize>() <= MOVES_MAX;
    (is_short && moved(before, &written(&ways)) == Some(*after)).then_some(ways)
}

/// Returns the ways as `24/18/13 6/5`.
pub(crate) fn written(ways: &[Vec<u8>]) -> String {
    let each = ways.iter().map(|way| way.iter().map(u8::to_string).collect::<Vec<_>>().join("/"));
    each.collect::<Vec<_>>().join(" ")
}

/// Returns the ways as pairs of places, one for each move.
pub(crate) fn steps(ways: &[Vec<u8>]) -> impl Iterator<Item = (Place, Place)> {
    let pairs = ways.iter().flat_map(|way| way.windows(2));
    pairs.filter_map(|pair| Some((Place::from_pips(pair[0])?, Place::from_pips(pair[1])?)))
}

impl TranscriptGame {
    /// Returns true if an illegal play is not one of four moves or fewer.
    pub(crate) fn has_inexpressible_play(&self) -> bool {
        self.actions.iter().any(|action| match action {
            GameAction::IllegalPlay { before, after, .. } => ways(before, after).is_none(),
            GameAction::Play { .. } | GameAction::Cube { .. } => false,
        })
    }

    /// Returns the comments of the game, with one on each illegal play.
    pub(crate) fn comments_with_illegal_plays(&self) -> BTreeMap<usize, Vec<String>> {
        let mut comments: BTreeMap<usize, Vec<String>> = BTreeMap::new();
        for Comment { after, text } in &self.comments {
            comments.entry(*after).or_default().push(text.clone());
        }
        for (place, action) in (1..).zip(&self.actions) {
            let GameAction::IllegalPlay { roll, before, after, .. } = action else { continue };
            let note = if before == after {
                format!("{roll} can be played, but no checker was moved, and the opponent let it stand")
            } else {
                format!("not a legal play of {roll}; the opponent let it stand")
            };
            let texts = comments.entry(place).or_default();
            if !texts.iter().any(|text| text.contains(&note)) {
                texts.push(note);
            }
        }
        comments
    }
}
