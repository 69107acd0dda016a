//! The rounds and the standings of tournaments: nobody is twice in a round, the standings have everybody once, and a
//! correction changes only those drawn rounds that its preview names.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::{
    episode::Kind,
    site::{ANYBODY, DIRECTOR, Site},
};

/// The players of each pairing that is drawn, by its number as previews write it.
type DrawnPairings = BTreeMap<String, Vec<String>>;

/// The drawn rounds before a correction, and the pairings that change according to its preview.
pub(super) struct BeforeCorrection {
    act: Value,
    drawn: DrawnPairings,
    announced: BTreeSet<String>,
}

fn parts<'a>(of: &'a Value, part: &str) -> impl Iterator<Item = &'a Value> {
    of[part].as_array().into_iter().flatten()
}

fn players(pairing: &Value) -> Vec<String> {
    ["first", "second"].into_iter().filter_map(|seat| pairing[seat].as_str().map(str::to_owned)).collect()
}

fn drawn_pairings(view: &Value) -> DrawnPairings {
    let mut drawn = BTreeMap::new();
    for bracket in parts(view, "brackets") {
        let prefix = match bracket["branch"].as_str() {
            Some("consolation") => "C",
            Some("final") => "F",
            _ => "",
        };
        for round in parts(bracket, "rounds") {
            for pairing in parts(round, "pairings") {
                let number = format!("{prefix}{}.{}", round["number"], pairing["number"]);
                drawn.insert(number, players(pairing));
            }
        }
    }
    drawn
}

/// Returns the first name that occurs twice.
fn twice(names: &[String]) -> Option<&String> {
    let mut seen = BTreeSet::new();
    names.iter().find(|name| !seen.insert(*name))
}

impl Site {
    /// Checks the rounds and the standings of a tournament.
    pub(super) async fn check_rounds(&mut self) {
        if !self.kind.is_tournament() {
            return;
        }
        let view = self.look(ANYBODY).await;
        for bracket in parts(&view, "brackets") {
            for round in parts(bracket, "rounds") {
                let names: Vec<String> = parts(round, "pairings").flat_map(players).collect();
                if let Some(name) = twice(&names) {
                    let text =
                        format!("{name} in round {} of {}: {view}", round["number"], bracket["branch"]);
                    self.found("nobody is twice in a round", text);
                }
            }
            self.check_standings(bracket);
        }
        self.check_places(&view);
    }

    /// Checks that the standings of a bracket have everybody who was drawn, once.
    fn check_standings(&mut self, bracket: &Value) {
        const RULE: &str = "the standings have everybody once";
        let needs_standings = self.kind != Kind::KnockOut && bracket["branch"] == "main";
        if bracket["standings"].is_null() {
            if needs_standings {
                self.found(RULE, format!("no standings: {bracket}"));
            }
            return;
        }
        let listed = standing_names(bracket);
        let all = parts(bracket, "rounds").flat_map(|round| parts(round, "pairings")).flat_map(players);
        let missing: Vec<String> = all.filter(|name| !listed.contains(name)).collect();
        if twice(&listed).is_some() || !missing.is_empty() {
            self.found(RULE, format!("without {missing:?}: {bracket}"));
        }
    }

    /// Checks that the final places of a tournament that is no knock-out have everybody in the standings, once.
    fn check_places(&mut self, view: &Value) {
        let places: Vec<String> =
            parts(view, "places").filter_map(|place| place["name"].as_str().map(str::to_owned)).collect();
        // Nobody has won a final in which neither player came.
        if self.kind == Kind::KnockOut || places.is_empty() {
            return;
        }
        let Some(main) = parts(view, "brackets").find(|bracket| bracket["branch"] == "main") else { return };
        let set = |names: &[String]| names.iter().cloned().collect::<BTreeSet<String>>();
        if twice(&places).is_some() || set(&places) != set(&standing_names(main)) {
            self.found("the final places have everybody once", view.to_string());
        }
    }

    /// Sends an undo or a correction of the director. Returns true if it was carried out.
    pub(super) async fn send_correction(&mut self, act: Value) -> bool {
        let before = self.before_correction(&act).await;
        let is_carried_out = self.desk_act(DIRECTOR, act).await;
        self.check_after_correction(before).await;
        is_carried_out
    }

    /// Reads the drawn rounds of a tournament, and the preview of an undo or a correction.
    pub(super) async fn before_correction(&mut self, act: &Value) -> Option<BeforeCorrection> {
        if !self.kind.is_tournament() {
            return None;
        }
        let drawn = drawn_pairings(&self.look(DIRECTOR).await);
        let path = self.desk("/preview");
        let wanted = json!({ "step": act["step"], "instead": act["instead"] });
        let reply = self.post(DIRECTOR, &path, wanted).await;
        let preview: Value = serde_json::from_slice(&reply.body).unwrap_or_default();
        let pairings = parts(&preview, "changes").filter(|change| change["kind"] == "pairing");
        let announced = pairings.filter_map(|change| change["about"].as_str().map(str::to_owned)).collect();
        Some(BeforeCorrection { act: act.clone(), drawn, announced })
    }

    /// Checks that the drawn rounds have the same pairings as before, unless the preview has said otherwise.
    pub(super) async fn check_after_correction(&mut self, before: Option<BeforeCorrection>) {
        let Some(BeforeCorrection { act, drawn, announced }) = before else { return };
        let after = drawn_pairings(&self.look(DIRECTOR).await);
        for (number, players) in drawn {
            let now = after.get(&number);
            if now != Some(&players) && !announced.contains(&number) {
                let text =
                    format!("{act}: {number} was {players:?} and is {now:?}; announced: {announced:?}");
                self.found("a correction changes only the rounds that its preview names", text);
            }
        }
    }
}

fn standing_names(bracket: &Value) -> Vec<String> {
    let rows =
        parts(&bracket["standings"], "groups").flat_map(|group| group.as_array().into_iter().flatten());
    rows.filter_map(|row| row["name"].as_str().map(str::to_owned)).collect()
}
