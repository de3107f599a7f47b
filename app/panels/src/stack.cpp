#include <panels/panels.hpp>
#include <panels/widgets.hpp>
#include <text/comfort_text.hpp>

#include <scene/format.hpp>
#include <text/view_text.hpp>
#include <text/window_text.hpp>

#include <algorithm>

namespace loopscope::panels {

namespace {

constexpr float largest_parked_share = 0.4F;

std::string hover_words(const Ui& ui, const scene::Frame& frame, bool parked) {
  std::string words = frame.label;
  if (frame.place.line != 0) words += "\n" + ui.words(WindowText::window_created_at, scene::format_place(frame.place));
  if (parked) words += "\n" + ui.words(WindowText::window_suspended);
  if (!frame.waits_for.empty()) words += "\n" + frame.waits_for;
  return words;
}

// The stack stands on the panel's floor and grows upward; parked functions hang, hatched, from its ceiling. Each part
// scrolls by itself, so that the top of the stack is always in sight.
class StackView {
 public:
  StackView(Ui& ui, scene::Intents& intents)
      : ui_(ui), intents_(intents), height_(ui.px(34)), step_(height_ + ui.px(4)) {}

  void draw_parked(const std::vector<scene::Frame>& frames, float available) {
    if (frames.empty()) return;
    float height = std::min(content_of(frames), std::max(height_, available * largest_parked_share));
    begin("parked", height);
    ImVec2 origin = ImGui::GetCursorScreenPos();
    for (std::size_t i = 0; i < frames.size(); ++i) {
      draw_frame(frames[i], origin.y + step_ * static_cast<float>(i), false, true);
    }
    end(content_of(frames));
  }

  // The job whose turn it is stands under the stack.
  void draw_turn(const scene::Item& item, const scene::Rect& rect) {
    Chip chip = chip_of(ui_, item);
    chip.note = ui_.words(WindowText::window_now_running);
    chip.lit = true;
    ui_.flights.spots.running = rect;
    item_chip(ui_, item, rect, chip, {{}, {}}, intents_);
  }

  void draw_running(const std::vector<scene::Frame>& frames, float reserved) {
    begin("running", -std::max(reserved, 0.001F));
    ImVec2 origin = ImGui::GetCursorScreenPos();
    float content = std::max(content_of(frames), ImGui::GetContentRegionAvail().y);
    float floor = origin.y + content + step_ - height_;
    for (std::size_t i = 0; i < frames.size(); ++i) {
      float y = floor - step_ * static_cast<float>(i + 1);
      const Spots& spots = ui_.flights.spots;
      source_ = i == 0 && !spots.running.empty() ? spots.running : spots.code;
      draw_frame(frames[i], y, i + 1 == frames.size(), false);
    }
    end(content_of(frames));
  }

 private:
  float content_of(const std::vector<scene::Frame>& frames) const {
    return frames.empty() ? 0 : step_ * static_cast<float>(frames.size()) - (step_ - height_);
  }

  void begin(const char* name, float height) {
    ImGui::BeginChild(name, {0, height}, false, ImGuiWindowFlags_NoNav);
    width_ = ImGui::GetContentRegionAvail().x;
  }

  static void end(float content) {
    if (content > 0) ImGui::Dummy({1, content});
    ImGui::EndChild();
  }

  void draw_frame(const scene::Frame& frame, float y, bool top, bool parked) {
    float x = ImGui::GetCursorScreenPos().x;
    if (!ImGui::IsRectVisible({x, y}, {x + width_, y + height_})) return;
    Chip chip{scene::Kind::Frame, frame.label, {}, {}, parked, top};
    chip.note = parked ? ui_.words(WindowText::window_suspended) : scene::format_place(frame.place);
    // A function that returns rises and fades.
    scene::Rect exit{x, y - height_ * 0.8F, width_, height_};
    chip.lit = chip.lit || (frame.resumed_by != 0 && frame.resumed_by == ui_.hovered.id);
    bool hovered = moving_chip(ui_, frame_id(frame.id), {x, y, width_, height_}, chip, {source_, exit});
    if (!hovered) return;
    ui_.hovered_now = {0, frame.resumed_by, frame.place};
    tooltip(ui_, hover_words(ui_, frame, parked));
  }

