//! Writes matches as other programs do, according to the descriptions of their files.

use std::io::Write as _;

use flate2::write::{GzEncoder, ZlibEncoder};
use flate2::{Compression, Crc};
use play::{CubeAction, GameAction, GameEnding};
use records::Transcript;
use records::transcript::TranscriptGame;
use rules::{Play, Roll, Side};
use serde_json::{Value, json};

fn dice(roll: Roll) -> [u8; 2] {
    [roll.high().pips(), roll.low().pips()]
}

/// Returns the moves of a play as pairs of points: 25 is the bar, 0 is off.
fn pairs(play: &Play) -> Vec<(u8, u8)> {
    play.moves().iter().map(|one| (one.from.pips(), one.to.pips())).collect()
}

/// Returns a match as the document of a `.bgf` file. A comment on an action goes into the record of that action.
pub(crate) fn bgf_document(transcript: &Transcript) -> Value {
    let mut games: Vec<Value> = Vec::new();
    for game in &transcript.games {
        games.push(json!({
            "isCrawford": game.crawford, "scoreGreen": game.score.white, "scoreRed": game.score.black,
            "wonPoints": game.end.map_or(0, |end| end.points), "wasResignation": false,
            "initial": {
                "cube": game.cube.get(), "cubeOwner": 0, "egyptian": false,
                "points": [2,0,0,0,0,-5,0,-3,0,0,0,5,-5,0,0,0,3,0,5,0,0,0,0,-2,0,0,0,0],
            },
            "moves": bgf_records(game),
        }));
    }
    let score = transcript.score();
    json!({
        "matchlen": transcript.length.map_or(0, rules::MatchLength::points), "gameMode": 0,
        "useCrawford": transcript.crawford, "useJacoby": transcript.jacoby, "unknown": [{"a": 1.5}, "b"],
        "nameGreen": transcript.players.white, "nameRed": transcript.players.black, "date": "2026.01.08",
        "event": null, "ratingGreen": 0, "finalGreen": score.white, "finalRed": score.black, "games": games,
    })
}

fn bgf_records(game: &TranscriptGame) -> Vec<Value> {
    let player = |side: Side| if side == Side::White { -1 } else { 1 };
    let none = [-1; 4];
    let record = |dice: [u8; 2], side: Side, from: [i8; 4], to: [i8; 4]| {
        json!({
            "type": "amove", "red": dice[0], "green": dice[1], "player": player(side), "from": from, "to": to,
            "equity": null, "moveAnalysis": [], "comment": null,
        })
    };
    let mut records: Vec<Value> = Vec::new();
    for action in &game.actions {
        records.push(match action {
            GameAction::Play { side, roll, play } if play.is_no_play() => {
                let [first, second] = dice(*roll).map(|die| i8::try_from(die).unwrap());
                record([5, 7], *side, [first, -1, -1, -1], [second, -1, -1, -1])
            }
            GameAction::Play { side, roll, play } => {
                let (mut from, mut to) = (none, none);
                for (index, (start, end)) in pairs(play).into_iter().enumerate() {
                    (from[index], to[index]) = (i8::try_from(start).unwrap(), i8::try_from(end).unwrap());
                }
                record(dice(*roll), *side, from, to)
            }
            GameAction::Cube { side, action, .. } => {
                let code = match action {
                    CubeAction::Double | CubeAction::Beaver | CubeAction::Raccoon => 1,
                    CubeAction::Take => 2,
                    CubeAction::Pass => 3,
                };
                record([code, 7], *side, none, none)
            }
            GameAction::IllegalPlay { .. } => panic!("not in these matches"),
        });
    }
    if let Some(unplayed) = game.unplayed {
        records.push(record(dice(unplayed.roll), unplayed.side, none, none));
    }
    if let Some(end) = game.end {
        if end.how == GameEnding::Resigned {
            records.push(record([9, 7], end.winner.opponent(), none, none));
        }
        records.push(record([4, 7], end.winner, none, none));
    }
    records
}

/// The forms of a document.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Form {
    Gzip,
    Zlib,
    Smile,
    Json,
    PackedJson,
}

