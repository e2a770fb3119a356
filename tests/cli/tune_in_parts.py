#!/usr/bin/env python3
"""The tuner gives the same result in one run, in parts and in threads, and so does a match (docs/players.md).

    python3 tests/cli/tune_in_parts.py build/native-release/bastide
"""
import subprocess
import sys
import tempfile


def said(*words):
    done = subprocess.run([sys.argv[1], *words], capture_output=True, text=True, check=True)
    return done.stdout


def in_parts(command, folder, *words):
    files = []
    for part, (first, count) in enumerate(((2, 2), (0, 2))):
        files.append(f"{folder}/{command}-{part}")
        with open(files[-1], "w", encoding="utf-8") as lines:
            lines.write(said(command, *words, "--from", str(first), "--count", str(count), "--lines"))
    return said(command, "--merge", *files, files[0])  # what comes twice counts once


def main():
    with tempfile.TemporaryDirectory() as folder:
        whole = said("tune", "piper", "--count", "4")
        assert "4 trials of piper" in whole and "push" in whole, whole
        assert in_parts("tune", folder, "piper") == whole
        assert said("tune", "piper", "--count", "4", "--threads", "3") == whole
        timeless = [line for line in in_parts("match", folder, "piper", "miller").splitlines()
                    if not line.startswith("ms/turn")]
        assert "8 games on 4 decks" in timeless[0], timeless
        for more in ((), ("--threads", "2")):
            assert timeless == said("match", "piper", "miller", "--games", "8", *more).splitlines()[:-1]
    for wrong in (["piper:turns=x"], ["random:use=1"], ["piper:colour=1"]):
        done = subprocess.run([sys.argv[1], "tune", *wrong], capture_output=True, text=True)
        assert done.returncode == 2, wrong


if __name__ == "__main__":
    main()
