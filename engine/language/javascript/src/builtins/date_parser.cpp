// Date.parse (ECMA-262 21.4.3.2) as V8 reads dates. What follows the format of 21.4.1.32 is read strictly; anything
// else by its rules of thumb: words and numbers in nearly any order, garbage before the first number, comments in
// parentheses.
#include "date_tokens.hpp"

#include <javascript/date.hpp>
#include <javascript/time_zones.hpp>

#include <array>
#include <limits>
#include <optional>

namespace loopscope::js {

namespace {

// A fraction of a second in milliseconds: as many digits as there are, those after the third cut off.
int milliseconds_of(const DateToken& number) {
  int value = number.value, length = std::min(number.length, 9);
  for (; length < 3; ++length) value *= 10;
  for (; length > 3; --length) value /= 10;
  return value;
}

// --- what has been read

bool is_between(int value, int least, int most) { return value >= least && value <= most; }
bool is_month(int value) { return is_between(value, 1, 12); }
bool is_day(int value) { return is_between(value, 1, 31); }

struct DayFields {
  std::array<int, 3> numbers{};
  std::size_t count = 0;
  std::optional<int> named_month;
  bool is_iso = false;

  bool add(int number) {
    if (count == numbers.size()) return false;
    numbers[count++] = number;
    return true;
  }

  // Days since 1970, or nothing. The order of the numbers is guessed from whether the first can be a day; missing ones
  // are 1, the year too (2001).
  std::optional<double> resolve() {
    if (count == 0) return std::nullopt;
    while (count < numbers.size()) numbers[count++] = 1;
    auto [first, second, third] = numbers;
    int year = third, month = first, day = second;
    if (named_month) {
      month = *named_month;
      year = is_day(first) ? second : first;
      day = is_day(first) ? first : second;
    } else if (is_iso || !is_day(first)) {
      year = first, month = second, day = third;
    }
    if (!is_iso && is_between(year, 0, 49)) year += 2000;
    if (!is_iso && is_between(year, 50, 99)) year += 1900;
    if (!is_month(month) || !is_day(day)) return std::nullopt;
    return make_day(year, month - 1, day);
  }
};

struct TimeFields {
  std::array<int, 4> numbers{};
  std::size_t count = 0;
  std::optional<int> half_day;  // hours to add

  bool add(int number) {
    if (count == numbers.size()) return false;
    numbers[count++] = number;
    return true;
  }
  bool add_last(int number) {
    bool added = add(number);
    count = numbers.size();
    return added;
  }
  bool expects(int number) const {
    constexpr int most[] = {-1, 59, 59, 999};
    return count > 0 && count < numbers.size() && number <= most[count];
  }

  // Milliseconds, or nothing.
  std::optional<double> resolve() {
    auto [hour, minute, second, millisecond] = numbers;
    if (half_day) {
      if (hour > 12) return std::nullopt;
      hour = hour % 12 + *half_day;
    }
    bool is_valid = hour <= 23 && minute <= 59 && second <= 59 && millisecond <= 999;
    bool is_midnight_after = hour == 24 && minute == 0 && second == 0 && millisecond == 0;
    if (!is_valid && !is_midnight_after) return std::nullopt;
    return make_time(hour, minute, second, millisecond);
  }
};

struct ZoneFields {
  std::optional<int> sign, hour, minute;

  void set(int hours_east) {
    sign = hours_east < 0 ? -1 : 1;
    hour = hours_east * *sign;
    minute = 0;
  }
  bool expects_minute(int number) const { return hour && !minute && number <= 59; }
  bool is_utc() const { return hour == 0 && minute == 0; }

  // Milliseconds east of Greenwich, or nothing.
  std::optional<double> resolve() const {
    if (!sign) return 0.0;
    double seconds = hour.value_or(0) * 3600.0 + minute.value_or(0) * 60.0;
    if (seconds > std::numeric_limits<std::int32_t>::max()) return std::nullopt;
    return *sign * seconds * 1000;
  }
};

// --- the two formats

class DateReader {
 public:
  DateReader(std::u16string_view text, std::string_view local_zone) : scanner_(text), local_zone_(local_zone) {}

