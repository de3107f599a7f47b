#pragma once
// The tour through the window, as a table: a step lights a part of the window by its widget's name, says what it is
// for, and may ask to try something; done, the tour goes on by itself.
#include <scene/intent.hpp>
#include <scene/keys.hpp>
#include <scene/view.hpp>
#include <text/text.hpp>

#include <cstddef>
#include <optional>
#include <span>

namespace loopscope::scene {

inline constexpr std::size_t most_tries = 4;

struct TourStep {
  const char* id;      // in no language
  const char* widget;  // what is lit; empty: nothing
  TextId title;
  TextId words;
  std::optional<TextId> try_words;
  Action tries[most_tries];  // any of these, or all of them; Action::Quit stands for none
  bool all = false;
};

std::span<const TourStep> tour_steps();

// What a key asks of the tour while it is open.
std::optional<Intent> intent_of_tour_key(Key key, Modifiers modifiers);

// Nothing of the tour is shown while something else needs all attention.
bool shows_tour(const View& view);

}  // namespace loopscope::scene
