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
  std::size_t streak = 0;  // right answers in a row, over all quizzes
};

}  // namespace loopscope::scene
