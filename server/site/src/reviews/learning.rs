//! Performance figures, the trainer, and comments on finished matches.

use store::{
    DbError,
    account::{Account, AccountKind},
    facts::Status,
    id::{self, LibraryMatchId, MatchId, UserId},
    learning as rows,
    learning::{Card, Memory, PerformanceRow, Repetition, StoredQuestion},
    library_cards::{self, LibraryCard},
};
use texts::refusals;
use wire::{
    Millis, NewReviewComment, PerformancePoint, PlayerPerformance, ReviewComment, TrainerAnswer,
    TrainerQuestion, TrainerVerdict, TrainerView,
};

use crate::{
    error::AppError,
    memory,
    messages::ToWire,
    puzzles,
    reviews::{
        Reviews,
        lessons::{self, LessonQuestion},
    },
};

/// The maximum number of matches in a performance figure.
const MATCHES_MAX: i64 = 60;
/// The maximum length of a comment in characters.
const COMMENT_CHARACTERS_MAX: usize = 1_000;
/// The maximum number of comments on one match.
const COMMENTS_MAX: i64 = 500;

impl Reviews {
    /// Returns a player's recent performance.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn performance(&self, user: UserId) -> Result<PlayerPerformance, AppError> {
        let rows = self
            .node
            .store
            .read(move |connection| rows::performances_of(connection, user, MATCHES_MAX))
            .await?;
        let tally = |of: fn(&rows::Totals) -> &rows::Tally| {
            lessons::summed(rows.iter().map(|row| of(&row.played.totals))).to_wire()
        };
        Ok(PlayerPerformance {
            all: tally(|totals| &totals.all),
            plays: tally(|totals| &totals.plays),
            doubles: tally(|totals| &totals.doubles),
            answers: tally(|totals| &totals.answers),
            opening: tally(|totals| &totals.opening),
            contact: tally(|totals| &totals.contact),
            race: tally(|totals| &totals.race),
            bear_off: tally(|totals| &totals.bear_off),
            mistakes: lessons::together(rows.iter().map(|row| &row.played.mistakes[..])).to_wire(),
            matches: rows.iter().rev().map(point).collect(),
        })
    }

    /// Returns the next trainer question that is due, and the counts.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn trainer(&self, owner: &Account) -> Result<TrainerView, AppError> {
        let (owner, now) = (owner.id, self.node.clock.now());
        let (counts, card, puzzle) = self
            .node
            .store
            .read(move |connection| {
                let mut counts = rows::count_cards(connection, owner, now)?;
                let missed = store::puzzles::cards(connection, owner)?;
                for (_, stability, due_at) in &missed {
                    counts = counts.with(Some(*stability), *due_at, now);
                }
                // Own mistakes come first, those from matches played here before imported ones, because they say more
                // about the player.
                let card = match rows::due_card(connection, owner, now)? {
                    Some(card) => Some(asked_of_match(card)),
                    None => library_cards::due(connection, owner, now)?.map(asked_of_import),
                };
                let puzzle =
                    missed.into_iter().next().filter(|(_, _, due_at)| card.is_none() && due_at.0 <= now.0);
                Ok::<_, DbError>((counts, card, puzzle.map(|(id, _, _)| id)))
            })
            .await?;
        // Imports may have lessons that a stopped server did not finish, or room for more.
        self.archive.expect_lessons(owner);
        Ok(TrainerView {
            due: counts.due,
            waiting: counts.waiting,
            learned: counts.learned,
            next_due_at: counts.next_due_at.filter(|_| counts.due == 0),
            question: card.as_ref().map(question),
            puzzle: puzzle.map(|id| puzzles::repeated(&id, now)).transpose()?,
        })
    }

    /// Judges an answer and schedules the question's next repetition.
    ///
    /// # Errors
    /// If the question does not exist, the answer is not one of its options, or the question has been answered
    /// meanwhile.
    pub async fn answer_trainer(
        &self,
        owner: &Account,
        answer: TrainerAnswer,
    ) -> Result<TrainerVerdict, AppError> {
        let (owner, now) = (owner.id, self.node.clock.now());
        let id = answer
            .match_id
            .0
            .parse::<MatchId>()
            .map_err(|_no_id| AppError::NotFound(refusals::no_such_question()))?;
        // Ids are random, so no match of a library has the id of a match played here.
        let imported = LibraryMatchId::from_row(id.to_row());
        self.node
            .store
            .write(move |connection| {
                let played = rows::card_of(connection, owner, id, answer.stop)?.map(asked_of_match);
                let asked = match played {
                    Some(asked) => Some(asked),
                    None => {
                        library_cards::find(connection, owner, imported, answer.stop)?.map(asked_of_import)
                    }
                };
                let asked = asked.ok_or_else(|| AppError::NotFound(refusals::no_such_question()))?;
                let question = LessonQuestion::from_question(&asked.question);
                let cost = lessons::cost_of(&question, &answer.choice)
                    .ok_or_else(|| AppError::invalid("choice", refusals::no_option_of_question()))?;
                let right = lessons::is_right(cost);
                let (memory, due_at) = memory::after_answer(asked.memory, right, now);
                let next = Repetition { asked: asked.asked, memory, due_at };
                let stored = if asked.imported {
                    library_cards::answered(connection, owner, (imported, answer.stop), next)?
                } else {
                    rows::answered(connection, owner, (id, answer.stop), next)?
                };
                if !stored {
                    return Err(AppError::Conflict(refusals::question_answered()));
                }
                Ok(TrainerVerdict { right, cost: (cost * 1e5).round() / 1e5, step: question.step, due_at })
            })
            .await
    }

    /// Returns the comments on a finished match.
    ///
    /// # Errors
    /// If the match does not exist or is hidden from this viewer.
    pub async fn comments(
        &self,
        id: MatchId,
        viewer: Option<&Account>,
    ) -> Result<Vec<ReviewComment>, AppError> {
        self.check_is_reviewed(id, viewer).await?;
        let read = self.node.store.read(move |connection| rows::comments_of(connection, id));
        Ok(read.await?.to_wire())
    }

    /// Adds a comment, and returns all comments of the match.
    ///
    /// # Errors
    /// If the match does not exist, is hidden from the author, is not over or has [`COMMENTS_MAX`] comments, if the
    /// comment is invalid, or if a guest comments on a match of others.
    pub async fn comment(
        &self,
        id: MatchId,
        author: &Account,
        comment: NewReviewComment,
    ) -> Result<Vec<ReviewComment>, AppError> {
        self.check_is_reviewed(id, Some(author)).await?;
        if author.kind == AccountKind::Guest && !self.played(id, author).await? {
            return Err(AppError::AccountNeeded(refusals::guests_comment_own_matches()));
        }
        let text = comment.text.trim().to_owned();
        if !(1..=COMMENT_CHARACTERS_MAX).contains(&text.chars().count()) {
            return Err(AppError::invalid("text", refusals::characters(1, COMMENT_CHARACTERS_MAX)));
        }
        if !(1..=100_000).contains(&comment.stop) {
            return Err(AppError::invalid("stop", refusals::no_place_in_match()));
        }
        let (author, at) = (author.id, self.node.clock.now());
        self.node
            .store
            .write(move |connection| {
                if rows::count_comments(connection, id)? >= COMMENTS_MAX {
                    return Err(AppError::Conflict(refusals::comments_full(COMMENTS_MAX)));
                }
                rows::insert_comment(connection, id::random_id(), (id, comment.stop), author, at, &text)?;
                Ok(rows::comments_of(connection, id)?.to_wire())
            })
            .await
    }

    /// Deletes a comment of the caller.
    ///
    /// # Errors
    /// If the caller has no such comment.
    pub async fn delete_comment(&self, id: MatchId, comment: &str, author: &Account) -> Result<(), AppError> {
        let row = id::parse(comment).ok_or_else(|| AppError::NotFound(refusals::no_such_comment()))?;
        let author = author.id;
        let gone = self
            .node
            .store
            .write(move |connection| rows::delete_comment(connection, id, row, author))
            .await?;
        if gone { Ok(()) } else { Err(AppError::NotFound(refusals::no_such_comment())) }
    }

    async fn check_is_reviewed(&self, id: MatchId, viewer: Option<&Account>) -> Result<(), AppError> {
        let snapshot = self.matches.load(id).await?;
        self.matches.check_may_tell(&snapshot, viewer).await?;
        match snapshot.facts.status {
            Status::Finished(_) => Ok(()),
            Status::Open | Status::Playing { .. } => Err(AppError::Conflict(refusals::reviewed_afterwards())),
        }
    }
}

