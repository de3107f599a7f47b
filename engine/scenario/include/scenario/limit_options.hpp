#pragma once
// Limits as a person sets them, in a header's [limits] or with --limit NAME=VALUE: given or not, a number or none.
#include <cstdint>
#include <optional>
#include <string_view>

namespace loopscope {

struct LimitOption {
  bool given = false;
  std::optional<std::uint64_t> value;  // nothing: no limit
  friend bool operator==(const LimitOption&, const LimitOption&) = default;
};

struct LimitOptions {
  LimitOption instructions;
  LimitOption memory_mb;  // megabytes of counted cell bytes
  LimitOption frames;
  LimitOption virtual_time;  // milliseconds
  friend bool operator==(const LimitOptions&, const LimitOptions&) = default;
};

// The option of a name as [limits] spells it, or null.
LimitOption* find_limit(LimitOptions& options, std::string_view name);
// Names of all limits, for messages.
std::string_view limit_names();

enum class LimitFault : std::uint8_t { None, UnknownName, BadValue };
// Takes "NAME=VALUE", "NAME=none" or "none" (no limit at all). A value is a whole number from 1; `_` may separate
// digits.
LimitFault set_limit(LimitOptions& options, std::string_view setting);

// What `over` gives, else what `under` gives: the command line over the header.
LimitOptions merge_limits(const LimitOptions& under, const LimitOptions& over);

}  // namespace loopscope
