#include <panels/widgets.hpp>

#include <algorithm>

namespace loopscope::panels {

namespace {

constexpr int circle_segments = 20;

void draw_bar(ImDrawList& list, ImVec2 centre, float radius, ImU32 paint) {
  list.AddRectFilled({centre.x - radius, centre.y - radius * 0.4F}, {centre.x + radius, centre.y + radius * 0.4F},
                     paint, radius * 0.3F);
}

void draw_square(ImDrawList& list, ImVec2 centre, float radius, ImU32 paint) {
  float half = radius * 0.85F;
  list.AddRectFilled({centre.x - half, centre.y - half}, {centre.x + half, centre.y + half}, paint);
}

void draw_triangle(ImDrawList& list, ImVec2 centre, float radius, ImU32 paint) {
  list.AddTriangleFilled({centre.x - radius, centre.y + radius * 0.85F}, {centre.x + radius, centre.y + radius * 0.85F},
                         {centre.x, centre.y - radius}, paint);
}

}  // namespace

void draw_shape(ImDrawList& list, scene::Kind kind, ImVec2 centre, float radius, ImU32 paint) {
  switch (kind) {
    case scene::Kind::Tick:
      draw_triangle(list, centre, radius, paint);
      break;
    case scene::Kind::Microtask:
      list.AddCircleFilled(centre, radius, paint, circle_segments);
      break;
    case scene::Kind::Timer:
      list.AddNgonFilled(centre, radius * 1.15F, paint, 4);
      break;
    case scene::Kind::Immediate:
      draw_square(list, centre, radius, paint);
      break;
    case scene::Kind::Task:
      list.AddNgonFilled(centre, radius * 1.1F, paint, 6);
      break;
    case scene::Kind::Frame:
      draw_bar(list, centre, radius, paint);
      break;
  }
}

void draw_hatching(const Ui& ui, ImDrawList& list, const scene::Rect& rect) {
  float spacing = ui.px(8);
  list.PushClipRect({rect.x, rect.y}, {rect.right(), rect.bottom()}, true);
  for (float x = rect.x - rect.height; x < rect.right(); x += spacing) {
    list.AddLine({x, rect.bottom()}, {x + rect.height, rect.y}, ui.paint(Role::Hatch), std::max(1.0F, ui.scale));
  }
  list.PopClipRect();
}

void draw_note_mark(const Ui& ui, ImDrawList& list, ImVec2 centre, float radius) {
  ImU32 paint = ui.paint(Role::Accent);
  float half = radius * 0.72F, foot = radius * 0.5F;
  list.AddRectFilled({centre.x - radius, centre.y - half}, {centre.x + radius, centre.y + half * 0.7F}, paint,
                     radius * 0.4F);
  list.AddTriangleFilled({centre.x - foot, centre.y + half * 0.5F}, {centre.x + foot * 0.6F, centre.y + half * 0.5F},
                         {centre.x - foot, centre.y + radius}, paint);
}

}  // namespace loopscope::panels
