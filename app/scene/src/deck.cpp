#include <base/random.hpp>
#include <scenario/header_block.hpp>
#include <scenario/profile_choice.hpp>
#include <scene/deck.hpp>
#include <scene/source_file.hpp>

#include <algorithm>
#include <filesystem>
#include <numeric>

namespace loopscope::scene {

namespace {

// Where a program stands in a deck: what was wrong first, what is known last.
int rank_of(std::uint64_t code, const Progress& progress) {
  if (progress.is_to_retry(code)) return 0;
  return progress.knows(code) ? 2 : 1;
}

}  // namespace

void Deck::start(const std::string& folder, const Progress& progress, std::uint64_t seed) {
  clear();
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
    std::string path = entry.path().string();
    if (!entry.is_regular_file(error) || !is_scenario_extension(path)) continue;
    SourceFile file = read_source_file(path, Language::English);
    if (file.header.header.present) cards_.push_back({std::move(path), hash_of_code(*file.view)});
  }
  std::sort(cards_.begin(), cards_.end(), [](const Card& x, const Card& y) { return x.path < y.path; });
  order_.resize(cards_.size());
  std::iota(order_.begin(), order_.end(), 0);
  Random random(seed);
  for (std::size_t i = order_.size(); i > 1; --i)
    std::swap(order_[i - 1], order_[random.next_below(static_cast<std::uint32_t>(i))]);
  std::stable_sort(order_.begin(), order_.end(), [&](std::size_t x, std::size_t y) {
    return rank_of(cards_[x].code, progress) < rank_of(cards_[y].code, progress);
  });
}

bool Deck::go_on() {
  if (at_ + 1 >= order_.size()) return false;
  ++at_;
  return true;
}

void Deck::note(bool right) {
  if (!empty() && !right) order_.push_back(order_[at_]);
}

QuizDeck Deck::view(const Progress& progress) const {
  QuizDeck view;
  if (empty()) return view;
  view.position = at_ + 1;
  view.total = order_.size();
  for (const Card& card : cards_) {
    if (progress.is_to_retry(card.code)) view.to_retry.push_back(std::filesystem::path(card.path).filename().string());
  }
  return view;
}

}  // namespace loopscope::scene
