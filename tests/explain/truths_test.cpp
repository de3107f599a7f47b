// No sentence is false: the predicate of its rule holds of the states before and after, over all lessons and programs;
// and no predicate is empty: it fails when the state is another one.
#include <catch2/catch.hpp>

#include <explain/sentence.hpp>
#include <explain/truth.hpp>
#include <node_model/node_model.hpp>
#include <round_robin_model/round_robin_model.hpp>
#include <scenario/header_block.hpp>
#include <scenario/profile_choice.hpp>

#include <filesystem>
#include <fstream>
#include <functional>
#include <set>
#include <sstream>

#include "run_program.hpp"
#include "sample_programs.hpp"

namespace {

using namespace loopscope;
namespace fs = std::filesystem;

constexpr std::uint64_t most_steps = 2000;  // of one program: what comes later is told by the same rules

class Gatherer : public EventSink {
 public:
  void on_event(const Event& event) override { events.push_back(event); }
  std::vector<Event> events;
};

using Visit = std::function<void(const Moment&)>;

// Every event of a run with the states around it.
void each_moment(StartedRun& started, const Visit& visit) {
  RunInspection run_inspection = inspection_of(*started.language, *started.model);
  Machine& machine = started.machine;
  Gatherer gatherer;
  while (machine.state == RunState::Running && machine.counters.events < most_steps) {
    Machine before = machine;
    StopAt stop;
    stop.events = machine.counters.events + 1;
    run(machine, *started.language, *started.model, stop, &gatherer);
    for (std::size_t i = 0; i < gatherer.events.size(); ++i)
      visit({before, machine, gatherer.events, i, run_inspection});
    gatherer.events.clear();
  }
}

Sentence told(const Moment& moment) { return explain(moment.event(), moment.after, moment.run, Language::English); }

std::string read_file(const fs::path& path) {
  std::ostringstream bytes;
  bytes << std::ifstream(path, std::ios::binary).rdbuf();
  return bytes.str();
}

StartedRun start_file(const fs::path& path, std::string_view folder_profile) {
  RunRequest request;
  request.source = std::make_shared<const SourceText>(path.string(), read_file(path));
  Header header = read_header(*request.source, u"//", Language::English).header;
  request.profile = choose_profile(folder_profile, header.runtime, path.string(), false).name;
  request.world = header.world;
  request.limits = header.limits;
  return start_run(request);
}

std::vector<fs::path> programs_in(std::string_view folder) {
  std::vector<fs::path> paths;
  for (const auto& entry : fs::directory_iterator(std::string(LOOPSCOPE_SOURCE_DIR "/") + std::string(folder))) {
    if (entry.path().extension() == ".js" || entry.path().extension() == ".mjs") paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

std::set<ToldRule> rules_met;

void assert_true(StartedRun started, const std::string& program) {
  std::uint64_t told_last = 0;
  each_moment(started, [&](const Moment& moment) {
    Sentence sentence = told(moment);
    if (sentence.id == ToldRule::None) return;
    rules_met.insert(sentence.id);
    bool is_vague = sentence.text.find("goes to the end of its queue") != std::string::npos;
    if (is_vague) UNSCOPED_INFO(program << " step " << moment.event().step << " [" << sentence.rule << "] is vague");
    CHECK_FALSE(is_vague);
    Truth holds = truth_of(sentence.id);
    bool is_true = holds != nullptr && holds(moment);
    if (is_true || told_last == moment.event().step) return;
    told_last = moment.event().step;
    UNSCOPED_INFO(program << " step " << moment.event().step << " [" << sentence.rule << "] " << sentence.text);
    CHECK(is_true);
  });
}

struct Folder {
  std::string_view path, profile;  // profile: of files without a header; "" as their names say
  std::size_t every;               // of the many programs one in so many
};
constexpr Folder folders[] = {
    {"scenarios/javascript", "", 1},
    {"tests/programs/round-robin", "round-robin", 1},
    {"tests/programs/browser", "browser", 1},
    {"tests/programs/round-robin/outside", "round-robin", 3},
    {"tests/programs/browser/outside", "browser", 3},
    {"tests/programs/javascript/order", "", 1},
    {"tests/programs/javascript/order", "node-10", 2},
    {"tests/programs/javascript/messages", "", 1},
    {"tests/programs/javascript/files", "", 2},
    {"tests/programs/javascript/workers", "", 3},
    {"tests/programs/javascript/errors", "", 4},
    {"tests/programs/javascript/modules", "", 4},
    {"tests/programs/javascript/language", "", 12},
    {"tests/programs/javascript/outside", "", 6},
};

}  // namespace

TEST_CASE("every rule has a predicate") {
  for (std::size_t i = 1; i < told_rule_count; ++i) {
    INFO(rule_name(static_cast<ToldRule>(i)));
    CHECK(truth_of(static_cast<ToldRule>(i)) != nullptr);
  }
}

TEST_CASE("no sentence about the lessons and the programs is false, and every rule is met") {
  for (const Folder& folder : folders) {
    std::size_t number = 0;
    for (const fs::path& path : programs_in(folder.path)) {
      if (number++ % folder.every == 0) assert_true(start_file(path, folder.profile), path.string());
    }
  }
  for (const char* program : testing::sample_programs) assert_true(testing::start(program), program);
  RunRequest endless;
  endless.source = std::make_shared<const SourceText>("/test/endless.js", "for (;;) {}");
  endless.profile = "node";
  REQUIRE(set_limit(endless.limits, "instructions=2000") == LimitFault::None);
  assert_true(start_run(endless), "an endless loop");
  for (std::size_t i = 1; i < told_rule_count; ++i) {
    UNSCOPED_INFO(rule_name(static_cast<ToldRule>(i)));
    CHECK(rules_met.contains(static_cast<ToldRule>(i)));
  }
}

// --- predicates can fail -------------------------------------------------------------------------------------------

namespace {

// A moment of its own, whose states can be changed.
struct Kept {
  Machine before, after;
  std::vector<Event> move;
  std::size_t place = 0;
  ToldRule rule = ToldRule::None;
  RunInspection run;

  bool holds() const { return truth_of(rule)({before, after, move, place, run}); }
  Event& event() { return move[place]; }
};

Kept keep(const Moment& moment, ToldRule rule) {
  return {moment.before, moment.after, {moment.move.begin(), moment.move.end()}, moment.place, rule, moment.run};
}

// The first moment of a program at which this rule is told and `wanted` of it is so.
Kept first_moment(
    std::string_view program, ToldRule rule, const std::string& profile,
    const std::function<bool(const Moment&)>& wanted = [](const Moment&) { return true; }) {
  std::optional<Kept> found;
  StartedRun started = testing::start(program, profile);
  each_moment(started, [&](const Moment& moment) {
    if (!found && told(moment).id == rule && wanted(moment)) found = keep(moment, rule);
  });
  REQUIRE(found.has_value());
  CHECK(found->holds());
  return *found;
}

template <class Queue>
void swap_jobs(Machine& machine, Queue which, std::size_t first, std::size_t second) {
  JobQueue& queue = machine.queues[static_cast<std::size_t>(which)];
  REQUIRE(queue.size() > std::max(first, second));
  std::swap(queue.mut(first), queue.mut(second));
}

// What could be wrong with any event: nothing happened; it had happened before; it is another run; it is about
// something else.
bool is_refused_when_wrong(const Kept& right, const Machine& blank) {
  Kept nothing = right, late = right, foreign = right, other = right, number = right, detail = right, kind = right;
  nothing.after = right.before;
  late.before = right.after;
  foreign.before = foreign.after = blank;
  other.event().subject += 1'000'000;
  number.event().number += 1;
  detail.event().detail ^= 1;
  kind.event().kind = right.move[right.place].kind == EventKind::Mark ? EventKind::Exit : EventKind::Mark;
  bool states_matter = !nothing.holds() || !late.holds() || !foreign.holds();
  bool event_matters = !other.holds() || !number.holds() || !detail.holds() || !kind.holds();
  return states_matter && event_matters;
}

}  // namespace

TEST_CASE("a predicate refuses a queue in another order") {
  const char* three =
      "for (const n of [1, 2, 3]) { queueMicrotask(() => n); process.nextTick(() => n); setImmediate(() => n); }";
  Kept microtask = first_moment(three, ToldRule::MicrotasksDrain, "node");
  swap_jobs(microtask.before, node::Queue::Microtasks, 0, 1);
  CHECK_FALSE(microtask.holds());
  Kept tick = first_moment(three, ToldRule::TicksBeforeMicrotasks, "node");
  swap_jobs(tick.before, node::Queue::Ticks, 0, 2);
  CHECK_FALSE(tick.holds());
  Kept immediate = first_moment(three, ToldRule::ImmediatesRun, "node");
  swap_jobs(immediate.before, node::Queue::Immediates, 0, 1);
  CHECK_FALSE(immediate.holds());
  Kept queued = first_moment(three, ToldRule::MicrotaskQueued, "node", [](const Moment& moment) {
    return moment.after.queues[static_cast<std::size_t>(node::Queue::Microtasks)].size() == 3;
  });
  swap_jobs(queued.after, node::Queue::Microtasks, 1, 2);
  CHECK_FALSE(queued.holds());
}

TEST_CASE("a predicate refuses a microtask that overtakes a tick") {
  const char* both = "queueMicrotask(() => 1); process.nextTick(() => 2);";
  Kept microtask = first_moment(both, ToldRule::MicrotasksDrain, "node");
  Kept tick = first_moment(both, ToldRule::TicksBeforeMicrotasks, "node");
  microtask.before = tick.before;  // where the tick still waits
  CHECK_FALSE(microtask.holds());
}

TEST_CASE("a predicate refuses a timer that is early and one that is not the first of its list") {
  const char* timers = "setTimeout(() => 1, 5); setTimeout(() => 2, 5);";
  auto fires = [](const Moment& moment) { return moment.event().kind == EventKind::TimerFired; };
  Kept early = first_moment(timers, ToldRule::TimerDue, "node", fires);
  early.after.clock.now_ns = 4'999'999;
  CHECK_FALSE(early.holds());
  Kept second = first_moment(timers, ToldRule::TimerDue, "node", fires);
  ++second.event().subject;
  CHECK_FALSE(second.holds());
}

TEST_CASE("a predicate refuses a task that is not at the head of the ready ring, and one that wakes too early") {
  const char* tasks =
      "function* work() { yield; yield sleep(5); } spawn(work(), 'A'); spawn(work(), 'B'); spawn(work(), 'C');";
  Kept turn = first_moment(tasks, ToldRule::RingTurn, "round-robin");
  swap_jobs(turn.before, round_robin::Queue::Ready, 0, 1);
  CHECK_FALSE(turn.holds());
  Kept tail = first_moment(tasks, ToldRule::YieldToTail, "round-robin");
  swap_jobs(tail.after, round_robin::Queue::Ready, 1, 2);
  CHECK_FALSE(tail.holds());
  Kept wakes = first_moment(tasks, ToldRule::TaskWakes, "round-robin");
  wakes.after.clock.now_ns = 1'000'000;
  CHECK_FALSE(wakes.holds());
}

TEST_CASE("no predicate is empty: each refuses states and events that are not so") {
  std::set<ToldRule> met, refusing;
  auto try_all = [&](StartedRun started) {
    Machine blank = started.machine;
    each_moment(started, [&](const Moment& moment) {
      ToldRule rule = told(moment).id;
      if (rule == ToldRule::None || refusing.contains(rule)) return;
      met.insert(rule);
      if (is_refused_when_wrong(keep(moment, rule), blank)) refusing.insert(rule);
    });
  };
  for (const Folder& folder : folders) {
    std::size_t number = 0;
    for (const fs::path& path : programs_in(folder.path)) {
      if (number++ % (folder.every * 3) == 0) try_all(start_file(path, folder.profile));
    }
  }
  for (const char* program : testing::sample_programs) try_all(testing::start(program));
  CHECK(met.size() > 80);
  for (ToldRule rule : met) {
    INFO(rule_name(rule));
    CHECK(refusing.contains(rule));
  }
}
