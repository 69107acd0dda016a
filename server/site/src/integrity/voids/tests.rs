//! Tests with random histories, random voids and their undoing, and matches that end meanwhile. After each step all
//! stored values equal, bit for bit, a computation of the matches that count from the first one on.

use std::collections::{BTreeMap, BTreeSet};

use diesel::{RunQueryDsl as _, sql_query};
use ratings::{Outcome, PlayedMatch, RatingList, Weight};
use rules::{BySide, Side};
use simulator::Numbers;
use store::{
    AnyConn, DbError, OpenedBy, SqliteDurability, Store, StoreSettings,
    account::{Account, AccountKind, Author, PasswordHash, UserName},
    id::{MatchId, UserId},
    ledger, listing,
    player_records::{self, Finish},
    ratings as rating_rows,
    ratings::RatedEnd,
    stored::integrity::VoidScope,
    users,
    voids::{self, Selected},
};
use tempfile::TempDir;
use wire::Millis;

use super::{HistoryChange, Switching, finish_rewriting, no_guard, prepare, switch};
use crate::{
    error::AppError,
    metrics::Metrics,
    upkeep::{audit, books},
};

/// The choices of a run, which follow from its seed.
struct Chance(Numbers);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0.below(bound)
    }
}

/// A match that was played: winner, loser and stake.
#[derive(Debug, Clone, Copy)]
struct Played {
    id: MatchId,
    list: RatingList,
    n: u32,
    winner: UserId,
    loser: UserId,
    at: i64,
}

struct Site {
    store: Store,
    players: Vec<UserId>,
    played: Vec<Played>,
    /// The voids in force with their matches.
    voids: BTreeMap<i64, BTreeSet<MatchId>>,
    now: i64,
    _folder: TempDir,
}

fn player(number: usize) -> Account {
    Account {
        id: UserId::random(),
        name: UserName::parse(&format!("player{number}")).unwrap(),
        kind: AccountKind::Person,
        owner: None,
        created_at: Millis(0),
        look: store::account::Look::default(),
    }
}

impl Site {
    async fn open(players: usize) -> Site {
        let folder = tempfile::tempdir().unwrap();
        let settings = StoreSettings {
            url: format!("sqlite:{}", folder.path().join("a.db").display()).parse().unwrap(),
            durability: SqliteDurability::Normal,
            connections_max: 2,
        };
        let store = Store::open(&settings, OpenedBy::Tool, Metrics::new().store).unwrap();
        let accounts: Vec<Account> = (0..players).map(player).collect();
        let players = accounts.iter().map(|account| account.id).collect();
        let made = store.write(move |connection| {
            let hash = PasswordHash::from_row("no password has this hash".to_owned());
            accounts
                .iter()
                .try_for_each(|account| users::insert(connection, account, Some(&hash), ledger::Start::Grant))
        });
        made.await.unwrap();
        Site { store, players, played: Vec::new(), voids: BTreeMap::new(), now: 1_000, _folder: folder }
    }

    /// Ends a match. Those in the Casual list have no stake, because the book check expects that of their settings.
    async fn play(&mut self, chance: &mut Chance) {
        let winner = self.players[chance.below(self.players.len())];
        let others: Vec<UserId> = self.players.iter().copied().filter(|user| *user != winner).collect();
        let loser = others[chance.below(others.len())];
        let (list, n) =
            [(RatingList::Casual, 1), (RatingList::Stakes, 5), (RatingList::Stakes, 4)][chance.below(3)];
        self.now += 1 + i64::try_from(chance.below(50)).unwrap();
        let played =
            Played { id: MatchId::from_row(store::id::random_id()), list, n, winner, loser, at: self.now };
        self.played.push(played);
        let staked = n == 5;
        self.store.write(move |connection| end(connection, &played, staked)).await.unwrap();
    }

    fn is_voided(&self, id: MatchId) -> bool {
        self.voids.values().any(|matches| matches.contains(&id))
    }

    /// Returns a random selection, and the matches that it covers.
    fn select(&self, chance: &mut Chance) -> (Selected, BTreeSet<MatchId>) {
        let one = self.played[chance.below(self.played.len())];
        let selected = match chance.below(3) {
            0 => Selected::Match(one.id),
            1 => Selected::Pair([one.winner, one.loser]),
            _ => Selected::Account(one.winner, Millis(one.at - 200), Millis(one.at + 200)),
        };
        let is_meant = |other: &&Played| match selected {
            Selected::Match(id) => other.id == id,
            Selected::Pair(pair) => pair.contains(&other.winner) && pair.contains(&other.loser),
            Selected::Account(user, from, until) => {
                [other.winner, other.loser].contains(&user) && (from.0..until.0).contains(&other.at)
            }
            Selected::Void(_) | Selected::TeamMatch(_) => false,
        };
        let meant =
            self.played.iter().filter(is_meant).map(|other| other.id).filter(|id| !self.is_voided(*id));
        (selected, meant.collect())
    }

