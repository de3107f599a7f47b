#pragma once
// The panels: each draws a part of a scene at its place in the layout and pushes what the person asks for. None of them
// knows the engine.
#include <panels/ui.hpp>
#include <scene/intent.hpp>

namespace loopscope::panels {

void draw_header(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents);
void draw_code(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents);
void draw_phases(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents);
void draw_stack(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents);
void draw_timers(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents);
void draw_queues(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents);
void draw_reason(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents);
void draw_variables(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents);
void draw_output(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents);
void draw_timeline(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents);
// Above the rest, when the view says so.
void draw_quiz(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents);
void draw_preview(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents);
void draw_tour(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents);
void draw_compare(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents);
void draw_open_dialog(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents);
void draw_completion(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents);
void draw_question(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents);
void draw_breaks(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents);
void draw_run_search(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents);
void draw_profiles(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents);
void draw_palette(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents);
void draw_settings(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents);
void draw_words(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents);
void draw_help(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents);

// The presenter takes the place of all panels; its blank screen and the ring around the mouse lie above it.
void draw_presenter(Ui& ui, const scene::Scene& scene, scene::Size size, scene::Intents& intents);
void draw_presenter_top(Ui& ui, scene::Size size);

// The causes of the selected thing, over the code and up to its chip.
void draw_chain_overlay(Ui& ui, const scene::Scene& scene);

// The borders between the panels, which can be dragged.
void draw_splits(Ui& ui, const scene::Layout& layout, scene::Intents& intents);

// The panels, in order; what stands above them is drawn after the host window has ended.
void draw_all(Ui& ui, const scene::Scene& scene, const scene::Layout& layout, scene::Intents& intents);

}  // namespace loopscope::panels
