// toml++ 3.3 asserts things that a hostile document breaks ("[ =") although the code after the assertion reports them
// as errors: without NDEBUG its assertions are ours to define, and they are nothing; with it they would be assumptions.
#undef NDEBUG
#define TOML_ASSERT(condition) static_assert(true)
#define TOML_EXCEPTIONS 0
#define TOML_HEADER_ONLY 1
#include <base/utf.hpp>

#include <fmt/core.h>
#include <toml++/toml.h>

#include <algorithm>
#include <cstdlib>

#include "toml_tree.hpp"

namespace loopscope {

namespace {

std::string iso_text(const toml::date& date) {
  return fmt::format("{:04}-{:02}-{:02}", date.year, date.month, date.day);
}

std::string iso_text(const toml::time& time) {
  std::string text = fmt::format("{:02}:{:02}:{:02}", time.hour, time.minute, time.second);
  return time.nanosecond == 0 ? text : text + fmt::format(".{:09}", time.nanosecond);
}

std::string iso_text(const toml::date_time& moment) {
  std::string text = iso_text(moment.date) + "T" + iso_text(moment.time);
  if (!moment.offset) return text;
  int minutes = moment.offset->minutes;
  if (minutes == 0) return text + "Z";
  return text + fmt::format("{}{:02}:{:02}", minutes < 0 ? '-' : '+', std::abs(minutes) / 60, std::abs(minutes) % 60);
}

class TreeBuilder {
 public:
  explicit TreeBuilder(const TomlLines& lines) : lines_(lines) {}

  TomlValue table(const toml::table& source) const {
    TomlValue value = placed(TomlKind::Table, source);
    for (const auto& [key, node] : source) {
      value.entries.push_back({std::string(key.str()), span(key.source()), this->value(node)});
    }
    auto earlier = [](const TomlEntry& a, const TomlEntry& b) { return a.key_span.begin < b.key_span.begin; };
    std::stable_sort(value.entries.begin(), value.entries.end(), earlier);
    return value;
  }

 private:
  Span span(const toml::source_region& region) const {
    Span span{lines_.offset(region.begin.line, region.begin.column), lines_.offset(region.end.line, region.end.column)};
    span.end = std::max(span.begin, span.end);
    return span;
  }

  TomlValue placed(TomlKind kind, const toml::node& node) const {
    TomlValue value;
    value.kind = kind;
    value.span = span(node.source());
    return value;
  }

  TomlValue list(const toml::array& source) const {
    TomlValue value = placed(TomlKind::List, source);
    for (const toml::node& node : source) value.items.push_back(this->value(node));
    return value;
  }

  template <class Moment>
  TomlValue moment(const toml::value<Moment>& source) const {
    TomlValue value = placed(TomlKind::Moment, source);
    value.text = iso_text(source.get());
    return value;
  }

  TomlValue number(const toml::value<double>& source) const {
    TomlValue value = placed(TomlKind::Number, source);
    value.number = source.get();
    return value;
  }

  TomlValue integer(const toml::value<std::int64_t>& source) const {
    TomlValue value = placed(TomlKind::Integer, source);
    value.integer = source.get();
    value.number = static_cast<double>(source.get());
    return value;
  }

  TomlValue text(const toml::value<std::string>& source) const {
    TomlValue value = placed(TomlKind::Text, source);
    value.text = source.get();
    return value;
  }

  TomlValue boolean(const toml::value<bool>& source) const {
    TomlValue value = placed(TomlKind::Boolean, source);
    value.boolean = source.get();
    return value;
  }

  TomlValue value(const toml::node& node) const {
    if (auto* found = node.as_table()) return table(*found);
    if (auto* found = node.as_array()) return list(*found);
    if (auto* found = node.as_string()) return text(*found);
    if (auto* found = node.as_integer()) return integer(*found);
    if (auto* found = node.as_floating_point()) return number(*found);
    if (auto* found = node.as_boolean()) return boolean(*found);
    if (auto* found = node.as_date()) return moment(*found);
    if (auto* found = node.as_time()) return moment(*found);
    return moment(*node.as_date_time());
  }

  const TomlLines& lines_;
};

}  // namespace

const TomlValue* TomlValue::find(std::string_view key) const {
  auto match = std::find_if(entries.begin(), entries.end(), [&](const TomlEntry& entry) { return entry.key == key; });
  return match == entries.end() ? nullptr : &match->value;
}

std::string TomlLines::document(std::size_t count) const {
  std::string document;
  for (std::size_t i = 0; i < count; ++i) document += utf16_to_utf8(texts[i]) + "\n";
  return document;
}

std::uint32_t TomlLines::offset(std::uint32_t line, std::uint32_t column) const {
  if (texts.empty()) return 0;
  std::size_t index = std::clamp<std::size_t>(line, 1, texts.size()) - 1;
  const std::u16string& text = texts[index];
  std::size_t units = line > texts.size() ? text.size() : 0;
  for (std::uint32_t i = 1; i < column && units < text.size(); ++i) units += code_point_at(text, units).length;
  return starts[index] + static_cast<std::uint32_t>(units);
}

TomlResult parse_toml(const TomlLines& lines) {
  toml::parse_result parsed = toml::parse(lines.document(lines.size()));
  TomlResult result;
  result.parsed = parsed.succeeded();
  if (result.parsed) {
    result.root = TreeBuilder(lines).table(parsed.table());
    return result;
  }
  result.line = parsed.error().source().begin.line;
  result.column = parsed.error().source().begin.column;
  result.description = std::string(parsed.error().description());
  return result;
}

bool is_whole_toml(const TomlLines& lines, std::size_t count) { return toml::parse(lines.document(count)).succeeded(); }

}  // namespace loopscope
