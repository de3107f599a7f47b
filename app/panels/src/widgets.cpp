#include <panels/widgets.hpp>

#include <scene/format.hpp>
#include <scene/keys.hpp>
#include <text/view_text.hpp>
#include <text/window_text.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::panels {

namespace {

constexpr float tooltip_width = 420;
constexpr float least_with_bar = 46;  // what is lower scrolls without showing a bar

ImVec2 min_of(const scene::Rect& rect) { return {rect.x, rect.y}; }
ImVec2 max_of(const scene::Rect& rect) { return {rect.right(), rect.bottom()}; }

void draw_button(const Ui& ui, const scene::Rect& rect, const Button& button, bool hovered, bool held) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  float rounding = ui.px(6);
  if (button.lit) {
    list.AddRectFilled(min_of(rect), max_of(rect), ui.paint(Role::Accent), rounding);
  } else if (button.enabled && (hovered || held)) {
    list.AddRectFilled(min_of(rect), max_of(rect), ui.paint(Role::Hover), rounding);
  }
  Role role = button.lit ? Role::OnAccent : button.enabled ? Role::Text : Role::Dim;
  ImFont* font = ui.font(Face::Text);
  float width = text_width(font, button.label);
  ImVec2 at{std::round(rect.x + (rect.width - width) / 2), std::round(rect.y + (rect.height - font->FontSize) / 2)};
  draw_text(list, font, at, ui.paint(role), button.label);
}

}  // namespace

void tooltip(const Ui& ui, std::string_view words) {
  ImGui::BeginTooltip();
  ImGui::PushFont(ui.font(Face::Small));
  ImGui::PushTextWrapPos(ui.px(tooltip_width));
  flow_text(words);
  ImGui::PopTextWrapPos();
  ImGui::PopFont();
  ImGui::EndTooltip();
}

std::string with_key(const std::string& words, const std::string& keys) {
  return keys.empty() ? words : words + " (" + keys + ")";
}

std::string with_key(const Ui& ui, TextId words, scene::Action action, double x) {
  return with_key(ui.words(words), scene::keys_of(action, x));
}

bool press_area(Ui& ui, const std::string& name, const scene::Rect& rect, const std::string& help) {
  ui.widgets[name] = rect;
  if (!help.empty()) ui.helps[name] = help;
  ImGui::SetCursorScreenPos(min_of(rect));
  bool clicked = ImGui::InvisibleButton(name.c_str(), {std::max(1.0F, rect.width), std::max(1.0F, rect.height)});
  if (ImGui::IsItemHovered() && !help.empty()) tooltip(ui, help);
  return focus_stop(ui, name, rect) || clicked;
}

void help_area(Ui& ui, const std::string& name, const scene::Rect& rect, const std::string& help) {
  ui.widgets[name] = rect;
  ui.helps[name] = help;
  if (ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect(min_of(rect), max_of(rect))) tooltip(ui, help);
}

std::string icon_text(const Ui& ui, const Icon& icon) { return ui.fonts.icons ? icon.glyph : icon.plain; }

bool button(Ui& ui, const scene::Rect& rect, const Button& button) {
  ui.widgets[button.name] = rect;
  ui.helps[button.name] = button.help;
  if (rect.empty()) return false;
  ImGui::SetCursorScreenPos(min_of(rect));
  ImGui::BeginDisabled(!button.enabled);
  bool pressed = ImGui::InvisibleButton(button.name, {rect.width, rect.height});
  ImGui::EndDisabled();
  if (button.enabled && focus_stop(ui, button.name, rect)) pressed = true;
  bool hovered = ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenDisabled);
  draw_button(ui, rect, button, hovered, ImGui::IsItemActive());
  if (hovered && !button.help.empty()) tooltip(ui, button.help);
  return pressed;
}

// --- chips

std::string kind_word(const Ui& ui, scene::Kind kind) {
  constexpr TextId words[] = {WindowText::window_kind_tick,  WindowText::window_kind_microtask,
                              WindowText::window_kind_timer, WindowText::window_kind_immediate,
                              WindowText::window_kind_task,  WindowText::window_kind_frame};
  return ui.words(words[static_cast<std::size_t>(kind)]);
}

