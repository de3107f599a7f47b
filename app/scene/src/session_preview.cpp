// What an author sees of the quiz over the program that is open.
#include <quiz/author.hpp>
#include <quiz/preview.hpp>
#include <scene/preview_view.hpp>
#include <text/preview_text.hpp>
#include <text/quiz_text.hpp>

#include "quiz_asks.hpp"
#include "session_run.hpp"

namespace loopscope::scene {

namespace {

std::vector<std::string> titles(const std::vector<const Misconception*>& ideas, Language language) {
  std::vector<std::string> out;
  for (const Misconception* idea : ideas) out.push_back(text(language, idea->title));
  return out;
}

class PreviewMaker {
 public:
  PreviewMaker(const SourceFile& file, const Quiz& quiz, Language language)
      : file_(file), header_(file.header.header), quiz_(quiz), language_(language) {}

  PreviewView make() {
    view_.open = true;
    view_.has_table = !header_.quiz.ask.empty();
    view_.ask = ask_named(header_.quiz.ask);
    for (const PrintedRun& run : quiz_.allowed()) view_.answers.push_back(joined_lines(run.lines));
    view_.ask == QuizAsk::Next ? add_next() : add_output();
    if (!header_.quiz.question.empty()) view_.question = header_.quiz.question.in(language_);
    for (const QuizRemark& remark : check_quiz(*file_.text, header_, quiz_, language_)) add_remark(remark);
    return std::move(view_);
  }

 private:
  void add_output() {
    view_.question = text(language_, question_of(view_.ask));
    if (quiz_.allowed()[0].lines.empty()) view_.fault = text(language_, QuizText::quiz_prints_nothing);
    if (view_.ask == QuizAsk::Order) {
      for (std::string& line : quiz_.shuffled_lines()) view_.items.push_back({std::move(line)});
    }
    if (view_.ask == QuizAsk::Choice) add_choices();
    add_groups(idea_groups(quiz_));
  }

  void add_choices() {
    const std::vector<std::string>& given = header_.quiz.choices.in(language_);
    view_.items_are_told = true;
    for (const QuizChoice& choice : given.empty() ? quiz_.choices() : quiz_.choices_of(given))
      view_.items.push_back({choice.label, choice.right, titles(choice.ideas, language_)});
  }

  void add_next() {
    std::optional<std::uint64_t> step = quiz_.find_step(header_.quiz.step);
    view_.question = text(language_, QuizText::quiz_ask_next, step.value_or(0));
    if (!step) {
      view_.fault = text(language_, QuizText::quiz_step_missing);
      return;
    }
    NextQuestion next = quiz_.next_question(*step);
    view_.items_are_told = true;
    for (std::size_t i = 0; i < next.options.size(); ++i) {
      const NextOption& option = next.options[i];
      view_.items.push_back({option.label, i == next.right, titles(option.ideas, language_)});
    }
    view_.answers = {next.options[next.right].label};
    add_groups(idea_groups(quiz_, next));
  }

  void add_groups(const std::vector<IdeaGroup>& groups) {
    for (const IdeaGroup& group : groups) {
      std::string answer = group.answer;
      if (!group.ends) answer += " " + text(language_, QuizText::quiz_preview_endless);
      view_.groups.push_back({titles(group.ideas, language_), std::move(answer), group.right});
    }
  }

  void add_remark(const QuizRemark& remark) {
    Position at = file_.text->position(remark.diagnostic.span.begin);
    std::string message = remark.is_warning ? remark.diagnostic.message
                                            : text(language_, PreviewText::preview_fault, remark.diagnostic.message);
    view_.remarks.push_back({at.line, at.column, std::move(message), remark.is_warning});
  }

  const SourceFile& file_;
  const Header& header_;
  const Quiz& quiz_;
  Language language_;
  PreviewView view_;
};

}  // namespace

PreviewView Session::preview_quiz(Language language) const {
  PreviewView nothing;
  nothing.open = true;
  bool runs = run_ && !run_->started.fault;
  nothing.fault = text(language, runs ? QuizText::window_quiz_too_long : TextId(PreviewText::preview_no_program));
  std::unique_ptr<Quiz> quiz = make_quiz(language);
  return quiz ? PreviewMaker(run_->file, *quiz, language).make() : nothing;
}

}  // namespace loopscope::scene
