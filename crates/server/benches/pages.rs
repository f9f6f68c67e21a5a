//! What a page of a running table costs, without HTTP and without a store: `cargo bench --package pax-server --bench pages`.
//! Wall-clock times; on a busy machine read the fastest. `view` and `json` are what a page is held against.

use std::hint::black_box;
use std::sync::Arc;

use divan::Bencher;
use divan::counter::BytesCount;
use pax_bots::{BotInfo, Budget};
use pax_rules::{Seat, Seed, Setup, Step, Viewer};
use pax_server::testing::TablePage;
use pax_tables::{Command, Draft, Happening, Level, Moment, Name, PersonId, TableState, TableView, Who, decide};
use pax_words::{Language, Words};

const PLAYERS: usize = 4;
/// A round in the middle of the game, and the next.
const ROUNDS: [u16; 2] = [5, 6];
/// The viewer's seat.
const VIEWER: Seat = Seat::FIRST;
/// Steps of the table that the chronicle goes back.
const STEPS: usize = 80;
const NOW: Moment = Moment(1_000);

fn main() {
    divan::main();
}

/// A game of four that `greedy` plays for everybody: the state after each step, and what happened in it.
struct Table {
    steps: Vec<(TableState, Vec<Happening>)>,
}

impl Table {
    /// In this round, when the viewer can buy.
    fn in_round(round: u16) -> Table {
        let mut table = Table::begun();
        table.play_until_asked(round);
        table
    }

    fn begun() -> Table {
        let level = || Level::new("greedy").expect("a level");
        let setup = Setup::new(PLAYERS).expect("four players");
        let draft = Draft::new(setup, Seed::of_series(7, 1), person(0), level());
        let state = TableState::new(Arc::new(draft.checked().expect("a table")));
        let mut table = Table { steps: vec![(state, Vec::new())] };
        for seat in 0..PLAYERS {
            let join = Command::Join { seat: Seat::new(seat), name: name(seat), invitation: None };
            table.tell(&join, Who::Person(person(seat)));
        }
        table.tell(&Command::Start, Who::House);
        table
    }

    fn now(&self) -> &TableState {
        &self.steps.last().expect("a step").0
    }

    fn tell(&mut self, command: &Command, by: Who) {
        for step in decide(self.now(), command, by, NOW).expect("a legal command") {
            self.steps.push((TableState::clone(&step.state), step.happenings));
        }
    }

    fn play_until_asked(&mut self, round: u16) {
        let mut bot = BotInfo::by_name("greedy").expect("a known player").thinking(Budget::Iterations(1), 1);
        loop {
            let game = *self.now().true_game().expect("a game that is on");
            let seat = game.awaited().iter().next().expect("a game in its middle");
            if game.round() >= round && seat == VIEWER && game.step() == Step::Buy {
                return;
            }
            let action = bot.choose(&game.view(Viewer::Seat(seat)));
            let act = Command::Act { seat, action, after: None };
            self.tell(&act, Who::Person(person(seat.index())));
        }
    }

    fn view(&self) -> TableView {
        let view = self.now().view_for(Who::Person(person(VIEWER.index())), None, NOW);
        view.with_reasons(|refusal| Words::of(Language::English).refusal_sentence(refusal)).with_presence(|_| true)
    }

    fn page(&self, language: Language) -> TablePage {
        let heard = &self.steps[self.steps.len().saturating_sub(STEPS)..];
        TablePage::new(person(VIEWER.index()), name(VIEWER.index()), language, heard)
    }
}

fn person(seat: usize) -> PersonId {
    PersonId(seat as u64 + 1)
}

fn name(seat: usize) -> Name {
    Name::new(["Ada", "Ben", "Cleo", "Dora"][seat]).expect("a name")
}

/// A whole page, in each language.
#[divan::bench(args = Language::ALL)]
fn page(bencher: Bencher<'_, '_>, language: Language) {
    let table = Table::in_round(ROUNDS[0]);
    let (page, view) = (table.page(language), table.view());
    bencher.counter(BytesCount::of_str(&page.html(&view))).bench_local(|| page.html(black_box(&view)));
}

/// The page of the same game in two rounds by turns, so that no two in a row are the same. Two pages each.
#[divan::bench]
fn page_then_a_round_later(bencher: Bencher<'_, '_>) {
    let moments = ROUNDS.map(|round| {
        let table = Table::in_round(round);
        (table.page(Language::English), table.view())
    });
    let both = || moments.each_ref().map(|(page, view)| page.html(black_box(view)));
    bencher.counter(BytesCount::new(both().iter().map(String::len).sum::<usize>())).bench_local(both);
}

#[divan::bench]
fn view(bencher: Bencher<'_, '_>) {
    let table = Table::in_round(ROUNDS[0]);
    bencher.bench_local(|| black_box(&table).view());
}

#[divan::bench]
fn json(bencher: Bencher<'_, '_>) {
    let view = Table::in_round(ROUNDS[0]).view();
    let json = || serde_json::to_string(black_box(&view)).expect("JSON");
    bencher.counter(BytesCount::of_str(&json())).bench_local(json);
}
