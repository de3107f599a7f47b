#include "run_program.hpp"

#include <catch2/catch.hpp>

using namespace loopscope;
using namespace loopscope::testing;

namespace {

std::string page_output(std::string_view text, Stream stream = Stream::Out) {
  StartedRun started = start(text, "browser");
  run_to_end(started);
  CHECK(started.machine.state == RunState::Finished);
  CHECK(started.machine.exit_code == 0);
  return output_text(started.machine, stream);
}

StartedRun with_click(std::string_view text, std::string target, double at_ms) {
  RunRequest request;
  request.source = std::make_shared<const SourceText>("/test/program.js", text);
  request.profile = "browser";
  request.world.events.push_back({at_ms, std::move(target), "click"});
  return start_run(request);
}

}  // namespace

TEST_CASE("a delay of 0 is a task at once, in order with messages") {
  CHECK(page_output("const c = new MessageChannel(); c.port1.onmessage = () => console.log('message');"
                    "c.port2.postMessage(0); setTimeout(() => console.log('zero'), 0);"
                    "setTimeout(() => console.log('one'), 1); setTimeout(() => console.log('zero again'), 0);") ==
        "message\nzero\nzero again\none\n");
}

TEST_CASE("microtasks run after each listener of a real click, and not between those of click()") {
  std::string program =
      "for (const n of [1, 2]) document.getElementById('b').addEventListener('click', () => {"
      "console.log('listener', n); queueMicrotask(() => console.log('microtask', n)); });";
  StartedRun real = with_click(program, "#b", 20);
  run_to_end(real);
  CHECK(output_text(real.machine, Stream::Out) == "listener 1\nmicrotask 1\nlistener 2\nmicrotask 2\n");
  CHECK(page_output(program + "document.getElementById('b').click();") ==
        "listener 1\nlistener 2\nmicrotask 1\nmicrotask 2\n");
}

TEST_CASE("the seventh timer of a chain waits 4 ms at least") {
  CHECK(
      page_output("let n = 0, last = performance.now(); (function next() { const now = performance.now();"
                  "if (n > 0) console.log(n, now - last >= 4); last = now; if (++n < 9) setTimeout(next, 0); })();") ==
      "1 false\n2 false\n3 false\n4 false\n5 false\n6 false\n7 true\n8 true\n");
}

TEST_CASE("frames come at 60 Hz, and one that is asked for in a frame runs in the next") {
  CHECK(page_output("let n = 0; requestAnimationFrame(function step(time) { console.log(Math.round(time * 10));"
                    "if (++n < 3) requestAnimationFrame(step); });") == "167\n333\n500\n");
}

TEST_CASE("an uncaught error is told on stderr and the page goes on") {
  std::string program = "setTimeout(() => console.log('goes on'), 0); throw new TypeError('no');";
  CHECK(page_output(program) == "goes on\n");
  CHECK(page_output(program, Stream::Error) == "Uncaught TypeError: no\n");
}

TEST_CASE("jobs that wait before the script have numbers of their own") {
  StartedRun started = with_click("Promise.resolve().then(() => {});", "#b", 20);
  run_to_step(started, 6);
  std::vector<std::uint64_t> serials;
  for (const JobQueue& queue : started.machine.queues)
    for (std::size_t i = 0; i < queue.size(); ++i) serials.push_back(queue[i].serial);
  for (std::size_t i = 1; i < serials.size(); ++i) CHECK(serials[i] != serials[i - 1]);
}
