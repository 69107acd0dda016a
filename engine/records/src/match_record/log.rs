//! Makes the record of a match of `play` from its configuration and events.

use play::{CorruptLog, Event, MatchConfig, MatchState, Millis};
use rules::Side;

use super::convert;
use super::dice_origin::DiceOrigin;
use super::parts::{
    Action, ActionRecord, GameEndRecord, GameRecord, Player, RatingListName, Seats, TimeReading,
};
use super::{FormatName, MatchRecord, VERSION, Version};

/// The data of a record other than the match itself.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchHead {
    /// The id of the match.
    pub id: String,
    /// The players.
    pub players: Seats<Player>,
    /// The list in which the match was rated; `None` if it was unrated.
    pub rating_list: Option<RatingListName>,
    /// The origin of the dice.
    pub dice: DiceOrigin,
    /// The numbers in the log and the names of players: those who left a seat in the middle of a game, and those who
    /// took it.
    pub names: Vec<(u64, String)>,
}

impl MatchRecord {
    /// Makes a record of a match, finished or not, from its events and their times.
    ///
    /// # Errors
    /// Returns an error if an event does not fit the previous ones.
    pub fn of_log(
        head: MatchHead,
        config: MatchConfig,
        log: &[(Event, Millis)],
    ) -> Result<MatchRecord, CorruptLog> {
        let MatchHead { id, players, rating_list, dice, names } = head;
        let mut record = MatchRecord {
            format: FormatName::FullprimeMatch,
            version: Version(VERSION),
            id,
            mode: convert::mode(config.format()),
            options: convert::options(config.options()),
            starter: convert::starter(config.starter()),
            resigning: convert::resigning(config.resigning()),
            lock_step: config.lock_step(),
            clock: convert::clock(config.clock()),
            players,
            rating_list,
            games: Vec::new(),
            result: None,
            dice,
            source: None,
        };
        let mut state = MatchState::new(config);
        for (event, at) in log {
            let at = state.event_time(*at);
            // The clock is read before the event, because the event may start the other side's time.
            let left = convert::actor(event).and_then(|side| reading(&state, side, at));
            state.apply(event, at)?;
            record.log_event(event, at, left, &state, &names);
        }
        Ok(record)
    }

    /// Adds an event that was just applied.
    fn log_event(
        &mut self,
        event: &Event,
        at: Millis,
        left: Option<TimeReading>,
        state: &MatchState,
        names: &[(u64, String)],
    ) {
        match event {
            Event::Substituted { side, left, came } => {
                let name = |number: u64| {
                    let known = names.iter().find(|(of, _)| *of == number);
                    known.map_or_else(|| number.to_string(), |(_, name)| name.clone())
                };
                if let Some(game) = self.games.last_mut() {
                    let action = Action::Substitute {
                        seat: convert::seat(*side),
                        left: name(*left),
                        came: name(*came),
                    };
                    game.actions.push(ActionRecord { at_ms: at.get(), left: None, action });
                }
            }
            Event::GameStarted(start) => self.games.push(GameRecord {
                number: start.number.get(),
                score: convert::points(state.score()),
                crawford: state.is_crawford(),
                started_at_ms: at.get(),
                opening: convert::opening(&start.opening),
                cube: start.cube.get(),
                actions: Vec::new(),
                end: None,
                after: Vec::new(),
            }),
            Event::GameEnded(end) => {
                if let Some(game) = self.games.last_mut() {
                    game.end = Some(GameEndRecord {
                        at_ms: at.get(),
                        winner: convert::seat(end.winner),
                        result: convert::result_name(end.result),
                        counted: convert::result_name(end.counted),
                        cube: end.cube.get(),
                        points: end.value().points(),
                        by: convert::ended_by(end.how),
                    });
                }
            }
            Event::MatchEnded(outcome) => self.result = Some(convert::match_result(*outcome, at)),
            Event::Rolled { .. }
            | Event::Thrown { .. }
            | Event::Played { .. }
            | Event::IllegalPlayOffered { .. }
            | Event::IllegalPlayAccepted { .. }
            | Event::IllegalPlayDeclined { .. }
            | Event::Doubled { .. }
            | Event::Taken { .. }
            | Event::Passed { .. }
            | Event::Beavered { .. }
            | Event::Raccooned { .. }
            | Event::ResignationOffered { .. }
            | Event::ResignationAccepted { .. }
            | Event::ResignationDeclined { .. }
            | Event::NextGameAsked { .. }
            | Event::StopAsked { .. }
            | Event::AbortAsked { .. }
            | Event::AbortDeclined { .. }
            | Event::PauseAsked { .. }
            | Event::PauseDeclined { .. }
            | Event::Resumed { .. }
            | Event::PauseEnded
            | Event::TakeBackAsked { .. }
            | Event::TakeBackDeclined { .. }
            | Event::TookBack { .. }
            | Event::Abandoned
            | Event::CalledOff
            | Event::Held(_)
            | Event::Released
            | Event::RollAsked { .. }
            | Event::TurnOpened
            | Event::ExtraTime { .. }
            | Event::Outage(_)
            | Event::SessionLapsed
            | Event::Left { .. }
            | Event::Claimed { .. }
            | Event::AtBoard { .. }
            | Event::Vacation { .. }
            | Event::TimedOut { .. } => {
                if let (Some(game), Some(action)) = (self.games.last_mut(), convert::action(event)) {
                    let actions = if game.end.is_some() { &mut game.after } else { &mut game.actions };
                    actions.push(ActionRecord { at_ms: at.get(), left, action });
                }
            }
        }
    }
}

fn reading(state: &MatchState, side: Side, at: Millis) -> Option<TimeReading> {
    let left = state.clock().time_left(side, at)?;
    Some(TimeReading { delay_ms: left.delay.get(), reserve_ms: left.reserve.get() })
}
