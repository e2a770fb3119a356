#!/usr/bin/env python3
"""Subsets a font to what the page needs.

    make-font.py SOURCE.ttf RESULT [TEXT ...]

With texts, keeps the letters that occur in them; without, all of European Latin and some punctuation,
for names entered by players. Figures become lining and tabular, so that scores align. The result is
packed (see below). The licence contained in the font is written beside it (RESULT.licence.txt), to be
distributed with the page.
"""
import pathlib
import struct
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

GRID = 250  # per em: an eighth of a pixel for the text of the page, and less to download than 1000



def contours(table, glyph):
    """The outlines as lists of (x, y, on), without the points halfway between two control points, where
    TrueType readers insert one themselves; half a grid unit of deviation is due to rounding."""
    points, ends, on = glyph.getCoordinates(table)
    start = 0
    for end in ends:
        contour = [(*map(int, points[i]), on[i] & 1) for i in range(start, end + 1)]
        start = end + 1

        def implied(before, at, after):
            halfway = all(abs(before[i] + after[i] - 2 * at[i]) <= 1 for i in (0, 1))
            return halfway and at[2] and not before[2] and not after[2]
        yield [at for before, at, after in zip(contour[-1:] + contour, contour, contour[1:] + contour[:1])
               if not implied(before, at, after)]


def number(value):
    """One byte, or two for large values."""
    value = 2 * value if value >= 0 else -2 * value - 1
    return bytes([value] if value < 224 else [224 + (value >> 8), value & 255])


def packed(font):
    """The font in the format of web/ui/face_data.cpp: the length of a TrueType file up to the
    places of its outlines, that file, and the outlines with the two steps from point to point side by side,
    which saves 4 kB of the download. For each glyph: its contours (255: a composite follows, as in the file, after its length), the
    number of points of each, and for each point the step in x, doubled, more by one if it is on the outline,
    and the step in y."""
    glyphs, outlines, size = font["glyf"], b"", 0
    for name in font.getGlyphOrder():
        glyph = glyphs[name]
        if glyph.isComposite():
            data = glyph.compile(glyphs)
            outlines += bytes([255, len(data)]) + data
            size += len(data)
            continue
        drawn = list(contours(glyphs, glyph)) if glyph.numberOfContours > 0 else []
        outlines += bytes([len(drawn), *map(len, drawn)])
        x = y = 0
        for to_x, to_y, on in (point for contour in drawn for point in contour):
            outlines += number(2 * (to_x - x) + on) + number(to_y - y)
            x, y = to_x, to_y
        if drawn:
            size += 12 + 2 * len(drawn) + 5 * sum(map(len, drawn))
    glyphs.compile(font)  # which tells "maxp" of the number of glyphs, as "hmtx" tells "hhea"
    font["head"].indexToLocFormat = 1
    data = {tag: font[tag].compile(font) for tag in ("hmtx", "hhea", "maxp", "cmap", "head")}
    lengths = {tag: len(table) for tag, table in data.items()}
    lengths |= {"loca": 4 * (len(font.getGlyphOrder()) + 1), "glyf": size}
    directory, at = struct.pack(">4s4H", b"\0\1\0\0", len(lengths), 0, 0, 0), 12 + 16 * len(lengths)
    for tag, length in lengths.items():
        directory += struct.pack(">4s3L", tag.encode(), 0, at, length)
        at += length
    head = directory + b"".join(data.values())
    return struct.pack(">L", len(head)) + head + outlines


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
pathlib.Path(result).write_bytes(packed(font))
