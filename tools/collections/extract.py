#!/usr/bin/env python3
"""Writes the programs of a public collection, one file each, for compare.py. Nothing it writes belongs in a commit.

usage: extract.py CHECKOUT OUT

Programs are every .js, .mjs and .cjs file below CHECKOUT, and every block of JavaScript fenced in a .md file.
A name says where the program stands: path with '+' for '/', then '@' and the line of the block.
"""
import pathlib
import re
import sys

FENCE = re.compile(r'^(\s*)(`{3,})\s*(js|javascript|mjs|cjs|node)\b[^\n]*$', re.IGNORECASE)
SKIPPED_FOLDERS = {'node_modules', '.git', 'dist', 'build', 'vendor'}
MOST_BYTES = 200_000


def blocks(text):
    """Yields (line of the first source line, language, source) of each fenced block, without the fence's indent."""
    lines = text.split('\n')
    at = 0
    while at < len(lines):
        opening = FENCE.match(lines[at])
        at += 1
        if not opening:
            continue
        indent, ticks, language = opening.groups()
        first, body = at + 1, []
        while at < len(lines) and lines[at].strip() != ticks:
            body.append(lines[at].removeprefix(indent))
            at += 1
        at += 1
        yield first, language.lower(), '\n'.join(body) + '\n'


def main():
    checkout, out = map(pathlib.Path, sys.argv[1:3])
    out.mkdir(parents=True, exist_ok=True)
    seen, written = set(), 0

    def write(name, text):
        nonlocal written
        if text.strip() and text not in seen and len(text) < MOST_BYTES:
            seen.add(text)
            (out / name).write_text(text)
            written += 1

    for path in sorted(checkout.rglob('*')):
        inside = path.relative_to(checkout)
        if SKIPPED_FOLDERS & set(inside.parts) or not path.is_file():
            continue
        flat = '+'.join(inside.parts)[-180:]
        if path.suffix in ('.js', '.mjs', '.cjs'):
            write(flat, path.read_text(errors='replace'))
        elif path.suffix == '.md':
            for line, language, source in blocks(path.read_text(errors='replace')):
                extension = language if language in ('mjs', 'cjs') else 'js'
                write(f'{flat.removesuffix(".md")}@{line}.{extension}', source)
    print(f'{written} programs in {out}')


if __name__ == '__main__':
    main()
