//! Mending imported matches: a game that cannot be replayed to its end is kept up to the row where reading stopped.
//! Its owner can replace that row or leave the rest of the game out. The file itself never changes, and nothing is
//! added that the owner did not write.

use play::GameAction;
use records::{
    FileFormat, Import, Transcript,
    import::decode,
    mat::IllegalRow,
    transcript::{Cut, TranscriptGame},
};
use report::checkers;
use rules::{Die, Position, Roll, Side, apply_play_unchecked, legal_plays};
use store::{
    DbError,
    account::Account,
    account_locks,
    id::LibraryMatchId,
    library,
    mends::{self, Mend},
};
use texts::{Refusal, refusals};
use wire::{MatchRepairs, MendRow, RepairedRow, RowFault};

use crate::{
    background,
    error::AppError,
    match_state::convert::seat,
    matches::in_play::InPlayQuestion,
    reviews::{Reviews, analyses, files},
};

/// The maximum number of mended rows of a match.
const MENDS_MAX: usize = 200;
/// The maximum length of a row in characters.
const ROW_CHARACTERS_MAX: usize = 300;
/// The maximum number of plays that are proposed for a row.
const PLAYS_MAX: usize = 200;

impl Reviews {
    /// Returns the rows at which reading stopped, and those that were mended.
    ///
    /// # Errors
    /// If this owner has no such match.
    pub async fn repairs(&self, id: LibraryMatchId, owner: &Account) -> Result<MatchRepairs, AppError> {
        let file = self.library_file(id, owner).await?;
        let mends = self.node.store.read(move |connection| mends::list_mends(connection, id)).await?;
        let looked = background::spawn(move || look(&files::unpacked(&file.file)?, &mends));
        let looked = looked.await.map_err(|error| AppError::internal("reading a file panicked", error))?;
        looked.map_err(|problem| AppError::from(DbError::Broken(format!("library_matches: {problem}"))))
    }

    /// Mends a row, and has the match analysed again.
    ///
    /// # Errors
    /// If this owner has no such match, it is still being analysed, the row is not one of those to mend, or the text is
    /// not a row that continues the game by the rules.
    pub async fn mend_row(
        &self,
        id: LibraryMatchId,
        owner: &Account,
        row: MendRow,
    ) -> Result<MatchRepairs, AppError> {
        let known = self.repairs(id, owner).await?;
        let line = row.line;
        let is_known = known.faults.iter().any(|fault| fault.line == line)
            || known.repairs.iter().any(|repair| repair.line == line);
        if !is_known {
            return Err(AppError::invalid("line", refusals::not_a_stop()));
        }
        if known.repairs.len() >= MENDS_MAX {
            return Err(mends_full());
        }
        // The rest of a game is left out from where reading stopped, which is the first fault of the game.
        let game = known.faults.iter().find(|fault| fault.line == line).map(|fault| fault.game);
        let stop = known.faults.iter().find(|fault| Some(fault.game) == game).map(|fault| fault.line);
        let line = if row.text.is_none() { stop.unwrap_or(line) } else { line };
        let text = row.text.map(|text| text.trim_end().to_owned());
        if let Some(text) = &text {
            if !known.can_edit {
                return Err(AppError::invalid("text", refusals::rows_not_editable()));
            }
            let is_row = !text.trim().is_empty()
                && text.chars().count() <= ROW_CHARACTERS_MAX
                && !text.chars().any(|letter| letter.is_control() && letter != '\t');
            if !is_row {
                return Err(AppError::invalid("text", refusals::characters(1, ROW_CHARACTERS_MAX)));
            }
        }
        let mend = Mend { line, text, at: self.node.clock.now() };
        if mend.text.is_some() {
            let file = self.library_file(id, owner).await?;
            let (mut mends, new) = (
                self.node.store.read(move |connection| mends::list_mends(connection, id)).await?,
                mend.clone(),
            );
            let read = background::spawn(move || {
                mends.retain(|known| known.line != line);
                Ok(refusal(&files::unpacked(&file.file)?, &mends, new))
            });
            let read = read.await.map_err(|error| AppError::internal("reading a file panicked", error))?;
            let refused = read.map_err(|problem: String| {
                AppError::from(DbError::Broken(format!("library_matches: {problem}")))
            });
            if let Some(reason) = refused? {
                return Err(AppError::invalid("text", reason));
            }
        }
        self.change_mend(id, owner, Some(mend), line).await
    }

