//! One connection of a board, from the challenge to its end.

use wire::{
    BOARD_PROTOCOL_VERSION, BoardRefusal, BoardTold, CHALLENGE_VALID_MS, ENROLMENT_CODE_VALID_MS, Millis,
    ToldToBoard,
};

use super::{
    Inbox, Key, Message, RawFrame, Received, Refused, StoredFrame, authentication_text, enrolment_text, read,
    to_hex,
};

/// Random bytes from the caller, new for each connection.
#[derive(Clone, Copy, Debug)]
pub struct NonceBytes {
    /// The bytes of the challenge.
    pub challenge: [u8; 32],
    /// The bytes of the session's token.
    pub session: [u8; 16],
}

/// The request of a board before it is admitted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opening {
    /// The board asks to be enrolled. Look up the code and call [`Connection::enrol`].
    Enrol {
        /// The code.
        code: String,
    },
    /// The board asks to be admitted. Look up the device and call [`Connection::admit`].
    Authenticate {
        /// The device that it claims to be.
        device: String,
    },
}

/// A code that was issued to an owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IssuedCode {
    /// The time of issue.
    pub issued_at: Millis,
    /// The key of the board that was enrolled with it. If the same board asks again, it gets the same answer, because
    /// the first answer may have been lost.
    pub used_by: Option<Key>,
}

/// A board to be enrolled; its signature has been checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Enrolment {
    /// The board's key, which must be unique. If a board with this code and key is already enrolled, repeat the
    /// answer.
    pub key: Key,
}

/// The stored data of a device that wants to be admitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnownDevice {
    /// The device's key.
    pub key: Key,
    /// True if its owner has revoked it.
    pub is_revoked: bool,
}

/// The effect of a message from an admitted board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MessageEffect {
    /// The board has resumed and can continue.
    Resumed,
    /// A new frame. Store it, call [`Inbox::keep`], and then acknowledge it.
    Store(StoredFrame),
    /// A frame that is already stored. Acknowledge it again.
    Known,
}

/// The stage of a connection.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Stage {
    /// The challenge has been sent.
    Challenged,
    /// A request waits for an answer from the store.
    Asked(Message),
    /// The challenge was answered wrongly.
    Spent,
    /// The board is admitted.
    Admitted { device: String, has_resumed: bool },
}

/// A connection. The history is in the [`Inbox`] of its device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Connection {
    server: String,
    challenge: String,
    session: String,
    opened_at: Millis,
    signed_time: Option<Millis>,
    stage: Stage,
}

impl Connection {
    /// Returns a new connection and the first message to the board. `server` is the name that boards sign,
    /// without line ends.
    #[must_use]
    pub fn open(server: &str, nonce: &NonceBytes, now: Millis) -> (Self, ToldToBoard) {
        let connection = Self {
            server: server.to_owned(),
            challenge: to_hex(&nonce.challenge),
            session: to_hex(&nonce.session),
            opened_at: now,
            signed_time: None,
            stage: Stage::Challenged,
        };
        let told = BoardTold::Challenge {
            server: connection.server.clone(),
            challenge: connection.challenge.clone(),
            server_time: now,
        };
        (connection, versioned(told))
    }

    /// Returns the device, once it has been admitted.
    #[must_use]
    pub fn device(&self) -> Option<&str> {
        match &self.stage {
            Stage::Admitted { device, .. } => Some(device),
            Stage::Challenged | Stage::Asked(_) | Stage::Spent => None,
        }
    }

    /// Returns the time on the board's clock when it signed, once it has been admitted.
    #[must_use]
    pub const fn signed_time(&self) -> Option<Millis> {
        self.signed_time
    }

    /// Reads a text frame of a board that has not been admitted.
    ///
    /// # Errors
    /// Returns an error if the message is malformed, or is not `enrol` or `authenticate`.
    pub fn begin(&mut self, frame: &[u8]) -> Result<Opening, Refused> {
        let message = read(frame)?;
        let opening = match &message {
            Message::Enrol { code, .. } => Opening::Enrol { code: code.clone() },
            Message::Authenticate { device, .. } => Opening::Authenticate { device: device.clone() },
            Message::Resume { .. } | Message::Frame { .. } => {
                let what = "a board must authenticate first";
                return Err(Refused::new(BoardRefusal::NotAuthenticated, what));
            }
        };
        match self.stage {
            Stage::Challenged => {
                self.stage = Stage::Asked(message);
                Ok(opening)
            }
            Stage::Spent => {
                Err(Refused::new(BoardRefusal::UsedChallenge, "the challenge has already been answered"))
            }
            Stage::Asked(_) | Stage::Admitted { .. } => {
                Err(Refused::new(BoardRefusal::AlreadyAuthenticated, "the request has already been made"))
            }
        }
    }

    /// Answers [`Opening::Enrol`] with the stored data of its code. Store the device and then send `enrolled`. The
    /// board may then authenticate on this connection.
    ///
    /// # Errors
    /// Returns an error if the code, the key or the signature is wrong. A wrong code leaves the connection unchanged.
    pub fn enrol(&mut self, issued: Option<IssuedCode>, now: Millis) -> Result<Enrolment, Refused> {
        let Stage::Asked(Message::Enrol { code, public_key, signature }) = &self.stage else {
            return Err(Refused::new(BoardRefusal::OutOfOrder, "there is no request to be enrolled"));
        };
        let enrolment = self.check_enrolment(code, public_key, signature, issued, now);
        self.stage = Stage::Challenged;
        enrolment
    }

