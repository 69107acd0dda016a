//! Match records are written from played matches, read back, replayed, and refused if they are wrong.
#![expect(clippy::unwrap_used, reason = "a test panics on anything unexpected")]

mod common;

use common::{Played, play_match};
use play::{
    AutomaticDoubles, AutomaticLimit, Beavers, ClockSetting, DaysPerTurn, Event, Format, GameOptions,
    LiveClock, LiveTimes, MatchConfig, Millis, Starter, Terms,
};
use records::MatchRecord;
use records::match_record::{Action, DiceNotProvable, DiceOrigin};
use rules::{MatchLength, Side};

/// The final score of the golden file.
const GOLDEN_SCORE: (u32, u32) = (3, 0);

fn to_points(points: u16) -> Format {
    Format::Match(MatchLength::new(points).unwrap())
}

fn usual(format: Format) -> MatchConfig {
    MatchConfig::new(format, Terms::usual(format)).unwrap()
}

/// Plays a match to three points.
fn three_points() -> Played {
    play_match(usual(to_points(3)), 7, 10_000)
}

/// Returns every mode with every kind of option and clock.
fn configs() -> Vec<MatchConfig> {
    let normal = Terms {
        options: GameOptions {
            jacoby: true,
            automatic_doubles: AutomaticDoubles::UpTo(AutomaticLimit::new(2).unwrap()),
            beavers: Beavers::BeaversAndRaccoons,
        },
        starter: Starter::OpeningThrow,
        clock: ClockSetting::None,
        ..Terms::usual(Format::Normal)
    };
    let single = Terms {
        options: GameOptions { beavers: Beavers::Beavers, ..GameOptions::default() },
        starter: Starter::Alternating { first: Side::Black },
        clock: ClockSetting::Correspondence(DaysPerTurn::USUAL),
        ..Terms::usual(Format::Single)
    };
    let alternating =
        Terms { starter: Starter::Alternating { first: Side::White }, ..Terms::usual(to_points(5)) };
    let hasty = LiveTimes { delay: Millis::new(4_000), reserve: Millis::new(90_000) };
    let hasty =
        Terms { clock: ClockSetting::Live(LiveClock::new(hasty).unwrap()), ..Terms::usual(Format::Single) };
    vec![
        MatchConfig::new(Format::Single, hasty).unwrap(),
        MatchConfig::new(to_points(7), hasty).unwrap(),
        usual(to_points(1)),
        usual(to_points(5)),
        usual(to_points(9)),
        usual(Format::ThreeGames),
        MatchConfig::new(Format::Normal, normal).unwrap(),
        MatchConfig::new(Format::Single, single).unwrap(),
        MatchConfig::new(to_points(5), alternating).unwrap(),
    ]
}

#[test]
fn every_match_comes_back_event_by_event() {
    let mut kinds = std::collections::BTreeSet::new();
    for config in configs() {
        for seed_byte in 0..25 {
            let played = play_match(config, seed_byte, 4_000);
            let record = played.to_record();
            let read = MatchRecord::from_json(&record.to_json()).unwrap();
            assert_eq!(read, record);
            let replay = read.replay().unwrap_or_else(|error| panic!("{config:?} {seed_byte}: {error}"));
            assert_eq!(replay.log, played.log);
            assert_eq!(replay.state, played.state);
            assert_eq!(replay.config, config);
            for (event, _) in &played.log {
                let name = format!("{event:?}");
                kinds.insert(name.split([' ', '(', '{']).next().unwrap().to_owned());
            }
        }
    }
    let missing: Vec<&str> = [
        "GameStarted",
        "Rolled",
        "Played",
        "Doubled",
        "Taken",
        "Passed",
        "Beavered",
        "Raccooned",
        "ResignationOffered",
        "ResignationAccepted",
        "ResignationDeclined",
        "NextGameAsked",
        "StopAsked",
        "AbortAsked",
        "AbortDeclined",
        "Left",
        "TimedOut",
        "GameEnded",
        "MatchEnded",
    ]
    .into_iter()
    .filter(|kind| !kinds.contains(*kind))
    .collect();
    assert!(missing.is_empty(), "no match of the sample had {missing:?}");
}

#[test]
fn unfinished_matches_come_back_too() {
    for steps in [0, 1, 2, 5, 17, 60] {
        let played = play_match(usual(to_points(5)), 3, steps);
        let record = played.to_record();
        assert_eq!(record.result, None);
        assert_eq!(MatchRecord::from_json(&record.to_json()).unwrap().replay().unwrap().log, played.log);
    }
}

#[test]
fn the_dice_of_every_match_are_proven() {
    for config in configs() {
        let played = play_match(config, 11, 4_000);
        let verification = played.to_record().verify_dice().unwrap();
        assert!(verification.agrees(), "{verification}");
        let thrown = |event: &Event| matches!(event, Event::Rolled { .. });
        let rolls = played.log.iter().filter(|(event, _)| thrown(event)).count();
        assert!(verification.throws() >= rolls && rolls > 0, "{} of {rolls}", verification.throws());
    }
}

