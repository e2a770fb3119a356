#!/usr/bin/env python3
"""Plays a game through `bastide engine` (docs/engine.md): another program against ours.

    python3 tests/cli/play_by_lines.py build/native-release/bastide

Ours takes the best turn that it finds; the other one moves at random, and places a figure where it can.
Replace `choose` with your own player.
"""
import json
import random
import subprocess
import sys


class Engine:
    def __init__(self, program):
        self.process = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True, encoding="utf-8")

    def ask(self, what, **fields):
        self.process.stdin.write(json.dumps({"ask": what, **fields}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise SystemExit(f"{what}: {answer['error']}")
        return answer


def choose(engine, position, chance):
    """A line of `legal`: anything but passing."""
    legal = engine.ask("legal")["legal"]
    return chance.choice([line for line in legal if line != "pass"] or legal)


def main():
    engine, chance = Engine(sys.argv[1]), random.Random(1)
    position = engine.ask("new", game="--players 2", seed=7)
    while not position["over"]:
        if position["player"] == 0:
            action = engine.ask("best", player="bailiff", nodes=20)["best"]
        else:
            action = choose(engine, position, chance)
        position = engine.ask("play", action=action)
    ours, other = position["scores"]
    print(f"{ours} : {other}")
    replayed = engine.ask("new", record=engine.ask("record")["record"])
    assert replayed["scores"] == position["scores"], "the record tells another game"
    assert ours > other and position["winners"] == [0], "ours lost to chance"


main()
