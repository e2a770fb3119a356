#!/usr/bin/env python3
"""Do the documents say what is there? Fails if they name a file, an identifier, a command or an option that does
not exist, lead nowhere, quote code that is written otherwise, or give measurements without their date.

    python3 tests/house/documents.py

What they say of the command line is run by tests/cli/documented.py.
"""

import fnmatch
import pathlib
import re
import shlex
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Made by the build, or for the reader to make.
NOT_HERE = {"engine/sets/states.hpp", "index.html", "embed.js", "embed-en.js", "page_test.cpp", "PascalCase", "snake_case"}
PROGRAMS = {"screens", "gallery"}  # whose first word is a command of tests/gallery
# What is measured gives its date: in its section, or in the introduction for all of the document.
MEASURED = re.compile(r"± ?\d|\d times as (?:many|fast|long)|\d(?: ms|\.\d s)\b|\d[\d,]* kB with|% faster")
DATE = re.compile(r"\d{1,2}(?:st|nd|rd|th)? (?:January|February|March|April|May|June|July|August|September|October|"
                  r"November|December) 20\d\d")
WORD = re.compile(r"[a-z]+(?:_[a-z0-9]+)+|[A-Z]\w*::\w+|BASTIDE_[A-Z_]+|[A-Z][a-z]+(?:[A-Z][a-z]+)+")
PATH = re.compile(r"(?:(?:\.github|assets|build|cmake|docs|engine|tests|tools|web)/[\w./<>*-]*|"
                  r"[\w-]+\.(?:[ch]pp|py|m?js|sh|md|cmake|yml|html))")
FENCE = re.compile(r"^```(\w*)\n(.*?)^```", re.S | re.M)

FOLDERS = (".github", "assets", "cmake", "docs", "engine", "tests", "tools", "web")
ours = [path.relative_to(ROOT).as_posix() for top in (ROOT.glob("*"), *((ROOT / name).rglob("*") for name in FOLDERS))
        for path in top if path.is_file() and not {"node_modules", "__pycache__"} & set(path.parts)]
documents = {name: (ROOT / name).read_text(encoding="utf-8")
             for name in ours if re.fullmatch(r"(README|CONTRIBUTING|docs/.*)\.md", name)}


def read(*patterns):
    return {name: (ROOT / name).read_text(encoding="utf-8") for name in ours
            if any(fnmatch.fnmatch(name, p) for p in patterns)}


SOURCES = read("*.cpp", "*.hpp", "*.py", "*.js", "*.mjs", "*.cmake", "*CMakeLists.txt", "*.yml", "tools/*.sh", "dev")
DEV, CLI = SOURCES["dev"], read("engine/cli/*.cpp", "engine/lab/*.cpp")
SUBCOMMANDS = re.findall(r'^    \{"([a-z]+)", [a-z_]+, "', CLI["engine/cli/main.cpp"], re.M)
STAGES = {word for arm in re.findall(r"^    ([a-z |-]+)\)", DEV, re.M) for word in arm.split(" | ")}
DEV_WORDS = re.findall(r"^  ([a-z]+)\)$", DEV, re.M)


def is_there(path):
    """A file, a folder, or one of its sort: web/table/motion stands for .cpp and .hpp."""
    pattern = re.sub(r"<\w+>", "*", path).rstrip("/").rstrip(".")
    if path in NOT_HERE or pattern.startswith("build/") or re.search(r"\*\*|\.\.\.", path):
        return True
    return any(fnmatch.fnmatch(name, pattern) or name.startswith(pattern + "/") or
               name.startswith(pattern + ".") or name.endswith("/" + pattern) or
               fnmatch.fnmatch(name, pattern + "/*") for name in ours)


def slug(heading):
    return re.sub(r"[^\w -]", "", heading.replace("`", "").lower()).replace(" ", "-")


def anchors(text):
    return {slug(heading) for heading in re.findall(r"^#+ (.*)$", FENCE.sub("", text), re.M)}


def bad_links(name, text):
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if "://" in target:
            continue
        path, _, anchor = target.partition("#")
        file = ((ROOT / name).parent / path).resolve() if path else ROOT / name
        if not file.exists():
            yield f"leads nowhere: {target}"
        elif anchor and anchor not in anchors(file.read_text(encoding="utf-8")):
            yield f"no such heading: {target}"


def pieces(text):
    """What is set as code: whole lines of blocks, and what stands within a line."""
    blocks = [body for language, body in FENCE.findall(text) if language in ("", "sh", "json")]
    blocks += [line[4:] for line in re.findall(r"^ {4}\S.*$", FENCE.sub("", text), re.M)]
    for line in "\n".join(blocks).split("\n"):
        code, _, comment = line.partition("  #")
        yield from [code.strip(), *re.findall(r"\./dev [a-z ]+", comment)]
    for piece in re.findall(r"`([^`]+)`", FENCE.sub("", text)):
        yield re.sub(r"\s+", " ", piece)