    /// Takes a mend back.
    ///
    /// # Errors
    /// If this owner has no such match or mend, or the match is still being analysed.
    pub async fn unmend_row(
        &self,
        id: LibraryMatchId,
        owner: &Account,
        line: u32,
    ) -> Result<MatchRepairs, AppError> {
        self.change_mend(id, owner, None, line).await
    }

    /// Replaces or removes the mend of a line, reads the match again and has it analysed again.
    async fn change_mend(
        &self,
        id: LibraryMatchId,
        owner: &Account,
        mend: Option<Mend>,
        line: u32,
    ) -> Result<MatchRepairs, AppError> {
        let user = owner.id;
        let file = self.library_file(id, owner).await?;
        let bytes = files::unpacked(&file.file)
            .map_err(|problem| AppError::from(DbError::Broken(format!("library_matches: {problem}"))))?;
        let in_play = self.matches.in_play(owner).await?;
        let stored = self.node.store.write(move |connection| {
            account_locks::lock_account(connection, user)?;
            // An analysis of the old reading may be running. Its result would be stored as a result of the new
            // reading.
            if !library::is_made(connection, id, analyses::DEEPEST)? {
                return Err(AppError::Conflict(refusals::mend_after_analysis()));
            }
            match &mend {
                Some(mend) => mends::put(connection, id, mend)?,
                None if mends::remove(connection, id, line)? => {}
                None => return Err(AppError::NotFound(refusals::no_such_repair())),
            }
            let all = mends::list_mends(connection, id)?;
            if all.len() > MENDS_MAX {
                return Err(mends_full());
            }
            let found = files::found_in(&mended(&bytes, &all))
                .map_err(|problem| AppError::invalid("text", refusals::row_does_not_fit(problem)))?;
            in_play.check(&InPlayQuestion::of_games(&found.positions))?;
            Ok(mends::renew(connection, user, id, &found)?)
        });
        stored.await?;
        self.analyses.expect_upload(owner.answerable(), id);
        self.repairs(id, owner).await
    }
}

fn mends_full() -> AppError {
    AppError::Conflict(refusals::mends_full(MENDS_MAX))
}

/// Returns a file with its mended rows.
pub(crate) fn mended(bytes: &[u8], mends: &[Mend]) -> Vec<u8> {
    if !mends.iter().any(|mend| mend.text.is_some()) {
        return bytes.to_vec();
    }
    let Ok(text) = decode(bytes) else { return bytes.to_vec() };
    let mut lines: Vec<&str> = text.lines().collect();
    for mend in mends {
        let place = usize::try_from(mend.line).ok().and_then(|line| lines.get_mut(line.checked_sub(1)?));
        if let (Some(place), Some(text)) = (place, &mend.text) {
            *place = text;
        }
    }
    let last = lines.len();
    let mut joined = lines.join("\n");
    // A last line without an end may be incomplete, unless it was mended.
    let is_mended = mends.iter().any(|mend| mend.text.is_some() && usize::try_from(mend.line) == Ok(last));
    if is_mended || text.ends_with('\n') {
        joined.push('\n');
    }
    joined.into_bytes()
}

/// The maximum number of legal plays that a refusal names.
const NAMED_MAX: usize = 12;

