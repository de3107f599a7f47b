#include "class_headings.hpp"

#include <base/unicode.hpp>
#include <base/utf.hpp>
#include <text/quiz_text.hpp>

#include <algorithm>
#include <optional>

namespace loopscope {

namespace {

struct Field {
  std::u16string text;
  std::uint32_t line = 1, column = 1;
};
using Row = std::vector<Field>;

constexpr std::u16string_view separators = u",;\t";

bool is_blank(char16_t unit) { return unit == u' ' || unit == u'\u00a0'; }

std::u16string trimmed(std::u16string_view text) {
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  return std::u16string(text);
}

// The separator that the first row has most of, outside quotes.
char16_t separator_of(std::u16string_view text) {
  std::size_t counts[3] = {};
  bool quoted = false;
  for (char16_t unit : text) {
    if (unit == u'"') quoted = !quoted;
    if (unit == u'\n' && !quoted) break;
    std::size_t which = separators.find(unit);
    if (!quoted && which != std::u16string_view::npos) ++counts[which];
  }
  return separators[static_cast<std::size_t>(std::max_element(counts, counts + 3) - counts)];
}

class Reader {
 public:
  Reader(std::u16string_view text, Language language, const ClassRules& rules)
      : text_(text), separator_(separator_of(text)), language_(language), rules_(rules) {}

  ClassList read() {
    while (at_ < text_.size() && out_.faults.empty()) {
      Row row = read_row();
      if (is_empty(row)) continue;
      if (!is_first_) {
        take(row);
        continue;
      }
      is_first_ = false;
      bool is_heading = read_first(row);
      if (!is_heading) take(row);
    }
    if (out_.answers.empty() && out_.faults.empty()) fault(1, 1, QuizText::csv_empty);
    return std::move(out_);
  }

 private:
  template <class... Arguments>
  void fault(std::uint32_t line, std::uint32_t column, TextId id, const Arguments&... arguments) {
    out_.faults.push_back({line, column, text(language_, id, arguments...)});
  }

  bool at_end_of_row() const { return at_ >= text_.size() || text_[at_] == u'\n'; }

  char16_t next() {
    char16_t unit = text_[at_++];
    bool is_second_half = unit >= 0xdc00 && unit < 0xe000;
    if (unit == u'\n') {
      ++line_;
      column_ = 1;
    } else if (!is_second_half) {
      ++column_;
    }
    return unit;
  }

  Row read_row() {
    Row row;
    for (;;) {
      row.push_back(read_field());
      if (at_end_of_row()) break;
      next();  // the separator
    }
    if (at_ < text_.size()) next();  // the line break
    return row;
  }

  Field read_field() {
    while (!at_end_of_row() && is_blank(text_[at_])) next();
    Field field{u"", line_, column_};
    if (!at_end_of_row() && text_[at_] == u'"') return read_quoted(std::move(field));
    while (!at_end_of_row() && text_[at_] != separator_) field.text += next();
    field.text = trimmed(field.text);
    return field;
  }

  Field read_quoted(Field field) {
    next();
    for (;;) {
      if (at_ >= text_.size()) {
        fault(field.line, field.column, QuizText::csv_unclosed_quote);
        return field;
      }
      char16_t unit = next();
      if (unit != u'"')
        field.text += unit;
      else if (at_ < text_.size() && text_[at_] == u'"')
        field.text += next();
      else
        break;
    }
    while (!at_end_of_row() && is_blank(text_[at_])) next();
    if (at_end_of_row() || text_[at_] == separator_) return field;
    fault(line_, column_, QuizText::csv_after_quote);
    while (!at_end_of_row() && text_[at_] != separator_) next();
    return field;
  }

  static bool is_empty(const Row& row) {
    return std::all_of(row.begin(), row.end(), [](const Field& field) { return field.text.empty(); });
  }

