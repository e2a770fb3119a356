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
PART = 300  # decisions of the benchmark


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


def lines_of(path):
    with open(path, encoding="utf-8") as file:
        return file.readlines()


def faults_of(line):
    """The line with one of its words damaged."""
    mark, kind, number, link, losses, turns = line.split(" ")
    best, *others = losses.split(",")
    for wrong in ("1", "-2,-1", losses + ",81", losses + ",", "," + losses, "x" + losses, "99999999999," + losses,
                  losses.replace(",", ";"), ",".join((*others, best)), ",".join(["0"] * 22)):
        yield " ".join((mark, kind, number, link, wrong, turns))
    for wrong in ("", turns[:-1], turns + "A", "_" * len(turns), "*" + turns[1:]):
        yield " ".join((mark, kind, number, link, losses, wrong))
    yield " ".join((mark, kind, number, "#g=AAAA", losses, turns))


def main():
    with tempfile.TemporaryDirectory() as folder:
        parts = [write(f"{folder}/{first}", said(*QUICK, "--from", str(first), "--count", "2"))
                 for first in (2, 0)]
        whole = said("benchmark", "--merge", *parts, parts[0])  # what comes twice counts once
        assert whole == said(*QUICK, "--count", "4")
        assert re.fullmatch(r"(decision base \d+ #g=\S+ -?\d+(,-?\d+)+ [\w-]+\n){4}", whole), whole
        # What is read is written again the same.
        part = "".join(lines_of(sys.argv[2])[:PART])
        known = write(f"{folder}/known", part)
        assert said("benchmark", "--merge", known) == part
        # The player who overlooks most loses most.
        judged = said("judge", "piper", "mason", "--file", known, "--kinds")
        for wrong in faults_of(part.splitlines()[0]):
            faulty = write(f"{folder}/faulty", wrong + "\n")
            done = run("judge", "piper", "--file", faulty)
            assert (done.returncode, "not a decision" in done.stderr) == (1, True), wrong
    rates = {name: float(rate) for name, rate in re.findall(r"^(\w+) +(-?\d+\.\d+) ± ", judged, re.M)}
    assert rates["piper"] > rates["mason"] + 0.5, judged
    assert re.search(r"^  river +-?\d", judged, re.M), judged
    for wrong in ([], ["nobody"], ["piper", "--times", "0"]):
        assert run("judge", *wrong).returncode == 2, wrong
    # What a player makes no use of is no part of its name.
    for word in ("greedy:notices=20", "greedy:attention=0", "greedy:turns=8", "greedy:nodes=9", "piper:candidates=3",
                 "miller:nodes=100", "mason:threads=2", "random:ms=5", "random:nodes=5", "random:meeple=3"):
        done = run("match", word, "greedy", "--games", "2")
        assert (done.returncode, word.partition(":")[2] in done.stderr) == (2, True), word
    for word in ("greedy:meeple=17", "piper:notices=90", "bailiff:turns=4:nodes=40", "greedy:ms=50"):
        assert run("match", word, "random", "--games", "2").returncode == 0, word
    # Too few games are said to be too few; who plays worse loses more than the levels do.
    rated = said("rate", "random", "mason", "--games", "2", "--nodes", "60")
    assert rated.count("too few games") + rated.count("Elo") == 2, rated
    losses = [float(lost) for lost in re.findall(r"^\w+ +(-?\d+\.\d+) points lost", rated, re.M)]
    assert losses[0] > losses[1] + 1, rated
    assert run("benchmark", "--kind", "nothing").returncode == 2


if __name__ == "__main__":
    main()
