#!/usr/bin/env python3
"""What the native tests run of engine and page, by folder, and the files of which they run least:
tests/coverage.py SUMMARY (gcovr's, as JSON)"""
import collections
import json
import sys

GAPS = 10

files = json.load(open(sys.argv[1]))["files"]
folders = collections.defaultdict(lambda: [0] * 4)
for file in files:
    parts = file["filename"].split("/")
    for folder in (parts[0], "/".join(parts[:2])):
        for i, name in enumerate(("line_covered", "line_total", "branch_covered", "branch_total")):
            folders[folder][i] += file[name]


def share(part, whole):
    return f"{100 * part / whole:5.1f} %" if whole else "      -"


print("                            lines            branches")
for folder, (lines, of_lines, branches, of_branches) in sorted(folders.items()):
    print(f"{folder:24} {share(lines, of_lines)} {of_lines:7}   {share(branches, of_branches)} {of_branches:7}")
print("the files with most lines that no test runs")
missing = lambda file: file["line_total"] - file["line_covered"]
for file in sorted(files, key=missing, reverse=True)[:GAPS]:
    print(f"{missing(file):6} of {file['line_total']:5}  {file['filename']}")
