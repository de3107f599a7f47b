#pragma once
// Carries out intents on a session and a view. It holds no window and no clock, so a test drives it as the window does.
// ToggleFullScreen and Quit are the window's own and are left alone here.
#include <editor/document.hpp>
#include <scene/compare_desk.hpp>
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

  const editor::Document& document() const { return document_; }
  editor::Document& document() { return document_; }

  // The options' language is the view's.
  void open(const std::string& path, const SessionOptions& options = {});
  // A text without a file: it runs as `path` would, which need not exist.
  void open_untitled(const std::string& path, std::string bytes);
  // The text becomes that of these file bytes, as an edit; it is run at once.
  void take_text(const std::string& file_bytes);
  // The text was saved under another path, which may say another profile.
  void move_to(const std::string& path);
  // A sentence for the person, beside the run's own.
  void say(std::string notice) { session_.say(std::move(notice)); }
  void set_view(const View& view) { view_ = view; }
  // Runs the text as it stands, where it can run; else the last run stays. The cursor stays at its step, or at the end.
  void run_again();
  // The text has not been run as it stands, or it was tried and cannot run.
  bool is_stale() const { return document_.is_open() && run_revision_ != document_.editor().buffer().revision(); }
  // The run that is shown is of an older text, since this one has a fault.
  bool shows_older_run() const { return shows_older_run_; }
  // Seconds until the text is run again; below 0: not before something changes.
  double seconds_to_run() const;
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
  bool handle_compare(const Intent& intent);
  void open_compare();
  void close_compare();
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
  bool handle_editing(const Intent& intent);
  void edit(const editor::Request& request);
  void move_breakpoints();
  void adopt(Session session);
  void show_faults(const Session& session);
  bool waits_for_pause() const;
  void handle_view(const Intent& intent);
  void set_language(Language language);
  void escape();
  void leave_editor();

  Session session_;
  View view_;
  Player player_;
  SessionOptions options_;
  bool recording_ = false;
  QuizDesk quiz_;
  CompareDesk compare_;
  std::optional<std::uint64_t> replay_to_;  // the step at which the replay after a quiz stops
  mutable Scene hidden_;
  editor::Document document_;
  std::string run_path_;              // what the text runs as
  std::uint64_t run_revision_ = 0;    // of the text that runs
  std::uint64_t tried_revision_ = 0;  // of the text that was last tried
  bool shows_older_run_ = false;
  double since_edit_ = 0;  // seconds
};

}  // namespace loopscope::scene
