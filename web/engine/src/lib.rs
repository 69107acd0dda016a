//! The engine in the browser. It answers the questions of the analysis board, in the JSON of the API, with the
//! functions and the nets of the server, so its answers are the server's to the last digit.
//!
//! A question is an object with one key: `{"study": ...}` with a [`PositionQuestion`], `{"rollout": ...}` with a
//! [`RolloutQuestion`], `{"scores": ...}` with a [`ScoresQuestion`], or `{"setup": "..."}` with an id. The answer is
//! `{"answer": ...}`, or `{"refused": ...}` with an [`ErrorBody`].
//!
//! The module imports nothing and exports four functions. `room` makes room for so many bytes and returns their
//! address. After JavaScript has written there, `load` reads them as nets and returns 1 if they are whole; `ask` reads
//! them as a question and returns the length of the answer, which is at the address that `answer` returns.
#![cfg_attr(target_arch = "wasm32", expect(unsafe_code, reason = "exported names are `no_mangle`"))]

use eval::{Engine, packed::Nets};
use report::{Unanswerable, position_setup, roll_out, score_chart, study};
use rules::Param;
use serde::{Deserialize, Serialize};
use wire::{
    ErrorBody, ErrorCode, PositionQuestion, PositionSetup, PositionStudy, RolloutPart, RolloutQuestion,
    ScoreChart, ScoresQuestion, TextParam,
};

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Question {
    Study(PositionQuestion),
    Rollout(RolloutQuestion),
    Scores(ScoresQuestion),
    Setup(String),
}

#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Study(PositionStudy),
    Rollout(Option<RolloutPart>),
    Scores(ScoreChart),
    Setup(PositionSetup),
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Reply {
    Answer(Answer),
    Refused(ErrorBody),
}

/// Returns the engine with these nets, or `None` if they are damaged.
#[must_use]
pub fn engine(nets: &[u8]) -> Option<Engine> {
    Nets::from_bytes(nets).ok().map(Engine::from)
}

/// Returns the answer to a question, both as JSON.
#[must_use]
pub fn reply(engine: &Engine, question: &[u8]) -> String {
    let reply = match serde_json::from_slice(question) {
        Ok(question) => {
            answer(engine, &question).map_or_else(|reason| Reply::Refused(body(reason)), Reply::Answer)
        }
        Err(error) => Reply::Refused(malformed(error.to_string())),
    };
    serde_json::to_string(&reply).unwrap_or_default()
}

fn answer(engine: &Engine, question: &Question) -> Result<Answer, Unanswerable> {
    Ok(match question {
        Question::Study(question) => Answer::Study(study(engine, question)?),
        Question::Rollout(question) => Answer::Rollout(roll_out(engine, question, || true)?),
        Question::Scores(question) => Answer::Scores(score_chart(engine, question)?),
        Question::Setup(id) => Answer::Setup(position_setup(id)?),
    })
}

/// Returns a refusal as the server sends it, without the English sentence.
fn body(reason: Unanswerable) -> ErrorBody {
    let param = |param| match param {
        Param::Number(number) => TextParam::Number(number),
        Param::Text(text) => TextParam::Text(text),
    };
    ErrorBody {
        code: ErrorCode::Invalid,
        reason: reason.code.to_owned(),
        params: reason.params.into_iter().map(|(name, value)| (name.to_owned(), param(value))).collect(),
        message: String::new(),
        field: reason.field.map(str::to_owned),
        retry_after_s: None,
    }
}

/// Returns the refusal of a question that is not in the form above. Its detail is for programmers.
fn malformed(detail: String) -> ErrorBody {
    ErrorBody {
        code: ErrorCode::Malformed,
        reason: "malformed".to_owned(),
        params: [("detail".to_owned(), TextParam::Text(detail))].into(),
        message: String::new(),
        field: None,
        retry_after_s: None,
    }
}

#[cfg(target_arch = "wasm32")]
mod exports {
    use std::cell::RefCell;

    use eval::Engine;

    thread_local! {
        static GIVEN: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
        static ENGINE: RefCell<Option<Engine>> = const { RefCell::new(None) };
        static ANSWER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    }

    /// Makes room for what the next call reads, and returns its address.
    #[unsafe(no_mangle)]
    extern "C" fn room(length: usize) -> *mut u8 {
        GIVEN.with_borrow_mut(|given| {
            *given = vec![0; length];
            given.as_mut_ptr()
        })
    }

    /// Reads nets and returns 1, or 0 if they are damaged.
    #[unsafe(no_mangle)]
    extern "C" fn load() -> u32 {
        let engine = super::engine(&GIVEN.take());
        let is_whole = engine.is_some();
        ENGINE.set(engine);
        u32::from(is_whole)
    }

    /// Answers a question and returns the length of the answer: 0 without nets.
    #[unsafe(no_mangle)]
    extern "C" fn ask() -> usize {
        let question = GIVEN.take();
        let reply =
            ENGINE.with_borrow(|engine| engine.as_ref().map(|engine| super::reply(engine, &question)));
        let reply = reply.unwrap_or_default().into_bytes();
        let length = reply.len();
        ANSWER.set(reply);
        length
    }

    /// Returns the address of the answer.
    #[unsafe(no_mangle)]
    extern "C" fn answer() -> *const u8 {
        ANSWER.with_borrow(Vec::as_ptr)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn ask(question: &Value) -> Value {
        let engine = Engine::default();
        serde_json::from_str(&reply(&engine, question.to_string().as_bytes())).unwrap()
    }

    #[test]
    fn each_kind_of_question_is_answered_in_the_form_of_the_api() {
        let setup = ask(&json!({"setup": "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10"}));
        let setup = &setup["answer"];
        assert_eq!(setup["length"], 7);
        let studied = ask(&json!({"study": {"id": null, "setup": setup, "plies": 0}}));
        assert_eq!(studied["answer"]["plays"][0]["notation"], "8/5 6/5");
        let rolled = ask(&json!({"rollout": {"setup": setup, "play": "8/5 6/5", "seed": 1}}));
        assert_eq!(rolled["answer"]["games"], 36);
        let chart = ask(&json!({"scores": {"id": null, "setup": setup, "play": null, "plies": 0}}));
        assert_eq!(chart["answer"]["cells"].as_array().unwrap().len(), 97);
    }

    #[test]
    fn refusals_have_the_form_of_the_api() {
        let refused = ask(&json!({"study": {"id": "4HPwATDgc/ABMA", "setup": null, "plies": 3}}));
        let expected = json!({
            "code": "invalid", "reason": "from_to", "params": {"min": 0, "max": 2}, "message": "",
            "field": "plies", "retry_after_s": null,
        });
        assert_eq!(refused["refused"], expected);
        let nonsense: Value = serde_json::from_str(&reply(&Engine::default(), b"?")).unwrap();
        assert_eq!(nonsense["refused"]["reason"], "malformed");
        assert!(engine(b"no nets").is_none());
    }
}
