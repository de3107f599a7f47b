#pragma once
// The lessons that come with the program, as a list to choose from.
#include <text/text.hpp>

#include <string>
#include <vector>

namespace loopscope::scene {

struct Lesson {
  std::string path;
  std::string title;
  std::string summary;
};

// The scenarios with a header below `folder`, in the order of the lessons.
std::vector<Lesson> read_lessons(const std::string& folder, Language language);

}  // namespace loopscope::scene
