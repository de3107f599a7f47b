#include "expression_search.hpp"

#include <base/utf.hpp>
#include <base/utf8.hpp>
#include <editor/words.hpp>
#include <scenario/expression.hpp>

#include <algorithm>

namespace loopscope::editor {

namespace {

constexpr std::uint64_t steps_of_a_search = 20'000'000;  // of the matcher: a fraction of a second

// A text as the matcher reads it, and where its units stand in the bytes.
class Units {
 public:
  explicit Units(std::string_view bytes) : units_(utf8_to_utf16(bytes)) {
    places_.reserve(units_.size() + 1);
    for (std::size_t byte = 0; byte < bytes.size();) {
      DecodedPoint point = utf8_point_at(bytes, byte);
      places_.insert(places_.end(), point.code_point >= 0x10000 ? 2 : 1, static_cast<std::uint32_t>(byte));
      byte += point.length;
    }
    places_.push_back(static_cast<std::uint32_t>(bytes.size()));
  }

  std::u16string_view text() const { return units_; }
  std::size_t byte_of(std::ptrdiff_t unit) const { return places_[static_cast<std::size_t>(unit)]; }
  std::size_t unit_of(std::size_t byte) const {
    return static_cast<std::size_t>(std::lower_bound(places_.begin(), places_.end(), byte) - places_.begin());
  }

 private:
  std::u16string units_;
  std::vector<std::uint32_t> places_;
};

// `$1`, `$12`, `$&`, `$$` in a replacement; anything else stands for itself.
class Template {
 public:
  Template(std::string_view text, const Units& units, const std::string& replacement)
      : text_(text), units_(units), replacement_(replacement) {}

  std::string filled(const std::vector<std::ptrdiff_t>& captures) const {
    std::string out;
    for (std::size_t i = 0; i < replacement_.size();) {
      if (replacement_[i] != '$') {
        out += replacement_[i++];
        continue;
      }
      i += add_reference(out, i, captures);
    }
    return out;
  }

 private:
  static bool is_digit(char each) { return each >= '0' && each <= '9'; }

  // How much of the replacement was read.
  std::size_t add_reference(std::string& out, std::size_t at, const std::vector<std::ptrdiff_t>& captures) const {
    char next = at + 1 < replacement_.size() ? replacement_[at + 1] : ' ';
    if (next == '$' || next == '&') {
      out += next == '$' ? "$" : std::string(group(captures, 0));
      return 2;
    }
    for (std::size_t digits : {2, 1}) {
      if (at + digits >= replacement_.size()) continue;
      std::string number = replacement_.substr(at + 1, digits);
      if (!std::all_of(number.begin(), number.end(), is_digit)) continue;
      std::size_t index = std::stoul(number);
      if (index == 0 || 2 * index + 1 >= captures.size()) continue;
      out += group(captures, index);
      return 1 + digits;
    }
    out += '$';
    return 1;
  }

  std::string_view group(const std::vector<std::ptrdiff_t>& captures, std::size_t index) const {
    if (captures[2 * index] < 0) return {};
    std::size_t begin = units_.byte_of(captures[2 * index]);
    return text_.substr(begin, units_.byte_of(captures[2 * index + 1]) - begin);
  }

  std::string_view text_;
  const Units& units_;
  const std::string& replacement_;
};

std::optional<Expression> compiled(const SearchQuery& query) {
  return Expression::compile(utf8_to_utf16(query.text), query.match_case);
}

}  // namespace

// Matches of nothing are passed over: there is nothing to be seen of them.
std::vector<Selection> find_expression(std::string_view text, const SearchQuery& query, std::size_t most,
                                       SearchFault* fault) {
  std::vector<Selection> found;
  std::optional<Expression> expression = compiled(query);
  if (!expression && fault) *fault = SearchFault::NotAnExpression;
  if (!expression) return found;
  Units units(text);
  std::uint64_t budget = steps_of_a_search;
  for (std::size_t from = 0; found.size() < most && from <= units.text().size();) {
    auto captures = expression->search(units.text(), from, budget);
    if (!captures) break;
    Selection match{units.byte_of((*captures)[0]), units.byte_of((*captures)[1])};
    bool counts = !match.empty() && (!query.whole_words || is_whole_word(text, match.anchor, match.head));
    if (counts) found.push_back(match);
    from = static_cast<std::size_t>(counts ? (*captures)[1] : (*captures)[0] + 1);
  }
  if (budget == 0 && fault) *fault = SearchFault::TooSlow;
  return found;
}

std::vector<std::string> replacements(std::string_view text, const SearchQuery& query,
                                      const std::vector<Selection>& matches, const std::string& replacement) {
  std::vector<std::string> out(matches.size(), replacement);
  std::optional<Expression> expression = query.expression ? compiled(query) : std::nullopt;
  if (!expression || replacement.find('$') == std::string::npos) return out;
  Units units(text);
  Template filler(text, units, replacement);
  std::uint64_t budget = 2 * steps_of_a_search;
  for (std::size_t i = 0; i < matches.size(); ++i) {
    auto captures = expression->search(units.text(), units.unit_of(matches[i].begin()), budget);
    if (captures) out[i] = filler.filled(*captures);
  }
  return out;
}

}  // namespace loopscope::editor
