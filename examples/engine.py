#!/usr/bin/env python3
"""An engine for `pax arena`: reads a question a line, answers with one of the legal actions.

    pax arena --players 2 'exec:python3 examples/engine.py' random

docs/ENGINES.md lists the fields of a question. This one buys when it can, plays when it may, and is otherwise random.
"""
import json
import os
import random
import sys

chance = random.Random(int(os.environ.get("PAX_SEED", "0")))

for line in sys.stdin:
    table = json.loads(line)
    legal = table["legal"]
    wanted = [action for action in legal if action.split()[0] in ("play", "buy", "draw")]
    print(chance.choice(wanted or legal), flush=True)
