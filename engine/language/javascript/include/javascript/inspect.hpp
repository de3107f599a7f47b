#pragma once
// Values as node's util.inspect and console.log write them (lib/internal/util/inspect.js of node 20), formatted in C++
// over the heap. No user code runs here. Where the format depends on a user call (a custom inspect function, a getter
// of Symbol.toStringTag, toString for %s) the work stops with a request for that call; whoever asked performs it,
// appends the outcome to the answers, and the formatting is run again from its start, where the same question then
// finds its answer (restart with memory). Everything up to the last answer must therefore be without effects.
#include <javascript/native.hpp>

#include <limits>

namespace loopscope::js {

enum class ShowGetters : std::uint8_t { No, All, WithoutSetter, WithSetter };

inline constexpr double unlimited = std::numeric_limits<double>::infinity();

struct InspectOptions {
  bool show_hidden = false;
  double depth = 2;  // `unlimited` where a program says null
  bool depth_is_null = false;
  bool colors = false;
  bool custom_inspect = true;
  bool show_proxy = false;
  double max_array_length = 100;
  double max_string_length = 10000;
  double break_length = 80;
  double compact = 3;           // 0 where a program says false
  bool compact_always = false;  // compact: true
  bool sorted = false;
  Value comparator;  // sorted: a function
  ShowGetters getters = ShowGetters::No;
  bool numeric_separator = false;
  Value user_options;  // the object they came from when it had keys of its own; handed on to custom inspect functions
};

// A call that only the program can make.
struct UserCall {
  Value function, this_value = Value::undefined();
  std::vector<Value> arguments;
  bool catches = false;  // a throw is an answer too
};
struct UserAnswer {
  Value value;
  bool threw = false;
};

// The questions of one attempt and what earlier attempts learnt.
class Answers {
 public:
  Answers() = default;
  explicit Answers(std::vector<UserAnswer> known) : known_(std::move(known)) {}

  // The answer to the next question when it is known.
  const UserAnswer* next() { return asked_ < known_.size() ? &known_[asked_++] : nullptr; }
  void request(UserCall call) {
    if (!stopped_) wanted_ = std::move(call);
    stopped_ = true;
  }
  // Gives up without a question: the budget is used up, or an error is on its way (exec.thrown).
  void stop() { stopped_ = true; }
  void fail() { stopped_ = failed_ = true; }
  bool stopped() const { return stopped_; }
  bool failed() const { return failed_; }
  const std::optional<UserCall>& wanted() const { return wanted_; }

 private:
  std::vector<UserAnswer> known_;
  std::size_t asked_ = 0;
  std::optional<UserCall> wanted_;
  bool stopped_ = false;
  bool failed_ = false;
};

// util.inspect(value, options). The text means nothing when `answers` has stopped.
std::u16string inspect(Exec& exec, Value value, const InspectOptions& options, Answers& answers);
// util.formatWithOptions(options, ...arguments), what console.log prints.
std::u16string format_with_options(Exec& exec, const InspectOptions& options, std::span<const Value> arguments,
                                   Answers& answers);
// Options as a program writes them, over `defaults`.
InspectOptions read_inspect_options(Exec& exec, Value object, InspectOptions defaults, Answers& answers);
// String(value).
std::u16string value_to_text(Exec& exec, Value value, Answers& answers);
// [[Get]] on an object; a getter is a question.
Value get_with_answers(Exec& exec, CellId object, PropertyKey key, Answers& answers);

// Columns on a terminal; escape sequences count as nothing.
std::size_t display_width(std::u16string_view text);

// --- the functions of the util module, made once per run: util.inspect is passed to custom inspect functions.
enum class InspectBuiltin : std::uint8_t {
  Inspect,
  Format,
  FormatWithOptions,
  StylizeNoColor,
  StylizeWithColor,
  Count
};
CellId inspect_builtin(Exec& exec, InspectBuiltin which);

}  // namespace loopscope::js
