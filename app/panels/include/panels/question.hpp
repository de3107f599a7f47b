#pragma once
// A question that must be answered before anything else goes on. Whoever asks it fills it in and takes the answer: the
// intent Answer with the place of the answer, or the number of answers when it was dismissed.
#include <cstddef>
#include <string>
#include <vector>

namespace loopscope::panels {

struct Question {
  std::string title;
  std::string text;
  std::string before;  // what is there now, and what would be: a line of each, or nothing
  std::string after;
  std::vector<std::string> answers;  // none: nothing is asked
  std::size_t chosen = 0;

  bool is_open() const { return !answers.empty(); }
};

}  // namespace loopscope::panels
