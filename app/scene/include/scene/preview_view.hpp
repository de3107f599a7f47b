#pragma once
// The author's preview of a quiz as plain values that a panel draws: what a student will see, and beside it what only
// the author may. It holds the answer, so it is never open while a student is asked.
#include <scene/quiz_view.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace loopscope::scene {

// A line, choice or option as the student gets it, and what it is.
struct PreviewItem {
  std::string text;
  bool right = false;
  std::vector<std::string> ideas = {};  // titles of the misconceptions that it comes from
};

// Misconceptions that give the same answer to this quiz: more than one cannot be told apart here.
struct PreviewGroup {
  std::vector<std::string> ideas;
  std::string answer;
  bool right = false;  // the answer is right: the quiz does not show these
};

struct PreviewRemark {
  std::uint32_t line = 0, column = 0;
  std::string message;
  bool is_warning = false;  // else a fault, with which nobody can answer
};

struct PreviewView {
  bool open = false;
  bool is_older = false;   // the text has a fault: this is of the last text that ran
  bool has_table = false;  // the header says what is asked
  QuizAsk ask = QuizAsk::Order;
  std::string question;
  std::string fault;                      // why nothing can be asked
  std::vector<PreviewItem> items = {};    // what the student gets, in that order; of Text none
  bool items_are_told = false;            // each item has something the author should know: choices and options
  std::vector<std::string> answers = {};  // the allowed ones, the one of the default order first
  std::vector<PreviewGroup> groups = {};
  std::vector<PreviewRemark> remarks = {};
};

}  // namespace loopscope::scene
