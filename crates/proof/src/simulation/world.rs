//! The world: time, messages on their way, and what happens when.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::Arc;

use pax_rules::{Action, Record, Seat, Seed, Setup};
#[cfg(test)]
use pax_tables::Fault;
use pax_tables::{
    Carrier, Cause, Command, Doc, Draft, Entry, Hands, Level, Logged, Moment, Name, Phase, SeatAsked, TableState,
    TimeControl, Who,
};

use super::client::Client;
use super::log::{Fate, Log};
use super::node::{Node, Reply};
use crate::dice::Dice;

const NODES: usize = 2;
/// Milliseconds until a client sends again.
const PATIENCE: u64 = 400;
/// Until this moment things go wrong; then the game must come to its end.
const TROUBLED: u64 = 120_000;
/// More events than any game needs.
const STUCK: u64 = 400_000;

#[derive(Clone, Debug)]
enum Event {
    ClientWakes(usize),
    Request { client: usize, number: u64, command: Command },
    Reply { client: usize, number: u64, reply: Reply },
    NodeLooks(usize),
    Crash(usize),
    Starts(usize),
}

/// How much of everything there was.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Told {
    pub entries: u64,
    pub answers: u64,
    pub crashes: u64,
    pub lost: u64,
    pub repeated: u64,
    pub failures: u64,
}

pub struct World {
    dice: Dice,
    now: u64,
    events: BinaryHeap<Reverse<(u64, u64)>>,
    what: std::collections::BTreeMap<u64, Event>,
    next: u64,
    log: Log,
    nodes: [Node; NODES],
    /// Clocks of machines differ.
    skew: [u64; NODES],
    clients: Vec<Client>,
    doc: Arc<Doc>,
    told: Told,
    diary: u64,
    /// A mistake that the nodes make on purpose.
    #[cfg(test)]
    pub fault: Option<Fault>,
}

impl World {
    pub fn new(seed: u64, number: u64) -> World {
        let mut dice = Dice::new(seed, number);
        let modes: Vec<Setup> = Setup::every_mode().collect();
        let setup = modes[(number % modes.len() as u64) as usize];
        let level = Level::new("greedy").expect("a level");
        let mut draft = Draft::new(setup, Seed::of_series(seed, number), pax_tables::PersonId(1), level.clone());
        draft.time = *dice.pick(&[
            TimeControl::Untimed,
            TimeControl::Live { bank: 60, increment: 2 },
            TimeControl::Live { bank: 10, increment: 0 },
            TimeControl::Correspondence { hours: 1 },
        ]);
        for seat in draft.seats.iter_mut().skip(1) {
            if dice.one_in(3) {
                let name = Name::new("Catilina").expect("a name");
                *seat = SeatAsked::Computer { level: level.clone(), name };
            }
        }
        let people = draft.seats.iter().enumerate().filter(|(_, seat)| **seat == SeatAsked::Open);
        let clients: Vec<Client> = people.map(|(number, _)| Client::new(Seat::new(number).expect("a seat"))).collect();
        let skew = [0, dice.below(1_500) as u64];
        let doc = Arc::new(draft.checked().expect("an agreement"));
        let mut world = World {
            dice,
            now: 1_000,
            events: BinaryHeap::new(),
            what: std::collections::BTreeMap::new(),
            next: 0,
            log: Log::default(),
            nodes: [Node::new(), Node::new()],
            skew,
            clients,
            doc,
            told: Told::default(),
            diary: 0xCBF2_9CE4_8422_2325,
            #[cfg(test)]
            fault: None,
        };
        for node in 0..NODES {
            world.later(0, Event::Starts(node));
            world.later(40, Event::NodeLooks(node));
        }
        for client in 0..world.clients.len() {
            world.later(10 + client as u64, Event::ClientWakes(client));
        }
        world.later(3_000, Event::Crash(0));
        world.later(5_000, Event::Crash(1));
        world
    }

    /// Until the game is over and nobody waits for an answer.
    pub fn run(&mut self) {
        let mut events = 0;
        while let Some(Reverse((at, id))) = self.events.pop() {
            events += 1;
            assert!(events < STUCK, "nothing comes to an end: {} entries after {} ms", self.log.len(), self.now);
            self.now = at;
            let event = self.what.remove(&id).expect("every moment has its event");
            self.note(at ^ id.rotate_left(32));
            self.happen(event);
        }
    }

    fn happen(&mut self, event: Event) {
        match event {
            Event::Starts(node) => self.nodes[node].wake(&self.doc, &self.log),
            Event::Crash(node) => {
                if self.is_troubled() {
                    self.nodes[node].crash();
                    self.told.crashes += 1;
                    let (down, up) = (200 + self.dice.below(2_000) as u64, 1_000 + self.dice.below(20_000) as u64);
                    self.later(down, Event::Starts(node));
                    self.later(down + up, Event::Crash(node));
                }
            }
            Event::NodeLooks(node) => self.look(node),
            Event::ClientWakes(client) => self.wake(client),
            Event::Request { client, number, command } => self.serve(client, number, command),
            Event::Reply { client, number, reply } => self.hear(client, number, &reply),
        }
    }

