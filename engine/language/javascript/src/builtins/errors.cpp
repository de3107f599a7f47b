// Error objects (ECMA-262 20.5).
#include "support.hpp"

#include <base/utf.hpp>
#include <javascript/render.hpp>

namespace loopscope::js {

namespace {

// `stack` comes first among an error's keys, but its text needs the message.
CellId make_error_object(NativeCall& call, Intrinsic fallback, std::optional<CellId> message) {
  Heap& heap = call.heap();
  CellId prototype =
      prototype_from_constructor(call.exec, call.is_construct() ? call.new_target : call.callee, fallback);
  CellId error = make_with_prototype<ErrorCell>(heap, prototype);
  define_own(heap, error, Name::stack, Value::undefined(), hidden_flags);
  if (message) define_own(heap, error, Name::message, Value::string(*message), hidden_flags);
  return error;
}

// InstallErrorCause (20.5.8.1). False: reading the cause runs user code.
bool install_cause(Heap& heap, CellId error, Value options) {
  if (!options.is_object()) return true;
  Property found = find_property(heap, options.cell(), key(Name::cause));
  if (!found.found()) return true;
  if (!found.is_data()) return false;
  define_own(heap, error, Name::cause, found.value, hidden_flags);
  return true;
}

bool message_argument(NativeCall& call, std::uint32_t index, std::optional<CellId>& message, NativeResult& answer) {
  if (call.argument(index).is_undefined()) return true;
  message = to_string_argument(call, index, answer);
  return message.has_value();
}

// The error's constructor is not part of its trace; of an error of the program's own class, none of its constructors
// are.
void capture_in_constructor(NativeCall& call, CellId error) {
  bool is_subclass =
      call.is_construct() && call.new_target != call.callee && has_kind(call.heap(), call.new_target, Kind::Function);
  call.exec.native = {};
  capture_stack(call.exec, error, is_subclass ? call.new_target : Value::empty());
}

NativeResult construct_error_of(NativeCall& call, Intrinsic prototype) {
  NativeResult answer;
  std::optional<CellId> message;
  if (!message_argument(call, 0, message, answer)) return answer;
  CellId error = make_error_object(call, prototype, message);
  bool complete = install_cause(call.heap(), error, call.argument(1));
  capture_in_constructor(call, error);
  if (complete) return call.give_object(error);
  return run_prelude(call, "installErrorCause", {Value::object(error), call.argument(1)});
}

}  // namespace

NativeResult construct_error(NativeCall& call) { return construct_error_of(call, Intrinsic::ErrorPrototype); }
NativeResult construct_type_error(NativeCall& call) { return construct_error_of(call, Intrinsic::TypeErrorPrototype); }
NativeResult construct_range_error(NativeCall& call) {
  return construct_error_of(call, Intrinsic::RangeErrorPrototype);
}
NativeResult construct_reference_error(NativeCall& call) {
  return construct_error_of(call, Intrinsic::ReferenceErrorPrototype);
}
NativeResult construct_syntax_error(NativeCall& call) {
  return construct_error_of(call, Intrinsic::SyntaxErrorPrototype);
}
NativeResult construct_eval_error(NativeCall& call) { return construct_error_of(call, Intrinsic::EvalErrorPrototype); }
NativeResult construct_uri_error(NativeCall& call) { return construct_error_of(call, Intrinsic::URIErrorPrototype); }

NativeResult construct_aggregate_error(NativeCall& call) {
  NativeResult answer;
  std::optional<CellId> message;
  if (!message_argument(call, 1, message, answer)) return answer;
  CellId error = make_error_object(call, Intrinsic::AggregateErrorPrototype, message);
  bool complete = install_cause(call.heap(), error, call.argument(2));
  capture_in_constructor(call, error);
  Value options = complete ? Value::undefined() : call.argument(2);
  return run_prelude(call, "installAggregateErrors", {Value::object(error), call.argument(0), options});
}

namespace {

// Error.prototype.toString (20.5.3.4) when name and message are plain primitives.
std::optional<std::u16string> plain_error_text(Exec& exec, CellId error) {
  Heap& heap = exec.heap();
  std::u16string parts[2];
  constexpr Name names[] = {Name::name, Name::message};
  for (int i = 0; i < 2; ++i) {
    auto value = plain_get(heap, error, key(names[i]));
    if (!value || value->is_object() || value->is_symbol()) return std::nullopt;
    if (value->is_undefined())
      parts[i] = i == 0 ? u"Error" : u"";
    else
      parts[i] = copy_text(heap, primitive_to_string(exec, *value));
  }
  if (parts[0].empty()) return parts[1];
  return parts[1].empty() ? parts[0] : parts[0] + u": " + parts[1];
}

NativeResult error_to_string(NativeCall& call) {
  if (!call.this_value.is_object()) return incompatible_receiver(call, "Error.prototype.toString");
  if (auto text = plain_error_text(call.exec, call.this_value.cell())) return call.give_text(std::move(*text));
  return run_prelude(call, "errorToString", {call.this_value});
}

NativeResult error_capture_stack_trace(NativeCall& call) {
  if (!call.argument(0).is_object()) return call.type_error("invalid_argument");
  Value skip = is_callable(call.heap(), call.argument(1)) ? call.argument(1) : Value::empty();
  call.exec.native = {};
  capture_stack(call.exec, call.argument(0).cell(), skip);
  return call.give_undefined();
}

constexpr NativeRow rows[] = {
    {"captureStackTrace", 2, error_capture_stack_trace},
};
constexpr NativeRow prototype_rows[] = {
    {"toString", 0, error_to_string},
};

}  // namespace

extern const std::span<const NativeRow> error_rows, error_prototype_rows;
const std::span<const NativeRow> error_rows = rows;
const std::span<const NativeRow> error_prototype_rows = prototype_rows;

}  // namespace loopscope::js
