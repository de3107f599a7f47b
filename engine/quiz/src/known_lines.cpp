// An answer in whatever form: printed lines, longest first, between anything that is only punctuation.
#include <quiz/answer.hpp>

#include <base/unicode.hpp>
#include <base/utf.hpp>

#include <algorithm>
#include <set>

namespace loopscope {

namespace {

struct UnitRange {
  char16_t first, last;
};

// Nothing that points backwards or says "not" or "less than": an answer with these may mean another order.
constexpr UnitRange backward[] = {{u'<', u'<'},           {u'\u00ac', u'\u00ac'}, {u'\u2190', u'\u2190'},
                                  {u'\u2194', u'\u2194'}, {u'\u21d0', u'\u21d0'}, {u'\u21d4', u'\u21d4'},
                                  {u'\u27f5', u'\u27f5'}, {u'\u27f7', u'\u27f8'}, {u'\u2039', u'\u2039'}};
constexpr UnitRange signs[] = {{u'\0', u'/'},          {u':', u'@'},           {u'[', u'`'},
                               {u'{', u'\u00a9'},      {u'\u00ab', u'\u00b1'}, {u'\u00b4', u'\u00b4'},
                               {u'\u00b6', u'\u00b8'}, {u'\u00bb', u'\u00bb'}, {u'\u2000', u'\u206f'},
                               {u'\u2190', u'\u21ff'}, {u'\u2794', u'\u27be'}, {u'\u27f0', u'\u27ff'},
                               {u'\u2900', u'\u297f'}, {u'\u2b00', u'\u2b73'}, {u'\u3000', u'\u3002'}};

template <std::size_t N>
bool is_in(char16_t unit, const UnitRange (&ranges)[N]) {
  return std::any_of(std::begin(ranges), std::end(ranges),
                     [&](const UnitRange& range) { return unit >= range.first && unit <= range.last; });
}

bool is_sign(char16_t unit) { return is_in(unit, signs) && !is_in(unit, backward); }
bool is_word(char16_t unit) { return !is_in(unit, signs); }
bool is_digit(char16_t unit) { return unit >= u'0' && unit <= u'9'; }
bool is_blank(char16_t unit) { return unit == u' ' || unit == u'\t' || unit == u'\u00a0' || unit == u'\r'; }

std::u16string comparable(std::string_view text, AnswerRules rules) {
  std::u16string out;
  for (char16_t unit : utf8_to_utf16(text)) {
    if (!is_blank(unit))
      out += unit;
    else if (!out.empty() && out.back() != u' ')
      out += u' ';
  }
  while (!out.empty() && out.back() == u' ') out.pop_back();
  return rules.ignore_case ? to_lower_case(out) : out;
}

std::u16string bare(std::u16string_view line) {
  while (!line.empty() && !is_word(line.front())) line.remove_prefix(1);
  while (!line.empty() && !is_word(line.back())) line.remove_suffix(1);
  return std::u16string(line);
}

class KnownLines {
 public:
  KnownLines(const std::vector<std::string>& lines, AnswerRules rules) {
    for (const std::string& line : lines) {
      std::u16string text = comparable(line, rules);
      if (!text.empty() && std::find(lines_.begin(), lines_.end(), text) == lines_.end()) lines_.push_back(text);
    }
    std::stable_sort(lines_.begin(), lines_.end(), [](const auto& x, const auto& y) { return x.size() > y.size(); });
    letters_ = std::all_of(lines_.begin(), lines_.end(), [](const auto& line) { return line.size() == 1; });
    for (const std::u16string& line : lines_) digits_ |= is_digit(line.front());
  }

  // Lines that only signs tell apart cannot be told from signs between lines.
  bool are_distinct() const {
    std::set<std::u16string> seen;
    return !lines_.empty() && std::all_of(lines_.begin(), lines_.end(), [&](const std::u16string& line) {
      std::u16string word = bare(line);
      return !word.empty() && seen.insert(word).second;
    });
  }

  // The line that stands there; empty for none.
  std::u16string_view at(std::u16string_view text, std::size_t place, bool after_word) const {
    for (const std::u16string& line : lines_) {
      if (!text.substr(place).starts_with(line)) continue;
      std::size_t end = place + line.size();
      bool glued =
          (after_word && is_word(line.front())) || (end < text.size() && is_word(line.back()) && is_word(text[end]));
      if (letters_ || !glued) return line;
    }
    return {};
  }

  // What may stand behind a number that only counts.
  bool ends_number(char16_t unit) const {
    constexpr std::u16string_view always = u").:]\u00ba\u00b0\u00aa";
    return always.find(unit) != std::u16string_view::npos || (!digits_ && (unit == u'-' || unit == u' '));
  }

 private:
  std::vector<std::u16string> lines_;
  bool letters_ = false, digits_ = false;
};

class KnownReader {
 public:
  KnownReader(std::u16string_view text, const KnownLines& known) : text_(text), known_(known) {}

  // With `numbered`, every line stands behind its number: 1, 2, 3 ...
  std::optional<std::string> read(bool numbered) {
    bool after_word = false, counted = false;
    while (at_ < text_.size()) {
      if (numbered && !counted && is_digit(text_[at_])) {
        counted = skip_number();
        if (!counted) return std::nullopt;
        after_word = false;
        continue;
      }
      std::u16string_view line = known_.at(text_, at_, after_word);
      if (!line.empty()) {
        if (numbered && !counted) return std::nullopt;
        take(line);
        counted = false;
        after_word = is_word(line.back());
        continue;
      }
      std::size_t length = separator_length();
      if (length == 0) return std::nullopt;
      at_ += length;
      after_word = false;
    }
    if (counted || count_ == 0) return std::nullopt;
    return std::move(out_);
  }

 private:
  void take(std::u16string_view line) {
    out_ += utf16_to_utf8(line) + "\n";
    ++count_;
    at_ += line.size();
  }

  bool skip_number() {
    std::u16string wanted = ascii_to_utf16(std::to_string(count_ + 1));
    if (!text_.substr(at_).starts_with(wanted)) return false;
    std::size_t end = at_ + wanted.size();
    if (end >= text_.size() || !known_.ends_number(text_[end])) return false;
    at_ = end + 1;
    return true;
  }

  // A sign, or a line break as programs write it.
  std::size_t separator_length() const {
    std::u16string_view rest = text_.substr(at_);
    if (rest.starts_with(u"\\n") || rest.starts_with(u"\\r") || rest.starts_with(u"\\t")) return 2;
    return is_sign(rest.front()) ? 1 : 0;
  }

  std::u16string_view text_;
  const KnownLines& known_;
  std::size_t at_ = 0;
  std::size_t count_ = 0;
  std::string out_;
};

}  // namespace

std::optional<std::string> read_known_lines(std::string_view answer, const std::vector<std::string>& lines,
                                            AnswerRules rules) {
  KnownLines known(lines, rules);
  if (!known.are_distinct()) return std::nullopt;
  std::u16string text = comparable(answer, rules);
  if (auto numbered = KnownReader(text, known).read(true)) return numbered;
  return KnownReader(text, known).read(false);
}

}  // namespace loopscope
