#include "tight_machine.hpp"

#include <panels/widgets.hpp>
#include <scene/compact.hpp>
#include <scene/format.hpp>
#include <text/presenter_text.hpp>
#include <text/view_text.hpp>
#include <text/window_text.hpp>

#include "frame_words.hpp"
#include "inspector.hpp"
#include "phase_marks.hpp"
#include "tight_lanes.hpp"

#include <algorithm>
#include <cmath>

namespace loopscope::panels {

namespace {

constexpr float row_margin = 9;  // of a line, above and below its text
constexpr float narrow = 250, most_narrow_share = 0.42F;
constexpr float most_name_share = 0.34F, name_left = 19;
constexpr float least_with_tabs = 100;
constexpr float least_chip = 64;
constexpr float most_growth = 1.35F, first_share = 0.62F;

// Lines of one height. Where not all fit, the empty ones are named in one; of those that find no room even then, the
// stack's line says how much they hold.
class Machine {
 public:
  Machine(Ui& ui, const scene::Scene& scene, const scene::Rect& body, scene::Intents& intents)
      : ui_(ui), scene_(scene), body_(body), intents_(intents), font_(ui.font(Face::Small)) {
    row_ = std::min(std::round(font_->FontSize + ui.px(row_margin)), body.height);
    lanes_ = tight_lanes(ui, scene);
    has_marks_ = !scene.ring.exists && !scene.phases.names.empty();
  }

  void draw() {
    ui_.flights.spots.running = {};
    leave_out();
    stretch();
    measure_names();
    float y = body_.y;
    auto next = [&] {
      scene::Rect place{body_.x, std::round(y), body_.width, row_};
      y += row_;
      return place;
    };
    if (has_marks_) draw_marks(next());
    for (const TightLane& lane : lanes_) draw_lane(lane, next());
    if (!empty_.empty())
      draw_fitted(*ImGui::GetWindowDrawList(), font_, {body_.x, middle({body_.x, y, 0, row_})}, ui_.paint(Role::Dim),
                  ui_.words(PresenterText::present_nothing_waits, empty_), body_.width);
  }

 private:
  std::size_t rows() const { return lanes_.size() + (has_marks_ ? 1 : 0) + (empty_.empty() ? 0 : 1); }

  void leave_out() {
    auto fitting = static_cast<std::size_t>(std::max(1.0F, (body_.height + 1) / row_));
    if (rows() <= fitting) return;
    for (const TightLane& lane : lanes_) {
      if (lane.is_empty()) empty_ += (empty_.empty() ? "" : ", ") + lane.name;
    }
    std::erase_if(lanes_, [](const TightLane& lane) { return lane.is_empty(); });
    if (rows() > fitting) empty_.clear();
    if (rows() > fitting) has_marks_ = false;
    while (rows() > fitting && take_one_away()) continue;
  }

  // The last one; the stack's never, and the one that the turn was taken from only as the last resort.
  bool take_one_away() {
    for (bool also_drained : {false, true}) {
      auto one = std::find_if(lanes_.rbegin(), lanes_.rend(), [&](const TightLane& lane) {
        return !lane.is_stack && (also_drained || !lane.is_drained);
      });
      if (one == lanes_.rend()) continue;
      rest_.insert(rest_.begin(), *one);
      lanes_.erase(std::next(one).base());
      return true;
    }
    return false;
  }

  // Lines grow a little where there is room.
  void stretch() {
    float share = std::floor(body_.height / static_cast<float>(std::max<std::size_t>(1, rows())));
    row_ = std::max(row_, std::min(share, std::round(row_ * most_growth)));
  }

  void measure_names() {
    float widest = has_marks_ ? text_width(font_, ui_.words(ViewText::view_panel_loop)) : 0;
    for (const TightLane& lane : lanes_) widest = std::max(widest, text_width(font_, lane.name));
    name_width_ =
        std::round(std::min(widest + ui_.px(name_left + 10),
                            body_.width * (body_.width < ui_.px(narrow) ? most_narrow_share : most_name_share)));
  }

