#!/usr/bin/env python3
"""Prints what the download consists of:  tools/weigh.py BUILD_FOLDER SITE_FOLDER

In bytes, uncompressed and individually compressed with brotli, which is slightly more than their share of
the whole.
"""
import pathlib
import subprocess
import sys


def tell(name, data):
    small = subprocess.run(["brotli", "-q", "11", "-c"], input=data, check=True, stdout=subprocess.PIPE).stdout
    print(f"{len(data):9,} {len(small):8,}  {name}")


def number(data, at):
    """A WebAssembly number (LEB128), and where it ends."""
    value = shift = 0
    while True:
        value |= (data[at] & 127) << shift
        shift += 7
        at += 1
        if data[at - 1] < 128:
            return value, at


def sections(program):
    names = {1: "types", 2: "imports", 3: "functions", 9: "table", 10: "code", 11: "data"}
    at = 8
    while at < len(program):
        kind = program[at]
        size, at = number(program, at + 1)
        if kind in names:
            yield names[kind], program[at : at + size]
        at += size


def main():
    build, site = map(pathlib.Path, sys.argv[1:])
    for file in sorted(site.iterdir()):
        if not file.name.startswith("LICENSE") and file.suffix != ".png":
            tell(file.name, file.read_bytes())
    print("in bastide.wasm:")
    for name, section in sections((site / "bastide.wasm").read_bytes()):
        tell("  " + name, section)
    print("in its data:")
    assets = pathlib.Path(__file__).resolve().parent.parent / "assets"
    for file in [build / "embedded/words.txt", *sorted((build / "embedded").glob("*.face"))]:
        tell("  " + file.name, file.read_bytes())
    for name in ("lessons", "tiles"):
        files = sorted((assets / name).iterdir())
        tell("  " + name, b"".join(file.read_bytes() for file in files if file.is_file()))


main()
