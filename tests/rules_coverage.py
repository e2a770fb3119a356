#!/usr/bin/env python3
"""Which rules does a test name? Fails if a rule that is in the game has none.

    python3 tests/rules_coverage.py            # a table, and the uncovered rules
    python3 tests/rules_coverage.py --list     # also where each rule is named

A test names a rule by a statement, one ID at a time:

- in the name of a test: TEST(Roads, BASE_ROAD_1_...)
- by covers("BASE-ROAD-1") inside of it (tests/engine/rule.hpp)
- as the rule that refuses something: "BASE-FIG-3" in C++, `expect refused BASE-FIG-3: ...` in a record
- in the name of a record: EX-BASE-1.txt
- in the head of a record: a line `# rules: BASE-ROAD-1 BASE-ROAD-2` before the first action

Other comments do not count, and an ID that no document knows is a fault.
"""

import collections
import pathlib
import re
import sys

TESTS = pathlib.Path(__file__).resolve().parent
RULES = TESTS.parent / "docs" / "rules"

# Prefixes whose every ID needs a test. Add those of an expansion when it comes into the game.
IN_THE_GAME = (
    "COMP", "SETUP", "TURN", "BASE-", "FARM", "RIVER", "ABBOT", "INN", "BIG", "TRADE", "BUILD", "PIG",
    "FLY", "FERRY", "CROP", "EX-FLY", "EX-FERRY", "EX-CROP",
    "GOLD", "MAGE", "EX-GOLD", "EX-MAGE",
    "ROB", "MSG", "EX-ROB", "EX-MSG",
    "VAR", "INT", "EX-BASE", "EX-FARM", "EX-ABBOT", "EX-INN", "EX-BIG", "EX-TRADE", "EX-BUILD", "EX-PIG",
)

# IDs under these prefixes that nothing in the game can exercise yet. Delete a line once that changes.
EXCEPTIONS = {
    "COMP-8": "Hills & Sheep",
    "SETUP-13": "Hills & Sheep",
    "SETUP-14": "Wheel of Fortune",
    "SETUP-15": "Wheel of Fortune",
    "INT-2": "Wheel of Fortune",
    "INT-18": "Hills & Sheep",
    "INT-24": "Hills & Sheep",
    "INT-25": "Wheel of Fortune",
    "INT-28": "Hills & Sheep",
    "INT-31": "vineyards of Hills & Sheep",
    "INT-34": "Hills & Sheep",
    "INT-35": "Hills & Sheep",
    "INT-36": "Hills & Sheep",
    "INT-37": "Hills & Sheep",
    "INT-38": "Hills & Sheep",
    "INT-39": "Hills & Sheep",
    "INT-40": "Wheel of Fortune",
    "INT-41": "Wheel of Fortune",
    "INT-42": "Wheel of Fortune",
    "INT-43": "Wheel of Fortune",
    "INT-48": "Wheel of Fortune",
    "INT-49": "Wheel of Fortune",
    "INT-50": "expansions of Big Box 5",
    "INT-51": "Mists",
    "VAR-2": "every player has the same chance, so it is VAR-1",
    "VAR-8": "an auction whose rules no source gives",
    "VAR-13": "about things that a screen has not",
}

# What a test names though it is no rule, to see how that is taken.
NO_RULES = ("NO-SUCH-1",)

ID = r"(?:[A-Z][A-Z0-9]*-)+[0-9]+"
NAME = r"(?<![A-Z0-9])((?:[A-Z][A-Z0-9]*_)+[0-9]+)(?![0-9])"  # BASE_ROAD_1


def documented():
    """All IDs of docs/rules in reading order, and the IDs defined twice."""
    found = []
    for path in sorted(RULES.glob("*.md")):
        text = path.read_text(encoding="utf-8")
        found += re.findall(rf"^- \*\*({ID})\*\*", text, re.MULTILINE)  # rules and decisions
        found += re.findall(rf"^\| ((?:EX|AMB)-{ID}|AMB-[0-9]+)\b", text, re.MULTILINE)
    twice = [id for id, n in collections.Counter(found).items() if n > 1]
    return list(dict.fromkeys(found)), twice


