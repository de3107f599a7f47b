#pragma once
// What a panel needs besides the scene: fonts, colours, words, and the little a widget remembers from frame to frame
// (scroll positions, the path being typed). Owned by Stage, handed to every panel.
#include <editor/highlighting.hpp>
#include <panels/astral.hpp>
#include <panels/flights.hpp>
#include <panels/fonts.hpp>
#include <panels/theme.hpp>
#include <scene/layout.hpp>
#include <scene/scene.hpp>
#include <scene/view.hpp>

#include <imgui.h>

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace loopscope::panels {

struct FileEntry {
  std::string name;
  bool is_folder = false;
};

// The dialog that opens a file. The window fills `entries` with what is in `folder`.
struct OpenDialog {
  std::string field;  // as ImGui edits it: the path in `map`'s stand-ins
  AstralMap map;
  std::string folder;  // with its last slash
  std::vector<FileEntry> entries;
  bool was_open = false;
  bool focus_wanted = false;
  bool caret_to_end = false;

  std::string path() const { return map.decode(field); }
  void set_path(const std::string& path) { field = map.encode(path); }
};

// What has already been scrolled into sight, so that a panel follows the run only when it moves.
struct Followed {
  const void* source = nullptr;
  std::uint64_t code_step = ~std::uint64_t{0};
  std::uint64_t output_lines = 0;
  const void* measured = nullptr;  // the source that `code_width` is about
  float code_width = 0;            // of its longest line, at scale 1
};

// The thing under the mouse, and where and by what it was made: what belongs to it is lit.
struct Hovered {
  scene::Id id = 0;
  scene::Id cause = 0;
  scene::Place place;
};

// The text that the code panel shows of a file that is not open for editing.
struct ShownSource {
  std::shared_ptr<const scene::SourceView> view;
  editor::TextBuffer text;
  editor::Highlighting colours;
};

struct Ui {
  Fonts fonts;
  scene::View view;
  bool playing = false;
  double steps_per_second = 0;
  float scale = 1;
  OpenDialog dialog;
  Followed followed;
  ShownSource shown;
  Flights flights;
  Hovered hovered;      // in the last frame
  Hovered hovered_now;  // in this one
  std::string break_text;
  // Where each widget was drawn in the last frame, by name: tests and scripts find widgets here.
  std::map<std::string, scene::Rect> widgets;

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
