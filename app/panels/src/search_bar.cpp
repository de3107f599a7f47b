// Search and replace, above the code, and below it what keeps the text from running.
#include <panels/widgets.hpp>
#include <scene/keys.hpp>
#include <text/comfort_text.hpp>
#include <text/editor_text.hpp>

#include <imgui_stdlib.h>

#include <algorithm>
#include <cmath>

#include "code_view.hpp"

namespace loopscope::panels {

namespace {

constexpr float row_height = 34;
constexpr float button_size = 28;

scene::Intent asks(editor::Command command, std::string text = {}) {
  return scene::edit_intent({command, false, std::move(text)});
}

// A row of the bar: the field takes what the buttons on its right leave.
class SearchBar {
 public:
  SearchBar(Ui& ui, const scene::Rect& strip, scene::Intents& intents)
      : ui_(ui), strip_(strip), intents_(intents), search_(ui.document->search()) {}

  void draw() {
    begin();
    float y = strip_.y;
    draw_query(y);
    if (search_.replacing) draw_replacement(y + ui_.px(row_height));
  }

 private:
  void begin() {
    EditorUi& fields = ui_.editor;
    if (!fields.search_was_open) fields.focus_query = true;
    bool is_other = fields.map.decode(fields.query) != search_.query.text;
    if (!fields.search_was_open || (is_other && !fields.query_active))
      fields.query = fields.map.encode(search_.query.text);
    fields.search_was_open = true;
  }

  // Escape gives an ImGui field its old text back, which nobody asked for here.
  static bool escaping() { return ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Escape), false); }

  bool field(const char* name, std::string& text, TextId hint, float y, float width) {
    ImGui::SetCursorScreenPos({strip_.x, y});
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {ui_.px(8), ui_.px(5)});
    ImGui::PushFont(ui_.font(Face::MonoSmall));
    ImGui::SetNextItemWidth(width);
    bool changed = ImGui::InputTextWithHint((std::string("##") + name).c_str(), ui_.words(hint).c_str(), &text);
    ImVec2 from = ImGui::GetItemRectMin();
    ui_.widgets[name] = {from.x, from.y, ImGui::GetItemRectSize().x, ImGui::GetItemRectSize().y};
    ImGui::PopFont();
    ImGui::PopStyleVar();
    return changed && !escaping();
  }

  bool entered() const {
    return ImGui::IsItemDeactivated() && (ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Enter), false) ||
                                          ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_KeyPadEnter), false));
  }

  void draw_query(float y) {
    EditorUi& fields = ui_.editor;
    float x = strip_.right();
    draw_button(x, y, "find close", "×", EditorText::editor_close_search, false, editor::Command::CloseSearch);
    draw_button(x, y, "find next", "↓", EditorText::editor_next_match, false, editor::Command::FindNext);
    draw_button(x, y, "find previous", "↑", EditorText::editor_previous_match, false, editor::Command::FindPrevious);
    draw_button(x, y, "find expression", ".*", EditorText::editor_expression, search_.query.expression,
                editor::Command::ToggleExpression);
    draw_button(x, y, "find words", "W", EditorText::editor_whole_words, search_.query.whole_words,
                editor::Command::ToggleWholeWords);
    draw_button(x, y, "find case", "Aa", EditorText::editor_match_case, search_.query.match_case,
                editor::Command::ToggleMatchCase);
    x = draw_count(x, y);
    if (fields.focus_query) ImGui::SetKeyboardFocusHere();
    fields.focus_query = false;
    bool changed = field("search field", fields.query, EditorText::editor_find, y, std::max(ui_.px(60), x - strip_.x));
    fields.query_active = ImGui::IsItemActive();
    if (changed) intents_.push_back(asks(editor::Command::SetQuery, fields.map.decode(fields.query)));
    if (!entered()) return;
    bool back = ImGui::GetIO().KeyShift;
    intents_.push_back(asks(back ? editor::Command::FindPrevious : editor::Command::FindNext));
    fields.focus_query = true;
  }

  void draw_button(float& right, float y, const char* name, const char* sign, TextId help, bool lit,
                   editor::Command command) {
    bool closes = command == editor::Command::CloseSearch;
    std::string keys = closes ? scene::keys_of(scene::Action::Escape) : scene::keys_of(command);
    float size = ui_.px(button_size);
    right -= size + ui_.px(2);
    if (button(ui_, {right, y, size, size}, {name, sign, with_key(ui_.words(help), keys), true, lit}))
      intents_.push_back(asks(command));
  }

  // "3 of 12", or that there is none. Returns where it begins.
  float draw_count(float right, float y) {
    const ImFont* small = ui_.font(Face::Small);
    std::string words;
    Role role = Role::Dim;
    if (!search_.query.text.empty()) {
      TextId id = search_.capped ? EditorText::editor_match_of_more : EditorText::editor_match_of;
      bool none = search_.matches.empty();
      using Fault = editor::SearchFault;
      TextId nothing = search_.fault == Fault::NotAnExpression ? EditorText::editor_bad_expression
                       : search_.fault == Fault::TooSlow       ? EditorText::editor_slow_expression
                                                               : EditorText::editor_no_match;
      words = none ? ui_.words(nothing) : ui_.words(id, ui_.document->current_match(), search_.matches.size());
      if (none) role = Role::Error;
    }
    float width = words.empty() ? 0 : text_width(small, words) + ui_.px(12);
    draw_text(*ImGui::GetWindowDrawList(), small,
              {std::round(right - width + ui_.px(4)), std::round(y + (ui_.px(button_size) - small->FontSize) / 2)},
              ui_.paint(role), words);
    return right - width - ui_.px(4);
  }

  void draw_replacement(float y) {
    EditorUi& fields = ui_.editor;
    float height = ui_.px(button_size);
    std::string all = ui_.words(EditorText::editor_replace_all);
    std::string one = ui_.words(EditorText::editor_replace_one);
    const ImFont* font = ui_.font(Face::Text);
    float all_width = text_width(font, all) + ui_.px(20);
    float one_width = text_width(font, one) + ui_.px(20);
    float x = strip_.right() - ui_.px(2) - all_width;
    std::string enter = scene::chord_text(scene::Key::Enter, 0, {});
    if (button(ui_, {x, y, all_width, height},
               {"replace all", all, ui_.words(ComfortText::tip_replace_all), !search_.matches.empty()}))
      intents_.push_back(asks(editor::Command::ReplaceAll));
    x -= one_width + ui_.px(4);
    if (button(
            ui_, {x, y, one_width, height},
            {"replace one", one, with_key(ui_.words(ComfortText::tip_replace_one), enter), !search_.matches.empty()}))
      intents_.push_back(asks(editor::Command::ReplaceOne));
    bool changed =
        field("replace field", fields.replacement,
              search_.query.expression ? EditorText::editor_replace_with_groups : EditorText::editor_replace_with, y,
              std::max(ui_.px(60), x - strip_.x - ui_.px(4)));
    if (changed) intents_.push_back(asks(editor::Command::SetReplacement, fields.map.decode(fields.replacement)));
    if (entered()) intents_.push_back(asks(editor::Command::ReplaceOne));
  }

  Ui& ui_;
  scene::Rect strip_;
  scene::Intents& intents_;
  const editor::SearchState& search_;
};

}  // namespace

