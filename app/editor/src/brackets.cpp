#include <editor/brackets.hpp>

#include <algorithm>
#include <string>

namespace loopscope::editor {

namespace {

constexpr std::size_t farthest = 3000;  // lines

constexpr std::string_view openers = "([{";
constexpr std::string_view closers = ")]}";

struct Bracket {
  std::size_t position;
  char sign;
};

// The brackets of a line in order; "${" of a template is its brace.
std::vector<Bracket> brackets_of(const TextBuffer& buffer, Highlighting& colours, std::size_t line) {
  std::vector<Bracket> found;
  std::string_view text = buffer.line(line);
  for (const HighlightSpan& span : colours.line(buffer, line)) {
    if (span.kind != HighlightKind::Punctuation) continue;
    for (std::uint32_t at = span.begin; at < span.end; ++at) {
      bool is_bracket = openers.find(text[at]) != openers.npos || closers.find(text[at]) != closers.npos;
      if (is_bracket) found.push_back({buffer.line_start(line) + at, text[at]});
    }
  }
  return found;
}

bool is_opener(char sign) { return openers.find(sign) != std::string_view::npos; }
bool belong_together(char opener, char closer) { return openers.find(opener) == closers.find(closer); }

// Walks the brackets after or before one, keeping those that are open in a stack.
class Walk {
 public:
  explicit Walk(bool forward) : forward_(forward) {}

  // True: this bracket closes the outermost one that was pushed, or, with nothing pushed, is open itself.
  bool meets(const Bracket& next) {
    if (is_opener(next.sign) == forward_) {
      open_ += next.sign;
      return false;
    }
    if (open_.empty()) return true;
    partner_fits_ = forward_ ? belong_together(open_.back(), next.sign) : belong_together(next.sign, open_.back());
    open_.pop_back();
    return open_.empty() && ends_at_first_;
  }

  void begin_with(char sign) {
    open_ += sign;
    ends_at_first_ = true;
  }
  bool partner_fits() const { return partner_fits_; }

 private:
  bool forward_;
  bool ends_at_first_ = false;
  bool partner_fits_ = true;
  std::string open_;
};

std::optional<std::size_t> find_forward(const TextBuffer& buffer, Highlighting& colours, const Bracket& from) {
  Walk walk(true);
  walk.begin_with(from.sign);
  std::size_t first = buffer.line_of(from.position);
  for (std::size_t line = first; line < std::min(buffer.line_count(), first + farthest); ++line) {
    for (const Bracket& next : brackets_of(buffer, colours, line)) {
      if (next.position <= from.position || !walk.meets(next)) continue;
      return walk.partner_fits() ? std::optional(next.position) : std::nullopt;
    }
  }
  return std::nullopt;
}

// Back from `before`, to what `walk` ends at.
std::optional<std::size_t> find_back(const TextBuffer& buffer, Highlighting& colours, std::size_t before, Walk walk) {
  std::size_t last = buffer.line_of(before);
  for (std::size_t count = 0; count < farthest && count <= last; ++count) {
    auto brackets = brackets_of(buffer, colours, last - count);
    for (auto next = brackets.rbegin(); next != brackets.rend(); ++next) {
      if (next->position >= before || !walk.meets(*next)) continue;
      return walk.partner_fits() ? std::optional(next->position) : std::nullopt;
    }
  }
  return std::nullopt;
}

std::optional<BracketPair> pair_of(const TextBuffer& buffer, Highlighting& colours, std::size_t position) {
  if (position >= buffer.size()) return std::nullopt;
  auto brackets = brackets_of(buffer, colours, buffer.line_of(position));
  auto here = std::find_if(brackets.begin(), brackets.end(), [&](const Bracket& b) { return b.position == position; });
  if (here == brackets.end()) return std::nullopt;
  std::optional<std::size_t> other;
  if (is_opener(here->sign)) {
    other = find_forward(buffer, colours, *here);
  } else {
    Walk walk(false);
    walk.begin_with(here->sign);
    other = find_back(buffer, colours, position, walk);
  }
  return other ? std::optional(BracketPair{position, *other}) : std::nullopt;
}

}  // namespace

std::optional<BracketPair> bracket_pair(const TextBuffer& buffer, Highlighting& colours, std::size_t position) {
  if (auto right = pair_of(buffer, colours, position)) return right;
  return position == 0 ? std::nullopt : pair_of(buffer, colours, position - 1);
}

std::optional<std::size_t> enclosing_bracket(const TextBuffer& buffer, Highlighting& colours, std::size_t position) {
  return find_back(buffer, colours, position, Walk(false));
}

}  // namespace loopscope::editor
