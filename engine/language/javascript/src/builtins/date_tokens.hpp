#pragma once
// What Date.parse splits a text into (date_parser.cpp).
#include <cstdint>
#include <string_view>

namespace loopscope::js {

enum class DateTokenKind : std::uint8_t {
  End,
  Number,
  Symbol,  // one of : - + . )
  Space,
  Month,
  HalfDay,  // am, pm
  ZoneName,
  TimeMark,  // T
  OtherWord,
  Other
};

struct DateToken {
  DateTokenKind kind = DateTokenKind::End;
  int value = 0;  // Number; Symbol: the character; Month 1..12; HalfDay 0 or 12; ZoneName: hours east of Greenwich
  int length = 0;

  bool is(DateTokenKind wanted) const { return kind == wanted; }
  bool is_symbol(char c) const { return kind == DateTokenKind::Symbol && value == c; }
  bool is_sign() const { return is_symbol('+') || is_symbol('-'); }
  bool is_zulu() const { return kind == DateTokenKind::ZoneName && length == 1; }
  bool is_digits(int count, int least, int most) const {
    return kind == DateTokenKind::Number && length == count && value >= least && value <= most;
  }
  int sign() const { return value == '-' ? -1 : 1; }
};

class DateScanner {
 public:
  explicit DateScanner(std::u16string_view text) : text_(text.substr(0, text.find(u'\0'))) { next(); }

  const DateToken& peek() const { return peeked_; }
  DateToken next();  // the peeked one
  bool skip(char symbol);

 private:
  bool at_end() const { return at_ == text_.size(); }
  bool is_digit() const { return !at_end() && text_[at_] >= u'0' && text_[at_] <= u'9'; }
  // Everything from A on counts as a letter.
  bool is_letter() const { return !at_end() && text_[at_] >= u'A'; }
  DateToken scan();
  DateToken scan_number();
  DateToken scan_word();
  DateToken skip_comment();

  std::u16string_view text_;
  std::size_t at_ = 0;
  DateToken peeked_;
};

}  // namespace loopscope::js
