#!/usr/bin/env python3
"""From a seed to a deck, a second time: the fair deal of Pax in plain Python.

    fair_deal.py SEED PLAYERS [--nocturnus]     prints the commitment and the draw deck, top first
    fair_deal.py --check FILE…                  checks every record that names its seed ("-" is standard input)

docs/FAIR_DEAL.md describes the steps; this file follows them line by line and needs nothing but Python 3.
"""

import hashlib
import json
import struct
import sys

BASE = {
    "W": {"1@1": 3, "1@2": 3, "2@3": 3, "2@4": 1},
    "F": {"1@2": 4, "1@3": 2, "2@3": 1, "2@4": 3},
    "A": {"1@2": 4, "1@3": 2, "2@3": 1, "2@4": 3},
    "R": {"1@1": 3, "1@2": 3, "2@3": 3, "2@4": 1},
    "S": {"1@1": 3, "1@2": 3, "2@3": 3, "2@4": 1},
    "L": {"1@1": 5, "1@2": 3, "2@2": 1, "2@3": 3},
    "I": {"1@1": 5, "1@2": 3, "2@2": 1, "2@3": 3},
}
NOCTURNUS = {
    "M": {"1@1": 2, "1@2": 3, "2@3": 3, "2@4": 2},
    "E": {"1@1": 2, "1@2": 3, "2@3": 3, "2@4": 2},
    "V": {"1@1": 3, "1@2": 3, "2@2": 2, "2@3": 2},
}
NAMES = dict(zip(["wealth", "fleet", "army", "religion", "senator", "land", "intrigue"], "WFARSLI"))
NAMES |= {"militia": "M", "scout": "E", "adversary": "V"}
# Rule 2.1: how many cards more or fewer than one copy, for 1 to 8 players.
MORE = {False: [-30, -20, -10, 0, 15, 30, 45, 60], True: [-40, -30, -15, 0, 30, 45, 60, 75]}


def quarter(s, a, b, c, d):
    """One quarter round of ChaCha."""
    for x, y, z, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        s[x] = (s[x] + s[y]) & 0xFFFFFFFF
        mixed = s[z] ^ s[x]
        s[z] = ((mixed << turn) | (mixed >> (32 - turn))) & 0xFFFFFFFF


def words(seed):
    """The ChaCha20 key stream of this key, block counter from 0, nonce 0, as 32-bit little-endian words."""
    key = struct.unpack("<8I", seed)
    block = 0
    while True:
        start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *key]
        start += [block & 0xFFFFFFFF, block >> 32, 0, 0]
        state = list(start)
        for _ in range(10):
            for column in range(4):
                quarter(state, column, column + 4, column + 8, column + 12)
            for a, b, c, d in ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
                quarter(state, a, b, c, d)
        yield from ((x + y) & 0xFFFFFFFF for x, y in zip(state, start))
        block += 1


def below(stream, bound):
    """A number from 0 to bound - 1, each as likely as any other."""
    unfair = 2**32 % bound
    while True:
        product = next(stream) * bound
        if product % 2**32 >= unfair:
            return product >> 32


def shuffle_front(cards, places, stream):
    """Fisher-Yates from the front."""
    for place in range(places):
        other = place + below(stream, len(cards) - place)
        cards[place], cards[other] = cards[other], cards[place]


def one_copy(nocturnus, lists):
    """All cards of one copy: categories in the order of the rules, then symbols, then price."""
    cards = []
    for letters in lists if nocturnus else lists[:1]:
        for letter in (c for c in "WFARSLIMEV" if c in letters):
            for face in sorted(letters[letter]):
                cards += [letter + face] * letters[letter][face]
    return cards


def deck(seed, players, nocturnus, lists=(BASE, NOCTURNUS)):
    """The draw deck, top first."""
    stream = words(seed)
    copy = one_copy(nocturnus, lists)
    size = len(copy) + MORE[nocturnus][players - 1]
    second = list(copy) if size > len(copy) else []
    extra = max(0, size - len(copy))
    shuffle_front(second, extra, stream)
    cards = second[:extra] + copy
    shuffle_front(cards, size, stream)
    return cards[:size]


def lists_of(record):
    """The card list a record was played with: its own, or the shipped one."""
    if not record.get("cards"):
        return BASE, NOCTURNUS
    sections = (record["cards"].get(name, {}) for name in ("base", "nocturnus"))
    return tuple({NAMES[category]: faces for category, faces in section.items()} for section in sections)


def check(path):
    """Compares every record of a file with the deal of its seed; returns (checked, wrong, without a seed)."""
    checked = wrong = silent = 0
    with sys.stdin if path == "-" else open(path, encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            record = json.loads(line)
            if "seed" not in record:
                silent += 1
                continue
            setup = record["setup"]
            ours = deck(bytes.fromhex(record["seed"]), setup["players"], setup["nocturnus"], lists_of(record))
            checked += 1
            if ours != record["deck"]:
                wrong += 1
                print(f"{path}, line {number}: the deck is not the one this seed gives")
    return checked, wrong, silent


def main(args):
    if args[:1] == ["--check"] and len(args) > 1:
        sums = [sum(column) for column in zip(*(check(path) for path in args[1:]))]
        print(f"{sums[0]} deals checked, {sums[1]} wrong, {sums[2]} records without a seed")
        return 1 if sums[1] else 0
    nocturnus = "--nocturnus" in args
    rest = [arg for arg in args if arg != "--nocturnus"]
    if len(rest) != 2 or len(rest[0]) != 64 or not rest[1].isdigit() or not 1 <= int(rest[1]) <= 8:
        print(__doc__, file=sys.stderr)
        return 2
    seed = bytes.fromhex(rest[0])
    print("commitment", hashlib.sha256(seed).hexdigest())
    print(" ".join(deck(seed, int(rest[1]), nocturnus)))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (OSError, ValueError, KeyError) as error:
        print(f"error: {error}", file=sys.stderr)
        sys.exit(2)
