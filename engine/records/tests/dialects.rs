//! Files in the dialects of other programs and people, one small file for each peculiarity. All were made up here.

use play::{CubeAction, GameAction, GameEnding};
use records::{FileFormat, Import, MatchRecord, NotAMatch, NoteKind, Reading, Transcript, mat::IllegalRow};
use rules::{CubeValue, Side};

fn read(text: &str) -> Import {
    Import::read(text.as_bytes(), Reading::Tolerant).unwrap_or_else(|error| panic!("{error} in\n{text}"))
}

fn notes(import: &Import) -> Vec<String> {
    import.notes.iter().map(ToString::to_string).collect()
}

/// Returns a match to 5 points with these rows in its only game.
fn game(rows: &str) -> String {
    format!(" 5 point match\n\n Game 1\n Anna : 0                       Bob : 0\n{rows}")
}

#[test]
fn headers_are_kept_and_obeyed_and_go_from_format_to_format() {
    let text = "; [Site \"Lviv\"]\n; [Event \"Club night\"]\n; [Round \"2\"]\n; [Player 1 \"Anna\"]\n\
        ; [Player 1 Elo \"1700/12\"]\n; [Player 2 Elo \"1650/9\"]\n; [EventDate \"2024.08.05\"]\n\
        ; [EventTime \"20.17\"]\n; [Variation \"Backgammon\"]\n; [Crawford \"Off\"]\n; [Transcriber \"Tess\"]\n\
        ; [ClockType \"Live\"]\n; rain all day\n\n3 point match\n\n Game 1\n\
        Anna : 0                       Bob : 0\n  1) 31: 8/5 6/5                 64: 24/14\n\
        ; behind two plays\n  2)  Doubles => 2                 Drops\n      Wins 1 point\n\n Game 2\n\
        Anna : 1                       Bob : 0\n  1) 31: 8/5 6/5                  Doubles => 2\n";
    let import = read(text);
    assert_eq!((import.format, notes(&import)), (FileFormat::Mat, Vec::new()));
    let Transcript { about, crawford, games, .. } = &import.transcript;
    let said = [&about.place, &about.event, &about.round, &about.date, &about.time, &about.annotator];
    assert_eq!(said, ["Lviv", "Club night", "2", "2024-08-05", "20.17", "Tess"]);
    assert_eq!(
        [&about.white_rating, &about.black_rating, &about.comment],
        ["1700/12", "1650/9", "rain all day"]
    );
    let other = [("Variation", "Backgammon"), ("ClockType", "Live")];
    assert_eq!(about.other, other.map(|(name, value)| (name.to_owned(), value.to_owned())));
    assert!(!crawford && games.iter().all(|game| !game.crawford));
    assert_eq!((games[0].comments[0].after, games[0].comments[0].text.as_str()), (2, "behind two plays"));

    let again = read(&import.transcript.to_mat().unwrap());
    assert_eq!(again.transcript, import.transcript);
    let mut through_sgf = read(&import.transcript.to_sgf().unwrap()).transcript;
    // SGF has no field for a time of day or for other headers.
    through_sgf.about.time = about.time.clone();
    through_sgf.about.other = about.other.clone();
    assert_eq!(through_sgf, import.transcript);
    let record = import.to_record("m").unwrap();
    let back = MatchRecord::from_json(&record.to_json()).unwrap().to_transcript().unwrap();
    assert_eq!((&back.about, &back.games[0].comments), (about, &games[0].comments));
}

#[test]
fn ratings_belong_to_names_and_not_to_columns() {
    // eXtreme Gammon lists its second player in the left column.
    let text =
        "; [Player 1 \"Bob\"]\n; [Player 2 \"Anna\"]\n; [Player 1 Elo \"1500\"]\n; [Player 2 Elo \"1800\"]\n";
    let import = read(&(text.to_owned() + &game("  1) 31: 8/5 6/5\n")));
    let about = &import.transcript.about;
    assert_eq!((about.white_rating.as_str(), about.black_rating.as_str()), ("1800", "1500"));
    // GridGammon writes ratings after the names.
    let text =
        game("  1) 31: 8/5 6/5\n").replace("Anna : 0 ", "Anna,1770 : 0 ").replace("Bob :", "Bob,1499.5 :");
    let import = read(&text);
    let about = &import.transcript.about;
    assert_eq!((about.white_rating.as_str(), about.black_rating.as_str()), ("1770", "1499.5"));
    assert_eq!(import.transcript.players.white, "Anna");
}

