#!/usr/bin/env python3
"""Which rules does a test name? Fails if a rule that is in the game has none.

    python3 tests/rules_coverage.py            # a table, and the uncovered rules
    python3 tests/rules_coverage.py --list     # also where each rule is named

A test names a rule as BASE-ROAD-1 in a record or comment, or as BASE_ROAD_1 in the name of a test,
one ID at a time: ranges do not count, so that naming a rule stays a deliberate act.
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

# Text in which a test can name a rule; documents and this file are not tests.
SUFFIXES = {".cpp", ".hpp", ".h", ".txt", ".rec", ".bastide", ".mjs", ".js", ".ts", ".json", ".sh"}

ID = r"(?:[A-Z][A-Z0-9]*-)+[0-9]+"


def documented():
    """All IDs of docs/rules in reading order, and the IDs defined twice."""
    found = []
    for path in sorted(RULES.glob("*.md")):
        text = path.read_text(encoding="utf-8")
        found += re.findall(rf"^- \*\*({ID})\*\*", text, re.MULTILINE)  # rules and decisions
        found += re.findall(rf"^\| ((?:EX|AMB)-{ID}|AMB-[0-9]+)\b", text, re.MULTILINE)
    twice = [id for id, n in collections.Counter(found).items() if n > 1]
    return list(dict.fromkeys(found)), twice


def named():
    """{ID: ["file:line", ...]} for everything under tests/ that looks like an ID."""
    places = collections.defaultdict(list)
    pattern = re.compile(r"(?<![A-Z0-9])(?:[A-Z][A-Z0-9]*[-_])+[0-9]+(?![0-9])")
    for path in sorted(TESTS.rglob("*")):
        parts = path.relative_to(TESTS).parts
        if path.suffix not in SUFFIXES or "node_modules" in parts or not path.is_file():
            continue
        lines = path.read_text("utf-8", "replace").splitlines()
        for number, line in enumerate([path.name, *lines]):  # line 0: the file's name
            for match in pattern.findall(line):
                places[match.replace("_", "-")].append(f"{'/'.join(parts)}:{number}")
    return places


def prefix(id):
    return id.rsplit("-", 1)[0]


def main():
    rules, twice = documented()
    places = named()
    known = set(rules)
    needed = [r for r in rules if r.startswith(IN_THE_GAME)]
    missing = [r for r in needed if r not in places and r not in EXCEPTIONS]

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
    if "--list" in sys.argv[1:]:
        for r in (r for r in rules if r in places):
            print(f"{r}: {' '.join(places[r])}")

    faults = [f"{r}: no test names it" for r in missing]
    faults += [f"{id}: defined twice in docs/rules" for id in twice]
    faults += [f"{id}: an exception without a rule" for id in EXCEPTIONS if id not in known]
    prefixes = {prefix(r) for r in rules}
    faults += [
        f"{id}: no such rule, but {where[0]} names it"
        for id, where in places.items()
        if prefix(id) in prefixes and id not in known
    ]
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
