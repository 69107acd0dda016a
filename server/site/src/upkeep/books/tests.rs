//! Thousands of random interleavings against the real store: tables, starts, ends, departures, time-outs,
//! rematches, restarts, and crashes between any two rows of a transaction. The books must be right after each.

use std::{sync::Arc, time::Duration};

use diesel::{Connection as _, RunQueryDsl as _, connection::SimpleConnection as _, sql_query};
use futures_util::future::join_all;
use play::{Command, Stage};
use rules::Side;
use simulator::Numbers;
use store::{
    AnyConn, DbError, OpenedBy, SqliteDurability, Store, StoreSettings,
    account::{Account, AccountKind, PasswordHash, UserName},
    clock::{Clock as _, ManualClock},
    id::{MatchId, RequestId, UserId},
    ledger::{self, Start},
    matches, users,
};
use wire::{
    CreateTable, Credits, DiceRule, IllegalPlays, MatchFormat, Millis, Options, StartRule, TableSettings,
    TimeControl,
};

use super::check_books;
use crate::disk::{Disk, Probe};
use crate::node::Bounds;
use crate::{
    competitions::Memory,
    error::AppError,
    lifecycle::Lifecycle,
    limits::{LimitSettings, LocalLimiter},
    match_state::dice::SeedVault,
    matches::{
        Matches,
        act::{ActedAt, Action},
        rematch::Wish,
    },
    metrics::Metrics,
    node::{Node, heartbeat::Heartbeat},
    presence::Presence,
    settings::LiveSettings,
};

/// The choices of a run, which follow from its seed.
struct Chance(Numbers);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0.below(bound)
    }

    fn choose_from<T: Clone>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())].clone()
    }
}

/// The initial balance of each bot in hundredths.
const BOT_BUDGET: i64 = 3_000;

/// The tables that a transaction of a match writes to. A process may die after each row.
const TABLES: [&str; 12] = [
    "matches",
    "match_events",
    "stakes",
    "settlements",
    "ledger_accounts",
    "ledger_transfers",
    "ledger_entries",
    "ratings",
    "rating_history",
    "rematches",
    "dice_seeds",
    "player_records",
];

/// Installs triggers that make the database fail at a chosen step.
fn plant_crashes(connection: &mut AnyConn) -> Result<(), DbError> {
    for table in TABLES {
        for event in ["INSERT", "UPDATE"] {
            let name = format!("crash_{table}_{event}");
            match connection {
                AnyConn::Sqlite(sqlite) => sqlite.batch_execute(&format!(
                    "CREATE TABLE IF NOT EXISTS crash (steps_left BIGINT NOT NULL);
                     CREATE TRIGGER {name} BEFORE {event} ON {table} BEGIN
                       UPDATE crash SET steps_left = steps_left - 1;
                       SELECT raise(ABORT, 'crash') FROM crash WHERE steps_left = 0;
                     END"
                ))?,
                AnyConn::Postgres(postgres) => postgres.batch_execute(&format!(
                    "CREATE SEQUENCE IF NOT EXISTS crash_steps;
                     CREATE TABLE IF NOT EXISTS crash (step BIGINT NOT NULL);
                     CREATE OR REPLACE FUNCTION crash_step() RETURNS trigger LANGUAGE plpgsql AS $$
                     BEGIN
                       IF nextval('crash_steps') = (SELECT step FROM crash) THEN RAISE EXCEPTION 'crash'; END IF;
                       RETURN NEW;
                     END $$;
                     CREATE TRIGGER {name} BEFORE {event} ON {table} FOR EACH ROW EXECUTE FUNCTION crash_step()"
                ))?,
            }
        }
    }
    match connection {
        AnyConn::Sqlite(sqlite) => sqlite.batch_execute("INSERT INTO crash VALUES (-1)")?,
        AnyConn::Postgres(postgres) => postgres.batch_execute("INSERT INTO crash VALUES (-1)")?,
    }
    Ok(())
}

