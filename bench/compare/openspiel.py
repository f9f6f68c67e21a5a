#!/usr/bin/env python3
"""Time per action of random play: OpenSpiel's card games in C++, and Pax, chess beside them, in one run.

    openspiel.py [PROGRAM…]      each PROGRAM is run before and after, and what it prints is shown:
                                 `pax bench --mode 2`, bench/reference

OpenSpiel plays in C++ (evaluate_bots with its uniform random bots); Python only starts each game, which weighs on the shortest
ones. How many actions a game has is counted in a sample: decisions and deals alike, as OpenSpiel plays them.
"""

import random
import shlex
import subprocess
import sys
import time

import pyspiel

CARD_GAMES = [
    "kuhn_poker", "leduc_poker", "crazy_eights", "gin_rummy", "hearts", "spades", "euchre", "skat", "cribbage",
    "tiny_bridge_2p", "blackjack",
]
SECONDS = 2.0


def actions_per_game(game, times=200):
    """How many actions a random game has, chance among them."""
    count = 0
    for _ in range(times):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, shares = zip(*state.chance_outcomes())
                state.apply_action(random.choices(actions, shares)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
            count += 1
    return count / times


def nanoseconds(name):
    """Median over several batches, of the processor's time."""
    game = pyspiel.load_game(name)
    length = actions_per_game(game)
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    batch = max(5, int(2000 / length))
    times = []
    end = time.process_time() + SECONDS
    while time.process_time() < end or len(times) < 3:
        begun = time.process_time()
        for seed in range(batch):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed + len(times))
        times.append((time.process_time() - begun) / batch / length * 1e9)
    times.sort()
    return length, times[len(times) // 2], times[0]


def main(programs):
    for program in programs:
        print(f"$ {program}")
        print(subprocess.run(shlex.split(program), capture_output=True, text=True, check=True).stdout)
    print(f"{'OpenSpiel':<18}{'actions a game':>16}{'median':>12}{'best':>12}")
    for name in CARD_GAMES:
        try:
            length, median, best = nanoseconds(name)
        except pyspiel.SpielError as error:
            print(f"{name:<18} not in this build: {error}")
            continue
        print(f"{name:<18}{length:>16.1f}{median:>9.0f} ns{best:>9.0f} ns")


if __name__ == "__main__":
    main(sys.argv[1:])
