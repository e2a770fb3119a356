#!/usr/bin/env python3
"""Merges the texts of all languages into one file, each key once.

    merge-words.py RESULT.txt TEXT ...

A text is a file of `key = value` lines, named LANGUAGE.txt or LANGUAGE-something.txt; lines that begin
with # are comments. The result has the keys, one per line, followed by the values of each language in the
same order, separated by form feeds: similar data is kept together, which compresses best. Leading parts
that a key shares with the previous key are omitted, except for the dot after each. The first two keys are
`language.code` and `language.name`. A language that lacks a key has an empty line there.
"""
import pathlib
import sys

result, *files = map(pathlib.Path, sys.argv[1:])
languages, values = [], {"language.code": {}, "language.name": {}}
for file in sorted(files, key=lambda file: (not file.name.startswith("en"), file.name)):
    language = file.stem.split("-")[0]
    if language not in languages:
        languages.append(language)
    for line in file.read_text(encoding="utf-8").splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        key, equals, value = line.partition("=")
        if not equals:
            sys.exit(f"{file}: this is not `key = value`: {line}")
        values.setdefault(key.strip(), {})[language] = value.strip()


def shortened(keys):
    before = []
    for key in keys:
        parts, same = key.split("."), 0
        while same < min(len(parts) - 1, len(before) - 1) and parts[same] == before[same]:
            same += 1
        yield "." * same + ".".join(parts[same:])
        before = parts


blocks = [list(shortened(values)), *([of.get(language, "") for of in values.values()] for language in languages)]
result.write_text("\f".join("\n".join(block) for block in blocks), encoding="utf-8")
