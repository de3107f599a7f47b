// What a scene shows of each model's machine, of values, causes and texts: on real programs.
#include <catch2/catch.hpp>
#include <scene/controller.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>

using namespace loopscope;
using namespace loopscope::scene;

namespace {

class Program {
 public:
  explicit Program(const std::string& text, const std::string& profile = "") {
    folder_ = std::filesystem::temp_directory_path() /
              ("loopscope_machine_view_" + std::to_string(reinterpret_cast<std::uintptr_t>(this)));
    std::filesystem::create_directories(folder_);
    std::string path = (folder_ / "program.js").string();
    std::ofstream(path, std::ios::binary) << text;
    SessionOptions options;
    options.profile = profile;
    controller.open(path, options);
  }
  ~Program() { std::filesystem::remove_all(folder_); }

  const Scene& scene() const { return controller.session().scene(); }
  void ask(Action action, std::uint64_t value = 0, const std::string& text = "", double x = 0) {
    Intent intent{action, value, text};
    intent.x = x;
    controller.handle(intent);
    for (int i = 0; i < 1000 && controller.is_searching(); ++i) controller.advance(0);
  }
  // Steps on until the scene is as wanted; false at the end.
  template <class Wanted>
  bool reach(Wanted wanted) {
    for (std::uint64_t step = controller.session().step(); step <= scene().counters.event.total; ++step) {
      ask(Action::GoToStep, step);
      if (wanted(scene())) return true;
    }
    return false;
  }

  Controller controller;

 private:
  std::filesystem::path folder_;
};

const Queue* queue_of(const Scene& scene, const std::string& id) {
  auto at = std::find_if(scene.queues.begin(), scene.queues.end(), [&](const Queue& each) { return each.id == id; });
  return at == scene.queues.end() ? nullptr : &*at;
}

const std::string tasks = R"(
function* worker(steps) { for (let i = 0; i < steps; i++) yield; }
function* sleeper() { yield sleep(5); }
const first = spawn(worker(3), 'A');
spawn(worker(2), 'B');
spawn(sleeper(), 'S');
spawn(function* () { yield join(first); }, 'J');
)";

}  // namespace

TEST_CASE("a page shows task, microtasks, render and idle, and the part that runs is the right one") {
  Program page(
      "setTimeout(() => {}, 1);\nrequestAnimationFrame(() => {});\nrequestIdleCallback(() => {});\n"
      "queueMicrotask(() => {});\n",
      "browser");
  REQUIRE(page.scene().phases.names == std::vector<std::string>{"task", "microtasks", "render", "idle"});
  std::vector<int> parts;
  CHECK_FALSE(page.reach([&](const Scene& scene) {
    if (parts.empty() || parts.back() != scene.phases.current) parts.push_back(scene.phases.current);
    return false;
  }));
  for (int part : {0, 1, 2, 3}) CHECK(std::find(parts.begin(), parts.end(), part) != parts.end());
  CHECK(std::find(parts.begin(), parts.end(), 1) < std::find(parts.begin(), parts.end(), 2));
}

TEST_CASE("a page has a queue for each usual source, empty ones with a hint, and marks the one that is drained") {
  Program page("setTimeout(() => {}, 0);\n", "browser");
  for (const char* id : {"microtasks", "timer_tasks", "input", "network", "animation_frames", "idle"}) {
    INFO(id);
    REQUIRE(queue_of(page.scene(), id));
    CHECK_FALSE(queue_of(page.scene(), id)->hint.empty());
  }
  CHECK(page.reach([](const Scene& scene) {
    const Queue* queue = queue_of(scene, "timer_tasks");
    return queue && queue->is_drained;
  }));
}

TEST_CASE("tasks of a ready ring are shown once each, in their states, and nothing of node's phases") {
  Program robin(tasks, "round-robin");
  CHECK(robin.scene().ring.exists);
  CHECK(robin.scene().phases.names.empty());
  bool slept = false, joined = false, finished = false;
  robin.reach([&](const Scene& scene) {
    const Ring& ring = scene.ring;
    std::vector<Id> ids;
    if (ring.running) ids.push_back(ring.running->item.id);
    for (const TaskList* list : {&ring.ready, &ring.sleeping, &ring.joining, &ring.finished}) {
      for (const Task& task : list->tasks) ids.push_back(task.item.id);
    }
    std::sort(ids.begin(), ids.end());
    CHECK(std::adjacent_find(ids.begin(), ids.end()) == ids.end());
    for (const Task& task : ring.sleeping.tasks) CHECK(task.remaining >= 0);
    for (const Task& task : ring.ready.tasks) {
      CHECK(task.stack.size() <= 1);
      for (const Frame& frame : scene.suspended) CHECK((task.stack.empty() || frame.id != task.stack[0].id));
    }
    slept |= !ring.sleeping.tasks.empty();
    joined |= !ring.joining.tasks.empty();
    finished |= ring.finished.tasks.size() == 4;
    return false;
  });
  CHECK(slept);
  CHECK(joined);
  CHECK(finished);
}

