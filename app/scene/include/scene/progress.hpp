#pragma once
// What a person has answered so far: a line an answer, the oldest first, as text that is only ever appended to. Streak
// and what is to be asked again come from replaying it. Which program a line is about, a hash of its code says, without
// the header, so that files may move and be titled anew.
#include <scene/quiz_view.hpp>
#include <scene/scene.hpp>

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace loopscope::scene {

struct AnsweredQuiz {
  std::uint64_t code = 0;
  QuizAsk ask = QuizAsk::Order;
  bool right = false;
  friend bool operator==(const AnsweredQuiz&, const AnsweredQuiz&) = default;
};

std::uint64_t hash_of_code(const SourceView& source);

// With its line break.
std::string progress_line(const AnsweredQuiz& answer);

class Progress {
 public:
  // Lines that are torn or not understood are left out.
  static Progress read(std::string_view bytes);

  void add(const AnsweredQuiz& answer);

  std::size_t answers() const { return answers_; }
  std::size_t right_answers() const { return right_answers_; }
  std::size_t streak() const { return streak_; }  // right answers in a row, up to now
  bool knows(std::uint64_t code) const { return last_.contains(code); }
  // The last answer about this program was wrong.
  bool is_to_retry(std::uint64_t code) const;

 private:
  std::size_t answers_ = 0;
  std::size_t right_answers_ = 0;
  std::size_t streak_ = 0;
  std::map<std::uint64_t, bool> last_;  // by program: whether the last answer was right
};

}  // namespace loopscope::scene
