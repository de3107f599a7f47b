// Number and Boolean (ECMA-262 20.3, 21.1).
#include "support.hpp"

#include <base/number_format.hpp>
#include <base/number_parse.hpp>
#include <base/utf.hpp>
#include <javascript/big_integer.hpp>
#include <javascript/render.hpp>

#include <cmath>

namespace loopscope::js {

namespace {

// A wrapper object when constructed, the primitive when called.
NativeResult give_wrapped(NativeCall& call, Value primitive, Intrinsic prototype) {
  if (!call.is_construct()) return call.give(primitive);
  CellId object = make_with_prototype<PrimitiveObjectCell>(
      call.heap(), prototype_from_constructor(call.exec, call.new_target, prototype));
  call.heap().mut<PrimitiveObjectCell>(object).primitive = primitive;
  return call.give_object(object);
}

std::optional<Value> this_primitive(NativeCall& call, Tag tag) {
  Value value = call.this_value;
  if (value.tag() == tag) return value;
  if (!has_kind(call.heap(), value, Kind::Number)) return std::nullopt;
  Value primitive = call.heap().get_as<PrimitiveObjectCell>(value.cell()).primitive;
  return primitive.tag() == tag ? std::optional(primitive) : std::nullopt;
}

NativeResult wrong_this(NativeCall& call, std::string_view method, std::string_view type) {
  return call.type_error("{} requires that 'this' be a {}", method, type);
}

}  // namespace

NativeResult construct_number(NativeCall& call) {
  if (call.count == 0) return give_wrapped(call, Value::number(0), Intrinsic::NumberPrototype);
  Value value = call.argument(0);
  if (value.is_big_integer()) {
    return give_wrapped(call, Value::number(big_integer_of(call.heap(), value).to_double()),
                        Intrinsic::NumberPrototype);
  }
  NativeResult answer;
  auto number = to_number_argument(call, 0, answer);
  if (!number) return answer;
  return give_wrapped(call, Value::number(*number), Intrinsic::NumberPrototype);
}

NativeResult construct_boolean(NativeCall& call) {
  return give_wrapped(call, Value::boolean(to_boolean(call.heap(), call.argument(0))), Intrinsic::BooleanPrototype);
}

namespace {

bool is_integral(Value value) {
  return value.is_number() && std::isfinite(value.as_number()) && std::trunc(value.as_number()) == value.as_number();
}

NativeResult number_is_finite(NativeCall& call) {
  return call.give(call.argument(0).is_number() && std::isfinite(call.argument(0).as_number()));
}
NativeResult number_is_nan(NativeCall& call) {
  return call.give(call.argument(0).is_number() && std::isnan(call.argument(0).as_number()));
}
NativeResult number_is_integer(NativeCall& call) { return call.give(is_integral(call.argument(0))); }
NativeResult number_is_safe_integer(NativeCall& call) {
  Value value = call.argument(0);
  return call.give(is_integral(value) && std::fabs(value.as_number()) <= 9007199254740991.0);
}

NativeResult global_parse_float(NativeCall& call) {
  NativeResult answer;
  auto text = to_string_argument(call, 0, answer);
  if (!text) return answer;
  call.exec.charge(string_length(call.heap(), *text));
  return call.give(parse_float(string_units(call.heap(), *text)));
}

NativeResult global_parse_int(NativeCall& call) {
  NativeResult answer;
  auto text = to_string_argument(call, 0, answer);
  if (!text) return answer;
  auto radix = to_number_argument(call, 1, answer);
  if (!radix) return answer;
  call.exec.charge(string_length(call.heap(), *text));
  return call.give(parse_int(string_units(call.heap(), *text), to_int32(*radix)));
}

NativeResult global_is_nan(NativeCall& call) {
  NativeResult answer;
  auto number = to_number_argument(call, 0, answer);
  return number ? call.give(std::isnan(*number)) : answer;
}

NativeResult global_is_finite(NativeCall& call) {
  NativeResult answer;
  auto number = to_number_argument(call, 0, answer);
  return number ? call.give(std::isfinite(*number)) : answer;
}

// --- Number.prototype

NativeResult number_value_of(NativeCall& call) {
  auto number = this_primitive(call, Tag::Number);
  return number ? call.give(*number) : wrong_this(call, "Number.prototype.valueOf", "Number");
}

NativeResult number_to_string_method(NativeCall& call) {
  auto number = this_primitive(call, Tag::Number);
  if (!number) return wrong_this(call, "Number.prototype.toString", "Number");
  if (call.argument(0).is_undefined()) return call.give(Value::string(primitive_to_string(call.exec, *number)));
  NativeResult answer;
  auto radix = to_integer_argument(call, 0, answer);
  if (!radix) return answer;
  if (*radix < 2 || *radix > 36)
    return call.fail(ErrorType::RangeError, "toString() radix argument must be between 2 and 36");
  return call.give(ascii_value(call.exec, number_to_string(number->as_number(), static_cast<unsigned>(*radix))));
}

NativeResult number_to_fixed(NativeCall& call) {
  auto number = this_primitive(call, Tag::Number);
  if (!number) return wrong_this(call, "Number.prototype.toFixed", "Number");
  NativeResult answer;
  auto digits = to_integer_argument(call, 0, answer);
  if (!digits) return answer;
  if (*digits < 0 || *digits > 100)
    return call.fail(ErrorType::RangeError, "toFixed() digits argument must be between 0 and 100");
  return call.give(
      ascii_value(call.exec, loopscope::number_to_fixed(number->as_number(), static_cast<unsigned>(*digits))));
}

NativeResult number_to_exponential(NativeCall& call) {
  auto number = this_primitive(call, Tag::Number);
  if (!number) return wrong_this(call, "Number.prototype.toExponential", "Number");
  NativeResult answer;
  auto digits = to_integer_argument(call, 0, answer);
  if (!digits) return answer;
  if (!std::isfinite(number->as_number())) return call.give(Value::string(primitive_to_string(call.exec, *number)));
  if (*digits < 0 || *digits > 100)
    return call.fail(ErrorType::RangeError, "toExponential() argument must be between 0 and 100");
  std::optional<unsigned> wanted;
  if (!call.argument(0).is_undefined()) wanted = static_cast<unsigned>(*digits);
  return call.give(ascii_value(call.exec, loopscope::number_to_exponential(number->as_number(), wanted)));
}

NativeResult number_to_precision(NativeCall& call) {
  auto number = this_primitive(call, Tag::Number);
  if (!number) return wrong_this(call, "Number.prototype.toPrecision", "Number");
  if (call.argument(0).is_undefined()) return call.give(Value::string(primitive_to_string(call.exec, *number)));
  NativeResult answer;
  auto digits = to_integer_argument(call, 0, answer);
  if (!digits) return answer;
  if (!std::isfinite(number->as_number())) return call.give(Value::string(primitive_to_string(call.exec, *number)));
  if (*digits < 1 || *digits > 100)
    return call.fail(ErrorType::RangeError, "toPrecision() argument must be between 1 and 100");
  return call.give(
      ascii_value(call.exec, loopscope::number_to_precision(number->as_number(), static_cast<unsigned>(*digits))));
}

// en-US: thousands in groups of three, at most three decimals. ICU rounds the shortest text of the number, half away
// from zero.
std::string grouped(std::string shortest) {
  std::string sign = shortest[0] == '-' ? "-" : "";
  shortest.erase(0, sign.size());
  std::size_t point = std::min(shortest.find('.'), shortest.size());
  std::string digits = shortest.substr(0, point), decimals = shortest.substr(std::min(shortest.size(), point + 1));
  bool rounds_up = decimals.size() > 3 && decimals[3] >= '5';
  decimals.resize(3, '0');
  digits = "0" + digits + decimals;
  for (std::size_t i = digits.size(); rounds_up && i-- > 0;) {
    rounds_up = digits[i] == '9';
    digits[i] = rounds_up ? '0' : static_cast<char>(digits[i] + 1);
  }
  std::string whole = digits.substr(digits[0] == '0' ? 1 : 0, digits.size() - 3 - (digits[0] == '0' ? 1 : 0));
  decimals = "." + digits.substr(digits.size() - 3);
  while (decimals.back() == '0' || decimals.back() == '.') {
    decimals.pop_back();
    if (decimals.empty()) break;
  }
  for (std::size_t i = whole.size(); i > 3; i -= 3) whole.insert(i - 3, ",");
  return sign + whole + decimals;
}

NativeResult number_to_locale_string(NativeCall& call) {
  auto value = this_primitive(call, Tag::Number);
  if (!value) return wrong_this(call, "Number.prototype.toLocaleString", "Number");
  double number = value->as_number();
  bool is_usual = call.argument(0).is_undefined() && call.argument(1).is_undefined();
  if (!is_usual) return run_prelude(call, "numberToLocale", {*value, call.argument(0), call.argument(1)});
  if (std::isnan(number)) return call.give(string_value(Name::NaN));
  if (std::isinf(number)) return call.give_text(number < 0 ? u"-\u221E" : u"\u221E");
  if (number == 0) return call.give(ascii_value(call.exec, std::signbit(number) ? "-0" : "0"));
  bool has_exponent = std::fabs(number) >= 1e21 || std::fabs(number) < 1e-6;
  if (has_exponent) return run_prelude(call, "numberToLocale", {*value, Value::undefined(), Value::undefined()});
  return call.give(ascii_value(call.exec, grouped(loopscope::number_to_string(number))));
}

// --- Boolean.prototype

NativeResult boolean_to_string(NativeCall& call) {
  auto value = this_primitive(call, Tag::Boolean);
  if (!value) return wrong_this(call, "Boolean.prototype.toString", "Boolean");
  return call.give(string_value(value->as_boolean() ? Name::true_ : Name::false_));
}
NativeResult boolean_value_of(NativeCall& call) {
  auto value = this_primitive(call, Tag::Boolean);
  return value ? call.give(*value) : wrong_this(call, "Boolean.prototype.valueOf", "Boolean");
}

constexpr NativeRow static_rows[] = {
    {"isFinite", 1, number_is_finite},     {"isInteger", 1, number_is_integer},
    {"isNaN", 1, number_is_nan},           {"isSafeInteger", 1, number_is_safe_integer},
    {"parseFloat", 1, global_parse_float}, {"parseInt", 2, global_parse_int},
};
constexpr NativeRow number_prototype_table[] = {
    {"toExponential", 1, number_to_exponential},
    {"toFixed", 1, number_to_fixed},
    {"toPrecision", 1, number_to_precision},
    {"toString", 1, number_to_string_method},
    {"valueOf", 0, number_value_of},
    {"toLocaleString", 0, number_to_locale_string},
};
constexpr NativeRow boolean_prototype_table[] = {
    {"toString", 0, boolean_to_string},
    {"valueOf", 0, boolean_value_of},
};
constexpr NativeRow global_number_table[] = {
    {"isFinite", 1, global_is_finite},
    {"isNaN", 1, global_is_nan},
};

}  // namespace

extern const std::span<const NativeRow> number_rows, number_prototype_rows, boolean_prototype_rows, global_number_rows;
const std::span<const NativeRow> number_rows = static_rows;
const std::span<const NativeRow> number_prototype_rows = number_prototype_table;
const std::span<const NativeRow> boolean_prototype_rows = boolean_prototype_table;
const std::span<const NativeRow> global_number_rows = global_number_table;

}  // namespace loopscope::js
