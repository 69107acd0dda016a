//! The match equity tables that commands of the engine can be given. Damaged ones are refused.

use crate::command_line::{ask, run};
use serde_json::json;

/// A made-up table to three points, in which a lead is worth much.
const MET: &str = "<met><info><name>Club</name><length>3</length></info><pre-crawford-table type=\"explicit\">\
    <row><me>0.5</me><me>0.8</me><me>0.9</me></row><row><me>0.2</me><me>0.5</me><me>0.7</me></row>\
    <row><me>0.1</me><me>0.3</me><me>0.5</me></row></pre-crawford-table>\
    <post-crawford-table type=\"explicit\" player=\"both\"><row><me>0.5</me><me>0.4</me><me>0.2</me></row>\
    </post-crawford-table></met>";

#[test]
fn a_match_equity_table_changes_decisions_at_a_score() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.xml");
    let file = path.to_str().unwrap();
    std::fs::write(&path, MET).unwrap();
    let equity = |arguments: &[&str], score: &str| {
        let xgid = format!("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:{score}:10");
        ask(arguments, &[json!({ "xgid": xgid })])[0]["no_double"].clone()
    };
    let (plain, given) = (["engine", "cube"], ["engine", "cube", "--met", file]);
    assert_ne!(equity(&plain, "0:0:0:3"), equity(&given, "0:0:0:3"));
    assert_eq!(equity(&plain, "0:0:0:0"), equity(&given, "0:0:0:0"), "money play uses no match equity table");

    let record = folder.path().join("short.mat");
    std::fs::write(&record, include_str!("../../../engine/records/tests/golden/short.mat")).unwrap();
    let analysed = |arguments: &[&str]| {
        let ran = run(&[&["analyse", record.to_str().unwrap(), "--plies", "0"], arguments].concat(), b"");
        assert_eq!(ran.status, Some(0), "{}", ran.errors);
        ran.output
    };
    assert_ne!(analysed(&[]), analysed(&["--met", file]));

    for (text, wanted) in [(MET.replace("<me>0.7</me>", ""), "has a hole: row 2"), (String::new(), "not XML")]
    {
        std::fs::write(&path, text).unwrap();
        let analyse = ["analyse", record.to_str().unwrap()];
        for command in [&["engine", "cube"][..], &["external", "--listen", "127.0.0.1:0"], &analyse] {
            let ran = run(&[command, &["--met", file]].concat(), b"");
            assert_eq!((ran.status, ran.output.as_str()), (Some(2), ""), "{}", ran.errors);
            assert!(ran.errors.contains("club.xml") && ran.errors.contains(wanted), "{}", ran.errors);
            assert_eq!(ran.errors.lines().count(), 1, "{}", ran.errors);
        }
    }
    assert_eq!(run(&["engine", "cube", "--met", "/no/such/file"], b"").status, Some(2));
}