  // --- a line

  void draw_marks(const scene::Rect& place) {
    ui_.widgets["phases"] = place;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    draw_fitted(list, font_, {place.x + ui_.px(name_left), middle(place)}, ui_.paint(Role::Dim),
                ui_.words(ViewText::view_panel_loop), name_width_ - ui_.px(name_left + 6));
    draw_phase_marks(ui_, scene_.phases, {place.x + name_width_, place.y + 1, place.width - name_width_, row_ - 2});
  }

  float middle(const scene::Rect& place) const { return std::round(place.y + (place.height - font_->FontSize) / 2); }

  void draw_lane(const TightLane& lane, const scene::Rect& place) {
    ui_.widgets[lane.id] = place;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    float height = std::min(row_ - std::round(ui_.px(3)), std::round(font_->FontSize + ui_.px(10)));
    scene::Rect inside{place.x + name_width_, std::round(place.y + (row_ - height) / 2), place.width - name_width_,
                       height};
    if (lane.is_drained)
      list.AddRect({inside.x - ui_.px(3), inside.y - 1}, {inside.right(), inside.bottom() + 1},
                   ui_.paint(role_of(lane.kind)), ui_.px(5));
    draw_shape(list, lane.kind, {place.x + ui_.px(7), place.y + row_ / 2}, ui_.px(5.5F), ui_.paint(role_of(lane.kind)));
    draw_fitted(list, font_, {place.x + ui_.px(name_left), middle(place)},
                ui_.paint(lane.items.empty() ? Role::Dim : Role::Text), lane.name, name_width_ - ui_.px(name_left + 6));
    help_area(ui_, lane.id + " name", {place.x, place.y, name_width_, row_}, name_help(lane));
    if (lane.is_stack && !rest_.empty()) inside.width -= draw_rest(place);
    if (lane.items.empty())
      draw_fitted(list, font_, {inside.x + ui_.px(4), middle(place)}, ui_.paint(Role::Dim), lane.hint,
                  inside.width - ui_.px(4));
    else
      draw_items(lane, inside);
  }

  // At the right end of a line: a shape and a number for each lane that found no room. Returns the width it took.
  float draw_rest(const scene::Rect& place) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    float x = place.right();
    for (auto lane = rest_.rbegin(); lane != rest_.rend(); ++lane) {
      std::string count = scene::format_count(lane->total);
      float width = std::round(text_width(font_, count) + ui_.px(22));
      x -= width;
      ui_.widgets[lane->id] = {x, place.y, width, place.height};
      draw_shape(list, lane->kind, {x + ui_.px(9), place.y + row_ / 2}, ui_.px(5.5F), ui_.paint(role_of(lane->kind)));
      draw_text(list, font_, {x + ui_.px(17), middle(place)}, ui_.paint(Role::Text), count);
      help_area(ui_, lane->id + " name", {x, place.y, width, place.height}, lane->name);
    }
    return place.right() - x + ui_.px(4);
  }

  static std::string name_help(const TightLane& lane) {
    return lane.hint.empty() || !lane.items.empty() ? lane.name : lane.name + "\n" + lane.hint;
  }

  // As many chips as fit, the first one always; then how many more there are.
  void draw_items(const TightLane& lane, const scene::Rect& place) {
    float x = place.x;
    for (std::size_t i = 0; i < lane.items.size(); ++i) {
      Chip chip = chip_for(lane, lane.items[i]);
      float wanted = std::ceil(text_width(ui_.font(Face::MonoSmall), chip.title) + chip_margins(ui_, chip)) + 1;
      float room = place.right() - x - room_for_rest(lane.total - i - 1);
      if (i > 0 && wanted > room && room < ui_.px(least_chip))
        return draw_more(lane.total - i, {x, place.y, place.right() - x, place.height});
      // A long one leaves room for the next.
      bool has_next =
          lane.total > 1 && place.width * (1 - first_share) - room_for_rest(lane.total - 2) >= ui_.px(least_chip);
      if (i == 0 && has_next) room = std::min(room, place.width * first_share);
      scene::Rect rect{x, place.y, std::min(wanted, room), place.height};
      if (i == 0) note_first(lane, rect);
      draw_item(lane.items[i], rect, chip);
      x = std::round(rect.right() + ui_.px(4));
    }
    std::uint64_t more = lane.total - lane.items.size();
    if (more > 0) draw_more(more, {x, place.y, place.right() - x, place.height});
  }

