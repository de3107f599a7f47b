#include <quiz/misconception.hpp>
#include <text/quiz_text.hpp>

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
    make("one-queue", QuizText::idea_one_queue, QuizText::idea_one_queue_why, "npr", {.one_queue = true}),
    make("await-blocks", QuizText::idea_await_blocks, QuizText::idea_await_blocks_why, "npr", {.await_blocks = true}),
    make("executor-later", QuizText::idea_executor_waits, QuizText::idea_executor_waits_why, "npr",
         {.executor_waits = true}),
    make("async-later", QuizText::idea_async_waits, QuizText::idea_async_waits_why, "npr", {.async_body_waits = true}),
    make("then-at-once", QuizText::idea_then_at_once, QuizText::idea_then_at_once_why, "npr", {.then_at_once = true}),
    make("chain-first", QuizText::idea_chain_first, QuizText::idea_chain_first_why, "npr", {.chain_first = true}),
    make("timeout-at-once", QuizText::idea_zero_timeout, QuizText::idea_zero_timeout_why, "npr",
         {.zero_timeout_at_once = true}),
    make("one-microtask", QuizText::idea_one_microtask, QuizText::idea_one_microtask_why, "npr",
         {.one_microtask = true}, true),
    make("delays-ignored", QuizText::idea_delays_ignored, QuizText::idea_delays_ignored_why, "npr",
         {.ignores_delays = true}),
    make("ticks-last", QuizText::idea_ticks_last, QuizText::idea_ticks_last_why, "nr", {.ticks_last = true}),
    make("immediates-first", QuizText::idea_immediates_first, QuizText::idea_immediates_first_why, "n",
         {.immediates_first = true}),
    make("frames-first", QuizText::idea_frames_first, QuizText::idea_frames_first_why, "p", {.frames_first = true}),
    make("run-to-completion", QuizText::idea_turn_to_end, QuizText::idea_turn_to_end_why, "r", {.turn_to_end = true}),
    make("newest-first", QuizText::idea_newest_first, QuizText::idea_newest_first_why, "r", {.newest_first = true}),
    make("source-order", QuizText::idea_source_order, QuizText::idea_source_order_why, "npr",
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
