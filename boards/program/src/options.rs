//! The command line.

use std::path::PathBuf;

use clap::{Args, Parser, ValueEnum};
use simulator::{Habits, LineFaults};
use url::Url;
use wire::{BoardCapabilities, Console};

const AFTER_HELP: &str = "\
To try it:
  1. Open the page 'Sensor boards' of your server and get a code.
  2. fullprime-board http://127.0.0.1:8080 --code 7KQ4M2XR9T --player keys
  3. Begin a match on the web and seat the board in it, on the page of step 1.
From then on the board is known by its memory file, and the code is not needed again.

Keys (--player keys): arrows choose a place, space lifts a checker or puts it down, l lifts one more;
digits key in dice, r throws them, Enter is 'done', d doubles, t takes, p passes,
x and then s, g or b resigns a single game, a gammon or a backgammon,
o puts all checkers where they should be, q leaves.";

/// A sensor board to try without hardware: it enrols, connects and plays a match over the board protocol of Fullprime.
#[derive(Clone, Debug, Parser)]
#[command(name = "fullprime-board", version, after_help = AFTER_HELP)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
pub struct Options {
    /// The server, such as https://club.example.org or http://127.0.0.1:8080
    pub server: Url,

    /// Trust the certificates in this PEM file instead of those of the public authorities
    #[arg(long, value_name = "FILE")]
    pub ca: Option<PathBuf>,

    /// The enrolment code that the server's page shows; needed once
    #[arg(long)]
    pub code: Option<String>,

    /// The file of the board's key and frames
    #[arg(long, default_value = "fullprime-board.memory")]
    pub memory: PathBuf,

    /// The player who decides
    #[arg(long, value_enum, default_value_t = Who::Bot)]
    pub player: Who,

    /// A file of decisions, one per line: a play (8/5 6/5), dice (31), roll, double, take or pass; after the last
    /// line the player decides
    #[arg(long, value_name = "FILE")]
    pub script: Option<PathBuf>,

    /// The seats at the board
    #[arg(long, value_enum, default_value_t = Seats::One)]
    pub seats: Seats,

    /// Dice are thrown at the board, for a table with thrown dice; otherwise the server rolls
    #[arg(long)]
    pub throws_dice: bool,

    /// The sensors see the colour of checkers
    #[arg(long)]
    pub colour: bool,

    /// The number of checkers that the sensors can count on a point
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u8).range(1..=15))]
    pub depth: u8,

    /// Milliseconds between two movements of a hand; 0: as fast as possible, with a clock that runs ahead
    #[arg(long, default_value_t = 300, value_name = "MS")]
    pub pace_ms: u64,

    /// Draw the board in the terminal; always on with --player keys
    #[arg(long)]
    pub draw: bool,

    /// Wait for the next match when one is over
    #[arg(long)]
    pub stay: bool,

    /// Seed of hands, dice and faults; random if left out
    #[arg(long)]
    pub seed: Option<u64>,

    /// The faults
    #[command(flatten)]
    pub faults: Faults,
}

/// The player who decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Who {
    /// The engine, without lookahead
    Bot,
    /// Random legal plays
    Random,
    /// A person at this keyboard
    Keys,
}

/// The seats at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Seats {
    /// One player, at console one
    One,
    /// One player, at console two
    Two,
    /// Two players, one opposite the other
    Both,
}

/// The faults. Each happens on average once in N times, or never if N is 0.
#[derive(Clone, Debug, Args)]
#[command(next_help_heading = "Faults, each once in N times (0: never)")]
pub struct Faults {
    /// Switch on all faults except --wrong, --insist and --clock-drift-ppm
    #[arg(long)]
    pub all_faults: bool,
    /// A sensor flickers while checkers are moved
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub noise: u32,
    /// A checker is lifted and put back
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub touch: u32,
    /// A die does not lie flat
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub cocked: u32,
    /// Done is pressed before the play is made
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub illegal: u32,
    /// An illegal play is made
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub wrong: u32,
    /// Insist on legal plays where the table allows illegal ones
    #[arg(long)]
    pub insist: bool,
    /// The line is cut
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub cut: u32,
    /// The power fails after a frame is written and before it is sent
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub power: u32,
    /// A message arrives twice
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub replay: u32,
    /// Two messages arrive in another order
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub reorder: u32,
    /// A forged message arrives as well
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub forge: u32,
    /// Offset of the board's clock, in milliseconds
    #[arg(long, default_value_t = 0, value_name = "MS", allow_hyphen_values = true)]
    pub clock_ahead_ms: i64,
    /// Drift of the board's clock, in parts per million
    #[arg(long, default_value_t = 0, value_name = "PPM", allow_hyphen_values = true)]
    pub clock_drift_ppm: i64,
}

impl Options {
    /// Returns the abilities of the sensors.
    pub(crate) fn capabilities(&self) -> BoardCapabilities {
        BoardCapabilities {
            colour: self.colour,
            point_depth: self.depth,
            bar_depth: self.depth,
            reads_dice: false,
        }
    }

    /// Returns the consoles that have players here.
    pub(crate) fn players(&self) -> Vec<Console> {
        match self.seats {
            Seats::One => vec![Console::One],
            Seats::Two => vec![Console::Two],
            Seats::Both => vec![Console::One, Console::Two],
        }
    }
}

impl Faults {
    /// Returns the faults of hands and sensors.
    pub(crate) fn habits(&self) -> Habits {
        let often = |chosen: u32, once_in: u32| if self.all_faults && chosen == 0 { once_in } else { chosen };
        let is_off = self.all_faults && self.clock_ahead_ms == 0;
        Habits {
            flicker_once_in: often(self.noise, 3),
            touch_once_in: often(self.touch, 4),
            cocked_once_in: often(self.cocked, 4),
            illegal_once_in: often(self.illegal, 3),
            // An illegal play that stands changes the match, so it must be switched on explicitly.
            wrong_once_in: self.wrong,
            insists: self.insist,
            clock_offset_ms: if is_off { -86_400_000 } else { self.clock_ahead_ms },
            clock_drift_ppm: self.clock_drift_ppm,
        }
    }

    /// Returns the faults of the line.
    pub(crate) fn line(&self) -> LineFaults {
        let often = |chosen: u32, once_in: u32| if self.all_faults && chosen == 0 { once_in } else { chosen };
        LineFaults {
            cut: often(self.cut, 80),
            power: often(self.power, 90),
            replay: often(self.replay, 10),
            reorder: often(self.reorder, 10),
            forge: often(self.forge, 40),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory as _;

    #[test]
    fn the_command_line_is_consistent_and_explained() {
        Options::command().debug_assert();
        let help = Options::command().render_long_help().to_string();
        for word in [
            "--code",
            "--player",
            "keys",
            "--script",
            "--noise",
            "--power",
            "Sensor boards",
            "puts all checkers",
        ] {
            assert!(help.contains(word), "{word}: {help}");
        }
    }
}
