//! Questions of people to the engine, and the positions about which it tells them nothing: those of their own matches
//! in play.
//!
//! A refusal tells that a position is in play, so it depends on no position that the asker may not see. A person's own
//! tables count in full. The other tables that count, those of people at the same address, count as far as
//! [`Matches::seen`] shows them to the asker.
//!
//! An [`InPlayQuestion`] names every position about which its answer tells something. The engine answers a person only
//! through `HouseBots::answer`, which takes a question and checks it here, so a new route cannot leave the check out.
//! Other places that hand evaluations to people ask [`Matches::check_question`] or use [`InPlay`] themselves: uploads,
//! the position library, puzzles.

use std::{collections::HashSet, sync::OnceLock};

use play::{GameAction, MatchState, Phase};
use records::{Xgid, XgidStage};
use rules::{Position, Roll, apply_play_unchecked, legal_plays};
use store::{
    DbError,
    account::Account,
    facts::{Facts, Status},
    id::UserId,
    matches::current,
    persons::{self, Ties},
};
use wire::Millis;

use super::{Matches, own_account::SHARED_BROWSER_MS};
use crate::{error::AppError, match_state::snapshot::Snapshot};

/// The positions about which an answer of the engine tells something.
#[derive(Debug, Clone)]
pub(crate) struct InPlayQuestion(HashSet<Position>);

impl InPlayQuestion {
    /// Returns the question about a position, before the roll or with it. With a roll, the answer compares the
    /// positions after each play, so it tells something about them too.
    pub(crate) fn about(position: &Position, roll: Option<Roll>) -> InPlayQuestion {
        let mut told = HashSet::from([canonical(position)]);
        if let Some(roll) = roll {
            told.extend(after_each_play(position, roll));
        }
        InPlayQuestion(told)
    }

    /// Returns the question that an XGID states.
    pub(crate) fn from_xgid(xgid: &Xgid) -> InPlayQuestion {
        let roll = match xgid.stage {
            XgidStage::Rolled(roll) => Some(roll),
            XgidStage::ToRoll | XgidStage::Doubled | XgidStage::Beavered | XgidStage::Raccooned => None,
        };
        InPlayQuestion::about(&xgid.position, roll)
    }

    /// Returns the question about all positions of some games. The start position and those after an opening play are
    /// left out: every game begins with them, and their evaluations are in the public table of openings.
    pub(crate) fn of_games(positions: &[Position]) -> InPlayQuestion {
        let book = book();
        InPlayQuestion(positions.iter().map(canonical).filter(|position| !book.contains(position)).collect())
    }
}

/// The positions of matches in play about which a person is told nothing.
#[derive(Debug, Clone, Default)]
pub(crate) struct InPlay(HashSet<Position>);

impl InPlay {
    /// Adds the game in play of a match: its past positions, and the positions that this roll can reach.
    pub(crate) fn add(&mut self, state: &MatchState) {
        let Some(game) = state.game() else { return };
        let roll = match game.phase() {
            Phase::ToPlay { roll } => Some(roll),
            Phase::ToRoll
            | Phase::ToAnswerDouble { .. }
            | Phase::ToAnswerBeaver { .. }
            | Phase::Decided(_) => None,
        };
        self.add_game(game.record(), game.position(), roll);
    }

    fn add_game(&mut self, record: &[GameAction], position: &Position, roll: Option<Roll>) {
        self.0.extend(positions_of(record).iter().map(canonical));
        self.0.extend(InPlayQuestion::about(position, roll).0);
    }

    /// Returns true if a position occurs, with either side on roll.
    pub(crate) fn has(&self, position: &Position) -> bool {
        self.0.contains(&canonical(position))
    }

    /// Checks a question.
    ///
    /// # Errors
    /// [`AppError::MatchInPlay`] if the answer tells something about one of the positions.
    pub(crate) fn check(&self, question: &InPlayQuestion) -> Result<(), AppError> {
        if self.0.is_disjoint(&question.0) { Ok(()) } else { Err(AppError::MatchInPlay) }
    }
}

/// Returns the positions of a game, from the start on, each with the side on roll as the mover.
pub(crate) fn positions_of(actions: &[GameAction]) -> Vec<Position> {
    let mut positions = vec![Position::STARTING];
    let mut position = Position::STARTING;
    for action in actions {
        position = match action {
            GameAction::Cube { .. } => continue,
            GameAction::Play { play, .. } => apply_play_unchecked(&position, play),
            GameAction::IllegalPlay { after, .. } => after.flip(),
        };
        positions.push(position);
    }
    positions
}

/// Returns the form of a position that does not depend on the side on roll.
fn canonical(position: &Position) -> Position {
    (*position).min(position.flip())
}

fn after_each_play(position: &Position, roll: Roll) -> Vec<Position> {
    if position.winner().is_some() {
        return Vec::new();
    }
    legal_plays(position, roll).iter().map(|play| canonical(&play.position)).collect()
}

/// Returns the start position and all positions after one play from it.
fn book() -> &'static HashSet<Position> {
    static BOOK: OnceLock<HashSet<Position>> = OnceLock::new();
    BOOK.get_or_init(|| {
        let start = Position::STARTING;
        let plays = Roll::ALL_21.iter().flat_map(|(roll, _)| after_each_play(&start, *roll));
        plays.chain([canonical(&start)]).collect()
    })
}

/// Returns true for a match about which its players get no help: rated, for a stake, or of an event.
fn counts(facts: &Facts) -> bool {
    let is_played = matches!(facts.status, Status::Playing { .. });
    is_played && (facts.list.is_some() || facts.settings.stake.is_some() || facts.is_of_event())
}