float search_bar_height(const Ui& ui) {
  if (!ui.document || !ui.document->search().open) return 0;
  return ui.px(row_height) * (ui.document->search().replacing ? 2 : 1) + ui.px(4);
}

void draw_search_bar(Ui& ui, const scene::Rect& strip, scene::Intents& intents) {
  if (strip.height <= 0) {
    ui.editor.search_was_open = ui.editor.query_active = false;
    return;
  }
  SearchBar(ui, strip, intents).draw();
}

namespace {

constexpr float fault_left = 14, fault_right = 8;
constexpr float most_fault_lines = 4;

std::string fault_words(const Ui& ui) {
  const editor::Fault& fault = ui.document->faults().front();
  return ui.words(EditorText::editor_fault_at, fault.line + 1, fault.message);
}

// Of the message, in lines as long as the bar.
float fault_height(const Ui& ui, float room) {
  const ImFont* small = ui.font(Face::Small);
  return std::min(wrapped_size(small, fault_words(ui), room).y, most_fault_lines * small->FontSize);
}

}  // namespace

float fault_bar_height(const Ui& ui, float width) {
  if (!ui.document || ui.document->faults().empty()) return 0;
  float message = fault_height(ui, width - ui.px(fault_left + fault_right));
  return std::round(message + ui.font(Face::Small)->FontSize + ui.px(20));
}

void draw_fault_bar(Ui& ui, const scene::Rect& strip, scene::Intents& intents) {
  if (strip.height <= 0) return;
  const editor::Fault& fault = ui.document->faults().front();
  std::string words = fault_words(ui);
  bool pressed = press_area(ui, "fault bar", strip, words + "\n" + ui.words(ComfortText::tip_fault));
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImFont* small = ui.font(Face::Small);
  list.AddRectFilled({strip.x, strip.y}, {strip.right(), strip.bottom()}, ui.paint(Role::Raised), ui.px(6));
  list.AddRectFilled({strip.x, strip.y}, {strip.x + ui.px(4), strip.bottom()}, ui.paint(Role::Error), ui.px(6),
                     ImDrawFlags_RoundCornersLeft);
  float x = strip.x + ui.px(fault_left);
  float room = strip.right() - x - ui.px(fault_right);
  float message = fault_height(ui, room);
  float y = std::round(strip.y + ui.px(6));
  list.PushClipRect({x, y}, {strip.right(), y + message}, true);
  draw_wrapped(list, small, {x, y}, ui.paint(Role::Error), words, room);
  list.PopClipRect();
  TextId state = ui.shows_older_run ? EditorText::editor_kept_run : EditorText::editor_no_run;
  draw_fitted(list, small, {x, std::round(y + message + ui.px(2))}, ui.paint(Role::Text), ui.words(state), room);
  if (!pressed) return;
  const editor::TextBuffer& buffer = ui.document->editor().buffer();
  std::size_t line = std::min(fault.line, buffer.line_count() - 1);
  std::size_t position = buffer.line_start(line) + std::min(fault.begin, buffer.line(line).size());
  intents.push_back({scene::Action::FocusEditor});
  intents.push_back(scene::edit_intent({editor::Command::PlaceCursor, false, "", position}));
}

}  // namespace loopscope::panels
