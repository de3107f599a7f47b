#pragma once
// What only the author of a quiz sees beside its question: which misconceptions this program tells apart, which ones it
// cannot, and which ones it does not show at all.
#include <quiz/quiz.hpp>

namespace loopscope {

// Misconceptions that answer the same. More than one: the quiz cannot tell them apart.
struct IdeaGroup {
  std::vector<const Misconception*> ideas;
  std::string answer;  // printed lines in one row, or what runs next
  bool ends = true;    // false: with this idea the program does not end
  bool right = false;  // whoever holds one of them answers right
};

// Of a quiz over what is printed, or over what runs next; single ones first, then sets, then those that are right.
std::vector<IdeaGroup> idea_groups(const Quiz& quiz);
std::vector<IdeaGroup> idea_groups(const Quiz& quiz, const NextQuestion& next);

struct IdeaCounts {
  std::size_t all = 0;
  std::size_t told_apart = 0;
  std::size_t alike = 0;   // in sets of more than one
  std::size_t unseen = 0;  // that answer right
};
IdeaCounts count_ideas(const std::vector<IdeaGroup>& groups);

}  // namespace loopscope
