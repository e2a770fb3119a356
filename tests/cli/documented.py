#!/usr/bin/env python3
"""What the documents say of the command line holds: their records can be replayed, their commands are understood, and
what is printed has no field that they do not name.

    python3 tests/cli/documented.py build/native-release/bastide
"""
import json
import pathlib
import re
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = str(pathlib.Path(sys.argv[1]).resolve())
# As little as shows that a command is understood.
LITTLE = [(r"(nodes|ms)=\d+", r"\1=1"), (r"--(count|generations|from) \d+", r"--\1 1"), (r"--nodes \d+", "--nodes 100"),
          (r"--games \d+", "--games 4"), (r"threads=\d+", "threads=2"),
          (r"^ladder --", "ladder piper miller --"), (r"\bbailiff\b", "greedy"),
          (r"^puzzles .*--games 4", "puzzles --nodes 100 --games 1"), (r"--players N", "--players 2"),
          (r"level=LEVEL", "level=1"), (r"game\.txt", "EXAMPLE")]
EXAMPLE = "tests/data/examples/EX-BASE-1.txt"


def run(*words, text=None):
    return subprocess.run([PROGRAM, *words], input=text, capture_output=True, text=True, encoding="utf-8", cwd=ROOT)


def replay_records(text):
    for record in re.findall(r"^```\n(bastide-record 1\n.*?)^```", text, re.S | re.M):
        done = run("replay", "-", text=record)
        assert done.returncode == 0, (record, done.stderr)


def commands(text):
    """The lines of blocks, and what stands within a line."""
    text = re.sub(r"\s*#.*$", "", re.sub(r"^ {4}", "", text, flags=re.M), flags=re.M) + "\n" + \
        "\n".join(re.sub(r"\s+", " ", piece) for piece in re.findall(r"`((?:bastide|\./dev cli) [^`]+)`", text))
    return re.findall(r"^(?:bastide|\./dev cli) ([a-z]+ .*)$", text, re.M)


def give_command(line):
    for pattern, little in LITTLE:
        line = re.sub(pattern, little, line)
    words = [EXAMPLE if word == "EXAMPLE" else word for word in shlex.split(line)]
    if any(re.fullmatch(r"[A-Z|]+|\[.*|program:.*", word) for word in words) or words[0] == "judge":
        return False  # with words to be filled in, or run by meet_programs.py and judge_levels.py
    if words[0] in ("match", "ladder", "chances", "simulate", "puzzles", "benchmark") and not {"--games", "--count"} & set(words):
        words += ["--count", "1"] if words[0] == "benchmark" else ["--games", "4"]
    done = run(*words)
    assert done.returncode == 0, (line, done.stderr)
    return True


def names(text):
    code = re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", text, flags=re.S | re.M))
    return set(re.findall(r"[a-z][a-z0-9-]*", " ".join(code)))


def keys(value):
    """All fields of an answer but those named by the game: tiles of a bag, kinds of goods or figures."""
    if isinstance(value, list):
        return set().union(*map(keys, value))
    if not isinstance(value, dict):
        return set()
    inner = (keys(below) for name, below in value.items() if name not in ("bag", "supplies", "options"))
    return set(value).union(*inner)


def name_parts_of_a_game(notation):
    for kind in ("expansions", "options"):
        known = set(run("simulate", f"--{kind}", "none").stderr.split()[4:])
        said = names(re.search(rf"^{kind.capitalize()}: ([^;.]*)", notation, re.M)[1])
        assert said == known and len(known) > 10, (kind, said ^ known)


def replay_as_json(known):
    for example in sorted((ROOT / "tests/data/examples").glob("*.txt")):
        done = run("replay", str(example), "--json")
        assert done.returncode == 0, (example.name, done.stderr)
        for line in map(json.loads, done.stdout.splitlines()):
            said = keys(line) | {event["event"] for event in line.get("events", [])}
            assert said <= known, (example.name, said - known)


def ask_engine(known):
    questions = [{"ask": "new", "game": "--players 3 --expansions abbot", "seed": 7}, {"ask": "legal"}, {"ask": "table"},
                 {"ask": "best", "player": "greedy"}, {"ask": "position"}, {"ask": "record"}]
    done = run("engine", text="".join(json.dumps(question) + "\n" for question in questions))
    for line in map(json.loads, done.stdout.splitlines()):
        assert "error" not in line and keys(line) <= known, (line, keys(line) - known)


def main():
    documents = {path.name: path.read_text(encoding="utf-8") for path in
                 [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]}
    for text in documents.values():
        replay_records(text)
    given = sum(give_command(line) for text in documents.values() for line in commands(text))
    assert given >= 15, given
    name_parts_of_a_game(documents["notation.md"])
    replay_as_json(names(documents["notation.md"]))
    ask_engine(names(documents["engine.md"]) | names(documents["notation.md"]))


if __name__ == "__main__":
    main()
