//! The protocol of a team match as a file: for other programs, archives and print.

use std::{cmp::Ordering, fmt::Display};

use records::{TableSheet, kato::Paper};
use store::{account::Account, id::TeamMatchId};
use wire::{
    DuplicateEnd, DuplicateRoom, DuplicateTeam, TeamDeed, TeamLine, TeamMatchPhase, TeamMatchView, TeamNote,
};

use crate::{
    competitions::{log_lines::in_protocol, parts::TeamMatches},
    csv::Csv,
    dates::day_and_time,
    error::AppError,
    html::{escaped, list, page},
};

/// The column headings.
const HEADINGS: [&str; 11] =
    ["board", "room", "white", "black", "opening", "cube", "left", "result", "SMP", "IMP A", "IMP B"];
/// The column widths, as parts of the page.
const WIDTHS: [u16; 11] = [6, 8, 16, 16, 8, 18, 6, 14, 8, 8, 8];

/// A file format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ProtocolFile {
    /// The view, as the API returns it.
    Json,
    /// One line for each game.
    Csv,
    /// A standalone page.
    Html,
    /// A printable document.
    Pdf,
}

impl TeamMatches<'_> {
    /// Returns the protocol as far as the viewer may know it.
    ///
    /// # Errors
    /// If the match does not exist.
    pub async fn team_protocol(
        &self,
        id: TeamMatchId,
        viewer: Option<&Account>,
        file: ProtocolFile,
    ) -> Result<Vec<u8>, AppError> {
        let view = self.team_match_view(id, viewer).await?;
        let more = in_protocol(&*self.team_match(id).await?, viewer);
        Ok(match file {
            ProtocolFile::Json => {
                serde_json::to_vec_pretty(&view).expect("a view has no maps and no infinite numbers")
            }
            ProtocolFile::Csv => csv(&view).into_bytes(),
            ProtocolFile::Html => html(&view, &more).into_bytes(),
            ProtocolFile::Pdf => pdf(&view, &more),
        })
    }
}

/// Returns the names of all players of a team in one game, first to last. `last` has played to the end.
fn all_at_seat(line: &TeamLine, team: DuplicateTeam, last: &str) -> String {
    let left = line.substitutes.iter().filter(|one| one.team == team).map(|one| one.before.as_str());
    let mut names: Vec<&str> = left.collect();
    names.push(last);
    names.join(" + ")
}

/// Returns the cells of one game, as in published protocols.
fn row(line: &TeamLine) -> [String; 11] {
    let (mut white, mut black) = line.players.clone().unwrap_or_default();
    let (first, second) = match line.room {
        DuplicateRoom::Open => (DuplicateTeam::A, DuplicateTeam::B),
        DuplicateRoom::Closed => (DuplicateTeam::B, DuplicateTeam::A),
    };
    (white, black) = (all_at_seat(line, first, &white), all_at_seat(line, second, &black));
    let room = match line.room {
        DuplicateRoom::Open => "open",
        DuplicateRoom::Closed => "closed",
    };
    let opening = line.opening.map(|(white, black)| format!("{white}:{black}")).unwrap_or_default();
    let mut cells = [
        line.board.to_string(),
        room.to_owned(),
        white,
        black,
        opening,
        String::new(),
        String::new(),
        String::new(),
        String::new(),
        String::new(),
        String::new(),
    ];
    let Some(result) = &line.result else { return cells };
    let by = |team| if team == DuplicateTeam::A { "A" } else { "B" };
    cells[5] = match (result.proposed, result.end, result.cube) {
        (Some(offer), Some(DuplicateEnd::Pass), _) => {
            format!("{} proposed by {}, passed", offer.cube, by(offer.by))
        }
        (_, Some(DuplicateEnd::Pass), Some(cube)) => format!("{} proposed, passed", cube.saturating_mul(2)),
        (_, _, Some(1)) => "-".to_owned(),
        (Some(offer), _, Some(cube)) => format!("{cube} (by {})", by(offer.by)),
        (_, _, cube) => cube.map(|cube| cube.to_string()).unwrap_or_default(),
    };
    cells[6] = result.checkers_left.map(|left| left.to_string()).unwrap_or_default();
    let end = result.end.map_or("", |end| match end {
        DuplicateEnd::Pass => "pass",
        DuplicateEnd::Single => "single",
        DuplicateEnd::Gammon => "gammon",
        DuplicateEnd::Backgammon => "backgammon",
    });
    cells[7] = if result.assigned { "assigned".to_owned() } else { end.to_owned() };
    cells[8] = result.smp.map(|smp| smp.to_string()).unwrap_or_default();
    let column = if result.winner == DuplicateTeam::A { 9 } else { 10 };
    cells[column] = result.imp.to_string();
    cells
}

