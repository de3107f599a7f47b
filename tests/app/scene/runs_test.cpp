// Runs that are made beside what is shown: the last one stays until the new one is there, a newer edit takes the place
// of an older one, a stop or a limit leaves what was recorded and can be gone beyond.
#include <catch2/catch.hpp>

#include <scene/controller.hpp>
#include <scene/format.hpp>

#include <filesystem>
#include <fstream>

#include <unistd.h>

using namespace loopscope;
using namespace loopscope::scene;
using Grain = loopscope::scene::Grain;
using RunState = loopscope::scene::RunState;

namespace {

const std::string lessons = LOOPSCOPE_SOURCE_DIR "/scenarios/javascript/";

// Hands runs over when the test says so, and not before.
class HeldRunner : public PumpedRunner {
 public:
  std::optional<MadeRun> take() override { return held ? std::nullopt : PumpedRunner::take(); }
  void drop() override {
    ++drops;
    PumpedRunner::drop();
  }
  bool held = false;
  int drops = 0;
};

struct Desk {
  Desk() : folder(std::filesystem::temp_directory_path() / ("loopscope-runs-" + std::to_string(getpid()))) {
    std::filesystem::create_directories(folder);
    auto own = std::make_unique<HeldRunner>();
    runner = own.get();
    controller = Controller({}, std::move(own));
  }
  ~Desk() { std::filesystem::remove_all(folder); }

