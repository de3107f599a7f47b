#pragma once
// Reads the TOML of a header to its end whatever is wrong in it: a line that toml++ refuses becomes one placed fault
// and is left out, and the rest is read again. So an author sees every fault at once.
#include <source/diagnostic.hpp>
#include <text/text.hpp>

#include "toml_tree.hpp"

namespace loopscope {

TomlValue parse_toml_with_recovery(TomlLines lines, Language language, std::vector<Diagnostic>& faults);

}  // namespace loopscope
