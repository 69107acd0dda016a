//! What an operator may set about live matches.

use std::{path::PathBuf, time::Duration};

use serde::Deserialize;

/// `[live]`
#[derive(Debug, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LiveSettings {
    /// The file with the key that seals the seeds of the dice. None: `dice.key` beside the SQLite file, or in `data/`.
    /// Nodes that share a database share it.
    pub dice_key_file: Option<PathBuf>,
    /// A socket from which nothing has come for so many seconds is closed.
    pub socket_silence_s: u64,
    /// A client that does not take what it is sent for so many seconds is dropped.
    pub socket_slow_s: u64,
    /// Messages that a socket may send at once, and then each second.
    pub socket_burst: u32,
    /// Messages that a socket may send each second in the long run.
    pub socket_per_s: u32,
    /// Somebody who has not touched anything for so many seconds is idle.
    pub idle_after_s: u32,
    /// A table whose opener is not connected is closed after so many seconds.
    pub table_absence_s: u32,
    /// Days that one player may be away from matches by correspondence within 365 days.
    pub vacation_days: u32,
    /// Tables that one player may have open.
    pub tables_open_max: u32,
    /// Tables that one guest may have open.
    pub guest_tables_open_max: u32,
    /// Connected players whom the lobby lists; the others are counted, guests first.
    pub lobby_players_max: u32,
    /// Open tables that the lobby lists.
    pub lobby_tables_max: u32,
    /// Lines of chat that are kept of one match.
    pub chat_lines_max: u32,
    /// Events of one match that its players may cause, and as many of its sensor boards. Then the match can only be
    /// resigned or left, and remarks of boards are not kept any more.
    pub match_events_max: u32,
    /// Practice games that are kept for one account; the longest untouched go.
    pub practices_max: u16,
    /// The same for a guest.
    pub guest_practices_max: u16,
    /// Rated matches that the same two persons may begin within 24 hours; then they play on unrated. 0: any number.
    pub rated_pair_a_day: u32,
    /// Directors who may give prizes, by name. Prizes are issued by the mint.
    pub prize_directors: Vec<String>,
    /// Whether finished matches are analysed by this node.
    pub analyse_matches: bool,
    /// Matches whose mistakes one player may have rolled out within 24 hours; 0: nobody may.
    pub deep_analyses_a_day: u32,
    /// Games of each of these rollouts.
    pub deep_analysis_games: u32,
    /// What people bring along.
    pub library: LibrarySettings,
    /// The bots.
    pub bots: BotSettings,
    /// The comparative event of each week.
    pub weekly: WeeklySettings,
}

/// `[live.library]`
#[derive(Debug, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LibrarySettings {
    /// Matches that one account may keep.
    pub files_max: u32,
    /// MiB of their files together.
    pub mib_max: u32,
    /// Matches that one guest may keep.
    pub guest_files_max: u32,
    /// MiB of their files together.
    pub guest_mib_max: u32,
    /// MiB of files that this node receives at the same time.
    pub memory_mib: u32,
}

impl Default for LibrarySettings {
    fn default() -> LibrarySettings {
        LibrarySettings { files_max: 500, mib_max: 50, guest_files_max: 10, guest_mib_max: 2, memory_mib: 64 }
    }
}

/// `[live.weekly]`
#[derive(Debug, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct WeeklySettings {
    /// Whether one opens by itself on Monday, 00:00 UTC, and closes a week later. One is enough for all nodes.
    pub enabled: bool,
    /// Its boards, 1 to 24.
    pub boards: u8,
    /// The bot against which everybody plays.
    pub bot: String,
}

/// `[live.bots]`
#[derive(Debug, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BotSettings {
    /// How long a bot seems to think about a roll, about; 0 plays at once.
    pub think_ms: u32,
    /// Turns that bots think about at the same time; 0: as many as there are cores.
    pub turns_at_once: usize,
    /// Matches between bots that are always in play for others to watch; none while `think_ms` is 0.
    pub featured: u16,
    /// Rated matches that one person, with the bots it owns, may begin with the same bot of the house within 24 hours;
    /// then they play on unrated. 0: any number.
    pub rated_a_day: u32,
    /// Whole credits that each bot of the house begins with. Nothing refills them but what a bot wins and what an operator
    /// grants; a bot that cannot put in a stake plays without one.
    pub budget: u32,
    /// With Redis: whether this node thinks about turns too. False: workers do, and this node only about those that
    /// nobody takes.
    pub thinks_here: bool,
    /// With Redis: a turn that somebody has taken and not decided for so long is given to another.
    pub claim_s: u32,
}

impl Default for LiveSettings {
    fn default() -> LiveSettings {
        LiveSettings {
            dice_key_file: None,
            socket_silence_s: 60,
            socket_slow_s: 10,
            socket_burst: 40,
            socket_per_s: 10,
            idle_after_s: 300,
            table_absence_s: 120,
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
            prize_directors: Vec::new(),
            analyse_matches: true,
            deep_analyses_a_day: 5,
            deep_analysis_games: analysis::Level::DEEP.rollout_games,
            library: LibrarySettings::default(),
            bots: BotSettings::default(),
            weekly: WeeklySettings::default(),
        }
    }
}

impl Default for WeeklySettings {
    fn default() -> WeeklySettings {
        WeeklySettings { enabled: true, boards: 6, bot: "Marlow".to_owned() }
    }
}

impl BotSettings {
    /// How many turns are thought about at the same time.
    pub(crate) fn thoughts_at_once(&self) -> usize {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        if self.turns_at_once == 0 { cores } else { self.turns_at_once }
    }

    /// What a bot of the house begins with.
    pub(crate) fn budget(&self) -> play::Credits {
        play::Credits::from_hundredths(i64::from(self.budget) * 100)
    }

    /// When a turn that somebody has taken is given to another.
    pub(crate) fn claim_after(&self) -> Duration {
        Duration::from_secs(self.claim_s.max(1).into())
    }
}

impl Default for BotSettings {
    fn default() -> BotSettings {
        BotSettings {
            think_ms: 1_200,
            turns_at_once: 0,
            featured: 1,
            rated_a_day: 10,
            budget: 1_000,
            thinks_here: true,
            claim_s: 10,
        }
    }
}
