#pragma once
// How a person looks at a run: what is not the run itself. Plain values, saved and restored by the window.
#include <scene/compare_view.hpp>
#include <scene/intent.hpp>
#include <scene/layout.hpp>
#include <scene/present_view.hpp>
#include <scene/preview_view.hpp>
#include <scene/quiz_view.hpp>
#include <scene/scene.hpp>
#include <scene/timeline.hpp>
#include <scene/wanted.hpp>
#include <text/text.hpp>

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace loopscope::scene {

enum class ThemeName : std::uint8_t { Dark, Light, HighContrast, HighContrastLight };
inline constexpr std::size_t theme_count = 4;

struct TimelineView {
  bool by_time = false;
  bool fits = true;  // the whole run; `shown` is what is shown otherwise
  Stretch shown;
  friend bool operator==(const TimelineView&, const TimelineView&) = default;
};

// What the inspector shows.
enum class InspectTab : std::uint8_t { Variables, Promises, Objects };
inline constexpr std::size_t inspect_tab_count = 3;

// The search over the run.
struct SearchView {
  bool open = false;
  std::string text = {};
  SearchFields fields = {};
};

// The recording of the run that is shown, or of the one that will take its place.
struct RecordingView {
  enum class State : std::uint8_t {
    Over,     // the run was recorded to its end
    Making,   // it is being recorded
    Stopped,  // no further, since the person said so
    AtLimit,
  };
  State state = State::Over;
  RunProgress progress = {};
  std::string limit = {};  // the name of the one that was reached

  bool can_go_on() const { return state == State::Stopped || state == State::AtLimit; }
};

// The tour through the window.
struct TourView {
  bool open = false;
  std::size_t at = 0;       // which of scene/tour.hpp's steps
  std::uint32_t tried = 0;  // which of the things to try there were done, a bit each
};

// The settings, as rows to go through.
struct SettingsView {
  bool open = false;
  std::size_t at = 0;  // the row that keys act on
};

// How far going back and forward over what was looked at reaches.
struct HistoryView {
  std::size_t back = 0;
  std::size_t forward = 0;
};

struct View {
  Language language = Language::English;
  ThemeName theme = ThemeName::Dark;
  bool safe_colours = false;                    // kinds keep apart for colour-blind people too
  bool language_chosen = false;                 // in the window: it is remembered
  bool language_fixed = false;                  // by the command line: what is remembered gives way
  Language usual_language = Language::English;  // when none is chosen
  double speed = 2;                             // steps a second, as the player has it
  Grain grain = Grain::Event;
  float text_zoom = 1;  // times the scale that the window's size suggests
  bool help_open = false;
  bool words_open = false;
  bool dialog_open = false;
  bool dialog_saves = false;  // it asks where to save, instead of what to open
  bool breaks_open = false;
  bool profiles_open = false;
  bool palette_open = false;
  SettingsView settings = {};
  std::vector<std::string> recent_commands = {};  // ids of the palette's commands, the latest first
  bool motion = true;
  bool editing = false;        // the editor has the focus: letters are text
  bool runs_on_typing = true;  // else when the file is saved
  bool line_runs = true;       // the gutter says how often each line has run
  Id selected = 0;
  std::string unfolded_queue = {};  // its id: it takes the room it needs
  Breakpoints breakpoints = {};
  InspectTab tab = InspectTab::Variables;
  bool inspects = false;                // where the machine and the inspector share a place, this one is shown
  std::set<std::string> unfolded = {};  // paths of variables and their parts
  bool values_focus = false;            // the arrow keys walk through the values
  std::string value_at = {};            // the path of the one they are at
  bool why_open = false;                // the rule's steps are shown
  bool chain_open = false;              // the causes of the selected thing are drawn
  SearchView search = {};
  std::set<std::uint64_t> bookmarks = {};  // steps
  TimelineView timeline = {};
  Splits splits = {};
  HistoryView history = {};      // as the controller has it
  RecordingView recording = {};  // as the controller's runner has it
  QuizView quiz = {};            // as the controller's desk has it
  CompareView compare = {};      // the same
  PresentView present = {};      // the same
  PreviewView preview = {};      // as the controller makes it
  TourView tour = {};
  bool tour_seen = false;  // it is not offered again
};

// Something stands above all panels and takes the keys.
bool is_covered(const View& view);
// What keys may ask for all the same; whatever moves the run waits until it is gone.
bool acts_under_cover(Action action);
void note_command(View& view, const std::string& id);

inline constexpr float text_zooms[] = {0.75F, 1, 1.25F, 1.5F, 2, 2.5F, 3, 4};  // that are offered

// All there is to be shown on the timeline, and the cursor on it, in the view's unit.
Stretch whole_timeline(const View& view, const Scene& scene);
Stretch shown_timeline(const View& view, const Scene& scene);
double timeline_cursor(const View& view, const Scene& scene);

}  // namespace loopscope::scene
