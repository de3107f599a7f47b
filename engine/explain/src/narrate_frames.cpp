// Marks and frames: what the program's own code does.
#include "narrator.hpp"

#include <base/utf.hpp>
#include <text/round_robin_text.hpp>
#include <text/sentences_text.hpp>

#include <algorithm>

namespace loopscope {

std::string Narrator::mark() {
  std::uint32_t line = line_of_site(machine_, event_.site);
  std::string source = source_of(event_.site);
  switch (static_cast<MarkKind>(event_.detail)) {
    case MarkKind::Statement:
      rule_ = ToldRule::StatementBegins;
      return say(SentencesText::say_statement, line, source);
    case MarkKind::Expression:
      rule_ = ToldRule::ExpressionBody;
      return say(SentencesText::say_expression, line, source);
    case MarkKind::Call:
      rule_ = ToldRule::CallEvaluates;
      return say(SentencesText::say_call, line, source);
    case MarkKind::Return:
      rule_ = ToldRule::ReturnEvaluates;
      return say(SentencesText::say_return, line, words_.quoted(top_operand()));
    case MarkKind::Await:
      return awaited(line);
    case MarkKind::LoopTest:
      rule_ = ToldRule::LoopTests;
      return say(SentencesText::say_loop_test, line, source);
    case MarkKind::Yield:
      rule_ = ToldRule::YieldParks;
      return say(SentencesText::say_yield, line, words_.quoted(top_operand()), site_noun());
    case MarkKind::Throw:
      rule_ = ToldRule::ThrowUnwinds;
      return say(SentencesText::say_throw, line, source);
  }
  return {};
}

// What is no object is there at once.
std::string Narrator::awaited(std::uint32_t line) {
  Value value = top_operand();
  bool wraps = value.is_object() && machine_.options->profile.await_ticks > 1;
  rule_ = wraps ? ToldRule::AwaitWraps : ToldRule::AwaitParks;
  TextId id = value.is_object() ? SentencesText::say_await : SentencesText::say_await_value;
  return say(id, line, words_.quoted(value), site_noun()) + (wraps ? " " + say(RoundRobinText::say_await_wraps) : "");
}

namespace {

constexpr std::uint32_t most_parameters = 6;
constexpr std::size_t argument_limit = 40;

// The name of a parameter; empty when it is a pattern or lives in an environment.
std::string parameter_name(const Code& code, std::uint32_t slot) {
  for (const LocalInfo& local : code.locals) {
    if (local.slot == slot && !local.info.is_hidden) return utf16_to_utf8(local.info.name);
  }
  return "";
}

std::vector<std::string> parameter_names(const Code& code, std::uint32_t count) {
  std::vector<std::string> names;
  for (std::uint32_t i = 0; i < count; ++i) names.push_back(parameter_name(code, i));
  bool all_named = std::none_of(names.begin(), names.end(), [](const std::string& name) { return name.empty(); });
  return all_named ? names : std::vector<std::string>(count);
}

}  // namespace

// " with `a = 1, b = 2`"; only the values where not all names are known.
std::string Narrator::parameters(const Frame& frame) const {
  const Code& code = machine_.codes[frame.code];
  std::uint32_t count = std::min({code.parameter_count, frame.argument_count, most_parameters});
  std::vector<std::string> names = parameter_names(code, count);
  const Value* locals = machine_.task.values.read(frame.window);
  std::string list;
  for (std::uint32_t i = 0; i < count; ++i) {
    if (i > 0) list += ", ";
    if (!names[i].empty()) list += names[i] + " = ";
    list += words_.preview(locals[i], argument_limit);
  }
  return list.empty() ? "" : " " + say(SentencesText::part_with, "`" + list + "`");
}

namespace {

ToldRule program_rule(const Code& code) {
  return code.is_module ? ToldRule::ModuleBodyIsAJob : ToldRule::ScriptRunsFirst;
}

}  // namespace

bool Narrator::is_first_user_frame(const Frame& frame) const {
  const FrameStack& frames = machine_.task.frames;
  std::uint32_t first = 0;
  while (first < frames.size() && frames[first].is_hidden) ++first;
  return first < frames.size() && frames[first].serial == frame.serial;
}

std::string Narrator::frame_entered() {
  const Frame* frame = user_frame();
  if (frame == nullptr || frame->serial != event_.subject)
    return say(SentencesText::say_frame_entered, site_noun(), "");
  if (is_program(machine_.codes[frame->code])) {
    rule_ = program_rule(machine_.codes[frame->code]);
    bool is_main = machine_.turn.job == 0 && is_first_user_frame(*frame);
    return is_main ? say(SentencesText::say_frame_script)
                   : say(SentencesText::say_frame_entered, words_.code_noun(frame->code), "");
  }
  if (event_.detail != 0) rule_ = ToldRule::ConstructPushesFrame;
  TextId id = event_.detail != 0 ? SentencesText::say_frame_constructed : SentencesText::say_frame_entered;
  return say(id, words_.code_noun(frame->code), parameters(*frame));
}

std::string Narrator::frame_left() {
  if (event_.rule == RuleId::ThrowUnwinds) return say(SentencesText::say_frame_unwound, site_noun());
  if (!event_.site.known) return say(SentencesText::say_frame_done, site_noun());
  const Code& code = machine_.codes[event_.site.code];
  if (is_program(code)) rule_ = program_rule(code);
  if (code.kind != FunctionKind::Normal || is_program(code)) return say(SentencesText::say_frame_done, site_noun());
  return say(SentencesText::say_frame_left, site_noun(), words_.quoted(event_.value));
}

std::string Narrator::frame_parked() {
  CellId coroutine = event_.value.is_object() ? event_.value.cell() : CellId{};
  SuspendedView view = words_.inspection().suspended_coroutine(machine_, coroutine);
  std::string noun = view.parked != nullptr ? words_.code_noun(view.parked->frame.code) : site_noun();
  switch (view.reason) {
    case ParkReason::NotStarted:
      rule_ = ToldRule::GeneratorMade;
      return say(SentencesText::say_parked_not_started, noun);
    case ParkReason::Yielded:
      return say(SentencesText::say_parked_yield, noun);
    case ParkReason::Awaits:
      rule_ = ToldRule::AwaitParks;
      return say(SentencesText::say_parked_await, noun);
    case ParkReason::Queued:
      rule_ = ToldRule::AwaitParks;
      return say(SentencesText::say_parked_queued, noun);
  }
  return {};
}

// A frame goes on behind the instruction that parked it.
std::string Narrator::frame_resumed() {
  std::string noun = site_noun();
  switch (static_cast<Op>(event_.detail)) {
    case Op::GeneratorStart:
      return say(SentencesText::say_resumed_first, noun);
    case Op::Await:
      break;
    default:
      return say(SentencesText::say_resumed_yield, noun);
  }
  rule_ = ToldRule::AwaitResumes;
  bool throws = job_that_runs().role == JobRole::ResumeThrow;
  return say(throws ? SentencesText::say_resumed_throw : SentencesText::say_resumed_await, noun);
}

}  // namespace loopscope
