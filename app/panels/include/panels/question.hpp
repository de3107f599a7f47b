#pragma once
// A question that must be answered before anything else goes on. Whoever asks it fills it in and takes the answer: the
// intent Answer with the place of the answer, or the number of answers when it was dismissed.
#include <editor/compare.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace loopscope::panels {

// Two texts beside each other.
struct Comparison {
  std::string title, other_title;  // of the columns
  std::vector<std::string> one, other;
  std::vector<editor::ComparedLine> lines;
  std::size_t at = 0;        // the difference that is shown, from 0
  bool is_followed = false;  // it has been scrolled into sight

  bool is_shown() const { return !lines.empty(); }
  // Where each difference begins among the lines: neighbours are one.
  std::vector<std::size_t> differences() const;
};

struct Question {
  std::string title;
  std::string text;
  std::string before;  // what is there now, and what would be: a line of each, or nothing
  std::string after;
  std::vector<std::string> answers;  // none: nothing is asked
  std::size_t chosen = 0;
  Comparison comparison = {};

  bool is_open() const { return !answers.empty(); }
  // The next one or the one before, and round again.
  void go_to_difference(bool forward);
};

}  // namespace loopscope::panels