def without_comments(text):
    """C++ with its comments blanked out; strings and line numbers stay."""
    token = re.compile(r'R"\((?:.|\n)*?\)"|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*(?:.|\n)*?\*/')

    def blank(match):
        found = match.group()
        return re.sub(r"[^\n]", " ", found) if found.startswith("/") else found

    return token.sub(blank, text)


def lines_of(text, start):
    return text.count("\n", 0, start) + 1


def in_code(text):
    """(line, ID) for every statement in a C++ test."""
    text = without_comments(text)
    for test in re.finditer(r"\bTEST(?:_F|_P)?\(\s*\w+,\s*(\w+)\)", text):
        for name in re.findall(NAME, test.group(1)):
            yield lines_of(text, test.start()), name.replace("_", "-")
    for string in re.finditer(rf'"({ID})"', text):
        yield lines_of(text, string.start()), string.group(1)
    for expect in re.finditer(rf"expect refused ({ID})\b", text):
        yield lines_of(text, expect.start()), expect.group(1)


def in_record(name, text):
    """(line, ID) for every statement in a record."""
    for id in re.findall(rf"(?<![A-Z0-9-]){ID}(?![0-9])", name):
        yield 0, id
    head = True
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        head = head and (not words or words[0] in HEADER)
        if head and line.startswith("# rules:"):
            for id in words[2:]:
                yield number, id
        if words[:2] == ["expect", "refused"] and len(words) > 2:
            yield number, words[2].rstrip(":")


# What may stand in the head of a record (docs/notation.md).
HEADER = ("#", "bastide-record", "player", "expansions", "option", "first", "seed")


def stated():
    """{ID: ["file:line", ...]} for every statement under tests/."""
    places = collections.defaultdict(list)
    for path in sorted(TESTS.rglob("*")):
        parts = path.relative_to(TESTS).parts
        if "node_modules" in parts or not path.is_file():
            continue
        if path.suffix in (".cpp", ".hpp"):
            found = in_code(path.read_text("utf-8", "replace"))
        elif path.suffix == ".txt":
            found = in_record(path.stem, path.read_text("utf-8", "replace"))
        else:
            continue
        for line, id in found:
            places[id].append(f"{'/'.join(parts)}:{line}")
    return places


def prefix(id):
    return id.rsplit("-", 1)[0]


def table(needed, places):
    """Prints how many rules of every prefix are named."""
    by_prefix = {}
    for r in needed:
        count = by_prefix.setdefault(prefix(r), [0, 0, 0])
        if r in places:
            count[0] += 1
        elif r in EXCEPTIONS:
            count[2] += 1
        count[1] += 1
    for name, (covered, total, later) in by_prefix.items():
        print(f"{name:<12} {covered}/{total - later}" + (f"  ({later} later)" if later else ""))


def faults_in(rules, needed, places):
    """Of the tests: rules without one, and statements without a rule."""
    known = set(rules)
    faults = [f"{r}: no test names it" for r in needed if r not in places and r not in EXCEPTIONS]
    faults += [f"{id}: an exception without a rule" for id in EXCEPTIONS if id not in known]
    faults += [
        f"{id}: no such rule, but {where[0]} names it"
        for id, where in places.items()
        if id not in known and id not in NO_RULES
    ]
    return faults


def main():
    rules, twice = documented()
    needed = [r for r in rules if r.startswith(IN_THE_GAME)]
    places = stated()

    table(needed, places)
    if "--list" in sys.argv[1:]:
        for r in (r for r in rules if r in places):
            print(f"{r}: {' '.join(places[r])}")

    faults = [f"{id}: defined twice in docs/rules" for id in twice]
    faults += faults_in(rules, needed, places)
    for fault in faults:
        print(fault)
    for id in EXCEPTIONS:
        if id in places:
            print(f"{id}: covered now, its exception can go")

    covered = sum(r in places for r in needed)
    required = sum(r not in EXCEPTIONS or r in places for r in needed)
    print(f"rules coverage: {covered} of {required} rules in the game, {len(rules)} IDs documented")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