#[test]
fn losses_and_capped_points_are_read_without_a_note() {
    let doubled =
        "  1) 31: 8/5 6/5                  Doubles => 2\n  2)  Takes                       Doubles => 4\n";
    let rows = doubled.replace("                       Doubles => 4", "                      64: 24/14");
    let rows =
        rows + "  3)  Doubles => 4                Takes\n  4) 31: 24/20                    Doubles => 8\n";
    // A pass of a cube at 4 in a match to 3, where the file credits the winner with 3 points.
    let text = (game(&rows)
        + "  5)  Drops                       Losses 3 point\n      Wins 3 point and the match\n")
        .replace("5 point match", "3 point match");
    let strict = Import::read(text.as_bytes(), Reading::Strict);
    assert!(strict.is_err(), "White passed and is said to have won");
    let text = text
        .replace("      Wins 3", "                                  Wins 3")
        .replace("                       Losses 3 point", "");
    let import = Import::read(text.as_bytes(), Reading::Strict).unwrap();
    let end = import.transcript.games[0].end.unwrap();
    assert_eq!((end.winner, end.points, end.how), (Side::Black, 4, GameEnding::Passed));
    // A loss without a win is enough, and a loss and a win may be on the same row.
    for rows in [
        "  1) 31: 8/5 6/5                 64: 24/14\n  2)  Losses 1 point\n",
        "  1) 31: 8/5 6/5                 64: 24/14\n  2)  Losses 1 point                  Wins 1 point\n",
        "  1) 31: 8/5 6/5                 64: 24/14\n  2)  Resigns 1 point\n",
    ] {
        let import = read(&game(rows));
        assert!(import.notes.is_empty());
        let end = import.transcript.games[0].end.unwrap();
        assert_eq!((end.winner, end.points, end.how), (Side::Black, 1, GameEnding::Resigned), "{rows}");
    }
}

#[test]
fn points_of_the_last_game_are_capped_and_a_match_can_be_given_up() {
    let doubled =
        "  1) 31: 8/5 6/5                  Doubles => 2\n  2)  Takes                      64: 24/14\n";
    let plain = "  1) 31: 8/5 6/5                 64: 24/14\n";
    // Each case: the match length, White's points before the game, the rows of the game, the points that the file
    // states, and the points that the reader counts.
    for (length, score, rows, stated, points) in [
        // A resigned gammon with the cube at 2 counts 4, of which the winner needed 3.
        (3, 0, doubled, "3 point and the match", 4),
        (5, 2, doubled, "3 point and the match", 4),
        (7, 2, doubled, "5 point and the match", 6),
        (5, 0, doubled, "2 points", 2),
        // The cap is the length of the match, although the winner needed less.
        (5, 3, doubled, "5 points and the match", 6),
        // The match was given up after one roll.
        (5, 0, plain, "5 point and the match", 5),
        (5, 1, plain, "4 point and the match", 4),
    ] {
        let wins = format!("      Wins {stated}\n");
        let text = game(&(rows.to_owned() + &wins))
            .replace("5 point match", &format!("{length} point match"))
            .replace("Anna : 0", &format!("Anna : {score}"));
        let import = Import::read(text.as_bytes(), Reading::Tolerant).unwrap();
        let end = import.transcript.games[0].end.unwrap();
        assert_eq!((end.winner, end.points, end.how), (Side::White, points, GameEnding::Resigned), "{text}");
        let about_the_game = import.notes.iter().filter(|note| note.row.contains("Wins"));
        assert_eq!(about_the_game.count(), 0, "{:?}\n{text}", import.notes);
    }
}

#[test]
fn a_single_game_of_galaxy_keeps_its_header_and_is_said_to_be_one() {
    let file = |ratings: [&str; 2], points: &str| {
        format!(
            "; [Site \"BackgammonGalaxy\"]\n; [Player 1 \"Anna\"]\n; [Player 2 \"Bob\"]\n\
             ; [Player 1 Elo \"{}\"]\n; [Player 2 Elo \"{}\"]\n; [Crawford \"On\"]\n\n{}",
            ratings[0],
            ratings[1],
            game(&format!("  1) 31: 8/5 6/5                 64: 24/14\n      Wins {points}\n"))
                .replace("5 point match", "16 point match")
        )
    };
    let said = "a single game for at most 16 points, which Backgammon Galaxy writes as a match to 16";
    for (ratings, points, is_single) in [
        (["2,00/0", "0,00/0"], "2 point", true),
        (["1,00/0", "0,00/0"], "1 point", true),
        // A whole match to 16 points, won in one game.
        (["16,00/0", "0,00/0"], "16 point and the match", false),
        (["1643,32/1300", "1702,12/90"], "2 point", false),
        (["0,00/0", "2,00/0"], "2 point", false),
    ] {
        let import = read(&file(ratings, points));
        assert_eq!(import.transcript.length.unwrap().points(), 16);
        assert!(import.notes.iter().all(|note| !note.kind.is_change()), "{:?}", import.notes);
        assert_eq!(import.notes.iter().any(|note| note.text == said), is_single, "{ratings:?}");
    }
}

