#include <javascript/date.hpp>
#include <javascript/locale_tables.hpp>
#include <javascript/time_zones.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdlib>

namespace loopscope::js {

namespace {

constexpr double ms_per_minute = 60'000;
constexpr double table_end = 2'145'916'800'000;  // 2038-01-01

std::string lowered(std::string_view text) {
  std::string out(text);
  for (char& c : out) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
  return out;
}

// Calls `use` for each word of a line.
template <class Use>
void for_each_word(std::string_view line, Use use) {
  for (std::size_t start = 0; start < line.size();) {
    std::size_t end = std::min(line.find(' ', start), line.size());
    if (use(line.substr(start, end - start))) return;
    start = end + 1;
  }
}

// `Asia/Kolkata>Asia/Calcutta`
std::string linked_name(std::string_view wanted) {
  std::string found;
  for_each_word(locale_line("", "f.zonelinks"), [&](std::string_view link) {
    std::size_t cut = link.find('>');
    if (lowered(link.substr(0, cut)) != wanted) return false;
    found = link.substr(cut + 1);
    return true;
  });
  return found;
}

std::string known_name(std::string_view wanted) {
  std::string found;
  for_each_word(locale_line("", "f.zones"), [&](std::string_view zone) {
    if (lowered(zone) == wanted) found = zone;
    return !found.empty();
  });
  return found;
}

std::string_view table_text(std::string_view zone) {
  std::string_view text = locale_line("", "z." + std::string(zone));
  return text.starts_with('=') ? locale_line("", "z." + std::string(text.substr(1))) : text;
}

int number_in(std::string_view text, int base) {
  int value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value, base);
  return value;
}

// The hours of Etc/GMT+5, which is west of Greenwich; nothing for other zones.
std::optional<int> fixed_offset(std::string_view zone) {
  constexpr std::string_view head = "Etc/GMT";
  if (!zone.starts_with(head) || zone.size() < head.size() + 2) return std::nullopt;
  int hours = number_in(zone.substr(head.size() + 1), 10);
  return (zone[head.size()] == '+' ? -60 : 60) * hours;
}

// The changes of a zone one after the other: offsets, then letters of f.zonemoves or moves in brackets.
class Changes {
 public:
  explicit Changes(std::string_view text)
      : offsets_(text.substr(0, text.find(' '))), moves_(text.substr(std::min(text.size(), offsets_.size() + 1))) {
    offset_ = offset_at(0);
    for_each_word(locale_line("", "f.zonemoves"), [&](std::string_view word) {
      common_[static_cast<unsigned char>(word[0]) % 128] = word.substr(1);
      return false;
    });
  }
  int offset() const { return offset_; }
  // In minutes since 1970; nothing after the last one.
  std::optional<double> next_change() {
    if (moves_.empty()) return std::nullopt;
    std::string_view move;
    if (moves_[0] == '(') {
      std::size_t end = moves_.find(')');
      move = moves_.substr(1, end - 1);
      moves_.remove_prefix(end + 1);
    } else {
      move = spelled_out(moves_[0]);
      moves_.remove_prefix(1);
    }
    minute_ += number_in(move.substr(1), 36);
    after_ = offset_at(number_in(move.substr(0, 1), 36));
    return minute_;
  }
  void pass() { offset_ = after_; }

 private:
  int offset_at(int place) const {
    std::string_view rest = offsets_;
    for (; place > 0; --place) rest.remove_prefix(rest.find(',') + 1);
    return number_in(rest.substr(0, rest.find(',')), 10);
  }
  std::string_view spelled_out(char letter) const { return common_[static_cast<unsigned char>(letter) % 128]; }

