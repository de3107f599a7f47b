#include "toml_recovery.hpp"

#include <base/utf.hpp>
#include <text/header_text.hpp>

#include <algorithm>

namespace loopscope {

namespace {

// Enough to re-read an ordinary header thousands of times; a hostile one ends in a bounded time.
constexpr std::size_t byte_budget = 8'000'000;
// Tables whose heading was faulty are kept under a private-use name and dropped, so that their keys are not blamed on
// the table before.
constexpr char16_t ignored_mark = 0xE000;
constexpr std::string_view ignored_mark_utf8 = "\xEE\x80\x80";

bool is_space(char16_t unit) { return unit == u' ' || unit == u'\t'; }

bool is_key_unit(char16_t unit) {
  return (unit >= u'a' && unit <= u'z') || (unit >= u'A' && unit <= u'Z') || (unit >= u'0' && unit <= u'9') ||
         unit == u'_' || unit == u'-' || unit == u'.' || unit == u'"' || unit == u'\'' || is_space(unit);
}

std::u16string_view trimmed(std::u16string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

// A word without quotes, or with quotes of a word processor: whatever toml++ took it for, it was meant as a string.
bool is_bare(std::u16string_view value) {
  char16_t unit = value.empty() ? u'"' : value.front();
  return (unit >= u'a' && unit <= u'z') || (unit >= u'A' && unit <= u'Z') || unit > 0x7F;
}

struct LineShape {
  bool heading = false;     // begins with `[`
  bool assignment = false;  // `key = ...`
  std::u16string_view key;  // of either
  std::u16string_view value;
};

LineShape shape_of(std::u16string_view line) {
  std::u16string_view text = trimmed(line);
  LineShape shape;
  shape.heading = text.starts_with(u'[');
  if (shape.heading) text.remove_prefix(text.starts_with(u"[[") ? 2 : 1);
  std::size_t length = 0;
  while (length < text.size() && is_key_unit(text[length])) ++length;
  shape.key = trimmed(text.substr(0, length));
  shape.assignment = !shape.heading && length < text.size() && text[length] == u'=' && !shape.key.empty();
  if (shape.assignment) shape.value = trimmed(text.substr(length + 1));
  return shape;
}

// A line that begins a key or a table, as far as its text alone can say.
bool begins_statement(std::u16string_view line) {
  LineShape shape = shape_of(line);
  if (shape.assignment) return true;
  bool bare = shape.key.find_first_of(u"\"'") == std::u16string_view::npos;
  return shape.heading && bare && !shape.key.empty() && trimmed(line).ends_with(u']');
}

class Recovery {
 public:
  Recovery(TomlLines lines, Language language, std::vector<Diagnostic>& faults)
      : lines_(std::move(lines)), language_(language), faults_(faults) {}

  TomlValue read() {
    for (;;) {
      TomlResult result = parse_toml(lines_);
      if (result.parsed) return without_ignored(std::move(result.root));
      std::size_t faulty = std::min<std::size_t>(std::max<std::uint32_t>(result.line, 1), lines_.size()) - 1;
      std::size_t first = statement_of(faulty);
      bool unclosed = first < faulty && (begins_statement(lines_.texts[faulty]) || at_end(result));
      faults_.push_back(unclosed ? unclosed_value(first) : describe(result, faulty));
      std::size_t end = unclosed ? next_statement(first) : next_statement(faulty);
      if (spent() || !leave_out(first, end)) return {};
    }
  }

 private:
  // Every round re-reads the document; a header that needs too many rounds is given up with the faults so far.
  bool spent() {
    bytes_read_ += lines_.document(lines_.size()).size() + 1;
    return bytes_read_ > byte_budget;
  }

  bool at_end(const TomlResult& result) const {
    return result.line > lines_.size() || result.description.find("end-of-file") != std::string::npos;
  }

  // The line where the statement that holds `faulty` begins: the nearest one before which all is well.
  std::size_t statement_of(std::size_t faulty) {
    for (std::size_t line = faulty + 1; line-- > 0;) {
      if (line != faulty && !begins_statement(lines_.texts[line])) continue;
      if (spent()) return faulty;
      if (is_whole_toml(lines_, line)) return line;
    }
    return faulty;
  }

  std::size_t next_statement(std::size_t line) const {
    do {
      ++line;
    } while (line < lines_.size() && !begins_statement(lines_.texts[line]));
    return line;
  }

  // False when nothing was left to leave out.
  bool leave_out(std::size_t first, std::size_t end) {
    bool heading = shape_of(lines_.texts[first]).heading;
    bool changed = false;
    for (std::size_t line = first; line < end; ++line) {
      changed |= !lines_.texts[line].empty();
      lines_.texts[line].clear();
    }
    if (heading) lines_.texts[first] = ignored_heading(first);
    return changed;
  }

  static std::u16string ignored_heading(std::size_t line) {
    return u"[" + (u"\"" + std::u16string(1, ignored_mark)) + ascii_to_utf16(std::to_string(line)) + u"\"]";
  }

  static TomlValue without_ignored(TomlValue root) {
    std::erase_if(root.entries, [](const TomlEntry& entry) { return entry.key.starts_with(ignored_mark_utf8); });
    return root;
  }

  Span rest_of_line(std::size_t line, std::uint32_t begin) const {
    auto end = lines_.starts[line] + static_cast<std::uint32_t>(lines_.texts[line].size());
    return {begin, std::max(begin, end)};
  }

  Span key_span(std::size_t line, std::u16string_view key) const {
    auto offset = static_cast<std::uint32_t>(lines_.texts[line].find(key));
    std::uint32_t begin = lines_.starts[line] + (key.empty() ? 0 : offset);
    return {begin, begin + static_cast<std::uint32_t>(key.size())};
  }

  Diagnostic unclosed_value(std::size_t line) const {
    std::u16string_view key = shape_of(lines_.texts[line]).key;
    return {key_span(line, key), "", text(language_, HeaderText::header_value_unclosed, utf16_to_utf8(key)),
            text(language_, HeaderText::header_value_unclosed_hint)};
  }

  Diagnostic describe(const TomlResult& result, std::size_t line) const {
    LineShape shape = shape_of(lines_.texts[line]);
    std::string key = utf16_to_utf8(shape.key);
    Span at = rest_of_line(line, lines_.offset(result.line, result.column));
    if (result.description.find("cannot redefine existing") != std::string::npos) {
      return {key_span(line, shape.key), "", text(language_, HeaderText::header_duplicate, key), ""};
    }
    if (!shape.heading && !shape.assignment) {
      return {key_span(line, trimmed(lines_.texts[line])), "", text(language_, HeaderText::header_not_assignment),
              text(language_, HeaderText::header_not_assignment_hint)};
    }
    if (shape.assignment && (shape.value.empty() || shape.value.starts_with(u'#'))) {
      return {key_span(line, shape.key), "", text(language_, HeaderText::header_no_value, key), ""};
    }
    if (shape.assignment && is_bare(shape.value)) {
      return {key_span(line, shape.value), "", text(language_, HeaderText::header_bare_value, key),
              text(language_, HeaderText::header_bare_value_hint)};
    }
    return {at, "", text(language_, HeaderText::header_bad_toml), toml_says(result)};
  }

  // toml++ speaks English only and begins with what it was doing.
  std::string toml_says(const TomlResult& result) const {
    return text(language_, HeaderText::header_bad_toml_hint, result.description);
  }

  TomlLines lines_;
  Language language_;
  std::vector<Diagnostic>& faults_;
  std::size_t bytes_read_ = 0;
};

}  // namespace

TomlValue parse_toml_with_recovery(TomlLines lines, Language language, std::vector<Diagnostic>& faults) {
  if (lines.size() == 0) return {};
  return Recovery(std::move(lines), language, faults).read();
}

}  // namespace loopscope
