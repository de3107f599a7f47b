#include <scene/quiz_desk.hpp>

#include <base/hash.hpp>
#include <quiz/words.hpp>
#include <scenario/header.hpp>
#include <text/quiz_text.hpp>

#include <algorithm>
#include <filesystem>

#include "quiz_asks.hpp"

namespace loopscope::scene {

namespace {

std::vector<QuizIdea> ideas_in(const std::vector<const Misconception*>& ideas, Language language) {
  std::vector<QuizIdea> out;
  for (const Misconception* idea : ideas)
    out.push_back({std::string(idea->name), text(language, idea->title), text(language, idea->diagnosis)});
  return out;
}

}  // namespace

QuizDesk::QuizDesk() = default;
QuizDesk::~QuizDesk() = default;
QuizDesk::QuizDesk(QuizDesk&&) noexcept = default;
QuizDesk& QuizDesk::operator=(QuizDesk&&) noexcept = default;

void QuizDesk::close() {
  view_ = {};
  view_.streak = progress_.streak();
  quiz_.reset();
  next_.reset();
  choices_.clear();
  deck_.clear();
  replay_.reset();
}

void QuizDesk::open(Session& session, Language language, std::optional<QuizAsk> wanted) {
  const HeaderQuiz* header = session.quiz_header();
  if (!header) return;
  view_ = {};
  view_.open = true;
  view_.deck = deck_.view(progress_);
  view_.streak = progress_.streak();
  view_.ask = wanted.value_or(ask_named(header->ask));
  replay_.reset();
  next_.reset();
  ask(session, language);
}

void QuizDesk::ask(Session& session, Language language) {
  quiz_ = session.make_quiz(language);
  if (!quiz_) {
    view_.fault = text(language, QuizText::window_quiz_too_long);
    return;
  }
  const HeaderQuiz& header = *session.quiz_header();
  bool is_asked_by_header = view_.ask == ask_named(header.ask) && !header.question.empty();
  view_.question = is_asked_by_header ? header.question.in(language) : text(language, question_of(view_.ask));
  curtain_.set_answers(*quiz_);
  if (view_.ask == QuizAsk::Next) return ask_next(session, language);
  session.seek(0);
  if (quiz_->allowed()[0].lines.empty()) view_.fault = text(language, QuizText::quiz_prints_nothing);
  if (view_.ask == QuizAsk::Order) view_.items = quiz_->shuffled_lines();
  if (view_.ask != QuizAsk::Choice) return;
  const std::vector<std::string>& given = header.choices.in(language);
  choices_ = given.empty() ? quiz_->choices() : quiz_->choices_of(given);
  for (std::size_t i = 0; i < choices_.size(); ++i) {
    view_.items.push_back(choices_[i].label);
    if (choices_[i].right) view_.right_item = i;
  }
}

void QuizDesk::ask_next(Session& session, Language language) {
  const std::string& named = session.quiz_header()->step;
  std::optional<std::uint64_t> step = session.step();
  if (session.step() == 0 && !named.empty()) step = quiz_->find_step(named);
  if (step) session.seek(*step);
  next_ = std::make_unique<NextQuestion>(quiz_->next_question(session.step()));
  view_.asked_at = session.step();
  for (const NextOption& option : next_->options) view_.items.push_back(option.label);
  view_.right_item = next_->right;
  bool is_plain = session.quiz_header()->question.empty() || session.quiz_header()->ask != "next";
  if (is_plain) view_.question = text(language, QuizText::quiz_ask_next, next_->step);
}

std::string QuizDesk::answer_text() const {
  if (view_.ask == QuizAsk::Text) return view_.typed;
  const std::vector<std::string>& lines = view_.ask == QuizAsk::Choice ? choices_[view_.focus].lines : view_.items;
  std::string out;
  for (const std::string& line : lines) out += line + "\n";
  return out;
}

void QuizDesk::check(Session& session, Language language) {
  if (view_.checked || !quiz_ || !view_.fault.empty()) return;
  if (!say_grade(language)) return;
  view_.checked = true;
  view_.is_held = false;
  if (!view_.right) replay_ = view_.step;
  if (view_.right && view_.ask != QuizAsk::Next) session.seek_end();
  count(session);
}

// False: there is no answer yet.
bool QuizDesk::say_grade(Language language) {
  if (view_.ask == QuizAsk::Next) {
    check_pick(language);
    return true;
  }
  Grade grade = quiz_->grade(answer_text());
  if (grade.is_empty) return false;
  view_.right = grade.right;
  view_.verdict = grade.right ? text(language, QuizText::quiz_right) : difference_words(grade, language);
  if (grade.right) return true;
  view_.reason = reason_words(grade, language);
  view_.idea = idea_words(grade, language);
  view_.ideas = ideas_in(grade.ideas, language);
  view_.step = grade.reason.step;
  return true;
}

void QuizDesk::say_again(Session& session, Language language) {
  if (!view_.checked) return;
  if (view_.deck_end.open) return static_cast<void>(open_deck_end(language));
  quiz_ = session.make_quiz(language);
  if (next_) next_ = std::make_unique<NextQuestion>(quiz_->next_question(view_.asked_at));
  say_grade(language);
}

void QuizDesk::check_pick(Language language) {
  const NextOption& picked = next_->options[view_.focus];
  view_.right = view_.focus == next_->right;
  view_.verdict = view_.right ? text(language, QuizText::quiz_right)
                              : text(language, QuizText::quiz_wrong_next, next_->options[next_->right].label);
  view_.reason = text(language, QuizText::quiz_why_next, next_->reason.step, with_rule(next_->reason));
  view_.step = next_->reason.step;
  if (view_.right) return;
  Grade grade;
  grade.ideas = picked.ideas;
  grade.is_exact = true;
  view_.idea = idea_words(grade, language);
  view_.ideas = ideas_in(picked.ideas, language);
}

void QuizDesk::set_focus(std::size_t index) {
  if (index < view_.items.size()) view_.focus = index;
}

void QuizDesk::move_item(std::size_t from, std::size_t to) {
  if (view_.ask != QuizAsk::Order || from >= view_.items.size() || to >= view_.items.size()) return;
  auto first = view_.items.begin();
  auto at = [&](std::size_t index) { return first + static_cast<std::ptrdiff_t>(index); };
  if (from < to)
    std::rotate(at(from), at(from + 1), at(to + 1));
  else
    std::rotate(at(to), at(from), at(from + 1));
  view_.focus = to;
}

bool QuizDesk::walk_deck_end(const Intent& intent) {
  DeckEnd& end = view_.deck_end;
  switch (intent.action) {
    case Action::StepOver:
      end.focus -= end.focus > 0 ? 1 : 0;
      return true;
    case Action::StepOut:
      end.focus += end.focus + 1 < end.cards.size() ? 1 : 0;
      return true;
    default:
      return false;
  }
}

bool QuizDesk::handle(const Intent& intent, Session& session, Language language) {
  if (!view_.open) return false;
  if (view_.deck_end.open) return walk_deck_end(intent);
  bool asks = hides();
  std::size_t before = view_.focus == 0 ? 0 : view_.focus - 1, after = view_.focus + 1;
  switch (intent.action) {
    case Action::QuizCheck:
      check(session, language);
      return true;
    case Action::QuizFocus:
      if (asks) set_focus(intent.value);
      return true;
    case Action::QuizMove:
      if (asks) move_item(intent.value, static_cast<std::size_t>(intent.x));
      return true;
    case Action::QuizType:
      if (asks) view_.typed = intent.text;
      return true;
    // The arrow keys, while there is something to answer.
    case Action::StepOver:
      if (asks) view_.is_held ? move_item(view_.focus, before) : set_focus(before);
      return asks;
    case Action::StepOut:
      if (asks) view_.is_held ? move_item(view_.focus, after) : set_focus(after);
      return asks;
    case Action::StepOverNext:
      if (asks) move_item(view_.focus, before);
      return asks;
    case Action::StepOutNext:
      if (asks) move_item(view_.focus, after);
      return asks;
    case Action::TogglePlay:
      if (asks) view_.is_held = view_.ask == QuizAsk::Order && !view_.is_held;
      return asks;
    default:
      return false;
  }
}

std::optional<std::uint64_t> QuizDesk::take_replay() { return std::exchange(replay_, std::nullopt); }

// --- the deck ------------------------------------------------------------------------------------------------------

std::string QuizDesk::start_deck(const Session& session) {
  std::string folder = std::filesystem::path(session.path()).parent_path().string();
  deck_.start(folder, progress_, mix_hash(progress_.answers(), ++decks_made_));
  view_.deck = deck_.view(progress_);
  return deck_.empty() ? "" : deck_.path();
}

std::string QuizDesk::next_in_deck() {
  if (!deck_.go_on()) return "";
  view_.deck = deck_.view(progress_);
  return deck_.path();
}

bool QuizDesk::open_deck_end(Language language) {
  DeckEnd end = deck_.end(progress_, language);
  if (end.asked == 0) return false;
  end.focus = view_.deck_end.focus;
  view_ = {};
  view_.open = view_.checked = true;  // there is nothing to hide
  view_.deck_end = std::move(end);
  view_.streak = progress_.streak();
  quiz_.reset();
  next_.reset();
  choices_.clear();
  replay_.reset();
  return true;
}

std::string QuizDesk::retry_deck() {
  if (!deck_.retry()) return "";
  view_.deck = deck_.view(progress_);
  return deck_.path();
}

// --- what was answered ---------------------------------------------------------------------------------------------

void QuizDesk::set_progress(Progress progress) {
  progress_ = std::move(progress);
  view_.streak = progress_.streak();
}

void QuizDesk::count(const Session& session) {
  std::shared_ptr<const SourceView> source = session.main_source();
  if (!source) return;
  answered_ = AnsweredQuiz{hash_of_code(*source), view_.ask, view_.right};
  progress_.add(*answered_);
  // What it may be called among others, wherever that is shown: its own name and title may be the answer.
  Scene named;
  named.title = session.scene().title;
  named.code.source = source;
  curtain_.hide_future(named);
  std::vector<std::string> ideas;
  for (const QuizIdea& idea : view_.ideas) ideas.push_back(idea.name);
  deck_.note(view_.right, named.title, std::move(ideas));
  view_.deck = deck_.view(progress_);
  view_.streak = progress_.streak();
}

std::optional<AnsweredQuiz> QuizDesk::take_answered() { return std::exchange(answered_, std::nullopt); }

}  // namespace loopscope::scene
