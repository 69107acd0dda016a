//! Embeds the catalogues, and generates one constructor for each English text that the server uses.

use std::{
    collections::BTreeMap,
    env,
    error::Error,
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// The room whose constructors return a `Refusal`. Those of the others return a `Text`.
const REFUSALS: &str = "refusals";

fn main() -> Result<()> {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../texts").canonicalize()?;
    let out = env::var("OUT_DIR")?;
    println!("cargo::rerun-if-changed={}", root.display());
    fs::write(Path::new(&out).join("catalogues.rs"), catalogues(&root)?)?;
    fs::write(Path::new(&out).join("constructors.rs"), constructors(&root)?)?;
    Ok(())
}

/// Returns the files of a language with the first words of the ids in them, in the order of their names.
fn files(language: &Path) -> Result<Vec<(String, PathBuf)>> {
    let mut files = Vec::new();
    for file in fs::read_dir(language)? {
        let path = file?.path();
        if path.extension().is_some_and(|extension| extension == "ftl") {
            files.push((room_of(&path.file_stem().unwrap_or_default().to_string_lossy()), path));
        }
    }
    files.sort();
    Ok(files)
}

/// Returns the first word of the ids in a file: `teamMatches` in `team-matches.ftl`.
fn room_of(stem: &str) -> String {
    let mut words = stem.split('-');
    let mut room = words.next().unwrap_or_default().to_owned();
    for word in words {
        let (first, rest) = word.split_at(1);
        room += &first.to_uppercase();
        room += rest;
    }
    room
}

/// Returns the name in Rust of a word of an id: `team_matches` for `teamMatches`.
fn in_rust(word: &str) -> String {
    let mut name = String::new();
    for letter in word.chars() {
        if letter.is_ascii_uppercase() {
            name.push('_');
        }
        name.push(letter.to_ascii_lowercase());
    }
    name
}

/// Returns the source of a list of all catalogues.
fn catalogues(root: &Path) -> Result<String> {
    let mut rooms = Vec::new();
    for language in fs::read_dir(root)? {
        let language = language?;
        if language.file_type()?.is_dir() {
            let code = language.file_name().to_string_lossy().into_owned();
            rooms.extend(files(&language.path())?.into_iter().map(|(room, path)| (code.clone(), room, path)));
        }
    }
    rooms.sort();
    let mut source = format!("static ROOMS: [Room; {}] = [\n", rooms.len());
    for (language, room, path) in rooms {
        writeln!(source, "Room::new({language:?}, {room:?}, include_str!({path:?})),")?;
    }
    source.push_str("];\n");
    Ok(source)
}

/// An English text that the server uses.
struct Message {
    id: String,
    /// The beginning of the text.
    text: String,
    /// Its arguments with their types.
    declared: Vec<(String, String)>,
}

/// The texts of a room by the words of their ids.
#[derive(Default)]
struct Group {
    messages: Vec<Message>,
    groups: BTreeMap<String, Group>,
}

/// Returns the source of the constructors, in modules that have the words of the ids as names.
fn constructors(root: &Path) -> Result<String> {
    let list = fs::read_to_string(root.join("server.json"))?;
    // One line for each entry, which begins with its name.
    let names: Vec<&str> = list.lines().filter_map(|line| line.split('"').nth(1)).collect();
    let is_used = |id: &str| {
        let mut rests = names.iter().filter_map(|name| id.strip_prefix(name));
        rests.any(|rest| rest.is_empty() || rest.starts_with('-'))
    };
    let mut rooms: BTreeMap<String, (Group, String)> = BTreeMap::new();
    for (room, path) in files(&root.join("en"))? {
        for message in messages(&fs::read_to_string(path)?)? {
            if !is_used(&message.id) {
                continue;
            }
            let (group, all) = rooms.entry(room.clone()).or_default();
            let words: Vec<&str> = message.id.split('-').skip(1).collect();
            writeln!(all, "    ({:?}, &{:?}),", words.join("-"), message.declared)?;
            let [inner @ .., _] = &words[..] else {
                return Err(format!("{}: an id has two words", message.id).into());
            };
            let mut group = group;
            for word in inner {
                group = group.groups.entry(in_rust(word)).or_default();
            }
            group.messages.push(message);
        }
    }
    let mut source = String::new();
    let mut list = String::new();
    for (room, (group, all)) in &rooms {
        let name = in_rust(room);
        writeln!(source, "/// Constructors of the texts whose ids begin with `{room}`.")?;
        writeln!(source, "pub mod {name} {{")?;
        writeln!(source, "/// The id of each text without `{room}-`, with its arguments.")?;
        writeln!(source, "pub const ALL: &[(&str, crate::Declared)] = &[\n{all}];")?;
        write_group(&mut source, room, group)?;
        writeln!(source, "}}")?;
        writeln!(list, "    ({room:?}, {name}::ALL),")?;
    }
    writeln!(source, "/// The texts of each room that the server uses.")?;
    writeln!(source, "#[cfg(test)]\nconst USED: &[(&str, &[(&str, Declared)])] = &[\n{list}];")?;
    Ok(source)
}

/// Reads a file. An argument is declared in a comment above its text, as `# $max (number)`.
fn messages(file: &str) -> Result<Vec<Message>> {
    let mut found = Vec::new();
    let mut declared = Vec::new();
    for line in file.lines() {
        if let Some(declaration) = line.strip_prefix("# $") {
            let (name, rest) = declaration.split_once(" (").ok_or_else(|| format!("no type: {line}"))?;
            let (kind, _) = rest.rsplit_once(')').ok_or_else(|| format!("no type: {line}"))?;
            declared.push((name.to_owned(), kind.to_owned()));
        } else if line.starts_with(|first: char| first.is_ascii_alphabetic()) {
            let (id, text) = line.split_once('=').ok_or_else(|| format!("no text: {line}"))?;
            let (id, text) = (id.trim().to_owned(), text.trim().to_owned());
            found.push(Message { id, text, declared: std::mem::take(&mut declared) });
        }
    }
    Ok(found)
}

fn write_group(source: &mut String, room: &str, group: &Group) -> Result<()> {
    let made = if room == REFUSALS { "Refusal" } else { "Text" };
    for message in &group.messages {
        write_constructor(source, made, message).map_err(|error| format!("{}: {error}", message.id))?;
    }
    for (word, inner) in &group.groups {
        writeln!(source, "/// Texts whose ids have the word `{word}`.\npub mod {word} {{")?;
        write_group(source, room, inner)?;
        writeln!(source, "}}")?;
    }
    Ok(())
}

fn write_constructor(source: &mut String, made: &str, message: &Message) -> Result<()> {
    let Message { id, text, declared } = message;
    let (_, code) = id.split_once('-').ok_or("an id has two words")?;
    let name = in_rust(code.rsplit('-').next().unwrap_or_default());
    let mut parameters = Vec::new();
    let mut values = Vec::new();
    for (name, kind) in declared {
        let (bound, value) = match kind.as_str() {
            "number" => ("impl crate::Number", format!("crate::Param::Number({name}.number())")),
            "Millis" => ("i64", format!("crate::Param::Number({name})")),
            "number | null" => (
                "Option<impl crate::Number>",
                format!("{name}.map_or_else(crate::Param::none, |some| crate::Param::Number(some.number()))"),
            ),
            // A type of the client is a string in messages.
            _ if kind.chars().all(char::is_alphanumeric) => {
                ("impl Into<String>", format!("crate::Param::Text({name}.into())"))
            }
            _ => return Err(format!("the server has no type for {kind}").into()),
        };
        parameters.push(format!("{name}: {bound}"));
        values.push(format!("({name:?}, {value})"));
    }
    let doc = if text.is_empty() { id } else { text };
    let fields = if made == "Text" { format!("id: {id:?}") } else { format!("code: {code:?}") };
    writeln!(source, "#[doc = {doc:?}]\n#[must_use]")?;
    writeln!(source, "pub fn {name}({}) -> crate::{made} {{", parameters.join(", "))?;
    writeln!(source, "    crate::{made} {{ {fields}, params: vec![{}] }}\n}}", values.join(", "))?;
    Ok(())
}
