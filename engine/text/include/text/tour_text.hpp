#pragma once
#include <text/text.hpp>

namespace loopscope {

enum class TourText : std::uint16_t {
#define LOOPSCOPE_TEXT(id, english, portuguese) id,
#include <text/tour.def>
#undef LOOPSCOPE_TEXT
};

constexpr TextTable text_table(TourText) { return TextTable::Tour; }

}  // namespace loopscope
