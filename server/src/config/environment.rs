//! Settings from environment variables: `FULLPRIME_` and the name of the setting in capitals, with two underscores in
//! place of a dot. Examples: `FULLPRIME_BEHIND_PROXY=true`, `FULLPRIME_LIVE__BOTS__THINK_MS=800`.

use std::path::Path;

use toml::{Table, Value};

use super::{ConfigError, Settings};

const PREFIX: &str = "FULLPRIME_";
/// The sections whose names are also flags of commands: `FULLPRIME_DATABASE` sets `database.url`, not a whole section.
const FLAGS: [&str; 2] = ["database", "redis"];

impl Settings {
    /// Reads the file at `path`, if any, and then the environment, which overrides it.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read or is not TOML, or if a setting is unknown or of the wrong type.
    pub fn load(
        path: Option<&Path>,
        environment: impl IntoIterator<Item = (String, String)>,
    ) -> Result<Settings, ConfigError> {
        let (mut settings, name) = match path {
            Some(path) => {
                // The file is parsed alone first: only these errors name the place in the file.
                drop(Settings::from_file(path)?);
                let text = std::fs::read_to_string(path)
                    .map_err(|cause| ConfigError::Read { path: path.to_owned(), cause })?;
                let parsed = toml::from_str::<Table>(&text);
                let table = parsed.map_err(|cause| ConfigError::Parse { path: path.to_owned(), cause })?;
                (table, path.display().to_string())
            }
            None => (Table::new(), "the environment".to_owned()),
        };
        let known = known_names();
        for (variable, text) in environment {
            let Some(setting) = variable.strip_prefix(PREFIX) else { continue };
            let names: Vec<String> = setting.split("__").map(str::to_lowercase).collect();
            // Other programs set variables with this prefix too, for example Kubernetes for a service of this name.
            let is_ours = names.len() > 1 || known.contains(&names[0]) && !FLAGS.contains(&names[0].as_str());
            if is_ours {
                let refused = |why: String| ConfigError::Invalid(format!("{variable}: {why}"));
                put(&mut settings, &names, value(&text)).map_err(|why| refused(why.to_owned()))?;
                // The variables are applied one by one, so that an error names its variable.
                Value::Table(settings.clone())
                    .try_into::<Settings>()
                    .map_err(|error| refused(error.message().to_owned()))?;
            }
        }
        Value::Table(settings)
            .try_into::<Settings>()
            .map_err(|error| ConfigError::Invalid(format!("{name}: {error}")))
    }
}

/// Parses the value of a variable as a TOML value, or takes it as text.
fn value(text: &str) -> Value {
    let line = format!("value = {text}");
    let parsed = toml::from_str::<Table>(&line).ok().filter(|table| table.len() == 1);
    parsed.and_then(|mut table| table.remove("value")).unwrap_or_else(|| Value::String(text.to_owned()))
}

fn put(table: &mut Table, names: &[String], value: Value) -> Result<(), &'static str> {
    match names {
        [] => Ok(()),
        [last] => {
            table.insert(last.clone(), value);
            Ok(())
        }
        [first, rest @ ..] => {
            let inner = table.entry(first.clone()).or_insert_with(|| Value::Table(Table::new()));
            match inner {
                Value::Table(inner) => put(inner, rest, value),
                _ => Err("the setting has no parts"),
            }
        }
    }
}

