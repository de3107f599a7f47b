#pragma once
// A parsed TOML document as plain values that know where they stand in the scenario's source. The only door to toml++:
// nothing else in the project sees that library.
#include <scenario/header_block.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace loopscope {

struct TomlEntry;

enum class TomlKind : std::uint8_t { Text, Integer, Number, Boolean, Moment, List, Table };

struct TomlValue {
  TomlKind kind = TomlKind::Table;
  std::string text;  // Text; a Moment in ISO 8601
  std::int64_t integer = 0;
  double number = 0;
  bool boolean = false;
  std::vector<TomlValue> items;
  std::vector<TomlEntry> entries;  // in the order of the source
  Span span;

  const TomlValue* find(std::string_view key) const;
};

struct TomlEntry {
  std::string key;
  Span key_span;
  TomlValue value;
};

// Places of a document given line by line: each line's text and where that text begins in the source.
struct TomlLines {
  std::vector<std::u16string> texts;
  std::vector<std::uint32_t> starts;

  std::size_t size() const { return texts.size(); }
  // The first `count` lines as one UTF-8 document.
  std::string document(std::size_t count) const;
  // The source offset of a one-based line and a one-based column in code points.
  std::uint32_t offset(std::uint32_t line, std::uint32_t column) const;
};

struct TomlResult {
  bool parsed = false;
  TomlValue root;
  // When not parsed: where toml++ stopped, one-based, and what it said (English).
  std::uint32_t line = 0;
  std::uint32_t column = 0;
  std::string description;
};

TomlResult parse_toml(const TomlLines& lines);
// Whether the first `count` lines are a whole document by themselves.
bool is_whole_toml(const TomlLines& lines, std::size_t count);

}  // namespace loopscope
