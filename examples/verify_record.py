#!/usr/bin/env python3
"""Checks finished games of Pax (pax-record/1, JSON Lines): replays every action by the rules, compares the result.

    verify_record.py games.jsonl more.jsonl
    some-program | verify_record.py -

For each file the first thing that is wrong is printed: file, line, action and the number of the rule in RULES.md.
Exit code: 0 every record is good, 1 a check failed, 2 wrong usage (or a file that cannot be read).

Python 3.11, standard library only. A card is its code, four characters: letter, symbols, "@", price ("A2@4").
"""

import argparse
import json
import re
import sys
from collections import Counter, deque
from dataclasses import dataclass, field
from itertools import permutations

LETTERS = {"wealth": "W", "fleet": "F", "army": "A", "religion": "R", "senator": "S", "land": "L", "intrigue": "I",
           "militia": "M", "scout": "E", "adversary": "V"}

# 1.4: the shipped card list, a reconstruction. A record can bring its own under the key "cards", in the same shape
# and with as many cards in each category (1.2, 1.3).
SHIPPED_CARDS = {
    "base": {"wealth": {"1@1": 3, "1@2": 3, "2@3": 3, "2@4": 1},
             "fleet": {"1@2": 4, "1@3": 2, "2@3": 1, "2@4": 3},
             "army": {"1@2": 4, "1@3": 2, "2@3": 1, "2@4": 3},
             "religion": {"1@1": 3, "1@2": 3, "2@3": 3, "2@4": 1},
             "senator": {"1@1": 3, "1@2": 3, "2@3": 3, "2@4": 1},
             "land": {"1@1": 5, "1@2": 3, "2@2": 1, "2@3": 3},
             "intrigue": {"1@1": 5, "1@2": 3, "2@2": 1, "2@3": 3}},
    "nocturnus": {"militia": {"1@1": 2, "1@2": 3, "2@3": 3, "2@4": 2},
                  "scout": {"1@1": 2, "1@2": 3, "2@3": 3, "2@4": 2},
                  "adversary": {"1@1": 3, "1@2": 3, "2@2": 2, "2@3": 2}},
}

DECK_CHANGE = {False: [-30, -20, -10, 0, 15, 30, 45, 60], True: [-40, -30, -15, 0, 30, 45, 60, 75]}  # 2.1
DEALT = [2, 3, 4, 5, 5, 5, 5, 5]                                    # 2.4, by seat
SOLO_DEALT, SOLO_OPEN = [2, 2, 3, 4, 5], [0, 0, 1, 2, 3]            # 10.3, by game of the campaign
SOLO_GOAL = {False: [3, 4, 5, 6, 7], True: [6, 7, 8, 9, 10]}        # 10.2
ROME_NEEDS = {False: 4, True: 5}                                    # 9.7

CARD = r"[WFARSLIMEV][1-3]@[0-9]"
ACTION = re.compile(rf"[0-7] (keep {CARD}( open( {CARD}){{1,3}})?|draw|look|(hand|under|play|surrender) {CARD}|"
                    rf"legion [1-9] {CARD}|buy [1-9]|pass)")
STEPS = {"opening": "keep (2.4, 10.3)", "turn": "draw or look (3.1)", "place": "hand, legion or under (4.1)",
         "buy": "buy or pass (5.1)", "play": "play or pass (6.1)", "surrender": "surrender (7.5)",
         "senate": "play or pass (8.1)"}
RESULT_RULES = {"victor": "9.7", "winners": "9.7, 9.8", "points": "9.8", "rounds": "9.2", "money": "5, 6.1, 7",
                "hands": "4, 5, 6", "displays": "6.1", "rome": "9.1, 9.5", "primus_conspiratus": "6.5"}


class Refused(Exception):
    """What is wrong, with the number of the rule it breaks."""


def require(good: bool, otherwise: str) -> None:
    if not good:
        raise Refused(otherwise)


def symbols(cards, letter: str) -> int:
    return sum(int(card[1]) for card in cards if card[0] == letter)


def price(cards) -> int:
    return sum(int(card[3]) for card in cards)


