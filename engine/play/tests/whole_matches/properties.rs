//! Properties that hold in every match, for any commands and dice.

use play::{
    AUTOMATIC_ROLLS_MAX, AutomaticDoubles, AutomaticLimit, Beavers, ClockSetting, Command, CommandKind,
    DaysPerTurn, Event, Format, Game, GameEnding, GameOptions, LiveClock, LiveTimes, MatchConfig,
    MatchEnding, Millis, Stage, Starter, Terms, Verdict, decide,
};
use proptest::prelude::*;
use rules::{GameResult, MatchLength, Side};

use crate::driver::{Course, Numbers, SeededDice, is_left_uncounted};

/// More decisions than any of these matches needs. A match that exceeds this number is treated as endless.
const DECISIONS_MAX: usize = 100_000;
/// The number of decisions of players who say all that they can beside the game.
const TALKATIVE_DECISIONS: usize = 1_500;

fn formats() -> impl Strategy<Value = Format> {
    prop_oneof![
        3 => (1_u16..=7).prop_map(|points| Format::Match(MatchLength::new(points).unwrap())),
        1 => Just(Format::ThreeGames),
        1 => Just(Format::Normal),
        1 => Just(Format::Single),
    ]
}

fn options() -> impl Strategy<Value = GameOptions> {
    let automatic = prop_oneof![
        Just(AutomaticDoubles::Off),
        (1_u8..=6).prop_map(|times| AutomaticDoubles::UpTo(AutomaticLimit::new(times).unwrap())),
    ];
    let beavers = prop_oneof![Just(Beavers::Off), Just(Beavers::Beavers), Just(Beavers::BeaversAndRaccoons)];
    (any::<bool>(), automatic, beavers).prop_map(|(jacoby, automatic_doubles, beavers)| GameOptions {
        jacoby,
        automatic_doubles,
        beavers,
    })
}

fn clocks() -> impl Strategy<Value = ClockSetting> {
    let live = (0_u64..20_000, 5_000_u64..60_000).prop_map(|(delay, reserve)| {
        let times = LiveTimes { delay: Millis::new(delay), reserve: Millis::new(reserve) };
        ClockSetting::Live(LiveClock::new(times).unwrap())
    });
    let days = (1_u16..=60).prop_map(|days| ClockSetting::Correspondence(DaysPerTurn::new(days).unwrap()));
    prop_oneof![Just(ClockSetting::None), live, days]
}

fn configs() -> impl Strategy<Value = MatchConfig> {
    (formats(), options(), clocks(), any::<bool>()).prop_map(|(format, wanted, clock, alternates)| {
        let starter =
            if alternates { Starter::Alternating { first: Side::Black } } else { Starter::OpeningThrow };
        let mut options = if format.allows_options() { wanted } else { GameOptions::default() };
        if alternates {
            options.automatic_doubles = AutomaticDoubles::Off;
        }
        MatchConfig::new(format, Terms { options, starter, clock, ..Terms::usual(format) }).unwrap()
    })
}

/// Plays a match to its end, calling `look` after each decision.
fn play_out(config: MatchConfig, seed: u64, mut look: impl FnMut(&Course, &mut Numbers)) -> Course {
    let mut numbers = Numbers::new(seed);
    let mut course = Course::start(config, SeededDice(seed));
    for _ in 0..DECISIONS_MAX {
        look(&course, &mut numbers);
        if course.state.outcome().is_some() {
            return course;
        }
        let (side, kind) = numbers.pick(&course.choices());
        let command = course.command(side, kind, &mut numbers);
        course.say(side, &command);
    }
    panic!("the match does not end");
}

