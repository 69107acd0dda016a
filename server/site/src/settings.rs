//! The settings of the live part.

use std::{path::PathBuf, time::Duration};

use eval::EvaluatorChoice;
use serde::{Deserialize, Deserializer, de::Error as _};
use store::boards::budget::{Budget, Budgets};

use crate::bounds::BoundSettings;

/// The settings in `[live]`.
#[derive(Debug, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LiveSettings {
    /// The file with the key that seals the seeds of the dice. The default is `dice.key` beside the SQLite file, or
    /// in `data/`. Nodes that share a database share the key.
    pub dice_key_file: Option<PathBuf>,
    /// Seconds without a message from the client after which a socket is closed.
    pub socket_silence_s: u64,
    /// Seconds after which a client that does not read its messages is dropped.
    pub socket_slow_s: u64,
    /// Milliseconds between two messages with news of the lobby, or of matches in which the client has no seat. What
    /// happens meanwhile is sent together.
    pub spectator_pause_ms: u32,
    /// The burst size of a socket's token bucket, in messages.
    pub socket_burst: u32,
    /// The refill rate of a socket's token bucket, in messages per second.
    pub socket_per_s: u32,
    /// Seconds without user input after which a player is idle.
    pub idle_after_s: u32,
    /// Seconds after which the table of an absent opener is closed.
    pub table_absence_s: u32,
    /// Seconds in which no node could save an action that count as an outage, 3 to 3600. The clocks of matches stand
    /// still in an outage.
    pub outage_s: u32,
    /// Days of vacation from correspondence matches that one player has within 365 days.
    pub vacation_days: u32,
    /// The maximum number of open tables of one player.
    pub tables_open_max: u32,
    /// The maximum number of open tables of one guest.
    pub guest_tables_open_max: u32,
    /// The maximum number of connected players that the lobby lists. The others are only counted; guests are dropped
    /// first.
    pub lobby_players_max: u32,
    /// The maximum number of open tables that the lobby lists.
    pub lobby_tables_max: u32,
    /// The maximum number of chat lines kept for one match.
    pub chat_lines_max: u32,
    /// The maximum number of events that the players of one match may cause, and its sensor boards as many again. Then
    /// the match is called off, and events of boards are no longer stored. From nine tenths on, players ask for nothing
    /// beside the game.
    pub match_events_max: u32,
    /// The maximum number of practice games kept for one account. The least recently used are dropped.
    pub practices_max: u16,
    /// The same for a guest.
    pub guest_practices_max: u16,
    /// The maximum number of rated matches that the same two persons may begin within 24 hours. Further ones are
    /// unrated. 0 means no limit.
    pub rated_pair_a_day: u32,
    /// The age in days from which an account can count as established for the leaderboards, the lists of team matches
    /// and titles by events. With 0 every account counts as established for the last two.
    pub established_days: u32,
    /// The maximum number of credits that one person, bots included, may gain within 24 hours from fresh accounts, by
    /// stakes and by prizes from entry fees. 0 means no limit.
    pub fresh_gain_a_day: u32,
    /// The least grace time, in minutes, in a live knock-out with a fee, except at tables that open at the announced
    /// start of their round. 0 means the director's.
    pub fee_grace_minutes: u16,
    /// The names of the directors who may give prizes. The mint issues prizes.
    pub prize_directors: Vec<String>,
    /// True if this node analyses finished matches.
    pub analyse_matches: bool,
    /// The maximum number of matches whose mistakes one player may have rolled out within 24 hours. 0 turns rollouts
    /// off.
    pub deep_analyses_a_day: u32,
    /// The number of games of each of these rollouts.
    pub deep_analysis_games: u32,
    /// The bounds on what one account can store.
    pub bounds: BoundSettings,
    /// The settings of the private libraries.
    pub library: LibrarySettings,
    /// The settings of sensor boards.
    pub boards: BoardSettings,
    /// The settings of the bots.
    pub bots: BotSettings,
    /// The settings of the weekly comparative event.
    pub weekly: WeeklySettings,
    /// The settings of all comparative events.
    pub comparatives: ComparativeSettings,
}

