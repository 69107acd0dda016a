//! Perfect matchings of the least cost.
//!
//! The method is the primal-dual one of Edmonds (Maximum matching and a polyhedron with 0,1-vertices, 1965). Each
//! vertex has a price, and an edge is tight if its cost is the sum of the prices of its ends. A search grows a tree of
//! tight edges from one free vertex. Odd cycles of tight edges become blossoms, which are searched as single vertices.
//! When the tree cannot grow, prices change until another edge is tight. A matching of tight edges has the least cost.

/// A vertex, or a blossom after the vertices.
type Node = usize;

/// The state of a node in the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Label {
    /// Not in the tree.
    Outside,
    /// An even number of edges from the root.
    Even,
    /// An odd number of edges from the root, with the edge that leads there: its end in the parent and its end here.
    Odd(usize, usize),
}

/// The progress of a search after a tight edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Found {
    /// The edge leads to a free vertex: there is one more pair.
    Pair,
    /// The tree has grown, or the edge leads nowhere.
    Nothing,
}

/// A cycle of an odd number of nodes. Its first child has the base, which is matched outside of the blossom or free.
/// The others are matched in pairs, the second with the third and so on.
#[derive(Clone, Debug, Default)]
struct Blossom {
    children: Vec<Node>,
    /// The edge from each child to the next one, as its end in that child and its end in the next.
    edges: Vec<(usize, usize)>,
    /// The price of the blossom.
    price: i64,
}

/// A matching under construction.
struct Matching<C> {
    count: usize,
    cost: C,
    mate: Vec<Option<usize>>,
    /// The price of each vertex and of all blossoms around it.
    price: Vec<i64>,
    /// The outermost node of each vertex.
    outer: Vec<Node>,
    /// The blossom directly around each node.
    parent: Vec<Option<Node>>,
    /// The vertex of each node that is matched outside of the node.
    base: Vec<usize>,
    label: Vec<Label>,
    blossoms: Vec<Blossom>,
    /// The numbers of blossoms that have been dissolved.
    unused: Vec<Node>,
    /// Even vertices whose edges are still to be looked at.
    queue: Vec<usize>,
}

/// Returns the partner of each of `count` vertices in a perfect matching of the least total cost. `cost` is symmetric
/// and at least 0. Pairs of `start` that cost 0 are where the search begins. If `count` is odd, one vertex is its own
/// partner.
pub(super) fn least_cost(
    count: usize,
    cost: impl Fn(usize, usize) -> i64,
    start: &[(usize, usize)],
) -> Vec<usize> {
    let mut matching = Matching::new(count, cost);
    for &(one, other) in start {
        if (matching.cost)(one, other) == 0 && matching.mate[one].or(matching.mate[other]).is_none() {
            matching.join(one, other);
        }
    }
    for root in 0..count {
        if matching.mate[root].is_none() {
            matching.search(root);
        }
    }
    matching.mate.iter().enumerate().map(|(vertex, mate)| mate.unwrap_or(vertex)).collect()
}

impl<C: Fn(usize, usize) -> i64> Matching<C> {
    fn new(count: usize, cost: C) -> Self {
        Self {
            count,
            cost,
            mate: vec![None; count],
            price: vec![0; count],
            outer: (0..count).collect(),
            parent: vec![None; count],
            base: (0..count).collect(),
            label: vec![Label::Outside; count],
            blossoms: Vec::new(),
            unused: Vec::new(),
            queue: Vec::new(),
        }
    }

    fn join(&mut self, one: usize, other: usize) {
        self.mate[one] = Some(other);
        self.mate[other] = Some(one);
    }

    /// Returns the cost that an edge between two outermost nodes has beyond the prices of its ends. Costs count twice,
    /// so that half of the excess between two even vertices is whole.
    fn excess(&self, one: usize, other: usize) -> i64 {
        2 * (self.cost)(one, other) - self.price[one] - self.price[other]
    }

    fn label_of(&self, vertex: usize) -> Label {
        self.label[self.outer[vertex]]
    }

    fn is_blossom(&self, node: Node) -> bool {
        node >= self.count
    }

    fn blossom(&self, node: Node) -> &Blossom {
        &self.blossoms[node - self.count]
    }

    /// Returns the vertices of a node.
    fn vertices(&self, node: Node) -> Vec<usize> {
        let (mut open, mut found) = (vec![node], Vec::new());
        while let Some(node) = open.pop() {
            if self.is_blossom(node) {
                open.extend(&self.blossom(node).children);
            } else {
                found.push(node);
            }
        }
        found
    }

