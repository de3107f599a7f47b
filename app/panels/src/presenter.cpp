// The presenter: one run in text that the last row can read. Code on the left, what waits and what was printed on the
// right, the reason and the author's note below.
#include <panels/panels.hpp>
#include <panels/sentence.hpp>
#include <panels/widgets.hpp>
#include <scene/compact.hpp>
#include <scene/format.hpp>
#include <scene/present_layout.hpp>
#include <text/presenter_text.hpp>
#include <text/window_text.hpp>

#include <algorithm>
#include <cmath>

#include "present_code.hpp"
#include "present_room.hpp"

namespace loopscope::panels {

namespace {

using scene::CompactItem;
using scene::CompactLane;

constexpr float pad_at_scale_1 = 8;

float middle(const scene::Rect& place, const ImFont* font) {
  return std::round(place.y + (place.height - font->FontSize) / 2);
}

void draw_ground(const Ui& ui, const scene::Rect& rect) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled({rect.x, rect.y}, {rect.right(), rect.bottom()}, ui.paint(Role::Panel), ui.px(6));
  list.AddRect({rect.x, rect.y}, {rect.right(), rect.bottom()}, ui.paint(Role::Border), ui.px(6));
}

// --- what waits

// Rows of one height: a name, and the things that wait there. Where not all fit, the empty ones are named in one row.
class Machine {
 public:
  Machine(Ui& ui, const scene::Scene& scene, const scene::Rect& rect) : ui_(ui), scene_(scene), rect_(rect) {
    const ImFont* font = ui.font(Face::Text);
    row_ = std::round(font->FontSize + ui.px(8));
    area_ = {rect.x + ui.px(pad_at_scale_1), rect.y + ui.px(4), rect.width - 2 * ui.px(pad_at_scale_1),
             rect.height - ui.px(8)};
  }

  void draw() {
    ui_.flights.spots.running = {};
    if (rect_.empty()) return;
    ui_.widgets["present machine"] = rect_;
    draw_ground(ui_, rect_);
    std::vector<CompactLane> lanes = scene::compact_lanes(scene_, ui_.view.language);
    auto fitting = static_cast<std::size_t>(std::max(1.0F, area_.height / row_));
    std::string empty = lanes.size() > fitting ? fold_empty(lanes) : "";
    std::size_t room = empty.empty() ? fitting : fitting - 1;
    name_width_ = width_of_names(lanes);
    float y = area_.y;
    for (std::size_t i = 0; i < std::min(lanes.size(), room); ++i, y += row_) draw_lane(lanes[i], y);
    if (empty.empty()) return;
    const ImFont* font = ui_.font(Face::Text);
    scene::Rect place{area_.x, y, area_.width, row_};
    draw_fitted(*ImGui::GetWindowDrawList(), font, {place.x, middle(place, font)}, ui_.paint(Role::Dim),
                ui_.words(PresenterText::present_nothing_waits, empty), place.width);
  }

 private:
  static std::string fold_empty(std::vector<CompactLane>& lanes) {
    std::string names;
    for (const CompactLane& lane : lanes) {
      if (lane.items.empty()) names += (names.empty() ? "" : ", ") + lane.name;
    }
    std::erase_if(lanes, [](const CompactLane& lane) { return lane.items.empty(); });
    return names;
  }

  float width_of_names(const std::vector<CompactLane>& lanes) const {
    float widest = 0;
    for (const CompactLane& lane : lanes) widest = std::max(widest, text_width(ui_.font(Face::Text), lane.name));
    return std::min(widest + ui_.px(30), std::round(area_.width * 0.46F));
  }

  void draw_lane(const CompactLane& lane, float y) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImFont* font = ui_.font(Face::Text);
    scene::Rect place{area_.x, y, area_.width, row_};
    draw_shape(list, lane.kind, {place.x + ui_.px(8), y + row_ / 2}, ui_.px(6), ui_.paint(role_of(lane.kind)));
    draw_fitted(list, font, {place.x + ui_.px(20), middle(place, font)},
                ui_.paint(lane.items.empty() ? Role::Dim : Role::Text), lane.name, name_width_ - ui_.px(24));
    if (lane.items.empty()) {
      list.AddLine({place.x + name_width_, y + row_ / 2}, {place.right(), y + row_ / 2}, ui_.paint(Role::Border, 0.4F),
                   std::max(1.0F, ui_.px(1)));
      return;
    }
    draw_items(lane, {place.x + name_width_, y + ui_.px(2), area_.width - name_width_, row_ - ui_.px(4)});
  }

