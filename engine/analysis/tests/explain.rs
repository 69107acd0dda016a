//! Checks every number of every fact against a second count, with a board, a move generator and definitions of its
//! own. It shares only the positions and the evaluation with the code under test.

use std::collections::{BTreeMap, HashMap};

use analysis::{Compared, CubeFact, FACTS_MAX, PlayChoice, PlayFact, PointKind, explain_cube, explain_play};
use eval::{
    Context, CubeReply, CubeState, Engine, Evaluator, MatchEquities, MatchScore, MoneyRules, Ply,
    Probabilities, Stake,
};
use rules::{CubeValue, Play, Position, Role, Roll, legal_plays, parse_play};

/// The checkers of two sides, each in its own numbering: 0 is off, 25 the bar.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Board {
    own: [u8; 26],
    other: [u8; 26],
}

impl Board {
    fn from_position(position: &Position) -> Self {
        let raw = position.as_raw();
        let mut board = Self { own: [0; 26], other: [0; 26] };
        for (place, &count) in raw.iter().enumerate().take(25).skip(1) {
            board.own[place] = u8::try_from(count).unwrap_or(0);
            board.other[25 - place] = u8::try_from(-count).unwrap_or(0);
        }
        board.own[25] = u8::try_from(raw[25]).expect("a bar's count is not negative");
        board.other[25] = u8::try_from(-raw[0]).expect("a bar's count is not negative");
        board.own[0] = u8::try_from(raw[26]).expect("checkers off are not negative");
        board.other[0] = u8::try_from(raw[27]).expect("checkers off are not negative");
        board
    }

    fn turned(&self) -> Self {
        Self { own: self.other, other: self.own }
    }

    /// The board after one checker has moved, or `None` if the move is illegal.
    fn moved(&self, from: usize, die: usize) -> Option<Self> {
        if self.own[from] == 0 || (self.own[25] > 0 && from != 25) {
            return None;
        }
        let mut next = self.clone();
        next.own[from] -= 1;
        if from > die {
            let to = from - die;
            if self.other[25 - to] >= 2 {
                return None;
            }
            next.own[to] += 1;
            if self.other[25 - to] == 1 {
                next.other[25 - to] = 0;
                next.other[25] += 1;
            }
        } else {
            let outside = (7..=25).any(|place| self.own[place] > 0);
            let behind = (from + 1..=6).any(|place| self.own[place] > 0);
            if outside || (from < die && behind) {
                return None;
            }
            next.own[0] += 1;
        }
        Some(next)
    }

    /// All boards that the dice reach in this order, with the number of dice used and the first of them.
    fn walk(&self, dice: &[usize], used: usize, ends: &mut Vec<(usize, Board)>) {
        ends.push((used, self.clone()));
        if let [die, rest @ ..] = dice {
            for from in 1..=25 {
                if let Some(next) = self.moved(from, *die) {
                    next.walk(rest, used + 1, ends);
                }
            }
        }
    }

    /// Every board after a legal play of a throw, with the same side's checkers as `own`.
    fn after_throw(&self, first: usize, second: usize) -> Vec<Board> {
        let orders: Vec<Vec<usize>> = if first == second {
            vec![vec![first; 4]]
        } else {
            vec![vec![first, second], vec![second, first]]
        };
        let mut ends = Vec::new();
        let mut of_high = Vec::new();
        for order in orders {
            let start = ends.len();
            self.walk(&order, 0, &mut ends);
            if order[0] == first.max(second) {
                of_high.extend(ends[start..].iter().filter(|(used, _)| *used == 1).cloned());
            }
        }
        let most = ends.iter().map(|(used, _)| *used).max().expect("no move at all is an end too");
        let legal = if most == 1 && first != second && !of_high.is_empty() { of_high } else { ends };
        legal.into_iter().filter(|(used, _)| *used == most).map(|(_, board)| board).collect()
    }

