#pragma once
// Numbers as people read them, in the language they read.
#include <text/text.hpp>

#include <cstdint>
#include <string>

namespace loopscope::scene {

// "12.345 ms", in Portuguese "12,345 ms"; whole milliseconds lose their zeros; seconds from ten seconds on.
std::string format_time(std::int64_t nanoseconds, Language language);
// "1 234 567", grouped by narrow no-break spaces from five digits on.
std::string format_count(std::uint64_t count);
// At most four characters: "9999", "12k", "3M".
std::string format_short_count(std::uint64_t count);
// "12:5", or empty for no place.
struct Place;
std::string format_place(const Place& place);

}  // namespace loopscope::scene
