// Timers, the loop, promises, output and the end.
#include "narrator.hpp"

#include "timer_list.hpp"

#include <runtime/job_search.hpp>
#include <text/browser_text.hpp>
#include <text/sentences_text.hpp>

#include <algorithm>
#include <span>

namespace loopscope {

std::string Narrator::timer_set() {
  std::string noun = words_.callable_noun(event_.value);
  const TimerCell* timer = find_timer(machine_, event_.subject);
  if (timer == nullptr) return say(SentencesText::say_timer_set_plain, event_.number);
  if (timer->repeats && (!machine_.turn.active || machine_.turn.job == event_.subject)) return interval_again(*timer);
  if (rule_ == ToldRule::PageTimerClamped)
    return say(BrowserText::say_page_timer_clamped, noun, timer->duration_ms, milliseconds(due_ns(*timer)));
  if (rule_ == ToldRule::PageTimerSet) {
    TextId set = timer->repeats ? BrowserText::say_page_interval_set : BrowserText::say_page_timer_set;
    return say(set, noun, timer->duration_ms, milliseconds(due_ns(*timer)));
  }
  TextId id = timer->repeats ? SentencesText::say_interval_set : SentencesText::say_timer_set;
  return say(id, noun, timer->duration_ms, event_.number);
}

// The model lists it: no turn runs yet, or it is the interval's own.
std::string Narrator::interval_again(const TimerCell& timer) {
  bool is_page = rule_ == ToldRule::PageTimerSet;
  rule_ = is_page ? ToldRule::PageIntervalAgain : ToldRule::IntervalAgain;
  if (is_page) return say(BrowserText::say_page_interval_again, event_.subject, milliseconds(due_ns(timer)));
  return say(SentencesText::say_interval_again, event_.subject, timer.duration_ms, event_.number);
}

// An interval may be cleared by its own callback, which has taken it from the others.
std::string Narrator::timer_cleared() {
  bool is_own = machine_.turn.active && machine_.turn.job == event_.subject;
  return say(is_own ? SentencesText::say_interval_stopped : SentencesText::say_timer_cleared, event_.subject);
}

std::string Narrator::timer_fired() {
  auto now = milliseconds(static_cast<std::int64_t>(event_.time));
  return say(SentencesText::say_timer_fired, event_.subject, now, queued_by(SentencesText::part_set_by));
}

std::string Narrator::promise_settled() {
  std::string reactions = event_.number == 0   ? say(SentencesText::part_no_reactions)
                          : event_.number == 1 ? say(SentencesText::part_one_reaction)
                                               : say(SentencesText::part_reactions, event_.number);
  TextId id = event_.detail == 1 ? SentencesText::say_fulfilled : SentencesText::say_rejected;
  return say(id, settled_noun(), words_.quoted(event_.value), reactions);
}

// Whose promise it is, where that is known: an async function's that is on the stack, or that of the reaction that
// runs.
std::string Narrator::settled_noun() const {
  const FrameStack& frames = machine_.task.frames;
  for (std::uint32_t i = frames.size(); i-- > 0;) {
    bool is_async = !frames[i].is_hidden && frames[i].coroutine;
    if (is_async && words_.inspection().promise_serial(machine_, frames[i].coroutine) == event_.subject)
      return say(SentencesText::noun_promise_of, words_.code_name(machine_.codes[frames[i].code]));
  }
  bool is_reactions = words_.inspection().outcome_serial(machine_, running_job()) == event_.subject;
  return say(is_reactions ? SentencesText::noun_promise_of_reaction : SentencesText::noun_promise);
}

std::string Narrator::output() {
  if (machine_.options->profile.is_page) rule_ = ToldRule::None;  // the rule is node's; a console needs none
  auto index = static_cast<std::size_t>(event_.number);
  std::string_view text =
      index < machine_.output.size() ? std::string_view(*machine_.output[index].text) : std::string_view();
  std::size_t lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
  std::string_view first = text.substr(0, text.find('\n'));
  constexpr std::size_t most = 80;
  std::string shown = first.empty() ? say(SentencesText::part_empty_line) : "`" + shortened(first, most) + "`";
  if (lines == 2) shown = say(SentencesText::part_one_more_line, shown);
  if (lines > 2) shown = say(SentencesText::part_lines, shown, lines - 1);
  return say(event_.detail == 2 ? SentencesText::say_error_output : SentencesText::say_output, shown);
}

std::string Narrator::phase_entered() {
  int phase = words_.model().phase_of_event(event_.detail);
  bool known = phase >= 0 && static_cast<std::size_t>(phase) < words_.model().phases.size();
  if (!known) return say(SentencesText::say_phase);
  TextId id = words_.model().phases[static_cast<std::size_t>(phase)].entered;
  if (id == BrowserText::say_page_part_rendering) rule_ = ToldRule::PageFrameBegins;
  if (id == BrowserText::say_page_part_tasks) rule_ = ToldRule::PageTasksRun;
  bool drains_only = id == SentencesText::say_phase_check && waiting_in("immediates") == 0;
  return say(drains_only ? SentencesText::say_phase_check_drains : id);
}

namespace {

// What the clock jumped to, by the queue that knows the time.
struct WaitRow {
  std::string_view queue;
  TextId text;
};
constexpr WaitRow waits[] = {{"io", SentencesText::say_clock_moved_io},
                             {"messages", SentencesText::say_clock_moved_message},
                             {"sleeping", SentencesText::say_clock_moved_sleeper}};
constexpr WaitRow page_waits[] = {{"in_flight", BrowserText::say_page_clock_network},
                                  {"input_to_come", BrowserText::say_page_clock_input}};

}  // namespace

std::string Narrator::clock_moved() {
  bool is_page = machine_.options->profile.is_page;
  auto at = static_cast<std::uint64_t>(event_.number);
  std::string now = milliseconds(event_.number);
  if (std::optional<std::uint64_t> due = first_due_ns(machine_); due && *due <= at)
    return say(is_page ? TextId(BrowserText::say_page_clock_timer) : SentencesText::say_clock_moved, now);
  for (const WaitRow& row : is_page ? std::span<const WaitRow>(page_waits) : std::span<const WaitRow>(waits)) {
    if (const JobQueue* queue = queue_named(row.queue); queue && first_ready_at(*queue).value_or(at + 1) <= at)
      return say(row.text, now);
  }
  return say(is_page ? TextId(BrowserText::say_page_clock_frame) : SentencesText::say_clock_moved, now);
}

std::string Narrator::choice() {
  if (static_cast<ChoiceKind>(event_.detail) == ChoiceKind::Completion)
    return say(SentencesText::say_choice_completion, event_.number);
  if (static_cast<ChoiceKind>(event_.detail) != ChoiceKind::TimerOrImmediate)
    return say(SentencesText::say_choice, event_.number);
  return say(event_.number == 1 ? SentencesText::say_timer_first : SentencesText::say_immediate_first);
}

// The loop's own end comes between two turns; process.exit and an uncaught error end the program within one.
std::string Narrator::exit() {
  if (machine_.options->profile.is_page && !machine_.turn.active) {
    rule_ = ToldRule::PageRests;
    return say(BrowserText::say_page_rests);
  }
  if (machine_.turn.active) rule_ = ToldRule::ProcessExits;
  return say(rule_ == ToldRule::LoopEnds ? SentencesText::say_exit : SentencesText::say_exit_called, event_.number);
}

std::string Narrator::limit_reached() {
  constexpr std::string_view names[] = {"", "instructions", "memory_mb", "frames", "virtual_time"};
  std::size_t limit = event_.detail < std::size(names) ? event_.detail : 0;
  return say(SentencesText::say_limit, names[limit], limit_value(machine_));
}

}  // namespace loopscope
