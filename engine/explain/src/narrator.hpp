#pragma once
// One event being explained. A member function for each kind of event; they are spread over files by subject.
#include <explain/snapshot.hpp>

#include "words.hpp"

#include <optional>

namespace loopscope {

class Narrator {
 public:
  Narrator(const Event& event, const Machine& after, const RunInspection& run, Language language)
      : event_(event), machine_(after), words_(after, run, language), rule_(event.rule) {}

  Sentence tell();

 private:
  std::string words();

  std::string mark();
  std::string frame_entered();
  std::string frame_left();
  std::string frame_parked();
  std::string frame_resumed();
  std::string turn_started();
  std::string turn_ended();
  std::string job_queued();
  std::string task_moved(const Job& queued, const JobView& job) const;
  std::string timer_set();
  std::string timer_fired();
  std::string promise_settled();
  std::string output();
  std::string phase_entered();
  std::string choice();
  std::string exit();
  std::string limit_reached();

  // --- helpers
  template <class... Arguments>
  std::string say(TextId id, const Arguments&... arguments) const {
    return words_.say(id, arguments...);
  }
  // The innermost frame that people see; null when there is none.
  const Frame* user_frame() const;
  Value top_operand() const;
  std::string source_of(const SourceSite& site) const;
  std::string site_noun() const;  // the code that the event's site lies in
  std::string parameters(const Frame& frame) const;
  std::string queued_by(TextId part) const;
  std::string milliseconds(std::int64_t nanoseconds) const;
  QueueRole role_of_queue(std::uint16_t queue) const;
  JobView job_that_runs() const;
  const Job* queued_job() const;  // that the event put into its queue; null when it is gone again
  std::string reaction_queued(const JobView& job) const;

  const Event& event_;
  const Machine& machine_;
  Words words_;
  RuleId rule_;
};

}  // namespace loopscope
