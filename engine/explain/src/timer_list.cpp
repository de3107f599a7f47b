#include "timer_list.hpp"

#include <algorithm>

namespace loopscope {

namespace {

template <class Visit>
void each_timer(const Machine& machine, Visit visit) {
  for (std::size_t i = 0; i < machine.timers.list_count(); ++i) {
    const auto& list = machine.heap.get<TimerListCell>(machine.timers.list_at(i));
    for (CellId at = list.first; at;) {
      const auto& timer = machine.heap.get<TimerCell>(at);
      if (!visit(timer)) return;
      at = timer.next;
    }
  }
}

}  // namespace

const TimerCell* find_timer(const Machine& machine, std::uint64_t serial) {
  const TimerCell* found = nullptr;
  each_timer(machine, [&](const TimerCell& timer) {
    if (timer.job.serial == serial) found = &timer;
    return found == nullptr;
  });
  return found;
}

std::optional<std::uint64_t> first_due_ns(const Machine& machine) {
  CellId first = machine.timers.first_list();
  if (!first) return std::nullopt;
  const auto& list = machine.heap.get<TimerListCell>(first);
  return static_cast<std::uint64_t>(std::max<std::int64_t>(list.expiry_ms, 0)) * 1'000'000 + list.expiry_rest_ns;
}

std::int64_t due_ns(const TimerCell& timer) {
  if (timer.due_ns != 0) return static_cast<std::int64_t>(timer.due_ns);
  return (timer.start_ms + timer.duration_ms) * 1'000'000;
}

std::vector<const TimerCell*> timers_by_due_time(const Machine& machine, std::size_t most) {
  std::vector<const TimerCell*> timers;
  each_timer(machine, [&](const TimerCell& timer) { return timers.push_back(&timer), true; });
  auto before = [](const TimerCell* x, const TimerCell* y) {
    std::int64_t due_x = due_ns(*x), due_y = due_ns(*y);
    return due_x != due_y ? due_x < due_y : x->job.serial < y->job.serial;
  };
  std::size_t kept = std::min(most, timers.size());
  std::partial_sort(timers.begin(), timers.begin() + static_cast<std::ptrdiff_t>(kept), timers.end(), before);
  timers.resize(kept);
  return timers;
}

std::string shortened(std::string_view text, std::size_t most) {
  if (text.size() <= most) return std::string(text);
  std::size_t end = most;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
  return std::string(text.substr(0, end)) + "…";
}

}  // namespace loopscope
