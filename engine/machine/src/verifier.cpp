#include <machine/stack_effect.hpp>
#include <machine/verifier.hpp>

#include <algorithm>

namespace loopscope {

namespace {

constexpr std::int32_t unknown = -1;

class Verifier {
 public:
  explicit Verifier(const Code& code) : code_(code), depths_(code.instructions.size(), unknown) {}

  Verification run() {
    if (code_.instructions.empty()) return {"no instructions", 0};
    if (code_.spans.size() != code_.instructions.size()) return {"spans and instructions differ in number", 0};
    for (std::uint32_t pc = 0; pc < size(); ++pc) check_operands(pc);
    check_handlers();
    if (!fault_.empty()) return {fault_, 0};
    reach(0, 0);
    do {
      follow_all();
    } while (enter_handlers());
    for (const Handler& handler : code_.handlers) check_kept_operands(handler);
    return {fault_, static_cast<std::uint32_t>(most_)};
  }

 private:
  std::uint32_t size() const { return static_cast<std::uint32_t>(code_.instructions.size()); }

  void fail(std::uint32_t pc, const std::string& what) {
    if (fault_.empty()) fault_ = "at " + std::to_string(pc) + " (" + std::string(name(pc)) + "): " + what;
  }
  std::string_view name(std::uint32_t pc) const {
    return pc < size() ? op_info(code_.instructions[pc].op).name : std::string_view("end");
  }

  void check_operands(std::uint32_t pc) {
    Instruction instruction = code_.instructions[pc];
    if (static_cast<std::size_t>(instruction.op) >= op_count) return fail(pc, "no such op");
    const OpInfo& info = op_info(instruction.op);
    check_below(pc, info.b == OperandKind::target, instruction.b, size(), "target");
    check_below(pc, info.b == OperandKind::constant, instruction.b, code_.constants.size(), "constant");
    check_below(pc, info.b == OperandKind::scope, instruction.b, code_.scopes.size(), "scope");
    check_below(pc, info.b == OperandKind::code, instruction.b, code_.functions.size(), "nested function");
    bool is_local = info.b == OperandKind::slot && info.a != OperandKind::depth;
    check_below(pc, is_local, instruction.b, code_.local_count, "local");
  }

  void check_below(std::uint32_t pc, bool applies, std::int32_t value, std::size_t limit, const char* what) {
    if (applies && (value < 0 || static_cast<std::size_t>(value) >= limit))
      fail(pc, std::string(what) + " out of range");
  }

  void check_handlers() {
    for (const Handler& handler : code_.handlers) {
      bool is_sound = handler.begin < handler.end && handler.end <= size() && handler.target < size();
      if (!is_sound) fail(handler.target, "handler out of range");
    }
  }

  void reach(std::uint32_t pc, std::int32_t depth) {
    if (pc >= size()) return fail(pc, "control falls off the end");
    most_ = std::max(most_, depth);
    if (depths_[pc] == unknown) {
      depths_[pc] = depth;
      pending_.push_back(pc);
      return;
    }
    if (depths_[pc] != depth) {
      fail(pc, "reached with " + std::to_string(depth) + " and with " + std::to_string(depths_[pc]) + " operands");
    }
  }

  void follow(std::uint32_t pc) {
    Instruction instruction = code_.instructions[pc];
    std::int32_t depth = depths_[pc];
    if (operands_taken(instruction) > depth) return fail(pc, "too few operands: " + std::to_string(depth));
    if (instruction.op == Op::Pick && instruction.a >= depth) return fail(pc, "picks below the operands");
    if (is_jump(instruction.op))
      reach(static_cast<std::uint32_t>(instruction.b), depth + stack_effect_of_jump(instruction));
    most_ = std::max(most_, depth + op_info(instruction.op).pushes);
    if (!ends_path(instruction.op)) reach(pc + 1, depth + stack_effect(instruction));
  }

  void follow_all() {
    while (fault_.empty() && !pending_.empty()) {
      std::uint32_t pc = pending_.back();
      pending_.pop_back();
      follow(pc);
    }
  }

  // Handlers whose code has been reached and whose target has not. False: none is left.
  bool enter_handlers() {
    bool entered = false;
    for (const Handler& handler : code_.handlers) {
      if (!fault_.empty()) return false;
      if (depths_[handler.target] != unknown) continue;
      auto begin = depths_.begin() + handler.begin, end = depths_.begin() + handler.end;
      if (std::none_of(begin, end, [](std::int32_t depth) { return depth != unknown; })) continue;
      reach(handler.target, handler.depth + (handler.is_finally ? 2 : 1));
      entered = true;
    }
    return entered;
  }

  void check_kept_operands(const Handler& handler) {
    std::int32_t at_target = depths_[handler.target], expected = handler.depth + (handler.is_finally ? 2 : 1);
    if (at_target != unknown && at_target != expected) fail(handler.target, "entered by a handler with another depth");
    for (std::uint32_t pc = handler.begin; pc < handler.end && fault_.empty(); ++pc) {
      bool too_few = depths_[pc] != unknown && depths_[pc] < handler.depth;
      if (too_few) fail(pc, "fewer operands than its handler keeps");
    }
  }

  const Code& code_;
  std::vector<std::int32_t> depths_;
  std::vector<std::uint32_t> pending_;
  std::int32_t most_ = 0;
  std::string fault_;
};

}  // namespace

Verification verify(const Code& code) { return Verifier(code).run(); }

}  // namespace loopscope
