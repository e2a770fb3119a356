#!/usr/bin/env python3
"""Reduces a font to what the page needs.

    make-font.py SOURCE.ttf RESULT.ttf [TEXT ...]

With texts, the letters that occur in them; without, all of European Latin and some punctuation, for
names that people give. Figures become lining and of equal width, so that scores align. The licence that the face carries
is written beside the result (RESULT.ttf.licence.txt), to be given along with the page.
"""
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

GRID = 250  # per em: an eighth of a pixel for the text of the page, and less to download than 1000

source, result, *texts = sys.argv[1:]
font = TTFont(source)
names = "zero one two three four five six seven eight nine".split()
for table in font["cmap"].tables:
    for digit, name in enumerate(names):
        if 0x30 + digit in table.cmap:
            table.cmap[0x30 + digit] = name + ".tablining"
with open(result + ".licence.txt", "w", encoding="utf-8") as licence:
    for name_id in (0, 13, 14):
        licence.write((font["name"].getDebugName(name_id) or "") + "\n\n")
options = subset.Options()
options.hinting = False
options.layout_features = []  # Dear ImGui does no shaping
options.drop_tables += ["DSIG", "GPOS", "GSUB", "GDEF", "kern", "FFTM"]
options.name_IDs = [0, 14]
letters = set(range(0x20, 0x7F)) | {0xA0}
for text in texts:
    with open(text, encoding="utf-8") as words:
        letters |= {ord(letter) for letter in words.read() if letter >= " "}
if not texts:
    letters |= set(range(0xA0, 0x180)) | set(range(0x2010, 0x2027))
    letters |= {0x2030, 0x20AC, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212}
subsetter = subset.Subsetter(options)
subsetter.populate(unicodes=letters)
subsetter.subset(font)
scale_upem(font, GRID)
font.save(result)
