#pragma once
// What a panel needs besides the scene: fonts, colours, words, and the little a widget remembers from frame to frame
// (scroll positions, the path being typed). Owned by Stage, handed to every panel.
#include <editor/document.hpp>
#include <panels/astral.hpp>
#include <panels/flights.hpp>
#include <panels/focus.hpp>
#include <panels/fonts.hpp>
#include <panels/question.hpp>
#include <panels/theme.hpp>
#include <scene/layout.hpp>
#include <scene/palette.hpp>
#include <scene/scene.hpp>
#include <scene/view.hpp>

#include <imgui.h>

#include <array>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace loopscope::panels {

struct FileEntry {
  std::string name;
  bool is_folder = false;
  std::string path = {};  // empty: in the folder that is shown
  std::string note = {};  // a second, smaller line
};

enum class FileList : std::uint8_t { Folder, Recent, Lessons };

// The dialog that opens a file, or asks where to save one. The window fills the lists.
struct OpenDialog {
  std::string field;  // as ImGui edits it, in `map`'s stand-ins: a path, or what a name must have in it
  AstralMap map;
  std::string folder;  // with its last slash
  FileList list = FileList::Folder;
  FileList opens_with = FileList::Folder;  // the next time
  std::array<std::vector<FileEntry>, 3> lists;
  std::string typed_path;  // while another list is shown
  int chosen = -1;         // by the arrow keys
  int generation = 0;      // of the field: ImGui keeps the text of one that is being typed into
  bool replaces = false;   // the file to save under is there already, and the person was told
  bool was_open = false;
  bool focus_wanted = false;
  bool caret_to_end = false;

  std::vector<FileEntry>& entries() { return lists[0]; }
  std::string path() const { return map.decode(field); }
  void set_path(const std::string& path) {
    field = map.encode(path);
    ++generation;
  }
};

// What has already been scrolled into sight, so that a panel follows the run only when it moves.
struct Followed {
  const void* source = nullptr;
  std::string name;  // of that source
  std::uint64_t code_step = ~std::uint64_t{0};
  std::uint64_t output_lines = 0;
  const void* measured = nullptr;  // the text that `code_cells` is about
  std::uint32_t code_cells = 0;    // of its longest line
};

// What the rows of the machine held when they were last brought into sight: whichever changed since is the next.
struct FollowedRows {
  struct Row {
    std::string id;
    std::uint64_t total = 0;
    scene::Id first = 0;
  };
  std::uint64_t arrivals = ~std::uint64_t{0};
  float height = 0;  // of the panel then
  std::vector<Row> rows;
  std::size_t target = 0;  // the row that is kept in sight
};

// The thing under the mouse, and where and by what it was made: what belongs to it is lit.
struct Hovered {
  scene::Id id = 0;
  scene::Id cause = 0;
  scene::Place place;
};

// Where the code's lines were drawn, for what is drawn over them.
struct CodeLines {
  scene::Rect body;
  float first_y = 0;  // of line 1, which may be scrolled away
  float height = 0;   // 0: no code is shown

  // Where a line stands; nothing when it is out of sight.
  scene::Rect line(std::uint32_t number) const;
};

// The search over the run, as it is being typed; ImGui edits the text in the map's stand-ins.
struct RunSearchField {
  std::string field;
  AstralMap map;
  bool was_open = false;
};

// The answer in words: ImGui edits it in the map's stand-ins.
struct QuizField {
  AstralMap map;
  int drawn = -1;  // the frame that drew it last
};

// A prediction of the room, as it is being typed.
struct RoomField {
  std::string field;
  AstralMap map;
  bool had_focus = false;
};

// The command palette, as it is being typed into. Whoever owns the run fills in the entries while it is open.
struct PaletteUi {
  std::vector<scene::PaletteEntry> entries;
  std::vector<scene::PaletteEntry> numbers;  // what is typed, as steps and lines
  std::string field;
  AstralMap map;
  bool was_open = false;
  std::size_t chosen = 0;  // of those that match
  bool moved = false;      // by keys: the chosen one is brought into sight

  std::string typed() const { return map.decode(field.c_str()); }
};

// The border between panels that is being dragged.
struct SplitDrag {
  bool on = false;
  std::size_t place = 0;  // in scene::Splits
  float grab = 0;         // from its middle to the mouse, when it was grabbed
  bool moved = false;     // since then
  float hovered = 0;      // for so many seconds
};

// A stretch of the timeline that is being measured, in steps.
struct Measure {
  bool is_on = false;
  bool drags = false;
  std::uint64_t from = 0;
  std::uint64_t to = 0;
};

// The text that the code panel shows of a file that is not open for editing.
struct ShownSource {
  std::shared_ptr<const scene::SourceView> view;
  editor::TextBuffer text;
  editor::Highlighting colours;
};

// The editor's fields and what it has scrolled to.
struct EditorUi {
  std::string query;  // as ImGui edits them: in `map`'s stand-ins
  std::string replacement;
  AstralMap map;
  bool search_was_open = false;
  bool focus_query = false;
  bool query_active = false;
  bool dragging = false;             // the mouse selects text
  const void* shown = nullptr;       // the buffer whose cursor was last brought into sight
  std::size_t shown_head = 0;        // the cursor then
  std::uint64_t shown_revision = 0;  // and the text
  std::uint64_t measured_revision = ~std::uint64_t{0};
  std::size_t lines_in_sight = 1;
  scene::Rect completion;  // where the proposals were drawn last
};

struct Ui {
  Fonts fonts;
  scene::View view;
  bool playing = false;
  double steps_per_second = 0;
  float scale = 1;
  OpenDialog dialog;
  Followed followed;
  FollowedRows followed_rows;
  std::uint64_t stack_arrivals = ~std::uint64_t{0};  // when the top of the stack was last brought into sight
  ShownSource shown;
  // The text being edited, owned by the controller; null where nothing can be edited, as in pictures of a run.
  editor::Document* document = nullptr;
  bool shows_older_run = false;  // than that text
  EditorUi editor;
  Question question;
  bool restless = false;  // a panel wants another frame
  Flights flights;
  Hovered hovered;      // in the last frame
  Hovered hovered_now;  // in this one
  std::string break_text;
  std::string value_shown;  // the value that the keys are at, when it was last brought into sight
  CodeLines code_lines;
  scene::Rect selected_spot;  // of the selected thing's chip; empty while it is out of sight
  RunSearchField run_search;
  PaletteUi palette;
  std::string settings_file;                    // where settings are kept; empty: nowhere
  std::size_t setting_shown = ~std::size_t{0};  // the row that was last brought into sight
  SplitDrag split;
  Measure measure;
  std::size_t first_lane = 0;   // of the timeline's: those before are scrolled away
  std::size_t present_top = 0;  // the first line of code that the presenter shows, from 0
  RoomField room;
  QuizField quiz_field;
  FocusRing focus;
  std::size_t deck_focus = 0;           // the card at a deck's end that was last brought into sight
  const scene::Scene* scene = nullptr;  // what is being drawn
  // Where each widget was drawn in the last frame, by name: tests and scripts find widgets here.
  std::map<std::string, scene::Rect> widgets;
  // What those that can be pressed say about themselves when the mouse is over them, by name.
  std::map<std::string, std::string> helps;

  ImU32 paint(Role role) const;
  ImU32 paint(Role role, float opacity) const;
  float px(float pixels) const { return pixels * scale; }
  ImFont* font(Face face) const { return fonts.of(face); }

  template <class... Arguments>
  std::string words(TextId id, const Arguments&... arguments) const {
    return text(view.language, id, arguments...);
  }
};

}  // namespace loopscope::panels