float chip_height(const Ui& ui) { return ui.px(44); }
float stack_line_height(const Ui& ui) { return std::round(ui.font(Face::Small)->FontSize + ui.px(6)); }
float stack_chip_height(const Ui& ui, std::size_t frames) {
  return std::round(ui.px(11) + ui.font(Face::MonoSmall)->FontSize +
                    stack_line_height(ui) * static_cast<float>(frames));
}

float chip_width(const Ui& ui, const Chip& chip) {
  float text =
      std::max(text_width(ui.font(Face::MonoSmall), chip.title), text_width(ui.font(Face::Small), chip.subtitle));
  return std::clamp(std::ceil(text + chip_margins(ui)) + 1, ui.px(96), ui.px(260));
}

namespace {

constexpr float chip_text_left = 28, small_text_left = 10;
constexpr float chip_text_right = 10;
constexpr float largest_note_share = 0.4F;

void draw_chip_ground(const Ui& ui, ImDrawList& list, const scene::Rect& rect, const Chip& chip) {
  float rounding = ui.px(6);
  ImU32 paint = ui.paint(role_of(chip.kind));
  list.AddRectFilled(min_of(rect), max_of(rect), ui.paint(chip.lit ? Role::CurrentLine : Role::Raised), rounding);
  if (chip.hatched) draw_hatching(ui, list, rect);
  float thickness = std::max(1.0F, std::round(ui.px(chip.lit ? 2.0F : 1.0F)));
  list.AddRect(min_of(rect), max_of(rect), chip.lit ? paint : ui.paint(Role::Border), rounding, 0, thickness);
  list.AddRectFilled(min_of(rect), {rect.x + ui.px(4), rect.bottom()}, paint, rounding, ImDrawFlags_RoundCornersLeft);
  if (chip.style == Chip::Style::Small) return;
  float shape_y = chip.frames.empty() ? rect.y + rect.height / 2 : rect.y + ui.px(12);
  draw_shape(list, chip.kind, {rect.x + ui.px(16), shape_y}, ui.px(6), chip.greyed ? ui.paint(Role::Dim) : paint);
}

// Text never stands on hatching: a plate in the chip's own colour lies under it.
void draw_plate(const Ui& ui, ImDrawList& list, const scene::Rect& text, Role ground) {
  list.AddRectFilled({text.x - ui.px(3), text.y - ui.px(1)}, {text.right() + ui.px(3), text.bottom() + ui.px(1)},
                     ui.paint(ground), ui.px(3));
}

Role ground_of(const Chip& chip) { return chip.lit ? Role::CurrentLine : Role::Raised; }

// Returns the width it took.
float draw_chip_note(const Ui& ui, ImDrawList& list, const scene::Rect& rect, const Chip& chip) {
  const ImFont* font = ui.font(Face::Small);
  const std::string& note = chip.note;
  float width = note.empty() ? 0 : text_width(font, note);
  if (width == 0 || width > rect.width * largest_note_share) return 0;
  float x = std::round(rect.right() - width - ui.px(chip_text_right));
  float y = std::round(rect.y + (rect.height - font->FontSize) / 2);
  if (chip.hatched) draw_plate(ui, list, {x, y, width, font->FontSize}, ground_of(chip));
  draw_text(list, font, {x, y}, ui.paint(Role::Dim), note);
  return width + ui.px(chip_text_right);
}

void draw_chip_text(const Ui& ui, ImDrawList& list, const scene::Rect& rect, const Chip& chip, float room) {
  const ImFont* title = ui.font(Face::MonoSmall);
  const ImFont* small = ui.font(Face::Small);
  float gap = ui.px(3);
  float x = rect.x + ui.px(chip.style == Chip::Style::Small ? small_text_left : chip_text_left);
  bool two = !chip.subtitle.empty() && rect.height >= title->FontSize + gap + small->FontSize;
  float lines = two ? title->FontSize + gap + small->FontSize : title->FontSize;
  float y = std::round(rect.y + (rect.height - lines) / 2);
  if (chip.hatched) {
    float wide = std::max(text_width(title, chip.title), two ? text_width(small, chip.subtitle) : 0);
    draw_plate(ui, list, {x, y, std::min(room, wide), lines}, ground_of(chip));
  }
  draw_fitted(list, title, {x, y}, ui.paint(chip.greyed ? Role::Dim : Role::Text), chip.title, room);
  if (two)
    draw_fitted(list, small, {x, std::round(y + title->FontSize + gap)}, ui.paint(Role::Dim), chip.subtitle, room);
}

// A title, and below it the frames of a stack: hatched where they are suspended.
void draw_chip_stack(const Ui& ui, ImDrawList& list, const scene::Rect& rect, const Chip& chip) {
  const ImFont* title = ui.font(Face::MonoSmall);
  const ImFont* small = ui.font(Face::Small);
  float x = rect.x + ui.px(chip_text_left);
  float room = rect.right() - ui.px(6) - x;
  float y = rect.y + ui.px(5);
  draw_fitted(list, title, {x, std::round(y)}, ui.paint(chip.greyed ? Role::Dim : Role::Text), chip.title, room);
  float row = stack_line_height(ui);
  y += title->FontSize + ui.px(3);
  for (const std::string& frame : chip.frames) {
    scene::Rect bar{x, std::round(y), room, row - ui.px(2)};
    if (bar.bottom() > rect.bottom()) return;
    if (!chip.lit) draw_hatching(ui, list, bar);
    list.AddRect(min_of(bar), max_of(bar), ui.paint(Role::Border), ui.px(3));
    float text_y = std::round(bar.y + (bar.height - small->FontSize) / 2);
    float wide = std::min(text_width(small, frame), room - ui.px(8));
    draw_plate(ui, list, {x + ui.px(5), bar.y + ui.px(2), wide, bar.height - ui.px(4)}, ground_of(chip));
    draw_fitted(list, small, {x + ui.px(5), text_y}, ui.paint(chip.greyed ? Role::Dim : Role::Text), frame,
                room - ui.px(8));
    y += row;
  }
}

// How much of a wait is over: a thin bar along the bottom.
void draw_chip_progress(const Ui& ui, ImDrawList& list, const scene::Rect& rect, const Chip& chip) {
  float height = std::max(2.0F, ui.px(3));
  float left = rect.x + ui.px(chip_text_left);
  float right = rect.right() - ui.px(chip_text_right);
  float y = rect.bottom() - height - ui.px(2);
  list.AddRectFilled({left, y}, {right, y + height}, ui.paint(Role::Border, 0.35F), height / 2);
  float end = left + (right - left) * std::clamp(*chip.progress, 0.0F, 1.0F);
  if (end > left) list.AddRectFilled({left, y}, {end, y + height}, ui.paint(role_of(chip.kind)), height / 2);
}

}  // namespace

