#include "header_validator.hpp"

#include <scenario/profile_choice.hpp>
#include <scenario/suggestion.hpp>
#include <text/header_text.hpp>

#include <charconv>
#include <optional>

#include "header_schema.hpp"
#include "moment.hpp"

namespace loopscope {

namespace {

struct KindNames {
  TomlKind kind;
  TextId name;
};

constexpr KindNames found_names[] = {
    {TomlKind::Text, HeaderText::kind_string},   {TomlKind::Integer, HeaderText::kind_integer},
    {TomlKind::Number, HeaderText::kind_number}, {TomlKind::Boolean, HeaderText::kind_boolean},
    {TomlKind::Moment, HeaderText::kind_moment}, {TomlKind::List, HeaderText::kind_list},
    {TomlKind::Table, HeaderText::kind_table},
};

struct WantedNames {
  SchemaKind kind;
  TextId name;
};

constexpr WantedNames wanted_names[] = {
    {SchemaKind::Text, HeaderText::kind_string},     {SchemaKind::Word, HeaderText::kind_string},
    {SchemaKind::Profile, HeaderText::kind_string},  {SchemaKind::Lines, HeaderText::kind_strings},
    {SchemaKind::Texts, HeaderText::kind_strings},   {SchemaKind::OneOrTexts, HeaderText::kind_string_or_strings},
    {SchemaKind::Integer, HeaderText::kind_integer}, {SchemaKind::Number, HeaderText::kind_number},
    {SchemaKind::Limit, HeaderText::kind_limit},     {SchemaKind::Moment, HeaderText::kind_moment},
    {SchemaKind::Step, HeaderText::kind_step},       {SchemaKind::TextMap, HeaderText::kind_string_table},
    {SchemaKind::Table, HeaderText::kind_table},     {SchemaKind::TableList, HeaderText::kind_tables},
};

struct Range {
  std::optional<std::int64_t> least;
  std::optional<std::int64_t> most;
};

std::optional<std::int64_t> bound(std::string_view text) {
  std::int64_t value = 0;
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end != text.data() ? std::optional(value) : std::nullopt;
}

Range range_of(std::string_view allowed) {
  std::size_t dots = allowed.find("..");
  if (dots == std::string_view::npos) return {};
  return {bound(allowed.substr(0, dots)), bound(allowed.substr(dots + 2))};
}

std::string quoted_list(const std::vector<std::string_view>& words) {
  std::string list;
  for (std::string_view word : words) {
    if (!list.empty()) list += ", ";
    list += fmt::format("`{}`", word);
  }
  return list;
}

std::vector<std::string_view> profile_words() {
  std::vector<std::string_view> words;
  for (const KnownProfile& profile : known_profiles()) {
    if (profile.available) words.push_back(profile.name);
  }
  return words;
}

class Validator {
 public:
  Validator(Language language, std::vector<Diagnostic>& faults) : language_(language), faults_(faults) {}

  void table(const TomlValue& value, std::string_view path, bool translated_only) {
    for (const TomlEntry& entry : value.entries) this->entry(entry, path, translated_only);
    if (!translated_only) missing_keys(value, path);
  }

 private:
  template <class... Arguments>
  void fault(Span span, std::string hint, TextId id, const Arguments&... arguments) {
    faults_.push_back({span, "", text(language_, id, arguments...), std::move(hint)});
  }

  void entry(const TomlEntry& entry, std::string_view path, bool translated_only) {
    bool has_translations = !translated_only && !schema_keys(path, true).empty();
    if (has_translations && is_language_table(entry.key)) return language_table(entry, path);
    const SchemaRow* row = find_schema_row(path, entry.key);
    if (!row || (translated_only && !row->translated)) return unknown_key(entry, path, translated_only);
    check(*row, entry.value);
  }

  void language_table(const TomlEntry& entry, std::string_view path) {
    if (entry.value.kind != TomlKind::Table) return wrong_type(entry.key, HeaderText::kind_table, entry.value);
    table(entry.value, path, true);
  }

