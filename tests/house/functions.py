#!/usr/bin/env python3
"""A function fits on a screen and takes few things. Fails if one is longer, or takes more.

    python3 tests/house/functions.py            # the faults
    python3 tests/house/functions.py --list 60  # also all functions of so many lines or more
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
MOST_LINES = 80  # with its head
MOST_PARAMETERS = 6

COMMENT_OR_LITERAL = re.compile(
    r'//[^\n]*|/\*.*?\*/|^\s*#[^\n]*|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|(?<!\w)\'(?:\\.|[^\'\\])+\'', re.S | re.M)
SCOPE = re.compile(r"\b(namespace|class|struct|union|enum|extern)\b[^()=]*$")
NAME = re.compile(r"(~?\w+|operator[^\w\s]+|\])\s*\(")  # a lambda is found by its bracket
AFTER_PARAMETERS = re.compile(r"\s*(const|noexcept|override|mutable|&|->[\w:&*<>, ]+|:[^;]*|\s)*")
NO_FUNCTION = ("if", "for", "while", "switch", "catch", "return", "constexpr")


def closing(text, start):
    """Where the bracket closes that opens at `start`."""
    depth = 0
    for i in range(start, len(text)):
        depth += (text[i] in "([{") - (text[i] in ")]}")
        if depth == 0:
            return i
    return len(text)


def count_of(parameters):
    depth, count = 0, 1 if parameters.strip() else 0
    for c in parameters:
        depth += (c in "([{<") - (c in ")]}>")
        count += c == "," and depth == 0
    return count


def functions(text):
    """Name, line, lines and number of parameters of each function and lambda that is defined."""
    text = COMMENT_OR_LITERAL.sub(lambda m: re.sub(r"[^\n]", "_" if m[0][0] in "\"'R" else " ", m[0]), text)
    for brace in (m.start() for m in re.finditer(r"\{", text)):
        begin = max(text.rfind(c, 0, brace) for c in ";}{") + 1
        head = text[begin:brace]
        if SCOPE.search(head):
            continue
        for name in NAME.finditer(head):
            end = closing(text, begin + name.end() - 1)
            if end > brace or not AFTER_PARAMETERS.fullmatch(text[end + 1:brace]):
                continue
            if name[1] in NO_FUNCTION:
                break
            start = begin + (name.start() if name[1] == "]" else len(head) - len(head.lstrip()))
            lines = text.count("\n", start, closing(text, brace)) + 1
            yield name[1], text.count("\n", 0, start) + 1, lines, count_of(text[begin + name.end():end])
            break


def main():
    listed = int(sys.argv[2]) if len(sys.argv) > 2 else None
    faults = []
    for file in sorted(file for folder in ("web", "engine") for file in (ROOT / folder).rglob("*.[ch]pp")):
        place = file.relative_to(ROOT).as_posix()
        for name, line, lines, parameters in functions(file.read_text(encoding="utf-8")):
            name = "a lambda" if name == "]" else name
            if listed is not None and lines >= listed:
                print(f"{place}:{line}: {name}: {lines} lines")
            if lines <= MOST_LINES and parameters <= MOST_PARAMETERS:
                continue
            faults.append(f"{place}:{line}: {name}: {lines} lines, {parameters} parameters")
    print("\n".join(faults) if faults else f"No function has more than {MOST_LINES} lines or {MOST_PARAMETERS} parameters.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