/// Lets the next `steps` rows be written and the one after them fail. `None` lets all be written.
async fn crash_after(store: &Store, steps: Option<usize>) {
    let sqlite = steps.map_or("-1".to_owned(), |steps| (steps + 1).to_string());
    let postgres = steps.map_or("-1".to_owned(), |steps| format!("nextval('crash_steps') + {}", steps + 1));
    let set = store.write(move |connection| {
        let sql = match connection {
            AnyConn::Sqlite(_) => format!("UPDATE crash SET steps_left = {sqlite}"),
            AnyConn::Postgres(_) => format!("UPDATE crash SET step = {postgres}"),
        };
        sql_query(sql).execute(connection)?;
        Ok::<_, DbError>(())
    });
    set.await.unwrap();
}

struct Site {
    store: Store,
    clock: Arc<ManualClock>,
    vault: SeedVault,
    matches: Matches,
    people: Vec<Account>,
    bots: Vec<Account>,
}

impl Site {
    async fn open(url: String, folder: &std::path::Path) -> Site {
        let settings = StoreSettings {
            url: url.parse().unwrap(),
            durability: SqliteDurability::Normal,
            connections_max: 6,
        };
        let opening =
            move || Store::open(&settings, OpenedBy::Tool, Metrics::new().store).expect("the store opens");
        let store = tokio::task::spawn_blocking(opening).await.unwrap();
        let clock = ManualClock::starting_at(Millis(1_800_000_000_000));
        let vault = SeedVault::open(&folder.join("dice.key")).unwrap();
        let matches = opened(&store, &clock, &vault).await;
        let account = |name: String, kind| Account {
            id: UserId::random(),
            name: UserName::parse_any(&name).unwrap(),
            kind,
            owner: None,
            created_at: clock.now(),
            look: store::account::Look::default(),
        };
        let people: Vec<_> = (0..5).map(|n| account(format!("person{n}"), AccountKind::Person)).collect();
        let bots: Vec<_> = (0..2).map(|n| account(format!("robot{n}"), AccountKind::Bot)).collect();
        let all: Vec<_> = people.iter().chain(&bots).cloned().collect();
        let made = store.write(move |connection| {
            let hash = PasswordHash::from_row("no password has this hash".to_owned());
            for account in &all {
                let is_person = account.kind == AccountKind::Person;
                users::insert(connection, account, is_person.then_some(&hash), Start::Grant)?;
                // Bots have a small budget and nothing else.
                let budget = play::Credits::from_hundredths(if is_person { 0 } else { BOT_BUDGET });
                ledger::begin_with(connection, account.id, budget, account.created_at)?;
            }
            plant_crashes(connection)
        });
        made.await.unwrap();
        Site { store, clock, vault, matches, people, bots }
    }

    fn account(&self, id: UserId) -> &Account {
        self.people.iter().chain(&self.bots).find(|account| account.id == id).unwrap()
    }

    /// Drops all state in memory.
    async fn restart(&mut self) {
        self.matches = opened(&self.store, &self.clock, &self.vault).await;
    }

    async fn playing(&self) -> Vec<MatchId> {
        let read = self.store.read(|connection| matches::playing(connection, 1_000));
        read.await.unwrap().iter().map(|facts| facts.id).collect()
    }

    async fn check(&self, when: &str) {
        let report = check_books(&self.store, Millis(0)).await.unwrap();
        assert_eq!(report.faults, Vec::<String>::new(), "{when}");
    }
}

/// Opens the matches alone: no other room follows them, so bots do not play by themselves.
async fn opened(store: &Store, clock: &Arc<ManualClock>, vault: &SeedVault) -> Matches {
    // Longer than the test lasts, so that a slow machine causes no outage.
    let silence = Duration::from_secs(24 * 3_600);
    let heartbeat = Heartbeat::begin(store.clone(), Arc::clone(clock) as Arc<_>, silence).await.unwrap();
    let (metrics, settings) =
        (Metrics::new(), LiveSettings { tables_open_max: 1_000_000, ..LiveSettings::default() });
    let node = Arc::new(Node {
        bounds: Bounds::new(settings.bounds, metrics.live.clone()),
        disk: Arc::new(Disk::new(Probe::Unknown, 0, metrics.disk.clone())),
        heartbeat,
        store: store.clone(),
        clock: Arc::clone(clock) as Arc<_>,
        settings,
        vault: vault.clone(),
        font: None,
        limiter: Arc::new(LocalLimiter::new(LimitSettings::default())),
        metrics,
        lifecycle: Lifecycle::default(),
        started_at: clock.now(),
    });
    let presence = Presence::new(node, None);
    let memory = Arc::new(Memory::new(presence.clone()));
    Matches::new(presence, memory, Vec::new(), Vec::new())
}