/// Returns the reason why a row cannot mend its line: the game does not continue by the rules there. `mends` are the
/// other mends.
fn refusal(bytes: &[u8], mends: &[Mend], new: Mend) -> Option<Refusal> {
    let line = usize::try_from(new.line).ok()?;
    let text = new.text.clone().unwrap_or_default();
    let old = mended(bytes, mends);
    let before = files::read(&old).ok()?;
    let old_text = decode(&old).ok()?.lines().nth(line.checked_sub(1)?).unwrap_or_default().to_owned();
    let all: Vec<Mend> = mends.iter().cloned().chain([new]).collect();
    let whole = mended(bytes, &all);
    let after = match files::read(&whole) {
        Ok(after) => after,
        Err(problem) => return Some(refusals::row_does_not_fit(problem)),
    };
    let cut_at = |import: &Import| {
        import.transcript.games.iter().position(|game| game.cut.as_ref().is_some_and(|cut| cut.line == line))
    };
    let illegal_at = |import: &Import| -> Vec<IllegalRow> {
        import.illegal.iter().filter(|row| row.line == line).copied().collect()
    };
    // The first action that the row has to supply, with its game, both counted from 0.
    let stopped = cut_at(&before).map(|game| (game, before.transcript.games[game].actions.len()));
    let misprint = || illegal_at(&before).first().map(|row| (row.game.saturating_sub(1), row.action));
    let (game, action) = stopped.or_else(misprint)?;
    let Some(read) = after.transcript.games.get(game) else {
        return Some(refusals::row_must_continue());
    };
    // An illegal play that the old row had too is not a fault of the new text if the row is mended after that play.
    let kept = |row: &IllegalRow| {
        row.action < action
            && before.transcript.games[game].actions.get(row.action) == read.actions.get(row.action)
    };
    if let Some(row) = illegal_at(&after).iter().find(|row| !kept(row)) {
        return Some(wrong_play(read, row.action));
    }
    // The file is read only up to the mended row: the rows after it must not be mistaken for its continuation.
    let until: Vec<&[u8]> = whole.split_inclusive(|byte| *byte == b'\n').take(line).collect();
    let goes_on =
        |game: &TranscriptGame| game.actions.len() > action || game.end.is_some() || game.unplayed.is_some();
    if files::read(&until.concat()).is_ok_and(|now| now.transcript.games.get(game).is_some_and(goes_on)) {
        return None;
    }
    let cut = read.cut.as_ref().filter(|cut| cut.line == line);
    Some(match (cut, legal(read, [&old_text, &text])) {
        (Some(cut), Some((roll, plays))) => refusals::row_does_not_fit_roll(&cut.reason, roll, plays),
        (Some(cut), None) => refusals::row_does_not_fit(&cut.reason),
        (None, Some((roll, plays))) => refusals::row_without_turn_of_roll(roll, plays),
        (None, None) => refusals::row_without_turn(),
    })
}

/// Returns the refusal of an illegal play of a game, with the legal plays of its roll.
fn wrong_play(game: &TranscriptGame, action: usize) -> Refusal {
    let before = TranscriptGame { actions: game.actions[..action].to_vec(), unplayed: None, ..game.clone() };
    let Some(GameAction::IllegalPlay { roll, .. }) = game.actions.get(action) else {
        return refusals::row_must_continue();
    };
    refusals::row_play_illegal(roll.to_string(), named(&state_after(&before).0, *roll))
}

/// Returns the roll in the first of the rows that has one, and its legal plays.
fn legal(game: &TranscriptGame, rows: [&str; 2]) -> Option<(String, String)> {
    let (position, side) = state_after(game);
    // The first player of a game is the one whose column the roll is in.
    let roll = rows.into_iter().find_map(|row| roll_of(row, side.unwrap_or(Side::White)))?;
    Some((roll.to_string(), named(&position, roll)))
}

/// Returns the legal plays of a roll with commas; a dash if there are none.
fn named(position: &Position, roll: Roll) -> String {
    let plays = legal_plays(position, roll);
    let mut words: Vec<String> = plays.iter().take(NAMED_MAX).map(|legal| legal.play.to_string()).collect();
    if plays.len() > NAMED_MAX {
        words.push("…".to_owned());
    }
    if words.is_empty() { "—".to_owned() } else { words.join(", ") }
}

