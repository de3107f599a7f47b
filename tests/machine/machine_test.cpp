// The machine as a value: it can be stopped between any two instructions, copied, compared and run on.
#include "run_program.hpp"
#include "sample_programs.hpp"

#include <catch2/catch.hpp>

using namespace loopscope;
using namespace loopscope::testing;

TEST_CASE("a run stopped at every event and continued ends equal to one that was not") {
  for (const char* program : sample_programs) {
    StartedRun whole = start(program), stepped = start(program);
    run_to_end(whole);
    for (std::uint64_t step = 1; stepped.machine.state == RunState::Running; ++step) run_to_step(stepped, step);
    CHECK(stepped.machine == whole.machine);
    CHECK(stepped.machine.hash() == whole.machine.hash());
  }
}

TEST_CASE("a copied machine goes on by itself and ends equal, and leaves its origin alone") {
  for (const char* program : sample_programs) {
    StartedRun whole = start(program);
    run_to_end(whole);
    StartedRun origin = start(program);
    for (std::uint64_t step = 1; origin.machine.state == RunState::Running; step += 3) {
      run_to_step(origin, step);
      StartedRun copy = origin;
      std::uint64_t before = origin.machine.hash();
      run_to_end(copy);
      CHECK(copy.machine == whole.machine);
      CHECK(origin.machine.hash() == before);
    }
  }
}

TEST_CASE("running twice is identical, events and all") {
  class Recorder : public EventSink {
   public:
    void on_event(const Event& event) override { events.push_back(event); }
    std::vector<Event> events;
  };
  for (const char* program : sample_programs) {
    StartedRun first = start(program), second = start(program);
    Recorder one, two;
    run(first.machine, *first.language, *first.model, StopAt{}, &one);
    run(second.machine, *second.language, *second.model, StopAt{}, &two);
    CHECK(one.events == two.events);
    CHECK(first.machine == second.machine);
    CHECK(one.events.size() == first.machine.counters.events);
  }
}

TEST_CASE("conversions by user code restart the instruction, left operand first") {
  CHECK(output_of("const log = []; const x = { valueOf() { log.push('x'); return 1; } }, y = { valueOf() { "
                  "log.push('y'); return 2; } };"
                  "console.log(x + y, x - y, x < y, `${[1, 2]}`, log.join(''));") == "3 -1 true 1,2 xyxyxy\n");
  CHECK(output_of("console.log({ [Symbol.toPrimitive](hint) { return hint; } } + '', +{ valueOf: () => '7' }, 2 == { "
                  "valueOf: () => 2 });") == "default 7 true\n");
}

TEST_CASE("twelve thousand frames are not too many and one more is a RangeError that can be caught") {
  CHECK(output_of("function depth(n) { return n === 0 ? 0 : 1 + depth(n - 1); } console.log(depth(11990));") ==
        "11990\n");
  CHECK(output_of("let n = 0; function dive() { n++; dive(); } try { dive(); } catch (e) { console.log(e instanceof "
                  "RangeError, e.message, n > 11000); }") == "true Maximum call stack size exceeded true\n");
  CHECK(output_of("const o = { get x() { return this.x; } }; try { o.x; } catch (e) { console.log(e.name); }") ==
        "RangeError\n");
  CHECK(output_of("const f = () => [1].map(f); try { f(); } catch (e) { console.log(e.name); }") == "RangeError\n");
}

TEST_CASE("limits stop the run with their name and keep what was printed") {
  struct Row {
    const char* program;
    Limit limit;
  };
  const Row rows[] = {
      {"console.log('kept'); for (;;) {}", Limit::Instructions},
      {"console.log('kept'); const again = () => { Promise.resolve().then(again); }; again();", Limit::Instructions},
      {"console.log('kept'); const all = []; for (;;) all.push({ x: [1, 2, 3] });", Limit::Memory},
      {"console.log('kept'); let s = 'x'; for (;;) s += s.slice(1) + 'yz';", Limit::Memory},
      {"console.log('kept'); setInterval(() => {}, 1000);", Limit::VirtualTime},
  };
  for (const Row& row : rows) {
    RunRequest request;
    request.source = std::make_shared<const SourceText>("/test/program.js", row.program);
    request.profile = "node";
    request.limits.instructions = {true, 20'000'000};
    request.limits.memory_mb = {true, 64};
    StartedRun started = start_run(request);
    run_to_end(started);
    CHECK(started.machine.state == RunState::StoppedAtLimit);
    CHECK(static_cast<int>(started.machine.limit) == static_cast<int>(row.limit));
    CHECK(output_text(started.machine, Stream::Out) == "kept\n");
  }
}

TEST_CASE("a loop that allocates and drops stays small") {
  StartedRun started =
      start("let last; for (let i = 0; i < 300000; i++) last = { i, list: [i] }; console.log(last.i);");
  run_to_end(started);
  CHECK(output_text(started.machine, Stream::Out) == "299999\n");
  CHECK(started.machine.heap.live_cells() < 200'000);
}
