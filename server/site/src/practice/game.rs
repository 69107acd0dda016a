//! A practice game in memory: its stored document, and the match derived from it.
//!
//! The match is the same state machine as in live play. But its log can be cut short, so it is stored in its own
//! document and not among the matches.

use std::sync::Arc;

use play::{Event, MatchState, SetUp};
use records::{Xgid, XgidGame, XgidStage};
use rules::{BySide, MatchPoints, Side};
use store::{
    PracticeRow,
    account::Account,
    facts::{Facts, Seated, Status},
    id::{MatchId, UserId},
    settings::{DiceRule, IllegalPlays, MatchFormat, MatchSettings, Options, StartRule, TimeControl},
    stored::{
        analysis::Seat,
        practice::{Document, PracticeStep},
    },
};
use texts::refusals;
use wire::{MatchView, Millis, PracticeView};

use crate::{
    error::AppError,
    match_state::{
        convert,
        dice::MatchDice,
        log::Log,
        snapshot::Snapshot,
        terms::Agreed,
        view::{self, Surroundings},
    },
    matches::in_play::InPlayQuestion,
    messages::ToWire,
    refusal::told,
};

/// A game in play.
#[derive(Debug, Clone)]
pub(super) struct PracticeGame {
    /// The row, with its document.
    pub(super) row: PracticeRow,
    pub(super) snapshot: Snapshot,
}

impl PracticeGame {
    /// Reads the game in a row.
    pub(super) fn read(
        row: PracticeRow,
        player: &Account,
        bot: Option<&Account>,
    ) -> Result<PracticeGame, AppError> {
        let broken = |error: String| AppError::internal("reading a practice game", error);
        let mut snapshot = beginning(row.id, &row.document, row.created_at, player, bot)?;
        for step in &row.document.log {
            let event = step.event().map_err(|error| broken(error.to_string()))?;
            snapshot = snapshot.with_events(step.at, &[event]).map_err(|error| broken(error.to_string()))?;
        }
        Ok(PracticeGame { row, snapshot })
    }

    /// Returns the side that the player acts for. Without a bot it is the side to act.
    pub(super) fn side(&self) -> Side {
        let to_act = if self.row.document.bot.is_none() { self.snapshot.state.to_act() } else { None };
        to_act.unwrap_or(self.row.document.side.into())
    }

    /// Returns the question about the decision of the side to act.
    pub(super) fn question(&self) -> InPlayQuestion {
        let Some(game) = self.snapshot.state.game() else { return InPlayQuestion::of_games(&[]) };
        let roll = match game.phase() {
            play::Phase::ToPlay { roll } => Some(roll),
            play::Phase::ToRoll
            | play::Phase::ToAnswerDouble { .. }
            | play::Phase::ToAnswerBeaver { .. }
            | play::Phase::Decided(_) => None,
        };
        InPlayQuestion::about(game.position(), roll)
    }

    /// Adds the other side's consent to stop three games, when the player plays both sides.
    pub(super) fn agree_with_oneself(&mut self, now: Millis) -> Result<(), AppError> {
        let asked = self.snapshot.state.stop_asked();
        let Some(other) = Side::ALL.into_iter().find(|side| asked[side.opponent()] && !asked[*side]) else {
            return Ok(());
        };
        let events = self.decide(other, &play::Command::StopPlaying, now)?;
        self.push(now, &events)
    }

    /// Appends events.
    pub(super) fn push(&mut self, now: Millis, events: &[Event]) -> Result<(), AppError> {
        self.snapshot = self
            .snapshot
            .with_events(now, events)
            .map_err(|error| AppError::internal("events of a practice game do not fit it", error))?;
        let steps = events.iter().map(|event| PracticeStep::new(now, event));
        self.row.document.log.extend(steps);
        Ok(())
    }

    /// Starts a new match. A game from a position is already in play.
    pub(super) fn begin(&mut self, now: Millis) -> Result<(), AppError> {
        if self.row.document.start.is_some() {
            return Ok(());
        }
        let dice = self.snapshot.dice.clone().ok_or_else(no_dice)?;
        let events = play::decide_start(&self.snapshot.state, convert::to_play_time(now), &*dice)
            .map_err(|reason| crate::matches::act::refused(&reason))?;
        self.push(now, &events)
    }

