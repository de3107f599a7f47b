#include <quiz/misconception.hpp>

#include <algorithm>

namespace loopscope {

namespace {

constexpr Misconception make(std::string_view name, TextId title, TextId diagnosis, std::string_view models,
                             Beliefs beliefs, bool zero_delays_stay = false) {
  auto has = [&](char model) { return models.find(model) != std::string_view::npos; };
  return {name, title, diagnosis, has('n'), has('p'), has('r'), beliefs, zero_delays_stay};
}

// Which models a row is for: n node, p a page, r tasks in a ring.
constexpr Misconception rows[] = {
    make("one-queue", TextId::idea_one_queue, TextId::idea_one_queue_why, "npr", {.one_queue = true}),
    make("await-blocks", TextId::idea_await_blocks, TextId::idea_await_blocks_why, "npr", {.await_blocks = true}),
    make("executor-later", TextId::idea_executor_waits, TextId::idea_executor_waits_why, "npr",
         {.executor_waits = true}),
    make("async-later", TextId::idea_async_waits, TextId::idea_async_waits_why, "npr", {.async_body_waits = true}),
    make("then-at-once", TextId::idea_then_at_once, TextId::idea_then_at_once_why, "npr", {.then_at_once = true}),
    make("chain-first", TextId::idea_chain_first, TextId::idea_chain_first_why, "npr", {.chain_first = true}),
    make("timeout-at-once", TextId::idea_zero_timeout, TextId::idea_zero_timeout_why, "npr",
         {.zero_timeout_at_once = true}),
    make("one-microtask", TextId::idea_one_microtask, TextId::idea_one_microtask_why, "npr", {.one_microtask = true},
         true),
    make("delays-ignored", TextId::idea_delays_ignored, TextId::idea_delays_ignored_why, "npr",
         {.ignores_delays = true}),
    make("ticks-last", TextId::idea_ticks_last, TextId::idea_ticks_last_why, "nr", {.ticks_last = true}),
    make("immediates-first", TextId::idea_immediates_first, TextId::idea_immediates_first_why, "n",
         {.immediates_first = true}),
    make("frames-first", TextId::idea_frames_first, TextId::idea_frames_first_why, "p", {.frames_first = true}),
    make("run-to-completion", TextId::idea_turn_to_end, TextId::idea_turn_to_end_why, "r", {.turn_to_end = true}),
    make("newest-first", TextId::idea_newest_first, TextId::idea_newest_first_why, "r", {.newest_first = true}),
    make("source-order", TextId::idea_source_order, TextId::idea_source_order_why, "npr",
         {.turn_to_end = true, .await_blocks = true, .then_at_once = true, .callbacks_at_once = true}),
};

constexpr std::uint64_t patience = 20;
constexpr std::uint64_t least_patience = 2'000'000;

}  // namespace

std::span<const Misconception> misconceptions() { return rows; }

const Misconception* find_misconception(std::string_view name) {
  auto row =
      std::find_if(std::begin(rows), std::end(rows), [&](const Misconception& each) { return each.name == name; });
  return row == std::end(rows) ? nullptr : row;
}

RunRequest request_under(RunRequest request, const Misconception& idea, std::uint64_t instructions) {
  Profile profile = request.adjusted ? *request.adjusted : *find_profile(request.profile);
  std::uint64_t most = instructions * patience + least_patience;
  request.profile = profile.name;
  request.adjusted = idea.held(std::move(profile));
  LimitOption& limit = request.limits.instructions;
  if (!limit.given || !limit.value || *limit.value > most) limit = {true, most};
  return request;
}

bool Misconception::applies_to(const Profile& profile) const {
  if (profile.is_page) return on_page;
  return profile.has_tasks ? on_ring : on_node;
}

Profile Misconception::held(Profile profile) const {
  profile.beliefs = beliefs;
  if (zero_delays_stay) profile.smallest_delay_ms = 0;
  return profile;
}

}  // namespace loopscope