fn look(bytes: &[u8], mends: &[Mend]) -> Result<MatchRepairs, String> {
    let import = files::read(&mended(bytes, mends))?;
    let can_edit = import.format == FileFormat::Mat;
    let original = if can_edit { decode(bytes).map_err(|error| error.to_string())? } else { String::new() };
    let now = String::from_utf8(mended(bytes, mends)).unwrap_or_else(|_latin| original.clone());
    let row =
        |text: &str, line: usize| text.lines().nth(line.saturating_sub(1)).unwrap_or_default().to_owned();
    let repairs = mends.iter().map(|mend| RepairedRow {
        line: mend.line,
        before: row(&original, usize::try_from(mend.line).unwrap_or(usize::MAX)),
        after: mend.text.clone(),
        at: mend.at,
    });
    let accepted = |cut: &Cut| {
        mends.iter().any(|mend| mend.text.is_none() && usize::try_from(mend.line) == Ok(cut.line))
    };
    let mut faults = Vec::new();
    for (number, game) in (1..).zip(&import.transcript.games) {
        let Some(cut) = game.cut.as_ref().filter(|cut| !accepted(cut)) else { continue };
        let text = if can_edit { row(&now, cut.line) } else { String::new() };
        // The cut comes first, because the rest of the game can be left out there. Earlier illegal plays, which may
        // be misprints, follow.
        faults.push(fault(number, game, cut, text));
        if !can_edit {
            continue;
        }
        let of_game = import.illegal.iter().filter(|row| u32::try_from(row.game) == Ok(number));
        for &IllegalRow { line, action, .. } in of_game.filter(|row| row.line != cut.line) {
            let Some(GameAction::IllegalPlay { side, roll, .. }) = game.actions.get(action) else { continue };
            let before =
                TranscriptGame { actions: game.actions[..action].to_vec(), unplayed: None, ..game.clone() };
            let reason = format!("not a legal play of {roll}; perhaps a misprint");
            let suspect = Cut { line, reason, result: None };
            faults.push(RowFault { seat: seat(*side), ..fault(number, &before, &suspect, row(&now, line)) });
        }
    }
    Ok(MatchRepairs { faults, repairs: repairs.collect(), can_edit })
}

fn fault(number: u32, game: &TranscriptGame, cut: &Cut, row: String) -> RowFault {
    let (position, side) = state_after(game);
    let roll = side.and_then(|side| roll_of(&row, side));
    let plays = match roll {
        Some(roll) => legal_plays(&position, roll),
        None => Vec::new(),
    };
    let side = side.unwrap_or(Side::White);
    RowFault {
        line: u32::try_from(cut.line).unwrap_or(u32::MAX),
        game: number,
        row,
        reason: cut.reason.clone(),
        seat: seat(side),
        board: checkers(&position, side),
        dice: roll.map(|roll| {
            let [first, second] = roll.dice();
            (first.pips(), second.pips())
        }),
        plays: plays.iter().take(PLAYS_MAX).map(|legal| legal.play.to_string()).collect(),
    }
}

/// Returns the position after the actions of a game as the side to act sees it, and that side; `None` before the first
/// action.
fn state_after(game: &TranscriptGame) -> (Position, Option<Side>) {
    let mut whites = Position::STARTING;
    let mut next = None;
    for action in &game.actions {
        let (side, after) = match action {
            GameAction::Cube { side, .. } => (*side, None),
            GameAction::Play { side, play, .. } => {
                let seen = if *side == Side::White { whites } else { whites.flip() };
                // The position after a play is described as the opponent sees it.
                (*side, Some(apply_play_unchecked(&seen, play).flip()))
            }
            GameAction::IllegalPlay { side, after, .. } => (*side, Some(*after)),
        };
        if let Some(after) = after {
            whites = if side == Side::White { after } else { after.flip() };
        }
        // After a double its answer follows, and after the answer the roll of the doubler.
        next = Some(side.opponent());
    }
    if let Some(unplayed) = game.unplayed {
        next = Some(unplayed.side);
    }
    (if next == Some(Side::Black) { whites.flip() } else { whites }, next)
}

