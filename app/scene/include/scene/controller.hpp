#pragma once
// Carries out intents on a session and a view. It holds no window and no clock, so a test drives it as the window does.
// ToggleFullScreen and Quit are the window's own and are left alone here.
#include <scene/intent.hpp>
#include <scene/player.hpp>
#include <scene/quiz_desk.hpp>
#include <scene/session.hpp>
#include <scene/view.hpp>

namespace loopscope::scene {

class Controller {
 public:
  Controller() = default;
  explicit Controller(View view) : view_(view) {}

  const Session& session() const { return session_; }
  // What may be seen: the session's scene, without what comes while a quiz waits for its answer.
  const Scene& scene() const;
  const View& view() const { return view_; }
  const Player& player() const { return player_; }

  // The options' language is the view's.
  void open(const std::string& path, const SessionOptions& options = {});
  void seek(const StepTarget& target) { session_.seek(target); }
  void handle(const Intents& intents);
  void handle(const Intent& intent);
  // Real time passes: the run is recorded further, and while playing, the steps that are due are made.
  void advance(double seconds);
  // There is more of the run to record: whoever shows it should come again soon.
  bool is_recording() const { return recording_; }
  // A search goes on: it needs more of advance(), too.
  bool is_searching() const { return session_.is_searching(); }

 private:
  bool handle_quiz(const Intent& intent);
  void open_quiz(const Intent& intent);
  void open_deck_file(const std::string& path);
  void finish_quiz();
  bool replay_on();
  void carry_out(const Intent& intent);
  void update_wish();
  bool handle_bookmarks(const Intent& intent);
  bool handle_inspector(const Intent& intent);
  bool handle_movement(const Intent& intent);
  bool handle_search(const Intent& intent);
  bool handle_breakpoints(const Intent& intent);
  bool handle_timeline(const Intent& intent);
  void select_cause();
  void run_under(const std::string& profile);
  void take_order(const std::string& schedule);
  void follow_cursor();
  bool handle_playing(const Intent& intent);
  bool handle_files(const Intent& intent);
  void handle_view(const Intent& intent);
  void set_language(Language language);
  void escape();

  Session session_;
  View view_;
  Player player_;
  SessionOptions options_;
  bool recording_ = false;
  QuizDesk quiz_;
  std::optional<std::uint64_t> replay_to_;  // the step at which the replay after a quiz stops
  mutable Scene hidden_;
};

}  // namespace loopscope::scene
