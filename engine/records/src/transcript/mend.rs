//! Mends: the changes by which a tolerant reader continues a game that breaks the rules. Each mend returns a
//! description of its change, which the reader adds to its notes.

use play::{GameAction, GameEnding};
use rules::{BySide, Checkers, Cube, CubeOwner, CubeValue, Place, Position, Roll, Side, legal_plays};

use super::{Comment, Cut, GameBuilder, TranscriptEnd, TranscriptProblem, UnplayedRoll};
use crate::report::NoteKind;

impl GameBuilder {
    /// Returns the points before the game.
    pub(crate) fn score(&self) -> BySide<u32> {
        self.game.score
    }

    /// Returns the number of actions.
    pub(crate) fn actions(&self) -> usize {
        self.game.actions.len()
    }

    /// Returns true if the last action is an illegal play.
    pub(crate) fn last_is_illegal(&self) -> bool {
        matches!(self.game.actions.last(), Some(GameAction::IllegalPlay { .. }))
    }

    /// Returns true if a roll waits for its play, which the file leaves out.
    pub(crate) fn has_unplayed_roll(&self) -> bool {
        self.game.unplayed.is_some()
    }

    /// Adds a comment after the actions so far.
    pub(crate) fn comment(&mut self, text: &str) {
        self.comment_after(self.actions(), text);
    }

    /// Adds a comment after this many actions.
    pub(crate) fn comment_after(&mut self, after: usize, text: &str) {
        self.game.comments.push(Comment { after, text: text.to_owned() });
    }

    /// Returns true if a result has been read.
    pub(crate) fn has_ended(&self) -> bool {
        self.game.end.is_some()
    }

    /// Returns true if a double, beaver or raccoon has not been answered.
    pub(crate) fn is_doubled(&self) -> bool {
        self.offer.is_some()
    }

    /// Ends a game that a player gave up for an unknown number of points. It counts as a single game.
    pub(crate) fn end_by_resignation(&mut self, loser: Side) -> Option<(NoteKind, String)> {
        if self.has_ended() || self.game.cut.is_some() {
            return None;
        }
        let (winner, points) = (loser.opponent(), u32::from(self.cube.value.get()));
        self.end(winner, points).ok()?;
        let text =
            format!("{loser:?} gave the game up, and the points are not written: {winner:?} won {points}");
        Some((NoteKind::Noted, text))
    }

    /// Stops reading here.
    pub(crate) fn cut(&mut self, line: usize, reason: String) {
        self.game.cut = Some(Cut { line, reason, result: None });
    }

    /// Returns the place where reading stopped.
    pub(crate) fn cut_mut(&mut self) -> Option<&mut Cut> {
        self.game.cut.as_mut()
    }

    /// Tries one change so that the game can continue after `problem`.
    pub(crate) fn mend(&mut self, side: Side, problem: &TranscriptProblem) -> Option<String> {
        match *problem {
            TranscriptProblem::NotPlayed(roll) => self.stand_still(roll),
            TranscriptProblem::MayNotDouble(_) if self.game.crawford => {
                self.game.crawford = false;
                Some("the cube is turned in what would be the Crawford game, so it is not one".to_owned())
            }
            TranscriptProblem::NotAnswered(value) if self.offer.is_some_and(|offer| offer.by == side) => {
                self.take(side.opponent()).ok()?;
                Some(format!(
                    "the double to {value} is not answered in the file, but the game goes on: taken"
                ))
            }
            TranscriptProblem::CubeValue { found, .. } => self.begin_with_cube(found.checked_div(2)?),
            _ => None,
        }
    }

    /// Leaves a playable roll unplayed and gives the turn to the opponent.
    fn stand_still(&mut self, roll: Roll) -> Option<String> {
        let UnplayedRoll { side, .. } = self.game.unplayed.take()?;
        let before = self.position;
        self.game.actions.push(GameAction::IllegalPlay { side, roll, before, after: before });
        self.position = before.flip();
        self.on_roll = Some(side.opponent());
        Some(format!("the roll {roll} before this has no play, so no checker is moved"))
    }