/// Returns a `.bgf` file with a document.
pub(crate) fn bgf(document: &Value, form: Form) -> Vec<u8> {
    let json = document.to_string().into_bytes();
    let gzip = |bytes: &[u8]| {
        let mut packed = GzEncoder::new(Vec::new(), Compression::default());
        packed.write_all(bytes).unwrap();
        packed.finish().unwrap()
    };
    let body = match form {
        Form::Gzip => gzip(&smile(document)),
        Form::Zlib => {
            let mut packed = ZlibEncoder::new(Vec::new(), Compression::default());
            packed.write_all(&smile(document)).unwrap();
            packed.finish().unwrap()
        }
        Form::Smile => smile(document),
        Form::Json => json,
        Form::PackedJson => gzip(&json),
    };
    let compress = matches!(form, Form::Gzip | Form::Zlib | Form::PackedJson);
    let smile = !matches!(form, Form::Json | Form::PackedJson);
    let head =
        format!("{{\"format\":\"BGF\",\"version\":\"1.0\",\"compress\":{compress},\"useSmile\":{smile}}}\n");
    [head.into_bytes(), body].concat()
}

/// Returns a document as Smile whose names are shared.
pub(crate) fn smile(document: &Value) -> Vec<u8> {
    let mut bytes = b":)\n\x01".to_vec();
    put_smile(document, &mut Vec::new(), &mut bytes);
    bytes
}

fn put_smile(value: &Value, names: &mut Vec<String>, bytes: &mut Vec<u8>) {
    match value {
        Value::Null => bytes.push(0x21),
        Value::Bool(flag) => bytes.push(0x22 + u8::from(*flag)),
        Value::Number(number) => match number.as_i64() {
            Some(number) => {
                let zigzag = u64::try_from((number << 1) ^ (number >> 63)).unwrap();
                if zigzag < 32 {
                    bytes.push(0xc0 + u8::try_from(zigzag).unwrap());
                    return;
                }
                bytes.push(0x24);
                let mut sevens = vec![0x80 | u8::try_from(zigzag & 0x3f).unwrap()];
                let mut rest = zigzag >> 6;
                while rest > 0 {
                    sevens.push(u8::try_from(rest & 0x7f).unwrap());
                    rest >>= 7;
                }
                bytes.extend(sevens.iter().rev());
            }
            None => {
                bytes.push(0x29);
                let bits = number.as_f64().unwrap().to_bits();
                bytes.extend((0..10).rev().map(|at| u8::try_from(bits >> (7 * at) & 0x7f).unwrap()));
            }
        },
        Value::String(text) if text.is_empty() => bytes.push(0x20),
        Value::String(text) if text.is_ascii() && text.len() <= 32 => {
            bytes.push(0x3f + u8::try_from(text.len()).unwrap());
            bytes.extend(text.bytes());
        }
        Value::String(text) => {
            bytes.push(0xe4);
            bytes.extend(text.bytes());
            bytes.push(0xfc);
        }
        Value::Array(values) => {
            bytes.push(0xf8);
            values.iter().for_each(|value| put_smile(value, names, bytes));
            bytes.push(0xf9);
        }
        Value::Object(fields) => {
            bytes.push(0xfa);
            for (name, value) in fields {
                match names.iter().position(|known| known == name) {
                    Some(index) if index < 64 => bytes.push(0x40 + u8::try_from(index).unwrap()),
                    Some(index) => {
                        bytes.extend([
                            0x30 + u8::try_from(index >> 8).unwrap(),
                            u8::try_from(index & 0xff).unwrap(),
                        ]);
                    }
                    None => {
                        names.push(name.clone());
                        bytes.push(0x7f + u8::try_from(name.len()).unwrap());
                        bytes.extend(name.bytes());
                    }
                }
                put_smile(value, names, bytes);
            }
            bytes.push(0xfb);
        }
    }
}

/// Returns the number of an action with dice.
fn dice_action(roll: Roll) -> u8 {
    let [high, low] = dice(roll);
    (1..low).map(|low| 7 - low).sum::<u8>() + high - low
}

