"""Reads games of Bastide: records (.bastide) and the JSON lines of `bastide replay --json`.

    python3 docs/readers/read_game.py FILE...       what each holds: players, actions, points
"""
import json
import shlex
import sys

HEADER = {"player", "expansions", "option", "first", "seed", "device", "word", "position"}


def read_record(text):
    lines = text.removeprefix("\ufeff").splitlines()
    if not lines or lines[0].split() != ["bastide-record", "1"]:
        raise ValueError("not a record of format 1")
    game = {"players": [], "expansions": [], "options": {}, "actions": [], "over": False, "scores": None}
    for line in lines[1:]:
        words = shlex.split(line, comments=True)
        if not words:
            continue
        if words[0] == "player":
            game["players"].append({"colour": words[1], "name": "".join(words[2:3]), "computer": "".join(words[4:5])})
        elif words[0] == "expansions":
            game["expansions"] += words[1:]
        elif words[0] == "option":
            game["options"][words[1]] = words[2]
        elif words[:2] == ["expect", "score"]:
            game["scores"] = [int(word) for word in words[2:]]
        elif words[:2] == ["expect", "over"]:
            game["over"] = True
        elif words[0] not in HEADER and words[0] != "expect":
            game["actions"].append(" ".join(words))
    return game


def read_lines(text):
    setup, *actions, end = [json.loads(line) for line in text.splitlines()]
    return {**setup, "actions": [each["action"] for each in actions], "over": end["over"], "scores": end["scores"]}


def read_game(text):
    return read_lines(text) if text.startswith("{") else read_record(text)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        with (sys.stdin if name == "-" else open(name, encoding="utf-8")) as file:
            game = read_game(file.read())
        print(len(game["players"]), len(game["actions"]), game["over"], *game["scores"] or [])
