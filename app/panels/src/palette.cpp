#include <panels/overlay.hpp>
#include <panels/panels.hpp>
#include <panels/widgets.hpp>
#include <text/comfort_text.hpp>

#include <imgui_stdlib.h>

#include <algorithm>
#include <cmath>

namespace loopscope::panels {

namespace {

constexpr float row_height = 36;
constexpr float most_note_share = 0.5F;

bool pressed(ImGuiKey key) { return ImGui::IsKeyPressed(ImGui::GetKeyIndex(key)); }

class Palette {
 public:
  Palette(Ui& ui, scene::Intents& intents) : ui_(ui), palette_(ui.palette), intents_(intents) {}

  void draw(const scene::Rect& body) {
    bool entered = draw_field(body);
    find();
    choose_by_keys(body);
    if (entered) take(palette_.chosen);
    draw_hits(body);
  }

 private:
  bool draw_field(const scene::Rect& body) {
    ImGui::SetNextItemWidth(body.width);
    if (!palette_.was_open) {
      palette_.field.clear();
      palette_.chosen = 0;
    }
    if (!palette_.was_open || !ImGui::IsAnyItemActive()) ImGui::SetKeyboardFocusHere();
    palette_.was_open = true;
    std::string before = palette_.field;
    bool entered = ImGui::InputTextWithHint("##palette", ui_.words(ComfortText::palette_prompt).c_str(),
                                            &palette_.field, ImGuiInputTextFlags_EnterReturnsTrue);
    ImVec2 from = ImGui::GetItemRectMin();
    ui_.widgets["palette field"] = {from.x, from.y, ImGui::GetItemRectSize().x, ImGui::GetItemRectSize().y};
    if (palette_.field != before) palette_.chosen = 0;
    palette_.moved = palette_.field != before;
    return entered;
  }

  void find() {
    std::string typed = palette_.typed();
    for (const scene::PaletteEntry& entry : palette_.numbers) hits_.push_back({&entry, {}});
    auto found = scene::palette_hits(palette_.entries, typed, ui_.view.recent_commands);
    hits_.insert(hits_.end(), found.begin(), found.end());
    if (!hits_.empty()) palette_.chosen = std::min(palette_.chosen, hits_.size() - 1);
  }

  // Past the last one comes the first.
  void choose_by_keys(const scene::Rect& body) {
    if (hits_.empty()) return;
    std::size_t last = hits_.size() - 1;
    std::size_t before = palette_.chosen;
    auto page = static_cast<std::size_t>(std::max(1.0F, body.height / ui_.px(row_height) - 3));
    if (pressed(ImGuiKey_DownArrow)) palette_.chosen = palette_.chosen == last ? 0 : palette_.chosen + 1;
    if (pressed(ImGuiKey_UpArrow)) palette_.chosen = palette_.chosen == 0 ? last : palette_.chosen - 1;
    if (pressed(ImGuiKey_PageDown)) palette_.chosen = std::min(palette_.chosen + page, last);
    if (pressed(ImGuiKey_PageUp)) palette_.chosen -= std::min(page, palette_.chosen);
    palette_.moved |= palette_.chosen != before;
  }

  void draw_hits(const scene::Rect& body) {
    const ImFont* small = ui_.font(Face::Small);
    ImGui::Dummy({1, ui_.px(2)});
    float top = ImGui::GetCursorScreenPos().y;
    float room = body.bottom() - top - small->FontSize - ui_.px(12);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    ImGui::BeginChild("hits", {0, std::max(1.0F, room)}, false, ImGuiWindowFlags_NoNav);
    float height = std::round(ui_.px(row_height));
    ImGuiListClipper clipper;
    clipper.Begin(static_cast<int>(hits_.size()), height);
    while (clipper.Step()) {
      for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) draw_hit(static_cast<std::size_t>(i), height);
    }
    if (palette_.moved) bring_into_sight(height);
    if (hits_.empty()) ImGui::TextDisabled("%s", ui_.words(ComfortText::palette_nothing).c_str());
    ImGui::EndChild();
    ImGui::PopStyleVar();
    draw_fitted(*ImGui::GetWindowDrawList(), small, {body.x, std::round(body.bottom() - small->FontSize)},
                ui_.paint(Role::Dim), ui_.words(ComfortText::palette_hint), body.width);
  }

  void bring_into_sight(float height) const {
    float top = height * static_cast<float>(palette_.chosen);
    float scroll = ImGui::GetScrollY();
    if (top < scroll) ImGui::SetScrollY(top);
    if (top + height > scroll + ImGui::GetWindowHeight()) ImGui::SetScrollY(top + height - ImGui::GetWindowHeight());
  }

