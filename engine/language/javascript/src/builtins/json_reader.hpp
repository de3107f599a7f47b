#pragma once
// JSON text to values (ECMA-262 25.5.1), with the faults V8 reports. Never runs user code and never recurses.
#include <javascript/property.hpp>
#include <machine/exec.hpp>

#include <string>
#include <variant>

namespace loopscope::js {

// Either the value, or the message of the SyntaxError.
std::variant<Value, std::u16string> read_json(Exec& exec, std::u16string_view text);

}  // namespace loopscope::js
