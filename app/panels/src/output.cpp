#include <panels/panels.hpp>
#include <panels/widgets.hpp>
#include <text/comfort_text.hpp>

#include <scene/format.hpp>
#include <text/window_text.hpp>

#include <cmath>

namespace loopscope::panels {

namespace {

class OutputList {
 public:
  OutputList(Ui& ui, const scene::Scene& scene, const scene::Rect& body)
      : ui_(ui), scene_(scene), body_(body), font_(ui.font(Face::Mono)), height_(std::round(font_->FontSize * 1.4F)) {}

  void draw(scene::Intents& intents) {
    origin_ = ImGui::GetCursorScreenPos();
    const auto& lines = scene_.output.lines;
    std::uint64_t hidden = scene_.output.total - lines.size();
    float y = origin_.y;
    if (hidden > 0) y += draw_hidden(hidden);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      index_ = hidden + i;
      draw_line(lines[i], {origin_.x, y + height_ * static_cast<float>(i), body_.width, height_}, intents);
    }
    ImGui::SetCursorScreenPos(origin_);
    ImGui::Dummy({1, y - origin_.y + height_ * static_cast<float>(lines.size())});
    follow();
  }

 private:
  void follow() {
    ImGuiStorage& storage = *ImGui::GetStateStorage();
    ImGuiID id = ImGui::GetID("height");
    bool shrinks = body_.height < storage.GetFloat(id, body_.height);
    storage.SetFloat(id, body_.height);
    if (ui_.followed.output_lines == scene_.output.total && !shrinks) return;
    ui_.followed.output_lines = scene_.output.total;
    ImGui::SetScrollHereY(1);
  }

  float draw_hidden(std::uint64_t hidden) {
    const ImFont* small = ui_.font(Face::Small);
    draw_text(*ImGui::GetWindowDrawList(), small, {origin_.x + ui_.px(12), origin_.y}, ui_.paint(Role::Dim),
              ui_.words(WindowText::window_not_shown, scene::format_count(hidden)));
    return height_;
  }

  void draw_line(const scene::OutputLine& line, const scene::Rect& row, scene::Intents& intents) {
    std::string name = "output line " + std::to_string(index_ + 1);
    bool by_key = focus_stop(ui_, name, row);  // out of sight, too
    if (!row.overlaps(body_)) return;
    ui_.widgets[name] = row;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImVec2 from{row.x, row.y};
    ImVec2 to{row.right(), row.bottom()};
    bool is_error = line.stream == scene::Stream::Error;
    bool is_now = line.step == scene_.counters.event.now;
    bool hovered = ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect(from, to);
    if (is_now || hovered) list.AddRectFilled(from, to, ui_.paint(Role::CurrentLine, is_now ? 1.0F : 0.6F));
    if (is_now) list.AddRectFilled(from, {row.x + ui_.px(3), to.y}, ui_.paint(Role::Accent));
    // Lines of the error stream carry a mark besides their colour.
    float y = std::round(row.y + (row.height - font_->FontSize) / 2);
    if (is_error) draw_text(list, ui_.font(Face::Bold), {row.x + ui_.px(6), y}, ui_.paint(Role::Error), "!");
    float width = row.width - ui_.px(26);
    Chip text;
    text.title = fit_text(font_, line.text, width);
    text.style = is_error ? Chip::Style::ErrorLine : Chip::Style::Line;
    scene::Rect place{row.x + ui_.px(16), y, width, font_->FontSize};
    if (!ui_.flights.flies(line_id(index_), place, {ui_.flights.spots.code, {}}, text)) {
      draw_text(list, font_, {place.x, y}, ui_.paint(is_error ? Role::Error : Role::Text), text.title);
    }
    if (hovered) tooltip(ui_, ui_.words(WindowText::window_printed_at, scene::format_count(line.step)));
    if (by_key || (hovered && ImGui::IsMouseClicked(ImGuiMouseButton_Left)))
      intents.push_back({scene::Action::GoToStep, line.step});
  }

  Ui& ui_;
  const scene::Scene& scene_;
  scene::Rect body_;
  ImFont* font_;
  float height_;
  ImVec2 origin_;
  std::uint64_t index_ = 0;
};

}  // namespace

void draw_output(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents) {
  const scene::Rect& rect = layout.at(scene::Panel::Output);
  if (rect.empty()) return;
  std::string count = scene.output.total == 0 ? "" : scene::format_count(scene.output.total);
  PanelFrame frame(ui, "output", rect, ui.words(WindowText::window_panel_output),
                   {count, false, false, 0, 0, ui.words(ComfortText::tip_corner_output)});
  if (scene.output.lines.empty()) {
    empty_state(ui, frame.body(), ui.words(WindowText::window_empty_output));
    return;
  }
  OutputList(ui, scene, frame.body()).draw(intents);
}

}  // namespace loopscope::panels