  std::string_view offsets_, moves_;
  std::array<std::string_view, 128> common_;  // by letter
  double minute_ = 0;
  int offset_ = 0, after_ = 0;
};

// After the table's end a year goes like one of its last 28 that begins on the same day and is as long.
double within_table(double time) {
  if (time < table_end) return time;
  CivilTime at = civil_time(time);
  double start = make_date(make_day(static_cast<double>(at.year), 0, 1), 0);
  double length = make_date(make_day(static_cast<double>(at.year) + 1, 0, 1), 0) - start;
  int weekday = civil_time(start).weekday;
  for (double year = 2037; year > 2009; --year) {
    double other = make_date(make_day(year, 0, 1), 0), next = make_date(make_day(year + 1, 0, 1), 0);
    if (civil_time(other).weekday == weekday && next - other == length) return time - start + other;
  }
  return time;
}

}  // namespace

NamedZone find_time_zone(std::string_view name) {
  std::string wanted = lowered(name);
  if (wanted == "utc") return {ZoneKnowledge::Table, "UTC"};
  if (std::string link = linked_name(wanted); !link.empty()) return {ZoneKnowledge::Table, link};
  std::string known = known_name(wanted);
  if (known.empty() && wanted.starts_with("etc/gmt") && wanted.size() >= 9) {
    int hours = number_in(std::string_view(wanted).substr(8), 10);
    bool is_sign = wanted[7] == '+' || wanted[7] == '-';
    if (is_sign && hours > 0 && hours <= (wanted[7] == '+' ? 12 : 14)) known = "Etc/GMT" + wanted.substr(7);
  }
  if (known.empty()) return {};
  bool has_table = fixed_offset(known) || !table_text(known).empty();
  return {has_table ? ZoneKnowledge::Table : ZoneKnowledge::NoTable, known};
}

int zone_offset(std::string_view zone, double time) {
  if (zone == "UTC" || zone.empty()) return 0;
  if (auto fixed = fixed_offset(zone)) return *fixed;
  double minute = std::floor(within_table(time) / ms_per_minute);
  Changes changes(table_text(zone));
  while (auto change = changes.next_change()) {
    if (*change > minute) break;
    changes.pass();
  }
  return changes.offset();
}

double time_from_local(std::string_view zone, double local) {
  if (zone == "UTC" || zone.empty()) return local;
  constexpr double day = 86'400'000;
  int before = zone_offset(zone, local - day), after = zone_offset(zone, local + day);
  for (int offset : {before, after}) {
    double time = local - offset * ms_per_minute;
    if (zone_offset(zone, time) == offset) return time;
  }
  return local - before * ms_per_minute;
}

namespace {

// The number of the zone's names; "": it has none of its own.
std::string metazone_of(std::string_view zone) {
  std::string number;
  for_each_word(locale_line("", "f.metazones"), [&](std::string_view word) {
    std::size_t cut = word.find(':');
    if (word.substr(0, cut) == zone) number = word.substr(cut + 1);
    return !number.empty();
  });
  return number;
}

std::string offset_name(int offset) {
  int size = std::abs(offset);
  auto two = [](int number) { return (number < 10 ? "0" : "") + std::to_string(number); };
  return offset == 0 ? "GMT" : (offset < 0 ? "GMT-" : "GMT+") + two(size / 60) + ":" + two(size % 60);
}

}  // namespace

std::string zone_long_name(std::string_view zone, double time) {
  int offset = zone_offset(zone, time);
  std::string number = metazone_of(zone);
  std::string_view names = number.empty() ? std::string_view{} : locale_line("en-US", "wz." + number);
  if (names.empty()) return offset_name(offset);
  std::string_view standard = names.substr(0, names.find('|'));
  std::string_view rest = names.substr(std::min(names.size(), standard.size() + 1));
  std::string_view daylight = rest.substr(0, rest.find('|'));
  auto year = static_cast<double>(civil_time(time).year);
  int january = zone_offset(zone, make_date(make_day(year, 0, 15), 0));
  int july = zone_offset(zone, make_date(make_day(year, 6, 15), 0));
  bool is_daylight = january != july && offset == std::max(january, july);
  return std::string(is_daylight && !daylight.empty() ? daylight : standard);
}

}  // namespace loopscope::js
