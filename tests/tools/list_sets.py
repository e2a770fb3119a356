#!/usr/bin/env python3
"""The lists of what the sets have (tools/set-states.cmake, tools/set-list.cmake) are made only if each says it as it
should: a misspelt name is an error.

    python3 tests/tools/list_sets.py cmake
"""
import pathlib
import subprocess
import sys
import tempfile

TOOLS = pathlib.Path(__file__).resolve().parents[2] / "tools"


def made(script, name, text, *settings):
    """What the script writes for one set with such a file; none if it fails."""
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "gold").mkdir()
        (pathlib.Path(folder) / "gold" / name).write_text(text, encoding="utf-8")
        out = pathlib.Path(folder) / "out"
        done = subprocess.run([sys.argv[1], f"-DSETS={folder}", f"-DOUT={out}", *settings, "-P", TOOLS / script],
                              capture_output=True, text=True)
        assert (done.returncode == 0) == out.exists() and (done.returncode == 0 or name in done.stderr), done.stderr
        return out.read_text(encoding="utf-8") if out.exists() else None


def states(*structs):
    text = "".join(f"struct {head} {{\n  {body}\n}};\n" for head, body in structs)
    return made("set-states.cmake", "state.hpp", f"#pragma once\n\nnamespace bastide {{\n\n{text}\n}}  // namespace bastide\n")


OPTIONS = ("GoldOptions", "friend bool operator==(const GoldOptions&, const GoldOptions&) = default;")
whole = states(OPTIONS, ("Bar", "u8 weight = 1;"), ("GoldState", "Bar bars[2];"), ("GoldTurn", "FixedVector<Bar, 2> seen;"),
               ("GoldPart", "u8 taker = 0;"))
for said in ("struct SetOptions : GoldOptions {", "\n  GoldState gold;\n", "\n  GoldTurn gold;\n", "\n  GoldPart gold;\n"):
    assert said in whole, whole
assert "Bar " not in whole
for misspelt in ("GoldOptoins", "GoldStates", "Goldstate", "gold_part", "GoldTurn2", "GoldState final", "GoldState : Bar"):
    assert states(OPTIONS, (misspelt, f"friend bool operator==(const {misspelt}&, const {misspelt}&) = default;  // {misspelt} x")) is None, \
        misspelt
for unread in ("namespace gold {\nstruct GoldState {\n  u8 won = 0;\n};\n}", "  struct GoldState {\n    u8 won = 0;\n  };",
               "class GoldState {\n  u8 won = 0;\n};", "union GoldState {\n  u8 won = 0;\n};", "using GoldState = u8;",
               "typedef u8 GoldState;", "struct GoldState;", "struct Gold2State {\n  u8 won = 0;\n};",
               "template <class T>\nstruct GoldState {\n  T won = 0;\n};", "#define GoldState Won\nstruct GoldState {\n};",
               "/* struct */ struct GoldState {\n};", "struct GoldTurn {\n  struct GoldState {\n  };\n};",
               "struct GoldState { u8 won = 0; }; struct GoldPart {\n};"):
    assert made("set-states.cmake", "state.hpp", f"#pragma once\n\nnamespace bastide {{\n\n{unread}\n\n}}\n") is None, unread

LIST = ("set-list.cmake", "page.cpp")
assert made(*LIST, "\nextern const PageSet gold_page = {\n", "-DFILE=page.cpp", "-DTYPE=PageSet") == "BASTIDE_LISTED(gold_page)\n"
for misspelt in ("\nconst PageSet gold_page = {\n", "\nextern const SetPage gold_page = {\n", ""):
    assert made(*LIST, misspelt, "-DFILE=page.cpp", "-DTYPE=PageSet") is None, misspelt