  void draw_hit(std::size_t index, float height) {
    const scene::PaletteEntry& entry = *hits_[index].entry;
    ImVec2 at = ImGui::GetCursorScreenPos();
    scene::Rect row{at.x, at.y, ImGui::GetContentRegionAvail().x, height};
    std::string name = "command " + (entry.id.empty() ? entry.words : entry.id);
    bool clicked = press_area(ui_, name, row);
    const ImGuiIO& io = ImGui::GetIO();
    bool mouse_moves = io.MouseDelta.x != 0 || io.MouseDelta.y != 0;
    if (ImGui::IsItemHovered() && mouse_moves) palette_.chosen = index;
    draw_row(row, hits_[index], index == palette_.chosen);
    if (clicked) take(index);
  }

  void draw_row(const scene::Rect& row, const scene::PaletteHit& hit, bool chosen) const {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const scene::PaletteEntry& entry = *hit.entry;
    if (chosen) {
      list.AddRectFilled({row.x, row.y}, {row.right(), row.bottom()}, ui_.paint(Role::CurrentLine), ui_.px(6));
      list.AddRectFilled({row.x, row.y}, {row.x + ui_.px(4), row.bottom()}, ui_.paint(Role::Accent), ui_.px(2));
    }
    const ImFont* font = ui_.font(Face::Text);
    float left = row.x + ui_.px(14);
    float right = row.right() - ui_.px(8);
    right -= draw_key(list, row, right, entry.keys);
    const std::string& note = entry.why_not.empty() ? entry.note : entry.why_not;
    float words = std::min(text_width(font, entry.words) + 1, right - left);
    draw_words(list, {left, std::round(row.y + (row.height - font->FontSize) / 2)}, words, hit);
    float rest = right - left - words - ui_.px(18);
    if (note.empty() || rest < ui_.px(60)) return;
    const ImFont* small = ui_.font(Face::Small);
    float wide = std::min({text_width(small, note) + 1, rest, std::max(rest * 0.8F, row.width * most_note_share)});
    draw_fitted(list, small, {std::round(right - wide), std::round(row.y + (row.height - small->FontSize) / 2)},
                ui_.paint(Role::Dim), note, wide);
  }

  // What was found is underlined as well as bright.
  void draw_words(ImDrawList& list, ImVec2 at, float room, const scene::PaletteHit& hit) const {
    const ImFont* font = ui_.font(Face::Text);
    const std::string& words = hit.entry->words;
    bool can = hit.entry->why_not.empty();
    draw_fitted(list, font, at, ui_.paint(can ? Role::Text : Role::Dim), words, room);
    for (auto [begin, end] : hit.match.ranges) {
      float x = at.x + text_width(font, std::string_view(words).substr(0, begin));
      float to = at.x + text_width(font, std::string_view(words).substr(0, end));
      if (to > at.x + room) return;
      float y = at.y + font->FontSize + ui_.px(1);
      list.AddRectFilled({x, y}, {to, y + std::max(1.0F, std::round(ui_.px(1.5F)))}, ui_.paint(Role::Accent));
    }
  }

  // Returns the width it took.
  float draw_key(ImDrawList& list, const scene::Rect& row, float right, const std::string& keys) const {
    if (keys.empty()) return 0;
    const ImFont* font = ui_.font(Face::MonoSmall);
    float width = std::round(text_width(font, keys) + ui_.px(14));
    float height = std::round(font->FontSize + ui_.px(8));
    scene::Rect cap{std::round(right - width), std::round(row.y + (row.height - height) / 2), width, height};
    list.AddRectFilled({cap.x, cap.y}, {cap.right(), cap.bottom()}, ui_.paint(Role::Raised), ui_.px(4));
    list.AddRect({cap.x, cap.y}, {cap.right(), cap.bottom()}, ui_.paint(Role::Border), ui_.px(4));
    draw_text(list, font, {cap.x + ui_.px(7), std::round(cap.y + ui_.px(4))}, ui_.paint(Role::Text), keys);
    return width + ui_.px(12);
  }

  void take(std::size_t index) {
    if (index >= hits_.size() || !hits_[index].entry->why_not.empty()) return;
    const scene::PaletteEntry& entry = *hits_[index].entry;
    intents_.push_back({scene::Action::TogglePalette});
    if (!entry.id.empty()) intents_.push_back({scene::Action::NoteCommand, 0, entry.id});
    intents_.push_back(entry.intent);
  }

  Ui& ui_;
  PaletteUi& palette_;
  scene::Intents& intents_;
  std::vector<scene::PaletteHit> hits_;
};

}  // namespace

void draw_palette(Ui& ui, const scene::Scene&, const scene::Layout& layout, scene::Intents& intents) {
  if (!ui.view.palette_open) {
    ui.palette.was_open = false;
    return;
  }
  Overlay overlay(ui, "palette", ui.words(ComfortText::command_palette), layout.size, {ui.px(760), ui.px(560)});
  Palette(ui, intents).draw(overlay.body());
  if (overlay.clicked_beside()) intents.push_back({scene::Action::TogglePalette});
}

}  // namespace loopscope::panels
