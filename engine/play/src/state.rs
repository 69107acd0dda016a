//! The state of a match: everything that follows from its configuration and its events so far.

use rules::{BySide, Crawford, MatchLength, MatchPoints, PlayGraph, Side};

use crate::clock::Clock;
use crate::clock_setting::ClockSetting;
use crate::config::MatchConfig;
use crate::dice::GameNumber;
use crate::event::{GameEnd, Hold, MatchEnding, Outcome};
use crate::format::Format;
use crate::game::{Game, Phase};
use crate::pause::Pause;
use crate::take_back::TakeBack;
use crate::time::Millis;

/// The time that the players of a live Normal session have to ask for another game.
pub const INTERVAL_LIVE: Millis = Millis::new(120_000);

/// The state of a match. It changes only by [`MatchState::apply`], so the same configuration and the same events
/// with their times always produce equal states.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchState {
    pub(crate) config: MatchConfig,
    pub(crate) score: BySide<MatchPoints>,
    pub(crate) crawford: Crawford,
    pub(crate) finished: Vec<FinishedGame>,
    pub(crate) stop_asked: BySide<bool>,
    pub(crate) abort: AbortWishes,
    /// True for each side that has completed a turn in this match.
    pub(crate) has_played: BySide<bool>,
    pub(crate) stage: Stage,
    pub(crate) clock: Clock,
    pub(crate) held: Option<Hold>,
    /// The time for which it has been held while it was under way, without the present hold.
    pub(crate) held_before: Millis,
    /// The beginning of the present hold, if the match was under way then.
    pub(crate) held_since: Option<Millis>,
    pub(crate) pause: Pause,
    pub(crate) take_back: TakeBack,
    /// The time that the director has given each side.
    pub(crate) extra_time: Millis,
}

/// The stage of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Stage {
    /// No game has begun: see [`crate::decide_start`].
    NotStarted,
    /// A game is being played.
    Playing(Game),
    /// A game has ended and the next has not begun. Only a Normal session stays in this stage.
    BetweenGames(Interval),
    /// The match is over.
    Over {
        /// The outcome.
        outcome: Outcome,
        /// The last game in its final state.
        last: Game,
    },
}

/// The wishes to call the match off.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct AbortWishes {
    /// The sides that ask for it now.
    pub(crate) asked: BySide<bool>,
    /// The sides whose wish the opponent has declined. They cannot ask again.
    pub(crate) declined: BySide<bool>,
}

/// The time between two games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Interval {
    pub(crate) last: Game,
    pub(crate) asked: BySide<bool>,
    pub(crate) since: Millis,
    pub(crate) closing: Option<MatchEnding>,
}

impl Interval {
    /// Returns the game that has ended.
    #[must_use]
    pub fn last(&self) -> &Game {
        &self.last
    }

    /// Returns the sides that have asked for another game.
    #[must_use]
    pub fn next_game_asked(&self) -> BySide<bool> {
        self.asked
    }
}

/// A game that has been counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FinishedGame {
    /// The number of the game.
    pub number: GameNumber,
    /// True if it was the Crawford game.
    pub is_crawford: bool,
    /// The end of the game and what it counted.
    pub end: GameEnd,
    /// The score after it.
    pub score: BySide<MatchPoints>,
    /// The time that each side spent on it.
    pub time_used: BySide<Millis>,
}

impl MatchState {
    /// Returns a match that has been agreed on and has not begun.
    #[must_use]
    pub fn new(config: MatchConfig) -> Self {
        let crawford = match config.format() {
            Format::Match(length) => Crawford::at_start(length),
            Format::ThreeGames | Format::Normal | Format::Single => Crawford::Before,
        };
        Self {
            config,
            score: BySide::default(),
            crawford,
            finished: Vec::new(),
            stop_asked: BySide::default(),
            abort: AbortWishes::default(),
            has_played: BySide::default(),
            stage: Stage::NotStarted,
            clock: Clock::new(config.clock()),
            held: None,
            held_before: Millis::ZERO,
            held_since: None,
            pause: Pause::default(),
            take_back: TakeBack::default(),
            extra_time: Millis::ZERO,
        }
    }

    /// Returns the agreed terms.
    #[must_use]
    pub fn config(&self) -> &MatchConfig {
        &self.config
    }

    /// Returns the points of both sides. In a match they stop at its length; in a Normal session they are the sum
    /// so far.
    #[must_use]
    pub fn score(&self) -> BySide<MatchPoints> {
        self.score
    }

    /// Returns the length of a match to points, or `None` in other formats.
    #[must_use]
    pub fn length(&self) -> Option<MatchLength> {
        match self.config.format() {
            Format::Match(length) => Some(length),
            Format::ThreeGames | Format::Normal | Format::Single => None,
        }
    }

    /// Returns the points that `side` needs to win a match to points.
    #[must_use]
    pub fn away(&self, side: Side) -> Option<MatchPoints> {
        self.length().map(|length| length.away(self.score[side]))
    }

    /// Returns the Crawford stage of a match to points, for its current game.
    #[must_use]
    pub fn crawford(&self) -> Option<Crawford> {
        self.length().map(|_| self.crawford)
    }

    /// Returns true if the current (or last) game is the Crawford game.
    #[must_use]
    pub fn is_crawford(&self) -> bool {
        self.length().is_some() && self.crawford.is_crawford()
    }

    /// Returns true if the current (or last) game has a cube.
    #[must_use]
    pub fn is_cube_in_use(&self) -> bool {
        self.config.format().has_cube() && !self.is_crawford()
    }

    /// Returns the stage of the match.
    #[must_use]
    pub fn stage(&self) -> &Stage {
        &self.stage
    }