  void draw_items(const CompactLane& lane, const scene::Rect& place) {
    float x = place.x;
    for (std::size_t i = 0; i < lane.items.size(); ++i) {
      Chip chip;
      chip.kind = lane.kind;
      chip.title = lane.items[i].text;
      chip.style = Chip::Style::Small;
      float wanted = std::ceil(text_width(ui_.font(Face::MonoSmall), chip.title) + chip_margins(ui_, chip)) + 1;
      bool is_last = i + 1 == lane.total;
      std::string more = "+" + std::to_string(lane.total - i - 1);
      float room = place.right() - x - (is_last ? 0 : text_width(ui_.font(Face::Text), more) + ui_.px(6));
      if (i > 0 && wanted > room) return draw_more(lane.total - i, {x, place.y, place.right() - x, place.height});
      draw_item(lane, lane.items[i], {x, place.y, std::min(wanted, room), place.height}, chip);
      x += std::min(wanted, room) + ui_.px(4);
    }
    if (lane.total > lane.items.size())
      draw_more(lane.total - lane.items.size(), {x, place.y, place.right() - x, place.height});
  }

  void draw_item(const CompactLane& lane, const CompactItem& item, const scene::Rect& rect, const Chip& chip) {
    bool is_frame = lane.kind == scene::Kind::Frame;
    const Spots& spots = ui_.flights.spots;
    moving_chip(ui_, is_frame ? frame_id(item.id) : item.id, rect, chip, {spots.code, is_frame ? rect : scene::Rect{}});
    if (is_frame && spots.running.empty()) ui_.flights.spots.running = rect;
  }

  void draw_more(std::uint64_t count, const scene::Rect& place) const {
    const ImFont* font = ui_.font(Face::Text);
    draw_text(*ImGui::GetWindowDrawList(), font, {place.x + ui_.px(2), middle(place, font)}, ui_.paint(Role::Text),
              "+" + std::to_string(count));
  }

  Ui& ui_;
  const scene::Scene& scene_;
  scene::Rect rect_;
  scene::Rect area_;
  float row_ = 0;
  float name_width_ = 0;
};

// --- what was printed

// Short lines stand beside each other, in the order in which they were printed; the latest is lit.
class Printed {
 public:
  Printed(Ui& ui, const scene::Scene& scene, const scene::Rect& rect)
      : ui_(ui), scene_(scene), rect_(rect), font_(ui.font(Face::Mono)) {}

  void draw() {
    ui_.widgets["present output"] = rect_;
    draw_ground(ui_, rect_);
    float pad = ui_.px(pad_at_scale_1);
    area_ = {rect_.x + pad, rect_.y + ui_.px(5), rect_.width - 2 * pad, rect_.height - ui_.px(10)};
    height_ = std::round(font_->FontSize + ui_.px(8));
    const auto& lines = scene_.output.lines;
    draw_name();
    if (lines.empty()) return;
    std::size_t first = first_that_fits();
    lay_from(first, [&](std::size_t index, const scene::Rect& place) { draw_line(index, place); });
  }

 private:
  // The panel's name stands before the first line.
  void draw_name() {
    const ImFont* font = ui_.font(Face::Text);
    std::string name = ui_.words(WindowText::window_panel_output);
    name_width_ = text_width(font, name) + ui_.px(10);
    scene::Rect place{area_.x, area_.y, area_.width, height_};
    draw_text(*ImGui::GetWindowDrawList(), font, {place.x, middle(place, font)}, ui_.paint(Role::Dim), name);
  }

  float width_of(const std::string& line) const {
    return std::min(area_.width, std::ceil(text_width(font_, line)) + ui_.px(20));
  }

  // Calls `take` with each line's place from one on; false when they are too many for the area.
  template <class Take>
  bool lay_from(std::size_t first, Take take) const {
    float x = area_.x + name_width_, y = area_.y;
    const auto& lines = scene_.output.lines;
    for (std::size_t i = first; i < lines.size(); ++i) {
      float width = width_of(lines[i].text);
      if (x > area_.x && x + width > area_.right()) {
        x = area_.x;
        y += height_ + ui_.px(4);
      }
      if (y + height_ > area_.bottom() + 1 && i > first) return false;
      take(i, scene::Rect{x, y, width, height_});
      x += width + ui_.px(4);
    }
    return true;
  }

  std::size_t first_that_fits() const {
    std::size_t count = scene_.output.lines.size();
    std::size_t first = count;
    auto ignore = [](std::size_t, const scene::Rect&) {};
    while (first > 0 && (first == count || lay_from(first - 1, ignore))) --first;
    return std::min(first, count - 1);
  }

