//! The runner with a thread for each processor, for answers that take longer than passing them between threads.
//!
//! One thread reads. Each line goes to whichever worker is free, and a place in the order of the answers is kept for
//! it, from which the calling thread writes. Both queues are bounded: whoever is ahead waits.

use std::io::{BufReader, Read, Write};
use std::num::NonZeroUsize;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use anyhow::Context as _;
use serde::{Serialize, de::DeserializeOwned};

use super::{Answered, Answers, answer_line, next_line};
use crate::cli::Outcome;

/// Lines that may be ahead of the one whose answer is written next, for each worker.
const AHEAD: usize = 16;

/// A line (none if it was too long) and where its answer is waited for.
type Job = (Option<Vec<u8>>, SyncSender<Answered>);

/// [`super::run`] with lines answered at the same time. The answers and their order are the same, so `answer` must give
/// the same for the same line whatever it was asked before.
///
/// # Errors
/// If input or output break.
pub(in super::super) fn run_on_all_processors<Q, A>(
    input: impl Read + Send + 'static,
    output: impl Write,
    answer: impl Fn(Q) -> Result<A, String> + Clone + Send + 'static,
) -> anyhow::Result<Outcome>
where
    Q: DeserializeOwned,
    A: Serialize,
{
    let workers = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let (jobs, queue) = sync_channel::<Job>(workers * AHEAD);
    let (places, in_order) = sync_channel(workers * AHEAD);
    // Nobody waits for these threads: when the output breaks, the reader may still be waiting for a line, and the
    // program is to end all the same.
    thread::spawn(move || read(input, &jobs, &places));
    let queue = Arc::new(Mutex::new(queue));
    for _ in 0..workers {
        let (queue, answer) = (Arc::clone(&queue), answer.clone());
        thread::spawn(move || work(&queue, answer));
    }
    let mut output = Answers::new(output);
    for place in in_order {
        let place: Receiver<Answered> = place?;
        output.write(place.recv().context("a thread that answers has ended")?)?;
    }
    Ok(output.outcome)
}

fn read(input: impl Read, jobs: &SyncSender<Job>, places: &SyncSender<std::io::Result<Receiver<Answered>>>) {
    let mut input = BufReader::with_capacity(1 << 16, input);
    loop {
        let mut line = Vec::new();
        let complete = match next_line(&mut input, &mut line) {
            Ok(Some(complete)) => complete,
            Ok(None) => return,
            Err(error) => {
                // If nobody takes it, the output has broken too, which is told instead.
                places.send(Err(error)).unwrap_or_default();
                return;
            }
        };
        let (answered, place) = sync_channel(1);
        if places.send(Ok(place)).is_err() || jobs.send((complete.then_some(line), answered)).is_err() {
            return;
        }
    }
}

fn work<Q, A>(queue: &Mutex<Receiver<Job>>, mut answer: impl FnMut(Q) -> Result<A, String>)
where
    Q: DeserializeOwned,
    A: Serialize,
{
    loop {
        // The lock is held while this worker waits for a line; the others wait for the lock instead.
        let job = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok((line, answered)) = job else { return };
        // Nobody takes the answer if the output has broken.
        answered.send(answer_line(line.as_ref(), &mut answer)).unwrap_or_default();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Barrier;

    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Question {
        steps: u64,
    }

    #[derive(Serialize)]
    struct Answer {
        steps: u64,
    }

    /// Takes the longer the more steps there are.
    fn walk(question: Question) -> Result<Answer, String> {
        match (0..question.steps).fold(0_u64, |sum, step| std::hint::black_box(sum ^ step)) {
            _ if question.steps % 7 == 3 => Err(format!("{} is unlucky", question.steps)),
            _ => Ok(Answer { steps: question.steps }),
        }
    }

    #[test]
    fn answers_keep_the_order_of_the_lines() {
        let mut input = String::new();
        for line in 0..500_u64 {
            let steps = (line * 7919) % 1000 * 30;
            input.push_str(&format!("{{\"id\":{line},\"steps\":{steps}}}\n"));
        }
        input.push_str("no JSON\n");
        let (mut one_by_one, mut together) = (Vec::new(), Vec::new());
        let expected = super::super::run(input.as_bytes(), &mut one_by_one, walk).unwrap();
        let input = std::io::Cursor::new(input.into_bytes());
        assert_eq!(run_on_all_processors(input, &mut together, walk).unwrap(), expected);
        assert_eq!(expected, Outcome::SomeInputWasBad);
        assert!(one_by_one == together, "{}", String::from_utf8_lossy(&together));
    }

    #[test]
    fn lines_are_answered_at_the_same_time() {
        let workers = thread::available_parallelism().unwrap().get();
        // No answer comes before all workers have a question.
        let barrier = Arc::new(Barrier::new(workers));
        let answer = move |question: Question| {
            barrier.wait();
            Ok(Answer { steps: question.steps })
        };
        let input = "{\"steps\":1}\n".repeat(workers);
        let mut output = Vec::new();
        let outcome = run_on_all_processors(std::io::Cursor::new(input), &mut output, answer).unwrap();
        assert_eq!((outcome, output), (Outcome::AllWell, "{\"steps\":1}\n".repeat(workers).into_bytes()));
    }

    #[test]
    fn an_answer_that_cannot_be_given_ends_the_program_and_not_in_silence() {
        let answer = |question: Question| {
            assert!(question.steps < 3, "a fault of the program");
            walk(question)
        };
        let mut output = Vec::new();
        let input = std::io::Cursor::new("{\"steps\":1}\n{\"steps\":5}\n");
        let error = run_on_all_processors(input, &mut output, answer).unwrap_err();
        assert_eq!(error.to_string(), "a thread that answers has ended");
    }
}
