#!/usr/bin/env python3
"""Assembles the page:  tools/make-site.py BUILD_FOLDER RESULT_FOLDER

All addresses in it are relative, so it works under any path of any static host. With BASTIDE_WEIGH
set it also prints the size of the download.
"""

import base64
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def sha256(data):
    return base64.b64encode(hashlib.sha256(data).digest()).decode()


def fill(text, **words):
    """`text` with each @WORD@ replaced; a missing or left-over word is an error."""
    for word, value in words.items():
        if f"@{word}@" not in text:
            sys.exit(f"make-site: no @{word}@ to replace")
        text = text.replace(f"@{word}@", value)
    return text


def shortened(script, alone=True):
    """Minified, without unused code: 6 kB less to download. Other scripts refer to one that is `alone` only
    by the name Module."""
    if not shutil.which("terser"):
        return script
    compress, mangle = "passes=3", []
    if alone:
        compress, mangle = "passes=3,toplevel,top_retain=[Module]", ["toplevel,reserved=[Module]"]
    return subprocess.run(["terser", "--compress", compress, "--mangle", *mangle], input=script, check=True,
                          text=True, stdout=subprocess.PIPE).stdout.strip()


def tightened(style):
    """A style sheet without comments and line breaks: 0.1 kB less to download."""
    style = re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL)
    return re.sub(r"\s*([{};])\s*", r"\1", re.sub(r"\s+", " ", style)).strip()


def make(build, site):
    browser, page = ROOT / "web/platform/browser", ROOT / "assets/page"
    site.mkdir()
    for file in [*(ROOT / "assets/icons").iterdir(), page / "manifest.webmanifest",
                 build / "bastide.wasm"]:
        shutil.copy(file, site)
    shutil.copy(ROOT / "LICENSE", site / "LICENSE.txt")
    shutil.copy(build / "embedded/EBGaramond12-Regular.ttf.licence.txt", site / "LICENSE-EBGaramond.txt")
    # The worker runs the program in its own scope.
    (site / "worker.js").write_text(shortened((browser / "worker.js").read_text(), alone=False))
    (site / "bastide.js").write_text(shortened((build / "bastide.js").read_text()))

    # The page itself contains everything it needs to report that a file did not arrive.
    boot = shortened((browser / "boot.js").read_text())
    style = tightened((page / "page.css").read_text())
    program = (site / "bastide.wasm").read_bytes()
    files = ["bastide.js", "bastide.wasm", "worker.js", "manifest.webmanifest", "icon.svg"]
    shell = fill((ROOT / "shell.html").read_text(), BOOT=boot, STYLE=style,
                 BOOT_HASH=sha256(boot.encode()), STYLE_HASH=sha256(style.encode()),
                 SCRIPT_HASH=sha256((site / "bastide.js").read_bytes()),
                 PROGRAM_HASH=sha256(program), PROGRAM_SIZE=str(len(program)))
    worker = (page / "sw.js").read_text()
    contents = [shell.encode(), worker.encode(), *((site / name).read_bytes() for name in files)]
    version = hashlib.sha256(b"".join(hashlib.sha256(c).digest() for c in contents)).hexdigest()[:12]
    shell = fill(shell, VERSION=version)
    (site / "index.html").write_text(shell)

    # The files that the service worker caches. The page requests its files by version, so that no
    # cache in between can return those of another one.
    kept = [("./", "index.html")]
    for name in files:
        kept.append((f"{name}?v={version}" if name.endswith((".js", ".wasm")) else name, name))
    table = ",\n".join(f"  '{address}': '{sha256((site / name).read_bytes())}'" for address, name in kept)
    worker = fill(worker, VERSION=version, FILES=table)
    (site / "sw.js").write_text(shortened(worker))


def weigh(site):
    total = 0
    for file in site.iterdir():
        # Icons of an installed game are not part of the page.
        if not file.name.startswith("LICENSE") and file.suffix != ".png":
            total += len(subprocess.run(["brotli", "-q", "11", "-c", str(file)], check=True,
                                        stdout=subprocess.PIPE).stdout)
    print(f"{site}: {total / 1000:.1f} kB when compressed with brotli")


def main():
    build, site = map(pathlib.Path, sys.argv[1:])
    fresh = site.with_name(site.name + ".new")
    shutil.rmtree(fresh, ignore_errors=True)
    make(build, fresh)
    shutil.rmtree(site, ignore_errors=True)
    fresh.rename(site)
    if os.environ.get("BASTIDE_WEIGH") and shutil.which("brotli"):
        weigh(site)


main()
