#include "context.hpp"

#include <base/number_format.hpp>
#include <base/utf.hpp>
#include <javascript/big_integer.hpp>

#include <cmath>

namespace loopscope::js::inspection {

namespace {

// 1234567 -> 1_234_567
std::u16string separate_thousands(const std::string& digits) {
  std::u16string out;
  std::size_t start = digits.starts_with('-') ? 1 : 0;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i > start && (digits.size() - i) % 3 == 0) out += u'_';
    out += static_cast<char16_t>(digits[i]);
  }
  return out;
}

// The digits after the point: 1234567 -> 123_456_7
std::u16string separate_fraction(std::string_view digits) {
  std::u16string out;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i > 0 && i % 3 == 0) out += u'_';
    out += static_cast<char16_t>(digits[i]);
  }
  return out;
}

std::u16string format_big_integer(const Context& context, Value value) {
  std::string digits = big_integer_text(context.exec.machine.heap, value);
  return (context.options.numeric_separator ? separate_thousands(digits) : ascii_to_utf16(digits)) + u"n";
}

// Each line of a long text is a string of its own.
std::u16string quote_lines(const Context& context, std::u16string_view text) {
  std::u16string joint = u" +\n" + std::u16string(static_cast<std::size_t>(context.indentation) + 2, u' ');
  std::u16string out;
  while (!text.empty()) {
    std::size_t end = std::min(text.find(u'\n'), text.size() - 1) + 1;
    if (!out.empty()) out += joint;
    out += stylize(context, quote(text.substr(0, end)), Style::String);
    text.remove_prefix(end);
  }
  return out;
}

std::u16string format_string(Context& context, std::u16string_view text) {
  constexpr std::size_t least_split = 16;
  std::u16string trailer;
  double most = std::max(context.options.max_string_length, 0.0);
  if (static_cast<double>(text.size()) > most) {
    std::size_t left = text.size() - static_cast<std::size_t>(most);
    trailer = u"... " + ascii_to_utf16(std::to_string(left)) + (left > 1 ? u" more characters" : u" more character");
    text = text.substr(0, static_cast<std::size_t>(most));
  }
  context.charge(text.size() / 16 + 1);
  bool is_long = static_cast<double>(text.size()) > context.options.break_length - context.indentation - 4;
  if (!context.options.compact_always && text.size() > least_split && is_long)
    return quote_lines(context, text) + trailer;
  return stylize(context, quote(text), Style::String) + trailer;
}

}  // namespace

std::u16string format_number(double number, bool separators) {
  if (number == 0 && std::signbit(number)) return u"-0";
  std::string text = number_to_string(number);
  if (!separators || !std::isfinite(number)) return ascii_to_utf16(text);
  if (std::trunc(number) == number)
    return text.find('e') != std::string::npos ? ascii_to_utf16(text) : separate_thousands(text);
  // Node looks for the point even where an exponent stands without one; so do we.
  std::size_t point = text.find('.');
  bool has_point = point != std::string::npos;
  std::string whole = text.substr(0, has_point ? point : text.size() - 1);
  return separate_thousands(whole) + u"." + separate_fraction(has_point ? text.substr(point + 1) : text);
}

std::u16string symbol_text(const Heap& heap, CellId symbol) { return key_text(heap, PropertyKey::symbol(symbol)); }

std::u16string format_primitive(Context& context, Value value) {
  switch (value.tag()) {
    case Tag::String:
      return format_string(context, std::u16string(string_units(context.heap(), value.cell())));
    case Tag::Number:
      return stylize(context, format_number(value.as_number(), context.options.numeric_separator), Style::Number);
    case Tag::BigInteger:
      return stylize(context, format_big_integer(context, value), Style::BigInt);
    case Tag::Boolean:
      return stylize(context, value.as_boolean() ? u"true" : u"false", Style::Boolean);
    case Tag::Null:
      return stylize(context, u"null", Style::Null);
    case Tag::Symbol:
      return stylize(context, symbol_text(context.heap(), value.cell()), Style::Symbol);
    default:
      return stylize(context, u"undefined", Style::Undefined);
  }
}

std::u16string primitive_text(Exec& exec, Value value) {
  switch (value.tag()) {
    case Tag::String:
      return std::u16string(string_units(exec.heap(), value.cell()));
    case Tag::Number:
      return ascii_to_utf16(number_to_string(value.as_number()));
    case Tag::BigInteger:
      return ascii_to_utf16(big_integer_text(exec.heap(), value));
    case Tag::Boolean:
      return value.as_boolean() ? u"true" : u"false";
    case Tag::Null:
      return u"null";
    case Tag::Symbol:
      return symbol_text(exec.heap(), value.cell());
    default:
      return u"undefined";
  }
}

}  // namespace loopscope::js::inspection