    /// Matches one more vertex, the root, and another one. Does nothing if no vertex is left for it.
    fn search(&mut self, root: usize) {
        self.label.fill(Label::Outside);
        self.queue.clear();
        self.make_even(self.outer[root]);
        loop {
            while let Some(vertex) = self.queue.pop() {
                for other in 0..self.count {
                    let is_open = self.outer[vertex] != self.outer[other]
                        && !matches!(self.label_of(other), Label::Odd(..))
                        && self.excess(vertex, other) == 0;
                    if is_open && self.follow(vertex, other) == Found::Pair {
                        return;
                    }
                }
            }
            if !self.change_prices() {
                return;
            }
        }
    }

    /// Labels a node as even.
    fn make_even(&mut self, node: Node) {
        self.label[node] = Label::Even;
        let vertices = self.vertices(node);
        self.queue.extend(vertices);
    }

    /// Extends the tree by a tight edge from an even vertex to a vertex that is even or outside of the tree.
    fn follow(&mut self, vertex: usize, other: usize) -> Found {
        let node = self.outer[other];
        if self.label[node] == Label::Even {
            self.shrink(vertex, other);
            return Found::Nothing;
        }
        let Some(mate) = self.mate[self.base[node]] else {
            self.augment(vertex, other);
            return Found::Pair;
        };
        self.label[node] = Label::Odd(vertex, other);
        self.make_even(self.outer[mate]);
        Found::Nothing
    }

    /// Exchanges matched and unmatched edges from a free vertex along the tree to the root.
    fn augment(&mut self, vertex: usize, free: usize) {
        let (mut vertex, mut other) = (vertex, free);
        loop {
            let node = self.outer[vertex];
            let before = self.mate[self.base[node]];
            self.set_base(node, vertex);
            self.set_base(self.outer[other], other);
            self.join(vertex, other);
            let Some(odd) = before else { return };
            let Label::Odd(from, to) = self.label_of(odd) else { return };
            (vertex, other) = (from, to);
        }
    }

    /// Changes the pairs inside a node so that another vertex is its base.
    fn set_base(&mut self, node: Node, vertex: usize) {
        self.base[node] = vertex;
        if !self.is_blossom(node) {
            return;
        }
        let at = self.child_at(node, vertex);
        let size = self.blossom(node).children.len();
        self.set_base(self.blossom(node).children[at], vertex);
        // Between the new base and the old one, the other edges are matched now.
        let joined: Vec<usize> =
            if at % 2 == 1 { (at + 1..size).step_by(2).collect() } else { (0..at).step_by(2).collect() };
        for index in joined {
            let (one, other) = self.blossom(node).edges[index];
            let children = &self.blossom(node).children;
            let (first, second) = (children[index], children[(index + 1) % size]);
            self.set_base(first, one);
            self.set_base(second, other);
            self.join(one, other);
        }
        let index = node - self.count;
        let blossom = &mut self.blossoms[index];
        blossom.children.rotate_left(at);
        blossom.edges.rotate_left(at);
    }

    /// Returns the index of the child of a blossom that contains a vertex.
    fn child_at(&self, blossom: Node, vertex: usize) -> usize {
        let mut node = vertex;
        while let Some(parent) = self.parent[node].filter(|parent| *parent != blossom) {
            node = parent;
        }
        self.blossom(blossom).children.iter().position(|child| *child == node).unwrap_or_default()
    }

    /// Returns the nodes from a vertex to the root of the tree, and the edges between them.
    fn way_up(&self, vertex: usize) -> (Vec<Node>, Vec<(usize, usize)>) {
        let (mut nodes, mut edges) = (vec![self.outer[vertex]], Vec::new());
        let mut node = self.outer[vertex];
        while let Some(mate) = self.mate[self.base[node]] {
            let Label::Odd(from, to) = self.label_of(mate) else { break };
            edges.extend([(self.base[node], mate), (to, from)]);
            node = self.outer[from];
            nodes.extend([self.outer[mate], node]);
        }
        (nodes, edges)
    }

    /// Makes a blossom of the cycle that a tight edge between two even vertices closes.
    fn shrink(&mut self, one: usize, other: usize) {
        let (mut left, mut left_edges) = self.way_up(one);
        let (mut right, mut right_edges) = self.way_up(other);
        // Both ways end in the root. They have the same nodes from the top of the cycle on.
        let tops = left.iter().rev().zip(right.iter().rev()).take_while(|(one, other)| one == other).count();
        left.truncate(left.len() - tops + 1);
        right.truncate(right.len() - tops);
        left_edges.truncate(left.len() - 1);
        right_edges.truncate(right.len());
        left.reverse();
        left_edges.reverse();
        let down = left_edges.into_iter().map(|(from, to)| (to, from));
        let edges = down.chain([(one, other)]).chain(right_edges).collect();
        left.extend(right);
        self.add_blossom(Blossom { children: left, edges, price: 0 });
    }

