#include <scenario/header.hpp>
#include <scenario/profile_choice.hpp>

#include "header_schema.hpp"

namespace loopscope {

namespace {

std::string choices(std::string_view allowed) {
  std::string list;
  for (std::string_view word : split_allowed(allowed))
    list += fmt::format("{}`\"{}\"`", list.empty() ? "" : ", ", word);
  return list;
}

std::string kind_words(const SchemaRow& row) {
  switch (row.kind) {
    case SchemaKind::Text:
      return "string";
    case SchemaKind::Word:
      return choices(row.allowed);
    case SchemaKind::Profile:
      return "a profile: " + available_profile_names();
    case SchemaKind::Lines:
      return "list of strings, no line breaks";
    case SchemaKind::Texts:
      return "list of strings";
    case SchemaKind::OneOrTexts:
      return "string or list of strings";
    case SchemaKind::Integer:
      return row.allowed.empty() ? "integer" : fmt::format("integer, {}", row.allowed);
    case SchemaKind::Number:
      return "number from 0";
    case SchemaKind::Limit:
      return "integer from 1, or `\"none\"`";
    case SchemaKind::Moment:
      return "date and time, or milliseconds since 1970";
    case SchemaKind::Step:
      return "integer from 0, or string";
    case SchemaKind::TextMap:
      return "table of strings";
    case SchemaKind::Table:
      return "table";
    case SchemaKind::TableList:
      return "list of tables";
  }
  return "";
}

std::string heading(std::string_view table) {
  if (table.empty()) return "## Top\n";
  std::size_t dot = table.rfind('.');
  bool nested = dot != std::string_view::npos;
  const SchemaRow* row = find_schema_row(nested ? table.substr(0, dot) : "", nested ? table.substr(dot + 1) : table);
  bool list = row && row->kind == SchemaKind::TableList;
  return list ? fmt::format("## `[[{}]]`\n", table) : fmt::format("## `[{}]`\n", table);
}

std::string row_line(const SchemaRow& row) {
  std::string_view note = row.required ? "required" : row.translated ? "`en`, `pt`" : "";
  if (row.required && row.translated) note = "required; `en`, `pt`";
  return fmt::format("| `{}` | {} | {} | {} |\n", row.key, kind_words(row), note, text(Language::English, row.meaning));
}

}  // namespace

std::string header_schema_markdown() {
  std::string page;
  std::string_view table = "none yet";
  for (const SchemaRow& row : header_schema()) {
    if (row.table != table) {
      page += fmt::format("{}{}\n| key | holds | | meaning |\n| --- | --- | --- | --- |\n", page.empty() ? "" : "\n",
                          heading(row.table));
    }
    table = row.table;
    page += row_line(row);
  }
  return page;
}

}  // namespace loopscope
