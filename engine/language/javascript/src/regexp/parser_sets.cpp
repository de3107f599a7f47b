#include <algorithm>

#include "parser.hpp"

namespace loopscope::js {

namespace {

// ECMA-262 22.2.1: ClassSetSyntaxCharacter, and what may not be doubled (ClassSetReservedDoublePunctuator).
constexpr std::u32string_view set_syntax_characters = U"()[]{}/-\\|";
constexpr std::u32string_view double_punctuators = U"&!#$%*+,.:;<=>?@^`~";

bool is_in(std::u32string_view characters, char32_t point) {
  return characters.find(point) != std::u32string_view::npos;
}

template <class Set>
void keep(Set& strings, const Set& others, bool when_present) {
  std::erase_if(strings, [&](const auto& string) { return others.contains(string) != when_present; });
}

}  // namespace

// CharacterClass with the flag v, from its bracket: ClassUnion, ClassIntersection or ClassSubtraction.
PatternParser::ClassSet PatternParser::parse_class_set() {
  if (depth_ == largest_depth) return fail(regexp_error::too_large), ClassSet{};
  ++depth_;
  advance();
  bool is_negated = accept('^');
  ClassSet set;
  if (!at(']')) set = parse_class_set_rest(parse_operand(), is_negated);
  if (!failed() && !accept(']')) fail(regexp_error::unterminated_class);
  if (is_negated && set.may_contain_strings) fail(regexp_error::negated_strings);
  if (is_negated) set.points = set.points.complement();
  --depth_;
  return set;
}

PatternParser::ClassSet PatternParser::parse_class_set_rest(Operand first, bool is_negated) {
  if (at_pair('&', '&')) return parse_class_intersection(std::move(first.set));
  if (!at_pair('-', '-')) return parse_class_union(std::move(first));
  // Found before the other operands are read.
  if (is_negated && first.set.may_contain_strings) fail(regexp_error::negated_strings);
  return parse_class_subtraction(std::move(first.set));
}

PatternParser::ClassSet PatternParser::parse_class_union(Operand last) {
  ClassSet set = std::move(last.set);
  CodePointSetBuilder points;
  points.add(set.points);
  while (!at_end() && !at(']')) {
    if (at('-')) {
      parse_set_range(points, last);
      continue;
    }
    last = parse_operand();
    points.add(last.set.points);
    set.strings.merge(last.set.strings);
    set.may_contain_strings |= last.set.may_contain_strings;
  }
  set.points = closed(points.build());
  return set;
}

// ClassSetRange, from its '-'; `last` is the operand before it, and then the range.
void PatternParser::parse_set_range(CodePointSetBuilder& points, Operand& last) {
  if (peek_next() == '-') {
    fail(regexp_error::invalid_set_operation);
    return;
  }
  advance();
  if (at_end()) return;
  if (last.kind != OperandKind::Character) {
    fail(regexp_error::invalid_class);
    return;
  }
  Operand end = parse_operand();
  if (failed()) return;
  if (end.kind != OperandKind::Character)
    fail(regexp_error::invalid_class);
  else if (last.character > end.character)
    fail(regexp_error::range_out_of_order);
  else
    points.add(last.character, end.character);
  last.kind = OperandKind::Range;
}

PatternParser::ClassSet PatternParser::parse_class_intersection(ClassSet set) {
  set.points = closed(set.points);
  while (!at_end() && !at(']')) {
    if (!at_pair('&', '&')) return fail(regexp_error::invalid_set_operation), set;
    advance(2);
    if (at('&')) return fail(regexp_error::invalid_class_character), set;
    ClassSet other = parse_operand().set;
    set.points = set.points.intersected(closed(other.points));
    keep(set.strings, other.strings, true);
    set.may_contain_strings &= other.may_contain_strings;
  }
  return set;
}

PatternParser::ClassSet PatternParser::parse_class_subtraction(ClassSet set) {
  set.points = closed(set.points);
  while (!at_end() && !at(']')) {
    if (!at_pair('-', '-')) return fail(regexp_error::invalid_set_operation), set;
    advance(2);
    ClassSet other = parse_operand().set;
    set.points = set.points.without(closed(other.points));
    keep(set.strings, other.strings, false);
  }
  return set;
}

// Its points are not closed over case: the operations do that, once for many operands.
PatternParser::Operand PatternParser::parse_operand() {
  if (at('[')) return {OperandKind::Class, 0, parse_class_set()};
  if (at_pair('\\', 'q')) return {OperandKind::Strings, 0, parse_strings()};
  if (at('\\')) {
    if (std::optional<CodePointSet> set = accept_class_escape(true)) return {OperandKind::Escape, 0, {*set, {}, false}};
  }
  char32_t point = parse_set_character();
  if (failed() || point == end_mark) return {OperandKind::Character, 0, {}};
  return {OperandKind::Character, point, {CodePointSet::one(point), {}, false}};
}

// ClassStringDisjunction.
PatternParser::ClassSet PatternParser::parse_strings() {
  ClassSet set;
  advance(2);
  if (!accept('{')) return fail(regexp_error::invalid_escape), set;
  std::u32string string;
  while (!at_end() && !at('}')) {
    if (accept('|')) {
      add_string(set, string);
      string.clear();
    } else {
      string.push_back(parse_set_character());
    }
  }
  if (failed()) return set;
  add_string(set, string);
  advance();
  return set;
}

void PatternParser::add_string(ClassSet& set, const std::u32string& string) {
  if (string.size() == 1) {
    set.points = set.points.united(CodePointSet::one(string[0]));
    return;
  }
  std::u32string folded = string;
  if (flags_.ignore_case) {
    for (char32_t& point : folded) point = folding_.canonicalize(point);
  }
  set.strings.insert(std::move(folded));
  set.may_contain_strings = true;
}

// ClassSetCharacter.
char32_t PatternParser::parse_set_character() {
  char32_t point = peek();
  if (at('\\')) {
    if (peek_next() == end_mark) return fail(regexp_error::escape_at_end);
    if (peek_next() == 'b') return advance(2), '\b';
    return parse_character_escape(true);
  }
  if (is_in(set_syntax_characters, point)) return fail(regexp_error::invalid_class_character);
  if (is_in(double_punctuators, point) && peek_next() == point) return fail(regexp_error::invalid_set_operation);
  advance();
  return point;
}

// ECMA-262 22.2.2.7, CompileAtom for a class with strings: the longer ones first.
NodeId PatternParser::class_set_node(const ClassSet& set) {
  std::vector<std::u32string> strings(set.strings.begin(), set.strings.end());
  std::stable_sort(strings.begin(), strings.end(), [](const auto& a, const auto& b) { return a.size() > b.size(); });
  bool has_empty = !strings.empty() && strings.back().empty();
  if (has_empty) strings.pop_back();
  std::vector<NodeId> alternatives;
  for (const std::u32string& string : strings) alternatives.push_back(string_node(string));
  alternatives.push_back(builder_.set(set.points));
  if (has_empty) alternatives.push_back(builder_.empty());
  return builder_.alternation(std::move(alternatives));
}

NodeId PatternParser::string_node(const std::u32string& string) {
  std::vector<NodeId> characters;
  for (char32_t point : string) characters.push_back(builder_.character(point));
  return builder_.sequence(std::move(characters));
}

}  // namespace loopscope::js
