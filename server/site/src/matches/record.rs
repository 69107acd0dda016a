//! The published record of a finished match, which `fullprime dice verify` and other programs read.

use std::sync::Arc;

use play::Event;
use records::Transcript;
use records::match_record::{
    Chain, DiceOrigin, Hex32, MatchHead, MatchRecord, Player, PlayerKind, RatedStanding, RatingListName,
    SeatBytes, Seats,
};
use rules::{BySide, Side};
use store::{
    DbError,
    account::{Account, AccountKind},
    events,
    facts::Status,
    id::{MatchId, RollSetId},
};
use texts::refusals;

use crate::{
    error::AppError,
    match_state::{convert, dice::MatchDice, snapshot::Snapshot},
    matches::Matches,
};

impl Matches {
    /// Returns the record as JSON.
    ///
    /// # Errors
    /// If the match does not exist or is hidden from this viewer, or is not over.
    pub async fn record(&self, id: MatchId, viewer: Option<&Account>) -> Result<String, AppError> {
        let (snapshot, log) = self.finished(id, viewer).await?;
        let head = head(&snapshot).ok_or_else(|| {
            AppError::from(DbError::Broken(format!("matches: the finished match {id} lacks something")))
        })?;
        let record = MatchRecord::of_log(head, snapshot.agreed.config, &log)
            .map_err(|error| AppError::internal("the log of a finished match", error))?;
        Ok(record.to_json())
    }

    /// Returns the match in the file format of other programs.
    ///
    /// # Errors
    /// If the match does not exist or is hidden from this viewer, or is not over.
    pub async fn transcript(&self, id: MatchId, viewer: Option<&Account>) -> Result<Transcript, AppError> {
        let (snapshot, log) = self.finished(id, viewer).await?;
        let name = |side: Side| snapshot.names_at(side);
        Transcript::of_log(BySide::new_with(name), snapshot.agreed.config, &log)
            .map_err(|error| AppError::internal("the log of a finished match", error))
    }

    /// Returns a finished match with its log.
    async fn finished(
        &self,
        id: MatchId,
        viewer: Option<&Account>,
    ) -> Result<(Arc<Snapshot>, Vec<(Event, play::Millis)>), AppError> {
        let mut snapshot = self.load(id).await?;
        if !matches!(snapshot.facts.status, Status::Finished(_)) {
            // It may have just ended on another node.
            snapshot = self.reload(id).await?;
        }
        self.check_may_tell(&snapshot, viewer).await?;
        if !matches!(snapshot.facts.status, Status::Finished(_)) {
            return Err(AppError::Conflict(refusals::record_not_yet()));
        }
        let log = self.node.store.read(move |connection| events::of_match(connection, id)).await?;
        let log = log.into_iter().map(|logged| (logged.event, convert::to_play_time(logged.at)));
        Ok((snapshot, log.collect()))
    }
}

fn head(snapshot: &Snapshot) -> Option<MatchHead> {
    Some(MatchHead {
        id: snapshot.facts.id.shown(),
        players: Seats { white: player(snapshot, Side::White)?, black: player(snapshot, Side::Black)? },
        rating_list: snapshot.facts.list.map(|list| match list {
            ratings::RatingList::Casual => RatingListName::Casual,
            ratings::RatingList::Stakes => RatingListName::Stakes,
        }),
        dice: match snapshot.dice.as_deref()? {
            dice if dice.is_imported() => DiceOrigin::Unknown,
            dice => DiceOrigin::Served { chains: vec![chain(snapshot, dice)?] },
        },
        names: snapshot.substituted_names(),
    })
}

fn player(snapshot: &Snapshot, side: Side) -> Option<Player> {
    let account = snapshot.player(side)?;
    let change = snapshot.rating_changes.iter().find(|row| row.player == account.id);
    let standing = |standing: ratings::Standing| RatedStanding {
        rating: standing.rating.value(),
        experience: standing.experience.value(),
    };
    Some(Player {
        name: account.name.as_str().to_owned(),
        kind: match account.kind {
            AccountKind::Person | AccountKind::Guest => PlayerKind::Human,
            AccountKind::Bot if account.is_house_bot() => PlayerKind::HouseBot,
            AccountKind::Bot => PlayerKind::Bot,
        },
        before: change.map(|row| standing(row.before)),
        after: change.map(|row| standing(row.after)),
    })
}

fn chain(snapshot: &Snapshot, dice: &MatchDice) -> Option<Chain> {
    let facts = &snapshot.facts;
    let contribution = |side: Side| {
        let seated = facts.seats[side].filter(|_| facts.roll_set.is_none());
        seated.and_then(|seated| seated.contribution).map(Hex32)
    };
    // All games that were begun, counted or not, because the match is over.
    let games = snapshot.state.game().map_or(0, |game| game.number().get());
    let keys = (1..=games).filter_map(play::GameNumber::new).map(|game| Hex32(dice.reveal_game(game)));
    Some(Chain {
        id: facts.roll_set.map_or(facts.id, RollSetId::as_dice_id).shown(),
        first_game: 1,
        games_max: snapshot.agreed.games_max.get(),
        commitment: Hex32(facts.commitment),
        seat_bytes: match snapshot.seat_rule {
            ::dice::SeatRule::HouseBotsDrawn => SeatBytes::HouseBotsDrawn,
            ::dice::SeatRule::HouseBotsZero => SeatBytes::HouseBotsZero,
        },
        contributions: Seats { white: contribution(Side::White), black: contribution(Side::Black) },
        g0: Hex32(facts.g0?),
        keys: keys.collect(),
        seed: Some(Hex32(dice.reveal_seed())),
    })
}