#[test]
fn a_play_that_is_not_known_at_the_end_is_a_roll_that_was_not_played() {
    for unknown in ["????", "???", ""] {
        let import =
            read(&game(&format!("  1) 31: 8/5 6/5                 64: {unknown}\n      Wins 1 point\n")));
        let game = &import.transcript.games[0];
        assert!(import.notes.is_empty() && game.unplayed.is_some() && game.end.is_some());
    }
    // In the middle of a game an unknown play moves nothing, and a note says so.
    let import = read(&game("  1) 31: ????                    64: 24/14\n  2) 31: 8/5 6/5\n"));
    assert_eq!(
        notes(&import),
        ["line 5, game 1: changed `64: 24/14`: the roll 31 before this has no play, so no checker is moved"]
    );
    let text = game("  1) 31: Illegal play (5;0;1;Anna;Bob;)  64: 24/14\n  2) 31: 8/5 6/5\n");
    assert_eq!(notes(&read(&text)).len(), 1);
    assert_eq!(read(&text).transcript.games[0].actions.len(), 3);
}

#[test]
fn a_game_is_read_up_to_the_bad_row_and_the_next_games_are_read() {
    let text =
        game("  1) 31: 8/5 6/5                 64: 24/14\n  2) 31: Thunder                 64: 13/3\n");
    let text =
        text + "      Wins 2 points\n\n Game 2\n Anna : 2                       Bob : 0\n  1) 31: 8/5 6/5\n";
    let import = read(&text);
    let [first, second] = import.transcript.games.as_slice() else { panic!("two games") };
    assert_eq!((first.actions.len(), second.actions.len(), first.end), (2, 1, None));
    let cut = first.cut.as_ref().unwrap();
    assert_eq!((cut.line, cut.result), (6, Some((Side::White, 2))));
    assert_eq!((import.notes[0].line, import.notes[0].kind), (6, NoteKind::Skipped));
    // Strict reading returns the error of that line. A record cannot hold a game that was cut, but a transcript can.
    assert!(Import::read(text.as_bytes(), Reading::Strict).unwrap_err().to_string().starts_with("line 6: "));
    assert_eq!(import.to_record("m").unwrap_err().to_string(), "game 1 was not read to its end");
    let (again, source) = Transcript::from_json(&import.transcript.to_json(&import.source())).unwrap();
    assert_eq!((again, source), (import.transcript.clone(), import.source()));
}

#[test]
fn actions_that_the_rules_forbid_are_kept_and_noted() {
    let cases = [
        ("  1) 31: 8/5 7/6                 64: 24/14\n", "line 5, game 1: skipped"),
        ("  1) 31: 8/4 6/5                 64: 24/14\n", "not a legal play of 31; kept as an illegal play"),
        (
            "  1) 31: 8/5 6/5                 64: 24/14\n      Wins 7 points\n",
            "no game counts 7; kept as the file",
        ),
        (
            "  1) 31: 8/5 6/5                 64: 24/14\n  2)  Doubles => 2\n  3) 31: 24/20\n",
            "not answered in the file",
        ),
        (
            "  1) 31: 8/5 6/5                  Doubles => 2\n  2)  Drops                       Wins 1 point\n  3) 31: 24/20\n",
            "the game is over",
        ),
    ];
    for (rows, said) in cases {
        let import = read(&game(rows));
        let told = notes(&import);
        assert!(told.len() == 1 && told[0].contains(said), "{told:?}\n{rows}");
        assert!(Import::read(game(rows).as_bytes(), Reading::Strict).is_err(), "{rows}");
    }
    let import = read(&game(cases[1].0));
    assert!(matches!(
        import.transcript.games[0].actions[0],
        GameAction::IllegalPlay { side: Side::White, .. }
    ));
}

#[test]
fn points_that_do_not_add_up_are_those_of_the_file() {
    let text = game("  1) 31: 8/5 6/5                 64: 24/14\n      Wins 1 point\n")
        + "\n Game 2\n Anna : 3                       Bob : 4\n  1) 31: 8/5 6/5                  Doubles => 2\n";
    let import = read(&text);
    let told = notes(&import);
    assert!(told[0].contains("line 9, game 2: changed `Anna : 3"), "{told:?}");
    assert!(told[1].contains("the Crawford game, so it is not one"), "{told:?}");
    assert_eq!(import.transcript.games[1].score.black, 4);
}

