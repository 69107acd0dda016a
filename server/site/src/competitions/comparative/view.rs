//! The view of an event for each viewer.

use std::collections::BTreeMap;

use ::competitions::{
    BoardNumber, PlayerId, Viewer,
    comparative::{BoardResult, Phase, SignedSmp, datums, standings},
};
use ratings::duplicate::DuplicateResult;
use rules::Side;
use store::{
    account::{Account, AccountKind},
    competitions::{player, user},
    id::{ComparativeId, MatchId},
};
use wire::{
    ComparativeBoard, ComparativeCard, ComparativePhase, ComparativeResult, ComparativeRow, ComparativeView,
    CompetitionPlace, DuplicateEnd, Millis, Seq, YourComparative,
};

use super::{Loaded, sight::eyes, week};
use crate::{
    competitions::{Kind as _, numbers::small, parts::Comparatives},
    error::AppError,
    match_state::convert,
    messages::ToWire,
};

impl Comparatives<'_> {
    /// Returns an event as the viewer may see it.
    ///
    /// # Errors
    /// If the event does not exist.
    pub async fn comparative_view(
        &self,
        id: ComparativeId,
        viewer: Option<&Account>,
    ) -> Result<ComparativeView, AppError> {
        let loaded = self.comparative(id).await?;
        Ok(view(&loaded, viewer, self.node.clock.now()))
    }

    /// Returns the place of a table, or `None` if the event never had it.
    pub(super) fn place_in_comparative(
        &self,
        loaded: &Loaded,
        table: MatchId,
        viewer: Option<&Account>,
    ) -> Option<CompetitionPlace> {
        let (player, board) = loaded.place_of(table)?;
        let known = Known::to(loaded, eyes(viewer));
        let of_player = known.of_board(board).find(|result| result.player == player);
        Some(CompetitionPlace::Comparative {
            card: card(loaded, viewer, self.node.clock.now()),
            board: small(board.get()),
            result: of_player.and_then(|result| known.told(loaded, result)),
        })
    }

    /// Returns the newest events, unfinished ones first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn list(&self, viewer: Option<&Account>) -> Result<Vec<ComparativeCard>, AppError> {
        let (listed, now) = (self.listed_competitions::<Loaded>().await?, self.node.clock.now());
        Ok(listed.iter().map(|loaded| card(loaded, viewer, now)).collect())
    }
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// The results that a viewer may know, with the figures to compare them with.
#[derive(Debug)]
pub(super) struct Known {
    results: Vec<BoardResult>,
    datums: BTreeMap<(BoardNumber, Side), SignedSmp>,
}

impl Known {
    pub(super) fn to(loaded: &Loaded, viewer: Viewer) -> Known {
        let results = loaded.state.results(viewer);
        Known { datums: datums(&results), results }
    }

    /// Returns the results of a board.
    pub(super) fn of_board(&self, board: BoardNumber) -> impl Iterator<Item = &BoardResult> {
        self.results.iter().filter(move |result| result.board == board)
    }

    /// Converts a result for a message.
    pub(super) fn told(&self, loaded: &Loaded, result: &BoardResult) -> Option<ComparativeResult> {
        let BoardResult { board, side, player, smp } = *result;
        let card = loaded.state.card(player)?;
        let game = card.game(board)?;
        let datum = self.datums.get(&(board, side))?;
        Some(ComparativeResult {
            name: loaded.name(user(player)),
            seat: convert::seat(side),
            match_id: loaded.table_of.get(&(player, board))?.to_wire(),
            won: smp.value() > 0,
            end: match game.result() {
                DuplicateResult::Pass => DuplicateEnd::Pass,
                DuplicateResult::Single => DuplicateEnd::Single,
                DuplicateResult::Gammon => DuplicateEnd::Gammon,
                DuplicateResult::Backgammon => DuplicateEnd::Backgammon,
            },
            cube: small(game.cube().value()),
            checkers_left: game.left().count(),
            smp: smp.value(),
            imp: smp.imp_against(*datum),
        })
    }

    /// Returns a board as the viewer may see it.
    pub(super) fn board(
        &self,
        loaded: &Loaded,
        viewer: Option<&Account>,
        board: BoardNumber,
    ) -> Option<ComparativeBoard> {
        let set = loaded.sets.get(&board)?;
        let datum = |side| self.datums.get(&(board, side)).map(|datum| datum.value());
        let me = viewer.map(|account| player(account.id));
        let yours = self.of_board(board).find(|result| Some(result.player) == me);
        Some(ComparativeBoard {
            board: small(board.get()),
            commitment: set.commitment.to_string(),
            known: loaded.state.may_know(eyes(viewer), board),
            finished: number(loaded.state.cards().iter().filter(|card| card.has_finished(board)).count()),
            datum: (datum(Side::White), datum(Side::Black)),
            yours: yours.and_then(|result| self.told(loaded, result)),
        })
    }
}

