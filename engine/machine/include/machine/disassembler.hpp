#pragma once
// Code as text, for tests and for people who work on the engine: one line an instruction, then the handlers.
#include <machine/code.hpp>

#include <functional>
#include <string>

namespace loopscope {

// Constants are heap values, which only their heap can read.
using ValuePrinter = std::function<std::string(Value)>;

std::string disassemble(const Code& code, const ValuePrinter& print);

}  // namespace loopscope
