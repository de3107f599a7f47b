#pragma once
// Whole files in and out, with the reason in words when it fails.
#include "context.hpp"

#include <optional>

namespace loopscope::cli {

// Nothing after saying why.
std::optional<std::string> read_bytes(const Context& context, const std::string& path);

// What comes on our own stdin, to its end.
std::optional<std::string> read_own_input(const Context& context);
// Our stdin is a file, so that reading it waits for nobody.
bool own_input_is_file();

enum class WriteOutcome : std::uint8_t { Written, Exists, Failed };
// Never overwrites. `reason` is set when it failed.
WriteOutcome create_file(const std::string& path, std::string_view bytes, std::string& reason);

}  // namespace loopscope::cli