    fn is_troubled(&self) -> bool {
        self.now < TROUBLED
    }

    fn is_over(&self) -> bool {
        let over = |node: &Node| node.table().is_some_and(|table| table.phase() == Phase::Finished);
        self.nodes.iter().any(over)
    }

    /// A node does what is due; both may try the same, and the log decides.
    fn look(&mut self, node: usize) {
        if !self.is_over() {
            let pause = 20 + self.dice.below(120) as u64;
            self.later(pause, Event::NodeLooks(node));
        }
        if self.dice.one_in(3) {
            self.nodes[node].catch_up(&self.log);
        }
        let now = Moment(self.now + self.skew[node]);
        let Some(table) = self.nodes[node].table() else { return };
        let Some(due) = table.due().filter(|due| due.at <= now) else { return };
        let (command, who) = match due.cause {
            Cause::ClockRunsOut => (Command::TimeOut { seat: due.seat }, Who::House),
            Cause::ComputersTurn => {
                let Some(action) = some_action(table, due.seat, &mut self.dice) else { return };
                (Command::chosen(table, due.seat, action), Who::Computer)
            }
        };
        self.carry_out(node, command, who, None);
    }

    fn carry_out(&mut self, node: usize, command: Command, who: Who, key: Option<&str>) -> Option<Reply> {
        let (now, troubled) = (Moment(self.now + self.skew[node]), self.is_troubled());
        let (dice, failures) = (&mut self.dice, &mut self.told.failures);
        let fate = || match dice.below(60) {
            0 if troubled => Fate::FailsBefore,
            1 if troubled => Fate::FailsAfter,
            _ => Fate::Kept,
        };
        let carrier = Carrier::new(command, who, key.is_some());
        #[cfg(test)]
        let carrier = match self.fault {
            Some(fault) => carrier.with_fault(fault),
            None => carrier,
        };
        let mut failed = 0;
        let mut counted = fate;
        let reply = self.nodes[node].carry_out(&mut self.log, carrier, key, now, || {
            let fate = counted();
            failed += u64::from(fate != Fate::Kept);
            fate
        });
        *failures += failed;
        reply
    }

    fn wake(&mut self, client: usize) {
        let over = self.is_over();
        let node = self.dice.below(NODES);
        if let Some((number, command)) = self.clients[client].waiting.clone() {
            if self.now - self.clients[client].sent_at >= PATIENCE {
                self.send(client, number, command);
            }
        } else if let Some(command) = self.wish(client, node) {
            let number = self.clients[client].begin(command.clone());
            self.send(client, number, command);
        }
        if !over || self.clients[client].waiting.is_some() {
            // Some think so long that their time runs out.
            let long = if self.is_troubled() && self.dice.one_in(400) { 70_000 } else { 0 };
            let pause = 15 + self.dice.below(120) as u64 + long;
            self.later(pause, Event::ClientWakes(client));
        }
    }

    /// What a player wants, going by what a node, perhaps behind the others, shows.
    fn wish(&mut self, client: usize, node: usize) -> Option<Command> {
        let (seat, table) = (self.clients[client].seat, self.nodes[node].table()?);
        match table.phase() {
            Phase::Gathering if table.sitter(seat).is_none() => {
                let name = Name::new(&format!("Player {seat}")).expect("a name");
                return Some(Command::Join { seat: Some(seat), name, invitation: None });
            }
            Phase::Gathering => return table.empty_seat().is_none().then_some(Command::Start),
            Phase::Playing => {}
            Phase::Finished | Phase::Abandoned => return None,
        }
        match table.hands(seat)? {
            Hands::TimedOut => return self.dice.one_in(4).then_some(Command::Return { seat }),
            Hands::Resigned => return None,
            Hands::Owner => {}
        }
        if let Some(limit) = table.undo_limit(seat).filter(|_| self.dice.one_in(12)) {
            let back_to = (limit + self.dice.below(table.actions() - limit)) as u32;
            return Some(Command::Undo { seat, back_to });
        }
        if !table.is_asked(seat) {
            return None;
        }
        if self.dice.one_in(1_500) {
            return Some(Command::Resign { seat });
        }
        let action = some_action(table, seat, &mut self.dice)?;
        Some(Command::chosen(table, seat, action))
    }

    /// Onto the network, which may lose it, hold it back or bring it twice.
    fn send(&mut self, client: usize, number: u64, command: Command) {
        self.clients[client].sent_at = self.now;
        let message = Event::Request { client, number, command };
        self.travel(message);
    }

