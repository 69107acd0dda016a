//! Leaderboards, records, player search, head-to-head statistics.

use serde::de::DeserializeOwned;
use wire::{
    Command, HeadToHead, LeaderboardPage, MatchFormat, Phase, PlayerProfile, PlayerSearch, RecordLine,
    Records,
};

use super::{WatchedTable, settings};
use crate::support::{Client, Database, TestApp, execute, query_text};

async fn get<T: DeserializeOwned>(client: &mut Client, path: &str) -> T {
    let reply = client.get(&format!("/api/v1{path}")).await;
    assert_eq!(reply.status, 200, "{path}: {}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

fn names(page: &LeaderboardPage) -> Vec<(u32, &str)> {
    page.rows.iter().map(|row| (row.rank, row.name.as_str())).collect()
}

fn lines(record: &[RecordLine]) -> Vec<(&str, u32)> {
    record.iter().map(|line| (line.name.as_str(), line.count)).collect()
}

/// Plays a match that White leaves and so loses, or Black if `white_leaves` is false.
async fn play(white: &Client, black: &Client, format: MatchFormat, white_leaves: bool) {
    let mut table = WatchedTable::begin_between(white.clone(), black.clone(), settings(format, true)).await;
    table.first_turns().await;
    let leaver = if white_leaves { &mut table.white } else { &mut table.black };
    leaver.act(Command::Leave).await.unwrap();
    table.white.until(|view| matches!(view.phase, Phase::Over { .. })).await;
    table.black.until(|view| matches!(view.phase, Phase::Over { .. })).await;
}

#[tokio::test]
async fn a_winner_rises_in_one_list_alone_and_records_are_kept() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut anna, berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        for white_leaves in [true, false, false] {
            play(&anna, &berta, MatchFormat::Normal, white_leaves).await;
        }
        // Three games are too few for a place in the list, which another test covers.
        let board: LeaderboardPage = get(&mut anna, "/leaderboards/casual?bots=false").await;
        assert!(board.rows.is_empty());
        // The rule must not take them out again.
        app.database().change("DELETE FROM listing_checks");
        app.database().change("UPDATE ratings SET listed_rating = rating WHERE is_bot = FALSE");
        let board: LeaderboardPage = get(&mut anna, "/leaderboards/casual?bots=false").await;
        assert_eq!(names(&board), [(1, "anna"), (2, "berta")]);
        assert!(board.next.is_none() && board.rows[0].rating > 1500.0 && board.rows[0].experience == 3);
        let stakes: LeaderboardPage = get(&mut anna, "/leaderboards/stakes?bots=false").await;
        assert!(stakes.rows.is_empty());

        let met: HeadToHead = get(&mut anna, "/players/BERTA/against/anna").await;
        assert_eq!((met.player.won, met.other.won, met.played), (1, 2, 3));
        let records: Records = get(&mut anna, "/records").await;
        assert_eq!(lines(&records.streak), [("anna", 2)]);
        let mut best = lines(&records.best_streak);
        best.sort_unstable();
        assert_eq!(best, [("anna", 2), ("berta", 1)]);
        assert_eq!(records.played.iter().map(|line| line.count).collect::<Vec<_>>(), [3, 3]);
        let profile: PlayerProfile = get(&mut anna, "/players/berta").await;
        assert_eq!((profile.played, profile.won, profile.lost, profile.forsaken), (3, 1, 2, 2));
        assert_eq!((profile.streak, profile.best_streak), (0, 1));

        // After these days no player counts as recently active.
        app.advance_s(8 * 86_400);
        let board: LeaderboardPage = get(&mut anna, "/leaderboards/casual?bots=false&days=7").await;
        assert!(board.rows.is_empty());
        let board: LeaderboardPage = get(&mut anna, "/leaderboards/casual?bots=false&days=30").await;
        assert_eq!(board.rows.len(), 2);
        app.stop().await;
    }
}

