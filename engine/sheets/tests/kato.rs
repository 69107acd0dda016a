//! Record sheets are drawn.
#![expect(clippy::unwrap_used, reason = "a test panics on anything unexpected, and prints why")]

use std::path::Path;

use records::kato::KatoArrow;
use records::{KatoSheet, Transcript};
use sheets::{DrawSheet, Paper};

/// A game with known turns: an opening, a hit, a checker that uses both dice, a dance, a double.
const GAME: &str = " 5 point match\n\n Game 1\n Anna & Co : 0                 Bert <b>: 0\n  \
    1) 31: 8/5 6/5                 52: 13/8 24/22\n  \
    2) 64: 24/18 18/14             55: 8/3 8/3 6/1 6/1\n  \
    3)  Doubles => 2                Takes\n  \
    4) 11:                         \n";

fn known() -> KatoSheet {
    KatoSheet::of_transcript(&Transcript::from_mat(GAME).unwrap())
}

#[test]
fn names_are_escaped_in_a_drawing_and_a_document_has_its_pages() {
    let sheet = known();
    let svg = sheet.page_svg(0, 0, Paper::A4).unwrap();
    assert!(svg.contains("Anna &amp; Co") && svg.contains("Bert &lt;b&gt;"), "{svg}");
    assert!(svg.contains("Match to 5, game 1, 0–0"), "{svg}");
    assert_eq!(sheet.page_svg(0, 1, Paper::A4), None);
    assert_eq!(sheet.page_svg(1, 0, Paper::A4), None);
    let pdf = sheet.to_pdf(Paper::Letter, None);
    assert!(pdf.starts_with(b"%PDF-1.4") && pdf.ends_with(b"%%EOF\n"));
    let text = String::from_utf8_lossy(&pdf);
    assert!(text.contains("/Count 1") && text.contains("/MediaBox[0 0 612.00 792.00]"), "{text}");
    // Every object is at the offset of the table.
    let table = text.rsplit("startxref\n").next().unwrap().lines().next().unwrap();
    let at: usize = table.parse().unwrap();
    assert!(pdf[at..].starts_with(b"xref\n"));
    let entries = String::from_utf8_lossy(&pdf[at..]).into_owned();
    for (number, entry) in (1..).zip(entries.lines().skip(3).take_while(|line| line.ends_with("n "))) {
        let place: usize = entry[..10].parse().unwrap();
        assert!(pdf[place..].starts_with(format!("{number} 0 obj").as_bytes()));
    }
    // Every page is a drawing of the size of the paper, with both names.
    let mut long = sheet.clone();
    let turns = long.games[0].turns.clone();
    (0..4).for_each(|_| long.games[0].turns.extend(turns.clone()));
    let pages = long.to_svgs(Paper::A4);
    assert_eq!(pages.len(), 4);
    for (number, page) in (1..).zip(&pages) {
        assert!(page.contains("width=\"210.00mm\" height=\"297.00mm\""), "{page}");
        assert!(page.contains("Anna &amp; Co") && page.contains(&format!(">{number} / 4<")), "{page}");
    }
}

#[test]
fn the_game_of_a_match_to_one_point_is_not_called_a_crawford_game() {
    let mut sheet = known();
    sheet.games[0].crawford = true;
    for (length, title) in
        [(1, "Match to 1, game 1, 0–0</text>"), (5, "Match to 5, game 1, 0–0, Crawford</text>")]
    {
        sheet.length = Some(length);
        let svg = sheet.page_svg(0, 0, Paper::A4).unwrap();
        assert!(svg.contains(title), "{svg}");
    }
}

/// Returns the text of a PDF as `pdftotext` of poppler reads it.
fn copied(pdf: &[u8]) -> String {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("copied.pdf");
    std::fs::write(&file, pdf).unwrap();
    let output = std::process::Command::new("pdftotext").arg(&file).arg("-").output();
    String::from_utf8(output.expect("pdftotext is installed (ops/dev/packages.sh)").stdout).unwrap()
}

#[test]
fn names_of_every_alphabet_are_copied_in_the_order_of_reading() {
    let sheet = known();
    // Where both directions meet, a reader does not know which one the line has, so words are looked for there.
    for (white, black, found) in [
        ("דנה כהן", "Дмитро", ["דנה כהן", "Дмитро"]),
        ("محمد علي", "سلام", ["محمد علي", "سلام"]),
        ("李 Li", "דנה Dana", ["李 Li", "דנה"]),
    ] {
        let named = KatoSheet { white: white.to_owned(), black: black.to_owned(), ..sheet.clone() };
        let text = copied(&named.to_pdf(Paper::A4, None));
        // Readers may put marks of direction around the words.
        let plain: String = text.chars().filter(|one| !('\u{202a}'..='\u{202e}').contains(one)).collect();
        assert!(found.iter().all(|words| plain.contains(words)), "{white}, {black}: {plain}");
    }
}

#[test]
fn numbers_on_points_that_no_board_has_are_not_drawn() {
    let sheet = known();
    for (turn, point, is_drawn) in
        [(0, 24, true), (1, 24, true), (0, 25, false), (1, 26, false), (1, 255, false)]
    {
        let mut odd = sheet.clone();
        odd.games[0].turns[turn].landed[0].point = point;
        let [marks, of_odd] = [&sheet, &odd].map(|one| {
            let svg = one.page_svg(0, 0, Paper::A4).unwrap();
            svg.matches("<text").count()
        });
        assert_eq!(of_odd, if is_drawn { marks } else { marks - 1 }, "turn {turn}, point {point}");
    }
}

#[test]
fn a_checker_that_moved_illegally_is_an_arrow() {
    let sheet = known();
    let mut wooden = sheet.clone();
    wooden.games[0].turns[2].illegal.push(KatoArrow { from: 24, to: 3 });
    assert_ne!(wooden.page_svg(0, 0, Paper::A4), sheet.page_svg(0, 0, Paper::A4));
}
