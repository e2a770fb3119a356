#!/usr/bin/env python3
"""Makes assets/puzzles.txt of what `bastide puzzles` has printed (docs/players.md).

    tools/puzzles.py FILE... > puzzles.txt

Every puzzle is taken once, by its id. Of those that the estimate alone finds, at most as many as
--easy says, or else so many that they are a third of all: of each set in turn, and first those that
were in the file before, then those that the fewest levels solve. Left out are those that only the
weakest levels find."""
import argparse
import collections
import pathlib
import sys

HEADER = """\
# Puzzles: positions in which one turn is clearly the best (docs/players.md). "= SET" begins those of
# the base game, of one expansion, or of "more"; then, a line each: the grade, how many points any
# other turn loses at least, the letters of its themes, how often each level solves it, and the code
# of a link that ends with the best turn (docs/link.md). Made by tools/puzzles.py.
"""


def read(names):
    puzzles = {}
    for name in names:
        section = ""
        for line in open(name, encoding="utf-8"):
            words = line.split("#")[0].split()
            if len(words) == 2 and words[0] == "=":
                section = words[1]
            elif len(words) == 5 and section:
                puzzles.setdefault(words[4][-3:], [section] + words)
            elif len(words) == 6:
                puzzles.setdefault(words[5][-3:], words)
    return list(puzzles.values())


def known_ids():
    text = pathlib.Path(__file__).parent.parent / "assets" / "puzzles.txt"
    lines = text.read_text(encoding="utf-8").splitlines() if text.exists() else []
    return {line[-3:] for line in lines if line and line[0] not in "#="}


def misleading(puzzle):
    """Found by the weakest levels, which play what happens to score, and not by a better one: it tells nobody's strength."""
    solved = list(map(int, puzzle[4]))
    return puzzle[1] != "1" and max(solved[:2]) - solved[2] >= 5


def few_easy(puzzles, most):
    hard = [p for p in puzzles if p[1] != "1" and not misleading(p)]
    by_set = collections.defaultdict(list)
    known = known_ids()
    order = lambda p: (p[5][-3:] not in known, sum(map(int, p[4])))
    for p in sorted((p for p in puzzles if p[1] == "1"), key=order):
        by_set[p[0]].append(p)
    easy = []
    while any(by_set.values()):
        for of_set in by_set.values():
            easy += of_set[:1]
            del of_set[:1]
    return hard + easy[: len(hard) // 2 if most is None else most]


def main():
    by_set = collections.defaultdict(list)
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--easy", type=int)
    options.add_argument("files", nargs="+")
    given = options.parse_args()
    for p in few_easy(read(given.files), given.easy):
        by_set[p[0]].append(p[1:])
    order = sorted(by_set, key=lambda name: (name != "base", name == "more", name))
    sys.stdout.write(HEADER)
    for name in order:
        print("=", name)
        for words in sorted(by_set[name], key=lambda w: (w[0], -sum(map(int, w[3])), w[4])):
            print(*words)


main()
