#pragma once
// JSON text to values (ECMA-262 25.5.1), with the faults V8 reports. Never runs user code and never recurses.
#include <javascript/property.hpp>
#include <machine/exec.hpp>

#include <string>
#include <variant>

namespace loopscope::js {

struct JsonFault {
  std::u16string message;  // of the SyntaxError
  std::uint32_t at = 0;    // the unit of the text where it is
};
std::variant<Value, JsonFault> read_json(Exec& exec, std::u16string_view text);

}  // namespace loopscope::js