    fn check_enrolment(
        &self,
        code: &str,
        public_key: &str,
        signature: &str,
        issued: Option<IssuedCode>,
        now: Millis,
    ) -> Result<Enrolment, Refused> {
        let refuse = |code, what: &str| Err(Refused::new(code, what));
        let Some(IssuedCode { issued_at, used_by }) = issued else {
            return refuse(BoardRefusal::WrongCode, "there is no such code");
        };
        let key = Key::parse(public_key)?;
        // The same board may repeat its request, because the first answer may have been lost.
        if used_by.is_some_and(|other| other != key) {
            return refuse(BoardRefusal::UsedCode, "the code has been used");
        }
        if now.0 - issued_at.0 >= ENROLMENT_CODE_VALID_MS {
            return refuse(BoardRefusal::ExpiredCode, "the code is older than ten minutes");
        }
        key.verify(&enrolment_text(&self.server, code, public_key), signature)?;
        Ok(Enrolment { key })
    }

    /// Answers [`Opening::Authenticate`] with the stored data of its device. The challenge cannot be used again, even
    /// if this fails.
    ///
    /// # Errors
    /// Returns an error if the device, the challenge or the signature is wrong.
    pub fn admit(
        &mut self,
        known: Option<KnownDevice>,
        inbox: &Inbox,
        now: Millis,
    ) -> Result<ToldToBoard, Refused> {
        // Any attempt spends the challenge, so that a connection allows only one.
        let stage = std::mem::replace(&mut self.stage, Stage::Spent);
        let Stage::Asked(Message::Authenticate { device, challenge, time, signature }) = stage else {
            return Err(Refused::new(BoardRefusal::OutOfOrder, "there is no request to be admitted"));
        };
        if challenge != self.challenge {
            return Err(Refused::new(
                BoardRefusal::WrongChallenge,
                "the challenge is not that of this connection",
            ));
        }
        if now.0 - self.opened_at.0 >= CHALLENGE_VALID_MS {
            let what = "the challenge is older than thirty seconds";
            return Err(Refused::new(BoardRefusal::ExpiredChallenge, what));
        }
        let unknown = || Refused::new(BoardRefusal::UnknownDevice, "there is no such board");
        let known = known.ok_or_else(unknown)?;
        known.key.verify(&authentication_text(&self.server, &device, &challenge, time.0), &signature)?;
        // The signature is checked first, so that only the holder of the key learns that the board is revoked.
        if known.is_revoked {
            return Err(Refused::new(BoardRefusal::Revoked, "the owner has revoked this board"));
        }
        if inbox.is_frozen() {
            return Err(Refused::new(BoardRefusal::Frozen, "the history of this board is inconsistent"));
        }
        self.signed_time = Some(time);
        self.stage = Stage::Admitted { device, has_resumed: false };
        Ok(versioned(BoardTold::Welcome {
            session: self.session.clone(),
            stored: inbox.stored(),
            head: inbox.head().to_digits(),
            server_time: now,
        }))
    }

    /// Reads a text frame of an admitted board.
    ///
    /// # Errors
    /// Returns an error if the message or its place in the history is wrong. If the refusal
    /// [freezes](BoardRefusal::freezes) the board, the caller must store that and call [`Inbox::freeze`].
    pub fn receive(&mut self, frame: &[u8], inbox: &Inbox) -> Result<MessageEffect, Refused> {
        let message = read(frame)?;
        let Stage::Admitted { has_resumed, .. } = &mut self.stage else {
            let what = "a board must authenticate first";
            return Err(Refused::new(BoardRefusal::NotAuthenticated, what));
        };
        let check_session = |session: &str| {
            let wrong =
                || Refused::new(BoardRefusal::WrongSession, "the token is not that of this connection");
            if session == self.session { Ok(()) } else { Err(wrong()) }
        };
        match message {
            Message::Enrol { .. } | Message::Authenticate { .. } => {
                Err(Refused::new(BoardRefusal::AlreadyAuthenticated, "the board is already admitted"))
            }
            Message::Resume { session, last, oldest } => {
                check_session(&session)?;
                if *has_resumed {
                    return Err(Refused::new(BoardRefusal::OutOfOrder, "resume must come only once"));
                }
                inbox.resume(last, oldest)?;
                *has_resumed = true;
                Ok(MessageEffect::Resumed)
            }
            Message::Frame { session, frame } => {
                check_session(&session)?;
                if !*has_resumed {
                    return Err(Refused::new(BoardRefusal::OutOfOrder, "resume must come first"));
                }
                Self::receive_frame(frame, inbox)
            }
        }
    }

    fn receive_frame(frame: RawFrame, inbox: &Inbox) -> Result<MessageEffect, Refused> {
        Ok(match inbox.receive(frame)? {
            Received::New(frame) => MessageEffect::Store(frame),
            Received::Duplicate => MessageEffect::Known,
        })
    }
}

/// Returns a message to a board with its version.
pub(crate) const fn versioned(told: BoardTold) -> ToldToBoard {
    ToldToBoard { v: BOARD_PROTOCOL_VERSION, told }
}