#[tokio::test]
async fn pages_follow_each_other_without_a_gap_and_a_player_is_found_among_its_neighbours() {
    let database = Database::sqlite();
    let file = database.url().trim_start_matches("sqlite:").to_owned();
    let app = TestApp::start(database).await;
    // 2,500 players, so that there are rungs; 900 have equal ratings, every tenth is a bot, every third inexperienced.
    execute(
        &file,
        &format!(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2500)
             INSERT INTO users (id, name, name_folded, kind, password_hash, created_at)
             SELECT i, 'p' || printf('%04d', i), 'p' || printf('%04d', i),
                 CASE WHEN i % 10 = 0 THEN 'bot' ELSE 'person' END,
                 CASE WHEN i % 10 = 0 THEN NULL ELSE 'x' END, {} FROM n",
            app.now_ms()
        ),
    );
    execute(
        &file,
        "INSERT INTO ratings (user_id, list, rating, experience, rated_at, is_bot, listed_rating)
         SELECT id, 'stakes', points, (id % 3) * 100, 1, id % 10 = 0, points FROM (SELECT id,
             CASE WHEN id BETWEEN 1000 AND 1899 THEN 1500.0 ELSE id / 1.5 + 10 END AS points FROM users
             WHERE id <= 2500)",
    );
    let mut client = app.client();
    let choice = "experience=50&bots=false&limit=100";
    let (mut all, mut after) = (Vec::new(), String::new());
    loop {
        let page: LeaderboardPage = get(&mut client, &format!("/leaderboards/stakes?{choice}{after}")).await;
        all.extend(page.rows.iter().map(|row| (row.rank, row.name.clone())));
        let Some(next) = page.next else { break };
        after = format!("&after={next}");
    }
    // A third is inexperienced, a tenth are bots.
    let expected = (1..=2500).filter(|i| i % 3 > 0 && i % 10 > 0).map(|i| format!("p{i:04}"));
    let mut missing: std::collections::BTreeSet<String> = expected.collect();
    for (_, name) in &all {
        assert!(missing.remove(name), "{name:?}");
    }
    assert!(missing.is_empty(), "{missing:?}");
    assert!((1_u32..).zip(&all).all(|(rank, (said, _))| rank == *said));

    for index in [0, 1, 700, 999, 1000, 1001, 1_400, all.len() - 1] {
        let (rank, name) = &all[index];
        let page: LeaderboardPage =
            get(&mut client, &format!("/leaderboards/stakes/around/{name}?experience=50&bots=false&limit=9"))
                .await;
        let first = page.rows[0].rank as usize;
        assert!(page.rows.iter().any(|row| row.name == *name && row.rank == *rank), "{name}: {page:?}");
        let expected: Vec<_> = all[first - 1..].iter().take(page.rows.len()).cloned().collect();
        let found: Vec<_> = page.rows.iter().map(|row| (row.rank, row.name.clone())).collect();
        assert_eq!(found, expected);
    }
    // A player whom the filter excludes is still shown between the neighbours.
    let page: LeaderboardPage =
        get(&mut client, "/leaderboards/stakes/around/p0500?experience=50&bots=false&limit=3").await;
    assert_eq!((page.rows[1].name.as_str(), page.rows[1].bot), ("p0500", true));

    let found: PlayerSearch = get(&mut client, "/players?start=P012").await;
    assert_eq!(found.players.iter().map(|player| player.name.as_str()).next(), Some("p0120"));
    assert_eq!(found.players.len(), 10);
    assert!(found.players[0].bot && found.players[0].stakes.is_some() && found.players[0].casual.is_none());
    for refused in [
        "/leaderboards/stakes?days=8",
        "/leaderboards/stakes?experience=1",
        "/leaderboards/stakes?limit=101",
        "/leaderboards/stakes?after=top",
        "/players?start=",
        "/players?start=%25",
        "/players/p0001/against/p0001",
    ] {
        assert_eq!(client.get(&format!("/api/v1{refused}")).await.status, 422, "{refused}");
    }
    for missing in
        ["/leaderboards/chess", "/leaderboards/casual/around/p0001", "/leaderboards/stakes/around/nobody"]
    {
        assert_eq!(client.get(&format!("/api/v1{missing}")).await.status, 404, "{missing}");
    }
    app.stop().await;
}