    /// The throws of 36 of which some legal play passes the test.
    fn throws(&self, test: impl Fn(&Board) -> bool) -> u8 {
        let mut count = 0;
        for first in 1..=6 {
            for second in 1..=6 {
                count += u8::from(self.after_throw(first, second).iter().any(&test));
            }
        }
        count
    }

    fn pips(side: &[u8; 26]) -> i16 {
        (1..=25_i16).map(|place| i16::from(side[usize::from(place.unsigned_abs())]) * place).sum()
    }
}

/// The second count of one play: boards as the player sees them before and after it.
struct Naive {
    before: Board,
    after: Board,
}

impl Naive {
    fn new(before: &Position, after: &Position) -> Self {
        Self { before: Board::from_position(before), after: Board::from_position(after).turned() }
    }

    fn over(&self) -> bool {
        self.after.own[0] == 15
    }

    fn holds(&self, point: u8) -> bool {
        self.after.own[usize::from(point)] > 1
    }

    fn held(&self, point: u8) -> bool {
        self.before.own[usize::from(point)] > 1
    }

    fn hits(&self) -> u8 {
        self.after.other[25] - self.before.other[25]
    }

    fn hit_pips(&self) -> i16 {
        Board::pips(&self.after.other) - Board::pips(&self.before.other)
    }

    fn shots(&self) -> u8 {
        if self.over() {
            return 0;
        }
        let bar = self.after.own[25];
        self.after.turned().throws(|reached| reached.other[25] > bar)
    }

    fn dances(&self) -> u8 {
        let theirs = self.after.turned();
        if theirs.own[25] == 0 {
            return 0;
        }
        36 - theirs.throws(|reached| reached.own[25] < theirs.own[25])
    }

    /// True if an opponent's checker stands on a lower point than this one of the player's, or on the bar.
    fn is_faced(&self, point: usize) -> bool {
        (25 - point + 1..=25).any(|place| self.after.other[place] > 0)
    }

    fn blots(&self) -> usize {
        (1..=24).filter(|&point| self.after.own[point] == 1 && self.is_faced(point)).count()
    }

    fn prime(&self) -> usize {
        let mut longest = 0;
        for from in 1..=24 {
            for to in from..=24 {
                if self.is_faced(from) && (from..=to).all(|point| self.after.own[point] >= 2) {
                    longest = longest.max(to - from + 1);
                }
            }
        }
        longest
    }

    fn back(&self) -> u8 {
        self.after.own[19..26].iter().sum()
    }

    fn builders(&self) -> u8 {
        let mut count = 0;
        for point in 6..12 {
            count += match self.after.own[point] {
                0 | 2 => 0,
                1 => 1,
                many => many - 2,
            };
        }
        count
    }

    fn borne_off(&self) -> u8 {
        self.after.own[0] - self.before.own[0]
    }

    fn outside(&self) -> u8 {
        15 - self.after.own[..7].iter().sum::<u8>()
    }

    fn gaps(&self) -> usize {
        6 - (1..7).filter(|&point| self.after.own[point] > 0).count()
    }

    fn full_rolls(&self) -> u8 {
        let off = self.after.own[0];
        self.after.throws(|reached| reached.own[0] >= off + 2)
    }

    fn lead(&self) -> i16 {
        Board::pips(&self.after.other) - Board::pips(&self.after.own)
    }
}

/// A small generator of numbers: xorshift.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).expect("31 bits fit") % limit
    }

    fn roll(&mut self) -> Roll {
        Roll::ALL_21[self.below(21)].0
    }
}

