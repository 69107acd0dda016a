//! The layout of the generated TypeScript. A type or a field that fits on a line, with its comment, takes one line.

/// The maximum length of a line in characters.
const WIDTH: usize = 140;

/// Returns a declaration of `ts-rs`, such as `type A = { b: number, };`, in the layout of the generated file.
///
/// # Panics
/// If a comment or a string has no end.
pub(super) fn laid_out(declaration: &str) -> String {
    let tokens = tokens(declaration);
    let body = tokens.iter().position(|token| *token == "=").map_or(0, |at| at + 1);
    let (head, body) = tokens.split_at(body);
    let end = body.len() - usize::from(body.last() == Some(&";"));
    let head = flat(head);
    let value = value(&body[..end], 0, "export ".len() + head.len() + 2);
    let gap = if value.starts_with('\n') { "" } else { " " };
    format!("{head}{gap}{value};")
}

/// Splits a declaration into comments, strings, words and signs. Every sign is a single character.
fn tokens(text: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '/' => rest.find("*/").expect("a comment ends") + 2,
            '"' => rest[1..].find('"').expect("a string ends") + 2,
            _ if is_word(first) => rest.find(|c| !is_word(c)).unwrap_or(rest.len()),
            _ => first.len_utf8(),
        };
        let (token, after) = rest.split_at(length);
        tokens.push(token);
        rest = after.trim_start();
    }
    tokens
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || "_$.".contains(c)
}

/// Returns tokens on one line.
fn flat(tokens: &[&str]) -> String {
    let mut line = String::new();
    for (at, token) in tokens.iter().enumerate() {
        let before = at.checked_sub(1).map_or("", |before| tokens[before]);
        // Only objects of several lines have a comma after the last field.
        if *token == "," && matches!(tokens.get(at + 1), Some(&("}" | "]"))) {
            continue;
        }
        let is_joined = matches!(before, "" | "<" | "(" | "[")
            || matches!(*token, "," | ";" | ":" | "?" | "<" | ">" | "(" | ")" | "[" | "]")
                && !matches!(before, "=" | "|" | "&" | ":" | "," | "{");
        if !is_joined {
            line.push(' ');
        }
        if token.starts_with("/*") {
            line.push_str(&format!("/** {} */", lines(token).join(" ")));
        } else {
            line.push_str(token);
        }
    }
    line
}

/// Returns a type. Its first line begins `column` characters into a line of this indentation.
fn value(tokens: &[&str], indent: usize, column: usize) -> String {
    let line = flat(tokens);
    let comments = tokens.iter().filter(|token| token.starts_with("/*")).count();
    // Two comments on a line would be hard to read.
    if comments <= 1 && column + line.len() < WIDTH {
        return line;
    }
    let members = split(tokens, "|");
    if members.len() > 1 {
        return union(&members, indent + 2);
    }
    let parts = split(tokens, "&");
    if parts.len() > 1 {
        return parts.iter().map(|part| value(part, indent, column)).collect::<Vec<_>>().join(" & ");
    }
    match tokens {
        ["{", fields @ .., "}"] => object(fields, indent),
        ["(", inner @ .., ")"] => format!("({}\n{})", value(inner, indent, column), " ".repeat(indent)),
        _ => line,
    }
}

/// Returns the members of a union. Short ones share lines.
fn union(members: &[&[&str]], indent: usize) -> String {
    let lead = format!("\n{}| ", " ".repeat(indent));
    let mut text = String::new();
    let mut column = WIDTH;
    for member in members {
        let member = value(member, indent + 2, indent + 2);
        let length = member.len() + " | ".len();
        // Objects have lines of their own.
        if member.starts_with('{') || column + length >= WIDTH {
            text.push_str(&lead);
            column = if member.starts_with('{') { WIDTH } else { lead.len() + member.len() };
        } else {
            text.push_str(" | ");
            column += length;
        }
        text.push_str(&member);
    }
    text
}

/// Returns an object with a field on each line. A comment stands before its field if both fit on the line, else above
/// it.
fn object(fields: &[&str], indent: usize) -> String {
    let inner = " ".repeat(indent + 2);
    let mut text = String::from("{");
    for field in split(fields, ",").into_iter().filter(|field| !field.is_empty()) {
        let comments = field.iter().take_while(|token| token.starts_with("/*")).count();
        let (comments, field) = field.split_at(comments);
        let comments: Vec<String> = comments.iter().map(|comment| doc(comment, &inner)).collect();
        let colon = field.iter().position(|token| *token == ":").map_or(0, |at| at + 1);
        let (key, kind) = field.split_at(colon);
        let key = flat(key);
        let kind = value(kind, indent + 2, inner.len() + key.len() + 2);
        let gap = if key.is_empty() || kind.starts_with('\n') { "" } else { " " };
        let field = format!("{key}{gap}{kind},");
        let length: usize = comments.iter().map(|comment| comment.len() + 1).sum();
        let fits = !comments.iter().chain([&field]).any(|part| part.contains('\n'))
            && inner.len() + length + field.len() <= WIDTH;
        let between = if fits { " ".to_owned() } else { format!("\n{inner}") };
        text.push_str(&format!("\n{inner}"));
        for comment in comments {
            text.push_str(&format!("{comment}{between}"));
        }
        text.push_str(&field);
    }
    text.push_str(&format!("\n{}}}", " ".repeat(indent)));
    text
}

/// Returns a comment on as few lines as possible.
fn doc(comment: &str, inner: &str) -> String {
    let text = lines(comment).join(" ");
    let mut lines = vec!["/**".to_owned()];
    for word in text.split(' ').chain(["*/"]) {
        let line = lines.last_mut().expect("the first line is there");
        if inner.len() + line.len() + 1 + word.len() > WIDTH {
            lines.push(if word == "*/" { " */".to_owned() } else { format!(" * {word}") });
        } else {
            line.push(' ');
            line.push_str(word);
        }
    }
    lines.join(&format!("\n{inner}"))
}

/// Returns the lines of a comment without `/**`, `*` and `*/`.
fn lines(comment: &str) -> Vec<&str> {
    let body = comment.trim_start_matches("/**").trim_end_matches("*/");
    body.lines()
        .map(|line| line.trim().trim_start_matches('*').trim())
        .filter(|line| !line.is_empty())
        .collect()
}

/// Splits tokens at a sign outside all brackets.
fn split<'a, 't>(tokens: &'a [&'t str], sign: &str) -> Vec<&'a [&'t str]> {
    let mut depth = 0;
    tokens
        .split(|token| {
            match *token {
                "{" | "<" | "(" | "[" => depth += 1,
                "}" | ">" | ")" | "]" => depth -= 1,
                _ => {}
            }
            depth == 0 && *token == sign
        })
        .collect()
}

#[test]
fn lists_that_fit_on_a_line_take_one() {
    let kind =
        "type A = { \"kind\": \"none\" } | { \"kind\": \"live\", \n/**\n * The seconds.\n */\ns: number, };";
    let expected = "type A = { \"kind\": \"none\" } | { \"kind\": \"live\", /** The seconds. */ s: number };";
    assert_eq!(laid_out(kind), expected);
    let kind =
        "type A = { \n/**\n * One.\n */\na: Array<number | null>, \n/**\n * Two.\n */\nb: C, } | null;";
    let expected = "type A =\n  | {\n      /** One. */ a: Array<number | null>,\n      /** Two. */ b: C,\n    }\n  | null;";
    assert_eq!(laid_out(kind), expected);
    assert_eq!(laid_out("type B = { a?: [number, string], };"), "type B = { a?: [number, string] };");
}
