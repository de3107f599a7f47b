// A session on real programs: every move there and back, the ends, faults, and runs without an end.
#include <catch2/catch.hpp>

#include <scene/session.hpp>

#include <filesystem>
#include <fstream>
#include <set>

namespace {

using namespace loopscope;
using namespace loopscope::scene;
using loopscope::scene::Grain;

const std::string lessons = LOOPSCOPE_SOURCE_DIR "/scenarios/javascript/";

// A file with this text, gone at the end of the test.
class TemporaryFile {
 public:
  explicit TemporaryFile(const std::string& text, const std::string& name = "program.js") {
    folder_ = std::filesystem::temp_directory_path() /
              ("loopscope_session_" + std::to_string(reinterpret_cast<std::uintptr_t>(this)));
    std::filesystem::create_directories(folder_);
    path_ = (folder_ / name).string();
    std::ofstream(path_, std::ios::binary) << text;
  }
  ~TemporaryFile() { std::filesystem::remove_all(folder_); }
  const std::string& path() const { return path_; }

 private:
  std::filesystem::path folder_;
  std::string path_;
};

// All that a person could see differ.
std::string visible(const Scene& scene) {
  std::string text = std::to_string(scene.counters.event.now) + "|" + std::to_string(scene.clock) + "|" +
                     scene.reason.sentence + "|" + scene.message + "|";
  for (const Frame& frame : scene.stack)
    text += frame.label + "@" + std::to_string(frame.place.line) + ":" + std::to_string(frame.place.column) + ",";
  for (const Queue& queue : scene.queues) {
    text += queue.name + "(";
    for (const Item& item : queue.items) text += std::to_string(item.id) + item.excerpt + ",";
    text += ")";
  }
  for (const Timer& timer : scene.timers) text += std::to_string(timer.item.id) + "!" + std::to_string(timer.due) + ",";
  for (const OutputLine& line : scene.output.lines) text += line.text + "/";
  for (const Scope& scope : scene.scopes) {
    for (const Variable& variable : scope.variables)
      text += variable.name + "=" + variable.value + (variable.changed ? "*" : "") + ";";
  }
  return text;
}

std::vector<std::string> lines_of(const Scene& scene) {
  std::vector<std::string> lines;
  for (const OutputLine& line : scene.output.lines) lines.push_back(line.text);
  return lines;
}

}  // namespace

TEST_CASE("every step of a lesson forward, then back, shows the same again, by event, line and turn") {
  for (const auto& entry : std::filesystem::directory_iterator(lessons)) {
    for (Grain grain : {Grain::Event, Grain::Line, Grain::Turn}) {
      Session session = Session::open(entry.path().string(), {});
      std::vector<std::string> seen{visible(session.scene())};
      std::vector<std::uint64_t> steps{session.step()};
      while (session.step(grain, Direction::Forward)) {
        seen.push_back(visible(session.scene()));
        steps.push_back(session.step());
      }
      REQUIRE(seen.size() > 2);
      CHECK(session.scene().state == RunState::Finished);
      for (std::size_t i = seen.size() - 1; i-- > 0;) {
        REQUIRE(session.step(grain, Direction::Back));
        INFO(entry.path() << " step " << steps[i]);
        REQUIRE(session.step() == steps[i]);
        REQUIRE(visible(session.scene()) == seen[i]);
      }
      CHECK_FALSE(session.step(grain, Direction::Back));
    }
  }
}

TEST_CASE("A D C B ends with its output, and seeking is exact") {
  Session session = Session::open(lessons + "adcb.js", {});
  CHECK(session.scene().counters.complete);
  CHECK(session.seek_end());
  CHECK(lines_of(session.scene()) == std::vector<std::string>{"A", "D", "C", "B"});
  CHECK(session.scene().message == "The program has finished.");
  CHECK(session.seek(StepTarget{StepTarget::Kind::Output, 2}));
  CHECK(lines_of(session.scene()) == std::vector<std::string>{"A", "D"});
  CHECK(session.scene().reason.sentence == "The program prints `D`.");
  CHECK(session.seek(0));
  CHECK(session.scene().stack.empty());
  CHECK_FALSE(session.seek(0));
  session.seek(1'000'000);
  CHECK(session.step() == session.scene().counters.event.total);
}

TEST_CASE("stepping over stays in the function, stepping out leaves it") {
  TemporaryFile file(
      "function inner() { return 1; }\nfunction outer() {\n  inner();\n  return "
      "2;\n}\nouter();\nconsole.log('end');\n");
  Session session = Session::open(file.path(), {});
  session.seek(StepTarget{StepTarget::Kind::Line, 3});
  REQUIRE(session.scene().stack.size() == 2);
  session.step_call(Wanted::What::OverCall);
  CHECK(session.scene().code.current.begin.line == 4);
  CHECK(session.scene().stack.size() == 2);
  session.step_call(Wanted::What::OutOfCall);
  CHECK(session.scene().stack.size() == 1);
  session.step_call(Wanted::What::OverCall);
  CHECK(session.scene().code.current.begin.line == 7);
}

