#pragma once
#include <text/text.hpp>

namespace loopscope {

enum class ComfortText : std::uint16_t {
#define LOOPSCOPE_TEXT(id, english, portuguese) id,
#include <text/comfort.def>
#undef LOOPSCOPE_TEXT
};

constexpr TextTable text_table(ComfortText) { return TextTable::Comfort; }

}  // namespace loopscope
