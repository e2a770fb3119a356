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

# A field that the question does not have.
for what, field in [("new", "Seed"), ("new", "player"), ("play", "seed"), ("position", "turn"), ("legal", "player"),
                    ("table", "x"), ("record", "names"), ("best", "node"), ("best", "game")]:
    assert field in same_after(what, **{"action": "pass"} if what == "play" else {}, **{field: 1})
assert "nobody's" in same_after("best", **{"nobody's": [1, {"a": 2}]})

# A value that the field cannot have, whatever the question.
for field, values in [("seed", ("x", -5, 1.5, 2**64, "", None, True, [1], {})), ("nodes", ("x", -5, 0, 10**9 + 1, "1e3")),
                      ("ms", ("x", -5, 0, 2**32 + 1)), ("threads", ("x", -5, 0, 65)), ("player", ("", 1, "Greedy")),
                      ("chance", ("", "seed", False)), ("record", ("", 1, {}))]:
    for value in values:
        said = same_after("best", **{"player": "greedy", "record": other, field: value})
        assert field in said or field in ("player", "record"), said
for fields in ({"seed": -1}, {"chance": 1}, {"game": 1}, {"game": "--seed 3"}, {"record": []}, {"record": other, "seed": 1},
               {"record": other, "game": "--players 2"}):
    same_after("new", **fields)
same_after("best", player="greedy", chance="asked")
same_after("play", action=1)

# The limits are kept, and threads change nothing but the time.
whole = ask("best", player="castellan", nodes=300, seed="18446744073709551615")
assert len(whole["candidates"]) > 1, whole
assert ask("best", player="castellan", nodes=300, seed=2**64 - 1, threads=3) == whole

# What is not UTF-8 comes back as U+FFFD.
for broken in (b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe2\x82", b"\x80"):
    for line in (b'{"ask":"%s"}', b'{"ask":"play","action":"%s"}', b'{"ask":"play","%s":1}', b'{"ask":"new","game":"%s"}',
                 b'{"ask":"best","player":"%s"}', b'{"ask":"new","record":"bastide-record 1\\nplayer red \\"%s\\""}',
                 b'{"ask":"new","record":"bastide-record 1\\nplayer %s"}', b'%s'):
        engine.stdin.buffer.write(line % broken + b"\n")
        engine.stdin.flush()
        assert "error" in json.loads(engine.stdout.readline()), line % broken
engine.stdin.buffer.write(b'{"ask":"a\xffb"}\n')
engine.stdin.flush()
assert "a\ufffdb" in json.loads(engine.stdout.readline())["error"]

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