    async fn step(&mut self, chance: &mut Chance) {
        let undoes = !self.voids.is_empty() && chance.below(3) == 0;
        let now = Millis(self.now);
        if undoes {
            let void = *self.voids.keys().nth(chance.below(self.voids.len())).unwrap();
            let step = HistoryChange::Undo { void, why: "a mistake".to_owned() };
            self.switch_with_matches_between(Selected::Void(void), step, chance, void).await;
            self.voids.remove(&void);
            return;
        }
        let (selected, meant) = self.select(chance);
        let step = HistoryChange::Void {
            selected,
            seen: None,
            scope: VoidScope::Match { id: "any".to_owned() },
            reason: "fed".to_owned(),
            evidence: "seen".to_owned(),
        };
        if meant.is_empty() {
            let refused = switch(&self.store, Author::Server, no_guard(), step, now).await.unwrap_err();
            assert!(matches!(refused, AppError::NotFound(_)), "{refused}");
            return;
        }
        let id = store::id::random_id();
        self.switch_with_matches_between(selected, step, chance, id).await;
        self.voids.insert(id, meant);
    }

    /// Ends matches between the computation and the transaction, which has to rate them again.
    async fn switch_with_matches_between(
        &mut self,
        selected: Selected,
        step: HistoryChange,
        chance: &mut Chance,
        void: i64,
    ) {
        let voids = matches!(step, HistoryChange::Void { .. });
        let prepared = prepare(&self.store, selected, voids).await.unwrap();
        let step_id = if voids { void } else { -void };
        super::keep_effects(&self.store, step_id, &prepared.effects).await.unwrap();
        for _ in 0..chance.below(4) {
            self.play(chance).await;
        }
        let carried = Switching {
            author: Author::Server,
            guard: no_guard(),
            step,
            void_id: void,
            step_id,
            now: Millis(self.now),
            prepared,
        };
        self.store.write(move |connection| carried.write(connection)).await.unwrap();
    }

    /// Applies the rule of the leaderboards to the players who wait for it.
    async fn apply_the_rule(&self) {
        let now = Millis(self.now);
        for due in self.store.read(move |connection| listing::due(connection, now)).await.unwrap() {
            let checked =
                self.store.read(move |connection| listing::check(connection, due, None, now)).await.unwrap();
            let kept = self.store.write(move |connection| listing::write(connection, &checked, now)).await;
            assert!(kept.unwrap());
        }
    }

    /// Compares everything stored with a computation from the first match on.
    async fn check(&self) {
        let counted: Vec<&Played> = self.played.iter().filter(|played| !self.is_voided(played.id)).collect();
        let matches = counted.iter().map(|played| PlayedMatch {
            match_id: played.id,
            list: played.list,
            n: Weight::new(played.n).unwrap(),
            winner: played.winner,
            loser: played.loser,
        });
        let expected = ratings::recompute(matches).unwrap();
        let (rows, standings, revision, records) = self
            .store
            .read(|connection| {
                Ok::<_, DbError>((
                    rating_rows::rows_from(connection, 0, i64::MAX)?,
                    rating_rows::all_standings(connection)?,
                    voids::history::revision(connection)?,
                    player_records::all_streaks(connection)?,
                ))
            })
            .await
            .unwrap();
        assert_eq!(standings.len(), expected.standings.len());
        for (key, standing) in standings {
            assert!(standing.is_bit_for_bit(expected.standings[&key]), "{key:?}");
        }
        if revision.rewrite_from.is_none() {
            let stored: Vec<_> = rows.into_iter().filter(|row| !row.2).map(|row| row.3).collect();
            assert_eq!(stored.len(), expected.rows.len());
            for (one, other) in stored.iter().zip(&expected.rows) {
                assert!(
                    super::replay::is_same(one, other) && one.match_id == other.match_id,
                    "{one:?} {other:?}"
                );
            }
        }
        for (user, streaks) in records {
            let of_user = counted.iter().filter(|played| [played.winner, played.loser].contains(&user));
            let outcomes: Vec<_> = of_user
                .map(|played| {
                    (if played.winner == user { Outcome::Won } else { Outcome::Lost }, Millis(played.at))
                })
                .collect();
            assert_eq!(streaks, player_records::streaks(&outcomes), "{user}");
            let record = self
                .store
                .read(move |connection| player_records::load_record(connection, user))
                .await
                .unwrap();
            let won = outcomes.iter().filter(|(outcome, _)| *outcome == Outcome::Won).count();
            let counts =
                [record.played, record.won, record.lost].map(|count| usize::try_from(count).unwrap());
            assert_eq!(counts, [outcomes.len(), won, outcomes.len() - won], "{user}");
        }
        // Before the rule has been applied again, and after it.
        for _ in 0..2 {
            let faults = audit::check_ratings(&self.store).await.unwrap().faults;
            assert_eq!(faults, Vec::<String>::new());
            self.apply_the_rule().await;
        }
        let faults = books::check_books(&self.store, Millis(0)).await.unwrap().faults;
        assert_eq!(faults, Vec::<String>::new());
    }
}

