//! The rules of a session, and the options that name them.

/// The rules of a session, as far as the protocol transmits them.
#[derive(Debug, Clone, Copy)]
pub(super) struct SessionRules {
    pub(super) crawford: bool,
    pub(super) jacoby: bool,
    pub(super) beavers: bool,
}

pub(super) fn read_rules(
    options: &[&str],
    rules: &mut SessionRules,
    other: impl Fn(&str) -> Result<(), String>,
) -> Result<(), String> {
    let mut options = options.iter();
    while let Some(option) = options.next() {
        let rule = match option.to_ascii_lowercase().as_str() {
            "crawfordrule" => &mut rules.crawford,
            "jacobyrule" => &mut rules.jacoby,
            "beavers" => &mut rules.beavers,
            _ => return other(option),
        };
        *rule = on_or_off(options.next().ok_or_else(|| format!("`{option}` needs on or off"))?)?;
    }
    Ok(())
}

pub(super) fn on_or_off(text: &str) -> Result<bool, String> {
    match text.to_ascii_lowercase().as_str() {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(format!("`{}` is neither on nor off", shortened(text))),
    }
}

/// Returns the start of an unknown word, short and safe enough to quote in an error line.
pub(super) fn shortened(word: &str) -> String {
    word.chars().filter(|c| !c.is_control()).take(40).collect()
}
