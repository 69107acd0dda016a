//! Bots: functions that choose a command from a seat's view of a match.
//!
//! [`choose`] is a pure function of the view that the public protocol gives to a player, the character, a seed and
//! the engine. A bot knows only what a person at its seat knows: no future dice and no internals of the server. The
//! server carries out its commands in the same way as those of every other player.
//!
//! All bots share one engine and differ by a measured error of judgement. The weaker a [`Character`], the more its
//! judgement of each play deviates from the engine's. The deviation grows where a position is hard for people: many
//! plays, a back game. Weaker characters also follow their habits more, such as hitting often or avoiding blots.
//! The largest possible loss is limited, so that no bot makes an absurd play. The deviation depends only on the seed
//! and the decision. With a second seed a bot also varies between plays that are equally good.
#![forbid(unsafe_code)]
#![warn(clippy::wildcard_enum_match_arm)]

mod attention;
mod character;
mod checkers;
mod counsel;
mod cube;
mod difficulty;
pub mod external;
mod resignation;
mod table;

use eval::Engine;
use thiserror::Error;
use wire::{Command, CommandKind, MatchView, Phase, Seat};

pub use character::{CHARACTERS, Character, Level};
pub use checkers::VARIETY;
pub use counsel::{Counsel, CubeCounsel, counsel};
use table::OwnTable;

/// A bot's choice, and how long a person would think about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// The command.
    pub command: Command,
    /// The difficulty of the decision.
    pub effort: Effort,
}

/// The difficulty of a decision, which decides how long a person would think about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Effort {
    /// There is no choice.
    Forced,
    /// The decision needs only a glance.
    Easy,
    /// The decision takes a while.
    Hard,
}

/// The reason why a bot has nothing to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum NothingToDo {
    /// The match waits for another seat, or for no seat.
    #[error("it is not this seat's turn")]
    NotItsTurn,
    /// The view is inconsistent: its board is impossible, or it has no plays where one is due.
    #[error("the view is inconsistent: {0}")]
    Nonsense(&'static str),
}

/// The seeds of a bot's choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seeds {
    /// The seed of the errors of its judgement.
    pub attention: u64,
    /// The seed by which it chooses between plays that are as good as the one it prefers, within [`VARIETY`]. `None`
    /// takes the preferred play.
    pub variety: Option<u64>,
}

impl From<u64> for Seeds {
    fn from(attention: u64) -> Seeds {
        Seeds { attention, variety: None }
    }
}

/// Returns the choice of `character`. The same view, character and seeds give the same choice.
///
/// # Errors
/// Returns [`NothingToDo`] if it is not the turn of the view's seat or the view is inconsistent.
pub fn choose(
    view: &MatchView,
    character: &Character,
    seeds: impl Into<Seeds>,
    engine: &Engine,
) -> Result<Choice, NothingToDo> {
    let me = view.you.ok_or(NothingToDo::NotItsTurn)?;
    let mind = Mind { character, seeds: seeds.into(), engine };
    // Playing on declines an offer that the bot does not accept.
    if let Some(open) = view.resignation
        && open.by != me
        && matches!(&view.phase, Phase::ToRoll { seat } | Phase::ToPlay { seat, .. } if *seat == me)
        && let Some(accepted) = resignation::answer(view, me, open.result, &mind)?
    {
        return Ok(accepted);
    }
    match &view.phase {
        Phase::ToRoll { seat } if *seat == me => {
            let table = OwnTable::read(view, me)?;
            Ok(resignation::offer(view, &table, &mind)
                .unwrap_or_else(|| cube::before_rolling(view, &table, &mind)))
        }
        Phase::ToPlay { seat, dice } if *seat == me => {
            checkers::play(view, &OwnTable::read(view, me)?, *dice, &mind)
        }
        Phase::CubeOffered { to, value, offer } if *to == me => match offer {
            CommandKind::Beaver => Ok(cube::answer_beaver(view, &OwnTable::read(view, me)?, *value, &mind)),
            CommandKind::Double
            | CommandKind::Raccoon
            | CommandKind::Roll
            | CommandKind::Take
            | CommandKind::Pass
            | CommandKind::Play
            | CommandKind::OfferResignation
            | CommandKind::AcceptIllegalPlay
            | CommandKind::DeclineIllegalPlay
            | CommandKind::AcceptResignation
            | CommandKind::DeclineResignation
            | CommandKind::AgreeToStop
            | CommandKind::Abort
            | CommandKind::DeclineAbort
            | CommandKind::Pause
            | CommandKind::DeclinePause
            | CommandKind::Resume
            | CommandKind::TakeBack
            | CommandKind::DeclineTakeBack
            | CommandKind::Leave => Ok(cube::answer_double(view, &OwnTable::read(view, other(me))?, &mind)),
        },
        Phase::ResignationOffered { to, result } if *to == me => {
            let declined = Choice { command: Command::DeclineResignation, effort: Effort::Easy };
            Ok(resignation::answer(view, me, *result, &mind)?.unwrap_or(declined))
        }
        Phase::Waiting
        | Phase::ToRoll { .. }
        | Phase::ToPlay { .. }
        // Bots never play with the option of illegal plays.
        | Phase::IllegalPlayOffered { .. }
        | Phase::CubeOffered { .. }
        | Phase::ResignationOffered { .. }
        | Phase::Over { .. } => Err(NothingToDo::NotItsTurn),
    }
}

/// The character, the seeds and the engine of a decision.
struct Mind<'a> {
    character: &'a Character,
    seeds: Seeds,
    engine: &'a Engine,
}

const fn other(seat: Seat) -> Seat {
    match seat {
        Seat::White => Seat::Black,
        Seat::Black => Seat::White,
    }
}
