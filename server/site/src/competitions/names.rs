//! Names that directors type.

/// The minimum likeness at which another name is proposed.
const LIKENESS: f64 = 0.75;

/// Returns the refusal of a name that is not in `known`. It proposes the known name that was probably meant.
pub(super) fn unknown_name(name: &str, known: impl Iterator<Item = String>) -> String {
    let typed = name.trim().to_lowercase();
    let alike = known.map(|known| (strsim::jaro_winkler(&typed, &known.to_lowercase()), known));
    let nearest = alike.filter(|(likeness, _)| *likeness >= LIKENESS).max_by(|a, b| a.0.total_cmp(&b.0));
    let proposal = nearest.map(|(_, known)| format!("; did you mean {known}?")).unwrap_or_default();
    format!("name: there is no player named \"{}\" in this event{proposal}", name.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_is_almost_right_is_proposed() {
        let known = || ["Dimitri", "Anna"].map(str::to_owned).into_iter();
        let asked = |name| unknown_name(name, known());
        assert_eq!(
            asked("dimtri "),
            "name: there is no player named \"dimtri\" in this event; did you mean Dimitri?"
        );
        assert_eq!(asked("Xaver"), "name: there is no player named \"Xaver\" in this event");
    }
}
