#include <quiz/words.hpp>

#include <base/unicode.hpp>
#include <base/utf.hpp>
#include <text/quiz_text.hpp>

namespace loopscope {

std::string difference_words(const Grade& grade, Language language) {
  if (grade.too_short) return text(language, QuizText::quiz_wrong_short, grade.line, grade.expected);
  if (grade.too_long) return text(language, QuizText::quiz_wrong_long, grade.line, grade.given);
  return text(language, QuizText::quiz_wrong_line, grade.line, grade.expected, grade.given);
}

std::string reason_words(const Grade& grade, Language language) {
  std::string why = with_rule(grade.reason);
  if (grade.too_long) return text(language, QuizText::quiz_why_end, grade.reason.step, why);
  return text(language, QuizText::quiz_why, grade.expected, grade.reason.step, why);
}

bool only_case_differs(const Grade& grade) {
  auto small = [](std::string_view text) { return to_lower_case(utf8_to_utf16(text)); };
  bool has_both = grade.line > 0 && !grade.too_short && !grade.too_long;
  return has_both && small(grade.expected) == small(grade.given);
}

std::string idea_words(const Grade& grade, Language language) {
  if (grade.ideas.empty() && grade.line == 0) return text(language, QuizText::quiz_no_idea_next);
  if (grade.ideas.empty()) return text(language, QuizText::quiz_no_idea, grade.line);
  bool one = grade.ideas.size() == 1;
  TextId words = grade.is_exact ? (one ? QuizText::quiz_idea : QuizText::quiz_ideas)
                                : (one ? QuizText::quiz_idea_here : QuizText::quiz_ideas_here);
  return text(language, words, idea_titles(grade.ideas, language));
}

std::string with_rule(const QuizReason& reason) {
  return reason.rule.empty() ? reason.sentence : fmt::format("{} [{}]", reason.sentence, reason.rule);
}

std::string idea_titles(const std::vector<const Misconception*>& ideas, Language language) {
  std::string titles;
  for (const Misconception* idea : ideas) {
    if (!titles.empty()) titles += fmt::format(" {} ", text(language, QuizText::quiz_or));
    titles += text(language, idea->title);
  }
  return titles;
}

}  // namespace loopscope
