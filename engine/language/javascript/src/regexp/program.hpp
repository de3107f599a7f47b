#pragma once
// What a pattern compiles to, and what the matcher runs. The machine has a place in the code, a position in the
// subject, registers, and a stack of choices that it goes back to when something does not match. Every register that
// changes is noted on that stack, so going back restores it.
//
//   registers: [ begin and end of capture 0 | of capture 1 | ... | counters and positions of loops and lookarounds ]
#include <array>
#include <cstdint>
#include <javascript/regexp.hpp>
#include <memory>
#include <optional>
#include <vector>

#include "code_point_set.hpp"
#include "tree.hpp"
#include "unicode.hpp"

namespace loopscope::js {

// `a` and `b` are the instruction's operands. Backward instructions, those in lookbehinds, read what is before the
// position and move towards the start.
enum class Op : std::uint8_t {
  Character,      // the character a
  Set,            // a character of sets[a]
  Repeat,         // as many characters of repeats[a] as there are, fewer when the rest does not match
  BackReference,  // what capture a holds; an empty string when it holds nothing
  Assertion,      // AssertionKind a
  Save,           // registers[a] = position
  Clear,          // captures a..b-1 hold nothing
  CheckAdvanced,  // fails when registers[a] == position
  Jump,           // goes to a
  Fork,           // goes on; later at a
  ForkJump,       // goes to a; later on
  LoopBegin,      // the counter of loops[a] is 0
  LoopTest,       // into the body of loops[a], or to its end, or one later than the other
  LoopNext,       // counts, and fails when an optional round was empty
  LookBegin,      // registers[a] = position, registers[a + 1] = height of the stack
  LookEnd,        // position = registers[a]; no choice above the height registers[a + 1] stays open
  NegativeBegin,  // registers[a] = height of the stack; later at b
  NegativeEnd,    // gives up everything above the height registers[a], even its choice, and fails
  Match,
};

struct Instruction {
  Op op;
  bool is_backward = false;
  std::uint32_t a = 0;
  std::uint32_t b = 0;
};

// A set that answers for Latin-1 from a bitmap.
class MatchSet {
 public:
  explicit MatchSet(CodePointSet set);

  bool contains(char32_t point) const {
    if (point < 256) return (latin_[point / 64] >> (point % 64) & 1) != 0;
    return has_others_ && set_.contains(point);
  }

 private:
  std::array<std::uint64_t, 4> latin_{};
  bool has_others_;
  CodePointSet set_;
};

struct Repeat {
  std::uint32_t set;
  std::uint32_t min, max;
};

struct Loop {
  std::uint32_t min, max;
  bool is_greedy;
  bool can_be_empty;
  // The round's number, from 0, and where it began.
  std::uint32_t counter;
  std::uint32_t start;
  std::uint32_t end = 0;
};

struct RegExpCode {
  RegExpFlags flags;
  CaseFolding folding{false};
  std::uint32_t capture_count = 1;
  std::uint32_t register_count = 2;
  std::vector<RegExpGroupName> group_names;
  std::vector<Instruction> instructions;
  std::vector<MatchSet> sets;
  std::vector<Repeat> repeats;
  std::vector<Loop> loops;
  // The letters, digits and _ of \b.
  MatchSet word{CodePointSet()};
  // A match begins with one of these; no filter when it may be empty or begin with anything.
  std::optional<MatchSet> first;
  // Every match begins at the start of the subject.
  bool is_anchored = false;
};

std::unique_ptr<const RegExpCode> compile_tree(const Tree& tree, RegExpFlags flags);

// The characters a match may begin with; nothing when it may be empty, or begin with anything.
std::optional<CodePointSet> first_characters(const Tree& tree, const CaseFolding* folding);
bool is_anchored(const Tree& tree);

}  // namespace loopscope::js
