//! Tests of the server's end of the protocol: admission and storage.

#[path = "common/device.rs"]
mod device;

use boards::{
    Connection, Hash, Inbox, IssuedCode, Key, KnownDevice, MessageEffect, NonceBytes, Opening, Refused,
    StoredFrame,
};
use device::{Device, Frame, SERVER};
use proptest::prelude::*;
use wire::{BOARD_FRAME_BYTES_MAX, BoardRefusal, BoardTold, Millis};

const NONCE: NonceBytes = NonceBytes { challenge: [7; 32], session: [9; 16] };
const DONE: &str = r#"{"type":"button","console":"one","button":"done"}"#;
const HELLO: &str = r#"{"type":"hello","model":"m","firmware":"1","capabilities":{"colour":false,"point_depth":5,"bar_depth":5,"reads_dice":false}}"#;

fn open() -> Connection {
    Connection::open(SERVER, &NONCE, Millis(1_000)).0
}

fn challenge() -> String {
    "07".repeat(32)
}

fn session() -> String {
    "09".repeat(16)
}

fn known(device: &Device) -> KnownDevice {
    KnownDevice { key: Key::parse(&device.public_key()).expect("a key"), is_revoked: false }
}

fn code(result: Result<impl std::fmt::Debug, Refused>) -> BoardRefusal {
    result.expect_err("it is refused").code
}

/// Returns a connection on which `device` has been admitted.
fn admitted(device: &Device, inbox: &Inbox) -> Connection {
    let mut connection = open();
    let asked = connection.begin(device.authenticate(&challenge(), 5).as_bytes()).expect("it can be read");
    assert_eq!(asked, Opening::Authenticate { device: device.id.clone() });
    connection.admit(Some(known(device)), inbox, Millis(2_000)).expect("it is admitted");
    connection
}

/// Returns a connection on which `device` has also resumed.
fn resumed(device: &Device, inbox: &Inbox) -> Connection {
    let mut connection = admitted(device, inbox);
    let resume = Device::resume(&session(), device.seq, 1);
    assert_eq!(connection.receive(resume.as_bytes(), inbox), Ok(MessageEffect::Resumed));
    connection
}

#[test]
fn the_first_message_is_a_challenge_that_names_the_server() {
    let (_, told) = Connection::open(SERVER, &NONCE, Millis(1_000));
    let expected =
        BoardTold::Challenge { server: SERVER.into(), challenge: challenge(), server_time: Millis(1_000) };
    assert_eq!((told.v, told.told), (1, expected));
}

#[test]
fn a_board_is_enrolled_and_admitted_on_one_connection() {
    let device = Device::new("00000000000000d1", 1);
    let mut connection = open();
    let asked = connection.begin(device.enrol("ABCD").as_bytes());
    assert_eq!(asked, Ok(Opening::Enrol { code: "ABCD".into() }));
    let issued = Some(IssuedCode { issued_at: Millis(0), used_by: None });
    let enrolment = connection.enrol(issued, Millis(1_500)).expect("the code is good");
    assert_eq!(enrolment.key.to_digits(), device.public_key());
    connection.begin(device.authenticate(&challenge(), -5).as_bytes()).expect("it can be read");
    let inbox = Inbox::new(&device.id);
    let told = connection.admit(Some(known(&device)), &inbox, Millis(2_000)).expect("it is admitted").told;
    let BoardTold::Welcome { session: token, stored: 0, head, .. } = told else { panic!("{told:?}") };
    assert_eq!((token, head), (session(), Hash::genesis(&device.id).to_digits()));
    assert_eq!(connection.device(), Some(&*device.id));
}

