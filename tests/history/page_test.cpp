#include "run_program.hpp"

#include <history/history.hpp>

#include <catch2/catch.hpp>

using namespace loopscope;
using namespace loopscope::testing;

namespace {

constexpr const char* program = R"(const box = document.getElementById('box');
new MutationObserver(records => console.log('observed', records.length)).observe(box, {childList: true});
let frames = 0;
requestAnimationFrame(function step() { box.append('x'); if (++frames < 5) requestAnimationFrame(step); });
const id = setInterval(() => { console.log('interval'); if (frames > 3) clearInterval(id); }, 7);
const channel = new MessageChannel();
channel.port1.onmessage = event => { if (event.data < 5) channel.port2.postMessage(event.data + 1); };
channel.port2.postMessage(0);
requestIdleCallback(() => Promise.reject(new Error('idle')));
scheduler.postTask(() => console.log(box.outerHTML), {priority: 'background'});)";

}  // namespace

TEST_CASE("the state of a page at any step equals a machine run from zero to it") {
  StartedRun started = start(program, "browser");
  History history(started.machine, *started.language, *started.model);
  history.run_to_end();
  for (std::uint64_t step = 0; step <= history.last_step(); step += 5) {
    StartedRun fresh = start(program, "browser");
    run_to_step(fresh, step);
    CHECK(history.at(step) == fresh.machine);
  }
}
