#pragma once
// The quizzes of a folder, asked one after the other in an order that changes from deck to deck: those that were wrong
// the last time first, then those never asked. A wrong one comes again at the end, until it is right.
#include <scene/progress.hpp>
#include <scene/quiz_view.hpp>
#include <text/text.hpp>

#include <string>
#include <vector>

namespace loopscope::scene {

class Deck {
 public:
  // A quiz for each file of the folder that has a header. The seed decides the order.
  void start(const std::string& folder, const Progress& progress, std::uint64_t seed);
  void clear() { *this = {}; }
  bool empty() const { return order_.empty(); }

  // The file that is asked; the deck must not be empty.
  const std::string& path() const { return cards_[order_[at_]].path; }
  // The next one; false: it is through.
  bool go_on();
  // The one that is asked was answered: what it may be called, and the ideas behind a wrong answer, by name.
  void note(bool right, std::string title, std::vector<std::string> ideas);
  // The same deck with those alone that were wrong at the first try; false: there is none.
  bool retry();
  QuizDeck view(const Progress& progress) const;
  // What became of each of them, those that were wrong first; words of ideas are in the language.
  DeckEnd end(const Progress& progress, Language language) const;

 private:
  struct Card {
    std::string path;
    std::uint64_t code = 0;
    std::string title = {};
    std::size_t tries = 0;
    bool right_first = false;
    bool right = false;
    std::vector<std::string> ideas = {};
  };
  Card& now() { return cards_[order_[at_]]; }

  std::vector<Card> cards_;
  std::vector<std::size_t> order_;  // of the cards, those that come again at the end
  std::size_t at_ = 0;              // of `order_`
  std::size_t streak_ = 0, best_streak_ = 0;
};

}  // namespace loopscope::scene