TEST_CASE("the running task has the running stack, and its turn is not shown a second time") {
  Program robin(tasks, "round-robin");
  REQUIRE(robin.reach([](const Scene& scene) { return scene.ring.running && !scene.stack.empty(); }));
  CHECK_FALSE(robin.scene().running);
  CHECK(robin.scene().ring.running->stack.size() == robin.scene().stack.size());
}

TEST_CASE("an operation in flight counts down and is in no queue until it is complete") {
  Program program("const fs = require('fs');\nfs.readFile(__filename, () => console.log('read'));\n");
  REQUIRE(program.reach([](const Scene& scene) { return !scene.in_flight.empty(); }));
  Id id = program.scene().in_flight.front().item.id;
  CHECK(program.scene().in_flight.front().remaining > 0);
  std::int64_t last = program.scene().in_flight.front().remaining;
  program.reach([&](const Scene& scene) {
    for (const Queue& queue : scene.queues) {
      for (const Item& item : queue.items) CHECK((item.id != id || scene.in_flight.empty()));
    }
    if (scene.in_flight.empty()) return false;
    CHECK(scene.in_flight.front().remaining <= last);
    last = scene.in_flight.front().remaining;
    REQUIRE(scene.in_flight.front().elapsed());
    return false;
  });
  CHECK(program.scene().output.lines.back().text == "read");
}

TEST_CASE("a timer's countdown runs from none to all of its delay") {
  Program program("setTimeout(() => {}, 10);\nfor (let i = 0; i < 100; i++);\n");
  REQUIRE(program.reach([](const Scene& scene) { return !scene.timers.empty(); }));
  float last = *program.scene().timers.front().elapsed();
  CHECK(last < 0.01F);
  program.reach([&](const Scene& scene) {
    if (scene.timers.empty()) return false;
    CHECK(*scene.timers.front().elapsed() >= last);
    last = *scene.timers.front().elapsed();
    return false;
  });
  CHECK(last == 1);
}

TEST_CASE("the profile is chosen among those that fit the file, and the file runs again under it") {
  Program program("console.log(typeof window, typeof process);\n");
  CHECK(program.scene().profiles == std::vector<std::string>{"node", "node-esm", "node-10", "browser", "round-robin"});
  program.ask(Action::ChooseProfile, 0, "browser");
  CHECK(program.scene().profile == "browser");
  program.ask(Action::GoToEnd);
  CHECK(program.scene().output.lines.front().text == "object undefined");
  program.ask(Action::NextProfile);
  CHECK(program.scene().profile == "round-robin");
  program.ask(Action::NextProfile);
  CHECK(program.scene().profile == "node");
}

TEST_CASE("a file that needs module syntax is offered the profiles that read modules") {
  Program module("import fs from 'fs';\nconsole.log(typeof fs);\n");
  CHECK(module.scene().profiles == std::vector<std::string>{"node-esm", "browser"});
}

TEST_CASE("an unfolded variable shows its parts, and marks those that the last step changed") {
  Program program("const o = { a: 1, inner: { b: 2 } };\no.a = 5;\no.inner.b = 7;\nconsole.log(o);\n");
  REQUIRE(program.reach([](const Scene& scene) {
    return !scene.scopes.empty() && scene.scopes[0].variables.front().value.starts_with("{ a: 1");
  }));
  std::string path = program.scene().scopes[0].variables.front().path;
  CHECK(program.scene().scopes[0].variables.front().can_unfold);
  program.ask(Action::ToggleUnfold, 0, path);
  REQUIRE(program.scene().scopes[0].variables.size() == 3);
  CHECK(program.scene().scopes[0].variables[1].name == "a");
  program.ask(Action::ToggleUnfold, 0, path + "\ninner");
  REQUIRE(program.scene().scopes[0].variables.size() == 4);
  CHECK(program.scene().scopes[0].variables[3].depth == 2);
  REQUIRE(program.reach([](const Scene& scene) { return scene.scopes[0].variables[1].value == "5"; }));
  CHECK(program.scene().scopes[0].variables[1].changed);
  CHECK_FALSE(program.scene().scopes[0].variables[3].changed);
  REQUIRE(program.reach([](const Scene& scene) { return scene.scopes[0].variables[3].value == "7"; }));
  CHECK(program.scene().scopes[0].variables[3].changed);
  program.ask(Action::ToggleUnfold, 0, path);
  CHECK(program.scene().scopes[0].variables.size() == 1);
}