    /// Starts a session's game with a turned cube, if it has no actions yet.
    pub(crate) fn set_automatic_doubles(&mut self, value: u16) -> bool {
        self.actions() == 0 && self.begin_with_cube(u32::from(value)).is_some()
    }

    /// Turns the cube before the first roll of a session's game, as automatic doubles do.
    fn begin_with_cube(&mut self, value: u32) -> Option<String> {
        let is_untouched = self.length.is_none()
            && self.cube == Cube { value: CubeValue::ONE, owner: CubeOwner::Centred }
            && self.offer.is_none();
        let value = CubeValue::new(u16::try_from(value).ok()?)?;
        if !is_untouched || value == CubeValue::ONE {
            return None;
        }
        self.game.cube = value;
        self.cube.value = value;
        Some(format!("the game must have begun with the cube at {value}, by automatic doubles"))
    }

    /// Moves the side's checkers as the text says, whatever the dice allow. No checker may land on a point that the
    /// opponent holds.
    pub(crate) fn play_illegally(&mut self, side: Side, roll: Roll, moves: &str) -> Option<String> {
        let before = self.position;
        let after = moved(&before, moves)?;
        if after == before {
            return None;
        }
        let legal =
            "not written as a legal sequence of moves; read as the legal play that moves these checkers";
        Some(self.settle(side, roll, before, after).unwrap_or_else(|| legal.to_owned()))
    }

    /// Continues from the position after a play. Returns the change if the play is illegal.
    fn settle(&mut self, side: Side, roll: Roll, before: Position, after: Position) -> Option<String> {
        let reached = after.flip();
        if let Some(legal) = legal_plays(&before, roll).into_iter().find(|legal| legal.position == reached) {
            self.push_play(side, roll, legal.play, reached);
            return None;
        }
        self.game.actions.push(GameAction::IllegalPlay { side, roll, before, after });
        self.position = reached;
        self.on_roll = Some(side.opponent());
        Some(format!("not a legal play of {roll}; kept as an illegal play that the opponent let stand"))
    }

    /// Adds a play that leads to this position, as the side that played sees it. Returns the change if the play is
    /// illegal.
    pub(crate) fn play_to(
        &mut self,
        side: Side,
        roll: Roll,
        after: Position,
    ) -> Result<Option<String>, TranscriptProblem> {
        self.play(side, roll, "").or_else(|problem| match problem {
            TranscriptProblem::Play { .. } => Ok(()),
            other => Err(other),
        })?;
        let was_forced = self.game.unplayed.take().is_none();
        let before = if was_forced { self.position.flip() } else { self.position };
        if was_forced && after == before {
            return Ok(None);
        }
        if was_forced {
            self.game.actions.pop();
        }
        Ok(self.settle(side, roll, before, after))
    }

    /// Ends the game as the file states, after [`GameBuilder::end`] has refused that end.
    ///
    /// Returns the change, or `None` if the result is impossible at any number of points.
    pub(crate) fn end_anyhow(&mut self, winner: Side, points: u32) -> Option<String> {
        if self.has_ended() {
            return None;
        }
        if let Some(text) = self.end_with_automatic_doubles(winner, points) {
            return Some(text);
        }
        let single = u32::from(self.cube.value.get());
        if let Some(passer) = self.passed_by {
            if passer == winner {
                return None;
            }
            self.game.end = Some(TranscriptEnd { winner, points: single, how: GameEnding::Passed });
            return Some(format!("a double was passed with the cube at {single}: counted {single}"));
        }
        if let Some((side, result)) = self.borne_off() {
            if side != winner {
                return None;
            }
            let full = single * u32::from(result.multiplier());
            self.game.end = Some(TranscriptEnd { winner, points: full, how: GameEnding::BorneOff });
            return Some(format!("by the last position and the cube at {single} the game counts {full}"));
        }
        self.game.end = Some(TranscriptEnd { winner, points, how: GameEnding::Resigned });
        Some(format!("with the cube at {single} no game counts {points}; kept as the file states it"))
    }

