#include <scenario/limit_options.hpp>

#include <charconv>
#include <string>

namespace loopscope {

namespace {

struct LimitRow {
  std::string_view name;
  LimitOption LimitOptions::*option;
};

constexpr LimitRow rows[] = {
    {"instructions", &LimitOptions::instructions},
    {"memory_mb", &LimitOptions::memory_mb},
    {"frames", &LimitOptions::frames},
    {"virtual_time", &LimitOptions::virtual_time},
};

std::optional<std::uint64_t> whole_number(std::string_view text) {
  std::string digits;
  for (char c : text) {
    if (c != '_') digits.push_back(c);
  }
  std::uint64_t value = 0;
  auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  bool whole = error == std::errc() && end == digits.data() + digits.size() && value > 0;
  return whole ? std::optional(value) : std::nullopt;
}

void lift_all(LimitOptions& options) {
  for (const LimitRow& row : rows) options.*row.option = {true, std::nullopt};
}

}  // namespace

LimitOption* find_limit(LimitOptions& options, std::string_view name) {
  for (const LimitRow& row : rows) {
    if (row.name == name) return &(options.*row.option);
  }
  return nullptr;
}

std::string_view limit_names() { return "instructions, memory_mb, frames, virtual_time"; }

LimitFault set_limit(LimitOptions& options, std::string_view setting) {
  if (setting == "none") {
    lift_all(options);
    return LimitFault::None;
  }
  std::size_t equals = setting.find('=');
  LimitOption* option = find_limit(options, setting.substr(0, equals));
  if (!option) return LimitFault::UnknownName;
  if (equals == std::string_view::npos) return LimitFault::BadValue;
  std::string_view text = setting.substr(equals + 1);
  std::optional<std::uint64_t> value = whole_number(text);
  if (!value && text != "none") return LimitFault::BadValue;
  *option = {true, value};
  return LimitFault::None;
}

LimitOptions merge_limits(const LimitOptions& under, const LimitOptions& over) {
  LimitOptions merged = under;
  for (const LimitRow& row : rows) {
    if ((over.*row.option).given) merged.*row.option = over.*row.option;
  }
  return merged;
}

}  // namespace loopscope