    /// Returns the game in progress, or else the last one. Returns `None` before the first game.
    #[must_use]
    pub fn game(&self) -> Option<&Game> {
        match &self.stage {
            Stage::NotStarted => None,
            Stage::Playing(game) => Some(game),
            Stage::BetweenGames(interval) => Some(&interval.last),
            Stage::Over { last, .. } => Some(last),
        }
    }

    /// Returns the games that have been counted, in order.
    #[must_use]
    pub fn finished(&self) -> &[FinishedGame] {
        &self.finished
    }

    /// Returns the outcome, or `None` if the match is not over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match &self.stage {
            Stage::Over { outcome, .. } => Some(*outcome),
            Stage::NotStarted | Stage::Playing(_) | Stage::BetweenGames(_) => None,
        }
    }

    /// Returns the sides that have asked to stop three games that are decided.
    #[must_use]
    pub fn stop_asked(&self) -> BySide<bool> {
        self.stop_asked
    }

    /// Returns the sides that ask to call the match off.
    #[must_use]
    pub fn abort_asked(&self) -> BySide<bool> {
        self.abort.asked
    }

    /// Returns true if each side has completed a turn. Until then the match can be called off by agreement. A match
    /// that ends before then does not count.
    #[must_use]
    pub fn is_played(&self) -> bool {
        self.has_played.white && self.has_played.black
    }

    /// Returns the sides that have completed a turn in this match.
    #[must_use]
    pub fn has_played(&self) -> BySide<bool> {
        self.has_played
    }

    /// Returns the side that must act in the current game, or `None` between games and while the match waits for the
    /// other room.
    #[must_use]
    pub fn to_act(&self) -> Option<Side> {
        match &self.stage {
            Stage::Playing(game) if self.waits_for_other_room() && game.offer.is_none() => None,
            Stage::Playing(game) => game.to_act(),
            Stage::NotStarted | Stage::BetweenGames(_) | Stage::Over { .. } => None,
        }
    }

    /// Returns the time that the director of the event has given each side since the match began.
    #[must_use]
    pub const fn extra_time(&self) -> Millis {
        self.extra_time
    }

    /// Returns the director's message to the players while the match is held, or `None` if it is not held.
    #[must_use]
    pub fn held(&self) -> Option<&Hold> {
        self.held.as_ref()
    }

    /// Returns the time until `now` for which the director has held the match while it was under way: since each side
    /// had completed a turn.
    #[must_use]
    pub fn held_for(&self, now: Millis) -> Millis {
        let present = self.held_since.map_or(Millis::ZERO, |since| now.since(since));
        self.held_before.plus(present)
    }

    /// Returns true if the side on roll of a lock-step match has decided about the cube, or has no choice, and must
    /// wait for the same decision in the other room. Its clock then stands still.
    #[must_use]
    pub fn waits_for_other_room(&self) -> bool {
        self.playing().is_some_and(|game| game.waits && self.has_decided_to_roll(game))
    }

    /// Returns true if the side on roll has made the cube decision of its turn and has not rolled.
    pub(crate) fn has_decided_to_roll(&self, game: &Game) -> bool {
        matches!(game.phase, Phase::ToRoll) && (game.roll_asked || self.check_cube(game).is_err())
    }

    /// Returns the number of cube decisions that a side has made in the current game: one for each roll, and one more
    /// while its roll waits for the other room. The opening throw has none.
    #[must_use]
    pub fn cube_decisions(&self, side: Side) -> u32 {
        let Some(game) = self.game() else { return 0 };
        let waits = self.waits_for_other_room() && game.on_roll == side;
        game.turns_rolled(side).saturating_add(u32::from(waits))
    }

    /// Returns the clock.
    #[must_use]
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Returns the moment from which [`crate::decide_timeout`] returns events, or `None` if no time runs out.
    #[must_use]
    pub fn next_deadline(&self) -> Option<Millis> {
        match &self.stage {
            Stage::Playing(_) => self.paused_until().or_else(|| self.clock.deadline()),
            Stage::BetweenGames(_) if self.held.is_some() => None,
            Stage::BetweenGames(interval) => self.interval_wait().map(|wait| interval.since.plus(wait)),
            Stage::NotStarted | Stage::Over { .. } => None,
        }
    }

    /// Returns the time that the players have between two games, or `None` without a clock.
    pub(crate) fn interval_wait(&self) -> Option<Millis> {
        match self.config.clock() {
            ClockSetting::None => None,
            ClockSetting::Live(_) => Some(INTERVAL_LIVE),
            ClockSetting::Correspondence(days) => Some(Millis::from_days(days.get())),
        }
    }

    /// Returns the legal plays of the roll that waits to be played, as a graph of single moves.
    #[must_use]
    pub fn play_graph(&self) -> Option<PlayGraph> {
        let game = self.playing()?;
        match game.phase {
            Phase::ToPlay { roll } => Some(PlayGraph::new(&game.position, roll)),
            Phase::ToRoll
            | Phase::ToAnswerDouble { .. }
            | Phase::ToAnswerBeaver { .. }
            | Phase::Decided(_) => None,
        }
    }

    /// Returns the game in progress.
    pub(crate) fn playing(&self) -> Option<&Game> {
        match &self.stage {
            Stage::Playing(game) => Some(game),
            Stage::NotStarted | Stage::BetweenGames(_) | Stage::Over { .. } => None,
        }
    }

    /// Returns the number of the next game.
    pub(crate) fn next_number(&self) -> GameNumber {
        self.finished.last().map_or(GameNumber::FIRST, |game| game.number.next())
    }
}
