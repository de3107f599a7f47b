#include <scene/controller.hpp>
#include <scene/tour.hpp>
#include <text/tour_text.hpp>

#include <algorithm>

namespace loopscope::scene {

namespace {

constexpr Action none = Action::Quit;

constexpr TourStep steps[] = {
    {"welcome", "", TourText::tour_welcome, TourText::tour_welcome_words, {}, {none, none, none, none}},
    {"code", "code", TourText::tour_code, TourText::tour_code_words, {}, {none, none, none, none}},
    {"steps",
     "first|back|play|forward|last",
     TourText::tour_steps,
     TourText::tour_steps_words,
     TourText::tour_steps_try,
     {Action::StepForward, Action::StepBack, none, none},
     true},
    {"queues", "queues", TourText::tour_queues, TourText::tour_queues_words, {}, {none, none, none, none}},
    {"why",
     "reason",
     TourText::tour_why,
     TourText::tour_why_words,
     TourText::tour_why_try,
     {Action::ToggleWhy, none, none, none}},
    {"output",
     "output",
     TourText::tour_output,
     TourText::tour_output_words,
     TourText::tour_output_try,
     {Action::NextOutput, Action::PreviousOutput, Action::GoToStep, none}},
    {"timeline",
     "axis|slider",
     TourText::tour_timeline,
     TourText::tour_timeline_words,
     TourText::tour_timeline_try,
     {Action::GoToStep, Action::GoToEnd, Action::GoToStart, Action::ZoomTimeline}},
    {"more", "help", TourText::tour_more, TourText::tour_more_words, {}, {none, none, none, none}},
};

// Which of the step's things an action does, as its bit; 0: none.
std::uint32_t bit_of(const TourStep& step, Action action) {
  for (std::size_t i = 0; i < most_tries; ++i) {
    if (step.tries[i] == action && action != none) return 1U << i;
  }
  return 0;
}

bool is_done(const TourStep& step, std::uint32_t tried) {
  if (!step.all) return tried != 0;
  for (std::size_t i = 0; i < most_tries; ++i) {
    if (step.tries[i] != none && (tried & (1U << i)) == 0) return false;
  }
  return true;
}

}  // namespace

std::span<const TourStep> tour_steps() { return steps; }

bool shows_tour(const View& view) {
  return view.tour.open && !view.present.open && !view.quiz.open && !is_covered(view);
}

std::optional<Intent> intent_of_tour_key(Key key, Modifiers modifiers) {
  if (modifiers != Modifiers{}) return std::nullopt;
  Intent step{Action::TourStep};
  step.x = key == Key::Backspace ? -1 : 1;
  switch (key) {
    case Key::Enter:
    case Key::KeypadEnter:
    case Key::Backspace:
      return step;
    case Key::Escape:
      return Intent{Action::ToggleTour};
    default:
      return std::nullopt;
  }
}

// --- the controller's part

bool Controller::handle_tour(const Intent& intent) {
  TourView& tour = view_.tour;
  if (intent.action != Action::ToggleTour && intent.action != Action::TourStep) return false;
  if (quiz_.is_open() || view_.present.open) return true;
  if (intent.action == Action::ToggleTour) {
    bool opens = !tour.open;
    tour = {};
    tour.open = opens;
    view_.tour_seen = true;
    return true;
  }
  if (!tour.open) return true;
  bool back = intent.x < 0;
  bool ends = !back && tour.at + 1 >= std::size(steps);
  std::size_t at = back ? tour.at - std::min<std::size_t>(tour.at, 1) : tour.at + 1;
  tour = {};
  tour.open = !ends;
  tour.at = ends ? 0 : at;
  return true;
}

// What a step asks to try was done, whichever way it was asked for.
void Controller::follow_tour(const Intent& intent) {
  TourView& tour = view_.tour;
  if (!tour.open || intent.action == Action::TourStep) return;
  const TourStep& step = steps[tour.at];
  tour.tried |= bit_of(step, intent.action);
  if (tour.tried == 0 || !is_done(step, tour.tried)) return;
  Intent on{Action::TourStep};
  on.x = 1;
  handle_tour(on);
}

}  // namespace loopscope::scene
