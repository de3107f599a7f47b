#pragma once
#include <text/text.hpp>

namespace loopscope {

enum class EditorText : std::uint16_t {
#define LOOPSCOPE_TEXT(id, english, portuguese) id,
#include <text/editor.def>
#undef LOOPSCOPE_TEXT
};

constexpr TextTable text_table(EditorText) { return TextTable::Editor; }

}  // namespace loopscope