fn points(course: &Course) -> (u32, u32) {
    let score = course.state.score();
    (score.white.get(), score.black.get())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    /// A match of every format ends as its rules say, and its log replays to the same state.
    #[test]
    fn matches_end_and_replay(config in configs(), seed in any::<u64>()) {
        let course = play_out(config, seed, |course, _| {
            assert!(!is_left_uncounted(course));
            if let Format::Match(length) = config.format() {
                let (white, black) = points(course);
                assert!(white.max(black) <= u32::from(length.points()));
            }
        });
        let outcome = course.state.outcome().unwrap();
        let (white, black) = points(&course);
        match config.format() {
            // Both sides may agree to abort until both have moved, whatever the format is.
            _ if outcome.ending == MatchEnding::Aborted => {
                prop_assert_eq!(outcome.verdict, Verdict::NoResult);
                prop_assert!(!course.state.is_played());
            }
            Format::Match(length) => {
                let goal = u32::from(length.points());
                prop_assert_eq!(u32::from(white == goal) + u32::from(black == goal), 1);
                let winner = if white == goal { Side::White } else { Side::Black };
                prop_assert_eq!(outcome.verdict, Verdict::Won(winner));
                prop_assert!(course.state.finished().len() < 2 * usize::from(length.points()));
            }
            Format::ThreeGames => {
                let games = if outcome.ending == MatchEnding::Agreed { 2 } else { 3 };
                prop_assert_eq!(course.state.finished().len(), games);
                prop_assert!(white + black <= 9);
            }
            Format::Normal => prop_assert_eq!(outcome.verdict, Verdict::ByGame),
            Format::Single => prop_assert_eq!(course.state.finished().len(), 1),
        }
        prop_assert_eq!(&course.replayed(), &course.state);
        let enough = 4 + 2 * usize::try_from(AUTOMATIC_ROLLS_MAX).unwrap();
        prop_assert!(course.events_max <= enough, "{} events in one decision", course.events_max);
    }

    /// A command offered to a player is accepted, and a command not offered is refused.
    #[test]
    fn allowed_is_what_is_accepted(config in configs(), seed in any::<u64>()) {
        play_out(config, seed, |course, numbers| {
            for side in Side::ALL {
                let allowed = course.state.allowed(side);
                for kind in CommandKind::ALL {
                    if allowed.contains(&kind) {
                        let mut trial = course.clone();
                        let command = course.command(side, kind, numbers);
                        trial.say(side, &command);
                    } else {
                        for command in some_commands(kind) {
                            let answer = decide(&course.state, side, &command, course.now, &course.dice);
                            assert!(answer.is_err(), "{side:?} {command:?} though not allowed");
                        }
                    }
                }
            }
        });
    }

    /// The Crawford game comes exactly once, right after the game that first brings a side to one point from
    /// winning.
    #[test]
    fn crawford_comes_exactly_once_when_it_is_due(length in 2_u16..=9, seed in any::<u64>()) {
        let format = Format::Match(MatchLength::new(length).unwrap());
        let config = MatchConfig::new(format, Terms::usual(format)).unwrap();
        let course = play_out(config, seed, |_, _| {});
        let games = course.state.finished();
        let goal = u32::from(length) - 1;
        let first_there = games
            .iter()
            .position(|game| game.score.white.get() == goal || game.score.black.get() == goal);
        let crawford: Vec<usize> =
            games.iter().enumerate().filter(|(_, game)| game.is_crawford).map(|(at, _)| at).collect();
        let due = first_there.map(|at| at + 1).filter(|at| *at < games.len());
        prop_assert_eq!(crawford, Vec::from_iter(due));
    }

    /// When players think for random times, the match ends at a deadline or by its rules, and no reserve ever
    /// grows.
    #[test]
    fn time_runs_out_at_deadlines_only(config in configs(), seed in any::<u64>()) {
        let mut numbers = Numbers::new(seed);
        let mut course = Course::start(config, SeededDice(seed));
        for _ in 0..DECISIONS_MAX {
            if course.state.outcome().is_some() {
                break;
            }
            let deadline = course.state.next_deadline();
            let longest = deadline.map_or(1_000, |deadline| deadline.since(course.now).get());
            // Mostly a quick answer; sometimes any time up to just past the deadline, or a clock set back.
            let thought = match numbers.below(40) {
                0 => numbers.below(usize::try_from(longest).unwrap() + 2),
                _ => numbers.below(usize::try_from(longest / 30 + 1).unwrap()),
            };
            let before = course.clone();
            if course.wait(Millis::new(u64::try_from(thought).unwrap())) {
                for side in Side::ALL {
                    let refused = decide(&before.state, side, &Command::Leave, course.now, &course.dice);
                    assert_eq!(refused.map_err(|refused| refused.code()), Err("time_is_up"));
                }
                match before.state.game().and_then(Game::resignation) {
                    // An open offer counts as accepted: the side that offered has lost the game, and the other side
                    // has lost nothing.
                    Some(offer) => {
                        let game = course.state.finished().last().unwrap();
                        assert_eq!((game.end.winner, game.end.how), (offer.by.opponent(), GameEnding::Resigned));
                        assert_eq!(game.end.result, offer.result);
                    }
                    None => assert!(course.state.outcome().is_some()),
                }
                continue;
            }
            if numbers.below(50) == 0 {
                course.now = Millis::new(1);
                course.wait(Millis::ZERO);
                course.now = before.now.plus(Millis::new(u64::try_from(thought).unwrap()));
            }
            let (side, kind) = numbers.pick(&course.choices());
            let command = course.command(side, kind, &mut numbers);
            course.say(side, &command);
            let is_new_game = course.game().number() != before.game().number();
            for side in Side::ALL {
                let reserve = |course: &Course| {
                    course.state.clock().time_left(side, course.now).map(|left| left.reserve)
                };
                assert!(is_new_game || reserve(&course) <= reserve(&before), "a reserve has grown");
            }
        }
        prop_assert!(course.state.outcome().is_some());
        prop_assert_eq!(&course.replayed(), &course.state);
    }

    /// Two players who say all that they can, as often as they can, cause few events beside the game: three for each
    /// play, sixty for each game, and some for the match.
    #[test]
    fn what_is_said_beside_the_game_is_bounded(config in configs(), seed in any::<u64>()) {
        let mut numbers = Numbers::new(seed);
        let mut course = Course::start(config, SeededDice(seed));
        for _ in 0..TALKATIVE_DECISIONS {
            if course.state.outcome().is_some() {
                break;
            }
            let said = all_to_say(&course, &mut numbers);
            let acts = course.choices().into_iter().filter(|(_, kind)| moves_game_on(*kind)).collect::<Vec<_>>();
            let (side, command) = if acts.is_empty() || (!said.is_empty() && numbers.below(20) > 0) {
                numbers.pick(&said)
            } else {
                let (side, kind) = numbers.pick(&acts);
                (side, course.command(side, kind, &mut numbers))
            };
            course.say(side, &command);
        }
        let count = |wanted: fn(&Event) -> bool| course.log.iter().filter(|(event, _)| wanted(event)).count();
        let beside = course.log.len() - count(is_of_game);
        let plays = count(|event| matches!(event, Event::Played { .. }));
        let games = count(|event| matches!(event, Event::GameStarted(_)));
        prop_assert!(
            beside <= 3 * plays + 60 * games + 300,
            "{} events beside {} plays of {} games", beside, plays, games
        );
    }

    /// When a player leaves, the match is over and no event is due.
    #[test]
    fn leaving_ends_everything(config in configs(), seed in any::<u64>(), stay in 0_usize..60) {
        let mut decisions = 0;
        let mut abandoned = None;
        play_out(config, seed, |course, _| {
            if decisions == stay && course.state.outcome().is_none() {
                abandoned = Some(course.clone());
            }
            decisions += 1;
        });
        if let Some(course) = abandoned {
            for side in Side::ALL {
                let mut course = course.clone();
                let has_game = matches!(course.state.stage(), Stage::Playing(_));
                let games = course.state.finished().len();
                let offer = match course.state.stage() {
                    Stage::Playing(game) => game.resignation(),
                    Stage::NotStarted | Stage::BetweenGames(_) | Stage::Over { .. } => None,
                };
                let is_offered_a_game = offer.is_some_and(|offer| offer.by != side);
                course.say(side, &Command::Leave);
                let outcome = course.state.outcome().unwrap();
                if is_offered_a_game {
                    // A game that the opponent has given up is won first.
                    prop_assert_eq!(course.state.finished().len(), games + 1);
                } else {
                    prop_assert_eq!(outcome.ending, MatchEnding::Left(side));
                    if config.format() != Format::Normal {
                        prop_assert_eq!(outcome.verdict, Verdict::Won(side.opponent()));
                    }
                    let is_counted = config.format().allows_options() && has_game;
                    prop_assert_eq!(course.state.finished().len(), games + usize::from(is_counted));
                }
                prop_assert!(Side::ALL.iter().all(|side| course.state.allowed(*side).is_empty()));
                prop_assert_eq!(course.state.next_deadline(), None);
                prop_assert_eq!(&course.replayed(), &course.state);
            }
        }
    }

    /// An event from another match, or from another moment of the same match, either fits the rules or changes
    /// nothing.
    #[test]
    fn strange_events_never_break_a_match(seed in any::<u64>(), config in configs(), other in configs()) {
        let events: Vec<Event> =
            play_out(other, seed ^ 1, |_, _| {}).log.into_iter().map(|(event, _)| event).collect();
        let mut numbers = Numbers::new(seed);
        play_out(config, seed, |course, _| {
            let mut state = course.state.clone();
            let event = numbers.pick(&events);
            if state.apply(&event, course.now).is_err() {
                assert_eq!(state, course.state);
            }
        });
    }
}

