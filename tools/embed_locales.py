#!/usr/bin/env python3
"""Turns the tables of locales into one C++ file that defines locale_texts().

  embed_locales.py OUT.cpp FILE.txt...

A file's name is its locale's tag, its first line `# PARENT`; the others are `key=value`, in order of their keys."""
import sys
from pathlib import Path

CHUNK = 2000  # as in embed_prelude.py


def literal(text):
    pieces = [text[i:i + CHUNK] for i in range(0, len(text), CHUNK)]
    return "\n".join('R"~~(' + piece + ')~~"' for piece in pieces)


def row(path):
    head, _, body = path.read_text(encoding="utf-8").partition("\n")
    keys = [line.partition("=")[0] for line in body.splitlines()]
    if not head.startswith("#") or keys != sorted(keys):
        sys.exit(f"{path}: the first line names the parent, the keys of the others are in order")
    parent = "" if path.stem == "facts" else head[1:].strip()
    return f'    {{"{path.stem}", "{parent}",\n{literal(body)}}},\n'


def main(out, paths):
    body = "".join(map(row, sorted(map(Path, paths))))
    Path(out).write_text(
        '// Generated from src/locales/*.txt.\n#include <javascript/locale_tables.hpp>\n\nnamespace loopscope::js {\n\n'
        "namespace {\nconstexpr LocaleText texts[] = {\n" + body + "};\n}  // namespace\n\n"
        "std::span<const LocaleText> locale_texts() { return texts; }\n\n}  // namespace loopscope::js\n",
        encoding="utf-8")


main(sys.argv[1], sys.argv[2:])
