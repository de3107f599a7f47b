#include <quiz/answer.hpp>

#include <base/unicode.hpp>
#include <base/utf.hpp>

#include <algorithm>

namespace loopscope {

namespace {

constexpr std::u16string_view arrows[] = {u"->", u"=>", u"\u2192", u"\u21d2", u"\u279c", u"\u2794"};

struct QuotePair {
  char16_t open, close;
};
constexpr QuotePair quote_pairs[] = {{u'"', u'"'},           {u'\'', u'\''},         {u'`', u'`'},
                                     {u'\u201c', u'\u201d'}, {u'\u2018', u'\u2019'}, {u'\u00ab', u'\u00bb'}};

bool is_blank(char16_t unit) { return unit == u' ' || unit == u'\t' || unit == u'\u00a0' || unit == u'\r'; }

// Repeated blanks become one space; none stands at the ends.
std::u16string squeezed(std::u16string_view text) {
  std::u16string out;
  for (char16_t unit : text) {
    if (!is_blank(unit))
      out += unit;
    else if (!out.empty() && out.back() != u' ')
      out += u' ';
  }
  if (!out.empty() && out.back() == u' ') out.pop_back();
  return out;
}

std::u16string unquoted(std::u16string text) {
  for (const QuotePair& pair : quote_pairs) {
    if (text.size() < 2 || text.front() != pair.open || text.back() != pair.close) continue;
    return squeezed(std::u16string_view(text).substr(1, text.size() - 2));
  }
  return text;
}

std::size_t arrow_length(std::u16string_view text) {
  for (std::u16string_view arrow : arrows) {
    if (text.starts_with(arrow)) return arrow.size();
  }
  return 0;
}

// How many units at the beginning of the text are one separator of this cut; 0: none.
std::size_t separator_length(std::u16string_view text, AnswerCut cut) {
  char16_t unit = text.front();
  if (unit == u'\n') return 1;
  if (cut == AnswerCut::Commas) return unit == u',' || unit == u';' ? 1 : arrow_length(text);
  return cut == AnswerCut::Spaces && is_blank(unit) ? 1 : 0;
}

bool contains_separator(std::u16string_view text, AnswerCut cut) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (separator_length(text.substr(i), cut)) return true;
  }
  return false;
}

class Cutter {
 public:
  Cutter(AnswerCut cut, AnswerRules rules) : cut_(cut), rules_(rules) {}

  void add(std::u16string_view text, std::size_t line) {
    std::size_t begin = 0;
    for (std::size_t i = 0; i < text.size();) {
      std::size_t length = separator_length(text.substr(i), cut_);
      if (cut_ == AnswerCut::Letters) length = text[i] == u'\n' ? 1 : 0;
      bool ends = length > 0 || (cut_ == AnswerCut::Letters && i > begin);
      if (!ends) {
        ++i;
        continue;
      }
      part(text.substr(begin, i - begin), line);
      i = begin = i + length;
    }
    part(text.substr(begin), line);
  }

  AnswerParts take() { return std::move(parts_); }

 private:
  void part(std::u16string_view text, std::size_t line) {
    std::u16string clean = unquoted(squeezed(text));
    if (rules_.ignore_case) clean = to_lower_case(clean);
    if (!clean.empty()) parts_.push_back({utf16_to_utf8(clean), line});
  }

  AnswerCut cut_;
  AnswerRules rules_;
  AnswerParts parts_;
};

bool are_letters(const std::vector<std::string>& lines) {
  auto is_letter = [](const std::string& line) { return utf8_to_utf16(line).size() == 1; };
  return lines.size() > 1 && std::all_of(lines.begin(), lines.end(), is_letter);
}

bool any_contains(const std::vector<std::string>& lines, std::string_view sign) {
  return std::any_of(lines.begin(), lines.end(),
                     [&](const std::string& line) { return line.find(sign) != std::string::npos; });
}

}  // namespace

AnswerCut cut_of(std::string_view answer, const std::vector<std::string>& lines) {
  std::u16string text = utf8_to_utf16(answer);
  std::u16string_view body = text;
  while (!body.empty() && (is_blank(body.back()) || body.back() == u'\n')) body.remove_suffix(1);
  while (!body.empty() && (is_blank(body.front()) || body.front() == u'\n')) body.remove_prefix(1);
  if (body.find(u'\n') != std::u16string_view::npos) return AnswerCut::Lines;
  if (contains_separator(body, AnswerCut::Commas)) return AnswerCut::Commas;
  if (contains_separator(body, AnswerCut::Spaces)) return AnswerCut::Spaces;
  return body.size() > 1 && are_letters(lines) ? AnswerCut::Letters : AnswerCut::Lines;
}

AnswerParts cut_answer(std::string_view answer, AnswerCut cut, AnswerRules rules) {
  Cutter cutter(cut, rules);
  cutter.add(utf8_to_utf16(answer), 0);
  return cutter.take();
}

AnswerParts cut_lines(const std::vector<std::string>& lines, AnswerCut cut, AnswerRules rules) {
  Cutter cutter(cut, rules);
  for (std::size_t i = 0; i < lines.size(); ++i) cutter.add(utf8_to_utf16(lines[i]), i);
  return cutter.take();
}

std::size_t common_parts(const AnswerParts& x, const AnswerParts& y) {
  return static_cast<std::size_t>(std::mismatch(x.begin(), x.end(), y.begin(), y.end()).first - x.begin());
}

bool same_at(const AnswerParts& x, const AnswerParts& y, std::size_t place) {
  if (place >= x.size() || place >= y.size()) return place >= x.size() && place >= y.size();
  return x[place] == y[place];
}

std::string joined_lines(const std::vector<std::string>& lines) {
  std::string_view separator = !any_contains(lines, " ") ? " " : !any_contains(lines, ",") ? ", " : " | ";
  std::string out;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (i > 0) out += separator;
    out += lines[i].empty() ? "\"\"" : lines[i];
  }
  return out;
}

}  // namespace loopscope
