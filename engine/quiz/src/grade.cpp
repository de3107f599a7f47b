#include <quiz/quiz.hpp>

#include <base/unicode.hpp>
#include <base/utf.hpp>

#include <algorithm>
#include <set>

#include "quiz_runs.hpp"

namespace loopscope {

namespace {

bool holds(const AnswerParts& parts, const std::string& part) {
  return std::any_of(parts.begin(), parts.end(), [&](const AnswerPart& each) { return each.text == part; });
}

constexpr std::size_t most_known_lines = 500;

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

// Of the runs that end; none when they are too many to look for them in a text.
const std::vector<std::string>& Quiz::known_lines() const {
  if (known_lines_) return *known_lines_;
  std::set<std::string> lines;
  auto add = [&](const PrintedRun& run) {
    if (run.ended && lines.size() <= most_known_lines) lines.insert(run.lines.begin(), run.lines.end());
  };
  for (const PrintedRun& run : allowed_) add(run);
  for (const ImaginedRun& each : imagined_) add(each.run);
  if (lines.size() > most_known_lines) lines.clear();
  return known_lines_.emplace(lines.begin(), lines.end());
}

bool Quiz::prints(std::string_view line) const {
  auto small = [](std::string_view text) { return to_lower_case(utf8_to_utf16(text)); };
  return std::any_of(known_lines().begin(), known_lines().end(),
                     [&](const std::string& known) { return small(known) == small(line); });
}

bool Quiz::knows_all(const AnswerParts& parts, const Cut& with) const {
  auto is_known = [&](const AnswerPart& part) {
    for (const AnswerParts& run : with.allowed) {
      if (holds(run, part.text)) return true;
    }
    for (std::size_t i = 0; i < imagined_.size(); ++i) {
      if (imagined_[i].run.ended && holds(with.imagined[i], part.text)) return true;
    }
    return false;
  };
  return std::all_of(parts.begin(), parts.end(), is_known);
}

Grade Quiz::grade(std::string_view answer) const {
  AnswerRules rules{options_.ignore_case};
  AnswerCut how = cut_of(answer, allowed_[0].lines);
  AnswerParts parts = cut_answer(answer, how, rules);
  if (parts.empty() || knows_all(parts, cut(how))) return grade_parts(parts, cut(how));
  std::optional<std::string> lines = read_known_lines(answer, known_lines(), rules);
  if (!lines) return grade_parts(parts, cut(how));
  return grade_parts(cut_answer(*lines, AnswerCut::Lines, rules), cut(AnswerCut::Lines));
}

Grade Quiz::grade_parts(const AnswerParts& parts, const Cut& with) const {
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
