// util.format: the first argument's % sequences take the next arguments, what is left over follows after spaces.
#include "format_text.hpp"

#include <base/number_format.hpp>
#include <base/utf.hpp>
#include <javascript/big_integer.hpp>
#include <javascript/convert.hpp>
#include <javascript/function.hpp>

namespace loopscope::js::inspection {

namespace {

std::u16string number_text(double number) { return format_number(number, false); }

std::u16string inspect_with(Formatting& state, Value value, const InspectOptions& options) {
  return inspect(state.exec, value, options, state.answers);
}

// %s
std::u16string format_text(Formatting& state, Value value) {
  if (value.is_number()) return number_text(value.as_number());
  if (value.is_big_integer()) return primitive_text(state.exec, value) + u"n";
  bool is_object = value.is_object() && !is_callable(state.exec.heap(), value);
  if (!is_object || !has_builtin_to_string(state, value.cell())) return value_to_text(state.exec, value, state.answers);
  InspectOptions options = state.options;
  options.depth = 0;
  options.depth_is_null = options.colors = options.compact_always = false;
  options.compact = 3;
  return inspect_with(state, value, options);
}

// %d %i %f: what `function` (Number, parseInt, parseFloat) makes of the value.
template <class Convert>
std::u16string format_as_number(Formatting& state, Value value, Value function, Convert convert) {
  if (value.is_symbol()) return u"NaN";
  if (!value.is_object()) return number_text(convert(primitive_to_string(state.exec, value)));
  auto answer = ask(state.answers, [&] { return UserCall{function, Value::undefined(), {value}, false}; });
  return answer && answer->value.is_number() ? number_text(answer->value.as_number()) : u"";
}

Value global_function(Exec& exec, std::u16string_view name) {
  return get_data(exec.heap(), realm(exec).global_object, key_from_text(exec.heap(), name));
}

std::u16string format_number_argument(Formatting& state, Value value) {
  if (value.is_big_integer()) return primitive_text(state.exec, value) + u"n";
  Value function = Value::object(intrinsic(state.exec, Intrinsic::Number));
  if (!value.is_object() && !value.is_symbol()) return number_text(primitive_to_number(state.exec, value));
  return format_as_number(state, value, function, [](CellId) { return 0.0; });
}

std::u16string format_integer(Formatting& state, Value value) {
  if (value.is_big_integer()) return primitive_text(state.exec, value) + u"n";
  return format_as_number(state, value, global_function(state.exec, u"parseInt"),
                          [&](CellId text) { return parse_int(string_units(state.exec.heap(), text)); });
}

std::u16string format_float(Formatting& state, Value value) {
  return format_as_number(state, value, global_function(state.exec, u"parseFloat"),
                          [&](CellId text) { return parse_float(string_units(state.exec.heap(), text)); });
}

// %j
std::u16string format_json(Formatting& state, Value value) {
  Value stringify = get_data(state.exec.heap(), intrinsic(state.exec, Intrinsic::JSON),
                             key_from_text(state.exec.heap(), u"stringify"));
  auto answer = ask(state.answers, [&] { return UserCall{stringify, Value::undefined(), {value}, true}; });
  if (!answer) return {};
  if (!answer->threw) return primitive_text(state.exec, answer->value);
  if (is_circular_structure_error(state.exec, answer->value)) return u"[Circular]";
  state.exec.thrown = answer->value;
  state.answers.fail();
  return {};
}

// %o
std::u16string format_object_fully(Formatting& state, Value value) {
  InspectOptions options = state.options;
  options.show_hidden = options.show_proxy = true;
  options.depth = 4;
  options.depth_is_null = false;
  return inspect_with(state, value, options);
}

std::u16string format_object(Formatting& state, Value value) { return inspect_with(state, value, state.options); }
std::u16string format_css(Formatting&, Value) { return {}; }

using FormatFunction = std::u16string (*)(Formatting&, Value);

FormatFunction function_for(char16_t letter) {
  switch (letter) {
    case u's':
      return format_text;
    case u'd':
      return format_number_argument;
    case u'i':
      return format_integer;
    case u'f':
      return format_float;
    case u'j':
      return format_json;
    case u'o':
      return format_object_fully;
    case u'O':
      return format_object;
    case u'c':
      return format_css;
    default:
      return nullptr;
  }
}

// Formats the first argument with those it takes; `used` arguments are done. A text without sequences is left to be
// printed like any other argument.
std::u16string fill_in(Formatting& state, std::u16string_view first, std::span<const Value> arguments,
                       std::size_t& used) {
  std::u16string out;
  std::size_t done = 0, taken = 0;
  for (std::size_t i = 0; i + 1 < first.size() && !state.answers.stopped(); ++i) {
    if (first[i] != u'%') continue;
    char16_t letter = first[++i];
    FormatFunction format = taken + 1 < arguments.size() ? function_for(letter) : nullptr;
    if (letter == u'%') {
      out += first.substr(done, i - done);
      done = i + 1;
    } else if (format) {
      out += first.substr(done, i - 1 - done);
      out += format(state, arguments[++taken]);
      done = i + 1;
    }
  }
  if (done == 0) return {};
  used = taken + 1;
  return out.append(first.substr(done));
}

}  // namespace

}  // namespace loopscope::js::inspection

namespace loopscope::js {

std::u16string format_with_options(Exec& exec, const InspectOptions& options, std::span<const Value> arguments,
                                   Answers& answers) {
  inspection::Formatting state{exec, options, answers};
  std::u16string out;
  std::size_t used = 0;
  if (!arguments.empty() && arguments[0].is_string()) {
    std::u16string first(string_units(exec.heap(), arguments[0].cell()));
    if (arguments.size() == 1) return first;
    out = inspection::fill_in(state, first, arguments, used);
  }
  for (std::size_t i = used; i < arguments.size() && !answers.stopped(); ++i) {
    if (i > 0) out += u' ';
    out += arguments[i].is_string() ? inspection::primitive_text(exec, arguments[i])
                                    : inspect(exec, arguments[i], options, answers);
  }
  exec.charge(out.size() / 16);
  return out;
}

}  // namespace loopscope::js
