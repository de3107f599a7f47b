#include <panels/panels.hpp>
#include <panels/widgets.hpp>
#include <text/comfort_text.hpp>
#include <text/view_text.hpp>
#include <text/window_text.hpp>

#include "phase_marks.hpp"
#include "ring.hpp"

#include <algorithm>
#include <cmath>
#include <span>

namespace loopscope::panels {

namespace {

constexpr float arrow_width = 18;
constexpr float return_drop = 7;  // how far below the pills the way back runs

void draw_pill(const Ui& ui, const scene::Rect& rect, const std::string& name, bool current) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  ImVec2 from{rect.x, rect.y};
  ImVec2 to{rect.right(), rect.bottom()};
  float rounding = rect.height / 2;
  list.AddRectFilled(from, to, ui.paint(current ? Role::Accent : Role::Raised), rounding);
  if (!current) list.AddRect(from, to, ui.paint(Role::Border), rounding);
  const ImFont* font = ui.font(Face::Small);
  float room = rect.width - ui.px(8);
  float x = rect.x + (rect.width - std::min(text_width(font, name), room)) / 2;
  ImVec2 at{std::round(x), std::round(rect.y + (rect.height - font->FontSize) / 2)};
  draw_fitted(list, font, at, ui.paint(current ? Role::OnAccent : Role::Text), name, room);
}

void draw_arrow(const Ui& ui, float x, float y) {
  float half = ui.px(4);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddLine({x + ui.px(3), y}, {x + ui.px(arrow_width) - ui.px(6), y}, ui.paint(Role::Dim), ui.px(1.5F));
  float tip = x + ui.px(arrow_width) - ui.px(3);
  list.AddTriangleFilled({tip, y}, {tip - half, y - half}, {tip - half, y + half}, ui.paint(Role::Dim));
}

// From the last part back to the first: it is a loop.
void draw_way_back(const Ui& ui, const scene::Rect& first, const scene::Rect& last) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  ImU32 paint = ui.paint(Role::Dim);
  float from = std::round(last.x + last.width / 2);
  float to = std::round(first.x + first.width / 2);
  float y = std::round(first.bottom() + ui.px(return_drop));
  float line = ui.px(1.5F);
  list.AddLine({from, last.bottom() + ui.px(1)}, {from, y}, paint, line);
  list.AddLine({from, y}, {to, y}, paint, line);
  list.AddLine({to, y}, {to, first.bottom() + ui.px(4)}, paint, line);
  float half = ui.px(4);
  float tip = first.bottom() + ui.px(1);
  list.AddTriangleFilled({to, tip}, {to - half, tip + half}, {to + half, tip + half}, paint);
}

// Each part as wide as its name wants, the rest shared out evenly.
std::vector<float> pill_widths(const Ui& ui, const std::vector<std::string>& names, float available) {
  std::vector<float> widths;
  float wanted = 0;
  for (const std::string& name : names) {
    widths.push_back(text_width(ui.font(Face::Small), name) + ui.px(16));
    wanted += widths.back();
  }
  float spare = (available - wanted) / static_cast<float>(names.size());
  for (float& width : widths) width = std::max(ui.px(20), std::floor(width + spare));
  return widths;
}

std::string help_of(const Ui& ui, const scene::Phases& phases, std::size_t part) {
  constexpr TextId of_node[] = {ComfortText::tip_phase_timers, ComfortText::tip_phase_pending,
                                ComfortText::tip_phase_poll, ComfortText::tip_phase_check,
                                ComfortText::tip_phase_close};
  constexpr TextId of_page[] = {ComfortText::tip_part_task, ComfortText::tip_part_microtasks,
                                ComfortText::tip_part_render, ComfortText::tip_part_idle};
  std::span<const TextId> words = phases.is_page ? std::span<const TextId>(of_page) : of_node;
  return part < words.size() ? ui.words(words[part]) : phases.names[part];
}

bool fit_names(const Ui& ui, const scene::Phases& phases, float available) {
  for (const std::string& name : phases.names) available -= text_width(ui.font(Face::Small), name) + ui.px(16);
  return available >= 0;
}

