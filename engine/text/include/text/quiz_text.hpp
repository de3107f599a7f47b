#pragma once
#include <text/text.hpp>

namespace loopscope {

enum class QuizText : std::uint16_t {
#define LOOPSCOPE_TEXT(id, english, portuguese) id,
#include <text/quiz.def>
#undef LOOPSCOPE_TEXT
};

constexpr TextTable text_table(QuizText) { return TextTable::Quiz; }

}  // namespace loopscope
