//! The crosstable of an event as a file: for other programs, archives and print.

use records::{TableSheet, kato::Paper};
use store::{account::Account, id::TeamEventId};
use wire::{EventTie, TeamEventDeed, TeamEventNote, TeamEventView};

use crate::{
    competitions::{log_lines::in_protocol, parts::TeamEvents},
    csv::Csv,
    dates::day_and_time,
    error::AppError,
    html::{escaped, list, page},
};

/// A file format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CrosstableFile {
    /// The view, as the API returns it.
    Json,
    /// One line for each match.
    Csv,
    /// A standalone page.
    Html,
    /// A printable document.
    Pdf,
}

impl TeamEvents<'_> {
    /// Returns the crosstable as far as the viewer may know it.
    ///
    /// # Errors
    /// If the event does not exist.
    pub async fn crosstable(
        &self,
        id: TeamEventId,
        viewer: Option<&Account>,
        file: CrosstableFile,
    ) -> Result<Vec<u8>, AppError> {
        let view = self.team_event_view(id, viewer).await?;
        let more = in_protocol(&*self.team_event(id).await?, viewer);
        Ok(match file {
            CrosstableFile::Json => {
                serde_json::to_vec_pretty(&view).expect("a view has no maps and no infinite numbers")
            }
            CrosstableFile::Csv => csv(&view).into_bytes(),
            CrosstableFile::Html => html(&view, &more).into_bytes(),
            CrosstableFile::Pdf => pdf(&view, &more),
        })
    }
}

fn name(view: &TeamEventView, team: u32) -> &str {
    view.teams.iter().find(|one| one.number == team).map_or("", |one| one.name.as_str())
}

fn ties(view: &TeamEventView) -> impl Iterator<Item = &EventTie> {
    view.rounds.iter().flat_map(|round| &round.ties)
}

/// Returns the crosstable's headings and rows. Each row has one team's victory points against the others, best team
/// first.
fn rows(view: &TeamEventView) -> (Vec<String>, Vec<Vec<String>>) {
    let order = &view.standings;
    let mut headings = vec!["place".to_owned(), "team".to_owned()];
    headings.extend((1..=order.len()).map(|column| column.to_string()));
    headings.extend(["VP", "IMP"].map(str::to_owned));
    let cell = |team: u32, other: u32| -> String {
        if team == other {
            return "x".to_owned();
        }
        let of = |tie: &EventTie| {
            let (a, b) = tie.vp?;
            match (tie.a == team && tie.b == other, tie.b == team && tie.a == other) {
                (true, _) => Some(a.to_string()),
                (_, true) => Some(b.to_string()),
                _ => None,
            }
        };
        ties(view).filter_map(of).collect::<Vec<_>>().join(" / ")
    };
    let row = |row: &wire::EventRow| {
        let mut cells = vec![row.place.to_string(), name(view, row.team).to_owned()];
        cells.extend(order.iter().map(|other| cell(row.team, other.team)));
        let difference = i64::from(row.imp_won) - i64::from(row.imp_lost);
        cells.extend([row.vp.to_string(), format!("{difference:+}")]);
        cells
    };
    (headings, order.iter().map(row).collect())
}

/// Returns the result of one match as text.
fn result(view: &TeamEventView, round: &str, tie: &EventTie) -> String {
    let teams = format!("{round}: {} - {}", name(view, tie.a), name(view, tie.b));
    match (tie.vp, tie.imp) {
        (Some((a, b)), Some((imp_a, imp_b))) => format!("{teams}, IMP {imp_a} : {imp_b}, VP {a} : {b}"),
        (Some((a, b)), None) => format!("{teams}, VP {a} : {b} by the director"),
        (None, _) => teams,
    }
}

/// Returns the results of all matches, and of the individual players, as text.
fn results(view: &TeamEventView) -> Vec<String> {
    let mut lines = Vec::new();
    for round in &view.rounds {
        lines.extend(round.ties.iter().map(|tie| result(view, &format!("Round {}", round.number), tie)));
        lines.extend(round.bye.map(|team| format!("Round {}: {} has a bye", round.number, name(view, team))));
    }
    lines.extend(view.final_tie.iter().map(|tie| result(view, "Final", tie)));
    lines.extend(view.card.winner.iter().map(|winner| format!("Winner: {winner}")));
    lines
}

fn player(view: &TeamEventView, sum: &wire::EventIndividual) -> String {
    let difference = i64::from(sum.imp_won) - i64::from(sum.imp_lost);
    format!("{} ({}): {difference:+} IMP in {} games", sum.name, name(view, sum.team), sum.boards)
}