TEST_CASE("stepping over an await follows the function, or stops at whatever runs next") {
  TemporaryFile file(
      "async function work() {\n  await null;\n  console.log('after');\n}\nwork();\nqueueMicrotask(() => {\n  "
      "console.log('other');\n});\n");
  Session session = Session::open(file.path(), {});
  session.seek(StepTarget{StepTarget::Kind::Line, 2});
  std::uint64_t start = session.step();
  session.step_call(Wanted::What::OverCall);
  CHECK(session.scene().code.current.begin.line == 3);
  session.seek(start);
  session.step_call(Wanted::What::Over);
  CHECK(session.scene().code.current.begin.line == 6);
  session.seek(start);
  session.step_call(Wanted::What::OutOfCall);
  CHECK(session.scene().output.lines.size() == 1);
}

TEST_CASE("stepping over a call that never ends is a search, which can be given up") {
  TemporaryFile file("function forever() { for (;;) {} }\nforever();\n");
  Session session = Session::open(file.path(), {});
  session.seek(StepTarget{StepTarget::Kind::Line, 2});
  session.step_call(Wanted::What::OverCall);
  CHECK(session.is_searching());
  session.cancel_search();
  CHECK(session.scene().code.current.begin.line == 2);
}

TEST_CASE("a syntax error shows the file, the place and the message") {
  TemporaryFile file("let a = 1;\nlet b = ;\n");
  Session session = Session::open(file.path(), {});
  CHECK(session.scene().state == RunState::Failed);
  CHECK(session.scene().message.find("Unexpected token ';'") != std::string::npos);
  CHECK(session.scene().code.current.begin.line == 2);
  REQUIRE(session.scene().code.source);
  CHECK(session.scene().code.source->lines[1] == "let b = ;");
}

TEST_CASE("a program without an end is shown at once and recorded in slices") {
  TemporaryFile file("let n = 0;\nfor (;;) n++;\n");
  Session session = Session::open(file.path(), {});
  CHECK_FALSE(session.scene().counters.complete);
  std::uint64_t before = session.scene().counters.event.total;
  CHECK(session.run_ahead(100'000));
  CHECK(session.scene().counters.event.total > before);
  CHECK(session.step(Grain::Event, Direction::Forward));
}

TEST_CASE("a limit stops the run with its name") {
  TemporaryFile file(
      "// --- loopscope\n// [limits]\n// instructions = 100000\n// ---\nconsole.log('kept');\nfor (;;) {}\n");
  Session session = Session::open(file.path(), {});
  CHECK(session.scene().counters.complete);
  session.seek_end();
  CHECK(session.scene().state == RunState::Limit);
  CHECK(session.scene().message.find("instructions") != std::string::npos);
  CHECK(lines_of(session.scene()) == std::vector<std::string>{"kept"});
}

TEST_CASE("an uncaught error ends in a failure, with its block among the output") {
  TemporaryFile file("console.log(1);\nthrow new Error('no');\n");
  Session session = Session::open(file.path(), {});
  session.seek_end();
  CHECK(session.scene().state == RunState::Failed);
  CHECK(session.scene().message.find("exit code 1") != std::string::npos);
  bool has_block = false;
  for (const OutputLine& line : session.scene().output.lines)
    has_block = has_block || (line.stream == Stream::Error && line.text == "Error: no");
  CHECK(has_block);
}

TEST_CASE("another language says the same in other words") {
  Session session = Session::open(lessons + "adcb.js", {});
  session.seek(1);
  CHECK(session.scene().reason.sentence == "The script begins.");
  session.set_language(Language::Portuguese);
  CHECK(session.scene().reason.sentence == "O script começa.");
  CHECK(session.step() == 1);
}

TEST_CASE("stepping into another file shows that file, by its name and at its line") {
  TemporaryFile file("const { twice } = require('./lib/twice');\nconsole.log(twice(2));\n");
  std::filesystem::path folder = std::filesystem::path(file.path()).parent_path();
  std::filesystem::create_directories(folder / "lib");
  std::ofstream(folder / "lib/twice.js") << "exports.twice = n =>\n  n * 2;\n";
  Session session = Session::open(file.path(), {});
  std::set<std::string> shown;
  while (session.step(Grain::Event, Direction::Forward)) {
    const Code& code = session.scene().code;
    shown.insert(code.source->name);
    if (code.source->name == "lib/twice.js" && !code.current.empty())
      CHECK(code.current.begin.line <= code.source->lines.size());
  }
  CHECK(shown == std::set<std::string>{"lib/twice.js", "program.js"});
  CHECK(lines_of(session.scene()) == std::vector<std::string>{"4"});
}
