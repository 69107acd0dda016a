//! An honestly served match verifies; any change is found and named.
#![expect(clippy::unwrap_used, reason = "a test fails at the first unexpected value")]

use dice::{
    Bytes32, Contribution, DiceRecord, GameCheck, GamesMax, MatchSeed, RecordedGame, RecordedRoll, SeatCheck,
    SeatRule, ServedGame, verify,
};
use rules::{BySide, Die, Roll, Side};

fn record() -> DiceRecord {
    let match_id = "01JD3Z8Q6W4V".parse().unwrap();
    let seed = MatchSeed::new([42; 32]);
    let seats = BySide { white: Contribution::Given(Bytes32([5; 32])), black: Contribution::Absent };
    let keys = seed.keys(&match_id, seats, GamesMax::THREE);
    let games = (1..=3)
        .map(|number| {
            let dice = keys.game(number).unwrap();
            let rolls = (1..=20)
                .flat_map(|turn| {
                    Side::ALL.map(|side| RecordedRoll { side, turn, roll: dice.roll(side, turn) })
                })
                .collect();
            RecordedGame::Served(ServedGame { key: dice.reveal(), opening: Some(dice.opening()), rolls })
        })
        .collect();
    DiceRecord {
        commitment: seed.commitment(&match_id),
        match_id,
        seed: Bytes32(seed.expose()),
        seats,
        seat_rule: SeatRule::HouseBotsZero,
        house_bots: BySide { white: false, black: true },
        games_max: GamesMax::THREE,
        g0: keys.g0(),
        games,
    }
}

fn served(record: &mut DiceRecord, game: usize) -> &mut ServedGame {
    match &mut record.games[game] {
        RecordedGame::Served(served) => served,
        RecordedGame::Thrown => panic!("served in this record"),
    }
}

fn check_fails(change: impl FnOnce(&mut DiceRecord), words: &str) {
    let mut changed = record();
    change(&mut changed);
    let verification = verify(&changed);
    assert!(!verification.agrees(), "{verification}");
    let text = verification.to_string();
    assert!(text.contains(words), "{words:?} is not in:\n{text}");
    assert!(text.ends_with("the record does NOT agree with its commitment"), "{text}");
}

#[test]
fn an_honest_match_agrees() {
    let verification = verify(&record());
    assert!(verification.agrees(), "{verification}");
    assert_eq!(verification.throws(), 3 * 41);
    let text = verification.to_string();
    assert!(text.starts_with("the commitment agrees with the seed\n"), "{text}");
    assert!(text.contains("game 2: 40 of 40 rolls agree\n"), "{text}");
    assert!(text.ends_with("all agree, throws computed again: 123"), "{text}");
}

#[test]
fn a_changed_roll_is_named() {
    check_fails(
        |record| {
            let roll = &mut served(record, 1).rolls[7];
            let [first, second] = roll.roll.dice();
            roll.roll = Roll::new(Die::new(first.pips() % 6 + 1).unwrap(), second);
        },
        "game 2: Black's roll of turn 4 does NOT agree: recorded as",
    );
}

#[test]
fn dice_in_another_order_are_another_throw() {
    check_fails(
        |record| {
            let rolls = &mut served(record, 0).rolls;
            let unequal = rolls.iter_mut().find(|roll| !roll.roll.is_doublet()).unwrap();
            let [first, second] = unequal.roll.dice();
            unequal.roll = Roll::new(second, first);
        },
        "does NOT agree: recorded as",
    );
}

#[test]
fn a_turn_left_out_is_named() {
    check_fails(
        |record| {
            served(record, 2).rolls.remove(4);
        },
        "game 3: White's roll of turn 4 does NOT agree: turn 3 was due;",
    );
}

#[test]
fn a_turn_played_twice_is_named() {
    check_fails(
        |record| {
            let rolls = &mut served(record, 0).rolls;
            rolls.insert(1, rolls[0]);
        },
        "game 1: White's roll of turn 1 does NOT agree: turn 2 was due;",
    );
}

#[test]
fn a_changed_opening_throw_is_named() {
    check_fails(
        |record| {
            let opening = served(record, 0).opening.as_mut().unwrap();
            std::mem::swap(&mut opening.white, &mut opening.black);
        },
        "game 1: the opening throw does NOT agree",
    );
    check_fails(
        |record| served(record, 0).opening.as_mut().unwrap().ties.push(Die::new(3).unwrap()),
        "game 1: the opening throw does NOT agree",
    );
}

#[test]
fn changed_bytes_are_named() {
    check_fails(|record| record.commitment.0[0] ^= 1, "the commitment does NOT agree");
    check_fails(|record| record.seed.0[31] ^= 1, "the commitment does NOT agree");
    check_fails(|record| record.match_id = "other".parse().unwrap(), "the commitment does NOT agree");
    check_fails(|record| record.g0.0[9] ^= 1, "g0, does NOT agree");
    check_fails(|record| record.seats = record.seats.swapped(), "g0, does NOT agree");
    check_fails(|record| record.games_max = GamesMax::ONE, "g0, does NOT agree");
    check_fails(|record| served(record, 1).key.0[3] ^= 1, "game 2: the key does NOT agree");
}

#[test]
fn games_beyond_the_agreed_number_are_impossible() {
    check_fails(
        |record| record.games.push(RecordedGame::Thrown),
        "game 4: the match CANNOT have had so many games",
    );
}

#[test]
fn games_thrown_by_hand_prove_nothing_and_spoil_nothing() {
    let mut mixed = record();
    mixed.games[1] = RecordedGame::Thrown;
    let verification = verify(&mixed);
    assert!(verification.agrees());
    assert_eq!(verification.games[1], GameCheck::Thrown);
    assert!(verification.to_string().ends_with("; games thrown by hand, which prove nothing: 1"));
}

/// The server knows the seed. If it chose its bot's bytes after the other seat's, it could choose the dice.
#[test]
fn bytes_of_a_house_bot_are_refused() {
    let black = |contribution, seat_rule| {
        let honest = record();
        let seats = BySide { black: contribution, ..honest.seats };
        let keys = MatchSeed::new(honest.seed.0).keys(&honest.match_id, seats, honest.games_max);
        // Everything else is consistent with these bytes.
        DiceRecord { seats, seat_rule, g0: keys.g0(), games: Vec::new(), ..honest }
    };
    let given = |byte| Contribution::Given(Bytes32([byte; 32]));
    for (contribution, seat_rule, expected) in [
        (Contribution::Absent, SeatRule::HouseBotsZero, SeatCheck::HouseBotZero),
        (given(0), SeatRule::HouseBotsZero, SeatCheck::HouseBotZero),
        (given(1), SeatRule::HouseBotsZero, SeatCheck::Refused(Bytes32([1; 32]))),
        (given(1), SeatRule::HouseBotsDrawn, SeatCheck::HouseBotDrawn),
        (Contribution::Absent, SeatRule::HouseBotsDrawn, SeatCheck::HouseBotZero),
    ] {
        let verification = verify(&black(contribution, seat_rule));
        assert_eq!(verification.seats, BySide { white: SeatCheck::NotTheServers, black: expected });
        assert_eq!(verification.agrees(), expected.agrees(), "{verification}");
    }
    let refused = verify(&black(given(1), SeatRule::HouseBotsZero)).to_string();
    assert!(refused.contains("Black is a house bot and must NOT have bytes, but has 0101"), "{refused}");
    assert!(refused.ends_with("the record does NOT agree with its commitment"), "{refused}");
}