  void draw_line(std::size_t index, const scene::Rect& place) {
    const scene::OutputLine& line = scene_.output.lines[index];
    ImDrawList& list = *ImGui::GetWindowDrawList();
    bool is_error = line.stream == scene::Stream::Error;
    bool is_now = line.step == scene_.counters.event.now;
    ImVec2 from{place.x, place.y}, to{place.right(), place.bottom()};
    list.AddRectFilled(from, to, ui_.paint(is_now ? Role::CurrentLine : Role::Raised), ui_.px(5));
    list.AddRect(from, to,
                 ui_.paint(is_now     ? Role::Accent
                           : is_error ? Role::Error
                                      : Role::Border),
                 ui_.px(5), 0, ui_.px(is_now ? 2.0F : 1.0F));
    Chip text;
    float room = place.width - ui_.px(20) + 1;
    text.title = (is_error ? "! " : "") + line.text;
    text.title = fit_text(font_, text.title, room);
    text.style = is_error ? Chip::Style::ErrorLine : Chip::Style::Line;
    scene::Rect at{place.x + ui_.px(10), middle(place, font_), room, font_->FontSize};
    std::uint64_t number = scene_.output.total - scene_.output.lines.size() + index;
    if (!ui_.flights.flies(line_id(number), at, {ui_.flights.spots.code, {}}, text))
      draw_text(list, font_, {at.x, at.y}, ui_.paint(is_error ? Role::Error : Role::Text), text.title);
  }

  Ui& ui_;
  const scene::Scene& scene_;
  scene::Rect rect_;
  scene::Rect area_;
  ImFont* font_;
  float height_ = 0;
  float name_width_ = 0;
};

// --- words

struct Words {
  std::string reason;
  std::string note;
  bool is_fault = false;
};

Words words_of(const Ui& ui, const scene::Scene& scene) {
  using scene::RunState;
  Words words;
  RunState state = scene.state;
  words.is_fault = state == RunState::Failed || state == RunState::Limit || state == RunState::Deadlock;
  words.reason = scene.reason.sentence;
  if (!scene.message.empty()) words.reason = scene.message + (words.reason.empty() ? "" : " ") + words.reason;
  if (words.reason.empty()) words.reason = ui.words(PresenterText::present_begin);
  std::string note = scene.code.notes_here();
  std::replace(note.begin(), note.end(), '\n', ' ');
  if (!note.empty()) words.note = ui.words(PresenterText::present_note, note);
  return words;
}

float pad_of(const Ui& ui) { return ui.px(pad_at_scale_1); }

float height_of(const Ui& ui, const Words& words, float width) {
  float inner = width - 2 * pad_of(ui);
  float reason = sentence_height(ui, Face::Text, words.reason, inner);
  float note = sentence_height(ui, Face::Text, words.note, inner - ui.px(10));
  return reason + note + (words.note.empty() ? 0 : ui.px(4)) + 2 * ui.px(6);
}

void draw_words(Ui& ui, const Words& words, const scene::Rect& rect) {
  ui.widgets["present words"] = rect;
  draw_ground(ui, rect);
  float pad = pad_of(ui);
  ImGui::SetCursorScreenPos({rect.x + pad, rect.y + ui.px(6)});
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  ImGui::BeginChild("present words", {std::max(1.0F, rect.width - 2 * pad), std::max(1.0F, rect.height - ui.px(10))},
                    false, ImGuiWindowFlags_NoNav);
  draw_sentence(ui, Face::Text, words.is_fault ? Role::Error : Role::Text, words.reason);
  if (!words.note.empty()) {
    ImGui::Dummy({1, ui.px(4)});
    ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::Indent(ui.px(10));
    draw_sentence(ui, Face::Text, Role::Accent, words.note);
    ImGui::Unindent(ui.px(10));
    ImGui::GetWindowDrawList()->AddRectFilled(at, {at.x + ui.px(3), ImGui::GetCursorScreenPos().y},
                                              ui.paint(Role::Accent));
  }
  ImGui::EndChild();
  ImGui::PopStyleVar();
}

// --- the bar

TextId grain_word(scene::Grain grain) {
  constexpr TextId words[] = {WindowText::window_grain_event, WindowText::window_grain_line,
                              WindowText::window_grain_turn};
  return words[static_cast<std::size_t>(grain)];
}

