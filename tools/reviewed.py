#!/usr/bin/env python3
"""Adds up games that `bastide review --json` has judged (docs/judging.md): what their players and the levels lost at the
same decisions, what was overlooked, where figures went, and how often those won who were said to.

    tools/reviewed.py FILE...

A file is the output of one command. ± is the 95 % interval over games, since turns of one are alike."""
import collections
import json
import math
import sys


def mean(games):
    """Of (sum, count) of each game: the mean and its interval."""
    total, count = sum(s for s, _ in games), sum(n for _, n in games)
    middle = total / count
    spread = sum((s - middle * n) ** 2 for s, n in games) * len(games) / max(len(games) - 1, 1)
    return f"{middle:.2f} ± {1.96 * math.sqrt(spread) / count:.2f}"


def figure_of(lines):
    """"meeple field", or "none", of the lines of a turn."""
    for line in lines:
        if not line.startswith(("place ", "hide ", "pass")):
            return " ".join(line.split()[:2])
    return "none"


class Sum:
    def __init__(self):
        self.lost, self.levels, self.more = [], collections.defaultdict(list), collections.defaultdict(list)
        self.missed, self.missed_points = collections.Counter(), collections.Counter()
        self.played, self.best = collections.Counter(), collections.Counter()
        self.crossed = collections.defaultdict(lambda: [0, 0.0])
        self.said = [[0, 0.0, 0.0] for _ in range(10)]
        self.less, self.luckier, self.decided = 0, 0, 0

    def add(self, lines):
        head, turns = lines[0], [line for line in lines if "turn" in line]
        decisions = [one for turn in turns for one in turn["decisions"] if "levels" in one]
        if not decisions:
            return
        count, own = len(decisions), sum(one["judged"] for one in decisions)
        self.lost.append((own, count))
        for level in decisions[0]["levels"]:
            its = sum(one["levels"][level] for one in decisions)
            self.levels[level].append((its, count))
            self.more[level].append((own - its, count))
        for one in decisions:
            played, best = figure_of(one["played"]), figure_of(one["best"])
            self.played[played] += 1
            self.best[best] += 1
            self.crossed[played, best][0] += 1
            self.crossed[played, best][1] += one["lost"]
        for turn in turns:
            if "overlooked" in turn:
                self.missed[turn["overlooked"]] += 1
                self.missed_points[turn["overlooked"]] += turn["lost"]
        if head["over"] and not head["together"]:
            self.compare(head["scores"], turns[:-1])
            self.duel(head["scores"], turns, [line["luck"] for line in lines if "measure" in line])

    def compare(self, scores, turns):
        winners = [side for side, points in enumerate(scores) if points == max(scores)]
        for turn in turns:
            for side, chance in enumerate(turn["chances"]):
                tenth = self.said[min(9, int(10 * chance))]
                tenth[0] += 1
                tenth[1] += chance
                tenth[2] += (side in winners) / len(winners)

    def duel(self, scores, turns, luck):
        if len(scores) != 2 or scores[0] == scores[1]:
            return
        lost = [sum(one.get("judged", 0) for turn in turns if turn["player"] == side for one in turn["decisions"])
                for side in range(2)]
        first = scores[0] > scores[1]
        self.decided += 1
        self.less += (lost[0] < lost[1]) == first
        self.luckier += (luck[0] > luck[1]) == first

    def tell(self):
        count = sum(n for _, n in self.lost)
        print(f"{len(self.lost)} games, {count} decisions\n\nplayers lost {mean(self.lost)} points a decision")
        for level, games in self.levels.items():
            print(f"  {level:10} {mean(games)}; players lost more by {mean(self.more[level])}")
        print("\noverlooked, where two points or more were lost: turns, points in a hundred decisions")
        for kind, times in self.missed.most_common():
            print(f"  {kind:10} {times:5} {100 * self.missed_points[kind] / count:6.1f}")
        print("\nfigures, % of decisions: played, best")
        for kind in sorted({*self.played, *self.best}, key=lambda kind: -self.best[kind]):
            print(f"  {kind:18} {100 * self.played[kind] / count:5.1f} {100 * self.best[kind] / count:5.1f}")
        print("\nplayed, best: decisions, points lost in a hundred decisions")
        for (played, best), (times, lost) in sorted(self.crossed.items(), key=lambda item: -item[1][1])[:12]:
            print(f"  {played:18} {best:18} {times:5} {100 * lost / count:6.1f}")
        print("\nsaid to win, won, %: positions")
        for times, said, won in self.said:
            if times:
                print(f"  {100 * said / times:5.1f} {100 * won / times:5.1f} {times:6}")
        print(f"\nof {self.decided} duels {self.less} were won by who lost less, {self.luckier} by who had more luck")


def main(files):
    if not files:
        sys.exit(__doc__)
    total = Sum()
    for name in files:
        with open(name, encoding="utf-8") as file:
            total.add([json.loads(line) for line in file])
    if total.lost:
        total.tell()


if __name__ == "__main__":
    main(sys.argv[1:])
