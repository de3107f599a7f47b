#pragma once
// What an instruction does to the number of operands, and where control goes after it. The op table says most of it;
// the few ops whose branch differs from their fall-through are told apart here.
#include <machine/code.hpp>

namespace loopscope {

// Operands that the instruction takes.
std::int32_t operands_taken(Instruction instruction);
// Change of depth when control goes on with the next instruction.
std::int32_t stack_effect(Instruction instruction);
// Change of depth when it jumps.
std::int32_t stack_effect_of_jump(Instruction instruction);
// The op never goes on with the next instruction.
bool ends_path(Op op);
inline bool is_jump(Op op) { return op_info(op).b == OperandKind::target; }

}  // namespace loopscope
