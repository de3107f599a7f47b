// Every event of a run is told in one sentence, in both languages, and a snapshot shows what is there.
#include <catch2/catch.hpp>

#include <explain/mechanics.hpp>
#include <explain/snapshot.hpp>
#include <explain/told_rule.hpp>
#include <history/history.hpp>
#include <history/run_events.hpp>

#include <algorithm>

#include "run_program.hpp"
#include "sample_programs.hpp"

namespace {

using namespace loopscope;

std::vector<Sentence> tell(std::string_view text, Language language, std::string profile = "node") {
  StartedRun started = testing::start(text, std::move(profile));
  RunInspection run = inspection_of(*started.language, *started.model);
  std::vector<Sentence> told;
  run_with_events(started.machine, *started.language, *started.model, [&](const Event& event, const Machine& after) {
    told.push_back(explain(event, after, run, language));
    return true;
  });
  return told;
}

bool says(const std::vector<Sentence>& told, std::string_view part) {
  return std::any_of(told.begin(), told.end(),
                     [&](const Sentence& sentence) { return sentence.text.find(part) != std::string::npos; });
}

Snapshot snapshot_at(std::string_view text, std::uint64_t step) {
  StartedRun started = testing::start(text);
  testing::run_to_step(started, step);
  return take_snapshot(started.machine, inspection_of(*started.language, *started.model), Language::English);
}

// The step after the one that printed `line` lines.
Snapshot snapshot_after_output(std::string_view text, std::size_t lines) {
  StartedRun started = testing::start(text);
  while (started.machine.output.size() < lines) testing::run_to_step(started, started.machine.counters.events + 1);
  return take_snapshot(started.machine, inspection_of(*started.language, *started.model), Language::English);
}

constexpr const char* a_d_c_b =
    "console.log('A');\nsetTimeout(() => console.log('B'), 0);\nPromise.resolve().then(() => "
    "console.log('C'));\nconsole.log('D');\n";

}  // namespace

TEST_CASE("A D C B is told with what, why and by which rule") {
  std::vector<Sentence> told = tell(a_d_c_b, Language::English);
  REQUIRE(told.size() > 20);
  CHECK(told.front().text == "The script begins.");
  CHECK(says(told, "The program prints `A`."));
  CHECK(says(told, "`() => console.log('B')` goes to the end of the list of 1 ms timers; it is due at 1 ms."));
  CHECK(says(told,
             "already fulfilled with `undefined`: the arrow function `() => console.log('C')` goes to the end of the "
             "microtasks."));
  CHECK(says(told, "the oldest microtask runs: the arrow function `() => console.log('C')`, queued by line 3."));
  CHECK(says(told, "the clock jumps to 1 ms"));
  CHECK(told.back().text == "The loop is over, and the program ends with exit code 0.");
  CHECK(std::all_of(told.begin(), told.end(), [](const Sentence& sentence) { return !sentence.rule_source.empty(); }));
}

TEST_CASE("every event of every sample program has a sentence in both languages") {
  for (const char* program : testing::sample_programs) {
    std::vector<Sentence> english = tell(program, Language::English), portuguese = tell(program, Language::Portuguese);
    INFO(program);
    REQUIRE(english.size() == portuguese.size());
    std::size_t same = 0;
    for (std::size_t i = 0; i < english.size(); ++i) {
      INFO(i << ": " << english[i].text);
      CHECK(english[i].text.size() > 5);
      CHECK(portuguese[i].text.size() > 5);
      same += english[i].text == portuguese[i].text;
    }
    CHECK(same == 0);
  }
}

TEST_CASE("every rule unfolds to its steps in both languages") {
  for (std::size_t i = 1; i < told_rule_count; ++i) {
    std::string_view name = rule_name(static_cast<ToldRule>(i));
    INFO(name);
    CHECK_FALSE(rule_steps(name, Language::English).empty());
    CHECK_FALSE(rule_steps(name, Language::Portuguese).empty());
    CHECK(rule_steps(name, Language::English) != rule_steps(name, Language::Portuguese));
  }
}

TEST_CASE("sentences say why a promise's reaction waits and who awaits what") {
  std::vector<Sentence> told = tell(
      "const p = new Promise(done => setTimeout(done, 5, 'x'));\np.then(v => v);\nasync function wait() { const v = "
      "await p; return v; }\nwait();\n",
      Language::English);
  CHECK(says(told, "fulfilled with `'x'`; its 2 reactions are queued."));
  CHECK(says(told, "the async function `wait` awaits"));
  CHECK(says(told, "goes on after its await"));
  CHECK(says(tell("process.nextTick(() => {}); setImmediate(() => {});", Language::English), "nextTick queue"));
  CHECK(says(tell("Promise.reject(new Error('no'));", Language::English), "reported as unhandled"));
  CHECK(says(tell("throw new Error('no')", Language::English), "Nothing catches `Error: no`"));
  CHECK(says(tell("try { null.x } catch {}", Language::English), "is caught"));
  CHECK(says(tell("setTimeout(() => {}, 0); setImmediate(() => {});", Language::English), "either order is allowed"));
}

