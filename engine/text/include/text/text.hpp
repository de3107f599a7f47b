#pragma once
// Every sentence a person reads, in every language, in tables by subject. Code names a sentence by its id; the words
// live in the .def files beside this header, one row each: id, English, Portuguese, with `{}` where arguments go.
// Arguments are numbered (`{0}`, `{1}`) where a row takes more than one, because languages order them differently.
#include <fmt/core.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace loopscope {

enum class Language : std::uint8_t { English, Portuguese };

enum class TextTable : std::uint8_t {
  Cli,
  Header,
  Window,
  View,
  Mechanics,
  Editor,
  Comfort,
  Sentences,
  Browser,
  RoundRobin,
  Diff,
  Quiz,
  Presenter,
  Preview,
  Tour,
};

// A row of any of the tables. Each table has its ids in a header of its own (text/view_text.hpp: ViewText), so that a
// new row is built again only where its table is used.
class TextId {
 public:
  // The first row of the first table: what a struct holds before it is filled.
  constexpr TextId() = default;
  template <class Row>
  requires requires(Row row) { text_table(row); }
  constexpr TextId(Row row) : table_(text_table(row)), row_(static_cast<std::uint16_t>(row)) {}

  constexpr TextTable table() const { return table_; }
  constexpr std::uint16_t row() const { return row_; }
  constexpr bool operator==(const TextId&) const = default;

 private:
  TextTable table_ = TextTable::Cli;
  std::uint16_t row_ = 0;
};

// Every row of every table, for whoever checks them all.
std::vector<TextId> every_text();
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
