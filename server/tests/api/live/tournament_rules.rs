//! The numbered rules of knock-outs that involve clocks, tables and people.
//! `competitions/src/knockout/bracket_tests.rs` tests the arithmetic rule by rule.

use ::competitions::{
    PlayerId, Seed,
    knockout::{Bracket, BracketSettings, BracketStep, Entry, Format, Pairing},
};
use serde_json::{Value, json};
use wire::{
    Command, DecidedHow, DutyKind, ErrorCode, GameResult, MatchFormat, MatchId, PairingView, Phase,
    TournamentPhase,
};

use super::{
    WatchedTable,
    agenda::elsewhere,
    duties,
    tournaments::{DAY_S, Field, last_round, look, path, wanted},
};
use crate::support::{Database, Socket, is_my_turn};

/// The seat of a player at the open match of a tournament.
#[derive(Clone, Copy, PartialEq)]
enum Who {
    First,
    Second,
}

impl Field {
    /// Seats both players with sockets that watch. White is listed first.
    async fn begin(&mut self, pairing: &PairingView) -> WatchedTable {
        let (id, second) = (pairing.match_id.clone().unwrap(), pairing.second.clone().unwrap());
        self.sit(&second, &id).await;
        self.sit(&pairing.first, &id).await;
        let client = |name: &str| {
            let known = self.players.iter().find(|(known, _)| known == name);
            self.app.moved(&known.unwrap().1)
        };
        let (white_client, black_client) = (client(&pairing.first), client(&second));
        WatchedTable::watch(id, white_client, black_client).await
    }

    /// The director awards all matches but the last to the players listed first, which begins the last week. Returns
    /// the last match.
    async fn decide_all_but_one(&mut self) -> PairingView {
        let view = self.direct(json!({ "act": "draw" })).await;
        let round = last_round(&view).to_vec();
        let (open, others) = round.split_last().unwrap();
        for one in others {
            let place = json!({ "branch": "main", "round": 1, "number": one.number });
            self.direct(json!({ "act": "award", "place": place, "winner": one.first, "reason": "agreed" }))
                .await;
        }
        self.until(|view| view.brackets[0].rounds[0].ends_at.is_some()).await;
        open.clone()
    }

    /// Returns the match once it is decided.
    async fn verdict(&mut self, open: &PairingView) -> PairingView {
        let of = |view: &wire::TournamentView| {
            view.brackets[0].rounds[0].pairings.iter().find(|one| one.number == open.number).cloned().unwrap()
        };
        of(&self.until(|view| of(view).winner.is_some()).await)
    }
}

impl WatchedTable {
    /// Plays plainly until it is this player's turn to throw or to play.
    async fn turn_of(&mut self, who: Who) -> &mut Socket {
        while is_my_turn(self.black.view.as_ref().unwrap()) == (who == Who::First) {
            self.play_action().await;
        }
        match who {
            Who::First => &mut self.white,
            Who::Second => &mut self.black,
        }
    }

    /// Lets this player resign the game in their own turn, for three times the cube or for the last point. Returns when
    /// both have seen it.
    async fn resign(&mut self, who: Who) {
        let games = self.white.view.as_ref().unwrap().games.len() + 1;
        let socket = self.turn_of(who).await;
        let result = match socket.view.as_ref().unwrap().resignation_floor.unwrap() {
            GameResult::Single => GameResult::Single,
            GameResult::Gammon | GameResult::Backgammon => GameResult::Backgammon,
        };
        socket.act(Command::OfferResignation { result }).await.unwrap();
        self.white.until(|view| view.games.len() == games).await;
        self.black.until(|view| view.games.len() == games).await;
    }
}