/// Writes the rows of a match that ends, as a real settlement does.
fn end(connection: &mut AnyConn, played: &Played, staked: bool) -> Result<(), DbError> {
    let settings = if played.n == 1 {
        r#"{"format":{"kind":"normal"},"rated":true,"time":{"kind":"correspondence","days_per_turn":3}}"#
            .to_owned()
    } else if played.n == 4 {
        r#"{"format":{"kind":"three_games"},"rated":true,"time":{"kind":"correspondence","days_per_turn":3}}"#
            .to_owned()
    } else {
        r#"{"format":{"kind":"points","length":5},"rated":true,"time":{"kind":"correspondence","days_per_turn":3},"stake":500}"#
            .to_owned()
    };
    let (id, winner, loser, at) =
        (played.id.to_row(), played.winner.to_row(), played.loser.to_row(), played.at);
    let list = played.list.name();
    sql_query(format!(
        "INSERT INTO matches (id, status, settings, rating_list, opener_id, white_id, black_id, dice_commitment,
           last_seq, white_points, black_points, opened_at, started_at, by_link, is_quick, has_boards)
         VALUES ({id}, 'playing', '{settings}', '{list}', {winner}, {winner}, {loser}, '{zeros}',
           40, 5, 0, {at}, {at}, FALSE, FALSE, FALSE)",
        zeros = "0".repeat(64)
    ))
    .execute(connection)?;
    let players = BySide { white: played.winner, black: played.loser };
    if staked {
        let each = play::Credits::from_hundredths(500);
        let put_in = ledger::Staked { id: played.id, players, each, at: Millis(at) };
        ledger::put_in(connection, &put_in).map_err(|error| DbError::Broken(error.to_string()))?;
        sql_query(format!(
            "INSERT INTO settlements (match_id, white_paid, black_paid, house_share, at) VALUES ({id}, 900, 0, 100, {at})"
        ))
        .execute(connection)?;
    }
    sql_query(format!(
        "UPDATE matches SET status = 'finished', winner = 'white', ending = 'completed', ended_at = {at} WHERE id = {id}"
    ))
    .execute(connection)?;
    let end = RatedEnd {
        id: played.id,
        list: played.list,
        n: Weight::new(played.n).map_err(|error| DbError::Broken(error.to_string()))?,
        winner: played.winner,
        loser: played.loser,
        at: Millis(at),
    };
    rating_rows::settle(connection, &end)?;
    let finish =
        Finish { players, winner: Some(Side::White), is_forsaken: false, is_rated: true, at: Millis(at) };
    player_records::count(connection, &finish)
}

#[tokio::test]
async fn whatever_is_voided_and_undone_everything_is_as_from_the_first_match_on() {
    for seed in 0..6 {
        let mut chance = Chance(Numbers::new(seed));
        let mut site = Site::open(3 + chance.below(6)).await;
        for _ in 0..25 {
            site.play(&mut chance).await;
        }
        for _ in 0..12 {
            site.step(&mut chance).await;
            // The result is the same if the next void comes before the rewrite.
            if chance.below(2) == 0 {
                finish_rewriting(&site.store).await.unwrap();
            }
            for _ in 0..chance.below(5) {
                site.play(&mut chance).await;
            }
            site.check().await;
        }
        finish_rewriting(&site.store).await.unwrap();
        site.check().await;
        site.store.close().await;
    }
}

#[tokio::test]
async fn of_two_voids_at_a_time_the_later_one_begins_again() {
    let mut chance = Chance(Numbers::new(7));
    let mut site = Site::open(4).await;
    for _ in 0..20 {
        site.play(&mut chance).await;
    }
    let first = site.played[3].id;
    let second = site.played[8].id;
    let prepared = prepare(&site.store, Selected::Match(second), true).await.unwrap();
    let void = |id| HistoryChange::Void {
        selected: Selected::Match(id),
        seen: None,
        scope: VoidScope::Match { id: "any".to_owned() },
        reason: "fed".to_owned(),
        evidence: "seen".to_owned(),
    };
    let now = Millis(site.now);
    let done = switch(&site.store, Author::Server, no_guard(), void(first), now).await.unwrap();
    site.voids.insert(done.void, BTreeSet::from([first]));
    let (author, guard, step) = (Author::Server, no_guard(), void(second));
    let late = Switching { author, guard, step, void_id: 1, step_id: 1, now, prepared };
    let refused = site.store.write(move |connection| late.write(connection)).await.unwrap_err();
    assert!(matches!(refused, AppError::Database(DbError::Conflict(_))), "{refused}");
    site.check().await;
    let done = switch(&site.store, Author::Server, no_guard(), void(second), now).await.unwrap();
    site.voids.insert(done.void, BTreeSet::from([second]));
    assert!(matches!(
        switch(&site.store, Author::Server, no_guard(), void(second), now).await,
        Err(AppError::NotFound(_))
    ));
    finish_rewriting(&site.store).await.unwrap();
    site.check().await;
    site.store.close().await;
}
