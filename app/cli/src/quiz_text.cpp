// Marks as a person reads them.
#include <base/unicode.hpp>
#include <base/utf.hpp>
#include <quiz/author.hpp>
#include <quiz/preview.hpp>
#include <quiz/words.hpp>
#include <text/preview_text.hpp>
#include <text/quiz_text.hpp>

#include <algorithm>

#include "quiz_marks.hpp"

namespace loopscope::cli {

namespace {

std::string difference_text(const Context& context, const QuizQuestion& question, const Mark& mark) {
  if (question.next) return context.say(QuizText::quiz_wrong_next, mark.grade.expected);
  return difference_words(mark.grade, context.language());
}

std::string reason_text(const Context& context, const QuizQuestion& question, const Grade& grade) {
  if (question.next) return context.say(QuizText::quiz_why_next, grade.reason.step, with_rule(grade.reason));
  return reason_words(grade, context.language());
}

// The ideas by name, and what each has wrong.
std::string diagnosis_text(const Context& context, const Grade& grade) {
  std::string out = idea_words(grade, context.language()) + "\n";
  for (const Misconception* idea : grade.ideas) out += "  " + context.say(idea->diagnosis) + "\n";
  return out;
}

// Columns padded with spaces, the last one left as it is.
std::string table_text(const std::vector<std::vector<std::string>>& rows) {
  std::vector<std::size_t> widths;
  auto width_of = [](const std::string& cell) { return column_width(utf8_to_utf16(cell)); };
  for (const auto& row : rows) {
    widths.resize(std::max(widths.size(), row.size()));
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width_of(row[i]));
  }
  std::string out;
  for (const auto& row : rows) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      line += row[i];
      if (i + 1 < row.size()) line += std::string(widths[i] - width_of(row[i]) + 2, ' ');
    }
    line.erase(line.find_last_not_of(' ') + 1);
    out += line + "\n";
  }
  return out;
}

std::string difference_cell(const Context& context, const QuizQuestion& question, const Mark& mark) {
  const Grade& grade = mark.grade;
  if (mark.right) return "";
  if (is_blank(mark)) return "";
  if (question.next) return context.say(QuizText::quiz_cell_next, grade.expected, grade.given);
  if (grade.too_short) return context.say(QuizText::quiz_cell_short, grade.line, grade.expected);
  if (grade.too_long) return context.say(QuizText::quiz_cell_long, grade.line, grade.given);
  if (only_case_differs(grade)) return context.say(QuizText::quiz_cell_case, grade.line, grade.expected, grade.given);
  return context.say(QuizText::quiz_cell_line, grade.line, grade.expected, grade.given);
}

std::string ideas_cell(const Context& context, const std::vector<const Misconception*>& ideas) {
  return ideas.empty() ? context.say(QuizText::quiz_class_unknown) : idea_titles(ideas, context.language());
}

std::vector<std::string> mark_row(const Context& context, const QuizQuestion& question, const Mark& mark) {
  TextId result = mark.right       ? QuizText::quiz_cell_right
                  : is_blank(mark) ? QuizText::quiz_cell_empty
                                   : QuizText::quiz_cell_wrong;
  bool has_idea = !mark.right && !mark.grade.ideas.empty();
  return {mark.name, context.say(result), difference_cell(context, question, mark),
          has_idea ? ideas_cell(context, mark.grade.ideas) : ""};
}

}  // namespace

std::string mark_as_text(const Context& context, const QuizQuestion& question, const Quiz& quiz, const Mark& mark) {
  if (mark.right) {
    bool is_other = !question.next && mark.grade.outcome > 0;
    return context.say(is_other ? QuizText::quiz_right_other : QuizText::quiz_right) + "\n";
  }
  const Grade& grade = mark.grade;
  std::string out;
  if (mark.picked && question.ask == QuizAsk::Choice)
    out += context.say(QuizText::quiz_wrong_choice, choice_letter(*mark.picked), question.choices[*mark.picked].label) +
           "\n";
  out += difference_text(context, question, mark) + "\n";
  bool only_case = only_case_differs(grade);
  if (only_case) out += context.say(QuizText::quiz_only_case) + "\n";
  if (grade.is_never_printed && !only_case) out += context.say(QuizText::quiz_unknown_line, grade.given) + "\n";
  out += reason_text(context, question, grade) + "\n\n";
  if (quiz.is_open() && !question.next) out += context.say(QuizText::quiz_open_order, quiz.allowed().size()) + "\n";
  return out + diagnosis_text(context, grade);
}

std::string class_as_text(const Context& context, const QuizQuestion& question, const std::vector<Mark>& marks) {
  std::vector<std::vector<std::string>> rows;
  rows.push_back({context.say(QuizText::quiz_column_name), context.say(QuizText::quiz_column_result),
                  context.say(QuizText::quiz_column_difference), context.say(QuizText::quiz_column_idea)});
  std::size_t right = 0;
  for (const Mark& mark : marks) {
    rows.push_back(mark_row(context, question, mark));
    right += mark.right;
  }
  std::string out = table_text(rows) + "\n" + context.say(QuizText::quiz_class_right, right, marks.size());
  if (std::size_t blank = count_blank(marks)) out += ", " + context.say(QuizText::quiz_class_blank, blank);
  out += "\n";
  std::vector<IdeaCount> counts = count_ideas(marks);
  if (counts.empty()) return out;
  out += context.say(QuizText::quiz_class_ideas) + "\n";
  for (const IdeaCount& each : counts)
    out += "  " + context.say(QuizText::quiz_class_idea, each.count, ideas_cell(context, each.ideas)) + "\n";
  return out;
}

