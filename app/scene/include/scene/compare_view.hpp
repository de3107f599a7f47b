#pragma once
// Two runs of one program side by side, as plain values that a panel draws: the real one, which is the scene that is
// shown anyway, and the one of a misconception.
#include <scene/scene.hpp>

#include <cstddef>
#include <memory>
#include <string>

namespace loopscope::scene {

struct CompareView {
  bool open = false;
  bool by_line = false;      // both go to the next printed line at a step, else to the next turn
  std::size_t position = 0;  // of the stops, the same for both
  std::size_t total = 0;
  std::size_t difference = 0;  // the stop that shows the first difference; 0: there is none
  std::size_t line = 0;        // number of the first printed line that differs, from 1; 0: none
  std::string idea;            // its title
  std::size_t idea_count = 1;  // that give the answer and cannot be told apart
  std::shared_ptr<const Scene> imagined;
};

}  // namespace loopscope::scene