/// The settings in `[live.library]`.
#[derive(Debug, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LibrarySettings {
    /// The maximum number of matches of one account.
    pub files_max: u32,
    /// The maximum size of all files of one account, in MiB.
    pub mib_max: u32,
    /// The maximum number of matches of one guest.
    pub guest_files_max: u32,
    /// The maximum size of all files of one guest, in MiB.
    pub guest_mib_max: u32,
    /// The maximum size of the files that this node receives at the same time, in MiB.
    pub memory_mib: u32,
}

impl Default for LibrarySettings {
    fn default() -> LibrarySettings {
        LibrarySettings {
            files_max: 5_000,
            mib_max: 250,
            guest_files_max: 10,
            guest_mib_max: 2,
            memory_mib: 64,
        }
    }
}

/// The settings in `[live.boards]`.
#[derive(Debug, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BoardSettings {
    /// The hours for which the frames of boards are kept, of matches too.
    pub frames_kept_hours: u16,
    /// The maximum number of frames that one board stores in an hour.
    pub board_frames_hour: u32,
    /// The maximum size of these frames, in KiB.
    pub board_kib_hour: u32,
    /// The maximum number of frames that one board stores in a day.
    pub board_frames_day: u32,
    /// The maximum size of these frames, in KiB.
    pub board_kib_day: u32,
    /// The maximum number of frames that all boards of one account store in an hour.
    pub account_frames_hour: u32,
    /// The maximum size of these frames, in KiB.
    pub account_kib_hour: u32,
    /// The maximum number of frames that all boards of one account store in a day.
    pub account_frames_day: u32,
    /// The maximum size of these frames, in KiB.
    pub account_kib_day: u32,
}

impl BoardSettings {
    /// Returns the budgets of a board and of an account.
    pub fn budgets(&self) -> Budgets {
        let bytes = |kib: u32| i64::from(kib) << 10;
        Budgets {
            board: Budget {
                hour_frames: self.board_frames_hour.into(),
                hour_bytes: bytes(self.board_kib_hour),
                day_frames: self.board_frames_day.into(),
                day_bytes: bytes(self.board_kib_day),
            },
            account: Budget {
                hour_frames: self.account_frames_hour.into(),
                hour_bytes: bytes(self.account_kib_hour),
                day_frames: self.account_frames_day.into(),
                day_bytes: bytes(self.account_kib_day),
            },
        }
    }

    /// Returns the time for which frames are kept, in milliseconds.
    pub fn frames_kept_ms(&self) -> i64 {
        i64::from(self.frames_kept_hours) * 60 * 60 * 1_000
    }
}

impl Default for BoardSettings {
    fn default() -> BoardSettings {
        BoardSettings {
            frames_kept_hours: 24,
            board_frames_hour: 6_000,
            board_kib_hour: 4 * 1_024,
            board_frames_day: 40_000,
            board_kib_day: 24 * 1_024,
            account_frames_hour: 24_000,
            account_kib_hour: 16 * 1_024,
            account_frames_day: 160_000,
            account_kib_day: 64 * 1_024,
        }
    }
}

/// The settings in `[live.weekly]`.
#[derive(Debug, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct WeeklySettings {
    /// True if an event opens automatically on Monday, 00:00 UTC, and closes a week later. One node with this
    /// setting is enough.
    pub enabled: bool,
    /// The number of boards, 1 to 24.
    pub boards: u8,
    /// The bot that all players play against.
    pub bot: String,
}

/// The settings in `[live.comparatives]`.
#[derive(Debug, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ComparativeSettings {
    /// True if new accounts may enter the events that are set up from now on; their pages say so. For a new site, where
    /// every account is new.
    pub newcomers: bool,
    /// The age in days from which an account may enter otherwise, if it has also finished rated matches on three days.
    pub established_days: u32,
}

impl Default for ComparativeSettings {
    fn default() -> ComparativeSettings {
        ComparativeSettings { newcomers: false, established_days: 7 }
    }
}

