//! Tests of the simulation and its JSON.

use super::*;

fn simulated(settings: &str, entrants: usize) -> serde_json::Value {
    let settings: Settings = serde_json::from_str(settings).unwrap();
    serde_json::to_value(simulate(&settings, entrants, 7).unwrap()).unwrap()
}

#[test]
fn every_preset_can_be_played_and_repeated() {
    for (name, preset) in Preset::ALL {
        assert_eq!(Preset::named(name), Some(preset));
        for entrants in [5, 8, 13, 32] {
            let settings = preset.settings(entrants);
            let report = simulate(&settings, entrants, 3).unwrap();
            assert_eq!(report, simulate(&settings, entrants, 3).unwrap(), "{name}");
            let placed: usize = report.standings.iter().map(Vec::len).sum();
            assert_eq!(placed, entrants, "{name}");
            assert!(!report.going_on.is_empty() && report.counts.encounters > 0, "{name}");
        }
    }
    assert_eq!(Preset::named("swiss"), None);
}

#[test]
fn the_report_names_rounds_pairings_and_columns() {
    let settings = r#"{"length":5,"stage":{"kind":"swiss","rounds":2,"columns":["points","buchholz"]}}"#;
    let report = simulated(settings, 3);
    assert_eq!(report["rounds"].as_array().unwrap().len(), 2);
    let pairings = report["rounds"][0]["pairings"].as_array().unwrap();
    assert_eq!(pairings.len(), 2);
    assert_eq!(pairings[0]["score"].as_array().unwrap().iter().filter(|points| **points == 5).count(), 1);
    assert!(pairings[1]["bye"].is_u64());
    let row = report["standings"][0][0].as_object().unwrap();
    assert!(["place", "entrant", "points", "buchholz"].iter().all(|key| row.contains_key(*key)), "{row:?}");
    assert_eq!(report["counts"]["encounters"], 2);
    assert_eq!(report["settings"]["stage"]["within"], "lots");
}

#[test]
fn quarters_of_points_are_numbers() {
    let value = |points: Points| serde_json::to_string(&points).unwrap();
    assert_eq!(
        [Points::ONE, Points::HALF, Points::HALF.times(Points::HALF)].map(value),
        ["1", "0.5", "0.25"]
    );
}

#[test]
fn the_strongest_wins_most() {
    let settings = Preset::ClubLeague.settings(8);
    let wins = |of: usize| {
        (0..20)
            .filter(|seed| {
                simulate(&settings, 8, *seed).unwrap().standings[0][0].entrant == u32::try_from(of).unwrap()
            })
            .count()
    };
    assert!(wins(1) > wins(8));
}

#[test]
fn faults_in_settings_are_named() {
    let fault = |text: &str| serde_json::from_str::<Settings>(text).unwrap_err().to_string();
    assert!(fault(r#"{"length":0,"stage":{"kind":"lives","lives":2}}"#).contains("nonzero"));
    assert!(fault(r#"{"length":5,"stage":{"kind":"arena"}}"#).contains("unknown variant `arena`"));
    assert!(fault(r#"{"length":5,"stage":{"kind":"swiss","round":3}}"#).contains("unknown field `round`"));
    assert!(fault(r#"{"length":5,"stage":{"kind":"lives"}}"#).contains("missing field `lives`"));
    let lives: Settings =
        serde_json::from_str(r#"{"length":5,"stage":{"kind":"lives","lives":2,"last":6}}"#).unwrap();
    let refused = simulate(&lives, 4, 1).unwrap_err().to_string();
    assert_eq!(refused, "With 4 entrants, the stage can end with the last 1 to 3, not 6.");
    assert_eq!(simulate(&lives, usize::MAX, 1), Err(Refused::Full { max: 2048 }));
}
