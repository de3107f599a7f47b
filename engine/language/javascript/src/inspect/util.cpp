// util.inspect, util.format and the stylize functions that custom inspect functions receive.
#include <host/console_state.hpp>
#include "context.hpp"
#include "defaults.hpp"
#include "steps.hpp"

#include <javascript/convert.hpp>

namespace loopscope::js {

namespace {

// inspect(value, showHidden, depth, colors)
InspectOptions legacy_options(Exec& exec, InspectArguments arguments, Answers& answers) {
  InspectOptions options = default_inspect_options(exec);
  Value depth = argument_or_undefined(arguments, 2), colors = argument_or_undefined(arguments, 3);
  if (!depth.is_undefined()) {
    options.depth_is_null = depth.is_null();
    options.depth = depth.is_number() ? depth.as_number() : unlimited;
  }
  if (!colors.is_undefined()) options.colors = to_boolean(exec.heap(), colors);
  Value second = argument_or_undefined(arguments, 1);
  if (second.is_boolean()) options.show_hidden = second.as_boolean();
  return read_inspect_options(exec, second, options, answers);
}

inspection::Style style_of(std::u16string_view name) {
  using inspection::Style;
  struct Row {
    std::u16string_view name;
    Style style;
  };
  static constexpr Row rows[] = {
      {u"special", Style::Special}, {u"number", Style::Number},       {u"bigint", Style::BigInt},
      {u"boolean", Style::Boolean}, {u"undefined", Style::Undefined}, {u"null", Style::Null},
      {u"string", Style::String},   {u"symbol", Style::Symbol},       {u"date", Style::Date},
      {u"regexp", Style::RegExp},   {u"module", Style::Module}};
  for (const Row& row : rows) {
    if (row.name == name) return row.style;
  }
  return Style::None;
}

constexpr NativeRow table[] = {
    {"inspect", 2, inspect_native<InspectStep::util_inspect>},
    {"format", 0, inspect_native<InspectStep::util_format>},
    {"formatWithOptions", 1, inspect_native<InspectStep::util_format_with_options>},
    {"stylizeNoColor", 1, inspect_native<InspectStep::stylize_no_color>},
    {"stylizeWithColor", 2, inspect_native<InspectStep::stylize_with_color>},
};

}  // namespace

extern const std::span<const NativeRow> inspect_rows;
const std::span<const NativeRow> inspect_rows = table;

Value util_inspect_step(Exec& exec, InspectArguments arguments, Answers& answers) {
  InspectOptions options = legacy_options(exec, arguments, answers);
  return text_value(exec, inspect(exec, argument_or_undefined(arguments, 0), options, answers));
}

Value util_format_step(Exec& exec, InspectArguments arguments, Answers& answers) {
  return text_value(exec, format_with_options(exec, default_inspect_options(exec), arguments, answers));
}

Value util_format_with_options_step(Exec& exec, InspectArguments arguments, Answers& answers) {
  InspectOptions options =
      read_inspect_options(exec, argument_or_undefined(arguments, 0), default_inspect_options(exec), answers);
  return text_value(exec, format_with_options(exec, options, arguments.subspan(arguments.empty() ? 0 : 1), answers));
}

Value stylize_no_color_step(Exec&, InspectArguments arguments, Answers&) { return argument_or_undefined(arguments, 0); }

Value stylize_with_color_step(Exec& exec, InspectArguments arguments, Answers& answers) {
  InspectOptions options;
  options.colors = true;
  inspection::Context context(exec, options, answers);
  std::u16string text = value_to_text(exec, argument_or_undefined(arguments, 0), answers);
  Value style = argument_or_undefined(arguments, 1);
  return text_value(
      exec, stylize(context, text,
                    style.is_string() ? style_of(string_units(exec.heap(), style.cell())) : inspection::Style::None));
}

CellId inspect_builtin(Exec& exec, InspectBuiltin which) {
  auto index = static_cast<std::size_t>(which);
  if (CellId known = console_state(exec).builtins[index]) return known;
  CellId made = make_native_function(exec, native_number("inspect_rows", static_cast<std::uint32_t>(which)));
  console_state_mut(exec).builtins[index] = made;
  return made;
}

}  // namespace loopscope::js
