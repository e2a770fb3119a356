#!/usr/bin/env python3
"""Prepares a font for the page:  make-font.py SOURCE.ttf RESULT.ttf LICENCE.txt [LETTERS]

Figures become lining and, if the font has such, tabular, so that scores align; what Dear ImGui does not use
(hinting, ligatures, kerning) is left out. Every letter stays, since players have names in every language, unless only a few are wanted. The
licence that the font contains is written to a file of its own, to be distributed with the page.
"""
import sys

from fontTools import subset
from fontTools.ttLib import TTFont

source, result, licence, *letters = sys.argv[1:]
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
subsetter.populate(unicodes=map(ord, letters[0]) if letters else font.getBestCmap())
subsetter.subset(font)
font.save(result)
