#!/usr/bin/env python3
"""Prints what a first start in English fetches, of the page and of the viewer to embed, in bytes:  tools/weigh.py SITE_FOLDER
Fails if that is more than it may be. That the page fetches nothing else: tests/browser/smoke.test.mjs."""
import gzip
import pathlib
import subprocess
import sys

most = 1_000_000  # of the page, with brotli; of the viewer, half of what the page takes

site = pathlib.Path(sys.argv[1])
downloads = [
    ["index.html", "bastide.js", "bastide.wasm", "text-en.txt", "EBGaramond08-Regular.ttf",
     "EBGaramond12-Regular.ttf", "landscape-wide.jpg", "icon.svg", "manifest.webmanifest"],
    ["embed.html", "embed.js", "embed-en.js"],
]
weights = []
for names in downloads:
    rows = []
    for name in names:
        data = (site / name).read_bytes()
        brotli = subprocess.run(["brotli", "-q", "11", "-c"], input=data, check=True, stdout=subprocess.PIPE).stdout
        rows.append((len(data), len(gzip.compress(data)), len(brotli), name))
    rows.append((*(sum(row[i] for row in rows) for i in range(3)), "all"))
    print("    plain      gzip    brotli")
    for *sizes, name in rows:
        print("".join(f"{size:10,}" for size in sizes), name)
    weights.append(rows[-1][2])
page, viewer = weights
if page > most:
    sys.exit(f"a first start fetches more than {most:,} bytes")
if viewer > page / 2:
    sys.exit("the viewer weighs more than half of the page")
