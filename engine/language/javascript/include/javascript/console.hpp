#pragma once
// The console object: %Console%, its methods on node's order, and its private state.
#include <javascript/inspect.hpp>
#include <machine/machine.hpp>

namespace loopscope::js {

// Gives %Console% its tag, its prototype and enumerable methods, and makes it the global `console`.
void set_up_console(Exec& exec);
// Writes a text and a line break as console.log does: behind the indentation of the open groups.
void print_line(Exec& exec, Stream stream, std::u16string text);
// process.emitWarning of a plain warning.
void print_warning(Exec& exec, std::u16string_view text);

}  // namespace loopscope::js
