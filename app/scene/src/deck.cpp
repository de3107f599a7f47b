#include <base/random.hpp>
#include <quiz/misconception.hpp>
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

// Where a program stands on the page at the end: what was wrong first, what was not asked last.
int place_at_end(const DeckCard& card) {
  if (card.tries == 0) return 2;
  return card.right_first ? 1 : 0;
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

void Deck::note(bool right, std::string title, std::vector<std::string> ideas) {
  if (empty()) return;
  streak_ = right ? streak_ + 1 : 0;
  best_streak_ = std::max(best_streak_, streak_);
  Card& card = now();
  if (card.tries++ == 0) {
    card.title = std::move(title);
    card.right_first = right;
    card.ideas = std::move(ideas);
  }
  card.right = right;
  if (!right) order_.push_back(order_[at_]);
}

bool Deck::retry() {
  std::erase_if(cards_, [](const Card& card) { return card.tries == 0 || card.right_first; });
  order_.resize(cards_.size());
  std::iota(order_.begin(), order_.end(), 0);
  at_ = streak_ = best_streak_ = 0;
  for (Card& card : cards_) card = {card.path, card.code};
  return !cards_.empty();
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

DeckEnd Deck::end(const Progress& progress, Language language) const {
  DeckEnd end;
  end.open = true;
  for (const Card& card : cards_) {
    DeckCard row{card.path, card.title, card.tries, card.right_first, card.right};
    for (const std::string& name : card.ideas) {
      if (const Misconception* idea = find_misconception(name))
        row.ideas.push_back({name, text(language, idea->title), text(language, idea->diagnosis)});
    }
    end.asked += card.tries > 0 ? 1 : 0;
    end.wrong += card.tries > 0 && !card.right_first ? 1 : 0;
    end.cards.push_back(std::move(row));
  }
  std::stable_sort(end.cards.begin(), end.cards.end(),
                   [](const DeckCard& x, const DeckCard& y) { return place_at_end(x) < place_at_end(y); });
  end.best_streak = best_streak_;
  end.kept = progress.answers();
  end.kept_right = progress.right_answers();
  return end;
}

}  // namespace loopscope::scene
