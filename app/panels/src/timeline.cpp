#include <panels/panels.hpp>
#include <panels/widgets.hpp>

#include <scene/format.hpp>
#include <text/view_text.hpp>
#include <text/window_text.hpp>

#include "lanes.hpp"

#include <algorithm>
#include <cmath>

namespace loopscope::panels {

namespace {

constexpr float label_width = 224;
constexpr float tools_height = 28, low_tools_height = 23;

struct StateRow {
  scene::RunState state;
  TextId words;
  Role role;
};

constexpr StateRow states[] = {
    {scene::RunState::Finished, WindowText::window_state_finished, Role::Dim},
    {scene::RunState::Failed, WindowText::window_state_failed, Role::Error},
    {scene::RunState::Limit, WindowText::window_state_limit, Role::Error},
    {scene::RunState::Deadlock, WindowText::window_state_deadlock, Role::Error},
};

void zoom(Ui& ui, const Lanes& lanes, scene::Intents& intents) {
  const ImGuiIO& io = ImGui::GetIO();
  if (io.MouseWheel != 0 && io.KeyShift) {
    bool up = io.MouseWheel > 0;
    if (up && ui.first_lane > 0) --ui.first_lane;
    if (!up) ++ui.first_lane;
  } else if (io.MouseWheel != 0) {
    scene::Intent intent{scene::Action::ZoomTimeline, 1};
    intent.x = std::pow(0.8, static_cast<double>(io.MouseWheel));
    intent.y = lanes.value_under(io.MousePos.x);
    intents.push_back(intent);
  }
  bool drags = ImGui::IsMouseDragging(ImGuiMouseButton_Right, 0) || ImGui::IsMouseDragging(ImGuiMouseButton_Middle, 0);
  if (drags && io.MouseDelta.x != 0) {
    scene::Intent intent{scene::Action::PanTimeline};
    intent.x = -static_cast<double>(io.MouseDelta.x / lanes.track().width);
    intents.push_back(intent);
  }
  ui.widgets["timeline"] = lanes.track();
}

// With Shift a drag measures and goes nowhere; a click takes the measure away.
bool measure(Ui& ui, const Lanes& lanes, std::uint64_t last) {
  Measure& held = ui.measure;
  std::uint64_t step = std::min(lanes.step_under(ImGui::GetIO().MousePos.x), last);
  if (ImGui::IsItemActivated()) {
    held.is_on = held.drags = ImGui::GetIO().KeyShift;
    held.from = held.to = step;
  }
  if (!ImGui::IsItemActive()) held.drags = false;
  if (held.drags) held.to = step;
  return held.drags;
}

void scrub(Ui& ui, const scene::Scene& scene, Lanes& lanes, scene::Intents& intents) {
  const scene::Rect& track = lanes.track();
  ui.widgets["slider"] = track;
  ui.helps["slider"] = ui.words(ViewText::view_timeline_help);
  if (track.empty()) return;
  const scene::Counter& event = scene.counters.event;
  ImGui::SetCursorScreenPos({track.x, track.y});
  ImGui::InvisibleButton("slider", {track.width, track.height});
  lanes.draw();
  if (event.total == 0) return;
  // The arrows step along it whatever has the ring; pressed, it plays along.
  if (focus_stop(ui, "slider", track)) intents.push_back({scene::Action::TogglePlay});
  float x = ImGui::GetIO().MousePos.x;
  if (ImGui::IsItemHovered()) {
    zoom(ui, lanes, intents);
    std::uint64_t step = std::min(lanes.step_under(x), event.total);
    std::string words =
        ui.words(WindowText::window_step_of, scene::format_count(step), scene::format_count(event.total));
    if (!ui.measure.drags) tooltip(ui, words + "\n" + ui.words(ViewText::view_timeline_help));
  }
  if (measure(ui, lanes, event.total) || !ImGui::IsItemActive()) return;
  std::uint64_t wanted = std::min(lanes.step_under(x), event.total);
  if (wanted == event.now) return;
  scene::Intent go{scene::Action::GoToStep, wanted};
  go.x = ImGui::IsItemActivated() ? 0 : 1;
  intents.push_back(go);
}

std::string step_words(const Ui& ui, const scene::Counters& counters) {
  TextId words = counters.complete ? WindowText::window_step_of : WindowText::window_step_of_more;
  return ui.words(words, scene::format_count(counters.event.now), scene::format_count(counters.event.total));
}

// Where the run stands, line by line: the step, whether it is still being made, how it ended, what the last search came
// to.
class Labels {
 public:
  Labels(Ui& ui, const scene::Scene& scene, const scene::Rect& rect, scene::Intents& intents)
      : ui_(ui),
        scene_(scene),
        rect_(rect),
        intents_(intents),
        line_(std::round(ui.font(Face::Small)->FontSize * 1.35F)) {}

