// Colours (util.inspect.styles and util.inspect.colors), and text measured without them.
#include "context.hpp"

#include <base/unicode.hpp>

namespace loopscope::js {

namespace inspection {

namespace {

struct Colors {
  std::u16string_view on, off;
};

Colors colors_of(Style style) {
  switch (style) {
    case Style::Special:
      return {u"\x1b[36m", u"\x1b[39m"};
    case Style::Number:
    case Style::BigInt:
    case Style::Boolean:
      return {u"\x1b[33m", u"\x1b[39m"};
    case Style::Undefined:
      return {u"\x1b[90m", u"\x1b[39m"};
    case Style::Null:
      return {u"\x1b[1m", u"\x1b[22m"};
    case Style::String:
    case Style::Symbol:
      return {u"\x1b[32m", u"\x1b[39m"};
    case Style::Date:
      return {u"\x1b[35m", u"\x1b[39m"};
    case Style::RegExp:
      return {u"\x1b[31m", u"\x1b[39m"};
    case Style::Module:
      return {u"\x1b[4m", u"\x1b[24m"};
    case Style::None:
      break;
  }
  return {};
}

// Length of the escape sequence ESC [ parameters letter at `start`; 0: none.
std::size_t escape_length(std::u16string_view text, std::size_t start) {
  if (text[start] != 0x1B || start + 1 >= text.size() || text[start + 1] != u'[') return 0;
  std::size_t end = start + 2;
  while (end < text.size() && (text[end] == u';' || (text[end] >= u'0' && text[end] <= u'9'))) ++end;
  return end < text.size() ? end + 1 - start : 0;
}

}  // namespace

std::u16string stylize(const Context& context, std::u16string text, Style style) {
  if (!context.options.colors) return text;
  Colors colors = colors_of(style);
  return std::u16string(colors.on) + text + std::u16string(colors.off);
}

std::u16string without_colors(std::u16string_view text) {
  std::u16string out;
  for (std::size_t i = 0; i < text.size();) {
    if (std::size_t length = escape_length(text, i))
      i += length;
    else
      out += text[i++];
  }
  return out;
}

std::size_t line_length(const Context& context, std::u16string_view text) {
  return context.options.colors ? without_colors(text).size() : text.size();
}

}  // namespace inspection

std::size_t display_width(std::u16string_view text) { return column_width(inspection::without_colors(text)); }

}  // namespace loopscope::js
