#!/usr/bin/env python3
"""What draws does not change what it draws. Fails if a function called draw_* is given a game, a table or the
settings to change, or if a cast or a `mutable` would let it."""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
COMMENT = re.compile(r"//[^\n]*")
# What is drawn.
STATE = (r"(?:Session|Course|Settings|Table|TableView|Play|PlayView|ShownBoard|DisplayState|Motion|LessonProgress|Advice|"
         r"Coach|CoachPanel|Log|TeamPanel|AnalysisPanel|BagPanel)")
DRAWS = re.compile(r"\bdraw_\w+\(([^;{}]*?)\)\s*[;{]")
CHANGES = re.compile(rf"(?<!const )\b{STATE}& \w+")
# Pictures are painted when they are first drawn, and positions worked out when they are first asked for.
CACHES = ("mutable Pictures pictures", "mutable std::map<std::size_t, Known> states_")
# Letters are collected, and what is said is told, while it is drawn; ImGui's own fonts are not constant.
LETTERS = ("web/ui/theme.hpp", "web/ui/theme.cpp", "web/ui/colours.cpp")

faults = []
for path in sorted((ROOT / "web").rglob("*.[ch]pp")):
    place = path.relative_to(ROOT).as_posix()
    text = COMMENT.sub("", path.read_text(encoding="utf-8"))
    for match in DRAWS.finditer(text):
        for change in CHANGES.findall(match[1]):
            faults.append(f"{place}: {match[0].split('(')[0]} is given {change}")
    if place in LETTERS:
        continue
    for line in text.splitlines():
        if "const_cast" in line:
            faults.append(f"{place}: {line.strip()}")
        if re.search(r"\bmutable\b", line) and not any(cache in line for cache in CACHES) and "]" not in line:
            faults.append(f"{place}: {line.strip()}")
print("\n".join(faults) if faults else "What draws changes nothing.")
sys.exit(1 if faults else 0)
