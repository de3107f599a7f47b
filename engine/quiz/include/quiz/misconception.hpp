#pragma once
// Misconceptions: what a person may wrongly believe of a runtime, each a row of data. A row says which options of the
// model and of the language's job hooks (runtime/beliefs.hpp) make the simulator behave as believed, so that what the
// idea would print is found by a true run, never by sorting lines.
#include <runtime/profile.hpp>
#include <scenario/run.hpp>
#include <text/text.hpp>

#include <optional>
#include <span>

namespace loopscope {

struct Misconception {
  std::string_view name;  // stable, for machines
  TextId title;
  TextId diagnosis;  // one paragraph to the student
  bool on_node, on_page, on_ring;
  Beliefs beliefs;
  bool zero_delays_stay = false;  // a delay of 0 ms is due at once, as node's smallest of 1 ms is not

  bool applies_to(const Profile& profile) const;
  // The profile as somebody sees it who holds this belief.
  Profile held(Profile profile) const;
};

// The same program as somebody runs it in mind who holds the idea. A belief may keep it from ending, so it gets a
// limit: so many times the `instructions` that the real run took, and some more.
RunRequest request_under(RunRequest request, const Misconception& idea, std::uint64_t instructions);

// All of them, in the order in which they are named.
std::span<const Misconception> misconceptions();
// Null: there is no idea of this name.
const Misconception* find_misconception(std::string_view name);

}  // namespace loopscope
