#pragma once
// Dates of a header: ISO 8601, read without the machine's locale or time zone.
#include <cstdint>
#include <optional>
#include <string_view>

namespace loopscope {

// "2025-01-01", "2025-01-01T12:30:00", with fractions and "Z" or "+02:00", in milliseconds since 1970-01-01T00:00:00Z.
// Without an offset it is UTC. Nothing for anything else, a day that does not exist included.
std::optional<std::int64_t> parse_moment(std::string_view text);

}  // namespace loopscope
