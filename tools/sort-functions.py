#!/usr/bin/env python3
"""Puts functions that are alike side by side, which saves 8 kB of the compressed download.

    sort-functions.py PROGRAM.wat

The program is WebAssembly as text, by wasm-opt, and is written back to its file. Functions are called by
name in it, so their order means nothing. Those with the same kinds of variables come together, among
them those with the same parameters, and among them those with the same beginning.
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
