#!/usr/bin/env python3
"""Prints what a first start in English fetches, of the page and of the viewer to embed, in bytes:  tools/weigh.py SITE_FOLDER"""
import gzip
import pathlib
import subprocess
import sys

site = pathlib.Path(sys.argv[1])
downloads = [
    ["index.html", "bastide.js", "bastide.wasm", "text-en.txt", "EBGaramond08-Regular.ttf",
     "EBGaramond12-Regular.ttf", "icon.svg", "manifest.webmanifest"],
    ["embed.html", "embed.js", "embed-en.js"],
]
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
