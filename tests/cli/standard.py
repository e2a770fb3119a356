#!/usr/bin/env python3
"""Is what docs/format.md says of our records so, and can others read and write them?

    python3 tests/cli/standard.py build/native-release/bastide [node]

The ten samples are valid; their JSON lines are as in docs/record.schema.json and tell the same game; the readers in
docs/readers find the same points. Games for other programs come back, and what is damaged is named with its line.
"""
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM, NODE = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None
SAMPLES = sorted((ROOT / "docs" / "samples").glob("*.bastide"))
SCHEMA = json.loads((ROOT / "docs" / "record.schema.json").read_text(encoding="utf-8"))
TYPES = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool}
faults = []


def run(*words, text=None, status=0):
    done = subprocess.run(words, input=text, capture_output=True, text=True, encoding="utf-8")
    if done.returncode != status:
        faults.append(f"{' '.join(map(str, words))[:200]}: status {done.returncode}: {done.stderr[:200]}")
    return done.stdout, done.stderr


def is_of(kind, value):
    return isinstance(value, TYPES[kind]) and (kind != "integer" or not isinstance(value, bool))


def wrong(value, schema, at="$"):
    """What is not as the schema says, of what it uses of draft 2020-12; None if nothing."""
    known = {"$ref", "$schema", "$id", "$defs", "title", "description", "oneOf", "type", "enum", "pattern", "minLength",
             "maxLength", "minimum", "maximum", "items", "minItems", "maxItems", "properties", "required",
             "additionalProperties"}
    assert not schema.keys() - known, schema.keys() - known
    if "$ref" in schema:
        return wrong(value, SCHEMA["$defs"][schema["$ref"].rsplit("/", 1)[1]], at)
    if "oneOf" in schema:
        each = [wrong(value, one, at) for one in schema["oneOf"]]
        return None if each.count(None) == 1 else f"{at}: {each}"
    kinds = schema.get("type", [])
    if kinds and not any(is_of(kind, value) for kind in ([kinds] if isinstance(kinds, str) else kinds)):
        return f"{at}: no {kinds}"
    if "enum" in schema and value not in schema["enum"]:
        return f"{at}: {value}"
    if isinstance(value, str) and not (schema.get("minLength", 0) <= len(value) <= schema.get("maxLength", 1 << 20)
                                       and re.search(schema.get("pattern", ""), value)):
        return f"{at}: {value}"
    if is_of("integer", value) and not schema.get("minimum", value) <= value <= schema.get("maximum", value):
        return f"{at}: {value}"
    if isinstance(value, list):
        if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", 1 << 20):
            return f"{at}: {len(value)} items"
        return next((w for i, one in enumerate(value) if (w := wrong(one, schema.get("items", {}), f"{at}[{i}]"))), None)
    if isinstance(value, dict):
        if missing := [name for name in schema.get("required", []) if name not in value]:
            return f"{at}: without {missing}"
        parts, rest = schema.get("properties", {}), schema.get("additionalProperties", {})
        return next((w for name, one in value.items() if (w := wrong(one, parts.get(name, rest), f"{at}.{name}"))), None)
    return None


def check_sample(sample):
    said, _ = run(PROGRAM, "validate", sample)
    points = said.rsplit("points:", 1)[-1].split()
    told, _ = run(PROGRAM, "replay", sample, "--json")
    lines = [json.loads(line) for line in told.splitlines()]
    faults.extend(f"{sample.name}:{n}: {fault}" for n, line in enumerate(lines, 1) if (fault := wrong(line, SCHEMA)))
    if not said.startswith("a record: ") or ", over;" not in said or not points:
        faults.append(f"{sample.name}: {said}")
    again, _ = run(PROGRAM, "validate", "-", text=told)
    if again.split(":", 1)[1:] != said.split(":", 1)[1:]:
        faults.append(f"{sample.name}: as JSON lines: {again}")
    readers = [[sys.executable, ROOT / "docs/readers/read_game.py"]]
    if NODE:
        readers.append([NODE, ROOT / "docs/readers/read_game.mjs"])
    for reader in readers:
        for name, text in ((sample, None), ("-", told)):
            found, _ = run(*reader, name, text=text)
            if found.split()[3:] != points or found.split()[1:3] != [str(len(lines) - 2), "True"]:
                faults.append(f"{sample.name}: {reader[1].name} reads {found}")


def check_others(base):
    """Written for other programs, and read again."""
    points = run(PROGRAM, "validate", base)[0].rsplit("points:")[-1]
    link = run(PROGRAM, "export", base, "--to", "lab")[0].strip()
    save = run(PROGRAM, "export", base, "--to", "jcz")[0]
    record = run(PROGRAM, "import", link)[0]
    for what, text in (("-", save), (link, None), ("-", link), ("-", record), ("-", run(PROGRAM, "import", "-", text=save)[0])):
        said = run(PROGRAM, "validate", what, text=text)[0]
        if said.rsplit("points:")[-1] != points:
            faults.append(f"{what[:40]}: {said}, not {points}")
    river = ROOT / "docs/samples/river.bastide"
    if "expansion" not in run(PROGRAM, "export", river, "--to", "lab", status=1)[1]:
        faults.append("what cannot be written is not named")


def check_damage(base):
    """Status 1, and where it is."""
    told = run(PROGRAM, "replay", base, "--json")[0]
    lines = told.splitlines(keepends=True)
    record = base.read_text(encoding="utf-8").splitlines(keepends=True)
    place = next(n for n, line in enumerate(record) if line.startswith("place"))
    link = run(PROGRAM, "export", base, "--to", "lab")[0].strip()
    deck, moves = link.split("?")[0].split("/")[-2:]
    cases = [
        ("".join(lines[:4]) + lines[4][:40], "-:5: "),
        ("".join(lines[:4]) + lines[4].replace('"scores":[', '"scores":[9') + "".join(lines[5:]), "-:5: "),
        ("".join(record[:place]) + "place 0,0 0\n", f"-:{place + 1}: not allowed: rule BASE-PLACE-"),
        (f"#/0/0/{deck}/1111{moves[4:]}", "-: tile 1: not allowed: rule BASE-PLACE-3"),
        ("[" * (2 << 20), "-: neither"),
        ('{"a":' * (1 << 19), "-: too long"),
        ("nothing", "-: neither"),
    ]
    for text, where in cases:
        said = run(PROGRAM, "validate", "-", text=text, status=1)[1]
        if not said.startswith(where):
            faults.append(f"{text[:40]!r}: {said[:200]!r}, not {where!r}")
    for words in (["import"], ["export", base], ["export", base, "--to", "x"], ["validate"]):
        run(PROGRAM, *words, status=2)


def main():
    if len(SAMPLES) != 10:
        faults.append(f"{len(SAMPLES)} samples")
    for sample in SAMPLES:
        check_sample(sample)
    check_others(ROOT / "docs/samples/base.bastide")
    check_damage(ROOT / "docs/samples/base.bastide")
    print("\n".join(faults) if faults else "The standard is kept.")
    return 1 if faults else 0


sys.exit(main())