/// A random action.
#[derive(Debug, Clone)]
enum Deed {
    /// A table, its opener, and the players who compete for its second seat.
    Start(TableSettings, Account, Vec<Account>),
    /// An action in one of the matches in play. The rules decide whether it is allowed.
    Act {
        of: usize,
        side: Side,
        leaves: bool,
        choice: usize,
        twice: bool,
    },
    /// Both players want a rematch.
    Rematch(MatchId, [Account; 2]),
    TimeOut(usize),
    TopUp(Account),
}

fn settings(chance: &mut Chance) -> TableSettings {
    let (format, stake) = chance.choose_from(&[
        (MatchFormat::Points { length: 5 }, Some(250)),
        (MatchFormat::Points { length: 5 }, Some(500)),
        (MatchFormat::ThreeGames, Some(250)),
        (MatchFormat::ThreeGames, Some(500)),
        (MatchFormat::Single, Some(100)),
        (MatchFormat::Single, Some(200)),
        (MatchFormat::Single, None),
        (MatchFormat::Normal, None),
    ]);
    TableSettings {
        format,
        rated: true,
        stake: stake.map(Credits),
        time: TimeControl::Live { delay_s: 12, reserve_s: 600 },
        options: Options::default(),
        start: StartRule::OpeningThrow,
        dice: DiceRule::Served,
        illegal_plays: IllegalPlays::Corrected,
    }
}

fn deed(chance: &mut Chance, site: &Site, begun: &[(MatchId, [Account; 2])]) -> Deed {
    let side = chance.choose_from(&Side::ALL);
    match chance.below(20) {
        0..6 => {
            let opener = chance.choose_from(&site.people);
            let others: Vec<_> =
                site.people.iter().filter(|account| account.id != opener.id).cloned().collect();
            let rivals = match chance.below(3) {
                0 => vec![chance.choose_from(&site.bots)],
                1 => vec![chance.choose_from(&others)],
                _ => others[..2].to_vec(),
            };
            Deed::Start(settings(chance), opener, rivals)
        }
        6..16 => Deed::Act {
            of: chance.below(1_000),
            side,
            leaves: chance.below(6) == 0,
            choice: chance.below(3),
            twice: chance.below(3) == 0,
        },
        16 if !begun.is_empty() => {
            let (id, players) = chance.choose_from(begun);
            Deed::Rematch(id, players)
        }
        17 => Deed::TimeOut(chance.below(1_000)),
        _ => Deed::TopUp(chance.choose_from(&site.people)),
    }
}

/// Carries out a deed as the server would. Refusals are expected; internal errors are returned.
async fn carry_out(site: &Site, deed: Deed, number: usize) -> Result<(), AppError> {
    let request = |what: &str| RequestId(format!("{what}-{number}"));
    match deed {
        Deed::Start(settings, opener, rivals) => {
            let invite = rivals.iter().find(|rival| rival.kind == AccountKind::Bot);
            let invite = invite.map(|bot| bot.name.to_string());
            let is_invited = invite.is_some();
            let table = site
                .matches
                .open_table(&opener, CreateTable { settings, invite, by_link: false, ratings: None })
                .await?;
            let id: MatchId = table.id.0.parse().unwrap();
            site.matches.sit(&opener, id, None, None).await?;
            if !is_invited {
                let sat = join_all(rivals.iter().map(|rival| site.matches.sit(rival, id, None, None))).await;
                for sat in sat {
                    sat?;
                }
            }
        }
        Deed::Act { of, side, leaves, choice, twice } => {
            let playing = site.playing().await;
            let Some(&id) = playing.get(of % playing.len().max(1)) else { return Ok(()) };
            let snapshot = site.matches.load(id).await?;
            let (side, command) = match snapshot.state.game().and_then(play::Game::resignation) {
                _ if leaves => (side, Command::Leave),
                Some(offer) => (offer.by.opponent(), Command::AcceptResignation),
                None => {
                    let Some(side) = snapshot.state.to_act() else { return Ok(()) };
                    let offers = snapshot.state.resignations(side);
                    match offers.get(choice % offers.len().max(1)) {
                        Some(&result) => (side, Command::OfferResignation(result)),
                        None => (side, Command::Leave),
                    }
                }
            };
            let player = site.account(snapshot.facts.seats[side].unwrap().user);
            let seen = snapshot.last_seq;
            let action = Action { id, request: request("act"), seen, command, acted_at: ActedAt::Screen };
            let again = Action { request: request("again"), ..action.clone() };
            let (first, second) = futures_util::join!(site.matches.act(player, &action), async {
                if twice { site.matches.act(player, &again).await } else { Ok(0) }
            });
            first?;
            second?;
        }
        Deed::Rematch(id, players) => {
            let wishes = players.iter().map(|player| {
                let request = RequestId(format!("wish-{number}-{}", player.name));
                site.matches.agree_to_rematch(player, Wish { id, request, contribution: None, terms: None })
            });
            for wished in join_all(wishes).await {
                wished?;
            }
        }
        Deed::TimeOut(of) => {
            let playing = site.playing().await;
            let Some(&id) = playing.get(of % playing.len().max(1)) else { return Ok(()) };
            site.clock.advance(Duration::from_secs(300));
            site.matches.time_out(id, site.clock.now()).await?;
        }
        Deed::TopUp(account) => {
            let now = site.clock.now();
            let done = site.store.write(move |connection| ledger::top_up(connection, account.id, now));
            done.await?;
        }
    }
    Ok(())
}

