#pragma once
// Places of functions among reflect_rows (src/builtins/reflect.cpp), for those who ask a proxy's traps through them.
#include <cstdint>

namespace loopscope::js {

enum class ReflectRow : std::uint32_t { Get = 4, GetOwnPropertyDescriptor = 5, GetPrototypeOf = 6, Has = 7 };

}  // namespace loopscope::js
