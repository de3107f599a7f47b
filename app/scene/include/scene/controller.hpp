#pragma once
// Carries out intents on a session and a view. It holds no window and no clock, so a test drives it as the window does.
// ToggleFullScreen and Quit are the window's own and are left alone here.
#include <editor/document.hpp>
#include <scene/compare_desk.hpp>
#include <scene/intent.hpp>
#include <scene/player.hpp>
#include <scene/quiz_desk.hpp>
#include <scene/room_desk.hpp>
#include <scene/runner.hpp>
#include <scene/session.hpp>
#include <scene/view.hpp>
#include <scene/view_history.hpp>

#include <memory>

namespace loopscope::scene {

class Controller {
 public:
  // Without a runner, runs are made while time passes here.
  explicit Controller(View view = {}, std::unique_ptr<Runner> runner = nullptr);

  const Session& session() const { return session_; }
  // What may be seen: the session's scene, without what comes while a quiz waits for its answer.
  const Scene& scene() const;
  // What comes after the step may be shown nowhere.
  bool hides_future() const { return hides_always_ || quiz_.hides() || room_.hides(); }
  // For a handout: from now on it may not.
  void hide_future(bool hide);
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
  // What the person has answered before, and once after each answer what is to be remembered of it.
  void set_progress(Progress progress);
  std::optional<AnsweredQuiz> take_answered() { return quiz_.take_answered(); }
  // The files that the presenter goes through.
  void set_play_list(std::vector<std::string> paths);
  // The file that an intent of the presenter opens; empty: none. Whoever can ask about unsaved text opens it himself.
  std::string lesson_for(const Intent& intent) const;
  // A sentence for the person, beside the run's own.
  void say(std::string notice) { session_.say(std::move(notice)); }
  void set_view(const View& view) { view_ = view; }
  // Runs the text as it stands. When the run is there it takes the place of the last one, which stays where the text
  // cannot run. The cursor stays at its step, or at the end.
  void run_again();
  // The text has not been run as it stands, or it was tried and cannot run.
  bool is_stale() const { return document_.is_open() && run_revision_ != document_.editor().buffer().revision(); }
  // The run that is shown is of an older text, since this one has a fault.
  bool shows_older_run() const { return shows_older_run_; }
  // Seconds until the text is run again; below 0: not before something changes.
  double seconds_to_run() const;
  // At once, or as soon as the run has come so far.
  void seek(const StepTarget& target);
  void handle(const Intents& intents);
  void handle(const Intent& intent);
  // Real time passes: the run is recorded further, and while playing, the steps that are due are made.
  void advance(double seconds);
  // A run is being made: whoever shows it should come again soon.
  bool is_recording() const { return runner_->is_busy(); }
  // A run waits to be shown.
  bool has_news() const { return runner_->has_made(); }
  // The run is looked through: that needs more of advance(), too.
  bool is_searching() const { return session_.is_searching() || session_.is_marking(); }

 private:
  bool handle_quiz(const Intent& intent);
  bool handle_present(const Intent& intent);
  bool handle_stage(const Intent& intent);
  bool handle_room(const Intent& intent);
  void toggle_present();
  void update_present();
  void go_to_note(Direction direction);
  bool is_at_end() const;
  // Where playing stops.
  Breakpoints stops() const;
  bool handle_compare(const Intent& intent);
  void open_compare();
  void close_compare();
  void open_quiz(const Intent& intent);
  void open_deck_file(const std::string& path);
  void finish_quiz();
  void end_deck();
  void toggle_preview();
  void close_preview() { view_.preview = {}; }
  void update_preview();
  bool handle_tour(const Intent& intent);
  void follow_tour(const Intent& intent);
  bool replay_on();
  void ask_when_run(std::optional<QuizAsk> ask);
  void carry_out(const Intent& intent);
  void update_wish();
  bool handle_bookmarks(const Intent& intent);
  bool handle_inspector(const Intent& intent);
  bool handle_values(const Intent& intent);
  void focus_values();
  void walk_values(int distance);
  void unfold_value(bool inward);
  bool handle_movement(const Intent& intent);
  bool handle_search(const Intent& intent);
  bool handle_breakpoints(const Intent& intent);
  bool handle_timeline(const Intent& intent);
  bool handle_settings(const Intent& intent);
  void change_setting(std::size_t row, double direction);
  void reset_setting(std::size_t row);
  bool handle_arranging(const Intent& intent);
  bool handle_looking_back(const Intent& intent);
  void look_again(const Look& look);
  void note_look(const Intent& intent);
  void note_passing(bool was_playing);
  Look look() const { return look_of(view_, session_.step()); }
  bool has_selected();
  void select_cause();
  void run_under(const std::string& profile);
  void take_order(const std::string& schedule);
  void follow_cursor();
  bool handle_playing(const Intent& intent);
  bool handle_files(const Intent& intent);
  bool handle_editing(const Intent& intent);
  void edit(const editor::Request& request);
  void move_breakpoints();
  // Where the cursor stands in the new run.
  enum class Cursor : std::uint8_t { Start, Keep, Step };
  void forget_file();
  void show_text(Session session);
  void give_up_order();
  void begin_order(RunOrder order, Cursor cursor);
  void order_text(Cursor cursor);
  void take_made_runs();
  void land(MadeRun made);
  void land_first(Session session);
  bool keeps_older(const Session& session) const;
  void adopt(Session session);
  void place_cursor();
  void reach_awaited();
  void note_recording();
  bool handle_recording(const Intent& intent);
  void go_on_recording();
  void show_faults(const Session& session);
  bool waits_for_pause() const;
  void handle_view(const Intent& intent);
  void set_language(Language language);
  void escape();
  void play(std::size_t due);
  void leave_editor();

  Session session_;
  View view_;
  ViewHistory history_;
  std::uint64_t look_reason_ = 0;  // why the look changes while nothing is asked: a search that goes on
  std::uint64_t reasons_ = 0;      // counts them
  int handles_ = 0;                // intents, each within the one before
  Player player_;
  SessionOptions options_;
  std::unique_ptr<Runner> runner_;
  RunOrder order_;  // what the runner makes, or has made
  RunOrder shown_;  // what the session is a run of
  Cursor cursor_ = Cursor::Start;
  std::uint64_t wanted_step_ = 0;      // Cursor::Step
  bool has_landed_ = true;             // something of the order is shown, or the order came to nothing
  std::optional<StepTarget> awaited_;  // where to go once the run has come so far
  QuizDesk quiz_;
  CompareDesk compare_;
  RoomDesk room_;
  std::vector<std::string> play_list_;
  bool hides_always_ = false;
  Curtain curtain_;                                    // while nothing is asked
  std::optional<std::optional<QuizAsk>> quiz_to_ask_;  // of the run that is being made
  std::optional<std::uint64_t> replay_to_;             // the step at which the replay after a quiz stops
  mutable Scene hidden_;
  editor::Document document_;
  std::uint64_t run_revision_ = 0;    // of the text that runs
  std::uint64_t tried_revision_ = 0;  // of the text that was last tried
  bool shows_older_run_ = false;
  double since_edit_ = 0;  // seconds
};

}  // namespace loopscope::scene
