//! Lessons from imported matches: as soon as a match is analysed, its owner's worst mistakes become questions of the
//! trainer. The quick analysis gives the first ones; the standard analysis replaces those that were not asked yet.

use store::{DbError, id::UserId, library, library_cards, library_cards::Unlearned, own_names};
use wire::Millis;

use super::names;
use crate::{
    bounds::Bound,
    error::AppError,
    reviews::{Reviews, analyses, lessons},
};

/// The maximum number of open questions of a player from quick analyses, which are preliminary.
const OPEN_QUICK_MAX: i64 = 60;

impl Reviews {
    /// Makes questions from analysed imports until the server stops.
    pub(crate) async fn learn_from_imports(self) {
        while !self.node.lifecycle.is_stopping() {
            let Some(owner) = self.archive.next_learner() else {
                tokio::select! {
                    () = self.archive.more.notified() => continue,
                    () = self.node.lifecycle.stopped() => return,
                }
            };
            loop {
                match self.learn_one(owner).await {
                    Ok(true) if !self.node.lifecycle.is_stopping() => {}
                    Ok(_) => break,
                    // The match is found again when its owner opens the trainer.
                    Err(error) => {
                        error.log();
                        tracing::warn!(%error, "the lessons of an import could not be made");
                        break;
                    }
                }
            }
        }
    }

    /// Makes the questions of one match. Returns false if there is nothing to do.
    async fn learn_one(&self, owner: UserId) -> Result<bool, AppError> {
        let most = self.node.bounds.most(Bound::ImportQuestions);
        let next = self.node.store.read(move |connection| {
            let own = own_names::list_own_names(connection, owner)?;
            if own.is_empty() {
                return Ok::<_, DbError>(None);
            }
            let open = library_cards::open(connection, owner)?;
            let mut next = None;
            for (plies, most) in [(analyses::DEEPEST, most), (analyses::QUICKEST, most.min(OPEN_QUICK_MAX))] {
                if next.is_none() && open < most {
                    next = library_cards::unlearned(connection, owner, plies)?.map(|next| (next, most));
                }
            }
            let Some((next, most)) = next else { return Ok(None) };
            Ok(Some((library::report_of(connection, next.id, next.plies)?, own, next, most)))
        });
        let Some((report, own, unlearned, most)) = next.await? else { return Ok(false) };
        let side = names::side_of(&unlearned.white, &unlearned.black, &own);
        let mut questions = match (side, report) {
            (Some(side), Some(report)) => {
                let told = analyses::reports::unpack(&report)?;
                lessons::questions(&told, side, least(unlearned.plies))
            }
            _ => Vec::new(),
        };
        let at = played_at(&unlearned);
        questions.iter_mut().for_each(|(_, question)| question.at = at);
        let now = self.node.clock.now();
        self.node
            .store
            .write(move |connection| {
                // The player may have confirmed other names meanwhile. Then the match is checked again.
                if own_names::list_own_names(connection, owner)? == own {
                    library_cards::learn(connection, &unlearned, &questions, most, now)?;
                }
                Ok::<_, DbError>(())
            })
            .await?;
        Ok(true)
    }
}

/// Returns the minimum loss of a mistake that becomes a question. It is higher after the quick analysis, which is less
/// certain.
fn least(plies: u8) -> f64 {
    f64::from(if plies == analyses::DEEPEST { analysis::BAD } else { analysis::VERY_BAD })
}

fn played_at(of: &Unlearned) -> Millis {
    of.played_at.unwrap_or(of.added_at)
}
