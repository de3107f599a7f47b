#include <panels/panels.hpp>
#include <panels/widgets.hpp>
#include <text/comfort_text.hpp>

#include <scene/format.hpp>
#include <text/editor_text.hpp>
#include <text/window_text.hpp>

#include <algorithm>

#include "code_view.hpp"

namespace loopscope::panels {

namespace {

// The text being edited, unless the run stands in another file and nobody edits.
bool shows_document(const Ui& ui, const scene::Scene& scene) {
  return ui.document && ui.document->is_open() && (scene.code.is_main || ui.view.editing);
}

std::string title_of(const Ui& ui, const scene::Scene& scene) {
  if (!shows_document(ui, scene)) return scene.code.source->name;
  const editor::Document& document = *ui.document;
  if (document.is_read_only()) return document.name() + " · " + ui.words(EditorText::editor_read_only);
  return document.is_modified() ? document.name() + " · " + ui.words(EditorText::editor_not_saved) : document.name();
}

// Where the cursor stands while editing, else where the run does.
std::string place_of(const Ui& ui, const scene::Scene& scene) {
  if (!ui.view.editing || !shows_document(ui, scene)) return scene::format_place(scene.code.current.begin);
  const editor::Editor& editor = ui.document->editor();
  std::size_t line = editor.buffer().line_of(editor.selection().head);
  editor::LineShape shape(editor.buffer().line(line));
  return ui.words(EditorText::editor_caret, line + 1,
                  shape.cell_of(editor.selection().head - editor.buffer().line_start(line)) + 1);
}

// The panel's frame says whether keys go to the text.
void draw_focus(const Ui& ui, const scene::Rect& rect) {
  ImGui::GetWindowDrawList()->AddRect({rect.x, rect.y}, {rect.right(), rect.bottom()}, ui.paint(Role::Accent), ui.px(8),
                                      0, std::max(1.0F, ui.px(1.5F)));
}

void leave_by_click(Ui& ui, const scene::Rect& rect, scene::Intents& intents) {
  ImVec2 mouse = ImGui::GetIO().MousePos;
  bool outside = ImGui::IsMouseClicked(ImGuiMouseButton_Left) && !rect.contains(mouse.x, mouse.y);
  if (ui.view.editing && outside && !scene::is_covered(ui.view)) intents.push_back({scene::Action::LeaveEditor});
}

void draw_lines(Ui& ui, const scene::Scene& scene, const scene::Rect& body, scene::Intents& intents) {
  if (shows_document(ui, scene)) {
    editor::Editor& editor = ui.document->editor();
    return CodeView(ui, scene, {editor.buffer(), editor.colours(), ui.document}, body).draw(intents);
  }
  read_source(ui, scene);
  CodeView(ui, scene, {ui.shown.text, ui.shown.colours, nullptr}, body).draw(intents);
}

// Nothing is open: what one may begin with.
void draw_start(Ui& ui, const scene::Rect& body, scene::Intents& intents) {
  struct Way {
    const char* name;
    TextId words;
    scene::Action action;
    FileList list;
  };
  constexpr Way ways[] = {
      {"start lessons", EditorText::files_lessons, scene::Action::OpenDialog, FileList::Lessons},
      {"start open", WindowText::window_open_file, scene::Action::OpenDialog, FileList::Folder},
      {"start new", EditorText::files_new, scene::Action::NewFile, FileList::Folder},
  };
  float height = std::round(ui.px(36)), step = height + ui.px(8);
  float wide = std::round(std::min(ui.px(240), body.width - ui.px(24)));
  float words = ui.px(40);
  float left = std::round(body.x + (body.width - wide) / 2);
  float y = std::round(body.y + std::max(0.0F, (body.height - words - step * static_cast<float>(std::size(ways))) / 2));
  empty_state(ui, {body.x, y, body.width, words}, ui.words(WindowText::window_empty_code));
  y += words;
  for (const Way& way : ways) {
    scene::Rect place{left, std::round(y), wide, height};
    bool is_first = &way == std::begin(ways);
    std::string label = is_first ? ui.words(way.words) : with_key(ui, way.words, way.action);
    if (!is_first)
      ImGui::GetWindowDrawList()->AddRect({place.x, place.y}, {place.right(), place.bottom()}, ui.paint(Role::Border),
                                          ui.px(6));
    bool pressed = button(
        ui, place, {way.name, label, is_first ? ui.words(ComfortText::tip_list_lessons) : label, true, is_first});
    if (pressed) ui.dialog.opens_with = way.list;
    if (pressed) intents.push_back({way.action});
    y += step;
  }
}

}  // namespace

void read_source(Ui& ui, const scene::Scene& scene) {
  if (ui.shown.view == scene.code.source) return;
  std::string text;
  for (const std::string& line : scene.code.source->lines) text += line + "\n";
  if (!text.empty()) text.pop_back();
  ui.shown = {scene.code.source, editor::TextBuffer(std::move(text)), editor::Highlighting(scene.code.source->name)};
}

void draw_code(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents) {
  const scene::Rect& rect = layout.at(scene::Panel::Code);
  if (!scene.code.source) {
    PanelFrame frame(ui, "code", rect, ui.words(WindowText::window_panel_code), {"", true, false});
    draw_start(ui, frame.body(), intents);
    return;
  }
  float above = search_bar_height(ui);
  float side = ui.px(8);
  float below = fault_bar_height(ui, rect.width - 2 * side);
  scene::Rect body;
  {
    PanelFrame frame(ui, "code", rect, title_of(ui, scene),
                     {place_of(ui, scene), true, false, above, below, ui.words(ComfortText::tip_corner_place)});
    body = frame.body();
    draw_lines(ui, scene, body, intents);
  }
  draw_search_bar(ui, {body.x + side, body.y - above, body.width - 2 * side, above}, intents);
  draw_fault_bar(ui, {body.x + side, body.bottom(), body.width - 2 * side, below - ui.px(4)}, intents);
  if (ui.view.editing && ui.document) draw_focus(ui, rect);
  leave_by_click(ui, rect, intents);
}

}  // namespace loopscope::panels