    fn travel(&mut self, message: Event) {
        let troubled = self.is_troubled();
        if troubled && self.dice.one_in(20) {
            self.told.lost += 1;
            return;
        }
        let mut delay = 1 + self.dice.below(20) as u64;
        if troubled && self.dice.one_in(20) {
            delay += self.dice.below(3_000) as u64;
        }
        if troubled && self.dice.one_in(20) {
            self.told.repeated += 1;
            let late = delay + self.dice.below(2_000) as u64;
            self.later(late, message.clone());
        }
        self.later(delay, message);
    }

    fn serve(&mut self, client: usize, number: u64, command: Command) {
        let node = self.dice.below(NODES);
        let asker = &self.clients[client];
        let (who, key) = (Who::Person(asker.person), asker.key(number));
        // A node that is down says nothing.
        let Some(reply) = self.carry_out(node, command, who, Some(&key)) else { return };
        self.told.answers += 1;
        self.travel(Event::Reply { client, number, reply });
    }

    fn hear(&mut self, client: usize, number: u64, reply: &Reply) {
        let client = &mut self.clients[client];
        match reply {
            Reply::Done(version) => {
                self.diary = self.diary.wrapping_add(u64::from(*version));
                client.hear_done(number, *version);
            }
            Reply::Denied(why) => {
                self.diary = self.diary.wrapping_add(why.len() as u64);
                client.hear_denied(number);
            }
            // In doubt: it will be sent again under the same key.
            Reply::Trouble => {}
        }
    }

    /// After the end: the log is whole and every answer was true.
    pub fn check(&mut self) {
        let mut table = TableState::new(self.doc.clone());
        let mut moment = table.now();
        for stored in self.log.after(0) {
            let logged = Logged::from_json(&stored.text).expect("what was stored can be read");
            check_the_clock(&table, &logged);
            table.apply(&logged.entry, logged.at).expect("what was stored can be folded in");
            assert!(table.now() >= moment, "the table's time ran backwards");
            moment = table.now();
        }
        assert_eq!(table.phase(), Phase::Finished, "after {} entries", self.log.len());
        for node in &mut self.nodes {
            node.catch_up(&self.log);
            assert!(node.table().is_none_or(|theirs| *theirs == table), "a node sees another table");
        }
        let record = Record::parse(&table.finished().expect("a result").record_json()).expect("a record");
        record.check().expect("the record replays");
        for client in &self.clients {
            assert!(client.waiting.is_none(), "seat {} still waits", client.seat);
            for (number, version) in &client.promised {
                let key = client.key(*number);
                let at = self.log.under(&key);
                // Sitting down can bring the start with it: then the answer names the later of the two.
                let fits = at.is_some_and(|at| at == *version || at + 1 == *version);
                assert!(fits, "{key} was acknowledged at {version} and is at {at:?}");
            }
        }
        let keys: std::collections::BTreeSet<_> = self.log.after(0).iter().filter_map(|one| one.key.as_ref()).collect();
        let keyed = self.log.after(0).iter().filter(|one| one.key.is_some()).count();
        assert_eq!(keys.len(), keyed, "a key is there twice");
        self.told.entries = self.log.len().into();
    }

    /// Lets the last acknowledged key vanish from the log.
    #[cfg(test)]
    pub fn forget_a_promise(&mut self) {
        let client = self.clients.iter().find(|client| !client.promised.is_empty()).expect("an answer");
        let (number, _) = client.promised.last_key_value().expect("an answer");
        self.log.forget(&client.key(*number));
    }

    /// What was noted on the way, and how much of everything there was.
    pub fn diary(&self) -> (u64, Vec<&str>) {
        (self.diary, self.log.after(0).iter().map(|stored| stored.text.as_str()).collect())
    }

    pub fn told(&self) -> Told {
        self.told
    }

    fn note(&mut self, what: u64) {
        self.diary = (self.diary ^ what).wrapping_mul(0x0000_0100_0000_01B3);
    }

    fn later(&mut self, millis: u64, event: Event) {
        self.events.push(Reverse((self.now + millis, self.next)));
        self.what.insert(self.next, event);
        self.next += 1;
    }
}

/// Nobody acts without time, and no clock stops before its time.
fn check_the_clock(table: &TableState, logged: &Logged) {
    match &logged.entry {
        Entry::TimedOut { seat } => {
            assert_eq!(table.time_left(*seat, logged.at), Some(0), "seat {seat} had time left");
        }
        Entry::Acted { seat, .. } if table.clock_runs(*seat) => {
            assert_ne!(table.time_left(*seat, logged.at), Some(0), "seat {seat} had no time left");
        }
        _ => {}
    }
}

fn some_action(table: &TableState, seat: Seat, dice: &mut Dice) -> Option<Action> {
    let view = table.view_of(seat)?;
    let legal: Vec<Action> = view.legal().iter().collect();
    (!legal.is_empty()).then(|| *dice.pick(&legal))
}
