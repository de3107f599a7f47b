#include <scenario/header_completion.hpp>

#include <base/utf.hpp>
#include <scenario/header_block.hpp>
#include <scenario/profile_choice.hpp>

#include <algorithm>
#include <set>

#include "header_schema.hpp"

namespace loopscope {

namespace {

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

// The name in [name] or [[name]], or nothing.
std::string_view heading_of(std::string_view line) {
  line = trimmed(line);
  std::size_t begin = line.find_first_not_of('[');
  std::size_t end = line.find(']');
  if (!line.starts_with('[') || begin == std::string_view::npos || end == std::string_view::npos || end < begin)
    return {};
  return trimmed(line.substr(begin, end - begin));
}

std::string_view key_of(std::string_view line) {
  std::size_t equals = line.find('=');
  return equals == std::string_view::npos ? std::string_view() : trimmed(line.substr(0, equals));
}

// "quiz.pt" is the table "quiz" in another language.
bool take_language(std::string& table) {
  std::size_t dot = table.rfind('.');
  std::string last = dot == std::string::npos ? table : table.substr(dot + 1);
  if (!is_language_table(last)) return false;
  table = dot == std::string::npos ? "" : table.substr(0, dot);
  return true;
}

class Completer {
 public:
  Completer(const HeaderBlock& block, std::size_t index, std::size_t column) : index_(index) {
    for (const std::u16string& line : block.lines) lines_.push_back(utf16_to_utf8(line));
    before_ = utf16_to_utf8(std::u16string_view(block.lines[index]).substr(0, column));
    find_table();
  }

  HeaderCompletion complete() {
    std::string_view text = trimmed(before_);
    if (text.starts_with('#')) return {};
    if (text.starts_with('[')) return complete_heading(text);
    std::size_t equals = before_.find('=');
    return equals == std::string::npos ? complete_key(text) : complete_value(equals);
  }

 private:
  void find_table() {
    for (std::size_t line = index_; line-- > 0;) {
      std::string_view heading = heading_of(lines_[line]);
      if (heading.empty()) continue;
      table_ = heading;
      first_ = line + 1;
      break;
    }
    translated_ = take_language(table_);
  }

  // What was typed, without regard to case, must begin the label, or a part of it behind a bracket or quote.
  void propose(std::string label, std::string inserted, std::optional<TextId> about, std::string_view typed) {
    auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
    auto same = [&](char a, char b) { return lower(a) == lower(b); };
    std::size_t at = label.find_first_not_of("[\"");
    std::string_view bare = std::string_view(label).substr(at == std::string::npos ? 0 : at);
    std::string_view wanted = typed.substr(std::min(typed.find_first_not_of("[\""), typed.size()));
    bool fits = wanted.size() <= bare.size() && std::equal(wanted.begin(), wanted.end(), bare.begin(), same);
    if (fits && label != typed) found_.proposals.push_back({std::move(label), std::move(inserted), about});
  }

  void set_typed(std::string_view typed) { found_.typed = static_cast<std::uint32_t>(utf8_to_utf16(typed).size()); }

  HeaderCompletion complete_heading(std::string_view typed) {
    if (typed.find(']') != std::string_view::npos) return {};
    set_typed(typed);
    for (const SchemaRow& row : header_schema()) {
      bool list = row.kind == SchemaKind::TableList;
      if (!list && row.kind != SchemaKind::Table) continue;
      std::string name = (row.table.empty() ? "" : std::string(row.table) + ".") + std::string(row.key);
      std::string heading = list ? "[[" + name + "]]" : "[" + name + "]";
      propose(heading, heading, row.meaning, typed);
    }
    for (const char* language : {"[en]", "[pt]"}) propose(language, language, std::nullopt, typed);
    return std::move(found_);
  }

  HeaderCompletion complete_key(std::string_view typed) {
    set_typed(typed);
    std::set<std::string, std::less<>> used = used_keys();
    for (std::string_view key : schema_keys(table_, translated_)) {
      const SchemaRow* row = find_schema_row(table_, key);
      bool is_table = row && (row->kind == SchemaKind::Table || row->kind == SchemaKind::TableList);
      if (!row || is_table || used.contains(key)) continue;
      propose(std::string(key), std::string(key) + " = ", row->meaning, typed);
    }
    return std::move(found_);
  }

  // Keys of this table on other lines.
  std::set<std::string, std::less<>> used_keys() const {
    std::set<std::string, std::less<>> used;
    for (std::size_t line = first_; line < lines_.size() && heading_of(lines_[line]).empty(); ++line) {
      if (line != index_) used.emplace(key_of(lines_[line]));
    }
    return used;
  }

  HeaderCompletion complete_value(std::size_t equals) {
    const SchemaRow* row = find_schema_row(table_, key_of(before_));
    if (!row) return {};
    std::string_view typed = std::string_view(before_).substr(equals + 1);
    while (typed.starts_with(' ')) typed.remove_prefix(1);
    set_typed(typed);
    for (const std::string& value : values_of(*row)) propose(value, value, std::nullopt, typed);
    return std::move(found_);
  }

  static std::vector<std::string> values_of(const SchemaRow& row) {
    std::vector<std::string> values;
    auto add = [&](std::string_view word) { values.push_back("\"" + std::string(word) + "\""); };
    if (row.kind == SchemaKind::Word) {
      for (std::string_view word : split_allowed(row.allowed)) add(word);
    }
    if (row.kind == SchemaKind::Profile) {
      for (const KnownProfile& profile : known_profiles()) {
        if (profile.available) add(profile.name);
      }
    }
    if (row.kind == SchemaKind::Limit) add("none");
    return values;
  }

  std::size_t index_;
  std::vector<std::string> lines_;
  std::string before_;
  std::string table_;
  bool translated_ = false;
  std::size_t first_ = 0;  // the table's first line
  HeaderCompletion found_;
};

}  // namespace

HeaderCompletion complete_header(const SourceText& source, std::u16string_view marker, std::uint32_t offset) {
  HeaderBlock block = find_header_block(source, marker);
  std::uint32_t line = source.position(offset).line;
  if (!block.found || line <= block.opening_line || line - block.opening_line > block.lines.size()) return {};
  std::size_t index = line - block.opening_line - 1;
  if (offset < block.starts[index]) return {};
  std::size_t column = std::min<std::size_t>(offset - block.starts[index], block.lines[index].size());
  return Completer(block, index, column).complete();
}

}  // namespace loopscope