/// Positions of games with random plays; in every second game the player who is to move prefers to run home, so that
/// races and bear-offs occur.
fn positions(count: usize, seed: u64) -> Vec<(Position, Roll)> {
    let mut numbers = Numbers(seed);
    let mut found = Vec::new();
    while found.len() < count {
        let runs = numbers.below(2) == 0;
        let mut position = Position::STARTING;
        for _ in 0..300 {
            let roll = numbers.roll();
            let plays = legal_plays(&position, roll);
            if plays.len() > 1 && numbers.below(6) == 0 {
                found.push((position, roll));
            }
            let any = plays[numbers.below(plays.len())];
            let safest = plays.iter().min_by_key(|play| {
                Naive::new(&position, &play.position).blots() * 40
                    + usize::from(Naive::new(&position, &play.position).back()) * 20
            });
            position = if runs { safest.copied().unwrap_or(any) } else { any }.position;
            if position.winner().is_some() {
                break;
            }
        }
    }
    found.truncate(count);
    found
}

fn same<T: PartialEq + std::fmt::Debug + TryFrom<U>, U: Copy + std::fmt::Debug>(
    fact: Compared<T>,
    better: U,
    played: U,
) -> bool {
    T::try_from(better).is_ok_and(|count| count == fact.better)
        && T::try_from(played).is_ok_and(|count| count == fact.played)
}

/// Returns true if every number of the fact is right.
fn is_right(fact: &PlayFact, better: &Naive, played: &Naive) -> bool {
    let kinds = |point: u8| match point {
        7 => PointKind::BarPoint,
        13 => PointKind::Midpoint,
        18 => PointKind::OpponentsBarPoint,
        1..7 => PointKind::Home,
        19..25 => PointKind::Anchor,
        _ => PointKind::Outer,
    };
    let only = |play: PlayChoice, point: u8| match play {
        PlayChoice::Better => better.holds(point) && !played.holds(point),
        PlayChoice::Played => played.holds(point) && !better.holds(point),
    };
    match *fact {
        PlayFact::Makes { play, point, kind } => {
            only(play, point) && !better.held(point) && kind == kinds(point)
        }
        PlayFact::Keeps { play, point, kind } => {
            only(play, point) && better.held(point) && kind == kinds(point)
        }
        PlayFact::Hits { better: more, played: fewer, better_pips, played_pips } => {
            (more, fewer) == (better.hits(), played.hits())
                && (better_pips.cast_signed(), played_pips.cast_signed())
                    == (better.hit_pips(), played.hit_pips())
        }
        PlayFact::Shots(rolls) => same(rolls, better.shots(), played.shots()),
        PlayFact::Blots(count) => same(count, better.blots(), played.blots()),
        PlayFact::Dances(rolls) => same(rolls, better.dances(), played.dances()),
        PlayFact::Back(count) => same(count, better.back(), played.back()),
        PlayFact::Prime(length) => same(length, better.prime(), played.prime()),
        PlayFact::Builders(count) => same(count, better.builders(), played.builders()),
        PlayFact::BorneOff(count) => same(count, better.borne_off(), played.borne_off()),
        PlayFact::Outside(count) => same(count, better.outside(), played.outside()),
        PlayFact::Gaps(count) => same(count, better.gaps(), played.gaps()),
        PlayFact::FullRolls(rolls) => same(rolls, better.full_rolls(), played.full_rolls()),
        PlayFact::Race(lead) => same(lead, better.lead(), played.lead()),
    }
}

fn name(fact: &impl serde::Serialize) -> String {
    let data = serde_json::to_value(fact).expect("a fact is data");
    data["fact"].as_str().expect("a fact has a name").to_owned()
}

