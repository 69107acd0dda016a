//! The board's end of a connection: authentication, and frames to send again.

use wire::{BOARD_PROTOCOL_VERSION as VERSION, BoardRefusal, BoardTold};

use crate::memory::Memory;

/// A connection as the board sees it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Link {
    session: Option<String>,
    challenge: Option<(String, String)>,
    outgoing: Vec<String>,
    /// The name of the server, if it is not the one that enrolled the board.
    stranger: Option<String>,
}

impl Link {
    /// Returns the server's name if it is not the board's own. The board signs nothing for it.
    pub(crate) fn stranger(&self) -> Option<&str> {
        self.stranger.as_deref()
    }

    /// Returns the texts to send, in order.
    pub(crate) fn take_outgoing(&mut self) -> Vec<String> {
        std::mem::take(&mut self.outgoing)
    }

    /// Sends a frame that has just been written, if the connection is ready.
    pub(crate) fn send(&mut self, frame: &crate::memory::KeptFrame) {
        if let Some(session) = &self.session {
            self.outgoing.push(frame.text(session));
        }
    }

    /// Handles a message about the connection itself. Returns true if the board has just been admitted.
    pub(crate) fn told(&mut self, told: &BoardTold, memory: &mut Memory, code: &str, clock_ms: i64) -> bool {
        match told {
            BoardTold::Challenge { server, challenge, .. } => {
                if memory.server().is_some_and(|known| known != server) {
                    self.stranger = Some(server.clone());
                    return false;
                }
                self.challenge = Some((server.clone(), challenge.clone()));
                if memory.device().is_some() {
                    self.authenticate(memory, clock_ms);
                } else {
                    self.enrol(memory, code);
                }
            }
            BoardTold::Enrolled { device } => {
                let Some((server, _)) = &self.challenge else { return false };
                memory.enrolled(device.clone(), server.clone());
                self.authenticate(memory, clock_ms);
            }
            BoardTold::Welcome { session, stored, .. } => {
                memory.acknowledged(*stored);
                let (last, oldest) = (memory.last(), memory.oldest());
                self.outgoing.push(format!(
                    r#"{{"v":{VERSION},"type":"resume","session":"{session}","last":{last},"oldest":{oldest}}}"#
                ));
                self.session = Some(session.clone());
                self.send_after(memory, *stored);
                return true;
            }
            BoardTold::Ack { seq } => memory.acknowledged(*seq),
            BoardTold::Refused { code: BoardRefusal::Gap, stored: Some(stored), .. } => {
                self.send_after(memory, *stored);
            }
            BoardTold::Refused { .. }
            | BoardTold::Position { .. }
            | BoardTold::Roll { .. }
            | BoardTold::Throw { .. }
            | BoardTold::Offer { .. }
            | BoardTold::Choose { .. }
            | BoardTold::Illegal { .. }
            | BoardTold::Correct { .. }
            | BoardTold::Clock { .. }
            | BoardTold::Ignored { .. }
            | BoardTold::Find {}
            | BoardTold::End { .. } => {}
        }
        false
    }

    fn send_after(&mut self, memory: &Memory, stored: u64) {
        let Some(session) = &self.session else { return };
        self.outgoing.extend(memory.after(stored).map(|frame| frame.text(session)));
    }

    fn enrol(&mut self, memory: &Memory, code: &str) {
        let Some((server, _)) = &self.challenge else { return };
        let key = memory.public_key();
        let signature = memory.sign(&format!("fullprime-board-enrolment {VERSION}\n{server}\n{code}\n{key}"));
        self.outgoing.push(format!(
            r#"{{"v":{VERSION},"type":"enrol","code":"{code}","public_key":"{key}","signature":"{signature}"}}"#
        ));
    }

    fn authenticate(&mut self, memory: &Memory, clock_ms: i64) {
        let (Some((server, challenge)), Some(device)) = (&self.challenge, memory.device()) else { return };
        let text =
            format!("fullprime-board-authentication {VERSION}\n{server}\n{device}\n{challenge}\n{clock_ms}");
        let signature = memory.sign(&text);
        self.outgoing.push(format!(
            r#"{{"v":{VERSION},"type":"authenticate","device":"{device}","challenge":"{challenge}","time":{clock_ms},"signature":"{signature}"}}"#
        ));
    }
}
