//! The crosstable of an event as a file: for other programs, archives and print.

use report::escaped;
use sheets::{Paper, TableSheet};
use store::{account::Account, id::TeamEventId};
use texts::{Language, Text, protocols, team_events, team_matches};
use wire::{EventTie, TeamEventDeed, TeamEventNote, TeamEventView};

use crate::{
    competitions::{
        log_lines::{in_protocol, with_reason},
        parts::TeamEvents,
    },
    csv::Csv,
    error::AppError,
    html::{list, page},
};

/// A file format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CrosstableFile {
    /// The view, as the API returns it.
    Json,
    /// One line for each match.
    Csv,
    /// A standalone page.
    Html(Language),
    /// A printable document.
    Pdf(Language),
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
        let loaded = self.team_event(id).await?;
        let more = |language| in_protocol(&*loaded, viewer, language);
        Ok(match file {
            CrosstableFile::Json => {
                serde_json::to_vec_pretty(&view).expect("a view has no maps and no infinite numbers")
            }
            CrosstableFile::Csv => csv(&view).into_bytes(),
            CrosstableFile::Html(language) => html(&view, &more(language), language).into_bytes(),
            CrosstableFile::Pdf(language) => {
                sheet(&view, &more(language), language).to_pdf(Paper::A4, self.node.font.as_ref())
            }
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
fn rows(view: &TeamEventView, language: Language) -> (Vec<String>, Vec<Vec<String>>) {
    use team_events::columns;
    let order = &view.standings;
    let shown = |text: Text| text.in_language(language);
    let mut headings = vec![shown(columns::place()), shown(columns::team())];
    headings.extend((1..=order.len()).map(|column| column.to_string()));
    headings.extend([columns::vp(), columns::imp()].map(shown));
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
fn result(view: &TeamEventView, round: &str, tie: &EventTie, language: Language) -> String {
    let teams = format!("{round}: {} - {}", name(view, tie.a), name(view, tie.b));
    match (tie.vp, tie.imp) {
        (Some((a, b)), Some((imp_a, imp_b))) => format!("{teams}, IMP {imp_a} : {imp_b}, VP {a} : {b}"),
        (Some((a, b)), None) => {
            format!("{teams}, VP {a} : {b}, {}", team_events::awarded().in_language(language))
        }
        (None, _) => teams,
    }
}

/// Returns the results of all matches, and of the individual players, as text.
fn results(view: &TeamEventView, language: Language) -> Vec<String> {
    let shown = |text: Text| text.in_language(language);
    let mut lines = Vec::new();
    for round in &view.rounds {
        let number = shown(team_events::round(round.number));
        lines.extend(round.ties.iter().map(|tie| result(view, &number, tie, language)));
        let bye = round.bye.map(|team| shown(team_events::rests(name(view, team))));
        lines.extend(bye.map(|bye| format!("{number}: {bye}")));
    }
    let last = shown(protocols::final_match());
    lines.extend(view.final_tie.iter().map(|tie| result(view, &last, tie, language)));
    lines.extend(view.card.winner.iter().map(|winner| shown(team_events::winner(winner))));
    lines
}

fn player(view: &TeamEventView, sum: &wire::EventIndividual, language: Language) -> String {
    let difference = i64::from(sum.imp_won) - i64::from(sum.imp_lost);
    let team = name(view, sum.team);
    protocols::player(&sum.name, team, format!("{difference:+}"), sum.boards).in_language(language)
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

/// Returns the acts of the director: when, what and why. Undos are among the corrections of the log.
fn acts(view: &TeamEventView, language: Language) -> Vec<String> {
    use team_events::deed as deeds;
    let deed = |deed: &TeamEventDeed| match deed {
        TeamEventDeed::Awarded { tie, vp: (a, b) } => Some(deeds::awarded(*tie, *a, *b)),
        TeamEventDeed::Replayed { tie } => Some(deeds::replayed(*tie)),
        TeamEventDeed::TeamChanged { team } => Some(deeds::team_changed(team)),
        TeamEventDeed::DrawUndone => None,
        TeamEventDeed::Cancelled => Some(deeds::cancelled()),
    };
    let line = |note: &TeamEventNote| {
        let deed = deed(&note.deed)?.in_language(language);
        Some(with_reason(&protocols::act(note.at.0, deed), Some(note.reason.to_string()), language))
    };
    view.notes.iter().filter_map(line).collect()
}

fn html(view: &TeamEventView, more: &[String], language: Language) -> String {
    let shown = |text: Text| escaped(&text.in_language(language));
    let (headings, rows) = rows(view, language);
    let places = view.standings.len();
    // The columns of the teams have the places of the rows as headings. On a phone each cell says whom it is against.
    let label = |column: usize| match column.checked_sub(2).and_then(|other| view.standings.get(other)) {
        Some(other) => shown(protocols::against(format!("\u{2068}{}\u{2069}", name(view, other.team)))),
        None if column == 2 + places => shown(team_matches::vp()),
        None => shown(protocols::imp_difference()),
    };
    let place = shown(team_events::columns::place());
    let cell = |(column, cell): (usize, &String)| match (column, cell.as_str()) {
        (0, cell) => format!("<td class=\"n\" data-label=\"{place}\">{}</td>", escaped(cell)),
        (1, cell) => format!("<th scope=\"row\"><bdi>{}</bdi></th>", escaped(cell)),
        (_, "") => "<td></td>".to_owned(),
        (_, "x") => "<td class=\"self\">×</td>".to_owned(),
        (column, cell) => format!("<td data-label=\"{}\">{}</td>", label(column), escaped(cell)),
    };
    let row =
        |row: &Vec<String>| format!("<tr>{}</tr>\n", row.iter().enumerate().map(cell).collect::<String>());
    let rows: String = rows.iter().map(row).collect();
    let head: String = headings.iter().map(|heading| format!("<th>{}</th>", escaped(heading))).collect();
    let people: Vec<String> = view.individuals.iter().map(|sum| player(view, sum, language)).collect();
    let section = |title: Text, lines: &[String]| match lines {
        [] => String::new(),
        lines => format!("<h2>{}</h2>\n{}", shown(title), list(lines)),
    };
    let director = match view.card.director.as_str() {
        "" => String::new(),
        name => {
            let name = format!("\u{2068}{name}\u{2069}");
            format!("<p>{}</p>\n", shown(team_matches::directed_by(name)))
        }
    };
    let body = format!(
        "{director}<table><thead><tr>{head}</tr></thead><tbody>\n{rows}</tbody></table>\n\
         <p>{}</p>\n{}{}{}",
        shown(protocols::cells()),
        section(team_events::schedule(), &results(view, language)),
        section(team_events::individuals(), &people),
        section(team_matches::notes(), &[acts(view, language), more.to_vec()].concat()),
    );
    page(&view.card.name, &body, language)
}

fn sheet(view: &TeamEventView, more: &[String], language: Language) -> TableSheet {
    let (headings, rows) = rows(view, language);
    let mut widths = vec![7, 24];
    widths.extend(std::iter::repeat_n(9, view.standings.len()));
    widths.extend([7, 8]);
    let mut foot = results(view, language);
    foot.extend(view.individuals.iter().map(|sum| player(view, sum, language)));
    foot.extend(acts(view, language));
    foot.extend_from_slice(more);
    TableSheet {
        title: view.card.name.clone(),
        under_title: vec![team_matches::directed_by(&view.card.director).in_language(language)],
        widths,
        headings,
        rows,
        foot,
    }
}
