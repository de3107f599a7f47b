#include <catch2/catch.hpp>

#include <csignal>
#include <tuple>

#include "command_test.hpp"

using namespace loopscope;
using namespace loopscope::cli;

namespace {

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

std::string header(const std::string& toml) { return "// --- loopscope\n// " + toml + "\n// ---\n"; }

}  // namespace

TEST_CASE("run passes the program's output and exit code through") {
  Workplace here;
  Outcome outcome = here.run({"run", here.file("a.js", "out A\nerr oops\nout B\nexit 7\n")});
  CHECK(outcome.code == 7);
  CHECK(outcome.out == "A\nB\n");
  CHECK(outcome.err == "oops\n");
}

TEST_CASE("a limit is exit code 4 and names itself, its place and how to raise it") {
  Workplace here;
  std::string file = here.file("a.js", "out A\nlimit\n");
  Outcome outcome = here.run({"run", file});
  CHECK(outcome.code == 4);
  CHECK(outcome.out == "A\n");
  CHECK(outcome.err ==
        "loopscope: " + file +
            ":2:1: stopped at the limit `instructions` (500); raise it with --limit instructions=VALUE, or "
            "lift it with --limit instructions=none\n");
  CHECK(here.run({"tell", file}).code == 4);
  CHECK(here.run({"state", file, "--step", "end"}).code == 4);
  CHECK(here.run({"state", file, "--step", "1"}).code == 0);
}

TEST_CASE("header and options reach the run, the options over the header") {
  Workplace here;
  std::string file = here.file("a.js",
                               "// --- loopscope\n// runtime = \"node-script\"\n// [limits]\n// frames = 5\n"
                               "// instructions = 6\n// ---\nout A\n");
  here.run({"run", file, "--limit", "frames=9", "--schedule", "t1"});
  const SimulationRequest& request = here.simulator.last_request;
  CHECK(request.profile == "node-script");
  CHECK(request.limits.frames == LimitOption{true, 9});
  CHECK(request.limits.instructions == LimitOption{true, 6});
  CHECK(request.schedule == "t1");
  CHECK(std::filesystem::path(request.source->name()).is_absolute());
  here.run({"run", file, "--profile", "node"});
  CHECK(here.simulator.last_request.profile == "node");
}

TEST_CASE("a faulty header stops every command with placed lines and code 1") {
  Workplace here;
  std::string file = here.file("a.js", header("sumary = \"x\"") + "out A\n");
  for (const char* command : {"run", "tell", "state"}) {
    Outcome outcome = here.run({command, file});
    CHECK(outcome.code == 1);
    CHECK(outcome.out.empty());
    CHECK(
        contains(outcome.err, "a.js:2:4: unknown key `sumary`\nloopscope: // sumary = \"x\"\nloopscope:    ^^^^^^\n"));
  }
}

TEST_CASE("a language that does not exist yet says so with code 2") {
  Workplace here;
  for (const char* name : {"a.py", "a.go"}) {
    Outcome outcome = here.run({"run", here.file(name, "x\n")});
    CHECK(outcome.code == 2);
    CHECK(contains(outcome.err, "is not there yet"));
  }
  CHECK(contains(here.run({"run", here.file("a.txt", "x\n")}).err, "does not say its language"));
}

TEST_CASE("tell numbers its sentences and names the rules") {
  Workplace here;
  CHECK(here.run({"tell", here.file("a.js", "out A\nout B\n")}).out ==
        "1. It does `out A`. [Rule 1]\n2. It does `out B`. [Rule 1]\n");
  Outcome failed = here.run({"tell", here.file("b.js", "exit 3\n")});
  CHECK(failed.code == 1);
  Outcome syntax = here.run({"tell", here.file("c.js", "bad\n")});
  CHECK(syntax.code == 1);
  CHECK(contains(syntax.err, "c.js:1:1: SyntaxError: Unexpected identifier"));
}

TEST_CASE("state finds steps by number, output line, source line and end") {
  Workplace here;
  std::string file = here.file("a.js", "out A\nout B\n");
  CHECK(here.run({"state", file, "--step", "0"}).out.find("step 0  clock 1.5 ms  phase timers") == 0);
  CHECK(here.run({"state", file, "--step", "output:2"}).out.find("step 2 ") == 0);
  CHECK(here.run({"state", file, "--step", "line:1"}).out.find("step 1 ") == 0);
  CHECK(here.run({"state", file}).out.find("step 2 ") == 0);
  Outcome past = here.run({"state", file, "--step", "3"});
  CHECK(past.code == 2);
  CHECK(past.err == "loopscope: step 3 is past the end; the last step is 2\n");
  CHECK(here.run({"state", file, "--step", "output:3"}).code == 2);
  CHECK(here.run({"state", file, "--step", "line:9"}).code == 2);
}

