#pragma once
// The commands as one table: the parser, the help and the messages read it.
#include <cli/command_line.hpp>

#include <span>
#include <string_view>

namespace loopscope::cli {

enum class CommandArgument : std::uint8_t { None, File, Files, Name };

struct CommandRow {
  Command command;
  std::string_view name;
  TextId about;
  CommandArgument argument;
};

std::span<const CommandRow> command_table();

}  // namespace loopscope::cli