#[test]
fn enrolment_is_refused_with_its_reason() {
    let device = Device::new("00000000000000d1", 1);
    let issued = |issued_at, used_by| Some(IssuedCode { issued_at: Millis(issued_at), used_by });
    let [own_key, other_key] = [&device, &Device::new("d", 2)].map(|device| Some(known(device).key));
    let weak = format!("{:0<64}", "01");
    let enrol = device.enrol("ABCD");
    for (message, issued, expected) in [
        (enrol.clone(), None, BoardRefusal::WrongCode),
        (enrol.clone(), issued(0, other_key), BoardRefusal::UsedCode),
        (enrol.clone(), issued(-599_000, own_key), BoardRefusal::ExpiredCode),
        (device.enrol("ABCE").replace("ABCE", "ABCD"), issued(0, None), BoardRefusal::WrongSignature),
        (enrol.replace(&device.public_key(), &weak), issued(0, None), BoardRefusal::WeakKey),
        (enrol.replace(&device.public_key(), "12"), issued(0, None), BoardRefusal::WeakKey),
    ] {
        let mut connection = open();
        connection.begin(message.as_bytes()).expect("it can be read");
        assert_eq!(code(connection.enrol(issued, Millis(1_000))), expected);
        assert_eq!(connection.device(), None);
    }
    // The answer may have been lost, so the same board gets it again.
    let mut connection = open();
    connection.begin(enrol.as_bytes()).expect("it can be read");
    assert_eq!(
        connection.enrol(issued(0, own_key), Millis(1_000)).map(|enrolment| Some(enrolment.key)),
        Ok(own_key)
    );
    assert_eq!(code(open().enrol(issued(0, None), Millis(1_000))), BoardRefusal::OutOfOrder);
}

#[test]
fn admission_is_refused_with_its_reason_and_spends_the_challenge() {
    let device = Device::new("00000000000000d1", 1);
    let good = device.authenticate(&challenge(), 5);
    let forger = Device::new("00000000000000d1", 2);
    let inbox = Inbox::new(&device.id);
    let mut frozen = inbox.clone();
    frozen.freeze();
    let revoked = KnownDevice { is_revoked: true, ..known(&device) };
    let with = |message: &str, device, inbox: &Inbox, now| {
        let mut connection = open();
        connection.begin(message.as_bytes()).expect("it can be read");
        let refusal = code(connection.admit(device, inbox, Millis(now)));
        let again = code(connection.begin(good.as_bytes()));
        assert_eq!((again, connection.device()), (BoardRefusal::UsedChallenge, None));
        refusal
    };
    let known = Some(known(&device));
    assert_eq!(with(&good, None, &inbox, 2_000), BoardRefusal::UnknownDevice);
    assert_eq!(with(&good, Some(revoked), &inbox, 2_000), BoardRefusal::Revoked);
    assert_eq!(with(&good, known, &frozen, 2_000), BoardRefusal::Frozen);
    assert_eq!(with(&good, known, &inbox, 31_000), BoardRefusal::ExpiredChallenge);
    let forged = forger.authenticate(&challenge(), 5);
    assert_eq!(with(&forged, known, &inbox, 2_000), BoardRefusal::WrongSignature);
    assert_eq!(with(&good.replace(":5,", ":6,"), known, &inbox, 2_000), BoardRefusal::WrongSignature);
    let other = device.authenticate(&"08".repeat(32), 5);
    assert_eq!(with(&other, known, &inbox, 2_000), BoardRefusal::WrongChallenge);
    assert_eq!(
        with(&good.to_uppercase().to_lowercase(), known, &inbox, 31_000),
        BoardRefusal::ExpiredChallenge
    );
}

#[test]
fn before_admission_frames_and_resume_are_refused() {
    let mut device = Device::new("00000000000000d1", 1);
    let frame = device.frame(1, DONE).text(&session());
    let inbox = Inbox::new(&device.id);
    for message in [frame, Device::resume(&session(), 0, 1)] {
        assert_eq!(code(open().begin(message.as_bytes())), BoardRefusal::NotAuthenticated);
        assert_eq!(code(open().receive(message.as_bytes(), &inbox)), BoardRefusal::NotAuthenticated);
    }
}

