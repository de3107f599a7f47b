#pragma once
#include <text/text.hpp>

namespace loopscope {

enum class WindowText : std::uint16_t {
#define LOOPSCOPE_TEXT(id, english, portuguese) id,
#include <text/window.def>
#undef LOOPSCOPE_TEXT
};

constexpr TextTable text_table(WindowText) { return TextTable::Window; }

}  // namespace loopscope
