#pragma once
// What there is to be seen of a run, whatever its language and model: one row of tables for each, found here because
// only scenario/ knows them all.
#include <machine/exec.hpp>
#include <machine/inspection.hpp>
#include <text/text.hpp>

#include <span>
#include <string_view>

namespace loopscope {

enum class QueueRole : std::uint8_t {
  Ticks,
  Microtasks,
  Immediates,
  Tasks,
  Rejections,
  Ready,  // cooperative tasks: those that take turns, and those that wait for something
  Sleeping,
  Joining,
  Finished,
};

// A queue of a model as people see it. One without a number is a part of the real loop that the model keeps empty.
struct QueueRow {
  std::string_view id;  // stable, for machines
  TextId title;
  QueueRole role;
  int queue;  // in Machine::queues, or -1
};

struct PhaseRow {
  std::string_view name;
  TextId entered;  // what entering it means
};

struct ModelInspection {
  std::span<const QueueRow> queues;  // in the order they are shown; timers come after the first `before_timers`
  std::size_t before_timers;
  std::span<const PhaseRow> phases;       // in the order the loop visits them
  int (*phase)(const Machine&);           // the current one, or -1
  int (*phase_of_event)(std::uint8_t);    // which one a PhaseEntered event names, or -1
  bool (*is_deadlocked)(const Machine&);  // the run has ended since all that is left waits for each other
};

struct RunInspection {
  const Inspection* language = nullptr;
  const ModelInspection* model = nullptr;
};

RunInspection inspection_of(const LanguageTable& language, const Model& model);

}  // namespace loopscope
