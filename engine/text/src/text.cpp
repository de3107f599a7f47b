#include <text/text.hpp>

#include <fmt/format.h>

#include <array>

namespace loopscope {

namespace {

struct TextRow {
  std::string_view name;
  std::string_view english;
  std::string_view portuguese;
};

constexpr TextRow rows[] = {
#define LOOPSCOPE_TEXT(id, english, portuguese) {#id, english, portuguese},
#include <text/table.def>
#undef LOOPSCOPE_TEXT
};

const TextRow& row(TextId id) { return rows[static_cast<std::size_t>(id)]; }

}  // namespace

std::size_t text_count() { return std::size(rows); }

std::string_view text_name(TextId id) { return row(id).name; }

std::string_view text_pattern(Language language, TextId id) {
  return language == Language::Portuguese ? row(id).portuguese : row(id).english;
}

std::string format_text(Language language, TextId id, fmt::format_args arguments) {
  std::string_view pattern = text_pattern(language, id);
  try {
    return fmt::vformat(pattern, arguments);
  } catch (const std::exception&) {
    return std::string(pattern);
  }
}

Language language_from_locale(std::string_view locale) {
  bool portuguese = locale.starts_with("pt") && (locale.size() == 2 || locale[2] == '_' || locale[2] == '-' ||
                                                 locale[2] == '.' || locale[2] == '@');
  return portuguese ? Language::Portuguese : Language::English;
}

std::string_view language_code(Language language) { return language == Language::Portuguese ? "pt" : "en"; }

}  // namespace loopscope
