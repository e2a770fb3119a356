#!/usr/bin/env python3
"""Other programs in `bastide match`: they play whole games, learn nothing of the future, and one that fails is
named (docs/engine.md).

    python3 tests/cli/meet_programs.py build/native-release/bastide
"""
import json
import pathlib
import shlex
import subprocess
import sys

BASTIDE = sys.argv[1]
BOT = "program:" + shlex.join([sys.executable, str(pathlib.Path(__file__).with_name("bot.py"))])
ENGINE = shlex.join([BASTIDE, "engine"])


def match(*words):
    return subprocess.run([BASTIDE, "match", *words], capture_output=True, text=True, encoding="utf-8")


def decks(*words):
    """The results, without the times, which vary."""
    played = match(*words, "--lines")
    assert played.returncode == 0, played.stderr
    return [line.split()[:-2] for line in played.stdout.splitlines()]


def main():
    # The example in another language, in the base game and where there are many other decisions.
    once = decks(BOT, "random", "--games", "4", "--seed", "3")
    assert len(once) == 2 and once == decks(BOT, "random", "--games", "4", "--seed", "3"), once
    assert len(decks(BOT, "random", "--games", "3", "--players", "3", "--preset", "big-box-7")) == 1

    # Two programs against each other: the engine itself is one, too, and wins against chance.
    (deck,) = decks(f"program:nodes=8:{ENGINE}", BOT, "--games", "2")
    assert deck[6:8] == ["2", "2.0000"], deck

    # What goes wrong is said.
    for command, reason in [("exit", "does not answer"), ("/nowhere/bot", "does not answer"),
                            ("read q; echo '{}'", 'without "best"'), ("read q; echo no", 'without "best"'),
                            ("read q; echo '{\"best\":\"fly\"}'", "fly"),
                            ("read q; echo '{\"best\":\"pass\"}'", "forbidden by")]:
        failed = match("program:" + command, "random", "--games", "2")
        assert failed.returncode == 1 and reason in failed.stderr, (command, failed)
    assert match("program:", "random").returncode == 2

    # Letters outside ASCII, as they are and as JSON may escape them.
    for escaped in (True, False):
        record = 'bastide-record 1\nplayer black "Bořivoj 𝄞"\nplayer red ""\nseed 1\n'
        new = json.dumps({"ask": "new", "record": record}, ensure_ascii=escaped)
        lines = subprocess.run([BASTIDE, "engine"], input=new + '\n{"ask":"record"}\n', capture_output=True, text=True,
                               encoding="utf-8").stdout.splitlines()
        assert "Bořivoj 𝄞" in json.loads(lines[1])["record"], lines

    # What a program is told does not hold the seed that decides the future.
    asked = match("program:head -n 1 >&2", "random", "--games", "2", "--seed", "99").stderr
    assert "bastide-record 1" in asked and "seed 0\\n" in asked, asked


if __name__ == "__main__":
    main()
