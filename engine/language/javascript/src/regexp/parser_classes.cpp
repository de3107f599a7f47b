#include "parser.hpp"

namespace loopscope::js {

// ECMA-262 22.2.1, CharacterClass.
NodeId PatternParser::parse_class() {
  if (flags_.unicode_sets) {
    ClassSet set = parse_class_set();
    return failed() ? 0 : class_set_node(set);
  }
  advance();
  bool is_negated = accept('^');
  CodePointSetBuilder set;
  parse_class_ranges(set);
  if (!failed() && !accept(']')) fail(regexp_error::unterminated_class);
  return failed() ? 0 : set_node(set.build(), is_negated);
}

void PatternParser::parse_class_ranges(CodePointSetBuilder& set) {
  while (!at_end() && !at(']')) {
    ClassAtom first = parse_class_atom();
    if (failed()) return;
    if (at('-') && peek_next() != ']' && peek_next() != end_mark) {
      advance();
      parse_range_end(set, first);
    } else {
      add_atom(set, first);
    }
  }
}

// Annex B: beside a class escape, '-' stands for itself.
void PatternParser::parse_range_end(CodePointSetBuilder& set, const ClassAtom& first) {
  ClassAtom last = parse_class_atom();
  if (failed()) return;
  if (first.set || last.set) {
    if (is_by_code_point()) fail(regexp_error::invalid_class);
    add_atom(set, first);
    set.add('-');
    add_atom(set, last);
  } else if (first.character > last.character) {
    fail(regexp_error::range_out_of_order);
  } else {
    set.add(first.character, last.character);
  }
}

void PatternParser::add_atom(CodePointSetBuilder& set, const ClassAtom& atom) {
  if (atom.set)
    set.add(*atom.set);
  else
    set.add(atom.character);
}

PatternParser::ClassAtom PatternParser::parse_class_atom() {
  if (!at('\\')) {
    char32_t point = peek();
    advance();
    return {{}, point};
  }
  char32_t kind = peek_next();
  if (kind == end_mark) return {{}, fail(regexp_error::escape_at_end)};
  if (kind == 'b' || (kind == '-' && is_by_code_point())) {
    advance(2);
    return {{}, kind == 'b' ? U'\b' : U'-'};
  }
  if (std::optional<CodePointSet> set = accept_class_escape(true)) return {set, 0};
  return {{}, parse_character_escape(true)};
}

// ECMA-262 22.2.2.7.1, CharacterSetMatcher: a character matches a set when some member is the same, and an inverted set
// when none is.
NodeId PatternParser::set_node(const CodePointSet& set, bool is_negated) {
  CodePointSet matched = closed(set);
  return builder_.set(is_negated ? matched.complement() : matched);
}

CodePointSet PatternParser::closed(const CodePointSet& set) const {
  return flags_.ignore_case ? folding_.closure(set) : set;
}

// ECMA-262 22.2.2.9.3, WordCharacters.
CodePointSet PatternParser::word_characters() const {
  CodePointSet basic({'0', '9' + 1, 'A', 'Z' + 1, '_', '_' + 1, 'a', 'z' + 1});
  return is_by_code_point() ? closed(basic) : basic;
}

}  // namespace loopscope::js
