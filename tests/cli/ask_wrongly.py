#!/usr/bin/env python3
"""Asks `bastide engine` (docs/engine.md) what it cannot answer: an error is JSON, and changes nothing.

    python3 tests/cli/ask_wrongly.py build/native-release/bastide
"""
import json
import subprocess
import sys

engine = subprocess.Popen([sys.argv[1], "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL, text=True, encoding="utf-8")


def ask(what, **fields):
    engine.stdin.write(json.dumps({"ask": what, **fields}) + "\n")
    engine.stdin.flush()
    return json.loads(engine.stdout.readline())


def same_after(what, **fields):
    """An error, after which the game is what it was."""
    before = ask("record")
    answer = ask(what, **fields)
    assert "error" in answer, f"{what} {fields}: {answer}"
    assert ask("record") == before, f"{what} {fields} has changed the game"
    return answer["error"]


assert "error" in ask("position"), "there is no game yet"
ask("new", game="--players 2", seed=7)
other = ask("record")["record"]
ask("new", game="--players 3", seed=8)

# Whatever is quoted in an answer.
control = "".join(map(chr, range(32))) + "\x7f\"\\/\u2019\U0001f411"
assert control in same_after(control)
same_after("play", action=control)
same_after("new", record=f'bastide-record 1\nplayer red "{control}"\n')

# A question with a game of its own begins it only if it can be answered.
same_after("best", player="nobody", record=other)
same_after("best", player="greedy", record="no record")
same_after("new", game="--players 99")
assert "best" in ask("best", player="greedy", record=other)
assert ask("record")["record"] == other

# A game between devices can be played on, though nobody reveals anything here.
fair = ('bastide-record 1\nplayer red "Anna"\nplayer blue "Bo"\nfirst red\nseed 0\n'
        "device af2a709c4e11c311ae00873c867526de 0 red\n"
        "device e578d21cdc11a8daf6923066158cf481 0 blue\n")
position = ask("new", record=fair)
for _ in range(6):
    position = ask("play", action=ask("legal")["legal"][0])
replayed = ask("new", record=ask("record")["record"])
assert "error" not in replayed, replayed
assert {**replayed, "events": []} == {**position, "events": []}, "the record tells another game"