  void open(const std::string& text) {
    std::string path = (folder / "program.js").string();
    std::ofstream(path, std::ios::binary) << text;
    controller.open(path);
  }
  void type(const std::string& text) { controller.handle(edit_intent({editor::Command::Paste, false, text})); }
  void finish() {
    for (int i = 0; i < 2'000 && controller.is_recording(); ++i) controller.advance(0.01);
  }
  std::string printed() const {
    std::string out;
    for (const OutputLine& line : controller.session().scene().output.lines) out += line.text + "|";
    return out;
  }
  const Counters& counters() const { return controller.session().scene().counters; }
  const RecordingView& recording() const { return controller.view().recording; }

  std::filesystem::path folder;
  HeldRunner* runner = nullptr;
  Controller controller;
};

constexpr const char* endless = "let n = 0;\nwhile (true) {\n  n++;\n}\n";
constexpr const char* long_but_ends = "let n = 0;\nfor (let i = 0; i < 900000; i++) n += i;\nconsole.log('end', n);\n";

}  // namespace

TEST_CASE("the last run stays and can be stepped until the new one is there") {
  Desk desk;
  desk.open("console.log('old');\n");
  desk.controller.handle({Action::GoToEnd});
  REQUIRE(desk.printed() == "old|");
  desk.runner->held = true;
  desk.type("console.log('new');\n");
  desk.controller.advance(0.3);
  CHECK(desk.controller.is_recording());
  CHECK(desk.recording().state == RecordingView::State::Making);
  CHECK(desk.printed() == "old|");
  desk.controller.handle({Action::StepBack});
  CHECK(desk.counters().event.now + 1 == desk.counters().event.total);
  desk.controller.handle({Action::GoToEnd});
  desk.runner->held = false;
  desk.controller.advance(0.01);
  CHECK(desk.printed() == "new|old|");
  CHECK(desk.recording().state == RecordingView::State::Over);
}

TEST_CASE("a newer edit takes the place of the run of an older one") {
  Desk desk;
  desk.open("console.log('old');\n");
  desk.runner->held = true;
  desk.type("console.log('lost');\n");
  desk.controller.advance(0.3);
  int before = desk.runner->drops;
  desk.type("// ");
  CHECK(desk.runner->drops > before);
  desk.runner->held = false;
  desk.controller.advance(0.01);
  CHECK(desk.controller.is_stale());
  desk.controller.handle({Action::GoToEnd});
  CHECK(desk.printed() == "old|");
  desk.controller.advance(0.3);
  desk.controller.handle({Action::GoToEnd});
  CHECK(desk.printed() == "lost|");
  CHECK_FALSE(desk.controller.is_stale());
}

TEST_CASE("a long run is shown by its beginning first and then whole, at the same step") {
  Desk desk;
  desk.open(long_but_ends);
  REQUIRE_FALSE(desk.counters().complete);
  for (int i = 0; i < 7; ++i) desk.controller.handle({Action::StepForward});
  std::string sentence = desk.controller.session().scene().reason.sentence;
  RunProgress first = desk.recording().progress;
  desk.controller.advance(0.01);
  desk.controller.advance(0.01);
  desk.controller.advance(0.01);
  CHECK(desk.recording().progress.instructions != first.instructions);
  desk.finish();
  CHECK(desk.counters().complete);
  CHECK(desk.counters().event.now == 7);
  CHECK(desk.controller.session().scene().reason.sentence == sentence);
  desk.controller.handle({Action::GoToEnd});
  CHECK(desk.printed() == "end 404999550000|");
}

TEST_CASE("whoever asked for the end is taken there when the run has come to it") {
  Desk desk;
  desk.open(long_but_ends);
  desk.controller.handle({Action::GoToEnd});
  CHECK(desk.printed().empty());
  desk.finish();
  CHECK(desk.printed() == "end 404999550000|");
  SECTION("but not when he has gone elsewhere since") {
    Desk other;
    other.open(long_but_ends);
    other.controller.handle({{Action::GoToEnd}, {Action::GoToStart}});
    other.finish();
    CHECK(other.counters().event.now == 0);
  }
}

TEST_CASE("escape stops the recording; what there is can be stepped, and it can go on") {
  Desk desk;
  desk.open(long_but_ends);
  for (int i = 0; i < 4; ++i) desk.controller.advance(0.01);
  desk.controller.handle({Action::Escape});
  CHECK_FALSE(desk.controller.is_recording());
  CHECK(desk.recording().state == RecordingView::State::Stopped);
  std::uint64_t stopped_at = desk.counters().event.total;
  desk.controller.handle({{Action::StepForward}, {Action::StepForward}});
  CHECK(desk.counters().event.now == 2);
  desk.controller.handle({Action::GoOnRecording});
  CHECK(desk.recording().state == RecordingView::State::Making);
  desk.finish();
  CHECK(desk.counters().complete);
  CHECK(desk.counters().event.total > stopped_at);
  CHECK(desk.counters().event.now == 2);
}

TEST_CASE("at a limit the window offers to go on, and does with a limit ten times as high") {
  Desk desk;
  desk.open(
      "// --- loopscope\n// [limits]\n// instructions = 300000\n// ---\nconsole.log('first');\n"
      "for (let i = 0; i < 200000; i++) ;\nconsole.log('last');\n");
  desk.finish();
  CHECK(desk.recording().state == RecordingView::State::AtLimit);
  CHECK(desk.recording().limit == "instructions");
  std::uint64_t before = desk.counters().event.total;
  for (int i = 0; i < 5; ++i) desk.controller.handle({Action::StepForward});
  desk.controller.handle({Action::GoOnRecording});
  desk.finish();
  CHECK(desk.recording().state == RecordingView::State::Over);
  CHECK(desk.counters().event.total > before);
  CHECK(desk.counters().event.now == 5);
  desk.controller.handle({Action::GoToEnd});
  CHECK(desk.printed() == "first|last|");
  SECTION("an edit keeps the higher limit") {
    desk.type("/**/");
    desk.controller.advance(0.3);
    desk.finish();
    CHECK(desk.recording().state == RecordingView::State::Over);
  }
}

TEST_CASE("a step by turns in a turn without an end is a search that can be given up") {
  Desk desk;
  desk.open(endless);
  desk.controller.handle({{Action::SetGrain, 2}, {Action::StepForward}});
  REQUIRE(desk.counters().event.now > 0);
  desk.controller.handle({Action::StepForward});
  CHECK(desk.controller.session().is_searching());
  desk.controller.advance(0.01);
  desk.controller.handle({Action::Escape});
  CHECK_FALSE(desk.controller.session().is_searching());
  CHECK(desk.controller.is_recording());
  SECTION("and the recording by a second one") {
    desk.controller.handle({Action::Escape});
    CHECK_FALSE(desk.controller.is_recording());
  }
}

TEST_CASE("playing to a breakpoint that is far away stops there") {
  Desk desk;
  desk.open(
      "let n = 0;\nfor (let i = 0; i < 20000; i++) n++;\nconsole.log(n);\nqueueMicrotask(() => console.log('m'));\n");
  desk.finish();
  desk.controller.handle({Action::ToggleBreakpoint, 3});
  desk.controller.handle({{Action::SetGrain, 2}, {Action::StepForward}, {Action::TogglePlay}});
  for (int i = 0; i < 400 && desk.controller.player().playing(); ++i) desk.controller.advance(0.1);
  CHECK_FALSE(desk.controller.player().playing());
  CHECK(desk.controller.session().scene().code.current.begin.line == 3);
}

TEST_CASE("after a text that cannot run, the older run is recorded to its end") {
  Desk desk;
  desk.open(long_but_ends);
  desk.controller.advance(0.01);
  desk.type("let = ;\n");
  desk.controller.advance(0.3);
  CHECK(desk.controller.shows_older_run());
  desk.finish();
  CHECK(desk.counters().complete);
  CHECK(desk.controller.shows_older_run());
}

TEST_CASE("the gutter counts how often each line has run up to the step, forward and back") {
  Desk desk;
  desk.open(
      "let n = 0;\nfor (let i = 0; i < 3; i++) {\n  n += i;\n}\nfunction never() {\n  n = 0;\n}\n"
      "setTimeout(() => {\n  n++;\n}, 1);\n");
  desk.finish();
  auto runs = [&](std::size_t line) {
    const auto& counts = desk.controller.session().scene().code.runs;
    return line <= counts.size() ? counts[line - 1] : 0U;
  };
  CHECK(runs(1) == 0);
  std::vector<std::vector<std::uint32_t>> forward;
  do forward.push_back(desk.controller.session().scene().code.runs);
  while (desk.controller.handle({Action::StepForward}), desk.counters().event.now > forward.size() - 1);
  CHECK(runs(1) == 1);
  CHECK(runs(3) == 3);
  CHECK(runs(6) == 0);
  CHECK(runs(9) == 1);
  for (std::size_t step = forward.size(); step-- > 0;) {
    desk.controller.handle({Action::GoToStep, step});
    CHECK(desk.controller.session().scene().code.runs == forward[step]);
  }
  for (std::size_t step = 0; step < forward.size(); step += 7) {
    desk.controller.handle({Action::GoToStep, (step * 5) % forward.size()});
    CHECK(desk.controller.session().scene().code.runs == forward[(step * 5) % forward.size()]);
  }
  desk.controller.handle({Action::ToggleLineRuns});
  CHECK(desk.controller.session().scene().code.runs.empty());
}

TEST_CASE("in a long run the counts are those of a walk from the start") {
  Desk desk;
  desk.open("let n = 0;\nfor (let i = 0; i < 120000; i++) {\n  n += i;\n  if (i % 3 == 0)\n    n++;\n}\n");
  desk.finish();
  std::uint64_t total = desk.counters().event.total;
  REQUIRE(total > 200'000);
  std::vector<std::uint32_t> straight, jumped;
  desk.controller.handle({Action::GoToStep, total - 10});
  straight = desk.controller.session().scene().code.runs;
  desk.controller.handle({Action::GoToStep, 100});
  desk.controller.handle({Action::GoToStep, total / 2});
  std::vector<std::uint32_t> half = desk.controller.session().scene().code.runs;
  desk.controller.handle({Action::GoToStep, total - 10});
  jumped = desk.controller.session().scene().code.runs;
  CHECK(straight == jumped);
  CHECK(half[2] == Approx(60'000).margin(20));
  CHECK(straight[4] == Approx(40'000).margin(5));
}

TEST_CASE("breakpoints' hits stand on the timeline, also those of a kind") {
  Desk desk;
  desk.open("for (let i = 0; i < 4; i++)\n  console.log(i);\nPromise.resolve().then(() => console.log('m'));\n");
  desk.finish();
  auto hits = [&] {
    for (int i = 0; i < 50; ++i) desk.controller.advance(0.01);
    const auto& found = desk.controller.session().scene().break_hits;
    return found ? *found : std::vector<Marker>{};
  };
  CHECK(hits().empty());
  desk.controller.handle({Action::ToggleBreakpoint, 2});
  std::vector<Marker> lines = hits();
  REQUIRE(lines.size() == 4);
  for (const Marker& hit : lines) {
    desk.controller.handle({Action::GoToStep, hit.step});
    CHECK(desk.controller.session().scene().code.current.begin.line == 2);
  }
  desk.controller.handle({Action::ToggleBreakKind, static_cast<std::uint64_t>(BreakKind::MicrotaskQueued)});
  CHECK(hits().size() == 5);
  desk.controller.handle({Action::ClearBreakpoints});
  CHECK(hits().empty());
}

TEST_CASE("long counts are written short") {
  CHECK(format_short_count(0) == "0");
  CHECK(format_short_count(9'999) == "9999");
  CHECK(format_short_count(12'345) == "12k");
  CHECK(format_short_count(999'999) == "999k");
  CHECK(format_short_count(4'000'000'000) == "4G");
}
