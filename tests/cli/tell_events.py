#!/usr/bin/env python3
"""What `bastide replay --json` tells of events (docs/notation.md) beyond what the engine's own tests see.

    python3 tests/cli/tell_events.py build/native-release/bastide
"""
import json
import pathlib
import subprocess
import sys

EXAMPLES = pathlib.Path(__file__).resolve().parents[1] / "data" / "examples"


def events(name, kind):
    lines = subprocess.run([sys.argv[1], "replay", EXAMPLES / f"{name}.txt", "--json"], capture_output=True, text=True,
                           encoding="utf-8", check=True).stdout.splitlines()
    return [event for line in lines for event in json.loads(line).get("events", []) if event["event"] == kind]


appeared = [event["count"] for event in events("EX-MIST-5", "ghost-appears")]
assert appeared == [1, 3], appeared

# What the wheel pays is for no feature; a completed one is named.
paid = [event for number in (1, 2, 3, 4) for event in events(f"EX-WHEEL-{number}", "feature-scored")]
assert {event["cause"] for event in paid} >= {"wheel", "crowns"}, paid
for event in paid:
    if event["cause"] in ("wheel", "crowns"):
        assert not {"feature", "on", "at"} & event.keys(), event
assert all("feature" in event for event in events("EX-MIST-2", "feature-scored"))
