#pragma once
// The one door for everything undecided: each open order and each random number is asked of the oracle. What it
// answered is the schedule; a schedule given beforehand is replayed, and past its end the default is taken.
#include <base/chunked.hpp>
#include <base/random.hpp>

#include <tuple>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loopscope {

enum class ChoiceKind : std::uint8_t { TimerOrImmediate, Completion, Thread };

struct Choice {
  ChoiceKind kind = ChoiceKind::TimerOrImmediate;
  std::uint8_t options = 0;
  std::uint8_t taken = 0;
  auto fields() const { return std::tie(kind, options, taken); }
  friend bool operator==(const Choice&, const Choice&) = default;
};

class Oracle {
 public:
  Oracle() = default;
  Oracle(std::uint64_t seed, std::vector<std::uint8_t> schedule) : random_(seed), schedule_(std::move(schedule)) {}

  // One of `options` (at least one); `fallback` when the schedule says nothing. Random numbers are reproducible from
  // the seed and are not part of the schedule.
  std::uint8_t choose(ChoiceKind kind, std::uint8_t options, std::uint8_t fallback);
  // From here on these choices are taken; those already made and the random numbers stay as they are.
  void replay(std::vector<std::uint8_t> schedule) { schedule_ = std::move(schedule); }
  double random_number() { return random_.next_double(); }

  const ChunkedSequence<Choice, 16>& record() const { return record_; }
  // Once the run has ended: the first choice of the schedule, from 0, that the program did not offer.
  std::optional<std::size_t> first_misfit() const;
  friend bool operator==(const Oracle&, const Oracle&) = default;

 private:
  Random random_{1};
  std::vector<std::uint8_t> schedule_;
  ChunkedSequence<Choice, 16> record_;
};

// A schedule as text: for each choice one character, 0-9 or a-z, the option that is taken.
std::optional<std::vector<std::uint8_t>> parse_schedule(std::string_view text);
std::string schedule_text(const std::vector<std::uint8_t>& schedule);
// What an oracle has answered; choices at the end that were the default may be left out by whoever replays it.
std::vector<std::uint8_t> schedule_of(const Oracle& oracle);

}  // namespace loopscope
