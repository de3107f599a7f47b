// What each shipped lesson shows at a few steps, as text, against what it showed when somebody last looked at it.
// tests/app/regenerate_baselines writes the baselines anew; the difference is then read before it is committed.
#include <catch2/catch.hpp>

#include <scene/session.hpp>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

using namespace loopscope;
using namespace loopscope::scene;

namespace {

namespace fs = std::filesystem;

const fs::path source = LOOPSCOPE_SOURCE_DIR;
const fs::path baselines = source / "tests/app/scene/baselines";

class Dump {
 public:
  std::string of(const Scene& scene) {
    out_.clear();
    line("step " + std::to_string(scene.counters.event.now) + " of " + std::to_string(scene.counters.event.total) +
         ", line " + std::to_string(scene.counters.line.now) + ", turn " + std::to_string(scene.counters.turn.now) +
         ", " + std::to_string(scene.clock) + " ns");
    if (!scene.reason.sentence.empty()) line("why: " + scene.reason.sentence + " [" + scene.reason.rule + "]");
    if (!scene.message.empty()) line("message: " + scene.message);
    line("at " + place(scene.code.current.begin) + "-" + place(scene.code.current.end));
    for (const Frame& frame : scene.stack) line("stack: " + described(frame));
    for (const Frame& frame : scene.suspended) line("suspended: " + described(frame));
    if (scene.running) line("running: " + described(*scene.running));
    for (const Queue& queue : scene.queues) add(queue);
    for (const Timer& timer : scene.timers) add("timer", timer);
    for (const Timer& timer : scene.in_flight) add("in flight", timer);
    if (scene.phases.current >= 0) line("phase: " + scene.phases.names[static_cast<std::size_t>(scene.phases.current)]);
    add(scene.ring);
    for (const Scope& scope : scene.scopes) {
      for (const Variable& variable : scope.variables)
        line(scope.title + ": " + variable.name + " = " + variable.value + (variable.changed ? " (changed)" : ""));
    }
    for (const OutputLine& printed : scene.output.lines)
      line((printed.stream == Stream::Out ? "out: " : "error: ") + printed.text);
    std::string runs;
    for (std::uint32_t count : scene.code.runs) runs += " " + std::to_string(count);
    if (!runs.empty()) line("runs:" + runs);
    return out_;
  }

 private:
  void line(const std::string& text) {
    std::string shortened = text;
    // Where the source tree stands is nobody's business.
    for (std::size_t at; (at = shortened.find(source.string())) != std::string::npos;)
      shortened.replace(at, source.string().size(), "~");
    out_ += shortened + "\n";
  }

  static std::string place(const Place& place) {
    return std::to_string(place.line) + ":" + std::to_string(place.column);
  }

  static std::string described(const Frame& frame) {
    return "#" + std::to_string(frame.id) + " " + frame.label + " at " + place(frame.place) +
           (frame.waits_for.empty() ? "" : ", waits: " + frame.waits_for);
  }

  static std::string described(const Item& item) {
    return "#" + std::to_string(item.id) + " " + item.label + " | " + item.excerpt + " | made at " + place(item.place) +
           " by #" + std::to_string(item.cause_id);
  }

  void add(const Queue& queue) {
    line("queue " + queue.id + " (" + queue.name + "): " + std::to_string(queue.total) +
         (queue.is_drained ? ", being drained" : ""));
    for (const Item& item : queue.items) line("  " + described(item));
  }

  void add(const std::string& what, const Timer& timer) {
    line(what + ": " + described(timer.item) + ", in " + std::to_string(timer.remaining) + " ns");
  }

  void add(const Ring& ring) {
    if (!ring.exists) return;
    if (ring.running) line("ring, running: " + described(ring.running->item));
    const std::pair<const char*, const TaskList*> lists[] = {
        {"ready", &ring.ready}, {"sleeping", &ring.sleeping}, {"joining", &ring.joining}, {"finished", &ring.finished}};
    for (auto [name, list] : lists) {
      for (const Task& task : list->tasks)
        line(std::string("ring, ") + name + ": " + described(task.item) +
             (task.waits_for.empty() ? "" : ", waits: " + task.waits_for));
    }
  }

  std::string out_;
};

// The start, four places on the way, the end.
std::string dump_of_lesson(const fs::path& path) {
  Session session = Session::open(path.string(), {});
  Wish wish;
  wish.line_runs = true;
  session.wish(wish);
  std::uint64_t last = session.scene().counters.event.total;
  std::string out;
  for (std::uint64_t share : {0, 20, 40, 60, 80, 100}) {
    session.seek(last * share / 100);
    out += Dump().of(session.scene()) + "\n";
  }
  return out;
}

std::string read(const fs::path& path) {
  std::ifstream stream(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

std::string first_difference(const std::string& now, const std::string& before) {
  auto [a, b] = std::mismatch(now.begin(), now.end(), before.begin(), before.end());
  auto line = std::count(now.begin(), a, '\n') + 1;
  auto rest = [](auto at, const std::string& text) {
    auto begin = std::find(std::make_reverse_iterator(at), text.rend(), '\n').base();
    return std::string(begin, std::find(at, text.end(), '\n'));
  };
  return "line " + std::to_string(line) + "\n  now:    " + rest(a, now) + "\n  before: " + rest(b, before);
}

}  // namespace

TEST_CASE("every lesson shows at its steps what it showed before") {
  bool regenerates = std::getenv("LOOPSCOPE_REGENERATE") != nullptr;
  if (regenerates) fs::create_directories(baselines);
  std::size_t lessons = 0;
  for (const auto& entry : fs::directory_iterator(source / "scenarios/javascript")) {
    if (entry.path().extension() != ".js") continue;
    ++lessons;
    std::string now = dump_of_lesson(entry.path());
    fs::path baseline = baselines / (entry.path().stem().string() + ".txt");
    if (regenerates) std::ofstream(baseline, std::ios::binary) << now;
    std::string before = read(baseline);
    INFO(entry.path().filename().string()
         << ": " << first_difference(now, before) << "\nIf that is as it should be: tests/app/regenerate_baselines");
    CHECK(now == before);
  }
  std::size_t kept = static_cast<std::size_t>(std::distance(fs::directory_iterator(baselines), {}));
  CHECK(kept == lessons);  // of lessons that are gone, none is left
}
