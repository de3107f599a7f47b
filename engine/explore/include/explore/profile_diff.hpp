#pragma once
// The same program under two profiles: the first difference in what it prints, the step at which the two runs part, and
// the option that causes it, found by running the first profile again with one option of the second at a time.
#include <runtime/event.hpp>
#include <scenario/run.hpp>

#include <optional>
#include <string>

namespace loopscope {

enum class DifferingPart : std::uint8_t { None, Output, Errors, ExitCode };

// An option of a profile that may differ; the table is in profile_traits.hpp.
enum class ProfileTrait : std::uint8_t {
  TimersDrain,
  ImmediatesDrain,
  AwaitTicks,
  Rejections,
  Modules,
  Tasks,
  SmallestDelay,
  Loop,  // another model
};

struct DifferingSide {
  Profile profile;
  std::optional<std::string> line;  // the first line that differs; none: nothing more is printed
  std::uint64_t step = 0;           // that printed it
  std::uint64_t lines = 0;          // of stdout
  int exit_code = 0;
};

struct ProfileDifference {
  DifferingPart part = DifferingPart::None;
  std::uint64_t line = 0;  // number of the first line that differs
  DifferingSide sides[2];
  std::uint64_t parting_step = 0;  // the first step at which not the same happens; 0: none was found
  std::optional<ProfileTrait> cause;
  bool cause_is_first = true;  // whether the first profile has the later rule of the two
};

ProfileDifference profile_difference(const RunRequest& request, const Profile& first, const Profile& second);

}  // namespace loopscope
