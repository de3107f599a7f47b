#include <cli/commands.hpp>

#include "context.hpp"

namespace loopscope::cli {

namespace {

int dispatch(const Context& context) {
  switch (context.line().command) {
    case Command::Window:
      return window_command(context);
    case Command::Run:
      return run_command(context);
    case Command::Tell:
      return tell_command(context);
    case Command::State:
      return state_command(context);
    case Command::Check:
      return check_command(context);
    case Command::Verify:
      return verify_command(context);
    case Command::Trace:
      return trace_command(context);
    case Command::Explore:
      return explore_command(context);
    case Command::Diff:
      return diff_command(context);
    case Command::Quiz:
      return quiz_command(context);
    case Command::Shot:
      return shot_command(context);
    case Command::New:
      return new_command(context);
    case Command::List:
      return list_command(context);
  }
  return exit_usage;
}

int reply(const CommandReply& reply, const Services& services) {
  ByteSink& sink = reply.exit_code == exit_fine ? *services.out : *services.err;
  sink.write(reply.text);
  return reply.exit_code;
}

}  // namespace

void Context::complain(std::string_view message) const {
  services_.out->flush();
  while (!message.empty()) {
    std::size_t end = std::min(message.find('\n'), message.size());
    services_.err->write(fmt::format("loopscope: {}\n", message.substr(0, end)));
    message.remove_prefix(std::min(end + 1, message.size()));
  }
  services_.err->flush();
}

int run_command_line(const std::vector<std::string>& arguments, const Services& services) {
  ParseSettings settings{language_from_locale(services.locale), services.version, services.shoot != nullptr};
  auto parsed = parse_command_line(arguments, settings);
  auto* line = std::get_if<CommandLine>(&parsed);
  int code = line ? dispatch(Context(*line, services)) : reply(std::get<CommandReply>(parsed), services);
  services.out->flush();
  services.err->flush();
  return code;
}

}  // namespace loopscope::cli
