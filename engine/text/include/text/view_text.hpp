#pragma once
#include <text/text.hpp>

namespace loopscope {

enum class ViewText : std::uint16_t {
#define LOOPSCOPE_TEXT(id, english, portuguese) id,
#include <text/view.def>
#undef LOOPSCOPE_TEXT
};

constexpr TextTable text_table(ViewText) { return TextTable::View; }

}  // namespace loopscope
