#include "class_headings.hpp"

#include <base/unicode.hpp>
#include <base/utf.hpp>

#include <fmt/core.h>

#include <algorithm>
#include <charconv>

namespace loopscope {

namespace {

// Words a heading is, or begins or ends with when it stands in a wider table.
constexpr std::u16string_view name_words[] = {u"name", u"nome", u"student", u"aluno", u"aluna", u"estudante"};
constexpr std::u16string_view mail_words[] = {u"email", u"e-mail", u"username"};
constexpr std::u16string_view answer_words[] = {u"answer", u"resposta", u"response"};

std::vector<std::u16string> words_of(std::u16string_view heading) {
  std::vector<std::u16string> words(1);
  for (char16_t unit : to_lower_case(heading)) {
    bool ends = unit == u' ' || unit == u'\u00a0' || unit == u'(' || unit == u')' || unit == u':' || unit == u'\n';
    if (!ends)
      words.back() += unit;
    else if (!words.back().empty())
      words.emplace_back();
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

template <std::size_t N>
bool is_one_of(const std::u16string& word, const std::u16string_view (&words)[N]) {
  return std::find(std::begin(words), std::end(words), word) != std::end(words);
}

constexpr std::size_t most_words = 6;  // of a heading that names a column; more is a sentence

// Columns whose heading is one of the words; else those that hold one.
template <std::size_t N>
std::vector<std::size_t> columns_with(const HeadingRow& row, const std::u16string_view (&words)[N], bool whole) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < row.size(); ++i) {
    std::vector<std::u16string> own = words_of(row[i]);
    auto is_word = [&](const std::u16string& word) { return is_one_of(word, words); };
    bool fits =
        whole ? own.size() == 1 && is_word(own[0])
              : own.size() <= most_words && !row[i].ends_with(u'?') && std::any_of(own.begin(), own.end(), is_word);
    if (fits) found.push_back(i);
  }
  return found;
}

std::vector<std::size_t> questions(const HeadingRow& row) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < row.size(); ++i) {
    if (row[i].ends_with(u'?')) found.push_back(i);
  }
  return found;
}

std::vector<std::size_t> first_of(std::vector<std::vector<std::size_t>> kinds) {
  for (std::vector<std::size_t>& kind : kinds) {
    if (!kind.empty()) return std::move(kind);
  }
  return {};
}

// A pair of columns is a student's row unless its headings are nothing but known words.
bool is_wide(const HeadingRow& row) {
  return row.size() > 2 || std::any_of(row.begin(), row.end(), [](const auto& text) { return text.ends_with(u'?'); });
}

}  // namespace

Headings read_headings(const HeadingRow& row) {
  std::vector<std::size_t> whole_names = columns_with(row, name_words, true);
  std::vector<std::size_t> whole_answers = columns_with(row, answer_words, true);
  bool has_whole = !whole_names.empty() || !whole_answers.empty();
  std::vector<std::size_t> names =
      first_of({std::move(whole_names), columns_with(row, name_words, false), columns_with(row, mail_words, true),
                columns_with(row, mail_words, false)});
  std::vector<std::size_t> answers =
      first_of({std::move(whole_answers), columns_with(row, answer_words, false), questions(row)});
  std::erase_if(answers, [&](std::size_t column) { return !names.empty() && column == names[0]; });
  bool has_both = !names.empty() && !answers.empty();
  Headings found;
  found.are_headings = has_whole || has_both || (is_wide(row) && !names.empty());
  if (!found.are_headings) return found;
  found.is_unclear = answers.size() > 1 || (row.size() > 2 && !has_both);
  if (!names.empty()) found.name = names[0];
  if (!answers.empty()) found.answer = answers[0];
  return found;
}

std::optional<ChosenColumn> choose_column(const HeadingRow& row, std::string_view wanted) {
  std::u16string title = to_lower_case(utf8_to_utf16(wanted));
  for (std::size_t i = 0; i < row.size(); ++i) {
    if (to_lower_case(row[i]) == title) return ChosenColumn{i, true};
  }
  std::size_t number = 0;
  auto [end, error] = std::from_chars(wanted.data(), wanted.data() + wanted.size(), number);
  bool is_number = error == std::errc() && end == wanted.data() + wanted.size();
  if (!is_number || number == 0 || number > row.size()) return std::nullopt;
  return ChosenColumn{number - 1, false};
}

std::string heading_list(const HeadingRow& row) {
  std::string list;
  for (std::size_t i = 0; i < row.size(); ++i)
    list += fmt::format("{}{} `{}`", i > 0 ? ", " : "", i + 1, utf16_to_utf8(row[i]));
  return list;
}

std::optional<ClassColumns> class_columns(std::string_view text) {
  std::vector<std::string> parts(1);
  bool quoted = false;
  for (char unit : text) {
    if (unit == '"')
      quoted = !quoted;
    else if (unit == ',' && !quoted)
      parts.emplace_back();
    else
      parts.back() += unit;
  }
  for (std::string& part : parts) {
    part.erase(0, part.find_first_not_of(' '));
    part.erase(part.find_last_not_of(' ') + 1);
  }
  if (quoted || parts.size() != 2 || parts[0].empty() || parts[1].empty()) return std::nullopt;
  return ClassColumns{parts[0], parts[1]};
}

}  // namespace loopscope
