#pragma once
#include <text/text.hpp>

namespace loopscope {

enum class SentencesText : std::uint16_t {
#define LOOPSCOPE_TEXT(id, english, portuguese) id,
#include <text/sentences.def>
#undef LOOPSCOPE_TEXT
};

constexpr TextTable text_table(SentencesText) { return TextTable::Sentences; }

}  // namespace loopscope
