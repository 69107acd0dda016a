//! One connection of a board, from the challenge to its end.

use wire::{
    BOARD_PROTOCOL_VERSION, BoardRefusal, BoardTold, CHALLENGE_VALID_MS, ENROLMENT_CODE_VALID_MS, Millis,
    ToldToBoard,
};

use super::{
    Inbox, Key, Message, RawFrame, Received, Refused, StoredFrame, authentication_text, enrolment_text, read,
    to_hex,
};

/// Random bytes that the caller draws, new for each connection.
#[derive(Clone, Copy, Debug)]
pub struct NonceBytes {
    /// For the challenge.
    pub challenge: [u8; 32],
    /// For the token of the session.
    pub session: [u8; 16],
}

/// What a board asks for before it is admitted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opening {
    /// To be enrolled: look for the code and answer with [`Connection::enrol`].
    Enrol {
        /// The code that it names.
        code: String,
    },
    /// To be admitted: look for the device and answer with [`Connection::admit`].
    Authenticate {
        /// Who it says it is.
        device: String,
    },
}

/// A code that an owner was shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IssuedCode {
    /// When.
    pub issued_at: Millis,
    /// The key of the board that has been enrolled with it. That board is given the same answer again, since the first
    /// one may have been lost.
    pub used_by: Option<Key>,
}

/// A board to be enrolled, whose signature has been checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Enrolment {
    /// Its key. No other board may have it; one that is enrolled already with this code and key is answered again.
    pub key: Key,
}

/// What is stored of a device that wants to be admitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnownDevice {
    /// Its key.
    pub key: Key,
    /// Whether its owner has revoked it.
    pub is_revoked: bool,
}

/// What follows from a message of a board that has been admitted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It has said where it stands, and can go on.
    Resumed,
    /// A frame to be stored; then call [`Inbox::keep`], and acknowledge.
    Store(StoredFrame),
    /// A frame that is stored already: acknowledge what is stored.
    Known,
}

/// How far a connection has come.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Stage {
    /// The challenge has been sent.
    Challenged,
    /// A message that asks for something in the store is waiting for the answer.
    Asked(Message),
    /// The challenge has been answered, and not well.
    Spent,
    /// Admitted.
    Admitted { device: String, has_resumed: bool },
}