/// Returns the commands that neither move the game on nor end it.
fn all_to_say(course: &Course, numbers: &mut Numbers) -> Vec<(Side, Command)> {
    let mut said = Vec::new();
    for side in Side::ALL {
        let is_asked_to_abort = course.state.abort_asked()[side.opponent()];
        for kind in course.state.allowed(side) {
            match kind {
                CommandKind::OfferResignation => {
                    let costs = course.state.resignation_costs(side).into_iter();
                    let offers = costs.filter(|cost| cost.needs_consent);
                    said.extend(offers.map(|cost| (side, Command::OfferResignation(cost.result))));
                }
                CommandKind::Abort if is_asked_to_abort => {}
                CommandKind::Abort
                | CommandKind::DeclineAbort
                | CommandKind::DeclineResignation
                | CommandKind::Pause
                | CommandKind::DeclinePause
                | CommandKind::Resume
                | CommandKind::TakeBack
                | CommandKind::DeclineTakeBack => said.push((side, course.command(side, kind, numbers))),
                _ => {}
            }
        }
    }
    said
}

/// Returns true for commands that move the game on.
fn moves_game_on(kind: CommandKind) -> bool {
    matches!(
        kind,
        CommandKind::Roll
            | CommandKind::Play
            | CommandKind::Double
            | CommandKind::Take
            | CommandKind::Pass
            | CommandKind::Beaver
            | CommandKind::Raccoon
            | CommandKind::NextGame
    )
}

