#pragma once
// All outcomes of a program over the orders that the real runtime leaves open. Every run is a machine of its own, begun
// at step 0 with a schedule; shorter schedules come first, so the first schedule found for an outcome is the shortest.
#include <machine/exec.hpp>

#include <string>
#include <vector>

namespace loopscope {

struct Outcome {
  std::string output;  // what the program printed on stdout
  std::string errors;  // and on stderr
  int exit_code = 0;
  std::string schedule;  // the shortest that leads here; empty: the defaults
  std::uint64_t runs = 0;
};

struct Exploration {
  std::vector<Outcome> outcomes;  // by their first schedule: the defaults first
  std::uint64_t runs = 0;
  bool is_exhaustive = true;  // false: the bound stopped it, or a run stopped at a limit
};

// Makes at most `most_runs` runs.
Exploration explore(const Machine& start, const LanguageTable& language, const Model& model, std::uint64_t most_runs);

}  // namespace loopscope
