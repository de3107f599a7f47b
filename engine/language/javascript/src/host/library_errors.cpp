#include "library_errors.hpp"

#include <base/utf.hpp>
#include <javascript/convert.hpp>
#include <javascript/function.hpp>
#include <javascript/lazy_property.hpp>
#include <javascript/node_modules.hpp>
#include <javascript/render.hpp>

namespace loopscope::js {

namespace {

// Beside the exports of node's modules: [error, code, begin, end, excerpt] of the last one.
constexpr std::string_view state_name = "internal/library_error";

}  // namespace

void remember_library_error(Exec& exec, Value error, std::string_view excerpt) {
  exec.save_frame();
  SourceSite caller = exec.site();
  std::vector<Value> parts{error, Value::number(caller.code), Value::number(caller.span.begin),
                           Value::number(caller.span.end), ascii_value(exec, excerpt)};
  store_module(exec, state_name, Value::object(make_array(exec.heap(), parts)));
}

std::string library_excerpt_of(Exec& exec, Value error, const SourceSite& site) {
  Value known = known_module(exec, state_name);
  if (known.is_empty() || !site.known) return "";
  const auto& parts = exec.heap().get<ArrayCell>(known.cell()).elements;
  bool is_thrown_there = parts[0] == error && parts[1] == Value::number(site.code) &&
                         parts[2] == Value::number(site.span.begin) && parts[3] == Value::number(site.span.end);
  return is_thrown_there ? to_utf8(exec, parts[4].cell()) : "";
}

// (error, excerpt): the error.
NativeResult from_library(NativeCall& call) {
  remember_library_error(call.exec, call.argument(0), to_utf8(call.exec, call.argument(1).cell()));
  return call.give(call.argument(0));
}

// (error): V8 does not know where an error was made whose trace was taken later.
NativeResult forget_creation(NativeCall& call) {
  if (has_kind(call.heap(), call.argument(0), Kind::Error))
    call.heap().mut<ErrorCell>(call.argument(0).cell()).created = {};
  return call.give_undefined();
}

namespace {

// Text given to eval or Function.
bool is_evaluated(const SourceText& source) {
  return source.name() == "<anonymous>" || source.name().starts_with("eval at ");
}

// The frame of the program that called `function`; none when a builtin did, or the event loop.
const Frame* caller_of(Exec& exec, Value function) {
  const FrameStack& frames = exec.machine.task.frames;
  bool is_below = false;
  for (std::uint32_t i = frames.size(); i-- > 0;) {
    const Frame& frame = frames[i];
    if (is_below && !frame.is_hidden) return &frame;
    if (is_below) return nullptr;
    is_below = frame.function && Value::object(frame.function) == function;
  }
  return nullptr;
}

// The whole call that runs at `pc`, from its mark; V8's place for it is inside.
Span call_span(const Code& code, std::uint32_t pc) {
  Span place = code.spans[pc];
  for (std::uint32_t i = pc; i-- > 0;) {
    if (code.instructions[i].op == Op::Mark && code.spans[i].end == place.end && code.spans[i].begin <= place.begin)
      return code.spans[i];
  }
  return place;
}

}  // namespace

// (function): [text, column] of the program's call of a function of the library that runs, as node reads it from the
// file; undefined when no file has it. Node begins to read at the line that V8 names.
NativeResult call_text(NativeCall& call) {
  call.exec.save_frame();
  const Frame* caller = caller_of(call.exec, call.argument(0));
  if (!caller) return call.give_undefined();
  const Code& code = call.exec.machine.codes[caller->code];
  if (!code.source || is_evaluated(*code.source) || caller->pc >= code.spans.size()) return call.give_undefined();
  Span place = code.spans[caller->pc], whole = call_span(code, caller->pc);
  if (code.source->position(whole.begin).line != code.source->position(place.begin).line) whole.begin = place.begin;
  std::u16string_view text = code.source->units().substr(whole.begin, whole.end - whole.begin);
  call.exec.charge(1 + text.size() / 16);
  std::vector<Value> parts{Value::string(make_string(call.heap(), std::u16string(text))),
                           Value::number(code.source->position(whole.begin).column - 1)};
  return call.give_object(make_array(call.heap(), parts));
}

}  // namespace loopscope::js