def bad_command(line):
    """What is wrong with it, nothing if it is no command."""
    try:
        words = shlex.split(re.sub(r"\[[^]]*\]|…|\.\.\.", "", line.split(" > ")[0]))
    except ValueError:
        return None
    while words and re.fullmatch(r"[A-Z_]+=.*", words[0]):
        words.pop(0)
    if not words:
        return None
    first, rest = words[0], words[1:]
    if first == "./dev" and rest:
        if rest[0] not in DEV_WORDS:
            return "no such command of dev"
        if rest[0] == "test":
            return next((f"no such stage: {w}" for w in rest[1:] if w not in STAGES), None)
        if rest[0] == "cli":
            first, rest = "bastide", rest[1:]
    if (first == "bastide" or first.endswith("/bastide")) and rest:
        if rest[0] not in SUBCOMMANDS + ["help"]:
            return "no such command of bastide"
        theirs = "".join(text for file, text in CLI.items()
                         if pathlib.Path(file).stem == rest[0] or pathlib.Path(file).stem not in SUBCOMMANDS)
        return next((f"no such option: {w}" for w in rest if w.startswith("--") and f'"{w}"' not in theirs), None)
    name = pathlib.Path(first).name
    if name in PROGRAMS and rest and (first != name or rest[0].islower()):
        scenes = "".join(read("tests/gallery/*.cpp").values())
        return None if f'what == "{rest[0]}"' in scenes else f"no such command of {name}"
    if first in ("python3", "node", "cmake", "bash"):
        script = next((w for w in rest if not w.startswith("-")), "")
    else:
        script = first if first.startswith("tools/") else ""
    if script and first != "cmake":
        files = [file for file in ours if file == script or file.endswith("/" + script)]
        if not files:
            return f"no such script: {script}"
        return next((f"no such option: {w}" for w in rest if w.startswith("--") and w not in SOURCES.get(files[0], w)), None)
    return None


def broken_tables(text):
    """Rows after a blank line, which no table has."""
    for row, after in re.findall(r"\n\n(\|[^\n]*)\n([^\n]*)", FENCE.sub("", text)):
        if not after.startswith("| -") and not after.startswith("|-"):
            yield f"no table: {row}"


def bad_code(text):
    """Blocks of C++ that no file contains; a line "// ..." stands for what is left out."""
    for block in (body for language, body in FENCE.findall(text) if language == "cpp"):
        parts = re.split(r"^// \.\.\.\n", block, flags=re.M)
        if not any(all(part in source for part in parts) for source in SOURCES.values()):
            yield "no file has this code: " + block.split("\n")[0]


def undated(text):
    sections = re.split(r"^#+ ", FENCE.sub("", text), flags=re.M)
    if len(sections) > 1 and DATE.search(sections[1]):
        return  # said for the whole document
    for section in sections:
        if MEASURED.search(section) and not DATE.search(section):
            yield "measurements without a date: " + section.split("\n")[0]


def bad_icons():
    """One icon, one meaning: the document has those that the page uses, and no meaning twice."""
    listed = re.findall(r"^\| `(\w+)` \| ([^|]*) \|$", documents["docs/places.md"].split("## Icons")[1], re.M)
    body = re.search(r"enum class Icon .*?\{\n(.*?)\};", SOURCES["web/ui/icons.hpp"], re.S)[1]
    names = re.findall(r"^  (\w+),$", body, re.M)[1:]
    if [name for name, _ in listed] != names:
        yield "docs/places.md: other icons than in web/ui/icons.hpp"
    meanings = [meaning for _, meaning in listed]
    yield from (f"docs/places.md: two icons for one thing: {m}" for m in set(meanings) if meanings.count(m) > 1)
    page = "\n".join(text for file, text in SOURCES.items() if file.startswith("web/"))
    yield from (f"docs/places.md: no control has the icon {n}" for n in names if f"Icon::{n}" not in page)


def faults_of(name, text):
    yield from bad_links(name, text)
    yield from broken_tables(text)
    yield from bad_code(text)
    yield from undated(text)
    everything = "\n".join(SOURCES.values())
    for piece in pieces(text):
        if wrong := bad_command(piece):
            yield f"{wrong}: {piece}"
    for piece in re.findall(r"`([^`\n]+)`", FENCE.sub("", text)):
        if PATH.fullmatch(piece) and not is_there(piece):
            yield f"no such file: {piece}"
        member = re.fullmatch(r"(?:\w+::)?\.?(\w+)(?:\(.*\))?", piece)
        word = member[1] if member else piece
        code = WORD.fullmatch(word) and word not in NOT_HERE and not name.startswith("docs/rules/")
        if code and not re.search(rf"\b{re.escape(word)}\b", everything):
            yield f"no such name in the sources: {piece}"


def main():
    faults = [f"{name}: {fault}" for name, text in documents.items() for fault in faults_of(name, text)]
    faults += bad_icons()
    said = "\n".join(documents.values())
    faults += [f"no document tells of bastide {command}" for command in SUBCOMMANDS
               if not re.search(rf"(bastide|dev cli) {command}\b", said)]
    listed = re.search(r"^\| `\./dev cli …` \|(.*)\|$", documents["README.md"], re.M)
    if re.findall(r"`([a-z]+)`", listed[1]) != SUBCOMMANDS:
        faults.append("README.md: ./dev cli has other commands: " + ", ".join(SUBCOMMANDS))
    print("\n".join(faults) if faults else "The documents name what is there.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
