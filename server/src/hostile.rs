//! Tests the server's small parsers (settings, flags, database URLs, tokens, cursors of lists, ids) with broken texts.
//! No text makes them panic, and no error reveals a secret. `server/tests/api/hostile.rs` tests whole network requests.
//!
//! `FULLPRIME_FUZZ_RUNS` sets the number of broken texts for each parser. The run number determines each text.

use simulator::Numbers;
use site::{accounts::players, exchange::RedisUrl, leaderboards};
use store::{
    DatabaseUrl,
    account::{ApiToken, DeviceToken, SessionToken, UserName},
    id::{self, BoardId, MatchId, UserId},
};

use crate::{cli, config::Settings};

const RUNS: u64 = 20_000;

/// Words of good texts, and words that break such texts.
const WORDS: [&str; 32] = [
    "-",
    "--",
    "=",
    ":",
    "://",
    "@",
    "?",
    "&",
    "/",
    "%",
    "%00",
    "%ff",
    "#",
    "'",
    "\"",
    "[",
    "]]",
    "{",
    "\n",
    "\0",
    "\u{feff}",
    "é",
    "\u{1f3b2}",
    "nan",
    "inf",
    "1e400",
    "-1",
    "+1",
    "18446744073709551616",
    "9223372036854775807",
    "true",
    "fp_",
];

/// Returns one of the good texts, broken at one to three places.
fn broken(good: &[String], numbers: &mut Numbers) -> String {
    let mut letters: Vec<char> = good[numbers.below(good.len())].chars().collect();
    for _ in 0..=numbers.below(3) {
        let at = numbers.below(letters.len() + 1);
        let end = (at + numbers.below(20)).min(letters.len());
        match numbers.below(6) {
            0 => letters.truncate(at),
            1 => drop(letters.drain(at..end)),
            2 => drop(letters.splice(at..at, WORDS[numbers.below(WORDS.len())].chars())),
            3 => {
                let again: Vec<char> = letters[at..end].to_vec();
                drop(letters.splice(at..at, again));
            }
            4 => drop(letters.splice(at..end, WORDS[numbers.below(WORDS.len())].chars())),
            _ => {
                if let Some(letter) = letters.get_mut(at) {
                    let other = u32::from(*letter) ^ (1 << numbers.below(8));
                    *letter = char::from_u32(other).unwrap_or('\u{fffd}');
                }
            }
        }
    }
    letters.into_iter().collect()
}

/// Passes broken texts to a parser.
fn each_broken(seed: u64, good: &[&str], mut reader: impl FnMut(&str)) {
    let runs = std::env::var("FULLPRIME_FUZZ_RUNS").ok().and_then(|runs| runs.parse().ok()).unwrap_or(RUNS);
    let good: Vec<String> = good.iter().map(|text| (*text).to_owned()).collect();
    for run in 0..runs {
        reader(&broken(&good, &mut Numbers::new(seed << 40 | run)));
    }
}

#[test]
fn settings_are_read_or_refused_and_checked() {
    let documented = include_str!("../../docs/configuration.md");
    let example = documented.split("```toml").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    // Whole files and their single lines, so that a broken line is not hidden by an earlier error.
    let mut good = vec![example];
    good.extend(example.lines());
    let more = [
        "stop_timeout_s = 6\nstop_notice_s = 3",
        "[accounts]\nhashes_at_once = 4\n[live]\nsocket_silence_s = 60\nsocket_slow_s = 10",
        "[limits]\nchat_by_account = { burst = 10, refill_s = 2.0 }",
        "[database]\nurl = 'postgres://a:secret@b/c'\n[redis]\nurl = 'redis://:secret@b'",
    ];
    good.extend(more);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let _inside = runtime.enter();
    let (mut read, mut refused) = (0, 0);
    each_broken(1, &good, |text| match Settings::from_text(text) {
        Ok(settings) => {
            read += 1;
            if settings.check().is_ok() {
                // The steps of a server's start: each may refuse, none may panic.
                assert!(std::time::Instant::now().checked_add(settings.stop_timeout()).is_some());
                let made =
                    (settings.store().is_ok(), settings.exchange().is_ok(), settings.public_origin().is_ok());
                assert_eq!(settings.dice_key_file().is_ok(), made.0, "{text}");
            }
        }
        Err(error) => {
            refused += 1;
            assert!(!error.to_string().is_empty());
        }
    });
    assert!(read > 100 && refused > 100, "{read} read, {refused} refused");
}

