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
                           Value::number(caller.span.end), utf8_value(exec, excerpt)};
  store_module(exec, state_name, Value::object(make_array(exec.heap(), parts)));
}

std::string library_excerpt_of(Exec& exec, Value error, const SourceSite& site) {
  Value known = known_module(exec, state_name);
  bool is_rejected = exec.machine.turn.queue == static_cast<std::uint16_t>(Queue::Rejections);
  if (known.is_empty() || (!site.known && is_rejected)) return "";
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

}  // namespace loopscope::js