/// Returns the bytes of the moves of a play, with as many bytes as the roll has moves.
fn moves(side: Side, roll: Roll, play: &Play) -> Vec<u8> {
    let mut bytes: Vec<u8> = pairs(play)
        .into_iter()
        .flat_map(|(from, to)| {
            // A move with several dice is written die by die, as in the play.
            let start = if side == Side::White { 25 - from } else { from };
            [start | (from - to) << 5]
        })
        .collect();
    bytes.resize(roll.moves_max(), 0);
    bytes
}

fn fits_a_step(play: &Play) -> bool {
    pairs(play).iter().all(|(from, to)| from - to <= 6)
}

/// Returns a match as an OGXM file of version 1.
pub(crate) fn ogxm_1(transcript: &Transcript) -> Vec<u8> {
    let mut sections = Vec::new();
    let mut section = |name: &[u8; 4], bytes: &[u8]| {
        sections.extend(name);
        sections.extend(u32::try_from(bytes.len()).unwrap().to_le_bytes());
        sections.extend([1, 0, 0, 0]);
        sections.extend(bytes);
    };
    let mut head = Vec::new();
    head.extend(transcript.length.map_or(0, rules::MatchLength::points).to_le_bytes());
    head.extend([u8::try_from(transcript.games.len()).unwrap()]);
    head.push(u8::from(transcript.crawford) | u8::from(transcript.jacoby) << 1);
    head.extend([0; 6]);
    head.extend(1_767_864_600_u32.to_le_bytes());
    head.extend([0; 10]);
    for name in [&transcript.players.white, &transcript.players.black] {
        head.push(u8::try_from(name.len()).unwrap());
        head.extend(name.bytes());
    }
    section(b"MHDR", &head);
    for (index, game) in transcript.games.iter().enumerate() {
        let plies = plies(game, |side| if side == Side::White { 0x20 } else { 0 }, false);
        let count = u16::try_from(plies.len()).unwrap();
        let mut bytes = vec![u8::try_from(index).unwrap()];
        bytes.extend(count.to_le_bytes());
        bytes.push(game.end.map_or(0xff, |end| u8::from(end.winner == Side::Black)));
        bytes.push(game.end.map_or(0, |end| u8::try_from(end.points).unwrap()));
        bytes.extend([u8::from(game.crawford), 0, 0, 0xff, 0xff]);
        bytes.extend(plies.concat());
        section(b"GAME", &bytes);
    }
    section(b"ANAL", &[0; 25]);
    let mut file = b"OGXM\x01\0\x03\0\x01\0\0\0".to_vec();
    let size = u32::try_from(20 + sections.len() + 20 + 8).unwrap();
    file.extend(size.to_le_bytes());
    file.extend([0; 4]);
    file.extend(sections);
    let mut crc = Crc::new();
    crc.update(&file);
    file.extend(b"CSUM\x08\0\0\0\x01\0\0\0\0\0\0\0");
    file.extend(crc.sum().to_le_bytes());
    file.extend(b"END!");
    file.extend(size.to_le_bytes());
    file
}

/// Returns the actions of a game. `mark` has the bits of a side.
fn plies(game: &TranscriptGame, mark: impl Fn(Side) -> u8, is_second: bool) -> Vec<Vec<u8>> {
    let mut plies: Vec<Vec<u8>> = Vec::new();
    for action in &game.actions {
        plies.push(match action {
            GameAction::Play { side, roll, play } => {
                let mut bytes = vec![dice_action(*roll) | mark(*side)];
                bytes.extend(moves(*side, *roll, play));
                if is_second {
                    shorten(&mut bytes, *roll);
                }
                bytes
            }
            GameAction::Cube { side, action, .. } => {
                let code = match action {
                    CubeAction::Beaver if is_second => 32,
                    CubeAction::Raccoon if is_second => 33,
                    CubeAction::Double | CubeAction::Beaver | CubeAction::Raccoon => 21,
                    CubeAction::Take => 22,
                    CubeAction::Pass => 23,
                };
                vec![code | mark(*side)]
            }
            GameAction::IllegalPlay { .. } => panic!("not in these matches"),
        });
    }
    if let Some(unplayed) = game.unplayed {
        let mut bytes = vec![dice_action(unplayed.roll) | mark(unplayed.side)];
        bytes.resize(1 + unplayed.roll.moves_max(), 0);
        if is_second {
            shorten(&mut bytes, unplayed.roll);
        }
        plies.push(bytes);
    }
    if let Some(end) = game.end {
        if end.how == GameEnding::Resigned {
            plies.push(vec![27 | mark(end.winner.opponent())]);
        }
        plies.push(vec![24 | mark(end.winner)]);
    }
    plies
}