fn correspondence() -> Value {
    wanted(10, 8)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rule_1_matches_are_to_ten_points_with_the_cube_and_winners_meet() {
    let mut field = Field::enter(Database::sqlite(), 4, &correspondence()).await;
    let view = field.direct(json!({ "act": "draw" })).await;
    let round = last_round(&view).to_vec();
    let mut table = field.begin(&round[0]).await;
    let begun = table.white.view.clone().unwrap();
    assert_eq!(begun.settings.format, MatchFormat::Points { length: 10 });
    assert!(begun.cube.in_use && !begun.crawford);
    // After three resignations for three points each, the first player needs one point, and plays one game without the
    // cube.
    for _ in 0..3 {
        table.resign(Who::Second).await;
    }
    let last = table.white.view.clone().unwrap();
    assert_eq!((last.score.white, last.crawford), (9, true));
    table.resign(Who::Second).await;
    field.decide(&round[1]).await;
    let view = field.until(|view| view.brackets[0].rounds.len() == 2).await;
    let last = &last_round(&view)[0];
    let mut finalists = [last.first.clone(), last.second.clone().unwrap()];
    let mut winners = [round[0].first.clone(), round[1].first.clone()];
    finalists.sort();
    winners.sort();
    assert_eq!(finalists, winners);
    field.app.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rule_2_anyone_with_the_published_seed_can_repeat_the_draw() {
    let mut field = Field::enter(Database::sqlite(), 7, &correspondence()).await;
    let view = field.direct(json!({ "act": "draw" })).await;
    let seed = u64::from_str_radix(&view.brackets[0].rounds[0].seed, 16).unwrap();
    let settings = BracketSettings {
        length: rules::MatchLength::new(10).unwrap(),
        players_max: 8,
        idle_days: 14,
        by_rating: false,
        grace_ms: None,
        format: Format::KnockOut,
        go_on: None,
    };
    let mut again = Bracket::new(settings);
    for (number, entry) in (0..).zip(&view.entries) {
        let rating = ratings::Rating::new(entry.rating).unwrap();
        again.take(BracketStep::Entered(Entry { player: PlayerId::new(number), rating })).unwrap();
    }
    again.take(BracketStep::Drawn { seed: Seed::new(seed) }).unwrap();
    let name = |player: PlayerId| view.entries[usize::try_from(player.get()).unwrap()].name.clone();
    let pairings = again.round(1).into_iter().map(|spot| match spot.pairing {
        Pairing::Match(first, second) => (name(first), Some(name(second))),
        Pairing::Bye(player) => (name(player), None),
    });
    let drawn: Vec<_> = last_round(&view).iter().map(|one| (one.first.clone(), one.second.clone())).collect();
    assert_eq!(drawn, pairings.collect::<Vec<_>>());
    assert_eq!(drawn.iter().filter(|(_, second)| second.is_none()).count(), 1, "one of seven has a bye");
    field.app.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rule_3_a_loser_by_a_directors_decision_has_no_luck() {
    // Six play, so three advance and there is room for a lucky loser. Only one match was finished.
    let mut field = Field::enter(Database::sqlite(), 6, &correspondence()).await;
    let view = field.direct(json!({ "act": "draw" })).await;
    let round = last_round(&view).to_vec();
    field.decide(&round[0]).await;
    field.until(|view| last_round(view)[0].winner.is_some()).await;
    for one in &round[1..] {
        let place = json!({ "branch": "main", "round": 1, "number": one.number });
        let award =
            json!({ "act": "award", "place": place, "winner": one.first, "reason": "not seen again" });
        field.direct(award).await;
    }
    let view = field.until(|view| view.brackets[0].rounds.len() == 2).await;
    assert_eq!(view.brackets[0].lucky_losers, [round[0].second.clone().unwrap()]);
    assert!(last_round(&view).iter().all(|one| one.second.is_some()));
    field.app.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rule_4_gammons_and_the_cube_count_and_an_early_resignation_is_a_backgammon() {
    let mut field = Field::enter(Database::sqlite(), 2, &correspondence()).await;
    let view = field.direct(json!({ "act": "draw" })).await;
    let mut table = field.begin(&last_round(&view)[0].clone()).await;
    // With checkers in the opponent's home and none off, less than a backgammon cannot be offered.
    for too_little in [GameResult::Single, GameResult::Gammon] {
        let (player, _) = table.by_turn().await;
        let refused = player.act(Command::OfferResignation { result: too_little }).await.unwrap_err();
        assert_eq!(refused.code, ErrorCode::Refused, "{refused:?}");
    }
    table.resign(Who::First).await;
    let score = table.white.view.as_ref().unwrap().score;
    assert_eq!((score.white, score.black), (0, 3));
    // A passed double is one point, whatever the position. A taken one doubles the value of the game.
    for answer in [Command::Pass, Command::Take] {
        let seq = loop {
            let (player, _) = table.by_turn().await;
            if matches!(player.view.as_ref().unwrap().phase, Phase::ToRoll { .. }) {
                break player.act(Command::Double).await.unwrap();
            }
            table.play_action().await;
        };
        table.white.until(|view| view.seq >= seq).await;
        let by_white = !is_my_turn(table.white.view.as_ref().unwrap());
        let before = table.white.view.as_ref().unwrap().score;
        let (player, _) = table.by_turn().await;
        let seq = player.act(answer.clone()).await.unwrap();
        let view = table.white.until(|view| view.seq >= seq).await;
        table.black.until(|view| view.seq >= seq).await;
        let won = if by_white { view.score.white - before.white } else { view.score.black - before.black };
        assert_eq!(won, u32::from(answer == Command::Pass));
    }
    let before = table.white.view.as_ref().unwrap().score;
    table.resign(Who::Second).await;
    assert_eq!(table.white.view.as_ref().unwrap().score.white, before.white + 6);
    field.app.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rule_5_an_absent_or_inactive_player_is_warned_twice_and_forfeits() {
    let mut field = Field::enter(Database::sqlite(), 4, &wanted(5, 4)).await;
    let view = field.direct(json!({ "act": "draw" })).await;
    let [one, other] = [last_round(&view)[0].clone(), last_round(&view)[1].clone()];
    // In one match only the first player appears. In the other both do, and one of them is to move.
    field.sit(&one.first, one.match_id.as_ref().unwrap()).await;
    let second = other.second.clone().unwrap();
    field.sit(&second, other.match_id.as_ref().unwrap()).await;
    field.sit(&other.first, other.match_id.as_ref().unwrap()).await;
    field.app.advance_s(7 * DAY_S + 60);
    let view = field.until(|view| last_round(view).iter().all(|one| one.warned.is_some())).await;
    assert_eq!(last_round(&view)[0].warned, one.second);
    // A day before the end both are warned again, and neither has lost yet.
    let warned = view.seq.0;
    field.app.advance_s(6 * DAY_S);
    let view = field.until(|view| view.seq.0 >= warned + 2).await;
    assert!(last_round(&view).iter().all(|one| one.winner.is_none()), "{view:?}");
    field.app.advance_s(DAY_S);
    let view = field.until(|view| view.brackets[0].rounds.len() == 2).await;
    let first_round = &view.brackets[0].rounds[0].pairings;
    assert!(first_round.iter().all(|one| one.how == Some(DecidedHow::Idle)), "{first_round:?}");
    assert_eq!(first_round[0].winner.as_deref(), Some(one.first.as_str()));
    field.app.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rule_6_after_the_week_points_decide_then_time_then_the_drawing_of_lots() {
    let mut field = Field::enter(Database::sqlite(), 8, &correspondence()).await;
    // One player is three points ahead.
    let by_points = field.decide_all_but_one().await;
    let ids = [field.id.clone()];
    field.begin(&by_points).await.resign(Who::First).await;

    // The score is three all. The second player used two minutes of the last game.
    field.another(&correspondence()).await;
    let by_time = field.decide_all_but_one().await;
    let ids = [ids[0].clone(), field.id.clone()];
    let mut table = field.begin(&by_time).await;
    table.resign(Who::First).await;
    table.turn_of(Who::Second).await;
    field.app.advance_s(120);
    table.resign(Who::Second).await;

    // Neither player appears.
    field.another(&correspondence()).await;
    let by_lot = field.decide_all_but_one().await;

    field.app.advance_s(7 * DAY_S + 60);
    let verdict = field.verdict(&by_lot).await;
    assert_eq!(verdict.how, Some(DecidedHow::Lot));
    field.id.clone_from(&ids[1]);
    let verdict = field.verdict(&by_time).await;
    assert_eq!((verdict.winner, verdict.how), (Some(by_time.first), Some(DecidedHow::LastGameTime)));
    let (first, second) = verdict.thought.unwrap();
    assert!(first.0 < second.0 && (120_000..180_000).contains(&second.0), "{first:?} {second:?}");
    field.id.clone_from(&ids[0]);
    let verdict = field.verdict(&by_points).await;
    assert_eq!((verdict.winner, verdict.how), (by_points.second, Some(DecidedHow::Points)));
    field.app.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rule_7_against_a_lead_and_a_stall_the_director_rules_once_and_for_all() {
    let mut field = Field::enter(Database::sqlite(), 8, &correspondence()).await;
    let open = field.decide_all_but_one().await;
    // The second player takes a lead and then thinks for the whole week.
    let mut table = field.begin(&open).await;
    table.resign(Who::First).await;
    table.turn_of(Who::Second).await;
    field.app.advance_s(7 * DAY_S + 60);
    let verdict = field.verdict(&open).await;
    assert_eq!((verdict.winner, verdict.how), (open.second.clone(), Some(DecidedHow::Points)));
    let (first, second) = verdict.thought.unwrap();
    assert!(second.0 >= 7 * i64::try_from(DAY_S).unwrap() * 1000 && first.0 < 60_000, "the stall is seen");

    let id = field.id.clone();
    let place = json!({ "branch": "main", "round": 1, "number": open.number });
    let rule = |winner: &str| json!({ "act": "rule", "place": place, "winner": winner, "reason": "stalled" });
    field.director.post(&path(&id, "/director"), &rule(&open.first)).await.assert_error(409, "refused");
    let mut desk = elsewhere(&field.director).await;
    let protested = field.client(&open.first).post(&path(&id, "/protests"), &place).await;
    assert_eq!(protested.status, 200, "{}", protested.text());
    duties::until_owed(&mut desk, &[(DutyKind::Protests, &id, 1)]).await;
    // The draw waits for the ruling, however long it takes.
    field.app.advance_s(5 * DAY_S);
    let view = field.direct(json!({ "act": "announce", "text": "I am looking at it" })).await;
    assert_eq!((view.brackets[0].rounds.len(), last_round(&view).len()), (1, 4));
    let view = field.direct(rule(&open.first)).await;
    assert_eq!(view.notes[0].text, "stalled");
    duties::until_owed(&mut desk, &[]).await;
    let again = field.director.post(&path(&id, "/director"), &rule(open.second.as_ref().unwrap())).await;
    again.assert_error(409, "refused");
    let view = field.until(|view| view.brackets[0].rounds.len() == 2).await;
    let ruled = &view.brackets[0].rounds[0].pairings[usize::try_from(open.number).unwrap() - 1];
    assert_eq!((ruled.winner.as_ref(), ruled.how), (Some(&open.first), Some(DecidedHow::Ruling)));
    assert_eq!(ruled.reason.as_deref(), Some("stalled"));
    let goes_on = |name: &str| {
        last_round(&view).iter().any(|one| one.first == name || one.second.as_deref() == Some(name))
    };
    assert!(goes_on(&open.first) && !goes_on(open.second.as_ref().unwrap()));
    field.app.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rule_8_each_game_is_in_the_public_bracket_as_it_ends_and_nobody_reports_one() {
    let mut field = Field::enter(Database::sqlite(), 2, &wanted(4, 2)).await;
    let view = field.direct(json!({ "act": "draw" })).await;
    let pairing = last_round(&view)[0].clone();
    let id = field.id.clone();
    let mut stranger = field.app.client();
    let mut table = field.begin(&pairing).await;
    table.resign(Who::Second).await;
    // A visitor without an account sees the game that has just ended.
    let view = look(&mut stranger, &id).await;
    let seen = &last_round(&view)[0];
    assert_eq!((seen.begun, seen.score.white, seen.score.black, &seen.winner), (true, 3, 0, &None));
    // Players have no way to report a result.
    let place = json!({ "branch": "main", "round": 1, "number": 1 });
    let award = json!({ "act": "award", "place": place, "winner": pairing.first, "reason": "I won" });
    let reply = field.client(&pairing.first).post(&path(&id, "/director"), &award).await;
    reply.assert_error(403, "forbidden");
    table.resign(Who::Second).await;
    let view = field.until(|view| view.card.phase == TournamentPhase::Over).await;
    assert_eq!(last_round(&view)[0].how, Some(DecidedHow::Played));
    let view = look(&mut stranger, &id).await;
    assert_eq!((view.card.winner.as_ref(), view.places.len()), (Some(&pairing.first), 2));
    assert_eq!(id_of(&view), pairing.match_id);
    field.app.stop().await;
}

/// The match of the last round.
fn id_of(view: &wire::TournamentView) -> Option<MatchId> {
    last_round(view)[0].match_id.clone()
}