#[test]
fn a_message_out_of_order_after_admission_is_refused() {
    let mut device = Device::new("00000000000000d1", 1);
    let inbox = Inbox::new(&device.id);
    let mut connection = admitted(&device, &inbox);
    let resume = Device::resume(&session(), 0, 1);
    let frame = device.frame(1, HELLO);
    let mut receive = |text: &str| connection.receive(text.as_bytes(), &inbox);
    assert_eq!(code(receive(&frame.text(&session()))), BoardRefusal::OutOfOrder);
    assert_eq!(code(receive(&resume.replace("09", "0a"))), BoardRefusal::WrongSession);
    assert_eq!(receive(&resume), Ok(MessageEffect::Resumed));
    assert_eq!(code(receive(&resume)), BoardRefusal::OutOfOrder);
    assert_eq!(code(receive(&frame.text("another"))), BoardRefusal::WrongSession);
    assert_eq!(code(receive(&device.authenticate(&challenge(), 5))), BoardRefusal::AlreadyAuthenticated);
    assert!(matches!(receive(&frame.text(&session())), Ok(MessageEffect::Store(_))));
}

#[test]
fn a_board_that_cannot_go_on_is_frozen() {
    let mut device = Device::new("00000000000000d1", 1);
    let mut inbox = Inbox::new(&device.id);
    for _ in 0..3 {
        let frame = device.frame(1, DONE);
        let Ok(MessageEffect::Store(stored)) =
            resumed(&device, &inbox).receive(frame.text(&session()).as_bytes(), &inbox)
        else {
            panic!("the frame was not stored")
        };
        inbox.keep(&stored);
    }
    let resume = |last, oldest| {
        admitted(&device, &inbox).receive(Device::resume(&session(), last, oldest).as_bytes(), &inbox)
    };
    assert_eq!(code(resume(2, 1)), BoardRefusal::Behind);
    assert_eq!(code(resume(7, 5)), BoardRefusal::LostHistory);
    assert_eq!(code(resume(3, 5)), BoardRefusal::Invalid);
    assert_eq!((resume(3, 4), resume(7, 4)), (Ok(MessageEffect::Resumed), Ok(MessageEffect::Resumed)));
    assert!(BoardRefusal::Behind.freezes() && BoardRefusal::LostHistory.freezes());
}

#[test]
fn a_history_that_has_changed_is_noticed() {
    let mut device = Device::new("00000000000000d1", 1);
    let mut inbox = Inbox::new(&device.id);
    let mut connection = resumed(&device, &inbox);
    let mut other = device.clone();
    let first = device.frame(1, DONE);
    let Ok(MessageEffect::Store(stored)) = connection.receive(first.text(&session()).as_bytes(), &inbox)
    else {
        panic!("the frame was not stored")
    };
    inbox.keep(&stored);
    let receive = |frame: &Frame| resumed(&device, &inbox).receive(frame.text(&session()).as_bytes(), &inbox);
    assert_eq!(receive(&first), Ok(MessageEffect::Known));
    // The same number with another body, and with another time.
    assert_eq!(code(receive(&Frame { body: HELLO.into(), ..first.clone() })), BoardRefusal::ChangedHistory);
    assert_eq!(code(receive(&Frame { at_ms: 2, ..first.clone() })), BoardRefusal::ChangedHistory);
    // A body with the same meaning but other bytes is another history too.
    assert_eq!(
        code(receive(&Frame { body: DONE.replace(':', ": "), ..first })),
        BoardRefusal::ChangedHistory
    );
    // A second frame that follows another first frame.
    let _first = other.frame(2, DONE);
    assert_eq!(code(receive(&other.frame(3, DONE))), BoardRefusal::ChangedHistory);
    assert!(BoardRefusal::ChangedHistory.freezes());
    inbox.freeze();
    let next = device.clone().frame(9, DONE);
    assert_eq!(code(inbox_receive(&inbox, &next)), BoardRefusal::Frozen);
}

fn inbox_receive(inbox: &Inbox, frame: &Frame) -> Result<boards::Received, Refused> {
    match boards::read(frame.text("s").as_bytes())? {
        boards::Message::Frame { frame, .. } => inbox.receive(frame),
        other => panic!("{other:?}"),
    }
}

