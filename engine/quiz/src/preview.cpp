#include <quiz/preview.hpp>

#include <algorithm>

namespace loopscope {

namespace {

int rank_of(const IdeaGroup& group) {
  if (group.right) return 2;
  return group.ideas.size() > 1 ? 1 : 0;
}

std::vector<IdeaGroup> in_order(std::vector<IdeaGroup> groups) {
  std::stable_sort(groups.begin(), groups.end(),
                   [](const IdeaGroup& x, const IdeaGroup& y) { return rank_of(x) < rank_of(y); });
  return groups;
}

}  // namespace

std::vector<IdeaGroup> idea_groups(const Quiz& quiz) {
  std::vector<IdeaGroup> groups;
  for (const ImaginedRun& each : quiz.imagined()) {
    IdeaGroup group{{each.idea}, joined_lines(each.run.lines), each.run.ended, false};
    group.right = each.run.ended && quiz.is_allowed(each.run.lines);
    auto known = std::find_if(groups.begin(), groups.end(), [&](const IdeaGroup& other) {
      bool is_same = other.answer == group.answer && other.ends == group.ends;
      return (group.right && other.right) || is_same;
    });
    known == groups.end() ? groups.push_back(std::move(group)) : known->ideas.push_back(each.idea);
  }
  return in_order(std::move(groups));
}

std::vector<IdeaGroup> idea_groups(const Quiz& quiz, const NextQuestion& next) {
  std::vector<IdeaGroup> groups;
  IdeaGroup right{{}, next.options[next.right].label, true, true};
  auto lets_run = [](const NextOption& option, const Misconception* idea) {
    return std::find(option.ideas.begin(), option.ideas.end(), idea) != option.ideas.end();
  };
  for (const NextOption& option : next.options) {
    if (!option.ideas.empty()) groups.push_back({option.ideas, option.label, true, false});
  }
  for (const ImaginedRun& each : quiz.imagined()) {
    bool is_elsewhere = std::any_of(next.options.begin(), next.options.end(),
                                    [&](const NextOption& option) { return lets_run(option, each.idea); });
    if (!is_elsewhere) right.ideas.push_back(each.idea);
  }
  if (!right.ideas.empty()) groups.push_back(std::move(right));
  return in_order(std::move(groups));
}

IdeaCounts count_ideas(const std::vector<IdeaGroup>& groups) {
  IdeaCounts counts;
  for (const IdeaGroup& group : groups) {
    std::size_t size = group.ideas.size();
    counts.all += size;
    (group.right ? counts.unseen : size > 1 ? counts.alike : counts.told_apart) += size;
  }
  return counts;
}

}  // namespace loopscope