TEST_CASE("a circle of objects unfolds as far as one likes and ends") {
  Program program("const o = {};\no.self = o;\nconsole.log(1);\n");
  program.ask(Action::GoToEnd);
  program.ask(Action::PreviousOutput);
  std::string path = "script\no";
  for (int i = 0; i < 40; ++i) {
    program.ask(Action::ToggleUnfold, 0, path);
    path += "\nself";
  }
  REQUIRE_FALSE(program.scene().scopes.empty());
  CHECK(program.scene().scopes[0].variables.size() > 5);
  CHECK(program.scene().scopes[0].variables.size() < 20);
}

TEST_CASE("the inspector is asked for by its tabs and by keys, and the machine comes back after the last one") {
  Program program("const a = 1;\nconsole.log(a);\n");
  auto shows = [&](bool inspects, InspectTab tab) {
    const View& view = program.controller.view();
    return view.inspects == inspects && view.tab == tab;
  };
  CHECK(shows(false, InspectTab::Variables));
  program.ask(Action::NextTab);
  CHECK(shows(true, InspectTab::Promises));
  program.ask(Action::NextTab);
  CHECK(shows(true, InspectTab::Objects));
  program.ask(Action::NextTab);
  CHECK(shows(false, InspectTab::Variables));
  program.ask(Action::SetTab, 0);
  CHECK(shows(true, InspectTab::Variables));
  program.ask(Action::SetTab, inspect_tab_count);
  CHECK(shows(false, InspectTab::Variables));
  program.ask(Action::FocusValues);
  CHECK(shows(true, InspectTab::Variables));
  program.ask(Action::FocusValues);
  CHECK(shows(false, InspectTab::Variables));
}

TEST_CASE("promises are shown with their state, what waits for them, and those that nobody handles") {
  Program program(
      "let open; const p = new Promise((r) => { open = r; });\np.then(() => 1);\n"
      "(async function waits() { await p; })();\nconst bad = Promise.reject(new Error('x'));\nopen(3);\n"
      "bad.catch(() => {});\n");
  program.ask(Action::SetTab, 1);
  auto find = [](const Scene& scene, const std::string& name) -> const Promise* {
    for (const Promise& promise : scene.promises) {
      if (promise.name == name) return &promise;
    }
    return nullptr;
  };
  REQUIRE(program.reach([&](const Scene& scene) {
    const Promise* p = find(scene, "p");
    return p && p->reactions.size() == 2;
  }));
  const Promise* p = find(program.scene(), "p");
  CHECK(p->state == PromiseState::Pending);
  CHECK(p->reactions[0].text == "() => 1");
  CHECK(p->reactions[1].resumes);
  CHECK(p->reactions[1].text == "waits");
  CHECK(program.reach([&](const Scene& scene) {
    const Promise* bad = find(scene, "bad");
    return bad && bad->is_unhandled;
  }));
  REQUIRE(program.reach([&](const Scene& scene) { return find(scene, "p")->state == PromiseState::Fulfilled; }));
  CHECK(find(program.scene(), "p")->changed);
  CHECK(find(program.scene(), "p")->value == "3");
  program.ask(Action::SetTab, 0);
  CHECK(program.scene().promises.empty());
}

TEST_CASE("objects are shown once each, however many names they have, without the library's") {
  Program program("const a = { x: 1 };\nconst b = [a, a];\nconst c = { a };\nconsole.log('end');\n");
  program.ask(Action::SetTab, 2);
  REQUIRE(program.reach([](const Scene& scene) { return scene.objects.size() == 3; }));
  program.ask(Action::GoToEnd);
  program.ask(Action::PreviousOutput);
  REQUIRE(program.scene().objects.size() == 3);
  CHECK(program.scene().objects[0].name == "a");
  CHECK(program.scene().objects[1].parts.size() == 2);
}

