#!/usr/bin/env python3
"""Prints what a first start in English fetches, of the page and of the viewer to embed, in bytes, and fails if that of
the page is more than it may be:  tools/weigh.py SITE_FOLDER
That the page fetches nothing else: tests/browser/smoke.test.mjs.
"""
import gzip
import pathlib
import subprocess
import sys

CEILING = 1_115_000  # bytes of the page, compressed with brotli

site = pathlib.Path(sys.argv[1])
page = ["index.html", "bastide.js", "bastide.wasm", "text-en.txt", "EBGaramond08-Regular.ttf",
        "EBGaramond12-Regular.ttf", "landscape-wide.jpg", "icon.svg", "manifest.webmanifest"]
viewer = ["embed.html", "embed.js", "embed-en.js"]
# node has brotli wherever the page is built.
SIZE = "console.log(require('zlib').brotliCompressSync(require('fs').readFileSync(process.argv[1])).length)"


def weigh(names):
    """Prints a row for each file, and their sum; returns that with brotli."""
    rows = []
    for name in names:
        data = (site / name).read_bytes()
        brotli = int(subprocess.run(["node", "-e", SIZE, site / name], check=True, stdout=subprocess.PIPE).stdout)
        rows.append((len(data), len(gzip.compress(data)), brotli, name))
    rows.append((*(sum(row[i] for row in rows) for i in range(3)), "all"))
    print("    plain      gzip    brotli")
    for *sizes, name in rows:
        print("".join(f"{size:10,}" for size in sizes), name)
    return rows[-1][2]


first_start = weigh(page)
if weigh(viewer) > first_start / 2:
    sys.exit("weigh: the viewer is more than half of the page")
if first_start > CEILING:
    sys.exit(f"weigh: the first start is {first_start - CEILING:,} bytes above {CEILING:,}")