    /// Returns the events that a command of a side causes.
    pub(super) fn decide(
        &self,
        side: Side,
        command: &play::Command,
        now: Millis,
    ) -> Result<Vec<Event>, AppError> {
        let dice = self.snapshot.dice.as_ref().ok_or_else(no_dice)?;
        play::decide(&self.snapshot.state, side, command, convert::to_play_time(now), &**dice)
            .map_err(|reason| crate::matches::act::refused(&reason))
    }

    /// Returns the game as one of its sides sees it.
    pub(super) fn view(&self, side: Side, now: Millis) -> MatchView {
        let presence = BySide { white: wire::Presence::Good, black: wire::Presence::Good };
        let around = Surroundings {
            now,
            presence,
            gone_since: BySide::default(),
            spectators: 0,
            events_max: u32::MAX,
        };
        let mut view = view::view(&self.snapshot, Some(side), &around);
        // A practice game can be left freely, so it needs no agreement to end it.
        view.allowed
            .retain(|kind| !matches!(kind, wire::CommandKind::Abort | wire::CommandKind::DeclineAbort));
        if self.row.document.bot.is_none() {
            // The same name at both seats would not tell them apart. Without names the client shows the colours.
            (view.white.name, view.black.name) = (None, None);
        }
        view
    }

    /// Returns the game for its player.
    pub(super) fn shown(&self, now: Millis) -> PracticeView {
        PracticeView {
            bot: self.row.document.bot.clone(),
            side: self.row.document.side.to_wire(),
            seed: self.row.document.seed.clone(),
            start: self.row.document.start.clone(),
            may_take_back: !self.row.document.decisions.is_empty(),
            view: self.view(self.side(), now),
        }
    }
}

fn no_dice() -> AppError {
    AppError::internal("a practice game", "it has no dice")
}

/// Returns the position of an XGID as a match without players in which a side has to roll, play or answer a double.
/// The view is that of `viewer`, with the choices of the current turn.
///
/// # Errors
/// If nothing can be played from the position.
pub(crate) fn still(xgid: &Xgid, viewer: Side, now: Millis) -> Result<MatchView, AppError> {
    let is_doubled = xgid.stage == XgidStage::Doubled;
    let start = if is_doubled { Xgid { stage: XgidStage::ToRoll, ..*xgid } } else { *xgid };
    let document = Document {
        bot: None,
        settings: settings_of(xgid)?,
        seed: String::new(),
        start: Some(start.to_string()),
        side: viewer.into(),
        log: Vec::new(),
        decisions: Vec::new(),
    };
    let snapshot = unseated(MatchId::from_row(1), &document, now)?;
    let row = PracticeRow { id: snapshot.facts.id, version: 1, created_at: now, changed_at: now, document };
    let mut game = PracticeGame { row, snapshot };
    if is_doubled {
        let events = game.decide(xgid.turn, &play::Command::Double, now)?;
        game.push(now, &events)?;
    }
    let mut view = game.view(viewer, now);
    view.allowed.retain(|kind| {
        use wire::CommandKind::{Beaver, Double, Pass, Play, Raccoon, Roll, Take};
        matches!(kind, Roll | Double | Play | Take | Pass | Beaver | Raccoon)
    });
    Ok(view)
}

/// Returns the match before its first event.
pub(super) fn beginning(
    id: MatchId,
    document: &Document,
    at: Millis,
    player: &Account,
    bot: Option<&Account>,
) -> Result<Snapshot, AppError> {
    let opponent = bot.unwrap_or(player);
    let seat = |account: &Account| {
        Some(Seated {
            user: account.id,
            rating: ratings::Rating::START.value(),
            is_provisional: false,
            contribution: None,
        })
    };
    let mut snapshot = unseated(id, document, at)?;
    snapshot.facts.seats = match document.side {
        Seat::White => BySide { white: seat(player), black: seat(opponent) },
        Seat::Black => BySide { white: seat(opponent), black: seat(player) },
    };
    snapshot.facts.opener = player.id;
    snapshot.facts.invited = bot.map(|bot| bot.id);
    let people = [player, opponent].into_iter().map(|account| (account.id, account.clone())).collect();
    snapshot.people = Arc::new(people);
    Ok(snapshot)
}