#[test]
fn flags_are_read_or_refused() {
    let good = [
        "serve --listen 127.0.0.1:0 --database sqlite:a.db --redis redis://x --config site.toml",
        "worker --redis redis://x --turns-at-once 3",
        "admin --database sqlite:a.db create-user anna --password-stdin",
        "admin ledger grant anna 2.50",
        "admin log --last 3",
        "admin maintenance begin --message later",
        "admin migrate-database --from sqlite:a --to postgres://b",
        "duplicate score",
        "dice verify file.json",
    ];
    let mut read = 0;
    each_broken(2, &good, |text| {
        let arguments: Vec<String> =
            std::iter::once("fullprime").chain(text.split(' ')).map(str::to_owned).collect();
        read += u32::from(cli::reads(&arguments));
    });
    assert!(read > 100, "{read}");
}

#[test]
fn addresses_of_databases_and_redis_are_read_or_refused_and_tell_no_secret() {
    const SECRET: &str = "hunter2xyz";
    let databases = [
        "sqlite:data/fullprime.db",
        "sqlite:///var/lib/a.db",
        "postgres://anna:hunter2xyz@host:5432/db?sslmode=require",
        "postgresql://anna@/db?host=/run/pg&password=hunter2xyz",
    ];
    each_broken(3, &databases, |text| match text.parse::<DatabaseUrl>() {
        Ok(url @ DatabaseUrl::Postgres(_)) => {
            assert!(!format!("{url} {url:?}").contains(SECRET), "{text}");
        }
        Ok(DatabaseUrl::Sqlite(path)) => assert!(!path.as_os_str().is_empty(), "{text}"),
        Err(error) => assert!(!error.to_string().contains(SECRET), "{text}"),
    });
    let redis = [
        "redis://:hunter2xyz@host:6379/3",
        "redis://anna:hunter2xyz@host",
        "unix:///run/redis.sock?db=2&pass=hunter2xyz",
        "redis+unix:///run/redis.sock?pass=hunter2xyz",
        "unix:///run/redis.sock?pass=p@hunter2xyz",
    ];
    each_broken(4, &redis, |text| match text.parse::<RedisUrl>() {
        Ok(url) => {
            // Without the @ or the question mark, the former password is formally a host or a path.
            let told = format!("{url} {url:?}");
            assert!(!told.contains(SECRET) || place_in(text).contains(SECRET), "{text}: {told}");
        }
        Err(error) => assert!(!error.to_string().contains(SECRET), "{text}: {error}"),
    });
}

/// Returns the part of an address that is a place and not a secret.
fn place_in(address: &str) -> &str {
    let place = address.split_once('?').map_or(address, |(place, _)| place);
    place.rsplit_once('@').map_or(place, |(_, place)| place)
}

#[test]
fn only_well_formed_tokens_are_parsed() {
    let token = "0123456789abcdef".repeat(4);
    let program = format!("fp_{token}");
    each_broken(5, &[&token, &program], |text| {
        let is_token = text.len() == 64 && text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
        assert_eq!(SessionToken::parse(text).is_some(), is_token, "{text}");
        assert_eq!(DeviceToken::parse(text).is_some(), is_token, "{text}");
        let program = ApiToken::parse(text);
        assert_eq!(program.as_ref().map(ApiToken::expose), program.is_some().then_some(text));
        assert!(program.is_none() || text.starts_with("fp_") && text.len() == 67, "{text}");
    });
}

#[test]
fn ids_names_and_places_come_back_as_they_were_or_not_at_all() {
    let place = leaderboards::show_place(
        20,
        store::leaderboard::BoardPlace { rating: 1_522.36, user: UserId::from_row(77) },
    );
    let good =
        ["0000000002d", "zz00000000z", "00000000000000d0", "1800000000000-0000000002d", &place, "Anna_7"];
    each_broken(6, &good, |text| {
        if let Some(id) = id::parse(text) {
            assert_eq!(id::show(id), text);
        }
        if let Ok(id) = text.parse::<MatchId>() {
            assert_eq!(id.shown(), text);
        }
        if let Some(board) = BoardId::parse_device(text) {
            assert_eq!(board.to_device(), text);
        }
        if let Ok((rank, place)) = leaderboards::parse_place(text) {
            let again = leaderboards::parse_place(&leaderboards::show_place(rank, place)).unwrap();
            assert_eq!(
                (rank, place.rating.to_bits(), place.user),
                (again.0, again.1.rating.to_bits(), again.1.user)
            );
        }
        if let Ok(place) = players::parse_place(text) {
            assert!(players::parse_place(&players::show_place(place)).is_ok());
        }
        if let Ok(name) = UserName::parse(text) {
            assert_eq!(name.as_str(), text);
        }
    });
}