std::string place_words(const Ui& ui, const scene::Scene& scene) {
  const scene::PresentView& present = ui.view.present;
  const scene::Counter& event = scene.counters.event;
  std::string words;
  if (present.lesson > 0 && present.lessons > 1)
    words = ui.words(PresenterText::present_lesson, present.lesson, present.lessons) + " · ";
  words += scene.counters.complete ? ui.words(PresenterText::present_step_of, scene::format_count(event.now),
                                              scene::format_count(event.total))
                                   : ui.words(PresenterText::present_step, scene::format_count(event.now));
  return words + " · " + ui.words(grain_word(ui.view.grain));
}

void draw_bar(Ui& ui, const scene::Scene& scene, const scene::PresentLayout& layout) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const scene::Rect& bar = layout.bar;
  ui.widgets["present bar"] = bar;
  list.AddRectFilled({bar.x, bar.y}, {bar.right(), bar.bottom()}, ui.paint(Role::Panel));
  const ImFont* font = ui.font(Face::Text);
  const ImFont* bold = ui.font(Face::Bold);
  float pad = ui.px(12);
  std::string where = place_words(ui, scene);
  float x = std::round(bar.right() - pad - text_width(font, where));
  draw_text(list, font, {x, middle(bar, font)}, ui.paint(Role::Dim), where);
  std::string sign = icon_text(ui, ui.playing ? icon::play : icon::pause);
  x = std::round(x - ui.px(8) - text_width(font, sign));
  draw_text(list, font, {x, middle(bar, font)}, ui.paint(ui.playing ? Role::Accent : Role::Dim), sign);
  draw_fitted(list, bold, {bar.x + pad, middle(bar, bold)}, ui.paint(Role::Text),
              scene.title.empty() ? "Loopscope" : scene.title, x - ui.px(10) - bar.x - pad);
  const scene::Rect& line = layout.progress;
  list.AddRectFilled({line.x, line.y}, {line.right(), line.bottom()}, ui.paint(Role::Border, 0.35F));
  const scene::Counter& event = scene.counters.event;
  if (!scene.counters.complete || event.total == 0) return;
  float share = static_cast<float>(static_cast<double>(event.now) / static_cast<double>(event.total));
  list.AddRectFilled({line.x, line.y}, {line.x + line.width * share, line.bottom()}, ui.paint(Role::Accent));
}

}  // namespace

void draw_presenter(Ui& ui, const scene::Scene& scene, scene::Size size, scene::Intents& intents) {
  ImGui::GetWindowDrawList()->AddRectFilled({0, 0}, {size.width, size.height}, ui.paint(Role::Background));
  Words words = words_of(ui, scene);
  float width = size.width - 2 * ui.px(7);
  scene::PresentLayout layout = scene::make_present_layout(size, ui.scale, height_of(ui, words, width));
  draw_bar(ui, scene, layout);
  const scene::RoomView& room = ui.view.present.room;
  if (room.open) layout.code.height = layout.words.bottom() - layout.code.y;
  PresentCode(ui, scene, layout.code).draw();
  if (room.open) {
    scene::Rect place{layout.machine.x, layout.machine.y, layout.machine.width,
                      layout.words.bottom() - layout.machine.y};
    return draw_room(ui, room, place, intents);
  }
  Machine(ui, scene, layout.machine).draw();
  Printed(ui, scene, layout.output).draw();
  draw_words(ui, words, layout.words);
}

void draw_presenter_top(Ui& ui, scene::Size size) {
  const scene::PresentView& present = ui.view.present;
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  ImVec2 mouse = ImGui::GetIO().MousePos;
  if (present.blank != scene::Blank::No) {
    Colour paint = blank_colour(present.blank == scene::Blank::White);
    list.AddRectFilled({0, 0}, {size.width, size.height}, IM_COL32(paint.red, paint.green, paint.blue, paint.alpha));
    ui.widgets["present blank"] = {0, 0, size.width, size.height};
    return;
  }
  bool is_inside = mouse.x >= 0 && mouse.y >= 0 && mouse.x < size.width && mouse.y < size.height;
  if (!present.ring || !is_inside || scene::is_covered(ui.view)) return;
  float radius = ui.px(26);
  list.AddCircleFilled(mouse, radius, ui.paint(Role::Accent, 0.18F), 48);
  list.AddCircle(mouse, radius, ui.paint(Role::Accent), 48, ui.px(3.5F));
  ui.widgets["present ring"] = {mouse.x - radius, mouse.y - radius, 2 * radius, 2 * radius};
}

}  // namespace loopscope::panels
