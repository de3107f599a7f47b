// Timers, the loop, promises, output and the end.
#include "narrator.hpp"

#include "timer_list.hpp"

#include <algorithm>

namespace loopscope {

std::string Narrator::timer_set() {
  std::string noun = words_.callable_noun(event_.value);
  const TimerCell* timer = find_timer(machine_, event_.subject);
  if (timer == nullptr) return say(TextId::say_timer_set_plain, event_.number);
  if (rule_ == RuleId::PageTimerClamped)
    return say(TextId::say_page_timer_clamped, noun, timer->duration_ms, milliseconds(due_ns(*timer)));
  if (rule_ == RuleId::PageTimerSet) {
    TextId set = timer->repeats ? TextId::say_page_interval_set : TextId::say_page_timer_set;
    return say(set, noun, timer->duration_ms, milliseconds(due_ns(*timer)));
  }
  TextId id = timer->repeats ? TextId::say_interval_set : TextId::say_timer_set;
  return say(id, noun, timer->duration_ms, event_.number);
}

std::string Narrator::timer_fired() {
  auto now = milliseconds(static_cast<std::int64_t>(event_.time));
  return say(TextId::say_timer_fired, event_.subject, now, queued_by(TextId::part_set_by));
}

std::string Narrator::promise_settled() {
  std::string reactions = event_.number == 0   ? say(TextId::part_no_reactions)
                          : event_.number == 1 ? say(TextId::part_one_reaction)
                                               : say(TextId::part_reactions, event_.number);
  TextId id = event_.detail == 1 ? TextId::say_fulfilled : TextId::say_rejected;
  return say(id, say(TextId::noun_promise), words_.quoted(event_.value), reactions);
}

std::string Narrator::output() {
  if (machine_.options->profile.is_page) rule_ = RuleId::None;  // the rule is node's; a console needs none
  auto index = static_cast<std::size_t>(event_.number);
  std::string_view text =
      index < machine_.output.size() ? std::string_view(*machine_.output[index].text) : std::string_view();
  std::size_t lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
  std::string_view first = text.substr(0, text.find('\n'));
  constexpr std::size_t most = 80;
  std::string shown = first.empty() ? say(TextId::part_empty_line) : "`" + shortened(first, most) + "`";
  if (lines > 1) shown = say(TextId::part_lines, shown, lines - 1);
  return say(event_.detail == 2 ? TextId::say_error_output : TextId::say_output, shown);
}

std::string Narrator::phase_entered() {
  int phase = words_.model().phase_of_event(event_.detail);
  bool known = phase >= 0 && static_cast<std::size_t>(phase) < words_.model().phases.size();
  return known ? say(words_.model().phases[static_cast<std::size_t>(phase)].entered) : say(TextId::say_phase);
}

std::string Narrator::choice() {
  if (static_cast<ChoiceKind>(event_.detail) == ChoiceKind::Completion)
    return say(TextId::say_choice_completion, event_.number);
  if (static_cast<ChoiceKind>(event_.detail) != ChoiceKind::TimerOrImmediate)
    return say(TextId::say_choice, event_.number);
  return say(event_.number == 1 ? TextId::say_timer_first : TextId::say_immediate_first);
}

// The loop's own end comes between two turns; process.exit and an uncaught error end the program within one.
std::string Narrator::exit() {
  if (machine_.options->profile.is_page && !machine_.turn.active) {
    rule_ = RuleId::PageRests;
    return say(TextId::say_page_rests);
  }
  if (machine_.turn.active) rule_ = RuleId::ProcessExits;
  return say(rule_ == RuleId::LoopEnds ? TextId::say_exit : TextId::say_exit_called, event_.number);
}

std::string Narrator::limit_reached() {
  constexpr std::string_view names[] = {"", "instructions", "memory_mb", "frames", "virtual_time"};
  std::size_t limit = event_.detail < std::size(names) ? event_.detail : 0;
  return say(TextId::say_limit, names[limit], limit_value(machine_));
}

}  // namespace loopscope
