//! Reads the games of an SGF file.

use rules::{BySide, CubeValue, MatchLength, Roll, Side};

use super::judgements::Judgements;
use super::moves::{read_roll, written_moves};
use super::split;
use super::tree::{Node, main_lines};
use crate::judgement::{EquityUnit, ForeignAnalysis};
use crate::line_error::{LineError, LineProblem};
use crate::report::{Note, NoteKind, Reading};
use crate::transcript::{About, GameBuilder, Transcript, TranscriptGame, TranscriptProblem};

/// The properties that set up checkers or the cube in the middle of a game.
const SET_UP: [&str; 5] = ["AE", "AW", "AB", "CP", "CV"];

/// Variants of backgammon whose names do not end in `gammon`.
const VARIANTS: [&str; 7] = ["tapa", "plakoto", "fevga", "moultezim", "narde", "acey-deucey", "tabula"];

/// The content of an SGF file.
#[derive(Clone, Debug, PartialEq)]
pub struct SgfMatch {
    /// The match.
    pub transcript: Transcript,
    /// The analysis of GNU Backgammon, if the file has one.
    pub analyses: Vec<ForeignAnalysis>,
    /// The lines that were skipped or changed.
    pub notes: Vec<Note>,
}

impl Transcript {
    /// Reads an SGF file of backgammon in strict mode: moves, cube actions, results and comments.
    ///
    /// # Errors
    /// Returns the first wrong line, and the content that was expected there.
    pub fn from_sgf(text: &str) -> Result<Transcript, LineError> {
        Transcript::read_sgf(text, Reading::Strict).map(|(transcript, _no_notes)| transcript)
    }

    /// Reads the match of an SGF file as [`SgfMatch::read`] does, without its analysis.
    ///
    /// # Errors
    /// Returns the errors of [`SgfMatch::read`].
    pub fn read_sgf(text: &str, reading: Reading) -> Result<(Transcript, Vec<Note>), LineError> {
        SgfMatch::read(text, reading).map(|SgfMatch { transcript, notes, .. }| (transcript, notes))
    }
}

impl SgfMatch {
    /// Reads an SGF file as far as it can be replayed. Returns the lines that were skipped or changed as notes.
    ///
    /// # Errors
    /// Returns an error if the file holds no game of backgammon. With [`Reading::Strict`] the first wrong line is an
    /// error.
    pub fn read(text: &str, reading: Reading) -> Result<SgfMatch, LineError> {
        let parts = split::matches(text);
        let text = parts[0];
        let (trees, broken) = main_lines(text);
        let mut notes = Notes { reading, notes: Vec::new(), game: 0 };
        let mut transcript: Option<Transcript> = None;
        if let (Some(error), true) = (&broken, reading == Reading::Strict || trees.is_empty()) {
            return Err(error.clone());
        }
        let mut first_problem = None;
        let mut judgements = Judgements::default();
        for (index, tree) in trees.iter().enumerate() {
            let Some((root, turns)) = tree.split_first() else { continue };
            notes.game += 1;
            let head = match read_head(root) {
                Ok(head) => head,
                Err(problem) => {
                    notes.skip(root.line, "", problem.clone(), "the game is left out")?;
                    first_problem.get_or_insert(LineError { line: root.line, problem });
                    continue;
                }
            };
            let match_so_far = match &mut transcript {
                Some(match_so_far) => match_so_far,
                None => transcript.insert(head.begin_match(root)),
            };
            if let Err(problem) = match_so_far.check_next(&head) {
                // Only the length tells matches apart. Names and scores may differ within a match, because of mistakes
                // in the file.
                let is_other = matches!(problem, LineProblem::OtherMatch("length"));
                if is_other {
                    notes.skip(root.line, "", problem, "the game is left out")?;
                    continue;
                }
                notes.change(root.line, "", &problem, "kept as the file states it")?;
            }
            judgements.cube_unit =
                if head.length.is_some() { EquityUnit::MatchChance } else { EquityUnit::Cube };
            let number = match_so_far.games.len() + 1;
            let mut judge = |node: &Node, side, turn: &str, after| {
                judgements.node(node, side, turn, number, after);
            };
            let next = trees.get(index + 1).and_then(|tree| read_head(tree.first()?).ok());
            let score_after = next.filter(|next| next.length == head.length).map(|next| next.score);
            match_so_far.games.push(read_game(&head, root, turns, score_after, &mut notes, &mut judge)?);
        }
        let line = text.lines().count();
        if let Some(LineError { line, problem }) = broken {
            notes.skip(line, "", problem, "the file is read up to here")?;
        }
        if parts.len() > 1 {
            let text = "another match begins here, to be imported as a file of its own";
            if reading == Reading::Strict {
                return Err(LineError { line, problem: LineProblem::Changed(text.to_owned()) });
            }
            notes.notes.push(Note::new(line, None, NoteKind::Skipped, "", text));
        }
        let read = transcript.filter(|read| !read.games.is_empty());
        let nothing = first_problem.unwrap_or(LineError { line, problem: LineProblem::Ends("a game") });
        let analyses = judgements.finish(trees.first().and_then(|tree| tree.first()));
        Ok(SgfMatch { transcript: read.ok_or(nothing)?, analyses, notes: notes.notes })
    }
}

