#include "matcher.hpp"

#include <algorithm>
#include <base/white_space.hpp>
#include <utility>

namespace loopscope::js {

namespace {

bool is_lead(char16_t unit) { return (unit & 0xFC00) == 0xD800; }
bool is_trail(char16_t unit) { return (unit & 0xFC00) == 0xDC00; }
char32_t joined(char16_t lead, char16_t trail) {
  return 0x10000 + ((char32_t{lead} & 0x3FF) << 10) + (char32_t{trail} & 0x3FF);
}

}  // namespace

Matcher::Matcher(const RegExpCode& code, std::u16string_view subject, std::uint64_t& budget)
    : code_(code),
      subject_(subject),
      budget_(budget),
      is_by_code_point_(code.flags.is_by_code_point()),
      is_exhausted_(subject.size() >= largest_subject),
      registers_(code.register_count, -1) {}

RegExpOutcome Matcher::run(std::size_t start) {
  place_ = 0;
  stand_at(start);
  while (budget_ > 0 && !is_exhausted_) {
    --budget_;
    const Instruction& instruction = code_.instructions[place_++];
    if (instruction.op == Op::Match) return RegExpOutcome::Match;
    if (!execute(instruction) && !backtrack()) return RegExpOutcome::NoMatch;
  }
  return RegExpOutcome::OutOfBudget;
}

bool Matcher::execute(const Instruction& instruction) {
  switch (instruction.op) {
    case Op::Character:
      return match_character(instruction);
    case Op::Set:
      return match_set(code_.sets[instruction.a], instruction.is_backward);
    case Op::Repeat:
      return match_repeat(instruction);
    case Op::BackReference:
      return match_back_reference(instruction);
    case Op::Assertion:
      return holds(static_cast<AssertionKind>(instruction.a));
    case Op::Save:
      return set_register(instruction.a, position_), true;
    case Op::Clear:
      return clear(instruction.a, instruction.b);
    case Op::CheckAdvanced:
      return registers_[instruction.a] != position_;
    case Op::Jump:
      return jump(instruction.a);
    case Op::Fork:
      return fork(instruction.a, place_);
    case Op::ForkJump:
      return fork(place_, instruction.a);
    case Op::LoopBegin:
      return set_register(code_.loops[instruction.a].counter, 0), true;
    case Op::LoopTest:
      return test_loop(code_.loops[instruction.a]);
    case Op::LoopNext:
      return count_round(code_.loops[instruction.a]);
    case Op::LookBegin:
      return begin_look(instruction.a);
    case Op::LookEnd:
      return end_look(instruction.a);
    case Op::NegativeBegin:
      return begin_negative(instruction);
    case Op::NegativeEnd:
      return end_negative(instruction.a);
    case Op::Match:
      return true;
  }
  return false;
}

void Matcher::copy_captures(std::vector<std::ptrdiff_t>& captures) const {
  captures.assign(registers_.begin(), registers_.begin() + 2 * std::ptrdiff_t{code_.capture_count});
  // A capture that never closed took no part.
  for (std::size_t i = 0; i < captures.size(); i += 2) {
    if (captures[i] < 0 || captures[i + 1] < 0) captures[i] = captures[i + 1] = -1;
  }
}

// --- the stack -------------------------------------------------------------------------------------------------------

void Matcher::push(Tag tag, std::uint32_t operand, Position position) {
  spend(1);
  if (stack_.size() >= largest_stack)
    is_exhausted_ = true;
  else
    stack_.push_back({tag | operand, position});
}

void Matcher::set_register(std::uint32_t index, Position value) {
  push(Undo, index, registers_[index]);
  registers_[index] = value;
}

// Undoes what happened since the last open choice and takes it; false when none is open.
bool Matcher::backtrack() {
  while (!stack_.empty()) {
    Entry entry = stack_.back();
    stack_.pop_back();
    switch (entry.tag()) {
      case Choice:
        return position_ = entry.position, jump(entry.operand());
      case RepeatChoice:
        return resume_repeat(entry);
      default:
        restore(entry);
    }
  }
  return false;
}

// --- characters ------------------------------------------------------------------------------------------------------

bool Matcher::read(bool is_backward, char32_t& point) {
  return is_backward ? read_backward(point) : read_forward(point);
}

bool Matcher::read_forward(char32_t& point) {
  if (position_ >= length() || is_inside_pair_) return false;
  char16_t first = unit(position_++);
  bool is_pair = is_by_code_point_ && is_lead(first) && position_ < length() && is_trail(unit(position_));
  point = is_pair ? joined(first, unit(position_++)) : first;
  return true;
}

bool Matcher::read_backward(char32_t& point) {
  if (position_ == 0 || is_inside_pair_) return false;
  char16_t last = unit(--position_);
  bool is_pair = is_by_code_point_ && is_trail(last) && position_ > 0 && is_lead(unit(position_ - 1));
  point = is_pair ? joined(unit(--position_), last) : last;
  return true;
}

bool Matcher::match_set(const MatchSet& set, bool is_backward) {
  char32_t point = 0;
  return read(is_backward, point) && set.contains(point);
}

bool Matcher::match_character(const Instruction& instruction) {
  char32_t point = 0;
  return read(instruction.is_backward, point) && point == instruction.a;
}

// Takes all it can. What it may give up again is one choice, whatever its length: above the limit, the position after
// the characters that must be.
bool Matcher::match_repeat(const Instruction& instruction) {
  const Repeat& repeat = code_.repeats[instruction.a];
  Position limit = position_;
  std::uint32_t count = 0;
  for (Position before = position_; count < repeat.max; before = position_, ++count) {
    if (count == repeat.min) limit = position_;
    if (match_set(code_.sets[repeat.set], instruction.is_backward)) continue;
    position_ = before;
    break;
  }
  spend(count);
  if (count < repeat.min) return false;
  if (count == repeat.min) return true;
  push(RepeatLimit, place_, limit);
  push(RepeatChoice, place_, position_);
  return true;
}

// One character less, which is again a choice while there are more above the limit.
bool Matcher::resume_repeat(const Entry& reached) {
  Position limit = stack_.back().position;
  bool is_backward = code_.instructions[reached.operand() - 1].is_backward;
  char32_t given_up = 0;
  position_ = reached.position;
  read(!is_backward, given_up);
  if (position_ == limit)
    stack_.pop_back();
  else
    push(RepeatChoice, reached.operand(), position_);
  return jump(reached.operand());
}

// ECMA-262 22.2.2.7.2, BackreferenceMatcher.
bool Matcher::match_back_reference(const Instruction& instruction) {
  Position begin = registers_[2 * instruction.a];
  Position end = registers_[2 * instruction.a + 1];
  if (is_inside_pair_) return false;
  if (begin < 0 || end < 0) return true;
  spend(static_cast<std::uint64_t>(end - begin));
  return match_same(begin, end, instruction.is_backward);
}

// Reads the captured text and the subject side by side, in the same direction.
bool Matcher::match_same(Position begin, Position end, bool is_backward) {
  Position captured = is_backward ? end : begin;
  Position last = is_backward ? begin : end;
  while (captured != last) {
    char32_t expected = 0;
    char32_t actual = 0;
    std::swap(position_, captured);
    read(is_backward, expected);
    std::swap(position_, captured);
    if (!read(is_backward, actual) || !is_same(expected, actual)) return false;
  }
  return true;
}

bool Matcher::is_same(char32_t a, char32_t b) const {
  if (a == b) return true;
  return code_.flags.ignore_case && code_.folding.canonicalize(a) == code_.folding.canonicalize(b);
}

// --- assertions (ECMA-262 22.2.2.4) ----------------------------------------------------------------------------------

bool Matcher::holds(AssertionKind kind) const {
  switch (kind) {
    case AssertionKind::TextStart:
      return position_ == 0;
    case AssertionKind::TextEnd:
      return position_ == length();
    case AssertionKind::LineStart:
      return position_ == 0 || is_line_end_at(position_ - 1);
    case AssertionKind::LineEnd:
      return position_ == length() || is_line_end_at(position_);
    case AssertionKind::WordBoundary:
      return is_word_at(position_ - 1) != is_word_at(position_);
    case AssertionKind::NotWordBoundary:
      return is_word_at(position_ - 1) == is_word_at(position_);
  }
  return false;
}

bool Matcher::is_line_end_at(Position position) const { return is_line_terminator(char32_t{unit(position)}); }

bool Matcher::is_word_at(Position position) const {
  return position >= 0 && position < length() && code_.word.contains(unit(position));
}

// --- control ---------------------------------------------------------------------------------------------------------

bool Matcher::jump(std::uint32_t target) {
  place_ = target;
  return true;
}

bool Matcher::fork(std::uint32_t later, std::uint32_t next) {
  push(Choice, later, position_);
  return jump(next);
}

bool Matcher::clear(std::uint32_t first, std::uint32_t end) {
  for (std::uint32_t index = 2 * first; index < 2 * end; ++index) {
    if (registers_[index] >= 0) set_register(index, -1);
  }
  spend(end - first);
  return true;
}

bool Matcher::test_loop(const Loop& loop) {
  auto rounds = static_cast<std::uint32_t>(registers_[loop.counter]);
  if (rounds < loop.min) return true;
  if (rounds >= loop.max) return jump(loop.end);
  return loop.is_greedy ? fork(loop.end, place_) : fork(place_, loop.end);
}

bool Matcher::count_round(const Loop& loop) {
  Position rounds = registers_[loop.counter];
  bool is_optional = static_cast<std::uint32_t>(rounds) >= loop.min;
  if (loop.can_be_empty && is_optional && registers_[loop.start] == position_) return false;
  // Without a largest number it is enough to know that there were enough.
  if (loop.max != unlimited || !is_optional) set_register(loop.counter, rounds + 1);
  return true;
}

bool Matcher::begin_look(std::uint32_t index) {
  set_register(index, position_);
  set_register(index + 1, height());
  return true;
}

// The choices go, the undos stay: who goes back beyond the lookaround must find the captures as they were.
bool Matcher::end_look(std::uint32_t index) {
  position_ = registers_[index];
  auto bottom = stack_.begin() + registers_[index + 1];
  spend(static_cast<std::uint64_t>(stack_.end() - bottom));
  stack_.erase(std::remove_if(bottom, stack_.end(), [](const Entry& entry) { return entry.tag() != Undo; }),
               stack_.end());
  return true;
}

bool Matcher::begin_negative(const Instruction& instruction) {
  set_register(instruction.a, height());
  push(Choice, instruction.b, position_);
  return true;
}

bool Matcher::end_negative(std::uint32_t index) {
  auto bottom = static_cast<std::size_t>(registers_[index]);
  while (stack_.size() > bottom) {
    if (stack_.back().tag() == Undo) restore(stack_.back());
    stack_.pop_back();
  }
  return false;
}

}  // namespace loopscope::js