#[test]
fn sessions_with_automatic_doubles_and_jacoby() {
    let session = |rows: &str| game(rows).replace("5 point", "0 point");
    // The cube was at 2 before the double to 4.
    let import = read(&session(
        "  1) 31: 8/5 6/5                  Doubles => 4\n  2)  Drops                       Wins 2 points\n",
    ));
    let game = &import.transcript.games[0];
    assert_eq!((game.cube, game.end.unwrap().points), (CubeValue::new(2).unwrap(), 2));
    assert!(notes(&import)[0].contains("begun with the cube at 2, by automatic doubles"));
    let import = read(&format!("; [Jacoby \"On\"]\n{}", session("  1) 31: 8/5 6/5\n")));
    assert!(import.transcript.jacoby && import.transcript.to_mat().unwrap().contains("; [Jacoby \"On\"]"));
}

#[test]
fn sgf_is_read_as_far_as_it_goes() {
    let head =
        "(;FF[4]GM[6]MI[length:5][game:0][ws:0][bs:0]PW[Anna]PB[Bob]RU[Crawford]GC[good match]DT[2024-08-05]";
    let import = read(&format!("{head}RE[W+2R]\n;W[31hefe]C[a good play]\n;B[64zz]\n;W[31hefe])"));
    let game = &import.transcript.games[0];
    assert_eq!((import.format, game.actions.len()), (FileFormat::Sgf, 1));
    assert_eq!(
        (import.transcript.about.comment.as_str(), import.transcript.about.date.as_str()),
        ("good match", "2024-08-05")
    );
    assert_eq!((game.comments[0].after, game.comments[0].text.as_str()), (1, "a good play"));
    let cut = game.cut.as_ref().unwrap();
    assert_eq!((cut.line, cut.result), (3, Some((Side::White, 2))));
    // A file that breaks off, a resignation as Gibbon writes it, and an automatic double in a separate node.
    assert_eq!(read(&format!("{head}\n;W[31hefe]\n;B[64")).transcript.games[0].actions.len(), 1);
    let resigned = read(&format!("{head}RE[W+1]\n;W[31hefe]\n;B[resign:1]\n;W[accept])"));
    assert_eq!(resigned.transcript.games[0].end.unwrap().how, GameEnding::Resigned);
    assert!(resigned.notes.is_empty());
    let text = format!("{}\n;CV[2]\n;W[31hefe]\n;B[double]\n;W[drop])", head.replace("length:5", "length:0"));
    let doubled = read(&text).transcript.games.remove(0);
    assert_eq!(doubled.cube, CubeValue::new(2).unwrap());
    let value = CubeValue::new(4).unwrap();
    assert_eq!(doubled.actions[1], GameAction::Cube { side: Side::Black, action: CubeAction::Double, value });
}

