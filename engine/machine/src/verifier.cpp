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
    if (fault_.empty()) reach(0, 0);
    while (fault_.empty() && !pending_.empty()) {
      std::uint32_t pc = pending_.back();
      pending_.pop_back();
      follow(pc);
    }
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
    if (applies && (value < 0 || static_cast<std::size_t>(value) >= limit)) fail(pc, std::string(what) + " out of range");
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
    reach_handlers(pc, depth);
    if (is_jump(instruction.op)) reach(static_cast<std::uint32_t>(instruction.b), depth + stack_effect_of_jump(instruction));
    most_ = std::max(most_, depth + op_info(instruction.op).pushes);
    if (!ends_path(instruction.op)) reach(pc + 1, depth + stack_effect(instruction));
  }

  void reach_handlers(std::uint32_t pc, std::int32_t depth) {
    for (const Handler& handler : code_.handlers) {
      if (pc < handler.begin || pc >= handler.end) continue;
      if (handler.depth > depth) return fail(pc, "fewer operands than its handler keeps");
      reach(handler.target, handler.depth + (handler.is_finally ? 2 : 1));
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
