#include <filesystem>

#include <text/cli_text.hpp>
#include "context.hpp"

namespace loopscope::cli {

namespace {

// A word that is no path was meant as a command.
std::string missing_message(const Context& context, const std::string& word) {
  bool path = word.find_first_of("./") != std::string::npos;
  if (path) return context.say(CliText::cli_no_such_file, word);
  return unknown_command_message(word, context.language(), context.services().shoot != nullptr);
}

}  // namespace

int window_command(const Context& context) {
  const CommandLine& line = context.line();
  const Services& services = context.services();
  std::string file = line.files.empty() ? "" : line.files.front();
  std::error_code error;
  for (const std::string& each : line.files) {
    if (std::filesystem::exists(each, error)) continue;
    context.complain(missing_message(context, each));
    return exit_usage;
  }
  WindowRequest request{file,         line.profile,  line.limits,         line.schedule, line.step,
                        line.present, line.language, line.language_given, line.files};
  std::optional<int> code = services.open_window ? services.open_window(request) : std::nullopt;
  if (code) return *code;
  context.complain(context.say(CliText::cli_no_display, command_names(services.shoot != nullptr)));
  return exit_no_display;
}

}  // namespace loopscope::cli
