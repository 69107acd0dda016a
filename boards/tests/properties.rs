//! Properties of the inference for all plays, in any order of movements, with flickering sensors.

mod common;

use boards::{Inference, Look, SensedPlace, Sensors, TurnFacts, infer};
use common::{HandOnBoard, Numbers, Played, random_game};
use proptest::prelude::*;
use rules::Point;

fn any_sensors() -> impl Strategy<Value = Sensors> {
    prop_oneof![
        Just(Sensors::BEZMA),
        Just(Sensors::FULL),
        (any::<bool>(), 2..=15_u8, 2..=15_u8).prop_map(|(know_colour, per_point, on_bar)| Sensors {
            know_colour,
            per_point,
            on_bar
        }),
    ]
}

/// A random turn of a random game, and more random numbers for the test.
fn any_turn() -> impl Strategy<Value = (Played, Numbers)> {
    (any::<u64>(), any::<prop::sample::Index>()).prop_map(|(seed, turn)| {
        let mut numbers = Numbers::new(seed);
        let turns = random_game(&mut numbers);
        (turns[turn.index(turns.len())], numbers)
    })
}

/// Returns true if the inference finds the play that was made, or asks a question that offers it.
fn finds(inference: &Inference, played: &Played) -> bool {
    match inference {
        Inference::Played(legal) => legal.position == played.legal.position,
        Inference::Choose(plays) => {
            plays.len() > 1 && plays.iter().any(|legal| legal.position == played.legal.position)
        }
        Inference::Illegal(_) | Inference::Faulty(_) => false,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn the_play_is_found_or_asked_for((played, mut numbers) in any_turn(), sensors in any_sensors()) {
        let mut board = HandOnBoard::new(&played.before, sensors);
        board.play(&played.after(), &mut numbers);
        let look = board.reported.expect("a board at rest has reported");
        let turn = TurnFacts { before: &played.before, roll: played.roll, sensors };
        let inference = infer(&turn, &look);
        prop_assert!(finds(&inference, &played), "{played:?}: {inference:?}");
    }

    #[test]
    fn a_board_that_sees_everything_never_asks((played, _) in any_turn()) {
        let turn = TurnFacts { before: &played.before, roll: played.roll, sensors: Sensors::FULL };
        let look = Look::from_position(&played.after(), Sensors::FULL);
        prop_assert_eq!(infer(&turn, &look), Inference::Played(played.legal));
    }

    #[test]
    fn a_dead_point_that_is_known_hides_no_play(
        (played, _) in any_turn(),
        sensors in any_sensors(),
        dead in 0..=24_u8,
    ) {
        let place = Point::new(dead).map_or(SensedPlace::Bar, SensedPlace::Point);
        let look = Look::from_position(&played.after(), sensors).without(place);
        let turn = TurnFacts { before: &played.before, roll: played.roll, sensors };
        let inference = infer(&turn, &look);
        prop_assert!(finds(&inference, &played), "{played:?}: {inference:?}");
    }

    #[test]
    fn readings_that_fit_a_play_are_never_called_wrong_and_vice_versa(
        (played, mut numbers) in any_turn(),
        sensors in any_sensors(),
        changes in 1..6_usize,
    ) {
        let mut points = *Look::from_position(&played.after(), sensors).points();
        for _ in 0..changes {
            let count = u8::try_from(numbers.below(usize::from(sensors.per_point) + 1)).unwrap();
            points[numbers.below(24)] = boards::Reading::colourless(count);
        }
        let look = Look::new(points, Look::from_position(&played.after(), sensors).bar());
        let turn = TurnFacts { before: &played.before, roll: played.roll, sensors };
        let fits = |legal: &rules::LegalPlay| look.fits(&legal.position.flip(), sensors);
        let fitting = rules::legal_plays(&played.before, played.roll).iter().filter(|legal| fits(legal)).count();
        match infer(&turn, &look) {
            Inference::Played(legal) => prop_assert!(fitting == 1 && fits(&legal)),
            Inference::Choose(plays) => prop_assert!(fitting == plays.len() && plays.iter().all(fits)),
            Inference::Illegal(illegal) => {
                prop_assert_eq!(fitting, 0);
                prop_assert!(!illegal.nearest.is_empty());
                prop_assert!(illegal.nearest.iter().all(|near| !near.differences.is_empty()));
            }
            Inference::Faulty(fault) => {
                prop_assert_eq!(fitting, 0);
                prop_assert!(!fault.nearest.differences.is_empty());
                for place in fault.suspects {
                    let inference = infer(&turn, &look.without(place));
                    prop_assert!(matches!(inference, Inference::Played(_) | Inference::Choose(_)));
                }
            }
        }
    }
}
