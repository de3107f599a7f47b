#include <panels/panels.hpp>

namespace loopscope::panels {

void draw_all(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents) {
  constexpr decltype(&draw_header) panels[] = {draw_header, draw_code,   draw_phases,    draw_stack,  draw_timers,
                                               draw_queues, draw_reason, draw_variables, draw_output, draw_timeline};
  for (auto draw : panels) draw(ui, scene, layout, intents);
}

}  // namespace loopscope::panels
