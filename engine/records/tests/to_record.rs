//! Conversion of other programs' files to records.

mod common;

use common::transcripts::transcripts;
use records::transcript::NotInRecord;
use records::{MatchRecord, Transcript};

#[test]
fn a_match_that_could_be_played_here_comes_back_whole() {
    let (mut written, mut refused) = (0, 0);
    for transcript in transcripts() {
        let Ok(mat) = transcript.to_mat() else { continue };
        let read = Transcript::from_mat(&mat).unwrap();
        match read.to_record("from-a-file") {
            Ok(record) => {
                written += 1;
                let record = MatchRecord::from_json(&record.to_json()).unwrap();
                assert_eq!(record.to_transcript().unwrap().to_mat().unwrap(), mat);
            }
            // If the start alternates, a game can begin with a doublet or a double. The file does not state these
            // terms, so its match cannot become a record.
            Err(NotInRecord::NoOpening(_) | NotInRecord::Misfit { .. } | NotInRecord::Points { .. }) => {
                refused += 1
            }
            Err(
                error @ (NotInRecord::Terms(_)
                | NotInRecord::Cut(_)
                | NotInRecord::Score(_)
                | NotInRecord::Crawford(_)),
            ) => panic!("{error}"),
        }
    }
    assert!(written > 3 * refused && refused > 0, "{written} written, {refused} refused");
}

#[test]
fn a_rule_that_is_unknown_here_is_named() {
    let refused = |mat: &str| Transcript::from_mat(mat).unwrap().to_record("x").unwrap_err().to_string();
    let head = " Game 1\n Anna : 0                       Bob : 0\n";
    assert!(refused(&format!(" 64 point match\n\n{head}  1) 31: 8/5 6/5\n")).contains("25 points at most"));
    assert!(refused(&format!(" 5 point match\n\n{head}  1) 33: 8/5(2) 6/3(2)\n")).contains("opening throw"));
}
