#include "date_tokens.hpp"

#include <base/white_space.hpp>

#include <string>

namespace loopscope::js {

namespace {

struct Word {
  std::string_view text;
  DateTokenKind kind;
  int value;
};
// Words are known by their first three letters; only a month's name may be longer.
constexpr Word words[] = {
    {"jan", DateTokenKind::Month, 1},     {"feb", DateTokenKind::Month, 2},     {"mar", DateTokenKind::Month, 3},
    {"apr", DateTokenKind::Month, 4},     {"may", DateTokenKind::Month, 5},     {"jun", DateTokenKind::Month, 6},
    {"jul", DateTokenKind::Month, 7},     {"aug", DateTokenKind::Month, 8},     {"sep", DateTokenKind::Month, 9},
    {"oct", DateTokenKind::Month, 10},    {"nov", DateTokenKind::Month, 11},    {"dec", DateTokenKind::Month, 12},
    {"am", DateTokenKind::HalfDay, 0},    {"pm", DateTokenKind::HalfDay, 12},   {"ut", DateTokenKind::ZoneName, 0},
    {"utc", DateTokenKind::ZoneName, 0},  {"z", DateTokenKind::ZoneName, 0},    {"gmt", DateTokenKind::ZoneName, 0},
    {"cdt", DateTokenKind::ZoneName, -5}, {"cst", DateTokenKind::ZoneName, -6}, {"edt", DateTokenKind::ZoneName, -4},
    {"est", DateTokenKind::ZoneName, -5}, {"mdt", DateTokenKind::ZoneName, -6}, {"mst", DateTokenKind::ZoneName, -7},
    {"pdt", DateTokenKind::ZoneName, -7}, {"pst", DateTokenKind::ZoneName, -8}, {"t", DateTokenKind::TimeMark, 0},
};

constexpr int most_digits = 9;  // after leading zeros; the others are not looked at

}  // namespace

DateToken DateScanner::next() {
  DateToken token = peeked_;
  peeked_ = scan();
  return token;
}

bool DateScanner::skip(char symbol) {
  if (!peeked_.is_symbol(symbol)) return false;
  next();
  return true;
}

DateToken DateScanner::scan() {
  if (at_end()) return {};
  if (is_digit()) return scan_number();
  if (is_letter()) return scan_word();
  char16_t unit = text_[at_];
  if (unit == u'(') return skip_comment();
  ++at_;
  if (std::u16string_view(u":-+.)").find(unit) != std::u16string_view::npos)
    return {DateTokenKind::Symbol, static_cast<int>(unit), 1};
  return {is_trimmed(unit) ? DateTokenKind::Space : DateTokenKind::Other, 0, 1};
}

DateToken DateScanner::scan_number() {
  DateToken token{DateTokenKind::Number, 0, 0};
  int digits = 0;
  for (; is_digit(); ++at_, ++token.length) {
    int digit = text_[at_] - u'0';
    if (digits == 0 && digit == 0) continue;
    if (digits++ < most_digits) token.value = token.value * 10 + digit;
  }
  return token;
}

DateToken DateScanner::scan_word() {
  std::string start;
  DateToken token{DateTokenKind::OtherWord, 0, 0};
  for (; is_letter(); ++at_, ++token.length) {
    if (start.size() == 3) continue;
    char16_t unit = text_[at_];
    bool is_capital = unit <= u'Z';
    start += unit < 0x80 ? static_cast<char>(is_capital ? unit + 32 : unit) : '?';
  }
  for (const Word& word : words) {
    bool may_be_longer = word.kind == DateTokenKind::Month;
    if (start != word.text || (token.length > 3 && !may_be_longer)) continue;
    token.kind = word.kind;
    token.value = word.value;
  }
  return token;
}

DateToken DateScanner::skip_comment() {
  int depth = 0;
  do {
    if (text_[at_] == u'(') ++depth;
    if (text_[at_] == u')') --depth;
    ++at_;
  } while (depth > 0 && !at_end());
  return {DateTokenKind::Other, 0, 1};
}

}  // namespace loopscope::js
