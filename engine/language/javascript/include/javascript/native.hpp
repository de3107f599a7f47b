#pragma once
// Natives: builtin functions written in C++. A native never calls user code. It gets its arguments, and answers with
// one of: a result, a throw, "convert argument i to a primitive and run me again" (restart), "my result is the result
// of that call" (tail call), or "I pushed frames that will deliver my result".
//
// Because of restart a native must first ask for every conversion it needs, in order, and only then have effects. What
// needs more than that is written in the prelude (src/prelude/*.js): a row then names a prelude function instead.
#include <javascript/realm.hpp>

#include <fmt/format.h>

namespace loopscope::js {

enum class Hint : std::uint8_t { Default, Number, String };

enum class NativeResult : std::uint8_t { Return, Throw, Convert, TailCall, TailConstruct, Frames };

enum class ErrorType : std::uint8_t { Error, TypeError, RangeError, ReferenceError, SyntaxError, EvalError, URIError };

// Sets exec.thrown to a fresh error with a captured stack. Messages are UTF-8.
void throw_error(Exec& exec, ErrorType type, std::string_view message);

struct NativeCall {
  Exec& exec;
  Value callee;
  Value this_value;
  Value new_target;  // undefined: a plain call
  const Value* arguments;
  std::uint32_t count;
  ResultTarget target;  // where the result will go
  std::uint32_t target_slot;
  std::uint32_t to_drop;  // operands of the caller to drop before frames are pushed

  // The answer's details.
  Value result;
  std::uint32_t convert_index = 0;
  Hint convert_hint = Hint::Default;
  Value call_function, call_this;
  std::vector<Value> call_arguments;

  static constexpr std::uint32_t this_index = ~0u;

  Heap& heap() { return exec.heap(); }
  Value argument(std::uint32_t i) const { return i < count ? arguments[i] : Value::undefined(); }
  bool is_construct() const { return !new_target.is_undefined(); }

  NativeResult give(Value value) { return result = value, NativeResult::Return; }
  NativeResult give(bool value) { return give(Value::boolean(value)); }
  NativeResult give(double value) { return give(Value::number(value)); }
  NativeResult give_object(CellId id) { return give(Value::object(id)); }
  NativeResult give_undefined() { return give(Value::undefined()); }
  NativeResult give_text(std::u16string text) { return give(text_value(exec, std::move(text))); }
  NativeResult give_utf8(std::string_view utf8) { return give(utf8_value(exec, utf8)); }
  NativeResult thrown() { return NativeResult::Throw; }
  template <class... Parts>
  NativeResult fail(ErrorType type, fmt::format_string<Parts...> text, Parts&&... parts) {
    throw_error(exec, type, fmt::format(text, std::forward<Parts>(parts)...));
    return NativeResult::Throw;
  }
  template <class... Parts>
  NativeResult type_error(fmt::format_string<Parts...> text, Parts&&... parts) {
    return fail(ErrorType::TypeError, text, std::forward<Parts>(parts)...);
  }
  // `index` must be below count, or this_index.
  NativeResult convert(std::uint32_t index, Hint hint) {
    convert_index = index;
    convert_hint = hint;
    return NativeResult::Convert;
  }
  NativeResult tail_call(Value function, Value receiver, std::vector<Value> args) {
    call_function = function;
    call_this = receiver;
    call_arguments = std::move(args);
    return NativeResult::TailCall;
  }
  NativeResult tail_construct(Value function, Value target_of_new, std::vector<Value> args) {
    call_this = target_of_new;
    call_function = function;
    call_arguments = std::move(args);
    return NativeResult::TailConstruct;
  }
  // Before pushing frames that deliver the result themselves.
  void begin_frames() {
    exec.drop(to_drop);
    to_drop = 0;
  }
};

using NativeFunction = NativeResult (*)(NativeCall&);

// Conversions of arguments that follow the restart rule. Each returns nothing when the native must return `answer` now
// (a conversion was asked for, or it threw):
//
//   NativeResult string_at(NativeCall& call) {
//     NativeResult answer;
//     auto text = to_string_argument(call, NativeCall::this_index, answer); if (!text) return answer;
//     auto place = to_integer_argument(call, 0, answer);                    if (!place) return answer;
std::optional<CellId> to_string_argument(NativeCall& call, std::uint32_t index, NativeResult& answer);
std::optional<double> to_number_argument(NativeCall& call, std::uint32_t index, NativeResult& answer);
std::optional<double> to_integer_argument(NativeCall& call, std::uint32_t index,
                                          NativeResult& answer);  // ToIntegerOrInfinity
std::optional<PropertyKey> to_key_argument(NativeCall& call, std::uint32_t index, NativeResult& answer);
Value argument_at(const NativeCall& call, std::uint32_t index);  // this_index: this

struct NativeRow {
  const char* name;  // property name; "[Symbol.iterator]" names a well-known symbol; "get size" / "set x" accessors
  std::uint8_t length;
  NativeFunction function;  // null: `prelude` names the function of the prelude that implements it
  const char* prelude = nullptr;
};

// The groups of natives; a native's number is group * 256 + row. natives.cpp lists them all.
std::span<const NativeRow> native_group(std::uint32_t group);
const NativeRow& native_row(std::uint32_t native);
// The number of a row by its table's name in natives.def, which must exist.
std::uint32_t native_number(std::string_view rows, std::uint32_t row);

// Goes on in a function of the prelude, whose result is the native's.
NativeResult go_on_in_prelude(NativeCall& call, std::string_view name, std::span<const Value> arguments);

// Makes the function object for a row; `captured` is what it remembers.
CellId make_native_function(Exec& exec, std::uint32_t native);

}  // namespace loopscope::js