    fn add_blossom(&mut self, blossom: Blossom) {
        let node = self.unused.pop().unwrap_or_else(|| {
            self.blossoms.push(Blossom::default());
            self.parent.push(None);
            self.base.push(0);
            self.label.push(Label::Outside);
            self.count + self.blossoms.len() - 1
        });
        self.base[node] = self.base[blossom.children[0]];
        self.parent[node] = None;
        for &child in &blossom.children {
            self.parent[child] = Some(node);
            let vertices = self.vertices(child);
            if self.label[child] != Label::Even {
                self.queue.extend(&vertices);
            }
            for vertex in vertices {
                self.outer[vertex] = node;
            }
        }
        self.label[node] = Label::Even;
        let index = node - self.count;
        self.blossoms[index] = blossom;
    }

    /// Changes the prices so that an edge becomes tight or a blossom can be dissolved. Returns false if neither can
    /// be reached.
    fn change_prices(&mut self) -> bool {
        let Some(change) = self.price_change() else { return false };
        let mut emptied = Vec::new();
        for node in 0..self.label.len() {
            if !self.is_outermost(node) {
                continue;
            }
            let by = match self.label[node] {
                Label::Outside => continue,
                Label::Even => change,
                Label::Odd(..) => -change,
            };
            for vertex in self.vertices(node) {
                self.price[vertex] += by;
            }
            if self.is_blossom(node) {
                let index = node - self.count;
                self.blossoms[index].price += by;
                if self.blossoms[index].price == 0 && self.label[node] != Label::Even {
                    emptied.push(node);
                }
            }
        }
        self.queue = (0..self.count).filter(|vertex| self.label_of(*vertex) == Label::Even).collect();
        for node in emptied {
            self.dissolve(node);
        }
        true
    }

    fn is_outermost(&self, node: Node) -> bool {
        if self.is_blossom(node) {
            !self.blossom(node).children.is_empty() && self.parent[node].is_none()
        } else {
            self.outer[node] == node
        }
    }

    /// Returns the least change of prices that makes an edge tight or lets an odd blossom dissolve.
    fn price_change(&self) -> Option<i64> {
        let even = (0..self.count).filter(|vertex| self.label_of(*vertex) == Label::Even);
        let mut least: Option<i64> = None;
        let mut offer = |change: i64| least = Some(least.map_or(change, |least| least.min(change)));
        for vertex in even {
            for other in 0..self.count {
                if self.outer[vertex] == self.outer[other] {
                    continue;
                }
                match self.label_of(other) {
                    Label::Outside => offer(self.excess(vertex, other)),
                    Label::Even => offer(self.excess(vertex, other) / 2),
                    Label::Odd(..) => {}
                }
            }
        }
        for node in self.count..self.label.len() {
            if self.is_outermost(node) && matches!(self.label[node], Label::Odd(..)) {
                offer(self.blossom(node).price);
            }
        }
        least
    }

    /// Replaces an odd blossom without a price by its children. Those on the way from the edge into the blossom to its
    /// base stay in the tree.
    fn dissolve(&mut self, node: Node) {
        let Label::Odd(from, to) = self.label[node] else { return };
        let entry = self.child_at(node, to);
        let index = node - self.count;
        let Blossom { children, edges, .. } = std::mem::take(&mut self.blossoms[index]);
        for &child in &children {
            self.parent[child] = None;
            self.label[child] = Label::Outside;
            for vertex in self.vertices(child) {
                self.outer[vertex] = child;
            }
        }
        self.label[node] = Label::Outside;
        self.unused.push(node);
        let size = children.len();
        // The way has an even number of edges, so it begins with a matched one.
        let (mut at, mut edge) = (entry, (from, to));
        loop {
            self.label[children[at]] = Label::Odd(edge.0, edge.1);
            if at == 0 {
                return;
            }
            let is_forwards = at % 2 == 1;
            let (even, next) = if is_forwards { (at + 1, (at + 2) % size) } else { (at - 1, at - 2) };
            self.make_even(children[even]);
            edge = if is_forwards { edges[even] } else { (edges[next].1, edges[next].0) };
            at = next;
        }
    }
}

#[cfg(test)]
#[path = "matching_tests.rs"]
mod tests;
