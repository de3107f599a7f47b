// Cooperative tasks and ready queues of a program's own, as people are told of them.
#include <catch2/catch.hpp>

#include <explain/snapshot.hpp>
#include <history/run_events.hpp>

#include <algorithm>

#include "run_program.hpp"

namespace {

using namespace loopscope;

constexpr const char* three_tasks =
    "function* worker(name, n) { for (let i = 0; i < n; i++) { console.log(name, i); yield; } }\n"
    "spawn(worker('A', 2), 'A'); spawn(worker('B', 1), 'B');\n"
    "spawn(function* () { yield sleep(10); }, 'C');\n";

std::string told(std::string_view text, Language language, std::string profile = "round-robin") {
  StartedRun started = testing::start(text, std::move(profile));
  RunInspection run = inspection_of(*started.language, *started.model);
  std::string all;
  run_with_events(started.machine, *started.language, *started.model, [&](const Event& event, const Machine& after) {
    all += explain(event, after, run, language).text + "\n";
    return true;
  });
  return all;
}

// After the program has printed so many times.
Snapshot snapshot_after(std::string_view text, std::size_t lines, std::string profile) {
  StartedRun started = testing::start(text, std::move(profile));
  while (started.machine.output.size() < lines && started.machine.state == RunState::Running)
    testing::run_to_step(started, started.machine.counters.events + 1);
  return take_snapshot(started.machine, inspection_of(*started.language, *started.model), Language::English);
}

const SeenQueue* find_queue(const Snapshot& seen, std::string_view id) {
  auto found = std::find_if(seen.queues.begin(), seen.queues.end(), [&](const SeenQueue& q) { return q.id == id; });
  return found == seen.queues.end() ? nullptr : &*found;
}

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("a turn of a task is told from spawn to end, in both languages") {
  std::string english = told(three_tasks, Language::English);
  CHECK(has(english, "spawn() puts the task `B` at the tail of the ready ring: it is number 2 there."));
  CHECK(has(english, "The task `A` is at the head of the ready ring, so its turn begins"));
  CHECK(has(english, "The task `A` has yielded: its turn is over and it goes to the tail of the ready ring"));
  CHECK(has(english, "The task `C` goes to sleep: it leaves the ring until"));
  CHECK(has(english, "The time of the task `C` has come: it wakes"));
  CHECK(has(english, "The task `B` has finished."));
  std::string portuguese = told(three_tasks, Language::Portuguese);
  CHECK(has(portuguese, "está na cabeça do anel de prontas"));
  CHECK(has(portuguese, "A tarefa `B` terminou."));
}

TEST_CASE("a snapshot shows the ready ring with a stack for each task") {
  Snapshot seen = snapshot_after(three_tasks, 2, "round-robin");
  const SeenQueue* ready = find_queue(seen, "ready");
  REQUIRE(ready != nullptr);
  REQUIRE(ready->items.size() == 2);
  CHECK(ready->items[0].excerpt == "C");
  CHECK(ready->items[1].excerpt == "A");
  REQUIRE(ready->items[1].stack.size() == 1);
  CHECK(ready->items[1].stack[0].label == "worker");
  REQUIRE(seen.running);
  CHECK(seen.running->excerpt == "B");
  CHECK_FALSE(seen.running_is_timer);
}

TEST_CASE("a task keeps its serial from spawn to end") {
  Snapshot first = snapshot_after(three_tasks, 1, "round-robin");
  Snapshot later = snapshot_after(three_tasks, 3, "round-robin");
  REQUIRE(first.running);
  REQUIRE(later.running);
  CHECK(first.running->excerpt == "A");
  CHECK(later.running->excerpt == "A");
  CHECK(first.running->serial == later.running->serial);
}

TEST_CASE("tasks that all wait for each other are a deadlock") {
  const char* circle =
      "const a = spawn(function* () { yield join(b); }, 'a'); const b = spawn(function* () { yield join(a); }, 'b');";
  Snapshot seen = snapshot_after(circle, 100, "round-robin");
  CHECK(seen.is_deadlocked);
  CHECK(seen.exit_code == 1);
  CHECK(has(told(circle, Language::English), "Deadlock: nothing can ever run again, and 2 tasks"));
  CHECK_FALSE(snapshot_after("const a = spawn(function* () { process.exit(); }, 'a'); spawn(function* () { yield "
                             "join(a); }, 'b');",
                             100, "round-robin")
                  .is_deadlocked);
}

TEST_CASE("an array of generators that is taken from and appended to is a ready queue") {
  const char* program =
      "function* task(name, n) { while (n-- > 0) { console.log(name); yield; } }\n"
      "const ready = [task('A', 2), task('B', 2), task('C', 2)];\n"
      "while (ready.length) { const t = ready.shift(); if (!t.next().done) ready.push(t); }\n";
  CHECK(find_queue(snapshot_after(program, 1, "node"), "own_ready") == nullptr);
  Snapshot seen = snapshot_after(program, 3, "node");
  const SeenQueue* own = find_queue(seen, "own_ready");
  REQUIRE(own != nullptr);
  CHECK(own->title == "the program's own ready queue `ready`");
  REQUIRE(own->items.size() == 2);
  CHECK(has(own->items[0].excerpt, "task('A'"));
  CHECK(has(own->items[1].excerpt, "task('B'"));
}

TEST_CASE("generators inside objects and queues taken from the other end count too") {
  const char* program =
      "function* task(name) { for (;;) { console.log(name); yield; } }\n"
      "class Scheduler { queue = []; add(name) { this.queue.unshift({name, work: task(name)}); } }\n"
      "const s = new Scheduler(); s.add('A'); s.add('B');\n"
      "for (let i = 0; i < 4; i++) { const t = s.queue.pop(); t.work.next(); s.queue.unshift(t); }\n";
  Snapshot seen = snapshot_after(program, 3, "node");
  const SeenQueue* own = find_queue(seen, "own_ready");
  REQUIRE(own != nullptr);
  CHECK(own->title == "the program's own ready queue `queue`");
  REQUIRE(own->items.size() == 1);
  CHECK(has(own->items[0].excerpt, "'B'"));
}

TEST_CASE("an ordinary array is no ready queue") {
  const char* program =
      "const a = [1, 2, 3]; a.push(a.shift());\n"
      "function* g() { yield; } const two = [g(), g()]; two.push(g()); console.log(1); two.shift(); two.shift();\n"
      "const fifo = [{}, {}]; fifo.push(fifo.shift()); console.log(2);\n";
  CHECK(find_queue(snapshot_after(program, 1, "node"), "own_ready") == nullptr);
}
