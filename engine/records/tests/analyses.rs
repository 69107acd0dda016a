//! Analyses in files of GNU Backgammon and OGXM.
#![expect(clippy::unwrap_used, reason = "a test panics on anything unexpected")]

mod common;

use std::io::Read as _;

use common::foreign::{ogxm_2_file, ogxm_2_sections, record};
use flate2::read::ZlibDecoder;
use records::judgement::{EquityUnit, JudgedDecision, JudgedPlay};
use records::{ForeignAnalysis, Import, Judgement, MatchRecord, Reading, Transcript};
use rules::Side;

/// The beginning of a match as GNU Backgammon 1.07 analysed and saved it, with shortened numbers.
const GNU: &str = "(;FF[4]GM[6]CA[UTF-8]AP[GNU Backgammon:1.07.001]MI[length:5][game:0][ws:0][bs:0]PW[Anna]PB[Bob]RU[Crawford]\n\
    ;W[31xwmj]A[1][hefe E ver 3 0.55 0.17 0.01 0.12 0.005 0.222 1C 0 1 0.0 1][mjxw E ver 3 0.49 0.14 0.006 0.143 \
    0.006 -0.023 0C 0 1 0.0 1][xuxw X ver 3 Eq rolled out]LU[0.21]BM[2]\n\
    ;B[64aggk]DA[E ver 3 2C 1 0.0 1 0.506 0.143 0.006 0.14 0.006 0.016 0.5018 0.506 0.143 0.006 0.14 0.006 0.016 0.4767]\n\
    ;W[double]DA[E ver 3 1C 1 0.0 1 0.52 0.152 0.005 0.107 0.004 0.084 0.5088 0.52 0.152 0.005 0.107 0.004 0.084 0.4873]\n\
    ;B[take]DA[E ver 3 1C 1 0.0 1 0.52 0.152 0.005 0.107 0.004 0.084 0.5088 0.52 0.152 0.005 0.107 0.004 0.084 0.4873])\n";

#[test]
fn the_evaluations_of_gnu_backgammon_are_read() {
    let import = Import::read(GNU.as_bytes(), Reading::Strict).unwrap();
    let [analysis] = import.analyses.as_slice() else { panic!("one analysis") };
    assert_eq!((analysis.program.as_str(), analysis.judgements.len()), ("GNU Backgammon", 3));
    let [play, held, doubled] = analysis.judgements.as_slice() else { panic!("three judgements") };
    let JudgedDecision::Play { dice, plays } = &play.of else { panic!("a play") };
    assert_eq!((*dice, play.game, play.after, play.unit), ([3, 1], 1, 0, EquityUnit::Cube));
    // A rollout has another form and is left out.
    let moves: Vec<_> = plays.iter().map(|play| (play.moves.as_str(), play.level.to_string())).collect();
    assert_eq!(moves, [("8/5 6/5", "1-ply".to_owned()), ("13/10 24/23", "0-ply".to_owned())]);
    assert_eq!((plays[0].equity, plays[1].chances.unwrap().lose_gammon), (0.222, 0.143));
    assert_eq!((held.side(), held.after, held.unit), (Side::Black, 1, EquityUnit::MatchChance));
    let JudgedDecision::Cube { level, no_double, double_take, double_pass, .. } = &doubled.of else {
        panic!("a cube")
    };
    assert_eq!((doubled.side(), doubled.after, level.to_string().as_str()), (Side::White, 2, "1-ply"));
    assert_eq!((*no_double, *double_take, *double_pass), (0.5088, 0.4873, None));
    // The transcript keeps the analysis.
    let json = import.transcript.to_json(&import.source());
    assert_eq!(Transcript::from_json(&json).unwrap().1.analyses, import.analyses);
}

fn millionths(equity: f64) -> Vec<u8> {
    #[expect(clippy::cast_possible_truncation, reason = "a small number")]
    let number = (equity * 1e6).round() as i32;
    number.to_le_bytes().to_vec()
}

/// Returns the section that begins an analysis: its id, its level and its program.
fn begun(program: &str) -> Vec<u8> {
    let level = record(0b10, &[2]);
    let name = [&[u8::try_from(program.len()).unwrap()][..], program.as_bytes()].concat();
    record(1 << 2 | 1 << 6, &[vec![7; 16], level, name].concat())
}

/// Returns the judgement of a play, or of the cube.
fn judged(ply: u8, kind: u8, mask: u64, fields: &[u8]) -> Vec<u8> {
    record(mask, &[&[ply, kind], fields].concat())
}

fn alternative(steps: &[u8], equity: f64) -> Vec<u8> {
    record(0, &[vec![u8::try_from(steps.len()).unwrap()], steps.to_vec(), millionths(equity)].concat())
}

