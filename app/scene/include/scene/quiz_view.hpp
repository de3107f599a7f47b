#pragma once
// A quiz as the window shows it: plain values that the panel draws. Until the answer is checked, whoever shows the run
// hides what comes after the step where the question stands.
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace loopscope::scene {

enum class QuizAsk : std::uint8_t { Order, Choice, Next, Text };
inline constexpr std::size_t quiz_ask_count = 4;

struct QuizIdea {
  std::string name;  // stable, in no language
  std::string title;
  std::string diagnosis;
};

// Where one stands in a folder's quizzes.
struct QuizDeck {
  std::size_t position = 0;                // of the one that is asked, from 1; 0: there is no deck
  std::size_t total = 0;                   // with those that are asked again
  std::vector<std::string> to_retry = {};  // the files whose last answer was wrong
};

// What became of one of a deck's programs.
struct DeckCard {
  std::string path;
  std::string title;              // or its name; neither where that is the answer
  std::size_t tries = 0;          // 0: it was not asked
  bool right_first = false;       // at the first try
  bool right = false;             // at the last
  std::vector<QuizIdea> ideas{};  // behind the first wrong answer
};

// The page at a deck's end.
struct DeckEnd {
  bool open = false;
  std::vector<DeckCard> cards = {};  // those that were wrong first
  std::size_t wrong = 0;             // how many of them were wrong at the first try
  std::size_t asked = 0;
  std::size_t best_streak = 0;  // of this deck
  std::size_t kept = 0;         // answers that are remembered, over all quizzes
  std::size_t kept_right = 0;
  std::size_t focus = 0;  // the card that the keys are at
};

struct QuizView {
  bool open = false;
  QuizAsk ask = QuizAsk::Order;
  std::string question;
  std::string fault;               // why nothing can be asked
  std::vector<std::string> items;  // Order: the lines as they are arranged; Choice and Next: what can be picked
  std::size_t focus = 0;           // the item that keys act on
  bool is_held = false;            // the item in focus moves with the keys
  std::string typed;               // Text
  // Of an answer that was checked.
  bool checked = false;
  bool right = false;
  std::string verdict;
  std::string reason;
  std::string idea;  // names the ideas, or says that none is known
  std::vector<QuizIdea> ideas;
  std::size_t right_item = 0;  // Choice and Next
  std::uint64_t step = 0;      // to which the run replays
  std::uint64_t asked_at = 0;  // the step where the question stands
  QuizDeck deck;
  DeckEnd deck_end;
  std::size_t streak = 0;  // right answers in a row, over all quizzes
};

}  // namespace loopscope::scene