/// Moves what has ended a day into the past. A person leaves only three rated matches a day at their beginning, and a
/// clock that jumped would be an outage.
async fn let_a_day_pass(store: &Store) {
    let moved = store.write(|connection| {
        let sql = "UPDATE matches SET started_at = started_at - 86400000, ended_at = ended_at - 86400000 \
                   WHERE started_at IS NOT NULL AND ended_at IS NOT NULL";
        sql_query(sql).execute(connection)?;
        Ok::<_, DbError>(())
    });
    moved.await.unwrap();
}

fn is_our_fault(error: &AppError) -> bool {
    matches!(error, AppError::Database(_) | AppError::Internal { .. })
}

/// Runs rounds of one to four concurrent deeds.
async fn live_through(site: &mut Site, chance: &mut Chance, rounds: usize) {
    let (mut deeds, mut crashes, mut refusals) = (0, 0, 0);
    for round in 0..rounds {
        let begun = finished(site).await;
        let planned: Vec<Deed> = (0..=chance.below(4)).map(|_| deed(chance, site, &begun)).collect();
        let crash = (chance.below(2) == 0).then(|| chance.below(60));
        crash_after(&site.store, crash).await;
        let shown = format!("round {round}: {planned:?}, a crash after {crash:?} steps");
        let here = &*site;
        let done = join_all(
            planned.into_iter().enumerate().map(|(number, deed)| carry_out(here, deed, round * 10 + number)),
        );
        for result in done.await {
            deeds += 1;
            match result {
                Ok(()) => {}
                Err(error) if is_our_fault(&error) && crash.is_some() => crashes += 1,
                Err(error) if is_our_fault(&error) => panic!("{shown}: {error:?}"),
                Err(_refused) => refusals += 1,
            }
        }
        crash_after(&site.store, None).await;
        let_a_day_pass(&site.store).await;
        if crash.is_some() && chance.below(3) == 0 {
            site.restart().await;
        }
        if round % 20 == 0 {
            site.check(&shown).await;
        }
    }
    assert!(crashes > rounds / 20 && refusals > 0 && deeds > rounds, "{deeds} {crashes} {refusals}");
    // The remaining players leave, so that the escrows are empty.
    for id in site.playing().await {
        let snapshot = site.matches.load(id).await.unwrap();
        assert!(!matches!(snapshot.state.stage(), Stage::NotStarted));
        let player = site.account(snapshot.facts.seats.white.unwrap().user);
        let seen = snapshot.last_seq;
        let action = Action {
            id,
            request: RequestId("end".to_owned()),
            seen,
            command: Command::Leave,
            acted_at: ActedAt::Screen,
        };
        match site.matches.act(player, &action).await {
            // A player's time had run out, and the time-out was not in the log yet.
            Ok(_) => {}
            Err(error) if error.is_refusal("match_over") => {}
            Err(error) => panic!("{error:?}"),
        }
    }
    site.check("at the end").await;
    let books = site.store.read(ledger::books::books).await.unwrap();
    assert!(books.accounts.iter().all(|account| !account.is_escrow() || account.balance == 0));
    // The daily limits of rated matches keep most of the matches unstaked.
    assert!(books.stakes.len() > rounds / 20, "{} staked matches", books.stakes.len());
    assert!(books.stakes.iter().all(|stake| stake.paid.is_some()));
    // However often bots lose, the mint has given each its budget once and nothing since.
    let is_bot = |owner: i64| site.bots.iter().any(|bot| bot.id.to_row() == owner);
    let minted = books.transfers.iter().filter(|transfer| transfer.from.0 == "mint" && is_bot(transfer.to.1));
    assert_eq!(minted.map(|transfer| transfer.amount).collect::<Vec<_>>(), [BOT_BUDGET; 2]);
}

