#pragma once
// "Explain my answer": steps the real run and the one of a misconception together. It owns the imagined session and
// moves the real one, which belongs to whoever calls.
#include <scene/compare_view.hpp>
#include <scene/intent.hpp>
#include <scene/quiz_view.hpp>
#include <scene/session.hpp>

namespace loopscope::scene {

class CompareDesk {
 public:
  const CompareView& view() const { return view_; }
  bool is_open() const { return view_.open; }

  // Beside the run of the first of these ideas, from a step on at which both are still one; at the first turn that
  // differs.
  void open(Session& real, std::vector<QuizIdea> ideas, std::uint64_t from);
  void close() { *this = {}; }
  // Steps and jumps. False: it is not about the two runs.
  bool handle(const Intent& intent, Session& real);
  // One stop further; false at the end.
  bool step_on(Session& real);
  // The titles of the ideas are made by whoever knows the language.
  void set_language(Session& real, std::vector<QuizIdea> ideas, Language language);

 private:
  struct Stop {
    std::uint64_t real = 0;
    std::uint64_t imagined = 0;
  };
  struct Track {
    std::vector<Stop> stops;     // the first is where both begin, the last where both have ended
    std::size_t difference = 0;  // 0: none
  };

  void choose_idea(Session& real, std::size_t index);
  void lay_tracks(const RunCourse& real, const RunCourse& imagined);
  bool go_to(Session& real, std::size_t position);
  void change_track(Session& real);
  const Track& track() const { return view_.by_line ? lines_ : turns_; }

  CompareView view_;
  std::vector<QuizIdea> ideas_;
  std::size_t idea_ = 0;
  std::uint64_t from_ = 0;
  Session imagined_;
  Track turns_, lines_;
};

}  // namespace loopscope::scene
