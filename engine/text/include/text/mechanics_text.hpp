#pragma once
#include <text/text.hpp>

namespace loopscope {

enum class MechanicsText : std::uint16_t {
#define LOOPSCOPE_TEXT(id, english, portuguese) id,
#include <text/mechanics.def>
#undef LOOPSCOPE_TEXT
};

constexpr TextTable text_table(MechanicsText) { return TextTable::Mechanics; }

}  // namespace loopscope
