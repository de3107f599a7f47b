// Conversions of a native's arguments under the restart rule.
#include <javascript/convert.hpp>
#include <javascript/render.hpp>

#include <cmath>

namespace loopscope::js {

Value argument_at(const NativeCall& call, std::uint32_t index) {
  return index == NativeCall::this_index ? call.this_value : call.argument(index);
}

namespace {

// False: the native must return `answer`.
bool need_primitive(NativeCall& call, std::uint32_t index, Hint hint, NativeResult& answer) {
  if (!argument_at(call, index).is_object()) return true;
  answer = call.convert(index, hint);
  return false;
}

}  // namespace

std::optional<CellId> to_string_argument(NativeCall& call, std::uint32_t index, NativeResult& answer) {
  if (!need_primitive(call, index, Hint::String, answer)) return std::nullopt;
  Value value = argument_at(call, index);
  if (value.is_symbol()) {
    answer = call.type_error("Cannot convert a Symbol value to a string");
    return std::nullopt;
  }
  return primitive_to_string(call.exec, value);
}

std::optional<double> to_number_argument(NativeCall& call, std::uint32_t index, NativeResult& answer) {
  if (!need_primitive(call, index, Hint::Number, answer)) return std::nullopt;
  Value value = argument_at(call, index);
  if (value.is_symbol() || value.is_big_integer()) {
    answer = call.type_error("Cannot convert a {} value to a number", value.is_symbol() ? "Symbol" : "BigInt");
    return std::nullopt;
  }
  return primitive_to_number(call.exec, value);
}

std::optional<double> to_integer_argument(NativeCall& call, std::uint32_t index, NativeResult& answer) {
  auto number = to_number_argument(call, index, answer);
  if (!number) return number;
  return std::isnan(*number) ? 0.0 : std::trunc(*number) + 0.0;
}

std::optional<PropertyKey> to_key_argument(NativeCall& call, std::uint32_t index, NativeResult& answer) {
  if (!need_primitive(call, index, Hint::String, answer)) return std::nullopt;
  return to_property_key(call.heap(), argument_at(call, index));
}

}  // namespace loopscope::js
