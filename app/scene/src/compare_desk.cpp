#include <scene/compare_desk.hpp>

#include <algorithm>

namespace loopscope::scene {

namespace {

// The first index at which two lists differ, or one ends; nothing when they are equal.
template <class List, class Same>
std::optional<std::size_t> first_difference(const List& x, const List& y, Same same) {
  std::size_t common = std::min(x.size(), y.size());
  for (std::size_t i = 0; i < common; ++i) {
    if (!same(x[i], y[i])) return i;
  }
  if (x.size() == y.size()) return std::nullopt;
  return common;
}

// The step of an entry; of one past the end, the run's last.
template <class List>
std::uint64_t step_at(const List& list, std::size_t index, std::uint64_t last) {
  return index < list.size() ? list[index].step : last;
}

}  // namespace

void CompareDesk::open(Session& real, std::vector<QuizIdea> ideas, std::uint64_t from) {
  if (ideas.empty()) return;
  view_ = {};
  view_.open = true;
  ideas_ = std::move(ideas);
  from_ = from;
  choose_idea(real, 0);
}

void CompareDesk::choose_idea(Session& real, std::size_t index) {
  idea_ = index;
  view_.idea = ideas_[index].title;
  view_.idea_count = ideas_.size();
  imagined_ = real.imagine(ideas_[index].name, from_);
  lay_tracks(real.course(), imagined_.course());
  view_.position = ~std::size_t{0};
  go_to(real, std::max<std::size_t>(track().difference, 1));
}

void CompareDesk::lay_tracks(const RunCourse& real, const RunCourse& imagined) {
  auto lay = [&](const auto& one, const auto& other) {
    Track track;
    track.stops.push_back({from_, from_});
    for (std::size_t i = 0; i < std::max(one.size(), other.size()); ++i)
      track.stops.push_back({step_at(one, i, real.last), step_at(other, i, imagined.last)});
    track.stops.push_back({real.last, imagined.last});
    return track;
  };
  // What lies before both part is the same, and not looked at.
  auto after = [&](auto list) {
    std::erase_if(list, [&](const auto& each) { return each.step <= from_; });
    return list;
  };
  auto real_turns = after(real.turns), imagined_turns = after(imagined.turns);
  auto real_lines = after(real.lines), imagined_lines = after(imagined.lines);
  turns_ = lay(real_turns, imagined_turns);
  lines_ = lay(real_lines, imagined_lines);
  auto line =
      first_difference(real_lines, imagined_lines, [](const auto& x, const auto& y) { return x.text == y.text; });
  auto turn =
      first_difference(real_turns, imagined_turns, [](const auto& x, const auto& y) { return x.what == y.what; });
  view_.line = line ? *line + 1 + (real.lines.size() - real_lines.size()) : 0;
  lines_.difference = line ? *line + 1 : 0;
  turns_.difference = turn ? *turn + 1 : 0;
}

bool CompareDesk::go_to(Session& real, std::size_t position) {
  const Track& now = track();
  view_.total = now.stops.size() - 1;
  view_.difference = now.difference;
  position = std::min(position, view_.total);
  if (position == view_.position) return false;
  view_.position = position;
  real.seek(now.stops[position].real);
  imagined_.seek(now.stops[position].imagined);
  view_.imagined = std::make_shared<const Scene>(imagined_.scene());
  return true;
}

// Stays where the real run is, as nearly as the other stops allow.
void CompareDesk::change_track(Session& real) {
  std::uint64_t step = real.step();
  view_.by_line = !view_.by_line;
  const std::vector<Stop>& stops = track().stops;
  auto after = std::upper_bound(stops.begin(), stops.end(), step,
                                [](std::uint64_t wanted, const Stop& stop) { return wanted < stop.real; });
  view_.position = ~std::size_t{0};
  go_to(real, static_cast<std::size_t>(std::max<std::ptrdiff_t>(after - stops.begin() - 1, 0)));
}

bool CompareDesk::step_on(Session& real) { return view_.open && go_to(real, view_.position + 1); }

bool CompareDesk::handle(const Intent& intent, Session& real) {
  switch (intent.action) {
    case Action::StepForward:
    case Action::StepInto:
      go_to(real, view_.position + 1);
      return true;
    case Action::StepBack:
      go_to(real, view_.position == 0 ? 0 : view_.position - 1);
      return true;
    case Action::GoToStart:
      go_to(real, 0);
      return true;
    case Action::GoToEnd:
      go_to(real, view_.total);
      return true;
    case Action::Continue:
      go_to(real, view_.difference);
      return true;
    case Action::NextGrain:
      change_track(real);
      return true;
    case Action::NextTab:
      choose_idea(real, (idea_ + 1) % ideas_.size());
      return true;
    default:
      return false;
  }
}

void CompareDesk::set_language(Session& real, std::vector<QuizIdea> ideas, Language language) {
  ideas_ = std::move(ideas);
  view_.idea = ideas_[idea_].title;
  real.set_language(language);
  imagined_.set_language(language);
  view_.imagined = std::make_shared<const Scene>(imagined_.scene());
}

}  // namespace loopscope::scene
