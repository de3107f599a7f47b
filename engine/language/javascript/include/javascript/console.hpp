#pragma once
// The console object: %Console%, its methods on node's order, and its private state.
#include <javascript/inspect.hpp>
#include <machine/machine.hpp>

namespace loopscope::js {

// Makes the methods of %Console% enumerable, and console.Console, whose instances write to streams of the program, a
// class.
void set_up_console_class(Exec& exec);
// Writes a text and a line break as console.log does: behind the indentation of the open groups.
void print_line(Exec& exec, Stream stream, std::u16string text);
// process.emitWarning of a plain warning.
void print_warning(Exec& exec, std::u16string_view text);

}  // namespace loopscope::js
