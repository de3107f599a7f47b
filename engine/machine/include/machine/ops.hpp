#pragma once
// The op enum and its table, fed by ops.def.
#include <cstdint>
#include <string_view>

namespace loopscope {

enum class Op : std::uint16_t {
#define OP(name, kind, a, b, pops, pushes, meaning) name,
#include <machine/ops.def>
#undef OP
};

enum class OpKind : std::uint8_t { CORE, MIXED, LANG };
enum class OperandKind : std::uint8_t {
  none,
  argc,
  slot,
  depth,
  constant,
  code,
  scope,
  target,
  flag,
  count,
  mark,
  intrinsic,
  integer
};

struct OpInfo {
  std::string_view name;
  OpKind kind;
  OperandKind a, b;
  std::int8_t pops;  // negative: -pops - 1 + a operand a
  std::int8_t pushes;
  std::string_view meaning;
};

inline constexpr OpInfo op_table[] = {
#define OP(name, kind, a, b, pops, pushes, meaning) \
  {#name, OpKind::kind, OperandKind::a, OperandKind::b, pops, pushes, meaning},
#include <machine/ops.def>
#undef OP
};
inline constexpr std::size_t op_count = sizeof(op_table) / sizeof(op_table[0]);

inline const OpInfo& op_info(Op op) { return op_table[static_cast<std::size_t>(op)]; }

}  // namespace loopscope