  std::optional<double> read() {
    Outcome outcome = read_iso();
    if (outcome == Outcome::Invalid) return std::nullopt;
    if (outcome == Outcome::Legacy && !read_legacy()) return std::nullopt;
    auto days = day_.resolve(), time = time_.resolve(), offset = zone_.resolve();
    if (!days || !time || !offset) return std::nullopt;
    if (!zone_.sign) return time_from_local(local_zone_, make_date(*days, *time));
    return make_date(*days, *time) - *offset;
  }

 private:
  enum class Outcome : std::uint8_t { Done, Legacy, Invalid };

  // The token it stops at is the first the other reader has to look at.
  Outcome leave() {
    token_ = scanner_.next();
    return Outcome::Legacy;
  }

  bool take_digits(int count, int least, int most) {
    if (!scanner_.peek().is_digits(count, least, most)) return false;
    token_ = scanner_.next();
    return true;
  }

  Outcome read_iso() {
    if (scanner_.peek().is_sign()) {
      token_ = scanner_.next();
      DateToken sign = token_;
      if (!scanner_.peek().is_digits(6, 0, 999'999)) return Outcome::Legacy;
      int year = scanner_.next().value;
      if (sign.sign() < 0 && year == 0) return Outcome::Legacy;
      day_.add(sign.sign() * year);
    } else if (take_digits(4, 0, 9999)) {
      day_.add(token_.value);
    } else {
      return leave();
    }
    if (scanner_.skip('-')) {
      if (!take_digits(2, 1, 12)) return leave();
      day_.add(token_.value);
      if (scanner_.skip('-')) {
        if (!take_digits(2, 1, 31)) return leave();
        day_.add(token_.value);
      }
    }
    if (!scanner_.peek().is(DateTokenKind::TimeMark))
      return scanner_.peek().is(DateTokenKind::End) ? finish_iso_date() : leave();
    scanner_.next();
    return read_iso_time() && read_iso_zone() && scanner_.peek().is(DateTokenKind::End) ? finish_iso()
                                                                                        : Outcome::Invalid;
  }

  // A date alone is of UTC.
  Outcome finish_iso_date() {
    zone_.set(0);
    return finish_iso();
  }

  Outcome finish_iso() {
    day_.is_iso = true;
    return Outcome::Done;
  }

  // HH:mm[:ss[.sss]]; 24:00 is the end of the day.
  bool read_iso_time() {
    if (!take_digits(2, 0, 24)) return false;
    int most = token_.value == 24 ? 0 : 59;
    time_.add(token_.value);
    if (!scanner_.skip(':') || !take_digits(2, 0, most)) return false;
    time_.add(token_.value);
    if (!scanner_.skip(':')) return true;
    if (!take_digits(2, 0, most)) return false;
    time_.add(token_.value);
    if (!scanner_.skip('.')) return true;
    DateToken fraction = scanner_.next();
    if (!fraction.is(DateTokenKind::Number) || (most == 0 && fraction.value > 0)) return false;
    time_.add(milliseconds_of(fraction));
    return true;
  }

  // Z, +hh:mm or +hhmm
  bool read_iso_zone() {
    if (scanner_.peek().is_zulu()) {
      scanner_.next();
      zone_.set(0);
      return true;
    }
    if (!scanner_.peek().is_sign()) return true;
    zone_.sign = scanner_.next().sign();
    if (take_digits(4, 0, 9999)) {
      zone_.hour = token_.value / 100;
      zone_.minute = token_.value % 100;
      return *zone_.hour <= 23 && *zone_.minute <= 59;
    }
    if (!take_digits(2, 0, 23)) return false;
    zone_.hour = token_.value;
    if (!scanner_.skip(':') || !take_digits(2, 0, 59)) return false;
    zone_.minute = token_.value;
    return true;
  }

  bool read_legacy() {
    has_number_ = day_.count > 0;
    for (; !token_.is(DateTokenKind::End); token_ = scanner_.next()) {
      if (!read_legacy_token()) return false;
    }
    return true;
  }

  bool read_legacy_token() {
    switch (token_.kind) {
      case DateTokenKind::Number:
        return read_number(token_.value);
      case DateTokenKind::Month:
      case DateTokenKind::HalfDay:
      case DateTokenKind::ZoneName:
      case DateTokenKind::TimeMark:
      case DateTokenKind::OtherWord:
        return read_word();
      case DateTokenKind::Symbol:
        if (token_.is_sign() && (zone_.is_utc() || time_.count > 0)) return read_offset();
        return !has_number_ || !(token_.is_sign() || token_.is_symbol(')'));
      default:
        return true;
    }
  }

  bool read_number(int number) {
    has_number_ = true;
    if (scanner_.skip(':')) return read_time_part(number);
    // A full stop is passed over whatever the number is.
    if (scanner_.skip('.') && time_.expects(number)) return read_fraction(number);
    if (zone_.expects_minute(number)) {
      zone_.minute = number;
      return true;
    }
    if (time_.expects(number)) return read_last_time_part(number);
    if (!day_.add(number)) return false;
    scanner_.skip('-');
    return true;
  }

  bool read_time_part(int number) {
    if (scanner_.skip(':')) {
      if (time_.count > 0) return false;
      time_.add(number);
      return time_.add(0);
    }
    if (!time_.add(number)) return false;
    scanner_.skip('.');
    return true;
  }

  bool read_fraction(int number) {
    time_.add(number);
    if (!scanner_.peek().is(DateTokenKind::Number)) return false;
    time_.add_last(milliseconds_of(scanner_.next()));
    return true;
  }

  bool read_last_time_part(int number) {
    time_.add_last(number);
    const DateToken& after = scanner_.peek();
    return after.is(DateTokenKind::End) || after.is(DateTokenKind::Space) || after.is_zulu() || after.is_sign();
  }

  bool read_word() {
    if (token_.is(DateTokenKind::HalfDay) && time_.count > 0) {
      time_.half_day = token_.value;
    } else if (token_.is(DateTokenKind::Month)) {
      day_.named_month = token_.value;
      scanner_.skip('-');
    } else if (token_.is(DateTokenKind::ZoneName) && has_number_) {
      zone_.set(token_.value);
    } else {
      // Any other word may come only before the first number, and not touch it.
      return !has_number_ && !scanner_.peek().is(DateTokenKind::Number);
    }
    return true;
  }

  // +hh, +hhmm or +hh:mm; the minutes after the colon are the next number.
  bool read_offset() {
    zone_.sign = token_.sign();
    has_number_ = true;
    DateToken number{DateTokenKind::Number, 0, 0};
    if (scanner_.peek().is(DateTokenKind::Number)) number = scanner_.next();
    if (scanner_.peek().is_symbol(':')) {
      zone_.hour = number.value;
      zone_.minute.reset();
      return true;
    }
    if (number.length == 0 || number.length > 4) return false;
    bool has_minutes = number.length > 2;
    zone_.hour = has_minutes ? number.value / 100 : number.value;
    zone_.minute = has_minutes ? number.value % 100 : 0;
    return true;
  }

  DateScanner scanner_;
  DateToken token_;
  DayFields day_;
  TimeFields time_;
  ZoneFields zone_;
  std::string_view local_zone_;
  bool has_number_ = false;
};

}  // namespace

double parse_date(std::u16string_view text, std::string_view local_zone) {
  auto time = DateReader(text, local_zone).read();
  return time ? time_clip(*time) : std::numeric_limits<double>::quiet_NaN();
}

}  // namespace loopscope::js
