//! Single decisions of bots: the cube, resignations, and refusals when it is not the bot's turn.

mod table;

use bots::{CHARACTERS, Character, NothingToDo, choose};
use eval::Engine;
use rules::{Position, Roll};
use table::BotGame;
use wire::{Command, CommandKind, CubeView, GameResult, MatchFormat, Phase, Score, Seat};

/// Returns all characters except the slowest one.
fn quick() -> impl Iterator<Item = &'static Character> {
    CHARACTERS.iter().filter(|character| character.level.number() < 6)
}

fn at(position: &str) -> BotGame {
    BotGame::at(position.parse::<Position>().expect("a position"), Roll::from_pips([3, 1]).expect("a roll"))
}

fn does(game: &BotGame, character: &Character) -> Command {
    let choice = choose(&game.view(), character, 11, &Engine::default());
    choice.unwrap_or_else(|error| panic!("{}: {error}", character.name)).command
}

/// Returns a game in which White is on roll and may double.
fn may_double(position: &str) -> BotGame {
    let mut game = at(position);
    game.phase = Some(Phase::ToRoll { seat: Seat::White });
    game.allowed = vec![CommandKind::Roll, CommandKind::Double];
    game
}

/// Returns a game in which White has doubled to 2 and Black must answer.
fn is_doubled(position: &str) -> BotGame {
    let mut game = at(position);
    game.phase = Some(Phase::CubeOffered { to: Seat::Black, value: 2, offer: CommandKind::Double });
    game.allowed = vec![CommandKind::Take, CommandKind::Pass];
    game
}

const FAR_AHEAD: &str = "off:9 6:2 5:2 4:2 / off:1 6:5 5:5 4:4";
const EVEN: &str = "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5";

#[test]
fn a_certain_win_is_doubled_and_passed() {
    for character in quick() {
        assert_eq!(does(&may_double(FAR_AHEAD), character), Command::Double, "{}", character.name);
        assert_eq!(does(&is_doubled(FAR_AHEAD), character), Command::Pass, "{}", character.name);
    }
}

#[test]
fn the_opening_position_is_neither_doubled_nor_passed() {
    for character in quick() {
        assert_eq!(does(&may_double(EVEN), character), Command::Roll, "{}", character.name);
        assert_eq!(does(&is_doubled(EVEN), character), Command::Take, "{}", character.name);
    }
}

#[test]
fn a_side_that_may_not_double_rolls() {
    let mut game = may_double(FAR_AHEAD);
    game.allowed = vec![CommandKind::Roll];
    for character in quick() {
        assert_eq!(does(&game, character), Command::Roll);
    }
}

#[test]
fn the_score_counts() {
    // The bot loses the match if it loses this game, at any cube, so a take costs nothing.
    let mut game = is_doubled(FAR_AHEAD);
    game.format = MatchFormat::Points { length: 5 };
    game.score = Score { white: 4, black: 3 };
    assert_eq!(does(&game, &CHARACTERS[4]), Command::Take);
}

#[test]
fn a_beaver_is_answered() {
    let mut game = at(FAR_AHEAD);
    game.phase = Some(Phase::CubeOffered { to: Seat::White, value: 4, offer: CommandKind::Beaver });
    game.cube = CubeView { value: 2, owner: Some(Seat::Black), in_use: true };
    game.allowed = vec![CommandKind::Take, CommandKind::Pass, CommandKind::Raccoon];
    assert_eq!(does(&game, &CHARACTERS[4]), Command::Raccoon);
    assert_eq!(does(&game, &CHARACTERS[0]), Command::Take, "a beginner does not turn it again");
}

#[test]
fn lost_games_are_resigned_and_others_are_played_on() {
    // White has to bring home fifteen checkers and has borne off none; Black has ten checkers to bear off.
    let mut lost = at("18:5 17:5 16:5 / off:5 1:5 2:5");
    lost.phase = Some(Phase::ToRoll { seat: Seat::White });
    lost.allowed = vec![CommandKind::Roll, CommandKind::OfferResignation];
    lost.resignations = choices(&[GameResult::Single, GameResult::Gammon]);
    for character in quick() {
        let offered = Command::OfferResignation { result: GameResult::Gammon };
        assert_eq!(does(&lost, character), offered, "{}", character.name);
    }
    let mut even = may_double(EVEN);
    even.allowed.push(CommandKind::OfferResignation);
    even.resignations = choices(&[GameResult::Single, GameResult::Gammon, GameResult::Backgammon]);
    assert_eq!(does(&even, &CHARACTERS[2]), Command::Roll);
    // Where gammons do not count, offering a single game ends the game; a backgammon would give away more than can be
    // lost.
    lost.resignations = choices(&[GameResult::Single]);
    assert_eq!(does(&lost, &CHARACTERS[2]), Command::OfferResignation { result: GameResult::Single });
    lost.resignations = choices(&[GameResult::Single, GameResult::Gammon, GameResult::Backgammon]);
    assert_eq!(does(&lost, &CHARACTERS[2]), Command::Roll);
}

