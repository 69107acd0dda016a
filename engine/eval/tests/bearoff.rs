//! Perfect bear-offs against a separate exact recursion. It uses the plays of the rules, the match equity table and
//! both sides' cube choices, in double precision and without any of the engine's bear-off tables.

use eval::{Context, CubeAction, CubeDecision, CubeState, Engine, MatchScore, MoneyRules, Ply, Stake};
use rules::{CubeValue, Position, Role, Roll};
use std::collections::HashMap;
use std::sync::LazyLock;

static ENGINE: LazyLock<Engine> = LazyLock::new(Engine::default);

/// The cube's value, and its owner as the side on roll sees it.
type Cube = (u16, Option<Role>);

/// The recursion for one kind of stakes. The second part of a key is true if the question's opponent is on roll.
struct Recursion {
    stake: Stake,
    known: HashMap<(Position, bool, Cube), f64>,
}

impl Recursion {
    fn new(stake: Stake) -> Self {
        Self { stake, known: HashMap::new() }
    }

    /// Returns the score, and the points that the side on roll and its opponent need. `None` for money.
    fn away(&self, turned: bool) -> Option<(MatchScore, i32, i32)> {
        let Stake::Match(score) = self.stake else { return None };
        let (own, opponent) = (i32::from(score.own_away), i32::from(score.opponent_away));
        Some(if turned { (score, opponent, own) } else { (score, own, opponent) })
    }

    /// Returns the value to the side on roll if it wins, or loses, this many points now.
    fn ends(&self, turned: bool, points: u16, wins: bool) -> f64 {
        let points = i32::from(points);
        let Some((score, own, opponent)) = self.away(turned) else {
            return f64::from(if wins { points } else { -points });
        };
        let after = score.crawford || own == 1 || opponent == 1;
        let (own, opponent) = if wins { (own - points, opponent) } else { (own, opponent - points) };
        f64::from(ENGINE.equities().chance(own, opponent, after))
    }

    fn may_double(&self, turned: bool, (value, owner): Cube) -> bool {
        let lives = match self.stake {
            Stake::Cubeless => false,
            Stake::Money(_) => true,
            Stake::Match(score) => {
                !score.crawford && self.away(turned).is_some_and(|(_, own, _)| i32::from(value) < own)
            }
        };
        lives && owner != Some(Role::Opponent)
    }

    /// Returns the value if the side on roll does not double.
    fn hold(&mut self, position: &Position, turned: bool, cube: Cube) -> f64 {
        if let Some(value) = self.known.get(&(*position, turned, cube)) {
            return *value;
        }
        let theirs = (cube.0, cube.1.map(Role::other));
        let mut sum = 0.0;
        for (roll, throws) in Roll::ALL_21 {
            let mut after = Vec::new();
            rules::legal_positions(position, roll, &mut after);
            let best = after.iter().map(|next| {
                if next.winner().is_some() {
                    return self.ends(turned, cube.0, true);
                }
                let value = self.best(next, !turned, theirs);
                if self.away(turned).is_some() { 1.0 - value } else { -value }
            });
            sum += f64::from(throws) / 36.0 * best.fold(f64::NEG_INFINITY, f64::max);
        }
        self.known.insert((*position, turned, cube), sum);
        sum
    }

    fn taken(&mut self, position: &Position, turned: bool, cube: Cube) -> f64 {
        // For money, values are in units of the cube. So the recursion ends, although the cube can always be turned
        // again.
        if self.away(turned).is_none() {
            return 2.0 * self.hold(position, turned, (1, Some(Role::Opponent)));
        }
        self.hold(position, turned, (2 * cube.0, Some(Role::Opponent)))
    }

    /// Returns the value if the side on roll may double.
    fn best(&mut self, position: &Position, turned: bool, cube: Cube) -> f64 {
        let hold = self.hold(position, turned, cube);
        if !self.may_double(turned, cube) {
            return hold;
        }
        hold.max(self.taken(position, turned, cube).min(self.ends(turned, cube.0, true)))
    }

    /// Converts a value to an equity in units of a cube.
    fn equity(&self, value: f64, cube: u16) -> f64 {
        if self.away(false).is_none() {
            return value / f64::from(cube);
        }
        let [win, loss] = [true, false].map(|wins| self.ends(false, cube, wins));
        if win - loss < 1e-6 { 0.0 } else { (2.0 * value - win - loss) / (win - loss) }
    }
}

fn score(own_away: u16, opponent_away: u16) -> Stake {
    Stake::Match(MatchScore { own_away, opponent_away, crawford: false })
}

fn close(found: f32, expected: f64, what: &str) {
    assert!((f64::from(found) - expected).abs() < 2e-5, "{what}: {found} instead of {expected}");
}