/// Returns true if the viewer may see the standings. A player who may still play a board may not.
fn is_ranked(loaded: &Loaded, viewer: Viewer) -> bool {
    loaded.state.boards().all(|board| loaded.state.may_know(viewer, board))
}

pub(crate) fn card(loaded: &Loaded, viewer: Option<&Account>, now: Millis) -> ComparativeCard {
    let settings = &loaded.row.settings;
    ComparativeCard {
        id: loaded.row.id.to_wire(),
        name: settings.name.clone(),
        week: loaded.row.week.map(week::begins_at),
        director: loaded.leader().map(|director| loaded.name(director)),
        bot: loaded.name(loaded.bot()),
        boards: settings.boards,
        both_sides: settings.both_sides,
        phase: match loaded.state.phase(convert::to_time(now)) {
            Phase::Announced => ComparativePhase::Announced,
            Phase::Open => ComparativePhase::Open,
            Phase::Closing => ComparativePhase::Closing,
            Phase::Over => ComparativePhase::Over,
            Phase::Cancelled => ComparativePhase::Cancelled,
        },
        opens_at: settings.opens_at,
        closes_at: settings.closes_at,
        newcomers: settings.newcomers,
        players: number(loaded.state.cards().len()),
        winners: loaded.winners().into_iter().map(|winner| loaded.name(winner)).collect(),
        you: viewer.map(|viewer| yours(loaded, viewer, now)).unwrap_or_default(),
    }
}

fn yours(loaded: &Loaded, viewer: &Account, now: Millis) -> YourComparative {
    let is_open = loaded.state.phase(convert::to_time(now)) == Phase::Open;
    let director = loaded.directs(viewer.id);
    let Some(card) = loaded.card_of(viewer) else {
        let may_enter = is_open && viewer.kind != AccountKind::Guest;
        return YourComparative { director, may_enter, ..YourComparative::default() };
    };
    let playing = card.playing.filter(|_| !loaded.state.is_over());
    let next = Some(card.next())
        .filter(|next| is_open && playing.is_none() && next.get() <= loaded.state.rules().boards);
    YourComparative {
        director,
        may_enter: false,
        entered: true,
        finished: small(card.finished()),
        next: next.map(|board| small(board.get())),
        playing: playing.map(|board| small(board.get())),
        table: playing.and_then(|board| loaded.table_of.get(&(card.player, board))).map(|id| id.to_wire()),
    }
}

fn view(loaded: &Loaded, viewer: Option<&Account>, now: Millis) -> ComparativeView {
    let eyes = eyes(viewer);
    let known = Known::to(loaded, eyes);
    let ranked = is_ranked(loaded, eyes);
    ComparativeView {
        card: card(loaded, viewer, now),
        seq: Seq(loaded.last_seq()),
        about: loaded.row.settings.about.clone(),
        time: loaded.row.settings.time.to_wire(),
        ranked,
        rows: rows(loaded, ranked.then_some(&known)),
        boards: loaded.state.boards().filter_map(|board| known.board(loaded, viewer, board)).collect(),
        cancelled: loaded.state.cancelled().map(|reason| reason.as_str().to_owned()),
    }
}

/// Returns the rows, ordered by place if the viewer may know the places. Players without a place come last.
fn rows(loaded: &Loaded, known: Option<&Known>) -> Vec<ComparativeRow> {
    let boards = loaded.state.rules().boards;
    let standing = known.and_then(|known| standings(&known.results, boards).ok()).unwrap_or_default();
    let row = |player: PlayerId, place: Option<usize>, imp| ComparativeRow {
        place: place.map(number),
        name: loaded.name(user(player)),
        bot: loaded.is_bot(player),
        finished: small(loaded.state.card(player).map_or(0, ::competitions::comparative::Card::finished)),
        imp,
    };
    let mut rows: Vec<ComparativeRow> =
        standing.iter().map(|line| row(line.player, line.place, Some(line.imp))).collect();
    let others = loaded.state.cards().iter().filter(|card| known.is_none() || card.games.is_empty());
    rows.extend(others.map(|card| row(card.player, None, None)));
    rows
}
