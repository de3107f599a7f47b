#include <scene/format.hpp>

#include <scene/scene.hpp>

#include <fmt/format.h>

namespace loopscope::scene {

namespace {

constexpr std::int64_t microseconds = 1000;
constexpr std::int64_t milliseconds = 1000 * microseconds;
constexpr std::int64_t seconds = 1000 * milliseconds;
constexpr std::string_view narrow_space = "\u202f";

// `units` and thousandths of them, without trailing zeros.
std::string decimal(std::int64_t units, std::int64_t thousandths, Language language) {
  std::string out = format_count(static_cast<std::uint64_t>(units));
  if (thousandths == 0) return out;
  out += fmt::format("{}{:03}", language == Language::Portuguese ? ',' : '.', thousandths);
  while (out.back() == '0') out.pop_back();
  return out;
}

}  // namespace

std::string format_time(std::int64_t nanoseconds, Language language) {
  if (nanoseconds < 0) return "-" + format_time(-nanoseconds, language);
  if (nanoseconds >= 10 * seconds) {
    return decimal(nanoseconds / seconds, nanoseconds % seconds / milliseconds, language) + " s";
  }
  return decimal(nanoseconds / milliseconds, nanoseconds % milliseconds / microseconds, language) + " ms";
}

std::string format_count(std::uint64_t count) {
  std::string digits = fmt::format("{}", count);
  if (digits.size() < 5) return digits;
  std::string out;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i > 0 && (digits.size() - i) % 3 == 0) out += narrow_space;
    out += digits[i];
  }
  return out;
}

std::string format_short_count(std::uint64_t count) {
  constexpr std::uint64_t longest = 10'000;
  const char* unit = "";
  for (const char* larger : {"k", "M", "G", "T"}) {
    if (count < (*unit ? 1'000U : longest)) break;
    count /= 1'000;
    unit = larger;
  }
  return std::to_string(count) + unit;
}

std::string format_place(const Place& place) {
  return place.line == 0 ? std::string() : fmt::format("{}:{}", place.line, place.column);
}

}  // namespace loopscope::scene
