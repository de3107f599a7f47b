#pragma once
// Where node 20.20.2's own library stands in stack traces and above uncaught errors: its functions that are builtins
// here have places in node's files, and an error thrown there is shown with an excerpt of that file.
#include <javascript/realm.hpp>

namespace loopscope::js {

// "node:timers:140:3" for a builtin that is JavaScript in node; empty for others.
std::string_view library_place(Heap& heap, CellId function);
// What node prints above an uncaught error whose innermost frame is this line ("setTimeout (node:timers:140:3)"); empty
// when the line is no known place of the library.
std::string_view library_excerpt(std::string_view frame);
// The same of text that is no source file: JSON.parse blames the text it reads.
std::string evaluated_excerpt(std::u16string_view text, std::uint32_t at);
// Puts these lines, separated by line breaks, in place of the prelude's own frames at the top of the error's stack.
void set_library_frames(Exec& exec, CellId error, std::string_view lines);

}  // namespace loopscope::js
