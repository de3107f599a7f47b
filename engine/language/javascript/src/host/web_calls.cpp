// How a page words what is wrong with a call of an operation of the web (Chromium's ExceptionMessages): the operation
// and its interface are those of the prelude function that asks.
#include <javascript/prelude.hpp>
#include "host_support.hpp"

#include <base/utf.hpp>
#include <javascript/property.hpp>
#include <javascript/render.hpp>

namespace loopscope::js {

namespace {

std::string own_name(Exec& exec, CellId holder, Name name) {
  Property own = get_own_property(exec.heap(), holder, key(name));
  return own.is_data() && is_callable(exec.heap(), own.value) ? function_name(exec, own.value.cell()) : "";
}

// The interface that a function belongs to: the class itself of a static one; none: the window.
std::string interface_of(Exec& exec, const Frame& frame) {
  Heap& heap = exec.heap();
  if (kind_of(heap, frame.function) != Kind::Function) return "Window";
  CellId home = heap.get<FunctionCell>(frame.function).home_object;
  if (!home) return "Window";
  if (is_callable(heap, Value::object(home))) return function_name(exec, home);
  return own_name(exec, home, Name::constructor);
}

std::string failure_of(Exec& exec, const Frame& frame) {
  std::string name = function_name(exec, frame.function);
  if (frame.is_construct || !frame.new_target.is_undefined()) return fmt::format("Failed to construct '{}'", name);
  if (name.starts_with("set "))
    return fmt::format("Failed to set the '{}' property on '{}'", name.substr(4), interface_of(exec, frame));
  return fmt::format("Failed to execute '{}' on '{}'", name, interface_of(exec, frame));
}

std::uint32_t wanted_arguments(Exec& exec, CellId function) {
  Property own = get_own_property(exec.heap(), function, key(Name::length));
  return own.is_data() && own.value.is_number() ? static_cast<std::uint32_t>(own.value.as_number()) : 0;
}

NativeResult throw_missing(NativeCall& call, const Frame& frame) {
  std::uint32_t wanted = std::max(1u, wanted_arguments(call.exec, frame.function));
  return call.type_error("{}: {} argument{} required, but only {} present.", failure_of(call.exec, frame), wanted,
                         wanted == 1 ? "" : "s", frame.argument_count);
}

// On a page: fewer arguments than the caller's `length` says.
NativeResult need_arguments(NativeCall& call) {
  const Frame& frame = *call.exec.frame;
  if (!is_page(call.exec) || frame.argument_count >= wanted_arguments(call.exec, frame.function))
    return call.give(Value());
  return throw_missing(call, frame);
}

// (name): the argument is missing; node says which.
NativeResult throw_missing_argument(NativeCall& call) {
  if (is_page(call.exec)) return throw_missing(call, *call.exec.frame);
  CellId error = make_error(call.exec, ErrorType::TypeError,
                            fmt::format("The \"{}\" argument must be specified", text_of(call, 0)));
  decorate_with_code(call.exec, error, "ERR_MISSING_ARGS");
  call.exec.thrown = Value::object(error);
  return call.thrown();
}

// "Failed to execute 'get' on 'Headers'", of the caller.
NativeResult failure_text(NativeCall& call) {
  return call.give_text(utf8_to_utf16(failure_of(call.exec, *call.exec.frame)));
}

// (object): one of the page's own, or of a class that extends one.
NativeResult is_platform_object(NativeCall& call) {
  Exec& exec = call.exec;
  if (!is_page(exec)) return call.give(false);
  for (CellId at = call.argument(0).cell(); at; at = prototype_of(exec.heap(), at)) {
    Property own = get_own_property(exec.heap(), at, key(Name::constructor));
    if (!own.is_data() || !own.value.is_object() || kind_of(exec.heap(), own.value.cell()) != Kind::Function) continue;
    const auto& constructor = exec.heap().get<FunctionCell>(own.value.cell());
    if (constructor.is_class_constructor && exec.machine.codes[constructor.code].is_hidden) return call.give(true);
  }
  return call.give(false);
}

constexpr NativeRow calls[] = {
    {"NeedArguments", 0, need_arguments},
    {"ThrowMissingArgument", 1, throw_missing_argument},
    {"FailureText", 0, failure_text},
    {"IsPlatformObject", 1, is_platform_object},
    {"PlatformText", 1, nullptr, "platformText"},
    {"PageClone", 3, nullptr, "pageClone"},
};

}  // namespace

std::span<const NativeRow> web_call_rows() { return calls; }

}  // namespace loopscope::js
