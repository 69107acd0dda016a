//! Matches as other programs store them, played with every kind of action.

use play::{Beavers, CubeAction, Format, GameAction, GameOptions, MatchConfig, Starter, Terms};
use records::Transcript;
use rules::{BySide, CubeValue, MatchLength, Roll, Side};

use super::play_match;

pub(crate) fn names() -> BySide<String> {
    BySide { white: "Anna Lee".to_owned(), black: "Level 3".to_owned() }
}

fn to_points(points: u16) -> Format {
    Format::Match(MatchLength::new(points).unwrap())
}

/// Matches of every mode that a `.mat` file can hold, played with every kind of action.
pub(crate) fn transcripts() -> Vec<Transcript> {
    let wild = |format| Terms {
        options: GameOptions { beavers: Beavers::BeaversAndRaccoons, ..GameOptions::default() },
        ..Terms::usual(format)
    };
    let alternating =
        Terms { starter: Starter::Alternating { first: Side::Black }, ..Terms::usual(to_points(7)) };
    let configs = [
        MatchConfig::new(to_points(1), Terms::usual(to_points(1))),
        MatchConfig::new(to_points(5), Terms::usual(to_points(5))),
        MatchConfig::new(to_points(9), Terms::usual(to_points(9))),
        MatchConfig::new(to_points(7), alternating),
        MatchConfig::new(Format::ThreeGames, Terms::usual(Format::ThreeGames)),
        MatchConfig::new(Format::Single, wild(Format::Single)),
        MatchConfig::new(Format::Normal, wild(Format::Normal)),
    ];
    configs
        .into_iter()
        .flat_map(|config| {
            let config = config.unwrap();
            (100..112).map(move |seed_byte| {
                let played = play_match(config, seed_byte, 3_000);
                Transcript::of_log(names(), config, &played.log).unwrap()
            })
        })
        .collect()
}

/// Returns the transcript as a file keeps it: the higher die first, and leaving or time-out as a resignation.
pub(crate) fn as_read(mut transcript: Transcript) -> Transcript {
    for game in &mut transcript.games {
        if game.end.is_some() {
            drop_unanswered(&mut game.actions);
        }
        for action in &mut game.actions {
            // The order of the dice is not written.
            if let GameAction::Play { roll, .. } = action {
                *roll = Roll::new(roll.high(), roll.low());
            }
        }
        if let Some(unplayed) = &mut game.unplayed {
            unplayed.roll = Roll::new(unplayed.roll.high(), unplayed.roll.low());
        }
        if let Some(end) = &mut game.end
            && matches!(end.how, play::GameEnding::Left | play::GameEnding::TimedOut)
        {
            end.how = play::GameEnding::Resigned;
        }
    }
    transcript
}

/// Removes an unanswered last double, which is not written. An unanswered beaver is written as a take.
fn drop_unanswered(actions: &mut Vec<GameAction>) {
    if let Some(&GameAction::Cube { side, action, value }) = actions.last() {
        let action = match action {
            CubeAction::Double => None,
            CubeAction::Beaver => Some(CubeAction::Take),
            CubeAction::Take | CubeAction::Pass | CubeAction::Raccoon => return,
        };
        actions.pop();
        let value = CubeValue::new(value.get() / 2).unwrap();
        actions.extend(action.map(|action| GameAction::Cube { side, action, value }));
    }
}
