//! Converts a match of `play` to a transcript.

use play::{CorruptLog, Event, MatchConfig, MatchState, Millis, Opening, Phase};
use rules::{BySide, Side};

use super::{About, Transcript, TranscriptEnd, TranscriptGame, UnplayedRoll};

impl Transcript {
    /// Returns the part of a match that other programs can hold. The match may be unfinished.
    ///
    /// # Errors
    /// Returns an error if an event does not fit the previous ones.
    pub fn of_log(
        players: BySide<String>,
        config: MatchConfig,
        log: &[(Event, Millis)],
    ) -> Result<Transcript, CorruptLog> {
        let mut state = MatchState::new(config);
        let jacoby = config.options().jacoby;
        let length = state.length();
        let mut transcript = Transcript {
            players,
            length,
            jacoby,
            crawford: true,
            about: About::default(),
            games: Vec::new(),
        };
        for (event, at) in log {
            state.apply(event, *at)?;
            if let Event::GameStarted(start) = event {
                transcript.games.push(TranscriptGame {
                    score: transcript.score(),
                    crawford: state.is_crawford(),
                    cube: start.cube,
                    actions: Vec::new(),
                    unplayed: None,
                    end: None,
                    comments: Vec::new(),
                    cut: None,
                });
            }
            let (Some(game), Some(played)) = (transcript.games.last_mut(), state.game()) else { continue };
            match event {
                Event::GameStarted(start) => game.unplayed = opening_roll(&start.opening),
                Event::Rolled { side, roll } | Event::Thrown { side, roll } => {
                    game.unplayed = Some(UnplayedRoll { side: *side, roll: *roll })
                }
                Event::Played { .. } | Event::IllegalPlayAccepted { .. } => game.unplayed = None,
                Event::TookBack { side } => game.unplayed = roll_to_play(*side, played.phase()),
                _ => {}
            }
            if game.actions.len() != played.record().len() {
                game.actions = played.record().to_vec();
            }
            if let Event::GameEnded(end) = event {
                game.end = Some(TranscriptEnd {
                    winner: end.winner,
                    points: u32::from(end.value().points()),
                    how: end.how,
                });
            }
        }
        Ok(transcript)
    }
}

fn roll_to_play(side: Side, phase: Phase) -> Option<UnplayedRoll> {
    if let Phase::ToPlay { roll } = phase { Some(UnplayedRoll { side, roll }) } else { None }
}

/// Returns the roll that the winner of an opening throw has to play.
fn opening_roll(opening: &Opening) -> Option<UnplayedRoll> {
    match opening {
        Opening::Thrown(throw) => Some(UnplayedRoll { side: throw.starter(), roll: throw.roll() }),
        Opening::Alternating { .. } => None,
    }
}
