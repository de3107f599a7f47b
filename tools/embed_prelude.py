#!/usr/bin/env python3
"""Turns the prelude's JavaScript files into one C++ file that defines prelude_sources().

  embed_prelude.py OUT.cpp FILE.js...

Each file is a list of top-level functions, `function name(...) {` to `}` at the start of a line; comments between them
are dropped. Names must be unique over all files."""
import re
import sys
from pathlib import Path

START = re.compile(r"^(?:async )?function\*? *([A-Za-z0-9_$]+)\(")
CHUNK = 2000  # bytes a string literal: compilers need not take more than 64 KB, and lines stay readable


def functions(path):
    name, lines = None, []
    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
        start = START.match(line)
        if start:
            if name:
                sys.exit(f"{path}:{number}: a function begins before {name} ends")
            name, lines = start.group(1), []
        if name:
            lines.append(line)
            if line == "}":
                yield name, "\n".join(lines)
                name = None
        elif line.strip() and not line.startswith("//"):
            sys.exit(f"{path}:{number}: only functions and // comments belong at the top level")
    if name:
        sys.exit(f"{path}: {name} does not end")


def literal(text):
    pieces = [text[i:i + CHUNK] for i in range(0, len(text), CHUNK)]
    return "\n".join('R"~~(' + piece + ')~~"' for piece in pieces)


def main(out, paths):
    rows = {}
    for path in map(Path, sorted(paths)):
        for name, text in functions(path):
            if name in rows:
                sys.exit(f"{path}: {name} is defined in {rows[name][0]} too")
            rows[name] = (path.name, text)
    # With its length: counting half a million characters at compile time is more than a compiler must be willing to do.
    body = "".join(f'    {{"{name}", "{file}", std::string_view(\n{literal(text)}, {len(text.encode())})}},\n'
                   for name, (file, text) in sorted(rows.items()))
    Path(out).write_text(
        "// Generated from src/prelude/*.js.\n#include <javascript/prelude.hpp>\n\nnamespace loopscope::js {\n\n"
        "namespace {\nconstexpr PreludeSource sources[] = {\n" + body + "};\n}  // namespace\n\n"
        "std::span<const PreludeSource> prelude_sources() { return sources; }\n\n}  // namespace loopscope::js\n",
        encoding="utf-8")


main(sys.argv[1], sys.argv[2:])
