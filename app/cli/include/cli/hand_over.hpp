#pragma once
// The program is two executables: this one starts fast and holds the command line; the other, beside it, is linked to
// everything a window needs. What this one cannot do it hands over.
#include <string>

namespace loopscope::cli {

// Replaces this process by `name` from the program's own folder, with the same arguments. Returns only when that is
// impossible, and says why.
std::string hand_over(const std::string& name, char** arguments);

}  // namespace loopscope::cli