impl Transcript {
    /// Checks that a game continues this match.
    fn check_next(&self, head: &Head) -> Result<(), LineProblem> {
        if head.length != self.length {
            return Err(LineProblem::OtherMatch("length"));
        }
        if head.players != self.players {
            return Err(LineProblem::OtherMatch("pair of players"));
        }
        let expected = self.score();
        if head.score != expected {
            return Err(LineProblem::Score { expected, found: head.score });
        }
        Ok(())
    }
}

/// The notes collected so far.
struct Notes {
    reading: Reading,
    notes: Vec<Note>,
    /// The game, counted from 1.
    game: usize,
}

impl Notes {
    fn add(
        &mut self,
        line: usize,
        kind: NoteKind,
        row: &str,
        problem: LineProblem,
        text: String,
    ) -> Result<(), LineError> {
        if self.reading == Reading::Strict {
            return Err(LineError { line, problem });
        }
        self.notes.push(Note::new(line, Some(self.game), kind, row, text));
        Ok(())
    }

    fn skip(&mut self, line: usize, row: &str, problem: LineProblem, outcome: &str) -> Result<(), LineError> {
        let text = format!("{problem}; {outcome}");
        self.add(line, NoteKind::Skipped, row, problem, text)
    }

    fn change(
        &mut self,
        line: usize,
        row: &str,
        problem: &LineProblem,
        outcome: &str,
    ) -> Result<(), LineError> {
        let text = format!("{problem}; {outcome}");
        self.add(line, NoteKind::Changed, row, problem.clone(), text)
    }
}

/// The content of the first node of a game.
struct Head {
    players: BySide<String>,
    length: Option<MatchLength>,
    score: BySide<u32>,
    crawford: bool,
    has_crawford: bool,
    jacoby: bool,
    cube: CubeValue,
    result: Option<(Side, u32)>,
}

impl Head {
    /// Returns a new match that begins with this game.
    fn begin_match(&self, root: &Node) -> Transcript {
        let text = |property| root.value(property).unwrap_or_default().trim().to_owned();
        Transcript {
            players: self.players.clone(),
            length: self.length,
            jacoby: self.jacoby,
            crawford: self.has_crawford || self.length.is_none(),
            about: About {
                event: text("EV"),
                round: text("RO"),
                date: text("DT"),
                time: text("ET"),
                place: text("PC"),
                annotator: text("AN"),
                white_rating: text("WR"),
                black_rating: text("BR"),
                comment: text("GC"),
                ..About::default()
            },
            games: Vec::new(),
        }
    }
}