#[test]
fn several_analyses_of_one_ogxm_file_stay_apart() {
    let mat = " 3 point match\n\n Game 1\n Anna : 0                       Bob : 0\n  1) 31: 8/5 6/5                 \
               64: 24/14\n  2)  Doubles => 2                 Takes\n";
    let transcript = Transcript::from_mat(mat).unwrap();
    let mut sections = ogxm_2_sections(&transcript);
    // White moves upwards: 8/5 is from the absolute point 17 with three pips.
    let best = alternative(&[17 | 3 << 5, 19 | 1 << 5], 0.21);
    let other = alternative(&[1 | 1 << 5, 12 | 3 << 5], -0.02);
    let plays = judged(0, 0, 1, &[vec![2], best, other].concat());
    let cube = |[hold, take, pass]: [f64; 3]| {
        judged(2, 1, 0b111, &[vec![0], millionths(hold), millionths(take), millionths(pass)].concat())
    };
    sections.push((b"ANAL", begun("first")));
    sections.push((b"DECS", [plays, cube([0.55, 0.52, 0.66])].concat()));
    sections.push((b"ANAL", begun("second")));
    sections.push((b"DECS", [cube([0.3, -0.1, 1.0]), judged(3, 9, 0, &[])].concat()));
    let import = Import::read(&ogxm_2_file(&sections), Reading::Strict).unwrap();
    let [first, second] = import.analyses.as_slice() else { panic!("{:?}", import.analyses) };
    assert_eq!((first.program.as_str(), second.program.as_str()), ("first", "second"));
    let JudgedDecision::Play { dice, plays } = &first.judgements[0].of else { panic!("a play") };
    assert_eq!((*dice, plays[0].moves.as_str(), plays[0].equity), ([3, 1], "8/5 6/5", 0.21));
    assert_eq!((plays[1].moves.as_str(), plays[1].level.to_string().as_str()), ("24/23 13/10", "2-ply"));
    // A negative number cannot be a chance.
    let units = |index: usize| first.judgements[index].unit;
    assert_eq!((units(0), units(1)), (EquityUnit::Cube, EquityUnit::MatchChance));
    assert_eq!(second.judgements[0].unit, EquityUnit::Cube);
    assert_eq!((first.judgements[1].after, first.judgements[1].side()), (2, Side::White));
    let record = import.to_record("m").unwrap();
    assert_eq!(MatchRecord::from_json(&record.to_json()).unwrap(), record);
}

/// Returns the analysis of GNU Backgammon with its cube in units of the cube.
fn in_units_of_the_cube(import: &Import) -> ForeignAnalysis {
    let mut analysis = import.analyses[0].clone();
    for judgement in &mut analysis.judgements {
        judgement.unit = EquityUnit::Cube;
        if let JudgedDecision::Cube { no_double, double_take, double_pass, .. } = &mut judgement.of {
            (*no_double, *double_take, *double_pass) = (0.625, 0.75, Some(1.0));
        }
    }
    analysis
}

#[test]
fn analyses_come_back_from_ogxm_side_by_side() {
    let import = Import::read(GNU.as_bytes(), Reading::Strict).unwrap();
    let other = ForeignAnalysis { program: "Fullprime".to_owned(), ..in_units_of_the_cube(&import) };
    let analyses = [import.analyses[0].clone(), other];
    let file = import.transcript.to_ogxm(&analyses);
    let again = Import::read(&file, Reading::Strict).unwrap();
    assert_eq!(again.transcript.games[0].actions, import.transcript.games[0].actions);
    // The moves of a play have a fixed order there, and numbers six digits.
    assert_eq!(again.analyses, analyses);
    assert_eq!(again.transcript.to_ogxm(&again.analyses), file);
    // Judgements of decisions that the match does not have are left out.
    let mut elsewhere = analyses[1].clone();
    elsewhere.judgements.iter_mut().for_each(|judgement| judgement.game = 9);
    assert_eq!(Import::read(&import.transcript.to_ogxm(&[elsewhere]), Reading::Strict).unwrap().analyses, []);
}

#[test]
fn plays_of_one_level_are_grouped_in_ogxm() {
    let import = Import::read(GNU.as_bytes(), Reading::Strict).unwrap();
    let mut analysis = import.analyses[0].clone();
    let JudgedDecision::Play { plays, .. } = &mut analysis.judgements[0].of else { panic!("a play") };
    // The deeper level was asked about the first play and again about a worse one.
    plays.push(JudgedPlay { moves: "6/2".to_owned(), equity: -0.5, ..plays[0].clone() });
    let again = Import::read(&import.transcript.to_ogxm(&[analysis]), Reading::Strict).unwrap();
    let JudgedDecision::Play { plays, .. } = &again.analyses[0].judgements[0].of else { panic!("a play") };
    let told: Vec<_> = plays.iter().map(|play| (play.moves.as_str(), play.level.to_string())).collect();
    let [deep, shallow] = ["1-ply", "0-ply"].map(str::to_owned);
    assert_eq!(told, [("8/5 6/5", deep.clone()), ("6/3 3/2", deep), ("13/10 24/23", shallow)]);
}