/// Returns the last finished matches with their players.
async fn finished(site: &Site) -> Vec<(MatchId, [Account; 2])> {
    let ids: Vec<UserId> = site.people.iter().map(|account| account.id).collect();
    let read = site.store.read(move |connection| {
        let mut found = Vec::new();
        for id in ids {
            found.extend(matches::history::finished_of(
                connection,
                matches::history::Whose::Player(id),
                None,
                2,
            )?);
        }
        Ok::<_, DbError>(found)
    });
    let facts = read.await.unwrap();
    let player = |seat: Option<store::facts::Seated>| site.account(seat.unwrap().user).clone();
    facts
        .into_iter()
        .map(|facts| (facts.id, [player(facts.seats.white), player(facts.seats.black)]))
        .collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_happens_on_sqlite_the_books_are_right() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("books.db").display());
    let mut site = Site::open(url, folder.path()).await;
    live_through(&mut site, &mut Chance(Numbers::new(1)), 2_000).await;
    site.store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_happens_on_postgres_the_books_are_right() {
    let Ok(server) = std::env::var("FULLPRIME_TEST_POSTGRES") else { return };
    let mut connection = diesel::PgConnection::establish(&server).unwrap();
    connection.batch_execute("DROP SCHEMA IF EXISTS books CASCADE; CREATE SCHEMA books").unwrap();
    let folder = tempfile::tempdir().unwrap();
    let url = format!("{server}&options=-csearch_path%3Dbooks");
    let mut site = Site::open(url, folder.path()).await;
    live_through(&mut site, &mut Chance(Numbers::new(2)), 200).await;
    site.store.close().await;
}

#[tokio::test]
async fn a_tie_pays_back_nine_tenths_of_each_stake() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("books.db").display());
    let site = Site::open(url, folder.path()).await;
    let three = TableSettings {
        format: MatchFormat::ThreeGames,
        stake: Some(Credits(250)),
        ..settings(&mut Chance(Numbers::new(3)))
    };
    let deed = Deed::Start(three, site.people[0].clone(), vec![site.people[1].clone()]);
    carry_out(&site, deed, 0).await.unwrap();
    let id = site.playing().await[0];
    let players = rules::BySide { white: site.people[0].id, black: site.people[1].id };
    let done = site.store.write(move |connection| {
        let score = rules::BySide { white: rules::MatchPoints::new(3), black: rules::MatchPoints::new(3) };
        let stake = play::Stake::for_a_match(play::Credits::from_hundredths(250)).unwrap();
        ledger::settle(connection, id, players, &stake.settle(None, score), Millis(1))?;
        sql_query(format!(
            "UPDATE matches SET status = 'finished', ending = 'completed', ended_at = 1, white_points = 3,
             black_points = 3, next_deadline = NULL, to_act = NULL WHERE id = {}",
            id.to_row()
        ))
        .execute(connection)?;
        let mut balance =
            |user| ledger::balance_of(connection, user).map(|balance| balance.unwrap().hundredths());
        Ok::<_, DbError>([balance(players.white)?, balance(players.black)?])
    });
    assert_eq!(done.await.unwrap(), [99_975, 99_975]);
    site.check("after a tie").await;
    site.store.close().await;
}

