#pragma once
// The window without its window: input, panels, controller and files, frame by frame. It touches neither GLFW's window
// nor OpenGL, so that tests drive the whole program as a person would.
#include <panels/stage.hpp>
#include <scene/controller.hpp>
#include <window/file_keeper.hpp>
#include <window/input_queue.hpp>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace loopscope::window {

class Shell {
 public:
  // `places` says where the program's own files are; by default nothing is remembered. Without a runner, runs are made
  // frame by frame.
  Shell(scene::View view, scene::Size size, float display_scale, Places places = {},
        std::unique_ptr<scene::Runner> runner = nullptr);

  InputQueue& input() { return input_; }
  panels::Stage& stage() { return stage_; }
  const scene::Controller& controller() const { return controller_; }

  void open(const std::string& path, const scene::SessionOptions& options);
  // Started without a file: what a crash has left is offered.
  void open_nothing();
  // A file was dropped on the window.
  void drop(const std::string& path) { pending_.push_back({scene::Action::OpenFile, 0, path}); }
  // As if a key or a panel had asked for it.
  void ask_for(scene::Intent intent) { pending_.push_back(std::move(intent)); }
  // Somebody wants the window gone; unsaved text is asked about first.
  void close() { pending_.push_back({scene::Action::Quit}); }
  void seek(const scene::StepTarget& target) { controller_.seek(target); }
  // The folder of the lessons that come with the program.
  void set_lessons(std::string folder) { lessons_ = std::move(folder); }

  // Somebody who has never been here is shown around, once a program is there to be shown.
  void offer_tour() { offers_tour_ = files_.is_first_start(); }
  // Begins to present these files, of which one is open.
  void present(std::vector<std::string> play_list);

  // Before a frame: true when the fonts were loaded again, so that the renderer must take the new atlas.
  bool prepare(scene::Size size);
  // One frame: input in, picture in ImGui::GetDrawData(), intents carried out.
  void frame(scene::Size size, float seconds);

  // What only the real window can do, asked for since the last call.
  bool take_full_screen_request();
  bool wants_to_quit() const { return quit_; }

  // True while frames are still owed: input waits, or widgets are settling after the last change.
  bool is_restless() const {
    return settling_ > 0 || stage_.moving() || stage_.wants_letters() || !input_.empty() || !pending_.empty() ||
           controller_.has_news();
  }
  // How long the window may sleep, in seconds, when it is not restless and nothing comes in; below 0: for ever.
  double longest_sleep() const;
  void wake();
  // Looks whether others have written the open file; costs next to nothing when not. To be called about every second.
  void watch_files();

  // "adcb.js · step 3 of 41 · Loopscope"
  std::string title() const;

 private:
  enum class Asked : std::uint8_t { Nothing, Unsaved, Conflict, Recover };

  float wanted_scale(scene::Size size) const;
  void collect_key_intents();
  bool take_focus_key(const Press& press);
  void move_focus(int distance);
  void begin_offered_tour();
  std::optional<scene::Intent> intent_of(const Press& press) const;
  std::optional<scene::Intent> asked_by(const Press& press) const;
  std::optional<scene::Intent> editor_intent(const Press& press) const;
  std::optional<scene::Intent> answer_of(const Press& press);
  void carry_out_pending();
  void carry_out(const scene::Intent& intent);
  void nudge_split(const scene::Intent& intent);
  void use_clipboard(const editor::Request& request);

  void go_to_lesson(const scene::Intent& intent);
  void leave(const scene::Intent& intent);
  void proceed(const scene::Intent& intent);
  void reload(const scene::Intent& intent);
  void open_untitled(std::string name, std::string bytes);
  void after_open();
  void save();
  bool save_under(const std::string& path);
  void file_written();
  void ask(Asked what, panels::Question question);
  void ask_unsaved(const scene::Intent& next);
  void ask_conflict(std::string theirs);
  void ask_recover(JournalKeeper::Found found);
  void answer(std::size_t which);
  void answer_unsaved(std::size_t which);
  void answer_conflict(std::size_t which);
  void ask_over_both();
  void answer_recover(std::size_t which);
  void refresh_dialog();
  void refresh_palette();
  std::string words(TextId id, const std::string& argument) const;

  FileKeeper files_;
  scene::Controller controller_;
  float display_scale_;
  scene::Size size_;  // of the frame that was drawn last
  panels::Stage stage_;
  InputQueue input_;
  scene::Intents pending_;
  std::string lessons_;
  std::string listed_folder_;
  scene::PaletteSources palette_sources_;  // read when the palette is opened
  Asked asked_ = Asked::Nothing;
  scene::Intent next_{scene::Action::Quit};  // what goes on once an unsaved text has been dealt with
  std::string theirs_;                       // the bytes that others wrote
  std::optional<JournalKeeper::Found> found_;
  int settling_ = 0;
  int waited_ = 0;  // frames that the input has waited for a field
  bool offers_tour_ = false;
  bool full_screen_requested_ = false;
  bool quit_ = false;
};

}  // namespace loopscope::window
