#include <lexer/characters.hpp>

#include "parser.hpp"

namespace loopscope::js {

namespace {

constexpr std::u32string_view syntax_characters = U"^$\\.*+?()[]{}|/";
// ECMA-262 22.2.1, ClassSetReservedPunctuator.
constexpr std::u32string_view set_punctuators = U"&-!#%,:;<=>@`~";

bool is_octal_digit(char32_t point) { return point >= '0' && point <= '7'; }
bool is_digit(char32_t point) { return point >= '0' && point <= '9'; }

bool is_letter(char32_t point) { return (point >= 'a' && point <= 'z') || (point >= 'A' && point <= 'Z'); }

// ECMA-262 table 68: WhiteSpace and LineTerminator.
CodePointSet white_space() {
  return CodePointSet({0x9,    0xE,    0x20,   0x21,   0xA0,   0xA1,   0x1680, 0x1681, 0x2000, 0x200B,
                       0x2028, 0x202A, 0x202F, 0x2030, 0x205F, 0x2060, 0x3000, 0x3001, 0xFEFF, 0xFF00});
}

}  // namespace

// AtomEscape.
NodeId PatternParser::parse_escape() {
  char32_t kind = peek_next();
  if (kind == end_mark) return fail(regexp_error::escape_at_end);
  if (kind >= '1' && kind <= '9') return parse_back_reference_or_octal();
  if (std::optional<CodePointSet> set = accept_class_escape(false)) return failed() ? 0 : set_node(*set, false);
  if (kind == 'k' && (is_by_code_point() || has_named_captures())) {
    advance(2);
    return parse_named_reference();
  }
  char32_t point = parse_character_escape(false);
  return failed() ? 0 : builder_.character(point);
}

// CharacterEscape, from its backslash.
char32_t PatternParser::parse_character_escape(bool in_class) {
  advance();
  switch (peek()) {
    case 'f':
      return advance(), '\f';
    case 'n':
      return advance(), '\n';
    case 'r':
      return advance(), '\r';
    case 't':
      return advance(), '\t';
    case 'v':
      return advance(), '\v';
    case 'c':
      return parse_control_escape(in_class);
    case 'x':
      return parse_hexadecimal_escape();
    case 'u':
      return parse_unicode_escape();
    default:
      break;
  }
  if (at('0') && !is_digit(peek_next())) return advance(), 0;
  if (!is_octal_digit(peek())) return parse_identity_escape(in_class);
  if (!is_by_code_point()) return parse_octal();
  return fail(in_class ? regexp_error::invalid_class_escape : regexp_error::invalid_decimal_escape);
}

// Annex B: \c with no letter is a backslash, and the c follows; in a class digits and _ count as letters.
char32_t PatternParser::parse_control_escape(bool in_class) {
  char32_t letter = peek_next();
  bool counts = is_letter(letter) || (in_class && !is_by_code_point() && (is_digit(letter) || letter == '_'));
  if (!counts) return is_by_code_point() ? fail(regexp_error::invalid_unicode_escape) : '\\';
  advance(2);
  return letter & 0x1F;
}

char32_t PatternParser::parse_hexadecimal_escape() {
  advance();
  if (std::optional<char32_t> value = accept_hexadecimal(2)) return *value;
  return is_by_code_point() ? fail(regexp_error::invalid_escape) : 'x';
}

char32_t PatternParser::parse_unicode_escape() {
  advance();
  if (std::optional<char32_t> value = accept_unicode_escape(is_by_code_point())) return *value;
  return is_by_code_point() ? fail(regexp_error::invalid_unicode_escape) : 'u';
}

// After "\u": four digits, by code point also two of them that make a pair, and any number in braces.
std::optional<char32_t> PatternParser::accept_unicode_escape(bool is_by_code_point) {
  if (is_by_code_point && at('{')) return accept_braced_code_point();
  std::optional<char32_t> lead = accept_hexadecimal(4);
  bool may_be_pair = lead && is_by_code_point && (*lead & 0xFC00) == 0xD800 && at_pair('\\', 'u');
  if (!may_be_pair) return lead;
  std::size_t start = position_;
  advance(2);
  std::optional<char32_t> trail = accept_hexadecimal(4);
  if (trail && (*trail & 0xFC00) == 0xDC00) return 0x10000 + ((*lead & 0x3FF) << 10) + (*trail & 0x3FF);
  position_ = start;
  return lead;
}

std::optional<char32_t> PatternParser::accept_braced_code_point() {
  std::size_t start = position_;
  char32_t value = 0;
  advance();
  bool has_digits = false;
  while (std::optional<char32_t> digit = accept_hexadecimal(1)) {
    has_digits = true;
    value = value * 16 + *digit;
    if (value >= code_point_end) break;
  }
  if (has_digits && value < code_point_end && accept('}')) return value;
  position_ = start;
  return std::nullopt;
}

char32_t PatternParser::parse_identity_escape(bool in_class) {
  char32_t point = peek();
  bool is_set_punctuator = in_class && flags_.unicode_sets && set_punctuators.find(point) != std::u32string_view::npos;
  bool is_syntax = syntax_characters.find(point) != std::u32string_view::npos;
  if (is_by_code_point() && !is_syntax && !is_set_punctuator) return fail(regexp_error::invalid_escape);
  advance();
  if (point == 'k' && has_named_captures()) return fail(regexp_error::invalid_escape);
  return point;
}

// LegacyOctalEscapeSequence: up to three digits with a value below 256.
char32_t PatternParser::parse_octal() {
  char32_t value = 0;
  for (int digits = 0; digits < 3 && value < 32 && is_octal_digit(peek()); ++digits) {
    value = value * 8 + (peek() - '0');
    advance();
  }
  return value;
}

// ECMA-262 22.2.2.9, CharacterClassEscape.
std::optional<CodePointSet> PatternParser::accept_class_escape(bool in_class) {
  char32_t kind = peek_next();
  bool is_property = kind == 'p' || kind == 'P';
  if (is_property && is_by_code_point()) return parse_property(kind == 'P', in_class);
  CodePointSet set;
  switch (kind | 0x20) {
    case 'd':
      set = CodePointSet::range('0', '9');
      break;
    case 's':
      set = white_space();
      break;
    case 'w':
      set = word_characters();
      break;
    default:
      return std::nullopt;
  }
  advance(2);
  return kind >= 'a' ? set : set.complement();
}

CodePointSet PatternParser::parse_property(bool is_negated, bool in_class) {
  advance(2);
  std::optional<CodePointSet> set = accept_property_expression();
  if (!set) {
    fail(in_class ? regexp_error::invalid_class_property_name : regexp_error::invalid_property_name);
    return {};
  }
  // MaybeSimpleCaseFolding comes before the complement.
  if (flags_.unicode_sets) set = closed(*set);
  return is_negated ? set->complement() : *set;
}

// {Name} or {Name=Value}.
std::optional<CodePointSet> PatternParser::accept_property_expression() {
  if (!accept('{')) return std::nullopt;
  std::string name = accept_property_word();
  if (accept('}')) return find_lone_property(name);
  if (!accept('=')) return std::nullopt;
  std::string value = accept_property_word();
  return accept('}') ? find_property(name, value) : std::nullopt;
}

std::string PatternParser::accept_property_word() {
  std::string word;
  for (; is_letter(peek()) || is_digit(peek()) || at('_'); advance()) word.push_back(static_cast<char>(peek()));
  return word;
}

}  // namespace loopscope::js
