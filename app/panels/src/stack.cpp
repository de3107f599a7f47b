#include <panels/panels.hpp>
#include <panels/widgets.hpp>

#include <scene/format.hpp>

#include <algorithm>

namespace loopscope::panels {

namespace {

constexpr float largest_parked_share = 0.4F;

std::string hover_words(const Ui& ui, const scene::Frame& frame, bool parked) {
  std::string words = frame.label;
  if (frame.place.line != 0) words += "\n" + ui.words(TextId::window_created_at, scene::format_place(frame.place));
  if (parked) words += "\n" + ui.words(TextId::window_suspended);
  if (!frame.waits_for.empty()) words += "\n" + frame.waits_for;
  return words;
}

// The stack stands on the panel's floor and grows upward; parked functions hang, hatched, from its ceiling. Each part
// scrolls by itself, so that the top of the stack is always in sight.
class StackView {
 public:
  explicit StackView(Ui& ui) : ui_(ui), height_(ui.px(34)), step_(height_ + ui.px(4)) {}

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

  void draw_running(const std::vector<scene::Frame>& frames) {
    begin("running", 0);
    ImVec2 origin = ImGui::GetCursorScreenPos();
    float content = std::max(content_of(frames), ImGui::GetContentRegionAvail().y);
    float floor = origin.y + content + step_ - height_;
    for (std::size_t i = 0; i < frames.size(); ++i) {
      draw_frame(frames[i], floor - step_ * static_cast<float>(i + 1), i + 1 == frames.size(), false);
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
    chip.note = parked ? ui_.words(TextId::window_suspended) : scene::format_place(frame.place);
    if (draw_chip(ui_, {x, y, width_, height_}, chip)) tooltip(ui_, hover_words(ui_, frame, parked));
  }

  Ui& ui_;
  float height_;
  float step_;
  float width_ = 0;
};

}  // namespace

void draw_stack(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents&) {
  std::string count = scene.stack.empty() ? "" : scene::format_count(scene.stack.size());
  PanelFrame frame(ui, "stack", layout.at(scene::Panel::Stack), ui.words(TextId::window_panel_stack), {count});
  if (scene.stack.empty() && scene.suspended.empty()) {
    empty_state(ui, frame.body(), ui.words(TextId::window_empty_stack));
    return;
  }
  StackView view(ui);
  view.draw_parked(scene.suspended, frame.body().height);
  view.draw_running(scene.stack);
}

}  // namespace loopscope::panels
