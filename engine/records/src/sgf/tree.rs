//! The syntax of SGF: collections of trees, which have nodes with properties.

use crate::line_error::{LineError, LineProblem};

/// A node of the main line.
#[derive(Debug, Default)]
pub(super) struct Node {
    /// The line on which the node begins, counted from 1.
    pub(super) line: usize,
    properties: Vec<(String, Vec<String>)>,
}

impl Node {
    /// Returns all values of a property, or an empty list if the node does not have it.
    pub(super) fn values(&self, name: &str) -> &[String] {
        self.properties.iter().find(|(known, _)| known == name).map_or(&[], |(_, values)| values)
    }

    /// Returns the first value of a property.
    pub(super) fn value(&self, name: &str) -> Option<&str> {
        self.values(name).first().map(String::as_str)
    }
}

/// Returns the main lines of all trees. A main line ends where the first branch of a tree closes; other branches are
/// left out. If the text is malformed or breaks off, the trees read so far are returned together with the error.
pub(super) fn main_lines(text: &str) -> (Vec<Vec<Node>>, Option<LineError>) {
    let mut trees = Vec::new();
    let error = read_trees(text, &mut trees).err();
    (trees, error)
}

fn read_trees(text: &str, trees: &mut Vec<Vec<Node>>) -> Result<(), LineError> {
    let mut reader = Reader { characters: text.chars().peekable(), line: 1 };
    let mut depth = 0_usize;
    let mut in_main_line = false;
    while let Some(character) = reader.next_said() {
        match character {
            '(' => {
                if depth == 0 {
                    trees.push(Vec::new());
                    in_main_line = true;
                }
                depth += 1;
            }
            // A tree that opens after this is another variation.
            ')' if depth > 0 => {
                depth -= 1;
                in_main_line = false;
            }
            ';' if depth > 0 => {
                let node = reader.node()?;
                if let (true, Some(tree)) = (in_main_line, trees.last_mut()) {
                    tree.push(node);
                }
            }
            // Text outside the trees is skipped, because it has no meaning.
            _ if depth == 0 => {}
            found => return Err(reader.expected("`;`, `(` or `)`", found)),
        }
    }
    if depth > 0 {
        return Err(LineError { line: reader.line, problem: LineProblem::Ends("`)`") });
    }
    Ok(())
}

struct Reader<'a> {
    characters: std::iter::Peekable<std::str::Chars<'a>>,
    line: usize,
}

impl Reader<'_> {
    fn next(&mut self) -> Option<char> {
        let next = self.characters.next();
        self.line += usize::from(next == Some('\n'));
        next
    }

    /// Returns the next character that is not blank, and consumes it.
    fn next_said(&mut self) -> Option<char> {
        loop {
            match self.next()? {
                blank if blank.is_whitespace() => {}
                said => return Some(said),
            }
        }
    }

    /// Returns the next character that is not blank, without consuming it.
    fn peek_said(&mut self) -> Option<char> {
        while self.characters.peek().is_some_and(|character| character.is_whitespace()) {
            self.next();
        }
        self.characters.peek().copied()
    }

    /// Reads a node after its `;`.
    fn node(&mut self) -> Result<Node, LineError> {
        let mut node = Node { line: self.line, properties: Vec::new() };
        while let Some(found) = self.peek_said() {
            if matches!(found, ';' | '(' | ')') {
                break;
            }
            let mut name = String::new();
            while let Some(letter) = self.characters.next_if(char::is_ascii_alphabetic) {
                name.push(letter);
            }
            if name.is_empty() {
                return Err(self.expected("the name of a property", found));
            }
            let mut values = Vec::new();
            while self.peek_said() == Some('[') {
                self.next();
                values.push(self.value()?);
            }
            if values.is_empty() {
                let line = self.line;
                return Err(match self.peek_said() {
                    Some(found) => self.expected("`[` after the name of a property", found),
                    None => {
                        LineError { line, problem: LineProblem::Ends("`[` after the name of a property") }
                    }
                });
            }
            node.properties.push((name, values));
        }
        Ok(node)
    }

    /// Reads a value after its `[`.
    fn value(&mut self) -> Result<String, LineError> {
        let mut value = String::new();
        loop {
            match self.next() {
                Some(']') => return Ok(value),
                // A line end after a backslash is not part of the text.
                Some('\\') => value.extend(self.next().filter(|&escaped| escaped != '\n')),
                Some(character) => value.push(character),
                None => return Err(LineError { line: self.line, problem: LineProblem::Ends("`]`") }),
            }
        }
    }

    fn expected(&self, expected: &'static str, found: char) -> LineError {
        LineError { line: self.line, problem: LineProblem::Expected { expected, found: found.to_string() } }
    }
}
