#pragma once
// The kinds of question by the names that a header gives them, and what is asked when the header says nothing else.
#include <scene/quiz_view.hpp>
#include <text/quiz_text.hpp>

#include <algorithm>
#include <iterator>
#include <string_view>

namespace loopscope::scene {

struct AskRow {
  std::string_view name;
  QuizAsk ask;
  TextId question;
};
inline constexpr AskRow ask_rows[] = {{"order", QuizAsk::Order, QuizText::quiz_ask_order},
                                      {"choice", QuizAsk::Choice, QuizText::quiz_ask_choice},
                                      {"next", QuizAsk::Next, QuizText::quiz_ask_next},
                                      {"text", QuizAsk::Text, QuizText::quiz_ask_text}};
static_assert(std::size(ask_rows) == quiz_ask_count);

inline QuizAsk ask_named(std::string_view name) {
  auto row =
      std::find_if(std::begin(ask_rows), std::end(ask_rows), [&](const AskRow& each) { return each.name == name; });
  return row == std::end(ask_rows) ? QuizAsk::Order : row->ask;
}

// The question of a kind in words; Next takes the step.
constexpr TextId question_of(QuizAsk ask) { return ask_rows[static_cast<std::size_t>(ask)].question; }

}  // namespace loopscope::scene
