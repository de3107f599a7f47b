#pragma once
// Asks, takes the answer and grades it: the state of a quiz over the program that is open, and of a deck over its
// folder. It owns the engine's Quiz; the controller owns it and carries out what it wants of the session.
#include <scene/curtain.hpp>
#include <scene/deck.hpp>
#include <scene/intent.hpp>
#include <scene/progress.hpp>
#include <scene/quiz_view.hpp>
#include <scene/scene.hpp>
#include <scene/session.hpp>
#include <text/text.hpp>

#include <memory>
#include <optional>

namespace loopscope {
class Quiz;
struct NextQuestion;
struct QuizChoice;
}  // namespace loopscope

namespace loopscope::scene {

class QuizDesk {
 public:
  QuizDesk();
  ~QuizDesk();
  QuizDesk(QuizDesk&&) noexcept;
  QuizDesk& operator=(QuizDesk&&) noexcept;

  const QuizView& view() const { return view_; }
  bool is_open() const { return view_.open; }
  // The future is hidden: nothing may move the cursor or show what comes.
  bool hides() const { return view_.open && !view_.checked && view_.fault.empty(); }

  // Asks about the session's program; without `ask` as its header says. Next is asked at the cursor, or where the
  // header says; the others at the start. The session is moved there.
  void open(Session& session, Language language, std::optional<QuizAsk> ask);
  void close();
  // A quiz over each file of the session's folder that has a header. Gives the first file; empty when there is none.
  std::string start_deck(const Session& session);
  // The next file of the deck; empty when it is through.
  std::string next_in_deck();
  bool has_deck() const { return !deck_.empty(); }
  // The page that says how the deck went; false: nothing of it was answered.
  bool open_deck_end(Language language);
  // From that page: the first of those that were wrong; empty when there is none.
  std::string retry_deck();

  // What was answered before this desk was there.
  void set_progress(Progress progress);
  // Once after an answer was checked: what is to be remembered of it.
  std::optional<AnsweredQuiz> take_answered();

  // The same of an answer that was checked, in another language.
  void say_again(Session& session, Language language);

  // Carries out what concerns the answer. False: it is not about the quiz.
  bool handle(const Intent& intent, Session& session, Language language);
  // What comes after the cursor leaves the scene, and so does whatever of the file tells the answer.
  void hide_future(Scene& scene) const { curtain_.hide_future(scene); }
  // Once after a check: the step to which the run is to be replayed.
  std::optional<std::uint64_t> take_replay();

 private:
  void ask(Session& session, Language language);
  void ask_next(Session& session, Language language);
  void check(Session& session, Language language);
  bool say_grade(Language language);
  void check_pick(Language language);
  std::string answer_text() const;
  void set_focus(std::size_t index);
  void move_item(std::size_t from, std::size_t to);
  void count(const Session& session);
  bool walk_deck_end(const Intent& intent);

  QuizView view_;
  std::unique_ptr<Quiz> quiz_;
  std::unique_ptr<NextQuestion> next_;
  std::vector<QuizChoice> choices_;
  Curtain curtain_;
  std::optional<std::uint64_t> replay_;
  Deck deck_;
  std::uint64_t decks_made_ = 0;
  Progress progress_;
  std::optional<AnsweredQuiz> answered_;
};

}  // namespace loopscope::scene