  // False when the first row is a student's.
  bool read_first(const Row& row) {
    HeadingRow texts;
    for (const Field& field : row) texts.push_back(field.text);
    Headings headings = read_headings(texts);
    columns_ = headings.are_headings ? row.size() : 0;
    if (rules_.columns) return choose_columns(texts, headings.are_headings);
    if (headings.is_unclear || (!headings.are_headings && is_other_table(row))) {
      fault(row[0].line, 1, QuizText::csv_choose_columns, heading_list(texts));
      return true;
    }
    if (!headings.are_headings) return false;
    if (!headings.name) fault(row[0].line, 1, QuizText::csv_no_column, "name");
    if (!headings.answer) fault(row[0].line, 1, QuizText::csv_no_column, "answer");
    name_column_ = headings.name.value_or(0);
    answer_column_ = headings.answer.value_or(1);
    return true;
  }

  // By a heading the first row holds headings; by numbers alone it may be a student's.
  bool choose_columns(const HeadingRow& texts, bool are_headings) {
    bool by_heading = false;
    auto choose = [&](const std::string& wanted, std::size_t& column) {
      std::optional<ChosenColumn> chosen = choose_column(texts, wanted);
      if (!chosen) return fault(1, 1, QuizText::csv_no_such_column, wanted, heading_list(texts));
      column = chosen->column;
      by_heading |= chosen->by_heading;
    };
    choose(rules_.columns->name, name_column_);
    choose(rules_.columns->answer, answer_column_);
    columns_ = texts.size();
    return by_heading || are_headings || !out_.faults.empty();
  }

  // More than two columns of which none is a line of the answer: not an answer with commas in it.
  bool is_other_table(const Row& row) const {
    std::size_t filled = 0;
    bool any_printed = false;
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (row[i].text.empty()) continue;
      ++filled;
      any_printed |= i > 0 && (!rules_.is_printed || rules_.is_printed(utf16_to_utf8(row[i].text)));
    }
    return filled > 2 && !any_printed;
  }

  void take(const Row& row) {
    if (!out_.faults.empty()) return;
    const Field& last = row.back();
    if (row.size() <= std::max(answer_column_, name_column_))
      return fault(last.line, last.column, QuizText::csv_no_answer);
    bool is_long = columns_ > 0 && row.size() > columns_;
    if (is_long && answer_column_ + 1 != columns_)
      return fault(row[columns_].line, row[columns_].column, QuizText::csv_too_many, row.size(), columns_);
    bool takes_the_rest = columns_ == 0 || answer_column_ + 1 == columns_;
    std::u16string answer = row[answer_column_].text;
    for (std::size_t i = answer_column_ + 1; takes_the_rest && i < row.size(); ++i) answer += u"," + row[i].text;
    while (answer.ends_with(u",")) answer.pop_back();  // columns that a spreadsheet leaves empty
    out_.answers.push_back({utf16_to_utf8(row[name_column_].text), utf16_to_utf8(answer)});
  }

  std::u16string_view text_;
  std::size_t at_ = 0;
  std::uint32_t line_ = 1, column_ = 1;
  char16_t separator_;
  Language language_;
  const ClassRules& rules_;
  bool is_first_ = true;
  std::size_t name_column_ = 0, answer_column_ = 1;
  std::size_t columns_ = 0;  // that the first row names; 0: it names none
  ClassList out_;
};

// Line breaks become one sign; a byte-order mark goes.
std::u16string normalized(std::string_view bytes) {
  std::u16string text = utf8_to_utf16(bytes);
  if (text.starts_with(u'\ufeff')) text.erase(0, 1);
  std::u16string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    bool is_return = text[i] == u'\r';
    if (is_return && i + 1 < text.size() && text[i + 1] == u'\n') continue;
    out += is_return ? u'\n' : text[i];
  }
  return out;
}

}  // namespace

ClassList read_class_list(std::string_view bytes, Language language, const ClassRules& rules) {
  std::u16string text = normalized(bytes);
  return Reader(text, language, rules).read();
}

std::string csv_field(std::string_view text) {
  if (text.find_first_of(",;\t\"\n\r") == std::string_view::npos) return std::string(text);
  std::string out = "\"";
  for (char unit : text) {
    out += unit;
    if (unit == '"') out += '"';
  }
  return out + "\"";
}

}  // namespace loopscope
