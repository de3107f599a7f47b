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

}  // namespace loopscope::js