#[test]
fn a_changed_die_is_found_by_the_proof() {
    let mut record = three_points().to_record();
    let dice = record.games[0]
        .actions
        .iter_mut()
        .find_map(|record| match &mut record.action {
            Action::Roll { dice, .. } => Some(dice),
            _ => None,
        })
        .unwrap();
    dice[0] = dice[0] % 6 + 1;
    let verification = record.verify_dice().unwrap();
    assert!(!verification.agrees());
    assert!(verification.to_string().contains("game 1: "), "{verification}");
    assert!(verification.to_string().ends_with("the record does NOT agree with its commitment"));
}

#[test]
fn dice_that_cannot_be_proven_have_a_reason() {
    let record = three_points().to_record();
    let games = u32::try_from(record.games.len()).unwrap();
    let with = |change: &dyn Fn(&mut MatchRecord)| {
        let mut changed = record.clone();
        change(&mut changed);
        changed.verify_dice().unwrap_err()
    };
    assert_eq!(with(&|record| record.dice = DiceOrigin::Thrown), DiceNotProvable::Thrown);
    assert_eq!(with(&|record| record.dice = DiceOrigin::Unknown), DiceNotProvable::Unknown);
    let chain = |change: &dyn Fn(&mut records::match_record::Chain)| {
        with(&|record| {
            if let DiceOrigin::Served { chains } = &mut record.dice {
                change(&mut chains[0]);
            }
        })
    };
    assert_eq!(chain(&|chain| chain.seed = None).to_string(), "the seed of match-7 has not been revealed");
    assert_eq!(chain(&|chain| chain.keys.clear()), DiceNotProvable::Keys { game: 1, keys: 0 });
    let again = |chain: &mut records::match_record::Chain| chain.keys.push(chain.keys[0]);
    assert_eq!(chain(&again), DiceNotProvable::KeyWithoutGame { game: u64::from(games) + 1 });
    assert_eq!(chain(&|chain| chain.games_max = 0), DiceNotProvable::NoGames { id: "match-7".to_owned() });
}

/// Returns the replay error of a match after a change.
fn replay_error(change: impl FnOnce(&mut MatchRecord)) -> String {
    let mut record = three_points().to_record();
    change(&mut record);
    record.replay().unwrap_err().to_string()
}

fn actions(record: &mut MatchRecord) -> impl Iterator<Item = &mut Action> {
    record.games[0].actions.iter_mut().map(|record| &mut record.action)
}

#[test]
fn a_record_that_contradicts_itself_is_found_and_the_place_is_named() {
    let error = replay_error(|record| record.games[1].score.white += 1);
    assert!(error.starts_with("start of game 2: the score does not follow from the actions"), "{error}");
    let error = replay_error(|record| record.games[0].crawford = true);
    assert!(error.starts_with("start of game 1: the Crawford game does not follow"), "{error}");
    let error = replay_error(|record| record.games[1].number = 7);
    assert!(error.starts_with("start of game 7: it does not follow"), "{error}");
    let error = replay_error(|record| record.games[0].cube = 3);
    assert_eq!(error, "start of game 1: expected a cube of 1, 2, 4 and so on up to 4096, got \"3\"");
    let error = replay_error(|record| record.result.as_mut().unwrap().score.black += 1);
    assert!(error.starts_with("result of the match: it does not follow"), "{error}");
    let error = replay_error(|record| record.games[0].end.as_mut().unwrap().points += 1);
    assert!(error.starts_with("end of game 1: the end of the game does not follow"), "{error}");
    let error = replay_error(|record| record.games[0].actions[2].left.as_mut().unwrap().reserve_ms += 1);
    assert!(error.starts_with("game 1, action 3: the clock reading does not follow"), "{error}");
    let error = replay_error(|record| record.games[0].actions[2].at_ms = 5);
    assert!(error.starts_with("game 1, action 3: the time does not follow"), "{error}");
    let error = replay_error(|record| drop(record.games[0].actions.remove(1)));
    assert!(error.starts_with("game 1, action 2: "), "{error}");
    let error = replay_error(|record| record.options.jacoby = true);
    assert_eq!(error, "terms of the match: Jacoby cannot be agreed in this mode");
    let error = replay_error(|record| {
        let play = actions(record).find_map(|action| match action {
            Action::Play { moves, .. } => Some(moves),
            _ => None,
        });
        play.unwrap()[0] = "25/3".to_owned();
    });
    assert_eq!(error, "game 1, action 1: expected a move such as 24/18, bar/20 or 6/off, got \"25/3\"");
    let error = replay_error(|record| {
        let roll = actions(record).find_map(|action| match action {
            Action::Roll { dice, .. } => Some(dice),
            _ => None,
        });
        roll.unwrap()[1] = 0;
    });
    assert!(error.ends_with("expected a die from 1 to 6, got \"0\""), "{error}");
}

