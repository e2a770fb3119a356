#!/usr/bin/env python3
"""Puts similar functions side by side, which saves 8 kB of the compressed download.

    sort-functions.py PROGRAM.wat

The program is WebAssembly text from wasm-opt, and is written back to its file. It calls functions by
name, so their order does not matter. They are sorted by the types of their variables, then by their
parameters, then by how they begin.
"""
import pathlib
import re
import sys


def likeness(function):
    head, body = function.split("\n", 1)
    kinds = re.findall(r"^  \(local \S+ (\w+)\)", body, re.MULTILINE)
    counts = [kinds.count(kind) for kind in ("f32", "i64", "f64", "i32")]
    steps = re.sub(r"^  \(local .*\n|\$\S+|[()]|^ +", "", body, flags=re.MULTILINE)
    return counts, head.partition("(param")[2] or head.partition("(result")[2], steps


program = pathlib.Path(sys.argv[1])
before, *functions = re.split(r"^(?= \(func )", program.read_text(encoding="utf-8"), flags=re.MULTILINE)
end = functions[-1].rindex("\n )\n") + len("\n )\n")
functions[-1], after = functions[-1][:end], functions[-1][end:]
functions.sort(key=likeness)
program.write_text(before + "".join(functions) + after, encoding="utf-8")
