#include "words.hpp"

#include <base/utf.hpp>
#include <text/round_robin_text.hpp>
#include <text/sentences_text.hpp>

namespace loopscope {

namespace {

constexpr std::size_t label_limit = 60;

bool is_blank(char16_t unit) {
  return unit <= u' ' || unit == u'\xa0' || unit == u'\xfeff' || unit == u'\x2028' || unit == u'\x2029';
}

TextId noun_of(const Code& code) {
  if (code.is_class_constructor) return SentencesText::noun_class;
  switch (code.kind) {
    case FunctionKind::Async:
      return code.is_arrow ? SentencesText::noun_async_arrow : SentencesText::noun_async_function;
    case FunctionKind::Generator:
      return SentencesText::noun_generator;
    case FunctionKind::AsyncGenerator:
      return SentencesText::noun_async_generator;
    case FunctionKind::Normal:
      break;
  }
  if (code.is_arrow) return SentencesText::noun_arrow;
  return code.is_method ? SentencesText::noun_method : SentencesText::noun_function;
}

}  // namespace

std::string one_line(std::u16string_view source, std::size_t limit) {
  std::u16string line;
  bool blank = false;
  for (char16_t unit : source) {
    if (is_blank(unit)) {
      blank = !line.empty();
      continue;
    }
    if (blank) line += u' ';
    blank = false;
    line += unit;
    if (line.size() > limit) break;
  }
  if (line.size() <= limit) return utf16_to_utf8(line);
  line.resize(limit - 1);
  if ((line.back() & 0xFC00) == 0xD800) line.pop_back();
  return utf16_to_utf8(line) + "…";
}

// A call keeps its name: "spawn() puts".
std::string as_sentence(std::string text) {
  std::size_t word = text.find_first_of(" (");
  if (word != std::string::npos && text[word] == '(') return text;
  bool is_call = std::string_view(text).substr(0, text.find(' ')).ends_with("()");  // code keeps its letters
  if (!is_call && !text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

bool is_program(const Code& code) {
  return code.is_script || code.is_module ||
         (code.name.empty() && code.span.begin == 0 && !code.is_arrow && code.source &&
          code.span.end == code.source->units().size());
}

std::string Words::excerpt(const Code& code, Span span, std::size_t limit) const {
  return code.source ? one_line(code.source->text(span), limit) : "";
}

std::string Words::code_name(const Code& code, std::size_t limit) const {
  return code.name.empty() ? excerpt(code, code.span, limit) : one_line(code.name, limit);
}

std::string Words::code_noun(std::uint32_t id) const {
  const Code& code = machine_.codes[id];
  if (code.is_module) return say(SentencesText::noun_module);
  if (is_program(code)) return say(SentencesText::noun_script);
  return say(noun_of(code), code_name(code, label_limit));
}

std::string Words::callable_noun(Value value) const {
  CallableView view = run_.language->callable(machine_, value);
  switch (view.kind) {
    case CallableKind::User:
      return machine_.codes[view.code].is_hidden ? say(SentencesText::noun_lifecycle) : code_noun(view.code);
    case CallableKind::Builtin:
      return view.name.empty() ? say(SentencesText::noun_builtin_unnamed) : say(SentencesText::noun_builtin, view.name);
    case CallableKind::Bound:
      return say(SentencesText::noun_bound, view.name);
    case CallableKind::None:
      break;
  }
  return say(SentencesText::noun_callback);
}

std::string Words::job_noun(const JobView& job) const {
  switch (job.role) {
    case JobRole::Program:
      return say(SentencesText::noun_script);
    case JobRole::Callback:
    case JobRole::TimerCallback:
    case JobRole::Reaction:
    case JobRole::RejectionReaction:
      return callable_noun(job.callable);
    case JobRole::PassThrough:
      return say(SentencesText::noun_pass_through);
    case JobRole::Resume:
    case JobRole::ResumeThrow:
      break;
    case JobRole::Thenable:
      return job.argument.is_empty() ? say(SentencesText::noun_thenable_unnamed)
                                     : say(SentencesText::noun_thenable, quoted(job.argument));
    case JobRole::Lifecycle:
      return say(SentencesText::noun_lifecycle);
    case JobRole::Task:
      return say(RoundRobinText::noun_task, job.name);
  }
  if (!job.code || is_program(machine_.codes[*job.code])) return say(SentencesText::noun_rest_of_module);
  return say(SentencesText::noun_rest, code_name(machine_.codes[*job.code]));
}

std::string Words::awaited_task_name(const Job& job) const {
  Job awaited = job;
  awaited.handler = job.argument;
  return inspection().job(machine_, awaited).name;
}

std::string Words::code_label(std::uint32_t id) const {
  const Code& code = machine_.codes[id];
  if (code.is_module) return say(SentencesText::label_module);
  if (is_program(code)) return say(SentencesText::label_script);
  return code.name.empty() ? excerpt(code, code.span, label_limit) : one_line(code.name, label_limit);
}

std::string Words::callable_label(Value value) const {
  CallableView view = run_.language->callable(machine_, value);
  if (view.kind == CallableKind::User) {
    const Code& code = machine_.codes[view.code];
    if (code.is_hidden) return say(SentencesText::label_lifecycle);
    return excerpt(code, code.span, label_limit);
  }
  return view.name.empty() ? say(SentencesText::label_anonymous) : view.name;
}

std::string Words::job_label(const JobView& job) const {
  switch (job.role) {
    case JobRole::Program:
      return say(SentencesText::label_script);
    case JobRole::Task:
      return job.name;
    case JobRole::PassThrough:
      return say(SentencesText::label_pass_through);
    case JobRole::Thenable:
      return say(SentencesText::label_thenable);
    case JobRole::Resume:
    case JobRole::ResumeThrow:
      return say(SentencesText::label_rest, job.code ? code_label(*job.code) : say(SentencesText::label_module));
    case JobRole::Lifecycle:
      return job.callable.is_object() ? preview(job.callable) : say(SentencesText::label_lifecycle);
    default:
      return callable_label(job.callable);
  }
}

std::string Words::job_kind(const JobView& job) const {
  switch (job.role) {
    case JobRole::Reaction:
      return say(SentencesText::kind_reaction);
    case JobRole::RejectionReaction:
      return say(SentencesText::kind_rejection_reaction);
    case JobRole::PassThrough:
      return say(SentencesText::kind_pass_through);
    case JobRole::Resume:
    case JobRole::ResumeThrow:
      return say(SentencesText::kind_resume);
    case JobRole::Thenable:
      return say(SentencesText::kind_thenable);
    case JobRole::Lifecycle:
      return say(SentencesText::kind_lifecycle);
    case JobRole::Task:
      return say(RoundRobinText::kind_task);
    default:
      return say(SentencesText::kind_callback);
  }
}

}  // namespace loopscope
