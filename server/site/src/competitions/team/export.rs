//! The protocol of a team match as a file: for other programs, archives and print.

use std::{cmp::Ordering, fmt::Display};

use report::escaped;
use sheets::{Paper, TableSheet};
use store::{account::Account, id::TeamMatchId};
use texts::{Language, Text, comparatives, protocols, team_matches};
use wire::{
    DuplicateEnd, DuplicateRoom, DuplicateTeam, TeamDeed, TeamLine, TeamMatchPhase, TeamMatchView, TeamNote,
};

use crate::{
    competitions::{
        log_lines::{in_protocol, with_reason},
        parts::TeamMatches,
    },
    csv::Csv,
    error::AppError,
    html::{list, page},
};

/// The column headings for programs.
const HEADINGS: [&str; 11] =
    ["board", "room", "white", "black", "opening", "cube", "left", "result", "smp", "imp_a", "imp_b"];
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
    Html(Language),
    /// A printable document.
    Pdf(Language),
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
        let loaded = self.team_match(id).await?;
        let more = |language| in_protocol(&*loaded, viewer, language);
        Ok(match file {
            ProtocolFile::Json => {
                serde_json::to_vec_pretty(&view).expect("a view has no maps and no infinite numbers")
            }
            ProtocolFile::Csv => csv(&view).into_bytes(),
            ProtocolFile::Html(language) => html(&view, &more(language), language).into_bytes(),
            ProtocolFile::Pdf(language) => {
                sheet(&view, &more(language), language).to_pdf(Paper::A4, self.node.font.as_ref())
            }
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

/// Returns the name of a room in messages.
fn name_of(room: DuplicateRoom) -> &'static str {
    match room {
        DuplicateRoom::Open => "open",
        DuplicateRoom::Closed => "closed",
    }
}

/// Returns the cells of one game, as in published protocols. Without a language they are those for programs.
fn row(line: &TeamLine, language: Option<Language>) -> [String; 11] {
    let (mut white, mut black) = line.players.clone().unwrap_or_default();
    let (first, second) = match line.room {
        DuplicateRoom::Open => (DuplicateTeam::A, DuplicateTeam::B),
        DuplicateRoom::Closed => (DuplicateTeam::B, DuplicateTeam::A),
    };
    (white, black) = (all_at_seat(line, first, &white), all_at_seat(line, second, &black));
    let word = |name: &str, text: Text| language.map_or_else(|| name.to_owned(), |one| text.in_language(one));
    let room = name_of(line.room);
    let opening = line.opening.map(|(white, black)| format!("{white}:{black}")).unwrap_or_default();
    let mut cells = [
        line.board.to_string(),
        word(room, protocols::room(room)),
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
    let sentence = |text: Text| text.in_language(language.unwrap_or(Language::ENGLISH));
    cells[5] = match (result.proposed, result.end, result.cube) {
        (Some(offer), Some(DuplicateEnd::Pass), _) => {
            sentence(protocols::cube::passed_by(offer.cube, by(offer.by)))
        }
        (_, Some(DuplicateEnd::Pass), Some(cube)) => {
            sentence(protocols::cube::passed(cube.saturating_mul(2)))
        }
        (_, _, Some(1)) => "-".to_owned(),
        (Some(offer), _, Some(cube)) => sentence(protocols::cube::turned_by(cube, by(offer.by))),
        (_, _, cube) => cube.map(|cube| cube.to_string()).unwrap_or_default(),
    };
    cells[6] = result.checkers_left.map(|left| left.to_string()).unwrap_or_default();
    let end = result.end.map(|end| match end {
        DuplicateEnd::Pass => word("pass", team_matches::end::pass()),
        DuplicateEnd::Single => word("single", team_matches::end::single()),
        DuplicateEnd::Gammon => word("gammon", team_matches::end::gammon()),
        DuplicateEnd::Backgammon => word("backgammon", team_matches::end::backgammon()),
    });
    cells[7] =
        if result.assigned { word("assigned", team_matches::assigned()) } else { end.unwrap_or_default() };
    cells[8] = result.smp.map(|smp| smp.to_string()).unwrap_or_default();
    let column = if result.winner == DuplicateTeam::A { 9 } else { 10 };
    cells[column] = result.imp.to_string();
    cells
}

/// Returns the totals in a sentence.
fn sums(view: &TeamMatchView, named: impl Fn(&str) -> String, language: Language) -> String {
    let (a, b) = (named(&view.card.teams.0), named(&view.card.teams.1));
    let (imp_a, imp_b) = view.card.imp;
    let imp = protocols::imp(&a, imp_a, &b, imp_b, view.difference).in_language(language);
    let Some((vp_a, vp_b)) = view.card.vp else { return imp };
    let end = match vp_a.cmp(&vp_b) {
        Ordering::Greater => protocols::won(a, vp_a, vp_b),
        Ordering::Less => protocols::won(b, vp_b, vp_a),
        Ordering::Equal => protocols::drawn(vp_a),
    };
    format!("{} {imp}", end.in_language(language))
}

/// Returns the acts of the director: when, what and why.
fn acts(view: &TeamMatchView, language: Language) -> Vec<String> {
    let line = |note: &TeamNote| {
        let deed = deed(view, &note.deed).in_language(language);
        with_reason(&protocols::act(note.at.0, deed), Some(note.reason.to_string()), language)
    };
    view.notes.iter().map(line).collect()
}

fn deed(view: &TeamMatchView, deed: &TeamDeed) -> Text {
    use team_matches::deed as deeds;
    match deed {
        TeamDeed::Assigned { board, room } => deeds::assigned(*board, name_of(*room)),
        TeamDeed::BoardCancelled { board, set, .. } => deeds::board_cancelled(*board, *set),
        TeamDeed::Held { room } => deeds::held(name_of(*room)),
        TeamDeed::Released { room } => deeds::released(name_of(*room)),
        TeamDeed::Substituted { room, before, player, board, .. } => {
            deeds::substituted(player, before, name_of(*room), *board)
        }
        TeamDeed::WalkedOver { to } => {
            let (a, b) = &view.card.teams;
            deeds::walked_over(if *to == DuplicateTeam::A { a } else { b })
        }
        TeamDeed::TeamChanged { team } => {
            let (a, b) = &view.card.teams;
            deeds::team_changed(if *team == DuplicateTeam::A { a } else { b })
        }
        TeamDeed::TwoPeople { players: (one, other) } => deeds::two_people(one, other),
        TeamDeed::Cancelled => deeds::cancelled(),
    }
}

fn csv(view: &TeamMatchView) -> String {
    let mut csv = Csv::new(HEADINGS);
    for line in &view.lines {
        csv.row(row(line, None).each_ref().map(|cell| cell as &dyn Display));
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

fn html(view: &TeamMatchView, more: &[String], language: Language) -> String {
    let shown = |text: Text| escaped(&text.in_language(language));
    let [a, b] = [&view.card.teams.0, &view.card.teams.1];
    let director = match view.card.director.as_str() {
        "" => String::new(),
        name => format!("<p>{}</p>\n", shown(team_matches::directed_by(isolated(name)))),
    };
    let rows: String = view.lines.iter().map(|line| html_row(view, line, language)).collect();
    let mut notes = acts(view, language);
    notes.extend_from_slice(more);
    let notes = if notes.is_empty() {
        String::new()
    } else {
        format!("<h2>{}</h2>\n{}", shown(team_matches::notes()), list(&notes))
    };
    let [board, players, smp, imp] = [
        team_matches::columns::board(),
        team_matches::columns::players(),
        team_matches::columns::smp(),
        team_matches::columns::imp(),
    ]
    .map(shown);
    let body = format!(
        "<p>{}</p>\n{director}\
         <p class=\"result\">{}</p>\n\
         <table><thead><tr><th>{board}</th><th>{players}</th><th>{}</th><th>{smp}</th>\
         <th>{imp} <bdi>{}</bdi></th><th>{imp} <bdi>{}</bdi></th></tr></thead><tbody>\n{rows}</tbody></table>\n\
         <p>{}</p>\n{notes}",
        shown(protocols::teams(isolated(a), isolated(b))),
        escaped(&sums(view, isolated, language)),
        shown(protocols::game()),
        escaped(a),
        escaped(b),
        shown(protocols::explained()),
    );
    page(&view.card.name, &body, language)
}

/// Returns a name that keeps its direction within a sentence.
fn isolated(name: &str) -> String {
    format!("\u{2068}{name}\u{2069}")
}

fn html_row(view: &TeamMatchView, line: &TeamLine, language: Language) -> String {
    let shown = |text: Text| escaped(&text.in_language(language));
    let [_, _, white, black, _, _, _, _, smp, imp_a, imp_b] = row(line, Some(language));
    let players = match white.as_str() {
        "" => String::new(),
        _ => format!("<bdi>{}</bdi> – <bdi>{}</bdi>", escaped(&white), escaped(&black)),
    };
    let players = match players.as_str() {
        "" => "<td></td>".to_owned(),
        text => {
            format!("<td data-label=\"{}\">{text}</td>", shown(team_matches::columns::players()))
        }
    };
    let imp_for = |team: &String| protocols::imp_for(isolated(team));
    let labels = [team_matches::columns::smp(), imp_for(&view.card.teams.0), imp_for(&view.card.teams.1)];
    // An empty cell is left out on a phone.
    let points: String = labels
        .into_iter()
        .zip([smp, imp_a, imp_b])
        .map(|(label, cell)| match cell.as_str() {
            "" => "<td class=\"n\"></td>".to_owned(),
            cell => format!("<td class=\"n\" data-label=\"{}\">{}</td>", shown(label), escaped(cell)),
        })
        .collect();
    format!(
        "<tr><th scope=\"row\">{}</th>{players}<td>{}</td>{points}</tr>\n",
        shown(protocols::place(line.board.to_string(), name_of(line.room))),
        escaped(&game(view, line, language)),
    )
}

/// Returns what happened in a game, in sentences.
fn game(view: &TeamMatchView, line: &TeamLine, language: Language) -> String {
    let Some(result) = &line.result else {
        let is_off = view.card.phase == TeamMatchPhase::Cancelled;
        let text = if is_off { protocols::unfinished() } else { protocols::no_result() };
        return text.in_language(language);
    };
    let (a, b) = (isolated(&view.card.teams.0), isolated(&view.card.teams.1));
    let (winner, loser) = if result.winner == DuplicateTeam::A { (a, b) } else { (b, a) };
    let cube = result.cube.unwrap_or(1);
    if result.assigned {
        let was_played = !matches!((result.end, result.cube), (None, _) | (Some(DuplicateEnd::Pass), None));
        let text = if was_played { protocols::given_instead(winner) } else { protocols::given(winner) };
        return text.in_language(language);
    }
    let played = match (result.end, result.cube) {
        (Some(DuplicateEnd::Pass), Some(cube)) => {
            let offered = result.proposed.map_or(cube.saturating_mul(2), |offer| offer.cube);
            protocols::played::pass(winner, offered, loser)
        }
        (Some(DuplicateEnd::Gammon), _) => protocols::played::gammon(winner, cube),
        (Some(DuplicateEnd::Backgammon), _) => protocols::played::backgammon(winner, cube),
        (Some(DuplicateEnd::Single), _) => match result.checkers_left {
            Some(left) => protocols::played::single_left(winner, left, loser, cube),
            None => protocols::played::single(winner, cube),
        },
        (Some(DuplicateEnd::Pass), None) | (None, _) => {
            return protocols::played::unknown(winner).in_language(language);
        }
    };
    let opening = line.opening.map(|(white, black)| protocols::opening(white, black));
    let sentences = opening.into_iter().chain([played]).map(|text| text.in_language(language));
    sentences.collect::<Vec<_>>().join(" ")
}

fn sheet(view: &TeamMatchView, more: &[String], language: Language) -> TableSheet {
    use team_matches::columns;
    let shown = |text: Text| text.in_language(language);
    let mut foot = vec![sums(view, str::to_owned, language)];
    foot.extend(acts(view, language));
    foot.extend_from_slice(more);
    let imp = |team: &str| format!("{} {team}", shown(columns::imp()));
    TableSheet {
        title: view.card.name.clone(),
        under_title: vec![
            format!("A: {}", view.card.teams.0),
            format!("B: {}", view.card.teams.1),
            shown(team_matches::directed_by(&view.card.director)),
        ],
        widths: WIDTHS.to_vec(),
        headings: vec![
            shown(columns::board()),
            shown(columns::room()),
            shown(comparatives::side::white()),
            shown(comparatives::side::black()),
            shown(columns::opening()),
            shown(columns::cube()),
            shown(columns::left()),
            shown(columns::result()),
            shown(columns::smp()),
            imp("A"),
            imp("B"),
        ],
        rows: view.lines.iter().map(|line| row(line, Some(language)).to_vec()).collect(),
        foot,
    }
}
