#include "quiz_marks.hpp"

#include <algorithm>
#include <map>

#include <text/quiz_text.hpp>
#include "step_choice.hpp"

namespace loopscope::cli {

namespace {

struct AskRow {
  std::string_view name;
  QuizAsk ask;
};
constexpr AskRow ask_rows[] = {
    {"order", QuizAsk::Order}, {"choice", QuizAsk::Choice}, {"next", QuizAsk::Next}, {"text", QuizAsk::Text}};

QuizAsk ask_named(std::string_view name) {
  for (const AskRow& row : ask_rows) {
    if (row.name == name) return row.ask;
  }
  return QuizAsk::Order;
}

QuizAsk ask_of(const Context& context, const HeaderQuiz& header) {
  const QuizLine& line = context.line().quiz;
  if (!line.ask.empty()) return ask_named(line.ask);
  return line.choices ? QuizAsk::Choice : ask_named(header.ask);
}

std::string usual_question(const Context& context, const QuizQuestion& question) {
  switch (question.ask) {
    case QuizAsk::Order:
      return context.say(QuizText::quiz_ask_order);
    case QuizAsk::Choice:
      return context.say(QuizText::quiz_ask_choice);
    case QuizAsk::Text:
      return context.say(QuizText::quiz_ask_text);
    case QuizAsk::Next:
      break;
  }
  const NextQuestion& next = *question.next;
  if (next.line == 0) return context.say(QuizText::quiz_ask_next, next.step);
  return context.say(QuizText::quiz_ask_next_line, next.step, next.line);
}

// Given on the command line or in the header; what is wrong is said.
Loaded<std::uint64_t> step_of(const Context& context, const ReadyRun& run, const Quiz& quiz) {
  const std::string& name = run.file.header.header.quiz.step;
  std::optional<std::uint64_t> step;
  if (context.line().step) {
    step = choose_step(context, *run.simulation);
    if (step && *step > run.simulation->last_step()) {
      complain_past_end(context, *run.simulation, *step);
      step.reset();
    }
  } else if (name.empty()) {
    context.complain(context.say(QuizText::cli_next_needs_step));
  } else {
    step = quiz.find_step(name);
    if (!step) context.complain(context.say(QuizText::quiz_step_missing));
  }
  return {step, step ? exit_fine : exit_usage};
}

// A letter, a number, or the option's own text.
std::optional<std::size_t> picked_option(const NextQuestion& next, const std::string& answer) {
  if (auto picked = picked_choice(answer, next.options.size())) return picked;
  for (std::size_t i = 0; i < next.options.size(); ++i) {
    if (next.options[i].label == answer) return i;
  }
  return std::nullopt;
}

Mark mark_next(const NextQuestion& next, const std::string& answer) {
  Mark mark;
  mark.answer = answer;
  mark.picked = picked_option(next, answer);
  mark.is_unknown_pick = !mark.picked;
  mark.right = mark.picked == next.right;
  mark.grade.is_empty = answer.find_first_not_of(" \t\r\n") == std::string::npos;
  mark.grade.expected = next.options[next.right].label;
  mark.grade.given = mark.picked ? next.options[*mark.picked].label : answer;
  mark.grade.reason = next.reason;
  mark.grade.is_exact = true;
  if (mark.picked) mark.grade.ideas = next.options[*mark.picked].ideas;
  return mark;
}

// A letter or a number, with or without a bracket or a full stop.
bool looks_like_a_pick(std::string_view answer) {
  auto strip = [&](std::string_view signs) {
    while (!answer.empty() && signs.find(answer.back()) != std::string_view::npos) answer.remove_suffix(1);
    while (!answer.empty() && signs.find(answer.front()) != std::string_view::npos) answer.remove_prefix(1);
  };
  strip(" \t\r\n().:");
  bool is_number = !answer.empty() && answer.find_first_not_of("0123456789") == std::string_view::npos;
  auto small = static_cast<char>(answer.empty() ? ' ' : answer.front() | 0x20);
  return is_number || (answer.size() == 1 && small >= 'a' && small <= 'z');
}

std::string lines_text(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

}  // namespace

Loaded<QuizQuestion> quiz_question(const Context& context, const ReadyRun& run, const Quiz& quiz) {
  const HeaderQuiz& header = run.file.header.header.quiz;
  QuizQuestion question;
  question.ask = ask_of(context, header);
  const std::vector<std::string>& given = header.choices.in(context.language());
  bool are_given = !given.empty() && !context.line().quiz.choices;
  if (question.ask == QuizAsk::Choice) question.choices = are_given ? quiz.choices_of(given) : quiz.choices();
  if (question.ask == QuizAsk::Next) {
    Loaded<std::uint64_t> step = step_of(context, run, quiz);
    if (!step.value) return {std::nullopt, step.exit_code};
    question.next = quiz.next_question(*step.value);
  } else if (quiz.allowed()[0].lines.empty()) {
    context.complain(context.say(QuizText::quiz_prints_nothing));
    return {std::nullopt, exit_failed};
  }
  bool is_asked_by_header = question.ask == ask_named(header.ask) && !header.question.empty();
  question.text = is_asked_by_header ? header.question.in(context.language()) : usual_question(context, question);
  return {std::move(question), exit_fine};
}

bool is_blank(const Mark& mark) { return mark.grade.is_empty && !mark.right; }

std::size_t count_blank(const std::vector<Mark>& marks) {
  return static_cast<std::size_t>(std::count_if(marks.begin(), marks.end(), is_blank));
}

Mark mark_answer(const QuizQuestion& question, const Quiz& quiz, const std::string& answer) {
  if (question.next) return mark_next(*question.next, answer);
  Mark mark;
  mark.answer = answer;
  if (question.ask == QuizAsk::Choice) mark.picked = picked_choice(answer, question.choices.size());
  mark.grade = quiz.grade(mark.picked ? lines_text(question.choices[*mark.picked].lines) : answer);
  mark.right = mark.grade.right;
  bool picks = question.ask == QuizAsk::Choice && !mark.picked && !mark.right;
  mark.is_unknown_pick = picks && mark.grade.is_never_printed && looks_like_a_pick(answer);
  return mark;
}

std::vector<Mark> mark_class(const QuizQuestion& question, const Quiz& quiz, const std::vector<ClassAnswer>& answers) {
  std::map<std::string, Mark> known;
  std::vector<Mark> marks;
  for (const ClassAnswer& each : answers) {
    auto [found, is_new] = known.try_emplace(each.answer);
    if (is_new) found->second = mark_answer(question, quiz, each.answer);
    marks.push_back(found->second);
    marks.back().name = each.name;
  }
  return marks;
}

std::vector<IdeaCount> count_ideas(const std::vector<Mark>& marks) {
  std::vector<IdeaCount> counts;
  for (const Mark& mark : marks) {
    if (mark.right || mark.grade.is_empty) continue;
    auto found = std::find_if(counts.begin(), counts.end(),
                              [&](const IdeaCount& each) { return each.ideas == mark.grade.ideas; });
    if (found == counts.end()) found = counts.insert(found, {mark.grade.ideas, 0});
    ++found->count;
  }
  std::stable_sort(counts.begin(), counts.end(),
                   [](const IdeaCount& x, const IdeaCount& y) { return x.count > y.count; });
  return counts;
}

}  // namespace loopscope::cli
