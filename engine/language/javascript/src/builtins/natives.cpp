#include <javascript/native.hpp>

namespace loopscope::js {

#define GROUP(rows, target) extern const std::span<const NativeRow> rows;
#include <javascript/natives.def>
#undef GROUP

std::span<const NativeRow> native_group(std::uint32_t group) {
  static constexpr const std::span<const NativeRow>* groups[] = {
#define GROUP(rows, target) &rows,
#include <javascript/natives.def>
#undef GROUP
  };
  return *groups[group];
}

const NativeRow& native_row(std::uint32_t native) { return native_group(native >> 8)[native & 0xFF]; }

std::uint32_t native_number(std::string_view rows, std::uint32_t row) {
  static constexpr std::string_view names[] = {
#define GROUP(rows, target) #rows,
#include <javascript/natives.def>
#undef GROUP
  };
  std::uint32_t group = 0;
  while (names[group] != rows) ++group;
  return group << 8 | row;
}

}  // namespace loopscope::js
