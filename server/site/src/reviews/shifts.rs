//! The players of a match, each with the decisions that are theirs: a substitute may have taken over a seat in the
//! middle of the game. Pure.

use play::{CorruptLog, Event, MatchConfig, Millis};
use records::Transcript;
use rules::{BySide, Side};
use store::{competitions::user, id::UserId, learning::PlayedPart};

/// A player of one side, with the decisions that are the player's own.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Shift {
    pub(crate) side: Side,
    pub(crate) player: UserId,
    /// The player at the other seat at the end.
    pub(crate) opponent: UserId,
    /// `None` if all decisions of the side are the player's.
    pub(crate) part: Option<PlayedPart>,
}

/// Returns the players of both sides, White's first. `seats` are those at the end.
///
/// # Errors
/// If the log does not fit its match.
pub(crate) fn shifts(
    seats: BySide<UserId>,
    config: MatchConfig,
    log: &[(Event, Millis)],
) -> Result<Vec<Shift>, CorruptLog> {
    let mut shifts = Vec::new();
    for side in Side::ALL {
        let opponent = seats[side.opponent()];
        let mut stints: Vec<(UserId, (u32, u32))> = Vec::new();
        let mut since = 0;
        for (index, (event, _)) in log.iter().enumerate() {
            if let Event::Substituted { side: of, left, .. } = event
                && *of == side
            {
                let until = next_decision(config, &log[..index])?;
                stints.push((user(::competitions::PlayerId::new(*left)), (since, until)));
                since = until;
            }
        }
        if stints.is_empty() {
            shifts.push(Shift { side, player: seats[side], opponent, part: None });
            continue;
        }
        stints.push((seats[side], (since, u32::MAX)));
        let mut parts: Vec<(UserId, PlayedPart)> = Vec::new();
        // A player who left before any decision, or came back at once, has made none in between.
        for (player, range) in stints.into_iter().filter(|(_, (first, end))| first < end) {
            // A player who has come back has several ranges.
            match parts.iter_mut().find(|(of, _)| *of == player) {
                Some((_, part)) => part.decisions.push(range),
                None => {
                    parts.push((player, PlayedPart { black: side == Side::Black, decisions: vec![range] }));
                }
            }
        }
        let of = |(player, part)| Shift { side, player, opponent, part: Some(part) };
        shifts.extend(parts.into_iter().map(of));
    }
    Ok(shifts)
}

/// Returns the number of the first decision after these events. After a roll, the decision not to double has been made,
/// and the play has not.
fn next_decision(config: MatchConfig, log: &[(Event, Millis)]) -> Result<u32, CorruptLog> {
    let transcript = Transcript::of_log(BySide::default(), config, log)?;
    let mut steps = 0_usize;
    let mut has_rolled = false;
    for game in &transcript.games {
        // A roll of an earlier game that was never played is a step too.
        steps += game.actions.len() + usize::from(has_rolled);
        has_rolled = game.unplayed.is_some();
    }
    let next = u32::try_from(steps).unwrap_or(u32::MAX).saturating_add(1);
    Ok(next.saturating_mul(2).saturating_add(u32::from(has_rolled)))
}
