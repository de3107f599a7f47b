#pragma once
// The schema of a header as one table: every key, where it stands, what it may hold. The validator, the suggestions and
// docs/scenario-header.md all read it.
#include <text/text.hpp>

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace loopscope {

enum class SchemaKind : std::uint8_t {
  Text,
  Word,        // one of `allowed`, separated by '|'
  Profile,     // a known profile
  Lines,       // a list of strings without line breaks
  Texts,       // a list of strings
  OneOrTexts,  // a string or a list of strings
  Integer,     // within `allowed`, "least..most" where either may be missing
  Number,      // at least 0
  Limit,       // an integer from 1, or "none"
  Moment,      // a date and time in ISO 8601, or milliseconds since 1970
  Step,        // as --step: a number from 0, "end", "output:K" or "line:L"
  TextMap,     // a table of strings with free keys
  Table,
  TableList,
};

struct SchemaRow {
  std::string_view table;  // "" is the top; "world.fetch" is [[world.fetch]]
  std::string_view key;
  SchemaKind kind;
  std::string_view allowed;
  bool translated;  // may be given again in a language table beside it
  bool required;
  TextId meaning;  // a sentence, for the documentation and for completion
};

std::span<const SchemaRow> header_schema();
const SchemaRow* find_schema_row(std::string_view table, std::string_view key);
// The keys that may stand in a table; `translated_only` gives those of its language tables.
std::vector<std::string_view> schema_keys(std::string_view table, bool translated_only);
bool is_language_table(std::string_view key);
std::vector<std::string_view> split_allowed(std::string_view allowed);
bool is_step_name(std::string_view text);

}  // namespace loopscope
