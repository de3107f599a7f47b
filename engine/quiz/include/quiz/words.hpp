#pragma once
// A grade in words, the same for the command line and the window.
#include <quiz/quiz.hpp>

namespace loopscope {

// Where the answer leaves the right one.
std::string difference_words(const Grade& grade, Language language);
// Why the right line is printed there, with the rule.
std::string reason_words(const Grade& grade, Language language);
// The line there is right but for upper and lower case.
bool only_case_differs(const Grade& grade);
// Names the ideas behind it, or says that none is known.
std::string idea_words(const Grade& grade, Language language);
// "sentence [rule]"
std::string with_rule(const QuizReason& reason);
// The titles of these ideas, "a or b".
std::string idea_titles(const std::vector<const Misconception*>& ideas, Language language);

}  // namespace loopscope
