//! The runner for commands that work on many items: one JSON object per line in, one per line out, in order.
//!
//! The field `id` is copied if there is one. The answer to a bad line has its id (or null) and an error. The run
//! continues, and the exit status is 1 at the end.

mod threads;

use std::io::{self, BufRead, Read, Write};

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value, json};

use super::process::Outcome;

pub(super) use threads::run_on_all_processors;

/// The maximum length of a line in bytes. Sensible lines are far shorter; the limit protects the memory.
const LINE_MAX: u64 = 1 << 20;

/// Runs `answer` for each line. It receives the line without its `id` and returns an object or an error.
///
/// Each answer is flushed at once: a calling program may wait for it before it asks again, and users see the answers of
/// a deep search as they come.
///
/// # Errors
/// Returns an error if input or output fails.
pub(super) fn run<Q, A>(
    input: impl Read,
    output: impl Write,
    mut answer: impl FnMut(Q) -> Result<A, String>,
) -> anyhow::Result<Outcome>
where
    Q: DeserializeOwned,
    A: Serialize,
{
    let mut input = io::BufReader::with_capacity(1 << 16, input);
    let mut output = Answers::new(output);
    let mut line = Vec::new();
    while let Some(complete) = next_line(&mut input, &mut line)? {
        output.write(answer_line(complete.then_some(&line), &mut answer))?;
    }
    Ok(output.outcome)
}

/// The output of the answers, in the order of the lines.
struct Answers<W: Write> {
    output: io::BufWriter<W>,
    outcome: Outcome,
}

impl<W: Write> Answers<W> {
    fn new(output: W) -> Self {
        Self { output: io::BufWriter::new(output), outcome: Outcome::AllWell }
    }

    fn write(&mut self, (id, result): Answered) -> anyhow::Result<()> {
        let answered = match result {
            Ok(mut fields) => {
                if let Some(id) = id {
                    fields.insert("id".to_owned(), id);
                }
                Value::Object(fields)
            }
            Err(error) => {
                self.outcome = Outcome::SomeInputWasBad;
                json!({ "id": id, "error": error })
            }
        };
        serde_json::to_writer(&mut self.output, &answered)?;
        self.output.write_all(b"\n")?;
        self.output.flush()?;
        Ok(())
    }
}

/// Reads the next line without its end, or `None` at the end of the input. `Some(false)` means that the line was too
/// long and was skipped.
pub(super) fn next_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Option<bool>> {
    line.clear();
    if input.by_ref().take(LINE_MAX).read_until(b'\n', line)? == 0 {
        return Ok(None);
    }
    if line.last() == Some(&b'\n') || line.len() < usize::try_from(LINE_MAX).unwrap_or(usize::MAX) {
        return Ok(Some(true));
    }
    // The rest of the line is read in pieces and discarded.
    loop {
        line.clear();
        let read = input.by_ref().take(LINE_MAX).read_until(b'\n', line)?;
        if read == 0 || line.last() == Some(&b'\n') {
            return Ok(Some(false));
        }
    }
}

type Answered = (Option<Value>, Result<Map<String, Value>, String>);

/// Answers a line. `None` is a line that was too long to be read.
fn answer_line<Q, A>(line: Option<&Vec<u8>>, mut answer: impl FnMut(Q) -> Result<A, String>) -> Answered
where
    Q: DeserializeOwned,
    A: Serialize,
{
    let Some(line) = line else {
        return (None, Err(format!("the line is longer than {LINE_MAX} bytes")));
    };
    let mut fields: Map<String, Value> = match serde_json::from_slice(line) {
        Ok(fields) => fields,
        Err(error) => return (None, Err(format!("not a JSON object: {error}"))),
    };
    let id = fields.remove("id");
    let result = serde_json::from_value(Value::Object(fields))
        .map_err(|error| error.to_string())
        .and_then(&mut answer)
        .and_then(|answer| match serde_json::to_value(answer) {
            Ok(Value::Object(fields)) => Ok(fields),
            Ok(other) => Err(format!("the answer is not an object: {other}")),
            Err(error) => Err(format!("the answer cannot be written: {error}")),
        });
    (id, result)
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Question {
        half_of: u32,
    }

    #[derive(Serialize)]
    struct Answer {
        half: u32,
    }

    fn half(question: Question) -> Result<Answer, String> {
        match question.half_of % 2 {
            0 => Ok(Answer { half: question.half_of / 2 }),
            _ => Err(format!("{} is odd", question.half_of)),
        }
    }

    fn check(input: &str, expected: &str, outcome: Outcome) {
        let mut output = Vec::new();
        assert_eq!(run(input.as_bytes(), &mut output, half).unwrap(), outcome);
        assert_eq!(String::from_utf8(output).unwrap(), expected);
    }

    #[test]
    fn each_line_is_answered_in_order_under_its_id() {
        check(
            "{\"id\":7,\"half_of\":4}\n{\"half_of\":2}\n{\"id\":{\"a\":[1]},\"half_of\":0}",
            "{\"half\":2,\"id\":7}\n{\"half\":1}\n{\"half\":0,\"id\":{\"a\":[1]}}\n",
            Outcome::AllWell,
        );
        check("", "", Outcome::AllWell);
    }

    #[test]
    fn a_bad_line_does_not_stop_the_others() {
        check(
            "{\"id\":1,\"half_of\":3}\n{\"half_of\":2}\n{\"id\":\"x\",\"quarter_of\":8}\n",
            "{\"error\":\"3 is odd\",\"id\":1}\n{\"half\":1}\n\
             {\"error\":\"unknown field `quarter_of`, expected `half_of`\",\"id\":\"x\"}\n",
            Outcome::SomeInputWasBad,
        );
    }

    #[test]
    fn a_line_that_is_not_an_object_is_answered_too() {
        let mut input = b"[1]\n\nnonsense\n\xff\n{\"half_of\":2".to_vec();
        input.extend_from_slice(b"}\n");
        let mut output = Vec::new();
        assert_eq!(run(input.as_slice(), &mut output, half).unwrap(), Outcome::SomeInputWasBad);
        let lines: Vec<Value> = output
            .split(|&b| b == b'\n')
            .filter(|line| !line.is_empty())
            .map(|line| serde_json::from_slice(line).unwrap())
            .collect();
        assert_eq!(lines.len(), 5);
        assert!(lines[..4].iter().all(|line| line["error"].is_string() && line["id"].is_null()));
        assert_eq!(lines[4], json!({ "half": 1 }));
    }

    #[test]
    fn an_endless_line_is_refused_and_skipped() {
        let mut input = vec![b'x'; 3 << 20];
        input.extend_from_slice(b"\n{\"half_of\":2}\n");
        let mut output = Vec::new();
        assert_eq!(run(input.as_slice(), &mut output, half).unwrap(), Outcome::SomeInputWasBad);
        assert!(String::from_utf8(output).unwrap().ends_with("}\n{\"half\":1}\n"));
    }
}