#[test]
fn a_file_without_a_match_is_refused_in_one_line() {
    let refused = |bytes: &[u8]| Import::read(bytes, Reading::Tolerant).unwrap_err();
    assert_eq!(refused(b""), NotAMatch::Empty);
    assert_eq!(refused(b"\xef\xbb\xbf \n"), NotAMatch::Empty);
    assert_eq!(refused(b"a\nb\0c"), NotAMatch::Binary { line: 2 });
    assert_eq!(refused(&[0; 40]), NotAMatch::Empty);
    for (start, kind) in [
        (&b"\xff\xd8\xff\xe0\0\x10JFIF"[..], "a picture (JPEG)"),
        (b"\x89PNG\r\n\x1a\n\0", "a picture (PNG)"),
        (b"GIF89a\0", "a picture (GIF)"),
        (b"%PDF-1.7\n", "a PDF"),
        (b"PK\x03\x04\0", "a zip archive"),
        (b"Rar!\x1a\0", "a RAR archive"),
        (b"7z\xbc\xaf\0", "a 7z archive"),
        (b"\n<!DOCTYPE html><p>404", "a web page"),
        (b"<html>", "a web page"),
    ] {
        assert_eq!(refused(start), NotAMatch::OtherKind(kind));
    }
    assert_eq!(refused(b"%PDF").to_string(), "this is a PDF, not a match");
    assert!(refused(b"a diary\n").to_string().contains("line 1: expected a length"));
    assert_eq!(refused(b"XGID=-b----E-C---eE---c-e----B-\n X: Anna\n 5 point match\n"), NotAMatch::Position);
    assert_eq!(refused(b" +13-14-15-\n Position-ID: 4HPwATDgc/ABMA\n"), NotAMatch::Position);
    assert_eq!(refused(b"The score (after 0 games) is: Anna 0, Bert 0\n"), NotAMatch::GnuText);
    let page = b"<?xml version=\"1.0\"?>\n<html><body><p>made by GNU Backgammon</p></body></html>\n";
    assert_eq!(refused(page), NotAMatch::GnuText);
    let position = format!("3;0;0;0;1;Anna;Bert;{}\n", "0;".repeat(34));
    assert_eq!(refused(position.as_bytes()), NotAMatch::OtherKind("a position in Snowie's text form"));
    assert!(refused(b"; [Variation \"Nackgammon\"]\n 5 point match\n").to_string().contains("Nackgammon"));
    assert!(refused(b"RGMH").to_string().contains("eXtreme Gammon"));
    // Headers alone are no game, in any format.
    let head = "(;FF[4]GM[6]MI[length:5][game:0][ws:0][bs:0]PW[Anna]PB[Bob]RU[Crawford]";
    for rest in [")", "\n;C[later])", "RE[?])", "\n;PL[W])"] {
        assert_eq!(refused(format!("{head}{rest}").as_bytes()), NotAMatch::NoGame, "{rest}");
    }
    assert_eq!(refused(b"(;GM[6])"), NotAMatch::NoGame);
    assert_eq!(refused(game("").as_bytes()), NotAMatch::NoGame);
    assert_eq!(refused(format!("{head}\n;AE[a:x]AW[a][b]AB[x])").as_bytes()), NotAMatch::Position);
    assert!(refused(b"(;GM[1]SZ[19];B[dd])").to_string().contains("GM[6]"));
    // A result alone is one: the game was resigned before the first roll.
    assert!(Import::read(format!("{head}RE[W+1R])").as_bytes(), Reading::Tolerant).is_ok());
    // UTF-16 and Western European bytes are also text.
    let text = game("  1) 31: 8/5 6/5\n").replace("Anna", "Zoë");
    let wide: Vec<u8> =
        [0xfe, 0xff].into_iter().chain(text.encode_utf16().flat_map(u16::to_be_bytes)).collect();
    let western: Vec<u8> = text.chars().map(|one| u8::try_from(u32::from(one)).unwrap()).collect();
    for bytes in [wide, western, text.into_bytes()] {
        let import = Import::read(&bytes, Reading::Strict).unwrap();
        assert_eq!(import.transcript.players.white, "Zoë");
    }
}

#[test]
fn the_same_text_is_read_in_every_encoding() {
    let text = " 3 point match\n\n Game 1\n Müller : 0                 Bert : 0\n  1) 31: 8/5 6/5       52: 13/8 24/22\n";
    let wide = |unit: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(unit).collect::<Vec<u8>>();
    let ways = [
        ("UTF-8", text.as_bytes().to_vec()),
        ("with a mark", format!("\u{feff}{text}").into_bytes()),
        ("Latin-1", text.chars().map(|letter| u8::try_from(letter).unwrap()).collect()),
        ("CRLF", text.replace('\n', "\r\n").into_bytes()),
        ("CR alone", text.replace('\n', "\r").into_bytes()),
        ("UTF-16 LE with a mark", [&[0xff, 0xfe][..], &wide(u16::to_le_bytes)].concat()),
        ("UTF-16 BE with a mark", [&[0xfe, 0xff][..], &wide(u16::to_be_bytes)].concat()),
        ("UTF-16 LE", wide(u16::to_le_bytes)),
        ("UTF-16 BE", wide(u16::to_be_bytes)),
        ("zero bytes at the end", [text.as_bytes(), &[0; 500]].concat()),
        ("zero bytes after UTF-16", [wide(u16::to_le_bytes), vec![0; 500]].concat()),
    ];
    let plain = Import::read(text.as_bytes(), Reading::Tolerant).unwrap();
    assert_eq!(plain.transcript.players.white, "Müller");
    for (way, bytes) in ways {
        let read = Import::read(&bytes, Reading::Tolerant).unwrap();
        assert_eq!(read.code_page.is_some(), way == "Latin-1");
        assert_eq!(Import { code_page: None, ..read }, plain, "{way}");
    }
}

