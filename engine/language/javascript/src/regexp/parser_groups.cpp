#include <base/utf.hpp>
#include <lexer/characters.hpp>

#include "parser.hpp"

namespace loopscope::js {

namespace {

constexpr std::uint32_t largest_capture = 0xFFFF;

}  // namespace

// --- groups ----------------------------------------------------------------------------------------------------------

NodeId PatternParser::parse_group() {
  advance();
  return at('?') ? parse_special_group() : parse_capture({});
}

NodeId PatternParser::parse_special_group() {
  char32_t kind = peek_next();
  if (kind != ':' && kind != '=' && kind != '!' && kind != '<') return fail(regexp_error::invalid_group);
  advance(2);
  if (kind == ':') return parse_group_rest();
  return kind == '<' ? parse_lookbehind_or_name() : parse_lookaround(kind == '!', false);
}

NodeId PatternParser::parse_lookbehind_or_name() {
  if (accept('=')) return parse_lookaround(false, true);
  if (accept('!')) return parse_lookaround(true, true);
  return parse_named_capture();
}

NodeId PatternParser::parse_lookaround(bool is_negative, bool is_behind) {
  NodeId body = parse_group_rest();
  return failed() ? 0 : builder_.lookaround(body, is_negative, is_behind);
}

// A capture without a name has an empty one. That a name is taken is found where the second group closes.
NodeId PatternParser::parse_capture(std::u16string name) {
  if (tree_.capture_count > largest_capture) return fail(regexp_error::too_many_captures);
  std::uint32_t index = tree_.capture_count++;
  NodeId body = parse_group_rest();
  if (!failed() && !name.empty()) add_name(std::move(name), index);
  return failed() ? 0 : builder_.capture(body, index);
}

NodeId PatternParser::parse_named_capture() {
  if (tree_.capture_count > largest_capture) return fail(regexp_error::too_many_captures);
  std::u16string name = parse_group_name();
  return failed() ? 0 : parse_capture(std::move(name));
}

NodeId PatternParser::parse_group_rest() {
  NodeId body = parse_disjunction();
  if (failed()) return 0;
  return accept(')') ? body : fail(regexp_error::unterminated_group);
}

// --- names -----------------------------------------------------------------------------------------------------------

// RegExpIdentifierName and '>', always by code point.
std::u16string PatternParser::parse_group_name() {
  std::u16string name;
  while (true) {
    char32_t point = parse_group_name_point();
    if (failed()) return name;
    if (point == '>' && !name.empty()) return name;
    bool belongs = point != '\\' && (name.empty() ? is_id_start(point) : is_id_part(point));
    if (!belongs) {
      fail(regexp_error::invalid_group_name);
      return name;
    }
    append_utf16(name, point);
  }
}

char32_t PatternParser::parse_group_name_point() {
  if (at_pair('\\', 'u')) {
    advance(2);
    std::optional<char32_t> point = accept_unicode_escape(true);
    if (!point) fail(regexp_error::invalid_unicode_escape);
    return point.value_or(0);
  }
  if (at_end()) return end_mark;
  DecodedPoint decoded = code_point_at(pattern_, position_);
  position_ += decoded.length;
  return decoded.code_point;
}

void PatternParser::add_name(std::u16string name, std::uint32_t capture) {
  if (captures_by_name_.try_emplace(name, capture).second)
    tree_.names.push_back({std::move(name), capture});
  else
    fail(regexp_error::duplicate_group_name);
}

// --- references ------------------------------------------------------------------------------------------------------

// Annex B: a number that no capture has is an octal escape, and \8 and \9 are digits.
NodeId PatternParser::parse_back_reference_or_octal() {
  if (std::optional<std::uint32_t> index = accept_back_reference()) return builder_.back_reference(*index);
  if (is_by_code_point()) return fail(regexp_error::invalid_escape);
  advance();
  if (!at('8') && !at('9')) return builder_.character(parse_octal());
  char32_t digit = peek();
  advance();
  return builder_.character(digit);
}

std::optional<std::uint32_t> PatternParser::accept_back_reference() {
  std::size_t start = position_;
  advance();
  std::uint32_t index = accept_decimal().value_or(0);
  if (index < tree_.capture_count || index <= total_captures()) return index;
  position_ = start;
  return std::nullopt;
}

NodeId PatternParser::parse_named_reference() {
  if (!accept('<')) return fail(regexp_error::invalid_named_reference);
  std::u16string name = parse_group_name();
  if (failed()) return 0;
  NodeId node = builder_.back_reference(0);
  named_references_.push_back({node, std::move(name)});
  return node;
}

void PatternParser::resolve_named_references() {
  for (const NamedReference& reference : named_references_) {
    auto found = captures_by_name_.find(reference.name);
    if (found == captures_by_name_.end()) {
      fail(regexp_error::unknown_named_reference);
      return;
    }
    tree_.nodes[reference.node].capture = found->second;
  }
}

// --- a look over the whole pattern -----------------------------------------------------------------------------------

std::uint32_t PatternParser::total_captures() {
  count_captures();
  return total_captures_;
}

bool PatternParser::has_named_captures() {
  count_captures();
  return has_named_captures_;
}

// Counts what opens captures, without minding whether the rest is right.
void PatternParser::count_captures() {
  if (is_counted_) return;
  is_counted_ = true;
  for (std::size_t i = 0; i < pattern_.size(); ++i) {
    if (pattern_[i] == u'\\')
      ++i;
    else if (pattern_[i] == u'[')
      i = skip_class(i);
    else if (pattern_[i] == u'(') {
      std::u16string_view rest = pattern_.substr(i + 1);
      bool is_named = rest.starts_with(u"?<") && !rest.starts_with(u"?<=") && !rest.starts_with(u"?<!");
      has_named_captures_ |= is_named;
      total_captures_ += is_named || !rest.starts_with(u"?") ? 1 : 0;
    }
  }
}

// Where the class that opens at `position` closes.
std::size_t PatternParser::skip_class(std::size_t position) const {
  int depth = 0;
  for (std::size_t i = position + 1; i < pattern_.size(); ++i) {
    if (pattern_[i] == u'\\')
      ++i;
    else if (pattern_[i] == u'[' && flags_.unicode_sets)
      ++depth;
    else if (pattern_[i] == u']' && depth-- == 0)
      return i;
  }
  return pattern_.size();
}

}  // namespace loopscope::js