TEST_CASE("the chain of causes leads from a thing over awaits and timers back to the script") {
  Program program("setTimeout(async () => {\n  await null;\n  setImmediate(() => console.log('last'));\n}, 1);\n");
  REQUIRE(program.reach([](const Scene& scene) {
    const Queue* queue = queue_of(scene, "immediates");
    return queue && queue->total == 1;
  }));
  Id id = queue_of(program.scene(), "immediates")->items.front().id;
  program.ask(Action::Select, id);
  CHECK(program.scene().chain.empty());
  program.ask(Action::ToggleChain);
  std::vector<std::uint32_t> lines;
  for (const CauseLink& link : program.scene().chain) lines.push_back(link.place.line);
  CHECK(lines == std::vector<std::uint32_t>{3, 2, 1});
  CHECK(program.scene().chain.front().kind == Kind::Immediate);
  CHECK(program.scene().chain.back().kind == Kind::Timer);
  for (std::size_t i = 1; i < program.scene().chain.size(); ++i)
    CHECK(program.scene().chain[i].step < program.scene().chain[i - 1].step);
}

TEST_CASE("a suspended function knows the job that will go on with it") {
  Program program("(async function f() { await null; console.log(1); })();\n");
  REQUIRE(program.reach(
      [](const Scene& scene) { return !scene.suspended.empty() && scene.suspended.front().resumed_by != 0; }));
  CHECK(queue_of(program.scene(), "microtasks")->items.front().id == program.scene().suspended.front().resumed_by);
}

TEST_CASE("every step that applies a rule tells how the rule goes, in both languages") {
  Program program(tasks, "round-robin");
  for (Language language : {Language::English, Language::Portuguese}) {
    if (program.controller.view().language != language) program.ask(Action::NextLanguage);
    program.ask(Action::GoToStart);
    program.reach([](const Scene& scene) {
      CHECK(scene.reason.rule.empty() == scene.reason.steps.empty());
      return false;
    });
  }
}

TEST_CASE("a text is found in sentences, output and variables, forward and back, and only where it is looked for") {
  Program program("let count = 0;\nfor (let i = 0; i < 3; i++) count += 10;\nconsole.log('Olá, mundo');\n");
  auto look_for = [&](const std::string& text, std::uint64_t fields, double way = 1) {
    program.ask(Action::SetRunSearch, fields, text);
    std::uint64_t before = program.controller.session().step();
    program.ask(Action::FindText, 0, "", way);
    return program.controller.session().step() != before;
  };
  CHECK(look_for("count = 20", 4));
  const auto& variables = program.scene().scopes.back().variables;
  CHECK(std::any_of(variables.begin(), variables.end(), [](const Variable& each) { return each.value == "20"; }));
  CHECK_FALSE(look_for("count = 20", 4));
  CHECK(look_for("OLÁ", 2));
  CHECK(program.scene().output.total == 1);
  CHECK_FALSE(look_for("OLÁ", 2));
  CHECK(look_for("the loop asks", 1, -1));
  CHECK_FALSE(look_for("count = 999", 7, -1));
}

TEST_CASE("bookmarks are set at the cursor and found again in both directions") {
  Program program("console.log(1);\nconsole.log(2);\n");
  for (std::uint64_t step : {3, 7, 9}) {
    program.ask(Action::GoToStep, step);
    program.ask(Action::ToggleBookmark);
  }
  program.ask(Action::PreviousBookmark);
  CHECK(program.controller.session().step() == 7);
  program.ask(Action::PreviousBookmark);
  program.ask(Action::PreviousBookmark);
  CHECK(program.controller.session().step() == 3);
  program.ask(Action::ToggleBookmark);
  program.ask(Action::NextBookmark);
  CHECK(program.controller.session().step() == 7);
  CHECK(program.controller.view().bookmarks == std::set<std::uint64_t>{7, 9});
}

TEST_CASE("a worker stands beside the thread that runs") {
  Program program(
      "const { Worker } = require('worker_threads');\n"
      "new Worker(\"require('worker_threads').parentPort.postMessage(1)\", { eval: true });\n");
  CHECK(program.reach([](const Scene& scene) { return scene.threads.size() == 1; }));
}
