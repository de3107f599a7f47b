#include "narrator.hpp"

#include <fmt/format.h>
#include <text/round_robin_text.hpp>
#include <text/sentences_text.hpp>

namespace loopscope {

Sentence explain(const Event& event, const Machine& after, const RunInspection& run, Language language) {
  return Narrator(event, after, run, language).tell();
}

Sentence Narrator::tell() {
  std::string text = as_sentence(words());
  if (rule_ == ToldRule::None) return {std::move(text), {}, {}, ToldRule::None};
  return {std::move(text), rule_name(rule_), rule_source(rule_, words_.language()), rule_};
}

std::string Narrator::words() {
  switch (event_.kind) {
    case EventKind::Mark:
      return mark();
    case EventKind::FrameEntered:
      return frame_entered();
    case EventKind::FrameLeft:
      return frame_left();
    case EventKind::FrameParked:
      return frame_parked();
    case EventKind::FrameResumed:
      return frame_resumed();
    case EventKind::TurnStarted:
      return turn_started();
    case EventKind::TurnEnded:
      return turn_ended();
    case EventKind::JobQueued:
      return job_queued();
    case EventKind::JobDropped:
      return job_dropped();
    case EventKind::TimerSet:
      return timer_set();
    case EventKind::TimerCleared:
      return timer_cleared();
    case EventKind::TimerFired:
      return timer_fired();
    case EventKind::PromiseSettled:
      return promise_settled();
    case EventKind::Output:
      return output();
    case EventKind::Thrown:
      return say(SentencesText::say_thrown, words_.preview(event_.value));
    case EventKind::Caught:
      return say(SentencesText::say_caught, words_.preview(event_.value));
    case EventKind::Uncaught:
      return say(user_frame() ? SentencesText::say_uncaught_reported : SentencesText::say_uncaught,
                 words_.preview(event_.value));
    case EventKind::PhaseEntered:
      return phase_entered();
    case EventKind::ClockMoved:
      return clock_moved();
    case EventKind::Choice:
      return choice();
    case EventKind::Exit:
      return exit();
    case EventKind::LimitReached:
      return limit_reached();
    case EventKind::Deadlock:
      return event_.number == 1 ? say(RoundRobinText::say_deadlock_one)
                                : say(RoundRobinText::say_deadlock, event_.number);
  }
  return {};
}

// --- helpers -------------------------------------------------------------------------------------------------------

const Frame* Narrator::user_frame() const {
  const FrameStack& frames = machine_.task.frames;
  for (std::uint32_t i = frames.size(); i-- > 0;) {
    if (!frames[i].is_hidden) return &frames[i];
  }
  return nullptr;
}

Value Narrator::top_operand() const {
  const FrameStack& frames = machine_.task.frames;
  if (frames.empty() || frames.top().operands == 0) return {};
  const Frame& frame = frames.top();
  return machine_.task.values.read(frame.window)[machine_.codes[frame.code].local_count + frame.operands - 1];
}

std::string Narrator::source_of(const SourceSite& site) const {
  return site.known ? words_.excerpt(machine_.codes[site.code], site.span) : "";
}

std::string Narrator::site_noun() const {
  return event_.site.known ? words_.code_noun(event_.site.code) : say(SentencesText::noun_callback);
}

std::string Narrator::queued_by(TextId part) const {
  std::uint32_t line = line_of_site(machine_, event_.site);
  return line > 0 ? say(part, line) : "";
}

std::string Narrator::milliseconds(std::int64_t nanoseconds) const {
  std::string text = fmt::format("{}.{:06}", nanoseconds / 1'000'000, nanoseconds % 1'000'000);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.')
    text.pop_back();
  else if (words_.language() == Language::Portuguese)
    text[text.find('.')] = ',';
  return text;
}

const JobQueue* Narrator::queue_named(std::string_view id) const {
  for (const QueueRow& row : words_.model().queues) {
    if (row.id == id && row.queue >= 0 && static_cast<std::size_t>(row.queue) < machine_.queues.size())
      return &machine_.queues[static_cast<std::size_t>(row.queue)];
  }
  return nullptr;
}

std::size_t Narrator::waiting_in(std::string_view id) const {
  const JobQueue* queue = queue_named(id);
  return queue == nullptr ? 0 : queue->size();
}

QueueRole Narrator::role_of_queue(std::uint16_t queue) const {
  for (const QueueRow& row : words_.model().queues) {
    if (row.queue == queue) return row.role;
  }
  return QueueRole::Tasks;
}

}  // namespace loopscope
