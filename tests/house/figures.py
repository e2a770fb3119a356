#!/usr/bin/env python3
"""Figures of how the page is built, to compare before and after: tests/house/figures.py [FOLDER OF THE REPOSITORY]"""
import collections
import functools
import pathlib
import re
import statistics
import sys

ROOT = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parents[2])
WEB = ROOT / "web"
COMMENT = re.compile(r"//[^\n]*")

files = [path for path in sorted(WEB.rglob("*")) if path.suffix in (".cpp", ".hpp")]
text = {path: COMMENT.sub("", path.read_text(encoding="utf-8")) for path in files}


@functools.cache
def includes(path):
    """The project's own headers that a file includes itself."""
    found = re.findall(r'#include "([^"]+)"', text.get(path) or path.read_text(encoding="utf-8"))
    return frozenset(ROOT / name for name in found if (ROOT / name).exists())


def seen_by(path):
    seen, left = set(), [path]
    while left:
        for header in includes(left.pop()) - seen:
            seen.add(header)
            left.append(header)
    return seen


def count(pattern, within=files):
    return sum(len(re.findall(pattern, text[path])) for path in within)


def largest_room():
    """The folder that itself holds most."""
    lines = collections.Counter()
    for path in files:
        lines[path.parent] += path.read_text(encoding="utf-8").count("\n")
    room, most = lines.most_common(1)[0]
    number = sum(path.parent == room for path in files)
    return f"{room.relative_to(ROOT).as_posix()}, {number} files, {most} lines"


# What was one room: before, all of it was web/table.
TABLE = [WEB / room for room in ("board", "play", "panels", "table")]
table = [path for path in files if path.suffix == ".cpp" and any(room in path.parents for room in TABLE)]
# All headers of the platform but those that the main loop shares with the back ends.
BESIDE_THE_DOOR = ("fingers.hpp", "input.hpp", "kept_text.hpp", "renderer.hpp", "texture.hpp", "landscape.hpp")
door = [path for path in files if path.parent == WEB / "platform" and path.suffix == ".hpp"
        and path.name not in BESIDE_THE_DOOR]
FUNCTION = r"\n[\w:<>,& ]+ \w+\([^;{]*\)(?: const = 0)?;"  # or one of an interface
print("parameters Table&, Play& or a view of them that are not const:",
      count(r"(?<!const )(?<!const web::)\b(?:Table|Play)(?:View)?& \w+[,)]"))
print("of them in functions that draw:", count(r"\bdraw_\w+\([^;{}]*?(?<!const )\b(?:Table|Play)(?:View)?& \w+[^;{}]*?\)\s*[;{]"))
print("project headers that a file of the table's rooms sees, median:",
      statistics.median(len(seen_by(path)) for path in table))
print("files that post to the worker:", len([path for path in files if "platform::worker_post(" in text[path]]))
print("files that restart it:", len([path for path in files if "platform::worker_stop(" in text[path]]))
print("members `revision`, kept by hand:", count(r"\bunsigned (?:\w+_)?revision\b[^(;]*;"))
print(f"functions of the platform's door: {count(FUNCTION, door)} in {len(door)} headers, at most",
      max(count(FUNCTION, [path]) for path in door), "in one")
print("SetCursorScreenPos:", count(r"\bSetCursorScreenPos\("))
print("largest room:", largest_room())
