// The tour: the part of the window that it is about is lit, and a bubble beside it says what it is for. The bubble
// never stands on what it talks about, and everything below it can be used meanwhile.
#include <panels/overlay.hpp>
#include <panels/panels.hpp>
#include <panels/sentence.hpp>
#include <panels/widgets.hpp>
#include <scene/tour.hpp>
#include <text/tour_text.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::panels {

namespace {

using scene::Action;

constexpr ImGuiWindowFlags light_flags = FloatingWindow::flags | ImGuiWindowFlags_NoInputs;
constexpr float usual_width = 360, least_width = 230;  // pixels of scale 1

scene::Rect around(const scene::Rect& x, const scene::Rect& y) {
  if (x.empty()) return y;
  float left = std::min(x.x, y.x), top = std::min(x.y, y.y);
  return {left, top, std::max(x.right(), y.right()) - left, std::max(x.bottom(), y.bottom()) - top};
}

// All widgets whose names stand between bars.
scene::Rect lit_rect(const Ui& ui, std::string_view names) {
  scene::Rect lit{};
  while (!names.empty()) {
    std::size_t bar = std::min(names.find('|'), names.size());
    auto found = ui.widgets.find(std::string(names.substr(0, bar)));
    if (found != ui.widgets.end()) lit = around(lit, found->second);
    names.remove_prefix(std::min(bar + 1, names.size()));
  }
  return lit;
}

class Bubble {
 public:
  Bubble(Ui& ui, const scene::TourStep& step, scene::Size window, const scene::Rect& lit)
      : ui_(ui), step_(step), window_(window), lit_(lit), pad_(ui.px(16)), margin_(ui.px(12)) {}

  void draw(scene::Intents& intents) {
    scene::Rect place = find_place();
    FloatingWindow window(ui_, "tour", place);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImVec2 from{place.x, place.y}, to{place.right(), place.bottom()};
    list.AddRectFilled(from, to, ui_.paint(Role::Raised), ui_.px(10));
    list.AddRect(from, to, ui_.paint(Role::Accent), ui_.px(10), 0, ui_.px(2));
    draw_words(place);
    draw_buttons(place, intents);
  }

 private:
  bool is_first() const { return ui_.view.tour.at == 0; }
  bool is_last() const { return ui_.view.tour.at + 1 == scene::tour_steps().size(); }
  std::string try_words() const {
    return step_.try_words ? ui_.words(TourText::tour_try, ui_.words(*step_.try_words)) : "";
  }

  float height_at(float width) const {
    float room = width - 2 * pad_;
    float height = pad_ + sentence_height(ui_, Face::Bold, ui_.words(step_.title), room) + ui_.px(6);
    height += sentence_height(ui_, Face::Text, ui_.words(step_.words), room);
    if (std::string words = try_words(); !words.empty())
      height += ui_.px(8) + sentence_height(ui_, Face::Text, words, room);
    return std::ceil(height + ui_.px(14) + button_height() + ui_.px(8) + ui_.font(Face::Small)->FontSize + pad_);
  }

  float button_height() const { return std::round(ui_.px(32)); }

  // In the widest free part of the window beside what is lit; nothing is lit: in the middle.
  scene::Rect find_place() const {
    float width = std::min(ui_.px(usual_width), window_.width - 2 * margin_);
    scene::Rect whole{margin_, margin_, window_.width - 2 * margin_, window_.height - 2 * margin_};
    if (lit_.empty()) return centred(whole, width);
    scene::Rect free[] = {{lit_.right() + margin_, margin_, window_.width - lit_.right() - 2 * margin_, whole.height},
                          {margin_, margin_, lit_.x - 2 * margin_, whole.height},
                          {margin_, lit_.bottom() + margin_, whole.width, window_.height - lit_.bottom() - 2 * margin_},
                          {margin_, margin_, whole.width, lit_.y - 2 * margin_}};
    bool is_flat = lit_.height < ui_.px(90);  // a row of buttons: what stands beside it is a row, too
    if (is_flat) std::rotate(std::begin(free), std::begin(free) + 2, std::end(free));
    for (float wide : {width, std::max(ui_.px(least_width), width * 0.8F), whole.width}) {
      for (const scene::Rect& part : free) {
        if (part.width >= wide && part.height >= height_at(wide)) return beside(part, wide);
      }
    }
    auto largest = std::max_element(std::begin(free), std::end(free), [](const scene::Rect& x, const scene::Rect& y) {
      return x.width * x.height < y.width * y.height;
    });
    return beside(*largest, std::min(width, largest->width));
  }

  scene::Rect centred(const scene::Rect& part, float width) const {
    float height = std::min(height_at(width), part.height);
    return {std::round(part.x + (part.width - width) / 2), std::round(part.y + (part.height - height) / 2), width,
            height};
  }

  // As near to what is lit as its part allows.
  scene::Rect beside(const scene::Rect& part, float width) const {
    float height = std::min(height_at(width), part.height);
    float x = std::clamp(lit_.x + (lit_.width - width) / 2, part.x, std::max(part.x, part.right() - width));
    float y = std::clamp(lit_.y + (lit_.height - height) / 2, part.y, std::max(part.y, part.bottom() - height));
    return {std::round(x), std::round(y), width, height};
  }

