#pragma once
// Reads a pattern to a tree, by the grammar of ECMA-262 22.2.1 and its annex B.1.2. Which error is found first, and in
// which words, follows V8: the order of the checks here is part of what programs see. After the first error the parser
// stands at the end of the pattern, so that everything comes to an end by itself.
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <variant>

#include "errors.hpp"
#include "tree.hpp"
#include "unicode.hpp"

namespace loopscope::js {

std::variant<Tree, std::string_view> parse_pattern(std::u16string_view pattern, RegExpFlags flags);

class PatternParser {
 public:
  PatternParser(std::u16string_view pattern, RegExpFlags flags);

  std::variant<Tree, std::string_view> parse();

 private:
  // Beyond the last code point.
  static constexpr char32_t end_mark = 0x200000;

  // --- characters (parser.cpp)
  char32_t peek() const { return point_at(position_); }
  char32_t peek_next() const;
  bool at_end() const { return position_ >= pattern_.size(); }
  bool at(char32_t point) const { return peek() == point; }
  bool at_pair(char32_t first, char32_t second) const { return peek() == first && peek_next() == second; }
  char32_t point_at(std::size_t position) const;
  std::size_t length_at(std::size_t position) const { return point_at(position) > 0xFFFF ? 2 : 1; }
  void advance() { position_ += at_end() ? 0 : length_at(position_); }
  void advance(int count);
  bool accept(char32_t point);
  std::optional<std::uint32_t> accept_decimal();
  std::optional<char32_t> accept_hexadecimal(int digits);

  bool failed() const { return !error_.empty(); }
  NodeId fail(std::string_view reason);

  // --- terms and quantifiers (parser.cpp)
  NodeId parse_disjunction();
  NodeId parse_alternative();
  NodeId parse_term();
  NodeId parse_assertion(AssertionKind kind, int length);
  NodeId parse_atom();
  NodeId parse_literal();
  NodeId parse_dot();
  bool may_repeat(std::size_t term) const;
  NodeId parse_quantifier(NodeId atom, std::size_t term, std::uint32_t captures_before);
  struct Interval {
    std::uint32_t min, max;
  };
  std::optional<Interval> accept_quantifier_prefix();
  std::optional<Interval> accept_interval();
  std::optional<Interval> accept_interval_rest();

  // --- groups and references (parser_groups.cpp)
  NodeId parse_group();
  NodeId parse_special_group();
  NodeId parse_lookbehind_or_name();
  NodeId parse_lookaround(bool is_negative, bool is_behind);
  NodeId parse_capture(std::u16string name);
  NodeId parse_named_capture();
  NodeId parse_group_rest();
  std::u16string parse_group_name();
  char32_t parse_group_name_point();
  void add_name(std::u16string name, std::uint32_t capture);
  NodeId parse_back_reference_or_octal();
  std::optional<std::uint32_t> accept_back_reference();
  NodeId parse_named_reference();
  void resolve_named_references();
  void count_captures();
  std::size_t skip_class(std::size_t position) const;
  std::uint32_t total_captures();
  bool has_named_captures();

  // --- escapes (parser_escapes.cpp)
  NodeId parse_escape();
  char32_t parse_character_escape(bool in_class);
  char32_t parse_control_escape(bool in_class);
  char32_t parse_hexadecimal_escape();
  char32_t parse_unicode_escape();
  char32_t parse_identity_escape(bool in_class);
  char32_t parse_octal();
  std::optional<char32_t> accept_unicode_escape(bool is_by_code_point);
  std::optional<char32_t> accept_braced_code_point();
  // \d \D \s \S \w \W, and \p \P by code point.
  std::optional<CodePointSet> accept_class_escape(bool in_class);
  CodePointSet parse_property(bool is_negated, bool in_class);
  std::optional<CodePointSet> accept_property_expression();
  std::string accept_property_word();

  // --- classes (parser_classes.cpp)
  NodeId parse_class();
  void parse_class_ranges(CodePointSetBuilder& set);
  struct ClassAtom {
    std::optional<CodePointSet> set;
    char32_t character = 0;
  };
  ClassAtom parse_class_atom();
  void add_atom(CodePointSetBuilder& set, const ClassAtom& atom);
  void parse_range_end(CodePointSetBuilder& set, const ClassAtom& first);
  NodeId set_node(const CodePointSet& set, bool is_negated);
  CodePointSet word_characters() const;

  // --- classes with set notation, the flag v (parser_sets.cpp)
  enum class OperandKind { Character, Range, Escape, Strings, Class };
  // Members longer or shorter than one code point are strings, with their case folded.
  struct ClassSet {
    CodePointSet points;
    std::set<std::u32string> strings;
    bool may_contain_strings = false;
  };
  struct Operand {
    OperandKind kind;
    char32_t character;
    ClassSet set;
  };
  ClassSet parse_class_set();
  ClassSet parse_class_set_rest(Operand first, bool is_negated);
  ClassSet parse_class_union(Operand last);
  ClassSet parse_class_intersection(ClassSet first);
  ClassSet parse_class_subtraction(ClassSet first);
  void parse_set_range(CodePointSetBuilder& points, Operand& last);
  Operand parse_operand();
  ClassSet parse_strings();
  char32_t parse_set_character();
  void add_string(ClassSet& set, const std::u32string& string);
  CodePointSet closed(const CodePointSet& set) const;
  NodeId class_set_node(const ClassSet& set);
  NodeId string_node(const std::u32string& string);

  bool is_by_code_point() const { return flags_.is_by_code_point(); }

  static constexpr int largest_depth = 1000;
  static constexpr std::size_t largest_weight = 1 << 19;

  struct NamedReference {
    NodeId node;
    std::u16string name;
  };

  std::u16string_view pattern_;
  RegExpFlags flags_;
  CaseFolding folding_;
  Tree tree_;
  TreeBuilder builder_;
  std::size_t position_ = 0;
  int depth_ = 0;
  std::string_view error_;
  std::vector<NamedReference> named_references_;
  // Of the groups that are closed.
  std::map<std::u16string, std::uint32_t> captures_by_name_;
  // What a look over the whole pattern found, once somebody has asked.
  bool is_counted_ = false;
  std::uint32_t total_captures_ = 0;
  bool has_named_captures_ = false;
};

}  // namespace loopscope::js
