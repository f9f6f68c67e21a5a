//! A tree of what was tried: one node for every sequence of actions from the root, whatever the hidden cards were. All
//! its memory is taken at the start; growing it during a search takes none.

use pax_rules::{Action, Seat};

/// The number of a node.
pub(crate) type NodeId = u32;

/// What follows from one action.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    parent: NodeId,
    pub action: Action,
    /// Who did it.
    pub mover: Seat,
    pub visits: u32,
    /// How often it could have been chosen: in another deal it may not be legal.
    pub available: u32,
    /// What it brought the mover, added up.
    pub reward: f32,
    /// What was thought of it before it was tried, beside the best choice of the moment, if somebody thought of it.
    pub opinion: f32,
}

impl Node {
    fn new(parent: NodeId, action: Action, mover: Seat) -> Node {
        Node { parent, action, mover, visits: 0, available: 1, reward: 0.0, opinion: 0.0 }
    }
}

/// All nodes, found by parent and action.
#[derive(Clone, Debug)]
pub(crate) struct Tree {
    nodes: Vec<Node>,
    /// Node numbers + 1 by the hash of parent and action; 0 is free.
    index: Vec<NodeId>,
    most: usize,
}

impl Tree {
    pub const ROOT: NodeId = 0;

    /// Room for so many nodes.
    pub fn with_room(most: usize) -> Tree {
        Tree { nodes: Vec::with_capacity(most), index: vec![0; (2 * most).next_power_of_two()], most }
    }

    /// Forgets everything but keeps the memory.
    pub fn clear(&mut self) {
        // Only what was used: a short search in a large tree stays short.
        if self.nodes.len() * 8 < self.index.len() {
            for at in 1..self.nodes.len() {
                let Node { parent, action, .. } = self.nodes[at];
                let mut place = self.place(parent, action);
                while self.index[place] != 0 {
                    self.index[place] = 0;
                    place = (place + 1) & (self.index.len() - 1);
                }
            }
        } else {
            self.index.fill(0);
        }
        self.nodes.clear();
        self.nodes.push(Node::new(Tree::ROOT, Action::Pass, Seat::FIRST));
    }

    pub fn has_room_for(&self, nodes: usize) -> bool {
        self.nodes.len() + nodes <= self.most
    }

    #[inline]
    pub fn get(&self, id: NodeId) -> &Node {
        &self.nodes[id as usize]
    }

    #[inline]
    pub fn get_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id as usize]
    }

    /// What is known of this action here.
    #[inline]
    pub fn child(&self, parent: NodeId, action: Action) -> Option<NodeId> {
        let mut place = self.place(parent, action);
        loop {
            match self.index[place] {
                0 => return None,
                number => {
                    let node = &self.nodes[number as usize - 1];
                    if node.parent == parent && node.action == action {
                        return Some(number - 1);
                    }
                }
            }
            place = (place + 1) & (self.index.len() - 1);
        }
    }

    /// A node for an action that has none; there must be room.
    pub fn grow(&mut self, parent: NodeId, action: Action, mover: Seat) -> NodeId {
        let mut place = self.place(parent, action);
        while self.index[place] != 0 {
            place = (place + 1) & (self.index.len() - 1);
        }
        let id = self.nodes.len() as NodeId;
        self.nodes.push(Node::new(parent, action, mover));
        self.index[place] = id + 1;
        id
    }

    #[inline]
    fn place(&self, parent: NodeId, action: Action) -> usize {
        let mixed = (u64::from(parent) << 20 ^ key(action)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (mixed >> 32) as usize & (self.index.len() - 1)
    }
}

/// A number for an action, different for different ones but for solitaire openings, where it need not be.
#[inline]
fn key(action: Action) -> u64 {
    match action {
        Action::Pass => 0,
        Action::Draw => 1,
        Action::Look => 2,
        Action::Keep { card, open } => {
            3 + (card.code() as u64) * 16 + open.iter().map(|c| c.code() as u64 * 5).sum::<u64>()
        }
        Action::Hand(card) => 4 + (card.code() as u64) * 16,
        Action::Under(card) => 5 + (card.code() as u64) * 16,
        Action::Play(card) => 6 + (card.code() as u64) * 16,
        Action::Surrender(card) => 7 + (card.code() as u64) * 16,
        Action::Buy(legion) => 8 + (legion.index() as u64) * 16,
        Action::Below(legion, card) => 9 + (card.code() as u64) * 16 + ((legion.index() as u64) << 14),
    }
}
