#include "seen_tasks.hpp"

#include <fmt/format.h>
#include <text/round_robin_text.hpp>

#include <algorithm>

namespace loopscope {

namespace {

constexpr std::uint32_t most_arguments = 4;
constexpr std::size_t argument_limit = 20;
constexpr std::size_t value_limit = 50;

std::string milliseconds(const Words& words, std::uint64_t nanoseconds) {
  std::string text = fmt::format("{}", static_cast<double>(nanoseconds) / 1e6);
  if (words.language() == Language::Portuguese) std::replace(text.begin(), text.end(), '.', ',');
  return text;
}

}  // namespace

bool is_task_role(QueueRole role) {
  return role == QueueRole::Ready || role == QueueRole::Sleeping || role == QueueRole::Joining ||
         role == QueueRole::Finished;
}

std::string why_task_waits(const Words& words, const Job& job, QueueRole role) {
  switch (role) {
    case QueueRole::Ready:
      return words.say(RoundRobinText::waits_ready);
    case QueueRole::Sleeping:
      return words.say(RoundRobinText::waits_sleeping, milliseconds(words, job.ready_at));
    case QueueRole::Joining:
      return words.say(RoundRobinText::waits_joining, words.awaited_task_name(job));
    default:
      return "";
  }
}

std::string own_task_label(const Words& words, Value value, CellId coroutine) {
  bool is_bare = coroutine && value.is_object() && value.cell() == coroutine;
  if (!is_bare) return words.preview(value, value_limit);
  SuspendedView view = words.inspection().suspended_coroutine(words.machine(), coroutine);
  if (view.parked == nullptr) return words.preview(value, value_limit);
  const Frame& frame = view.parked->frame;
  std::string arguments;
  std::uint32_t count =
      std::min({words.machine().codes[frame.code].parameter_count, frame.argument_count, most_arguments});
  for (std::uint32_t i = 0; i < count && i < view.parked->window.size(); ++i) {
    if (view.parked->window[i].is_empty()) continue;
    arguments += (arguments.empty() ? "" : ", ") + words.preview(view.parked->window[i], argument_limit);
  }
  return fmt::format("{}({})", words.code_label(frame.code), arguments);
}

std::uint64_t own_serial(std::uint64_t frame) { return std::uint64_t{1} << 40 | frame; }

}  // namespace loopscope
