#include "date_locale.hpp"

#include <base/utf.hpp>
#include <javascript/date.hpp>

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace loopscope::js {

namespace {

// What a pattern's letters mean is said in tools/dates/generate.mjs.
struct LocaleTables {
  std::u16string_view tag;
  std::u16string_view decimal_point;
  bool uses_half_days;
  // By width: narrow, short, long.
  std::u16string_view months[3][12], months_in_dates[3][12], weekdays[3][7], weekdays_in_dates[3][7];
  std::u16string_view half_days[2];
  std::u16string_view eras[3][2];
  std::u16string_view zones[2];
  // Places in `patterns`. Dates by weekday, year, month and day; times with half days or without, then without
  // the zone or with it, by hour, minute and second; the same after a weekday and no other date.
  std::uint8_t dates[216];
  std::uint8_t times[2][2][27], weekday_times[2][2][27];
  // By style: full, long, medium, short.
  std::u16string_view date_styles[4], time_styles[2][4];
  std::u16string_view glue[4];  // a long month with a weekday, a long month, a short month, any other date
  std::u16string_view style_glue[4];
  std::u16string_view patterns[192];
};

#include "date_locale_tables.inc"

// --- locale tags

char16_t lower(char16_t unit) { return unit >= u'A' && unit <= u'Z' ? static_cast<char16_t>(unit | 0x20) : unit; }

std::u16string lowered(std::u16string_view text) {
  std::u16string out(text);
  std::transform(out.begin(), out.end(), out.begin(), lower);
  return out;
}

bool is_letter(char16_t unit) { return lower(unit) >= u'a' && lower(unit) <= u'z'; }
bool is_digit(char16_t unit) { return unit >= u'0' && unit <= u'9'; }
bool is_letters(std::u16string_view text) { return std::all_of(text.begin(), text.end(), is_letter); }
bool is_digits(std::u16string_view text) { return std::all_of(text.begin(), text.end(), is_digit); }
bool is_alphanumeric(std::u16string_view text) {
  return std::all_of(text.begin(), text.end(), [](char16_t unit) { return is_letter(unit) || is_digit(unit); });
}

std::vector<std::u16string_view> subtags_of(std::u16string_view tag) {
  std::vector<std::u16string_view> out;
  for (std::size_t start = 0; start <= tag.size();) {
    std::size_t end = std::min(tag.find(u'-', start), tag.size());
    out.push_back(tag.substr(start, end - start));
    start = end + 1;
  }
  return out;
}

bool is_language(std::u16string_view subtag) {
  std::size_t length = subtag.size();
  return is_letters(subtag) && (length == 2 || length == 3 || (length >= 5 && length <= 8));
}
bool is_script(std::u16string_view subtag) { return subtag.size() == 4 && is_letters(subtag); }
bool is_region(std::u16string_view subtag) {
  return (subtag.size() == 2 && is_letters(subtag)) || (subtag.size() == 3 && is_digits(subtag));
}
bool is_variant(std::u16string_view subtag) {
  if (!is_alphanumeric(subtag)) return false;
  return (subtag.size() >= 5 && subtag.size() <= 8) || (subtag.size() == 4 && is_digit(subtag[0]));
}

bool is_repeated(const std::vector<std::u16string>& seen, std::u16string_view subtag) {
  return std::find(seen.begin(), seen.end(), subtag) != seen.end();
}

// From `at` on: singletons, each once and with its subtags.
bool are_extensions(const std::vector<std::u16string_view>& subtags, std::size_t at) {
  std::vector<std::u16string> seen;
  while (at < subtags.size()) {
    if (subtags[at].size() != 1 || !is_alphanumeric(subtags[at]) || is_repeated(seen, subtags[at])) return false;
    seen.emplace_back(subtags[at]);
    bool is_private = subtags[at] == u"x";
    std::size_t least = is_private ? 1 : 2, first = ++at;
    while (at < subtags.size() && subtags[at].size() >= least && subtags[at].size() <= 8 &&
           is_alphanumeric(subtags[at]))
      ++at;
    if (at == first) return false;
  }
  return true;
}

const LocaleTables* tables_by_tag(std::u16string_view tag) {
  for (const LocaleTables& tables : locale_tables) {
    if (lowered(tables.tag) == tag) return &tables;
  }
  return nullptr;
}

// Null: nothing is known of its language.
const LocaleTables* find_tables(std::u16string_view tag) {
  std::u16string wanted = lowered(tag);
  std::size_t extension = wanted.find(u"-u-");
  wanted.resize(std::min(extension, wanted.size()));
  if (const LocaleTables* exact = tables_by_tag(wanted)) return exact;
  std::u16string language = wanted.substr(0, wanted.find(u'-'));
  for (const LocaleTables& tables : locale_tables) {
    if (tables.tag.substr(0, tables.tag.find(u'-')) == language) return &tables;
  }
  return nullptr;
}

// The value of -u-hc-, as a place in h11, h12, h23, h24; 0: none.
int hour_cycle_in_tag(std::u16string_view tag) {
  std::u16string text = lowered(tag);
  std::size_t extension = text.find(u"-u-");
  std::size_t place = extension == std::u16string::npos ? extension : text.find(u"-hc-h", extension);
  if (place == std::u16string::npos) return 0;
  constexpr std::u16string_view cycles[] = {u"11", u"12", u"23", u"24"};
  for (int i = 0; i < 4; ++i) {
    if (std::u16string_view(text).substr(place + 5, 2) == cycles[i]) return i + 1;
  }
  return 0;
}

}  // namespace

TagKind locale_tag_kind(std::u16string_view tag) {
  std::u16string text = lowered(tag);
  std::vector<std::u16string_view> subtags = subtags_of(text);
  if (!is_language(subtags[0])) return TagKind::BadStart;
  std::size_t at = 1;
  if (at < subtags.size() && is_script(subtags[at])) ++at;
  if (at < subtags.size() && is_region(subtags[at])) ++at;
  std::vector<std::u16string> variants;
  bool has_repeated = false;
  for (; at < subtags.size() && is_variant(subtags[at]); ++at) {
    has_repeated = has_repeated || is_repeated(variants, subtags[at]);
    variants.emplace_back(subtags[at]);
  }
  bool ends_with_hyphen = at + 1 == subtags.size() && subtags[at].empty();
  bool has_extension = at < subtags.size() && subtags[at].size() == 1 && is_alphanumeric(subtags[at]);
  if (at < subtags.size() && !has_extension && !ends_with_hyphen) return TagKind::BadStart;
  return has_repeated || !are_extensions(subtags, at) ? TagKind::BadRest : TagKind::Valid;
}

std::u16string choose_locale(const std::vector<std::u16string>& tags) {
  for (const std::u16string& tag : tags) {
    if (find_tables(tag)) return tag;
  }
  return u"en-US";
}

ZoneKind time_zone_kind(std::u16string_view name) {
  constexpr std::u16string_view utc[] = {u"utc",      u"gmt",       u"etc/utc",   u"etc/gmt",       u"zulu",
                                         u"etc/zulu", u"uct",       u"etc/uct",   u"gmt0",          u"gmt+0",
                                         u"gmt-0",    u"universal", u"etc/gmt+0", u"etc/universal", u"etc/gmt-0"};
  constexpr std::u16string_view areas[] = {u"africa/",   u"america/",   u"antarctica/", u"arctic/", u"asia/",
                                           u"atlantic/", u"australia/", u"brazil/",     u"canada/", u"etc/",
                                           u"europe/",   u"indian/",    u"pacific/",    u"us/"};
  std::u16string wanted = lowered(name);
  if (std::find(std::begin(utc), std::end(utc), wanted) != std::end(utc)) return ZoneKind::Utc;
  for (std::u16string_view area : areas) {
    if (wanted.starts_with(area)) return ZoneKind::NotSimulated;
  }
  return ZoneKind::Unknown;
}

// --- formatting

namespace {

enum HourCycle { LocaleCycle, H11, H12, H23, H24 };

class Formatter {
 public:
  Formatter(const DateFormat& format, double time)
      : format_(format), tables_(*find_tables(format.locale)), at_(civil_time(time)), cycle_(chosen_cycle()) {}

  std::u16string text() {
    if (format_.date_style || format_.time_style)
      write_styles();
    else
      write_fields();
    return std::move(out_);
  }

 private:
  // As V8 chooses when hour12 is given: the cycle that begins the day as the locale's own does.
  int chosen_cycle() const {
    int own = tables_.uses_half_days ? H12 : H23;
    if (format_.hour12) {
      bool half_days = format_.hour12 == 1;
      if (own == H23) return half_days ? H11 : H23;
      return half_days ? H12 : H24;
    }
    if (format_.hour_cycle) return format_.hour_cycle;
    int in_tag = hour_cycle_in_tag(format_.locale);
    return in_tag ? in_tag : own;
  }
  bool has_half_days() const { return cycle_ == H11 || cycle_ == H12; }
  std::size_t cycle_place() const { return has_half_days() ? 0 : 1; }

  void write_styles() {
    auto date = static_cast<std::size_t>(format_.date_style), time = static_cast<std::size_t>(format_.time_style);
    if (date) write_pattern(tables_.date_styles[date - 1]);
    if (date && time) write_pattern(tables_.style_glue[date - 1]);
    if (time) write_pattern(tables_.time_styles[cycle_place()][time - 1]);
  }

  void write_fields() {
    bool has_date = format_.weekday || format_.year || format_.month || format_.day || format_.era;
    bool has_clock = format_.hour || format_.minute || format_.second;
    bool has_time = has_clock || format_.fraction || format_.zone_name;
    bool is_weekday_only = format_.weekday && !format_.year && !format_.month && !format_.day && !format_.era;
    if (is_weekday_only && has_clock) {
      write_pattern(tables_.patterns[tables_.weekday_times[cycle_place()][format_.zone_name ? 1 : 0][clock_place()]]);
    } else {
      if (has_date) write_date();
      if (has_date && has_time) write_pattern(tables_.glue[glue_place()]);
      if (has_clock)
        write_pattern(tables_.patterns[tables_.times[cycle_place()][format_.zone_name ? 1 : 0][clock_place()]]);
    }
    if (format_.fraction && !format_.second) out_ += fraction_text();
    if (format_.zone_name && !has_clock) write_zone();
  }

  void write_date() {
    auto place = ((format_.weekday * 3 + format_.year) * 6 + format_.month) * 3 + format_.day;
    write_pattern(tables_.patterns[tables_.dates[static_cast<std::size_t>(place)]]);
    if (!format_.era) return;
    if (!out_.empty()) out_ += u' ';
    out_ += tables_.eras[static_cast<std::size_t>(format_.era - 1)][at_.year > 0 ? 1 : 0];
  }

  void write_zone() {
    if (format_.fraction) out_ += u' ';
    write_field(u'z', 1);
  }

  std::size_t clock_place() const {
    return static_cast<std::size_t>((format_.hour * 3 + format_.minute) * 3 + format_.second);
  }

  std::size_t glue_place() const {
    constexpr int short_name = 4, long_name = 5;
    if (format_.month == long_name) return format_.weekday ? 0 : 1;
    return format_.month == short_name ? 2 : 3;
  }

  void write_pattern(std::u16string_view pattern) {
    bool is_quoted = false;
    for (std::size_t i = 0; i < pattern.size();) {
      std::size_t count = 1;
      if (pattern[i] == u'\'') {
        bool is_doubled = i + 1 < pattern.size() && pattern[i + 1] == u'\'';
        if (is_doubled) out_ += u'\'';
        if (!is_doubled) is_quoted = !is_quoted;
        count = is_doubled ? 2 : 1;
      } else if (is_quoted || !is_letter(pattern[i])) {
        out_ += pattern[i];
      } else {
        while (i + count < pattern.size() && pattern[i + count] == pattern[i]) ++count;
        write_field(pattern[i], static_cast<int>(count));
      }
      i += count;
    }
  }

  // A name's width: what the pattern says, else what was asked for (its place after `before`).
  static std::size_t name_width(int count, int asked, int before) {
    return static_cast<std::size_t>(count > 1 ? count - 2 : asked - before - 1);
  }

  void write_field(char16_t letter, int count) {
    auto month = static_cast<std::size_t>(at_.month);
    switch (letter) {
      case u'E':
        out_ += tables_.weekdays_in_dates[name_width(count, format_.weekday, 0)][static_cast<std::size_t>(at_.weekday)];
        return;
      case u'e':
        out_ += tables_.weekdays[name_width(count, format_.weekday, 0)][static_cast<std::size_t>(at_.weekday)];
        return;
      case u'N':
        out_ += tables_.months_in_dates[name_width(count, format_.month, 2)][month];
        return;
      case u'L':
        out_ += tables_.months[name_width(count, format_.month, 2)][month];
        return;
      case u'a':
        out_ += tables_.half_days[at_.hour < 12 ? 0 : 1];
        return;
      case u'z':
        out_ += zone_text(count > 1 ? count - 1 : format_.zone_name);
        return;
      case u's':
        write_number(at_.second, count);
        if (format_.fraction) (out_ += tables_.decimal_point) += fraction_text();
        return;
      case u'y':
        // Before the first year of our era they are counted backwards from 1.
        return write_year(at_.year > 0 ? at_.year : 1 - at_.year, count);
      default:
        return write_number(number_of(letter), count);
    }
  }

  // Of the widths of timeZoneName: short, long, shortOffset, longOffset, shortGeneric, longGeneric.
  std::u16string_view zone_text(int width) const {
    if (width > 2) return width % 2 == 0 ? u"GMT+00:00" : u"GMT+0";
    return tables_.zones[width - 1];
  }

  int number_of(char16_t letter) const {
    switch (letter) {
      case u'M':
        return at_.month + 1;
      case u'd':
        return at_.day;
      case u'h':
        return shown_hour();
      default:
        return at_.minute;
    }
  }

  int shown_hour() const {
    int hour = has_half_days() ? at_.hour % 12 : at_.hour;
    if (hour > 0) return hour;
    return cycle_ == H12 ? 12 : cycle_ == H24 ? 24 : 0;
  }

  void write_year(std::int64_t year, int count) {
    if (count == 2)
      write_number(static_cast<int>(year % 100), 2);
    else
      out_ += ascii_to_utf16(std::to_string(year));
  }

  void write_number(int number, int width) {
    std::string digits = std::to_string(number);
    for (auto i = static_cast<int>(digits.size()); i < width; ++i) out_ += u'0';
    out_ += ascii_to_utf16(digits);
  }

  std::u16string fraction_text() const {
    std::string digits = std::to_string(1000 + at_.millisecond);
    return ascii_to_utf16(digits.substr(1, static_cast<std::size_t>(format_.fraction)));
  }

  const DateFormat& format_;
  const LocaleTables& tables_;
  CivilTime at_;
  int cycle_;
  std::u16string out_;
};

}  // namespace

std::u16string format_date(const DateFormat& format, double time) { return Formatter(format, time).text(); }

}  // namespace loopscope::js
