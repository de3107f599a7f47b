#include <base/number_format.hpp>
#include <base/utf.hpp>
#include <javascript/big_integer.hpp>
#include <javascript/convert.hpp>
#include <javascript/function.hpp>

#include <cmath>

namespace loopscope::js {

CellId primitive_to_string(Exec& exec, Value value) {
  switch (value.tag()) {
    case Tag::String:
      return value.cell();
    case Tag::Number: {
      double number = value.as_number();
      if (number >= 0 && number < 10 && number == std::floor(number)) {
        char16_t digit = static_cast<char16_t>(u'0' + static_cast<int>(number));
        return intern(exec.heap(), CellId{1}, std::u16string_view(&digit, 1));
      }
      return make_ascii_string(exec.heap(), number_to_string(number));
    }
    case Tag::Boolean:
      return id_of(value.as_boolean() ? Name::true_ : Name::false_);
    case Tag::Null:
      return id_of(Name::null_);
    case Tag::BigInteger:
      return make_ascii_string(exec.heap(), big_integer_text(exec.heap(), value));
    default:
      return id_of(Name::undefined);
  }
}

double primitive_to_number(Exec& exec, Value value) {
  switch (value.tag()) {
    case Tag::Number:
      return value.as_number();
    case Tag::Boolean:
      return value.as_boolean() ? 1 : 0;
    case Tag::Null:
      return 0;
    case Tag::String:
      return string_to_number(string_units(exec.heap(), value.cell()));
    default:
      return std::nan("");
  }
}

bool to_boolean(const Heap& heap, Value value) {
  switch (value.tag()) {
    case Tag::Boolean:
      return value.as_boolean();
    case Tag::Number:
      return value.as_number() != 0 && !std::isnan(value.as_number());
    case Tag::String:
      return string_length(heap, value.cell()) > 0;
    case Tag::BigInteger:
      return !big_integer_is_zero(heap, value);
    case Tag::Symbol:
    case Tag::Object:
      return true;
    default:
      return false;
  }
}

bool strictly_equal(Heap& heap, Value x, Value y) {
  if (x.tag() != y.tag()) return false;
  switch (x.tag()) {
    case Tag::Number:
      return x.as_number() == y.as_number();
    case Tag::String:
      return strings_equal(heap, x.cell(), y.cell());
    case Tag::BigInteger:
      return big_integers_equal(heap, x, y);
    default:
      return x == y;
  }
}

bool same_value(Heap& heap, Value x, Value y) {
  if (!x.is_number() || !y.is_number()) return strictly_equal(heap, x, y);
  if (std::isnan(x.as_number()) && std::isnan(y.as_number())) return true;
  return x == y;
}

bool same_value_zero(Heap& heap, Value x, Value y) {
  if (x.is_number() && y.is_number() && std::isnan(x.as_number()) && std::isnan(y.as_number())) return true;
  return strictly_equal(heap, x, y);
}

Value type_of(const Heap& heap, Value value) {
  switch (value.tag()) {
    case Tag::Undefined:
      return string_value(Name::undefined);
    case Tag::Boolean:
      return string_value(Name::boolean);
    case Tag::Number:
      return string_value(Name::number);
    case Tag::String:
      return string_value(Name::string);
    case Tag::Symbol:
      return string_value(Name::symbol);
    case Tag::BigInteger:
      return string_value(Name::bigint);
    case Tag::Object:
      return string_value(is_callable(heap, value) ? Name::function : Name::object);
    default:
      return string_value(Name::object);
  }
}

}  // namespace loopscope::js