TEST_CASE("state as text shows stack, variables, queues, due times and output") {
  Workplace here;
  std::string out = here.run({"state", here.file("a.js", "out A\n"), "--step", "1"}).out;
  CHECK(contains(out,
                 "Because. [Rule 1]\nstack:\n  main  1:2\n    x = 1\nmicrotasks: empty\ntimers:\n  #7 () => 1  line 3"
                 "  due 2 ms\noutput:\n  A"));
  CHECK(contains(out, "the program has finished with exit code 0\n"));
}

TEST_CASE("state as JSON has the documented keys and survives broken UTF-8") {
  Workplace here;
  std::string out = here.run({"state", here.file("a.js", "out A\n"), "--step", "1", "--format", "json"}).out;
  for (const char* key : {"\"format\": 1", "\"step\": 1", "\"clock_ns\": 1500000", "\"due_ns\": 2000000",
                          "\"reason\": \"finished\"", "\"function\": \"main\"", "\"profile\": \"node\""}) {
    CHECK(contains(out, key));
  }
}

TEST_CASE("check prints a line per fault with its place and exits 1") {
  Workplace here;
  std::string good = here.file("good.js", header("expect = [\"A\", \"B\"]") + "out A\nout B\n");
  CHECK(here.run({"check", good}).out == "1 checked, no faults\n");
  CHECK(here.run({"check", good}).code == 0);

  const std::tuple<std::string, std::string> rows[] = {
      {header("expect = [\"A\", \"C\"]") + "out A\nout B\n", ":2:13: line 2 of the output is `B`, expected `C`\n"},
      {header("expect = [\"A\", \"B\"]") + "out A\n", ":2:13: the output ends before line 2, expected `B`\n"},
      {header("expect = []") + "out A\n", ":2:13: the output goes on after the expected lines with `A`\n"},
      {header("expect = []") + "exit 3\n", ":2:13: the exit code is 3, expected 0\n"},
      {header("check.exit = 2") + "exit 3\n", ":2:17: the exit code is 3, expected 2\n"},
      {header("check = {exit = 0, stderr_contains = \"x\"}") + "err y\n", ":2:41: stderr does not contain `x`\n"},
      {header("levl = 1") + "out A\n", ":2:4: unknown key `levl` (did you mean `level`?)\n"},
      {"out A\nbad\n", ":2:1: SyntaxError: Unexpected identifier\n"},
      {header("expect = []") + "limit\n", ":4:1: stopped at the limit `instructions` (500);"},
  };
  for (const auto& [text, fault] : rows) {
    std::string file = here.file("bad.js", text);
    Outcome outcome = here.run({"check", file});
    INFO(outcome.out);
    CHECK(outcome.code == 1);
    CHECK(outcome.out.find(file + fault) == 0);
    CHECK(std::count(outcome.out.begin(), outcome.out.end(), '\n') == 1);
  }
}

TEST_CASE("check of a folder takes the files that have a header, everywhere below") {
  Workplace here;
  here.file("b/two.js", header("expect = [\"A\"]") + "out A\n");
  here.file("one.js", header("expect = [\"A\"]") + "out A\n");
  here.file("plain.js", "bad\n");
  here.file("node_modules/x/index.js", header("oops = 1"));
  CHECK(here.run({"check", here.path("")}).out == "2 checked, no faults\n");
  here.file("empty/plain.js", "out A\n");
  CHECK(here.run({"check", here.path("empty")}).code == 2);
}

TEST_CASE("new writes a scenario without faults that it never overwrites") {
  Workplace here;
  for (const char* language : {"en", "pt"}) {
    std::string name = std::string("a \"b\" ") + language;
    Outcome outcome = here.run({"new", here.path(name), "--lang", language});
    CHECK(outcome.code == 0);
    SourceText source("new.js", here.read(name + ".js"));
    HeaderResult result = read_header(source, u"//", Language::English);
    CHECK(result.faults.empty());
    CHECK(result.header.title.base == name);
    CHECK(result.header.notes.size() == 1);
    CHECK(here.run({"new", here.path(name + ".js")}).code == 2);
  }
  CHECK(contains(here.run({"new", here.path("x.py")}).err, "not there yet"));
  CHECK(here.run({"new", here.path("no/such/folder/x.js")}).code == 2);
  for (const char* name : {".", "..", "", "sub/"}) CHECK(here.run({"new", here.path(name)}).code == 2);
  CHECK(contains(here.run({"new", here.path("my lesson")}).out, "loopscope run '" + here.path("my lesson.js") + "'"));
}