#[test]
fn every_number_of_every_fact_is_right() {
    let mut numbers = Numbers(7);
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    for (position, roll) in positions(1500, 20_261_129) {
        let plays = legal_plays(&position, roll);
        let better = plays[numbers.below(plays.len())].position;
        let played = plays[numbers.below(plays.len())].position;
        let facts = explain_play(&position, &better, &played);
        assert_eq!(facts.is_empty(), better == played, "{position} {roll}");
        assert!(facts.len() <= FACTS_MAX);
        let naive = [Naive::new(&position, &better), Naive::new(&position, &played)];
        for fact in &facts {
            assert!(
                is_right(fact, &naive[0], &naive[1]),
                "{position} {roll}: {better} or {played}: {fact:?}"
            );
            *seen.entry(name(fact)).or_default() += 1;
        }
        // The plays exchange their roles, and so do the numbers.
        let turned = explain_play(&position, &played, &better);
        for fact in &turned {
            assert!(
                is_right(fact, &naive[1], &naive[0]),
                "{position} {roll}: {played} or {better}: {fact:?}"
            );
        }
        // A difference in hits or of a third of all shots is too important to be left out.
        let shots = naive.each_ref().map(|naive| i16::from(naive.shots()));
        if naive[0].hits() != naive[1].hits() || (shots[0] - shots[1]).abs() >= 24 {
            let names: Vec<String> = facts.iter().map(name).collect();
            assert!(
                names.iter().any(|name| name == "hits" || name == "shots" || name == "makes"),
                "{facts:?}"
            );
        }
    }
    assert_eq!(seen.len(), 14, "{seen:?}");
    assert!(seen.values().all(|&times| times >= 15), "{seen:?}");
}

#[test]
fn known_decisions_have_the_facts_that_players_name() {
    let of = |position: &str, roll: [u8; 2], better: &str, played: &str| {
        let position: Position = position.parse().unwrap();
        let roll = Roll::from_pips(roll).unwrap();
        let reach = |play: &str| parse_play(&position, roll, play).unwrap().position;
        explain_play(&position, &reach(better), &reach(played))
    };
    // After 13/10 6/5 the opponent hits the 5-point with 4s (11), 3-1 (2), 2-2 and 1-1, and the 10-point with 6-3 (2)
    // and 3-3.
    let start = "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5";
    let facts = of(start, [3, 1], "8/5 6/5", "13/10 6/5");
    assert_eq!(facts[0], PlayFact::Shots(Compared { better: 0, played: 18 }), "{facts:?}");
    let makes = PlayFact::Makes { play: PlayChoice::Better, point: 5, kind: PointKind::Home };
    assert_eq!(facts[1], makes, "{facts:?}");
    assert_eq!(facts.last(), Some(&PlayFact::Race(Compared { better: 4, played: 4 })));
    // In a bear-off, two checkers off are better than one.
    let facts = of("2:2 1:2 / 1:3", [2, 1], "2/off 1/off", "2/1 2/off");
    assert_eq!(facts[0], PlayFact::BorneOff(Compared { better: 2, played: 1 }), "{facts:?}");
    // As data, a fact is its name and its numbers.
    let data = serde_json::to_value(PlayFact::Shots(Compared { better: 3, played: 14 })).unwrap();
    assert_eq!(data, serde_json::json!({"fact": "shots", "better": 3, "played": 14}));
}

/// A cheap evaluator: the race decides. Its chances spread over the whole range, so that doubles and passes occur.
struct ByPips;

impl Evaluator for ByPips {
    fn evaluate(&self, positions: &[Position], answers: &mut Vec<Probabilities>) {
        answers.extend(positions.iter().map(|position| {
            let lead = f32::from(position.opponent_pips().count()) - f32::from(position.own_pips().count());
            let win = match position.winner() {
                Some(role) => f32::from(u8::from(role == Role::Mover)),
                None => 1.0 / (1.0 + (-lead / 20.0).exp()),
            };
            let (win_gammon, lose_gammon) = (0.2 * win, 0.3 * (1.0 - win));
            Probabilities { win, win_gammon, lose_gammon, ..Probabilities::default() }
        }));
    }
}

