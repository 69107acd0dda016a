//! Properties that hold in every position.

mod common;

use std::collections::BTreeSet;

use common::{composed, from_play, slow};
use proptest::prelude::*;
use rules::{
    IllegalPlay, Move, NodeId, Place, PlayGraph, Point, Position, Role, Roll, apply_play,
    apply_play_unchecked, legal_plays, legal_positions, parse_play,
};

fn positions_of(position: &Position, roll: Roll) -> Vec<Position> {
    let mut found = Vec::new();
    legal_positions(position, roll, &mut found);
    found
}

fn checkers_of(position: &Position, role: Role) -> u16 {
    let points = Point::all().map(Place::Point);
    points.chain([Place::Bar, Place::Off]).map(|place| u16::from(position.count(role, place))).sum()
}

/// Generates positions with a roll: some reached in play, others composed.
fn anywhere() -> impl Strategy<Value = (Position, Roll)> {
    prop_oneof![from_play(), composed()]
}

/// Returns the positions that the complete paths of a graph reach, with the opponent on roll. It walks from the
/// start as a client does, and checks each edge on the way.
fn complete_positions(graph: &PlayGraph) -> BTreeSet<Position> {
    let mut seen = vec![false; graph.nodes().len()];
    let mut waiting = vec![NodeId::START];
    let mut complete = BTreeSet::new();
    while let Some(id) = waiting.pop() {
        if std::mem::replace(&mut seen[id.index()], true) {
            continue;
        }
        let node = graph.node(id);
        assert_eq!(node.is_complete, node.edges.is_empty());
        if node.is_complete {
            complete.insert(node.position.flip());
        }
        for edge in &node.edges {
            assert!(edge.next > id);
            waiting.push(edge.next);
        }
    }
    assert!(seen.iter().all(|&seen| seen), "every node can be reached");
    complete
}

/// Collects every sequence of moves that forms a complete play, by walking all paths of the graph.
fn paths(graph: &PlayGraph, at: NodeId, moves: &mut Vec<Move>, found: &mut Vec<(Vec<Move>, Position)>) {
    let node = graph.node(at);
    if node.is_complete {
        found.push((moves.clone(), node.position.flip()));
    }
    for edge in &node.edges {
        moves.push(Move { from: edge.from, to: edge.to });
        paths(graph, edge.next, moves, found);
        moves.pop();
    }
}

