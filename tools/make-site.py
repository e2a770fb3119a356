#!/usr/bin/env python3
"""Assembles the page:  tools/make-site.py BUILD_FOLDER RESULT_FOLDER

All addresses in it are relative, so it works under any path of any static host. Only pictures under
links to it (og:image) need its address: they have them if the environment says it in BASTIDE_URL.
"""

import base64
import hashlib
import html
import json
import os
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


def afar(url, locales):
    """What pages that link to this one show of it."""
    if not url:
        return ""
    url = html.escape(url.rstrip("/") + "/")
    facts = {"og:url": url, "og:locale": locales[0], "og:image": url + "preview.jpg", "og:image:width": "1200",
             "og:image:height": "630", "og:image:alt": "A board of the game, and its name: Bastide"}
    return "\n  ".join(["", f'<link rel="canonical" href="{url}">',
                        '<meta name="twitter:card" content="summary_large_image">',
                        *(f'<meta property="{name}" content="{fact}">' for name, fact in facts.items()),
                        *(f'<meta property="og:locale:alternate" content="{locale}">' for locale in locales[1:])])


def say(text, said):
    """`text` with each @say:KEY@ in every language: a script shows one."""
    return re.sub("@say:(.+?)@", lambda key: "".join(
        f'<span lang="{language}">{html.escape(words[key[1]])}</span>' for language, words in said.items()), text)


def shells(said, languages):
    """The page and the viewer to embed, speaking every language."""
    texts = [(ROOT / name).read_text(encoding="utf-8") for name in ("shell.html", "embed.html")]
    keys = {"locale", *re.findall("@say:(.+?)@", "".join(texts))}
    for language, words in said.items():
        if set(words) != keys:
            sys.exit(f"make-site: assets/page/{language}.txt lacks, or has too many: {keys ^ set(words)}")
    codes = json.dumps([(code, codes[0]) for codes in languages for code in codes])
    page, viewer = (fill(say(text, said), LANGUAGES=codes) for text in texts)
    return fill(page, ABOUT=html.escape(said["en"]["about"]),
                AFAR=afar(os.environ.get("BASTIDE_URL"), [words["locale"] for words in said.values()])), viewer


def inlined(text, boot, style):
    """A page with the script and the style that it contains, and their hashes for its policy."""
    boot, style = boot.read_text(), style.read_text()
    return fill(text, BOOT=boot, STYLE=style, BOOT_HASH=sha256(boot.encode()), STYLE_HASH=sha256(style.encode()))


def literal(data):
    """Bytes as a string of a script, a character each. It compresses better than base64."""
    text = data.decode("latin-1")
    for plain, written in ("\\", "\\\\"), ("'", "\\'"), ("\n", "\\n"), ("\r", "\\r"):
        text = text.replace(plain, written)
    return f"'{text}'"


def viewer_scripts(build):
    """What embed.html loads: in a frame without an origin nothing but scripts arrives."""
    packed = literal((build / "viewer.wasm").read_bytes())
    page, program = (file.read_text(encoding="utf-8")
                     for file in (ROOT / "web/viewer/browser/viewer.js", build / "viewer.js"))
    begin = "(function () {\nif (!BastideViewer.fits('@VERSION@', 'embed.js')) return;"
    scripts = {"embed.js": f"{begin}\nvar Module = {{packed: {packed}}};\n{page}\n{program}\n}})();\n"}
    for file in sorted((build / "site").glob("text-*.txt")):
        # It has neither help nor lessons.
        texts = re.sub("(?m)^(help|lesson|#).*\n", "", file.read_text(encoding="utf-8"))
        scripts[f"embed-{file.stem[5:]}.js"] = f"BastideTexts('@VERSION@', {json.dumps(texts, ensure_ascii=False)});\n"
    return scripts


def make(build, site):
    browser, page = ROOT / "web/platform/browser", ROOT / "assets/page"
    languages = [codes.split() for codes in table(ROOT / "assets/languages.txt")]
    said = {codes[0]: table(page / f"{codes[0]}.txt") for codes in languages}
    site.mkdir()
    # The workers run the program in their own scope.
    fetched = [build / "bastide.js", build / "bastide.wasm", *sorted((build / "site").iterdir())]
    scripts = [browser / "worker.js", browser / "painter.js"]
    landscapes = sorted((ROOT / "assets/landscape").iterdir())
    for file in [*fetched, *scripts, *landscapes, *(ROOT / "assets/icons").iterdir(), *(ROOT / "assets/afar").iterdir()]:
        shutil.copy(file, site)
    manifest = fill((page / "manifest.webmanifest").read_text(), ABOUT=said["en"]["about"])
    (site / "manifest.webmanifest").write_text(manifest)
    shutil.copy(ROOT / "LICENSE", site / "LICENSE.txt")
    shutil.copy(build / "EBGaramond12-Regular.licence.txt", site / "LICENSE-EBGaramond.txt")

    # The page itself contains everything it needs to report that a file did not arrive.
    contents = {name: (site / name).read_bytes()
                for name in [*(file.name for file in [*fetched, *scripts, *landscapes]), "manifest.webmanifest", "icon.svg"]}
    files = {file.name: (sha256(contents[file.name]), len(contents[file.name])) for file in fetched}
    start, embed = shells(said, languages)
    start = fill(inlined(start, browser / "boot.js", page / "page.css"), FILES=json.dumps(files))
    embed = inlined(embed, ROOT / "web/viewer/browser/boot.js", page / "embed.css")
    worker = (page / "sw.js").read_text()
    viewer = viewer_scripts(build)
    everything = [start.encode(), embed.encode(), worker.encode(), *contents.values(),
                  *(text.encode() for text in viewer.values())]
    version = hashlib.sha256(b"".join(hashlib.sha256(c).digest() for c in everything)).hexdigest()[:12]
    start = fill(start, VERSION=version)
    (site / "index.html").write_text(start)
    # The viewer is for other pages: the service worker keeps nothing of it.
    viewer = {name: text.replace("@VERSION@", version, 1).encode() for name, text in viewer.items()}
    hashes = {name: sha256(content) for name, content in viewer.items()}
    (site / "embed.html").write_text(fill(embed, VERSION=version, FILES=json.dumps(hashes)))
    for name, content in viewer.items():
        (site / name).write_bytes(content)

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
