"""What the checks share: the tracked C++ files, and their text without comments and literals."""
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]

TOKEN = re.compile(
    r'//[^\n]*|/\*.*?\*/|R"(?P<tag>[^(\s]*)\(.*?\)(?P=tag)"|"(?:\\.|[^"\\\n])*"|(?<![0-9A-Fa-f])\'(?:\\.|[^\'\\\n])+\'',
    re.DOTALL,
)


def tracked(*patterns):
    """Files of the work tree that git knows or could know, as paths relative to the root."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *patterns]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout.decode().split("\0")
    return sorted(pathlib.Path(name) for name in set(listed) if name and (ROOT / name).is_file())


def read(path):
    return (ROOT / path).read_text(encoding="utf-8")


def blank(match):
    """A comment or literal replaced by nothing but its line breaks, so that line numbers stay."""
    kept = "\n" * match.group().count("\n")
    return kept if match.group().startswith("/") else '""' + kept


def code_of(path):
    return TOKEN.sub(blank, read(path))
