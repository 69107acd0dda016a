//! All ways of making the legal plays of a roll, for user interfaces that do not implement the rules.

use std::collections::{HashMap, HashSet};

use crate::board::{Board, CompactMove, DiceLeft, from_the_rear};
use crate::{Die, Place, Position, Roll, legal_positions};

/// The index of a node in a [`PlayGraph`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(usize);

impl NodeId {
    /// The node at which the turn begins.
    pub const START: Self = Self(0);

    /// Returns the index in [`PlayGraph::nodes`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0
    }
}

/// The board at one moment of a turn, with some of the dice played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GraphNode {
    /// The board, with the **mover** still on roll.
    pub position: Position,
    /// True if the play is complete here. A complete node has no edges; every other node has at least one.
    pub is_complete: bool,
    /// The moves that can follow. Each is part of some legal play. Rearmost checkers come first. If a checker can
    /// be borne off with either die, the same move is listed once for each die.
    pub edges: Vec<GraphEdge>,
}

/// A single move of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GraphEdge {
    /// The place that the checker leaves.
    pub from: Place,
    /// The place that it moves to.
    pub to: Place,
    /// The die that the move uses.
    pub die: Die,
    /// True if the move hits a blot.
    pub hit: bool,
    /// The node after the move. Its index is higher than that of this edge's node.
    pub next: NodeId,
}

/// The moves of a turn in every order. Each path from the start to a complete node is a legal play, and every order
/// in which a legal play can be made is such a path. A client can offer the edges of its current node, go back along
/// its own path to undo, and let the player confirm at a complete node.
///
/// If no checker can be moved, the start is the only node and is complete.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayGraph {
    nodes: Vec<GraphNode>,
}

impl PlayGraph {
    /// Returns the graph of a roll. The game must not be over.
    #[must_use]
    pub fn new(position: &Position, roll: Roll) -> Self {
        let mut legal = Vec::new();
        legal_positions(position, roll, &mut legal);
        let legal: HashSet<Position> = legal.into_iter().collect();
        let mut explored = Explored::from_start(Board::new(position), DiceLeft::new(roll));
        explored.keep_what_leads_to(&legal);
        Self { nodes: explored.into_nodes() }
    }

    /// Returns all nodes; the first is [`NodeId::START`].
    #[must_use]
    pub fn nodes(&self) -> &[GraphNode] {
        &self.nodes
    }

    /// Returns the node with this id, which must come from this graph.
    ///
    /// # Panics
    /// Panics if the id comes from a larger graph.
    #[must_use]
    pub fn node(&self, id: NodeId) -> &GraphNode {
        &self.nodes[id.0]
    }
}

/// A moment of the turn while the graph is built.
struct Moment {
    board: Board,
    left: DiceLeft,
    steps: Vec<(CompactMove, usize)>,
    leads_to_legal: bool,
}

/// Every moment of a turn that single moves can reach, whether or not they form a legal play. Moves lead to higher
/// indices only.
struct Explored(Vec<Moment>);

impl Explored {
    fn from_start(board: Board, left: DiceLeft) -> Self {
        let moment = |board, left| Moment { board, left, steps: Vec::new(), leads_to_legal: false };
        let mut moments = vec![moment(board, left)];
        let mut known = HashMap::from([((*board.passed(), left), 0)]);
        let mut at = 0;
        while at < moments.len() {
            let Moment { board, left, .. } = moments[at];
            for die in left.numbers() {
                for source in from_the_rear(board.sources(die)) {
                    let (after, step) = board.step(source, die);
                    let left = left.without(die);
                    let next = *known.entry((*after.passed(), left)).or_insert_with(|| {
                        moments.push(moment(after, left));
                        moments.len() - 1
                    });
                    moments[at].steps.push((step, next));
                }
            }
            at += 1;
        }
        Self(moments)
    }

    /// Marks the moments that complete a legal play or lead to such a moment, and drops the steps to all others.
    fn keep_what_leads_to(&mut self, legal: &HashSet<Position>) {
        // Each step uses up a die and leads to a later moment, so all moments after it are already judged.
        for at in (0..self.0.len()).rev() {
            let mut steps = std::mem::take(&mut self.0[at].steps);
            let is_end = steps.is_empty();
            steps.retain(|&(_, next)| self.0[next].leads_to_legal);
            steps.sort_by_key(|(step, _)| std::cmp::Reverse((step.source, step.die)));
            let moment = &mut self.0[at];
            moment.leads_to_legal =
                if is_end { legal.contains(moment.board.passed()) } else { !steps.is_empty() };
            moment.steps = steps;
        }
    }

    fn into_nodes(self) -> Vec<GraphNode> {
        let mut ids = Vec::with_capacity(self.0.len());
        let mut kept = 0;
        for moment in &self.0 {
            ids.push(NodeId(kept));
            kept += usize::from(moment.leads_to_legal);
        }
        let node = |moment: Moment| GraphNode {
            position: moment.board.position(),
            is_complete: moment.steps.is_empty(),
            edges: moment.steps.iter().map(|&(step, next)| edge(step, ids[next])).collect(),
        };
        self.0.into_iter().filter(|moment| moment.leads_to_legal).map(node).collect()
    }
}

fn edge(step: CompactMove, next: NodeId) -> GraphEdge {
    let played = step.to_played();
    GraphEdge { from: played.from, to: played.to, die: played.die, hit: played.hit, next }
}
