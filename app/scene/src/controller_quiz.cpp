// The controller's part in a quiz: which intents are its, and which must wait until the answer is checked.
#include <quiz/quiz.hpp>
#include <scene/controller.hpp>

#include <algorithm>

namespace loopscope::scene {

namespace {

// What shows nothing of the run that comes.
constexpr Action harmless[] = {
    Action::NextTheme,        Action::SetTheme,       Action::SetColours,   Action::ToggleRunMode,
    Action::LargerText,       Action::SmallerText,    Action::DefaultText,  Action::SetTextZoom,
    Action::ToggleHelp,       Action::ToggleMotion,   Action::OpenDialog,   Action::CloseDialog,
    Action::OpenFile,         Action::NewFile,        Action::NoteCommand,  Action::TogglePalette,
    Action::ToggleFullScreen, Action::ToggleSettings, Action::FocusSetting, Action::ChangeSetting,
    Action::ResetSetting,     Action::ResetSettings,  Action::SetSpeed,     Action::SetGrain,
    Action::NextGrain,        Action::ToggleLineRuns, Action::MoveSplit,    Action::NudgeSplit,
    Action::ResetSplit,       Action::SetArrangement, Action::Quit};
constexpr Action of_quiz[] = {Action::OpenQuiz,     Action::StartDeck,   Action::QuizCheck,
                              Action::QuizFocus,    Action::QuizMove,    Action::QuizType,
                              Action::NextLanguage, Action::SetLanguage, Action::Escape};

// Seconds: a file's answer must not be seen before its question is asked.
constexpr double longest_wait_between_files = 0.5;

bool is_harmless(Action action) {
  return std::find(std::begin(harmless), std::end(harmless), action) != std::end(harmless);
}

}  // namespace

bool may_ask_in_quiz(Action action) {
  return is_harmless(action) || std::find(std::begin(of_quiz), std::end(of_quiz), action) != std::end(of_quiz);
}

const Scene& Controller::scene() const {
  if (!hides_future()) return session_.scene();
  hidden_ = session_.scene();
  room_.hides()   ? room_.hide_future(hidden_)
  : quiz_.hides() ? quiz_.hide_future(hidden_)
                  : curtain_.hide_future(hidden_);
  return hidden_;
}

void Controller::hide_future(bool hide) {
  hides_always_ = hide;
  std::unique_ptr<Quiz> quiz = hide ? session_.make_quiz(view_.language) : nullptr;
  if (quiz) curtain_.set_answers(*quiz);
  update_preview();
  note_recording();
}

void Controller::set_progress(Progress progress) {
  quiz_.set_progress(std::move(progress));
  view_.quiz = quiz_.view();
}

bool Controller::handle_quiz(const Intent& intent) {
  bool is_covered = scene::is_covered(view_);
  if (handle_compare(intent)) return true;
  switch (intent.action) {
    case Action::OpenQuiz:
      open_quiz(intent);
      return true;
    case Action::StartDeck:
      open_deck_file(quiz_.start_deck(session_));
      return true;
    case Action::PreviewQuiz:
      toggle_preview();
      return true;
    case Action::Escape:
      if (!quiz_.is_open() || is_covered) return false;
      end_deck();
      return true;
    case Action::SetLanguage:
      if (static_cast<Language>(intent.value) == view_.language) return false;
      [[fallthrough]];
    case Action::NextLanguage:
      if (!quiz_.is_open()) return false;
      set_language(view_.language == Language::English ? Language::Portuguese : Language::English);
      if (quiz_.view().checked)
        quiz_.say_again(session_, view_.language);
      else
        quiz_.open(session_, view_.language, quiz_.view().ask);
      return true;
    case Action::QuizCheck:
      if (quiz_.is_open() && (quiz_.view().checked || !quiz_.view().fault.empty())) return finish_quiz(), true;
      break;
    default:
      break;
  }
  if (!quiz_.is_open()) return false;
  if (is_covered) return quiz_.hides() && !is_harmless(intent.action);
  bool is_taken = quiz_.handle(intent, session_, view_.language);
  if (std::optional<std::uint64_t> step = quiz_.take_replay()) {
    if (step < session_.step() || quiz_.view().ask != QuizAsk::Next) session_.seek(0);
    replay_to_ = step;
    player_.play();
  }
  return is_taken || (quiz_.hides() && !is_harmless(intent.action));
}

// The same key closes it; a kind that is named while it is open is asked instead.
void Controller::open_quiz(const Intent& intent) {
  std::uint64_t named = intent.value != 0 ? intent.value
                        : intent.x > 0    ? static_cast<std::uint64_t>(QuizAsk::Next) + 1
                                          : 0;
  if (quiz_.is_open() && named == 0) return end_deck();
  player_.pause();
  close_preview();
  view_.selected = 0;
  view_.search.open = view_.chain_open = view_.profiles_open = false;
  std::optional<QuizAsk> ask;
  if (named != 0) ask = static_cast<QuizAsk>(std::min<std::uint64_t>(named - 1, quiz_ask_count - 1));
  ask_when_run(ask);
}

void Controller::ask_when_run(std::optional<QuizAsk> ask) {
  quiz_to_ask_.reset();
  if (has_landed_) return quiz_.open(session_, view_.language, ask);
  quiz_to_ask_.emplace(ask);
}

void Controller::open_deck_file(const std::string& path) {
  if (path.empty()) return end_deck();
  close_preview();
  open(path, {});
  runner_->wait(longest_wait_between_files);
  take_made_runs();
  ask_when_run(std::nullopt);
}

// What comes after a question: the deck's next one, or the same once more.
void Controller::finish_quiz() {
  replay_to_.reset();
  player_.pause();
  if (quiz_.view().deck_end.open) {
    std::string path = quiz_.retry_deck();
    return path.empty() ? quiz_.close() : open_deck_file(path);
  }
  if (quiz_.has_deck()) return open_deck_file(quiz_.next_in_deck());
  quiz_.open(session_, view_.language, quiz_.view().ask);
}

// The page that says how the deck went, or nothing where there is none; from that page the quiz is over.
void Controller::end_deck() {
  replay_to_.reset();
  player_.pause();
  if (quiz_.view().deck_end.open || !quiz_.open_deck_end(view_.language)) quiz_.close();
}

// --- the author's preview

void Controller::toggle_preview() {
  view_.preview.open = !view_.preview.open;
  view_.search.open = view_.chain_open = view_.profiles_open = false;
  update_preview();
}

// It holds the answer: while anybody is asked, or is about to be, there is none.
void Controller::update_preview() {
  if (!view_.preview.open) return close_preview();
  bool is_asked = quiz_.is_open() || quiz_to_ask_ || view_.present.open || hides_future();
  if (is_asked) return close_preview();
  view_.preview = session_.preview_quiz(view_.language);
  view_.preview.is_older = shows_older_run_;
}

// A step of the replay after a wrong answer; false: there is no replay.
bool Controller::replay_on() {
  if (!replay_to_) return false;
  session_.step(Grain::Line, Direction::Forward);
  if (session_.step() < *replay_to_ && session_.scene().state != RunState::Finished) return true;
  session_.seek(*replay_to_);
  replay_to_.reset();
  player_.pause();
  return true;
}

// --- the two runs side by side ---------------------------------------------------------------------------------------

void Controller::open_compare() {
  const QuizView& quiz = quiz_.view();
  if (!quiz.checked || quiz.right || quiz.ideas.empty()) return;
  replay_to_.reset();
  player_.pause();
  compare_.open(session_, quiz.ideas, quiz.ask == QuizAsk::Next ? quiz.asked_at : 0);
}

void Controller::close_compare() {
  compare_.close();
  player_.pause();
  session_.seek(quiz_.view().step);
}

// While they are shown nothing else moves the run.
bool Controller::handle_compare(const Intent& intent) {
  bool is_covered = scene::is_covered(view_);
  if (intent.action == Action::ExplainAnswer) {
    compare_.is_open() ? close_compare() : open_compare();
    return true;
  }
  bool says_language = intent.action == Action::SetLanguage || intent.action == Action::NextLanguage;
  if (!compare_.is_open() || (is_covered && !says_language)) return false;
  switch (intent.action) {
    case Action::Escape:
    case Action::OpenQuiz:
    case Action::QuizCheck:
      close_compare();
      return true;
    case Action::SetLanguage:
      if (static_cast<Language>(intent.value) == view_.language) return true;
      [[fallthrough]];
    case Action::NextLanguage:
      view_.language = view_.language == Language::English ? Language::Portuguese : Language::English;
      quiz_.say_again(session_, view_.language);
      compare_.set_language(session_, quiz_.view().ideas, view_.language);
      return true;
    case Action::TogglePlay:
    case Action::Pause:
    case Action::Faster:
    case Action::Slower:
      return handle_playing(intent);
    case Action::OpenFile:
      compare_.close();
      return false;
    default:
      break;
  }
  if (!compare_.handle(intent, session_)) return !is_harmless(intent.action);
  player_.pause();
  return true;
}

}  // namespace loopscope::scene