  void draw() {
    line(Role::Text, step_words(ui_, scene_.counters));
    if (ui_.view.recording.state != scene::RecordingView::State::Over) recording();
    line(Role::Dim, ui_.words(WindowText::window_line_turn, scene::format_count(scene_.counters.line.now),
                              scene::format_count(scene_.counters.turn.now)));
    auto row = state_row();
    if (!scene_.notice.empty()) return notice();
    if (row != std::end(states)) return line(row->role, ui_.words(row->words));
    if (!scene_.schedule.empty()) line(Role::Changed, ui_.words(WindowText::window_schedule, scene_.schedule));
  }

  // In one line: what is worth saying first. The recording's button stands at `place`.
  void draw_low(const scene::Rect& place) {
    using State = scene::RecordingView::State;
    if (ui_.view.recording.state != State::Over) {
      recording_button(place);
      recording_words(0);
    }
    if (!scene_.notice.empty()) line(Role::Accent, scene_.notice);
    auto row = state_row();
    std::string words = step_words(ui_, scene_.counters);
    if (row != std::end(states)) words += " · " + ui_.words(row->words);
    line(row != std::end(states) && row->role == Role::Error ? Role::Error : Role::Text, words);
  }

 private:
  const StateRow* state_row() const {
    return std::find_if(std::begin(states), std::end(states),
                        [&](const StateRow& each) { return each.state == scene_.state; });
  }

  // What finds no room below is left out.
  void line(Role role, const std::string& words, const std::string& more = "", float margin = 0) {
    if (y_ + line_ > rect_.height + 1) return;
    scene::Rect place{rect_.x, rect_.y + y_, rect_.width - margin, line_};
    bool cut = draw_fitted(*ImGui::GetWindowDrawList(), ui_.font(Face::Small), {place.x, place.y}, ui_.paint(role),
                           words, place.width);
    bool hovered =
        ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect({place.x, place.y}, {place.right(), place.bottom()});
    if (hovered && (cut || !more.empty())) tooltip(ui_, more.empty() ? words : words + "\n" + more);
    y_ += line_;
  }

  // In two lines where it is long and there is room for them.
  void notice() {
    const char* begin = scene_.notice.data();
    const char* end = begin + scene_.notice.size();
    const char* cut = ui_.font(Face::Small)->CalcWordWrapPositionA(1, begin, end, rect_.width);
    bool two = cut > begin && cut < end && y_ + 2 * line_ <= rect_.height + 1;
    if (!two) return line(Role::Accent, scene_.notice);
    line(Role::Accent, {begin, cut});
    line(Role::Accent, {*cut == ' ' ? cut + 1 : cut, end});
  }

  // A run that is being made can be stopped; one that was stopped, or came to a limit, can go on.
  void recording() {
    float width = recording_width();
    float height = std::min(2 * line_, std::round(ui_.font(Face::Small)->FontSize + ui_.px(10)));
    scene::Rect place{rect_.right() - width, std::round(rect_.y + y_ - ui_.px(2)), width, height};
    if (place.bottom() > rect_.bottom() + ui_.px(4)) return;
    recording_button(place);
    recording_words(width + ui_.px(8));
  }

  std::string recording_label() const {
    bool makes = ui_.view.recording.state == scene::RecordingView::State::Making;
    return ui_.words(makes ? WindowText::run_stop : WindowText::run_go_on);
  }
  float recording_width() const { return std::round(text_width(ui_.font(Face::Text), recording_label()) + ui_.px(16)); }

  void recording_button(scene::Rect place) {
    using State = scene::RecordingView::State;
    State state = ui_.view.recording.state;
    bool makes = state == State::Making;
    bool at_limit = state == State::AtLimit;
    place.width = std::min(place.width, recording_width());
    ImGui::GetWindowDrawList()->AddRect({place.x, place.y}, {place.right(), place.bottom()}, ui_.paint(Role::Border),
                                        ui_.px(6));
    TextId help = makes      ? WindowText::run_stop_help
                  : at_limit ? WindowText::run_raise_help
                             : WindowText::run_go_on_help;
    if (button(ui_, place,
               {"recording", recording_label(),
                with_key(ui_, help, makes ? scene::Action::Escape : scene::Action::GoOnRecording)}))
      intents_.push_back({makes ? scene::Action::StopRecording : scene::Action::GoOnRecording});
  }

