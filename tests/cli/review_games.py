#!/usr/bin/env python3
"""A game is reviewed decision by decision, the same by any number of threads; what is told of it is complete, sums up,
and can be opened again (docs/judging.md).

    python3 tests/cli/review_games.py build/native-release/bastide tests/data
"""
import html.parser
import json
import pathlib
import re
import subprocess
import sys
import tempfile

PLAYED = pathlib.Path(sys.argv[2]) / "playthroughs"
TOOL = pathlib.Path(__file__).resolve().parents[2] / "tools/reviewed.py"
# Of each kind of game one: a duel, several tiles in hand, a team, everything of a box, a board with ends.
GAMES = ("farmers", "hands", "mists-2", "traders-builders", "limited-board")
LEVELS = ["piper", "miller", "mason", "bailiff", "castellan"]


def run(*words, text=None):
    return subprocess.run([sys.argv[1], *words], input=text, capture_output=True, text=True, encoding="utf-8")


def said(*words, text=None):
    done = run(*words, text=text)
    assert done.returncode == 0, (words, done.stderr)
    return done.stdout


def review(game, *words, text=None):
    return said("review", str(game), "--nodes", "50", *words, text=text)


def shortened(name, turns):
    """The beginning of a game, without its expectations."""
    lines = (PLAYED / f"{name}.txt").read_text(encoding="utf-8").splitlines(keepends=True)
    text, placed = "", 0
    for line in lines:
        if placed == turns and line.startswith(("draw ", "take ")):
            break
        placed += line.startswith("place ")
        text += "" if line.startswith(("#", "expect")) else line
    return text


def check_lines(text, team):
    """The JSON of one game; how many decisions there are."""
    head, *rest = [json.loads(line) for line in text.splitlines()]
    assert head["together"] == team and head["nodes"] == 50, head
    sides = len(head["players"])
    turns = [one for one in rest if "turn" in one]
    measures = [one for one in rest if "measure" in one]
    assert len(turns) == head["turns"] and len(measures) == sides, (head, len(turns))
    assert list(rest[-1]) == ["turning-points"], rest[-1]
    decisions = 0
    for turn in turns:
        assert turn["verdict"] == ("costly" if turn["lost"] >= 4 else "doubtful" if turn["lost"] >= 2 else "fine"), turn
        assert ("chances" in turn) != team and ("luck" in turn) != team, turn
        if not team:
            assert abs(sum(turn["chances"]) - 1) < 0.01, turn
        judged = [one["lost"] for one in turn["decisions"] if "levels" in one]
        if judged and len(judged) == len(turn["decisions"]):
            assert abs(sum(judged) - turn["lost"]) < 0.01, turn
        for one in turn["decisions"]:
            decisions += 1
            assert one["played"][0].startswith(("place ", "hide ")), one
            if "levels" not in one:
                continue
            assert list(one["levels"]) == LEVELS and one["levels"]["castellan"] == 0, one
            assert one["lost"] == max(one["judged"], 0), one
            assert one["lost"] == 0 or one["best"] != one["played"], one
    for measure in measures:
        assert ("rating" in measure or "luck" in measure) != team, measure
    return decisions


def decisions_in(text):
    return [one for line in map(json.loads, text.splitlines()) for one in (line["decisions"] if "turn" in line else ())]


