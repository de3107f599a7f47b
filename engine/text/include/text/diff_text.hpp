#pragma once
#include <text/text.hpp>

namespace loopscope {

enum class DiffText : std::uint16_t {
#define LOOPSCOPE_TEXT(id, english, portuguese) id,
#include <text/diff.def>
#undef LOOPSCOPE_TEXT
};

constexpr TextTable text_table(DiffText) { return TextTable::Diff; }

}  // namespace loopscope