/// Returns true for the events of the game itself.
fn is_of_game(event: &Event) -> bool {
    matches!(
        event,
        Event::GameStarted(_)
            | Event::Rolled { .. }
            | Event::Played { .. }
            | Event::Doubled { .. }
            | Event::Taken { .. }
            | Event::Passed { .. }
            | Event::Beavered { .. }
            | Event::Raccooned { .. }
            | Event::NextGameAsked { .. }
            | Event::GameEnded(_)
            | Event::MatchEnded(_)
    )
}

/// Returns commands of a kind, to try commands that should be refused.
fn some_commands(kind: CommandKind) -> Vec<Command> {
    match kind {
        CommandKind::Roll => vec![Command::Roll],
        CommandKind::Double => vec![Command::Double],
        CommandKind::Take => vec![Command::Take],
        CommandKind::Pass => vec![Command::Pass],
        CommandKind::Beaver => vec![Command::Beaver],
        CommandKind::Raccoon => vec![Command::Raccoon],
        CommandKind::Play => vec![Command::Play(Vec::new())],
        CommandKind::OfferResignation => GameResult::ALL.map(Command::OfferResignation).to_vec(),
        CommandKind::AcceptIllegalPlay => vec![Command::AcceptIllegalPlay],
        CommandKind::DeclineIllegalPlay => vec![Command::DeclineIllegalPlay],
        CommandKind::AcceptResignation => vec![Command::AcceptResignation],
        CommandKind::DeclineResignation => vec![Command::DeclineResignation],
        CommandKind::NextGame => vec![Command::NextGame],
        CommandKind::StopPlaying => vec![Command::StopPlaying],
        CommandKind::Abort => vec![Command::Abort],
        CommandKind::DeclineAbort => vec![Command::DeclineAbort],
        CommandKind::Leave => vec![Command::Leave],
        CommandKind::Pause => vec![Command::Pause],
        CommandKind::DeclinePause => vec![Command::DeclinePause],
        CommandKind::Resume => vec![Command::Resume],
        CommandKind::TakeBack => vec![Command::TakeBack],
        CommandKind::DeclineTakeBack => vec![Command::DeclineTakeBack],
        CommandKind::Claim => Vec::new(),
    }
}