/// Keeps one byte of zero after the moves, or none if the roll is played in full.
fn shorten(bytes: &mut Vec<u8>, roll: Roll) {
    while bytes.len() > 2 && bytes.ends_with(&[0, 0]) {
        bytes.pop();
    }
    assert!(bytes.len() <= 1 + roll.moves_max());
}

fn varint(mut number: u64) -> Vec<u8> {
    let mut bytes = Vec::new();
    while number >= 0x80 {
        bytes.push(u8::try_from(number & 0x7f).unwrap() | 0x80);
        number >>= 7;
    }
    bytes.push(u8::try_from(number).unwrap());
    bytes
}

/// Returns a record: its length, its mask and its fields.
pub(crate) fn record(mask: u64, fields: &[u8]) -> Vec<u8> {
    let body = [varint(mask), fields.to_vec()].concat();
    [varint(u64::try_from(body.len()).unwrap()), body].concat()
}

fn text(text: &str) -> Vec<u8> {
    [varint(u64::try_from(text.len()).unwrap()), text.as_bytes().to_vec()].concat()
}

/// Returns a comment of an OGXM file of version 2: the scope, the number in it, and the words.
pub(crate) fn annotation(scope: u64, number: u64, words: &str) -> Vec<u8> {
    record(0, &[varint(scope), varint(number), text(words)].concat())
}

/// Returns sections as an OGXM file of version 2.
pub(crate) fn ogxm_2_file(sections: &[(&[u8; 4], Vec<u8>)]) -> Vec<u8> {
    let mut body = Vec::new();
    for (name, bytes) in sections {
        body.extend(*name);
        body.extend(u32::try_from(bytes.len()).unwrap().to_le_bytes());
        body.push(u8::from(*name != b"ANNO"));
        body.extend(bytes);
    }
    let mut file = b"OGXM\x02\0\x02\0\x02\0\0\0".to_vec();
    file.extend(u32::try_from(16 + body.len() + 17 + 4).unwrap().to_le_bytes());
    file.extend(body);
    let mut crc = Crc::new();
    crc.update(&file);
    file.extend(b"CSUM\x08\0\0\0\x01\x07\0\0\x04");
    file.extend(crc.sum().to_le_bytes());
    file.extend(b"END!");
    file
}

/// Returns the sections of a match in version 2.
pub(crate) fn ogxm_2_sections(transcript: &Transcript) -> Vec<(&'static [u8; 4], Vec<u8>)> {
    let rules = u8::from(transcript.crawford) | u8::from(transcript.jacoby) << 1;
    let head = [
        varint(u64::from(transcript.length.map_or(0, rules::MatchLength::points))),
        varint(0),
        text(&transcript.players.white),
        text(&transcript.players.black),
        varint(u64::from(rules)),
        varint(1_767_864_600_000),
        // The data of a field that this reader does not know.
        vec![7],
    ]
    .concat();
    let mut sections = vec![(b"MTCH", record(0b1_0000_0111 | 1 << 40, &head))];
    for game in &transcript.games {
        let (mut mask, mut fields) = (0, Vec::new());
        if let Some(end) = game.end {
            mask |= 3;
            fields.extend([u8::from(end.winner == Side::Black)]);
            fields.extend(varint(u64::from(end.points)));
        }
        if game.cube.get() > 1 {
            mask |= 1 << 6;
            fields.extend(varint(u64::from(game.cube.get().ilog2())));
        }
        let plies = plies(game, |side| if side == Side::White { 0 } else { 0x40 }, true);
        sections.push((b"GAME", [record(mask, &fields), plies.concat()].concat()));
    }
    sections
}