  Ui& ui_;
  scene::Intents& intents_;
  scene::Rect source_;
  float height_;
  float step_;
  float width_ = 0;
};

}  // namespace

namespace {

std::string thread_name(const Ui& ui, std::uint32_t id) {
  return id == 0 ? ui.words(ViewText::view_thread_main) : ui.words(ViewText::view_thread_worker, id);
}

std::string thread_words(const Ui& ui, const scene::Thread& thread) {
  constexpr TextId words[] = {ViewText::view_thread_waits, ViewText::view_thread_in_loop,
                              ViewText::view_thread_in_call};
  return ui.words(ViewText::view_thread_state, thread_name(ui, thread.id),
                  ui.words(words[static_cast<std::size_t>(thread.state)]), scene::format_count(thread.queued));
}

// The other threads stand below the stack, a line each; the one whose machine is shown names the panel.
float draw_threads(Ui& ui, const std::vector<scene::Thread>& threads, const scene::Rect& body) {
  constexpr std::size_t most_shown = 4;
  const ImFont* font = ui.font(Face::Small);
  float row = std::round(font->FontSize + ui.px(8));
  std::size_t shown = std::min(threads.size(), most_shown);
  float y = body.bottom() - row * static_cast<float>(shown);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  for (std::size_t i = 0; i < shown; ++i, y += row) {
    scene::Rect place{body.x, y, body.width, row - ui.px(3)};
    ui.widgets["thread " + std::to_string(threads[i].id)] = place;
    list.AddRectFilled({place.x, place.y}, {place.right(), place.bottom()}, ui.paint(Role::Raised), ui.px(4));
    draw_hatching(ui, list, place);
    list.AddRect({place.x, place.y}, {place.right(), place.bottom()}, ui.paint(Role::Border), ui.px(4));
    std::string words = thread_words(ui, threads[i]);
    float wide = std::min(text_width(font, words), place.width - ui.px(14));
    list.AddRectFilled({place.x + ui.px(5), place.y + ui.px(1)},
                       {place.x + ui.px(11) + wide, place.bottom() - ui.px(1)}, ui.paint(Role::Raised), ui.px(3));
    bool cut = draw_fitted(list, font, {place.x + ui.px(8), std::round(place.y + (place.height - font->FontSize) / 2)},
                           ui.paint(Role::Dim), words, place.width - ui.px(14));
    bool hovered =
        ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect({place.x, place.y}, {place.right(), place.bottom()});
    if (hovered && cut) tooltip(ui, words);
  }
  return row * static_cast<float>(shown);
}

}  // namespace

void draw_stack(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents) {
  std::string count = scene.stack.empty() ? "" : scene::format_count(scene.stack.size());
  std::string title = ui.words(WindowText::window_panel_stack);
  if (!scene.threads.empty()) title += " · " + thread_name(ui, scene.thread);
  PanelFrame frame(ui, "stack", layout.at(scene::Panel::Stack), title,
                   {count, false, true, 0, 0, ui.words(ComfortText::tip_corner_stack)});
  scene::Rect body = frame.body();
  float threads = draw_threads(ui, scene.threads, body);
  body.height = std::max(1.0F, body.height - threads);
  StackView view(ui, intents);
  float height = chip_height(ui);
  float reserved = (scene.running ? height + ui.px(6) : 0) + threads;
  scene::Rect turn{body.x, body.bottom() - height, body.width, height};
  // On a ready ring the turn is there.
  bool turn_is_here = scene.running || !scene.ring.running;
  if (turn_is_here) ui.flights.spots.running = {};
  if (scene.running) view.draw_turn(*scene.running, turn);
  if (turn_is_here) ui.flights.spots.running = turn;
  if (scene.stack.empty() && scene.suspended.empty() && !scene.running) {
    empty_state(ui, body, ui.words(WindowText::window_empty_stack));
    return;
  }
  view.draw_parked(scene.suspended, body.height);
  view.draw_running(scene.stack, reserved);
}

}  // namespace loopscope::panels