namespace {

std::string choices_text(const Context& context, const std::vector<QuizChoice>& choices) {
  std::string out = context.say(QuizText::quiz_preview_choices) + ":\n";
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const QuizChoice& choice = choices[i];
    std::string from = choice.right ? context.say(QuizText::quiz_preview_right) : ideas_cell(context, choice.ideas);
    out += fmt::format("  {}) {}  ({})\n", choice_letter(i), choice.label, from);
  }
  return out;
}

std::string next_text(const Context& context, const NextQuestion& next) {
  std::string out;
  for (std::size_t i = 0; i < next.options.size(); ++i) {
    const NextOption& option = next.options[i];
    std::string note =
        i == next.right ? context.say(QuizText::quiz_preview_right) : idea_titles(option.ideas, context.language());
    out += fmt::format("  {}) {}{}\n", choice_letter(i), option.label, note.empty() ? "" : "  (" + note + ")");
  }
  return out;
}

std::string output_text_of(const Context& context, const Quiz& quiz) {
  std::string out;
  for (std::size_t i = 0; i < quiz.allowed().size(); ++i) {
    TextId heading = i == 0 ? QuizText::quiz_preview_right : QuizText::quiz_preview_allowed;
    out += context.say(heading) + ": " + joined_lines(quiz.allowed()[i].lines) + "\n";
  }
  std::vector<std::vector<std::string>> rows;
  for (const ImaginedRun& each : quiz.imagined()) {
    std::string answer = joined_lines(each.run.lines);
    if (!each.run.ended) answer += " " + context.say(QuizText::quiz_preview_endless);
    if (quiz.is_allowed(each.run.lines)) answer = context.say(QuizText::quiz_preview_same);
    rows.push_back({"  " + context.say(each.idea->title), answer});
  }
  return out + context.say(QuizText::quiz_preview_ideas) + ":\n" + table_text(rows);
}

// The kind, and what a student gets beside the question.
std::string student_text(const Context& context, const QuizQuestion& question, const Quiz& quiz) {
  constexpr TextId kinds[] = {PreviewText::preview_kind_order, PreviewText::preview_kind_choice,
                              PreviewText::preview_kind_next, PreviewText::preview_kind_text};
  std::string out = question.text + "\n" + context.say(PreviewText::preview_kind) + ": " +
                    context.say(kinds[static_cast<std::size_t>(question.ask)]) + "\n";
  if (question.ask != QuizAsk::Order) return out;
  out += context.say(PreviewText::preview_lines) + ":\n";
  for (const std::string& line : quiz.shuffled_lines()) out += "  " + line + "\n";
  return out;
}

// Which ideas this program tells apart: sets of those that answer the same, and those that answer right.
std::string groups_text(const Context& context, const std::vector<IdeaGroup>& groups) {
  IdeaCounts counts = count_ideas(groups);
  std::string out =
      context.say(PreviewText::preview_counts, counts.all, counts.told_apart, counts.alike, counts.unseen) + "\n";
  auto add = [&](TextId heading, auto belongs) {
    std::string sets;
    for (const IdeaGroup& group : groups) {
      if (!belongs(group)) continue;
      std::string titles;
      for (const Misconception* idea : group.ideas) titles += (titles.empty() ? "" : "; ") + context.say(idea->title);
      sets += "  " + titles + "\n";
    }
    if (!sets.empty()) out += context.say(heading) + ":\n" + sets;
  };
  add(PreviewText::preview_together, [](const IdeaGroup& group) { return !group.right && group.ideas.size() > 1; });
  add(PreviewText::preview_unseen, [](const IdeaGroup& group) { return group.right; });
  return out;
}

}  // namespace

std::string preview_as_text(const Context& context, const ReadyRun& run, const QuizQuestion& question,
                            const Quiz& quiz) {
  std::string out = student_text(context, question, quiz);
  out += question.next ? next_text(context, *question.next) : output_text_of(context, quiz);
  if (!question.next) out += choices_text(context, question.choices.empty() ? quiz.choices() : question.choices);
  out += groups_text(context, question.next ? idea_groups(quiz, *question.next) : idea_groups(quiz));
  std::vector<QuizRemark> remarks = check_quiz(*run.file.source, run.file.header.header, quiz, context.language());
  if (remarks.empty()) return out;
  out += context.say(QuizText::quiz_preview_warnings) + ":\n";
  for (const QuizRemark& remark : remarks) out += "  " + fault_line(run.file.path, *run.file.source, remark.diagnostic);
  return out;
}

}  // namespace loopscope::cli