    /// Sessions only: tries to explain the points by a cube that was turned before the first roll.
    fn end_with_automatic_doubles(&mut self, winner: Side, points: u32) -> Option<String> {
        let (side, result) = self.borne_off()?;
        if side != winner || self.cube.owner != CubeOwner::Centred {
            return None;
        }
        // Under the Jacoby rule, a gammon counts as a single game while the cube is centred.
        let ways = [u32::from(result.multiplier()), 1];
        let value = ways.into_iter().find_map(|way| {
            let value = CubeValue::new(u16::try_from(points.checked_div(way)?).ok()?)?;
            (u32::from(value.get()) * way == points).then_some(value)
        })?;
        let mut attempt = self.clone();
        let text = attempt.begin_with_cube(u32::from(value.get()))?;
        attempt.end(winner, points).ok()?;
        *self = attempt;
        Some(text)
    }

    /// Ends a game without a stated result, if its last action or the points of the next game show the result. Under
    /// the Jacoby rule, a gammon with a centred cube counts as a single game.
    pub(crate) fn end_unstated(
        &mut self,
        next: Option<BySide<u32>>,
        jacoby: bool,
    ) -> Option<(NoteKind, String)> {
        if self.has_ended() || self.game.cut.is_some() {
            return None;
        }
        let rose = next.and_then(|next| {
            Side::ALL.into_iter().find_map(|side| {
                let other = side.opponent();
                let rise = next[side].checked_sub(self.game.score[side]).filter(|&rise| rise > 0)?;
                (next[other] == self.game.score[other]).then_some((side, rise))
            })
        });
        let single = u32::from(self.cube.value.get());
        let (winner, points) = match (self.passed_by, self.borne_off(), rose) {
            (Some(passer), _, _) => (passer.opponent(), single),
            (None, Some((side, _)), None) if jacoby && self.cube.owner == CubeOwner::Centred => {
                (side, single)
            }
            (None, Some((side, result)), None) => (side, single * u32::from(result.multiplier())),
            (None, _, Some(rose)) => rose,
            (None, None, None) => return None,
        };
        match self.end(winner, points) {
            Ok(()) => {
                let text = format!("the result is not written: {winner:?} won {points}, as the rest shows");
                Some((NoteKind::Noted, text))
            }
            Err(_impossible) => self.end_anyhow(winner, points).map(|text| (NoteKind::Changed, text)),
        }
    }
}

/// Returns the position after moves such as `13/8 6/4*(2)` by the side on roll, without regard to the dice.
pub(super) fn moved(before: &Position, moves: &str) -> Option<Position> {
    let mut checkers = before.to_checkers();
    let mut steps = 0_usize;
    for part in moves.split([' ', ',', '\t']).filter(|part| !part.is_empty()) {
        let part = part.to_ascii_lowercase().replace('*', "");
        let (way, times) = match part.strip_suffix(')') {
            Some(rest) => {
                let (way, times) = rest.split_once('(')?;
                (way, times.parse::<usize>().ok()?)
            }
            None => (part.as_str(), 1),
        };
        let stops = way.split('/').map(place).collect::<Option<Vec<Place>>>()?;
        if stops.len() < 2 {
            return None;
        }
        // A play has at most four moves.
        steps =
            steps.checked_add(stops.len().checked_sub(1)?.checked_mul(times)?).filter(|&steps| steps <= 4)?;
        for _ in 0..times {
            for pair in stops.windows(2) {
                step(&mut checkers, pair[0], pair[1])?;
            }
        }
    }
    Position::from_checkers(checkers).ok()
}

fn place(name: &str) -> Option<Place> {
    match name {
        "bar" => Some(Place::Bar),
        "off" => Some(Place::Off),
        number => Place::from_pips(number.parse().ok()?),
    }
}

fn step(checkers: &mut Checkers, from: Place, to: Place) -> Option<()> {
    let from_index = usize::from(from.pips()).checked_sub(1)?;
    checkers.own[from_index] = checkers.own[from_index].checked_sub(1)?;
    match to {
        Place::Off => {}
        Place::Bar => return None,
        Place::Point(point) => {
            let theirs = &mut checkers.opponent[usize::from(point.opposite().number()) - 1];
            match *theirs {
                0 => {}
                1 => {
                    *theirs = 0;
                    checkers.opponent[24] += 1;
                }
                _ => return None,
            }
            checkers.own[usize::from(point.number()) - 1] += 1;
        }
    }
    Some(())
}