/// Returns the match before its first event, with free seats.
fn unseated(id: MatchId, document: &Document, at: Millis) -> Result<Snapshot, AppError> {
    let agreed = Agreed::parse(&document.settings)?;
    let state = match &document.start {
        None => MatchState::new(agreed.config),
        Some(text) => {
            let moment = set_up(&parse_xgid(text)?)?;
            MatchState::set_up(agreed.config, &moment)
                .map_err(|error| AppError::invalid("start", told(error.code(), Vec::new())))?
        }
    };
    let dice = MatchDice::of_practice(&document.seed, agreed.games_max);
    let facts = Facts {
        status: Status::Playing { started_at: at },
        g0: Some(dice.g0()),
        points: state.score().map(MatchPoints::get),
        ..Facts::open(id, document.settings, UserId::from_row(0), dice.g0(), at)
    };
    Ok(Snapshot {
        roll_set: None,
        facts,
        agreed,
        people: Arc::default(),
        state,
        log: Log::default(),
        happened: Log::default(),
        steps: 0,
        acts: 0,
        seat_rule: ::dice::SeatRule::HouseBotsZero,
        boards: BySide { white: None, black: None },
        last_seq: 0,
        dice: Some(Arc::new(dice)),
        series: None,
        rating_changes: Vec::new(),
        is_voided: false,
        earlier: Arc::default(),
        rematch: None,
    })
}

/// Returns the settings of practice: unrated, unstaked and without a clock.
pub(super) fn settings(format: MatchFormat, options: Options) -> MatchSettings {
    let (time, start) = (TimeControl::None, StartRule::OpeningThrow);
    MatchSettings {
        format,
        rated: false,
        stake: None,
        time,
        options,
        start,
        dice: DiceRule::Served,
        illegal_plays: IllegalPlays::Corrected,
        lock_step: false,
        seat_proof: false,
    }
}

/// Parses a position that a user entered.
pub(super) fn parse_xgid(text: &str) -> Result<Xgid, AppError> {
    let text = text.trim();
    let with_name = if text.starts_with("XGID=") { text.to_owned() } else { format!("XGID={text}") };
    let xgid = with_name.parse::<Xgid>();
    xgid.map_err(|error| AppError::invalid("xgid", told(error.code(), error.params())))
}

/// Returns the settings of the game that an XGID describes.
pub(super) fn settings_of(xgid: &Xgid) -> Result<MatchSettings, AppError> {
    match xgid.game {
        XgidGame::Match { length, .. } => {
            let length = u8::try_from(length.points()).unwrap_or(u8::MAX);
            Ok(settings(MatchFormat::Points { length }, Options::default()))
        }
        XgidGame::Money { jacoby, beavers } => {
            let options = Options { jacoby, beavers, ..Options::default() };
            Ok(settings(MatchFormat::Normal, options))
        }
    }
}

/// Returns the position and match state that an XGID describes.
fn set_up(xgid: &Xgid) -> Result<SetUp, AppError> {
    let roll = match xgid.stage {
        XgidStage::ToRoll => None,
        XgidStage::Rolled(roll) => Some(roll),
        XgidStage::Doubled | XgidStage::Beavered | XgidStage::Raccooned => {
            return Err(AppError::invalid("start", refusals::double_waits()));
        }
    };
    // The score of a money session has no effect on the game.
    let (score, crawford) = match xgid.game {
        XgidGame::Match { crawford, .. } => {
            (xgid.score.map(|points| MatchPoints::new(u32::from(points))), crawford)
        }
        XgidGame::Money { .. } => (BySide::default(), false),
    };
    Ok(SetUp { on_roll: xgid.turn, position: xgid.position, cube: xgid.cube, roll, score, crawford })
}
