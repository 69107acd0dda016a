//! Stored analyses and their messages.

use store::stored::analysis as stored;

use super::{ToStored, ToWire};

fields!(
    stored::StoredAnalysis, wire::MatchAnalysis: plies, rollout_games, white, black, result, without_luck;
    with stakes, games, white_totals, black_totals, others
);
fields!(stored::StoredAnalysedGame, wire::AnalysedGame: crawford, points, standing; with score, winner, steps);
fields!(
    stored::StoredAnalysisStep, wire::AnalysedStep: position, cube, standing, dice, illegal;
    with seat, board, cube_owner, phase, luck, play, decision
);
fields!(stored::Checkers, wire::Checkers: points, bar, off);
fields!(stored::Move, wire::SingleMove: from, to);
fields!(
    stored::Play, wire::AnalysedPlay: played, forced, plies;
    with candidates, error, class, rollout, facts
);
fields!(
    stored::Candidate, wire::AnalysedCandidate: notation, equity, standard_error, plies;
    with moves, chances
);
fields!(
    stored::Chances, wire::AnalysisChances: win, win_gammon, win_backgammon, lose_gammon, lose_backgammon
);
fields!(
    stored::Cube, wire::AnalysedCube: taken, too_good, counted, plies;
    with choice, choices, chances, error, class, rollout, facts
);
fields!(stored::CubeOption, wire::AnalysedCubeChoice: equity, standard_error; with choice);
fields!(
    stored::Rollout, wire::AnalysedRollout:
    games, play_before, best_changed, margin, margin_error, cost_error, decided;
    with reason, choice_before, error_before
);
fields!(stored::Other, wire::OtherAnalysis: program, file; with games, white, black);
fields!(stored::OtherStep, wire::OtherStep: ; with play, cube);
fields!(stored::OtherPlay, wire::OtherPlay: best, error, level);
fields!(stored::OtherCube, wire::OtherCube: error, level; with best);
fields!(stored::OtherTotals, wire::OtherTotals: decisions, own_rating, other_rating);

words!(stored::Seat, wire::Seat: White, Black);
words!(stored::Phase, wire::AnalysisPhase: Opening, Contact, Race, BearOff);
words!(stored::Severity, wire::ErrorClass: Good, Doubtful, Bad, VeryBad);
words!(stored::CubeChoice, wire::CubeChoice: NoDouble, Double, Take, Pass, Beaver, Raccoon);
words!(stored::RolloutReason, wire::RolloutReason: Mistake, Close, DepthsDisagree);

impl ToWire for stored::Stakes {
    type Wire = wire::AnalysisStakes;

    fn to_wire(&self) -> wire::AnalysisStakes {
        match *self {
            stored::Stakes::Match { length } => wire::AnalysisStakes::Match { length },
            stored::Stakes::Money { jacoby, beavers } => wire::AnalysisStakes::Money { jacoby, beavers },
            stored::Stakes::Cubeless => wire::AnalysisStakes::Cubeless,
        }
    }
}

impl ToStored for wire::AnalysisStakes {
    type Stored = stored::Stakes;

    fn to_stored(&self) -> stored::Stakes {
        match *self {
            wire::AnalysisStakes::Match { length } => stored::Stakes::Match { length },
            wire::AnalysisStakes::Money { jacoby, beavers } => stored::Stakes::Money { jacoby, beavers },
            wire::AnalysisStakes::Cubeless => stored::Stakes::Cubeless,
        }
    }
}