/// The settings in `[live.bots]`.
#[derive(Debug, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BotSettings {
    /// The approximate time for which a bot seems to think about a roll, in milliseconds. 0 plays at once.
    pub think_ms: u32,
    /// The maximum number of turns computed at the same time; 0 means one per core.
    pub turns_at_once: usize,
    /// The evaluator of bots, hints and analyses.
    #[serde(deserialize_with = "evaluator_by_name")]
    pub evaluator: EvaluatorChoice,
    /// The number of featured matches between bots kept in play. None while `think_ms` is 0.
    pub featured: u16,
    /// The maximum number of rated matches that one person, bots included, may begin with the same house bot within 24
    /// hours. Further ones are unrated. 0 means no limit.
    pub rated_a_day: u32,
    /// The initial balance of each house bot, in whole credits. Only wins and grants of an operator add to it. A
    /// bot that cannot afford a stake plays without one.
    pub budget: u32,
    /// With Redis: true if this node computes turns too. If false, workers do, and this node only computes turns
    /// that no worker takes.
    pub thinks_here: bool,
    /// With Redis: seconds after which a claimed turn without a decision goes to another worker.
    pub claim_s: u32,
}

/// Reads the name of an evaluator.
fn evaluator_by_name<'de, D: Deserializer<'de>>(deserializer: D) -> Result<EvaluatorChoice, D::Error> {
    String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
}

impl Default for LiveSettings {
    fn default() -> LiveSettings {
        LiveSettings {
            dice_key_file: None,
            socket_silence_s: 60,
            socket_slow_s: 10,
            spectator_pause_ms: 250,
            socket_burst: 40,
            socket_per_s: 10,
            idle_after_s: 300,
            table_absence_s: 120,
            outage_s: 3,
            vacation_days: 30,
            tables_open_max: 5,
            guest_tables_open_max: 2,
            lobby_players_max: 200,
            lobby_tables_max: 100,
            chat_lines_max: 2_000,
            match_events_max: 20_000,
            practices_max: 30,
            guest_practices_max: 5,
            rated_pair_a_day: 20,
            established_days: 7,
            fresh_gain_a_day: 200,
            fee_grace_minutes: 15,
            prize_directors: Vec::new(),
            analyse_matches: true,
            deep_analyses_a_day: 5,
            deep_analysis_games: analysis::Level::DEEP.rollout_games,
            bounds: BoundSettings::default(),
            library: LibrarySettings::default(),
            boards: BoardSettings::default(),
            bots: BotSettings::default(),
            weekly: WeeklySettings::default(),
            comparatives: ComparativeSettings::default(),
        }
    }
}

impl LiveSettings {
    /// Returns the shortest time without a successful write that counts as an outage.
    pub(crate) fn outage_after(&self) -> Duration {
        Duration::from_secs(self.outage_s.into())
    }
}

impl Default for WeeklySettings {
    fn default() -> WeeklySettings {
        WeeklySettings { enabled: true, boards: 6, bot: "Marlow".to_owned() }
    }
}

impl BotSettings {
    /// Returns the most turns computed at the same time.
    pub fn thoughts_at_once(&self) -> usize {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        if self.turns_at_once == 0 { cores } else { self.turns_at_once }
    }

    /// Returns the initial balance of a house bot.
    pub(crate) fn budget(&self) -> play::Credits {
        play::Credits::from_hundredths(i64::from(self.budget) * 100)
    }

    /// Returns the time after which the claim of a turn expires.
    pub fn claim_after(&self) -> Duration {
        Duration::from_secs(self.claim_s.max(1).into())
    }
}

impl Default for BotSettings {
    fn default() -> BotSettings {
        BotSettings {
            think_ms: 1_200,
            turns_at_once: 0,
            evaluator: EvaluatorChoice::default(),
            featured: 1,
            rated_a_day: 10,
            budget: 1_000,
            thinks_here: true,
            claim_s: 10,
        }
    }
}