fn point(row: &PerformanceRow) -> PerformancePoint {
    PerformancePoint {
        match_id: row.match_id.to_wire(),
        at: row.ended_at,
        opponent: row.opponent.clone(),
        performance_rating: row.played.totals.all.performance_rating,
        luck: row.played.totals.luck.equity,
    }
}

/// A question of the trainer, from either kind of match.
struct AskedCard {
    match_id: wire::MatchId,
    imported: bool,
    stop: u32,
    /// `None` before the first answer.
    memory: Option<Memory>,
    /// The number of answers.
    asked: i32,
    /// The time of the match; `None` if its file does not say.
    at: Option<Millis>,
    question: StoredQuestion,
}

fn asked_of_match(Card { match_id, stop, memory, asked, question }: Card) -> AskedCard {
    let at = Some(Millis(question.at.0));
    AskedCard { match_id: match_id.to_wire(), imported: false, stop, memory, asked, at, question }
}

fn asked_of_import(card: LibraryCard) -> AskedCard {
    let LibraryCard { id, stop, memory, asked, played_at: at, question } = card;
    AskedCard { match_id: wire::MatchId(id.shown()), imported: true, stop, memory, asked, at, question }
}

fn question(card: &AskedCard) -> TrainerQuestion {
    let AskedCard { match_id, imported, stop, memory: _, asked: repetitions, at, question } = card;
    let asked = LessonQuestion::from_question(question);
    TrainerQuestion {
        match_id: match_id.clone(),
        imported: *imported,
        stop: *stop,
        at: *at,
        opponent: question.opponent.clone(),
        stakes: asked.stakes,
        score: question.score.to_wire(),
        crawford: question.crawford,
        seat: asked.step.seat,
        board: asked.step.board.clone(),
        cube: asked.step.cube,
        cube_owner: asked.step.cube_owner,
        dice: lessons::dice_of(&asked),
        options: lessons::options(&asked),
        repetitions: u32::try_from(*repetitions).unwrap_or(0),
    }
}
