#!/usr/bin/env python3
"""Dependencies are compiled as they were published. Fails if the build could do anything else with them.

    python3 tests/house/dependencies.py
"""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PLACE = "cmake/Dependencies.cmake"  # the one place that names their sources

# What that place may do: choose sources and configure them by their own switches.
COMMANDS = {"add_library", "else", "elseif", "endfunction", "endif", "file", "find_package", "function", "if", "message",
            "need", "return", "set", "set_target_properties", "target_compile_definitions", "target_compile_options",
            "target_include_directories", "target_link_libraries"}
FOLDER = re.compile(r"BASTIDE_(IMGUI|SDL2|GTEST|BLAKE2|QR)_DIR")
BLAKE2 = r'target_include_directories\((\$\{part\}|skeleton_engine) SYSTEM PRIVATE "\$\{BASTIDE_BLAKE2_DIR\}"\)'
MAY_INCLUDE = {"CMakeLists.txt": BLAKE2, "cmake/Skeleton.cmake": BLAKE2}


def faults():
    text = re.sub(r"#.*", "", (ROOT / PLACE).read_text(encoding="utf-8"))
    for command, first in re.findall(r"^\s*(\w+)\s*\(\s*(\w*)", text, re.M):
        if command not in COMMANDS or command == "file" and first not in ("GLOB", "CONFIGURE"):
            yield f"{PLACE}: {command}({first} can change what a dependency is"
    for configured in re.findall(r"file\(CONFIGURE[^)]*\)", text):
        if not configured.endswith('CONTENT "")'):
            yield f"{PLACE}: writes a file for a dependency: {configured}"
    for switch in re.findall(r"-(?:include|imacros|idirafter|iquote|B|wrap)\b", text):
        yield f"{PLACE}: {switch} replaces what a dependency sees"
    for file in [ROOT / "CMakeLists.txt", *(ROOT / "cmake").iterdir(), *(ROOT / "tools").iterdir()]:
        name = file.relative_to(ROOT).as_posix()
        if not file.is_file() or name in (PLACE, "tools/get-deps.sh"):
            continue
        for line in file.read_text(encoding="utf-8").splitlines():
            if FOLDER.search(line) and not re.fullmatch(MAY_INCLUDE.get(name, "(?!)"), line.strip()):
                yield f"{name}: names a dependency's sources: {line.strip()}"
    if (ROOT / "third_party/imgui.sums").exists():
        checked = subprocess.run([ROOT / "tools/get-deps.sh", "--check"], capture_output=True, text=True)
        if checked.returncode:
            yield checked.stdout + checked.stderr


found = list(faults())
print("\n".join(found) if found else "Dependencies are as they were published.")
sys.exit(1 if found else 0)