/// Compares both answers about the cube, and the equity of every play of three rolls.
fn compare(position: &Position, stake: Stake, cube: Cube) -> CubeDecision {
    let what = format!("{position} {stake:?} {cube:?}");
    let (value, owner) = cube;
    let state = CubeState { value: CubeValue::new(value).expect("a power of two"), owner };
    let context = Context { stake, cube: state };
    let mut exact = Recursion::new(stake);
    // Money is counted in units of the cube.
    let cube = if exact.away(false).is_some() { cube } else { (1, owner) };
    let decision = ENGINE.cube_decision(position, &context, Ply::ZERO);
    let hold = exact.hold(position, false, cube);
    close(decision.no_double, exact.equity(hold, cube.0), &what);
    if exact.may_double(false, cube) {
        let taken = exact.taken(position, false, cube);
        close(decision.double_take, exact.equity(taken, cube.0), &what);
    }
    assert_eq!(decision.may_double, exact.may_double(false, cube), "{what}");
    let mut cubeless = Recursion::new(Stake::Cubeless);
    let win = f64::midpoint(cubeless.hold(position, false, (1, None)), 1.0);
    close(decision.probabilities.win, win, &what);
    for ply in [Ply::ONE, Ply::TWO] {
        assert_eq!(ENGINE.cube_decision(position, &context, ply), decision, "{what}");
    }
    for pips in [[6, 5], [2, 1], [3, 3]] {
        let roll = Roll::from_pips(pips).expect("dice from 1 to 6");
        let plays = ENGINE.best_plays(position, roll, &context, Ply::ZERO, usize::MAX);
        let theirs = (cube.0, cube.1.map(Role::other));
        let mut last = f32::INFINITY;
        for play in &plays {
            let value = if play.position.winner().is_some() {
                exact.ends(false, cube.0, true)
            } else {
                let value = exact.best(&play.position, true, theirs);
                if exact.away(false).is_some() { 1.0 - value } else { -value }
            };
            close(play.equity, exact.equity(value, cube.0), &format!("{what} {}", play.play));
            assert!(play.equity <= last && play.ply == Ply::ZERO);
            last = play.equity;
        }
    }
    decision
}

#[test]
fn money_agrees_with_the_recursion() {
    let money = Stake::Money(MoneyRules::default());
    for text in
        ["6:1 / 1:1", "6:2 / 6:2", "5:2 2:1 / 6:1 4:1 1:1", "6:1 5:1 3:1 / 4:2 2:1", "2:4 1:5 / 2:3 1:6"]
    {
        let position: Position = text.parse().unwrap();
        for owner in [None, Some(Role::Mover), Some(Role::Opponent)] {
            compare(&position, money, (1, owner));
            compare(&position, money, (64, owner));
        }
        let p = ENGINE.evaluate(&position, Ply::ZERO);
        let mut cubeless = Recursion::new(Stake::Cubeless);
        close(p.equity(), cubeless.hold(&position, false, (1, None)), text);
    }
}

#[test]
fn every_score_and_cube_agrees_with_the_recursion() {
    let (mine, theirs) = (Some(Role::Mover), Some(Role::Opponent));
    for text in ["6:1 / 1:1", "5:2 2:1 / 6:1 4:1 1:1", "2:2 1:3 / 3:1 2:2 1:1"] {
        let position: Position = text.parse().unwrap();
        for own in 1..=9 {
            for opponent in 1..=9 {
                compare(&position, score(own, opponent), (1, None));
            }
        }
        for (own, opponent, cube) in [
            (5, 6, (2, mine)),
            (5, 6, (4, theirs)),
            (5, 6, (8, mine)),
            (3, 2, (2, mine)),
            (2, 3, (2, theirs)),
            (4, 1, (2, theirs)),
            (25, 25, (1, None)),
            (25, 24, (8, mine)),
            (13, 25, (16, theirs)),
            // A dead cube, larger than any that a match at this score needs.
            (3, 3, (16, mine)),
        ] {
            compare(&position, score(own, opponent), cube);
        }
        for (own_away, opponent_away) in [(1, 4), (4, 1), (2, 1)] {
            let crawford = Stake::Match(MatchScore { own_away, opponent_away, crawford: true });
            compare(&position, crawford, (1, None));
        }
    }
}

/// Rollouts, GNU Backgammon and eXtreme Gammon give 1.154 to 1.162 for double and take, with their own match equity
/// tables. The interpolation between a dead and a live cube gave 1.039.
#[test]
fn an_owned_cube_at_5_away_6_away_is_passed() {
    let position: Position = "2:4 1:4 / 4:1 3:1 2:4 1:1".parse().unwrap();
    let decision = compare(&position, score(5, 6), (2, Some(Role::Mover)));
    assert!((1.15..1.162).contains(&decision.double_take), "{decision:?}");
    assert_eq!(decision.action, CubeAction::DoublePass);
}

#[test]
fn plays_of_an_uncovered_position_share_one_depth() {
    // After some of the plays few positions can follow, after others many.
    let position: Position = "6:5 5:2 / 6:5 5:1".parse().unwrap();
    let context = Context { stake: score(5, 6), cube: CubeState::START };
    let roll = Roll::from_pips([6, 5]).unwrap();
    let plays = ENGINE.best_plays(&position, roll, &context, Ply::ONE, usize::MAX);
    assert!(plays.len() > 1);
    for play in plays.iter().filter(|play| play.ply == Ply::ONE) {
        assert_eq!(*play, ENGINE.value_play(play.play, &play.position, &context, Ply::ONE));
    }
}
