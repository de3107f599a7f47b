#pragma once
#include <optional>
#include <string>

namespace loopscope {

// The bytes of a regular file; nothing when there is none or it cannot be read.
std::optional<std::string> read_bytes(const std::string& path);

}  // namespace loopscope