  void recording_words(float margin) {
    using State = scene::RecordingView::State;
    const scene::RecordingView& view = ui_.view.recording;
    if (view.state == State::Stopped) return line(Role::Accent, ui_.words(WindowText::run_stopped), "", margin);
    if (view.state == State::AtLimit)
      return line(Role::Error, ui_.words(WindowText::run_at_limit, view.limit), "", margin);
    std::string instructions = scene::format_count(view.progress.instructions);
    std::string details = ui_.words(WindowText::run_details, instructions, scene::format_count(view.progress.events),
                                    scene::format_count(view.progress.printed));
    line(Role::Accent, ui_.words(WindowText::run_making), details, margin);
    line(Role::Dim, ui_.words(WindowText::run_so_far, instructions), details, margin);
  }

  Ui& ui_;
  const scene::Scene& scene_;
  scene::Rect rect_;
  scene::Intents& intents_;
  float line_;
  float y_ = 0;
};

// Over steps or over time; the whole run; where to stop. Returns where the row goes on.
float draw_tools(Ui& ui, const scene::Rect& rect, bool with_breaks, scene::Intents& intents) {
  float x = rect.x;
  auto tool = [&](const char* name, const std::string& label, TextId help, scene::Action action, bool lit) {
    float width = std::round(text_width(ui.font(Face::Text), label) + ui.px(16));
    ImGui::GetWindowDrawList()->AddRect({x, rect.y}, {x + width, rect.bottom()}, ui.paint(Role::Border), ui.px(6));
    if (button(ui, {x, rect.y, width, rect.height}, {name, label, with_key(ui, help, action), true, lit}))
      intents.push_back({action});
    x += width + ui.px(4);
  };
  const scene::TimelineView& timeline = ui.view.timeline;
  tool("axis", ui.words(timeline.by_time ? WindowText::window_axis_time : WindowText::window_axis_steps),
       WindowText::window_axis, scene::Action::ToggleTimelineAxis, false);
  tool("fit", "↔", WindowText::window_timeline_fit, scene::Action::FitTimeline, false);
  if (with_breaks)
    tool("breaks", ui.words(WindowText::window_breakpoints), WindowText::window_breakpoints,
         scene::Action::ToggleBreakDialog, !ui.view.breakpoints.kinds.empty());
  return x;
}

// Where the window is low: the step, the tools, and of the lanes only who had the stack.
void draw_low(Ui& ui, const scene::Scene& scene, const scene::Rect& rect, scene::Intents& intents) {
  float pad = ui.px(4), left = rect.x + ui.px(12);
  float tools = ui.px(low_tools_height);
  scene::Rect labels{left, rect.y + pad, ui.px(label_width) - ui.px(16), rect.height - 2 * pad - tools};
  scene::Rect row{left, rect.bottom() - pad - tools, labels.width, tools};
  bool is_over = ui.view.recording.state == scene::RecordingView::State::Over;
  float used = draw_tools(ui, row, is_over, intents);
  Labels lines(ui, scene, labels, intents);
  if (scene.code.source) lines.draw_low({used, row.y, row.right() - used, row.height});
  scene::Rect place{labels.right() + ui.px(12), rect.y + pad, rect.right() - labels.right() - ui.px(24),
                    rect.height - 2 * pad};
  ui.first_lane = 0;
  Lanes lanes(ui, scene, place, Lanes::Names::Hidden);
  scrub(ui, scene, lanes, intents);
}

}  // namespace

void draw_timeline(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents) {
  const scene::Rect& rect = layout.at(scene::Panel::Timeline);
  if (rect.empty()) return;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled({rect.x, rect.y}, {rect.right(), rect.bottom()}, ui.paint(Role::Panel));
  list.AddLine({rect.x, rect.y}, {rect.right(), rect.y}, ui.paint(Role::Border));
  if (layout.is_tight()) return draw_low(ui, scene, rect, intents);
  float pad = ui.px(10);
  float tools = ui.px(tools_height);
  scene::Rect labels{rect.x + ui.px(16), rect.y + pad, ui.px(label_width) - ui.px(16), rect.height - 2 * pad};
  draw_tools(ui, {labels.x, labels.bottom() - tools, labels.width, tools}, true, intents);
  labels.height = std::max(0.0F, labels.height - tools);
  if (scene.code.source) Labels(ui, scene, labels, intents).draw();
  float x = rect.x + ui.px(16 + label_width);
  scene::Rect place{x, rect.y + ui.px(6), rect.right() - x - ui.px(16), rect.height - ui.px(12)};
  ui.first_lane = std::min(ui.first_lane, hidden_lanes(ui, scene, place));
  Lanes lanes(ui, scene, place);
  scrub(ui, scene, lanes, intents);
}

}  // namespace loopscope::panels
