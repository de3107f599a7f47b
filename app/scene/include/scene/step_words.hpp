#pragma once
// Everything a scene shows, as text: the alternative to looking at it, and what is copied of a step.
#include <scene/scene.hpp>
#include <text/text.hpp>

#include <string>
#include <vector>

namespace loopscope::scene {

// A line of it, 0 deep for a heading, 1 for what stands under one. Nothing that the scene hides is in it.
struct WordLine {
  std::string text;
  int depth = 0;
};

std::vector<WordLine> step_words(const Scene& scene, Language language);
// The same in one piece, two blanks a level.
std::string step_text(const Scene& scene, Language language);

}  // namespace loopscope::scene
