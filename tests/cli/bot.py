#!/usr/bin/env python3
"""A player for `bastide match` (docs/engine.md): moves at random, and places a figure where it can.

    bastide match "program:python3 tests/cli/bot.py" random --games 20

Replace `choose` with your own player.
"""
import json
import random
import sys


def choose(question):
    """One of the lines of `legal`: anything but passing."""
    chance = random.Random(question["seed"])
    legal = question["legal"]
    return chance.choice([line for line in legal if line != "pass"] or legal)


for line in sys.stdin:
    print(json.dumps({"best": choose(json.loads(line))}), flush=True)