/// Returns the totals in a sentence.
fn sums(view: &TeamMatchView, named: impl Fn(&str) -> String) -> String {
    let (a, b) = (named(&view.card.teams.0), named(&view.card.teams.1));
    let (imp_a, imp_b) = view.card.imp;
    let imp = format!("IMP: {a} {imp_a}, {b} {imp_b}, a difference of {}.", view.difference);
    match view.card.vp {
        None => imp,
        Some((vp_a, vp_b)) => {
            let end = match vp_a.cmp(&vp_b) {
                Ordering::Greater => format!("{a} won the match by {vp_a} to {vp_b} victory points."),
                Ordering::Less => format!("{b} won the match by {vp_b} to {vp_a} victory points."),
                Ordering::Equal => format!("The match ended in a draw, with {vp_a} victory points each."),
            };
            format!("{end} {imp}")
        }
    }
}

/// Returns the acts of the director: when, what and why.
fn acts(view: &TeamMatchView) -> Vec<String> {
    let line = |note: &TeamNote| {
        format!("{}: {}. Reason: {}", day_and_time(note.at), deed(view, &note.deed), note.reason)
    };
    view.notes.iter().map(line).collect()
}

fn deed(view: &TeamMatchView, deed: &TeamDeed) -> String {
    let name = |room: &DuplicateRoom| match room {
        DuplicateRoom::Open => "open",
        DuplicateRoom::Closed => "closed",
    };
    match deed {
        TeamDeed::Assigned { board, room } => {
            format!("The director assigned the result of board {board} in the {} room", name(room))
        }
        TeamDeed::BoardCancelled { board, before, set } => {
            format!(
                "Board {board} was replaced in both rooms: it is played with roll set {set} instead of {before}"
            )
        }
        TeamDeed::Held { room } => format!("The {} room was paused", name(room)),
        TeamDeed::Released { room } => format!("The {} room was resumed", name(room)),
        TeamDeed::Substituted { room, team, before, player, board } => {
            let (a, b) = &view.card.teams;
            let team = if *team == DuplicateTeam::A { a } else { b };
            let during =
                board.map_or_else(String::new, |board| format!(", from the middle of board {board} on"));
            format!("{player} plays for {before} in the {} room, for {team}{during}", name(room))
        }
        TeamDeed::WalkedOver { to } => {
            let (a, b) = &view.card.teams;
            format!("{} won by walk-over", if *to == DuplicateTeam::A { a } else { b })
        }
        TeamDeed::Cancelled => "The match was called off".to_owned(),
    }
}

fn csv(view: &TeamMatchView) -> String {
    let headings = HEADINGS.map(|heading| heading.to_lowercase().replace(' ', "_"));
    let mut csv = Csv::new(headings.each_ref().map(String::as_str));
    for line in &view.lines {
        csv.row(row(line).each_ref().map(|cell| cell as &dyn Display));
    }
    let mut sum = |name: &str, (a, b): (u32, u32)| {
        let mut cells: [String; 11] = Default::default();
        cells[0] = name.to_owned();
        (cells[9], cells[10]) = (a.to_string(), b.to_string());
        csv.row(cells.each_ref().map(|cell| cell as &dyn Display));
    };
    sum("IMP", view.card.imp);
    if let Some(vp) = view.card.vp {
        sum("VP", vp);
    }
    csv.into_text()
}

fn html(view: &TeamMatchView, more: &[String]) -> String {
    let (a, b) = (escaped(&view.card.teams.0), escaped(&view.card.teams.1));
    let director = match view.card.director.as_str() {
        "" => String::new(),
        name => format!(" The director is <bdi>{}</bdi>.", escaped(name)),
    };
    let rows: String = view.lines.iter().map(|line| html_row(view, line)).collect();
    let mut notes = acts(view);
    notes.extend_from_slice(more);
    let notes = if notes.is_empty() {
        String::new()
    } else {
        format!("<h2>From the director</h2>\n{}", list(&notes))
    };
    let body = format!(
        "<p>Team A is <bdi>{a}</bdi>, team B is <bdi>{b}</bdi>. Each board is played in both rooms with the same \
         rolls.{director}</p>\n\
         <p class=\"result\">{}</p>\n\
         <table><thead><tr><th>Board</th><th>White – Black</th><th>The game</th><th>SMP</th>\
         <th>IMP <bdi>{a}</bdi></th><th>IMP <bdi>{b}</bdi></th></tr></thead><tbody>\n{rows}</tbody></table>\n\
         <p>The winner of each game gets SMP from the published table, which counts the loser’s remaining checkers and \
         the cube. A scale turns SMP into IMP. The difference in IMP over all games divides 30 victory points between \
         the teams.</p>\n{notes}",
        escaped(&sums(view, isolated)),
    );
    page(&view.card.name, &body)
}

