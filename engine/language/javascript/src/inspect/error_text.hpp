#pragma once
// What happens to the text of an error's stack.
#include "context.hpp"

namespace loopscope::js::inspection {

bool is_error(const Exec& exec, CellId object);  // an error, or an instance of Error
std::vector<std::u16string> split_lines(std::u16string_view text);
std::u16string indent_lines(std::u16string_view text, int indentation);
// Frames that the cause's stack shows as well become "... n lines matching cause stack trace ...".
std::vector<std::u16string> fold_common_frames(std::vector<std::u16string> frames,
                                               const std::vector<std::u16string>& cause);
// Puts the name of the class into the stack's first line where it does not say it.
std::u16string improve_stack(std::u16string stack, const ConstructorName& constructor, std::u16string_view name,
                             std::u16string_view tag);

}  // namespace loopscope::js::inspection
