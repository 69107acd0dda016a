//! Finds the matches of a collection that holds several, one after the other.

use super::tree::{Node, main_lines};

/// The properties of a game's first node that tell its match.
struct Head {
    length: String,
    players: [String; 2],
    /// True for the first game of a match.
    is_first: bool,
}

impl Head {
    fn from_root(root: &Node) -> Head {
        let info = |name: &str| {
            let mut values = root.values("MI").iter();
            values.find_map(|value| value.strip_prefix(name)?.strip_prefix(':')).unwrap_or("0").trim()
        };
        let name = |property| root.value(property).unwrap_or_default().trim().to_owned();
        Head {
            length: info("length").to_owned(),
            players: [name("PW"), name("PB")],
            is_first: ["game", "ws", "bs"].into_iter().all(|name| info(name) == "0"),
        }
    }
}

/// Returns the text of each match, or the whole text if it holds at most one. A first game with another length or other
/// players begins a match.
pub fn matches(text: &str) -> Vec<&str> {
    let mut starts = vec![0];
    let mut before: Option<Head> = None;
    // A tree without others needs no second look.
    let trees = trees(text);
    if trees.len() < 2 {
        return vec![text];
    }
    for (from, to) in trees {
        // The first node is enough. The text ends before the second, so the tree is never complete.
        let (lines, _incomplete) = main_lines(&text[from..to]);
        let Some(root) = lines.first().and_then(|line| line.first()) else { continue };
        let head = Head::from_root(root);
        if let Some(before) = &before
            && head.is_first
            && (head.length != before.length || head.players != before.players)
        {
            starts.push(from);
        }
        before = Some(head);
    }
    let ends = starts.iter().copied().skip(1).chain([text.len()]);
    starts.iter().zip(ends).map(|(&from, to)| &text[from..to]).collect()
}

/// Returns the range of each tree from its bracket up to its second node, or its end.
fn trees(text: &str) -> Vec<(usize, usize)> {
    let (mut trees, mut depth, mut nodes) = (Vec::new(), 0_usize, 0_usize);
    let (mut in_value, mut is_escaped) = (false, false);
    let mut begun: Option<usize> = None;
    for (at, byte) in text.bytes().enumerate() {
        if in_value {
            in_value = is_escaped || byte != b']';
            is_escaped = !is_escaped && byte == b'\\';
            continue;
        }
        match byte {
            b'(' => {
                if depth == 0 {
                    (begun, nodes) = (Some(at), 0);
                }
                depth += 1;
            }
            b')' => {
                depth = depth.saturating_sub(1);
                if let Some(from) = begun.take_if(|_| depth == 0) {
                    trees.push((from, at + 1));
                }
            }
            b';' if depth > 0 => {
                nodes += 1;
                if let Some(from) = begun.take_if(|_| nodes == 2) {
                    trees.push((from, at));
                }
            }
            b'[' if depth > 0 => in_value = true,
            _ => {}
        }
    }
    trees.extend(begun.map(|from| (from, text.len())));
    trees
}