void draw_pills(Ui& ui, const scene::Phases& phases, const scene::Rect& body, float available) {
  std::vector<float> widths = pill_widths(ui, phases.names, available);
  bool has_way_back = body.height >= ui.px(24 + return_drop + 2);
  float height = std::min(body.height - (has_way_back ? ui.px(return_drop + 2) : 0), ui.px(28));
  float y = std::round(body.y + (body.height - height - (has_way_back ? ui.px(return_drop) : 0)) / 2);
  float x = body.x;
  std::vector<scene::Rect> pills;
  for (std::size_t i = 0; i < phases.names.size(); ++i) {
    pills.push_back({std::round(x), y, widths[i], height});
    help_area(ui, "phase " + std::to_string(i), pills.back(), help_of(ui, phases, i));
    draw_pill(ui, pills.back(), phases.names[i], static_cast<int>(i) == phases.current);
    x += widths[i] + ui.px(arrow_width);
    if (i + 1 < phases.names.size()) draw_arrow(ui, x - ui.px(arrow_width), y + height / 2);
  }
  if (has_way_back) draw_way_back(ui, pills.front(), pills.back());
}

void draw_parts(Ui& ui, const scene::Phases& phases, const scene::Rect& body) {
  float available = body.width - ui.px(arrow_width) * static_cast<float>(phases.names.size() - 1);
  fit_names(ui, phases, available) ? draw_pills(ui, phases, body, available) : draw_phase_marks(ui, phases, body);
}

// Where the window is low, the title stands in line with the parts.
void draw_in_line(Ui& ui, const scene::Phases& phases, const scene::Rect& rect) {
  ui.widgets["phases"] = rect;
  draw_panel_ground(ui, rect);
  const ImFont* font = ui.font(Face::Small);
  std::string title = ui.words(ViewText::view_panel_loop);
  float pad = ui.px(12);
  scene::Rect body{rect.x + pad, rect.y + ui.px(3), rect.width - 2 * pad, rect.height - ui.px(6)};
  float taken = std::round(text_width(font, title) + pad);
  float arrows = ui.px(arrow_width) * static_cast<float>(phases.names.size() - 1);
  if (fit_names(ui, phases, body.width - taken - arrows)) {
    draw_text(*ImGui::GetWindowDrawList(), font, {body.x, std::round(rect.y + (rect.height - font->FontSize) / 2)},
              ui.paint(Role::Dim), title);
    body.x += taken;
    body.width -= taken;
  }
  draw_parts(ui, phases, body);
}

}  // namespace

// Numbered discs, and the full name of the one that the loop is in.
void draw_phase_marks(Ui& ui, const scene::Phases& phases, const scene::Rect& body) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImFont* font = ui.font(Face::Small);
  float radius = std::min(ui.px(10), std::floor(body.height / 2));
  float centre_y = std::round(body.y + body.height / 2);
  float x = body.x;
  for (std::size_t i = 0; i < phases.names.size(); ++i) {
    bool current = static_cast<int>(i) == phases.current;
    scene::Rect disc{std::round(x), centre_y - radius, 2 * radius, 2 * radius};
    ImVec2 centre{disc.x + radius, centre_y};
    list.AddCircleFilled(centre, radius, ui.paint(current ? Role::Accent : Role::Raised), 24);
    if (!current) list.AddCircle(centre, radius, ui.paint(Role::Border), 24);
    std::string number = std::to_string(i + 1);
    draw_text(list, font,
              {std::round(centre.x - text_width(font, number) / 2), std::round(centre_y - font->FontSize / 2)},
              ui.paint(current ? Role::OnAccent : Role::Dim), number);
    help_area(ui, "phase " + std::to_string(i), disc, phases.names[i] + "\n" + help_of(ui, phases, i));
    x += 2 * radius + ui.px(5);
  }
  if (phases.current < 0) return;
  draw_fitted(list, font, {std::round(x + ui.px(5)), std::round(centre_y - font->FontSize / 2)}, ui.paint(Role::Text),
              phases.names[static_cast<std::size_t>(phases.current)], body.right() - x - ui.px(5));
}

void draw_phases(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents) {
  const scene::Rect& rect = layout.at(scene::Panel::Phases);
  if (scene.ring.exists && !layout.is_tight()) return draw_ring(ui, scene, rect, intents);
  if (rect.empty()) return;
  constexpr float least_with_title_above = 56;
  bool has_parts = !scene.phases.names.empty();
  if (has_parts && rect.height < ui.px(least_with_title_above)) return draw_in_line(ui, scene.phases, rect);
  PanelFrame frame(ui, "phases", rect, ui.words(ViewText::view_panel_loop), {});
  if (has_parts) return draw_parts(ui, scene.phases, frame.body());
  TextId words = scene.code.source ? WindowText::window_no_phases : WindowText::window_empty_phases;
  empty_state(ui, frame.body(), ui.words(words));
}

}  // namespace loopscope::panels