#[test]
fn an_unreadable_message_is_refused_with_its_reason() {
    let frame = |body: &str| Device::new("d", 1).frame(1, body).text("s");
    let points = |reading: &str, count| vec![reading; count].join(",");
    let occupancy =
        |points: &str, bar: &str| format!(r#"{{"type":"occupancy","points":[{points}],"bar":{bar}}}"#);
    let together = r#"{"together":0}"#;
    use BoardRefusal::{Invalid, Malformed, Oversized, UnsupportedProtocol};
    let cases: &[(Vec<u8>, BoardRefusal)] = &[
        (vec![b' '; BOARD_FRAME_BYTES_MAX + 1], Oversized),
        (b"".to_vec(), Malformed),
        (vec![0xff, 0xfe], Malformed),
        (b"[]".to_vec(), Malformed),
        (vec![b'['; BOARD_FRAME_BYTES_MAX], Malformed),
        (br#"{"v":2,"type":"resume"}"#.to_vec(), UnsupportedProtocol),
        (br#"{"v":1,"type":"credits"}"#.to_vec(), Malformed),
        (br#"{"v":1,"v":1,"type":"resume","session":"s","last":0,"oldest":1}"#.to_vec(), Malformed),
        (br#"{"v":1,"type":"resume","session":"s","last":0,"oldest":1,"more":1}"#.to_vec(), Malformed),
        (br#"{"v":1,"type":"resume","session":"s\u0000","last":0,"oldest":1}"#.to_vec(), Malformed),
        (br#"{"v":1,"type":"resume","session":"s","last":-1,"oldest":1}"#.to_vec(), Malformed),
        (br#"{"v":1,"type":"resume","session":"s","last":9007199254740992,"oldest":1}"#.to_vec(), Invalid),
        (frame(DONE).replace(r#""seq":1"#, r#""seq":0"#).into(), Invalid),
        (frame(DONE).replace(r#""seq":1"#, r#""seq":1.5"#).into(), Malformed),
        (frame(DONE).replace(r#""prev":""#, r#""prev":"0"#).into(), Invalid),
        (frame(r#"{"type":"button","console":"three","button":"done"}"#).into(), Malformed),
        (frame(r#"{"type":"button","console":"one","button":"done","x":0}"#).into(), Malformed),
        (frame(r#"{"type":"dice","console":"one","dice":{"thrown":[0,6]}}"#).into(), Invalid),
        (frame(r#"{"type":"dice","console":"one","dice":{"thrown":[6]}}"#).into(), Malformed),
        (frame(r#"{"type":"cube","console":"one","value":3}"#).into(), Invalid),
        (frame(r#"{"type":"cube","console":"one","value":8192}"#).into(), Invalid),
        (frame(&occupancy(&points(r#"{"count":2}"#, 23), together)).into(), Invalid),
        (frame(&occupancy(&points(r#"{"count":16}"#, 24), together)).into(), Invalid),
        (frame(&occupancy(&points(r#"{"count":0,"whose":"one"}"#, 24), together)).into(), Invalid),
        (frame(&occupancy(&points(r#"{"count":2}"#, 24), r#"{"together":16}"#)).into(), Invalid),
        (frame(r#"{"type":"health","battery_percent":101,"faults":[],"firmware":"1"}"#).into(), Invalid),
        (frame(r#"{"type":"health","battery_percent":null,"faults":[],"firmware":""}"#).into(), Invalid),
        (
            frame(r#"{"type":"health","battery_percent":1,"faults":[{"place":{"point":25},"sensor":0}],"firmware":"1"}"#)
                .into(),
            Invalid,
        ),
        (frame(&HELLO.replace("depth\":5", "depth\":0")).into(), Invalid),
    ];
    for (message, expected) in cases {
        assert_eq!(code(boards::read(message)), *expected, "{}", String::from_utf8_lossy(message));
    }
    for body in [DONE, HELLO, &occupancy(&points(r#"{"count":2}"#, 24), together)] {
        boards::read(frame(body).as_bytes()).expect("it can be read");
    }
}

/// Events between a board and the server.
#[derive(Clone, Debug)]
enum Way {
    /// The board sends its oldest unacknowledged frame and those after it, this many in all.
    Send(usize),
    /// The board sends any of its frames: one sent before, the next one, or one further ahead.
    Replay(prop::sample::Index),
    /// The connection breaks; the board resumes on the next.
    Cut,
    /// The server is killed and reads its inbox from the store.
    Kill,
    /// An attacker sends a frame with another body.
    Forge(prop::sample::Index),
}

fn any_way() -> impl Strategy<Value = Way> {
    prop_oneof![
        4 => (1..5_usize).prop_map(Way::Send),
        2 => any::<prop::sample::Index>().prop_map(Way::Replay),
        1 => Just(Way::Cut),
        1 => Just(Way::Kill),
        1 => any::<prop::sample::Index>().prop_map(Way::Forge),
    ]
}

proptest! {
    #[test]
    fn the_store_holds_each_frame_once_and_in_order_whatever_happens_on_the_way(
        ways in prop::collection::vec(any_way(), 1..60),
    ) {
        let mut device = Device::new("00000000000000d1", 1);
        let frames: Vec<_> = (1..=20).map(|at| device.frame(at, if at % 2 == 0 { DONE } else { HELLO })).collect();
        let mut store: Vec<StoredFrame> = Vec::new();
        let mut inbox = Inbox::new(&device.id);
        let mut connection = resumed(&device, &inbox);
        let mut send = |frame: &Frame, connection: &mut Connection, inbox: &mut Inbox| {
            let answer = connection.receive(frame.text(&session()).as_bytes(), inbox);
            if let Ok(MessageEffect::Store(stored)) = &answer {
                store.push(stored.clone());
                inbox.keep(stored);
            }
            answer
        };
        for way in ways {
            match way {
                Way::Send(count) => {
                    let begin = usize::try_from(inbox.stored()).unwrap();
                    for frame in frames.iter().skip(begin).take(count) {
                        prop_assert!(matches!(send(frame, &mut connection, &mut inbox), Ok(MessageEffect::Store(_))));
                    }
                }
                Way::Replay(index) => {
                    let frame = index.get(&frames);
                    let stored = inbox.stored();
                    let answer = send(frame, &mut connection, &mut inbox);
                    if frame.seq <= stored {
                        prop_assert_eq!(answer, Ok(MessageEffect::Known));
                    } else if frame.seq > stored + 1 {
                        prop_assert_eq!(code(answer), BoardRefusal::Gap);
                    }
                }
                Way::Cut => connection = resumed(&device, &inbox),
                Way::Kill => {
                    let hashes: Vec<_> = (1..=inbox.stored())
                        .zip(frames.iter().skip(1).map(|next| next.prev).chain([device.head]))
                        .collect();
                    let restored = Inbox::restore(&device.id, &hashes, false);
                    prop_assert_eq!(&restored, &inbox);
                    inbox = restored;
                    connection = resumed(&device, &inbox);
                }
                Way::Forge(index) => {
                    let body = r#"{"type":"button","console":"two","button":"take"}"#.to_owned();
                    let forged = Frame { body, prev: Hash::genesis("somebody"), ..index.get(&frames).clone() };
                    let before = inbox.clone();
                    prop_assert!(send(&forged, &mut connection, &mut inbox).is_err());
                    prop_assert_eq!(&inbox, &before);
                }
            }
        }
        prop_assert_eq!(store.len(), usize::try_from(inbox.stored()).unwrap());
        for (stored, frame) in store.iter().zip(&frames) {
            prop_assert_eq!((stored.seq, &stored.text()), (frame.seq, &frame.body));
        }
    }

    #[test]
    fn no_bytes_upset_the_reader(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        prop_assert!(boards::read(&bytes).is_err());
    }

    #[test]
    fn a_changed_frame_neither_upsets_the_reader_nor_passes_for_the_original(
        at in any::<prop::sample::Index>(),
        byte in any::<u8>(),
    ) {
        let mut device = Device::new("00000000000000d1", 1);
        let inbox = Inbox::new(&device.id);
        let mut connection = resumed(&device, &inbox);
        let good = device.frame(1, DONE);
        let mut text = good.text(&session()).into_bytes();
        let at = at.index(text.len());
        text[at] = byte;
        match connection.receive(&text, &inbox) {
            // If a changed message is accepted, it is another frame with another hash, or the same frame with other
            // bytes around the body.
            Ok(MessageEffect::Store(stored)) => prop_assert!(stored.hash != device.head || stored.text() == good.body),
            Ok(other) => prop_assert!(false, "{:?}", other),
            Err(_) => {}
        }
    }
}