  float room_for_rest(std::uint64_t rest) const {
    return rest == 0 ? 0 : text_width(font_, more_words(rest)) + ui_.px(8);
  }

  static std::string more_words(std::uint64_t rest) { return "+" + scene::format_count(rest); }

  void note_first(const TightLane& lane, const scene::Rect& rect) {
    if (!lane.is_stack) return;
    if (lane.items.front().frame && !lane.items.front().hatched) ui_.widgets["top frame"] = rect;
    if (ui_.flights.spots.running.empty()) ui_.flights.spots.running = rect;
  }

  Chip chip_for(const TightLane& lane, const TightItem& one) const {
    Chip chip;
    chip.kind = one.item ? one.item->kind : lane.kind;
    chip.title = one.item ? scene::compact_text(*one.item) : one.frame->label;
    chip.style = Chip::Style::Small;
    chip.hatched = one.hatched;
    chip.lit = one.lit;
    return chip;
  }

  void draw_item(const TightItem& one, const scene::Rect& rect, Chip chip) {
    const Spots& spots = ui_.flights.spots;
    scene::Rect source = spots.code.empty() ? spots.running : spots.code;
    if (one.item) return item_chip(ui_, *one.item, rect, std::move(chip), {source, spots.running}, intents_);
    const scene::Frame& frame = *one.frame;
    chip.lit = chip.lit || (frame.resumed_by != 0 && frame.resumed_by == ui_.hovered.id);
    if (!moving_chip(ui_, frame_id(frame.id), rect, chip, {source, rect})) return;
    ui_.hovered_now = {0, frame.resumed_by, frame.place};
    tooltip(ui_, frame_words(ui_, frame, one.hatched));
  }

  void draw_more(std::uint64_t count, const scene::Rect& place) const {
    draw_text(*ImGui::GetWindowDrawList(), font_, {place.x + ui_.px(2), middle(place)}, ui_.paint(Role::Text),
              more_words(count));
    bool hovered =
        ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect({place.x, place.y}, {place.right(), place.bottom()});
    if (hovered) tooltip(ui_, ui_.words(ViewText::view_more, scene::format_count(count)));
  }

  Ui& ui_;
  const scene::Scene& scene_;
  scene::Rect body_;
  scene::Intents& intents_;
  const ImFont* font_;
  std::vector<TightLane> lanes_;
  std::vector<TightLane> rest_;  // those that hold something and found no room
  std::string empty_;            // the names of those that hold nothing and found none
  bool has_marks_ = false;
  float row_ = 0, name_width_ = 0;
};

}  // namespace

void draw_tight_machine(Ui& ui, const scene::Scene& scene, const scene::Rect& rect, scene::Intents& intents) {
  if (rect.empty()) return;
  ui.widgets["queues"] = rect;  // as the tour calls it
  PanelFrame::Options options;
  options.least_with_title = least_with_tabs;
  PanelFrame frame(ui, "machine", rect, "", options);
  if (ui.view.inspects)
    draw_inspector(ui, scene, frame.body(), intents);
  else if (!scene.code.source)
    empty_state(ui, frame.body(), ui.words(WindowText::window_empty_queues));
  else
    Machine(ui, scene, frame.body(), intents).draw();
  frame.end_body();
  if (rect.height >= ui.px(least_with_tabs)) draw_tabs(ui, rect, true, intents);
}

}  // namespace loopscope::panels