#[test]
fn one_analysis_comes_back_from_xg() {
    let import = Import::read(GNU.as_bytes(), Reading::Strict).unwrap();
    let first = in_units_of_the_cube(&import);
    let again = |analyses: &[ForeignAnalysis]| {
        let file = import.transcript.to_xg(analyses);
        let read = Import::read(&file, Reading::Strict).unwrap();
        assert_eq!(read.transcript.games[0].actions, import.transcript.games[0].actions);
        read.analyses
    };
    assert_eq!(again(&[]), []);
    let levels = |analysis: &ForeignAnalysis| -> Vec<String> {
        let level = |judgement: &Judgement| match &judgement.of {
            JudgedDecision::Play { plays, .. } => plays[0].level.to_string(),
            JudgedDecision::Cube { level, .. } => level.to_string(),
        };
        analysis.judgements.iter().map(level).collect()
    };
    let [written] = &again(std::slice::from_ref(&first))[..] else { panic!("one analysis") };
    // The file names the program, so its plies still count from 0.
    assert_eq!(written.program, first.program);
    assert_eq!(levels(written).join(" "), levels(&first).join(" "));
    assert_eq!(levels(written).join(" "), "1-ply 2-ply 1-ply");
    assert_eq!(again(std::slice::from_ref(written)), std::slice::from_ref(written));
    for (one, other) in first.judgements.iter().zip(&written.judgements) {
        assert_eq!(
            (one.game, one.after, one.seat, one.unit),
            (other.game, other.after, other.seat, other.unit)
        );
        match (&one.of, &other.of) {
            (JudgedDecision::Play { plays, .. }, JudgedDecision::Play { plays: others, .. }) => {
                assert_eq!(plays.len(), others.len());
                for (play, other) in plays.iter().zip(others) {
                    assert_eq!((play.equity, play.chances), (other.equity, other.chances));
                }
            }
            (
                JudgedDecision::Cube { chances, no_double, double_take, double_pass, .. },
                JudgedDecision::Cube {
                    chances: others,
                    no_double: hold,
                    double_take: take,
                    double_pass: pass,
                    ..
                },
            ) => assert_eq!((chances, no_double, double_take, double_pass), (others, hold, take, pass)),
            (one, other) => panic!("{one:?} {other:?}"),
        }
    }
    // The analysis of eXtreme Gammon is preferred, wherever it is in the list.
    let own = ForeignAnalysis { program: "eXtreme Gammon".to_owned(), ..written.clone() };
    // Its plies count from 1, so the file has no 0-ply.
    let [own] = &again(&[own])[..] else { panic!("one analysis") };
    assert_eq!(own.program, "eXtreme Gammon");
    assert_eq!(again(&[first, own.clone()]), std::slice::from_ref(own));
    // Chances of winning the match do not fit.
    let [chances] = &again(&import.analyses)[..] else { panic!("the play") };
    assert!(matches!(chances.judgements[..], [Judgement { of: JudgedDecision::Play { .. }, .. }]));
}

#[test]
fn a_damaged_analysis_leaves_the_match() {
    let transcript = common::transcripts::transcripts().remove(0);
    let mut sections = ogxm_2_sections(&transcript);
    sections.push((b"ANAL", vec![3, 0, 1]));
    let file = ogxm_2_file(&sections);
    let import = Import::read(&file, Reading::Tolerant).unwrap();
    assert_eq!(import.transcript.games.len(), transcript.games.len());
    assert!(import.notes[0].text.contains("an analysis is damaged"), "{:?}", import.notes);
    assert!(Import::read(&file, Reading::Strict).is_err());
}

/// Other readers of .xg files take the number of analysed plays from the record of the play itself, not from the list.
#[test]
fn the_record_of_a_play_states_the_number_of_its_analysed_plays_in_xg() {
    let import = Import::read(GNU.as_bytes(), Reading::Strict).unwrap();
    let file = import.transcript.to_xg(&[in_units_of_the_cube(&import)]);
    let plays: Vec<[i32; 2]> = xg_records(&file)
        .iter()
        .filter(|record| record[8] == 3)
        .map(|record| [120, 188].map(|at| i32::from_le_bytes(record[at..at + 4].try_into().unwrap())))
        .collect();
    assert_eq!(plays, [[2, 2], [0, 0]]);
}

/// Returns the records of 2,560 bytes in an .xg file.
fn xg_records(file: &[u8]) -> Vec<Vec<u8>> {
    let unpacked = (0..file.len()).filter(|&at| file[at] == 0x78).filter_map(|at| {
        let mut bytes = Vec::new();
        ZlibDecoder::new(&file[at..]).read_to_end(&mut bytes).ok()?;
        Some(bytes)
    });
    let longest = unpacked.filter(|bytes| bytes.len() % 2_560 == 0).max_by_key(Vec::len).unwrap();
    longest.chunks(2_560).map(<[u8]>::to_vec).collect()
}