TEST_CASE("long values and long programs keep sentences short") {
  for (const Sentence& sentence : tell(
           "const s = 'x'.repeat(100000); Promise.resolve(s).then(v => v.length); console.log([s, s, { s }]); throw s;",
           Language::English)) {
    CHECK(sentence.text.size() < 600);
  }
}

TEST_CASE("a snapshot shows stack, queues, timers, variables and output") {
  std::string text =
      "let n = 1;\nfunction f(a) { let b = a * 2; console.log('in f'); return b; }\nsetTimeout(function later() {}, "
      "20);\nprocess.nextTick(() => 'tick');\nPromise.resolve(7).then(v => v);\nsetImmediate(() => 'soon');\nf(21);\n";
  Snapshot seen = snapshot_after_output(text, 1);
  REQUIRE(seen.stack.size() == 2);
  CHECK(seen.stack[0].label == "f");
  CHECK(seen.stack[1].label == "(script)");
  REQUIRE(!seen.stack[0].scopes.empty());
  bool has_b = false;
  for (const SeenVariable& variable : seen.stack[0].scopes[0].variables)
    has_b = has_b || (variable.name == "b" && variable.value == "42");
  CHECK(has_b);
  REQUIRE(seen.timers.size() == 1);
  CHECK(seen.timers[0].excerpt == "function later() {}");
  CHECK(seen.timers[0].due_ns == 20'000'000);
  CHECK(seen.timers[0].created.begin.line == 3);
  for (const SeenQueue& queue : seen.queues) {
    if (queue.role == QueueRole::Ticks) CHECK((queue.items.size() == 1 && queue.items[0].excerpt == "() => 'tick'"));
    if (queue.role == QueueRole::Microtasks) CHECK((queue.items.size() == 1 && queue.items[0].excerpt == "v => v"));
    if (queue.role == QueueRole::Immediates)
      CHECK((queue.items.size() == 1 && queue.items[0].excerpt == "() => 'soon'"));
  }
  REQUIRE(seen.output.size() == 1);
  CHECK(seen.output[0].text == "in f");
}

namespace {

// What the variables of the running function are at each printed line, "a=1 b=(uninitialised)".
std::vector<std::string> variables_by_line(std::string_view text, std::size_t lines) {
  std::vector<std::string> all;
  for (std::size_t line = 1; line <= lines; ++line) {
    std::string shown;
    Snapshot seen = snapshot_after_output(text, line);
    for (const SeenVariable& variable : seen.stack.at(0).scopes.at(0).variables)
      shown += (shown.empty() ? "" : " ") + variable.name + "=" + variable.value;
    all.push_back(shown);
  }
  return all;
}

}  // namespace

TEST_CASE("a let, const or class shows as uninitialised until its initialiser has run") {
  CHECK(variables_by_line(
            "const log = console.log; (function () { log(); const a = 1; log(a); let b = a + 1, c; log(b); "
            "class D {} log(); })()",
            4) == std::vector<std::string>{"a=(uninitialised) b=(uninitialised) c=(uninitialised) D=(uninitialised)",
                                           "a=1 b=(uninitialised) c=(uninitialised) D=(uninitialised)",
                                           "a=1 b=2 c=undefined D=(uninitialised)", "a=1 b=2 c=undefined D=[class D]"});
}

TEST_CASE("each turn of a loop and each case of a switch begins with nothing initialised") {
  CHECK(variables_by_line(
            "const log = console.log; (function () { let i = 0; do { log(); const x = i; log(x); } while (++i "
            "< 2); })()",
            4) == std::vector<std::string>{"x=(uninitialised) i=0", "x=0 i=0", "x=(uninitialised) i=1", "x=1 i=1"});
  CHECK(variables_by_line(
            "const log = console.log; (function () { for (const k of [0, 1]) switch (k) { case 0: let y = k; "
            "log(y); break; case 1: log(); } })()",
            2) == std::vector<std::string>{"y=0 k=0", "y=(uninitialised) k=1"});
  CHECK(variables_by_line(
            "const log = console.log; (function (p, q = 2) { var v; const {r} = (log(), {r: 3}); log(); })(1)", 2) ==
        std::vector<std::string>{"v=undefined r=(uninitialised) p=1 q=2", "v=undefined r=3 p=1 q=2"});
}

TEST_CASE("a suspended function says what it waits for") {
  Snapshot seen = snapshot_after_output(
      "async function wait() { const mine = 5; await new Promise(r => setTimeout(r, 10)); return mine; "
      "}\nwait();\nconsole.log('now');\n",
      1);
  REQUIRE(seen.suspended.size() == 1);
  CHECK(seen.suspended[0].label == "wait");
  CHECK(seen.suspended[0].waits_for == "paused at await: waits for a promise");
}

TEST_CASE("before the first step there is nothing") {
  Snapshot seen = snapshot_at(a_d_c_b, 0);
  CHECK(seen.step == 0);
  CHECK(seen.stack.empty());
  CHECK(seen.timers.empty());
  CHECK(seen.output.empty());
}