fn read_head(root: &Node) -> Result<Head, LineProblem> {
    match root.value("GM") {
        Some("6") => {}
        found => return Err(expected("GM[6], which is backgammon", found.unwrap_or_default())),
    }
    let info = |name: &str| -> Result<u32, LineProblem> {
        let stated = root.values("MI").iter().find_map(|value| value.strip_prefix(name)?.strip_prefix(':'));
        let number = stated.map_or(Ok(0), |text| text.trim().parse().map_err(|_error| text));
        number.map_err(|text| expected("a number in MI", text))
    };
    let length = info("length")?;
    let length = u16::try_from(length).map_err(|_error| expected("a match length", &length.to_string()))?;
    if let Some(variant) = root.values("RU").iter().find_map(|rules| variant(rules)) {
        return Err(LineProblem::Variant(variant.to_owned()));
    }
    let rules = root.value("RU").unwrap_or_default();
    let cube = match root.value("CV") {
        None => CubeValue::ONE,
        Some(text) => {
            text.parse().ok().and_then(CubeValue::new).ok_or_else(|| expected("a cube as CV", text))?
        }
    };
    let name = |property| root.value(property).unwrap_or_default().to_owned();
    Ok(Head {
        players: BySide { white: name("PW"), black: name("PB") },
        length: MatchLength::new(length),
        score: BySide { white: info("ws")?, black: info("bs")? },
        crawford: rules.contains("CrawfordGame"),
        // Also true for `CrawfordGame`, which exists only under this rule.
        has_crawford: rules.contains("Crawford"),
        jacoby: rules.contains("Jacoby"),
        cube,
        result: root.value("RE").map(read_result).transpose()?.flatten(),
    })
}

/// Returns the variant that a list of rules names, such as `Nackgammon` or `Hypergammon3`.
fn variant(rules: &str) -> Option<&str> {
    let words = rules.split([':', ',', ';', ' ']).map(str::trim);
    words.into_iter().find(|word| {
        let word = word.to_ascii_lowercase();
        (word.contains("gammon") && word != "backgammon") || VARIANTS.contains(&word.as_str())
    })
}

/// Reads a result: `W+2`, or `B+3R` for a resignation. An empty result, `?`, `0`, `Void` and `Draw` give `None`.
fn read_result(text: &str) -> Result<Option<(Side, u32)>, LineProblem> {
    let not_a_result = || expected("a result such as W+2 or B+3R", text);
    if matches!(text.trim(), "" | "?" | "0" | "Void" | "Draw") {
        return Ok(None);
    }
    let (winner, points) = text.trim().split_once('+').ok_or_else(not_a_result)?;
    let side = side_of(winner).ok_or_else(not_a_result)?;
    let points = points.trim_end_matches(|character: char| character.is_ascii_alphabetic());
    Ok(Some((side, points.parse().map_err(|_error| not_a_result())?)))
}

fn read_game(
    head: &Head,
    root: &Node,
    turns: &[Node],
    score_after: Option<BySide<u32>>,
    notes: &mut Notes,
    judge: &mut dyn FnMut(&Node, Side, &str, usize),
) -> Result<TranscriptGame, LineError> {
    let mut builder = GameBuilder::new(head.score, head.crawford, head.cube).of_match(head.length);
    // In the first game, GC is the comment on the whole match.
    let comments = [root.value("GC").filter(|_| notes.game > 1), root.value("C")];
    comments.into_iter().flatten().for_each(|text| builder.comment(text));
    let mut in_hand = None;
    for node in turns {
        let after = builder.actions();
        if let Err((row, problem)) = read_node(&mut builder, node, &mut in_hand, notes)? {
            builder.cut(node.line, problem.to_string());
            notes.skip(node.line, &row, problem, "the rest of the game is left out")?;
            break;
        }
        if let Some((side, turn)) = turn_of(node) {
            judge(node, side, turn, after);
        }
        if let Some(text) = node.value("C") {
            builder.comment(text);
        }
    }
    if let Some(cut) = builder.cut_mut() {
        // The rest of the game cannot be replayed, so its result is kept unchecked.
        cut.result = head.result;
        return Ok(builder.finish());
    }
    let last_line = turns.last().map_or(root.line, |node| node.line);
    if let Some((side, roll)) = in_hand
        && let Err(problem) = builder.leave_unplayed(side, roll)
    {
        notes.skip(last_line, "", problem.into(), "the roll is left out")?;
    }
    if let Some((winner, points)) = head.result
        && let Err(problem) = builder.end(winner, points)
    {
        let row = format!("{winner:?} wins {points}");
        match builder.end_anyhow(winner, points).filter(|_| notes.reading == Reading::Tolerant) {
            Some(text) => notes.change(root.line, &row, &problem.into(), &text)?,
            None => notes.skip(root.line, &row, problem.into(), "the result is left out")?,
        }
    }
    if notes.reading == Reading::Tolerant && builder.actions() > 0 && !builder.has_ended() {
        let found = builder.end_unstated(score_after, head.jacoby);
        let (kind, text) = found.unwrap_or_else(|| {
            let open = "the result is not written, and the last position does not show it";
            (NoteKind::Noted, open.to_owned())
        });
        notes.notes.push(Note::new(last_line, Some(notes.game), kind, "", text));
    }
    Ok(builder.finish())
}

