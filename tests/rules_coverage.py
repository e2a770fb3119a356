#!/usr/bin/env python3
"""Where are the rules named? Fails if the engine or the tests do not name a rule that is in the game.

    python3 tests/rules_coverage.py            # a table, and the rules that are missing
    python3 tests/rules_coverage.py --list     # also where each rule is named

The engine names a rule where it carries it out, one ID at a time: as a value, Rule::BASE_ROAD_1, or
as BASE-ROAD-1 in a comment, under engine/ or assets/tiles/. A range (BASE-ROAD-1..5) does not count.
Examples (EX-...) are for tests only.

A test names a rule by a statement, one ID at a time:

- in the name of a test: TEST(Roads, BASE_ROAD_1_...)
- by covers("BASE-ROAD-1") inside of it (tests/engine/rule.hpp)
- as the rule that refuses an action: "BASE-FIG-3" in C++, `expect refused BASE-FIG-3: ...` in a record
- in the name of a record: EX-BASE-1.txt
- in the head of a record: a line `# rules: BASE-ROAD-1 BASE-ROAD-2` before the first action

Other comments do not count. An ID that no document knows is a fault, in web/ as well.
"""

import collections
import pathlib
import re
import sys

TESTS = pathlib.Path(__file__).resolve().parent
ROOT = TESTS.parent
RULES = ROOT / "docs" / "rules"
SKELETON = TESTS / "sets" / "skeleton"  # has rules as an example, and an engine of its own

# IDs that nothing in the game can implement yet. Delete a line once that
# changes.
EXCEPTIONS = {
    "VAR-13": "about things that a screen has not",
}

# Names that are not rules: an ID used by a test, and a word that looks like one.
NO_RULES = ("NO-SUCH-1", "UTF-8")

ID = r"(?:[A-Z][A-Z0-9]*-)+[0-9]+"
NAME = r"(?<![A-Z0-9])((?:[A-Z][A-Z0-9]*_)+[0-9]+)(?![0-9])"  # BASE_ROAD_1
RANGE = rf"{ID}\.\.(?:[A-Z-]+)?[0-9]+"  # BASE-ROAD-1..5, MSG-11..MSG-16


def documented():
    """All IDs of the rules in reading order, and the IDs defined twice."""
    found = []
    for path in [*sorted(RULES.glob("*.md")), SKELETON / "rules.md"]:
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


# The lines that may occur in the head of a record (docs/notation.md).
HEADER = ("#", "bastide-record", "player", "expansions", "option", "first", "seed")


def in_engine(text):
    """(line, ID) for every rule that a file of the engine, the page or the tiles names."""
    for number, line in enumerate(text.splitlines(), 1):
        line = re.sub(RANGE, "", line)
        for id in re.findall(rf"(?<![A-Za-z0-9-]){ID}(?![A-Za-z0-9])", line):
            yield number, id
        for name in re.findall(rf"Rule::{NAME}", line):
            yield number, name.replace("_", "-")


def named_in(*globs):
    """{ID: ["file:line", ...]} for every rule that these files name."""
    places = collections.defaultdict(list)
    for path in sorted(path for glob in globs for path in ROOT.glob(glob)):
        for line, id in in_engine(path.read_text("utf-8")):
            places[id].append(f"{path.relative_to(ROOT).as_posix()}:{line}")
    return places


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
            places[id].append(f"tests/{'/'.join(parts)}:{line}")
    return places


def prefix(id):
    return id.rsplit("-", 1)[0]


def is_example(id):
    return id.startswith("EX-")


def table(needed, engine, tests):
    """Prints how many rules of every prefix the engine and the tests name."""
    by_prefix = collections.defaultdict(list)
    for r in needed:
        by_prefix[prefix(r)].append(r)
    print(f"{'':<12} {'engine':>8} {'tests':>8}")
    for name, ids in by_prefix.items():
        due = [r for r in ids if r not in EXCEPTIONS]
        here = "" if is_example(ids[0]) else f"{sum(r in engine for r in due)}/{len(due)}"
        tested = f"{sum(r in tests for r in due)}/{len(due)}"
        later = f"  ({len(ids) - len(due)} later)" if len(due) < len(ids) else ""
        print(f"{name:<12} {here:>8} {tested:>8}{later}")


def missing(needed, engine, tests):
    """Rules that have no place, or no test."""
    for r in needed:
        if r in EXCEPTIONS:
            continue
        if r not in engine and not is_example(r):
            yield f"{r}: the engine names it nowhere"
        if r not in tests:
            yield f"{r}: no test names it"


def unknown(rules, *sides):
    """What is named but is no rule."""
    known = set(rules) | set(NO_RULES)
    for places in sides:
        for id, where in places.items():
            if id not in known:
                yield f"{id}: no such rule, but {where[0]} names it"
    for id in EXCEPTIONS:
        if id not in known:
            yield f"{id}: an exception without a rule"


def main():
    rules, twice = documented()
    needed = [r for r in rules if not r.startswith("AMB-")]  # decisions are not rules
    engine = named_in("engine/**/*.[ch]pp", "assets/tiles/*.txt", "tests/sets/skeleton/rules.cpp")
    web = named_in("web/**/*.[ch]pp")
    tests = stated()

    table(needed, engine, tests)
    if "--list" in sys.argv[1:]:
        for r in (r for r in rules if r in engine or r in tests):
            print(f"{r}: {' '.join(engine.get(r, []))} | {' '.join(tests.get(r, []))}")

    faults = [f"{id}: defined twice in docs/rules" for id in twice]
    faults += missing(needed, engine, tests)
    faults += unknown(rules, engine, web, tests)
    for fault in faults:
        print(fault)
    for id in EXCEPTIONS:
        if id in tests:
            print(f"{id}: covered now, its exception can go")

    due = [r for r in needed if r not in EXCEPTIONS]
    print(
        f"rules coverage: {len(due)} rules and examples in the game, "
        f"{sum(r in engine for r in due)} named in the engine, {sum(r in tests for r in due)} by tests; "
        f"{len(rules)} IDs documented"
    )
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