/// Fills `player_records` from the matches and the rating history.
const COUNT_EVERYTHING: &str = "INSERT INTO player_records
    (user_id, is_bot, played, won, lost, forsaken, streak, best_streak, best_streak_at)
    WITH sides AS (
        SELECT white_id AS user_id, winner, 'white' AS side, ending FROM matches WHERE status = 'finished'
        UNION ALL
        SELECT black_id, winner, 'black', ending FROM matches WHERE status = 'finished'
    ),
    counts AS (
        SELECT user_id, count(*) AS played,
            sum(CASE WHEN winner = side THEN 1 ELSE 0 END) AS won,
            sum(CASE WHEN winner <> side THEN 1 ELSE 0 END) AS lost,
            sum(CASE WHEN winner <> side AND ending IN ('left', 'timed_out') THEN 1 ELSE 0 END) AS forsaken
        FROM sides GROUP BY user_id
    ),
    runs AS (
        SELECT user_id, outcome, at,
            sum(CASE WHEN outcome = 'lost' THEN 1 ELSE 0 END) OVER (PARTITION BY user_id ORDER BY place) AS run
        FROM rating_history
    ),
    streaks AS (
        SELECT user_id, run, sum(CASE WHEN outcome = 'won' THEN 1 ELSE 0 END) AS length, max(at) AS at
        FROM runs GROUP BY user_id, run
    ),
    ordered AS (
        SELECT user_id, length, at,
            row_number() OVER (PARTITION BY user_id ORDER BY length DESC, run) AS from_best,
            row_number() OVER (PARTITION BY user_id ORDER BY run DESC) AS from_last
        FROM streaks
    )
    SELECT c.user_id, EXISTS (SELECT 1 FROM users u WHERE u.id = c.user_id AND u.kind = 'bot'),
        c.played, c.won, c.lost, c.forsaken, coalesce(l.length, 0), coalesce(b.length, 0), coalesce(b.at, 0)
    FROM counts c
    LEFT JOIN ordered b ON b.user_id = c.user_id AND b.from_best = 1
    LEFT JOIN ordered l ON l.user_id = c.user_id AND l.from_last = 1";

#[tokio::test]
async fn counts_match_by_match_equal_a_count_of_everything() {
    let database = Database::sqlite();
    let file = database.url().trim_start_matches("sqlite:").to_owned();
    let app = TestApp::start(database).await;
    let players = [app.sign_up("anna").await, app.sign_up("berta").await, app.sign_up("carl").await];
    let results = [(0, 1, true), (1, 2, false), (0, 1, false), (0, 2, false), (2, 1, true), (0, 2, false)];
    for (white, black, white_leaves) in results {
        play(&players[white], &players[black], MatchFormat::Points { length: 5 }, white_leaves).await;
    }
    let counted =
        "SELECT group_concat(name || ' ' || played || ' ' || won || ' ' || lost || ' ' || forsaken || ' '
        || streak || ' ' || best_streak, ', ') AS text
        FROM (SELECT * FROM player_records JOIN users ON users.id = user_id ORDER BY name)";
    let before = query_text(&file, counted);
    assert_eq!(before, "anna 4 3 1 1 3 3, berta 4 3 1 1 1 2, carl 4 0 4 4 0 0");
    execute(&file, "DELETE FROM player_records");
    execute(&file, COUNT_EVERYTHING);
    assert_eq!(query_text(&file, counted), before);
    app.stop().await;
}
