// Options as programs write them.
#include "context.hpp"

#include <javascript/convert.hpp>
#include <javascript/function.hpp>

namespace loopscope::js {

namespace {

using Apply = void (*)(Exec&, InspectOptions&, Value);

double number_or_unlimited(Value value, double otherwise) {
  if (value.is_null()) return unlimited;
  return value.is_number() ? value.as_number() : otherwise;
}

void apply_depth(Exec&, InspectOptions& options, Value value) {
  options.depth_is_null = value.is_null();
  options.depth = value.is_undefined() ? unlimited : number_or_unlimited(value, options.depth);
}

void apply_compact(Exec&, InspectOptions& options, Value value) {
  options.compact_always = value == Value::boolean(true);
  options.compact = value.is_number() ? value.as_number() : 0;
}

void apply_sorted(Exec& exec, InspectOptions& options, Value value) {
  options.sorted = to_boolean(exec.heap(), value);
  options.comparator = is_callable(exec.heap(), value) ? value : Value::empty();
}

void apply_getters(Exec& exec, InspectOptions& options, Value value) {
  options.getters = ShowGetters::No;
  if (value == Value::boolean(true)) options.getters = ShowGetters::All;
  if (!value.is_string()) return;
  if (strings_equal(exec.heap(), value.cell(), id_of(Name::get))) options.getters = ShowGetters::WithoutSetter;
  if (strings_equal(exec.heap(), value.cell(), id_of(Name::set))) options.getters = ShowGetters::WithSetter;
}

template <bool InspectOptions::*member>
void apply_flag(Exec& exec, InspectOptions& options, Value value) {
  options.*member = to_boolean(exec.heap(), value);
}

template <double InspectOptions::*member>
void apply_number(Exec&, InspectOptions& options, Value value) {
  options.*member = number_or_unlimited(value, options.*member);
}

struct OptionRow {
  std::u16string_view name;
  Apply apply;
};
constexpr OptionRow option_rows[] = {
    {u"showHidden", apply_flag<&InspectOptions::show_hidden>},
    {u"depth", apply_depth},
    {u"colors", apply_flag<&InspectOptions::colors>},
    {u"customInspect", apply_flag<&InspectOptions::custom_inspect>},
    {u"showProxy", apply_flag<&InspectOptions::show_proxy>},
    {u"maxArrayLength", apply_number<&InspectOptions::max_array_length>},
    {u"maxStringLength", apply_number<&InspectOptions::max_string_length>},
    {u"breakLength", apply_number<&InspectOptions::break_length>},
    {u"compact", apply_compact},
    {u"sorted", apply_sorted},
    {u"getters", apply_getters},
    {u"numericSeparator", apply_flag<&InspectOptions::numeric_separator>},
};

const OptionRow* find_option(std::u16string_view name) {
  for (const OptionRow& row : option_rows) {
    if (row.name == name) return &row;
  }
  return nullptr;
}

}  // namespace

InspectOptions read_inspect_options(Exec& exec, Value object, InspectOptions options, Answers& answers) {
  if (!object.is_object()) return options;
  for (PropertyKey each : own_keys(exec.heap(), object.cell())) {
    if (each.is_symbol() || !(get_own_property(exec.heap(), object.cell(), each).flags & Enumerable)) continue;
    std::u16string name = key_text(exec.heap(), each);
    const OptionRow* row = find_option(name);
    if (row)
      row->apply(exec, options, get_with_answers(exec, object.cell(), each, answers));
    else if (name != u"stylize")
      options.user_options = object;
  }
  return options;
}

}  // namespace loopscope::js
