#pragma once
// One event being explained. A member function for each kind of event; they are spread over files by subject.
#include <explain/snapshot.hpp>
#include <explain/told_rule.hpp>

#include "words.hpp"

#include <optional>

namespace loopscope {

class Narrator {
 public:
  Narrator(const Event& event, const Machine& after, const RunInspection& run, Language language)
      : event_(event), machine_(after), words_(after, run, language), rule_(told_rule(event.rule)) {}

  Sentence tell();

 private:
  std::string words();

  std::string mark();
  std::string awaited(std::uint32_t line);
  std::string frame_entered();
  std::string frame_left();
  std::string frame_parked();
  std::string frame_resumed();
  std::string turn_started();
  std::string last_turn();
  std::string turn_ended();
  std::string job_queued();
  std::string job_dropped();
  std::string rejection_queued(const Job* queued);
  std::string rejection_runs(const JobView& job);
  std::string page_turn(const JobView& job, TextId id, const std::string& by);
  std::string task_moved(const Job& queued, const JobView& job) const;
  std::string timer_set();
  std::string interval_again(const TimerCell& timer);
  std::string timer_cleared();
  std::string timer_fired();
  std::string promise_settled();
  std::string settled_noun() const;
  std::string output();
  std::string phase_entered();
  std::string clock_moved();
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
  const JobQueue* queue_named(std::string_view id) const;  // null: the model has none
  std::size_t waiting_in(std::string_view id) const;
  bool is_first_user_frame(const Frame& frame) const;
  Job running_job() const;
  JobView job_that_runs() const;
  const Job* queued_job() const;  // that the event put into its queue; null when it is gone again
  std::string reaction_queued(const JobView& job) const;

  const Event& event_;
  const Machine& machine_;
  Words words_;
  ToldRule rule_;
};

}  // namespace loopscope