#[test]
fn the_code_page_is_guessed_from_the_letters() {
    use records::code_page::CodePage as Page;
    let text = |white: &str, black: &str| {
        format!(
            " 3 point match\n\n Game 1\n {white} : 0                 {black} : 0\n  1) 31: 8/5 6/5       52: 13/8 24/22\n"
        )
    };
    // The names, the code page, and whether it can be certain.
    let cases = [
        ("Анна Петренко", "Борис", Page::Cyrillic, encoding_rs::WINDOWS_1251),
        ("Сергій Ткаченко", "Юрий Ковалёв", Page::Cyrillic, encoding_rs::WINDOWS_1251),
        ("Γιώργος Παπαδόπουλος", "Μαρία", Page::Greek, encoding_rs::WINDOWS_1253),
        ("Νίκος", "Δημήτρης", Page::Greek, encoding_rs::WINDOWS_1253),
        ("Çağlar Yıldırım", "Şükrü Doğan", Page::Turkish, encoding_rs::WINDOWS_1254),
        ("Łukasz Wałęsa", "Świątek", Page::CentralEuropean, encoding_rs::WINDOWS_1250),
        ("Jiří Dvořák", "Růžena", Page::CentralEuropean, encoding_rs::WINDOWS_1250),
        ("דוד כהן", "משה לוי", Page::Hebrew, encoding_rs::WINDOWS_1255),
        ("たなか", "鈴木一郎", Page::Japanese, encoding_rs::SHIFT_JIS),
        ("ミュラー", "山田", Page::Japanese, encoding_rs::SHIFT_JIS),
        ("Müller", "Søren Åkesson", Page::Western, encoding_rs::WINDOWS_1252),
        ("François Lefèvre", "José Muñoz", Page::Western, encoding_rs::WINDOWS_1252),
    ];
    for (white, black, page, encoding) in cases {
        let text = text(white, black);
        let (bytes, _, lossy) = encoding.encode(&text);
        assert!(!lossy, "{white}");
        let import = Import::read(&bytes, Reading::Tolerant).unwrap();
        let guess = import.code_page.unwrap_or_else(|| panic!("{white} is read as UTF-8"));
        assert_eq!((guess.page, guess.is_certain), (page, true), "{white}, {black}");
        assert_eq!(import.transcript.players.white, white);
        assert_eq!(import.transcript.players.black, black);
        assert!(import.notes.is_empty());
    }
}

#[test]
fn a_doubtful_code_page_is_said_to_be_one_and_can_be_chosen() {
    use records::CodePage;
    // The same byte is a Polish and a Spanish letter, and this name does not tell which.
    let bytes = b" 3 point match\n\n Game 1\n Dvo\xe8 : 0                 Bert : 0\n  1) 31: 8/5 6/5\n";
    let import = Import::read(bytes, Reading::Tolerant).unwrap();
    assert!(!import.code_page.unwrap().is_certain);
    assert!(import.notes[0].text.contains("which is not certain"), "{}", import.notes[0]);
    let chosen = records::import::in_utf8(bytes, CodePage::CentralEuropean);
    let import = Import::read(&chosen, Reading::Strict).unwrap();
    assert_eq!((import.transcript.players.white.as_str(), import.code_page), ("Dvoč", None));
    for page in CodePage::ALL {
        assert_eq!(CodePage::of_name(page.name()), Some(page));
    }
}

#[test]
fn closing_rows_of_other_programs_are_understood() {
    // Each row follows two plays. The rest is the winner and the points, if the row or the next one tells them.
    for (rows, end) in [
        ("  2)  Concedes                       Wins 1 point\n", Some((Side::Black, 1))),
        ("  2)  Concedes\n", Some((Side::Black, 1))),
        ("  2) ????                            Wins 2 point\n", Some((Side::Black, 2))),
        ("  2) ????                             Wins 2 point\n", Some((Side::Black, 2))),
        ("  2) 00: ????                        Wins 1 point\n", Some((Side::Black, 1))),
        ("  2) 00: ????                       00: ????\n      Wins 1 point\n", Some((Side::White, 1))),
        ("  2)  Doubles => 2                    Rejects\n      Wins 1 point\n", Some((Side::White, 1))),
        ("  2)  Doubles => 2                    Pass\n      Wins 1 point\n", Some((Side::White, 1))),
        ("  2)  Resigns                         Rejects\n  3) 31: 24/23 13/10\n", None),
        ("  2)  Resigns                         Accepts\n", Some((Side::Black, 1))),
        ("  2)  Resigns 2 points                Accepts\n", Some((Side::Black, 2))),
        ("  2) 66: Cannot Move                31: 8/5 6/5\n", None),
        ("  2) 66: Can't move                 31: 8/5 6/5\n", None),
        ("  2.) 31: 24-23 13-10               42: 8/4 6/4\n", None),
        ("  2. 31: 24-23 13-10                42: 8-4 6-4\n", None),
        ("      Wins 1 point\n\n 8-5\n", Some((Side::White, 1))),
        ("      Wins 1 point\n 8-5\n the end of the evening\n", Some((Side::White, 1))),
    ] {
        let import = read(&game(&format!("  1.) 31: 8-5 6-5                 64: 24-14\n{rows}")));
        let read = &import.transcript.games[0];
        assert_eq!(read.cut, None, "{rows}");
        assert_eq!(read.end.map(|end| (end.winner, end.points)), end, "{rows}");
        let more =
            if end.is_none() { 1 + usize::from(rows.contains(": 8") || rows.contains("42:")) } else { 0 };
        let cube = 2 * usize::from(rows.contains("Doubles"));
        assert_eq!(read.actions.len(), 2 + more + cube, "{rows}");
    }
}