/// Returns the roll of a side in a row such as `7) 46: 10/4 8/4    23: 24/22 8/5`. White's roll comes first.
fn roll_of(row: &str, side: Side) -> Option<Roll> {
    let rolls: Vec<Roll> = row.split_whitespace().filter_map(roll).collect();
    match (rolls[..].first(), rolls.get(1), side) {
        (Some(first), None, _) | (Some(first), Some(_), Side::White) => Some(*first),
        (Some(_), Some(second), Side::Black) => Some(*second),
        (None, _, _) => None,
    }
}

fn roll(word: &str) -> Option<Roll> {
    let [first, second, b':', ..] = word.as_bytes() else { return None };
    let die = |byte: u8| Die::new(byte.checked_sub(b'0')?);
    Some(Roll::new(die(*first)?, die(*second)?))
}

/// Returns the transcript of a stored file with its mended rows.
pub(crate) fn read_mended(bytes: &[u8], mends: &[Mend]) -> Result<Transcript, String> {
    files::parse(&mended(bytes, mends))
}

#[cfg(test)]
mod tests {
    use wire::Millis;

    use super::*;

    const FILE: &str = " 5 point match\n\n Game 1\n Anna : 0                 Bert : 0\n  \
        1) 31: 8/5 6/5                 52: 13/8 99/22\n  2) 64: 24/14                   21: 13/11 6/5\n";

    fn mend(line: u32, text: Option<&str>) -> Mend {
        Mend { line, text: text.map(str::to_owned), at: Millis(1) }
    }

    #[test]
    fn the_bad_row_is_shown_with_its_board_and_legal_plays() {
        let found = look(FILE.as_bytes(), &[]).unwrap();
        assert!(found.can_edit && found.repairs.is_empty());
        let [fault] = &found.faults[..] else { panic!("{found:?}") };
        assert_eq!((fault.line, fault.game, fault.seat), (5, 1, wire::Seat::Black));
        assert!(fault.row.contains("99/22"), "{fault:?}");
        assert_eq!(fault.dice, Some((5, 2)));
        assert!(fault.plays.iter().any(|play| play == "24/22 13/8"), "{:?}", fault.plays);
        // Anna has made her 5 point.
        assert_eq!(fault.board.points[4], 2);
    }

    #[test]
    fn a_mended_row_lets_the_game_go_on_and_both_rows_are_shown() {
        let row = "  1) 31: 8/5 6/5                 52: 13/8 24/22";
        let mends = [mend(5, Some(row))];
        let found = look(FILE.as_bytes(), &mends).unwrap();
        assert_eq!(found.faults, []);
        assert!(found.repairs[0].before.contains("99/22"));
        assert_eq!(found.repairs[0].after.as_deref(), Some(row));
        assert_eq!(read_mended(FILE.as_bytes(), &[]).unwrap().games[0].actions.len(), 1);
        assert_eq!(read_mended(FILE.as_bytes(), &mends).unwrap().games[0].actions.len(), 4);
    }

    #[test]
    fn an_illegal_play_before_the_bad_row_can_be_mended_too() {
        let file = FILE.replace("8/5 6/5 ", "8/5 6/4 ");
        let found = look(file.as_bytes(), &[]).unwrap();
        assert!(found.faults.iter().all(|fault| fault.line == 5), "both are in one row: {found:?}");
        let file = FILE
            .replace("6/5                 52: 13/8 99/22", "6/4                 52: 13/8 24/22")
            .replace("24/14", "bar/21");
        let found = look(file.as_bytes(), &[]).unwrap();
        assert_eq!(found.faults.iter().map(|fault| fault.line).collect::<Vec<_>>(), [6, 5]);
        let suspect = &found.faults[1];
        assert_eq!((suspect.seat, suspect.dice), (wire::Seat::White, None));
        let mends = [mend(5, Some("  1) 31: 8/5 6/5                 52: 13/8 24/22"))];
        let found = look(file.as_bytes(), &mends).unwrap();
        assert_eq!(found.faults.iter().map(|fault| fault.line).collect::<Vec<_>>(), [6]);
    }

