"""Runs programs of the browser profile in headless Chromium, through its debugging pipe.

A program is the script of an otherwise empty page that has the elements it looks for. Its console is the one of
engine/language/javascript/src/prelude/browser_console.js, so that both sides print the same form; what nobody caught
is told by the browser itself. The page and all that it fetches are answered from here: nothing leaves the machine.
"""
import base64
import fcntl
import json
import os
import pathlib
import re
import select
import shutil
import subprocess
import tempfile
import time

PRELUDE = pathlib.Path(__file__).resolve().parents[2] / "engine/language/javascript/src/prelude/browser_console.js"
ADDRESS = "https://page.example/"
QUIET_SECONDS = 0.5  # without output, after the longest delay that the program names
FLAGS = ("--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
         "--disable-component-update --disable-sync --remote-debugging-pipe --hide-scrollbars").split()


def prelude_function(name):
    text = PRELUDE.read_text(encoding="utf-8")
    return re.search(r"^function %s\(.*?^}$" % name, text, re.MULTILINE | re.DOTALL).group(0)


def script_text(text):
    """As it may stand inside a script element."""
    return text.replace("</script", "<\\/script")


def page_html(source, targets):
    names = json.dumps([source, targets]).replace("<", "\\u003c")
    boot = ("{%s\nfor (const row of pageElements(...%s)) { const made = document.createElement(row.tag); if (row.id) made.id = row.id; "
            "if (row.class) made.className = row.class; document.body.append(made); } document.currentScript.remove(); }")
    return ("<!DOCTYPE html><html><head><meta charset=utf-8><style>body * { min-width: 20px; min-height: 20px }</style></head><body><script>"
            + boot % (prelude_function("pageElements"), names) + "</script><script>" + script_text(source) + "\n</script></body></html>")


def console_script():
    return ("{%s\nconst send = globalThis.loopscopeWrite; delete globalThis.loopscopeWrite;\n"
            "const made = pageConsole((text, toError) => send(JSON.stringify([text, toError])));\n"
            "for (const key of Object.keys(console)) delete console[key]; Object.assign(console, made); }" % prelude_function("pageConsole"))


def uncaught_line(details):
    thrown = details.get("exception", {})
    if thrown.get("subtype") == "error":
        shown = re.split(r"\n    at ", thrown["description"])[0]
    elif thrown.get("type") == "string":
        shown = thrown["value"]
    elif thrown.get("type") in ("object", "function") and thrown.get("subtype") != "null":
        shown = "#<%s>" % thrown.get("className", "Object") if thrown["type"] == "object" else thrown["description"]
    else:
        shown = thrown.get("description", str(thrown.get("value", "undefined")))
        shown = {"None": "null"}.get(shown, shown)
    return details["text"] + " " + shown