float chip_margins(const Ui& ui) { return ui.px(chip_text_left + chip_text_right); }
float chip_margins(const Ui& ui, const Chip& chip) {
  return chip.style == Chip::Style::Small ? ui.px(small_text_left + chip_text_right) : chip_margins(ui);
}

void draw_chip(const Ui& ui, ImDrawList& list, const scene::Rect& rect, const Chip& chip) {
  draw_chip_ground(ui, list, rect, chip);
  if (chip.progress) draw_chip_progress(ui, list, rect, chip);
  if (!chip.frames.empty()) return draw_chip_stack(ui, list, rect, chip);
  float note = draw_chip_note(ui, list, rect, chip);
  scene::Rect place = rect;
  if (chip.progress) place.height -= ui.px(4);
  draw_chip_text(ui, list, place, chip, rect.width - chip_margins(ui, chip) - note);
}

bool draw_chip(const Ui& ui, const scene::Rect& rect, const Chip& chip) {
  draw_chip(ui, *ImGui::GetWindowDrawList(), rect, chip);
  return ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect(min_of(rect), max_of(rect));
}

Chip chip_of(const Ui& ui, const scene::Item& item) {
  Chip chip;
  chip.kind = item.kind;
  chip.title = item.excerpt.empty() ? item.label : item.excerpt;
  chip.subtitle = item.excerpt.empty() ? "" : item.label;
  if (item.place.line != 0) {
    if (!chip.subtitle.empty()) chip.subtitle += " · ";
    chip.subtitle += ui.words(WindowText::window_created_at, item.place.line);
  }
  return chip;
}

namespace {

// Who goes on when this job has its turn.
std::string waiter_of(const Ui& ui, const scene::Item& item) {
  if (!ui.scene || item.id == 0) return "";
  for (const scene::Frame& frame : ui.scene->suspended) {
    if (frame.resumed_by == item.id) return frame.label;
  }
  return "";
}

}  // namespace

