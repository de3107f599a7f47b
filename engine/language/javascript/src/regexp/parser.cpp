#include "parser.hpp"

#include <algorithm>
#include <base/utf.hpp>
#include <lexer/characters.hpp>

namespace loopscope::js {

PatternParser::PatternParser(std::u16string_view pattern, RegExpFlags flags)
    : pattern_(pattern), flags_(flags), folding_(flags.is_by_code_point()), builder_(tree_) {}

std::variant<Tree, std::string_view> PatternParser::parse() {
  tree_.root = parse_disjunction();
  if (!failed() && !at_end()) fail(regexp_error::unmatched_parenthesis);
  if (!failed()) resolve_named_references();
  if (failed()) return error_;
  // They closed from the inside out.
  std::sort(tree_.names.begin(), tree_.names.end(),
            [](const RegExpGroupName& a, const RegExpGroupName& b) { return a.capture < b.capture; });
  return std::move(tree_);
}

// --- characters ------------------------------------------------------------------------------------------------------

char32_t PatternParser::point_at(std::size_t position) const {
  if (position >= pattern_.size()) return end_mark;
  return is_by_code_point() ? code_point_at(pattern_, position).code_point : pattern_[position];
}

char32_t PatternParser::peek_next() const { return at_end() ? end_mark : point_at(position_ + length_at(position_)); }

void PatternParser::advance(int count) {
  for (; count > 0; --count) advance();
}

bool PatternParser::accept(char32_t point) {
  if (!at(point)) return false;
  advance();
  return true;
}

// DecimalDigits; too large a number becomes `unlimited`.
std::optional<std::uint32_t> PatternParser::accept_decimal() {
  std::size_t start = position_;
  std::uint64_t value = 0;
  for (; !at_end() && is_decimal_digit(pattern_[position_]); ++position_) {
    value = std::min<std::uint64_t>(value * 10 + (pattern_[position_] - u'0'), unlimited);
  }
  return position_ == start ? std::nullopt : std::optional(static_cast<std::uint32_t>(value));
}

std::optional<char32_t> PatternParser::accept_hexadecimal(int digits) {
  char32_t value = 0;
  for (int i = 0; i < digits; ++i) {
    std::size_t position = position_ + static_cast<std::size_t>(i);
    std::uint32_t digit = position < pattern_.size() ? digit_value(pattern_[position]) : 16;
    if (digit == 16) return std::nullopt;
    value = value * 16 + digit;
  }
  position_ += static_cast<std::size_t>(digits);
  return value;
}

NodeId PatternParser::fail(std::string_view reason) {
  if (!failed()) error_ = reason;
  position_ = pattern_.size();
  return 0;
}

// --- terms and quantifiers -------------------------------------------------------------------------------------------

NodeId PatternParser::parse_disjunction() {
  if (depth_ == largest_depth) return fail(regexp_error::too_large);
  ++depth_;
  std::vector<NodeId> alternatives;
  do alternatives.push_back(parse_alternative());
  while (accept('|'));
  --depth_;
  return failed() ? 0 : builder_.alternation(std::move(alternatives));
}

NodeId PatternParser::parse_alternative() {
  std::vector<NodeId> terms;
  while (!at_end() && !at('|') && !at(')')) {
    terms.push_back(parse_term());
    if (builder_.weight() > largest_weight) fail(regexp_error::too_large);
  }
  return failed() ? 0 : builder_.sequence(std::move(terms));
}

NodeId PatternParser::parse_term() {
  if (at('^')) return parse_assertion(flags_.multiline ? AssertionKind::LineStart : AssertionKind::TextStart, 1);
  if (at('$')) return parse_assertion(flags_.multiline ? AssertionKind::LineEnd : AssertionKind::TextEnd, 1);
  if (at_pair('\\', 'b')) return parse_assertion(AssertionKind::WordBoundary, 2);
  if (at_pair('\\', 'B')) return parse_assertion(AssertionKind::NotWordBoundary, 2);
  std::size_t start = position_;
  std::uint32_t captures_before = tree_.capture_count;
  NodeId atom = parse_atom();
  return failed() ? 0 : parse_quantifier(atom, start, captures_before);
}

NodeId PatternParser::parse_assertion(AssertionKind kind, int length) {
  advance(length);
  return builder_.assertion(kind);
}

NodeId PatternParser::parse_atom() {
  switch (peek()) {
    case '(':
      return parse_group();
    case '[':
      return parse_class();
    case '\\':
      return parse_escape();
    case '.':
      return parse_dot();
    case '*':
    case '+':
    case '?':
      return fail(regexp_error::nothing_to_repeat);
    default:
      return parse_literal();
  }
}

// Annex B: { } ] stand for themselves where that is not a quantifier.
NodeId PatternParser::parse_literal() {
  if (at('{') && accept_interval()) return fail(regexp_error::nothing_to_repeat);
  bool is_bracket = at('{') || at('}') || at(']');
  if (is_bracket && is_by_code_point()) return fail(regexp_error::lone_quantifier_brackets);
  char32_t point = peek();
  advance();
  return builder_.character(point);
}

NodeId PatternParser::parse_dot() {
  advance();
  if (flags_.dot_all) return builder_.set(CodePointSet::all());
  return builder_.set(CodePointSet({'\n', '\n' + 1, '\r', '\r' + 1, 0x2028, 0x202A}).complement());
}

// Whether the term that begins at `term` may have a quantifier: by annex B a lookahead may, but not by code point.
bool PatternParser::may_repeat(std::size_t term) const {
  std::u16string_view text = pattern_.substr(term);
  if (text.starts_with(u"(?<=") || text.starts_with(u"(?<!")) return false;
  bool is_lookahead = text.starts_with(u"(?=") || text.starts_with(u"(?!");
  return !is_lookahead || !is_by_code_point();
}

NodeId PatternParser::parse_quantifier(NodeId atom, std::size_t term, std::uint32_t captures_before) {
  std::optional<Interval> interval = accept_quantifier_prefix();
  if (failed() || !interval) return atom;
  if (interval->max < interval->min) return fail(regexp_error::numbers_out_of_order);
  bool is_greedy = !accept('?');
  if (!may_repeat(term)) return fail(regexp_error::invalid_quantifier);
  return builder_.quantifier({.is_greedy = is_greedy,
                              .min = interval->min,
                              .max = interval->max,
                              .captures = {captures_before, tree_.capture_count}},
                             atom);
}

std::optional<PatternParser::Interval> PatternParser::accept_quantifier_prefix() {
  if (accept('*')) return Interval{0, unlimited};
  if (accept('+')) return Interval{1, unlimited};
  if (accept('?')) return Interval{0, 1};
  if (!at('{')) return std::nullopt;
  std::optional<Interval> interval = accept_interval();
  if (!interval && is_by_code_point()) fail(regexp_error::incomplete_quantifier);
  return interval;
}

// {n}, {n,} or {n,m}; otherwise the parser stays before the brace.
std::optional<PatternParser::Interval> PatternParser::accept_interval() {
  std::size_t start = position_;
  advance();
  std::optional<Interval> interval = accept_interval_rest();
  if (!interval) position_ = start;
  return interval;
}

std::optional<PatternParser::Interval> PatternParser::accept_interval_rest() {
  std::optional<std::uint32_t> min = accept_decimal();
  if (!min) return std::nullopt;
  if (accept('}')) return Interval{*min, *min};
  if (!accept(',')) return std::nullopt;
  std::uint32_t max = accept_decimal().value_or(unlimited);
  return accept('}') ? std::optional(Interval{*min, max}) : std::nullopt;
}

std::variant<Tree, std::string_view> parse_pattern(std::u16string_view pattern, RegExpFlags flags) {
  return PatternParser(pattern, flags).parse();
}

}  // namespace loopscope::js