class Chromium:
    def __init__(self):
        self.profile = tempfile.mkdtemp(prefix="loopscope-chromium-")
        to_read, self.commands = os.pipe()
        self.replies, to_write = os.pipe()
        high = [fcntl.fcntl(end, fcntl.F_DUPFD, 20) for end in (to_read, to_write)]

        def place():
            os.dup2(high[0], 3)
            os.dup2(high[1], 4)

        self.process = subprocess.Popen(["chromium", *FLAGS, "--user-data-dir=" + self.profile, "about:blank"], preexec_fn=place,
                                        close_fds=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for end in (to_read, to_write, *high):
            os.close(end)
        self.last, self.buffer, self.waiting = 0, b"", []

    def close(self):
        self.post("Browser.close")
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    def post(self, method, session=None, **parameters):
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        return self.last

    def call(self, method, session=None, **parameters):
        number = self.post(method, session, **parameters)
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            message = self.receive(1)
            if message is None:
                continue
            if message.get("id") == number:
                return message.get("result", {})
            self.waiting.append(message)
        raise TimeoutError(method)

    def receive(self, seconds):
        """The next message, or None when the time is up."""
        deadline = time.monotonic() + seconds
        while b"\0" not in self.buffer:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([self.replies], [], [], left)[0]:
                return None
            self.buffer += os.read(self.replies, 1 << 16)
        text, _, self.buffer = self.buffer.partition(b"\0")
        return json.loads(text)


class Run:
    """One program in a page of its own."""

    def __init__(self, browser, source, world, quiet):
        self.browser, self.source, self.world, self.quiet = browser, source, world, quiet
        self.out, self.err, self.thrown = [], [], {}
        self.later = []  # (time, function)
        self.started = None

    def run(self):
        browser = self.browser
        self.target = browser.call("Target.createTarget", url="about:blank", newWindow=True)["targetId"]
        self.session = browser.call("Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]
        for method in ("Page.enable", "Runtime.enable"):
            browser.call(method, self.session)
        browser.call("Runtime.addBinding", self.session, name="loopscopeWrite")
        browser.call("Page.addScriptToEvaluateOnNewDocument", self.session, source=console_script())
        browser.call("Fetch.enable", self.session, patterns=[{"urlPattern": "*"}])
        browser.post("Page.navigate", self.session, url=ADDRESS)
        self.listen()
        browser.call("Target.closeTarget", targetId=self.target)
        browser.waiting.clear()
        return "".join(line + "\n" for line in self.out), "".join(line + "\n" for line in self.err + list(self.thrown.values()))

    def listen(self):
        begun = last = time.monotonic()
        while True:
            now = time.monotonic()
            for row in [row for row in self.later if row[0] <= now]:
                self.later.remove(row)
                row[1]()
                last = now
            if now - begun > 20 or (self.started and not self.later and now - last > self.quiet):
                return
            message = self.browser.waiting.pop(0) if self.browser.waiting else self.browser.receive(0.02)
            if message and message.get("sessionId") == self.session and self.handle(message.get("method"), message.get("params", {})):
                last = time.monotonic()

    def handle(self, method, parameters):
        if method == "Runtime.bindingCalled":
            text, to_error = json.loads(parameters["payload"])
            (self.err if to_error else self.out).append(text)
        elif method == "Runtime.exceptionThrown":
            self.err.append(uncaught_line(parameters["exceptionDetails"]))
        elif method == "Fetch.requestPaused":
            self.answer(parameters)
        elif method == "Page.loadEventFired":
            self.started = time.monotonic()
            self.plan_events()
        else:
            return False
        return True

    def answer(self, request):
        url = request["request"]["url"]
        if url == ADDRESS and not self.started:
            html = page_html(self.source, [event["target"] for event in self.world.get("events", [])])
            return self.fulfill(request, 200, html, "text/html; charset=utf-8")
        if url.startswith("chrome") or url.endswith("favicon.ico"):
            return self.fulfill(request, 404, "", "text/plain")
        rows = [row for row in self.world.get("fetch", []) if row["url"] == url]
        row = rows[0] if rows else {"body": json.dumps({"invented": True, "url": url}, separators=(",", ":"))}
        body = row.get("body", "")
        kind = "application/json" if body[:1] in ("{", "[") else "text/plain;charset=UTF-8"
        finish = lambda: self.fulfill(request, row.get("status", 200), body, kind)
        if row.get("error"):
            finish = lambda: self.browser.post("Fetch.failRequest", self.session, requestId=request["requestId"], errorReason="ConnectionRefused")
        self.later.append((time.monotonic() + row.get("after", 100) / 1000, finish))

    def fulfill(self, request, status, body, kind):
        headers = [{"name": "content-type", "value": kind}, {"name": "access-control-allow-origin", "value": "*"}]
        self.browser.post("Fetch.fulfillRequest", self.session, requestId=request["requestId"], responseCode=status,
                          responseHeaders=headers, body=base64.b64encode(body.encode()).decode())

    def plan_events(self):
        for event in self.world.get("events", []):
            if event["type"] != "click":
                raise ValueError("only clicks can be made in the real browser")
            self.later.append((self.started + event.get("at", 0) / 1000, lambda event=event: self.click(event["target"])))

    def click(self, selector):
        code = "(() => { const box = document.querySelector(%s).getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; })()" % json.dumps(selector)
        place = self.browser.call("Runtime.evaluate", self.session, expression=code, returnByValue=True)["result"]["value"]
        for kind in ("mousePressed", "mouseReleased"):
            self.browser.post("Input.dispatchMouseEvent", self.session, type=kind, x=place[0], y=place[1], button="left", clickCount=1)


def longest_delay(source):
    return max([int(number) for number in re.findall(r"\b\d{2,4}\b", source) if int(number) <= 3000] or [0]) / 1000


def run_page(browser, source_path, world):
    source = source_path.read_text(encoding="utf-8", errors="replace")
    return Run(browser, source, world, QUIET_SECONDS + longest_delay(source)).run()