/// Returns all sequences of up to two moves between places of the board, whether or not they make sense.
fn short_sequences() -> Vec<Vec<Move>> {
    let places = || (0..=25).filter_map(Place::from_pips);
    let moves: Vec<Move> = places()
        .flat_map(|from| places().map(move |to| Move { from, to }))
        .filter(|m| m.from.pips() > m.to.pips() && (m.from.pips() - m.to.pips() <= 6 || m.to == Place::Off))
        .collect();
    let mut sequences = vec![Vec::new()];
    sequences.extend(moves.iter().map(|&only| vec![only]));
    sequences.extend(moves.iter().flat_map(|&first| moves.iter().map(move |&second| vec![first, second])));
    sequences
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn the_generator_agrees_with_the_slow_one((position, roll) in anywhere()) {
        let found = positions_of(&position, roll);
        let distinct: BTreeSet<Position> = found.iter().copied().collect();
        prop_assert_eq!(distinct.len(), found.len(), "no position twice");
        prop_assert_eq!(distinct, slow::legal_positions(&position, roll));
    }

    #[test]
    fn plays_and_positions_come_in_the_same_order_and_agree((position, roll) in anywhere()) {
        let plays = legal_plays(&position, roll);
        let positions: Vec<Position> = plays.iter().map(|legal| legal.position).collect();
        prop_assert_eq!(positions, positions_of(&position, roll));
        for legal in plays {
            prop_assert_eq!(apply_play_unchecked(&position, &legal.play), legal.position);
            prop_assert_eq!(apply_play(&position, roll, &legal.play.to_moves()), Ok(legal.position));
        }
    }

    #[test]
    fn every_play_leaves_fifteen_checkers_a_side((position, roll) in anywhere()) {
        for after in positions_of(&position, roll) {
            prop_assert_eq!([Role::Mover, Role::Opponent].map(|role| checkers_of(&after, role)), [15, 15]);
            prop_assert_eq!(Position::from_checkers(after.to_checkers()), Ok(after));
        }
    }

    #[test]
    fn flipping_twice_is_identity((position, _) in anywhere()) {
        let flipped = position.flip();
        prop_assert_eq!(flipped.flip(), position);
        prop_assert_eq!((flipped.own_pips(), flipped.opponent_pips()), (position.opponent_pips(), position.own_pips()));
        for place in (0..=25).filter_map(Place::from_pips) {
            prop_assert_eq!(flipped.own(place), position.opponent(place));
        }
    }

    #[test]
    fn a_position_is_read_as_it_was_written((position, _) in anywhere()) {
        prop_assert_eq!(position.to_string().parse(), Ok(position));
    }

    #[test]
    fn every_play_is_read_as_it_was_printed((position, roll) in anywhere()) {
        for legal in legal_plays(&position, roll) {
            let text = format!("{roll}: {}", legal.play);
            prop_assert_eq!(parse_play(&position, roll, &text), Ok(legal), "{}", text);
        }
    }

    #[test]
    fn a_play_may_be_written_move_by_move_in_any_order((position, roll) in anywhere()) {
        for legal in legal_plays(&position, roll) {
            let moves = legal.play.moves().iter().rev();
            let parts: Vec<String> = moves.map(|m| format!("{}/{}", m.from.pips(), m.to.pips())).collect();
            prop_assert_eq!(parse_play(&position, roll, &parts.join(" ")), Ok(legal), "{:?}", parts);
        }
    }

    #[test]
    fn the_order_of_the_dice_does_not_matter((position, roll) in anywhere()) {
        let [first, second] = roll.dice();
        prop_assert_eq!(positions_of(&position, roll), positions_of(&position, Roll::new(second, first)));
    }

    #[test]
    fn the_graph_ends_in_the_legal_positions((position, roll) in anywhere()) {
        let graph = PlayGraph::new(&position, roll);
        prop_assert_eq!(graph.node(NodeId::START).position, position);
        prop_assert_eq!(complete_positions(&graph), positions_of(&position, roll).into_iter().collect());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn every_path_of_the_graph_is_a_play_and_no_other_sequence_is((position, roll) in anywhere()) {
        let mut found = Vec::new();
        paths(&PlayGraph::new(&position, roll), NodeId::START, &mut Vec::new(), &mut found);
        for (moves, after) in &found {
            prop_assert_eq!(apply_play(&position, roll, moves), Ok(*after), "{:?}", moves);
        }
        if !roll.is_doublet() {
            let legal: BTreeSet<&[Move]> = found.iter().map(|(moves, _)| moves.as_slice()).collect();
            for moves in short_sequences() {
                let answer = apply_play(&position, roll, &moves);
                prop_assert_eq!(answer.is_ok(), legal.contains(moves.as_slice()), "{:?} {:?}", moves, answer);
            }
        }
    }

    #[test]
    fn a_play_cut_short_is_refused((position, roll) in anywhere()) {
        for legal in legal_plays(&position, roll) {
            if let Some((_, fewer)) = legal.play.to_moves().split_last() {
                let answer = apply_play(&position, roll, fewer);
                // Bearing off with a larger number can reach the end of a longer play.
                let may_be_an_end = answer.is_ok_and(|after| positions_of(&position, roll).contains(&after));
                prop_assert!(may_be_an_end || matches!(
                    answer,
                    Err(IllegalPlay::MustPlayBoth | IllegalPlay::MustPlayMore { .. })
                ), "{:?}", answer);
            }
        }
    }
}