class Outline(html.parser.HTMLParser):
    """Whether every element is closed, and which ones there are."""

    def __init__(self):
        super().__init__()
        self.open, self.seen = [], set()

    def handle_starttag(self, tag, attrs):
        self.seen.add(tag)
        assert not any(name.startswith("on") or name in ("src", "href") for name, _ in attrs), (tag, attrs)
        if tag not in ("meta",):
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.seen.add(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag, tag


def check_page(text, team, decisions):
    outline = Outline()
    outline.feed(text)
    assert not outline.open and ("svg" in outline.seen) != team, (outline.open, outline.seen)
    rows = text[text.index("<h2>Turn by turn"):].count("<tr class=")
    assert rows == decisions, (rows, decisions)


def check_games():
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "game.txt"
        for name in GAMES:
            team = name.startswith("mists")
            path.write_text(shortened(name, 14), encoding="utf-8")
            lines = review(path, "--json", "--threads", "1")
            assert lines == review(path, "--json", "--threads", "3"), name
            decisions = check_lines(lines, team)
            assert decisions >= 10, (name, decisions)
            table = review(path)
            assert len(re.findall(r"(?m)^ *\d* +\S+ +\S+/\S+  +(?:place|hide) ", table)) == decisions, table
            check_page(review(path, "--html"), team, decisions)
            annotated = review(path, "--annotate")
            assert said("replay", "-", text=annotated), annotated
            link = review(path, "--link").strip()
            again = review(link, "--json")
            assert said("describe", link) and check_lines(again, team) == decisions, link
            assert decisions_in(lines) == decisions_in(again), "the link has the same game"


def check_sum():
    """What tools/reviewed.py adds up."""
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for name in ("farmers", "traders-builders"):
            path = pathlib.Path(folder) / f"{name}.jsonl"
            path.write_text(review("-", "--json", text=shortened(name, 10)), encoding="utf-8")
            files.append(str(path))
        told = subprocess.run([sys.executable, str(TOOL), *files], capture_output=True, text=True, encoding="utf-8")
        assert told.returncode == 0 and told.stdout.startswith("2 games, "), told
        turns = [json.loads(line) for file in files for line in open(file, encoding="utf-8")]
        lost = [one["judged"] for turn in turns for one in (turn["decisions"] if "turn" in turn else ()) if "levels" in one]
        assert f"players lost {sum(lost) / len(lost):.2f} ±" in told.stdout, told.stdout


def check_names():
    text = shortened("farmers", 3).replace('player red ""', 'player red "<b>&\\"\'"')
    page = review("-", "--html", text=text)
    assert "&lt;b&gt;&amp;&quot;&#39;" in page and "<b>" not in page, page


def check_faults():
    good = shortened("farmers", 6)
    done = run("review", "-", "--nodes", "50", text=good + "place 40,40 0\n")
    assert done.returncode == 1 and "turns, not over" in done.stdout and re.match(r"-:\d+: ", done.stderr), done
    for words in (("review",), ("review", "a", "b"), ("review", "-", "--nodes", "1"), ("review", "-", "--json", "--html")):
        done = run(*words, text=good)
        assert done.returncode == 2 and done.stderr and not done.stdout, (words, done)
    for word in ("no-such-file", "#g=AAAA"):
        done = run("review", word)
        assert done.returncode == 1 and done.stderr and not done.stdout, done
    done = run("review", "-", text="hello")
    assert done.returncode == 1 and done.stderr and not done.stdout, done
    head = good[:good.index("draw ")]
    assert check_lines(review("-", "--json", text=head), False) == 0, "nothing has been played"


def check_adjudication():
    broken_off = shortened("farmers", 12)
    told = [json.loads(run("adjudicate", "-", "--games", "20", "--nodes", "200", "--threads", n, "--json", text=broken_off).stdout)
            for n in ("1", "3")]
    assert told[0] == told[1], "the same, however it is shared out"
    sides = told[0]["sides"]
    assert told[0]["games"] == 20 and abs(sum(side["chance"][0] for side in sides) - 1) < 0.002, told
    for side in sides:
        chance, low, high = side["chance"]
        assert 0 <= low <= chance <= high <= 1 and side["end"][0] >= side["points"], side
    page = run("adjudicate", "-", "--games", "8", "--nodes", "200", "--html", text=broken_off).stdout
    assert page.startswith("<!DOCTYPE html>") and page.rstrip().endswith("</html>"), page


def main():
    check_games()
    check_adjudication()
    check_sum()
    check_names()
    check_faults()
    print("Games are reviewed.")


if __name__ == "__main__":
    main()