TEST_CASE("list names the lessons of the first folder that exists, in the chosen language") {
  Workplace here;
  here.file("lessons/a.js",
            "// --- loopscope\n// title = \"T\"\n// summary = \"One.\"\n// [pt]\n// summary = \"Um.\"\n// ---\n");
  here.file("lessons/plain.js", "out A\n");
  here.services.lesson_folders = [&] { return std::vector<std::string>{here.path("none"), here.path("lessons")}; };
  CHECK(here.run({"list"}).out == here.path("lessons/a.js") + "  T: One.\n");
  CHECK(here.run({"list", "--lang", "pt"}).out == here.path("lessons/a.js") + "  T: Um.\n");
  here.services.lesson_folders = {};
  CHECK(here.run({"list"}).code == 1);
}

TEST_CASE("lessons are listed folder by folder, as their headers number them, and by name behind those") {
  Workplace here;
  for (const char* name : {"b/first", "a/9", "a/c"}) here.file("lessons/" + std::string(name) + ".js", header(""));
  here.file("lessons/a/z.js", header("order = 1"));
  here.file("lessons/a/b.js", header("order = 10"));
  here.services.lesson_folders = [&] { return std::vector<std::string>{here.path("lessons")}; };
  std::string listed;
  for (const char* name : {"a/z", "a/b", "a/9", "a/c", "b/first"})
    listed += here.path("lessons/" + std::string(name) + ".js") + " ";
  std::istringstream lines(here.run({"list"}).out);
  std::string paths;
  for (std::string line; std::getline(lines, line);) paths += line.substr(0, line.find(".js") + 3) + " ";
  CHECK(paths == listed);
}

TEST_CASE("shot hands the run and the step to the renderer") {
  Workplace here;
  ShotRequest seen;
  here.services.shoot = [&](const ShotRequest& request) {
    seen = request;
    return std::string(request.output_path == "bad" ? "why" : "");
  };
  std::string file = here.file("a.js", "out A\nout B\n");
  CHECK(here.run({"shot", file, "--step", "output:1", "-o", "x.png"}).code == 0);
  CHECK(seen.step == 1);
  CHECK(seen.output_path == "x.png");
  CHECK(here.run({"shot", file, "-o", "bad"}).code == 1);
  CHECK(here.run({"shot", file}).code == 2);
  CHECK(here.run({"shot", file, "--step", "9", "-o", "x.png"}).code == 2);
  CHECK_FALSE(seen.look.hides_future());
  // What hides the answers begins where all of them are hidden.
  CHECK(here.run({"shot", file, "--no-answers", "-o", "x.png"}).code == 0);
  CHECK(seen.look.no_answers);
  CHECK(seen.step == 0);
  CHECK(here.run({"shot", file, "--ask", "choice", "--step", "output:1", "-o", "x.png"}).code == 0);
  CHECK(seen.look.quiz);
  CHECK(seen.look.ask == "choice");
  CHECK(seen.step == 1);
  CHECK(here.run({"shot", file, "--quiz", "--present", "-o", "x.png"}).code == 0);
  CHECK(seen.look.present);
  CHECK(here.run({"shot", file, "--ask", "dance", "-o", "x.png"}).code == 2);
}

TEST_CASE("a reader that goes away stops the run without harm") {
  struct ClosedSink : ByteSink {
    bool write(std::string_view) override { return false; }
    bool flush() override { return false; }
  };
  Workplace here;
  ClosedSink closed;
  StringSink err;
  here.services.out = &closed;
  here.services.err = &err;
  here.services.simulator = &here.simulator;
  CHECK(run_command_line({"run", here.file("a.js", "out A\nexit 7\n")}, here.services) == 0);
  CHECK(err.bytes().empty());
}

TEST_CASE("a descriptor sink writes bytes as they are and survives a closed pipe") {
  int ends[2];
  REQUIRE(pipe(ends) == 0);
  {
    DescriptorSink sink(ends[1]);
    CHECK(sink.write(std::string_view("a\r\n\0b", 5)));
  }
  char bytes[16];
  CHECK(read(ends[0], bytes, sizeof bytes) == 5);
  close(ends[0]);
  signal(SIGPIPE, SIG_IGN);
  DescriptorSink sink(ends[1]);
  CHECK(sink.write("x"));
  CHECK_FALSE(sink.flush());
  CHECK_FALSE(sink.write("y"));
  close(ends[1]);
}