/// A connection. It holds no history: that is the [`Inbox`] of its device.
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
    /// A new connection and the first message to the board. `server` is the name that boards sign, without line ends.
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

    /// The device, once it has been admitted.
    #[must_use]
    pub fn device(&self) -> Option<&str> {
        match &self.stage {
            Stage::Admitted { device, .. } => Some(device),
            Stage::Challenged | Stage::Asked(_) | Stage::Spent => None,
        }
    }

    /// What the board's clock showed when it signed, once it has been admitted.
    #[must_use]
    pub const fn signed_time(&self) -> Option<Millis> {
        self.signed_time
    }

    /// Takes a text frame of a board that has not been admitted yet.
    ///
    /// # Errors
    /// What is wrong with the message, and any message but `enrol` and `authenticate`.
    pub fn begin(&mut self, frame: &[u8]) -> Result<Opening, Refused> {
        let message = read(frame)?;
        let opening = match &message {
            Message::Enrol { code, .. } => Opening::Enrol { code: code.clone() },
            Message::Authenticate { device, .. } => Opening::Authenticate { device: device.clone() },
            Message::Resume { .. } | Message::Frame { .. } => {
                let what = "a board says who it is before anything else";
                return Err(Refused::new(BoardRefusal::NotAuthenticated, what));
            }
        };
        match self.stage {
            Stage::Challenged => {
                self.stage = Stage::Asked(message);
                Ok(opening)
            }
            Stage::Spent => {
                Err(Refused::new(BoardRefusal::UsedChallenge, "the challenge has been answered once"))
            }
            Stage::Asked(_) | Stage::Admitted { .. } => {
                Err(Refused::new(BoardRefusal::AlreadyAuthenticated, "this has been asked before"))
            }
        }
    }

    /// Answers [`Opening::Enrol`] with what is stored about its code. When the device has been stored, tell it
    /// `enrolled`; then it may authenticate on this connection.
    ///
    /// # Errors
    /// Everything that can be wrong with a code, a key and a signature. A wrong code leaves the connection as it was.
    pub fn enrol(&mut self, issued: Option<IssuedCode>, now: Millis) -> Result<Enrolment, Refused> {
        let Stage::Asked(Message::Enrol { code, public_key, signature }) = &self.stage else {
            return Err(Refused::new(BoardRefusal::OutOfOrder, "nobody has asked to be enrolled"));
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
        if used_by.is_some_and(|other| other != key) {
            return refuse(BoardRefusal::UsedCode, "the code has been used");
        }
        if now.0 - issued_at.0 >= ENROLMENT_CODE_VALID_MS {
            return refuse(BoardRefusal::ExpiredCode, "the code is older than ten minutes");
        }
        key.verify(&enrolment_text(&self.server, code, public_key), signature)?;
        Ok(Enrolment { key })
    }

    /// Answers [`Opening::Authenticate`] with what is stored about its device. The challenge is spent either way.
    ///
    /// # Errors
    /// Everything that can be wrong with a device, a challenge and a signature.
    pub fn admit(
        &mut self,
        known: Option<KnownDevice>,
        inbox: &Inbox,
        now: Millis,
    ) -> Result<ToldToBoard, Refused> {
        let stage = std::mem::replace(&mut self.stage, Stage::Spent);
        let Stage::Asked(Message::Authenticate { device, challenge, time, signature }) = stage else {
            return Err(Refused::new(BoardRefusal::OutOfOrder, "nobody has asked to be admitted"));
        };
        if challenge != self.challenge {
            return Err(Refused::new(BoardRefusal::WrongChallenge, "this is another challenge"));
        }
        if now.0 - self.opened_at.0 >= CHALLENGE_VALID_MS {
            let what = "the challenge is older than thirty seconds";
            return Err(Refused::new(BoardRefusal::ExpiredChallenge, what));
        }
        let unknown = || Refused::new(BoardRefusal::UnknownDevice, "there is no such board");
        let known = known.ok_or_else(unknown)?;
        known.key.verify(&authentication_text(&self.server, &device, &challenge, time.0), &signature)?;
        // Only who has the key learns that it is of no use any more.
        if known.is_revoked {
            return Err(Refused::new(BoardRefusal::Revoked, "the owner has revoked this board"));
        }
        if inbox.is_frozen() {
            return Err(Refused::new(BoardRefusal::Frozen, "the history of this board is in question"));
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

    /// Takes a text frame of a board that has been admitted.
    ///
    /// # Errors
    /// What is wrong with the message or with its place in the history. A refusal that
    /// [freezes](BoardRefusal::freezes) is for the caller to store, and to [`Inbox::freeze`].
    pub fn receive(&mut self, frame: &[u8], inbox: &Inbox) -> Result<Answer, Refused> {
        let message = read(frame)?;
        let Stage::Admitted { has_resumed, .. } = &mut self.stage else {
            let what = "a board says who it is before anything else";
            return Err(Refused::new(BoardRefusal::NotAuthenticated, what));
        };
        let check_session = |session: &str| {
            let wrong =
                || Refused::new(BoardRefusal::WrongSession, "this is not the token of the connection");
            if session == self.session { Ok(()) } else { Err(wrong()) }
        };
        match message {
            Message::Enrol { .. } | Message::Authenticate { .. } => {
                Err(Refused::new(BoardRefusal::AlreadyAuthenticated, "this board has been admitted"))
            }
            Message::Resume { session, last, oldest } => {
                check_session(&session)?;
                if *has_resumed {
                    return Err(Refused::new(BoardRefusal::OutOfOrder, "resume comes once"));
                }
                inbox.resume(last, oldest)?;
                *has_resumed = true;
                Ok(Answer::Resumed)
            }
            Message::Frame { session, frame } => {
                check_session(&session)?;
                if !*has_resumed {
                    return Err(Refused::new(BoardRefusal::OutOfOrder, "resume comes first"));
                }
                Self::receive_frame(frame, inbox)
            }
        }
    }

    fn receive_frame(frame: RawFrame, inbox: &Inbox) -> Result<Answer, Refused> {
        Ok(match inbox.receive(frame)? {
            Received::New(frame) => Answer::Store(frame),
            Received::Duplicate => Answer::Known,
        })
    }
}

/// A message to a board with its version.
pub(crate) const fn versioned(told: BoardTold) -> ToldToBoard {
    ToldToBoard { v: BOARD_PROTOCOL_VERSION, told }
}