/// The database itself refuses transactions that this program never makes.
#[tokio::test]
async fn the_database_refuses_what_would_break_the_books() {
    let folder = tempfile::tempdir().unwrap();
    let mut sites =
        vec![Site::open(format!("sqlite:{}", folder.path().join("books.db").display()), folder.path()).await];
    if let Ok(server) = std::env::var("FULLPRIME_TEST_POSTGRES") {
        let mut connection = diesel::PgConnection::establish(&server).unwrap();
        connection.batch_execute("DROP SCHEMA IF EXISTS refused CASCADE; CREATE SCHEMA refused").unwrap();
        sites.push(Site::open(format!("{server}&options=-csearch_path%3Drefused"), folder.path()).await);
    }
    for site in sites {
        let staked = TableSettings {
            format: MatchFormat::Single,
            stake: Some(Credits(100)),
            ..settings(&mut Chance(Numbers::new(3)))
        };
        let deed = Deed::Start(staked, site.people[0].clone(), vec![site.people[1].clone()]);
        carry_out(&site, deed, 0).await.unwrap();
        let id = site.playing().await[0].to_row();
        let anna = site.people[0].id.to_row();
        let third = site.people[2].id.to_row();
        let transfer = "INSERT INTO ledger_transfers (from_kind, from_owner, to_kind, to_owner, amount, reason, match_id, at) VALUES";
        for sql in [
            format!("UPDATE ledger_accounts SET balance = balance + 1 WHERE owner = {anna}"),
            format!(
                "UPDATE ledger_accounts SET balance = balance + 1, entries = entries + 1 WHERE owner = {anna}"
            ),
            "INSERT INTO ledger_accounts (kind, owner, balance) VALUES ('house', 1, 5)".to_owned(),
            format!("DELETE FROM ledger_accounts WHERE owner = {anna}"),
            "DELETE FROM ledger_transfers".to_owned(),
            "UPDATE ledger_transfers SET amount = amount + 1".to_owned(),
            "DELETE FROM ledger_entries".to_owned(),
            "UPDATE ledger_entries SET amount = 1".to_owned(),
            format!("INSERT INTO ledger_entries VALUES ('player', {anna}, 3, 1, 5, 5)"),
            // Transfers of more than the balance, of zero, of a prize of no tournament, to a stranger, back to the
            // mint, twice into an escrow, and out of an escrow early.
            format!("{transfer} ('player', {anna}, 'escrow', {id}, 1000000, 'stake', {id}, 0)"),
            format!("{transfer} ('mint', 0, 'player', {anna}, 0, 'admin_grant', NULL, 0)"),
            format!("{transfer} ('mint', 0, 'player', {anna}, 100, 'prize', NULL, 0)"),
            format!("{transfer} ('player', {anna}, 'player', {third}, 1, 'stake', NULL, 0)"),
            format!("{transfer} ('player', {anna}, 'mint', 0, 1, 'stake', NULL, 0)"),
            format!("{transfer} ('player', {anna}, 'escrow', {id}, 1000, 'stake', {id}, 0)"),
            format!("{transfer} ('player', {third}, 'escrow', {id}, 1000, 'stake', {id}, 0)"),
            format!("{transfer} ('escrow', {id}, 'player', {anna}, 1000, 'settlement', {id}, 0)"),
            // Settlements that differ from both stakes, an end without a settlement, a stake without a table.
            format!("INSERT INTO settlements VALUES ({id}, 1000, 1000, 1, 0)"),
            format!("INSERT INTO settlements VALUES ({id}, 2100, 0, -100, 0)"),
            format!("UPDATE matches SET status = 'finished', ended_at = 1, ending = 'left' WHERE id = {id}"),
            format!("INSERT INTO stakes VALUES (77, {anna}, {third}, 100, 0)"),
            "UPDATE stakes SET each_amount = 1".to_owned(),
            "DELETE FROM stakes".to_owned(),
        ] {
            let shown = sql.clone();
            let done =
                site.store.write(move |connection| Ok::<_, DbError>(sql_query(sql).execute(connection)?));
            assert!(done.await.is_err(), "{shown}");
        }
        site.check("after all of it").await;
        // An escrow is emptied once.
        let settle = format!("INSERT INTO settlements VALUES ({id}, 1090, 900, 10, 0)");
        for is_first in [true, false] {
            let settle = settle.clone();
            let done =
                site.store.write(move |connection| Ok::<_, DbError>(sql_query(settle).execute(connection)?));
            assert_eq!(done.await.is_ok(), is_first);
        }
        site.store.close().await;
    }
}
