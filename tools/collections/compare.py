#!/usr/bin/env python3
"""Runs each program of a folder under node and under loopscope, and counts which are equal to the byte.

usage: compare.py LOOPSCOPE FOLDER [--jobs N] [--again] [--list] [--beside FILE]

A program counts when node says the same three times within its time limit: standard output, standard error and exit code. What node
said is kept in FOLDER/node.json, so that only the first measurement costs node's time; --again compares only the programs that
differed last time (FOLDER/differ.txt); --list prints each difference; FILE is put beside each program, for those that require it.
"""
import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import subprocess
import tempfile

SECONDS_NODE = 8
SECONDS_LOOPSCOPE = 20
MOST_OUTPUT = 1_000_000
HINT = '\nloopscope: '  # what loopscope adds below an error about pasted text


def run(command, folder, seconds):
    """(stdout, stderr, exit code) or None when it took longer."""
    try:
        done = subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, timeout=seconds,
                              env={'PATH': os.environ['PATH'], 'HOME': '/nonexistent', 'LANG': 'C.UTF-8'})
    except subprocess.TimeoutExpired:
        return None
    return [done.stdout[:MOST_OUTPUT].decode('utf8', 'replace'), done.stderr[:MOST_OUTPUT].decode('utf8', 'replace'),
            done.returncode]


def lay_out(path, beside, copy):
    for source, target in [(path, copy)] + [(file, copy.parent / file.name) for file in beside]:
        target.write_bytes(source.read_bytes())


def ask_node(path, beside):
    """What node says of one program, or why it does not count. It runs as a copy in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder) / path.name
        said = None
        for _ in range(3):
            for leftover in pathlib.Path(folder).iterdir():
                if leftover.is_file():
                    leftover.unlink()
            lay_out(path, beside, copy)
            now = run(['node', path.name], folder, SECONDS_NODE)
            if now is None:
                return 'slow'
            now = [text.replace(folder, '<folder>') if isinstance(text, str) else text for text in now]
            if said is not None and now != said:
                return 'varies'
            said = now
        return said


def ask_loopscope(program, path, beside):
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder) / path.name
        lay_out(path, beside, copy)
        said = run([program, 'run', path.name], folder, SECONDS_LOOPSCOPE)
        if said is None:
            return ['', 'loopscope: took too long', -1]
        said[1] = said[1].rsplit(HINT, 1)[0] + '\n' if HINT in said[1] else said[1]
        return [text.replace(folder, '<folder>') if isinstance(text, str) else text for text in said]


def needs_network(said):
    return any(sign in text for text in said[:2] for sign in ('EAI_AGAIN', 'ENOTFOUND', 'ENETUNREACH'))


def first_difference(wanted, got):
    a, b = wanted.split('\n'), got.split('\n')
    for line in range(max(len(a), len(b))):
        left = a[line] if line < len(a) else None
        right = b[line] if line < len(b) else None
        if left != right:
            return f'line {line + 1}: node {left!r} loopscope {right!r}'
    return ''


def main():
    options = argparse.ArgumentParser()
    options.add_argument('loopscope')
    options.add_argument('folder', type=pathlib.Path)
    options.add_argument('--jobs', type=int, default=2)
    options.add_argument('--again', action='store_true')
    options.add_argument('--list', action='store_true')
    options.add_argument('--beside', type=pathlib.Path, action='append', default=[])
    chosen = options.parse_args()
    program = os.path.abspath(chosen.loopscope)
    known_file, differ_file = chosen.folder / 'node.json', chosen.folder / 'differ.txt'
    known = json.loads(known_file.read_text()) if known_file.exists() else {}
    names = sorted(p.name for p in chosen.folder.iterdir() if p.suffix in ('.js', '.mjs', '.cjs'))
    with concurrent.futures.ThreadPoolExecutor(chosen.jobs) as pool:
        fresh = [name for name in names if name not in known]
        for name, said in zip(fresh, pool.map(lambda n: ask_node(chosen.folder / n, chosen.beside), fresh)):
            known[name] = said
        if fresh:
            known_file.write_text(json.dumps(known))
        counted = [name for name in names if isinstance(known[name], list)]
        if chosen.again and differ_file.exists():
            wanted = set(differ_file.read_text().split('\n'))
            todo = [name for name in counted if name in wanted]
        else:
            todo = counted
        answers = dict(zip(todo, pool.map(lambda n: ask_loopscope(program, chosen.folder / n, chosen.beside), todo)))
        # What shows the time of day can be the same three times within a second.
        doubted = [name for name in todo if known[name][0] != answers[name][0]]
        for name, said in zip(doubted, pool.map(lambda n: ask_node(chosen.folder / n, chosen.beside), doubted)):
            if said != known[name]:
                known[name] = 'varies'
                todo.remove(name)
        known_file.write_text(json.dumps(known))
    # What node says where there is no network says nothing about a program that needs one.
    for name in [name for name in counted if isinstance(known[name], list) and needs_network(known[name])]:
        known[name] = 'network'
    todo = [name for name in todo if known[name] != 'network']
    differ, kinds = [], collections.Counter()
    for name in todo:
        wanted, got = known[name], answers[name]
        for kind, a, b in (('stdout', wanted[0], got[0]), ('exit', str(wanted[2]), str(got[2])), ('stderr', wanted[1], got[1])):
            if a != b:
                kinds[kind] += 1
                differ.append(name)
                if chosen.list:
                    print(f'{name}: {kind} {first_difference(a, b)[:300]}')
                break
    differ_file.write_text('\n'.join(differ) + '\n')
    uncounted = collections.Counter(known[name] for name in names if isinstance(known[name], str))
    counted = [name for name in counted if isinstance(known[name], list)]
    equal = len(counted) - len(differ)
    print(f'{chosen.folder.name}: {equal} of {len(counted)} equal ({100 * equal / max(1, len(counted)):.2f} %), '
          f'differ {dict(kinds)}, not counted {dict(uncounted)}')


if __name__ == '__main__':
    main()
