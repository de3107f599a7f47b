#pragma once
#include <text/text.hpp>

namespace loopscope {

enum class PreviewText : std::uint16_t {
#define LOOPSCOPE_TEXT(id, english, portuguese) id,
#include <text/preview.def>
#undef LOOPSCOPE_TEXT
};

constexpr TextTable text_table(PreviewText) { return TextTable::Preview; }

}  // namespace loopscope
