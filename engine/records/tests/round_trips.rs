//! Every id survives a round trip, and no text makes a reader panic.
#![expect(clippy::unwrap_used, reason = "a test panics on anything unexpected")]

use proptest::prelude::*;
use records::{GnuGameState, GnuMatchId, MatchRecord, PositionId, Transcript, Xgid, XgidGame, XgidStage};
use rules::{BySide, Checkers, Cube, CubeOwner, CubeValue, GameResult, MatchLength, Position, Roll, Side};

fn position() -> impl Strategy<Value = Position> {
    let places = || prop::collection::vec(0_usize..26, 15);
    (places(), places()).prop_filter_map("possible positions only", |(own, opponent)| {
        let mut checkers = Checkers { own: [0; 25], opponent: [0; 25] };
        for (board, places) in [(&mut checkers.own, own), (&mut checkers.opponent, opponent)] {
            // Each side gets few points, so that both sides rarely hold the same one. Place 25 is off.
            places
                .into_iter()
                .map(|place| place / 3 * 3)
                .filter(|&place| place < 25)
                .for_each(|at| board[at] += 1);
        }
        Position::from_checkers(checkers).ok()
    })
}

fn side() -> impl Strategy<Value = Side> {
    prop::sample::select(&Side::ALL[..])
}

fn cube() -> impl Strategy<Value = Cube> {
    (0_u32..13, prop::option::of(side())).prop_map(|(turns, owner)| Cube {
        value: CubeValue::new(1 << turns).unwrap(),
        owner: owner.map_or(CubeOwner::Centred, CubeOwner::Side),
    })
}

fn roll() -> impl Strategy<Value = Roll> {
    (1_u8..7, 1_u8..7).prop_map(|(first, second)| Roll::from_pips([first, second]).unwrap())
}

fn match_id() -> impl Strategy<Value = GnuMatchId> {
    let states = [
        GnuGameState::NoGame,
        GnuGameState::Playing,
        GnuGameState::Over,
        GnuGameState::Resigned,
        GnuGameState::Passed,
    ];
    let game = (cube(), side(), prop::sample::select(states.to_vec()), side(), any::<bool>());
    let offers = (prop::option::of(prop::sample::select(&GameResult::ALL[..])), prop::option::of(roll()));
    let score = (0_u16..32_768, 0_u16..32_768, 0_u16..32_768, any::<bool>(), any::<bool>());
    (game, offers, score).prop_map(|(game, (resigns, dice), (length, white, black, crawford, jacoby))| {
        let (cube, on_roll, state, turn, doubled) = game;
        let playing = state == GnuGameState::Playing && length > 0;
        let bounded = |points: u16| if playing { points % length } else { points };
        GnuMatchId {
            cube,
            on_roll,
            crawford,
            state,
            turn,
            doubled,
            resigns,
            dice: dice.map(|roll| Roll::new(roll.high(), roll.low())),
            length: MatchLength::new(length),
            score: BySide { white: bounded(white), black: bounded(black) },
            jacoby,
        }
    })
}

fn xgid() -> impl Strategy<Value = Xgid> {
    let stage = prop_oneof![
        roll().prop_map(XgidStage::Rolled),
        prop::sample::select(
            &[XgidStage::ToRoll, XgidStage::Doubled, XgidStage::Beavered, XgidStage::Raccooned][..]
        ),
    ];
    let game = prop_oneof![
        (1_u16.., any::<bool>()).prop_map(|(length, crawford)| XgidGame::Match {
            length: MatchLength::new(length).unwrap(),
            crawford
        }),
        (any::<bool>(), any::<bool>()).prop_map(|(jacoby, beavers)| XgidGame::Money { jacoby, beavers }),
    ];
    (position(), side(), stage, cube(), (any::<u16>(), any::<u16>()), game, 0_u8..16).prop_map(
        |(position, turn, stage, cube, (white, black), game, cube_max_turns)| {
            let bounded = |points: u16| match game {
                XgidGame::Match { length, .. } => points % length.points(),
                XgidGame::Money { .. } => points,
            };
            let score = BySide { white: bounded(white), black: bounded(black) };
            Xgid { position, turn, stage, cube, score, game, cube_max_turns }
        },
    )
}

proptest! {
    #[test]
    fn position_ids_come_back(position in position()) {
        let id = PositionId::from(position);
        prop_assert_eq!(id.to_string().parse(), Ok(id));
        prop_assert_eq!(id.to_string().len(), 14);
        prop_assert_eq!(PositionId::from_key(id.key()), Ok(id));
    }

    #[test]
    fn match_ids_come_back(id in match_id()) {
        let text = id.to_text().unwrap();
        prop_assert_eq!(text.parse(), Ok(id), "{}", text);
        prop_assert_eq!(text.len(), 12);
    }

    #[test]
    fn xgids_come_back(xgid in xgid()) {
        prop_assert_eq!(xgid.to_string().parse(), Ok(xgid));
    }

    #[test]
    fn a_key_that_is_read_is_written_again(key: [u8; 10]) {
        if let Ok(id) = PositionId::from_key(key) {
            prop_assert_eq!(id.key(), key);
        }
    }

    #[test]
    fn no_text_makes_a_parser_panic(text in "\\PC{0,60}", letters in "[A-Za-z0-9+/]{12}", board in "[-A-Oa-o]{26}") {
        drop((text.parse::<PositionId>(), text.parse::<GnuMatchId>(), text.parse::<Xgid>()));
        if let Ok(id) = letters.parse::<GnuMatchId>() {
            // The higher die is written first, regardless of the order in the text.
            let written = id.to_text().unwrap();
            prop_assert_eq!(written.parse::<GnuMatchId>().unwrap().to_text().unwrap(), written);
        }
        if let Ok(xgid) = format!("XGID={board}:0:0:1:00:0:0:0:7:10").parse::<Xgid>() {
            prop_assert_eq!(xgid.to_string().parse(), Ok(xgid));
        }
    }

    #[test]
    fn no_damage_to_a_file_makes_a_reader_panic(cut in 0_usize..400, put in "\\PC{0,4}", skip in 0_usize..6) {
        for whole in [MAT, SGF] {
            let characters: Vec<char> = whole.chars().collect();
            let cut = cut.min(characters.len());
            let rest = (cut + skip).min(characters.len());
            let (before, after) = (characters[..cut].iter(), characters[rest..].iter());
            let damaged: String = before.copied().chain(put.chars()).chain(after.copied()).collect();
            drop((Transcript::from_mat(&damaged), Transcript::from_sgf(&damaged), MatchRecord::from_json(&damaged)));
        }
    }
}

const MAT: &str = " 3 point match

 Game 1
 Anna : 0                       Bob : 0
  1) 31: 8/5 6/5                 64: 24/14
  2)  Doubles => 2                Takes
  3) 55: 13/3(2)                 66: 24/18 14/8 13/7(2)
  4)  Doubles => 4                Drops
      Wins 2 points
";

const SGF: &str = "(;FF[4]GM[6]MI[length:0][game:0][ws:0][bs:0]PW[Anna]PB[Bob]RU[Jacoby]CV[2]RE[W+4]
;B[31qtst]
;W[64xrrn]
;B[double]
;W[double]
;B[drop])
";
