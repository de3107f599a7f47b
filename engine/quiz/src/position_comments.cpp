#include "position_comments.hpp"

#include <base/utf.hpp>
#include <scenario/highlight.hpp>

#include <algorithm>
#include <charconv>
#include <iterator>
#include <optional>
#include <string>

namespace loopscope {

namespace {

constexpr std::string_view ordinals[][5] = {
    {"first", "primeiro", "primeira"},
    {"second", "segundo", "segunda"},
    {"third", "terceiro", "terceira"},
    {"fourth", "quarto", "quarta"},
    {"fifth", "quinto", "quinta"},
    {"sixth", "sexto", "sexta"},
    {"seventh", "sétimo", "sétima", "setimo", "setima"},
    {"eighth", "oitavo", "oitava"},
    {"ninth", "nono", "nona"},
    {"tenth", "décimo", "décima", "decimo", "decima"},
};
constexpr std::string_view lasts[] = {"last", "último", "última", "ultimo", "ultima"};
// After a number: 1st, 2nd, 3º.
constexpr std::string_view endings[] = {"st", "nd", "rd", "th", "º", "ª", "°", "o", "a"};
// What may stand beside the place and says nothing else.
constexpr std::string_view verbs[] = {"prints",   "printed",   "print",     "runs",    "run",    "logs",  "logged",
                                      "log",      "executes",  "executed",  "comes",   "goes",   "fires", "imprime",
                                      "impresso", "impressa",  "imprimido", "roda",    "rodado", "sai",   "vem",
                                      "executa",  "executado", "executada", "aparece", "appears"};
constexpr std::string_view fillers[] = {"this",  "line",  "is",     "the",    "it",    "at",    "in",    "as",
                                        "here",  "step",  "out",    "output", "order", "no",    "nr",    "number",
                                        "all",   "of",    "very",   "esta",   "este",  "isto",  "linha", "é",
                                        "e",     "o",     "a",      "em",     "por",   "aqui",  "passo", "saída",
                                        "saida", "ordem", "número", "numero", "lugar", "place", "de",    "todos"};
// Where what follows explains why.
constexpr std::string_view breaks[] = {"because", "since",  "after", "before", "when",  "then", "porque",
                                       "pois",    "depois", "antes", "quando", "então", "so"};

template <class List>
bool is_among(const List& list, std::string_view word) {
  return std::find(std::begin(list), std::end(list), word) != std::end(list);
}

// A number, with an ending or without.
std::optional<std::size_t> number_in(std::string_view word, bool& plain) {
  std::size_t value = 0;
  auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc() || value == 0) return std::nullopt;
  std::string_view rest = word.substr(static_cast<std::size_t>(end - word.data()));
  plain = rest.empty();
  return plain || is_among(endings, rest) ? std::optional(value) : std::nullopt;
}

std::optional<std::size_t> place_in(std::string_view word, bool& plain) {
  plain = false;
  if (is_among(lasts, word)) return last_place;
  for (std::size_t i = 0; i < std::size(ordinals); ++i) {
    if (is_among(ordinals[i], word)) return i + 1;
  }
  return number_in(word, plain);
}

bool is_inside_word(char unit) {
  auto byte = static_cast<unsigned char>(unit);
  bool is_letter = (byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9');
  return is_letter || byte >= 0x80;
}

std::string small(std::string_view text) {
  std::string out;
  for (char unit : text) out += unit >= 'A' && unit <= 'Z' ? static_cast<char>(unit - 'A' + 'a') : unit;
  return out;
}

// The words up to the first sign that ends a clause; a full stop directly after a number only marks it.
std::vector<std::string> clause_of(std::string_view comment) {
  std::vector<std::string> words;
  bool inside = false;
  for (char unit : small(comment)) {
    bool ends = unit == ',' || unit == ';' || unit == ':' || unit == '=' || unit == '?' || unit == '!';
    if (ends && !words.empty()) break;
    bool belongs = is_inside_word(unit) || (unit == '(' && inside);  // a call is no word
    if (belongs && !inside) words.emplace_back();
    if (belongs) words.back() += unit;
    inside = belongs;
  }
  return words;
}

// Whether other code stands in the line than these comments.
bool has_code(std::u16string_view line, const std::vector<HighlightSpan>& comments) {
  for (std::size_t i = 0; i < line.size(); ++i) {
    bool is_comment = std::any_of(comments.begin(), comments.end(),
                                  [&](const HighlightSpan& span) { return i >= span.begin && i < span.end; });
    if (!is_comment && line[i] != u' ' && line[i] != u'\t') return true;
  }
  return false;
}

}  // namespace

SaidPlace said_place(std::string_view comment) {
  SaidPlace said;
  bool has_verb = false, is_plain = false;
  for (const std::string& word : clause_of(comment)) {
    if (is_among(breaks, word)) break;
    if (auto place = said.place == 0 ? place_in(word, is_plain) : std::nullopt) {
      said = {*place, is_plain};
      continue;
    }
    bool is_verb = is_among(verbs, word);
    if (!is_verb && !is_among(fillers, word)) return {};
    has_verb |= is_verb;
  }
  said.bare &= !has_verb;
  return said;
}

std::vector<PositionComment> position_comments(const SourceText& source, std::uint32_t first_line) {
  Highlighter highlighter(source.name());
  FileState state;
  std::vector<PositionComment> found;
  std::vector<std::size_t> above;  // of `found`: those that wait for the code below them
  for (std::uint32_t line = 1; line <= source.line_count(); ++line) {
    std::u16string_view code = source.line_text(line);
    std::vector<HighlightSpan> spans;
    highlighter.read(code, state, spans);
    if (line < first_line) continue;
    std::erase_if(spans, [](const HighlightSpan& span) { return span.kind != HighlightKind::Comment; });
    bool is_code = has_code(code, spans);
    if (is_code) {
      for (std::size_t index : above) found[index].line = line;
    }
    if (is_code || spans.empty()) above.clear();
    for (const HighlightSpan& span : spans) {
      SaidPlace said = said_place(utf16_to_utf8(code.substr(span.begin, span.end - span.begin)));
      if (said.place == 0) continue;
      if (!is_code) above.push_back(found.size());
      found.push_back({source.line_start(line) + span.begin, is_code ? line : 0, said});
    }
  }
  return found;
}

std::vector<PositionComment> telling_comments(std::vector<PositionComment> comments,
                                              const std::vector<std::uint32_t>& lines,
                                              const std::vector<std::string>& printed) {
  auto prints = [&](const PositionComment& each) { return std::find(lines.begin(), lines.end(), each.line); };
  auto is_right = [&](const PositionComment& each) {
    std::size_t place = each.said.place == last_place ? lines.size() : each.said.place;
    return place <= lines.size() && lines[place - 1] == each.line;
  };
  auto is_what_it_prints = [&](const PositionComment& each) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (lines[i] == each.line && printed[i] == std::to_string(each.said.place)) return true;
    }
    return false;
  };
  std::erase_if(comments, [&](const PositionComment& each) {
    return each.line == 0 || prints(each) == lines.end() || (each.said.bare && is_what_it_prints(each));
  });
  bool numbers_others = std::any_of(comments.begin(), comments.end(),
                                    [&](const PositionComment& each) { return each.said.bare && !is_right(each); });
  std::erase_if(comments,
                [&](const PositionComment& each) { return !is_right(each) || (each.said.bare && numbers_others); });
  return comments;
}

}  // namespace loopscope