#[test]
fn the_error_for_a_text_that_is_not_a_record_says_what_it_is() {
    let error = |text: &str| MatchRecord::from_json(text).unwrap_err().to_string();
    assert_eq!(error("{}"), "not a match record: expected \"format\": \"fullprime-match\", got None");
    assert_eq!(
        error("{\"format\": \"chess\"}"),
        "not a match record: expected \"format\": \"fullprime-match\", got Some(\"chess\")"
    );
    assert_eq!(
        error("{\"format\": \"fullprime-match\", \"version\": 3}"),
        "a match record of version 3, but only versions 1 to 2 are known"
    );
    assert!(error("{\"format\": ").contains("line 1 column 11"));
    let good = three_points().to_record().to_json();
    assert!(error(&good.replacen("\"crawford\"", "\"krawford\"", 1)).contains("unknown field `krawford`"));
    let line = good.lines().position(|line| line.contains("\"do\": \"play\"")).unwrap() + 1;
    let unknown_action = good.replacen("\"do\": \"play\"", "\"do\": \"castle\"", 1);
    let message = error(&unknown_action);
    assert!(message.contains("unknown variant `castle`"), "{message}");
    assert!(message.contains("at line "), "{message} (the action is on line {line})");
}

#[test]
fn ratings_come_back_to_the_last_bit() {
    let record = three_points().to_record();
    let read = MatchRecord::from_json(&record.to_json()).unwrap();
    let bits = |record: &MatchRecord| record.players.white.before.unwrap().rating.to_bits();
    assert_eq!(bits(&read), bits(&record));
}

#[test]
fn the_golden_file_is_read_and_written_as_ever() {
    let golden_file = include_str!("golden/match-v1.json");
    let record = MatchRecord::from_json(golden_file).unwrap();
    assert_eq!(record.to_json(), golden_file);
    let state = record.replay().unwrap().state;
    assert_eq!((state.score().white.get(), state.score().black.get()), GOLDEN_SCORE);
    assert!(state.outcome().is_some());
    assert!(record.verify_dice().unwrap().agrees());
    let score = record.to_transcript().unwrap().score();
    assert_eq!((score.white, score.black), GOLDEN_SCORE);
}

/// A match with a house bot, as version 2 writes it.
#[test]
fn the_golden_file_of_version_2_is_what_is_written() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/match-v2.json");
    let written = three_points().to_record().to_json();
    if std::env::var_os("UPDATE_GENERATED").is_some() {
        std::fs::write(path, &written).unwrap();
    }
    let record = MatchRecord::from_json(&written).unwrap();
    record.replay().unwrap();
    assert!(record.verify_dice().unwrap().agrees());
    assert_eq!(written, std::fs::read_to_string(path).unwrap());
}

#[test]
fn a_record_in_which_a_house_bot_has_bytes_is_refused() {
    let mut record: serde_json::Value = serde_json::from_str(&three_points().to_record().to_json()).unwrap();
    let agrees = |record: &serde_json::Value| {
        MatchRecord::from_json(&record.to_string()).unwrap().verify_dice().unwrap().agrees()
    };
    assert!(agrees(&record));
    // White contributed bytes. If White were a house bot, the server would have chosen them.
    record["players"]["white"]["kind"] = "house_bot".into();
    assert!(!agrees(&record));
    record["dice"]["chains"][0].as_object_mut().unwrap().remove("seat_bytes");
    assert!(agrees(&record), "before version 2 the server drew them, and the record says so");
}

#[test]
fn the_published_schema_is_that_of_the_types() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/schema/match-v2.json");
    if std::env::var_os("UPDATE_GENERATED").is_some() {
        std::fs::write(path, MatchRecord::json_schema()).unwrap();
    }
    assert!(
        std::fs::read_to_string(path).unwrap() == MatchRecord::json_schema(),
        "{path} is stale: run UPDATE_GENERATED=1 cargo test -p fullprime-records"
    );
}

#[test]
fn a_substitution_names_both_players_and_is_replayed() {
    let mut played = play_match(usual(to_points(3)), 7, 12);
    let (_, at) = *played.log.last().unwrap();
    for (side, left, came) in [(Side::White, 7, 9), (Side::Black, 8, 10), (Side::White, 9, 7)] {
        let events = play::decide_substitution(&played.state, side, left, came, at);
        assert_eq!(events, [Event::Substituted { side, left, came }]);
        for event in events {
            played.state.apply(&event, at).unwrap();
            played.log.push((event, at));
        }
    }
    let record = played.to_record();
    let read = MatchRecord::from_json(&record.to_json()).unwrap();
    assert_eq!(read, record);
    let replay = read.replay().unwrap();
    assert_eq!(replay.state, played.state);
    let actions = record.games.iter().flat_map(|game| &game.actions);
    let named: Vec<(&str, &str)> = actions
        .filter_map(|one| match &one.action {
            Action::Substitute { left, came, .. } => Some((left.as_str(), came.as_str())),
            _ => None,
        })
        .collect();
    // Without names a record has the numbers of the log.
    assert_eq!(named, [("7", "9"), ("8", "10"), ("9", "7")]);
}