/// The best play of a throw by the values of single plays, the first of equal ones. Where the engine knows the perfect
/// values, only the choice among them is made here.
fn best(engine: &Engine, position: &Position, roll: Roll, context: &Context) -> Position {
    if engine.is_exact(position, context) {
        let plays = engine.best_plays(position, roll, context, Ply::ZERO, usize::MAX);
        return plays
            .iter()
            .rev()
            .max_by(|a, b| a.equity.total_cmp(&b.equity))
            .expect("there is a play")
            .position;
    }
    let mut found: Option<(f32, Position)> = None;
    for play in legal_plays(position, roll) {
        let equity = engine.value_play(Play::NONE, &play.position, context, Ply::ZERO).equity;
        if found.is_none_or(|(most, _)| equity > most) {
            found = Some((equity, play.position));
        }
    }
    found.expect("there is a play").1
}

/// Counts the market losers over all 36 times 36 ordered throws.
fn losers(engine: &Engine, position: &Position, context: &Context) -> u16 {
    let mut after_first: HashMap<Position, u16> = HashMap::new();
    let throws = || {
        (1..=6).flat_map(|first| {
            (1..=6).map(move |second| Roll::from_pips([first, second]).expect("dice show 1 to 6"))
        })
    };
    throws()
        .map(|roll| {
            let middle = best(engine, position, roll, context);
            *after_first.entry(middle).or_insert_with(|| {
                if middle.winner().is_some() {
                    return 36;
                }
                let is_lost = |end: &Position| match end.winner() {
                    Some(role) => role == Role::Mover,
                    None => {
                        let decision = engine.cube_decision(end, context, Ply::ZERO);
                        decision.double_take > 1.0 && decision.reply == CubeReply::Pass
                    }
                };
                let lost =
                    throws().filter(|&reply| is_lost(&best(engine, &middle, reply, &context.flipped())));
                u16::try_from(lost.count()).expect("at most 36")
            })
        })
        .sum()
}

fn contexts() -> [Context; 4] {
    let two = CubeValue::ONE.doubled().expect("there is a cube of 2");
    let score = MatchScore { own_away: 4, opponent_away: 6, crawford: false };
    [
        Context::money(MoneyRules::default()),
        Context::match_play(score),
        Context::match_play(score).with_cube(CubeState { value: two, owner: Some(Role::Mover) }),
        Context::match_play(score).with_cube(CubeState { value: two, owner: Some(Role::Opponent) }),
    ]
}

/// The values of a game at a cube for the doubler of [`contexts`], on the scale of the stake: a mean win, a mean loss,
/// a single win and a single loss. [`ByPips`] has gammons in a fifth of the wins and three tenths of the losses.
fn values(context: &Context, cube: i32, equities: &MatchEquities) -> [f32; 4] {
    let worth = |points: i32| match context.stake {
        Stake::Match(_) if points > 0 => equities.chance(4 - points, 6, false),
        Stake::Match(_) => equities.chance(4, 6 + points, false),
        Stake::Money(_) | Stake::Cubeless => f32::from(i16::try_from(points).expect("small points")),
    };
    let win = 0.8 * worth(cube) + 0.2 * worth(2 * cube);
    let loss = 0.7 * worth(-cube) + 0.3 * worth(-2 * cube);
    [win, loss, worth(cube), worth(-cube)]
}

/// Where the line from `low` to `high`, two points of a chance and its value, has this value.
fn where_worth(low: (f32, f32), high: (f32, f32), value: f32) -> f32 {
    low.0 + (value - low.1) / (high.1 - low.1) * (high.0 - low.0)
}

/// The taker's chance at which a take of a dead cube is worth as much as a pass.
fn dead_take(context: &Context, equities: &MatchEquities) -> f32 {
    let cube = i32::from(context.cube.value.get());
    let [win, loss, ..] = values(context, 2 * cube, equities);
    let [_, _, cash, _] = values(context, cube, equities);
    1.0 - where_worth((0.0, loss), (1.0, win), cash)
}

