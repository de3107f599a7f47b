// The text of the program's call that led into the library, as node finds it for a failed assert: it reads the file
// from the line of the place that V8 names, and parses expressions from there until one has a call around that place.
#include "library_errors.hpp"

#include <javascript/lazy_property.hpp>
#include <javascript/parser.hpp>
#include <javascript/stack_trace.hpp>

namespace loopscope::js {

namespace {

// How Reflect.apply goes on; V8's traces have no line for it.
bool is_passed_on(const Code& code) { return code.name == u"applyArrayLike"; }

// The frame of the program that called `function`; none when a builtin did, or the event loop.
const Frame* caller_of(Exec& exec, Value function) {
  const FrameStack& frames = exec.machine.task.frames;
  bool is_below = false;
  for (std::uint32_t i = frames.size(); i-- > 0;) {
    const Frame& frame = frames[i];
    if (is_below && frame.is_hidden && is_passed_on(exec.machine.codes[frame.code])) continue;
    if (is_below) return frame.is_hidden ? nullptr : &frame;
    is_below = frame.function && Value::object(frame.function) == function;
  }
  return nullptr;
}

bool is_call(const SourceText& source, Span span) {
  std::u16string_view text = source.units().substr(span.begin, span.end - span.begin);
  return text.ends_with(u")") && !text.starts_with(u"new ");
}

// The innermost call around the place: of `require('assert')(0)` that is `require('assert')`.
Span call_around(const Code& code, Span place) {
  Span found = place;
  bool is_found = false;
  for (std::size_t i = 0; i < code.instructions.size(); ++i) {
    bool is_call_mark =
        code.instructions[i].op == Op::Mark && code.instructions[i].a == static_cast<std::int32_t>(MarkKind::Call);
    Span span = code.spans[i];
    if (!is_call_mark || span.begin > place.begin || span.end < place.begin || !is_call(*code.source, span)) continue;
    if (!is_found || span.end - span.begin < found.end - found.begin) found = span;
    is_found = true;
  }
  return found;
}

// Whether an expression that begins at `begin` reaches `end`. It is read alone, so that `await`, a private name or
// `super` is out of place in it, and so is a comma that an array ends with.
bool is_expression(Exec& exec, const SourceText& source, std::uint32_t begin, std::uint32_t end) {
  std::u16string_view text = source.units().substr(begin);
  exec.charge(1 + text.size() / 16);
  SourceText rest("", std::u16string(text));
  ParseOptions options;
  options.is_leading_expression = true;
  ParseResult parsed = parse(rest, options);
  if (parsed.diagnostic || parsed.ast.program->body.count == 0) return false;
  return begin + (*parsed.ast.program->body.begin())->span.end >= end;
}

std::uint32_t line_begin(const SourceText& source, std::uint32_t place) {
  return place - (source.position(place).column - 1);
}

// Where the text begins; the call's end when nothing can be read.
std::uint32_t readable_begin(Exec& exec, const SourceText& source, Span call, std::uint32_t place) {
  std::uint32_t line = line_begin(source, place);
  std::uint32_t begin = std::max(call.begin, line);
  for (std::uint32_t from = begin; from <= place; ++from) {
    if (is_expression(exec, source, from, call.end)) return from;
  }
  for (std::uint32_t from = line; from < begin; ++from) {
    if (is_expression(exec, source, from, call.end)) return begin;
  }
  return call.end;
}

}  // namespace

// (function): [text, column] of the program's call of a function of the library that runs; undefined when there is
// none, or it cannot be read.
NativeResult call_text(NativeCall& call) {
  call.exec.save_frame();
  const Frame* caller = caller_of(call.exec, call.argument(0));
  if (!caller) return call.give_undefined();
  const Code& code = call.exec.machine.codes[caller->code];
  if (!code.source || is_evaluated(*code.source) || caller->pc >= code.spans.size()) return call.give_undefined();
  std::uint32_t place = code.spans[caller->pc].begin;
  Span around = call_around(code, code.spans[caller->pc]);
  std::uint32_t begin = readable_begin(call.exec, *code.source, around, place);
  if (begin >= around.end) return call.give_undefined();
  std::u16string text(code.source->units().substr(begin, around.end - begin));
  std::vector<Value> parts{Value::string(make_string(call.heap(), text)),
                           Value::number(code.source->position(begin).column - 1)};
  return call.give_object(make_array(call.heap(), parts));
}

}  // namespace loopscope::js
