#!/usr/bin/env python3
"""How far the texts of a language are:

  tools/translate.py CODE          lists what is missing, odd, or still English
  tools/translate.py CODE begin    makes its files: the English ones, to be translated line by line

CODE is that of the files in assets/text and assets/page: "cs". Where each text is on the screen:
`build/native-release/screens texts CODE`.
"""

import pathlib
import re
import shutil
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FORMS = (".one", ".few", ".many", ".other")


def files(language):
    """The files of a language, by the name of the English ones' place: "text/-lessons.txt"."""
    text = {"text/" + file.name[len(language):]: file
            for file in (ROOT / "assets/text").glob("*.txt") if re.split("[-.]", file.name)[0] == language}
    return {**text, "page": ROOT / f"assets/page/{language}.txt"}


def read(file):
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return {key.strip(): value.strip() for key, _, value in
            (line.partition("=") for line in lines if "=" in line and line[0] != "#")}


def stem(key, words):
    """ "tiles.few" -> "tiles": only what has a ".one" has forms for numbers."""
    head, dot, form = key.rpartition(".")
    return head if dot + form in FORMS and head + ".one" in words else key


def gaps(value):
    return sorted(set(re.findall(r"\{[0-9]\}", value)))


def begin(language):
    for place, file in files("en").items():
        copy = ROOT / "assets" / (f"page/{language}.txt" if place == "page" else place.replace("/", f"/{language}"))
        if copy.exists():
            sys.exit(f"{copy.relative_to(ROOT)} is there already")
        shutil.copy(file, copy)
        print(copy.relative_to(ROOT))
    print(f'Next: "{language} = <its own name for itself>" in assets/languages.txt, its plural rule in '
          "web/text/plurals.cpp, its terms in docs/glossary.md.")


def report(language):
    faults = same = 0
    own_files = files(language)
    for place, file in files("en").items():
        english, own = read(file), read(own_files.get(place, pathlib.Path("none")))
        stems = {stem(key, english): key for key in english}
        own_stems = {stem(key, own): key for key in own}

        def fault(key, what):
            nonlocal faults
            faults += 1
            print(f"{place.replace('/', '/' + language)}: {key}: {what}")

        for key in stems.keys() - own_stems.keys():
            fault(key, f"missing: {english[stems[key]]}")
        for key in own_stems.keys() - stems.keys():
            fault(key, "English has no such text")
        for key, value in own.items():
            original = english.get(key) or english.get(stems.get(stem(key, own), ""), "")
            if original and gaps(value) != gaps(original) and stem(key, own) == key:
                fault(key, f"has {gaps(value)} to be filled in, English {gaps(original)}")
            if key in english and value == english[key] and re.search("[a-z]{4}.* .*[a-z]{4}", value):
                same += 1
                print(f"{place.replace('/', '/' + language)}: {key}: still English: {value}")
    print(f"{faults} faults, {same} texts as in English")
    return 1 if faults else 0


def main():
    words = sys.argv[1:]
    if len(words) == 2 and words[1] == "begin":
        return begin(words[0])
    if len(words) != 1:
        sys.exit(__doc__.strip())
    return report(words[0])


sys.exit(main())
