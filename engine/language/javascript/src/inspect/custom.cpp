// Objects that say themselves how they are shown: [Symbol.for('nodejs.util.inspect.custom')](depth, options, inspect).
#include "error_text.hpp"

#include <base/utf.hpp>
#include <javascript/function.hpp>

namespace loopscope::js::inspection {

namespace {

void put(Exec& exec, CellId object, std::u16string_view name, Value value) {
  define_own(exec.heap(), object, key_from_text(exec.heap(), name), value);
}

Value inspect_value(Context& context) { return Value::object(inspect_builtin(context.exec, InspectBuiltin::Inspect)); }

Value stylize_value(Exec& exec, const InspectOptions& options) {
  return Value::object(
      inspect_builtin(exec, options.colors ? InspectBuiltin::StylizeWithColor : InspectBuiltin::StylizeNoColor));
}

Value getters_value(ShowGetters getters) {
  switch (getters) {
    case ShowGetters::WithoutSetter:
      return string_value(Name::get);
    case ShowGetters::WithSetter:
      return string_value(Name::set);
    default:
      return Value::boolean(getters == ShowGetters::All);
  }
}

Value compact_value(const InspectOptions& options) {
  if (options.compact_always) return Value::boolean(true);
  return options.compact == 0 ? Value::boolean(false) : Value::number(options.compact);
}

// The options by name, then what else the program had put into its own.
Value options_object(Context& context) {
  Exec& exec = context.exec;
  const InspectOptions& options = context.options;
  CellId object = new_object(exec);
  put(exec, object, u"stylize", stylize_value(exec, options));
  put(exec, object, u"showHidden", Value::boolean(options.show_hidden));
  put(exec, object, u"depth", options.depth_is_null ? Value::null() : Value::number(options.depth));
  put(exec, object, u"colors", Value::boolean(options.colors));
  put(exec, object, u"customInspect", Value::boolean(options.custom_inspect));
  put(exec, object, u"showProxy", Value::boolean(options.show_proxy));
  put(exec, object, u"maxArrayLength", Value::number(options.max_array_length));
  put(exec, object, u"maxStringLength", Value::number(options.max_string_length));
  put(exec, object, u"breakLength", Value::number(options.break_length));
  put(exec, object, u"compact", compact_value(options));
  put(exec, object, u"sorted", options.comparator.is_empty() ? Value::boolean(options.sorted) : options.comparator);
  put(exec, object, u"getters", getters_value(options.getters));
  put(exec, object, u"numericSeparator", Value::boolean(options.numeric_separator));
  if (!options.user_options.is_object()) return Value::object(object);
  for (PropertyKey each : own_keys(exec.heap(), options.user_options.cell())) {
    Property property = get_own_property(exec.heap(), options.user_options.cell(), each);
    if (property.is_data() && (property.flags & Enumerable)) define_own(exec.heap(), object, each, property.value);
  }
  return Value::object(object);
}

// Prototype objects are shown as they are: constructor.prototype leads back to them.
bool is_prototype_of_its_constructor(Context& context, CellId object) {
  Value constructor = get(context, object, Name::constructor);
  return constructor.is_object() && get(context, constructor.cell(), Name::prototype) == Value::object(object);
}

UserCall custom_call(Context& context, Value function, Value value, int depth) {
  Value left = context.options.depth_is_null ? Value::null() : Value::number(context.options.depth - depth);
  return {function, value, {left, options_object(context), inspect_value(context)}, false};
}

}  // namespace

std::optional<std::u16string> format_by_custom_function(Context& context, Value value, CellId object, int depth) {
  Value function = get(context, object, *context.custom_key);
  if (!is_callable(context.heap(), function) || function == inspect_value(context)) return std::nullopt;
  if (is_prototype_of_its_constructor(context, object)) return std::nullopt;
  if (auto text = format_buffer(context, object, function)) return text;
  auto answer = ask(context.answers, [&] { return custom_call(context, function, value, depth); });
  if (!answer) return u"";
  if (answer->value == value) return std::nullopt;
  bool is_object =
      answer->value.is_null() || (answer->value.is_object() && !is_callable(context.heap(), answer->value));
  if (is_object) return format_value(context, answer->value, depth);
  return indent_lines(to_text(context, answer->value), context.indentation);
}

}  // namespace loopscope::js::inspection
