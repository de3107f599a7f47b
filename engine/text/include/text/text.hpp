#pragma once
// Every sentence a person reads, in every language, as one table. Code names a sentence by its id; the words live in
// the .def files beside this header, one row each: id, English, Portuguese, with `{}` where arguments go. Arguments are
// numbered (`{0}`, `{1}`) where a row takes more than one, because languages order them differently.
#include <fmt/core.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace loopscope {

enum class Language : std::uint8_t { English, Portuguese };

enum class TextId : std::uint16_t {
#define LOOPSCOPE_TEXT(id, english, portuguese) id,
#include <text/table.def>
#undef LOOPSCOPE_TEXT
};

std::size_t text_count();
// The id as it is spelled in the table.
std::string_view text_name(TextId id);
// The sentence with its placeholders.
std::string_view text_pattern(Language language, TextId id);
// Fills the placeholders. Arguments that do not fit the row give the bare pattern: a wrong sentence, never a throw.
std::string format_text(Language language, TextId id, fmt::format_args arguments);

template <class... Arguments>
std::string text(Language language, TextId id, const Arguments&... arguments) {
  return format_text(language, id, fmt::make_format_args(arguments...));
}

// "en", "pt", "pt_BR.UTF-8", "pt-BR": the language of a code or a LANG value; anything else is English.
Language language_from_locale(std::string_view locale);
std::string_view language_code(Language language);

}  // namespace loopscope
