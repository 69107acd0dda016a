//! Two players who do anything that is allowed, with seeded dice.

use play::{
    Command, CommandKind, DiceSource, Event, Game, GameNumber, MatchConfig, MatchState, Millis, OpeningThrow,
    Phase, decide, decide_start, decide_timeout,
};
use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng as _};
use rules::{BySide, Die, Move, NodeId, PlayGraph, Roll, Side};

/// Pseudorandom numbers, each derived from the one before.
#[derive(Debug, Clone)]
pub(crate) struct Numbers(SplitMix64);

impl Numbers {
    pub(crate) fn new(seed: u64) -> Self {
        Self(SplitMix64::seed_from_u64(seed))
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        // `random_range` would give other numbers, and the recorded match depends on these.
        usize::try_from(self.0.next_u64() % u64::try_from(bound).unwrap()).unwrap()
    }

    pub(crate) fn pick<T: Clone>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())].clone()
    }

    fn die(&mut self) -> Die {
        self.pick(&Die::ALL)
    }
}

/// Dice derived from a seed, a game, a side and a turn.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SeededDice(pub(crate) u64);

impl SeededDice {
    fn numbers(self, game: GameNumber, stream: u64, turn: u32) -> Numbers {
        let place = u64::from(game.get()) << 40 | stream << 36 | u64::from(turn);
        let mut numbers = Numbers::new(self.0 ^ place.wrapping_mul(0xd6e8_feb8_6659_fd93));
        numbers.0.next_u64();
        numbers
    }
}

impl DiceSource for SeededDice {
    fn opening(&self, game: GameNumber) -> OpeningThrow {
        let mut numbers = self.numbers(game, 0, 0);
        let mut ties = Vec::new();
        loop {
            let (white, black) = (numbers.die(), numbers.die());
            if white == black {
                ties.push(white);
            } else {
                return OpeningThrow::new(ties, BySide { white, black }).unwrap();
            }
        }
    }

    fn roll(&self, game: GameNumber, side: Side, turn: u32) -> Roll {
        let stream = match side {
            Side::White => 1,
            Side::Black => 2,
        };
        let mut numbers = self.numbers(game, stream, turn);
        Roll::new(numbers.die(), numbers.die())
    }
}

/// A match and all its events.
#[derive(Debug, Clone)]
pub(crate) struct Course {
    pub(crate) state: MatchState,
    pub(crate) dice: SeededDice,
    pub(crate) now: Millis,
    pub(crate) log: Vec<(Event, Millis)>,
    /// The length of the longest list of events from one decision.
    pub(crate) events_max: usize,
}

impl Course {
    pub(crate) fn start(config: MatchConfig, dice: SeededDice) -> Self {
        let state = MatchState::new(config);
        let mut course = Self { state, dice, now: Millis::new(1_000), log: Vec::new(), events_max: 0 };
        let events = decide_start(&course.state, course.now, &course.dice).unwrap();
        course.record(events);
        course
    }

    pub(crate) fn record(&mut self, events: Vec<Event>) {
        self.events_max = self.events_max.max(events.len());
        for event in events {
            let at = self.state.event_time(self.now);
            self.state.apply(&event, at).unwrap();
            self.log.push((event, at));
        }
    }

    /// Gives a command that must be accepted.
    pub(crate) fn say(&mut self, side: Side, command: &Command) {
        let events = decide(&self.state, side, command, self.now, &self.dice)
            .unwrap_or_else(|refused| panic!("{side:?} {command:?}: {refused}"));
        assert!(!events.is_empty());
        self.record(events);
    }

    /// Lets time pass and returns true if a side's time was up.
    pub(crate) fn wait(&mut self, span: Millis) -> bool {
        self.now = self.now.plus(span);
        let is_late = self.state.next_deadline().is_some_and(|deadline| self.now >= deadline);
        let events = decide_timeout(&self.state, self.now, &self.dice);
        assert_eq!(is_late, !events.is_empty(), "time-outs happen at the deadline and only there");
        self.record(events);
        is_late
    }

