#include <panels/panels.hpp>
#include <panels/widgets.hpp>
#include <text/comfort_text.hpp>

#include <scene/format.hpp>
#include <text/view_text.hpp>
#include <text/window_text.hpp>

#include "frame_words.hpp"

#include <algorithm>

namespace loopscope::panels {

namespace {

constexpr float largest_parked_share = 0.4F;
constexpr float frame_height = 34, low_frame_height = 21;

}  // namespace

std::string frame_words(const Ui& ui, const scene::Frame& frame, bool parked) {
  std::string words = frame.label;
  if (frame.place.line != 0) words += "\n" + ui.words(WindowText::window_created_at, scene::format_place(frame.place));
  if (parked) words += "\n" + ui.words(WindowText::window_suspended);
  if (!frame.waits_for.empty()) words += "\n" + frame.waits_for;
  return words;
}

std::string thread_name(const Ui& ui, std::uint32_t id) {
  return id == 0 ? ui.words(ViewText::view_thread_main) : ui.words(ViewText::view_thread_worker, id);
}

namespace {

// The stack stands on the panel's floor and grows upward, above the job whose turn it is; parked functions hang,
// hatched, from its ceiling. Each part scrolls by itself, so that the top of the stack is always in sight. Where room
// is lacking everything takes one line.
class StackView {
 public:
  StackView(Ui& ui, const scene::Scene& scene, const scene::Rect& body, scene::Intents& intents)
      : ui_(ui),
        scene_(scene),
        body_(body),
        intents_(intents),
        turn_height_(chip_height(ui)),
        turn_gap_(std::round(ui.px(6))) {
    use(std::round(ui.px(frame_height)), std::round(ui.px(4)));
    float wanted = content_of(scene.suspended.size()) + content_of(scene.stack.size()) + turn_room();
    if (!scene.suspended.empty() && !scene.stack.empty()) wanted += step_ - height_;
    if (wanted <= body.height) return;
    use(std::round(ui.px(low_frame_height)), std::round(ui.px(2)));
    turn_height_ = height_;
    turn_gap_ = step_ - height_;
  }

  void draw() {
    // On a ready ring the turn is there.
    bool turn_is_here = scene_.running || !scene_.ring.running;
    scene::Rect turn{body_.x, body_.bottom() - turn_height_, body_.width, turn_height_};
    if (turn_is_here) ui_.flights.spots.running = {};
    if (scene_.running) draw_turn(*scene_.running, turn);
    if (turn_is_here) ui_.flights.spots.running = turn;
    draw_parked(scene_.suspended);
    draw_running(scene_.stack);
  }

 private:
  void use(float height, float gap) {
    height_ = height;
    step_ = height + gap;
  }

  float turn_room() const { return scene_.running ? turn_height_ + turn_gap_ : 0; }

  // No more than leaves room for the top of the stack.
  void draw_parked(const std::vector<scene::Frame>& frames) {
    float room = body_.height - turn_room() - (scene_.stack.empty() ? 0 : step_);
    float height = std::min({content_of(frames.size()), std::max(height_, body_.height * largest_parked_share), room});
    parked_ = frames.empty() || height < height_ ? 0 : height;
    if (parked_ == 0) return;
    begin("parked", body_.y, parked_);
    ImVec2 origin = ImGui::GetCursorScreenPos();
    for (std::size_t i = 0; i < frames.size(); ++i) {
      draw_frame(frames[i], origin.y + step_ * static_cast<float>(i), false, true);
    }
    end(content_of(frames.size()));
  }

  // The job whose turn it is stands under the stack.
  void draw_turn(const scene::Item& item, const scene::Rect& rect) {
    Chip chip = chip_of(ui_, item);
    chip.note = ui_.words(WindowText::window_now_running);
    chip.lit = true;
    ui_.flights.spots.running = rect;
    ui_.widgets["turn"] = rect;
    item_chip(ui_, item, rect, chip, {{}, {}}, intents_);
  }

  void draw_running(const std::vector<scene::Frame>& frames) {
    if (frames.empty()) return;
    float above = parked_ > 0 ? parked_ + step_ - height_ : 0;
    float height = std::max(1.0F, body_.height - above - turn_room());
    begin("running", body_.y + above, height);
    follow_top();
    ImVec2 origin = ImGui::GetCursorScreenPos();
    float content = std::max(content_of(frames.size()), height);
    float floor = origin.y + content + step_ - height_;
    for (std::size_t i = 0; i < frames.size(); ++i) {
      float y = floor - step_ * static_cast<float>(i + 1);
      const Spots& spots = ui_.flights.spots;
      source_ = i == 0 && !spots.running.empty() ? spots.running : spots.code;
      bool is_top = i + 1 == frames.size();
      if (is_top) ui_.widgets["top frame"] = {origin.x, y, width_, height_};
      draw_frame(frames[i], y, is_top, false);
    }
    end(content_of(frames.size()));
  }

  // At every step that is shown; between them the wheel scrolls.
  void follow_top() {
    if (ui_.stack_arrivals == scene_.arrivals) return;
    ui_.stack_arrivals = scene_.arrivals;
    ImGui::SetScrollY(0);
  }

  float content_of(std::size_t frames) const {
    return frames == 0 ? 0 : step_ * static_cast<float>(frames) - (step_ - height_);
  }

  void begin(const char* name, float y, float height) {
    ImGui::SetCursorScreenPos({body_.x, y});
    ImGui::BeginChild(name, {body_.width, height}, false, ImGuiWindowFlags_NoNav);
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
    tooltip(ui_, frame_words(ui_, frame, parked));
  }

  Ui& ui_;
  const scene::Scene& scene_;
  scene::Rect body_;
  scene::Intents& intents_;
  scene::Rect source_;
  float turn_height_, turn_gap_;
  float height_ = 0;
  float step_ = 0;  // from a frame to the next
  float width_ = 0;
  float parked_ = 0;  // the height of what hangs from the ceiling
};

}  // namespace

namespace {

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

namespace {

bool is_over(const scene::Scene& scene) {
  const scene::Counters& counters = scene.counters;
  return scene.code.source && counters.complete && counters.event.total > 0 &&
         counters.event.now == counters.event.total;
}

}  // namespace

void draw_stack(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents) {
  const scene::Rect& rect = layout.at(scene::Panel::Stack);
  if (rect.empty()) return;
  std::string count = scene.stack.empty() ? "" : scene::format_count(scene.stack.size());
  std::string title = ui.words(WindowText::window_panel_stack);
  if (!scene.threads.empty()) title += " · " + thread_name(ui, scene.thread);
  PanelFrame frame(ui, "stack", rect, title, {count, false, true, 0, 0, ui.words(ComfortText::tip_corner_stack)});
  scene::Rect body = frame.body();
  float threads = draw_threads(ui, scene.threads, body);
  body.height = std::max(1.0F, body.height - threads);
  if (scene.stack.empty() && scene.suspended.empty() && !scene.running)
    empty_state(ui, body, ui.words(is_over(scene) ? WindowText::window_stack_over : WindowText::window_empty_stack));
  StackView(ui, scene, body, intents).draw();
}

}  // namespace loopscope::panels
