#include <machine/stack_effect.hpp>

namespace loopscope {

std::int32_t operands_taken(Instruction instruction) {
  std::int32_t pops = op_info(instruction.op).pops;
  return pops < 0 ? instruction.a - pops - 1 : pops;
}

std::int32_t stack_effect(Instruction instruction) {
  if (instruction.op == Op::ForOfFast) return 0;
  return op_info(instruction.op).pushes - operands_taken(instruction);
}

std::int32_t stack_effect_of_jump(Instruction instruction) {
  if (instruction.op == Op::ForOfFast) return 2;
  if (instruction.op == Op::ForInNext) return 0;
  return stack_effect(instruction);
}

bool ends_path(Op op) {
  switch (op) {
    case Op::Jump:
    case Op::Loop:
    case Op::Throw:
    case Op::ThrowError:
    case Op::ThrowConstAssignment:
    case Op::Return:
      return true;
    default:
      return false;
  }
}

}  // namespace loopscope
