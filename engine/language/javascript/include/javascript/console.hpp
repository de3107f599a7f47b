#pragma once
// The console object: %Console%, its methods on node's order, and its private state.
#include <javascript/inspect.hpp>
#include <machine/machine.hpp>

namespace loopscope::js {

// Makes the methods of %Console% enumerable, and console.Console, whose instances write to streams of the program, a
// class.
void set_up_console_class(Exec& exec);
// Writes a text and a line break as console.log does: behind the indentation of the open groups. Undefined, or, where
// the program has put its own function or stream in the place of the process's, what %ConsoleDeliver is to be called
// with.
Value print_line(Exec& exec, Stream stream, std::u16string text);
// The function with which process.stdout and stderr begin.
bool is_stdio_write(const Heap& heap, Value function);
// process.emitWarning of a plain warning.
void print_warning(Exec& exec, std::u16string_view text);

// Natives that the prelude's console calls, and those that its streams do (host/process.cpp).
std::span<const NativeRow> console_call_rows();
std::span<const NativeRow> stdio_write_call_rows();

}  // namespace loopscope::js
