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
    lines, number = collections.Counter(), collections.Counter()
    for path in files:
        room = path.relative_to(ROOT).parts[1]
        if room == "sets":
            continue  # a folder of folders: one for each expansion
        lines[room] += path.read_text(encoding="utf-8").count("\n")
        number[room] += 1
    room, most = lines.most_common(1)[0]
    return f"web/{room}, {number[room]} files, {most} lines"


table = [path for path in files if path.parent == WEB / "table" and path.suffix == ".cpp"]
door = [WEB / "platform" / "platform.hpp"]
print("parameters Table& or TableView& that are not const:",
      count(r"(?<!const )(?<!const web::)\b(?:Table|TableView)& \w+[,)]"))
print("project headers that a file of web/table sees, median:",
      statistics.median(len(seen_by(path)) for path in table))
print("files that post to the worker:", len([path for path in files if "platform::worker_post(" in text[path]]))
print("files that restart it:", len([path for path in files if "platform::worker_stop(" in text[path]]))
print("members `revision`, kept by hand:", count(r"\bunsigned (?:\w+_)?revision\b[^(;]*;"))
print("functions of the platform's door:", count(r"\n[\w:<>,& ]+ \w+\([^;{]*\);", door))
print("SetCursorScreenPos:", count(r"\bSetCursorScreenPos\("))
print("largest room:", largest_room())
