#include <quiz/quiz.hpp>

#include <base/random.hpp>

#include <algorithm>

namespace loopscope {

namespace {

// Fisher and Yates.
template <class Items>
void shuffle(Items& items, Random& random) {
  for (std::size_t i = items.size(); i > 1; --i)
    std::swap(items[i - 1], items[random.next_below(static_cast<std::uint32_t>(i))]);
}

QuizChoice* find_choice(std::vector<QuizChoice>& choices, const std::vector<std::string>& lines) {
  auto found =
      std::find_if(choices.begin(), choices.end(), [&](const QuizChoice& each) { return each.lines == lines; });
  return found == choices.end() ? nullptr : &*found;
}

void label(std::vector<QuizChoice>& choices) {
  for (QuizChoice& choice : choices) choice.label = joined_lines(choice.lines);
}

}  // namespace

std::vector<std::string> Quiz::shuffled_lines() const {
  std::vector<std::string> lines = allowed_[0].lines;
  std::sort(lines.begin(), lines.end());
  Random random(options_.seed);
  shuffle(lines, random);
  return lines;
}

std::vector<QuizChoice> Quiz::choices(std::size_t most) const {
  Random random(options_.seed);
  std::vector<QuizChoice> wrong;
  for (const ImaginedRun& each : imagined_) {
    if (!each.run.ended || each.run.lines.empty() || is_allowed(each.run.lines)) continue;
    if (QuizChoice* known = find_choice(wrong, each.run.lines))
      known->ideas.push_back(each.idea);
    else
      wrong.push_back({each.run.lines, "", false, {each.idea}});
  }
  shuffle(wrong, random);
  if (wrong.size() >= most) wrong.resize(most - 1);
  // Without enough ideas that differ: two neighbours of the right answer changed about.
  const std::vector<std::string>& right = allowed_[0].lines;
  for (std::size_t i = right.size(); i-- > 1 && wrong.size() + 1 < most;) {
    std::vector<std::string> lines = right;
    std::swap(lines[i], lines[i - 1]);
    if (!is_allowed(lines) && !find_choice(wrong, lines)) wrong.push_back({lines, "", false, {}});
  }
  wrong.push_back({right, "", true, {}});
  shuffle(wrong, random);
  label(wrong);
  return wrong;
}

std::string choice_letter(std::size_t index) { return std::string(1, static_cast<char>('a' + index)); }

std::optional<std::size_t> picked_choice(std::string_view answer, std::size_t count) {
  auto is_wrapping = [](char c) { return c == ' ' || c == '\n' || c == '\r' || c == ')' || c == '.' || c == '('; };
  while (!answer.empty() && is_wrapping(answer.back())) answer.remove_suffix(1);
  while (!answer.empty() && is_wrapping(answer.front())) answer.remove_prefix(1);
  if (answer.size() != 1) return std::nullopt;
  char c = answer.front();
  std::size_t index = c >= 'a' ? static_cast<std::size_t>(c - 'a') : static_cast<std::size_t>(c - 'A');
  if (c >= '1' && c <= '9') index = static_cast<std::size_t>(c - '1');
  return index < count ? std::optional(index) : std::nullopt;
}

std::vector<QuizChoice> Quiz::choices_of(const std::vector<std::string>& texts) const {
  std::vector<QuizChoice> choices;
  for (const std::string& each : texts) {
    Grade found = grade(each);
    choices.push_back({{each}, each, found.right, found.ideas});
  }
  return choices;
}

}  // namespace loopscope
