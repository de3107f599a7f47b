#pragma once
// Compares a header's tree with the schema: unknown keys, wrong types, values out of range, keys that are missing.
#include <source/diagnostic.hpp>
#include <text/text.hpp>

#include "toml_tree.hpp"

namespace loopscope {

void validate_header(const TomlValue& root, Language language, std::vector<Diagnostic>& faults);

}  // namespace loopscope