impl Matches {
    /// Returns the positions about which a person is told nothing now: those of the person's own matches in play, and
    /// of matches in play of people at the same address, as far as the asker may see them.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn in_play(&self, asker: &Account) -> Result<InPlay, AppError> {
        let (user, since) = (asker.id, Millis(self.node.clock.now().0 - SHARED_BROWSER_MS));
        let read = self.node.store.read(move |connection| {
            let ties = persons::ties_of(connection, user, since)?;
            let playing = current::playing_of(connection, ties.all())?;
            Ok::<_, DbError>((ties, playing))
        });
        let (ties, playing) = read.await?;
        let mut found = InPlay::default();
        for facts in playing.iter().filter(|facts| counts(facts)) {
            let table = self.load(facts.id).await?;
            if self.sits_at(&ties, &table).await? {
                found.add(&table.state);
            } else if let Some(seen) = self.seen_unless_hidden(&table, asker).await? {
                found.add(&seen.snapshot().state);
            }
        }
        Ok(found)
    }

    /// Returns true if a person sits at a table with an own account or one of the same browser. Accounts of one browser
    /// are several people in an event that has places for several of them; then only the person's own accounts count.
    async fn sits_at(&self, ties: &Ties, table: &Snapshot) -> Result<bool, AppError> {
        let sits = |account: &UserId| table.facts.side_of(*account).is_some();
        if ties.own.iter().any(sits) {
            return Ok(true);
        }
        let absent: Vec<UserId> = ties.by_browser.iter().copied().filter(|account| !sits(account)).collect();
        if absent.len() == ties.by_browser.len() {
            return Ok(false);
        }
        let event = self.event_of(table).await?;
        Ok(event.is_none_or(|event| !absent.iter().any(|account| event.has_place(*account))))
    }

    /// Checks that a person may be told about the positions of a question now.
    ///
    /// # Errors
    /// [`AppError::MatchInPlay`] if one is among those of [`Matches::in_play`], or if the database fails.
    pub(crate) async fn check_question(
        &self,
        asker: &Account,
        question: &InPlayQuestion,
    ) -> Result<(), AppError> {
        self.in_play(asker).await?.check(question)
    }
}

#[cfg(test)]
mod tests {
    use rules::Side;
    use simulator::Numbers;

    use super::*;

    /// Plays a number of random turns. Returns the actions, the position after them and the next roll.
    fn played(numbers: &mut Numbers, turns: usize) -> (Vec<GameAction>, Position, Roll) {
        let mut record = Vec::new();
        let mut position = Position::STARTING;
        let mut roll = any_roll(numbers);
        for turn in 0..turns {
            let plays = legal_plays(&position, roll);
            let play = &plays[numbers.below(plays.len())];
            if play.position.winner().is_some() {
                break;
            }
            let side = if turn % 2 == 0 { Side::White } else { Side::Black };
            record.push(GameAction::Play { side, roll, play: play.play });
            position = play.position;
            roll = any_roll(numbers);
        }
        (record, position, roll)
    }

    fn any_roll(numbers: &mut Numbers) -> Roll {
        Roll::ALL_21[numbers.below(21)].0
    }

    /// A search for a question that gets an answer: every position of random games, from both sides, with any dice, and
    /// every way to a position that the present roll can reach.
    #[test]
    fn no_question_about_a_game_in_play_is_answered() {
        let mut numbers = Numbers::new(35);
        for _ in 0..60 {
            let turns = 1 + numbers.below(50);
            let (record, position, roll) = played(&mut numbers, turns);
            let mut in_play = InPlay::default();
            in_play.add_game(&record, &position, Some(roll));
            let mut last = Position::STARTING;
            for occurred in positions_of(&record) {
                for asked in [occurred, occurred.flip()] {
                    let dice = any_roll(&mut numbers);
                    for question in
                        [InPlayQuestion::about(&asked, None), InPlayQuestion::about(&asked, Some(dice))]
                    {
                        assert!(in_play.check(&question).is_err());
                    }
                    assert!(in_play.has(&asked));
                }
                last = occurred;
            }
            assert_eq!(last, position);
            for next in legal_plays(&position, roll) {
                assert!(in_play.check(&InPlayQuestion::about(&next.position, None)).is_err());
            }
            // A question about the position before, with the dice that lead here, compares this position with others.
            if let Some(GameAction::Play { roll, .. }) = record.last() {
                let before = positions_of(&record[..record.len() - 1]).pop().unwrap();
                let mut here = InPlay::default();
                here.add_game(&[], &position, None);
                here.0.remove(&canonical(&Position::STARTING));
                assert!(here.check(&InPlayQuestion::about(&before, Some(*roll))).is_err());
            }
            // A file of the game is refused as soon as it has left the book.
            let file = InPlayQuestion::of_games(&positions_of(&record));
            assert_eq!(in_play.check(&file).is_err(), !file.0.is_empty());
        }
    }

    #[test]
    fn other_games_are_answered_and_files_may_begin_alike() {
        let mut numbers = Numbers::new(7);
        let (mut answered, mut files) = (0, 0);
        for _ in 0..60 {
            let (record, position, roll) = played(&mut numbers, 30);
            let mut in_play = InPlay::default();
            in_play.add_game(&record, &position, Some(roll));
            let (other, elsewhere, _) = played(&mut numbers, 30);
            answered += u32::from(in_play.check(&InPlayQuestion::about(&elsewhere, None)).is_ok());
            files += u32::from(in_play.check(&InPlayQuestion::of_games(&positions_of(&other))).is_ok());
            assert!(in_play.check(&InPlayQuestion::about(&Position::STARTING, None)).is_err());
            assert!(in_play.check(&InPlayQuestion::of_games(&[Position::STARTING])).is_ok());
        }
        assert!(answered == 60 && files >= 55, "{answered} {files}");
    }
}
