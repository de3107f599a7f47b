#include "seen_state.hpp"
#include <text/sentences_text.hpp>

namespace loopscope::cli {

namespace {

std::vector<VariableView> variables_of(const SeenFrame& frame) {
  std::vector<VariableView> views;
  for (const SeenScope& scope : frame.scopes) {
    for (const SeenVariable& variable : scope.variables) views.push_back({variable.name, variable.value});
  }
  return views;
}

std::vector<FrameView> frames_of(const std::vector<SeenFrame>& frames) {
  std::vector<FrameView> views;
  for (const SeenFrame& frame : frames) views.push_back({frame.label, frame.place.begin, variables_of(frame)});
  return views;
}

QueueItemView item_of(const SeenItem& item, bool is_timer) {
  QueueItemView view{item.serial, item.excerpt, item.created.begin, std::nullopt};
  if (is_timer || item.due_ns > 0) view.due_ns = static_cast<std::uint64_t>(item.due_ns);
  return view;
}

QueueView queue_of(std::string_view id, const std::string& title, const std::vector<SeenItem>& items, bool is_timer) {
  QueueView view{std::string(id), title, {}};
  for (const SeenItem& item : items) view.items.push_back(item_of(item, is_timer));
  return view;
}

// Between two turns nothing runs: what would run next was made somewhere.
Position place_of_end(const Snapshot& seen) {
  if (seen.place.known()) return seen.place.begin;
  for (const SeenQueue& queue : seen.queues) {
    for (const SeenItem& item : queue.items) {
      if (item.created.known()) return item.created.begin;
    }
  }
  return seen.timers.empty() ? Position{1, 1} : seen.timers.front().created.begin;
}

}  // namespace

StateView state_of(const Snapshot& seen, const RunInspection& run, Language language) {
  StateView view;
  view.step = seen.step;
  view.clock_ns = seen.clock_ns;
  if (seen.phase >= 0) view.phase = phase_names(run)[static_cast<std::size_t>(seen.phase)];
  view.place = seen.place.begin;
  view.place_end = seen.place.end;
  view.stack = frames_of(seen.stack);
  view.suspended = frames_of(seen.suspended);
  for (std::size_t i = 0; i <= seen.queues.size(); ++i) {
    if (i == seen.queues_before_timers)
      view.queues.push_back(queue_of("timers", text(language, SentencesText::queue_timers), seen.timers, true));
    if (i < seen.queues.size())
      view.queues.push_back(queue_of(seen.queues[i].id, seen.queues[i].title, seen.queues[i].items, false));
  }
  for (const SeenLine& line : seen.output) {
    view.output.push_back({line.stream == Stream::Out ? OutputStream::Out : OutputStream::Error, line.text, line.step});
  }
  return view;
}

RunEnd end_at_limit(const Snapshot& seen) {
  RunEnd end;
  end.exit_code = seen.exit_code;
  end.reason = StopReason::Limit;
  end.limit_name = limit_name(seen.limit);
  end.limit_value = seen.limit_value;
  end.place = place_of_end(seen);
  return end;
}

}  // namespace loopscope::cli
