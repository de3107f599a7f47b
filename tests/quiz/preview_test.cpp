// Which misconceptions a program tells apart.
#include <catch2/catch.hpp>
#include <quiz/preview.hpp>

#include <algorithm>
#include <set>

#include "quiz_of.hpp"

using namespace loopscope;
using namespace loopscope::testing;

namespace {

const IdeaGroup& group_of(const std::vector<IdeaGroup>& groups, std::string_view name) {
  auto found = std::find_if(groups.begin(), groups.end(), [&](const IdeaGroup& group) {
    return std::any_of(group.ideas.begin(), group.ideas.end(),
                       [&](const Misconception* idea) { return idea->name == name; });
  });
  REQUIRE(found != groups.end());
  return *found;
}

}  // namespace

TEST_CASE("every idea of the model stands in one group, and a group is what answers the same") {
  Quiz quiz = quiz_of(
      "console.log('A'); setTimeout(() => console.log('B'), 0);"
      "Promise.resolve().then(() => console.log('C')); console.log('D');");
  std::vector<IdeaGroup> groups = idea_groups(quiz);
  std::set<std::string_view> seen;
  std::size_t all = 0;
  for (const IdeaGroup& group : groups) {
    for (const Misconception* idea : group.ideas) {
      ++all;
      seen.insert(idea->name);
      bool is_right = std::any_of(quiz.imagined().begin(), quiz.imagined().end(), [&](const ImaginedRun& each) {
        return each.idea == idea && quiz.is_allowed(each.run.lines);
      });
      CHECK(is_right == group.right);
    }
  }
  CHECK(seen.size() == quiz.imagined().size());
  CHECK(all == seen.size());
  CHECK(group_of(groups, "one-queue").answer == "A D B C");
  CHECK(group_of(groups, "one-queue").ideas.size() == 1);
  CHECK(group_of(groups, "await-blocks").right);
}

TEST_CASE("ideas that print the same lines cannot be told apart, and are counted so") {
  Quiz quiz = quiz_of("Promise.resolve().then(() => console.log('B')); console.log('A');");
  std::vector<IdeaGroup> groups = idea_groups(quiz);
  const IdeaGroup& alike = group_of(groups, "then-at-once");
  CHECK(&alike == &group_of(groups, "source-order"));
  CHECK_FALSE(alike.right);
  CHECK(alike.answer == "B A");
  IdeaCounts counts = count_ideas(groups);
  CHECK(counts.alike >= 2);
  CHECK(counts.all == quiz.imagined().size());
  CHECK(counts.told_apart + counts.alike + counts.unseen == counts.all);
  CHECK(groups.back().right);
}

TEST_CASE("of a question about what runs next, ideas that let the right thing run are not shown by it") {
  Quiz quiz = quiz_of(
      "setTimeout(() => console.log('B'), 0);\nPromise.resolve().then(() => console.log('C'));\nconsole.log('D');");
  NextQuestion next = quiz.next_question(*quiz.find_step("output:1"));
  std::vector<IdeaGroup> groups = idea_groups(quiz, next);
  CHECK(group_of(groups, "delays-ignored").right);
  CHECK(group_of(groups, "delays-ignored").answer == next.options[next.right].label);
  CHECK(count_ideas(groups).all == quiz.imagined().size());
}
