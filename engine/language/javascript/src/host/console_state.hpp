#pragma once
// What the console remembers: open groups, counters, timers.
#include <javascript/console.hpp>

namespace loopscope::js {

struct ConsoleCounter {
  std::u16string label;
  double count = 0;
  auto fields() const { return std::tie(label, count); }
  friend bool operator==(const ConsoleCounter& x, const ConsoleCounter& y) { return x.fields() == y.fields(); }
};

struct ConsoleTimer {
  std::u16string label;
  std::uint64_t started_ns = 0;
  auto fields() const { return std::tie(label, started_ns); }
  friend bool operator==(const ConsoleTimer& x, const ConsoleTimer& y) { return x.fields() == y.fields(); }
};

struct ConsoleCell : Cell {
  static constexpr CellTraits traits{"console", static_cast<std::uint8_t>(Kind::Host), false};
  std::uint32_t indentation = 0;
  std::vector<ConsoleCounter> counters;
  std::vector<ConsoleTimer> timers;
  std::vector<CellId> builtins = std::vector<CellId>(static_cast<std::size_t>(InspectBuiltin::Count));
  auto fields() const { return std::tie(indentation, counters, timers, builtins); }
};

const ConsoleCell& console_state(Exec& exec);
ConsoleCell& console_state_mut(Exec& exec);

// Methods that print by way of others (count by console.log): `arguments` for the program's own function, where it has
// put one in that method's place, else `text` as print_line writes it.
enum class ConsoleMethod : std::uint8_t { Log, Warn, Error };
Value print_through(Exec& exec, ConsoleMethod method, std::u16string text, std::vector<Value> arguments);

}  // namespace loopscope::js
