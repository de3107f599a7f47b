#include <javascript/locale_tables.hpp>

#include <algorithm>
#include <optional>

namespace loopscope::js {

namespace {

const LocaleText* text_named(std::string_view name) {
  for (const LocaleText& text : locale_texts()) {
    if (text.name == name) return &text;
  }
  return nullptr;
}

std::string_view language_of(std::string_view tag) { return tag.substr(0, tag.find('-')); }

// The lines are in order of their keys.
std::optional<std::string_view> find_line(std::string_view text, std::string_view key) {
  std::size_t low = 0, high = text.size();
  while (low < high) {
    std::size_t middle = low + (high - low) / 2;
    std::size_t before = text.substr(0, middle).rfind('\n');
    std::size_t start = before == std::string_view::npos || before < low ? low : before + 1;
    std::size_t end = std::min(text.find('\n', start), text.size());
    std::string_view line = text.substr(start, end - start);
    std::string_view own = line.substr(0, line.find('='));
    if (own == key) return line.substr(own.size() + 1);
    if (own < key)
      low = end + 1;
    else
      high = start;
  }
  return std::nullopt;
}

bool is_of_world_english(std::string_view region) {
  constexpr std::string_view american[] = {"PR", "PH", "GU", "VI", "AS", "UM", "MP", "MH", "BI"};
  return std::find(std::begin(american), std::end(american), region) == std::end(american);
}

// Locales without a text of their own are written like the usual one of their part of the world.
std::string_view table_by_region(std::string_view language, std::string_view region) {
  constexpr std::string_view european_spanish[] = {"EA", "IC", "GQ", "PH"};
  bool is_european =
      std::find(std::begin(european_spanish), std::end(european_spanish), region) != std::end(european_spanish);
  if (language == "en" && is_of_world_english(region)) return "en-GB";
  if (language == "pt") return "pt-PT";
  if (language == "es" && !is_european) return "es-419";
  return {};
}

// The usual locale of a language is the one whose parent is of another.
std::string_view table_of_language(std::string_view language) {
  for (const LocaleText& text : locale_texts()) {
    if (language_of(text.name) == language && language_of(text.parent) != language) return text.name;
  }
  return {};
}

}  // namespace

std::string_view locale_line(std::string_view locale, std::string_view key) {
  bool is_word = !key.empty() && key[0] == 'w';
  for (std::string_view at = locale.empty() ? "facts" : locale; !at.empty();) {
    const LocaleText* text = text_named(at);
    if (!text || (is_word && language_of(at) != language_of(locale))) return {};
    if (auto value = find_line(text->text, key)) return *value;
    at = text->parent;
  }
  return {};
}

std::string_view locale_table(std::string_view tag) {
  if (const LocaleText* own = text_named(tag)) return own->name;
  std::string_view language = language_of(tag);
  if (language == "no") return "nb-NO";
  std::string_view rest = tag.substr(std::min(tag.size(), language.size() + 1));
  std::string_view script = rest.substr(0, rest.find('-'));
  if (script.size() == 4) {
    std::string_view region = rest.substr(std::min(rest.size(), std::size_t{5}));
    if (language == "zh" && script == "Hant") return region == "HK" || region == "MO" ? "zh-HK" : "zh-TW";
    std::string without_script = std::string(language) + (region.empty() ? "" : "-") + std::string(region);
    return locale_table(without_script);
  }
  std::string_view by_region = rest.empty() ? std::string_view{} : table_by_region(language, rest);
  return by_region.empty() ? table_of_language(language) : by_region;
}

}  // namespace loopscope::js