/// Returns offers that a player may make: the last one takes effect at once, the others need consent.
fn choices(results: &[GameResult]) -> Vec<wire::ResignationChoice> {
    let last = results.last().copied();
    let choice = |&result| wire::ResignationChoice {
        result,
        points: 1,
        ends_match: false,
        needs_consent: Some(result) != last,
    };
    results.iter().map(choice).collect()
}

/// White rolls next or has rolled, and Black offers to resign meanwhile.
#[test]
fn an_offer_in_the_bots_turn_is_accepted_or_declined_by_playing_on() {
    let sure_gammon = "off:5 1:5 2:5 / 18:5 17:5 16:5";
    for (board, result, accepts) in [
        (sure_gammon, GameResult::Single, false),
        (sure_gammon, GameResult::Gammon, true),
        (EVEN, GameResult::Single, true),
    ] {
        for has_rolled in [false, true] {
            let mut game = at(board);
            game.resignation = Some(wire::OpenResignation { by: Seat::Black, result, points: 1 });
            if !has_rolled {
                game.phase = Some(Phase::ToRoll { seat: Seat::White });
                game.allowed = vec![CommandKind::Roll];
            }
            let done = does(&game, &CHARACTERS[3]);
            assert_eq!(done == Command::AcceptResignation, accepts, "{board} {result:?}: {done:?}");
            assert!(accepts || matches!(done, Command::Roll | Command::Play { .. }), "{done:?}");
        }
    }
}

/// White needs two points, so a gammon wins the match. Black needs only one, so a single game is worth much less to
/// White.
#[test]
fn the_match_score_decides_what_an_offer_is_worth() {
    let mut game = at("off:5 1:5 2:5 / 18:5 17:5 16:5");
    game.allowed = vec![CommandKind::AcceptResignation, CommandKind::DeclineResignation];
    game.phase = Some(Phase::ResignationOffered { to: Seat::White, result: GameResult::Single });
    game.format = MatchFormat::Points { length: 5 };
    game.score = Score { white: 3, black: 4 };
    assert_eq!(does(&game, &CHARACTERS[1]), Command::DeclineResignation, "a gammon is the match");
    game.cube.value = 2;
    assert_eq!(does(&game, &CHARACTERS[1]), Command::AcceptResignation, "and so is a single game on 2");
}

#[test]
fn an_offer_is_accepted_when_it_is_worth_it() {
    // White has to answer, and wins a gammon almost surely.
    let mut game = at("off:5 1:5 2:5 / 18:5 17:5 16:5");
    game.allowed = vec![CommandKind::AcceptResignation, CommandKind::DeclineResignation];
    let offered = |result| Some(Phase::ResignationOffered { to: Seat::White, result });
    game.phase = offered(GameResult::Single);
    assert_eq!(does(&game, &CHARACTERS[1]), Command::DeclineResignation);
    game.phase = offered(GameResult::Gammon);
    assert_eq!(does(&game, &CHARACTERS[1]), Command::AcceptResignation);
    // If a single game wins the match, the bot needs no more.
    game.phase = offered(GameResult::Single);
    game.format = MatchFormat::Points { length: 5 };
    game.score = Score { white: 4, black: 0 };
    assert_eq!(does(&game, &CHARACTERS[1]), Command::AcceptResignation);
}

#[test]
fn a_bot_does_nothing_out_of_turn() {
    let engine = Engine::default();
    let mut view = at(EVEN).view();
    view.you = Some(Seat::Black);
    assert_eq!(choose(&view, &CHARACTERS[0], 0, &engine), Err(NothingToDo::NotItsTurn));
    view.you = None;
    assert_eq!(choose(&view, &CHARACTERS[0], 0, &engine), Err(NothingToDo::NotItsTurn));
}

#[test]
fn an_inconsistent_view_is_refused() {
    let engine = Engine::default();
    let good = at(EVEN).view();
    let mut short = good.clone();
    short.checkers.points.pop();
    let mut crowded = good.clone();
    crowded.checkers.points[0] = 100;
    let mut odd_cube = good.clone();
    odd_cube.cube.value = 3;
    let mut odd_dice = good.clone();
    odd_dice.phase = Phase::ToPlay { seat: Seat::White, dice: (7, 1) };
    let mut no_plays = good;
    no_plays.plays = None;
    for view in [short, crowded, odd_cube, odd_dice, no_plays] {
        let refused = choose(&view, &CHARACTERS[0], 0, &engine);
        assert!(matches!(refused, Err(NothingToDo::Nonsense(_))), "{refused:?}");
    }
}
