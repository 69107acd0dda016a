//! The protocol of a team match as a file: for other programs, archives and print.

use std::fmt::{Display, Write as _};

use records::{TableSheet, kato::Paper};
use store::{account::Account, id::TeamMatchId};
use wire::{DuplicateEnd, DuplicateRoom, DuplicateTeam, TeamDeed, TeamLine, TeamMatchView, TeamNote};

use crate::{
    competitions::{corrections::in_protocol, parts::TeamMatches},
    csv::Csv,
    dates::day_and_time,
    error::AppError,
    html::escaped,
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

/// Returns the totals as text.
fn sums(view: &TeamMatchView) -> String {
    let (a, b) = view.card.imp;
    let mut text = format!("IMP {a} : {b}, difference {}", view.difference);
    if let Some((a, b)) = view.card.vp {
        write!(text, "; victory points {a} : {b}").expect("writing to a string does not fail");
    }
    text
}

/// Returns the acts of the director: when, what and why.
fn acts(view: &TeamMatchView) -> Vec<String> {
    let line =
        |note: &TeamNote| format!("{}: {}. {}", day_and_time(note.at), deed(view, &note.deed), note.reason);
    view.notes.iter().map(line).collect()
}

fn deed(view: &TeamMatchView, deed: &TeamDeed) -> String {
    let name = |room: &DuplicateRoom| match room {
        DuplicateRoom::Open => "open",
        DuplicateRoom::Closed => "closed",
    };
    match deed {
        TeamDeed::Assigned { board, room } => {
            format!("Board {board}, {} room: a result was assigned", name(room))
        }
        TeamDeed::BoardCancelled { board, before, set } => {
            format!(
                "Board {board} was cancelled in both rooms and is played with roll set {set} instead of {before}"
            )
        }
        TeamDeed::Held { room } => format!("The {} room was held", name(room)),
        TeamDeed::Released { room } => format!("The {} room went on", name(room)),
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
    let title = escaped(&view.card.name);
    let (a, b) = (escaped(&view.card.teams.0), escaped(&view.card.teams.1));
    let cells = |cells: &[String], tag: &str| {
        cells.iter().map(|cell| format!("<{tag}>{}</{tag}>", escaped(cell))).collect::<String>()
    };
    let head = cells(&HEADINGS.map(str::to_owned), "th");
    let rows: String =
        view.lines.iter().map(|line| format!("<tr>{}</tr>\n", cells(&row(line), "td"))).collect();
    let notes: String =
        acts(view).iter().chain(more).map(|act| format!("<li>{}</li>\n", escaped(act))).collect();
    format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>{title}</title>\n\
         <style>body{{font:14px/1.4 sans-serif;margin:2rem}}table{{border-collapse:collapse}}\
         th,td{{border:1px solid #999;padding:.2rem .5rem;text-align:left}}</style></head>\n\
         <body><h1>{title}</h1><p>A: {a}<br>B: {b}<br>Director: {}</p>\n\
         <table><thead><tr>{head}</tr></thead><tbody>\n{rows}</tbody></table>\n\
         <p><strong>{}</strong></p>\n<ul>\n{notes}</ul></body></html>\n",
        escaped(&view.card.director),
        escaped(&sums(view)),
    )
}

fn pdf(view: &TeamMatchView, more: &[String]) -> Vec<u8> {
    let mut foot = vec![sums(view)];
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