  void unknown_key(const TomlEntry& entry, std::string_view path, bool translated_only) {
    std::string hint = unknown_key_hint(entry.key, path, translated_only);
    if (path.empty()) return fault(entry.key_span, std::move(hint), HeaderText::header_unknown_key, entry.key);
    fault(entry.key_span, std::move(hint), HeaderText::header_unknown_key_in, entry.key, path);
  }

  std::string unknown_key_hint(std::string_view key, std::string_view path, bool translated_only) {
    if (path == "quiz" && key == "answer") return text(language_, HeaderText::header_no_answer);
    std::vector<std::string_view> keys = schema_keys(path, translated_only);
    std::string_view near = nearest_word(key, keys);
    if (!near.empty()) return text(language_, HeaderText::header_did_you_mean, near);
    if (const SchemaRow* elsewhere = row_elsewhere(key)) {
      if (elsewhere->table.empty()) return text(language_, HeaderText::header_belongs_at_top, key);
      return text(language_, HeaderText::header_belongs_in, key, elsewhere->table);
    }
    return text(language_, HeaderText::header_known_keys, quoted_list(keys));
  }

  static const SchemaRow* row_elsewhere(std::string_view key) {
    for (const SchemaRow& row : header_schema()) {
      if (row.key == key) return &row;
    }
    return nullptr;
  }

  void missing_keys(const TomlValue& value, std::string_view path) {
    for (const SchemaRow& row : header_schema()) {
      if (row.table != path || !row.required || value.find(row.key)) continue;
      fault(value.span, "", HeaderText::header_missing_key, path, row.key);
    }
  }

  void wrong_type(std::string_view key, TextId wanted, const TomlValue& found) {
    TextId found_name = HeaderText::kind_table;
    for (const KindNames& names : found_names) {
      if (names.kind == found.kind) found_name = names.name;
    }
    fault(found.span, "", HeaderText::header_wrong_type, key, text(language_, wanted), text(language_, found_name));
  }

  void wrong_type(const SchemaRow& row, const TomlValue& found) {
    for (const WantedNames& names : wanted_names) {
      if (names.kind == row.kind) wrong_type(row.key, names.name, found);
    }
  }

  void check(const SchemaRow& row, const TomlValue& value) {
    switch (row.kind) {
      case SchemaKind::Text:
        if (value.kind != TomlKind::Text) wrong_type(row, value);
        return;
      case SchemaKind::Word:
        return check_word(row, value, split_allowed(row.allowed));
      case SchemaKind::Profile:
        return check_profile(row, value);
      case SchemaKind::Lines:
      case SchemaKind::Texts:
        return check_texts(row, value);
      case SchemaKind::OneOrTexts:
        if (value.kind != TomlKind::Text) check_texts(row, value);
        return;
      case SchemaKind::Integer:
        return check_integer(row, value);
      case SchemaKind::Number:
        return check_number(row, value);
      case SchemaKind::Limit:
        return check_limit(row, value);
      case SchemaKind::Moment:
        return check_moment(row, value);
      case SchemaKind::Step:
        return check_step(row, value);
      case SchemaKind::TextMap:
        return check_text_map(row, value);
      case SchemaKind::Table:
        return check_table(row, value);
      case SchemaKind::TableList:
        return check_table_list(row, value);
    }
  }

  void check_word(const SchemaRow& row, const TomlValue& value, const std::vector<std::string_view>& words) {
    if (value.kind != TomlKind::Text) return wrong_type(row, value);
    for (std::string_view word : words) {
      if (word == value.text) return;
    }
    std::string_view near = nearest_word(value.text, words);
    std::string known = text(language_, HeaderText::header_known_values, row.key, quoted_list(words));
    std::string hint = near.empty() ? known : text(language_, HeaderText::header_did_you_mean, near) + "; " + known;
    fault(value.span, std::move(hint), HeaderText::header_bad_word, row.key, value.text);
  }

  // One that is not there yet is told by whatever would run it.
  void check_profile(const SchemaRow& row, const TomlValue& value) {
    for (const KnownProfile& profile : known_profiles()) {
      if (value.kind == TomlKind::Text && profile.name == value.text) return;
    }
    check_word(row, value, profile_words());
  }

