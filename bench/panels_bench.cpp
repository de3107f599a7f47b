// Drawing a frame on the processor, without GL: from a scene to ImGui's triangles. At most 2 ms for a lesson, 4 ms with
// 100,000 queued items and a million events on the timeline.
#include <benchmark/benchmark.h>

#include <panels/stage.hpp>
#include <sample_scene.hpp>
#include <scene/session.hpp>
#include <text/sentences_text.hpp>

namespace {

using namespace loopscope;

const std::string lessons = LOOPSCOPE_SOURCE_DIR "/scenarios/javascript/";

void draw_frames(benchmark::State& state, const scene::Scene& scene, const scene::View& view, scene::Size size) {
  panels::Stage stage(scene::suggested_scale(size));
  scene::Intents intents;
  ImGui::GetIO().MousePos = {700, 400};
  for (int i = 0; i < 3; ++i) stage.frame(scene, view, {}, size, 1 / 60.0F, intents);
  for (auto _ : state) stage.frame(scene, view, {}, size, 1 / 60.0F, intents);
  state.counters["vertices"] = ImGui::GetDrawData()->TotalVtxCount;
}

void lesson(benchmark::State& state, const char* name, std::uint64_t share) {
  scene::Session session = scene::Session::open(lessons + name, {});
  session.seek(session.scene().counters.event.total * share / 100);
  draw_frames(state, session.scene(), {}, {1440, 900});
}
BENCHMARK_CAPTURE(lesson, adcb, "adcb.js", 60)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(lesson, round_robin, "round_robin.js", 50)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(lesson, animation_frames, "animation_frames.js", 50)->Unit(benchmark::kMillisecond);

// A million events in five hundred thousand turns, and a hundred thousand items that wait.
scene::Scene crowd() {
  scene::Scene scene = sample::crowded();
  auto timeline = std::make_shared<scene::Timeline>();
  constexpr std::uint64_t turns = 500'000;
  for (std::uint64_t turn = 0; turn < turns; ++turn) {
    auto time = static_cast<std::int64_t>(turn * 2000);
    bool is_tick = turn % 3 == 0;
    scene::LaneKey key{is_tick ? scene::Kind::Tick : scene::Kind::Microtask,
                       is_tick ? SentencesText::queue_next_tick : SentencesText::queue_microtasks, 0,
                       is_tick ? 1U : 2U};
    timeline->begin_turn(key, 2 * turn, time);
    timeline->extend(2 * turn + 1, time + 1000);
    if (turn % 5 == 0) timeline->mark({2 * turn + 1, time, scene::MarkerKind::Output});
  }
  scene.timeline = timeline;
  scene.counters.event = {turns, 2 * turns};
  for (scene::Queue& queue : scene.queues) queue.total = 100'000;
  return scene;
}

void crowded(benchmark::State& state, scene::Stretch shown) {
  scene::View view;
  view.timeline.fits = shown.length() <= 1;
  view.timeline.shown = shown;
  draw_frames(state, crowd(), view, {1440, 900});
}
BENCHMARK_CAPTURE(crowded, whole_run, scene::Stretch{})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(crowded, zoomed, scene::Stretch{400'000, 400'400})->Unit(benchmark::kMillisecond);

// What a step costs: the state, its words and its scene.
void step(benchmark::State& state, const char* name) {
  scene::Session session = scene::Session::open(lessons + name, {});
  std::uint64_t last = session.scene().counters.event.total;
  std::uint64_t at = 0;
  for (auto _ : state) session.seek(at = at >= last ? 1 : at + 1);
}
BENCHMARK_CAPTURE(step, adcb, "adcb.js")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(step, round_robin, "round_robin.js")->Unit(benchmark::kMillisecond);

}  // namespace
