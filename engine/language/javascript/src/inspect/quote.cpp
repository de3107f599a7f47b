// Strings as the inspector quotes and escapes them.
#include "context.hpp"

#include <fmt/format.h>

namespace loopscope::js::inspection {

namespace {

bool contains(std::u16string_view text, std::u16string_view part) {
  return text.find(part) != std::u16string_view::npos;
}

// Single quotes, unless the text has some and double quotes or backticks would need no escapes.
char16_t choose_quote(std::u16string_view text) {
  if (!contains(text, u"'")) return u'\'';
  if (!contains(text, u"\"")) return u'"';
  if (!contains(text, u"`") && !contains(text, u"${")) return u'`';
  return u'\'';
}

std::u16string_view short_escape(char16_t unit) {
  switch (unit) {
    case u'\b':
      return u"\\b";
    case u'\t':
      return u"\\t";
    case u'\n':
      return u"\\n";
    case u'\f':
      return u"\\f";
    case u'\r':
      return u"\\r";
    case u'\\':
      return u"\\\\";
    case u'\'':
      return u"\\'";
    default:
      return {};
  }
}

std::u16string escape_unit(char16_t unit) {
  if (std::u16string_view known = short_escape(unit); !known.empty()) return std::u16string(known);
  std::string text = unit < 0x100 ? fmt::format("\\x{:02X}", static_cast<unsigned>(unit))
                                  : fmt::format("\\u{:x}", static_cast<unsigned>(unit));
  return std::u16string(text.begin(), text.end());
}

bool is_lead(char16_t unit) { return unit >= 0xD800 && unit <= 0xDBFF; }
bool is_trail(char16_t unit) { return unit >= 0xDC00 && unit <= 0xDFFF; }

bool needs_escape(char16_t unit, char16_t quote_mark) {
  return unit < 0x20 || unit == u'\\' || (unit >= 0x7F && unit <= 0x9F) || (unit == u'\'' && quote_mark == u'\'') ||
         is_lead(unit) || is_trail(unit);
}

std::u16string escape(std::u16string_view text, char16_t quote_mark) {
  std::u16string out;
  out.reserve(text.size() + 2);
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (is_lead(text[i]) && i + 1 < text.size() && is_trail(text[i + 1])) {
      out += text[i++];
      out += text[i];
    } else if (needs_escape(text[i], quote_mark)) {
      out += escape_unit(text[i]);
    } else {
      out += text[i];
    }
  }
  return out;
}

}  // namespace

std::u16string quote(std::u16string_view text) {
  char16_t mark = choose_quote(text);
  return mark + escape(text, mark) + mark;
}

std::u16string escape_unquoted(std::u16string_view text) { return escape(text, u'\''); }

}  // namespace loopscope::js::inspection
