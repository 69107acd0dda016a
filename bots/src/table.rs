//! Conversion of a seat's view to the engine's input: position, stakes, score and cube.

use eval::{Context, CubeState, MatchScore, MoneyRules, Stake};
use rules::{Checkers, CubeValue, Position, Role};
use wire::{MatchFormat, MatchView, Seat};

use crate::NothingToDo;

/// The table as the side on roll sees it.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct OwnTable {
    pub(crate) position: Position,
    pub(crate) context: Context,
}

impl OwnTable {
    /// Reads a view with `mover` on roll.
    pub(crate) fn read(view: &MatchView, mover: Seat) -> Result<Self, NothingToDo> {
        Ok(Self { position: position(view, mover)?, context: context(view, mover)? })
    }
}

fn position(view: &MatchView, mover: Seat) -> Result<Position, NothingToDo> {
    let points: &[i8; 24] = view
        .checkers
        .points
        .as_slice()
        .try_into()
        .map_err(|_wrong_length| NothingToDo::Nonsense("points"))?;
    // Each side counts from its own home board, but the view counts from White's.
    let mut white = [0; 25];
    let mut black = [0; 25];
    for (index, &count) in points.iter().enumerate() {
        white[index] = count.max(0).unsigned_abs();
        black[23 - index] = count.min(0).unsigned_abs();
    }
    (white[24], black[24]) = view.checkers.bar;
    let (own, opponent) = match mover {
        Seat::White => (white, black),
        Seat::Black => (black, white),
    };
    Position::from_checkers(Checkers { own, opponent })
        .map_err(|_impossible| NothingToDo::Nonsense("an impossible board"))
}

fn context(view: &MatchView, mover: Seat) -> Result<Context, NothingToDo> {
    let value = CubeValue::new(view.cube.value).ok_or(NothingToDo::Nonsense("the cube"))?;
    let role = |seat: Seat| if seat == mover { Role::Mover } else { Role::Opponent };
    let cube = CubeState { value, owner: view.cube.owner.map(role) };
    let stake = match view.settings.format {
        MatchFormat::Points { length } => {
            let away = |points: u32| {
                // The view of a finished match can have an away score of 0, which the engine does not accept.
                let away = u32::from(length).saturating_sub(points).max(1);
                u16::try_from(away).unwrap_or(u16::MAX)
            };
            let (white, black) = (away(view.score.white), away(view.score.black));
            let (own_away, opponent_away) = match mover {
                Seat::White => (white, black),
                Seat::Black => (black, white),
            };
            Stake::Match(MatchScore { own_away, opponent_away, crawford: view.crawford })
        }
        // Three games are played without a cube.
        MatchFormat::ThreeGames => Stake::Cubeless,
        MatchFormat::Normal | MatchFormat::Single => Stake::Money(MoneyRules {
            jacoby: view.settings.options.jacoby,
            beavers: view.settings.options.beavers,
        }),
    };
    Ok(Context { stake, cube })
}
