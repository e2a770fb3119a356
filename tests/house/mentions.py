#!/usr/bin/env python3
"""How many files name a set although they are not its own? Fails above a limit.

    python3 tests/house/mentions.py          # a table
    python3 tests/house/mentions.py --list   # also the files

Each side has one folder for a set: engine/sets/<set>/, web/sets/<set>/, and tests/sets/<set>/ for its tests. Every other file that names
it must be changed, or at least understood, when the set changes. Comments count like code, and so
do parts of identifiers: `is_gold_mine` and `GoldState` name gold.

A few files are the vocabulary to which each set adds a line or a word, by which the rest knows it. They
are counted separately and listed here; there is no such excuse for other files.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
SIDES = ("engine", "web")
LIMITS = {"engine": 3, "web": 3}  # without the vocabulary
VOCABULARY = {
    "engine/rules/vocabulary.hpp",  # names of expansions, pieces, actions, causes of points
    "engine/rules/turn_table.hpp",  # the steps of the turn
    "engine/tiles/tile_type.hpp",  # what is printed on tiles
    "engine/sets/sets.cpp",  # which sets there are
    *(f"engine/formats/{name}" for name in (  # the words of other programs
        "jcz_words.hpp", "jcz_words.cpp", "jcz_messages.cpp", "jcz_read.cpp", "jcz_write.cpp", "jcz_setup.cpp", "jcz.hpp",
        "lab.hpp", "lab.cpp", "lab_tiles.hpp")),
}
SUFFIXES = {".cpp", ".hpp"}
EVERYWHERE = SUFFIXES | {".txt", ".md", ".mjs", ".py"}
LISTS = ("docs/places.md",)  # of all that the page has
MADE = ("assets/puzzles.txt", "tests/data/screens.txt", "tests/data/pictures.txt", "tests/data/playthroughs/")  # by a program
ELSEWHERE = ("tests/data/examples/", "engine/formats/", "assets/formats/", "tests/engine/formats_test.cpp")  # examples of the rules, and words of other programs
# The English texts stand for their translations: one idea, in which a test misses what is not translated, and
# words that mean something else in another language.
TRANSLATION = re.compile(r"assets/text/(?!en\b)")

# The folder of a set, with the words that name it: regular expressions for lower-case text in which
# identifiers have been split. Ambiguous words ("message", "bar", "magic") are left out.
WORDS = {
    "river": r"rivers?",
    "abbot": r"abbots?",
    "inns_cathedrals": r"inns?|cathedrals?",
    "traders_builders": r"traders?|goods|wine|(?<!ranges )builders?|(?<!wheel )pigs?",
    "flying_machines": r"flying machines?|flights?|flyers?|fly \d+",
    "messages": r"messengers?|messages? (?:set|count|points|drawn|blocked|\d+)|expansion messages|"
                r"kind message|cause message|msg \d+",
    "ferries": r"ferry|ferries",
    "gold_mines": r"gold|bars? of gold",
    "mage_witch": r"mages?|witch|witches|enchant(?:ed)?|banish(?:ed)?",
    "robbers": r"(?<!king )robbers?(?! baron)|rob \d+",
    "crop_circles": r"crop",
    "hills_sheep": r"hills?|sheep|shepherds?|wolf|wolves|flocks?|vineyards?",
    "wheel_of_fortune": r"wheel of fortune|wheel (?:pig|set|state|part|options|words|counts|ignored|\d+)|"
                        r"kind crown|crown (?:spaces?|action|place)|plagued?|sectors?",
    "mists": r"mists?|ghosts?|cemetery|cemeteries|castles?|dogs?",
}
# Folders shared by several sets belong to each of them.
ALSO_OWN = {
    "messages": ("engine/sets/track/",),
    "robbers": ("engine/sets/track/",),
}

# How many files may name a set without an entry in these lists at all, besides those of its three folders, those that
# bear its name (tiles, texts, lesson, rules), examples, and words of other programs: of the engine, the page, tests,
# documents and assets. It is named by its folder.
MOST_FILES = 12

# The sets of one box know each other: their folders count as one, and so do the files that name any of them.
# So many files may.
BOXES = {"princess_dragon": (("dragon", "fairy", "princess", "portal"), 40)}

# Folders of engine/sets that are not expansions: rules of the base game and variants, whose words
# are those of the game itself.
NOT_COUNTED = {
    "base", "farmers", "first_draw", "hands", "holes", "junctions", "limited_board", "prints", "start_tile", "track",
}


def apart(text):
    """Identifiers as words: GoldState -> gold state, FLY_3 -> fly 3."""
    text = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", text)
    return re.sub(r"[^a-z0-9]+", " ", text.lower())


def own_places(name, side):
    return (f"{side}/sets/{name}/", f"{side}/sets/{name}.") + ALSO_OWN.get(name, ())


def mentions():
    """(set, side) -> the files of that side that name the set and are not its own."""
    found = {(name, side): [] for name in WORDS for side in SIDES}
    patterns = {name: re.compile(rf"\b(?:{words})\b") for name, words in WORDS.items()}
    for side in SIDES:
        for path in sorted((ROOT / side).rglob("*")):
            if path.suffix not in SUFFIXES:
                continue
            place = path.relative_to(ROOT).as_posix()
            text = apart(path.read_text(encoding="utf-8"))
            for name, pattern in patterns.items():
                if not place.startswith(own_places(name, side)) and pattern.search(text):
                    found[name, side].append(place)
    return found


def named_anywhere(names):
    """The files besides those of their folders, and their own texts and lessons, that name one of these sets."""
    words = "|".join(name.replace("_", " ") for name in names)
    own = re.compile(rf"assets/(?:text|lessons)/\w+-(?:{words.replace(' ', '-')})\.txt")
    pattern = re.compile(rf"\b(?:{words})s?\b")
    for side in ("engine", "web", "tests", "docs", "assets"):
        for path in sorted((ROOT / side).rglob("*")):
            place = path.relative_to(ROOT).as_posix()
            if place.startswith((*LISTS, *MADE, *ELSEWHERE)) or TRANSLATION.match(place) or path.suffix not in EVERYWHERE or "node_modules" in place:
                continue
            if any(place.startswith(own_places(name, side)) or name.split("_")[0] in path.stem for name in names):
                continue
            if pattern.search(apart(path.read_text(encoding="utf-8"))):
                yield place


def main():
    with_files = "--list" in sys.argv[1:]
    found = mentions()
    faults = [f"{place}: no such file" for place in sorted(VOCABULARY) if not (ROOT / place).exists()]
    for name in WORDS:
        for side in SIDES:
            files = [place for place in found[name, side] if place not in VOCABULARY]
            words = len(found[name, side]) - len(files)
            limit = LIMITS[side]
            if len(files) > limit:
                faults.append(f"{name}, {side}: named by {len(files)} files, {limit} at most")
            vocabulary = f"  and {words} of the vocabulary" if words else ""
            print(f"{name:18} {side:7} {len(files):3}  of {limit:3}{vocabulary}")
            if with_files:
                for place in files:
                    print(f"    {place}")
    folders = {path.name for path in (ROOT / "engine" / "sets").iterdir() if path.is_dir()}
    in_boxes = {name for names, _ in BOXES.values() for name in names}
    for name in sorted(folders - NOT_COUNTED - set(WORDS) - in_boxes):
        others, most = BOXES.get(name, ((), MOST_FILES))
        files = list(named_anywhere((name, *others)))
        print(f"{name:18} {'all':7} {len(files):3}  of {most:3}")
        if with_files:
            print("".join(f"    {place}\n" for place in files), end="")
        if len(files) > most:
            faults.append(f"{name}: named by {len(files)} files, {most} at most")
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