    /// Returns every command that the players may give now. Likely commands are listed more than once.
    pub(crate) fn choices(&self) -> Vec<(Side, CommandKind)> {
        let weighted = |side| {
            self.state.allowed(side).into_iter().flat_map(move |kind| {
                let times = match kind {
                    CommandKind::Roll | CommandKind::Play => 60,
                    CommandKind::Take
                    | CommandKind::NextGame
                    | CommandKind::Beaver
                    | CommandKind::Raccoon
                    | CommandKind::AcceptIllegalPlay
                    | CommandKind::DeclineIllegalPlay
                    | CommandKind::DeclineResignation => 12,
                    CommandKind::Double | CommandKind::Pass | CommandKind::AcceptResignation => 4,
                    CommandKind::OfferResignation | CommandKind::StopPlaying | CommandKind::Abort => 1,
                    CommandKind::Pause | CommandKind::TakeBack => 1,
                    CommandKind::DeclineAbort
                    | CommandKind::DeclinePause
                    | CommandKind::Resume
                    | CommandKind::DeclineTakeBack => 12,
                    // Only some tests choose to leave, because leaving would end most matches early.
                    CommandKind::Leave | CommandKind::Claim => 0,
                };
                std::iter::repeat_n((side, kind), times)
            })
        };
        Side::ALL.into_iter().flat_map(weighted).collect()
    }

    /// Returns a command of this kind that must be accepted.
    pub(crate) fn command(&self, side: Side, kind: CommandKind, numbers: &mut Numbers) -> Command {
        match kind {
            CommandKind::Roll => Command::Roll,
            CommandKind::Double => Command::Double,
            CommandKind::Take => Command::Take,
            CommandKind::Pass => Command::Pass,
            CommandKind::Beaver => Command::Beaver,
            CommandKind::Raccoon => Command::Raccoon,
            CommandKind::Play => Command::Play(walk(&self.state.play_graph().unwrap(), numbers)),
            CommandKind::OfferResignation => {
                Command::OfferResignation(numbers.pick(&self.state.resignations(side)))
            }
            CommandKind::AcceptIllegalPlay => Command::AcceptIllegalPlay,
            CommandKind::DeclineIllegalPlay => Command::DeclineIllegalPlay,
            CommandKind::AcceptResignation => Command::AcceptResignation,
            CommandKind::DeclineResignation => Command::DeclineResignation,
            CommandKind::NextGame => Command::NextGame,
            CommandKind::StopPlaying => Command::StopPlaying,
            CommandKind::Abort => Command::Abort,
            CommandKind::DeclineAbort => Command::DeclineAbort,
            CommandKind::Leave => Command::Leave,
            CommandKind::Pause => Command::Pause,
            CommandKind::DeclinePause => Command::DeclinePause,
            CommandKind::Resume => Command::Resume,
            CommandKind::TakeBack => Command::TakeBack,
            CommandKind::DeclineTakeBack => Command::DeclineTakeBack,
            CommandKind::Claim => unreachable!("claims are not in the list of possible commands"),
        }
    }

    /// Replays the events from the beginning.
    pub(crate) fn replayed(&self) -> MatchState {
        let mut state = MatchState::new(*self.state.config());
        for (event, at) in &self.log {
            state.apply(event, *at).unwrap();
        }
        state
    }

    pub(crate) fn game(&self) -> &Game {
        self.state.game().unwrap()
    }
}

/// Returns one random path through the plays of a roll.
fn walk(graph: &PlayGraph, numbers: &mut Numbers) -> Vec<Move> {
    let mut moves = Vec::new();
    let mut node = graph.node(NodeId::START);
    while !node.is_complete {
        let edge = numbers.pick(&node.edges);
        moves.push(Move { from: edge.from, to: edge.to });
        node = graph.node(edge.next);
    }
    moves
}

/// Returns true if a decided game is left uncounted in a match that goes on.
pub(crate) fn is_left_uncounted(course: &Course) -> bool {
    course.state.outcome().is_none()
        && course.state.finished().last().map(|game| game.number) != Some(course.game().number())
        && matches!(course.game().phase(), Phase::Decided(_))
}
