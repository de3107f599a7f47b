#include "moment.hpp"

namespace loopscope {

namespace {

class MomentReader {
 public:
  explicit MomentReader(std::string_view text) : text_(text) {}

  bool take(char c) {
    if (text_.empty() || text_.front() != c) return false;
    text_.remove_prefix(1);
    return true;
  }

  // Exactly `digits` digits from `least` to `most`; remembers a failure.
  std::int64_t number(int digits, std::int64_t least, std::int64_t most) {
    std::int64_t value = 0;
    for (int i = 0; i < digits; ++i) value = value * 10 + digit();
    ok_ = ok_ && value >= least && value <= most;
    return value;
  }

  std::int64_t milliseconds() {
    std::int64_t value = 0;
    int scale = 100;
    bool any = false;
    for (; !text_.empty() && text_.front() >= '0' && text_.front() <= '9'; scale /= 10, any = true)
      value += digit() * scale;
    ok_ = ok_ && any;
    return value;
  }

  void expect(bool condition) { ok_ = ok_ && condition; }
  bool at_end() const { return text_.empty(); }
  bool ok() const { return ok_; }

 private:
  std::int64_t digit() {
    if (text_.empty() || text_.front() < '0' || text_.front() > '9') {
      ok_ = false;
      return 0;
    }
    std::int64_t value = text_.front() - '0';
    text_.remove_prefix(1);
    return value;
  }

  std::string_view text_;
  bool ok_ = true;
};

bool is_leap(std::int64_t year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }

std::int64_t days_in_month(std::int64_t year, std::int64_t month) {
  constexpr int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  if (month < 1 || month > 12) return 0;
  return month == 2 && is_leap(year) ? 29 : days[month - 1];
}

std::int64_t days_before_year(std::int64_t year) {
  std::int64_t y = year - 1;
  return 365 * y + y / 4 - y / 100 + y / 400;
}

std::int64_t read_date(MomentReader& reader) {
  std::int64_t year = reader.number(4, 1, 9999);
  reader.expect(reader.take('-'));
  std::int64_t month = reader.number(2, 1, 12);
  reader.expect(reader.take('-'));
  std::int64_t day = reader.number(2, 1, days_in_month(year, month));
  std::int64_t days = days_before_year(year) - days_before_year(1970) + day - 1;
  for (std::int64_t m = 1; m < month; ++m) days += days_in_month(year, m);
  return days;
}

std::int64_t read_clock(MomentReader& reader) {
  std::int64_t minutes = reader.number(2, 0, 23) * 60;
  reader.expect(reader.take(':'));
  minutes += reader.number(2, 0, 59);
  std::int64_t milliseconds = 0;
  if (reader.take(':')) milliseconds = reader.number(2, 0, 59) * 1000;
  if (reader.take('.')) milliseconds += reader.milliseconds();
  return minutes * 60'000 + milliseconds;
}

std::int64_t read_offset(MomentReader& reader) {
  if (reader.take('Z') || reader.at_end()) return 0;
  bool west = reader.take('-');
  reader.expect(west || reader.take('+'));
  std::int64_t minutes = reader.number(2, 0, 23) * 60;
  reader.expect(reader.take(':'));
  minutes += reader.number(2, 0, 59);
  return (west ? -minutes : minutes) * 60'000;
}

}  // namespace

std::optional<std::int64_t> parse_moment(std::string_view text) {
  MomentReader reader(text);
  std::int64_t result = read_date(reader) * 86'400'000;
  if (!reader.at_end()) {
    reader.expect(reader.take('T') || reader.take(' '));
    result += read_clock(reader);
    result -= read_offset(reader);
  }
  reader.expect(reader.at_end());
  return reader.ok() ? std::optional(result) : std::nullopt;
}

}  // namespace loopscope
