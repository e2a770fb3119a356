#!/usr/bin/env python3
"""Decisions of the benchmark are made the same in one run and in parts, and players are judged by them
(docs/judging.md).

    python3 tests/cli/judge_levels.py build/native-release/bastide tests/data/benchmark.txt
"""
import re
import subprocess
import sys
import tempfile

QUICK = ("benchmark", "--nodes", "100", "--kind", "base")


def run(*words):
    return subprocess.run([sys.argv[1], *words], capture_output=True, text=True, encoding="utf-8")


def said(*words):
    done = run(*words)
    assert done.returncode == 0, done.stderr
    return done.stdout


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


def main():
    with tempfile.TemporaryDirectory() as folder:
        parts = [write(f"{folder}/{first}", said(*QUICK, "--from", str(first), "--count", "2"))
                 for first in (2, 0)]
        whole = said("benchmark", "--merge", *parts, parts[0])  # what comes twice counts once
        assert whole == said(*QUICK, "--count", "4")
        assert re.fullmatch(r"(decision base \d+ #g=\S+( \| -?\d+\.\d \d+\.\d place [^|\n]+)+\n){4}", whole), whole
        faulty = write(f"{folder}/faulty", "decision base 0 #g=AAAA | 0.0 0.0 place 0,0 0\n")
        assert run("judge", "piper", "--file", faulty).returncode == 1
    # The player who overlooks most loses most.
    judged = said("judge", "piper", "mason", "--file", sys.argv[2], "--kinds")
    rates = {name: float(rate) for name, rate in re.findall(r"^(\w+) +(-?\d+\.\d+) ± ", judged, re.M)}
    assert rates["piper"] > rates["mason"] + 0.5, judged
    assert re.search(r"^  river +-?\d", judged, re.M), judged
    for wrong in ([], ["nobody"], ["piper", "--times", "0"]):
        assert run("judge", *wrong).returncode == 2, wrong
    assert run("benchmark", "--kind", "nothing").returncode == 2


if __name__ == "__main__":
    main()
