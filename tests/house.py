#!/usr/bin/env python3
"""Who may include whom? Fails if an include violates the order of folders, or is circular.

    python3 tests/house.py

Each folder may include those before it in its list, and itself, so that there are no cycles.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

ENGINE = ["base", "tiles", "board", "rules", "record", "players", "sets", "formats", "review", "cli", "lab"]
# The platform's two implementations start the worker; everything else only includes its headers.
WEB = ["platform", "art", "text", "ui", "session", "drawing", "reading", "sets",
       "setup", "review", "tournament", "store", "worker",
       "platform/null", "platform/browser", "platform/desktop", "opponent", "lessons", "board", "play", "panels", "table", "screens", "viewer", "app"]

# Neither of a pair includes the other, whatever their order.
APART = [("engine/record/", "engine/players/")]

# What computes and does not draw.
UNDRAWN = ("web/setup/", "web/review/", "web/tournament/")
DRAWING = re.compile(r'^\s*#\s*include\s+[<"](imgui\w*\.h|web/(?:ui|drawing)/[^">]+)[>"]', re.M)

# The setup and the state of a game contain the part of each set.
EXCEPTIONS = [
    ("engine/rules/setup.hpp", r"engine/sets/(\w+/state|states)\.hpp"),
    ("engine/rules/state.hpp", r"engine/sets/(\w+/state|states)\.hpp"),
]

# The part of each set: needed by the state of a game, so it may know nothing above the board but words.
SET_STATE = r"engine/sets/\w+/state\.hpp"
FOR_SET_STATE = r"engine/(base|tiles|board)/\w+\.hpp|engine/rules/vocabulary\.hpp"

# Includes that still violate the order. Delete a line once it is fixed; do not add any.
OWED = set()

# What the null platform remembers is for tests; the window gives it the address of a page.
NULL_PLATFORM = "web/platform/null/"
KNOW_THE_NULL_PLATFORM = (NULL_PLATFORM, "web/app/main.cpp")

# Only the app's own folder depends on it; the gallery draws the page as a whole.
ROOT_HEADERS = r"web/app/(app|navigation|views|dispatch)\.hpp"
KNOW_THE_ROOT = ("web/app/", "tests/gallery/")

INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.M)


def files(folder, *kinds):
    return [p for kind in kinds for p in sorted((ROOT / folder).rglob("*." + kind))]


def storey(path, house, order):
    """The index of a file's folder in the order; None for what lies in no folder of it."""
    parts = path.split("/")
    if parts[0] != house or len(parts) < 3:
        return None
    deep = "/".join(parts[1:3])
    if deep in order:
        return order.index(deep)
    return order.index(parts[1]) if parts[1] in order else None


def faults_of(house, order):
    owed = {pair for pair in OWED if pair[0].startswith(house)}
    for file in files(house, "cpp", "hpp"):
        name = file.relative_to(ROOT).as_posix()
        own = storey(name, house, order)
        if own is None:
            yield f"{name}: stands in no folder that tests/house.py knows"
            continue
        for included in INCLUDE.findall(file.read_text(encoding="utf-8")):
            if any(name == who and re.fullmatch(what, included) for who, what in EXCEPTIONS):
                continue
            if re.fullmatch(SET_STATE, name) and not re.fullmatch(FOR_SET_STATE, included):
                yield f"{name}: includes {included}, which is above the board"
            if house == "engine" and included.startswith(("web/", "tests/")):
                yield f"{name}: the engine includes {included}"
            if house == "web" and included.startswith(("engine/cli/", "engine/lab/")):
                yield f"{name}: includes {included}, but the command line is a program beside the page"
            if included.startswith(NULL_PLATFORM) and not name.startswith(KNOW_THE_NULL_PLATFORM):
                yield f"{name}: includes {included}, which is for tests"
            if (name, included) in owed:
                owed.remove((name, included))
                continue
            for pair in APART:
                if name.startswith(pair) and included.startswith(pair) and name.split("/")[1] != included.split("/")[1]:
                    yield f"{name}: includes {included}, which it is to do without"
            there = storey(included, house, order)
            if there is not None and there > own:
                yield f"{name}: includes {included}, which is above it"
    for name, included in sorted(owed):
        yield f"{name}: does not include {included} any more; tests/house.py need not say so"


def drawing_faults():
    for file in files("web", "cpp", "hpp"):
        name = file.relative_to(ROOT).as_posix()
        if name.startswith(UNDRAWN):
            for included in DRAWING.findall(file.read_text(encoding="utf-8")):
                yield f"{name}: includes {included}, but draws nothing"


def root_faults():
    for file in files("web", "cpp", "hpp") + files("tests", "cpp", "hpp"):
        name = file.relative_to(ROOT).as_posix()
        if name.startswith(KNOW_THE_ROOT):
            continue
        text = file.read_text(encoding="utf-8")
        for included in INCLUDE.findall(text):
            if re.fullmatch(ROOT_HEADERS, included):
                yield f"{name}: includes {included}, which only web/app may know"
        if re.search(r"\bApp\s*[&*]", text):
            yield f"{name}: takes the whole App"


def main():
    faults = [*faults_of("engine", ENGINE), *faults_of("web", WEB), *drawing_faults(), *root_faults()]
    for fault in faults:
        print(fault)
    print("The house stands." if not faults else f"{len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