  void check_texts(const SchemaRow& row, const TomlValue& value) {
    if (value.kind == TomlKind::Text && value.text.find_first_of("\n\"\\") == std::string::npos) {
      return fault(value.span, text(language_, HeaderText::header_write_list, value.text),
                   HeaderText::header_wrong_type, row.key, text(language_, HeaderText::kind_strings),
                   text(language_, HeaderText::kind_string));
    }
    if (value.kind != TomlKind::List) return wrong_type(row, value);
    for (const TomlValue& item : value.items) {
      if (item.kind != TomlKind::Text) {
        wrong_type(row.key, HeaderText::kind_strings, item);
      } else if (row.kind == SchemaKind::Lines && item.text.find('\n') != std::string::npos) {
        fault(item.span, "", HeaderText::header_line_break, row.key);
      }
    }
  }

  void check_integer(const SchemaRow& row, const TomlValue& value) {
    if (value.kind != TomlKind::Integer) return wrong_type(row, value);
    Range range = range_of(row.allowed);
    bool low = range.least && value.integer < *range.least;
    bool high = range.most && value.integer > *range.most;
    if (!low && !high) return;
    if (!range.most) return fault(value.span, "", HeaderText::header_too_small, row.key, *range.least);
    fault(value.span, "", HeaderText::header_out_of_range, row.key, *range.least, *range.most);
  }

  void check_number(const SchemaRow& row, const TomlValue& value) {
    if (value.kind != TomlKind::Integer && value.kind != TomlKind::Number) return wrong_type(row, value);
    if (!(value.number >= 0 && value.number < 1e15)) fault(value.span, "", HeaderText::header_bad_number, row.key);
  }

  void check_limit(const SchemaRow& row, const TomlValue& value) {
    if (value.kind == TomlKind::Text && value.text == "none") return;
    if (value.kind != TomlKind::Integer) return wrong_type(row, value);
    if (value.integer < 1) fault(value.span, "", HeaderText::header_too_small, row.key, 1);
  }

  void check_moment(const SchemaRow& row, const TomlValue& value) {
    if (value.kind == TomlKind::Integer) return;
    if (value.kind != TomlKind::Text && value.kind != TomlKind::Moment) return wrong_type(row, value);
    if (!parse_moment(value.text)) fault(value.span, "", HeaderText::header_bad_moment, row.key);
  }

  void check_step(const SchemaRow& row, const TomlValue& value) {
    if (value.kind == TomlKind::Integer && value.integer >= 0) return;
    if (value.kind == TomlKind::Text && is_step_name(value.text)) return;
    wrong_type(row, value);
  }

  void check_text_map(const SchemaRow& row, const TomlValue& value) {
    if (value.kind != TomlKind::Table) return wrong_type(row, value);
    for (const TomlEntry& entry : value.entries) {
      if (entry.value.kind != TomlKind::Text) wrong_type(entry.key, HeaderText::kind_string, entry.value);
    }
  }

  static std::string path_of(const SchemaRow& row) {
    return row.table.empty() ? std::string(row.key) : fmt::format("{}.{}", row.table, row.key);
  }

  void check_table(const SchemaRow& row, const TomlValue& value) {
    if (value.kind != TomlKind::Table) return wrong_type(row, value);
    table(value, path_of(row), false);
  }

  void check_table_list(const SchemaRow& row, const TomlValue& value) {
    if (value.kind != TomlKind::List) {
      return fault(value.span, text(language_, HeaderText::header_write_tables, path_of(row)),
                   HeaderText::header_not_tables, row.key);
    }
    for (const TomlValue& item : value.items) check_table(row, item);
  }

  Language language_;
  std::vector<Diagnostic>& faults_;
};

}  // namespace

void validate_header(const TomlValue& root, Language language, std::vector<Diagnostic>& faults) {
  Validator(language, faults).table(root, "", false);
}

}  // namespace loopscope
