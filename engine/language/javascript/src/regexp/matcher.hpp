#pragma once
// Runs a program at one place after another. Owned by one call; between two runs every register is back to -1.
#include <cstdint>
#include <string_view>
#include <vector>

#include "program.hpp"

namespace loopscope::js {

class Matcher {
 public:
  Matcher(const RegExpCode& code, std::u16string_view subject, std::uint64_t& budget);

  RegExpOutcome run(std::size_t start);
  RegExpOutcome search(std::size_t start);
  // After a match.
  void copy_captures(std::vector<std::ptrdiff_t>& captures) const;
  // `start` itself, or the begin of the surrogate pair that it is inside of.
  std::size_t aligned(std::size_t start) const;

 private:
  using Position = std::int32_t;

  // On the stack: a choice is a place in the code and a position. A repeat is the same with the position reached, above
  // its limit, the position that it must not give up. An undo is a register and its former value.
  enum Tag : std::uint32_t { Choice = 0, RepeatChoice = 1u << 30, RepeatLimit = 2u << 30, Undo = 3u << 30 };
  static constexpr std::uint32_t tag_mask = 3u << 30;
  struct Entry {
    std::uint32_t tagged;
    Position position;

    std::uint32_t tag() const { return tagged & tag_mask; }
    std::uint32_t operand() const { return tagged & ~tag_mask; }
  };
  static constexpr std::size_t largest_stack = 8'000'000;
  static constexpr std::size_t largest_subject = 1u << 30;

  bool may_begin_at(std::size_t index);
  void stand_at(std::size_t index);
  bool execute(const Instruction& instruction);
  bool backtrack();
  void push(Tag tag, std::uint32_t operand, Position position);
  void spend(std::uint64_t steps) { budget_ -= steps < budget_ ? steps : budget_; }
  void set_register(std::uint32_t index, Position value);
  void restore(const Entry& undo) { registers_[undo.operand()] = undo.position; }
  bool resume_repeat(const Entry& reached);

  bool read(bool is_backward, char32_t& point);
  bool read_forward(char32_t& point);
  bool read_backward(char32_t& point);
  bool match_set(const MatchSet& set, bool is_backward);
  bool match_character(const Instruction& instruction);
  bool match_repeat(const Instruction& instruction);
  bool match_back_reference(const Instruction& instruction);
  bool match_same(Position begin, Position end, bool is_backward);
  bool is_same(char32_t a, char32_t b) const;
  bool holds(AssertionKind kind) const;
  bool is_line_end_at(Position position) const;
  bool is_word_at(Position position) const;

  bool clear(std::uint32_t first, std::uint32_t end);
  bool fork(std::uint32_t later, std::uint32_t next);
  bool jump(std::uint32_t target);
  bool test_loop(const Loop& loop);
  bool count_round(const Loop& loop);
  bool begin_look(std::uint32_t index);
  bool end_look(std::uint32_t index);
  bool begin_negative(const Instruction& instruction);
  bool end_negative(std::uint32_t index);

  Position length() const { return static_cast<Position>(subject_.size()); }
  char16_t unit(Position position) const { return subject_[static_cast<std::size_t>(position)]; }
  Position height() const { return static_cast<Position>(stack_.size()); }

  const RegExpCode& code_;
  std::u16string_view subject_;
  std::uint64_t& budget_;
  bool is_by_code_point_;
  // As V8 does it, a search also tries inside a surrogate pair, where nothing can be read.
  bool is_inside_pair_ = false;
  bool is_exhausted_ = false;
  std::uint32_t place_ = 0;
  Position position_ = 0;
  std::vector<Position> registers_;
  std::vector<Entry> stack_;
};

}  // namespace loopscope::js