/// Returns a name that keeps its direction within a sentence.
fn isolated(name: &str) -> String {
    format!("\u{2068}{name}\u{2069}")
}

fn html_row(view: &TeamMatchView, line: &TeamLine) -> String {
    let [_, room, white, black, _, _, _, _, smp, imp_a, imp_b] = row(line);
    let players = match white.as_str() {
        "" => String::new(),
        _ => format!("<bdi>{}</bdi> – <bdi>{}</bdi>", escaped(&white), escaped(&black)),
    };
    let number = |label: &str, cell: &str| {
        format!("<td class=\"n\" data-label=\"{}\">{}</td>", escaped(label), escaped(cell))
    };
    let players = match players.as_str() {
        "" => "<td></td>".to_owned(),
        text => format!("<td data-label=\"White – Black\">{text}</td>"),
    };
    // An empty cell is left out on a phone.
    let points: String = [("SMP", smp), (&view.card.teams.0, imp_a), (&view.card.teams.1, imp_b)]
        .into_iter()
        .map(|(label, cell)| match (label, cell.as_str()) {
            (_, "") => "<td class=\"n\"></td>".to_owned(),
            ("SMP", cell) => number("SMP", cell),
            (team, cell) => number(&format!("IMP for {}", isolated(team)), cell),
        })
        .collect();
    format!(
        "<tr><th scope=\"row\">Board {}, {room} room</th>{players}<td>{}</td>{points}</tr>\n",
        line.board,
        escaped(&game(view, line)),
    )
}

/// Returns what happened in a game, in sentences.
fn game(view: &TeamMatchView, line: &TeamLine) -> String {
    let Some(result) = &line.result else {
        let is_off = view.card.phase == TeamMatchPhase::Cancelled;
        return if is_off { "This game was not finished." } else { "No result yet." }.to_owned();
    };
    let team = |team: DuplicateTeam| {
        isolated(if team == DuplicateTeam::A { &view.card.teams.0 } else { &view.card.teams.1 })
    };
    let (winner, loser) = match result.winner {
        DuplicateTeam::A => (team(DuplicateTeam::A), team(DuplicateTeam::B)),
        DuplicateTeam::B => (team(DuplicateTeam::B), team(DuplicateTeam::A)),
    };
    let opening =
        line.opening.map(|(white, black)| format!("White threw {white} and Black {black} to begin. "));
    let opening = opening.unwrap_or_default();
    let checkers = |left: u8| if left == 1 { "1 checker".to_owned() } else { format!("{left} checkers") };
    let cube = match result.cube {
        None | Some(1) => "the cube was not turned".to_owned(),
        Some(cube) => format!("the cube stood at {cube}"),
    };
    let played = match (result.end, result.cube) {
        (Some(DuplicateEnd::Pass), Some(cube)) => {
            let offered = result.proposed.map_or(cube.saturating_mul(2), |offer| offer.cube);
            Some(format!("{winner} doubled to {offered}, and {loser} passed"))
        }
        (Some(DuplicateEnd::Gammon), _) => Some(format!("{winner} won a gammon; {cube}")),
        (Some(DuplicateEnd::Backgammon), _) => Some(format!("{winner} won a backgammon; {cube}")),
        (Some(DuplicateEnd::Single), _) => {
            let left = result
                .checkers_left
                .map_or_else(String::new, |left| format!(" with {} left to {loser}", checkers(left)));
            Some(format!("{winner} won{left}; {cube}"))
        }
        (Some(DuplicateEnd::Pass), None) | (None, _) => None,
    };
    if !result.assigned {
        return played.map_or_else(|| format!("{winner} won."), |played| format!("{opening}{played}."));
    }
    let instead = if played.is_some() { ", in place of the result that was played" } else { "" };
    format!("The director gave this game to {winner}{instead}.")
}

fn pdf(view: &TeamMatchView, more: &[String]) -> Vec<u8> {
    let mut foot = vec![sums(view, str::to_owned)];
    foot.extend(acts(view));
    foot.extend_from_slice(more);
    let sheet = TableSheet {
        title: view.card.name.clone(),
        under_title: vec![
            format!("A: {}", view.card.teams.0),
            format!("B: {}", view.card.teams.1),
            format!("Director: {}", view.card.director),
        ],
        widths: WIDTHS.to_vec(),
        headings: HEADINGS.map(str::to_owned).to_vec(),
        rows: view.lines.iter().map(|line| row(line).to_vec()).collect(),
        foot,
    };
    sheet.to_pdf(Paper::A4, crate::fonts::fallback())
}