void item_tooltip(const Ui& ui, const scene::Item& item) {
  std::string words = kind_word(ui, item.kind);
  if (item.id != 0 && item.id < (scene::Id{1} << 40)) words += " #" + scene::format_count(item.id);
  for (const std::string& part : {item.label, item.excerpt}) {
    if (!part.empty()) words += "\n" + part;
  }
  TextId cause = item.kind == scene::Kind::Timer ? ViewText::view_tip_set : ViewText::view_tip_queued;
  if (!item.cause.empty()) words += "\n" + ui.words(cause, item.cause);
  if (item.place.line != 0) words += " · " + ui.words(WindowText::window_created_at, scene::format_place(item.place));
  std::string waiter = waiter_of(ui, item);
  if (!waiter.empty()) words += "\n" + ui.words(ViewText::view_tip_resumes, waiter);
  words += "\n" + ui.words(WindowText::window_chip_help);
  tooltip(ui, words);
}

// --- panels

void draw_panel_ground(const Ui& ui, const scene::Rect& rect) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(min_of(rect), max_of(rect), ui.paint(Role::Panel), ui.px(8));
  list.AddRect(min_of(rect), max_of(rect), ui.paint(Role::Border), ui.px(8));
}

PanelFrame::PanelFrame(Ui& ui, const char* name, const scene::Rect& rect, std::string_view title,
                       const Options& options) {
  ui.widgets[name] = rect;
  float pad = ui.px(12);
  const ImFont* font = ui.font(Face::Small);
  draw_panel_ground(ui, rect);
  bool has_title = rect.height >= ui.px(options.least_with_title);
  float side = options.padded ? pad : ui.px(1);
  float top = has_title ? ui.px(8) + font->FontSize + ui.px(6) : ui.px(5);
  float bottom = options.padded && has_title ? ui.px(8) : ui.px(4);
  body_ = {rect.x + side, std::round(rect.y + top + options.above), std::max(1.0F, rect.width - 2 * side),
           std::max(1.0F, std::round(rect.height - top - options.above - options.below - bottom))};
  ui.widgets[std::string("body ") + name] = body_;
  if (has_title) draw_title(ui, name, rect, title, options);
  ImGui::SetCursorScreenPos(min_of(body_));
  ImGuiWindowFlags flags = ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoBackground;
  if (options.scroll_sideways) flags |= ImGuiWindowFlags_HorizontalScrollbar;
  bool is_one_line = body_.height < ui.px(least_with_bar);
  if (is_one_line) flags |= ImGuiWindowFlags_NoScrollbar;
  ImGui::BeginChild(name, {body_.width, body_.height}, false, flags);
}

void PanelFrame::draw_title(Ui& ui, const char* name, const scene::Rect& rect, std::string_view title,
                            const Options& options) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  float pad = ui.px(12);
  const ImFont* font = ui.font(Face::Small);
  float note_width = options.note.empty() ? 0 : text_width(font, options.note) + pad;
  float title_y = std::round(rect.y + ui.px(8));
  draw_fitted(list, font, {rect.x + pad, title_y}, ui.paint(Role::Dim), title, rect.width - 2 * pad - note_width);
  draw_text(list, font, {std::round(rect.right() - note_width), title_y}, ui.paint(Role::Dim), options.note);
  if (!options.note.empty() && !options.note_help.empty()) {
    scene::Rect corner{rect.right() - note_width, rect.y, note_width, title_y - rect.y + font->FontSize + ui.px(4)};
    help_area(ui, std::string(name) + " note", corner, options.note_help);
  }
}

void PanelFrame::end_body() {
  if (!has_ended_) ImGui::EndChild();
  has_ended_ = true;
}

PanelFrame::~PanelFrame() { end_body(); }

void empty_state(const Ui& ui, const scene::Rect& body, std::string_view words) {
  ImFont* font = ui.font(Face::Small);
  float width = std::max(1.0F, body.width - ui.px(8));
  ImVec2 size = wrapped_size(font, words, width);
  ImVec2 at{std::round(body.x + (body.width - size.x) / 2),
            std::round(body.y + std::max(0.0F, (body.height - size.y) / 2))};
  draw_wrapped(*ImGui::GetWindowDrawList(), font, at, ui.paint(Role::Dim), words, width);
}

}  // namespace loopscope::panels