    #[test]
    fn a_mend_must_continue_the_game_by_the_rules() {
        let refused = |file: &str, line: u32, row: &str| {
            refusal(file.as_bytes(), &[], mend(line, Some(row))).map(|refusal| refusal.to_string())
        };
        let row = |white: &str, black: &str| format!("  1) {white:<27}{black}");
        for (text, reason) in [
            (row("31: 8/5 6/5", "52: 13/8 99/21"), "not a legal play of 52"),
            // An illegal play whose checkers can be moved.
            (row("31: 8/5 6/5", "52: 13/8 24/21"), "not a legal play of 52. Legal plays: "),
            (row("31: 8/5 6/5", "52: ????"), "not a legal play of 52. Legal plays: "),
            (row("31: 8/5 6/5", ""), "The row has no turn of the player to act."),
            ("hello".to_owned(), "expected a roll"),
            ("  1) 31: 8/5 6/5                 hello".to_owned(), "Legal plays of 52: "),
            ("  1)".to_owned(), "The row has no turn of the player to act."),
            (row("31: 8/5 6/5", "Takes"), "there is no double to answer"),
            (row("31: 8/5 6/4", "52: 13/8 24/22"), "not a legal play of 31. Legal plays: "),
        ] {
            let found = refused(FILE, 5, &text);
            assert!(found.as_ref().is_some_and(|found| found.contains(reason)), "{text}: {found:?}");
            if reason.contains("52") {
                assert!(found.is_some_and(|found| found.contains("24/22 13/8")), "{text}");
            }
        }
        for text in [
            row("31: 8/5 6/5", "52: 13/8 24/22"),
            row("31: 24/20", "52: 13/8 24/22"),
            row("31: 8/5 6/5", "Doubles => 2"),
            row("31: 8/5 6/5", "Wins 1 point"),
        ] {
            assert_eq!(refused(FILE, 5, &text), None, "{text}");
        }
        // An illegal play before the mended one stays, if its owner leaves it.
        let both = FILE.replace("8/5 6/5 ", "8/5 6/4 ");
        assert_eq!(refused(&both, 5, &row("31: 8/5 6/4", "52: 13/8 24/22")), None);
        assert!(refused(&both, 5, &row("31: 8/5 6/3", "52: 13/8 24/22")).is_some());
        // A suspected misprint must become a legal play.
        let misprint = FILE
            .replace("6/5                 52: 13/8 99/22", "6/4                 52: 13/8 24/22")
            .replace("24/14", "bar/21");
        assert!(refused(&misprint, 5, &row("31: 8/5 6/3", "52: 13/8 24/22")).is_some());
        assert_eq!(refused(&misprint, 5, &row("31: 8/5 6/5", "52: 13/8 24/22")), None);
    }

    #[test]
    fn the_last_row_of_a_truncated_file_can_be_completed() {
        let file = FILE.replace("99/22", "24/22");
        let file = file.trim_end().strip_suffix("11 6/5").unwrap();
        let found = look(file.as_bytes(), &[]).unwrap();
        let [fault] = &found.faults[..] else { panic!("{found:?}") };
        assert_eq!((fault.line, fault.reason.as_str()), (6, "the file ends in the middle of this row"));
        assert_eq!((fault.seat, fault.dice), (wire::Seat::Black, Some((2, 1))));
        let row = "  2) 64: 24/14                   21: 13/11 6/5";
        assert_eq!(refusal(file.as_bytes(), &[], mend(6, Some(row))), None);
        assert_eq!(look(file.as_bytes(), &[mend(6, Some(row))]).unwrap().faults, []);
        // A mend elsewhere leaves the end as it is.
        let other = [mend(5, Some("  1) 31: 24/23 13/10               52: 13/8 24/22"))];
        assert_eq!(look(file.as_bytes(), &other).unwrap().faults[0].reason, fault.reason);
    }

    #[test]
    fn leaving_the_rest_out_adds_nothing() {
        let mends = [mend(5, None)];
        let found = look(FILE.as_bytes(), &mends).unwrap();
        assert_eq!((found.faults.len(), found.repairs[0].after.as_deref()), (0, None));
        assert_eq!(mended(FILE.as_bytes(), &mends), FILE.as_bytes());
    }
}
