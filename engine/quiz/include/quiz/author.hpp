#pragma once
// The author's side of a quiz: faults of the [quiz] table that only a run can show, and warnings for a quiz that gives
// its answer away or whose order is open.
#include <quiz/quiz.hpp>

namespace loopscope {

struct QuizRemark {
  Diagnostic diagnostic;
  bool is_warning = false;  // a fault makes the quiz impossible to answer
};

// In the order of the source. Nothing when the header has no quiz.
std::vector<QuizRemark> check_quiz(const SourceText& source, const Header& header, const Quiz& quiz, Language language);

// A text holds these lines, one after the other, whatever stands between them and in whatever case.
bool tells_answer(std::string_view text, const std::vector<std::string>& lines);

}  // namespace loopscope
