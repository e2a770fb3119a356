#!/usr/bin/env python3
"""Prepares a font for the page:  make-font.py SOURCE.ttf LICENCE.txt LETTERS RESULT.ttf [REST.ttf]

Figures become lining and, if the font has such, tabular, so that scores align; what Dear ImGui does not use
(hinting, ligatures, kerning) is left out. LETTERS are code points and ranges of them, as pyftsubset takes them; all
others go to another file, if there is one, since players have names in every language. The licence that the font
contains is written to a file of its own, to be distributed with the page.
"""
import sys

from fontTools import subset
from fontTools.ttLib import TTFont

source, licence, letters, *results = sys.argv[1:]
wanted = set(subset.parse_unicodes(letters))
for result in results:
    font = TTFont(source, recalcTimestamp=False)  # the same file from every build
    figures = {ord(digit): name + ".tablining" for digit, name in
               zip("0123456789", "zero one two three four five six seven eight nine".split())}
    for table in font["cmap"].tables:
        table.cmap.update((letter, name) for letter, name in figures.items() if letter in table.cmap)
    with open(licence, "w", encoding="utf-8") as text:
        for name_id in (0, 13, 14):
            text.write((font["name"].getDebugName(name_id) or "") + "\n\n")
    options = subset.Options(hinting=False, layout_features=[])
    options.drop_tables += ["DSIG", "GPOS", "GSUB", "GDEF", "kern", "FFTM"]
    subsetter = subset.Subsetter(options)
    every = set(font.getBestCmap())
    subsetter.populate(unicodes=every & wanted if result is results[0] else every - wanted)
    subsetter.subset(font)
    font.save(result)
