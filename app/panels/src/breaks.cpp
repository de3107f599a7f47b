#include <panels/overlay.hpp>
#include <panels/panels.hpp>
#include <panels/widgets.hpp>

#include <fmt/format.h>
#include <text/comfort_text.hpp>
#include <text/window_text.hpp>

#include <cmath>

namespace loopscope::panels {

namespace {

struct KindRow {
  scene::BreakKind kind;
  const char* name;
  TextId words;
};

constexpr KindRow kinds[] = {
    {scene::BreakKind::MicrotaskQueued, "break microtask", WindowText::window_break_microtask},
    {scene::BreakKind::TimerFired, "break timer", WindowText::window_break_timer},
    {scene::BreakKind::PromiseRejected, "break rejection", WindowText::window_break_rejection},
    {scene::BreakKind::ErrorThrown, "break thrown", WindowText::window_break_thrown},
    {scene::BreakKind::Printed, "break printed", WindowText::window_break_printed},
};
static_assert(std::size(kinds) == scene::break_kind_count);

// A box with a tick and its words; the whole row can be clicked.
bool tick_box(Ui& ui, const scene::Rect& row, const char* name, const std::string& words, bool on) {
  bool pressed = press_area(ui, name, row);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  float side = std::round(ui.px(16));
  ImVec2 from{row.x + ui.px(4), std::round(row.y + (row.height - side) / 2)};
  ImVec2 to{from.x + side, from.y + side};
  if (ImGui::IsItemHovered()) {
    list.AddRectFilled({row.x, row.y}, {row.right(), row.bottom()}, ui.paint(Role::CurrentLine), ui.px(4));
  }
  list.AddRectFilled(from, to, ui.paint(on ? Role::Accent : Role::Background), ui.px(3));
  list.AddRect(from, to, ui.paint(on ? Role::Accent : Role::Dim), ui.px(3));
  if (on) {
    ImVec2 corner{from.x + side * 0.42F, from.y + side * 0.74F};
    list.AddLine({from.x + side * 0.2F, from.y + side * 0.5F}, corner, ui.paint(Role::OnAccent), ui.px(2));
    list.AddLine(corner, {from.x + side * 0.8F, from.y + side * 0.26F}, ui.paint(Role::OnAccent), ui.px(2));
  }
  const ImFont* font = ui.font(Face::Text);
  draw_fitted(list, font, {to.x + ui.px(10), std::round(row.y + (row.height - font->FontSize) / 2)},
              ui.paint(Role::Text), words, row.right() - to.x - ui.px(14));
  return pressed;
}

int resize_text(ImGuiInputTextCallbackData* data) {
  auto& text = *static_cast<std::string*>(data->UserData);
  text.resize(static_cast<std::size_t>(data->BufTextLen));
  data->Buf = text.data();
  return 0;
}

// What printed text must contain.
void text_field(Ui& ui, const scene::Rect& row, scene::Intents& intents) {
  if (ui.break_text.capacity() < 200) ui.break_text.reserve(200);
  ImGui::SetCursorScreenPos({row.x, row.y});
  ImGui::SetNextItemWidth(row.width);
  ui.widgets["break text"] = row;
  if (!ImGui::InputTextWithHint("##break text", ui.words(WindowText::window_break_text).c_str(), ui.break_text.data(),
                                ui.break_text.capacity(), ImGuiInputTextFlags_CallbackResize, resize_text,
                                &ui.break_text)) {
    return;
  }
  scene::Intent intent{scene::Action::SetBreakText};
  intent.text = ui.break_text;
  intents.push_back(intent);
}

std::string line_words(const Ui& ui) {
  const auto& lines = ui.view.breakpoints.lines;
  if (lines.empty()) return ui.words(WindowText::window_break_no_lines);
  std::string numbers;
  for (std::uint32_t line : lines) numbers += (numbers.empty() ? "" : ", ") + std::to_string(line);
  return ui.words(WindowText::window_break_lines, numbers);
}

}  // namespace

void draw_breaks(Ui& ui, const scene::Scene&, const scene::Layout& layout, scene::Intents& intents) {
  if (!ui.view.breaks_open) return;
  float height = std::round(ui.px(32));
  scene::Size wanted{ui.px(560), ui.px(60) + height * (std::size(kinds) + 4.5F)};
  Overlay overlay(ui, "breaks dialog", ui.words(WindowText::window_breakpoints), layout.size, wanted);
  scene::Rect row{overlay.body().x, overlay.body().y, overlay.body().width, height};
  for (const KindRow& kind : kinds) {
    bool on = ui.view.breakpoints.kinds.contains(kind.kind);
    if (tick_box(ui, row, kind.name, ui.words(kind.words), on))
      intents.push_back({scene::Action::ToggleBreakKind, static_cast<std::uint64_t>(kind.kind)});
    row.y += height;
  }
  text_field(ui, {row.x + ui.px(30), row.y, row.width - ui.px(34), height}, intents);
  row.y += height + ui.px(14);
  draw_fitted(*ImGui::GetWindowDrawList(), ui.font(Face::Small), {row.x + ui.px(4), row.y}, ui.paint(Role::Dim),
              line_words(ui), row.width - ui.px(8));
  row.y += height;
  std::string label = ui.words(WindowText::window_break_clear);
  float width = std::round(text_width(ui.font(Face::Text), label) + ui.px(24));
  if (button(
          ui, {row.x, row.y, width, height},
          {"clear breaks", label, ui.words(ComfortText::command_clear_breaks), !ui.view.breakpoints.empty(), false})) {
    ui.break_text.clear();
    intents.push_back({scene::Action::ClearBreakpoints});
  }
  row.y += height;
  ImGui::SetCursorScreenPos({row.x, row.y});
  ImGui::Dummy({1, 1});
  if (overlay.clicked_beside()) intents.push_back({scene::Action::ToggleBreakDialog});
}

}  // namespace loopscope::panels