/// Returns the settings of the top level that are not sections.
fn known_names() -> Vec<String> {
    let names = [
        "listen",
        "public_url",
        "behind_proxy",
        "trusted_proxies",
        "metrics_listen",
        "stop_notice_s",
        "stop_timeout_s",
    ];
    names.into_iter().map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn load(variables: &[(&str, &str)]) -> Result<Settings, ConfigError> {
        let variables = variables.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        Settings::load(None, variables)
    }

    #[test]
    fn every_setting_can_come_from_the_environment() {
        let settings = load(&[
            ("FULLPRIME_BEHIND_PROXY", "true"),
            ("FULLPRIME_PUBLIC_URL", "https://bg.example"),
            ("FULLPRIME_TRUSTED_PROXIES", "['10.0.0.0/8', '192.0.2.1']"),
            ("FULLPRIME_LIVE__BOTS__THINK_MS", "800"),
            ("FULLPRIME_LIMITS__CHAT_BY_ACCOUNT", "{ burst = 3, refill_s = 1.5 }"),
            ("FULLPRIME_REDIS__PREFIX", "club"),
            ("FULLPRIME_CONNECTIONS__HALLS", "[{ range = '203.0.113.0/28', connections = 2000 }]"),
            ("FULLPRIME_DATABASE", "postgres://is-a-flag"),
            ("FULLPRIME_SERVICE_HOST", "10.1.2.3"),
            ("FULLPRIME_PORT", "tcp://10.1.2.3:80"),
            ("PATH", "/bin"),
        ]);
        let settings = settings.unwrap();
        assert!(settings.behind_proxy);
        assert_eq!(settings.public_url.unwrap().as_str(), "https://bg.example/");
        assert_eq!(settings.trusted_proxies.unwrap().len(), 2);
        assert_eq!(settings.live.bots.think_ms, 800);
        assert_eq!(settings.limits.chat_by_account.burst, 3);
        assert_eq!(settings.redis.prefix.0, "club");
        assert_eq!(settings.connections.halls[0].connections, 2_000);
        assert_eq!(settings.database.url, "sqlite:data/fullprime.db");
    }

    #[test]
    fn a_wrong_variable_is_refused_by_its_name() {
        for (variable, value) in [
            ("FULLPRIME_BEHIND_PROXY", "yes"),
            ("FULLPRIME_LIVE__SOCKET_SILENCES", "1"),
            ("FULLPRIME_LIVE__SOCKET_SILENCE_S", "soon"),
            ("FULLPRIME_LISTEN__PORT", "1"),
            ("FULLPRIME_TRUSTED_PROXIES", "['localhost']"),
            ("FULLPRIME_BAND__X", "1"),
        ] {
            let error = load(&[(variable, value)]).unwrap_err().to_string();
            assert!(error.contains(variable), "{error}");
        }
    }

    #[test]
    fn the_environment_overrides_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("site.toml");
        std::fs::write(&file, "behind_proxy = true\nstop_timeout_s = 9\n[live]\nsocket_slow_s = 7\n")
            .unwrap();
        let variables = [("FULLPRIME_BEHIND_PROXY".to_owned(), "false".to_owned())];
        let settings = Settings::load(Some(&file), variables).unwrap();
        assert!(!settings.behind_proxy);
        assert_eq!((settings.stop_timeout_s, settings.live.socket_slow_s), (9, 7));
    }

    /// The shipped configurations declare the proxy and the public address. Without the proxy setting, all visitors
    /// would share the limits of one address.
    #[test]
    fn the_shipped_settings_know_their_proxy() {
        // With the line that the operator fills in.
        let package =
            include_str!("../../../ops/systemd/fullprime.toml").replace("# public_url", "public_url");
        let compose = include_str!("../../../ops/compose/one.yml");
        let of_compose = compose.lines().filter_map(|line| {
            let (name, value) = line.trim().split_once(": ")?;
            // The value without the operator's changes, or with only the required ones.
            let value = value
                .trim_matches('"')
                .trim_end_matches('}')
                .replace(":?the public address, for example ", ":-");
            name.starts_with(PREFIX).then(|| (name, value.split(":-").nth(1).unwrap_or("").to_owned()))
        });
        let of_compose: Vec<(String, String)> =
            of_compose.map(|(name, value)| (name.to_owned(), value)).collect();
        let kubernetes = include_str!("../../../ops/kubernetes/fullprime.yml");
        let kubernetes = kubernetes.split("node.toml: |\n").nth(1).and_then(|rest| rest.split("---").next());
        let three = include_str!("../../../ops/compose/node.toml");
        let rows = [
            ("package", Settings::from_text(&package).unwrap()),
            ("one.yml", Settings::load(None, of_compose).unwrap()),
            ("three.yml", Settings::from_text(three).unwrap()),
            ("kubernetes", Settings::from_text(kubernetes.unwrap()).unwrap()),
        ];
        for (name, settings) in rows {
            assert!(settings.behind_proxy, "{name}");
            assert!(settings.public_url.is_some(), "{name}");
        }
        assert!(include_str!("../../../ops/compose/haproxy.cfg").contains("option forwardfor"));
    }

    #[test]
    fn settings_without_a_section_are_all_known() {
        let document = include_str!("../../../docs/configuration.md");
        let example = document.split("```toml").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
        let table: Table = toml::from_str(example).unwrap();
        for (name, _) in table.into_iter().filter(|(_, value)| !value.is_table()) {
            assert!(known_names().contains(&name), "{name}");
        }
    }
}