fn csv(view: &TeamEventView) -> String {
    let headings = ["round", "match", "team_a", "team_b", "imp_a", "imp_b", "vp_a", "vp_b", "by_director"];
    let mut csv = Csv::new(headings);
    let all =
        view.rounds.iter().flat_map(|round| round.ties.iter().map(|tie| (round.number.to_string(), tie)));
    for (round, tie) in all.chain(view.final_tie.iter().map(|tie| ("final".to_owned(), tie))) {
        let both = |pair: Option<(u32, u32)>| match pair {
            Some((a, b)) if tie.vp.is_some() => [a.to_string(), b.to_string()],
            _ => [String::new(), String::new()],
        };
        let ([imp_a, imp_b], [vp_a, vp_b]) = (both(tie.imp), both(tie.vp));
        let (a, b) = (name(view, tie.a), name(view, tie.b));
        let by_director = if tie.awarded { "yes" } else { "no" };
        csv.row([&round, &tie.number, &a, &b, &imp_a, &imp_b, &vp_a, &vp_b, &by_director]);
    }
    csv.into_text()
}

/// Returns the acts of the director: when, what and why.
fn acts(view: &TeamEventView) -> Vec<String> {
    let deed = |deed: &TeamEventDeed| match deed {
        TeamEventDeed::Awarded { tie, vp: (a, b) } => {
            format!("Match {tie} was decided, {a} : {b} victory points")
        }
        TeamEventDeed::Replayed { tie } => format!("Match {tie} is played again"),
        TeamEventDeed::Cancelled => "The event was called off".to_owned(),
    };
    let line = |note: &TeamEventNote| {
        format!("{}: {}. Reason: {}", day_and_time(note.at), deed(&note.deed), note.reason)
    };
    view.notes.iter().map(line).collect()
}

fn html(view: &TeamEventView, more: &[String]) -> String {
    let (headings, rows) = rows(view);
    let places = view.standings.len();
    // The columns of the teams have the places of the rows as headings. On a phone each cell says whom it is against.
    let label = |column: usize| match column.checked_sub(2).and_then(|other| view.standings.get(other)) {
        Some(other) => format!("VP against \u{2068}{}\u{2069}", name(view, other.team)),
        None if column == 2 + places => "Victory points".to_owned(),
        None => "IMP difference".to_owned(),
    };
    let cell = |(column, cell): (usize, &String)| match (column, cell.as_str()) {
        (0, cell) => format!("<td class=\"n\" data-label=\"Place\">{}</td>", escaped(cell)),
        (1, cell) => format!("<th scope=\"row\"><bdi>{}</bdi></th>", escaped(cell)),
        (_, "") => "<td></td>".to_owned(),
        (_, "x") => "<td class=\"self\">×</td>".to_owned(),
        (column, cell) => format!("<td data-label=\"{}\">{}</td>", escaped(&label(column)), escaped(cell)),
    };
    let row =
        |row: &Vec<String>| format!("<tr>{}</tr>\n", row.iter().enumerate().map(cell).collect::<String>());
    let rows: String = rows.iter().map(row).collect();
    let head: String = headings
        .iter()
        .map(|heading| match heading.as_str() {
            "place" => "<th>Place</th>".to_owned(),
            "team" => "<th>Team</th>".to_owned(),
            heading => format!("<th>{heading}</th>"),
        })
        .collect();
    let people: Vec<String> = view.individuals.iter().map(|sum| player(view, sum)).collect();
    let section = |title: &str, lines: &[String]| match lines {
        [] => String::new(),
        lines => format!("<h2>{title}</h2>\n{}", list(lines)),
    };
    let director = match view.card.director.as_str() {
        "" => String::new(),
        name => format!("<p>The director is <bdi>{}</bdi>.</p>\n", escaped(name)),
    };
    let body = format!(
        "{director}<table><thead><tr>{head}</tr></thead><tbody>\n{rows}</tbody></table>\n\
         <p>Each cell has the victory points (VP) of the team on the left against the team with the place above.</p>\n\
         {}{}{}",
        section("Matches", &results(view)),
        section("Players", &people),
        section("From the director", &[acts(view), more.to_vec()].concat()),
    );
    page(&view.card.name, &body)
}

fn pdf(view: &TeamEventView, more: &[String]) -> Vec<u8> {
    let (headings, rows) = rows(view);
    let mut widths = vec![7, 24];
    widths.extend(std::iter::repeat_n(9, view.standings.len()));
    widths.extend([7, 8]);
    let mut foot = results(view);
    foot.extend(view.individuals.iter().map(|sum| player(view, sum)));
    foot.extend(acts(view));
    foot.extend_from_slice(more);
    let sheet = TableSheet {
        title: view.card.name.clone(),
        under_title: vec![format!("Director: {}", view.card.director)],
        widths,
        headings,
        rows,
        foot,
    };
    sheet.to_pdf(Paper::A4, crate::fonts::fallback())
}