/// Returns a match as an OGXM file of version 2.
pub(crate) fn ogxm_2(transcript: &Transcript) -> Vec<u8> {
    ogxm_2_file(&ogxm_2_sections(transcript))
}

/// Returns true if a match has only what version 1 of OGXM can hold.
pub(crate) fn fits_version_1(transcript: &Transcript) -> bool {
    transcript.games.iter().all(|game| {
        game.cube.get() == 1
            && game.end.is_none_or(|end| end.points < 256)
            && game.actions.iter().all(|action| match action {
                GameAction::Play { play, .. } => fits_a_step(play),
                _ => true,
            })
    }) && transcript.games.len() < 256
}

/// Returns a match as a file of `JavaFIBS`, saved by White. White moves upwards.
pub(crate) fn javafibs(transcript: &Transcript) -> String {
    let BySideNames { white, black } = names(transcript);
    let length = transcript.length.map_or("unlimited".to_owned(), |length| length.points().to_string());
    let mut file = format!("JavaFIBS internal match representation v1.1\r\n8:{black}:{length}\r\n");
    for game in &transcript.games {
        file.push_str(&format!("13:{black}:\r\n6:You:{black}\r\n"));
        let name = |side: Side| if side == Side::White { "You" } else { black };
        let rolled = |side: Side, roll: Roll| {
            let [high, low] = dice(roll);
            format!("0:{}:{high} {low}\r\n", name(side))
        };
        for action in &game.actions {
            match action {
                GameAction::Play { side, roll, play } => {
                    file.push_str(&rolled(*side, *roll));
                    let place = |point: u8| match point {
                        25 => "bar".to_owned(),
                        0 => "off".to_owned(),
                        own if *side == Side::White => (25 - own).to_string(),
                        own => own.to_string(),
                    };
                    let moves: Vec<String> = pairs(play)
                        .into_iter()
                        .map(|(from, to)| format!("{}-{}", place(from), place(to)))
                        .collect();
                    let code = if moves.is_empty() { 15 } else { 1 };
                    file.push_str(&format!("{code}:{}:{}\r\n", name(*side), moves.join(" ")));
                }
                GameAction::Cube { side, action, .. } => {
                    let code = match action {
                        CubeAction::Double => 2,
                        CubeAction::Take => 4,
                        CubeAction::Pass => 5,
                        CubeAction::Beaver | CubeAction::Raccoon => panic!("FIBS has no beavers"),
                    };
                    file.push_str(&format!("{code}:{}:\r\n", name(*side)));
                }
                GameAction::IllegalPlay { .. } => panic!("not in these matches"),
            }
        }
        if let Some(unplayed) = game.unplayed {
            file.push_str(&rolled(unplayed.side, unplayed.roll));
        }
        if let Some(end) = game.end {
            if end.how == GameEnding::Resigned {
                file.push_str(&format!("3:{}:1\r\n", name(end.winner.opponent())));
            }
            file.push_str(&format!("7:{}:{}\r\n", name(end.winner), end.points));
            file.push_str(&format!("14:{white}-1:{black}-0\r\n"));
        }
    }
    file
}

struct BySideNames<'a> {
    white: &'a str,
    black: &'a str,
}

fn names(transcript: &Transcript) -> BySideNames<'_> {
    BySideNames { white: &transcript.players.white, black: &transcript.players.black }
}

/// Returns true if a match has only what a file of `JavaFIBS` can hold.
pub(crate) fn fits_javafibs(transcript: &Transcript) -> bool {
    let is_known = |action: &GameAction| {
        !matches!(action, GameAction::Cube { action: CubeAction::Beaver | CubeAction::Raccoon, .. })
    };
    !transcript.jacoby
        && transcript.crawford
        && transcript.games.iter().all(|game| game.cube.get() == 1 && game.actions.iter().all(is_known))
}
