#pragma once
#include <text/text.hpp>

namespace loopscope {

enum class BrowserText : std::uint16_t {
#define LOOPSCOPE_TEXT(id, english, portuguese) id,
#include <text/browser.def>
#undef LOOPSCOPE_TEXT
};

constexpr TextTable text_table(BrowserText) { return TextTable::Browser; }

}  // namespace loopscope
