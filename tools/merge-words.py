#!/usr/bin/env python3
"""Puts the texts of all languages side by side, so that each key is downloaded once.

    merge-words.py RESULT.txt TEXT ...

A text is a file of `key = value` lines, named LANGUAGE.txt or LANGUAGE-something.txt. The result has one
line for each key: `key=`, and the values of all languages with tabs between them, in the order of
`language.code`. A language that has no such key has nothing there.
"""
import pathlib
import sys

result, *files = map(pathlib.Path, sys.argv[1:])
languages, values = [], {}
for file in sorted(files, key=lambda file: (not file.name.startswith("en"), file.name)):
    language = file.stem.split("-")[0]
    if language not in languages:
        languages.append(language)
    for line in file.read_text(encoding="utf-8").splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        key, equals, value = line.partition("=")
        if not equals or "\t" in line:
            sys.exit(f"{file}: this is not `key = value`, without tabs: {line}")
        values.setdefault(key.strip(), {})[language] = value.strip()
lines = ("\t".join(of.get(language, "") for language in languages) for of in values.values())
result.write_text("".join(f"{key}={line}\n" for key, line in zip(values, lines)), encoding="utf-8")
