#include <text/text.hpp>

#include <fmt/format.h>

#include <span>

namespace loopscope {

namespace {

struct TextRow {
  std::string_view name;
  std::string_view english;
  std::string_view portuguese;
};

#define LOOPSCOPE_TEXT(id, english, portuguese) {#id, english, portuguese},
constexpr TextRow cli_rows[] = {
#include <text/cli.def>
};
constexpr TextRow header_rows[] = {
#include <text/header.def>
};
constexpr TextRow window_rows[] = {
#include <text/window.def>
};
constexpr TextRow view_rows[] = {
#include <text/view.def>
};
constexpr TextRow mechanics_rows[] = {
#include <text/mechanics.def>
};
constexpr TextRow comfort_rows[] = {
#include <text/comfort.def>
};
constexpr TextRow editor_rows[] = {
#include <text/editor.def>
};
constexpr TextRow sentences_rows[] = {
#include <text/sentences.def>
};
constexpr TextRow browser_rows[] = {
#include <text/browser.def>
};
constexpr TextRow round_robin_rows[] = {
#include <text/round_robin.def>
};
constexpr TextRow diff_rows[] = {
#include <text/diff.def>
};
constexpr TextRow quiz_rows[] = {
#include <text/quiz.def>
};
constexpr TextRow presenter_rows[] = {
#include <text/presenter.def>
};
constexpr TextRow preview_rows[] = {
#include <text/preview.def>
};
constexpr TextRow tour_rows[] = {
#include <text/tour.def>
};
#undef LOOPSCOPE_TEXT

struct Table {
  TextTable table;
  std::span<const TextRow> rows;
};

constexpr Table tables[] = {
    {TextTable::Cli, cli_rows},
    {TextTable::Header, header_rows},
    {TextTable::Window, window_rows},
    {TextTable::View, view_rows},
    {TextTable::Mechanics, mechanics_rows},
    {TextTable::Editor, editor_rows},
    {TextTable::Comfort, comfort_rows},
    {TextTable::Sentences, sentences_rows},
    {TextTable::Browser, browser_rows},
    {TextTable::RoundRobin, round_robin_rows},
    {TextTable::Diff, diff_rows},
    {TextTable::Quiz, quiz_rows},
    {TextTable::Presenter, presenter_rows},
    {TextTable::Preview, preview_rows},
    {TextTable::Tour, tour_rows},
};

constexpr bool in_order() {
  for (std::size_t i = 0; i < std::size(tables); ++i)
    if (tables[i].table != static_cast<TextTable>(i)) return false;
  return true;
}
static_assert(in_order());

const TextRow& row(TextId id) { return tables[static_cast<std::size_t>(id.table())].rows[id.row()]; }

// A row by its place, for going through all of them.
struct AnyRow {
  TextTable table;
  std::uint16_t row;

  friend constexpr TextTable text_table(AnyRow any) { return any.table; }
  explicit constexpr operator std::uint16_t() const { return row; }
};

}  // namespace

std::vector<TextId> every_text() {
  std::vector<TextId> all;
  for (std::size_t table = 0; table < std::size(tables); ++table)
    for (std::size_t row = 0; row < tables[table].rows.size(); ++row)
      all.push_back(AnyRow{static_cast<TextTable>(table), static_cast<std::uint16_t>(row)});
  return all;
}

std::string_view text_name(TextId id) { return row(id).name; }

std::string_view text_pattern(Language language, TextId id) {
  return language == Language::Portuguese ? row(id).portuguese : row(id).english;
}

std::string format_text(Language language, TextId id, fmt::format_args arguments) {
  std::string_view pattern = text_pattern(language, id);
  try {
    return fmt::vformat(pattern, arguments);
  } catch (const std::exception&) {
    return std::string(pattern);
  }
}

Language language_from_locale(std::string_view locale) {
  bool portuguese = locale.starts_with("pt") && (locale.size() == 2 || locale[2] == '_' || locale[2] == '-' ||
                                                 locale[2] == '.' || locale[2] == '@');
  return portuguese ? Language::Portuguese : Language::English;
}

std::string_view language_code(Language language) { return language == Language::Portuguese ? "pt" : "en"; }

}  // namespace loopscope
