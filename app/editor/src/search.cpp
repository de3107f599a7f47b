#include <editor/search.hpp>

#include <base/utf8.hpp>
#include <editor/words.hpp>

#include "expression_search.hpp"

#include <algorithm>
#include <iterator>

namespace loopscope::editor {

namespace {

// Blocks of letters in which the small one stands a distance after the capital; in those of distance 1 they take turns.
struct CaseRange {
  char32_t first;
  char32_t last;
  char32_t distance;
};
constexpr CaseRange case_ranges[] = {
    {'A', 'Z', 32},     {0xC0, 0xD6, 32},  {0xD8, 0xDE, 32},  {0x100, 0x12F, 1},   {0x132, 0x137, 1},
    {0x139, 0x148, 1},  {0x14A, 0x177, 1}, {0x179, 0x17E, 1}, {0x391, 0x3A9, 32},  {0x400, 0x40F, 80},
    {0x410, 0x42F, 32}, {0x460, 0x481, 1}, {0x48A, 0x4BF, 1}, {0x1E00, 0x1E95, 1}, {0x1EA0, 0x1EFF, 1},
};

char32_t folded(char32_t point) {
  for (const CaseRange& range : case_ranges) {
    if (point < range.first || point > range.last) continue;
    bool is_small = range.distance == 1 && (point - range.first) % 2 == 1;
    return is_small ? point : point + range.distance;
  }
  return point;
}

char32_t folded_at(std::string_view text, std::size_t& at) {
  DecodedPoint point = utf8_point_at(text, at);
  at += point.length;
  return folded(point.code_point);
}

// The end of a match that begins at `begin`, or npos.
std::size_t end_of_match(std::string_view text, std::size_t begin, const std::u32string& needle) {
  std::size_t at = begin;
  for (char32_t wanted : needle) {
    if (at >= text.size() || folded_at(text, at) != wanted) return std::string_view::npos;
  }
  return at;
}

std::u32string folded_all(std::string_view text) {
  std::u32string out;
  for (std::size_t at = 0; at < text.size();) out += folded_at(text, at);
  return out;
}

class Finder {
 public:
  Finder(std::string_view text, const SearchQuery& query) : text_(text), query_(query) {
    if (!query.match_case) needle_ = folded_all(query.text);
  }

  // From `from` on; {npos, npos} when there is no more.
  Selection next(std::size_t from) const {
    while (from < text_.size()) {
      Selection found = query_.match_case ? exact(from) : folding(from);
      if (found.anchor == npos) break;
      if (!query_.whole_words || is_whole_word(text_, found.anchor, found.head)) return found;
      from = found.anchor + 1;
    }
    return {npos, npos};
  }

 private:
  static constexpr std::size_t npos = std::string_view::npos;

  Selection exact(std::size_t from) const {
    std::size_t begin = text_.find(query_.text, from);
    return begin == npos ? Selection{npos, npos} : Selection{begin, begin + query_.text.size()};
  }

  Selection folding(std::size_t from) const {
    for (std::size_t begin = from; begin < text_.size(); ++begin) {
      bool is_inside = (static_cast<unsigned char>(text_[begin]) & 0xC0) == 0x80;
      if (is_inside) continue;
      std::size_t end = end_of_match(text_, begin, needle_);
      if (end != npos) return {begin, end};
    }
    return {npos, npos};
  }

  std::string_view text_;
  const SearchQuery& query_;
  std::u32string needle_;
};

bool begins_before(const Selection& match, std::size_t position) { return match.anchor < position; }

}  // namespace

std::vector<Selection> find_all(std::string_view text, const SearchQuery& query, std::size_t most, SearchFault* fault) {
  std::vector<Selection> found;
  if (fault) *fault = SearchFault::None;
  if (query.text.empty()) return found;
  if (query.expression) return find_expression(text, query, most, fault);
  Finder finder(text, query);
  for (std::size_t from = 0; found.size() < most;) {
    Selection match = finder.next(from);
    if (match.anchor == std::string_view::npos) break;
    found.push_back(match);
    from = match.head;
  }
  return found;
}

std::size_t match_after(const std::vector<Selection>& matches, std::size_t position) {
  auto found = std::lower_bound(matches.begin(), matches.end(), position, begins_before);
  return found == matches.end() ? 0 : static_cast<std::size_t>(found - matches.begin());
}

std::size_t match_before(const std::vector<Selection>& matches, std::size_t position) {
  auto found = std::lower_bound(matches.begin(), matches.end(), position, begins_before);
  return (found == matches.begin() ? matches.size() : static_cast<std::size_t>(found - matches.begin())) - 1;
}

}  // namespace loopscope::editor