def strengths(cards, letters: str) -> dict[str, int]:
    """9.6: the strengths that are compared at the end, with the bonus Fleets and Armies."""
    printed = {letter: symbols(cards, letter) for letter in letters}
    return printed | {"F": printed["F"] + printed["A"] // 3, "A": printed["A"] + printed["F"] // 3}


@dataclass
class Player:
    money: int = 5                                                  # 2.3
    hand: list[str] = field(default_factory=list)
    display: list[str] = field(default_factory=list)

    def has(self, letter: str) -> int:
        """Symbols of a category in the display."""
        return symbols(self.display, letter)


class Game:
    """A game of Pax replayed from its deck. `act` takes the next action or raises Refused and changes nothing;
    `legal` lists what `act` would take; `result` is the record's result once `step` is "over"."""

    def __init__(self, players: int, nocturnus: bool, solo_level: int | None, final_levy: bool, deck: list[str]):
        self.nocturnus, self.solo_level, self.final_levy = nocturnus, solo_level, final_levy
        self.letters = "WFARSLIMEV" if nocturnus else "WFARSLI"
        self.deck = deque(deck)
        self.players = [Player() for _ in range(players)]
        self.legions: list[list[str]] = [[] for _ in range(3 if players == 1 else players + 1)]  # 1.6
        self.rome = [self.deck.popleft() for _ in range(6 if players >= 5 else 3)]  # 2.2, face up or down alike
        dealt = [SOLO_DEALT[solo_level - 1]] if solo_level else DEALT[:players]
        self.dealt = [[self.deck.popleft() for _ in range(count)] for count in dealt]  # 2.4
        self.opening_open = SOLO_OPEN[solo_level - 1] if solo_level else 0          # 10.3
        self.step = "opening"
        self.waiting = list(range(players))     # the seats that may act now; in a turn the first of them is to act
        self.conspiratus: int | None = None
        self.starter = self.rounds = 0
        self.turns: list[int] = []              # the seats whose turn in this round is not over
        # Of the turn that is being played:
        self.held: list[str] = []               # drawn and not yet placed
        self.to_draw = 0                        # cards of this draw that are still in the deck
        self.hold = 1                           # how many undecided cards one may hold (4.2, 4.4)
        self.room: dict[str, int] = {}          # places left for drawn cards
        self.played: list[str] = []
        self.owed = 0                           # cards that still go to Rome (7.5)

    # ---- the two ways in: try an action, list the actions

    def act(self, action: str) -> None:
        require(self.step != "over", "the game is over (9.3, 9.4)")
        require(ACTION.fullmatch(action) is not None, "no action of the kinds in RECORD.md")
        seat, words = int(action[0]), action[2:].split(" ")
        if self.step == "opening":
            require(seat in self.waiting, f"seat {seat} does not exist or has chosen already (2.4)")
        else:
            require(seat == self.waiting[0], f"seat {self.waiting[0]} is to act: {STEPS[self.step]}")
        player = self.players[seat]
        match self.step, *words:                # RECORD.md, the table of actions
            case "opening", "keep", card, *opened: self.keep(seat, card, opened[1:])
            case "turn", "draw": self.draw(player)
            case "turn", "look": self.look(player)
            case "place", ("hand" | "legion" | "under") as where, *number, card:
                self.place(player, where, card, *map(int, number))
            case "buy", "buy", number: self.buy(player, int(number))
            case "buy", "pass": self.step = "play"
            case "play", "play", card: self.play(seat, card)
            case "play", "pass": self.income(player)
            case "surrender", "surrender", card: self.surrender(player, card)
            case "senate", "play", card: self.answer(seat, card)
            case "senate", "pass": self.answer(seat, None)
            case _: raise Refused(f"'{words[0]}' does not fit here, the step is {STEPS[self.step]}")

    def legal(self) -> list[str]:
        """Every action `act` would accept now; equal cards, and opened cards in another order, only once."""
        if self.step in ("opening", "over"):    # in the opening the seats act in any order; at the end none does
            return sorted(set().union(*map(self.choices, self.waiting)))
        seat = self.waiting[0]
        player = self.players[seat]
        hand, numbers = sorted(set(player.hand)), range(1, len(self.legions) + 1)
        match self.step:
            case "turn":
                verbs = ["draw"] if self.solo_level else ["draw", "look"]
            case "place":
                where = [w for w in ("hand", "under") if self.allowed(self.check_place, w)]
                where += [f"legion {n}" for n in numbers if self.allowed(self.check_place, "legion", n)]
                verbs = [f"{w} {card}" for w in where for card in sorted(set(self.held))]
            case "buy":
                verbs = [f"buy {n}" for n in numbers if self.allowed(self.check_buy, player, n)] + ["pass"]
            case "surrender":
                verbs = [f"surrender {card}" for card in hand]
            case "play" | "senate":
                verbs = [f"play {c}" for c in hand if self.allowed(self.check_play, player, c)] + ["pass"]
        return [f"{seat} {verb}" for verb in verbs]

    @staticmethod
    def allowed(check, *what) -> bool:
        try:
            check(*what)
        except Refused:
            return False
        return True

    # ---- opening

    def choices(self, seat: int) -> set[str]:
        """2.4, 10.3: which card to keep and which to open, of the cards dealt; the rest goes under."""
        picks = {(kept, *sorted(opened)) for kept, *opened in permutations(self.dealt[seat], 1 + self.opening_open)}
        return {" ".join([str(seat), "keep", kept, *(["open", *opened] if opened else [])]) for kept, *opened in picks}

    def keep(self, seat: int, card: str, opened: list[str]) -> None:
        require(len(opened) == self.opening_open,
                f"{self.opening_open} cards are opened in this game, not {len(opened)} (10.3)")
        lacking = Counter([card, *opened]) - Counter(self.dealt[seat])
        require(not lacking, f"seat {seat} was dealt {' '.join(self.dealt[seat])} (2.4)")
        for chosen in [card, *opened]:
            self.dealt[seat].remove(chosen)     # the first of equal cards
        self.players[seat].hand.append(card)
        for shown in opened:
            self.lay_open(seat, shown)          # free, no income, 6.3 is ignored (10.3)
        self.waiting.remove(seat)
        if not self.waiting:
            for rest in self.dealt:             # in seat order, whoever chose first (2.4)
                self.deck.extend(rest)
            self.begin_round()                  # 2.5

    # ---- the steps of a turn

    def look(self, player: Player) -> None:
        require(self.solo_level is None, "in solitaire Rome's cards may not be looked at (10.4)")
        player.money += 2                       # 3.2
        self.end_turn()

    def draw(self, player: Player) -> None:
        if not self.deck:
            player.money += 2                   # 4.6
            self.step = "buy"
            return
        more = player.has("M") // 4             # 4.3
        self.to_draw = min(3 + more, len(self.deck))
        self.room = {"hand": 1 + more, "legion": 1, "under": 1}
        if self.to_draw < 3 + more:             # 4.6; a single card may go to either place
            self.room = {"hand": max(1, self.to_draw - 1), "legion": 1, "under": 0}
        religion = player.has("R")
        self.hold = self.to_draw if religion >= 6 else 2 if religion >= 3 else 1
        self.step = "place"
        self.take_up()

    def take_up(self) -> None:
        while self.to_draw and len(self.held) < self.hold:
            self.held.append(self.deck.popleft())
            self.to_draw -= 1

    def check_place(self, where: str, number: int = 1) -> None:
        require(self.room[where] > 0, f"no further card of this draw goes to '{where}' (4.1, 4.3, 4.6)")
        require(number <= len(self.legions), f"there is no Legion {number} (1.6)")
        last_card = len(self.held) + self.to_draw == 1
        require(where != "hand" or self.hold == 1 or self.room["hand"] > 1 or last_card,
                "with 3 or more Religion the last hand place is filled last (4.2, 4.4)")

    def place(self, player: Player, where: str, card: str, number: int = 1) -> None:
        require(card in self.held, f"{card} is not among the drawn cards {' '.join(self.held)} (4.1)")
        self.check_place(where, number)
        self.held.remove(card)
        self.room[where] -= 1
        pile = {"hand": player.hand, "legion": self.legions[number - 1], "under": self.deck}[where]
        pile.append(card)
        self.take_up()
        if not self.held:
            self.step = "buy"

    def check_buy(self, player: Player, number: int) -> int:
        """What the cards below a Legion cost, if they can be bought."""
        require(number <= len(self.legions), f"there is no Legion {number} (1.6)")
        group = self.legions[number - 1]
        require(bool(group), f"nothing lies below Legion {number} (5.1)")
        cost = max(0, price(group) - player.has("W") // 3)          # 5.2
        require(cost <= player.money, f"Legion {number} costs {cost}, there are {player.money} Aurei (5.1, 5.2)")
        return cost

    def buy(self, player: Player, number: int) -> None:
        player.money -= self.check_buy(player, number)
        player.hand += self.legions[number - 1]
        self.legions[number - 1] = []
        self.step = "play"

    def check_play(self, player: Player, card: str) -> int:
        """What a card costs to play, if it can be played: 8.1 for an answer, otherwise 6.1 and 6.2."""
        require(card in player.hand, f"{card} is not in the hand (6.1)")
        cost = 1 if self.step == "senate" else max(0, len(self.played) - player.has("E") // 4)
        require(cost <= player.money, f"playing {card} costs {cost}, there are {player.money} Aurei (6.1, 8.1)")
        if card[0] in "FA":                     # 6.3
            after, limit = player.has(card[0]) + int(card[1]), max(player.has("L"), player.has("I"))
            require(after <= limit, f"{card} would make {after} symbols, Land or Intrigue allow {limit} (6.3)")
        return cost

    def play(self, seat: int, card: str) -> None:
        player = self.players[seat]
        player.money -= self.check_play(player, card)
        player.hand.remove(card)
        self.lay_open(seat, card)
        self.played.append(card)

    def lay_open(self, seat: int, card: str) -> None:
        self.players[seat].display.append(card)
        intrigue = [(p.has("I"), p.has("V")) for p in self.players]     # 6.5; without Nocturnus nobody has a V
        ahead = intrigue[seat][0] > 0 if self.conspiratus is None else intrigue[seat] > intrigue[self.conspiratus]
        if ahead:
            self.conspiratus = seat

    def income(self, player: Player) -> None:
        added = {card[0] for card in self.played}
        if not added:
            player.money += 2                   # 7.1
        elif "I" not in added:                  # 7.4
            cards = Counter(card[0] for card in player.display)
            player.money += max(cards[letter] for letter in added) + ("S" in added)     # 7.2, 7.3
        self.owed = min(player.has("V") // 4, len(player.hand))         # 7.5
        self.after_income()

    def surrender(self, player: Player, card: str) -> None:
        require(card in player.hand, f"{card} is not in the hand (7.5)")
        player.hand.remove(card)
        self.rome.append(card)
        self.owed -= 1
        self.after_income()

    def after_income(self) -> None:
        if self.owed:
            self.step = "surrender"
        elif len(self.players) >= 5 and symbols(self.played, "S"):      # 8.1: the others answer, clockwise
            self.step, self.waiting = "senate", self.clockwise(self.turns[0])[1:]
        else:
            self.end_turn()

    def answer(self, seat: int, card: str | None) -> None:
        if card:
            self.play(seat, card)               # a Senator among the answers calls nobody (8.2)
        self.waiting.pop(0)
        if not self.waiting:
            self.end_turn()

    # ---- rounds and the end

    def clockwise(self, first: int) -> list[int]:
        return [(first + step) % len(self.players) for step in range(len(self.players))]

    def begin_round(self) -> None:
        if self.conspiratus is not None and self.rounds:
            self.starter = self.conspiratus     # 9.2; nobody holds the marker: the starting player stays
        for legion in self.legions:
            if not legion:
                legion.append(self.deck.popleft())
        self.rounds += 1
        self.turns = self.clockwise(self.starter)
        self.begin_turn()

    def begin_turn(self) -> None:
        self.waiting, self.played, self.step = self.turns[:1], [], "turn"

    def end_turn(self) -> None:
        self.turns.pop(0)
        if self.turns:
            return self.begin_turn()
        deck_empty = not self.deck
        if not deck_empty or self.final_levy:   # 9.4
            self.levy()
        empty_legions = sum(not legion for legion in self.legions)
        if deck_empty or len(self.deck) < empty_legions:    # 9.4, 9.3
            self.step, self.waiting = "over", []
        else:
            self.begin_round()

    def levy(self) -> None:
        """9.1: Rome takes the dearest group, of equal ones that with the lowest number."""
        number = max(range(len(self.legions)), key=lambda n: (bool(self.legions[n]), price(self.legions[n]), -n))
        self.rome += self.legions[number]
        self.legions[number] = []

    def result(self) -> dict:
        rome = strengths(self.rome, self.letters)
        rebels = [strengths(player.display, self.letters) for player in self.players]
        stronger = [{letter for letter in self.letters if own[letter] > rome[letter]} for own in rebels]
        wealth = [player.money + len(player.hand) for player in self.players]
        shown = [{card[0] for card in player.display} for player in self.players]
        points = [2 * len(shown[seat]) + 3 * len(stronger[seat]) + rebels[seat]["F"] + rebels[seat]["A"]
                  + (seat == self.conspiratus) + 4 * (wealth[seat] == max(wealth))
                  for seat in range(len(self.players))]     # 9.8
        if self.solo_level:                     # 10.2
            goal = SOLO_GOAL[self.nocturnus][self.solo_level - 1]
            rebels_win = len(shown[0]) == len(self.letters) and len(stronger[0]) >= goal
            winners = [0] if rebels_win else []
        else:                                   # 9.7: Rome holds every category in which nobody is stronger
            rebels_win = len(self.letters) - len(set().union(*stronger)) < ROME_NEEDS[self.nocturnus]
            best = [seat for seat, score in enumerate(points) if score == max(points)]
            winners = best if rebels_win else [] if self.conspiratus is None else [self.conspiratus]
        return {"victor": "rebels" if rebels_win else "rome", "winners": winners, "points": points,
                "rounds": self.rounds, "money": [player.money for player in self.players],
                "hands": [player.hand for player in self.players],
                "displays": [player.display for player in self.players],
                "rome": self.rome, "primus_conspiratus": self.conspiratus}


# ---- reading a record

def one_copy(cards, nocturnus: bool) -> Counter:
    """One full copy of the cards (1.2, 1.3), from a list in the shape of SHIPPED_CARDS; checked as 1.4 asks."""
    copy = Counter()
    require(isinstance(cards, dict), "'cards' is no object (1.4)")
    for part in ["base", "nocturnus"] if nocturnus else ["base"]:
        shipped = SHIPPED_CARDS[part]
        require(isinstance(cards.get(part), dict), f"'cards' lacks '{part}' (1.4)")
        require(cards[part].keys() == shipped.keys(), f"'cards', {part}: wrong categories (1.2, 1.3)")
        for category in shipped:
            kinds = cards[part][category]
            good = isinstance(kinds, dict) and all(re.fullmatch("[1-3]@[0-9]", kind) for kind in kinds) and all(
                type(count) is int and count >= 0 for count in kinds.values())
            require(good, f"'cards', {category}: not like \"2@4\": 5, 1 to 3 symbols at 0 to 9 Aurei (1.4)")
            total, wanted = sum(kinds.values()), sum(shipped[category].values())
            require(total == wanted, f"'cards', {category}: {total} cards where there are {wanted} (1.2, 1.3)")
            copy.update({LETTERS[category] + kind: count for kind, count in kinds.items()})
    return copy


def check_deck(deck, players: int, copy: Counter, change: int) -> None:
    """2.1: up to four players a part of one copy, beyond that one copy and part of a second."""
    size = copy.total() + change
    require(len(deck) == size, f"the deck has {len(deck)} cards, {players} players use {size} (2.1)")
    least = copy if change >= 0 else Counter()
    most = copy + copy if change > 0 else copy
    here = Counter(deck)
    for card in sorted(here | copy):
        require(least[card] <= here[card] <= most[card],
                f"the deck has {here[card]} times {brief(card)}, possible are {least[card]} to {most[card]} (2.1)")


def open_game(record) -> Game:
    """The game of a record before its first action; set-up and deck are checked."""
    require(isinstance(record, dict), "a record is a JSON object")
    require(record.get("format") == "pax-record/1", "'format' is not pax-record/1")
    setup = record.get("setup")
    require(isinstance(setup, dict), "'setup' is no object")
    players, level = setup.get("players"), setup.get("solo_level")
    require(type(players) is int and 1 <= players <= 8, "setup: 'players' is not 1 to 8 (2.1)")
    for key in ("nocturnus", "final_levy"):
        require(type(setup.get(key)) is bool, f"setup: '{key}' is neither true nor false")
    if players == 1:
        require(type(level) is int and 1 <= level <= 5, "setup: 'solo_level' is not 1 to 5 (10.2)")
    else:
        require(level is None, "setup: 'solo_level' is for one player only (10.1)")
    for key in ("deck", "actions"):
        texts = record.get(key)
        good = isinstance(texts, list) and all(isinstance(text, str) for text in texts)
        require(good, f"'{key}' is no list of texts")
    nocturnus = setup["nocturnus"]
    cards = record.get("cards")
    copy = one_copy(SHIPPED_CARDS if cards is None else cards, nocturnus)
    check_deck(record["deck"], players, copy, DECK_CHANGE[nocturnus][players - 1])
    return Game(players, nocturnus, level, setup["final_levy"], record["deck"])


def brief(value) -> str:
    """A value from a record, safe and short enough to print."""
    text = ascii(value)
    return text if len(text) <= 200 else text[:200] + "..."


def settled(value):
    """The same with lists of cards sorted: their order does not matter."""
    if not isinstance(value, list):
        return value
    return sorted(value) if all(isinstance(item, str) for item in value) else [settled(item) for item in value]


def same(one, other) -> bool:
    return json.dumps(settled(one)) == json.dumps(settled(other))  # unlike ==, this tells true, 1 and 1.0 apart


def compare(claimed, replayed: dict) -> None:
    require(isinstance(claimed, dict), "'result' is no object")
    seats = len(replayed["points"])
    for key, ours in replayed.items():
        require(key in claimed, f"result: '{key}' is missing")
        theirs, where = claimed[key], ""
        if key in ("points", "money", "hands", "displays") and isinstance(theirs, list) and len(theirs) == seats:
            seat = next((s for s in range(seats) if not same(theirs[s], ours[s])), 0)   # name the first that differs
            theirs, ours, where = theirs[seat], ours[seat], f" of seat {seat}"
        rule = "10.2" if seats == 1 and key in ("victor", "winners") else RESULT_RULES[key]
        require(same(theirs, ours),
                f"result: '{key}'{where} is {brief(theirs)}, the replay gives {brief(ours)} ({rule})")


def verify(record) -> None:
    """Raises Refused with the first thing that is wrong with a record."""
    game = open_game(record)
    for number, action in enumerate(record["actions"], start=1):
        try:
            game.act(action)
        except Refused as why:
            raise Refused(f"action {number} {brief(action)}: {why}") from None
    if game.step != "over":
        raise Refused(f"the actions end after action {len(record['actions'])}, before the game is over by 9.3 or 9.4: "
                      f"seat {game.waiting[0]} is to act: {STEPS[game.step]}")
    compare(record.get("result"), game.result())


def verify_lines(lines) -> int:
    """The number of good records; raises Refused with the line of the first bad one. Blank lines are skipped."""
    good = 0
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            verify(json.loads(line.decode("utf-8")))
        except Refused as why:
            raise Refused(f"line {number}: {why}") from None
        except (ValueError, RecursionError) as why:     # not UTF-8, not JSON, nested without end
            raise Refused(f"line {number}: this is no JSON object on one line: {brief(str(why))}") from None
        good += 1
    require(good > 0, "there is no record in it")
    return good


def main() -> int:
    parser = argparse.ArgumentParser(description="Replays and checks pax-record/1 files (JSON Lines).")
    parser.add_argument("files", nargs="+", metavar="FILE", help="a file of records, or - for standard input")
    files = parser.parse_args().files
    sys.stdout.reconfigure(errors="backslashreplace")
    good = bad = unreadable = 0
    for name in files:
        try:
            if name == "-":
                good += verify_lines(sys.stdin.buffer)
            else:
                with open(name, "rb") as lines:
                    good += verify_lines(lines)
        except Refused as why:
            bad += 1
            print(f"{name}: {why}")
        except OSError as why:
            unreadable += 1
            print(f"{name}: cannot be read: {why}")
    print(f"{len(files)} files: {len(files) - bad - unreadable} good with {good} records, {bad} refused, "
          f"{unreadable} unreadable")
    return 1 if bad else 2 if unreadable else 0


if __name__ == "__main__":
    sys.exit(main())
