#include "search.hpp"
#include "text_finder.hpp"

#include <explain/snapshot.hpp>

#include <algorithm>

namespace loopscope::scene {

namespace {

constexpr std::uint64_t slice = 30'000;                  // steps looked through at a time
constexpr std::uint64_t recorded_at_a_time = 2'000'000;  // instructions, where the run has not been recorded yet
constexpr std::uint64_t variable_slice = 3'000;          // each of them costs a look at the frame

bool begins_statement_on(const Event& event, const Machine& latest, std::uint64_t line) {
  if (event.kind != EventKind::Mark || static_cast<MarkKind>(event.detail) != MarkKind::Statement) return false;
  return line_of_site(latest, event.site) == line;
}

bool prints(const Event& event, const Machine& latest, const std::string& text) {
  if (event.kind != EventKind::Output) return false;
  auto index = static_cast<std::size_t>(event.number);
  return text.empty() || (index < latest.output.size() && latest.output[index].text->find(text) != std::string::npos);
}

bool is_kind(BreakKind kind, const Event& event, const Machine& latest, const std::string& text) {
  switch (kind) {
    case BreakKind::MicrotaskQueued:
      return event.kind == EventKind::JobQueued && event.rule != RuleId::ImmediateQueued;
    case BreakKind::TimerFired:
      return event.kind == EventKind::TimerFired;
    case BreakKind::PromiseRejected:
      return event.kind == EventKind::PromiseSettled && event.detail == 2;
    case BreakKind::ErrorThrown:
      return event.kind == EventKind::Thrown;
    case BreakKind::Printed:
      return prints(event, latest, text);
  }
  return false;
}

bool stops_at(const Breakpoints& points, const Event& event, const Machine& latest) {
  if (event.kind == EventKind::Mark) {
    if (points.lines.empty() || static_cast<MarkKind>(event.detail) != MarkKind::Statement) return false;
    return points.lines.contains(line_of_site(latest, event.site));
  }
  return std::any_of(points.kinds.begin(), points.kinds.end(),
                     [&](BreakKind kind) { return is_kind(kind, event, latest, points.printed); });
}

bool is_birth(const Event& event) { return event.kind == EventKind::JobQueued || event.kind == EventKind::TimerSet; }

}  // namespace

bool matches(const Wanted& wanted, const Event& event, const Machine& latest) {
  switch (wanted.what) {
    case Wanted::What::Line:
      return begins_statement_on(event, latest, wanted.number);
    case Wanted::What::Output:
      return event.kind == EventKind::Output;
    case Wanted::What::Birth:
      return is_birth(event) && event.subject == wanted.number;
    case Wanted::What::Touches:
      return event.kind != EventKind::Mark && event.kind != EventKind::FrameEntered &&
             event.kind != EventKind::FrameLeft && event.kind != EventKind::FrameParked &&
             event.kind != EventKind::FrameResumed && event.kind != EventKind::PromiseSettled &&
             event.subject == wanted.number;
    case Wanted::What::QueuedBy:
      return is_birth(event) && event.cause == wanted.number;
    case Wanted::What::Breakpoint:
      return stops_at(wanted.breakpoints, event, latest);
    case Wanted::What::Boundary:
      return is_boundary(static_cast<loopscope::Grain>(wanted.number), event) ||
             stops_at(wanted.breakpoints, event, latest);
    default:
      return false;
  }
}

std::optional<std::uint64_t> first_break(History& history, const Breakpoints& breakpoints, std::uint64_t first,
                                         std::uint64_t last) {
  if (breakpoints.empty()) return std::nullopt;
  return history.find_between(first, last,
                              [&](const Event& event) { return stops_at(breakpoints, event, history.latest()); });
}

Search::Search(Wanted wanted, Direction direction, std::uint64_t from)
    : wanted_(std::move(wanted)), direction_(direction), at_(from), stepper_(wanted_) {}

void CallStepper::count(const Event& event) {
  if (event.kind == EventKind::FrameEntered || event.kind == EventKind::FrameResumed) ++depth_;
  if (event.kind == EventKind::FrameLeft || event.kind == EventKind::FrameParked) --depth_;
}

// While the frame of this step is suspended nothing counts but its going on.
bool CallStepper::ends(const Event& event) {
  bool follows = what_ == Wanted::What::OverCall || what_ == Wanted::What::OutOfCall;
  if (!follows || frame_ == 0) return ends_in_this_turn(event);
  if (is_parked_) {
    if (event.kind == EventKind::FrameResumed && event.subject == frame_) {
      is_parked_ = false;
      depth_ = 0;
    }
    return false;
  }
  if (event.kind == EventKind::FrameParked && event.subject == frame_) {
    is_parked_ = true;
    return false;
  }
  return ends_in_this_turn(event);
}

bool CallStepper::ends_in_this_turn(const Event& event) {
  count(event);
  if (event.kind == EventKind::TurnStarted) return true;
  if (what_ == Wanted::What::OutOfCall || what_ == Wanted::What::Out) return depth_ < 0;
  bool begins = event.kind == EventKind::Mark && static_cast<MarkKind>(event.detail) == MarkKind::Statement;
  return depth_ <= 0 && begins;
}

bool Search::go_on(History& history, const RunInspection& run) {
  bool looks_closely = wanted_.what == Wanted::What::Variable || wanted_.what == Wanted::What::Text;
  std::uint64_t most = looks_closely ? variable_slice : slice;
  if (direction_ == Direction::Back) {
    if (at_ <= 1) return false;
    std::uint64_t high = at_ - 1;
    std::uint64_t low = high > most ? high - most + 1 : 1;
    look(history, run, low, high);
    at_ = low;
    return !found_ && low > 1;
  }
  std::uint64_t low = at_ + 1;
  std::uint64_t high = at_ + most;
  if (history.last_step() < high) history.run_ahead(recorded_at_a_time);
  high = std::min(high, history.last_step());
  if (low <= high) look(history, run, low, high);
  at_ = std::max(at_, high);
  return !found_ && !(history.ended() && at_ >= history.last_step());
}

void Search::look(History& history, const RunInspection& run, std::uint64_t low, std::uint64_t high) {
  if (wanted_.what == Wanted::What::Variable) return look_at_variable(history, run, low, high);
  if (wanted_.what == Wanted::What::Text) return look_for_text(history, run, low, high);
  auto wanted = [&](const Event& event) {
    return wanted_.follows_calls() ? stepper_.ends(event) : matches(wanted_, event, history.latest());
  };
  found_ = direction_ == Direction::Forward ? history.find_between(low, high, wanted)
                                            : history.find_last_between(low, high, wanted);
}

void Search::look_for_text(History& history, const RunInspection& run, std::uint64_t low, std::uint64_t high) {
  TextFinder finder(wanted_, run);
  finder.begin(history.at(low - 1));
  history.walk(low, high, [&](const Event& event, const Machine& after) {
    if (!finder.matches(event, after)) return true;
    found_ = event.step;
    return direction_ != Direction::Forward;
  });
}

// A step at which the value differs from the one before it; while the frame is not on the stack there is no value.
void Search::look_at_variable(History& history, const RunInspection& run, std::uint64_t low, std::uint64_t high) {
  Language language = wanted_.language;
  auto value = [&](const Machine& machine) {
    return variable_value(machine, run, {wanted_.number, wanted_.scope, wanted_.text}, language);
  };
  std::optional<std::string> known = value(history.at(low - 1));
  history.walk(low, high, [&](const Event& event, const Machine& after) {
    std::optional<std::string> now = value(after);
    if (!now) return true;
    bool changed = known && *known != *now;
    known = std::move(now);
    if (changed) found_ = event.step;
    return !(changed && direction_ == Direction::Forward);
  });
}

}  // namespace loopscope::scene