#[test]
fn several_matches_in_one_file_are_several_matches() {
    let one = |white: &str, black: &str, length: u32| {
        game("  1) 31: 8/5 6/5                  Doubles => 2\n  2)  Drops                       Wins 1 point\n")
            .replace("5 point match", &format!("{length} point match"))
            .replace("Anna", white)
            .replace("Bob", black)
    };
    let header = "; [Site \"Lviv\"]\n; [EventDate \"2024.08.05\"]\n\n";
    let with_header = format!("{header}{}", one("Dora", "Emil", 5));
    let without_length = one("Anna", "Carl", 5).replace(" 5 point match\n\n", "");
    for (text, names) in [
        (one("Anna", "Bob", 5) + &one("Carla", "Bob", 5), vec![("Anna", "Bob"), ("Carla", "Bob")]),
        (one("Anna", "Bob", 5) + "\n\n\u{feff}" + &one("Anna", "Bob", 5), vec![("Anna", "Bob"); 2]),
        (
            one("Anna", "Bob", 5) + &with_header + &one("Anna", "Bob", 7),
            vec![("Anna", "Bob"), ("Dora", "Emil"), ("Anna", "Bob")],
        ),
        (one("Anna", "Bob", 5) + "\n" + &without_length, vec![("Anna", "Bob"), ("Anna", "Carl")]),
    ] {
        let all: Vec<Import> =
            Import::read_all(text.as_bytes(), Reading::Strict).into_iter().collect::<Result<_, _>>().unwrap();
        let players = |import: &Import| {
            let players = import.transcript.players.clone();
            (players.white, players.black)
        };
        let found: Vec<_> = all.iter().map(players).collect();
        let names: Vec<_> =
            names.iter().map(|(white, black)| ((*white).to_owned(), (*black).to_owned())).collect();
        assert_eq!(found, names);
        for import in &all {
            assert_eq!(import.transcript.games.len(), 1);
            assert_eq!(
                import.transcript.about.place,
                if import.transcript.players.white == "Dora" { "Lviv" } else { "" }
            );
        }
        // A reader of one match gets the first, and a note.
        let first = read(&text);
        assert_eq!(players(&first), names[0]);
        assert_eq!((first.transcript.games.len(), first.notes.len()), (1, 1));
        assert!(first.notes[0].text.contains("begin"), "{}", first.notes[0]);
        assert!(Import::read(text.as_bytes(), Reading::Strict).is_err());
    }
    // A length that is repeated before each game begins no match.
    let next = "\n 5 point match\n Game 2\n Anna : 0                       Bob : 1\n  1) 31: 8/5 6/5\n";
    let import = read(&(one("Anna", "Bob", 5) + next));
    assert_eq!((import.transcript.games.len(), import.notes.len()), (2, 0), "{:?}", import.notes);
}

#[test]
fn a_game_that_jellyfish_saved_alone_is_a_session_of_one_game() {
    let text = " Anna Maria                     Bob\n  1)                             64: 24/14\n  2) 31: 8/5 6/5                  Doubles => 2\n\
        \x20 3)  Drops                       Wins 1 point\n";
    let import = Import::read(text.as_bytes(), Reading::Strict).unwrap();
    let transcript = &import.transcript;
    assert_eq!((transcript.players.white.as_str(), transcript.players.black.as_str()), ("Anna Maria", "Bob"));
    assert_eq!((transcript.length, transcript.games.len()), (None, 1));
    let end = transcript.games[0].end.unwrap();
    assert_eq!((end.winner, end.points, transcript.games[0].actions.len()), (Side::Black, 1, 4));
}