/// The properties with the turns of the sides.
const TURNS: [(Side, &str); 2] = [(Side::White, "W"), (Side::Black, "B")];

/// Returns the turn of a node that has one.
fn turn_of(node: &Node) -> Option<(Side, &str)> {
    TURNS.into_iter().find_map(|(side, property)| Some((side, node.value(property)?)))
}

/// Reads a node. The inner error means that the game cannot be replayed beyond this node.
fn read_node(
    builder: &mut GameBuilder,
    node: &Node,
    in_hand: &mut Option<(Side, Roll)>,
    notes: &mut Notes,
) -> Result<Result<(), (String, LineProblem)>, LineError> {
    if let Some(cube) = node.value("CV").and_then(|text| text.parse().ok())
        && builder.actions() == 0
        && SET_UP.iter().filter(|property| node.value(property).is_some()).count() == 1
        && builder.set_automatic_doubles(cube)
    {
        return Ok(Ok(()));
    }
    if let Some(property) = SET_UP.into_iter().find(|property| node.value(property).is_some()) {
        return Ok(Err((property.to_owned(), LineProblem::SetUp(property))));
    }
    if let (Some(side), Some(dice)) = (node.value("PL").and_then(side_of), node.value("DI")) {
        match read_roll(dice) {
            Some(roll) => *in_hand = Some((side, roll)),
            None => return Ok(Err((dice.to_owned(), expected("two dice as DI", dice)))),
        }
    }
    for (side, property) in TURNS {
        let Some(turn) = node.value(property) else { continue };
        *in_hand = None;
        let mut attempt = read_turn(builder, side, turn);
        // Each mend removes one obstacle, and there are fewer than eight kinds of obstacles.
        for _ in 0..8 {
            let Err(problem) = &attempt else { break };
            let mended = match problem {
                _ if notes.reading == Reading::Strict => None,
                LineProblem::Game(TranscriptProblem::Play { roll, .. }) => {
                    written_moves(side, turn).and_then(|moves| builder.play_illegally(side, *roll, &moves))
                }
                LineProblem::Game(problem) => builder.mend(side, problem),
                _ => None,
            };
            let Some(text) = mended else { break };
            notes.change(node.line, turn, problem, &text)?;
            let is_done = matches!(problem, LineProblem::Game(TranscriptProblem::Play { .. }));
            attempt = if is_done { Ok(()) } else { read_turn(builder, side, turn) };
        }
        if let Err(problem) = attempt {
            if notes.reading == Reading::Strict {
                return Err(LineError { line: node.line, problem });
            }
            return Ok(Err((turn.to_owned(), problem)));
        }
    }
    Ok(Ok(()))
}

fn read_turn(builder: &mut GameBuilder, side: Side, turn: &str) -> Result<(), LineProblem> {
    match turn {
        "double" => return Ok(builder.double(side, None)?),
        "take" => return Ok(builder.take(side)?),
        "drop" => return Ok(builder.pass(side)?),
        // Gibbon writes the answer to a resignation here. It is skipped, because the first node has the result.
        "accept" | "reject" => return Ok(()),
        _ if turn.starts_with("resign:") => return Ok(()),
        _ => {}
    }
    let not_a_turn = || expected("dice and moves such as 31lost, or double, take or drop", turn);
    let roll = turn.get(..2).and_then(read_roll).ok_or_else(not_a_turn)?;
    let moves = written_moves(side, turn).ok_or_else(not_a_turn)?;
    Ok(builder.play(side, roll, &moves)?)
}

fn side_of(text: &str) -> Option<Side> {
    match text.trim() {
        "W" | "w" => Some(Side::White),
        "B" | "b" => Some(Side::Black),
        _ => None,
    }
}

fn expected(expected: &'static str, found: &str) -> LineProblem {
    LineProblem::Expected { expected, found: found.to_owned() }
}
