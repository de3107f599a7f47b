#include <machine/disassembler.hpp>

namespace loopscope {

namespace {

std::string constant_text(const Code& code, std::int32_t index, const ValuePrinter& print) {
  if (index < 0 || static_cast<std::size_t>(index) >= code.constants.size()) return "?";
  return print(code.constants[static_cast<std::size_t>(index)]);
}

std::string operand_text(const Code& code, OperandKind kind, std::int32_t value, const ValuePrinter& print) {
  constexpr const char* marks[] = {"statement", "expression", "call", "return", "await", "loop-test", "yield", "throw"};
  switch (kind) {
    case OperandKind::none:
      return "";
    case OperandKind::constant:
      return " " + constant_text(code, value, print);
    case OperandKind::target:
      return " ->" + std::to_string(value);
    case OperandKind::mark:
      return value < 8 ? std::string(" ") + marks[value] : " ?";
    case OperandKind::flag:
      return value == 0 ? "" : " /" + std::to_string(value);
    default:
      return " " + std::to_string(value);
  }
}

}  // namespace

std::string disassemble(const Code& code, const ValuePrinter& print) {
  std::string text;
  for (std::size_t pc = 0; pc < code.instructions.size(); ++pc) {
    Instruction instruction = code.instructions[pc];
    const OpInfo& info = op_info(instruction.op);
    std::string number = std::to_string(pc);
    text += std::string(number.size() < 3 ? 3 - number.size() : 0, ' ') + number + " " + std::string(info.name) +
            operand_text(code, info.a, instruction.a, print) + operand_text(code, info.b, instruction.b, print) + "\n";
  }
  for (const Handler& handler : code.handlers) {
    text += std::string(handler.is_finally ? "finally " : "catch ") + std::to_string(handler.begin) + ".." +
            std::to_string(handler.end) + " ->" + std::to_string(handler.target) + " depth " +
            std::to_string(handler.depth) + " environments " + std::to_string(handler.environments) + "\n";
  }
  return text;
}

}  // namespace loopscope
