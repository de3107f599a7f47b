// Asks what a program prints, or grades answers. The answer is never shown to whoever has given none; only --preview,
// the author's side, tells it.
#include <base/utf.hpp>
#include <text/quiz_text.hpp>

#include "file_bytes.hpp"
#include "quiz_marks.hpp"

namespace loopscope::cli {

namespace {

std::string listing(const ReadyRun& run) {
  const SourceText& source = *run.file.source;
  std::uint32_t first = run.file.header.header.first_code_line;
  std::uint32_t last = source.line_count();
  while (last > first && source.line_text(last).empty()) --last;
  std::string out;
  for (std::uint32_t line = first; line <= last; ++line)
    out += fmt::format("{:>4}  {}\n", line, utf16_to_utf8(source.line_text(line)));
  return out;
}

std::string offered(const QuizQuestion& question, const Quiz& quiz) {
  std::string out;
  if (question.ask == QuizAsk::Order) {
    for (const std::string& line : quiz.shuffled_lines()) out += "  " + line + "\n";
  }
  for (std::size_t i = 0; i < question.choices.size(); ++i)
    out += fmt::format("  {}) {}\n", choice_letter(i), question.choices[i].label);
  for (std::size_t i = 0; question.next && i < question.next->options.size(); ++i)
    out += fmt::format("  {}) {}\n", choice_letter(i), question.next->options[i].label);
  return out;
}

// The options that ask the same question, for whoever answers it.
std::string options_again(const Context& context, const QuizQuestion& question) {
  const QuizLine& line = context.line().quiz;
  std::string out;
  if (!context.line().profile.empty()) out += " --profile " + context.line().profile;
  if (!line.ask.empty()) out += " --ask " + line.ask;
  if (line.choices) out += " --choices";
  if (line.seed != 1) out += fmt::format(" --seed {}", line.seed);
  if (question.next && context.line().step) out += fmt::format(" --step {}", question.next->step);
  return out;
}

int ask(const Context& context, const ReadyRun& run, const QuizQuestion& question, const Quiz& quiz) {
  const std::string& title = run.file.header.header.title.in(context.language());
  bool is_told = title.empty() || quiz.grade(title).right;
  if (!is_told) context.print(title + "\n\n");
  context.print(listing(run) + "\n" + question.text + "\n" + offered(question, quiz) + "\n");
  bool by_letter = question.next || question.ask == QuizAsk::Choice;
  TextId how = by_letter ? QuizText::quiz_answer_letter : QuizText::quiz_answer_order;
  context.print(context.say(how, run.file.path, options_again(context, question)) + "\n");
  return exit_fine;
}

// A pick that names nothing is wrong usage, not a wrong answer.
bool is_unusable(const Context& context, const QuizQuestion& question, const Mark& mark) {
  if (mark.grade.is_empty && mark.answer.find_first_not_of(" \t\r\n") == std::string::npos) {
    context.complain(context.say(QuizText::cli_empty_answer));
    return true;
  }
  if (!mark.is_unknown_pick) return false;
  std::string last = choice_letter((question.next ? question.next->options.size() : question.choices.size()) - 1);
  context.complain(context.say(QuizText::cli_no_such_choice, mark.answer, last));
  return true;
}

int grade_one(const Context& context, const QuizQuestion& question, const Quiz& quiz) {
  std::optional<std::string> answer = context.line().quiz.answer;
  if (answer == "-") answer = read_bytes(context, "/dev/stdin");
  if (!answer) return exit_usage;
  Mark mark = mark_answer(question, quiz, *answer);
  if (is_unusable(context, question, mark)) return exit_usage;
  switch (context.line().quiz.format) {
    case QuizFormat::Text:
      context.print(mark_as_text(context, question, quiz, mark));
      break;
    case QuizFormat::Csv:
      context.print(marks_as_csv(question, {mark}));
      break;
    case QuizFormat::Json:
      context.print(marks_as_json(context, question, {mark}));
      break;
  }
  return mark.right ? exit_fine : exit_failed;
}

int grade_class(const Context& context, const QuizQuestion& question, const Quiz& quiz) {
  const std::string& path = context.line().quiz.answers;
  std::optional<std::string> bytes = read_bytes(context, path == "-" ? "/dev/stdin" : path);
  if (!bytes) return exit_usage;
  ClassRules rules{class_columns(context.line().quiz.columns),
                   [&](std::string_view line) { return quiz.prints(line); }};
  ClassList list = read_class_list(*bytes, context.language(), rules);
  for (const ClassFault& fault : list.faults)
    context.complain(fmt::format("{}:{}:{}: {}", path, fault.line, fault.column, fault.message));
  if (!list.faults.empty()) return exit_usage;
  std::vector<Mark> marks = mark_class(question, quiz, list.answers);
  switch (context.line().quiz.format) {
    case QuizFormat::Text:
      context.print(class_as_text(context, question, marks));
      break;
    case QuizFormat::Csv:
      context.print(marks_as_csv(question, marks));
      break;
    case QuizFormat::Json:
      context.print(marks_as_json(context, question, marks));
      break;
  }
  bool all_right = true;
  for (const Mark& mark : marks) all_right &= mark.right;
  return all_right ? exit_fine : exit_failed;
}

}  // namespace

int quiz_command(const Context& context) {
  Loaded<ReadyRun> ready = ready_run(context);
  if (!ready.value) return ready.exit_code;
  if (complain_of_syntax(context, *ready.value)) return exit_failed;
  const QuizLine& line = context.line().quiz;
  QuizOptions options{context.language(), line.seed, line.ignore_case};
  std::unique_ptr<Quiz> quiz = context.services().simulator->quiz(ready.value->request, options);
  if (!quiz->allowed()[0].ended) {
    RunEnd end = ready.value->simulation->run([](OutputStream, std::string_view) { return true; });
    return report_end(context, *ready.value, end);
  }
  Loaded<QuizQuestion> question = quiz_question(context, *ready.value, *quiz);
  if (!question.value) return question.exit_code;
  if (line.preview) {
    context.print(preview_as_text(context, *ready.value, *question.value, *quiz));
    return exit_fine;
  }
  if (line.answer) return grade_one(context, *question.value, *quiz);
  if (!line.answers.empty()) return grade_class(context, *question.value, *quiz);
  return ask(context, *ready.value, *question.value, *quiz);
}

}  // namespace loopscope::cli
