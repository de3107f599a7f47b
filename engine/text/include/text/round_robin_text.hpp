#pragma once
#include <text/text.hpp>

namespace loopscope {

enum class RoundRobinText : std::uint16_t {
#define LOOPSCOPE_TEXT(id, english, portuguese) id,
#include <text/round_robin.def>
#undef LOOPSCOPE_TEXT
};

constexpr TextTable text_table(RoundRobinText) { return TextTable::RoundRobin; }

}  // namespace loopscope
