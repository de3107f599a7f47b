#pragma once
// What is known about languages and places: one text a locale, of lines `key=value` in order of their keys. What a text
// does not say, its parent's does; keys that begin with w are words, which only a locale of the same language inherits.
// The texts are src/locales/*.txt, written by tools/intl; nothing is read before a program asks.
#include <span>
#include <string>
#include <string_view>

namespace loopscope::js {

struct LocaleText {
  std::string_view name, parent, text;
};
std::span<const LocaleText> locale_texts();

// The value of the key, UTF-8; empty when nothing says it. The facts that belong to no locale are those of "".
std::string_view locale_line(std::string_view locale, std::string_view key);

// The locale whose text stands for the tag (language, script, region); empty when nothing is known of its language.
std::string_view locale_table(std::string_view tag);

}  // namespace loopscope::js