  void draw_words(const scene::Rect& place) {
    ImGui::SetCursorScreenPos({place.x + pad_, place.y + pad_});
    float foot = ui_.px(14) + button_height() + ui_.px(8) + ui_.font(Face::Small)->FontSize + pad_;
    scene::Rect room{place.x + pad_, place.y + pad_, place.width - 2 * pad_,
                     std::max(1.0F, place.height - pad_ - foot)};
    ui_.widgets["tour words"] = room;
    ImGui::BeginChild("tour words", {room.width, room.height}, false, ImGuiWindowFlags_NoNav);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    draw_sentence(ui_, Face::Bold, Role::Text, ui_.words(step_.title));
    ImGui::Dummy({1, ui_.px(6)});
    draw_sentence(ui_, Face::Text, Role::Text, ui_.words(step_.words));
    if (std::string words = try_words(); !words.empty()) {
      ImGui::Dummy({1, ui_.px(8)});
      draw_sentence(ui_, Face::Text, Role::Timer, words);
    }
    ui_.widgets["tour words needed"] = {room.x, room.y, room.width, ImGui::GetCursorScreenPos().y - room.y};
    ImGui::PopStyleVar();
    ImGui::EndChild();
  }

  void draw_buttons(const scene::Rect& place, scene::Intents& intents) {
    const ImFont* small = ui_.font(Face::Small);
    float y = std::round(place.bottom() - pad_ - small->FontSize - ui_.px(8) - button_height());
    float x = place.x + pad_;
    scene::Intent on{Action::TourStep}, back{Action::TourStep};
    on.x = 1;
    back.x = -1;
    TextId next = is_last() ? TourText::tour_done : TourText::tour_next;
    if (push(x, y, "tour next", ui_.words(next), true)) intents.push_back(on);
    if (!is_first() && push(x, y, "tour back", ui_.words(TourText::tour_back), false)) intents.push_back(back);
    if (!is_last() && push(x, y, "tour skip", with_key(ui_, TourText::tour_skip, Action::Escape), false))
      intents.push_back({Action::ToggleTour});
    ImDrawList& list = *ImGui::GetWindowDrawList();
    float bottom = std::round(place.bottom() - pad_ - small->FontSize);
    std::string at = is_first() ? "" : ui_.words(TourText::tour_at, ui_.view.tour.at, scene::tour_steps().size() - 1);
    float right = std::round(place.right() - pad_ - text_width(small, at));
    draw_text(list, small, {right, bottom}, ui_.paint(Role::Dim), at);
    draw_fitted(list, small, {place.x + pad_, bottom}, ui_.paint(Role::Dim), ui_.words(TourText::tour_keys),
                right - place.x - pad_ - ui_.px(8));
  }

  bool push(float& x, float y, const char* name, const std::string& label, bool lit) {
    scene::Rect rect{x, y, std::round(text_width(ui_.font(Face::Text), label) + ui_.px(24)), button_height()};
    x = rect.right() + ui_.px(6);
    ImGui::GetWindowDrawList()->AddRect({rect.x, rect.y}, {rect.right(), rect.bottom()}, ui_.paint(Role::Border),
                                        ui_.px(6));
    return button(ui_, rect, {name, label, label, true, lit});
  }

  Ui& ui_;
  const scene::TourStep& step_;
  scene::Size window_;
  scene::Rect lit_;
  float pad_, margin_;
};

// What the step is not about lies in a light shade.
void draw_light(const Ui& ui, scene::Size window, const scene::Rect& lit) {
  ImGui::SetNextWindowPos({0, 0});
  ImGui::SetNextWindowSize({window.width, window.height});
  ImGui::Begin("tour light", nullptr, light_flags);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  ImU32 shade = ui.paint(Role::Shade, 0.5F);
  list.PushClipRectFullScreen();
  list.AddRectFilled({0, 0}, {window.width, lit.y}, shade);
  list.AddRectFilled({0, lit.y}, {lit.x, lit.bottom()}, shade);
  list.AddRectFilled({lit.right(), lit.y}, {window.width, lit.bottom()}, shade);
  list.AddRectFilled({0, lit.bottom()}, {window.width, window.height}, shade);
  if (!lit.empty())
    list.AddRect({lit.x - ui.px(1), lit.y - ui.px(1)}, {lit.right() + ui.px(1), lit.bottom() + ui.px(1)},
                 ui.paint(Role::Accent), ui.px(8), 0, ui.px(3));
  list.PopClipRect();
  ImGui::End();
}

}  // namespace

void draw_tour(Ui& ui, const scene::Scene&, const scene::Layout& layout, scene::Intents& intents) {
  if (!scene::shows_tour(ui.view) || ui.question.is_open()) return;
  const scene::TourStep& step = scene::tour_steps()[ui.view.tour.at];
  scene::Rect lit = lit_rect(ui, step.widget);
  draw_light(ui, layout.size, lit);
  Bubble(ui, step, layout.size, lit).draw(intents);
}

}  // namespace loopscope::panels
