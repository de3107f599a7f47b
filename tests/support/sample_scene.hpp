#pragma once
// Scenes made by hand, for tests of what draws them: one as a lesson looks in its middle, one that overflows
// everything.
#include <scene/scene.hpp>
#include <scene/timeline.hpp>

#include <memory>
#include <string>
#include <vector>

namespace sample {

using namespace loopscope::scene;

inline std::shared_ptr<const SourceView> adcb_source() {
  auto source = std::make_shared<SourceView>();
  source->name = "adcb.js";
  source->lines = {"// --- loopscope",
                   "// title   = \"A D C B\"",
                   "// summary = \"Synchronous code, then microtasks, then the timer.\"",
                   "// expect  = [\"A\", \"D\", \"C\", \"B\"]",
                   "// ---",
                   "console.log('A');",
                   "setTimeout(() => console.log('B'), 0);",
                   "Promise.resolve().then(() => console.log('C'));",
                   "process.nextTick(function tick() {",
                   "  console.log('tick', [1, 2, 3].map((n) => n * 2), 'naïve café – ok');",
                   "});",
                   "console.log('D');"};
  source->first_line = 6;
  return source;
}

inline Item item(Id id, Kind kind, std::string label, std::string excerpt, std::uint32_t line, std::string cause) {
  return {id, kind, std::move(label), std::move(excerpt), {line, 1}, std::move(cause)};
}

inline Scene adcb() {
  Scene scene;
  scene.title = "A D C B";
  scene.profile = "node";
  scene.code.source = adcb_source();
  scene.code.current = {{12, 1}, {12, 17}};
  scene.stack = {{1, "(script)", {12, 1}, {}}, {7, "console.log", {12, 9}, {}}};
  scene.queues = {{"nextTick", Kind::Tick, {item(4, Kind::Tick, "tick", "function tick() {", 9, "the main script")}, 1},
                  {"microtasks",
                   Kind::Microtask,
                   {item(3, Kind::Microtask, "then", "() => console.log('C')", 8, "the main script")},
                   1},
                  {"immediates", Kind::Immediate, {}, 0}};
  scene.timers = {
      {item(2, Kind::Timer, "setTimeout", "() => console.log('B')", 7, "the main script"), 1'000'000, 987'654, false}};
  scene.phases = {{"timers", "pending", "poll", "check", "close"}, -1};
  scene.output.lines = {{"A", Stream::Out, 3}, {"D", Stream::Out, 21}};
  scene.output.total = 2;
  scene.reason.sentence = "The script prints D: synchronous code runs to its end before any queued callback may start.";
  scene.reason.rule = "run to completion";
  scene.reason.source = "ECMA-262 §9.5";
  scene.scopes = {{"script", {{"exports", "{}", false}, {"count", "2", true}, {"message", "'naïve café'", false}}}};
  scene.clock = 12'346;
  scene.counters = {{21, 41}, {5, 9}, {1, 4}, true};
  scene.state = RunState::Running;
  return scene;
}

inline Task task(Id id, TaskState state, std::string name, std::size_t frames) {
  Task made{item(id, Kind::Task, "waits for its turn", std::move(name), 9, "the main script"), state, {}, "", 0};
  for (std::size_t i = 0; i < frames; ++i) made.stack.push_back({id * 10 + i, "worker", {5, 3}, {}});
  return made;
}

// Tasks that take turns: one has the turn, `ready` wait for theirs, others sleep, wait or are over.
inline Scene ring(std::size_t ready = 3) {
  Scene scene = adcb();
  scene.profile = "round-robin";
  scene.profiles = {"node", "node-esm", "node-10", "browser", "round-robin"};
  scene.phases = {};
  scene.queues.erase(scene.queues.begin());
  scene.ring.exists = true;
  scene.ring.running = task(100, TaskState::Running, "painter", 1);
  for (std::size_t i = 0; i < ready; ++i)
    scene.ring.ready.tasks.push_back(task(101 + i, TaskState::Ready, "worker " + std::to_string(i), 1 + i % 3));
  scene.ring.ready.total = ready;
  scene.ring.sleeping = {{task(401, TaskState::Sleeping, "sleeper", 1)}, 1};
  scene.ring.sleeping.tasks[0].remaining = 4'500'000;
  scene.ring.joining = {{task(402, TaskState::Joining, "waiter", 1)}, 1};
  scene.ring.joining.tasks[0].waits_for = "waits for the task `painter` to end";
  scene.ring.finished = {{task(403, TaskState::Finished, "done", 0)}, 1};
  return scene;
}

// A page: many queues, most of them empty, something in flight.
inline Scene page() {
  Scene scene = adcb();
  scene.profile = "browser";
  scene.profiles = {"node", "browser"};
  scene.phases = {{"task", "microtasks", "render", "idle"}, 1, true};
  scene.queues.clear();
  const char* names[] = {"microtasks", "user input",       "postTask: user-visible",
                         "network",    "animation frames", "idle callbacks"};
  for (const char* name : names) {
    Queue queue{name, Kind::Task, {}, 0, name, "what comes here, said in one line"};
    queue.is_drained = scene.queues.empty();
    scene.queues.push_back(queue);
  }
  scene.queues[2].items = {item(30, Kind::Task, "callback", "() => console.log('visible')", 7, "the main script")};
  scene.queues[2].total = 1;
  scene.timers[0].duration = 1'000'000;
  scene.in_flight = {{item(31, Kind::Task, "answer", "fetch('/data')", 8, "the main script"), 100'000'000, 60'000'000,
                      false, 100'000'000}};
  return scene;
}

// More of everything than fits, and long words.
inline Scene crowded() {
  Scene scene = adcb();
  auto source = std::make_shared<SourceView>(*scene.code.source);
  for (int i = 0; i < 300; ++i)
    source->lines.push_back("const value" + std::to_string(i) + " = compute(" +
                            std::string(static_cast<std::size_t>(i), 'x') + ");");
  source->lines.push_back(std::string(1'000'000, '['));
  source->name = "a-scenario-with-a-rather-long-file-name-that-does-not-fit.js";
  scene.code.source = source;
  scene.code.current = {{150, 7}, {152, 12}};
  scene.title = "A title that goes on and on until it no longer fits anywhere, not even on a wide projector screen";
  scene.profile = "node-esm";
  for (Id i = 10; i < 400; ++i) {
    scene.stack.push_back(
        {i, "recursiveFunctionWithALongName" + std::to_string(i), {static_cast<std::uint32_t>(i), 5}, {}});
    scene.queues[0].items.push_back(item(i, Kind::Tick, "tick", "callback" + std::to_string(i), 9, ""));
    scene.queues[1].items.push_back(item(i + 500, Kind::Microtask, "reaction of a promise",
                                         "async function handler(event, options) { return fetch(event); }", 9, ""));
    scene.timers.push_back(
        {item(i + 1000, Kind::Timer, "setInterval", "function onEveryTick() { /* a long body */ }", 9, ""),
         static_cast<std::int64_t>(i) * 1'234'567'890, static_cast<std::int64_t>(i) * 1'234'000'000, true});
    scene.output.lines.push_back(
        {"line " + std::to_string(i) + " " + std::string(i, '='), i % 7 == 0 ? Stream::Error : Stream::Out, i});
  }
  scene.suspended = {{900, "async function loadEverything", {9, 3}, "waits for a promise"},
                     {901, "function* numbers", {4, 3}, ""}};
  scene.queues[0].total = 123'456;
  scene.queues[1].total = 391;
  for (const char* name : {"poll", "close", "user's ready queue"}) scene.queues.push_back({name, Kind::Task, {}, 0});
  scene.output.total = 20'000;
  scene.phases.current = 2;
  scene.reason.sentence =
      std::string("The reaction of the promise was queued first, so it runs first: ") +
      "a microtask queued by a microtask waits behind everything that is already in the queue, and the loop "
      "does not go on to its timers before the queue is empty.";
  for (int i = 0; i < 60; ++i)
    scene.scopes[0].variables.push_back({"aVariableWithALongName" + std::to_string(i), std::string(200, 'v'), i == 3});
  scene.message = "stopped at the limit `instructions` (500 million): --limit instructions=none lifts it";
  scene.state = RunState::Limit;
  scene.counters = {{1'234'567, 20'000'000}, {345'678, 9'000'000}, {45'678, 1'000'000}, false};
  scene.clock = 3'599'123'456'789;
  return scene;
}

}  // namespace sample
