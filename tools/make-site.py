#!/usr/bin/env python3
"""Assembles the page:  tools/make-site.py BUILD_FOLDER RESULT_FOLDER

All addresses in it are relative, so it works under any path of any static host.
"""

import base64
import hashlib
import html
import json
import pathlib
import re
import shutil
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


def table(file):
    """The `key = value` lines of a file."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return dict(map(str.strip, line.split("=", 1)) for line in lines if line.strip() and line[0] != "#")


def shell():
    """The page, speaking every language: boot.js shows one."""
    languages = [codes.split() for codes in table(ROOT / "assets/languages.txt")]
    said = {codes[0]: table(ROOT / f"assets/page/{codes[0]}.txt") for codes in languages}
    text = (ROOT / "shell.html").read_text(encoding="utf-8")
    keys = set(re.findall("@say:(.+?)@", text))
    for language, words in said.items():
        if set(words) != keys:
            sys.exit(f"make-site: assets/page/{language}.txt lacks, or has too many: {keys ^ set(words)}")
    text = re.sub("@say:(.+?)@", lambda key: "".join(
        f'<span lang="{language}">{html.escape(words[key[1]])}</span>' for language, words in said.items()), text)
    return fill(text, LANGUAGES=json.dumps([(code, codes[0]) for codes in languages for code in codes]))


def make(build, site):
    browser, page = ROOT / "web/platform/browser", ROOT / "assets/page"
    site.mkdir()
    # The workers run the program in their own scope.
    fetched = [build / "bastide.js", build / "bastide.wasm", *sorted((build / "site").iterdir())]
    scripts = [browser / "worker.js", browser / "painter.js"]
    beside = [*scripts, page / "manifest.webmanifest", *(ROOT / "assets/icons").iterdir()]
    for file in [*fetched, *beside]:
        shutil.copy(file, site)
    shutil.copy(ROOT / "LICENSE", site / "LICENSE.txt")
    shutil.copy(build / "EBGaramond12-Regular.licence.txt", site / "LICENSE-EBGaramond.txt")

    # The page itself contains everything it needs to report that a file did not arrive.
    contents = {name: (site / name).read_bytes()
                for name in [*(file.name for file in [*fetched, *scripts]), "manifest.webmanifest", "icon.svg"]}
    files = {file.name: (sha256(contents[file.name]), len(contents[file.name])) for file in fetched}
    boot, style = (browser / "boot.js").read_text(), (page / "page.css").read_text()
    start = fill(shell(), BOOT=boot, STYLE=style, BOOT_HASH=sha256(boot.encode()),
                 STYLE_HASH=sha256(style.encode()), FILES=json.dumps(files))
    worker = (page / "sw.js").read_text()
    everything = [start.encode(), worker.encode(), *contents.values()]
    version = hashlib.sha256(b"".join(hashlib.sha256(c).digest() for c in everything)).hexdigest()[:12]
    start = fill(start, VERSION=version)
    (site / "index.html").write_text(start)

    # What the service worker keeps. The page requests its files by version, so that no cache in
    # between can return those of another one; the browser asks for the manifest and the icon.
    kept = {"./": sha256(start.encode())}
    for name, content in contents.items():
        kept[name if name in ("manifest.webmanifest", "icon.svg") else f"{name}?v={version}"] = sha256(content)
    (site / "sw.js").write_text(fill(worker, VERSION=version, FILES=json.dumps(kept, indent=2)))


def main():
    build, site = map(pathlib.Path, sys.argv[1:])
    fresh = site.with_name(site.name + ".new")
    shutil.rmtree(fresh, ignore_errors=True)
    make(build, fresh)
    shutil.rmtree(site, ignore_errors=True)
    fresh.rename(site)


main()
