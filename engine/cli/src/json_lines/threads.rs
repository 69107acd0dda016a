//! The runner with a thread for each processor, for answers that take longer than the hand-over between threads.
//!
//! One thread reads. Each line goes to a free worker. Its place in the order of the answers is reserved, and the
//! calling thread writes the answers in that order. Both queues are bounded, so a faster side waits.

use std::io::{BufReader, Read, Write};
use std::num::NonZeroUsize;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use anyhow::Context as _;
use serde::{Serialize, de::DeserializeOwned};

use super::{Answered, Answers, answer_line, next_line};
use crate::process::Outcome;

/// The number of lines for each worker that may be read ahead of the next answer.
const AHEAD: usize = 16;

/// A line (`None` if it was too long) and the channel for its answer.
type Job = (Option<Vec<u8>>, SyncSender<Answered>);

/// Like [`super::run`], but answers lines in parallel. Answers and order are the same, so `answer` must depend on the
/// line alone.
///
/// # Errors
/// Returns an error if input or output fails.
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
    // These threads are not joined: if the output breaks, the reader may still wait for a line, and the program must
    // end anyway.
    thread::spawn(move || read(input, &jobs, &places));
    let queue = Arc::new(Mutex::new(queue));
    for _ in 0..workers {
        let (queue, answer) = (Arc::clone(&queue), answer.clone());
        thread::spawn(move || work(&queue, answer));
    }
    let mut output = Answers::new(output);
    for place in in_order {
        let place: Receiver<Answered> = place?;
        output.write(place.recv().context("a thread that computes answers has ended")?)?;
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
                // If the receiver is gone, the output has failed too, and that error is reported instead.
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
        // The lock is held while this worker waits for a line. The others wait for the lock instead.
        let job = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok((line, answered)) = job else { return };
        // The receiver is gone if the output has failed.
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

    /// Answers after a time that grows with the number of steps.
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
        // No answer comes before every worker has a question.
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
    fn a_panic_in_a_worker_ends_the_run_with_an_error() {
        let answer = |question: Question| {
            assert!(question.steps < 3, "a fault of the program");
            walk(question)
        };
        let mut output = Vec::new();
        let input = std::io::Cursor::new("{\"steps\":1}\n{\"steps\":5}\n");
        let error = run_on_all_processors(input, &mut output, answer).unwrap_err();
        assert_eq!(error.to_string(), "a thread that computes answers has ended");
    }
}