#[test]
fn variants_in_sgf_are_refused_by_name() {
    for (rules, variant) in [
        ("RU[Nackgammon]", Some("Nackgammon")),
        ("RU[Hypergammon3]", Some("Hypergammon3")),
        ("RU[Crawford:Hypergammon1]", Some("Hypergammon1")),
        ("RU[Crawford:CrawfordGame][Hypergammon2]", Some("Hypergammon2")),
        ("RU[tapa]", Some("tapa")),
        ("RU[Backgammon:Crawford]", None),
        ("RU[Crawford:CrawfordGame]", None),
        ("RU[Jacoby]", None),
    ] {
        let text = format!("(;FF[4]GM[6]MI[length:3][game:0][ws:0][bs:0]PW[a]PB[b]{rules}\n;W[31hefe])\n");
        let read = Import::read(text.as_bytes(), Reading::Tolerant);
        match variant {
            Some(variant) => {
                assert!(read.unwrap_err().to_string().contains(&format!("\"{variant}\" is not")), "{rules}")
            }
            None => drop(read.unwrap()),
        }
    }
}

#[test]
fn a_game_that_stops_after_an_illegal_play_names_it_as_a_possible_misprint() {
    let rows = [
        // The row as it was misread, the next ones, the line at which reading stops, and whether a play is illegal.
        ("  1) 31: 8/5 6/4", "  2) 64: bar/21", Some((6, true))),
        ("  1) 31: 8/5 6/5", "  2) 64: 2/off", Some((6, false))),
        ("  1) 31: 8/5 6/4", "  2) 64: 24/14", None),
    ];
    for (first, second, stop) in rows {
        let text = format!(
            " 3 point match\n\n Game 1\n A : 0            B : 0\n{first}      52: 13/8 24/22\n{second}\n"
        );
        let read = Import::read(text.as_bytes(), Reading::Tolerant).unwrap();
        let cut = read.transcript.games[0].cut.as_ref();
        assert_eq!(cut.map(|cut| cut.line), stop.map(|(line, _)| line), "{text}");
        let doubt = "; perhaps the illegal play in line 5 is a misprint";
        assert_eq!(
            cut.is_some_and(|cut| cut.reason.ends_with(doubt)),
            stop.is_some_and(|(_, doubt)| doubt),
            "{text}"
        );
        let kept =
            if first.ends_with("6/4") { vec![IllegalRow { game: 1, line: 5, action: 0 }] } else { vec![] };
        assert_eq!(read.illegal, kept, "{text}");
    }
}

#[test]
fn a_file_that_ends_within_a_row_has_no_illegal_play_there() {
    const START: &str = " 3 point match\n\n Game 1\n A : 0                        B : 0\n  \
        1) 31: 8/5 6/5                 52: 13/8 24/22\n";
    let whole = "  2) 64: 24/14                   21: 13/11 6/5";
    let read = |rest: &str| {
        let text = format!("{START}{rest}");
        Import::read(text.as_bytes(), Reading::Tolerant).unwrap()
    };
    for end in 5..whole.len() {
        let part = whole[..end].trim_end();
        let import = read(part);
        let game = &import.transcript.games[0];
        assert_eq!(import.illegal, [], "{part}");
        assert!(
            !game.actions.iter().any(|action| matches!(action, GameAction::IllegalPlay { .. })),
            "{part}: {:?}",
            game.actions
        );
        if let Some(cut) = &game.cut {
            assert_eq!(
                (cut.line, cut.reason.as_str()),
                (6, "the file ends in the middle of this row"),
                "{part}"
            );
            assert_eq!(import.notes.len(), 1, "{:?}", import.notes);
        }
    }
    // These parts can be nothing but the beginning of the row.
    for part in ["  2) 6", "  2) 64", "  2) 64: 24/1", "  2) 64: 24/14                   21: 13/1"] {
        assert!(read(part).transcript.games[0].cut.is_some(), "{part}");
    }
    // A row with its end of line is complete, and so is a whole play without one.
    assert_eq!(read("  2) 64: 24/20\n").illegal.len(), 1);
    assert_eq!((read(whole).transcript.games[0].actions.len(), read(whole).notes), (4, Vec::new()));
}

#[test]
fn a_roll_that_is_left_standing_counts_in_the_row_of_the_roll() {
    let text = " 3 point match\n\n Game 1\n A : 0            B : 0\n  \
        1) 31: 8/5 6/5                 52: ????\n  2) 64: 24/14\n";
    let import = Import::read(text.as_bytes(), Reading::Tolerant).unwrap();
    assert_eq!(import.illegal, [IllegalRow { game: 1, line: 5, action: 1 }]);
    assert!(matches!(import.transcript.games[0].actions[1], GameAction::IllegalPlay { .. }));
}
