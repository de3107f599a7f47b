#include "proxies.hpp"

#include <base/utf.hpp>
#include <javascript/render.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::js {

std::string shown_value(Exec& exec, Value value) {
  return value.is_string() ? to_utf8(exec, value.cell()) : render_for_message(exec, value);
}

std::string shown_with_type(Exec& exec, Value value) {
  std::string type = to_utf8(exec, type_of(exec.heap(), value).cell());
  if (value.is_string()) return fmt::format("{} \"{}\"", type, to_utf8(exec, value.cell()));
  if (value.is_null() || value.is_boolean() || value.is_number()) return type + " " + shown_value(exec, value);
  return type;
}

std::string shown_key(Exec& exec, PropertyKey key) { return utf16_to_utf8(key_text(exec.heap(), key)); }

NativeResult run_prelude(NativeCall& call, std::string_view name, std::vector<Value> arguments) {
  if (go_on_in_prelude(call, name, arguments) == NativeResult::Throw) return NativeResult::Throw;
  // The frame stands for the native in stack traces.
  if (call.callee.is_object()) {
    call.exec.frame->function = call.callee.cell();
    call.exec.frame->this_value = call.this_value;
    call.exec.frame->is_construct = call.is_construct();
  }
  return NativeResult::Frames;
}

std::vector<Value> arguments_from(const NativeCall& call, std::uint32_t first) {
  if (first >= call.count) return {};
  return {call.arguments + first, call.arguments + call.count};
}

Value argument_array(NativeCall& call, std::uint32_t first) {
  return Value::object(make_array(call.heap(), arguments_from(call, first)));
}

NativeResult give_property(NativeCall& call, CellId start, PropertyKey wanted, Value receiver) {
  Heap& heap = call.heap();
  Property found = find_property(heap, start, wanted);
  if (!found.found()) return call.give_undefined();
  if (found.is_data()) return call.give(found.value);
  if (!found.is_accessor()) {
    return run_prelude(call, "proxyGet", {Value::object(found.holder), key_to_value(heap, wanted), receiver});
  }
  Value getter = heap.get<AccessorCell>(found.value.cell()).getter;
  if (getter.is_undefined()) return call.give_undefined();
  if (!call.callee.is_object()) return call.tail_call(getter, receiver, {});
  // A builtin's own line stays below the getter's in traces.
  Value nothing = Value::object(make_array(heap, std::vector<Value>{}));
  return run_prelude(call, "applyArrayLike", {getter, receiver, nothing});
}

NativeResult fail_nullish(NativeCall& call) { return call.type_error("Cannot convert undefined or null to object"); }

NativeResult incompatible_receiver(NativeCall& call, std::string_view method) {
  return call.type_error("Method {} called on incompatible receiver {}", method,
                         shown_value(call.exec, call.this_value));
}

NativeResult fail_revoked(NativeCall& call, std::string_view method) {
  return call.type_error("Cannot perform '{}' on a proxy that has been revoked", method);
}

bool is_proxy(const Heap& heap, CellId object) { return kind_of(heap, object) == Kind::Proxy; }
bool is_array(const Heap& heap, Value value) { return has_kind(heap, value, Kind::Array); }

std::optional<Value> plain_get(Heap& heap, CellId object, PropertyKey key) {
  Property found = find_property(heap, object, key);
  if (!found.found()) return Value::undefined();
  if (found.is_data()) return found.value;
  return std::nullopt;
}

double to_integer(double number) { return std::isnan(number) ? 0.0 : std::trunc(number) + 0.0; }

double to_length(double number) { return std::clamp(to_integer(number), 0.0, 9007199254740991.0); }

double relative_index(double relative, double length) {
  return relative < 0 ? std::max(length + relative, 0.0) : std::min(relative, length);
}

}  // namespace loopscope::js