/// The doubler's take and cash points with a live cube: for money in Janowski's closed form, in a match down from the
/// dead cube.
fn live_window(context: &Context, equities: &MatchEquities) -> [f32; 2] {
    if let Stake::Money(_) = context.stake {
        // A win is worth 1.2 and a loss 1.3 cubes.
        return [(1.3 - 0.5) / (1.2 + 1.3 + 0.5), (1.3 + 1.0) / (1.2 + 1.3 + 0.5)];
    }
    let live_at = |cube: i32, away: i32| cube < away;
    let (mut take, mut cash) = ((0.0, false), (1.0, false));
    for cube in [16, 8, 4, 2, 1].into_iter().filter(|cube| i32::from(context.cube.value.get()) <= *cube) {
        let [win, loss, single_win, single_loss] = values(context, 2 * cube, equities);
        let [_, _, cash_now, pass_now] = values(context, cube, equities);
        let low = if take.1 { (take.0, single_loss) } else { (0.0, loss) };
        let high = if cash.1 { (cash.0, single_win) } else { (1.0, win) };
        // The opponent doubles if it is still worth something to it, and then owns nothing; the taker owns the cube.
        let may_take = live_at(cube, 6).then(|| where_worth((0.0, loss), high, pass_now));
        let may_cash = live_at(cube, 4).then(|| where_worth(low, (1.0, win), cash_now));
        take = may_take.map_or((0.0, false), |at| (at, true));
        cash = may_cash.map_or((1.0, false), |at| (at, true));
    }
    [take.0, cash.0]
}

#[test]
fn every_number_of_a_double_is_right() {
    let engine = Engine::new(ByPips);
    let contexts = contexts();
    let mut lost_some = 0;
    for (at, (position, _)) in positions(200, 5).into_iter().enumerate() {
        let context = &contexts[at % contexts.len()];
        let chances = ByPips.evaluate_one(&position);
        let facts = explain_cube(&engine, &position, context, &chances);
        assert!(facts.len() <= FACTS_MAX);
        let board = Board::from_position(&position);
        let near = |thousandths: u16, chance: f32| (f32::from(thousandths) / 1000.0 - chance).abs() < 0.00051;
        for fact in &facts {
            let right = match *fact {
                CubeFact::Race { doubler, opponent } => {
                    [doubler, opponent].map(u16::cast_signed)
                        == [Board::pips(&board.own), Board::pips(&board.other)]
                }
                CubeFact::Gammons { won, lost } => {
                    near(won, chances.win_gammon) && near(lost, chances.lose_gammon)
                }
                CubeFact::MarketLosers { sequences } => {
                    lost_some += u32::from(sequences > 0);
                    sequences == losers(&engine, &position, context)
                }
                CubeFact::Window { from, to, chance } => {
                    let [low, high] = live_window(context, engine.equities());
                    near(from, low) && near(to, high) && near(chance, chances.win)
                }
                CubeFact::TakePoint { dead, live, chance } => {
                    near(dead, dead_take(context, engine.equities()))
                        && near(live, 1.0 - live_window(context, engine.equities())[1])
                        && near(chance, 1.0 - chances.win)
                }
            };
            assert!(right, "{position} {context:?}: {fact:?}");
        }
    }
    assert!(lost_some >= 50, "{lost_some} positions have market losers");
}

#[test]
fn the_take_point_of_money_play_without_gammons_is_a_quarter_or_a_fifth() {
    let engine = Engine::default();
    let position: Position = "6:3 5:3 4:3 3:2 2:2 1:2 / 6:3 5:3 4:3 3:2 2:2 1:2".parse().unwrap();
    let chances = Probabilities { win: 0.75, ..Probabilities::default() };
    let facts = explain_cube(&engine, &position, &Context::money(MoneyRules::default()), &chances);
    assert_eq!(facts[0], CubeFact::Race { doubler: 57, opponent: 57 });
    assert_eq!(facts[1], CubeFact::TakePoint { dead: 250, live: 200, chance: 250 });
    assert_eq!(facts[2], CubeFact::Window { from: 200, to: 800, chance: 750 });
    assert!(matches!(facts[3], CubeFact::MarketLosers { .. }) && facts.len() == 4, "{facts:?}");
}
