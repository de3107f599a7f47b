#pragma once
#include <text/text.hpp>

namespace loopscope {

enum class CliText : std::uint16_t {
#define LOOPSCOPE_TEXT(id, english, portuguese) id,
#include <text/cli.def>
#undef LOOPSCOPE_TEXT
};

constexpr TextTable text_table(CliText) { return TextTable::Cli; }

}  // namespace loopscope
