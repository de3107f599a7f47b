#include <quiz/quiz.hpp>

#include <algorithm>

#include "quiz_runs.hpp"

namespace loopscope {

namespace {

bool holds(const AnswerParts& parts, const std::string& part) {
  return std::any_of(parts.begin(), parts.end(), [&](const AnswerPart& each) { return each.text == part; });
}

}  // namespace

const Quiz::Cut& Quiz::cut(AnswerCut how) const {
  std::optional<Cut>& known = cuts_[static_cast<std::size_t>(how)];
  if (known) return *known;
  known.emplace();
  AnswerRules rules{options_.ignore_case};
  for (const PrintedRun& run : allowed_) known->allowed.push_back(cut_lines(run.lines, how, rules));
  for (const ImaginedRun& each : imagined_) known->imagined.push_back(cut_lines(each.run.lines, how, rules));
  return *known;
}

Grade Quiz::grade(std::string_view answer) const {
  AnswerCut how = cut_of(answer, allowed_[0].lines);
  const Cut& with = cut(how);
  AnswerParts parts = cut_answer(answer, how, {options_.ignore_case});
  Grade grade;
  grade.is_empty = parts.empty();
  std::size_t nearest = 0;
  for (std::size_t i = 0; i < with.allowed.size(); ++i) {
    if (parts == with.allowed[i]) {
      grade.right = true;
      grade.outcome = i;
      return grade;
    }
    std::size_t common = common_parts(parts, with.allowed[i]);
    if (i > 0 && common <= nearest) continue;
    nearest = common;
    grade.outcome = i;
  }
  set_difference(parts, with, nearest, grade);
  diagnose(parts, with, nearest, grade);
  return grade;
}

void Quiz::set_difference(const AnswerParts& answer, const Cut& with, std::size_t place, Grade& grade) const {
  const AnswerParts& wanted = with.allowed[grade.outcome];
  const std::vector<std::string>& lines = allowed_[grade.outcome].lines;
  grade.too_short = place >= answer.size();
  grade.too_long = place >= wanted.size();
  std::size_t line = grade.too_long ? lines.size() : wanted[place].line;
  grade.line = grade.too_long ? lines.size() : line + 1;
  if (!grade.too_long) grade.expected = lines[line];
  if (!grade.too_short) {
    grade.given = answer[place].text;
    grade.is_never_printed = std::none_of(with.allowed.begin(), with.allowed.end(),
                                          [&](const AnswerParts& parts) { return holds(parts, answer[place].text); });
  }
  grade.reason = reason_of(grade.outcome, line);
}

// Those that give all of the answer; else those that differ first where the answer does, and in the same way, and of
// them those that go on like it longest.
void Quiz::diagnose(const AnswerParts& answer, const Cut& with, std::size_t place, Grade& grade) const {
  if (answer.empty()) return;
  const AnswerParts& wanted = with.allowed[grade.outcome];
  std::size_t longest = 0;
  for (std::size_t i = 0; i < imagined_.size(); ++i) {
    const AnswerParts& parts = with.imagined[i];
    bool is_exact = imagined_[i].run.ended && parts == answer;
    bool is_near = common_parts(parts, wanted) == place && same_at(parts, answer, place);
    if (!is_exact && (grade.is_exact || !is_near)) continue;
    std::size_t common = common_parts(parts, answer);
    bool is_better = is_exact ? !grade.is_exact : common > longest;
    if (is_better) grade.ideas.clear();
    if (!is_exact && !is_better && common < longest) continue;
    longest = std::max(longest, common);
    grade.is_exact |= is_exact;
    grade.ideas.push_back(imagined_[i].idea);
  }
}

QuizReason Quiz::reason_of(std::size_t outcome, std::size_t line) const {
  auto [known, is_new] = reasons_.try_emplace({outcome, line});
  if (is_new) known->second = reason_of_line(request_, allowed_[outcome].schedule, line, options_.language);
  return known->second;
}

}  // namespace loopscope
