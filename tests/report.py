#!/usr/bin/env python3
"""What a run of `./dev test` took, beside the budget, and its longest tests:  tests/report.py FOLDER

FOLDER holds stages.txt, a line for each part of a stage (stage, build or run, seconds of processor,
seconds), and the tests' times as XML, in files named after their stage: STAGE.xml, STAGE-SHARE.xml.
"""
import pathlib
import re
import sys
import xml.etree.ElementTree as ElementTree

LONGEST = 10
OVER = 1.25  # times its budget: worth a line
# Programs whose tests are told one by one (cmake/Tests.cmake), and not again as one of ctest's.
TOLD = ("bastide_tests", "page_tests")

folder = pathlib.Path(sys.argv[1])
# Seconds of processor of two quiet cores, with nothing cached: (stage, part) -> seconds.
budget = {}
for line in (pathlib.Path(__file__).parent / "budget.txt").read_text().splitlines():
    if line and line[0] != "#":
        stage, building, running = line.split()
        budget[stage, "build"], budget[stage, "run"] = int(building), int(running)

took = {}
for line in (folder / "stages.txt").read_text().splitlines():
    stage, part, processor, wall = line.split()
    took[stage, part] = int(processor), int(wall)


def cases(files):
    """Seconds, stage and name of each test in them."""
    for file in files:
        for case in ElementTree.parse(file).iter("testcase"):
            name = ".".join(filter(None, [case.get("classname"), case.get("name")]))
            if case.get("status") == "notrun" or file.parent == folder and name.split(".")[-1].startswith(TOLD):
                continue
            yield float(case.get("time", 0)), re.sub(r"(-\d+)?\.xml$", "", file.name), name


tests = list(cases(folder.glob("*.xml")))
for stage in ("native", "quick"):  # ctest's programs write theirs into the build folder
    if (stage, "run") in took:
        for seconds, _, name in cases((folder.parent / "native-release" / "times").glob("*.xml")):
            tests.append((seconds, stage, name))

print("              build                  run             tests")
print("          processor    wall   processor    wall")
total = [0] * 4
stages = list(dict.fromkeys(stage for stage, _ in took))
for stage in stages:
    row = [*took.get((stage, "build"), (0, 0)), *took.get((stage, "run"), (0, 0))]
    total = [a + b for a, b in zip(total, row)]
    count = sum(1 for test in tests if test[1] == stage)
    print(f"{stage:10} {row[0]:6} s {row[1]:5} s    {row[2]:6} s {row[3]:5} s  {count or '':>8}")
print(f"{'all':10} {total[0]:6} s {total[1]:5} s    {total[2]:6} s {total[3]:5} s  {len(tests):8}")
for key, (processor, _) in took.items():
    if processor > OVER * budget.get(key, 0) and processor > 10:
        print(f"over its budget (tests/budget.txt): {key[0]}, {key[1]}: {processor} s of processor instead of {budget.get(key, 0)}")
print("the longest tests")
for seconds, stage, name in sorted(tests, reverse=True)[:LONGEST]:
    print(f"{seconds:9.1f} s  {stage}: {name}")
