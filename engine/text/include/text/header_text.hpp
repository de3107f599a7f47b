#pragma once
#include <text/text.hpp>

namespace loopscope {

enum class HeaderText : std::uint16_t {
#define LOOPSCOPE_TEXT(id, english, portuguese) id,
#include <text/header.def>
#undef LOOPSCOPE_TEXT
};

constexpr TextTable text_table(HeaderText) { return TextTable::Header; }

}  // namespace loopscope
